"""From the resolved table of a pack to `Rules`, checking that they can be played."""

import json

from sjavs_desktop.core.cards import PIPS, SUIT_LETTERS, Card, card
from sjavs_desktop.core.follow import FILTERS
from sjavs_desktop.core.offers import OFFERS
from sjavs_desktop.core.phases import PHASES
from sjavs_desktop.core.rules import AuctionRules, Band, Contract, Rules, ScoreRules
from sjavs_desktop.core.schema import OptionValue, Reader, Source
from sjavs_desktop.core.sides import SIDES


def rules_from(table: object, file: str, text: str = "") -> Rules:
    """The rules that a resolved table describes; raises RulesError."""
    top = Reader(table, Source(file, text))
    key, name = top.text("key"), top.text("name")
    top.text("about", "")
    chosen = read_chosen(top.under("chosen"))
    deck, order, points = read_deck(top.under("pack"))
    seats, hand, packets, knocked, cut, rotation = read_table(top.under("table"), len(deck))
    flow = read_flow(top)
    score = read_score(top.under("score"), sum(dict(points).get(letter, 0) for letter in order) * 4)
    contracts = tuple(read_contract(each, reader, score, deck) for each, reader in top.rows("contract"))
    auction = read_auction(top.under("auction"), [one.key for one in contracts])
    top.done()
    return Rules(
        key=key,
        name=name,
        chosen=chosen,
        deck=deck,
        order=order,
        points=points,
        seats=seats,
        hand=hand,
        packets=packets,
        knocked=knocked,
        cut=cut,
        rotation=rotation,
        flow=flow,
        auction=auction,
        contracts=contracts,
        score=score,
        resolved=json.dumps(table, ensure_ascii=False, sort_keys=False),
    )


def read_chosen(reader: Reader) -> tuple[tuple[str, OptionValue], ...]:
    for key, value in reader.table.items():
        if not isinstance(value, (bool, int, str)):
            raise reader.error(key, "true, false, a whole number or a text is expected")
    return tuple(sorted(reader.table.items()))


def read_deck(reader: Reader) -> tuple[tuple[Card, ...], str, tuple[tuple[str, int], ...]]:
    """The cards, the order of the plain ones and their points."""
    ranks, order = reader.text("ranks"), reader.text("order")
    if not ranks or len(set(ranks)) != len(ranks) or any(letter not in PIPS for letter in ranks):
        raise reader.error("ranks", f"{ranks!r} must be different ranks out of {''.join(PIPS)}")
    if sorted(order) != sorted(ranks):
        raise reader.error("order", f"{order!r} must hold exactly the ranks {ranks!r}")
    worth = reader.under("points")
    points = tuple((letter, worth.whole(letter, 0, 1000)) for letter in list(worth.table) if letter in PIPS)
    worth.done()
    reader.done()
    deck = tuple(card(rank + suit) for suit in SUIT_LETTERS for rank in ranks)
    return deck, order, points


def read_table(reader: Reader, cards: int) -> tuple[int, int, tuple[int, ...], tuple[int, ...], str, int]:
    """Seats, cards in a hand, packets, and how the deal is cut and passed on."""
    seats = reader.whole("seats", 4, 4)
    hand = reader.whole("hand", 1, cards)
    if seats * hand != cards:
        raise reader.error("hand", f"{seats} hands of {hand} cards do not make a pack of {cards}")
    packets, knocked = reader.wholes("packets", 1, cards), reader.wholes("knocked", 1, cards)
    for key, sizes in (("packets", packets), ("knocked", knocked)):
        if sum(sizes) != hand:
            raise reader.error(key, f"packets of {'-'.join(map(str, sizes)) or 'nothing'} do not make a hand of {hand}")
    cut = reader.one_of("cut", ("ask", "always_cut", "always_knock"))
    rotation = reader.whole("rotation", -1, 1)
    reader.done()
    return seats, hand, packets, knocked, cut, rotation


FLOW = ("shuffle", "cut", "auction", "naming", "play", "settle")
"""The order in which phases may follow each other."""


def read_flow(top: Reader) -> tuple[str, ...]:
    """The phases of a deal, in order."""
    flow = top.texts("flow", PHASES)
    if flow != FLOW:
        raise top.error("flow", f"the phases must be {', '.join(FLOW)}, in this order")
    return flow


def read_auction(reader: Reader, contracts: list[str]) -> AuctionRules:
    better = reader.one_of("better", (*SUIT_LETTERS, "none"))
    rules = AuctionRules(
        offers=reader.one_of("offers", OFFERS),
        minimum=reader.whole("minimum", 1, 32),
        better=None if better == "none" else SUIT_LETTERS.index(better),
        must_speak=reader.flag("must_speak"),
        contract=reader.one_of("contract", contracts),
        all_pass=reader.one_of("all_pass", ("redeal_same", "redeal_next", *contracts)),
    )
    reader.done()
    return rules


def read_contract(key: str, reader: Reader, score: ScoreRules, deck: tuple[Card, ...]) -> Contract:
    names = reader.texts("permanent")
    try:
        permanent = tuple(card(name) for name in names)
    except ValueError as wrong:
        raise reader.error("permanent", str(wrong)) from wrong
    if len(set(permanent)) != len(permanent) or not set(permanent) <= set(deck):
        raise reader.error("permanent", "must be different cards of the pack")
    tables = [name for name, _ in score.tables]
    contract = Contract(
        key=key,
        permanent=permanent,
        trump=reader.one_of("trump", ("choice", "none", *SUIT_LETTERS)),
        follow=reader.texts("follow", FILTERS),
        sides=reader.one_of("sides", SIDES),
        win=reader.one_of("win", tables),
        loss=reader.one_of("loss", tables),
    )
    reader.done()
    return contract


def read_score(reader: Reader, total: int) -> ScoreRules:
    """How deals are paid; `total` is what all cards count together."""
    target = reader.whole("target", 1, 10_000)
    if total != 2 * (target - 1):
        raise reader.error("target", f"the cards count {total}, so {total // 2 + 1} wins a deal, not {target}")
    cross, carried = reader.under("cross"), reader.under("carry")
    score = ScoreRules(
        target=target,
        start=reader.whole("start", 1, 1000),
        hook=reader.whole("hook", 0, 1000),
        tables=tuple((name, read_bands(inner)) for name, inner in reader.rows("table")),
        carry_simple=carried.whole("simple", 0, 100),
        carry_better=carried.whole("better", 0, 100),
        accumulate=carried.flag("accumulate"),
        crosses=reader.whole("crosses", 0, 100),
        cross_plain=cross.whole("plain", 0, 10),
        cross_double=cross.whole("double", 1, 10),
    )
    for each in (cross, carried, reader):
        each.done()
    return score


def read_bands(reader: Reader) -> tuple[Band, ...]:
    """The rows of a score table; the last one must fit everything that the others leave."""
    bands = []
    for key in list(reader.table):
        row = reader.under(key)
        bands.append(
            Band(
                key=key,
                simple=row.whole("simple", 1, 1000),
                better=row.whole("better", 1, 1000),
                least=row.optional("least", 0, 10_000),
                most=row.optional("most", 0, 10_000),
                tricks=row.one_of("tricks", ("all", "none")) if "tricks" in row.table else None,
                one_hand=row.flag("one_hand", False),
            )
        )
        row.done()
    if not bands or bands[-1][3:] != (None, None, None, False):
        raise reader.error("", "the last row must have no conditions, so that every deal is paid")
    return tuple(bands)
