"""The rules page: right for every pack, and changed by every option."""

import re

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
    """The page without the list of house rules."""
    return words.partition("House rules in force")[0]


@pytest.mark.parametrize("key", PACKS)
def test_it_names_every_house_rule_in_force_and_changes_with_each(key: str) -> None:
    pack = PACKS[key]
    standard = text(pack)
    assert "{" not in standard
    for option in pack.options:
        assert f"{option.label}: {option.choice(option.default).label}" in standard
        for choice in option.choices:
            if choice.value == option.default:
                continue
            changed = text(pack, **{option.key: choice.value})
            assert f"{option.label}: {choice.label} (changed)" in changed
            if not (option.key in ("overtrump", "rank_order") and key == "nowhere"):
                assert body(changed) != body(standard), option.key


def lines(key: str, **chosen: OptionValue) -> list[str]:
    return [re.sub(r"\s+", " ", line).strip() for line in text(PACKS[key], **chosen).splitlines()]


def test_the_tables_of_faroese_sjavs_are_those_of_the_source() -> None:
    told = lines("sjavs")
    for row in (
        "every trick, one player alone 16 24",
        "every trick 12 16",
        "90 to 120 card points 4 8",
        "61 to 89 card points 2 4",
        "0 to 59 card points 4 8",
        "most card points 4",
    ):
        assert row in told
    assert any(line.startswith("60 to 60 is a tie") and "2 more, or 4 more" in line for line in told)
    assert any("Q♣ Q♠ J♣ J♠ J♥ J♦" in line for line in told)


def test_the_tables_of_mcleods_version() -> None:
    told = lines("sjavs-mcleod")
    for row in ("no trick 16 16", "0 to 30 card points 8 16", "31 to 59 card points 4 8"):
        assert row in told
    assert "Whoever can bid must bid." in told


def test_the_tables_of_old_mor_are_those_of_the_source() -> None:
    told = lines("old-mor")
    for row in ("every trick 8", "91 to 120 card points 4", "61 to 90 card points 2", "31 to 60 card points 2"):
        assert row in told
    assert any("Q♣ Q♠ Q♥ Q♦ J♣ J♠ J♥ J♦" in line for line in told)
    assert any(line.endswith("rank in every suit: A 10 K 9 8 7.") for line in told)
    assert any("right deals, against the direction of play" in line for line in told)
    assert not any("Solo" in line for line in told[: told.index("House rules in force")])
    with_bids = lines("old-mor", solo=True, nolo=True, halv=True)
    assert {"Solo", "Nolo", "Halv"} <= set(with_bids)
    assert "50 to 120 card points 1" in with_bids


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
    assert "a trick was lost 15" in told


def test_a_page_without_its_pack_leaves_the_house_rules_out() -> None:
    page = rules_page.html(compile_rules(PACKS["sjavs"]), None)
    assert "House rules" not in page
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
    assert dialog.findChild(QPushButton, "print") is not None
    plain = PageDialog("Keys", "<p>x</p>")
    qtbot.addWidget(plain)
    assert plain.findChild(QPushButton, "print") is None
