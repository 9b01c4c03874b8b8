// Loads of 64 lanes that hit in the L0 of RDNA1, as perftest measured on an RX 5700 XT.
// device: navi10-5700xt
// slope: n 16 48 loops 4 12
// per: 4
// with: block=256 wave=64 wgp=0 buffer=16K words=1
// source: perftest
// case: a dword, side by side
// each: buffer_load_dword v8, v1, s[8:11], 0 offen
// expect: 3.8 within 6 %
// case: a dword, all at one place
// each: buffer_load_dword v8, v1, s[8:11], 0 offen
// with: block=256 wave=64 wgp=0 buffer=16K words=0
// expect: 3.8 within 6 %
// case: two dwords
// each: buffer_load_dwordx2 v[8:9], v1, s[8:11], 0 offen
// with: block=256 wave=64 wgp=0 buffer=16K words=2
// expect: 5.8 within 6 %
// case: three dwords
// each: buffer_load_dwordx3 v[8:10], v1, s[8:11], 0 offen
// with: block=256 wave=64 wgp=0 buffer=16K words=3
// expect: 7.9 within 6 %
// case: four dwords
// each: buffer_load_dwordx4 v[8:11], v1, s[8:11], 0 offen
// with: block=256 wave=64 wgp=0 buffer=16K words=4
// expect: 9.7 within 6 %
.macro before
  buffer_resource
  v_and_b32 v1, 63, v0
  v_mul_u32_u24 v1, 4 * words, v1
.endm
.macro body
  EACH
.endm
.macro after
  s_waitcnt vmcnt(0)
.endm
