"""What `lanewise lint` and `lanewise rewrite` say about code objects, in short. Answers are kept in a folder, because
all of them take half an hour: a run that was ended goes on where it was, and a new program or object is asked again."""
import concurrent.futures
import hashlib
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import threading

REWRITE_SECONDS = 3600


class Lanewise:
    def __init__(self, program, kept):
        self.program, self.kept = str(program), kept
        self.hash = hashlib.sha256(pathlib.Path(program).read_bytes()).hexdigest()
        kept.mkdir(parents=True, exist_ok=True)

    def version(self):
        return self._run("--version").stdout.removeprefix("lanewise ").split(", ")[0].removesuffix(")") + ")"

    def _run(self, *words):
        return subprocess.run([self.program, *words], capture_output=True, text=True, check=False)

    def _asked(self, question, data, answer):
        """answer(file) for a file with the data, or what it was the last time."""
        key = hashlib.sha256(f"{self.hash} {question} ".encode() + data).hexdigest()
        kept = self.kept / f"{key}.json"
        if kept.exists():
            return json.loads(kept.read_text())
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder, "object.hsaco")
            file.write_bytes(data)
            found = answer(file)
        unfinished = kept.with_suffix(f".{threading.get_ident()}")
        unfinished.write_text(json.dumps(found))
        unfinished.rename(kept)
        return found

    def lint(self, data):
        return self._asked("lint", data, self._lint)

    def rewrite(self, data):
        return self._asked("rewrite", data, self._rewrite)

    def _lint(self, file):
        done = self._run("lint", "--json", str(file))
        if done.returncode not in (0, 1, 4):
            sys.exit(f"lint ends with {done.returncode}: {done.stderr}")
        report = json.loads(done.stdout)
        counts, examples = {}, {}
        for finding in report["findings"]:
            name = finding["name"]
            of_name = counts.setdefault(f"{finding['severity']} {name}", [0, {}])
            of_name[0] += 1
            second = finding["at"]["text"].split()[0]
            of_name[1][second] = of_name[1].get(second, 0) + 1
            if name not in examples or length(finding) < length(examples[name]):
                examples[name] = finding
        return {"functions": sum(code["functions"] for code in report["code"]),
                "instructions": sum(code["instructions"] for code in report["code"]),
                "counts": counts, "examples": examples,
                "unknown": len(report["unknown"]), "not_decoded": len(report["not_decoded"])}

    def _rewrite(self, file):
        done = self._run("rewrite", str(file), "-o", str(file.with_name("better.hsaco")), "--json",
                         "--timeout", str(REWRITE_SECONDS))
        report = json.loads(done.stdout)
        if done.returncode != 0:
            return {"failed": report["messages"][0]["text"] if report.get("messages") else f"exit {done.returncode}"}
        rules, examples, refused = {}, {}, {}
        for one in report["suggestions"]:
            counts = rules.setdefault(one["rule"], [0, 0, 0])
            for i, saved in enumerate((1, one["instructions"], one["bytes"])):
                counts[i] += saved
            if one["rule"] not in examples or len(one["before"]) < len(examples[one["rule"]]["before"]):
                examples[one["rule"]] = {key: one[key] for key in ("rule", "says", "before", "after", "proof")}
        for one in report["refused"]:
            refused[one["reason"]] = refused.get(one["reason"], 0) + 1
        totals = {key: sum(code[key] for code in report["code"]) for key in
                  ("instructions_before", "instructions_after", "bytes_before", "bytes_after", "withdrawn")}
        return {**totals, "rules": rules, "examples": examples, "refused": refused,
                "unproved": [line.split()[0] for line in report["unproved"]]}

    def listing(self, data):
        """(address, text) of all instructions."""
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder, "object.hsaco")
            file.write_bytes(data)
            sections = json.loads(self._run("dis", "--json", str(file)).stdout)["sections"]
        return [(one["address"], one["text"]) for section in sections for one in section["instructions"]]


def length(finding):
    """How long the listing of a finding is: short ones are better examples."""
    first = finding.get("producer_address", finding["address"])
    return len(finding["path"]), abs(finding["address"] - first), finding["address"]


class Measured:
    """Of a material, by target: the sums of what was found."""

    def __init__(self, material):
        self.material, self.targets, self.examples, self.compilers = material, {}, {}, set()

    def add(self, key, target, lint, rewrite):
        of_target = self.targets.setdefault(target, {"objects": 0, "lint": [], "rewrite": []})
        of_target["objects"] += 1
        of_target["lint"].append(lint)
        for name, example in lint["examples"].items():
            if name not in self.examples or length(example) < length(self.examples[name][1]):
                self.examples[name] = key, example
        if rewrite is not None:
            of_target["rewrite"].append(rewrite)


def measure(lanewise, material, compilers_of, say):
    """Asks about all objects, as many at a time as there are cores."""
    measured = Measured(material)

    def ask(one):
        key, target, data = one
        rewrite = lanewise.rewrite(data) if material.is_rewritten(target) else None
        return key, target, compilers_of(data), lanewise.lint(data), rewrite

    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        waiting, done = [], 0
        for one in material.objects():
            # A library can be larger than memory: only a few objects are in it at a time.
            while len(waiting) > 2 * os.cpu_count():
                done += take(measured, waiting.pop(0))
                say(f"{material.name}: {done} objects")
            waiting.append(pool.submit(ask, one))
        for future in waiting:
            done += take(measured, future)
        say(f"{material.name}: {done} objects")
    return measured


def take(measured, future):
    key, target, compilers, lint, rewrite = future.result()
    measured.compilers |= compilers
    measured.add(key, target, lint, rewrite)
    return 1
