"""Recordings beside the trace that `run` writes, and beside the arrays."""

import json
import subprocess

import numpy as np
import pytest

import lanewise as lw
from conftest import LANEWISE

X = np.arange(1024, dtype=np.float32)


@pytest.fixture(scope="module")
def recording(saxpy):
    return saxpy.record(grid=4, block=256, args=[X, np.full(1024, 0.5, np.float32), 2], workgroup=(1, 0, 0))


def test_registers_beside_the_trace(saxpy, recording, tmp_path):
    """Every step of every wave has the registers that the trace says it wrote."""
    saxpy._object.save(tmp_path / "saxpy.hsaco")
    subprocess.run([LANEWISE, "run", tmp_path / "saxpy.hsaco", "--grid", "4", "--block", "256", "f32[1024]=iota",
                    "f32[1024]=fill:0.5", "f32:2", "--trace-workgroup", "1", f"--trace={tmp_path}/trace.jsonl"],
                   check=True, capture_output=True)
    traced = [json.loads(line) for line in open(tmp_path / "trace.jsonl")]
    assert len(traced) == sum(map(len, recording.waves))
    at = dict.fromkeys(range(4), 0)
    for row in traced:
        step = recording.wave(row["wave"])[at[row["wave"]]]
        at[row["wave"]] += 1
        assert (step.number, step.address, step.text) == (row["number"], row["address"], row["text"])
        assert set(step.writes) == set(row.get("writes", {}))
        for name, value in row.get("writes", {}).items():
            if isinstance(value, dict):
                after = step.after.v[int(name[1:])].u32
                assert {str(lane): int(after[lane]) for lane in map(int, value)} == value
            elif name[0] == "s" and name[1:].isdigit():
                assert step.after.s[int(name[1:])] == value
        assert [m.space for m in step.memory] == [m["space"] for m in row.get("memory", [])]


def test_values(recording):
    wave = recording.wave(1)
    fma = next(step for step in wave if step.text.startswith("v_fma_f32"))
    first = 256 + 64  # of the wave's work-items
    assert np.array_equal(fma.after.v[2].f32, 2 * X[first:first + 64] + 0.5)
    assert np.array_equal(fma.v[3].f32, np.full(64, 0.5, np.float32))
    assert wave[0].exec == 2**64 - 1 and wave.lanes == 64 and wave.workgroup == (1, 0, 0)
    assert wave[-1].text == "s_endpgm" and len(wave[2:5]) == 3
    assert np.array_equal(wave.end.v[2].f32, fma.after.v[2].f32)
    assert wave[3].s[10].f32 != 2 and wave[3].after.s[10].f32 == 2  # s_load_dword s10: the argument a
    # Back and forth gives the same.
    assert np.array_equal(wave[fma.index].v[3].f32, fma.v[3].f32) and wave[0].s[10] == wave[1].s[10]


def test_last_write(recording):
    wave = recording.wave(0)
    loads = [step.index for step in wave if "v2" in step.writes]
    assert wave.last_write("v2").index == loads[-1]
    assert wave.last_write("v2", lane=17, before=loads[-1]).index == loads[-2]
    assert recording.last_write("v2", wave=0, before=loads[0]) is None
    carry = wave.last_write("vcc")
    assert carry.writes[-2:] == ["vcc_lo", "vcc_hi"] and carry.after.vcc == wave.end.vcc and wave.last_write("exec") is None
    with pytest.raises(lw.InputError, match="expected one register"):
        wave.last_write("v[0:1]")
    with pytest.raises(lw.InputError, match="lane 64"):
        wave.last_write("v2", lane=64)
    with pytest.raises(lw.InputError, match="name one"):
        recording.last_write("v2")
    assert wave.last_write("v2", before=wave[loads[-1]]).index == loads[-2]
    for odd in ({"register": None}, {"lane": -1}, {"lane": "a"}, {"before": -1}, {"before": 10**30}):
        with pytest.raises(lw.InputError):
            wave.last_write(**{"register": "v2", **odd})


def test_no_such_wave(saxpy):
    y = np.zeros(1024, np.float32)
    for options in ({"workgroup": 77}, {"wave": 9}):
        with pytest.raises(lw.InputError, match="no such wave"):
            saxpy.record(grid=4, block=256, args=[X, y, 2], **options)


def test_one_wave_of_32_lanes():
    kernel = lw.compile("f.cl", target="gfx1030", source="kernel void f(global int *x) { x[get_global_id(0)] = 7; }")
    x = np.zeros(64, np.int32)
    recording = kernel.kernels["f"].record(grid=1, block=64, args=[x], wave=1)
    assert len(recording.waves) == 1 and recording.waves[0].lanes == 32 and np.all(x == 7)
    assert len(recording.wave(1)[0].v[0].u32) == 32
    with pytest.raises(lw.InputError, match="wave 0: the recording has 1 of"):
        recording.wave(0)


def test_limits(saxpy):
    y = np.zeros(1024, np.float32)
    short = saxpy.record(grid=4, block=256, args=[X, y, 2], max_steps=5)
    assert [len(wave) for wave in short.waves] == [5] * 4 and "at most 5 per wave" in short.left_out[0]
    small = saxpy.record(grid=4, block=256, args=[X, y, 2], workgroup=None, max_bytes=100_000)
    assert "limit" in small.left_out[0] and small.report.outcome == "finished"
    with pytest.raises(lw.InputError, match="max_steps 0"):
        saxpy.record(grid=4, block=256, args=[X, y, 2], max_steps=0)


def test_fault_is_recorded(saxpy):
    recording = saxpy.record(grid=5, block=256, args=[X, np.zeros(1024, np.float32), 2], workgroup=(4, 0, 0))
    assert recording.report.outcome == "memory_fault" and recording.report.fault.instruction.startswith("global_load")
    assert recording.wave(0)[-1].text.startswith("v_addc")


def test_indexes(recording):
    wave = recording.wave(0)
    for call in (lambda: wave[10_000], lambda: wave[0].v[255], lambda: wave[0].s[102], lambda: wave[1.5],
                 lambda: wave["a"], lambda: wave[0].v["a"], lambda: wave[0].v[:2], lambda: wave[0].s[None]):
        with pytest.raises(IndexError):
            call()
    assert "<table>" in wave[7]._repr_html_()
