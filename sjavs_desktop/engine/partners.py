"""Who plays with whom as far as one seat can tell, while the partner of a called ace is hidden.

Only what the viewer holds and what everybody has seen is used. A seat that may be the partner is *doubtful*: neither
the declarer nor a defender takes it for a friend.
"""

from dataclasses import replace

from sjavs_desktop.core.calling import called_card, informed
from sjavs_desktop.core.ranking import TRUMPS, Ranking
from sjavs_desktop.core.state import Seat, Table, View
from sjavs_desktop.engine.seen import plays, rounds, voids


def without_called(view: View, ranking: Ranking) -> set[Seat]:
    """The seats that cannot hold the called ace: the declarer, the viewer who sees that it does not, whoever is out of
    the suit, whoever followed the suit without the ace (which must come), and a defender who has said Kontra.

    A seat that has led the suit with another card may have run away; later it need not play the ace.
    """
    table, rules = view.table, view.rules
    card = called_card(rules, table)
    assert card is not None
    suit = ranking.group[card]
    found = {view.seat, *([] if table.declarer is None else [table.declarer]), *table.doubles[:1]}
    found |= {seat for seat, out in enumerate(voids(ranking, table, rules.seats)) if out >> suit & 1}
    ran: set[Seat] = set()
    for leader, led, one in plays(table, rules.seats):
        if one == led and ranking.group[one] == suit:
            ran.add(leader)
        elif ranking.group[one] == suit == ranking.group[led] and leader not in ran:
            found.add(leader)
    return found


def leaders(view: View, ranking: Ranking, group: int) -> set[Seat]:
    """The seats that have led a card of that group."""
    led = rounds(view.table)
    return {seat for seat, cards in led if cards and ranking.group[cards[0]] == group}


def supposed(view: View, ranking: Ranking) -> tuple[Table, tuple[Seat, ...]]:
    """The table with the partner that the viewer knows or can conclude, and the doubtful seats while it can not.

    Whoever has searched the called suit is taken for a defender, and the only one who has led trumps for the partner.
    """
    table = informed(view)
    if table.called is None or table.partner is not None:
        return table, ()
    may_hold = set(range(view.rules.seats)) - without_called(view, ranking)
    likely = may_hold - leaders(view, ranking, table.called)
    helpers = likely & leaders(view, ranking, TRUMPS)
    left = tuple(sorted(helpers if len(helpers) == 1 else likely or may_hold))
    return (replace(table, partner=left[0]), ()) if len(left) == 1 else (table, left)
