// Images whose texels are in the L0 of RDNA1: 16 lanes a clock get a dword or two, eight get four; a filter gives four
// texels a clock, also of four halves.
// device: navi10-5700xt
// slope: n 16 48 loops 4 12
// per: 16
// case: a texel of one dword
// with: block=1024 wave=64 wgp=0 buffer=16K format=22
// each: image_load v8, v[1:2], s[16:23] dmask:0x1 dim:SQ_RSRC_IMG_2D unorm
// expect: 3.9 within 5 %
// source: perftest (Texture2D R32F, 6.5 ms)
// case: a texel of two dwords
// with: block=1024 wave=64 wgp=0 buffer=16K format=64
// each: image_load v[8:9], v[1:2], s[16:23] dmask:0x3 dim:SQ_RSRC_IMG_2D unorm
// expect: 4.0 within 5 %
// source: perftest (Texture2D RG, 6.6 ms)
// case: a texel of four dwords
// with: block=1024 wave=64 wgp=0 buffer=16K format=77
// each: image_load v[8:11], v[1:2], s[16:23] dmask:0xf dim:SQ_RSRC_IMG_2D unorm
// expect: 7.8 within 5 %
// source: perftest (Texture2D RGBA32F linear, 12.9 ms)
// case: a filtered texel of 4 bytes
// with: block=1024 wave=64 wgp=0 buffer=16K format=22
// each: image_sample_lz v8, v[3:4], s[16:23], s[24:27] dmask:0x1 dim:SQ_RSRC_IMG_2D unorm
// expect: 16 within 5 %
// source: RDNA-notes (304.8 GTexel/s on an RX 5700 XT)
// case: a filtered texel of four halves
// with: block=1024 wave=64 wgp=0 buffer=16K format=71
// each: image_sample_lz v[8:11], v[3:4], s[16:23], s[24:27] dmask:0xf dim:SQ_RSRC_IMG_2D unorm
// expect: 16 within 5 %
// source: RDNA-notes (64-bit texels at the full rate)
.macro before
  s_load_dwordx2 s[16:17], s[0:1], 0x0
  s_waitcnt lgkmcnt(0)
  s_lshr_b64 s[16:17], s[16:17], 8
  s_or_b32 s17, s17, format << 20 | 3 << 30
  s_mov_b32 s18, 15 | 7 << 14 | 1 << 31
  s_mov_b32 s19, 4 | 5 << 3 | 6 << 6 | 7 << 9 | 9 << 28
  s_mov_b32 s20, 0
  s_mov_b32 s21, 0
  s_mov_b32 s22, 0
  s_mov_b32 s23, 0
  row_of_texels
.endm
.macro body
  EACH
.endm
.macro after
  s_waitcnt vmcnt(0)
.endm
