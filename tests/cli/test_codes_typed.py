"""Codes and series on the command line, and `sjavs verify`."""

import io
import json
from pathlib import Path

import pytest

from sjavs_desktop.app import library
from sjavs_desktop.cli.main import main
from sjavs_desktop.core import codes
from sjavs_desktop.core.record import Record, deals, read_record
from sjavs_desktop.core.seal import check, shown
from tests.core.golden import FOLDER

Output = pytest.CaptureFixture[str]
CODE = "sjavs:7K3QD-9XM2P-C006V-4TP31"
LONG = "klorsjavs:104C4-450RR-8A9AV-JWN3W"
TYPED = ["knock", "pass", *(rank + suit for suit in "cshd" for rank in ("5", "7", "8", "9", "10", "j", "q", "k", "a"))]


def played(monkeypatch: pytest.MonkeyPatch, file: Path, *arguments: str) -> Record:
    """What is recorded when somebody types all this."""
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join([*(TYPED * 30), ""])))
    assert main(["play", "--save", str(file), *arguments]) == 0
    return read_record(file.read_text(encoding="utf-8"))


def sentence(capsys: Output, *arguments: str) -> str:
    """What is said of a command line that cannot be carried out."""
    assert main(list(arguments)) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    return err


# -- Playing -----------------------------------------------------------------------------------------------------------


def test_a_code_is_played_and_then_the_next_deals_of_its_series(
    capsys: Output, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    record = played(monkeypatch, tmp_path / "a.sjavs", "--code", CODE.lower())
    out = capsys.readouterr().out
    start = codes.start_of(codes.read(CODE), library.packs()[0])
    assert record.actions[:2] == start.opening
    assert (record.seed, record.first, record.dealer, record.origin) == ("7K3QD9XM2P", 12, 2, f"code {CODE}")
    found = check(record)
    assert len(found) > 1
    assert all(one.sealed and one.of_series for one in found)
    assert [one.number for one in found] == list(range(12, 12 + len(found)))
    assert [line.partition(": ")[2] for line in out.splitlines() if line.startswith("Its fingerprint")] == [
        shown(one.fingerprint) for one in found
    ]
    assert f"The code of this deal: {CODE}\n" in out


def test_a_code_that_is_shown_brings_back_its_deal(
    capsys: Output, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    rules = ("--pack", "old-mor", "--rule", "solo=on", "--rule", "packets=3-2-3")
    record = played(monkeypatch, tmp_path / "a.sjavs", *rules, "--series", "7K3QD9XM2P")
    told = [line.partition(": ")[2] for line in capsys.readouterr().out.splitlines() if "code of this deal" in line]
    again = played(monkeypatch, tmp_path / "b.sjavs", "--code", told[1])
    shuffles = [one for one in record.actions if one.kind == "shuffle"]
    assert again.actions[0] == shuffles[1]
    assert again.rules == record.rules
    assert again.seed == record.seed
    assert told[1].startswith("old-mor,packets=3-2-3,solo=on:7K3QD-9XM2P-2")
    fresh = played(monkeypatch, tmp_path / "c.sjavs", "--pack", "sjavs-2")
    assert codes.seed_in(fresh.seed) == fresh.seed != record.seed


def test_a_code_of_no_series_goes_on_with_chance(
    capsys: Output, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    record = played(monkeypatch, tmp_path / "a.sjavs", "--code", LONG)
    assert record.origin == f"code {LONG}"
    assert [one.of_series for one in check(record)][:2] == [False, True]
    assert f"The code of this deal: {LONG}\n" in capsys.readouterr().out
    assert main(["verify", str(tmp_path / "a.sjavs")]) == 0


def test_a_series_is_begun_where_it_is_wanted(capsys: Output, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    record = played(monkeypatch, tmp_path / "a.sjavs", "--series", "7k3qd 9xm2p", "--first", "12")
    code = codes.start_of(codes.read(CODE), library.packs()[0])
    assert record.actions[0] == code.opening[0]
    other = played(monkeypatch, tmp_path / "b.sjavs", "--seed", "abc", "--first", "7")
    assert (other.seed, other.first, other.origin) == ("abc", 7, "")
    assert check(other)[0].of_series
    capsys.readouterr()


@pytest.mark.parametrize("pack", ["sjavs", "schafkopf", "old-mor"])
def test_a_deal_of_a_series_is_dealt_by_whom_its_code_names(
    capsys: Output, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, pack: str
) -> None:
    """Unless a deal before it was annulled, which no number tells."""
    series = ("--pack", pack, "--series", "7K3QD9XM2P")
    whole = played(monkeypatch, tmp_path / "a.sjavs", *series)
    dealers = [state.table.dealer for state, events in whole.steps() if any(one.kind == "shuffled" for one in events)]
    for number, dealer in enumerate(dealers[:3], 1):
        part = played(monkeypatch, tmp_path / "b.sjavs", *series, "--first", str(number))
        assert part.dealer == dealer
        code = codes.of_record(whole, number)
        assert part.actions[0] == codes.opening(code, whole.rules)[0]
        assert part.dealer == code.dealer
    capsys.readouterr()


def test_bots_play_a_code_too(capsys: Output, tmp_path: Path) -> None:
    assert main(["match", "--code", CODE, "--deals", "2", "--save", str(tmp_path), "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert (report["seed"], report["matches"], report["deals"]) == ("7K3QD9XM2P", 1, 2)
    record = read_record((tmp_path / "match-0001.sjavs").read_text(encoding="utf-8"))
    assert (record.origin, record.first, deals(record.actions)) == (f"code {CODE}", 12, 2)
    assert all(one.of_series for one in check(record))


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("play", "--code", CODE[:-1] + "2"), "The code has a typing error."),
        (("play", "--code", "sjavs"), "has a colon"),
        (("play", "--code", CODE, "--pack", "sjavs"), "--code names rules and cards and cannot go with --pack"),
        (("play", "--code", CODE, "--rule", "cut=ask"), "cannot go with --rule"),
        (("play", "--code", CODE, "--first", "3"), "cannot go with --first"),
        (("play", "--series", "7K3Q"), "10 digits and letters"),
        (("play", "--series", "7K3QD9XM2P", "--seed", "1"), "cannot go with --seed"),
        (("match", "--code", CODE, "--games", "2"), "is played alone"),
        (("match", "--a", "random", "--b", "random", "--code", CODE), "--code is for whole matches"),
    ],
)
def test_what_cannot_be_begun_gets_one_sentence(capsys: Output, arguments: tuple[str, ...], words: str) -> None:
    assert words in sentence(capsys, *arguments)


def test_a_code_of_other_rules_is_told_and_played(
    capsys: Output, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    code = codes.read(CODE)
    other = codes.write(codes.DealCode(code.pack, code.options, code.seed, 12, 2, 0, "ZZZ"))
    record = played(monkeypatch, tmp_path / "a.sjavs", "--code", other)
    assert record.actions[0] == codes.start_of(code, library.packs()[0]).opening[0]
    assert "made with other rules than this version has; the cards are the same" in capsys.readouterr().out


# -- Verifying ---------------------------------------------------------------------------------------------------------


@pytest.fixture
def file(capsys: Output, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A record of sealed deals."""
    played(monkeypatch, tmp_path / "played.sjavs", "--code", CODE)
    capsys.readouterr()
    return tmp_path / "played.sjavs"


def verified(capsys: Output, file: Path, *arguments: str) -> tuple[int, str]:
    """The exit code, and what is printed."""
    code = main(["verify", str(file), *arguments])
    out, err = capsys.readouterr()
    assert "Traceback" not in out + err
    return code, out + err


def test_a_sealed_record_is_verified(capsys: Output, file: Path) -> None:
    found = check(read_record(file.read_text(encoding="utf-8")))
    code, out = verified(capsys, file)
    assert code == 0
    assert out.count("sealed before its first choice, and the seal fits the cards.") == len(found)
    assert "The cards are number 12 of the series." in out
    for noted in (found[1].fingerprint, shown(found[1].fingerprint), found[1].fingerprint[:16].upper()):
        assert verified(capsys, file, "--fingerprint", noted)[0] == 0
        assert verified(capsys, file, "--deal", "2", "--fingerprint", noted)[0] == 0
        code, out = verified(capsys, file, "--deal", "1", "--fingerprint", noted)
        assert (code, "belongs to no deal here" in out) == (1, True)


def test_the_report_holds_all_that_is_needed_to_reckon_again(capsys: Output, file: Path) -> None:
    from hashlib import sha256

    code, out = verified(capsys, file, "--json", "--deal", "1")
    report = json.loads(out)
    (deal,) = report["deals"]
    assert (code, report["ok"], deal["ok"]) == (0, True, True)
    assert sha256(deal["sealed_text"].encode()).hexdigest() == deal["fingerprint"] == deal["written"]
    assert deal["salt"] in deal["sealed_text"]


def test_a_card_that_was_changed_is_found(capsys: Output, file: Path) -> None:
    lines = file.read_text(encoding="utf-8").split("\n")
    at = next(place for place, line in enumerate(lines) if line.startswith("- shuffle"))
    cards = lines[at].split(" ")
    cards[2], cards[3] = cards[3], cards[2]
    # The two belong to one hand, so that all that follows is still allowed.
    file.write_text("\n".join([*lines[:at], " ".join(cards), *lines[at + 1 :]]), encoding="utf-8")
    code, out = verified(capsys, file)
    assert code == 1
    assert "Deal 1: THE SEAL DOES NOT FIT THE CARDS" in out
    assert "Not all is as it was sealed." in out
    assert verified(capsys, file, "--deal", "2")[0] == 0


def test_a_seal_written_anew_does_not_fit_what_was_noted(capsys: Output, file: Path) -> None:
    noted = check(read_record(file.read_text(encoding="utf-8")))[0].fingerprint
    first, _, rest = file.read_text(encoding="utf-8").partition("\n")
    header = json.loads(first) | {"salt": "00"}
    bare = "\n".join([json.dumps(header), *(line for line in rest.split("\n") if not line.startswith("#"))])
    record = read_record(bare)
    for one in check(record)[:1]:
        bare = bare.replace("\n- shuffle", f"\n# seal {one.deal} {one.fingerprint}\n- shuffle", 1)
    file.write_text(bare, encoding="utf-8")
    assert verified(capsys, file, "--deal", "1")[0] == 0
    assert verified(capsys, file, "--deal", "1", "--fingerprint", noted)[0] == 1


def test_a_record_without_seals_says_nothing(capsys: Output) -> None:
    code, out = verified(capsys, FOLDER / "two.sjavs")
    assert code == 1
    assert "Nothing was sealed, so nothing can be said of these deals." in out


def test_matches_between_bots_are_sealed_and_the_same_text_again(capsys: Output, tmp_path: Path) -> None:
    command = ["match", "--games", "2", "--deals", "3", "--seed", "sealed"]
    for folder in ("one", "two"):
        assert main([*command, "--save", str(tmp_path / folder)]) == 0
    capsys.readouterr()
    salts = set()
    for name in ("match-0001.sjavs", "match-0002.sjavs"):
        text = (tmp_path / "one" / name).read_text(encoding="utf-8")
        assert text == (tmp_path / "two" / name).read_text(encoding="utf-8")
        code, out = verified(capsys, tmp_path / "one" / name)
        assert code == 0, out
        assert out.count("sealed before its first choice, and the seal fits the cards.") == 3
        salts.add(read_record(text).salt)
    assert len(salts) == 2
    assert main(["match", "--code", CODE, "--deals", "2", "--save", str(tmp_path / "code")]) == 0
    assert verified(capsys, tmp_path / "code" / "match-0001.sjavs")[0] == 0


@pytest.mark.parametrize("digit", [0, 15, 16, 40, 63])
def test_where_a_seal_differs_can_be_seen(capsys: Output, file: Path, digit: int) -> None:
    """The first 16 digits are shown of one that fits; what differs behind them would be hidden."""
    text = file.read_text(encoding="utf-8")
    right = check(read_record(text))[0].fingerprint
    wrong = f"{right[:digit]}{'1' if right[digit] == '0' else '0'}{right[digit + 1 :]}"
    file.write_text(text.replace(right, wrong), encoding="utf-8")
    code, out = verified(capsys, file, "--deal", "1")
    assert code == 1
    sealed = out.partition("THE SEAL DOES NOT FIT THE CARDS: ")[2].partition(" was sealed")[0]
    made = out.partition("fingerprint ")[2].partition(", salt")[0]
    assert wrong.startswith(sealed.replace(" ", ""))
    assert right.startswith(made.replace(" ", ""))
    assert sealed != made


def test_of_two_seals_the_one_that_is_wrong_is_shown(capsys: Output, file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace("\n- shuffle", f"\n# seal 1 {'0' * 64}\n- shuffle", 1), encoding="utf-8")
    code, out = verified(capsys, file, "--deal", "1")
    assert (code, "0000 0000 0000 0000 was sealed" in out) == (1, True)


def test_a_what_if_is_told_to_be_one(capsys: Output, file: Path) -> None:
    """As the window begins it: with the actions up to a moment, and a salt of its own for what is dealt later."""
    from dataclasses import replace

    from sjavs_desktop.core.record import record_text
    from sjavs_desktop.core.seal import sealed

    whole = read_record(file.read_text(encoding="utf-8"))
    second = [at for at, one in enumerate(whole.actions) if one.kind == "shuffle"][1]
    bare = replace(whole, marks=(), salt="", origin=f"branch 20260101-1 {second}")
    later = sealed(bare, "5a17")
    later = replace(later, marks=tuple(one for one in later.marks if one.at >= second))
    file.write_text(record_text(later), encoding="utf-8")
    code, out = verified(capsys, file)
    assert code == 1
    assert "Deal 1: it was tried out in a what-if, when its cards were known." in out
    assert "it was not sealed" not in out
    assert "Deal 2: sealed before its first choice" in out
    assert out.splitlines()[-1].startswith("What is tried out in a what-if has no seal of its own")
    assert verified(capsys, file, "--deal", "2")[0] == 0
    file.write_text(record_text(replace(later, marks=())), encoding="utf-8")
    code, out = verified(capsys, file)
    assert (code, "Deal 2: it was not sealed." in out) == (1, True)
    assert "Not all is as it was sealed." in out or "Nothing was sealed" in out
    file.write_text(record_text(replace(later, origin="branch - x")), encoding="utf-8")
    assert "Deal 1: it was not sealed." in verified(capsys, file)[1]


def test_what_cannot_be_verified_gets_one_sentence(capsys: Output, file: Path, tmp_path: Path) -> None:
    assert verified(capsys, tmp_path / "none")[0] == 1
    code, out = verified(capsys, file, "--deal", "400")
    assert (code, "there is no deal 400" in out) == (1, True)
    assert "8 to 64 hexadecimal digits" in sentence(capsys, "verify", str(file), "--fingerprint", "12xy5678")
    header = file.read_text(encoding="utf-8").partition("\n")[0]
    file.write_text(header + "\n", encoding="utf-8")
    code, out = verified(capsys, file)
    assert (code, "There is no deal to check." in out) == (1, True)
