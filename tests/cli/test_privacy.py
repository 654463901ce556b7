"""The program speaks to nobody: no module that could, no socket while a match is played, no library of Qt's for it."""

import ast
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.starting import TOP, environment, played, run
from tests.test_architecture import FILES, TREES, begins, imports

SPEAKING = (
    "_socket",
    "aiohttp",
    "asyncio",
    "ftplib",
    "http",
    "httpx",
    "imaplib",
    "poplib",
    "PySide6.QtNetwork",
    "PySide6.QtWebEngineCore",
    "PySide6.QtWebSockets",
    "requests",
    "smtplib",
    "socket",
    "socketserver",
    "ssl",
    "urllib.request",
    "webbrowser",
    "xmlrpc",
)
"""Modules with which a program could speak over a network."""
LOCAL = "app/display.py"
"""Asks whether a display of this machine is there, through a file of the system."""

DENIED = """
import socket
def denied(*told, **more):
    raise AssertionError(f"a socket was asked for: {told}")
socket.socket = socket.create_connection = socket.socketpair = socket.getaddrinfo = denied
"""
LOADED = """
def done(window, before=done):
    import re
    with open("/proc/self/maps") as maps:
        libraries = set(re.findall(r"libQt6[A-Za-z0-9]+", maps.read()))
    print(*sorted(libraries), *sorted(name for name in sys.modules if "Network" in name), flush=True)
    before(window)
"""
"""Prints the libraries of Qt that are loaded once a match has been played."""


def speaking(tree: ast.AST) -> Iterator[str]:
    """What a file imports with which it could speak."""
    yield from (name for name, _ in imports(tree) for module in SPEAKING if begins(name, module))


def test_no_module_imports_what_speaks_over_a_network() -> None:
    found = {path.relative_to(TOP / "sjavs_desktop").as_posix(): set(speaking(tree)) for path, tree in TREES.items()}
    assert {path: names for path, names in found.items() if names} == {LOCAL: {"socket"}}


@pytest.mark.parametrize(
    "source",
    [
        "import socket",
        "from http import client",
        "import urllib.request",
        "from PySide6 import QtNetwork",
        "import ssl as x",
    ],
)
def test_a_module_that_could_speak_is_found(source: str) -> None:
    assert list(speaking(ast.parse(source)))
    assert not list(speaking(ast.parse("from urllib.parse import unquote\nimport httpx_like_name")))


def test_the_one_socket_is_a_file_of_this_machine() -> None:
    tree = TREES[TOP / "sjavs_desktop" / LOCAL]
    used = {ast.unparse(node) for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
    assert {one for one in used if one.startswith("socket.")} == {
        "socket.socket",
        "socket.AF_UNIX",
        "socket.SOCK_STREAM",
    }
    (made,) = [
        node for node in ast.walk(tree) if isinstance(node, ast.Call) and ast.unparse(node.func) == "socket.socket"
    ]
    assert ast.unparse(made.args[0]) == "socket.AF_UNIX"


def test_what_is_opened_outside_is_a_folder_of_this_machine() -> None:
    opening = [path for path in FILES if "openUrl" in path.read_text(encoding="utf-8")]
    assert [path.name for path in opening] == ["trouble.py"]
    assert "url = QUrl.fromLocalFile(" in opening[0].read_text(encoding="utf-8")
    everything = "\n".join(path.read_text(encoding="utf-8") for path in FILES)
    assert "setOpenExternalLinks" not in everything


def alone() -> list[str]:
    """What runs a command where there is no network at all; nothing where that is not allowed."""
    for command in (["unshare", "-rn"], ["unshare", "-n"]):
        tried = shutil.which("unshare") and subprocess.run([*command, "true"], capture_output=True, check=False)
        if tried and tried.returncode == 0:
            return command
    return []


def watched(log: Path) -> list[str]:
    """What writes down every socket of a command; nothing where that cannot be done."""
    command = ["strace", "-f", "-qq", "-e", "trace=socket,connect,sendto", "-o", str(log)]
    tried = shutil.which("strace") and subprocess.run([*command, "true"], capture_output=True, check=False)
    return command if tried and tried.returncode == 0 else []


def over_a_network(log: Path) -> list[str]:
    """Every call with an address of the internet."""
    if not log.exists():
        return []
    return [
        line
        for line in log.read_text(encoding="utf-8", errors="replace").splitlines()
        if re.search(r"\bA?P?F_INET", line)
    ]


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="asks Linux which sockets are made")
def test_a_match_in_the_window_makes_no_connection(tmp_path: Path) -> None:
    """Python's sockets raise, there is no network but this machine's own, and the system's calls are counted."""
    log = tmp_path / "calls"
    done = played(tmp_path, more=DENIED + LOADED, before=[*alone(), *watched(log)])
    assert (done.returncode, done.stderr) == (0, "")
    loaded = done.stdout.split()
    assert "libQt6Widgets" in loaded
    assert [one for one in loaded if "Network" in one] == []
    assert over_a_network(log) == []
    assert list((tmp_path / ".local" / "share" / "sjavs-desktop" / "sjavs" / "matches").glob("*[0-9a-f].sjavs"))


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="asks Linux which sockets are made")
def test_matches_of_the_command_line_make_no_connection(tmp_path: Path) -> None:
    log = tmp_path / "calls"
    code = f"{DENIED}\nimport sys\nfrom sjavs_desktop.cli.main import main\nsys.exit(main(sys.argv[1:]))"
    command = [*alone(), *watched(log), sys.executable, "-c", code, "match", "--games", "1"]
    done = run(command, environment(tmp_path, PYTHONPATH=str(TOP)), tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert over_a_network(log) == []


@pytest.mark.skipif(not watched(Path("/dev/null")), reason="needs strace")
def test_a_connection_would_be_seen(tmp_path: Path) -> None:
    log = tmp_path / "calls"
    code = "import socket; socket.socket(socket.AF_INET, socket.SOCK_DGRAM).connect(('127.0.0.1', 9))"
    run([*watched(log), sys.executable, "-c", code], environment(tmp_path), tmp_path)
    assert len(over_a_network(log)) == 2
    code = f"{DENIED}\nimport socket\nsocket.socket()"
    done = run([sys.executable, "-c", code], environment(tmp_path), tmp_path)
    assert "a socket was asked for" in done.stderr
