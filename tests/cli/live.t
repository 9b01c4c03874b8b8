# Live registers, in every form.

$ lanewise compile examples/saxpy.cl --target gfx900 -o saxpy.hsaco && lanewise live saxpy.hsaco
saxpy (kernel, gfx900) saxpy.hsaco
  VGPRs     4 live at the peak, line 14 (0x194c): v_add_co_u32_e32 v2, vcc, s0,…
            4 allocated
  SGPRs     11 live at the peak, line 4 (0x1918): s_load_dword s10, s[4:5], 0x10
            16 allocated, 15 requested, 11 named in the code
  occupancy vega-64: 10 waves per SIMD, the maximum, workgroups of 256
<blank>
  live VGPRs by line
    4 ┤                                       ███████████████████████████
      │                                       ███████████████████████████
      │                                    █████████████████████████████████
      │                                    █████████████████████████████████
    2 ┤                        █████████████████████████████████████████████
      │                        █████████████████████████████████████████████
      │█████████████████████████████████████████████████████████████████████
      │█████████████████████████████████████████████████████████████████████
    0 └────────────────────────────────────────────────────────────────────────
       1                                      ^ peak, line 14                 24
<blank>
  what holds the 4 VGPRs at line 14, longest idle first
       3  v1 is defined at line 12 (v_lshlrev_b64) and next read at line 15
       2  v3 is defined at line 13 (v_mov_b32) and next read at line 15
       0  v0 is defined at line 12 (v_lshlrev_b64) and used at the peak
       0  v2 is defined at line 14 (v_add_co_u32)
<blank>
  code      24 instructions in 136 bytes: VALU 12, SALU 5, SMEM 4, FLAT 3
            1 literal, 0 SDWA, 0 DPP, 2 waits, 0 s_nops, 0 branches
  memory    2 s_load_dword (4 bytes)
            1 s_load_dwordx4 (16 bytes)
            1 s_load_dwordx2 (8 bytes)
            2 global_load_dword (4 bytes per lane)
            1 global_store_dword (4 bytes per lane)

$ lanewise live saxpy.hsaco --summary
saxpy (kernel, gfx900) saxpy.hsaco
  VGPRs     4 live at the peak, line 14 (0x194c): v_add_co_u32_e32 v2, vcc, s0,…
            4 allocated
  SGPRs     11 live at the peak, line 4 (0x1918): s_load_dword s10, s[4:5], 0x10
            16 allocated, 15 requested, 11 named in the code
  occupancy vega-64: 10 waves per SIMD, the maximum, workgroups of 256

$ lanewise live pressure.s --target gfx900 --table
pressure (kernel, gfx900) pressure.s
  VGPRs     3 live at the peak, line 2 (0x1214): v_add_u32_e32 v2, v0, v1
            8 allocated, 6 requested
  SGPRs     none live; 16 allocated, 0 requested
  occupancy vega-64: 10 waves per SIMD, the maximum, workgroups of 256
<blank>
  line    address VGPRs SGPRs alloc change v0     instruction
     1       1210     2     0     8        v^     v_lshlrev_b32_e32 v1, 2, v0
     2       1214     3     0     8     +1 vv^    v_add_u32_e32 v2, v0, v1
     3       1218     3     0     8         vv^   v_mul_lo_u32 v3, v2, v1
     4       1220     1     0     8     -2 ^  v   v_mov_b32_e32 v0, v3
     5       1224     0     0     8     -1      ^ v_mov_b32_e32 v5, 0
     6       1228     0     0     8               s_endpgm

# The layout of Radeon GPU Analyzer.

$ lanewise live pressure.s --target gfx900 --rga
Legend:
  ':' means that the register is kept alive, while it is not actively being used by the current instruction
  '^' means that the current instruction writes to the register
  'v' means that the current instruction reads from the register
  'x' means that the current instruction both reads from the register and writes to it
 'Rn': Number of live registers
<blank>
  Line | Rn  |        | Instruction
--------------------------------------------------------------------------------
     1 |   2 | v^     | v_lshlrev_b32 v1, 2, v0
     2 |   3 | vv^    | v_add_u32 v2, v0, v1
     3 |   3 |  vv^   | v_mul_lo_u32 v3, v2, v1
     4 |   1 | ^  v   | v_mov_b32 v0, v3
     5 |   0 |      ^ | v_mov_b32 v5, 0
     6 |   0 |        | s_endpgm
<blank>
Maximum # VGPR used   3, VGPRs allocated by HW:   8 (6 requested)
<blank>
Architecture info:
  VGPRs total: 256
  VGPR allocation granularity: 4

$ lanewise live halves.s --target gfx900 --rga --sgpr
Legend:
  ':' means that the register is kept alive, while it is not actively being used by the current instruction
  '^' means that the current instruction writes to the register
  'v' means that the current instruction reads from the register
  'x' means that the current instruction both reads from the register and writes to it
 'Rn': Number of live registers
<blank>
  Line | Rn  |          | Instruction
--------------------------------------------------------------------------------
     1 |   1 |    :     | label_again: v_add_f16 v1, v2, v3
     2 |   1 |    x     | s_mulk_i32 s3, 0x5
     3 |   1 |    v     | s_cmp_lg_u32 s3, 0
     4 |   1 |    :     | s_cbranch_scc1 label_again
     5 |   0 |          | v_cmp_lt_u32 vcc, v0, v4
     6 |   2 |       ^^ | s_and_saveexec_b64 s[6:7], vcc
     7 |   2 |       :: | v_mov_b32 v1, 0
     8 |   2 |       vv | s_or_b64 exec, exec, s[6:7]
     9 |   0 |          | ds_write_b16 v0, v1
    10 |   0 |          | s_endpgm
<blank>
Maximum # SGPR used   2, SGPRs allocated by HW:  16 (8 requested)
<blank>
Architecture info:
  SGPRs total: 102
  SGPR allocation granularity: 16

# Halves, masks and loops.

$ lanewise live halves.s --target gfx900 --table
halves (kernel, gfx900) halves.s
  VGPRs     5 live at the peak, line 1 (0x1210): v_add_f16_sdwa v1, v2, v3 dst_…
            8 allocated, 5 requested
  SGPRs     2 live at the peak, line 6 (0x1228): s_and_saveexec_b64 s[6:7], vcc
            16 allocated, 10 requested
  occupancy vega-64: 10 waves per SIMD, the maximum, workgroups of 256
<blank>
  line    address VGPRs SGPRs alloc change v0    instruction
again:
     1       1210     5     1     8        :xvv: v_add_f16_sdwa v1, v2, v3 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:WORD_1 src1_sel:WORD_0
     2       1218     5     1     8        :...: s_mulk_i32 s3, 0x5
     3       121c     5     1     8        :...: s_cmp_lg_u32 s3, 0
     4       1220     5     1     8        :...: s_cbranch_scc1 again
     5       1224     3     0     8     -2 v.  v v_cmp_lt_u32_e32 vcc, v0, v4
     6       1228     2     2     8     -1 :.    s_and_saveexec_b64 s[6:7], vcc
     7       122c     2     2     8        :^    v_mov_b32_e32 v1, 0
     8       1230     2     2     8        :.    s_or_b64 exec, exec, s[6:7]
     9       1234     2     0     8        vv    ds_write_b16 v0, v1
    10       123c     0     0     8     -2       s_endpgm

$ lanewise live halves.s --target gfx900 --ranges
halves (kernel, gfx900) halves.s
  VGPRs     5 live at the peak, line 1 (0x1210): v_add_f16_sdwa v1, v2, v3 dst_…
            8 allocated, 5 requested
  SGPRs     2 live at the peak, line 6 (0x1228): s_and_saveexec_b64 s[6:7], vcc
            16 allocated, 10 requested
  occupancy vega-64: 10 waves per SIMD, the maximum, workgroups of 256
<blank>
  register   from     to   idle  bytes           written at; read at
  v0            1      9      4  all 4 bytes     before; 5 9
  v1            1      9      6  the low half    before, 7; 9
  v2            1      4      3  the high half   before; 1
  v3            1      4      3  the low half    before; 1
  v4            1      5      4  all 4 bytes     before; 5

$ lanewise live halves.s --target gfx900 --json | python3 -c 'import json, sys; k = json.load(sys.stdin)["kernels"][0]; print(k["name"], k["target"], k["peak_vgprs"], k["allocated_vgprs"]); [print(i["line"], i["live_vgprs"], i["live_sgprs"], i.get("partial", "")) for i in k["instructions"]]'
halves gfx900 5 8
1 ['v0', 'v1', 'v2', 'v3', 'v4'] ['s3'] {'v1': {'bytes': [0, 1], 'lanes': 'all'}, 'v2': {'bytes': [2, 3], 'lanes': 'all'}, 'v3': {'bytes': [0, 1], 'lanes': 'all'}}
2 ['v0', 'v1', 'v2', 'v3', 'v4'] ['s3'] {'v1': {'bytes': [0, 1], 'lanes': 'all'}, 'v2': {'bytes': [2, 3], 'lanes': 'all'}, 'v3': {'bytes': [0, 1], 'lanes': 'all'}}
3 ['v0', 'v1', 'v2', 'v3', 'v4'] ['s3'] {'v1': {'bytes': [0, 1], 'lanes': 'all'}, 'v2': {'bytes': [2, 3], 'lanes': 'all'}, 'v3': {'bytes': [0, 1], 'lanes': 'all'}}
4 ['v0', 'v1', 'v2', 'v3', 'v4'] ['s3'] {'v1': {'bytes': [0, 1], 'lanes': 'all'}, 'v2': {'bytes': [2, 3], 'lanes': 'all'}, 'v3': {'bytes': [0, 1], 'lanes': 'all'}}
5 ['v0', 'v1', 'v4'] [] {'v1': {'bytes': [0, 1], 'lanes': 'all'}}
6 ['v0', 'v1'] [] {'v1': {'bytes': [0, 1], 'lanes': 'all'}}
7 ['v0', 'v1'] ['s6', 's7'] {'v1': {'bytes': [0, 1], 'lanes': 'all'}}
8 ['v0', 'v1'] ['s6', 's7'] {'v1': {'bytes': [0, 1], 'lanes': 'all'}}
9 ['v0', 'v1'] [] {'v1': {'bytes': [0, 1], 'lanes': 'all'}}
10 [] []

$ lanewise live saxpy.hsaco --summary --occupancy --device vega-64
saxpy (kernel, gfx900) saxpy.hsaco
  VGPRs     4 live at the peak, line 14 (0x194c): v_add_co_u32_e32 v2, vcc, s0,…
            4 allocated
  SGPRs     11 live at the peak, line 4 (0x1918): s_load_dword s10, s[4:5], 0x10
            16 allocated, 15 requested, 11 named in the code
  occupancy vega-64: 10 waves per SIMD, the maximum, workgroups of 256
  vega-64 (gfx900): 10 waves per SIMD, the maximum
    waves per SIMD  VGPRs at most  SGPRs at most  LDS bytes at most
                10*            24             80               6144
                 9             28             88               7168
                 8             32            100               8192
                 7             36            112               9216
                 6             40            112              10752
                 5             48            112              12800
                 4             64            112              16384
                 3             84            112              21504
                 2            128            112              32768
                 1            256            112              65536
...
  gfx90c (gfx90c): 10 waves per SIMD, the maximum
...

# What is live where code runs off its end.

$ printf 'v_add_f32 v1, v2, v3\nv_mov_b32 v7, 1\n' > snippet.s; lanewise live snippet.s --target gfx900 --live-out 'v1,v[8:9]' --table
snippet (kernel, gfx900) snippet.s
  VGPRs     5 live at the peak, line 1 (0x1210): v_add_f32_e32 v1, v2, v3
            8 allocated
  SGPRs     none live; 16 allocated, 0 requested
  occupancy vega-64: 10 waves per SIMD, the maximum, workgroups of 256
  note      line 2: code runs off its end here
<blank>
  line    address VGPRs SGPRs alloc change v0       instruction
     1       1210     5     0     8         ^vv     v_add_f32_e32 v1, v2, v3
     2       1214     3     0     8     -2  :     ^ v_mov_b32_e32 v7, 1

$ lanewise live snippet.s --target gfx900 --live-out v1,w2
error: --live-out: 'w2' is not a register
exit 2

# ASCII where the terminal has nothing else.

$ LC_ALL=C lanewise live pressure.s --target gfx900
pressure (kernel, gfx900) pressure.s
  VGPRs     3 live at the peak, line 2 (0x1214): v_add_u32_e32 v2, v0, v1
            8 allocated, 6 requested
  SGPRs     none live; 16 allocated, 0 requested
  occupancy vega-64: 10 waves per SIMD, the maximum, workgroups of 256
<blank>
  live VGPRs by line
    3 +            ########################
      |            ########################
      |::::::::::::########################
      |####################################
    1 +####################################
      |################################################
      |################################################
      |################################################
    0 +------------------------------------------------------------------------
       1           ^ peak, line 2                                              6
<blank>
  what holds the 3 VGPRs at line 2, longest idle first
       0  v0 is live from the start and used at the peak
       0  v1 is defined at line 1 (v_lshlrev_b32) and used at the peak
       0  v2 is defined at line 2 (v_add_u32)
<blank>
  code      6 instructions in 28 bytes: VALU 5, SALU 1
            0 literals, 0 SDWA, 0 DPP, 0 waits, 0 s_nops, 0 branches

# Versions side by side.

$ lanewise live examples/sdwa/packed_mad_shift.s examples/sdwa/packed_mad_sdwa.s
A  examples/sdwa/packed_mad_shift.s: packed_mad_shift (gfx803), fiji-r9-nano: 10 waves per SIMD, the maximum
B  examples/sdwa/packed_mad_sdwa.s: packed_mad_sdwa (gfx803), fiji-r9-nano: 10 waves per SIMD, the maximum
<blank>
                                     A             B    difference
live VGPRs at the peak               7             6            -1     -14.3 %
VGPRs                               11            11
allocated VGPRs                     12            12
live SGPRs at the peak              11            11
SGPRs                               18            18
allocated SGPRs                     32            32
waves per SIMD                      10            10
instructions                        31            27            -4     -12.9 %
code (bytes)                       152           140           -12      -7.9 %
  SALU                               4             4
  VALU                              22            18            -4     -18.2 %
  SMEM                               1             1
  FLAT                               4             4
SDWA                                 0             2            +2
waits                                2             2
<blank>
what changed at the peak: 6 VGPRs at line 17, before 7 at line 22
  +1  v6 is defined at line 15 (v_add_u32) and used at the peak
  +1  v7 is defined at line 16 (v_addc_u32) and used at the peak
  -1  v4 (the low half) is defined at line 20 (v_lshrrev_b32) and next read at line 24
  -1  v5 (the low half) is defined at line 21 (v_lshrrev_b32) and next read at line 24
  -1  v0 is defined at line 22 (v_mad_f16)
<blank>
rows: 25 same, 6 removed, 2 added
<blank>
     A      B  VGPRs  waves  bytes    instruction
          ...  16 rows
    17     17   6       10      8     flat_load_dword v3, v[6:7]
    18     18   4       10      4     s_waitcnt vmcnt(0) lgkmcnt(0)
    19     19   4       10      4     v_mov_b32_e32 v0, v3
    20          5       10      4   - v_lshrrev_b32_e32 v4, 16, v1
    21          6       10      4   - v_lshrrev_b32_e32 v5, 16, v2
    22     20   5 -2    10      8     v_mad_f16 v0, v1, v2, v3
    23          5       10      4   - v_lshrrev_b32_e32 v3, 16, v3
    24          5       10      8   - v_mad_f16 v4, v4, v5, v3
    25          3       10      4   - v_lshlrev_b32_e32 v4, 16, v4
    26          3       10      4   - v_or_b32_e32 v0, v0, v4
           21   5       10      8   + v_mul_f16_sdwa v0, v1, v2 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:WORD_1 src1_sel:WORD_1
           22   3       10      8   + v_add_f16_sdwa v0, v0, v3 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:WORD_1 src1_sel:WORD_1
    27     23   3       10      4     v_mov_b32_e32 v7, s11
    28     24   4       10      4     v_add_u32_e32 v6, vcc, s10, v10
    29     25   3       10      4     v_addc_u32_e32 v7, vcc, 0, v7, vcc
          ...  2 rows
<blank>
live VGPRs by line; * where several meet
    7 |                                                 AAA
      |                                      **       AA
      |                            ***  *****       **BB   AAAA
    4 |                   **   ****   **       *****         BB       AAA
      |              *****  ***                         BBBBB  *****AA   AAAA
      |       ***  **
      |*******   **
    0 +------------------------------------------------------------------------
       1                                                                     31

# Other inputs: listings and sources.

$ lanewise dis saxpy.hsaco > saxpy.txt && lanewise live saxpy.txt --target gfx900 --summary
saxpy (kernel, gfx900) saxpy.txt
  VGPRs     4 live at the peak, line 14 (0x194c): v_add_co_u32_e32 v2, vcc, s0,…
            4 allocated
  SGPRs     11 live at the peak, line 4 (0x1918): s_load_dword s10, s[4:5], 0x10
            16 allocated, 13 requested
  occupancy vega-64: 10 waves per SIMD, the maximum, workgroups of 256

$ lanewise dis saxpy.hsaco | sed 's/v_fma_f32 v2, s10, v2, v3/v_fma_f32 v2, s10, v2, v4/' > wrong.txt; lanewise live wrong.txt --target gfx900 --summary
wrong.txt:28:78: error: the text assembles to D1CB0002 0412040A, but the words are D1CB0002 040E040A
	v_fma_f32 v2, s10, v2, v4                                  // 000000001974: D1CB0002 040E040A
	                                                                            ^
  hint: the words are 'v_fma_f32 v2, s10, v2, v3'
exit 2

$ lanewise live examples/saxpy.cl --target gfx803 --summary
saxpy (kernel, gfx803) examples/saxpy.cl
  VGPRs     4 live at the peak, line 14 (0x194c): v_add_u32_e32 v2, vcc, s0, v0
            4 allocated
  SGPRs     9 live at the peak, line 3 (0x1910): s_load_dword s8, s[4:5], 0x10
            16 allocated, 11 requested, 9 named in the code
  occupancy fiji-r9-nano: 10 waves per SIMD, the maximum, workgroups of 256

# Files.

$ lanewise live saxpy.hsaco --summary --csv out.csv --svg out.svg --png out.png --html out.html --cfg out.dot > /dev/null && head -3 out.csv && head -c 8 out.png | od -An -c && head -c 60 out.svg && head -c 15 out.html && head -1 out.dot
file,kernel,line,address,instruction,vgprs,sgprs,agprs,allocated_vgprs,vgpr_change,live_vgprs,live_sgprs,source_file,source_line
saxpy.hsaco,saxpy,1,0x1900,"s_load_dword s7, s[4:5], 0x24",1,4,0,4,0,v0,s4 s5 s6,,
saxpy.hsaco,saxpy,2,0x1908,"s_load_dwordx4 s[0:3], s[4:5], 0x0",1,8,0,4,0,v0,s4 s5 s6 s7,,
 211   P   N   G  \r  \n 032  \n
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 456<!DOCTYPE html>digraph "saxpy" {

$ lanewise live saxpy.hsaco --summary --svg missing/out.svg > /dev/null
error: missing/out.svg: there is no folder 'missing'
exit 2

$ PATH="${PATH%%:*}" lanewise live saxpy.hsaco --summary --png out.png > /dev/null
error: --png needs rsvg-convert (Debian package librsvg2-bin): rsvg-convert: No such file or directory
exit 2

# Budgets.

$ lanewise live saxpy.hsaco --summary --max-vgprs 4 --max-sgprs 15 --min-waves 10 --max-lds 0 --junit ok.xml > /dev/null && cat ok.xml
<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="lanewise live" tests="4" failures="0">
  <testsuite name="saxpy.hsaco" tests="4" failures="0">
    <testcase classname="saxpy.hsaco" name="saxpy (gfx900) max_vgprs 4"/>
    <testcase classname="saxpy.hsaco" name="saxpy (gfx900) max_sgprs 15"/>
    <testcase classname="saxpy.hsaco" name="saxpy (gfx900) max_lds 0"/>
    <testcase classname="saxpy.hsaco" name="saxpy (gfx900) min_waves 10"/>
  </testsuite>
</testsuites>

$ lanewise live saxpy.hsaco --summary --max-vgprs 3 --min-waves 11 --junit bad.xml > /dev/null; echo "code $?"; cat bad.xml
budget exceeded: saxpy.hsaco: max_vgprs 3: saxpy uses 4 VGPRs (4 live at the peak)
budget exceeded: saxpy.hsaco: min_waves 11: saxpy has 10 waves per SIMD on vega-64, limited by waves
code 1
<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="lanewise live" tests="2" failures="2">
  <testsuite name="saxpy.hsaco" tests="2" failures="2">
    <testcase classname="saxpy.hsaco" name="saxpy (gfx900) max_vgprs 3">
      <failure message="max_vgprs 3: saxpy uses 4 VGPRs (4 live at the peak)">max_vgprs 3: saxpy uses 4 VGPRs (4 live at the peak)</failure>
    </testcase>
    <testcase classname="saxpy.hsaco" name="saxpy (gfx900) min_waves 11">
      <failure message="min_waves 11: saxpy has 10 waves per SIMD on vega-64, limited by waves">min_waves 11: saxpy has 10 waves per SIMD on vega-64, limited by waves</failure>
    </testcase>
  </testsuite>
</testsuites>

$ printf '[default]\nmax_vgprs = 3\n[kernels."saxpy"]\nmax_vgprs = 4\n[kernels.gone]\nmin_waves = 2\n' > lanewise.toml; lanewise live saxpy.hsaco --summary --budgets lanewise.toml > /dev/null
budget without a kernel: lanewise.toml: no input has the kernel 'gone'; there is saxpy
exit 1

$ lanewise live pressure.s --target gfx900 --summary --budgets lanewise.toml > /dev/null
budget exceeded: pressure.s: max_vgprs 3: pressure uses 6 VGPRs (3 live at the peak)
budget without a kernel: lanewise.toml: no input has the kernel 'gone'; there is pressure
budget without a kernel: lanewise.toml: no input has the kernel 'saxpy'; there is pressure
exit 1

$ printf '[default]\nmax_vgpr = 3\nmin_waves = "two"\nmax_lds = -1\n[kernel.x]\nmin_waves = 2\n' > wrong.toml; lanewise live saxpy.hsaco --budgets wrong.toml
wrong.toml:2:1: error: unknown key 'max_vgpr'
max_vgpr = 3
^
  hint: expected one of max_vgprs, max_sgprs, min_waves, max_lds
wrong.toml:3:13: error: 'min_waves' must be a whole number from 0 to 16777216
min_waves = "two"
            ^
wrong.toml:4:11: error: 'max_lds' must be a whole number from 0 to 16777216
max_lds = -1
          ^
wrong.toml:5:2: error: unknown key 'kernel'
[kernel.x]
 ^
  hint: a file of budgets has [default] and [kernels."NAME"]
exit 2

$ : > empty.toml; lanewise live saxpy.hsaco --summary --budgets empty.toml --junit empty.xml
error: empty.toml: has no budget for a kernel of the input
exit 2

$ lanewise live saxpy.hsaco --summary --junit empty.xml
error: --junit: no budget is given; use --budgets, --max-vgprs, --max-sgprs, --min-waves, --max-lds or --baseline
exit 2

$ printf '[default\n' > broken.toml; lanewise live saxpy.hsaco --budgets broken.toml
broken.toml:1:9: error: Error while parsing table header: expected ']', saw '\n'
[default
        ^
exit 2

# What cannot be known is said.

$ printf 'v_mov_b32 v1, v0\n.long 0xffffffff\nv_mov_b32 v2, v1\ns_endpgm\n' > word.s; lanewise live word.s --target gfx900 --summary
word (kernel, gfx900) word.s
  VGPRs     1 live at the peak, line 1 (0x1210): v_mov_b32_e32 v1, v0
            4 allocated, 3 requested
  SGPRs     none live; 16 allocated, 0 requested
  occupancy vega-64: 10 waves per SIMD, the maximum, workgroups of 256
not modelled: word.s: word: line 2 (0x1214): .long 0xffffffff is not a known instruction of gfx900; liveness before it is unknown
exit 4

$ printf 's_setpc_b64 s[0:1]\n' > jump.s; lanewise live jump.s --target gfx900 --summary
jump (kernel, gfx900) jump.s
  VGPRs     none live; 4 allocated, 0 requested
  SGPRs     2 live at the peak, line 1 (0x1210): s_setpc_b64 s[0:1]
            16 allocated, 2 requested
  occupancy vega-64: 10 waves per SIMD, the maximum, workgroups of 256
  note      line 1: the target of this jump is not known: every register counts
            as live here

# Wrong requests.

$ lanewise live
error: live needs a FILE
exit 2

$ lanewise live missing.hsaco
error: missing.hsaco: No such file or directory
exit 2

$ lanewise live saxpy.hsaco --kernel other
error: saxpy.hsaco: has no kernel 'other'; it has: saxpy
exit 2

$ lanewise live saxpy.hsaco --device fiji
error: --device fiji: there is no such device
exit 2

$ lanewise live saxpy.hsaco --max-vgprs many
error: --max-vgprs many: expected 0 to 16777216
exit 2

$ lanewise live saxpy.hsaco --table --rga
error: --table, --rga and --summary exclude one another
exit 2

$ printf '' > empty.s; lanewise live empty.s
error: empty.s: the file is empty
exit 2

$ printf 'v_add_f32 v1, v2\n' > short.s; lanewise live short.s --target gfx900
short.s:1:17: error: expected 3 operands, found 2
v_add_f32 v1, v2
                ^
exit 2

# What a damaged header says of where code lies.
$ printf 's_nop 0\ns_endpgm\n.section .more,"ax"\ns_nop 1\ns_endpgm\n' > two.s; lanewise as two.s -o two.hsaco --target gfx900 && lanewise live two.hsaco --summary | head -1
two (kernel, gfx900) two.hsaco
$ cp two.hsaco odd.hsaco && python3 misplace.py odd.hsaco 0 1 && lanewise live odd.hsaco --summary
error: odd.hsaco: section .text begins at 0x1211, and instructions begin at multiples of 4
exit 2
$ lanewise explain odd.hsaco:1000
error: odd.hsaco: section .text begins at 0x1211, and instructions begin at multiples of 4
exit 2
$ cp two.hsaco over.hsaco && python3 misplace.py over.hsaco 0 4 && lanewise live over.hsaco --summary
error: over.hsaco: section .more begins at 0x1218, before the end of .text
exit 2
$ cp two.hsaco far.hsaco && python3 misplace.py far.hsaco 1 17179869184 && lanewise live far.hsaco --summary
error: far.hsaco: section .more begins at 0x400001218, more than 16 GiB from .text
exit 2

# Both a kernel and a function: each is to be there.
$ lanewise live two_callers.s --target gfx900 --kernel first --function no
error: two_callers.s: has no function 'no'; it has: twice
exit 2
$ lanewise live two_callers.s --target gfx900 --kernel no --function twice
error: two_callers.s: has no kernel 'no'; it has: first, second
exit 2
$ lanewise live two_callers.s --target gfx900 --kernel first --function twice --summary | grep two_callers.s
twice (function, gfx900) two_callers.s
first (kernel, gfx900) two_callers.s

# Hazards, in the words of lint: at the instruction of the table, behind the chart, in the JSON, not in the summary.
$ printf '%s\n' 'v_readfirstlane_b32 s4, v1' 's_branch over' 's_nop 0' 'over:' 'v_readlane_b32 s5, v2, s4' 'v_mov_b32 v0, s5' 's_endpgm' > near.s; lanewise live near.s --target gfx900 --table
near (kernel, gfx900) near.s
  VGPRs     2 live at the peak, line 1 (0x1210): v_readfirstlane_b32 s4, v1
            4 allocated, 3 requested
  SGPRs     2 live at the peak, line 4 (0x121c): v_readlane_b32 s5, v2, s4
            16 allocated, 6 requested
  occupancy vega-64: 10 waves per SIMD, the maximum, workgroups of 256
<blank>
  line    address VGPRs SGPRs alloc change v0  instruction
     1       1210     2     1     4         v: v_readfirstlane_b32 s4, v1
     2       1214     1     1     4     -1   : s_branch over
     3       1218     0     0     4     -1   : s_nop 0  // not reached
over:
     4       121c     1     2     4     +1   v v_readlane_b32 s5, v2, s4
       error: VALUWriteSGPRThenLaneSelect: VALU writes an SGPR or VCC, then v_readlane or v_writelane uses it as lane select: 4 wait states required, 1 present
         first     0x1210: v_readfirstlane_b32 s4, v1
         through   0x1214: s_branch 1
         remedy    put s_nop 2 before the second instruction
     5       1224     0     1     4     -1 ^   v_mov_b32_e32 v0, s5
     6       1228     0     0     4            s_endpgm
$ lanewise live near.s --target gfx900 | sed -n '/^  code/,$p'
  code      6 instructions in 28 bytes: VALU 3, SALU 2, branch 1
            0 literals, 0 SDWA, 0 DPP, 0 waits, 1 s_nop, 1 branch
<blank>
  hazard    0x121c: v_readlane_b32 s5, v2, s4
            error: VALUWriteSGPRThenLaneSelect: VALU writes an SGPR or VCC, then v_readlane or v_writelane uses it as lane select: 4 wait states required, 1 present
              first     0x1210: v_readfirstlane_b32 s4, v1
              through   0x1214: s_branch 1
              remedy    put s_nop 2 before the second instruction
$ lanewise live near.s --target gfx900 --json | grep -o '"line":4.*hazards.*' 
"line":4,"address":4636,"text":"v_readlane_b32 s5, v2, s4","label":"over","vgprs":1,"sgprs":2,"agprs":0,"live_vgprs":["v2"],"live_sgprs":["s4"],"live_agprs":[],"live_special":["exec_lo","exec_hi"],"reads":["s4","v2"],"writes":["s5"],"partial":{"s4":{"bytes":[0],"lanes":"all"}},"hazards":[{"severity":"error","name":"VALUWriteSGPRThenLaneSelect","message":"VALU writes an SGPR or VCC, then v_readlane or v_writelane uses it as lane select","producer":{"address":4624,"text":"v_readfirstlane_b32 s4, v1","function":"near"},"path":[{"address":4628,"text":"s_branch 1","function":"near"}],"needed":4,"present":1,"unit":"wait states","remedy":"put s_nop 2 before the second instruction","sources":"GCN3-ISA LLVM-haz"}]},
$ lanewise live near.s --target gfx900 --summary
near (kernel, gfx900) near.s
  VGPRs     2 live at the peak, line 1 (0x1210): v_readfirstlane_b32 s4, v1
            4 allocated, 3 requested
  SGPRs     2 live at the peak, line 4 (0x121c): v_readlane_b32 s5, v2, s4
            16 allocated, 6 requested
  occupancy vega-64: 10 waves per SIMD, the maximum, workgroups of 256
$ lanewise live near.s --target gfx900 --json --summary | grep -c hazards
0
exit 1

# The same words as lint's.
$ lanewise live near.s --target gfx900 --table | grep error: > live.txt; lanewise lint near.s --target gfx900 | grep error: | sed 's/^near.s: /       /' | cmp - live.txt && echo the same
the same

# Enough wait states.
$ sed 's/v_readlane/s_nop 3\nv_readlane/' near.s > far.s; lanewise live far.s --target gfx900 --table | grep -c error:
0
exit 1

# A warning about one instruction.
$ printf '%s\n' 's_inst_prefetch 3' 's_endpgm' > one.s; lanewise live one.s --target gfx1010 --table
one (kernel, gfx1010, waves of 32) one.s
  VGPRs     none live; 8 allocated, 0 requested
  SGPRs     none live; 128 allocated, 0 requested
  occupancy navi10-5700xt: 20 waves per SIMD, the maximum, workgroups of 256
<blank>
  line    address VGPRs SGPRs alloc change instruction
     1       1210     0     0     8        s_inst_prefetch 0x3
       warning: InstFwdPrefetchBug: s_inst_prefetch may hang
         remedy    do not use s_inst_prefetch
     2       1214     0     0     8        s_endpgm
$ lanewise live one.s --target gfx1010 --json | grep -o '"hazards".*'
"hazards":[{"severity":"warning","name":"InstFwdPrefetchBug","message":"s_inst_prefetch may hang","path":[],"remedy":"do not use s_inst_prefetch","sources":"ACO-readme LLVM-td"}]},

# The first of two instructions is in the kernel that calls, the second in the function.
$ printf '%s\n' '.amdgcn_target "amdgcn-amd-amdhsa--gfx900"' 'k:' 's_getpc_b64 s[0:1]' 's_add_u32 s0, s0, 20' 's_addc_u32 s1, s1, 0' 'v_readfirstlane_b32 s4, v1' 's_swappc_b64 s[30:31], s[0:1]' 's_endpgm' '.type f,@function' 'f:' 'v_readlane_b32 s5, v2, s4' 's_setpc_b64 s[30:31]' '.size f, 12' '.amdhsa_kernel k' '.amdhsa_next_free_vgpr 4' '.amdhsa_next_free_sgpr 32' '.end_amdhsa_kernel' > call.s; lanewise live call.s --table --function f | sed -n '/^  line/,$p'
  line    address VGPRs SGPRs alloc change v0  instruction
     1       1298     0     3     4            v_readlane_b32 s5, v2, s4
       error: VALUWriteSGPRThenLaneSelect: VALU writes an SGPR or VCC, then v_readlane or v_writelane uses it as lane select: 4 wait states required, 1 present
         first     0x128c: v_readfirstlane_b32 s4, v1
         through   0x1290: s_swappc_b64 s[30:31], s[0:1]
         remedy    put s_nop 2 before the second instruction
     2       12a0     0     2     4            s_setpc_b64 s[30:31]
