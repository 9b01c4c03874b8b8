#!/usr/bin/env python3
"""Lanewise beside the other tools, in one run: run.py BUILD_FOLDER

Rates come from whole commands (hyperfine, mean of several runs) on the same input; the interpreter's come from
lwbench_interpreter, on one thread. Nothing here passes or fails.
"""
import json
import os
import pathlib
import random
import re
import subprocess
import sys
import tempfile
from time import monotonic

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tools"))
from findings.bundles import code_objects  # noqa: E402

BUILD = pathlib.Path(sys.argv[1]).resolve()
LANEWISE = BUILD / "src/cli/lanewise"
CASES = ["aes128", "bitonic_sort", "convolution", "fft", "game_of_life", "half2_packed", "int64_arithmetic", "md5",
         "needleman_wunsch", "sgemm", "sha256", "switch_table"]
RULES = sorted((ROOT / "rules").glob("*.rule"))
LINES = 1_000_000
GENERATIONS = ["gfx900", "gfx1030"]
LARGE_OBJECT_BYTES = 100 << 20
RGA_LIVE_RATE = 0.14e6  # instructions/s of the liveness analysis in Radeon GPU Analyzer, as published


def run(*command):
    return subprocess.run([str(word) for word in command], check=True, capture_output=True, text=True).stdout


def seconds(command, scratch, runs=5, what="mean"):
    report = scratch / "hyperfine.json"
    subprocess.run(["hyperfine", "-N", "--warmup", "1", "--runs", str(runs), "--export-json", report, command],
                   check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return json.loads(report.read_text())["results"][0][what]


def row(label, ours, theirs, unit, scale, tool):
    print(f"  {label:<34}{ours / scale:>9.2f} {unit:<6} {tool:<18}{theirs / scale:>9.3f} {unit:<6}{ours / theirs:>8.1f} x")


def without_repetition(lines):
    """The same mixture in any order, with other single registers in every line, so that no line is there twice."""
    chosen = random.Random(1)
    seen = set()
    while len(seen) < LINES:
        before = len(seen)
        for line in lines:
            # What was one register stays one: not all instructions take two scalar ones.
            vectors, scalars = chosen.randrange(256), chosen.randrange(100)
            line = re.sub(r"\bv(\d+)\b", lambda name: f"v{(int(name[1]) + vectors) % 256}", line)
            seen.add(re.sub(r"\bs(\d+)\b", lambda name: f"s{(int(name[1]) + scalars) % 100}", line))
        assert len(seen) > before
    varied = sorted(seen)
    chosen.shuffle(varied)
    return varied[:LINES]


def measure_text_and_bits(scratch, target, lines, label):
    source, code = scratch / f"{target}.s", scratch / f"{target}.o"
    source.write_text("\n".join(lines) + "\n")
    assemble = f"llvm-mc-22 -triple=amdgcn-amd-amdhsa -mcpu={target} -filetype=obj {source}"
    run(*assemble.split(), "-o", code)
    print(f"  {target}, {label}")
    ours = LINES / seconds(f"{LANEWISE} dis {code}", scratch)
    row("dis (decode and print)", ours, LINES / seconds(f"llvm-objdump-22 -d {code}", scratch), "M/s", 1e6,
        "llvm-objdump-22")
    ours = LINES / seconds(f"{LANEWISE} as {source} --target {target} -o {scratch}/ours.hsaco", scratch)
    row("as (parse and encode)", ours, LINES / seconds(f"{assemble} -o {scratch}/theirs.o", scratch), "M/s", 1e6,
        "llvm-mc-22")
    return code


def branches_and_loops(count):
    """Code of about `count` instructions: arithmetic, branches around lanes, loops within loops, other registers in
    each."""
    chosen = random.Random(2)
    lines = []

    def arithmetic():
        for _ in range(chosen.randrange(3, 12)):
            a, b, c = (chosen.randrange(64) for _ in range(3))
            lines.append(chosen.choice([f"v_add_u32_e32 v{a}, v{b}, v{c}", f"v_xor_b32_e32 v{a}, v{b}, v{c}",
                                        f"v_mad_u32_u24 v{a}, v{b}, v{c}, v{a}", f"v_lshlrev_b32_e32 v{a}, 3, v{b}",
                                        f"s_add_u32 s{a % 16}, s{b % 16}, s{c % 16}",
                                        f"v_alignbit_b32 v{a}, v{b}, v{c}, 7"]))

    def some(depth):
        arithmetic()
        label = len(lines)
        kind = chosen.randrange(4) if depth < 3 else 3
        if kind == 0:
            mask = 16 + 2 * depth
            lines.append(f"v_cmp_lt_u32_e32 vcc, v{chosen.randrange(64)}, v{chosen.randrange(64)}")
            lines.append(f"s_and_saveexec_b64 s[{mask}:{mask + 1}], vcc")
            lines.append(f"s_cbranch_execz L{label}")
            some(depth + 1)
            lines.append(f"L{label}: s_or_b64 exec, exec, s[{mask}:{mask + 1}]")
        elif kind == 1:
            lines.append(f"L{label}:")
            some(depth + 1)
            lines.append(f"s_sub_u32 s{24 + depth}, s{24 + depth}, 1")
            lines.append(f"s_cbranch_scc0 L{label}")
        elif kind == 2:
            lines.append(f"s_cmp_lt_u32 s{chosen.randrange(16)}, s{chosen.randrange(16)}")
            lines.append(f"s_cbranch_scc1 L{label}")
            some(depth + 1)
            lines.append(f"L{label}:")
        arithmetic()

    while len(lines) < count:
        some(0)
    return lines


def measure_live(scratch):
    """Whole commands; the machine's other work weighs least on the fastest of several."""
    def measure(label, code, runs):
        count = sum(kernel["code"]["instructions"] for kernel in
                    json.loads(run(LANEWISE, "live", "--summary", "--json", code))["kernels"])
        command = [LANEWISE, "live", "--summary", code]
        ours = count / seconds(" ".join(map(str, command)), scratch, runs=runs, what="min")
        row(label, ours, RGA_LIVE_RATE, "M/s", 1e6, "RGA, published")
        resident, time = most_resident_bytes(*command)
        print(f"    {count} instructions, {resident / 2**20:.0f} MiB resident, in {time:.3f} s of CPU time")

    kernel = scratch / "hash.hsaco"
    run(LANEWISE, "compile", ROOT / "bench/hash.cl", "--target", "gfx900", "-o", kernel)
    measure("hash kernel, unrolled", kernel, 20)
    source, words, code = scratch / "branches.s", scratch / "branches.bin", scratch / "branches.hsaco"
    lines = branches_and_loops(LINES)
    for times in (1, 10):
        if times == 1:
            source.write_text("\n".join(lines) + "\ns_endpgm\n")
        else:
            run("llvm-objcopy-22", "-O", "binary", "-j", ".text", code, words)
            words.write_bytes(words.read_bytes()[:-4])  # without s_endpgm
            source.write_text(".text\n" + f'.incbin "{words}"\n' * times + "s_endpgm\n")
        run("llvm-mc-22", "-triple=amdgcn-amd-amdhsa", "-mcpu=gfx900", "-filetype=obj", source, "-o", code)
        measure(f"branches and loops, {times} million", code, 5 if times == 1 else 2)


MEASURE_RESIDENT = """
import json, os, sys
child = os.posix_spawn(sys.argv[1], sys.argv[1:], os.environ,
                       file_actions=[(os.POSIX_SPAWN_OPEN, 1, os.devnull, os.O_WRONLY, 0)])
_, status, usage = os.wait4(child, 0)
assert status == 0
print(json.dumps([usage.ru_maxrss * 1024, usage.ru_utime + usage.ru_stime]))
"""


def most_resident_bytes(*command):
    """And the seconds of CPU time. Started by a process that is small: Linux counts what the parent had, too."""
    return json.loads(run(sys.executable, "-c", MEASURE_RESIDENT, *map(str, command)))


def measure_large_object(scratch, target, code):
    words, source, large = scratch / "text.bin", scratch / "large.s", scratch / "large.o"
    run("llvm-objcopy-22", "-O", "binary", "-j", ".text", code, words)
    source.write_text(".text\n" + f'.incbin "{words}"\n' * (LARGE_OBJECT_BYTES // words.stat().st_size + 1))
    run("llvm-mc-22", "-triple=amdgcn-amd-amdhsa", f"-mcpu={target}", "-filetype=obj", source, "-o", large)
    size = large.stat().st_size
    resident, time = most_resident_bytes(LANEWISE, "dis", large)
    print(f"  dis of an object of {size / 2**20:.0f} MiB: {resident / 2**20:.0f} MiB resident, file included, "
          f"in {time:.2f} s of CPU time")


def objects_for(library, target):
    return [data for name, data in code_objects(library) if name.split(":")[0] == target]


def commands_for(ours_of, theirs_of):
    return f"{LANEWISE} dis {ours_of}", f"llvm-objdump-22 -d {' '.join(map(str, theirs_of))}"


def library_file(name):
    """None where the library is not installed."""
    found = sorted(pathlib.Path("/usr/lib").glob(f"*/lib{name}.so*"))
    return found[0].resolve() if found else None


def measure_finished_code(scratch, target):
    """lint and suggest on the largest object of each library. No other tool looks for the same: llvm-objdump, which only
    disassembles, is the yardstick for lint."""
    # The solver decides each application of these rules anew.
    each = re.findall(r"^rule (\S+)\n(?:  .*\n)*?  each$", "".join(path.read_text() for path in RULES), re.M)
    without_proofs = " ".join(f"--except {rule}" for rule in each)
    for name in ("rocrand", "rocsparse"):
        library = library_file(name)
        if library is None:
            print(f"  {name} is not installed: left out")
            continue
        code = scratch / f"{name}.hsaco"
        code.write_bytes(max(objects_for(library, target), key=len))
        count = json.loads(run_any(LANEWISE, "lint", "--json", code))["code"][0]["instructions"]
        print(f"  {name}: {count} instructions")

        def measure(label, arguments, goal, scale, unit, runs):
            rate = count / seconds(f"{LANEWISE} {arguments} {code}", scratch, runs=runs, what="min")
            row(label, rate, goal, unit, scale, "goal")
            return rate

        rate = measure("lint", "lint", 1e6, 1e6, "M/s", 5)
        theirs = count / seconds(f"llvm-objdump-22 -d {code}", scratch, runs=2, what="min")
        row("lint beside a disassembler", rate, theirs, "M/s", 1e6, "llvm-objdump-22")
        measure("suggest, no proof per place", f"suggest --summary {without_proofs}", 1e5, 1e3, "k/s", 1)
        if name == "rocrand":
            measure("suggest, all rules", "suggest --summary", 1e5, 1e3, "k/s", 1)


def run_any(*command):
    """The output of a command that may end with findings."""
    return subprocess.run([str(word) for word in command], check=False, capture_output=True, text=True).stdout


def measure_images(scratch):
    """Shaders on images, ours on one thread and lavapipe on all: the same SPIR-V and launch file. What a launch of one
    workgroup takes is taken off, as both make and fetch the images there, too."""
    size = 4096
    image = f"image2d[{size}x{size},rgba16f]"
    launches = (
        ("RGBA16F loaded and stored", "texels", 1, {"0.0": f"{image}=iota", "0.1": f"{image}=zeros"}),
        ("RGBA16F sampled, linear", "samples", 16,
         {"0.0": [f"image2d[1024x1024,rgba16f]=iota", "sampler:linear,repeat"], "0.1": f"{image}=zeros"}))
    for label, name, texels, bindings in launches:
        module = scratch / f"{name}.spv"
        run("glslangValidator", "-V", ROOT / f"bench/{name}.comp", "-o", module)
        times = []
        for grid in (size // 16, 1):
            launch = scratch / f"{name}.json"
            launch.write_text(json.dumps({"code_object": str(module), "grid": [grid, grid], "bind": bindings}))
            ours = f"{LANEWISE} run {module} --launch {launch} --target gfx1010 --threads 1"
            theirs = f"{BUILD}/tests/shaders/lwtest_lavapipe {module} {launch} {scratch}"
            times.append([seconds(command, scratch, runs=5, what="min") for command in (ours, theirs)])
        ours, theirs = (size * size * texels / (whole - start) for whole, start in zip(*times))
        row(label, ours, theirs, "M/s", 1e6, f"lavapipe, {os.cpu_count()} cores")


def straight_line(count):
    """A kernel of `count` instructions without a branch; a third of them are distinct."""
    chosen = random.Random(1)

    def vector():
        return f"v{chosen.randrange(24)}"

    forms = (lambda: f"v_add_u32_e32 {vector()}, {vector()}, {vector()}",
             lambda: f"v_mul_f32_e32 {vector()}, {vector()}, {vector()}",
             lambda: f"v_xor_b32_e32 {vector()}, {vector()}, {vector()}",
             lambda: f"s_add_u32 s{chosen.randrange(8, 32)}, s{chosen.randrange(8, 32)}, {chosen.randrange(100, 1 << 32):#x}",
             lambda: f"v_fma_f32 {vector()}, {vector()}, {vector()}, {vector()}",
             lambda: f"v_lshlrev_b32_e32 {vector()}, {chosen.randrange(32)}, {vector()}")
    lines = "\n".join(forms[i % len(forms)]() for i in range(count))
    return f""".amdgcn_target "amdgcn-amd-amdhsa--gfx900"
.text
.globl long
.p2align 8
.type long,@function
long:
{lines}
s_endpgm
.amdhsa_kernel long
  .amdhsa_next_free_vgpr 24
  .amdhsa_next_free_sgpr 32
.end_amdhsa_kernel
.amdgpu_metadata
amdhsa.version: [1, 2]
amdhsa.kernels:
  - .name: long
    .symbol: long.kd
    .kernarg_segment_size: 0
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .sgpr_count: 32
    .vgpr_count: 24
.end_amdgpu_metadata
"""


def measure_long_code(scratch):
    source, code = scratch / "long.s", scratch / "long.hsaco"
    source.write_text(straight_line(LINES))
    run(LANEWISE, "as", source, "-o", code)
    for label, *command in (("run, one wave", "run"), ("run --trace, one wave", "run", f"--trace={scratch / 'trace.txt'}"),
                            ("run --count, one wave", "run", f"--count={scratch / 'count.json'}"),
                            ("time, one wave", "time"), ("time, 64 waves", "time")):
        grid = 64 if "64" in label else 1
        resident, time = most_resident_bytes(LANEWISE, command[0], code, "--grid", grid, "--block", 64, *command[1:])
        print(f"  {label:<34}{time:>9.2f} s of CPU time, {resident / 2**20:.0f} MiB resident")


def start_up(scratch, target):
    """Of both disassemblers: what they take for an object of one instruction, in ms."""
    source, code = scratch / "one.s", scratch / "one.o"
    source.write_text("s_endpgm\n")
    run("llvm-mc-22", "-triple=amdgcn-amd-amdhsa", f"-mcpu={target}", "-filetype=obj", source, "-o", code)
    return [1e3 * seconds(command, scratch, runs=60, what="min") for command in commands_for(code, [code])]


def measure_library(scratch, name, target, starts):
    library = library_file(name)
    if library is None:
        print(f"  {name} is not installed: left out")
        return
    codes = []
    for data in objects_for(library, target):
        codes.append(scratch / f"{name}.{len(codes)}.hsaco")
        codes[-1].write_bytes(data)

    def measure(which, ours_of, theirs_of, runs):
        mebibytes = sum(code.stat().st_size for code in theirs_of) / 2**20
        # The fastest of many: these take so little time that whatever else runs decides the mean.
        times = [1e3 * seconds(command, scratch, runs=runs, what="min") for command in commands_for(ours_of, theirs_of)]
        lines = [time - start for time, start in zip(times, starts)]
        for label, (ours, theirs) in ((f"{name}, {which}, {mebibytes:.1f} MiB", times), ("  less start-up", lines)):
            print(f"  {label:<34}{ours:>9.2f} ms     llvm-objdump-22{theirs:>12.1f} ms{theirs / ours:>10.1f} x")

    largest = max(codes, key=lambda code: code.stat().st_size)
    measure("largest", largest, [largest], 60)
    if len(codes) > 1:
        measure(f"all {len(codes)}", f"{library} --target {target}", codes, 3)


def measure_sweep(scratch):
    """1,000 cells: the compiled programs again and again, each under a name of its own. All is measured each time."""
    cells, goal = 1000, 10
    objects = [scratch / f"{case}.gfx900.hsaco" for case in CASES]
    names = []
    for i in range(cells):
        names.append(f"cell{i}.hsaco")
        (scratch / names[-1]).symlink_to(objects[i % len(objects)])
    plan = scratch / "plan.toml"
    plan.write_text(f'measure = ["info", "live"]\n[axes]\nsources = {json.dumps(names)}\n')
    times = []
    for i in range(3):
        start = monotonic()
        run(LANEWISE, "sweep", plan, "-o", scratch / f"swept{i}")
        times.append(monotonic() - start)
    print(f"  {f'{cells} cells of info and live':<34}{min(times):>9.2f} s      {'goal':<18}{goal:>9.3f} s     "
          f"{goal / min(times):>8.1f} x")


def measure_python(scratch):
    saxpy = scratch / "saxpy.hsaco"
    run(LANEWISE, "compile", ROOT / "examples/saxpy.cl", "--target", "gfx900", "-o", saxpy)
    os.environ["PYTHONPATH"] = str(BUILD / "python")
    imported, explained, command, call, gained = map(
        float, run("/usr/bin/python3", ROOT / "bench/python_package.py", LANEWISE, saxpy).split())
    print(f"  {'import lanewise':<34}{imported:>9.1f} ms     {'goal':<18}{30:>9.1f} ms    {30 / imported:>8.1f} x")
    print(f"  {'explain of a word, and its formula':<34}{explained:>9.1f} us     {'goal':<18}{20:>9.1f} us    {20 / explained:>8.1f} x")
    print(f"  {'run, two arrays of 64 MiB in place':<34}{call:>9.2f} s      {'lanewise run':<18}{command:>9.2f} s     "
          f"{command / call:>8.2f} x, {gained / 2**20:.0f} MiB gained")


with tempfile.TemporaryDirectory() as folder:
    scratch = pathlib.Path(folder)
    print(f"text and bits: {LINES} instructions, those of {len(CASES)} programs as clang compiles them; one thread")
    print(f"  machine load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    for target in GENERATIONS:
        lines = []
        for case in CASES:
            code = scratch / f"{case}.{target}.hsaco"
            run(LANEWISE, "compile", ROOT / f"tests/kernels/{case}/kernel.cl", "--target", target, "-o", code)
            lines += run(LANEWISE, "dis", "--plain", code).splitlines()
        measure_text_and_bits(scratch, target, without_repetition(lines), "no line twice")
        code = measure_text_and_bits(scratch, target, (lines * (LINES // len(lines) + 1))[:LINES],
                                     f"{len(lines)} lines before they are repeated")
        measure_large_object(scratch, target, code)
        linked = scratch / f"{target}.hsaco"
        run(LANEWISE, "as", scratch / f"{target}.s", "--target", target, "-o", linked)
        ours = LINES / seconds(f"{LANEWISE} live --summary {linked}", scratch)
        print(f"  {'live --summary':<34}{ours / 1e6:>9.2f} M/s")

    print("\nlive --summary of code with branches, one thread, whole command")
    measure_live(scratch)

    starts = start_up(scratch, "gfx900")
    print("\ndis of the code objects for gfx900 of libraries as Debian has them, whole command; start-up, one instruction: "
          f"{starts[0]:.2f} and {starts[1]:.1f} ms")
    for library in ("rocsparse", "rocrand"):
        measure_library(scratch, library, "gfx900", starts)

    print("\nlint and suggest of the largest code object for gfx900 of these libraries, whole command, the fastest of several")
    measure_finished_code(scratch, "gfx900")

    print("\nstart-up, whole command")
    small = scratch / "sgemm.gfx900.hsaco"
    for label, command in (("lanewise --version", f"{LANEWISE} --version"), ("lanewise info", f"{LANEWISE} info {small}"),
                           ("lanewise dis, one kernel file", f"{LANEWISE} dis {small}"),
                           ("llvm-objdump-22 -d, the same", f"llvm-objdump-22 -d {small}")):
        print(f"  {label:<34}{1e3 * seconds(command, scratch):>9.2f} ms")

    print(f"\nsweep, objects compiled before, {os.cpu_count()} worker processes")
    measure_sweep(scratch)

    print("\nthe Python package")
    measure_python(scratch)

    print("\nlong code: a kernel of a million instructions without a branch")
    measure_long_code(scratch)

    print("\nmemory: saxpy on 1,048,576 work-items, 8 MiB of buffers")
    saxpy = scratch / "saxpy.hsaco"
    run(LANEWISE, "compile", ROOT / "examples/saxpy.cl", "--target", "gfx900", "-o", saxpy)
    resident, time = most_resident_bytes(LANEWISE, "run", saxpy, "--grid", "4096", "--block", "256",
                                         "f32[1048576]=iota", "f32[1048576]=zeros", "f32:2")
    print(f"  most resident at once {resident / 2**20:.0f} MiB in {time:.2f} s of CPU time")

    print("\ncompiled by clang for gfx900, one thread, whole command")
    for source, grid, arguments in ((ROOT / "bench/branchy.cl", 256, ["u32[65536]=zeros", "u32:100000"]),
                                    (ROOT / "examples/saxpy.cl", 4096, ["f32[1048576]=iota", "f32[1048576]=zeros", "f32:2"])):
        code = scratch / "kernel.hsaco"
        run(LANEWISE, "compile", source, "--target", "gfx900", "-o", code)
        command = [LANEWISE, "run", code, "--grid", grid, "--block", 256, "--threads", 1, *arguments]
        instructions = json.loads(run(*command, "--json"))["wave_instructions"]
        time = seconds(" ".join(f"'{word}'" for word in map(str, command)), scratch)
        print(f"  {source.stem:<34}{instructions / time / 1e6:>9.2f} M/s   {instructions} wave instructions")

    print("\ntime: whole commands, M wave instructions a second on one and on two threads; executing them, the clock, and its")
    print("repetitions for what-ifs and ranges are in it. The fastest published GCN timing simulator: 0.1 to 0.2 M/s")
    for source, target, device, grid, arguments in (
            (ROOT / "bench/fma_chain.cl", "gfx900", "vega-64", 8192, ["f32[2097152]=iota"]),
            (ROOT / "bench/fma_chain.cl", "gfx1010", "navi10-5700xt", 8192, ["f32[2097152]=iota"]),
            (ROOT / "bench/copy.cl", "gfx900", "vega-64", 4096, ["f32[4194304]=zeros", "f32[4194304]=iota"]),
            (ROOT / "examples/saxpy.cl", "gfx900", "vega-64", 65536,
             ["f32[16777216]=iota", "f32[16777216]=zeros", "f32:2"])):
        code = scratch / "timed.hsaco"
        run(LANEWISE, "compile", source, "--target", target, "-o", code)
        command = [LANEWISE, "time", code, "--device", device, "--grid", grid, "--block", 256, *arguments]
        instructions = json.loads(run(*command, "--json"))["dispatches"][0]["wave_instructions"]
        one, two = (instructions / seconds(" ".join(f"'{word}'" for word in map(str, [*command, "--threads", threads])),
                                           scratch, runs=3, what="min") / 1e6 for threads in (1, 2))
        print(f"  {source.stem + ', ' + device:<34}{one:>9.2f}{two:>9.2f}{two / one:>7.2f} times   {instructions} wave instructions")
    words = " ".join(f"'{word}'" for word in map(str, [*command, "--threads", 1]))
    plain, sensitivity = (seconds(words + more, scratch, runs=2) for more in ("", " --sensitivity"))
    print(f"  --sensitivity of the last takes {sensitivity / plain:.1f} times as long as without it ({plain:.2f} s)")

print("\nimages, texels a second")
with tempfile.TemporaryDirectory() as folder:
    measure_images(pathlib.Path(folder))

print("\nliveness from machine code in memory, one thread")
sys.stdout.flush()
subprocess.run([BUILD / "bench/lwbench_flow"], check=True)

print("\ninterpreter, programs as recorded, one thread, wave64 instructions per second")
interpreter = run(BUILD / "bench/lwbench_interpreter", "--benchmark_min_time=0.3")
print(interpreter)
if "ERROR OCCURRED" in interpreter:
    sys.exit("a program of the interpreter's benchmark did not end")
