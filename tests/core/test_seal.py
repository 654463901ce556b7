"""Sealed deals: a fingerprint that tells nothing beforehand, and fits nothing else afterwards."""

import json
from dataclasses import replace
from hashlib import sha256

import pytest

from sjavs_desktop.core.cards import name
from sjavs_desktop.core.dice import shuffle, shuffled
from sjavs_desktop.core.game import apply, legal, start
from sjavs_desktop.core.record import Mark, Record, read_record, record_text
from sjavs_desktop.core.seal import check, deal_salt, fingerprint, new_salt, sealed_text, shown
from sjavs_desktop.core.state import CHANCE, Action
from sjavs_desktop.core.view import view
from tests.core.games import rules_of

SALT = "60df260a9cfc0d9850c67073600bc021"


def sealed_match(deals: int = 3) -> Record:
    """A match of so many deals, each sealed before its shuffle."""
    rules = rules_of("sjavs")
    record = Record(rules, 0, ("A", "B", "C", "D"), ("random",) * 4, "7K3QD9XM2P", salt=SALT, first=5)
    state, deal = start(rules, 0), 0
    while True:
        if state.table.turn == CHANCE:
            deal += 1
            if deal > deals:
                return record
            action = shuffle(rules.deck, record.seed, record.first - 1 + deal)
            assert isinstance(action.value, tuple)
            record = record.with_mark("seal", f"{deal} {fingerprint(SALT, deal, action.value)}")
        else:
            action = legal(view(state, state.table.turn))[0]
        state, _ = apply(state, action)
        record = record.appended(action)


def test_a_fingerprint_is_the_sha256_of_what_anybody_can_write_down() -> None:
    order = shuffled(rules_of("sjavs").deck, "1")
    text = f"sjavs-seal 1\ndeal 3\nsalt {deal_salt(SALT, 3)}\n{' '.join(map(name, order))}\n"
    assert sealed_text(SALT, 3, order) == text
    assert fingerprint(SALT, 3, order) == sha256(text.encode()).hexdigest()
    # It is the same in every version.
    assert fingerprint(SALT, 3, order) == "7b0b32b8ea42393d0871525134a4c94640f4591d52b2df43b8100d1e21020d0e"
    assert shown(fingerprint(SALT, 3, order)).replace(" ", "") == fingerprint(SALT, 3, order)[:16]


def test_each_deal_and_each_match_has_a_salt_of_its_own() -> None:
    salts = [deal_salt(salt, deal) for salt in (SALT, new_salt(), new_salt()) for deal in range(1, 100)]
    assert len(set(salts)) == len(salts)
    assert all(len(one) == 32 for one in salts)
    order = shuffled(rules_of("sjavs").deck, "1")
    assert len({fingerprint(SALT, deal, order) for deal in range(1, 100)}) == 99
    assert fingerprint(SALT, 1, order) != fingerprint(SALT, 1, (order[1], order[0], *order[2:]))


def test_deals_that_were_sealed_before_them_are_told_to_be_so() -> None:
    found = check(read_record(record_text(sealed_match())))
    assert [(one.deal, one.number) for one in found] == [(1, 5), (2, 6), (3, 7)]
    assert all(one.sealed and one.of_series for one in found)
    assert [one.salt for one in found] == [deal_salt(SALT, deal) for deal in (1, 2, 3)]


def test_a_match_without_seals_has_none() -> None:
    record = replace(sealed_match(), marks=(), salt="")
    assert not any(one.sealed or one.written or one.before for one in check(record))
    assert all(one.fits and one.of_series for one in check(record))
    assert check(replace(record, actions=())) == ()


def changed_cards(record: Record) -> Record:
    """The record with two cards of the second deal's pack changed about."""
    at = [place for place, one in enumerate(record.actions) if one.kind == "shuffle"][1]
    order = record.actions[at].value
    assert isinstance(order, tuple)
    other = Action(CHANCE, "shuffle", (order[1], order[0], *order[2:]))
    return replace(record, actions=(*record.actions[:at], other, *record.actions[at + 1 :]))


def test_changed_cards_do_not_fit_their_seal_nor_the_series() -> None:
    found = check(changed_cards(sealed_match()))
    assert [(one.sealed, one.fits, one.of_series) for one in found] == [
        (True, True, True),
        (False, False, False),
        (True, True, True),
    ]


@pytest.mark.parametrize("header", [{"salt": "00"}, {"salt": ""}])
def test_another_salt_fits_no_seal(header: dict[str, str]) -> None:
    first, *rest = record_text(sealed_match()).split("\n")
    text = "\n".join([json.dumps(json.loads(first) | header), *rest])
    assert not any(one.fits for one in check(read_record(text)))


def test_a_seal_that_stands_behind_choices_was_not_made_before_them() -> None:
    record = sealed_match(1)
    late = [replace(record, marks=tuple(Mark(at, "seal", one.value) for one in record.marks)) for at in (1, 2, 9)]
    assert [check(one)[0].sealed for one in late] == [True, False, False]


def test_a_second_seal_that_says_something_else_is_noticed() -> None:
    record = sealed_match(1)
    twice = replace(record, marks=(*record.marks, Mark(0, "seal", f"1 {'0' * 64}")))
    assert not check(twice)[0].fits
    same = replace(record, marks=(*record.marks, *record.marks))
    assert check(same)[0].sealed


@pytest.mark.parametrize("value", ["", "x", "1", "² 00", "99999999999999999999 00"])
def test_a_garbled_seal_seals_nothing(value: str) -> None:
    record = replace(sealed_match(1), marks=(Mark(0, "seal", value),))
    assert not check(record)[0].sealed
