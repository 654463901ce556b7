"""The option model: Qt's promises under random edits, and what each role tells."""

import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QModelIndex, Qt
from pytestqt.modeltest import ModelTester

from sjavs_desktop.app import library
from sjavs_desktop.app.settings import SETTINGS
from sjavs_desktop.core.schema import Option
from sjavs_desktop.models.option_form import Column, OptionFilter, OptionModel, Role

PACKS, _ = library.packs()
SETS: dict[str, tuple[Option, ...]] = {key: pack.options for key, pack in PACKS.items()} | {"settings": SETTINGS}

pytestmark = pytest.mark.usefixtures("qapp")


def model_of(key: str = "sjavs", **values: str | bool) -> OptionModel:
    model = OptionModel(str, str.upper, lambda source: f"<{source}>")
    model.set_options(SETS[key], values)
    return model


def edit(model: OptionModel, dice: random.Random) -> None:
    """Something that may happen to a model."""
    option = dice.choice(model.options())
    value = dice.choice(option.choices).value
    dice.choice(
        [
            lambda: model.setData(model.index_of(option.key), value),
            lambda: model.setData(model.index_of(option.key, Column.LABEL), value),
            lambda: model.setData(model.index_of(option.key), "nonsense"),
            lambda: model.set_errors({option.key: "does not fit"}),
            lambda: model.set_errors({}),
            lambda: model.back_to_standard(),
            lambda: model.set_values({option.key: value, "unknown": 3}),
            lambda: model.set_options(SETS[dice.choice(list(SETS))]),
            lambda: model.retranslate(),
        ]
    )()


@settings(max_examples=10, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(seed=st.integers(0, 10**6))
def test_the_model_and_its_filter_keep_qts_promises(qtmodeltester: ModelTester, seed: int) -> None:
    dice = random.Random(seed)
    model = model_of(dice.choice(list(SETS)))
    proxy = OptionFilter()
    proxy.setSourceModel(model)
    qtmodeltester.check(model)
    for _ in range(60):
        edit(model, dice)
        proxy.search(dice.choice(["", "cross", "deal", "no such word", "points to"]))
        values = model.values()
        for option in model.options():
            index = model.index_of(option.key)
            assert index.data(Qt.ItemDataRole.EditRole) == values[option.key]
            assert index.data(Role.MODIFIED) == (values[option.key] != option.default)
            assert option.choice(values[option.key])
    qtmodeltester.check(proxy)


def test_groups_hold_their_options_in_the_order_of_the_pack() -> None:
    model = model_of()
    tree = [
        (
            model.index(row, 0).data(),
            [
                model.index(each, 0, model.index(row, 0)).data(Role.KEY)
                for each in range(model.rowCount(model.index(row, 0)))
            ],
        )
        for row in range(model.rowCount())
    ]
    assert tree[0] == ("CARDS", ["rank_order"])
    assert tree[2] == ("AUCTION", ["must_speak", "no_bid"])
    assert sum(len(keys) for _, keys in tree) == len(PACKS["sjavs"].options)


def test_a_row_tells_everything_about_its_option() -> None:
    model = model_of(overtrump="none")
    index = model.index_of("overtrump")
    label = index.siblingAtColumn(Column.LABEL)
    assert label.data() == "Duty to overtrump"
    assert index.data() == "None (any card when you cannot follow suit)"
    assert index.data(Role.KIND) == "choice"
    assert [value for value, _ in index.data(Role.CHOICES)] == ["none", "required", "required_except_partner"]
    assert index.data(Role.SOURCE) == "<S1, P*>"
    assert index.data(Role.HELP).startswith("When a plain suit")
    assert index.data(Role.STANDARD).startswith("Always")
    assert "<S1, P*>" in index.data(Qt.ItemDataRole.ToolTipRole)
    assert label.data(Qt.ItemDataRole.FontRole).bold()
    assert model.index_of("cut").data(Qt.ItemDataRole.FontRole) is None
    assert index.flags() & Qt.ItemFlag.ItemIsEditable
    assert not label.flags() & Qt.ItemFlag.ItemIsEditable


def test_only_values_that_an_option_has_go_in_and_each_change_is_told_once() -> None:
    model = model_of()
    told: list[str] = []
    model.edited.connect(told.append)
    index = model.index_of("must_speak")
    assert model.setData(index, True)
    assert model.setData(index, True)
    for wrong in ("True", 1, None, [True], 0.5):
        assert not model.setData(index, wrong)
    assert told == ["must_speak"]
    assert model.chosen() == {"must_speak": True}
    model.back_to_standard()
    assert model.chosen() == {}
    assert told == ["must_speak", "must_speak"]


def test_what_does_not_fit_is_told_at_its_row() -> None:
    model = model_of()
    changed: list[str] = []
    model.dataChanged.connect(lambda first, last, roles: changed.append(first.data(Role.KEY)))
    model.set_errors({"cut": "no knife", "unknown": "nothing"})
    assert model.index_of("cut").data(Role.ERROR) == "no knife"
    assert model.index_of("no_bid").data(Role.ERROR) == ""
    model.set_errors({"no_bid": "no voice"})
    assert sorted(changed) == ["cut", "cut", "no_bid"]
    assert "no voice" in model.index_of("no_bid").data(Qt.ItemDataRole.AccessibleTextRole)
    model.set_options(SETS["klorsjavs"])
    assert not any(model.index_of(one.key).data(Role.ERROR) for one in model.options())


@pytest.mark.parametrize(
    ("words", "keys"),
    [
        ("overtrump", ["overtrump"]),
        ("KNOCK cut", ["cut"]),
        ("rubber", ["cross_rule"]),
        ("auction", ["must_speak", "no_bid"]),
        ("<p>", ["rank_order", "must_speak"]),
        ("nothing like it", []),
    ],
)
def test_a_search_finds_label_sentence_choices_source_and_group(words: str, keys: list[str]) -> None:
    model = model_of()
    proxy = OptionFilter()
    proxy.setSourceModel(model)
    proxy.search(words)
    found = [
        proxy.index(each, 0, proxy.index(row, 0)).data(Role.KEY)
        for row in range(proxy.rowCount())
        for each in range(proxy.rowCount(proxy.index(row, 0)))
    ]
    assert found == keys
    proxy.search("")
    assert proxy.rowCount() == model.rowCount()


def test_an_empty_model() -> None:
    model = OptionModel(str, str, str)
    assert model.rowCount() == 0
    assert model.data(QModelIndex()) is None
    assert model.values() == {}
    model.retranslate()
    with pytest.raises(KeyError):
        model.index_of("cut")
