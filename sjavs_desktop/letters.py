"""The letters of ace, king, queen and jack on French cards: each language has its own.

They stand in the corners of the cards and wherever a card is told by its sign. Records, codes, rule packs and all
other files know the international ones alone (`core.cards`), and those of the German deck are the same everywhere.
"""

INTERNATIONAL = "AKQJ"
"""Ace, king, queen and jack, as English packs have them; each set of letters is a string of that order."""
PIPS = (14, 13, 12, 11)
"""What these are as numbers (`core.cards.PIPS`)."""

# Danish packs have Es, Konge, Dame and Bonde, as the jack is often called; on older ones he is Kn, Knægt (pagat.com on
# Denmark; a pack by Handa, Copenhagen, in the Elliott Avedon museum has K, D and B). The Faroes play with Danish packs.
# German ones with French suits have Ass, König, Dame and Bube.
OF_LANGUAGE = {"da": "EKDB", "fo": "EKDB", "de": "AKDB"}
"""By language its letters, where they are others."""


def letters_of(language: str) -> str:
    """The letters that cards have where a language is spoken."""
    return OF_LANGUAGE.get(language, INTERNATIONAL)


def signs(letters: str) -> dict[int, str]:
    """By the number of a court card or an ace its letter."""
    return dict(zip(PIPS, letters, strict=True))


def printed(name: str, letters: str) -> str:
    """The name of a card in records ("QC") with the letter that it has in a set ("DC")."""
    return name[:1].translate(str.maketrans(INTERNATIONAL, letters)) + name[1:]


def recorded(name: str, letters: str) -> str:
    """The name of a card in capitals ("DC", or "QC") as records have it ("QC"); anything else stays what it is.

    No letter means one rank in a set and another one in records, so that both can be typed.
    """
    own = dict(zip(letters, INTERNATIONAL, strict=True))
    return own.get(name[:1], name[:1]) + name[1:]
