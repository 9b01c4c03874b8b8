"""Functions whose report is the JSON of their command."""

import functools
import os

from . import _lanewise
from ._check import bad_argument, checked, shown, text, text_or_texts, whole
from ._code import Object, input_of
from ._report import Record


@checked
def info(code, *, target="", block=0):
    """The report that `lanewise info --json` prints: code objects, kernels, arguments, resources and occupancy.

    `block`: work-items per workgroup for the occupancy.
    """
    return Record(_lanewise.Code(input_of(code, target=target), whole(0, 1024)("block", block) or 0).info())


@checked
def disassemble(code, *, target="", kernel="", dialect="llvm", raw=False):
    """The report that `lanewise dis --json` prints: sections of instructions, each with words, text, mnemonic and
    operands.

    `raw`: `code` has only machine words; `target` is then required.

    >>> report = disassemble(b"\\x01\\x05\\x00\\x02", raw=True, target="gfx900")
    >>> report.sections[0].instructions[0].text
    'v_add_f32_e32 v0, v1, v2'
    """
    return Record(_lanewise.disassemble(input_of(code, target=target), kernel, dialect, raw))


@checked
def disassembly(code, *, target="", kernel="", dialect="llvm", raw=False, plain=False, demangle=False, assembly=False):
    """The listing that `lanewise dis` prints, as text. `assembly`: a source that `assemble` takes.

    >>> print(disassembly(b"\\x01\\x05\\x00\\x02", raw=True, plain=True, target="gfx900"), end="")
    v_add_f32_e32 v0, v1, v2
    """
    return _lanewise.disassembly(input_of(code, target=target), kernel, dialect, raw, plain, demangle, assembly)


@checked
def lint(code, *, target="", kernel=""):
    """The report that `lanewise lint --json` prints: hazards, missing waits and suspicious code."""
    return Record(_lanewise.lint(input_of(code, target=target), kernel))


@checked
def suggest(code, *, target="", kernel="", goal="cycles", rules=(), only=(), exclude=(), assume=()):
    """The report that `lanewise suggest --json` prints: proved improvements.

    `goal` is "cycles", "size" or "registers". `rules` are paths of rule files, `only` and `exclude` names of rules,
    `assume` conditions on MODE that proofs may assume.
    """
    options = _options(kernel, goal, rules, only, exclude, assume)
    return Record(_lanewise.suggest(input_of(code, target=target), options))


@checked
def rewrite(code, *, target="", kernel="", goal="cycles", rules=(), only=(), exclude=(), assume=(), verify=None,
            seed=None):
    """Applies the suggestions of `suggest`, and returns the new Object, whose `report` has the keys of
    `lanewise rewrite --json`.

    `verify`: the number of random launches on which old and new code are compared. The other options are those of
    `suggest`.
    """
    given = input_of(code, target=target)
    report, contents = _lanewise.rewrite(given, _options(kernel, goal, rules, only, exclude, assume), verify, seed)
    return Object(_lanewise.Input(given.name, contents, given.target), contents, report)


def _options(kernel, goal, rules, only, exclude, assume):
    return _lanewise.SuggestOptions(kernel, goal, list(rules), list(only), list(exclude), list(assume))


@functools.partial(checked, live_out=text_or_texts)
def prove(left, right=None, *, live_out=(), claims=(), assume=(), target="", mode=None, random_inputs=None, seed=None,
          ignore_nan_payload=False, timeout=None):
    """The report that `lanewise prove --json` prints: whether two snippets of assembly compute the same, or whether
    `claims` hold.

    `left` and `right` are paths. `live_out` has the registers that must be equal: "v0" or a list. `counterexample` is
    None if they are equal.
    """
    for name, side in (("left", left), ("right", "" if right is None else right)):
        if not isinstance(side, (str, os.PathLike)):
            raise bad_argument(f"{name} {shown(side)}: expected a path")
    return Proof(_lanewise.prove(
        input_of(left, target=target), input_of("" if right is None else right), list(live_out),
        list(claims), list(assume), mode, random_inputs, seed, ignore_nan_payload, timeout))


class Proof(Record):
    """The answer of `prove`. Without a counterexample, `counterexample` is None."""

    __slots__ = ()

    @property
    def counterexample(self):
        """The inputs for which the results differ, or None."""
        return self._value("counterexample") if "counterexample" in self else None


def devices(name=""):
    """The report that `lanewise devices --json` prints: all products, or everything known about the one with this name.

    >>> devices("vega-64").target
    'gfx900'
    """
    return Record(_lanewise.devices(text("name", name)))
