// Atomics of LDS whose lanes meet at one address: the banks execute them one after the other.
// device: fiji-r9-nano vega-64
// slope: n 16 48 loops 4 12
// source: GCN3-ISA (an instruction of LDS takes up to 64 clocks), GCN-WP (atomic units in the banks)
// case: all lanes
// each: ds_add_u32 v1, v2 | ds_add_rtn_u32 v8, v1, v2
// with: lds=1024 apart=0
// expect: between 60 and 68
// case: eight counters, four lanes of a half wave on each
// each: ds_add_u32 v1, v2
// with: lds=1024 apart=4
// expect: between 8 and 12
// case: reads of one address share a clock
// each: ds_read_b32 v8, v1
// with: lds=1024 apart=0
// expect: at most 4.1
.macro before
  s_mov_b32 m0, -1
  v_and_b32 v1, 7, v0
  v_mul_u32_u24 v1, apart, v1
.endm
.macro body
  EACH
.endm
.macro after
  s_waitcnt lgkmcnt(0)
.endm
