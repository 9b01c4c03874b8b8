"""Every failure is an exception with the fields of its message, and the process goes on."""

import inspect
import pickle
import struct
import subprocess
import sys

import numpy as np
import pytest

import lanewise as lw


def error_of(call):
    with pytest.raises(lw.Error) as caught:
        call()
    return caught.value


@pytest.mark.parametrize("call, text", [
    (lambda: lw.load(b"no code"), "unknown instruction"),
    (lambda: lw.load("/there/is/no/such.hsaco"), "No such file"),
    (lambda: lw.load(3.5), "code of type float"),
    (lambda: lw.load("saxpy.cl"), "lanewise.compile compiles it"),
    (lambda: lw.explain("v_nothing v0"), "unknown instruction"),
    (lambda: lw.explain(1 << 32), "32 bits"),
    (lambda: lw.explain(0x7E000000, target="gfx9000"), "gfx9000"),
    (lambda: lw.disassemble(b"1234", raw=True), "target"),
    (lambda: lw.devices("geforce"), "geforce"),
    (lambda: lw.compile("a.cl", target="gfx900", source="kernel void f() { g(); }"), "'g'"),
    (lambda: lw.compile("a.cl", target="gfx900", flags="-O3", source=""), "expected a list"),
    (lambda: lw.compile("a.xyz", target="gfx900", source=""), "ends in"),
    (lambda: lw.prove("/no.s", "/no.s", live_out="v0"), "No such file"),
    (lambda: lw.suggest(lw.assemble("s_endpgm", target="gfx900"), goal="beauty"), "goal 'beauty'"),
    (lambda: lw.suggest(lw.assemble("s_endpgm", target="gfx900"), only="rule"), "expected a list"),
])
def test_bad_input(call, text):
    error = error_of(call)
    assert isinstance(error, lw.InputError) and error.exit_code == 2
    assert text in str(error)


def test_place_of_an_error():
    error = error_of(lambda: lw.assemble("s_nop 0\nv_add_f32 v0, v1", target="gfx900", name="a.s"))
    assert (error.file, error.line, error.column, error.code) == ("a.s", 2, 17, "assembly")
    assert "^" in error.excerpt
    assert len(error_of(lambda: lw.assemble("v_a\nv_b\nv_c", target="gfx900")).messages) == 3


def test_errors_survive_pickle(saxpy):
    x = np.zeros(64, np.float32)
    for error in (error_of(lambda: lw.explain("v_nothing")),
                  error_of(lambda: saxpy.run(grid=5, block=256, args=[x, x, 1]))):
        again = pickle.loads(pickle.dumps(error))
        assert type(again) is type(error) and str(again) == str(error) and vars(again).keys() == vars(error).keys()


def test_not_modelled():
    kernel = lw.compile("f.cl", target="gfx1100", flags=["-nogpulib"],
                        source="kernel void f(global int *x) { x[0] = 1; }").kernels["f"]
    error = error_of(lambda: kernel.run(grid=1, block=64, args=[np.zeros(1, np.int32)]))
    assert isinstance(error, lw.NotModelled) and error.exit_code == 4 and "gfx1100" in str(error)


def test_limit_is_a_fault(saxpy):
    x = np.zeros(1024, np.float32)
    error = error_of(lambda: saxpy.run(grid=4, block=256, args=[x, x, 1], max_instructions=10))
    assert isinstance(error, lw.Fault) and error.kind == "limit_reached" and error.exit_code == 3


@pytest.mark.parametrize("options, text", [
    ({"grid": 0, "block": 64}, "grid 0"),
    ({"grid": "4", "block": 64}, "grid '4'"),
    ({"grid": (1, 2, 3, 4), "block": 64}, "one to three"),
    ({"grid": True, "block": 64}, "grid True"),
    ({"grid": 1, "block": 2048}, "1024"),
    ({"grid": 1}, "block is required"),
    ({"grid": 1, "block": 64, "check": "luck"}, "'luck'"),
    ({"grid": 1, "block": 64, "timeout": 0}, "timeout 0"),
    ({"grid": 1, "block": 64, "max_instructions": -1}, "max_instructions -1"),
    ({"grid": 1, "block": 64, "launch": "/no/launch.json"}, "No such file"),
])
def test_bad_options(saxpy, options, text):
    x = np.zeros(64, np.float32)
    assert text in str(error_of(lambda: saxpy.run(args=[x, x, 1], **options)))


def test_unknown_names(saxpy):
    obj = saxpy._object
    assert "the code has saxpy" in str(error_of(lambda: obj.kernels["f"]))
    assert "expected one of vega-64" in str(error_of(lambda: saxpy.occupancy("navi")))
    assert "block 0" in str(error_of(lambda: saxpy.occupancy("vega-64", block=0)))
    with pytest.raises(AttributeError, match="it has .*vgprs"):
        saxpy.registers


def bundle(objects):
    """An offload bundle, as LLVM's documentation of clang-offload-bundler describes it."""
    names = [f"hipv4-amdgcn-amd-amdhsa--{target}".encode() for target in ("gfx900", "gfx1030")]
    head = struct.pack("<24sQ", b"__CLANG_OFFLOAD_BUNDLE__", len(objects))
    offset = len(head) + sum(24 + len(name) for name in names)
    for name, one in zip(names, objects):
        head += struct.pack("<QQQ", offset, len(one), len(name)) + name
        offset += len(one)
    return head + b"".join(objects)


def test_several_targets_need_a_choice(tmp_path):
    source = tmp_path / "f.cl"
    source.write_text("kernel void f(global int *x) { x[0] = 1; }")
    for target in ("gfx900", "gfx1030"):
        lw.compile(source, target=target).save(tmp_path / f"{target}.hsaco")
    objects = [(tmp_path / f"{target}.hsaco").read_bytes() for target in ("gfx900", "gfx1030")]
    (tmp_path / "both").write_bytes(bundle(objects))
    both = lw.load(tmp_path / "both")
    assert "has code for gfx900, gfx1030" in str(error_of(lambda: both.kernels))
    assert lw.load(tmp_path / "both", target="gfx1030").kernels["f"].wave_size == 32


def test_no_input_ends_the_process():
    """Bytes of all kinds, as a process of their own, so that a crash fails the test."""
    script = """
import random, lanewise as lw
random.seed(7)
code = lw.assemble("s_endpgm", target="gfx900").bytes
for i in range(300):
    broken = bytearray(code)
    for _ in range(random.randrange(1, 20)):
        broken[random.randrange(len(broken))] = random.randrange(256)
    for call in (lw.load, lw.info, lw.live, lw.lint, lw.disassemble):
        try:
            call(bytes(broken))
        except lw.Error as error:
            assert not isinstance(error, lw.Defect), error
"""
    subprocess.run([sys.executable, "-c", script], check=True)


ODD = [None, True, -1, 2**70, 1.5, float("nan"), "\0", "é" * 300, b"x", [], [None], {}, {1: 2}, object(), np.float32(1),
       np.int64(3), np.arange(3), lambda: 0, "x" * 100_000]


def calls(saxpy):
    """Each public function with arguments that work, launches without those that take time."""
    source = "v_mov_b32 v0, v1\ns_endpgm"
    x = np.zeros(64, np.float32)
    launch = {"args": [x, x, 1.0], "grid": 1, "block": 64}
    code = saxpy._object
    return {
        "compile": (lw.compile, ["f.cl"], {"target": "gfx900", "source": "kernel void f() {}"}),
        "assemble": (lw.assemble, [source], {"target": "gfx900"}),
        "load": (lw.load, [code.bytes], {}),
        "info": (lw.info, [code], {}),
        "disassemble": (lw.disassemble, [code], {}),
        "disassembly": (lw.disassembly, [code], {}),
        "lint": (lw.lint, [code], {}),
        "suggest": (lw.suggest, [code], {}),
        "rewrite": (lw.rewrite, [code], {}),
        "live": (lw.live, [code], {}),
        "explain": (lw.explain, [0x68000501], {}),
        "search": (lw.search, ["add"], {}),
        "devices": (lw.devices, ["vega-64"], {}),
        "run": (lw.run, [saxpy], launch),
        "time": (lw.time, [saxpy], launch),
        "record": (lw.record, [saxpy], launch),
        "static_time": (lw.static_time, [saxpy], {}),
    }


@pytest.mark.parametrize("name", ["compile", "assemble", "load", "info", "disassemble", "disassembly", "lint", "suggest",
                                  "rewrite", "live", "explain", "search", "devices", "run", "time", "record",
                                  "static_time"])
def test_odd_values(saxpy, name, capfd):
    """Each argument with each odd value: a result, or an error that is an input's or the kernel's. Nothing is printed."""
    function, first, options = calls(saxpy)[name]
    names = [p.name for p in inspect.signature(function).parameters.values() if p.kind is p.KEYWORD_ONLY]
    for odd in ODD:
        for changed in [None, *names]:
            # A compiler takes a tenth of a second: of compile only what it refuses before.
            if name == "compile" and changed in ("source", "entry", "specialize"):
                continue
            try:
                if changed is None:
                    function(odd, **options)
                else:
                    function(*first, **{**options, changed: odd})
            except lw.Error as error:
                assert not isinstance(error, lw.Defect) and str(error), (changed, odd)
    assert capfd.readouterr() == ("", "")


def test_sweeps(tmp_path):
    from lanewise import sweep

    plan = tmp_path / "plan.toml"
    plan.write_text('measure = ["info"]\n[axes]\nsources = ["a.s"]\n')
    (tmp_path / "a.s").write_text("s_endpgm\n")
    opened = sweep.Sweep(plan, tmp_path / "out")
    assert opened.ids() == opened.missing() and opened.axes(opened.ids()[0]) == {"source": "a.s"}
    for call in (lambda: sweep.Sweep(None, "o"), lambda: sweep.Sweep(plan, 3), lambda: sweep.Sweep("\udc80", "o"),
                 lambda: sweep.Sweep(tmp_path / "no.toml", "o"), lambda: opened.axes(None), lambda: opened.measure(["a"]),
                 lambda: opened.axes("0" * 32), lambda: sweep.run(plan, tmp_path / "out", 3),
                 lambda: sweep.run(plan, tmp_path / "out", workers=0)):
        assert isinstance(error_of(call), lw.InputError)
    assert sweep.main([str(plan), "-o", str(tmp_path / "out"), "--jobs", "0"]) == 2
