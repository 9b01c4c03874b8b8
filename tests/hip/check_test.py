#!/usr/bin/env python3
"""Planted faults in a HIP program, and the same without them, under `lanewise hip --check`.

    check_test.py LANEWISE SOURCE OUTPUT [CASE…]

The source says at its head what must be found, and how many devices it needs. A missing hipcc fails the test.
"""
import concurrent.futures
import json
import os
import pathlib
import re
import shutil
import signal
import subprocess
import sys
import xml.etree.ElementTree

# Each with the target to compile for and flags for the host: where it is not optimised, calls go through functions of
# HIP's headers.
DEVICES = {"vega-64": ("gfx900", []), "navi21-6900xt": ("gfx1030", ["-Xarch_host", "-O0"])}


def expectations(source):
    found = {}
    lines = source.read_text().splitlines()
    marks = {match[1]: f"{source.name}:{number}" for number, line in enumerate(lines, 1)
             if (match := re.search(r"// line: (\w+)$", line))}
    for line in lines:
        if not line.startswith("//= "):
            continue
        name, _, rest = line[4:].partition(":")
        exit_code, _, findings = rest.strip().partition(" ")
        # With --junit, the program runs beside lanewise, which ends as shells say it.
        code = 128 + getattr(signal, exit_code) if exit_code.startswith("SIG") else int(exit_code)
        for mark, where in marks.items():
            findings = findings.replace(f"{{{mark}}}", where)
        found[name] = code, [tuple(text.strip().split(" ", 1)) for text in findings.split("|")]
    return found


def number_of_devices(source):
    match = re.search(r"^// devices: (\d+)$", source.read_text(), re.MULTILINE)
    return int(match[1]) if match else 1


def run(lanewise, binary, devices, name, variant, *arguments):
    stem = str(binary.parent / f"{name}-{variant}-{devices[0]}")
    report, junit, sarif = (pathlib.Path(f"{stem}.{suffix}") for suffix in ("json", "xml", "sarif"))
    for path in (report, junit, sarif):
        path.unlink(missing_ok=True)
    environment = {key: value for key, value in os.environ.items() if not key.startswith(("HIP_", "ROCR_", "AMD_"))}
    done = subprocess.run([lanewise, "hip", *(f"--device={device}" for device in devices), "--check-json", report,
                           "--junit", junit, "--sarif", sarif, "--", binary, name, variant, *arguments],
                          capture_output=True, text=True, timeout=300, env=environment)
    if not (report.exists() and junit.exists() and sarif.exists()):
        return done, None
    findings = json.loads(report.read_text())["findings"]
    check_junit(xml.etree.ElementTree.parse(junit).getroot(), findings, done.returncode)
    check_sarif(json.loads(sarif.read_text()), findings)
    return done, findings


def check_junit(root, findings, exit_code):
    cases = {case.get("name"): case.find("failure") for case in root.findall("testsuite/testcase")}
    assert root.tag == "testsuites"
    assert list(cases) == ["memory", "uninitialised", "races", "waits", "barriers", "registers", "streams", "lanes", "calls", "run"]
    found = {finding["check"] for finding in findings if finding["severity"] == "error"}
    assert {name for name, failure in cases.items() if failure is not None} - {"run"} == found
    assert (cases["run"] is not None) == (exit_code != 0 and not (exit_code == 1 and found))
    for finding in findings:
        assert finding["message"] in cases[finding["check"]].text


def check_sarif(log, findings):
    """What the schema of SARIF 2.1.0 asks of the properties that are there."""
    assert log["version"] == "2.1.0" and log["$schema"].endswith("sarif-2.1.0.json") and len(log["runs"]) == 1
    driver = log["runs"][0]["tool"]["driver"]
    rules = [rule["id"] for rule in driver["rules"]]
    assert driver["name"] == "Lanewise" and len(set(rules)) == len(rules)
    results = log["runs"][0]["results"]
    assert len(results) == len(findings)
    for result, finding in zip(results, findings):
        assert result["ruleId"] == finding["check"] == rules[result["ruleIndex"]] and result["level"] == "error"
        assert result["message"]["text"].startswith(finding["message"])
        assert result["occurrenceCount"] == finding["count"]
        places = result.get("locations", []) + result.get("relatedLocations", [])
        for place in places:
            if "physicalLocation" not in place:
                continue
            where = place["physicalLocation"]
            assert re.fullmatch(r"(file://)?[A-Za-z0-9._~/%+-]+", where["artifactLocation"]["uri"])
            assert where["region"]["startLine"] >= 1 and where["region"].get("startColumn", 1) >= 1
        ids = [place["id"] for place in result.get("relatedLocations", [])]
        assert ids == list(range(len(ids)))
        sources = [side["source"] for side in finding["sides"] if side.get("source")]
        if sources:
            file, line, _ = sources[-1].rsplit(":", 2)
            where = result["locations"][0]["physicalLocation"]
            assert where["artifactLocation"]["uri"].endswith(file) and where["region"]["startLine"] == int(line)


def complaint(source, done, findings, code, wanted):
    if done.returncode != code:
        return f"ended with {done.returncode}, expected {code}"
    if findings is None:
        return "no report"
    # Each pair of instructions of two kernels is a finding of its own.
    if wanted and wanted[0][0] == "streams" and findings:
        wanted = wanted * len(findings)
    if len(findings) != len(wanted):
        return f"{len(findings)} findings, expected {len(wanted)}"
    for finding, (check, texts) in zip(findings, wanted):
        if finding["check"] != check or any(t.strip() not in json.dumps(finding) for t in texts.split("&")):
            return f"found {json.dumps(finding)}\nexpected {check}: {texts}"
        if check == "streams":
            for side in finding["sides"]:
                if source.name not in side["caller"] or side["actor"] not in done.stderr:
                    return f"a side does not say where it comes from: {json.dumps(side)}"
        elif not finding["kernel"] or finding["kernel"] not in done.stderr:
            return "the kernel is not named"
        for side in finding["sides"]:
            if side.get("source") and not pathlib.Path(side["source"]).name.startswith(f"{source.name}:"):
                return f"not a line of the program: {side['source']}"
    if not wanted and done.stderr.strip():
        return "printed to stderr"
    return None


def compiled(source, output, device):
    target, flags = DEVICES[device]
    binary = output / f"{source.stem}-{target}"
    built = subprocess.run(["hipcc", "-g", "-O2", "-std=c++20", *flags, f"--offload-arch={target}", source, "-o", binary],
                           capture_output=True, text=True)
    if built.returncode != 0:
        sys.exit(f"hipcc failed\n{built.stdout}{built.stderr}")
    return binary


def main():
    lanewise, source, output = sys.argv[1], pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3])
    names = sys.argv[4:]
    if shutil.which("hipcc") is None:
        sys.exit("hipcc is missing (Debian package hipcc): the checks of HIP programs were not tested")
    output.mkdir(parents=True, exist_ok=True)
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        binaries = dict(zip(DEVICES, pool.map(lambda device: compiled(source, output, device), DEVICES)))
    cases = {name: wanted for name, wanted in expectations(source).items() if not names or name in names}
    count = number_of_devices(source)
    # One process runs all the programs without faults: where nothing is found, nothing is found in any.
    jobs = [(name, "fault", device) for device in DEVICES for name in cases]
    jobs += [(name, "fixed", device) for device in DEVICES for name in (names or ["all"])]
    failed = 0
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        runs = [(job, pool.submit(run, lanewise, binaries[job[2]], [job[2]] * count, job[0], job[1])) for job in jobs]
        for (name, variant, device), future in runs:
            done, findings = future.result()
            code, wanted = cases[name] if variant == "fault" else (0, [])
            problem = complaint(source, done, findings, code, wanted)
            if problem:
                failed += 1
                print(f"FAILED {name}, {variant}, {device}: {problem}\n{done.stdout}{done.stderr}")
    if "unset_buffer" in cases and not names:  # a program's own failure stays what it is
        device, binary = next(iter(binaries.items()))
        done, findings = run(lanewise, binary, [device], "unset_buffer", "fault", "7")
        if done.returncode != 7 or len(findings) != 1:
            failed += 1
            print(f"FAILED unset_buffer that ends with 7: {done.returncode}\n{done.stderr}")
    print(f"{len(jobs)} runs, {failed} failed")
    sys.exit(1 if failed or not jobs else 0)


if __name__ == "__main__":
    main()
