// As many waves as registers, LDS and slots allow are on a device at once; one more waits for the end of the first.
// Each sleeps 16256 cycles and starts 4 after the one before; the step is what the last workgroup takes.
// case: ten waves a SIMD
// device: fiji-r9-nano vega-64
// with: n=2 vgprs=24
// step: grid 2559 2560
// expect: at most 16
// source: LLVM-base (10 waves)
// case: not eleven
// device: fiji-r9-nano vega-64
// with: n=2 vgprs=24
// step: grid 2560 2561
// expect: at least 200
// source: LLVM-base (10 waves)
// case: 84 VGPRs, three waves a SIMD
// device: fiji-r9-nano vega-64
// with: n=2 vgprs=84
// step: grid 767 768
// expect: at most 16
// source: LLVM-base, CLRX
// case: 84 VGPRs, not four
// device: fiji-r9-nano vega-64
// with: n=2 vgprs=84
// step: grid 768 769
// expect: at least 3000
// source: LLVM-base, CLRX
// case: 16 KB of LDS, four workgroups a compute unit
// device: fiji-r9-nano vega-64
// with: n=2 vgprs=24 lds=16384
// step: grid 255 256
// expect: at most 16
// source: LLVM-base (64 KB a compute unit)
// case: 16 KB of LDS, not five
// device: fiji-r9-nano vega-64
// with: n=2 vgprs=24 lds=16384
// step: grid 256 257
// expect: at least 5000
// source: LLVM-base (64 KB a compute unit)
// case: workgroups with barriers, 16 a compute unit
// device: fiji-r9-nano vega-64
// with: n=2 vgprs=24 block=128
// step: grid 1023 1024
// expect: at most 16
// source: GCN-WP, LLVM-base (16 barriers)
// case: workgroups with barriers, not 17
// device: fiji-r9-nano vega-64
// with: n=2 vgprs=24 block=128
// step: grid 1024 1025
// expect: at least 2000
// source: GCN-WP, LLVM-base (16 barriers)
// case: 128 VGPRs, eight waves of 32 a SIMD of RDNA
// device: navi10-5700xt
// with: n=2 vgprs=128 block=32
// step: grid 639 640
// expect: at most 16
// source: LLVM-base
// case: 128 VGPRs, not nine
// device: navi10-5700xt
// with: n=2 vgprs=128 block=32
// step: grid 640 641
// expect: at least 3000
// source: LLVM-base
// case: 84 VGPRs, 11 waves of 32 a SIMD of RDNA1
// device: navi10-5700xt
// with: n=2 vgprs=84 block=32
// step: grid 879 880
// expect: at most 16
// source: LLVM-base
// case: 84 VGPRs, ten of RDNA2
// device: navi21-6900xt
// with: n=2 vgprs=84 block=32
// step: grid 1600 1601
// expect: at least 1000
// source: LLVM-base; C&C-rdna2 (96 VGPRs: 10 waves)
// case: 96 VGPRs, ten of RDNA2 fit
// device: navi21-6900xt
// with: n=2 vgprs=96 block=32
// step: grid 1599 1600
// expect: at most 16
// source: LLVM-base; C&C-rdna2 (96 VGPRs: 10 waves)
.macro body
  s_sleep 127
.endm
