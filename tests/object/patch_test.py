#!/usr/bin/env python3
"""Code objects whose functions lost instructions are coherent to LLVM's and binutils' readers.

    patch_test.py PATCH_TOOL DATA

Each `s_nop 5` of data/patched.cl is removed from what clang makes of it, or any instructions that chance takes. Then
the instructions, symbols, metadata, lines, and every address in the debug information have to be those of before, each
at its new place. The code is never run.
"""
import os
import pathlib
import random
import re
import shutil
import struct
import subprocess
import sys
import tempfile

TARGETS = ["gfx900", "gfx1010", "gfx90a", "gfx1100"]
DEBUG = ["-gdwarf-2", "-gdwarf-3", "-gdwarf-4", "-gdwarf-5", "-gdwarf64 -gdwarf-5"]
NOP, FILL = "s_nop 5", 0xBF800000
CLANG = ["clang-22", "-target", "amdgcn-amd-amdhsa", "-nogpulib", "-w"]
failures = []


def check(good, what):
    if not good:
        failures.append(what)
        print("FAILED", what)


def run(*command, code=0):
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True)
    if done.returncode != code:
        sys.exit(f"{' '.join(map(str, command))} ended with {done.returncode}:\n{done.stdout}{done.stderr}")
    return done.stdout + done.stderr


def instructions(path):
    """(address, text, words) of each."""
    found = []
    for line in run("llvm-objdump-22", "-d", path).splitlines():
        match = re.match(r"\s+(.*?)\s*// ([0-9A-F]+): ([0-9A-F ]+)(?:<.*>)?$", line)
        if match:
            found.append((int(match[2], 16), match[1].strip(), [int(word, 16) for word in match[3].split()]))
    return found


def symbols(path):
    """Name -> (value, size, type) of each table."""
    out = {}
    for line in run("llvm-readelf-22", "-s", path).splitlines():
        words = line.split()
        if "Symbol table" in line:
            table = words[2].strip("'")
        if len(words) >= 8 and words[0][:-1].isdigit():
            out[table, words[7]] = (int(words[1], 16), int(words[2]), words[3], words[6])
    return out


class Shortened:
    """The plan of a patch that removes nops from the functions of a code object, or any instructions but branches."""

    def __init__(self, path, chance=None):
        self.code = instructions(path)
        self.removed = {address for address, text, _ in self.code
                        if (chance.random() < 0.4 and not re.match("s_c?branch|s_endpgm|s_setpc", text) if chance else text == NOP)}
        self.functions = sorted({(value, value + size) for value, size, kind, _ in symbols(path).values() if kind == "FUNC"})
        self.moved, self.new_ends = {}, {}
        for begin, end in self.functions:
            at = begin
            for address, text, words in self.inside(begin, end):
                self.moved[address] = at
                at += 0 if address in self.removed else 4 * len(words)
            self.new_ends[end] = at
        self.addresses = sorted(self.moved)

    def inside(self, begin, end):
        return [i for i in self.code if begin <= i[0] < end]

    def begin(self, address):
        return self.moved.get(address, address)

    def end(self, address):
        return self.new_ends.get(address, self.begin(address))

    def plan(self):
        lines = []
        for begin, end in self.functions:
            words = []
            for address, text, code in self.inside(begin, end):
                if address in self.removed:
                    continue
                if re.match(r"s_c?branch", text):
                    target = address + 4 + 4 * struct.unpack("<h", struct.pack("<H", code[0] & 0xFFFF))[0]
                    distance = (self.begin(target) - self.begin(address) - 4) // 4
                    code = [code[0] & 0xFFFF0000 | distance & 0xFFFF]
                words += code
            new_end = begin + 4 * len(words)
            words += [FILL] * ((end - new_end) // 4)
            lines.append(f"function {begin:x} {end:x} {new_end:x} {struct.pack(f'<{len(words)}I', *words).hex()}")
            lines += [f"moved {address:x} {self.moved[address]:x}" for address, _, _ in self.inside(begin, end)]
        return lines


def check_code(old, path, what):
    new = {address: text for address, text, _ in instructions(path)}
    for address, text, words in old.code:
        if address in old.removed:
            continue
        now = new.get(old.begin(address))
        same = now is not None and now.split()[0] == text.split()[0] if "branch" in text else now == text
        check(same, f"{what}: at {address:#x} was {text}, is {now} at {old.begin(address):#x}")


def check_symbols(old, before, path, what):
    after = symbols(path)
    check(before.keys() == after.keys(), f"{what}: other symbols")
    for name, (value, size, kind, section) in before.items():
        if section.isdigit():
            begin = old.begin(value)
            size, value = (old.end(value + size) - begin if size else 0), begin
        if "num" not in name[1]:
            check(after[name] == (value, size, kind, section), f"{what}: {name} is {after[name]}, not {value:#x} {size}")


def lines_of(path):
    """Address -> file:line:column of the rows, in LLVM's reading; sequences one after the other."""
    rows = []
    for line in run("llvm-dwarfdump-22", "--debug-line", path).splitlines():
        match = re.match(r"0x([0-9a-f]{16})\s+(\d+)\s+(\d+)\s+(\d+)\s+\d+\s+\d+\s+(?:\d+\s+)?(.*)", line)
        if match:
            rows.append((int(match[1], 16), "end" if "end_sequence" in match[5] else match.group(2, 3, 4)))
    return rows


def line_at(rows, address):
    found = None
    for at, row in rows:
        if at <= address:
            found = row
        elif found is not None:
            return found
    return found


def check_lines(old, before, path, what):
    after = lines_of(path)
    check(len(after) > 10 and after == sorted(after, key=lambda row: row[0]), f"{what}: rows out of order")
    for address, text, _ in old.code:
        if address in old.moved and address not in old.removed:
            was, now = line_at(before, address), line_at(after, old.begin(address))
            check(was == now, f"{what}: line of {address:#x} ({text}) was {was}, is {now}")
    starts = {address for address in old.moved.values()} | set(old.new_ends.values()) | {i[0] for i in old.code}
    check(all(address in starts for address, _ in after), f"{what}: a row that begins at no instruction")


def mapped_entries(old, text):
    """What llvm-dwarfdump prints of debug information, with each address at its new place."""
    def one(kind, digits, place):
        return f"{kind}{place(int(digits, 16)):#0{len(digits) + 2}x}"

    text = re.sub(r"(\[)0x([0-9a-f]{16})(, )0x([0-9a-f]{16})\)",
                  lambda m: one(m[1], m[2], old.begin) + one(m[3], m[4], old.end) + ")", text)
    text = re.sub(r"(DW_AT_(?:low_pc|entry_pc|call_pc)\s+\()0x([0-9a-f]{16})", lambda m: one(m[1], m[2], old.begin), text)
    text = re.sub(r"(DW_AT_(?:high_pc|call_return_pc|GNU_call_site_pc)\s+\()0x([0-9a-f]{16})",
                  lambda m: one(m[1], m[2], old.end), text)
    return re.sub(r"(pc=)([0-9a-f]{8})\.\.\.([0-9a-f]{8})",
                  lambda m: f"{m[1]}{old.begin(int(m[2], 16)):08x}...{old.end(int(m[3], 16)):08x}", text)


def check_debug(old, before, path, what):
    dump = ["llvm-dwarfdump-22", "--debug-info", "--debug-frame", "--debug-aranges"]
    for was, now in zip(mapped_entries(old, run(*dump, before)).splitlines()[1:], run(*dump, path).splitlines()[1:]):
        # Of a range with nothing left, two numbers that do not look like the end of a list.
        is_empty = re.search(r"\[(0x\w+), \1\)", was) and re.search(r"\[(0x\w+), \1\)", now)
        check(was == now or is_empty, f"{what}: debug information should say '{was.strip()}', says '{now.strip()}'")
    verified, wanted = (run("llvm-dwarfdump-22", "--verify", p).splitlines()[1:] for p in (path, before))
    check("No errors." in verified and verified == wanted, f"{what}: --verify says {verified}")
    if shutil.which("readelf"):
        read = run("readelf", "--debug-dump=decodedline", path)
        check("arning" not in read and "rror" not in read, f"{what}: readelf says {read}")


def compile_data(data, target, flags, path):
    language = ["-x", "cl", "-cl-std=CL2.0", "-Xclang", "-finclude-default-header"]
    run(*CLANG, *language, f"-mcpu={target}", "-O2", *flags.split(), data / "patched.cl", "-o", path)


def patch(tool, path, plan, code=0, warnings=False):
    pathlib.Path(f"{path}.plan").write_text("\n".join(plan) + "\n")
    said = run(tool, path, f"{path}.new", f"{path}.plan", code=code)
    if code == 0:
        check(warnings or said == "", f"{path}: {said}")
        sizes = [pathlib.Path(p).stat().st_size for p in (path, f"{path}.new")]
        check(sizes[0] == sizes[1], f"{path}: {sizes} bytes")
    return said


def check_object(tool, path, what, chance=None):
    old = Shortened(path, chance)
    check(len(old.removed) >= 6, f"{what}: only {len(old.removed)} instructions to remove")
    patch(tool, path, old.plan())
    new = f"{path}.new"
    check_code(old, new, what)
    check_symbols(old, symbols(path), new, what)
    check_lines(old, lines_of(path), new, what)
    check_debug(old, path, new, what)


def notes(path):
    return run("llvm-readelf-22", "--notes", path)


def count(text, kernel, key):
    """A number in the metadata of a kernel, which ends with its other counts."""
    block = next(part for part in text.split("  - .a") if re.search(rf"\.name: +{kernel}\n", part))
    return int(re.search(rf"{re.escape(key)}: +(\d+)", ".a" + block)[1])


def descriptor(path, kernel):
    """COMPUTE_PGM_RSRC1's granulated counts of VGPRs and SGPRs, and COMPUTE_PGM_RSRC3."""
    at = symbols(path)[".symtab", f"{kernel}.kd"][0]
    sections = run("llvm-readelf-22", "-S", path)
    address, offset = (int(word, 16) for word in re.search(r"\.rodata +PROGBITS +(\w+) (\w+)", sections).groups())
    data = pathlib.Path(path).read_bytes()[at - address + offset:][:64]
    rsrc3, rsrc1 = struct.unpack_from("<II", data, 44)
    return rsrc1 & 0x3F, rsrc1 >> 6 & 0xF, rsrc3


def check_registers(tool, path, target):
    granule = {"gfx900": 4, "gfx90a": 8}.get(target, 8)
    old = notes(path)
    vgprs, sgprs = (count(old, "second", key) for key in (".vgpr_count", ".sgpr_count"))
    patch(tool, path, [f"kernel second vgprs {vgprs - 1}", f"kernel second sgprs {sgprs - 9}"])
    new = notes(path + ".new")
    changed = [(a, b) for a, b in zip(old.splitlines(), new.splitlines()) if a != b]
    check(len(changed) == 2, f"{target}: changed in the metadata: {changed}")
    check(count(new, "second", ".vgpr_count") == vgprs - 1, f"{target}: .vgpr_count")
    check(count(new, "second", ".sgpr_count") == sgprs - 9, f"{target}: .sgpr_count")
    was, now = descriptor(path, "second"), descriptor(path + ".new", "second")
    check(now[0] == (vgprs - 2) // granule, f"{target}: descriptor's VGPRs {now}")
    if target in ("gfx900", "gfx90a"):
        check(now[1] == (sgprs - 10) // 8, f"{target}: descriptor's SGPRs {was} {now}")
    if target == "gfx90a":
        check(now[2] & 0x3F == (vgprs - 2) // 4, f"{target}: accumulation offset {was[2]:#x} {now[2]:#x}")
    check(descriptor(path, "first") == descriptor(path + ".new", "first"), f"{target}: another kernel's descriptor")
    said = patch(tool, path, [f"kernel second vgprs {vgprs + 100}"], code=2)
    check("are more than" in said, f"{target}: {said}")


POINTERS = r"""
.text
.globl f
.type f,@function
f:
  s_nop 5
  s_nop 0
middle:
  s_nop 5
last:
  s_setpc_b64 s[30:31]
.size f, .-f
.globl g
.type g,@function
g:
  s_setpc_b64 s[30:31]
  %s
.size g, .-g
.data
.globl table
table:
  .quad middle
  .quad last
  .quad f
  .quad g
  .quad f + 8
  %s
"""


def check_pointers(tool, folder):
    """Addresses that the loader stores."""
    def build(in_code="", in_data=""):
        source, path = folder / "pointers.s", folder / "pointers.hsaco"
        source.write_text(POINTERS % (in_code, in_data))
        run(*CLANG, "-mcpu=gfx900", "-Wl,-z,notext", source, "-o", path)
        return path

    path = build()
    old = Shortened(path)
    patch(tool, path, old.plan())
    stored = [[], []]  # the address that each stores
    for which, file in zip(stored, (path, f"{path}.new")):
        for line in run("llvm-readelf-22", "-r", file).splitlines():
            if "R_AMDGPU" in line:
                words = line.split()
                which.append(int(words[-1], 16) + (int(words[3], 16) if "+" in words else 0))
    check(len(stored[0]) == 5 and stored[1] == [old.begin(address) for address in stored[0]], f"pointers: {stored}")
    check_symbols(old, symbols(path), f"{path}.new", "pointers")
    for where, words in ({"in_code": ".quad f"}, "lies inside of g"), ({"in_data": ".quad f + 2"}, "inside of f; it cannot follow"):
        path = build(**where)
        check(words in (said := patch(tool, path, Shortened(path).plan(), code=2)), f"{where}: {said}")


def main():
    tool, data = sys.argv[1], pathlib.Path(sys.argv[2])
    seed = int(os.environ.get("LW_SEED", random.randrange(1 << 30)))
    print(f"LW_SEED={seed}")
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        for target in TARGETS:
            for debug in DEBUG:
                path = folder / f"{target}{debug.replace(' ', '')}.hsaco"
                compile_data(data, target, debug, path)
                check_object(tool, path, f"{target} {debug}")
                check_object(tool, path, f"{target} {debug}, seed {seed}", random.Random(seed))
                seed += 1
            check_registers(tool, str(path), target)
            compile_data(data, target, "-g -Wl,--compress-debug-sections=zlib", path)
            said = patch(tool, path, Shortened(path).plan(), warnings=True)
            check("debug information in .debug_line is not updated: section .debug_line is compressed" in said, f"compressed: {said}")
            compile_data(data, target, "-g -gsplit-dwarf", path)
            said = patch(tool, path, Shortened(path).plan(), warnings=True)
            check(said == "warning: debug information in .dwo files (-gsplit-dwarf) is not updated\n", f"split: {said}")
        check_pointers(tool, folder)
    print(f"{len(failures)} failures")
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
