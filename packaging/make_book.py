"""Finds deals for the book (resources/book): ``python packaging/make_book.py search PACK FILE``.

Bots play, and every position is kept in which one choice is clearly best and a rule of thumb, or simply the highest
card, is clearly worse; it is added to FILE as it is found, until the search is stopped. ``before`` looks at the auction
and the naming alone, ``play`` at the rest, ``deals`` for whole deals and for positions with all cards open. After that
``write_book.py`` chooses and writes; what it writes the tests prove anew (``tests/app/test_exercises_book.py``).
"""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from sjavs_desktop.app import library
from sjavs_desktop.app.exercises_book import CARD, DEAL, MANY_CARDS, NONE, ONE_CARD, OPEN
from sjavs_desktop.app.exercises_themes import theme_of
from sjavs_desktop.app.exercises_truth import after, alike, line, weighed
from sjavs_desktop.core.cards import Card, name, text
from sjavs_desktop.core.dice import shuffle
from sjavs_desktop.core.game import apply, legal, start
from sjavs_desktop.core.notation import action_text
from sjavs_desktop.core.pack import compile_rules
from sjavs_desktop.core.ranking import TRUMPS
from sjavs_desktop.core.rules import Rules
from sjavs_desktop.core.settled import settled
from sjavs_desktop.core.sides import account
from sjavs_desktop.core.state import Action, State, ranking_of
from sjavs_desktop.core.view import view
from sjavs_desktop.engine import levels
from sjavs_desktop.engine.grounds import grounds
from sjavs_desktop.engine.search import Searcher
from sjavs_desktop.engine.standing import VALUES
from sjavs_desktop.engine.tables import POINT
from sjavs_desktop.engine.teacher import Analysis, analyse
from sjavs_desktop.engine.teacher import weighed as can_weigh

MARGIN = 0.8
"""Game points by which every other choice must be worse (in another game its `Analysis.unit` times that)."""
EVEN = 0.1
"""Game points up to which a choice is as good as the best."""
MOST = 2.8
"""Game points that a wrong choice before the play may cost: more is no question."""
DOUBTS = 3.0
"""Standard errors that must lie between."""
BOT = "club"
SIMPLE = ("shuffle", "cut", "pass", "bid", "name", "call", "keep", "look", "exchange", "go", "play")
"""Kinds of action that a deal of the book may have."""

Found = dict[str, Any]


# -- Turning the table so that whoever solves it sits at the bottom ---------------------------------------------------


def turned(seat: int, by: int, seats: int) -> int:
    """A seat once the table is turned."""
    return (seat - by) % seats if seat >= 0 else seat


def entry_of(rules: Rules, dealer: int, dealt: State, actions: list[Action], by: int) -> Found:
    """The deal up to a question, turned so that seat `by` becomes the one at the bottom."""
    seats = rules.seats
    found: Found = {
        "format": 1,
        "pack": rules.key,
        "dealer": turned(dealer, by, seats),
        "hands": [text(dealt.hands[(seat + by) % seats]) for seat in range(seats)],
    }
    if dealt.talon:
        found["middle"] = text(dealt.talon)
    found["actions"] = [action_text(one._replace(seat=turned(one.seat, by, seats))) for one in actions]
    return found


def by_text(actions: tuple[Action, ...], by: int, seats: int) -> list[str]:
    """Actions as a file has them."""
    return [action_text(one._replace(seat=turned(one.seat, by, seats))) for one in actions]


def reasons(view_: Any, analysis: Analysis, action: Action, by: int, seats: int) -> Iterator[Found]:
    """The grounds of an action as a file has them."""
    said = action_text(action._replace(seat=turned(action.seat, by, seats)))
    for one in grounds(view_, analysis, action, 7):
        row: Found = {"about": said, "kind": one.kind}
        for key, fact in one.facts:
            row[key] = fact_text(key, fact, by, seats)
        yield row


def fact_text(key: str, fact: object, by: int, seats: int) -> object:
    """A fact as a file has it."""
    if fact is None:
        return NONE
    if isinstance(fact, Action):
        return action_text(fact._replace(seat=turned(fact.seat, by, seats)))
    if key in ONE_CARD and isinstance(fact, int):
        return name(fact)
    if key in MANY_CARDS and isinstance(fact, tuple):
        return " ".join(name(one) for one in fact)
    if key == "seat" and isinstance(fact, int):
        return turned(fact, by, seats)
    return list(fact) if isinstance(fact, tuple) else fact


# -- Positions ---------------------------------------------------------------------------------------------------------


def played(rules: Rules, seed: str, number: int) -> Iterator[tuple[int, State, State, list[Action]]]:
    """Every decision of a deal between bots: the dealer, the cards dealt, the state, and what led to it."""
    dealer = number % rules.seats
    state, _ = apply(start(rules, dealer), shuffle(rules.deck, seed, number))
    if state.table.phase == "cut":
        state, _ = apply(state, Action(state.table.turn, "cut", 0))
    dealt, done = state, list[Action]()
    while not state.table.deal_over:
        yield dealer, dealt, state, done
        seat = state.table.turn
        action = levels.decide(BOT, view(state, seat), number * 100 + len(done))
        assert action is not None
        state, _ = apply(state, action)
        done.append(action)
        if action.kind not in SIMPLE:
            return


def split(analysis: Analysis) -> tuple[list[Action], list[Action]] | None:
    """The choices that are as good as the best, and the rest, if all of these are clearly worse."""
    best, unit = analysis.best, analysis.unit
    assert best is not None
    good, bad = list[Action](), list[Action]()
    for one in analysis.choices:
        cost = best.value - one.value
        if cost <= EVEN * unit and one.error <= EVEN * unit:
            good.append(one.action)
        elif cost >= MARGIN * unit and cost >= DOUBTS * one.error:
            bad.append(one.action)
        else:
            return None
    return (good, bad) if bad else None


def naive(state: State, analysis: Analysis) -> list[Action]:
    """What somebody would do without thinking: the rule of thumb, the strongest card, the card that counts most."""
    found = [analysis.advice] if analysis.advice is not None else []
    ranking, seat = ranking_of(state.rules, state.table), state.table.turn
    if state.table.phase == "play" and ranking is not None:
        cards: list[Card] = [int(str(one.value)) for one in legal(view(state, seat))]
        found.append(
            Action(seat, "play", max(cards, key=lambda one: (ranking.group[one] == TRUMPS, ranking.strength[one])))
        )
        found.append(Action(seat, "play", max(cards, key=lambda one: ranking.points[one])))
    elif state.table.phase in ("auction", "naming"):
        found += legal(view(state, seat))
    return list(dict.fromkeys(found))


def position(rules: Rules, at: tuple[int, State, State, list[Action]], searcher: Searcher) -> Found | None:
    """A deal of the book from a decision, if it is one."""
    _, _, state, done = at
    seat = state.table.turn
    seen = view(state, seat)
    if (
        not can_weigh(seen)
        or len(legal(seen)) < 2
        or state.table.phase not in ("play", "auction", "naming", "exchange")
    ):
        return None
    if state.table.phase == "play" and settled(seen):
        return None
    first = analyse(seen, 1, 0)
    if first.best is None or first.over or not first.worlds:
        return None
    costs = [first.best.value - one.value for one in first.choices]
    if (
        any(EVEN * 2.5 * first.unit < cost < 0.6 * MARGIN * first.unit for cost in costs)
        or costs[-1] < 0.6 * MARGIN * first.unit
    ):
        return None
    traps = naive(state, first)
    if all(first.best.value - (first.of(one) or first.best).value < 0.6 * MARGIN * first.unit for one in traps):
        return None
    if state.table.phase != "play" and costs[-1] > MOST * first.unit:
        return None
    if (
        first.advice is not None
        and (one := first.of(first.advice))
        and first.best.value - one.value <= EVEN
        and len(done) % 3
        and state.table.phase == "play"
    ):
        return None
    analysis = analyse(seen, 2, 2)
    parts = split(analysis)
    if parts is None or analysis.best is None:
        return None
    good, bad = parts
    wrong = [one for one in traps if one in bad][:2]
    if not wrong:
        return None
    wrong += [one for one in bad if one not in wrong and not same(state, one, wrong)][: 2 - len(wrong)]
    return written(rules, at, analysis, good, wrong, searcher)


def same(state: State, action: Action, others: list[Action]) -> bool:
    """Whether a card counts the same as one of the others."""
    if action.kind != "play":
        return False
    like = alike(state, int(str(action.value)))
    return any(one.value in like for one in others)


def written(
    rules: Rules,
    at: tuple[int, State, State, list[Action]],
    analysis: Analysis,
    good: list[Action],
    wrong: list[Action],
    searcher: Searcher,
) -> Found | None:
    """The whole entry, if the cards as they lie agree with what is best."""
    dealer, dealt, state, done = at
    seat, seats = state.table.turn, rules.seats
    seen = view(state, seat)
    lines, worth = {}, {}
    for one in (good[0], *wrong):
        moved = after(state, (one,))
        lines[one] = line(moved, searcher)
        end = after(moved, lines[one])
        if not end.table.results:
            return None
        worth[one] = gained(end, account(rules, seat))
    if any(worth[good[0]] <= worth[one] for one in wrong[:1]) or max(worth.values()) > worth[good[0]]:
        return None
    found = entry_of(rules, dealer, dealt, done, seat)
    kind = {"auction": "bid", "naming": "name", "exchange": "exchange"}.get(state.table.phase, CARD)
    best = analysis.best
    assert best is not None
    found |= {
        "task": kind,
        "theme": theme_of(seen),
        "answers": by_text(tuple(good), seat, seats),
        "wrong": by_text(tuple(wrong), seat, seats),
        "because": [one for action in (good[0], *wrong) for one in reasons(seen, analysis, action, seat, seats)],
        "line": {by_text((one,), seat, seats)[0]: ", ".join(by_text(rest, seat, seats)) for one, rest in lines.items()},
        "cost": round((best.value - (analysis.of(wrong[0]) or best).value) / analysis.unit, 2),
        "worth": [worth[one] for one in (good[0], *wrong)],
        "advised": analysis.advice in good,
        "cards": seen.own.bit_count(),
        "legal": len(legal(seen)),
    }
    return found


def gained(end: State, mine: int) -> float:
    """What a deal has brought an account, in game points towards the match."""
    score, result = end.rules.score, end.table.results[-1]
    worth = VALUES[score.end]
    return round(worth(score, result.after, mine) - worth(score, result.before, mine), 3)


# -- With all cards open -----------------------------------------------------------------------------------------------

STEPS = (61, 90, 91, 31, 60)
"""Numbers of card points that a side may be asked for."""


def open_position(rules: Rules, at: tuple[int, State, State, list[Action]], searcher: Searcher) -> Found | None:
    """A position in which with all cards open one single card brings what is asked for."""
    dealer, dealt, state, done = at
    seat, seats = state.table.turn, rules.seats
    seen = view(state, seat)
    size = seen.own.bit_count()
    if state.table.phase != "play" or not 4 <= size <= 6 or len(legal(seen)) < 3 or settled(seen):
        return None
    cards = [int(str(one.value)) for one in legal(seen)]
    groups = {alike(state, one) for one in cards}
    if len(groups) < 3:
        return None
    results = {}
    rest = {}
    for group in groups:
        action = Action(seat, "play", group[0])
        moved = after(state, (action,))
        rest[action] = line(moved, searcher)
        end = after(moved, rest[action])
        result = end.table.results[-1]
        if rules.score.accounts != "pairs":
            return None
        results[action] = result.points[account(rules, seat)]
    best = max(results, key=lambda one: results[one])
    others = [one for one in results if one != best]
    target = next((step for step in STEPS if results[best] >= step > max(results[one] for one in others)), None)
    if target is None:
        return None
    ranking = ranking_of(rules, state.table)
    assert ranking is not None
    assert isinstance(best.value, int)
    if best.value == max(cards, key=lambda one: (ranking.group[one] == TRUMPS, ranking.strength[one])):
        return None
    wrong = sorted(others, key=lambda one: -results[one])[:3]
    found = entry_of(rules, dealer, dealt, done, seat)
    found |= {
        "task": OPEN,
        "theme": "open_cards",
        "target": target,
        "answers": by_text(tuple(Action(seat, "play", one) for one in alike(state, best.value)), seat, seats),
        "wrong": by_text(tuple(wrong), seat, seats),
        "because": [],
        "line": {by_text((one,), seat, seats)[0]: ", ".join(by_text(rest[one], seat, seats)) for one in (best, *wrong)},
        "cost": 1.0,
        "worth": [results[one] for one in (best, *wrong)],
        "advised": False,
        "cards": size,
        "legal": len(cards),
    }
    return found


def whole_deal(rules: Rules, at: tuple[int, State, State, list[Action]], searcher: Searcher) -> Found | None:
    """A whole deal in which one's own side can just bring in what is asked for, with all cards open."""
    dealer, dealt, state, done = at
    seat, seats = state.table.declarer, rules.seats
    if (
        state.table.phase != "play"
        or state.table.tricks
        or state.table.trick
        or seat is None
        or state.table.turn != seat
    ):
        return None
    seen = view(state, seat)
    cards = [int(str(one.value)) for one in legal(seen)]
    values = weighed(state, searcher, [group[0] for group in {alike(state, one) for one in cards}])
    points = sorted((one.taken // POINT for one in values), reverse=True)
    target = next((step for step in (61, 90) if points[0] >= step > points[0] - 12 and step > points[-1]), None)
    if target is None:
        return None
    best = max(values, key=lambda one: one.taken)
    action = Action(seat, "play", best.card)
    found = entry_of(rules, dealer, dealt, done, seat)
    moved = after(state, (action,))
    found |= {
        "task": DEAL,
        "theme": "whole_deal",
        "target": target,
        "answers": [],
        "wrong": [],
        "because": [],
        "line": {by_text((action,), seat, seats)[0]: ", ".join(by_text(line(moved, searcher), seat, seats))},
        "cost": round((points[0] - target) / 12, 2),
        "worth": points,
        "advised": False,
        "cards": seen.own.bit_count(),
        "legal": len(cards),
    }
    return found


def before(rules: Rules, at: tuple[int, State, State, list[Action]], searcher: Searcher) -> Found | None:
    """A position before the play."""
    return position(rules, at, searcher) if at[2].table.phase in ("auction", "naming", "exchange") else None


def playing(rules: Rules, at: tuple[int, State, State, list[Action]], searcher: Searcher) -> Found | None:
    """A position in the play."""
    return position(rules, at, searcher) if at[2].table.phase in ("play", "exchange") else None


LOOKS = {"search": (position,), "deals": (open_position, whole_deal), "before": (before,), "play": (playing,)}
"""What is looked for."""


def search(pack: str, path: Path, first: int, what: str) -> None:
    """Adds positions to a file until it is stopped."""
    rules = compile_rules(library.find(pack))
    searcher = Searcher()
    number = first
    while True:
        for at in played(rules, "book", number):
            if what == "before" and at[2].table.phase == "play":
                break
            for look in LOOKS[what]:
                found = look(rules, at, searcher)
                if found is not None:
                    found["deal"] = number
                    with path.open("a", encoding="utf-8") as file:
                        file.write(json.dumps(found, ensure_ascii=False) + "\n")
        number += 1


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("search", "deals", "before", "play", "count"))
    parser.add_argument("pack")
    parser.add_argument("file", type=Path)
    parser.add_argument("--first", type=int, default=1)
    given = parser.parse_args()
    if given.what == "count":
        rows = [json.loads(one) for one in given.file.read_text(encoding="utf-8").splitlines()]
        print(Counter(one["theme"] for one in rows))
        return
    search(given.pack, given.file, given.first, given.what)


if __name__ == "__main__":
    sys.exit(main())
