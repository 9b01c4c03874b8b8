"""Numbers of metadata that cannot be: metadata_numbers_test.py LANEWISE

Each is refused where the object is read, by every command that reads metadata, with exit 2 and a message that names the
field; the largest numbers that can be are taken.
"""
import pathlib
import subprocess
import sys
import tempfile

SOURCE = pathlib.Path(__file__).resolve().parents[1] / "cli/files/metadata_name.s"
HUGE, BEYOND = 2**32 - 1, 2**32

# Field, what cannot be, what can.
KERNEL = [
    (".kernarg_segment_size", [-1, 65537, HUGE, BEYOND, "'8'", "[8]", "1.5"], [8, 65536]),
    (".kernarg_segment_align", [-8, 0, 3, HUGE, "'8'"], [1, 4, 4096]),
    (".group_segment_fixed_size", [-1, BEYOND, "'0'"], [0, 65536]),
    (".private_segment_fixed_size", [-1, BEYOND, "'0'"], [0, 65536]),
    (".wavefront_size", [-64, 0, 16, 63, 128, HUGE, "'64'"], [32, 64]),
    (".sgpr_count", [-1, 129, HUGE, BEYOND, "'8'"], [0, 128]),
    (".vgpr_count", [-1, 513, HUGE, "'2'"], [0, 512]),
    (".agpr_count", [-1, 513, HUGE], [0, 256]),
    (".sgpr_spill_count", [-1, BEYOND, "'0'"], [0, 100]),
    (".vgpr_spill_count", [-1, BEYOND, "'0'"], [0, 100]),
    (".max_flat_workgroup_size", [-1, 0, 1025, HUGE, "'64'"], [1, 1024]),
    (".reqd_workgroup_size", ["[0, 1, 1]", "[64, 0, 1]", "[64, 1, -1]", "[64, 1]", "[64, 1, 1, 1]", "[1025, 1, 1]",
                              "[64, 64, 1]", "[2147483648, 2, 1]", "64", "['64', 1, 1]"],
     ["[64, 1, 1]", "[1024, 1, 1]"]),
    (".workgroup_size_hint", ["[0, 1, 1]", "[64, 1]", "[64, 64, 64]"], ["[64, 1, 1]"]),
]
ARGUMENT = [
    (".size", [-1, 65537, HUGE, BEYOND, "'8'"], [8]),
    (".offset", [-8, 65537, HUGE, "'0'"], [0, 8]),
    (".pointee_align", [-1, 0, 3, BEYOND, "'4'"], [1, 16]),
]


def with_number(text, field, value, in_argument):
    lines = [line for line in text.splitlines() if in_argument or not line.strip().startswith(field + ":")]
    out = []
    for line in lines:
        if in_argument and line.strip().startswith("- { .size"):
            fields = {".size": 8, ".offset": 0, ".value_kind": "global_buffer", ".address_space": "global", field: value}
            line = "      - { " + ", ".join(f"{k}: {v}" for k, v in fields.items()) + " }"
        out.append(line)
        if not in_argument and line.strip().startswith(".symbol:"):
            out.append(f"    {field}: {value}")
    return "\n".join(out) + "\n"


def main():
    lanewise, failed, count = sys.argv[1], 0, 0
    text = SOURCE.read_text()
    commands = {"info": ["info"], "live": ["live", "--summary"], "dis": ["dis", "--kernel", "store42"],
                "run": ["run", "--grid", "1", "--block", "64", "i32[1]=zeros"],
                "time": ["time", "--grid", "1", "--block", "64", "i32[1]=zeros"]}
    with tempfile.TemporaryDirectory() as folder:
        path = f"{folder}/kernel.hsaco"

        def run(name):
            command, *rest = commands[name]
            return subprocess.run([lanewise, command, path, *rest], capture_output=True, text=True)

        for in_argument, fields in ((False, KERNEL), (True, ARGUMENT)):
            for field, wrong, right in fields:
                for value in [*wrong, *right]:
                    source = f"{folder}/kernel.s"
                    pathlib.Path(source).write_text(with_number(text, field, value, in_argument))
                    made = subprocess.run([lanewise, "as", source, "-o", path], capture_output=True, text=True)
                    if made.returncode != 0:
                        sys.exit(f"{field} {value}: {made.stderr}")
                    count += 1
                    is_wrong = value in wrong
                    for name in commands if is_wrong else ["info"]:
                        done = run(name)
                        good = done.returncode == 2 and field in done.stderr if is_wrong else done.returncode == 0
                        if not good:
                            failed += 1
                            print(f"{field}: {value}: {name} ends with {done.returncode}: {done.stderr}")
    print(f"{count} numbers, {failed} failures")
    sys.exit(1 if failed else 0)


main()
