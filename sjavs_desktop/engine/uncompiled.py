"""Stands in for the module `cython` where it is not installed: decorators and casts do nothing, types mean nothing."""

from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Any, TypeVar

T = TypeVar("T")

compiled = False


class Type:
    """A type of C; only its name is needed."""

    def __getitem__(self, item: object) -> "Type":
        return self


class Free(AbstractContextManager["Free"]):
    """`nogil` as a decorator and in a `with` statement."""

    def __call__(self, function: T) -> T:
        return function

    def __exit__(self, *problem: object) -> None:
        return None


bint = int = longlong = p_int = p_uint = uint = void = Type()
nogil = Free()


def cclass(one: T) -> T:
    """A class stays as it is."""
    return one


def final(one: T) -> T:
    """A class stays as it is."""
    return one


def cfunc(one: T) -> T:
    """A function stays as it is."""
    return one


def inline(one: T) -> T:
    """A function stays as it is."""
    return one


def exceptval(**told: object) -> Callable[[T], T]:
    """A function stays as it is."""
    return cfunc


def cast(type: Type, value: T) -> T:
    """The value itself."""
    return value


def declare(type: Type, value: Any = None) -> Any:
    """The value itself."""
    return value
