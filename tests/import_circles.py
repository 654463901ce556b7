"""Which modules of the package import which others, and where they do so in a circle."""

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path

TOP = Path(__file__).parents[1]

Trees = Mapping[Path, ast.AST]
"""By file what stands in it."""
Graph = dict[str, dict[str, int]]
"""By module what it imports, and on which line first."""


def imports(tree: ast.AST) -> Iterator[tuple[str, int]]:
    """Every module or name that is imported anywhere in a tree, with its line; relative ones begin with dots."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((alias.name, node.lineno) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            within = f"{node.module}." if node.module else ""
            yield from (("." * node.level + within + alias.name, node.lineno) for alias in node.names)


def module_name(path: Path) -> str:
    """What a file is called when it is imported."""
    parts = path.relative_to(TOP).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def import_graph(trees: Trees) -> Graph:
    """Who imports whom among these files: within functions and for type checkers only as well."""
    modules = {module_name(path) for path in trees}
    graph: Graph = {}
    for path, tree in trees.items():
        own = module_name(path)
        graph[own] = {}
        for name, line in imports(tree):
            # What is imported is a module, or stands in one.
            told = absolute(name, own, path.stem == "__init__")
            target = next((one for one in (told, told.rpartition(".")[0]) if one in modules), own)
            if target != own:
                graph[own].setdefault(target, line)
    return graph


def absolute(name: str, module: str, package: bool) -> str:
    """A name that is imported by a module, without the dots that it may begin with."""
    rest = name.lstrip(".")
    up = len(name) - len(rest) - package
    return name if rest == name else ".".join([*module.split(".")[: -up or None], rest])


def reached(graph: Graph, start: str) -> set[str]:
    """All modules that are imported by one, also in a roundabout way; itself only if it lies in a circle."""
    found: set[str] = set()
    waiting = [start]
    while waiting:
        new = graph[waiting.pop()].keys() - found
        found |= new
        waiting += new
    return found


def circles(graph: Graph) -> list[list[str]]:
    """A shortest circle through each knot of modules that all import each other (a strongly connected component)."""
    reach = {module: reached(graph, module) for module in graph}
    seen: set[str] = set()
    found = []
    for module in sorted(graph):
        if module in reach[module] and module not in seen:
            knot = {one for one in reach[module] if module in reach[one]}
            seen |= knot
            found.append(min((shortest(graph, one) for one in sorted(knot)), key=len))
    return found


def shortest(graph: Graph, start: str) -> list[str]:
    """The shortest way from a module in a circle back to itself; it stands at both ends."""
    ways = [[start]]
    seen = set()
    for way in ways:
        for target in sorted(graph[way[-1]]):
            if target == start:
                return [*way, start]
            if target not in seen:
                seen.add(target)
                ways.append([*way, target])
    raise ValueError(f"{start} lies in no circle")
