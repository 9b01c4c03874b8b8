// Latency of a chain of loads through buffers below and above what each cache of RDNA holds.
// slope: loops 1 13
// per: 32
// case: within the L0 of 16 KB
// device: navi21-6900xt
// with: n=32 buffer=14K stride=128
// expect: 73 within 6 %
// source: gpu-benches (gpu-latency at 2570 MHz)
// case: beyond the L0
// device: navi21-6900xt
// with: n=32 buffer=40K stride=128
// expect: between 105 and 120
// source: gpu-benches (gpu-latency at 2570 MHz)
// case: within the GL1 of 128 KB
// device: navi21-6900xt
// with: n=32 buffer=112K stride=128
// expect: between 105 and 120
// source: gpu-benches (gpu-latency at 2570 MHz)
// case: beyond the GL1
// device: navi21-6900xt
// with: n=32 buffer=768K stride=128
// expect: between 198 and 228
// source: gpu-benches (gpu-latency at 2570 MHz)
// case: within the L2 of 4 MB
// device: navi21-6900xt
// with: n=32 buffer=3584K stride=128
// expect: between 198 and 228
// source: gpu-benches (gpu-latency at 2570 MHz)
// case: beyond the L2
// device: navi21-6900xt
// with: n=32 buffer=10M stride=128
// expect: between 365 and 410
// source: gpu-benches (gpu-latency at 2570 MHz)
// case: within the Infinity Cache of 128 MB
// device: navi21-6900xt
// with: n=32 buffer=60M stride=128
// expect: between 365 and 410
// source: gpu-benches (gpu-latency at 2570 MHz)
// case: beyond the Infinity Cache
// device: navi21-6900xt
// with: n=32 buffer=160M stride=128
// expect: between 520 and 760
// source: gpu-benches (gpu-latency at 2570 MHz); C&C-lat, C&C-lat2 (226 to 280 ns)
// case: within the L0 of 16 KB
// device: navi10-5700xt
// with: n=32 buffer=12K stride=128
// expect: between 60 and 90
// source: kfd_crat, RDNA-notes (capacities); gpu-benches (latencies of RDNA2)
// case: beyond the L0
// device: navi10-5700xt
// with: n=32 buffer=32K stride=128
// expect: between 100 and 120
// source: kfd_crat, RDNA-notes (capacities); gpu-benches (latencies of RDNA2)
// case: within the GL1 of 128 KB
// device: navi10-5700xt
// with: n=32 buffer=96K stride=128
// expect: between 100 and 120
// source: kfd_crat, RDNA-notes (capacities); gpu-benches (latencies of RDNA2)
// case: beyond the GL1
// device: navi10-5700xt
// with: n=32 buffer=256K stride=128
// expect: between 200 and 225
// source: kfd_crat, RDNA-notes (capacities); gpu-benches (latencies of RDNA2)
// case: within the L2 of 4 MB
// device: navi10-5700xt
// with: n=32 buffer=3M stride=128
// expect: between 200 and 225
// source: kfd_crat, RDNA-notes (capacities); gpu-benches (latencies of RDNA2)
// case: beyond the L2
// device: navi10-5700xt
// with: n=32 buffer=6M stride=128
// expect: between 450 and 760
// source: kfd_crat, RDNA-notes (capacities); gpu-benches (latencies of RDNA2)
.macro before
  buffer_resource
  touch_lines 32, 7
  begin_chain
.endm
.macro body
  next_of_chain
.endm
