"""Sjavs Desktop: play and learn the card game of the Faroe Islands."""

__version__ = "0.1.0"
