// All compute units read from their arrays' GL1s, or from the L2: cycles for 16 KB of each compute unit. A pass of a
// compute unit is too large for an L0 of 16 KB, and those of ten are too large for a GL1 of 128 KB if each has its own.
// The barrier keeps waves from reading their own lines again and again.
// slope: n 3 6 loops 4 8
// with: grid=80 block=1024 wave=32 wgp=0 vgprs=40 buffer=4M apart=0
// case: from the GL1: 8.3 to 10 TB/s at 2570 MHz, 404 to 486 bytes per clock of each of eight arrays
// device: navi21-6900xt
// source: gpu-benches (gpu-cache, 48 to 128 KB)
// expect: between 300 and 406
// case: from the GL1: 3.9 TB/s at 1905 MHz, 512 bytes per clock of each of four arrays
// device: navi10-5700xt
// with: grid=40 block=1024 wave=32 wgp=0 vgprs=40 buffer=4M apart=0
// source: RDNA-notes
// expect: 320 within 6 %
// case: from the L2: 1.95 TB/s at 1905 MHz, 1024 bytes per clock
// device: navi10-5700xt
// with: grid=40 block=1024 wave=32 wgp=0 vgprs=40 buffer=4M apart=98304
// source: RDNA-notes
// expect: 640 within 8 %
.macro before
  buffer_resource
  s_mul_i32 s13, s2, apart
  v_lshlrev_b32 v1, 4, v0
.endm
.macro round
  s_waitcnt vmcnt(0)
  s_barrier
  s_mov_b32 s12, s13
.endm
.macro body
  buffer_load_dwordx4 v[4:7], v1, s[8:11], s12 offen
  s_add_u32 s12, s12, 0x4000
.endm
.macro after
  s_waitcnt vmcnt(0)
.endm
