"""The history in words: matches, deals, and what they came to."""

import json
from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QDateTime, QLocale, Qt, QTimeZone

from sjavs_desktop.app import history_rows as rows
from sjavs_desktop.app.history_rows import DealRow, MatchRow
from sjavs_desktop.app.settings import SETTINGS
from sjavs_desktop.core.pack import Pack
from sjavs_desktop.core.schema import Option
from sjavs_desktop.models.score_rows import crosses, number
from sjavs_desktop.models.score_sheet import HOW
from sjavs_desktop.ui import dress, pack_words
from sjavs_desktop.ui.card_words import suit_sign
from sjavs_desktop.ui.people import people

translate = QCoreApplication.translate

STATUS = {
    rows.GOING: QT_TRANSLATE_NOOP("history", "Going on"),
    rows.FINISHED: QT_TRANSLATE_NOOP("history", "Finished"),
    rows.ABANDONED: QT_TRANSLATE_NOOP("history", "Given up"),
}
ORIGINS = {
    "code": QT_TRANSLATE_NOOP("history", "from a code"),
    "branch": QT_TRANSLATE_NOOP("history", "tried out"),
    "duel": QT_TRANSLATE_NOOP("history", "duel"),
    "lesson": QT_TRANSLATE_NOOP("history", "lesson"),
}
"""What a match was begun from, by the first word of its origin."""
ROLES = {
    rows.DECLARER: QT_TRANSLATE_NOOP("history", "Declarer"),
    rows.PARTNER: QT_TRANSLATE_NOOP("history", "Partner"),
    rows.DEFENDER: QT_TRANSLATE_NOOP("history", "Defender"),
    rows.NOBODY: QT_TRANSLATE_NOOP("history", "Nobody bid"),
}
KINDS = {
    rows.PLAYED: QT_TRANSLATE_NOOP("history", "Played"),
    rows.CLAIMED: QT_TRANSLATE_NOOP("history", "Claimed"),
    rows.RESUMED: QT_TRANSLATE_NOOP("history", "Resumed"),
    rows.PRACTICE: QT_TRANSLATE_NOOP("history", "Practice"),
    rows.ABANDONED: QT_TRANSLATE_NOOP("history", "Given up"),
    rows.THROWN_IN: QT_TRANSLATE_NOOP("history", "Thrown in"),
    rows.GOING: QT_TRANSLATE_NOOP("history", "Going on"),
    rows.WATCHED: QT_TRANSLATE_NOOP("history", "Watched"),
}
"""The headings of the columns in which deals are counted."""
KIND_HELP = {
    rows.PLAYED: QT_TRANSLATE_NOOP("history", "Played at one go from the first card to the last"),
    rows.CLAIMED: QT_TRANSLATE_NOOP("history", "Ended early, when nothing could change the score any more"),
    rows.RESUMED: QT_TRANSLATE_NOOP("history", "Left in the midst and gone on with later"),
    rows.PRACTICE: QT_TRANSLATE_NOOP("history", "Something was taken back, or the deal was tried out"),
    rows.ABANDONED: QT_TRANSLATE_NOOP("history", "Given up with the match before the last card"),
    rows.THROWN_IN: QT_TRANSLATE_NOOP("history", "Nobody bid, and the cards were thrown in"),
    rows.GOING: QT_TRANSLATE_NOOP("history", "Not yet played to its end"),
    rows.WATCHED: QT_TRANSLATE_NOOP("history", "Played by bots alone"),
}
"""What those columns count; each deal stands in the first that fits, from Practice on."""

LEVELS = {str(one.value): one.label for option in SETTINGS if option.key == "level" for one in option.choices}


def say(words: object) -> str:
    """A word of the tables above in the current language."""
    return translate("history", str(words))


# -- Matches -----------------------------------------------------------------------------------------------------------


def moment(text: str) -> str:
    """A moment of the history in the user's time and language; a dash when it is not known."""
    when = QDateTime.fromString(text, Qt.DateFormat.ISODate)
    if not when.isValid():
        return "–"
    when.setTimeZone(QTimeZone(QTimeZone.Initialization.UTC))
    return QLocale().toString(when.toLocalTime(), QLocale.FormatType.ShortFormat)


def rules(match: MatchRow) -> str:
    """What was played."""
    return translate("rules", match.rules)


def level(keys: str) -> str:
    """The levels of the bots, as the settings call them."""
    return ", ".join(translate("settings", LEVELS[key]) if key in LEVELS else key for key in keys.split(", "))


def result(match: MatchRow) -> str:
    """How a match ended, or how it stands."""
    if match.status == rows.FINISHED and match.won is not None:
        return translate("history", "Won") if match.won else translate("history", "Lost")
    return say(STATUS[match.status])


def standing(match: MatchRow) -> str:
    """Crosses and game points by account, one's own first; of a match that is over the crosses alone, if it has any."""
    won: list[int] = json.loads(match.crosses)
    left = " : ".join(number(one) for one in json.loads(match.scores))
    marks = " : ".join(crosses(one) or "0" for one in won)
    if not any(won):
        return left
    return marks if match.status == rows.FINISHED else f"{marks}, {left}"


def remarks(match: MatchRow) -> str:
    """What else is to be known of a match, in a few words."""
    told = [say(ORIGINS[kind])] if (kind := match.origin.split(" ")[0]) in ORIGINS else []
    told += [translate("history", "practice")] if match.practice else []
    told += [translate("history", "resumed")] if match.resumed else []
    return ", ".join(told)


def names(match: MatchRow) -> tuple[str, ...]:
    """Who played, as the screen calls them."""
    return people(json.loads(match.players))


def about(match: MatchRow) -> str:
    """A match in a few lines."""
    each = zip(names(match), json.loads(match.levels), strict=True)
    players = ", ".join(name if key == rows.HUMAN else f"{name} ({level(key)})" for name, key in each)
    lines = [
        translate("history", "Players: {names}").format(names=players),
        translate("history", "Began: {moment}").format(moment=moment(match.began)),
        translate("history", "Series of deals: {seed}").format(seed=match.seed),
    ]
    if match.ended:
        lines.insert(2, translate("history", "Ended: {moment}").format(moment=moment(match.ended)))
    if match.origin:
        lines.append(translate("history", "Begun from: {origin}").format(origin=match.origin))
    return "\n".join(lines)


def house_rules(match: MatchRow, packs: Mapping[str, Pack]) -> list[str]:
    """The options of a match that differ from the standard of its pack, each with what was chosen."""
    pack = packs.get(match.pack)
    chosen: dict[str, Any] = json.loads(match.chosen)
    if pack is None:
        return []
    return [
        f"{pack_words.say(option.label)}: {choice}"
        for option in pack.options
        if option.key in chosen and chosen[option.key] != option.default
        for choice in labels(option, chosen[option.key])
    ]


def labels(option: Option, value: Any) -> list[str]:
    """What the choice of an option with that value is called; nothing when it has none such."""
    return [pack_words.say(one.label) for one in option.choices if one.value == value]


# -- Deals -------------------------------------------------------------------------------------------------------------


def declarer(deal: DealRow, match: MatchRow) -> str:
    """Who declared."""
    if deal.declarer is None:
        return "–"
    return names(match)[deal.declarer]


def played(deal: DealRow, match: MatchRow) -> str:
    """What was played: the contract and its trump suit."""
    sign = "" if deal.suit is None else sign_of(deal.suit, match)
    name = translate("rules", deal.contract_name) if deal.contract_name else ""
    return f"{name} {sign}".strip() or "–"


def sign_of(suit: int, match: MatchRow) -> str:
    """The sign of a suit in the deck of that match."""
    before = dress.worn()
    dress.wear(dress.fitting_for(match.cards))
    try:
        return suit_sign(suit)
    finally:
        dress.wear(before)


def role(deal: DealRow) -> str:
    """One's own part in a deal."""
    return say(ROLES[deal.role]) if deal.role in ROLES else ""


def came_to(deal: DealRow) -> str:
    """Whether a deal was won, and how."""
    if deal.outcome == rows.THROWN:
        return say(KINDS[rows.THROWN_IN])
    if deal.outcome != rows.SCORED:
        return say(STATUS[deal.outcome])
    key = f"{deal.band}_failed" if deal.made is False and f"{deal.band}_failed" in HOW else deal.band
    how = translate("score", str(HOW[key])) if key in HOW else ""
    if deal.tie or deal.won is None or not deal.role:
        return how or translate("history", "Tie")
    won = translate("history", "Won") if deal.won else translate("history", "Lost")
    plain = translate("score", "Won"), translate("score", "Failed"), won, ""
    return won if how in plain else f"{won} ({how})"


def signed(value: int) -> str:
    """Game points with their sign."""
    return f"+{value}" if value > 0 else number(value)


def remarks_on(deal: DealRow, match: MatchRow) -> str:
    """What else is to be known of a deal; where it is counted comes first."""
    kind = rows.kind(deal, match)
    told = [rows.PRACTICE] if deal.practice else []
    told += [rows.CLAIMED] if deal.claimed else []
    told += [rows.RESUMED] if deal.resumed else []
    if kind not in (*told, rows.PLAYED, rows.THROWN_IN, rows.GOING, rows.ABANDONED):
        told.insert(0, kind)
    return ", ".join(say(KINDS[one]) for one in told)
