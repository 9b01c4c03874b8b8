"""The attributes of reports are the keys of the JSON that the commands print."""

import itertools
import json
import keyword
import os
import pathlib
import pickle

import numpy as np
import pytest

import lanewise as lw
from conftest import PROJECT, command_json

# Code objects of the programs in tests/kernels, which the test kernels_emulated compiles.
ALL_OBJECTS = sorted(pathlib.Path(os.environ.get("LW_KERNEL_OBJECTS", "")).glob("*.hsaco"))
# Each program is compiled for several targets: one of its objects, another target for the next program. `./dev soak`
# takes all (LW_ALL).
BY_PROGRAM = [list(objects) for _, objects in itertools.groupby(ALL_OBJECTS, lambda path: path.stem.split("-")[0])]
OBJECTS = ALL_OBJECTS if "LW_ALL" in os.environ else [objects[i % len(objects)] for i, objects in enumerate(BY_PROGRAM)]
COLUMNS = ("vgprs", "sgprs", "agprs")


def walk(value, wanted, path=""):
    """Compares every attribute with its key."""
    if isinstance(wanted, dict):
        assert set(value) == set(wanted), path
        for key, one in wanted.items():
            name = key + "_" if keyword.iskeyword(key) else key
            walk(getattr(value, name) if name.isidentifier() else value[key], one, f"{path}.{key}")
    elif isinstance(wanted, list):
        assert len(value) == len(wanted), path
        for i, (one, other) in enumerate(zip(value, wanted)):
            walk(one, other, f"{path}[{i}]")
    else:
        assert type(value) is type(wanted) and value == wanted, path


def walk_rows(rows, wanted, path):
    """Compares all rows as a whole, and the attributes of some."""
    assert [row.as_dict() for row in rows] == wanted, path
    walk(rows[::29], wanted[::29], path)


def compare_live(report, wanted):
    summary = {key: value for key, value in wanted.items() if key not in ("instructions", "ranges")}
    walk(report.summary, summary)
    for key, value in summary.items():
        if key not in COLUMNS:
            walk(getattr(report, key), value, key)
    walk_rows(report.instructions, wanted["instructions"], "instructions")
    walk_rows(report.ranges, wanted["ranges"], "ranges")
    for key in ("line", "address", *COLUMNS):
        column = getattr(report, key)
        assert isinstance(column, np.ndarray)
        assert column.tolist() == [row[key] for row in wanted["instructions"]], key


def test_there_are_objects():
    assert len(OBJECTS) > 30


@pytest.mark.parametrize("path", OBJECTS, ids=lambda path: path.stem)
def test_program(path):
    obj = lw.load(path)
    info = command_json("info", path)
    walk(lw.info(path), info)
    for kernel in info["kernels"]:
        mine = obj.kernels[kernel["name"]]
        walk(mine, kernel)
        for occupancy in kernel["occupancy"]:
            walk(mine.occupancy(occupancy["device"]), occupancy)
    live = command_json("live", path, exit_codes=(0, 4))
    for report, wanted in zip(lw.live(path), live["kernels"], strict=True):
        compare_live(report, wanted)
    walk(lw.lint(path), command_json("lint", path, exit_codes=(0, 1, 4)))
    wanted = command_json("dis", path)
    mine = lw.disassemble(path)
    assert mine == wanted and mine.target == wanted["target"]
    for section, other in zip(mine.sections, wanted["sections"]):
        walk_rows(section.instructions, other["instructions"], "sections")


@pytest.mark.parametrize("path", OBJECTS[::8], ids=lambda path: path.stem)
def test_suggestions(path):
    walk(lw.suggest(path), command_json("suggest", path, exit_codes=(0, 4)))


@pytest.mark.parametrize("path", OBJECTS[::5], ids=lambda path: path.stem)
def test_static_time(path):
    for name, kernel in lw.load(path).kernels.items():
        wanted = command_json("time", "--static", path, "--kernel", name, exit_codes=(0, 4))
        mine = kernel.static_time()
        for key, value in wanted["kernels"][0].items():
            if key != "file":
                walk(getattr(mine, key), value, key)


def launches(saxpy, tmp_path):
    path = tmp_path / "saxpy.hsaco"
    saxpy._object.save(path)
    return path, ["f32[1024]=iota", "f32[1024]=fill:0.5", "f32:2"]


def test_run(saxpy, tmp_path):
    path, args = launches(saxpy, tmp_path)
    wanted = command_json("run", path, "--grid", 4, "--block", 256, *args, "--check=races,waits", "--count",
                          "--profile", "--buffers")
    walk(saxpy.run(grid=4, block=256, args=args, check="races,waits", count=True, profile=True, buffers=True), wanted)


def test_time(saxpy, tmp_path):
    path, args = launches(saxpy, tmp_path)
    wanted = command_json("time", path, "--grid", 4, "--block", 256, *args, "--device", "vega-64",
                          "--sensitivity")["dispatches"][0]
    mine = saxpy.time(device="vega-64", grid=4, block=256, args=args, sensitivity=True)
    for key, value in wanted.items():
        if key != "file":
            walk(getattr(mine, key), value, key)
    walk(mine.uncertainty, wanted["range"])
    for stall, cycles in wanted["stalls"].items():
        assert mine.stalls[stall] == cycles == int(mine.column(stall).sum())
    with pytest.raises(lw.InputError, match="expected one of issue, dependency"):
        mine.column("wait_vm")


def test_explain():
    instructions = [(report.target, instruction) for report in map(lw.disassemble, OBJECTS[::10])
                    for section in report.sections for instruction in section.instructions[::97]]
    for target, instruction in instructions[:60]:
        mine = lw.explain([int(word, 16) for word in instruction.words], target=target)
        wanted = command_json("explain", ",".join("0x" + word for word in instruction.words), "--target", target)
        walk(mine, wanted)
        assert mine.formula == "\n".join(wanted.get("formulas", []))


@pytest.mark.parametrize("name", ["v_add_f32", "VALUTransUse", "MissingWait"])
def test_explain_names(name):
    walk(lw.explain(name), command_json("explain", name))


def test_devices_and_search():
    walk(lw.devices(), command_json("devices"))
    walk(lw.devices("vega-64"), command_json("devices", "vega-64"))
    walk(lw.search("population count"), command_json("explain", "--search", "population count"))


def test_compile_and_assemble(tmp_path):
    def without_output(document):
        return {key: value for key, value in document.items() if key not in ("output", "commands")}

    wanted = command_json("compile", PROJECT / "examples/saxpy.cl", "--target", "gfx900", "-o", tmp_path / "a.hsaco")
    mine = lw.compile(PROJECT / "examples/saxpy.cl", target="gfx900")
    assert mine.bytes == (tmp_path / "a.hsaco").read_bytes()
    walk(lw.Record(without_output(mine.report.as_dict())), without_output(wanted))
    source = PROJECT / "examples/sdwa/packed_add_sdwa.s"
    wanted = command_json("as", source, "-o", tmp_path / "b.hsaco")
    mine = lw.assemble(source.read_text(), name=str(source))
    assert mine.bytes == (tmp_path / "b.hsaco").read_bytes()
    walk(mine.report, without_output(wanted))
    command_json("as", source, "-o", tmp_path / "b.bin")
    assert b"".join(word.to_bytes(4, "little") for word in mine.words) == (tmp_path / "b.bin").read_bytes()


def test_rewrite_and_prove(tmp_path):
    source = PROJECT / "examples/high_add.s"
    obj = lw.load(lw.assemble(source.read_text()).bytes)
    obj.save(tmp_path / "a.hsaco")
    wanted = command_json("rewrite", tmp_path / "a.hsaco", "-o", tmp_path / "b.hsaco", "--verify", 2)
    mine = lw.rewrite(tmp_path / "a.hsaco", verify=2)
    walk(mine.report, wanted)
    assert mine.bytes == (tmp_path / "b.hsaco").read_bytes()
    (tmp_path / "left.s").write_text("v_add_u32 v0, v1, v2\n")
    (tmp_path / "right.s").write_text("v_add_u32 v0, v2, v1\n")
    (tmp_path / "wrong.s").write_text("v_sub_u32 v0, v2, v1\n")
    left, right, wrong = (tmp_path / f"{name}.s" for name in ("left", "right", "wrong"))
    equal = lw.prove(left, right, live_out="v0", target="gfx900")
    assert equal.verdict == "equal" and equal.counterexample is None
    different = lw.prove(left, wrong, live_out=["v0"], target="gfx900")
    wanted = command_json("prove", left, wrong, "--live-out", "v0", "--target", "gfx900", exit_codes=(1,))
    walk(different.counterexample, wanted["counterexample"])


def test_records_are_plain_data(saxpy):
    report = lw.info(saxpy._object)
    assert json.loads(json.dumps(report.as_dict())) == report
    assert pickle.loads(pickle.dumps(report)) == report
    assert pickle.loads(pickle.dumps(saxpy)).name == "saxpy"
    assert dict(report) == report and [key for key, _ in report.items()] == list(report.keys())
    assert pickle.loads(pickle.dumps(saxpy._object)).bytes == saxpy._object.bytes
    assembled = pickle.loads(pickle.dumps(lw.assemble("v_mov_b32 v0, v1", target="gfx900")))
    assert [hex(word) for word in assembled.words] == ["0x7e000301"]
    assert pickle.loads(pickle.dumps(lw.explain(0x68000501))).formula == lw.explain(0x68000501).formula
    assert {saxpy: 1}[saxpy] == 1 and saxpy._object.kernels.get("no") is None
    assert "kernels" in dir(report) and "kernels=[1 items]" in repr(report)
    assert "<table>" in report._repr_html_() and "<svg" in saxpy.live()._repr_html_()
