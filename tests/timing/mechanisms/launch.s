// Workgroups start one in four cycles on an R9 Nano, as long as there is room; larger ones take a cycle a wave.
// device: fiji-r9-nano
// slope: grid 512 2560
// with: n=0
// source: mgpusim-2018 (MGPUSim's microbenchmarks on an R9 Nano)
// case: of one wave
// expect: 4 within 2 %
// case: of four waves
// with: n=0 block=256
// expect: 4 within 2 %
// case: of eight waves
// with: n=0 block=512
// expect: 8 within 2 %
// source: GCN-WP (one wave per clock)
// case: of 16 waves
// with: n=0 block=1024
// expect: 16 within 2 %
// source: GCN-WP (one wave per clock)
