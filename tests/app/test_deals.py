"""Deals to begin a match with: of a code, the same again, the next of the series."""

from pathlib import Path

import pytest

from sjavs_desktop.app import library
from sjavs_desktop.app.deals import again, code_of, following, with_code
from sjavs_desktop.core import codes
from sjavs_desktop.core.game import apply
from sjavs_desktop.core.pack import compile_rules
from sjavs_desktop.core.record import Record, deals
from sjavs_desktop.engine.play import play_match, play_with
from tests.core.games import PACKS

SHIPPED, _ = library.packs(thorough=False)
CODE = "sjavs:7K3QD-9XM2P-C006V-4TP31"


def record_of(key: str, seed: str = "7K3QD9XM2P") -> Record:
    """Three deals of a pack."""
    rules = compile_rules(SHIPPED[key])
    return play_match(rules, ("random",) * rules.seats, seed, 3, 1)


@pytest.mark.parametrize("key", PACKS)
@pytest.mark.parametrize("seed", ["7K3QD9XM2P", "an old seed"])
def test_the_same_deal_again_is_the_same_and_leads_to_the_same_series(key: str, seed: str) -> None:
    record = record_of(key, seed)
    shuffles = [at for at, one in enumerate(record.actions) if one.kind == "shuffle"]
    states = [state for state, _ in record.steps()]
    for deal, at in enumerate(shuffles, 1):
        begun, opening = again(record, deal, SHIPPED, None)
        asked = record.rules.cut == "ask"
        assert opening == record.actions[at : at + 1 + asked]
        assert (begun.dealer, begun.first) == (states[at + 1].table.dealer, deal)
        assert (begun.actions, begun.players, begun.rules) == ((), record.players, record.rules)
        assert begun.origin == f"code {codes.write(code_of(record, deal, SHIPPED, None))}"
        assert begun.salt != record.salt
        assert len(begun.salt) == 32
        state = begun.state()
        for action in opening:
            state, _ = apply(state, action)
        assert state.hands == states[at + 1 + asked].hands


def test_the_next_deal_of_the_series_is_that_of_the_match() -> None:
    for seed in ("7K3QD9XM2P", "an old seed"):
        record = record_of("sjavs", seed)
        orders = [one for one in record.actions if one.kind == "shuffle"]
        begun, opening = following(record, 1, SHIPPED, None)
        assert (begun.first, begun.dealer, opening) == (2, 2, ())
        played = play_with(begun.rules, [lambda view, seed: None] * 4, seed, 0, begun.dealer, begun.first)
        assert played.actions == ()
        code = codes.read(begun.origin.removeprefix("code ")) if begun.origin else None
        assert (code is None) == (seed == "an old seed")
        if code is not None:
            assert codes.opening(code, begun.rules) == (orders[1],)


def test_a_match_that_begins_with_a_code_has_its_deal_and_says_where_it_is_from() -> None:
    start = codes.start_of(codes.read(CODE), SHIPPED)
    begun, opening = with_code(start, ("A", "B", "C", "D"), ("random",) * 4)
    assert (begun.seed, begun.first, begun.dealer, begun.origin) == ("7K3QD9XM2P", 12, 2, f"code {CODE}")
    assert [one.kind for one in opening] == ["shuffle", "cut"]
    assert begun.began.endswith("Z")
    assert deals(begun.actions) == 0


def test_a_preset_of_ones_own_is_written_as_choices_that_others_can_read(tmp_path: Path) -> None:
    own = library.save(tmp_path, "Heima", SHIPPED["old-mor"], {"solo": True}, SHIPPED)
    packs, _ = library.packs(tmp_path)
    record = Record(compile_rules(own, {"nolo": True}), 0, ("A", "B", "C", "D"), ("random",) * 4, "7K3QD9XM2P")
    start = codes.start_of(codes.DealCode("heima", (), "7K3QD9XM2P", 1, 0), packs)
    record = Record(compile_rules(own, {"nolo": True}), 0, record.players, record.levels, record.seed, start.opening)
    code = code_of(record, 1, packs, tmp_path)
    assert codes.write(code).startswith("old-mor,nolo=on,solo=on:")
    assert codes.start_of(code, SHIPPED).same_rules
    assert code_of(record, 1, {}, None).pack == "heima"
