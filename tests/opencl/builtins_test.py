"""Built-in functions of OpenCL C: every overload links in every dialect, and each function computes what Python does.

    builtins_test.py LANEWISE links          calls of all overloads that clang's own header declares, against the library
    builtins_test.py LANEWISE run TARGET…    builtins.txt and builtins_2_0.txt, compiled and run
    builtins_test.py LANEWISE pointers TARGET…   of them, what takes a pointer, in OpenCL C 2.0
"""
import math
import os
import random
import re
import struct
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
LIBRARIES = "/usr/lib/x86_64-linux-gnu/amdgcn/bitcode"
HEADER = "opencl-c.h"
ITEMS, GROUP = 64, 32
SPACES = {"private": "mine", "local": "near + get_local_id(0) * 256", "global": "far + get_global_id(0) * 256"}

failures = []


def fail(text):
    failures.append(text)
    print(text)


def output_of(*command, text=""):
    done = subprocess.run(command, input=text, capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"{' '.join(command)}\n{done.stdout}{done.stderr}")
    return done.stdout


# ---------------------------------------------------------------------------------------------------- every overload

# What clang declares in its header, and does not let a program call without more extensions: images with depth, and
# images that are read and written with a sampler or with levels.
NOT_CALLED = {"ndrange_2D", "ndrange_3D"}
NOT_CALLED_IMAGES = re.compile(r"depth_t|read_write image\w+ a0, (sampler_t|\w+ a1, int a2)")


def declarations(standard):
    text = output_of("clang-22", "-target", "amdgcn-amd-amdhsa", "-mcpu=gfx900", "-nogpulib", "-x", "cl",
                     f"-cl-std={standard}", "-cl-no-stdinc", "-E", "-P", "-include", HEADER, "-")
    text = re.sub(r"#pragma[^\n]*", "", text)
    text = re.sub(r"__attribute__\(\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)\)", " ", text)
    for statement in text.split(";"):
        match = re.fullmatch(r"([\w ]+?[ *]+)(\w+) ?\((.*)\)", " ".join(statement.split()))
        if match and not statement.strip().startswith("typedef") and "..." not in statement:
            yield match[1].strip(), match[2], [p.strip() for p in match[3].split(",") if p.strip() not in ("", "void")]


WORDS_OF_TYPES = {"const", "volatile", "unsigned", "__global", "__local", "__private", "__constant", "__generic",
                  "read_only", "write_only", "read_write", "__read_only", "__write_only", "__read_write"}


def type_of(parameter):
    tokens = re.findall(r"\w+|\*", parameter)
    named = len([t for t in tokens if t not in WORDS_OF_TYPES and t != "*"]) > 1
    return " ".join(tokens[:-1] if named else tokens)


def call(number, returns, name, parameters):
    given = [f"{type_of(p)} a{i}" for i, p in enumerate(parameters)]
    words = f"{name}({', '.join(f'a{i}' for i in range(len(given)))})"
    if returns == "void":
        return f"void t{number}({', '.join(given)}) {{ {words}; }}"
    return f"void t{number}({', '.join(given + [f'__global {returns}* out'])}) {{ *out = {words}; }}"


def symbols(path, undefined):
    lines = (line.split() for line in output_of("llvm-nm-22", path).splitlines())
    return {line[-1] for line in lines if (line[-2] == "U") == undefined}


def compile_to_bitcode(lanewise, folder, source, bitcode, standard):
    """What clang makes of the source with lanewise's own flags, before it is linked: the compiler it calls says so."""
    compiler = f"{folder}/clang"
    with open(compiler, "w") as file:
        file.write(f"#!/bin/sh\nexec clang-22 \"$@\" -emit-llvm -c -o {bitcode}\n")
    os.chmod(compiler, 0o755)
    command = [lanewise, "compile", source, "--target", "gfx900", "-o", f"{folder}/none", "--", f"-cl-std={standard}",
               "-O0", "-nogpulib", "-w"]
    done = subprocess.run(command, env={**os.environ, "LANEWISE_CLANG": compiler}, capture_output=True, text=True)
    if not os.path.exists(bitcode):
        sys.exit(f"{' '.join(command)}\n{done.stdout}{done.stderr}")


def check_links(lanewise, folder):
    library = set()
    for name in ("opencl", "ockl", "ocml"):
        library |= symbols(f"{LIBRARIES}/{name}.bc", False)
    for standard in ("CL1.1", "CL1.2", "CL2.0", "CL3.0", "clc++2021"):
        calls = []
        for number, (returns, name, parameters) in enumerate(declarations(standard)):
            line = call(number, returns, name, parameters)
            if name.startswith("__") or name in NOT_CALLED or NOT_CALLED_IMAGES.search(line):
                continue
            calls.append(line)
        if len(calls) < 11000:
            fail(f"{standard}: only {len(calls)} overloads are called")
        source, bitcode = f"{folder}/{standard}.cl", f"{folder}/{standard}.bc"
        with open(source, "w") as file:
            file.write("#pragma OPENCL EXTENSION cl_khr_fp16 : enable\n" + "\n".join(calls) + "\n")
        compile_to_bitcode(lanewise, folder, source, bitcode, standard)
        missing = {s for s in symbols(bitcode, True) - library if not s.startswith("llvm.")}
        for symbol in sorted(missing):
            fail(f"{standard}: no library has {symbol}")
    print(f"{len(failures)} failures")


# ---------------------------------------------------------------------------------------------------- results

def rows(table):
    with open(os.path.join(HERE, table)) as file:
        for line in file:
            if line.strip() and not line.startswith("#"):
                cells = [c.strip().replace("\\|", "|") for c in re.split(r"(?<!\\)\|", line)]
                if len(cells) != 4:
                    sys.exit(f"{table}: {line}")
                yield cells[0], cells[1], cells[2], int(cells[3])


def f32(value, mode=""):
    return directed(value, mode, "<f", 1 << 31)


def f16(value, mode=""):
    return directed(value, mode, "<e", 1 << 15)


def directed(value, mode, form, sign):
    """The value in a smaller format: to nearest, or toward zero (z), plus (p) or minus infinity (n)."""
    near = struct.unpack(form, struct.pack(form, value))[0]
    away = {"": False, "z": abs(near) > abs(value), "p": near < value, "n": near > value}[mode]
    if not away:
        return near
    whole = "<I" if form == "<f" else "<H"
    bits = struct.unpack(whole, struct.pack(form, near))[0]
    toward_zero = (mode == "z") or (mode == "p") == bool(bits & sign)
    return struct.unpack(form, struct.pack(whole, bits + (-1 if toward_zero else 1)))[0]


def s32(value):
    return (value + 2**31) % 2**32 - 2**31


def inputs():
    source = random.Random(20)
    values = {
        "x": [f32(source.uniform(-10, 10)) for _ in range(ITEMS)],
        "y": [f32(source.uniform(-10, 10)) for _ in range(ITEMS)],
        "z": [f32(source.uniform(-10, 10)) for _ in range(ITEMS)],
        "u": [f32(source.uniform(-0.95, 0.95)) for _ in range(ITEMS)],
        "p": [f32(source.uniform(0.05, 20)) for _ in range(ITEMS)],
        "a": [source.randint(-100, 100) for _ in range(ITEMS)],
        "b": [source.randint(-100, 100) for _ in range(ITEMS)],
        "c": [source.randint(1, 31) for _ in range(ITEMS)],
        "h": [source.randrange(2**16, 2**31) for _ in range(ITEMS)],
    }
    return values


TYPES = {  # T, I, what is stored, lane, converters, bytes
    "f": ("float", "int", "float", "", "(float)", "(int)", "(float)"),
    "v": ("float4", "int4", "float", ".w", "convert_float4", "convert_int4", "convert_float4"),
    "d": ("double", "int", "double", "", "(double)", "(int)", "(float)"),
    "i": ("float", "int", "int", "", "(float)", "(int)", "(float)"),
    "w": ("float4", "int4", "int", ".w", "convert_float4", "convert_int4", "convert_float4"),
}


def chosen(kind, space, tables):
    """The rows of a kernel: all of them in private memory, in other memory those that point at it."""
    for table in tables:
        for types, code, result, ulp in rows(table):
            points = re.search(r"\b(PTR|AT)\(", code)
            atomic = re.search(r"\b(A|G)\(", code)
            if kind in types and (space != "private" if atomic else points or space == "private"):
                yield code, result, ulp


def kernel(kind, space, tables):
    value, integer, stored, lane, to_value, to_int, to_float = TYPES[kind]
    lines = [f"#define T {value}", f"#define I {integer}", f"#define CT {to_value}", f"#define CI {to_int}",
             f"#define CF {to_float}", f"#define MEMORY ({SPACES[space]})", f"#define AT(type) (({space} type*)MEMORY)",
             "#define PTR AT", f"#define A(type) ((volatile {space} atomic_##type*)(MEMORY + 128))",
             f"#define G(type) ((volatile {space} type*)(MEMORY + 128))",
             f"kernel void k_{kind}_{space}(global const float* fs, global const int* is, global {stored}* out, "
             "global char* far) {",
             "  const size_t id = get_global_id(0); const global int* INPUT = is;",
             "  private char mine[256] __attribute__((aligned(128)));",
             f"  local char near[{256 * GROUP}] __attribute__((aligned(128))); local int SHARED[{GROUP}];",
             "  mine[0] = near[get_local_id(0)] = 0;"]
    for i, name in enumerate("xyzup"):
        lines.append(f"  const {value} {name} = ({value})fs[{i * ITEMS} + id];")
    lines.append("  const float X = fs[id], Y = fs[64 + id];")
    for i, name in enumerate("abch"):
        lines.append(f"  const {integer} {name} = ({integer})is[{i * ITEMS} + id];")
    for i, (code, _, _) in enumerate(chosen(kind, space, tables)):
        call_of, _, more = code.partition(";") if not code.startswith("({") else (code, "", "")
        result = integer if kind in "iw" else value
        lines.append(f"  {{ {result} r = {call_of};{more}; out[{i * ITEMS} + id] = r{lane}; }}")
    return "\n".join(lines + ["}"] + [f"#undef {n}" for n in ("T", "I", "CT", "CI", "CF", "MEMORY", "AT", "PTR", "A",
                                                                "G")])


def expected(result, values, item, double):
    names = {name: getattr(math, name) for name in dir(math) if not name.startswith("_")}
    names.update(f32=f32, f16=f16, s32=s32, abs=abs, max=max, min=min, round=round, int=int, bin=bin, sum=sum, all=all,
                 id=item, l=item % GROUP, w=item // GROUP, all_a=values["a"],
                 ulp=lambda v: 2.0 ** (math.frexp(v)[1] - (53 if double else 24)))
    names.update({name: list_[item] for name, list_ in values.items()})
    return eval(result, {"__builtins__": {}}, names)


def run_kernel(lanewise, folder, object_, kind, space, tables, values, target):
    chosen_rows = list(chosen(kind, space, tables))
    if not chosen_rows:
        return 0
    stored = {"f": "f32", "v": "f32", "d": "f64"}.get(kind, "i32")
    count = len(chosen_rows) * ITEMS
    out = f"{folder}/out.bin"
    done = subprocess.run([lanewise, "run", object_, "--kernel", f"k_{kind}_{space}", "--grid", str(ITEMS // GROUP),
                           "--block", str(GROUP), f"f32[{5 * ITEMS}]=@{folder}/floats.bin",
                           f"i32[{4 * ITEMS}]=@{folder}/integers.bin", f"{stored}[{count}]=fill:77",
                           f"u8[{256 * ITEMS}]=zeros", "--out", f"2={out}"], capture_output=True, text=True)
    if done.returncode != 0:
        fail(f"{target}: k_{kind}_{space}: {done.stdout}{done.stderr}")
        return 0
    with open(out, "rb") as file:
        got = struct.unpack(f"<{count}{ {'f32': 'f', 'f64': 'd', 'i32': 'i'}[stored]}", file.read())
    for i, (code, result, ulp) in enumerate(chosen_rows):
        for item in range(ITEMS):
            want, have = expected(result, values, item, kind == "d"), got[i * ITEMS + item]
            unit = 2.0**-52 if kind == "d" else 2.0**-23
            if stored == "f32" and ulp == 0:
                want = f32(want)
            if kind == "w" and isinstance(want, bool):
                want = -want
            if not abs(have - want) <= ulp * unit * max(1.0, abs(want)):
                fail(f"{target}: {kind} {space}: {code}: {have!r} where Python has {want!r}, of "
                     f"{ {n: v[item] for n, v in values.items() if re.search(rf'{n}', code)} }")
                break
    return len(chosen_rows)


def check_results(lanewise, folder, targets, pointers_alone):
    values = inputs()
    with open(f"{folder}/floats.bin", "wb") as file:
        for name in "xyzup":
            file.write(struct.pack(f"<{ITEMS}f", *values[name]))
    with open(f"{folder}/integers.bin", "wb") as file:
        for name in "abch":
            file.write(struct.pack(f"<{ITEMS}i", *values[name]))
    constants = ("constant int KI[16] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};\n"
                 "constant ushort KH[4] = {0x3c00, 0x4000, 0x4200, 0x4400};\n"
                 "#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable\n")
    dialects = {"CL1.2": ["builtins.txt"], "CL2.0": ["builtins.txt", "builtins_2_0.txt"]}
    if pointers_alone:
        del dialects["CL1.2"]
    for standard, tables in dialects.items():
        source = f"{folder}/{standard}.cl"
        # What does not depend on the dialect runs in one of them.
        kinds = [(k, s) for k in TYPES for s in SPACES if standard == "CL1.2" or s != "private" or (k in "fdi" and not pointers_alone)]
        with open(source, "w") as file:
            file.write(constants + "\n".join(kernel(k, s, tables) for k, s in kinds) + "\n")
        for target in targets:
            object_, count = f"{folder}/{target}.hsaco", 0
            output_of(lanewise, "compile", source, "--target", target, "-o", object_, "--", f"-cl-std={standard}",
                      "-O1", "-cl-fp32-correctly-rounded-divide-sqrt")
            for kind, space in kinds:
                count += run_kernel(lanewise, folder, object_, kind, space, tables, values, f"{target} {standard}")
            print(f"{target} {standard}: {count} calls")


def main():
    lanewise, what = sys.argv[1:3]
    with tempfile.TemporaryDirectory() as folder:
        if what == "links":
            check_links(lanewise, folder)
        else:
            check_results(lanewise, folder, sys.argv[3:], what == "pointers")
    sys.exit(1 if failures else 0)


main()
