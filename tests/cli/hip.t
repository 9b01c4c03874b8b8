# hip: what is wrong with a command line; programs themselves are in tests/hip and docs/hip.md
$ lanewise hip
error: hip: name the program to run after --
exit 2

$ lanewise hip --device nope -- true
error: --device nope: no such device; there are: fiji-r9-nano, fiji-mi8, {{.*}}
exit 2

$ lanewise hip --device navi31-7900xtx -- true
not modelled: --device navi31-7900xtx: running programs on gfx1100 is not modelled
exit 4

$ lanewise hip -- ./no-such-program
error: ./no-such-program: No such file or directory
exit 2

$ lanewise hip --max-instructions 0 -- true
error: --max-instructions 0: expected a number above 0
exit 2

$ mkdir full && touch full/file && lanewise hip --record full -- true
error: --record full: the folder is not empty
exit 2

$ touch a-file && lanewise hip --record a-file/record -- true
error: --record a-file/record: Not a directory
exit 2

$ lanewise hip --record new/record -- sh -c 'cd /; echo "$LANEWISE_RECORD"' && ls -a new/record
{{/.*}}/new/record
.
..

$ lanewise hip --check=race -- true
error: --check=race: 'race' is not one of memory, uninitialised, races, waits, barriers, registers, streams, lanes and calls
exit 2

$ lanewise hip --check-json nowhere/findings.json -- true
error: nowhere/findings.json: there is no folder 'nowhere'
exit 2

$ lanewise hip --check-json findings.json -- sh -c 'echo "$LANEWISE_CHECK"; basename "$LANEWISE_CHECK_JSON"' && cat findings.json
all
findings.json
{
  "findings": [],
  "findings_without_effect": []
}

$ lanewise hip -- sh -c 'echo "$1"' x --check=
--check=
$ lanewise hip -- sh -c 'echo "$LANEWISE_DEVICES" "$1" "$2"; exit 9' x -a '--b c'
vega-64 -a --b c
exit 9

$ lanewise hip --device gfx803 --device radeon-vii -- sh -c 'echo $LANEWISE_DEVICES'
gfx803,radeon-vii

$ lanewise hip --list --json | head -3
[
  {
    "compute_units": 64,

# A report of the run: standard output is the report's alone.
$ lanewise hip --json -- sh -c 'echo hello; exit 3' 2> said; code=$?; cat said; exit $code
{
  "program": [
    "sh",
    "-c",
    "echo hello; exit 3"
  ],
  "exit_code": 3,
  "dispatches": [],
  "faults": []
}
hello
exit 3

$ lanewise hip --json --check -- sh -c 'kill -9 $$'
{
  "program": [
    "sh",
    "-c",
    "kill -9 $$"
  ],
  "signal": 9,
  "dispatches": [],
  "faults": [],
  "findings": [],
  "findings_without_effect": []
}
exit 137

$ hipcc --offload-arch=gfx900 examples/hip/saxpy.hip -o saxpy && lanewise hip --json -- ./saxpy 2> said && cat said
{
  "program": [
    "./saxpy"
  ],
  "exit_code": 0,
  "dispatches": [
    {
      "device": "vega-64",
      "kernel": "_Z5saxpyfPKfPfi",
      "dispatches": 1,
      "wave_instructions": {{[0-9]+}}
    }
  ],
  "faults": []
}
hello from a wave of 64 lanes
AMD Radeon RX Vega 64 (gfx900:xnack-): 7

$ lanewise hip --json -- ./nosuch
error: ./nosuch: No such file or directory
{
  "command": "hip",
  "messages": [
    {
      "code": "option",
      "severity": "error",
      "text": "./nosuch: No such file or directory"
    }
  ],
  "schema": "lanewise/failure/1"
}
exit 2
