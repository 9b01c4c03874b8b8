// LDS of RDNA reads 128 bytes a clock, whichever width, and writes as many.
// device: navi10-5700xt navi21-6900xt
// slope: n 16 48 loops 4 12
// per: 8
// source: RDNA3-ISA (32 banks of a dword)
// case: a dword
// each: ds_read_b32 v8, v1 | ds_write_b32 v1, v8
// with: block=256 wgp=0 lds=16384 bytes=4
// expect: 1 within 5 %
// case: two dwords
// each: ds_read_b64 v[8:9], v1 | ds_write_b64 v1, v[8:9]
// with: block=256 wgp=0 lds=16384 bytes=8
// expect: 2 within 5 %
// case: four dwords
// each: ds_read_b128 v[8:11], v1 | ds_write_b128 v1, v[8:11]
// with: block=256 wgp=0 lds=16384 bytes=16
// expect: 4 within 5 %
.macro before
  v_mul_u32_u24 v1, bytes, v0
.endm
.macro body
  EACH
.endm
.macro after
  s_waitcnt lgkmcnt(0)
.endm
