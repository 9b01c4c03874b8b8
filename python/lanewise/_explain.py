"""Instructions explained."""

from . import _lanewise
from ._check import bad_argument, checked, index, shown, text
from ._report import Record


class Explanation(Record):
    """The report that `lanewise explain --json` prints. All of it is made when an attribute other than `formula` is
    read."""

    __slots__ = ("_request", "_report")

    def __init__(self, *request):
        self._request = request
        self._report = _lanewise.explain(*request, False)
        self._made = {}

    def __getattr__(self, name):
        if name == "_fields":
            self._fields = _lanewise.explain(*self._request, True).document()
            return self._fields
        return super().__getattr__(name)

    @property
    def formula(self):
        """The formulas of the instruction's effects, one a line."""
        return "\n".join(self._report.formulas)

    def __reduce__(self):
        return (Explanation, self._request)


@checked
def explain(instruction, *, target="", wave_size=0, dialect=""):
    """Explains an instruction, a hazard, or a finding of `lint`.

    `instruction` is a word, a sequence of the words of one instruction, a text ("v_add_f32 v0, v1, v2"), a mnemonic, a
    name of a hazard, or a place in a file ("saxpy.hsaco:0x40").

    >>> print(explain(0x68000501, target="gfx900").formula)
    v0 = add32(v1, v2)
    """
    if isinstance(instruction, str):
        named = instruction
    elif index(instruction) is not None:
        named = _word(instruction)
    elif hasattr(instruction, "__iter__") and not isinstance(instruction, (bytes, bytearray)):
        named = ",".join(map(_word, instruction))
    else:
        raise bad_argument(f"instruction {shown(instruction)}: expected a word, its words, or a string")
    return Explanation(named, target, wave_size, dialect)


def _word(word):
    number = index(word)
    if number is None or not 0 <= number < 1 << 32:
        raise bad_argument(f"word {shown(word)}: expected a number of 32 bits, 0 to 0xffffffff")
    return f"0x{number:08x}"


@checked
def search(words, *, target=""):
    """The report that `lanewise explain --search --json` prints: instructions that have every word in name or
    meaning."""
    return Record(_lanewise.search(text("words", words), target))
