"""The chapter of the rules page on sealed deals: how anybody can check that the cards were not changed."""

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def sealing() -> list[str]:
    """What a fingerprint is and how it is checked, in five sentences."""
    lines = [
        translate(
            "rules_page",
            "Before the first choice of each deal its fingerprint is shown: the first 16 digits of a SHA-256 that "
            "stands whole in the record of the match.",
        ),
        translate(
            "rules_page",
            "It is made of the order of the pack and a secret salt, so it tells nothing of the cards, and it fits no "
            "other deal.",
        ),
        translate(
            "rules_page", "Note it down if you want to be sure afterwards that no card was changed while you played."
        ),
        translate(
            "rules_page",
            "Once the deal is over, the command “sjavs verify FILE --fingerprint DIGITS” says whether the deal in the "
            "record FILE is the one whose fingerprint you noted.",
        ),
        translate(
            "rules_page",
            "With --json it also prints the salt and the very text that was sealed, so that anybody can reckon its "
            "SHA-256 again with any other program.",
        ),
    ]
    return [" ".join(lines)]
