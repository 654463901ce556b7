"""Where rules, resources and translations lie: inside the installed package, or at the top of a checkout."""

from pathlib import Path

PACKAGED = Path(__file__).parent / "data"
DATA = PACKAGED if PACKAGED.is_dir() else Path(__file__).parent.parent

RULES = DATA / "rules"
RESOURCES = DATA / "resources"
TRANSLATIONS = DATA / "translations"
