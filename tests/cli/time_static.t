# Loops without a launch. Numbers of GCN that are exact are compared; docs/time.md says what they mean.

$ lanewise time static_time.s --static --target gfx900 --kernel sums
sums on vega-64 (gfx900): waves of 64 lanes, workgroups of 256 work-items, 10 waves per SIMD, the maximum
  assumed: loads hit the cache next to the compute unit, stores and atomics the L2, and code the instruction cache; lanes are all active and access dwords side by side, without bank conflicts in LDS
<blank>
loop at 0x1308 to 0x1324, 6 instructions
  one wave alone: 44.0 cycles per iteration, bound by branches (20 of 44 cycles)
  full SIMD, 10 waves: 24.0 cycles per iteration (240.0 for each wave), bound by VALU (VALU needs 24 of 24 cycles)
<blank>
  unit                     instructions  busy cycles   least per SIMD      busy
  VALU                              3.0         24.0             24.0   100.0 %
  SALU                              2.0          2.0              8.0    33.3 %
  branch                            1.0          4.0              4.0    16.7 %
<blank>
   address  line    alone     full   instruction (*: on the critical chain)       cycles of the chain
  static_time.s
      1308     5     20.0    216.0 * v_add_f32_e32 v1, v1, v2                     20 branch from 0x1320 of the iteration before
      130c     6      4.0      4.0 * v_fma_f32 v3, v1, v2, v3                     4 order
      1314     7      4.0      4.0 * v_rcp_f32_e32 v4, v2                         4 order
      1318     8      4.0      4.0 * s_sub_u32 s2, s2, 1                          4 order
      131c     9      4.0      4.0 * s_cmp_lg_u32 s2, 0                           4 dependency s2
      1320    10      8.0      8.0 * s_cbranch_scc1 65529                         8 dependency scc

# Lines of the assembly file.
$ lanewise time static_time.s --static --target gfx900 --kernel sums --lines 5:7
sums on vega-64 (gfx900): waves of 64 lanes, workgroups of 256 work-items, 10 waves per SIMD, the maximum
  assumed: loads hit the cache next to the compute unit, stores and atomics the L2, and code the instruction cache; lanes are all active and access dwords side by side, without bank conflicts in LDS
<blank>
lines at 0x1308 to 0x1318, 3 instructions
  one wave alone: 24.0 cycles per iteration, bound by the time that its instructions take units (16 of 24 cycles)
  full SIMD, 10 waves: 24.0 cycles per iteration (240.0 for each wave), bound by VALU (VALU needs 24 of 24 cycles)
  the lines are timed as if they were the body of a loop, in the order of their addresses
<blank>
  unit                     instructions  busy cycles   least per SIMD      busy
  VALU                              3.0         24.0             24.0   100.0 %
<blank>
   address  line    alone     full   instruction (*: on the critical chain)       cycles of the chain
  static_time.s
      1308     5     16.0    232.0 * v_add_f32_e32 v1, v1, v2                     16 unit from 0x1314 of the iteration before
      130c     6      4.0      4.0 * v_fma_f32 v3, v1, v2, v3                     4 order
      1314     7      4.0      4.0 * v_rcp_f32_e32 v4, v2                         4 order

# A kernel without a loop.
$ lanewise time static_time.s --static --target gfx900 --kernel straight
straight on vega-64 (gfx900): waves of 64 lanes, workgroups of 256 work-items, 10 waves per SIMD, the maximum
  assumed: loads hit the cache next to the compute unit, stores and atomics the L2, and code the instruction cache; lanes are all active and access dwords side by side, without bank conflicts in LDS
<blank>
whole kernel at 0x1500 to 0x150c, 2 instructions
  one wave alone: 8.0 cycles per iteration, bound by the issue of its instructions, one after the other (8 of 8 cycles)
  full SIMD, 10 waves: 8.0 cycles per iteration (80.0 for each wave), bound by VALU (VALU needs 8 of 8 cycles)
  the kernel has no loop: its code is timed as if it was the body of a loop
<blank>
  unit                     instructions  busy cycles   least per SIMD      busy
  VALU                              2.0          8.0              8.0   100.0 %
<blank>
   address  line    alone     full   instruction (*: on the critical chain)       cycles of the chain
  static_time.s
      1500    30      4.0     76.0 * v_mul_f32_e32 v1, v2, v3                     4 order from 0x1504 of the iteration before
      1504    31      4.0      4.0 * v_add_f32_e32 v1, v1, v0                     4 order

# Fewer waves; a target without a product; one of which little is published.
$ lanewise time static_time.s --static --target gfx900 --kernel sums --waves 1 | grep 'full SIMD,'
  full SIMD, 1 wave: 44.0 cycles per iteration (44.0 for each wave), bound by the time of one wave (VALU needs 24 of 44 cycles; 2 waves per SIMD could keep it busy)

$ lanewise time static_time.s --static --target gfx904 --kernel sums | sed -n '1p;3,5p;/full SIMD,/p'
sums on gfx904 (gfx904): waves of 64 lanes, workgroups of 256 work-items, 10 waves per SIMD, the maximum
  scalar_cache_line_bytes 64, as on vega-64
  vector_cache_line_bytes 64, as on vega-64
<blank>
  full SIMD, 10 waves: 24.0 cycles per iteration (240.0 for each wave), bound by VALU (VALU needs 24 of 24 cycles)

# Code that the instruction cache cannot hold.
$ lanewise time static_time.s --static --target gfx900 --kernel sums --set instruction_cache_bytes=16 | grep 'fit in the'
  its 28 bytes of code do not fit in the instruction cache of 16 bytes; the time that waves wait for code is not counted

# The last waves of a dispatch, too few to keep the unit busy.
$ printf '%s\n' '.amdgcn_target "amdgcn-amd-amdhsa--gfx1010"' 'chain:' 's_mov_b32 s2, 100' 'again:' '.rept 20' 'v_add_f32 v1, v1, v2' '.endr' 's_sub_u32 s2, s2, 1' 's_cmp_lg_u32 s2, 0' 's_cbranch_scc1 again' 's_endpgm' '.amdhsa_kernel chain' '.amdhsa_next_free_vgpr 8' '.amdhsa_next_free_sgpr 8' '.end_amdhsa_kernel' > chain.s
$ lanewise time chain.s --static --waves 8 | grep 'cycles per iteration'
  one wave alone: 123.0 cycles per iteration, bound by its dependences (99 of 123 cycles)
  full SIMD, 8 waves: 20.3 cycles per iteration (162.4 for each wave), bound by VALU (VALU needs 20 of 20.29 cycles)
  if no more waves follow: 29.9 cycles per iteration, on average until the last wave ends

# Instructions that wait in the VALU for their operands hold those of other waves, unless s_delay_alu makes them wait
# outside.
$ printf '%s\n' '.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"' 'held:' 's_mov_b32 s2, 100' 'again:' '.rept 8' 'v_add_f32 v1, v1, v2' '.endr' 's_sub_u32 s2, s2, 1' 's_cmp_lg_u32 s2, 0' 's_cbranch_scc1 again' 's_endpgm' '.amdhsa_kernel held' '.amdhsa_next_free_vgpr 8' '.amdhsa_next_free_sgpr 16' '.end_amdhsa_kernel' > held.s
$ lanewise time held.s --static | grep 'full SIMD,'
  full SIMD, 16 waves: 34.0 cycles per iteration (543.3 for each wave), bound by instructions that wait in the VALU for their operands (VALU needs 8 of 33.96 cycles and waits 25.96 cycles for operands)

$ sed 's/^v_add/s_delay_alu instid0(VALU_DEP_1)\nv_add/' held.s > delayed.s; lanewise time delayed.s --static | grep 'full SIMD,'
  full SIMD, 16 waves: 8.0 cycles per iteration (128.0 for each wave), bound by VALU (VALU needs 8 of 8 cycles)

# SIMDs share the scalar cache, and the instruction column is as wide as the widest instruction.
$ printf '%s\n' '.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"' 'shares:' 's_mov_b32 s2, 100' 'again:' 's_load_b32 s8, s[4:5], null' 's_waitcnt lgkmcnt(0)' 'v_dual_fmac_f32 v0, v1, v2 :: v_dual_fmac_f32 v3, v4, v5' 's_sub_u32 s2, s2, 1' 's_cmp_lg_u32 s2, 0' 's_cbranch_scc1 again' 's_endpgm' '.amdhsa_kernel shares' '.amdhsa_next_free_vgpr 8' '.amdhsa_next_free_sgpr 16' '.end_amdhsa_kernel' > shares.s
$ lanewise time shares.s --static | grep -e 'full SIMD,' -e '^  scalar memory' -e v_dual -e s_load
  full SIMD, 16 waves: 12.4 cycles per iteration (197.7 for each wave), bound by scalar memory (scalar memory needs 12 of 12.35 cycles)
  scalar memory                     1.0          3.0             12.0    97.1 %
      1288     5     10.0     46.4 * s_load_b32 s8, s[4:5], null                              10 branch from 0x12a4 of the iteration before
      1294     7      1.0      1.0 * v_dual_fmac_f32 v0, v1, v2 :: v_dual_fmac_f32 v3, v4, v5 1 order

# A chain goes through waits: results that were there long before are not why an instruction comes, and no dependence is
# longer than the latency. Vector instructions wait until the store before them has read its registers.
$ printf '%s\n' '.amdgcn_target "amdgcn-amd-amdhsa--gfx1030"' 'loads:' 's_movk_i32 s2, 100' 'again:' 'v_add_nc_u32 v1, 4, v1' 'global_load_dword v2, v[8:9], off' 's_waitcnt vmcnt(0)' 'v_add_f32 v3, v3, v2' 'v_add_f32 v4, v4, v2' 'global_store_dword v[8:9], v3, off' 'v_lshl_add_u32 v6, v1, 9, v0' 's_sub_u32 s2, s2, 1' 's_cmp_lg_u32 s2, 0' 's_cbranch_scc1 again' 's_endpgm' '.amdhsa_kernel loads' '.amdhsa_next_free_vgpr 24' '.amdhsa_next_free_sgpr 8' '.end_amdhsa_kernel' > loads.s
$ lanewise time loads.s --static | grep -e alone: -e ' \* '
  one wave alone: 146.0 cycles per iteration, bound by waits for memory or LDS (73 of 146 cycles)
      1284     5     18.0     18.2 * v_add_nc_u32_e32 v1, 4, v1                   18 branch from 0x12b4 of the iteration before, 12 pipeline
      1288     6     18.0     18.1 * global_load_dword v2, v[8:9], off            6 dependency
      1290     7     73.0     77.9 * s_waitcnt vmcnt(0)                           73 wait
      1294     8      1.0      1.3 * v_add_f32_e32 v3, v3, v2                     1 order
      1298     9      1.0      1.2 * v_add_f32_e32 v4, v4, v2                     1 order, 12 pipeline
      129c    10     17.0     17.1 * global_store_dword v[8:9], v3, off           5 dependency
      12a4    11      8.0      8.4 * v_lshl_add_u32 v6, v1, 9, v0                 8 order
      12ac    12      1.0      1.1 * s_sub_u32 s2, s2, 1                          5 pipeline, 1 order
      12b0    13      2.0      2.1 * s_cmp_lg_u32 s2, 0                           2 dependency s2
      12b4    14      7.0      7.1 * s_cbranch_scc1 65523                         2 dependency scc

# Waves that start together never meet in the slow instructions, others do and stay so: the last waves tell the worst.
# No occupancy keeps the VALU busy.
$ printf '%s\n' '.amdgcn_target "amdgcn-amd-amdhsa--gfx1030"' 'meeting:' 's_movk_i32 s2, 100' 'again:' 'v_add_f32 v1, v1, v2' 'v_rcp_f32 v4, v2' 'ds_read_b32 v5, v0' 's_waitcnt lgkmcnt(0)' 'v_mul_lo_u32 v14, v2, v3' 's_sub_u32 s2, s2, 1' 's_cmp_lg_u32 s2, 0' 's_cbranch_scc1 again' 's_endpgm' '.amdhsa_kernel meeting' '.amdhsa_group_segment_fixed_size 1024' '.amdhsa_next_free_vgpr 24' '.amdhsa_next_free_sgpr 8' '.end_amdhsa_kernel' > meeting.s
$ lanewise time meeting.s --static --device navi21-6900xt | grep -e 'full SIMD' -e 'no more'
  full SIMD, 16 waves: 6.9 cycles per iteration (110.7 for each wave), bound by the time of one wave (VALU needs 6 of 6.917 cycles; no occupancy keeps it busy: at most 16 per SIMD)
  if no more waves follow: 8.3 cycles per iteration, on average until the last wave ends

# The header has the waves that are timed.
$ lanewise time meeting.s --static --waves 4 --device navi21-6900xt | grep 'waves per SIMD'
meeting on navi21-6900xt (gfx1030): waves of 32 lanes, workgroups of 256 work-items, 4 waves per SIMD, of at most 4 as set
$ lanewise time meeting.s --static --waves 4 --device navi21-6900xt --json | grep -o '"waves_per_simd": *[0-9.]*'
"waves_per_simd": 4.0
"waves_per_simd": 4

# Cycles of the column and those for which a place of the SIMD has no wave are those for each wave.
$ lanewise time meeting.s --static --device navi21-6900xt --json | python3 -c 'import json, sys; l = json.load(sys.stdin)["kernels"][0]["loops"][0]; print(abs(sum(i["full_cycles"] for i in l["instructions"]) / (l["full_cycles"] * l["waves_per_simd"]) - 1) < 0.03)'
True

# Unknown numbers are named.
$ lanewise time static_time.s --static --target gfx908 --kernel waits > waits.txt; echo $?; grep 'nobody has published' waits.txt
4
  vector memory: nobody has published load_x1_linear_cycles, load_x1_random_cycles, load_x2_cycles and 19 more; counted as an issue slot alone
  LDS: nobody has published lds_latency_cycles; counted as an issue slot alone

# What makes no sense.
$ lanewise time static_time.s --static --target gfx900 --grid 1
error: --grid makes no sense with --static, which launches nothing
exit 2

$ lanewise time static_time.s --static --target gfx900 --sensitivity
error: --sensitivity makes no sense with --static, which launches nothing
exit 2

$ lanewise time static_time.s --static --target gfx900 --top 3
error: --top makes no sense with --static, which launches nothing
exit 2

$ lanewise time static_time.s --static --target gfx900 f32:2
error: --static launches nothing, and takes no argument 'f32:2'
exit 2

$ lanewise time static_time.s --static --target gfx900 --lines 7:5
error: --lines 7:5: expected A:B or A, lines counted from 1, and A at most B
exit 2

$ lanewise time static_time.s --static --target gfx900 --lines 400:500
error: static_time.s: --lines 400:500: no instruction of a kernel is of these lines
exit 2

$ lanewise time static_time.s --static --target gfx900 --kernel none
error: static_time.s: has no kernel 'none'; it has: sums, waits, straight
exit 2

$ lanewise time static_time.s --static --target gfx900 --waves 11
error: --waves 11: a SIMD of vega-64 has 10
exit 2

$ lanewise time static_time.s --lines 3 --target gfx900
error: --lines needs --static
exit 2

$ lanewise time --static
error: --static needs a FILE
exit 2

# Numbers that the time of a compute unit does not depend on, and options of a compiler.
$ lanewise time static_time.s --static --target gfx900 --set dram_channels=4
error: --set: --static does not use dram_channels: setting it would change nothing
exit 2

$ for s in vector_cache_line_bytes=0 scalar_cache_line_bytes=96; do lanewise time static_time.s --static --target gfx900 --set $s; done
error: --set: vega-64: vector_cache_line_bytes is 0, which is not a power of two
error: --set: vega-64: scalar_cache_line_bytes is 96, which is not a power of two
exit 2

$ lanewise time static_time.s --static --target gfx900 --wave-size 32
error: --wave-size makes no sense with --static, which launches nothing; for a shader, give it to `lanewise compile`, and the object to `time --static`
exit 2
