"""The rules page: right for every pack, and changed by every option."""

import re
import subprocess
import sys

import pytest
from PySide6.QtGui import QGuiApplication, QTextDocument
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from sjavs_desktop.app import library
from sjavs_desktop.core.pack import Pack, compile_rules
from sjavs_desktop.core.schema import OptionValue
from sjavs_desktop.ui import rules_page
from sjavs_desktop.ui.dialogs.pages import PageDialog

PACKS, _ = library.packs()

pytestmark = [
    pytest.mark.usefixtures("qapp"),
    pytest.mark.qt_log_ignore(r"This plugin does not support propagateSizeHints\(\)"),
]


def text(pack: Pack, **chosen: OptionValue) -> str:
    """The page as plain text, each row of a table on one line."""
    document = QTextDocument()
    html = rules_page.html(compile_rules(pack, chosen), pack)
    document.setHtml(re.sub(r"</td><td[^>]*>", " ", html))
    return document.toPlainText()


def body(words: str) -> str:
    """The page without the list of settings."""
    return words.partition("Settings of this match")[0]


@pytest.mark.parametrize("key", PACKS)
def test_it_names_every_setting_and_changes_with_each(key: str) -> None:
    pack = PACKS[key]
    standard = text(pack)
    assert "{" not in standard
    rules = compile_rules(pack)
    for option in pack.options:
        idle = rules_page.idle(rules, option, pack)
        assert (f"{option.label}: {option.choice(option.default).label}" in standard) != idle, option.key
        for choice in option.choices:
            if choice.value == option.default:
                continue
            changed = text(pack, **{option.key: choice.value})
            if idle:
                assert body(changed) == body(standard), option.key
                continue
            assert f"{option.label}: {choice.label} (changed" in changed
            if not (option.key in ("overtrump", "rank_order") and key == "nowhere"):
                assert body(changed) != body(standard), option.key


def lines(key: str, **chosen: OptionValue) -> list[str]:
    return [re.sub(r"\s+", " ", line).strip() for line in text(PACKS[key], **chosen).splitlines()]


def test_the_tables_of_faroese_sjavs_are_those_of_the_source() -> None:
    told = lines("sjavs")
    for row in (
        "every trick, one player alone 16 24",
        "every trick (vol) 12 16",
        "90 to 120 card points 4 8",
        "61 to 89 card points 2 4",
        "0 to 59 card points 4 8",
        "the side with more card points, whatever else it took 4",
    ):
        assert row in told
    assert any(line.startswith("60 to 60 is a tie") and "2 more, or 4 more" in line for line in told)
    assert any("Q♣ Q♠ J♣ J♠ J♥ J♦" in line for line in told)


def test_the_tables_of_mcleods_version() -> None:
    told = lines("sjavs-mcleod")
    for row in ("no trick 16 16", "0 to 30 card points (javn) 8 16", "31 to 59 card points 4 8"):
        assert row in told
    assert "Whoever can bid must bid." in told


def test_the_tables_of_old_mor_are_those_of_the_source() -> None:
    told = lines("old-mor")
    schneider = "91 to 120 card points (schneider; that 120 with a trick lost counts here is a house rule) 4"
    for row in ("every trick (mat) 8", schneider, "61 to 90 card points 2", "31 to 60 card points 2"):
        assert row in told
    assert any("Q♣ Q♠ Q♥ Q♦ J♣ J♠ J♥ J♦" in line for line in told)
    assert "All other cards rank, the highest first: A 10 K 9 8 7." in told
    assert any("right deals, against the direction of play" in line for line in told)
    assert not any("Solo" in line for line in told[: told.index("Settings of this match")])
    with_bids = lines("old-mor", solo=True, nolo=True, halv=True)
    assert {"Solo", "Nolo", "Halv"} <= set(with_bids)
    assert "50 to 120 card points (a house rule) 1" in with_bids


def test_the_tables_of_klorsjavs_are_those_of_the_source() -> None:
    told = lines("klorsjavs")
    for row in (
        "120 card points 16",
        "91 to 119 card points 8",
        "61 to 90 card points 4",
        "no trick 16",
        "0 to 60 card points 8",
        "folded before the first lead 8",
    ):
        assert row in told
    assert any("Q♣ Q♠ J♣ J♠ J♥ J♦ A♣ K♣ 5♣" in line for line in told)
    assert any("first player at 0 or below has lost" in line for line in told)


def test_the_older_form_has_a_table_for_each_of_its_games() -> None:
    told = lines("klorsjavs-older")
    assert [line for line in told if line in ("Spil", "Stryger", "Tout", "Strøget tout")] == [
        "Spil", "Stryger", "Tout", "Strøget tout",
    ]  # fmt: skip
    assert "a trick was lost, neither doubled nor trebled (a house rule) 15" in told


def has(told: list[str], *wanted: str) -> bool:
    """Whether each of the texts stands somewhere in the lines."""
    return all(any(one in line for line in told) for one in wanted)


def test_old_mors_suits_rank_with_a_direction_and_the_bid_names_trumps() -> None:
    assert has(
        lines("old-mor"),
        "the suits rank, the highest first, ♣ ♠ ♥ ♦ (a house rule)",
        "the suit of the highest bid is trumps",
        "Clubs, spades, hearts, diamonds, the highest first (a house rule)",
    )
    assert has(lines("old-mor", suit_rank="CHSD"), "the highest first, ♣ ♥ ♠ ♦ (a house rule)")


def test_nolo_has_no_trumps_and_halv_needs_less() -> None:
    nolo = lines("old-mor", nolo=True)
    assert has(
        nolo,
        "8 cards are trumps in every deal except in Nolo,",
        "the suit of the highest bid is trumps; in Nolo there are no trumps.",
        "In Nolo there are no trumps at all; every suit ranks A 10 K Q J 9 8 7.",
        "Nolo may be bid above all suits (a house rule); it needs no long suit: to take no trick",
    )
    assert "60 to 60 is lost for the declarer's side." in nolo
    assert not has(nolo, "the lowest first")
    halv = lines("old-mor", halv=True, start="12")
    assert has(
        halv,
        "in its tricks, except in Halv.",
        "60 to 60 is lost for the declarer's side, except in Halv.",
        "every value is halved and rounded up",
        "12 (a short game, values halved and rounded up)",
    )
    solo = lines("old-mor", solo=True)
    assert has(solo, "just above the plain bid of that suit (a house rule): to take 61", "for double")
    assert not has(solo, "except in")


def test_klorsjavs_tells_its_auction_the_exchange_and_who_loses_what() -> None:
    told = lines("klorsjavs")
    assert has(
        told,
        "speaks first, then the others in turn.",
        "the first who says “play” is the declarer and ends the auction.",
        "either leaves the cat unseen, or lays 2 cards away face down and then takes up those 2.",
        "Everybody begins with 60 øre. Whoever loses a deal loses øre; nobody receives them.",
        "Made: each opponent loses øre",
        "Failed: the declarer loses øre",
        "the same dealer deals again (a house rule)",
        "aces and fives are called counters",
        "and so on until they differ",
    )
    assert not has(told, "speaks once")
    assert not has(told, "Made: each opponent pays")
    assert has(lines("klorsjavs", see_first=True), "unseen, or takes up those 2 cards and then lays 2 cards away.")


def test_only_some_of_the_older_games_exchange() -> None:
    assert has(
        lines("klorsjavs-older"),
        "In Spil and Tout the declarer either leaves",
        "In Stryger and Strøget tout nobody sees the cat before the end of the deal; it counts for the declarer all",
        "Stryger (to take 61 card points, without an exchange with the cat)",
        "Deals that are thrown in do not count among them.",
        "60 to 60 is lost for the declarer.",
        "begins with 0 chips and may go below 0",
        "Made: each opponent pays the declarer chips",
        "After 16 deals (a house rule)",
    )


def test_crosses_that_only_a_double_victory_earns() -> None:
    told = lines("sjavs", cross_rule="only_24_0")
    assert "A double victory, with the others still on 24, earns a cross." in told
    assert "Any other victory earns nothing." in told
    assert "The first cross wins the match; until then all start anew after each rubber." in told
    assert has(lines("sjavs"), "A rubber earns 1 cross, a double victory (the others still on 24) 2.")


def test_with_two_players_there_are_no_partners_and_one_opponent() -> None:
    for chosen in ({}, {"overtrump": "required", "no_bid": "play_for_4", "cross_rule": "only_24_0"}):
        told = body(text(PACKS["sjavs-2"], **chosen))
        for wrong in ("partner", "clockwise", "the player on the dealer's right", "all who win", "the others still"):
            assert wrong not in told, wrong
        for right in (
            "the dealer's opponent cuts", "whoever wins a deal comes down", "Made: the declarer scores",
            "Failed: the other scores", "A bid counts only the 8 cards in hand.",
            "after the trick in which one was played",
        ):  # fmt: skip
            assert right in told, right


def test_with_three_players_the_other_defender_is_meant() -> None:
    told = lines("sjavs-3", overtrump="required", no_bid="play_for_4")
    assert has(
        told,
        "even over the other defender",
        "Made: the declarer scores",
        "Failed: each of the others scores",
        "both earn the cross; for the match the one who had less before is first (a house rule).",
        "Nobody takes the 2 cards in the middle then, and they count for nobody.",
        "share the most card points, it is a tie",
    )
    assert "partner" not in body("\n".join(told))


def test_ties_that_carry_nothing_do_not_add_up() -> None:
    assert has(lines("sjavs"), "Ties in a row add up: On", "Ties in a row add up.")
    told = lines("sjavs", tie_carry="none")
    assert "60 to 60 is a tie: nobody scores." in told
    assert not has(told, "Ties in a row")


def test_no_about_text_tells_what_an_option_changes() -> None:
    for pack in PACKS.values():
        assert not re.search(r"\b(24|12|61|tens|must)\b", pack.about), pack.key


def test_a_page_without_its_pack_leaves_the_settings_out() -> None:
    page = rules_page.html(compile_rules(PACKS["sjavs"]), None)
    assert "Settings of this match" not in page
    assert "Trumps" in page


def test_the_page_can_be_copied(qtbot: QtBot) -> None:
    dialog = PageDialog("Rules", rules_page.html(compile_rules(PACKS["sjavs"]), PACKS["sjavs"]), None, printable=True)
    qtbot.addWidget(dialog)
    dialog.show()
    copy = dialog.findChild(QPushButton, "copy")
    assert copy is not None
    copy.click()
    data = QGuiApplication.clipboard().mimeData()
    assert data.text().startswith("Faroese Sjavs")
    assert "<html" in data.html()
    assert not dialog.page.textCursor().hasSelection()
    assert dialog.findChild(QPushButton, "print") is not None
    plain = PageDialog("Keys", "<p>x</p>")
    qtbot.addWidget(plain)
    assert plain.findChild(QPushButton, "print") is None


COPYING = """
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication
from sjavs_desktop.ui.dialogs.pages import PageDialog
application = QApplication([])
PageDialog("Rules", "<p>Queen of clubs</p>", printable=True).copy()
assert QGuiApplication.clipboard().text() == "Queen of clubs"
"""


def test_what_was_copied_outlives_python() -> None:
    ended = subprocess.run([sys.executable, "-c", COPYING], capture_output=True, text=True, timeout=120)
    assert ended.returncode == 0, ended.stderr
