// Wide reads of LDS by stride: each bank gives a dword a clock, so that an instruction takes at least what its fullest
// bank has, and 64 at most. (Which lanes go together is not published.)
// device: fiji-r9-nano vega-64
// slope: n 16 48 loops 4 12
// per: 8
// source: GCN-WP (banks), GCN3-ISA (2 to 64 clocks)
// case: two dwords, stride 2
// each: ds_read_b64 v[8:9], v1
// with: block=512 lds=65536 words=2
// expect: 4 within 5 %
// case: two dwords, stride 8
// each: ds_read_b64 v[8:9], v1
// with: block=512 lds=65536 words=8
// expect: between 15.9 and 64.1
// case: two dwords, stride 16
// each: ds_read_b64 v[8:9], v1
// with: block=512 lds=65536 words=16
// expect: between 31.9 and 64.1
// case: two dwords, stride 24
// each: ds_read_b64 v[8:9], v1
// with: block=512 lds=65536 words=24
// expect: between 15.9 and 64.1
// case: two dwords, stride 32
// each: ds_read_b64 v[8:9], v1
// with: block=512 lds=65536 words=32
// expect: between 63.9 and 64.1
// case: two dwords, stride 34
// each: ds_read_b64 v[8:9], v1
// with: block=512 lds=65536 words=34
// expect: between 3.9 and 64.1
// case: four dwords, stride 4
// each: ds_read_b128 v[8:11], v1
// with: block=512 lds=65536 words=4
// expect: 8 within 5 %
// case: four dwords, stride 8
// each: ds_read_b128 v[8:11], v1
// with: block=512 lds=65536 words=8
// expect: between 15.9 and 64.1
// case: four dwords, stride 16
// each: ds_read_b128 v[8:11], v1
// with: block=512 lds=65536 words=16
// expect: between 31.9 and 64.1
// case: four dwords, stride 24
// each: ds_read_b128 v[8:11], v1
// with: block=512 lds=65536 words=24
// expect: between 15.9 and 64.1
// case: four dwords, stride 32
// each: ds_read_b128 v[8:11], v1
// with: block=512 lds=65536 words=32
// expect: between 63.9 and 64.1
// case: four dwords, stride 36
// each: ds_read_b128 v[8:11], v1
// with: block=512 lds=65536 words=36
// expect: between 7.9 and 64.1
.macro before
  s_mov_b32 m0, -1
  v_and_b32 v1, 63, v0
  v_mul_u32_u24 v1, 4 * words, v1
.endm
.macro body
  EACH
.endm
.macro after
  s_waitcnt lgkmcnt(0)
.endm
