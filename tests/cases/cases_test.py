#!/usr/bin/env python3
"""Small inputs of reported faults, each with its right value.

    cases_test.py LANEWISE OUTPUT [CASE...]

Every case stands for a kind of fault, whose own tests lie elsewhere. Missing compilers fail the test.
"""
import concurrent.futures
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
CLI, HIP = HERE.parent / "cli/files", HERE.parent / "hip/host"
GFX9, GFX10 = ["gfx803", "gfx900", "gfx906"], ["gfx1010", "gfx1030", "gfx1032"]
lanewise, output = None, None


def run(*command, timeout=300):
    return subprocess.run([str(word) for word in command], capture_output=True, text=True, timeout=timeout, cwd=output)


def lw(*arguments, exit_code=0):
    """What the command prints, and its messages."""
    done = run(lanewise, *arguments)
    assert done.returncode == exit_code, f"{arguments} ended with {done.returncode}, not {exit_code}\n{done.stdout}{done.stderr}"
    return done.stdout + done.stderr


def hipcc(source, *flags):
    program = output / source.stem
    done = run("hipcc", "-g", "-w", "--offload-arch=gfx900", *flags, source, "-o", program)
    assert done.returncode == 0, done.stderr
    return program


def wants(text, *patterns):
    for pattern in patterns:
        assert re.search(pattern, text), f"no {pattern!r} in\n{text}"


def private_unaligned():
    for target in GFX9[1:] + GFX10[:2]:
        for level in ("-O0", "-O2"):
            lw("run", HERE.parent / "exec/private_unaligned.cl", "--target", target, "--grid", 1, "--block", 64,
               f"u32[64]=@{HERE}/private_unaligned_place.bin", "u8[20480]=zeros",
               "--expect", f"1=@{HERE}/private_unaligned_expected.bin", "--", level)


def live_wave64():
    code = output / "wave64.hsaco"
    lw("compile", CLI / "wave64.cl", "--target", "gfx1030", "-o", code, "--", "-mwavefrontsize64")
    waves = [re.search(r"(\d+) waves", lw(*command, code))[1] for command in (["live", "--summary"], ["info"])]
    assert waves == ["2", "2"], waves  # LLVM's remark on occupancy
    lw("live", code, "--min-waves", 4, exit_code=1)


def flat_aperture():
    lw("as", CLI / "flat_aperture.s", "-o", output / "flat.hsaco")
    wants(lw("run", output / "flat.hsaco", "--grid", 1, "--block", 64, "u32[64]=zeros", exit_code=3),
          "memory_fault", "base", "offset")


def hip_wave32():
    for target in GFX10:
        wants(lw("run", CLI / "hip_wave32.hip", "--target", target, "--grid", 1, "--block", 64, "i32[68]=zeros",
                 "--print", "0:64:4"), r"\b32\b")


def madmix():
    for name in ("madmix_in", "madmix_out"):
        code = output / f"{name}.hsaco"
        lw("as", CLI / f"{name}.s", "-o", code)
        wants(lw("run", code, "--grid", 1, "--block", 64, "u32[64]=rand:1", "--print", 0), r"\b0x0+\b|\b0\b")


def hw_id():
    text = run(lanewise, "hip", "--device=vega-64", "--", hipcc(HERE / "hw_id.hip")).stdout
    places = re.findall(r"block \d: (cu \d+ simd \d+ wave \d+)", text)
    assert len(places) == 8 and len(set(places)) == 8, text


def register_symbols():
    lw("as", "--dialect", "clrx", CLI / "register_symbols.clrx.s", "-o", output / "symbols.hsaco")


def metadata_name():
    code = output / "names.hsaco"
    lw("as", CLI / "metadata_name.s", "-o", code)
    for name in ("store42", "store42.kd", "scale_source_name"):
        lw("live", code, "--kernel", name)
        for command in ("run", "time"):
            lw(command, code, "--kernel", name, "--grid", 1, "--block", 64, "u32[64]=zeros")


def module_load():
    program = hipcc(HERE / "module_load.hip")
    for version, code in (("4", 0), ("5", 1)):
        module = output / f"module{version}.hsaco"
        lw("as", HIP / "module.s", "--code-object-version", version, "-o", module)
        text = lw("hip", "--device=vega-64", "--", program, module, exit_code=code)
        wants(text, r"\b42\b" if code == 0 else r"lanewise: .*version 5")
    lw("as", HIP / "module_without_metadata.s", "--code-object-version", 4, "-o", output / "bare.hsaco")
    wants(lw("hip", "--device=vega-64", "--", program, output / "bare.hsaco", exit_code=1), r"lanewise: .*metadata")


def old_directives():
    wants(lw("as", CLI / "old_directives.s", "-o", output / "old.hsaco", exit_code=2), r"\.amdhsa_kernel")


def compressed_bundle():
    bundle = HERE.parent / "object/data/compressed_bundle.hipfb"
    wants(lw("info", bundle, "--target", "gfx900"), "gfx900")


def push_nine():
    for target in GFX9 + GFX10:
        text = lw("run", HERE / "push_nine.comp", "--target", target, "--grid", 3, "--bind", "0.0=u32[3]=zeros",
                  "--push", ",".join(["u32:1"] * 9), "--print", "0.0")
        assert text.split().count("48") == 3, f"{target}: {text}"


def dpp_off_lane():
    for target in GFX9[:2]:
        text = lw("run", CLI / "off_lane.comp", "--target", target, "--grid", 1, "--bind", "0.0=u32[64]=zeros",
                  "--check", exit_code=1)
        wants(text, "lane", "EXEC")


def pointer_builtins():
    for target in GFX9 + GFX10:
        text = lw("run", CLI / "pointer_builtins.cl", "--target", target, "--grid", 1, "--block", 1, "f32[8]=iota",
                  "--print", 0)
        wants(text, r"4\s+5\s+6\s+7\s+4\s+5\s+6\s+7")


def main_returns():
    program = hipcc(HERE / "main_returns.hip")
    for options in ([], ["--check"], ["--time"]):
        for _ in range(4):
            done = run(lanewise, "hip", *options, "--device=vega-64", "--", program)
            assert done.returncode == 0, f"{options} ended with {done.returncode}\n{done.stderr}"


def fill():
    for kernel, arrays in (("fill1", 1), ("fill3", 3)):
        elements = (8 << 20) // arrays
        report = json.loads(lw("time", HERE / "fill.cl", "--kernel", kernel, "--device", "vega-64", "--grid",
                               elements // 256, "--block", 256, *[f"f64[{elements}]=zeros"] * arrays, "--json"))
        result = report["dispatches"][0]
        # AMD's data sheet of the RX Vega 64: 483.8 GB/s; its L2 of 4 MB may hold what was stored last.
        least = (arrays * (elements // 256 * 256) * 8 - (4 << 20)) / 483.8
        assert result["nanoseconds"] >= least, f"{kernel}: {result['nanoseconds']} ns, memory needs {least}"
        assert max(result["utilisation"].values()) <= 1, result["utilisation"]


def atomic_as_store():
    program = hipcc(HIP / "atomic_as_store.hip")
    lw("hip", "--check=races", "--device=vega-64", "--", program)


def stream_small_copy():
    program = hipcc(HIP / "stream_small_copy.hip")
    for size in (1024, 16384, 262144):
        wants(lw("hip", "--check=streams", "--device=vega-64", "--", program, size, 2, exit_code=1), "nothing that orders")


def shader_zero_block():
    text = lw("run", CLI / "shader_zero_block.hsaco", "--grid", "2,2", "--bind", "0.0=image2d[16x16,rgba8]=rand:1",
              "--bind", "0.1=image2d[16x16,rgba8]=zeros", "--push", "u32:1", exit_code=2)
    wants(text, "workgroup")


CASES = [private_unaligned, live_wave64, flat_aperture, hip_wave32, madmix, hw_id, register_symbols, metadata_name,
         module_load, old_directives, compressed_bundle, push_nine, dpp_off_lane, pointer_builtins, main_returns, fill,
         atomic_as_store, stream_small_copy, shader_zero_block]


def main():
    global lanewise, output
    lanewise, output, names = sys.argv[1], pathlib.Path(sys.argv[2]).resolve(), sys.argv[3:]
    for tool in ("hipcc", "clang-22", "glslangValidator"):
        if shutil.which(tool) is None:
            sys.exit(f"{tool} is missing: the reported cases were not tested")
    output.mkdir(parents=True, exist_ok=True)
    chosen = [case for case in CASES if not names or case.__name__ in names]
    failed = 0
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for case, future in [(case, pool.submit(case)) for case in chosen]:
            try:
                future.result()
            except Exception as error:  # one case that fails leaves the others to run
                failed += 1
                print(f"FAILED {case.__name__}: {error or type(error).__name__}")
    print(f"{len(chosen)} cases, {failed} failed")
    sys.exit(1 if failed or not chosen else 0)


if __name__ == "__main__":
    main()
