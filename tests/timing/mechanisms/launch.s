// Workgroups start one in four cycles on an R9 Nano, as long as there is room.
// device: fiji-r9-nano
// slope: grid 512 2560
// with: n=0
// source: mgpusim-2018 (MGPUSim's microbenchmarks on an R9 Nano)
// case: of one wave
// expect: 4 within 2 %
// case: of four waves
// with: n=0 block=256
// expect: 4 within 2 %
