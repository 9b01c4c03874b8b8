# Two versions aligned, and numbers beside those of a saved report.

# Kinds of rows.
$ printf '%s\n' 'k:' 's_load_dwordx2 s[0:1], s[4:5], 0x0' 'v_lshlrev_b32 v1, 2, v0' 'v_mul_f32 v2, v3, v4' 'v_add_f32 v5, 1.0, v2' 'v_max_f32 v6, v5, v2' 's_nop 1' 'v_sub_f32 v7, v6, v5' 's_cbranch_scc0 end' 'v_min_f32 v7, v7, v1' 'end:' 'ds_write_b32 v1, v7' 's_endpgm' > old.s
$ printf '%s\n' 'k:' 's_load_dwordx2 s[0:1], s[4:5], 0x0' 'v_mul_f32 v2, v3, v4' 'v_add_f32 v5, 2.0, v2' 'v_max_f32 v8, v5, v2' 'v_sub_f32 v7, v8, v5' 'v_mov_b32 v9, v7' 's_cbranch_scc0 end' 'v_lshlrev_b32 v1, 2, v0' 'v_min_f32 v7, v7, v1' 'v_add_f32 v7, v7, v9' 'end:' 'ds_write_b32 v1, v7' 's_endpgm' > new.s
$ lanewise live old.s new.s --target gfx900
A  old.s: old (gfx900), vega-64: 10 waves per SIMD, the maximum
B  new.s: new (gfx900), vega-64: 10 waves per SIMD, the maximum
<blank>
                                     A             B    difference
live VGPRs at the peak               4             5            +1     +25.0 %
VGPRs                                8            10            +2     +25.0 %
allocated VGPRs                      8            12            +4     +50.0 %
live SGPRs at the peak               2             2
SGPRs                                6             6
allocated SGPRs                     16            16
waves per SIMD                      10            10
instructions                        11            12            +1      +9.1 %
code (bytes)                        52            56            +4      +7.7 %
  SALU                               2             1            -1     -50.0 %
  VALU                               6             8            +2     +33.3 %
  SMEM                               1             1
  LDS                                1             1
  branch                             1             1
<blank>
what changed at the peak: 5 VGPRs at line 2, before 4 at line 2
  +1  v1 is live from the start and kept to line 7
  +1  v2 is defined at line 2 (v_mul_f32)
  -1  v1 is defined at line 2 (v_lshlrev_b32)
<blank>
rows: 6 same, 2 renamed, 1 changed, 1 moved, 1 removed, 2 added
<blank>
     A      B  VGPRs  waves  bytes    instruction
     1      1   4 +1    10      8     s_load_dwordx2 s[0:1], s[4:5], 0x0
     3      2   5 +1    10      4     v_mul_f32_e32 v2, v3, v4
     4      3   4 +1    10      4   ~ v_add_f32_e32 v5, 2.0, v2
                                      was v_add_f32_e32 v5, 1.0, v2
     5      4   5 +1    10      4   r v_max_f32_e32 v8, v5, v2
                                      was v_max_f32_e32 v6, v5, v2
     6          3       10      4   - s_nop 1
     7      5   5 +1    10      4   r v_sub_f32_e32 v7, v8, v5
                                      was v_sub_f32_e32 v7, v6, v5
            6   4       10      4   + v_mov_b32_e32 v9, v7
     8      7   4 +2    10      4     s_cbranch_scc0 end
     2      8   4       10      4   > v_lshlrev_b32_e32 v1, 2, v0
     9      9   3 +1    10      4     v_min_f32_e32 v7, v7, v1
           10   3       10      4   + v_add_f32_e32 v7, v7, v9
    10     11   2       10      8     ds_write_b32 v1, v7
    11     12   0       10      4     s_endpgm
<blank>
live VGPRs by line; * where several meet
    5 |      BBBBBB      BBBBBBBBBBBB
      |BBBBBBAAAAAA******      AAAAAABBBBBB******BBBBBB
    3 |AAAAAA            AAAAAA      AAAAAA            BBBBBBBBBBBB
      |                                          AAAAAAAAAAAAAAAAAABBBBBB
      |
    0 +------------------------------------------------------------------------
       1                                                                     12

# A file and itself.
$ lanewise live old.s old.s --target gfx900 | grep rows
rows: 11 same

# Everything renamed.
$ sed 's/v\([0-9]\)/v1\1/g' old.s > renamed.s && lanewise live old.s renamed.s --target gfx900 | grep -A8 rows
rows: 4 same, 7 renamed
<blank>
live VGPRs by line; * where several meet
    4 |       *************       ******       ******
      |*******             *******      *******
    2 |                                              ********************
      |
    0 +------------------------------------------------------------------------
       1                                                                     11

# Three are side by side, and other forms report on each file.
$ lanewise live old.s new.s renamed.s --target gfx900 | head -8
A  old
B  new
C  renamed
<blank>
                               A             B             C
target                    gfx900        gfx900        gfx900
wave size                     64            64            64
peak VGPRs                     4             5             4
$ lanewise live old.s new.s --target gfx900 --summary
old (kernel, gfx900) old.s
  VGPRs     4 live at the peak, line 2 (0x1218): v_lshlrev_b32_e32 v1, 2, v0
            8 allocated
  SGPRs     2 live at the peak, line 1 (0x1210): s_load_dwordx2 s[0:1], s[4:5],…
            16 allocated, 6 requested
  occupancy vega-64: 10 waves per SIMD, the maximum, workgroups of 256
<blank>
new (kernel, gfx900) new.s
  VGPRs     5 live at the peak, line 2 (0x1218): v_mul_f32_e32 v2, v3, v4
            12 allocated, 10 requested
  SGPRs     2 live at the peak, line 1 (0x1210): s_load_dwordx2 s[0:1], s[4:5],…
            16 allocated, 6 requested
  occupancy vega-64: 10 waves per SIMD, the maximum, workgroups of 256

# Several kernels: by name, and what only one file has.
$ printf '%s\n' '.amdgcn_target "amdgcn-amd-amdhsa--gfx900"' '.text' > head.s; kernel() { printf '%s\n' ".globl $1" ".p2align 8" ".type $1,@function" "$1:" "$2" 's_endpgm' ".amdhsa_kernel $1" ".amdhsa_next_free_vgpr $3" '.amdhsa_next_free_sgpr 8' '.end_amdhsa_kernel' '.text'; }; (cat head.s; kernel first 'v_mov_b32 v1, v0' 4; kernel second 'v_mov_b32 v1, v0' 8; kernel gone 's_nop 0' 4) > three_old.s; (cat head.s; kernel second 'v_mov_b32 v1, v0' 12; kernel first 'v_mov_b32 v1, v0' 4; kernel come 's_nop 0' 4) > three_new.s
$ lanewise as three_old.s -o three_old.hsaco && lanewise as three_new.s -o three_new.hsaco && lanewise live three_old.hsaco three_new.hsaco | grep -E '^[AB] |^VGPRs|^rows|^only'
A  three_old.hsaco: second (gfx900), vega-64: 10 waves per SIMD, the maximum
B  three_new.hsaco: second (gfx900), vega-64: 10 waves per SIMD, the maximum
VGPRs                                8            12            +4     +50.0 %
rows: 2 same
A  three_old.hsaco: first (gfx900), vega-64: 10 waves per SIMD, the maximum
B  three_new.hsaco: first (gfx900), vega-64: 10 waves per SIMD, the maximum
VGPRs                                4             4
rows: 2 same
only in three_old.hsaco: gone
only in three_new.hsaco: come
$ lanewise live three_old.hsaco three_new.hsaco --kernel second | grep -E '^[AB] |^VGPRs|^rows|^only'
A  three_old.hsaco: second (gfx900), vega-64: 10 waves per SIMD, the maximum
B  three_new.hsaco: second (gfx900), vega-64: 10 waves per SIMD, the maximum
VGPRs                                8            12            +4     +50.0 %
rows: 2 same
$ lanewise live three_old.hsaco three_new.hsaco --kernel come
error: three_old.hsaco: has no kernel 'come'; it has: first, second, gone
exit 2
$ lanewise live three_old.hsaco old.s --target gfx900
only in three_old.hsaco: first, second, gone
only in old.s: old

# JSON.
$ lanewise live old.s new.s --target gfx900 --json | python3 -c 'import json, sys; c = json.load(sys.stdin)["comparison"]; k, = c["kernels"]; print(c["only_before"], c["only_after"], k["before"], k["after"]); print(*[n for n in k["numbers"] if n["before"] != n["after"]], sep="\n"); print([(p["change"], p["registers"]) for p in k["peak"]]); print(*[(r["kind"], r.get("before", {}).get("line"), r.get("after", {}).get("line")) for r in k["rows"]], sep="\n")'
[] [] {'file': 'old.s', 'kernel': 'old'} {'file': 'new.s', 'kernel': 'new'}
{'after': 5, 'before': 4, 'growth_percent': 25.0, 'name': 'peak_vgprs'}
{'after': 10, 'before': 8, 'growth_percent': 25.0, 'name': 'vgprs'}
{'after': 12, 'before': 8, 'growth_percent': 50.0, 'name': 'allocated_vgprs'}
{'after': 12, 'before': 11, 'growth_percent': 9.090909090909092, 'name': 'instructions'}
{'after': 56, 'before': 52, 'growth_percent': 7.6923076923076925, 'name': 'code_bytes'}
{'after': 1, 'before': 2, 'growth_percent': -50.0, 'name': 'SALU'}
{'after': 8, 'before': 6, 'growth_percent': 33.333333333333336, 'name': 'VALU'}
[('added', ['v1']), ('added', ['v2']), ('removed', ['v1'])]
('same', 1, 1)
('same', 3, 2)
('changed', 4, 3)
('renamed', 5, 4)
('removed', 6, None)
('renamed', 7, 5)
('added', None, 6)
('same', 8, 7)
('moved', 2, 8)
('same', 9, 9)
('added', None, 10)
('same', 10, 11)
('same', 11, 12)

# Pages.
$ lanewise live old.s new.s --target gfx900 --html page.html > /dev/null && grep -c '<details id="diff">' page.html && grep -o '<tr class="[a-z]*">' page.html | sort | uniq -c
1
      2 <tr class="added">
      1 <tr class="changed">
      1 <tr class="moved">
      1 <tr class="removed">
      2 <tr class="renamed">
      6 <tr class="same">
$ lanewise live old.s --target gfx900 --html page.html > /dev/null && grep -c '<details id="diff">' page.html
0
exit 1

# A saved report.
$ lanewise live three_old.hsaco --summary --json > old.json && lanewise live three_old.hsaco --summary --baseline old.json | tail -2
<blank>
compared with old.json, at most 0 % worse: holds
$ lanewise live three_new.hsaco --kernel second --summary --baseline old.json --junit worse.xml; code=$?; cat worse.xml; exit $code
second (kernel, gfx900) three_new.hsaco
  VGPRs     1 live at the peak, line 1 (0x1400): v_mov_b32_e32 v1, v0
            12 allocated, 2 named in the code
  SGPRs     none live; 16 allocated, 0 named in the code
  occupancy vega-64: 10 waves per SIMD, the maximum, workgroups of 256
<blank>
compared with old.json, at most 0 % worse: does not hold
  second
    VGPRs                                    8 to         12        +4     +50.0 %  worse
  only in old.json: first, gone
regression: three_new.hsaco: second: VGPRs: 12, in old.json 8 (+50.0 %; at most 0 % worse is allowed)
<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="lanewise live" tests="8" failures="1">
  <testsuite name="three_new.hsaco" tests="8" failures="1">
    <testcase classname="three_new.hsaco" name="second vgprs">
      <failure message="second: VGPRs: 12, in old.json 8 (+50.0 %; at most 0 % worse is allowed)">second: VGPRs: 12, in old.json 8 (+50.0 %; at most 0 % worse is allowed)</failure>
    </testcase>
    <testcase classname="three_new.hsaco" name="second vgpr_spills"/>
    <testcase classname="three_new.hsaco" name="second sgprs"/>
    <testcase classname="three_new.hsaco" name="second sgpr_spills"/>
    <testcase classname="three_new.hsaco" name="second agprs"/>
    <testcase classname="three_new.hsaco" name="second scratch_bytes"/>
    <testcase classname="three_new.hsaco" name="second waves_per_simd (vega-64)"/>
    <testcase classname="three_new.hsaco" name="second code_bytes"/>
  </testsuite>
</testsuites>
exit 1
$ lanewise live three_new.hsaco --kernel second --summary --baseline old.json --max-regression 50 | tail -4
compared with old.json, at most 50 % worse: holds
  second
    VGPRs                                    8 to         12        +4     +50.0 %
  only in old.json: first, gone
$ lanewise live three_new.hsaco --kernel second --summary --baseline old.json --max-regression 49.9% > /dev/null
regression: three_new.hsaco: second: VGPRs: 12, in old.json 8 (+50.0 %; at most 49.9 % worse is allowed)
exit 1
$ lanewise live three_new.hsaco --kernel second --summary --baseline - < old.json > /dev/null
regression: three_new.hsaco: second: VGPRs: 12, in <stdin> 8 (+50.0 %; at most 0 % worse is allowed)
exit 1
$ lanewise live three_old.hsaco --kernel second --json > second.json; lanewise live three_new.hsaco --kernel second --baseline second.json --json | python3 -c 'import json, sys; b = json.load(sys.stdin)["baseline"]; r = b.pop("results"); print(b); print(r[0]); print([x["name"] for x in r])'
regression: three_new.hsaco: second: VGPRs: 12, in second.json 8 (+50.0 %; at most 0 % worse is allowed)
{'file': 'second.json', 'holds': False, 'max_regression_percent': 0.0, 'only_before': []}
{'after': 12, 'before': 8, 'failure': 'second: VGPRs: 12, in second.json 8 (+50.0 %; at most 0 % worse is allowed)', 'file': 'three_new.hsaco', 'growth_percent': 50.0, 'holds': False, 'kernel': 'second', 'name': 'vgprs'}
['vgprs', 'vgpr_spills', 'sgprs', 'sgpr_spills', 'agprs', 'scratch_bytes', 'waves_per_simd', 'code_bytes']

# Fewer waves are worse, and so is what was 0; a report without a number is not compared with it.
$ python3 -c 'import json; d = json.load(open("second.json")); k, = d["kernels"]; k["occupancy"][0]["waves_per_simd"] = 11; k["scratch_bytes"] = 0; k["vgprs"] = 99; del k["agprs"]; json.dump(d, open("waves.json", "w"))'; lanewise live three_old.hsaco --kernel second --summary --baseline waves.json --max-regression 5 | tail -4
regression: three_old.hsaco: second: waves per SIMD on vega-64: 10, in waves.json 11 (-9.1 %; at most 5 % worse is allowed)
compared with waves.json, at most 5 % worse: does not hold
  second
    VGPRs                                   99 to          8       -91     -91.9 %
    waves per SIMD on vega-64               11 to         10        -1      -9.1 %  worse
$ python3 -c 'import json; d = json.load(open("second.json")); k, = d["kernels"]; k["sgprs"] = 0; json.dump(d, open("none.json", "w"))'; lanewise live three_old.hsaco --kernel second --summary --baseline none.json --max-regression 1000000 | tail -3
regression: three_old.hsaco: second: SGPRs: 16, in none.json 0 (was 0; at most 1000000 % worse is allowed)
compared with none.json, at most 1000000 % worse: does not hold
  second
    SGPRs                                    0 to         16       +16              worse

# Wrong ones.
$ lanewise live three_new.hsaco --summary --baseline old.json
error: old.json: expected a kernel come as in three_new.hsaco; it has first, second, gone
exit 2
$ lanewise live three_new.hsaco --summary --baseline nosuch.json
error: nosuch.json: No such file or directory
exit 2
$ printf '{\n "schema": \n}\n' > broken.json; lanewise live three_new.hsaco --summary --baseline broken.json
broken.json:3:1: error: expected a report that `lanewise live --json` printed; this is not JSON
exit 2
$ : > empty.json; lanewise live three_new.hsaco --summary --baseline empty.json
empty.json:1:1: error: expected a report that `lanewise live --json` printed; this is not JSON
exit 2
$ echo '{"schema": 1e999}' > large.json; lanewise live three_new.hsaco --summary --baseline large.json
error: large.json: expected a report that `lanewise live --json` printed; this is not JSON
exit 2
$ echo '[1]' > list.json; lanewise live three_new.hsaco --summary --baseline list.json
error: list.json: expected a report that `lanewise live --json` printed, with the schema lanewise/live/1; found no schema
exit 2
$ lanewise info three_old.hsaco --json > info.json; lanewise live three_new.hsaco --summary --baseline info.json
error: info.json: expected a report that `lanewise live --json` printed, with the schema lanewise/live/1; found the schema lanewise/info/1
exit 2
$ echo '{"schema": "lanewise/live/1", "kernels": [{"name": "second", "file": "a", "target": "gfx900", "vgprs": -4}]}' > minus.json; lanewise live three_new.hsaco --summary --baseline minus.json
error: minus.json: kernels[0].vgprs: expected a whole number from 0 on, as `lanewise live --json` prints it
exit 2
$ echo '{"schema": "lanewise/live/1", "kernels": [7]}' > seven.json; lanewise live three_new.hsaco --summary --baseline seven.json
error: seven.json: kernels[0]: expected an object, as `lanewise live --json` prints it
exit 2
$ echo '{"schema": "lanewise/live/1"}' > no_list.json; lanewise live three_new.hsaco --summary --baseline no_list.json
error: no_list.json: kernels: expected a list, as `lanewise live --json` prints it
exit 2
$ lanewise live three_old.hsaco --kernel second --summary --device radeon-vii --baseline second.json
error: three_old.hsaco: there is no code for gfx906 in the file, only for gfx900
exit 2
$ lanewise live three_old.hsaco --summary --baseline old.json --max-regression -1
error: --max-regression -1: expected a percentage from 0 on, such as 5 or 2.5%
exit 2
$ lanewise live three_old.hsaco --summary --baseline old.json --max-regression %
error: --max-regression %: expected a percentage from 0 on, such as 5 or 2.5%
exit 2
$ lanewise live three_old.hsaco --summary --max-regression 5
error: --max-regression needs --baseline
exit 2

# Time.
$ sed 's/a \* x\[i\]/a * x[i] * x[i]/' examples/saxpy.cl > square.cl; lanewise time examples/saxpy.cl square.cl --device vega-64 --grid 4 --block 256 'f32[1024]=iota' 'f32[1024]=zeros' f32:2
A  examples/saxpy.cl: saxpy on vega-64: {{[\d ]+}} cycles, {{[\d.]+}} us; uncertainty: {{[\d ]+}} to {{[\d ]+}} cycles
B  square.cl: saxpy on vega-64: {{[\d ]+}} cycles, {{[\d.]+}} us; uncertainty: {{[\d ]+}} to {{[\d ]+}} cycles
<blank>
                                     A             B    difference
cycles                            1968          1968
wave instructions                  384           416           +32      +8.3 %
VGPRs                                4             5            +1     +25.0 %
allocated VGPRs                      4             8            +4    +100.0 %
SGPRs                               15            15
allocated SGPRs                     16            16
waves per SIMD                      10            10
code (bytes)                       136           144            +8      +5.9 %
cycles of all waves              31272         31272
  issue                           1536          1664          +128      +8.3 %
  wait vm                         8864          8640          -224      -2.5 %
  wait lgkm                       8344          8344
  unit busy                        152           152
  not picked                        76           100           +24     +31.6 %
  fetch                           8360          8360
  memory queue                      72           144           +72    +100.0 %
  launch                            24            24
  drain                           3844          3844
<blank>
rows: 23 same, 1 changed, 2 added
<blank>
     A      B  executed  cycles      stalled       instruction
          ...  17 rows
    18     18       16     64           0          v_add_co_u32_e32 v0, vcc, s2, v0
    19     19       16     64           0          v_addc_co_u32_e32 v1, vcc, v3, v1, vcc
    20     20       16     64           0          global_load_dword v3, v[0:1], off
           21       16   8704        8640        + s_waitcnt vmcnt(1)
           22       16     64           0        + v_mul_f32_e32 v4, s10, v2
    21     23       16    256 -8768   192 -8768    s_waitcnt vmcnt(0)
    22     24       16     64           0        ~ v_fma_f32 v2, v4, v2, v3
                                                   was v_fma_f32 v2, s10, v2, v3
    23     25       16     64           0          global_store_dword v[0:1], v2, off
    24     26       16   3936        3872          s_endpgm
$ lanewise time examples/saxpy.cl square.cl --device vega-64 --device fiji-r9-nano --grid 4 --block 256 'f32[1024]=iota' 'f32[1024]=zeros' f32:2 --html two.html | grep -E '^[AB] |^rows' && grep -c 'class="diff"' two.html
A  examples/saxpy.cl: saxpy on vega-64: {{[\d ]+}} cycles, {{[\d.]+}} us; uncertainty: {{[\d ]+}} to {{[\d ]+}} cycles
B  square.cl: saxpy on vega-64: {{[\d ]+}} cycles, {{[\d.]+}} us; uncertainty: {{[\d ]+}} to {{[\d ]+}} cycles
rows: 23 same, 1 changed, 2 added
A  examples/saxpy.cl: saxpy on fiji-r9-nano: {{[\d ]+}} cycles, {{[\d.]+}} us; uncertainty: {{[\d ]+}} to {{[\d ]+}} cycles
B  square.cl: saxpy on fiji-r9-nano: {{[\d ]+}} cycles, {{[\d.]+}} us; uncertainty: {{[\d ]+}} to {{[\d ]+}} cycles
rows: 23 same, 1 changed, 2 added
4
$ lanewise time examples/saxpy.cl square.cl --device vega-64 --grid 4 --block 256 'f32[1024]=iota' 'f32[1024]=zeros' f32:2 --json | python3 -c 'import json, sys; d = json.load(sys.stdin); c, = d["comparisons"]; print(len(d["dispatches"]), c["before"], c["after"], c["device"]); print(sum(r["after"]["cycles"] for r in c["rows"] if "after" in r) == d["dispatches"][1]["wave_cycles"])'
2 {'file': 'examples/saxpy.cl', 'kernel': 'saxpy'} {'file': 'square.cl', 'kernel': 'saxpy'} vega-64
True
$ lanewise time examples/saxpy.cl --device vega-64 --grid 4 --block 256 'f32[1024]=iota' 'f32[1024]=zeros' f32:2 --json > time.json; lanewise time square.cl --device vega-64 --grid 4 --block 256 'f32[1024]=iota' 'f32[1024]=zeros' f32:2 --baseline time.json --max-regression 10% --junit time.xml | tail -4; grep -c testcase time.xml
regression: square.cl: saxpy: VGPRs: 5, in time.json 4 (+25.0 %; at most 10 % worse is allowed)
compared with time.json, at most 10 % worse: does not hold
  saxpy
    VGPRs                                    4 to          5        +1     +25.0 %  worse
    code (bytes)                           136 to        144        +8      +5.9 %
10
$ lanewise time square.cl --device vega-64 --grid 2 --block 256 'f32[1024]=iota' 'f32[1024]=zeros' f32:2 --baseline time.json
error: time.json: expected saxpy with 2 workgroups of 256 work-items; it was timed with 4 workgroups of 256 work-items
exit 2
$ lanewise time square.cl --device radeon-vii --target gfx906 --grid 4 --block 256 'f32[1024]=iota' 'f32[1024]=zeros' f32:2 --baseline time.json
error: time.json: expected saxpy on radeon-vii; it is there on vega-64
exit 2
$ lanewise time square.cl --device vega-64 --grid 4 --block 256 'f32[1024]=iota' 'f32[1024]=zeros' f32:2 --baseline old.json
error: old.json: expected a report that `lanewise time --json` printed, with the schema lanewise/time/1; found the schema lanewise/live/1
exit 2
$ lanewise time square.cl --device vega-64 --grid 4 --block 256 'f32[1024]=iota' 'f32[1024]=zeros' f32:2 --junit time.xml
error: --junit needs --baseline
exit 2
$ lanewise time examples/saxpy.cl square.cl examples/saxpy.cl --device vega-64 --grid 4 --block 256 'f32[1024]=iota' 'f32[1024]=zeros' f32:2 --html three.html
error: --html takes one file and one device, or two files
exit 2

# Options that a comparison does not show.
$ lanewise time examples/saxpy.cl square.cl --grid 4 --block 256 'f32[1024]=iota' 'f32[1024]=zeros' f32:2 --top 3; lanewise time examples/saxpy.cl square.cl --grid 4 --block 256 'f32[1024]=iota' 'f32[1024]=zeros' f32:2 --sensitivity; lanewise live examples/saxpy.cl square.cl --target gfx900 --occupancy; lanewise live examples/saxpy.cl --target gfx900 --rga --occupancy
error: --top takes one file
error: --sensitivity takes one file, or --json
error: --occupancy takes one file, or a view: --summary, --table or --ranges
error: --occupancy and --rga exclude one another
exit 2
