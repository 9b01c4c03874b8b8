	v_add_u32 v0, v1, v2
	v_pk_add_f16 v0, v1, v2
	ds_read_b32 v0, v1
	v_add_u32 v0, vcc, v1, v2
	global_load_dword v0, v[1:2], off dlc
	global_load_dword v0, v[1:2], off sc0
	v_mov_b32_dpp v0, v1 row_share:1
	v_mov_b32_dpp v0, v1 dpp8:[0,1,2,3,4,5,6,7]
	s_mov_b32 s0, src_shared_base
	v_mov_b32 v0, a1
	s_getreg_b32 s0, hwreg(HW_REG_SHADER_CYCLES)
	s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)
	v_cndmask_b32 v0, v1, v2
	v_cmp_lt_f32 v1, v2
	v_addc_u32 v0, v1, v2
	v_div_scale_f32 v0, v1, v2, v3
	s_mov_b64 null, 0
	ds_swizzle_b32 v0, v1 offset:swizzle(FFT,3)
	v_add_f32 v0, v1
