"""Are the reasons true that the teacher gives? Grounds from games of bots, each checked anew, as JSON:
`python -m tests.bench.audit SENTENCES [--planted] [--seed TEXT] [GAME ...]`.

Every ground is put into words and then checked (`audit_checks`) against the whole state, the rules and samples of other
seeds. With `--planted` false grounds are made of true ones, one thing changed in each, and the same checks have to find
them. Ends with 1 when a statement was false or a planted one was not found.
"""

import argparse
import json
import time
from collections import Counter
from collections.abc import Iterator
from itertools import count, islice
from random import Random
from typing import Any

from sjavs_desktop.core.game import interjections, legal
from sjavs_desktop.core.state import Action, State
from sjavs_desktop.core.view import view
from sjavs_desktop.engine.grounds import Ground, grounds
from sjavs_desktop.engine.teacher import Analysis, analyse
from sjavs_desktop.ui.grounds_text import sentence
from tests.bench.audit_checks import true
from tests.bench.audit_moment import Moment
from tests.engine.moments import GAMES, rules_for
from tests.engine.positions import decisions

LEVELS = ("club", "beginner", "club", "random")
"""Who plays: the grounds shall be true of odd positions too."""
NAMES = ("Anna", "Bárður", "Carl", "Dora")


def moments(games: list[str], seed: str) -> Iterator[tuple[str, Moment]]:
    """Choices in games of bots, one game after the other: the best one and another of each position."""
    asked = [asked_in(game, f"{seed} {game}") for game in games]
    for turn in count():
        yield from ((games[turn % len(games)], one) for one in next(asked[turn % len(games)]))


def asked_in(game: str, seed: str) -> Iterator[list[Moment]]:
    """The positions of a game without end, each with the choices that are looked at."""
    rules, dice = rules_for(game), Random(seed)
    for number in count():
        levels = [dice.choice(LEVELS) for _ in range(rules.seats)]
        for state, seat, own in decisions(rules, levels, f"{seed} {number}", 3):
            # So many decisions are alike (cutting, a last card) that some of them are enough.
            dull = len(legal(view(state, seat))) < 2 and not interjections(view(state, seat))
            if state.table.phase != "cut" and (not dull or dice.random() < 0.2):
                yield choices(state, seat, own % 1_000_003, dice)


def choices(state: State, seat: int, own: int, dice: Random) -> list[Moment]:
    """The best choice of a position, and one more."""
    seen = view(state, seat)
    shared: dict[str, object] = {}
    if state.table.turn != seat:
        return [Moment(state, seen, Analysis((), 0), one, own, shared) for one in interjections(seen)]
    analysis = analyse(seen, own, dice.choice((0, 0, 1)))
    actions: list[Action] = [analysis.best.action] if analysis.best else []
    others = [one for one in legal(seen) if one not in actions]
    return [
        Moment(state, seen, analysis, one, own, shared) for one in (*actions, *dice.sample(others, min(1, len(others))))
    ]


def audited(number: int, games: list[str], seed: str, planted: bool) -> dict[str, Any]:
    """So many sentences, checked."""
    kinds: Counter[str] = Counter()
    by_game: Counter[str] = Counter()
    wrong: list[str] = []
    took: Counter[str] = Counter()
    plants: Counter[str] = Counter()
    missed: list[str] = []
    began, dice = time.perf_counter(), Random(seed)
    for game, moment in moments(games, seed):
        for ground in grounds(moment.view, moment.analysis, moment.action, moment.seed):
            said = sentence(ground, moment.view, NAMES)
            kinds[ground.kind] += 1
            by_game[game] += 1
            since = time.perf_counter()
            right = true(moment, ground) and bool(said) and "{" not in said
            took[ground.kind] += time.perf_counter() - since
            if not right:
                wrong.append(f"{game} {moment.seed} {moment.action} {ground}: {said}")
            for how, false in islice(falsified(ground, moment, dice), 2) if planted and right else ():
                plants[how] += 1
                if true(moment, false):
                    missed.append(f"{game} {moment.seed} {moment.action} {how} {ground} -> {false}")
        if sum(kinds.values()) >= number:
            break
    return {
        "sentences": sum(kinds.values()),
        "false": len(wrong),
        "wrong": wrong[:20],
        "planted": sum(plants.values()),
        "found": sum(plants.values()) - len(missed),
        "by what is wrong": plants,
        "missed": missed[:20],
        "kinds": dict(kinds.most_common()),
        "games": by_game,
        "seconds by kind": {kind: round(each, 1) for kind, each in took.most_common(8)},
        "seconds": round(time.perf_counter() - began, 1),
    }


# -- Planted -----------------------------------------------------------------------------------------------------------

CARDS = ("card", "best", "called")
COUNTS = ("number", "points", "gives", "have", "lacks", "target", "pot", "fixed", "tops", "all", "needs", "left",
          "costs", "most", "least", "simple", "better", "worlds", "talon")  # fmt: skip
OPPOSITE = {
    "last_takes": "last_cheapest", "last_cheapest": "last_takes", "sure_trump": "sure_top", "sure_top": "sure_trump",
    "reach": "deny_reach", "deny_reach": "reach", "escape": "deny_escape", "more": "deny_more", "deny_more": "more",
    "partner_sure_give": "cannot_win", "cannot_win": "partner_sure_give", "gives_points": "partner_sure_give",
    "partner_sure_keep": "overtakes", "overtakes": "partner_sure_keep", "find_partner": "search_called",
    "search_called": "find_partner", "lowest_out": "some_above", "some_above": "lowest_out", "dearer": "misses",
    "first_trick_defenders": "first_trick_declarers", "first_trick_declarers": "first_trick_defenders",
    "all_sure": "one_is_enough", "one_is_enough": "all_sure", "one_likely": "all_likely", "all_likely": "one_likely",
    "call_short": "call_long", "outbids": "outbids_partner", "match_ours": "match_theirs", "must_take": "duck",
    "under_declarer": "frees_declarer", "frees_declarer": "under_declarer", "too_short": "length", "likely_win": "duck",
    "draw_trumps": "trump_for_declarer", "last_card": "duck", "ruff": "short_suit",
    "length": "too_short", "short_suit": "ruff", "partner_void": "only_follow", "return_suit": "ruff",
}  # fmt: skip
"""By kind another that cannot be true then."""


def falsified(ground: Ground, moment: Moment, dice: Random) -> Iterator[tuple[str, Ground]]:
    """The ground with something wrong in it, in random order."""
    facts = dict(ground.facts)
    found: list[tuple[str, Ground]] = []

    def changed(how: str, name: str, value: object) -> None:
        found.append((how, ground._replace(facts=tuple((facts | {name: value}).items()))))

    for name, value in facts.items():
        if name in CARDS and isinstance(value, int):
            changed("card", name, dice.choice([one for one in moment.view.rules.deck if one != value]))
        elif name in COUNTS and isinstance(value, int):
            changed("count", name, value + dice.choice((-1, 1)))
        elif name == "seat" and isinstance(value, int):
            seats = moment.view.rules.seats
            changed("seat", name, (value + dice.randrange(1, seats)) % seats)
        elif name in ("group", "suit") and isinstance(value, int):
            changed("suit", name, (value + dice.randrange(1, 4)) % 4)
        elif name in ("above", "cards") and isinstance(value, tuple):
            changed("cards", name, value[:-1])
    if ground.kind in OPPOSITE:
        found.append(("kind", ground._replace(kind=OPPOSITE[ground.kind])))
    if ground.kind in ("costs", "most_expected") and len(moment.analysis.choices) > 1:
        found += expectations(moment)
    dice.shuffle(found)
    yield from found


def expectations(moment: Moment) -> Iterator[tuple[str, Ground]]:
    """That the best choice is behind the worst one, where a finer analysis sees a clear gap too."""
    best, last = moment.analysis.choices[0], moment.analysis.choices[-1]
    if moment.action == best.action and best.value - last.value > 1.0 + 4 * last.error:
        yield "expected", Ground("costs", (("other", last.action),))


def main() -> int:
    """Prints what was found; 1 when anything was false or not found."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.audit", description=__doc__)
    parser.add_argument("sentences", type=int, help="how many sentences are checked")
    parser.add_argument("games", nargs="*", choices=[*GAMES, []], help="only these games")
    parser.add_argument("--planted", action="store_true", help="plant false ones too")
    parser.add_argument("--seed", default="audit", help="another seed, other games")
    given = parser.parse_args()
    found = audited(given.sentences, given.games or list(GAMES), given.seed, given.planted)
    print(json.dumps(found, indent=2, ensure_ascii=False))
    return 1 if found["false"] or found["missed"] else 0


if __name__ == "__main__":
    raise SystemExit(main())
