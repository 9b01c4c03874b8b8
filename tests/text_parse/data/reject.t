# What is rejected: text, column, message. All but silently truncated numbers are rejected by llvm-mc-22, too.
gfx900 v_add_f32 s0, v1, v2 ! 11: destination must be a vector register
gfx900 v_add_f32 v0, v1 ! 17: expected 3 operands, found 2
gfx900 v_add_f32 v0, v1, v2, v3 ! 23: expected 3 operands, found 4
gfx900 v_add_f32 v0, s0, s1 ! 19: a vector instruction reads at most one scalar register or literal
gfx900 v_add_f32 v0, v1, 0x12345 ! 19: a literal is not possible here
gfx900 v_add_f32_e32 v0, v1, s2 ! 23: third operand must be a vector register
gfx900 v_add_f32 v0, s0, 0x12345 ! 19: a literal is not possible here
gfx900 v_add_f32_sdwa v0, 0x12345, v1 ! 20: a literal is not possible here
gfx803 v_add_f16_sdwa v0, s1, v2 ! 20: second operand must be a vector register
gfx803 v_add_f16_sdwa v0, v1, 1.0 ! 24: third operand must be a vector register
gfx803 v_pk_add_f16 v0, v1, v2 ! 1: 'v_pk_add_f16' does not exist on gfx803; it exists on gfx9, gfx10, gfx11, gfx12
gfx900 v_ad_f32 v0, v1, v2 ! 1: unknown instruction 'v_ad_f32'
gfx900 s_mov_b32_sdwa s0, s1 ! 1: 's_mov_b32' has no sdwa form on gfx900
gfx900 v_add_f32 v256, v1, v2 ! 11: v256 does not exist; gfx900 has v0 to v255
gfx900 v_add_f32 v0, v1, a0 ! 19: gfx900 has no accumulation register 'a0'; it exists on gfx908, gfx90a, gfx942, gfx950
gfx900 v_add_f64 v[0:2], v[2:3], v[4:5] ! 11: destination takes 2 vector registers, found 3 registers
gfx900 v_add_f64 v0, v[2:3], v[4:5] ! 11: destination takes 2 vector registers, found 1 register
gfx900 v_add_f64 v[1:0], v[2:3], v[4:5] ! 11: first register index is larger than the last
gfx900 s_mov_b64 s[1:2], s[2:3] ! 11: 2 scalar registers must start at a multiple of 2
gfx900 s_load_dwordx4 s[2:5], s[2:3], 0 ! 16: 4 scalar registers must start at a multiple of 4
gfx900 v_mov_b32 v0, v4294967295 ! 15: v4294967295 does not exist; gfx900 has v0 to v255
gfx900 v_mov_b32 v0, ttmp0002147483648 ! 15: ttmp2147483648 does not exist; gfx900 has ttmp0 to ttmp15
gfx900 s_mov_b32 s102, s0 ! 11: s102 does not exist; gfx900 has s0 to s101
gfx900 s_mov_b32 ttmp16, s0 ! 11: ttmp16 does not exist; gfx900 has ttmp0 to ttmp15
gfx803 s_mov_b32 ttmp12, s0 ! 11: ttmp12 does not exist; gfx803 has ttmp0 to ttmp11
gfx803 s_mov_b32 s0, src_shared_base ! 15: gfx803 has no 'src_shared_base'; it exists on gfx9, gfx10, gfx11, gfx12
gfx803 s_mov_b64 xnack_mask, 0 ! 11: gfx803 has no 'xnack_mask'; it exists on gfx801, gfx810, gfx9
gfx900 s_mov_b64 tba, 0 ! 11: 'tba' is not a register of gfx900 that is allowed here; it exists on gfx8
gfx900 s_mov_b32 s0, s[0:1] ! 15: second operand takes a scalar register or a constant, found 2 registers
gfx900 s_mov_b32 v0, s0 ! 11: destination must be a scalar register
gfx900 s_mov_b32 5, s0 ! 11: destination must be a scalar register
gfx900 s_mov_b32 s0, 0x100000000 ! 15: the number does not fit in 32 bits
gfx900 s_mov_b64 s[0:1], 1.1 ! 19: a floating-point number cannot be a 64-bit integer
gfx900 s_mov_b64 s[0:1], 0x180000000 ! 19: the number does not fit in 32 bits
gfx900 s_add_u32 s0, 0x12345, 0x12346 ! 24: an instruction has room for one literal
gfx900 v_add_f16 v0, 1e10, v1 ! 15: the number cannot be a 16-bit float
gfx900 v_add_f16 v0, 1e-10, v1 ! 15: the number cannot be a 16-bit float
gfx900 v_add_u16 v0, 0x12345, v1 ! 15: the number does not fit in 16 bits
gfx900 s_movk_i32 s0, 65536 ! 16: 65536 is out of range (-32768 to 65535)
gfx900 s_cmpk_eq_u32 s0, -1 ! 19: -1 is out of range (0 to 65535)
gfx900 s_branch 65536 ! 10: 65536 is out of range (-32768 to 65535)
gfx900 s_branch l+4 ! 10: a branch goes to a label, without arithmetic
gfx900 v_add_f32 v0, -|v1, v2 ! 19: expected '|' after the absolute value
gfx900 v_add_f32 v0, abs(v1, v2 ! 21: expected ')' after the operand
gfx900 v_add_f32 v0, -neg(v1), v2 ! 15: an operand is negated twice
gfx900 v_add_f32 v0, sext(v1), v2 ! 15: sext() is not possible on an operand of v_add_f32_e64
gfx900 v_mov_b32 v0, -v1 ! 15: v_mov_b32_e64 has no sign modifiers for this operand
gfx900 v_pk_add_f16 v0, -v1, v2 ! 18: v_pk_add_f16 has no sign modifiers for this operand
gfx900 v_add_f32 v0, v1, v2 mul:3 ! 26: mul must be 1, 2 or 4
gfx900 v_add_f32 v0, v1, v2 glc ! 22: v_add_f32_e64 has no modifier 'glc'
gfx900 v_add_f32 v0, v1, v2 clamp clamp ! 28: this modifier is given twice
gfx900 v_add_f32 v0, v1 clamp, v2 ! 25: an operand is not allowed after a modifier
gfx900 v_add_f32 v0, v1, v2 dst_sel:BYTE_4 ! 30: 'BYTE_4' is not a value of dst_sel
gfx900 v_add_f32 v0, v1, v2 dst_unused:PAD ! 33: 'PAD' is not a value of dst_unused
gfx900 v_add_f32_dpp v0, v1, v2 ! 25: v_add_f32_dpp needs a lane control
gfx900 v_add_f32 v0, v1, v2 row_shl:16 ! 30: row_shl cannot be 16
gfx900 v_add_f32 v0, v1, v2 row_bcast:16 ! 32: row_bcast cannot be 16
gfx900 v_add_f32 v0, v1, v2 quad_perm:[0,1,2,4] ! 39: a lane of quad_perm is 0 to 3
gfx900 v_add_f32 v0, v1, v2 row_mirror bound_ctrl:2 ! 44: bound_ctrl must be 0 to 1
gfx900 v_add_f32 v0, v1, v2 row_share:1 ! 22: 'row_share:' is not a modifier of gfx900; it exists on gfx10, gfx11, gfx12
gfx900 v_pk_add_f16 v0, v1, v2 op_sel:[0,2] ! 35: an element of op_sel is 0 or 1
gfx900 v_pk_add_f16 v0, v1, v2 op_sel:0 ! 32: expected '[' after op_sel:
gfx900 s_waitcnt vmcnt(64) ! 17: vmcnt counts from 0 to 63
gfx803 s_waitcnt vmcnt(16) ! 17: vmcnt counts from 0 to 15
gfx900 s_waitcnt foo(0) ! 11: 'foo' is not a counter of s_waitcnt
gfx900 s_waitcnt vmcnt(0) & ! 21: expected the name of a counter
gfx900 s_getreg_b32 s0, hwreg(HW_REG_FOO) ! 24: gfx900 has no hardware register 'HW_REG_FOO'
gfx900 s_getreg_b32 s0, hwreg(HW_REG_MODE, 32, 1) ! 37: the bit offset must be 0 to 31
gfx900 s_getreg_b32 s0, hwreg(1, 2) ! 28: expected ',' after the bit offset
gfx900 s_sendmsg sendmsg(MSG_FOO) ! 19: gfx900 has no message 'MSG_FOO'
gfx900 s_sendmsg sendmsg(MSG_GS) ! 19: MSG_GS needs an operation
gfx900 s_sendmsg sendmsg(MSG_INTERRUPT, 1) ! 34: MSG_INTERRUPT takes no operation
gfx900 s_sendmsg sendmsg(MSG_GS, GS_OP_NOP) ! 27: MSG_GS must cut or emit
gfx900 s_set_gpr_idx_on s0, gpr_idx(SRC0,SRC0) ! 35: SRC0 is given twice
gfx900 s_set_gpr_idx_on s0, 16 ! 22: 16 is out of range (0 to 15)
gfx900 ds_read_b32 v0, v1 offset:65536 ! 27: offset 65536 is out of range (0 to 65535)
gfx900 ds_read2_b32 v[0:1], v1 offset:4 ! 32: ds_read2_b32 has no modifier 'offset'
gfx900 ds_read2_b32 v[0:1], v1 offset0:256 ! 33: offset0 must be 0 to 255
gfx900 ds_swizzle_b32 v0, v1 offset:swizzle(SWAP,3) ! 43: the group size must be a power of two
gfx900 ds_swizzle_b32 v0, v1 offset:swizzle(FOO,3) ! 38: 'FOO' is not a swizzle mode of gfx900
gfx803 ds_swizzle_b32 v0, v1 offset:swizzle(FFT,3) ! 38: 'FFT' is not a swizzle mode of gfx803; it exists on gfx9, gfx10, gfx11, gfx12
gfx900 buffer_load_dword v0, off, s[0:3], s1 offset:65536 ! 46: offset 65536 is out of range (0 to 4095)
gfx803 s_cbranch_g_fork s[0:1], 65 ! 26: a literal is not possible here
gfx900 s_endpgm -16 ! 10: -16 is out of range (0 to 65535)
gfx900 s_set_gpr_idx_on s0, lit(1) ! 22: this is not a literal
gfx900 v_cubesc_f32 v0, v1, v2, sext(v3) ! 26: sext() is not possible on an operand of v_cubesc_f32
gfx900 v_add_f32 v0, 01.0, v1 ! 21: expected 3 operands, found 4
gfx900 v_cmp_lt_i16_sdwa vcc, v0, 0.15915494 ! 28: a literal is not possible here
gfx900 buffer_load_dword v0, off, s[0:3], s0 glc,slc ! 43: slc must follow the other cache modifiers, without a comma
gfx900 s_load_dwordx2 src_shared_base, s[0:1], 0 ! 16: first operand must be 2 scalar registers
gfx1010 global_load_dword v0, v1, null ! 27: third operand must be 2 scalar registers
gfx1010 v_readlane_b32 s0, v0, 65 ! 24: a literal is not possible here
gfx1010 v_add_f64 v[0:1], neg(108), v[2:3] ! 19: a literal is not possible here
gfx1100 v_add_f16_e32 v0.l, v1, v2.l ! 21: halves of registers must be written with .l or .h here
gfx1100 v_add_f16_e64 v0.l, v1.l, v2.l op_sel:[1,0,0] ! 32: element 0 of op_sel contradicts the name of the half
gfx1100 v_mov_b16_e64 v0, v1 ! 19: halves of registers must be written with .l or .h here
gfx900 buffer_load_dword v0, v1, s[0:3], s1 ! 23: second operand must be off
gfx900 buffer_load_dword v0, off, s[0:1], s1 ! 28: third operand takes 4 scalar registers, found 2 registers
gfx900 buffer_load_dword v0, off, s[0:3], 65 ! 36: a literal is not possible here
gfx900 buffer_store_dword v[0:1], off, s[0:3], s1 tfe ! 44: tfe is not allowed for an instruction that writes memory
gfx900 global_load_dword v0, v[2:3], off offset:4096 ! 42: offset 4096 is out of range (-4096 to 4095)
gfx803 global_load_dword v0, v[2:3], off ! 1: 'global_load_dword' does not exist on gfx803; it exists on gfx9, gfx10, gfx11, gfx12
gfx900 global_atomic_add v0, v[2:3], v4, off ! 38: global_atomic_add needs 'glc' with these operands
gfx900 global_atomic_add v[2:3], v4, off glc ! 35: global_atomic_add cannot have 'glc' with these operands
gfx803 flat_load_dword v0, v[2:3] offset:4 ! 35: flat_load_dword has no modifier 'offset'; it exists on gfx9, gfx10, gfx11, gfx12
gfx900 s_load_dword s0, s[2:3], 0x100000 ! 26: 1048576 is out of range (-1048576 to 1048575)
gfx900 s_load_dword m0, s[2:3], 0 ! 14: first operand must be a scalar register
gfx900 s_buffer_load_dword s0, s[4:7], -1 ! 33: -1 is out of range (0 to 1048575)
gfx900 exp mrt8 v0, v0, v0, v0 ! 5: 'mrt8' is not an export target of gfx900
gfx900 exp mrt0 s0, v0, v0, v0 ! 10: a source of exp is a vector register or off
gfx900 v_interp_p1_f32 v0, v1, attr33.x ! 25: attributes are attr0 to attr32
gfx900 v_interp_p1_f32 v0, v1, attr0.q ! 31: the channel of an attribute is x, y, z or w
gfx900 v_interp_mov_f32 v0, p30, attr0.x ! 22: expected an interpolation parameter
gfx900 v_subrev_f32 v0, lds_direct, v1 ! 18: v_subrev_f32_e32 cannot read lds_direct
gfx900 v_add_f32 v0,, v1, v2 ! 14: expected an expression, found ','
gfx900 v_add_f32 v0, v1, 089 ! 19: invalid octal number
gfx900 v_add_f32 v0, v1, 0x ! 19: invalid hexadecimal number
gfx900 v_add_f32 v[0:, v1, v2 ! 15: expected an expression, found ','
gfx900 v_add_f32 v0, v1, $ ! 19: a symbol is not allowed here: it is a 32-bit literal without sign modifiers
gfx1200 v_cvt_sr_fp8_f32_e64_dpp v0, v0, -4.0 quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf byte_sel:1 ! 86: op_sel must come before bank_mask
gfx1200 v_dot4_f32_fp8_fp8 v255, v0, v1, v255 op_sel_hi:[1,1,1] ! 39: v_dot4_f32_fp8_fp8 has no modifier 'op_sel_hi'
gfx1200 v_wmma_f32_16x16x16_f16 v[0:7], v[26:29], v[160:163], v[0:7] op_sel_hi:[1,1,1] ! 62: v_wmma_f32_16x16x16_f16 has no modifier 'op_sel_hi'
gfx1013 v_cndmask_b32_sdwa v0, s1, vcc_lo, vcc_lo ! 36: a vector instruction reads at most two scalar registers or literals
gfx1030 v_mad_u16 v251, 0x4000, lit(0x40), 0xc000 clamp ! 36: an instruction has room for one literal
gfx1030 v_add3_u32 v0, -17, 0xffffffef, v1 ! 21: an instruction has room for one literal
gfx1030 v_fmamk_f32 v251, -17, 0xffffffef, v250 ! 24: an instruction has room for one literal
gfx1030 v_fmamk_f16 v0, -17, 0xffef, v1 ! 22: an instruction has room for one literal
gfx1100 v_wmma_f16_16x16x16_f16 v[230:237], v[18:25], v[75:82], 0.15915494 ! 57: a literal is not possible here
gfx1100 v_wmma_f32_16x16x16_f16 v[230:237], v[18:25], v[75:82], 0x3f000000 ! 57: a literal is not possible here
gfx1200 v_wmma_bf16_16x16x16_bf16 v[230:233], v[18:21], v[75:78], 0.15915494 ! 59: v_wmma_bf16_16x16x16_bf16 has no constant 1/(2*pi) here
gfx1200 v_wmma_f16_16x16x16_f16 v[230:233], v[18:21], v[75:78], 0x3f000000 ! 57: the number does not fit in 16 bits
gfx803 s_cmp_lt_i32 0.15915494- 0x73e973af ! 14: a fraction needs a blank before a sign
gfx900 v_add_f32 v0, 1.5+1, v1 ! 15: a fraction needs a blank before a sign
gfx90a v_pk_fmac_f16_e64 v255, s4, v255 clamp op_sel:[1,0] ! 40: op_sel must come before clamp
gfx90a v_pk_fmac_f16_e64 v255, s4, v255 div:2 op_sel:[1,0] ! 40: op_sel must come before mul or div
gfx900 tbuffer_store_format_x v0, off, s[72:75], s86 format:[BUF_NUM_FORMAT_FLOAT] format:[BUF_DATA_FORMAT_8] ! 84: this modifier is given twice
gfx900 tbuffer_store_format_x v0, off, s[72:75], s86 dfmt:1 nfmt:2 ! 47: dfmt must come before the scalar offset
gfx908 v_accvgpr_write_b32 a74, src_shared_base ! 26: the source of v_accvgpr_write_b32 must be a vector register or an inline constant
gfx1100 v_dual_fmaak_f32 v255, v201, v0, 0xff537532 :: v_dual_add_f32 v254, 0x12345678, v1 ! 69: an instruction has room for one literal
gfx900 v_add_f32 v0, lit64(64), v1 ! 15: gfx900 has no literals of 64 bits
gfx1200 v_add_f64 v[0:1], abs(lit64(64)), v[2:3] ! 23: gfx1200 has no literals of 64 bits
gfx900 s_mov_b64 s[0:1], lit64(0x123456789) ! 19: the number does not fit in 32 bits
gfx1200 v_cndmask_b16_e64_dpp v1, v2, 65, s0 row_shl:1 ! 31: a literal is not possible here
gfx1200 s_sendmsg_rtn_b32 s4, 0x10034 ! 23: 65588 is out of range (0 to 65535)
gfx1150 v_cmp_ge_f16 -|v1|, v57.h quad_perm:[0,0,1,3] ! 14: halves of registers must be written with .l or .h here
gfx1030 v_mul_hi_i32_i24_e32 v[0].h, v255 ! 22: gfx1030 has no halves of such registers
gfx1100 s_mov_b32 s[0].h, s1 ! 11: gfx1100 has no halves of such registers
gfx1100 v_lshlrev_b64 v[0:1], v0, [v2.h,v3] ! 33: registers in a list must be of one kind and follow each other
gfx900 v_mov_b32 v0, 0xp1 ! 15: hexadecimal floating-point number needs a digit
gfx900 v_mov_b32 v0, 0x.p1 ! 15: hexadecimal floating-point number needs a digit
gfx900 v_mov_b32 v0, 0e1 ! 16: expected 2 operands, found 3
gfx900 v_mov_b32 v0, .5e.x ! 18: expected 2 operands, found 3
gfx1030 image_sample v0, [[v1,v2],v3], s[0:7], s[0:3] dmask:0x1 dim:SQ_RSRC_IMG_2D ! 19: expected a single vector register in the list
gfx1030 image_load_mip v[0:3], v[8:12], s[8:15] dmask:0xf dim:SQ_RSRC_IMG_2D_MSAA_ARRAY ! 24: image_load_mip has no address of 5 registers
gfx950 v_cvt_f32_bf16_sdwa v255, 0x3f80 ! 27: a literal is not possible here
gfx1150 v_dot2_bf16_bf16_e64_dpp v255.l, v254, 0xbf80, v126.l quad_perm:[0,0,0,0] ! 40: a literal is not possible here
gfx1030 v_cmpx_le_f16 |0xffffffff|, v1 ! 15: the number does not fit in 16 bits
gfx1200 v_fmaak_f32 v0, abs(1.0), v0, 0xed ! 17: v_fmaak_f32 has no sign modifiers for this operand
gfx900 s_getreg_b32 s0, {id: HW_REG_MODE} ! 23: a hardware register must be a number: 'HW_REG_MODE' is not defined
gfx900 s_getreg_b32 s0, {id: 1, size: 5,} ! 34: expected id:, offset: or size:
gfx900 s_getreg_b32 s0, {id: 1, id: 2} ! 26: 'id' is given twice
gfx900 s_getreg_b32 s0, {id: 1 size: 2} ! 25: expected '}' after the fields
gfx900 s_and_b64 s[0:1], s[2:3], lit(1.0) ! 27: no literal can express this number here
gfx1030 v_div_scale_f32 v96, exec_hi, abs(1.0), v250, v255 ! 31: v_div_scale_f32 has no sign modifiers for this operand
gfx1200 v_cvt_pk_f32_fp8_e32 v[0:1], abs(1.0) ! 30: v_cvt_pk_f32_fp8_e32 has no sign modifiers for this operand
gfx1200 v_swmmac_f32_16x16x32_fp8_fp8 v[110:117], v[254:255], v[4:7], v255 byte_sel:1 ! 68: v_swmmac_f32_16x16x32_fp8_fp8 has no modifier 'byte_sel'
gfx1100 image_sample v[0:3], [v1, v2, v3, v20], s[8:15], s[4:7] dmask:0xf dim:SQ_RSRC_IMG_2D_MSAA_ARRAY ! 22: image_sample has no address of 4 registers
gfx1100 v_ldexp_f16_e64 v0.l, v1.l, 0x10000 ! 29: the number does not fit in 16 bits
gfx908 v_pk_fmac_f16_sdwa v129, 0x3c00, v212 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD ! 26: a literal is not possible here
gfx1200 v_cmpx_neq_f64_e64 0x3f800000, lit(1.0) clamp ! 32: an instruction has room for one literal
gfx900 v_mov_b32_e32 v1, tba ! 19: 'tba' is not a register of gfx900 that is allowed here; it exists on gfx8
gfx900 s_add_u32 s0, s1, tma_hi ! 19: 'tma_hi' is not a register of gfx900 that is allowed here; it exists on gfx8
gfx900 v_mov_b32_e32 v1, pc ! 19: 'pc' is not a register of gfx900 that is allowed here
gfx900 v_mov_b32_e32 v1, v2.l ! 19: 'v2.l' is not a register of gfx900 that is allowed here
gfx1200 s_mov_b32 s0, flat_scratch_lo ! 15: 'flat_scratch_lo' is not a register of gfx1200 that is allowed here; it exists on gfx8, gfx9
gfx900 v_mov_b32_e32 v1, -tba ! 20: 'tba' is not a register of gfx900 that is allowed here; it exists on gfx8
gfx1030 v_add_f32_e64 v1, x, v2 ! 19: a symbol is not allowed here: it is a 32-bit literal without sign modifiers
gfx1030 v_cndmask_b32_e64 v0, x, v1, vcc_lo ! 23: a symbol is not allowed here: it is a 32-bit literal without sign modifiers
gfx1030 v_fma_mix_f32 v0, x, v1, v2 ! 19: a symbol is not allowed here: it is a 32-bit literal without sign modifiers
gfx1030 v_fmaak_f32 v0, v1, v1, x ! 25: fourth operand must be a 32-bit number
gfx1200 s_fmaak_f32 s0, s1, s2, x ! 25: fourth operand must be a 32-bit number
gfx900 s_setreg_imm32_b32 hwreg(1,0,1), x ! 34: second operand must be a 32-bit number
gfx900 v_mov_b32_e32 v1, lit(x) ! 19: lit() takes a number
gfx900 v_mov_b32_e32 v1, lit ! 22: expected '(' after lit
gfx900 v_add_f32_e32 v0, neg, v1 ! 22: expected '(' after neg
gfx900 v_add_f32_e32 v0, abs, v1 ! 22: expected '(' after abs
gfx900 v_add_u32_e32 v0, sext, v1 ! 23: expected '(' after sext
gfx1200 v_dual_mov_b32 v0, x :: v_dual_mov_b32 v1, v0 ! 20: a symbol alone is not allowed before '::'
gfx900 v_add_f16_e32 v0, x, v1 ! 19: a symbol is not allowed here: it is a 32-bit literal without sign modifiers
gfx900 s_mov_b64 s[0:1], x ! 19: a symbol is not allowed here: it is a 32-bit literal without sign modifiers
gfx900 s_add_u32 s0, x, 0x1234 ! 18: an instruction has room for one literal
gfx900 v_max_f32_e32 v0, lit(v0, v255 ! 23: 'v0' is not a register of gfx900 that is allowed here
gfx1010 v_add_co_ci_u32_e64 v1, s6, v255, clamp, s4 ! 42: an operand is not allowed after a modifier
gfx900 tbuffer_load_format_x v0, off, s[56:59], format:1 s4 ! 51: an operand is not allowed after a modifier
gfx900 tbuffer_load_format_x v0, off, dfmt:1 s[56:59], s4 ! 39: an operand is not allowed after a modifier
gfx1030 tbuffer_load_format_x v0, off, format:1 s[56:59], s4 ! 41: an operand is not allowed after a modifier
gfx1030 tbuffer_load_format_x v0, off, s[56:59], format:[BUF_FMT_32_FLOAT], s4 ! 69: an operand is not allowed after a modifier
gfx1100 v_cmp_ne_i32_e64 s2, v255, row_mirror ! 38: expected 3 operands, found 2
gfx1100 v_cmp_ne_i32_e64 s2, v255, row_shl ! 35: expected ':' after row_shl
gfx1010 v_add_co_ci_u32_e64 v1, s6, v255, row_mirror, s4 ! 47: an operand is not allowed after a modifier
# Words that the target lacks, and the targets that have them; operands that only some generations have.
gfx1030 v_add_u32 v0, v1, v2 ! 1: 'v_add_u32' does not exist on gfx1030; it exists on gfx8, gfx9, gfx11, gfx12
gfx1030 v_addc_u32 v0, vcc, v1, v2, vcc ! 1: 'v_addc_u32' does not exist on gfx1030; it exists on gfx8
gfx1100 v_mac_f32 v0, v1, v2 ! 1: 'v_mac_f32' does not exist on gfx1100; it exists on gfx8, gfx900–90c, gfx1010–1013
gfx803 v_add_u32 v0, v1, v2 ! 15: v_add_u32 takes 4 operands on gfx803, and vcc is missing
gfx803 v_add_u32_e64 v0, v1, v2 ! 19: v_add_u32_e64 takes 4 operands on gfx803, and vcc is missing
gfx803 v_sub_u32_sdwa v0, v1, v2 ! 20: v_sub_u32_sdwa takes 4 operands on gfx803, and vcc is missing
gfx803 v_addc_u32 v0, v1, v2 ! 16: v_addc_u32 takes 5 operands on gfx803, and vcc is missing
gfx900 v_div_scale_f32 v0, v1, v2, v3 ! 21: v_div_scale_f32 takes 5 operands on gfx900, and vcc is missing
gfx1030 v_div_scale_f32 v0, v1, v2, v3 ! 21: v_div_scale_f32 takes 5 operands on gfx1030, and vcc_lo is missing
gfx900 v_mad_u64_u32 v[0:1], v2, v3, v[4:5] ! 23: v_mad_u64_u32 takes 5 operands on gfx900, and vcc is missing
gfx900 global_load_dword v0, v[1:2], off dlc ! 35: global_load_dword has no modifier 'dlc'; it exists on gfx10, gfx11
gfx900 global_load_dword v0, v[1:2], off sc0 ! 35: gfx900 has no 'sc0'; it exists on gfx942, gfx950
gfx942 global_load_dword v0, v[1:2], off glc ! 35: gfx942 has no 'glc'; it exists on gfx8, gfx900–90c, gfx10, gfx11
gfx900 v_mov_b32_dpp v0, v1 dpp8:[0,1,2,3,4,5,6,7] ! 22: 'dpp8:' is not a modifier of gfx900; it exists on gfx10, gfx11, gfx12
gfx900 s_mov_b64 null, 0 ! 11: gfx900 has no 'null'; it exists on gfx10, gfx11, gfx12
gfx900 s_getreg_b32 s0, hwreg(HW_REG_SHADER_CYCLES) ! 24: gfx900 has no hardware register 'HW_REG_SHADER_CYCLES'; it exists on gfx1030–1036, gfx11
gfx1030 s_sendmsg sendmsg(MSG_DEALLOC_VGPRS) ! 19: gfx1030 has no message 'MSG_DEALLOC_VGPRS'; it exists on gfx11, gfx12
