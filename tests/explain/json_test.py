#!/usr/bin/env python3
"""Validates what dis, info and explain print with --json: json_test.py --lanewise PROGRAM

The schemas are docs/schemas. Every format of the tables is explained by the example that formats.txt has for it.
"""
import argparse
import json
import pathlib
import subprocess
import sys
import tempfile

import jsonschema

import formats

ROOT = pathlib.Path(__file__).resolve().parents[2]


def read_schemas():
    """The schemas of docs/schemas by their file."""
    schemas = {}
    for path in (ROOT / "docs/schemas").glob("*.schema.json"):
        schema = json.loads(path.read_text())
        jsonschema.Draft7Validator.check_schema(schema)
        schemas[path.name.split(".")[0]] = jsonschema.Draft7Validator(schema)
    return schemas


TARGETS = ("gfx803", "gfx900", "gfx906", "gfx908", "gfx90a", "gfx942", "gfx950", "gfx1010", "gfx1030", "gfx1100",
           "gfx1150", "gfx1200")

# The fields of immediates, on every target that has the text: the numbers that the text itself says.
IMMEDIATES = {
    "s_waitcnt vmcnt(3) expcnt(1) lgkmcnt(2)": {"vmcnt": 3, "expcnt": 1, "lgkmcnt": 2},
    "s_waitcnt vmcnt(37)": {"vmcnt": 37},
    "s_waitcnt_vscnt null, 0x5": {"vscnt": 5},
    "s_wait_loadcnt 0x9": {"loadcnt": 9},
    "s_wait_loadcnt_dscnt 0x304": {"loadcnt": 3, "dscnt": 4},
    "s_wait_storecnt_dscnt 0x1f02": {"storecnt": 31, "dscnt": 2},
    "s_waitcnt_depctr depctr_va_vdst(3) depctr_sa_sdst(0)": {"depctr_va_vdst": 3, "depctr_sa_sdst": 0},
    "s_waitcnt_depctr depctr_vm_vsrc(2) depctr_va_sdst(5) depctr_va_vcc(0)":
        {"depctr_vm_vsrc": 2, "depctr_va_sdst": 5, "depctr_va_vcc": 0, "depctr_va_ssrc": 1},
    "s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_3) | instid1(SALU_CYCLE_1)":
        {"instid0": "VALU_DEP_2", "instskip": "SKIP_3", "instid1": "SALU_CYCLE_1"},
    "s_getreg_b32 s0, hwreg(HW_REG_MODE, 4, 2)": {"register": "HW_REG_MODE", "offset": 4, "size - 1": 1},
    "s_setreg_b32 hwreg(HW_REG_STATUS, 1, 31), s0": {"register": "HW_REG_STATUS", "offset": 1, "size - 1": 30},
    "s_setreg_imm32_b32 hwreg(HW_REG_MODE, 0, 8), 0xf0": {"register": "HW_REG_MODE", "offset": 0, "size - 1": 7},
    "s_sendmsg sendmsg(MSG_GS, GS_OP_EMIT_CUT, 2)": {"message": "MSG_GS", "operation": "GS_OP_EMIT_CUT", "stream": 2},
    "s_sendmsg sendmsg(MSG_INTERRUPT)": {"message": "MSG_INTERRUPT"},
    "s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)": {"message": "MSG_DEALLOC_VGPRS"},
    "s_set_gpr_idx_on s0, gpr_idx(SRC1,DST)": {"SRC0": 0, "SRC1": 1, "SRC2": 0, "DST": 1},
    "ds_swizzle_b32 v0, v1 offset:swizzle(QUAD_PERM,3,0,2,1)": {"mode": 1, "lane 0": 3, "lane 1": 0, "lane 2": 2, "lane 3": 1},
    "ds_swizzle_b32 v0, v1 offset:swizzle(BITMASK_PERM,\"01pip\")":
        {"mode": 0, "and_mask": 7, "or_mask": 8, "xor_mask": 2},
    "ds_swizzle_b32 v0, v1 offset:swizzle(ROTATE,1,5)": {"mode": 6, "direction": 1, "count": 5},
    "ds_swizzle_b32 v0, v1 offset:swizzle(FFT,9)": {"mode": 7, "pattern": 9},
}


def value_of_bits(bits, number):
    """What the bits "15:14,3:0" of a number hold, the first of them highest."""
    value = 0
    for part in bits.split(","):
        high, _, low = part.partition(":")
        low = low or high
        width = int(high) - int(low) + 1
        value = value << width | number >> int(low) & (1 << width) - 1
    return value


def check_immediates(checks):
    for text, wanted in IMMEDIATES.items():
        found = 0
        for target in TARGETS:
            done = subprocess.run([checks._lanewise, "explain", text, "--target", target, "--json"], capture_output=True,
                                  text=True, check=False)
            if done.returncode == 2:
                continue  # the target lacks it
            page = json.loads(done.stdout)
            for error in checks._schemas["explain"].iter_errors(page):
                checks.failures.append(f"{text}, {target}: {error.json_path}: {error.message}")
            field = next((field for field in page["fields"] if "parts" in field), None)
            checks.expect(f"{text}, {target}: no field is taken apart", field is not None)
            if field is None:
                continue
            found += 1
            parts = {part["name"]: part for part in field["parts"]}
            for name, value in wanted.items():
                shown = parts.get(name, {}).get("text" if isinstance(value, str) else "value")
                if isinstance(value, str):  # gfx12 has HW_REG_WAVE_MODE
                    shown = (shown or "").replace("_WAVE_", "_")
                checks.expect(f"{text}, {target}: {name} is {shown}, not {value}", shown == value)
            for name, part in parts.items():
                checks.expect(f"{text}, {target}: {name} is not its bits",
                              part["value"] == value_of_bits(part["bits"], field["value"]))
                checks.expect(f"{text}, {target}: {name} has no words", part["meaning"] or part["text"])
        checks.expect(f"{text}: no target has it", found != 0)


class Checks:
    def __init__(self, lanewise):
        self._lanewise = lanewise
        self._schemas = read_schemas()
        self.passed = 0
        self.failures = []

    def run(self, schema, *arguments, split=None):
        """Validates the output; returns it. `split` names a key whose entries are validated one by one."""
        command = [self._lanewise, *map(str, arguments), "--json"]
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode != 0:
            self.failures.append(f"{command}: exit {done.returncode}: {done.stderr}")
            return None
        output = json.loads(done.stdout)
        for part in output[split] if split else [output]:
            for error in self._schemas[schema].iter_errors(part):
                self.failures.append(f"{command}: {error.json_path}: {error.message}")
        self.passed += 1
        return output

    def expect(self, what, condition):
        if condition:
            self.passed += 1
        else:
            self.failures.append(what)


def covers_every_bit(page):
    """Whether the fields of a page lie beside each other, from the highest bit to bit 0."""
    at = 32 * len(page["words"])
    for field in page["fields"]:
        if field["lsb"] + field["width_bits"] != at:
            return False
        at = field["lsb"]
    return at == 0


def values_are_bits(page):
    number = sum(int(word, 16) << (32 * i) for i, word in enumerate(page["words"]))
    return all(field["value"] == number >> field["lsb"] & ((1 << field["width_bits"]) - 1) for field in page["fields"])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lanewise", required=True)
    checks = Checks(parser.parse_args().lanewise)
    for example in formats.read_examples():
        page = checks.run("explain", "explain", example.text, "--target", example.target)
        if page is not None:
            checks.expect(f"{example}: the fields leave bits out", covers_every_bit(page))
            checks.expect(f"{example}: a value is not what the words hold", values_are_bits(page))
            for field in page["fields"]:
                checks.expect(f"{example}: {field['name']} has no words; add it to src/explain/fields.cpp",
                              field["kind"] != "modifier" or field["meaning"])
            for picture in page["byte_pictures"]:
                checks.expect(f"{example}: a register has four bytes",
                              all(sum(run["size_bytes"] for run in row["runs"]) == 4 for row in picture["rows"]))
    check_immediates(checks)
    for words in (["population count"], ["matrix"], ["v_add_u32", "--target", "gfx1030"], ["no such words"]):
        checks.run("explain-search", "explain", "--search", *words)
    found = checks.run("explain-search", "explain", "--search", "population count")
    checks.expect("the first to count ones is v_bcnt_u32_b32 or s_bcnt1_i32_b32", found and
                  {found["instructions"][i]["record"] for i in range(2)} <= {"v_bcnt_u32_b32", "s_bcnt1_i32_b32",
                                                                            "s_bcnt1_i32_b64"})
    for mnemonic in ("v_add_f16", "s_cbranch_scc0", "v_interp_mov_f32"):
        checks.run("explain", "explain", mnemonic)
    with tempfile.TemporaryDirectory() as folder:
        for source, target in (("sdwa/packed_add_sdwa.s", "gfx803"), ("saxpy.cl", "gfx900")):
            path = ROOT / "examples" / source
            output = pathlib.Path(folder) / (path.stem + ".hsaco")
            command = ["as", path] if path.suffix == ".s" else ["compile", path]
            subprocess.run([checks._lanewise, *command, "--target", target, "-o", output], check=True)
            listing = checks.run("dis", "dis", output)
            checks.run("info", "info", output)
            first = next(i for s in listing["sections"] for i in s["instructions"] if i["mnemonic"])
            page = checks.run("explain", "explain", f"{output}:{first['address']:x}")
            checks.expect(f"{output}: explain and dis differ",
                          page and [page["text"], page["words"]] == [first["text"], first["words"]])
        words = pathlib.Path(folder) / "words.bin"
        words.write_bytes(b"\xff" * 8)
        listing = checks.run("dis", "dis", words, "--raw", "--target", "gfx900")
        checks.expect("words that are no instruction have no mnemonic",
                      listing["sections"][0]["instructions"][0]["mnemonic"] is None)
    for failure in checks.failures:
        print(failure)
    print(f"{checks.passed} passed, {len(checks.failures)} failed")
    return 1 if checks.failures else 0


sys.exit(main())
