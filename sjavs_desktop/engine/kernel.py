# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""The search: what a side takes in a deal with all cards open.

It knows no game, only the tables that it is given. Cards are bits of a 32-bit mask in such an order that of two cards
of one group the higher bit wins; the trumps are group 4 and stand above the rest. The same file runs compiled (Cython
in pure-Python syntax) and uncompiled, as its own reference. `tests/bench/kernel.c` is the same in C, line by line.

A *value* is what the counting side (`side[seat] == 1`) still takes: the worth of the cards in its tricks and a bonus
for each trick. That side wants much of it, or little where `shun` is set. A question is always "at least so much?"
(a null window); the answer is a bound: not below what was asked, or below it.
"""

from array import array
from collections.abc import Iterable, Sequence
from typing import TypeAlias

try:
    import cython
except ImportError:
    from sjavs_desktop.engine import uncompiled as cython

if cython.compiled:
    from cython.cimports.sjavs_desktop.engine.bits import (
        CLASS,
        CLASSES,
        ENDLESS,
        NONE,
        PLIES,
        RUN_AWAY,
        TRUMPS,
        WIDE,
        WIDEST,
        count,
        high,
        ints,
        low,
        slot,
        words,
    )
else:
    from sjavs_desktop.engine.bits import (
        CLASS,
        CLASSES,
        ENDLESS,
        NONE,
        PLIES,
        RUN_AWAY,
        TRUMPS,
        WIDE,
        WIDEST,
        count,
        high,
        ints,
        low,
        slot,
        words,
    )

COMPILED: bool = bool(cython.compiled)
Numbers: TypeAlias = "array[int]"
LISTS = {
    "hand": 4,
    "side": 4,
    "group": 32,
    "members": 5,
    "worth": 32,
    "cost": 32,
    "under": 32,
    "owner": 32,
    "scratch": WIDE * PLIES,
    "shifts": CLASSES,
    "widths": CLASSES,
    "twins": CLASSES * CLASS,
}
"""What is an array inside the compiled class, and how long it is."""
DEAREST = 176
"""How much the dearest card weighs where moves are put in order, whatever it is worth."""


@cython.final
@cython.cclass
class Kernel:
    """The memory of a search; it is made once and loaded with one deal after another."""

    seats: cython.int
    bonus: cython.int
    over: cython.int
    shun: cython.int
    called: cython.int
    ran: cython.int
    spread: cython.int
    rest: cython.uint
    room: cython.int
    nodes: cython.longlong
    limit: cython.longlong
    broken: cython.int
    bits: cython.int
    age: cython.uint
    hand: cython.uint[4]
    side: cython.int[4]
    group: cython.int[32]
    members: cython.uint[5]
    worth: cython.int[32]
    cost: cython.int[32]
    under: cython.int[32]
    owner: cython.int[32]
    scratch: cython.int[1600]
    classes: cython.int
    shifts: cython.int[16]
    widths: cython.uint[16]
    twins: cython.uint[4096]
    flag: object
    stop: cython.p_int
    memory: object
    cells: cython.p_uint
    led: cython.int
    best: cython.int
    winner: cython.int
    lying: cython.uint
    points: cython.int
    number: cython.int
    turn: cython.int

    def __init__(self, stop: Numbers, bits: int = 17) -> None:
        """A memory of ``2 ** bits`` positions; `stop` is an ``array("i", [0])`` that ends a search when it is set.

        A position takes four numbers: its cards, the deal and the leader, both bounds, and the card that was best.
        """
        if not cython.compiled:
            for name, size in LISTS.items():
                setattr(self, name, [0] * size)
        self.bits = bits
        self.seats, self.bonus, self.over, self.shun, self.called, self.ran, self.spread = 4, 0, 0, 0, -1, 0, 0
        self.rest, self.room, self.nodes, self.limit, self.broken, self.age = 0, 0, 0, 1 << 60, 0, 0
        self.led, self.best, self.winner, self.lying, self.points, self.number, self.turn = -1, -1, -1, 0, 0, 0, 0
        self.classes = 0
        self.flag, self.memory = stop, array("I", [0]) * (4 << bits)
        self.stop, self.cells = ints(self.flag), words(self.memory)

    def rule(self, seats: int, members: Sequence[int], worth: Sequence[int], bonus: int, over: int, shun: int) -> None:
        """The order of the cards by group, what each is worth, and how one must follow.

        `over` 1 obliges to overtrump, 2 except a partner. `shun`: the counting side wants to take little.
        """
        self.seats, self.bonus, self.over, self.shun = seats, bonus, over, shun
        dearest = max(1, *worth)
        for place in range(32):
            self.group[place], self.worth[place] = -1, worth[place]
            self.cost[place] = worth[place] * DEAREST // dearest
        for g in range(5):
            self.members[g] = members[g]
            for place in range(32):
                if members[g] >> place & 1:
                    self.group[place] = g
        self.classes, first = 0, 0
        while first < 32:
            last = first + 1
            while last < 32 and last - first < WIDEST and self.like(last, first):
                last += 1
            if last - first > 1 and self.group[first] >= 0:
                self.shifts[self.classes], self.widths[self.classes] = first, (1 << (last - first)) - 1
                self.classes += 1
            first = last

    def deal(
        self, hands: Sequence[int], side: Sequence[int], leader: int, lying: Sequence[int], called: int, ran: int
    ) -> None:
        """Loads a deal: cards by seat, who counts, the leader of the trick and the cards that lie in it.

        `called` is the card that its holder must bring when its suit is led and may not throw, or -1; `ran` tells
        whether the holder has run away from it.
        """
        self.called, self.ran, self.spread = called, ran, 0
        self.rest, self.lying, self.points, self.number = 0, 0, 0, 0
        self.led, self.best, self.winner, self.turn = -1, -1, -1, leader
        for seat in range(self.seats):
            self.hand[seat], self.side[seat] = hands[seat], side[seat]
            self.rest |= self.hand[seat]
            self.own(seat, self.hand[seat])
        for card in lying:
            bit = 1 << card
            self.own(self.turn, bit)
            if self.number == 0 or self.beats(card, self.best):
                self.best, self.winner = card, self.turn
            self.led = self.group[card] if self.number == 0 else self.led
            self.points += self.worth[card]
            self.lying |= bit
            self.number += 1
            self.turn = (self.turn + 1) % self.seats
        self.rest |= self.lying
        for place in range(32):
            self.under[place] = -1
        self.reckon()

    def cover(self, below: Iterable[tuple[int, int]]) -> None:
        """Adds covered cards to a loaded deal: pairs of an open card and the one that is turned when it has gone."""
        for above, card in below:
            self.under[above] = card
            self.own(self.owner[above], 1 << card)
            self.rest |= 1 << card
        self.spread = 1
        self.reckon()

    def reckon(self) -> None:
        """What is still to be taken, and which cards mean the same."""
        self.age += 1
        self.room = 0
        for place in range(32):
            if self.rest >> place & 1:
                self.room += self.worth[place]
        self.room += (count(self.rest) // self.seats) * self.bonus
        for number in range(self.classes):
            self.pair(number)

    @cython.cfunc
    def own(self, seat: cython.int, cards: cython.uint) -> cython.void:
        while cards:
            self.owner[low(cards)] = seat
            cards &= cards - 1

    @cython.cfunc
    def pair(self, number: cython.int) -> cython.void:
        """For a class of touching cards of equal worth: which sets of them mean the same.

        That are those whose owners follow one another in the same way; the lowest cards of the class that do so stand
        for all. Where covered cards or a called one are among them, each set means only itself.
        """
        width: cython.int = count(self.widths[number])
        place: cython.int = self.called - self.shifts[number]
        called: cython.bint = 0 <= place < width
        a: cython.int
        for a in range(1 << width):
            self.twins[number * CLASS + a] = a if self.spread or called else self.lowest(self.shifts[number], a)

    @cython.cfunc
    def lowest(self, shift: cython.int, cards: cython.uint) -> cython.uint:
        """The lowest cards from `shift` on whose owners follow one another like those of `cards`."""
        found: cython.uint = 0
        place: cython.int = 0
        while cards:
            while self.owner[shift + place] != self.owner[shift + low(cards)]:
                place += 1
            found |= cython.cast(cython.uint, 1) << place
            place += 1
            cards &= cards - 1
        return found

    def ask(self, need: int, limit: int = 1 << 60) -> int:
        """Whether the counting side takes at least `need` from here on: a bound, see above.

        -1 when it was stopped or took `limit` positions.
        """
        self.broken, self.nodes, self.limit = 0, 0, limit
        return self.best_of(need)

    @cython.cfunc
    def best_of(self, need: cython.int) -> cython.int:
        value: cython.int
        with cython.nogil:
            if self.number == 0:
                value = self.trick(self.turn, need, 0)
            else:
                value = self.choose(
                    self.turn,
                    self.legal(self.turn, self.led, self.best, self.winner),
                    need,
                    0,
                    NONE,
                    self.led,
                    self.best,
                    self.winner,
                    self.lying,
                    self.points,
                    self.number,
                )
        return -1 if self.broken else value

    def spent(self) -> int:
        """Positions that the last question has looked at."""
        return self.nodes

    def may(self) -> int:
        """The cards that may be played now."""
        if self.number == 0:
            return self.leads(self.turn)
        return self.legal(self.turn, self.led, self.best, self.winner)

    def weigh(self, cards: Numbers, steps: Numbers, found: Numbers, guess: int, limit: int) -> bool:
        """For each card in turn how many of the ascending `steps` the counting side reaches, into `found`.

        All three are arrays of the kind "i". False when the search was stopped or took `limit` positions: then `found`
        means nothing.
        """
        self.broken, self.nodes, self.limit = 0, 0, limit
        played: cython.p_int = ints(cards)
        wanted: cython.p_int = ints(steps)
        numbers: cython.p_int = ints(found)
        done: cython.int
        tries: cython.int = min(len(cards), len(found))
        levels: cython.int = len(steps)
        first: cython.int = guess
        i: cython.int
        with cython.nogil:
            for i in range(tries):
                done = self.reach(played[i], wanted, levels, first)
                if self.broken:
                    break
                numbers[i] = done
                first = done
        return not self.broken

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def reach(self, card: cython.int, steps: cython.p_int, levels: cython.int, guess: cython.int) -> cython.int:
        """How many steps are reached after `card`, asking first around `guess`."""
        least: cython.int = 0
        most: cython.int = levels
        at: cython.int = guess
        value: cython.int
        while least < most:
            if at > most - 1:
                at = most - 1
            if at < least:
                at = least
            value = self.after(
                self.turn, card, steps[at], 0, self.led, self.best, self.winner, self.lying, self.points, self.number
            )
            if self.broken:
                return 0
            if value >= steps[at]:
                least = at + 1
                while least < most and steps[least] <= value:
                    least += 1
                at = least
            else:
                most = at
                while most > least and steps[most - 1] > value:
                    most -= 1
                at = most - 1
        return least

    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def like(self, one: cython.int, other: cython.int) -> cython.bint:
        """Whether two cards stand in one group and are worth the same."""
        return self.group[one] == self.group[other] and self.worth[one] == self.worth[other]

    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def beats(self, card: cython.int, best: cython.int) -> cython.bint:
        """Whether a card wins over the best one before it."""
        if self.group[card] == self.group[best]:
            return card > best
        return self.group[card] == TRUMPS

    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def leads(self, seat: cython.int) -> cython.uint:
        """What a seat may lead."""
        held: cython.uint = self.hand[seat]
        if self.called < 0 or self.ran or not held >> self.called & 1:
            return held
        same: cython.uint = held & self.members[self.group[self.called]]
        if count(same) >= RUN_AWAY:
            return held
        return held & ~same | cython.cast(cython.uint, 1) << self.called

    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def legal(self, seat: cython.int, led: cython.int, best: cython.int, winner: cython.int) -> cython.uint:
        """What a seat may play to a trick."""
        held: cython.uint = self.hand[seat]
        same: cython.uint = held & self.members[led]
        ace: cython.uint
        if self.called >= 0 and not self.ran and held >> self.called & 1:
            ace = cython.cast(cython.uint, 1) << self.called
            if led == self.group[self.called]:
                return ace
            if not same and held ^ ace:
                return held ^ ace
        if same:
            return same
        if self.over and led != TRUMPS and self.group[best] == TRUMPS:
            higher: cython.uint = held & self.members[TRUMPS] & ~((cython.cast(cython.uint, 2) << best) - 1)
            if higher and (self.over == 1 or self.side[winner] != self.side[seat]):
                return higher
        return held

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def trick(self, leader: cython.int, need: cython.int, ply: cython.int) -> cython.int:
        """The value from a trick on that `leader` leads."""
        value: cython.int = self.bound(leader, need)
        if value >= 0:
            return value
        rest: cython.uint = self.key()
        mark: cython.uint = self.age << 4 | leader << 2 | self.ran << 1 | 1
        at: cython.uint = slot(rest, leader, self.bits) << 2
        first: cython.int = NONE
        least: cython.int
        most: cython.int
        if self.cells[at] == rest and self.cells[at + 1] == mark:
            least = self.cells[at + 2] & 0xFFFF
            if least >= need:
                return least
            most = self.cells[at + 2] >> 16
            if most < need:
                return most
            first = self.cells[at + 3]
        value = self.choose(leader, self.leads(leader), need, ply, first, NONE, NONE, NONE, 0, 0, 0)
        if not self.broken:
            self.keep(at, rest, mark, need, value, self.scratch[ply * WIDE])
        return value

    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def bound(self, leader: cython.int, need: cython.int) -> cython.int:
        """What answers the question before a trick without a search, or -1."""
        if need <= 0:
            return 0
        if need > self.room or self.rest == 0:
            return self.room
        if count(self.rest) == self.seats:
            return self.last_trick(leader)
        sure: cython.int = self.certain(leader)
        if sure >= need:
            return sure
        if sure < 0 and self.room + sure + 1 < need:
            return self.room + sure + 1
        return NONE

    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def key(self) -> cython.uint:
        """The cards that are left, with those of equal worth that touch put in the lowest order that means the same."""
        rest: cython.uint = self.rest
        inner: cython.uint
        i: cython.int
        for i in range(self.classes):
            inner = self.rest >> self.shifts[i] & self.widths[i]
            rest ^= (inner ^ self.twins[i * CLASS + inner]) << self.shifts[i]
        return rest

    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def keep(
        self,
        at: cython.uint,
        rest: cython.uint,
        mark: cython.uint,
        need: cython.int,
        value: cython.int,
        card: cython.int,
    ) -> cython.void:
        """Remembers a bound of a position (cell `at` of the memory) and the card that was best in it."""
        least: cython.uint = 0
        most: cython.uint = self.room
        if self.cells[at] == rest and self.cells[at + 1] == mark:
            least, most = self.cells[at + 2] & 0xFFFF, self.cells[at + 2] >> 16
        found: cython.uint = value
        if value >= need:
            if found > least:
                least = found
        elif found < most:
            most = found
        self.cells[at], self.cells[at + 1] = rest, mark
        self.cells[at + 2], self.cells[at + 3] = least | most << 16, card

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def last_trick(self, leader: cython.int) -> cython.int:
        """The value when everybody has one card."""
        best: cython.int = low(self.hand[leader])
        winner: cython.int = leader
        turn: cython.int = leader
        card: cython.int
        _: cython.int
        for _ in range(1, self.seats):
            turn = self.next_seat(turn)
            card = low(self.hand[turn])
            if self.beats(card, best):
                best, winner = card, turn
        return self.room if self.side[winner] else 0

    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def certain(self, leader: cython.int) -> cython.int:
        """What one side takes for certain: `v` if the counting side takes v, `-1 - v` if the other does."""
        trumps: cython.uint = self.rest & self.members[TRUMPS]
        side: cython.int = self.side[leader]
        value: cython.int = 0
        if not trumps & ~self.hand[leader] and not self.shun:
            value = self.best_of_all(self.hand[leader])
        elif trumps:
            side = self.side[self.owner[high(trumps)]]
            value = self.top_trumps(side, trumps)
        return value if side else -1 - value

    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def best_of_all(self, mine: cython.uint) -> cython.int:
        """What a leader may take by force who alone has trumps: all of them, and then the best cards of each suit."""
        value: cython.int = 0
        cards: cython.uint
        card: cython.int
        i: cython.int
        for i in range(5):
            cards = self.rest & self.members[i]
            while cards:
                card = high(cards)
                if not mine >> card & 1:
                    break
                value += self.worth[card] + self.bonus
                cards ^= cython.cast(cython.uint, 1) << card
        return value

    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def top_trumps(self, side: cython.int, trumps: cython.uint) -> cython.int:
        """What the highest trumps bring the side that holds them: each wins its trick, or falls to a partner's.

        Only those in one hand fall into different tricks for certain.
        """
        held: cython.uint = 0
        run: cython.uint = 0
        value: cython.int = 0
        most: cython.int = 0
        card: cython.int
        i: cython.int
        for i in range(self.seats):
            if self.side[i] == side:
                held |= self.hand[i]
        while trumps:
            card = high(trumps)
            if not held >> card & 1:
                break
            value += self.worth[card]
            run |= cython.cast(cython.uint, 1) << card
            trumps ^= cython.cast(cython.uint, 1) << card
        if self.bonus:
            for i in range(self.seats):
                if count(self.hand[i] & run) > most:
                    most = count(self.hand[i] & run)
        return value + most * self.bonus

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def choose(
        self,
        seat: cython.int,
        cards: cython.uint,
        need: cython.int,
        ply: cython.int,
        first: cython.int,
        led: cython.int,
        best: cython.int,
        winner: cython.int,
        lying: cython.uint,
        points: cython.int,
        number: cython.int,
    ) -> cython.int:
        """The value when `seat` plays the best of `cards`, which is left first in the scratch of this ply."""
        self.nodes += 1
        if self.nodes >= self.limit or self.stop[0]:
            self.broken = 1
            return 0
        more: cython.bint = self.side[seat] != self.shun
        base: cython.int = ply * WIDE
        size: cython.int = self.arrange(seat, cards, base, first, led, best, winner, lying, number)
        value: cython.int
        found: cython.int = NONE if more else ENDLESS
        good: cython.int = self.scratch[base]
        card: cython.int
        i: cython.int
        for i in range(size):
            card = self.scratch[base + i]
            value = self.after(seat, card, need, ply, led, best, winner, lying, points, number)
            if self.broken:
                return 0
            if more:
                if value > found:
                    found, good = value, card
                    if value >= need:
                        break
            elif value < found:
                found, good = value, card
                if value < need:
                    break
        self.scratch[base] = good
        return found

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def after(
        self,
        seat: cython.int,
        card: cython.int,
        need: cython.int,
        ply: cython.int,
        led: cython.int,
        best: cython.int,
        winner: cython.int,
        lying: cython.uint,
        points: cython.int,
        number: cython.int,
    ) -> cython.int:
        """The value once `seat` has played `card`."""
        bit: cython.uint = cython.cast(cython.uint, 1) << card
        ran: cython.int = self.ran
        value: cython.int = NONE
        if number == 0:
            led, best, winner = self.group[card], card, seat
            self.ran |= self.runs(seat, card)
        elif self.beats(card, best):
            best, winner = card, seat
        points += self.worth[card]
        number += 1
        if number < self.seats:
            value = self.decided(best, winner, points, need)
        self.hand[seat] ^= bit
        if number == self.seats:
            value = self.gathered(winner, need, ply, lying | bit, points + self.bonus)
        elif value < 0:
            turn: cython.int = self.next_seat(seat)
            value = self.choose(
                turn,
                self.legal(turn, led, best, winner),
                need,
                ply + 1,
                NONE,
                led,
                best,
                winner,
                lying | bit,
                points,
                number,
            )
        self.hand[seat] ^= bit
        self.ran = ran
        return value

    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def next_seat(self, seat: cython.int) -> cython.int:
        """Who plays after a seat."""
        return seat + 1 if seat + 1 < self.seats else 0

    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def runs(self, seat: cython.int, card: cython.int) -> cython.int:
        """1 if a seat that leads a card runs away from the called one."""
        if self.called < 0 or card == self.called or self.group[card] != self.group[self.called]:
            return 0
        return self.hand[seat] >> self.called & 1

    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def decided(self, best: cython.int, winner: cython.int, points: cython.int, need: cython.int) -> cython.int:
        """What answers the question in the middle of a trick because nothing beats the trump that lies there, or -1."""
        if self.group[best] != TRUMPS or self.rest >> best != 1:
            return NONE
        sure: cython.int = points + self.bonus
        if self.side[winner]:
            return sure if sure >= need else NONE
        return self.room - sure if self.room - sure < need else NONE

    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def gathered(
        self, winner: cython.int, need: cython.int, ply: cython.int, trick: cython.uint, points: cython.int
    ) -> cython.int:
        """The value once a trick is finished."""
        gain: cython.int = points if self.side[winner] else 0
        self.rest ^= trick
        self.room -= points
        if self.spread:
            self.turn_up(trick)
        value: cython.int = gain + self.trick(winner, need - gain, ply + 1)
        if self.spread:
            self.turn_up(trick)
        self.room += points
        self.rest ^= trick
        return value

    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def turn_up(self, trick: cython.uint) -> cython.void:
        """Moves the cards that lay under those of a trick into the hands of their owners, or back."""
        card: cython.int
        while trick:
            card = self.under[low(trick)]
            if card >= 0:
                self.hand[self.owner[card]] ^= cython.cast(cython.uint, 1) << card
            trick &= trick - 1

    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def arrange(
        self,
        seat: cython.int,
        cards: cython.uint,
        base: cython.int,
        first: cython.int,
        led: cython.int,
        best: cython.int,
        winner: cython.int,
        lying: cython.uint,
        number: cython.int,
    ) -> cython.int:
        """Writes the cards that are worth trying into the scratch, the most promising first; how many they are.

        Of cards that are worth the same with nothing left between them one stands for all.
        """
        size: cython.int = 0
        other: cython.uint = self.rest & ~self.hand[seat] | lying
        last: cython.int = NONE
        card: cython.int
        between: cython.uint
        while cards:
            card = high(cards)
            cards ^= cython.cast(cython.uint, 1) << card
            if last >= 0 and self.like(card, last) and self.under[card] < 0 and self.under[last] < 0:
                between = (cython.cast(cython.uint, 1) << last) - (cython.cast(cython.uint, 2) << card)
                if not between & other:
                    last = card
                    continue
            last = card
            self.scratch[base + size] = card
            size += 1
        if size > 1:
            self.sort(seat, base, size, first, led, best, winner, number)
        return size

    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def sort(
        self,
        seat: cython.int,
        base: cython.int,
        size: cython.int,
        first: cython.int,
        led: cython.int,
        best: cython.int,
        winner: cython.int,
        number: cython.int,
    ) -> cython.void:
        """Puts the most promising card first."""
        i: cython.int
        j: cython.int
        card: cython.int
        rank: cython.int
        for i in range(size):
            card = self.scratch[base + i]
            rank = (
                ENDLESS
                if first >= 0 and self.like(card, first)
                else self.promise(seat, card, led, best, winner, number)
            )
            j = i
            while j > 0 and self.scratch[base + 15 + j] < rank:
                self.scratch[base + j] = self.scratch[base + j - 1]
                self.scratch[base + 16 + j] = self.scratch[base + 15 + j]
                j -= 1
            self.scratch[base + j] = card
            self.scratch[base + 16 + j] = rank

    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def promise(
        self,
        seat: cython.int,
        card: cython.int,
        led: cython.int,
        best: cython.int,
        winner: cython.int,
        number: cython.int,
    ) -> cython.int:
        """How good a card looks: who wins the trick if everybody after it takes it for their side where they can."""
        can: cython.uint
        turn: cython.int = seat
        _: cython.int
        if number == 0:
            led, best, winner = self.group[card], card, seat
        elif self.beats(card, best):
            best, winner = card, seat
        own: cython.bint = winner == seat
        for _ in range(number + 1, self.seats):
            turn = self.next_seat(turn)
            if self.side[turn] == self.side[winner]:
                continue
            can = self.legal(turn, led, best, winner) & self.members[self.group[best]]
            if not can or high(can) < best:
                can = self.hand[turn] & self.members[TRUMPS] if not self.hand[turn] & self.members[led] else 0
            if can and high(can) > best:
                best, winner = high(can), turn
        cost: cython.int = self.cost[card]
        # A trump that is led early is missed later.
        late: cython.int = 64 if number == 0 and self.group[card] == TRUMPS else 0
        if self.shun:
            return card if self.side[winner] == self.side[seat] and self.side[seat] == 0 else 4096 - card
        if self.side[winner] == self.side[seat]:
            return 4096 + cost - late + (32 - card if own else -card)
        return 2048 - cost - late - card
