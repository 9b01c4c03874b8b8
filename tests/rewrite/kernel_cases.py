"""Launches of the kernel cases (tests/kernels) by `lanewise run`, as its README.md describes them."""
import json
import pathlib
import struct
import subprocess

MASK = 0xffffffffffffffff
FORMATS = {"i8": "b", "u8": "B", "i16": "h", "u16": "H", "f16": "e", "i32": "i", "u32": "I", "f32": "f", "i64": "q",
           "u64": "Q", "f64": "d"}
FRACTION_BITS = {"f16": 11, "f32": 24, "f64": 53}
SECONDS = 300


class Random:
    """splitmix64"""

    def __init__(self, seed):
        self.state = seed

    def next(self):
        self.state = (self.state + 0x9e3779b97f4a7c15) & MASK
        z = self.state
        z = ((z ^ z >> 30) * 0xbf58476d1ce4e5b9) & MASK
        z = ((z ^ z >> 27) * 0x94d049bb133111eb) & MASK
        return z ^ z >> 31

    def uniform(self, kind):
        bits = FRACTION_BITS[kind]
        return (self.next() >> (64 - bits)) / (1 << bits)


def element(kind, value):
    """The bytes of a value, as case.json has it."""
    size = struct.calcsize(FORMATS[kind])
    if isinstance(value, str) and value.startswith("bits:"):
        return int(value[5:], 0).to_bytes(size, "little")
    if kind in FRACTION_BITS:
        value = float(value)
        try:
            return struct.pack("<" + FORMATS[kind], value)
        except OverflowError:
            return struct.pack("<" + FORMATS[kind], float("inf") if value > 0 else float("-inf"))
    value = int(value, 0) if isinstance(value, str) else int(value)
    return (value & ((1 << 8 * size) - 1)).to_bytes(size, "little")


def elements(kind, count, init):
    """The bytes of `count` elements."""
    if isinstance(init, list):
        given = b"".join(element(kind, value) for value in init)
        return given + bytes(count * struct.calcsize(FORMATS[kind]) - len(given))
    name, *rest = init.split(":")
    if name == "zeros":
        return bytes(count * struct.calcsize(FORMATS[kind]))
    if name == "iota":
        return b"".join(element(kind, i) for i in range(count))
    if name == "fill":
        return element(kind, ":".join(rest)) * count
    if name == "text":
        return init[5:].encode().ljust(count, b"\0")
    random = Random(int(rest[0], 0))
    if name == "rand":
        make = (lambda: random.uniform(kind)) if kind in FRACTION_BITS else random.next
    else:
        assert name == "range", init
        number = float if kind in FRACTION_BITS else int
        low, high = number(rest[1]), number(rest[2])
        if kind in FRACTION_BITS:
            make = lambda: low + random.uniform(kind) * (high - low)
        else:
            make = lambda: low + random.next() % (high - low + 1)
    return b"".join(element(kind, make()) for _ in range(count))


class Case:
    """A folder with a case.json."""

    def __init__(self, folder):
        self.name = folder.name
        content = json.loads((folder / "case.json").read_text())
        self.runs = content["runs"]
        self.buffers = []    # (type, bytes)
        self.launches = []   # (run, [argument text, or the number of a buffer])
        for run in self.runs:
            self.launches.append((run, [self.argument(given) for given in run["args"]]))

    def argument(self, given):
        if "buffer_ref" in given:
            return given["buffer_ref"]
        if "buffer" in given:
            kind = given["buffer"]
            self.buffers.append((kind, elements(kind, given["count"], given.get("init", "zeros"))))
            return len(self.buffers) - 1
        if "local" in given:
            return f"lds:{given['local']}"
        values = given["values"] if "values" in given else [given["value"]]
        return "bytes:" + b"".join(element(given["scalar"], value) for value in values).hex()

    def command(self, lanewise, verb, program, folder, contents, launch):
        """(words of the command, files of buffers by number)."""
        run, arguments = launch
        groups = [-(-items // size) for items, size in zip(run["global"], run["local"])]
        command = [lanewise, verb, str(program), "--kernel", run["kernel"], "--threads", "1", "--json"]
        for option, extents in ("--grid", groups), ("--work-items", run["global"]), ("--block", run["local"]):
            command += [option, ",".join(map(str, extents))]
        written = {}
        for place, argument in enumerate(arguments):
            if isinstance(argument, str):
                command.append(argument)
                continue
            kind = self.buffers[argument][0]
            size = struct.calcsize(FORMATS[kind])
            file = folder / f"in{argument}.bin"
            file.write_bytes(contents[argument])
            command.append(f"{kind}[{len(contents[argument]) // size}]=@{file}")
            if verb == "run":
                written[argument] = folder / f"out{argument}.bin"
                command += ["--out", f"{place}={written[argument]}"]
        return command, written

    def cycles(self, lanewise, program, folder, inputs, *options):
        """Modelled cycles of each launch on the first product of the target. `inputs`: the buffers before each.
        None for a launch that cannot be repeated on what it leaves, as --warm does. `options`: more options for `time`."""
        found = []
        for launch, contents in zip(self.launches, inputs):
            command, _ = self.command(lanewise, "time", program, folder, contents, launch)
            done = subprocess.run(command + list(options), capture_output=True, text=True, timeout=SECONDS)
            if done.returncode == 3 and "--warm" in options:
                found.append(None)
                continue
            if done.returncode != 0:
                raise RuntimeError(f"{launch[0]['kernel']}: time ends with {done.returncode}: {' '.join(done.stderr.split())}")
            found.append(json.loads(done.stdout)["dispatches"][0]["cycles"])
        return found

    def execute(self, lanewise, program, folder, check=""):
        """(contents of the buffers after each run, findings, wave instructions); an error as a text instead."""
        contents, after, findings, instructions = [data for _, data in self.buffers], [], [], 0
        for run, arguments in self.launches:
            command, written = self.command(lanewise, "run", program, folder, contents, (run, arguments))
            if check:
                command.append("--check=" + check)
            try:
                done = subprocess.run(command, capture_output=True, text=True, timeout=SECONDS)
            except subprocess.TimeoutExpired:
                return f"{run['kernel']}: not done after {SECONDS} seconds"
            if done.returncode not in ((0, 1) if check else (0,)):
                return f"{run['kernel']}: run ends with {done.returncode}: {' '.join(done.stderr.split())}"
            report = json.loads(done.stdout)
            instructions += report["wave_instructions"]
            findings += report.get("findings", [])
            for argument, file in written.items():
                contents[argument] = file.read_bytes()
            after.append(list(contents))
        return after, findings, instructions


    def complaint(self, after):
        """Why the contents after each run cannot be results; empty if they can."""
        before = [data for _, data in self.buffers]
        for (run, arguments), contents in zip(self.launches, after):
            for compared in run["compare"]:
                buffer = arguments[compared["arg"]]
                kind = self.buffers[buffer][0]
                if contents[buffer] == before[buffer]:
                    return f"{run['kernel']} leaves argument {compared['arg']} as it was"
                for known in compared.get("known", []):
                    wanted = b"".join(element(kind, value) for value in known["values"])
                    begin = known["at"] * struct.calcsize(FORMATS[kind])
                    if contents[buffer][begin:begin + len(wanted)] != wanted:
                        return f"{run['kernel']}: argument {compared['arg']} has not the known values"
            before = contents
        return ""


def load_cases(folder):
    return {file.parent.name: Case(file.parent) for file in sorted(pathlib.Path(folder).glob("*/case.json"))}
