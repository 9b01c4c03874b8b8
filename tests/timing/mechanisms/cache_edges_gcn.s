// Latency of a chain of loads through buffers below and above what each cache of GCN holds. (Nobody has published
// latencies of these products; classes are those of their relatives.)
// slope: loops 1 13
// per: 32
// source: ROCm-specs, kfd_crat (capacities); C&C-mi210, gpu-benches, C&C-lat2 (between RX 460 and MI210)
// case: within the L1 of 16 KB
// device: fiji-r9-nano polaris-rx480
// with: n=32 buffer=12K stride=64
// expect: between 114 and 170
// case: beyond the L1
// device: fiji-r9-nano polaris-rx480
// with: n=32 buffer=32K stride=64
// expect: between 200 and 265
// case: within the L2 of 2MB
// device: fiji-r9-nano polaris-rx480
// with: n=32 buffer=1536K stride=64
// expect: between 200 and 265
// case: beyond the L2
// device: fiji-r9-nano polaris-rx480
// with: n=32 buffer=3M stride=64
// expect: between 350 and 600
// case: within the L1 of 16 KB
// device: vega-64
// with: n=32 buffer=12K stride=64
// expect: between 114 and 170
// case: beyond the L1
// device: vega-64
// with: n=32 buffer=32K stride=64
// expect: between 200 and 265
// case: within the L2 of 4MB
// device: vega-64
// with: n=32 buffer=3M stride=64
// expect: between 200 and 265
// case: beyond the L2
// device: vega-64
// with: n=32 buffer=6M stride=64
// expect: between 350 and 600
.macro before
  buffer_resource
  v_lshlrev_b32 v2, 6, v0
  s_mov_b32 s12, 0
.Ltouch:
  buffer_load_dword v3, v2, s[8:11], s12 offen
  s_add_u32 s12, s12, 64 << 6
  s_cmp_lt_u32 s12, buffer
  s_cbranch_scc1 .Ltouch
  s_waitcnt vmcnt(0)
  s_mov_b64 exec, 1
  v_mov_b32 v1, 0
.endm
.macro body
  buffer_load_dword v1, v1, s[8:11], 0 offen
  s_waitcnt vmcnt(0)
.endm
