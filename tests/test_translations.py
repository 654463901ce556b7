"""The catalogues: nothing is missing, nothing but the words differs from the source, and the words are spelt right."""

import shutil

import pytest

from sjavs_desktop.messages import LANGUAGES, Messages, Speaker, language_of, of_the_environment
from sjavs_desktop.paths import TRANSLATIONS
from tests import translations
from tests.translations import catalogues, texts

COMPLETE: tuple[str, ...] = ("da", "fo", "de")
"""Languages in which nothing may be missing; the others wait for their translators."""
BEGUN = tuple(one for one in catalogues.LANGUAGES if catalogues.read(catalogues.path_of(one)))
OURS = {**{one: catalogues.read(catalogues.path_of(one)) for one in catalogues.LANGUAGES}}
QT_IN_FAROESE = catalogues.read(TRANSLATIONS / "qtbase_fo.ts")


def test_the_catalogues_hold_the_texts_of_the_program_and_no_others() -> None:
    wanted = texts.everything()
    for language in (catalogues.SOURCE, *catalogues.LANGUAGES):
        written = catalogues.path_of(language).read_text(encoding="utf-8")
        assert written == catalogues.current(language, wanted, {}), "run: python packaging/catalogues.py"


def test_every_counted_text_has_its_english_plural() -> None:
    counted = [one for one in texts.everything() if one.counted]
    assert len(counted) > 5
    assert translations.unfinished(counted, catalogues.read(catalogues.path_of("en"))) == []


@pytest.mark.parametrize("language", COMPLETE)
def test_nothing_is_missing(language: str) -> None:
    assert translations.unfinished(texts.everything(), OURS[language]) == []


@pytest.mark.parametrize("language", BEGUN)
def test_facts_tags_and_accelerators_are_those_of_the_source(language: str) -> None:
    assert translations.changed(OURS[language]) == []
    assert translations.accelerators(OURS[language]) == []


def test_what_qt_says_in_faroese_has_the_facts_and_accelerators_of_the_source() -> None:
    assert len(QT_IN_FAROESE) > 60
    assert translations.changed(QT_IN_FAROESE) == []
    assert translations.accelerators(QT_IN_FAROESE) == []


needs_hunspell = pytest.mark.skipif(shutil.which("hunspell") is None, reason="needs hunspell and its dictionaries")


@needs_hunspell
@pytest.mark.parametrize("language", BEGUN)
def test_every_word_is_spelt_as_the_dictionary_has_it(language: str) -> None:
    known = {**OURS[language], **(QT_IN_FAROESE if language == "fo" else {})}
    spelt = {word for forms in known.values() for form in forms for word in translations.words(form)}
    allowed = catalogues.allowed().get(language, {})
    assert translations.misspelt(language, spelt, allowed) == []
    assert all(reason.strip() for reason in allowed.values())


@needs_hunspell
@pytest.mark.parametrize(
    ("language", "right", "wrong"), [("da", "kort", "kårtt"), ("fo", "kort", "kårtt"), ("de", "Karte", "Kartte")]
)
def test_a_word_that_is_spelt_wrong_is_found(language: str, right: str, wrong: str) -> None:
    assert translations.misspelt(language, [right, wrong]) == [wrong]
    assert translations.misspelt(language, [right, wrong], [wrong]) == []


def test_words_are_told_from_places_tags_and_code() -> None:
    form = "<p>&Spilleren {name} melder&nbsp;%n stik: --pack must_speak, sjavs.toml, fx ♣ QC.</p>"
    assert translations.words(form) == {"Spilleren", "melder", "stik", "fx"}


# -- Each check finds what it is for --------------------------------------------------------------------------------


def test_what_is_missing_is_found() -> None:
    one, many = texts.Text("menu", "&Game"), texts.Text("felt", "%n card(s)", True)
    assert translations.unfinished([one, many], {("menu", "&Game"): ("&Spil",)}) == [("felt", "%n card(s)")]
    three = {("felt", "%n card(s)"): ("a", "b", "c"), ("menu", "&Game"): ("&Spil",)}
    assert translations.unfinished([one, many], three) == [("felt", "%n card(s)")]


@pytest.mark.parametrize(
    ("source", "form"),
    [
        ("{name} leads.", "{navn} spiller ud."),
        ("{name} leads.", "Han spiller ud."),
        ("{one:.2f} behind", "{one} efter"),
        ("%n cards", "kort"),
        ("<b>Kontra</b>", "Kontra"),
        ("<p>a</p><p>b</p>", "<p>a b</p>"),
        (" and more", "og mere"),
        ("argument %(name)s", "argument %(navn)s"),
    ],
)
def test_changed_facts_tags_and_spaces_are_found(source: str, form: str) -> None:
    assert len(translations.changed({("x", source): (form,)})) == 1
    assert translations.changed({("x", source): (source,)}) == []


def test_the_number_may_be_a_word_where_it_is_one() -> None:
    assert translations.changed({("x", "%n card(s)"): ("ét kort", "%n kort")}) == []
    assert len(translations.changed({("x", "%n card(s)"): ("ét kort", "mange kort")})) == 1


@pytest.mark.parametrize("form", ["Spil", "&Sp&il", "Spil && mere"])
def test_accelerators_that_are_lost_or_doubled_are_found(form: str) -> None:
    assert len(translations.accelerators({("menu", "&Game"): (form,)})) == 1


def test_clashing_accelerators_are_found() -> None:
    assert translations.clashes(["&Spil", "&Sprog", "&Luk", "A && B", "a&nbsp;b", "a &nbsp; b"]) == ["s"]


# -- The texts that are found ---------------------------------------------------------------------------------------


def test_texts_are_found_however_they_are_written() -> None:
    import ast

    code = """
class Panel:
    def show(self):
        self.tr("one")
        QCoreApplication.translate("a", "two " "parts")
        translate("a", "yes" if on else "no")
        QT_TRANSLATE_NOOP("b", "%n card(s)")
        raise RulesError("f", 1, "k", sentence("wrong {x}", x=1))
        translate("a", variable)
"""
    finder = texts.Finder("ui/x.py")
    finder.visit(ast.parse(code))
    assert [tuple(one) for one in finder.texts] == [
        ("Panel", "one", False),
        ("a", "two parts", False),
        ("a", "yes", False),
        ("a", "no", False),
        ("b", "%n card(s)", True),
        ("errors", "wrong {x}", False),
    ]


def test_a_pack_gives_its_name_contracts_options_and_choices() -> None:
    pack = {
        "name": "N",
        "about": "A",
        "contract": {"x": {"name": "C"}, "y": {}},
        "option": {"o": {"label": "L", "help": "H", "on": {"label": "yes"}, "choice": {"1": {"label": "first"}}}},
    }
    assert list(texts.of_pack(pack)) == ["N", "A", "C", "L", "H", "yes", "first"]


def test_what_is_translated_stays_and_what_is_gone_goes() -> None:
    kept = {("a", "old"): ("gammel",), ("a", "gone"): ("væk",)}
    written = catalogues.document("da", [texts.Text("a", "new & <b>"), texts.Text("a", "old")], kept)
    assert "<translation>gammel</translation>" in written
    assert "gone" not in written
    assert '<source>new &amp; &lt;b&gt;</source>\n        <translation type="unfinished">' in written


# -- Without Qt -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wanted", "language"),
    [
        (["da_DK.UTF-8"], "da"),
        (["fo-FO", "da"], "fo"),
        (["Danish_Denmark.1252"], "da"),
        (["sv_SE", "de_AT"], "de"),
        (["fr_FR"], "en"),
        (["C"], "en"),
        ([], "en"),
    ],
)
def test_the_first_language_that_is_wanted_and_there(wanted: list[str], language: str) -> None:
    assert language_of(wanted) == language
    assert language in LANGUAGES


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "fo_FO.UTF-8"}, "fo"),
        ({"LANG": "fo_FO", "LC_ALL": "da_DK"}, "da"),
        ({"LANG": "sv_SE", "LANGUAGE": "sv:da"}, "da"),
        ({"LANG": "C", "LANGUAGE": "da"}, "en"),
    ],
)
def test_the_language_of_a_terminal(environment: dict[str, str], language: str) -> None:
    assert of_the_environment(environment) == language


def test_a_file_of_ones_own_goes_before_the_catalogue(tmp_path: object) -> None:
    from pathlib import Path

    assert isinstance(tmp_path, Path)
    own = tmp_path / "mine.ts"
    text = texts.Text("cli", "none")
    own.write_text(catalogues.document("fo", [text], {("cli", "none"): ("einki yvirhøvur",)}), encoding="utf-8")
    assert len(Messages(own)) == 1
    speaker = Speaker()
    speaker.speak("fo", own)
    assert speaker.find("cli", "none") == "einki yvirhøvur"
    assert speaker.find("felt", "%n card(s)", 1) in ("1 card", "1 kort", "eitt kort")
    speaker.speak("en")
    assert speaker.find("cli", "none") == "none"
