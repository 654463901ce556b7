"""Asks pip whether everything that the game needs exists as a wheel for each system, processor and Python.

`python packaging/resolve_wheels.py` runs pip's resolver without installing anything, prints a table of the versions it
chose, and ends with 1 when a combination cannot be installed without a compiler. `--json FILE` keeps all of it.

pip takes the environment markers of the machine it runs on, whatever `--platform` says. So what another system needs
besides (`colorama; sys_platform == "win32"`) is looked up in the metadata of what was chosen and asked for by name.
"""

import argparse
import json
import subprocess
import sys
import tomllib
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

try:
    from packaging.requirements import Requirement
    from packaging.utils import canonicalize_name
except ImportError:
    from pip._vendor.packaging.requirements import Requirement
    from pip._vendor.packaging.utils import canonicalize_name

TOP = Path(__file__).parents[1]
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
GAME, TOOLS = "game", "tools"
KINDS = (GAME, TOOLS)
"""What is resolved together: what somebody who plays installs (with sound), and what tests and releases need."""
ROUNDS = 5
"""How often what another system needs besides may bring new packages, before something is wrong."""


@dataclass(frozen=True)
class System:
    """A kind of machine: the tags of the wheels it takes, and what its Python says of itself in markers."""

    name: str
    tags: tuple[str, ...]
    sys_platform: str
    platform_system: str
    machine: str


def manylinux(machine: str, newest: int) -> tuple[str, ...]:
    """Every tag that a Linux with glibc 2.`newest` takes; pip adds no older ones by itself."""
    return (*(f"manylinux_2_{minor}_{machine}" for minor in range(newest, 16, -1)), f"manylinux2014_{machine}")


# macOS 13 takes all older tags, and pip knows that; so do glibc 2.34 (Debian 12, Ubuntu 22.04, RHEL 9) and, on ARM,
# 2.39 (Debian 13, Ubuntu 24.04), below which Qt has no wheels of its last versions.
SYSTEMS = (
    System("Windows x86-64", ("win_amd64",), "win32", "Windows", "AMD64"),
    System("macOS ARM", ("macosx_13_0_arm64",), "darwin", "Darwin", "arm64"),
    System("macOS x86-64", ("macosx_13_0_x86_64",), "darwin", "Darwin", "x86_64"),
    System("Linux x86-64", manylinux("x86_64", 34), "linux", "Linux", "x86_64"),
    System("Linux ARM", manylinux("aarch64", 39), "linux", "Linux", "aarch64"),
)


@dataclass
class Answer:
    """What the resolver said of one system, Python and set: the chosen files by package, or what is missing."""

    system: str
    python: str
    kind: str
    versions: dict[str, str] = field(default_factory=dict)
    files: dict[str, str] = field(default_factory=dict)
    trouble: str = ""


def wanted(kind: str) -> list[str]:
    """The requirements of a set, as pyproject.toml has them."""
    project = tomllib.loads((TOP / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = dict(project["optional-dependencies"])
    game = [*project["dependencies"], *extras.pop("sound")]
    return game if kind == GAME else [one for extra in extras.values() for one in extra]


def environment(system: System, python: str) -> dict[str, str]:
    """The markers of a machine of that kind."""
    return {
        "implementation_name": "cpython",
        "implementation_version": f"{python}.0",
        "os_name": "nt" if system.sys_platform == "win32" else "posix",
        "platform_machine": system.machine,
        "platform_python_implementation": "CPython",
        "platform_release": "",
        "platform_system": system.platform_system,
        "platform_version": "",
        "python_full_version": f"{python}.0",
        "python_version": python,
        "sys_platform": system.sys_platform,
    }


def command(system: System, python: str, requirements: Iterable[str]) -> list[str]:
    """What is run: a resolution with wheels only, which installs nothing and writes a report to its output."""
    platforms = [part for tag in system.tags for part in ("--platform", tag)]
    return [
        *(sys.executable, "-m", "pip", "install", "--dry-run", "--ignore-installed", "--only-binary=:all:"),
        *("--quiet", "--no-input", "--disable-pip-version-check", "--report", "-"),
        *("--implementation", "cp", "--python-version", python, *platforms, *requirements),
    ]


def unmarked(requirement: Requirement) -> str:
    """A requirement without its marker."""
    extras = f"[{','.join(sorted(requirement.extras))}]" if requirement.extras else ""
    return f"{requirement.name}{extras}{requirement.specifier}"


def applies(requirement: Requirement, markers: dict[str, str], extras: Iterable[str]) -> bool:
    """Whether that machine needs it, when a package was asked for with these extras."""
    if requirement.marker is None:
        return True
    return any(requirement.marker.evaluate({**markers, "extra": extra}) for extra in ("", *extras))


def forgotten(report: dict[str, Any], markers: dict[str, str]) -> set[str]:
    """What the chosen packages need on that machine although pip, on this one, left it out."""
    chosen = {canonicalize_name(item["metadata"]["name"]) for item in report["install"]}
    needed: set[str] = set()
    for item in report["install"]:
        extras = item.get("requested_extras", ())
        for text in item["metadata"].get("requires_dist", ()):
            one = Requirement(text)
            if canonicalize_name(one.name) not in chosen and applies(one, markers, extras):
                needed.add(unmarked(one))
    return needed


def keep(answer: Answer, report: dict[str, Any]) -> None:
    """Notes version and file of every package; where a file comes from is nobody's business."""
    for item in report["install"]:
        name = canonicalize_name(item["metadata"]["name"])
        answer.versions[name] = item["metadata"]["version"]
        answer.files[name] = item["download_info"]["url"].rpartition("/")[2]


def resolve(system: System, python: str, kind: str) -> Answer:
    """Runs the resolver for one machine until nothing is forgotten."""
    answer = Answer(system.name, python, kind)
    markers = environment(system, python)
    requirements = {unmarked(one) for one in map(Requirement, wanted(kind)) if applies(one, markers, ())}
    for _ in range(ROUNDS):
        run = subprocess.run(command(system, python, sorted(requirements)), capture_output=True, text=True, check=False)
        if run.returncode:
            said = [line for line in run.stderr.splitlines() if line.startswith("ERROR:")]
            answer.trouble = " ".join(said) or f"pip ended with {run.returncode}"
            return answer
        report = json.loads(run.stdout)
        more = forgotten(report, markers)
        if not more:
            keep(answer, report)
            return answer
        requirements |= more
    answer.trouble = f"after {ROUNDS} rounds there was still more to install"
    return answer


def floors(answers: Iterable[Answer]) -> dict[str, list[str]]:
    """Which tags of compiled wheels were needed by system: they say how old a system may be."""
    found: dict[str, set[str]] = {}
    for answer in answers:
        tags = {file.removesuffix(".whl").rpartition("-")[2] for file in answer.files.values()}
        found.setdefault(answer.system, set()).update(tags - {"any"})
    return {system: sorted(tags) for system, tags in found.items()}


def table(answers: Sequence[Answer]) -> str:
    """One line a combination: what was asked for directly, and how many packages in all."""
    lines = [f"{'system':<15} {'Python':<6} {'set':<5} result"]
    for one in answers:
        direct = [canonicalize_name(Requirement(text).name) for text in wanted(one.kind)]
        shown = ", ".join(f"{name} {one.versions[name]}" for name in direct if name in one.versions)
        result = f"MISSING: {one.trouble}" if one.trouble else f"{len(one.versions)} wheels: {shown}"
        lines.append(f"{one.system:<15} {one.python:<6} {one.kind:<5} {result}")
    return "\n".join(lines)


def main(argv: Sequence[str] | None = None) -> int:
    """Resolves all combinations; 1 when one of them is missing something."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", type=Path, metavar="FILE", help="write every version and file there")
    parser.add_argument("--python", nargs="+", default=PYTHONS, metavar="VERSION", help="only these, as 3.12")
    parser.add_argument("--jobs", type=int, default=2, help="how many resolvers run at once")
    args = parser.parse_args(argv)
    asked = [(system, python, kind) for kind in KINDS for system in SYSTEMS for python in args.python]
    with ThreadPoolExecutor(args.jobs) as crew:
        answers = list(crew.map(lambda one: resolve(*one), asked))
    print(table(answers))
    for system, tags in floors(answers).items():
        print(f"{system}: {', '.join(tags)}")
    missing = [one for one in answers if one.trouble]
    print(f"{len(answers) - len(missing)} of {len(answers)} combinations can be installed from wheels")
    if args.json:
        told = {"combinations": [asdict(one) for one in answers], "tags": floors(answers), "missing": len(missing)}
        args.json.write_text(json.dumps(told, indent=1, sort_keys=True) + "\n", encoding="utf-8")
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
