// Each lane loads from a DRAM row of its own. With a single bank in a single channel, a row follows the other after
// tRAS + tRP; with 16 banks, rows are opened tRRD apart, or four of them per tFAW.
// set: dram_channels=1 dram_banks=1 dram_bank_groups=1 dram_refresh_banks=1
//   dram_refresh_ps=0 dram_refresh_interval_ps=400000000
// with: buffer=8M loops=1 row=11
// slope: n 8 24
// per: 64
// source: JESD235, JESD212, JESD250; the rows of "DRAM rows" in isa/timing/memory.timing, in shader clocks
// case: one bank, HBM1: 48 ns at 1000 MHz
// device: fiji-r9-nano
// expect: 48 within 2 %
// case: one bank, GDDR5: 38.5 ns at 1266 MHz
// device: polaris-rx480
// expect: 48.7 within 2 %
// case: one bank, HBM2: 47 ns at 1546 MHz
// device: vega-64
// with: buffer=8M loops=1 row=10
// expect: 72.7 within 2 %
// case: one bank, GDDR6: 45 ns at 1905 MHz
// device: navi10-5700xt
// with: buffer=8M loops=1 row=11 wave=64
// expect: 85.7 within 2 %
// case: 16 banks, HBM1: four rows in 30 ns
// device: fiji-r9-nano
// set: dram_channels=1 dram_banks=16 dram_bank_groups=1 dram_refresh_banks=16
//   dram_refresh_ps=0 dram_refresh_interval_ps=400000000
// expect: 7.5 within 5 %
// case: 16 banks that are refreshed half of the time
// device: fiji-r9-nano
// set: dram_channels=1 dram_banks=16 dram_bank_groups=1 dram_refresh_banks=16
//   dram_refresh_ps=1950000 dram_refresh_interval_ps=3900000
// expect: 15 within 15 %
.macro before
  buffer_resource
  v_lshlrev_b32 v1, row, v0
  s_mov_b32 s12, 0
.endm
.macro body
  buffer_load_dword v2, v1, s[8:11], s12 offen
  s_add_u32 s12, s12, 64 << row
.endm
.macro after
  s_waitcnt vmcnt(0)
.endm
