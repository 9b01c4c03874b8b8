// The scalar cache: latency of a chain of scalar loads that hit, and its edge at 16 KB.
// slope: loops 1 9
// per: 32
// case: hits, GCN
// device: fiji-r9-nano
// with: n=32 buffer=4K stride=64
// expect: between 37 and 50
// source: C&C-lat2 (just under 50 ns), C&C-mi210 (37 ns), at 1000 MHz
// case: hits, GCN5
// device: vega-64
// with: n=32 buffer=4K stride=64
// expect: between 57 and 77
// source: C&C-lat2 (just under 50 ns), C&C-mi210 (37 ns), at 1546 MHz
// case: hits, RDNA2
// device: navi21-6900xt
// with: n=32 buffer=4K stride=64
// expect: 45 within 10 %
// source: C&C-rdna2 (17.4 ns), at 2570 MHz
// case: beyond 16 KB
// device: fiji-r9-nano vega-64 navi10-5700xt navi21-6900xt
// with: n=32 buffer=32K stride=64 warm=512
// expect: at least 90
// source: kfd_crat (16 KB)
.macro before
  s_load_dwordx2 s[8:9], s[0:1], 0x0
  s_mov_b32 s4, 0
  s_waitcnt lgkmcnt(0)
  s_movk_i32 s5, buffer / 64
.Lwarm:
  body
  s_sub_u32 s5, s5, 1
  s_cmp_lg_u32 s5, 0
  s_cbranch_scc1 .Lwarm
.endm
.macro body
  s_load_dword s4, s[8:9], s4
  s_waitcnt lgkmcnt(0)
.endm
