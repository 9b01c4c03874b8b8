// Loads that hit in the L1 of GCN: 16 lanes a clock where their dwords lie side by side (or all at one place), four
// otherwise; by width as perftest measured on a Radeon R9 Fury.
// device: fiji-r9-nano vega-64
// slope: n 16 48 loops 4 12
// per: 16
// with: block=1024 buffer=16K words=1 lanes=63
// case: a dword, side by side
// each: buffer_load_dword v8, v1, s[8:11], 0 offen
// expect: 4 within 7 %
// source: perftest (9.10 ms); GCN-WP
// case: a dword, all at one place
// each: buffer_load_dword v8, v1, s[8:11], 0 offen
// with: block=1024 buffer=16K words=0 lanes=63
// expect: 4 within 7 %
// source: perftest (typed, same address: 8.91 ms)
// case: a dword in two
// each: buffer_load_dword v8, v1, s[8:11], 0 offen
// with: block=1024 buffer=16K words=2 lanes=63
// expect: 16 within 5 %
// source: GCN-WP, GCN5-notes (four addresses a clock unless they are linear)
// case: a dword in 16
// each: buffer_load_dword v8, v1, s[8:11], 0 offen
// with: block=1024 buffer=16K words=16 lanes=63
// expect: 16 within 5 %
// source: perftest (random: 35.04 ms)
// case: two dwords
// each: buffer_load_dwordx2 v[8:9], v1, s[8:11], 0 offen
// with: block=1024 buffer=16K words=2 lanes=63
// expect: 17.5 within 5 %
// source: perftest (39.4 ms); CLRX (18)
// case: three dwords, side by side
// each: buffer_load_dwordx3 v[8:10], v1, s[8:11], 0 offen
// with: block=1024 buffer=16K words=3 lanes=63
// expect: 16 within 5 %
// source: perftest (35.05 ms)
// case: three dwords, anywhere
// each: buffer_load_dwordx3 v[8:10], v1, s[8:11], 0 offen
// with: block=1024 buffer=16K words=16 lanes=63
// expect: 31 within 5 %
// source: perftest (70.03 ms)
// case: four dwords, side by side
// each: buffer_load_dwordx4 v[8:11], v1, s[8:11], 0 offen
// with: block=1024 buffer=16K words=4 lanes=63
// expect: 16 within 5 %
// source: perftest (35.07 ms); CLRX (16)
// case: four dwords, anywhere
// each: buffer_load_dwordx4 v[8:11], v1, s[8:11], 0 offen
// with: block=1024 buffer=16K words=16 lanes=63
// expect: 17.4 within 5 %
// source: perftest (39.15 ms)
.macro before
  buffer_resource
  v_and_b32 v1, lanes, v0
  v_mul_u32_u24 v1, 4 * words, v1
.endm
.macro body
  EACH
.endm
.macro after
  s_waitcnt vmcnt(0)
.endm
