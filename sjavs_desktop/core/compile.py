"""From the resolved table of a pack to `Rules`, checking that they can be played."""

import json
from typing import NamedTuple

from sjavs_desktop.core.cards import PIPS, SUIT_LETTERS, Card, card
from sjavs_desktop.core.follow import FILTERS
from sjavs_desktop.core.goals import ENDS
from sjavs_desktop.core.offers import NEEDS, OFFERS
from sjavs_desktop.core.payoff import GOALS, PAYOFFS
from sjavs_desktop.core.phases import PHASES
from sjavs_desktop.core.rules import AuctionRules, Band, Contract, Rules, ScoreRules, Stakes, Tariff
from sjavs_desktop.core.schema import OptionValue, Reader, Source
from sjavs_desktop.core.sides import SIDES
from sjavs_desktop.core.wording import quoted, sentence


class Layout(NamedTuple):
    """What the table of a pack says of seats and dealing."""

    seats: int
    hand: int
    talon: int
    spread: int
    packets: tuple[int, ...]
    knocked: tuple[int, ...]
    cut: str
    rotation: int
    look_first: bool
    take_back: bool


def rules_from(table: object, file: str, text: str = "") -> Rules:
    """The rules that a resolved table describes; raises RulesError."""
    top = Reader(table, Source(file, text))
    resolved = json.dumps(top.table, ensure_ascii=False, sort_keys=False, default=str)
    key, name = top.text("key"), top.text("name")
    top.text("about", "")
    chosen = read_chosen(top.under("chosen"))
    pack = top.under("pack")
    cards = pack.one_of("cards", ("french", "german"), "french")
    deck, order, points = read_deck(pack)
    layout = read_table(top.under("table"), len(deck))
    flow = read_flow(top)
    score = read_score(top.under("score"), sum(dict(points).get(letter, 0) for letter in order) * 4)
    contracts = tuple(read_contract(each, reader, score, deck, order) for each, reader in top.rows("contract"))
    auction = read_auction(top.under("auction"), [one.key for one in contracts])
    stakes = read_stakes(top.under("stakes", optional=True))
    check(top, layout, flow, score, contracts, auction)
    check_partners(top, layout, flow, score, contracts, auction)
    check_laying(top, layout, flow, contracts, stakes)
    top.done()
    return Rules(
        key=key,
        name=name,
        chosen=chosen,
        deck=deck,
        cards=cards,
        order=order,
        points=points,
        stakes=stakes,
        flow=flow,
        auction=auction,
        contracts=contracts,
        score=score,
        resolved=resolved,
        **layout._asdict(),
    )


MOST_EXCHANGED = 4
"""Cards that can be exchanged with the talon: every choice of so many is an action of its own."""


def check(
    top: Reader,
    layout: Layout,
    flow: tuple[str, ...],
    score: ScoreRules,
    contracts: tuple[Contract, ...],
    auction: AuctionRules,
) -> None:
    """Raises RulesError where parts that are each right do not fit together."""
    for contract in contracts:
        check_contract(top, layout, contract, auction)
    if score.accounts == "pairs" and layout.seats != 4:
        raise at(top, "score").error("accounts", sentence("pairs need four seats, not {seats}", seats=layout.seats))
    if auction.offers == "contracts" and not any(contract.bid != "none" for contract in contracts):
        raise at(top, "auction").error("offers", sentence("no contract says how it is bid"))
    if auction.intent and auction.first_ends:
        raise at(top, "auction").error("intent", sentence("whoever speaks first cannot end an auction of two rounds"))
    if "fold" in flow and "fold" not in dict(score.tables):
        raise at(top, "score").error("table", sentence("a deal that is folded needs a score table called 'fold'"))
    if score.end != "deals" and score.start == 0:
        raise at(top, "score").error("start", sentence("there is nothing to come down from"))


def check_contract(top: Reader, layout: Layout, contract: Contract, auction: AuctionRules) -> None:
    """Raises RulesError where a contract does not fit the table or the auction."""
    row = at(top, "contract", contract.key)
    if contract.sides == "pairs" and layout.seats != 4:
        raise row.error("sides", sentence("pairs need four seats, not {seats}", seats=layout.seats))
    if contract.exchange == "talon" and layout.talon > MOST_EXCHANGED:
        raise at(top, "table").error(
            "talon", sentence("more than {most_exchanged} cards cannot be exchanged", most_exchanged=MOST_EXCHANGED)
        )
    spoken = contract.bid != "none" if auction.offers == "contracts" else contract.key == auction.contract
    if contract.goal == "least" and spoken:
        raise row.error("goal", sentence("what nobody declares cannot be bid"))
    if contract.needs != "none" and auction.offers != "contracts":
        raise row.error("needs", sentence("only contracts that are bid by name need a hand"))


def check_partners(
    top: Reader,
    layout: Layout,
    flow: tuple[str, ...],
    score: ScoreRules,
    contracts: tuple[Contract, ...],
    auction: AuctionRules,
) -> None:
    """Raises RulesError where a partner whom the cards find could not be found."""
    for contract in contracts:
        row = at(top, "contract", contract.key)
        finds = contract.call != "none" or contract.exchange == "marriage"
        if finds != (contract.sides == "called") or (finds and contract.key == auction.all_pass):
            raise row.error(
                "sides", sentence("'called' goes with an ace that is called or with a marriage, and with a bid")
            )
        if finds and layout.seats != 4:
            raise row.error("sides", sentence("a partner is found among four seats, not {seats}", seats=layout.seats))
        if finds and (layout.talon or layout.spread):
            raise row.error("sides", sentence("a partner is found among hands alone, without a talon or open cards"))
        if finds and score.accounts == "pairs":
            raise row.error("sides", sentence("a partner is found among players with an account each"))
        if contract.exchange == "marriage" and "marriage" not in flow:
            raise row.error("exchange", sentence("a marriage needs the phase 'marriage' in the flow"))
        if finds:
            check_finding(row, contract)


def check_finding(row: Reader, contract: Contract) -> None:
    """Raises RulesError where a contract that finds a partner contradicts itself."""
    if contract.call != "none" and contract.exchange == "marriage":
        raise row.error("exchange", sentence("a partner is found by an ace or by a marriage, not by both"))
    if contract.bid == "suit":
        raise row.error("bid", sentence("what finds a partner is bid alone, without a suit"))
    needed = "callable" if contract.call == "ace" else "one_trump"
    if contract.needs != needed:
        raise row.error("needs", sentence("{needed!r} is needed here", needed=needed))
    if contract.trump == "choice":
        raise row.error("trump", sentence("the trumps must stand when a partner is found"))


def check_laying(
    top: Reader, layout: Layout, flow: tuple[str, ...], contracts: tuple[Contract, ...], stakes: Stakes
) -> None:
    """Raises RulesError where players could not lay between two packets."""
    row = at(top, "stakes")
    if (stakes.lay or stakes.doubles) and not all(contract.price for contract in contracts):
        raise row.error("lay" if stakes.lay else "doubles", sentence("only contracts with a price can be doubled"))
    if not stakes.lay:
        return
    if "legen" not in flow:
        raise row.error("lay", sentence("laying needs the phase 'legen' in the flow"))
    if layout.talon or layout.spread:
        raise row.error("lay", sentence("laying goes with hands alone, without a talon or open cards"))
    for sizes in (layout.packets, layout.knocked):
        if stakes.lay not in [sum(sizes[:place]) for place in range(1, len(sizes))]:
            raise row.error(
                "lay",
                sentence(
                    "no packet ends with {lay} cards in each hand ({list})",
                    lay=stakes.lay,
                    list="-".join(map(str, sizes)),
                ),
            )


def at(top: Reader, *path: str) -> Reader:
    """A table that has been read already, for pointing at a key in it."""
    return Reader({}, top.source, path)


def read_chosen(reader: Reader) -> tuple[tuple[str, OptionValue], ...]:
    for key, value in reader.table.items():
        if not isinstance(value, (bool, int, str)):
            raise reader.error(key, sentence("true, false, a whole number or a text is expected"))
    return tuple(sorted(reader.table.items()))


def read_deck(reader: Reader) -> tuple[tuple[Card, ...], str, tuple[tuple[str, int], ...]]:
    """The cards, the order of the plain ones and their points."""
    ranks, order = reader.text("ranks"), reader.text("order")
    if not ranks or len(set(ranks)) != len(ranks) or any(letter not in PIPS for letter in ranks):
        raise reader.error(
            "ranks", sentence("{ranks!r} must be different ranks out of {list}", ranks=ranks, list="".join(PIPS))
        )
    if sorted(order) != sorted(ranks):
        raise reader.error(
            "order", sentence("{order!r} must hold exactly the ranks {ranks!r}", order=order, ranks=ranks)
        )
    worth = reader.under("points")
    points = tuple((letter, worth.whole(letter, 0, 1000)) for letter in list(worth.table) if letter in PIPS)
    worth.done()
    if not any(value for letter, value in points if letter in order):
        raise reader.error("points", sentence("no card of the pack counts anything"))
    reader.done()
    deck = tuple(card(rank + suit) for suit in SUIT_LETTERS for rank in ranks)
    return deck, order, points


def read_table(reader: Reader, cards: int) -> Layout:
    """Seats, cards in a hand, packets, and how the deal is cut and passed on."""
    layout = Layout(
        seats=reader.whole("seats", 2, 4),
        hand=reader.whole("hand", 1, cards),
        talon=reader.whole("talon", 0, cards, 0),
        spread=reader.whole("spread", 0, cards, 0),
        packets=reader.wholes("packets", -cards, cards),
        knocked=reader.wholes("knocked", -cards, cards),
        cut=reader.one_of("cut", ("ask", "always_cut", "always_knock")),
        rotation=reader.whole("rotation", -1, 1),
        look_first=reader.flag("look_first", False),
        take_back=reader.flag("take_back", True),
    )
    each = layout.hand + 2 * layout.spread
    if layout.seats * each + layout.talon != cards:
        facts = {"seats": layout.seats, "each": each, "talon": layout.talon, "cards": cards}
        why = sentence("{seats} hands of {each} cards do not make a pack of {cards}", **facts)
        if layout.talon:
            why = sentence(
                "{seats} hands of {each} cards and {talon} in the middle do not make a pack of {cards}", **facts
            )
        raise reader.error("hand", why)
    for key, sizes in (("packets", layout.packets), ("knocked", layout.knocked)):
        hand, talon = sum(size for size in sizes if size > 0), -sum(size for size in sizes if size < 0)
        if hand != layout.hand or 0 in sizes:
            raise reader.error(
                key,
                sentence(
                    "packets of {value} do not make a hand of {hand}",
                    value="-".join(map(str, sizes)) or "nothing",
                    hand=layout.hand,
                ),
            )
        if talon != layout.talon:
            raise reader.error(
                key,
                sentence(
                    "{talon} cards go to the middle, but the talon has {talon2}", talon=talon, talon2=layout.talon
                ),
            )
    reader.done()
    return layout


FLOW = ("shuffle", "cut", "legen", "auction", "naming", "exchange", "marriage", "fold", "play", "settle")
"""The order in which phases may follow each other."""
OPTIONAL = ("legen", "exchange", "marriage", "fold")
"""Phases that a flow may leave out."""


def read_flow(top: Reader) -> tuple[str, ...]:
    """The phases of a deal, in order."""
    flow = top.texts("flow", PHASES)
    if flow != tuple(phase for phase in FLOW if phase in flow or phase not in OPTIONAL):
        raise top.error(
            "flow",
            sentence(
                "the phases must be {list} in this order; these may be left out: {optional}",
                list=", ".join(FLOW),
                optional=", ".join(OPTIONAL),
            ),
        )
    return flow


def read_auction(reader: Reader, contracts: list[str]) -> AuctionRules:
    better = reader.one_of("better", (*SUIT_LETTERS, "none"))
    suits = reader.text("suits", SUIT_LETTERS)
    if sorted(suits) != sorted(SUIT_LETTERS):
        raise reader.error(
            "suits",
            sentence(
                "{suits!r} must hold each of the suits {all} once, the highest first", suits=suits, all=SUIT_LETTERS
            ),
        )
    rules = AuctionRules(
        offers=reader.one_of("offers", OFFERS),
        minimum=reader.whole("minimum", 1, 32),
        better=None if better == "none" else SUIT_LETTERS.index(better),
        must_speak=reader.flag("must_speak"),
        suits=tuple(SUIT_LETTERS.index(letter) for letter in suits),
        first_ends=reader.flag("first_ends", False),
        contract=reader.one_of("contract", contracts),
        all_pass=reader.one_of("all_pass", ("redeal_same", "redeal_next", *contracts)),
        intent=reader.flag("intent", False),
    )
    reader.done()
    return rules


def read_stakes(reader: Reader) -> Stakes:
    """What doubles a deal."""
    stakes = Stakes(
        lay=reader.whole("lay", 0, 100, 0),
        doubles=reader.whole("doubles", 0, 2, 0),
        until=reader.whole("until", 1, 4, 2),
    )
    reader.done()
    return stakes


def read_contract(key: str, reader: Reader, score: ScoreRules, deck: tuple[Card, ...], ranks: str) -> Contract:
    names = reader.texts("permanent")
    try:
        permanent = tuple(card(name) for name in names)
    except ValueError as wrong:
        raise reader.error("permanent", quoted(wrong)) from wrong
    if len(set(permanent)) != len(permanent) or not set(permanent) <= set(deck):
        raise reader.error("permanent", sentence("these must be different cards of the pack"))
    order = reader.text("order", "")
    if order and sorted(order) != sorted(ranks):
        raise reader.error(
            "order", sentence("{order!r} must hold exactly the ranks {ranks!r}", order=order, ranks=ranks)
        )
    tables, prices = [name for name, _ in score.tables], [name for name, _ in score.tariff.prices]
    priced = "price" in reader.table
    contract = Contract(
        key=key,
        name=reader.text("name", ""),
        permanent=permanent,
        trump=reader.one_of("trump", ("choice", "none", *SUIT_LETTERS)),
        follow=reader.texts("follow", FILTERS),
        sides=reader.one_of("sides", SIDES),
        win="" if priced else reader.one_of("win", tables),
        loss="" if priced else reader.one_of("loss", tables),
        goal=reader.one_of("goal", (*GOALS, "least"), "points"),
        target=reader.whole("target", 1, score.total, score.total // 2 + 1),
        factor=reader.whole("factor", 1, 100, 1),
        exchange=reader.one_of("exchange", ("none", "talon", "marriage"), "none"),
        bid=reader.one_of("bid", ("none", "suit", "alone"), "none"),
        rank=reader.whole("rank", 0, 100, 0),
        level=reader.whole("level", 0, 100, 0),
        order=order,
        needs=reader.one_of("needs", NEEDS, "none"),
        call=reader.one_of("call", ("none", "ace"), "none"),
        price=reader.one_of("price", prices) if priced else "",
        margins=reader.flag("margins", False),
        runners=reader.whole("runners", 0, len(deck), 0),
        march=reader.one_of("march", ("none", "all", "ninety_one"), "none"),
    )
    if contract.goal == "least" and not priced:
        raise reader.error("goal", sentence("'least' needs a price of the tariff"))
    reader.done()
    return contract


def read_score(reader: Reader, total: int) -> ScoreRules:
    """How deals are paid; `total` is what all cards count together."""
    cross, carried = reader.under("cross", optional=True), reader.under("carry", optional=True)
    score = ScoreRules(
        accounts=reader.one_of("accounts", ("pairs", "each")),
        total=total,
        tie=reader.one_of("tie", ("carry", "fail")),
        payoff=reader.one_of("payoff", PAYOFFS),
        end=reader.one_of("end", ENDS),
        deals=reader.whole("deals", 0, 1000, 0),
        start=reader.whole("start", 0, 1000),
        hook=reader.whole("hook", 0, 1000, 0),
        divide=reader.whole("divide", 1, 10, 1),
        deduct=reader.flag("deduct", True),
        tables=tuple((name, read_bands(inner)) for name, inner in reader.rows("table", optional=True)),
        carry_simple=carried.whole("simple", 0, 100, 0),
        carry_better=carried.whole("better", 0, 100, 0),
        accumulate=carried.flag("accumulate", True),
        crosses=reader.whole("crosses", 0, 100, 1),
        cross_plain=cross.whole("plain", 0, 10, 1),
        cross_double=cross.whole("double", 1, 10, 1),
        tariff=read_tariff(reader.under("tariff", optional=True)),
    )
    for each in (cross, carried, reader):
        each.done()
    return score


def read_tariff(reader: Reader) -> Tariff:
    """What deals cost where values are summed up."""
    prices = reader.under("price", optional=True)
    tariff = Tariff(
        prices=tuple((name, prices.whole(name, 0, 10_000)) for name in list(prices.table)),
        margin=reader.whole("margin", 0, 10_000, 0),
        runner=reader.whole("runner", 0, 10_000, 0),
    )
    prices.done()
    reader.done()
    return tariff


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
        raise reader.error("", sentence("the last row must have no conditions, so that every deal is paid"))
    return tuple(bands)
