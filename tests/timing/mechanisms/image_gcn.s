// Images whose texels are in the L1 of GCN: no load of a texel is quicker than four lanes a clock, and one of four dwords
// takes longer; a filter gives four texels of up to 4 bytes a clock, of 8 bytes half as many. A mode of 8 is linear on
// GCN3, 0 on GCN5.
// slope: n 16 48 loops 4 12
// per: 16
// case: a texel of one dword
// device: fiji-r9-nano
// with: block=1024 buffer=16K mode=8 data=4 number=7
// each: image_load v8, v[1:2], s[16:23] dmask:0x1 unorm
// expect: 15.6 within 5 %
// source: perftest (Texture2D R32F, 35.04 ms)
// case: a texel of two dwords
// device: fiji-r9-nano
// with: block=1024 buffer=16K mode=8 data=11 number=7
// each: image_load v[8:9], v[1:2], s[16:23] dmask:0x3 unorm
// expect: 17.5 within 10 %
// source: perftest (Texture2D RG, 39.4 ms)
// case: a texel of four dwords, lanes in a row
// device: fiji-r9-nano
// with: block=1024 buffer=16K mode=8 data=14 number=7
// each: image_load v[8:11], v[1:2], s[16:23] dmask:0xf unorm
// expect: 23.4 within 5 %
// source: perftest (Texture2D RGBA32F linear, 52.55 ms)
// case: a texel of four dwords, lanes in rows of 16
// device: fiji-r9-nano
// with: block=1024 buffer=16K mode=8 data=14 number=7 row=16
// each: image_load v[8:11], v[1:2], s[16:23] dmask:0xf unorm
// expect: 23.4 within 5 %
// source: perftest (Texture2D RGBA32F linear); a quad's texels lie in one line as there
// case: a texel of four dwords, the lanes of a quad apart
// device: fiji-r9-nano
// with: block=1024 buffer=16K mode=8 data=14 number=7 row=1
// each: image_load v[8:11], v[1:2], s[16:23] dmask:0xf unorm
// expect: 31 within 5 %
// source: perftest (Texture2D RGBA32F random, 70.04 ms)
// case: a filtered texel of 4 bytes
// device: fiji-r9-nano
// with: block=1024 buffer=16K mode=8 data=4 number=7
// each: image_sample_lz v8, v[3:4], s[16:23], s[24:27] dmask:0x1 unorm
// expect: 16 within 5 %
// source: GCN-WP (four filtered texels a clock)
// case: a filtered texel of four halves
// device: vega-64
// with: block=1024 buffer=16K mode=0 data=12 number=7
// each: image_sample_lz v[8:11], v[3:4], s[16:23], s[24:27] dmask:0xf unorm
// expect: 32 within 5 %
// source: GCN5-notes (64-bit texels at half the rate)
.macro before
  s_load_dwordx2 s[16:17], s[0:1], 0x0
  s_waitcnt lgkmcnt(0)
  s_lshr_b64 s[16:17], s[16:17], 8
  s_or_b32 s17, s17, data << 20 | number << 26
  s_mov_b32 s18, 63 | 7 << 14
  s_mov_b32 s19, 4 | 5 << 3 | 6 << 6 | 7 << 9 | mode << 20 | 9 << 28
  s_mov_b32 s20, 63 << 13
  s_mov_b32 s21, 0
  s_mov_b32 s22, 0
  s_mov_b32 s23, 0
  row_of_texels
.ifdef row
.if row > 1
  v_lshrrev_b32 v2, 4, v1
  v_and_b32 v1, row - 1, v1
.else
  v_lshrrev_b32 v5, 2, v1
  v_and_b32 v1, 3, v1
  v_lshlrev_b32 v1, 4, v1
  v_or_b32 v1, v1, v5
.endif
.endif
.endm
.macro body
  EACH
.endm
.macro after
  s_waitcnt vmcnt(0)
.endm
