"""The phases of a deal; a pack lists the ones it uses, in order, as its flow."""

from sjavs_desktop.core.phases import (
    auction,
    cut,
    exchange,
    fold,
    legen,
    marriage,
    naming,
    play,
    settle,
    shuffle,
)
from sjavs_desktop.core.phases.phase import Phase

PHASES: dict[str, Phase] = {
    "shuffle": shuffle.PHASE,
    "cut": cut.PHASE,
    "legen": legen.PHASE,
    "auction": auction.PHASE,
    "naming": naming.PHASE,
    "exchange": exchange.PHASE,
    "marriage": marriage.PHASE,
    "fold": fold.PHASE,
    "play": play.PHASE,
    "settle": settle.PHASE,
}
"""The phases that a pack may list in its flow, by name."""
