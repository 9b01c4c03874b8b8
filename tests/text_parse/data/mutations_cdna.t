# Text that llvm-mc-22 rejects. Written by refresh.py.
gfx908 v_dot2c_i32_i16_e32 v250, 0x100000000, v28
gfx908 s_addk_i32_dpp s0, 0xf585
gfx908 v_log_f16_e32 a[2:5], v113
gfx908 s_addc_u32 65536.0, s0, s0
gfx908 s_lshl1_add_u32 ttmp8, s23
gfx908 v_fmac_f32_e32 s[4:7], v19, v156
gfx908 v_interp_p2_f32_e32 v250, v189, attr18.x row_mask:0x3
gfx908 v_add_f16_e32 v77, ttmp1, s101
gfx908 s_addk_i32 s57, 0x3ff0000000000000
gfx908 v_interp_mov_f32_e32 v48, 0.5, attr28.w
gfx908 exp lds_direct, invalid_target_18 v48, v48, v173, v173 done compr vm
gfx908 v_max_f32_e32 0xffffffff, s25, v107
gfx908 v_exp_f32_e32 v89, a0
gfx908 v_max_i16_e32 v167, s85, vcc
gfx908 s_xor_b32 s71, 0x3ff0000000000000, -15
gfx908 s_store_dword s36, s[48:49], s54 op_sel_hi:[0,0]
gfx908 v_ashrrev_i32_e32 v128, s[0:1], v20
gfx908 v_subrev_f16_e32 v192, sext(s20), v54
gfx908 s_min_i32 s68, 0, 8 offset0:1
gfx908 v_sub_f16_e32 v142, v172
gfx908 v_ashrrev_i32_e32 v20, v98
gfx908 v_mul_hi_u32_u24_e32 v165, s3, v209 op_sel_hi:[0,0]
gfx908 s_bfm_b64 -0x80000001, 5, s4
gfx908 v_interp_p1_f32_e32 v241, v222, attr49.x, xnack_mask
gfx908 s_max_i32 s3, -ttmp5, s72
gfx908 v_madak_f16 v1, s4, v128, s[0:1]
gfx908 v_cmpx_nge_f16_e32 vcc, v213
gfx908 v_interp_mov_f32_e32 v61, invalid_param_234, attr12.z clamp
gfx908 v_frexp_exp_i16_f16_e32 |v161|, s37
gfx908 v_sub_f32_e32 ttmp0, v39, v0
gfx908 s_cmpk_le_u32 s39, 0x16fe cbsz:1
gfx908 v_mul_legacy_f32_e32 v8, a[248:255], v4
gfx908 s_scratch_load_dwordx4 s[16:19], -16, 0x8912 glc
gfx908 s_add_u32 s3, s2, s17 idxen
gfx908 s_xnor_b32 s45, a[2:5], 38
gfx908 v_min_i32_e32 v1, lds_direct, s67, v82
gfx908 v_mul_u32_u24_e32 v207, acc0, v132
gfx908 v_madak_f32 v238, s42, v120, -32769
gfx908 v_mul_legacy_f32_e32 v76, s87, v57 abid:16
gfx908 v_mul_u32_u24_e32 a0, v64, v64
gfx908 v_cmp_nle_f64_e32 vcc, s[0:2], v[19:20]
gfx908 s_buffer_atomic_sub_x2 s[80:81], ttmp[4:7], 0x4228, 0xffffffff
gfx908 s_xor_b64 s[0:1], s[82:83], s[64:65] done
gfx908 v_mac_f16_e32 [v0,v1], v9, v66
gfx908 v_mul_lo_u16_e32 v55, v19, s[1:2]
gfx908 v_subrev_f32_e32 v8, 5, v178 neg_lo:[1,0]
gfx908 v_min_i32_e32 v48, s48, 0.15915494
gfx908 v_min_f32_e32 v68, s[4:7], v68
gfx908 s_cbranch_cdbguser s101
gfx908 v_add_f32_e32 v112, v160
gfx908 s_cmpk_lt_u32 s[0:2], 0xa578
gfx908 s_cmpk_lg_u32 s15, 0xffffffff
gfx908 v_sub_f32_e32 v51, v59, exec
gfx908 v_mul_u32_u24_e32 v16, v64, v64 mul:3
gfx908 v_cndmask_b32_e32 0x10000, v160, v35, vcc
gfx908 v_subrev_u32_e32 v246, v150
gfx908 v_mul_hi_i32_i24_e32 -|v140|, v239, v73
gfx908 v_cndmask_b32_e32 v6, v200, v72, vcc high
gfx908 v_mul_legacy_f32_e32 v2, v20
gfx908 v_add_u16_e32 v81, v186, 0x100000000
gfx908 v_interp_p2_f32_e32 v200, v44, a[1:2]
gfx908 v_subrev_co_u32_e32 m0, vcc, v0, v144
gfx908 s_sendmsg s101
gfx908 v_min_u16_e32 v233, v237, 0x3c00
gfx908 v_sat_pk_u8_i16_e32 a0, ttmp8
gfx908 v_min_u32_e32 v121, 41, -v227
gfx908 v_subrev_u32_e32 0xffffffff, s87, v160
gfx908 v_lshrrev_b32_e32 v193, v26, v[2:17]
gfx908 exp param4 off, off, off, a[248:255] vm
gfx908 s_load_dwordx8 ttmp[4:11], -17, s[24:25], 0x9bd0e glc
gfx908 v_subrev_f32_e32 v40, s8, v128 lds
gfx908 s_ashr_i64 s[72:73], s[6:9], 33, s48
gfx908 v_cndmask_b32_e32 v176, s1, -|v161|, vcc
gfx908 v_dot2c_f32_f16_dpp v75, 45, v241
gfx908 v_ashrrev_i16_e32 0x3ff0000000000000, s67, v224
gfx908 v_sub_f32_e32 v2, v32, -4.0
gfx908 v_interp_p1_f32_e32 v94, v251, 0x10000
gfx908 v_mul_legacy_f32_e32 v76, s87, -4.0
gfx908 v_ashrrev_i32_e32 vcc_lo, v14, v8
gfx908 exp param26 v226, off, v86, off done vm sc0
gfx908 v_mul_lo_u16_e32 v72, s[4:7], s81, v6
gfx908 s_cselect_b32 -|s97|, 0, -11
gfx908 exp param1 v1, 0, off, off done compr vm
gfx908 v_max_f32_e32 v220, m0, v8, v233
gfx908 v_mfma_i32_16x16x16i8 a[243:246], v15, sext(v170), a[110:113] cbsz:5 abid:4 blgp:3
gfx908 v_cndmask_b32_e32 v0, s72, v64, 0.15915494
gfx908 v_sub_f32_e32 v15, s2, |v2|
gfx908 v_min_i32_e32 v36, s[1:2], v1
gfx908 v_sub_f16_e32 a1, v64, v66
gfx908 v_xor_b32_e32 v213, ttmp1, v42 clamp
gfx908 v_subb_co_u32_e32 v117, vcc, s1, v200, vcc neg:[1,0,1]
gfx908 v_max_u32_e32 v238, v195, a[0:15]
gfx908 v_min_u32_e32 v121, 41, v227 row_mirror
gfx908 v_mac_f16_e32 s49, v202
gfx908 v_cmp_le_i64_e32 vcc, a1, v[44:45]
gfx908 v_interp_p2_f32_e32 v10, s102, attr28.z
gfx908 v_max_u16_e32 v35, s34, sext(v118)
gfx908 v_add_f32_e32 v64, |v18|, v44
gfx908 s_add_u32 s3, s2, s17 row_shl:1
gfx908 v_add_u16_e32 v34, v125, v184 abid:15
gfx908 v_and_b32_e32 v47, |63|, v36
gfx908 v_subrev_u16_e32 v147, -|s29|, v237
gfx908 v_mul_f32_e32 v207, v223, -0x80000001
gfx908 v_madmk_f16_dpp v65, s0, 0x66c60eee, v128
gfx908 v_and_b32_e32 0.5, src_shared_base, v44
gfx908 v_dot2c_f32_f16_e32 v207, src_private_limit, 0x10000
gfx908 v_mul_f16_e32 v176, s76
gfx908 v_max_f16_e32 v111, s102, v159
gfx908 v_subrev_f32_e32 v140, v81, v256
gfx908 v_lshrrev_b32_e32 v179, s101, -v152
gfx908 v_mul_u32_u24_e32 v213, xnack_mask, v133
gfx908 v_mul_u32_u24_e32 v0, v[2:17], v6
gfx908 v_max_f32_e32 64, s25, v107
gfx908 v_addc_co_u32_e32 xnack_mask, vcc, v98, v46, vcc
gfx908 v_ashrrev_i32_e32 v48, a[0:3], v162
gfx908 s_setreg_imm32_b32 0.5 10, 5), 0x27e00ab4
gfx908 v_mul_f32_e32 65536.0, s16, v146
gfx908 s_buffer_atomic_sub_x2 s[80:81], ttmp[4:7], -|0x4228|
gfx908 v_lshrrev_b32_e32 acc0, s2, v6
gfx908 v_mul_u32_u24_e32 v16, 4, v64 clamp
gfx908 s_ashr_i32 s35, s9, 12 offen
gfx908 s_store_dword s66, vcc, s[1:2] glc
gfx908 s_setreg_imm32_b32 64 10, 5), 0x27e00ab4
gfx908 v_min_i32_e32 v3, s0, 1+1
gfx908 v_mul_u32_u24_e32 v6, vcc_hi, v[2:17]
gfx908 v_max_i16_e32 v3, -s28, v136
gfx908 s_cmovk_i32 s[6:9], 0x1
gfx908 v_cmp_tru_f16_e32 vcc, -|v121|, v147
gfx908 v_madmk_f16 v209, off, 0xe839732d, v99
gfx908 v_mul_u32_u24_e32 1+1, s8, v42
gfx908 v_add_f32_e32 v8, 0.15915494, s0, v96
gfx908 s_buffer_load_dwordx8 s[48:55], 0xffffffff, s32 glc
gfx908 v_lshrrev_b32_e32 s[0:2], s34, v192
gfx908 v_lshrrev_b32_e32 v64, s2, |v6|
gfx908 v_mul_u32_u24_e32 off, v64, 5, v25
gfx908 s_cselect_b32 s0, s2, s34 row_newbcast:16
gfx908 v_subrev_f16_e32 v82, v73, 65536.0
gfx908 v_cmpx_eq_u64_e32 v[0:1], vcc, v[205:206], v[126:127]
gfx908 s_xor_b32_dpp s1, s8, 32
gfx908 exp v[255:256] off, off, off, v184 vm
gfx908 v_cndmask_b32_e32 v35, s34, vcc
gfx908 s_abs_i32 s93, -|s12|
gfx908 v_mul_u32_u24_e32 v162, s0, v40 op_sel_hi:[0,0]
gfx908 v_interp_p1_f32_e32 v180, v194, attr20.y vm
gfx908 v_addc_co_u32_e32 v5, vcc, vcc_lo, v66, vcc
gfx908 s_buffer_atomic_and_x2_sdwa s[34:35], s[32:35], s2
gfx908 v_interp_p2_f32_e32 xnack_mask, v11, attr62.w
gfx908 v_max_f16_e32 v171, s44, v84 nt
gfx908 s_cmpk_eq_u32 1+1, 0xf092
gfx908 exp param1 v1, off, off, -|off| done compr vm
gfx908 v_mul_legacy_f32_e32 v42, s16, -32769
gfx908 s_bcnt0_i32_b64 1e-10, 55
gfx908 v_min_i32_e32 v2, v24, v130 offset:4
gfx908 s_addk_i32_dpp s33, 0x645d
gfx908 v_sub_f32_e32 v98, v16
gfx908 v_mul_legacy_f32_e32 v221, s64, v0 blgp:3
gfx908 exp invalid_target_31 v180, off, 1.1, v21 compr vm
gfx908 v_mul_u32_u24_e32 v22, s64, sext(v16)
gfx908 s_lshl3_add_u32 a[248:255], s10, s66
gfx908 v_cos_f32_e32 v40, v[2:17]
gfx908 v_min_f32_dpp v94, v146, v212
gfx908 v_madak_f32 m0, v22, v198, 0x81fbecee
gfx908 v_xor_b32_e32 v2, v243, 0x100000000
gfx908 v_mul_legacy_f32_e32 v64, s102, v16
gfx908 v_mul_u32_u24_e32 off, v55, v0
gfx908 v_cndmask_b32_e32 v0, s72, v64, 1+1
gfx908 v_lshrrev_b32_e32 v104, v206, v19, s101
gfx908 exp param28 off, off, v54, v29 row_newbcast:16
gfx908 s_xor_b32 s0, s20, a[0:3]
gfx908 v_mul_u32_u24_e32 v0, v8, lds_direct
gfx908 v_max_i32_e32 64, s83, v167
gfx908 s_atomic_swap xnack_mask_hi, ttmp[4:5], s0, v[0:1]
gfx908 v_min_f32_e32 v32, s20, s[6:9]
gfx908 v_mul_legacy_f32_e32 a[0:1], s68, v68
gfx908 v_ashrrev_i32_e32 v64, v[2:17], 1, v132
gfx908 v_dot8c_i32_i4_e32 v[0:1], v151, v28, v34
gfx908 v_mul_hi_u32_u24_e32 v144, v160, 0x3c00
gfx908 s_atc_probe_buffer 30, ttmp[8:11], s64 vm
gfx908 s_cbranch_i_fork s[0:1], 57 lds
gfx908 v_cndmask_b32_e32 v12, a0, v96, vcc
gfx908 v_interp_p2_f32_e32 v200, v44, attr59.x, s102
gfx908 v_max_u32_e32 v120, xnack_mask_lo, v23, -16
gfx908 s_rfe_restore_b64 s[68:69], 0x3ff0000000000000
gfx908 s_cmpk_eq_i32 s65, 0x335b idxen
gfx908 v_xor_b32_e32 |v82|, s6, v0
gfx908 v_madak_f32 v53, s98, 65536.0, 0xb2ef9802
gfx908 v_mul_u32_u24_e32 v159, v205, -4.0
gfx908 v_sub_f32_e32 v128, s0
gfx908 v_min_f32_e32 sext(v63), v199, v52
gfx908 v_ashrrev_i32_e32 v128, v35, 65
gfx908 v_dot2c_f32_f16_e32 v57, 0x100000000, v104
gfx908 s_setvskip 0.5, ttmp0, s22
gfx908 v_cndmask_b32_e32 v[255:256], v68, s9, v26, vcc
gfx908 v_max_f32_e32 v101, s30, a[0:3]
gfx908 s_addc_u32_dpp s0, s42, s3
gfx908 tbuffer_load_format_d16_xyzw_dpp v[0:1], off, s[0:3], s88 format:[BUF_DATA_FORMAT_16_16_16_16,BUF_NUM_FORMAT_FLOAT] offset:3141 glc slc
gfx908 v_mul_u32_u24_e32 v115, s96, s[1:2]
gfx908 s_or_b32 s59, s48
gfx908 s_dcache_discard s[38:39], s71 row_newbcast:16
gfx908 v_max_u16_e32 v7, v143
gfx908 v_and_b32_e32 2, v6
gfx908 s_and_b64 s[86:87], off, s[60:61]
gfx908 exp -17 off, off, off, v134 compr vm
gfx908 v_subrev_f32_e32 [v0,v1], 5, v178
gfx908 v_xnor_b32_e32 -|v25|, s28, v199
gfx908 v_mul_legacy_f32_e32 v221, s64, -32769
gfx908 v_or_b32_dpp v85, 13, v56
gfx908 v_max_f16_e32 -16, s1, v17
gfx908 v_cmpx_eq_f64_e32 vcc, m0, v[39:40]
gfx908 exp invalid_target_29 off, off, 0.5, off
gfx908 v_mul_u32_u24_e32 v0, s90, xnack_mask
gfx908 s_add_i32 s16, s80, v255
gfx908 exp s[2:3] v101, v101, off, off compr
gfx908 v_add_u32_e32 65536.0, v140, v22
gfx908 v_or_b32_e32 v[3:6], v22, s48, v106
gfx908 s_buffer_atomic_umin_x2 s[48:49], s[40:43], ~0 glc
gfx908 v_min_f32_e32 s9, v80
gfx908 v_mul_i32_i24_e32 ttmp[0:1], -2, v93
gfx908 v_mul_lo_u16_e32 0x3118, v251
gfx908 v_interp_mov_f32_sdwa v176, invalid_param_176, attr9.w
gfx908 v_add_u16_e32 [v0,v1], v196, v16
gfx908 v_mul_u32_u24_e32 s[0:1], s0, v84
gfx908 v_mul_f16_e32 v0, s16, a[1:2]
gfx908 v_cmpx_le_i16_e32 exec, v40, v20
gfx908 v_interp_mov_f32_e32 v73, invalid_param_142, 1.1
gfx908 v_add_u16_e32 0, s16, v0
gfx908 s_mul_hi_i32 s87, [v0,v1], s9
gfx908 exp_e64 invalid_target_28 v226, off, off, off compr
gfx908 v_madmk_f16 v3, s100, 0xd3ad6d82
gfx908 v_xnor_b32_e32 v25, [v0,v1], v197
gfx908 v_mul_u32_u24_e32 0xffffffff, s20, v128
gfx908 v_add_f16_e32 v185, v37, v255 dst_sel:BYTE_1
gfx908 v_interp_mov_f32_e32 v86, s[0:1], attr63.y
gfx908 v_cndmask_b32_e32 v179, -s0, v36, vcc
gfx908 v_lshrrev_b32_e32 exec, s3, v68
gfx908 s_movreld_b64 m0, s[36:37]
gfx908 s_buffer_atomic_swap_x2 s[34:35], s[100:103], |s82| offset:-0xc12d0 glc
gfx908 v_cmp_ne_i16_e32 vcc, s44
gfx908 s_cmpk_lt_i32_sdwa exec_lo, 0x9702
gfx908 v_cmp_lt_f32_e32 |vcc|, v120, v223
gfx908 v_interp_mov_f32_e32 v26, invalid_param_182, [v0,v1], attr44.z
gfx908 v_subrev_u32_e32 v208, s86, -4.0
gfx908 s_flbit_i32_i64 s22, 0x100000000
gfx908 v_mul_legacy_f32_e32 v70, v36, lds_direct
gfx908 exp invalid_target_24 off, 65, v222, v222 done compr vm
gfx908 s_nand_b32 s24, s76, m0, a0
gfx908 v_max_i16_e32 vcc, s57, v48
gfx908 s_setreg_imm32_b32 hwreg(HW_REG_TRAPSTS, 25, 17), a0
gfx908 v_cndmask_b32_e32 v192, s44, v8, -0x80000001
gfx908 v_mul_hi_i32_i24_e32 v140, v73
gfx908 s_sub_u32 s69, s1, s102
gfx908 v_max_u32_e32 vcc, s21, v78
gfx908 v_subbrev_co_u32_e32 v250, vcc, v114, s[2:3], vcc
gfx908 s_cmpk_ge_i32 ttmp14, -0x80000001
gfx908 s_cmpk_lg_i32 xnack_mask, 0xb74
gfx908 s_cselect_b32 0, s16, 6
gfx908 s_nor_b32 s64, v[3:6], 16
gfx908 v_cndmask_b32_e32 v150, v128, v32, a[2:5]
gfx908 v_mul_hi_u32_u24_e32 0x100000000, 0, v136
gfx908 v_lshlrev_b16_e32 v67, 1e-10, v228
gfx908 v_dot4c_i32_i8_e32 v172, v194, v148 nt
gfx908 s_lshl_b64 s[64:65], s[8:9], s0 mul:3
gfx908 s_add_u32 a[0:15], s21, 16
gfx908 v_subb_co_u32_e32 v66, vcc, s50, v213, vcc, ~0
gfx908 s_andn2_b64 s[76:77], s[86:87], v[2:17]
gfx908 v_add_f16_e32 v36, s94, ttmp[0:1]
gfx908 v_addc_co_u32_e32 v115, vcc, v197, a[0:15], vcc
gfx908 s_rfe_restore_b64 s[68:69], s32, s[6:9]
gfx908 v_addc_co_u32_e32 v50, vcc, v42, vcc
gfx908 v_lshlrev_b32_e32 s[4:7], v230, -6, v50
gfx908 v_mul_u32_u24_e32 v0, s90, lds_direct
gfx908 v_lshlrev_b32_e32 v14, s9, v0, v[255:256]
gfx908 v_subrev_u16_e32 v240, v135, m0
gfx908 v_madmk_f16 a0, v4, 0xbf32f3c5, v8
gfx908 v_sub_f16_e32 v34, a[0:15], v200
gfx908 v_madmk_f16 v150, s4, 0xd3b78bee, v1 sc0
gfx908 v_min_f32_e32 v72, s28, -32769
gfx908 v_cmp_tru_f16_e32 vcc, vcc, v147
gfx908 v_sub_u32_e32 v63, s26, 0
gfx908 s_add_u32_dpp s42, src_shared_limit, s54
gfx908 v_sub_co_u32_dpp v178, vcc, s0, v16
gfx908 v_max_i16_e32 v54, v6, v34 quad_perm:[0,1,2,3]
gfx908 v_lshrrev_b32_e32 v68, v1, v130 row_mirror
gfx908 s_cmpk_eq_i32 ttmp2, 0x135b nt
gfx908 v_min_f16_e32 v37, v128, -v72
gfx908 exp mrt2 v101, v101, off, off compr gds
gfx908 s_atomic_xor -s13, s[24:25], -0x6acec glc
gfx908 v_dot2c_i32_i16_e32 v149, v158, v[0:1]
gfx908 v_and_b32_e32 v64, src_shared_base, ~0
gfx908 s_cmp_eq_u32 0.15915494
gfx908 v_madak_f16 v196, s24, a[1:2], 0xd75f1326
gfx908 v_madak_f32 v128, s16, v72, 0xd3ddc61e mul:3
gfx908 v_cndmask_b32_e32 v138, v16, v[2:17], vcc
gfx908 v_pk_fmac_f16_e32 a[0:15], s10, v0
gfx908 s_cmpk_le_i32 s1, 0xc62a blgp:3
gfx908 v_cmpx_eq_u64_e32 0x3c00, v[38:39], v[123:124]
gfx908 v_lshlrev_b32_e32 v2, s16, v6 neg_lo:[1,0]
gfx908 v_subrev_u16_e32 v182, a1, v24
gfx908 v_add_u32_e32 v150, a1, v63
gfx908 s_setkill s[2:3], 0x459a
gfx908 s_cmpk_le_i32 s63, 1.1
gfx908 v_sub_f16_e32 v5, v4, v160 byte_sel:1
gfx908 v_sub_f16_e32 -16, s100, v17
gfx908 v_mul_f16_dpp v133, v0, v2
gfx908 v_add_f32_e32 v4, s29, v148 op_sel:[0,1]
gfx908 v_cmp_tru_f16_e32 vcc, v121, v[255:256]
gfx908 v_cmp_tru_f16_e32 s0, v121, v147
gfx908 v_cmp_gt_u16_e32 vcc, ttmp8, src_shared_base
gfx908 v_max_f32_e32 v101, v207
gfx908 v_subrev_u16_e32 v33, sext(s77), v254
gfx908 s_addk_i32 a[0:1], 0x263e
gfx908 v_add_f16_e32 v152, v201
gfx908 v_ldexp_f16_e32 v33, v236, v63 offset0:1
gfx908 v_dot2c_f32_f16_e32 v175, s2, v256
gfx908 v_sub_f32_e32 v28, a[2:5], v4
gfx908 v_lshlrev_b32_e32 v32, s48, acc0, v1
gfx908 v_min_f16_e32 v118, 0xffffffff, v229
gfx908 exp 0.5 v47, v47, off, v118 compr
gfx908 v_cndmask_b32_e32 v90, ttmp[0:1], v41, vcc
gfx908 s_cmpk_lt_u32 s40, 0x5e62 abid:15
gfx908 v_mul_lo_u16_e32 v26, v[2:17], v32
gfx908 v_cndmask_b32_e32 v69, -v34, v96, vcc
gfx908 v_interp_p2_f32_e32 v42, v224, 0x3c00
gfx908 v_cmpx_nlt_f32_e32 0x10000, s62, v64
gfx908 s_call_b64 ttmp[0:1], s[0:1], 20226
gfx908 s_bitcmp0_b64 0.5, |34|
gfx908 v_interp_mov_f32_sdwa v84, invalid_param_217, attr57.x
gfx908 s_max_u32 s33, 0x3ff0000000000000, s80
gfx908 v_mul_u32_u24_e32 -|v184|, s2, v98
gfx908 v_add_co_u32_e32 -v69, vcc, 50, v128
gfx908 s_add_u32 s97, |s8|, ttmp4
gfx908 v_lshlrev_b32_e32 v9, v107
gfx908 v_madak_f32 v36, v0, v16, xnack_mask
gfx908 buffer_load_ubyte v69, off, ~0, s[0:3], 0 offset:3032 glc slc
gfx908 s_add_u32 xnack_mask, src_shared_limit, s54
gfx908 v_pk_fmac_f16_e32 v208, 21, -17
gfx908 v_min_f32_e32 v16, v68, -v32
gfx908 v_xor_b32_e32 v40, s1, 65
gfx908 v_interp_mov_f32_e32 v[3:6], invalid_param_83, attr20.y
gfx908 s_cmpk_lg_u32 s41, v255, 0xa9f1
gfx908 v_ldexp_f16_e32 v133, v[0:1], v100
gfx908 s_sub_i32 -17, s84, 0
gfx908 v_sub_f16_e32 v4, sext(s16), v22
gfx908 v_mul_i32_i24_e32 v48, -2, |v93|
gfx908 v_pk_fmac_f16_e32 a[1:2], v187, v56
gfx908 s_cmpk_lt_i32 1+1, 0x5d47
gfx908 v_ashrrev_i32_e32 1e10, v3, v32
gfx908 v_cndmask_b32_e64 v48, s44, v0, vcc
gfx908 v_sub_co_u32_e32 1e10, vcc, v125, v248
gfx908 v_cndmask_b32_e32 v2, s2, v68, s101
gfx908 s_and_b64 s[86:87], s[82:83], s[60:61] vm
gfx908 v_ashrrev_i32_e32 0, v158, v22
gfx908 v_interp_mov_f32_e32 ~0, invalid_param_88, attr51.y
gfx908 s_bfm_b32 0x100000000, s6, s54
gfx908 s_ashr_i64 s[8:9], 0x100000000, ttmp7
gfx908 v_interp_p2_f32_e32 v12, v51, attr15.x glc
gfx908 v_mul_legacy_f32_e32 0x10000, s72, v21
gfx908 v_min_i32_e32 ttmp0, 46, v63
gfx908 v_add_f32_dpp v137, v93, v255
gfx908 s_andn2_b32 s36, a[2:5], s26
gfx908 v_mul_i32_i24_e32 v68, s68, acc0
gfx908 v_interp_p2_f32_e32 v150, attr36.w
gfx908 v_cmp_neq_f16_e32 vcc, 39, s[1:2]
gfx908 s_addc_u32 s32, sext(s68), s0
gfx908 v_add_f32_e32 1+1, 57, v65
gfx908 s_cmpk_lt_i32 0.15915494, 0xca14
gfx908 v_cndmask_b32_e32 v69, s10, 1e-10, v84, vcc
gfx908 s_mul_hi_i32_e64 s58, exec_lo, s99
gfx908 v_min_i32_e32 [s2,s3], v24, v130
gfx908 v_add_u32_e32 [s2,s3], v32, v20
gfx908 v_mul_i32_i24_e32 |v58|, s9, v1
gfx908 v_cmp_f_f16_sdwa vcc, -v8, v56 src0_sel:BYTE_0 src1_sel:BYTE_0 neg_lo:[1,0]
gfx908 v_interp_mov_f32_e32 v175, |invalid_param_59|, attr21.y
gfx908 v_pk_fmac_f16_e32 v132, v0
gfx908 exp param28 off, off, v54, 0.15915494
gfx908 exp invalid_target_11 v109, v109, a[1:2], v121 done compr
gfx908 s_cmpk_lg_i32 s36, 0x7dae row_mirror
gfx908 exp mrt2 v101, v101, [s2,s3], off compr
gfx908 s_add_u32 s65, a[0:15], s4
gfx908 v_min_f32_e32 v141, s16, v0 done
gfx908 v_cndmask_b32_e32 v212, v69, -|v32|, vcc
gfx908 v_frexp_exp_i16_f16_e32 v161, v[255:256]
gfx908 v_add_u32_e32 v140, v32, v20 sc1
gfx908 s_max_u32 s88, s43, |1|
gfx908 v_subrev_u32_e32 v80, v6, v65 nt
gfx908 exp invalid_target_18 off, off, a[2:5], v16 done compr
gfx908 s_movreld_b64 s[56:57], a[0:15]
gfx908 v_interp_mov_f32_e32 v64, ttmp12, attr10.w
gfx908 s_lshl2_add_u32 s14, 1e-10, s48, 52
gfx908 v_interp_p2_f32_e32 a[2:5], v181, attr28.x
gfx908 v_cndmask_b32_e32 v0, -1, v33, v[255:256]
gfx908 s_lshl_b64 sext(s[64:65]), s[8:9], s0
gfx908 v_sub_f32_e32 v2, v32, a[0:1]
gfx908 v_interp_p2_f32_e32 v155, -v77, attr51.w
gfx908 v_lshrrev_b32_e32 v90, v[2:17], v44
gfx908 v_max_i32_e32 s[0:1], s90, v175
gfx908 v_mul_u32_u24_e32 v9, a0, v138
gfx908 v_mul_f32_dpp v4, v181, v195
gfx908 v_madmk_f16 s[1:2], s80, 0xd45b5d07, v146
gfx908 s_xor_b32 vcc_lo, s32, s68, 12
gfx908 v_subrev_co_u32_e32 v138, ttmp12, v0, v144
gfx908 v_interp_p2_f32_e32 v70, v241, exec
gfx908 v_mul_hi_u32_u24_e32 0x3ff0000000000000, s73, v192
gfx908 exp invalid_target_24 off, v19, off, v148 done vm offset:0xffff
gfx908 exp invalid_target_29 v78, a[248:255], v193, v207 done
gfx908 v_sub_f16_e32 v0, s71, -16
gfx908 s_cmpk_ge_u32 ttmp4, 0.15915494
gfx908 v_mul_hi_u32_u24_e32 v1, s42, v[0:1]
gfx908 v_interp_p2_f32_e32 v64, sext(v150), attr43.z
gfx908 v_subb_co_u32_e32 v213, vcc, v215, v94, vcc dst_sel:BYTE_1
gfx908 v_mul_u32_u24_e32 0.5, s0, v84
gfx908 s_sub_u32 exec, s80, 41
gfx908 v_interp_mov_f32_e32 v61, v255, attr12.z
gfx908 v_add_co_u32_dpp v17, vcc, v30, v3
gfx908 v_subrev_f32_e32 v140, v81, v184 slc
gfx908 v_interp_mov_f32_e32 v109, s101, attr22.y
gfx908 exp param24 v16, v16, v1, -0x80000001 done compr
gfx908 exp_e64 invalid_target_21 v167, off, v148, v148 done compr vm
gfx908 v_interp_p2_f32_e32 a[0:15], v154, attr16.w
gfx908 exp param4 off, sext(v130), v8, v8 compr
gfx908 ds_wrxchg2_rtn_b64 v[224:227], v132, v[65:66], a[2:5] offset0:95 offset1:34 gds
gfx908 v_subb_co_u32_e32 0x3c00, vcc, v223, v32, vcc
gfx908 v_lshrrev_b32_e32 v3, s8, v156 mul:3
gfx908 v_cndmask_b32_e32 v4, s0, vcc
gfx908 v_sub_f16_e32 v196, v[0:1], v2, v8
gfx908 v_cndmask_b32_e32 v[3:6], 0, v0, vcc
gfx908 tbuffer_store_format_xy v[113:114], off, s[32:35], a[0:1] format:[BUF_NUM_FORMAT_SNORM] offset:780 glc
gfx908 v_cmpx_tru_f32_e32 vcc, v26, -0x80000001
gfx908 v_min_i32_e32 0, v26, v3
gfx908 v_sub_f16_e32 v177, s1, a[248:255]
gfx908 v_madmk_f32 v110, s7, 0, v116
gfx908 v_mul_u32_u24_e32 v41, a[2:5], v0
gfx908 v_mul_legacy_f32_e32 v160, [v0,v1], v16
gfx908 s_orn2_b64 s[2:3], s[96:97], 12, v[2:17]
gfx908 v_interp_mov_f32_e32 v220, 0x100000000, attr59.x
gfx908 v_xor_b32_e32 -v96, s68, v115
gfx908 v_subrev_u16_e32 v1, v176, v40 abid:16
gfx908 v_addc_co_u32_e32 v7, [s2,s3], v138, v142, vcc
gfx908 v_subrev_u32_e32 v145, s87
gfx908 v_mac_f16_e32 25, v68
gfx908 exp s[1:2] off, off, off, off vm
gfx908 s_buffer_atomic_cmpswap_x2 s[28:31], 0x4349d glc
gfx908 v_fmac_f32_e32 v196, v213
gfx908 s_cmpk_ge_i32 ttmp14, a[2:5]
gfx908 v_interp_p2_f32_e32 v253, v185, -16
gfx908 s_nor_b32 off, s0, s18
gfx908 exp invalid_target_16 off, off, vcc, off, v212
gfx908 exp_dpp mrt2 off, off, v116, v97
gfx908 v_cmp_f_u16_e32 0x3c00, v28, v167
gfx908 v_mul_hi_u32_u24_e32 ttmp0, v8, v0
gfx908 exp invalid_target_11 v2, off, off, ttmp[0:1] vm
gfx908 v_log_f16_e32 v71, s[6:9]
gfx908 s_incperflevel_sdwa 0xb9ca
gfx908 v_interp_p2_f32_e32 v192, -4.0, attr62.w
gfx908 buffer_load_format_d16_hi_x v0, off, s[0:3], s102 offset:4036 slc
gfx908 s_max_i32 1e10, s48, s45
gfx908 v_max_f16_e32 v67, v50, a0
gfx908 v_cndmask_b32_e32 s[4:7], s16, v22, vcc
gfx908 v_sub_f32_e32 a[248:255], s64, v4
gfx908 s_bfm_b32 ttmp8, 43, 0x3c00, 15
gfx908 v_mul_u32_u24_e32 ttmp[0:1], 8, v128
gfx908 v_min_f16_e32 v214, v3, v[3:6]
gfx908 v_cmp_f_f32_e32 vcc, v120, |v20|
gfx908 v_max_u32_e32 v121, v64
gfx908 v_lshlrev_b32_e32 v2, s16, v6 sc0
gfx908 v_min_i16_e32 v25, v116, v254 blgp:3
gfx908 v_cndmask_b32_e32 v0, -1, -32769, vcc
gfx908 s_add_i32 ttmp0, 43, ttmp9 mul:3
gfx908 v_min_i32_e32 v65, 0, s[6:9]
gfx908 v_cndmask_b32_e32 v106, 8, v192, vcc blgp:3
gfx908 v_cmp_ge_i32_e32 vcc, v243, v51 neg:[1,0,1]
gfx908 s_setreg_imm32_b32 hwreg(45, 25, 22), sext(0x3f11cffe)
gfx908 v_subrev_f32_e32 v0, v33, ~0
gfx908 v_cmp_ge_i32_e32 vcc, |v243|, v51
gfx908 v_mul_lo_u16_e32 v199, |v68|, v122
gfx908 v_mul_i32_i24_e32 v122, v94
gfx908 v_or_b32_e32 v142, v66
gfx908 s_cmpk_lg_u32 s15, 1e-10
gfx908 v_cndmask_b32_dpp v17, v100, v185, vcc
gfx908 v_sub_u32_e32 v30, 1, v153 gds
gfx908 exp 0x3c00 v52, off, v85, off vm
gfx908 v_mul_hi_u32_u24_e32 v8, v74, a[1:2]
gfx908 s_xnor_b64 s[54:55], ttmp[4:5], ttmp[10:11], 65536.0
gfx908 v_pk_fmac_f16_e32 v152, a[0:3], v230
gfx908 s_cmpk_lt_u32 s88, 0x92ef compr
gfx908 v_subrev_f16_e32 v241, s4, s[6:9]
gfx908 s_subb_u32 s58, s[1:2], s4
gfx908 v_madak_f32 s[0:2], v170, v9, 0x674c3f67
gfx908 v_lshrrev_b32_e32 v192, s0, v144 offset:0xffff
gfx908 v_sub_f16_e32 s[0:1], s70, v0
gfx908 v_sub_f16_e32 v154, v73, m0
gfx908 v_ashrrev_i32_e32 v150, s84, vcc, v132
gfx908 v_cndmask_b32_e32 v1, 1e-10, v0, vcc
gfx908 s_cmpk_eq_u32 s58, sext(0x7f2f)
gfx908 s_xnor_b32 v[255:256], s82, 21, s66
gfx908 v_fract_f16_e32 0x3c00, v83
gfx908 v_mul_f32_e32 v36, v27, ttmp0, v166
gfx908 s_cmpk_ge_u32 s[0:2], 0xc07f
gfx908 s_xnor_b32 -16, s90, 38
gfx908 v_interp_p2_f32_dpp v12, v51, attr15.x
gfx908 s_subb_u32 s12, -2, s0 byte_sel:1
gfx908 v_addc_co_u32_e32 v72, vcc, v82, 65, vcc
gfx908 v_fract_f16_e32 v241, s[0:2]
gfx908 v_lshrrev_b32_e32 v11, 1.1, -4, v30
gfx908 s_cmp_eq_i32 s101, 0x100000000
gfx908 v_cmpx_lg_f32_e32 vcc, v118, v221 mul:2
gfx908 v_min_f32_e32 v94, exec, v212
gfx908 v_subrev_u16_e32 v37, s64, v15 bitop3:5
gfx908 v_add_co_u32_e32 vcc_lo, v172, vcc, v151, v145
gfx908 exp pos3 v86, v86, v126 done compr vm
gfx908 v_mul_f32_e32 v10, v160, v84 quad_perm:[0,1,2,3]
gfx908 v_madmk_f32 v110, a[0:1], 0xd0767ae0, v116
gfx908 v_cndmask_b32_e32 v60, v3, vcc
gfx908 s_lshl3_add_u32 s12, 1e-10, ttmp13, s56
gfx908 s_max_i32_e64 s86, s5, 10
gfx908 v_subrev_f32_e32 v128, -0x80000001, v17
gfx908 v_min_u16_e32 v51, s24, ~0
gfx908 s_cmpk_le_i32 lds_direct, 0xc62a
gfx908 exp acc0 off, v130, v49, off compr vm
gfx908 v_mul_lo_u16_e32 vcc, v27, v61
gfx908 v_madak_f32 v30, v170, v[0:1], 0x674c3f67
gfx908 v_sub_f32_e32 -v141, s64, v4
gfx908 s_sub_i32 s72, 37, a0
gfx908 v_lshrrev_b32_e32 v64, s70, vcc_lo
gfx908 v_subrev_u16_e32 v37, s64, -v15
gfx908 v_mul_legacy_f32_dpp v77, v204, v71
gfx908 v_interp_p2_f32_e32 v236, v61, v255
gfx908 v_lshrrev_b32_e32 -|v80|, s22, v72
gfx908 v_max_i32_e32 v129, s96, v18 lds
gfx908 v_mul_legacy_f32_e32 s[1:2], v0, v2
gfx908 v_dot4c_i32_i8_e32 1+1, v130, v2
gfx908 v_addc_co_u32_e32 v72, 0.15915494, v82, v134, vcc
gfx908 v_cmp_f_i64_e32 v[3:6], v[2:3], v[195:196]
gfx908 v_mul_hi_i32_i24_e32 v0, 8
gfx908 v_mul_legacy_f32_e32 a0, v137, v57
gfx908 v_max_u32_e32 v121, sext(v64), v210
gfx908 v_sub_f32_e32 v0, s2, v36 done
gfx908 s_rfe_restore_b64 -2, 1.0 sc1
gfx908 v_mov_b32_e32 0, s94
gfx908 s_addc_u32 v[255:256], s2, s16
gfx908 v_dot8c_i32_i4_e32 s[0:2], v28, v34
gfx908 s_scratch_load_dwordx4 s[4:5], s3 offset:0xc0008
gfx908 s_buffer_load_dword s24, -|s[64:67]|, s87 glc
gfx908 v_addc_co_u32_e32 v225, vcc, v110, s[1:2], vcc
gfx908 v_sub_f32_e32 v33, s0, [s2,s3]
gfx908 v_subrev_f32_e32 v0, lds_direct, v170
gfx908 v_madmk_f16 v65, s0, 0x66c60eee, v128 high
gfx908 v_subrev_co_u32_e32 v206, vcc, v85, -17
gfx908 v_interp_p2_f32_e32 v208, a[0:3], attr48.z
gfx908 s_ashr_i64 s[64:65], s[28:29], 18 gds
gfx908 s_load_dwordx8 ttmp[4:11], s[24:25], 0xffffffff, 0x9bd0e glc
gfx908 v_xnor_b32_e32 v25, s42, -v197
gfx908 v_mul_u32_u24_e32 v12, s80
gfx908 s_addc_u32 s102, s0, s0
gfx908 v_min_f32_e32 v94, s[0:2], v212
gfx908 s_subb_u32 s12, -2, s0 op_sel_hi:[0,0]
gfx908 s_cmpk_lt_i32_sdwa s39, 0x9aa3
gfx908 v_min_f32_e32 v18, s0
gfx908 v_sub_f16_e32 v0, v81, v132 vm
gfx908 v_ashrrev_i32_e32 v80, v2, 0.5
gfx908 exp param4 off, v130, v8, 0x3ff0000000000000 compr
gfx908 v_pk_fmac_f16_e32 s10, v0
gfx908 s_pack_ll_b32_b16 64, 23, s0
gfx908 v_interp_p2_f32_e32 v67, 0.5, attr4.w
gfx908 v_sub_f32_e32 v48, s9, ~0
gfx908 v_mul_legacy_f32_e32 v160, s2, 65536.0
gfx908 v_subb_co_u32_e32 v243, vcc, v203, v173, vcc, m0
gfx908 exp 1e-10 v52, off, v85, off vm
gfx908 exp_e64 invalid_target_19 off, v78, off, off compr
gfx908 v_add_f16_e32 ttmp0, v219, v159
gfx908 v_mul_hi_i32_i24_e32 s0, 8, v2
gfx908 s_xnor_b64 65, ttmp[4:5], ttmp[10:11]
gfx908 v_cmpx_f_i32_e32 vcc, 6, v256
gfx908 v_pk_fmac_f16_e32 1e10, v107, v141
gfx908 v_sub_f16_e32 v177, s1, v8 cbsz:8
gfx908 v_interp_p1_f32_e32 v237, v107, 1e10
gfx908 v_madak_f32 v79, v17, a[2:5], v11, 0xbffaeea9
gfx908 s_atomic_dec s86, |vcc|, s0 offset:0xa142c
gfx908 v_mul_i32_i24_e32 v0, s2, ~0, v1
gfx908 exp off, v32, off done vm
gfx908 v_cndmask_b32_e32 v239, s7, v132, vcc row_newbcast:3
gfx908 s_add_u32 s80, s16
gfx908 v_cmpx_o_f64_e32 vcc, v[207:208], |v[207:208]|
gfx908 v_sub_co_u32_e32 acc0, vcc, s31, v206
gfx908 v_mul_legacy_f32_e32 [s2,s3], s14, v128
gfx908 s_lshl_b64 -32769, s[64:65], s[8:9], s0
gfx908 v_cndmask_b32_e32 v18, |s0|, v98, vcc
gfx908 s_cmpk_eq_u32 s40, a1
gfx908 v_sub_f32_e32 v4, v64, 0x100000000
gfx908 v_mul_u32_u24_dpp v174, s1, v9
gfx908 v_subrev_f32_e32 v18, 2, v96 quad_perm:[0,1,2,3]
gfx908 s_cbranch_scc0 17101 high
gfx908 v_xnor_b32_e32 v25, s28, -16
gfx908 v_subrev_f32_e32 v206, vcc_lo, s20, v100
gfx908 v_mul_legacy_f32_e32 v220, ttmp[0:1], v16
gfx908 v_add_f32_e32 v256, v72, s8, v0
gfx908 v_mfma_f32_16x16x4f16 a[73:88], a[104:105], a[1:2], 61 cbsz:3 abid:2 blgp:3
gfx908 v_max_i16_e32 v167, s85, v9 row_mask:0x3
gfx908 s_add_u32 s12, s33, v0
gfx908 v_interp_mov_f32_e32 v242, attr59.x
gfx908 v_madmk_f32 v73, s32, lds_direct, v128
gfx908 v_lshlrev_b32_e32 0.15915494, ttmp12, v128
gfx908 v_mul_legacy_f32_e32 v24, v81
gfx908 v_fma_mix_f32 v166, v136, ttmp0, |s16| op_sel_hi:[1,0,0]
gfx908 v_interp_p2_f32_e32 v52, v187, s[1:2]
gfx908 s_atc_probe_buffer |30|, ttmp[8:11], s64
gfx908 v_madmk_f16 v208, v148, v[2:17], v125
gfx908 v_lshlrev_b32_e32 src_shared_base, s68, v160
gfx908 v_mul_legacy_f32_e32 v4, 48, v[2:17]
gfx908 exp v133, off, v84 compr
gfx908 v_add_f32_e32 v140, v245, a[2:5]
gfx908 exp_dpp param13 off, v96, off, off compr
gfx908 v_interp_p1_f32_e32 s0, v219, attr1.w
gfx908 v_cndmask_b32_e32 v176, s16, s0, vcc
gfx908 s_cmpk_ge_u32 s9, 0xc07f idxen
gfx908 s_add_u32 s88, s59, s97 blgp:3
gfx908 v_pk_fmac_f16_e32 v194, s8
gfx908 s_max_i32 s5, 10
gfx908 s_cmpk_le_u32_e64 s86, 0x3e24
gfx908 v_lshrrev_b32_e32 v64, s2, 0x10000
gfx908 v_cndmask_b32_e32 v255, flat_scratch_lo, v152, vcc
gfx908 exp invalid_target_16 off, off, off, -|v212|
gfx908 s_cmov_b64 |s[30:31]|, 58
gfx908 v_xnor_b32_e32 v207, xnack_mask_hi, -4.0
gfx908 v_min_u16_e32 v152, s8, 0.15915494
gfx908 s_buffer_load_dword ttmp5, 0x20191 glc
gfx908 s_ashr_i32 s35, s[1:2], 12
gfx908 v_ashrrev_i32_e32 v150, s84, v132 high
gfx908 v_dot8c_i32_i4_e32 v193, a[0:15], v93
gfx908 v_subrev_u32_dpp v95, 13, v39
gfx908 s_setreg_imm32_b32 hwreg(51, 7, 5), 0x5ed291c2 addr64
gfx908 v_min_f32_e32 sext(v24), v40, v20
gfx908 v_min_u16_e32 v237, v250
gfx908 v_and_b32_e32 s[2:3], s48, v133
gfx908 v_mul_hi_u32_u24_e32 off, s0, v162
gfx908 v_min_i16_e32 v222, s72, v176 row_newbcast:3
gfx908 v_add_f16_e32 v182, v152, v201 mul:3
gfx908 v_mul_i32_i24_e32 v0, v33, 0x3ff0000000000000
gfx908 s_cmp_ge_i32 53, v[2:17]
gfx908 v_min_f16_e32 v1, v0, -16
gfx908 exp param9 v4, off, off
gfx908 v_interp_p1_f32_e32 v45, |v36|, attr58.y
gfx908 v_max_u32_e32 v117, s[1:2], v127
gfx908 v_mul_hi_u32_u24_e32 ttmp[0:1], v168, s81, v0
gfx908 v_mul_f32_e32 v68, s33, lds_direct
gfx908 v_interp_mov_f32_e32 v242, 0.15915494, attr59.x
gfx908 v_lshlrev_b32_e32 v255, 8, v135 byte_sel:1
gfx908 s_max_u32 s6, [v0,v1], s0
gfx908 v_max_i32_e32 v48, v15, src_shared_base, v212
gfx908 tbuffer_load_format_x v80, off, s81 format:[BUF_DATA_FORMAT_32_32_32_32,BUF_NUM_FORMAT_SINT] offset:3551 slc
gfx908 v_cndmask_b32_e32 v42, s68, v128, vcc abid:16
gfx908 v_min_f32_e32 v94, v146, v212 sc1
gfx908 v_cmpx_eq_f64_e32 s0, 39, v[130:131]
gfx908 v_dot2c_f32_f16_e32 v45, v90, v213 dst_sel:BYTE_1
gfx908 s_atomic_sub s16, 1+1, 0xd9897
gfx908 v_mul_u32_u24_e32 0x3ff0000000000000, 33, v103
gfx908 v_cmpx_eq_f64_e32 vcc, a[248:255], v[94:95], v[39:40]
gfx908 v_cvt_f16_u16_e32 exec, v131, s43
gfx908 exp ttmp0 off, off, v78, v170 done vm
gfx908 v_lshlrev_b32_e32 v141, v120, v102 glc
gfx908 v_cmp_ge_i32_e32 vcc, vcc, v51
gfx908 v_cndmask_b32_e32 -32769, -1, v80, vcc
gfx908 v_lshlrev_b16_e32 v[2:17], v132, v120
gfx908 s_cmovk_i32 s20, 0x4010 idxen
gfx908 s_nand_b32 xnack_mask, s6, xnack_mask_lo
gfx908 v_interp_mov_f32_e32 v89, 1e10, attr43.y
gfx908 v_add_f16_dpp a[2:5], v34, -v229 quad_perm:[1,1,1,1] row_mask:0x8 bank_mask:0x2 bound_ctrl:1
gfx908 exp invalid_target_20 off, off, v32, off compr, -0x80000001
gfx908 v_subrev_u16_e32 v84, v[2:17], v152
gfx908 tbuffer_load_format_x v202, off, s[84:87], s[6:9] format:[BUF_DATA_FORMAT_32_32_32,BUF_NUM_FORMAT_UINT] offset:2249 glc slc
gfx908 v_cmp_le_u16_e32 v[3:6], v217, v100
gfx908 v_sub_co_u32_e32 v176, vcc, v125, v248 op_sel_hi:[0,0]
gfx908 v_cndmask_b32_e32 v18, s0, 1.1, vcc
gfx908 v_ashrrev_i32_e32 v64, 1, off
gfx908 v_max_i32_e32 v10, s49, v32 op_sel:[0,1]
gfx908 v_mul_legacy_f32_e32 v70, v36, v70 vm
gfx908 s_min_u32 s26, 0xbfb0faf0
gfx908 v_lshlrev_b32_e32 v141, v120, s[6:9]
gfx908 v_mul_u32_u24_e32 v[3:6], 5, v25
gfx908 v_min_u16_e32 v0, 0x100000000, v203
gfx908 v_mul_hi_i32_i24_e32 0, 64, v6
gfx908 v_sub_u16_e32 -16, v4, v175
gfx908 v_and_b32_e32 v54, v57, a[0:15], v186
gfx908 s_cmpk_le_u32 -32769, 0xafa7
gfx908 v_subrev_u16_e32 v1, v176, -v40
gfx908 v_cmp_f_i64_e32 s[6:9], v[2:3], v[195:196]
gfx908 v_sub_f32_e32 exec, 0, v33
gfx908 v_interp_p1_f32_e32 v40, v113, [v0,v1]
gfx908 s_mul_hi_u32 v256, s96, 8
gfx908 v_interp_mov_f32_e32 v1, invalid_param_47, a[0:1]
gfx908 v_mul_i32_i24_e32 0x3c00, v33, v41
gfx908 v_sub_f16_e32 0x100000000, s65, v134
gfx908 v_cndmask_b32_e32 v239, s7, xnack_mask, v132, vcc
gfx908 v_mul_legacy_f32_e32 v234, v137, v57 nt
gfx908 v_mul_f32_e32 v0, v208, a[0:3]
gfx908 s_xor_b32 s36, s40, acc0
gfx908 v_mul_u32_u24_e32 s101, v8, v6
gfx908 v_cndmask_b32_e32 a[2:5], v67, s64, v8, vcc
gfx908 v_cndmask_b32_e32 v90, v119, v41, vcc addr64
gfx908 v_mul_lo_u16_e32 s101, s0, v42
gfx908 v_frexp_exp_i16_f16_e32 ~0, s37
gfx908 v_interp_p2_f32_e32 v162, attr28.z
gfx908 s_call_b64 s[22:23], a[2:5]
gfx908 v_mul_lo_u16_e32 v80, |v241|, v8
gfx908 v_cndmask_b32_e32 v69, s10, v84, v[0:1]
gfx908 v_mul_f16_e32 v48, s64, v2 nt
gfx908 v_subrev_f16_e32 v149, v117, a[0:1]
gfx908 v_add_u32_e32 v96, s18, lds_direct
gfx908 v_lshlrev_b32_e32 v200, s16, s[1:2]
gfx908 s_store_dwordx4 s[88:91], ttmp[0:1], s[6:9], 0x3535e
gfx908 s_or_b32 v[0:1], s48, src_pops_exiting_wave_id
gfx908 v_log_f16_e32 v71, v113 vm
gfx908 v_sub_f16_e32 v178, s8, lds_direct
gfx908 v_lshrrev_b32_e32 v4, v40
gfx908 s_not_b32_dpp s0, 57
gfx908 v_lshrrev_b16_e32 v1, sext(s4), v34
gfx908 v_add_u32_e32 v41, s0, [s2,s3]
gfx908 v_lshlrev_b32_e32 a1, ttmp12, v128
gfx908 v_mul_i32_i24_e32 v163, flat_scratch_lo, s[4:7]
gfx908 v_min_f32_e32 v0, s7, xnack_mask
gfx908 v_lshrrev_b32_e32 v146, s52, s[2:3], v253
gfx908 v_pk_fmac_f16_e32 s[2:3], v145, v16
gfx908 v_interp_p2_f32_e32 -|v205|, v3, attr51.z
gfx908 s_xor_b32 s8, ttmp8, s64 op_sel_hi:[0,0]
gfx908 v_interp_mov_f32_e32 v84, invalid_param_217, attr57.x bitop3:5
gfx908 v_or_b32_e32 v16, 0, 0x3ff0000000000000
gfx908 v_max_i32_e32 v105, s83, v167 mul:2
gfx908 s_lshr_b64 -|s[78:79]|, s[6:7], s88
gfx908 v_add_f32_e32 xnack_mask, v48, v128
gfx908 v_sub_f16_e32 a[2:5], s3, v216
gfx908 exp param28 off, off, v54, -32769
gfx908 v_interp_p2_f32_e32 v67, v228, attr4.w quad_perm:[0,1,2,3]
gfx908 v_sub_f16_e32 a[248:255], s9, v209
gfx908 v_sub_f16_e32 v104, s100, ttmp12
gfx908 v_cmpx_nlg_f32_e64 s[78:79], ttmp12, |s50| clamp
gfx908 v_interp_mov_f32_e32 v173, invalid_param_117
gfx908 v_subrev_f16_e32 v128, s8, v34 done
gfx908 v_fract_f16_e32 ~0, v83
gfx908 v_min_i32_e32 v32, s0, v16 neg_lo:[1,0]
gfx908 v_subb_co_u32_e32 v79, vcc, v67, v100, vcc, a[0:1]
gfx908 exp 0.5 v247, v247, v0, off compr vm
gfx908 s_nand_b32 s18, 24, v255
gfx908 v_add_f32_e32 v0, ttmp12, 1+1, v226
gfx908 v_mul_u32_u24_e32 v16, v12, s101, v80
gfx908 v_sub_f16_e32 s10, v0
gfx908 v_subrev_u32_e32 65, 13, v39
gfx908 v_frexp_exp_i16_f16_e32 v81
gfx908 s_atomic_umin s92, sext(s[10:11]), s19 offset:0x84c28
gfx908 v_cndmask_b32_e32 a[0:15], s72, v184, vcc
gfx908 v_max_u32_e32 v238, v195, 0.5
gfx908 v_ashrrev_i32_e32 v67, 31, 0
gfx908 s_sub_i32 s2, 5, s0 vm
gfx908 s_lshl_b64 s[92:93], s[48:49], s5 offset:0xffff
gfx908 v_subrev_f16_e32 v83, 60
gfx908 v_interp_mov_f32_e32 v136, invalid_param_3, attr47.w neg:[1,0,1]
gfx908 v_max_i32_e32 1e-10, s96, v18
gfx908 v_or_b32_e32 v85, [s2,s3], v56
gfx908 v_madmk_f16 v218, 0xbf94cf29, v245
gfx908 v_interp_p1_f32_e32 1.1, v222, attr49.x
gfx908 v_madak_f16 v195, v141, v78, 0xbfe0076c offset0:1
gfx908 v_max_f32_e32 v33, ttmp[0:1], v168
gfx908 v_interp_p2_f32_e32 64, v205, attr55.y
gfx908 v_add_f16_e32 -17, v77, ttmp1, v255
gfx908 v_mul_hi_i32_i24_e32 v[0:1], v144, 64, v6
gfx908 v_min_f16_e32 1.1, v128, v72
gfx908 ds_wrxchg2_rtn_b64 v[224:227], v[2:17], v[65:66], v[161:162] offset0:95 offset1:34 gds
gfx908 v_cvt_f64_i32_e32 45
gfx908 v_mul_legacy_f32_e32 v4, -|v1|, v16
gfx908 s_xor_b32 s0, s20, s[1:2]
gfx908 v_or_b32_e32 v159, v173, |v104|
gfx908 v_mul_f16_e32 v41, 44, 1e10
gfx908 v_add_u32_e32 0x3ff0000000000000, v12, v245
gfx908 v_mul_hi_i32_i24_e32 v165, v119, xnack_mask
gfx908 s_dcache_discard 0x3ff0000000000000, s1 offset:0xc2140
gfx908 s_buffer_load_dword s24, 1+1, s87 glc
gfx908 v_mul_i32_i24_e32 v64, 10, v[0:1]
gfx908 v_add_f32_e32 v101, v0, -4.0
gfx908 v_dot8c_i32_i4_e32 v68, v104, a0
gfx908 v_min_f32_e32 v94, v146, v[2:17]
gfx908 v_cndmask_b32_e32 v239, sext(s7), v132, vcc
gfx908 v_xor_b32_e32 v229, -|v182|, v67
gfx908 v_sub_f16_e32 v69, v254, v[255:256]
gfx908 exp a[0:1] v73, off, v181, v208 done vm
gfx908 v_add_f32_e32 v128, 0x100000000, v2
gfx908 exp param19 v243, off, off, 0x3c00 done compr vm
gfx908 tbuffer_load_format_d16_xyzw v[57:58], off, s[8:11], s8 format:[BUF_DATA_FORMAT_11_11_10] offset:1797 src0_sel:WORD_1
gfx908 v_xor_b32_e32 -|v31|, v139, v186
gfx908 v_sub_f16_e32 a[0:1], v192, v0
gfx908 global_atomic_cmpswap_x2 -v88, v[156:159], s[4:5] offset:3956
gfx908 v_dot4c_i32_i8_e32 s24, v86
gfx908 v_min_f32_e32 v19, v1, -32769
gfx908 v_sub_u32_e32 v145, v57, sext(v112)
gfx908 v_mul_legacy_f32_e32 v163, v[255:256], v67
gfx908 v_or_b32_e32 65536.0, v4, v73
gfx908 v_interp_mov_f32_e32 v172, 0x3c00, attr51.y
gfx908 v_interp_p1_f32_e32 0.5, v150, attr31.w
gfx908 v_add_f32_e32 src_shared_base, v64
gfx908 v_cndmask_b32_e32 v1, s32, v64, vcc, v256
gfx908 v_cndmask_b32_e32 lds_direct, v69, s10, v84, vcc
gfx908 v_madak_f16 -32769, s47, v62, 0x80145
gfx908 s_bfm_b32_e64 s91, s19, s39
gfx908 v_mul_lo_u16_e32 v216, s[1:2], v45
gfx908 v_mul_i32_i24_e32 v11, v3, v10 idxen
gfx908 v_interp_p2_f32_e32 v192, vcc, attr62.w
gfx908 v_interp_p1_f32_sdwa v35, v125, attr55.x
gfx908 exp mrt2 off, s[1:2], v196, off compr vm
gfx908 v_dot8c_i32_i4_e32 v101, v[255:256], v89
gfx908 exp v[255:256] off, off, off, v135 done vm
gfx908 v_subb_co_u32_e32 a[1:2], vcc, v223, v32, vcc
gfx908 v_sub_f16_e32 s101, v2, v52
gfx908 v_interp_p1_f32_e32 v29, v50, 1e10
gfx908 v_madak_f32 a[0:15], v168, v90, 0xde729240
gfx908 v_subrev_f32_e32 v9, v255, -32769
gfx908 s_call_b64 v0, 54639
gfx908 tbuffer_store_format_d16_x_sdwa v25, off, s[52:55], s74 format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] offset:3588 glc
gfx908 s_addc_u32 s8, s[4:7], s0
gfx908 s_add_u32 s18, s21, v255
gfx908 v_mul_i32_i24_e32 65, s50, v33
gfx908 s_setreg_b32 hwreg(32, 1, 11), v0
gfx908 v_mul_legacy_f32_e32 ttmp12, s56, v29
gfx908 v_mul_u32_u24_e32 v2, s0, exec
gfx908 v_lshrrev_b32_e32 exec, s0, v7
gfx908 v_cndmask_b32_e32 v176, s1, src_shared_base, vcc
gfx908 v_subrev_f32_e32 v230, acc0, v113
gfx908 s_getreg_b32_e64 s77, hwreg(24, 27, 27)
gfx908 v_dot4_i32_i8 -4.0, v210, s64, v129, 2 neg_hi:[1,0,0] clamp
gfx908 v_subb_co_u32_e32 v51, vcc, s90, v45
gfx908 s_pack_ll_b32_b16 exec_lo, 23, s0 clamp
gfx908 s_cmpk_gt_u32 xnack_mask, 0xd650
gfx908 s_mulk_i32 s101
gfx908 s_cmpk_le_u32 s76, 0x924e offset:0xffff
gfx908 s_or_b32 s56, s8, s16 row_newbcast:16
gfx908 v_mul_legacy_f32_e32 -|v5|, 4, v176
gfx908 v_add_f32_e32 v72, v73, off
gfx908 s_mul_hi_i32 s87, a[0:1], s9
gfx908 v_madmk_f16 v218, -8, 0xbf94cf29, a[0:3]
gfx908 v_add_co_u32_e32 v27, vcc, v111, [v0,v1]
gfx908 v_madak_f16 v49, -s50, v121, 0xb88ea4b9
gfx908 v_max_u32_e32 a[2:5], v64, v210
gfx908 s_xor_b32_e64 s1, s8, 32
gfx908 v_ldexp_f16_e32 65536.0, v82, v168
gfx908 v_max_i16_e32 a[0:1], v6, v34
gfx908 v_madmk_f16 -v209, v156, 0xe839732d, v99
gfx908 s_and_b64 v256, s[78:79], s[6:7]
gfx908 v_add_f16_e32 v90, v219, s101, v159
gfx908 v_interp_p2_f32_e32 v62, v245, 64
gfx908 s_xnor_b32 -17, 45, -4
gfx908 s_movk_i32 sext(s64), 0x5f
gfx908 s_cmpk_lt_i32 1.1, 0xcd91
gfx908 v_sub_co_u32_e32 v7, vcc, -1.0, a[0:15]
gfx908 v_min_f32_e32 v19, s[6:9], v73
gfx908 v_min_f32_e32 v0, s7, v68 slc
gfx908 exp 64 v52, off, v85, off vm
gfx908 v_lshrrev_b32_e32 v76, s33, -|v64|
gfx908 s_ashr_i32 s1, s19, s96 bitop3:5
gfx908 v_lshrrev_b32_e32 v128, sext(v24), v10
gfx908 v_ashrrev_i32_e32 0, s26, v4
gfx908 v_mul_hi_u32_u24_e32 v104, 64, v30 gds
gfx908 v_pk_fmac_f16_dpp -32769, -v147, -v140 quad_perm:[3,3,3,1] row_mask:0x5 bank_mask:0x0 bound_ctrl:1
gfx908 v_mul_legacy_f32_e32 v4, v1, v16 mul:3
gfx908 v_add_f32_e32 v112, v18
gfx908 v_fma_mix_f32 v238, v136, |s0|, sext(|v80|) op_sel_hi:[1,0,1] clamp
gfx908 v_cndmask_b32_e32 v73, off, s38, v1, vcc
gfx908 v_mul_lo_u16_e32 vcc, v36, s0, v42
gfx908 v_min_i32_e32 s2, v129
gfx908 v_subrev_u16_e32 v67, xnack_mask, v0
gfx908 v_mul_legacy_f32_e32 v80, v32, a[0:15]
gfx908 v_madmk_f16 v95, 0x100000000, 0x2e4f4e06, v85
gfx908 v_lshrrev_b16_e32 v147, a[0:1], v81
gfx908 v_dot2c_i32_i16_e32 a[0:1], v158, v17
gfx908 v_cndmask_b32_e32 v0, s72, v184, vcc row_newbcast:16
gfx908 v_lshrrev_b32_e32 v132, v[0:1], v21
gfx908 v_min_f32_e32 v203, a1, v133
gfx908 v_ldexp_f16_e32 v52, v210, v104 vm
gfx908 v_min_i16_e32 v144, v16, exec
gfx908 v_mul_u32_u24_e32 0x10000, s1, v9
gfx908 exp v[3:6] v167, off, v148, v148 done compr vm
gfx908 v_cmpx_eq_u64_e32 0.5, -9, v[56:57]
gfx908 v_sub_f16_e32 v34, |s69|, v200
gfx908 s_xor_b64 s[12:13], a[2:5], ttmp[0:1]
gfx908 v_min_i32_e32 v36, s59, m0
gfx908 v_subb_co_u32_e32 v0, vcc, s[0:2], v116, vcc
gfx908 v_madak_f32 v144, s3, xnack_mask, 0xebd035e1
gfx908 v_cndmask_b32_e32 -v192, s1, v193, vcc
gfx908 v_xnor_b32_e32 v239, v10, -4.0
gfx908 s_xnor_b32 ttmp6, v255, -4
gfx908 exp pos0 v135, v135, 0.5, v230 compr vm
gfx908 exp param10 v206, 0x10000, off, off done compr vm
gfx908 v_or_b32_e32 vcc_lo, s48, v106
gfx908 v_subrev_u16_e32 -v11, s22, v124
gfx908 v_cmpx_ngt_f32_e32 vcc, v218, -32769, v11
gfx908 v_lshrrev_b32_e32 v194, -2, v256
gfx908 s_max_u32 s88, |s43|, 1
gfx908 s_cmpk_lg_u32 s90, sext(0xb09d)
gfx908 s_lshl3_add_u32 s72, -|s10|, s66
gfx908 v_interp_p2_f32_e32 lds_direct, v154, attr16.w
gfx908 s_pack_hh_b32_b16 s16, ttmp5, [s2,s3]
gfx908 v_cndmask_b32_e32 v22, s96, v36, vcc offset0:1
gfx908 v_cmpx_class_f32_e32 vcc, a[248:255], v234, v106
gfx908 v_max_u16_e32 v[3:6], s85, v157
gfx908 v_mul_legacy_f32_e32 v0, a[2:5], v0
gfx908 v_add_f32_e32 v101, v0, v1 row_mask:0x3
gfx908 s_bfe_u32 -0x80000001, s40, s0
gfx908 v_max_f16_e32 64, v78, v166
gfx908 v_mul_legacy_f32_e32 0.5, s56, v29
gfx908 v_cndmask_b32_e32 v2, s16, v247, s[0:2]
gfx908 v_ashrrev_i16_e32 v255, v255, -v25
gfx908 exp param21 off, v131, off, v37 compr op_sel:[0,1]
gfx908 v_addc_co_u32_e32 v[255:256], vcc, s2, v0, vcc
gfx908 exp param21 v8, off, v204, off compr op_sel_hi:[0,0]
gfx908 v_add_f16_e32 v120, s[6:9], v101
gfx908 v_min_i32_e32 v41, v26, 0.15915494
gfx908 v_mul_hi_i32_i24_e32 v131, s96, v36 mul:3
gfx908 s_rfe_restore_b64 -2
gfx908 s_andn1_saveexec_b64 -0x80000001, s[0:1], exec
gfx908 v_subrev_u16_e32 v5, s72, v64 slc
gfx908 tbuffer_store_format_d16_x v4, s0, off, s[4:7], s26 format:[BUF_DATA_FORMAT_10_11_11,BUF_NUM_FORMAT_FLOAT] offset:497
gfx908 v_xor_b32_e32 v78, -5, -16
gfx908 v_cmp_lt_f32_e32 vcc, v120, a[0:1]
gfx908 v_interp_p1_f32_e32 v67, v141, -4.0
gfx908 s_max_i32_e64 ttmp8, s80, s33
gfx908 v_mul_hi_i32_i24_e32 -17, s1, v0
gfx908 s_sub_u32 a[0:3], s64, s96, s4
gfx908 exp pos2 v96, 1.1, v80, off compr
gfx908 s_add_u32_e64 s3, s2, s17
gfx908 v_mul_legacy_f32_e32 v160, s2, a[2:5]
gfx908 v_mul_u32_u24_e32 v130, v193, 0x3ff0000000000000
gfx908 v_cmp_le_f32_e32 vcc, v203, v136 nt
gfx908 v_lshlrev_b16_e32 v67, v82, v228 cbsz:8
gfx908 v_cndmask_b32_e32 v176, s1, s[0:2], v161, vcc
gfx908 v_add_u32_e32 v189, s71, v219 row_newbcast:16
gfx908 s_atomic_and_sdwa s0, s[0:1], s64 offset:-0x76b80 glc
gfx908 v_sub_f16_e32 v64, ttmp[0:1], v134
gfx908 v_madak_f16 v77, v138, v167
gfx908 v_sub_f16_e32 v192, off, v182
gfx908 v_sub_f32_e32 v121, s[4:7], v144
gfx908 v_dot2c_i32_i16_e32 v1, 10, v[3:6]
gfx908 v_addc_co_u32_e32 s[2:3], vcc, s66, v16, vcc
gfx908 v_subrev_u16_e32 v[2:17], v1, v155
gfx908 v_interp_mov_f32_e32 v205, a[0:1], attr33.y
gfx908 v_interp_p2_f32_e32 v208, attr48.z
gfx908 exp_sdwa param8 v113, v113, v173, v173 compr vm
gfx908 s_lshl2_add_u32 acc0, 59, -11
gfx908 v_max_i32_e32 0.15915494, v15, v212
gfx908 exp param21 v8, off, off compr
gfx908 v_subrev_u32_e32 v225, v54, s[2:3]
gfx908 v_addc_co_u32_e32 v225, vcc, v110, v15, a[0:1]
gfx908 v_mul_legacy_f32_e32 v1, acc0, v33
gfx908 v_mul_legacy_f32_dpp v209, 5, v117
gfx908 v_add_f32_e32 v41, v67, v7 addr64
gfx908 s_xor_b32 -32769, ttmp8, s64
gfx908 v_madmk_f32 v73, s32, -4.0, 0xdb9f4133, v128
gfx908 v_sub_f16_e32 v3, s16, v4, a[0:15]
gfx908 v_or_b32_e32 v1, s0, s[0:2]
gfx908 v_cvt_f16_u16_e32 v154
gfx908 s_nor_b64 0x100000000, s[20:21], s[96:97], s[72:73]
gfx908 s_add_u32 s3, a[1:2], s2, s17
gfx908 v_interp_p2_f32_e32 v18, v207, v[2:17]
gfx908 v_sub_f32_e32 -0x80000001, v185, v228
gfx908 v_ashrrev_i16_e32 ttmp0, v98, v9
gfx908 v_mul_hi_u32_u24_e32 0x3ff0000000000000, s20, v65
gfx908 s_andn2_b32 s0, s26
gfx908 v_mul_hi_u32_u24_e32 v44, s[6:9], v45
gfx908 v_cmp_le_i64_e32 s[1:2], s[92:93], v[27:28]
gfx908 v_mul_u32_u24_e32 v135, v94, v252 done
gfx908 v_lshlrev_b32_e32 v200, a[0:3], v144
gfx908 v_dot4c_i32_i8_e32 v172, v194, -v148
gfx908 v_interp_p1_f32_e32 v3, v96, s101
gfx908 v_madak_f32 v0, s64, 0xffffffff, 0xbed717f3
gfx908 v_lshlrev_b32_e32 sext(v14), s9, v0
gfx908 v_mul_f16_e32 v0, xnack_mask, v64
gfx908 v_sub_f16_e32 v16, s[0:1], v74
gfx908 v_or_b32_e32 v159, v173, 0.5
gfx908 exp invalid_target_20 off, s[1:2], v140, off compr
gfx908 v_madak_f32 v20, s0, 0x7cf042f9
gfx908 v_cndmask_b32_e32 s32, v96, vcc
gfx908 v_ashrrev_i32_e32 v24, s89, v12 blgp:3
gfx908 v_min_f32_e32 -17, v133, s18, v2
gfx908 exp invalid_target_24 off, lds_direct, v222, v222 done compr vm
gfx908 v_sub_f32_dpp v74, s0, v69
gfx908 v_mac_f16_e32 v33, v16, v0 row_mask:0x3
gfx908 v_lshrrev_b32_e32 v68, v1, 65536.0
gfx908 s_absdiff_i32 xnack_mask_lo, 2.0, a0
gfx908 v_interp_p2_f32_e32 v192, [v0,v1], attr62.w
gfx908 v_madak_f32 v2, v83, sext(v128), 0xbf2d31c4
gfx908 v_rndne_f32_e32 1e10, v101
gfx908 v_sub_co_u32_e32 v33, vcc, v220, v206, 1.1
gfx908 v_and_b32_e32 1.1, s60, v248
gfx908 v_cndmask_b32_e32 v89, v59, v240, s[1:2]
gfx908 s_cmpk_lt_u32 s60, 0x3ff0, 1e10
gfx908 s_cmovk_i32 s75, -|0x9d6|
gfx908 v_max_i32_e32 v102, v198
gfx908 v_interp_p1_f32_e32 v74, ttmp0, attr44.y
gfx908 s_getreg_b32 s70, a[0:1] 21, 11)
gfx908 v_cndmask_b32_e32 v129, v68, v0, vcc neg_lo:[1,0]
gfx908 v_interp_p1_f32_e32 s102, v222, attr63.y
gfx908 v_lshlrev_b32_e32 v141, v120, v102 offset:0xffff
gfx908 s_addk_i32_sdwa s0, 0xf585
gfx908 exp param19 off, off, v78, s[0:2], v170 done vm
gfx908 v_sub_u32_e32 s[0:2], v157, s53, v79
gfx908 v_cmpx_nlt_f16_e32 -vcc, s63, v228
gfx908 v_sub_f32_dpp v34, ttmp9, v146
gfx908 v_cmp_nle_f64_e32 vcc, -16, s[20:21], v[181:182]
gfx908 v_dot2c_f32_f16_e32 v57, v[0:1], v104
gfx908 v_dot8c_i32_i4_e32 v101, -16, v89 op_sel:[0,1]
gfx908 v_madak_f16 v5, xnack_mask_lo, v48, off
gfx908 v_xor_b32_e32 0xffffffff, -2.0, v195
gfx908 v_cmpx_tru_f16_sdwa vcc, sext(|v6|), v176 src0_sel:WORD_0 src1_sel:BYTE_0
gfx908 v_sqrt_f32_e32 acc0, v131
gfx908 s_cmp_ge_u32 -2.0, v[3:6]
gfx908 v_sub_f16_e32 v35, 65, s0, v5
gfx908 v_min_f16_e32 v161, s69, s[0:1]
gfx908 v_sub_f32_e32 v121, v44, ~0
gfx908 v_interp_mov_f32_e32 v220, invalid_param_5, attr59.x slc
gfx908 v_madak_f16 v157, v10, sext(v91), 0x10126201
gfx908 v_max_i32_e32 v65, -8
gfx908 v_mul_legacy_f32_e32 65536.0, 14, v221
gfx908 v_addc_co_u32_e32 v142, vcc, s66, v16, vcc row_newbcast:3
gfx908 v_subrev_co_u32_e32 v16, -16, s24, v248
gfx908 v_add_co_u32_e32 [s2,s3], vcc, v65, v97
gfx908 v_lshrrev_b32_e32 v0, s[6:9], v1
gfx908 v_add_co_u32_dpp v43, vcc, v46, v197
gfx908 v_ldexp_f16_e32 v236, s100, v[255:256]
gfx908 v_max_i16_e32 v214, v184, v168 byte_sel:1
gfx908 v_min_f16_e32 v161, s69, v[255:256]
gfx908 v_lshrrev_b32_e32 v68, v[2:17], v130
gfx908 v_mul_legacy_f32_e32 v221, s64, -|v0|
gfx908 s_getreg_b32 65536.0, hwreg(41, 8, 14)
gfx908 v_lshrrev_b32_e32 v4, 1, 65536.0
gfx908 v_mul_u32_u24_e32 v115, exec, v253
gfx908 s_setvskip s48, 18, [s2,s3]
gfx908 s_setreg_imm32_b32 m0 10, 18), 0x3bda9147
gfx908 v_cmpx_eq_f64_e32 vcc, s[1:2], v[39:40]
gfx908 v_sub_f32_e32 v36, v0, v3 sc1
gfx908 v_max_i16_e32 v26, v0, xnack_mask
gfx908 s_andn1_saveexec_b64 s[0:1], a[248:255]
gfx908 exp_sdwa invalid_target_31 v180, off, v21, v21 compr vm
gfx908 v_max_i32_e32 v64, v212, -v34
gfx908 s_cmpk_ge_u32 s9, acc0
gfx908 v_mac_f32_e32 a[248:255], s92, v36
gfx908 v_mul_i32_i24_e32 ttmp12, s40, v93
gfx908 v_madak_f32 v64, 0x3ff0000000000000, v0, 0xd38dda3c
gfx908 v_mul_u32_u24_e32 64, 37, v112
gfx908 s_cmpk_ge_u32 0.5, s37, 0x3df7
gfx908 v_interp_p2_f32_e32 v47, v36, attr17.y neg_lo:[1,0]
gfx908 v_xnor_b32_e32 v12, s[4:7], v225
gfx908 s_movk_i32 0x100000000, 0x5f
gfx908 v_cmpx_t_u16_e32 vcc, v[2:17], v238
gfx908 v_mul_u32_u24_e32 0x100000000, s18, v6
gfx908 v_ashrrev_i32_e32 v233, v199, 0x3ff0000000000000
gfx908 v_subb_co_u32_dpp v117, vcc, s1, v200, vcc
gfx908 s_max_u32 s33, s72, -s80
gfx908 v_interp_p1_f32_e32 v98, v129, 0x10000
gfx908 s_add_u32 -|s10|, s3, 64
gfx908 s_bitcmp1_b64 m0, s39
gfx908 v_add_f32_e32 v56, v144, m0
gfx908 v_madak_f16 v32, v149, 0x7fdd7df8
gfx908 v_and_b32_e32 v32, |v20|, v38
gfx908 v_max_i16_e32 v16, s4, -|v40|
gfx908 s_pack_ll_b32_b16 exec_lo, 23, a[248:255]
gfx908 v_cmpx_gt_i16_e32 vcc, s19, v245 blgp:3
gfx908 v_cmp_f_f32_e32 65, v120, v20
gfx908 v_cndmask_b32_e32 v32, s0, v0, 0x3ff0000000000000, vcc
gfx908 v_max_f32_e32 -16, s0, v132
gfx908 v_interp_p1_f32_e32 ~0, v28, attr18.x
gfx908 v_mul_u32_u24_e32 v24, v55, 1.1
gfx908 v_max_f16_e32 1.1, v34, v72
gfx908 v_madak_f16 v32, off, v105, 0x7fdd7df8
gfx908 s_cmpk_eq_i32 ttmp2, v[3:6]
gfx908 s_cmpk_ge_i32 a[0:1], 0xfdbb
gfx908 v_lshrrev_b32_e32 v168, 0x100000000, v237
gfx908 v_madak_f16 v59, s47, 1e10, 0x80145
gfx908 v_interp_mov_f32_e32 0x10000, invalid_param_170, attr18.x
gfx908 tbuffer_load_format_d16_x v157, v256, off, s[8:11], s50 format:[BUF_DATA_FORMAT_16_16_16_16,BUF_NUM_FORMAT_UINT] offset:2028
gfx908 v_max_f16_e32 1+1, s44, v84
gfx908 s_pack_ll_b32_b16 s57, s47
gfx908 s_xor_b32 a[0:15], s32, s64
gfx908 v_sub_u32_e32 a0, s15, v133
gfx908 v_cndmask_b32_e32 v12, flat_scratch_lo, v152, [v0,v1]
gfx908 v_pk_fmac_f16_e32 v[255:256], v113, v209
gfx908 v_max_f32_e32 v101, s30, v207 nt
gfx908 v_interp_p1_f32_e32 v116, v118, attr54.w dst_sel:BYTE_1
gfx908 v_subrev_u16_e32 -17, v135, v195
gfx908 s_orn2_b64 65, s[52:53], s[22:23]
gfx908 v_sub_u32_e32 a[1:2], s12, v127
gfx908 v_mul_f32_e32 v228, ttmp12, v134, v239
gfx908 v_min_u16_e32 v[3:6], v47, v173
gfx908 v_interp_p1_f32_dpp v78, v112, attr53.x
gfx908 v_ashrrev_i16_e32 v2, [v0,v1], v9, v16
gfx908 v_subrev_u16_e32 s[1:2], s77, v254
gfx908 v_pk_fmac_f16_e32 v150, v107, s[2:3]
gfx908 v_cndmask_b32_e32 ttmp0, v7, v243, vcc
gfx908 v_min_u16_e32 s0, s60, v210
gfx908 v_mac_f32_e32 1e10, v132, s20, v136
gfx908 v_subrev_co_u32_e32 v1, acc0, v195, v150
gfx908 v_mul_u32_u24_e32 v124, s16, v37 mul:2
gfx908 s_bfm_b32_sdwa s33, 64, s32
gfx908 s_cmpk_gt_i32 s5, xnack_mask
gfx908 exp [s2,s3] off, v20, v53, v235
gfx908 v_mul_i32_i24_e32 v58, s9, [v0,v1]
gfx908 v_cndmask_b32_e32 v32, s80, v0, vcc compr
gfx908 exp 0.5 off, v8, off, v224 done compr vm
gfx908 s_bfe_u32 0xffffffff, s9, s5
gfx908 s_ashr_i32 xnack_mask_lo, |2.0|, s41
gfx908 s_addk_i32 ttmp5, -32769
gfx908 v_sub_f16_e32 v169, s8, v64, s101
gfx908 v_min_i16_e32 0x3c00, v16, v136
gfx908 v_sub_f16_e32 v196, v2, 1e-10
gfx908 exp param23 off, v99, ~0, v191 done vm
gfx908 s_bfm_b32 exec, s18, s44
gfx908 s_atomic_xor flat_scratch_hi, s[8:9], 0.15915494 offset:-0xf9b68
gfx908 v_subrev_f32_dpp v16, v1, v4
gfx908 s_atomic_swap_x2 ttmp[4:5], s102, s25 glc
gfx908 v_madmk_f16 v218, a[2:5], 0xbf94cf29, v245
gfx908 v_cmpx_class_f32_e32 a[248:255], v234, v106
gfx908 s_or_b32_sdwa s59, s48, src_pops_exiting_wave_id
gfx908 v_lshrrev_b32_e32 v179, s101, v255, v152
gfx908 v_min_f32_e32 v63, s[1:2], v52
gfx908 v_sub_f32_e32 v8, -|s36|, v2
gfx908 v_lshlrev_b32_e32 v230, -6, lds_direct, v50
gfx908 v_interp_mov_f32_e32 xnack_mask, invalid_param_67, attr19.y
gfx908 s_addc_u32_e64 s8, s0, s0
gfx908 v_cndmask_b32_e32 1e-10, s80, v10, vcc
gfx908 exp param5 off, v20, 0x3ff0000000000000, v235
gfx908 s_setreg_b32 hwreg(HW_REG_TMA_HI, 30, 6), v256
gfx908 v_mul_legacy_f32_e32 v32, [v0,v1], v130
gfx908 v_interp_p2_f32_dpp v64, v150, attr43.z
gfx908 v_mul_legacy_f32_e32 v8, s1, v256
gfx908 v_add_f32_e32 v3, v91
gfx908 s_add_u32 s88, s[0:1], s97
gfx908 s_atomic_swap_x2 a1, s[20:21], s25 glc
gfx908 v_lshlrev_b32_e32 a0, v34, v176
gfx908 v_mul_f16_e32 v1, v0
gfx908 s_buffer_atomic_and_x2 s[34:35], s[32:35], s2, s102
gfx908 s_addk_i32 s57, 1.1
gfx908 exp lds_direct v92, off, off, off compr vm
gfx908 v_subrev_f16_dpp v241, s4, v99
gfx908 v_log_f16_e32 v71, -4.0, v113
gfx908 exp 1e10 off, v19, off, v148 done vm
gfx908 v_dot2c_f32_f16_e32 v57, v231
gfx908 v_min_i32_e32 v118, v55
gfx908 s_getreg_b32 v[3:6], hwreg(14, 30, 16)
gfx908 s_bfm_b32 s98, s14, 17 row_mirror
gfx908 v_mul_u32_u24_e32 v135, v252
gfx908 s_nor_b64 s[20:21], s[96:97], a0
gfx908 s_cmpk_gt_i32 ttmp7, a1
gfx908 v_subrev_f32_e32 v17, v152, v18 cbsz:1
gfx908 v_lshrrev_b16_e32 v14, s[1:2], v32
gfx908 v_subrev_co_u32_e32 v157, vcc, s34, v84 offset:0xffff
gfx908 v_add_f16_e32 v36, s94, v29 nt
gfx908 v_cndmask_b32_e32 v64, 0x100000000, v140, vcc
gfx908 s_xor_b32 s64, a[0:1], 32
gfx908 v_lshrrev_b32_e32 v128, v24, 1.1
gfx908 v_mul_hi_i32_i24_e32 v0, v[255:256], v0
gfx908 s_add_u32 -4, s66
gfx908 v_pk_fmac_f16_e32 v170, [s2,s3], v246
gfx908 v_pk_fmac_f16_e32 v[3:6], v123, v46
gfx908 exp param25 v97, v4, v8, ttmp0 done
gfx908 v_ashrrev_i32_e32 [v0,v1], s24, v143
gfx908 v_and_b32_e32 s0, src_shared_base, v42
gfx908 v_dot8c_i32_i4_e32 v21, v179
gfx908 v_add_f32_e32 0.5, s14, v88
gfx908 s_setreg_imm32_b32 hwreg(20, 10, 18), exec
gfx908 v_interp_p2_f32_e32 |v252|, v150, attr36.w
gfx908 v_min_u16_e32 xnack_mask, v47, v173
gfx908 v_and_b32_e32 v32, v20, -|v38|
gfx908 s_lshl3_add_u32 s99, 1, 0x3ff0000000000000
gfx908 s_buffer_atomic_smin s66, a1, vcc_lo
gfx908 v_ashrrev_i16_e32 v49, 19, v129 lds
gfx908 v_and_b32_e32 v91, 2, v6 offset:0xffff
gfx908 v_subrev_f16_e32 v130, s0, v0 vm
gfx908 v_frexp_exp_i32_f32_e32 v3, a[1:2]
gfx908 v_interp_p2_f32_e32 v181, -v219, attr24.y
gfx908 v_mul_f16_e32 v163, v13
gfx908 v_sub_f16_e32 v202, s9, a0
gfx908 s_cmpk_eq_u32 -|s58|, 0x7f2f
gfx908 tbuffer_load_format_d16_x v157, s[4:7], off, s[8:11], s50 format:[BUF_DATA_FORMAT_16_16_16_16,BUF_NUM_FORMAT_UINT] offset:2028
gfx908 v_mul_hi_u32_u24_e32 v132, ttmp12, v80, vcc
gfx908 v_madak_f32 v[255:256], v83, v128, 0xbf2d31c4
gfx908 v_interp_mov_f32_e32 v63, invalid_param_80, 0.5
gfx908 s_cmp_ge_i32 -32769, 53, 30
gfx908 s_cmpk_eq_i32 0xffffffff, ttmp12, 0x5ef0
gfx908 s_ashr_i32 s17, s40, s35 blgp:8
gfx908 v_mul_i32_i24_e32 ttmp0, 0, v145
gfx908 v_min_i32_dpp v118, ttmp8, v55
gfx908 v_interp_p1_f32_e32 v228, v214
gfx908 s_atomic_or s38, s[56:57], -s60
gfx908 s_mulk_i32 s38, sext(0xf873)
gfx908 s_cmpk_gt_u32 s98, 0xd650 cbsz:1
gfx908 s_addk_i32 v[255:256], 0xd3f8
gfx908 v_subrev_u16_e32 v187, v131
gfx908 v_sqrt_f64_e32 v[1:2]
gfx908 v_subrev_u32_e32 v208, s86, exec
gfx908 v_madmk_f16 v80, s18, ~0, v40
gfx908 v_cmpx_nlt_f16_dpp vcc, s82, v59
gfx908 s_movk_i32 -17, ttmp11, 0x4879
gfx908 v_mul_u32_u24_e32 v32, v4, s[6:9]
gfx908 v_mul_lo_u16_e32 v102, v207, 0.15915494
gfx908 s_nand_b32 ttmp1, s83
gfx908 v_add_f32_e32 ttmp[0:1], v68, v49
gfx908 v_mul_u32_u24_e32 acc0, s68, v2
gfx908 v_ashrrev_i32_e32 v80, v2, v64 compr
gfx908 v_cubeid_f32_dpp v92, s54, s2, v130 mul:4
gfx908 exp invalid_target_29 off, off, off, off high
gfx908 v_dot2c_i32_i16_e32 v1, 10, v60 row_mirror
gfx908 v_cmpx_lg_f32_e32 -|vcc|, v118, v221
gfx908 s_min_u32 s39, 30, |s82|
gfx908 s_cmpk_gt_i32 -17, 0x2d07
gfx908 s_atomic_smin ttmp9, -4.0, 0x218 glc
gfx908 v_or_b32_e32 v96, v[0:1], v254
gfx908 s_add_u32 -|s0|, s3, s46
gfx908 v_mul_u32_u24_e32 v124, s16, 1.1
gfx908 v_dot4c_i32_i8_e32 v208, v181
gfx908 v_mul_hi_i32_i24_e32 v143, -|v249|, v128
gfx908 exp mrtz v40, s101, v64, v37 vm
gfx908 s_xor_b64 lds_direct, -4, s[16:17]
gfx908 v_max_u32_e32 v121, -v64, v210
gfx908 v_lshlrev_b16_e32 v5, s70, a1
gfx908 v_min_f32_e32 s[6:9], v68, v32
gfx908 v_dot2c_i32_i16_e32 v0, ttmp12, 0.15915494
gfx908 v_subrev_f32_e32 ttmp[0:1], s0, v112
gfx908 v_add_f16_e32 v119, a[0:3], v160
gfx908 s_setreg_b32 a[0:15] 2, 11), s3
gfx908 v_min_f32_e32 s85, v128
gfx908 v_min_i32_e32 v0, 40, 0.15915494
gfx908 v_lshlrev_b32_e32 v230, -6, ~0
gfx908 tbuffer_store_format_d16_x v203, a1, ttmp[4:7], s86 format:[BUF_DATA_FORMAT_10_11_11,BUF_NUM_FORMAT_SINT] offset:154 slc
gfx908 v_dot8c_i32_i4_e32 v58, a0, v5
gfx908 v_subrev_f16_e32 v129, v72, -|v65|
gfx908 v_madak_f16_e64 v1, s4, v128, 0x7edc8641
gfx908 s_max_u32 |s6|, s0, s0
gfx908 v_mul_lo_u16_e32 v199, v68, a[0:15]
gfx908 v_mul_i32_i24_e32 m0, v163, flat_scratch_lo, v97
gfx908 v_lshrrev_b32_e32 1e10, s68, v96
gfx908 v_add_f16_e32 v36, s94, a[1:2]
gfx908 s_add_u32 s1, s44, ttmp[0:1]
gfx908 v_dot4c_i32_i8_e32 v172, v194, s102
gfx908 v_pk_fmac_f16_e32 s101, v187, v56
gfx908 s_ashr_i32_sdwa flat_scratch_lo, ttmp4, -12
gfx908 v_mul_hi_i32_i24_e32 v0, 8, sext(v2)
gfx908 v_min_u16_e32 v211, v53, s[4:7], v154
gfx908 v_sub_f32_e32 v0, s6
gfx908 exp param29 off, off, off, v64, v64 compr vm
gfx908 s_cmpk_eq_i32 s14, 0x54d7, v256
gfx908 v_or_b32_e32 v96, vcc_hi, -|v254|
gfx908 v_subrev_co_u32_e32 v27, vcc, 55, s[2:3]
gfx908 v_ldexp_f16_e32 v84, xnack_mask_hi, v139 idxen
gfx908 v_add_co_u32_e32 v100, vcc, 15, v44 bitop3:5
gfx908 v_cndmask_b32_e32 12, v72, vcc
gfx908 v_mfma_f32_16x16x4f16 a[73:88], a[104:105], v[3:4], 61 cbsz:3 abid:2 blgp:3 quad_perm:[0,1,2,3]
gfx908 v_sub_f16_e32 v177, s[0:2], v167, v50
gfx908 v_interp_p2_f32_e32 v10, ttmp0, attr28.z
gfx908 v_cndmask_b32_e32 v73, s38, v1, ~0
gfx908 s_cmpk_eq_i32 |s14|, 0x54d7
gfx908 v_cndmask_b32_e32 v72, ttmp[0:1], v4, vcc
gfx908 v_fma_mix_f32 vcc, 0, s0, |v40| op_sel:[0,1,0]
gfx908 v_mul_hi_u32_u24_dpp v168, s81, v0
gfx908 v_subrev_f16_e32 v192, v[2:17], v54
gfx908 s_add_i32 s74, s56, a[0:15]
gfx908 v_cvt_rpi_i32_f32_e32 v46
gfx908 v_max_u32_e32 -17, s53, v13
gfx908 v_dot8c_i32_i4_e32 v151, v28, m0
gfx908 s_max_i32 s0, s1, s27 vm
gfx908 v_mul_f32_e32 s101, s17, v0
gfx908 v_subrev_u16_e32 s[4:7], 8, v0
gfx908 v_cmpx_nge_f32_e32 a[2:5], 36, v231
gfx908 v_mul_i32_i24_e32 m0, v35, v66
gfx908 exp 1e10, pos1 v34, v34, v74, off compr vm
gfx908 v_ashrrev_i32_e32 v67, -|31|, v68
gfx908 v_cmpx_f_i32_e32 vcc, 6, v34 op_sel:[0,1]
gfx908 s_or_b32 s59, 0.5, s48, src_pops_exiting_wave_id
gfx908 v_sqrt_f64_e32 v[160:161], v[1:2], v[255:256]
gfx908 s_pack_hh_b32_b16 1+1, s64, s34
gfx908 v_or_b32_e32 v18, exec_lo, v161 done
gfx908 v_add_co_u32_e32 v0, vcc, exec, v160
gfx908 s_getreg_b32 xnack_mask_lo
gfx908 s_cbranch_scc0
gfx908 v_cmpx_eq_u64_e32 vcc, v[38:39], 0x100000000
gfx908 v_madmk_f16 ttmp0, v75, 0x7ce0d746, v117
gfx908 v_sub_f32_e32 v20, s[0:2], v66
gfx908 v_dot8c_i32_i4_sdwa v151, v28, v34
gfx908 v_min_f32_e32 v128, s68, v[3:6]
gfx908 v_mul_hi_i32_i24_e32 v128, v161, v183 abid:16
gfx908 exp a0 off, v104, v225, off done compr vm
gfx908 s_absdiff_i32 xnack_mask_lo, 2.0, 25, m0
gfx908 v_madak_f32 v80, 15, v146, a[0:15]
gfx908 s_bfe_i64 s[66:67], s[92:93], s54 op_sel_hi:[0,0]
gfx908 s_cmpk_lt_i32 ttmp[0:1], s92, 0xd1cc
gfx908 s_cmpk_gt_i32 s60, 0x10000
gfx908 v_max_u32_e32 s[1:2], s61, v207
gfx908 v_addc_co_u32_e32 v38, vcc, s17, 0x10000, vcc
gfx908 v_add_f32_e32 v128, xnack_mask, v177
gfx908 v_add_co_u32_e32 v100, vcc, |15|, v44
gfx908 v_max_i32_e32 v254, v178
gfx908 v_subrev_f32_e32 v9, v255, v239 addr64
gfx908 v_cndmask_b32_e32 v0, s[4:7], 50, v3, vcc
gfx908 v_mul_u32_u24_e32 v[3:6], s1, v1
gfx908 s_lshr_b32 s83, vcc, s60
gfx908 v_mul_legacy_f32_e32 v8, -s1, v129
gfx908 v_add_f16_e32 0xffffffff, 9, v245
gfx908 v_subb_co_u32_e32 v117, vcc, s1, 1+1, v200, vcc
gfx908 v_madak_f16 |v49|, s50, v121, 0xb88ea4b9
gfx908 exp invalid_target_19 v92, off, ttmp[0:1], off, off compr vm
gfx908 v_interp_p1_f32_e32 v118, v236, vcc, attr37.y
gfx908 v_subrev_f32_e32 lds_direct, s18, v17
gfx908 v_mul_u32_u24_e32 v192, s40, 0x100000000, v202
gfx908 v_interp_p1_f32_e32 v87, [s2,s3], attr31.z
gfx908 v_interp_mov_f32_e32 |v106|, invalid_param_141, attr12.z
gfx908 s_lshl_b64 s[28:29], lds_direct, ttmp3
gfx908 v_cndmask_b32_e32 v1, s32, vcc_lo, vcc
gfx908 v_or_b32_e32 v96, a[248:255], v254
gfx908 v_sub_f16_e32 v0, 0x3ff0000000000000, v81, v132
gfx908 s_xor_b32 s36, -|s28|, s38
gfx908 exp invalid_target_17 off, s[6:9], v41, off done compr vm
gfx908 v_interp_p1_f32_e32 v159, v184, attr51.y abid:16
gfx908 s_bfm_b32 a0, s14, 17
gfx908 v_cmp_nlg_f32_e32 vcc, s65, a[2:5]
gfx908 v_mul_hi_i32_i24_e32 -v249, 40, v227
gfx908 v_max_i32_e32 v24, v[255:256], v132
gfx908 v_sub_f32_e32 1e10, v193, v3
gfx908 v_min_f32_e32 v[255:256], v32, s20, v32
gfx908 s_max_u32_dpp s100, 18, ttmp12
gfx908 v_mul_u32_u24_e32 v104, v9, v66 vm
gfx908 v_add_u32_e32 v218, v12, s[1:2]
gfx908 s_atomic_and s34, s[12:13], -0x80000001
gfx908 s_cmpk_gt_i32 0xffffffff, 0xb8c2
gfx908 exp param9 v11, off, off, a0 done vm
gfx908 v_cndmask_b32_e32 v92, v195, v33, -4.0
gfx908 v_interp_p1_f32_e32 v3, v96, 0x3ff0000000000000
gfx908 v_lshrrev_b32_e32 v3, s8, v156 neg:[1,0,1]
gfx908 s_addk_i32 s32
gfx908 v_sub_f32_e32 a[0:15], v0, v3
gfx908 s_lshl_b64 s[92:93], -16, s[48:49], s5
gfx908 v_add_f32_e32 v149, 29, v130 neg_lo:[1,0]
gfx908 s_xor_b64 s[12:13], -16, ttmp[0:1] cbsz:1
gfx908 s_call_b64 s[0:1], 13667, v[255:256]
gfx908 v_madmk_f16_e64 v2, s80, 0xd45b5d07, v146
gfx908 v_or_b32_e32 v0, src_shared_limit, v78 abid:16
gfx908 v_and_b32_e32 s[0:1], v16, v142
gfx908 v_cndmask_b32_e32 v35, s[0:1], v32, vcc
gfx908 s_pack_hh_b32_b16 -s32, s64, s34
gfx908 v_max_f32_e32 v13, exec_lo, v111 row_newbcast:16
gfx908 v_mov_b32_e32 v[3:6], s94
gfx908 v_sub_u16_e32 v11, v4, v256
gfx908 v_sub_f32_dpp v0, s93, v160
gfx908 v_lshrrev_b32_e32 v0, 2, 1e10
gfx908 s_buffer_atomic_xor s[2:3], s[56:59], s64 offset:0x92048 glc
gfx908 v_max_u32_e32 off, v139, v70, v36
gfx908 v_subrev_u32_e32 a[0:1], v170, v230
gfx908 s_bfe_i32 0x10000, s25, 13, s40
gfx908 v_add_f32_e32 v12, v48, a[0:1]
gfx908 s_lshr_b32 vcc, ttmp12, s92
gfx908 s_sub_u32 1e10, s5, s0
gfx908 v_cndmask_b32_e32 a[0:3], s65, v33, vcc
gfx908 exp invalid_target_29 v78, v227, v207 done
gfx908 exp invalid_target_28 v226, ttmp0, off, off compr
gfx908 v_sub_f32_e32 ttmp0, 58, v0
gfx908 s_call_b64 s[0:1], -|20226|
gfx908 v_mul_u32_u24_e32 -v66, v10, v35
gfx908 v_sub_f16_e32 v0, a1, v104
gfx908 v_cmpx_nlt_f16_e32 a[0:1], s63, v228
gfx908 s_cmpk_eq_u32 vcc_hi, 0xd3aa offset0:1
gfx908 v_addc_co_u32_e32 v7, vcc, v174, 1e-10, vcc
gfx908 v_max_u32_e32 v37, sext(s53), v13
gfx908 s_cmpk_le_i32 s63, s[4:7]
gfx908 v_lshlrev_b32_e32 v16, v138, v48 gds
gfx908 s_sub_i32 1.1, s8, s24
gfx908 s_atomic_sub s16, s[34:35], 1e-10
gfx908 v_min_f16_e32 v214, v3, v177 offen
gfx908 s_bfe_i64 s[56:57], s40
gfx908 s_call_b64 ttmp[2:3], 54639 clamp
gfx908 s_addc_u32 s32, -s4, s8
gfx908 v_add_f16_e32 v199, s78, |v6|
gfx908 v_add_f32_e32 -16, s64, v173
gfx908 s_cmpk_lt_u32 ttmp7, v256
gfx908 v_interp_mov_f32_sdwa v16, invalid_param_108, attr24.z
gfx908 v_mul_u32_u24_e32 s101, s4, v138
gfx908 v_lshrrev_b32_e32 v256, v16, -1, v8
gfx908 v_madmk_f32 v69, s17, 0, v0
gfx908 exp param4 off, v130, v8
gfx908 s_buffer_atomic_xor s66, src_shared_base, s64 offset:0x92048 glc
gfx908 s_buffer_load_dwordx8 65536.0, s[28:31], s53 offset:0x25634 glc
gfx908 v_sub_f16_e32 v128, s19, vcc
gfx908 v_frexp_exp_i16_f16_e32 -13
gfx908 s_cmpk_gt_i32 s60, sext(0xced8)
gfx908 v_sub_f32_e32 v[0:1], v16, v5
gfx908 v_min_f16_e32 v1, v0, v83 sc1
gfx908 s_ashr_i64 s[64:65], 1e-10, 18
gfx908 s_cmpk_le_u32 s76
gfx908 v_subbrev_co_u32_e32 v128, vcc, v88, v242, vcc addr64
gfx908 v_or_b32_e32 v179, s88, ttmp[0:1]
gfx908 s_addk_i32 1e10, 0x977b
gfx908 s_max_u32 s100, 18, ttmp12 row_mask:0x3
gfx908 v_sub_f16_e32 s102, v95, s31, v29
gfx908 s_atomic_swap s45, s[54:55], -|s1| glc
gfx908 v_add_f32_e32 v11, v85
gfx908 v_lshrrev_b16_e32 v82, 5, sext(v19)
gfx908 v_add_f32_e32 v129, s14, v88, 1e-10
gfx908 v_cndmask_b32_dpp v0, s65, v33, vcc
gfx908 exp param21 v8, off, v204, 0x3c00 compr
gfx908 v_add_co_u32_e32 v94, vcc, vcc, v192
gfx908 s_cmpk_gt_i32_e64 s5, 0x5
gfx908 v_subrev_f16_e32 v[255:256], v129, s56, v151
gfx908 v_min_i16_e32 0x10000, v2, v181
gfx908 v_max_f16_e32 s102, v44, v217
gfx908 s_mulk_i32_sdwa s87, 0xf15b
gfx908 v_cmp_ge_i64_e32 vcc, v[146:147], 0x3ff0000000000000
gfx908 s_sub_u32 s0, s5, s0 high
gfx908 v_mul_legacy_f32_e32 v132, s0, s[0:2]
gfx908 s_add_u32 s7, 0x3ff0000000000000, s3
gfx908 v_mul_legacy_f32_e32 v32, v130
gfx908 s_and_b64 ttmp[4:5], a0, s[12:13]
gfx908 v_interp_mov_f32_e32 off, invalid_param_216, attr59.x
gfx908 s_buffer_load_dwordx8 s[64:71], s[64:67], flat_scratch_lo row_newbcast:16
gfx908 v_lshrrev_b16_dpp v82, 5, v19
gfx908 v_subrev_u16_e32 -4.0, s48, v0
gfx908 v_subrev_f32_e32 v8, 5, v178 blgp:3
gfx908 v_mul_legacy_f32_e32 v65, -0.5, a[0:1]
gfx908 v_mul_legacy_f32_e32 v10, v68, sext(v177)
gfx908 s_setreg_imm32_b32 [s2,s3] 25, 22), 0x3f11cffe
gfx908 exp_sdwa param13 off, off, off, off compr vm
gfx908 v_xnor_b32_e32 v207, xnack_mask_hi, 0x3c00
gfx908 v_subrev_f16_e32 v158, s62, v188 byte_sel:1
gfx908 v_dot4c_i32_i8_e32 v208, a1, v181
gfx908 v_add_co_u32_e32 v172, -16, v151, v145
gfx908 v_mul_legacy_f32_e32 v239, [v0,v1], v245
gfx908 v_max_f32_e32 v210, s0, |v132|
gfx908 v_subb_co_u32_e32 v182, vcc, v4, |v60|, vcc
gfx908 v_cndmask_b32_e32 v25, 0, 65, vcc
gfx908 s_cmpk_le_i32 s56, 0x250d cbsz:8
gfx908 v_min_f32_e32 v18, v9
gfx908 v_and_b32_e32 v34, s14, 0.15915494
gfx908 v_subrev_f32_e32 v95, v153
gfx908 v_min_f32_e32 v[3:6], v40, v20
gfx908 v_max_i32_e32 v84, v239, v75, ttmp0
gfx908 v_mul_legacy_f32_e32 s[1:2], s3, v40
gfx908 s_addk_i32 s32, 65536.0
gfx908 v_sub_f16_e32 a[248:255], vcc_lo, v66
gfx908 exp [s2,s3], param20 v48, off, off, off
gfx908 s_cmpk_le_u32 s52
gfx908 v_subrev_u16_e32 v3, v137, 1e10
gfx908 s_add_u32 s64, -4, s66 dst_sel:BYTE_1
gfx908 tbuffer_load_format_xy v[74:75], a[0:3], s[16:19], s26 format:[BUF_DATA_FORMAT_32_32_32,BUF_NUM_FORMAT_USCALED] offset:666 glc
gfx908 s_xor_b32 s8, s18, s72 done
gfx908 v_or_b32_e32 v96, vcc_hi, 64
gfx908 v_cmpx_nlg_f32_e64 s[78:79], |s2|, 65 clamp
gfx908 v_interp_p1_f32_sdwa v98, v129, attr59.y
gfx908 v_interp_p1_f32_e32 v249, v28, v0
gfx908 v_mul_lo_u16_e32 v54, ttmp[0:1], v152
gfx908 v_mul_legacy_f32_e32 1+1, s2, v4
gfx908 v_dot8c_i32_i4_e32 v151, v28, vcc, v34
gfx908 v_max_i16_e32 v73, -|-7|, v8
gfx908 s_buffer_atomic_or xnack_mask_lo, s[44:47], s93 neg_lo:[1,0]
gfx908 v_interp_mov_f32_e32 s101, invalid_param_217, attr57.x
gfx908 v_subrev_u16_e32 v37, s[0:2], v15
gfx908 v_lshrrev_b32_e32 -v64, s70, v0
gfx908 v_madmk_f32 0.5, 56, 0xd2f034ff, v24
gfx908 s_xor_b32 s4, s[0:1], s12
gfx908 v_mul_u32_u24_e32 v4, vcc, v42
gfx908 v_xnor_b32_e32 xnack_mask_hi, v6
gfx908 v_sub_f16_e32 v67, v76
gfx908 v_cndmask_b32_e32 v1, s32, v64, -17
gfx908 v_subrev_f32_e32 v17, v152
gfx908 v_cndmask_b32_e32 v138, 65536.0, v100, vcc
gfx908 v_or_b32_e32 v179, s[4:7], v22
gfx908 s_add_u32 s97, s8, a[0:3]
gfx908 v_lshlrev_b16_e32 v198, s70, -0x80000001, v128
gfx908 v_addc_co_u32_e32 -0x80000001, vcc, v174, v136, vcc
gfx908 s_sub_i32 s3, 0x3ff0000000000000, 10
gfx908 s_orn2_b32 s48, s17, 22 nt
gfx908 v_lshrrev_b32_e32 a0, s8, v156
gfx908 v_cndmask_b32_e32 v18, s0, v98, 0x10000
gfx908 v_pk_fmac_f16_e32 -v128, v123, v46
gfx908 s_add_u32 a[248:255], s23, s16, -4
gfx908 s_cmpk_lg_u32 s15, 0x1698 quad_perm:[0,1,2,3]
gfx908 s_cmp_gt_i32 a[0:3], s5
gfx908 v_sub_f16_e32 0.15915494, s70, v0
gfx908 v_add_co_u32_e32 v37, vcc, |exec_hi|, v91
gfx908 s_max_i32 a[1:2], 32, s66
gfx908 v_cndmask_b32_dpp v150, v128, v32, vcc
gfx908 s_nand_b32 s0, xnack_mask_lo
gfx908 v_mul_legacy_f32_e32 v0, s8, -4.0
gfx908 v_mfma_f32_4x4x1f32 a[158:161], 0.15915494, v98, a[35:38] cbsz:2 abid:3 blgp:1
gfx908 s_lshr_b32 s1, a[2:5], s2
gfx908 v_min_i16_e32 v88, -v8, v66
gfx908 v_or_b32_e32 v1, v64
gfx908 v_ashrrev_i32_e32 v24, s89, s0
gfx908 v_interp_p1_f32_e32 v53, v219, sext(attr1.w)
gfx908 v_lshrrev_b16_dpp v1, s4, v34
gfx908 s_atomic_cmpswap s[0:1], s[8:9], s36, 65
gfx908 v_min_f32_e32 v68, 41, -|v36|
gfx908 s_orn2_b32 s48, s17, 22 idxen
gfx908 v_sub_f16_e32 v196, v2, a[0:1]
gfx908 exp invalid_target_11 v109, v109, off, v0 done compr
gfx908 v_sub_u16_e32 s0, v0, v3
gfx908 v_min_f32_e32 v72, s28, v165 row_shl:1
gfx908 s_bfe_u32_e64 s24, s96, s22
gfx908 s_sub_i32 s8, s24
gfx908 s_max_i32 s3, ttmp5, -s72
gfx908 s_cmovk_i32 0x100000000, 0xbc97
gfx908 v_sub_u32_e32 a0, 1, v153
gfx908 s_nor_b64 s[20:21], -|s[96:97]|, s[72:73]
gfx908 v_mul_u32_u24_e32 v34, v8, -|v88|
gfx908 v_cmp_ge_f16_e32 vcc, s80, v221 cbsz:1
gfx908 v_max_i32_e32 v8, ttmp[0:1], v198
gfx908 v_interp_p2_f32_e32 v202, xnack_mask, attr5.z
gfx908 v_min_i16_e32 v22, v2, vcc_lo
gfx908 v_lshrrev_b32_e32 a[0:15], s69, v144
gfx908 v_min_u32_e32 0, s16, v32
gfx908 v_min_i32_e32 v4, 10, v35 abid:16
gfx908 v_mul_f32_e32 v[3:6], v197, v174
gfx908 v_interp_p2_f32_e32 v202, v235, attr5.z, 1e10
gfx908 v_mul_hi_u32_u24_e32 v8, v74, v0, 0x100000000
gfx908 v_sub_f16_e32 s[1:2], s101, v4
gfx908 exp -|param8| v113, v113, v173, v173 compr vm
gfx908 s_max_i32 s17, -|s57|, -4.0
gfx908 v_interp_p1_f32_e32 v24, v222, vcc
gfx908 s_min_i32 s10, a[2:5], 6, 49
gfx908 v_add_f32_e32 a[2:5], s0, v96
gfx908 v_mul_legacy_f32_e32 v64, v0, v16, s[2:3]
gfx908 v_cmpx_ngt_f32_e32 vcc, v218, ~0
gfx908 v_cndmask_b32_e32 v55, 41, s[0:2], v219, vcc
gfx908 v_interp_mov_f32_e32 v57, p0, attr15.y mul:2
gfx908 v_subrev_u16_e32 v28, s25, v105 neg_lo:[1,0]
gfx908 v_xor_b32_e32 v256, src_shared_base, v129
gfx908 v_madak_f32 v80, 15, 0xdc73a481
gfx908 s_cmovk_i32 s20, a[0:1]
gfx908 v_interp_p1_f32_e32 v135, v44, attr25.x, 65536.0
gfx908 v_subrev_co_u32_dpp v1, vcc, v195, v150
gfx908 v_dot2c_i32_i16_e32 v239, s90, v227 row_mirror
gfx908 v_subrev_f16_e32 v83, 60, sext(v147)
gfx908 v_madmk_f32 v160, v81, 1e10, 0xbb023b2f, v204
gfx908 s_add_i32 s0, 44, a[248:255]
gfx908 v_rndne_f32_e32 a[0:15], v101
gfx908 v_dot2c_f32_f16_e32 v45, -|v90|, v213
gfx908 v_subrev_f16_e32 v82, a[0:1], v41
gfx908 v_subrev_f16_e32 64, s58, v41
gfx908 s_sendmsghalt s[6:9], 59068
gfx908 v_mul_u32_u24_e32 v0, s18, [v0,v1]
gfx908 v_subrev_u32_e32 v225, v54, a[248:255]
gfx908 s_cmpk_lg_i32 s52, 0xb74, ttmp12
gfx908 v_add_f32_e32 65, s64, v173
gfx908 v_lshrrev_b16_e32 a[0:1], 3, v94
gfx908 s_bfe_u32 s32, v[255:256], s5
gfx908 v_subrev_u32_e32 v95, 13, ttmp[0:1]
gfx908 v_sub_f16_e32 v177, s1, v8 op_sel_hi:[0,0]
gfx908 s_max_i32 0.5, s5, 0
gfx908 v_cndmask_b32_e32 v1, s32, v64, -vcc
gfx908 v_subrev_f32_e32 vcc, v153, v34
gfx908 v_sub_f16_e32 v0, s102, v104
gfx908 s_mul_hi_u32 exec_hi, |33|, 41
gfx908 v_mul_u32_u24_e32 [s2,s3], s0, v84
gfx908 v_interp_p2_f32_e32 sext(v70), v241, attr45.y
gfx908 exp invalid_target_31 v180, off, v21, a[248:255], v21 compr vm
gfx908 v_madak_f32 -17, v0, v16, 0xe2dea440
gfx908 v_add_u32_e32 v117, 43, a[0:15]
gfx908 v_mul_lo_u16_e32 v216, v149, -17, v45
gfx908 v_mul_hi_i32_i24_e32 v144, 64, v6 done
gfx908 v_interp_p1_f32_e32 v8, v228, src_shared_base
gfx908 v_mul_f32_e32 v4, v181, v195 blgp:8
gfx908 v_mul_f16_e32 v25, s70, s101
gfx908 exp invalid_target_24 off, m0, off, v148 done vm
gfx908 exp pos2 v96, off, v80, sext(off) compr
gfx908 v_cndmask_b32_e32 v136, v128, a[248:255], vcc
gfx908 exp mrt4 v19, off, v126, 0x10000
gfx908 v_min_f32_e32 a1, s7, v68
gfx908 s_abs_i32 s12
gfx908 v_interp_p1_f32_dpp v160, v171, attr58.y
gfx908 s_sub_u32_dpp s69, s32, s48
gfx908 v_cmpx_gt_i64_e32 vcc, a[1:2], v[50:51]
gfx908 v_sub_f16_e32 exec, -11, v4
gfx908 scratch_load_sbyte v[2:17], off, s74 offset:-3527
gfx908 s_setreg_b32 hwreg(62, 6, 25), s[4:7]
gfx908 v_mul_u32_u24_e32 v73, 64, a[2:5]
gfx908 v_cvt_f16_u16_e32 a[248:255], 37
gfx908 v_sub_f16_e32 v0, s[2:3], v0
gfx908 v_cndmask_b32_e32 v2, s1, v2, vcc sc1
gfx908 s_mul_i32 s32, s16, m0 compr
gfx908 s_sub_u32 s46, 0x3ff0000000000000, s28
gfx908 v_madak_f16 v77, v138, 0xb0c14b41
gfx908 v_cmpx_nlt_f16_e32 vcc, s63, v228 abid:16
gfx908 v_addc_co_u32_e32 v53, vcc, s2, a0, vcc
gfx908 v_add_f32_e32 v64, s57, v[0:1]
gfx908 v_min_u16_e32 v51, acc0, v8
gfx908 exp param25 v97, v4, v8, |off| done
gfx908 v_min_f32_e32 -|v32|, s9, v80
gfx908 v_add_f32_e32 v78, v0, v41 offset:0xffff
gfx908 v_interp_p2_f32_sdwa v252, v150, attr36.w
gfx908 v_mul_u32_u24_e32 v12, v208, s[6:9]
gfx908 v_subb_co_u32_e32 v243, vcc, v203, v173, vcc blgp:3
gfx908 v_interp_mov_f32_e32 v205, invalid_param_195, attr33.y high
gfx908 v_subb_co_u32_e32 v182, vcc, v4, 0xffffffff, vcc
gfx908 v_cmpx_nlt_f16_e32 vcc, v59
gfx908 v_ffbl_b32_e32 sext(v252), 52
gfx908 v_cndmask_b32_e32 exec, v8, s12, v80, vcc
gfx908 s_cmp_ge_i32 53
gfx908 v_lshrrev_b32_e32 exec, s16, v1
gfx908 v_cmp_f_u16_e32 vcc, s40, s101
gfx908 exp param4 off, 0.5, off, off vm
gfx908 v_add_f32_e32 v12, v48, 0x3ff0000000000000
gfx908 s_cmpk_le_u32 s86, 0x3e24 blgp:8
gfx908 v_xor_b32_e32 -v2, v149, v0
gfx908 v_mul_f16_e32 v68, s44, a[2:5]
gfx908 v_addc_co_u32_e32 0x3ff0000000000000, vcc, v197, v229, vcc
gfx908 v_madak_f32 v32, s2, v2, lds_direct
gfx908 v_sub_f16_e32 a[0:1], v178, s8, v80
gfx908 v_and_b32_e32 v54, v57, v186, 0.5
gfx908 v_max_i16_e32 v20, s72, 0x10000
gfx908 v_interp_mov_f32_e32 v48, invalid_param_91, attr28.w slc
gfx908 v_max_u16_e32 ~0, v7, v143
gfx908 v_cndmask_b32_e32 v16, -4, v4, vcc row_shl:1
gfx908 v_mac_f32_e32 v132, [v0,v1], s20, v136
gfx908 v_lshlrev_b16_e32 1.1, v231, v147
gfx908 s_cmovk_i32 s75, a0
gfx908 s_max_i32 s16, s1, s32 mul:2
gfx908 v_cmp_f_f32_e32 vcc, v120, v20 gds
gfx908 v_subrev_u16_e32 v28, 0x3ff0000000000000, v105
gfx908 s_buffer_atomic_xor s66, s[1:2], s64 offset:0x92048 glc
gfx908 exp invalid_target_29 off, off, off, -off
gfx908 v_interp_p1_f32_e32 v67, v141, v[2:17]
gfx908 v_madmk_f16 v10, off, 0xd3cf3db5, v96
gfx908 v_lshrrev_b32_e32 v12, 0.15915494, s96, v34
gfx908 v_cndmask_b32_e32 v1, s1, v0, vcc idxen
gfx908 v_ashrrev_i32_e32 v[255:256], 1, v132
gfx908 exp pos0 v146, off, v70, |off| compr vm
gfx908 v_min_f32_e32 v141, s32, a[0:3]
gfx908 v_subrev_f16_e32 v149, v256, v114
gfx908 v_interp_p2_f32_e32 v1, v46, attr9.x row_mirror
gfx908 v_subrev_u32_e32 v77, v229, v155, [s2,s3]
gfx908 v_madmk_f32 1e10, v237, s55, 0xe245ebd3, v195
gfx908 v_cndmask_b32_e32 v192, s44, vcc
gfx908 v_dot4c_i32_i8_sdwa v161, v229, v6
gfx908 v_add_u16_e32 v7, s34, 0.5
gfx908 s_cmp_gt_i32 s[0:2], s5
gfx908 s_mul_hi_i32 s87, ttmp[0:1], s9
gfx908 v_mul_legacy_f32_e32 v20, s8, v65, off
gfx908 s_dcache_inv_e64
gfx908 v_pk_fmac_f16_e32 v128, v123, vcc
gfx908 v_subrev_u16_e32 v160, s[4:7], s86, v98
gfx908 v_xor_b32_e32 v82, vcc, v0
gfx908 s_cmpk_gt_i32 vcc, 0x266c
gfx908 v_madak_f16_dpp v92, v233, v150, 0xe2ae25cf
gfx908 s_subb_u32 s32, 20, sext(s3)
gfx908 tbuffer_store_format_d16_xyzw v[32:33], off, a[1:2], s80 format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_SNORM] offset:3554
gfx908 s_cmpk_eq_u32 0x3ff0000000000000, s40, 0x224
gfx908 v_cndmask_b32_e32 v68, -17, v98, vcc
gfx908 v_interp_p1_f32_e32 v228, v214, off
gfx908 v_mul_legacy_f32_e32 v209, 5, xnack_mask, v117
gfx908 v_subrev_f16_e32 v256, v82, s58, v41
gfx908 s_orn2_b32 s48, a[248:255], 22
gfx908 s_cmpk_le_u32 1+1, 0x3e24
gfx908 v_lshrrev_b16_dpp v233, v85, v62
gfx908 v_cubeid_f32 v92, s54, sext(s2), v130 mul:4
gfx908 s_cmpk_gt_i32 -16, 0x4e3
gfx908 exp mrtz v40, off, s0, v37 vm
gfx908 v_interp_p2_f32_e32 v205, v3, [s2,s3]
gfx908 s_cmpk_gt_i32 0x3c00, 0x6a24
gfx908 v_mul_lo_u16_e32 v36, s0, v42 dst_sel:BYTE_1
gfx908 v_min_f16_e32 v37, -|v128|, v72
gfx908 v_subrev_f16_e32 v232, 4.0, v191 blgp:3
gfx908 v_madmk_f16 v232, v3, 0xd3c4230d, lds_direct
gfx908 s_add_u32 s3, s2, s17 slc
gfx908 v_dot4c_i32_i8_e32 v200, v130, v2 op_sel:[0,1]
gfx908 v_min_i32_e32 v1, -|s67|, v82
gfx908 exp param30 v47, -32769, off, v118 compr
gfx908 v_cndmask_b32_e32 v22, s96, 1+1, vcc
gfx908 exp s[2:3] off, v104, v225, off done compr vm
gfx908 s_nand_b32 s24, |s76|, m0
gfx908 v_subrev_f32_e32 v255, v43, v248, v[2:17]
gfx908 v_max_i16_e32 -4.0, s4, v40
gfx908 exp param5 off, ttmp0, v53, v235
gfx908 v_subrev_u16_e32 s[2:3], v160, s86, v98
gfx908 exp 1+1 off, v7, v105, off compr
gfx908 v_sub_f16_e32 v2, a[0:1], v128
gfx908 v_cndmask_b32_e32 v34, s32, v6
gfx908 v_ldexp_f16_e32 v187, v82, v168 gds
gfx908 s_max_i32 xnack_mask_lo, s45
gfx908 v_interp_p1_f32_e32 sext(v29), v50, attr60.w
gfx908 s_cselect_b32 s6, m0, -|34|
gfx908 v_log_legacy_f32_e32 v5, s90 high
gfx908 s_setreg_imm32_b32 hwreg(43, 23, 28), 0x80097440 row_newbcast:3
gfx908 s_movk_i32_e64 s46, 0xc1f9
gfx908 v_mul_lo_u16_e32 v173, v82
gfx908 v_sub_f16_e32 sext(v33), s1, v1
gfx908 s_atomic_or exec, s[56:57], s60
gfx908 v_mul_i32_i24_e32 s102, v103, v10
gfx908 v_madak_f16 v222, v64, 0xdcc2bec8
gfx908 v_add_f32_e32 v101, v0, 65536.0
gfx908 v_min_u32_e32 v159, -v236, v245
gfx908 v_add_f16_e32 0x10000, v39, s39, v81
gfx908 v_mul_u32_u24_e32 [v0,v1], v68, v252
gfx908 exp s101 v52, off, v85, off vm
gfx908 v_lshrrev_b32_e32 v3, v141
gfx908 v_mul_f16_e32 a1, v44, v2
gfx908 s_buffer_load_dwordx8_dpp s[88:95], s[28:31], s53 offset:0x25634 glc
gfx908 exp s102 v47, v47, off, v118 compr
gfx908 v_ashrrev_i16_e32 v216, s43, v251 row_newbcast:3
gfx908 s_scratch_load_dwordx4 s[40:43], s[4:5], s3 offset:0xc0008 idxen
gfx908 v_mul_i32_i24_e32 v222, 3, 1e10
gfx908 s_andn2_b32_sdwa s36, s0, s26
gfx908 v_or_b32_e32 v18, exec_lo, v161, 1e10
gfx908 v_mul_hi_u32_u24_e32 v132, [v0,v1], v80
gfx908 v_sub_f16_e32 v69, 0, 65536.0
gfx908 v_mul_hi_u32_u24_e32 v116, v254
gfx908 v_cndmask_b32_e32 |v176|, s16, v0, vcc
gfx908 s_cbranch_cdbguser_dpp 12309
gfx908 s_pack_hh_b32_b16 s32, s64, s34 offen
gfx908 exp param21 off, 0.15915494, off, v37 compr
gfx908 v_mul_legacy_f32_e32 v2, [s2,s3], v0, v20
gfx908 v_sub_f32_e32 a[0:3], v0, v3
gfx908 s_add_u32 v0, s59, s97
gfx908 v_interp_p1_f32_e32 s[0:1], v222, attr49.x
gfx908 s_bfe_i32 v[0:1], 13, s40
gfx908 s_buffer_atomic_inc ttmp5, s24
gfx908 s_cmpk_lg_u32 ttmp4, ~0
gfx908 s_ashr_i32 ttmp8, s84, s8 row_newbcast:16
gfx908 v_subb_co_u32_e32 v223, vcc, v28, -17, vcc
gfx908 exp param17 off, -off, v177, v0 vm
gfx908 v_cmpx_tru_f16_dpp vcc, |v6|, v176 src0_sel:WORD_0 src1_sel:BYTE_0
gfx908 v_mul_legacy_f32_e32 -|v80|, v32, v34
gfx908 s_subb_u32 s12, off, -2, s0
gfx908 v_sub_f32_e32 v73, 10, v92 op_sel:[0,1]
gfx908 v_min_f32_e32 v141, s16
gfx908 v_dot2c_f32_f16_e32 v207, src_private_limit, sext(v215)
gfx908 v_interp_mov_f32_e32 v205, invalid_param_195, 0.5
gfx908 v_interp_mov_f32_dpp v51, invalid_param_92, attr61.x
gfx908 v_mul_legacy_f32_e32 s[1:2], s87, v57
gfx908 v_mul_hi_u32_u24_e32 v37, s20, s101
gfx908 v_cmpx_nlt_f16_e32 vcc, s82, v59 gds
gfx908 v_subrev_u16_e32 v37, s64, v15 byte_sel:1
gfx908 s_mulk_i32 acc0, s87, 0xf15b
gfx908 v_madmk_f32 -v69, s17, 0x48626f9, v0
gfx908 v_sub_f16_e32 v81, s10, -16
gfx908 tbuffer_store_format_d16_x v4, off, 0x100000000, s26 format:[BUF_DATA_FORMAT_10_11_11,BUF_NUM_FORMAT_FLOAT] offset:497
gfx908 v_interp_p2_f32_sdwa v138, v205, attr55.y
gfx908 scratch_load_short_d16 v0, off, 0.5 offset:-1840 glc slc
gfx908 tbuffer_store_format_d16_x_sdwa v3, off, s[20:23], -2 format:[BUF_DATA_FORMAT_32_32_32_32,BUF_NUM_FORMAT_USCALED] offset:2579 glc
gfx908 v_cmpx_t_u64_e32 0x3c00, v[125:126], v[227:228]
gfx908 s_movk_i32 0xffffffff, 0xc1f9
gfx908 v_cndmask_b32_e64 v22, s96, v36, vcc
gfx908 v_max_u32_e32 |v120|, xnack_mask_lo, v23
gfx908 v_sub_f16_e32 1e10, v192, v0
gfx908 v_mul_f32_e32 v226, v105
gfx908 v_min_f32_e32 v141, a[0:1], v0
gfx908 s_load_dwordx8 a[0:15], s[24:25], 0x9bd0e glc
gfx908 s_pack_hh_b32_b16 s49, acc0, s28
gfx908 s_add_u32 0.15915494, s10, s4
gfx908 s_or_b32 0x100000000, s62, 0.5
gfx908 v_mul_lo_u16_e32 v80, v241, a[2:5]
gfx908 s_sub_i32 a[0:3], s41, src_shared_base
gfx908 exp off, off, off compr vm
gfx908 v_sub_f16_e32 v177, s1, v8 neg_lo:[1,0]
gfx908 v_cndmask_b32_e32 v[255:256], s68, v97, vcc
gfx908 v_max_i32_e32 v76, 9, 1e-10, v17
gfx908 s_addk_i32 s65, 0xd18e row_mirror
gfx908 v_mul_legacy_f32_e32 v42, a[248:255], v19, v192
gfx908 v_ldexp_f16_e32 v45, v234
gfx908 v_madak_f32 v30, 48, vcc_lo, 0xdfd2341d
gfx908 v_ashrrev_i32_e32 vcc_lo, 1, v132
gfx908 s_nop_sdwa 0x2817
gfx908 v_lshrrev_b32_e32 v104, s9, v4 mul:2
gfx908 v_min_u16_e32 v200, sext(s60), v210
gfx908 v_sub_u32_e32 v107, s15, v133 nt
gfx908 v_mul_u32_u24_e32 v135, v153, ttmp[0:1], v56
gfx908 s_pack_ll_b32_b16 s77, -0x80000001, 34
gfx908 v_lshrrev_b32_e32 v177, s98, a[0:15]
gfx908 v_ashrrev_i32_e32 v177, v[255:256], v138
gfx908 exp_e64 invalid_target_25 v0, off, v143, off done compr
gfx908 s_add_u32 0x100000000, xnack_mask_lo, s6
gfx908 v_mul_f32_e32 v73, s29, sext(v152)
gfx908 s_lshl1_add_u32 ttmp8, 0x3ff0000000000000, ttmp0
gfx908 v_mul_hi_i32_i24_e32 s96, v210
gfx908 v_mul_u32_u24_e32 v174, v9
gfx908 exp pos0 v135, v135, v230, s[1:2] compr vm
gfx908 v_lshrrev_b32_e32 v32, s64, v160 offset:4
gfx908 ds_wrxchg2st64_rtn_b64 v[198:201], 1.1, v[244:245], v[8:9] offset0:42 offset1:129
gfx908 v_lshrrev_b32_e32 s[6:9], v24, v10
gfx908 s_ashr_i32 s11, s32
gfx908 s_add_i32 xnack_mask, s64, s65, s0
gfx908 v_cndmask_b32_e32 v129, s48, v82, v[3:6], vcc
gfx908 v_addc_co_u32_e32 v72, acc0, v82, v134, vcc
gfx908 v_mul_u32_u24_e32 v2, s0, v2 offset0:1
gfx908 v_add_f32_e32 v10, s0
gfx908 s_mulk_i32 s82, 0x99b7, v0
gfx908 v_mul_i32_i24_e32 v159, s40, s[0:2]
gfx908 s_bfe_i64_sdwa s[58:59], 51, s94
gfx908 v_subb_co_u32_e32 v89, vcc, v223, v32, a[0:1]
gfx908 v_pk_fmac_f16_e32 v152, 57, v[3:6]
gfx908 s_sub_u32 s46, -6, -17, s28
gfx908 s_cbranch_scc0 a[1:2]
gfx908 exp_dpp param27 off, v244, off, v123 done vm
gfx908 s_lshl4_add_u32_e64 s32, s66, 4
gfx908 v_interp_p2_f32_e32 v253, v185
gfx908 v_mfma_f32_16x16x1f32_dpp a[176:191], v30, v78, a[133:148] cbsz:6 abid:3 blgp:3
gfx908 v_mfma_f32_16x16x4f16 a[73:88], a[104:105], 64, 61 cbsz:3 abid:2 blgp:3
gfx908 v_mul_legacy_f32_e32 v165, 2.0, v122, ttmp0
gfx908 s_ashr_i32 ttmp4, ttmp1
gfx908 v_lshrrev_b16_e32 v14, 0x3ff0000000000000, v32
gfx908 s_setreg_imm32_b32 hwreg(45, 25, 22), 0x3f11cffe addr64
gfx908 v_lshrrev_b32_e32 v177, s98, a[0:3]
gfx908 v_cndmask_b32_e32 v0, v80, vcc
gfx908 v_lshlrev_b32_e32 1+1, v127, v130
gfx908 v_cndmask_b32_e32 v4, 6, v246, ttmp0
gfx908 s_rfe_restore_b64_dpp -2, 1.0
gfx908 s_bfe_u32 s64, s50, v0, 0
gfx908 tbuffer_load_format_xyz_sdwa v[191:193], off, s[92:95], -4 format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_UINT] offset:1505 slc
gfx908 s_mulk_i32_dpp s82, 0x99b7
gfx908 v_max_u32_e32 v120, xnack_mask_lo, s[0:2]
gfx908 v_mul_legacy_f32_e32 v234, v57
gfx908 s_dcache_discard s[26:27], 65 offset:0xc2140
gfx908 v_add_f16_e32 v90, v219, v159 neg:[1,0,1]
gfx908 exp param23 v96, off, v16, s101
gfx908 v_mul_lo_u16_e32 v216, v149
gfx908 v_lshrrev_b32_e32 v194, -2, s[1:2]
gfx908 v_mul_i32_i24_e32 v26, v48, a0
gfx908 v_sub_f32_e32 1.1, v196, v28
gfx908 s_cmpk_lt_u32 0x79bf
gfx908 s_bitcmp0_b64_sdwa 0.5, 34
gfx908 v_add_f32_e32 v140, v245, v[0:1]
gfx908 v_mul_legacy_f32_e32 v8, s1, 65
gfx908 v_lshlrev_b32_e32 v128, 16, v34 byte_sel:1
gfx908 v_sub_f16_e32 v33, s1, v1 compr
gfx908 v_exp_f16_e32 exec, s62
gfx908 v_interp_p1_f32_e32 a[0:15], v228, attr58.z
gfx908 s_ashr_i32_dpp xnack_mask_lo, 2.0, s41
gfx908 v_interp_mov_f32_e32 v161, |invalid_param_25|, attr41.z
gfx908 v_sub_co_u32_e32 v33, vcc, v220, s[0:1]
gfx908 v_interp_mov_f32_e32 -v173, invalid_param_117, attr12.x
gfx908 v_lshrrev_b16_e32 sext(v157), v13, v168
gfx908 v_mul_u32_u24_e32 v5, 0x3ff0000000000000, v0
gfx908 s_call_b64 s[96:97], ttmp12
gfx908 v_mul_u32_u24_e32 0.15915494, s1, v1
gfx908 v_add_co_u32_e32 v43, 0x3ff0000000000000, v46, v197
gfx908 v_max_f32_e32 v71, s87, -v210
gfx908 v_addc_co_u32_e32 v53, vcc, s2, v0, s0
gfx908 v_cmp_ge_f32_e32 vcc, 1, a[2:5]
gfx908 s_max_i32 off, 32, s66
gfx908 s_max_i32 s61, s93, |s20|
gfx908 v_cndmask_b32_e32 off, s16, v22, vcc
gfx908 v_mul_u32_u24_e32 v130, |v193|, v36
gfx908 v_mul_hi_u32_u24_e32 v207, v116, s102
gfx908 s_xnor_b32_sdwa ttmp6, 45, -4
gfx908 v_add_co_u32_e32 v100, vcc, 15, 0x3ff0000000000000
gfx908 v_cndmask_b32_e32 v239, s7, v132, 0x3c00
gfx908 v_cndmask_b32_e32 v0, v104, vcc
gfx908 v_sub_f32_e32 v121, v144
gfx908 v_max_i32_e32 v84, v239, v75 vm
gfx908 v_mul_legacy_f32_e32 [s2,s3], v234, v137, v57
gfx908 v_mul_f16_e32 v0, s16, -|v64|
gfx908 v_interp_mov_f32_e32 v255, 0x100000000, attr27.w
gfx908 v_mac_f32_e32 s[0:1], v185, v159
gfx908 v_mul_hi_u32_u24_e32 v168, s[0:2], v0
gfx908 s_cmpk_lt_u32 ttmp7
gfx908 v_mul_u32_u24_e32 v0, v8, v6 addr64
gfx908 v_interp_p1_f32_e32 v154, v32, s[6:9]
gfx908 v_max_f32_e32 v101, s30, v207 neg_lo:[1,0]
gfx908 exp pos3 v86, v86, v126, -4.0 done compr vm
gfx908 v_madmk_f16 v16, s12, 0.5, v64
gfx908 v_max_u32_e32 v121, 0x3ff0000000000000, v210
gfx908 v_madmk_f16 0x100000000, v156, 0xe839732d, v99
gfx908 s_setreg_imm32_b32 hwreg(HW_REG_HW_ID, 20, 23), s[6:9]
gfx908 v_cndmask_b32_e32 v143, s15, s[1:2], vcc
gfx908 v_mul_u32_u24_e32 v159, v205, acc0
gfx908 s_bitcmp0_b64 s0, 34
gfx908 exp param21 v8, off, v204, acc0 compr
gfx908 v_lshlrev_b16_e32 -16, v67, v82, v228
gfx908 v_mul_i32_i24_e32 v68, s68, v68, s102
gfx908 s_lshl4_add_u32 vcc_hi, 28
gfx908 exp param5 off, v20, v53, v235 op_sel:[0,1]
gfx908 v_min_f32_e32 -16, s82, v5
gfx908 v_mul_hi_u32_u24_e32 s[4:7], ttmp12, v80
gfx908 s_cselect_b32 s2, s16, 6, -4.0
gfx908 s_cmpk_eq_i32 65536.0, 0x5ef0
gfx908 v_add_u16_e32 v0, s16, v0 row_newbcast:3
gfx908 v_sub_f16_e32 s[0:2], s0, v41
gfx908 v_min_f32_e32 a0, s16, v0
gfx908 v_cndmask_b32_e32 v212, v69, v32, vcc blgp:3
gfx908 v_interp_p2_f32_e32 v181, v219, attr24.y row_shl:1
gfx908 v_mul_u32_u24_e32 1.1, s1, v9
gfx908 s_bfe_i64 s[58:59], 51, [v0,v1], s94
gfx908 v_max_u16_e32 v198, 64, 19, v2
gfx908 v_cmp_lg_f16_e32 vcc, v29, ttmp12
gfx908 v_mul_lo_u16_e32 v54, exec_hi, 1e10
gfx908 v_interp_mov_f32_e32 v58, |invalid_param_250|, attr4.x
gfx908 v_sub_co_u32_e32 -16, vcc, v125, v248
gfx908 v_interp_p1_f32_e32 v24, v222, v255
gfx908 s_cmovk_i32 -32769, 0x4010
gfx908 v_dot8c_i32_i4_e32 v68, v104, a1
gfx908 v_subrev_u16_e32 v28, a1, v105
gfx908 v_cndmask_b32_sdwa v0, s82, v136, vcc
gfx908 v_interp_mov_f32_e32 v86, invalid_param_254, attr63.y lds
gfx908 v_lshlrev_b16_e32 -v79, v73, v22
gfx908 s_bfe_u32 s64, s50, a[0:3]
gfx908 v_mac_f32_e32 v244, ttmp[0:1], v36
gfx908 v_max_f16_e32 ttmp[0:1], v210, v246, v215
gfx908 s_cmpk_gt_i32 s28, a[2:5]
gfx908 v_cndmask_b32_e32 v2, s8, v64, 0x3c00
gfx908 v_mul_legacy_f32_e32 v76, v[2:17], v57
gfx908 exp param17 v32, -|off|, v36, off done vm
gfx908 s_or_b32_sdwa s64, s17, exec_lo
gfx908 v_sub_f32_e32 v231, v185
gfx908 s_getreg_b32 1.1, hwreg(HW_REG_TRAPSTS, 1, 22)
gfx908 v_xor_b32_e32 -17, src_shared_base, v129
gfx908 v_mul_u32_u24_e32 v0, a[0:15], v166
gfx908 exp param19 off, off, v78, v170 done vm sc1
gfx908 v_mul_legacy_f32_e32 v16, v4, -v131
gfx908 exp invalid_target_18 off, off, v16, xnack_mask done compr
gfx908 v_sub_u32_e32 v163, s12, 0.15915494
gfx908 s_movk_i32 s93, 0x2f36 neg_lo:[1,0]
gfx908 s_lshl2_add_u32 a[0:15], s48, 52
gfx908 v_sub_co_u32_e32 v110, vcc, s31, v206 sc0
gfx908 v_interp_p1_f32_sdwa v116, v118, attr54.w
gfx908 v_max_i16_e32 v116, s66, v125 lds
gfx908 v_sub_u16_e32 v170, v21, s[6:9]
gfx908 s_rfe_restore_b64 -2, v[255:256]
gfx908 s_bfe_u32 v[0:1], s50, 0
gfx908 v_cndmask_b32_e32 v132, s6, v56, vcc offset:0xffff
gfx908 v_dot2c_i32_i16_e32 v80, s1, v[255:256]
gfx908 v_mul_f16_e32 v237, -s25, v208
gfx908 v_madak_f16 sext(v92), v233, v150, 0xe2ae25cf
gfx908 v_or_b32_e32 v204, v27, a[0:3]
gfx908 v_cndmask_b32_e32 v124, v82, v32, s[2:3]
gfx908 v_sub_f16_e32 lds_direct, v0, v128
gfx908 v_cndmask_b32_e32 s[1:2], s68, v128, vcc
gfx908 s_addc_u32 -16, s42, s3
gfx908 exp_dpp mrt5 v73, v73, off, off compr vm
gfx908 s_incperflevel_dpp 0x68f0
gfx908 s_scratch_load_dwordx4 s[16:19], ttmp[14:15], a[0:3] glc
gfx908 v_mul_hi_u32_u24_e32 v37, s20, 0x3c00
gfx908 v_sub_f16_e32 v0, s70, -32769
gfx908 scratch_load_sbyte v[0:1], off, s74 offset:-3527
gfx908 v_mfma_i32_4x4x4i8 a[20:23], a[2:5], a27, a[82:85] cbsz:7 abid:14 blgp:3
gfx908 s_absdiff_i32 s26, s59, 62 blgp:3
gfx908 v_madak_f32 v[2:17], v83, v128, 0xbf2d31c4
gfx908 v_lshrrev_b32_e32 v16, -1, v8 neg:[1,0,1]
gfx908 v_max_f32_e32 s0, s25, v107
gfx908 v_min_i16_e32 ~0, s76, v213
gfx908 v_ashrrev_i32_e32 v233, v199, |v19|
gfx908 exp 1e10 off, v7, v105, off compr
gfx908 v_lshlrev_b32_e32 64, s73, v83
gfx908 v_mul_i32_i24_e32 v80, v10, v116 row_shl:1
gfx908 v_min_u16_e32 sext(v29), s36, v80
gfx908 v_cos_f32_e32 65536.0, v85
gfx908 s_bitcmp1_b32 63, -4.0 mul:2
gfx908 v_dot2c_i32_i16_e32 v80, ttmp[0:1], v68
gfx908 v_cndmask_b32_sdwa v226, s14, v0, vcc
gfx908 s_cmp_lt_i32 25
gfx908 v_interp_mov_f32_e32 v216, invalid_param_157, exec
gfx908 v_mul_f16_e32 v36, v0, acc0
gfx908 v_mul_f32_e32 v35, v29, a[0:15]
gfx908 v_subrev_f32_e32 v18, 2, [v0,v1]
gfx908 v_madmk_f16 65, v3, 0xd3c4230d, v22
gfx908 v_subb_co_u32_e32 v223, 0, v28, v29, vcc
gfx908 v_cndmask_b32_dpp v4, s0, v64, vcc
gfx908 v_min_f16_e32 v37, v128, 0
gfx908 v_min_f32_e32 ~0, v68, v32
gfx908 s_incperflevel s[6:9]
gfx908 v_mul_legacy_f32_dpp v0, s24, v0
gfx908 v_and_b32_e32 v54, v57, -4.0
gfx908 v_add_f16_dpp v130, 0x10000, -v229 quad_perm:[1,1,1,1] row_mask:0x8 bank_mask:0x2 bound_ctrl:1
gfx908 v_mul_hi_i32_i24_e32 v98, s82, v248 dst_sel:BYTE_1
gfx908 exp mrt2 off, v49, v196, exec compr vm
gfx908 v_mul_f32_e32 v207, -v223, v67
gfx908 s_buffer_atomic_or xnack_mask_lo, -17, s93
gfx908 v_mul_u32_u24_e32 v196, 1e-10, 2, v90
gfx908 v_cndmask_b32_e32 v68, s0, v98, -|vcc|
gfx908 v_madak_f32 v87, v168, v90, vcc_lo
gfx908 exp invalid_target_25 off, v167, v183, off done compr abid:16
gfx908 v_mul_legacy_f32_e32 v24, vcc, v81
gfx908 s_sub_i32 vcc_lo, s41, src_shared_base neg_lo:[1,0]
gfx908 s_buffer_atomic_umin_x2_sdwa s[48:49], s[40:43], s48 glc
gfx908 v_add_u32_e32 v117, 1e-10, 43, v34
gfx908 s_cmpk_lt_u32_dpp ttmp13, 0x45d1
gfx908 s_max_i32 s33, s5, 0 op_sel:[0,1]
gfx908 v_lshlrev_b32_e32 v128, 16, v34 gds
gfx908 v_min_u16_e32 v0, a[1:2], v203
gfx908 v_cmpx_ge_i64_e32 vcc, v[81:82], v[158:159], v256
gfx908 exp pos1 off, off, v0, off done nt
gfx908 v_min_i32_e32 v200, v216, v29 row_newbcast:16
gfx908 s_bfe_u64 s[4:5], s[18:19], 0x3ff0000000000000
gfx908 v_mul_u32_u24_e32 a[0:3], 8, v128
gfx908 v_min_f32_e32 0x100000000, s18, v68
gfx908 v_mul_legacy_f32_e32 s1, v129
gfx908 v_mul_hi_u32_u24_e32 v37, s20, sext(v65)
gfx908 v_mul_f32_e32 v226, -6, v105 neg:[1,0,1]
gfx908 v_min_f32_e32 v141, s16, ttmp12
gfx908 v_subrev_f16_e32 v129, a[2:5], v72, v65
gfx908 s_atomic_and s84, s[30:31], v[255:256]
gfx908 v_mul_legacy_f32_e32 s[1:2], s0, v133
gfx908 s_add_u32 0, xnack_mask_lo, s6
gfx908 v_interp_p2_f32_e32 v10, v162, 1e-10
gfx908 v_min_u32_e32 v153, 11, v118 sc0
gfx908 s_cmpk_lg_i32 1.1, 0x1055
gfx908 v_min_u32_e32 |v200|, v205, v83
gfx908 scratch_store_dwordx4 vcc, v[192:195], s64 offset:2967 slc
gfx908 v_madak_f32 v238, s42, -|v120|, 0x83631def
gfx908 s_and_b32_dpp s2, s36, s13
gfx908 v_max_i16_e32 v214, s[0:1], v168
gfx908 v_max_u32_e32 v13, v129
gfx908 s_cmovk_i32 a[248:255], 0x9d6
gfx908 s_buffer_atomic_cmpswap_x2 s[28:31], sext(s[52:55]), 0x4349d glc
gfx908 scratch_load_sbyte v221, off, s[1:2] offset:-3527
gfx908 v_add_f16_e32 v39, -0x80000001, v81
gfx908 exp invalid_target_24 off, v218, v222 done compr vm
gfx908 v_mul_lo_u16_e32 sext(v173), v82, v240
gfx908 v_lshrrev_b32_e32 [s2,s3], s98, v3
gfx908 v_mul_hi_u32_u24_e32 a[0:3], s81, v0
gfx908 v_interp_p2_f32_e32 v62, -v245, attr3.w
gfx908 v_xor_b32_e32 v40, s1, v0 row_newbcast:16
gfx908 v_cmpx_ge_u16_e32 vcc, 65536.0, 0xc000, v214
gfx908 s_bfe_u32 s78, 8, v[3:6], ttmp4
gfx908 v_min_f32_e32 v145, s49, -v144
gfx908 v_cmpx_nlt_f32_e32 vcc, s62, v64 sc0
gfx908 v_mul_f16_e32 0.15915494, v199, v75
gfx908 v_lshlrev_b32_dpp v147, s68, v160
gfx908 v_mul_f16_e32 v0, s[0:2], v64
gfx908 v_add_u16_e32 off, v186, v59
gfx908 v_or_b32_e32 v159, v173, v104 mul:2
gfx908 s_bitreplicate_b64_b32 ~0, ttmp4
gfx908 v_lshrrev_b32_e32 v146, a[1:2], v253
gfx908 v_madmk_f16 v3, s100, 0xd3ad6d82, vcc_lo
gfx908 s_scratch_load_dwordx4 0x10000, ttmp[14:15], 0x8912 glc
gfx908 v_min_u32_e32 v18, exec, v29
gfx908 v_rcp_f32_e32 v101, s36 op_sel:[0,1]
gfx908 v_pk_fmac_f16_e32 v208, 21, -0x80000001, v89
gfx908 v_add_f32_e32 v41, v67, s[2:3], v7
gfx908 v_subrev_f32_e32 v16, a[248:255], v4
gfx908 v_cmpx_le_f16_e32 vcc, 1e10, v243
gfx908 s_cmp_ge_i32_e64 53, 30
gfx908 v_add_f32_e32 v30, s0, 0x3ff0000000000000
gfx908 s_add_u32 s7, lds_direct, s3
gfx908 v_madak_f16 v66, s32, v195, 0xc3505450 abid:16
gfx908 v_mul_u32_u24_e32 v144, s68, v2 bitop3:5
gfx908 v_cndmask_b32_sdwa v1, s32, v64, vcc
gfx908 v_dot2c_i32_i16_e32 v250, v163
gfx908 s_bfe_i64 s[58:59], 51, s94 done
gfx908 v_lshlrev_b32_e32 v114, v4, acc0
gfx908 s_bcnt0_i32_b64 a[0:1], 55
gfx908 s_scratch_load_dwordx4 s[16:19], s102, s36 offset:0x4c5a0 glc
gfx908 s_movk_i32 s64, m0
gfx908 s_absdiff_i32 0.5, s80, s14
gfx908 v_subbrev_co_u32_e32 -|v96|, vcc, s80, v106, vcc
gfx908 v_min_f32_e32 v145, s49, off
gfx908 s_cselect_b32 s97, a[1:2], -11
gfx908 s_cmpk_eq_u32 s1, -|0xc3f2|
gfx908 s_add_u32 s65, |s40|, s4
gfx908 v_lshlrev_b16_e32 65536.0, v82, v228
gfx908 v_interp_p1_f32_e32 v135, 1e-10, attr25.x
gfx908 v_lshlrev_b16_e32 v79, v116, 0x3c00
gfx908 v_cmp_lt_f32_e32 -|vcc|, v247, v193
gfx908 v_mul_legacy_f32_e32 v42, s16, v34 bitop3:5
gfx908 s_max_i32 |s84|, 59, 2.0
gfx908 v_subrev_f32_e32 v60, v159, [v0,v1]
gfx908 v_cndmask_b32_e32 v8, s0, sext(v56), vcc
gfx908 v_madmk_f16_sdwa v218, -8, 0xbf94cf29, v245
gfx908 v_subrev_f16_e32 v83, 60, a[2:5]
gfx908 v_mul_u32_u24_e32 v184, s2, v98 row_newbcast:3
gfx908 v_lshlrev_b16_e32 v144, s98
gfx908 v_xor_b32_e32 v82, s6, vcc
gfx908 s_bitcmp1_b64_sdwa -1.0, s39
gfx908 v_pk_fmac_f16_e32 s101, s67, v52
gfx908 v_subrev_f32_e32 v18, 2, v96, s102
gfx908 v_mul_f16_e32 v48, s64, v2 abid:15
gfx908 s_cmpk_lt_i32 s86, 0xca14 row_mask:0x3
gfx908 v_add_f16_e32 -|v33|, v158, v29
gfx908 v_min_i32_e32 v51, sext(s8), v200
gfx908 v_subrev_u32_e32 v108, -13, v219 bitop3:5
gfx908 s_lshl3_add_u32 s72, s10
gfx908 v_mul_hi_i32_i24_e32 ~0, 8, v2
gfx908 s_min_i32 s2, s2, ttmp[0:1]
gfx908 v_madak_f32 v64, v[2:17], v131, v4, 0xc59807b4
gfx908 v_subb_co_u32_e32 v89, vcc, v223, v32, vcc glc
gfx908 v_lshlrev_b32_e32 v128, v34
gfx908 v_subb_co_u32_e32 v223, vcc, v28, lds_direct, vcc
gfx908 v_min_f32_e32 s20, v32
gfx908 v_mul_f32_e32 |v63|, 0, v39
gfx908 v_ceil_f64_e32 v[60:61], lds_direct
gfx908 v_madmk_f16 v16, 65, 0xd3d7778f, v64
gfx908 v_interp_p2_f32_e32 v42, v224, [v0,v1]
gfx908 v_addc_co_u32_e32 v86, vcc, a[1:2], v125, vcc
gfx908 s_pack_ll_b32_b16 s77, 39, vcc
gfx908 exp param11 v52, off, -17, off vm
gfx908 v_mul_u32_u24_e32 s96, v253
gfx908 v_sub_f16_e32 0, v73, v191
gfx908 v_mul_hi_u32_u24_e32 65536.0, 8, v49
gfx908 v_mul_legacy_f32_e32 v39, v5, s0
gfx908 exp param4 v230, a[248:255], v188, v188 compr vm
gfx908 v_mul_hi_u32_u24_e32 -4.0, ttmp12, v80
gfx908 v_sub_f16_e32 v16, -|s10|, v0
gfx908 s_nor_b32 s49, s92, s42 blgp:8
gfx908 s_cmpk_lg_u32 s82, 0x1a11 done
gfx908 s_max_i32 s4, -|s64|, s8
gfx908 exp mrt0 v178, off, off, ttmp12 done vm
gfx908 v_fma_mixhi_f16 v52, a[0:15], -v222, -|flat_scratch_hi| op_sel_hi:[1,1,1] clamp
gfx908 v_max_u16_e32 v160, 18, s[2:3]
gfx908 v_madak_f32 v2, v83, acc0, 0xbf2d31c4
gfx908 v_sub_f32_e32 src_shared_base, v37, 51, v220
gfx908 v_interp_mov_f32_e32 v216, invalid_param_157
gfx908 s_bfe_i64_dpp s[16:17], s[40:41], ttmp12
gfx908 v_xnor_b32_e32 v132, a[0:1], v159
gfx908 v_mul_hi_i32_i24_e32 v151, s44, 65536.0, v92
gfx908 s_pack_ll_b32_b16 -s100, s12, -7
gfx908 exp param7 v40, v40, off done compr
gfx908 exp invalid_target_31 v180, off, s0, v21 compr vm
gfx908 v_min_i16_e32 v88, v8, v66 high
gfx908 v_madmk_f16 v32, v9, 0xd3d72369, 65536.0
gfx908 v_cndmask_b32_e32 v2, v160, v2, a[0:1]
gfx908 v_interp_p1_f32_e32 v74, a[0:15], attr44.y
gfx908 v_interp_p2_f32_e32 v181, 1e-10, attr24.y
gfx908 s_sub_i32 vcc_lo, s41, 0x100000000
gfx908 v_interp_mov_f32_e32 invalid_param_88, attr51.y
gfx908 s_addc_u32 s26, s95, s55 lds
gfx908 s_bfm_b32 s33, 64, a[1:2]
gfx908 exp param31 v187, -|v76|, v78, off done
gfx908 v_ashrrev_i32_e32 v72, v20, 0xffffffff
gfx908 v_pk_fmac_f16_dpp v170, 0, v246
gfx908 v_cndmask_b32_e32 v68, s9, v26, 1.1
gfx908 exp param11 off, off, s[2:3], off done compr
gfx908 s_pack_ll_b32_b16 s77, vcc_lo, 39, 34
gfx908 v_ashrrev_i16_e32 1e-10, s67, v224
gfx908 v_min_f32_e32 v222, |v103|, v229
gfx908 s_orn2_b32 s48, s17, a[0:1]
gfx908 v_lshlrev_b32_e32 xnack_mask, v4, v98
gfx908 v_ceil_f64_e32 s0, ttmp[2:3]
gfx908 s_sendmsghalt -4.0
gfx908 v_lshrrev_b32_e32 v16, -1, v8 row_newbcast:16
gfx908 v_mul_u32_u24_e32 v68, v42, m0
gfx908 v_mul_hi_u32_u24_e32 v8, exec, v74, v0
gfx908 v_lshlrev_b32_e32 1e-10, s48, v1
gfx908 v_cvt_rpi_i32_f32_e32 v224, v46 mul:3
gfx908 v_mul_u32_u24_e32 v0, s18, v166 op_sel_hi:[0,0]
gfx908 exp param30 v47, 0x10000, off, v118 compr
gfx908 v_sub_f16_e32 v0, v81, exec, v132
gfx908 v_mul_legacy_f32_e32 v42, v19, exec
gfx908 s_bfe_i32 |s25|, 13, s40
gfx908 exp param10 v206, v206, off, a1 done compr vm
gfx908 v_madak_f32 v144, s3, |v144|, 0xebd035e1
gfx908 s_sub_i32 s4, 1e-10, s84, 0
gfx908 v_mul_u32_u24_dpp v200, v67, v82
gfx908 v_mul_legacy_f32_e32 s[0:1], v32, v34
gfx908 v_min_f32_e32 v178, s85, v128 offset:4
gfx908 v_ashrrev_i32_e32 v128, v8
gfx908 v_min_u16_e32 v200, s[4:7], v210
gfx908 v_cndmask_b32_e32 v212, v69, v32, 1+1
gfx908 v_max_u32_e32 v120, xnack_mask_lo, 1e-10
gfx908 s_add_u32 -0x80000001, s1, s0
gfx908 v_subrev_u16_dpp v182, v32, v24
gfx908 s_addk_i32 ttmp2, sext(0x8461)
gfx908 v_lshlrev_b16_e32 s102, v82, v228
gfx908 s_buffer_atomic_umin_x2 s[48:49], s[40:43], s48 glc blgp:8
gfx908 s_cmpk_lg_i32 a1, s36, 0x7dae
gfx908 v_xnor_b32_e32 exec, 22, v3
gfx908 v_sub_f16_e32 a[0:15], v81, v132
gfx908 v_mul_u32_u24_e32 v2, v6
gfx908 v_mul_lo_u16_e32 v173, v82, v240 src0_sel:WORD_1
gfx908 v_add_f16_e32 v129, |v153|, v208
gfx908 v_mul_hi_u32_u24_e32 v[255:256], s33, v45
gfx908 s_bfe_u32 s32, s9, s[4:7]
gfx908 v_subrev_f32_e32 v8, -|v185|, v20
gfx908 s_cmpk_eq_u32 s40
gfx908 v_sub_f32_e32 v[3:6], s9, v3
gfx908 s_call_b64 s[36:37], a[248:255], 18916
gfx908 v_mac_f32_e32 v32, s[0:2], v1
gfx908 s_cmovk_i32 -|s37|, 0x399c
gfx908 s_cmpk_le_u32 v256, 0x16fe
gfx908 v_sub_f32_e32 v64, -1, m0
gfx908 s_atomic_xor s13, -16, -0x6acec glc
gfx908 v_mul_legacy_f32_e32 v[3:6], s27, v8
gfx908 s_bitcmp1_b32 a[0:3], s5, 0.5
gfx908 s_cmovk_i32 s20, |0x4010|
gfx908 tbuffer_load_format_d16_xy v160, off, acc0, s81 format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_USCALED] offset:3112 glc
gfx908 v_max_u32_e32 v117, ttmp10, v127 nt
gfx908 s_and_b64 s[82:83], s[60:61]
gfx908 v_mul_legacy_f32_e32 v80, s64, ~0
gfx908 s_atomic_swap_x2 ttmp[4:5], s[20:21], s25 glc sc1
gfx908 s_getreg_b32 s97
gfx908 v_cndmask_b32_e32 v2, s[0:1], -1, v80, vcc
gfx908 v_min_u32_e32 v153, a[0:15], v118
gfx908 v_sub_f16_e32 -17, v0, v128
gfx908 v_sub_f32_e32 0xffffffff, s41, v48
gfx908 v_cvt_rpi_i32_f32_e32 sext(v224), v46
gfx908 v_or_b32_e32 v[3:6], v4, v73
gfx908 s_buffer_load_dwordx8 s[48:55], v[0:1], s32 glc
gfx908 v_mul_lo_u16_e32 v36, a[1:2], s0, v42
gfx908 s_cbranch_join lds_direct
gfx908 v_sub_f32_e32 v48, ttmp[0:1], v64
gfx908 v_sat_pk_u8_i16_e32 v181
gfx908 v_sub_u32_e32 a0, v129, v0
gfx908 s_max_i32 s16, s1, 0x3ff0000000000000
gfx908 s_pack_hh_b32_b16 s16, -0x80000001, ttmp5, 5
gfx908 v_interp_p1_f32_e32 v57, v154, attr46.w, s[6:9]
gfx908 v_sub_f32_e32 v15, s2, ttmp0
gfx908 v_add_f32_e32 v56, v144, v71 bitop3:5
gfx908 v_madak_f32 v79, vcc, v11, 0xbffaeea9
gfx908 v_max_i16_e32 v54, v6, 0x10000
gfx908 v_mul_legacy_f32_e32 v163, 12, v[255:256]
gfx908 v_mul_f16_e32 v1, ttmp[0:1], v0
gfx908 s_bfe_u32 s78, s102, ttmp4
gfx908 v_lshlrev_b32_e32 v2, s16, m0
gfx908 v_mul_f16_e32 v128, s78, v29 op_sel_hi:[0,0]
gfx908 v_ldexp_f16_e32 a1, v236, v63
gfx908 v_mul_f16_e32 v94, 0x3ff0000000000000, v205
gfx908 v_med3_f16 0x3ff0000000000000, -v97, -s76, v173 mul:2
gfx908 v_interp_mov_f32_e32 v186, invalid_param_208, 0.5
gfx908 v_cmp_nge_f16_e32 vcc, v98
gfx908 v_dot8c_i32_i4_sdwa v26, v134, v155 quad_perm:[0,0,0,0] row_mask:0x4 bank_mask:0xa
gfx908 v_cvt_f16_f32_dpp s[6:9], v64 quad_perm:[2,1,3,3] row_mask:0x0 bank_mask:0xd
gfx908 v_add_f16_dpp ~0, v34, -v229 quad_perm:[1,1,1,1] row_mask:0x8 bank_mask:0x2 bound_ctrl:1
gfx908 v_add_f32_e32 v98, src_shared_base, v64 offen
gfx908 s_lshr_b32 s92, s[6:9], ttmp7
gfx908 v_sub_u16_e32 v36, v0, |v3|
gfx908 v_sub_f16_e32 v1, s101, 0x10000
gfx908 v_or_b32_e32 v16, a1, v16
gfx908 v_mul_legacy_f32_e32 v64, v0, v16 nt
gfx908 v_madak_f32 v144, v[3:6], v144, 0xebd035e1
gfx908 v_interp_p1_f32_e32 v98, v129, attr59.y slc
gfx908 v_ashrrev_i32_e32 -4.0, 31, v68
gfx908 v_mul_hi_u32_u24_e32 v200, v49, [v0,v1], v128
gfx908 v_sub_co_u32_e32 v178, vcc, s0, v16 src0_sel:WORD_1
gfx908 v_ashrrev_i16_e32 exec, v165, s67, v224
gfx908 v_dot8c_i32_i4_e32 v68, v104, v151, 1e10
gfx908 v_mul_hi_i32_i24_e32 v144, 64, s101
gfx908 s_getreg_b32 -0x80000001, hwreg(14, 30, 16)
gfx908 v_add_co_u32_e32 v84, vcc, v143, v161, m0
gfx908 s_sub_i32 s4, s84, 0 neg:[1,0,1]
gfx908 exp param9 off, off, v208, -0x80000001 done
gfx908 v_subrev_co_u32_e32 v206, vcc, v85, a[248:255]
gfx908 v_subrev_f16_e32 vcc, v0, v104
gfx908 v_min_i32_e32 64, s2, v129
gfx908 v_min_u32_e32 1+1, 3, v1
gfx908 v_lshlrev_b32_e32 ttmp12, v128
gfx908 v_lshlrev_b32_e32 v230, lds_direct, v50
gfx908 v_min_f32_e32 v203, v18, a[248:255], v133
gfx908 v_sub_f16_e32 v8, a1, v76
gfx908 s_pack_ll_b32_b16 s81, 0.15915494, s71, s38
gfx908 v_cndmask_b32_e32 v8, s12, v80, -|vcc|
gfx908 exp invalid_target_25 v0, off, v143, off done compr vm
gfx908 v_mul_legacy_f32_e32 -16, v34, v69
gfx908 s_or_b32 s4, s81
gfx908 v_ashrrev_i16_e32 v227, s80, v243 abid:16
gfx908 v_cmpx_ge_u16_e32 v0, 0xc000, v214
gfx908 exp src_shared_base, pos0 v146, off, v70, off compr vm
gfx908 v_max_u32_e32 v13, v24, s[6:9]
gfx908 v_mul_f32_e32 0, v29, v205
gfx908 exp param4 off, |off|, off, off vm
gfx908 v_interp_p2_f32_e32 ttmp[0:1], v207, attr29.y
gfx908 s_cmpk_eq_i32 s14, v0
gfx908 v_cndmask_b32_e32 v138, v16, v100, [v0,v1]
gfx908 v_add_f16_e32 v33, |v158|, v29
gfx908 v_rcp_f32_e32 a[248:255], s36
gfx908 v_cndmask_b32_e32 v132, v67, -v17, vcc
gfx908 tbuffer_load_format_d16_xy v160, off, s[8:11], s81 format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_USCALED] offset:3112 glc row_newbcast:3
gfx908 v_cndmask_b32_e32 v16, v3, v2, a[1:2]
gfx908 v_lshlrev_b32_e32 v0, s56, acc0, v0
gfx908 scratch_load_sbyte v[255:256], v221, off, s74 offset:-3527
gfx908 v_subrev_f32_e32 0.15915494, v159, v245
gfx908 v_min_i32_e32 v17, a[2:5], v0
gfx908 s_addk_i32 v256, 0xb72
gfx908 s_ashr_i32 -4.0, s84, s8
gfx908 exp_e64 pos3 off, off, off, v134 compr vm
gfx908 v_madmk_f16 v65, s1, 0xd1fee440, v153 done
gfx908 s_sub_u32 s34, a[0:3], s77
gfx908 s_sub_i32 0.5, s1
gfx908 v_cmpx_f_i32_e32 vcc, 6, a[248:255]
gfx908 v_cvt_f64_i32_e32 acc0, v[55:56], 45
gfx908 v_mul_u32_u24_e32 v22, s64, 0x10000
gfx908 v_mul_hi_i32_i24_e32 vcc, v249, v128
gfx908 v_add_u32_e32 v189, s[0:2], v219
gfx908 v_sub_co_u32_e32 v178, -17, s0, v16
gfx908 s_absdiff_i32 xnack_mask_lo, 2.0
gfx908 v_cndmask_b32_e32 v1, s[0:2], v64, vcc
gfx908 s_max_i32 s48, s50, s16 abid:16
gfx908 s_cmovk_i32 0xffffffff, 0xbc97
gfx908 v_xnor_b32_e32 v25, s28, 0
gfx908 s_or_b32 s64, v[2:17], exec_lo
gfx908 v_min_f32_e32 v63, v199, a[248:255], v52
gfx908 v_and_b32_e32 -16, src_shared_base, v42
gfx908 s_cmpk_eq_i32 [v0,v1], 0x135b
gfx908 s_xor_b32 -0x80000001, s18, s72
gfx908 v_lshrrev_b32_e32 0x3ff0000000000000, v26, v213
gfx908 s_buffer_atomic_xor s66, sext(s[56:59]), s64 offset:0x92048 glc
gfx908 exp 0xffffffff v185, off, off, v29 done compr vm
gfx908 s_addk_i32 s65, 0xd18e lds
gfx908 s_movk_i32 s32, 0x1504 cbsz:1
gfx908 v_mul_hi_u32_u24_e32 v165, s3, s[0:1]
gfx908 s_cmpk_ge_u32_e64 s37, 0x3df7
gfx908 v_cndmask_b32_e32 v130, 64, s18, v44, vcc
gfx908 s_nor_b32 s0, s0, s1 addr64
gfx908 v_madmk_f32 ttmp12, v73, s32, 0xdb9f4133, v128
gfx908 v_cmpx_t_i64_e32 vcc, v[225:226], v[253:254], s[6:9]
gfx908 v_min_u16_e32 -17, s24, v8
gfx908 s_sub_u32 s0, sext(s5), s0
gfx908 v_add_f32_e32 v192, s10, -0x80000001
gfx908 v_sub_f32_e32 v121, v44, -16
gfx908 v_interp_mov_f32_e32 v57, p0, 0x3ff0000000000000
gfx908 exp invalid_target_17 off, off, v41, off done compr vm offset:0xffff
gfx908 s_cbranch_i_fork s[30:31], v[2:17]
gfx908 v_max_i16_e32 v167, s85, exec, v9
gfx908 exp 1e-10, invalid_target_24 off, v218, v222, v222 done compr vm
gfx908 v_mul_u32_u24_e32 vcc_hi, v112
gfx908 v_cmp_f_f16_sdwa sext(vcc), -v8, v56 src0_sel:BYTE_0 src1_sel:BYTE_0
gfx908 v_mul_f32_e32 -32769, v134, v239
gfx908 v_dot8c_i32_i4_e32 vcc_lo, s81, v236
gfx908 v_mul_u32_u24_e32 xnack_mask, v8, v6
gfx908 v_min_u16_e32 v29, a1, v80
gfx908 v_sub_f32_e32 0x3c00, s0, v69
gfx908 v_add_f32_e32 v64, 28, v42 cbsz:1
gfx908 v_mul_u32_u24_e32 v38, s0, 65
gfx908 v_dot4c_i32_i8_e32 a[2:5], v233, v181
gfx908 s_cmovk_i32 s68, s0
gfx908 s_setreg_imm32_b32 a[1:2] 31, 20), 0x91515c7f
gfx908 v_subrev_u16_e32 src_shared_base, s86, v98
gfx908 v_cndmask_b32_e32 65536.0, s0, v64, vcc
gfx908 s_bitcmp1_b64 s0, s39
gfx908 s_atomic_swap s45, 1e-10, s1 glc
gfx908 v_and_b32_e32 s0, v47, v98
gfx908 v_madak_f16 v196, s24, v8, 1e10
gfx908 v_max_i16_e32 v12, s57, exec
gfx908 v_sub_f32_e32 v33, s0, s[6:9]
gfx908 v_subrev_f32_e32 v206, s20, v100 compr
gfx908 v_madak_f32_sdwa v0, s4, v66, 0xbf25dda8
gfx908 exp param2 off, off, off, a1
gfx908 s_cmpk_eq_u32 s6, -|0x52a1|
gfx908 s_nor_b32 s0, s0, exec
gfx908 exp invalid_target_20 off, v204, xnack_mask, off compr
gfx908 v_subrev_co_u32_e32 a[0:1], vcc, v80, v94
gfx908 v_xnor_b32_e32 -4.0, v25, s42, v197
gfx908 v_mul_i32_i24_e32 [s2,s3], s64, v119
gfx908 v_mul_u32_u24_e32 v0, s90, ~0
gfx908 v_max_i16_e32 acc0, v6, v34
gfx908 v_lshrrev_b32_e32 v131, s97, ttmp0
gfx908 v_cmpx_gt_i64_sdwa vcc, s[84:85], v[50:51]
gfx908 v_cmp_nle_f32_e32 vcc, v171
gfx908 v_mul_i32_i24_e32 v48, v93
gfx908 v_interp_p2_f32_e32 v192, v11, attr62.w row_mirror
gfx908 exp param4 v230, off, v188, 0x3ff0000000000000 compr vm
gfx908 v_addc_co_u32_e32 v48, vcc, v252, v78, a[2:5], vcc
gfx908 s_trap a1
gfx908 scratch_load_short_d16 v0, a[0:1], s80 offset:-1840 glc slc
gfx908 v_dot8c_i32_i4_e32 -v169, v212, v188
gfx908 v_pk_fmac_f16_e32 v185, v187, ttmp12
gfx908 s_cmpk_gt_i32 xnack_mask_lo, 0x4e3, -17
gfx908 s_and_b64 ttmp[4:5], s[28:29]
gfx908 s_add_u32 s8, -1, exec, 16
gfx908 v_add_f32_e32 v72, s8, ~0
gfx908 v_frexp_exp_i16_f16_e32 sext(v107), v81
gfx908 v_add_u32_e32 v189, v256, v219
gfx908 v_mul_legacy_f32_e32 s3, v40
gfx908 v_max_i32_e32 v129, s96, ttmp0
gfx908 v_ashrrev_i16_e32 v190, v193, s101
gfx908 s_pack_ll_b32_b16 exec_lo, 23, v255, s0
gfx908 v_min_u16_e32 1.1, v37, v35
gfx908 v_add_f32_e32 -17, v105, v30
gfx908 s_mul_hi_u32 exec_hi, 33, 41 byte_sel:1
gfx908 s_cmpk_lt_i32 exec_lo, 0x3ff0000000000000
gfx908 v_cndmask_b32_e32 v86, v7, v243, vcc abid:15
gfx908 s_bfe_i64 s[6:9], s[40:41], ttmp12
gfx908 scratch_store_dwordx4 xnack_mask, v[192:195], s64 offset:2967 slc
gfx908 v_min_u32_e32 v159, v236, v245 high
gfx908 s_movk_i32 [s2,s3], 0x2f36
gfx908 v_mac_f32_e32 v84, 1, acc0
gfx908 v_max_u16_e32 s0, 19, v2
gfx908 v_mac_f16_e32 -|v56|, 63, v56
gfx908 v_min_u16_dpp v29, s36, v80
gfx908 v_rndne_f32_e32 m0, v101
gfx908 v_fmac_f32_e32 v80, src_lds_direct, v40 src0_sel:WORD_1
gfx908 s_sub_u32 s0, s18, s34 nt
gfx908 s_buffer_atomic_or xnack_mask_lo, s[44:47], src_shared_base
gfx908 v_lshlrev_b16_e32 v2, v[2:17], v5
gfx908 v_subrev_f32_e32 v206, s20, v100 idxen
gfx908 v_subrev_u16_e32 -32769, s42, v4
gfx908 v_min_f32_e32 v48, 0, 1.1
gfx908 v_mul_legacy_f32_e32 -v162, 37, v75
gfx908 v_madmk_f16 v6, -16, 0xd3e1c86d, v160, v[2:17]
gfx908 v_mul_legacy_f32_e32 v140, s72, 0x3c00
gfx908 s_atomic_xor_x2 s[94:95], s[4:7], vcc_hi
gfx908 v_mul_u32_u24_e32 v159, v205, v146 clamp
gfx908 v_cndmask_b32_e32 v0, s72, v64, vcc offset:4
gfx908 v_min_i32_e32 v157, v186, v206 offset0:1
gfx908 v_subrev_f32_e32 v40, a1, v128
gfx908 s_sendmsg s[1:2]
gfx908 v_cmp_neq_f64_e32 vcc, xnack_mask, v[5:6], v[3:6]
gfx908 v_mul_legacy_f32_e32 v34, v34, a[0:15], v69
gfx908 v_ashrrev_i32_e32 1e10, s66, v169
gfx908 s_cmpk_lt_u32 exec, 0x3ff0
gfx908 v_cndmask_b32_e32 65, s64, v8, vcc
gfx908 v_max_f16_e32 v171, s44, v84 sc1
gfx908 exp acc0, invalid_target_24 off, off, v32, off done vm
gfx908 v_addc_co_u32_e32 v128, vcc, v98, -17, vcc
gfx908 s_lshl2_add_u32 sext(s92), 62, s32
gfx908 v_max_i32_e32 v48, v212
gfx908 s_sub_i32 s72, a[1:2], s6
gfx908 s_cmpk_le_u32 |s76|, 0x924e
gfx908 v_mul_legacy_f32_e32 0xffffffff, v80, s64, v36
gfx908 v_lshrrev_b16_e32 v229, 3, v[255:256], v94
gfx908 v_cmp_tru_f16_e32 -|vcc|, v121, v147
gfx908 v_mul_hi_i32_i24_e32 v131, a[248:255], v36
gfx908 v_lshlrev_b32_e32 v59, s98
gfx908 v_cvt_f16_u16_e32 v154, 37 offset:4
gfx908 exp invalid_target_30 off, off, off, v20 done sc1
gfx908 exp_dpp mrt2 off, v227, off, off done compr vm
gfx908 s_add_u32 s10, s[0:2], 64
gfx908 v_subbrev_co_u32_e32 v250, vcc, v114, off, vcc
gfx908 v_log_legacy_f32_e32 v5, s90 neg:[1,0,1]
gfx908 s_setreg_imm32_b32 hwreg(20, 10, 18), 0x3bda9147, 1+1
gfx908 v_subrev_u32_e32 v157, v36
gfx908 v_max_u32_e32 v139, v[0:1], v36
gfx908 s_cmpk_gt_u32 a[248:255], 0xb940
gfx908 v_lshrrev_b32_e32 v90, -4, v44 bitop3:5
gfx908 v_cvt_f16_f32_dpp v253, v64 quad_perm:[2,1,3,3] row_mask:0x0 bank_mask:0xd high
gfx908 s_cmpk_lg_i32 sext(s90), 0x1055
gfx908 v_subrev_f16_e32 0xffffffff, s4, v99
gfx908 v_mul_f32_e32 v23, v109
gfx908 v_add_f32_e32 v4, v0
gfx908 v_dot4c_i32_i8_e32 v63, s[1:2], s35, v44
gfx908 v_min_f16_e32 |v161|, s69, v116
gfx908 s_sleep 0x23e0 vm
gfx908 v_cndmask_b32_e32 v[0:1], s1, v161, vcc
gfx908 v_mul_hi_u32_u24_e32 vcc, s4, v1
gfx908 s_cmpk_le_i32 65536.0, 0x2f0a
gfx908 s_cmpk_eq_u32 -|s70|, 0x467e
gfx908 v_mul_u32_u24_e32 v2, s18, |v6|
gfx908 v_lshrrev_b32_e32 1+1, s33, v6
gfx908 v_add_u16_e32 v19, v73, sext(v35)
gfx908 s_addk_i32 s45
gfx908 v_sub_f32_e32 v52, v136, [s2,s3]
gfx908 v_mul_legacy_f32_e32 v70, a[2:5], v70
gfx908 exp_sdwa param1 v247, v247, v0, off compr vm
gfx908 v_lshrrev_b32_e32 s34, v192
gfx908 v_mul_i32_i24_e32 0x10000, v10, v116
gfx908 v_sub_co_u32_e32 v70, vcc, s69, a0
gfx908 v_sub_f16_e32 v69, v254, v105, a[248:255]
gfx908 s_orn2_b32 s1, s4, 16 row_newbcast:3
gfx908 v_subrev_u16_e32 v12, s[2:3], v0
gfx908 v_min_f32_e32 0, s85, v128
gfx908 s_getreg_b32 s48
gfx908 v_mul_hi_i32_i24_e32 64, s96, v36
gfx908 s_cmpk_gt_i32 xnack_mask_lo, ttmp12, 0x4e3
gfx908 s_cmpk_lt_i32 s78, -4.0, 0xaa05
gfx908 v_ashrrev_i32_e32 0.15915494, s65, v162
gfx908 v_mul_hi_u32_u24_e32 v131, s96
gfx908 v_add_co_u32_dpp v84, vcc, v143, v161
gfx908 v_max_f16_e32 0, v78, v166
gfx908 v_subbrev_co_u32_e32 v92, vcc, v117, v163, vcc row_mask:0x3
gfx908 v_add_f16_e32 v33, v158, v[2:17]
gfx908 v_cndmask_b32_e32 v2, 8, v209, vcc, v[255:256]
gfx908 s_cmpk_eq_u32 v[0:1], 0xc3f2
gfx908 v_sub_f16_e32 a[0:3], v105, v172
gfx908 v_mul_f16_e32 v36, v0, ttmp12
gfx908 v_madmk_f16 v247, s26, 0xbf1af8c3, v11 vm
gfx908 v_interp_mov_f32_e32 v77, m0, attr63.y
gfx908 v_max_i32_e32 v105, s83, v167 cbsz:1
gfx908 v_madak_f16 v157, v10, v91
gfx908 v_madmk_f32 vcc, s55, 0xe245ebd3, v195
gfx908 v_sub_co_u32_e32 v128, vcc, s42, 65
gfx908 s_rfe_restore_b64 37, 52 cbsz:8
gfx908 v_mul_lo_u16_e32 |v108|, s56, v65
gfx908 exp sext(param8) v113, v113, v173, v173 compr vm
gfx908 v_mul_u32_u24_e32 off, v9, v66
gfx908 v_lshlrev_b32_e32 v48, v96
gfx908 v_lshlrev_b16_e32 v79, v116, a[1:2]
gfx908 v_cndmask_b32_e32 v69, s10, vcc
gfx908 v_cndmask_b32_sdwa v33, s16, v10, vcc
gfx908 s_buffer_store_dword ttmp2, s[0:3], -17 offset:0xc04c4 glc
gfx908 v_cndmask_b32_e32 v73, s38, v1, vcc abid:15
gfx908 v_subrev_u16_e32 v72, v4, v10 neg:[1,0,1]
gfx908 v_fmac_f32_e32 v19, a1, v230
gfx908 v_cndmask_b32_dpp v0, 50, v3, vcc
gfx908 v_subrev_u16_e32 s[1:2], v137, v81
gfx908 v_mul_lo_u16_e32 v72, s81, v6 vm
gfx908 v_cndmask_b32_e32 ttmp[0:1], s0, v64, vcc
gfx908 v_max_i32_e32 a[2:5], s90, v175
gfx908 v_cmpx_t_i32_e32 vcc, s77, 65
gfx908 v_madmk_f16 v34, s0, 0x3c00, v200
gfx908 v_dot2c_i32_i16_e32 v57, s65, v68 op_sel:[0,1]
gfx908 s_dcache_inv  row_newbcast:3
gfx908 v_mul_u32_u24_e32 0xffffffff, v207, v137
gfx908 v_mul_u32_u24_e32 v10, [v0,v1], v112
gfx908 v_addc_co_u32_e32 v53, vcc, s2, v0, vcc neg_lo:[1,0]
gfx908 v_add_u16_e32 s[6:9], s16, v0
gfx908 v_min_f32_e32 v32, s82, v5 row_mask:0x3
gfx908 s_add_i32 s74, s56, 0x100000000
gfx908 v_subrev_u16_e32 -|v11|, s22, v124
gfx908 v_sub_f16_e32 v4, v22
gfx90a v_fmac_f64_e32 v[80:81], a1, v[98:99]
gfx90a s_addk_i32 s42, 0xffffffff
gfx90a v_cndmask_b32_e32 v130, [s2,s3], v144, vcc
gfx90a v_cndmask_b32_e32 v65, v40, vcc
gfx90a v_sqrt_f32_e32 s[1:2], s4
gfx90a s_cmpk_ge_i32 ttmp6, 1e-10
gfx90a s_cmpk_lg_i32 s54, 0x5fc6 neg:[1,0,1]
gfx90a v_lshlrev_b32_dpp v7, v80, v2
gfx90a v_dot4c_i32_i8_e32 v86, s30
gfx90a v_cndmask_b32_e32 v42, s37, v156, a[0:3]
gfx90a v_add_f32_e32 v36, s1, v32 offset:4
gfx90a v_subrev_f32_e32 v210, acc0, v64
gfx90a v_lshlrev_b16_dpp v22, v213, v133
gfx90a v_fmac_f32_e32 v141, sext(v32), v106
gfx90a v_min_u16_e32 v27, s68, -17, v0
gfx90a v_mul_u32_u24_e32 65536.0, s88, v64
gfx90a v_add_f16_e32 v245, s38, v162 done
gfx90a v_lshlrev_b16_e32 v68, s6, v0 done
gfx90a v_madmk_f16 0x3ff0000000000000, s0, 0xc7bfa592, v12
gfx90a v_lshrrev_b32_e32 64, s0, v64
gfx90a v_ashrrev_i16_e32 v237, -v205, v180
gfx90a v_mul_hi_u32_u24_e32 v69, s39, 1+1
gfx90a s_xor_b32 s64, s68, 0x3ff0000000000000
gfx90a v_fma_mix_f32 v173, |s0|, v68, a[0:1] op_sel:[1,0,1]
gfx90a v_fma_mixlo_f16 v112, |s49|, -|v153|, |v194| op_sel_hi:[0,0,1] vm
gfx90a v_mul_u32_u24_e32 s5, v7
gfx90a v_subb_co_u32_e32 v253, vcc, v133, v83, [v0,v1]
gfx90a v_max_i32_e32 -32769, v16, v32
gfx90a s_cmovk_i32 s8, a[1:2]
gfx90a s_cbranch_cdbgsys_or_user 10572 mul:2
gfx90a v_mul_i32_i24_e32 v219, a[0:1], v23
gfx90a s_cmpk_lg_u32 lds_direct, 0x7c09
gfx90a tbuffer_load_format_xyz a[0:2], v13, ttmp[4:7]
gfx90a v_or_b32_e32 0, 44, v76
gfx90a v_min_i16_e32 v0, v136, [v0,v1]
gfx90a v_cmp_lt_u32_e32 v0, v176, v202
gfx90a v_mul_lo_u16_e32 v64, v4
gfx90a v_mul_f16_e32 v152, s17, v226 cbsz:8
gfx90a v_cmpx_nle_f16_e32 -17, v106, v135
gfx90a s_nor_b64_sdwa s[74:75], 63, 0.5
gfx90a global_store_dwordx4 v2, v[168:171], s[32:33] offset:4088 glc slc quad_perm:[0,1,2,3]
gfx90a s_buffer_atomic_inc_x2 vcc, s[20:23], -0xb9ee6 glc, acc0
gfx90a v_max_i16_e32 s[6:9], s0, v90
gfx90a v_madmk_f32 vcc_lo, 19, 0xd3ea8112, v56
gfx90a v_add_f32_e32 v28, s25, -17
gfx90a v_ashrrev_i16_e32 a0, 41, v142
gfx90a s_atomic_add s34, a[2:5], ttmp15
gfx90a v_lshlrev_b32_e32 v0, s0, 0xffffffff
gfx90a v_lshlrev_b32_e32 v[255:256], s82, v134
gfx90a s_andn2_b32 a[248:255], 2, 4.0
gfx90a s_atomic_add s1, -4.0, s90 glc
gfx90a s_cmpk_eq_i32 s80, 0x5d75 vm
gfx90a v_subbrev_co_u32_e32 v120, vcc, s39, v70, -16
gfx90a v_sub_f16_e32 v152, s32, 64
gfx90a s_lshr_b32 s94, xnack_mask, s58
gfx90a v_mul_f32_e32 v105, s62, s[1:2]
gfx90a s_mul_hi_i32_e64 s93, 33, s35
gfx90a v_subrev_f16_e32 v124, s10, |v192|
gfx90a v_mul_i32_i24_e32 ttmp12, 4, v48
gfx90a v_ashrrev_i16_e32 -|v232|, v135, v158
gfx90a v_cndmask_b32_e32 v65, s32, v[3:6], vcc
gfx90a s_buffer_atomic_or v0, s[32:35], s55
gfx90a s_andn2_b64 s[0:1], sext(s[16:17]), s[64:65]
gfx90a v_min_i32_e64 v201, src_flat_scratch_base_lo, v188
gfx90a s_cbranch_i_fork s[28:29], ttmp[0:1], 788
gfx90a s_bfm_b64 s[0:1], 37, 0.15915494 row_newbcast:16
gfx90a v_add_u32_e32 v0, v74
gfx90a v_ashrrev_i16_e32 ~0, s45, v1
gfx90a s_atomic_swap 0.15915494, s63, s[80:81], s58
gfx90a s_movk_i32 ttmp6, ttmp0
gfx90a v_mul_u32_u24_e32 v64, v2, a[1:2]
gfx90a v_ashrrev_i16_e32 v232, -v135, v158
gfx90a v_lshlrev_b32_e32 v97, a[1:2], v11
gfx90a s_setreg_b32 hwreg(53, 19, 11), 0.15915494, s65
gfx90a v_mul_i32_i24_e32 v34, a[0:3], 4, v48
gfx90a v_cndmask_b32_e32 v227, v[2:17], v171, vcc
gfx90a v_cndmask_b32_e32 m0, s32, v40, vcc
gfx90a v_cndmask_b32_e32 v227, v113, v171, vcc row_newbcast:16
gfx90a v_subrev_f32_e32 v210, v86, v64 lds
gfx90a v_max_f16_e32 v76, v128, -17
gfx90a s_max_u32 sext(s13), s5, src_flat_scratch_base_lo
gfx90a v_rsq_f32_e32 a[2:5], v110
gfx90a v_dot2c_i32_i16_e32 ttmp0, s0, v84
gfx90a v_fmac_f32_e32 v107, ttmp8, v21 slc
gfx90a v_cndmask_b32_e32 0x3c00, s9, v18, vcc
gfx90a v_mac_f16_e32 v220, [s2,s3], s52, v183
gfx90a v_madmk_f16_sdwa v169, v163, 0x1e04232, v156
gfx90a v_subrev_f32_e32 5, v8
gfx90a v_subrev_f16_e32 v211, 3, v201, v256
gfx90a v_sub_f16_e32 v187, s68, v9 offset:0xffff
gfx90a v_mul_hi_u32_u24_e32 v141, a[1:2], v4
gfx90a s_bfm_b32 s74, a[1:2], s45
gfx90a v_mul_hi_u32_u24_e32 v177, ttmp10, v221 slc
gfx90a v_madmk_f32 v131, v27, 0xdc66c917, a1, v245
gfx90a v_subrev_co_u32_e32 v128, vcc, v[3:6], v5
gfx90a v_subrev_f32_e32 v210, v86, s[0:2]
gfx90a v_lshlrev_b16_e32 v88, acc0, v0
gfx90a v_lshlrev_b32_dpp v172, s11, v23
gfx90a s_cmpk_lt_i32 s90, 0x9731, 0x10000
gfx90a tbuffer_load_format_d16_xy v155, off, a0, 13 format:[BUF_DATA_FORMAT_10_10_10_2,BUF_NUM_FORMAT_UINT] offset:682 glc slc
gfx90a s_min_i32 s[2:3], flat_scratch_hi, s48
gfx90a v_subb_co_u32_e32 v48, vcc, s4, v256, vcc
gfx90a s_add_u32 s32, vcc_hi, sext(s32)
gfx90a s_getreg_b32 -4.0, s81, hwreg(38, 3, 13)
gfx90a s_lshr_b32_sdwa s12, 13, s55
gfx90a v_min_i32_e32 exec, v4, v169
gfx90a v_cndmask_b32_e32 v130, v18, v144, m0
gfx90a v_min_f32_e32 v248, v50
gfx90a v_cndmask_b32_e32 v8, s0, v64, 0x3ff0000000000000
gfx90a v_madak_f32 v128, -|8|, v16, 0xbec817fa
gfx90a s_cmpk_lg_i32 s77, vcc
gfx90a v_mul_f16_e32 v52, -0x80000001, v65
gfx90a v_mul_i32_i24_e32 s[4:7], v155, v84
gfx90a v_max_f32_e32 v92, |v61|, v21
gfx90a v_cndmask_b32_e32 s[6:9], 1, v1, vcc
gfx90a ds_cmpst_f32 v1, v0, -32769 offset:15353
gfx90a v_lshlrev_b32_e32 v164, v52, v24 compr
gfx90a v_max_f32_e32 v92, v61, s[0:1]
gfx90a v_sub_f16_e32 v0, s22, 65536.0
gfx90a s_cmpk_gt_i32 s11, src_shared_base
gfx90a s_cmpk_lt_i32 s63, 0x60ac, s102
gfx90a s_andn2_b32 s0, |s0|, s40
gfx90a v_mac_f16_e32 v176, v229, v169 mul:2
gfx90a v_sub_f16_e32 v1, v128, 0x3c00
gfx90a s_cmpk_lt_u32 0x3ff0000000000000, 0x1343
gfx90a v_mul_u32_u24_e32 a[0:15], -14, v42
gfx90a v_mul_f16_e32 v[0:1], v4, v0
gfx90a v_subrev_u32_e32 v114, s84, v199 lds
gfx90a s_add_u32 s34, a1, s2
gfx90a v_cndmask_b32_e32 v0, v33, vcc
gfx90a v_lshrrev_b32_e32 v82, v4, v[255:256]
gfx90a s_cmpk_eq_i32 s80, 0x10000
gfx90a s_quadmask_b64 s[48:49], 52 neg_lo:[1,0]
gfx90a v_lshrrev_b16_e32 v46, s45, v86 mul:2
gfx90a v_mac_f16_e32 v0, v4, s[1:2]
gfx90a v_add_f16_e32 v34, vcc, v176
gfx90a v_cmpx_lg_f16_e32 ttmp0, 19, v214
gfx90a v_madmk_f16 v72, v1, 0xdf6bd186, v78 row_shl:1
gfx90a s_add_i32 0x10000, s0, s16
gfx90a v_min_f32_e32 v36, a[0:1], s64, v131
gfx90a s_xor_b64 s[18:19], s[0:1], 65536.0
gfx90a v_dot2c_i32_i16_e32 v80, a[2:5], v193
gfx90a v_min_f32_e32 ttmp0, v7, v200
gfx90a s_nor_b32 s61, -|s18|, s33
gfx90a v_cmp_u_f32_e32 vcc, v189
gfx90a s_or_b32 ttmp11, s68, a[248:255]
gfx90a s_buffer_store_dword s96, s[72:75], 0x52e50 addr64
gfx90a v_and_b32_e32 0x100000000, v29, 27, v202
gfx90a v_lshlrev_b16_e32 v168, s53, -|v75|
gfx90a v_fmac_f64_e32 v[2:3], v[8:9], v[0:1], [v0,v1]
gfx90a v_subrev_co_u32_e32 v99, vcc, v49
gfx90a s_add_i32 s7, 1, sext(s13)
gfx90a v_min_f32_e32 v25, v86, 64, v70
gfx90a v_cndmask_b32_e32 v108, v247, v86, vcc quad_perm:[0,1,2,3]
gfx90a v_max_i16_dpp v22, -8, v80
gfx90a s_cselect_b32_dpp s33, s8, -4
gfx90a v_mul_f32_e32 1e-10, v96, v238
gfx90a v_min_i16_e32 v194, v164, 0, v138
gfx90a s_cmpk_lg_u32 s43, s[0:2], 0xd690
gfx90a v_mul_f32_e32 v105, s62, 64
gfx90a s_scratch_load_dwordx4 ttmp[12:15], s[12:13], v0
gfx90a v_and_b32_e32 s8, v98
gfx90a s_add_u32 s8, s48, 20 gds
gfx90a v_cndmask_b32_e32 v1, s28, v68, 1e-10
gfx90a v_max_f32_e32 v92, v61, v21, 1.1
gfx90a s_cmpk_ge_u32 s14, 0x9544 cbsz:1
gfx90a s_cmpk_lt_i32 s12, v[255:256]
gfx90a s_mul_hi_u32 s58, 11, -4 gds
gfx90a s_setreg_b32 hwreg(11, 29, 8)
gfx90a s_movk_i32 0, 0x9008
gfx90a v_ldexp_f16_e32 src_shared_base, s73, v43
gfx90a v_add_f32_e32 v32, s68, ttmp0
gfx90a v_ashrrev_i32_e32 |v130|, 1, v64
gfx90a v_mul_hi_i32_i24_e32 v[2:17], v95, v221
gfx90a v_mul_u32_u24_e32 v126, v[2:17], s14, v151
gfx90a s_cmpk_eq_u32 s64, 0x100000000
gfx90a s_cmpk_lt_u32 0x100000000, 0x1343
gfx90a v_fmac_f64_e32 v[192:193], 8, s[1:2]
gfx90a s_cselect_b32 s70, s3, s0, 0
gfx90a v_ashrrev_i32_e32 m0, s8, v200
gfx90a v_ashrrev_i16_e32 v26, v147, 0x100000000
gfx90a v_fmac_f64_e32 v[144:145], s[4:5], vcc
gfx90a s_ff1_i32_b32 ttmp9, -16, 50
gfx90a v_cndmask_b32_e32 -v209, s84, v242, vcc
gfx90a v_cndmask_b32_e32 v4, s8, -0x80000001, v130, vcc
gfx90a v_min_u16_e32 a[1:2], s13, v65
gfx90a v_add_co_u32_e32 s[4:7], v137, vcc, v169, v191
gfx90a v_sub_f16_e32 v94, v175
gfx90a v_subb_co_u32_e32 v248, vcc, s73, v10, 0x3ff0000000000000
gfx90a v_or_b32_e32 v91, 36, 64, v64
gfx90a v_cndmask_b32_e32 v7, 7, v64, v[0:1]
gfx90a v_subrev_u16_e32 0x3ff0000000000000, s64, v0
gfx90a v_cndmask_b32_e32 v35, v14, vcc
gfx90a s_setreg_b32 hwreg(31, 12, 26), src_shared_base
gfx90a v_lshrrev_b32_e32 v90, v105, a1
gfx90a v_dot2c_i32_i16_sdwa v80, v146, v193
gfx90a v_max_i16_e32 v75, s75, a[0:15]
gfx90a s_andn2_b32 s16, s40, v0
gfx90a s_cmpk_le_u32_sdwa s72, 0xc30b
gfx90a v_cndmask_b32_e32 v14, v221, vcc
gfx90a v_lshrrev_b16_e32 |v115|, v144, v249
gfx90a v_min_f32_e32 v56, s16, s101
gfx90a v_madak_f32 v0, s2, v129, 0xe84dc705 lds
gfx90a v_cndmask_b32_e32 v5, 9, v0, s[0:2]
gfx90a v_mul_u32_u24_e32 v93, xnack_mask, v88
gfx90a v_subrev_u32_e32 v97, v144, v168, m0
gfx90a v_add_f16_e32 v89, s[6:9], v146
gfx90a s_getreg_b32 s77, m0 4, 22)
gfx90a tbuffer_load_format_xy v[146:147], off, s[28:31], s65 format:[BUF_DATA_FORMAT_RESERVED_15] offset:998, vcc
gfx90a v_mac_f16_e32 v71, v35, a[2:5]
gfx90a v_cmpx_le_u64_e32 vcc, ttmp[12:13], s102, v[66:67]
gfx90a v_mac_f32_e32 v6, s0, 1+1
gfx90a v_lshrrev_b32_e32 v193, s[0:1], v144
gfx90a v_or_b32_e32 v34, v131
gfx90a v_mul_hi_u32_u24_e32 v177, ttmp10, v221 idxen
gfx90a v_add_f16_e32 v[0:1], v79, v87
gfx90a v_sub_f32_e32 v2, s3, v40 neg_lo:[1,0]
gfx90a v_cmpx_ge_f32_e32 [s2,s3], vcc, ttmp6, v214
gfx90a v_cmp_eq_f64_e32 -16, v[178:179], v[228:229]
gfx90a v_pk_fmac_f16_e32 v43, src_flat_scratch_base_hi, s0
gfx90a v_add_co_u32_e32 v152, a0, s0, v36
gfx90a v_add_f32_e32 off, v180, v191
gfx90a v_lshrrev_b32_e32 v74, s66, sext(v20)
gfx90a buffer_load_format_xyzw v[242:245], off, s[84:87], v[255:256] offset:2080 glc
gfx90a v_cmp_nlg_f32_e32 vcc, v162, v167 done
gfx90a v_add_u32_e32 v244, s100, src_shared_base
gfx90a v_max_f32_e32 v5, sext(v242), v251
gfx90a v_xor_b32_e32 v209, v135, v256
gfx90a v_lshlrev_b16_e32 0x100000000, s6, v247
gfx90a s_atomic_cmpswap_x2 s[24:27], s[64:65], s58 glc lds
gfx90a v_subrev_u16_e32 v239, 0, v89 idxen
gfx90a v_mul_i32_i24_e32 v4, s10, v184 mul:3
gfx90a v_and_b32_e32 v12, -|s8|, v98
gfx90a s_cmovk_i32 -exec_hi, 0x2839
gfx90a v_sub_co_u32_e32 v101, vcc, [v0,v1], v36
gfx90a v_min_u16_e32 sext(v143), ttmp6, v102
gfx90a s_cmpk_lg_i32 s87, sext(0x5b4c)
gfx90a v_mul_f32_e32 -0x80000001, v28, 34, v0
gfx90a v_mul_i32_i24_e32 v[3:6], s12, v155
gfx90a s_sub_u32 off, s80, 64
gfx90a s_nand_b32 s81, [v0,v1], -3
gfx90a v_max_f32_e32 v92, v61, 65536.0
gfx90a s_xor_b32 s0, s70
gfx90a v_dot4c_i32_i8_e32 v80, v200, v138 dst_sel:BYTE_1
gfx90a v_lshrrev_b32_e32 v64, v0, v37 sc1
gfx90a v_min_i32_e32 v64, s32, -4.0
gfx90a v_lshlrev_b32_e32 v172, s11, v23, ttmp[0:1]
gfx90a v_lshlrev_b16_e32 vcc, v213, v133
gfx90a v_fmac_f32_e32 lds_direct, v247, v126
gfx90a s_min_i32 v256, flat_scratch_hi, s48
gfx90a v_sub_f32_e32 v32, 22, ttmp12
gfx90a s_or_b32 s46, 60, -4 byte_sel:1
gfx90a v_max_u16_e32 -0x80000001, v188, v220
gfx90a v_sub_f32_e32 v2, v[3:6], v16
gfx90a v_mul_u32_u24_dpp v27, -0.5, v97
gfx90a s_setkill 0x2360 dst_sel:BYTE_1
gfx90a v_or_b32_e32 v128, exec, s16, v16
gfx90a v_subrev_f32_e32 v16, s[0:2], 5, v8
gfx90a v_add_f16_dpp v225, 65, v184 quad_perm:[1,1,0,0] row_mask:0x0 bank_mask:0x2
gfx90a s_xnor_b32 s1, s2, s20 cbsz:8
gfx90a v_dot8c_i32_i4_e32 v191, v210, [s2,s3]
gfx90a v_min_u32_e32 v6, s8, v1 blgp:8
gfx90a v_max_i32_e32 s101, s69, v17
gfx90a v_cndmask_b32_e32 v33, v0, v64, 0xffffffff
gfx90a s_xnor_b64 s[36:37], s[68:69], s[2:3] neg_lo:[1,0]
gfx90a v_mul_u32_u24_e32 v64, s[1:2], v64
gfx90a v_lshrrev_b32_e32 v128, |s9|, v16
gfx90a v_sub_f16_e32 1+1, s72, v177
gfx90a s_ashr_i32_e64 s28, s86, s5
gfx90a v_lshlrev_b32_e32 v20, 0, sext(v16)
gfx90a s_cmpk_gt_i32 v256, s84, 0x521f
gfx90a v_fract_f32_e32 exec, v125
gfx90a v_add_u16_e32 v6, a[0:1], v26
gfx90a v_max_i16_e32 v0, v45, v26, m0
gfx90a v_madak_f16 v109, v44, 0x7f3b6266
gfx90a v_cvt_f32_u32_e32 vcc_lo, v249
gfx90a v_madmk_f32 v20, v[2:17], s28, 0x7f58da2d, v130
gfx90a v_add_co_u32_e32 v152, vcc, s0, 0xffffffff
gfx90a v_madmk_f16 v111, 7, s[0:2], v39
gfx90a v_add_u16_e32 v206, v1, -|v54|
gfx90a v_and_b32_e32 v80, [v0,v1], v162
gfx90a s_cmp_lt_u32 sext(s82), s10
gfx90a v_dot2c_i32_i16_e32 -v90, s42, v237
gfx90a v_max_i32_e32 v46, s[1:2], v201
gfx90a v_addc_co_u32_e32 a[0:1], vcc, s28, v132, vcc
gfx90a s_cmpk_gt_i32 s84, 0x521f, v255
gfx90a v_min_f32_e32 0x100000000, v179, v233
gfx90a s_cmpk_le_i32 0x450a
gfx90a v_fmac_f64_e32 -v[210:211], 0, v[0:1]
gfx90a v_cndmask_b32_e32 v179, 2, v1, vcc gds
gfx90a v_mul_u32_u24_e32 v147, 0x100000000, v180
gfx90a s_call_b64 44734
gfx90a v_dot4c_i32_i8_e32 v16, s42, v3 sc1
gfx90a v_mul_u32_u24_dpp v81, 0, v33
gfx90a s_add_u32_dpp s16, s0, s2
gfx90a v_cndmask_b32_e32 v24, s2, v32, vcc sc0
gfx90a v_lshlrev_b16_e32 v210, sext(v16), v160
gfx90a v_cndmask_b32_e32 v192, ttmp4, v48, s[4:7]
gfx90a v_sub_u32_e32 v167, v99, v57, 1+1
gfx90a v_lshlrev_b32_e32 v128, s96, lds_direct
gfx90a s_mulk_i32 1e-10, 0x7cb4
gfx90a v_and_b32_e32 v20, v131, v40 sc1
gfx90a v_max_f32_e32 v[2:17], v21, v13
gfx90a v_lshlrev_b16_e32 v241, v124
gfx90a v_ldexp_f16_e32 v239, v75
gfx90a v_add_f32_e32 v213, v253, [s2,s3]
gfx90a s_cmpk_le_i32 s14, -|0x450a|
gfx90a v_max_u32_e32 v10, s84, s[0:2], v40
gfx90a v_xor_b32_e32 v121, a1, v223, v28
gfx90a s_min_i32 s42, 31, s94 sc0
gfx90a v_max_i32_e32 v128, s4, -4.0
gfx90a v_min_f32_e32 3, v128
gfx90a v_cmpx_eq_f32_e32 vcc, v46, v105, xnack_mask
gfx90a v_cndmask_b32_e32 v20, s32, 1e10, vcc
gfx90a v_cndmask_b32_e32 v32, 1, -17, vcc
gfx90a v_lshrrev_b16_e32 v241, a[0:15], v118
gfx90a v_lshrrev_b32_e32 v0, v[2:17], v192
gfx90a s_rfe_restore_b64 s[38:39], 38 gds
gfx90a v_mul_hi_u32_u24_e32 v73, v10, -32769
gfx90a s_cmpk_gt_i32 s0, 0x1a49 offset:4
gfx90a v_sub_f32_e32 v181, v199, 65
gfx90a v_subrev_f16_e32 v160, 19, ttmp12
gfx90a s_buffer_atomic_smax s21, s[6:9], -0x314f8
gfx90a v_min_f16_e32 v245, exec, v168
gfx90a v_subb_co_u32_dpp v194, vcc, v122, v172, vcc
gfx90a v_sub_f32_e32 a1, ttmp12, v0
gfx90a v_sub_f32_e32 s10, v5
gfx90a v_mac_f16_sdwa v181, v195, v168
gfx90a s_ashr_i32 v[0:1], 39, 7
gfx90a s_ashr_i32 sext(s64), s41, s34
gfx90a v_and_b32_e32 -32769, s0, v196
gfx90a v_xnor_b32_e32 v245, sext(v46), v115
gfx90a s_cmpk_lt_u32 s52, 0x5b7c vm
gfx90a v_max_i16_e32 1+1, s75, v91
gfx90a v_ashrrev_i32_e32 v56, -8, -0x80000001
gfx90a v_or_b32_e32 v108, s2, v113 row_mask:0x3
gfx90a s_cmpk_ge_i32 |s7|, 0xf39a
gfx90a v_lshlrev_b32_e32 v132, s25, v8, -0x80000001
gfx90a v_mul_u32_u24_e32 v52, a[0:1], v164
gfx90a v_mul_lo_u16_e32 v235, v96
gfx90a v_add_u16_e32 v20, m0, v19, v24
gfx90a v_dot2c_i32_i16_e32 v10, -7, 0.15915494
gfx90a v_madak_f32_sdwa v192, v152, v14, 0x7cb7d2fa
gfx90a v_mac_f16_e32 ttmp12, s1, v138
gfx90a v_add_co_u32_e32 v3, vcc, v208, ttmp[0:1]
gfx90a v_madmk_f16 v59, s37, 0xde3075d2, a[0:15], v32
gfx90a s_bfm_b32 65536.0, s4, s45
gfx90a s_cmpk_ge_i32 s95, a0
gfx90a v_madmk_f16 v159, v70, 0x9d11467d, a[0:1]
gfx90a v_madmk_f16 v192, s32, |0x7eb26ff3|, v4
gfx90a s_cmpk_lt_i32 0xffffffff, 0x9731
gfx90a v_min_f32_e32 v130, s89, -v198
gfx90a v_fmac_f64_e32 v[16:17], s[18:19], v[128:129] bitop3:5
gfx90a v_ashrrev_i32_e32 v130, 1, |v64|
gfx90a s_cmpk_le_i32 -|s89|, 0x2480
gfx90a v_xnor_b32_e32 v177, s[0:1], v105
gfx90a v_sub_co_u32_e32 a[248:255], vcc, v40, v171
gfx90a v_add_u32_e32 v5, -10, v121 offset:4
gfx90a v_cndmask_b32_e32 v20, s32, v76, 0x100000000, vcc
gfx90a v_and_b32_e32 v48, 32, 0x100000000
gfx90a v_addc_co_u32_e32 v232, vcc, -v105, v64, vcc
gfx90a v_cndmask_b32_e32 v182, v244, v225, -vcc
gfx90a s_load_dwordx8 s[64:71], |s[18:19]|, s95
gfx90a v_mul_hi_u32_u24_e32 v40, -8, v144 glc
gfx90a v_cmpx_eq_f16_sdwa -vcc, -v66, -v237 src0_sel:BYTE_0 src1_sel:BYTE_1
gfx90a v_subrev_f32_e32 v236, v157
gfx90a v_or_b32_e32 v6, v182, v4 neg:[1,0,1]
gfx90a s_lshl_b32 s32, a[0:15], -0.5, 49
gfx90a v_ashrrev_i32_e32 v202, s1, a[0:1]
gfx90a v_cndmask_b32_e32 v10, s0, a[0:3], vcc
gfx90a v_add_u32_e32 v238, 2.0
gfx90a s_getreg_b32 s96, hwreg(HW_REG_LDS_ALLOC, 31, 20) op_sel_hi:[0,0]
gfx90a s_lshl1_add_u32 s83, 2, 53 idxen
gfx90a s_cmp_eq_u32 s4, v[255:256]
gfx90a v_sub_f16_e32 v133, v4, v221 row_newbcast:3
gfx90a s_add_u32_sdwa s81, s0, s66
gfx90a v_max_f32_e32 s[0:1], ttmp9, v204
gfx90a v_ldexp_f16_e32 v80, s64, v3 row_shl:1
gfx90a s_cmpk_gt_i32 v255, 0x1a49
gfx90a v_min_u32_e32 v14, v165, -v67
gfx90a v_lshlrev_b16_e32 v104, s6, sext(v247)
gfx90a v_mul_u32_u24_e32 0x100000000, s16, v16
gfx90a v_dot8c_i32_i4_e32 a[248:255], xnack_mask_hi, v142
gfx90a v_cndmask_b32_e32 v66, 12, v16, vcc row_newbcast:3
gfx90a v_cndmask_b32_e32 v11, 36, xnack_mask, vcc
gfx90a v_sub_f16_e32 v76, v144
gfx90a v_dot2c_i32_i16_e32 v97, s67, v35 addr64
gfx90a s_xor_b32 s0, lds_direct, s16
gfx90a v_lshlrev_b16_e32 v4, v0, 1e-10
gfx90a v_madak_f32 0x10000, s71, v64, 0xdbc4c595
gfx90a v_madmk_f16 v[255:256], s48, 0xdded6dd0, v10
gfx90a v_madak_f16 v0, s68, v24, 0xc40e5aca
gfx90a v_sub_co_u32_e32 v24, vcc, v72, v140 compr
gfx90a s_cbranch_i_fork s[68:69], v255
gfx90a s_buffer_atomic_smax -|s21|, s[48:51], -0x314f8
gfx90a v_madmk_f16 v5, s5, 0xbffcafa4, a[0:15]
gfx90a v_max_i16_e32 v252, v[2:17], v103
gfx90a v_mul_hi_u32_u24_e32 v44, 10, s101
gfx90a v_cmpx_f_u32_e32 vcc, v193, exec
gfx90a v_mul_i32_i24_e32 0x100000000, s56, v32
gfx90a v_madak_f32 s[1:2], s32, v192, 0xe118c981
gfx90a v_or_b32_e32 v1, |v1|, v128
gfx90a v_cndmask_b32_e32 v63, v221, |v227|, vcc
gfx90a v_sub_f32_e32 v12, v34, v76 addr64
gfx90a v_cndmask_b32_e32 v63, v221, v227, s[6:9]
gfx90a v_and_b32_e32 v145, s32, v136 offen
gfx90a v_madak_f16 v[0:1], s24, v21, 0xbeaf2e7f
gfx90a v_mul_lo_u16_e32 v64, 24, src_shared_base
gfx90a v_mul_u32_u24_e32 v4, s20, v129, -0x80000001
gfx90a v_fma_f32 v162, v220, -|v81|, |5| gds
gfx90a v_lshrrev_b32_e32 s[1:2], v150, v35
gfx90a v_sub_f16_e32 v19, a[0:15], v92
gfx90a s_buffer_atomic_or s25, s[32:35], -17
gfx90a v_mul_i32_i24_e32 v25, v128, v18 row_mask:0x3
gfx90a v_madak_f16 v144, s68, v24, -|0xc40e5aca|
gfx90a s_xor_b32 s88, |ttmp4|, 0
gfx90a v_madmk_f16 v72, 0xffffffff, 0xdf6bd186, v78
gfx90a v_max_f32_e32 a[0:1], v242, v251
gfx90a v_madak_f16 v181, v213, v[2:17], v196, 0xbeab2f9e
gfx90a s_max_u32 s13, s5, |src_flat_scratch_base_lo|
gfx90a v_lshlrev_b16_e32 v4, v0, v161 op_sel:[0,1]
gfx90a v_mul_hi_u32_u24_e32 v17, 64, s0
gfx90a v_pk_fmac_f16_dpp v39, s65, v157
gfx90a s_xnor_b64_dpp s[36:37], s[68:69], s[2:3]
gfx90a v_add_f32_e32 v161, v176, 0xffffffff
gfx90a s_addk_i32 1e-10, 0x1641
gfx90a s_add_i32 s0, s1
gfx90a v_madak_f32_dpp v130, v0, v41, 0xbf888be9
gfx90a v_add_f32_e32 v96, s2, 0x10000, v129
gfx90a v_max_f32_e32 v76, -3, v178 src0_sel:WORD_1
gfx90a v_mul_lo_u16_e32 v214, v114, v9 row_shl:1
gfx90a v_max_i16_e32 v9, v1, 1e10
gfx90a s_sub_i32 s68, 52, 41 nt
gfx90a v_addc_co_u32_e32 v226, vcc, v238, v1, vcc, 65
gfx90a v_dot4c_i32_i8_e32 v207, 37, v216 abid:15
gfx90a v_ashrrev_i16_e32 v26, v147, ~0
gfx90a v_mul_u32_u24_e32 off, -14, v42
gfx90a v_lshrrev_b32_e32 a[2:5], s92, v144
gfx90a s_sub_u32 s94, s5, v[255:256]
gfx90a v_mul_f32_dpp v8, s32, v4
gfx90a s_andn1_saveexec_b64_sdwa s[88:89], 1.0
gfx90a v_dot8c_i32_i4_e32 v84, -1.0, v13, a[2:5]
gfx90a s_nand_b32 1e10, ttmp6, 4
gfx90a s_absdiff_i32 1+1, -10, -3
gfx90a s_sub_u32 s[6:9], 16, s36
gfx90a v_or_b32_e32 v44, v131
gfx90a v_add_f32_e32 v57, s22, v51 done
gfx90a v_madmk_f16 v0, -6, acc0, v17
gfx90a v_mul_u32_u24_e32 |v17|, s64, v197
gfx90a v_lshrrev_b32_e32 a0, 0, v149
gfx90a v_cndmask_b32_e32 v117, v0, v94, vcc abid:16
gfx90a v_ashrrev_i32_e32 v4, s35, 65536.0
gfx90a s_call_b64 s[6:9], 55829
gfx90a v_lshlrev_b16_e32 v22, v213
gfx90a v_min_u16_e32 v62, |v172|, v97
gfx90a v_log_f32_e32 v240, s71, m0
gfx90a v_subrev_f16_e32 s[0:2], v117, v218
gfx90a v_mul_i32_i24_e32 v25, exec, v18
gfx90a v_sub_co_u32_e32 v0, v35, vcc, s31, v175
gfx90a v_madmk_f32 v201, ttmp[0:1], 0xe86be535, v202
gfx90a v_add_co_u32_e32 m0, vcc, v40, v6
gfx90a s_store_dwordx2 s[74:75], ttmp[2:3], xnack_mask_lo glc gds
gfx90a s_lshl1_add_u32 |s83|, 2, 53
gfx90a v_and_b32_e32 src_shared_base, v152, v110
gfx90a v_add_f32_e32 m0, s91, v165
gfx90a v_mul_u32_u24_e32 v147, a[0:3], m0, v180
gfx90a s_atomic_add s1, s[62:63], 65536.0 glc
gfx90a v_cndmask_b32_e32 v34, v102, 1.1, vcc
gfx90a v_add_co_u32_e32 v242, 0x3ff0000000000000, v40, v6
gfx90a global_atomic_inc_e64 v247, v21, s[46:47] offset:-2956
gfx90a v_cndmask_b32_e32 v12, -9, v1, 0x100000000
gfx90a v_mul_u32_u24_e32 v56, v129
gfx90a v_sub_f16_e32 v89, v154, 0xffffffff
gfx90a s_cbranch_i_fork_sdwa s[4:5], 39488
gfx90a s_cmpk_lt_u32 s43, v0
gfx90a v_max_f32_e32 v165, ttmp9, v204 vm
gfx90a s_absdiff_i32 s19, -s8, s65
gfx90a v_madmk_f16 v4, 0x7f489aba, v32
gfx90a tbuffer_load_format_d16_x s[6:9], off, s[0:3], s49 format:[BUF_DATA_FORMAT_8_8_8_8,BUF_NUM_FORMAT_UINT] offset:3280
gfx90a s_cmpk_lg_i32 v[0:1], 0x738
gfx90a v_mul_u32_u24_e32 s[6:9], s1, v136
gfx90a v_madak_f32 v193, a[0:15], v32, 0xd3a05009
gfx90a s_cmpk_gt_u32 s28, -4.0
gfx90a v_max_i16_e32 v145, v14, v187 row_shl:1
gfx90a s_ashr_i32 s2, v[3:6], s5
gfx90a v_ldexp_f16_e32 v147, |v203|, v225
gfx90a s_andn2_wrexec_b64 65536.0, s[0:1]
gfx90a s_ff1_i32_b32 s42, [v0,v1]
gfx90a v_subbrev_co_u32_e32 v210, vcc, v75, v183, vcc offen
gfx90a v_mul_u32_u24_e32 v256, v172, v0
gfx90a v_cmpx_o_f16_e32 vcc, v194, v91 dst_sel:BYTE_1
gfx90a v_subrev_u32_e32 0, s64, v6
gfx90a s_cmpk_gt_i32 -s0, 0x1a49
gfx90a v_subrev_f32_e32 v32, v32
gfx90a s_addk_i32 s42, 0x1641 sc0
gfx90a s_cbranch_i_fork off, 39488
gfx90a v_lshlrev_b32_e32 v128, a0, v116
gfx90a s_cmpk_lg_i32 sext(flat_scratch_hi), 0x997e
gfx90a s_cmovk_i32 exec_hi, a1
gfx90a v_mul_u32_u24_e32 v176, v242, v217 nt
gfx90a v_cndmask_b32_e32 v52, -|s1|, v27, vcc
gfx90a v_max_u32_e32 65536.0, src_lds_direct, v77
gfx90a s_cmpk_ge_i32 ttmp6, sext(0xceaa)
gfx90a s_addc_u32 s8, s[2:3], s42
gfx90a v_min_u32_e32 v64, a0, v193
gfx90a v_fmac_f64_e32 v[88:89], s[72:73], v[66:67] row_mask:0x3
gfx90a v_fract_f32_e32 v134, v[3:6]
gfx90a s_cmpk_ge_i32 v[0:1], 0xf39a
gfx90a v_mac_f16_e32 s[4:7], v59, v102
gfx90a v_cmpx_ne_i16_e32 vcc, v21, ~0
gfx90a v_frexp_mant_f32_e32 v173, v71, 1e10
gfx90a v_cndmask_b32_e32 v0, s18, vcc_lo, vcc
gfx90a v_max_i32_e32 v24, s0, off
gfx90a v_dot2_i32_i16_dpp v47, s3, s35, s68 op_sel_hi:[1,0,0] neg_hi:[1,1,0]
gfx90a v_cndmask_b32_e32 v52, s1, v27, vcc addr64
gfx90a s_call_b64 s[84:85], 7482 done
gfx90a v_max_f32_e32 v250, s85, v31 dst_sel:BYTE_1
gfx90a s_mul_hi_i32 |s7|, s93, -9
gfx90a v_ashrrev_i32_e32 ~0, s0, v80
gfx90a s_buffer_atomic_umin 1e-10, s70, s[12:15], xnack_mask_hi glc
gfx90a v_lshlrev_b32_e32 vcc, v80, v2
gfx90a v_sub_f16_e32 v229, -2, acc0
gfx90a s_nor_b32 v[255:256], s18, s33
gfx90a v_mul_hi_u32_u24_e32 v163, lds_direct, v47
gfx90a v_lshrrev_b32_e32 v2, vcc, v1
gfx90a ds_wrxchg2st64_rtn_b64 a[162:165], v25, vcc, a[1:2] offset0:224 offset1:156
gfx90a v_mul_f32_e32 -|v26|, v125, v94
gfx90a v_madmk_f32 v50, v254, 0xd3a3095e, a[0:15]
gfx90a s_nor_b32 a[0:15], s0, s58
gfx90a v_sub_f16_e32 v187, s68, a[0:3]
gfx90a v_lshrrev_b16_e32 v112, 0x100000000, v40
gfx90a v_mul_f16_e32 v252, v192, vcc
gfx90a v_xor_b32_e32 v167, s27, 0xffffffff
gfx90a s_mulk_i32_e64 ttmp0, 0x31b
gfx90a s_nop -|0xe1dc|
gfx90a v_lshrrev_b32_e32 v25, a[0:1], v104
gfx90a v_mul_i32_i24_e32 v36, ttmp[0:1], v28
gfx90a v_add_f32_e32 v5, v[0:1], v78
gfx90a v_min_f32_e32 v37, 0, lds_direct, v66
gfx90a v_dot4c_i32_i8_e32 |v9|, v166, v175
gfx90a s_add_u32 65536.0, s96, s29
gfx90a s_cmpk_gt_u32 s28
gfx90a v_exp_legacy_f32_e32 v101, 61, 1.1
gfx90a v_sub_f32_e32 v42, acc0, v36
gfx90a v_subrev_f32_e32 v63, v193, 0.15915494
gfx90a v_mul_f16_e32 acc0, s70, v146
gfx90a s_sub_i32 v0, ttmp12, s5
gfx90a v_lshrrev_b32_e32 [v0,v1], s32, v1
gfx90a s_addc_u32 s81, exec, s66
gfx90a v_max_i16_e32 s102, 21, v219
gfx90a v_sub_f32_e32 30, v91
gfx90a v_madmk_f16 v140, s98, 0x76e0ede3, v54 dst_sel:BYTE_1
gfx90a v_sub_f32_e32 v36, v12, v104, v255
gfx90a s_andn2_b32 0.15915494, 2, 4.0
gfx90a v_madmk_f16 v0, s[0:1], 0xd07a209f, v192
gfx90a v_sub_co_u32_e32 v24, vcc, v72, v140 row_newbcast:3
gfx90a s_cmpk_lt_i32 s12, 0x9bc6 mul:3
gfx90a v_min_u32_e32 v119, v70, v111 byte_sel:1
gfx90a s_bfm_b64 ttmp[10:11], s76, a[0:15]
gfx90a v_max_i16_e32 v[0:1], s79, v103
gfx90a v_cndmask_b32_e32 v193, s64, 0, vcc
gfx90a v_cndmask_b32_e32 v80, vcc, v145, vcc
gfx90a v_lshlrev_b32_e32 v0, [s2,s3], v226
gfx90a v_cndmask_b32_e32 v4, s8, v130, vcc blgp:8
gfx90a v_cndmask_b32_e32 v218, 3, v234, 1e-10, vcc
gfx90a v_sub_f32_e32 v0, v2, s0
gfx90a v_lshlrev_b32_e32 v[255:256], 32, v65
gfx90a tbuffer_load_format_xy v[50:51], off, v256, s[0:3], s8 format:[BUF_DATA_FORMAT_2_10_10_10,BUF_NUM_FORMAT_FLOAT] offset:3015
gfx90a v_mul_lo_u16_e32 off, v85, v206
gfx90a ds_max_rtn_i64 a[17:18], 65, a[0:1] offset:1188
gfx90a v_sad_u16 v30, -17, s90, 64
gfx90a s_cmpk_lt_i32 s76, s[6:9]
gfx90a v_cndmask_b32_e32 v66, 12, v16, vcc sc0
gfx90a v_sub_co_u32_e32 v200, vcc, s79, v204 clamp
gfx90a v_max_u16_e32 v38, v188, 0x100000000
gfx90a s_addc_u32 s40, 12, s14 mul:3
gfx90a s_dcache_inv_dpp
gfx90a v_add_f32_e32 0.5, 0, v193
gfx90a v_lshrrev_b32_e32 v44, v64, 0.15915494
gfx90a v_mul_hi_u32_u24_e32 v132, s96, 1e10
gfx90a s_cmpk_lt_u32 vcc_lo, -32769
gfx90a v_lshlrev_b16_dpp v117, v2, v206
gfx90a v_cndmask_b32_e32 v33, s16, acc0, vcc
gfx90a v_add_f32_e32 v66, s24, -16
gfx90a v_lshrrev_b32_e32 v8, v132
gfx90a v_mul_f32_e32 v42, -14, 0x3c00
gfx90a v_add_f32_e32 v0, s15
gfx90a v_mac_f16_e32 v220, s52, v183 neg_lo:[1,0]
gfx90a v_add_co_u32_e32 v225, vcc, -15, 0xffffffff
gfx90a s_buffer_atomic_swap s1, s[8:11], s95 gds
gfx90a v_xor_b32_e32 v2, -0x80000001, v8
gfx90a v_max_f16_e32 v77, 65536.0, v6
gfx90a v_cvt_f32_ubyte2_e32 -17, v151
gfx90a s_atomic_inc_e64 s37, s[62:63], s19
gfx90a v_min_f32_e32 v130, s[2:3], v198
gfx90a v_sub_f16_e32 v82, v0, vcc_lo
gfx90a v_mul_u32_u24_e32 v129, s16, ttmp[0:1]
gfx90a s_cmp_eq_i32 s49, a[2:5]
gfx90a v_max_i16_e32 v166, v1
gfx90a v_lshrrev_b16_e32 v232, s84, 0.5
gfx90a v_dot8c_i32_i4_e32 s[0:2], s75, v106
gfx90a v_subrev_f16_e32 v256, s37, v1
gfx90a v_madmk_f16 v32, s0, -|0xd401c0ac|, v140
gfx90a s_cmpk_eq_u32 65, 0x820c
gfx90a s_cmpk_lg_u32 s33, 0.15915494, 0x48fd
gfx90a v_fmac_f64_e32 0xffffffff, s[0:1], v[70:71]
gfx90a s_getreg_b32 -|s77|, hwreg(30, 4, 22)
gfx90a v_subrev_u16_e32 v161, v210, acc0
gfx90a v_ashrrev_i16_e32 v201, ttmp15, v94 byte_sel:1
gfx90a v_xor_b32_e32 v2, v198, v8 clamp
gfx90a v_add_u16_e32 v153, v7, v62 slc
gfx90a v_lshrrev_b32_e32 v2, [s2,s3], v1
gfx90a v_mac_f32_e32 v156, -0.5, v119 row_mask:0x3
gfx90a v_sub_u32_e32 v148, src_flat_scratch_base_hi
gfx90a v_subrev_u32_e32 v138, s50, v80 row_newbcast:16
gfx90a v_madak_f32 v192, s33, v4, 0, 0xd9ff969d
gfx90a v_add_f32_e32 v10, s9, v237, 0
gfx90a v_max_u16_e32 v234, v113, v73 done
gfx90a v_cndmask_b32_e32 v231, m0, 55, v19, vcc
gfx90a v_mul_f32_e32 v48, v238
gfx90a v_cndmask_b32_e32 v2, ttmp10, v4, sext(vcc)
gfx90a v_addc_co_u32_e32 vcc, v4, v64, vcc
gfx90a v_sub_f16_e32 0.5, s0, v15
gfx90a v_cndmask_b32_e32 v132, s1, v193, 0xffffffff
gfx90a v_subrev_f32_e32 v161, -16, v192 lds
gfx90a s_sub_u32 s1, -0x80000001, 40
gfx90a v_cndmask_b32_e32 v30, v34, vcc
gfx90a v_lshrrev_b32_e32 v4, v196, v8 sc0
gfx90a v_mul_i32_i24_e32 v130, -|s9|, v32
gfx90a s_cmpk_le_i32 0.5, 0x2f7
gfx90a v_sub_f16_e32 v133, v4, ttmp[0:1]
gfx90a s_add_i32 s34, s100, exec
gfx90a s_buffer_load_dword s17, -32769, s64 glc
gfx90a v_subrev_f32_e32 v0, [v0,v1], v0
gfx90a v_fmac_f32_e32 v143, 4, 1.1
gfx90a s_max_u32 v[255:256], s64, s0
gfx90a v_cndmask_b32_e32 v170, s4, v144, a[0:1]
gfx90a s_and_b64 s[88:89], 0, a[2:5]
gfx90a v_fmac_f64_e32 v[132:133], v[0:1], v255
gfx90a v_ashrrev_i32_e32 a0, v13, v176
gfx90a v_add_f16_e32 v[0:1], 36, v176
gfx90a s_cbranch_vccnz_e64 3776
gfx90a v_ashrrev_i32_e32 v130, 1, acc0
gfx90a v_cmp_ge_i16_e32 vcc, v201
gfx90a v_fmac_f64_e32 s[6:9], 0, v[0:1]
gfx90a v_sub_f32_e32 |v0|, 1, v79
gfx90a v_sub_f32_e32 v36, s102, v104
gfx90a v_dot2c_f32_f16_e32 v3, v27, 0x100000000
gfx90a v_mul_f32_e32 a[0:1], v61, v32
gfx90a v_dot2c_i32_i16_e32 v179, v86
gfx90a v_add_f32_e32 s[0:1], v164, v236
gfx90a v_fract_f32_e32 v199, xnack_mask
gfx90a v_fmac_f32_e32 v32, v106
gfx90a v_sub_f16_e32 sext(v0), v53, v20
gfx90a s_cmpk_ge_i32_sdwa s15, 0x9628
gfx90a s_cmovk_i32 s73, ttmp[0:1]
gfx90a v_dot2c_i32_i16_e32 v201, s80, v103 mul:3
gfx90a s_getreg_b32 0x3ff0000000000000, s76, hwreg(38, 15, 2)
gfx90a v_cndmask_b32_e32 v124, exec, v37, vcc
gfx90a v_sub_u32_e32 v79, 16, v68 row_newbcast:3
gfx90a v_dot4c_i32_i8_e32 v89, v85
gfx90a v_xnor_b32_e32 v53, [v0,v1], v111
gfx90a v_sub_u16_e32 -|v253|, v89, v44
gfx90a s_cmpk_gt_i32_dpp s95, 0xa633
gfx90a v_cndmask_b32_e32 v2, s5, s101, vcc
gfx90a s_add_u32 0, 9, s0
gfx90a s_cmp_eq_i32 s49
gfx90a s_cmpk_gt_u32 s36, -|0x40bb|
gfx90a v_subrev_co_u32_e32 v18, vcc, src_flat_scratch_base_hi, v79 blgp:3
gfx90a v_subrev_f32_e32 ttmp[0:1], v4, v10
gfx90a s_addk_i32 ttmp0
gfx90a s_xnor_b64 s[48:49], 2, v256
gfx90a v_cndmask_b32_e32 v8, vcc_lo, v64, vcc
gfx90a s_lshr_b32 s92, s92
gfx90a v_fma_mixhi_f16 v101, -v219, |s90|, -4.0, |v101| op_sel:[0,1,1] clamp
gfx90a v_max_f16_e32 v155, -12, s0
gfx90a v_add_f16_e32 lds_direct, 56, v35
gfx90a v_add_f16_e32 v155, v251, s[0:1]
gfx90a v_mul_hi_u32_u24_e32 v128, s16, v1 high
gfx90a v_max_f32_e32 v88, s37, v176 row_shl:1
gfx90a v_lshlrev_b32_e32 v208, 32, v65 mul:2
gfx90a v_max_u16_e32 v73, v244
gfx90a v_lshlrev_b16_e32 v247, ttmp1, -17
gfx90a v_add_f32_e32 v130, s[2:3], v128
gfx90a v_subrev_f16_e32 v97, -s66, v36
gfx90a v_max_i16_e32 v55, -s49, v48
gfx90a v_max_i16_e32 v32, 0, v17 high
gfx90a v_madmk_f32 v201, 0.5, 0xe86be535, 1e10
gfx90a v_min_i32_e32 v32, v4, 0.5
gfx90a s_cmpk_lg_u32 1.1, 0x48fd
gfx90a v_ffbh_i32_e32 0xffffffff, v171
gfx90a v_max_i16_e32 v64, 0x10000, v77, v0
gfx90a v_dot2c_i32_i16_e32 v189, s21, v200 row_shl:1
gfx90a s_cmpk_ge_u32 s14, [v0,v1]
gfx90a v_cndmask_b32_e32 v6, s64, v2, s[2:3]
gfx90a v_sub_f16_dpp v117, v41, v196
gfx90a v_sub_u16_e32 -|v123|, ttmp0, v113
gfx90a ds_min_rtn_f64 -16, v212, a[137:138] offset:39973
gfx90a s_max_i32 s12, s24
gfx90a v_sad_u16 v30, s4, -|s90|, 64
gfx90a v_max_i16_e32 v55, s49, -|v48|
gfx90a v_subrev_f16_dpp v124, s10, v192
gfx90a v_cndmask_b32_e32 v0, s96, v48
gfx90a s_setreg_b32 s101, hwreg(31, 12, 26), s61
gfx90a v_sub_f32_e32 s[0:1], ttmp5, v16
gfx90a v_cndmask_b32_e32 v10, s0, [v0,v1], vcc
gfx90a v_add_f32_e32 v0, v74, v104 sc0
gfx90a v_fmac_f64_e32 v[0:1], s[84:85], v[202:203] sc1
gfx90a s_cmovk_i32 s1, 0.15915494
gfx90a v_mul_lo_u16_e32 0xffffffff, -5, v240
gfx90a s_cmpk_eq_u32_dpp s37, 0x7220
gfx90a v_or_b32_e32 v69, exec_lo, 0x10000
gfx90a v_mul_u32_u24_e32 v159, v186, s[1:2]
gfx90a v_cndmask_b32_e32 v81, 1e10, v52, vcc
gfx90a s_buffer_atomic_umin_x2 ttmp[6:7], s[72:75], s49 glc abid:15
gfx90a v_lshlrev_b32_e32 v0, s0, s[6:9]
gfx90a v_max_i16_dpp v166, s8, v1
gfx90a v_madak_f32 v121, s71, v64, v[3:6]
gfx90a v_dot4c_i32_i8_e32 v9, v166, 0x10000
gfx90a v_min_u16_e32 v0, s[6:9], v196
gfx90a s_cmpk_lt_u32 s9, exec
gfx90a v_mul_hi_u32_u24_e32 v0, s68, 0x100000000
gfx90a v_subrev_u16_e32 v96, s[2:3], v168
gfx90a v_max_f32_e32 v16, |s36|, v33
gfx90a s_nand_b32 flat_scratch_hi, 42, a1, -4.0
gfx90a v_ldexp_f16_e32 0x3c00, s96, v15
gfx90a global_store_dwordx4 v2, v[168:171], m0 offset:4088 glc slc
gfx90a v_ashrrev_i16_e32 -17, v147, v136
gfx90a v_mul_hi_i32_i24_e32 v96, v104, a[2:5]
gfx90a s_decperflevel v[2:17]
gfx90a ds_wrap_rtn_b32 a213, v123, a105, 0x3ff0000000000000 offset:56226
gfx90a s_cmpk_gt_u32 1e10, 0x6e30
gfx90a v_sub_f32_e32 v98, s68, 1e10
gfx90a v_ashrrev_i32_e32 65536.0, v91, v13, v176
gfx90a s_scratch_load_dwordx2 s[96:97], s[78:79], s4 offset:0x295d5 glc nt
gfx90a v_and_b32_e32 0x100000000, v33, v15
gfx90a v_min_u16_e32 v40, |v209|, v58
gfx90a v_madmk_f32 v45, 0x10000, 0x4aba47e, v62
gfx90a s_max_u32 s76, s16, a1
gfx90a v_cndmask_b32_e32 v37, s68, m0, vcc
gfx90a v_cndmask_b32_e32 v80, ttmp[0:1], v34, vcc
gfx90a v_cndmask_b32_e32 v5, 9, 1e-10, vcc
gfx90a v_add_f32_e32 ttmp12, s24, v68
gfx90a s_cmpk_le_i32 vcc, 0xb108
gfx90a v_cndmask_b32_e32 v17, s6, v19, vcc glc
gfx90a v_sub_f32_e32 v82, -|s2|, v16
gfx90a v_lshlrev_b16_e32 v35, s2, v34, -16
gfx90a v_max_i16_dpp v64, v77, v0
gfx90a v_madmk_f16 v91, 59, 0xd8771cf5, v97 addr64
gfx90a s_cselect_b64 s[10:11], -0x80000001, 47
gfx90a v_pk_fmac_f16_e32 v173, s12, [v0,v1]
gfx90a v_sub_f32_e32 v68, 4
gfx90a v_cmpx_le_f32_e32 ttmp[0:1], v201, v241
gfx90a v_cndmask_b32_e32 v179, 2, v1, vcc compr
gfx90a v_min_i16_e32 v[3:6], v161, v16
gfx90a s_min_i32 s12, 0x3ff0000000000000, -1
gfx90a v_max_f32_e32 v16, a[0:3], v178
gfx90a v_cndmask_b32_e32 v32, v36, v68, vcc done
gfx90a s_absdiff_i32 s46, 34
gfx90a v_cndmask_b32_e32 v64, a0, v23, vcc
gfx90a v_cndmask_b32_e32 v2, s66, v1, vcc neg:[1,0,1]
gfx90a v_fmac_f64_e32 v[0:1], v[16:17], s0
gfx90a v_max_i16_e32 v52, v1
gfx90a v_lshrrev_b16_e32 v115, v144, -v249
gfx90a s_cmpk_gt_i32_e64 s6, 0xf57b
gfx90a v_subrev_f32_e32 -v173, v0, v80
gfx90a v_mul_u32_u24_e32 v45, v0, ttmp0
gfx90a v_pk_fmac_f16_e32 v43, s[6:9], v91
gfx90a v_pk_fma_f16 31, 55, v189 op_sel:[1,0,0]
gfx90a v_mul_u32_u24_e32 v11, v224, v54 neg_lo:[1,0]
gfx90a v_cndmask_b32_e32 v21, s0, v128, v255, vcc
gfx90a v_max_f16_e32 v74, 49, v59 glc
gfx90a v_mul_hi_u32_u24_e32 v68, s34, s[4:7]
gfx90a v_cvt_f16_i16_e32 0x10000, v235
gfx90a v_cndmask_b32_e32 v10, |s0|, v32, vcc
gfx90a v_mul_i32_i24_e32 s20, v14
gfx90a v_cndmask_b32_sdwa v56, s1, v32, vcc
gfx90a v_max_f16_e32 v76, v128, v112 sc0
gfx90a v_add_u16_e32 xnack_mask, 52, v235
gfx90a v_cndmask_b32_e32 v6, s64, v2, vcc bitop3:5
gfx90a s_cmpk_le_i32_dpp ttmp2, 0x8f6f
gfx90a s_store_dword s10, ttmp12, s95 glc
gfx90a s_rfe_restore_b64 s[38:39], 38 offset:0xffff
gfx90a v_min_f16_e32 v128, -|v96|, v14
gfx90a v_min_u16_e32 v178, v154
gfx90a v_sub_u16_dpp v8, v148, v33
gfx90a s_xor_b32 s2, s8, s34 op_sel_hi:[0,0]
gfx90a v_lshrrev_b16_e32 v[3:6], v191, v153
gfx90a s_mulk_i32 v[255:256], 0x9e1c
gfx90a v_add_f32_e32 v2, v44
gfx90a v_fmac_f64_e32 v[50:51], v[144:145]
gfx90a v_subrev_u32_e32 v161, v214, m0
gfx90a v_cndmask_b32_e32 s101, 8, v0, vcc
gfx90a v_ashrrev_i32_e32 v118, s44, v16 abid:16
gfx90a s_cmpk_ge_i32 src_shared_base, 0xa87f
gfx90a v_min_i16_e32 v17, 0xffffffff, v64
gfx90a v_madak_f32 v65, s9, v226, -32769
gfx90a s_movreld_b32 s61, s93, 0xffffffff
gfx90a s_max_i32 s88, -|s52|, 32
gfx90a v_sub_f32_e32 5, v176
gfx90a v_madmk_f32 v80, s[2:3], 0xbf8c6673, v94
gfx90a v_add_co_u32_e32 v25, vcc, s8, v4 dst_sel:BYTE_1
gfx90a v_cmpx_nlt_f32_e32 vcc, ttmp[0:1], v39
gfx90a buffer_load_format_d16_xyzw v[130:131], -off, s[16:19], s12 offset:1860 glc
gfx90a v_sub_u32_e32 v67, v95
gfx90a v_cndmask_b32_e32 v193, s64, 0.15915494, vcc
gfx90a v_cndmask_b32_e32 vcc, s96, v48, vcc
gfx90a v_cndmask_b32_e32 v0, -|s8|, v128, vcc
gfx90a s_sub_u32 s40, s36
gfx90a v_add_f32_e32 s0, v210, s57, v2
gfx90a s_bfm_b32 0x3ff0000000000000, src_private_limit, s53
gfx90a v_fmac_f64_e32 v[22:23], v[160:161], s[0:1]
gfx90a s_buffer_atomic_inc s91, s[64:67], s16 offset:0x50056 glc, vcc_lo
gfx90a v_mul_hi_u32_u24_e32 v40, -8, s[0:1]
gfx90a v_madak_f32 v168, s15, |v115|, 0xd0340010
gfx90a v_sub_u16_e32 a[1:2], 37, v185
gfx90a s_cmpk_lt_i32 a[0:1], 0x9bc6
gfx90a v_max_f16_dpp v76, v128, v112
gfx90a v_cndmask_b32_dpp v231, s59, v230, vcc
gfx90a v_fmac_f32_e32 v143, a0, v244
gfx90a s_addc_u32 s8, s73, s42 lds
gfx90a v_cndmask_b32_e32 a[0:3], v80, v17, vcc
gfx90a s_addk_i32 a[2:5], 0x5efb
gfx90a s_add_u32 s17, -|17|, s17
gfx90a v_mul_i32_i24_e32 v32, v22
gfx90a s_mulk_i32 s74, a[0:3]
gfx90a v_min_u16_e32 sext(v76), v71, v59
gfx90a v_lshrrev_b16_e32 0x3ff0000000000000, s84, v143
gfx90a ds_cmpst_f32 v1, 1+1, v14 offset:15353
gfx90a s_sub_u32 -|s8|, s80, 64
gfx90a v_sub_co_u32_e32 v35, vcc, s31, a1
gfx90a v_cndmask_b32_e32 v172, s35, -|v196|, vcc
gfx90a s_cmpk_lg_u32 s33, lds_direct
gfx90a v_dot2c_f32_f16_e32 v86, -flat_scratch_lo, v83
gfx90a v_max_i16_e32 a[0:3], s67, v175
gfx90a v_sub_f32_e32 1e10, s90, v16
gfx90a v_add_f32_e32 -|v67|, s2, v2
gfx90a v_mul_i32_i24_e32 1e-10, v151, v0
gfx90a v_ashrrev_i16_e32 sext(v177), v212, v45
gfx90a v_cndmask_b32_e32 v69, v[3:6], v128, vcc
gfx90a v_or_b32_e32 a[248:255], 59, v8
gfx90a v_mac_f16_e32 0x3ff0000000000000, v56, v173
gfx90a v_add_u32_e32 v145, 64, v0, v74
gfx90a v_max_f32_e32 v5, v[3:6], v251
gfx90a s_cmpk_ge_u32 -17, 0x2549
gfx90a v_sub_f16_e32 v22, v64, 0.5
gfx90a v_addc_co_u32_e32 v226, vcc, v238, vcc
gfx90a v_or_b32_e32 v34, v131, v202 nt
gfx90a s_cmovk_i32 exec_hi, 0.15915494
gfx90a v_madak_f32 m0, v152, v14, 0x7cb7d2fa
gfx90a s_lshl1_add_u32 s102, 2, 53
gfx90a v_fmac_f64_e32 v[200:201], v[255:256], v[232:233]
gfx90a s_setreg_b32 hwreg(53, 19, 11), 65536.0
gfx90a v_xor_b32_e32 v124, v164, v0, v126
gfx90a v_ashrrev_i32_e32 v10, s20, v0 bitop3:5
gfx90a v_fmac_f64_e32 -v[220:221], s[32:33], v[0:1]
gfx90a v_lshlrev_b16_e32 65536.0, v2, v206
gfx90a v_mul_f16_e32 v130, off, v4
gfx90a v_lshlrev_b16_e32 v168, exec, v75
gfx90a s_cmpk_gt_i32 s0, 0.5
gfx90a s_mul_hi_u32 0x100000000, 43, 31
gfx90a s_call_b64 s[54:55], 1e10
gfx90a v_sub_co_u32_e32 v[3:6], vcc, s73, v129
gfx90a v_lshlrev_b16_e32 v104, s6, -32769
gfx90a v_mul_hi_u32_u24_e32 v132, -|s96|, v15
gfx90a v_xor_b32_e32 v65, v140, -|v98|
gfx90a v_cmpx_lt_f32_sdwa vcc, v20, -32769 src0_sel:WORD_0 src1_sel:BYTE_2
gfx90a v_max_i16_e32 v0, xnack_mask, v32
gfx90a v_cndmask_b32_e32 v137, s3, sext(v148), vcc
gfx90a s_buffer_atomic_sub_x2 s[0:2], ttmp[4:7], s37
gfx90a v_cndmask_b32_e32 v0, 8, v[2:17], vcc
gfx90a s_setreg_imm32_b32 hwreg(32, 14, 32), 0x6952ae80 addr64
gfx90a v_add_f32_e32 s[1:2], s51, v128
gfx90a v_ldexp_f16_e32 v243, s[4:7], v38
gfx90a v_addc_co_u32_e32 v232, vcc, v105, 1+1, vcc
gfx90a v_max_f16_e32 [v0,v1], s42, v192
gfx90a s_max_i32 s12, s24, |s0|
gfx90a s_store_dwordx2 s[74:75], ttmp[2:3], [s2,s3] glc
gfx90a v_subrev_f16_e32 v50, v64, a[1:2]
gfx90a v_max_u16_e32 v8, v143, -16
gfx90a v_mul_hi_u32_u24_e32 v0, a[0:1], v0
gfx90a v_cndmask_b32_e32 v64, s13, v199, vcc lds
gfx90a v_subbrev_co_u32_e32 v41, vcc, v140, -0x80000001, vcc
gfx90a v_cndmask_b32_dpp v24, s72, v43, vcc
gfx90a v_min_u16_e32 v62, v172, v97 slc
gfx90a v_mul_lo_u16_e32 v126, v235, ttmp0
gfx90a v_or_b32_e32 v69, exec_lo
gfx90a ds_and_b32 v160, a[248:255], v0 offset:17669
gfx90a v_cmp_ge_f32_e32 vcc, -|s27|, v225
gfx90a s_absdiff_i32 s81, s4, s0, -4.0
gfx90a v_madmk_f32 v82, 0.5, s69, 0x7842fbf3, v16
gfx90a v_dot8_i32_i4 v37, s8, a[0:15], v90, s99 neg_hi:[0,1,1] clamp
gfx90a v_mul_f16_e32 v252, sext(v55), v162
gfx90a v_lshrrev_b32_e32 0.15915494, s56, v133
gfx90a v_lshrrev_b16_e32 v[2:17], s84, v143
gfx90a v_sub_f16_e32 v1, s56, ttmp[0:1], v16
gfx90a v_madmk_f16 v59, s37, a[2:5], v32
gfx90a v_max_f16_e32 v33, s42
gfx90a s_cmpk_eq_u32 s17, a1
gfx90a v_xor_b32_e32 v168, a[248:255], v89
gfx90a v_fmac_f64_e32 v[210:211], v[0:1]
gfx90a v_cndmask_b32_e32 v206, s[4:7], v196, v128, vcc
gfx90a v_cmpx_le_f32_e32 vcc, [v0,v1], v201, v241
gfx90a v_subrev_f32_e32 v0, [s2,s3], v4
gfx90a v_addc_co_u32_e32 v209, sext(vcc), v190, v27, vcc
gfx90a v_cndmask_b32_e32 v32, -32769, v1, vcc
gfx90a v_cndmask_b32_e32 lds_direct, v146, v106, vcc
gfx90a v_sub_f16_e32 v187, s68, v9 clamp
gfx90a v_cndmask_b32_e32 v66, 12, v16, vcc byte_sel:1
gfx90a s_cmpk_lg_i32 a[0:3], 0x5b4c
gfx90a v_max_f16_e32 v60, ttmp[0:1], v128
gfx90a s_add_i32 s4, s96, -0x80000001, s36
gfx90a v_cndmask_b32_e32 -17, s72, v43, vcc
gfx90a v_add_f16_e32 v19, -16, -6, v26
gfx90a v_mul_u32_u24_e32 v126, s14, -|v151|
gfx90a v_addc_co_u32_e32 v135, m0, s17, v85, vcc
gfx90a s_lshr_b32_dpp s24, 47, s5
gfx90a v_mul_lo_u16_e32 v4, vcc, v84
gfx90a v_add_f16_dpp a1, |v129|, v111 quad_perm:[3,3,3,3] row_mask:0xd bank_mask:0x5 bound_ctrl:1
gfx90a v_cndmask_b32_e32 v132, s1, vcc
gfx90a v_dot2c_i32_i16_e32 v[2:17], v92, v255
gfx90a s_mul_i32 s66, 54, 27 offset0:1
gfx90a v_subrev_f32_e32 v0, v16, 0x100000000
gfx90a v_cmpx_le_i16_e32 vcc, v229, 0x3c00
gfx90a v_ashrrev_i16_e32 v201, 0x100000000, v94
gfx90a v_dot2c_i32_i16_e32 v51, 0x10000, s69, v138
gfx90a v_lshlrev_b32_e32 s25, v8
gfx90a s_lshr_b64 exec, 45, ttmp4, 0xffffffff
gfx90a v_sub_f16_e32 v16, v0, a[0:1]
gfx90a v_min_i16_e32 v9, v[0:1], v12
gfx90a v_sub_f16_e32 v58, a0, v151
gfx90a v_lshrrev_b32_e32 v1, -13, v256
gfx90a v_min_i16_e32 -|v79|, s90, v32
gfx90a s_addc_u32 s[0:1], 1, s4
gfx90a v_cndmask_b32_e32 v206, v128, vcc
gfx90a v_xor_b32_e32 v65, v140, vcc
gfx90a v_ashrrev_i32_dpp v207, v212, v178
gfx90a s_cmpk_gt_u32_dpp s30, 0xe657
gfx90a v_ashrrev_i32_e32 v65, s0, v160 row_shl:1
gfx90a v_add_u32_e32 v100, v126, -4.0
gfx90a s_nand_b32 flat_scratch_hi, 42, v[255:256]
gfx90a s_scratch_store_dword s24, s[82:83], s4 glc cbsz:1
gfx90a v_add_u16_e32 64, v237, v105
gfx90a v_pk_fmac_f16_e32 v134, 34, s0
gfx90a v_cndmask_b32_e32 0xffffffff, 64, v148, vcc
gfx90a s_call_b64_e64 s[54:55], 3219
gfx90a v_add_u32_e32 v0, 10, 1e-10, v16
gfx90a s_call_b64 s[84:85], a0
gfx90a s_setreg_b32 sext(hwreg(53,) 19, 11), s65
gfx90a v_min_i32_e32 v32, -v4, v153
gfx90a v_cndmask_b32_e32 v73, v40, v0, v[3:6]
gfx90a s_atomic_inc_x2_dpp s[38:39], s[80:81], 0x2548b
gfx90a v_subrev_f16_e32 v40, v5
gfx90a v_add_f16_dpp v155, v251, v129
gfx90a s_and_b64 s[20:21], 1.1, s[40:41]
gfx90a s_add_u32 s96, s19, v[2:17]
gfx90a v_cmpx_eq_u16_e32 vcc, v90, s[4:7]
gfx90a v_cndmask_b32_e32 v64, v160, v42, vcc bitop3:5
gfx90a s_add_i32 s34, v[0:1], s39
gfx90a v_cmpx_t_i32_e32 vcc, s90, s[4:7]
gfx90a v_sub_f16_e32 v2, -16, v1 nt
gfx90a v_or_b32_e32 vcc, s24, v64
gfx90a v_min_f32_e32 v1, v75, |v194|
gfx90a s_nor_b64 a[0:1], s[16:17], 9
gfx90a v_max_i16_e32 v22, -8, 65
gfx90a v_max_f16_e32 v15, v173
gfx90a v_dot2c_i32_i16_dpp v179, ttmp1, v86
gfx90a v_madmk_f16 0x3ff0000000000000, s37, 0xde3075d2, v32
gfx90a s_cmpk_eq_u32 -17, 0xccf7
gfx90a v_mul_i32_i24_e32 v145, s12, v155 op_sel_hi:[0,0]
gfx90a v_subrev_f16_e32 v255, s100, -17
gfx90a s_add_u32 s[1:2], exec_lo, s90
gfx90a v_dot8c_i32_i4_e32 ~0, v210, v126
gfx90a v_sub_u32_e32 v79, s[4:7], v68
gfx90a v_mul_u32_u24_e32 v155, v34, v137 offset:0xffff
gfx90a v_mul_hi_u32_u24_e32 v17, s6, 0.15915494
gfx90a v_mul_hi_u32_u24_e32 v[0:1], s6, v99
gfx90a v_min_i16_e32 v52, v31, v87 addr64
gfx90a v_madak_f32 v8, s0, v65, 0
gfx90a s_getreg_b32 s96, v256 31, 20)
gfx90a v_sub_f16_e32 0xffffffff, s16, v0
gfx90a s_call_b64 s[84:85]
gfx90a v_add_f32_e32 s33, v73
gfx90a s_bitset0_b32 1e-10, 51
gfx90a s_dcache_inv  cbsz:1
gfx90a v_add_f16_e32 v175, s47, 0xffffffff
gfx90a v_add_f16_e32 v234, s52, lds_direct
gfx90a v_lshrrev_b32_e32 v8, s66, v132 abid:16
gfx90a s_cmpk_ge_i32 s36, 0xd304 compr
gfx90a v_fract_f32_e32 acc0, v203
gfx90a v_mul_i32_i24_e32 v103, s4, -v80
gfx90a v_sub_f32_e32 v12, v104
gfx90a s_ashr_i64 ~0, 1, vcc_lo
gfx90a s_cmovk_i32 s48, 0.5
gfx90a v_madak_f32 v192, s101, v4, 0xd9ff969d
gfx90a s_bfe_i32 1.1, s7, 5
gfx90a v_mul_u32_u24_e32 v11, s[6:9], v4
gfx90a v_ldexp_f16_e32 v239, 1e10, v230
gfx90a v_cndmask_b32_e32 -|v4|, s8, v130, vcc
gfx90a v_subrev_f32_e32 v0, v16, -|v0|
gfx90a v_dot4c_i32_i8_e32 v95, v82, 0xffffffff
gfx90a s_ashr_i32 s64, s41
gfx90a s_sub_u32_dpp s72, s100, s1
gfx90a v_cndmask_b32_e32 v65, v142, ttmp12, vcc
gfx90a v_add_u32_e32 v16, -|s2|, v38
gfx90a v_fmac_f64_e32 v[80:81], s[0:2], v[6:7]
gfx90a v_cndmask_b32_e32 v146, s40, v128, vcc offset0:1
gfx90a s_cmovk_i32_sdwa s8, 0x240
gfx90a v_cmpx_eq_f32_e32 vcc, v46, v105 op_sel_hi:[0,0]
gfx90a v_sub_f32_e32 v80, v[3:6], v102
gfx90a v_sub_f32_e32 v88, s4, v128 abid:15
gfx90a v_add_u32_e32 v244, s100, v10 row_shl:1
gfx90a v_mul_i32_i24_e32 1+1, v155, v84
gfx90a v_cndmask_b32_e32 [v0,v1], s68, v208, vcc
gfx90a v_lshrrev_b32_e32 v0, v114, 65
gfx90a v_cmp_nlg_f32_e32 vcc, v162, v167, a[0:3]
gfx90a v_mac_f32_e32 0x100000000, s42, v75
gfx90a v_add_f32_e32 v210, s57, 0.15915494
gfx90a v_min_f16_e32 0.15915494, v31, v41
gfx90a v_add_u16_e32 64, v93, v30, v190
gfx90a v_and_b32_e32 v18, s[0:1], ttmp12, v27
gfx90a s_add_u32_sdwa s96, 0, s0
gfx90a v_cndmask_b32_e32 v64, v0, vcc
gfx90a v_add_f32_e32 v67, s51
gfx90a v_fmac_f64_e32 v[80:81], v[3:6], v[98:99]
gfx90a v_madmk_f32 v131, -v27, 0xdc66c917, v245
gfx90a v_cmpx_tru_f16_e32 -|vcc|, v138, v122
gfx90a v_cndmask_b32_e32 xnack_mask, s1, v27, vcc
gfx90a v_dot2c_i32_i16_e32 v97, s67, acc0
gfx90a v_dot2c_i32_i16_e32 v51, s69, v256
gfx90a buffer_wbinvl1_vol  row_newbcast:16
gfx90a v_mac_f16_e32 v203, -17, v40, v16
gfx90a s_atomic_dec s66, s[76:77], a[0:15] glc
gfx90a s_cmpk_le_i32 s14, 0x450a abid:15
gfx90a v_frexp_exp_i32_f64_e32 v72, v0
gfx90a s_bitset0_b64 s102, 50
gfx90a s_ashr_i32 s28, s86, 0x3ff0000000000000
gfx90a v_max_i16_e32 v166, s8, v1, -17
gfx90a v_max_i32_e32 off, s0, v32
gfx90a v_sub_u32_e32 v11, v83, a[1:2]
gfx90a v_subrev_f16_e32 v72, v28, [s2,s3]
gfx90a v_mul_lo_u16_e32 1+1, 24, v4
gfx90a s_xor_b32 s88, ttmp4, 0x3ff0000000000000
gfx90a v_sub_f16_e32 v8, v120
gfx90a v_or_b32_e32 v128, s16, v16 row_mask:0x3
gfx90a v_madak_f32 v208, 24, |v40|, 0xbf7fdf44
gfx90a s_call_b64 1.1, 3342
gfx90a v_add_co_u32_dpp v34, vcc, s0, v0
gfx90a v_mac_f16_e32 v129, s20, v24 byte_sel:1
gfx90a s_lshl1_add_u32_e64 s65, s101, s14
gfx90a v_mov_b32_e32 0x3c00, s57
gfx90a v_xor_b32_e32 xnack_mask, v167, s27, v99
gfx90a v_dot2c_f32_f16_e32 v105, v219, ttmp[0:1]
gfx90a v_lshrrev_b32_dpp v2, s32, v1
gfx90a s_min_u32 s0, s16, ttmp[0:1]
gfx90a v_dot8c_i32_i4_e32 s75, v106
gfx90a s_lshl_b32 s29, -11, v255
gfx90a s_brev_b64 s[1:2], s[86:87]
gfx90a v_cndmask_b32_e32 v0, v48, vcc
gfx90a s_lshr_b32 s94, 1.0, s58, vcc_lo
gfx90a v_min_i32_e32 1e10, s0, v4
gfx90a s_add_u32 0.15915494, 59, 32
gfx90a v_mul_u32_u24_e32 0.5, v3, v66
gfx90a v_cndmask_b32_e32 v37, s64, v256, vcc
gfx90a v_cndmask_b32_e32 v65, v142, v139, -17
gfx90a s_sub_u32 -|s94|, s5, s5
gfx90a v_cndmask_b32_e32 v128, s67, v[3:6], vcc
gfx90a v_madak_f32 v121, exec, v64, 0xdbc4c595
gfx90a v_pk_fmac_f16_e32 v176, 32, v148 sc0
gfx90a s_nand_b64 sext(s[40:41]), flat_scratch, s[20:21]
gfx90a v_add_f32_e32 vcc_lo, v1, v64
gfx90a v_subrev_f32_e32 v64, s17, v72 offset:0xffff
gfx90a v_sub_f32_e32 v65, s10, v5, 0.15915494
gfx90a v_min_f32_e32 v164, v7, -17
gfx90a v_or_b32_e32 1.1, ttmp4, v218
gfx90a s_addc_u32 s72, 1, v[0:1]
gfx90a s_subb_u32 s40, 4, s18 cbsz:8
gfx90a v_sub_f16_e32 s[2:3], v1, v5
gfx90a v_mfma_f32_16x16x4f32 v[190:193], v226, v221, a[0:15] cbsz:2 abid:13 blgp:1
gfx90a v_subrev_u16_e32 v161, v210, |v172|
gfx90a s_bfe_u32 s2, s102, s2
gfx90a s_cmpk_lt_u32_dpp s9, 0x571a
gfx90a v_cmpx_eq_u64_e32 0.5, v[238:239], v[152:153]
gfx90a tbuffer_load_format_d16_xy v85, v26, s[0:3]
gfx90a v_rcp_f16_e32 1e10, v250
gfx90a v_sub_f32_e32 v82, s2, s[0:2]
gfx90a v_and_b32_e32 v55, v33, v256
gfx90a v_min_f32_e32 v86, v70
gfx90a v_max_f32_e32 v92, v61
gfx90a s_subb_u32 s67, 58
gfx90a buffer_atomic_inc v12, off, s[92:95], a[248:255], 34 offset:1851
gfx90a v_sub_f32_e32 v36, v12, ttmp[0:1]
gfx90a v_cndmask_b32_e32 vcc, 12, v16, vcc
gfx90a s_sub_u32 s0, s0, s16 clamp
gfx90a s_lshr_b64 exec, [v0,v1], ttmp4
gfx90a s_andn2_b32 s16, -|s40|, 20
gfx90a v_mul_f16_e32 -v130, 2, v4
gfx90a v_mul_hi_u32_u24_e32 v0, s34, -v66
gfx90a v_cndmask_b32_e64 v3, s48, v192, vcc
gfx90a s_lshl_b64 a[0:1], s[20:21], ttmp0
gfx90a v_dot2c_i32_i16_e32 v202, s11, a[0:3]
gfx90a v_cmp_lt_u32_e32 vcc, v176, v202 cbsz:1
gfx90a v_cndmask_b32_e32 0x10000, s59, v230, vcc
gfx90a v_cndmask_b32_e32 v73, v40, 1.1, vcc
gfx90a v_madmk_f16 v20, s32, 0x7fbccf62, acc0
gfx90a v_cndmask_b32_e32 acc0, v234, v165, vcc
gfx90a v_dot2c_f32_f16_e32 v143, s47, v40 row_mirror
gfx90a v_mul_u32_u24_e32 v4, s1, v256
gfx90a s_cmpk_lg_u32 ttmp2, sext(0xb981)
gfx90a v_mac_f16_sdwa v182, 55, v140
gfx90a s_add_u32 s48, 17, 6 dst_sel:BYTE_1
gfx90a s_mul_i32 s8, s5, s10, ~0
gfx90a v_ldexp_f16_e32 v42, a1, v175
gfx90a v_cndmask_b32_e32 v20, s32, v76, -4.0
gfx90a v_or_b32_e32 v182, v108
gfx90a v_madak_f16 a[0:1], v186, s24, v21, 0xbeaf2e7f
gfx90a v_ldexp_f16_e32 ttmp0, v235, v89
gfx90a v_cndmask_b32_e32 v[3:6], v128, v62, vcc
gfx90a v_lshlrev_b16_e32 sext(v22), v213, v133
gfx90a v_cndmask_b32_e32 v10, s8, v182, -4.0
gfx90a v_min_i16_e32 v20, s63, [v0,v1]
gfx90a v_cndmask_b32_e32 v2, s3, 0x10000, vcc
gfx90a v_mul_f32_e32 1.1, v42, -14, v13
gfx90a v_mac_f16_e32 v37, sext(v14), v176
gfx90a s_branch 0.15915494
gfx90a v_max_i32_e32 v24, s[6:9], v192
gfx90a v_rndne_f16_dpp v81, |s32|
gfx90a v_cndmask_b32_e32 v56, s1, m0, vcc
gfx90a v_min_i32_e32 v131, 34, 0x3ff0000000000000
gfx90a s_add_i32 s0, a[0:3], s2, s1
gfx90a v_sub_f32_e32 0.5, s2, v3
gfx90a s_nor_b32 s61, s18
gfx90a v_mul_u32_u24_e32 v147, m0, 64
gfx90a v_mul_f32_e32 v42, -14, v13 lds
gfx90a s_cmpk_gt_u32 a[0:15], 0xe657
gfx90a v_sub_u16_e32 v110, v123, v102 offen
gfx90a v_dot2c_i32_i16_e32 v165, v255
gfx90a v_and_b32_e32 v80, -v169, v162
gfx90a s_add_u32 s48, 17, 6 mul:3
gfx90a v_sub_f16_e32 v97, s56, v3 cbsz:1
gfx90a v_add_u32_e32 -17, v193, v2
gfx90a v_min_u16_e32 v68, s80, v33 mul:3
gfx90a s_cmovk_i32 0, 0xa6f0
gfx90a s_cmpk_lt_i32 s80, v[3:6]
gfx90a v_add_f32_e32 v33, 0, v193 mul:3
gfx90a v_ashrrev_i32_e32 v67, s[6:9], v16
gfx90a v_madmk_f16 v180, 0x100000000, 0xc125dbbe, v248
gfx90a v_mul_u32_u24_e32 v11, v224, -4.0
gfx90a s_add_i32 [v0,v1], s2, xnack_mask_hi
gfx90a v_max_i16_e32 v0, v45, s102
gfx90a v_madmk_f16 v176, src_pops_exiting_wave_id, s[2:3], v3
gfx90a s_mul_i32 s51, s80, 49 cbsz:1
gfx90a s_cmovk_i32 s34, a[0:3]
gfx90a s_atomic_add s34, a0, ttmp15
gfx90a v_sub_f32_e32 v81, a[0:3], v60
gfx90a v_lshrrev_b32_e32 v192, s22, v256
gfx90a v_cndmask_b32_e32 s102, s64, v32, vcc
gfx90a v_mul_hi_u32_u24_e32 v44, 10, sext(v1)
gfx90a s_mulk_i32_e64 s61, 0x68fb
gfx90a v_lshlrev_b16_e32 v4, v0, v161 op_sel_hi:[0,0]
gfx90a s_cmovk_i32 flat_scratch_hi, sext(0x5f18)
gfx90a s_add_u32 s[4:7], s32, s0
gfx90a v_subrev_u16_e32 v85, -|s32|, v99
gfx90a s_atomic_add vcc, s[62:63], s90 glc
gfx90a v_cndmask_b32_e32 [v0,v1], s24, v129, vcc
gfx90a s_addc_u32_dpp s17, s74, s2
gfx90a v_fmac_f64_e32 s[32:33], v[0:1]
gfx90a s_xnor_b64 vcc, sext(s[26:27]), -0.5
gfx90a v_lshrrev_b32_e32 v230, v36, v64 cbsz:1
gfx90a s_bitset0_b64 -|s[54:55]|, s71
gfx90a v_mul_f16_e32 s102, s32, v46
gfx90a v_mul_lo_u16_e32 -|v140|, v165, v216
gfx90a s_add_u32 s2, 1, s1 blgp:8
gfx90a s_sub_u32 s68, 56, 0x100000000
gfx90a v_mul_f32_e32 v173, a0, v205
gfx90a v_lshlrev_b32_e32 v[255:256], s0, v17
gfx90a v_cmpx_lt_f32_sdwa v20, v90 src0_sel:WORD_0 src1_sel:BYTE_2
gfx90a v_subrev_f32_e32 0, v157, v92
gfx90a s_xor_b32 s2, 6
gfx90a v_ashrrev_i32_e32 -32769, s0, v80
gfx90a v_subrev_f16_e32 v66, v64, acc0
gfx90a s_atomic_xor_x2_e64 s[22:23], s[74:75], s62 glc
gfx90a s_buffer_atomic_smin s101, 0.5, -0xbfd94 glc
gfx90a s_max_i32 s14, 0.15915494, s2, s52
gfx90a s_addc_u32 s17, 31
gfx90a v_mul_f16_e32 v6, s93, 65536.0
gfx90a v_subrev_f16_e32 v49, v117, xnack_mask
gfx90a v_max_i16_e32 v55, s49, v48, 0x3ff0000000000000
gfx90a v_sub_f32_e32 v194, s[6:9], v4
gfx90a v_mul_f32_e32 v8, s32
gfx90a v_lshlrev_b16_e32 ~0, s6, v247
gfx90a s_absdiff_i32 s19, 0.5, s8, s65
gfx90a v_xnor_b32_e32 v133, v32, -16
gfx90a tbuffer_store_format_d16_xy a158, off, s[24:27], -|62| format:[BUF_DATA_FORMAT_16_16_16_16,BUF_NUM_FORMAT_SSCALED] offset:96
gfx90a v_max_i16_e32 v33, s66, -|v18|
gfx90a v_add_f32_e32 65536.0, s40, v44
gfx90a v_mul_u32_u24_e32 v64, s3, v0 neg_lo:[1,0]
gfx90a s_min_u32 0xffffffff, s16, s4
gfx90a s_call_b64 lds_direct, 19101
gfx90a v_cndmask_b32_e32 v33, v8, -v1, vcc
gfx90a s_orn2_b32 s58, a0, 35
gfx90a v_subrev_f16_e32 v3, v40, v5, src_shared_base
gfx90a v_ldexp_f16_e32 v57, v105, -0x80000001, v120
gfx90a v_mul_f32_e32 0x10000, v249, v142
gfx90a s_xor_b64 s[18:19], s[0:1]
gfx90a s_cbranch_i_fork v255, 3818
gfx90a v_cndmask_b32_e32 v2, v256, v4, vcc
gfx90a s_store_dword s10, s95 glc
gfx90a s_cmpk_lt_u32 s12, 0xe18c, a0
gfx90a s_buffer_atomic_inc_x2 0x100000000, s[20:23], -0xb9ee6 glc
gfx90a v_mac_f16_e32 0x100000000, s0, v13
gfx90a v_sub_f32_e32 v12, s11, v149 bitop3:5
gfx90a s_max_i32 1+1, 64, s88
gfx90a s_getreg_b32 -|s81|, hwreg(38, 3, 13)
gfx90a v_cndmask_b32_e32 v136, s[4:7], v194, vcc
gfx90a v_add_f32_e32 -v3, 19, v20
gfx90a v_mul_u32_u24_e32 v45, v0, acc0
gfx90a s_bfe_u32 s59, ttmp6
gfx90a v_min_u16_e32 v0, s0, v67 src0_sel:WORD_1
gfx90a v_or_b32_e32 ~0, v96, v139
gfx90a v_mac_f16_e32 v55, s86, v193, 1e10
gfx90a s_cmpk_gt_u32 s45
gfx90a v_mul_i32_i24_e32 v47, s44, 0.15915494
gfx90a v_add_f16_e32 v191, 56, s102
gfx90a v_cmp_nle_f16_e32 vcc, lds_direct, v112
gfx90a v_sub_f32_e32 v205, |v177|, v202
gfx90a v_cmpx_f_u16_sdwa vcc, v165, sext(v122) src0_sel:BYTE_1 src1_sel:BYTE_0 compr
gfx90a s_add_i32_sdwa s81, s0, s16
gfx90a s_buffer_atomic_add s6, s[56:59], s8 cbsz:1
gfx90a s_min_i32 s12, s88, -|-1|
gfx90a v_cmpx_eq_f32_e32 vcc, v46, v105 op_sel:[0,1]
gfx90a s_nor_b64 s[40:41], |s[16:17]|, 9
gfx90a v_ashrrev_i32_e32 ttmp12, v37, v166
gfx90a v_subrev_f16_e32 v102, v37
gfx90a v_max_i32_e32 v188, v38, -4.0
gfx90a v_xor_b32_e32 v2, v198, -17
gfx90a v_mul_f32_e32 -17, -15, v59
gfx90a v_lshrrev_b32_e32 v2, s2, a[1:2]
gfx90a v_mac_f16_e32 v55, s86, v[0:1]
gfx90a v_lshrrev_b16_e32 v4, s77, 0
gfx90a v_add_f16_dpp v0, |v129|, s[0:1], v111 quad_perm:[3,3,3,3] row_mask:0xd bank_mask:0x5 bound_ctrl:1
gfx90a s_setreg_imm32_b32 a0 24, 26), 0x7c7702e3
gfx90a v_cndmask_b32_e32 v8, s45, v52, 64
gfx90a s_lshr_b64 a[248:255], 45, ttmp4
gfx90a s_mulk_i32_sdwa s70, 0x52fe
gfx90a v_cmpx_le_f32_e32 vcc, a[0:15], v241
gfx90a v_subrev_co_u32_e32 v15, vcc, v6, |v203|
gfx90a v_ldexp_f16_e32 v147, v203, v225, 0x3c00
gfx90a v_mac_f32_e32 src_shared_base, v133, v138
gfx90a s_addk_i32 ttmp0, a[1:2]
gfx90a v_lshlrev_b32_e32 v20, a[2:5], v16
gfx90a v_mul_lo_u16_e32 v0, v18, s0
gfx90a v_sub_u32_e32 -v56, v89, v112
gfx90a v_sub_f16_e32 a[1:2], v88, v2
gfx90a v_addc_co_u32_e32 v63, vcc, 1e-10, v245, vcc
gfx90a v_fmac_f64_e32 -|v[88:89]|, s[72:73], v[66:67]
gfx90a s_buffer_load_dword s20, 0.5, ttmp8 glc
gfx90a v_mul_u32_u24_e32 s[1:2], v2, v64
gfx90a v_mul_hi_u32_u24_e32 1.1, ttmp10, v221
gfx90a v_mul_f32_e32 v26, sext(v125), v94
gfx90a v_mul_lo_u16_e32 v204, src_lds_direct, v214, 1e10
gfx90a s_add_u32 s1, xnack_mask, s76
gfx90a v_sub_f16_dpp v0, v136, v0
gfx90a s_lshl1_add_u32 s101, s14
gfx90a v_sub_u16_e32 v253, v89, 0x3c00
gfx90a v_madak_f16 v109, s30, v44, 0x7f3b6266 row_shl:1
gfx90a v_sub_f32_e32 v2, v99
gfx90a v_lshrrev_b32_e32 v2, s32, v1 sc0
gfx90a v_fmac_f64_e32 v[80:81], v[16:17], a[1:2]
gfx90a v_max_f16_e32 -|v18|, s32, v0
gfx90a v_max_f32_e32 v157, |s101|, v97
gfx90a s_subb_u32 s40, 4, s18 slc
gfx90a s_cmpk_le_i32 ttmp2, 0.15915494
gfx90a v_madmk_f16 v1, -16, 0xebfa0446, v5
gfx90a v_dot4c_i32_i8_e32 v[0:1], v200, v138
gfx90a v_subrev_f16_dpp v33, s37, v1
gfx90a v_min_f16_e32 a[0:3], 1, v50
gfx90a s_cmpk_eq_i32 s43, 0x3ff0000000000000
gfx90a s_lshl4_add_u32 s8, 56, s51 sc1
gfx90a s_movk_i32 a[0:15], 0xf78f
gfx90a s_abs_i32 flat_scratch_hi, acc0
gfx90a v_madak_f32 v128, 8, v16, 0xbec817fa abid:16
gfx90a v_mul_u32_u24_e32 v98, s[6:9], v198
gfx90a v_mul_hi_u32_u24_e32 v163, s95, v47 offset:0xffff
gfx90a v_sub_f16_e32 v163, s0, a1
gfx90a v_dot4c_i32_i8_e32 v86, sext(s30), v195
gfx90a v_mul_lo_u16_dpp v214, v114, v9
gfx90a s_add_u32 s32, vcc_hi, a0
gfx90a v_max_i16_e32 s[6:9], 32, v2
gfx90a v_ashrrev_i16_e32 v26, v147, -|v136|
gfx90a v_and_b32_e32 v160, s0, v197 compr
gfx90a v_madmk_f16_e64 v122, s0, 0xbf8d84b0, v0
gfx90a s_cmpk_lg_i32 s54, [v0,v1], 0x5fc6
gfx90a v_madmk_f16 v20, [s2,s3], 0x7fbccf62, v16
gfx90a s_add_u32 s4, s32
gfx90a s_cmpk_lg_i32 a[1:2], 0x5ef7
gfx90a v_lshrrev_b32_e32 v5, 64, acc0
gfx90a v_addc_co_u32_e32 v232, vcc, v105, |v64|, vcc
gfx90a v_add_f32_e32 1e10, s33, v73
gfx90a v_max_f16_e32 a[248:255], v128, v112
gfx90a v_madmk_f32 v128, s20, 0xbebb6af7, src_shared_base
gfx90a v_sub_f16_e32 v30, v44, a[0:1]
gfx90a v_mul_u32_u24_e32 v56, sext(s50), v129
gfx90a v_madak_f32 v228, s85, v0, 0xbfe73284 blgp:3
gfx90a v_lshlrev_b32_e32 v0, |v18|, v97
gfx90a v_cmpx_neq_f16_e32 a[248:255], v250, v255
gfx90a v_sub_f32_e32 v34, vcc, v131
gfx90a v_fmac_f64_e32 0.5, s[72:73], v[16:17]
gfx90a v_sub_f16_e32 v89, v154, v[3:6]
gfx90a v_min_i32_dpp v195, 2, v228
gfx90a s_setreg_imm32_b32 hwreg(23, 10, 3), 0x10060606 vm
gfx90a v_lshrrev_b32_e32 v4, v196, 0x3ff0000000000000
gfx90a v_max_i32_e32 v46, v245, v201 quad_perm:[0,1,2,3]
gfx90a s_add_i32 s34, s100, s39 cbsz:8
gfx90a s_cbranch_cdbgsys_or_user sext(10572)
gfx90a v_mul_hi_u32_u24_e32 v64, s0, v0 offset:4
gfx90a s_andn1_wrexec_b64 s[56:57], vcc_lo
gfx90a s_xor_b32 s1, s7, s[0:2]
gfx90a v_sub_co_u32_e32 v120, sext(vcc), s22, v23
gfx90a v_mul_hi_u32_u24_e32 v44, 10, v256
gfx90a v_add_f16_dpp v225, sext(v38), v184 quad_perm:[1,1,0,0] row_mask:0x0 bank_mask:0x2
gfx90a s_add_u32 s[0:2], 17, 6
gfx90a v_min_i32_e32 v12, a[0:1], v4
gfx90a v_cndmask_b32_e32 s[6:9], v0, v1, vcc
gfx90a v_cndmask_b32_e32 v73, v128, s102, v62, vcc
gfx90a s_getreg_b32 s2, 65536.0 0, 11)
gfx90a v_sub_u32_e32 v15, src_pops_exiting_wave_id, v215 lds
gfx90a v_max_i16_e32 v[2:17], 0, v17
gfx90a s_atomic_and_x2 s[56:57], a[0:3], s18
gfx90a v_mul_lo_u16_e32 v132, a[0:1], v196
gfx90a s_sub_u32_e64 s64, s34, 30
gfx90a v_lshrrev_b32_e32 acc0, s22, v136
gfx90a v_cvt_f32_i32_e32 v94, lds_direct, 29
gfx90a s_cmp_eq_i32 0x3ff0000000000000, 59
gfx90a s_atomic_sub s0, s[68:69], s5 glc neg_lo:[1,0]
gfx90a v_dot2c_i32_i16_e32 v179, s[0:1], ttmp1, v86
gfx90a v_fmac_f32_dpp v223, -v120, v42 quad_perm:[1,1,1,3] row_mask:0x7 bank_mask:0x8 bound_ctrl:1 compr
gfx90a v_mac_f16_e32 v36, s74, v130 cbsz:1
gfx90a v_min_i32_e32 v40, 32, 65
gfx90a s_min_i32_sdwa s49, flat_scratch_hi, s48
gfx90a v_cndmask_b32_e64 v102, s96, v166, vcc
gfx90a s_cmpk_lg_u32 s97, 0xb49, a[0:1]
gfx90a v_mac_f16_e32 v191, s1, a[1:2]
gfx90a v_or_b32_e32 v177, -|v233|, v149
gfx90a v_mul_u32_u24_e32 1+1, s16, v48
gfx90a v_min_u16_e32 v219, v164
gfx90a v_mul_f16_e32 v110, xnack_mask_lo, [s2,s3]
gfx90a v_max_i16_e32 v66, 18, v42 offset:0xffff
gfx90a v_mac_f16_e32 v188, v59, a[0:15]
gfx90a v_min_f32_e32 a[248:255], s16, v143
gfx90a v_lshrrev_b32_e32 65, s32, v1
gfx90a v_or_b32_e32 v177, a[1:2], v233, v149
gfx90a v_madmk_f32 v128, s20, 0xbebb6af7, v40 offset:0xffff
gfx90a v_cndmask_b32_e32 v76, v134, vcc_lo, vcc
gfx90a v_cndmask_b32_e32 v0, v[255:256], s18, v0, vcc
gfx90a v_and_b32_e32 -16, v145, s32, v136
gfx90a v_or_b32_e32 v244, ttmp4, |v218|
gfx90a v_max_u32_e32 v81, v208, v256
gfx90a v_add_f32_e32 v17, a[0:3], v191
gfx90a s_and_saveexec_b64 s[42:43], v[255:256]
gfx90a v_xor_b32_e32 -16, v140, v98
gfx90a v_min_u32_e32 v64, s1, v193 row_newbcast:16
gfx90a v_mul_f16_e32 -0x80000001, vcc_lo, v30
gfx90a v_min_i16_e32 |v9|, v192, v12
gfx90a v_subrev_f16_e32 v33, v1
gfx90a v_madak_f16 v186, s24, -17, 0xbeaf2e7f
gfx90a s_cmpk_lt_i32 -0x80000001, 0x9bc6
gfx90a s_cselect_b32_sdwa s33, s8, -4
gfx90a s_lshl3_add_u32 v[0:1], s7, 59
gfx90a v_sub_f32_e32 v12, s11
gfx90a s_andn2_b32 s16, s40, v256
gfx90a s_cmpk_gt_u32 s[1:2], 0x40bb
gfx90a s_nor_b64 sext(s[32:33]), s[42:43], s[32:33]
gfx90a v_cndmask_b32_e32 v4, s8, v130, vcc row_shl:1
gfx90a v_lshlrev_b16_e32 v247, s[1:2], v147
gfx90a s_addc_u32 exec_lo, 26
gfx90a v_add_u16_e32 v24, v163, |v185|
gfx90a v_sub_f16_e32 v194, v131
gfx90a v_cndmask_b32_e32 v8, s28, a[1:2], vcc
gfx90a s_add_u32 s[1:2], s96, s29
gfx90a v_mac_f32_e32 v137, v24
gfx90a v_max_u32_e32 v147, 0.5, 0.5, v24
gfx90a v_add_f32_e32 v57, s22, v[3:6]
gfx90a v_cndmask_b32_e32 v98, s9, v64, exec
gfx90a v_sub_f16_e32 v18, s53, v101 clamp
gfx90a s_getreg_b32 hwreg(53, 17, 1)
gfx90a v_mul_lo_u16_e32 xnack_mask, s2, v84
gfx90a s_bitcmp1_b32 -s56, s100
gfx90a s_orn2_b32 s47, -0.5
gfx90a v_min_f16_e32 v245, |s23|, v168
gfx90a v_madmk_f16 v250, v20, 0xd3f584c3, a0
gfx90a s_cmpk_le_i32 s89, 0x2480 mul:2
gfx90a v_dot4c_i32_i8_e32 v86, s30, v195 cbsz:1
gfx90a v_mul_i32_i24_e32 v4, lds_direct, v184
gfx90a v_add_f32_e32 v57, sext(s22), v51
gfx90a v_sub_f32_e32 v[0:1], s2, v3
gfx90a v_add_f32_e32 0x100000000, s4, v71
gfx90a v_sub_f32_e32 v68, a[2:5], s10, v16
gfx90a v_ashrrev_i32_e32 |v112|, 34, v0
gfx90a v_lshrrev_b32_e32 v48, s68, s[6:9], v2
gfx90a v_cmp_eq_i16_e32 vcc, s[0:1], v76
gfx90a v_subb_co_u32_e32 v194, vcc, v122, v172, 1+1
gfx90a v_lshlrev_b16_e32 v247, ttmp[0:1], v147
gfx90a v_ldexp_f16_e32 v184, 1e-10, v226
gfx90a s_add_u32 s[6:9], s58, s32
gfx90a s_getreg_b32 -4.0, hwreg(HW_REG_TRAPSTS, 0, 11)
gfx90a v_cndmask_b32_e32 v21, s0, |v128|, vcc
gfx90a v_madak_f32 a[0:3], 8, v16, 0xbec817fa
gfx90a s_buffer_atomic_umin_x2_e64 s[36:37], s[68:71], s14
gfx90a v_max_u32_e32 v62, v251, v135, s[0:1]
gfx90a v_cndmask_b32_e32 v32, s80, v3, vcc mul:3
gfx90a s_xnor_b64 s[48:49], a1, s[72:73]
gfx90a v_cndmask_b32_e32 v245, s35, v1, s[1:2]
gfx90a v_subrev_f32_e32 v77, acc0, v213
gfx90a v_madak_f16 v186, s[1:2], v21, 0xbeaf2e7f
gfx90a s_absdiff_i32 s79, s34
gfx90a v_add_co_u32_e32 v25, vcc, s8, a[0:1]
gfx90a v_dot4c_i32_i8_e32 v52, v58, 1.1
gfx90a s_load_dwordx2 s[0:1], 0.15915494, s[0:1], s67
gfx90a v_add_f32_e32 v0, v64
gfx90a v_sub_f16_e32 -v161, s21, v34
gfx90a v_cndmask_b32_e32 0x100000000, s4, v17, vcc
gfx90a v_fmac_f64_e32 0x3ff0000000000000, 33, v[0:1]
gfx90a v_cndmask_b32_e32 v65, s4, s[2:3], vcc
gfx90a v_sub_f16_e32 0xffffffff, s0, v180
gfx90a v_add_f32_e32 v57, s22, src_shared_base, v51
gfx90a s_setreg_b32 0 2, 17), s2
gfx90a v_cndmask_b32_e32 v64, s64, v32, 1.1
gfx90a v_subrev_f32_e32 |v46|, s8, v164
gfx90a v_min_i16_e32 v0, 0x10000, v2
gfx90a s_cbranch_i_fork s[28:29], a[248:255], 788
gfx90a v_or_b32_e32 v229, v188, a[248:255]
gfx90a v_cndmask_b32_e64 v43, s9, v18, vcc
gfx90a v_max_f16_e32 v74, 49, v59 clamp
gfx90a v_fmac_f32_e32 4, v244
gfx90a v_subrev_f16_e32 lds_direct, 19, v194
gfx90a v_mul_u32_u24_e32 s[6:9], v39, v23
gfx90a v_ashrrev_i16_e32 v177, v212, vcc
gfx90a v_addc_co_u32_e32 v246, vcc, 65, v91, vcc
gfx90a v_madmk_f16 sext(v9), s0, 0xc7bfa592, v12
gfx90a v_cndmask_b32_e32 v32, v36, v68, vcc neg:[1,0,1]
gfx90a v_min_i32_e32 v198, v7, v17 nt
gfx90a s_cmpk_lg_u32 v[3:6], 0xa812
gfx90a s_lshl_b32 s29, a0, s50
gfx90a v_sub_f16_e32 65, s34, v32
gfx90a s_sub_u32_sdwa s0, s0, s16
gfx90a v_madak_f32 v168, a[0:1], v115, 0xd0340010
gfx90a v_cndmask_b32_e32 v4, s41, v0, vcc row_shl:1
gfx90a s_cmpk_ge_i32 1e-10, 0x2025
gfx90a s_xnor_b32 0, 5, -4.0
gfx90a s_cmp_lt_u32 s80, a[0:3]
gfx90a v_ashrrev_i32_e32 v10, s20, 65
gfx90a v_cndmask_b32_e32 9, v0, vcc
gfx90a v_sub_f16_e32 v[2:17], v154, v121
gfx90a s_nand_b32 ttmp[0:1], ttmp8, s0
gfx90a v_cndmask_b32_e32 v42, -0x80000001, v156, vcc
gfx90a s_max_i32 s88, s52, 32, -16
gfx90a v_cndmask_b32_e32 65, s16, v182, vcc
gfx90a v_min_f32_e32 v1, v75, 0x10000
gfx90a v_subb_co_u32_sdwa v248, vcc, s73, v10, vcc
gfx90a v_sub_f16_e32 v0, s22, ~0
gfx90a v_lshrrev_b32_e32 v28, v201
gfx90a s_cmpk_ge_u32 ttmp11, [s2,s3]
gfx90a v_cndmask_b32_e32 1.1, s4, v144, vcc
gfx90a s_min_i32 0x10000, -8, 31
gfx90a v_mul_hi_u32_u24_e32 v9, v16, -v128
gfx90a v_sub_co_u32_e32 v0, vcc, s73, m0
gfx90a v_sub_f32_e32 v19, v120, v173 mul:3
gfx90a v_sub_co_u32_e32 v128, vcc, v38
gfx90a v_xnor_b32_e32 v137, v70, v140 done
gfx90a v_cndmask_b32_e32 -v81, s48, v52, vcc
gfx90a v_xor_b32_e32 a[0:3], s85, v217
gfx90a s_buffer_atomic_dec -16, ttmp[4:7], -0xc3fec
gfx90a v_cndmask_b32_e32 v69, v4, vcc
gfx90a s_addc_u32 xnack_mask_hi, s37, s40 row_mirror
gfx90a v_fmac_f64_e32 v[0:1], s[0:1], v[32:33] bitop3:5
gfx90a v_lshrrev_b32_e32 v4, v81, 0x10000
gfx90a s_bfe_u64 m0, 6, s100
gfx90a v_mul_i32_i24_e32 v152, s8, v65 addr64
gfx90a s_mov_b64 1.1, 56
gfx90a v_add_f32_e32 v0, s15, a[248:255]
gfx90a v_max_f32_e32 v16, v138, s101
gfx90a s_cmpk_le_u32 0xffffffff, 0xa415
gfx90a v_subrev_u32_e32 v5, s64, v6 done
gfx90a v_sub_f32_e32 v181, v199, 1e10
gfx90a v_sub_u32_e32 v79, |16|, v68
gfx90a v_ldexp_f16_e32 0x3c00, s99, v175
gfx90a v_madmk_f16 v129, s11, 0xbfb4267c, 65
gfx90a v_mfma_f32_4x4x4bf16_1k a[180:183], a[32:33], v[0:1], a[2:5] abid:3 neg_lo:[1,0]
gfx90a v_mul_u32_u24_e32 v64, s96, v[255:256]
gfx90a v_sub_f32_e32 ttmp0, v72, v16
gfx90a v_sub_co_u32_e32 v101, vcc, v256, v36
gfx90a tbuffer_load_format_xy 1e-10, off, s[28:31], s65 format:[BUF_DATA_FORMAT_RESERVED_15] offset:998
gfx90a v_madmk_f32 v80, v225, 0xbf8c6673, v94 gds
gfx90a v_subrev_f32_e32 v0, s0
gfx90a s_cmpk_lg_u32 vcc, 0xd690
gfx90a s_xnor_b64 vcc, ttmp12, -0.5
gfx90a s_cbranch_scc1 52433, 1.1
gfx90a s_cmpk_lg_i32 0xffffffff, 0x1a20
gfx90a s_bitcmp0_b64 s[64:65], s102
gfx90a v_or_b32_e32 -4.0, s2, v1
gfx90a v_sub_f32_e32 v16, s64, v64 slc
gfx90a v_madmk_f32 v80, sext(v225), 0xbf8c6673, v94
gfx90a v_lshrrev_b32_e32 v208, a1, v96
gfx90a v_sub_f32_e32 off, s4, v0
gfx90a v_dot4c_i32_i8_e32 v207, 37, -16
gfx90a v_pk_fmac_f16_e32 v173, s12, v0 row_shl:1
gfx90a v_mul_u32_u24_e32 v4, s38, v8 blgp:8
gfx90a v_max_u32_e32 ttmp12, v251, v135
gfx90a v_add_co_u32_e32 v160, [v0,v1], 12, v168
gfx90a v_subrev_u32_e32 v114, s84
gfx90a v_ldexp_f16_e32 v57, v105, ~0
gfx90a s_add_u32 s69, s8
gfx90a v_mac_f16_e32 v4, s6, v224, ttmp[0:1]
gfx90a v_mul_u32_u24_e32 off, s40, v116
gfx90a v_cndmask_b32_e32 v60, s16, v128, vcc abid:16
gfx90a v_add_f16_e32 |v155|, v251, v129
gfx90a v_sub_f16_e32 v208, s16, v0 blgp:8
gfx90a v_subrev_f32_e32 v34, v4
gfx90a v_subb_co_u32_e32 v8, vcc, v39, v68, -17
gfx90a v_mul_f32_e32 v32, s15, ttmp[0:1]
gfx90a v_madak_f32 v128, s0, v68, 0xc0ce0ec4 lds
gfx90a v_sub_f16_dpp v114, -0x80000001, v115 quad_perm:[0,1,1,1] row_mask:0x0 bank_mask:0x0
gfx90a v_add_u16_e32 v153, v7
gfx90a s_orn2_b64 a[1:2], s[0:1], s[32:33]
gfx90a v_cndmask_b32_e32 0x3c00, s67, v13, vcc
gfx90a v_cndmask_b32_e32 v37, sext(s64), v2, vcc
gfx90a v_cvt_u32_f32_e32 v135, a[2:5]
gfx90a v_cndmask_b32_dpp v33, s16, v0, vcc
gfx90a s_atomic_swap s65, s[38:39], ttmp5 glc abid:15
gfx90a v_cmpx_f_u32_e32 vcc, a0, v14
gfx90a s_andn2_b32 s0, -0x80000001, s40
gfx90a v_mul_u32_u24_e32 v36, v50, 0.15915494
gfx90a v_add_f16_e32 ~0, 32, v168
gfx90a s_cmpk_eq_u32 s[6:9], 0x820c
gfx90a v_min_u32_e32 -0x80000001, s0, v130
gfx90a v_sub_f32_e32 v56, a[0:1], v48, v17
gfx90a s_cmpk_gt_i32 [s2,s3], 0x521f
gfx90a v_ashrrev_i16_dpp v26, v147, v136
gfx90a v_min_u16_e32 64, s80, v33
gfx90a v_and_b32_e32 0x3ff0000000000000, 9, v19
gfx90a v_sub_f16_e32 v20, 0, v72 mul:2
gfx90a s_ashr_i32 s41, s34
gfx90a v_pk_fmac_f16_e32 a[0:3], v32, v65
gfx90a s_max_i32 s0, s16, v[3:6]
gfx90a v_sub_f16_e32 v0, 1e-10, v20
gfx90a v_lshrrev_b32_e32 1e10, s66, v20
gfx90a v_sub_f16_e32 v105, s101, v122 offset:0xffff
gfx90a s_set_gpr_idx_mode 65536.0
gfx90a v_mac_f32_e32 1.1, s10, v24
gfx90a v_cndmask_b32_dpp v99, s16, v182, vcc
gfx90a v_add_u16_e32 v192, s8, src_shared_base
gfx90a v_lshlrev_b32_e32 v176, s32, v68 op_sel:[0,1]
gfx90a v_cndmask_b32_e32 v12, -9, v1, s102
gfx90a tbuffer_store_format_d16_x v228, off, -17, s80 format:[BUF_DATA_FORMAT_8_8_8_8,BUF_NUM_FORMAT_SSCALED] offset:1553 glc
gfx90a v_lshrrev_b16_e32 v232, s84, v143 done
gfx90a s_xnor_b64 s[48:49], v[255:256], 2, s[72:73]
gfx90a v_cndmask_b32_e32 v132, s1, v193, vcc addr64
gfx90a s_add_i32 ttmp[0:1], s8, s2, xnack_mask_hi
gfx90a v_subb_co_u32_e32 v8, -|vcc|, v39, v68, vcc
gfx90a s_cmpk_gt_u32 s45, ttmp[0:1]
gfx90a v_xnor_b32_e32 v125, v253, -16
gfx90a v_add_f16_e32 v34, 36, ~0
gfx90a s_mul_hi_i32 65536.0, -3, -2
gfx90a v_add_f16_e32 v255, sext(v79), v87
gfx90a v_min_i32_e32 v146, v65
gfx90a v_ashrrev_i32_e32 v48, s16, v118 slc
gfx90a v_sub_f16_e32 1+1, 0, v72
gfx90a v_pk_fma_f16 v251, 31, 55, a[2:5] op_sel:[1,0,0]
gfx90a s_mulk_i32 ~0, 0x7353
gfx90a s_ashr_i32 s52, s[0:2], src_flat_scratch_base_lo, 21
gfx90a v_min_u16_e32 v8, s0, -17
gfx90a v_lshlrev_b32_e32 v20, s[4:7], v16
gfx90a s_call_b64 ttmp0, 50099
gfx90a v_cndmask_b32_e32 v179, 2, s[1:2], vcc
gfx90a v_subb_co_u32_e32 v145, vcc, vcc, v240, v79, vcc
gfx90a s_max_i32 s68, s4
gfx90a v_lshlrev_b32_e32 1e-10, s73, v210
gfx90a v_subrev_co_u32_e32 [s2,s3], v211, vcc, -7, v16
gfx90a v_addc_co_u32_e32 v113, vcc, s1, v98, acc0
gfx90a v_cndmask_b32_e32 -16, ttmp3, v144, vcc
gfx90a v_mul_u32_u24_e32 v155, v34, |v137|
gfx90a s_min_i32 0x10000, 31, s94
gfx90a v_sub_f32_e32 v33, s0, 65, v22
gfx90a v_cndmask_b32_dpp v8, s28, v0, vcc
gfx90a s_bfm_b32 s74, s4, s45 compr
gfx90a v_lshrrev_b32_e32 v12, v133, a[0:1]
gfx90a s_addc_u32 s1, s1, -2 row_mirror
gfx90a s_cmpk_lg_i32 s85, 0.5
gfx90a tbuffer_load_format_d16_xy v155, sext(off), ttmp[12:15], 13 format:[BUF_DATA_FORMAT_10_10_10_2,BUF_NUM_FORMAT_UINT] offset:682 glc slc
gfx90a v_cmpx_ne_u32_e32 s[4:7], v57, v149
gfx90a v_mul_f16_e32 v224, -|v4|, v0
gfx90a s_xnor_b32 -32769, s5, s48
gfx90a s_setreg_b32 hwreg(11, 29, 8), s[0:1]
gfx90a s_cmpk_gt_i32 s11, vcc_lo
gfx90a s_call_b64 -16, s[26:27], 20382
gfx90a v_mul_hi_u32_u24_e32 v16, v144, v256
gfx90a v_cndmask_b32_e32 v15, s0, v19, 64
gfx90a v_mul_f16_e32 vcc, v110, xnack_mask_lo, v153
gfx90a tbuffer_load_format_d16_xyz v[20:21], v1, s[100:103]
gfx90a v_sub_f32_e32 v0, vcc, v79
gfx90a v_mac_f32_e32 v180, [s2,s3], v15
gfx90a s_cmovk_i32 s8, 0x240 quad_perm:[0,1,2,3]
gfx90a v_min_f16_e32 v20, s72, -v65
gfx90a s_bfe_u32_sdwa s2, s16, s2
gfx90a s_buffer_store_dwordx2 s[0:1], s[0:3], -|s61|
gfx90a v_dot4c_i32_i8_e32 v9, v166, 65
gfx90a v_madmk_f16 v33, sext(s48), 0xd80f3f6d, v64
gfx90a v_cmpx_eq_f32_e32 vcc, sext(v46), v105
gfx90a v_lshrrev_b32_e32 v8, 0.15915494
gfx90a v_mul_f32_e32 s[6:9], s0, v0
gfx90a s_buffer_load_dword s102, s[0:3], s64 glc
gfx90a v_sub_u32_e32 v67, v95, -|v159|
gfx90a s_add_u32 s50, a[1:2], xnack_mask_lo
gfx90a v_mul_lo_u16_e32 [v0,v1], -5, v240
gfx90a s_max_i32 s24, s5, sext(s61)
gfx90a v_mul_f16_e32 -32769, s17, v226
gfx90a v_dot8c_i32_i4_e32 v210, s75, v106 done
gfx90a v_subrev_f32_e32 a[0:15], v157, v92
gfx90a v_lshrrev_b32_e32 v8, s32, v0, acc0
gfx90a v_min_u16_e32 v8, s0, v94 neg:[1,0,1]
gfx90a s_bfe_u64 s[44:45], s[78:79], -|s37|
gfx90a v_exp_legacy_f32_e32 ~0, 61
gfx90a s_lshr_b32 s92, s92, v0
gfx90a v_max_i32_e32 v16, v32
gfx90a v_fmac_f32_e32 1e10, s70, v160
gfx90a v_subrev_f16_e32 v32, a[1:2], v3
gfx90a s_nand_b64 s[6:7], s[88:89], sext(57)
gfx90a s_lshr_b32_dpp s36, -15, s51
gfx90a v_dot2c_i32_i16_e32 v70, ttmp8
gfx90a s_ashr_i32 s64, 18, s12 gds
gfx90a s_cmpk_lt_u32 s0, a0
gfx90a v_min_f16_e32 1e-10, v31, v41
gfx90a v_lshrrev_b32_e32 v3, s64, v204 sc0
gfx90a v_add_co_u32_e32 v228, 1+1, src_pops_exiting_wave_id, v243
gfx90a s_cmpk_lt_i32 s63, off
gfx90a v_subbrev_co_u32_e32 v107, vcc, |v172|, v124, vcc
gfx90a v_mul_hi_u32_u24_e32 v17, 64, exec
gfx90a v_mul_u32_u24_e32 v11, v224, s[4:7]
gfx90a v_lshlrev_b32_e32 v0, 64, v156 compr
gfx90a s_add_u32 s50, s66, s[0:2]
gfx90a v_min_f16_e32 v131, s[0:2], v41
gfx90a v_add_f32_e32 v56, v[0:1], v163
gfx90a s_ashr_i64 s[20:21], s[52:53], s13 mul:3
gfx90a s_cmpk_ge_i32 0xa845
gfx90a v_min_i32_e32 64, v66, v134
gfx90a s_bitcmp1_b32 s[6:9], s100
gfx90a v_madmk_f16 v180, 0, 0xc125dbbe, v248
gfx90a v_mul_hi_u32_u24_e32 v240, 57, v157 cbsz:8
gfx90a v_min_f32_e32 v175, v179, s[4:7]
gfx90a v_min_f16_e32 v245, a[1:2], v168
gfx90a v_subbrev_co_u32_e32 v248, vcc, v66, v42, s0, vcc
gfx90a v_cndmask_b32_e32 v128, s67, v13, vcc blgp:3
gfx90a s_andn2_wrexec_b64 s101, s[0:1]
gfx90a v_mul_u32_u24_e32 v25, s11, 65, v151
gfx90a v_mul_hi_u32_u24_e32 v2, 0x100000000, v48
gfx90a s_cbranch_i_fork s[98:99]
gfx90a s_buffer_atomic_smax flat_scratch_lo, s[40:43], 64 offset:-0xeed6f
gfx90a v_pk_fmac_f16_e32 v176, ttmp[0:1], 32, v148
gfx90a s_movrels_b32 s53, -0x80000001, s87
gfx90a s_bfe_u64_e64 s[92:93], s[90:91], -6
gfx90a s_mulk_i32 s61, 0x3ff0000000000000
gfx90a s_add_u32 ttmp13, 42
gfx90a tbuffer_load_format_xy v[50:51], off, s[0:3], -17 format:[BUF_DATA_FORMAT_2_10_10_10,BUF_NUM_FORMAT_FLOAT] offset:3015
gfx90a v_dot2c_i32_i16_e32 v179, ttmp1, v86 abid:16
gfx90a s_add_u32 s52, s32, v[2:17], s0
gfx90a v_mul_f32_e32 v105, s62, v8 clamp
gfx90a v_dot8c_i32_i4_e32 v39, xnack_mask_hi, a[0:15]
gfx90a v_add_f32_e32 xnack_mask, v130, s19, v128
gfx90a v_madak_f32 -v6, 16, v16, 0x7d459e22
gfx90a v_add_f32_e32 v0, s12, 0
gfx90a v_min_i16_e32 v156, s31, v67 row_shl:1
gfx90a v_add_u32_e32 v73, s41, ~0, v104
gfx90a s_cmpk_lt_u32 1e-10, 0x82f1
gfx90a s_nor_b64 s[40:41], s[4:7], 9
gfx90a v_dot2c_i32_i16_e32 v158, s4
gfx90a v_ashrrev_i16_e32 v201, ttmp15, v94 compr
gfx90a v_mul_lo_u16_e32 v84, v208, -|v6|
gfx90a v_cmp_class_f16_e32 vcc, s72, -4.0
gfx90a v_subrev_u32_dpp v164, s66, v48
gfx90a s_lshl_b32 s29, -11, s50 done
gfx90a s_cmpk_eq_u32 s37, v255
gfx90a s_lshr_b32 1+1, -15, s51
gfx90a v_sub_f32_e32 v0, v2, v4, s[0:2]
gfx90a v_min_i32_e32 0.5, v66, v65
gfx90a v_add_f16_e32 a[0:1], 32, v168
gfx90a v_min_u16_e32 v11, sext(s13), v65
gfx90a v_add_co_u32_e32 v1, a[0:1], vcc, s64, v144
gfx90a v_cmp_nlg_f16_e32 vcc, s44, v162 row_newbcast:3
gfx90a v_subrev_f16_e32 v66, sext(v64), v58
gfx90a v_mac_f32_e32 v102, v162, v82 clamp
gfx90a s_cselect_b64 ttmp[8:9], 32, s[70:71], vcc
gfx90a v_cndmask_b32_e32 v8, s28, v0, lds_direct
gfx90a v_cmp_nlg_f32_dpp vcc, v66, v191
gfx90a s_addc_u32_e64 s72, s80, s6
gfx90a s_buffer_load_dwordx16 s[28:43], a[2:5], s[96:99], s61 offset:0x2cfc glc
gfx90a v_sub_f16_e32 v52, 38, -16
gfx90a v_mul_f16_e32 v152, s17, v226 offset:0xffff
gfx90a s_cmpk_eq_u32 s90, a[0:3], 0xd262
gfx90a s_call_b64 0x10000, 20382
gfx90a v_ashrrev_i16_dpp v0, s8, v224
gfx90a s_cbranch_cdbgsys -39693
gfx90a s_cmpk_eq_i32 |s80|, 0x65c2
gfx90a v_min_f32_e32 v75, v194
gfx90a v_cndmask_b32_e32 v24, v3, src_shared_base, vcc
gfx90a v_max_f16_e32 0x3ff0000000000000, s42, v192
gfx90a v_madmk_f16 v0, s64, -17, v42
gfx90a v_mul_f16_e32 v100, -2, v4 quad_perm:[0,1,2,3]
gfx90a ds_wrxchg2st64_rtn_b64_dpp a[162:165], v25, a[17:18], a[1:2] offset0:224 offset1:156
gfx90a s_add_i32 s[4:7], s38, s86
gfx90a v_min_i32_e32 v1, 0, [v0,v1]
gfx90a v_add_f32_e32 v17, v180
gfx90a v_mul_hi_u32_u24_e32 off, v218, v50
gfx90a s_cmpk_ge_i32 s[1:2], 0x2025
gfx90a v_cndmask_b32_e32 v162, xnack_mask_lo, v24, vcc, exec
gfx90a v_lshrrev_b32_e32 s[2:3], 24, v64
gfx90a v_min_f32_e32 s101, v6, v0
gfx90a v_cndmask_b32_e32 v16, s48, v192, vcc offset0:1
gfx90a v_mul_lo_u16_e32 v209, v85, v206 addr64
gfx90a v_sub_f32_e32 0, v0
gfx90a v_max_i16_e32 v0, v0, v32 vm
gfx90a v_dot2c_i32_i16_e32 ttmp8, v207
gfx90a s_nand_b32 [s2,s3], ttmp6, 4
gfx90a v_ashrrev_i32_e32 v[0:1], v37, v166
gfx90a s_absdiff_i32 s81, |s4|, s0
gfx90a v_add_f32_e32 v0, s12, v225 neg_lo:[1,0]
gfx90a v_sub_f16_e32 v105, s101, s[1:2]
gfx90a v_min_i32_e32 v137, v28
gfx90a v_mul_u32_u24_e32 ttmp[0:1], s0, v67
gfx90a v_ashrrev_i16_e32 v196, 0x10000, 41, v142
gfx90a v_sub_f32_e32 ~0, v112, v30
gfx90a v_sub_f32_e32 s[6:9], v82, s2, v16
gfx90a v_min_i32_e32 v131, 34, 65536.0
gfx90a v_madak_f32 v8, vcc, v65, 0xc242e35e
gfx90a s_add_i32 s6, s0, 0 idxen
gfx90a v_add_co_u32_dpp v77, vcc, v250, v134
gfx90a v_cndmask_b32_e32 v2, ttmp10, v[3:6], vcc
gfx90a v_lshrrev_b32_e32 -32769, s24, v0
gfx90a s_bfm_b64 s[32:33], s37
gfx90a v_cmpx_eq_f32_e32 vcc, v46, 1+1
gfx90a v_mul_hi_u32_u24_e32 v17, 64, v68, -4.0
gfx90a v_mul_f16_e32 -4.0, xnack_mask_lo, v153
gfx90a v_max_f32_e32 a[0:1], s37, v176
gfx90a s_quadmask_b32 s27
gfx90a v_sub_u16_e32 0xffffffff, v183, v78
gfx90a v_cndmask_b32_e32 v8, 0x100000000, s45, v52, vcc
gfx90a v_dot2c_i32_i16_e32 v97, s67, a[1:2]
gfx90a v_madmk_f16 v129, s11, ttmp[0:1], v8
gfx90a v_cndmask_b32_e32 v156, s4, vcc
gfx90a v_min_f32_e32 1e-10, v6, v0
gfx90a v_max_f32_e32 v5, v242, 65536.0
gfx90a s_nor_b32 s61, s18, 0x3ff0000000000000
gfx90a s_andn2_b64 -|s[0:1]|, s[16:17], s[64:65]
gfx90a v_mul_i32_i24_e32 v25, v128, v18 high
gfx90a s_pack_lh_b32_b16_e64 ttmp15, xnack_mask_lo, 17
gfx90a v_sub_u32_e32 v56, v89, v112 vm
gfx90a s_ashr_i64 s[34:35], s[72:73], exec, 42
gfx90a s_bfe_u32 s60, s18, s96 offset:0xffff
gfx90a v_max_i16_e32 s[2:3], s0, v86
gfx90a v_cmp_ne_u64_e32 vcc, s[4:5], sext(v[6:7])
gfx90a s_nop a1
gfx90a s_sub_u32 s0, s0, exec
gfx90a v_min_u32_e32 v181, v[2:17], v60
gfx90a v_cndmask_b32_e32 v33, s101, v64, vcc
gfx90a v_sub_f16_e32 v176, 32, exec
gfx90a s_andn2_b32 s0, s66, 0x3ff0000000000000
gfx90a v_ashrrev_i16_e32 v9, s1, [s2,s3]
gfx90a v_sub_f32_dpp v141, s6, v47
gfx90a v_ashrrev_i32_e32 v48, sext(s16), v118
gfx90a v_cndmask_b32_e32 v193, s34, v32
gfx90a v_mul_u32_u24_e32 v43, v6, s[6:9]
gfx90a s_getreg_b32_sdwa s22, hwreg(50, 25, 22)
gfx90a v_mul_hi_u32_u24_e32 v15, v[3:6], v84
gfx90a v_subbrev_co_u32_e32 a1, vcc, s83, v44, vcc
gfx90a s_waitcnt_e64 vmcnt(51) expcnt(0) lgkmcnt(8)
gfx90a s_add_u32 s17, 17, v[2:17], s17
gfx90a s_buffer_load_dwordx16 s[96:99], s61 offset:0x2cfc glc
gfx90a v_mul_f32_e32 v233, v9, -v206
gfx90a v_add_u16_e32 v93, v30, v190 nt
gfx90a v_mul_i32_i24_e32 65536.0, s64, v130
gfx90a v_sub_f16_e32 v208, s16, v[3:6]
gfx90a v_fma_mixlo_f16 v61, s1, s[4:7], |v3| op_sel:[1,0,0]
gfx90a v_dot4c_i32_i8_e32 v232, v17
gfx90a v_mul_lo_u16_e32 v73, v[2:17], v154
gfx90a s_setreg_imm32_b32 a[1:2] 28, 32), 0xe2000130
gfx90a v_dot4c_i32_i8_e32 v184, v253
gfx90a s_addc_u32 s17, s74, 0x3ff0000000000000
gfx90a s_setreg_imm32_b32 v0 28, 32), 0xe2000130
gfx90a v_subrev_f32_e32 v0, v130
gfx90a tbuffer_load_format_d16_x v23, off, ~0, src_flat_scratch_base_lo format:[BUF_DATA_FORMAT_16_16,BUF_NUM_FORMAT_SINT] offset:363
gfx90a s_cmpk_ge_i32 0xffffffff, 0xf39a
gfx90a v_sub_f32_e32 v0, ttmp12, m0
gfx90a s_setreg_b32 1.1 29, 8), ttmp11
gfx90a v_max_i16_e32 v196, v51
gfx90a v_min_i32_e32 v136, s17, a[248:255]
gfx90a v_max_i16_e32 v82, v18, -v34
gfx90a v_lshlrev_b32_e32 v172, s11, m0
gfx90a s_mul_i32 s66, 54
gfx90a v_cndmask_b32_e32 v10, s0, v32, vcc lds
gfx90a v_lshlrev_b16_e32 v168, s[0:1], v75
gfx90a v_min_u32_e32 v133, v133, 1e10
gfx90a v_ashrrev_i16_e32 v26, v147, s[6:9]
gfx90a v_sub_f16_e32 off, -16, v1
gfx90a v_madmk_f16 v66, s64, 0xdb22d029, 1e-10
gfx90a v_mul_hi_u32_u24_e32 [s2,s3], s89, v33
gfx90a v_lshlrev_b16_e32 v210, v160
gfx90a v_subrev_u32_e32 v127, v25, 1e-10
gfx90a v_subrev_u16_e32 v[255:256], 0, v89
gfx90a s_branch 65536.0
gfx90a s_cmovk_i32 s1
gfx90a v_subrev_u32_e32 v161, v214, v121 mul:2
gfx90a v_max_f32_e32 v0, s[1:2], v8
gfx90a v_cndmask_b32_e32 s0, s1, v37, vcc
gfx90a v_max_i32_e32 v192, v196, acc0
gfx90a v_max_f32_e32 v5, ttmp[0:1], v242, v251
gfx90a v_trunc_f32_e32 v207, s102
gfx90a v_pk_fmac_f16_e32 vcc, 34, v0
gfx90a v_min_i32_e32 -v136, s17, v160
gfx90a s_buffer_load_dword v0, s[0:3], s64 glc
gfx90a v_or_b32_e32 v1, v1, v[0:1]
gfx90a v_subrev_f32_e32 0.5, v49, v7
gfx90a s_cmp_ge_u32 s96
gfx90a v_mul_u32_u24_e32 v160, s5, a[1:2]
gfx90a v_dot2c_i32_i16_e32 0x3c00, -10, v9
gfx90a v_mul_f32_e32 v16, s66, acc0
gfx90a v_madmk_f16 v57, v242, v[2:17], v136
gfx90a v_mac_f16_e32 v61, s0, 1e10
gfx90a v_mul_f32_e32 v0, v61, -v32
gfx90a v_subrev_u32_e32 -v5, s64, v6
gfx90a s_cmp_ge_u32 43, sext(s23)
gfx90a v_subrev_f32_e32 v246, v123, s[2:3]
gfx90a s_scratch_store_dwordx2 s[8:9], ttmp12, s85 glc
gfx90a v_mul_i32_i24_dpp v24, v1, v15
gfx90a v_add_u16_dpp v20, v19, v24
gfx90a v_subrev_f16_e32 v211, lds_direct, v201
gfx90a s_or_b32 sext(s90), s96, s29
gfx90a v_mul_u32_u24_e32 -|v43|, v6, v175
gfx90a s_add_u32 s5, v[3:6], 8
gfx90a s_cmpk_lg_i32 s66, 0xab88 quad_perm:[0,1,2,3]
gfx90a v_or_b32_e32 0.5, 44, v76
gfx90a v_mul_f16_e32 v130, 2, v4 lds
gfx90a v_cndmask_b32_e32 v16, s[6:9], v64, vcc
gfx90a v_cndmask_b32_sdwa v2, s5, v16, vcc
gfx90a v_subrev_co_u32_e32 v211, a[0:15], -7, v16
gfx90a v_sub_u16_e32 s13, v230
gfx90a s_lshl3_add_u32 s60, s34, s32, -32769
gfx90a s_orn2_b32 s47, 2
gfx90a v_add_f32_e32 v[2:17], 0, v193
gfx90a s_getpc_b64 0x100000000
gfx90a s_buffer_atomic_add a[2:5], s[56:59], s8
gfx90a v_mul_f32_e32 v26, -v125, v94
gfx90a v_cndmask_b32_e32 v160, 57, 0.15915494, vcc
gfx90a v_addc_co_u32_e32 v130, ttmp[0:1], s34, v0, vcc
gfx90a v_add_f16_e32 ttmp12, s96, v164
gfx90a v_max_u16_e32 ttmp[0:1], v122, v179
gfx90a v_madmk_f32 v103, v[3:6], 0xd3ba5ea1, v100
gfx90a v_min_f32_dpp v16, v0, v38
gfx90a s_atomic_cmpswap_x2 s[24:27], a[0:1], s58 glc
gfx90a s_andn1_saveexec_b64 0xffffffff, 1.0
gfx90a v_min_i16_e32 v130, v209, exec
gfx90a v_min_u32_e32 xnack_mask, s68, v216
gfx90a v_lshlrev_b16_e32 v247, ttmp1, v147 offset0:1
gfx90a v_or_b32_e32 v11, v188, v37 mul:3
gfx90a v_add_co_u32_e32 v228, vcc, src_pops_exiting_wave_id
gfx90a s_ashr_i32 s0, s5
gfx90a s_call_b64 s[60:61], ttmp[0:1]
gfx90a s_cselect_b32 |s33|, s8, -4
gfx90a s_mul_i32 s8, s5, s10 nt
gfx90a v_cndmask_b32_e32 v2, s5, v48, a[2:5]
gfx90a s_mov_b64 s[14:15], ttmp12
gfx90a v_dot8c_i32_i4_sdwa v41, s0, v129
gfx90a v_cndmask_b32_e32 s102, s0, v82, vcc
gfx90a v_min_i32_e32 0, s56, v0
gfx90a v_madmk_f16 acc0, s0, 0xbee0da0d, v1
gfx90a v_sub_f16_e32 v0, xnack_mask, v72
gfx90a s_xnor_b64 s[48:49], 0x3ff0000000000000, 2, s[72:73]
gfx90a v_sub_f32_e32 v19, v173
gfx90a v_and_b32_e32 v168, 65536.0, v142, v91
gfx90a v_sub_f32_e32 65536.0, v66, s68, v176
gfx90a v_cmpx_eq_u32_e32 vcc, v101, v32, [s2,s3]
gfx90a s_branch 1e10
gfx90a v_cndmask_b32_e32 v65, v142, 65, vcc
gfx90a v_max_i32_e32 v128, v[3:6], v8
gfx90a v_fmac_f32_e32 v182, 0x100000000, v82
gfx90a v_sub_f32_e32 v66, s68, acc0
gfx90a v_lshrrev_b32_e32 -|v113|, s99, v189
gfx90a s_max_i32 s73, s100, v256
gfx90a v_add_f32_e32 v2, s3, [s2,s3]
gfx90a v_cndmask_b32_e32 [v0,v1], v234, v165, vcc
gfx90a s_addc_u32 s81, s33, s66 row_shl:1
gfx90a v_subrev_f16_e32 v16, s16, v154 row_newbcast:16
gfx90a v_max_i16_e32 v144, v[255:256], s8, v68
gfx90a buffer_load_format_d16_xyzw v[130:131], 0, s[16:19], s12 offset:1860 glc
gfx90a v_mac_f16_e32 v0, a[2:5], v193
gfx90a s_add_u32 0.5, s48, 20
gfx90a v_min_f16_e32 v245, s23, 64
gfx90a s_mul_hi_i32_dpp ttmp13, -3, -2
gfx90a v_min_u16_e32 v100, v154
gfx90a v_lshlrev_b32_e32 v4, 0xffffffff, s73, v210
gfx90a v_cndmask_b32_e32 v227, v256, v171, vcc
gfx90a v_lshrrev_b32_e32 17, v88
gfx90a v_xnor_b32_e32 v245, v46, -|v115|
gfx90a s_max_i32 s68, -|s4|, s64
gfx90a s_max_u32 s10, s34, s16, ttmp12
gfx90a s_scratch_store_dwordx2 -32769, vcc, s8 offset:-0x36fc9 glc
gfx90a s_xnor_b64 ttmp[2:3], s[96:97], exec abid:15
gfx90a v_dot2c_f32_f16_e32 v209, v17, v81 done
gfx90a s_movk_i32 s1, 0.5
gfx90a v_mul_u32_u24_e32 v64, s96, ttmp0
gfx90a s_cmpk_eq_i32 a[0:15], 0x87d6
gfx90a v_add_f32_e32 v10, xnack_mask, v237
gfx90a v_lshrrev_b32_e32 v54, 17, v88 offen
gfx90a v_lshrrev_b32_e32 v208, s0, v96 vm
gfx90a v_cndmask_b32_e32 v20, s8, v128, -|vcc|
gfx90a v_mul_i32_i24_e32 s9, v32
gfx90a v_sub_u16_e32 v8, v148, v33 addr64
gfx90a v_cndmask_b32_e32 v33, s16, -16, vcc
gfx90a v_cndmask_b32_e32 v81, s0, v82, 0x3ff0000000000000
gfx90a v_cmp_ge_f32_e32 a1, v249, v131
gfx90a v_sub_f32_e32 v41, a[0:1], v32
gfx90a v_sub_f16_dpp v114, -17, v115 quad_perm:[0,1,1,1] row_mask:0x0 bank_mask:0x0
gfx90a v_fmac_f64_e32 v[16:17], -s[18:19], v[128:129]
gfx90a v_lshrrev_b32_e32 s66, v20
gfx90a v_max_i16_e32 v55, s49, |v48|
gfx90a v_or_b32_e32 a0, ttmp4, v218
gfx90a s_orn2_b64 s[50:51], s[36:37], 65536.0, s[80:81]
gfx90a v_subrev_u16_e32 |v36|, v122, v55
gfx90a v_mul_u32_u24_e32 v16, s26, [s2,s3]
gfx90a v_max_f16_e32 a[248:255], v191, v230
gfx90a s_buffer_atomic_umin_x2 s[36:37], vcc_lo, s14
gfx90a s_cmpk_lg_i32_dpp s66, 0xab88
gfx90a s_and_b32 s72, s19, v256
gfx90a v_max_f32_e32 v70, s[2:3], v197
gfx90a v_cmp_lg_f16_e32 vcc, v129, v218 idxen
gfx90a v_add_u16_e32 v170, v33, 64
gfx90a v_lshrrev_b32_e32 ttmp12, v204, v39
gfx90a s_lshl4_add_u32 -0x80000001, ttmp7, 8
gfx90a v_add_f16_e32 v245, s38, 65536.0
gfx90a v_cndmask_b32_e32 v0, s1, v24, vcc idxen
gfx90a s_load_dwordx4 s[84:87], s[22:23], s32 offset:0x1a0 glc, vcc
gfx90a s_add_u32 a[2:5], s68, 36
gfx90a s_andn2_b64 s[0:1], s[16:17], s[64:65] high
gfx90a v_xor_b32_e32 v74, v116, a[248:255], v218
gfx90a s_nand_b32 s81, src_shared_base, a[0:15]
gfx90a v_max_f32_e32 0x3ff0000000000000, v41, v145
gfx90a v_ashrrev_i16_e32 v237, v180
gfx90a s_load_dwordx4 s[84:87], s[22:23], -16, s32 offset:0x1a0 glc
gfx90a s_getreg_b32 s81, -|hwreg(38,| 3, 13)
gfx90a v_ashrrev_i16_e32 v237, v205
gfx90a v_ashrrev_i32_e32 v219, flat_scratch_hi, -17
gfx90a v_subrev_co_u32_e32 v15, vcc, v6, v203 neg:[1,0,1]
gfx90a v_ldexp_f16_e32 sext(v192), s73, v43
gfx90a v_sub_co_u32_e32 v153, vcc, 0, -2, v200
gfx90a v_cndmask_b32_e32 v16, s48, v192, xnack_mask
gfx90a v_sub_f16_e32 v76, vcc, v144
gfx90a v_madmk_f16 v3, v78, 0xe9c55828, s[0:1]
gfx90a v_dot4c_i32_i8_e32 s[0:2], s75, v33
gfx90a v_sub_f32_e32 [s2,s3], s90, v16
gfx90a v_subrev_u16_e32 v225, -4, ~0
gfx90a v_subb_co_u32_e32 v96, |vcc|, v13, v205, vcc
gfx90a v_cmpx_gt_u16_e32 vcc, acc0, v123
gfx90a v_madak_f32 v193, 0x10000, v32, 0xd3a05009
gfx90a v_max_i32_e32 lds_direct, 6, v150
gfx90a v_ashrrev_i16_e32 v177, v212, m0
gfx90a v_lshlrev_b32_e32 s101, s0, v0
gfx90a v_cmpx_le_u64_e32 a[2:5], ttmp[12:13], v[66:67]
gfx90a v_exp_legacy_f32_e32 1e10, 61
gfx90a v_cndmask_b32_e32 v0, -32769, v1, vcc
gfx90a v_cmpx_tru_f16_e32 |vcc|, s20, v155
gfx90a v_subrev_co_u32_e32 sext(v37), vcc, v98, v150
gfx90a s_max_i32 v[3:6], s8, s64
gfx90a v_mul_hi_u32_u24_e32 v74, s102, v17
gfx90a s_nand_b32 s21, ttmp8, s0 vm
gfx90a v_min_f16_e32 src_shared_base, s72, v65
gfx90a s_cmpk_lt_u32 s95, 0xf80f, vcc_lo
gfx90a s_absdiff_i32 s19, s8, exec
gfx90a v_mul_hi_u32_u24_e32 0.5, -8, v0
gfx90a v_max_i32_e32 v192, v196, ~0
gfx90a v_sub_f32_e32 v0, v2, v4 offen
gfx90a v_sub_u16_e32 v217, 37, 0.15915494
gfx90a v_lshrrev_b32_e32 1e-10, ttmp5, v118
gfx90a v_dot2c_i32_i16_e32 v97, a[0:15], v35
gfx90a s_cmpk_gt_u32 sext(s58), 0x9091
gfx90a v_lshlrev_b32_e32 [v0,v1], v0, s0, v226
gfx90a s_cbranch_scc1 a[1:2]
gfx90a v_mul_hi_u32_u24_e32 ttmp0, s89, v33
gfx90a v_cndmask_b32_e32 a[0:15], s64, v2, vcc
gfx90a v_madak_f16 v49, vcc_lo, v82, 0xd793ce56
gfx90a s_movrels_b32 ttmp6, sext(s49)
gfx90a v_cndmask_b32_e32 0x3c00, s64, v2, vcc
gfx90a s_atomic_add s34, v[2:17], ttmp15
gfx90a s_cmpk_gt_u32 s58
gfx90a s_waitcnt
gfx90a s_cmpk_gt_u32_e64 xnack_mask_hi, 0x93a5
gfx90a s_addc_u32 exec_lo, 49
gfx90a s_mul_hi_u32 a[248:255], 43, 31
gfx90a s_nand_b32 off, s66, s49
gfx90a v_mul_hi_u32_u24_e32 v17, lds_direct, v99
gfx90a v_max_i16_e32 v72, acc0, s64, v0
gfx90a v_dot4c_i32_i8_e32 v232, 18, v17 abid:15
gfx90a s_bfm_b32 0, s28, src_private_limit, s53
gfx90a v_cndmask_b32_e32 acc0, v182, v152, vcc
gfx90a v_min_f32_e32 v36, s64, 65536.0
gfx90a buffer_atomic_inc_x2 a[2:5], off, s[0:3], s2 offset:1008 glc
gfx90a v_ashrrev_i16_e32 v201, ttmp15, v94 clamp
gfx90a s_cmpk_gt_i32 0xf57b
gfx90a v_subrev_f16_e32 v66, v64, 0x3ff0000000000000
gfx90a v_sub_u32_e32 0, 64, v216
gfx90a s_movrels_b32 ttmp6, 0.5
gfx90a s_buffer_atomic_swap_sdwa s1, s[8:11], s95
gfx90a v_mac_f16_e32 v0, v26, |v193|
gfx90a v_max_i32_e32 65536.0, v38, v213
gfx90a v_sub_u32_e32 v23, 49, v112 lds
gfx90a v_cndmask_b32_e32 v128, 35, v80, -vcc
gfx90a v_min_i32_e32 v188, s[0:1], v152
gfx90a v_mul_f32_e32 v42, -14, v13 byte_sel:1
gfx90a buffer_atomic_inc v12, s[92:95], 34 offset:1851
gfx90a v_lshrrev_b16_e32 v83, v40
gfx90a s_cmp_ge_u32_dpp s96, s56
gfx90a v_subrev_u16_e32 v221, v255, m0
gfx90a v_madak_f32 0x3ff0000000000000, s0, v65, 0xc242e35e
gfx90a s_atomic_and s[0:1], ttmp[8:9], s70 offset:0x73fb7
gfx90a v_max_i32_e32 v212, a[0:1], s69, v17
gfx90a s_lshl3_add_u32_sdwa s60, s34, s32
gfx90a v_add_u16_e32 0x10000, 52, v235
gfx90a s_add_u32_dpp s4, s96, s29
gfx90a v_mul_hi_u32_u24_e32 s102, s96, v15
gfx90a v_subrev_u16_e32 v20, s64, ttmp[0:1], v0
gfx90a v_max_i32_e32 v88, v16, 0xffffffff, v32
gfx90a v_cndmask_b32_sdwa v192, s38, v32, vcc
gfx90a s_cmpk_lg_u32 [s2,s3], 0xf8c0
gfx90a v_cmpx_eq_u32_e32 lds_direct, v101, v32
gfx90a v_lshrrev_b16_e32 vcc_lo, -7, v118
gfx90a v_lshrrev_b16_e32 v210, v191, v153 addr64
gfx90a v_sub_f16_e32 v4, off, v2
gfx90a s_add_u32 s4, s96, v[0:1]
gfx90a v_sub_f32_e32 v34, |s4|, v131
gfx90a v_cndmask_b32_e32 v128, s0, v0, vcc
gfx90a v_dot2c_i32_i16_e32 1e10, s64, v131
gfx90a s_cmpk_le_i32 s57, 1e10
gfx90a s_cmpk_lt_i32 s71, ttmp0
gfx90a v_mul_u32_u24_e32 v194, v[255:256], s0, v64
gfx90a s_bitcmp0_b32 ttmp3, 50, a[2:5]
gfx90a s_call_b64 a1, s[50:51], 64929
gfx90a tbuffer_store_format_d16_xy a206, off, s[40:43], 48 format:[BUF_DATA_FORMAT_32_32] offset:1510 glc slc, 1+1
gfx90a v_lshlrev_b32_e32 -v0, s26, v128
gfx90a v_dot8c_i32_i4_e32 v191, v210, 65536.0
gfx90a v_min_u16_e32 v0, v74, 1.1
gfx90a v_sub_f32_e32 s102, v17, v158
gfx90a v_cmpx_eq_f16_sdwa -32769, -v66, -v237 src0_sel:BYTE_0 src1_sel:BYTE_1
gfx90a v_subbrev_co_u32_e32 v120, vcc, s39, -17, vcc
gfx90a s_cmpk_ge_i32 s50, lds_direct
gfx90a v_mul_hi_u32_u24_e32 v136, 0.5, v16 row_newbcast:16
gfx90a s_max_i32 s73, -11, -s86
gfx90a v_subbrev_co_u32_e32 vcc, s39, v70, vcc
gfx90a s_min_u32 s0, s16, 0x100000000
gfx90a v_lshrrev_b32_e32 exec, s99, v189
gfx90a s_bfm_b32 s28, src_private_limit, s53 neg:[1,0,1]
gfx90a v_cndmask_b32_e32 v137, -|s3|, v148, vcc
gfx90a v_sub_f16_e32 v200, s88, v37 neg:[1,0,1]
gfx90a v_mul_i32_i24_e32 v219, acc0, v23
gfx90a v_lshrrev_b16_e32 -32769, v149, v251
gfx90a v_fmac_f32_e32 -0x80000001, s64, v82
gfx90a v_madak_f16 v0, s21, v69, a0
gfx90a v_subrev_f32_e32 v8, s4, off
gfx90a v_max_i16_e32 v0, v10, m0
gfx90a v_cmpx_lt_u16_e32 vcc, v177, v220, exec
gfx90a v_madmk_f16 v140, s98, 0x76e0ede3, a[0:15]
gfx90a v_lshrrev_b32_e32 v24, v150, sext(v35)
gfx90a v_dot2c_f32_f16_e32 v143, s47, lds_direct
gfx90a v_sub_f32_e32 0x100000000, ttmp5, v16
gfx90a v_sub_f16_e32 ttmp[0:1], v68, s74, v16
gfx90a v_madmk_f32 v40, v103, 0xd2064fad
gfx90a v_add_f16_e32 v245, |s38|, v162
gfx90a s_addc_u32 s8, s73, v[255:256], s42
gfx90a v_madmk_f16 v0, 64, 0xdad153d6, [v0,v1]
gfx90a v_cndmask_b32_e32 v19, 10, a[0:15], vcc
gfx90a v_add_f32_e32 -v0, s12, v225
gfx90a s_wqm_b32 sext(s79), 12
gfx90a v_lshlrev_b32_e32 v16, s82, v134 addr64
gfx90a v_min_i32_e32 -|v198|, v7, v17
gfx90a v_subrev_f32_dpp v63, v193, v127
gfx90a v_max_i32_e32 v46, v245, ~0
gfx90a v_xnor_b32_e32 v133, v32, v24, acc0
gfx90a v_madmk_f16 v4, v1, 0x7f489aba, 65
gfx90a v_mul_u32_u24_e32 v16, [s2,s3], v4
gfx90a v_min_u32_e32 v48, a[0:1], v130
gfx90a v_mul_i32_i24_e32 v32, s32, 0x3c00
gfx90a v_sub_f16_e32 a1, v44, v36
gfx90a v_mul_hi_u32_u24_e32 v151, v164, 0.5
gfx90a v_lshlrev_b16_e32 -17, v96, v2
gfx90a v_mul_u32_u24_e32 s0, ttmp4, v68
gfx90a v_ashrrev_i32_e32 sext(v4), s90, v32
gfx90a v_min_f32_dpp v4, s1, v12
gfx90a v_cndmask_b32_e32 65, v247, v86, vcc
gfx90a buffer_load_format_xyzw v[242:245], off, a[2:5], 58 offset:2080 glc
gfx90a v_add_u16_e32 0x10000, src_pops_exiting_wave_id, v26
gfx90a v_cndmask_b32_e32 v0, s1, v24, vcc quad_perm:[0,1,2,3]
gfx90a s_cmpk_lg_i32 xnack_mask, 0x997e
gfx90a v_sub_u32_e32 v56, v89, 1e-10
gfx90a s_load_dwordx2 s[0:1], s[16:17], 65536.0, ttmp8 glc
gfx90a s_max_u32 s71, [s2,s3], s0
gfx90a v_cndmask_b32_e32 v182, v244, v225, vcc op_sel_hi:[0,0]
gfx90a v_lshrrev_b32_e32 v12, v133, v[3:6]
gfx90a v_subb_co_u32_e32 v8, vcc, v179, v133, v[255:256]
gfx90a v_sub_u32_e32 s[6:9], src_flat_scratch_base_hi, v159
gfx90a v_add_u16_e32 s2, v154
gfx90a v_cmpx_le_i16_e32 vcc, a[2:5], v229, v66
gfx90a v_or_b32_e32 v80, |v141|, v214
gfx90a v_mul_lo_u16_e32 -v0, v18, v133
gfx90a s_andn2_b64 a[0:3], 34, -15
gfx90a s_cmpk_lg_u32 s33, a1
gfx90a v_max_i32_e32 1+1, s41, v128
gfx90a v_mul_hi_u32_u24_e32 a[0:1], s89, v33
gfx90a s_cmpk_gt_u32 s[0:2], 0x8360
gfx90a v_cndmask_b32_e32 v30, s64, v34, ~0
gfx90a s_cmpk_lg_i32 s47, 0x4077 src0_sel:WORD_1
gfx90a v_ashrrev_i32_e32 v130, 1, 1+1
gfx90a v_lshrrev_b32_e32 v174, s4, v208 offset:4
gfx90a v_sub_f32_e32 v5, s2
gfx90a s_add_u32_e64 s69, s8, s0
gfx90a v_sub_f16_e32 v97, s56, sext(v3)
gfx90a v_ashrrev_i32_dpp v56, -8, v122
gfx90a v_cvt_f32_ubyte0_e32 v21, |s52|
gfx90a v_or_b32_e32 v64, a[0:1], v1
gfx90a v_madmk_f16 a0, s80, 0xd6a0df2b, v17
gfx90a v_madmk_f16 -16, s17, 0xdf24040e, v94
gfx90a v_min_i16_e32 v79, s90, v32 offset0:1
gfx90a v_cndmask_b32_e32 v143, [s2,s3], v135, vcc
gfx90a v_cmpx_ge_f32_e32 s0, ttmp6, v214
gfx90a v_mul_i32_i24_e32 v108, -|v207|, v31
gfx90a s_load_dwordx2 s[0:1], s[16:17], off glc
gfx90a v_lshlrev_b32_e32 |v153|, v1, v80
gfx90a v_subrev_u32_e32 v0, 21, 65
gfx90a v_cndmask_b32_e32 v0, 0x10000, v48, vcc
gfx90a v_mul_u32_u24_e32 s14, v151
gfx90a s_buffer_atomic_umin s70, a1, xnack_mask_hi glc
gfx90a v_min_i16_e32 v79, s90, -|v32|
gfx90a v_subrev_f32_e32 v72, |s2|, v142
gfx90a s_add_i32 s81, s0, s16 sc1
gfx90a v_cndmask_b32_e32 v170, 1e-10, v144, vcc
gfx90a v_rcp_f16_e64 v246, -32769
gfx90a s_cmpk_ge_i32 s70, 0xb259 vm
gfx90a s_setkill_e64 0x2360
gfx90a v_max_i32_e32 v16, s41, v128 offset:4
gfx90a v_sub_f32_e32 v66, v216, v256
gfx90a v_exp_f16_e32 v44, 0x100000000
gfx90a v_addc_co_u32_e32 v226, vcc, v238, a[248:255], vcc
gfx90a v_mul_hi_u32_u24_e32 v128, |s16|, v1
gfx90a v_madmk_f16_sdwa v72, v1, 0xdf6bd186, v78
gfx90a v_xor_b32_e32 v65, a[0:1], v98
gfx90a s_cmpk_ge_i32 -16, 0xb259
gfx90a v_madmk_f16 v0, 64, vcc, v64
gfx90a v_ashrrev_i32_e32 v244, s93, v176 offset:4
gfx90a v_or_b32_e32 0x10000, v182, v4
gfx90a v_min_u16_e32 v0, s0, 0x3ff0000000000000
gfx90a v_fmac_f32_e32 sext(v143), 4, v244
gfx90a v_cndmask_b32_e32 0x3ff0000000000000, v8, v1, vcc
gfx90a s_cmpk_lt_u32 a[0:3], 0x571a
gfx90a s_cmpk_le_u32 s72, v[255:256]
gfx90a v_xor_b32_e32 v121, v223, ttmp[0:1]
gfx90a s_setreg_imm32_b32 hwreg(28, 24, 26), vcc_lo
gfx90a s_atomic_swap s65, 1+1, ttmp5 glc
gfx90a s_sub_u32 s16, vcc, s36
gfx90a v_mul_hi_u32_u24_e32 v93, v163, -v47
gfx90a v_cndmask_b32_dpp v128, s67, v13, vcc
gfx90a v_subrev_f32_e32 v246, a1, v67
gfx90a v_min_u16_e32 v40, v209, v58 row_mirror
gfx90a s_nand_b64 0, 39, 13
gfx90a s_add_u32 -s4, s96, s29
gfx90a s_cmpk_lt_u32 s95, s102
gfx90a v_lshlrev_b32_e32 v68, -v12, v172
gfx90a v_sub_f16_e32 v5, s34, v32 cbsz:8
gfx90a v_max_i32_e32 v1, s0, 1+1
gfx90a s_lshl_b32 s29, -11, s50 gds
gfx90a v_mul_lo_u16_e32 v4, s2, a[1:2]
gfx90a v_cndmask_b32_e32 v24, s102, v6, vcc
gfx90a v_add_u32_e32 v200, v0, a[0:15]
gfx90a v_sub_f16_e32 v97, s56, a[2:5]
gfx90a s_sub_u32 s8, xnack_mask, s80, 64
gfx90a s_mulk_i32 ttmp0, 0x31b, v[0:1]
gfx90a v_and_b32_e32 v65, v152, v110 abid:15
gfx90a v_min_u16_e32 v27, s68, v0 clamp
gfx90a s_cmovk_i32 s1, ttmp[0:1]
gfx90a v_cndmask_b32_e32 v33, s16, v14, a[2:5]
gfx90a v_addc_co_u32_e32 v215, vcc, v73, v216, vcc row_mask:0x3
gfx90a v_addc_co_u32_e32 v168, vcc, s98, v51, s[0:2]
gfx90a v_addc_co_u32_e32 v113, vcc, s1, v98, 1.1
gfx90a v_sub_u32_e32 v1, s80, s[0:2]
gfx90a v_max_u16_e32 sext(v38), v188, v220
gfx90a v_mul_f32_e32 s101, -13, v177
gfx90a v_sub_f16_e32 v32, s66, s[0:2]
gfx90a s_cmpk_le_i32 ttmp2, 0x8f6f mul:2
gfx90a v_fmac_f64_sdwa v[88:89], s[72:73], v[66:67]
gfx90a v_xor_b32_e32 s38, v13
gfx90a v_mul_hi_u32_u24_e32 v16, v144, v50, s101
gfx90a v_cndmask_b32_sdwa v72, s48, v68, vcc
gfx90a v_lshlrev_b32_e32 v128, s96
gfx90a v_ashrrev_i32_e32 -1, v78
gfx90a v_lshrrev_b32_e32 v0, s5, v27 nt
gfx90a s_max_u32 s76, s16, [v0,v1]
gfx90a v_mul_u32_u24_e32 v134, 0x3ff0000000000000, v128
gfx90a v_max_i32_e32 ttmp2, v136
gfx90a s_cmp_eq_u32 s52, s[6:9]
gfx90a s_add_u32 s6, s9
gfx90a v_mul_hi_u32_u24_e32 v48, a[248:255], v70
gfx90a v_madmk_f16 v111, src_shared_base, 0xd39a755b, v39
gfx90a v_sub_f16_e32 v[255:256], v246, v118
gfx90a v_subrev_f16_dpp v66, v64, v58
gfx90a v_lshlrev_b16_e32 -17, s6, v0
gfx90a v_sub_f32_e32 v74, v112, vcc
gfx90a v_xor_b32_e32 v0, v[255:256], v129
gfx90a s_atomic_add s17, s[4:5], a[1:2]
gfx90a s_xor_b32 exec_lo, s[4:7], s51
gfx90a s_bfm_b64 s[16:17], s64, 4 cbsz:1
gfx90a v_sub_u16_e32 v177, s48, ttmp[0:1]
gfx90a v_ashrrev_i32_e32 v202, s1, |v33|
gfx90a v_subrev_co_u32_e32 v241, vcc, s[6:9], v220
gfx90a v_max_f32_e32 v128, ttmp4, s[0:1], v0
gfx90a s_cmpk_lt_u32 ttmp14, src_shared_base
gfx90a v_and_b32_e32 v85, v54, sext(v66)
gfx90a v_madak_f32 v128, s0, 0x10000, 0xc0ce0ec4
gfx90a v_max_i16_e32 v145, v14, -|v187|
gfx90a s_cmpk_gt_u32 s30, s[2:3]
gfx90a v_ldexp_f16_e32 v42, s99
gfx90a s_mul_i32 exec, 54, 27
gfx90a v_madak_f32 v9, 0x10000, s1, v129, 0x7cad2be7
gfx90a s_sub_u32 vcc, 16, s36
gfx90a v_add_f32_e32 v28, s25, v218 offset:4
gfx90a s_lshl2_add_u32 s98, s80, s[1:2]
gfx90a s_cmpk_lg_i32 s42, 0x5ef7 high
gfx90a v_addc_co_u32_dpp v130, vcc, s34, v0, vcc
gfx90a v_cndmask_b32_e32 v60, s16, 1+1, vcc
gfx90a s_call_b64 a1, 20382
gfx90a v_min_i32_e32 v53, v167
gfx90a v_mul_f16_e32 -|v141|, vcc_lo, v30
gfx90a v_add_u32_e32 v200, v0, 0x3c00
gfx90a v_xor_b32_e32 v131, s60, -17
gfx90a s_getreg_b32 off, hwreg(25, 1, 12)
gfx90a v_cndmask_b32_e32 v52, s1, s102, vcc
gfx90a v_lshrrev_b16_e32 v4, s77, 0.15915494
gfx90a s_cmovk_i32 s1, -|0x409|
gfx90a v_madmk_f16 a0, 59, 0xd8771cf5, v97
gfx90a v_max_f32_e32 -v195, -14, v116
gfx90a s_nand_b64 s[6:7], s[88:89]
gfx90a s_atomic_cmpswap_x2 -4.0, s[64:65], s58 glc
gfx90a v_fmac_f64_e32 sext(v[220:221]), s[32:33], v[0:1]
gfx90a s_bfe_u32 s57, vcc, ttmp6
gfx90a v_subrev_f16_e32 v0, 0xffffffff, v192
gfx90a v_max_i16_e32 v[2:17], 8, v193
gfx90a v_bfrev_b32_e32 -17, v98, v101
gfx90a s_bfm_b64 s[36:37], s9
gfx90a v_min_f32_e32 s[0:1], s64, v131
gfx90a s_cmpk_lt_i32_e64 s76, 0x5551
gfx90a s_xor_b32 -s0, s16, s16
gfx90a v_subrev_u32_e32 v138, s50, 1e-10
gfx90a v_subrev_f16_e32 v0, -s68, v192
gfx90a v_lshrrev_b32_e32 v133, v9
gfx90a v_mul_hi_u32_u24_e32 -|v128|, s16, v1
gfx90a v_add_f32_e32 v136, s12, -4.0, v168
gfx90a v_cndmask_b32_e32 v192, ttmp4, v48, -0x80000001
gfx90a v_max_i32_e32 v38, ttmp2, v[255:256]
gfx90a s_addk_i32 s94, 0x5463 blgp:3
gfx90a v_mul_f16_e32 v0, v128, v170 bitop3:5
gfx90a v_madmk_f32 v27, 0xdc66c917, v245
gfx90a v_min_i16_e32 v[3:6], v55, v89
gfx90a v_min_i16_e32 v256, v136, v2
gfx90a v_max_i32_e32 v1, s0, s[6:9]
gfx90a v_sub_f16_e32 v176, a[0:15], 32, v16
gfx90a v_cndmask_b32_e32 v65, s4, v17, vcc done
gfx90a v_dot4c_i32_i8_e32 v195, s72, v11 glc
gfx90a v_cndmask_b32_e32 s9, v64, vcc
gfx90a v_subrev_u16_e32 v57, v0, 64
gfx90a v_cndmask_b32_e32 s28, v0, vcc
gfx90a s_cmovk_i32 s8, 0x240 op_sel:[0,1]
gfx90a s_xor_b32_dpp exec_lo, 0.5, s51
gfx90a v_mul_f16_e32 1e-10, 38, v65
gfx90a v_dot4c_i32_i8_e32 v98, v95, v175 clamp
gfx90a s_buffer_load_dwordx16 s[28:43], s[96:99], 1.1 offset:0x2cfc glc
gfx90a v_madmk_f16 0.15915494, s48, 0xdded6dd0, v10
gfx90a v_cndmask_b32_e32 v65, v142, v139, vcc slc
gfx90a v_sub_f16_e32 v7, -v8, v128
gfx90a s_pack_lh_b32_b16 ttmp7, sext(-16), 28
gfx90a v_max_i16_e32 v116, v17
gfx90a s_add_u32 s36, 9, s0 bitop3:5
gfx90a s_andn1_saveexec_b64 1.0
gfx90a v_ashrrev_i32_e32 v4, -|s4|, v8
gfx90a v_dot8c_i32_i4_e32 v32, s13, v51, 64
gfx90a v_add_f32_e32 v161, v176, -v42
gfx90a v_cndmask_b32_sdwa v16, s48, v192, vcc
gfx90a v_cndmask_b32_e32 v64, s13, v199, vcc offset:4
gfx90a v_or_b32_e32 v33, 16, a[2:5]
gfx90a ds_cmpst_rtn_f64 lds_direct, v104, a[1:2], a[6:7] offset:51218
gfx90a s_getreg_b32 s[2:3], hwreg(38, 3, 13)
gfx90a s_max_i32 s14, s8, a0
gfx90a buffer_load_format_d16_xyzw v[130:131], off, s[16:19], s12 offset:1860 glc cbsz:1
gfx90a v_cndmask_b32_sdwa v60, s16, v128, vcc
gfx90a v_cndmask_b32_e64 v132, s1, v193, vcc
gfx90a v_madmk_f32 v40, v103, a0, v89
gfx90a v_sub_u32_e32 v245, s80, s101
gfx90a v_subbrev_co_u32_e32 v210, vcc, v183, vcc
gfx90a v_dot2c_f32_f16_e32 src_shared_base, ttmp2, v223
gfx90a v_mul_u32_u24_e32 v168, s18, |v4|
gfx90a v_cndmask_b32_dpp v32, s80, v3, vcc
gfx90a v_cndmask_b32_e32 40, v4, vcc
gfx90a v_and_b32_e32 v143, v224
gfx90a v_mul_f16_e32 v252, v192, -v178
gfx90a v_cndmask_b32_e32 0x3ff0000000000000, v192, v120, v72, vcc
gfx90a v_mul_u32_u24_e32 exec, s64, v197
gfx90a v_fmac_f32_dpp v182, s64, v82
gfx90a v_madmk_f16 s[1:2], s32, 0x7eb26ff3, v4
gfx90a v_lshrrev_b32_e32 0x3c00, s14, v10
gfx90a v_cndmask_b32_e32 v209, |s84|, v242, vcc
gfx90a v_fmac_f64_e32 v[32:33], s[60:61], v[52:53] row_newbcast:3
gfx90a v_cndmask_b32_e32 v192, v120, v72, ttmp[0:1]
gfx90a s_subb_u32_e64 s67, 58, s46
gfx90a v_max_u32_e32 v147, 0.5
gfx90a s_cmpk_gt_u32_dpp s58, 0x9091
gfx90a v_cndmask_b32_e32 v144, 54, v143, vcc cbsz:8
gfx90a v_madmk_f16 v192, v255, 0x7eb26ff3, v4
gfx90a s_getreg_b32 exec_lo, hwreg(41, 11, 27) cbsz:1
gfx90a v_madak_f32 -16, v36, v150, 0xbfb2454c
gfx90a s_addk_i32 s[1:2], 0x5efb
gfx90a s_sub_u32 s77, s64, 0x100000000
gfx90a v_mul_u32_u24_e32 v129, s16, 0xffffffff, v114
gfx90a v_mul_u32_u24_e32 v64, v3, ~0
gfx90a v_add_f32_e32 s102, s34, v34
gfx90a v_mul_f32_e32 a[2:5], s82, v149
gfx90a v_sub_f16_e32 v162, v149, 1+1
gfx90a s_buffer_atomic_umin -|s70|, s[12:15], xnack_mask_hi glc
gfx90a v_lshrrev_b32_e32 v8, a[0:15], v132
gfx90a buffer_atomic_inc v12, off, s[92:95], 34 offset:1851 offset0:1
gfx90a v_cmp_nlg_f32_e32 0xffffffff, v162, v167
gfx90a s_nor_b32 s[6:9], s61, s18, s33
gfx90a v_ashrrev_i32_e32 ttmp12, v68, s36, v38
gfx90a v_max_u32_e32 v63, 54, v232 compr
gfx90a s_addc_u32 s72, 1, s4 blgp:3
gfx90a s_cmpk_ge_u32 0, 0xb027
gfx90a s_cmpk_le_i32 s57, 0xdb88 addr64
gfx90a s_movk_i32 s102, 0x2a73
gfx90a s_mul_hi_i32 0, 33, s35
gfx90a v_cndmask_b32_e32 v206, v196, vcc_lo, vcc
gfx90a v_add_f32_e32 v3, 19, v20 slc
gfx90a v_ashrrev_i32_e32 -32769, s90, v32
gfx90a s_getreg_b32_e64 s96, hwreg(HW_REG_LDS_ALLOC, 31, 20)
gfx90a v_add_f16_dpp v0, s[0:2], v111 quad_perm:[3,3,3,3] row_mask:0xd bank_mask:0x5 bound_ctrl:1
gfx90a s_cmpk_ge_i32 s56, a[248:255]
gfx90a v_lshrrev_b16_e32 v4, 0x100000000, v105
gfx90a v_mul_u32_u24_e32 -v0, v64, v0
gfx90a s_buffer_atomic_inc_x2 vcc, s[20:23], -0xb9ee6 glc row_mirror
gfx90a v_dot8c_i32_i4_sdwa v5, ttmp14, v132
gfx90a v_add_f32_e32 v28, a[2:5], v128
gfx90a s_cbranch_execnz v[2:17]
gfx90a v_subrev_f16_e32 v97, s66, 65536.0
gfx90a s_movk_i32 1.1, 0x149d
gfx90a v_cndmask_b32_e32 a[0:1], s64, v34, vcc
gfx90a v_subbrev_co_u32_e32 v171, 65536.0, v240, v139, vcc
gfx90a s_load_dword s16, s[32:33], 0xf5853 gds
gfx90a v_max_f32_e32 v16, v138, v178 glc
gfx90a v_add_u32_e32 1.1, v0, v226
gfx90a v_mul_hi_u32_u24_e32 v0, -8, v0 mul:2
gfx90a v_madmk_f16 v96, v32, 0xc125d29d, v11 row_newbcast:3
gfx90a v_lshlrev_b16_e32 v5, -0x80000001, v72
gfx90a v_mov_b32_e32 -0x80000001, 56
gfx90a v_mul_hi_u32_u24_e32 v40, -8, xnack_mask, v144
gfx90a s_bfm_b64 -17, ttmp[10:11], s76, s74
gfx90a s_add_u32 s81, s0
gfx90a v_fmac_f32_e32 vcc_lo, v54, 53, v63
gfx90a v_mac_f16_sdwa v203, v40, v16
gfx90a v_or_b32_e32 v0, s[6:9], v198
gfx90a v_or_b32_e32 v255, lds_direct, v108
gfx90a v_sub_co_u32_e32 sext(v101), vcc, s2, v36
gfx90a s_bfm_b32_e64 s74, s4, s45
gfx90a v_sub_f16_e32 v63, 65536.0, v5
gfx90a v_fmac_f64_e32 v[144:145], s[4:5], -v[12:13]
gfx90a s_atomic_inc -0x80000001, s37, s[62:63], s19
gfx90a v_dot2c_f32_f16_dpp v143, s47, v40
gfx90a s_cmpk_eq_u32 a[248:255], 0xccf7
gfx90a v_mul_u32_u24_e32 v16, s26, 0.5
gfx90a s_cmpk_gt_i32 0, s15, 0xd3f7
gfx90a v_fmac_f32_e32 v141, v32, v[255:256]
gfx90a v_add_f32_e32 a[0:15], s24, v68
gfx90a v_lshrrev_b32_e32 v82, v88
gfx90a v_sub_co_u32_e32 v24, vcc, v72, a[0:1]
gfx90a s_cmpk_eq_i32 -s46, 0x87d6
gfx90a v_sub_f16_e32 v1, v128, -v72
gfx90a v_subrev_u32_e32 v0, 21, v144 row_mirror
gfx90a v_cndmask_b32_e32 1e10, s40, v128, vcc
gfx90a v_rcp_f16_e32 v91, a[0:3]
gfx90a s_cmpk_lt_u32 0xe18c
gfx90a s_cselect_b32 s25, s16
gfx90a s_add_u32 s17, v0, s9
gfx90a s_addc_u32 s64, 0, s1 gds
gfx90a v_or_b32_dpp v32, s24, v64
gfx90a s_pack_lh_b32_b16 ttmp7, -16, 28 offset0:1
gfx90a s_andn2_b64 s[0:1], -|s[16:17]|, s[64:65]
gfx90a s_bfm_b32 0, s11, 16
gfx90a v_mul_f32_e32 v210, v123, v252 neg:[1,0,1]
gfx90a v_cvt_u32_f32_e32 0, 18
gfx90a v_madak_f32 -4.0, v0, v41, 0xbf888be9
gfx90a v_lshlrev_b32_e32 v4, s0, v176 byte_sel:1
gfx90a global_atomic_sub v107, ttmp12, s[10:11] offset:-500 slc
gfx90a s_cmp_eq_i32 59
gfx90a v_lshlrev_b16_e32 a[1:2], s3, v72
gfx90a s_mulk_i32 ttmp0, src_shared_base
gfx90a v_xnor_b32_e32 v45, v92
gfx90a v_cmpx_gt_u32_e32 vcc, s42, v226 abid:16
gfx90a s_cmpk_lg_i32 s42, 0x5ef7, a1
gfx90a s_cmp_eq_i32 s49, a0
gfx90a s_cmpk_ge_i32 s53, 0x632f offset0:1
gfx90a v_mac_f16_e32 v13, v249, -32769
gfx90a v_dot8c_i32_i4_e32 v221, 41, xnack_mask
gfx90a v_cndmask_b32_e32 a[0:3], 1, v32, vcc
gfx90a s_addc_u32 s1, -2
gfx90a v_madak_f32 v9, s1, vcc, 0x7cad2be7
gfx90a s_max_i32 1+1, s100, -16
gfx90a v_madmk_f16 src_shared_base, v78, 0xe9c55828, v232
gfx90a v_cndmask_b32_e32 v7, 7, -v64, vcc
gfx90a v_mac_f32_e32 v102, v[3:6], v82
gfx90a v_madak_f32 s33, v4, 0xd9ff969d
gfx90a v_cmp_nlg_f16_e32 vcc, v162
gfx90a v_mul_u32_u24_e32 v235, ttmp4, off
gfx90a v_min_i16_e32 v45, |v223|, v200
gfx90a v_madmk_f16 v129, s[4:7], 0xbfdcf1b5, v249
gfx90a v_sub_u32_e32 -|v52|, 64, v216
gfx90a s_cmp_eq_i32_sdwa s70, s9
gfx90a v_or_b32_e32 v136, s16, v[2:17]
gfx90a v_mul_i32_i24_e32 v152, s8, v65 mul:2
gfx90a s_cmpk_lt_i32 s48, v256
gfx90a s_xnor_b64 s[48:49], 2, 0x3ff0000000000000, s[72:73]
gfx90a v_min_i32_e32 v235, v183, -|v169|
gfx90a v_mul_i32_i24_e32 v18, xnack_mask, v96
gfx90a v_max_i16_dpp v144, s8, v68
gfx90a v_fma_mixlo_f16 v8, 13, s76 op_sel:[0,1,0] clamp
gfx90a buffer_load_dwordx2 0x10000, off, ttmp[12:15], s24 offset:3266 glc
gfx90a s_max_i32 a0, s65, s6
gfx90a v_sub_u32_e32 v220, v[2:17], v225
gfx90a global_store_dwordx4 v[168:171], s[32:33] offset:4088 glc slc
gfx90a v_rndne_f16_e64 v81, 1.1
gfx90a v_mul_u32_u24_e32 v1, v70, -v121
gfx90a s_lshl1_add_u32_sdwa s65, s101, s14
gfx90a v_sub_co_u32_e32 vcc, s73, v129
gfx90a v_ashrrev_i16_e32 v32, 0, v[0:1]
gfx90a v_madak_f16 v17, ttmp4, 1e10, 0xbf8d5094
gfx90a v_lshrrev_b16_dpp v210, v191, v153
gfx90a s_ashr_i32 src_flat_scratch_base_lo, 21
gfx90a v_sad_u16 sext(v30), s4, s90, 64
gfx90a v_cndmask_b32_e32 v72, v68, vcc
gfx90a v_lshrrev_b16_e32 s[0:2], s45, v86
gfx90a v_max_i16_e32 v64, v77, v[255:256]
gfx90a v_lshlrev_b32_e32 v32, s0, s[4:7]
gfx942 v_ashrrev_i32_e32 -|v0|, s32, v0
gfx942 s_add_u32 s38, s33, sext(s0)
gfx942 v_lshrrev_b32_e32 v68, v104, a[0:1]
gfx942 v_add_u16_e32 s0, v39
gfx942 v_mul_hi_u32_u24_e32 a0, s8, v0
gfx942 tbuffer_load_format_x v111, off, off, s90 format:[BUF_DATA_FORMAT_8_8_8_8,BUF_NUM_FORMAT_FLOAT] offset:2486 sc0 sc1
gfx942 v_lshrrev_b32_e32 0, v96, s3, v0
gfx942 v_cndmask_b32_e32 v1, v256, v8, vcc
gfx942 s_bfm_b64 s[2:3], 0x3c00, 64, s17
gfx942 v_mul_u32_u24_e32 v250, v101
gfx942 v_cndmask_b32_e32 v8, v51, vcc
gfx942 v_dot8c_i32_i4_e32 v57, v85, v119 offset:4
gfx942 s_nor_b32 s[6:9], s90, xnack_mask_hi
gfx942 v_max_i32_e32 v0, s42, 0x100000000
gfx942 s_flbit_i32_i64 s[0:2], 55
gfx942 v_fmaak_f32 v32, s100, v4, 0xd3ed84fa, v[0:1]
gfx942 v_cndmask_b32_e32 v0, s0, v128, xnack_mask
gfx942 v_cubesc_f32 sext(v162), s68, s72, |12|
gfx942 v_mul_u32_u24_e32 0x100000000, s17, v12
gfx942 s_cbranch_cdbgsys 1e-10
gfx942 v_madmk_f16 v162, 1e10, 0x7c2712fa, v1
gfx942 s_pack_ll_b32_b16 ttmp12, s53
gfx942 v_madak_f16 s52, v69, 0x456dd29
gfx942 v_cmpx_ge_f32_e32 1e10, v37, v115
gfx942 s_mul_hi_u32 s18, s[1:2], s48
gfx942 v_cndmask_b32_e32 v10, s68, 64, vcc
gfx942 v_mac_f16_e32 v120, 40, s102
gfx942 v_max_f32_dpp 0.15915494, -v218, v204 quad_perm:[3,1,3,3] row_mask:0x6 bank_mask:0x3 bound_ctrl:1
gfx942 v_subb_co_u32_e32 v151, xnack_mask, v254, v102, vcc
gfx942 v_sub_co_u32_e32 vcc, vcc, v3, v197
gfx942 v_cndmask_b32_e32 v51, 0, v50, vcc byte_sel:1
gfx942 v_addc_co_u32_e32 v88, vcc, 3, lds_direct, v128, vcc
gfx942 v_xor_b32_e32 v[255:256], vcc_lo, v126
gfx942 s_cbranch_i_fork s[100:101], 1.1
gfx942 s_cmpk_ge_i32 s85, 0x5617 offset0:1
gfx942 v_lshlrev_b32_e32 0x3c00, s64, v0
gfx942 v_or_b32_e32 v161, vcc, v1
gfx942 v_min_u16_e32 v128, s97, s[1:2]
gfx942 v_cndmask_b32_e32 v0, a[0:1], v33, vcc
gfx942 v_fmac_f64_e32 sext(v[100:101]), s[8:9], v[16:17]
gfx942 v_cndmask_b32_e32 v10, s[0:1], v24, vcc
gfx942 s_xor_b64 s[8:9], s[24:25], s[4:7]
gfx942 v_add_f32_e32 s102, v145, v194
gfx942 v_mul_f32_e32 v9, -v72, v32
gfx942 v_dot2c_i32_i16_e32 v65, v32, v75 mul:2
gfx942 v_lshrrev_b32_e32 sext(v188), v255, v26
gfx942 v_cndmask_b32_e32 v18, a[2:5], v144, vcc
gfx942 s_call_b64 src_shared_base, 34064
gfx942 v_cndmask_b32_e32 v73, s[4:7], v7, vcc
gfx942 v_max_i16_e32 v138, 1e10, v151
gfx942 v_subbrev_co_u32_e32 -0x80000001, vcc, v185, v71, vcc
gfx942 v_mul_u32_u24_e32 v16, s8, v68 sc1
gfx942 v_lshlrev_b32_e32 65536.0, 5, v31
gfx942 s_cmpk_lg_u32 s64, sext(0xb2b4)
gfx942 v_madak_f16 1e-10, s52, v69, 0x456dd29
gfx942 v_sub_f16_e32 m0, s64, v83
gfx942 s_cmpk_eq_i32 s68, v[3:6]
gfx942 v_sub_f16_e32 v91, v109, 0
gfx942 s_cbranch_cdbgsys 445, 64
gfx942 s_setreg_imm32_b32 [v0,v1] 3, 22), 0xd3a674a2
gfx942 v_cndmask_b32_e32 v8, s8, v177, vcc bitop3:5
gfx942 s_cmpk_ge_i32 exec, 0x9147
gfx942 s_atomic_add a1, s[54:55], s67 offset:0x40040
gfx942 v_subrev_co_u32_e32 v0, vcc, v64, v10 blgp:8
gfx942 v_ashrrev_i16_e32 v201, v242, ~0
gfx942 buffer_store_format_d16_xy v192, off, s[0:3], xnack_mask offset:3582 nt
gfx942 s_pack_hh_b32_b16 s97, s0, s7 quad_perm:[0,1,2,3]
gfx942 s_cmpk_gt_i32_e64 s22, 0x1ecc
gfx942 ds_wrxchg2_rtn_b64 -0x80000001, v185, a[240:241], a[254:255] offset0:251 offset1:72
gfx942 v_subrev_f32_e32 v61, v70, 1+1
gfx942 s_min_i32 s40, s8, v[0:1]
gfx942 v_mul_hi_u32_u24_e32 v122, -2, v30 mul:2
gfx942 s_cmpk_lt_i32 s58, 0xccf7 src0_sel:WORD_1
gfx942 s_cmpk_lg_u32 s93, v255
gfx942 v_xnor_b32_e32 v63, s85, v[0:1]
gfx942 v_add_f32_e32 v166, exec, v32
gfx942 v_cndmask_b32_e32 v57, 2, v16, s[6:9]
gfx942 v_cndmask_b32_e32 v0, -32769, v33, vcc
gfx942 v_min_f32_e32 v11, v147, v203 neg_lo:[1,0]
gfx942 v_subrev_f16_e32 v0, 36
gfx942 s_store_dword_sdwa s37, s[68:69], s64
gfx942 v_cmp_ge_u32_e32 vcc, 10, ttmp12
gfx942 v_cndmask_b32_e32 v0, -1, v202, vcc offset:4
gfx942 v_madak_f16 v164, 0.15915494, v17, 0xd01ff775
gfx942 s_cmpk_eq_i32_dpp s0, 0xc30f
gfx942 v_fmac_f64_e32 exec, s[4:5], v[148:149]
gfx942 s_add_i32 s49, 16, s58 quad_perm:[0,1,2,3]
gfx942 v_lshrrev_b32_e32 v96, s3, a[2:5]
gfx942 v_add_f16_e32 |v103|, v77, v137
gfx942 v_min_i32_e32 v145, s16, v187 offen
gfx942 s_cmpk_eq_i32 ttmp9, s[4:7]
gfx942 v_add_f32_e32 |v240|, s34, v208
gfx942 s_mov_b64 s[34:35]
gfx942 v_max_f16_e32 v168, v56
gfx942 s_cmpk_lg_u32 sext(s12), 0x3fc5
gfx942 v_cmp_ne_u16_e32 vcc, v239
gfx942 v_add_u32_e32 v16, v11, v192 row_newbcast:3
gfx942 v_add_f32_e32 v166, a[0:3], v26
gfx942 v_max_i16_e32 -|v144|, s0, v8
gfx942 s_buffer_atomic_smin -32769, s[12:15], -0x850f8
gfx942 s_pack_lh_b32_b16 64, 10, -9
gfx942 v_madmk_f16 v32, 0, s2, 0xbf4840e9, v6
gfx942 v_sub_co_u32_e32 v88, s[6:9], v3, v197
gfx942 s_cmpk_ge_u32 s11, s[4:7]
gfx942 s_getreg_b32 sext(s38), hwreg(11, 27, 5)
gfx942 s_setreg_imm32_b32 m0 0, 20), 0xc28ae69f
gfx942 s_mul_hi_u32 ttmp3, ttmp6
gfx942 s_cbranch_i_fork |s[68:69]|, 39743
gfx942 v_sub_f32_dpp v65, s0, v114
gfx942 v_mul_hi_u32_u24_e32 v67, v225, v43 offen
gfx942 v_or_b32_e32 v161, s[0:2], v1
gfx942 v_mul_hi_u32_u24_e32 v90, v121, off
gfx942 s_mul_i32 s72, s3, v[2:17]
gfx942 v_add_co_u32_e32 v141, vcc, s8
gfx942 v_mul_hi_i32_i24_e32 v68, 21
gfx942 v_mul_lo_u16_e32 v33, src_shared_limit, v90 offset0:1
gfx942 s_cmpk_gt_i32 s54, 0x9a30, a[0:3]
gfx942 s_max_i32 s64, 64, s20 sc0
gfx942 v_mul_lo_u16_e32 v47, -14, 0x100000000
gfx942 v_cndmask_b32_e32 v192, v104, v0, vcc sc0
gfx942 v_sub_co_u32_e32 0, vcc, s16, v180
gfx942 v_max_i16_e32 v153, s40, a[0:1]
gfx942 v_fmac_f32_e32 |v150|, v215, v37
gfx942 v_sub_f16_e32 v176, s3, v131 compr
gfx942 v_cndmask_b32_e32 v32, s32, s[1:2], vcc
gfx942 v_lshrrev_b32_e32 v183, s66, v214 row_mask:0x3
gfx942 s_nand_saveexec_b64 0, 15
gfx942 v_cndmask_b32_e32 v138, s1, -16, vcc
gfx942 v_madak_f16_sdwa v32, s7, v129, 0xd3f8e8bf
gfx942 v_madmk_f16 v80, v[2:17], 0xbf21047f, v33
gfx942 s_orn2_b64 64, 10, -8
gfx942 s_call_b64 s[32:33], 59568 offset:0xffff
gfx942 v_or_b32_e32 [v0,v1], s49, v70
gfx942 s_cbranch_i_fork v[2:17], 39743
gfx942 buffer_load_sshort off, s[24:27], v[3:6] offset:520 nt sc1 lds
gfx942 v_xor_b32_e32 [s2,s3], v143, v69
gfx942 v_sub_f16_e32 s102, v2, v7
gfx942 v_mul_f32_e32 v34, 17, -16
gfx942 v_ashrrev_i32_e32 v51, s29, v[0:1]
gfx942 v_sub_co_u32_e32 v214, vcc, 50, v18 neg:[1,0,1]
gfx942 v_fmaak_f32 v172, v183, v91
gfx942 scratch_load_lds_sbyte 0x100000000, s33 offset:3096 nt sc1
gfx942 v_ashrrev_i32_e32 v8, -16, v38 row_mask:0x3
gfx942 s_andn2_b32 65, 32, 5
gfx942 v_cndmask_b32_e32 xnack_mask, s55, v208, vcc
gfx942 s_atomic_xor sext(s46), s[52:53], s0 glc
gfx942 v_cos_f16_e32 v35, v131 offset:4
gfx942 s_addc_u32 s20, 22, s74 mul:3
gfx942 v_sub_f16_e32 v39, s32, |v140|
gfx942 s_buffer_store_dwordx4_e64 s[64:67], s[24:27], s0
gfx942 s_atomic_smin_e64 s56, s[24:25], ttmp15
gfx942 v_lshrrev_b32_e32 v12, v136, v237 blgp:8
gfx942 v_max_f16_e32 v85, s46, a[2:5]
gfx942 v_subrev_f16_e32 v189, v33, sext(v250)
gfx942 v_subrev_co_u32_e32 v8, 1+1, s12, v4
gfx942 v_fmaak_f32 v194, v246, v202, 0x7f3bfad6 row_mirror
gfx942 v_dot2c_i32_i16_e32 v245, -6, 0x3c00, v162
gfx942 v_fmaak_f32_e64 v74, 8, v5, 0x7dfcb981
gfx942 v_cndmask_b32_e32 -v138, s1, v6, vcc
gfx942 v_subrev_u32_e32 v18, s66, 0
gfx942 s_orn2_b32 |s101|, 3, 11
gfx942 v_subbrev_co_u32_e32 v134, vcc, -s99, v37, vcc
gfx942 s_buffer_atomic_smin s[0:1], s[4:7], 0xa1a13
gfx942 s_mul_i32 s64, a[248:255], s28
gfx942 v_sub_co_u32_e32 v88, vcc, lds_direct, v197
gfx942 ds_wrxchg2_rtn_b64 a[84:87], v234, a[94:95], ttmp0 offset0:98 offset1:158
gfx942 v_cndmask_b32_e32 v133, v0, v210, [v0,v1]
gfx942 s_and_b32 s0, s35
gfx942 v_subrev_f16_e32 v0, s[1:2], v0
gfx942 v_cndmask_b32_e32 v32, s0, v64, 0xffffffff
gfx942 v_lshlrev_b32_e32 v32, v80
gfx942 ds_wrap_rtn_b32_sdwa v211, v221, v221, v251 offset:49969
gfx942 s_cmpk_eq_u32 s78, s[2:3]
gfx942 v_fmaak_f32 65, v164, v170, 0x20a81849
gfx942 v_sub_f32_e32 v43, s26, 0x10000
gfx942 v_mul_hi_i32_i24_e32 v68, 21, a[0:15]
gfx942 v_cndmask_b32_e32 v85, s32, v38, vcc abid:16
gfx942 v_mul_u32_u24_e32 v16, v16, v137 lds
gfx942 v_min_f32_e32 v41, -0x80000001, v14
gfx942 v_fract_f16_dpp -17, -v25 quad_perm:[0,0,2,2] row_mask:0xe bank_mask:0x8
gfx942 v_mul_f16_e32 65536.0, v229, v24
gfx942 s_nor_b64 s[66:67], 5, s[8:9] offen
gfx942 s_bfe_u64 s[32:33], -2, s35 cbsz:8
gfx942 v_madmk_f16 v54, v60, vcc_lo, v91
gfx942 v_subrev_u16_dpp v2, v193, v0
gfx942 v_mul_lo_u16_e32 v136, s54, -|v15|
gfx942 v_sub_f16_e32 v10, v[2:17], v8
gfx942 v_madmk_f16_sdwa v10, 23, 0x7c1cd432, v98
gfx942 v_mul_hi_u32_u24_e32 v90, v121, a[0:1]
gfx942 v_min_i16_e32 v158, v33
gfx942 v_or_b32_e32 v4, 16, sext(v128)
gfx942 v_min_i32_e32 v4, -v18, v16
gfx942 v_madmk_f16 ttmp[0:1], v10, 23, 0x7c1cd432, v98
gfx942 v_madmk_f16 v64, s0, 0xd371184f, v116, s[2:3]
gfx942 s_cmpk_lt_i32 -|ttmp10|, 0xfef7
gfx942 v_add_f32_e32 1+1, v8, v192
gfx942 v_add_u16_e32 v93, [v0,v1], v34
gfx942 v_min_i16_e32 v84, s49, -|v27|
gfx942 v_max_u32_e32 v147, v34, s0
gfx942 v_mul_hi_i32_i24_e32 m0, s35, v201
gfx942 s_cmpk_le_u32 ttmp10
gfx942 v_sub_f16_e32 v44, s32, a[0:3]
gfx942 v_madak_f16 v23, v9, -32769, 0x180ce44
gfx942 v_add_f16_e32 v176, s49, 1+1
gfx942 v_fmaak_f32 v2, v32, 0xffffffff, 0xd294d9f7
gfx942 v_madak_f16 v23, xnack_mask_lo, v159
gfx942 v_add_f32_e32 v7, |v6|, v33
gfx942 v_cmp_ne_u32_e32 vcc, 58, sext(v245)
gfx942 s_add_i32 -4.0, s0, s88
gfx942 v_add_f32_e32 v2, -s80, v36
gfx942 v_madmk_f16 s94, 0xbfd96c02, v92
gfx942 v_add_f16_e32 v96, v[3:6], v116
gfx942 v_addc_co_u32_e32 0x3ff0000000000000, vcc, s2, v20, vcc
gfx942 v_fmamk_f32 v104, a[0:3], 0xc2aa62dd, v73
gfx942 v_mul_f16_e32 s[6:9], v139, v88, v241
gfx942 v_mul_f32_e32 -0x80000001, v18, v136
gfx942 v_or_b32_e32 v176, s0, a[1:2]
gfx942 v_cmp_gt_f32_e32 vcc, v[255:256], v94
gfx942 s_cmpk_eq_i32 s20
gfx942 v_mul_i32_i24_e32 v148, s2, m0
gfx942 v_ldexp_f16_e32 v240, a[0:3], v143
gfx942 s_cmpk_ge_i32 s33, v[255:256]
gfx942 v_mul_u32_u24_e32 [v0,v1], s8, v64
gfx942 v_min_u16_e32 v72, s[0:2], v236
gfx942 v_cmp_f_i64_e32 vcc, v[222:223], v[228:229], 0x3ff0000000000000
gfx942 s_cmpk_lg_i32 ttmp1
gfx942 s_add_u32 s0, s80, -s9
gfx942 v_madmk_f16_dpp v54, v60, 0xd3ae166d, v91
gfx942 ds_wrap_rtn_b32 v211, acc0, v221, v251 offset:49969
gfx942 v_lshrrev_b32_e32 -17, v104, v24
gfx942 s_store_dword s11, s2 glc
gfx942 s_call_b64 s[88:89], |45188|
gfx942 v_add_f32_e32 v77, s99, v108 gds
gfx942 s_cmpk_le_u32 s31, a[0:3]
gfx942 v_sub_f32_e32 ttmp[0:1], v17, v136
gfx942 s_andn2_b64 s[36:37], 1.1, ttmp[4:5]
gfx942 v_rsq_f16_e32 v50, 0x3ff0000000000000
gfx942 v_mul_u32_u24_e32 v56, s9, lds_direct
gfx942 v_subrev_f16_e32 v144, |s18|, v5
gfx942 s_bitset0_b64 s[74:75], v0
gfx942 v_add_f32_e32 s[2:3], s2, v4
gfx942 v_add_f32_e32 v88, v136, 64
gfx942 v_sub_f32_e32 v70, v64, xnack_mask
gfx942 v_madak_f16 v[0:1], v6, v6, 0x22ea5133
gfx942 v_add_u16_e32 -16, v79, v219
gfx942 v_fmamk_f32 a[0:15], s87, 0xbead85ae, v91
gfx942 s_absdiff_i32_sdwa s17, -11, vcc_hi
gfx942 s_addc_u32 src_shared_base, 38, s18
gfx942 s_rfe_b64 -16
gfx942 v_mul_i32_i24_e32 v94, v35
gfx942 v_lshrrev_b32_e32 v132, -17, v8, v2
gfx942 v_subrev_f16_e32 v12, 1e-10, v192
gfx942 s_cmp_lg_u32 48
gfx942 s_set_gpr_idx_idx v255, s30
gfx942 v_max_f16_e32 v50, v195
gfx942 v_addc_co_u32_e32 v54, 1.1, v251, v170, vcc
gfx942 v_add_u32_e32 v20, v28, -0x80000001
gfx942 v_ashrrev_i32_e32 -17, s0, v228
gfx942 v_mul_f32_dpp v133, ttmp9, v93
gfx942 v_fmamk_f32_dpp v7, v159, 0xe838fdd1, v139
gfx942 v_cndmask_b32_e32 sext(v45), s32, v9, vcc
gfx942 s_bfe_u64 s[56:57], s[60:61], 0x100000000
gfx942 v_lshrrev_b16_e32 v253, v123, -17
gfx942 v_mul_u32_u24_e32 v11, s0, v8 row_mask:0x3
gfx942 v_lshrrev_b32_e32 v102, v16, -|v98|
gfx942 v_max_i32_e32 v104, v174
gfx942 s_store_dwordx2 s[52:53], exec, 64 offset:-0x8700a
gfx942 v_mul_lo_u16_e32 v39, -|s36|, v47
gfx942 v_fmac_f64_e32 v[102:103], v[160:161]
gfx942 v_mul_hi_u32_u24_e32 v97, -s52, v152
gfx942 s_cmpk_lg_u32 s12, a[0:15], 0x3fc5
gfx942 s_cmpk_gt_i32 ttmp2, v0
gfx942 v_mul_u32_u24_e32 v70, 6, -v2
gfx942 v_cmpx_f_u32_e32 a[248:255], v95, v122
gfx942 v_ashrrev_i32_e32 ttmp[0:1], v219, v252
gfx942 buffer_atomic_or v24, off, s[16:19], s[0:2] offset:1769 sc0
gfx942 s_cmpk_lt_i32 s39, m0
gfx942 s_and_b32 s0, s35, s1 neg:[1,0,1]
gfx942 v_cvt_f32_i32_e32 v114, s[1:2]
gfx942 v_fmamk_f32 v25, v165, 0xd2481bcd, v126 row_newbcast:16
gfx942 v_and_b32_dpp v128, s26, v136
gfx942 v_fract_f16_e32 v79, s71 neg_lo:[1,0]
gfx942 v_mul_u32_u24_e32 v128, 0x3ff0000000000000, v244
gfx942 s_bfe_u32 s[2:3], s8, s3
gfx942 v_pk_fmac_f16_e32 1+1, v130, v145, v25
gfx942 v_max_i32_e32 -v42, 33, v13
gfx942 v_mul_f32_e32 v8, s[0:1], v192
gfx942 v_cmp_nge_f16_e32 vcc, m0, -32769
gfx942 v_subrev_u16_dpp v168, s60, v132
gfx942 v_min_i16_e32 v0, 0, sext(v8)
gfx942 v_and_b32_e32 sext(v179), v60, v8
gfx942 v_lshrrev_b32_e32 v61, v4
gfx942 v_sub_f32_e32 v49, v1, -4.0
gfx942 v_mul_i32_i24_e32 1e10, 24, v91
gfx942 v_fmamk_f32 v[255:256], v165, 0xd2481bcd, v126
gfx942 v_dot2c_i32_i16_e32 v68, s44, a[0:15]
gfx942 v_sub_f32_e32 s[0:2], s32, v1
gfx942 s_cmpk_eq_i32 64, 0xc2b0
gfx942 v_fmaak_f32 v32, s100, v4, v[3:6]
gfx942 v_lshrrev_b32_e32 0.5, s16, v8
gfx942 v_mul_hi_i32_i24_e32 v16, 0.5, s[6:9]
gfx942 v_mul_f16_e32 v1, v[2:17], v128
gfx942 v_mul_hi_u32_u24_e32 v232, s[0:2], v120
gfx942 s_buffer_atomic_sub_x2 s[88:89], s[44:47], a0 glc
gfx942 s_atomic_smin s56, s[24:25], 0.15915494
gfx942 v_sub_f16_e32 v10, s0, v76 op_sel_hi:[0,0]
gfx942 s_sethalt m0, 0x7108
gfx942 v_subb_co_u32_e32 v151, vcc, v254, v102
gfx942 s_buffer_load_dwordx4 0, s[32:35], -0x51d07
gfx942 v_madmk_f16 v10, 23, s[1:2], 0x7c1cd432, v98
gfx942 s_addc_u32 0xffffffff, s0, s32
gfx942 v_mul_hi_i32_i24_e32 a[1:2], v64, v45
gfx942 v_sub_co_u32_e32 v71, vcc, v51, v176 lds
gfx942 tbuffer_store_format_x v11, off, s[0:1], -4 format:[BUF_DATA_FORMAT_RESERVED_15,BUF_NUM_FORMAT_RESERVED_6] offset:1378 sc0
gfx942 v_xnor_b32_e32 v63, sext(s85), v10
gfx942 v_cndmask_b32_e32 v136, exec_lo, v130, s[1:2]
gfx942 s_cmpk_le_u32 s1, 65536.0
gfx942 v_mul_f16_e32 v197, v9, 65536.0
gfx942 s_addc_u32 s78, v[0:1], s18
gfx942 v_cndmask_b32_e32 1e-10, 16, v192, vcc
gfx942 v_cmp_f_i64_e32 vcc, v[222:223], s0
gfx942 v_add_f16_e32 s49, v107
gfx942 v_sub_f16_e32 v128, v128
gfx942 v_min_i32_e32 v16, s0, 0x10000
gfx942 s_cmpk_lg_i32 1e10, 0xfdb0
gfx942 v_min_i16_e32 v223, off, v69
gfx942 s_cmpk_eq_i32 s0, 0xc30f sc0
gfx942 v_min_f16_e32 v42, 0x100000000, v129
gfx942 v_cndmask_b32_e32 v20, ttmp6, v24, vcc offset0:1
gfx942 v_cndmask_b32_e32 v170, s5, vcc, v128, vcc
gfx942 v_add_f32_e32 v80, s20, 0x3c00
gfx942 v_cndmask_b32_e32 v17, 33, v3, xnack_mask, vcc
gfx942 v_fmac_f64_e32 1e-10, v[0:1], v[88:89]
gfx942 v_mul_i32_i24_e32 v79, s0
gfx942 v_pk_fmac_f16_e32 a[0:1], v137, v21
gfx942 v_fmac_f64_e32 v[128:129], 0xffffffff, v[128:129], v[16:17]
gfx942 v_xnor_b32_e32 v161, v62, v247, 0x100000000
gfx942 v_xor_b32_e32 0x100000000, v137, v14
gfx942 v_min_u16_e32 v64, s1, v144 src0_sel:WORD_1
gfx942 v_subrev_u32_e32 v107, v88, 0xffffffff
gfx942 v_lshrrev_b32_e32 v64, s[4:7], v25
gfx942 v_min_u32_e32 |v38|, v59, v188
gfx942 v_min_u16_e32 v60, 0x3ff0000000000000, v102
gfx942 v_cndmask_b32_e32 -4.0, s8, v66, vcc
gfx942 v_add_f32_e32 ttmp12, s1, v162
gfx942 v_cndmask_b32_e32 0, v64, vcc
gfx942 v_ashrrev_i16_e32 v178, a[248:255], v109
gfx942 s_ashr_i32 s36, s64, 0, ttmp12
gfx942 v_mul_hi_i32_i24_e32 s[0:2], 49, v17
gfx942 v_min_u16_e32 v132, s12, a[0:3]
gfx942 v_and_b32_e32 src_shared_base, v98, v34
gfx942 v_madmk_f16 -|v6|, 63, 0xdb5dad56, v13
gfx942 s_ashr_i32 0.5, 4, 2
gfx942 s_lshl1_add_u32 s64, -15, sext(s98)
gfx942 v_cndmask_b32_e32 v40, v164, vcc
gfx942 s_max_u32 ttmp11, 0, s[1:2]
gfx942 s_lshr_b32 0x3c00, -16, ttmp5
gfx942 v_lshrrev_b32_e32 off, s16, v17
gfx942 v_add_co_u32_e32 s0, vcc, 17, v84
gfx942 v_mul_lo_u16_e32 v145, v[3:6], v251
gfx942 v_madmk_f16 ttmp12, v203, 0xd6afbea4, v162
gfx942 s_and_b32 64, s32, 3
gfx942 s_bfe_u64 s[32:33], ttmp12, s35
gfx942 v_lshlrev_b32_e32 v1, 41, sext(v32)
gfx942 v_cndmask_b32_e32 v129, s82, v0, v[0:1]
gfx942 s_absdiff_i32 0.5, s13, s71
gfx942 tbuffer_load_format_x v192, off, s[0:3], a[0:3] format:[BUF_DATA_FORMAT_16_16,BUF_NUM_FORMAT_SINT] offset:3741 sc1
gfx942 v_cndmask_b32_e32 v129, 18, v40, vcc, s102
gfx942 v_min_f16_e32 v54, s56, 0xffffffff
gfx942 v_subrev_f32_e32 v88, s0
gfx942 v_fmaak_f32 a[248:255], v183, v91, 0xbffb594e
gfx942 v_sub_f16_e32 src_shared_base, s0, v76
gfx942 s_setreg_imm32_b32 -|hwreg(HW_REG_TMA_LO,| 16, 32), 0xb3416603
gfx942 v_and_b32_e32 src_shared_base, vcc_hi, v207
gfx942 v_sub_f32_e32 v0, s[0:2], v228
gfx942 s_getreg_b32 0, hwreg(62, 25, 10)
gfx942 v_or_b32_e32 v136, s49, v70 row_newbcast:3
gfx942 s_cmpk_eq_i32 s0, 0xc30f, a[2:5]
gfx942 v_mul_f16_e32 65536.0, v140, v216
gfx942 v_and_b32_e32 v205, -0x80000001, v34
gfx942 v_addc_co_u32_e32 v136, vcc, 65536.0, v70, vcc
gfx942 v_subb_co_u32_e32 v0, vcc, v66, v22, 65536.0
gfx942 v_mul_u32_u24_e32 0.5, 9, v100
gfx942 v_cndmask_b32_sdwa v73, s84, v7, vcc
gfx942 s_getreg_b32_dpp s31, hwreg(59, 25, 29)
gfx942 v_or_b32_e32 s101, v193, v74, v103
gfx942 s_lshr_b32 s65, |s18|, s26
gfx942 v_max_i16_e32 v153, s40
gfx942 s_nor_b64 1e10, 46, 45
gfx942 v_dot4c_i32_i8_e32 0, s2, v153
gfx942 v_subrev_co_u32_e32 v24, vcc, s59, a[0:1]
gfx942 s_and_b32 acc0, s32, 3
gfx942 v_mul_f32_e32 acc0, v45, v208
gfx942 tbuffer_load_format_x v192, -|off|, s[0:3], s32 format:[BUF_DATA_FORMAT_16_16,BUF_NUM_FORMAT_SINT] offset:3741 sc1
gfx942 v_not_b32_e32 v199, s[0:2]
gfx942 v_mul_f16_e32 v213, -|v211|, v253
gfx942 v_madak_f16_dpp v2, s32, v8, 0xbef6b1fd
gfx942 v_sub_f16_e32 s102, s66, v0
gfx942 v_fmaak_f32 v8, |s8|, v146, 0x92f29e11
gfx942 s_lshr_b32 v[255:256], 10, ttmp15
gfx942 v_min_u16_e32 v128, s97, a[2:5]
gfx942 s_lshl3_add_u32 s94, s12, s94 sc0
gfx942 v_subrev_u32_e32 v107, v88, v50 op_sel_hi:[0,0]
gfx942 v_mul_hi_u32_u24_e32 v97, s52, v152, s[6:9]
gfx942 s_cbranch_i_fork a[0:1], 33024
gfx942 v_cndmask_b32_e32 v9, s2, |v128|, vcc
gfx942 v_mul_hi_u32_u24_e32 v64, vcc, v0
gfx942 v_madmk_f16 -16, s70, 0x4d7e86f9, v0
gfx942 v_lshlrev_b16_e32 v96, 14, v232 slc
gfx942 v_dot2c_f32_f16_e32 v80, 0x100000000, v235
gfx942 v_add_u32_e32 v177, s0, -|v75|
gfx942 v_min_i32_e32 v200, s24, v0 lds
gfx942 v_mul_i32_i24_e32 v203, a[0:3], v52
gfx942 v_sub_f16_e32 v66, |s72|, v0
gfx942 v_mul_f32_e32 v238, s34, v247 row_mirror
gfx942 v_subbrev_co_u32_e32 s[1:2], vcc, v175, v17, vcc
gfx942 s_cmpk_lg_i32 -ttmp7, 0x1f4d
gfx942 v_dot4c_i32_i8_e32 v199, -0x80000001, v2
gfx942 s_cmpk_gt_u32_dpp s79, 0xa55d
gfx942 v_min_i16_e32 v106, s49, ttmp[0:1]
gfx942 s_pack_hh_b32_b16 s34, -9, a0
gfx942 v_madmk_f16 v64, s0, -32769, v116
gfx942 s_atomic_swap s0, s[4:7], s91
gfx942 s_store_dwordx2 s[52:53], 1+1, s95 offset:-0x8700a
gfx942 s_call_b64 1+1, 59568
gfx942 v_lshlrev_b32_e32 65, v71, v166, v91
gfx942 s_ashr_i32 -32769, vcc_lo, 0
gfx942 v_sub_co_u32_e32 vcc, v51, v176
gfx942 v_xor_b32_e32 v34, v21, 0
gfx942 s_call_b64 ttmp[12:13], 34064 row_newbcast:3
gfx942 v_cndmask_b32_e32 v18, s100, -v20, vcc
gfx942 s_max_i32 -|s64|, 64, s20
gfx942 v_fmaak_f32 v105, v164, v170, 0x20a81849 offset:0xffff
gfx942 s_max_u32 a[0:1], ttmp11, 0, 53
gfx942 v_min_f32_e32 v0, -|s72|, v66
gfx942 s_ashr_i64 s[0:1], s[1:2], s16
gfx942 v_addc_co_u32_e32 v82, vcc, v151, a[0:3], vcc
gfx942 s_atomic_smin_x2 sext(ttmp[10:11]), vcc, 0x41206 glc
gfx942 v_cmp_nge_f64_e32 vcc, v[3:6], v[76:77]
gfx942 v_lshrrev_b32_e32 1e10, v0, v40
gfx942 v_cndmask_b32_e32 v6, 64, v192, vcc cbsz:8
gfx942 v_lshlrev_b32_e32 v0, s0, v256
gfx942 v_subrev_f16_e32 -32769, s80, v19
gfx942 s_buffer_store_dwordx4 s[64:67], ttmp12, s0
gfx942 v_dot2c_f32_f16_e32 s0, v234, v60
gfx942 v_mul_lo_u16_e32 v47, a[0:1], v227
gfx942 v_and_b32_e32 v144, -0x80000001, s2, v1
gfx942 s_cmovk_i32_sdwa ttmp14, 0xffc0
gfx942 s_buffer_load_dwordx4 s[16:19], a[248:255], s65 glc
gfx942 v_lshrrev_b32_e32 v176, v202
gfx942 v_max_f32_e32 s48, v160
gfx942 s_xor_saveexec_b64 v0, s[20:21]
gfx942 v_sub_f16_e32 v226, v[255:256], v228
gfx942 s_sub_u32 1e10, 0, s0
gfx942 v_subrev_co_u32_dpp v122, vcc, v72, 64 row_shl:12 row_mask:0x2 bank_mask:0x0
gfx942 s_sub_i32 s8, s101, s4, 2
gfx942 v_min_f32_e32 s[2:3], 14, v190
gfx942 s_cmpk_eq_u32 s52, ~0
gfx942 v_fmac_f32_e32 v20, ttmp4, v146 clamp
gfx942 v_add_f32_e32 s72, v37
gfx942 ds_min_rtn_u64_e64 v[0:1], v2, v[8:9] offset:43903
gfx942 s_cmpk_gt_i32_e64 s27, 0x1d9c
gfx942 s_and_b32 s0, 0x3ff0000000000000, s1
gfx942 v_lshlrev_b32_e32 m0, v82, v176
gfx942 v_pk_fmac_f16_e32 v238, s60, m0
gfx942 s_store_dwordx4 s[48:51], s[2:3], ttmp[0:1] offset:-0x4cc5a glc
gfx942 v_lshlrev_b32_e32 v73, -16, 45, v8
gfx942 v_mul_u32_u24_e32 lds_direct, s6, v101
gfx942 v_subbrev_co_u32_e32 acc0, vcc, 18, v8, vcc
gfx942 v_sub_co_u32_e32 v8, vcc, s[6:9], v66
gfx942 v_min_u16_e32 v209, 1e10, v70
gfx942 s_cmp_lg_i32 s96
gfx942 v_fmac_f32_e32 v220, a[0:3], v6
gfx942 v_madmk_f16 v191, 0xbe94d3c1, v61
gfx942 s_cmpk_ge_u32 s86
gfx942 s_bfe_u64_dpp s[32:33], -2, s35
gfx942 s_addc_u32 s0, a1, -8
gfx942 ds_wrap_rtn_b32 v128, v123, -0x80000001, v65 offset:30526
gfx942 v_sub_f16_e32 v2, s66, v[0:1]
gfx942 v_cmpx_t_i32_e32 vcc, v203
gfx942 s_max_i32 s0, v[255:256], 24
gfx942 v_min_f16_e32 v0, v10, v4 mul:2
gfx942 v_or_b32_e32 v193, v74, sext(v103)
gfx942 v_sub_f32_e32 v43, s26, v86 sc1
gfx942 s_bcnt0_i32_b32 -|s32|, ttmp10
gfx942 v_cndmask_b32_e32 -16, v85, s32, v38, vcc
gfx942 v_sub_f32_e32 v148, v74, s[4:7]
gfx942 v_cmp_ge_f16_e32 vcc, a[0:3], v212
gfx942 v_cndmask_b32_e32 v136, v65, v136, vcc gds
gfx942 tbuffer_store_format_xy a[176:177], off, s[40:43], -17 format:[BUF_DATA_FORMAT_10_11_11,BUF_NUM_FORMAT_SINT] offset:3635 sc1
gfx942 s_min_u32 s98, s33, ttmp[0:1]
gfx942 v_cndmask_b32_e32 v8, 0x100000000, v24, vcc
gfx942 v_add_u32_e32 v70, v27
gfx942 s_cmp_gt_i32_sdwa s4, ttmp2
gfx942 v_cndmask_b32_e32 -0x80000001, s97, v37, vcc
gfx942 v_max_u16_e32 v16, 40, -|v104|
gfx942 s_cmpk_lt_u32_dpp s37, 0x1e25
gfx942 v_sub_co_u32_e32 v36, vcc, s29, 65
gfx942 v_mul_u32_u24_e32 v100, s90, v[3:6]
gfx942 v_subrev_u32_e32 v118, s72, v78 sc0
gfx942 v_sub_u16_e32 v89, s94, v24 sc0
gfx942 s_call_b64 ttmp[6:7], 11567, xnack_mask
gfx942 s_mulk_i32 v[2:17], s37, 0x5ee7
gfx942 v_ashrrev_i16_e32 v192, sext(v9), v123
gfx942 s_nor_b64 s[4:5], s[18:19], a[2:5]
gfx942 v_max_i16_e32 v236, 0xffffffff, v226
gfx942 v_mul_hi_i32_i24_e32 v90, a[0:15], v206, v225
gfx942 v_cndmask_b32_e32 0x3ff0000000000000, s88, v8, vcc
gfx942 v_ldexp_f16_e32 s102, s2, v0
gfx942 s_atomic_add a[0:1], s[96:97], s95 glc
gfx942 v_mul_f16_e32 v9, v18
gfx942 v_mul_hi_u32_u24_e32 v133, acc0, v127
gfx942 tbuffer_load_format_d16_xyzw_dpp a[76:77], off, s[40:43], s58 format:[BUF_DATA_FORMAT_8_8,BUF_NUM_FORMAT_FLOAT] offset:3878 sc0 sc1
gfx942 v_mul_lo_u16_e32 v33, src_shared_limit, v90, v[255:256]
gfx942 scratch_load_ubyte_d16 s101, off, s6 offset:781 sc0 nt
gfx942 s_bfm_b32 65536.0, 64, -9
gfx942 v_min_u32_e32 v72, s63, v116 lds
gfx942 v_or_b32_e32 v1, v1, v9 offset:0xffff
gfx942 v_max_i32_e32 v59, -0x80000001, v211
gfx942 v_min_f16_e32 v175, v136
gfx942 s_and_b32_sdwa s66, 37, 0
gfx942 s_buffer_atomic_sub_x2 s[88:89], s[44:47], s71 glc neg:[1,0,1]
gfx942 v_mul_hi_u32_u24_e32 1e10, -2, v30
gfx942 v_or_b32_e32 v33, 21, 64
gfx942 v_cndmask_b32_e32 v111, s33, v239, s0
gfx942 v_max_i16_e32 v0, -5, v0 lds
gfx942 v_ldexp_f16_e32 -v146, s2, v0
gfx942 v_mul_lo_u16_e32 s71, v80
gfx942 v_or_b32_e32 v[2:17], v22, 61, v93
gfx942 v_min_f32_e32 v11, v147
gfx942 v_and_b32_e32 v114, s36, |v0|
gfx942 v_mul_hi_i32_i24_e32 0x3c00, v206, v225
gfx942 v_madmk_f16 v35, v2, 1e10, v98
gfx942 v_mul_u32_u24_e32 v64, s8, [s2,s3]
gfx942 v_min_u32_e32 v38, v256, v188
gfx942 s_lshr_b32 s15, a[2:5], s94
gfx942 v_mul_hi_u32_u24_e32 v128, s98, m0
gfx942 v_mul_hi_u32_u24_e32 v90, lds_direct, v218
gfx942 s_cselect_b32 |s96|, s0, s16
gfx942 s_add_u32 s82, s80, 8 offset:4
gfx942 s_buffer_load_dwordx2 1e-10, s[48:51], s8
gfx942 v_mul_u32_u24_e32 v19, s5, 1e-10
gfx942 v_cndmask_b32_e32 v0, v148, vcc
gfx942 v_dot2c_i32_i16_sdwa v65, v32, v75
gfx942 v_cmp_nge_f16_sdwa vcc, a[248:255], -|v70| src0_sel:BYTE_0 src1_sel:BYTE_2
gfx942 v_fmac_f64_e32 s[1:2], s[0:1], v[160:161]
gfx942 v_subb_co_u32_e32 v230, vcc, 17, s[1:2], vcc
gfx942 v_cndmask_b32_e32 v9, 10, v34, s[4:7]
gfx942 v_sub_f32_e32 |v146|, s12, v16
gfx942 v_sub_f16_e32 v39, 0xffffffff, v140
gfx942 s_cmpk_lt_u32 s37, exec
gfx942 v_sub_f16_e32 v185, v68
gfx942 v_lshrrev_b32_e32 v12, s9, v66 addr64
gfx942 s_add_u32 0x3c00, s0, s36
gfx942 v_subb_co_u32_e32 vcc, 17, v37, vcc
gfx942 v_madak_f16 v64, -32769, v228, 0xbf9de21f
gfx942 v_cndmask_b32_e32 v0, s91, v4, a[1:2]
gfx942 v_max_u32_e32 v137, v196
gfx942 v_ashrrev_i32_e32 v94, v126, 1.1
gfx942 v_cndmask_b32_e32 v134, 65, v192, vcc
gfx942 v_mul_i32_i24_e32 v256, s66, v36
gfx942 s_max_i32 s4, s39, s50, a[0:1]
gfx942 global_atomic_pk_add_bf16 a155, v12, s[22:23] offset:-243 sc0
gfx942 v_max_f32_e32 v21, s5, v234 idxen
gfx942 s_sub_u32 v[3:6], 0, s0
gfx942 v_sub_f32_e32 -9, v100
gfx942 v_mul_u32_u24_e32 v2, v16, v65 row_newbcast:3
gfx942 s_not_b32 exec, -16
gfx942 s_cmpk_eq_i32 s81
gfx942 v_subb_co_u32_e32 v151, vcc, acc0, v102, vcc
gfx942 s_sub_u32_dpp s6, s13, 14
gfx942 s_add_u32 s16, s65, [s2,s3]
gfx942 v_fmac_f64_e32 v[0:1], 1, a1
gfx942 s_add_u32 s58, s[6:9], s0
gfx942 v_mul_f16_e32 v139, v88, v241 cbsz:8
gfx942 s_cselect_b32 s61, a[0:15], s9
gfx942 v_ashrrev_i32_e32 0, v240
gfx942 s_cmpk_lg_i32 0.5, 0xe2e3
gfx942 v_mul_u32_u24_e32 v70, 6, |v2|
gfx942 s_atomic_and s1, s[0:1], s24 row_mask:0x3
gfx942 v_or_b32_e32 off, v200, v1
gfx942 tbuffer_load_format_xy v[90:91], v[0:1], s[32:35], s4 format:[BUF_DATA_FORMAT_16,BUF_NUM_FORMAT_SINT] offset:1990 sc1
gfx942 v_subrev_f32_e32 65536.0, s45, v104
gfx942 v_ldexp_f16_e32 a0, v12, v103
gfx942 v_cndmask_b32_e32 v2, 16, v20, -|vcc|
gfx942 v_subrev_co_u32_e32 a[2:5], vcc, s59, v192
gfx942 v_mul_f16_e32 v34, s[2:3], v160
gfx942 v_sub_u16_e32 v131, v39
gfx942 tbuffer_store_format_xy a[18:19], off, v255, 24 format:[BUF_DATA_FORMAT_2_10_10_10,BUF_NUM_FORMAT_FLOAT] offset:119
gfx942 v_lshlrev_b32_e32 v[255:256], v153, s64, v0
gfx942 v_mul_f32_e32 v8, s16, -|v192|
gfx942 v_min_u16_e32 v64, s[6:9], v144
gfx942 v_mul_lo_u16_e32 v145, v155
gfx942 v_mfma_f32_32x32x4_2b_f16 v[32:63], v[0:1], v[4:5]
gfx942 s_sub_u32 s24, [v0,v1], s33, 4
gfx942 v_max_f16_e32 v64, s40, v128 compr
gfx942 s_mul_hi_u32 s19, 0, s64 blgp:3
gfx942 s_movk_i32 exec_lo, 0x15dc blgp:8
gfx942 s_cmpk_lg_u32 1e-10, 0xb2b4
gfx942 v_cndmask_b32_e32 v40, xnack_mask, v2, vcc
gfx942 s_add_u32_sdwa s0, s0, s1
gfx942 v_fmaak_f32 v172, v183, v91, [s2,s3]
gfx942 v_max_i32_e32 v148, s61, v77 high
gfx942 v_subb_co_u32_e32 -|v202|, vcc, xnack_mask_lo, v167, vcc
gfx942 v_cndmask_b32_e32 v17, v32, s[6:9], vcc
gfx942 v_cndmask_b32_e32 v0, -1, v202, vcc compr
gfx942 s_buffer_atomic_and_x2 ttmp[8:9], s[76:79], -32769 glc
gfx942 s_bfe_i64 -16, s[36:37], s[32:33], s32
gfx942 v_fmac_f64_e32 v[0:1], v[0:1], v[88:89] abid:15
gfx942 v_dot2c_f32_f16_e32 lds_direct, 51, v240
gfx942 v_cndmask_b32_e32 v25, 17, [s2,s3], vcc
gfx942 v_mul_u32_u24_e32 v27, v188, s[1:2], v66
gfx942 s_max_u32 s21, s2, a[0:3]
gfx942 s_addk_i32 s75, s[1:2]
gfx942 v_mul_hi_u32_u24_e32 v176, 38, v0 op_sel_hi:[0,0]
gfx942 s_cmp_eq_u32 s44, s102
gfx942 v_sub_f32_e32 sext(v199), s1, v0
gfx942 s_and_b32 s32, s60, v0
gfx942 s_load_dwordx2 s[48:49], 64, s97
gfx942 v_add_f16_e32 v126, v23, v[255:256]
gfx942 v_add_f16_e32 v176, s49, v107 idxen
gfx942 v_pk_fmac_f16_e32 v37, 7, a[0:3]
gfx942 v_madak_f16 v36, s96, v92, 65
gfx942 s_cmpk_lt_u32 s6, acc0
gfx942 v_max_i16_e32 v140, 47, 0.5
gfx942 ds_min_rtn_i32 a196, v2, exec, a28 offset:64318
gfx942 s_cmpk_lt_i32 ttmp10, -|0xfef7|
gfx942 v_fmamk_f32 v31, v50, -|0xe967f2fb|, v54
gfx942 v_sub_f16_e32 1+1, s0, v76
gfx942 v_mul_lo_u16_e32 -16, v4, v250
gfx942 v_mul_hi_i32_i24_e32 v146, v207
gfx942 s_nor_b64 s[8:9], 46, [v0,v1]
gfx942 v_xor_b32_e32 |v79|, v137, v14
gfx942 s_add_u32 s8, s12, -16 row_shl:1
gfx942 v_mul_u32_u24_e32 v0, s0, 0xffffffff
gfx942 s_cmp_gt_i32 vcc, s93
gfx942 v_subrev_f32_e32 v19, v17, v52 bitop3:5
gfx942 s_movk_i32 0x1212
gfx942 v_sub_f32_e32 v0, s12, 0.15915494
gfx942 v_fract_f16_dpp v178, 65536.0 quad_perm:[0,0,2,2] row_mask:0xe bank_mask:0x8
gfx942 v_sub_f16_e32 -17, s4, v128
gfx942 v_cndmask_b32_e32 v111, s33, -16, vcc
gfx942 v_cubesc_f32 v162, s68, |12|
gfx942 v_or_b32_e32 -|v171|, s0, v162
gfx942 v_mul_u32_u24_e32 -15, v79
gfx942 v_subrev_f16_e32 a[2:5], s80, v19
gfx942 v_max_u32_e32 v229, v158
gfx942 v_cndmask_b32_e32 0.15915494, 32, v30, vcc
gfx942 v_cndmask_b32_e32 v8, s8, 0.15915494, vcc
gfx942 v_max_i16_e32 v[255:256], v213, s17, v20
gfx942 v_add_f16_e32 v96, v21, v116, ~0
gfx942 s_cmpk_le_i32 sext(s71), 0x7be9
gfx942 v_max_i32_e32 ttmp12, s8, v1
gfx942 s_mul_hi_u32_dpp s18, s8, s48
gfx942 s_set_gpr_idx_idx s30 sc1
gfx942 s_orn2_b64 0.15915494, 7, 21
gfx942 v_fmac_f32_dpp v162, v141, v178
gfx942 v_ashrrev_i32_e32 a[0:15], s0, v228
gfx942 v_cndmask_b32_e32 v69, s8, v[0:1], vcc
gfx942 v_add_f32_e32 sext(v2), s50, v7
gfx942 s_cselect_b32 s20, |s70|, s18
gfx942 s_add_i32 -0x80000001, s33, s32
gfx942 v_dot4c_i32_i8_e32 v45, s77, v209 row_newbcast:3
gfx942 s_lshl1_add_u32 s64, -15, v[3:6]
gfx942 tbuffer_load_format_xyz_e64 a[158:160], off, s[0:3], s66 format:[BUF_DATA_FORMAT_2_10_10_10,BUF_NUM_FORMAT_SINT] offset:1469 sc0 sc1
gfx942 v_subrev_u32_e32 v97, a[0:1], v107
gfx942 v_madak_f16 v23, xnack_mask_lo, a[248:255], 0xbebcad19
gfx942 buffer_atomic_cmpswap a[208:209], off, s[64:67], a1 offset:2871 nt
gfx942 v_cndmask_b32_e32 v3, s84, v256, v0, vcc
gfx942 s_orn2_b32 s101, -0x80000001, 11
gfx942 ds_mskor_rtn_b64 v[8:9], v1, v[68:69], -17 offset:45095
gfx942 s_addc_u32 s36, s65
gfx942 v_lshlrev_b32_e32 v68, -1.0, exec
gfx942 s_or_b32 -16, s3, s94
gfx942 v_lshlrev_b32_e32 v8, s8, -4.0
gfx942 s_sethalt
gfx942 s_buffer_atomic_and_x2_e64 ttmp[8:9], s[76:79], ttmp5 glc
gfx942 v_ashrrev_i32_e32 s[1:2], 14, v105
gfx942 v_cndmask_b32_e32 v165, v8, v0, [v0,v1]
gfx942 v_max_u32_e32 v130, |v191|, v3
gfx942 v_fmac_f64_e32 v[20:21], s[0:1], a[2:5]
gfx942 s_buffer_load_dword s40, lds_direct, s69 glc
gfx942 v_fmamk_f32 v104, v231, 0xc2aa62dd, v73 glc
gfx942 tbuffer_store_format_x v[0:1], off, s[56:59], s85 format:[BUF_DATA_FORMAT_INVALID,BUF_NUM_FORMAT_FLOAT] offset:3171 sc0 nt
gfx942 v_addc_co_u32_e32 v4, vcc, ttmp12, v0, vcc
gfx942 v_lshlrev_b32_e32 v73, 45, -16, v8
gfx942 v_add_f32_e32 v97, 1.1, s24, v68
gfx942 v_subb_co_u32_e32 v120, vcc, ttmp[0:1], v73, vcc
gfx942 v_sub_co_u32_e32 v71, vcc, v176
gfx942 v_mul_u32_u24_e32 v32, v8, m0
gfx942 s_add_i32 s[2:3], 16, s1
gfx942 v_sub_f32_e32 v[0:1], v64, v8
gfx942 v_cndmask_b32_dpp v22, s100, v149, vcc
gfx942 v_mul_i32_i24_e32 v1, v112, [v0,v1]
gfx942 v_sub_u16_e32 v200, v81, v36 nt
gfx942 v_cmp_nge_f64_e32 vcc, v[255:256], v[170:171]
gfx942 v_cndmask_b32_e32 v256, v10, v18, v82, vcc
gfx942 s_cmpk_le_u32 ttmp2, 0x1081 slc
gfx942 tbuffer_store_format_x xnack_mask, v214, off, s[0:3], 0 format:[BUF_DATA_FORMAT_16,BUF_NUM_FORMAT_FLOAT] offset:3731
gfx942 s_bfe_u32 0, s8, s3
gfx942 v_lshrrev_b32_e32 v16, s32
gfx942 v_subrev_f16_e32 v80, -32769, v19
gfx942 v_sub_f16_e32 v39, s32, v140 row_mirror
gfx942 v_mul_u32_u24_e32 lds_direct, v16, v65
gfx942 v_min_i32_e32 v186, v251, v44 blgp:8
gfx942 s_cmovk_i32 s86, 0x5362 neg:[1,0,1]
gfx942 buffer_atomic_xor v65, off, off, 32 offset:3874 nt sc1
gfx942 v_subrev_co_u32_e32 v193, v[3:6], v205, v106
gfx942 v_min_i16_e32 a[248:255], s49, v27
gfx942 v_cndmask_b32_sdwa v75, s32, v0, vcc
gfx942 v_fmac_f64_e32 v[146:147], s[4:5]
gfx942 v_min_f32_e32 v48, v17
gfx942 v_max_u16_e32 v133, v7, v9 offset:4
gfx942 v_fmamk_f32 v101, a[248:255], 0xbead85ae, v91
gfx942 v_add_co_u32_e32 v141, v255, s8, v250
gfx942 s_buffer_atomic_or_x2_dpp s[78:79], ttmp[12:15], s66 glc
gfx942 v_cndmask_b32_e32 v178, v0, v0, v[3:6]
gfx942 v_subbrev_co_u32_e32 v141, vcc, 12, v57, s102, vcc
gfx942 s_lshl4_add_u32 0, -10, s80
gfx942 v_sub_f16_e32 v179, v129, v124 src0_sel:WORD_1
gfx942 v_xnor_b32_e32 v52, 58, 0x100000000
gfx942 s_endpgm a[248:255]
gfx942 v_lshrrev_b16_e32 v28, v87, v96 row_shl:1
gfx942 v_cmpx_u_f32_sdwa s[58:59], -|v37|, sext(v16) src0_sel:WORD_0 src1_sel:DWORD
gfx942 v_cmp_ge_f16_sdwa s[88:89], exec, v89 src0_sel:BYTE_3 src1_sel:BYTE_0
gfx942 ds_wrap_rtn_b32 a125, 0xffffffff, v95, a220, a115 offset:23575
gfx942 s_orn2_b64 s[96:97], -1, s[50:51] row_newbcast:3
gfx942 v_cndmask_b32_e32 a[0:15], 17, v64, vcc
gfx942 v_sub_f16_e32 v18, sext(s0), v3
gfx942 s_ashr_i32 s90, s2, -0x80000001
gfx942 s_call_b64 59568
gfx942 v_mul_u32_u24_e32 v48, s41, -|v4|
gfx942 s_xor_b64 sext(s[10:11]), xnack_mask, 0
gfx942 v_subbrev_co_u32_e32 v[0:1], vcc, v175, v17, vcc
gfx942 s_dcache_inv_vol  done
gfx942 v_dot8c_i32_i4_e32 v12, |s94|, v219
gfx942 v_ashrrev_i32_e32 v0, v2, [s2,s3]
gfx942 v_dot4c_i32_i8_e32 v164, sext(v167), v96
gfx942 v_sub_u32_e32 v115, a[0:3], v188
gfx942 v_madak_f16 v126, v121, v50, 0xd3a7af62, v[0:1]
gfx942 v_cndmask_b32_e32 v1, v64, v256, vcc
gfx942 v_mul_u32_u24_e32 v18, s26, sext(v0)
gfx942 s_xnor_saveexec_b64 sext(s[38:39]), 53
gfx942 buffer_atomic_swap_x2 v[28:29], |off|, s[16:19], -7 offset:3162 nt
gfx942 s_nor_b32_e64 s16, s0, 46
gfx942 v_subrev_f32_e32 v13, v74
gfx942 v_sub_f16_e32 src_shared_base, s2, v65
gfx942 v_lshlrev_b16_e32 v96, 14, |v232|
gfx942 s_ashr_i32 s64, s0
gfx942 s_call_b64 1.1, 59568
gfx942 s_cmpk_lt_i32 ttmp2, sext(0x4e8d)
gfx942 v_lshrrev_b32_e32 v197, a[1:2], v172
gfx942 v_subrev_u16_e32 v105, v30, 65
gfx942 v_and_b32_e32 v67, a1, v222, v251
gfx942 v_mov_b64_e32 v[76:77], 0.15915494
gfx942 v_and_b32_e32 v179, v60, v8 addr64
gfx942 v_mul_f32_e32 v61, s[6:9], v16
gfx942 v_cmp_ne_u64_e32 vcc, s101, s[12:13], v[200:201]
gfx942 v_madmk_f16 v4, -4.0, 0xb082bd1d, v40
gfx942 s_sethalt 0x37cf dst_sel:BYTE_1
gfx942 v_mul_lo_u16_e32 v65, v8
gfx942 v_min_f16_e32 [v0,v1], src_private_limit, v205
gfx942 s_bcnt0_i32_b64 xnack_mask_hi
gfx942 v_subrev_co_u32_e32 v228, vcc, xnack_mask, v102
gfx942 s_addc_u32 s1, s4, s[2:3]
gfx942 v_sub_f16_e32 v144, -32769, s56, v34
gfx942 v_cndmask_b32_e32 v129, 32, v30, vcc op_sel_hi:[0,0]
gfx942 tbuffer_store_format_xyz v[200:202], 1+1, s[96:99], -1.0 format:[BUF_DATA_FORMAT_32_32_32] offset:2190 sc0 nt
gfx942 v_sub_f16_e32 v66, s72, a[0:3]
gfx942 v_cndmask_b32_e32 v182, s80, v178, vcc blgp:8
gfx942 s_lshl3_add_u32 ttmp12, ttmp13, acc0
gfx942 ds_cmpst_rtn_b32 65536.0, v210, a52, a175 offset:46337
gfx942 v_ashrrev_i32_e32 v8, 4, a1
gfx942 v_mul_u32_u24_e32 s0, v9, v131
gfx942 v_min_i16_e32 v81, v89, -0x80000001
gfx942 v_lshrrev_b32_e32 v0, s20, 64
gfx942 v_subrev_f16_e32 v0, v17
gfx942 v_mul_u32_u24_dpp v208, v128, v200
gfx942 v_ashrrev_i32_e32 v128, xnack_mask, s68, v104
gfx942 s_getreg_b32 hwreg(29, 0, 17)
gfx942 v_madmk_f16_e64 v85, v254, 0x7e865ada, v118
gfx942 s_cmpk_lt_i32 s39, 0xc6da addr64
gfx942 tbuffer_store_format_xy v[16:17], off, ~0, s[0:3], 5 format:[BUF_DATA_FORMAT_2_10_10_10,BUF_NUM_FORMAT_RESERVED_6] offset:3028 sc1
gfx942 v_cndmask_b32_e32 1e10, v8, v0, vcc
gfx942 v_subbrev_co_u32_e32 v95, vcc, s18, -|v96|, vcc
gfx942 s_cmpk_le_i32 flat_scratch_lo, s101, 0xf0c2
gfx942 v_cndmask_b32_e32 sext(v176), s49, v13, vcc
gfx942 tbuffer_store_format_x v11, 1+1, s[0:3], -4 format:[BUF_DATA_FORMAT_RESERVED_15,BUF_NUM_FORMAT_RESERVED_6] offset:1378 sc0
gfx942 v_min_u32_dpp v0, v37, v8
gfx942 v_lshrrev_b16_e32 v3, 0x3ff0000000000000, v211
gfx942 tbuffer_load_format_xy v[16:17], off, vcc_lo, 56 format:[BUF_DATA_FORMAT_16] offset:3036 sc0
gfx942 v_lshlrev_b16_e32 v48, s34, 0.15915494
gfx942 v_sub_u16_e32 v2, v196, s[0:1]
gfx942 v_dot2c_i32_i16_e32 v68, s44
gfx942 v_max_i32_e32 v14, v143, 65
gfx942 v_lshrrev_b32_e32 a[248:255], s16, v8
gfx942 s_cbranch_i_fork s[30:31], vcc_lo
gfx942 v_fmaak_f32 v66, a[2:5], v223, 0xd3cea9f9
gfx942 v_max_u32_dpp v26, v48, v165 quad_perm:[1,0,0,0] row_mask:0x3 bank_mask:0x6 bound_ctrl:1 abid:16
gfx942 v_addc_co_u32_e32 v136, 1e10, s95, v70, vcc
gfx942 v_sub_f16_e32 -|v179|, v129, v124
gfx942 v_lshlrev_b32_e32 v80, v188, 64
gfx942 s_memtime 0.15915494
gfx942 s_subb_u32 -|s32|, s52, s97
gfx942 v_subbrev_co_u32_e32 v26, vcc, v175, ttmp0, vcc
gfx942 v_mul_f16_e32 v99, s62, a[1:2]
gfx942 v_cndmask_b32_e32 v18, 40, v36, s[1:2]
gfx942 v_add_u16_e32 v253, s37, -4.0
gfx942 v_min_u16_e32 -|v132|, s12, v0
gfx942 v_lshlrev_b32_e32 v80, |v188|, v187
gfx942 v_cndmask_b32_e32 v224, v88, vcc
gfx942 v_cndmask_b32_e32 v6, s0, v9, vcc, vcc
gfx942 v_mul_hi_i32_i24_e32 v[2:17], 21, v42
gfx942 v_max_i16_e32 a[1:2], s7, v0
gfx942 v_add_u32_e32 v23, v70
gfx942 s_cmpk_ge_i32_e64 s71, 0x3d89
gfx942 v_mac_f16_e32 v1, v195
gfx942 v_dot4c_i32_i8_e32 v138, s[0:1], v228
gfx942 v_fract_f64_e32 0x10000, 61
gfx942 v_subrev_u16_e32 v0, -2, v72 nt
gfx942 v_lshlrev_b32_e32 v0, -s0, v3
gfx942 v_sub_u32_e32 v5, s26, v134 dst_sel:BYTE_1
gfx942 v_sub_f16_e32 exec, s0, v96
gfx942 v_min_u32_e32 s[0:1], v76, v30
gfx942 v_mul_f16_e32 v1, s20, v128 abid:15
gfx942 v_mul_hi_u32_u24_e32 -0x80000001, v134, v189
gfx942 v_addc_co_u32_e32 v88, ~0, 3, v128, vcc
gfx942 s_and_b32_sdwa s32, s60, 24
gfx942 s_max_i32 s0, v[2:17], s36
gfx942 buffer_load_sshort a[2:5], off, s[24:27], s24 offset:520 nt sc1 lds
gfx942 v_min_f16_e32 0xffffffff, v10, v4
gfx942 v_lshlrev_b32_e32 v131, |v87|, v50
gfx942 v_min_f32_e32 v69, v100, a[0:15]
gfx942 v_max_u16_e32 v99, v88
gfx942 v_mul_u32_u24_dpp v46, ttmp0, v237 quad_perm:[1,2,2,2] row_mask:0x0 bank_mask:0x0
gfx942 v_xor_b32_e32 v190, s27, 0xffffffff
gfx942 s_getreg_b32 s57, s0 7, 26)
gfx942 v_cndmask_b32_e32 ttmp12, xnack_mask_lo, v149, vcc
gfx942 v_subbrev_co_u32_e32 a1, vcc, s99, v37, vcc
gfx942 v_add_f32_e32 v40, a[0:3], v16
gfx942 v_sub_f16_e32 v1, v[2:17], v96
gfx942 s_buffer_store_dwordx4 s[100:103], s85 offset:-0x2e6d4 glc
gfx942 v_subrev_u32_e32 v90, s82, -16, v252
gfx942 v_lshrrev_b16_e32 v64, 24, v[0:1]
gfx942 v_xnor_b32_e32 v42, [s2,s3], v126
gfx942 v_max_f32_e32 v148, v204, -|v37|
gfx942 v_cndmask_b32_e32 v8, s5, m0, vcc
gfx942 v_cmp_ngt_f64_e32 -16, -3, v[126:127]
gfx942 s_xnor_saveexec_b64 53
gfx942 s_add_i32 exec, s33, s32
gfx942 v_sub_f16_e32 v16, s[0:2], v16
gfx942 s_cmpk_eq_u32 a[0:3], 0xa573
gfx942 v_or_b32_e32 v22, 61, v93 slc
gfx942 v_mul_f16_e32 v8, v161, ttmp12
gfx942 s_buffer_load_dword ttmp6, -s[72:75], 0xfa353
gfx942 v_max_f32_e32 v252, v195
gfx942 s_movk_i32 ttmp7, -0xdf57
gfx942 v_or_b32_e32 v194, sext(s0), v2
gfx942 v_mac_f16_e32 v65, v200, v159 op_sel_hi:[0,0]
gfx942 v_subrev_f32_e32 v207, 61, sext(v77)
gfx942 v_min_u16_e32 v64, v[3:6], v144
gfx942 v_fmaak_f32 v128, s16, v94, s[0:1]
gfx942 v_min_i32_e32 v200, s24, v0 offen
gfx942 v_mul_hi_i32_i24_e32 v145, v61, 1.1
gfx942 v_min_u16_e32 0.15915494, s32, v239
gfx942 s_memtime s[0:2]
gfx942 v_cmp_u_f16_e32 vcc, v49, -16
gfx942 v_mul_f16_e32 v42, |v27|, v79
gfx942 v_max_i16_e32 v67, 0xffffffff, v34
gfx942 s_add_u32 s8, s16, a0
gfx942 s_cmpk_lt_i32 src_shared_base, ttmp2, 0x4e8d
gfx942 s_cbranch_i_fork 0x10000, 58279
gfx942 s_mulk_i32 0xffffffff, 0xeec7
gfx942 v_or_b32_e32 lds_direct, s49, v70
gfx942 v_lshrrev_b16_e32 src_shared_base, s0, v11
gfx942 v_fmac_f32_e32 ~0, s26, v245
gfx942 v_add_co_u32_e32 v247, vcc, v111, a0
gfx942 v_lshrrev_b32_e32 v12, -0x80000001, v66
gfx942 v_subrev_f16_e32 -v193, s2, v68
gfx942 v_min_u16_e32 v76, v109
gfx942 s_atomic_smin_x2 -|s[64:65]|, s[64:65], ttmp4
gfx942 v_mul_u32_u24_e32 v204, s79
gfx942 v_cndmask_b32_e32 v40, s65, v2
gfx942 v_sub_f32_e32 v221, s[2:3], v6
gfx942 v_add_co_u32_e32 v21, vcc, s23, a[0:3]
gfx942 v_subb_co_u32_e32 a1, v120, vcc, 0.5, v73, vcc
gfx942 v_cndmask_b32_e32 v0, 2, v148, |vcc|
gfx942 v_mul_hi_i32_i24_e32 vcc_lo, s0, v72
gfx942 v_subrev_f32_e32 v88, s0, v16 offset:0xffff
gfx942 s_cmpk_lt_u32 s8, a1
gfx942 v_mul_hi_i32_i24_e32 v217, v231, ttmp12
gfx942 s_cmpk_lg_u32 vcc_lo, v[0:1]
gfx942 v_ashrrev_i16_e32 v151, v46, v217 sc0
gfx942 v_cndmask_b32_e32 v165, 0x100000000, v0, vcc
gfx942 v_sub_f16_dpp v32, s0, v65
gfx942 v_subrev_f16_e32 0x3ff0000000000000, 2, v17
gfx942 buffer_atomic_umax_x2 a[92:93], v[2:3], s[4:7]
gfx942 v_fmac_f64_e32 -|v[98:99]|, s[42:43], v[128:129]
gfx942 v_cmp_eq_i16_e32 vcc, v194
gfx942 s_atomic_xor_x2 s[32:33], ttmp[4:5], s[4:7] glc
gfx942 s_cmpk_lg_i32 0x5690
gfx942 v_cndmask_b32_e32 v104, s1, s[1:2], vcc
gfx942 v_cndmask_b32_e32 v170, v128, vcc
gfx942 v_min_i16_e32 ttmp[0:1], s2, v200
gfx942 v_xor_b32_e32 a[0:3], v38, v174
gfx942 v_sub_co_u32_e32 -0x80000001, vcc, s16, v180
gfx942 v_mul_u32_u24_e32 1.1, s0, v0
gfx942 buffer_store_format_x v17, v170, s[16:19]
gfx942 v_max_i16_e32 v129, v123
gfx942 v_mul_u32_u24_e32 v8, 9, 0.5
gfx942 s_lshl_b64 s[68:69], 31, s[1:2]
gfx942 s_nand_b32 s95, 58
gfx942 v_subrev_co_u32_e32 v97, 0x10000, v6, v36
gfx942 v_add_f32_e32 v172, 0, v129 cbsz:1
gfx942 v_mul_hi_u32_u24_e32 v32, s38, [v0,v1]
gfx942 v_ceil_f16_e32 v69, src_shared_limit clamp
gfx942 v_xnor_b32_e32 v238, v128, v[0:1]
gfx942 v_mul_i32_i24_e32 v70, v16, v64 byte_sel:1
gfx942 v_lshlrev_b32_e32 v8, 34, v164 src0_sel:WORD_1
gfx942 s_ashr_i32 s84, xnack_mask, 16, 64
gfx942 s_nor_b32 s16, 46
gfx942 s_xor_b32 s40, sext(-10), s33
gfx942 v_mul_u32_u24_e32 v[0:1], 9, v100
gfx942 s_add_i32 s49, 16, s58 cbsz:1
gfx942 s_call_b64 ttmp[12:13], 34064 cbsz:1
gfx942 s_or_b64 s[0:1], 0x100000000, 56, src_private_limit
gfx942 s_add_i32 s4, s71, sext(s67)
gfx942 v_sub_f32_e32 v221, sext(s7), v6
gfx942 v_fmamk_f32 v72, s11, 0xbff7baa7, a[1:2], v145
gfx942 v_sub_f32_e32 v24, v7, a[1:2]
gfx942 v_mul_u32_u24_e32 ttmp0, s8, v64
gfx942 v_add_f32_e32 v40, s21, v16 vm
gfx942 s_setreg_imm32_b32 hwreg(HW_REG_MODE, 0, 20), 0xc28ae69f row_shl:1
gfx942 v_dot4c_i32_i8_e32 v218, s33, v98 high
gfx942 v_ashrrev_i32_e32 v4, 14, v105 offen
gfx942 s_getreg_b32 s49, a1 25, 10)
gfx942 v_min_u16_e32 sext(v132), s12, v0
gfx942 v_mul_lo_u16_e32 v197, v251, 65
gfx942 v_cmp_ne_u64_e32 vcc, s[12:13], v[200:201] offset0:1
gfx942 v_addc_co_u32_e32 sext(v88), vcc, 3, v128, vcc
gfx942 s_atomic_smin_x2 s[64:65], s[64:65], v[0:1], ttmp4
gfx942 v_and_b32_e32 v114, sext(s36), v0
gfx942 s_bitset0_b64 s[74:75], flat_scratch_lo blgp:8
gfx942 s_cmpk_lg_i32 s72, 0x48b5 glc
gfx942 s_cmpk_gt_i32 ttmp2, [s2,s3]
gfx942 v_ashrrev_i32_e32 v195, s100, ttmp12
gfx942 s_and_b64 s[92:93], s[0:2], 2.0
gfx942 v_fmac_f32_e32 v20, v146
gfx942 s_max_u32 s1, 12, 32 blgp:8
gfx942 v_min_i32_e32 0.5, 19, v19
gfx942 s_cmpk_le_u32 ttmp8, 0x2929 offset:4
gfx942 v_lshlrev_b16_e32 v210, s6, v5 offset:4
gfx942 v_add_f32_e32 v78, s81, [s2,s3]
gfx942 v_subrev_u32_e32 v95, s[4:7], v38
gfx942 v_subrev_u16_e32 s[0:2], v78, v42
gfx942 v_min_f32_e32 s2, v32
gfx942 v_subrev_u32_e32 v207, v205, a[0:3]
gfx942 s_waitcnt s[4:7] expcnt(0) lgkmcnt(7)
gfx942 v_add_co_u32_e32 v247, vcc, v111, -32769
gfx942 v_min_u16_e32 v122, v212, a1, v181
gfx942 v_add_u32_e32 v9, s2, v256, v86
gfx942 global_atomic_pk_add_bf16 a155, v256, a252, s[22:23] offset:-243 sc0
gfx942 s_sub_u32 s9, 0, s0 lds
gfx942 v_subrev_u16_e32 v0, v214
gfx942 v_subrev_f32_e32 v148, 4.0, v85 quad_perm:[0,1,2,3]
gfx942 v_mov_b32_e32 a[0:3], v227
gfx942 v_cndmask_b32_e32 v65, s2, v3, 65536.0
gfx942 v_cmpx_f_u16_e32 vcc, s[6:9], v64
gfx942 v_add_f32_e32 m0, v80, s20, v64
gfx942 v_add_f16_e32 v96, v21, a0
gfx942 v_subrev_f32_e32 v256, v58, v221, v107
gfx942 v_cvt_f16_u16_e32 v223, -2 high
gfx942 v_dot8c_i32_i4_e32 v12, s94, s[0:2]
gfx942 v_addc_co_u32_e32 v82, vcc, v151, 1.1, vcc
gfx942 v_mul_f16_e32 m0, s62, v145
gfx942 v_cndmask_b32_e32 v42, v4, v128, s[0:2]
gfx942 v_sub_u16_e32 0.5, v81, v36
gfx942 s_cmpk_le_i32 s49, 0x3ff0000000000000, 0x54d7
gfx942 v_ashrrev_i32_e32 -v29, v195, v52
gfx942 v_sub_u16_e32 0.15915494, s94, v24
gfx942 v_mul_u32_u24_e32 v2, v0, 0x100000000
gfx942 v_madak_f16_e64 v32, s7, v129, 0xd3f8e8bf
gfx942 v_dot8c_i32_i4_e32 v57, v85, s[4:7]
gfx942 s_cmpk_eq_i32 s39, 0x21fb mul:2
gfx942 v_add_f32_e32 v35, v64, v[255:256]
gfx942 v_subrev_u32_e32 v107, v50
gfx942 v_sub_f32_e32 v24, s2, 0.5
gfx942 v_max_f32_e32 v232, v89, 0x3c00
gfx942 ds_mskor_rtn_b64 v[8:9], v1, v[68:69], v[0:1] offset:45095 op_sel:[0,1]
gfx942 v_cndmask_b32_e32 v126, 0, sext(v32), vcc
gfx942 v_sub_u32_e32 v156, s12, v[255:256]
gfx942 v_max_i16_e32 1e-10, 42, v188
gfx942 s_bfm_b32_sdwa s88, s35, s24
gfx942 v_add_f32_e32 -17, s20, v64
gfx942 s_add_i32 s[4:7], 50, s21
gfx942 v_cubesc_f32 v162, s68, s72, |12| row_newbcast:3
gfx942 v_max_i16_e32 v1, 38, s[0:1]
gfx942 s_cbranch_i_fork s[100:101]
gfx942 v_cndmask_b32_e32 v138, s1, 0x3ff0000000000000, vcc
gfx942 v_subb_co_u32_e32 v190, vcc, s98, v145, s102
gfx942 v_fmaak_f32 a[0:1], s70, v16, 0xbefd9e14
gfx942 v_cvt_f64_u32_e32 v[236:237], a[1:2]
gfx942 v_max_u16_dpp v168, v96, v137
gfx942 s_cmp_lg_u32 46, v[2:17]
gfx942 s_absdiff_i32 s100, -s31, vcc_hi
gfx942 v_addc_co_u32_e32 -32769, vcc, v184, v250, vcc
gfx942 global_load_ubyte v186, v207, s[62:63] offset:594 nt sc1 idxen
gfx942 v_min_u16_e32 v191, s80, v251, -32769
gfx942 v_subbrev_co_u32_e32 v95, s[4:7], vcc, s18, v96, vcc
gfx942 v_subrev_f32_e32 v0, v0, v0, s102
gfx942 v_cndmask_b32_e32 v45, s32, v9, vcc op_sel_hi:[0,0]
gfx942 v_cndmask_b32_e32 v178, 0x3ff0000000000000, v0, vcc
gfx942 s_cmpk_lg_i32 s22, 1e10
gfx942 v_cndmask_b32_e32 v66, s0, a1, vcc
gfx942 v_lshrrev_b16_e32 [s2,s3], s28, v211
gfx942 v_lshrrev_b32_e32 v33, |s0|, v64
gfx942 v_fmamk_f32 v72, 1e10, 0xbff7baa7, v145
gfx942 v_or_b32_e32 v125, xnack_mask, v200
gfx942 v_fmac_f32_e32 vcc_lo, v97, v100
gfx942 s_getreg_b32_dpp s49, hwreg(62, 25, 10)
gfx942 v_min_i32_e32 v186, acc0, v44
gfx942 v_min_f32_e32 v3, v59, v143 bitop3:5
gfx942 v_mul_u32_u24_e32 v20, s13, -v165
gfx942 v_mul_f32_e32 v0, 32, v0 dst_sel:BYTE_1
gfx942 v_max_f16_e32 v28, -1, -v0
gfx942 v_lshrrev_b16_e32 s28, v211
gfx942 v_sub_u32_e32 s12, v36
gfx942 v_fmaak_f32_sdwa v74, 8, v5, 0x7dfcb981
gfx942 v_subb_co_u32_e32 v3, 1+1, 42, v82, vcc
gfx942 v_ashrrev_i32_e32 v18, s32, s[4:7]
gfx942 v_or_b32_e32 -17, v44, v213
gfx942 v_min_u16_e32 v220, s43, 1+1
gfx942 v_cndmask_b32_e32 v194, s64, 0.5, v24, vcc
gfx942 v_subrev_co_u32_e32 v134, vcc, v177, v23 row_mask:0x3
gfx942 v_min_i32_e32 s101, s5, v1
gfx942 s_mov_b64 0x3c00, flat_scratch
gfx942 s_buffer_store_dwordx4 s[64:67], exec, s0
gfx942 s_add_i32_sdwa s28, s45, 9
gfx942 v_min_i16_e32 v128, s4, v32, s0
gfx942 s_orn2_b64 s0, ttmp[0:1], 11
gfx942 v_mac_f16_e32 v120, 40, -|v53|
gfx942 v_sub_co_u32_e32 v256, vcc, v3, v197
gfx942 v_max_i32_e32 a0, v237, v126
gfx942 s_atomic_smin v[0:1], s[68:69], xnack_mask_hi
gfx942 s_cmovk_i32 s71, exec
gfx942 v_subrev_u16_e32 v26, 24, -v160
gfx942 s_cmovk_i32_sdwa s86, 0x5362
gfx942 v_mul_hi_u32_u24_e32 v227, v14, 1.1
gfx942 v_max_u16_e32 v231, v95, 0
gfx942 v_subrev_f32_e32 v116, v101, 0x100000000
gfx942 v_cndmask_b32_e32 v38, s10, v72, vcc gds
gfx942 v_and_b32_dpp v27, ttmp12, v13
gfx942 s_buffer_atomic_smin s1, s[4:7], v0
gfx942 v_subbrev_co_u32_e32 v131, vcc, v246, 65, v218, vcc
gfx942 s_cmpk_lt_u32_dpp s8, 0x8290
gfx942 v_sub_co_u32_e32 v16, vcc, 3, s[1:2]
gfx942 v_cmpx_nlg_f64_e64 a[1:2], v[100:101], 2 clamp
gfx942 v_madmk_f16 0, v56, 0xc273dec5, v32
gfx942 s_atomic_swap_x2 s[40:41], s[98:99], s[2:3] offset:0x119f8
gfx942 s_movk_i32 ttmp7, -|0xdf57|
gfx942 v_madmk_f16 v162, 0x100000000, v3, 0x7c2712fa, v1
gfx942 s_call_b64 s[18:19], v[2:17]
gfx942 s_addc_u32_dpp s20, 34, s0
gfx942 v_add_f32_e32 v256, 44, v160
gfx942 s_load_dwordx8 s[68:75], s[90:91], -0xdc914 lds
gfx942 s_lshl2_add_u32 s22, s65, |s27|
gfx942 v_ashrrev_i16_e32 v62, v56, 1+1
gfx942 v_max_i32_e32 v0, s42, v[3:6]
gfx942 v_and_b32_e32 0x100000000, v98, v34
gfx942 v_mul_lo_u16_e32 v193, a[0:1], v8
gfx942 v_subrev_f16_e32 v68, s7
gfx942 v_min_u16_e32 v220, 0xffffffff, v97
gfx942 s_set_gpr_idx_on -16, lds_direct
gfx942 v_cmp_ne_u16_e32 vcc, v30
gfx942 v_xor_b32_e32 v8, v4, ttmp[0:1]
gfx942 v_add_f16_e32 v103, -|v77|, v137
gfx942 v_fmac_f64_e32 v[0:1], v[0:1], v[88:89], 0xffffffff
gfx942 v_mul_f32_e32 v133, ttmp9, v93 done
gfx942 s_add_i32 16, s58
gfx942 v_lshlrev_b32_e32 v198, v82, 0.15915494
gfx942 v_add_f32_e32 v80, s20, ttmp0, v64
gfx942 v_mul_hi_i32_i24_e32 v216, v60
gfx942 v_fmaak_f32 v194, v246, v202, vcc_lo, 0x7f3bfad6
gfx942 s_call_b64 -4.0, 59568
gfx942 tbuffer_store_format_x v11, [s2,s3], s[0:3], -4 format:[BUF_DATA_FORMAT_RESERVED_15,BUF_NUM_FORMAT_RESERVED_6] offset:1378 sc0
gfx942 s_atomic_add ttmp[0:1], s[54:55], s67 offset:0x40040
gfx942 v_add_f32_e32 v166, 0, v32 offset:0xffff
gfx942 s_cmpk_eq_u32 s65, -17
gfx942 s_mulk_i32 0x3ff0000000000000, 0xa4b3
gfx942 v_cndmask_b32_e32 v132, s0, [v0,v1], vcc
gfx942 v_mul_u32_u24_e32 s6, v101
gfx942 v_lshrrev_b32_e32 v0, s4, v2 slc
gfx942 v_mul_u32_u24_e32 v210, s17, sext(v37)
gfx942 v_subrev_f32_e32 v49, v21
gfx942 v_max_f16_e32 v70, v86, a[248:255]
gfx942 v_min_u16_e32 v63, v171, 0, v133
gfx942 v_max_f32_e32 v232, v89, src_shared_base
gfx942 s_cmpk_lg_i32 s20, s[2:3]
gfx942 v_min_u32_e32 v38, v59, 65, v188
gfx942 v_sub_f16_e32 v129, v124
gfx942 v_mul_u32_u24_dpp v48, s1, v32
gfx942 v_min_u32_e32 v25, v16, v1 compr
gfx942 s_mul_hi_u32_sdwa ttmp3, ttmp6, 55
gfx942 s_addc_u32 s36, s[2:3], s2
gfx942 s_mul_hi_u32 1+1, 59, 55
gfx942 v_cndmask_b32_e32 v36, s33, exec, vcc
gfx942 v_madmk_f16 |v54|, v60, 0xd3ae166d, v91
gfx942 v_ashrrev_i32_e32 sext(v2), v56, v224
gfx942 s_cmpk_lt_i32 a1, 0xfef7
gfx942 v_xnor_b32_e32 v44, v135
gfx942 v_mfma_f32_32x32x16_bf8_fp8 a[230:245], v[82:83], v[156:157], a[0:1] cbsz:3 abid:13 blgp:4
gfx942 v_lshrrev_b32_e32 0x3ff0000000000000, s8, v133
gfx942 v_cndmask_b32_e32 lds_direct, s0, v0, vcc
gfx942 s_cmpk_lg_i32 s20
gfx942 v_mul_hi_i32_i24_e32 v16, ttmp[0:1], v9
gfx942 s_cmpk_lt_i32 exec_lo, 0xba5a, -32769
gfx942 s_cmpk_ge_i32 s25, 0, 0x9147
gfx942 s_cbranch_vccnz 1e-10
gfx942 v_cndmask_b32_e32 v9, ttmp[0:1], v3, vcc
gfx942 v_mul_i32_i24_e32 1e10, s46, v200
gfx942 v_mul_f32_e32 v66, v[0:1], v4
gfx942 s_xor_b32 s34, sext(s21), 49
gfx942 v_lshrrev_b32_e32 v35, v0, 64
gfx942 v_xnor_b32_e32 v161, v62, v247 lds
gfx942 s_cmp_eq_u32 s44, -s88
gfx942 v_subbrev_co_u32_e32 v95, vcc, s18, v96, vcc row_mirror
gfx942 v_frexp_exp_i32_f32_e32 a1, v75
gfx942 v_subrev_u16_e32 2, v0
gfx942 s_cselect_b32 s61, 28, s9 compr
gfx942 v_mul_u32_u24_e32 v234, v226
gfx942 s_buffer_store_dwordx4 s[100:103], xnack_mask, s85 offset:-0x2e6d4 glc
gfx942 v_or_b32_e32 |v2|, v33, v192
gfx942 v_max_u16_e32 v205, s82, v185 src0_sel:WORD_1
gfx942 s_sethalt |0xe3aa|
gfx942 s_cmpk_lt_u32 65, 0x2296
gfx942 v_mul_lo_u16_e32 v145, -17, v155, v251
gfx942 v_cndmask_b32_e32 v195, s80, vcc
gfx942 v_add_u32_e32 v22, v171, v213, 65
gfx942 v_cmp_nge_f16_sdwa v0, -|v70| src0_sel:BYTE_0 src1_sel:BYTE_2
gfx942 s_sub_u32_sdwa s13, s96, s17
gfx942 v_ashrrev_i16_dpp v62, v56, v112
gfx942 v_madak_f16 v2, s32, v8, -0x80000001
gfx942 v_mul_hi_i32_i24_e32 v90, v206, 0x3c00
gfx942 v_mul_hi_u32_u24_e32 v96, 0x100000000, v13
gfx942 v_sub_f16_e32 v16, s18, s[0:2]
gfx942 v_lshrrev_b32_e32 v96, s0, v34 gds
gfx942 s_cmpk_lt_i32 -17, 0xc6da
gfx942 v_ashrrev_i32_e32 s[0:1], s8, v12
gfx942 v_fmac_f64_e32 v[128:129], v[0:1], v[128:129], v[16:17]
gfx942 v_min_f32_e32 v4, s4, 64, v36
gfx942 v_add_co_u32_e32 1e10, vcc, v174, v228
gfx942 s_sub_u32 s13, ttmp6
gfx942 tbuffer_load_format_xy v[22:23], -0x80000001, s[0:3], s6 format:[BUF_DATA_FORMAT_INVALID,BUF_NUM_FORMAT_SNORM] offset:2976
gfx942 s_memrealtime v256
gfx942 v_cmp_ne_u16_e32 [s2,s3], v30, v79
gfx942 v_cndmask_b32_e32 -32769, 0, v32, vcc
gfx942 v_sub_f16_e32 1e-10, s32, v46
gfx942 v_dot2c_i32_i16_e32 v68, -0x80000001, v108
gfx942 v_subrev_co_u32_e32 v97, vcc, v6, v36 gds
gfx942 v_mac_f16_e32 v120, ~0, 40, v53
gfx942 v_lshrrev_b32_e32 v176, s[6:9], v202
gfx942 v_cndmask_b32_e32 v64, vcc, v75, vcc
gfx942 v_ldexp_f16_e32 v16, v153, sext(v128)
gfx942 v_sub_co_u32_e32 v49, 64, v34, v17
gfx942 v_cndmask_b32_e32 v10, s96, v24, 0.5
gfx942 tbuffer_load_format_xyz a[158:160], a[1:2], s[0:3], s66 format:[BUF_DATA_FORMAT_2_10_10_10,BUF_NUM_FORMAT_SINT] offset:1469 sc0 sc1
gfx942 v_ashrrev_i32_e32 v9, exec, v128
gfx942 v_subrev_f32_e32 s[4:7], s2, v42
gfx942 v_or_b32_e32 v1, -0x80000001, v9
gfx942 v_fmaak_f32 v197, 65536.0, v115, 0xbf20ff0c
gfx942 v_sub_f16_e32 v130, v23, v230 slc
gfx942 v_mul_hi_u32_u24_e32 v96, v137, ~0
gfx942 v_add_f32_e32 s24, v68
gfx942 v_mul_u32_u24_e32 v132, a[0:15], v12
gfx942 v_mul_u32_u24_e32 s[6:9], 0, v145
gfx942 v_add_f16_e32 v62, v29, m0
gfx942 v_or_b32_e32 v164, s39, 65
gfx942 v_sub_u32_e32 v44, v177, sext(v67)
gfx942 v_min_i16_e32 v136, s2, vcc, v200
gfx942 v_subrev_u16_e32 -|v168|, s60, v132
gfx942 v_mul_f16_e32 v38, 24, 0x3ff0000000000000
gfx942 v_lshlrev_b32_e32 v10, v0, v[0:1], v1
gfx942 s_cmpk_lt_i32 s87, ttmp[0:1]
gfx942 v_sub_co_u32_e32 v191, vcc, 0x100000000, v239
gfx942 v_ashrrev_i16_e32 v133, s100, s102
gfx942 v_min_f32_e32 v11, v147, v203 op_sel:[0,1]
gfx942 v_add_f32_e32 1.1, v69, v8
gfx942 v_mul_u32_u24_e32 v132, vcc, v12
gfx942 tbuffer_load_format_xy v[22:23], off, 65536.0, s6 format:[BUF_DATA_FORMAT_INVALID,BUF_NUM_FORMAT_SNORM] offset:2976
gfx942 v_mul_u32_u24_dpp v124, xnack_mask_lo, v200
gfx942 s_orn1_saveexec_b64 s[90:91], v[3:6]
gfx942 s_add_i32 0.15915494, 16, s1
gfx942 v_min_f32_e32 v0, src_flat_scratch_base_lo, v184 offset:4
gfx942 s_lshl2_add_u32 s0, -2, 1e-10, 27
gfx942 v_add_co_u32_e32 lds_direct, vcc, 63, v133
gfx942 v_mul_f32_e32 0x3c00, s16, v192
gfx942 v_add_f32_e32 v78, s81, v64 vm
gfx942 v_mul_f16_e32 v37, -1, v108 row_newbcast:3
gfx942 v_lshrrev_b32_e32 s[4:7], v12, 10, v100
gfx942 s_lshl4_add_u32 22, src_private_base
gfx942 v_max_i16_e32 v182, sext(s98), v217
gfx942 v_mul_u32_u24_e32 v2, v16, 0x3ff0000000000000
gfx942 v_mul_f32_e32 v65, v88, v4 clamp
gfx942 s_cselect_b32 65, s20, 20
gfx942 v_add_f16_e32 v126, v23, -|v208|
gfx942 v_sub_f32_e32 a[0:3], s32, v1
gfx942 s_and_b64 s[84:85], s[30:31]
gfx942 v_xor_b32_e32 v79, v137, v14 byte_sel:1
gfx942 v_cndmask_b32_e32 v9, s2, v128, vcc cbsz:8
gfx942 v_cndmask_b32_e32 v77, s52, v94
gfx942 s_atomic_add_dpp s0, s[96:97], s95 glc
gfx942 v_mul_f16_e32 a[248:255], 24, v53
gfx942 v_and_b32_e32 v90, s13, v222, 0x10000
gfx942 v_cndmask_b32_e32 s[2:3], s0, v240, vcc
gfx942 v_cndmask_b32_sdwa v20, s100, v232, vcc
gfx942 v_subbrev_co_u32_e32 65536.0, vcc, v249, v201, vcc
gfx942 v_min_i32_e32 v72, s88, 0.15915494
gfx942 v_max_i32_e32 0x10000, s8, v1
gfx942 v_subrev_f16_e32 v189, a[0:1], v250
gfx942 buffer_load_ubyte ttmp[0:1], off, s[40:43], 63 offset:434 nt sc1
gfx942 s_cbranch_i_fork ttmp[4:5], 49917, v0
gfx942 v_log_f16_e32 v41, exec
gfx942 v_mul_u32_u24_e32 v27, ttmp[0:1], v66
gfx942 s_buffer_load_dword -s40, s[0:3], s69 glc
gfx942 v_mul_f32_e32 v31, exec, v58
gfx942 v_madak_f16_dpp v36, s96, v92, 0xbeebae41
gfx942 v_sub_f32_e32 v70, v64
gfx942 v_cndmask_b32_e32 v18, -17, v20, vcc
gfx942 s_ashr_i32 s96, ttmp10, [v0,v1]
gfx942 s_movk_i32 ttmp8, 0x3c00, 0xb835
gfx942 v_add_u32_e32 v170, v46, sext(v52)
gfx942 v_cvt_f32_i32_e32 v114, 0x100000000
gfx942 v_or_b32_e32 0.15915494, s0, v162
gfx942 s_bfe_i32 s30, 17, -0x80000001
gfx942 v_dot4c_i32_i8_e32 v218, s33, [s2,s3]
gfx942 v_addc_co_u32_sdwa v142, vcc, s93, v187, vcc
gfx942 v_subrev_f16_e32 v102, 0x3ff0000000000000, v79
gfx942 s_pack_hh_b32_b16 s9, a[0:1], s64, 16
gfx942 s_cmovk_i32 0.15915494, 0xe3b6
gfx942 v_sub_f32_e32 0x3ff0000000000000, s32, v1
gfx942 v_min_f32_e32 v251, v25, v37 sc1
gfx942 v_lshlrev_b16_e32 v196, v84, v77, s[2:3]
gfx942 v_xor_b32_e32 v61, s11, v66 mul:3
gfx942 v_max_i16_e32 v0, v16, v51 slc
gfx942 s_add_i32 s88, lds_direct, s37
gfx942 s_buffer_atomic_umax_sdwa s49, s[16:19], ttmp4 offset:-0xefac4
gfx942 tbuffer_store_format_x a26, off, s[32:35], ttmp10 format:[BUF_DATA_FORMAT_16_16_16_16,BUF_NUM_FORMAT_SNORM] offset:3365 sc0, a[0:1]
gfx942 v_lshlrev_b16_e32 v96, 14
gfx942 s_buffer_atomic_or s85, -s[52:55], s0 offset:0x85c23 glc
gfx942 s_bfe_i32 s30, vcc, s31
gfx942 v_min_f32_e32 a[248:255], v147, v203
gfx942 v_cmp_u_f16_e32 vcc, v49, -|v15|
gfx942 v_lshrrev_b16_e32 v3, acc0, v211
gfx942 v_cndmask_b32_e32 v20, ttmp6, v24, vcc, exec
gfx942 buffer_store_byte v0, v[34:35], s[8:11]
gfx942 s_cmpk_gt_i32 s43, vcc_lo
gfx942 s_buffer_load_dword s40, s[0:3], v[255:256] glc
gfx942 v_max_i16_e32 s101, v89, v149
gfx942 s_cmpk_lt_u32 -|ttmp5|, 0xd2
gfx942 s_mulk_i32_dpp s54, 0xee49
gfx942 s_max_u32_dpp s98, s19, s71
gfx942 s_add_u32 s67, s7, s[0:2]
gfx942 v_sub_f16_dpp v44, s32, v46
gfx942 s_cmpk_eq_u32 0xed1c
gfx942 v_sub_co_u32_e32 v33, vcc, ttmp6, -0x80000001
gfx942 s_pack_hh_b32_b16 s97, s0
gfx942 s_cmpk_lg_i32 xnack_mask, 0x1a13
gfx942 v_madmk_f16 v128, a[1:2], 0x4d7e86f9, v0
gfx942 v_min_i16_e32 0x10000, s49, v27
gfx942 tbuffer_load_format_d16_xy -a102, off, s[64:67], s2 format:[BUF_DATA_FORMAT_8_8_8_8,BUF_NUM_FORMAT_USCALED] offset:556 sc0 nt
gfx942 v_fma_mix_f32 v226, src_shared_base, |s73|, |s35| op_sel:[1,1,0]
gfx942 v_add_f32_e32 0xffffffff, v128, s10, v5
gfx942 v_cndmask_b32_e32 v8, s5, v2, 0.15915494
gfx942 s_cselect_b32 off, s52, s66
gfx942 v_max_i16_e32 v34, 40, 0xffffffff
gfx942 v_cndmask_b32_e32 v2, 16, 1.1, vcc
gfx942 v_addc_co_u32_e32 v128, vcc, s85, -|v170|, vcc
gfx942 s_cmpk_lt_u32 s6, |0x6177|
gfx942 s_max_i32 s0, 1, -17, s36
gfx942 v_min_u16_e32 -16, 46, v161
gfx942 v_mov_b32_e32 0x3c00, v227
gfx942 v_cndmask_b32_e32 v104, s1, v2, vcc row_newbcast:3
gfx942 v_add_co_u32_e32 v40, vcc, 5, -|v246|
gfx942 s_cmovk_i32 ttmp4, ttmp0
gfx942 v_dot2c_f32_f16_e32 v167, -4.0, 51, v240
gfx942 s_cmovk_i32 v256, 0x4005
gfx942 s_ashr_i64 s[34:35], a[248:255], s10
gfx942 v_add_f32_e32 v0, 0x100000000, v192
gfx942 v_dot4c_i32_i8_e32 v29, v111, v177 row_shl:1
gfx942 v_add_f16_e32 a[0:1], v21, ttmp0, v64
gfx942 s_absdiff_i32 0, 42, s4
gfx942 s_xor_b32 s35, -|s0|, s100
gfx942 s_nor_b32 s86, s44, v[0:1]
gfx942 s_atc_probe_buffer s101, s[72:75], s5
gfx942 v_fract_f16_dpp v178, -17 quad_perm:[0,0,2,2] row_mask:0xe bank_mask:0x8
gfx942 v_cos_f16_e32 v35, -|v131|
gfx942 s_mulk_i32 ttmp13
gfx942 v_mul_u32_u24_e32 0x100000000, v16, v65
gfx942 v_lshrrev_b16_e32 v59, s27, s0
gfx942 v_sub_co_u32_e32 v49, vcc, v[3:6], v17
gfx942 v_cvt_f32_bf8_e32 [v0,v1], s60
gfx942 v_subrev_f16_e32 v91, v81, 0
gfx942 v_add_u32_e32 v247, v254, sext(v238)
gfx942 v_lshrrev_b32_e32 [s2,s3], s64, v0
gfx942 v_subrev_u16_dpp v2, v96, v0
gfx942 v_min_f16_e32 s93, v38
gfx942 v_add_f32_e32 v32, s2, s[6:9]
gfx942 s_getreg_b32 s49, 1+1 25, 10)
gfx942 v_fmaak_f32 v63, vcc_lo, 0x3ff0000000000000, 0xe3d373ac
gfx942 s_cbranch_i_fork 0, 58279
gfx942 s_lshr_b32 a0, 43, -0.5
gfx942 v_lshrrev_b16_e32 v217, v217, s[6:9]
gfx942 s_cmpk_lt_i32 s39, ttmp0
gfx942 s_buffer_atomic_inc_x2 ttmp[10:11], s[100:103], 0x20680 glc, ttmp12
gfx942 s_lshl1_add_u32 s64, v255, s98
gfx942 v_cndmask_b32_e32 v129, 18, 0x100000000, vcc
gfx942 v_mul_lo_u16_e32 v33, src_shared_limit, v90 dst_sel:BYTE_1
gfx942 v_ashrrev_i32_e32 v188, v20, v[2:17]
gfx942 v_add_u16_e32 v135, 65536.0, v163, v41
gfx942 v_max_i16_dpp v1, 38, v170
gfx942 v_add_f32_e32 0x100000000, v136, v8
gfx942 s_cmovk_i32 ttmp4, a[248:255], 0xc500
gfx942 v_cmp_ne_u32_e32 vcc, s[0:1], v245
gfx942 v_ashrrev_i32_e32 v2, s88, -v0
gfx942 v_cmpx_eq_f64_e32 vcc, -|v[70:71]|, v[168:169]
gfx942 v_max_u32_e32 v230, v226, a0
gfx942 s_branch -|17003|
gfx942 v_madak_f16 v126, v121, v50, [s2,s3]
gfx942 v_cndmask_b32_e32 v188, s0, -16, vcc
gfx942 s_nor_b64 s[4:5], s[18:19], 0x100000000
gfx942 v_subrev_u16_e32 vcc_lo, 0, v0
gfx942 v_fmaak_f32 vcc, v183, v91, 0xbffb594e
gfx942 v_madak_f16 a[0:15], xnack_mask_lo, v159, 0xbebcad19
gfx942 s_cmp_lg_i32 s[1:2], s88
gfx942 v_ashrrev_i16_e32 v192, v9, v123 row_mirror
gfx942 s_xor_b64 ttmp[12:13], a0, s[72:73]
gfx942 v_subrev_co_u32_e32 v97, vcc, v6, v36 cbsz:8
gfx942 s_atomic_smin_x2 s[64:65], s[64:65], v[2:17]
gfx942 v_fmaak_f32 v197, v148, a[0:3], 0xbf20ff0c
gfx942 v_mul_hi_u32_u24_e32 v128, s98, v1 op_sel_hi:[0,0]
gfx942 v_min_f32_e32 v0, src_flat_scratch_base_lo
gfx942 v_mul_u32_u24_e32 v82, xnack_mask_lo, m0
gfx942 v_sub_co_u32_e32 v44, vcc, v63, sext(v109)
gfx942 v_sub_f16_e32 -0x80000001, s80, v16
gfx942 v_max_i32_e32 v0, s42
gfx942 v_max_f16_e32 v33, s20, v112 blgp:3
gfx942 s_cmpk_eq_i32_sdwa s49, 0x17b4
gfx942 v_sub_f16_e32 v67, s102, v229
gfx942 s_add_u32 -s52, s32, s51
gfx942 v_cndmask_b32_e32 v138, s1, v74, -16
gfx942 v_dot8c_i32_i4_e32 a[0:15], s94, v219
gfx942 s_buffer_atomic_sub ttmp15, 0x3ff0000000000000, -0x33dae glc
gfx942 v_max_i32_e32 -|v173|, v62, v199
gfx942 v_cndmask_b32_e32 v128, s1, v7, -4.0
gfx942 s_cmpk_gt_i32 s5, s[2:3]
gfx942 v_fmac_f32_e32 v175, s66, v173 abid:16
gfx942 v_lshrrev_b32_e32 v33, v64
gfx942 s_addc_u32 off, s65, s2
gfx942 v_max_u16_e32 v156, v246
gfx942 v_add_f32_e32 v166, s96, 0xffffffff
gfx942 v_lshlrev_b32_e32 v87, -0x80000001, v171
gfx942 s_cmovk_i32 s38, 0x4c09 glc
gfx942 s_max_u32 -17, 4, s2
gfx942 v_and_b32_e32 v179, v60
gfx942 v_madak_f16_sdwa v23, xnack_mask_lo, v159, 0xbebcad19
gfx942 v_subrev_f16_e32 s102, s1, v17
gfx942 v_add_u16_e32 v219, s102, v39
gfx942 v_min_f32_e32 v4, v36
gfx942 v_mul_lo_u16_e32 v112, v74, xnack_mask
gfx942 v_min_f32_e32 v121, v2, v38 blgp:3
gfx942 v_max_i16_e32 v129, v123, a[0:3]
gfx942 v_add_f32_e32 exec, v21, v160
gfx942 s_mulk_i32 0xffffffff, ttmp3, 0x9318
gfx942 v_subrev_f16_e32 v102, v151, v79 gds
gfx942 s_xor_b32 s60, s10, s[0:2]
gfx942 tbuffer_load_format_x v192, 0x100000000, s[0:3], s32 format:[BUF_DATA_FORMAT_16_16,BUF_NUM_FORMAT_SINT] offset:3741 sc1
gfx942 v_cndmask_b32_e32 v22, -|s100|, v149, vcc
gfx942 s_cmovk_i32 -|s20|, 0x5b13
gfx942 s_ashr_i32 s64, s0, s16 src0_sel:WORD_1
gfx942 v_cmpx_gt_u32_e32 vcc, |-11|, v63
gfx942 v_sub_f32_e32 v54, s5, v224 cbsz:1
gfx942 v_fmaak_f32 a[248:255], 1, v72, 0x7d368713
gfx942 s_add_u32 s38, s0
gfx942 s_atomic_umax_x2 v[2:17], s[18:19], s36
gfx942 flat_store_dwordx3 -4.0, v[32:34] offset:8095 sc1
gfx942 s_mulk_i32 s78, 0xa4b3, 0x3c00
gfx942 v_and_b32_e32 v144, s2, v1 offset:0xffff
gfx942 v_and_b32_e32 v158, vcc_hi, 0.15915494
gfx942 s_ashr_i32 s[1:2], s4, s20
gfx942 v_mul_u32_u24_e32 v17, s1, v8 quad_perm:[0,1,2,3]
gfx942 v_xnor_b32_e32 v254, 54, -32769
gfx942 v_subrev_u16_e32 v105, v30, 0x10000
gfx942 s_cmovk_i32_sdwa s20, 0xa824
gfx942 s_lshl3_add_u32 v[2:17], s56, 17
gfx942 buffer_atomic_or_dpp v24, off, s[16:19], s0 offset:1769 sc0
gfx942 v_mul_f16_e32 sext(v129), s65, v69
gfx942 v_lshrrev_b32_e32 v[2:17], s67, v4
gfx942 v_fma_mix_f32 |v226|, -|s0|, |s73|, |s35| op_sel:[1,1,0]
gfx942 v_dot8c_i32_i4_e32 v130, v80
gfx942 s_add_u32 s38, s33, s0 offset:0xffff
gfx942 v_mul_hi_u32_u24_e32 v0, s2, -|v144|
gfx942 s_mul_i32 xnack_mask, s0, s68
gfx942 v_cndmask_b32_e32 v45, s32, s0, vcc
gfx942 v_and_b32_e32 v214, 30, ttmp[0:1]
gfx942 v_madmk_f16 a1, vcc_lo, 0xd80db39e, v0
gfx942 v_madak_f16 v208, v75, v87, v[2:17]
gfx942 v_add_co_u32_e32 v101, vcc, a[0:1], v133
gfx942 v_min_i32_e32 s101, s8, v0
gfx942 v_mul_lo_u16_e32 v227, 51, -v25
gfx942 v_lshlrev_b16_e32 v123, v0
gfx942 s_ff1_i32_b64 -s12, -8
gfx942 s_cselect_b32 s88, s20, v256
gfx942 v_cndmask_b32_e32 v9, off, v128, vcc
gfx942 v_cndmask_b32_e32 v9, s2, v128, |vcc|
gfx942 v_min_f32_e32 v121, v2, v[255:256]
gfx942 v_or_b32_e32 v2, s69, v256
gfx942 v_max_i32_dpp v201, -5, v229
gfx942 s_dcache_inv  sc1
gfx942 s_mov_b64 s[34:35], 0.5 vm
gfx942 ds_wrap_rtn_b32_dpp v211, v221, v221, v251 offset:49969
gfx942 v_sub_f32_e32 a[1:2], v83, v187
gfx942 v_lshlrev_b32_e32 v165, s32, v85, vcc
gfx942 s_bfe_u32 s76, s62, v[3:6]
gfx942 v_mul_hi_i32_i24_e32 21, v42
gfx942 s_lshl_b64 ttmp[2:3], 65536.0, s3
gfx942 v_madmk_f16 v162, v3, 0x7c2712fa, 0x3ff0000000000000
gfx942 v_mul_f16_e32 1e-10, s1, v98
gfx942 v_cndmask_b32_e32 v20, s100, v232, ~0
gfx942 v_mul_f16_e32 v34, s5, |v160|
gfx942 v_lshlrev_b16_e32 v27, v139, sext(v197)
gfx942 v_dot8c_i32_i4_dpp v30, s76, v73
gfx942 v_mul_f32_e32 s[1:2], v36, v76
gfx942 ds_wrxchg2_rtn_b64 s[1:2], v234, a[94:95], a[207:208] offset0:98 offset1:158
gfx942 s_buffer_atomic_smin s37, v[0:1], -0x850f8
gfx942 v_mul_hi_i32_i24_e32 v145, v61, v12, [v0,v1]
gfx942 v_mul_i32_i24_e32 0, v134, s4, v34
gfx942 s_cmpk_lg_i32 s40, 0x76f6 clamp
gfx942 v_xor_b32_e32 0xffffffff, v28, v143, v69
gfx942 s_cmpk_lt_i32 64, s39, 0xc6da
gfx942 v_mul_i32_i24_e32 1e-10, v112, v19
gfx942 v_sub_u32_e32 xnack_mask, v172, v150
gfx942 v_subb_co_u32_e32 v238, vcc, v160, v152, s0
gfx942 v_cndmask_b32_dpp v35, v2, v8, vcc
gfx942 s_cmpk_lt_i32 ttmp2
gfx942 v_ashrrev_i32_e32 ttmp0, s0, v228
gfx942 v_madak_f16 v166, s[0:2], v196, 0x7f95dca5
gfx942 v_max_i32_e32 v59, 41, -4.0
gfx942 v_cmpx_nlt_f64_e32 vcc, -17, s[84:85], v[150:151]
gfx942 v_xor_b32_e32 v8, v4, v34 blgp:3
gfx942 v_add_f32_e32 m0, s68, v149
gfx942 v_mul_hi_u32_u24_e32 v96, v137
gfx942 v_mul_lo_u16_e32 v0, v8
gfx942 v_subrev_co_u32_e32 v97, vcc, v6, 0x10000
gfx942 s_not_b64 s[90:91], ttmp[8:9] row_shl:1
gfx942 v_min_u16_e32 0x10000, s85, v32
gfx942 s_pack_hh_b32_b16 s64, s32, [v0,v1]
gfx942 v_xnor_b32_e32 v96, v156, a[0:1], v247
gfx942 v_min_f32_e32 s36, v65
gfx942 v_cndmask_b32_e32 v8, 40, v194, vcc abid:15
gfx942 v_cmp_eq_i16_e32 vcc, v194, v37 neg:[1,0,1]
gfx942 v_add_f32_e32 v17, s5, v64 sc1
gfx942 v_max_i16_e32 v213, |s17|, v20
gfx942 v_fmaak_f32 v63, vcc_lo, v1
gfx942 v_add_f32_e32 ttmp0, s1, v162
gfx942 v_madmk_f16_e64 v230, v221, 0xe0f2d416, v158
gfx942 v_add_f32_e32 v2, sext(s50), v7
gfx942 v_cndmask_b32_e32 -16, s64, v102, vcc
gfx942 v_cmp_ne_i64_e32 vcc, v[36:37], v[16:17], 0x3c00
gfx942 v_min_f32_e32 v69, v100, v69 compr
gfx942 v_lshrrev_b16_e32 v132, s6, s102
gfx942 s_add_u32 s6, s72, exec
gfx942 s_cbranch_cdbgsys_and_user 32015 addr64
gfx942 v_fract_f16_dpp v178
gfx942 v_max_i16_e32 v246, sext(exec_lo), v248
gfx942 v_cndmask_b32_e32 ttmp12, s34, v65, vcc
gfx942 v_min_u16_e32 v60, 21, 1+1
gfx942 v_mfma_f32_32x32x4_2b_f16 v[32:63], v[0:1], a[248:255], 4 abid:9
gfx942 s_mulk_i32 s[6:9], 0x9318
gfx942 v_lshrrev_b32_e32 v16, v4, ttmp0
gfx942 s_dcache_wb  byte_sel:1
gfx942 v_min_f32_e32 v0, src_flat_scratch_base_lo, a1
gfx942 v_ashrrev_i32_e32 s100, v191
gfx942 v_sub_co_u32_e32 v169, s102, v62, v212
gfx942 v_cndmask_b32_e32 0xffffffff, v64, v0, v224, vcc
gfx942 v_mul_hi_u32_u24_e32 s[6:9], v64, s8, v0
gfx942 s_movk_i32 sext(s2), 0x1212
gfx942 v_sub_f16_e32 v18, v256, v3
gfx942 v_dot4c_i32_i8_e32 v199, |62|, v2
gfx942 v_ldexp_f16_e32 v153, v128
gfx942 s_add_u32 a1, s33, 64
gfx942 v_subrev_f16_e32 v54, 1, -v40
gfx942 v_and_b32_e32 v0, lds_direct, v19
gfx942 s_call_b64 s[88:89], 0xffffffff
gfx942 v_add_f32_e32 v8, 16, v10 neg_lo:[1,0]
gfx942 scratch_load_ubyte_d16_hi vcc, v89, s15 offset:2766 sc0 nt
gfx942 v_cndmask_b32_e32 v192, 64, v8, v[2:17]
gfx942 v_subbrev_co_u32_e64 v7, vcc, s4, v133, vcc
gfx942 v_sub_f32_e32 v48, s19, v65 glc
gfx942 s_not_b64 v[3:6], s[20:21]
gfx942 v_fmac_f32_e32 v150, -v215, v37
gfx942 v_lshrrev_b32_e32 0x100000000, v4, v16
gfx942 s_pack_ll_b32_b16 a[248:255], s50, s22
gfx942 v_ashrrev_i32_dpp v29, v195, v52
gfx942 v_fmaak_f32 v197, s[6:9], v115, 0xbf20ff0c
gfx942 v_min_f16_e32 v14, s[6:9], v85
gfx942 v_cndmask_b32_e32 1e-10, v130, v0, v65, vcc
gfx942 v_add_u16_e32 v255, -|s97|, v95
gfx942 s_nor_b32 s45, s90, xnack_mask_hi clamp
gfx942 v_max_i32_e32 acc0, v143, v162
gfx942 tbuffer_store_format_d16_xyzw v[8:9], off, 1+1, s[16:19], 0 format:[BUF_DATA_FORMAT_10_10_10_2] offset:2857
gfx942 v_add_f32_e32 v20, 37
gfx942 s_movk_i32 s98, v255
gfx942 v_fmamk_f32 v25, |v165|, 0xd2481bcd, v126
gfx942 v_frexp_exp_i32_f32_e32 v43, v75 nt
gfx942 v_subrev_f32_e32 65536.0, s8, v16
gfx942 s_andn2_b32 -16, s32, s68
gfx942 s_xor_b32 -s17, 45, 11
gfx942 v_sub_f16_e32 v67, s91, v229 idxen
gfx942 s_sub_u32_dpp s24, s33, 4
gfx942 s_andn2_b32 s4, s35, a[0:1]
gfx942 s_absdiff_i32 s100, vcc_hi
gfx942 v_sub_f16_e32 0x10000, s64, v104
gfx942 v_add_u16_e32 v255, s97, -0x80000001
gfx942 buffer_load_ushort off, s[56:59], 46 offset:257 sc0 sc1
gfx942 s_and_b64 0.5, 48, 2.0
gfx942 v_lshlrev_b16_e32 a0, 14, v232
gfx942 v_min_u16_e32 v220, s36, sext(v242)
gfx942 v_madmk_f16 v230, v221, v[2:17], v158
gfx942 v_max_i16_e32 v236, -2, 0x100000000
gfx942 s_lshl4_add_u32 ttmp15, 63, s102, s3
gfx942 v_add_u16_e32 0x3c00, s97, v95
gfx942 v_add_f32_e32 1+1, v34, v4
gfx942 v_subb_co_u32_e32 v190, vcc, s98, v145, v[2:17]
gfx942 v_madak_f16 v47, v6, v6, 0x22ea5133 offen
gfx942 v_min_i32_e32 0.5, s88, v112
gfx942 v_mul_f16_e32 v35, v229, v[0:1]
gfx942 v_min_i32_e32 0xffffffff, s24, v0
gfx942 s_add_u32 s67, s7, v256
gfx942 v_mul_i32_i24_dpp v2, s98, v33
gfx942 v_pk_fmac_f16_e32 v238, s60, s[0:2]
gfx942 v_max_u16_e32 0x100000000, s82, v185
gfx942 v_max_f16_e32 v64, s40, lds_direct
gfx942 v_mul_i32_i24_e32 m0, v255, v68
gfx942 s_cmpk_lg_i32 s31
gfx942 v_max_f16_e32 v199, ttmp14, vcc_lo, v39
gfx942 v_or_b32_e32 v136, s49, sext(v70)
gfx942 s_cmpk_lt_u32 [s2,s3], 0x1e25
gfx942 v_mul_hi_u32_u24_e32 v141, a[0:15], v89
gfx942 v_mul_hi_i32_i24_e32 s0, v207, v115
gfx942 v_sub_f16_e32 v8, v17, v17, ttmp0
gfx942 s_cmpk_eq_u32_sdwa s65, 0xa573
gfx942 s_add_u32 -|s16|, s65, s26
gfx942 s_absdiff_i32_e64 s46, s13, s71
gfx942 v_sub_f16_e32 v64, [s2,s3], v128
gfx942 v_addc_co_u32_e32 v82, [s2,s3], v151, v207, vcc
gfx942 v_subrev_u16_e32 1+1, src_pops_exiting_wave_id, v31
gfx942 s_cmpk_ge_u32 ttmp14, s[0:1]
gfx942 v_cndmask_b32_e32 v16, v8, vcc
gfx942 v_dot8c_i32_i4_e32 v112, 52, 64
gfx942 v_subrev_u16_e32 -32769, -7, v123
gfx942 v_subrev_f32_e32 v160, s26, vcc_lo
gfx942 ds_mskor_rtn_b64 v[4:5], v3, v[36:37], 65, v[0:1] offset:38693
gfx942 v_lshrrev_b32_e32 s0, -4, v128
gfx942 v_add_f32_e32 v70, s64, v[2:17]
gfx942 s_min_i32 0x100000000, 30, 46
gfx942 v_add_u16_dpp v205, 9, v183
gfx942 v_frexp_exp_i32_f32_e32 exec, s88
gfx942 s_cmp_lg_i32 s96, -s88
gfx942 v_min_f16_e32 exec, v66, v26, v178
gfx942 v_add_f32_e32 v235, v131
gfx942 s_cmpk_lg_i32 -s78, 0xe2e3
gfx942 v_mul_lo_u16_e32 v173, s1, vcc_lo
gfx942 s_waitcnt
gfx942 s_setreg_imm32_b32 hwreg(HW_REG_MODE, 0, 20), -|0xc28ae69f|
gfx942 v_max_f16_e32 v216, v66, 0xffffffff
gfx942 v_cmpx_eq_f64_e32 vcc, -4.0, v[70:71], v[168:169]
gfx942 v_cndmask_b32_e32 v130, v0, 1.1, vcc
gfx942 v_cndmask_b32_e32 v1, v8, v51, src_shared_base
gfx942 s_cmpk_eq_u32 ttmp14, 64, 0x4a53
gfx942 v_fmac_f64_e32 v[134:135], s[0:1], a1
gfx942 s_add_u32 s0, a[248:255], s1
gfx942 v_sub_f32_dpp v24, s2, v2
gfx942 s_cmpk_eq_i32 s43, v[0:1]
gfx942 v_mul_hi_u32_u24_e32 v235, -2.0, v93 neg_lo:[1,0]
gfx942 v_min_i32_e32 v220, -0x80000001, v62
gfx942 v_fmamk_f32 acc0, 0, 0x38c9e3b4, v95
gfx942 v_dot8c_i32_i4_e32 v5, s85, v157 op_sel:[0,1]
gfx942 v_lshrrev_b32_e32 a[0:1], s0, v169
gfx942 s_cmpk_lg_u32_e64 s56, 0x1c12
gfx942 v_add_u16_e32 v162, -|s0|, v17
gfx942 v_cmpx_eq_u16_e32 vcc, v84, ttmp12
gfx942 v_min_f16_e32 v161, 0, v0 addr64
gfx942 v_dot4c_i32_i8_e32 v10, 46, -|v93|
gfx942 v_add_f32_e32 v7, v6, v33 op_sel_hi:[0,0]
gfx942 v_mul_lo_u16_e32 v140, s67, v6 high
gfx942 s_xor_b32 s40, -10, s33 mul:3
gfx942 v_cndmask_b32_e32 v136, exec_lo, -17, vcc
gfx942 s_cmpk_le_i32 1e10, 0x7be9
gfx942 v_xor_b32_e32 s101, v143, v69
gfx942 s_setprio 0x9d17, 0x3c00
gfx942 v_lshlrev_b16_e32 v210, s6, s[1:2]
gfx942 v_ashrrev_i16_e32 1+1, -16, v32
gfx942 v_cvt_u32_f32_e32 v166, s102
gfx942 v_max_i32_e32 -0x80000001, s24, v174
gfx942 v_or_b32_e32 1+1, s52, v200
gfx942 v_max_u16_e32 1e-10, 6, v249
gfx942 s_lshl4_add_u32 exec_hi, 22, v256, src_private_base
gfx942 v_xor_b32_e32 v184, s46, 1e-10
gfx942 v_cndmask_b32_e32 v204, sext(s11), v213, vcc
gfx942 v_cndmask_b32_e32 v124, s4, v80, vcc lds
gfx942 v_mul_f32_e32 v98, v36, v76 row_shl:1
gfx942 v_subrev_f16_e32 v68, a[0:1], v26
gfx942 v_subbrev_co_u32_e32 v7, vcc, s[1:2], v133, vcc
gfx942 v_xor_b32_e32 v190, s27, lds_direct
gfx942 v_min_f32_e32 v216, s[4:7], v59
gfx942 s_bfm_b64_e64 s[2:3], 64, s17
gfx942 s_cmpk_lt_i32 64, 0x7b06
gfx942 s_min_i32 s36, s82, 2 addr64
gfx942 v_xor_b32_e32 -v251, v221, v255
gfx942 v_lshlrev_b16_e32 v123, |34|, v0
gfx942 v_ashrrev_i16_e32 v172, v230, -v134
gfx942 v_cmpx_f_u16_e32 vcc, 46, 64
gfx942 v_subrev_u16_e32 v55, -7, s[1:2], v123
gfx942 s_cmpk_lg_u32 v[2:17], s72, 0xb8ac
gfx942 v_cndmask_b32_e32 v192, -|64|, v8, vcc
gfx942 s_buffer_atomic_swap_x2 1+1, s[28:31], s50
gfx942 scratch_load_lds_sbyte v123, vcc offset:3096 nt sc1
gfx942 v_ashrrev_i32_e32 v128, s68, ttmp12
gfx942 v_mul_hi_u32_u24_e32 v64, s0, 65536.0
gfx942 v_add_f32_e32 v40, s1, v110 quad_perm:[0,1,2,3]
gfx942 v_max_i16_e32 v144, s0, -|v8|
gfx942 v_add_f32_e32 v256, v148, v102
gfx942 v_min_u16_e32 a[1:2], s1, v144
gfx942 s_cmpk_eq_u32 0, 0xe823
gfx942 v_min_f16_e32 -16, s56, v225
gfx942 s_atomic_add s85, v0, s14 offset:0x5ccc7 glc
gfx942 v_subrev_co_u32_e32 v97, -vcc, v6, v36
gfx942 s_min_i32_dpp s40, s8, 8
gfx942 v_mul_f32_e32 src_shared_base, v18, v136
gfx942 buffer_load_sshort off, a[248:255], s24 offset:520 nt sc1 lds
gfx942 v_max_i32_e32 v35, v179
gfx942 ds_wrap_rtn_b32 v128, v123, vcc_lo, v65 offset:30526
gfx942 v_madmk_f16 s42, 0x7f6459d0, v208
gfx942 v_fma_mix_f32 v179, -|v53|, -v50 op_sel_hi:[1,0,0] clamp
gfx942 v_min_u32_e32 ttmp0, v33, v71, v8
gfx942 v_max_i16_e32 v229, 42, v[2:17]
gfx942 s_orn2_b32 s53, s48, xnack_mask
gfx942 s_pack_lh_b32_b16_dpp s13, 10, -9
gfx942 s_cmpk_gt_u32 s65, a[0:1]
gfx942 v_sub_f16_e32 v0, v[2:17], v21
gfx942 v_madmk_f16 v21, s17, 0xc53c5a57, v1 idxen
gfx942 v_or_b32_e32 exec, s19, v131
gfx942 v_ashrrev_i32_e32 -|v94|, v126, v136
gfx942 v_max_u16_e32 v133, v7, sext(v9)
gfx942 s_buffer_atomic_umax -|s49|, s[16:19], ttmp4 offset:-0xefac4
gfx942 v_sub_f32_e32 sext(v49), v1, v4
gfx942 v_max_f32_e32 v16, v[3:6], v104
gfx942 s_ashr_i32_e64 s1, s84, 0
gfx942 v_sub_f32_e32 v11, v144, v[3:6]
gfx942 v_dot8c_i32_i4_e32 v147, a[0:15], v67
gfx942 v_add_f32_e32 v220, 27, v135 clamp
gfx942 v_max_i16_e32 a[248:255], v16, v51
gfx942 v_subrev_u32_e32 v207, v205, v171 bitop3:5
gfx942 v_cndmask_b32_e32 v2, 16, v20, vcc slc
gfx942 v_sub_f32_e32 v221, s7, v6 idxen
gfx942 v_lshrrev_b32_e32 v64, a[0:15], v25
gfx942 v_cndmask_b32_e32 v36, s33, [s2,s3], vcc
gfx942 v_subbrev_co_u32_e32 v231, vcc, v78, v163, v0
gfx942 s_cmpk_le_i32 s49
gfx942 s_setreg_imm32_b32 hwreg(49, 27, 20), v[3:6]
gfx942 s_addc_u32 s4, s25
gfx942 v_or_b32_e32 -4.0, s19, v16
gfx942 s_max_i32 s5, a0, s8
gfx942 s_and_b64 s[60:61], s[92:93], [v0,v1]
gfx942 v_sub_u16_e32 v211, v156, v166 op_sel_hi:[0,0]
gfx942 v_subrev_f16_e32 v224, v240, a[248:255]
gfx942 s_ashr_i64 s[74:75], ttmp0, 35
gfx942 v_add_f32_e32 v36, 40, v69, s[6:9]
gfx942 v_cndmask_b32_e64 v2, s48, v0, vcc
gfx942 v_add_f32_e32 v0, v194
gfx942 v_cndmask_b32_e32 ttmp12, s48, v20, vcc
gfx942 s_ff1_i32_b64 src_shared_base, -8
gfx942 v_cndmask_b32_e32 v20, ttmp6, s101, v24, vcc
gfx942 v_lshrrev_b32_e32 v69, s80, s102
gfx942 v_cmp_nle_f32_e32 vcc, v48
gfx942 v_add_f32_e32 v8, -|v74|, v64
gfx942 v_cndmask_b32_e32 v108, s4, v8, -vcc
gfx942 v_lshlrev_b16_e32 v4, s64, v134, m0
gfx942 v_add_co_u32_e32 v0, 0.15915494, v18, v195
gfx942 v_sub_f32_e32 v65, a1, v129
gfx942 v_cndmask_b32_e32 v17, v[255:256], v3, vcc
gfx942 v_addc_co_u32_e32 v88, vcc, 3, v128, vcc blgp:3
gfx942 s_cselect_b32_dpp s84, s31, s71
gfx942 v_cndmask_b32_e32 1e10, 25, v1, vcc
gfx942 v_mul_f32_e32 v98, v256, v76
gfx942 v_subrev_f16_e32 v193, s2, ttmp0
gfx942 v_add_u16_dpp v22, s74, v76
gfx942 v_add_f32_e32 v0, s0, v148 row_newbcast:16
gfx942 v_add_u32_e32 v67, 0, v4 row_mirror
gfx942 v_or_b32_e32 -|v48|, v114, v12
gfx942 v_add_u16_e32 v219, v[255:256], v39
gfx942 s_ashr_i32_dpp s96, ttmp10, s36
gfx942 s_cmpk_ge_i32 ttmp15, ttmp0, 0x43c1
gfx942 v_min_i32_e32 v186, v251, 0.5
gfx942 v_cndmask_b32_e32 v69, s8, 1.1, vcc
gfx942 v_madmk_f16 v141, -1, 0xc49a683d
gfx942 v_or_b32_e32 v106, v125, a0
gfx942 v_sub_f32_e32 v24, v7
gfx942 v_cndmask_b32_e32 v108, s4, s[6:9], vcc
gfx942 s_mul_i32 s82, a[2:5], s17, s9
gfx942 s_cbranch_scc0
gfx942 v_cndmask_b32_e32 v192, v104, s[0:1], vcc
gfx942 s_add_u32 s8, v[255:256], s4
gfx942 s_trap xnack_mask
gfx942 v_sub_f16_e32 v[3:6], s64, v33
gfx942 v_lshlrev_b16_e32 v82, s53, 0x3ff0000000000000
gfx942 v_fmac_f32_e32 1+1, ttmp4, v146
gfx942 v_add_co_u32_e32 v247, vcc, v111, 0.15915494
gfx942 s_lshr_b64 a0, s[20:21], 10
gfx942 s_add_u32 s0, ttmp[0:1], s75
gfx942 v_max_i32_e32 v31, 0x3ff0000000000000, v128
gfx942 v_min_i32_e32 v10, 0, v0 clamp
gfx942 v_max_f32_e32 v16, -|v131|, v104
gfx942 v_addc_co_u32_e32 v74, vcc, v4, v232, vcc quad_perm:[0,1,2,3]
gfx942 v_sub_f32_e32 v49, v1, v4 glc
gfx942 s_sub_u32 s13, s32, 40 row_mirror
gfx942 v_mul_f32_e32 v0, v208
gfx942 v_min_i16_e32 v80, s33, v0 offset:4
gfx942 v_cmpx_gt_u16_e32 vcc, v222, 1.1
gfx942 s_mulk_i32 a[248:255], 0xb3b0
gfx942 v_fmamk_f32 v0, s10, 0xe85a98c8, v16 byte_sel:1
gfx942 v_subrev_u16_e32 v36, vcc_lo, s102
gfx942 ds_cmpst_rtn_b64 a[200:201], -4.0, a[129:130], a[16:17] offset:11455
gfx942 s_cmpk_lg_i32_sdwa s70, 0x5690
gfx942 v_add_co_u32_e32 v5, vcc, v174, v228 blgp:8
gfx942 v_addc_co_u32_e32 v132, -|vcc|, 1, v196, vcc
gfx942 v_mul_u32_u24_e32 v250, ttmp[0:1], v101
gfx942 s_setreg_imm32_b32_dpp hwreg(44, 29, 27), 0x471d5faa
gfx942 s_bfe_i64 s[16:17], s[68:69]
gfx942 s_xor_b32 a1, s13, 0
gfx942 s_cmpk_gt_i32 1e10, 0x5005
gfx942 v_lshlrev_b16_e32 v191, -v214, v25
gfx942 v_max_u32_e32 v147, [v0,v1], v24
gfx942 v_xor_b32_e32 v28, v143, ttmp[0:1]
gfx942 v_add_u32_e32 s[2:3], s28, v96
gfx942 v_sub_f16_e32 v67, v256, v229
gfx942 v_sub_u16_e32 v211, v156, v166 row_newbcast:16
gfx942 v_add_co_u32_e32 v248, vcc, 17, v0, v84
gfx942 v_fmaak_f32 v17, s4, v129, |0xb6f48f99|
gfx942 s_bcnt0_i32_b32 0x10000, ttmp10
gfx942 v_and_b32_e32 v158, vcc_hi, v207 clamp
gfx942 v_mul_lo_u16_e32 v170, v159, 0, v39
gfx942 s_mulk_i32 ttmp14
gfx942 v_cndmask_b32_e32 v2, v0, vcc
gfx942 s_cmpk_lt_u32 s90, 0x5c32 sc1
gfx942 s_cmpk_ge_u32 0x100000000, 0xc985
gfx942 v_max_u16_e32 a[248:255], 6, v249
gfx942 v_mul_u32_u24_e32 0x3ff0000000000000, s26, v0
gfx942 v_add_u32_e32 v197, s28, s101
gfx942 v_add_f16_e32 -32769, v207, v218
gfx942 v_cndmask_b32_e32 v160, -0x80000001, v240, vcc
gfx942 v_cndmask_b32_e32 v67, v16, v80, s[4:7]
gfx942 v_sub_co_u32_e32 v1, vcc, v180
gfx942 s_movk_i32 s34, 0x3c00 sc1
gfx942 v_addc_co_u32_e32 v82, vcc, v151, s[1:2], vcc
gfx942 v_subrev_u16_e32 v155, s0, v212 row_mask:0x3
gfx942 s_cbranch_cdbgsys 445 abid:15
gfx942 s_lshl2_add_u32 s[4:7], -2, 27
gfx942 s_addk_i32 s[6:9], 0x851e
gfx942 v_sub_f32_e32 v0, s33
gfx942 v_min_i32_e32 v200, v0
gfx942 v_mul_f32_e32 m0, s101, v236
gfx942 v_sub_co_u32_dpp v8, vcc, s0, v66
gfx942 s_cmpk_lg_u32 s93, 0x81ce offset0:1
gfx942 v_cmpx_eq_u16_e32 vcc, v84, exec
gfx942 s_load_dwordx8 s[68:75], 0.5, -0xdc914
gfx942 v_sub_u16_e32 v190, -4, 0x100000000
gfx942 v_cndmask_b32_e32 v[0:1], s0, v9, vcc
gfx942 v_lshrrev_b32_e32 v17, v109, [s2,s3]
gfx942 v_cmpx_gt_i16_e32 vcc, src_shared_base, 0x100000000
gfx942 v_mul_hi_i32_i24_e32 v68, 21, s[1:2]
gfx942 s_lshr_b32 s53, 10, v256
gfx942 s_xor_b32 s98, s92
gfx942 tbuffer_store_format_d16_xyzw v[8:9], vcc_lo, s[16:19], 0 format:[BUF_DATA_FORMAT_10_10_10_2] offset:2857
gfx942 s_dcache_discard -4.0, -0xfca5c
gfx942 s_cmpk_eq_i32 s49, 0x17b4 row_newbcast:3
gfx942 v_dot8c_i32_i4_sdwa v130, v80, v7
gfx942 s_buffer_store_dwordx4_sdwa s[64:67], s[24:27], s0
gfx942 v_lshrrev_b32_e32 v160, v136
gfx942 v_lshrrev_b32_e32 v102, v16, s[2:3]
gfx942 s_cmpk_eq_i32 s56, v[255:256]
gfx942 buffer_load_ubyte v130, off, 1e-10, s[40:43], 63 offset:434 nt sc1
gfx942 v_cndmask_b32_e32 v8, s[4:7], v24, vcc
gfx942 s_and_b32 s2, s57, s28 sc1
gfx942 tbuffer_load_format_x a240, v53, s[8:11]
gfx942 v_pk_fmac_f16_e32 v37, 7, 0x100000000, v254
gfx942 v_mul_f16_e32 v129, s65, 65
gfx942 s_max_u32 ttmp8, s94, s31 offen
gfx942 v_max_i32_e32 v[0:1], v245, v134, v65
gfx942 v_mul_f32_e32 v9, v72, -|v32|
gfx942 v_sub_f32_e32 v64, s4, [s2,s3]
gfx942 v_and_b32_e32 v0, s30, v21 blgp:8
gfx942 s_max_i32 s42, ttmp[0:1], s65
gfx942 v_mul_hi_i32_i24_e32 v190, v243, ttmp[0:1], v215
gfx942 v_mul_u32_u24_e32 v48, s[0:1], v32
gfx942 v_cndmask_b32_e32 v108, s4, v8, 65
gfx942 v_cndmask_b32_e32 v176, s49, v13, vcc offen
gfx942 v_cndmask_b32_e32 v136, xnack_mask, v72, vcc
gfx942 v_or_b32_e32 v16, s6, v24 sc1
gfx942 v_cndmask_b32_e64 v22, s100, v149, vcc
gfx942 v_sub_f16_e32 0x3c00, s65, v130
gfx942 s_nand_b32_dpp s95, 58, s67
gfx942 s_nor_b32 ttmp6, 0, -s0
gfx942 v_max_u16_e32 v205, v180, v39, a0
gfx942 v_max_i16_e32 sext(v153), s40, v106
gfx942 s_movk_i32 s32, v[0:1]
gfx942 v_lshrrev_b16_e32 [s2,s3], v201, v13
gfx942 v_and_b32_e32 v216, acc0, v237
gfx942 s_cmpk_gt_i32 s5, 0x8 offen
gfx942 s_load_dwordx4 1+1, s[32:33], s95
gfx942 v_or_b32_e32 v128, s17, v20 op_sel:[0,1]
gfx942 s_buffer_atomic_dec_x2 s[86:87], a[0:3], s8 glc
gfx942 v_mul_f32_e32 v65, -0x80000001, v4
gfx942 s_xor_b32 s60, s10
gfx942 s_cselect_b64 s[0:1], s[6:7], 59, 1.0
gfx942 v_mul_hi_u32_u24_e32 v190, s71, v124 offen
gfx942 v_subrev_f16_e32 m0, 1, v40
gfx942 s_bfm_b32 s16, s11, sext(s4)
gfx942 v_min_u16_e32 64, v163, v203
gfx942 s_getreg_b32 -17, hwreg(25, 8, 12)
gfx942 v_lshlrev_b16_e32 v83, v93
gfx942 v_or_b32_e32 v108, ttmp10, [s2,s3]
gfx942 v_subrev_u16_e32 lds_direct, s1, v8
gfx942 v_or_b32_e32 v14, v44, s[2:3]
gfx942 v_madmk_f16 v128, -|s70|, 0x4d7e86f9, v0
gfx942 v_min_f16_e32 v20, a[0:15], v207
gfx942 v_fmac_f64_e32 s[2:3], s[4:5], v[148:149]
gfx942 v_addc_co_u32_e32 v213, vcc, v184, v250, vcc mul:2
gfx942 v_lshlrev_b16_e32 a0, v48, s16, v140
gfx942 v_min_f32_e32 -16, v48, v17
gfx942 v_max_u16_e32 a[2:5], v96, v137
gfx942 v_cmp_ge_f16_e32 -vcc, v36, v212
gfx942 v_addc_co_u32_e32 v79, vcc, v255, v168, vcc bitop3:5
gfx942 v_subbrev_co_u32_dpp v0, vcc, 18, v8, vcc
gfx942 buffer_load_ushort a94, off, s[28:31], v[2:17] offset:2785 nt
gfx942 v_xnor_b32_e32 v238, v128, src_shared_base
gfx942 v_sin_f32_e32 v99, -|s88|
gfx942 v_madak_f16 v42, 0.15915494, v69, 0x456dd29
gfx942 v_subrev_f16_e32 a1, -3, v112
gfx942 v_cndmask_b32_dpp v67, |v37|, v164, s[4:7] quad_perm:[1,2,2,2] row_mask:0xe bank_mask:0x6 bound_ctrl:1
gfx942 v_mul_i32_i24_e32 v79, 1e10, s0, v151
gfx942 v_cmpx_eq_u16_dpp vcc, v211, v82
gfx942 v_subrev_f32_e32 v8, |v41|, v179
gfx942 v_add_u16_e32 v48, sext(s66), v0
gfx942 v_add_f16_e32 v2, v139, v199 sc0
gfx942 s_nor_b64 s[66:67], sext(5), s[8:9]
gfx942 v_madak_f16 v164, s65, v17, m0, 0xd01ff775
gfx942 v_mul_u32_u24_e32 v16, 65, v5, v4
gfx942 v_or_b32_e32 v170, v118, 0x100000000
gfx942 v_subrev_u32_e32 v90, s82, -|v252|
gfx942 s_mul_hi_u32 s19, -|0|, s64
gfx942 s_bfe_u64_sdwa ttmp[4:5], 35, 5
gfx942 v_cndmask_b32_e32 18, v40, vcc
gfx942 v_madmk_f16 v230, |v221|, 0xe0f2d416, v158
gfx942 s_min_u32 s87, lds_direct, -2
gfx942 v_fmac_f64_e32 v[0:1], -|1|, v[236:237]
gfx942 v_lshlrev_b16_e32 v4, v128, v73, 1.1
gfx942 v_cndmask_b32_dpp v67, |v37|, 1+1, vcc quad_perm:[1,2,2,2] row_mask:0xe bank_mask:0x6 bound_ctrl:1
gfx942 v_min_f32_e32 1e10, s19, v201
gfx942 v_subb_co_u32_e32 vcc, v66, v22, vcc
gfx942 v_mul_u32_u24_e32 a[0:15], s77, v32
gfx942 v_lshrrev_b32_e32 v104, s32, v0, exec
gfx942 v_max_i32_e32 v31, v8, v128, v0
gfx942 buffer_load_ubyte v130, off, s[40:43], 63 offset:434 nt sc1 byte_sel:1
gfx942 v_mul_f16_e32 v37, -1, 0.15915494
gfx942 v_min_u32_e32 v83, 49
gfx942 s_call_b64_dpp s[80:81], 57004
gfx942 v_sub_f16_e32 v185, 64, v137, v68
gfx942 v_cndmask_b32_e32 v51, 0, v50, vcc op_sel:[0,1]
gfx942 v_cvt_f32_bf8_e32 v153, s60 row_mirror
gfx942 v_subrev_u16_e32 v28, v0, v40 offset0:1
gfx942 v_subrev_u32_e32 v95, v143, s[4:7]
gfx942 v_mac_f16_e32 v1, s1, v195 op_sel_hi:[0,0]
gfx942 v_cndmask_b32_e32 v45, s32, v9, vcc vm
gfx942 v_subrev_f16_e32 v0, v32, vcc
gfx942 v_max_u32_e32 1e10, s75, v245
gfx942 v_add_f32_e32 v16, -|s49|, v192
gfx942 s_xor_b64 s[14:15], a1, 32
gfx942 s_add_i32 -17, s12, s44
gfx942 v_min_u16_e32 v220, lds_direct, v97
gfx942 v_cmp_eq_i16_sdwa s[8:9], sext(v17), sext(v50) src0_sel:BYTE_1 src1_sel:BYTE_1 cbsz:8
gfx942 s_pack_hh_b32_b16 s9, s64, 16 slc
gfx942 s_cmpk_ge_u32 s64, -|0xc48d|
gfx942 v_mul_lo_u16_e32 |v145|, v155, v251
gfx942 v_cmp_t_i32_e32 0, v243, v237
gfx942 v_subrev_co_u32_e32 v24, vcc, s59, 0x3c00
gfx942 v_cndmask_b32_e32 v32, s0, |v64|, vcc
gfx942 v_cndmask_b32_e32 v40, s101, 64, v164, vcc
gfx942 v_add_f32_e32 v0, v149
gfx942 s_cmpk_lg_i32 1+1, 0xe2e3
gfx942 v_fmaak_f32 v105, v164, 65, 0x20a81849
gfx942 s_mul_hi_u32 s19, 0, s64 row_newbcast:3
gfx942 v_max_i32_e32 v148, a[248:255], v77
gfx942 v_lshrrev_b32_e32 0x10000, s80, v1
gfx942 v_mul_hi_i32_i24_e32 v175, v115, -|v148|
gfx942 v_min_f32_e32 s101, v224, v9
gfx942 v_add_u32_e32 xnack_mask, v254, v238
gfx942 v_lshlrev_b32_e32 -16, ttmp9, v110
gfx942 v_max_u16_e32 v[2:17], v7, v9
gfx942 v_xnor_b32_e32 v238, v128, exec
gfx942 s_cmovk_i32 ttmp4, a[2:5]
gfx942 v_cndmask_b32_e32 v85, -|v166|, v172, vcc
gfx942 s_call_b64 vcc_lo, 43659
gfx942 s_add_i32 ttmp4, s79, s95 dst_sel:BYTE_1
gfx942 v_madak_f16 a1, s65, v17, 0xd01ff775
gfx942 v_sub_f32_e32 v4, s32, v1 done
gfx942 v_cndmask_b32_e32 v10, a[1:2], v152, vcc
gfx942 buffer_load_sshort off, s[24:27], -32769 offset:520 nt sc1 lds
gfx942 v_subrev_u32_e32 v118, exec, v78
gfx942 v_min_f16_e32 v190, s93, 0x100000000
gfx942 s_lshl_b32 s25, s55, s100 lds
gfx942 v_lshlrev_b32_e32 acc0, ttmp9, v110
gfx942 s_flbit_i32_i64 exec_hi, 1e-10
gfx942 v_subrev_f32_e32 v58, v221, 0xffffffff
gfx942 v_fmac_f64_e32 v[3:6], v[0:1], v[138:139]
gfx942 v_xor_b32_e32 a[1:2], v137, v14
gfx942 s_mulk_i32 s78, -32769
gfx942 v_mac_f16_e32 v60, s8, v64 row_mask:0x3
gfx942 v_ceil_f16_e32 s[2:3], src_shared_limit
gfx942 v_lshrrev_b16_dpp v207, 0, v104 quad_perm:[0,1,1,3] row_mask:0x2 bank_mask:0xa
gfx942 v_min_i32_e32 v12, s5, v1 clamp
gfx942 v_cndmask_b32_e32 v124, s4, v80, 65
gfx942 v_add_f32_e32 v166, [v0,v1], v32
gfx942 v_subrev_f16_e32 -32769, v0, 36, v4
gfx942 v_subbrev_co_u32_e32 v7, vcc, s4, v133, |vcc|
gfx942 v_sub_f32_e32 v201, s32, v[0:1]
gfx942 v_add_co_u32_e32 v96, -vcc, -4, v80
gfx942 v_cmpx_le_u32_e32 1.1, v225, v5
gfx942 s_buffer_load_dwordx8 s[76:83], s[96:99], s88 glc bitop3:5
gfx942 buffer_store_dword a[0:15], off, s[88:91], ttmp13 offset:2455
gfx942 v_subrev_co_u32_e32 v0, vcc, v64, v[255:256], v10
gfx942 v_xnor_b32_e32 v9, -|27|, v112
gfx942 s_cmpk_ge_u32_sdwa s26, 0xa919
gfx942 v_mul_hi_i32_i24_e32 m0, -13, v89
gfx942 s_cmpk_lg_i32 lds_direct, 0x139d
gfx942 v_min_i32_e32 v217, 56, lds_direct
gfx942 v_madak_f16 v243, s33, v193
gfx942 s_max_u32 4, s2
gfx942 buffer_store_dword v188, off, ttmp13 offset:2455
gfx942 v_cndmask_b32_e32 v10, s96, v24, vcc sc0
gfx942 v_and_b32_e32 65, s64, v80
gfx942 v_sub_f16_e32 v185, v137, v68, acc0
gfx942 v_max_i32_e32 exec, s42, v1
gfx942 v_mul_u32_u24_e32 v100, s90, v[2:17]
gfx942 v_max_f16_dpp v70, v86, v181
gfx942 s_add_u32 s1, 0, 0 bitop3:5
gfx942 v_fmaak_f32 v172, v183, 0xbffb594e
gfx942 v_sub_f16_e32 v18, s64
gfx942 s_mul_hi_u32 a[248:255], s8, s48
gfx942 v_lshlrev_b16_e32 v96, 14, -v232
gfx942 s_mul_i32 ~0, s4, s28
gfx942 v_mul_lo_u16_e32 ttmp12, s67, v154
gfx942 v_fmaak_f32 v66, s70, -16, 0xbefd9e14
gfx942 v_or_b32_e32 v128, v30, v42 sc1
gfx942 v_cndmask_b32_e32 v64, v0, v224, 0xffffffff
gfx942 v_dot2c_f32_f16_e32 v33, v234, 0.15915494
gfx942 s_cmpk_eq_i32_dpp s49, 0x17b4
gfx942 v_add_f32_e32 v0, s1, v8 sc1
gfx942 v_madmk_f16 v4, v241, 0xb082bd1d, 1e-10
gfx942 v_frexp_mant_f32_e32 v219, v100, -32769
gfx942 v_sub_co_u32_e32 v214, vcc, 50, ttmp12
gfx942 v_fmaak_f32 1.1, s2, v3, 0xc1a24c08
gfx942 v_mul_f32_e32 v152, 0xffffffff, v45, v208
gfx942 v_sub_f32_e32 sext(v0), v168, v72
gfx942 v_mul_f16_e32 v139, v88
gfx942 v_mac_f16_e32 65536.0, v92, v73, v137
gfx942 s_sub_i32 s81, vcc_lo, a0
gfx942 s_movk_i32 s80, 0x911 idxen
gfx942 s_orn2_b64 s[12:13], a0, ttmp[0:1], 11
gfx942 v_dot4c_i32_i8_e32 a[1:2], 46, v93
gfx942 s_movk_i32 ttmp8, 0xb835 offset0:1
gfx942 s_buffer_load_dwordx4 s[64:67], s[32:35], -4.0
gfx942 s_max_i32 s31, src_shared_limit, 0.15915494 row_newbcast:16
gfx942 v_add_f16_e32 a[248:255], v231, v14
gfx942 v_subrev_u16_e32 v129, v[2:17], v50
gfx942 v_sub_f32_e32 s2, v133
gfx942 v_cndmask_b32_e32 s[1:2], s1, v6, vcc
gfx942 v_sub_co_u32_e32 |v194|, vcc, s69, v195
gfx942 v_ashrrev_i16_e32 -0x80000001, v9, v123
gfx942 v_ashrrev_i32_e32 v80, v[2:17], v0
gfx942 global_atomic_or_x2 a[36:37], v24, a[29:30], ttmp[12:13] offset:-2320 sc0 sc1 idxen
gfx942 v_min_f16_e32 v54, 1e-10, v225
gfx942 v_sub_f32_e32 -4.0, s96, v140
gfx942 s_buffer_load_dwordx4 s[88:91], m0, 0x6010 glc
gfx942 ds_wrap_rtn_b32 a125, v95, a[0:1], a115 offset:23575
gfx942 v_cndmask_b32_e32 s74, v65, vcc
gfx942 v_ashrrev_i16_e32 -4.0, v242, v94
gfx942 v_cndmask_b32_e64 v0, s91, v4, vcc
gfx942 v_xnor_b32_e32 v52, 58, -4.0
gfx942 v_cmp_ne_i16_e32 vcc, 0x100000000, v187
gfx942 v_mul_f16_e32 v78, 44, s0
gfx942 v_xor_b32_e32 v131, 47, v[2:17]
gfx942 s_cmpk_lt_u32 0x6177
gfx942 v_sub_f16_e32 v64, s32, 0x10000
gfx942 s_buffer_atomic_smax s7, s[96:99], a[0:3] offset:0xb1f1b glc
gfx942 v_add_f32_e32 vcc_lo, 1, v74
gfx942 s_ashr_i32 acc0, s11, s35
gfx942 v_mac_f16_e32 v153, v145
gfx942 v_sub_co_u32_e32 v56, vcc, -|s0|, v128
gfx942 v_min_i32_e32 v16, s0, v112, ttmp0
gfx942 v_lshrrev_b32_e32 v188, 0x3ff0000000000000, v26
gfx942 v_add_u16_e32 v190, v79, v219 offen
gfx942 v_subbrev_co_u32_e32 v221, vcc, v173, v124, 0x10000
gfx942 v_cndmask_b32_e32 sext(v18), s48, v20, vcc
gfx942 v_xor_b32_e32 v190, s27, 1e-10
gfx942 v_add_u16_e32 v80, 1e10, v81
gfx942 v_lshrrev_b16_dpp v207, v32, 0x3c00 quad_perm:[0,1,1,3] row_mask:0x2 bank_mask:0xa
gfx942 v_dot8c_i32_i4_e32 ~0, s76, v73
gfx942 s_nor_b32 0.15915494, s90, xnack_mask_hi
gfx942 v_mul_f16_e32 -|v65|, v2, v4
gfx942 v_add_f32_e32 v0, s1, v8 row_mask:0x3
gfx942 v_madmk_f16 v0, 63, 0xdb5dad56, v13
gfx942 v_mul_f32_e32 v32, 0, ttmp12
gfx942 v_fmaak_f32 1+1, 1, v72, 0x7d368713
gfx942 s_andn2_saveexec_b64 s[82:83], s101
gfx942 v_addc_co_u32_e32 v82, vcc, |v151|, v207, vcc
gfx942 v_fmac_f64_e32 v[146:147], s[4:5], 1e10, v[40:41]
gfx942 s_add_u32 -4.0, s81, s33, 64
gfx942 v_mul_lo_u16_e32 v217, |v4|, v250
gfx942 v_min_u32_e32 v74, s12, xnack_mask
gfx942 v_mul_i32_i24_e32 s[2:3], s3, v236
gfx942 v_min_u16_e32 v76, v168, 0.5
gfx942 v_mul_lo_u16_e32 v39, a0, v47
gfx942 v_sub_f32_e32 v24, v7, v16 bitop3:5
gfx942 s_bitcmp0_b64 6
gfx942 v_sub_f16_e32 v91, v109, v234 mul:2
gfx942 v_subrev_u16_e32 v2, s1, v8 sc0
gfx942 v_xor_b32_e32 v92, v79, s[1:2]
gfx942 v_max_u32_e32 a1, v115, v229, v158
gfx942 s_cmpk_lt_u32_dpp s22, 0xc551
gfx942 v_cmpx_le_u32_e32 vcc, v225, s[2:3]
gfx942 s_atomic_add s85, s[56:57], -16 offset:0x5ccc7 glc
gfx942 s_bfm_b32 v[2:17], s31, s54
gfx942 v_max_u32_e32 v230, v226, v225 offen
gfx942 s_add_u32 s82, s80, lds_direct
gfx942 buffer_atomic_cmpswap a[208:209], |off|, s[64:67], 61 offset:2871 nt
gfx942 v_dot8c_i32_i4_e32 41, v67
gfx942 v_cndmask_b32_e32 1e-10, v32, s0, v64, vcc
gfx942 v_subrev_f32_e32 v160, s2, s[0:1]
gfx942 s_add_i32_dpp s49, 16, s58
gfx942 s_cmpk_lg_i32 s20, v[255:256]
gfx942 v_mul_u32_u24_e32 v216, v0
gfx942 v_sub_f16_e32 v6, v8, v0 byte_sel:1
gfx942 v_min_u32_e32 v83, a[0:1], v124
gfx942 v_sub_f32_e32 s48, v129
gfx942 v_dot2c_i32_i16_e32 v65, v32, a[2:5]
gfx942 v_cndmask_b32_e32 v162, v105, vcc
gfx942 v_cmp_gt_f32_e32 vcc, s[0:2], v94
gfx942 v_mul_lo_u16_e32 v0, v256, 0, v4
gfx942 v_xor_b32_e32 0, s27, v160
gfx942 s_mul_hi_u32 s7, 55
gfx942 v_subrev_f16_e32 v42, s4, 0x3ff0000000000000
gfx942 s_cmpk_ge_u32 ttmp14
gfx942 v_lshrrev_b32_e32 v35, v0, 0x100000000
gfx942 v_cmp_u_f16_e32 -16, ttmp10, v245
gfx942 s_addc_u32 s20, 34, s[6:9]
gfx942 s_cmp_le_i32 s26, off, s85
gfx942 v_subrev_f32_dpp v48, s12, v32
gfx942 s_lshr_b32 s53, s77
gfx942 s_xor_b32 v[2:17], s0, s100
gfx942 v_cndmask_b32_e32 v17, v32, v130, vcc cbsz:1
gfx942 v_lshrrev_b32_e32 v132, v8, s[4:7]
gfx942 s_movk_i32 -|s38|, 0xee2a
gfx942 v_min_i32_e32 v255, s68, v118 offset:4
gfx942 v_subbrev_co_u32_e32 v26, vcc, v175, ttmp12, vcc
gfx942 s_lshl3_add_u32 -|ttmp12|, ttmp13, 52
gfx942 v_or_b32_e32 v4, 32, a[1:2]
gfx942 s_add_i32 lds_direct, s14, 50, s21
gfx942 v_or_b32_e32 v193, a[248:255], v103
gfx942 v_cndmask_b32_e32 v10, s96, vcc
gfx942 v_min_f32_e32 v3, v59, v256
gfx942 s_cmpk_lt_u32 v[3:6], 0x8290
gfx942 buffer_atomic_cmpswap a[208:209], a[2:5], s[64:67], 61 offset:2871 nt
gfx942 v_madak_f16 v109, v213, v252
gfx942 v_lshrrev_b32_e32 v26, a[0:15], v136
gfx942 v_fmaak_f32 v172, v183, v91, 0xbffb594e compr
gfx942 s_lshl_b64 -17, 5, xnack_mask_hi
gfx942 s_load_dwordx4 s[68:71], s[64:65], -32769, s74
gfx942 v_madak_f16_dpp v243, s33, v193, 0xc74afff3
gfx942 s_cmpk_ge_i32 -17, 0x43c1
gfx942 v_mul_u32_u24_e32 v17, -s1, v8
gfx942 v_ashrrev_i32_e32 lds_direct, v156, v12
gfx942 s_cmpk_ge_u32 s26, 0x100000000
gfx942 v_cndmask_b32_e32 v51, v[0:1], v8, vcc
gfx942 v_cndmask_b32_e32 v225, s0, v0, vcc offset0:1
gfx942 s_waitcnt |vmcnt(23)| expcnt(0) lgkmcnt(7)
gfx942 v_sub_f32_dpp v1, 34, v20
gfx942 v_ashrrev_i32_e32 0, s100, v191
gfx942 scratch_load_dword v256, a127, off, s90 offset:-234 nt sc1
gfx942 v_cndmask_b32_e32 v2, s48, v193, vcc row_newbcast:3
gfx942 v_cndmask_b32_e32 v3, s84, v0, vcc offset0:1
gfx942 v_subbrev_co_u32_e32 v0, vcc, |18|, v8, vcc
gfx942 v_mul_f32_e32 vcc_lo, v45, v208
gfx942 s_pack_hh_b32_b16 ttmp14, s[2:3], -0.5
gfx942 s_cmovk_i32 s25, 0x58ab clamp
gfx942 v_sub_f16_e32 v0, v12, v195 vm
gfx942 v_add_f16_e32 v62, v29, [v0,v1]
gfx942 v_mul_hi_u32_u24_e32 s64, v107
gfx942 s_or_b64 ttmp0, s[74:75], s[78:79]
gfx942 v_subrev_co_u32_dpp v13, vcc, s15, v215
gfx942 v_subrev_f32_e32 v118, v157, 0x3ff0000000000000
gfx942 v_max_u32_e32 a1, v138, v83
gfx942 s_lshl4_add_u32 ttmp15, 63, s102
gfx942 v_min_i16_e32 v223, a[0:1], v69
gfx942 v_mul_u32_u24_e32 v32, v8, 64
gfx942 s_add_i32 s49, 0x3ff0000000000000, 1
gfx942 s_cbranch_i_fork -s[100:101], 64613
gfx942 s_xor_b32 ttmp12, s45, 1.0 op_sel_hi:[0,0]
gfx942 buffer_atomic_xor v65, 1+1, s[16:19], 32 offset:3874 nt sc1
gfx942 v_max_f16_e32 a[248:255], s46, v130
gfx942 s_cmpk_lt_u32 s22, 0xc551, lds_direct
gfx942 v_cndmask_b32_sdwa v3, s84, v0, vcc
gfx942 v_and_b32_e32 v198, v44, v102 op_sel:[0,1]
gfx942 v_madmk_f16 v6, 63, 0xdb5dad56, sext(v13)
gfx942 v_dot4c_i32_i8_e32 v0, v132, 1e10
gfx942 s_buffer_store_dwordx4 s[0:1], ttmp[0:3], s85 offset:-0x2e6d4 glc
gfx942 v_fmac_f64_e32 v[16:17], v[0:1], vcc
gfx942 v_mul_hi_u32_u24_e32 v34, v13
gfx942 s_cmp_le_i32 19, |s76|
gfx942 v_mul_lo_u16_e32 exec, v128, v65
gfx942 s_cmovk_i32 65, 0x5dc
gfx942 v_mul_i32_i24_e32 v168, s[1:2], v63
gfx942 s_and_b64_dpp s[84:85], s[22:23], s[30:31]
gfx942 buffer_load_sshort -17, s[24:27], s24 offset:520 nt sc1 lds
gfx942 v_cndmask_b32_e32 v7, v193, |v128|, vcc
gfx942 v_mul_f32_e32 v173, -|s101|, v236
gfx942 v_subrev_f32_e32 v136, s[4:7], v104
gfx942 v_mul_hi_i32_i24_e32 ttmp12, -13, v89
gfx942 v_mul_hi_u32_u24_e32 v[2:17], v134, v189
gfx942 v_mul_u32_u24_e32 v2, ~0, v0, v2
gfx942 v_min_u16_e32 v60, 21, v102 neg:[1,0,1]
gfx942 s_cmovk_i32 v256, 0xc500
gfx942 v_lshlrev_b32_e32 lds_direct, v127, xnack_mask_hi, v26
gfx942 s_atomic_swap |s96|, s[16:17], s14
gfx942 v_add_f32_e32 v40, s1, 1e-10
gfx942 s_cmpk_lt_u32 s8, ttmp0
gfx942 v_sub_u16_e32 v182, v234, -16
gfx942 v_fmac_f64_e32 v[255:256], v[0:1], v[32:33]
gfx942 v_madmk_f16 v17, lds_direct, 0xd6afbea4, v162
gfx942 s_getreg_b32 s38, s[4:7] 8, 12)
gfx942 s_atomic_swap_x2 sext(s[40:41]), s[98:99], s31 offset:0x119f8
gfx942 v_add_co_u32_e32 v146, vcc, s76, v112, 1e10
gfx942 v_add_f32_e32 v88, sext(v136), v8
gfx942 s_addc_u32 s4, s23, a0
gfx942 v_add_u16_e32 vcc_lo, s37, v184
gfx942 v_subrev_u32_e32 v18, s66
gfx942 s_getreg_b32 s50, s[0:2] 30, 27)
gfx942 v_madak_f16 v164, s65, v17, 0xd01ff775 byte_sel:1
gfx942 v_subrev_f16_e32 0xffffffff, s2, v3
gfx942 v_subrev_f16_e32 v129, 34, 0x3ff0000000000000
gfx942 v_ashrrev_i32_e32 0xffffffff, v3, v70
gfx942 v_sub_f32_e32 v43, s26, -16
gfx942 v_lshrrev_b32_e32 v236, v[3:6], v250
gfx942 s_cmpk_lg_u32_e64 s12, 0x3fc5
gfx942 s_cmpk_gt_i32 s43, sext(0x8bc6)
gfx942 v_or_b32_e32 a[248:255], v30, v42
gfx942 s_and_b64 0x10000, 60, xnack_mask
gfx942 v_dot2c_i32_i16_sdwa v68, s44, v108
gfx942 v_sub_f32_e32 v22, s73, v16 op_sel:[0,1]
gfx942 s_cmovk_i32_dpp s20, 0xa824
gfx942 v_lshlrev_b16_e32 v129, s35, 64
gfx942 v_cvt_f16_i16_e32 v205
gfx942 buffer_atomic_or v24, off, s0 offset:1769 sc0
gfx942 v_fmaak_f32 v30, 8, -0x80000001, v196, 0x20488009
gfx942 v_madmk_f16 v6, 63, 0xdb5dad56, 0x3ff0000000000000
gfx942 v_mul_u32_u24_e32 -4.0, s64, v128
gfx942 s_mul_hi_u32 s19, 0, a0
gfx942 s_mulk_i32 s[0:2], s54, 0xee49
gfx942 s_cmpk_eq_u32 s78, 0.15915494
gfx942 s_andn2_b32 s32, 10
gfx942 s_atomic_swap a[1:2], s[34:35], -0x2bafe
gfx942 v_pk_fmac_f16_e32 v51, vcc, v1
gfx942 v_madmk_f16_dpp v4, s32, 0xea256022, v224
gfx942 s_scratch_load_dwordx2 v0, s[64:65], 0xc9a12
gfx942 v_frexp_exp_i32_f32_e32 v210, v109, v[3:6]
gfx942 v_subrev_f16_e32 a1, v55, v113
gfx942 v_cndmask_b32_e32 v2, s48, v193, s[2:3], vcc
gfx942 v_cndmask_b32_e32 v77, ttmp15, -v215, vcc
gfx942 v_addc_co_u32_e32 v173, vcc, v41, vcc
gfx942 v_mul_u32_u24_e32 1e-10, s90, v73
gfx942 tbuffer_load_format_xy v[22:23], v255, s[0:3], s6 format:[BUF_DATA_FORMAT_INVALID,BUF_NUM_FORMAT_SNORM] offset:2976
gfx942 v_cndmask_b32_e32 v130, [s2,s3], v0, v65, vcc
gfx942 v_cmp_nle_f64_e32 vcc, 65, s[44:45], v[78:79]
gfx942 v_sub_f32_e32 v169, v4, -|v28|
gfx942 s_lshl3_add_u32 v255, ttmp13, 52
gfx942 v_lshlrev_b32_e32 v[0:1], xnack_mask_hi, v26
gfx942 v_cvt_f32_i32_e32 1e10, 5
gfx942 s_mulk_i32 ttmp3, v[255:256]
gfx942 v_cndmask_b32_e32 v8, s0, v24, vcc op_sel:[0,1]
gfx942 v_cmp_u_f16_e32 vcc, v49, off
gfx942 v_max_f32_e32 v44, s48, v[3:6]
gfx942 v_mul_f32_e32 v98, acc0, v76
gfx942 v_fmac_f64_e32 -17, -1, v[8:9]
gfx942 v_cndmask_b32_e32 s[0:1], s10, v128, vcc
gfx942 v_mfma_f32_32x32x4_2b_f16 v[32:63], v[0:1], v[4:5], 4 abid:9 glc
gfx942 v_ldexp_f16_e32 0x3ff0000000000000, s2, v0
gfx942 v_add_co_u32_dpp v141, vcc, s8, v250
gfx942 s_mul_hi_i32 lds_direct, s8, 8
gfx942 v_ashrrev_i16_e32 v60, off, v196, v228
gfx942 v_lshrrev_b16_e32 v59, s27, -0x80000001
gfx942 v_max_u16_e32 v106, 0x3ff0000000000000, v237
gfx942 global_load_ubyte_d16_hi off, v17, s[4:5] offset:3794 sc1
gfx942 v_subrev_u16_e32 0.15915494, 0, v0
gfx942 v_fmaak_f32 vcc, v164, v170, 0x20a81849
gfx942 v_lshlrev_b32_e32 src_shared_base, s8, v23
gfx942 v_and_b32_e32 v179, v60, sext(v8)
gfx942 v_ldexp_f16_e32 v13, s40, 0x3c00
gfx942 v_lshlrev_b16_e32 -|v4|, s64, v134
gfx942 v_mul_i32_i24_e32 v[3:6], src_lds_direct, v41
gfx942 v_madak_f16 v109, v213, a1, 0xbf6008ee
gfx942 v_max_u32_e32 v130, v191, -32769
gfx942 v_subrev_co_u32_e32 v228, vcc, 40, v102 addr64
gfx942 v_max_i32_e32 v173, v62, m0
gfx942 v_lshlrev_b16_dpp v4, s64, v134
gfx942 v_lshlrev_b32_e32 v246, v33, 65
gfx942 v_mul_lo_u16_e32 v47, -14, a[1:2], v227
gfx942 s_buffer_atomic_swap_x2 s[82:83], s[28:31], 0.5
gfx942 s_add_u32 s64, s0, a[0:15]
gfx942 s_min_u32 s101, v255, s24
gfx942 v_add_f32_e32 v0, s0, 0
gfx942 v_mul_u32_u24_e32 v221, src_shared_base, v41 row_newbcast:3
gfx942 v_cmpx_u_f32_sdwa s[58:59], v16 src0_sel:WORD_0 src1_sel:DWORD
gfx942 v_cndmask_b32_e32 v124, s4, v80, vcc dst_sel:BYTE_1
gfx942 v_dot2c_i32_i16_e32 v132, v33, v225 offen
gfx942 v_lshrrev_b32_e32 v32, s8, v256
gfx942 v_mul_hi_u32_u24_e32 v42, s72, v128 row_mask:0x3
gfx942 v_sub_f16_e32 v39, s32, sext(v140)
gfx942 v_max_f32_e32 v205, v52, 0xffffffff
gfx942 v_madmk_f16 v10, off, 0x7c1cd432, v98
gfx942 tbuffer_load_format_xy_e64 v[22:23], off, s[0:3], s6 format:[BUF_DATA_FORMAT_INVALID,BUF_NUM_FORMAT_SNORM] offset:2976
gfx942 s_orn2_b32 v[255:256], ttmp12, -5
gfx942 v_mul_u32_u24_e32 v168, s77
gfx942 s_orn2_b32 s101, a[2:5], 3, 11
gfx942 s_cmpk_eq_i32 s81, 0xdaaa high
gfx942 v_max_f16_e32 0x3ff0000000000000, ttmp14, v39
gfx942 s_cmpk_ge_u32 s23, ttmp12
gfx942 v_mul_f16_e32 v213, v211, 0x3ff0000000000000
gfx942 v_add_f32_e32 v24, s4, -v0
gfx942 s_addk_i32 65, 0x4214
gfx942 v_cndmask_b32_e32 v65, s10, 0x3ff0000000000000, vcc
gfx942 v_cmpx_nlt_f64_e32 vcc, s[84:85], v[150:151] gds
gfx942 v_cmpx_eq_u16_e32 vcc, 0x100000000, v82
gfx942 s_bfe_u64 s[56:57], s[60:61], -0x80000001
gfx942 v_mul_u32_u24_e32 v16, v5, v4, v255
gfx942 v_lshrrev_b32_e32 a[0:15], s66, v214
gfx942 v_max_f32_e32 v16, v131, src_shared_base
gfx942 v_fmac_f32_e32 ttmp4, v146
gfx942 v_fmaak_f32 sext(v0), v80, v8, 0xd3e0c003
gfx942 v_cndmask_b32_e32 v19, 1, ttmp[0:1], vcc
gfx942 v_mul_lo_u16_e32 v47, -14, 64
gfx942 v_subrev_f32_e32 v4, s69, -4.0
gfx942 s_xor_b64 s[8:9], s[24:25], v[2:17]
gfx942 v_mul_f32_e32 v238, s34, v247, -4.0
gfx942 s_atomic_xor s46, s[52:53], s0 glc lds
gfx942 s_orn2_b32 s53, s48, s[0:2]
gfx942 v_add_co_u32_e32 v5, vcc, v174, -v228
gfx942 s_cmpk_eq_i32 1e-10, 0x0
gfx942 v_subrev_f32_e32 1e10, s37, v24
gfx942 v_addc_co_u32_e32 v88, -4.0, 3, v128, vcc
gfx942 v_sub_f16_e32 v226, v163, s[1:2]
gfx942 s_cmpk_eq_u32 s90
gfx942 s_setreg_imm32_b32 hwreg(0, 2, 15), src_shared_base
gfx942 s_cmpk_ge_u32_e64 s23, 0x569d
gfx942 s_cmpk_eq_u32 ttmp14, 65, 0x4a53
gfx942 v_mul_f32_e32 -0x80000001, 48, v132
gfx942 v_add_f32_e32 exec, 0, v129
gfx942 s_pack_hh_b32_b16 65536.0, s32, s2
gfx942 v_xor_b32_e32 v143, vcc_lo, v126 clamp
gfx942 s_cmp_eq_u64 1.1, s[52:53]
gfx942 v_sub_u32_e32 v220, v172, v150, off
gfx942 v_mul_u32_u24_e32 v4, s0
gfx942 v_mul_hi_u32_u24_e32 v141, v131, v89 row_mask:0x3
gfx942 s_absdiff_i32 ttmp2, 42
gfx942 buffer_atomic_sub_x2 v[54:55], |off|, s[96:99], 8 offset:2576 sc0 nt
gfx942 s_cmovk_i32 ttmp4, ttmp[0:1], 0xc500
gfx942 s_ashr_i32 s25, s11, ttmp[0:1]
gfx942 v_ashrrev_i32_e32 v29, v195, 0x3ff0000000000000, v52
gfx942 v_min_f32_e32 v136, 0x100000000, v201
gfx942 s_add_i32 ttmp6, src_pops_exiting_wave_id, 38 compr
gfx942 v_subrev_f32_e32 v154, s37, v24 offen
gfx942 s_add_i32 s14, 50, v255
gfx942 v_mul_u32_u24_e32 v8, 9, v100 cbsz:1
gfx942 v_min_i32_e32 v96, s90, v172 quad_perm:[0,1,2,3]
gfx942 s_ashr_i32 s69, s65, s28, 0x100000000
gfx942 s_lshr_b32 s37, s14, s96 neg:[1,0,1]
gfx942 v_sub_f32_e32 1.1, 48, v8
gfx942 v_dot4c_i32_i8_e32 v125, 62, -v107
gfx942 v_lshlrev_b32_dpp v73, 45, v8
gfx942 v_lshrrev_b32_e32 v131, s64, ttmp0
gfx942 v_mul_i32_i24_e32 v3, s57, s102
gfx942 v_mul_hi_i32_i24_e32 vcc, 0.5, v9
gfx942 v_ldexp_f16_e32 s2, v0
gfx942 tbuffer_store_format_x a214, off, ttmp[8:11], s73 format:[BUF_DATA_FORMAT_RESERVED_15,BUF_NUM_FORMAT_SNORM] offset:83 nt blgp:3
gfx942 v_mfma_f32_32x32x4_2b_f16 v[32:63], v[2:17], v[4:5], 4 abid:9
gfx942 v_min_i16_e32 v128, 0x10000, v32
gfx942 s_max_i32 s3, s64
gfx942 s_cbranch_i_fork ttmp[4:5], s[1:2]
gfx942 v_add_u16_e32 v48, s66, -|v0|
gfx942 v_add_f32_e32 v34, s[4:7], v129
gfx942 v_ashrrev_i32_e32 v32, 65536.0, v8, v0
gfx942 v_cmpx_eq_u16_e32 vcc, [v0,v1], v27
gfx942 s_cmp_ge_u32 s80, [s2,s3]
gfx942 v_cndmask_b32_e32 0x3ff0000000000000, v4, s32, v169, vcc
gfx942 s_ashr_i64 s[6:7], v0, 4
gfx942 v_mul_hi_u32_u24_e32 v193, s20, v158, s0
gfx942 v_add_u32_e32 0, s28, v96
gfx942 v_sub_f16_e32 v179, v129, ttmp[0:1]
gfx942 v_sub_u16_e32 v211, v156, off
gfx942 s_cmpk_ge_u32 0xf3dd
gfx942 s_bcnt1_i32_b64 s[30:31]
gfx942 s_max_u32 s1, 12, 32 src0_sel:WORD_1
gfx942 v_cndmask_b32_e32 v8, 40, v194, s102
gfx942 s_cmovk_i32 s20
gfx942 v_subbrev_co_u32_e32 v198, vcc, s[0:2], v238, vcc
gfx942 v_mul_u32_u24_e32 v192, s17, a[1:2]
gfx942 v_mul_i32_i24_e32 v0, ttmp[0:1], s29, v52
gfx942 v_mul_u32_u24_e32 ttmp0, v4, s0, v168
gfx942 s_andn2_b32 s37, s9, 0 glc
gfx942 v_mul_f16_e32 v99, v145
gfx942 s_max_u32 s36, s85, acc0
gfx942 v_lshrrev_b32_e32 v197, v137, v[3:6]
gfx942 v_cmp_u_f16_e32 vcc, 65536.0, v245
gfx942 s_andn2_b32 s37, s9
gfx942 v_or_b32_e32 v207, ttmp12, a0
gfx942 v_max_i16_e32 v24, v172, v168 cbsz:1
gfx942 v_max_f32_e32 v232, v89, sext(v100)
gfx942 s_buffer_atomic_umin_x2 sext(s[20:21]), s[48:51], s96
gfx942 v_cndmask_b32_e32 s[2:3], v132, s0, v10, vcc
gfx942 v_cndmask_b32_e32 v38, |s10|, v72, vcc
gfx942 v_sub_u16_e32 v2, v196, s[1:2]
gfx942 s_buffer_store_dword 0.5, s[100:103], s49
gfx942 v_lshrrev_b32_e32 v16, s69, -v146
gfx942 v_mul_hi_i32_i24_e32 s101, 3, v75
gfx942 v_subb_co_u32_e32 v0, vcc, v22, vcc
gfx942 v_dot8c_i32_i4_e32 v130, vcc, v7
gfx942 v_sub_f32_e32 v2, s17, v176 glc
gfx942 v_mul_f32_e32 v66, s0, v4 row_newbcast:3
gfx942 v_max_u16_dpp v231, v95, v121
gfx942 s_cmovk_i32 -4.0, 0xa824
gfx942 s_nor_b64 s[8:9], 46, 45, s102
gfx942 s_mulk_i32 -s78, 0xa4b3
gfx942 v_lshrrev_b32_e32 v74, 8, acc0
gfx942 v_addc_co_u32_e32 v4, vcc, v[3:6], 0, v0, vcc
gfx942 v_sub_f16_e32 v208, 0.15915494, s32, v1
gfx942 s_max_u32 0, s94, s31
gfx942 v_dot2c_i32_i16_e32 v136, v137, v97 sc1
gfx942 s_getreg_b32 65536.0, hwreg(29, 0, 17)
gfx942 s_buffer_load_dword_e64 ttmp6, s[72:75], 0xfa353
gfx942 v_max_u32_e32 v147, v34, 0.5
gfx942 s_xor_b32 0x3c00, s21, 49
gfx942 v_or_b32_e32 v22, 61, 1.1
gfx942 s_cmpk_eq_i32 -0x80000001, 0xbdbd
gfx942 v_madak_f16_dpp v42, s52, v69, 0x456dd29
gfx942 v_max_u16_e32 v[255:256], v96, v137
gfx942 s_andn2_b32 s78, 16, |38|
gfx942 v_mul_f32_e32 v31, v[2:17], v58
gfx942 v_mul_lo_u16_e32 1e10, v155, v251
gfx942 v_cndmask_b32_e32 v18, -0x80000001, v20, vcc
gfx942 tbuffer_load_format_d16_xy a102, off, s[64:67], 0x3c00 format:[BUF_DATA_FORMAT_8_8_8_8,BUF_NUM_FORMAT_USCALED] offset:556 sc0 nt
gfx942 v_max_i32_e32 v59, 41, 0xffffffff
gfx942 v_ashrrev_i32_e32 v3, 0x100000000, v12
gfx942 v_sub_u16_e32 a[0:3], -4, v72
gfx942 v_mul_lo_u16_e32 -17, v251, v177
gfx942 v_fmaak_f32 v0, v80, v8, 0xd3e0c003 row_newbcast:3
gfx942 s_bfe_i32 s92, 2, s1, 0x10000
gfx942 v_cmp_nle_f64_e32 0x3ff0000000000000, s[44:45], v[78:79]
gfx942 s_ashr_i32 s41, s24, s9 bitop3:5
gfx942 v_mul_hi_u32_u24_e32 v90, a[248:255], v218
gfx942 s_add_u32 s0, s42
gfx942 v_cvt_f16_u16_e32 v223, a[1:2]
gfx942 v_lshlrev_b32_e32 v246, v158
gfx942 s_buffer_store_dwordx4 s[64:67], s[24:27], s0 lds
gfx942 v_lshlrev_b16_e32 v[0:1], s68, v243
gfx942 v_subrev_co_u32_e32 v80, vcc, -0x80000001, v217
gfx942 v_cmp_t_i32_e32 vcc, v243, 0.15915494
gfx942 v_add_u16_e32 0x100000000, s97, v95
gfx942 v_lshrrev_b32_e32 -17, v133, v2
gfx942 tbuffer_load_format_d16_xyzw a[76:77], off, sext(s[40:43]), s58 format:[BUF_DATA_FORMAT_8_8,BUF_NUM_FORMAT_FLOAT] offset:3878 sc0 sc1
gfx942 v_cndmask_b32_e32 1e-10, s24, v10, vcc
gfx942 v_min_u32_e32 v0, v37, -32769
gfx942 v_dot4c_i32_i8_e32 v199, 0x3ff0000000000000, v2
gfx950 v_cmp_lg_f32_e32 v[2:17], v147, v185
gfx950 v_dot8c_i32_i4_e32 v86, 0x3ff0000000000000, v234
gfx950 v_sub_f16_e32 v158, v202, |v189|
gfx950 s_bcnt0_i32_b64 s[4:7], s[40:41]
gfx950 s_buffer_atomic_smin_x2 s[56:57], s101, s13 glc
gfx950 v_subrev_f16_e32 v128, sext(s24), v33
gfx950 s_addk_i32 1.1, 0x3c18
gfx950 v_mul_hi_u32_u24_e32 v16, -|s0|, v136
gfx950 v_fmaak_f32 v136, vcc_lo, v205, 0xe03989c0
gfx950 v_cndmask_b32_e32 v172, s21, v0
gfx950 v_and_b32_e32 v233, s[1:2], v172
gfx950 v_sub_f16_e32 v34, -|s44|, v2
gfx950 v_add_u32_e32 65536.0, v129, v23
gfx950 s_and_b64_e64 s[88:89], s[4:5], exec
gfx950 v_mac_f16_e32 v224, flat_scratch_hi, a0
gfx950 v_subrev_f16_e32 v132, v102
gfx950 v_addc_co_u32_e32 v21, vcc, v166, v256, vcc
gfx950 v_cmpx_le_i16_e32 |vcc|, s74, v154
gfx950 v_addc_co_u32_e32 v62, vcc, 1, v39, exec
gfx950 v_mul_f16_e32 v130, off, v104
gfx950 v_dot8c_i32_i4_e32 v103, [s2,s3], v33
gfx950 s_ff0_i32_b64 s18, s101
gfx950 v_cndmask_b32_e32 v135, 21, v8, -0x80000001
gfx950 v_lshlrev_b32_e32 v128, s8, v97 neg_lo:[1,0]
gfx950 v_lshlrev_b32_e32 v146, 26, 1e-10
gfx950 v_sub_f16_e32 v20, s64, -v68
gfx950 v_add_u16_e32 0.15915494, v158, v198
gfx950 v_sub_u16_e32 v124, -17, v215, v26
gfx950 v_ldexp_f16_e32 v75, exec, v91
gfx950 v_min_u16_e32 0.5, s18, v250
gfx950 v_mul_u32_u24_e32 s[2:3], s0, v0
gfx950 v_cndmask_b32_e32 v116, s5, v192, vcc lds
gfx950 s_getreg_b32 s6, hwreg(HW_REG_SH_MEM_BASES, 26, 27) row_shl:1
gfx950 s_bitset1_b32 ttmp3, a[2:5]
gfx950 s_scratch_load_dwordx4 -s[32:35], s[94:95], flat_scratch_lo glc
gfx950 s_flbit_i32_b64 sext(s55), s[58:59]
gfx950 v_sub_u32_e32 v39, 6, ttmp0
gfx950 v_cmp_tru_f32_e32 vcc, v115
gfx950 s_cmpk_eq_u32 s14, 0x1d46 idxen
gfx950 s_orn2_b32 v[3:6], 59, s35
gfx950 v_sub_co_u32_e32 v98, vcc, lds_direct, v36
gfx950 tbuffer_store_format_d16_xyzw a[156:157], off, v0, s19 format:[BUF_DATA_FORMAT_11_11_10,BUF_NUM_FORMAT_RESERVED_6] offset:2543 nt sc1
gfx950 v_lshrrev_b16_e32 v49, 11, off
gfx950 v_lshlrev_b16_e32 v49, s57, -|v59|
gfx950 v_min_f32_e32 v[3:6], 47, v17
gfx950 v_mac_f16_e32 sext(v249), v27, v134
gfx950 v_pk_fmac_f16_e32 xnack_mask, v119, v127
gfx950 s_xor_b32 s96, [s2,s3], s32, s16
gfx950 v_sub_u16_e32 a[1:2], v213, s3, v113
gfx950 v_mul_f32_e32 v4, s81, a[0:3]
gfx950 v_sub_u16_e32 v154, -s2, v255
gfx950 s_addk_i32_sdwa s80, 0xb9eb
gfx950 v_cndmask_b32_e32 a[1:2], s88, v104, vcc
gfx950 s_lshr_b64 s[100:101], ttmp[6:7], v256
gfx950 v_max_i32_e32 0x3ff0000000000000, s9, v96
gfx950 v_xor_b32_e32 v38, s65, lds_direct
gfx950 v_max_u16_e32 v241, v33, s101
gfx950 tbuffer_store_format_xyz a[152:154], v128, s[64:67]
gfx950 v_xnor_b32_e32 v181, 57
gfx950 v_lshlrev_b32_e32 -16, s4, v243
gfx950 v_mac_f16_e32 v33, xnack_mask, v165
gfx950 v_lshrrev_b32_e32 v0, 24, v3 blgp:8
gfx950 v_add_f32_e32 v100, acc0, v60
gfx950 v_addc_co_u32_e32 v21, vcc, v166, v100, 0.5
gfx950 v_cndmask_b32_e32 v145, v114, 0.5, vcc
gfx950 v_min_f32_e32 v[0:1], v129, v214
gfx950 v_lshrrev_b32_e32 -|v148|, v16, v12
gfx950 s_movk_i32 v[0:1], 0x2020
gfx950 s_bfe_i64 s[54:55], 20, s35 bitop3:5
gfx950 v_lshlrev_b32_e32 v142, s4, a[0:15]
gfx950 v_mul_i32_i24_e32 v13, [s2,s3], v241
gfx950 v_mul_i32_i24_e32 |v173|, s49, v38
gfx950 v_fma_mixhi_f16 v229, s4, 65536.0, |s33| op_sel_hi:[0,0,1]
gfx950 s_and_b32_dpp s83, s82, s66
gfx950 s_add_u32 ttmp5, s99, s8 offset:0xffff
gfx950 v_min_i32_e32 v196, s11
gfx950 v_sub_f16_e32 v8, v8, v34 abid:15
gfx950 v_min_f32_e32 v10, s65, v[3:6]
gfx950 v_subrev_u16_e32 v75, m0, s0, v52
gfx950 v_add_u16_dpp v244, v158, v198
gfx950 v_subrev_co_u32_e32 v8, vcc, s2, v68 vm
gfx950 v_subrev_f32_e32 v0, s96, v99 dst_sel:BYTE_1
gfx950 s_cselect_b64 s[36:37], ttmp[8:9], s101, 18
gfx950 v_min_u32_e32 v0, s37, v6 dst_sel:BYTE_1
gfx950 v_cmp_lg_f32_e32 vcc, v147, 1e10, v185
gfx950 v_max_u16_e32 v111, v18
gfx950 v_dot8c_i32_i4_dpp v103, s36, v74
gfx950 s_mul_i32 ttmp0, exec_hi, s40, s32
gfx950 s_cmpk_ge_u32 s30, s101, 0xd197
gfx950 s_orn2_b64 s[78:79], 12, a1
gfx950 s_xor_b32 ttmp[0:1], s32, s16
gfx950 v_cndmask_b32_e32 v160, s69, v65, vcc slc
gfx950 s_min_u32 0.15915494, 40, s96
gfx950 v_sub_f32_e32 off, s88, v133
gfx950 v_madmk_f16 v4, 0xe229ce1d, v36
gfx950 v_cndmask_b32_e32 1+1, s27, v240, vcc
gfx950 v_min_i32_e32 v79, -15, a0
gfx950 v_xor_b32_e32 v52, s[6:9], s66, v36
gfx950 v_cmp_gt_i32_e32 vcc, 32, a[248:255]
gfx950 v_lshrrev_b32_e32 64, s33, v0
gfx950 v_lshlrev_b16_e32 v254, v[2:17], v170
gfx950 v_addc_co_u32_e32 v201, vcc, v122, v35, vcc row_mirror
gfx950 s_xor_b32 s33, s2, s0, s46
gfx950 v_sub_f32_e32 [v0,v1], 40, v12
gfx950 v_cndmask_b32_e32 v4, 0, v154, vcc op_sel:[0,1]
gfx950 v_fmac_f64_sdwa v[4:5], s[0:1], v[16:17]
gfx950 v_max_i32_e32 sext(v89), v33, v173
gfx950 v_sub_u16_e32 v176, v153, off
gfx950 s_cbranch_cdbguser a[0:3]
gfx950 v_subbrev_co_u32_e32 v220, vcc, s0, v72, vcc
gfx950 v_sub_f32_e32 v0, 36, v104 neg_lo:[1,0]
gfx950 s_cmpk_ge_u32 s36, 0xad1 abid:15
gfx950 v_mul_u32_u24_e32 v0, -0x80000001, v136
gfx950 v_lshrrev_b32_e32 v16, src_shared_limit, v66 row_mirror
gfx950 v_cndmask_b32_e32 v0, s70, v147, vcc, v[0:1]
gfx950 s_cmpk_le_i32 xnack_mask, s60, 0x3483
gfx950 v_min_u16_e32 v90, s18, vcc_lo
gfx950 s_cmpk_ge_i32 s43, a[0:15]
gfx950 s_and_b32 s55, sext(s99), s38
gfx950 v_max_f32_e32 v1, s52, v8 bitop3:5
gfx950 v_cndmask_b32_e32 v0, 64, -17, vcc
gfx950 v_min_i32_e32 v213, v67, a[1:2]
gfx950 v_subrev_f32_e32 v150, v[255:256], v138
gfx950 v_mul_f32_e32 v4, s81, sext(v144)
gfx950 s_cmovk_i32 s6, 0x71ee mul:3
gfx950 v_cndmask_b32_e32 v7, v136, -|v12|, vcc
gfx950 v_cndmask_b32_e32 v10, s20, 0x3ff0000000000000, vcc
gfx950 v_cndmask_b32_e32 0, v225, v103, vcc
gfx950 s_ff1_i32_b32 s16, s41 idxen
gfx950 v_mul_f32_e32 -|v0|, s19, v25
gfx950 v_cmp_u_f32_e32 vcc, v61, v256
gfx950 v_sub_f16_e32 v96, v0
gfx950 s_cmpk_ge_u32 s6, 65536.0
gfx950 v_lshrrev_b32_e32 v244, v64, s[6:9]
gfx950 s_buffer_atomic_and_x2 s[20:21], s[24:27], -32769 offset:-0x6375 glc
gfx950 v_fmaak_f32 v130, s1, [v0,v1], 0xe041161b
gfx950 v_lshrrev_b32_e32 v16, v128, v20, 1+1
gfx950 v_ashr_pk_u8_i32 sext(v131), v143, s37, 64 op_sel:[0,0,0,1]
gfx950 tbuffer_store_format_d16_xyz v[136:137], off, s[0:3], s[6:9] format:[BUF_DATA_FORMAT_10_10_10_2] offset:3502 sc0 nt
gfx950 v_ashrrev_i32_e32 -v24, v133, v149
gfx950 v_or_b32_e32 s[1:2], s81, v149
gfx950 s_lshl1_add_u32 s76, 65536.0, 0x9e3a0ed5, s93
gfx950 v_dot2c_f32_bf16_e32 65536.0, v114, v164
gfx950 v_or_b32_e32 1.1, v100, v22, v54
gfx950 v_fmac_f64_e32 s[8:9], v[2:3]
gfx950 v_madak_f16 v128, s78, v73, 0x100000000
gfx950 v_max_f16_e32 v20, exec, v216
gfx950 s_max_i32 s0, s8, s8 src0_sel:WORD_1
gfx950 s_lshl2_add_u32 s25, 0x3ff0000000000000, 28
gfx950 v_min_f32_e32 0x10000, 2, v49
gfx950 s_absdiff_i32 s39, -13, 0, s56
gfx950 v_ldexp_f16_e32 v245, v77
gfx950 v_mul_f32_e32 v250, s71, v27, 0
gfx950 v_lshrrev_b16_e32 v256, -15, v226
gfx950 v_madmk_f16 v107, 41, 0xbf40c5c4
gfx950 v_min_u32_e32 m0, v44, v213, v100
gfx950 v_subb_co_u32_e32 v99, vcc, s89, -32769, vcc
gfx950 v_mac_f16_e32 v33, vcc, v165
gfx950 v_add_u32_e32 v[0:1], v209, v224
gfx950 v_lshlrev_b16_e32 v90, -12, -32769
gfx950 v_dot2c_f32_bf16_e32 0.5, s4, v221
gfx950 s_max_i32 s21, s4, a[2:5]
gfx950 s_cmpk_lt_u32 ttmp4, lds_direct
gfx950 v_cndmask_b32_e32 v134, 1e10, v137, vcc
gfx950 v_sub_f16_e32 v2, exec, v64
gfx950 v_dot8c_i32_i4_e32 v220, s45, v173 idxen
gfx950 v_add_f32_e32 v112, s37, v195 neg_lo:[1,0]
gfx950 s_atomic_and_sdwa s8, s[52:53], 0x26022
gfx950 v_min_i16_e32 v92, v138, [s2,s3]
gfx950 v_cndmask_b32_e32 v0, s52, ttmp[0:1], vcc
gfx950 v_sub_f32_e32 v60, -2, s0
gfx950 v_dot2c_f32_bf16_e32 0x100000000, 4, v142
gfx950 v_sub_f32_e32 v195, 40, v12 gds
gfx950 v_cmpx_tru_f32_e32 v255, s68, v216
gfx950 v_cndmask_b32_e64 v0, s82, v96, vcc
gfx950 tbuffer_load_format_d16_xy a226, off, s[12:15], a0 format:[BUF_DATA_FORMAT_16_16_16_16,BUF_NUM_FORMAT_UINT] offset:3586 sc0 nt
gfx950 v_cndmask_b32_e64 v0, s33, v160, vcc
gfx950 s_add_i32 -4.0, s0, s32
gfx950 v_max_f32_e32 v26, v151, v170 offset:4
gfx950 v_or_b32_e32 v17, v164, -4.0
gfx950 s_cmpk_lg_u32_e64 s87, 0x72e5
gfx950 v_sub_f32_e32 v32, v60, s[6:9]
gfx950 v_mul_f16_e32 1+1, s64, v4
gfx950 v_min_i32_e32 0xffffffff, v1, v72
gfx950 s_getreg_b32 ~0, hwreg(HW_REG_SH_MEM_BASES, 26, 27)
gfx950 v_cvt_f32_i32_e32 vcc, v25
gfx950 v_cmpx_u_f32_e32 a[0:3], s98, v51
gfx950 v_min_f32_e32 v9, s101, 47, v17
gfx950 v_lshrrev_b32_e32 v96, v98, -|v12|
gfx950 v_fmac_f64_e32 v[136:137], s[68:69], v[132:133] offset0:1
gfx950 s_cmpk_le_u32 s9
gfx950 v_mul_hi_u32_u24_e32 v0, v[0:1], v53
gfx950 v_max_i32_dpp v98, s12, v163
gfx950 v_cmpx_gt_f32_e32 -32769, v168, v8
gfx950 s_movreld_b32 ttmp5
gfx950 v_min_i16_e32 v150, v7
gfx950 s_getreg_b32 s80, hwreg(8, 12, 5) byte_sel:1
gfx950 s_lshl_b32 0x3ff0000000000000, s35, s59
gfx950 s_bfe_u32 s49, s6, s43 row_newbcast:3
gfx950 v_mul_hi_i32_i24_e32 v35, v111, v159 compr
gfx950 s_addk_i32_sdwa s20, 0x3c18
gfx950 s_addk_i32 s85, 0x4864 nt
gfx950 v_madmk_f16 v68, -6, [s2,s3], v16
gfx950 v_fmac_f64_e32 v[18:19], s[52:53], -v[96:97]
gfx950 s_movk_i32 s16, 0x2020 blgp:3
gfx950 s_incperflevel 0x8953 op_sel:[0,1]
gfx950 s_buffer_load_dword s65, acc0, flat_scratch_hi glc
gfx950 s_rfe_restore_b64 v[3:6], 19
gfx950 v_mul_hi_u32_u24_e32 src_shared_base, 64, v0
gfx950 s_load_dwordx2 0x3c00, s[94:95], s84
gfx950 v_dot2c_f32_bf16_e32 xnack_mask, v254, v124
gfx950 s_setreg_imm32_b32 hwreg(25, 31, 18), m0
gfx950 s_setreg_b32 hwreg(HW_REG_STATUS, 28, 2), a[248:255]
gfx950 s_setreg_b32 hwreg(HW_REG_TRAPSTS, 1, 21), -4.0
gfx950 v_subrev_co_u32_e32 v212, 1+1, -1, v63
gfx950 v_cndmask_b32_e32 v0, v[0:1], v176, vcc
gfx950 s_bitcmp0_b64_e64 s[22:23], s34
gfx950 s_cbranch_i_fork_e64 s[78:79], 26563
gfx950 v_cmpx_eq_f16_e32 v256, v126, v224
gfx950 tbuffer_load_format_d16_xyzw_sdwa v[128:129], off, s[0:3], s2 format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_UINT] offset:2074 sc0
gfx950 v_or_b32_e32 v100, v22, v54 row_newbcast:3
gfx950 s_xnor_b32 s73, s9, ttmp11, 0.5
gfx950 s_andn2_saveexec_b64 -16, 0.5
gfx950 v_madmk_f16 v107, 41, 0xbf40c5c4, v255
gfx950 s_cmpk_ge_u32 s83, 0xdd76 blgp:8
gfx950 v_subrev_f16_e32 v124, s24, 65536.0
gfx950 v_lshrrev_b32_e32 v40, [v0,v1], v9
gfx950 v_ashrrev_i32_e32 v0, 0x100000000, v9
gfx950 s_sub_i32_sdwa s6, s35, 26
gfx950 v_add_co_u32_e32 v205, vcc, 9, v36 offset:4
gfx950 v_min_i32_e32 v0, s38, v1 done
gfx950 s_atomic_cmpswap s[70:71], -0xc8ab glc
gfx950 v_max_u16_e32 v141, a1, v15
gfx950 v_sub_u32_e32 a[0:1], v186, v237
gfx950 v_mul_u32_u24_e32 m0, s0, v32
gfx950 v_ashrrev_i16_e32 s[0:1], v21, 27, v147
gfx950 v_mac_f16_e32 v24, 0x3ff0000000000000, v46
gfx950 s_pack_hh_b32_b16 a[1:2], -10, 1.0
gfx950 s_cmpk_ge_u32 0x100000000, 0xad1
gfx950 v_fmamk_f32 -4.0, s36, 0x7fde7ce6, v195
gfx950 v_mul_hi_u32_u24_e32 v144, s64, s[0:1]
gfx950 v_max_i32_e32 v243, v174, a[1:2]
gfx950 v_add_u32_e32 v206, s66
gfx950 s_call_b64_e64 s[30:31], 38697
gfx950 v_fmac_f32_e32 a[0:15], s41, v145
gfx950 v_subrev_f16_e32 v66, v177
gfx950 v_sub_f32_e32 v9, 0, ttmp0
gfx950 v_sub_f16_e32 v72, s0, v0 mul:3
gfx950 s_atomic_and_x2 s[8:9], 0xffffffff, s58
gfx950 v_mul_f32_e32 v61, s69
gfx950 v_mac_f16_dpp v155, ttmp9, v187
gfx950 s_atomic_sub s79, s[12:13], a[0:1]
gfx950 v_mul_u32_u24_e32 v28, a1, v48
gfx950 s_mulk_i32 0x675e
gfx950 v_min_i16_e32 v150, a[0:3], v7, v103
gfx950 v_ashrrev_i32_e32 v168, v87
gfx950 v_fmaak_f32 v8, s[4:7], v65, 0xd3cf5044
gfx950 v_mul_u32_u24_e32 0xffffffff, s73, v34
gfx950 v_sub_f32_e32 m0, v76, v130
gfx950 v_mul_hi_i32_i24_e32 v2, s40, 1e10
gfx950 v_cmp_le_i16_e32 vcc, 7, v151 blgp:8
gfx950 buffer_atomic_max_f64 v[128:129], off, s[16:19], ttmp12, s0 offset:1491
gfx950 v_add_f32_e32 v11, v120, 65
gfx950 v_lshlrev_b32_dpp v4, v50, v4
gfx950 tbuffer_load_format_d16_xyz a[0:1], m0, s[64:67], 41 format:[BUF_DATA_FORMAT_16_16_16_16,BUF_NUM_FORMAT_FLOAT] offset:1621 nt
gfx950 s_pack_hh_b32_b16_e64 s50, 1.0, 38
gfx950 v_mac_f16_e32 v4, v138, 0x10000
gfx950 v_min_i32_e32 -15, v196
gfx950 v_mul_f16_e32 v3, s48, lds_direct
gfx950 tbuffer_load_format_d16_xy a226, off, s[12:15]
gfx950 v_and_b32_e32 v229, s44, v142 row_newbcast:3
gfx950 v_dot4c_i32_i8_e32 |v25|, v241, v37
gfx950 s_addc_u32 sext(s44), s64, s2
gfx950 v_subrev_f32_e32 v76, v198, v38 nt
gfx950 v_sub_u32_e32 v25, v53, ~0
gfx950 v_or_b32_e32 |v64|, 0, v18
gfx950 s_bitset1_b32 ttmp3, 0x3ff0000000000000
gfx950 s_cmpk_le_u32 s102, 0x7313
gfx950 v_ldexp_f16_e32 v197, v11, ttmp12
gfx950 v_cndmask_b32_e32 v16, 49, v128, 65
gfx950 v_and_b32_e32 v233, s[6:9], v172
gfx950 v_add_co_u32_e32 v122, a[1:2], s68, v83
gfx950 v_madmk_f16 v0, s16, 0xc45a9671, v162, a[0:1]
gfx950 v_dot8c_i32_i4_e32 v103, s36, 64
gfx950 tbuffer_store_format_d16_x v82, v[160:161], s[96:99]
gfx950 v_min_i32_e32 v0, s38, v1 gds
gfx950 v_min_u16_e32 v90, s18, v250 blgp:3
gfx950 s_subb_u32 s9, s[6:9], s11
gfx950 v_fmamk_f32 v148, 59, 0xd853395c, off, v0
gfx950 v_subrev_f16_e32 v12, s64
gfx950 v_min_i16_e32 v202, v251
gfx950 v_mul_hi_i32_i24_e32 v232, v237
gfx950 v_min_i16_e32 |v47|, v69, v47
gfx950 s_lshl3_add_u32 s64, ttmp[0:1], s64
gfx950 s_add_i32_sdwa s45, src_private_limit, src_private_limit
gfx950 v_cndmask_b32_e32 v12, v41, vcc
gfx950 v_sub_f16_e32 acc0, v16, v4
gfx950 v_cmpx_eq_f16_e32 vcc, v126, a[0:15]
gfx950 v_mac_f16_e32 v109, v3
gfx950 v_add_f16_e32 v192, v256, v252
gfx950 v_xor_b32_e32 v13, s12, s[0:1]
gfx950 v_dot2c_f32_bf16_e32 v140, s2, a[1:2]
gfx950 v_cndmask_b32_e32 v152, v105, v11, vcc_lo
gfx950 v_lshlrev_b32_e32 v10, a[2:5], v20
gfx950 v_min_i32_e32 v143, v142
gfx950 v_mul_hi_i32_i24_e32 v6, s102, v165
gfx950 s_not_b64 s[54:55], s[96:97] neg_lo:[1,0]
gfx950 v_cndmask_b32_e32 v0, s0, v4, sext(vcc)
gfx950 v_lshlrev_b32_e32 v146, s1, -v48
gfx950 s_add_u32 s65, s6, 0x3c00, s4
gfx950 v_cndmask_b32_e32 v16, s96, off, vcc
gfx950 v_subrev_f32_e32 v50, v8, 65536.0
gfx950 v_cndmask_b32_e32 v0, vcc_lo, v184, vcc
gfx950 v_cndmask_b32_e32 v8, -17, v137, vcc
gfx950 s_sext_i32_i16 0, s43
gfx950 v_add_u32_e32 v69, v43, v252 lds
gfx950 v_fmaak_f32 |v2|, s20, v68, 0xd3b3435c
gfx950 v_subrev_co_u32_e32 v18, vcc, s40, v73 mul:3
gfx950 v_lshlrev_b32_e32 v104, v89
gfx950 v_cmp_tru_f32_e32 v[0:1], s32, v26
gfx950 v_lshrrev_b16_e32 v96, v75, v94 src0_sel:WORD_1
gfx950 v_mul_i32_i24_e32 v1, s32, 1.1
gfx950 v_cndmask_b32_e32 v192, -9, v8, s[2:3]
gfx950 s_add_u32 s[2:3], s16, -5
gfx950 v_madmk_f16 v88, -2.0, 0xc02f3a19, v28 op_sel_hi:[0,0]
gfx950 v_mul_hi_u32_u24_e32 v144, v159, v227 abid:16
gfx950 v_dot8c_i32_i4_e32 v103, s49, acc0
gfx950 s_cmpk_le_u32 s77, 0x2481 byte_sel:1
gfx950 ds_cmpst_rtn_f64 a[98:99], v0, |a[144:145]|, a[18:19] offset:5974
gfx950 s_atomic_and_x2 s[8:9], 1e-10, s58
gfx950 v_madmk_f16 s101, -6, 0xdc18bcd2, v16
gfx950 v_mul_hi_u32_u24_e32 s[2:3], v159, v227
gfx950 v_subrev_f32_e32 v0, s[6:9], v168
gfx950 s_getreg_b32_e64 s6, hwreg(HW_REG_SH_MEM_BASES, 26, 27)
gfx950 v_sub_u16_e32 m0, v129, v140
gfx950 v_cndmask_b32_e32 lds_direct, 16, v36, vcc
gfx950 v_fmaak_f32 s[0:1], s32, v32, 0xc243f439
gfx950 v_cndmask_b32_e32 v38, s40, v[0:1], vcc
gfx950 v_madak_f16 ~0, s75, v67, 0xd4c99852
gfx950 v_cndmask_b32_e32 v96, v66, v134, s[0:1]
gfx950 v_cmp_f_i16_e32 vcc, a[0:3], v55
gfx950 v_ashrrev_i32_e32 v3, v218, 0x3ff0000000000000
gfx950 s_add_u32 xnack_mask_lo, s70, a[248:255]
gfx950 v_addc_co_u32_e32 64, vcc, v235, v102, vcc
gfx950 v_fmaak_f32 v130, a[0:3], v22, 0xe041161b
gfx950 s_add_u32 0x100000000, s81, s19
gfx950 s_cmp_ge_i32 s83, v[0:1]
gfx950 v_dot2c_f32_bf16_e32 ttmp0, v12, v88
gfx950 v_subrev_f16_e32 v0, s20, v148 cbsz:8
gfx950 v_min_i16_e32 a[0:1], v3, v65
gfx950 v_lshrrev_b16_e32 -4.0, 11, v249
gfx950 s_addk_i32 s102, s85, 0x4864
gfx950 v_dot8c_i32_i4_e32 v203, v234, |v55|
gfx950 s_movk_i32 s81, 0xe836 bitop3:5
gfx950 v_dot2c_i32_i16_e32 -4.0, v130, v246
gfx950 v_ashrrev_i32_e32 v231, 18, v166, a[2:5]
gfx950 v_cndmask_b32_dpp v0, 64, v73, vcc
gfx950 s_cmpk_lt_u32 s1, -0x7a0b
gfx950 v_and_b32_e32 1e-10, 31, v102
gfx950 v_add_co_u32_e32 s[0:2], vcc, 9, v141
gfx950 s_xnor_b32 ttmp11, a0, src_flat_scratch_base_lo, 63
gfx950 v_max_u32_e32 v108, v113
gfx950 s_lshl_b32 -4.0, flat_scratch_lo, s4
gfx950 v_madmk_f16 0x3c00, s1, 0xd9677a15, v208
gfx950 s_add_u32 1.1, s0, s40
gfx950 v_cndmask_b32_e32 v38, a[0:15], v4, vcc
gfx950 v_sub_co_u32_e32 vcc, v174, v128
gfx950 v_mul_hi_u32_u24_e32 v209, v24, vcc
gfx950 v_dot2c_f32_bf16_e32 lds_direct, v76, v77
gfx950 v_min_i16_e32 s2, v32
gfx950 v_exp_f16_e32 v238, 0xffffffff
gfx950 v_mul_hi_u32_u24_e32 64, v249, v0
gfx950 v_max_u32_e32 xnack_mask, 40, v59
gfx950 v_and_b32_e32 a[1:2], v13, v210
gfx950 v_mul_hi_u32_u24_e32 v79, v178, v5, 0xffffffff
gfx950 v_max_u32_e32 v92, a0, v253
gfx950 v_min_i16_dpp v204, v49, v180
gfx950 v_min_i16_e32 a0, v138, v93
gfx950 v_med3_f16 1.1, v8, -|s8|, s68 op_sel:[0,1,0,1] clamp
gfx950 v_min_f32_e32 v128, -6, v18 blgp:8
gfx950 s_flbit_i32_b64 s55, -17, s[58:59]
gfx950 v_subrev_u32_e32 v241, -7, 0.5
gfx950 s_getreg_b32 s80, hwreg(8, 12, 5) slc
gfx950 v_cmp_nge_f16_e32 vcc, a[0:3], 35, v152
gfx950 s_addk_i32 s20, a[0:15]
gfx950 s_cbranch_cdbguser 25433 glc
gfx950 s_sub_u32 sext(s64), s37, -10
gfx950 s_cmpk_gt_u32 a[2:5], 0xf58d
gfx950 v_cndmask_b32_e32 v12, s70, v4, acc0
gfx950 s_bitset1_b32 -16, -10
gfx950 v_dot2c_f32_bf16_e32 s[4:7], v76, v77
gfx950 v_subb_co_u32_e32 v113, vcc, v19, s[4:7], vcc
gfx950 v_sub_f32_e32 acc0, v70, v186
gfx950 v_fmac_f32_e32 vcc_lo, v117, s64, v86
gfx950 v_cvt_scalef32_sr_bf8_f16 v65, s12, a[0:3], s20 op_sel:[0,1,0,1]
gfx950 v_min_u32_e32 s102, s2, v211
gfx950 s_cmpk_eq_u32 0.15915494, 0x908
gfx950 s_cmpk_le_u32 ttmp15, v[0:1]
gfx950 s_lshl4_add_u32 acc0, s3, -4.0
gfx950 v_cndmask_b32_e32 v137, s2, v9, vcc bitop3:5
gfx950 s_nand_b64 s[0:1], s[82:83], -|50|
gfx950 v_mul_i32_i24_e32 a[1:2], v173, s49, v38
gfx950 v_subrev_u16_e32 16, v33
gfx950 s_movk_i32 0x88b9
gfx950 v_or_b32_e32 v2, v94, -v20
gfx950 ds_cmpst_rtn_f32 a31, 0, a114, a123 offset:45977
gfx950 s_cmpk_ge_i32 s19, 0xc766 offen
gfx950 s_lshr_b64 v0, 13, s59
gfx950 v_sub_co_u32_e32 v206, vcc, s101, v214 lds
gfx950 s_cmpk_gt_i32 s28, v[2:17]
gfx950 v_sub_f32_e32 v195, 40, v12 sc1
gfx950 v_cmpx_f_f32_dpp vcc, s1, v114
gfx950 v_fmaak_f32 v0, s3, src_shared_base, 0xd5589fba
gfx950 v_ffbh_i32_dpp v35, v182
gfx950 v_cndmask_b32_e32 s87, v189, vcc
gfx950 v_cmpx_class_f64_e32 vcc, s[0:1], v32 offset0:1
gfx950 v_min_u16_e32 v199, 0x100000000, v125
gfx950 v_lshlrev_b16_e32 sext(v129), s32, v192
gfx950 buffer_load_format_x s[16:19], s0 offset:3567 nt sc1 lds
gfx950 v_max_u32_e32 v250, v225, v[255:256]
gfx950 s_cmpk_lt_u32 0xffffffff, 0x3dab
gfx950 v_mul_f16_e32 v39, 65, s3, v83
gfx950 s_cmpk_lt_u32_sdwa ttmp4, 0x1497
gfx950 s_or_b32 s31, s[1:2], -15
gfx950 v_cmp_nge_f64_e32 vcc, ttmp[0:1], a[0:3]
gfx950 v_lshrrev_b32_e32 v126, -2.0, xnack_mask, v90
gfx950 v_mac_f16_e32 v24, v151, acc0
gfx950 v_cndmask_b32_e32 v177, v20, -|v30|, vcc
gfx950 v_and_b32_e32 v[0:1], 32, v132
gfx950 v_dot8c_i32_i4_e32 s0, s36, v74
gfx950 v_or_b32_e32 v165, s101, s99, v121
gfx950 v_max_f32_e32 v11, s40, v54 cbsz:8
gfx950 v_cmpx_gt_u16_e32 vcc, xnack_mask_lo, -17
gfx950 s_getreg_b32 -|s80|, hwreg(8, 12, 5)
gfx950 v_dot2c_f32_bf16_e32 v254, v126, v4 row_mirror
gfx950 v_cvt_f32_i32_e32 v149, v25 vm
gfx950 v_sub_f16_e32 v91, 7, 65
gfx950 tbuffer_store_format_x a157, off, exec_lo format:[BUF_DATA_FORMAT_11_11_10,BUF_NUM_FORMAT_RESERVED_6] offset:525 sc1
gfx950 v_sub_f16_e32 v72, 0.15915494, a[2:5], v16
gfx950 v_min_u16_e32 v80, s75, exec
gfx950 tbuffer_store_format_d16_xyzw a[156:157], off, a[2:5], s19 format:[BUF_DATA_FORMAT_11_11_10,BUF_NUM_FORMAT_RESERVED_6] offset:2543 nt sc1
gfx950 v_sub_f32_e32 v0, ttmp[0:1], v133
gfx950 v_min_i32_e32 xnack_mask, v107, v73
gfx950 v_ashrrev_i16_e32 v236, s1, v136 cbsz:8
gfx950 v_sub_f16_e32 v33, v16, off
gfx950 tbuffer_load_format_d16_x a0, 65, ttmp[8:11], s34 format:[BUF_DATA_FORMAT_2_10_10_10,BUF_NUM_FORMAT_SNORM] offset:3250 sc0
gfx950 v_lshrrev_b32_e32 v214, acc0, v8
gfx950 v_add_f32_e32 0x10000, v120, v104
gfx950 v_add_f16_e32 1e-10, s10, v2
gfx950 v_ashrrev_i32_e32 v248, s43
gfx950 v_fmac_f32_e32 v117, s64, a0
gfx950 v_cmpx_nlg_f64_e32 vcc, -v[176:177], v[74:75]
gfx950 v_subrev_co_u32_e32 v30, sext(vcc), s86, v133
gfx950 s_sethalt
gfx950 v_sub_co_u32_e32 v206, vcc, a[2:5], v214
gfx950 v_ldexp_f16_e32 v192, v16
gfx950 v_max_u32_e32 v99, v5
gfx950 s_cmov_b32 s48, 0x100000000
gfx950 s_mulk_i32 s79
gfx950 v_mul_hi_u32_u24_e32 -0x80000001, v143, v121, v130
gfx950 v_max_f32_e32 0, v99, v72
gfx950 v_cndmask_b32_e32 v141, v190, v187, 64
gfx950 v_madak_f16 v4, v245, v193, sext(0x1d17f578)
gfx950 s_atomic_swap_x2 s[46:47], s[44:45], a[1:2], s47
gfx950 s_cmpk_eq_u32 xnack_mask_hi, 0x130a, v[2:17]
gfx950 v_fmaak_f32 v65, s0, v255, 0xbf48229c
gfx950 v_subrev_co_u32_e32 v16, vcc, |-6|, v174
gfx950 v_min_f32_e32 vcc_lo, s24, v6
gfx950 s_add_u32 lds_direct, s18, 0
gfx950 s_cmpk_lg_u32 acc0, flat_scratch_hi, 0xf41c
gfx950 v_ashrrev_i32_dpp v29, v6, v14
gfx950 v_cndmask_b32_e32 0.5, s2, v19, vcc
gfx950 v_sub_f16_e32 v107, s5, -16
gfx950 v_sub_u32_e32 v203, 58, a1
gfx950 v_dot2c_i32_i16_sdwa v153, v130, v246
gfx950 v_lshrrev_b32_e32 v3, s76, v64 mul:2
gfx950 v_lshrrev_b32_e32 v128, 32, v2 blgp:8
gfx950 v_sub_f32_e32 v65, |v4|, v80
gfx950 v_sub_f32_e32 v212, s12, v82 cbsz:1
gfx950 s_cmpk_gt_u32 s98, v255
gfx950 s_atomic_cmpswap s[12:13], -32769, xnack_mask_lo glc
gfx950 v_fmac_f64_e32 v[96:97], s[88:89], |v[64:65]|
gfx950 s_set_gpr_idx_mode s[6:9]
gfx950 v_sub_f32_e32 v29, 8, -v197
gfx950 v_ashrrev_i32_e32 v87, a0, v250
gfx950 v_cndmask_b32_e32 0x3ff0000000000000, 44, v34, vcc
gfx950 s_rfe_restore_b64 -14, acc0
gfx950 s_scratch_store_dword s39, s[30:31], s42 cbsz:1
gfx950 s_buffer_load_dword s65, s[40:43], -0x80000001 glc
gfx950 v_subbrev_co_u32_e32 0x3c00, vcc, s8, v12, vcc
gfx950 v_cndmask_b32_e32 v179, s1, v128, vcc quad_perm:[0,1,2,3]
gfx950 v_madmk_f16 v164, v151, 0xc031928b, v38 high
gfx950 s_setreg_b32_sdwa hwreg(HW_REG_TRAPSTS, 1, 21), m0
gfx950 v_ashrrev_i32_e32 v160, |s24|, v104
gfx950 v_dot8c_i32_i4_e32 v[255:256], s12, v4
gfx950 v_mul_f16_e32 v98, s0, v32 abid:16
gfx950 v_sub_u16_e32 v89, s82
gfx950 v_addc_co_u32_e32 v255, vcc, v40, v104, s[1:2]
gfx950 s_lshr_b64 |s[32:33]|, src_private_limit, 7
gfx950 v_sub_co_u32_e32 v209, vcc, v250, 0x3c00
gfx950 s_setreg_b32_e64 hwreg(48, 4, 6), s45
gfx950 v_mul_f16_e32 v108, s[6:9], v225
gfx950 v_sub_f16_e32 v1, v134, ttmp12
gfx950 v_subrev_f16_e32 1e-10, s10, v80
gfx950 v_fmamk_f32 -4.0, v37, 0xd3d1fa10, v247
gfx950 v_cndmask_b32_e32 v0, 4, v2, xnack_mask
gfx950 buffer_atomic_pk_add_f16 v16, off, s[68:71], 65 offset:1051
gfx950 s_movreld_b32 s5, a[0:15]
gfx950 v_min_u16_e32 v163, 24, v[2:17]
gfx950 v_fmaak_f32 v2, s20, m0, v68, 0xd3b3435c
gfx950 v_or_b32_e32 v2, v160, ttmp[0:1]
gfx950 v_madmk_f16 v88, -|-2.0|, 0xc02f3a19, v28
gfx950 v_mul_hi_u32_u24_e32 v0, s35, s[4:7]
gfx950 v_min_f32_e32 v107, v[255:256], v9
gfx950 s_cmpk_le_u32_dpp s71, 0xa0c5
gfx950 v_madmk_f16 v18, s14, 0xc51bb268, v104 idxen
gfx950 v_subrev_co_u32_e32 v131, vcc, s88, 0x100000000
gfx950 v_lshlrev_b32_e32 s101, s26, v0
gfx950 v_mul_hi_u32_u24_e32 0x3c00, v209, v24, v29
gfx950 v_subrev_f16_e32 -32769, ttmp2, v77
gfx950 s_addc_u32 s[0:1], 17, 13
gfx950 v_mac_f16_e32 v224, flat_scratch_hi, s[0:1]
gfx950 v_lshrrev_b32_e32 v41, 48, v10, -16
gfx950 v_add_u32_e32 0xffffffff, s9, v0
gfx950 v_subrev_f32_e32 0xffffffff, 63, v119
gfx950 v_sub_f32_e32 v136, s88, s[2:3]
gfx950 v_addc_co_u32_e32 v72, vcc, v242, a[2:5], vcc
gfx950 v_sub_f16_e32 v113, v3
gfx950 v_min_u16_e32 v208, -0x80000001, v194
gfx950 s_bfm_b32 s8, s0, s1 op_sel:[0,1]
gfx950 v_addc_co_u32_e32 v212, [v0,v1], v115, v119, vcc
gfx950 v_cmp_gt_f32_e32 vcc, v16, v228 row_mask:0x3
gfx950 v_lshlrev_b32_e32 v128, s8, 0xffffffff
gfx950 s_atomic_and_x2 v255, s[24:25], s64
gfx950 v_ashrrev_i32_e32 [v0,v1], v133, v149
gfx950 s_call_b64 s[48:49], 43583 row_newbcast:3
gfx950 s_cmpk_eq_i32 |ttmp13|, 0x57f5
gfx950 v_cndmask_b32_dpp v18, 3, v2, vcc
gfx950 v_lshrrev_b32_e32 v244, s102, v0
gfx950 v_add_f32_dpp v4, v34, v200
gfx950 s_setreg_imm32_b32 hwreg(30, 1, 32), -|0xde34e346|
gfx950 v_mul_i32_i24_e32 v49, s37, -0x80000001
gfx950 v_cmp_u_f32_e32 vcc, v185, v[2:17]
gfx950 v_lshlrev_b32_e32 1+1, v158, v220
gfx950 s_cmpk_lt_u32 -ttmp8, 0xb805
gfx950 s_cmovk_i32 s6, s102
gfx950 s_addk_i32 64, s10, 0xf0d2
gfx950 v_ldexp_f16_e32 [v0,v1], v46, v124
gfx950 s_add_u32 s0, |s0|, s49
gfx950 s_cselect_b32 s61, ttmp15, ttmp0 src0_sel:WORD_1
gfx950 s_cmov_b32 a[2:5], s7
gfx950 v_add_f32_e32 v95, s71, v195 cbsz:8
gfx950 s_buffer_atomic_or_x2_e64 s[30:31], s[48:51], s33 glc
gfx950 v_cmpx_tru_f32_e32 vcc, s68, v216 byte_sel:1
gfx950 buffer_store_byte_d16_hi_e64 a34, off, s[64:67], 4 offset:4000 sc1
gfx950 v_subrev_co_u32_e32 v8, vcc, s2, v68 lds
gfx950 v_subb_co_u32_e32 v73, vcc, 0x10000, v113, vcc
gfx950 v_fma_mix_f32 v207, s64, -||s2||, s2 op_sel_hi:[0,1,1] clamp
gfx950 s_cmp_ge_i32_e64 38, s43
gfx950 v_and_b32_e32 ttmp0, s79, v125
gfx950 v_mul_f32_e32 v250, s71, v27 cbsz:1
gfx950 v_cndmask_b32_e32 [s2,s3], v69, s66, v16, vcc
gfx950 v_mac_f16_e32 v155, ttmp9, 64
gfx950 v_cndmask_b32_e32 v[0:1], s64, v18, vcc
gfx950 s_load_dwordx16 a0, s[30:31], s25 offset:0xaa834 glc
gfx950 v_sub_f32_dpp v195, 40, v12
gfx950 v_cndmask_b32_e32 v130, s58, 0xffffffff, vcc
gfx950 v_dot2c_f32_bf16_e32 v233, s91, v243 cbsz:8
gfx950 v_pk_fmac_f16_e32 s0, s78, v158
gfx950 v_fmaak_f32 v83, v166, v20, 65, 0xd3ff9b29
gfx950 s_call_b64 s0, ttmp[10:11], 26055
gfx950 v_cndmask_b32_e32 v6, s0, v131, vcc mul:3
gfx950 v_min_f32_e32 v72, s36, s[0:2]
gfx950 v_min_u32_e32 v0, s37, a[0:3]
gfx950 s_bfe_i64 s[90:91], 52, s0 quad_perm:[0,1,2,3]
gfx950 v_or_b32_e32 v128, s5, s102
gfx950 v_cndmask_b32_e32 v130, s2, v19, |vcc|
gfx950 s_add_i32 ttmp[0:1], 33, s67
gfx950 v_sub_f16_e32 v60, sext(s49), v227
gfx950 v_fmac_f32_sdwa v193, v141, v83
gfx950 v_or_b32_e32 v1, s72, 0x3c00
gfx950 scratch_load_ubyte_d16_hi a36, v66, 0x3ff0000000000000 offset:-2584 nt sc1
gfx950 s_cmpk_ge_i32 a[2:5], 0xc766
gfx950 v_cmp_gt_i16_e32 -0x80000001, 5, v62
gfx950 s_xor_saveexec_b64 xnack_mask, -0x80000001
gfx950 v_add_f32_e32 v0, s73, 65
gfx950 s_cmpk_gt_u32 m0, 0x10000, 0xe55d
gfx950 s_call_b64 s[1:2], 26055
gfx950 s_max_i32 s1, s102, s32
gfx950 v_madmk_f16 v144, s1, 0xd9677a15, v208 nt
gfx950 s_cmpk_ge_i32 v[2:17], 0x70c8
gfx950 v_lshlrev_b16_e32 v88, -32769, v18, v12
gfx950 v_mul_f32_dpp v204, s87, v104
gfx950 v_dot2c_f32_f16_e32 v212, 65, s58, v222
gfx950 v_add_u32_e32 v108, v0, 1+1
gfx950 v_max_u16_e32 ttmp0, s12, v15
gfx950 v_add_f32_e32 -16, v195, v226, v204
gfx950 v_lshrrev_b32_e32 v20, 24, src_shared_base
gfx950 s_max_u32 s16, a0, 40
gfx950 s_cmpk_gt_u32 m0, 0xe55d sc0
gfx950 v_sub_f32_e32 v211, v101, -16
gfx950 v_cndmask_b32_e32 v177, a[0:15], v30, vcc
gfx950 v_sub_u16_e32 s[6:9], s3, v113
gfx950 v_fmamk_f32 v67, s17, 0xdf5156a7, 0.15915494
gfx950 s_xnor_b32 s27, -0x80000001, s85
gfx950 v_sub_f16_e32 v121, s9, v1, 0x100000000
gfx950 v_add_f32_e32 v140, s[2:3], v131, v19
gfx950 v_min_f32_e32 v44, acc0, v67
gfx950 v_subrev_u32_e32 |v14|, v167, v123
gfx950 v_dot8c_i32_i4_e32 v203, v234, src_shared_base
gfx950 v_cmpx_nle_f32_e32 vcc, 64, 1.1
gfx950 s_bcnt0_i32_b64 65, s[40:41]
gfx950 v_cndmask_b32_e32 v34, 12, 1+1, vcc
gfx950 v_subrev_u16_e32 s[6:9], s16, v190
gfx950 v_min_f16_e32 0x100000000, src_private_base, v138
gfx950 s_cmpk_gt_i32 s28, 0xcc3f mul:3
gfx950 v_cmp_o_f32_e32 -0x80000001, v164, v9
gfx950 v_min_f16_e32 v47, v244
gfx950 v_ldexp_f16_e32 v246, s[1:2], v209
gfx950 v_cmpx_lt_i32_e32 vcc, s[4:7], v176
gfx950 s_bfe_i64 s[28:29], s[76:77], s12 offset0:1
gfx950 v_cndmask_b32_e32 s101, v129, v2, vcc
gfx950 v_add_u32_e32 65536.0, s75, v97
gfx950 v_lshlrev_b16_e32 0x3ff0000000000000, 2, v3
gfx950 s_cmpk_gt_u32 a[1:2], 0xf58d
gfx950 v_cmpx_gt_u16_e32 vcc, s36, v256
gfx950 v_mfma_f32_32x32x16_bf8_bf8 v[188:203], v[2:3], v[8:9], v[2:17] cbsz:4 abid:1 blgp:2 src0_sel:WORD_1
gfx950 v_add_f32_e32 v192, v25, a[0:3]
gfx950 v_dot2c_i32_i16_e32 v48, v[255:256], v14
gfx950 s_cmpk_gt_u32 0x4d1b
gfx950 s_not_b64 s[54:55], s[96:97], s[4:7]
gfx950 v_ceil_f16_e32 1e10, s5
gfx950 v_ldexp_f16_e32 v1, s2, v202 quad_perm:[0,1,2,3]
gfx950 v_fmaak_f32 v64, 47, [v0,v1], v29, 0xd6de79ee
gfx950 v_cmpx_u_f16_e32 vcc, v210, v192 gds
gfx950 v_subb_co_u32_e32 v113, vcc, 65536.0, v25, vcc
gfx950 s_pack_ll_b32_b16 s32, s34, 34 sc1
gfx950 s_add_i32 s4, s36, s81 cbsz:8
gfx950 v_add_f32_e32 v134, s8, 64
gfx950 s_bfe_i64 ttmp[8:9], -|ttmp[14:15]|, s82
gfx950 ds_wrap_rtn_b32 a216, v231, a195
gfx950 v_sub_co_u32_e32 v73, 0x100000000, -13, v164
gfx950 v_cmpx_gt_u16_e32 -|vcc|, xnack_mask_lo, v91
gfx950 s_add_u32_dpp s37, s0, 0
gfx950 v_sub_f16_e32 s[4:7], 26, v174
gfx950 v_or_b32_e32 v4, v100, -|v170|
gfx950 s_add_u32 s99, s8, v[255:256]
gfx950 v_lshlrev_b16_e32 v64, s16, -16
gfx950 v_subrev_u16_e32 ttmp0, v2, v0
gfx950 s_store_dword_dpp s88, s[72:73], s2
gfx950 v_and_b32_e32 0.5, s69, v20
gfx950 v_min_u16_e32 v208, a[0:1], v194
gfx950 s_and_b32 s55, s99, a[248:255]
gfx950 v_subrev_f32_e32 v20, -|s8|, v48
gfx950 v_add_u16_e32 v191, v84, sext(v162)
gfx950 s_setreg_b32 -16 20, 10), s40
gfx950 s_cmpk_lt_u32 0.15915494, 0xebe
gfx950 v_addc_co_u32_e32 a1, vcc, v144, v200, vcc
gfx950 v_mul_u32_u24_dpp v152, v90, v1
gfx950 v_cndmask_b32_e32 -v168, s25, v68, vcc
gfx950 v_cndmask_b32_e32 v113, v0, vcc
gfx950 v_sub_f32_e32 vcc, v16, v4
gfx950 v_cndmask_b32_e32 v18, 3, 65536.0, vcc
gfx950 v_min_u32_e32 v82, v[2:17], v120
gfx950 s_cmpk_gt_i32 0x9069
gfx950 v_fmaak_f32 v0, s3, v192, [s2,s3], 0xd5589fba
gfx950 v_mul_f16_e32 v35, v[255:256], v225
gfx950 v_subb_co_u32_e32 v14, vcc, -9, v60, vcc offset:0xffff
gfx950 v_cndmask_b32_e32 -16, 3, v2, vcc
gfx950 s_add_u32 s10, 34, s[4:7]
gfx950 s_atomic_sub s79, s[12:13], s[2:3]
gfx950 v_lshlrev_b16_dpp v51, v130, v43
gfx950 s_pack_hh_b32_b16 s12, -10, 1.0 idxen
gfx950 v_addc_co_u32_e32 exec, vcc, 13, v149, vcc
gfx950 v_sub_f16_e32 64, v56
gfx950 s_addc_u32 s18, 17, 13 compr
gfx950 v_cmp_ge_u64_e32 -vcc, v[232:233], v[238:239]
gfx950 s_nor_saveexec_b64_dpp ttmp[0:1], 24
gfx950 v_add_u16_e32 v174, v76
gfx950 v_ldexp_f16_e32 1e-10, v144, v209
gfx950 v_fmaak_f32 -32769, v144, v48, 0xbf894ca0
gfx950 s_orn2_b32 |s36|, s68, 37
gfx950 s_mul_i32 xnack_mask_lo, s69, -s0
gfx950 v_fmaak_f32 v24, v100, v97, 0xbeb96c79 row_mirror
gfx950 v_mac_f16_e32 v93, v4
gfx950 v_mul_lo_u16_e32 v20, -s8, v4
gfx950 v_add_f16_e32 v30, s28, v255, v77
gfx950 tbuffer_load_format_d16_xyzw v[128:129], off, 0, s0 offset:1523 sc1
gfx950 s_setreg_imm32_b32_dpp hwreg(HW_REG_TBA_HI, 21, 9), 0xbfaf6584
gfx950 v_fmac_f64_e32 xnack_mask, s[0:1], v[0:1]
gfx950 v_mul_hi_i32_i24_e32 v155, v146, 0x3c00
gfx950 v_mul_u32_u24_e32 v29, -|s10|, v129
gfx950 v_cndmask_b32_e32 v23, a[2:5], v0, vcc
gfx950 v_add_f32_e32 v128, s17, v22 sc1
gfx950 v_subrev_f16_e32 v124, s24, v67 offset:0xffff
gfx950 v_addc_co_u32_e32 v36, vcc, 3, vcc
gfx950 v_lshlrev_b16_e32 v13, s0
gfx950 v_min_f16_e32 -|v155|, 56, v208
gfx950 v_sub_f32_e32 v98, s[6:9], s12, v128
gfx950 v_dot2c_i32_i16_e32 s95, v227
gfx950 tbuffer_store_format_x v103, off, s[56:59], s68 format:[BUF_DATA_FORMAT_2_10_10_10,BUF_NUM_FORMAT_UINT] offset:1363 nt sc1 done
gfx950 v_cmpx_le_f32_e32 vcc, -7, v[0:1]
gfx950 v_madmk_f16 v160, -s18, 0xd3e7a02f, v64
gfx950 v_mul_hi_i32_i24_e32 acc0, v113, v243
gfx950 v_addc_co_u32_e32 v201, vcc, v122, v35, vcc nt
gfx950 v_mul_u32_u24_e32 v29, a1, v129
gfx950 v_subrev_f16_e32 v23, v155
gfx950 s_buffer_load_dword vcc_hi, s[76:79], v[255:256], ttmp7
gfx950 s_call_b64 -|ttmp[0:1]|, 6349
gfx950 v_subrev_f32_e32 a[0:3], s68, v113
gfx950 v_add_f32_e32 xnack_mask, v131, v19
gfx950 v_fmac_f64_sdwa v[52:53], v[8:9], v[8:9]
gfx950 s_lshl_b32 1+1, s54, flat_scratch_lo, s4
gfx950 v_subrev_co_u32_e32 v212, vcc, a[2:5], v63
gfx950 s_bfm_b32 s8, s0, s[4:7]
gfx950 v_dot2c_i32_i16_e32 v246, 59, -0x80000001, v217
gfx950 v_min_u32_e32 s0, 4.0, v172
gfx950 v_subrev_u32_e32 xnack_mask, v167, v123
gfx950 s_mul_hi_i32 s64, s0, -s101
gfx950 v_subrev_u16_e32 1.1, v206, v191
gfx950 v_sub_f16_e32 v164, s[6:9], v130
gfx950 s_ff0_i32_b64 s28, off
gfx950 v_ashrrev_i16_e32 off, s16, v61
gfx950 v_addc_co_u32_e32 v81, vcc, v235, v102, vcc compr
gfx950 s_add_u32 s0, s16, -10 offset:4
gfx950 v_mul_hi_u32_u24_e32 v32, 39, -16
gfx950 v_lshlrev_b16_e32 v16, 5, acc0
gfx950 v_ashrrev_i16_e32 -4.0, s23, v41
gfx950 v_sub_co_u32_e32 v115, vcc, 24, v111 row_newbcast:3
gfx950 v_sub_f32_e32 -v125, s96, v21
gfx950 v_cndmask_b32_e32 v204, off, v1, vcc
gfx950 tbuffer_store_format_xyzw v[24:27], off, s[16:19], s0 format:[BUF_DATA_FORMAT_16_16,BUF_NUM_FORMAT_RESERVED_6] offset:556 sc0 nt sc1 compr
gfx950 s_addc_u32 -|s0|, 0, s50
gfx950 v_cmp_f_i16_e32 vcc, v256, v55
gfx950 v_sub_f32_e32 v166, 6, -|v1|
gfx950 v_max_i32_e32 a[2:5], s12, v163
gfx950 v_mac_f16_e32 v52, s1, v64 dst_sel:BYTE_1
gfx950 s_dcache_discard_x2 0x3ff0000000000000, s12 offset:0x1914
gfx950 s_atomic_cmpswap exec, ttmp[4:5], s14 glc
gfx950 v_ashrrev_i32_e32 v87, v153, -17
gfx950 s_lshl_b32 s36, s35, v0
gfx950 v_mul_u32_u24_dpp v52, s0, v32
gfx950 s_lshr_b64 s[40:41], s[2:3], 13, s59
gfx950 s_min_u32 s12, s16, s0 slc
gfx950 v_dot2c_f32_bf16_dpp v254, v126, v4
gfx950 s_bfm_b32 s56, -0x80000001, 1
gfx950 s_buffer_atomic_inc s4, ttmp[4:7], vcc glc
gfx950 v_ashrrev_i32_e32 v154, s[6:9], v164
gfx950 v_sub_f32_e32 -16, v28, v153
gfx950 v_dot2c_f32_f16_e32 v238, v119, 65
gfx950 v_cndmask_b32_e32 v0, s64, v18, vcc
gfx950 v_cndmask_b32_e32 v24, 4, v0, vcc, 1e-10
gfx950 s_cmpk_eq_i32 s20, ttmp[0:1]
gfx950 v_ffbh_i32_e32 sext(v97), 34
gfx950 s_cmpk_lt_u32 s22, xnack_mask
gfx950 v_subrev_f32_e32 v0, s96, v99 glc
gfx950 s_and_b64 s[88:89], s[4:5], exec gds
gfx950 tbuffer_load_format_xyzw v[2:5], off, -32769, s48 format:[BUF_DATA_FORMAT_16_16,BUF_NUM_FORMAT_SINT] offset:3966 sc0 nt sc1
gfx950 v_fmaak_f32 v36, s32, v32, lds_direct
gfx950 v_min_u16_e32 v34, 7, 0xffffffff, v136
gfx950 buffer_load_ubyte a128, off, s[56:59]
gfx950 v_lshlrev_b16_e32 v248, vcc, v240
gfx950 s_cmp_eq_u64 63, v[3:6]
gfx950 v_min_i32_e32 v8, s29, v0 byte_sel:1
gfx950 s_bfe_i64 s[54:55], 20, s35 lds
gfx950 s_cmpk_eq_i32 1+1, 0x1e80
gfx950 v_max_u16_e32 -0x80000001, s33, v188
gfx950 v_mul_i32_i24_dpp v173, s49, v38
gfx950 s_cmpk_gt_u32_sdwa s67, 0xf58d
gfx950 v_sub_f16_e32 v19, s0, -|v165|
gfx950 v_fmac_f64_e32 -|v[16:17]|, -1, v[66:67]
gfx950 s_setreg_b32_dpp hwreg(HW_REG_STATUS, 28, 2), s34
gfx950 s_max_i32 off, s64, s4
gfx950 tbuffer_store_format_xy v[72:73], ttmp12, off, ttmp[0:3], s37 format:[BUF_DATA_FORMAT_16,BUF_NUM_FORMAT_SNORM] offset:3484 sc0 sc1
gfx950 v_add_co_u32_e32 sext(v139), vcc, 9, v141
gfx950 v_lshlrev_b32_e32 v4, v[0:1], v50, v4
gfx950 v_add_u16_e32 65, s80, v41
gfx950 ds_wrxchg2st64_rtn_b32 v[74:75], v248, v114, 0x3ff0000000000000 offset0:128 offset1:175
gfx950 v_lshrrev_b32_e32 v5, v224, a[2:5], v36
gfx950 v_cndmask_b32_e32 v[0:1], 9, v0, vcc
gfx950 v_sub_f32_e32 v98, s12
gfx950 v_sub_f32_e32 v130, s0, v32, s101
gfx950 v_mul_f16_e32 v61, s93, v154 offen
gfx950 v_addc_co_u32_e32 v0, -|vcc|, s38, v5, vcc
gfx950 v_mac_f16_e32 v189, s98, v123 bitop3:5
gfx950 v_ashrrev_i32_e32 v128, s2, vcc
gfx950 s_cmovk_i32 s86, [s2,s3], 0xc085
gfx950 v_min_f16_e32 a[0:1], 56, v208
gfx950 v_dot2c_f32_f16_e32 v161, v125
gfx950 v_min_i32_e32 v49, vcc, v200, v132
gfx950 v_min_i32_e32 v154, s42, v28, 64
gfx950 v_cndmask_b32_e32 v0, s0, vcc
gfx950 s_movreld_b32 s5, v255
gfx950 s_cmpk_ge_i32 s16, s[6:9]
gfx950 v_mul_hi_u32_u24_e32 lds_direct, s24, v0
gfx950 buffer_atomic_max_f64 v[128:129], off, v[2:17], s0 offset:1491
gfx950 v_min_f32_e32 v85, v9, v64 high
gfx950 v_mul_u32_u24_e32 a[0:15], v0, s37, v70
gfx950 v_max_u16_e32 v175, 30, v212 abid:15
gfx950 v_addc_co_u32_e32 vcc, v115, v119, vcc
gfx950 v_or_b32_e32 v2, -v160, v30
gfx950 v_max_u32_e32 v187, -|src_flat_scratch_base_lo|, v193
gfx950 v_max_u32_e32 lds_direct, v238, v174
gfx950 v_mac_f16_e32 [s2,s3], v43, v63
gfx950 v_cndmask_b32_e32 v25, s87, -16, vcc
gfx950 v_lshlrev_b32_e32 v128, s8, v97 clamp
gfx950 v_fmac_f64_e32 xnack_mask, s[0:1], v[70:71]
gfx950 v_cndmask_b32_e32 v208, s2, v4, 64
gfx950 s_sub_u32_e64 s64, s0, s33
gfx950 s_lshl_b64 s[56:57], s[82:83], 0x3ff0000000000000
gfx950 v_sub_f16_e32 |v149|, v154, v64
gfx950 v_mac_f16_e32 1+1, 32, v41
gfx950 v_lshrrev_b32_e32 v128, s[0:1], v32
gfx950 s_orn2_b32 s42, a[2:5], s47
gfx950 v_fmac_f64_sdwa v[128:129], 4, v[226:227]
gfx950 v_mul_lo_u16_e32 v106, -v47, v105
gfx950 tbuffer_load_format_xyzw a[178:181], s[0:1], s[100:103], s20 format:[BUF_DATA_FORMAT_2_10_10_10,BUF_NUM_FORMAT_USCALED] offset:816 sc0
gfx950 s_xor_b32 |s96|, s32, s16
gfx950 v_ashrrev_i16_e32 1.1, s1, v136
gfx950 v_dot2c_f32_bf16_e32 1.1, s49, v172
gfx950 v_lshlrev_b16_e32 v17, v4, v116 row_shl:1
gfx950 v_subrev_f16_e32 lds_direct, s0, v16
gfx950 v_addc_co_u32_e32 v175, vcc, 64, v212, vcc, a[0:1]
gfx950 v_min_i32_e32 v0, vcc, v8
gfx950 v_mul_u32_u24_e32 v48, s84, v104 glc
gfx950 s_cmp_lt_i32 s4, a1
gfx950 v_mul_hi_u32_u24_e32 v41, s8, v32 offen
gfx950 v_ashrrev_i32_e32 v77, v91, v[3:6]
gfx950 v_subrev_f32_e32 v76, v198, m0, v38
gfx950 v_mul_f32_e32 v110, v153, v40 clamp
gfx950 v_lshrrev_b32_e32 v176, 34, a1
gfx950 v_mul_i32_i24_e32 v[255:256], s32, v8
gfx950 v_subrev_u32_e32 v241, -7, v78 addr64
gfx950 v_xor_b32_e32 v17, -11, s[2:3]
gfx950 v_min_u32_e32 v44, v213, 64
gfx950 v_cndmask_b32_e32 0.15915494, s93, v193, vcc
gfx950 s_add_u32 s33, s100, s97, acc0
gfx950 v_max_u32_e32 0x10000, 0, v221
gfx950 s_add_u32 a[0:3], s6, s4
gfx950 v_sub_f16_e32 v50, v92, -v4
gfx950 v_lshlrev_b32_e32 v0, -4, v35 row_mask:0x3
gfx950 v_mul_lo_u16_e32 v97, s86, vcc_lo
gfx950 v_pk_fmac_f16_e32 v202, 64, s[0:2]
gfx950 s_pack_ll_b32_b16_dpp ttmp9, s46, s22
gfx950 v_cmpx_ge_u64_e32 vcc, s[88:89], 1.1
gfx950 v_mul_lo_u16_e32 v232, s[2:3], v214, v3
gfx950 v_lshrrev_b32_e32 65536.0, v148, v32
gfx950 v_fmac_f64_e32 -v[50:51], 34, v[36:37]
gfx950 v_mul_f32_e32 -v37, v198, v93
gfx950 s_cmpk_ge_u32 s[4:7], 0xe18a
gfx950 v_lshrrev_b32_e32 v2, 0x3ff0000000000000, v0
gfx950 v_add_u16_e32 v25, s55, v149, s[6:9]
gfx950 v_mul_hi_i32_i24_e32 |v85|, v33, v16
gfx950 v_cndmask_b32_e32 v120, s97, 65536.0, vcc
gfx950 v_cmpx_ne_i32_e32 a1, vcc, ttmp3, v192
gfx950 v_add_f32_e32 v20, |s13|, v97
gfx950 v_lshlrev_b16_e32 v150, s50, -|v229|
gfx950 v_lshlrev_b16_e32 s102, v18, v12
gfx950 v_subrev_u32_dpp v241, -7, v78
gfx950 v_dot2c_f32_f16_e32 v161, v125, v236 sc0
gfx950 s_atomic_and_x2 s[0:1], s101, s64
gfx950 v_dot2c_f32_bf16_e32 65536.0, s64, v1
gfx950 v_cndmask_b32_e32 v208, s2, v4, vcc offset:0xffff
gfx950 v_mul_u32_u24_e32 v24, s0, -17
gfx950 v_add_f32_e32 v33, exec_hi, v79 neg:[1,0,1]
gfx950 v_cndmask_b32_e32 vcc, v5, v137, vcc
gfx950 v_min_f16_e32 a[1:2], v15, v221
gfx950 v_mac_f16_e32 0x100000000, v3, v233
gfx950 v_cmpx_le_f32_e32 0.5, -7, v5
gfx950 v_sub_co_u32_e32 v206, vcc, a[1:2], v214
gfx950 v_cmp_gt_f32_e32 vcc, v232, 0x100000000
gfx950 s_branch vcc_lo
gfx950 v_mul_hi_u32_u24_e32 src_shared_base, s22, v8
gfx950 v_add_u32_e32 v70, v97
gfx950 v_min_i16_e32 v129, s[6:9], v120
gfx950 s_bfe_i64 s[20:21], 65, 51, s30
gfx950 v_sub_f32_e32 v64, 0, -16
gfx950 s_add_u32_e64 s0, s4, 4
gfx950 s_xnor_b32 off, src_flat_scratch_base_lo, 63
gfx950 v_subrev_u16_e32 v75, s0, a0
gfx950 v_min_f16_e32 v137, 52, v221 dst_sel:BYTE_1
gfx950 v_subrev_f32_e32 m0, v221, v151
gfx950 v_sub_f32_dpp v147, s93, v243
gfx950 v_min_f32_e32 v196, v64, s[2:3]
gfx950 v_cndmask_b32_e32 v208, s2, v4, 0xffffffff
gfx950 v_max_u16_e32 lds_direct, v175, v104
gfx950 v_cndmask_b32_e32 v18, 3, v2, 0xffffffff, vcc
gfx950 v_cndmask_b32_e32 65, s88, v104, vcc
gfx950 v_lshlrev_b32_e32 0x3c00, s8, v97
gfx950 s_orn2_b32 a[0:15], s68, 37
gfx950 v_mul_i32_i24_e32 -17, 35, v170
gfx950 buffer_atomic_add_x2 v[70:71], off, s[24:27], -|s73| offset:2040 nt
gfx950 v_mul_lo_u16_e32 v188, s70, |v53|
gfx950 v_max_i16_e32 ttmp[0:1], s0, v36
gfx950 v_sub_f16_e32 v223, v198
gfx950 v_fmamk_f32 v101, s[1:2], 0xd6aa0f0a, v119
gfx950 v_fmac_f32_e32 a[0:3], v72, v148
gfx950 v_dot2c_i32_i16_e32 v246, a[2:5], v217
gfx950 v_fmac_f64_e32 v[68:69], 16, -v[68:69]
gfx950 v_subrev_co_u32_e32 v131, vcc, s88, a[0:1]
gfx950 v_cndmask_b32_e32 v2, s84, v8, vcc quad_perm:[0,1,2,3]
gfx950 v_madmk_f16 0x3c00, -7, 0x263313f7, v45
gfx950 v_fmaak_f32 v14, v64, v8, 0xd3f6483c mul:3
gfx950 v_min_i32_e32 v8, s29, ~0
gfx950 v_cndmask_b32_sdwa v128, vcc_lo, v8, vcc
gfx950 v_subrev_co_u32_e32 v18, vcc, s40, v73 high
gfx950 v_subb_co_u32_e32 vcc, s61, v250, vcc
gfx950 buffer_atomic_umax v220, off, s0, s33 offset:1515 sc0 sc1
gfx950 v_max_f32_e32 v227, v137, v256, v221
gfx950 v_mac_f16_e32 v240, v242, src_shared_base
gfx950 s_getreg_b32 s43, 65 9, 21)
gfx950 s_pack_hh_b32_b16 s50, a[1:2], 38
gfx950 v_cndmask_b32_e32 s24, v196, vcc
gfx950 v_subb_co_u32_e32 v113, vcc, v[3:6], v19, v25, vcc
gfx950 v_sub_f32_e32 65536.0, 5, v67
gfx950 v_fma_mixhi_f16 sext(v229), s4, neg(2), |s33| op_sel_hi:[0,0,1]
gfx950 v_cmp_u_f32_e32 vcc, v61, a[2:5]
gfx950 v_lshlrev_b32_e32 v128, a[0:3], v97
gfx950 v_cndmask_b32_e32 v4, s27, v240, 64
gfx950 v_cndmask_b32_e32 v3, s0, a[0:3], vcc
gfx950 v_cndmask_b32_e32 v0, s0, ~0, vcc
gfx950 v_add_f16_e32 a[0:3], v229, v65
gfx950 s_add_u32 s3, s2, s34, a[0:15]
gfx950 v_cmpx_ne_u32_e32 vcc, v46, -0x80000001
gfx950 v_madmk_f16_dpp v144, s1, 0xd9677a15, v208
gfx950 tbuffer_load_format_xyz v[64:66], 1e-10, s[32:35], 35 format:[BUF_DATA_FORMAT_10_11_11,BUF_NUM_FORMAT_FLOAT] offset:1487
gfx950 v_cndmask_b32_e32 0.5, v1, v128, vcc
gfx950 tbuffer_load_format_d16_x a136, off, s[8:11], v[255:256] format:[BUF_DATA_FORMAT_16_16_16_16,BUF_NUM_FORMAT_UINT] offset:3672 sc1
gfx950 v_subrev_u16_e32 -v138, s8, v77
gfx950 s_xor_b32_e64 s69, 50, ttmp4
gfx950 s_cmpk_lg_u32 v[2:17], 0x41ac
gfx950 v_cndmask_b32_e32 v210, 60, v32, vcc cbsz:8
gfx950 v_min_f16_e32 v0, v15, v[3:6]
gfx950 v_add_co_u32_e32 v32, vcc, s0, v164 op_sel_hi:[0,0]
gfx950 v_min_u16_e32 ttmp12, -6, v72
gfx950 v_lshrrev_b32_e32 v176, 34, s101
gfx950 s_atomic_cmpswap_sdwa s[12:13], s[62:63], xnack_mask_lo glc
gfx950 s_cmpk_lt_i32 s25, 0x738c, s[2:3]
gfx950 v_ashrrev_i16_e32 20, v209
gfx950 v_fmac_f64_e32 v[36:37], v[68:69]
gfx950 v_max_u16_e32 -|v4|, s98, v157
gfx950 s_lshl2_add_u32 s25, ttmp14, acc0
gfx950 v_cndmask_b32_e32 v38, s40, vcc
gfx950 v_addc_co_u32_e32 0x3c00, vcc, v115, v119, vcc
gfx950 v_subrev_u16_e32 -32769, -13, v221
gfx950 s_add_u32 s2, -5
gfx950 v_add_co_u32_e32 v248, ~0, v140, v104
gfx950 v_or_b32_e32 s[6:9], v32, v170
gfx950 s_max_u32 s43, s102, ttmp10
gfx950 v_max_u32_e32 a[1:2], v96, s4, v84
gfx950 v_fmaak_f32 v132, s4, 65, 0xb3359108
gfx950 v_mac_f16_e32 0, v27, v134
gfx950 v_subrev_u16_e32 a[2:5], 13, v128
gfx950 v_subrev_u16_e32 v138, s8, |v77|
gfx950 s_pack_ll_b32_b16 s35, 5, a[0:3], 22
gfx950 v_add_f32_e32 v8, v57, v0 slc
gfx950 s_nor_b32 s59, flat_scratch_hi, |s84|
gfx950 v_exp_f32_e32 v220, 0x10000, v229
gfx950 tbuffer_load_format_d16_x a136, off, s[8:11], -4 format:[BUF_DATA_FORMAT_16_16_16_16,BUF_NUM_FORMAT_UINT] offset:3672 sc1, 0x10000
gfx950 v_cmp_nlg_f64_e32 vcc, v[2:17], v[68:69]
gfx950 v_min_u16_e32 v208, v[3:6], v194
gfx950 v_cndmask_b32_e32 v24, s4, 0xffffffff, v2, vcc
gfx950 tbuffer_store_format_d16_xyz a[94:95], off, v[2:17], s[84:87], 62 format:[BUF_DATA_FORMAT_10_11_11,BUF_NUM_FORMAT_USCALED] offset:1870 sc0 nt sc1
gfx950 v_sub_f32_e32 ttmp[0:1], s12, v82
gfx950 buffer_atomic_add_f32 v41, off, -32769, s48 offset:450 sc0 nt sc1
gfx950 s_orn2_b32 0.15915494, -14, 27
gfx950 s_ff0_i32_b64 s28, s[98:99] quad_perm:[0,1,2,3]
gfx950 v_add_f16_e32 65536.0, s28, v77
gfx950 v_subrev_co_u32_e32 v191, vcc, v176, 1e-10
gfx950 s_setreg_b32 hwreg(HW_REG_STATUS, 28, 2)
gfx950 v_lshrrev_b32_e32 sext(v40), s2, v168
gfx950 v_sub_u32_e32 v84, 57, xnack_mask, v189
gfx950 v_lshrrev_b32_e32 v1, 65536.0, v0, v8
gfx950 v_sub_u32_e32 v[255:256], s19, v137
gfx950 s_ashr_i32_e64 s4, s32, 4
gfx950 v_cndmask_b32_e32 v34, v113, v5, vcc bitop3:5
gfx950 v_cndmask_b32_sdwa v20, s1, v3, vcc
gfx950 ds_wrxchg2st64_rtn_b32 v[74:75], v248, v114, xnack_mask offset0:128 offset1:175
gfx950 v_subrev_u16_e32 v8, xnack_mask_lo, v168 dst_sel:BYTE_1
gfx950 v_dot2c_f32_bf16_e32 v67, s82, a[0:3]
gfx950 s_addc_u32 s8, -0x80000001, s30
gfx950 v_cndmask_b32_e32 v144, s0, v128, 0.5, vcc
gfx950 s_dcache_wb  row_shl:1
gfx950 v_fmaak_f32 v41, 12, v[255:256], 0x7d0a5af3
gfx950 v_fmac_f64_e32 v[70:71], ttmp[0:1], s[4:5], v[0:1]
gfx950 v_cndmask_b32_e32 v100, s56, v4, vcc done
gfx950 v_ashrrev_i16_e32 |v185|, s24, v44
gfx950 s_cmpk_ge_u32 xnack_mask, 0xf7e4
gfx950 v_mac_f16_e32 v249, v27, s0
gfx950 v_max_u16_e32 v111, v18, v184, src_shared_base
gfx950 v_max_i16_e32 v19, s54, a[248:255]
gfx950 s_lshr_b64 s[40:41], 13, vcc
gfx950 v_cndmask_b32_e32 v34, 12, v2, vcc blgp:3
gfx950 s_sub_u32_dpp s6, 0, s32
gfx950 s_buffer_atomic_swap s56, s[64:67], off offset:-0x3072 glc
gfx950 v_min_u16_e32 v175, [s2,s3], v219
gfx950 v_fmac_f32_e32 v203, -12, v178 neg:[1,0,1]
gfx950 tbuffer_store_format_xyzw v[240:243], off, s[4:7], s[0:1] format:[BUF_DATA_FORMAT_8_8_8_8,BUF_NUM_FORMAT_SNORM] offset:1007 nt
gfx950 v_lshlrev_b16_e32 v16, 5, m0
gfx950 v_floor_f32_dpp v139, 0.15915494 quad_perm:[1,3,2,3] row_mask:0x4 bank_mask:0xc bound_ctrl:1
gfx950 v_ashrrev_i16_e32 v16, s16, v61 op_sel_hi:[0,0]
gfx950 v_mul_u32_u24_e32 [s2,s3], s64, v17
gfx950 v_mul_u32_u24_e32 v8, s66, 1.1
gfx950 v_cndmask_b32_e32 v116, s5, vcc, vcc
gfx950 v_rsq_f16_e32 a[0:3], v45
gfx950 v_max_u32_e32 -|v159|, v165, v248
gfx950 v_pk_fma_f16 v145, 38, v21, v247 op_sel_hi:[1,0,0] clamp abid:16
gfx950 s_nor_b32 s86, a[0:3], -2
gfx950 v_subb_co_u32_e32 v141, vcc, v233, v55, 1e10
gfx950 v_subrev_u32_dpp v44, s22, v226
gfx950 v_lshrrev_b32_e32 v168, v195
gfx950 v_cndmask_b32_e32 v0, s88, v104, ttmp12
gfx950 v_sub_f32_e32 v20, v[3:6], v152
gfx950 ds_mskor_rtn_b32_sdwa a224, v0, a73, a36 offset:56894
gfx950 v_fmamk_f32 vcc_lo, s59, 0xddfa70b4, v189
gfx950 v_subrev_f16_e32 v2, s8, s102
gfx950 s_cmpk_lt_u32 ttmp4, sext(0x1497)
gfx950 v_mac_f16_e32 v24, v151, v46 lds
gfx950 v_sub_f16_e32 -|v48|, 33, v144
gfx950 v_add_co_u32_e32 v143, a[2:5], v232, v242
gfx950 v_sub_u16_e32 v133, v[3:6], v30
gfx950 v_add_co_u32_e32 v60, vcc, s21, m0
gfx950 s_mul_i32_sdwa exec_hi, s40, s32
gfx950 v_mul_i32_i24_e32 v221, v181, 1.1, v49
gfx950 v_mul_u32_u24_e32 v1, s9, a[2:5]
gfx950 v_sub_co_u32_e32 v205, v[255:256], s38, v180
gfx950 v_min_i16_e32 v175, 38, v[2:17]
gfx950 v_sub_f32_e32 v211, v101, v48 offset:0xffff
gfx950 v_dot2c_f32_bf16_e32 vcc_lo, v76, v77
gfx950 v_pk_fmac_f16_e32 v146, exec, v58
gfx950 s_addk_i32 lds_direct, 0xf0d2
gfx950 tbuffer_load_format_xyz v[64:66], off, s[0:3], lds_direct format:[BUF_DATA_FORMAT_16,BUF_NUM_FORMAT_SNORM] offset:2254 sc0 nt
gfx950 v_cndmask_b32_e32 v3, s0, v0, vcc vm
gfx950 v_cndmask_b32_e32 v11, |v1|, v24, vcc
gfx950 s_buffer_atomic_add s2, s[0:3], ~0
gfx950 v_fmac_f64_e32 v[52:53], v[8:9], 1.1
gfx950 v_mul_i32_i24_e32 v66, a[0:3], v64
gfx950 s_setreg_b32 -|hwreg(48,| 4, 6), s45
gfx950 s_or_b64 s[22:23], 59, s[22:23] abid:16
gfx950 v_cndmask_b32_e32 v1, v129, src_shared_base, vcc
gfx950 v_add_f32_e32 v8, s1, v16 neg:[1,0,1]
gfx950 s_lshl3_add_u32 s2, v[3:6], s32
gfx950 v_min_u16_e32 v199, 65536.0, v125
gfx950 v_fmac_f64_e32 -17, v[36:37], v[68:69]
gfx950 v_dot2c_i32_i16_sdwa v164, s56, v64
gfx950 v_lshlrev_b32_e32 v33, v10, v8 high
gfx950 v_sub_f16_e32 v8, -|s32|, v9
gfx950 v_cndmask_b32_e32 v96, 44, off, vcc
gfx950 v_max_u32_e32 v75, 0, [v0,v1]
gfx950 v_lshrrev_b32_e32 0x100000000, v159, v218
gfx950 v_mac_f16_e32 v24, v151, a[1:2]
gfx950 v_sub_f16_e32 v0, 21, v64 abid:16
gfx950 v_min_i32_e32 -v153, v77, v137
gfx950 v_sub_f16_e32 v8, ttmp4, 0.15915494
gfx950 v_sub_f32_e32 v80, -11, lds_direct
gfx950 v_lshrrev_b32_e32 v49, s33, -|v0|
gfx950 buffer_atomic_or a138, off, ttmp[4:7], s34 offset:1615 clamp
gfx950 v_cndmask_b32_sdwa v176, s48, v67, vcc
gfx950 tbuffer_store_format_d16_x off, s[32:35], 63 format:[BUF_DATA_FORMAT_32_32_32_32,BUF_NUM_FORMAT_SSCALED] offset:2822 sc0 nt sc1
gfx950 v_min_u16_e32 v5, 65536.0, v160
gfx950 v_addc_co_u32_e32 v2, vcc, v144, v200, -|vcc|
gfx950 s_call_b64_e64 ttmp[10:11], 26055
gfx950 s_atomic_and_x2 1+1, s[64:65], s58
gfx950 v_mul_f32_e32 v[0:1], v11, v64
gfx950 v_max_u32_e32 v164, 40, v59 src0_sel:WORD_1
gfx950 v_ashrrev_i32_e32 v0, s1, src_shared_base
gfx950 v_min_f32_e32 0x3ff0000000000000, s65, v0
gfx950 v_mul_hi_u32_u24_e32 v0, s16, 0x100000000
gfx950 v_pk_fmac_f16_e32 v6, a[2:5], v251
gfx950 v_max_i32_e32 v1, s3, 1e10
gfx950 v_lshlrev_b32_e32 v142, s4, a0
gfx950 s_dcache_inv  row_mask:0x3
gfx950 v_dot4c_i32_i8_e32 v53, v141, -4.0
gfx950 v_ashrrev_i32_e32 v24, v216, |v101|
gfx950 v_cndmask_b32_dpp v0, s0, v0, vcc
gfx950 v_subrev_u16_e32 64, v0, s32, v192
gfx950 v_min_u16_e32 65, v142, v105
gfx950 s_addk_i32 s10, -0xf0d2
gfx950 v_fmaak_f32 0.5, s2, v65, 0xd3cf5044
gfx950 v_cndmask_b32_e32 0, v0, v232, vcc
gfx950 v_cndmask_b32_e32 v9, v193, vcc
gfx950 v_cndmask_b32_e32 v210, -|60|, v32, vcc
gfx950 s_and_b32 |s55|, s99, s38
gfx950 v_accvgpr_mov_b32_dpp a58, a117
gfx950 s_cmpk_gt_u32_sdwa ttmp14, 0x77ec
gfx950 s_buffer_load_dwordx4 ttmp[12:15], ttmp3 glc
gfx950 v_fmamk_f32 65536.0, v0, 0x32400800, v255
gfx950 v_sub_f16_e32 v128, 64, v255, v16
gfx950 v_subrev_f16_e32 v237, lds_direct, v83
gfx950 v_mul_f16_e32 v98, |s0|, v32
gfx950 v_sub_u16_e32 a0, v198, v95
gfx950 v_subrev_co_u32_e32 v4, 1.1, v246, v111
gfx950 s_atomic_sub s79, s[12:13], a[2:5]
gfx950 v_add_f32_e32 v65, 0x3ff0000000000000, v32
gfx950 v_min_i32_e32 v164, s[0:2], v16
gfx950 s_add_i32 s85, s65, s1, vcc
gfx950 v_max_i16_e32 v144, [v0,v1], v32
gfx950 s_xor_saveexec_b64 0x10000, s[92:93]
gfx950 s_max_u32 s43, v256, ttmp10
gfx950 v_mac_f16_e32 0x3c00, v31, v232
gfx950 s_load_dword s2, -4.0, s22 glc
gfx950 v_sub_f16_e32 -0x80000001, s73, v192
gfx950 s_setreg_b32 hwreg(32, 10, 5)
gfx950 v_subb_co_u32_e32 v120, -0x80000001, s34, v223, vcc
gfx950 v_cndmask_b32_e32 a[0:15], v48, v73, vcc
gfx950 v_fmac_f32_e32 v30, v247, 1e-10
gfx950 s_mulk_i32 -17, 0xaf26
gfx950 s_add_u32 -17, ttmp4, s17
gfx950 v_cndmask_b32_e32 s32, v128, vcc
gfx950 scratch_load_dwordx4 v[14:17], off, -0x80000001 offset:-785 nt sc1
gfx950 v_ldexp_f16_e32 v239, ttmp1, -v105
gfx950 s_max_i32 s32, s20, a[1:2]
gfx950 v_sub_f16_e32 v0, v[2:17], v64
gfx950 v_mul_f32_e32 v250, s71, v27 offset0:1
gfx950 v_subrev_u16_e32 s[4:7], s37, v186
gfx950 s_bfm_b32 s52, s101, a[0:3]
gfx950 v_mul_hi_u32_u24_e32 65536.0, s24, v0
gfx950 s_ashr_i32 s50, 61, -11 row_mask:0x3
gfx950 s_cmp_ge_i32 v[0:1], s43
gfx950 s_buffer_atomic_umin_x2 s[78:79], [v0,v1], s[60:63], s8 offset:-0x7bbee glc
gfx950 s_cmp_ge_i32 s83, s78 cbsz:8
gfx950 v_lshrrev_b32_e32 v16, src_shared_limit, v66 blgp:3
gfx950 v_cmpx_gt_u16_e32 vcc, xnack_mask_lo, v91 sc0
gfx950 v_lshlrev_b32_e32 v148, s66, v11 offset0:1
gfx950 v_min_u32_e32 v212, 4.0, s102
gfx950 v_max_u16_e32 v239, 30, sext(v227)
gfx950 v_cndmask_b32_dpp v224, v2, v184, vcc
gfx950 s_cmpk_lg_u32 |s91|, 0x2505
gfx950 v_cndmask_b32_e32 v4, s16, a[0:1], vcc
gfx950 s_cmpk_le_u32 s[6:9], s71, 0xa0c5
gfx950 v_cmpx_ge_f16_e32 65, vcc, s62, v108
gfx950 v_min_i32_e32 v[255:256], v86, v142
gfx950 v_max_u32_e32 [v0,v1], 40, v59
gfx950 v_lshrrev_b32_e32 v126, -0x80000001, v90
gfx950 v_cmpx_ngt_f32_e32 a[0:3], v102, v240
gfx950 v_mul_hi_u32_u24_e32 a[0:15], s24, v0
gfx950 v_xor_b32_e32 v13, s12, ttmp0
gfx950 v_subrev_u16_e32 v210, v206, v[2:17]
gfx950 tbuffer_load_format_xy a[4:5], off, 0, s16 format:[BUF_DATA_FORMAT_32_32_32_32,BUF_NUM_FORMAT_SSCALED] offset:3797 sc0
gfx950 v_pk_fmac_f16_e32 v113, s78, v158 offset0:1
gfx950 v_xnor_b32_e32 v38, sext(v143), v100
gfx950 v_xnor_b32_e32 v100, s6, a1
gfx950 v_lshrrev_b32_e32 |v163|, v76, v201
gfx950 s_getreg_b32 s46, a0, hwreg(HW_REG_LDS_ALLOC, 13, 27)
gfx950 v_min_u32_e32 0x10000, s34, v23
gfx950 s_pack_lh_b32_b16 -|s37|, 7, ttmp5
gfx950 v_mac_f16_e32 65536.0, v138, v186
gfx950 v_max_f32_dpp v171, |v199|, a[1:2] quad_perm:[2,2,0,0] row_mask:0x4 bank_mask:0x9
gfx950 v_lshlrev_b16_e32 xnack_mask, v63, v170
gfx950 v_mul_u32_u24_e32 v2, s102, v116
gfx950 v_lshrrev_b16_e32 v49, a[0:3], v249
gfx950 v_mac_f16_e32 v93, v145, s[1:2]
gfx950 v_pk_fmac_f16_e32 v113, s78, |v158|
gfx950 v_fmac_f32_e32 0.15915494, v246, v243
gfx950 v_min_f32_e32 a[2:5], v191, v9
gfx950 global_atomic_swap v215, v147
gfx950 v_mul_u32_u24_e32 v136, v88
gfx950 s_buffer_load_dwordx2_sdwa s[4:5], s[16:19], -0x81b80
gfx950 s_addk_i32 xnack_mask_lo, v[3:6]
gfx950 v_pk_fmac_f16_e32 v[3:6], s67, v137
gfx950 buffer_atomic_pk_add_f16 v16, off, s[0:2], -16 offset:1051
gfx950 s_lshl3_add_u32 0x10000, 17, s68
gfx950 v_cndmask_b32_e32 v0, 22, v176, vcc offset:0xffff
gfx950 v_lshrrev_b32_e32 v128, 32, v2 high
gfx950 v_fmac_f64_e32 0.5, 44, v[40:41]
gfx950 v_subrev_f16_e32 v93, sext(v42), v51
gfx950 s_max_i32 s12, s66
gfx950 v_mul_hi_u32_u24_e32 -v209, v24, v29
gfx950 v_cndmask_b32_e32 65536.0, s32, v0, vcc
gfx950 v_cmpx_gt_u16_dpp vcc, s46, v51
gfx950 v_mul_i32_i24_e32 v219, s[4:7], v250
gfx950 v_add_f32_e32 v146, v49, -0x80000001
gfx950 scratch_load_lds_ushort ttmp[0:1], s89 offset:-2888 nt sc1
gfx950 v_mul_u32_u24_e32 a[2:5], v142, v3
gfx950 v_dot8c_i32_i4_e32 0xffffffff, v103, s36, v74
gfx950 s_add_u32 ttmp12, ttmp6, -|s69|
gfx950 tbuffer_load_format_xyzw [v0,v1], off, s[100:103], s20 format:[BUF_DATA_FORMAT_2_10_10_10,BUF_NUM_FORMAT_USCALED] offset:816 sc0
gfx950 v_cmpx_ne_u64_e32 lds_direct, v[168:169], v[72:73]
gfx950 v_subrev_u16_e32 lds_direct, 13, v128
gfx950 s_xor_b32 a[0:3], -1.0, s73
gfx950 s_cmpk_eq_i32 65536.0, 0x57f5
gfx950 v_ashrrev_i16_e32 v156, s58, v122 byte_sel:1
gfx950 v_max_u16_e32 v4, v157
gfx950 v_madmk_f16 off, s0, 0xbf3a4572, v53
gfx950 s_buffer_atomic_and_x2 s[20:21], s[2:3], s24 offset:-0x6375 glc
gfx950 v_fma_mixhi_f16 v229, s4, |s33| op_sel_hi:[0,0,1]
gfx950 v_add_f32_dpp v66, 41, v84
gfx950 v_lshrrev_b32_e32 v192, ttmp[0:1], v0
gfx950 s_cmpk_eq_i32 v255, 0x412f
gfx950 v_dot4c_i32_i8_e32 ttmp[0:1], 6, v2
gfx950 s_orn2_b32 s43, s100, s3 clamp
gfx950 v_subrev_co_u32_e32 v215, sext(vcc), v211, v178
gfx950 tbuffer_store_format_x v256, off, s[28:31], s1 format:[BUF_DATA_FORMAT_2_10_10_10] offset:808 sc0 sc1
gfx950 v_min_u32_e32 v2, -2, 0xffffffff
gfx950 v_subrev_f32_e32 v77, s[1:2], v75
gfx950 v_mul_i32_i24_e32 vcc_lo, 0, v129
gfx950 s_cmpk_le_i32_sdwa s2, 0x5bec
gfx950 s_lshr_b64_sdwa s[40:41], 13, s59
gfx950 v_fmac_f64_e32 vcc_lo, s[8:9], v[2:3]
gfx950 v_fmac_f64_e32 v[96:97], s[2:3], 0.15915494
gfx950 v_mul_f32_dpp v98, 8, v31
gfx950 v_exp_f16_e32 0x10000, v91
gfx950 v_sub_f32_e32 v65, v4, s[1:2]
gfx950 v_subrev_u16_dpp v48, s64, v160
gfx950 v_subrev_u16_e32 a[1:2], s2, v48
gfx950 s_absdiff_i32 s39, [v0,v1], s56
gfx950 v_lshrrev_b32_dpp v128, s10, v80
gfx950 tbuffer_store_format_xy s[4:7], off, s[88:91], s72 format:[BUF_DATA_FORMAT_2_10_10_10,BUF_NUM_FORMAT_FLOAT] offset:1429 sc1
gfx950 v_sub_u32_e32 v[3:6], v48, 64, v64
gfx950 s_bfm_b64 s[80:81], s84, a[2:5]
gfx950 s_cmp_eq_u32_e64 s56, s96
gfx950 v_and_b32_e32 v158, 31, s[0:2]
gfx950 s_buffer_load_dword s1, s[72:75], acc0
gfx950 v_cndmask_b32_e32 v16, s19, v16, [v0,v1]
gfx950 v_subrev_f32_e32 v0, s96, v99 src0_sel:WORD_1
gfx950 v_add_f16_e32 v231, 47, v216 abid:16
gfx950 s_cmpk_le_i32 ~0, 0x3483
gfx950 s_cmpk_eq_i32 ttmp3, s[4:7]
gfx950 v_mac_f16_e32 v24, v151, v46 op_sel:[0,1]
gfx950 v_add_co_u32_e32 v256, vcc, 9, v36
gfx950 v_sub_co_u32_e32 v205, vcc, s38, 0x3ff0000000000000
gfx950 v_sub_f32_e32 v60, -2, |v34|
gfx950 s_xor_b32 -|s0|, -2.0, -4.0
gfx950 v_subrev_f16_e32 s[0:2], v177, v49
gfx950 v_lshrrev_b32_e32 v16, a[0:3], v128, v20
gfx950 v_sub_co_u32_e32 0x3c00, vcc, s38, v180
gfx950 s_brev_b32 s62, s[2:3], s99
gfx950 tbuffer_store_format_xyz a[10:12], off, a[1:2], s0 format:[BUF_DATA_FORMAT_INVALID,BUF_NUM_FORMAT_RESERVED_6] offset:1688 sc0 nt
gfx950 tbuffer_store_format_d16_x v55, off, s[32:35]
gfx950 s_ashr_i64 -s[78:79], s[16:17], 5
gfx950 v_sub_f16_e32 v0, s17, a0
gfx950 v_add_co_u32_e32 v205, -vcc, 9, v36
gfx950 v_subrev_u16_e32 v48, s64, 0x100000000
gfx950 v_cndmask_b32_e32 v64, ttmp12, v130, vcc
gfx950 s_add_i32 64, s2, ttmp4
gfx950 v_mul_hi_i32_i24_e32 v39, s102, v86
gfx950 v_cndmask_b32_e32 v138, s32, v128, -vcc
gfx950 v_subrev_u16_e32 ttmp12, v228, v20
gfx950 v_max_i16_e32 v4, sext(s2), v8
gfx950 v_fmaak_f32 1+1, v22, v178, 0xd3ba2f5a
gfx950 v_ashrrev_i16_dpp v166, s23, v41
gfx950 v_add_u16_dpp -17, v128, v3 quad_perm:[0,0,3,2] row_mask:0x6 bank_mask:0x0 bound_ctrl:1
gfx950 v_cndmask_b32_e32 21, v8, vcc
gfx950 v_cndmask_b32_e32 v70, s37, vcc
gfx950 v_sub_f32_e32 v20, s96, s102
gfx950 v_fmac_f32_e32 v8, s48, a[248:255]
gfx950 s_max_i32 s0, s8, s8 row_newbcast:16
gfx950 v_mul_hi_u32_u24_e32 v167, 58, v166 op_sel:[0,1]
gfx950 s_min_i32 a0, 4, 4
gfx950 v_min_f16_dpp v155, 56, v208
gfx950 v_min_u16_e32 v[3:6], v34, 7, v136
gfx950 v_sub_f16_e32 -4.0, s80, v64
gfx950 v_cmpx_lt_i16_e32 -vcc, 0x3118, v62
gfx950 v_addc_co_u32_e32 v197, 0.5, vcc, 13, v149, vcc
gfx950 v_cndmask_b32_e32 m0, v142, v144, vcc
gfx950 v_mul_u32_u24_e32 v64, v0
gfx950 s_ashr_i32 exec, s0, s7
gfx950 v_fmac_f64_e32 v[234:235], s[16:17], 0x3ff0000000000000, v[128:129]
gfx950 v_fmac_f64_e32 v[0:1], ttmp[6:7], v[202:203] addr64
gfx950 s_sethalt 0x7bfc nt
gfx950 v_fmaak_f32 v128, -|s82|, v13, 0xdeb1f34d
gfx950 v_lshrrev_b32_e32 v176, -|34|, v161
gfx950 s_cmpk_lg_u32 s34, sext(0x20f)
gfx950 v_cmp_gt_i32_e32 vcc, 32, v198 nt
gfx950 v_mac_f16_e32 v166, s32, v36 mul:2
gfx950 v_sub_f32_e32 v9, 0, v70 compr
gfx950 v_sub_f32_e32 v77, exec, v161
gfx950 v_add_f32_e32 v81, v198, v216 clamp
gfx950 v_fmamk_f32 v174, s36, s[0:1], v195
gfx950 v_sub_u32_e32 v206, [v0,v1], v25, v74
gfx950 scratch_load_lds_ushort [v0,v1], s89 offset:-2888 nt sc1
gfx950 s_waitcnt -|vmcnt(24)| expcnt(2) lgkmcnt(5)
gfx950 v_lshrrev_b32_e32 1e-10, v131, v50
gfx950 s_max_u32 s16, s16, 40 slc
gfx950 s_lshl_b64 s[2:3], s[0:1], s9 cbsz:1
gfx950 v_or_b32_e32 |v2|, v94, v20
gfx950 v_mul_u32_u24_e32 vcc_lo, s1, v7
gfx950 s_cmpk_gt_i32_dpp s58, 0xa8a6
gfx950 v_cndmask_b32_e32 -32769, v22, s8, v39, vcc
gfx950 v_cndmask_b32_e32 v11, v6, vcc
gfx950 v_cndmask_b32_e32 v40, ttmp2, v0, a[1:2]
gfx950 v_cmp_nle_f32_e32 vcc, v220, v46 neg_lo:[1,0]
gfx950 v_add_u32_e32 v69, v43, v252 cbsz:8
gfx950 s_mulk_i32 ttmp1, 0x3ff0000000000000
gfx950 s_bfe_u32 a[0:1], s52, s60
gfx950 v_cndmask_b32_e32 v0, s33, v160, vcc mul:2
gfx950 v_lshlrev_b16_e32 v196, a[0:15], v0
gfx950 v_cndmask_b32_e32 v130, s58, v0, vcc
gfx950 s_orn2_b32 0xffffffff, 0, s32
gfx950 v_min_i16_e32 v47, 0x10000, v47
gfx950 v_sub_f16_e32 v50, v92, [s2,s3]
gfx950 s_ashr_i32 v0, s0, s7
gfx950 v_sub_u16_e32 v124, v215, 1.1
gfx950 v_lshlrev_b32_e32 -|v165|, v158, v220
gfx950 v_min_i32_e32 v0, s4, -v112
gfx950 v_subrev_u32_e32 v49, v134, v117, src_shared_base
gfx950 s_brev_b32 s62, s99, s[6:9]
gfx950 tbuffer_store_format_x v204, off, 0x10000, -16 format:[BUF_DATA_FORMAT_16_16,BUF_NUM_FORMAT_FLOAT] offset:2363 sc0
gfx950 v_mul_hi_u32_u24_e32 0x3ff0000000000000, v121, v130
gfx950 v_lshlrev_b16_e32 v254, a[248:255], v170
gfx950 s_xor_b32 s96, s32, s16 blgp:3
gfx950 s_cmpk_gt_u32 m0, a[0:1]
gfx950 v_max_i32_e32 v89, v33, -17
gfx950 v_lshrrev_b32_e32 v[255:256], s2, v40
gfx950 v_mul_u32_u24_e32 a[248:255], s9, v72
gfx950 s_xnor_b32 s0, src_flat_scratch_base_lo, 63
gfx950 v_dot4c_i32_i8_e32 v4, v256, v2
gfx950 v_lshrrev_b16_e32 v230, v89, sext(v116)
gfx950 ds_cmpst_rtn_f32 a31, v249, a114, v[0:1] offset:45977
gfx950 v_fma_mixhi_f16 v229, -|s4|, neg(2), |s33| op_sel_hi:[0,0,1]
gfx950 v_min_f32_e32 v37, v137, v36 row_mirror
gfx950 v_add_u16_e32 exec, s34, v190
gfx950 v_add_u16_e32 v82, v70, v61 cbsz:8
gfx950 v_sub_f16_e32 v37, -32769, v101
gfx950 v_lshlrev_b32_e32 v4, v50, v4 mul:2
gfx950 v_lshrrev_b16_e32 v[255:256], v89, v116
gfx950 s_orn1_saveexec_b64 s0, s[8:9]
gfx950 v_cndmask_b32_e32 v0, v133, vcc
gfx950 s_bfe_i64 s[90:91], 1.1, s0
gfx950 v_cndmask_b32_e32 v34, 12, v2, vcc slc
gfx950 s_cmpk_gt_u32 s0, 0xf31a offset0:1
gfx950 v_mul_f32_e32 v32, a[1:2], v0
gfx950 v_cndmask_b32_e32 0, 60, v32, vcc
gfx950 v_sub_f32_e32 v98, s12, -17
gfx950 v_min_f32_e32 v160, s9, v[3:6]
gfx950 v_and_b32_e32 v12, 6, s[0:2]
gfx950 v_xor_b32_e32 v13, s12, s[6:9]
gfx950 v_dot2c_i32_i16_e32 v137, s16
gfx950 v_subrev_u16_e32 v111, vcc, v186
gfx950 v_mul_u32_u24_e32 a[248:255], s68, v32
gfx950 v_madmk_f16 v36, v96, 0x91d9b38c, v64 dst_sel:BYTE_1
gfx950 v_madmk_f16 v67, s32, -17, v18
gfx950 s_setreg_b32 a[0:15] 5, 1), s18
gfx950 v_fmac_f64_e32 v[4:5], v[255:256], v[16:17]
gfx950 s_cmpk_gt_u32 s72, 0x4e10 done
gfx950 s_mulk_i32 a[1:2], 0x2f22
gfx950 v_min_u16_e32 v199, 1e10, v125
gfx950 s_cmpk_le_u32 a[1:2], 0xa0c5
gfx950 v_cndmask_b32_e32 v[255:256], 3, v177, vcc
gfx950 v_add_f32_e32 v216, v33, 0x10000
gfx950 v_mul_hi_u32_u24_e32 v32, [v0,v1], 39, v64
gfx950 v_fmamk_f32 -|v65|, v37, 0xd3d1fa10, v247
gfx950 v_sub_co_u32_e32 v178, vcc, v252
gfx950 v_cndmask_b32_e32 ttmp0, s0, v0, vcc
gfx950 v_mul_hi_u32_u24_e32 v144, v159, v227 slc
gfx950 v_cmpx_nle_f32_e32 vcc, 64, ~0
gfx950 s_getreg_b32 0x3c00, hwreg(43, 10, 22)
gfx950 s_add_u32 s2, s16, -5 offset0:1
gfx950 s_cmpk_gt_i32 s93, 0xc3a2 op_sel_hi:[0,0]
gfx950 s_buffer_atomic_or_x2 -|s[30:31]|, s[48:51], s33 glc
gfx950 v_rcp_f16_e32 v112, v109 bitop3:5
gfx950 s_getreg_b32 acc0, hwreg(HW_REG_TRAPSTS, 25, 30)
gfx950 v_lshrrev_b16_e32 sext(v102), s14, v201
gfx950 s_call_b64 v256, s[60:61], 23766
gfx950 s_cbranch_i_fork s[78:79], a0
gfx950 v_sub_f16_e32 v113, v3, 0.15915494
gfx950 s_cselect_b32 vcc_hi, exec_lo, a[248:255]
gfx950 v_add_f32_e32 v0, v[0:1], v76
gfx950 ds_cmpst_rtn_f32 a31, v249, 0x10000, a123 offset:45977
gfx950 v_add_f32_e32 s102, v80, v28
gfx950 v_sub_f32_e32 v130, s1, v2 dst_sel:BYTE_1
gfx950 s_nop
gfx950 v_sub_f16_e32 v96, 18, v0 row_mirror
gfx950 s_cmovk_i32 s6, 0x71ee neg:[1,0,1]
gfx950 v_fmamk_f32 v192, v133, ttmp12, v94
gfx950 v_mul_f16_e32 0x3c00, 10, v104
gfx950 s_mul_i32 65536.0, s40, s32
gfx950 v_mfma_f32_32x32x8_f16 v[92:107], s[0:2], v[222:223], v[20:35] cbsz:7 blgp:1
gfx950 s_subb_u32 s23, s102, src_private_base
gfx950 tbuffer_load_format_xyz v[64:66], off, s[4:7], s4 format:[BUF_DATA_FORMAT_32] offset:1609 nt sc1 offen
gfx950 v_subrev_u16_e32 v[2:17], v4, v64
gfx950 v_cndmask_b32_e32 v23, 1.1, v0, vcc
gfx950 s_bfm_b32 s52, s101, s48 cbsz:8
gfx950 scratch_store_byte v211, [s2,s3], s81 offset:636
gfx950 tbuffer_store_format_d16_x v8, off, s[96:99], 0x100000000, s64 format:[BUF_DATA_FORMAT_10_10_10_2,BUF_NUM_FORMAT_SNORM] offset:2468 sc0
gfx950 v_ldexp_f16_e32 v106, v[2:17], v198
gfx950 v_dot2c_f32_f16_e32 v212, s58, src_shared_base
gfx950 v_cmp_nle_f16_e32 vcc, v39, 64
gfx950 v_min_f16_e32 a0, s63, v179
gfx950 v_min_f16_e32 v155, 56, -32769
gfx950 s_max_i32_e64 ttmp4, s64, s4
gfx950 s_buffer_load_dword vcc_hi, s[64:67], 1e10 offset:0x21602
gfx950 s_or_b64_sdwa s[22:23], 59, s[22:23]
gfx950 v_dot2c_f32_f16_e32 -v238, v119, v135
gfx950 v_min_f16_e32 v95, -|s63|, v179
gfx950 v_mul_f16_e32 v[255:256], v16, v96
gfx950 v_subrev_f32_e32 v77, 6, v75 abid:16
gfx950 v_min_i16_e32 v92, s[1:2], v93
gfx950 v_cndmask_b32_e32 a[2:5], v3, s0, v0, vcc
gfx950 v_mul_hi_u32_u24_e32 a[0:1], s34, v71
gfx950 s_min_u32 s77, 47, s[4:7]
gfx950 v_add_f32_e32 a[0:1], s37, v68
gfx950 s_cmpk_lt_u32 sext(s5), 0x3ce5
gfx950 v_ldexp_f16_e32 0.5, v145, v245, v77
gfx950 s_atomic_smin_x2 1e-10, ttmp[12:13], s[56:57], s44 glc
gfx950 v_cndmask_b32_e32 v0, s66, 0x3c00, vcc
gfx950 v_min_u16_e32 v175, v148, v219 gds
gfx950 tbuffer_load_format_d16_x 0, off, ttmp[8:11], s34 format:[BUF_DATA_FORMAT_2_10_10_10,BUF_NUM_FORMAT_SNORM] offset:3250 sc0
gfx950 v_cndmask_b32_e64 v208, s2, v4, vcc
gfx950 v_ashrrev_i32_e32 v176, a[1:2], v215
gfx950 s_cmpk_eq_i32 s56, 0xffffffff
gfx950 tbuffer_store_format_x -4.0, off, s[36:39], s71 format:[BUF_DATA_FORMAT_10_11_11,BUF_NUM_FORMAT_SNORM] offset:3051 sc1
gfx950 v_subrev_f16_e32 s101, 19, v32
gfx950 v_mul_f16_e32 sext(v0), s64, v4
gfx950 v_lshrrev_b32_e32 v128, s9, v161 idxen
gfx950 v_addc_co_u32_e32 v103, vcc, v253, s[0:2], vcc
gfx950 v_min_f32_e32 v97, v122
gfx950 v_add_f32_e32 v211, v42
gfx950 s_subb_u32 a[2:5], -12, src_private_base
gfx950 v_cmp_f_f32_e32 vcc, v6, s[2:3]
gfx950 tbuffer_load_format_xyzw v[2:5], ttmp12, s[84:87], s48 format:[BUF_DATA_FORMAT_16_16,BUF_NUM_FORMAT_SINT] offset:3966 sc0 nt sc1
gfx950 s_addk_i32 1e10, s80, 0xb9eb
gfx950 v_cvt_f32_f64_e32 v147
gfx950 v_lshrrev_b32_e32 v28, s0
gfx950 v_fmaak_f32 0.15915494, s1, v22, 0xe041161b
gfx950 v_max_u16_e32 s12, v15
gfx950 v_ldexp_f16_e32 v197, v11, -0x80000001
gfx950 v_addc_co_u32_e32 v212, vcc, v133, v247, |vcc|
gfx950 v_lshrrev_b32_e32 v128, s10, -v80
gfx950 tbuffer_store_format_xy v[132:133], v166, s[64:67]
gfx950 v_mul_i32_i24_e32 v32, s[4:7], v22
gfx950 s_sethalt_e64 0x7bfc
gfx950 v_fmaak_f32_dpp v68, s32, v16, 0x22221a95
gfx950 v_sub_f32_e32 v34, 17, v[2:17]
gfx950 v_fmac_f64_e32 v[0:1], v[36:37]
gfx950 s_not_b64 -|s[18:19]|, -9
gfx950 v_sub_f16_e32 v248, 3, 1e10
gfx950 s_cmpk_ge_u32 s14, 0xd313 neg:[1,0,1]
gfx950 s_max_i32 s94, a[0:15], m0
gfx950 v_ashrrev_i16_e32 v181, v97, v229 lds
gfx950 v_mul_lo_u16_e32 v100, v72, sext(v121)
gfx950 v_cndmask_b32_e32 v208, s7, -v1, vcc
gfx950 v_mul_u32_u24_e32 v0, 64, [v0,v1]
gfx950 v_min_u16_e32 0.5, v133, s74, v81
gfx950 s_buffer_load_dwordx4 s[1:2], ttmp[12:15], ttmp3 glc
gfx950 v_lshlrev_b16_e32 ttmp12, s16, v0
gfx950 v_dot8c_i32_i4_e32 0x3ff0000000000000, v234, v55
gfx950 v_max_f32_e32 0x3ff0000000000000, v137, v221
gfx950 s_lshl1_add_u32 s84, ttmp4, |s51|
gfx950 v_cmpx_gt_u16_e32 vcc, s36, v17 high
gfx950 v_ashrrev_i16_e32 v67, v221, vcc
gfx950 v_add_co_u32_e32 vcc, v111, v50
gfx950 v_or_b32_e32 v231, v80, 1e-10
gfx950 v_ldexp_f16_e32 v106, v182, v198, a[0:3]
gfx950 v_lshlrev_b32_e32 v34, lds_direct, v106
gfx950 v_fmac_f64_e32 v[68:69], 16, v[68:69] quad_perm:[0,1,2,3]
gfx950 v_subrev_co_u32_e32 v24, 64, 64, v164
gfx950 v_ashrrev_i16_e32 a[0:1], 20, v209
gfx950 v_mul_lo_u16_e32 v106, v47, 64
gfx950 v_cndmask_b32_e32 v3, 64, v2, s[0:1]
gfx950 v_fmaak_f32_dpp v36, 34, v0, 0xd95a9b1d
gfx950 s_ff0_i32_b64 0xffffffff, s[94:95]
gfx950 v_or_b32_e32 v98, -v32, v170
gfx950 s_setreg_imm32_b32_e64 hwreg(30, 1, 32), 0xde34e346
gfx950 s_bfe_i32 s35, s36
gfx950 v_add_u32_e32 -v69, v43, v252
gfx950 v_cndmask_b32_e32 v16, v128, vcc
gfx950 s_call_b64_dpp s[34:35], 34148
gfx950 v_mul_u32_u24_e32 s0, v32
gfx950 v_cndmask_b32_e32 v16, s19, v16
gfx950 v_sub_f16_e32 |v86|, s20, v0
gfx950 v_dot2c_f32_bf16_dpp v42, v76, v77
gfx950 v_ashrrev_i32_e32 0.15915494, v7, v144
gfx950 v_cndmask_b32_e32 v0, s88, -|v104|, vcc
gfx950 s_addc_u32 1e-10, s2, s30
gfx950 v_add_f32_e32 v34, s72, |v6|
gfx950 v_sub_f32_e32 |v125|, s96, v21
gfx950 v_max_i32_e32 v148, s4, |v238|
gfx950 v_exp_f16_e32 a[248:255], v91
gfx950 v_cmp_nge_f64_e32 vcc, ttmp[0:1], src_shared_base
gfx950 s_add_i32 s64, ttmp8, -|s1|
gfx950 s_orn2_b32_dpp s21, s17, s30
gfx950 v_sub_f16_e32 v247, v255, 3, v154
gfx950 v_sub_u32_e32 -|v161|, v85, v37
gfx950 v_cubema_f32 v246, v206, |vcc_hi|
gfx950 v_mul_u32_u24_e32 v256, v0, v88
gfx950 v_cndmask_b32_e32 v11, s0, v49, 0x10000
gfx950 v_cmp_nle_f32_e32 sext(vcc), v220, v46
gfx950 v_mac_f16_e32 v124, 32, v41 cbsz:8
gfx950 v_mul_lo_u16_e32 [v0,v1], s8, v4
gfx950 v_mul_u32_u24_e32 v18, sext(s0), v0
gfx950 v_lshrrev_b32_dpp v145, v226, v219
gfx950 v_min_f32_e32 vcc, v72, v212
gfx950 v_ashrrev_i32_e32 v3, off, v218, v50
gfx950 v_mul_lo_u16_e32 v[2:17], s86, v216
gfx950 v_dot2c_f32_f16_e32 v238, |v119|, v135
gfx950 v_sub_f32_dpp v20, s96, v3
gfx950 v_fmac_f64_e32 v[100:101], 44, s101
gfx950 v_lshlrev_b32_e32 -17, v10, v125
gfx950 v_sub_f32_e32 v106, a0, v186
gfx950 v_min_i32_e32 v[0:1], s42, v28
gfx950 v_sub_f16_e32 v146, 26, v174 high
gfx950 v_cndmask_b32_e32 v168, s77, v48, vcc idxen
gfx950 ds_cmpst_rtn_f64_e64 a[98:99], v0, a[144:145], a[18:19] offset:5974
gfx950 v_or_b32_e32 v154, v5, v16 cbsz:8
gfx950 s_cmpk_le_u32 s11, 0xffffffff
gfx950 v_lshrrev_b16_e32 v165, -32769, v104
gfx950 s_sethalt exec
gfx950 v_mul_i32_i24_e32 v153, s20, v0 blgp:3
gfx950 v_cndmask_b32_e32 a[0:1], v32, v109, vcc
gfx950 s_lshl3_add_u32 s72, s32
gfx950 v_mul_u32_u24_e32 1+1, s71, v162
gfx950 s_movreld_b32 s[2:3], ttmp5
gfx950 v_sub_f16_e32 v0, s[0:2], v98
gfx950 v_cndmask_b32_e32 v136, s12, v129, off
gfx950 v_max_i32_e32 ~0, s12, v163
gfx950 v_fmac_f64_e32 1.1, v[4:5], v[4:5]
gfx950 v_cmpx_o_f64_e32 vcc, 57, |v[16:17]|
gfx950 s_cmpk_lt_i32 s98, sext(0xc877)
gfx950 v_cvt_off_f32_i4_e32 v160, a[0:15]
gfx950 s_atomic_smin sext(s65), s[100:101], s26 offset:-0xeb4ff
gfx950 s_rfe_restore_b64 -14, a[0:15], 19
gfx950 tbuffer_store_format_xy v[72:73], off, 0xffffffff, s37 format:[BUF_DATA_FORMAT_16,BUF_NUM_FORMAT_SNORM] offset:3484 sc0 sc1
gfx950 s_atomic_dec_sdwa s38, s[2:3], 0xb71ad
gfx950 s_cmpk_lt_u32 s30, xnack_mask
gfx950 v_subrev_f16_dpp v66, v177, v49
gfx950 v_cndmask_b32_dpp v64, s9, v68, vcc
gfx950 s_max_u32_e64 s16, s16, 40
gfx950 v_max_i16_e32 -16, v4, s2, v8
gfx950 v_lshlrev_b16_e32 v49, s57, a[0:3]
gfx950 s_and_b32 v[255:256], s99, s38
gfx950 s_cmpk_lt_u32 0x3ff0000000000000, 0x95c0
gfx950 s_cmpk_gt_u32 0x3c00, 0x1732
gfx950 v_cndmask_b32_e32 v46, v[255:256], v0, vcc
gfx950 v_max_i32_e32 [s2,s3], v214, v101, v11
gfx950 v_dot4c_i32_i8_e32 0.5, -6, v242
gfx950 v_mul_lo_u16_e32 v106, sext(v47), v105
gfx950 v_lshlrev_b32_e32 v10, s[1:2], v20
gfx950 s_orn1_saveexec_b64 64, 16
gfx950 s_min_i32 s5, -s20, s12
gfx950 s_flbit_i32_b64 1e-10, s[58:59]
gfx950 s_load_dwordx4_sdwa s[12:15], s[2:3], s21
gfx950 ds_wrap_rtn_b32 a216, v231, a195, a107 offset:56517 row_shl:1
gfx950 global_atomic_swap v215, s101, ttmp[10:11] offset:-2345
gfx950 v_max_i16_e32 s[2:3], ttmp13, v0
gfx950 v_add_f32_e32 -32769, s17, v22
gfx950 v_mul_f16_e32 v72, s26, src_shared_base
gfx950 v_sub_f32_dpp v160, v16, v4
gfx950 v_sub_f32_e32 v29, s[1:2], v197
gfx950 v_mac_f16_e32 s[2:3], v27, v134
gfx950 global_load_ubyte_d16 v73, ~0, s[82:83] offset:2816 sc0 sc1
gfx950 v_and_b32_e32 v8, s0, v80 bitop3:5
gfx950 v_max_i16_e32 v4, s2, v[255:256]
gfx950 v_sub_f16_dpp v193, s0, v209
gfx950 v_subrev_f16_e32 v132, v242, lds_direct
gfx950 s_add_u32 s65, s6, a[248:255]
gfx950 v_cmp_gt_i16_e32 vcc, 5, 0.5
gfx950 v_cndmask_b32_e32 v69, s66, v16, acc0
gfx950 v_mul_f16_e32 0.15915494, s26, v112
gfx950 v_lshlrev_b32_e32 s101, s87, v214
gfx950 s_orn2_b32_e64 ttmp12, s101, -4
gfx950 v_lshlrev_b32_e32 s66, v34
gfx950 v_mul_f16_e32 v81, v168, v0 offset0:1
gfx950 v_dot2c_i32_i16_e32 v48, v4, v14 row_shl:1
gfx950 s_cmpk_ge_i32 s16, 0x18fe addr64
gfx950 v_mul_hi_i32_i24_dpp v35, v111, v159
gfx950 v_cvt_off_f32_i4_e32 -v160, 23
gfx950 s_add_u32 0x100000000, s70, s88
gfx950 v_subrev_f16_e32 v235, -s10, v80
gfx950 v_lshlrev_b32_e32 v0, s26, 0.5
gfx950 v_cndmask_b32_e32 v11, v6, 1+1, vcc
gfx950 v_dot2c_f32_f16_e32 v18, v226
gfx950 v_dot2c_f32_bf16_e32 v178, a0, v16
gfx950 v_sub_f32_e32 v147, sext(s93), v243
gfx950 s_buffer_load_dwordx4 a[0:15], ttmp[12:15], ttmp3 glc
gfx950 s_min_i32 s21, exec_lo, sext(s47)
gfx950 v_lshlrev_b32_e32 v64, -10, 1.1
gfx950 v_sub_co_u32_e32 1.1, v206, vcc, s101, v214
gfx950 v_subrev_f32_e32 s0, v16
gfx950 v_sub_f32_e32 [v0,v1], 5, v67
gfx950 v_add_u16_e32 v17, 4, -v20
gfx950 v_min_u32_e32 v2, -2, v65 cbsz:8
gfx950 tbuffer_store_format_x a189, s0, s[36:39], s71 format:[BUF_DATA_FORMAT_10_11_11,BUF_NUM_FORMAT_SNORM] offset:3051 sc1
gfx950 v_madmk_f16 v111, vcc, 0xe082ffed, v144
gfx950 v_min_i16_e32 v36, s2, lds_direct
gfx950 v_max_i16_e32 v28, v218, v53 byte_sel:1
gfx950 v_subrev_co_u32_e32 v21, vcc, v253, v121 abid:15
gfx950 s_sub_i32 s72, s102, s32
gfx950 s_lshl_b32 s36, s35, s59 mul:2
gfx950 s_cmpk_le_u32 -0x80000001, 0x2481
gfx950 v_mul_hi_i32_i24_e32 0.5, s16, v40
gfx950 s_nop_e64 0xf033
gfx950 v_fma_mixhi_f16 v29, |v28|, xnack_mask, v31 op_sel:[0,1,0] clamp
gfx950 v_cndmask_b32_e32 v[2:17], s2, v4, vcc
gfx950 v_dot8c_i32_i4_e32 v35, a[1:2], v46
gfx950 s_setreg_imm32_b32 hwreg(HW_REG_TBA_HI, 21, 9), 0xbfaf6584 slc
gfx950 v_max_i32_e32 v132, a[0:15], v64
gfx950 v_lshrrev_b32_e32 |v128|, 64, v32
gfx950 v_mul_hi_u32_u24_e32 v157, a0, v110
gfx950 v_subrev_u16_e32 v223, v247, a0, v37
gfx950 v_mul_f32_e32 v204, -|v96|, v57
gfx950 v_cndmask_b32_e32 a[248:255], s54, v41, vcc
gfx950 v_fmaak_f32 v17, 1.1, v170, 0xd3e431c1
gfx950 v_max_u32_e32 v250, v225
gfx950 tbuffer_store_format_d16_xyz 64, a[146:147], off, s[68:71], s66 format:[BUF_DATA_FORMAT_8_8,BUF_NUM_FORMAT_RESERVED_6] offset:2217 sc0 sc1
gfx950 v_ashrrev_i32_e32 v29, 0x100000000, v14
gfx950 v_min_i32_e32 v0, s4, 65, v112
gfx950 s_add_u32 0x10000, 0.5, 56
gfx950 v_cvt_f32_f64_e32 src_shared_base, v[196:197]
gfx950 s_waitcnt -0x80000001 expcnt(2) lgkmcnt(5)
gfx950 v_mul_hi_u32_u24_e32 v16, s0, v[0:1]
gfx950 v_cmpx_ngt_f32_e32 0x10000, v216, v147
gfx950 v_max_i32_e32 v148, s4, m0
gfx950 v_cmpx_ne_u32_e32 -vcc, v46, v86
gfx950 ds_mskor_rtn_b32 a224, s102, a73, a36 offset:56894
gfx950 v_min_f32_e32 s[4:7], v92, v238
gfx950 ds_mskor_rtn_b64 sext(v[216:217]), v253, v[222:223], v[226:227] offset:47482
gfx950 v_dot2c_i32_i16_e32 v4, vcc, v4
gfx950 v_ashrrev_i32_e32 v24, sext(v133), v149
gfx950 v_frexp_mant_f32_e32 0xffffffff, v76
gfx950 s_lshr_b64 v[255:256], ttmp[6:7], -0.5
gfx950 v_or_b32_e32 v17, s81, v149, a0
gfx950 v_dot2c_i32_i16_e32 v9, v130, 0xffffffff
gfx950 v_add_f32_e32 v192, v25, ~0
gfx950 v_max_u32_dpp v46, s2, v113
gfx950 v_add_u16_e32 v16, s80, vcc
gfx950 v_sub_f16_e32 v136, v[2:17], v134
gfx950 v_mul_u32_u24_e32 v180, s66, |v128|
gfx950 v_sub_f16_e32 v86, v[0:1], v0
gfx950 v_max_f16_e32 a[0:3], 51, v144
gfx950 v_lshrrev_b32_e32 v96, v98, 0
gfx950 v_mul_i32_i24_e32 v106, v57, [s2,s3]
gfx950 s_dcache_discard_x2 0, s12 offset:0x1914
gfx950 v_sub_co_u32_e32 exec, vcc, s43, v88
gfx950 v_lshlrev_b16_e32 v248, 0x3800, a1, v240
gfx950 s_lshr_b32 ttmp2, 44, s13, a[1:2]
gfx950 s_buffer_load_dwordx4 s[92:95], 0, ttmp3 glc
gfx950 v_lshrrev_b32_e32 v128, a1, v80
gfx950 v_sub_f16_e32 v8, 8, v17 op_sel_hi:[0,0]
gfx950 v_cndmask_b32_e32 v192, -9, s[0:1], vcc
gfx950 v_fma_mixhi_f16_e64 v229, s4, neg(2), |s33| op_sel_hi:[0,0,1]
gfx950 v_max_u16_e32 v4, s98, 1.1
gfx950 s_addc_u32 s13, a[0:15], s38
gfx950 v_xor_b32_e32 a[0:3], s11, v135
gfx950 v_mul_hi_u32_u24_e32 v0, a[2:5], v8
gfx950 v_max_u32_e32 ttmp[0:1], s64, v40
gfx950 v_sub_f16_e32 [s2,s3], v193, s0, v209
gfx950 v_and_b32_e32 6, v230
gfx950 s_addc_u32 s64, xnack_mask_lo
gfx950 s_set_gpr_idx_mode s101
gfx950 v_lshrrev_b32_e32 v125, v203
gfx950 v_mul_f16_e32 v16, 32, v80 idxen
gfx950 v_add_f16_e32 v30, s28, v77 byte_sel:1
gfx950 scratch_store_dword_dpp off, a134, s66 offset:912 nt sc1
gfx950 s_min_i32 1e10, s17, s2
gfx950 tbuffer_load_format_x v48, v208, s[40:43]
gfx950 v_cndmask_b32_e32 v168, s77, v48, -4.0
gfx950 v_cndmask_b32_e32 v179, s1, vcc
gfx950 v_sub_f16_e32 v2, a[2:5], v64
gfx950 s_getreg_b32 s32, hwreg(49, 19, 25) neg:[1,0,1]
gfx950 tbuffer_store_format_xyzw s0, off, s[4:7], s76 format:[BUF_DATA_FORMAT_32_32,BUF_NUM_FORMAT_USCALED] offset:3555 sc1
gfx950 s_atomic_sub a[0:1], s[12:13], -0x3b1e2
gfx950 v_cndmask_b32_e32 a[2:5], v145, v114, v80, vcc
gfx950 s_nop 0xf033 neg_lo:[1,0]
gfx950 buffer_load_dwordx3 0, s[64:67], 64 offset:863 sc0 sc1 lds
gfx950 s_mulk_i32 0xe3ae
gfx950 v_madmk_f16 v160, 0.5, 0xd3e7a02f, v64
gfx950 v_and_b32_e32 v24, v87, off
gfx950 s_atomic_and_x2 s[0:1], sext(s[24:25]), s64
gfx950 v_max_i16_e32 v0, s81, -|v2|
gfx950 v_cndmask_b32_e32 v0, s0, v10, vcc lds
gfx950 v_min3_f32 v136, s1, ttmp12, v1 mul:4
gfx950 s_pack_hh_b32_b16 s12, -10, 1.0 blgp:3
gfx950 v_mul_u32_u24_e32 v240, src_shared_limit, s102
gfx950 v_sub_f16_e32 v91, 7, ~0
gfx950 v_lshrrev_b32_dpp v198, s0, v12
gfx950 v_lshrrev_b16_e32 0xffffffff, -15, v226
gfx950 v_add_u32_e32 v76, v136
gfx950 v_sub_co_u32_e32 [v0,v1], vcc, exec_hi, v36
gfx950 v_lshlrev_b16_e32 v248, 0x3800, 65536.0
gfx950 v_mul_hi_i32_i24_e32 v32, v6
gfx950 v_lshrrev_b32_e32 v[255:256], 34, v161
gfx950 v_fmac_f32_e32 v11, v53, v131 idxen
gfx950 s_bitcmp0_b64 s[22:23], s34, s102
gfx950 v_sub_f16_e32 m0, s66, v3
gfx950 v_lshlrev_b32_e32 64, s8, v97
gfx950 s_cmpk_le_i32 0x4cd9
gfx950 v_subrev_u16_e32 v204, -13, -v221
gfx950 s_atomic_and_x2 |s[0:1]|, s[24:25], s64
gfx950 v_fmamk_f32 src_shared_base, s14, 0xd3c913d3, v160
gfx950 v_subrev_u16_e32 v48, v160
gfx950 v_mul_u32_u24_e32 sext(v29), s10, v129
gfx950 v_max_f32_e32 v26, v151, m0
gfx950 s_cmovk_i32 vcc, 0x83c0
gfx950 s_cselect_b32 a[1:2], s32, s0
gfx950 v_add_co_u32_e32 v138, vcc, s40, v234 neg_lo:[1,0]
gfx950 buffer_load_format_xy a[200:201], a[0:1], off, s[28:31], s15 offset:128 nt
gfx950 s_call_b64 s[30:31], 0x3ff0000000000000
gfx950 v_max_u16_e32 v239, 30, v227 blgp:3
gfx950 s_atomic_swap_x2 -32769, s[62:63], s83 glc
gfx950 s_lshl2_add_u32 ttmp14, 28
gfx950 v_min_u16_e32 v208, v69
gfx950 v_mul_f16_e32 v137, v33, v32 vm
gfx950 v_pk_fmac_f16_e32 s101, v188, v251
gfx950 s_nor_saveexec_b64 0x3c00, s[98:99]
gfx950 v_min_f32_e32 v196, v64, s[6:9]
gfx950 s_cmp_eq_u32 s56, off, s96
gfx950 tbuffer_load_format_xy v[232:233], off, 1+1, -14 format:[BUF_DATA_FORMAT_2_10_10_10,BUF_NUM_FORMAT_SINT] offset:887 sc1
gfx950 v_subrev_co_u32_e32 a[2:5], v92, vcc, v63, v125
gfx950 s_max_u32 xnack_mask, s8, s0, 2
gfx950 buffer_load_format_x off, 1.1, s0 offset:3567 nt sc1 lds
gfx950 s_buffer_atomic_sub_x2 -s[28:29], s[12:15], 0x48a10 glc
gfx950 v_madak_f16 v4, 0x100000000, v193, 0x1d17f578
gfx950 s_cmpk_eq_u32 0x607f
gfx950 v_dot2c_i32_i16_e32 v223, v51, v201 abid:16
gfx950 v_mul_u32_u24_e32 v230, s32, 0x10000
gfx950 s_and_b64 s[24:25], s[14:15], v0
gfx950 v_sub_f16_e32 s[6:9], 0.15915494, v16
gfx950 v_cmp_le_i16_e32 vcc, 7, 65
gfx950 s_mul_i32 s15, s52, s27 done
gfx950 v_max_f16_e32 v236, s100, v48 addr64
gfx950 s_orn2_b64 ttmp[2:3], vcc_lo, 13
gfx950 v_sub_f32_e32 v130, s0, -0x80000001
gfx950 v_lshlrev_b16_e32 v128, v129, 0x10000
gfx950 s_addc_u32_e64 s44, s64, s2
gfx950 s_xor_b32 s64, s12, [s2,s3], s80
gfx950 v_sub_co_u32_e32 -16, vcc, -13, v164
gfx950 tbuffer_store_format_d16_xyzw off, s[16:19], s19 format:[BUF_DATA_FORMAT_11_11_10,BUF_NUM_FORMAT_RESERVED_6] offset:2543 nt sc1
gfx950 s_movk_i32 acc0, 0xedd2
gfx950 v_or_b32_e32 v244, v213, -17
gfx950 v_dot2c_i32_i16_e32 v223, acc0, v201
gfx950 s_add_u32 s37, s0, 0 glc
gfx950 s_cmpk_lt_u32 1e10, 0x7a0b
gfx950 v_add_f32_e32 v0, s73, 0xffffffff
gfx950 v_sub_f16_e32 a[248:255], v199, v109
gfx950 s_cmpk_le_u32 a[248:255], 0xa0c5
gfx950 v_lshrrev_b32_e32 vcc, s8, v2
gfx950 s_cmpk_eq_u32 s64, v[255:256]
gfx950 v_max_u16_e32 v239, 30, 0x3ff0000000000000
gfx950 v_min_i32_e32 vcc, v86, v142
gfx950 s_mul_i32 xnack_mask, ttmp9, s9
gfx950 tbuffer_load_format_xyz v[12:14], off, s[20:23], v[0:1] format:[BUF_DATA_FORMAT_8_8,BUF_NUM_FORMAT_SSCALED] offset:898
gfx950 v_mul_hi_u32_u24_e32 v17, s25
gfx950 v_mul_hi_u32_u24_e32 s0, s8, v32
gfx950 s_setreg_imm32_b32 hwreg(49, 13, 30), 0xd3e7183c compr
gfx950 s_nop v255
gfx950 s_addc_u32 s65, 0x100000000, s0, s66
gfx950 v_cndmask_b32_e32 -|v177|, v20, v30, vcc
gfx950 v_cndmask_b32_e32 v3, 13, s[1:2], vcc
gfx950 v_cndmask_b32_e32 v64, acc0, v78, vcc
gfx950 s_ashr_i64 flat_scratch, 0x100000000, s44
gfx950 tbuffer_load_format_xy a[4:5], v[2:17], s[0:3], s16 format:[BUF_DATA_FORMAT_32_32_32_32,BUF_NUM_FORMAT_SSCALED] offset:3797 sc0
gfx950 buffer_atomic_or off, s[64:67], s0 offset:3868 sc1
gfx950 s_load_dwordx2 s[64:65], -0x80000001, s51 glc
gfx950 s_cmpk_le_u32 ttmp8, 0x76c3 addr64
gfx950 v_fmamk_f32 v67, s17, 0xdf5156a7, m0
gfx950 v_mul_i32_i24_e32 -|v80|, v254, v243
gfx950 v_mul_u32_u24_e32 v129, s66, a[1:2]
gfx950 v_max_i32_e32 v32, 8, v[3:6]
gfx950 v_sub_u16_e32 -16, v198, v95
gfx950 v_sub_co_u32_e32 v125, 65, 2, v68
gfx950 v_sub_u32_e32 v104, s19, -16, v137
gfx950 s_cmp_lt_i32 s4, 0xffffffff, s61
gfx950 v_mul_f32_e32 v61, a[248:255], v123
gfx950 v_fmaak_f32 v36, s32, v32, 0.15915494
gfx950 s_movk_i32 s81
gfx950 v_max_u32_e32 v108, v113, m0, v235
gfx950 s_mulk_i32 s102, s35, 0x4214
gfx950 v_sub_u16_e32 v233, v198, v95 op_sel:[0,1]
gfx950 v_cmp_le_i16_e32 v256, 7, v151
gfx950 v_add_f32_e32 0x10000, v180, v211, v42
gfx950 v_ashrrev_i32_e32 v80, ttmp[0:1], v96
gfx950 v_lshlrev_b16_e32 v51, v130, v43, 0x100000000
gfx950 v_add_f16_dpp v224, s91, v77
gfx950 v_sub_co_u32_e32 v98, vcc, exec, v138
gfx950 v_mul_u32_u24_e32 v132, 17, v65, lds_direct
gfx950 v_min_i32_e32 v25, v107
gfx950 v_or_b32_e32 acc0, v139, v145
gfx950 s_getreg_b32 a[248:255], hwreg(HW_REG_LDS_ALLOC, 13, 27)
gfx950 v_mac_f16_e32 v167, a[0:15], v196, v89
gfx950 v_madmk_f16 v245, 0xdde76980, v181
gfx950 v_cndmask_b32_e32 v4, v154, vcc
gfx950 v_madak_f16 v45, a[2:5], v48, 0x200001cd
gfx950 v_mul_i32_i24_e32 v13, s100, 1+1
gfx950 v_fmac_f64_e32 v[146:147], s[96:97], -17, v[0:1]
gfx950 v_madmk_f16 v13, s64, v[255:256], v66
gfx950 s_cmpk_eq_u32 s27, 0x607f cbsz:8
gfx950 v_subrev_u16_e32 a[248:255], v4, v130
gfx950 v_max_u16_e32 v150, 11, 1e10
gfx950 v_add_f32_e32 v194, 38, v34 high
gfx950 v_sub_f16_e32 v113, [s2,s3], v0
gfx950 s_cmpk_ge_u32 -0x80000001, 0xf7e4
gfx950 v_sub_f16_e32 1.1, v202, v189
gfx950 v_cmp_nle_f32_e32 vcc, v220, xnack_mask
gfx950 buffer_atomic_max_f64 v[128:129], off, s[16:19], -s0 offset:1491
gfx950 s_cmovk_i32 v[3:6], 0xe532
gfx950 v_lshlrev_b32_e32 -v4, v50, v4
gfx950 s_andn2_saveexec_b64_dpp s[84:85], 0.5
gfx950 v_min_u32_e32 v82, s93, v120 bitop3:5
gfx950 v_addc_co_u32_e32 v1, vcc, -32769, v12, vcc
gfx950 v_cmp_gt_i16_e32 0, 5, v62
gfx950 v_sub_f16_e32 v198, s90, -0x80000001
gfx950 v_sub_u32_e32 s[1:2], 58, v218
gfx950 v_mul_hi_u32_u24_e32 v157, v89, v110 row_mask:0x3
gfx950 s_cmpk_eq_u32 1.1, 0x908
gfx950 v_xor_b32_e32 v52, s66, 1+1
gfx950 s_add_u32 s0, s0, |s49|
gfx950 v_cndmask_b32_e32 a[0:3], v190, v187, vcc
gfx950 v_cmpx_lt_i32_e32 ~0, 39, v176
gfx950 v_fmac_f64_e32 -32769, s[64:65], v[192:193]
gfx950 s_lshl_b64 s[2:3], |s[0:1]|, s9
gfx950 s_lshr_b32 ttmp2, -|59|, s80
gfx950 s_pack_lh_b32_b16 -s37, 7, ttmp5
gfx950 s_cmpk_eq_i32 s86, 0x8c5d vm
gfx950 s_mulk_i32 1e10, 0x6c54
gfx950 v_pk_fmac_f16_e32 -v162, s67, v137
gfx950 v_max_i32_e32 v88, a[248:255], v201
gfx950 v_madmk_f16 v146, v138, 0xbfc88b8d, ttmp12
gfx950 s_orn2_b64 0x100000000, 12, s[76:77]
gfx950 v_ashrrev_i16_e32 v62, |20|, v209
gfx950 v_ashrrev_i16_e32 0.5, s26, v54
gfx950 s_buffer_atomic_or_x2 s[30:31], 64, s33 glc
gfx950 v_cndmask_b32_e32 v76, s70, s101, vcc
gfx950 v_mul_hi_i32_i24_e32 v39, s79, v86 mul:2
gfx950 v_cmp_eq_u16_e32 vcc, 53, v[255:256], v166
gfx950 v_mul_lo_u16_e32 v106, v255, v47, v105
gfx950 s_pack_hh_b32_b16 s12, sext(-10), 1.0
gfx950 v_min_u16_e32 v15, v142, v[3:6]
gfx950 v_madak_f16 v[255:256], s75, v67, 0xd4c99852
gfx950 v_add_co_u32_e32 v41, ~0, 2.0, v72
gfx950 v_subrev_f32_e32 v106, s2, 1.1
gfx950 v_madmk_f16 v245, v104, a[248:255], 0xdde76980, v181
gfx950 v_fmamk_f32 v44, v157, 0xc7878c1e, v227 offset0:1
gfx950 v_cndmask_b32_e32 s56, v4, vcc
gfx950 v_dot2c_f32_bf16_e32 v254, s102, v4
gfx950 v_add_u16_dpp v14, v128, v3 quad_perm:[0,0,3,2] row_mask:0x6 bank_mask:0x0 bound_ctrl:1 neg_lo:[1,0]
gfx950 s_subb_u32 s9, s36, s11 sc0
gfx950 v_cmpx_le_u32_e32 vcc, s99, -16, v22
gfx950 v_cmpx_nle_f32_e32 a[1:2], 64, v204
gfx950 v_cndmask_b32_e32 v179, 0x3c00, v128, vcc
gfx950 v_cndmask_b32_e32 v1, v129, s[2:3], vcc
gfx950 v_cmpx_lt_i16_e32 vcc, v[2:17], v62
gfx950 v_min_f32_e32 v18, -|v132|, v97
gfx950 v_add_co_u32_e32 v205, vcc, 9, v[255:256]
gfx950 v_sub_f32_e32 s[0:1], 0, v70
gfx950 v_xor_b32_e32 v149, 0x100000000, v242
gfx950 v_cmp_eq_u16_e32 s101, 53, v166
gfx950 v_madak_f16 -16, s0, v32, 0xbe989f97
gfx950 s_load_dwordx4 s[12:15], s[2:3], v[3:6]
gfx950 v_cmpx_o_f64_e32 vcc, 21, 0x100000000, v[212:213]
gfx950 v_dot2c_i32_i16_sdwa v137, s16, v128
gfx950 v_madak_f16 v0, s68, v16, 0x10000
gfx950 s_pack_lh_b32_b16 s44, a0, s15
gfx950 v_or_b32_dpp v64, 0, v18
gfx950 ds_cmpst_rtn_f64_sdwa a[98:99], v0, a[144:145], a[18:19] offset:5974
gfx950 s_nor_b32 v0, s0, 32
gfx950 s_cmpk_lt_u32_sdwa s1, 0x7a0b
gfx950 v_sub_f16_e32 v8, 8, v17 offset:0xffff
gfx950 s_cselect_b32 s4, v0, s16, s0
gfx950 v_add_u32_e32 sext(v70), s75, v97
gfx950 s_add_u32 s45, 59
gfx950 s_buffer_load_dwordx4 off, ttmp[12:15], ttmp3 glc
gfx950 v_fmac_f64_e32 v[88:89], v0, v[138:139]
gfx950 buffer_load_format_d16_xyzw v[40:41], off, s[40:43], 2 offset:72 sc1 blgp:3
gfx950 s_orn2_b64 0.5, s[62:63], ttmp[2:3], 1.0
gfx950 v_sub_f16_e32 v248, 3, -v2
gfx950 v_cmp_lt_u64_e32 vcc, 4.0, v0
gfx950 v_sub_f16_e32 0x100000000, v3, v0
gfx950 tbuffer_load_format_xy v[232:233], off, -0x80000001, -14 format:[BUF_DATA_FORMAT_2_10_10_10,BUF_NUM_FORMAT_SINT] offset:887 sc1
gfx950 v_cndmask_b32_e32 v16, 49, a[2:5], vcc
gfx950 v_fmaak_f32_e64 v13, s3, v37, 0xe89e9237
gfx950 v_min_u32_e32 v96, v103
gfx950 v_madak_f16 -4.0, v220, v140, 0x7e261bc1
gfx950 v_ashrrev_i32_e32 m0, v80, v24
gfx950 s_bfe_u64_dpp s[24:25], ttmp[14:15], ttmp2
gfx950 s_cmpk_le_i32 ttmp8, sext(0xba7d)
gfx950 v_min_f16_e32 0, v16, 57, v13
gfx950 s_atomic_sub s86, s[96:97], sext(0x94ad) glc
gfx950 v_mul_hi_u32_u24_e32 s[6:9], s16, v53
gfx950 v_add_u16_e32 v244, v158, a[2:5], v198
gfx950 v_sub_f16_e32 v176, v19
gfx950 v_madak_f16 v131, v234, v[0:1], 0xd39beef6
gfx950 s_cselect_b32 s4, sext(s16), s0
gfx950 v_mul_hi_u32_u24_e32 v17, v0
gfx950 v_subrev_co_u32_e32 v30, vcc, s86
gfx950 v_cndmask_b32_e32 v11, s0, v49, vcc glc
gfx950 v_dot2c_i32_i16_e32 v48, [v0,v1], v14
gfx950 v_mul_u32_u24_e32 0xffffffff, src_shared_limit, v81
gfx950 v_cndmask_b32_e32 v3, 64, lds_direct, vcc
gfx950 v_subrev_f16_e32 v237, -4.0, v[0:1]
gfx950 v_subrev_co_u32_e32 0x10000, vcc, 64, v164
gfx950 v_min_i32_e32 ttmp0, 20, v0
gfx950 v_mac_f16_e32 v249, v27, v134, v[2:17]
gfx950 v_mul_f16_e32 v4, 37, |v197|
gfx950 s_getreg_b32 s66, 1e10 25, 11)
gfx950 v_mul_hi_u32_u24_e32 v17, s25, v0 nt
gfx950 v_cndmask_b32_e32 v136, s36, v2, vcc row_mask:0x3
gfx950 v_cmpx_gt_u16_e32 vcc, xnack_mask, v17
gfx950 s_mulk_i32 s68, 0xe3ae compr
gfx950 v_sub_u16_e32 v213, s3, v113, v[255:256]
gfx950 v_sub_f32_e32 v244, v129, v130 src0_sel:WORD_1
gfx950 v_sub_f16_e32 s[1:2], 3, v2
gfx950 s_max_i32 s[0:1], s66, s3
gfx950 v_add_f32_e32 v100, -12, 64
gfx950 s_bfm_b32_dpp s94, ttmp0, -8
gfx950 v_fmac_f64_e32 s[0:1], s[0:1], v[70:71]
gfx950 v_mul_i32_i24_e32 v16, v[3:6], v92
gfx950 global_atomic_add a40, v70, a122, s[0:2] offset:3626 sc0 nt sc1
gfx950 v_mul_u32_u24_e32 v197, v73, v213 nt
gfx950 v_dot8c_i32_i4_e32 v103, s49, v33 vm
gfx950 tbuffer_store_format_d16_x a160, off, s[16:19], s38 format:[BUF_DATA_FORMAT_2_10_10_10,BUF_NUM_FORMAT_SINT] offset:1529 sc0 offen
gfx950 tbuffer_store_format_d16_x v8, off, s64 format:[BUF_DATA_FORMAT_10_10_10_2,BUF_NUM_FORMAT_SNORM] offset:2468 sc0
gfx950 v_cmp_f_f32_e32 vcc, v6, v57 cbsz:8
gfx950 s_cmpk_le_u32 s100, 1e-10
gfx950 v_mac_f16_sdwa v209, ttmp9, v21
gfx950 scratch_store_dword off, v256, s66 offset:912 nt sc1
gfx950 v_sub_u32_e32 v148, 35, -0x80000001, v243
gfx950 v_cmpx_o_f16_e32 -32769, v76, v142
gfx950 s_sub_i32 s70, s50, s73 blgp:8
gfx950 v_cmp_lt_u64_e32 vcc, a1, 4.0, v[140:141]
gfx950 v_sub_f16_e32 v86, v[255:256], s20, v0
gfx950 v_madak_f16 a0, v240, v157, 0xbf534300
gfx950 v_add_u32_e32 lds_direct, s66, v2
gfx950 v_subb_co_u32_e32 v73, |vcc|, v204, v113, vcc
gfx950 v_and_b32_e32 v158, v102
gfx950 v_madmk_f16 0xffffffff, s1, 0xc4b91487, v4
gfx950 v_cndmask_b32_e32 v3, 13, v82, vcc mul:2
gfx950 v_subrev_f16_e32 v102, s13, ~0
gfx950 v_mul_f32_e32 v27, v11, ttmp12
gfx950 v_sub_f32_e32 64, s32, v145
gfx950 v_lshrrev_b32_e32 v40, s2, v9, v[255:256]
gfx950 v_mul_hi_u32_u24_e32 v20, s20, v17 blgp:8
gfx950 v_min_f32_e32 v37, v137, -0x80000001
gfx950 v_sub_f16_e32 -v2, 0, v64
gfx950 v_sub_u16_e32 v124, v215
gfx950 v_max_u32_e32 v52, 0x100000000, v124
gfx950 buffer_load_dwordx3 v[255:256], s[64:67], 64 offset:863 sc0 sc1 lds
gfx950 s_orn2_b32 s21, sext(s17), s30
gfx950 v_lshrrev_b32_e32 12, v64
gfx950 s_cmpk_lt_i32 -|flat_scratch_hi|, 0x416b
gfx950 v_add_co_u32_e32 v202, s0, s0, v65
gfx950 s_incperflevel_dpp 0x8953
gfx950 v_cmpx_u_f32_sdwa vcc, |v125|, v63 src0_sel:WORD_0 src1_sel:WORD_0 idxen
gfx950 v_cndmask_b32_e32 v0, s0, v128, a[0:15]
gfx950 v_sub_u32_e32 0.15915494, 6, v21
gfx950 v_mul_i32_i24_e32 0.5, 35, v170
gfx950 v_ashrrev_i16_e32 vcc, s58, v122
gfx950 v_lshrrev_b32_e32 v41, 48, 65536.0, v10
gfx950 v_xnor_b32_e32 v0, vcc, v0
gfx950 v_madmk_f16 v196, s1, 0xc4b91487, v4 mul:3
gfx950 v_fmaak_f32 v36, 34, v0, v256
gfx950 scratch_load_dwordx4 v[14:17], s0, s52 offset:-785 nt sc1
gfx950 v_lshrrev_b32_e32 v128, 32, v2 op_sel_hi:[0,0]
gfx950 v_subrev_co_u32_e32 v215, vcc, v211, s[0:2]
gfx950 v_cndmask_b32_e32 v0, s8, 1.1, vcc
gfx950 v_subrev_f32_e32 v50, v8, v48 row_newbcast:3
gfx950 tbuffer_store_format_d16_x sext(v8), off, s[96:99], s64 format:[BUF_DATA_FORMAT_10_10_10_2,BUF_NUM_FORMAT_SNORM] offset:2468 sc0
gfx950 v_mul_u32_u24_e32 a[1:2], v10, v138
gfx950 v_max_u32_e32 v64, s64, v[0:1], v40
gfx950 s_or_b64 s[22:23], 59, |s[22:23]|
gfx950 v_subrev_u16_e32 0.5, v206, v26
gfx950 v_sub_u16_e32 v213, s3, v113 offset0:1
gfx950 v_madmk_f16 v4, a1, 0x313d8887, v0
gfx950 v_cmp_o_f32_e32 a[2:5], v164, v9
gfx950 v_or_b32_e32 v200, v114, vcc
gfx950 s_cmpk_eq_i32 s9, lds_direct
gfx950 v_cndmask_b32_e32 v24, 4, v0, vcc sc1
gfx950 v_add_u16_e32 ttmp12, v18, s4, v8
gfx950 s_add_u32 xnack_mask_lo, s8, a[0:3]
gfx950 v_dot2c_i32_i16_e32 s0, v223, v51, v201
gfx950 v_fmac_f64_e32 acc0, v[196:197], v[160:161]
gfx950 v_lshrrev_b32_e32 v176, 34, 1.1
gfx950 v_mul_hi_u32_u24_e32 v23, v127, s[6:9], v201
gfx950 v_dot2c_f32_bf16_e32 v174, v254, -v124
gfx950 s_max_i32_e64 s72, s4, s16
gfx950 v_cmpx_gt_f32_e32 vcc, v168, -0x80000001
gfx950 tbuffer_load_format_d16_xy a226, a1, s[12:15], s58 format:[BUF_DATA_FORMAT_16_16_16_16,BUF_NUM_FORMAT_UINT] offset:3586 sc0 nt
gfx950 v_exp_f16_e32 v238, v91, 1e10
gfx950 s_addk_i32 |s10|, 0xf0d2
gfx950 s_addc_u32 s0, v255, s64
gfx950 s_cmpk_ge_u32 s6, 0xe18a high
gfx950 v_mul_u32_u24_e32 v36, s68, v32, ~0
gfx950 v_fmaak_f32 v0, 0x3c00, s3, v192, 0xd5589fba
gfx950 s_cmpk_lt_i32 1+1, 0x738c
gfx950 s_cmpk_eq_u32 s27, 0x607f cbsz:1
gfx950 s_cmpk_lt_u32 s1, 0x100000000
gfx950 v_mul_hi_i32_i24_e32 v66, v65, v[255:256]
gfx950 v_subrev_u16_e32 v0, s32, 0x3ff0000000000000
gfx950 v_cndmask_b32_e32 65, 12, v2, vcc
gfx950 v_mul_hi_u32_u24_e32 v0, s22, 0x3ff0000000000000
gfx950 v_cndmask_b32_e32 v20, 0x3ff0000000000000, s1, v3, vcc
gfx950 v_madmk_f16 v32, s72, 1e-10, v128
gfx950 s_and_b32 s8, s32, |1|
gfx950 v_sub_f32_e32 v20, v8, src_shared_base, v152
gfx950 v_fmac_f64_e32 v[24:25], s102, v[192:193]
gfx950 v_add_co_u32_e32 v139, ttmp12, vcc, 9, v141
gfx950 v_sub_f32_e32 v171, v28, -4.0
gfx950 v_lshrrev_b32_e32 v4, s64, 0x10000
gfx950 v_cndmask_b32_e32 a[0:15], s1, v3, vcc
gfx950 s_cmpk_gt_u32 s22, 0xffffffff
gfx950 v_sub_f16_e32 a[0:1], 0.15915494, v101
gfx950 s_cselect_b32 s4, s4, s17 src0_sel:WORD_1
gfx950 v_min_i32_e32 v80, acc0, v44
gfx950 v_cmp_u_f16_e32 exec, v242, v32
gfx950 s_cmpk_le_i32_sdwa s38, 0x4cd9
gfx950 v_ashrrev_i32_e32 v24, v216, xnack_mask
gfx950 v_min_f32_e32 v8, s24, 0x10000
gfx950 v_ashrrev_i16_e32 v0, v17
gfx950 s_getreg_b32 s80, 0x3c00 12, 5)
gfx950 v_sub_f16_e32 v60, s49, v[255:256]
gfx950 s_add_u32 s45, a1, s93
gfx950 s_rfe_restore_b64 19
gfx950 s_and_b32 s55, s99, ttmp[0:1]
gfx950 v_ashrrev_i16_e32 v156, s58, v122 done
gfx950 v_cndmask_b32_e32 -0x80000001, s57, v34, vcc
gfx950 v_sub_f16_e32 |v81|, v199, v109
gfx950 v_fmac_f64_e32 v[118:119], -0.5, v[180:181], a[0:15]
gfx950 v_dot2c_i32_i16_e32 v42, -5, -|v244|
gfx950 v_sub_f16_e32 v0, v129, vcc
gfx950 v_ashrrev_i32_e32 exec, s12, v32
gfx950 s_add_u32 v256, s0, 0
gfx950 v_sub_f16_e32 |v68|, s80, v64
gfx950 v_add_u16_e32 v7, s38, |v133|
gfx950 s_cmpk_le_u32 -|ttmp8|, 0x76c3
gfx950 s_cmovk_i32 s[1:2], s86, 0xc085
gfx950 s_setreg_imm32_b32 1.1 21, 9), 0xbfaf6584
gfx950 tbuffer_store_format_d16_xyz a[146:147], off, s66 format:[BUF_DATA_FORMAT_8_8,BUF_NUM_FORMAT_RESERVED_6] offset:2217 sc0 sc1
gfx950 v_cndmask_b32_e32 v202, v225, [v0,v1], vcc
gfx950 s_atomic_smin s65, s[100:101], s26 offset:-0xeb4ff mul:2
gfx950 v_min_f32_e32 s4, v33
gfx950 s_buffer_atomic_add s2, sext(s[0:3]), s0
gfx950 s_nor_b32 -|s0|, s77, s2
gfx950 v_lshlrev_b32_e32 -v193, s49, v148
gfx950 v_madmk_f16 v33, s[0:2], 0x7d0d9820, v96
gfx950 v_mul_f32_e32 v8, 0xffffffff, s42, v134
gfx950 scratch_load_sbyte_sdwa a137, v119, s20 offset:2543 sc1
gfx950 v_lshrrev_b32_e32 v192, s8, -v0
gfx950 s_min_u32 v[0:1], 47, 32
gfx950 v_cndmask_b32_sdwa v32, s6, v0, vcc
gfx950 s_setreg_imm32_b32 hwreg(49, 13, 30)
gfx950 v_sub_f16_e32 s46, v168
gfx950 v_exp_f16_e64 65, v137 clamp
gfx950 v_lshrrev_b16_e32 v49, 11, v249 cbsz:1
gfx950 v_cmp_ge_u64_e32 vcc, lds_direct, v[238:239]
gfx950 s_max_i32 s66, s3
gfx950 tbuffer_store_format_x v85, off, lds_direct, s1 format:[BUF_DATA_FORMAT_2_10_10_10] offset:808 sc0 sc1
gfx950 s_ff0_i32_b32 s48, v[0:1]
gfx950 s_cmp_le_i32 s63, s17 row_newbcast:3
gfx950 tbuffer_store_format_d16_x v55, off, lds_direct, s[32:35], 63 format:[BUF_DATA_FORMAT_32_32_32_32,BUF_NUM_FORMAT_SSCALED] offset:2822 sc0 nt sc1
gfx950 v_frexp_mant_f32_e32 v131, ttmp0, v76
gfx950 v_sub_f32_dpp v6, s92, v80
gfx950 v_addc_co_u32_e32 v1, sext(vcc), s10, v12, vcc
gfx950 v_max_u16_e32 v19, 1e10, v188
gfx950 v_mul_f32_e32 s[1:2], s19, v25
gfx950 v_ashrrev_i16_e32 0x3c00, s26, v54
gfx950 s_cmpk_eq_u32 s14, 0x1d46 abid:15
gfx950 s_orn2_b64 s[62:63], ttmp[2:3], a1
gfx950 s_absdiff_i32 s74, 0, ttmp[0:1]
gfx950 v_cndmask_b32_e32 v0, s1, exec, vcc
gfx950 s_nor_b32 -0x80000001, flat_scratch_hi, s84
gfx950 s_atomic_and_x2 s[0:1], s[24:25], s64, 1e10
gfx950 s_lshl_b64 s[2:3], s[0:1], v256
gfx950 v_add_co_u32_e32 v1, vcc, a[2:5], v38
gfx950 s_cmpk_gt_u32 s0, -4.0
gfx950 v_subbrev_co_u32_e32 v0, vcc, s9, v0, a0, vcc
gfx950 v_fmac_f64_sdwa v[100:101], 44, v[40:41]
gfx950 s_lshl2_add_u32_e64 s25, ttmp14, 28
gfx950 v_sub_u16_e32 v133, off, s2, v30
gfx950 s_add_u32 src_shared_base, s98, 8
gfx950 s_cmovk_i32 s6
gfx950 v_max_i32_e32 0x10000, v101, v11
gfx950 v_mul_f16_e32 v98, -s0, v32
gfx950 s_cmpk_lg_u32 s77
gfx950 v_dot2c_i32_i16_e32 v177, |s34|, v158
gfx950 v_cndmask_b32_e32 v23, s0, v0, vcc neg_lo:[1,0]
gfx950 v_max_u16_e32 v249, v146, s102
gfx950 s_lshr_b64 s[40:41], 13, s102
gfx950 v_mul_u32_u24_e32 v1, s16, v194 mul:3
gfx950 v_max_i32_e32 -17, 7, v18
gfx950 scratch_store_short_e64 v0, a0, s64 offset:-3970 sc0 nt
gfx950 s_add_i32_sdwa s4, s36, s81
gfx950 v_sub_f32_e32 v212, s12, v82 idxen
gfx950 s_sendmsg sext(39782)
gfx950 s_atomic_and_x2 a[248:255], s[8:9], s[64:65], s58
gfx950 v_cndmask_b32_e32 16, v36, vcc
gfx950 s_cmpk_gt_u32 v[255:256], 0x77ec
gfx950 v_cndmask_b32_e32 s8, v192, vcc
gfx950 scratch_load_dword v174, 0.5, off, s36 offset:-3617
gfx950 s_ashr_i32 -17, 61, -11
gfx950 v_fmaak_f32 v2, s20, v68, 0xd3b3435c lds
gfx950 v_max_u16_e32 0x10000, v146, v222
gfx950 v_cndmask_b32_e64 v100, s56, v4, vcc
gfx950 v_mul_u32_u24_e32 64, s81, v116
gfx950 v_cndmask_b32_e32 ttmp[0:1], v137, s2, v9, vcc
gfx950 s_lshr_b64 0x10000, s[70:71], s46
gfx950 v_sub_u16_e32 v176, v153, m0
gfx950 s_or_b32 xnack_mask_lo, 36
gfx950 v_max_i16_e32 v19, s54, v199 nt
gfx950 v_max_i16_e32 v45, s35, |v144|
gfx950 v_cmp_u_f32_e32 vcc, -|v185|, v203
gfx950 v_sub_u16_e32 v233, v198, v256
gfx950 v_subrev_f16_e32 v93, -|v42|, v51
gfx950 s_absdiff_i32 65536.0, flat_scratch_hi, 55
gfx950 v_madmk_f16 v99, v96, 0xdb059c0d, sext(v243)
gfx950 s_bfm_b32 s56, v0, 1
gfx950 v_cmp_ge_i16_e32 vcc, v191, 1e-10, v12
gfx950 v_cndmask_b32_e32 v20, s1, vcc
gfx950 v_cndmask_b32_e32 0x3c00, s40, v0, vcc
gfx950 v_cndmask_b32_e32 v66, s96, a1, v48, vcc
gfx950 s_mulk_i32 s79, 0xa38c bitop3:5
gfx950 v_mul_f32_e32 v236, s4, 0xffffffff
gfx950 v_mul_u32_u24_e32 v66, a0, v32
gfx950 v_addc_co_u32_e32 v43, vcc, v68, vcc
gfx950 v_cmp_gt_i32_e32 vcc, -0x80000001, v198
gfx950 v_min_u16_e32 v5, v140, s[0:2]
gfx950 v_subrev_co_u32_e32 v4, vcc, v[2:17], v111
gfx950 v_rcp_f16_e32 s[2:3], v112, v109
gfx950 v_dot8c_i32_i4_e32 v103, s36, v74 byte_sel:1
gfx950 v_min_f32_e32 v198, s102, v105
gfx950 v_min_i32_e32 v47, [v0,v1], v7
gfx950 v_or_b32_e32 v2, [s2,s3], v20
gfx950 s_add_u32 s10, acc0, s29
gfx950 v_lshlrev_b32_e32 v96, s66, 1e-10
gfx950 v_max_i16_e32 v137, v233, v252 cbsz:1
gfx950 v_mul_f32_e32 v139, v151, v116 glc
gfx950 v_cndmask_b32_e32 v2, s[1:2], v128, vcc
gfx950 v_subrev_u32_e32 64, v134, v117
gfx950 s_addc_u32 s13, sext(xnack_mask_lo), s38
gfx950 v_subrev_u16_e32 v106, a[0:15], v121
gfx950 s_cmpk_le_u32 ttmp15, s101
gfx950 s_cmpk_ge_i32 s102, 0x70c8
gfx950 s_dcache_inv  neg:[1,0,1]
gfx950 s_min_i32 s5, a[0:15], s12
gfx950 v_subbrev_co_u32_e32 v247, src_shared_base, v231, v74, vcc
gfx950 v_sub_u32_dpp v91, v212, v75
gfx950 v_max_i16_e32 v17, s36, v95 cbsz:1
gfx950 v_min_u16_e32 v90, v250
gfx950 v_mul_hi_i32_i24_e32 v[255:256], v111, v159
gfx950 v_min_i32_e32 v164, s[2:3], v16
gfx950 v_dot4c_i32_i8_e32 v19, a[0:1], v0
gfx950 v_sub_u16_dpp v16, s2, v4
gfx950 v_cndmask_b32_e32 a1, s1, v128, vcc
gfx950 v_lshlrev_b16_e32 v13, s0, sext(v130)
gfx950 v_fmac_f64_e32 v[100:101], 44, 0x10000
gfx950 v_cmp_tru_f16_e32 vcc, v91
gfx950 v_frexp_mant_f16_e32 v202, 0x10000
gfx950 v_floor_f32_dpp v139, -0x80000001 quad_perm:[1,3,2,3] row_mask:0x4 bank_mask:0xc bound_ctrl:1
gfx950 v_sub_f16_e32 v91, sext(7), v72
gfx950 v_mul_hi_u32_u24_e32 v145, s24, s[1:2]
gfx950 v_sub_f32_e32 v190, -0x80000001, v189
gfx950 s_setreg_b32 hwreg(41, 24, 12), s37 bitop3:5
gfx950 tbuffer_load_format_xyz a[1:2], off, s[0:3], s20 format:[BUF_DATA_FORMAT_16,BUF_NUM_FORMAT_SNORM] offset:2254 sc0 nt
gfx950 v_mul_u32_u24_e32 v0, v68, s[2:3]
gfx950 v_mul_hi_i32_i24_e32 v68, s16, s[1:2]
gfx950 v_fmaak_f32 v65, 64, v32, 0xd3f9bd88 done
gfx950 s_lshl3_add_u32 s64, 54, sext(s64)
gfx950 v_ldexp_f16_e32 v33, v0, exec, v201
gfx950 v_sub_u16_e32 v124, v26
gfx950 v_sub_f16_e32 v0, v2, v98, s102
gfx950 v_min_u32_e32 v9, s34, a[248:255], v128
gfx950 s_addc_u32_sdwa s8, s2, s30
gfx950 v_fmac_f64_e32 v[88:89], s[32:33], |v[16:17]|
gfx950 s_sendmsg 39782, lds_direct
gfx950 v_lshrrev_b32_e32 v17, 0x100000000, v100
gfx950 s_load_dword_sdwa s5, s[14:15], s63
gfx950 s_buffer_load_dword s1, s[72:75], 0.5
gfx950 v_addc_co_u32_e32 v2, vcc, v144, -0x80000001, vcc
gfx950 v_cndmask_b32_e32 v168, s77, v48, v[255:256]
gfx950 v_add_f16_e32 v210, v161
gfx950 v_or_b32_dpp v2, v94, v20
gfx950 v_madmk_f16 v124, v[2:17], 0x263313f7, v45
gfx950 v_cmpx_ne_u64_e32 1e-10, v[168:169], v[72:73]
gfx950 v_sub_f32_e32 v132, -|v76|, v130
gfx950 tbuffer_store_format_xyzw v[24:27], 0x10000, s[16:19], s0 format:[BUF_DATA_FORMAT_16_16,BUF_NUM_FORMAT_RESERVED_6] offset:556 sc0 nt sc1
gfx950 v_mul_f32_e32 v204, s87, exec
gfx950 s_cbranch_i_fork s[2:3], s[0:2]
gfx950 v_min_f32_e32 -4.0, v132, v97
gfx950 s_lshr_b64 s[42:43], sext(s[70:71]), s46
gfx950 v_add_f32_e32 v176, v48, -|v70|
gfx950 v_subrev_f32_e32 v0, a[0:1], v168
gfx950 s_xor_b32 s1, sext(s4), s30
gfx950 s_buffer_load_dwordx2 1.1, s[16:19], -0x81b80
gfx950 v_min_u32_e32 v2, a1, -2, v65
gfx950 v_add_f32_e32 v146, v49, 0x3ff0000000000000
gfx950 s_add_u32_e64 s48, s0, s40
gfx950 v_cndmask_b32_e32 v79, v142, 0x3ff0000000000000, vcc
gfx950 v_mul_i32_i24_e32 v13, s100, v241 vm
gfx950 v_mul_hi_u32_u24_e32 -32769, v238, v243
gfx950 buffer_load_ubyte_e64 a128, off, s[56:59], 63 offset:2304 sc1
gfx950 s_setreg_b32 hwreg(32, 10, 5), a1, s22
gfx950 v_max_i16_e32 m0, s2, v8
gfx950 ds_min_rtn_f32 64, v129, v8 offset:59100
gfx950 v_cndmask_b32_e32 v65, 65536.0, v24, vcc
gfx950 v_ashrrev_i32_e32 v8, v16, m0
gfx950 v_max_i16_e32 v68, 32, v129 row_mask:0x3
gfx950 v_subrev_f16_e32 v0, s0, v16 quad_perm:[0,1,2,3]
gfx950 tbuffer_store_format_xy v[0:1], v17, s[20:23]
gfx950 v_cndmask_b32_e32 v0, 0xffffffff, s0, v152, vcc
gfx950 s_lshr_b32 s7, s[4:7], s24
gfx950 v_mul_u32_u24_e32 v129, s66, |v14|
gfx950 buffer_load_format_xy v255, off, s[28:31], s15 offset:128 nt
gfx950 v_sub_co_u32_e32 v125, vcc, 2, v68 byte_sel:1
gfx950 v_max_i16_e32 |v0|, v112, v72
gfx950 v_dot8c_i32_i4_e32 v35, v46
gfx950 s_atomic_inc 0.5, xnack_mask, s20
gfx950 v_add_u16_e32 v247, 0x100000000, v219
gfx950 v_mul_u32_u24_e32 v144, v11, v1 row_mask:0x3
gfx950 v_mul_hi_i32_i24_e32 v68, s16, -16
gfx950 v_madmk_f16 v83, v0, 0xe8e4ca6b, lds_direct
gfx950 v_cndmask_b32_e32 s32, v0, vcc
gfx950 v_min_f32_e32 a[0:15], 47, v17
gfx950 s_add_i32 s10, 1e-10, s2, ttmp4
gfx950 s_cselect_b64 xnack_mask, s[10:11], 4, s[54:55]
gfx950 v_max_i16_e32 v174, a[1:2], v118
gfx950 v_fmamk_f32 a[1:2], s36, 0x7fde7ce6, v195
gfx950 v_sub_f32_e32 v34, 17, -32769
gfx950 v_accvgpr_mov_b32 a117
gfx950 v_ashrrev_i32_e32 v32, -|28|, v33
gfx950 v_sub_u32_e32 v206, v[255:256], v74
gfx950 v_fmac_f64_e32 v[208:209], lds_direct, v[160:161]
gfx950 v_dot4c_i32_i8_e32 v80, -7, a[248:255]
gfx950 v_dot8c_i32_i4_e32 v86, -v19, v234
gfx950 v_sub_f32_e32 v6, ttmp[0:1], v80
gfx950 v_dot8c_i32_i4_e32 v86, v19, 1+1
gfx950 v_cmpx_gt_u16_e32 sext(vcc), s46, v51
gfx950 s_pack_ll_b32_b16 s32, s34, v256
gfx950 s_cmpk_eq_u32 sext(s101), 0x1068
gfx950 s_mul_hi_i32 s28, s78, ttmp13 idxen
gfx950 v_mul_u32_u24_e32 a0, v0, s0, v136
gfx950 v_min_u16_e32 -6, v72
gfx950 v_pk_fmac_f16_e32 v143, 43, v156, 0x10000
gfx950 s_orn2_b64 ttmp[2:3], v[0:1], 13
gfx950 v_cndmask_b32_e32 v0, a[0:3], v8, vcc
gfx950 v_mul_u32_u24_e32 v21, 0x100000000, v17
gfx950 s_cmpk_gt_u32 s28, sext(0x4d1b)
gfx950 s_getreg_b32 65, hwreg(HW_REG_TRAPSTS, 25, 30)
gfx950 v_sub_f16_e32 s[2:3], v164, v8, v130
gfx950 global_load_ubyte_d16 v73, v65, -16 offset:2816 sc0 sc1
gfx950 v_rsq_f16_e32 v45
gfx950 s_add_i32 s45, src_private_limit, src_private_limit src0_sel:WORD_1
gfx950 v_cndmask_b32_e32 v80, s0, -v129, vcc
gfx950 s_ashr_i32 a[0:3], s32, s0
gfx950 s_setreg_imm32_b32_sdwa hwreg(25, 31, 18), 0x810811
gfx950 v_cndmask_b32_e32 v9, s64, v96, v0, vcc
gfx950 v_lshrrev_b32_e32 v0, s0, 0.5
gfx950 v_max_f16_e32 v20, 56, v216 slc
gfx950 v_mul_u32_u24_e32 -16, s18, v46
gfx950 v_mul_hi_u32_u24_e32 v16, s0, v[2:17]
gfx950 v_lshlrev_b16_e32 s[2:3], v47, v131
gfx950 s_xor_b32 s69, [s2,s3], ttmp4
gfx950 s_addc_u32 s0, -16, |s64|
gfx950 s_movk_i32_sdwa xnack_mask_lo, 0x88b9
gfx950 v_cndmask_b32_e32 v204, v0, -32769, vcc
gfx950 v_addc_co_u32_e32 s[0:1], vcc, v235, v102, vcc
gfx950 v_mul_f16_dpp v213, 16, v1
gfx950 s_orn2_b32 s0, 59, -|s35|
gfx950 s_or_b32 exec_hi, lds_direct, 49, s38
gfx950 v_add_f32_e32 v109, v212, v236, m0
gfx950 v_mul_hi_u32_u24_e32 v239, v154, -v96
gfx950 buffer_load_sbyte_d16_hi v72, off, s[0:3], s[6:9] offset:762 sc0 sc1
gfx950 v_cmpx_o_f16_e32 vcc, v76, v142 op_sel:[0,1]
gfx950 v_sub_f32_e32 v224, s18, ttmp[0:1]
gfx950 s_getreg_b32 1e10, hwreg(43, 10, 22)
gfx950 v_add_co_u32_e32 v59, vcc, s[0:2], v50
gfx950 v_sub_u32_e32 v206, v25, v74 nt
gfx950 v_max_f16_dpp v175, 51, v144
gfx950 v_dot8c_i32_i4_e32 v103, s36, ttmp[0:1], v74
gfx950 v_max_f16_e32 v207, v213
gfx950 v_cmp_u_f32_e32 vcc, v61, a[248:255]
gfx950 v_ldexp_f16_e32 v192, v0, a[0:15]
gfx950 v_ldexp_f16_e32 v148, v36, sext(v234)
gfx950 s_buffer_atomic_smax_x2 ttmp[8:9], sext(ttmp[8:11]), xnack_mask_lo offset:-0xfbe7c
gfx950 v_or_b32_e32 [v0,v1], v201, v229
gfx950 s_mulk_i32 s35, s[1:2]
gfx950 v_ashrrev_i32_e32 -v162, v80, v24
gfx950 v_dot2c_f32_bf16_e32 -|v2|, v12, v88
gfx950 s_addc_u32_sdwa s98, s64, xnack_mask_lo
gfx950 v_mul_hi_i32_i24_e32 ttmp0, 64, v143
gfx950 v_cndmask_b32_e32 v136, v2, vcc
gfx950 v_fmac_f64_e32 v256, v[196:197], v[160:161]
gfx950 s_ashr_i64 s[0:2], s[40:41], 16, s8
gfx950 v_add_f32_e32 v16, sext(32), v11
gfx950 v_sub_f16_e32 v0, s9, v42 row_shl:1
gfx950 v_mul_f16_e32 -4.0, s93, v154
gfx950 s_nor_b32 s64, s77
gfx950 s_setreg_imm32_b32 0x4544cc2
gfx950 v_cndmask_b32_e32 v201, s67, v80, 0x10000
gfx950 v_sub_f16_dpp v0, v129, v2
gfx950 v_mac_f16_e32 -16, v138, v186
gfx950 v_subrev_f16_e32 v1, s4, a[1:2]
gfx950 v_cndmask_b32_e32 v75, s3, v169, 64
gfx950 v_add_u16_e32 v25, |s55|, v149
gfx950 v_subb_co_u32_e32 [v0,v1], vcc, 46, v15, vcc
gfx950 v_mul_u32_u24_e32 1e-10, v11, v1
gfx950 v_min_i32_e32 s42, v28
gfx950 v_cndmask_b32_e32 v23, s0, v0, vcc cbsz:1
gfx950 v_sub_u32_e32 v93, v178, s101
gfx950 v_subb_co_u32_e32 v99, vcc, s89, v14, 1e-10
gfx950 v_max_i16_e32 v101, |ttmp13|, v0
gfx950 v_lshrrev_b32_e32 v0, s37, a[1:2]
gfx950 s_orn2_b32_dpp s64, 0, s32
gfx950 v_sub_f16_e32 v72, 0.15915494, v16 op_sel:[0,1]
gfx950 v_sub_f32_e32 -17, s88, v133
gfx950 v_mul_f16_e32 -16, 25, v128
gfx950 s_cmpk_lt_u32 s1, s101
gfx950 v_fmac_f32_e32 -|v13|, 57, v39
gfx950 v_fmaak_f32 v2, v32, v88, a[248:255]
gfx950 v_dot2c_i32_i16_e32 1e-10, 12, v50
gfx950 s_cmpk_gt_u32 s98, -|0x1732|
gfx950 v_add_f16_e32 v80, v229, v65 nt
gfx950 v_madmk_f16 |v155|, -1.0, 0xb65a45ba, v172
gfx950 s_bcnt0_i32_b64 65536.0, s[40:41]
gfx950 v_cmpx_gt_u16_e32 vcc, xnack_mask_lo, v[255:256], v91
gfx950 v_addc_co_u32_e32 v212, vcc, s[2:3], v119, vcc
gfx950 v_subb_co_u32_e32 exec, vcc, v200, v182, vcc
gfx950 s_lshl3_add_u32_e64 s2, 0, s32
gfx950 s_bfe_u32 s1, exec, 42
gfx950 s_cmpk_le_i32 s60, 0x3483 offset:4
gfx950 v_add_f32_e32 v32, v256, v36
gfx950 s_and_b32 s81, s1
gfx950 v_cndmask_b32_e32 v128, v16, a[0:15], v5, vcc
gfx950 v_mac_f16_e32 v155, sext(ttmp9), v187
gfx950 v_or_b32_e32 v52, s102, v97
gfx950 v_min_f16_e32 v14, 63, xnack_mask
gfx950 v_max_i32_e32 0.15915494, v174, v163
gfx950 ds_cmpst_rtn_f32 0.15915494, a31, v249, a114, a123 offset:45977
gfx950 s_cmpk_le_u32 1e-10, 0xc72b
gfx950 v_sub_u32_e32 v19, v232, v152 quad_perm:[0,1,2,3]
gfx950 v_fmac_f32_sdwa v148, v128, v197
gfx950 s_bfe_i32 s98, s35, v[0:1]
gfx950 s_sub_u32 0.5, s0, s33
gfx950 s_sethalt 0x7bfc, s[4:7]
gfx950 s_mulk_i32 s19
gfx950 v_lshrrev_b32_e32 v82, v256, v2
gfx950 v_lshlrev_b16_e32 v88, v18, 65
gfx950 v_subbrev_co_u32_e32 v194, vcc, sext(v250), v145, vcc
gfx950 v_ashrrev_i32_e32 v0, s1, v9 abid:15
gfx950 v_xor_b32_dpp v17, -11, v211
gfx950 v_or_b32_e32 v52, |s14|, v97
gfx950 v_cndmask_b32_e32 0.15915494, s1, v0, vcc
gfx950 s_abs_i32 xnack_mask_lo, xnack_mask
gfx950 v_mul_u32_u24_e32 0.5, s8, v48
gfx950 s_nand_saveexec_b64 s[76:77]
gfx950 v_dot2c_f32_bf16_e32 v86, v122, 65
gfx950 v_mul_f16_e32 v61, v178, s101, v1
gfx950 v_min_f32_e32 v107, v191, -|v9|
gfx950 s_max_u32 s65, s36
gfx950 v_cndmask_b32_e32 v148, v48, 65536.0, vcc
gfx950 tbuffer_load_format_xyz v[64:66], off, ttmp12, 35 format:[BUF_DATA_FORMAT_10_11_11,BUF_NUM_FORMAT_FLOAT] offset:1487
gfx950 s_pack_hh_b32_b16 s77, acc0, ttmp10
gfx950 v_mul_f32_e32 v250, s71, s101
gfx950 v_sub_f16_e32 1.1, v19, v10
gfx950 v_mul_lo_u16_e32 1.1, v197, v148
gfx950 v_fmaak_f32 v3, |v138|, v44, 0xd46ebf23
gfx950 v_lshlrev_b32_e32 0, v156, v38
gfx950 v_mul_hi_i32_i24_e32 vcc, v146, v138
gfx950 v_subrev_co_u32_e32 a[1:2], vcc, s40, v73
gfx950 v_sub_co_u32_e32 v125, vcc, 2, v68 row_mask:0x3
gfx950 s_atomic_inc_x2 xnack_mask, s[94:95], 0xffffffff offset:-0xc0000
gfx950 v_cndmask_b32_e64 v4, s16, v3, vcc
gfx950 s_cmpk_le_u32 s53, 0xc72b mul:2
gfx950 v_lshlrev_b16_e32 v93, a[0:3], v131
gfx950 s_buffer_atomic_inc_sdwa s4, ttmp[4:7], 0x5fc5f glc
gfx950 v_fmac_f32_e32 v11, v53, v131 row_shl:1
gfx950 v_add_co_u32_e32 v2, vcc, ttmp0, 2, v18
gfx950 v_mul_i32_i24_e32 v13, s100, -0x80000001
gfx950 v_subrev_f32_e32 v150, s48, off
gfx950 v_subrev_f32_e32 v256, 4, v2
gfx950 s_cmovk_i32 a[0:1], 0xc085
gfx950 v_cndmask_b32_e32 v168, s77, v48, v0
gfx950 v_xnor_b32_e32 v231, sext(v4), v118
gfx950 s_buffer_atomic_inc s83, s[8:11], 0x44051 offen
gfx950 tbuffer_store_format_x v204, off, s[36:39], -16 format:[BUF_DATA_FORMAT_16_16,BUF_NUM_FORMAT_FLOAT] offset:2363 sc0 neg:[1,0,1]
gfx950 s_bfe_i64 s[54:55], off, s35
gfx950 s_or_b32 s17, exec, s44
gfx950 s_cmpk_ge_u32 m0, ttmp0
gfx950 v_lshlrev_b32_e32 ~0, s49, v148
gfx950 s_nor_b32 65536.0, flat_scratch_hi, s84
gfx950 v_mul_hi_i32_i24_e32 v232, v155, -4.0
gfx950 v_max_f16_e32 v207, a[0:1], v213
gfx950 v_addc_co_u32_e32 v201, vcc, v122, v35, 64
gfx950 v_lshrrev_b32_e32 v0, 24
gfx950 v_max_i16_e32 v129, vcc, v2
gfx950 v_addc_co_u32_e32 v255, vcc, v40, sext(v104), vcc
gfx950 v_lshlrev_b32_e32 v38, v[3:6], v19
gfx950 s_cmpk_lt_u32 xnack_mask_hi, -17
gfx950 v_max_i16_e32 v129, a[248:255], v2
gfx950 v_lshlrev_b32_e32 off, v10, v125
gfx950 s_cmpk_lg_u32 0x10000, 0x41ac
