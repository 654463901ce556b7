"""The rules page of games that a tariff pays: only what is switched on is told, and every number holds."""

import re
from dataclasses import replace
from itertools import product
from pathlib import Path

import pytest
from PySide6.QtGui import QTextDocument

from sjavs_desktop.app import library
from sjavs_desktop.core import tariff
from sjavs_desktop.core.cards import mask, parse
from sjavs_desktop.core.game import legal, start
from sjavs_desktop.core.pack import compile_rules, load
from sjavs_desktop.core.payoff import Tally
from sjavs_desktop.core.schema import OptionValue
from sjavs_desktop.core.state import View
from sjavs_desktop.paths import RULES
from sjavs_desktop.ui import dress, glossary, rules_page
from tests.ui.test_rules_page import has

PACKS, _ = library.packs()
PACK = PACKS["schafkopf"]

pytestmark = pytest.mark.usefixtures("qapp")


def lines(key: str = "schafkopf", **chosen: OptionValue) -> list[str]:
    """The page without settings and words, each row of a table on one line."""
    document = QTextDocument()
    html = rules_page.html(compile_rules(PACKS[key], chosen), PACKS[key])
    document.setHtml(re.sub(r"</t([dh])><t[dh][^>]*>", " ", html))
    text = document.toPlainText().partition("Settings of this match")[0]
    return [re.sub(r"\s+", " ", line).strip() for line in text.splitlines()]


def test_the_games_of_the_source_with_their_trumps() -> None:
    told = lines()
    assert has(
        told,
        "The 14 trumps, the highest first, are the Ober (Eichel, Gras, Herz, Schellen), the Unter (Eichel, Gras, Herz, "
        "Schellen) and Herz (Sau, Zehn, König, Neun, Acht, Sieben). The other suits rank Sau, Zehn, König, Neun, Acht, "
        "Sieben.",
        "Only the Unter (Eichel, Gras, Herz, Schellen) are trumps, the highest first. Every suit ranks Sau, Zehn, "
        "König, Ober, Neun, Acht, Sieben. It may be bid as Wenz-Tout: for every trick, counting double",
        "The games rank, the lowest first: Sauspiel; Wenz; Solo; Wenz-Tout; Solo-Tout.",
        "of equal games the earlier speaker has it, whatever the suit",
        "Whoever can call no Sau is gesperrt, locked, and cannot bid a Sauspiel.",
        "the Sau of one of these suits: Eichel, Gras, Schellen.",
        "The Herz-Sau is a trump and cannot be called.",
        "with at least 4 cards of the called suit",
        "The highest trump of a Sauspiel, the Eichel-Ober, is called der Alte",
    )


@pytest.mark.parametrize(
    "word",
    [
        "Farb",
        "Geier",
        "Bettel",
        "Ramsch",
        "Durchmarsch",
        "Hochzeit",
        "Sie:",
        "Legen",
        "marriage",
        "I play",
        "cat",
        "Old Mor",
    ],
)
def test_what_is_not_switched_on_is_not_told(word: str) -> None:
    assert not has(lines(), word)


def test_the_score_of_the_source() -> None:
    told = lines()
    assert has(
        told,
        "The declarer's side wins with 61 of the 120 Augen; 60 to 60 is lost for it.",
        "stays at 30 Augen or fewer, or the defenders at 29 or fewer",
        "They count from 3 on in Sauspiel, Solo and Solo-Tout.",
        "They count from 2 on in Wenz and Wenz-Tout.",
        "with Eichel-Ober, Gras-Ober, Herz-Ober, but not the next trump, a Sauspiel is with 3.",
        "With Schellen-Ober as the highest trump it is without 3.",
        "a Sauspiel is won, the defenders are Schneider, with 3 Laufende: 10 + 10 + 30 = 50. Each loser pays "
        "a winner 50.",
        "With a Kontra it is 100.",
        "In Sauspiel each loser pays one winner.",
        "each of the 3 defenders pays the declarer the whole value",
    )
    assert "Sauspiel 10 +10 +10 +10" in told
    assert "Solo-Tout 50 +10 ×2" in told


def test_the_limits_of_schneider_are_those_of_the_rules() -> None:
    rules = compile_rules(PACK)
    contract = rules.contract("sauspiel")
    for points, tricks, expected in ((30, 2, 1), (31, 2, 0), (90, 6, 0), (91, 6, 1), (0, 0, 2), (120, 8, 2), (0, 1, 1)):
        won = points > 60
        got = tariff.margins(rules.score, contract, won, Tally(points, tricks, rules.tricks))
        assert len(got) == expected, points


def test_house_rules_are_told_where_they_are_on() -> None:
    assert has(
        lines("schafkopf-house"),
        "Hochzeit: Whoever holds exactly one trump may offer it, and plays with whoever takes it against the other two "
        "(a house rule). Trumps as in a Sauspiel.",
        "Geier: Alone against the others (a variant).",
        "Every suit ranks Sau, König, Ober, Unter, Zehn, Neun, Acht, Sieben.",
        "Farbgeier; Geier; Farbwenz; Wenz; Solo; Farbgeier-Tout",
        "Where Hochzeit, Bettel, Farbgeier, Geier, Farbwenz and Sie stand among them is a house rule.",
        "If all say “Weiter”, a Ramsch is played (a house rule).",
        "After the first 4 cards, before the rest is dealt, each player may lay once (Legen)",
        "If nobody takes it, the offer counts as “Weiter”",
        "Sie 50 ×4",
        "In a Ramsch whoever has most Augen pays each of the others 10.",
        "Whoever takes every trick has made a Durchmarsch",
        "In a Ramsch nobody says Kontra.",
    )
    assert has(lines("schafkopf-house", geier_first=True), "Farbgeier; Farbwenz; Geier; Wenz")
    assert has(lines("schafkopf-house", march="ninety_one"), "Whoever takes 91 Augen or more has made a Durchmarsch")
    assert not has(lines("schafkopf-house", march="none"), "Durchmarsch")


def test_ober_and_unter_are_of_no_suit_only_where_they_are_trumps() -> None:
    assert has(
        lines("schafkopf-house"),
        "Where Ober and Unter are trumps they are never of the suit printed on them: when Schellen are led, and are no "
        "trumps themselves, the Schellen-Unter is a trump",
        "In Bettel, Farbwenz and Wenz the Ober are no trumps but ordinary cards of their suit.",
        "In Bettel, Farbgeier and Geier the Unter are no trumps but ordinary cards of their suit.",
    )
    told = lines()
    assert has(told, "In Wenz the Ober are no trumps")
    assert not has(told, "the Unter are no trumps")
    assert not has(told, "A trump is never of the suit")


def made(tmp_path: Path, text: str) -> str:
    """The page of a pack of one's own."""
    file = tmp_path / "own.toml"
    file.write_text(f'extends = "schafkopf-house"\nname = "Own"\n{text}', encoding="utf-8")
    pack = load(file, RULES / "presets", RULES, thorough=False)
    document = QTextDocument()
    document.setHtml(rules_page.html(compile_rules(pack), pack))
    return document.toPlainText()


def test_what_a_pack_of_ones_own_changes_is_told(tmp_path: Path) -> None:
    page = made(tmp_path, "[auction]\nmust_speak = true")
    assert "Whoever can bid must bid: “Weiter” is only for a hand that can bid nothing." in page
    page = made(tmp_path, '[contract.solo]\nfollow = ["suit", "overtrump"]')
    assert "nobody has to trump or, except in Solo, to beat a trump." in page
    assert "In Solo whoever cannot follow when a plain suit was led and the trick has been trumped must play" in page
    page = made(tmp_path, "[contract.wenz]\nfollow = []")
    assert "In Wenz nobody has to follow suit." in page
    page = made(tmp_path, '[contract.sauspiel]\nfollow = ["called", "suit", "overtrump_except_partner"]')
    assert "unless the trick is the partner's so far" in page
    assert "Solo-Tout, Sie and Ramsch whoever cannot follow may play any card." in page
    nines = '["QC", "QS", "QH", "QD", "JC", "JS", "JH", "JD", "9H"]'
    page = made(tmp_path, f"[contract.sauspiel]\npermanent = {nines}")
    assert "Where Ober and Unter are trumps" in page
    assert "the Schellen-Unter is a trump and does not follow" in page


def test_a_ramsch_has_no_declarer_and_its_last_tie_is_told() -> None:
    assert has(lines("schafkopf-house"), "In a Ramsch there is no declarer", "of two without any trump the first from")
    assert not has(lines(), "there is no declarer")
    assert has(lines(), "32 cards: Sau, Zehn, König, Ober, Unter, Neun, Acht, Sieben in each")


def test_the_limits_of_schneider_in_the_words_of_the_game() -> None:
    assert "the declarer's side 30 or fewer, the defenders 29 or fewer" in glossary.explain("Schneider")


def test_kontra_and_re_as_far_as_they_go() -> None:
    assert has(lines(), "until the second card of the first trick lies", "may answer Re", "A partner who says Re")
    assert has(lines(kontra_until="first"), "until the first card of the first trick lies")
    only = lines(kontra="kontra")
    assert has(only, "one of the defenders may say Kontra")
    assert not has(only, " Re ")
    assert not has(lines(kontra="none"), "Kontra")
    assert "Doubling" not in lines(kontra="none")


def test_saying_first_that_one_would_play() -> None:
    told = lines(ask_first=True)
    assert has(told, "“I play” or “Weiter” (pass), and no game yet", "The first of them must name one")
    assert not has(told, "Everybody speaks once")


def test_prices_that_are_nothing_are_not_told() -> None:
    told = lines(margin="0", runner="0")
    assert not has(told, "Schneider")
    assert not has(told, "Laufende")
    assert "Sauspiel 10" in told


def test_a_match_without_end() -> None:
    assert has(lines(deals="endless"), "The match has no end")


def test_the_page_wears_the_deck_that_is_wished_for() -> None:
    dress.prefer("french")
    try:
        told = lines()
    finally:
        dress.prefer(dress.AS_GAME)
    assert has(told, "the queens (♣ ♠ ♥ ♦), the jacks (♣ ♠ ♥ ♦) and hearts (A 10 K 9 8 7)", "calls an ace")
    assert not has(told, "der Alte")


@pytest.mark.parametrize("march", ["all", "ninety_one", "none"])
def test_every_choice_of_all_house_rules_together_makes_a_page(march: str) -> None:
    for kontra, packets, first in product(("re", "none"), ("fours", "twos"), (False, True)):
        told = lines("schafkopf-house", march=march, kontra=kontra, packets=packets, ask_first=first, geier_first=True)
        assert not has(told, "{")


def test_the_duties_of_the_partner_are_those_of_the_rules() -> None:
    """What the page says of the called Sau holds for what may be played."""
    rules = compile_rules(PACK)

    def may(hand: str, trick: str) -> set[int]:
        cards = parse(trick) if trick else ()
        table = replace(
            start(rules).table, phase="play", contract="sauspiel", suit=2, declarer=3, called=1, turn=0,
            leader=-len(cards) % 4, trick=cards,
        )  # fmt: skip
        seen = View(rules, table, 0, (mask(parse(hand)), 0, 0, 0), (4,) * 4)
        return {one.value for one in legal(seen) if isinstance(one.value, int)}

    assert may("AS 8S QD 7C", "9S") == set(parse("AS"))
    assert may("AS 8S QD 7C", "") == set(parse("AS QD 7C"))
    assert may("AS KS 8S 7S QD", "") == set(parse("AS KS 8S 7S QD"))
    assert may("AS 8S QD", "TC") == set(parse("8S QD"))
    assert may("AS", "TC") == set(parse("AS"))
