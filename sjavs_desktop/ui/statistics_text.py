"""The statistics in words and numbers."""

from PySide6.QtCore import QCoreApplication, QLocale

from sjavs_desktop.app.statistics import JUDGED, LADDER, Advice, Moment, Pair, Success
from sjavs_desktop.engine.measure import Mean
from sjavs_desktop.models.score_rows import MINUS
from sjavs_desktop.ui import history_text

translate = QCoreApplication.translate


def game(key: tuple[str, ...]) -> str:
    """The name of a game or preset; of the sum that it is one."""
    return translate("rules", key[1]) if key else translate("statistics", "All together")


def opponents(key: tuple[str, ...]) -> str:
    """The level of the bots."""
    return history_text.level(key[2]) if key else ""


def decimal(value: float, signed: bool = False) -> str:
    """A number with as many places as its size makes sense of, in the user's language."""
    size = abs(value)
    words = QLocale().toString(size, "f", 0 if size >= 100 else 1 if size >= 10 else 2)
    if not float(f"{size:.2f}"):
        return words
    return f"{MINUS}{words}" if value < 0 else f"+{words}" if signed else words


def average(value: Mean) -> str:
    """A mean with its standard error, as far as there are enough values for one."""
    if not value.number:
        return "–"
    error = f" ± {decimal(value.error)}" if value.number > 1 else ""
    return f"{decimal(value.value, signed=True)}{error}".replace(" ", "\N{NO-BREAK SPACE}")


def part(some: int, all: int) -> str:
    """So many of so many."""
    if not all:
        return "–"
    return translate("statistics", "{some} of {all}").format(some=some, all=all).replace(" ", "\N{NO-BREAK SPACE}")


def percent(share: float) -> str:
    """A part as a percentage."""
    return f"{round(100 * share)}\N{NO-BREAK SPACE}%"


def pair(value: Pair) -> str:
    """So many for one's own side, and for the others."""
    return f"{value.mine}\N{NO-BREAK SPACE}:\N{NO-BREAK SPACE}{value.theirs}" if any(value) else "–"


def kind(key: str) -> str:
    """The heading of a column in which deals are counted."""
    return history_text.say(history_text.KINDS[key])


def kind_help(key: str) -> str:
    """What is counted in it."""
    return history_text.say(history_text.KIND_HELP[key])


def success(one: Success) -> str:
    """A bar of the chart in a sentence."""
    low, high = one.interval
    words = translate(
        "statistics",
        "Trumps: {length}; {made} of {declared} made, {share}; 95 % sure between {low} and {high}",
    )
    return words.format(
        length=one.length,
        made=one.made,
        declared=one.declared,
        share=percent(one.share),
        low=percent(low),
        high=percent(high),
    )


def reached(one: Moment) -> str:
    """A place of the trend in a sentence."""
    words = translate("statistics", "After deal {number}: {mean}; 95 % sure between {low} and {high}")
    return words.format(
        number=one.number,
        mean=decimal(one.mean, signed=True),
        low=decimal(one.low, signed=True),
        high=decimal(one.high, signed=True),
    )


def advised(one: Advice) -> str:
    """Which level suits whoever plays, or when that can be told."""
    game, level = history_text.rules(one.match), history_text.level(one.match.level)
    if not one.level:
        words = translate(
            "statistics",
            "After %n more deal(s) ({game}) it can be told whether this level suits you: {level}.",
            "",
            JUDGED - one.number,
        )
    elif one.level == one.match.level:
        words = translate(
            "statistics", "Your last {number} deals ({game}) show no other level that would suit you better: {level}."
        )
    elif LADDER.index(one.level) > LADDER.index(one.match.level):
        words = translate(
            "statistics",
            "In your last {number} deals ({game}) you were better than the others ({level}), and not by chance. "
            "Try this level: {better}.",
        )
    else:
        words = translate(
            "statistics",
            "In your last {number} deals ({game}) the others ({level}) were better than you, and not by chance. "
            "Try this level: {better}.",
        )
    return words.format(number=one.number, game=game, level=level, better=history_text.level(one.level))
