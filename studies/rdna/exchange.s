// A lane takes a value of another lane of its wave: eight that do not depend on each other, or one after the other.
//
// v2 is the byte address of the lane next to the own one for ds_bpermute_b32, v3 and v4 are addresses of the work-item's
// own dword in LDS and of that one's.

.macro addresses
  v_mbcnt_lo_u32_b32 v2, -1, 0
  .if WAVE == 64
    v_mbcnt_hi_u32_b32 v2, -1, v2
  .endif
  v_xor_b32 v2, DISTANCE, v2
  v_lshlrev_b32 v2, 2, v2
  v_lshlrev_b32 v3, 2, v0
  v_xor_b32 v4, 4 * DISTANCE, v3
.endm

// GCN: a register that VALU wrote is read through DPP two wait states later.
.macro settle
  .if !RDNA
    s_nop 1
  .endif
.endm

.macro quad_apart
  .irp r, 8, 9, 10, 11, 12, 13, 14, 15
    v_mov_b32_dpp v\r, v1 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
  .endr
.endm
.macro quad_in_a_row
  .rept 8
    v_mov_b32_dpp v8, v8 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
    settle
  .endr
.endm
.macro row_in_a_row
  .rept 8
    v_mov_b32_dpp v8, v8 row_ror:8 row_mask:0xf bank_mask:0xf
    settle
  .endr
.endm

.macro swizzle_apart
  .irp r, 8, 9, 10, 11, 12, 13, 14, 15
    ds_swizzle_b32 v\r, v1 offset:swizzle(BITMASK_PERM, "0000p")
  .endr
  s_waitcnt lgkmcnt(0)
.endm
.macro swizzle_in_a_row
  .rept 8
    ds_swizzle_b32 v8, v8 offset:0x1f | DISTANCE << 10
    s_waitcnt lgkmcnt(0)
  .endr
.endm

.macro permute_apart
  .irp r, 8, 9, 10, 11, 12, 13, 14, 15
    ds_bpermute_b32 v\r, v2, v1
  .endr
  s_waitcnt lgkmcnt(0)
.endm
.macro permute_in_a_row
  .rept 8
    ds_bpermute_b32 v8, v2, v8
    s_waitcnt lgkmcnt(0)
  .endr
.endm

// LDS takes what a wave asks of it in order, so that the load needs no wait.
.macro memory_apart
  .irp r, 8, 9, 10, 11, 12, 13, 14, 15
    ds_write_b32 v3, v1
    ds_read_b32 v\r, v4
  .endr
  s_waitcnt lgkmcnt(0)
.endm
.macro memory_in_a_row
  .rept 8
    ds_write_b32 v3, v8
    ds_read_b32 v8, v4
    s_waitcnt lgkmcnt(0)
  .endr
.endm

measured dpp, addresses, quad_apart, 4096
measured dpp_chain, addresses, quad_in_a_row, 4096
measured row_chain, addresses, row_in_a_row, 4096
measured swizzle, addresses, swizzle_apart, 4096
measured swizzle_chain, addresses, swizzle_in_a_row, 4096
measured bpermute, addresses, permute_apart, 4096
measured bpermute_chain, addresses, permute_in_a_row, 4096
measured lds, addresses, memory_apart, 4096
measured lds_chain, addresses, memory_in_a_row, 4096

.if RDNA
  // Any lane of eight; any lane of the other row of sixteen.
  .macro eight_in_a_row
    .rept 8
      v_mov_b32_dpp v8, v8 dpp8:[4,5,6,7,0,1,2,3]
    .endr
  .endm
  .macro other_row
    s_mov_b32 s8, 0x76543210
    s_mov_b32 s9, 0xfedcba98
  .endm
  .macro rows_in_a_row
    .rept 8
      v_permlanex16_b32 v8, v8, s8, s9
    .endr
  .endm
  measured eight_chain, nothing, eight_in_a_row
  measured other_row_chain, other_row, rows_in_a_row
.endif
