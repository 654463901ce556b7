/* The search of sjavs_desktop/engine/kernel.py line by line in C: what the compiled kernel is measured against.
 *
 * Compiled with -DNO_CERTAIN, -DNO_TWINS, -DNO_MERGING, -DNO_TABLE or -DNO_ORDER it leaves out a way of pruning, which
 * must change no value. tests/bench/kernel.py calls it as a shared library.
 */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum { TRUMPS = 4, NONE = -1, WIDE = 40, PLIES = 40, ENDLESS = 1 << 20, RUN_AWAY = 4, CLASS = 256, DEAREST = 176 };
typedef uint32_t u32;

#define low(x) __builtin_ctz(x)
#define high(x) (31 - __builtin_clz(x))
#define count(x) __builtin_popcount(x)

typedef struct {
    int seats, bonus, over, shun, called, ran, spread, room, broken, bits, led, best, winner, points, number, turn;
    int classes;
    u32 rest, age, lying;
    int64_t nodes, limit;
    int stop;
    u32 hand[4];
    int side[4];
    int group[32];
    u32 members[5];
    int worth[32];
    int cost[32];
    int under[32];
    int owner[32];
    int shifts[16];
    u32 widths[16];
    u32 twins[16 * CLASS];
    int scratch[WIDE * PLIES];
    u32 *cells;
} Kernel;

static int choose(Kernel *k, int seat, u32 cards, int need, int ply, int first, int led, int best, int winner, u32 lying,
                  int points, int number);

static inline int like(Kernel *k, int one, int other) {
    return k->group[one] == k->group[other] && k->worth[one] == k->worth[other];
}

static inline int beats(Kernel *k, int card, int best) {
    if (k->group[card] == k->group[best])
        return card > best;
    return k->group[card] == TRUMPS;
}

static inline u32 leads(Kernel *k, int seat) {
    u32 held = k->hand[seat];
    if (k->called < 0 || k->ran || !(held >> k->called & 1))
        return held;
    u32 same = held & k->members[k->group[k->called]];
    if (count(same) >= RUN_AWAY)
        return held;
    return (held & ~same) | (u32)1 << k->called;
}

static inline u32 legal(Kernel *k, int seat, int led, int best, int winner) {
    u32 held = k->hand[seat], same = held & k->members[led], ace, higher;
    if (k->called >= 0 && !k->ran && held >> k->called & 1) {
        ace = (u32)1 << k->called;
        if (led == k->group[k->called])
            return ace;
        if (!same && held ^ ace)
            return held ^ ace;
    }
    if (same)
        return same;
    if (k->over && led != TRUMPS && k->group[best] == TRUMPS) {
        higher = held & k->members[TRUMPS] & ~(((u32)2 << best) - 1);
        if (higher && (k->over == 1 || k->side[winner] != k->side[seat]))
            return higher;
    }
    return held;
}

static inline int best_of_all(Kernel *k, u32 mine) {
    int value = 0, card;
    u32 cards;
    for (int i = 0; i < 5; i++) {
        cards = k->rest & k->members[i];
        while (cards) {
            card = high(cards);
            if (!(mine >> card & 1))
                break;
            value += k->worth[card] + k->bonus;
            cards ^= (u32)1 << card;
        }
    }
    return value;
}

static inline int top_trumps(Kernel *k, int side, u32 trumps) {
    u32 held = 0, run = 0;
    int value = 0, most = 0, card;
    for (int i = 0; i < k->seats; i++)
        if (k->side[i] == side)
            held |= k->hand[i];
    while (trumps) {
        card = high(trumps);
        if (!(held >> card & 1))
            break;
        value += k->worth[card];
        run |= (u32)1 << card;
        trumps ^= (u32)1 << card;
    }
    if (k->bonus)
        for (int i = 0; i < k->seats; i++)
            if (count(k->hand[i] & run) > most)
                most = count(k->hand[i] & run);
    return value + most * k->bonus;
}

static inline int certain(Kernel *k, int leader) {
    u32 trumps = k->rest & k->members[TRUMPS];
    int side = k->side[leader], value = 0;
    if (!(trumps & ~k->hand[leader]) && !k->shun)
        value = best_of_all(k, k->hand[leader]);
    else if (trumps) {
        side = k->side[k->owner[high(trumps)]];
        value = top_trumps(k, side, trumps);
    }
    return side ? value : -1 - value;
}

static inline int next_seat(Kernel *k, int seat) { return seat + 1 < k->seats ? seat + 1 : 0; }

static inline u32 key(Kernel *k) {
    u32 rest = k->rest, inner;
#ifndef NO_TWINS
    for (int i = 0; i < k->classes; i++) {
        inner = k->rest >> k->shifts[i] & k->widths[i];
        rest ^= (inner ^ k->twins[i * CLASS + inner]) << k->shifts[i];
    }
#endif
    return rest;
}

static inline void keep(Kernel *k, u32 at, u32 rest, u32 mark, int need, int value, int card) {
    u32 least = 0, most = k->room, found;
    if (k->cells[at] == rest && k->cells[at + 1] == mark)
        least = k->cells[at + 2] & 0xFFFF, most = k->cells[at + 2] >> 16;
    found = value;
    if (value >= need) {
        if (found > least)
            least = found;
    } else if (found < most)
        most = found;
    k->cells[at] = rest, k->cells[at + 1] = mark, k->cells[at + 2] = least | most << 16, k->cells[at + 3] = card;
}

static int last_trick(Kernel *k, int leader) {
    int best = low(k->hand[leader]), winner = leader, turn = leader, card;
    for (int i = 1; i < k->seats; i++) {
        turn = next_seat(k, turn);
        card = low(k->hand[turn]);
        if (beats(k, card, best))
            best = card, winner = turn;
    }
    return k->side[winner] ? k->room : 0;
}

static inline int bound(Kernel *k, int leader, int need) {
    if (need <= 0)
        return 0;
    if (need > k->room || k->rest == 0)
        return k->room;
#ifndef NO_CERTAIN
    if (count(k->rest) == k->seats)
        return last_trick(k, leader);
    int sure = certain(k, leader);
    if (sure >= need)
        return sure;
    if (sure < 0 && k->room + sure + 1 < need)
        return k->room + sure + 1;
#endif
    return NONE;
}

static int trick(Kernel *k, int leader, int need, int ply) {
    int first = NONE, value = bound(k, leader, need), least, most;
    u32 rest, mark, at;
    if (value >= 0)
        return value;
    rest = key(k);
    mark = k->age << 4 | leader << 2 | k->ran << 1 | 1;
    at = (rest * 2654435769u + (u32)leader * 40503u) >> (32 - k->bits) << 2;
#ifndef NO_TABLE
    if (k->cells[at] == rest && k->cells[at + 1] == mark) {
        least = k->cells[at + 2] & 0xFFFF;
        if (least >= need)
            return least;
        most = k->cells[at + 2] >> 16;
        if (most < need)
            return most;
        first = k->cells[at + 3];
    }
#endif
    value = choose(k, leader, leads(k, leader), need, ply, first, NONE, NONE, NONE, 0, 0, 0);
    if (!k->broken)
        keep(k, at, rest, mark, need, value, k->scratch[ply * WIDE]);
    return value;
}

static inline void turn_up(Kernel *k, u32 trick) {
    while (trick) {
        int card = k->under[low(trick)];
        if (card >= 0)
            k->hand[k->owner[card]] ^= (u32)1 << card;
        trick &= trick - 1;
    }
}

static int gathered(Kernel *k, int winner, int need, int ply, u32 cards, int points) {
    int gain = k->side[winner] ? points : 0, value;
    k->rest ^= cards;
    k->room -= points;
    if (k->spread)
        turn_up(k, cards);
    value = gain + trick(k, winner, need - gain, ply + 1);
    if (k->spread)
        turn_up(k, cards);
    k->room += points;
    k->rest ^= cards;
    return value;
}

static inline int runs(Kernel *k, int seat, int card) {
    if (k->called < 0 || card == k->called || k->group[card] != k->group[k->called])
        return 0;
    return k->hand[seat] >> k->called & 1;
}

static inline int decided(Kernel *k, int best, int winner, int points, int need) {
#ifdef NO_CERTAIN
    return NONE;
#endif
    if (k->group[best] != TRUMPS || k->rest >> best != 1)
        return NONE;
    int sure = points + k->bonus;
    if (k->side[winner])
        return sure >= need ? sure : NONE;
    return k->room - sure < need ? k->room - sure : NONE;
}

static int after(Kernel *k, int seat, int card, int need, int ply, int led, int best, int winner, u32 lying, int points,
                 int number) {
    u32 bit = (u32)1 << card;
    int ran = k->ran, value = NONE, turn;
    if (number == 0) {
        led = k->group[card], best = card, winner = seat;
        k->ran |= runs(k, seat, card);
    } else if (beats(k, card, best))
        best = card, winner = seat;
    points += k->worth[card];
    number++;
    if (number < k->seats)
        value = decided(k, best, winner, points, need);
    k->hand[seat] ^= bit;
    if (number == k->seats)
        value = gathered(k, winner, need, ply, lying | bit, points + k->bonus);
    else if (value < 0) {
        turn = next_seat(k, seat);
        value = choose(k, turn, legal(k, turn, led, best, winner), need, ply + 1, NONE, led, best, winner, lying | bit,
                       points, number);
    }
    k->hand[seat] ^= bit;
    k->ran = ran;
    return value;
}

static int promise(Kernel *k, int seat, int card, int led, int best, int winner, int number) {
    u32 can;
    int turn = seat, i, own, cost, late;
    if (number == 0)
        led = k->group[card], best = card, winner = seat;
    else if (beats(k, card, best))
        best = card, winner = seat;
    own = winner == seat;
    for (i = number + 1; i < k->seats; i++) {
        turn = next_seat(k, turn);
        if (k->side[turn] == k->side[winner])
            continue;
        can = legal(k, turn, led, best, winner) & k->members[k->group[best]];
        if (!can || high(can) < best)
            can = !(k->hand[turn] & k->members[led]) ? k->hand[turn] & k->members[TRUMPS] : 0;
        if (can && high(can) > best)
            best = high(can), winner = turn;
    }
    cost = k->cost[card];
    late = number == 0 && k->group[card] == TRUMPS ? 64 : 0;
    if (k->shun)
        return k->side[winner] == k->side[seat] && k->side[seat] == 0 ? card : 4096 - card;
    if (k->side[winner] == k->side[seat])
        return 4096 + cost - late + (own ? 32 - card : -card);
    return 2048 - cost - late - card;
}

static void sort(Kernel *k, int seat, int base, int size, int first, int led, int best, int winner, int number) {
    for (int i = 0; i < size; i++) {
        int card = k->scratch[base + i], j = i;
        int rank = first >= 0 && like(k, card, first) ? ENDLESS : promise(k, seat, card, led, best, winner, number);
        while (j > 0 && k->scratch[base + 15 + j] < rank) {
            k->scratch[base + j] = k->scratch[base + j - 1];
            k->scratch[base + 16 + j] = k->scratch[base + 15 + j];
            j--;
        }
        k->scratch[base + j] = card;
        k->scratch[base + 16 + j] = rank;
    }
}

static int arrange(Kernel *k, int seat, u32 cards, int base, int first, int led, int best, int winner, u32 lying,
                   int number) {
    int size = 0, last = NONE, card;
    u32 other = (k->rest & ~k->hand[seat]) | lying, between;
    while (cards) {
        card = high(cards);
        cards ^= (u32)1 << card;
#ifndef NO_MERGING
        if (last >= 0 && like(k, card, last) && k->under[card] < 0 && k->under[last] < 0) {
            between = ((u32)1 << last) - ((u32)2 << card);
            if (!(between & other)) {
                last = card;
                continue;
            }
        }
#endif
        last = card;
        k->scratch[base + size] = card;
        size++;
    }
#ifndef NO_ORDER
    if (size > 1)
        sort(k, seat, base, size, first, led, best, winner, number);
#endif
    return size;
}

static int choose(Kernel *k, int seat, u32 cards, int need, int ply, int first, int led, int best, int winner, u32 lying,
                  int points, int number) {
    int more, base, size, value, found, good, card, i;
    k->nodes++;
    if (k->nodes >= k->limit || k->stop) {
        k->broken = 1;
        return 0;
    }
    more = k->side[seat] != k->shun;
    base = ply * WIDE;
    size = arrange(k, seat, cards, base, first, led, best, winner, lying, number);
    found = more ? NONE : ENDLESS;
    good = k->scratch[base];
    for (i = 0; i < size; i++) {
        card = k->scratch[base + i];
        value = after(k, seat, card, need, ply, led, best, winner, lying, points, number);
        if (k->broken)
            return 0;
        if (more) {
            if (value > found) {
                found = value, good = card;
                if (value >= need)
                    break;
            }
        } else if (value < found) {
            found = value, good = card;
            if (value < need)
                break;
        }
    }
    k->scratch[base] = good;
    return found;
}

static void own(Kernel *k, int seat, u32 cards) {
    while (cards) {
        k->owner[low(cards)] = seat;
        cards &= cards - 1;
    }
}

static u32 lowest(Kernel *k, int shift, u32 cards) {
    u32 found = 0;
    for (int place = 0; cards; place++, cards &= cards - 1) {
        while (k->owner[shift + place] != k->owner[shift + low(cards)])
            place++;
        found |= (u32)1 << place;
    }
    return found;
}

static void reckon(Kernel *k) {
    k->age++;
    k->room = 0;
    for (int place = 0; place < 32; place++)
        if (k->rest >> place & 1)
            k->room += k->worth[place];
    k->room += count(k->rest) / k->seats * k->bonus;
    for (int n = 0; n < k->classes; n++) {
        int width = count(k->widths[n]);
        for (int a = 0; a < 1 << width; a++) {
            int place = k->called - k->shifts[n];
            k->twins[n * CLASS + a] = k->spread || (0 <= place && place < width) ? (u32)a : lowest(k, k->shifts[n], a);
        }
    }
}

/* The interface, as the methods of the class. */

Kernel *sjavs_new(int bits) {
    Kernel *k = calloc(1, sizeof *k);
    k->bits = bits;
    k->limit = (int64_t)1 << 60;
    k->cells = calloc((size_t)4 << bits, sizeof(u32));
    return k;
}

void sjavs_free(Kernel *k) {
    free(k->cells);
    free(k);
}

void sjavs_rule(Kernel *k, int seats, const u32 *members, const int *worth, int bonus, int over, int shun) {
    int dearest = 1;
    k->seats = seats, k->bonus = bonus, k->over = over, k->shun = shun;
    for (int place = 0; place < 32; place++)
        if (worth[place] > dearest)
            dearest = worth[place];
    for (int place = 0; place < 32; place++) {
        k->group[place] = -1, k->worth[place] = worth[place];
        k->cost[place] = worth[place] * DEAREST / dearest;
    }
    for (int g = 0; g < 5; g++) {
        k->members[g] = members[g];
        for (int place = 0; place < 32; place++)
            if (members[g] >> place & 1)
                k->group[place] = g;
    }
    k->classes = 0;
    for (int first = 0, last; first < 32; first = last) {
        last = first + 1;
        while (last < 32 && last - first < 8 && like(k, last, first))
            last++;
        if (last - first > 1 && k->group[first] >= 0) {
            k->shifts[k->classes] = first, k->widths[k->classes] = ((u32)1 << (last - first)) - 1;
            k->classes++;
        }
    }
}

void sjavs_deal(Kernel *k, const u32 *hands, const int *side, int leader, const int *lying, int size, int called,
                int ran) {
    k->called = called, k->ran = ran, k->spread = 0;
    k->rest = 0, k->lying = 0, k->points = 0, k->number = 0;
    k->led = NONE, k->best = NONE, k->winner = NONE, k->turn = leader;
    for (int seat = 0; seat < k->seats; seat++) {
        k->hand[seat] = hands[seat], k->side[seat] = side[seat];
        k->rest |= hands[seat];
        own(k, seat, hands[seat]);
    }
    for (int i = 0; i < size; i++) {
        int card = lying[i];
        own(k, k->turn, (u32)1 << card);
        if (k->number == 0 || beats(k, card, k->best))
            k->best = card, k->winner = k->turn;
        k->led = k->number == 0 ? k->group[card] : k->led;
        k->points += k->worth[card];
        k->lying |= (u32)1 << card;
        k->number++;
        k->turn = (k->turn + 1) % k->seats;
    }
    k->rest |= k->lying;
    for (int place = 0; place < 32; place++)
        k->under[place] = -1;
    reckon(k);
}

void sjavs_cover(Kernel *k, const int *pairs, int size) {
    for (int i = 0; i < size; i++) {
        k->under[pairs[2 * i]] = pairs[2 * i + 1];
        own(k, k->owner[pairs[2 * i]], (u32)1 << pairs[2 * i + 1]);
        k->rest |= (u32)1 << pairs[2 * i + 1];
    }
    k->spread = 1;
    reckon(k);
}

int sjavs_ask(Kernel *k, int need) {
    int value;
    k->broken = 0, k->nodes = 0;
    if (k->number == 0)
        value = trick(k, k->turn, need, 0);
    else
        value = choose(k, k->turn, legal(k, k->turn, k->led, k->best, k->winner), need, 0, NONE, k->led, k->best,
                       k->winner, k->lying, k->points, k->number);
    return k->broken ? -1 : value;
}

int64_t sjavs_spent(Kernel *k) { return k->nodes; }

u32 sjavs_may(Kernel *k) {
    if (k->number == 0)
        return leads(k, k->turn);
    return legal(k, k->turn, k->led, k->best, k->winner);
}
