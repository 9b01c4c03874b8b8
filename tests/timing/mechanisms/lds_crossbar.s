// Permutes and swizzles go through LDS's crossbar and touch no bank, whichever lanes are asked for.
// slope: n 16 48 loops 4 12
// per: 8
// source: GPUOpen-xlane, GCN3-ISA; CLRX (ds_swizzle_b32: one every two clocks)
// case: lanes side by side
// device: fiji-r9-nano vega-64
// each: ds_bpermute_b32 v8, v1, v2 | ds_permute_b32 v8, v1, v2 | ds_swizzle_b32 v8, v1 offset:0x801f
// with: block=512 lanes=1
// expect: 2 within 5 %
// case: every lane from lane 0
// device: fiji-r9-nano vega-64
// each: ds_bpermute_b32 v8, v1, v2
// with: block=512 lanes=0
// expect: 2 within 5 %
// case: every lane from where a bank would be shared by 32
// device: fiji-r9-nano vega-64
// each: ds_bpermute_b32 v8, v1, v2
// with: block=512 lanes=32
// expect: 2 within 5 %
.macro before
  v_mul_u32_u24 v1, 4 * lanes, v0
.endm
.macro body
  EACH
.endm
.macro after
  s_waitcnt lgkmcnt(0)
.endm
