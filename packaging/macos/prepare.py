"""Writes the icon of the bundle, `sjavs.icns`, from our own SVG: ``python packaging/macos/prepare.py``."""

import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

from release_parts import icns, version  # noqa: E402


def main() -> int:
    """Writes it beside this file."""
    (HERE / "sjavs.icns").write_bytes(icns())
    print(f"sjavs.icns of {version()}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
