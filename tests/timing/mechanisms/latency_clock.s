// Latency of a chain of loads at half the clock of the measurement. What lies behind the L2 has clocks of its own: half
// the clock takes half the cycles for that part. The L2 runs at the shader clock.
// slope: loops 1 13
// per: 32
// with: n=32 stride=128
// source: gpu-benches (gpu-latency at 2570 MHz: 203 to 223 cycles for the L2, 370 to 405 for the Infinity Cache)
// case: the L2 at 1285 MHz
// device: navi21-6900xt
// with: n=32 stride=128 buffer=3584K
// set: boost_clock_mhz=1285
// expect: between 198 and 228
// case: the Infinity Cache at 1285 MHz, 213 + 175 / 2
// device: navi21-6900xt
// with: n=32 stride=128 buffer=10M
// set: boost_clock_mhz=1285
// expect: 300 within 4 %
// case: the Infinity Cache at 2570 MHz
// device: navi21-6900xt
// with: n=32 stride=128 buffer=10M
// set: boost_clock_mhz=2570
// expect: between 370 and 405
.macro before
  buffer_resource
  v_lshlrev_b32 v2, 7, v0
  s_mov_b32 s12, 0
.Ltouch:
  buffer_load_dword v3, v2, s[8:11], s12 offen
  s_add_u32 s12, s12, 32 << 7
  s_cmp_lt_u32 s12, buffer
  s_cbranch_scc1 .Ltouch
  s_waitcnt vmcnt(0)
  s_mov_b32 exec_lo, 1
  s_mov_b32 exec_hi, 0
  v_mov_b32 v1, 0
.endm
.macro body
  buffer_load_dword v1, v1, s[8:11], 0 offen
  s_waitcnt vmcnt(0)
.endm
