# run --check: one message a mistake, both sides, which checks are on.

$ lanewise compile racing.cl --target gfx900 -o racing.hsaco -- -g -cl-std=CL2.0 && lanewise compile examples/sum.cl --target gfx900 -o sum.hsaco -- -cl-std=CL2.0

$ lanewise run sum.hsaco --grid 4 --block 256 'u32[1024]=iota' 'u32[4]=zeros' lds:1024 --print 1 --check
1: 32640 98176 163712 229248

$ lanewise run sum.hsaco --grid 4 --block 256 'u32[1024]=iota' 'u32[4]=undefined' lds:1024 --print 1 --check --json
{
  "arguments": {
    "1": [
      "32640",
      "98176",
      "163712",
      "229248"
    ]
  },
  "findings": [],
  "findings_without_effect": [],
  "messages": [],
  "outcome": "finished",
  "schema": "lanewise/run/1",
  "wave_instructions": 2064
}

$ lanewise run sum.hsaco --grid 4 --block 256 'u32[1024]=undefined' 'u32[4]=undefined' lds:1024 --check
uninitialised: a value stored to memory depends on an uninitialised value from LDS memory, 4 times
  load  workgroup (0, 0, 0), wave 0, lane 0, 0x1a1c: ds_read_b32 v0, v0
  use   workgroup (0, 0, 0), wave 0, lane 0, 0x1a3c: global_store_dword v1, v0, s[0:1]
exit 1

$ lanewise run racing.hsaco --grid 1 --block 128 'i32[128]=zeros' lds:512 --check
uninitialised: a value stored to memory depends on an uninitialised value from LDS memory
  load  workgroup (0, 0, 0), wave 0, lane 63, 0x19a4: ds_read_b32 v0, v0
        at racing.cl:5:12
  use   workgroup (0, 0, 0), wave 0, lane 63, 0x19b0: global_store_dword v2, v0, s[0:1]
        at racing.cl:5:10
races: LDS memory is accessed by two waves, and no barrier lies between the accesses, 2 times
  4 bytes, at 256 of LDS
  load   workgroup (0, 0, 0), wave 0, lane 63, 0x19a4: ds_read_b32 v0, v0
         at racing.cl:5:12
  store  workgroup (0, 0, 0), wave 1, lane 0, 0x1988: ds_write_b32 v4, v0
         at racing.cl:4:13
exit 1

$ lanewise run racing.hsaco --grid 2 --block 128 'i32[128]=zeros' lds:512 --check=races,waits
races: LDS memory is accessed by two waves, and no barrier lies between the accesses, 4 times
  4 bytes, at 256 of LDS
  load   workgroup (0, 0, 0), wave 0, lane 63, 0x19a4: ds_read_b32 v0, v0
         at racing.cl:5:12
  store  workgroup (0, 0, 0), wave 1, lane 0, 0x1988: ds_write_b32 v4, v0
         at racing.cl:4:13
exit 1

$ lanewise run racing.hsaco --grid 1 --block 128 'i32[128]=zeros' lds:512 --check=memory,waits,barriers,uninitialised
uninitialised: a value stored to memory depends on an uninitialised value from LDS memory
  load  workgroup (0, 0, 0), wave 0, lane 63, 0x19a4: ds_read_b32 v0, v0
        at racing.cl:5:12
  use   workgroup (0, 0, 0), wave 0, lane 63, 0x19b0: global_store_dword v2, v0, s[0:1]
        at racing.cl:5:10
exit 1

$ lanewise run racing.hsaco --grid 1 --block 64 'i32[128]=zeros' lds:128 --check
memory: LDS is accessed out of range: loads give 0, stores are lost, 32 times
  4 bytes, just past the end of the workgroup's 128 bytes of LDS
  store  workgroup (0, 0, 0), wave 0, lane 32, 0x1988: ds_write_b32 v4, v0
         at racing.cl:4:13
memory: LDS is accessed out of range: loads give 0, stores are lost, 32 times
  4 bytes, just past the end of the workgroup's 128 bytes of LDS
  load  workgroup (0, 0, 0), wave 0, lane 31, 0x19a4: ds_read_b32 v0, v0
        at racing.cl:5:12
exit 1

$ lanewise run racing.hsaco --grid 1 --block 64 'i32[32]=zeros' lds:256 --check --json
fault: memory_fault: global store of 4 bytes at 0x1000c0005080, just past the end of argument 0 'out' (i32[32])
  in kernel racing, workgroup (0, 0, 0), wave 0, lane 32, pc 0x1000000019b0: global_store_dword v2, v0, s[0:1]
  at racing.cl:5:10
{
  "fault": {
    "access": "store",
    "address": 17595407290496,
    "instruction": "global_store_dword v2, v0, s[0:1]",
    "kernel": "racing",
    "lane": 32,
    "message": "memory_fault: global store of 4 bytes at 0x1000c0005080, just past the end of argument 0 'out' (i32[32])\n  in kernel racing, workgroup (0, 0, 0), wave 0, lane 32, pc 0x1000000019b0: global_store_dword v2, v0, s[0:1]\n  at racing.cl:5:10",
    "pc": 17592186050992,
    "relation": "just past the end of argument 0 'out' (i32[32])",
    "size_bytes": 4,
    "source": "racing.cl:5:10",
    "wave": 0,
    "workgroup": [
      0,
      0,
      0
    ]
  },
  "findings": [
    {
      "address": 17595407290496,
      "check": "memory",
      "count": 1,
      "message": "memory access fault; the dispatch stops here",
      "places": 1,
      "relation": "just past the end of argument 0 'out' (i32[32])",
      "severity": "error",
      "sides": [
        {
          "address": 6576,
          "instruction": "global_store_dword v2, v0, s[0:1]",
          "lane": 32,
          "role": "store",
          "source": "racing.cl:5:10",
          "wave": 0,
          "workgroup": [
            0,
            0,
            0
          ]
        }
      ],
      "size_bytes": 4,
      "space": "global"
    }
  ],
  "findings_without_effect": [],
  "messages": [],
  "outcome": "memory_fault",
  "schema": "lanewise/run/1",
  "wave_instructions": 34
}
exit 3

$ lanewise run racing.hsaco --grid 1 --block 128 'i32[128]=zeros' lds:512 --check=race
error: --check=race: 'race' is not one of memory, uninitialised, races, waits, barriers, registers, streams, lanes and calls
exit 2

# An inlined function is named with the line that it has in the program, and from where it was inlined; other tools get
# the same.
$ lanewise compile inlined.cl --target gfx900 -o inlined.hsaco -- -g
$ lanewise run inlined.hsaco --grid 1 --block 64 'i32[32]=zeros'
fault: memory_fault: global store of 4 bytes at 0x100000035080, just past the end of argument 0 'out' (i32[32])
  in kernel inlined, workgroup (0, 0, 0), wave 0, lane 32, pc 0x10000000184c: global_store_dword v[0:1], v2, off
  at inlined.cl:1:68
  inlined at inlined.cl:3:3
exit 3

$ lanewise run inlined.hsaco --grid 1 --block 64 'i32[32]=zeros' --junit found.xml --sarif found.sarif 2> messages; sed -n '/results/,$p' found.sarif
      "results": [
        {
          "ruleId": "memory",
          "ruleIndex": 0,
          "level": "error",
          "occurrenceCount": 1,
          "message": {
            "text": "memory access fault; the dispatch stops here; just past the end of argument 0 'out' (i32[32])\nstore by workgroup (0, 0, 0), wave 0, lane 32: global_store_dword v[0:1], v2, off"
          },
          "locations": [
            {
              "physicalLocation": {
                "artifactLocation": {
                  "uri": "inlined.cl"
                },
                "region": {
                  "startLine": 1,
                  "startColumn": 68
                }
              },
              "logicalLocations": [
                {
                  "fullyQualifiedName": "inlined",
                  "kind": "function"
                }
              ]
            }
          ],
          "relatedLocations": [
            {
              "physicalLocation": {
                "artifactLocation": {
                  "uri": "inlined.cl"
                },
                "region": {
                  "startLine": 3,
                  "startColumn": 3
                }
              },
              "id": 0,
              "message": {
                "text": "inlined here"
              }
            }
          ]
        }
      ]
    }
  ]
}

$ lanewise run racing.hsaco --grid 1 --block 128 'i32[128]=zeros' lds:512 --junit found.xml; cat found.xml
uninitialised: a value stored to memory depends on an uninitialised value from LDS memory
  load  workgroup (0, 0, 0), wave 0, lane 63, 0x19a4: ds_read_b32 v0, v0
        at racing.cl:5:12
  use   workgroup (0, 0, 0), wave 0, lane 63, 0x19b0: global_store_dword v2, v0, s[0:1]
        at racing.cl:5:10
races: LDS memory is accessed by two waves, and no barrier lies between the accesses, 2 times
  4 bytes, at 256 of LDS
  load   workgroup (0, 0, 0), wave 0, lane 63, 0x19a4: ds_read_b32 v0, v0
         at racing.cl:5:12
  store  workgroup (0, 0, 0), wave 1, lane 0, 0x1988: ds_write_b32 v4, v0
         at racing.cl:4:13
<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="lanewise run" tests="8" failures="2">
  <testsuite name="racing" tests="8" failures="2">
    <testcase classname="racing" name="memory"/>
    <testcase classname="racing" name="uninitialised">
      <failure message="a value stored to memory depends on an uninitialised value from LDS memory&#10;in kernel racing&#10;load by workgroup (0, 0, 0), wave 0, lane 63: ds_read_b32 v0, v0&#10;  at racing.cl:5:12&#10;use by workgroup (0, 0, 0), wave 0, lane 63: global_store_dword v2, v0, s[0:1]&#10;  at racing.cl:5:10">a value stored to memory depends on an uninitialised value from LDS memory&#10;in kernel racing&#10;load by workgroup (0, 0, 0), wave 0, lane 63: ds_read_b32 v0, v0&#10;  at racing.cl:5:12&#10;use by workgroup (0, 0, 0), wave 0, lane 63: global_store_dword v2, v0, s[0:1]&#10;  at racing.cl:5:10</failure>
    </testcase>
    <testcase classname="racing" name="races">
      <failure message="LDS memory is accessed by two waves, and no barrier lies between the accesses, 2 times&#10;in kernel racing&#10;at 256 of LDS&#10;load by workgroup (0, 0, 0), wave 0, lane 63: ds_read_b32 v0, v0&#10;  at racing.cl:5:12&#10;store by workgroup (0, 0, 0), wave 1, lane 0: ds_write_b32 v4, v0&#10;  at racing.cl:4:13">LDS memory is accessed by two waves, and no barrier lies between the accesses, 2 times&#10;in kernel racing&#10;at 256 of LDS&#10;load by workgroup (0, 0, 0), wave 0, lane 63: ds_read_b32 v0, v0&#10;  at racing.cl:5:12&#10;store by workgroup (0, 0, 0), wave 1, lane 0: ds_write_b32 v4, v0&#10;  at racing.cl:4:13</failure>
    </testcase>
    <testcase classname="racing" name="waits"/>
    <testcase classname="racing" name="barriers"/>
    <testcase classname="racing" name="registers"/>
    <testcase classname="racing" name="lanes"/>
    <testcase classname="racing" name="run"/>
  </testsuite>
</testsuites>

$ lanewise run sum.hsaco --grid 4 --block 256 'u32[1024]=iota' 'u32[4]=zeros' lds:1024 --junit found.xml --sarif found.sarif && cat found.xml && grep -c ruleId found.sarif
<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="lanewise run" tests="8" failures="0">
  <testsuite name="sum" tests="8" failures="0">
    <testcase classname="sum" name="memory"/>
    <testcase classname="sum" name="uninitialised"/>
    <testcase classname="sum" name="races"/>
    <testcase classname="sum" name="waits"/>
    <testcase classname="sum" name="barriers"/>
    <testcase classname="sum" name="registers"/>
    <testcase classname="sum" name="lanes"/>
    <testcase classname="sum" name="run"/>
  </testsuite>
</testsuites>
0
exit 1

# What makes the exit code fail fails a test case, and the names stay: a wrong result, a fault, a timeout.
$ printf '\0%.0s' $(seq 16) > wrong.bin; lanewise run sum.hsaco --grid 4 --block 256 'u32[1024]=iota' 'u32[4]=zeros' lds:1024 --junit wrong.xml --expect 1=@wrong.bin 2> messages; echo $?; cat messages; sed -n 's/<failure.*//; /case/p' wrong.xml
1
{{argument 1.*}}: 4 of 4 elements differ from wrong.bin; the first is {{.*}}
    <testcase classname="sum" name="memory"/>
    <testcase classname="sum" name="uninitialised"/>
    <testcase classname="sum" name="races"/>
    <testcase classname="sum" name="waits"/>
    <testcase classname="sum" name="barriers"/>
    <testcase classname="sum" name="registers"/>
    <testcase classname="sum" name="lanes"/>
    <testcase classname="sum" name="run"/>
    <testcase classname="sum" name="expect 1=@wrong.bin">
    </testcase>

$ lanewise run sum.hsaco --grid 4 --block 256 'u32[8]=iota' 'u32[4]=zeros' lds:1024 --junit fault.xml --expect 1=@wrong.bin 2> messages; echo $?; sed -n 's/ *<failure message="\([^&]*\)&.*/\1/; s/ *<failure message="\([^"]*\)".*/\1/; /case\|memory\|finish/p' fault.xml
3
    <testcase classname="sum" name="memory">
memory access fault; the dispatch stops here
    </testcase>
    <testcase classname="sum" name="uninitialised"/>
    <testcase classname="sum" name="races"/>
    <testcase classname="sum" name="waits"/>
    <testcase classname="sum" name="barriers"/>
    <testcase classname="sum" name="registers"/>
    <testcase classname="sum" name="lanes"/>
    <testcase classname="sum" name="run">
memory_fault: {{.*}}
    </testcase>
    <testcase classname="sum" name="expect 1=@wrong.bin">
the kernel did not finish
    </testcase>

$ lanewise run sum.hsaco --grid 4 --block 256 'u32[1024]=iota' 'u32[4]=zeros' lds:1024 --max-instructions 10 --junit limit.xml 2> messages; echo $?; grep -c '<failure' limit.xml; grep -A1 'name="run"' limit.xml | grep -c failure
3
1
1

$ lanewise run sum.hsaco --grid 4 --block 256 'u32[1024]=iota' 'u32[4]=zeros' lds:1024 --check=streams
error: --check=streams: 'streams' checks a program, see `lanewise hip --check`; run executes one dispatch
exit 2

# A source is compiled with its lines, so that a plain store is known as one.
$ lanewise run plain_race.cl --target gfx900 --grid 1 --block 64 'i32[1]=zeros' --check=races
races: two lanes store different values into the same global memory in one instruction
  4 bytes, at offset 0 of argument 0 'a' (i32[1])
  store  workgroup (0, 0, 0), wave 0, lane 0, {{0x[0-9a-f]+}}: global_store_dword v1, v0, s[0:1]
         at plain_race.cl:2:8
         inlined at plain_race.cl:1:{{\d+}}
  store  workgroup (0, 0, 0), wave 0, lane 1, {{0x[0-9a-f]+}}: global_store_dword v1, v0, s[0:1]
         at plain_race.cl:2:8
         inlined at plain_race.cl:1:{{\d+}}
exit 1
