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
  touch_lines 64, 6
  begin_chain
.endm
.macro body
  next_of_chain
.endm
