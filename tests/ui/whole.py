"""What must be true of a window at rest, whatever was done to it: the picture is that of the state, to the pixel."""

from collections import Counter
from collections.abc import Iterator

import numpy as np
from PySide6.QtGui import QImage, QPixmapCache
from PySide6.QtWidgets import QApplication, QWidget

from sjavs_desktop.core.cards import cards_in
from sjavs_desktop.core.state import View
from sjavs_desktop.ui.felt.card_item import CardItem
from sjavs_desktop.ui.felt.layout import layout
from sjavs_desktop.ui.main_window import MainWindow
from tests.ui.seeing import pixels

ROUNDED = 16 / 255
"""How much a pixel at an edge may differ where only a part was painted again: a picture that is scaled is sampled from
another corner then, which made 2 of 2 million pixels differ by 9 and 11. What is left of a card differs by far more."""


def settled(window: MainWindow) -> bool:
    """Whether nothing moves, nobody thinks and nothing waits to be shown."""
    felt, tutoring = window.match.felt, window.teaching.tutoring
    looked_at = tutoring._held is not None and tutoring.panel.isHidden()
    return (
        not felt.busy
        and not looked_at
        and not window.referee.thinking
        and felt.director._mover._tracks == []
        and felt._shake._items == ()
    )


def faults(window: MainWindow) -> Iterator[str]:
    """What is wrong with the table of a window that is `settled`."""
    felt, view = window.match.felt, window.referee.view()
    items = [one for one in felt.scene().items() if isinstance(one, CardItem)]
    if view is None or felt.view is None:
        if items:
            yield f"{len(items)} cards lie on an empty table"
        return
    record = window.referee.record
    if record is None or record.state().table != view.table:
        yield "the record leads to another table"
    if not felt.view == felt.shown == view:
        yield "the felt shows another view"
    yield from sprites(window, view)
    yield from own_cards(window, view)
    yield from panels(window, view)


def sprites(window: MainWindow, view: View) -> Iterator[str]:
    """Whether each card of the deck has one sprite, which lies where the picture of the view has a card."""
    felt = window.match.felt
    table, size = felt.table, felt.viewport().size()
    if table.shape != (size.width(), size.height()):
        yield f"the scene is {table.shape} and its view {size.toTuple()}"
    items = {id(one) for one in felt.scene().items() if isinstance(one, CardItem)}
    if items != {id(one) for one in table.sprites} or len(items) != len(view.rules.deck):
        yield f"{len(items)} cards in the scene, {len(table.sprites)} sprites, {len(view.rules.deck)} in the deck"
    picture = layout(view, size.width() / size.height(), arranged=table.arranged())
    lying = [one.place for one in table.sprites]
    if Counter(lying) != Counter(picture.places):
        yield f"not the picture of the view: {set(lying) ^ set(picture.places)}"
    if table.carried is not None:
        yield "a card is carried, and nobody drags it"
    for one in table.sprites:
        assert one.place is not None
        if one.pose != table.pose(one.place):
            yield f"{one.place.zone} {one.face}: lies at {one.pose}, not at {table.pose(one.place)}"
        if one.face != one.place.face:
            yield f"{one.place.zone} {one.face}: the wrong side is up"
        if one._sway or one._above or one._squeeze != 1.0 or one.zValue() != one.place.z or not one.isVisible():
            yield f"{one.place.zone} {one.face}: sways, hangs, is narrow, too high or hidden"
        if one.raised and not (one.place.zone in ("hand", "open") and one.place.seat == view.seat):
            yield f"{one.place.zone} {one.face}: is raised"


def own_cards(window: MainWindow, view: View) -> Iterator[str]:
    """Whether what the viewer holds, and the trick, are seen just once, and no card twice."""
    felt = window.match.felt
    shown = Counter(one.face for one in felt.table.sprites if one.face is not None)
    twice = [card for card, number in shown.items() if number > 1]
    if twice:
        yield f"seen twice: {twice}"
    trick = [one.face for one in felt.table.sprites if one.place is not None and one.place.zone == "trick"]
    if Counter(trick) != Counter(view.table.trick):
        yield f"the trick is {view.table.trick}, and {trick} lies there"
    hand = [one.face for one in felt.table.hand(view.seat)]
    wed = [view.table.wed] if view.table.wed is not None else []
    held = [one for one in cards_in(view.hand) if one not in wed]
    if not felt.hand_hidden and Counter(one for one in hand if one is not None and one not in wed) != Counter(held):
        yield f"the hand is {held}, and {hand} lies there"
    if felt.hand_hidden and any(one is not None for one in hand):
        yield "a hidden hand is seen"


def panels(window: MainWindow, view: View) -> Iterator[str]:
    """Whether the panels ask what the view asks; a lesson, an exercise or the tutor may have other plans."""
    match, table = window.match, view.table
    held = not window.teaching.tutoring.panel.isHidden()
    if match.gate is not None or match.beyond is not None or held:
        return
    if not match.welcome.isHidden():
        yield "the welcome lies over a match"
    if match.deal_over.isHidden() == table.deal_over:
        yield f"the deal {'is' if table.deal_over else 'is not'} over, and the panel says otherwise"
    mine = table.turn == view.seat and not table.deal_over and not match.felt.hand_hidden
    exchanging = table.phase in ("exchange", "marriage")
    if match.exchange.isHidden() == (mine and exchanging):
        yield f"the panel of the exchange is wrong in {table.phase}"
    if match.bidding.isHidden() == (mine and not exchanging and table.phase != "play"):
        yield f"the bidding panel is wrong in {table.phase}"


# -- Pixels ------------------------------------------------------------------------------------------------------------


def on_screen(window: QWidget) -> QImage:
    """What was painted, as the screen has it."""
    return window.screen().grabWindow(window.winId()).toImage()


def repaint(window: MainWindow) -> None:
    """Paints everything from scratch, with no picture that was kept from before."""
    felt = window.match.felt
    felt.table.pictures.use(felt.table.pictures._deck)
    QPixmapCache.clear()
    felt.resetCachedContent()
    for item in felt.scene().items():
        item.update()
    for one in (window, *window.findChildren(QWidget)):
        one.update()
    for _ in range(3):
        QApplication.processEvents()


def stale(window: MainWindow) -> tuple[int, tuple[QImage, QImage]]:
    """How many pixels of the screen are not what is painted there from scratch, and both pictures."""
    for _ in range(3):
        QApplication.processEvents()
    before = on_screen(window)
    repaint(window)
    after = on_screen(window)
    if before.size() != after.size():
        return -1, (before, after)
    differ = np.abs(pixels(before)[..., :3] - pixels(after)[..., :3]).max(axis=-1) > ROUNDED
    return int(differ.sum()), (before, after)
