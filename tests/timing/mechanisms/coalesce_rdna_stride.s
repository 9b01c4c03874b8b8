// Strides of dwords in the L0s of a WGP of an RX 6900 XT: cycles for 32 lanes, a workgroup of 1024 on a WGP. It behaves
// like 32 dword banks, with about four lines a clock.
// device: navi21-6900xt
// each: buffer_load_dword v8, v1, s[8:11], 0 offen
// slope: n 8 24 loops 4 12
// per: 32
// source: gpu-benches (gpu-strides)
// case: stride 0
// with: block=1024 buffer=16K words=0
// expect: 1 within 10 %
// case: stride 1
// with: block=1024 buffer=16K words=1
// expect: 1 within 10 %
// case: stride 2
// with: block=1024 buffer=16K words=2
// expect: 2 within 10 %
// case: stride 3
// with: block=1024 buffer=16K words=3
// expect: 2 within 10 %
// case: stride 4
// with: block=1024 buffer=16K words=4
// expect: 4 within 10 %
// case: stride 5
// with: block=1024 buffer=16K words=5
// expect: 2 within 10 %
// case: stride 8
// with: block=1024 buffer=16K words=8
// expect: 8 within 10 %
// case: stride 9
// with: block=1024 buffer=16K words=9
// expect: 3 within 10 %
// case: stride 16
// with: block=1024 buffer=16K words=16
// expect: 15.9 within 10 %
// case: stride 17
// with: block=1024 buffer=16K words=17
// expect: 5 within 10 %
// case: stride 32
// with: block=1024 buffer=16K words=32
// expect: 31.9 within 10 %
// case: stride 33
// with: block=1024 buffer=16K words=33
// expect: 8 within 10 %
.macro before
  buffer_resource
  v_and_b32 v1, 31, v0
  v_mul_u32_u24 v1, 4 * words, v1
.endm
.macro body
  EACH
.endm
.macro after
  s_waitcnt vmcnt(0)
.endm
