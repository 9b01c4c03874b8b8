# Text that llvm-mc-22 rejects. Written by refresh.py.
gfx803 tbuffer_store_format_d16_xy off, s[0:3], s32 format:[BUF_DATA_FORMAT_16_16,BUF_NUM_FORMAT_UINT] offset:2360
gfx803 v_cndmask_b32_sdwa v2, s10, v68, vcc
gfx803 v_mul_f32_e32 v160, ttmp12, v16
gfx803 exp_dpp param31 v28, off, v36, off compr vm
gfx803 s_cmovk_i32 -ttmp2, 0x11cd
gfx803 v_cndmask_b32_e32 v25, v0, v40, 0x3ff0000000000000
gfx803 v_cndmask_b32_dpp v1, s48, v184, vcc
gfx803 v_subbrev_u32_e32 v14, |vcc|, v64, v54, vcc
gfx803 s_movk_i32 0xc814
gfx803 s_cmpk_ge_u32 s86, s102
gfx803 v_lshlrev_b32_e32 ttmp0, v4, v144
gfx803 v_max_u32_e32 v0, 8, v82 lds
gfx803 s_cmp_le_i32 55, 23 offset:0xffff
gfx803 v_trunc_f32_e32 v190, vcc, v124
gfx803 v_mac_f32_e32 v248, v59, -v163
gfx803 s_cmovk_i32 0x73c5
gfx803 v_sub_f16_e32 s[0:1], s16, v64
gfx803 v_lshrrev_b32_e32 v32, 33, v[3:6]
gfx803 v_cmp_f_f16_e32 -vcc, v125, v7
gfx803 v_add_f32_e32 [v0,v1], v25, v228, v84
gfx803 v_lshrrev_b32_e32 0xffffffff, v125, 52, v255
gfx803 v_min_u32_e32 -v194, s18, v64
gfx803 s_xor_b64_dpp s[10:11], 21, src_flat_scratch_base_lo
gfx803 s_subb_u32_dpp s2, s0, s56
gfx803 v_cndmask_b32_e32 v16, s34, v228, -17
gfx803 v_interp_p2_f32_e32 v256, v120, v225, attr0.y
gfx803 s_bitset0_b64 xnack_mask, vcc_hi
gfx803 v_cndmask_b32_e32 -4.0, s65, v238, vcc
gfx803 v_madmk_f16 v79, 0xffffffff, 0xddcbc0e3, v10
gfx803 v_max_u32_e32 v245, exec, v129
gfx803 exp 1e-10 v214, off, v253, v17
gfx803 v_min_i32_e32 -v128, 8, v104
gfx803 v_lshlrev_b16_e32 v175, s102, v128, v75
gfx803 v_lshlrev_b16_e32 v194, s22, v121 dst_sel:BYTE_1
gfx803 v_madmk_f16 v188, 62, s102, v160
gfx803 v_lshrrev_b32_e32 v134, src_shared_base, v32
gfx803 s_xor_b32 s60, 3
gfx803 v_mul_lo_u16_e32 s[0:1], s30, v90
gfx803 v_mul_legacy_f32_e32 s[2:3], 37, v57
gfx803 tbuffer_store_format_xyzw v[14:17], off, sext(s[4:7]), s97 format:[BUF_DATA_FORMAT_11_11_10,BUF_NUM_FORMAT_SINT] offset:1173 glc
gfx803 v_lshlrev_b32_e32 v134, s37, v1 quad_perm:[0,1,2,3]
gfx803 v_mul_f32_e32 s[0:2], s45, v207
gfx803 v_max_u32_e32 v203, v191
gfx803 v_max_i16_e32 v128, 1e-10, v20
gfx803 v_mul_lo_u16_e32 -32769, v64, v206
gfx803 v_interp_p2_f32_e32 v98, v101, ttmp[0:1], attr44.y
gfx803 v_sub_f32_e32 v200, s2, -4.0
gfx803 s_xor_b32 s66, s0, 0x100000000
gfx803 v_mul_legacy_f32_e32 v72, s41, v0 done
gfx803 s_getreg_b32_sdwa s22, hwreg(31, 16, 2)
gfx803 exp param7 v209, off, off, 0xffffffff compr vm
gfx803 v_cmp_ge_i64_e32 s[1:2], s[40:41], v[139:140]
gfx803 v_subrev_u16_e32 v159, 20, -|v34|
gfx803 v_cndmask_b32_e32 -|v50|, 8, v136, vcc
gfx803 v_add_f16_e32 v[3:6], v115, v159
gfx803 s_xor_b32 1.1, 32, s0
gfx803 v_cndmask_b32_e32 v0, v4, v18, v0
gfx803 s_sub_u32 -s0, 52, ttmp9
gfx803 v_interp_p1_f32_dpp v121, v229, attr31.x
gfx803 v_cndmask_b32_dpp v187, s10, v1, vcc
gfx803 v_min_u16_dpp v82, v156, v94
gfx803 v_max_u32_e32 v136, v147, -0x80000001
gfx803 v_cndmask_b32_e32 v134, v[3:6], v20, vcc
gfx803 v_sub_f16_e32 v105, s64, lds_direct
gfx803 v_add_f32_e32 v134, v1, 1e-10
gfx803 v_mul_u32_u24_e32 v66, s0, xnack_mask
gfx803 s_cbranch_i_fork 53902
gfx803 v_sub_f32_e32 sext(v32), 0, v2
gfx803 s_ashr_i32_dpp s0, s3, s18
gfx803 v_max_f32_e32 v206, flat_scratch_hi, ttmp12
gfx803 v_mul_u32_u24_e32 ttmp0, s16, v144
gfx803 v_madmk_f32 64, s64, 0xbfdf38c3, v65
gfx803 v_mul_f16_e32 v48, -|s17|, v16
gfx803 v_mul_u32_u24_e32 v160, s64, v1 offset0:1
gfx803 s_cmp_le_u32_dpp -2, 4
gfx803 s_cmpk_lg_i32 s90, 0.15915494
gfx803 v_ashrrev_i16_sdwa v104, s50, v163
gfx803 exp invalid_target_31 v50, ~0, off, off done
gfx803 v_lshrrev_b32_e32 v144, s16, ~0
gfx803 s_and_b32 s24, s16, a0
gfx803 s_nor_b32 s64, s16, s35 mul:3
gfx803 v_mul_legacy_f32_e32 0, v2, s16, v181
gfx803 exp param7 v200, s101, v80, off, v55 done
gfx803 s_cbranch_scc0
gfx803 v_lshrrev_b16_e32 v93, s69, vcc_lo
gfx803 v_min_i16_e32 v62, v[255:256], v147
gfx803 v_max_f32_e32 v96, s48, 0x3ff0000000000000
gfx803 s_lshl_b32 s38, 30, [s2,s3]
gfx803 s_orn2_b32 s16, s[0:1], s52
gfx803 v_sub_f32_e32 v[0:1], v73, v225
gfx803 s_or_b64 s[34:35], v[3:6], s[34:35]
gfx803 v_sub_f16_e32 v68, s64, 1e-10, v15
gfx803 s_add_u32 s40, exec, s17
gfx803 v_cndmask_b32_e32 v8, 2, 1e-10, vcc
gfx803 v_cmpx_nle_f16_e32 vcc, s[1:2], v114
gfx803 exp invalid_target_27 off, off, [s2,s3], off done vm
gfx803 s_lshl_b32 s41, s92, m0 mul:3
gfx803 v_cndmask_b32_e32 v64, s70, v14, -16
gfx803 exp v[0:1], mrt4 off, off, off, v17 done compr
gfx803 v_subrev_f32_e32 -v128, 20, v44
gfx803 v_add_f32_e32 v9, s8, s[0:2]
gfx803 v_cndmask_b32_e32 v142, sext(s5), v0, vcc
gfx803 v_sub_u32_e32 ttmp12, vcc, v48, v60
gfx803 v_min_i16_dpp v73, s2, v213
gfx803 v_sub_u16_e32 v111, s38, v152, v[3:6]
gfx803 v_lshlrev_b32_e32 v1, 0x3c00, v32, v192
gfx803 s_max_u32 s8, 5, s1 slc
gfx803 exp 0x100000000 v16, v16, off, v8 done compr vm
gfx803 v_mul_u32_u24_e32 sext(v32), s86, v21
gfx803 v_max_i32_e32 v238, -s23, v28
gfx803 v_sub_f32_e32 v3, s2, 65536.0
gfx803 exp mrt4 off, |off|, off, off compr vm
gfx803 v_min_u32_e32 v7, s8, v0 addr64
gfx803 v_add_f32_e32 v4, s4, ~0
gfx803 v_ashrrev_i16_e32 v69, s89, -4.0
gfx803 v_add_f32_e32 v88, xnack_mask_lo
gfx803 exp param17 off, off, v253, a0 compr vm
gfx803 v_cmp_t_u64_e32 |vcc|, v[69:70], v[68:69]
gfx803 exp |param6| off, v241, v92, v232
gfx803 s_cmpk_lg_i32 sext(s90), 0x2fee
gfx803 s_cmpk_gt_i32 ~0, 0x498f
gfx803 v_interp_p2_f32_e32 sext(v44), v36, attr7.z
gfx803 v_add_f32_sdwa v45, tba_lo, v2
gfx803 v_cndmask_b32_e32 v10, v64, vcc
gfx803 v_interp_mov_f32_e32 v69, invalid_param_32, attr33.x row_shl:1
gfx803 v_cmpx_eq_f16_dpp vcc, v14, v125
gfx803 v_ashrrev_i16_e32 v4, s49, sext(v4)
gfx803 v_madak_f32 vcc, s0, v232, 0x8111e343
gfx803 v_sub_f32_e32 v0, s44, v0 high
gfx803 s_nor_b64 s[42:43], -4.0, sext(s[62:63])
gfx803 s_cmpk_gt_u32 s2, 0x23fe, v[255:256]
gfx803 v_min_f32_e32 v104, v114
gfx803 v_sub_f32_e32 vcc_lo, s0, v40
gfx803 s_xor_b32 s83, 65536.0, s64, 2
gfx803 s_cmpk_eq_u32 s60, s101
gfx803 v_interp_p2_f32_e32 v8, 65536.0, attr23.z
gfx803 v_add_f32_e32 v128, s24, ttmp0
gfx803 s_movk_i32 s0, -|0x292e|
gfx803 v_cmp_lt_u64_e32 vcc, v[199:200], v[154:155] op_sel_hi:[0,0]
gfx803 s_cmpk_eq_i32 0x10000, 0x3928
gfx803 s_add_u32 sext(s12), 5, 3
gfx803 s_load_dwordx16_e64 s[56:71], s[74:75], s8
gfx803 s_bfm_b32_e64 s86, -15, 13
gfx803 v_min_f16_e32 -|v166|, s13, v7
gfx803 v_mul_legacy_f32_e32 v133, s0, v50 src0_sel:WORD_1
gfx803 v_cndmask_b32_e32 v138, s0, v204, vcc
gfx803 v_add_f32_e32 v193, 64, v2 offset:0xffff
gfx803 v_mul_i32_i24_e32 v90, s[4:7], v58
gfx803 s_movk_i32 s32, -0x98a7
gfx803 v_interp_mov_f32_e32 |v248|, invalid_param_11, attr59.y
gfx803 exp param14 off, off, 0x3ff0000000000000, off done
gfx803 v_mul_legacy_f32_e32 v0, -8, v14 mul:2
gfx803 exp off off, off, v1, v16
gfx803 v_max_f16_e32 v18, v59
gfx803 v_cmp_neq_f16_e32 lds_direct, 35, v169
gfx803 v_lshrrev_b32_e32 v32, 33, v[255:256]
gfx803 exp param1 off, v32, sext(off), v69 compr
gfx803 v_add_f32_e32 v45, 65536.0, tba_lo, v2
gfx803 v_max_i16_e32 0x100000000, s50, v107
gfx803 v_madak_f32 v136, v148, s[0:1], 0xbf87551b
gfx803 v_cndmask_b32_e32 |v64|, s70, v14, vcc
gfx803 v_subrev_u16_e32 v165, vcc, v59
gfx803 v_cmpx_lt_f64_sdwa vcc, v[178:179], v[229:230]
gfx803 v_add_f32_e32 v68, v0
gfx803 v_add_u32_e32 s[4:7], vcc, 1.0, v80
gfx803 tbuffer_load_format_d16_xyzw v[98:101], off, s[16:19], 1e10 format:[BUF_DATA_FORMAT_16_16_16_16,BUF_NUM_FORMAT_RESERVED_6] offset:2334 glc slc
gfx803 v_cndmask_b32_e32 v69, s1, ttmp[0:1], vcc
gfx803 v_interp_p2_f32_dpp v205, v137, attr39.w
gfx803 s_sethalt -|0xf591|
gfx803 v_add_f32_e32 v1, s7, |v225|
gfx803 v_max_u32_e32 65, v7, v87
gfx803 v_madak_f16 v69, 22, -v85, 0xa5a8aa78
gfx803 s_cmpk_eq_i32 s34
gfx803 v_madak_f32 v183, v239, v16
gfx803 v_interp_mov_f32_e32 v44, invalid_param_91, 65
gfx803 s_cmpk_le_u32 vcc_lo, 0xf959 done
gfx803 s_xor_b32 s64, -|40|, s4
gfx803 v_interp_p1_f32_e32 s[1:2], v43, attr7.z
gfx803 v_xor_b32_e32 v1, a0, v48
gfx803 s_nor_b64 ttmp[10:11], ttmp0, 46
gfx803 v_interp_mov_f32_e32 v238, ttmp[0:1], attr8.z
gfx803 v_mul_legacy_f32_e32 v128, v98, sext(v0)
gfx803 s_nand_saveexec_b64 a0, s[62:63]
gfx803 v_mul_f16_e32 1e10, v16, v208
gfx803 v_mul_i32_i24_e32 v20, 0.5, -32769
gfx803 v_cndmask_b32_e32 ~0, s8, v100, vcc
gfx803 v_mul_legacy_f32_e32 v214, -0x80000001, v236
gfx803 v_lshlrev_b16_e32 v76, v192, -|v244|
gfx803 v_add_f32_e32 v216, s3, a0, v16
gfx803 v_cndmask_b32_e32 s[2:3], s52, v6, vcc
gfx803 v_interp_p2_f32_e32 v175, exec, attr58.z
gfx803 ds_max_rtn_i64_dpp v[12:13], v90, v[84:85] offset:13116 gds
gfx803 v_ashrrev_i16_e32 v119, v20, s[4:7]
gfx803 s_cmpk_lt_i32 flat_scratch_hi, 0xe24f, ttmp12
gfx803 v_mul_legacy_f32_dpp v192, -8, v202
gfx803 v_subrev_u16_e32 -4.0, 20, v34
gfx803 v_cndmask_b32_e32 v112, s48, v70, 0x3c00
gfx803 v_cmpx_lt_i16_e32 v[0:1], s95, v248
gfx803 v_cndmask_b32_e32 lds_direct, s36, v0, vcc
gfx803 v_interp_p2_f32_e32 v203, v73, attr15.x op_sel_hi:[0,0]
gfx803 s_add_u32 s40, s3, v[255:256]
gfx803 s_cmpk_gt_u32_e64 s2, 0x23fe
gfx803 v_cndmask_b32_e32 v5, s41, v118, -vcc
gfx803 s_cmpk_le_i32 0xf1e1
gfx803 v_sub_f32_sdwa v2, 36, v71
gfx803 s_xor_b64 -s[100:101], s[40:41], -11
gfx803 v_mul_u32_u24_e32 v88, v8, 64
gfx803 v_lshrrev_b32_e32 v196, exec, v32
gfx803 exp s[6:9] off, v36, off, v214
gfx803 s_cmpk_ge_u32 s86, off, 0x54ed
gfx803 v_cndmask_b32_e32 v102, s8, s101, vcc
gfx803 s_add_u32 1.1, 25, s99
gfx803 exp param22 off, off, s[6:9], off compr
gfx803 v_cmp_lt_u64_e32 vcc, -v[237:238], v[240:241]
gfx803 v_interp_mov_f32_e32 v138, s[2:3], attr21.z
gfx803 v_mul_hi_i32_i24_sdwa v48, s2, v148
gfx803 s_cmpk_le_u32 s87, 0x9d34 lds
gfx803 v_cmpx_le_u16_e32 -|vcc|, vcc_hi, v225
gfx803 v_sub_f32_e32 v0, s44, v0 idxen
gfx803 v_cmp_lt_f64_e32 vcc, -5, s102, v[130:131]
gfx803 s_cmpk_lt_i32 flat_scratch_hi, 0xe24f row_shl:1
gfx803 v_cndmask_b32_e64 v0, s3, v194, vcc
gfx803 s_branch v[255:256]
gfx803 v_sub_f16_e32 1e10, s2, v0
gfx803 v_interp_p2_f32_e32 v106, 0x10000, attr22.w
gfx803 v_min_f32_e32 off, v213, v28
gfx803 s_sub_i32 s99, src_flat_scratch_base_lo
gfx803 v_subb_u32_e32 v248, vcc, s55, v192, [s2,s3]
gfx803 v_lshrrev_b32_e32 v128, s16, v41, ~0
gfx803 s_sendmsg -32769
gfx803 v_subrev_u16_e32 0x3c00, v239, v82, v190
gfx803 s_cbranch_cdbguser -32769
gfx803 v_mul_f16_e32 v256, s0, v9
gfx803 v_madmk_f16 s102, s0, 0xb6dc3f1a, v129
gfx803 v_mul_u32_u24_sdwa v2, s0, v16
gfx803 v_cndmask_b32_e32 v1, s48, v184, vcc mul:3
gfx803 v_cndmask_b32_e32 v74, s2, -0x80000001, vcc
gfx803 v_mul_f32_e32 v216, s6, ttmp12, v132
gfx803 v_cvt_pk_u8_f32_sdwa v78, -|v40|, s0, s3
gfx803 v_ldexp_f16_e32 v38, s6, 0x10000
gfx803 s_sub_u32 s1, v[0:1], s0
gfx803 exp s[0:2], param4 off, off, off, off compr vm
gfx803 v_sub_f16_e32 v32, v32, v67 lds
gfx803 v_cmp_u_f16_e32 vcc, 1+1, src_lds_direct, v15
gfx803 v_cndmask_b32_e32 v187, s10, v1, vcc quad_perm:[0,1,2,3]
gfx803 s_bfm_b64 s97, src_shared_limit
gfx803 v_min_u32_sdwa v194, s18, v64
gfx803 v_or_b32_e32 s[2:3], v148, v170
gfx803 exp s102 off, off, v130, off done
gfx803 v_interp_mov_f32_e32 v102, invalid_param_60, attr7.w row_mirror
gfx803 v_madmk_f32 v232, v234, 0x28100038, v[3:6]
gfx803 s_sub_i32 s6, 0, 8 offen
gfx803 v_cndmask_b32_e32 v12, s53, -16, vcc
gfx803 v_subrev_u16_e32 v55, s68, 0.5
gfx803 v_mul_legacy_f32_e32 |v18|, s40, v32
gfx803 v_mul_legacy_f32_e32 v64, v1, s[0:1]
gfx803 s_orn2_b32 s28, tba_lo, s14 done
gfx803 v_subrev_f16_e32 v64, v[3:6], v0
gfx803 s_cmpk_eq_i32 0x10000, xnack_mask_lo, 0xf542
gfx803 s_cmpk_eq_u32 s60, 0x388d dst_sel:BYTE_1
gfx803 v_interp_p1_f32_e32 v195, v246, attr55.x offset:4
gfx803 v_min_u32_e32 v153, s[4:7], v228
gfx803 s_movrels_b64 s[92:93], ttmp[4:5] vm
gfx803 exp param14 v125, v41, -|v165|, off vm
gfx803 v_cndmask_b32_e32 v32, 8, 64, vcc
gfx803 v_cmp_nlt_f64_e32 vcc, 4.0, -4.0
gfx803 v_lshlrev_b32_e32 v0, s72, s[1:2]
gfx803 v_interp_p2_f32_e32 v203, v73, attr15.x quad_perm:[0,1,2,3]
gfx803 v_mac_f32_e32 v173, s29, 0, v223
gfx803 exp -32769 v2, off, off, v57 done compr
gfx803 v_cndmask_b32_e32 exec, v96, v36, vcc
gfx803 exp ttmp0 v167, off, off, off done vm
gfx803 v_add_u32_e32 v75, v255, vcc, 44, v77
gfx803 v_min_i16_e32 v142, v22, v204 row_mirror
gfx803 exp [v0,v1] off, off, off, off done compr
gfx803 v_lshrrev_b32_e32 v106, v107
gfx803 v_subrev_f16_e32 v2, s32, sext(v23)
gfx803 s_xnor_b32 s85, -|-8|, s3
gfx803 v_subrev_f32_e32 v18, s33, 0x10000
gfx803 s_cmpk_gt_u32 s2, 0x23fe offset0:1
gfx803 s_cmpk_lt_i32_sdwa s79, 0x5636
gfx803 v_or_b32_e32 0x100000000, s1, v8
gfx803 exp param7 off, v65, s[4:7], v32 done
gfx803 s_xnor_b32 s0, s2
gfx803 v_madak_f32 s[4:7], s24, v10, 0xbee5a50b
gfx803 exp invalid_target_10 off, off, off, ttmp[0:1] done
gfx803 v_add_f32_e32 v24, v68, |v0|
gfx803 s_wqm_b32 sext(flat_scratch_hi), s66
gfx803 v_cmp_f_f64_e32 vcc, s[58:59], 0x3c00
gfx803 s_add_u32 s2, 52
gfx803 v_ashrrev_i32_e32 v5, s18, v64 clamp
gfx803 s_set_gpr_idx_mode -|0x5bdc|
gfx803 v_add_f32_e32 v23, v[3:6], v99
gfx803 v_mul_u32_u24_e32 v140, 7, s0
gfx803 s_absdiff_i32_dpp s96, s0, s4
gfx803 v_max_i16_e32 v94, 0x3ff0000000000000, v32
gfx803 v_subrev_f32_e32 v12, s[4:7], v40
gfx803 v_lshrrev_b16_e32 v30, -12, v43 high
gfx803 v_min_i16_e32 lds_direct, v68, v40
gfx803 v_cndmask_b32_e32 v10, s89, v64, s[4:7]
gfx803 v_and_b32_e32 v68, -4, 1+1
gfx803 v_and_b32_e32 s[1:2], v233, v14
gfx803 v_max_i16_e32 0x10000, v128, v195, v20
gfx803 s_cmpk_gt_u32 s2, s[2:3]
gfx803 v_sub_f16_e32 v66, v221, v63 offen
gfx803 v_mac_f32_e32 v53, -17, v179, v248
gfx803 v_cmpx_lt_i16_e32 vcc, v[3:6], v175
gfx803 v_max_i32_e32 v117, v194, src_shared_base
gfx803 v_lshlrev_b32_e32 v81, -0x80000001, v4, v64
gfx803 v_mul_legacy_f32_e32 0x100000000, s78, v13
gfx803 v_cvt_pknorm_u16_f32 v1, s64, ttmp0
gfx803 v_interp_mov_f32_e32 v7, invalid_param_83, attr61.z clamp
gfx803 exp invalid_target_30 off, off, v130, off done offset:4
gfx803 v_interp_p1_f32_e32 v69, 1e-10, attr46.y
gfx803 v_add_f32_e32 0x10000, 10, v27
gfx803 exp param6 off, v241, v92, sext(v232)
gfx803 exp invalid_target_27 off, off, v0, v0 done compr clamp
gfx803 v_cndmask_b32_e32 v156, 12, 0x3c00, vcc
gfx803 v_cndmask_b32_e32 s0, s72, v20, vcc
gfx803 s_cmpk_ge_i32 s102, s16, 0xe3fa
gfx803 s_xor_b32 s59, 29, 23 clamp
gfx803 v_mul_f32_e32 src_shared_base, s73, v10
gfx803 v_interp_p2_f32_e32 0x10000, v119, attr11.x
gfx803 tbuffer_load_format_x v232, off, s[60:63], -5 format:[BUF_DATA_FORMAT_8_8_8_8,BUF_NUM_FORMAT_SSCALED] offset:3510 offen
gfx803 v_ashrrev_i16_e32 v108, v107, exec
gfx803 v_interp_mov_f32_e32 -17, invalid_param_129, attr6.w
gfx803 v_interp_p2_f32_e32 v171, xnack_mask, attr54.w
gfx803 exp param31 v28, s[2:3], off, v36, off compr vm
gfx803 v_cndmask_b32_e32 sext(v0), s4, v162, vcc
gfx803 v_mul_legacy_f32_e32 v200, v4, a0
gfx803 v_cmpx_le_u16_e32 vcc, 48, -0x80000001
gfx803 v_and_b32_e32 v160, s64, v4 offset:0xffff
gfx803 v_mul_u32_u24_e32 s[2:3], v91, v8, v64
gfx803 s_cmpk_eq_i32 s24, v[0:1]
gfx803 s_cbranch_vccnz 2512 mul:3
gfx803 v_addc_u32_e32 v148, vcc, 0, v16, vcc clamp
gfx803 s_bfe_i32 ttmp5, s98, src_shared_base
gfx803 v_lshrrev_b32_e32 v47, ttmp[0:1], v9
gfx803 v_cvt_flr_i32_f32_e32 v163, s77 addr64
gfx803 v_mul_f32_e32 v145, -|s73|, v10
gfx803 v_ldexp_f16_sdwa v48, s12, v172
gfx803 v_cndmask_b32_e32 v49, s85, v170, vcc op_sel_hi:[0,0]
gfx803 v_sub_f16_e32 v0, s4, 1e10
gfx803 s_andn2_b32 s36, 0, s20 op_sel:[0,1]
gfx803 s_sendmsg -0x80000001 GS_OP_CUT, 0)
gfx803 v_sub_f32_e32 s[6:9], v132, v161
gfx803 v_mac_f32_e32 v64, v138, s0
gfx803 v_mul_hi_u32_u24_e32 v20, s96, vcc_lo
gfx803 v_max_i32_e32 s0, v52
gfx803 v_interp_p2_f32_e32 v148, 65536.0, attr22.x
gfx803 s_cmpk_lg_i32 s94, 1.1
gfx803 s_xor_b64 [v0,v1], 21, src_flat_scratch_base_lo
gfx803 tbuffer_store_format_d16_xy v[2:3], off, s[0:3], s0 format:[BUF_DATA_FORMAT_8_8_8_8,BUF_NUM_FORMAT_RESERVED_6] offset:3183 row_mask:0x3
gfx803 v_cmpx_nlg_f64_e32 0.15915494, s[46:47], v[198:199]
gfx803 v_cndmask_b32_e32 v0, ttmp[0:1], v140, vcc
gfx803 exp param16 v8, off, 0x10000, off vm
gfx803 v_interp_p1_f32_e32 v195, v246, sext(attr55.x)
gfx803 v_mul_u32_u24_e32 s101, s6, v130
gfx803 v_cndmask_b32_e32 v52, v31, sext(v100), vcc
gfx803 s_cmpk_lt_u32 |ttmp0|, 0x2a43
gfx803 v_madmk_f32 v232, s[2:3], 0x28100038, v105
gfx803 v_xor_b32_e32 v36, 59, v54 row_shl:1
gfx803 v_interp_p2_f32_e32 v[3:6], v13, v31, attr12.w
gfx803 s_min_u32 s40, s37, src_shared_base
gfx803 tbuffer_load_format_d16_xyz v256, off, s[0:3], 8 format:[BUF_DATA_FORMAT_RESERVED_15,BUF_NUM_FORMAT_SINT] offset:1963 glc
gfx803 v_cndmask_b32_e32 v0, s1, v232, ttmp0
gfx803 tbuffer_load_format_xy v[8:9], off, s[16:19], -s32 format:[BUF_DATA_FORMAT_RESERVED_15,BUF_NUM_FORMAT_USCALED] offset:650 glc
gfx803 s_atc_probe_buffer 50, 0x10000, s62
gfx803 v_sub_u32_e32 v117, vcc_hi, v26
gfx803 v_cndmask_b32_e32 v32, s48, s[4:7], vcc
gfx803 v_interp_p2_f32_e32 v13, v31, attr12.w vm
gfx803 v_cndmask_b32_e32 v1, s48, v184, -|vcc|
gfx803 v_cndmask_b32_e32 v16, 64, vcc, vcc
gfx803 s_wqm_b32 v255, -10
gfx803 s_cbranch_scc1 m0
gfx803 v_mul_f32_e32 v144, |v8|, v129
gfx803 s_max_u32 [v0,v1], s80, 4
gfx803 v_mul_i32_i24_e32 v15, s[0:2], v39, v75
gfx803 v_and_b32_e32 v4, 35, v0 dst_sel:BYTE_1
gfx803 s_add_u32 s32, s16, s102
gfx803 v_sub_f16_e32 sext(v0), s68, v150
gfx803 v_mul_i32_i24_dpp v20, s15, v0
gfx803 v_sub_f32_e32 v74, s[1:2], v0
gfx803 v_ashrrev_i16_e32 v4, s31, sext(v0)
gfx803 s_mulk_i32_sdwa tba_lo, 0x2e31
gfx803 s_cbranch_scc0 39920 neg_lo:[1,0]
gfx803 v_mul_hi_u32_u24_e32 v164, s9, xnack_mask
gfx803 s_add_u32 0x100000000, s9, s1
gfx803 exp_e64 pos0 v2, v208, v3, off
gfx803 v_cndmask_b32_e32 v144, 0.15915494, s0, v40, vcc
gfx803 v_sub_f32_e32 vcc_lo, 18, v1
gfx803 v_interp_p1_f32_e32 v54, attr25.w
gfx803 v_mul_hi_u32_u24_e32 v22, v254
gfx803 v_interp_p2_f32_e32 v161, -16, attr44.w
gfx803 v_mul_f32_e32 v32, s32, v[255:256], v10
gfx803 v_cmpx_class_f16_e32 vcc, v66, v122, vcc
gfx803 v_max_i16_e32 v43, v84
gfx803 v_min_i16_e32 1.1, s61, v222
gfx803 s_branch
gfx803 v_add_f32_e32 s102, s66, v18
gfx803 v_sub_f32_e32 v24, v226
gfx803 s_cbranch_scc1 sext(29045)
gfx803 v_or_b32_e32 ttmp12, v80, s16, v50
gfx803 v_min_f32_e32 v44, 45, ~0
gfx803 v_subb_u32_e32 v189, vcc, v74, v233, vcc offset:4
gfx803 v_mul_hi_i32_i24_e32 v192, s[4:7], v64
gfx803 s_lshl_b32 ~0, 30, 31
gfx803 v_cmp_f_f16_e32 vcc, v125, 64
gfx803 v_lshrrev_b32_e32 v2, ttmp12, v0
gfx803 v_mul_u32_u24_e32 v15, v[255:256], v119
gfx803 v_add_u32_e32 s[1:2], vcc, s1, v1
gfx803 s_cbranch_scc1 s101
gfx803 v_interp_p2_f32_e32 v8, s102, attr23.z
gfx803 v_interp_p1_f32_e32 v132, s[6:9], attr15.x
gfx803 s_xnor_b64 s[48:49], s[72:73], ttmp[10:11] gds
gfx803 v_max_u32_e32 v42, 20, v81 glc
gfx803 v_interp_p1_f32_e32 v64, v8
gfx803 v_ashrrev_i16_e32 s[1:2], s49, v4
gfx803 s_rfe_restore_b64 30
gfx803 s_sub_u32_sdwa s16, s6, s6
gfx803 v_mul_f16_e32 v136, sext(s0), v194
gfx803 s_and_b32 s89, s35, vcc
gfx803 v_sub_f16_e32 v128, 1e10, v32
gfx803 exp exec v71, off, v48, off done compr vm
gfx803 v_add_u32_e32 v75, vcc, v[0:1], v77
gfx803 exp param6 v16, v16, off, 0x10000 done compr vm
gfx803 s_add_u32 s40, 0x10000, s3, s17
gfx803 v_mul_legacy_f32_e32 v0, v0
gfx803 v_add_u16_e32 v213, |s62|, v12
gfx803 v_interp_mov_f32_e32 v52, invalid_param_83, [v0,v1]
gfx803 s_cmpk_lt_i32 0x5f44
gfx803 v_add_f32_e32 v132, s68, ttmp[0:1]
gfx803 v_cndmask_b32_dpp v0, v2, v9, vcc
gfx803 s_max_i32 s51, s64, 64 offen
gfx803 exp param22 off, off, vcc, off compr
gfx803 v_sub_u16_e32 -v0, v128, v15
gfx803 ds_wrxchg2st64_rtn_b32 -v[32:33], v0, v0, v157 offset0:225 offset1:238
gfx803 s_setreg_b32 hwreg(24, 23, 2)
gfx803 v_cndmask_b32_e32 v69, s13, v72, vcc offset0:1
gfx803 v_max_u32_e32 v0, v128
gfx803 s_cmpk_ge_u32 0x54ed
gfx803 exp_e64 param26 off, v89, off, v161 done vm
gfx803 tbuffer_load_format_d16_x v139, off, s[32:35], 1.1 format:[BUF_DATA_FORMAT_10_10_10_2,BUF_NUM_FORMAT_USCALED] offset:2295
gfx803 v_add_f32_e32 -0x80000001, s86, v129
gfx803 buffer_store_dwordx2_dpp v[176:177], off, ttmp[4:7], 19 offset:3384 glc
gfx803 v_mul_legacy_f32_e32 v102, v140
gfx803 s_cmovk_i32 s10, -|0x750d|
gfx803 exp param27 v44, s[2:3], off, off done
gfx803 s_bfe_u64 |s[72:73]|, -0.5, 7
gfx803 v_min_f32_e32 v128, v32
gfx803 s_xor_b64 0.5, s[10:11], s[70:71]
gfx803 v_cmpx_eq_f32_e32 vcc, [s2,s3], v156
gfx803 v_add_f32_e32 ttmp12, s40, v6
gfx803 v_cndmask_b32_e32 s102, s4, v137, vcc
gfx803 v_cndmask_b32_e32 v224, v46, v2, vcc neg_lo:[1,0]
gfx803 v_madak_f16 65536.0, v6, v74, 0xe2b90417
gfx803 v_interp_mov_f32_e32 v116, invalid_param_180, attr1.w op_sel:[0,1]
gfx803 v_mul_lo_u16_e32 v68, 30, v14 row_shl:1
gfx803 v_mac_f16_e32 v162, v44, 65
gfx803 v_subrev_f32_e32 v177, v12, v151 done
gfx803 v_subrev_u16_e32 v256, s34, v192
gfx803 v_cndmask_b32_e32 v130, v72, 64, vcc
gfx803 s_cmovk_i32 s56, -|0xee31|
gfx803 v_sub_u32_e32 v208, vcc, a0, v193
gfx803 v_lshlrev_b16_e32 sext(v194), s22, v121
gfx803 v_mul_lo_u16_e32 v216, 8, s[6:9]
gfx803 v_cndmask_b32_e32 v25, [s2,s3], v40, vcc
gfx803 ds_min_rtn_u32 v18, s102, v172 offset:4386
gfx803 v_interp_mov_f32_e32 v69, [s2,s3], attr33.x
gfx803 v_subb_u32_e32 v38, vcc, s5, sext(v65), vcc
gfx803 s_add_u32 1.1, s95, s0
gfx803 s_branch 0.5
gfx803 s_min_u32 s29, [v0,v1], src_shared_limit
gfx803 v_cmpx_nlg_f16_e32 s[1:2], s91, v97
gfx803 v_or_b32_e32 v141, s[0:1], v6
gfx803 v_sub_f32_e32 v2, s21, 0x100000000, v192
gfx803 v_mul_legacy_f32_e32 v40, s1, v0 compr
gfx803 v_mul_lo_u16_e32 v186, sext(v214), v121
gfx803 v_cndmask_b32_e32 v152, v128, v40, sext(vcc)
gfx803 v_cndmask_b32_e32 exec, s48, v184, vcc
gfx803 v_cndmask_b32_e32 v0, m0, v1, vcc
gfx803 v_cndmask_b32_e32 exec, s3, v1, vcc
gfx803 v_sub_f32_e32 [v0,v1], s44, v0
gfx803 v_xor_b32_e32 v68, a0, v108
gfx803 s_setreg_b32 ttmp12 24, 9), s31
gfx803 v_mul_u32_u24_e32 v0, s49, v256
gfx803 v_cmp_t_i32_e32 vcc, v161, v132 lds
gfx803 v_mul_i32_i24_e32 v6, s8, v22, 1e10
gfx803 v_max_f32_e32 ttmp[0:1], s94, v219
gfx803 exp -4.0 v64, off, v144, v144 compr vm
gfx803 v_sub_f32_e32 v128, s4, v145 high
gfx803 v_add_u16_e32 s102, 49, v152
gfx803 v_log_f32_e32 s[6:9], v186
gfx803 v_interp_p2_f32_dpp v161, v160, attr44.w
gfx803 v_min_i32_e32 1.1, s64, v40
gfx803 v_sub_f16_e32 v12, ~0, s0, v32
gfx803 v_mul_legacy_f32_e32 v200, v4, s0
gfx803 s_andn2_b32_sdwa s0, s0, s0
gfx803 v_mul_hi_u32_u24_e32 s0, v53
gfx803 v_interp_p2_f32_e32 v177, v154, attr24.x neg_lo:[1,0]
gfx803 v_mul_hi_u32_u24_e32 v22, 40, v254 offset:4
gfx803 s_cmpk_lg_i32 s55, 0x10000
gfx803 tbuffer_load_format_d16_xyzw v[19:22], off, s[72:75], s[1:2] format:[BUF_DATA_FORMAT_16_16,BUF_NUM_FORMAT_SSCALED] offset:1422
gfx803 v_cmp_nle_f16_e32 ttmp12, v173, v240
gfx803 v_madak_f16 v139, v90, v65, v255
gfx803 v_lshlrev_b32_e32 v17, v22, s[2:3]
gfx803 v_cmp_lt_u16_e32 0x3ff0000000000000, -9, v223
gfx803 v_subrev_f16_e32 v4, v[0:1], v66
gfx803 v_interp_p2_f32_e32 -16, v73, attr15.x
gfx803 s_cmpk_lt_i32 s[0:1], 0xb4a5
gfx803 v_add_f32_e32 v13, 64, 0x100000000
gfx803 v_cndmask_b32_e32 v128, tba_lo, v165, vcc, a0
gfx803 s_subb_u32 s73, a0, s9
gfx803 s_add_u32_sdwa s6, s0, 0
gfx803 exp mrt1 v2, v2, -0x80000001, off compr
gfx803 v_add_f32_e32 0x3ff0000000000000, v0, v203
gfx803 v_mac_f32_e32 v109, v191, v149 op_sel:[0,1]
gfx803 v_cndmask_b32_e32 v128, tba_lo, v165, v[3:6]
gfx803 v_add_f32_e32 v148, v173, [s2,s3]
gfx803 exp param10 v164, v164, off, off done high
gfx803 v_min_i32_e32 v143, s12, s[0:1]
gfx803 v_subrev_u16_e32 v4, s4
gfx803 v_cndmask_b32_e32 1+1, 8, v136, vcc
gfx803 v_add_f32_e32 v256, 16, v10
gfx803 s_orn2_b32 src_shared_base, s64, s80
gfx803 v_cmp_eq_f16_e32 ttmp[0:1], v207, v76
gfx803 s_xor_b32 s3, s9, s22 vm
gfx803 v_sub_f32_e32 v74, s64, 0x10000
gfx803 tbuffer_store_format_x v48, off, s[0:3], -|-12| format:[BUF_DATA_FORMAT_32_32_32_32] offset:2628 glc
gfx803 v_subrev_f16_e32 v2, s32, v23 glc
gfx803 v_cndmask_b32_e32 v144, v140, v130, vcc row_shl:1
gfx803 v_ashrrev_i32_dpp v106, s38, v145
gfx803 v_interp_mov_f32_e32 v52, attr11.x
gfx803 exp param7 off, v208, off, off done op_sel:[0,1]
gfx803 s_bfe_i64 |s[20:21]|, s[46:47], 20
gfx803 v_min_f16_e32 v57, vcc, v60
gfx803 v_ashrrev_i32_e32 s0, v47, v49
gfx803 v_madmk_f16 v254, 0, 0x7ceadcf8, -32769
gfx803 s_cmp_ge_u32 s39
gfx803 v_subrev_u16_e32 v132, s17, -0x80000001
gfx803 v_sub_f32_e32 v89, v0
gfx803 exp invalid_target_19 v48, v135, -16, off
gfx803 v_cmp_u_f64_e32 vcc, v[154:155], v[3:6]
gfx803 s_min_u32 s8, 26
gfx803 exp param29 off, -off, v64, off done compr vm
gfx803 v_or_b32_e32 v137, exec, v101
gfx803 exp_dpp param20 v48, v0, v16, off
gfx803 v_subrev_f32_e32 v16, s0, -|v212|
gfx803 v_cmpx_ne_i16_e32 vcc, ttmp0, v169, v128
gfx803 s_cmovk_i32 s56, 0xee31 addr64
gfx803 v_lshrrev_b32_e32 v129, s90, src_shared_base
gfx803 exp mrt3 off, off, s[4:7], off done compr vm
gfx803 s_xor_b32 0x3c00, -5, 2
gfx803 s_setreg_b32 a0 2, 7), s39
gfx803 v_cndmask_b32_e32 v8, 32, 0, v192, vcc
gfx803 s_cmpk_gt_i32 s8, v[0:1]
gfx803 v_ashrrev_i32_e32 0x3c00, s20, v4
gfx803 v_subrev_f32_e32 v163, s70, s[1:2]
gfx803 s_min_i32 0xffffffff, s44, s65
gfx803 v_madak_f16 v128, s8, v64, 0xeadef376 row_mask:0x3
gfx803 v_max_i32_e32 -v106, -14, v168
gfx803 v_sub_u32_e32 v129, vcc, v136, v131 vm
gfx803 v_or_b32_e32 v8, s34, 1.1, v195
gfx803 v_cmpx_le_f16_e32 vcc, v27, 65
gfx803 v_max_i32_e32 v12, v[255:256], v32
gfx803 v_add_f16_e32 v72, v137, 65536.0
gfx803 s_cmpk_gt_u32 s49, 1e-10
gfx803 s_cmpk_eq_i32 s39, 0xf7ac lds
gfx803 s_add_u32 sext(s41), s88, s44
gfx803 v_madmk_f16 v[0:1], v0, 0xeaea8756, v1
gfx803 v_cndmask_b32_e32 v0, v[0:1], v1, vcc
gfx803 v_cmpx_t_u16_e32 vcc, |s2|, v51
gfx803 v_lshrrev_b32_sdwa v66, s65, v16
gfx803 s_bfe_u32 flat_scratch_lo, s56, -4 quad_perm:[0,1,2,3]
gfx803 exp param17 off, off, v253, s[1:2] compr vm
gfx803 s_endpgm_sdwa 53861
gfx803 v_cmp_nlg_f32_e32 vcc, 4.0, xnack_mask, v158
gfx803 v_interp_p1_f32_e32 v163, v63, a0
gfx803 s_bfm_b64 s[44:45], -|s97|, src_shared_limit
gfx803 s_max_i32 s0, ttmp12, s74
gfx803 v_cmp_nge_f16_e32 -vcc, v183, v252
gfx803 s_cmpk_gt_u32 s90, 1.1
gfx803 v_subrev_f32_e32 v234, -7
gfx803 v_add_f16_e32 v233, v109
gfx803 s_sub_i32 lds_direct, 38, s7
gfx803 s_sub_i32 s99, tba_hi
gfx803 v_cmpx_le_i32_e32 off, v69, v236
gfx803 v_mul_legacy_f32_e32 v113, v114, v4 op_sel:[0,1]
gfx803 tbuffer_store_format_x v48, off, v[255:256], -12 format:[BUF_DATA_FORMAT_32_32_32_32] offset:2628 glc
gfx803 v_cndmask_b32_e32 1e10, s34, v228, vcc
gfx803 v_cmp_lt_u16_e32 65536.0, -9, v223
gfx803 v_subbrev_u32_e32 v109, vcc, [v0,v1], v218, vcc
gfx803 v_cndmask_b32_e32 s[6:9], s48, v70, vcc
gfx803 v_interp_p2_f32_e32 v106, v171, attr22.w, -16
gfx803 v_subrev_u16_e32 v24, ttmp12, v138
gfx803 exp invalid_target_19 v48, v135, off, off clamp
gfx803 v_subrev_f32_e32 v2, 37, v224 mul:2
gfx803 v_min_i32_e32 65, v3, v80, v88
gfx803 s_nand_b32 s37, -5
gfx803 s_add_u32 1e10, 52, s48
gfx803 v_mul_legacy_f32_e32 sext(v72), s41, v0
gfx803 exp mrt1 v159, off, v87, v[255:256] compr vm
gfx803 v_sub_f32_e32 -|v170|, v16, v40
gfx803 v_mul_hi_u32_u24_e32 -17, 9, v75
gfx803 s_xor_b32 s83, s64, 2 gds
gfx803 v_lshrrev_b32_e32 a0, s2, v17
gfx803 v_interp_p2_f32_e32 off, v160, attr44.w
gfx803 buffer_load_format_x off, s[8:11], src_shared_base offset:2324 slc lds
gfx803 v_max_u16_e32 v109, s[1:2], v82
gfx803 s_and_b64_e64 tba, s[96:97], ttmp[6:7]
gfx803 s_cmpk_eq_i32 s24, 0.5
gfx803 v_interp_p1_f32_e32 v218, xnack_mask, attr27.y
gfx803 v_add_u16_e32 v32, s75
gfx803 v_sub_u32_e32 0x3ff0000000000000, vcc, v29, v101
gfx803 v_lshrrev_b32_e32 v58, s64, |v2|
gfx803 s_add_u32 s2, 52, s48 dst_sel:BYTE_1
gfx803 v_sub_f32_e32 v248, v127
gfx803 v_rndne_f32_e32 v67, a0
gfx803 v_cndmask_b32_e32 v145, v4, vcc
gfx803 v_sub_f32_e32 v5, s0, s[1:2]
gfx803 v_interp_mov_f32_e32 v69, invalid_param_32, attr33.x dst_sel:BYTE_1
gfx803 v_cndmask_b32_e32 s17, v65, vcc
gfx803 s_or_b64 s[42:43], s[38:39], s[6:7] op_sel_hi:[0,0]
gfx803 s_cmpk_ge_u32 0x100000000, s38, 0x88d
gfx803 v_mul_u32_u24_e32 vcc_lo, v16, v4
gfx803 v_lshrrev_b32_e32 1e-10, v84, 40, v8
gfx803 v_max_f16_e32 v241, ttmp1
gfx803 s_set_gpr_idx_mode 1e-10
gfx803 v_subrev_f16_e32 0xffffffff, s63, v18
gfx803 v_interp_p2_f32_e32 v71, 0x3ff0000000000000, v202, attr9.x
gfx803 s_getreg_b32 v[3:6], s22, hwreg(31, 16, 2)
gfx803 v_cndmask_b32_e32 xnack_mask, v50, v128, vcc
gfx803 exp param7 v200, ttmp0, off, v55 done
gfx803 v_cvt_f64_u32_dpp v[238:239], v158
gfx803 v_cmpx_le_f32_e32 -|vcc|, v71, v144
gfx803 v_cmp_ge_i16_e32 v0, src_flat_scratch_base_lo, v184
gfx803 exp 1e-10 off, v245, v57, off done compr vm
gfx803 v_lshrrev_b16_e32 v152, s102, v103
gfx803 v_subrev_f16_e32 v153, v9, v177 offset:0xffff
gfx803 v_mul_u32_u24_e32 v6, s72, v9 offset:0xffff
gfx803 s_min_i32_e64 s72, s81, 22
gfx803 v_lshrrev_b32_e32 v35, v150, v168, a0
gfx803 exp param29 off, off, v64, s[4:7] done compr vm
gfx803 v_or_b32_e32 vcc, s34, v195
gfx803 v_subrev_u16_e32 s[0:1], s12, v138
gfx803 v_add_f32_e32 v178, 2, 0
gfx803 s_orn2_b32 s11, s[2:3], s18
gfx803 s_add_u32 s67, sext(s18), s49
gfx803 v_max_u16_e32 v128, v17, sext(v8)
gfx803 v_min_f16_e32 -|v181|, s70, v49
gfx803 v_madak_f16 s[4:7], v90, v65, 0xc0075c9f
gfx803 exp invalid_target_16 v0, off, |off|, off compr
gfx803 exp -32769, invalid_target_19 v48, v135, off, off
gfx803 v_min_f32_e32 s[4:7], s0, v1
gfx803 exp param15 v16, src_shared_base, off, off done vm
gfx803 v_cmp_eq_u16_e32 v[0:1], vcc, 24, v201
gfx803 v_cmp_ge_i64_e32 vcc, v255, v[139:140]
gfx803 v_interp_p2_f32_e32 v238, v13, attr8.y gds
gfx803 v_interp_p1_f32_e32 v210, v86, [s2,s3]
gfx803 v_sub_f32_e32 -16, 0, v2
gfx803 v_cndmask_b32_e32 v0, v128, 0.5, vcc
gfx803 v_min_u32_e32 v120, -16, sext(v136)
gfx803 v_cndmask_b32_e32 v69, s1, xnack_mask, vcc
gfx803 exp param6 v16, v16, vcc, v8 done compr vm
gfx803 v_subrev_u16_e32 1.1, v132, s17, v105
gfx803 s_cmpk_eq_i32 s24, a0
gfx803 v_cmp_le_i16_e32 vcc, v228, ttmp0
gfx803 v_sub_f32_e32 v25, 0x3ff0000000000000, v1
gfx803 s_nop v[3:6]
gfx803 v_cmp_nlg_f16_e32 vcc, v6
gfx803 s_sub_i32 s24, 22, s101 quad_perm:[0,1,2,3]
gfx803 v_interp_p1_f32_sdwa v195, v246, attr55.x
gfx803 v_interp_mov_f32_e32 v161, invalid_param_52, [s2,s3]
gfx803 v_cndmask_b32_e32 0, s0, v40, vcc
gfx803 v_mul_i32_i24_e32 -0x80000001, s1, v192
gfx803 v_madmk_f16_dpp v239, s3, 0x7e97d60d, v49
gfx803 v_interp_mov_f32_e32 v164, invalid_param_102, 0xffffffff
gfx803 v_add_f32_e32 s[0:2], v16, v140, v52
gfx803 v_lshrrev_b32_e32 v32, s9, v9 quad_perm:[0,1,2,3]
gfx803 v_interp_p1_f32_e32 s[0:1], v57, attr54.x
gfx803 v_cndmask_b32_e32 s[0:1], s1, v129, vcc
gfx803 s_cmp_lg_u64_sdwa s[46:47], s[34:35]
gfx803 v_mul_u32_u24_e32 v17, src_shared_base, v85
gfx803 v_min_f32_e32 vcc, s48, v160
gfx803 s_cmpk_le_i32 s14, s102
gfx803 v_max_i32_e32 65536.0, 62, v231
gfx803 v_sub_f32_e32 a0, s2, v160
gfx803 v_subbrev_u32_e32 v109, vcc, src_shared_base, s[4:7], v218, vcc
gfx803 v_add_u16_e32 0, v16, v0
gfx803 v_mul_lo_u16_e32 v95, v166, v237 mul:3
gfx803 v_min_u32_e32 -|v206|, -8, v102
gfx803 v_cmp_eq_u32_e32 vcc, s[1:2], v20
gfx803 v_cmp_eq_f16_e32 vcc, v207, -32769
gfx803 v_interp_p2_f32_e32 a0, v76, attr58.y
gfx803 s_add_u32 s12, 5
gfx803 v_cndmask_b32_e32 v44, v123, v8, vcc offen
gfx803 s_cmp_le_i32 0x100000000, s25
gfx803 v_cndmask_b32_e32 v0, s3, v194, v255
gfx803 v_cndmask_b32_e32 [v0,v1], s16, v140, vcc
gfx803 tbuffer_load_format_xyzw v[130:133], off, s[72:75], s8 format:[BUF_DATA_FORMAT_16_16,BUF_NUM_FORMAT_SSCALED] offset:2444 glc slc addr64
gfx803 v_ashrrev_i32_e32 v100, s20, v4 neg_lo:[1,0]
gfx803 v_madmk_f16_sdwa v161, s45, 0xd911b6df, v90
gfx803 v_xor_b32_e32 0x10000, v204, v0
gfx803 v_xor_b32_e32 v9, vcc, v102, v32
gfx803 s_cmpk_gt_u32_dpp s14, 0xc14
gfx803 v_mac_f32_e32 |v28|, s78, v117
gfx803 v_cmp_lt_u64_e32 [v0,v1], v[199:200], v[154:155]
gfx803 v_cndmask_b32_e32 v202, 64, v96, 0x3ff0000000000000
gfx803 v_cndmask_b32_e32 v10, s4, 0, v137, vcc
gfx803 v_max_i16_e32 57, v3
gfx803 s_xor_saveexec_b64 s102, -1
gfx803 s_setreg_imm32_b32 s[1:2] 16, 4), 0xc2b2f159
gfx803 v_cmpx_nlg_f64_e32 |vcc|, s[46:47], v[198:199]
gfx803 s_load_dwordx16 s[48:63], s[36:37], -|s42|
gfx803 s_wqm_b32 src_shared_base, ttmp10, -10
gfx803 exp mrt4 off, 65, off, v191
gfx803 v_min_f16_e32 s49, v24
gfx803 v_min_f32_e32 ttmp0, v0, v213, v28
gfx803 v_subrev_u16_e32 v24, s[0:1], v138
gfx803 v_cndmask_b32_e32 v80, s8, v20, vcc glc
gfx803 v_ceil_f32_dpp v190, s98
gfx803 v_sub_f32_e32 -16, v16, v40
gfx803 tbuffer_load_format_d16_xyz v[48:50], off, s[0:3], s[6:9] format:[BUF_DATA_FORMAT_RESERVED_15,BUF_NUM_FORMAT_SINT] offset:1963 glc
gfx803 v_or_b32_e32 v3, 0x10000, v192, v99
gfx803 v_subb_u32_e32 v174, vcc, -32769, v131, vcc
gfx803 v_sub_f16_e32 0xffffffff, 25, v8
gfx803 s_store_dwordx4 s[4:7], -s[4:5], s2
gfx803 v_min_f32_dpp v78, 45, v32
gfx803 exp [s2,s3] v19, v19, off, off done compr
gfx803 v_subrev_u16_e32 v177, v82
gfx803 exp param16 off, v240, off, v20 done compr mul:2
gfx803 v_mul_hi_u32_u24_e32 1e10, v149, v1
gfx803 v_max_f32_e32 -17, v198, s50, v127
gfx803 v_max_i16_e32 s[6:9], 16, v17
gfx803 v_sub_f16_e32 v[0:1], s36, v128
gfx803 v_interp_mov_f32_e32 v3, exec, invalid_param_175, attr17.w
gfx803 v_min_i16_e32 v246, v119, s[6:9]
gfx803 v_subrev_f16_e32 v0, v256, v0
gfx803 s_cmpk_lt_i32 s79, 0x5636 idxen
gfx803 v_mul_legacy_f32_e32 v225, s78, 0x10000
gfx803 v_sub_f32_e32 v21, v67
gfx803 v_subrev_u16_e32 0xffffffff, s70, v68
gfx803 v_addc_u32_e32 v155, vcc, src_flat_scratch_base_lo, v206, a0
gfx803 v_or_b32_e32 v72, v8
gfx803 v_subrev_f32_e32 v4, s[0:2], v0
gfx803 v_cmpx_ge_u64_e32 vcc, v[61:62], ttmp0
gfx803 v_min_u16_e32 v24, 2, vcc
gfx803 v_cndmask_b32_e32 exec, s72, v3, vcc
gfx803 v_min_i32_e32 v208, s[6:9], v5
gfx803 v_cmp_eq_i64_e32 vcc, ttmp0, v[244:245]
gfx803 v_max_f32_e32 sext(v57), s94, v219
gfx803 exp 1.1 off, off, v208, v208 compr
gfx803 v_cndmask_b32_sdwa v34, s1, v16, vcc
gfx803 s_max_u32 s16, s80, 0x100000000
gfx803 v_mul_legacy_f32_e32 v15, s10, v88 slc
gfx803 exp param16 off, off, off, 1e-10 done vm
gfx803 s_nor_b32 s76, 6, s11 offset:0xffff
gfx803 s_add_u32 -4.0, s3, s17
gfx803 s_cmpk_lg_i32 65536.0, 0x2b87
gfx803 v_madmk_f32 v233, 0x3c00, 0xbfdf38c3, v65
gfx803 s_ff1_i32_b32 s35
gfx803 v_cvt_f64_u32_e32 v[238:239], -|v158|
gfx803 v_interp_mov_f32_e32 v161, s0, attr4.z
gfx803 v_min_i32_e32 v3, s25, sext(v80)
gfx803 tbuffer_load_format_x v256, off, s[36:39], s98 format:[BUF_DATA_FORMAT_8_8,BUF_NUM_FORMAT_SNORM] offset:124 glc
gfx803 exp mrt0 off, off, 1+1, v139 done compr
gfx803 v_mul_u32_u24_e32 v209, v48, vcc
gfx803 v_mul_legacy_f32_e32 0x10000, v2, v192
gfx803 s_quadmask_b32 s59, s102
gfx803 v_cmpx_eq_f16_e32 vcc_lo, v14, v125
gfx803 v_cmpx_ge_u16_e32 vcc, vcc_lo, v241, v17
gfx803 v_interp_p2_f32_e32 s[2:3], v171, attr22.w
gfx803 exp -param25 off, off, v175, off compr vm
gfx803 v_sub_f16_e32 v12, s0, sext(v32)
gfx803 tbuffer_load_format_xy v[8:9], off, s[16:19], v[0:1] format:[BUF_DATA_FORMAT_RESERVED_15,BUF_NUM_FORMAT_USCALED] offset:650 glc
gfx803 v_mul_u32_u24_e32 v96, -|s22|, v18
gfx803 s_add_u32 s8, -|s12|, s84
gfx803 v_cndmask_b32_e32 v0, -32769, v9, vcc
gfx803 s_sendmsg v[255:256]
gfx803 v_subrev_f32_e32 v164, s71, 0x3ff0000000000000
gfx803 s_cbranch_cdbguser 34039 lds
gfx803 tbuffer_load_format_xy v[8:9], off, s[16:19], sext(s32) format:[BUF_DATA_FORMAT_RESERVED_15,BUF_NUM_FORMAT_USCALED] offset:650 glc
gfx803 v_mul_lo_u16_e32 v202, s89, v94 idxen
gfx803 s_add_u32 s6, s4, 37 gds
gfx803 v_lshrrev_b32_e32 v54, ttmp3, v19, 0x3ff0000000000000
gfx803 v_or_b32_e32 xnack_mask, v87, v41
gfx803 v_or_b32_e32 v160, v69, s[4:7]
gfx803 v_mul_legacy_f32_e32 v78, 0x10000, v114, v89
gfx803 v_subrev_u16_e32 v55, a0, v72
gfx803 s_min_u32 tma_hi, 49, s[2:3]
gfx803 s_cmpk_eq_i32 xnack_mask_lo, s[6:9]
gfx803 v_cmp_nlg_f32_e32 vcc, 4.0, -17
gfx803 v_xor_b32_e32 v197, v193, 0xffffffff
gfx803 v_sub_f16_e32 a0, s0, v32
gfx803 v_max_f32_e32 sext(v96), s48, v21
gfx803 v_sub_u32_sdwa v3, vcc, s72, v185
gfx803 s_cselect_b32 s47, ttmp[0:1], s60
gfx803 v_mul_u32_u24_e32 v194, 4, v128 row_shl:1
gfx803 s_min_u32 s40, s37, -s51
gfx803 v_sub_f16_e32 v208, 8, v40 idxen
gfx803 v_and_b32_e32 s[0:2], -7, v241
gfx803 s_cmpk_lt_u32 s[4:7], 0x7791
gfx803 v_or_b32_e32 1, v0
gfx803 v_sqrt_f16_e32 v124, -|v113|
gfx803 s_xor_b32 sext(s64), 40, s4
gfx803 v_lshlrev_b16_e32 v130, v94
gfx803 v_mul_u32_u24_e32 v8, 48, v11, -0x80000001
gfx803 v_cndmask_b32_e32 v0, v[0:1], v6, vcc
gfx803 v_mul_f32_e32 v80, v32, s0
gfx803 v_subrev_u16_e32 v177, v72, v82 idxen
gfx803 s_getreg_b32 s55, ttmp12 24, 20)
gfx803 v_interp_mov_f32_e32 v197, invalid_param_240, attr22.z addr64
gfx803 v_ashrrev_i32_e32 1e10, 50, v194
gfx803 v_subrev_f32_e32 v16, src_shared_base, v212
gfx803 v_mul_i32_i24_e32 v206, s98, v15 op_sel_hi:[0,0]
gfx803 v_sub_f32_e32 v89, 65536.0, v7, v0
gfx803 v_mul_i32_i24_e32 0x3ff0000000000000, v39, v75
gfx803 v_add_f32_e32 a0, v228, v176
gfx803 v_mul_u32_u24_e32 v34, v35
gfx803 v_xor_b32_e32 v147, s53, v153 mul:3
gfx803 v_sub_f32_e32 v164, v132, v161 clamp
gfx803 v_interp_p1_f32_e32 v112, -16, attr56.w
gfx803 v_max_i32_e32 v12, v4, v32 addr64
gfx803 v_sub_f32_e32 v48, s32, s[4:7]
gfx803 v_madak_f16 v69, 22, -4.0, 0xa5a8aa78
gfx803 v_sub_u32_e32 v34, a0, v75, v109
gfx803 s_bfe_u64 1e10, s[8:9], s41
gfx803 v_cndmask_b32_e32 v39, s65, v238, s[0:1]
gfx803 v_cndmask_b32_e32 v35, s4, v81, vcc op_sel_hi:[0,0]
gfx803 v_mac_f16_e32 v20, -v206, v4
gfx803 s_cmpk_ge_i32 s10, 0x7806 op_sel_hi:[0,0]
gfx803 s_cmpk_le_i32 flat_scratch_lo, 0x959a idxen
gfx803 v_madmk_f32 v110, off, 0xe39fdda6, v194
gfx803 v_mac_f16_e32 v40, v90, xnack_mask
gfx803 v_sub_f16_e32 |v0|, v145, v72
gfx803 v_cmp_eq_f32_e32 vcc, v137
gfx803 s_setkill a0
gfx803 v_mul_legacy_f32_e32 v21, 4, -32769
gfx803 v_cndmask_b32_e32 v35, [s2,s3], v81, vcc
gfx803 v_min_u16_e32 0, v77, v41
gfx803 s_cmpk_lg_u32 s4, 0x1600 compr
gfx803 v_cndmask_b32_e32 v80, sext(v24), v112, vcc
gfx803 v_sub_f32_e32 v68, 8, -0x80000001, v8
gfx803 v_ashrrev_i32_e32 s[2:3], v105, v99
gfx803 v_max_f16_e32 v28, v18, v59 addr64
gfx803 s_xor_b32_dpp s83, s64, 2
gfx803 v_lshrrev_b32_e32 v134, s8, v32 gds
gfx803 v_add_u16_dpp v194, v79, v187
gfx803 v_sub_u32_e32 v207, vcc, s86, s101
gfx803 v_addc_u32_e32 v37, vcc, s66, v140, vcc src0_sel:WORD_1
gfx803 v_mul_hi_u32_u24_e32 v8, xnack_mask, v16
gfx803 v_interp_mov_f32_e32 vcc, invalid_param_52, attr4.z
gfx803 v_lshrrev_b32_e32 ttmp12, v32, v145
gfx803 v_add_f32_e32 v4, s4, v160 mul:2
gfx803 v_sub_f16_e32 ttmp[0:1], s16, v64
gfx803 v_sub_u32_e32 v3, vcc, s72, 1e10
gfx803 v_ashrrev_i32_e32 v151, v36, v78 offset0:1
gfx803 v_frexp_exp_i16_f16_sdwa v206, s57
gfx803 v_mul_i32_i24_e32 v48, v5, 0xffffffff, v16
gfx803 s_cbranch_vccnz exec
gfx803 v_madak_f16 ttmp[0:1], v60, v219, 0xdb06193b
gfx803 s_orn2_b32_e64 s88, s46, 23
gfx803 s_cmpk_le_u32 s69, v[3:6]
gfx803 v_cmp_lt_u64_e32 65536.0, v[34:35], v[207:208]
gfx803 v_sub_f32_e32 v50, s32, v85 neg_lo:[1,0]
gfx803 s_nor_b64 s[44:45], v[0:1], s[50:51]
gfx803 v_interp_p1_f32_e32 v33, v100, attr2.z mul:3
gfx803 s_cmpk_ge_i32 -|s28|, 0xb275
gfx803 v_mac_f16_e32 s[2:3], s68, v99
gfx803 v_lshlrev_b16_e32 v112, off, v35
gfx803 v_mul_u32_u24_e32 0x100000000, s2, v85
gfx803 v_xor_b32_e32 v40, s0, off
gfx803 v_madmk_f16 s0, 0xb6dc3f1a, v129
gfx803 v_min_i16_e32 v28, s57, v77 idxen
gfx803 s_orn2_b32 0x10000, s46, 23
gfx803 exp invalid_target_28 off, off, off, xnack_mask vm
gfx803 s_add_u32 s0, v[3:6], -4
gfx803 s_andn2_b64 v255, 36, 1
gfx803 v_subrev_u16_e32 lds_direct, s68, v72
gfx803 v_madmk_f16 v239, -16, 0x7e97d60d, v49
gfx803 exp param2 v29, |off|, off, off
gfx803 s_cmpk_ge_i32_dpp s70, 0xa5c9
gfx803 v_madak_f16 v0, v6, v74, 0xe2b90417 clamp
gfx803 exp param29 off, s[0:2], v64, off done compr vm
gfx803 s_cmpk_gt_u32 s49, s101
gfx803 v_lshrrev_b32_e32 0x3c00, v32, v145
gfx803 s_cmpk_lg_u32 65536.0, 0x1600
gfx803 s_xor_b64 v[0:1], s[2:3], s[16:17], s[0:1]
gfx803 v_add_f32_e32 v128, v4, v115 addr64
gfx803 v_cndmask_b32_e32 v0, s33, v6, 0.15915494
gfx803 v_min_u32_e32 s[6:9], s65, v217
gfx803 v_mul_legacy_f32_e32 0x100000000, v1, v0
gfx803 v_max_i32_e32 v106, -14, v168 neg_lo:[1,0]
gfx803 v_mul_u32_u24_e32 v200, ttmp[0:1], v130, v30
gfx803 v_min_i32_e32 v201, v168, v150 op_sel_hi:[0,0]
gfx803 v_subbrev_u32_e32 v182, vcc, s73, s[1:2], vcc
gfx803 ds_cmpst_rtn_b64 v[60:61], v185, v[19:20], 1e-10 offset:60420 gds
gfx803 v_max_f32_e32 ttmp12, v36, v34
gfx803 v_madak_f16 v38, v168, v217, 0xa23180 op_sel:[0,1]
gfx803 v_ldexp_f16_e32 v48, s12, 65
gfx803 exp param27 v44, off, s[2:3], off done
gfx803 v_and_b32_e32 v37, v199, 0x3ff0000000000000
gfx803 exp v184, v10, off done compr vm
gfx803 s_bfe_i64 s[16:17], s[10:11], s16, 0x100000000
gfx803 s_add_u32 s6, 37
gfx803 v_madmk_f32 v232, v234, s[4:7], 0x28100038, v105
gfx803 s_atc_probe_buffer 50, s[12:15], off
gfx803 s_getreg_b32 s22, 0x3c00 16, 2)
gfx803 v_cmpx_ge_u16_e32 s101, vcc, v236, v181
gfx803 exp param31 off, v4, |off|, v64
gfx803 v_cmpx_nlg_f64_e32 v[255:256], 33, v[2:3]
gfx803 s_sendmsg exec
gfx803 v_lshrrev_b32_e32 v36, s29, 65
gfx803 v_sub_f16_e32 0x100000000, s36, v6
gfx803 v_mul_hi_u32_u24_e32 v1, v149, 1.1
gfx803 v_min_i32_e32 v100, v125, s[1:2]
gfx803 v_subrev_f16_e32 -16, s0, v0
gfx803 v_cndmask_b32_e32 v128, sext(v22), v116, vcc
gfx803 v_min_u16_e32 -17, s12, v3
gfx803 v_cndmask_b32_e32 v131, s21, v18, vcc row_mask:0x3
gfx803 s_add_u32 s[6:9], s88, s44
gfx803 v_cndmask_b32_e32 v49, s16, v88, -16
gfx803 v_cos_f32_e32 s0, v56
gfx803 v_cndmask_b32_e32 v0, 32, v140, -32769
gfx803 v_ashrrev_i32_e32 0x100000000, 4, v176
gfx803 v_interp_p1_f32_e32 0.5, v146, attr33.x
gfx803 v_lshrrev_b32_e32 s[0:1], s8, v128
gfx803 v_cmp_le_f32_e32 vcc, -1.0, ttmp12, v109
gfx803 v_trunc_f32_e32 0.15915494, v207
gfx803 v_min_i32_e32 s101, v168, v150
gfx803 v_madak_f16 v164, 0, -9, v122, 0xe824b289
gfx803 v_lshrrev_b32_e32 1e-10, 52, v255
gfx803 v_mul_lo_u16_sdwa v133, 47, v27
gfx803 v_or_b32_e32 v68, v113, xnack_mask
gfx803 v_lshrrev_b32_e32 v0, s4, 0.15915494
gfx803 v_min_u16_e32 v3, v[0:1], v208
gfx803 v_mul_f32_e32 v0, s[0:2], v0
gfx803 v_sub_u32_e32 v192, vcc, s4, v80 idxen
gfx803 v_mul_f32_e32 v144, s19, 1e10
gfx803 v_cmp_lt_i64_e32 vcc, v[203:204], [s2,s3]
gfx803 s_add_i32 s56, ttmp1, s[2:3], 19
gfx803 exp param26 v6, off, off, ttmp[0:1] done
gfx803 s_mul_i32_dpp s21, s0, s1
gfx803 s_cbranch_i_fork s[100:101], s[1:2]
gfx803 v_interp_mov_f32_dpp v155, invalid_param_171, attr23.x
gfx803 s_cmpk_le_u32 s87, 0x9d34 idxen
gfx803 v_mul_legacy_f32_dpp v1, v2, v192
gfx803 s_bfe_u64 v[0:1], s[72:73], -0.5, 7
gfx803 v_interp_mov_f32_dpp v59, invalid_param_129, attr17.y
gfx803 v_cmpx_eq_i64_e32 vcc, sext(15), v[66:67]
gfx803 v_cndmask_b32_e32 v80, v24, v112, s102
gfx803 v_ashrrev_i16_e32 v4, s49, v4 clamp
gfx803 buffer_load_ushort -off, s[24:27], 63 offset:1134 lds
gfx803 v_add_u32_e32 v13, vcc, v191, s[1:2]
gfx803 v_sub_f32_e32 v40, v0, s[4:7]
gfx803 s_cmpk_lt_i32 1e-10, 0x7068
gfx803 v_cmp_neq_f16_e32 vcc, src_pops_exiting_wave_id, 65
gfx803 v_subrev_u32_e32 65536.0, vcc, -11, v145
gfx803 exp_e64 param4 v199, v199, off, v225 done compr
gfx803 tbuffer_load_format_xyzw v[130:133], s[72:75], s8 format:[BUF_DATA_FORMAT_16_16,BUF_NUM_FORMAT_SSCALED] offset:2444 glc slc
gfx803 s_movk_i32 s66
gfx803 v_cndmask_b32_e32 v164, v0, v8, s102
gfx803 v_ashrrev_i16_e32 v19, v87, v48 quad_perm:[0,1,2,3]
gfx803 v_ashrrev_i32_e32 v1, ttmp[0:1], v0
gfx803 s_cmp_le_u32 -|-11|, s61
gfx803 v_mul_f16_e32 v96, s41, v40 lds
gfx803 s_flbit_i32_b32 s43, v256
gfx803 s_orn2_b64 s[68:69], 3, 36 compr
gfx803 s_add_u32 0xffffffff, s18, s86
gfx803 s_getreg_b32 s101, s55, hwreg(47, 24, 20)
gfx803 s_xnor_b32 s16, 42, -s67
gfx803 s_addk_i32 s15, 0x492c, 0x3c00
gfx803 v_cmp_eq_i64_e32 vcc, 46
gfx803 v_ashrrev_i32_e32 v151, sext(v36), v78
gfx803 v_cndmask_b32_e32 v74, s2, a0, vcc
gfx803 s_sendmsg 3781 dst_sel:BYTE_1
gfx803 v_cndmask_b32_e32 v32, [s2,s3], 8, v50, vcc
gfx803 v_max_f32_e32 v229, flat_scratch_lo, v32 offset:0xffff
gfx803 v_subrev_u32_e32 v33, vcc, v221, sext(v39)
gfx803 v_cmpx_class_f64_e32 vcc, sext(s[66:67]), v138
gfx803 v_madak_f32 src_shared_base, s35, v195, 0x7c6864f9
gfx803 v_mul_hi_u32_u24_e32 v245, -6, v241, -16
gfx803 v_add_u16_e32 v46, v239, |v196|
gfx803 v_cndmask_b32_e32 v34, s1, v16, vcc row_mirror
gfx803 v_max_i32_e32 v5, 36, -|v102|
gfx803 exp param0 v252, m0, off, off
gfx803 s_cmpk_le_u32 vcc_lo, s[1:2]
gfx803 v_xor_b32_e32 v147, s53, sext(v153)
gfx803 v_min_i32_e32 v208, s68, v[255:256]
gfx803 v_interp_mov_f32_e32 0x10000, v7, invalid_param_83, attr61.z
gfx803 v_sub_f32_e32 v50, [s2,s3], v85
gfx803 tbuffer_store_format_d16_xy vcc_lo, off, s[0:3], s32 format:[BUF_DATA_FORMAT_16_16,BUF_NUM_FORMAT_UINT] offset:2360
gfx803 v_mul_u32_u24_e32 v144, [s2,s3], v4
gfx803 exp invalid_target_23 off, s[1:2], off, v74 done
gfx803 s_nop src_shared_base
gfx803 v_max_i32_e32 -4.0, s52, v193
gfx803 s_and_b32 s24, s16, 0x100000000
gfx803 s_movk_i32 s25
gfx803 v_sub_f32_e32 v144, s78, 0.5
gfx803 s_buffer_load_dword s2, s[0:3], s101 row_mirror
gfx803 v_mul_lo_u16_e32 1e10, v7, v64, v206
gfx803 v_cndmask_b32_e32 v9, s36, s[1:2], vcc
gfx803 v_ldexp_f16_e32 v187, v83, s[1:2]
gfx803 v_mul_u32_u24_e32 [s2,s3], 25, v0
gfx803 v_add_f32_e32 65, v25, v228, v84
gfx803 v_mul_legacy_f32_e32 v21, s96, 0x10000
gfx803 s_mul_i32 s0, 5, 64 src0_sel:WORD_1
gfx803 v_subb_u32_e32 v133, vcc, v98, v95, -0x80000001
gfx803 s_add_i32 s41, -16, 22, 0
gfx803 s_addc_u32 s102, s12, s0
gfx803 v_interp_p2_f32_e32 v106, v171, 1e-10
gfx803 v_madak_f32 a0, s35, v195, 0x7c6864f9
gfx803 v_subbrev_u32_e32 v171, vcc, flat_scratch_hi, v23
gfx803 v_ashrrev_i32_e32 v94, v73, sext(v107)
gfx803 exp pos2 v34, a0, off, v62
gfx803 v_max_f32_sdwa v143, 6, v184
gfx803 v_mul_f16_e32 s101, s17, v16
gfx803 v_sub_u16_e32 v209, v64, -16
gfx803 s_branch v[3:6]
gfx803 v_or_b32_e32 -v192, v38, v117
gfx803 s_max_i32 s95, v[0:1], s51, s51
gfx803 v_min_f32_e32 v17, 43, 0, v0
gfx803 v_min_u16_e32 v32, s7, 0.15915494
gfx803 v_sub_f16_e32 v176, 0x100000000, v160
gfx803 flat_store_short v[5:6], v[3:6] offset:7740 slc
gfx803 s_add_u32 s0, s18
gfx803 v_lshrrev_b32_e32 v69, v4, lds_direct
gfx803 v_add_f32_e32 v64, v208, m0
gfx803 v_cndmask_b32_e32 -v85, -4, v4, vcc
gfx803 v_min_i32_e32 -|v0|, v4, v36
gfx803 s_bfe_u32 s70, 28, [v0,v1]
gfx803 v_add_u32_e32 [v0,v1], vcc, s43, v6
gfx803 v_add_f32_e32 v178, 2, 64
gfx803 v_interp_p1_f32_e32 v132, src_shared_base, attr15.x
gfx803 v_interp_p2_f32_e32 v203, v198, 65, attr42.x
gfx803 v_and_b32_e32 -v8, s44, v128
gfx803 s_xor_b32 ~0, s41, 3
gfx803 s_max_u32 1e10, s80, 4
gfx803 exp 0x10000 v118, off, v220, v226 vm
gfx803 v_subrev_f32_e32 0xffffffff, s33, v40
gfx803 s_getreg_b32 ttmp12, hwreg(50, 5, 22)
gfx803 s_add_u32 s20, s24, v255
gfx803 v_cndmask_b32_e32 v32, v50, vcc
gfx803 v_madmk_f16 v156, s74, 0x100000000, 0xc253f3a9, v0
gfx803 v_cmpx_f_u64_e32 vcc, v[39:40], v[86:87] addr64
gfx803 v_mul_i32_i24_e32 m0, s1, v192
gfx803 s_addc_u32 s82, v256, s0
gfx803 v_mul_f16_e32 v25, 54, ~0
gfx803 v_subrev_u32_e32 v88, vcc, v95, v104 mul:3
gfx803 v_interp_p2_f32_e32 v124, attr62.w
gfx803 v_ashrrev_i16_e32 v1, s80, -16
gfx803 v_mac_f32_e32 v173, v252
gfx803 v_add_u16_e32 v220, v62, [s2,s3]
gfx803 v_mul_u32_u24_e32 v17, 0
gfx803 v_cndmask_b32_dpp v128, s0, v38, vcc
gfx803 ds_cmpst_rtn_b64 v[60:61], v185, v[210:211] offset:60420 gds
gfx803 v_cndmask_b32_e32 32, v192, vcc
gfx803 s_addc_u32 65, s80, s66, s44
gfx803 v_sub_f32_dpp v10, s14, v16
gfx803 v_min_f32_e32 v73, sext(16), v66
gfx803 v_add_f32_e32 s[4:7], v228, v84
gfx803 v_xor_b32_e32 v5, v204, 0x100000000
gfx803 s_cmpk_lt_u32 0x5bc2
gfx803 v_mul_f32_e32 v32, s32, -|v10|
gfx803 v_cndmask_b32_e32 s[0:1], v130, v168, v88, vcc
gfx803 s_lshl_b32 30, 31
gfx803 v_add_f32_e32 v132, -|s68|, v24
gfx803 v_addc_u32_e32 v96, vcc, v0, v11, vcc offset:4
gfx803 v_lshlrev_b32_e32 v1, v0
gfx803 v_mac_f16_e32 v84, v138, a0
gfx803 s_store_dword s48, s[0:2], ttmp9
gfx803 exp param0 v252, off, off, off idxen
gfx803 v_cndmask_b32_e32 v32, s48, -|v0|, vcc
gfx803 exp invalid_target_27 off, off, v[255:256], v97, off done vm
gfx803 v_sub_f32_e32 v248, v99, v127 mul:3
gfx803 tbuffer_load_format_xyzw off, s[0:3], s5 format:[BUF_DATA_FORMAT_11_11_10,BUF_NUM_FORMAT_UINT] offset:496 glc
gfx803 s_nor_b64 s[80:81], 46
gfx803 v_mul_i32_i24_e32 v20, v194, v16 slc
gfx803 v_not_b32_e32 v185, v31, ttmp12
gfx803 s_add_u32 s8, s9, sext(s1)
gfx803 v_interp_mov_f32_e32 v249, 1.1, attr39.x
gfx803 s_xor_b64 s[16:17], -|s[10:11]|, s[70:71]
gfx803 v_subrev_u32_e32 |v44|, vcc, v145, v59
gfx803 v_cndmask_b32_e32 v112, s48, lds_direct, vcc
gfx803 v_min_f16_e32 0x3c00, v217, v150
gfx803 v_xor_b32_e32 v136, s[4:7], s80, v97
gfx803 v_and_b32_e32 v241, v90, sext(v225)
gfx803 v_cndmask_b32_e32 m0, 64, v22, vcc
gfx803 s_rfe_restore_b64 a0, 9
gfx803 v_min_u16_e32 v48, v52
gfx803 v_lshrrev_b32_dpp v54, v181, v73
gfx803 v_interp_p2_f32_e32 v35, 1+1, attr13.y
gfx803 v_mul_hi_u32_u24_e32 -|v20|, s96, v16
gfx803 v_sub_f16_e32 v134, off, v174
gfx803 v_or_b32_e32 v[3:6], s16, v50
gfx803 v_max_i32_e32 sext(v65), -0.5, v43
gfx803 v_add_f16_e32 v248, v63, 0.15915494
gfx803 v_cndmask_b32_e32 v68, s64, 0xffffffff, vcc
gfx803 v_mul_legacy_f32_e32 |v9|, s28, v0
gfx803 v_mul_f16_e32 v143, v[255:256], v2
gfx803 v_madmk_f16 v34, v145, 0xbeef7a87, v164 offset:0xffff
gfx803 v_subrev_f32_e32 v246, 0x3ff0000000000000, v190
gfx803 s_dcache_wb  row_shl:1
gfx803 v_cmpx_gt_u16_e32 vcc, 0x3c00, v81, v247
gfx803 v_subrev_f32_e32 v5, s48, v18 mul:2
gfx803 v_cndmask_b32_e32 v241, s29, v50, 0xffffffff
gfx803 s_add_u32_e64 s0, s0, s66
gfx803 v_mul_legacy_f32_e32 s4, v84
gfx803 s_setreg_b32 1e10 17, 1), s14
gfx803 v_trunc_f16_e32 64, v189
gfx803 exp param4 off, off, off, off compr vm row_mask:0x3
gfx803 v_min_i32_e32 v128, 8, v104 vm
gfx803 v_interp_p1_f32_e32 v110, src_shared_base, attr46.y
gfx803 v_cndmask_b32_e32 v[0:1], v132, v222, vcc
gfx803 v_min_f16_e32 [v0,v1], s50, v2
gfx803 v_interp_p1_f32_e32 v121, 65536.0, attr9.w
gfx803 v_subbrev_u32_e32 v182, vcc, s73, v202, off
gfx803 s_sendmsg
gfx803 v_subrev_f32_e32 0.15915494, v2, v24
gfx803 v_ashrrev_i32_e32 s[2:3], 20, v0
gfx803 v_min_u16_e32 v109, off, v181
gfx803 v_or_b32_e32 v205, 17, v62 done
gfx803 v_mul_legacy_f32_e32 -v65, s64, v18
gfx803 v_mac_f16_e32 v163, |s6|, v131
gfx803 v_cmpx_lt_i16_e32 vcc, s95
gfx803 s_sub_u32 s6, s64, -16, s0
gfx803 v_not_b32_e32 v185, v31 row_mask:0x3
gfx803 v_max_u32_e32 s20, v192
gfx803 buffer_load_format_xy s[1:2], off, s[56:59], src_shared_base offset:1205 glc
gfx803 tbuffer_load_format_d16_xyzw v[19:22], off, s[72:75], 32 format:[BUF_DATA_FORMAT_16_16,BUF_NUM_FORMAT_SSCALED] offset:1422 op_sel_hi:[0,0]
gfx803 v_mul_hi_u32_u24_e32 v16, s96, 0x100000000
gfx803 v_sub_f16_e32 v18, s[0:1], v64
gfx803 s_cmpk_eq_u32 [s2,s3], 0x12a5
gfx803 v_mul_f16_e32 v3, v49
gfx803 exp param11 v159, v159, ttmp12, off compr vm
gfx803 s_getreg_b32 s18, -4.0 5, 22)
gfx803 v_cmp_le_i64_e32 vcc, v[26:27], ttmp12
gfx803 exp param19 v64, -17, v184, v193 done vm
gfx803 s_xor_b64 s[0:2], s[16:17], s[0:1]
gfx803 exp param4 off, v28, -|off|, off compr
gfx803 v_mul_u32_u24_e32 v2, v16
gfx803 v_cndmask_b32_e32 v15, s24, v150, vcc, -32769
gfx803 v_cndmask_b32_e32 v213, s8, 0x100000000, vcc
gfx803 exp invalid_target_22 v101, off, v[3:6], v12 done
gfx803 v_max_u32_e32 s101, src_private_limit, v129
gfx803 ds_wrxchg2st64_rtn_b32 v[132:133], v130, v202, v176 offset0:230 offset1:165 row_mask:0x3
gfx803 v_lshrrev_b32_e32 v39, s20, v0, 0
gfx803 v_min_f16_e32 sext(v181), s70, v49
gfx803 v_sub_f16_e32 9, v147
gfx803 s_cmpk_lt_i32_sdwa s39, 0xb4a5
gfx803 v_interp_p2_f32_e32 xnack_mask, v154, attr24.x
gfx803 s_cmpk_ge_i32 exec, 0xb275
gfx803 s_mulk_i32 s4, xnack_mask
gfx803 v_mul_hi_i32_i24_e32 v169, v80
gfx803 v_mul_legacy_f32_e32 v21, v[255:256], v0
gfx803 exp param11 v159, v159, v148, off compr vm gds
gfx803 v_interp_p2_f32_e32 v174, attr26.x
gfx803 v_mul_i32_i24_e32 1e-10, v5, v16
gfx803 v_mul_f32_e32 s[6:9], v205, v146, v52
gfx803 s_flbit_i32 s44, sext(s78)
gfx803 v_madak_f32 v136, v148, v96, 0xbf87551b slc
gfx803 s_orn2_b32 s[4:7], s1, s2
gfx803 v_cndmask_b32_e32 1.1, 58, v0, vcc
gfx803 v_max_i16_e32 s[0:2], v8, s52, v0
gfx803 exp s0 off, off, off, off compr vm
gfx803 v_min_i32_e32 v130, 48
gfx803 v_ashrrev_i32_e32 s92, v232
gfx803 v_lshrrev_b32_e32 v12, 0, v50 dst_sel:BYTE_1
gfx803 v_mul_u32_u24_e32 v54, v249
gfx803 v_lshrrev_b32_e32 s[0:1], v227, s29, v1
gfx803 v_mul_u32_u24_e32 v160, s64, v1, -0x80000001
gfx803 v_cmp_eq_u16_e32 vcc, 24, 0x3ff0000000000000
gfx803 s_cmpk_gt_i32 ttmp5, 0x4e87 quad_perm:[0,1,2,3]
gfx803 v_interp_p1_f32_e64 v57, v26, attr39.z
gfx803 exp param7 v200, -4.0, off, v55 done
gfx803 v_min_i16_e32 v196, v147, -|v224|
gfx803 tbuffer_store_format_d16_xy v[2:3], off, s[0:3], s102 format:[BUF_DATA_FORMAT_8_8_8_8,BUF_NUM_FORMAT_RESERVED_6] offset:3183
gfx803 s_mul_i32 vcc_lo, 22, s[0:1]
gfx803 v_mul_legacy_f32_e32 v194, v18, v187 lds
gfx803 v_or_b32_e32 [s2,s3], v148, v170
gfx803 v_min_i16_e32 v106, v256, v231
gfx803 exp_dpp param28 off, off, off, off done
gfx803 v_interp_p2_f32_e32 v8, v0, attr44.x
gfx803 tbuffer_load_format_xyz v[0:2], off, s[28:31], v0 format:[BUF_DATA_FORMAT_16_16_16_16,BUF_NUM_FORMAT_RESERVED_6] offset:1309 glc
gfx803 v_lshrrev_b32_e32 v12, 0, 0
gfx803 v_ceil_f32_e32 vcc_lo, s12
gfx803 s_load_dwordx2_sdwa s[12:13], tma, 0x62b98 glc
gfx803 v_cndmask_b32_e32 v64, 0x3c00, v185, vcc
gfx803 s_max_i32_sdwa s1, xnack_mask_lo, src_flat_scratch_base_lo
gfx803 v_ashrrev_i32_e32 v232, [s2,s3], v68
gfx803 v_sub_u16_e32 v160, v251, v183 offen
gfx803 v_cndmask_b32_e32 off, s0, v38, vcc
gfx803 v_mul_legacy_f32_e32 v21, 4, v0, v[0:1]
gfx803 v_min_f32_e32 v253, v131, v80, ttmp12
gfx803 exp invalid_target_19 v48, v135, off, s0
gfx803 v_madak_f16 v0, s0, v192, 0xe95f8fef
gfx803 v_sub_f32_e32 -|v8|, s33, v197
gfx803 v_cndmask_b32_e32 s[0:1], s88, v100, vcc
gfx803 v_madak_f16_e64 v30, tba_hi, v103, 0xe0c0ec46
gfx803 v_interp_p2_f32_e32 m0, v58, v247, attr15.z
gfx803 s_getreg_b32 1.1, hwreg(45, 5, 9)
gfx803 v_max_f32_e32 -17, 0, v12
gfx803 v_or_b32_e32 ttmp[0:1], v113, v92
gfx803 v_cmpx_lt_f64_e32 vcc, v[178:179], -32769
gfx803 exp param20 v48, v0, v16, off, 0.15915494
gfx803 v_min_f32_e32 v2, s1, 0.15915494
gfx803 v_cmpx_nge_f16_e32 65, v16, v253
gfx803 v_mul_legacy_f32_e32 v68, 48, v164 row_mask:0x3
gfx803 v_cndmask_b32_e32 v0, -s0, v128, vcc
gfx803 s_cmpk_lt_u32 s92, 0x7791 compr
gfx803 v_subrev_f32_e32 v177, v12, 1.1
gfx803 v_mul_u32_u24_e32 v5, s16, vcc_lo
gfx803 v_lshrrev_b32_e32 v256, v16, s10, v50
gfx803 v_interp_p2_f32_e32 v8, s102, attr44.x
gfx803 v_max_f32_e32 v241, ttmp10, v216 quad_perm:[0,1,2,3]
gfx803 exp invalid_target_31 v121, off, v117, s[1:2] compr vm
gfx803 exp mrtz v64, v72, v132, v[255:256] done
gfx803 v_min_u16_e32 [v0,v1], -5, v105
gfx803 v_interp_p2_f32_e32 vcc, v225, attr0.y
gfx803 v_cndmask_b32_e32 s[2:3], s100, v37, vcc
gfx803 v_sub_u32_e32 [v0,v1], vcc, s8, v193
gfx803 s_setreg_b32 -0x80000001 0, 9), s65
gfx803 s_bfe_i64 s[34:35], s[72:73], -s0
gfx803 ds_max_rtn_u64 v[14:15], v224, exec offset:39223
gfx803 exp param2 off, 65, off, off done compr vm
gfx803 v_lshrrev_b32_e32 v84, 0x3ff0000000000000, v8
gfx803 s_add_u32 64, s24, s40
gfx803 v_interp_p2_f32_e32 v172, exec, attr43.x
gfx803 s_load_dwordx2 -17, s[12:13], s48
gfx803 v_mul_i32_i24_e32 v64, s[1:2], v16
gfx803 v_max_u32_e32 v245, -s61, v129
gfx803 v_mul_legacy_f32_e32 0.15915494, s0, v128
gfx803 v_add_f16_e32 v248, v63, v178 high
gfx803 s_bfm_b64 s[44:45], |s97|, src_shared_limit
gfx803 s_sleep_sdwa 0x267a
gfx803 s_cmpk_gt_i32 v[255:256], s32, 0xce37
gfx803 v_madmk_f16 v16, s41, vcc, v65
gfx803 s_sub_u32 s1, v255, s2
gfx803 v_cndmask_b32_e32 v40, s0, v129, vcc
gfx803 v_cndmask_b32_e32 v80, v26, v2, s[6:9], vcc
gfx803 v_ashrrev_i16_e32 v5, s92, v15 offset0:1
gfx803 s_addk_i32 0x100000000, 0x5b67
gfx803 v_mul_u32_u24_e32 v8, v0
gfx803 s_add_u32_sdwa s8, s16, s17
gfx803 s_bfe_i64 65536.0, s[8:9], s74
gfx803 v_max_f32_e32 v198, v256, s50, v127
gfx803 v_cndmask_b32_e32 0x3c00, v8, v144, vcc
gfx803 s_bitcmp0_b32 -9
gfx803 v_lshrrev_b32_e32 v97, v8, v14 idxen
gfx803 v_cndmask_b32_e32 v70, s64, v4, 0x100000000, vcc
gfx803 v_add_f32_e32 v146, 24, v0, s[6:9]
gfx803 v_cndmask_b32_e32 0x100000000, 32, v14, vcc
gfx803 s_cmpk_le_i32 s98, 0xb860 idxen
gfx803 s_xor_b32 s[2:3], 40, s32
gfx803 v_mac_f16_e32 1.1, s6, v131
gfx803 v_mac_f32_e32 v173, v25
gfx803 v_cmp_ge_u64_e32 vcc, s[98:99], v[24:25] idxen
gfx803 buffer_atomic_or_x2 v[16:17], off, s[12:15], s0 offset:2878 glc slc addr64
gfx803 v_madak_f32 1+1, v239, v16, 0x7f0446f9
gfx803 s_nop s0
gfx803 exp param6 off, v36, off, v[0:1] compr vm
gfx803 v_cndmask_b32_e32 v202, 64, v96, vcc op_sel_hi:[0,0]
gfx803 s_add_u32 s40, v255, s17
gfx803 v_madmk_f32 |v75|, ttmp5, 0xd73ec5cd, v250
gfx803 v_mul_u32_u24_e32 v66, s59, src_shared_base
gfx803 v_frexp_mant_f16_e32 v195, ttmp12
gfx803 v_subrev_u32_e32 v88, s[2:3], v95, v104
gfx803 v_lshrrev_b32_e32 src_shared_base, v8, s32, v0
gfx803 exp v[255:256] off, v124, off, off compr vm
gfx803 v_interp_p2_f32_e32 v40, ttmp0, attr58.y
gfx803 v_min_f32_e32 src_shared_base, 60, v62
gfx803 v_add_f32_dpp v144, s6, v132
gfx803 s_cmpk_gt_i32 s69, |0x498f|
gfx803 v_mul_hi_i32_i24_e32 0x10000, 4.0, v237
gfx803 v_subrev_u32_e32 v0, vcc, s8, -v110
gfx803 exp param14 v128, v256, v115, v115 compr
gfx803 v_add_f16_e32 v232, -2.0, v80 gds
gfx803 v_cmpx_ne_i32_e32 [s2,s3], v191, v131
gfx803 exp param4 off, v28, 1e10, off, off compr
gfx803 v_sub_f16_sdwa v4, 1, v32
gfx803 s_add_i32 s16, s80
gfx803 s_cmpk_le_i32 s14, s[0:2]
gfx803 v_min_i16_e32 v24, s4, vcc
gfx803 v_interp_mov_f32_e32 v163, invalid_param_106, v[3:6]
gfx803 v_madak_f32 v0, s0, -4.0, 0x8111e343
gfx803 v_lshrrev_b16_e32 v152, s75, -0x80000001
gfx803 s_orn2_b32 65536.0, s1, s2
gfx803 v_lshrrev_b32_e32 v16, sext(s10), v50
gfx803 exp param31 v32, off, v200, v200 compr vm offset:4
gfx803 v_min_f16_e32 v227, v246
gfx803 v_lshlrev_b16_e32 vcc_lo, v234, v28, v193
gfx803 v_mul_u32_u24_e32 sext(v37), s8, v86
gfx803 v_min_u32_e32 v153, v123, v256
gfx803 v_cndmask_b32_e32 -v0, s32, v2, vcc
gfx803 v_lshrrev_b32_e32 v58, s64, v2, 1.1
gfx803 v_mul_legacy_f32_e32 v36, -7, s[2:3]
gfx803 v_cmp_nlt_f64_e32 vcc, 4.0, v[164:165] clamp
gfx803 s_cmpk_ge_u32 1e-10, 0x88d
gfx803 v_sub_f32_e32 -v4, xnack_mask_lo, v16
gfx803 v_interp_p2_f32_e32 v150, v155, s[2:3]
gfx803 v_mul_u32_u24_e32 v68, v16, v4 mul:3
gfx803 v_subrev_u16_e32 v131, s70
gfx803 v_lshrrev_b32_e32 v17, 4, v17 op_sel:[0,1]
gfx803 exp param27 v71, sext(off), v48, off done compr vm
gfx803 tbuffer_load_format_d16_xyzw v[19:22], off, s[72:75], -17 format:[BUF_DATA_FORMAT_16_16,BUF_NUM_FORMAT_SSCALED] offset:1422
gfx803 s_cmpk_le_u32 vcc_lo, 0xf959 slc
gfx803 s_load_dword s64, -0x80000001, s[34:35], s18
gfx803 v_mul_u32_u24_e32 s0, v34
gfx803 v_mul_u32_u24_sdwa v9, ttmp0, v8
gfx803 s_absdiff_i32 s71, s33, [s2,s3]
gfx803 exp pos2 v113, off, off, -|off| done compr
gfx803 v_mul_lo_u16_e32 v133, 47, xnack_mask
gfx803 v_ashrrev_i16_e32 -v119, v20, v241
gfx803 v_lshrrev_b32_e32 [s2,s3], s32, v2
gfx803 s_cmovk_i32_sdwa tba_lo, 0xf088
gfx803 v_madak_f32 v6, v40, |v68|, 0xebf8baad
gfx803 v_ashrrev_i16_e32 v19, a0, v48
gfx803 v_cndmask_b32_e32 v41, 53, v16, vcc, 0x3c00
gfx803 s_max_i32 s26, s71
gfx803 v_lshrrev_b32_e32 v47, s9
gfx803 v_min_u16_e32 v0, v48, v52 clamp
gfx803 v_cndmask_b32_e32 v16, s34, v228, exec, vcc
gfx803 v_cndmask_b32_e32 -v7, v105, v116, vcc
gfx803 s_getreg_b32 -32769, hwreg(45, 5, 9)
gfx803 v_interp_p2_f32_e32 v205, v137, -17
gfx803 v_subbrev_u32_e32 v80, vcc, v248, sext(v186), vcc
gfx803 v_subrev_f16_e32 v95, [v0,v1], v40
gfx803 s_cbranch_scc0 65536.0
gfx803 v_ashrrev_i32_e32 v151, v36, 1e-10
gfx803 v_sub_f32_e32 v3, v[3:6], s2, v2
gfx803 v_lshrrev_b32_e32 [v0,v1], 1, v68
gfx803 s_xnor_b64 -4.0, s[72:73], ttmp[10:11]
gfx803 v_cmp_lt_i64_e32 s[0:1], v[203:204], v[38:39]
gfx803 v_interp_p2_f32_e32 v172, vcc, attr43.x
gfx803 s_andn2_b32 v256, s36, 0, s20
gfx803 s_cmpk_le_u32 s21, -16
gfx803 v_add_u16_e32 v64, v16
gfx803 v_interp_mov_f32_e32 v44, invalid_param_91, -16
gfx803 v_cndmask_b32_e32 s[1:2], v96, v36, vcc
gfx803 s_xor_b32 xnack_mask, s9, s21
gfx803 v_mul_legacy_f32_e32 v225, s78, s102
gfx803 s_cmpk_lt_u32_e64 ttmp0, 0x2a43
gfx803 s_setreg_b32 hwreg(60, 13, 23), vcc
gfx803 exp pos2 v34, -16, off, v62
gfx803 v_interp_p2_f32_e32 65536.0, v155, attr14.y
gfx803 s_ashr_i64_e64 ttmp[2:3], s[0:1], s5
gfx803 v_interp_p1_f32_e32 v205, v108, ttmp0
gfx803 v_min_u16_e32 v130, s9, v16 neg_lo:[1,0]
gfx803 v_interp_p2_f32_e32 v171, exec, attr54.w
gfx803 s_cmpk_gt_i32 exec, 0x2454
gfx803 s_flbit_i32_b64 0xffffffff, 5
gfx803 buffer_atomic_or_x2 v[16:17], off, s[12:15], s0 offset:2878 glc slc done
gfx803 s_addk_i32 v255, 0xea62
gfx803 s_movrels_b64_dpp s[92:93], ttmp[4:5]
gfx803 v_min_i16_e32 v104, s80, s[1:2]
gfx803 v_interp_mov_f32_e32 v85, invalid_param_127, attr24.z slc
gfx803 v_max_u32_e32 v42, xnack_mask, v81
gfx803 v_interp_p2_f32_e32 64, v202, attr9.x
gfx803 v_mul_u32_u24_e32 v35, s0, 65536.0
gfx803 v_subb_u32_e32 v192, vcc, 41, v22, vcc slc
gfx803 v_add_f32_e32 v177, vcc, v9
gfx803 v_cmp_gt_f64_e32 vcc, s[0:2], v[66:67]
gfx803 exp invalid_target_17 off, v149, 1e-10, off compr vm
gfx803 v_subrev_u16_e32 0x3ff0000000000000, v132, v18
gfx803 exp_sdwa invalid_target_23 off, v130, off, v74 done
gfx803 v_sub_f16_e32 0xffffffff, s12, v50
gfx803 exp 0.15915494 off, off, v1, v16
gfx803 v_min_i32_e32 s[2:3], s64, v40
gfx803 v_sub_f32_e32 s102, v133, s43, v181
gfx803 v_mul_legacy_f32_e32 exec, s42, v32
gfx803 exp mrt4 off, v101, v256, off done compr
gfx803 v_sub_f32_e32 v256, s64, v0
gfx803 s_addk_i32 s15, v0
gfx803 v_cndmask_b32_e32 v80, 0, v0, -vcc
gfx803 v_max_i16_e32 65, s50, v107
gfx803 v_mul_legacy_f32_e32 10, v48
gfx803 v_subrev_u16_e32 [v0,v1], s17, v105
gfx803 s_add_u32 s0, s18, -16, s86
gfx803 v_rndne_f32_e32 v10, 33 offen
gfx803 v_madak_f32 v4, s4, v132, -4.0
gfx803 s_absdiff_i32 ttmp2, s42, [s2,s3]
gfx803 v_add_f16_e32 v13, ttmp12, v241
gfx803 v_cmpx_eq_f64_e32 src_shared_base, s[86:87], v[0:1]
gfx803 v_interp_p1_f32_e32 64, v158, attr34.w
gfx803 v_sub_f32_e32 v34, m0, s1, v20
gfx803 v_madak_f32 lds_direct, -12, v72, 0x7ec4210a
gfx803 v_mad_legacy_f32 v141, s87, |s72|, ttmp[0:1] mul:4
gfx803 exp mrtz v101, v64, off, 65536.0 done
gfx803 v_ashrrev_i32_e32 v100, a0, s20, v4
gfx803 v_sub_f16_e32 v66, s[6:9], v63
gfx803 v_lshlrev_b32_e32 v218, 55, v48 op_sel_hi:[0,0]
gfx803 v_lshrrev_b16_e32 v80, 0x3ff0000000000000, v129
gfx803 v_sub_f32_e32 v0, s0, 1+1
gfx803 v_interp_mov_f32_e32 v197, vcc_lo, invalid_param_240, attr22.z
gfx803 v_min_f16_e32 v115, v[3:6], v163, v157
gfx803 v_sub_u32_e32 v42, vcc, s4, ttmp[0:1]
gfx803 v_mul_f16_e32 v0, vcc, v0
gfx803 v_min_i32_e32 v136, s64, v256
gfx803 v_cndmask_b32_e32 v0, s3, v194
gfx803 s_ashr_i64 off, s[16:17], s32
gfx803 exp mrt2 v27, off, off, off row_mirror
gfx803 s_xor_b32 s9, s22
gfx803 exp param8 off, off, off done compr
gfx803 s_cmpk_le_i32 flat_scratch_lo
gfx803 s_max_i32 s1, xnack_mask_lo, src_flat_scratch_base_lo, 0x3ff0000000000000
gfx803 s_xor_b64 ~0, 21, src_flat_scratch_base_lo
gfx803 v_interp_p2_f32_e32 v171, v[0:1], attr54.w
gfx803 v_interp_p1_f32_e32 v203, v129, -4.0
gfx803 v_min_f16_dpp v164, v95, v119
gfx803 v_subrev_u32_e32 v0, vcc, s[0:1], 28, v32
gfx803 buffer_atomic_inc v132, off, s[0:3], -s52 offset:1379 slc
gfx803 v_or_b32_e32 v72, s1, s[1:2]
gfx803 v_cndmask_b32_e64 v69, s4, v17, vcc
gfx803 exp param15 v64, s[4:7], v144, v144 compr vm
gfx803 v_sub_u32_e32 |v47|, vcc, v48, v60
gfx803 v_mul_legacy_f32_e32 v195, v152, 0x10000
gfx803 v_interp_mov_f32_e32 v53, -|invalid_param_178|, attr7.z
gfx803 v_cndmask_b32_e32 v133, ttmp12, v0, vcc
gfx803 v_add_f32_e32 v24, v68, v0 clamp
gfx803 v_cmpx_ge_u16_e32 v[0:1], v236, v181
gfx803 v_cmp_lt_u64_e32 vcc, v[199:200], v[154:155] mul:2
gfx803 s_nand_b64 -17, 17, 16
gfx803 v_interp_p1_f32_e32 v163, sext(v63), attr33.z
gfx803 s_set_gpr_idx_mode
gfx803 v_madmk_f32 1e-10, v6, 0xc4187b8a, v65
gfx803 v_subrev_f16_e32 v0, 0x100000000, -11, v97
gfx803 v_xor_b32_e32 exec, s64, v8
gfx803 v_subrev_u16_e32 v4, s[6:9], v33
gfx803 tbuffer_load_format_d16_xyzw 1e-10, off, s[72:75], 32 format:[BUF_DATA_FORMAT_16_16,BUF_NUM_FORMAT_SSCALED] offset:1422
gfx803 v_sub_f32_e32 v104, s[6:9], s55, v5
gfx803 v_max_f32_e32 v211, v250, s0
gfx803 v_cndmask_b32_e32 v130, v168, v88, v255
gfx803 s_dcache_wb_vol  done
gfx803 v_cmp_f_f64_e32 vcc, -s[58:59], v[118:119]
gfx803 v_mul_lo_u16_e32 v254, s30, v256
gfx803 v_xor_b32_e32 v47, v1, -|v112|
gfx803 s_ashr_i32 0x10000, s10, s32
gfx803 v_xor_b32_e32 v30, exec, v44
gfx803 v_mul_legacy_f32_e32 v8, 0, sext(v0)
gfx803 exp param5 off, v256, off, v71
gfx803 s_and_b32 s28, 31
gfx803 s_cmpk_eq_u32 s60, 1e-10
gfx803 exp mrt0 v181, v181, off, off done compr op_sel_hi:[0,0]
gfx803 v_cndmask_b32_e32 v0, ttmp10, v128, vcc quad_perm:[0,1,2,3]
gfx803 v_subrev_u16_e32 v55, s68
gfx803 v_subrev_u16_e32 -v24, s12, v138
gfx803 v_ashrrev_i32_e32 4, v176
gfx803 v_lshrrev_b32_e32 v128, s32, s102, v2
gfx803 v_mul_u32_u24_e32 1e10, s64, v1
gfx803 v_min_u32_e32 v216, v25, -17
gfx803 v_min_f16_e32 v57, v60
gfx803 v_min_i16_e32 -|v106|, src_flat_scratch_base_lo, v231
gfx803 v_mac_f16_e32 v133, 0x10000, v44
gfx803 exp param23 v64, off, -32769, v164 done vm
gfx803 v_cndmask_b32_e32 2, v64, vcc
gfx803 v_lshrrev_b32_e32 v64, v0, v256
gfx803 v_sub_u32_e32 v216, vcc, v139, v173 clamp
gfx803 v_lshrrev_b32_e32 v24, v128, -17
gfx803 v_max_i32_e32 s[0:2], 62, v231
gfx803 v_cmpx_le_f32_e32 v[255:256], v71, v144
gfx803 exp invalid_target_11 v120, v160, off, a0 vm
gfx803 v_min_u16_e32 v3, -|-12|, v208
gfx803 tbuffer_store_format_xy v[122:123], v20, s[32:35]
gfx803 exp invalid_target_31 v121, exec, v117, off compr vm
gfx803 v_subrev_u32_e32 v88, vcc, -v95, v104
gfx803 v_mac_f32_e32 v146, -0x80000001, v0
gfx803 s_nop_e64 0xce0
gfx803 s_cmpk_ge_i32_e64 s10, 0x7806
gfx803 s_add_i32 s0, [v0,v1], s69
gfx803 s_bfe_i64 s[10:11], s[0:1], xnack_mask
gfx803 s_andn2_b64 s[14:15], -11, 0.15915494
gfx803 v_max_f32_e32 v206, flat_scratch_hi, 0
gfx803 v_and_b32_e32 v5, 51, v73 quad_perm:[0,1,2,3]
gfx803 v_interp_p2_f32_e32 v35, v[0:1], attr37.y
gfx803 v_cmp_le_i64_e32 s[0:2], v[26:27], v[114:115]
gfx803 v_madak_f16 v204, s95, -16, 0xd8cef283
gfx803 s_store_dwordx4 s[4:7], |s[4:5]|, s2
gfx803 s_cmpk_ge_u32 ttmp4, off
gfx803 v_min_f32_e32 xnack_mask, 45, v113
gfx803 v_interp_p1_f32_e32 xnack_mask, v227, attr4.w
gfx803 v_madmk_f16 v126, v205, 0xbf5266f8, -16
gfx803 v_mul_u32_u24_e32 v34, v35, 0.5, v183
gfx803 v_max_f32_e32 v12, 53, |v204|
gfx803 s_andn2_b32 ttmp[0:1], s0, s0, s0
gfx803 v_sub_f32_e32 [v0,v1], v2, s21, v192
gfx803 v_cndmask_b32_e32 v0, s0, s[0:2], vcc
gfx803 s_store_dwordx2 s[36:37], s92
gfx803 exp pos0 v0, s[2:3], v44, off vm
gfx803 v_mul_f32_e32 v81, s12, -0x80000001, v16
gfx803 v_max_i32_e32 v238, s23, s102
gfx803 v_and_b32_e32 s102, -7, v241
gfx803 v_xor_b32_e32 v72, v3, 0.5
gfx803 v_mul_i32_i24_e32 1.1, v144, s1, v192
gfx803 v_interp_mov_f32_e32 v249, ttmp0, invalid_param_57, attr39.x
gfx803 v_mul_i32_i24_e32 v72, s96, v193 high
gfx803 s_cmpk_eq_i32 1e-10, s34, 0xc006
gfx803 v_max_i16_e32 v210, v8
gfx803 v_add_f32_e32 v146, 24, v0 addr64
gfx803 v_mul_legacy_f32_e32 v21, s96, v131 slc
gfx803 v_mul_lo_u16_e32 sext(v189), 1, v223
gfx803 v_mul_f32_e32 s0, s12, v16
gfx803 v_interp_mov_f32_e32 v52, invalid_param_83, attr11.x offset:4
gfx803 s_xor_b64 s[10:11], 21, src_flat_scratch_base_lo op_sel:[0,1]
gfx803 s_cmpk_eq_i32 -4.0, 0xf542
gfx803 v_mul_u32_u24_e32 v17, ttmp[0:1], v85
gfx803 v_lshlrev_b16_e32 v234, -|-8|, v170
gfx803 v_mac_f32_e32 v106, s95, 0x10000
gfx803 tbuffer_load_format_xyzw v[255:256], off, s[0:3], s5 format:[BUF_DATA_FORMAT_11_11_10,BUF_NUM_FORMAT_UINT] offset:496 glc
gfx803 s_quadmask_b32 s59, s95 gds
gfx803 s_or_b64 s[44:45], 40, s[18:19] addr64
gfx803 s_cmpk_gt_u32 ~0, 0xf10a
gfx803 v_min_f16_e32 65, s50, v2
gfx803 s_xnor_b64 s[84:85], 1.1, s[42:43]
gfx803 v_sub_f16_e32 v256, v222, v174
gfx803 s_add_u32 s8, -|s9|, s1
gfx803 v_subrev_f32_e32 v247, s49, 0.15915494
gfx803 exp v64, off, off done
gfx803 s_min_u32 tma_hi, 49, 13 gds
gfx803 v_ashrrev_i32_e32 v245, 32, s[6:9]
gfx803 v_min_f64 v[179:180], -v[96:97], -32769
gfx803 v_subrev_u32_e32 v71, vcc, v16
gfx803 s_xor_b64 s[74:75], 18, s[68:69] op_sel_hi:[0,0]
gfx803 v_lshlrev_b32_sdwa v239, 18, v127
gfx803 s_max_i32 s51, s0, s65, 0.15915494
gfx803 v_subb_u32_e32 v189, vcc, v74, 0xffffffff, v233, vcc
gfx803 s_set_gpr_idx_mode s102
gfx803 s_sub_i32 0, tba_hi, s41
gfx803 exp pos0 v2, v208, v3, [s2,s3]
gfx803 v_cndmask_b32_e32 s29, v50, vcc
gfx803 s_bfe_u32 flat_scratch_lo, 0x3ff0000000000000, -4
gfx803 s_store_dwordx2 v255, s[12:13], s[36:37], s92
gfx803 ds_cmpst_rtn_b64_e64 v[60:61], v185, v[19:20], v[210:211] offset:60420 gds
gfx803 s_getreg_b32 ttmp[0:1], hwreg(22, 0, 3)
gfx803 s_add_u32 s12, s102, tba_lo
gfx803 s_cmpk_ge_u32_dpp s47, 0x8429
gfx803 exp invalid_target_19 v48, v135, -17, off
gfx803 s_orn2_b64 s[18:19], vcc_lo, s[0:1], s[0:1]
gfx803 v_mul_f32_e32 v216, s6, 1e-10
gfx803 v_cmpx_f_i64_dpp vcc, v[109:110], v[150:151]
gfx803 s_atc_probe_buffer 50, s62
gfx803 v_interp_mov_f32_e32 v238, invalid_param_108, attr45.y, v[0:1]
gfx803 s_nor_b32 0, s23, s49, s59
gfx803 v_subbrev_u32_e32 v181, vcc, v126, v251, 0x3c00, vcc
gfx803 v_mac_f16_e32 v20, v206, -16
gfx803 v_mul_f16_e32 v64, [s2,s3], v192
gfx803 v_subb_u32_e32 v248, vcc, s55, v192, 0x10000
gfx803 s_orn2_b32 s21, s20, 0 idxen
gfx803 v_add_f32_e32 v129, s0, |v32|
gfx803 v_mul_u32_u24_e32 sext(v92), s64, v2
gfx803 v_mul_legacy_f32_e32 -v4, s0, v6
gfx803 v_ashrrev_i32_e32 v2, s92, [v0,v1]
gfx803 v_mul_lo_u16_e32 [s2,s3], s16, v8
gfx803 v_interp_mov_f32_e32 v116, invalid_param_180, attr1.w row_mirror
gfx803 v_min_u16_e32 v56, v77, v41 idxen
gfx803 v_interp_p1_f32_e32 v140, 1e10, attr34.w
gfx803 v_mul_u32_u24_sdwa v92, s64, v2
gfx803 tbuffer_store_format_xyzw v[14:17], v[237:238], s[52:55]
gfx803 v_interp_p2_f32_e32 v66, v193, attr4.w op_sel_hi:[0,0]
gfx803 v_sub_f16_e32 v18, [s2,s3], v64
gfx803 s_cmpk_le_u32 s21, 0x3ff0000000000000, 0xda35
gfx803 v_lshrrev_b32_e32 v20, 0, v[255:256]
gfx803 s_cmp_le_i32 55, v[0:1]
gfx803 v_not_b32_e32 v185
gfx803 v_mul_lo_u16_e32 v104, s0, v16 offset:4
gfx803 v_cndmask_b32_e32 8, v50, vcc
gfx803 s_addc_u32 s[4:7], s61, s56
gfx803 v_interp_p2_f32_e32 v95, v243, -16
gfx803 s_or_b32 s65, s46
gfx803 v_madmk_f16 v13, s2, [v0,v1], v1
gfx803 s_branch v255
gfx803 s_mul_i32 m0, s76, 0x3ff0000000000000
gfx803 v_mul_u32_u24_e32 v36, 40, sext(v248)
gfx803 v_interp_mov_f32_e64 v123, invalid_param_212, attr51.y
gfx803 exp m0 v9, v8, off, v178 done vm
gfx803 v_min_i16_e32 v24, s4, |v2|
gfx803 s_orn2_b32_dpp s28, tba_lo, s14
gfx803 v_cmp_neq_f16_e32 src_pops_exiting_wave_id, v13
gfx803 s_addk_i32_e64 s35, 0xb970
gfx803 v_sqrt_f16_e32 65, s84
gfx803 v_or_b32_e32 v196, v214
gfx803 s_and_b32 s14, s0, 0 offset:0xffff
gfx803 v_ceil_f64_sdwa v[149:150], ttmp[6:7]
gfx803 v_mac_f16_e32 v219, -1, m0
gfx803 s_add_i32 s56, -|ttmp1|, 19
gfx803 v_subbrev_u32_e32 v182, vcc, s73, s[0:2], vcc
gfx803 v_subb_u32_e32 v219, s[1:2], vcc, v120, v115, vcc
gfx803 exp param16 off, v240, off, ttmp[0:1] done compr
gfx803 v_add_f32_e32 v32, xnack_mask, v128
gfx803 v_interp_p2_f32_e32 v240, off, attr43.x
gfx803 v_min_u32_e32 v30, s0, v34 offset0:1
gfx803 v_madak_f32 v196, v26, v60, 0x69165f06 mul:3
gfx803 v_cndmask_b32_e32 v16, v1, vcc
gfx803 v_mul_u32_u24_e32 v[3:6], s0, v210
gfx803 v_mul_hi_u32_u24_e32 0.15915494, 57, v88
gfx803 v_and_b32_e32 v8, s102, v128
gfx803 v_interp_mov_f32_e32 v161, attr4.z
gfx803 s_cmpk_lt_u32 s92, a0
gfx803 v_madak_f16 v128, 1.1, s8, v64, 0xeadef376
gfx803 s_ff1_i32_b32 s35, -flat_scratch_hi
gfx803 v_interp_mov_f32_e32 v53, invalid_param_178, -attr7.z
gfx803 v_subrev_u16_e32 v131, s70, 65536.0
gfx803 v_subrev_u32_e32 exec, vcc, v114, v31
gfx803 v_madmk_f16 v24, s86, 0x7c9bd13d, v213 addr64
gfx803 v_or_b32_sdwa v106, s13, v6
gfx803 v_subrev_f16_e32 v16, lds_direct, v209
gfx803 s_cmpk_lt_u32_sdwa ttmp0, 0x2a43
gfx803 v_mul_f16_e32 v143, flat_scratch_hi, 65
gfx803 v_lshrrev_b32_e32 v125, 52, s0
gfx803 v_lshlrev_b32_dpp v81, v4, v64
gfx803 v_interp_mov_f32_e32 v212, invalid_param_70, 0xffffffff
gfx803 v_lshrrev_b32_e32 0.15915494, s88, v137
gfx803 v_lshrrev_b32_e32 v2, v32, v256
gfx803 s_bitset0_b64 -s[2:3], vcc_hi
gfx803 s_min_i32 s57, -s44, s65
gfx803 v_subrev_u16_sdwa v159, 20, v34
gfx803 v_mul_legacy_f32_e32 v0, 0.15915494, 37, v57
gfx803 v_subb_u32_e32 v131, vcc, v104, v161, 1e10
gfx803 v_or_b32_e32 s80, v128
gfx803 v_interp_p2_f32_e32 -16, v97, attr44.x
gfx803 v_cndmask_b32_e32 v133, v4, v0, -16
gfx803 v_add_f32_e32 v13, v146
gfx803 v_subrev_u16_e32 v0, v12, v128 mul:2
gfx803 v_max_f16_e32 v256, v18, v59
gfx803 exp 0xffffffff off, v217, v176, v190 done
gfx803 v_add_u16_e64 v54, xnack_mask_hi, v252
gfx803 s_max_i32 s2, s10, v256
gfx803 exp xnack_mask v193, off, off, off done compr vm
gfx803 exp v255, mrtz off, off, off, v90
gfx803 v_interp_p2_f32_e32 v68, |v150|, attr26.w
gfx803 v_mul_legacy_f32_e32 v4, s0, -0x80000001
gfx803 v_cmpx_le_i32_e32 vcc, v69, ttmp[0:1]
gfx803 v_cndmask_b32_e32 v9, s36, v16, vcc row_mask:0x3
gfx803 v_madmk_f16_dpp v16, s32, 0xbf263f95, v81
gfx803 s_addk_i32 s7, 0x5b67 row_mirror
gfx803 v_interp_mov_f32_e32 invalid_param_232, attr13.w
gfx803 v_cndmask_b32_e32 s[4:7], s48, v70, vcc
gfx803 v_add_f32_dpp v132, s68, v24
gfx803 exp param6 off, v241, v92, ttmp0
gfx803 v_cndmask_b32_e32 v6, s[0:1], v143, vcc
gfx803 v_mul_f32_e32 -0x80000001, v8, v129
gfx803 s_nand_saveexec_b64 s[66:67], s[62:63] offset:4
gfx803 v_add_f32_e32 v1, s7, v225 mul:2
gfx803 v_max_i16_e32 v8, -32769, v0
gfx803 s_cmp_le_u32 v256, 4
gfx803 exp param28 v40, off, -|off|, v202 vm
gfx803 v_cndmask_b32_e32 -0x80000001, s28, v12, vcc
gfx803 v_cndmask_b32_dpp v8, 64, v22, vcc
gfx803 v_subrev_u16_e32 v177, v72, sext(v82)
gfx803 v_lshrrev_b32_e32 1.1, s0, v112
gfx803 s_addk_i32 s7, a0, 0x5b67
gfx803 s_add_i32_sdwa s0, s64, s12
gfx803 v_sub_u32_e32 |v3|, vcc, s72, v185
gfx803 v_min_f16_e32 v57, 53, -0x80000001
gfx803 s_cmpk_eq_i32_dpp s88, 0x1feb
gfx803 v_max_i32_e32 1e-10, src_lds_direct, v232
gfx803 v_interp_p1_f32_e32 v132, 65, v250, attr15.x
gfx803 s_cmpk_ge_u32 v[0:1], 0x3805
gfx803 exp s[2:3] off, v59, v82, v82 compr vm
gfx803 v_sub_u32_e32 v12, vcc, s91, v191 mul:3
gfx803 v_sub_f16_e32 v68, s64, v256
gfx803 v_mul_legacy_f32_e32 v18, s40, ttmp12
gfx803 s_bfe_i64 v256, s[64:65], s27
gfx803 exp mrt5 off, off, v1, 65536.0
gfx803 v_mul_u32_u24_e32 v34, v183
gfx803 s_sub_i32 s34, s88, s2 lds
gfx803 s_setreg_b32 hwreg(27, 29, 30), 0xffffffff
gfx803 v_lshrrev_b32_e32 v129, s90, |v49|
gfx803 v_mul_legacy_f32_e32 s[2:3], s0, v128
gfx803 v_lshrrev_b32_e32 v20, v0, -v130
gfx803 v_max_u32_e32 sext(v131), v226, v72
gfx803 s_lshr_b32 tba_hi, s81, s79 mul:2
gfx803 v_sub_f16_e32 v64, s2, exec
gfx803 exp param11 off, v10, v26, s[0:1] vm
gfx803 s_lshl_b64 s[6:7], 9, v[3:6]
gfx803 v_cmpx_le_i32_e32 vcc, v69
gfx803 s_add_i32 s2, s70, s60 done
gfx803 v_min_u16_e32 v35, src_shared_base, v234
gfx803 v_cndmask_b32_e32 v17, |v34|, v128, vcc
gfx803 v_sub_f32_e32 v170, ttmp12, v40
gfx803 s_xor_b64 s[10:11], s[70:71]
gfx803 s_sleep |0x42b0|
gfx803 s_addk_i32 -|s101|, 0x8dff
gfx803 v_min_i16_e32 v73, s2
gfx803 v_min_u16_e32 v197, v234, v185 mul:2
gfx803 v_madak_f16 v47, 0, v5, 0xd11d97eb
gfx803 v_min_i32_e32 -4.0, v168, v150
gfx803 v_lshlrev_b32_e32 exec, ttmp8, v163
gfx803 v_mul_legacy_f32_e32 v70, s42, v32 gds
gfx803 v_or_b32_e32 v164, v196
gfx803 v_cmp_t_u64_e32 vcc, 33, v[156:157] mul:2
gfx803 v_sub_f32_e32 v0, s0
gfx803 v_or_b32_e32 ttmp[0:1], v196, v214
gfx803 v_interp_mov_f32_e32 -|v108|, invalid_param_184, attr35.z
gfx803 v_subrev_f32_e32 v129, v150, 1e-10
gfx803 v_sub_f16_dpp v200, s1, v96
gfx803 v_sub_f32_e32 v0, -0x80000001, v0
gfx803 exp invalid_target_19 v190, v190, 0x100000000, off, v201 done compr
gfx803 v_interp_p2_f32_e32 v177, v154, v0, attr24.x
gfx803 v_ashrrev_i32_e32 v90, v105, 65
gfx803 v_mul_hi_u32_u24_e32 0, v65, v16
gfx803 v_cndmask_b32_e32 v102, tba_hi, ttmp0, vcc
gfx803 v_sub_u32_e32 vcc, s33, v200
gfx803 v_sub_u16_e32 v175, sext(v48), v20
gfx803 v_add_f32_e32 v84, s8, v0 compr
gfx803 s_add_u32 s64, s0
gfx803 v_min_f32_e32 v128, v106, v[0:1]
gfx803 v_mul_i32_i24_e32 v116, v251
gfx803 exp param22 off, off, v144, exec done compr
gfx803 s_cmpk_lg_u32 s4, |0xfffa|
gfx803 v_mac_f32_e32 s[0:1], 16, v0
gfx803 s_lshr_b32 s42, s0, xnack_mask
gfx803 v_lshrrev_b16_e32 -4.0, -14, v81
gfx803 v_cndmask_b32_e32 v144, s0, v40, s[2:3], vcc
gfx803 v_mac_f32_e32 v34, v[3:6], v100
gfx803 v_interp_p1_f32_e32 v121, s[0:1], attr9.w
gfx803 exp off, off, v62
gfx803 v_sub_u32_e32 vcc_lo, vcc, s4, v80
gfx803 v_ashrrev_i16_e32 v43, v248
gfx803 v_add_f32_e32 src_shared_base, 64, v146
gfx803 v_xor_b32_e32 v8, 20, s[6:9]
gfx803 v_min_f32_e32 v104, v114, v195 slc
gfx803 v_max_f32_e32 v2, v[255:256], s3, v130
gfx803 v_cndmask_b32_e32 v17, v19, v24, 0x10000
gfx803 v_sub_f32_e32 s[2:3], v16, v40
gfx803 v_mul_hi_u32_u24_e32 -32769, v65, v16
gfx803 v_ceil_f32_e32 v83, s12 vm
gfx803 v_cmpx_ne_i16_e32 vcc, s[1:2], v128
gfx803 v_interp_p1_f32_e32 v121, m0, attr9.w
gfx803 exp param1 off, v32, off, 1+1 compr
gfx803 v_interp_mov_f32_e32 v53, s[2:3], attr7.z
gfx803 s_add_u32 s2, 52, -0x80000001
gfx803 s_cmpk_le_u32 0x67fe
gfx803 v_max_f32_e32 v52, v36, v34 vm
gfx803 s_cmpk_eq_i32 s1, s[4:7]
gfx803 v_addc_u32_e32 v155, v0, src_flat_scratch_base_lo, v206, vcc
gfx803 v_cndmask_b32_e32 v27, 0, src_shared_base, vcc
gfx803 v_cndmask_b32_e32 ttmp12, 17, v105, vcc
gfx803 ds_wrxchg2st64_rtn_b32 0.15915494, v73, v119, v255 offset0:70 offset1:123
gfx803 s_cmpk_ge_u32 s4, src_shared_base
gfx803 s_buffer_load_dword_e64 s2, s[0:3], s101
gfx803 s_setreg_imm32_b32 sext(hwreg(36,) 27, 9), 0xab006f5
gfx803 s_bfm_b64 0.15915494, s97, src_shared_limit
gfx803 exp mrt2 off, off, v243, v243 done compr vm idxen
gfx803 tbuffer_load_format_x v232, ttmp[0:1], s[60:63], -5 format:[BUF_DATA_FORMAT_8_8_8_8,BUF_NUM_FORMAT_SSCALED] offset:3510
gfx803 v_sub_f16_dpp v36, s1, v131
gfx803 tbuffer_store_format_xyzw v[14:17], off, s[4:7], 1e-10 format:[BUF_DATA_FORMAT_11_11_10,BUF_NUM_FORMAT_SINT] offset:1173 glc
gfx803 v_subrev_u32_e32 v[0:1], vcc, v145, v186
gfx803 v_and_b32_e32 v4, -|35|, v0
gfx803 v_add_f32_e32 v0, v73
gfx803 v_mul_u32_u24_e32 v18, s0, v176 src0_sel:WORD_1
gfx803 s_cmpk_lg_i32 ttmp12, 0xbf58
gfx803 s_add_u32 s4, 37
gfx803 s_cmpk_lg_i32 sext(s94), 0x8592
gfx803 v_madmk_f16 vcc, s45, 0xd911b6df, v90
gfx803 s_mulk_i32 0x3ff0000000000000, 0x20b6
gfx803 buffer_store_dwordx2 v[176:177], off, ttmp[4:7], 19 offset:3384 glc, v[3:6]
gfx803 v_cndmask_b32_e32 v133, v4, 65, vcc
gfx803 v_mul_f32_e32 v133, s4, s[0:1]
gfx803 v_sub_f16_e32 vcc, v145, v72
gfx803 v_ashrrev_i32_e32 v4, s[6:9], v4
gfx803 exp param7 v209, off, s[6:9], off, v216 compr vm
gfx803 v_or_b32_e32 0xffffffff, v113, v92
gfx803 v_mac_f32_e32 v18, a0, v28
gfx803 s_addc_u32 xnack_mask_lo, 49, 0xffffffff
gfx803 s_sub_i32_sdwa vcc_lo, s50, 45
gfx803 v_max_i32_e32 v69, -4.0, v67 dst_sel:BYTE_1
gfx803 exp param30 off, off, -off, v187
gfx803 v_lshrrev_b32_e32 v106, v107, v117 quad_perm:[0,1,2,3]
gfx803 v_add_f32_e32 v88, xnack_mask_lo, v164 offset:0xffff
gfx803 s_sleep v[3:6]
gfx803 s_add_u32 s0, s66
gfx803 v_sub_f16_e32 64, v32, 25, v8
gfx803 s_nop 0x991f offen
gfx803 v_interp_p1_f32_e32 v197, s[2:3], attr9.x
gfx803 v_ashrrev_i16_e32 v19, v32
gfx803 v_mul_u32_u24_e32 v4, s64, v0 high
gfx803 s_quadmask_b32 [v0,v1], tma_lo
gfx803 v_subrev_f16_dpp v144, 0, v80
gfx803 v_mul_lo_u16_e32 v189, 1, v[255:256]
gfx803 v_cndmask_b32_e32 v0, s3, v194, 64
gfx803 v_lshlrev_b32_e32 v134, -|s37|, v1
gfx803 s_cmpk_eq_i32 s68, off
gfx803 v_sub_u32_e32 [v0,v1], vcc, 1, v50
gfx803 v_min_i32_e32 v3, v80, m0, v88
gfx803 s_bfe_i64 s[34:35], s[72:73], s0 lds
gfx803 v_lshlrev_b32_e32 v251, -16, v55 done
gfx803 v_cmp_ge_u64_e32 vcc, -s[98:99], v[24:25]
gfx803 s_ashr_i32 ttmp[0:1], s89, s50
gfx803 v_subrev_f32_e32 v2, 37, 0x100000000
gfx803 s_xnor_b64 ttmp[10:11], s[24:25]
gfx803 v_mac_f32_e32 v109, v191, 0x10000
gfx803 v_ashrrev_i32_e32 v5, v[0:1], v64
gfx803 v_add_f32_e32 1e-10, v45, tba_lo, v2
gfx803 v_cndmask_b32_e32 v177, v1, |v2|, vcc
gfx803 v_cndmask_b32_e64 v98, s100, v37, vcc
gfx803 s_nand_b32 s37, s102, s64
gfx803 v_subbrev_u32_e32 v159, vcc, ttmp9, ttmp0, vcc
gfx803 v_cndmask_b32_e32 s[6:9], s8, v100, vcc
gfx803 v_cvt_f32_ubyte3_e32 v187, v17 offset:4
gfx803 v_mul_lo_u16_e32 -|v216|, 8, v85
gfx803 v_ashrrev_i32_e32 v64, v47, v49 offset:4
gfx803 v_min_f16_e32 src_shared_base, v189, v22
gfx803 v_cmp_tru_f32_e32 vcc, v184, 0x3c00
gfx803 v_and_b32_e32 s101, s44, v128
gfx803 exp s0 off, off, off, v187
gfx803 s_atc_probe_buffer 50, lds_direct, s62
gfx803 v_min_u16_e32 v128, 0xffffffff, v128
gfx803 v_max_f32_e32 v96, s48, 1+1
gfx803 s_cmpk_ge_u32 s21, ttmp[0:1]
gfx803 v_madmk_f32_dpp v128, v204, 0x6e81f6c2, v169
gfx803 v_madak_f16 v69, 22, off, 0xa5a8aa78
gfx803 v_sub_f16_e32 v10, s33, v1 vm
gfx803 v_max_u32_e32 1e-10, 24, v241
gfx803 v_mul_legacy_f32_e32 -17, s2, v52
gfx803 v_lshrrev_b32_e32 v66, s65, v16 clamp
gfx803 v_sub_f16_e32 v32, v32, v67 glc
gfx803 v_sub_f16_e32 exec, s12, v50
gfx803 v_subrev_u16_e32 -16, v190, v47, v217
gfx803 v_max_i32_e32 v65, -0.5, 0.15915494
gfx803 v_xor_b32_e32 v98, s[4:7], v8
gfx803 v_interp_p2_f32_e32 v35, -v112, attr37.y
gfx803 v_mac_f16_e32 v36, 4, v64 vm
gfx803 s_brev_b32 s53, s[1:2]
gfx803 exp param1 off, v32, off, s102 compr
gfx803 v_max_u32_e32 v53, v225, -v119
gfx803 tbuffer_store_format_xyz v[40:42], v255, s[0:3], 0 format:[BUF_DATA_FORMAT_32_32_32,BUF_NUM_FORMAT_RESERVED_6] offset:3812 slc
gfx803 s_bfe_u64 s[72:73], v[3:6], 7
gfx803 v_mul_legacy_f32_e32 0xffffffff, s1, v0
gfx803 v_mul_legacy_f32_e32 v144, s2
gfx803 v_cmp_eq_f16_e32 vcc, ttmp12, v76
gfx803 v_and_b32_e32 v139, s10, v61 row_shl:1
gfx803 tbuffer_store_format_x v48, -0x80000001, s[0:3], -12 format:[BUF_DATA_FORMAT_32_32_32_32] offset:2628 glc
gfx803 v_ashrrev_i16_e32 off, s31, v0
gfx803 v_cndmask_b32_e32 0xffffffff, v145, v4, v218, vcc
gfx803 v_sub_u32_e32 v251, v[0:1], s33, v200
gfx803 v_not_b32_e32 v185, v31 dst_sel:BYTE_1
gfx803 v_sub_f32_e32 [s2,s3], s21, v192
gfx803 v_cndmask_b32_e32 |v18|, s22, v34, vcc
gfx803 v_or_b32_e32 v232, 0x3ff0000000000000, v100
gfx803 v_cndmask_b32_e32 v92, s17, v65, vcc neg_lo:[1,0]
gfx803 v_and_b32_dpp v54, v233, v14
gfx803 v_interp_p2_f32_e32 v70, v20, ~0
gfx803 s_cmpk_eq_u32 s24, 0xffffffff
gfx803 v_mul_legacy_f32_e32 src_shared_base, v2, v192
gfx803 s_sleep s[0:2]
gfx803 exp invalid_target_28 off, off, 1+1, v32 vm
gfx803 v_min_f32_e32 v72, 49, v155 row_mask:0x3
gfx803 v_sub_f16_e32 0.5, s12, v50
gfx803 s_cmpk_gt_u32 s90, 0x8071 offset:4
gfx803 v_ashrrev_i16_e32 v119, 0x10000, v20, v241
gfx803 v_mul_u32_u24_e32 v140, 7, v104 op_sel_hi:[0,0]
gfx803 s_wqm_b32 ttmp10, -10 quad_perm:[0,1,2,3]
gfx803 v_subrev_f32_e32 v16, v24
gfx803 v_lshlrev_b16_dpp v118, s28, v199
gfx803 v_subrev_f16_e32 v8, v47, v42 src0_sel:WORD_1
gfx803 v_cndmask_b32_sdwa v202, 64, v96, vcc
gfx803 exp param30 off, -|off|, off, v187
gfx803 v_max_u32_e32 v136, v147, v[3:6]
gfx803 s_cmpk_lg_i32 s55, lds_direct
gfx803 v_cndmask_b32_e32 v0, v4, ttmp0, vcc
gfx803 s_nand_b64 s[72:73], src_shared_base, 16
gfx803 v_min_i16_e32 v142, v[3:6], v204
gfx803 v_mul_u32_u24_e32 v95, s[4:7], v22
gfx803 v_min_f32_e32 65, 43, v0
gfx803 exp param6 off, off, v175, off done high
gfx803 v_and_b32_e32 v37, v199, 0
gfx803 v_ceil_f32_e32 -0x80000001, s12
gfx803 v_lshrrev_b16_e32 v55, v199, sext(v207)
gfx803 v_sub_f32_e32 v164, v132, s0
gfx803 exp param5 off, v8, off, v[0:1]
gfx803 v_min_i16_e32 v174, 65536.0, v202
gfx803 exp param17 v22, off, off, off vm row_mask:0x3
gfx803 s_sub_u32 s45, s8, 0x100000000
gfx803 v_lshrrev_b32_e32 s[6:9], v43, v0
gfx803 v_cndmask_b32_e32 v5, s0, vcc
gfx803 v_mul_u32_u24_e32 s[1:2], v35, v183
gfx803 v_sub_f32_e32 ttmp12, s14, v16
gfx803 v_min_f16_e32 s[0:2], v163, v157
gfx803 v_min_u32_e32 v186, |v11|, v180
gfx803 s_addk_i32 xnack_mask_lo, lds_direct
gfx803 v_sub_u32_e32 v207, vcc, s86, [v0,v1]
gfx803 v_lshrrev_b32_e32 v104, v160
gfx803 s_xor_b32_sdwa s41, s67, s94
gfx803 v_interp_mov_f32_e32 sext(v209), invalid_param_42, attr44.w
gfx803 v_lshrrev_b32_e32 s[1:2], flat_scratch_lo, v4
gfx803 v_sub_u16_e32 v209, 0x3ff0000000000000, v226
gfx803 v_mac_f16_e32 v247, 1e-10, v59
gfx803 v_mul_legacy_f32_e32 v8, 8
gfx803 v_lshlrev_b16_e32 lds_direct, v18, v94
gfx803 v_mac_f32_e32 0x3ff0000000000000, s4, v31
gfx803 v_mul_hi_u32_u24_e32 s0, 20, v182
gfx803 v_ashrrev_i16_e32 s[4:7], s49, v4
gfx803 v_subb_u32_e32 v131, v104, v161, vcc
gfx803 v_cndmask_b32_e32 v178, v88, vcc
gfx803 s_and_b32 s14, s0, v256
gfx803 v_mac_f32_e32 1+1, s50, v71
gfx803 v_sub_f16_e32 v48, vcc, s12, v50
gfx803 v_sub_f32_e32 v50, v256, v0
gfx803 v_mul_legacy_f32_e32 v82, s81, v128 neg_lo:[1,0]
gfx803 v_mul_lo_u16_e32 59, v174
gfx803 v_cmpx_f_i64_e32 -16, v[109:110], v[150:151]
gfx803 v_mul_i32_i24_e32 v20, 0.5, m0
gfx803 s_cbranch_i_fork s[100:101], exec
gfx803 v_cmpx_le_u16_e32 vcc, v249
gfx803 v_cmp_t_u64_e32 vcc, ttmp0, v[156:157]
gfx803 v_cmpx_eq_f16_e32 vcc, v14, -|v125|
gfx803 v_mul_u32_u24_e32 -|v6|, s72, v9
gfx803 v_max_i32_e32 v206, v[255:256], v52
gfx803 s_cmpk_gt_u32 s49
gfx803 v_interp_p2_f32_e32 v36, v69, [s2,s3]
gfx803 v_mul_legacy_f32_e32 v11, 2.0, v16 slc
gfx803 s_cmpk_le_i32 64, 0xcf71
gfx803 exp pos0 v8, v8, v16, v16 done compr vm op_sel_hi:[0,0]
gfx803 v_mul_f16_e32 v16, -3, v13 high
gfx803 tbuffer_load_format_x 0, off, s[36:39], s98 format:[BUF_DATA_FORMAT_8_8,BUF_NUM_FORMAT_SNORM] offset:124 glc
gfx803 exp param20 off, v40, v89, s102 done vm
gfx803 exp mrt5 v143, v143, off, v76 compr vm row_mask:0x3
gfx803 v_add_f32_sdwa v101, 2, v208
gfx803 exp off v56, v211, v62, off vm
gfx803 s_flbit_i32 s44, s78 quad_perm:[0,1,2,3]
gfx803 v_max_i32_e32 v25, 26, v75, -4.0
gfx803 v_mul_u32_u24_e32 v30, s32, s[1:2]
gfx803 v_mul_u32_u24_e32 v200, s0, m0
gfx803 v_max_u32_e32 v246, [s2,s3], v129
gfx803 s_subb_u32 s2, 1e10, s0, s56
gfx803 s_addc_u32 s82, v[255:256], s0
gfx803 s_and_b32 s82, s30, v[3:6]
gfx803 v_cmp_u_f32_e32 vcc, v254, -17
gfx803 v_madmk_f16 v13, s2, 0xe42fefa, v0
gfx803 s_buffer_store_dword 0, s28, s[72:75], 0x8e3ce glc
gfx803 s_sendmsg s102
gfx803 v_cndmask_b32_e32 v154, v129, v141, -|vcc|
gfx803 v_min_f32_e32 v2, s1, v35 offset:0xffff
gfx803 v_addc_u32_e32 m0, vcc, v7, v135, vcc
gfx803 s_and_b32 s80, -|s5|, s0
gfx803 v_bfrev_b32_e32 s[0:1], s0
gfx803 tbuffer_store_format_d16_xyzw v[157:160], off, s[56:59], v256 format:[BUF_DATA_FORMAT_16_16_16_16,BUF_NUM_FORMAT_FLOAT] offset:2286 slc
gfx803 v_mul_u32_u24_e32 v88, v0
gfx803 v_mul_f16_e32 v81, s0, -v9
gfx803 v_mul_hi_u32_u24_e32 v113, 57, vcc
gfx803 v_lshrrev_b32_e32 s16, v53
gfx803 v_interp_mov_f32_e32 v59, 1e-10, invalid_param_129, attr17.y
gfx803 s_getreg_b32 s57, hwreg(18, 5, 18), 1.1
gfx803 v_mul_f32_e32 v40, s32, v41, 64
gfx803 s_add_i32 s0, s20, s64 offset:4
gfx803 v_madak_f32 v25, s[0:1], v225, 0x92988010
gfx803 v_madak_f16 v221, 17, v199, v255
gfx803 v_add_f32_e32 |v20|, v50, v137
gfx803 s_not_b32 s28, -10 offset:4
gfx803 v_cndmask_b32_e32 v18, s22, v34, -32769
gfx803 v_sub_f32_e32 0.5, s71, v2
gfx803 v_subrev_f32_e32 s12, v74
gfx803 exp param6 off, s[1:2], v120, v153
gfx803 v_mul_legacy_f32_e32 v225, s78, sext(v13)
gfx803 v_cndmask_b32_e32 v0, s64, v207, vcc, 1e10
gfx803 v_and_b32_e32 v81, s[0:1], v70
gfx803 s_orn2_b32 0.15915494, s62, s52
gfx803 v_cndmask_b32_e32 1e10, v5, v136, vcc
gfx803 v_interp_mov_f32_e32 v238, s[2:3], attr36.y
gfx803 s_cmpk_lt_i32 v255, 0x5f44
gfx803 exp param17 v22, 1+1, off, off vm
gfx803 v_max_i16_e32 v24, 2, v194 addr64
gfx803 s_lshl_b32 0.5, s23, s40
gfx803 exp param6 off, off, off
gfx803 s_sub_i32 s76, 38, sext(s7)
gfx803 v_mac_f16_dpp v133, v189, v44
gfx803 v_lshlrev_b16_e32 v193, v72, s[0:1]
gfx803 v_min_i16_e32 v256, v23, v182
gfx803 s_mulk_i32 flat_scratch_hi, 0x5b98, v[3:6]
gfx803 s_cmpk_gt_i32 s8, 0x2454 slc
gfx803 v_max_i16_e32 v6, 33, v21 dst_sel:BYTE_1
gfx803 v_madak_f16 v204, s95, v199, |0xd8cef283|
gfx803 v_cndmask_b32_e32 v84, 9, v4, -|vcc|
gfx803 v_min_f32_e32 v72, 49, v155 high
gfx803 v_max_u32_e32 sext(v234), v177, v240
gfx803 v_interp_p1_f32_e32 1e10, v72, attr3.x
gfx803 v_sub_f32_e32 v0, s6, -0x80000001
gfx803 v_or_b32_e32 sext(v141), s1, v6
gfx803 tbuffer_load_format_d16_xyzw v[98:101], off, ttmp[0:1], s63 format:[BUF_DATA_FORMAT_16_16_16_16,BUF_NUM_FORMAT_RESERVED_6] offset:2334 glc slc
gfx803 v_lshrrev_b32_e32 v69, v4, 0
gfx803 v_mul_hi_i32_i24_e32 v12, s0, v132 op_sel_hi:[0,0]
gfx803 v_min_f32_e32 s102, s49, v230
gfx803 v_madak_f16 v30, tba_hi, v103, ttmp0, 0xe0c0ec46
gfx803 v_subrev_f16_e32 v72, s2, s[6:9]
gfx803 v_cndmask_b32_e32 v[3:6], s4, v81, vcc
gfx803 exp 1e10 v101, off, v185, v12 done
gfx803 tbuffer_load_format_xyz v[0:2], sext(off), s[28:31], s0 format:[BUF_DATA_FORMAT_16_16_16_16,BUF_NUM_FORMAT_RESERVED_6] offset:1309 glc
gfx803 v_madak_f32 vcc, s16, v80, 0xd798f644
gfx803 v_cndmask_b32_e32 -32769, s0, v40, vcc
gfx803 v_mul_hi_i32_i24_e32 v192, v169, 65
gfx803 exp pos3 v88, off, v55 done compr
gfx803 v_mac_f32_e32 v173, s29, v223 row_shl:1
gfx803 v_interp_p2_f32_e32 v191, v245, attr3.z done
gfx803 exp param6 v16, s[0:1], off, v8 done compr vm
gfx803 v_madak_f16 v38, v168, v217, xnack_mask
gfx803 v_madak_f16 v30, tba_hi, v103, s[4:7]
gfx803 v_min_f16_e32 v240, v189, lds_direct
gfx803 s_dcache_wb_vol  high
gfx803 v_cndmask_b32_e32 v164, v36, v256, vcc
gfx803 v_subrev_u16_e32 v129, 11, 65
gfx803 v_cndmask_b32_e32 v12, s64, [v0,v1], vcc
gfx803 v_subrev_u16_e32 v8, s16, v200 offen
gfx803 v_cndmask_b32_e32 v80, [s2,s3], v2, vcc
gfx803 v_xor_b32_e32 s101, v204, v0
gfx803 v_mul_u32_u24_sdwa v8, s55, v30
gfx803 v_cmp_lt_u64_e32 vcc, v[199:200], off
gfx803 v_mul_legacy_f32_e32 -v68, v136, v13
gfx803 v_sub_f32_e32 0.5, 64, v0
gfx803 v_lshrrev_b32_e32 v4, v[255:256], 12, v2
gfx803 v_mul_hi_i32_i24_e32 v127, 4.0, -17
gfx803 v_subb_u32_e32 v131, vcc, v104, v161, v255
gfx803 v_cndmask_b32_e32 v146, v137, 1.1, vcc
gfx803 v_min_i16_e32 v73, v[0:1], v213
gfx803 v_sub_f32_e32 v229, s101, v176, v133
gfx803 v_mac_f32_e32 v34, ttmp10, 1e-10
gfx803 exp param28 off, |off|, off, off done
gfx803 v_mac_f16_e32 -|v162|, v44, v53
gfx803 v_sub_u16_e32 v128, v15
gfx803 v_subrev_f32_e32 v2, s2, 0x3ff0000000000000
gfx803 s_buffer_load_dword s32, s[0:3], s[4:7] glc
gfx803 v_min_f32_e32 v0, s18, ~0
gfx803 s_cmpk_lt_i32 tma_hi, 0x5f44, [s2,s3]
gfx803 s_bfe_i32 ttmp5, s98, s8 row_shl:1
gfx803 v_max_u32_e32 v0, 20, m0
gfx803 v_min_f32_e32 ttmp12, 31, v170
gfx803 s_addc_u32 s25, v[255:256], s51
gfx803 s_cmpk_gt_i32 s94, [v0,v1]
gfx803 v_cndmask_b32_e32 v49, s85, v170, |vcc|
gfx803 v_min_f32_e32 0, v253, v131, v80
gfx803 exp |param5| v52, v16, off, off
gfx803 v_mul_legacy_f32_e32 v226, -s32, v55
gfx803 v_ashrrev_i32_e32 ~0, 20, v0
gfx803 exp param7 off, v208, a0, off done
gfx803 s_store_dword_sdwa s48, s[0:1], ttmp9
gfx803 s_add_u32 s11, s0, 0x3ff0000000000000
gfx803 v_cndmask_b32_e32 m0, 8, v136, vcc
gfx803 v_subrev_f32_e32 v21, v[3:6], v1
gfx803 s_cmpk_ge_i32 off, 0x849
gfx803 v_madak_f32 0x3c00, s35, v195, 0x7c6864f9
gfx803 v_sub_u16_e32 sext(v19), v147, v184
gfx803 v_sub_f16_e32 v176, -|s18|, v160
gfx803 v_cndmask_b32_e32 0.5, s5, v0, vcc
gfx803 v_subrev_f32_e32 v32, 0x100000000, v109
gfx803 s_max_u32 s8, s1
gfx803 s_cmpk_ge_i32 s47, 0x3c00, 0x46c0
gfx803 v_mul_u32_u24_e32 v0, vcc, v96
gfx803 v_lshrrev_b32_e32 off, v32, v145
gfx803 v_add_f32_e32 -17, v140, v52
gfx803 v_subb_u32_e32 v189, vcc, v74, -17, vcc
gfx803 v_subrev_f32_e32 v177, v12, -16
gfx803 s_mul_i32 ttmp8, s71
gfx803 v_cndmask_b32_e32 v98, ttmp12, v37, vcc
gfx803 v_interp_p1_f32_e32 0x100000000, v163, attr55.x
gfx803 v_mul_f32_e32 0.5, s6, v132
gfx803 v_min_i16_e32 v174, v5
gfx803 exp mrt0 v243, |off|, off, v87 vm
gfx803 v_min_i16_e32 v24, s4, -17
gfx803 v_mul_legacy_f32_e32 v226, s96, |v4|
gfx803 v_subbrev_u32_e32 v181, -vcc, v126, v251, vcc
gfx803 v_mul_f32_e32 v216, s6, v132 gds
gfx803 s_store_dword ~0, s[0:1], tba_hi glc
gfx803 v_add_u32_e32 v75, 44, v77
gfx803 v_add_f32_e32 v9, [v0,v1], v26
gfx803 v_interp_mov_f32_e32 v156, invalid_param_198, attr13.y offset0:1
gfx803 exp 1+1 off, v74, v246, off done vm
gfx803 s_max_i32 s0, 24, s[6:9]
gfx803 v_interp_p1_f32_e32 v132, vcc, attr15.x
gfx803 s_mul_i32 s21, s0, s[4:7]
gfx803 v_interp_mov_f32_e32 0x10000, invalid_param_96, attr17.w
gfx803 v_sub_f16_e32 64, s1, v96
gfx803 v_ashrrev_i32_e32 v2, s92, s[1:2], v232
gfx803 v_min_i16_e32 v213, -|s40|, v13
gfx803 s_cmpk_eq_i32 1e-10, 0x1feb
gfx803 v_subb_u32_e32 v54, -|vcc|, s40, v145, vcc
gfx803 s_max_i32 s1, xnack_mask_lo
gfx803 v_mul_i32_i24_e32 s[6:9], v57, v8, v3
gfx803 v_mul_lo_u16_e32 v116, s[0:2], v62
gfx803 v_min_u32_e32 v232, -4, 1e-10
gfx803 v_min_i32_e32 v0, v4
gfx803 v_mul_f16_e32 [v0,v1], s24, v252
gfx803 exp param7 off, off, 0x10000, v16
gfx803 s_xor_b32 s3, s9, 0x100000000
gfx803 v_mul_hi_i32_i24_e32 v12, [s2,s3], v132
gfx803 v_madak_f16 v139, v90, 1+1, 0xc0075c9f
gfx803 v_cmp_eq_u32_e32 vcc, s26, v20 offset0:1
gfx803 v_mac_f32_e32 0, v5, v98
gfx803 v_bfrev_b32_dpp v66, exec, v92 quad_perm:[0,0,0,0] row_mask:0x8 bank_mask:0x9
gfx803 exp param17 v22, off, off, off vm row_mirror
gfx803 v_interp_mov_f32_e32 v137, invalid_param_129, attr6.w neg_lo:[1,0]
gfx803 v_interp_mov_f32_e32 v133, -32769, attr11.x
gfx803 s_addk_i32_dpp s15, 0x492c
gfx803 s_bfe_i32_dpp s0, s16, s67
gfx803 v_interp_p2_f32_e32 v223, v213, exec, attr45.z
gfx803 v_lshrrev_b32_e32 v125, 52, 0x3ff0000000000000
gfx803 v_min_i16_e32 v63, 0xc400
gfx803 v_interp_mov_f32_e32 v53, attr54.w
gfx803 v_mul_i32_i24_sdwa v192, s32, v94
gfx803 v_ldexp_f16_e32 v187, 0x100000000, v90
gfx803 s_add_u32 s8, 0x100000000, s84
gfx803 v_cndmask_b32_e32 v128, s0, v38, vcc, v255
gfx803 v_subrev_f16_e32 v2, ttmp12, v23
gfx803 v_cndmask_b32_e32 v69, s4, v17, vcc row_mirror
gfx803 v_xor_b32_e32 v72, v3, v0 row_mirror
gfx803 s_addc_u32 flat_scratch_hi, -s16, s58
gfx803 s_getreg_b32_sdwa s0, hwreg(37, 17, 22)
gfx803 v_add_f32_e32 v45, tba_lo, -v2
gfx803 v_add_f32_e32 v0, 33
gfx803 v_cndmask_b32_e32 sext(v5), s41, v118, vcc
gfx803 s_cmpk_gt_u32_sdwa s14, 0xc14
gfx803 v_ashrrev_i16_e32 lds_direct, s92, v15
gfx803 v_cndmask_b32_e32 v146, v137, v10, |vcc|
gfx803 v_frexp_exp_i16_f16_e32 [v0,v1], s24
gfx803 v_cndmask_b32_e32 v0, v128, sext(v160), vcc
gfx803 v_add_u32_e32 ttmp12, vcc, v54, v49
gfx803 v_mul_legacy_f32_e32 lds_direct, v231, v36
gfx803 v_sub_f16_e32 v1, [s2,s3], v6
gfx803 v_interp_mov_f32_e32 v238, invalid_param_108, -32769
gfx803 v_lshrrev_b32_e32 v128, lds_direct, v41
gfx803 v_lshrrev_b32_e32 v0, v118, v195, 1e-10
gfx803 s_buffer_store_dword s14, 65, 0x2080b glc
gfx803 exp invalid_target_19 v56, v211, vcc_lo, off vm
gfx803 v_xor_b32_e32 0xffffffff, s64, v8
gfx803 v_mul_f16_e32 v37, v16, vcc
gfx803 v_mul_lo_u16_e32 v81, src_shared_base, v128
gfx803 v_xor_b32_e32 v47, v1, 0
gfx803 v_cndmask_b32_e32 v133, 1e10, v0, vcc
gfx803 v_interp_p1_f32_e32 v49, s[4:7], attr3.x
gfx803 v_cndmask_b32_dpp v0, v4, v18, vcc
gfx803 v_lshlrev_b32_e32 64, -4, v66
gfx803 v_cndmask_b32_dpp v1, s28, v12, vcc
gfx803 s_load_dwordx4 s[32:35], s[46:47], sext(s26)
gfx803 v_cndmask_b32_e32 v32, s32, vcc_lo, v151, vcc
gfx803 s_cmpk_ge_u32 s38, 0x3ff0000000000000, 0x88d
gfx803 s_store_dword s25, s[16:17], s[2:3]
gfx803 v_mul_u32_u24_dpp v173, s0, v1
gfx803 v_interp_p1_f32_e32 v186, v[255:256], v108, attr63.y
gfx803 s_addk_i32 -0x80000001, 0xea62
gfx803 v_add_u16_e32 s[6:9], s60, v204
gfx803 s_and_b32 s80, s[0:1], s0
gfx803 v_interp_p2_f32_e32 v40, s[6:9], attr58.y
gfx803 v_sub_f16_e32 v64, s80, 0x10000
gfx803 v_cndmask_b32_e32 v131, s21, 1e-10, vcc
gfx803 s_nor_b64 s[6:9], s[80:81], 46
gfx803 v_interp_p2_f32_e32 v189, v233, 1e-10
gfx803 v_cmp_eq_u32_dpp vcc, s26, v20
gfx803 s_getreg_b32 v[3:6], hwreg(45, 5, 9)
gfx803 v_sub_f16_e32 v64, a0, v23
gfx803 v_ashrrev_i32_e32 ttmp[0:1], v90, v218
gfx803 v_or_b32_e32 1.1, v148, v170
gfx803 v_madmk_f16 65536.0, s4, 0xb22216a1, v66
gfx803 v_add_f32_e32 v68, s10, -16
gfx803 v_lshrrev_b32_e32 v18, |s18|, v73
gfx803 v_mul_u32_u24_e32 -|v8|, s55, v30
gfx803 v_cmp_nle_f16_e32 vcc, -v173, v240
gfx803 s_incperflevel sext(0x22ff)
gfx803 v_mul_u32_u24_e32 v91, v8, v64, 0.5
gfx803 v_ashrrev_i16_e32 -v34, s0, v17
gfx803 s_cmpk_lg_i32 0, 0x2fee
gfx803 s_load_dwordx2 s[10:11], sext(s[72:73]), s48
gfx803 v_and_b32_dpp v90, v15, v130
gfx803 exp mrt0 off, off, 0x10000, v139 done compr
gfx803 v_lshrrev_b32_e32 s[4:7], s88, v137
gfx803 v_lshrrev_b32_e32 v2, v32, 1e-10
gfx803 v_madak_f32 65, v239, v16, 0x7f0446f9
gfx803 v_max_f32_e32 v132, ttmp[0:1], v198
gfx803 v_min_u32_e32 v232, v[3:6], v30
gfx803 v_add_f32_e32 0.5, s8, v64
gfx803 v_ldexp_f16_e32 v89, s39
gfx803 v_cndmask_b32_e32 v102, tba_hi, ttmp12, vcc
gfx803 v_cmpx_ge_u64_e32 m0, v[61:62], v[185:186]
gfx803 v_mul_legacy_f32_e32 s102, 2, v0
gfx803 v_add_f32_sdwa v144, s6, v132
gfx803 v_cmpx_lt_i16_e32 -vcc, s95, v248
gfx803 v_min_u32_e32 ~0, -8, v102
gfx803 v_min_f16_e32 ttmp12, v58, v140, v139
gfx803 v_and_b32_e32 v241, v[255:256], v225
gfx803 v_sub_f16_e32 v159, s[1:2], v150
gfx803 v_subrev_f16_e32 v64, s5, v0 compr
gfx803 v_madmk_f16 v156, s74, 0, v0
gfx803 v_subb_u32_e32 v131, vcc, v104, v161, 0.15915494
gfx803 v_lshrrev_b32_e32 v20, v0
gfx803 v_lshrrev_b32_e32 v130, v121, 65
gfx803 v_ashrrev_i32_e32 v54, 9, 1e-10
gfx803 v_min_u32_e32 v16, s65, s[0:1]
gfx803 v_cndmask_b32_e32 v69, v144, v32, -4.0
gfx803 v_mul_u32_u24_e32 1.1, v35, v183
gfx803 v_subrev_f16_e32 v0, -32769, v0
gfx803 v_subb_u32_e32 v248, vcc, 65, s55, v192, vcc
gfx803 v_mul_i32_i24_e32 v14, s10, s[1:2]
gfx803 exp param1 off, ttmp12, off, v69 compr
gfx803 s_cmpk_ge_i32 s70, v0
gfx803 s_addc_u32 flat_scratch_hi, 1.1, s16, s58
gfx803 v_max_u16_e32 0, v167, v110
gfx803 s_addk_i32 src_shared_base, s7, 0x5b67
gfx803 s_add_u32 s12, sext(5), 3
gfx803 v_mul_lo_u16_e32 ttmp12, 47, v27
gfx803 v_cmp_le_i64_e32 0x100000000, 35, v[116:117]
gfx803 tbuffer_load_format_xyzw v[65:68], off, s[20:23], s48 format:[BUF_DATA_FORMAT_INVALID,BUF_NUM_FORMAT_FLOAT] offset:571 glc slc, 0.5
gfx803 v_interp_mov_f32_e32 v69, 1.1, attr33.x
gfx803 exp_e64 invalid_target_22 v101, off, v185, v12 done
gfx803 exp invalid_target_10 off, off, off, v65 done mul:2
gfx803 v_interp_p2_f32_e32 v240, v215, attr43.x offen
gfx803 exp mrt0 v181, 0x10000, off, off done compr
gfx803 v_cndmask_b32_e32 v128, v22, v116, 1+1
gfx803 v_interp_p2_f32_e32 v229, v181, attr54.w, ttmp0
gfx803 v_add_f32_e32 v8, v128
gfx803 ds_wrxchg2st64_rtn_b32 v[239:240], v73, off, v255 offset0:70 offset1:123
gfx803 v_cmp_le_i16_e32 vcc, v228, exec
gfx803 v_mul_u32_u24_e32 v8, s[2:3], v30
gfx803 s_store_dword s1, s[0:1], [v0,v1] glc
gfx803 exp param10 v0, off, off, -17 done
gfx803 v_cndmask_b32_e32 v1, s48, v184, sext(vcc)
gfx803 s_getreg_b32 s[4:7], hwreg(32, 3, 12)
gfx803 v_mul_hi_u32_u24_e32 v58, 9, s0
gfx803 v_interp_p2_f32_dpp v36, v69, attr30.z
gfx803 exp param28 v40, -32769, off, v202 vm
gfx803 s_sendmsg 0.15915494
gfx803 v_cndmask_b32_e32 v32, s9, v41, s102
gfx803 v_or_b32_e32 exec, 17, v62
gfx803 s_cmpk_eq_i32 1.1, 0xf7ac
gfx803 s_mul_i32 s81, s50, s69 offen
gfx803 v_min_f32_e32 v44, s[1:2], v113
gfx803 v_max_u32_e32 xnack_mask, 8, v82
gfx803 s_cmpk_lg_u32 ttmp[0:1], 0x76a8
gfx803 v_sub_f32_e32 v21, v100, v67 vm
gfx803 v_interp_p2_f32_e32 v203, v198, attr42.x, s[1:2]
gfx803 v_lshrrev_b32_e32 off, 0, v7
gfx803 v_interp_p2_f32_e32 v113, 1+1, attr9.y
gfx803 s_ashr_i32_e64 s37, 13, s3
gfx803 v_mul_u32_u24_e32 v5, v[0:1], v68
gfx803 s_nor_b32 xnack_mask_hi, s71, vcc_lo neg_lo:[1,0]
gfx803 s_mul_i32 s81, lds_direct, s69
gfx803 v_subbrev_u32_e32 v143, vcc, v243, v10, vcc, ttmp12
gfx803 v_mul_legacy_f32_e32 v8, v128
gfx803 v_min_u32_e32 v30, s0
gfx803 exp param22 off, v181, 0.15915494, off done compr
gfx803 s_add_u32 s101, 25, s[0:2]
gfx803 exp invalid_target_27 off, off, |v0|, v0 done compr
gfx803 v_add_f16_e32 v198, -0x80000001, v159
gfx803 s_ff1_i32_b64 s78, |-12|
gfx803 tbuffer_store_format_d16_xyzw |v[157:160]|, off, s[56:59], s54 format:[BUF_DATA_FORMAT_16_16_16_16,BUF_NUM_FORMAT_FLOAT] offset:2286 slc
gfx803 tbuffer_store_format_d16_xy v[16:17], 0.15915494, s[0:3], s32 format:[BUF_DATA_FORMAT_16_16,BUF_NUM_FORMAT_UINT] offset:2360
gfx803 v_madak_f16 v126, v99, v14, vcc_lo
gfx803 v_add_f32_e32 v24, v68, v0 compr
gfx803 v_mul_legacy_f32_e32 v192, -8, ttmp0
gfx803 v_cmp_nlt_f64_e32 vcc, 4.0, [s2,s3]
gfx803 s_nor_b32 xnack_mask_hi, s101, vcc_lo
gfx803 exp -16 off, v106, off, off compr vm
gfx803 v_interp_p1_f32_e32 v79, v80, attr2.z, v[0:1]
gfx803 v_cndmask_b32_e32 v138, s33, v204, 0x10000
gfx803 s_cmovk_i32 1+1, 0x73c5
gfx803 s_sub_u32 s29, 25, [v0,v1]
gfx803 s_cmpk_gt_u32 v[255:256], 0x8071
gfx803 v_lshrrev_b16_e32 v80, s84, sext(v129)
gfx803 v_cndmask_b32_e32 m0, s2, v217, vcc
gfx803 v_or_b32_e32 v35, s2, sext(v88)
gfx803 v_xor_b32_e32 v1, s64, s101
gfx803 exp param27 v204, off, off, 64 done compr vm
gfx803 v_mul_i32_i24_e32 v15, v39, v75 clamp
gfx803 v_add_f32_e32 v25, 0x100000000, v84
gfx803 v_mul_u32_u24_e32 v140, 7, v104, 0.15915494
gfx803 v_interp_mov_f32_e32 v39, |invalid_param_23|, attr12.y
gfx803 exp off, off, v7 vm
gfx803 v_mul_hi_u32_u24_e32 v113, s102, v88
gfx803 v_cndmask_b32_e32 v49, s85, v170, vcc, lds_direct
gfx803 s_cmpk_gt_i32_sdwa ttmp5, 0x4e87
gfx803 v_min_u32_e32 ttmp12, -8, v102
gfx803 v_lshrrev_b32_e32 v0, 4, s[0:1]
gfx803 exp param18 v4, 0x3c00, off, v5 done compr vm
gfx803 s_cmpk_ge_i32_e64 s56, 0x2033
gfx803 exp m0 v125, v41, v165, off vm
gfx803 v_interp_p1_f32_e32 v203, v129, 1e10, attr0.z
gfx803 v_sub_u32_e32 v255, v207, vcc, s86, v190
gfx803 v_cndmask_b32_e32 v48, v32, vcc
gfx803 v_sub_u32_e32 v207, vcc, s86
gfx803 s_cmpk_ge_u32 s86, [s2,s3]
gfx803 v_sub_f32_e32 v0, s0, v0 mul:3
gfx803 v_min_f16_e32 v164, -|v95|, v119
gfx803 tbuffer_load_format_xy v[249:250], off, |s[72:75]|, 49 format:[BUF_DATA_FORMAT_RESERVED_15,BUF_NUM_FORMAT_SSCALED] offset:638 slc
gfx803 v_cndmask_b32_e32 v18, 0x100000000, v34, vcc
gfx803 exp param4 off, v28, s[1:2], off compr
gfx803 s_cmp_eq_i32 s70, v0
gfx803 v_ashrrev_i16_sdwa v4, s31, v0
gfx803 v_lshlrev_b32_e32 0, ttmp8, v163
gfx803 v_min_u16_e32 v92, a0, v50
gfx803 v_madmk_f16 v102, v243, s[6:9], v182
gfx803 v_min_i32_e32 a0, s12, v176
gfx803 v_sub_f16_e32 v18, s16, 65536.0
gfx803 v_min_i16_dpp v20, v68, v40
gfx803 exp_e64 invalid_target_20 off, v106, off, off compr vm
gfx803 v_min_i32_e32 a0, s45, v105
gfx803 v_max_f32_e32 v80, s37, s0
gfx803 exp mrtz v101, v64, off, off done op_sel:[0,1]
gfx803 s_dcache_wb  vm
gfx803 v_interp_p1_f32_e32 0.5, v54, attr25.w
gfx803 v_mul_i32_i24_e32 v119, v208, 1e-10
gfx803 v_xor_b32_e32 v22, v238
gfx803 exp param28 v40, off, ttmp0, v202 vm
gfx803 v_mul_legacy_f32_e32 v80, 40, -32769
gfx803 exp sext(param2) off, off, off, v7 vm
gfx803 v_lshlrev_b32_e32 v12, 26, vcc_lo
gfx803 exp invalid_target_10 off, off, off, exec done
gfx803 v_mac_f32_e32 1.1, s55, v108
gfx803 v_mul_f32_e32 v226, v215, v88, 65
gfx803 v_mul_lo_u16_e32 s0, v241, v64
gfx803 v_cndmask_b32_e32 v17, v19, v24, vcc clamp
gfx803 s_mulk_i32 s1, s[1:2]
gfx803 v_mul_u32_u24_e32 v5, s16, v71 lds
gfx803 s_cmpk_le_i32 1e10, 0xc9ad
gfx803 v_subrev_f32_e32 64, 20, v44
gfx803 v_mul_u32_u24_e32 v160, s64, sext(v1)
gfx803 v_madak_f16 v47, v33, v5, 0xd11d97eb clamp
gfx803 v_mul_u32_u24_e32 v194, s[4:7], s84, v4
gfx803 v_or_b32_e32 v97, v206, v190 lds
gfx803 v_lshrrev_b32_e32 v54, v181, s[2:3]
gfx803 v_cmpx_t_u16_e32 vcc, xnack_mask, v51
gfx803 s_cmpk_lg_i32 1.1, s94, 0x8592
gfx803 v_interp_p2_f32_e32 -v6, v186, attr20.y
gfx803 s_xor_saveexec_b64 s[80:81], -1, 64
gfx803 s_sub_u32 s97, s41, -9 clamp
gfx803 v_ashrrev_i32_e32 v201, s40, v14 op_sel_hi:[0,0]
gfx803 v_lshrrev_b32_e32 v0, 1e10, v146, v114
gfx803 v_cmp_f_f64_e32 vcc, ttmp12, v[186:187]
gfx803 exp param7 off, v65, 0x3ff0000000000000, v32 done
gfx803 v_lshrrev_b32_e32 v39, s20, -17
gfx803 s_cmpk_eq_i32 64, 0xbd73
gfx803 v_max_u32_e32 v53, v225, v119, 0.5
gfx803 s_nor_b64 s[42:43], 1.1, s[62:63]
gfx803 v_min_u32_e32 v[255:256], s0, v34
gfx803 tbuffer_store_format_x v70, off, s[16:19], m0, -8 format:[BUF_DATA_FORMAT_32_32,BUF_NUM_FORMAT_USCALED] offset:1381 slc
gfx803 v_cndmask_b32_e32 v12, s64, -4.0, vcc
gfx803 v_interp_mov_f32_e32 v53, invalid_param_198, s0
gfx803 s_nand_saveexec_b64_dpp s[66:67], s[62:63]
gfx803 exp 1e-10 off, v36, off, v214
gfx803 v_sub_f16_e32 v13, v4, 0xffffffff
gfx803 v_madak_f16 v238, v60, v219, 0xdb06193b offset:4
gfx803 exp sext(param24) off, off, v56, v207 done vm
gfx803 v_mul_legacy_f32_e32 xnack_mask, v98, v0
gfx803 v_add_f32_e32 v4, s4, v160 offset0:1
gfx803 v_subrev_u16_e32 off, v161, v72, v53
gfx803 v_add_u16_e32 s102, v62, v92
gfx803 exp off, off, off
gfx803 v_lshrrev_b32_e32 v20, s10, -|v198|
gfx803 v_cndmask_b32_e32 s100, v37, vcc
gfx803 v_mul_f32_e32 v145, s73, v10 mul:2
gfx803 v_madmk_f16 v0, 0xddcbc0e3, v10
gfx803 exp mrt7 v32, v224, |off|, v144
gfx803 v_lshlrev_b16_e32 v72, v131
gfx803 s_lshl_b32_dpp s38, 30, 31
gfx803 v_interp_p2_f32_e32 lds_direct, v28, attr40.y
gfx803 s_cmpk_ge_u32_sdwa ttmp4, 0x3805
gfx803 s_flbit_i32_b64 s67, v[255:256], 5
gfx803 v_sub_f32_e32 v107, -15, 65, v120
gfx803 v_sub_f32_e32 v24, v84, v16, 0x3ff0000000000000
gfx803 v_cndmask_b32_e32 v144, s0, v40, 1+1
gfx803 exp param5 v52, v16, off, 65
gfx803 v_subrev_f16_e32 v4, v18, v2 addr64
gfx803 v_lshlrev_b32_e32 0, v199, v235
gfx803 s_min_u32_e64 s40, s37, s51
gfx803 v_min_u32_e32 v153, v123, v228 mul:2
gfx803 v_min_f32_e32 0x3ff0000000000000, 31, v170
gfx803 s_setreg_b32 hwreg(39, 27, 22)
gfx803 v_sub_u32_e32 v33, vcc, v50
gfx803 s_cmp_lg_u64 s[46:47], src_shared_base
gfx803 s_getreg_b32_e64 s0, hwreg(22, 0, 3)
gfx803 v_mul_f32_e32 a0, v228, v136
gfx803 v_max_u32_e32 v42, 20, v81 offset:0xffff
gfx803 v_cmpx_lt_i16_e32 vcc, s95, m0, v248
gfx803 s_orn2_b64 s[18:19], s[0:1], lds_direct
gfx803 s_sendmsg 15557 slc
gfx803 v_mul_i32_i24_e32 m0, s96, v193
gfx803 s_ashr_i64_dpp s[46:47], -3, s32
gfx803 s_add_u32 [v0,v1], s4, 37
gfx803 s_sub_i32 -s99, tba_hi, s41
gfx803 v_cmpx_le_u16_dpp vcc, v249, v230
gfx803 v_ashrrev_i16_e32 v1, s80, v98, v[0:1]
gfx803 exp s101 off, off, off, off done compr
gfx803 v_and_b32_e32 v81, v120, s[2:3]
gfx803 s_nor_b32_sdwa s76, 6, s11
gfx803 exp s[0:1] v193, off, off, off done compr vm
gfx803 buffer_atomic_dec_x2 v0, off, s[8:11], s10 offset:999 glc
gfx803 v_ashrrev_i16_e32 v43, 0xffffffff, v248, v13
gfx803 exp param24 off, -0x80000001, v56, v207 done vm
gfx803 s_cmpk_le_u32 s68, s[2:3], 0x55a8
gfx803 v_add_f32_e32 v132, s68, v24 offen
gfx803 s_cmpk_ge_u32 s4, 0x4c9e addr64
gfx803 v_addc_u32_e32 64, vcc, s66, v140, vcc
gfx803 v_madmk_f32 lds_direct, v6, 0xc4187b8a, v65
gfx803 v_min_i16_e32 vcc_lo, 0xc400, v248
gfx803 v_min_f32_e32 v160, v128, -4.0
gfx803 v_mul_hi_i32_i24_e32 v192, -17, s92, v64
gfx803 s_lshr_b32 s27, a0, src_shared_limit
gfx803 v_interp_p1_f32_e32 exec, v45, attr56.w
gfx803 s_xor_b32 s84, xnack_mask, s0
gfx803 exp param14 off, off, v2, off done slc
gfx803 exp invalid_target_17 off, v149, off, off compr vm compr
gfx803 s_addk_i32 s69, 0xed53 lds
gfx803 s_buffer_load_dword 0x3ff0000000000000, s[12:15], 0x23ad4 glc
gfx803 v_min_i32_e32 v130, 48, s101
gfx803 exp param26 off, v89, ttmp0, v161 done vm
gfx803 v_mul_legacy_f32_e32 v78, sext(v114), v89
gfx803 v_cmp_le_i16_e32 vcc, v228, v209 gds
gfx803 v_interp_p2_f32_e32 v36, v69, -4.0
gfx803 v_lshrrev_b32_e32 1.1, s29, v1
gfx803 v_lshlrev_b32_e32 v23, v43
gfx803 exp mrt0 off, s0, off, off done compr
gfx803 v_interp_p2_f32_e32 65536.0, v104, attr24.z
gfx803 v_mac_f32_dpp v139, exec, v46 quad_perm:[0,0,3,3] row_mask:0x1 bank_mask:0x1
gfx803 s_bitcmp0_b64 s[8:9], v[0:1]
gfx803 s_branch vcc
gfx803 exp_dpp param17 off, v147, off, off done vm
gfx803 v_max_i16_e32 vcc, 5, v5
gfx803 v_cmpx_eq_f32_e32 vcc, s[0:1], v156
gfx803 v_min_f32_e32 v72, 49, vcc
gfx803 v_lshrrev_b32_e32 v0, v[3:6], v114
gfx803 s_addc_u32 s1, vcc, s9, 24
gfx803 v_mul_legacy_f32_e32 v82, s81, 1e-10
gfx803 v_interp_mov_f32_e32 sext(v21), invalid_param_10, attr26.x
gfx803 v_lshlrev_b32_e32 v17, v22, lds_direct
gfx803 v_lshlrev_b32_e32 v[0:1], s56, v0
gfx803 s_addk_i32 xnack_mask_lo, s[1:2]
gfx803 v_min_u32_e32 v7, s8, 1.1
gfx803 v_cvt_flr_i32_f32_e32 v163, -|s77|
gfx803 v_mul_legacy_f32_e32 -32769, -3, v177
gfx803 v_interp_mov_f32_e32 0x10000, invalid_param_225, attr60.y
gfx803 s_cmpk_gt_u32 s25, 0x66cf, 64
gfx803 s_getpc_b64 s[66:67] quad_perm:[0,1,2,3]
gfx803 v_min_f32_e32 v20, sext(s48), v160
gfx803 v_add_u16_e32 0.15915494, v44, v87
gfx803 s_movk_i32 0x98a7
gfx803 v_max_i16_e32 v166, -13, v156 vm
gfx803 v_cmp_ngt_f32_e32 exec, s49, v129
gfx803 v_mul_legacy_f32_e32 v1, 0
gfx803 v_lshrrev_b32_e32 v8, s88, -|v137|
gfx803 v_cndmask_b32_e32 v80, s8, v20, [s2,s3]
gfx803 s_sub_i32 s99, tba_hi, vcc
gfx803 v_cmp_ge_i64_e32 vcc, s[40:41], v[139:140], v[255:256]
gfx803 tbuffer_load_format_xyz_e64 v[0:2], off, s[28:31], s0 format:[BUF_DATA_FORMAT_16_16_16_16,BUF_NUM_FORMAT_RESERVED_6] offset:1309 glc
gfx803 v_interp_p2_f32_e32 v[255:256], v147, attr60.w
gfx803 v_sub_u32_e32 v208, [s2,s3], s8, v193
gfx803 v_interp_p1_f32_e32 -17, v125, attr40.y
gfx803 s_bfe_i64 -4.0, s[8:9], s74
gfx803 exp v[3:6] off, v8, off, v71
gfx803 s_max_i32 s[1:2], s51, s0, s65
gfx803 s_xnor_b32 m0, s85, -8, s3
gfx803 exp invalid_target_31 v121, 1e10, v117, off compr vm
gfx803 v_min_f16_e32 v182, v11, 1.1
gfx803 v_subrev_f32_e32 65, 64, v8
gfx803 v_sub_f16_e32 xnack_mask, s36, v128
gfx803 v_madak_f32 v72, s4, -v132, 0x50a213b3
gfx803 v_xor_b32_e32 v64, s49, -17
gfx803 v_mul_f32_e32 v145, s73, -4.0
gfx803 v_max_u16_e32 v128, v17, v8 high
gfx803 v_cmpx_le_f16_e32 vcc, v27
gfx803 v_sub_f32_e32 v68, 8, exec
gfx803 v_interp_p2_f32_e32 v[0:1], v124, attr22.x
gfx803 v_cndmask_b32_e32 src_shared_base, s24, v150, vcc
gfx900 s_xor_b32 ~0, s64, s42
gfx900 s_setvskip_e64 ttmp5, 22
gfx900 v_sub_f32_e32 v32, s8, -|v13|
gfx900 s_movk_i32 -0x80000001, s2, 0xef78
gfx900 v_add_f16_e32 src_shared_base, s28, v217
gfx900 s_cbranch_i_fork s102, 19751
gfx900 v_mul_i32_i24_e32 v228, s93, lds_direct
gfx900 v_interp_mov_f32_e32 v175, invalid_param_209, attr9.x offset:4
gfx900 v_min_i32_e32 1+1, s28, v239
gfx900 v_addc_co_u32_e32 v17, vcc, 0x3c00, v115, vcc
gfx900 v_sub_f16_e32 v152, 7, 0x100000000
gfx900 s_store_dword_dpp s43, s[0:1], s32 glc
gfx900 exp invalid_target_21 v5, v5, off, v66 compr quad_perm:[0,1,2,3]
gfx900 v_sub_f32_dpp v226, v137, v161
gfx900 s_lshr_b32 s90, s84, -s74
gfx900 v_sub_f16_e32 v137, s32, -|v13|
gfx900 v_interp_p1_f32_e64 v50, v241, attr51.z
gfx900 exp v[3:6] off, off, off, v194 done
gfx900 v_lshlrev_b32_e32 v168, -2, s[2:3]
gfx900 v_subrev_f16_e32 v169, v247, v245, s101
gfx900 v_lshlrev_b16_e32 v42, v120, v173 mul:3
gfx900 v_interp_p2_f32_e32 m0, v63, attr55.z
gfx900 v_cmp_u_f16_e32 -0x80000001, 23, v208
gfx900 v_min_i32_e32 v30, s28, -17
gfx900 v_sub_u32_e32 v189, sext(v180), v121
gfx900 v_add_u32_e32 v11, s0, s0
gfx900 v_ashrrev_i16_e32 a0, v90, v195, v4
gfx900 s_mul_i32 s0, s48, ttmp[0:1]
gfx900 v_interp_p1_f32_e32 v23, 64, attr53.z
gfx900 v_min_i32_e32 v136, 37
gfx900 v_sub_f32_e32 v64, 0, sext(v19)
gfx900 s_nor_b64_e64 s[16:17], 27, 44
gfx900 v_subrev_f16_e32 1e10, v33, v16
gfx900 v_lshrrev_b16_e32 v42, s[0:1], v143
gfx900 s_nor_b32 s102, s20, s16
gfx900 v_madmk_f16_dpp v189, v92, 0xbf6b4072, v127
gfx900 v_cmpx_t_u64_e32 vcc, v[193:194], 1.1
gfx900 v_subrev_f32_e32 v103, 19, |v233|
gfx900 v_mul_legacy_f32_e32 s18, v137
gfx900 v_interp_p2_f32_e32 -v0, v216, attr63.w
gfx900 v_or_b32_e32 0x100000000, s52, v69
gfx900 v_mul_f32_e32 v0, [s2,s3], v162
gfx900 s_bfm_b64 s[100:101], 63, 21 glc
gfx900 v_min_f16_e32 ttmp0, v111, v22, v207
gfx900 v_add_f32_e32 xnack_mask, 55, v0
gfx900 v_ashrrev_i32_e32 v168, v27, v149 mul:2
gfx900 v_madak_f32 v124, 0x3ff0000000000000, v2, 0xe3314223
gfx900 exp pos2 v66, off, 0.5, v23, off compr vm
gfx900 v_interp_mov_f32_e32 v174, invalid_param_68, attr6.y dst_sel:BYTE_1
gfx900 s_sub_u32 [v0,v1], s31, 1
gfx900 v_mul_legacy_f32_e32 |v232|, v48, v99
gfx900 buffer_load_format_d16_hi_x v247, off, s45 offset:2295
gfx900 v_cmp_nlt_f64_e32 s[6:9], v[74:75], v[2:3]
gfx900 s_or_b64 s[4:5], [v0,v1], 52
gfx900 v_min_i16_e32 v5, v211, sext(v160)
gfx900 v_lshrrev_b32_e32 v138, 1, 0x3c00
gfx900 s_cmpk_eq_u32 s75
gfx900 v_interp_p2_f32_e32 v5, v102, attr55.w addr64
gfx900 v_mul_u32_u24_e32 v8, -|v61|, v136
gfx900 v_interp_mov_f32_e32 v206, off, attr12.z
gfx900 s_sub_u32 65, s64, s1
gfx900 v_cndmask_b32_e32 v92, s58, v73, vcc offset:4
gfx900 v_mul_hi_u32_u24_e32 v128, -8, -16
gfx900 s_addc_u32 v[3:6], s32, s1
gfx900 v_cndmask_b32_e32 v104, s80, v68, ttmp0
gfx900 s_sub_u32 s89, s40, s0 offset:0xffff
gfx900 v_mac_f16_e32 v1, -0x80000001, v32
gfx900 v_min_f32_e32 v204, v16, v163 neg_lo:[1,0]
gfx900 exp param3 off, vcc, off, off compr
gfx900 v_mul_hi_i32_i24_e32 v[3:6], 4, v64
gfx900 s_min_u32 s24, exec, s55
gfx900 v_subbrev_co_u32_e32 v144, vcc, v129, vcc
gfx900 v_add_u16_e32 v18, -16, v210, v171
gfx900 exp mrt3 off, off, off, 65 done compr
gfx900 v_max_u16_e32 1e-10, flat_scratch_lo, v73
gfx900 v_mul_u32_u24_dpp v184, 13, v195
gfx900 v_xor_b32_e32 v[0:1], v196, v126
gfx900 s_cmpk_ge_u32 s45, 0xf9f6, 0.15915494
gfx900 s_getreg_b32 ttmp11, hwreg(29, 15, 25) compr
gfx900 v_cmpx_ne_i32_e32 vcc, v30, ttmp12
gfx900 v_mul_u32_u24_e32 v37, v151
gfx900 v_ashrrev_i16_e32 -|v193|, s18, v19
gfx900 s_sub_i32_sdwa s32, 0, s48
gfx900 v_max_f16_dpp v125, -v16, v[255:256] quad_perm:[1,0,2,0] row_mask:0x3 bank_mask:0xc
gfx900 s_addc_u32 s8, 0x100000000, s74
gfx900 v_interp_p2_f32_e32 |v58|, v24, attr32.y
gfx900 v_mul_f32_e64 v67, -v116, -v180 quad_perm:[3,2,1,0] row_mask:0xc bank_mask:0x6 bound_ctrl:1
gfx900 v_sub_f32_e32 s101, s44, v130
gfx900 exp param3 off, a0, off, off compr
gfx900 v_lshrrev_b32_e32 s64, v32
gfx900 s_cbranch_i_fork s[2:3], s[38:39], 45139
gfx900 v_subbrev_co_u32_e32 v69, sext(vcc), ttmp5, v139, vcc
gfx900 v_max_i32_e32 v66, v176, v4, v255
gfx900 v_cmp_le_f16_e32 v[0:1], 15, v8
gfx900 v_sub_f16_e32 v202, v63, v208 done
gfx900 v_mul_legacy_f32_e32 v128, v0, v70 neg_lo:[1,0]
gfx900 v_sub_f32_e32 v4, s5, 0.5
gfx900 v_xor_b32_e32 v104, v1, vcc_lo, v5
gfx900 v_sub_f32_e32 v49, s17, v[3:6]
gfx900 exp param4 v189, off, v61, vcc_lo compr
gfx900 v_mul_legacy_f32_e32 ttmp[0:1], s5, v68
gfx900 v_cndmask_b32_e32 v52, v148, v146, vcc mul:2
gfx900 v_lshrrev_b32_e32 v178, v167
gfx900 v_mul_hi_i32_i24_e32 xnack_mask, s20, v33
gfx900 v_mul_legacy_f32_e32 v40, 64, v0, v192
gfx900 s_addk_i32 ttmp0, 0x4031 done
gfx900 v_cmpx_class_f32_e32 vcc, s29
gfx900 s_cmpk_ge_u32 s89, 0x84e0 idxen
gfx900 v_cmpx_f_u32_e32 exec, s90, v177
gfx900 v_sub_f32_dpp v52, v34, v32
gfx900 s_ashr_i32 s1, 64
gfx900 v_or_b32_e32 v0, -10, ttmp12
gfx900 v_subrev_f16_e32 s[1:2], v208, s0, v11
gfx900 v_sub_f32_e32 v177, ttmp[0:1], v191
gfx900 v_mac_f32_e32 v168, [s2,s3], v5
gfx900 v_sub_f16_e32 v6, s4, -16
gfx900 v_rndne_f16_e32 0x10000, -1
gfx900 v_sub_f32_e32 v17, s34, 0x10000
gfx900 s_cmpk_gt_i32 s17, 0x6655 slc
gfx900 tbuffer_load_format_d16_xyzw v[106:107], off, s[40:43], 1e-10 format:[BUF_DATA_FORMAT_RESERVED_15,BUF_NUM_FORMAT_FLOAT] offset:2185 glc
gfx900 s_orn2_b32 s71, ttmp12, v255
gfx900 s_cmpk_gt_u32 s75, 65536.0
gfx900 v_cndmask_b32_e32 v26, s4, v136, vcc vm
gfx900 v_or_b32_e32 ~0, v212, v236
gfx900 s_ashr_i64 5, 30
gfx900 v_mac_f16_e32 1e-10, v135, s96, v71
gfx900 exp param9 v158, v119, off vm
gfx900 v_madak_f16 v0, s32, -v128, 0xbf1e9f86
gfx900 v_mul_f16_e32 v21, v69, 0x100000000
gfx900 s_cbranch_scc0 s[2:3]
gfx900 v_cvt_i16_f16_e32 v26
gfx900 s_movreld_b32 s28, 8 offen
gfx900 v_min_u32_e32 1+1, v18, ttmp14, v170
gfx900 v_subrev_u16_e32 0.15915494, v130, 9, v164
gfx900 s_cmpk_lt_i32 0x3ff0000000000000, 0xe292
gfx900 s_pack_ll_b32_b16 s9, s77
gfx900 v_interp_p2_f32_e32 v5, v102, m0
gfx900 v_min_f32_e32 v250, v34, v93 mul:3
gfx900 s_buffer_load_dwordx8 xnack_mask, s[96:99], s22
gfx900 v_add_u16_e32 v[255:256], v4, s40, v8
gfx900 v_madmk_f16_dpp v2, s11, 0xc7017095, v82
gfx900 v_fract_f32_dpp v102, s31
gfx900 v_cmp_nlt_f32_e32 1+1, v167, v186
gfx900 v_cndmask_b32_e32 v146, s48, v246, s102
gfx900 v_cmpx_t_u64_e32 vcc, v[190:191], v[5:6] offset0:1
gfx900 s_cmpk_gt_i32 ttmp2, -|0x5cd2|
gfx900 v_madmk_f32 -17, flat_scratch_hi, 0x3824da87, v120
gfx900 exp invalid_target_24 off, v244, m0, v141 compr
gfx900 exp param2 off, v91, -0x80000001, v173 done compr vm
gfx900 exp v20, v148, v148 compr
gfx900 s_cmpk_lg_i32 s15, exec
gfx900 s_bfm_b64 s[42:43], 12
gfx900 v_mul_legacy_f32_e32 v160, [v0,v1], v149
gfx900 v_lshlrev_b32_e32 0xffffffff, v40, v128, v129
gfx900 v_subrev_f32_e32 s101, 28, v94
gfx900 v_sub_u32_e32 v17, v73, v100 mul:2
gfx900 v_mul_f16_e32 v21, vcc, v18
gfx900 s_xor_b32 s2, v[255:256], 4.0
gfx900 v_mac_f32_e32 v21, s12, v120 addr64
gfx900 v_sub_f32_e32 0.5, v2, v16
gfx900 v_cvt_i32_f32_dpp ttmp[0:1], v27 row_shr:15 row_mask:0xd bank_mask:0xc bound_ctrl:1
gfx900 v_cmp_f_u64_e32 sext(vcc), v[25:26], v[249:250]
gfx900 exp invalid_target_17 off, off, off, 0.15915494 done
gfx900 s_cmpk_ge_i32 1.1, 0x626
gfx900 v_cndmask_b32_e32 v105, v24, v122, vcc offen
gfx900 v_mul_legacy_f32_e32 -4.0, v0, v70
gfx900 v_sub_u32_e32 v231, v126, s[0:1]
gfx900 v_interp_p2_f32_e32 v234, v223, attr46.w offset:4
gfx900 s_nor_b32 v[255:256], s20, s16
gfx900 v_max_i32_e32 0.5, 1.0, v18
gfx900 v_cndmask_b32_e32 v2, s21, ttmp[0:1], vcc
gfx900 v_add_f32_e32 vcc, v249, s1, v121
gfx900 exp mrt0 off, 1e10, off, off done vm
gfx900 v_or_b32_e32 exec, flat_scratch_hi, v0
gfx900 v_max_f32_e32 0x3ff0000000000000, s0, v156
gfx900 v_lshlrev_b32_e32 v64, v[0:1], v4
gfx900 v_mul_legacy_f32_e32 0.5, v0, v192
gfx900 v_max_i16_e32 1.1, v0, s37, v80
gfx900 v_subrev_u16_e32 v73, v136, v18, v[3:6]
gfx900 v_mul_hi_i32_i24_e32 s[2:3], v6, v0
gfx900 v_subb_co_u32_e32 v45, vcc, v192, v91, vcc quad_perm:[0,1,2,3]
gfx900 exp param16 off, v44, off, -0x80000001 done compr
gfx900 v_subbrev_co_u32_e32 v137, vcc, v160, v81, lds_direct
gfx900 s_lshr_b32 s43, s70, s[1:2]
gfx900 v_mac_f16_e32 v123, v146, v44 quad_perm:[0,1,2,3]
gfx900 s_addc_u32_sdwa s21, s67, s60
gfx900 s_nor_b32 s68, [v0,v1], 50
gfx900 exp param16 v24, off, 0x3ff0000000000000, off done compr vm
gfx900 s_and_b32 65, 22, -1
gfx900 v_ashrrev_i32_e32 v38, v32, v2 vm
gfx900 v_add_f32_e32 v4, v16, v96 gds
gfx900 s_lshl2_add_u32 ttmp9, sext(ttmp3), src_flat_scratch_base_lo
gfx900 v_madmk_f32 v13, [v0,v1], 0xe98d5233, v87
gfx900 v_sub_f32_e32 s3, v65
gfx900 v_sub_f32_e32 v82, s32, 0x3c00, v144
gfx900 v_max_i16_e32 v173, v210, s0
gfx900 v_min_u32_e32 v112, s100, v81 vm
gfx900 v_sub_f32_e32 -32769, v225, s98, v254
gfx900 v_mul_legacy_f32_e32 v212, 57, v128 high
gfx900 s_cmpk_gt_u32 s[6:9], 0x581a
gfx900 s_atomic_cmpswap ttmp[14:15], s[0:1], s102
gfx900 v_cndmask_b32_e32 v136, v69, sext(v48), vcc
gfx900 v_ashrrev_i16_e32 v6, s74, -v160
gfx900 v_mac_f16_e32 s0, s42, v1
gfx900 v_sub_f16_e32 v4, s48, v104 mul:2
gfx900 exp param3 v2, -17, v71, v188 done vm
gfx900 v_min_f16_e32 v8, 0, [v0,v1]
gfx900 v_cndmask_b32_e32 v2, v16, v214, vcc, ~0
gfx900 v_mac_f32_e32 ttmp[0:1], s80, v0
gfx900 v_lshlrev_b16_e32 v0, 56, v0 row_mask:0x3
gfx900 v_lshrrev_b32_e32 v204, s13
gfx900 exp ttmp0 v156, v147, v196, off vm
gfx900 v_mul_legacy_f32_e32 v8, s36, v48 addr64
gfx900 s_cmovk_i32 lds_direct, ttmp5, 0xad27
gfx900 s_add_u32 s0, lds_direct, 48
gfx900 v_add_co_u32_e32 v128, s101, v40, v224
gfx900 v_add_f16_sdwa v245, v130, -v98 quad_perm:[2,0,0,0] row_mask:0x0 bank_mask:0x1
gfx900 s_lshl2_add_u32_sdwa s89, 44, s4
gfx900 v_max_u32_e32 v37, v14, exec
gfx900 v_add_f32_dpp v6, 40, v133
gfx900 exp ttmp0 v243, v243, off, v165 done compr vm
gfx900 v_and_b32_e32 sext(v190), ttmp0, v183
gfx900 exp invalid_target_20 off, v191, off, 0
gfx900 v_cndmask_b32_e32 v21, 0x3ff0000000000000, v172, vcc
gfx900 s_add_u32 s4, s4, s36, 1e-10
gfx900 v_or_b32_e32 v86, v212, s[0:2]
gfx900 s_addk_i32_e64 m0, 0x2d4
gfx900 exp param3 v2, v214, v71, ttmp0 done vm
gfx900 s_mul_hi_u32 ttmp10, ttmp1, 0x3ff0000000000000
gfx900 v_min_i32_e32 v30, s28, ~0
gfx900 v_sub_f32_e32 1.1, s0, v41
gfx900 v_add_co_u32_e32 s0, vcc, s96, v26
gfx900 v_cmp_class_f32_dpp vcc, v205, v198
gfx900 v_min_u16_e32 v64, s13, v16 lds
gfx900 s_bfe_u32 s98, src_private_limit, 22 addr64
gfx900 s_cmpk_ge_u32 exec_lo, -0xfda6
gfx900 v_sub_f32_e32 vcc_lo, v16, v64
gfx900 v_subrev_f16_e32 v215, v144, ttmp0
gfx900 exp param27 v84, off, v96, ttmp[0:1]
gfx900 v_subrev_f32_e32 0.15915494, -12, v140
gfx900 s_xor_b32 vcc_lo, src_flat_scratch_base_hi, s52, v255
gfx900 v_sub_u16_e32 v89, ttmp0, s37, v162
gfx900 v_mul_f32_e32 v256, s1, v2
gfx900 s_bitcmp1_b32 [s2,s3], s6
gfx900 v_mul_legacy_f32_e32 v0, -s5, v68
gfx900 v_subrev_u16_e32 v73, v136, |v18|
gfx900 exp pos0 off, off, v22, 0.5
gfx900 exp invalid_target_30 v5, v55, [s2,s3], v181
gfx900 exp param31 off, v130, vcc_lo, off compr
gfx900 v_or_b32_e32 [s2,s3], s34, v136
gfx900 v_min_f16_e32 v245, 25, -|v12|
gfx900 v_interp_mov_f32_e32 v202, |invalid_param_211|, attr10.w
gfx900 v_madak_f32 v33, s16, s[0:1], 0xdb14677c
gfx900 v_min_u32_e32 v131, v230, s[0:1]
gfx900 v_add_f32_e32 v16, v160, 65536.0
gfx900 v_cmpx_gt_u16_e32 ~0, vcc, 23, v222
gfx900 s_sendmsghalt m0
gfx900 tbuffer_load_format_d16_xyz s0, off, s[8:11], -5 format:[BUF_DATA_FORMAT_32_32_32_32,BUF_NUM_FORMAT_RESERVED_6] offset:392 glc
gfx900 s_cselect_b32 65536.0, 17, 9
gfx900 exp vcc off, v110, v192, v209 done vm
gfx900 v_mul_hi_i32_i24_e32 -0x80000001, 36, v129
gfx900 v_cndmask_b32_e32 v96, v120, s[0:1], vcc
gfx900 v_cmpx_le_f64_e32 vcc, src_pops_exiting_wave_id, s[6:9], v[238:239]
gfx900 exp_sdwa invalid_target_27 off, off, off, v81 done compr
gfx900 v_mul_u32_u24_e32 v184, v195
gfx900 v_cndmask_b32_e32 v10, s24, -v64, vcc
gfx900 v_ashrrev_i32_e32 v8, v1, s101
gfx900 v_cndmask_b32_e32 sext(v50), v21, v0, vcc
gfx900 s_cmpk_lg_u32_e64 ttmp6, 0xf946
gfx900 s_sendmsghalt 24262, v[0:1]
gfx900 v_mul_lo_u16_e32 off, v28, v57
gfx900 v_cndmask_b32_e32 v132, s17, v32, s[1:2]
gfx900 v_madmk_f16 v8, s96, |0xd66a07ef|, v77
gfx900 v_madak_f16 v96, s48, v224, exec
gfx900 v_cmpx_eq_i32_e32 vcc, v235, ~0
gfx900 v_madmk_f16 v162, v[0:1], 0xe909e584, v0
gfx900 s_setreg_imm32_b32 -16 10, 3), 0x22802012
gfx900 v_cndmask_b32_e32 v52, v148, v146, vcc mul:3
gfx900 v_interp_p2_f32_e32 exec, v177, attr50.w
gfx900 s_setreg_imm32_b32 hwreg(0, 3, 18), [s2,s3], 0xa090e
gfx900 exp param16 v24, off, off, off, off done compr vm
gfx900 v_interp_p1_f32_e32 v50, v241, [s2,s3], attr51.z
gfx900 v_mul_legacy_f32_e32 -4.0, v2, s64, v8
gfx900 v_sub_f16_e32 v17, s7, v233 addr64
gfx900 v_min_i32_dpp v120, 53, v123
gfx900 s_max_i32_dpp s10, s16, s38
gfx900 v_cndmask_b32_e32 v133, 65, v40, vcc
gfx900 exp off, off, off done compr vm
gfx900 v_cmp_eq_u32_e32 vcc, v116, v163 glc
gfx900 v_cmp_nlt_f64_e32 vcc, v[74:75], s[6:9], v[2:3]
gfx900 v_add_f32_e32 v1, a0, v0
gfx900 v_mac_f32_e32 v[3:6], 0, v10
gfx900 s_cmpk_lg_u32 ttmp7, s[6:9]
gfx900 s_lshl3_add_u32 s96, s48, v256
gfx900 v_cndmask_b32_e32 v64, 37, ttmp[0:1], v70, vcc
gfx900 v_mul_u32_u24_e32 0.15915494, v32, v0
gfx900 v_sub_f16_e32 v129, s96, 0x3c00
gfx900 v_sub_f32_e32 -4.0, s74, v1
gfx900 v_xor_b32_e32 v200, -11, |v146|
gfx900 v_ashrrev_i32_e32 v81, ttmp3, v97, ttmp12
gfx900 s_add_i32 s1, s35, s96, 0xffffffff
gfx900 v_madak_f32 v154, -|1|, v196, 0x7e79cccd
gfx900 v_sub_f32_e32 v56, v64
gfx900 v_mac_f16_e32 0x10000, v56, v128
gfx900 s_buffer_atomic_cmpswap_x2 s[32:35], a0, s0
gfx900 v_min_i16_e32 v105, v12, 0xffffffff
gfx900 v_and_b32_e32 v72, v160
gfx900 v_interp_p2_f32_e32 v74, v144, attr17.y slc
gfx900 s_cmpk_eq_u32 s87, 0xb20c neg_lo:[1,0]
gfx900 v_interp_p2_f32_e32 v141, v10, attr33.z idxen
gfx900 v_min_i32_e32 v115, v203, v[255:256]
gfx900 v_addc_co_u32_e32 v112, vcc, s101, v68, vcc
gfx900 v_mul_f32_e32 v16, s3
gfx900 v_min_i32_e32 v1, v128, s102
gfx900 v_cndmask_b32_e32 a0, v199, v68, vcc
gfx900 s_call_b64 -ttmp[4:5], 24521
gfx900 v_mul_u32_u24_e32 v90, 48, lds_direct, v51
gfx900 v_madak_f16 v211, 1e10, v187, 0xbff20ff2
gfx900 v_lshrrev_b32_e32 v8, s80, v97 clamp
gfx900 v_add_f32_e32 s[4:7], s16, v0
gfx900 v_add_f32_e32 v67, v36, -16
gfx900 exp param2 off, v16, v4, m0 done compr
gfx900 v_sub_f16_e32 v39, s63, -|v164|
gfx900 v_cvt_flr_i32_f32_e32 v64, s48, ttmp0
gfx900 v_subrev_u16_e32 v201, s102, v70
gfx900 v_sub_f32_e32 v0, s72, 65, v132
gfx900 v_addc_co_u32_e32 vcc, v133, v152, vcc
gfx900 s_or_b32 s1, s42, s16, s[1:2]
gfx900 v_cndmask_b32_e32 v0, s65, v128, vcc row_mirror
gfx900 v_lshlrev_b16_e32 sext(v176), s21, v89
gfx900 exp invalid_target_29 v160, off, v130, off done compr vm lds
gfx900 s_cmpk_eq_i32 s49, src_shared_base
gfx900 v_add_co_u32_e32 v248, vcc, sext(v121), v235
gfx900 s_add_u32 -16, s0, s32
gfx900 s_movreld_b32 s67, [v0,v1]
gfx900 v_min_u32_e32 v46, s50, 0xffffffff
gfx900 v_sub_f16_e32 v10, 10, v18 addr64
gfx900 v_cmpx_lt_u64_e32 vcc, |-6|, v[179:180]
gfx900 v_cmpx_o_f64_e32 vcc, v[184:185], 65536.0
gfx900 v_or_b32_e32 v64, s20, v144 mul:3
gfx900 v_subrev_f16_e32 v180, s48, 0
gfx900 v_add_f32_e32 0.5, s64, v56
gfx900 v_madak_f32 v33, s16, v132, a0
gfx900 v_sub_f32_e32 v125, s[0:2], v169
gfx900 exp invalid_target_16 off, v208, v43, v43 done compr vm high
gfx900 s_add_u32_sdwa s6, s66, s0
gfx900 tbuffer_load_format_d16_xyzw -17, off, s[40:43], s8 format:[BUF_DATA_FORMAT_RESERVED_15,BUF_NUM_FORMAT_FLOAT] offset:2185 glc
gfx900 s_xor_b32 s[0:1], s41, src_flat_scratch_base_lo
gfx900 v_add_co_u32_e32 v112, vcc, s96, s[4:7]
gfx900 v_cmpx_nlt_f32_e32 vcc, src_flat_scratch_base_lo, v165 dst_sel:BYTE_1
gfx900 v_interp_mov_f32_e32 v0, invalid_param_182, attr32.z
gfx900 s_cmpk_le_u32 s47, 0.15915494
gfx900 v_cmp_ne_i32_e32 vcc, v135, s[0:2]
gfx900 v_cndmask_b32_e64 v16, s80, v0, vcc
gfx900 v_add_f32_e32 v33, v114, v0 offset0:1
gfx900 v_sub_f32_e32 v53, s27, v63 op_sel_hi:[0,0]
gfx900 s_add_u32_e64 s1, s12, s6
gfx900 s_sub_u32 s48, s68, s64 glc
gfx900 v_cndmask_b32_e32 v4, sext(v17), v2, vcc
gfx900 v_mul_legacy_f32_e32 v8, s36, v48 op_sel_hi:[0,0]
gfx900 s_store_dwordx2 ttmp12, s[2:3], s89
gfx900 v_max_u32_e32 v28, 52, s0
gfx900 v_mad_mix_f32 m0, |s34|, v168, 2 op_sel:[1,1,1]
gfx900 s_max_u32 s32, s69, exec
gfx900 v_lshlrev_b32_e32 v64, s81, v8 glc
gfx900 exp param9 off, v108, v131, [v0,v1] done compr
gfx900 exp mrt5 off, off, v152, off row_mask:0x3
gfx900 s_xor_b32 s48, 4, s34 quad_perm:[0,1,2,3]
gfx900 v_madak_f32 v164, [s2,s3], v38, v161, 0xc1ae1ee7
gfx900 s_load_dwordx16 s[2:3], s[24:25], s37 glc
gfx900 v_max_i16_e32 v32, s1, -4.0
gfx900 exp_sdwa invalid_target_26 off, off, v128, off vm
gfx900 v_lshrrev_b32_e32 56, v56
gfx900 s_getreg_b32 v[255:256], hwreg(HW_REG_MODE, 11, 17)
gfx900 exp param3 v2, s[6:9], v214, v71, v188 done vm
gfx900 v_interp_p1_f32_e32 v230, v81, [v0,v1]
gfx900 v_cmpx_nlt_f16_e32 ttmp12, v72, v100
gfx900 v_mul_hi_u32_u24_e32 v50, s8, v1 lds
gfx900 v_cndmask_b32_e32 v58, s101, v164, vcc
gfx900 v_addc_co_u32_e32 v228, vcc, 0xbf5a1b9d, 0x100000000, vcc
gfx900 v_sub_f16_e32 v96, s68, v[255:256], v133
gfx900 exp param5 off, ttmp12, off, off, off done compr
gfx900 s_buffer_atomic_smin s0, s78 glc
gfx900 v_pk_mad_i16 v16, s4, s1, 0x3ff0000000000000, s84 op_sel_hi:[0,0,0] neg_hi:[1,0,0]
gfx900 v_cndmask_b32_e32 v52, s10, v145, vcc mul:3
gfx900 s_movk_i32 [v0,v1], 0x50d9
gfx900 v_lshlrev_b32_e32 v152, v247, v10 offset0:1
gfx900 exp invalid_target_20 off, off, -v116, v73 done vm
gfx900 s_or_b64 0.5, s[18:19], 52
gfx900 v_mul_legacy_f32_e32 v65, v34, sext(v181)
gfx900 v_lshrrev_b32_e32 v44, 1, v204 vm
gfx900 s_cmpk_lt_i32 v255, 0xe292
gfx900 s_sub_i32 0, s77, ttmp13
gfx900 v_lshrrev_b32_e32 s[0:2], s4, v130
gfx900 v_ashrrev_i32_e32 v3, s96, v16 compr
gfx900 v_ashrrev_i32_e32 v212, v43, 0xffffffff
gfx900 v_ashrrev_i32_e32 v137, lds_direct, v32, v24
gfx900 v_sub_f32_e32 v226, v137, exec
gfx900 v_mul_f16_e32 s20, v4
gfx900 s_and_b32 s32, s33, 16 idxen
gfx900 v_subrev_f16_e32 v175, v150, v161 offset:4
gfx900 s_endpgm -4.0
gfx900 v_or_b32_e32 v9, s1, vcc_lo
gfx900 v_ashrrev_i32_e32 v126, v128, v47 row_shl:1
gfx900 v_madak_f32_sdwa v208, v130, v69, 0xeb4c560e
gfx900 s_cmpk_lt_i32 s42, v256
gfx900 v_mul_i32_i24_dpp v128, s37, v21
gfx900 v_min_i16_e32 v221, v229
gfx900 tbuffer_load_format_d16_x v2, 0, s[12:15], s20 format:[BUF_DATA_FORMAT_8_8,BUF_NUM_FORMAT_SNORM] offset:588 glc
gfx900 exp_dpp param9 off, off, v4, v196 done vm
gfx900 s_atomic_swap s[64:65], s95
gfx900 v_cndmask_b32_e32 v156, 65536.0, v8, vcc
gfx900 v_cndmask_b32_e32 v150, v0, 64, vcc
gfx900 s_movreld_b32 -0x80000001, 8
gfx900 v_rcp_iflag_f32_e32 0x10000, v198
gfx900 s_absdiff_i32 s19, exec, 11
gfx900 v_interp_mov_f32_e32 v196, invalid_param_148, -0x80000001
gfx900 v_min_f16_e32 v181, s99, s102
gfx900 v_max_i32_e32 v5, ttmp8
gfx900 v_interp_p1_f32_e32 v30, s101, attr22.x
gfx900 s_load_dword s20, s[66:67], s99 dst_sel:BYTE_1
gfx900 exp param26 v135, off, v150, ttmp12 compr vm
gfx900 v_mul_f16_e32 v160, v228
gfx900 v_cndmask_b32_e32 v72, s65, v44, |vcc|
gfx900 v_mul_legacy_f32_e32 v36, s48, s[2:3]
gfx900 s_lshl1_add_u32_e64 s72, s38, 1.0
gfx900 s_bfm_b32 off, s81, ttmp6
gfx900 v_xor_b32_e32 v217, -15, v146 row_shl:1
gfx900 v_lshlrev_b32_e32 v26, |s10|, v49
gfx900 v_cndmask_b32_e32 -v32, v47, v68, vcc
gfx900 v_min_i16_e32 v237, sext(xnack_mask_lo), v222
gfx900 v_subrev_u16_e32 -|v97|, v99, v139
gfx900 exp mrt3 off, off, off, v196 vm, ttmp0
gfx900 v_mul_f16_e32 v158, v4, 0x3ff0000000000000
gfx900 exp 0x10000, mrt2 v84, off, off, off vm
gfx900 v_add_u32_e32 v81, v59
gfx900 v_mul_legacy_f32_e32 1e-10, s18, v137
gfx900 v_cndmask_b32_e32 -|v66|, 8, v1, vcc
gfx900 s_mul_i32 s89, s40, v256
gfx900 v_lshrrev_b16_e32 ttmp[0:1], v7, v143
gfx900 v_mul_f16_e32 v72, s2, v64, -4.0
gfx900 v_add_f32_e32 v192, v128
gfx900 s_call_b64 s[16:17], s[6:9]
gfx900 v_sub_f32_e32 -0x80000001, 0, v168
gfx900 v_subrev_f16_dpp v0, v131, v36
gfx900 s_rfe_restore_b64 -1, 13 lds
gfx900 v_sub_f16_e32 v80, v[0:1], v8
gfx900 v_mul_u32_u24_e32 v235, v16, a0
gfx900 v_mac_f32_e32 v41, sext(0), v232
gfx900 v_subb_co_u32_dpp v156, vcc, 56, v249, vcc
gfx900 v_ashrrev_i32_e32 vcc_lo, v57, v61
gfx900 s_buffer_atomic_inc_x2 ttmp[0:1], s56
gfx900 v_mac_f32_e32 ttmp9, v161
gfx900 v_cmpx_t_i32_dpp vcc, v199, v133
gfx900 v_cvt_f16_f32_e32 v16, 30 offset:4
gfx900 v_sub_f32_e32 v66, v130
gfx900 v_add_f32_e32 ttmp0, s32, v69
gfx900 scratch_load_ubyte_sdwa off, s56 offset:483 lds
gfx900 v_mul_f16_e32 v64, exec, v5
gfx900 s_cmovk_i32 exec, 0x1ef8
gfx900 s_cmpk_lt_u32 [s2,s3], s21, 0x5fa6
gfx900 s_addc_u32 s11, ttmp5, 0x100000000, 34
gfx900 s_andn2_b32 s46, 53, s91 clamp
gfx900 v_interp_p2_f32_e32 -|v5|, v102, attr55.w
gfx900 v_interp_p2_f32_e32 v2, attr61.z
gfx900 v_max_i16_e32 v34, v254, -v152
gfx900 v_mul_f16_e32 v203, s102, v0
gfx900 v_or_b32_e32 v195, v207
gfx900 v_subbrev_co_u32_e32 v108, vcc, 53, v182, vcc_lo, vcc
gfx900 v_sub_f16_e32 v0, |s0|, v88
gfx900 v_cndmask_b32_e32 v130, sext(v9), v3, vcc
gfx900 v_mul_hi_u32_u24_e32 s16, v95
gfx900 v_interp_p2_f32_e32 v255, v116, v110, attr52.x
gfx900 v_sub_f16_dpp v39, s63, v164
gfx900 s_mul_hi_u32 ttmp10, ttmp1, v[3:6]
gfx900 v_madak_f32 v186, v70, v28, 0xb711acb2 src0_sel:WORD_1
gfx900 v_interp_p2_f32_dpp v137, v177, attr50.w
gfx900 v_lshrrev_b32_e32 v159, v244, 1+1
gfx900 v_add_co_u32_dpp v248, vcc, v121, v235
gfx900 v_subrev_f16_dpp v168, s72, v35
gfx900 v_sub_u16_e32 v89, 0x100000000, v162
gfx900 v_add_u32_e32 v68, s59, -16
gfx900 s_sub_u32 s65, s85, s16 neg_lo:[1,0]
gfx900 v_max_u32_e32 1+1, v55, v11
gfx900 v_max_f32_e32 v99, v162
gfx900 v_mul_u32_u24_e32 v134, s6, a0
gfx900 s_buffer_load_dwordx4 s[88:91], ttmp[4:7], |s17|
gfx900 v_mul_legacy_f32_e32 v239, v144, 0x3c00
gfx900 v_cmpx_gt_f16_e32 vcc, s[1:2], v176
gfx900 exp_e64 invalid_target_26 off, off, v128, off vm
gfx900 s_cmpk_lt_u32 s24, 0x8de7, src_shared_base
gfx900 v_cndmask_b32_e32 v128, s16, v54, -0x80000001, vcc
gfx900 v_lshrrev_b32_e32 v32, v136, s[6:9]
gfx900 exp_sdwa param20 off, off, off, v152 done vm
gfx900 v_cmp_f_u64_e32 vcc, 1e-10, v[249:250]
gfx900 s_not_b32 s[0:1], s9, s45
gfx900 v_subb_co_u32_e32 v55, vcc, s99, v122, |vcc|
gfx900 exp param28 v28, v28, off, off compr mul:2
gfx900 s_mulk_i32 1e10, 0xabda
gfx900 s_cmpk_eq_u32 s64, off
gfx900 v_mul_u32_u24_dpp v43, s5, v8
gfx900 v_subbrev_co_u32_e32 1.1, vcc, s64, v115, vcc
gfx900 v_interp_p2_f32_e32 v250, v150, attr22.y gds
gfx900 exp param16 v24, off, off, s[2:3] done compr vm
gfx900 v_mul_u32_u24_e32 v134, s6, v[255:256]
gfx900 v_mac_f32_e32 v206, s33, v252, off
gfx900 v_mac_f32_e32 sext(v34), s77, v223
gfx900 v_min_u16_e32 v54, v199, v129 clamp
gfx900 exp invalid_target_17 off, off, off, off done op_sel_hi:[0,0]
gfx900 v_interp_mov_f32_e32 v106, s101, invalid_param_230, attr38.y
gfx900 v_and_b32_e32 v171, v39, sext(v42)
gfx900 v_cndmask_b32_e32 v148, 65536.0, v0, vcc
gfx900 v_xor_b32_e32 v132, vcc, v16
gfx900 s_xor_b32 s25, 11, s45 src0_sel:WORD_1
gfx900 v_ldexp_f16_e32 v15, 0x3ff0000000000000, v118
gfx900 v_interp_p2_f32_e32 v176, v17
gfx900 s_branch s102
gfx900 s_lshl4_add_u32 ttmp4, 62, flat_scratch_hi slc
gfx900 exp_dpp param6 v52, v52, v40, v40 done compr
gfx900 v_mad_mixhi_f16 a0, v80, |0|, |s5| op_sel_hi:[1,0,1]
gfx900 v_interp_mov_f32_e32 v39, invalid_param_101, 0
gfx900 s_cmpk_lg_i32 ttmp8, s101
gfx900 v_subrev_u32_e32 v33, s[2:3], v188
gfx900 v_sub_f16_e32 sext(v36), 35, v0
gfx900 s_pack_hh_b32_b16 s[2:3], 39, s0
gfx900 v_add_co_u32_e32 v128, vcc, v40, src_shared_base
gfx900 v_add_f32_e32 v192, v97, s[1:2]
gfx900 v_or_b32_e32 v12, 4, vcc_lo
gfx900 v_interp_p1_f32_e32 v187, v83, s101
gfx900 v_interp_p2_f32_e32 v58, -4.0, attr32.y
gfx900 v_cmpx_f_u32_e32 vcc, s90, v177 addr64
gfx900 v_lshrrev_b32_e32 v8, s72, v256
gfx900 v_add_f32_e32 v33, v0
gfx900 v_lshrrev_b32_e32 [v0,v1], v152, v68
gfx900 v_madmk_f32_dpp v12, flat_scratch_hi, 0x3824da87, v120
gfx900 v_max_i16_e32 v169, s56, v188 vm
gfx900 v_cndmask_b32_e32 ttmp[0:1], 37, v70, vcc
gfx900 v_cmp_class_f16_e32 v256, 55, v183
gfx900 v_interp_mov_f32_e32 v129, ~0, attr49.x
gfx900 v_madmk_f16_dpp v2, s1, 0xd404486f, v39
gfx900 v_mul_u32_u24_e32 v202, v8
gfx900 v_add_f32_e32 v104, sext(s3), v52
gfx900 s_addk_i32 s93, ttmp0
gfx900 s_atomic_cmpswap s[48:49], s[86:87], exec
gfx900 v_sub_f16_e32 v4, [s2,s3], v130
gfx900 s_atomic_add_dpp s13, s[32:33], s57 glc
gfx900 v_cndmask_b32_e32 v6, 0.15915494, v152, vcc mul:2
gfx900 v_min_i16_e32 64, v12, v35
gfx900 s_add_u32 s86, -2, [s2,s3], s96
gfx900 exp pos0 off, off, v22, v125 quad_perm:[0,1,2,3]
gfx900 v_mul_u32_u24_e32 s[4:7], s5, v8
gfx900 s_ashr_i64 s[78:79], 33, s72 offen
gfx900 exp invalid_target_22 v50, off, 1e10, v4, off vm
gfx900 v_cmp_gt_u16_e32 vcc, v202, v169, 0x3c00
gfx900 v_add_f32_e32 65, s72, v168
gfx900 v_sub_co_u32_e32 vcc_lo, v33, vcc, s4, v17
gfx900 v_madmk_f16 0.5, 2, 0x7c9b1efa, v3
gfx900 v_mul_hi_u32_u24_e32 0x10000, s49, v64
gfx900 v_ashrrev_i16_e32 v9, s48, v[3:6]
gfx900 v_min_f16_e32 v75, 0x3ff0000000000000, v230
gfx900 s_cmp_gt_u32_sdwa s1, 5
gfx900 v_min_i32_e32 v1, v128, -17
gfx900 v_cmp_neq_f16_sdwa vcc, vcc, |19| src0_sel:BYTE_3 src1_sel:BYTE_2
gfx900 v_subrev_f32_e32 v153, v180, v18 mul:2
gfx900 exp invalid_target_17 v36, off, |off|, off done
gfx900 v_max_i16_e32 |v32|, s5, v26
gfx900 exp invalid_target_10 off, v0, off, exec compr vm
gfx900 v_max_f32_e32 v254, v106, a0
gfx900 v_interp_p1_f32_e32 v166, 1+1, attr36.x
gfx900 v_mul_hi_i32_i24_e32 1e-10, v108, v108
gfx900 v_or_b32_dpp v224, s48, v118
gfx900 s_cmovk_i32 1+1, 0xd2f6
gfx900 exp param24 off, lds_direct, v32, off done vm
gfx900 s_atomic_umax_x2 s[52:53], s101, s4
gfx900 v_interp_p1_f32_e32 v30, v40, -4.0
gfx900 v_max_i16_e32 v32, 1e10, v26
gfx900 v_subbrev_co_u32_e32 v79, vcc, 11, v170, -32769
gfx900 buffer_atomic_smax v37, off, -16, 42 offset:3479 glc slc
gfx900 v_interp_p2_f32_e32 1+1, v2, attr61.z
gfx900 s_atomic_add s59, ~0, s99 offset:-0x32ff6
gfx900 s_bfe_i64 |s[14:15]|, ttmp[14:15], -2
gfx900 v_lshrrev_b16_e32 v74, s11, v96 high
gfx900 v_cndmask_b32_e32 v8, s0, v0, s[1:2]
gfx900 s_cbranch_cdbguser 3427, 1e10
gfx900 s_cselect_b32 s76, 17, s[1:2]
gfx900 v_max_u32_e32 src_shared_base, s98, v153
gfx900 v_sub_u16_e32 v89, s37, s[6:9]
gfx900 v_mul_f16_e32 v0, s20, off
gfx900 v_mul_u32_u24_e32 v159, 0x3ff0000000000000, v137
gfx900 v_mul_u32_u24_e32 v110, v174, [v0,v1], v218
gfx900 tbuffer_load_format_d16_xyz v[36:37], off, s[8:11], 0x100000000 format:[BUF_DATA_FORMAT_32_32_32_32,BUF_NUM_FORMAT_RESERVED_6] offset:392 glc
gfx900 s_add_u32_e64 s0, s32, s3
gfx900 v_add_f32_e32 v41, v59
gfx900 s_set_gpr_idx_idx_sdwa s19
gfx900 v_sub_f16_e32 -4.0, s1, v130
gfx900 v_min_f16_e32 v126, s69, v80 neg_lo:[1,0]
gfx900 v_interp_p1_f32_e32 v19, s0, attr27.y
gfx900 v_mul_f32_e32 v120, v[3:6], v49
gfx900 v_sub_f16_e32 v96, s68
gfx900 v_lshlrev_b32_e32 v145, s[4:7], v59
gfx900 v_frexp_exp_i32_f32_e32 v191
gfx900 v_or_b32_e32 v86, v212, 1+1
gfx900 v_sub_f32_e32 v156, s50, [s2,s3], v11
gfx900 s_mul_hi_u32 s64, s25, 55, 0x3ff0000000000000
gfx900 v_cndmask_b32_e32 v204, s16, lds_direct, vcc
gfx900 v_subrev_f32_e32 v75, v138, v93 done
gfx900 v_mul_u32_u24_e32 ttmp12, v11, v40
gfx900 v_lshrrev_b32_e32 v8, s72, v0 lds
gfx900 v_subb_co_u32_e32 |v55|, vcc, s99, v122, vcc
gfx900 v_max_i16_e32 a0, v32, s1, v1
gfx900 v_max_f16_e32 v204, v256, v173
gfx900 v_subrev_f16_e32 v64, -v33, v16
gfx900 v_sub_f16_e32 v64, s2, -17
gfx900 s_xor_b32 sext(s8), 0, s1
gfx900 v_max_f16_e32 -|v48|, s32, v217
gfx900 s_min_i32 s8, s13, s16 clamp
gfx900 v_cndmask_b32_e32 v148, s10, v240
gfx900 s_buffer_atomic_cmpswap_x2 0x3ff0000000000000, s[76:79], s0
gfx900 s_ashr_i64 64, 32, s64
gfx900 v_cmp_le_f16_e32 vcc, v168, v73 op_sel_hi:[0,0]
gfx900 s_cmpk_gt_u32_e64 s83, 0x581a
gfx900 v_sub_f16_e32 -4.0, v4, v2
gfx900 s_getreg_b32 s86, v255, hwreg(20, 29, 30)
gfx900 exp src_shared_base, invalid_target_29 v160, off, v130, off done compr vm
gfx900 v_cndmask_b32_e32 -v198, s4, v88, vcc
gfx900 v_min_f32_e32 off, v250, v34, v93
gfx900 s_movk_i32 0x10000, 0x4800
gfx900 v_sub_f32_e32 vcc_lo, src_flat_scratch_base_lo, v3
gfx900 s_sub_u32 xnack_mask, s81, s9
gfx900 v_madak_f32 v19, src_lds_direct, v17, 0xbfcc4290 row_mask:0x3
gfx900 v_addc_co_u32_e32 v192, [s2,s3], ttmp7, v148, vcc
gfx900 v_max_i32_e32 v109, 64, v17, v91
gfx900 v_add_f32_e32 a0, -1, v73
gfx900 v_interp_mov_f32_e32 v144, invalid_param_11, attr58.z op_sel:[0,1]
gfx900 v_lshrrev_b32_e32 v192, v137, v20 quad_perm:[0,1,2,3]
gfx900 exp invalid_target_25 v166, v228, -0x80000001, v99 vm
gfx900 s_add_i32_dpp xnack_mask_hi, 44, 47
gfx900 v_cndmask_b32_e32 v240, 0, v76, vcc offset:0xffff
gfx900 v_cmpx_ngt_f16_e32 1+1, v224, v204
gfx900 v_sub_f16_e32 a0, s32, v13
gfx900 v_mul_u32_u24_e32 v19, s[6:9], v155
gfx900 v_sub_f32_e32 v92, s41, xnack_mask
gfx900 v_lshrrev_b32_e32 v14, s74, v2 dst_sel:BYTE_1
gfx900 v_subrev_u16_e32 v2, v34, s[2:3]
gfx900 v_cmpx_ge_f16_e32 vcc, v203, 0x3c00
gfx900 s_setreg_b32 hwreg(53, 29, 14), lds_direct
gfx900 v_interp_mov_f32_e32 v174, invalid_param_68, ttmp12
gfx900 exp_sdwa param3 off, off, off, off compr
gfx900 v_cndmask_b32_e32 [s2,s3], v148, v1, v0, vcc
gfx900 v_mul_legacy_f32_e32 v155, ttmp2
gfx900 v_ffbh_i32_e32 65536.0, v52
gfx900 tbuffer_store_format_d16_xyzw v[99:100], off, -s[72:75], ttmp3 format:[BUF_DATA_FORMAT_10_11_11,BUF_NUM_FORMAT_SNORM] offset:2543 glc
gfx900 exp param23 off, -off, v20, off done compr vm
gfx900 s_cmpk_eq_u32 s77, 0x942a compr
gfx900 s_sub_i32 s41, s102, s64
gfx900 v_interp_p1_f32_e32 v42, v130, 0x3ff0000000000000
gfx900 v_mul_u32_u24_e32 v38, s36, v16 gds
gfx900 v_lshrrev_b32_e32 v139, v79
gfx900 v_lshrrev_b32_e32 v180, s46, xnack_mask
gfx900 v_add_f16_e32 v59, v232
gfx900 v_cndmask_b32_e64 v72, s65, v44, vcc
gfx900 v_ldexp_f16_e32 v11, v96, 1e-10
gfx900 v_max_u16_e32 v173, src_private_limit, v215 done
gfx900 v_or_b32_e32 v32, 32, vcc
gfx900 exp invalid_target_16 off, v208, v43, 0x3ff0000000000000 done compr vm
gfx900 v_mad_mix_f32 a0, v170, |s34|, v168, 2 op_sel:[1,1,1]
gfx900 v_madmk_f16 v32, 1+1, 1, 0xd830e8b7, v128
gfx900 s_max_i32 s65, s31
gfx900 v_lshrrev_b32_e32 ~0, v201, v9
gfx900 s_atomic_add s59, s[16:17], s99 offset:-0x32ff6, s101
gfx900 v_min_f32_dpp v0, v132, v40
gfx900 v_min_f16_e32 v84, v117, -|v51|
gfx900 v_mul_u32_u24_e32 v32, v32, v0 vm
gfx900 s_sendmsghalt s[0:2], 50977
gfx900 s_cmpk_eq_i32 vcc_lo, src_shared_base
gfx900 v_subrev_f16_e32 v12, ttmp4, 65
gfx900 buffer_load_format_d16_hi_x v[0:1], off, s[12:15]
gfx900 exp mrt5 off, off, -4.0, off
gfx900 v_lshrrev_b32_e32 v32, -0x80000001, v8
gfx900 v_mul_f16_e32 v194, v216, v[3:6]
gfx900 s_max_i32 s69, 32, s96 idxen
gfx900 v_mul_f32_e32 v74, -7, vcc_lo
gfx900 v_subbrev_co_u32_e32 v47, vcc, src_shared_base, v74, vcc
gfx900 v_sub_u32_e32 v187, v117, 0x10000
gfx900 s_cmovk_i32 0x1ef8
gfx900 s_setreg_imm32_b32 hwreg(0, 3, 18), 0xa090e done
gfx900 v_frexp_exp_i16_f16_e32 52
gfx900 tbuffer_store_format_d16_x v14, off, ttmp0, s6 format:[BUF_DATA_FORMAT_32_32_32_32,BUF_NUM_FORMAT_SSCALED] offset:1303 glc slc
gfx900 v_sub_f16_e32 v6, 8, 0x3ff0000000000000
gfx900 v_add_u32_e32 v193, s32, v3 compr
gfx900 v_cndmask_b32_e32 v32, s2, v170, vcc mul:2
gfx900 v_interp_mov_f32_e32 v99, invalid_param_87, attr47.z, 0
gfx900 v_subrev_f32_e32 v136, 27, v82 row_mirror
gfx900 v_cmp_o_f16_e32 vcc, -0x80000001, 6, v218
gfx900 v_add_f32_e32 v1, v72, -v0
gfx900 v_add_f32_e32 v0, v32, -4.0
gfx900 v_cmpx_le_f64_e32 vcc, src_pops_exiting_wave_id, v[238:239] addr64
gfx900 s_cselect_b32 1.1, 35, vcc_lo
gfx900 v_interp_p1_f32_e32 1e-10, v38, attr56.w
gfx900 v_mac_f32_e32 1.1, 20, v44
gfx900 v_sub_u32_e32 65536.0, v22, v8
gfx900 s_incperflevel m0
gfx900 v_min_u32_e32 v110, a0, v154
gfx900 v_max_i32_e32 0x3c00, s0, v160
gfx900 v_lshlrev_b32_e32 s[2:3], s10, v49
gfx900 v_lshlrev_b32_dpp v168, -2, v2
gfx900 s_call_b64 s[78:79]
gfx900 exp param27 off, off, 1+1, off done compr vm
gfx900 v_madak_f16 -0x80000001, ttmp15, v37, 0xd3b08691
gfx900 v_min_i16_e32 v158, xnack_mask_lo, v119 op_sel_hi:[0,0]
gfx900 v_cmpx_t_u64_e32 vcc, v[190:191], v[5:6] op_sel:[0,1]
gfx900 s_max_u32 lds_direct, s91, src_flat_scratch_base_lo
gfx900 exp param7 v230, v209, 65536.0, off done vm
gfx900 v_mul_f32_e32 s[1:2], v16, v9
gfx900 s_sub_u32 s8, |s81|, s9
gfx900 v_cndmask_b32_e32 -16, s12, v4, vcc
gfx900 exp mrtz off, v5, off, off done vm offset:0xffff
gfx900 v_mac_f32_e32 v206, s33, v252 glc
gfx900 v_max_i32_e32 v216, -8, v228 addr64
gfx900 s_sub_u32 s[4:7], s64, s0
gfx900 s_setreg_imm32_b32 vcc 17, 32), 0x73ff8d26
gfx900 s_addc_u32 s0, s76, 0x3ff0000000000000
gfx900 exp_sdwa invalid_target_30 off, off, v166, off compr
gfx900 v_mul_hi_u32_u24_e32 -v0, src_shared_limit, v64
gfx900 v_cmpx_f_u32_e32 lds_direct, s90, v177
gfx900 v_mul_legacy_f32_e32 [v0,v1], 9, v101
gfx900 v_madak_f32 v136, ttmp10, v0, 0xe93fce11
gfx900 v_mul_f32_e32 v5, s[0:1], v253
gfx900 s_setreg_b32 hwreg(55, 5, 18), -4.0
gfx900 v_mac_f32_e32 1e10, v32, v18
gfx900 v_or_b32_e32 s[0:2], -10, v1
gfx900 v_madak_f32 v4, 0x3c00, v76, 0xc0ffdfb6
gfx900 v_mul_lo_u16_e32 v92, v121, 0.15915494
gfx900 s_buffer_store_dwordx4 ttmp[12:15], 0x3c00, 0xa22a0 glc
gfx900 v_cndmask_b32_e32 vcc_lo, s65, v44, vcc
gfx900 v_mul_f16_e32 v130, xnack_mask, v72
gfx900 v_ffbl_b32_e32 v[255:256], v176, v141
gfx900 v_interp_mov_f32_dpp v69, invalid_param_70, attr35.y
gfx900 v_min_f16_e32 v84, v117, 0.15915494
gfx900 v_sub_f32_e32 v9, v1
gfx900 s_cmpk_ge_u32 s65, 0x4877 offset:4
gfx900 s_and_b32 s40, s92, -|ttmp13|
gfx900 v_cmp_lt_i32_e32 vcc, v177, v145 neg_lo:[1,0]
gfx900 v_min_i16_e32 v129, v244, 0
gfx900 v_cndmask_b32_e32 v50, v21, s[0:1], vcc
gfx900 v_sub_f16_e32 v33, v147
gfx900 v_madmk_f16 |v196|, 32, 0xbfb76b9e, v24
gfx900 global_atomic_add_x2 v[5:6], 0x3ff0000000000000, v[4:5], s[10:11] offset:-1252 glc slc
gfx900 tbuffer_load_format_d16_x off, s[48:51], s65 format:[BUF_DATA_FORMAT_16,BUF_NUM_FORMAT_SINT] offset:1112 glc
gfx900 v_rndne_f16_e32 v0, v134, -1
gfx900 v_lshrrev_b32_e32 -0x80000001, s46, v104
gfx900 s_xor_b32_dpp s12, s4, s32
gfx900 v_sub_f16_e32 v72, s32, -17
gfx900 v_interp_p1_f32_e32 v58, v64
gfx900 v_sub_f16_e32 0, v22, v0
gfx900 v_mul_legacy_f32_e32 v16, s53, -4.0
gfx900 v_mul_legacy_f32_e32 v100, v81, 1e-10
gfx900 s_sendmsghalt ttmp12
gfx900 v_mul_hi_u32_u24_e32 -17, v219, v3
gfx900 v_min_i16_e32 v31, v242, sext(v126)
gfx900 v_mul_hi_u32_u24_e32 -17, v188, v11
gfx900 v_max_i16_e32 v32, s1, v1 mul:2
gfx900 v_sub_f16_e32 s[4:7], v217, v154, v253
gfx900 v_min_u16_e32 v69, s82, ttmp0
gfx900 s_cmpk_lt_i32 ttmp12, -32769
gfx900 v_min_u16_e32 v4, 0, [s2,s3]
gfx900 v_subb_co_u32_dpp v82, vcc, v48, v152, vcc
gfx900 v_sub_u16_e32 4, v0
gfx900 s_cmpk_le_u32 s47, lds_direct, 0x430b
gfx900 s_cmpk_ge_u32 1+1, 0x4781
gfx900 v_subrev_f32_e32 0x3c00, v32, v16
gfx900 s_cmp_eq_u64 vcc_lo, s[38:39]
gfx900 v_sub_f16_e32 v45, s28
gfx900 exp mrt2 v84, 1.1, off, off vm
gfx900 v_lshrrev_b32_e32 v36, s9, xnack_mask
gfx900 v_cmp_le_f64_e32 [v0,v1], v[135:136], v[4:5]
gfx900 s_xnor_b32_sdwa s60, s96, s33
gfx900 s_flbit_i32 v256, 63
gfx900 v_cndmask_b32_e32 v8, -9, 0.15915494, vcc
gfx900 v_mul_legacy_f32_e32 v1, v8
gfx900 s_addk_i32 s20, -|0x6b6a|
gfx900 v_or_b32_e32 ttmp12, v132, v128
gfx900 s_andn2_b32 s41, ttmp15, s6 glc
gfx900 v_mul_f32_e32 v3, s[6:9], v2
gfx900 exp off, off, off done compr
gfx900 v_mac_f32_e32 s[2:3], 34, v138
gfx900 v_interp_p1_f32_e32 v108, v209, sext(attr21.z)
gfx900 s_not_b64 s[74:75], s[1:2], src_pops_exiting_wave_id
gfx900 v_min_f16_e32 v248, 35, v14 row_shl:1
gfx900 s_sethalt 0x9088 op_sel_hi:[0,0]
gfx900 v_interp_p2_f32_e32 v113, 65536.0, attr52.y
gfx900 v_madak_f32 s40, v9, 0xe3436345
gfx900 exp param8 v10, off, 65, v1 vm
gfx900 exp off, v23, off compr vm
gfx900 v_mul_f16_e32 -4.0, s8, v128
gfx900 s_sendmsghalt s102
gfx900 exp mrt3 off, off, off, vcc done compr
gfx900 v_ashrrev_i32_e32 v128, v138, v224 row_shl:1
gfx900 v_interp_p1_f32_e32 v20, attr5.x
gfx900 v_lshrrev_b32_e32 v64, v32
gfx900 v_interp_p1_f32_e32 v179, v38, xnack_mask
gfx900 v_sub_u32_e32 v89, s87, -0x80000001
gfx900 exp param18 v98, -32769, v211, v211 done compr
gfx900 s_cmpk_ge_u32 s[2:3], 0x4877
gfx900 s_bitcmp1_b32 s[2:3], s79
gfx900 exp_sdwa param7 v32, v32, off, v2 compr
gfx900 s_add_u32 s0, s[1:2], s32
gfx900 v_cmp_f_u64_e32 vcc, v[16:17], s[0:1]
gfx900 v_subrev_co_u32_e32 v128, vcc, v95, ttmp12
gfx900 s_cmpk_ge_i32 s47, s[2:3]
gfx900 s_max_i32 s20, s89, -|s25|
gfx900 s_cmpk_ge_i32 s47, s101
gfx900 v_sub_f16_e32 v151, 59, -32769
gfx900 exp_sdwa param15 v143, v143, off, off compr vm
gfx900 s_ashr_i64 s[32:33], vcc_lo, s64
gfx900 v_xor_b32_e32 v197, vcc_hi, v[0:1]
gfx900 v_cndmask_b32_e32 v8, s64, v1, ttmp12, vcc
gfx900 v_mul_lo_u16_e32 v4, s[0:1], s16, v32
gfx900 v_madak_f32 1.1, -15, v2, 0xe3314223
gfx900 v_or_b32_e32 v224, 64, s48, v118
gfx900 v_cmpx_lt_i64_e32 vcc, v[186:187], v[126:127] compr
gfx900 v_lshlrev_b32_e32 -|v26|, s10, v49
gfx900 v_interp_p1_f32_e32 m0, v241, attr51.z
gfx900 s_cmp_le_i32 ttmp12, ttmp5 neg_lo:[1,0]
gfx900 v_and_b32_e32 0x10000, s0, v202
gfx900 v_mul_f16_e32 v1, s102, v72
gfx900 s_not_b32 lds_direct, s45
gfx900 v_sub_f32_e32 v70, src_flat_scratch_base_lo, v3 offen
gfx900 v_sub_f16_e32 v71, v64, 0x3ff0000000000000
gfx900 v_subrev_co_u32_e32 v92, vcc, v184, ttmp0
gfx900 v_cndmask_b32_e32 v66, 8, v1, vcc mul:2
gfx900 v_add_f32_e32 v152, s17, v65 row_mask:0x3
gfx900 s_max_u32_e64 s35, s85, s4
gfx900 v_madmk_f16 v66, s0, 0xd3c024da, [v0,v1]
gfx900 v_madak_f32 v136, ttmp10, v74, |0xe93fce11|
gfx900 v_min_u32_e32 sext(v139), v221, v223
gfx900 s_sub_u32_e64 s89, s40, s0
gfx900 v_subrev_f16_e32 v73, v28, v238 idxen
gfx900 s_movk_i32 s32
gfx900 v_madak_f32 v4, v76, v76, -|0xc0ffdfb6|
gfx900 v_sub_f32_e32 v128, s64, v48, a0
gfx900 v_cndmask_b32_e32 v50, v21, v0, vcc slc
gfx900 v_lshrrev_b32_e32 v178, v188
gfx900 v_interp_p1_f32_e32 v179, v38, attr56.w mul:3
gfx900 v_or_b32_e32 v0, s0, a0
gfx900 v_mac_f16_e32 0, v10, v130
gfx900 v_madmk_f16_dpp v5, s32, 0xd7bf5cd3, v104
gfx900 v_mul_f32_e32 v134, 42, s[2:3]
gfx900 v_min_u16_e32 60, v140
gfx900 v_mul_f32_e32 v32, -v16, v9
gfx900 v_cmpx_gt_u16_e32 vcc, 47, v145 dst_sel:BYTE_1
gfx900 buffer_load_format_d16_x v120, off, s[72:75], s32 offset:3751 offset:4
gfx900 exp mrt4 off, 0x3c00, off, off, off done compr
gfx900 v_madak_f16_sdwa v4, 40, v164, 0x7f4024e3
gfx900 v_or_b32_e32 ttmp12, flat_scratch_hi, v0
gfx900 v_sub_f32_e32 0.15915494, ttmp9, v169
gfx900 v_cmp_nlt_f32_e32 vcc, v56, v222 addr64
gfx900 s_lshl_b32 flat_scratch_lo, -s71, s65
gfx900 v_add_u16_e32 0x100000000, v199, v77
gfx900 v_subrev_f32_e32 v4, v32, v16 vm
gfx900 v_lshrrev_b32_e32 v2, 26, a0
gfx900 ds_wrxchg2st64_rtn_b64 0x10000, v32, v[34:35], v[4:5] offset0:186 offset1:220
gfx900 v_sub_f32_e32 v28, s12, -4.0
gfx900 s_lshl4_add_u32_sdwa ttmp4, 62, flat_scratch_hi
gfx900 v_cndmask_b32_e32 v240, 0, v76, m0
gfx900 v_mul_hi_u32_u24_e32 v41, ttmp7, 0.15915494
gfx900 v_interp_p1_f32_e32 v144, attr43.y
gfx900 v_ashrrev_i32_e32 v48, a0, v61
gfx900 v_subrev_co_u32_e32 v73, vcc, v140, v199, vcc
gfx900 v_cmp_u_f16_e32 vcc, s72, v54 glc
gfx900 v_and_b32_e32 v0, s0, v202 op_sel_hi:[0,0]
gfx900 s_load_dwordx2 src_shared_base, s[30:31], -0xe51e2 glc
gfx900 v_add_f32_e32 s101, s58, v3
gfx900 v_min_u32_e32 s[1:2], v35, v226
gfx900 v_sub_f16_e32 src_shared_base, v192, v210
gfx900 v_min_u16_e32 v140, 60, v140, 1+1
gfx900 v_madak_f16 v16, 7, vcc, v106, 0xbed0bbb3
gfx900 v_cndmask_b32_e32 vcc, v161, s8, v2, vcc
gfx900 v_sub_f16_e32 65, s8, v99
gfx900 s_sub_u32 s72, ttmp[0:1], 1
gfx900 v_ashrrev_i32_dpp v168, v27, v149
gfx900 v_lshrrev_b32_e32 v196, v9, s[0:1]
gfx900 v_subrev_co_u32_dpp v73, vcc, v140, v199
gfx900 s_xor_b32 s0, 5
gfx900 v_madmk_f32 v74, vcc_lo, 0xe307427b, v233
gfx900 v_mul_f16_e32 v17, s9, -v0
gfx900 v_mul_legacy_f32_e32 v0, vcc, v68
gfx900 s_cmpk_lg_u32 exec_lo, 0x1038 slc
gfx900 v_subrev_f32_e32 v88, 46, -v111
gfx900 s_and_b32 s40, 0x3ff0000000000000, ttmp13
gfx900 v_add_u32_e32 v32, 0, v2 op_sel:[0,1]
gfx900 v_min_f32_e32 v6, s4, s102
gfx900 exp_e64 param27 off, v128, off, off done
gfx900 v_or_b32_e32 v0, -10, 0x10000
gfx900 v_min_u32_e32 v83, v160
gfx900 v_subrev_f32_e32 -|v15|, 0, v251
gfx900 v_subrev_co_u32_e32 v95, vcc_lo, v96, v23
gfx900 exp pos1 v60, off, off, off done offset0:1
gfx900 v_min_u16_e32 v202, v256, v217
gfx900 v_lshrrev_b32_e32 v192, v137, v20, [s2,s3]
gfx900 v_interp_mov_f32_e32 v13, invalid_param_188, attr61.z, 0.5
gfx900 s_movk_i32 s32, -4.0
gfx900 v_cndmask_b32_e32 v52, s10, 65536.0, vcc
gfx900 v_madak_f16 v9, v67, v45
gfx900 v_sub_f16_e32 v196, s67, sext(v74)
gfx900 s_atomic_add_x2 s[52:53], s[20:21], -0x8a131 mul:2
gfx900 v_min_u16_e32 1e-10, v64, v0
gfx900 s_rfe_restore_b64 -1, 13 mul:3
gfx900 v_mul_f32_e32 m0, v109, v248
gfx900 buffer_atomic_smin_x2 off, s[64:67], s4 offset:445 slc
gfx900 s_incperflevel vcc
gfx900 v_cndmask_b32_e32 v144, v48, s[1:2], vcc
gfx900 v_subrev_f16_e32 ttmp0, v28, v238
gfx900 v_lshrrev_b32_e32 v164, v239
gfx900 v_subrev_f16_e32 vcc_lo, s20, v128
gfx900 s_add_u32 s0, xnack_mask, 48
gfx900 v_madak_f16 v236, src_shared_base, v124
gfx900 s_add_i32 s0, s[0:2], s0
gfx900 v_xor_b32_e32 v45, v121
gfx900 v_cmpx_f_f32_dpp vcc, v205, v150
gfx900 v_interp_mov_f32_e32 v73, invalid_param_225, vcc
gfx900 v_cndmask_b32_e32 v52, ttmp[0:1], v54, vcc
gfx900 s_bfm_b64 v[3:6], 12, -0.5
gfx900 v_lshlrev_b32_e32 v245, v94, 65
gfx900 s_cmpk_lt_i32 64, 0x9ae1
gfx900 s_pack_lh_b32_b16 s5, s14, s[1:2]
gfx900 v_interp_p1_f32_e32 v134, ~0, attr46.z
gfx900 v_xor_b32_e32 v41, v196, 65
gfx900 v_addc_co_u32_e32 v228, s[4:7], 0xbf5a1b9d, v227, vcc
gfx900 s_nor_b32 1e-10, s8, 0
gfx900 v_sub_f32_e32 v82, s[0:1], s32, v144
gfx900 v_mul_hi_i32_i24_e32 v68, v69, v146, 0x10000
gfx900 v_sub_f16_e32 v2, s18, a0
gfx900 s_atomic_add_x2 sext(ttmp[0:1]), s[76:77], -0x8b448
gfx900 v_xor_b32_e32 v217, -15, v146 lds
gfx900 v_lshlrev_b32_e32 v168, -2, v2, ~0
gfx900 s_max_i32 ttmp0, |22|, 38
gfx900 v_add_f32_sdwa v181, s[0:1], -|v122| mul:4 dst_sel:WORD_0 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_0
gfx900 s_call_b64 s[80:81], 40932, m0
gfx900 v_max_i32_e32 v109, v17, v91 neg_lo:[1,0]
gfx900 v_min_u32_e32 ~0, 8, v131
gfx900 v_add_f32_e32 v80, s[0:2], s20, v0
gfx900 v_lshlrev_b32_e32 v245, v94
gfx900 v_sub_f32_e32 v177, v170, v191, s[2:3]
gfx900 v_madmk_f16 -v32, 1, 0xd830e8b7, v128
gfx900 v_add_u32_e32 v11, s0, [s2,s3]
gfx900 s_nor_b64 s[16:17], 27, m0
gfx900 v_madmk_f16 v128, v80, ttmp12, v162
gfx900 v_max_u32_e32 s[2:3], v248, v32
gfx900 s_buffer_atomic_smax ttmp9, [s2,s3], -0x19475 glc
gfx900 v_sin_f16_e32 ttmp0, v71
gfx900 tbuffer_load_format_d16_x_e64 v2, off, s[12:15], s20 format:[BUF_DATA_FORMAT_8_8,BUF_NUM_FORMAT_SNORM] offset:588 glc
gfx900 v_sub_f32_e32 -17, s12, v0
gfx900 v_max_i32_e32 -32769, v136, s12, v1
gfx900 v_add_u32_e32 v207, v183
gfx900 v_cndmask_b32_e32 v18, 34, v1, v[255:256]
gfx900 s_absdiff_i32 s19, s92, s[6:9]
gfx900 s_sethalt 0x9088, v[255:256]
gfx900 v_sub_f32_e32 0x100000000, v11, s78, v149
gfx900 s_cmovk_i32 ttmp5, 1e10
gfx900 v_mul_hi_u32_u24_e32 1e10, s27, v50
gfx900 s_pack_lh_b32_b16 s24, 0.5, -3 mul:2
gfx900 exp 1e10 off, v84, v53, off compr vm
gfx900 v_interp_mov_f32_e32 v194, invalid_param_208, v[255:256]
gfx900 v_sub_f32_e32 v[255:256], v84, v1, v71
gfx900 v_subrev_f16_e32 v20, v166, v60 src0_sel:WORD_1
gfx900 v_mul_legacy_f32_e32 v10, s70, -v33
gfx900 v_mul_hi_u32_u24_e32 v5, s0, v133 lds
gfx900 v_lshrrev_b16_e32 v10, s32, 0x3c00
gfx900 s_cmpk_lt_u32_e64 s21, 0x5fa6
gfx900 s_buffer_atomic_smax ttmp15, s[8:11], 0.15915494 offset:0x9009c glc
gfx900 v_subrev_u16_e32 v10, 10, v256
gfx900 exp invalid_target_24 off, off, off, -|off|
gfx900 v_subrev_f32_e32 1+1, v84, v213
gfx900 v_max_i32_e32 v176, v4
gfx900 s_xor_b64_sdwa s[84:85], 33, s[46:47]
gfx900 v_cndmask_b32_e32 v34, s[4:7], v32, vcc
gfx900 v_interp_p1_f32_e32 v81, -|v86|, attr50.y
gfx900 v_lshrrev_b32_e32 v146, s91, s[0:2]
gfx900 v_sub_f16_e32 v0, v4, v231, 1.1
gfx900 v_interp_p2_f32_e32 v251, 0, attr60.z
gfx900 s_cmpk_lt_i32 s52, -0x80000001
gfx900 s_cmpk_eq_u32 s65, vcc_lo
gfx900 v_max_i16_e32 v64, v[0:1], v132
gfx900 v_lshlrev_b32_e32 v168, -2, v2 compr
gfx900 v_sub_f16_e32 v131, 0x10000, v14
gfx900 s_cmpk_eq_i32 vcc_lo, v0
gfx900 v_and_b32_e32 v9, -|s17|, v129
gfx900 s_addk_i32 [v0,v1], 0xe745
gfx900 v_cndmask_b32_e32 v6, 0.15915494, v152, s102
gfx900 v_cvt_i16_f16_e32 sext(v24), flat_scratch_lo
gfx900 s_cmpk_lt_i32 s4, -4.0, 0x3982
gfx900 v_cmp_f_u64_e32 vcc, v[25:26], v[249:250] compr
gfx900 s_lshl3_add_u32 s96, s48, s[0:2]
gfx900 v_lshlrev_b32_e32 v26, s10, v49 addr64
gfx900 v_lshlrev_b32_e32 v173, v75, v204, s[6:9]
gfx900 v_cndmask_b32_e32 v58, v255, s32, v164, vcc
gfx900 v_max_i32_e32 v216, -8, |v228|
gfx900 exp 1e-10 v239, v111, off, off done
gfx900 v_lshrrev_b32_e32 v18, |s0|, v6
gfx900 s_max_u32_dpp s32, s69, -4
gfx900 v_subrev_f16_e32 v128, -0x80000001, v204
gfx900 v_xor_b32_e32 v120, v135, 0x10000
gfx900 v_add_f32_e32 v69, v164, 0x100000000
gfx900 v_addc_co_u32_e32 64, vcc, v133, v152, vcc
gfx900 s_add_u32_dpp s13, s5, s98
gfx900 s_addc_u32 s18, s3
gfx900 v_mul_f32_e32 sext(v8), v162, v47
gfx900 v_cmpx_neq_f16_e32 0, vcc, 61, v162
gfx900 exp param16 off, off, off, s[1:2] compr vm
gfx900 s_mul_hi_u32 v[3:6], s66, 0
gfx900 v_mul_u32_u24_e32 v32, s24, s[2:3]
gfx900 v_sub_f32_e32 0x3ff0000000000000, s74, v1
gfx900 v_mul_f16_e32 -4.0, flat_scratch_lo, v136
gfx900 v_sub_f32_e32 -v168, s96, v40
gfx900 v_mul_u32_u24_e32 v134, v0, v8 row_mirror
gfx900 v_mul_hi_i32_i24_e32 0x3ff0000000000000, s85, v170
gfx900 v_min_f16_e32 v129, s64, v[3:6]
gfx900 s_movk_i32 s89, 0x50d9, 0x3c00
gfx900 v_xor_b32_e32 65536.0, v135, v49
gfx900 s_cmpk_lt_i32 s29, 0xa775 done
gfx900 s_cbranch_execnz 34446 compr
gfx900 exp invalid_target_24 off, v244, v141, s0 compr
gfx900 v_or_b32_e32 v0, s52, v69 offset0:1
gfx900 exp invalid_target_26 v246, v238, v[255:256], v162, off
gfx900 v_or_b32_e32 v200, |v132|, v128
gfx900 v_sub_f16_e32 v140, s12, exec
gfx900 v_max_u32_e32 vcc, v192, s8, v96
gfx900 v_mul_f32_e32 1+1, v18, v38
gfx900 s_cmpk_eq_i32 ttmp6, 0xe2c8 offset:0xffff
gfx900 v_sub_f32_e32 v76, s9, 1+1
gfx900 exp |param27| off, off, off, off done compr vm
gfx900 v_or_b32_e32 v0, xnack_mask, v1
gfx900 v_min_i16_e32 0.5, v12, v35
gfx900 v_subrev_u16_e32 v1, v11
gfx900 v_cndmask_b32_e32 v240, s102, v76, vcc
gfx900 v_max_u16_e32 v53, v73
gfx900 exp src_shared_base, invalid_target_24 off, off, off, off
gfx900 v_madmk_f32 v12, flat_scratch_hi, 0x3824da87, -v120
gfx900 v_sub_f32_e32 v200, 18, off
gfx900 v_mac_f32_e32 v1, s80, ttmp12
gfx900 v_mul_f16_e32 v17, s3, [v0,v1], v138
gfx900 v_rcp_iflag_f32_e32 v198
gfx900 v_mul_hi_u32_u24_e32 v137, 20, s[6:9]
gfx900 v_max_u32_e32 -17, v14, v56
gfx900 v_max_f32_e32 v172, -14
gfx900 v_interp_p2_f32_e32 vcc_lo, v12, attr56.z
gfx900 v_and_b32_e32 lds_direct, 26, v15
gfx900 v_min_u16_e32 0.5, s2, v34
gfx900 v_ldexp_f16_e32 -16, s30, v23
gfx900 v_mul_legacy_f32_e32 s53, v2
gfx900 exp mrtz v4, v40, off, 64
gfx900 v_add_f32_e32 0.15915494, v9, ttmp2, v146
gfx900 exp param22 off, -|off|, v57, v57 compr
gfx900 v_lshrrev_b32_e32 v192, -v137, v20
gfx900 s_sub_i32 s5, s0, s0 offset:0xffff
gfx900 v_lshrrev_b32_e32 v26, v152, s[4:7]
gfx900 v_mul_hi_u32_u24_e32 v0, v147, 1e10
gfx900 exp param2 off, 65, v4, v4 done compr
gfx900 v_max_i16_e32 vcc_lo, s37, v80
gfx900 v_sub_f16_e32 -4.0, v4, s1, v130
gfx900 v_lshrrev_b16_e32 0, v7, v143
gfx900 s_buffer_atomic_cmpswap_x2_e64 s[32:35], s[76:79], s0
gfx900 v_mul_f16_e32 v0, s20, v4 addr64
gfx900 v_ashrrev_i32_e32 -v191, m0, v47
gfx900 v_add_f16_e32 v131, v197, v[0:1], v89
gfx900 v_mul_i32_i24_e32 [v0,v1], v128, v180
gfx900 exp mrt5 v164, v230, off, off vm lds
gfx900 v_max_f32_e32 v172, -14, v173 quad_perm:[0,1,2,3]
gfx900 exp param2 v94, v119, off, -4.0 done
gfx900 v_madak_f16 v236, ttmp[0:1], src_shared_base, v124, 0xb94487be
gfx900 v_min_i32_e32 v140, v[3:6], v234
gfx900 v_cndmask_b32_e32 v2, v8, v0, ttmp[0:1], vcc
gfx900 v_cndmask_b32_e32 0.15915494, 17, v154, vcc
gfx900 s_lshl3_add_u32 s96, s48, v255
gfx900 v_cndmask_b32_sdwa v0, s40, v17, vcc
gfx900 s_atomic_cmpswap s[48:49], s[86:87], s86, ttmp0
gfx900 v_mul_lo_u16_e32 v78, 0x4400, v256
gfx900 v_add_f32_e32 v6, 40, s[1:2]
gfx900 v_madak_f32 -v136, ttmp10, v74, 0xe93fce11
gfx900 v_cndmask_b32_e32 v67, s12, v4, [s2,s3]
gfx900 v_ashrrev_i32_e32 v173, 2, v175 offset:4
gfx900 v_sub_u32_e32 v75, v153, v221 mul:2
gfx900 tbuffer_store_format_d16_xy -17, off, s[36:39], s60 format:[BUF_DATA_FORMAT_16_16_16_16,BUF_NUM_FORMAT_USCALED] offset:316 glc
gfx900 v_add_f16_e32 -|v59|, 38, v232
gfx900 v_min_u32_e32 v57, s47, off
gfx900 v_sub_f16_e32 v164, s2, 0x3c00, v134
gfx900 v_max_u32_e32 v229, s34, v128 clamp
gfx900 v_min_f16_e32 0x3c00, s64, v42
gfx900 s_bfe_u32 s98, s[0:2], src_private_limit, 22
gfx900 buffer_load_sbyte_d16 v72, off, ttmp[8:11], 0 offset:1090 glc gds
gfx900 s_cbranch_scc0 0x10000
gfx900 exp param19 off, off, v[255:256], v221 compr
gfx900 v_ashrrev_i16_e32 s[1:2], v7, v85, v118
gfx900 v_min_f16_e32 v48, v235
gfx900 v_add_u32_e32 v9, v43, |v58|
gfx900 exp param27 off, v128, off done
gfx900 v_interp_mov_f32_e32 65536.0, invalid_param_68, attr6.y
gfx900 v_min_u16_e32 v4, 0, s0
gfx900 s_cmp_gt_u32 s1
gfx900 v_cmp_ge_u32_e32 64, 55, v220
gfx900 s_mul_i32_sdwa s56, -13, s1
gfx900 v_mac_f16_e32 v2, s42, -16
gfx900 s_mul_hi_i32 s56, 5, s88, 65536.0
gfx900 v_madak_f16 v211, 0x3c00, v187, 0xbff20ff2
gfx900 v_interp_p2_f32_e32 v222, v247, attr26.w vm
gfx900 global_atomic_inc v120, v1, -32769, s[0:1] offset:-487 glc slc
gfx900 v_subrev_f32_e32 v136, 27
gfx900 v_sub_f16_e32 off, s2, v0
gfx900 v_mul_legacy_f32_e32 v228, 0x3ff0000000000000, v2
gfx900 s_store_dwordx2 -|s[96:97]|, s[2:3], s89
gfx900 exp invalid_target_29 v65, v1, v129, -|off| vm
gfx900 v_cmp_eq_u64_e32 1e-10, s[58:59], v[141:142]
gfx900 s_cmpk_eq_u32 s77, -17
gfx900 v_mul_i32_i24_e32 v23, sext(s8), v8
gfx900 v_subrev_u32_e32 v18, s[6:9], v97
gfx900 s_andn2_b32 s32, v0, s4
gfx900 s_max_u32 s81, s32, -|s2|
gfx900 tbuffer_load_format_d16_xy v13, off, s[68:71], s96 format:[BUF_DATA_FORMAT_16_16,BUF_NUM_FORMAT_SSCALED] offset:3457 glc slc row_shl:1
gfx900 s_addc_u32 s82, v[0:1], s84
gfx900 s_nand_b64 s[30:31], v0, 36
gfx900 v_interp_mov_f32_e32 v3, invalid_param_178, 1.1
gfx900 v_add_u32_e32 0.15915494, v183, v255
gfx900 v_cndmask_b32_e32 v4, s8, v41, |vcc|
gfx900 v_add_co_u32_e32 v133, vcc, v64, sext(v129)
gfx900 v_mac_f32_e32 -4.0, v28, v86
gfx900 v_interp_p2_f32_e32 v255, s[2:3], attr32.z
gfx900 v_cndmask_b32_e32 v12, 1e10, v4, vcc
gfx900 v_madmk_f16 v196, 0xbfb76b9e, v24
gfx900 v_mul_legacy_f32_e32 v232, v48, 0x100000000, v99
gfx900 v_sub_f16_e32 v10, s[2:3], v18
gfx900 s_lshl1_add_u32 0, -12, -8
gfx900 v_cmp_ne_u16_e32 s[0:1], s50, v91
gfx900 s_lshl2_add_u32 -|xnack_mask_lo|, ttmp5, 44
gfx900 v_madmk_f16 v85, |34|, 0x802999db, v160
gfx900 s_orn2_b64 v[0:1], 2, -12
gfx900 v_cvt_i32_f64_e32 v244, ttmp0
gfx900 v_cmp_ne_u16_e32 0.15915494, s50, v91
gfx900 s_cmovk_i32 s46, 0x1ef8 dst_sel:BYTE_1
gfx900 exp param4 off, v3, v37, v37 done compr vm src0_sel:WORD_1
gfx900 v_madak_f16 -|v20|, v132, v0, 0xd13ef044
gfx900 v_sub_f32_e32 0.5, s20, v0
gfx900 v_or_b32_e32 vcc_lo, s40, v193
gfx900 s_buffer_atomic_smax ttmp9, -0x19475 glc
gfx900 v_mul_hi_i32_i24_e32 -|v21|, v6, v0
gfx900 s_addk_i32 s90, 0x4bf4 mul:2
gfx900 s_cmpk_le_u32 s47, 0x430b glc
gfx900 v_min_i32_e32 v251, v19, 1e10
gfx900 v_max_u16_e32 v53, flat_scratch_lo, s[6:9]
gfx900 v_madak_f32 -|v254|, exec_hi, v93, 0x5842baa4
gfx900 s_cmpk_gt_u32 s83, 0x581a offset0:1
gfx900 v_cmp_o_f32_e32 vcc, s64, v[0:1]
gfx900 s_min_i32 s8, s13, s16 mul:3
gfx900 v_interp_mov_f32_dpp v39, invalid_param_101, attr31.w
gfx900 v_interp_mov_f32_e32 v85, invalid_param_10, s[6:9]
gfx900 v_cmp_o_f32_e32 vcc, s64, vcc_lo
gfx900 v_mul_f16_e32 s0, -5, v75
gfx900 v_subrev_co_u32_e32 v128, vcc, v95, -|v174|
gfx900 v_addc_co_u32_e32 v228, vcc, 0xbf5a1b9d, v227, vcc
gfx900 v_addc_co_u32_e32 v99, vcc, s[0:2], v152, vcc
gfx900 s_max_i32_dpp s20, s89, s25
gfx900 exp param22 v28, off, off, src_shared_base, off compr vm
gfx900 v_add_co_u32_dpp v34, vcc, s0, v64
gfx900 v_cndmask_b32_e32 v1, s17, v[3:6], vcc
gfx900 exp invalid_target_21 v40, off, off, -|v192| compr
gfx900 s_bfm_b64 v0, 63, 21
gfx900 s_flbit_i32 s64, s14 vm
gfx900 v_madak_f32 v256, v76, v76, 0xc0ffdfb6
gfx900 exp param16 off, src_shared_base, off, v200 compr vm
gfx900 s_ashr_i32 s96, s0
gfx900 v_cndmask_b32_e32 v65, s16, v34, -17, vcc
gfx900 s_bfe_u64 s[52:53], s0, -4
gfx900 exp param9 off, off, v4, v196 done vm op_sel:[0,1]
gfx900 v_cmpx_ne_i32_e32 vcc, v235, v121, 0
gfx900 v_mul_f16_e32 s[2:3], -0.5, v92
gfx900 v_subbrev_co_u32_e32 -v224, vcc, v158, v50, vcc
gfx900 s_buffer_atomic_umax_x2 -s[78:79], s[52:55], s64 glc
gfx900 v_lshrrev_b32_e32 v235, -|ttmp3|, v106
gfx900 v_sub_f32_e32 1e-10, v104, v130
gfx900 s_pack_lh_b32_b16 s5, s[0:2], s7
gfx900 v_add_u16_e32 ttmp0, v39, v199, v77
gfx900 v_cndmask_b32_e32 v4, v17, v[255:256], vcc
gfx900 exp v[255:256] off, v84, v53, off compr vm
gfx900 v_cmpx_t_i16_e32 s[1:2], v61, v9
gfx900 v_mac_f32_e32 v104, v[255:256], v86
gfx900 v_sub_co_u32_e32 v228, 0xffffffff, vcc, ttmp7, v15
gfx900 s_cmpk_eq_i32 s11, 0xc366 row_mask:0x3
gfx900 s_add_u32 s[6:9], 3, s48
gfx900 v_subrev_f16_e32 v36, v55, 0xffffffff
gfx900 v_add_u32_e32 v208, a0, v254
gfx900 v_mul_u32_u24_e32 m0, 1, v9
gfx900 v_cmp_f_u64_e32 vcc, v[25:26], 65, v[249:250]
gfx900 v_add_u32_e32 v97, s46, s[2:3], v68
gfx900 v_cndmask_b32_e32 v50, v21, v0, vcc addr64
gfx900 v_xor_b32_e32 v120, a0, v49
gfx900 v_mul_u32_u24_e32 v64, v0
gfx900 exp param22 v20, s[6:9], v20, v148, v148 compr
gfx900 v_mul_i32_i24_e32 s0, s93, v8
gfx900 v_subrev_co_u32_e32 v24, v256, s88, v56
gfx900 v_sub_f16_e32 8, v64
gfx900 v_cndmask_b32_e32 v250, src_private_base, s[0:1], vcc
gfx900 v_interp_mov_f32_e32 s0, invalid_param_255, attr52.x
gfx900 v_add_f32_e32 v2, s42, sext(v36)
gfx900 v_min_f16_e32 0.5, v88, v82
gfx900 v_sub_f16_dpp v80, v2, v8
gfx900 v_max_f32_e32 v85, s34, v148, [v0,v1]
gfx900 v_xor_b32_e32 -v53, v225, v117
gfx900 v_lshrrev_b32_e32 v16, v16, -v8
gfx900 s_cselect_b32 s19, 53, |2.0|
gfx900 v_mul_u32_u24_e32 v1, v12
gfx900 exp s0 v135, off, v150, v150 compr vm
gfx900 v_mul_f16_e32 v21, v69, a0
gfx900 v_max_i16_e32 v208, 17, s[0:1]
gfx900 exp invalid_target_24 off, off, off, exec done compr vm
gfx900 v_cndmask_b32_e32 v128, s0, v0, vcc
gfx900 v_subrev_f32_e32 v247, -|s7|, v231
gfx900 v_addc_co_u32_e32 v0, vcc, s9, 1.1, vcc
gfx900 s_cmp_eq_u32 s79, |s90|
gfx900 v_mul_u32_u24_e32 v134, v0, v8, v0
gfx900 v_subbrev_co_u32_e32 v79, vcc, |11|, v170, vcc
gfx900 exp invalid_target_17 v36, off, off, s0 done
gfx900 exp s101, pos2 off, off, off, off compr vm
gfx900 exp param15 v143, v143, off, off compr vm, xnack_mask
gfx900 v_cmpx_class_f32_e32 vcc, s29, lds_direct
gfx900 s_cbranch_vccnz sext(62415)
gfx900 v_add_f32_e32 v4, v16, v96 compr
gfx900 s_lshl4_add_u32 s96, -s19, 32
gfx900 v_min_u32_e32 v36, s2, -v160
gfx900 v_sub_f32_e32 v211, v2, v2 offset:4
gfx900 v_interp_mov_f32_e32 invalid_param_208, attr31.z
gfx900 v_subrev_u16_e32 v11, s8, v2 addr64
gfx900 v_cndmask_b32_e32 v34, v19, v32, vcc addr64
gfx900 s_ashr_i64 s[32:33], -4.0, 32, s64
gfx900 exp param8 v12, off, v225, -16, off vm
gfx900 v_interp_p1_f32_e32 0.5, v40, attr22.x
gfx900 v_cmp_gt_i16_e32 ~0, s78, v134
gfx900 v_ashrrev_i32_e32 v3, s96, v16 row_shl:1
gfx900 v_madak_f32 sext(v208), v130, v69, 0xeb4c560e
gfx900 v_subrev_f32_e32 v103, 19, 0.15915494
gfx900 exp param27 off, off, off, ttmp0 done compr vm
gfx900 s_absdiff_i32 s64, 15, a0
gfx900 v_cndmask_b32_e32 v0, s45, v[0:1], vcc
gfx900 v_cmp_neq_f32_e32 v[0:1], v236, v164
gfx900 s_cbranch_i_fork s[24:25], s[6:9], 64252
gfx900 v_max_f32_e32 v198, s93, v143 op_sel:[0,1]
gfx900 v_mul_f32_e32 v51, v167
gfx900 v_max_i16_e32 v173, v210, 65
gfx900 v_add_f16_e32 v131, v197, -0x80000001
gfx900 exp mrt0 v212, off, off, off vm idxen
gfx900 v_add_f32_e32 v69, v164, v10, -16
gfx900 s_mul_i32 s76, -s3, s5
gfx900 v_interp_p2_f32_e32 v27, s[6:9], attr51.w
gfx900 v_max_i32_e32 v117, s92, v190 high
gfx900 s_call_b64 s[100:101], 44413 idxen
gfx900 v_add_f32_e32 v70, s32, 1.1
gfx900 s_orn2_b64_e64 s[98:99], 31, -2.0
gfx900 s_ashr_i64 s[10:11], v0, s0
gfx900 s_sub_u32 s[6:9], s64, s1
gfx900 v_subrev_u32_e32 v171, s12, exec
gfx900 v_or_b32_e32 vcc_lo, v212, v236
gfx900 v_madak_f32 v64, -s66, v1, 0xdb3fd376
gfx900 v_ashrrev_i16_e32 -v193, s18, v19
gfx900 v_cndmask_b32_e32 v8, s0, v0, vcc mul:2
gfx900 v_cmp_ge_u32_e32 vcc, [v0,v1], v220
gfx900 v_min_f16_e32 0.5, 0, v224
gfx900 exp param4 v189, off, v61, off compr row_shl:1
gfx900 v_ldexp_f16_e32 ttmp12, s43, v94
gfx900 v_sub_f32_e32 v156, -s50, v11
gfx900 s_cbranch_i_fork s[6:7], 30389 glc
gfx900 v_cndmask_b32_e32 v240, 0, vcc
gfx900 s_cmpk_le_u32 s6
gfx900 v_madmk_f16 v5, exec, s32, 0xd7bf5cd3, v104
gfx900 v_subb_co_u32_e32 v55, vcc, -s99, v122, vcc
gfx900 v_lshrrev_b32_e32 v0, 56, xnack_mask
gfx900 exp invalid_target_17 off, off, off, 1e10 done
gfx900 v_mul_legacy_f32_e32 v2, v118, v256
gfx900 v_sub_f32_e32 v212, v64, v8 offset:4
gfx900 v_mul_u32_u24_e32 v38, |s36|, v16
gfx900 v_sub_co_u32_e32 v33, lds_direct, s4, v17
gfx900 v_min_i16_e32 v105, v12
gfx900 v_sub_f32_e32 v156, s[4:7], s8, v24
gfx900 s_lshl4_add_u32 s72, s31, 34 glc
gfx900 v_interp_p2_f32_e32 exec, v142, attr9.z
gfx900 v_mul_u32_u24_e32 v13, s34, v192 glc
gfx900 s_incperflevel ttmp12
gfx900 v_interp_mov_f32_e32 v3, s101, attr40.x
gfx900 v_interp_p1_f32_e32 v203, v247, attr40.w, -0x80000001
gfx900 v_cndmask_b32_e32 v224, 22, s[2:3], vcc
gfx900 exp param20 off, s[4:7], off, v152 done vm
gfx900 v_madak_f16 v[3:6], v125, v187, 0xbff20ff2
gfx900 v_cvt_f16_u16_e32 v162
gfx900 v_cvt_f16_f32_e32 v165, s51 offset0:1
gfx900 v_subrev_u16_e32 -32769, 9, v164
gfx900 v_sub_f32_e32 v128, s[1:2], v80
gfx900 s_sub_u32 v[0:1], -16, 31
gfx900 v_min_f16_e32 0x10000, v70, v182
gfx900 v_cmp_eq_u64_e32 -4.0, s[58:59], v[141:142]
gfx900 v_mul_legacy_f32_e32 v33, s64, 0xffffffff
gfx900 v_interp_mov_f32_e32 v88, invalid_param_10, ~0
gfx900 s_cbranch_scc0 16498 quad_perm:[0,1,2,3]
gfx900 s_bfe_i32 s10, 12, lds_direct
gfx900 v_subbrev_co_u32_e32 v198, vcc, 62, v93, 64
gfx900 s_addc_u32 s17, 4, src_flat_scratch_base_hi vm
gfx900 v_interp_p2_f32_e32 v220, v80, ttmp0
gfx900 v_min_u32_e32 v[3:6], v35, v226
gfx900 v_cndmask_b32_e32 v94, s96, -v203, vcc
gfx900 v_add_f16_e32 v13, s28, 0xffffffff
gfx900 s_max_u32_e64 s81, s32, s2
gfx900 v_lshlrev_b32_dpp v10, v72, v16
gfx900 v_interp_p2_f32_e32 v58, 0x10000, attr32.y
gfx900 exp param24 off, off, off, v190 clamp
gfx900 v_interp_mov_f32_e32 ttmp[0:1], invalid_param_8, attr24.y
gfx900 v_mul_i32_i24_e32 v24, v180
gfx900 v_cmp_eq_f32_e32 vcc, s34, 1e-10
gfx900 exp -0x80000001 v60, off, off, off done
gfx900 s_add_u32 s32, s5
gfx900 v_subrev_f16_e32 v175, v150, v161 vm
gfx900 s_sendmsghalt_sdwa 26980
gfx900 v_mul_f32_dpp v0, v65, v160
gfx900 v_interp_mov_f32_e32 v99, invalid_param_87, sext(attr47.z)
gfx900 s_buffer_atomic_cmpswap_x2 s[32:35], s[76:79], s0, ttmp0
gfx900 exp ~0, param15 v143, v143, off, off compr vm
gfx900 s_flbit_i32_i64 0, s[58:59]
gfx900 v_mul_legacy_f32_e32 s36, v128
gfx900 s_setreg_imm32_b32 src_shared_base 30, 27), 0x8a81b408
gfx900 v_add_f32_e32 s0, v2
gfx900 v_mul_legacy_f32_e32 v49, s7, v133 row_shl:1
gfx900 tbuffer_store_format_d16_x v14, off, 64, s6 format:[BUF_DATA_FORMAT_32_32_32_32,BUF_NUM_FORMAT_SSCALED] offset:1303 glc slc
gfx900 v_interp_mov_f32_e32 v80, invalid_param_84, attr38.y src0_sel:WORD_1
gfx900 exp param2 off, v16, v4, v4 done compr glc
gfx900 v_mul_u32_u24_e32 |v187|, v11, v40
gfx900 v_xor_b32_e32 v38, v152, 0x3ff0000000000000
gfx900 exp invalid_target_18 off, off, v0, v27 done
gfx900 s_cbranch_cdbgsys_and_user sext(41355)
gfx900 v_sub_u32_e32 s0, v198, v140
gfx900 s_nor_b32 ttmp12, 0x100000000, s50
gfx900 s_add_i32 s0, s29, s1 row_mask:0x3
gfx900 v_add_f32_e32 v41, s16, v20 op_sel_hi:[0,0]
gfx900 v_interp_p1_f32_e32 v137, v159, 1e10
gfx900 v_cvt_i16_f16_e32 v24, lds_direct, flat_scratch_lo
gfx900 v_madmk_f16 v8, s96, 0xd66a07ef, a0
gfx900 s_cmpk_lt_i32 s[0:2], 0x1f1a
gfx900 v_mul_f32_e32 v84, s0, v130 src0_sel:WORD_1
gfx900 v_subrev_f16_e32 v208, s0, v11 row_mask:0x3
gfx900 s_buffer_atomic_dec_x2 s[98:99], s[92:95], -s14 glc
gfx900 v_ashrrev_i16_e32 v75, v42, s0
gfx900 v_sub_f32_e32 v64, 0, v19 mul:2
gfx900 v_ashrrev_i32_e32 s[4:7], v65, v8, v0
gfx900 v_ashrrev_i32_e32 ttmp12, s0, v0
gfx900 v_max_u32_e32 v229, s34, 0xffffffff
gfx900 s_movk_i32 1.1, 0x66a6
gfx900 v_cndmask_b32_e32 v248, v237, 64, vcc
gfx900 v_cndmask_b32_e32 v18, -|v53|, v29, vcc
gfx900 v_cndmask_b32_e32 v52, v253, v54, vcc idxen
gfx900 v_sub_f32_e32 lds_direct, s65, v11
gfx900 v_lshrrev_b32_e32 v1, v1
gfx900 s_addc_u32 1+1, s67, s60
gfx900 v_madak_f32 v49, v5, 64, 0xbf1123f6
gfx900 s_lshl2_add_u32 ttmp9, vcc, src_flat_scratch_base_lo
gfx900 exp invalid_target_29 v65, off, v129, off vm
gfx900 exp s[4:7], invalid_target_11 v215, off, v192, v59
gfx900 v_sub_f16_e32 s12, v82
gfx900 v_sub_co_u32_e32 0.5, vcc, s59, v111
gfx900 v_interp_p2_f32_e32 v137, v177, attr50.w done
gfx900 s_andn2_b64 s[8:9], [v0,v1], s[36:37]
gfx900 s_buffer_load_dword s18, s[56:59], ttmp8 quad_perm:[0,1,2,3]
gfx900 s_sendmsg v[0:1]
gfx900 s_andn2_b64 -s[20:21], s[0:1], -13
gfx900 v_mul_legacy_f32_e32 v0, -8, v0 offset:4
gfx900 v_ashrrev_i32_e32 v81, ttmp3, sext(v97)
gfx900 v_cndmask_b32_e32 v1, s1, v0, vcc vm
gfx900 v_max_u16_e32 s[0:2], s42, v64
gfx900 v_xor_b32_e32 v235, 28, v247 quad_perm:[0,1,2,3]
gfx900 s_cmp_eq_u32 57, -|-2.0|
gfx900 v_cndmask_b32_e32 v17, v1, 1e-10, vcc
gfx900 v_sub_u32_e32 v180, v234, ttmp0
gfx900 v_lshrrev_b32_e32 v64, s0, v32 mul:2
gfx900 s_addc_u32 s8, s[0:1], s74
gfx900 v_ldexp_f16_e32 vcc_lo, v200, 7, v72
gfx900 v_sub_f16_e32 1e10, s0, v88
gfx900 s_bfe_i64 s[0:1], s102, s[42:43], ttmp11
gfx900 v_mul_f16_e32 v195, v[255:256], v4
gfx900 v_sub_f32_e32 v32, s8, v13, 0.5
gfx900 v_add_f32_e32 v4, -v16, v96
gfx900 v_sub_f32_e32 v16, v64
gfx900 v_interp_p1_f32_e32 v163, v108, [v0,v1]
gfx900 v_lshrrev_b32_e32 v8, a0, v0
gfx900 s_movk_i32 -32769, 0x66a6
gfx900 v_ashrrev_i16_e32 v9, s48
gfx900 s_ff0_i32_b32_sdwa exec_hi, src_shared_base
gfx900 s_nor_b32 ttmp12, s68, s50 vm
gfx900 v_mul_u32_u24_e32 v136, s0, exec
gfx900 v_sub_f16_e32 v50, s[4:7], v82
gfx900 v_cndmask_b32_e32 v20, v64, v112, ttmp12
gfx900 s_ashr_i32 0x10000, s40, s0
gfx900 v_min_u32_e32 sext(v110), v61, v154
gfx900 s_absdiff_i32 src_shared_base, 15, s25
gfx900 v_mul_legacy_f32_e32 v[3:6], s36, v128
gfx900 v_addc_co_u32_e32 v98, vcc, s[0:2], v232, vcc
gfx900 v_add_u32_e32 s[1:2], s46, v128
gfx900 v_min_f16_e32 v76, [v0,v1], v25
gfx900 s_ashr_i32 v[255:256], 63, 4
gfx900 exp param31 off, v130, v232, off compr idxen
gfx900 v_ashrrev_i32_e32 v83, xnack_mask, v0
gfx900 s_max_u32_sdwa s12, s88, s91
gfx900 v_interp_mov_f32_e32 0xffffffff, invalid_param_8, attr24.y
gfx900 v_lshrrev_b32_e32 v18, s0, v6 offset0:1
gfx900 s_lshl4_add_u32 off, s31, 34
gfx900 v_madmk_f32_sdwa v185, v131, 0xd68158ee, v218
gfx900 v_rsq_f16_e32 v165, vcc
gfx900 v_mul_i32_i24_e32 v40, s16, v64 offset:0xffff
gfx900 s_cmpk_eq_i32 ttmp6, sext(0xe2c8)
gfx900 v_sub_f32_e32 v50, v160, s0
gfx900 v_add_f32_dpp v10, s98, v66
gfx900 v_interp_p1_f32_e32 v30, 64, v40, attr22.x
gfx900 v_add_u32_e32 v208, 4, src_shared_base
gfx900 v_cndmask_b32_e32 v192, v70, v146, vcc offset:4
gfx900 v_mul_u32_u24_e32 v153, s2, v0 glc
gfx900 exp pos1 v60, off, s[0:2], off done
gfx900 v_min_f16_e32 v48, -v235, v13
gfx900 v_mul_legacy_f32_e32 s[0:2], v116, v83
gfx900 v_min_u32_e32 v52, v224
gfx900 s_bfe_i32 -32769, 12, s8
gfx900 s_cmp_gt_u32 s1, 5, s101
gfx900 v_lshrrev_b16_e32 v133, xnack_mask, v198
gfx900 s_atomic_cmpswap ttmp[14:15], s[0:1], 0xffffffff
gfx900 v_cndmask_b32_e32 v130, v9, [s2,s3], vcc
gfx900 s_orn2_b64 s[6:7], 2, 65536.0
gfx900 exp invalid_target_10 v38, v40, off, v10 done vm dst_sel:BYTE_1
gfx900 s_and_b32 s40, s92
gfx900 s_buffer_atomic_smax ttmp9, s[64:67], -0x19475 glc, 0x3ff0000000000000
gfx900 v_cmpx_nlt_f16_e32 vcc, s58, ttmp[0:1]
gfx900 v_min_f32_e32 v76, 3, v176 clamp
gfx900 s_mulk_i32 0x3ff0000000000000, 0x6a2b
gfx900 s_cmpk_lg_i32 -4.0, 0x28c4
gfx900 v_cndmask_b32_e32 v65, v88, -v0, vcc
gfx900 v_cmp_u_f16_e32 vcc, v81, 1e10, v41
gfx900 v_subrev_f16_e32 s[0:2], s13, v108
gfx900 s_sub_i32 s31, s102, ttmp13
gfx900 v_cndmask_b32_e32 [v0,v1], s96, v203, vcc
gfx900 v_add_f32_e32 -32769, s0, v136
gfx900 v_or_b32_e32 s0, s0, v32
gfx900 s_setreg_imm32_b32 vcc 3, 18), 0xa090e
gfx900 v_max_u16_e32 v54, v11, off
gfx900 v_mul_u32_u24_e32 v5, s33, v135 offen
gfx900 exp invalid_target_17 v0, v0, v160, 65 done compr
gfx900 v_cvt_u32_f64_e32 v50, v[38:39] op_sel:[0,1]
gfx900 s_cselect_b32 53, 2.0
gfx900 v_ashrrev_i16_e32 v193, s18, [v0,v1]
gfx900 s_sub_u32 s48, s68, s64, m0
gfx900 s_cmpk_ge_u32 1+1, 0x4877
gfx900 v_subb_co_u32_e32 v240, vcc, 1e-10, v60, vcc
gfx900 v_madmk_f16 32, 0xbfb76b9e, v24
gfx900 v_ashrrev_i16_e32 65536.0, s48, v255
gfx900 exp invalid_target_16 off, v208, s101, v43 done compr vm
gfx900 v_cmpx_gt_f32_e32 vcc, ttmp0, [v0,v1]
gfx900 v_cndmask_b32_e32 v68, v5, v28, vcc offset:0xffff
gfx900 v_lshrrev_b32_e32 v36, 64, v[3:6]
gfx900 v_subrev_f16_e32 v175, v150, 1e10
gfx900 s_bfe_i32 s93, s[0:2], -5
gfx900 v_sub_u32_e32 v17, v73, s[1:2]
gfx900 v_mul_f16_e32 v158, v4, -|v2|
gfx900 s_buffer_atomic_and 65, s[4:7], s67 offset:-0xedeed glc
gfx900 v_addc_co_u32_e32 v0, s[1:2], s9, v34, vcc
gfx900 v_or_b32_e32 v32, 16, a0
gfx900 v_sub_f16_e32 v130, v192, -16
gfx900 v_lshrrev_b32_e32 v164, ttmp3, [s2,s3]
gfx900 s_getreg_b32 -32769, ttmp11, hwreg(29, 15, 25)
gfx900 s_add_i32 s0, s16, [s2,s3]
gfx900 v_interp_p2_f32_e32 64, v155, attr18.z
gfx900 v_cmp_ne_u32_e32 vcc, v47, ttmp0
gfx900 v_mul_lo_u16_e32 v71, v150, sext(v35)
gfx900 v_mul_u32_u24_e32 -4.0, s0, v0
gfx900 v_min_f32_e32 v21, s1, 0.5
gfx900 s_cbranch_i_fork ttmp[10:11], 1+1, 4897
gfx900 v_cmpx_lt_u64_e32 -32769, -6, v[179:180]
gfx900 v_mul_legacy_f32_e32 -17, s49, v64
gfx900 v_add_f32_e32 -32769, s1, v121
gfx900 v_cndmask_b32_e32 v16, s80, v0, ttmp[0:1]
gfx900 v_subbrev_co_u32_e32 v144, vcc, v129, 0.15915494, vcc
gfx900 v_mul_legacy_f32_e32 s[0:1], s4, v9
gfx900 s_xor_b32 0.5, s2, s32
gfx900 s_cmpk_lg_u32 xnack_mask, 0x7ed7
gfx900 s_min_i32 exec_hi, 32, 0x100000000
gfx900 v_lshrrev_b16_e32 v133, v150, -|v198|
gfx900 s_buffer_atomic_inc_x2 ttmp[0:1], 0x3c00, s56
gfx900 s_mul_hi_u32 exec, s66, 0
gfx900 v_cndmask_b32_e32 v8, s0, 1.1, vcc
gfx900 v_max_f16_e32 v107, s35, -17
gfx900 s_buffer_load_dword s18, s[56:59], -32769
gfx900 v_add_f32_sdwa v181, s[0:2], -|v122| mul:4 dst_sel:WORD_0 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_0
gfx900 s_add_u32 1+1, s5, s98
gfx900 s_min_i32 -|s36|, s1, ttmp8
gfx900 v_subbrev_co_u32_e32 v170, vcc, s73, v48, vcc offset:0xffff
gfx900 s_atomic_sub_x2 v256, ttmp[0:1], s[2:3], s48
gfx900 v_ldexp_f16_e32 v217, s43, 0x100000000
gfx900 exp invalid_target_26 off, off, off, 0x100000000 done compr vm
gfx900 exp param15 v143, v143, off, off compr vm offset:0xffff
gfx900 s_cbranch_scc1 -0x80000001
gfx900 s_cmpk_lt_i32 vcc, 0x5380
gfx900 v_mul_f16_e32 m0, s22, v192
gfx900 s_scratch_load_dwordx4 s[4:7], sext(s[54:55]), s49 glc
gfx900 s_cmovk_i32 0x10000, 0x1ef8
gfx900 v_mul_hi_i32_i24_e32 -v0, s20, v33
gfx900 v_min_i16_e32 v3, -|17|, v178
gfx900 v_max_i16_e32 1e-10, v23, v59
gfx900 v_cndmask_b32_e32 v130, v9, s[1:2], v3, vcc
gfx900 v_mul_legacy_f32_e32 v155, ttmp2, 0x3c00
gfx900 v_cmpx_t_i32_e32 s101, v199, v133
gfx900 exp sext(param1) v4, v128, off, v132 done
gfx900 s_cmpk_gt_i32 0x100000000, 0x6655
gfx900 v_interp_p1_f32_e32 v44, ttmp[0:1], attr60.w
gfx900 v_mul_f32_e32 v104, v55, v38, -16
gfx900 v_lshlrev_b32_e32 v173, v75, ~0
gfx900 exp param2 off, s[4:7], v16, v4, v4 done compr
gfx900 s_add_i32_e64 s17, s32, s66
gfx900 s_movk_i32 s4, 1e-10, 0x2001
gfx900 s_cbranch_i_fork ttmp[10:11]
gfx900 v_max_u32_e32 v37, v14, v56 mul:3
gfx900 s_addk_i32 s20, -32769
gfx900 v_add_f32_e32 v10, s98, |v66|
gfx900 v_subrev_f32_e32 v130, 28, lds_direct, v94
gfx900 v_cndmask_b32_dpp v4, s8, v41, vcc
gfx900 v_cndmask_b32_e32 v52, s10, v[255:256], vcc
gfx900 exp invalid_target_16 off, off, v[255:256], v0
gfx900 v_mac_f16_e32 v162, ttmp0, 45, v214
gfx900 v_cndmask_b32_e32 v16, v0, v5, 65
gfx900 v_and_b32_e32 [v0,v1], s64, v160
gfx900 s_sub_u32 s65, s85, sext(s16)
gfx900 v_cndmask_b32_e32 [s2,s3], v65, v88, v0, vcc
gfx900 v_subrev_f16_e32 64, s13, v108
gfx900 s_mulk_i32 s74, s[4:7]
gfx900 v_interp_p1_f32_e32 ttmp12, v49, attr37.x
gfx900 v_addc_co_u32_e32 v60, vcc, -17, v193, vcc
gfx900 v_min_f16_e32 v230, v88, s[0:1]
gfx900 buffer_load_ubyte_d16_hi v1, s[6:9], s[72:75], s14 offset:1770 glc
gfx900 v_min_i32_e32 v65, s40, ttmp0
gfx900 v_mul_i32_i24_e32 v2, s64, 0
gfx900 s_add_u32 s4, s5
gfx900 s_add_u32 s4, s4, s36 compr
gfx900 v_max_i16_e32 -0x80000001, v210, v5
gfx900 tbuffer_load_format_d16_x v128, off, v255, s65 format:[BUF_DATA_FORMAT_16,BUF_NUM_FORMAT_SINT] offset:1112 glc
gfx900 v_mul_f32_e32 v34, v256, v80
gfx900 v_cndmask_b32_e32 v36, s0, v128, v255
gfx900 v_min_f16_e32 v75, s[1:2], 36, v230
gfx900 exp_dpp invalid_target_27 v68, off, v18, off compr
gfx900 exp param27 v247, 0.15915494, off, v150
gfx900 v_subrev_f16_e32 sext(v10), s18, v2
gfx900 s_orn2_b32 ttmp12, 13
gfx900 v_sub_f16_e32 v96, -|s68|, v133
gfx900 v_add_co_u32_e32 v34, vcc, s0, -v64
gfx900 v_lshrrev_b32_e32 v110, -4.0, 64
gfx900 v_interp_p1_f32_e32 0.15915494, v229, attr55.y
gfx900 exp param20 off, v3, v7, vcc_lo done vm
gfx900 v_cmpx_nlt_f32_e32 vcc, src_shared_base, v156 clamp
gfx900 v_min_i16_sdwa 64, v24, v24 dst_sel:WORD_0 dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:BYTE_3
gfx900 s_cmpk_lg_i32 65, 0x12ff
gfx900 v_add_f32_e32 1e-10, v10, s98, v66
gfx900 v_cndmask_b32_e32 v136, v69, v48, vcc high
gfx900 v_subrev_u32_e32 -0x80000001, v171, s12, v120
gfx900 s_cmpk_eq_u32 s75, ttmp0
gfx900 v_cndmask_b32_dpp v2, s38, v112, vcc
gfx900 v_ldexp_f16_e32 v200, v72
gfx900 v_add_u32_e32 v207, v183, |v255|
gfx900 v_subbrev_co_u32_e32 v53, vcc, v115, vcc
gfx900 v_addc_co_u32_e32 v101, vcc, a0, v243, vcc
gfx900 v_cndmask_b32_e32 0x3ff0000000000000, s1, v0, vcc
gfx900 v_min_f32_e32 v145, s16, v[255:256]
gfx900 v_cndmask_b32_e32 v16, v68, vcc
gfx900 exp param12 off, v0, 0x100000000, off vm
gfx900 v_mul_legacy_f32_e32 v32, s16, v148 offset:4
gfx900 s_setreg_imm32_b32 hwreg(58, 8, 8), 0x512402a2 slc
gfx900 s_cmpk_lg_i32 s15, v255
gfx900 v_min_u16_e32 64, v54, v199, v129
gfx900 s_cmpk_lt_i32 65536.0, 0x519c
gfx900 s_cmpk_gt_i32 0x9a7c
gfx900 v_interp_p1_f32_e32 v187, v83
gfx900 v_mul_f16_e32 v12, s8, v128, 1+1
gfx900 v_sub_f32_e32 v177, v170, |v191|
gfx900 s_max_u32 v[255:256], s88, s91
gfx900 s_cmpk_lt_i32 s4, 65536.0
gfx900 v_ldexp_f16_e32 v233, 65536.0, v64
gfx900 s_lshl4_add_u32 0x3ff0000000000000, s62, s9
gfx900 v_mul_legacy_f32_e32 v212, 57, 65536.0
gfx900 tbuffer_load_format_d16_x v2, off, s[12:15], s20 format:[BUF_DATA_FORMAT_8_8,BUF_NUM_FORMAT_SNORM] offset:588 glc idxen
gfx900 v_mul_u32_u24_e32 1e-10, s34, v192
gfx900 v_mul_u32_u24_e32 v37, 3, v151 compr
gfx900 v_cndmask_b32_e32 v136, s66, v48, 1e-10
gfx900 v_add_u16_e32 0.5, v214, v87
gfx900 s_cmpk_gt_i32 s51, v255
gfx900 s_add_i32 s65, s31, s48 vm
gfx900 v_cndmask_b32_e32 v24, v3, ttmp[0:1], vcc
gfx900 v_ashrrev_i16_e32 v65, flat_scratch_lo, -0x80000001
gfx900 v_sub_f32_e32 v141, s8, a0
gfx900 v_mul_legacy_f32_e32 v0, s3, -17
gfx900 v_cndmask_b32_e32 v12, 7, v4, vcc quad_perm:[0,1,2,3]
gfx900 v_mul_u32_u24_e32 v156, 8, -|v107|
gfx900 tbuffer_load_format_d16_xyz v[36:37], off, v255, -5 format:[BUF_DATA_FORMAT_32_32_32_32,BUF_NUM_FORMAT_RESERVED_6] offset:392 glc
gfx900 s_bitcmp1_b32 s[6:9], ttmp13
gfx900 v_and_b32_e32 v72, s64, vcc
gfx900 s_cmp_le_u32_e64 6, ttmp5
gfx900 s_cmovk_i32 |s77|, 0x867b
gfx900 v_mul_hi_u32_u24_e32 -0x80000001, s0, v133
gfx900 v_min_u32_dpp v1, s0, v24
gfx900 s_cmovk_i32_e64 s45, 0x8fb3
gfx900 exp invalid_target_20 off, v191, ttmp12, off, off
gfx900 v_cndmask_b32_e32 v3, v2, vcc
gfx900 v_mul_lo_u16_e32 off, 24, v83
gfx900 v_sub_f32_e32 s102, s34, v130
gfx900 v_and_b32_e32 v71, -|60|, v90
gfx900 v_min_u16_e32 s[1:2], 60, v140
gfx900 v_cndmask_b32_e32 v2, 2, v80, 0x3ff0000000000000
gfx900 v_lshrrev_b32_e32 -v1, s0, v1
gfx900 v_cmp_neq_f16_sdwa vcc, |s98|, |19| src0_sel:BYTE_3 src1_sel:BYTE_2 op_sel_hi:[0,0]
gfx900 v_subbrev_co_u32_e32 v224, s[0:1], v158, v50, vcc
gfx900 v_sub_f32_e32 v33, v24, v81, v[255:256]
gfx900 s_lshl3_add_u32 s38, s4, s14 row_mirror
gfx900 v_interp_mov_f32_e32 v191, s[1:2], attr62.w
gfx900 s_branch ttmp0
gfx900 v_cmpx_nlt_f16_e32 s[0:2], vcc, s58, v98
gfx900 exp invalid_target_24 off, off, 1e10, off
gfx900 exp mrt0 off, off, off done
gfx900 v_mul_legacy_f32_e32 1+1, s32, v66
gfx900 v_lshrrev_b32_e32 v0, s[0:2], v56
gfx900 s_getreg_b32 s45, hwreg(HW_REG_TBA_HI, 27, 10) done
gfx900 v_max_i16_e32 v129, 62, ttmp0
gfx900 v_mul_f16_e32 [v0,v1], s17, v5
gfx900 v_mul_f32_e32 v189, v148, s102
gfx900 v_subrev_f16_e32 v64, lds_direct, v3
gfx900 global_atomic_or v250, v12, [v0,v1] offset:-648 slc
gfx900 v_madmk_f16 v182, s72, v0, v191
gfx900 v_cndmask_b32_e32 v33, 33, v0, ttmp0
gfx900 v_max_i32_e32 s[6:9], 44, v34
gfx900 v_cmpx_o_f16_e32 vcc, v115, s[0:2]
gfx900 s_add_i32 s3, s32, s0 op_sel_hi:[0,0]
gfx900 v_add_f16_e32 38, v232
gfx900 v_sub_f32_e32 v5, s12, -v0
gfx900 v_subrev_f32_e32 v146, -12, v[3:6]
gfx900 v_sub_f32_e32 v125, ttmp9, v169, vcc
gfx900 v_floor_f16_e32 -0x80000001, v173
gfx900 v_cndmask_b32_sdwa v94, s96, v203, vcc
gfx900 v_madmk_f32 v13, 55, 0xe98d5233, vcc
gfx900 v_subrev_f32_dpp v10, s48, v65
gfx900 exp param24 off, off, s[6:9], v190
gfx900 v_lshrrev_b32_e32 s3, v121
gfx900 v_min_u32_e32 1e-10, v19, v224
gfx900 exp param23 v68, v68, v0
gfx900 v_interp_p2_f32_e32 v255, v226, attr32.z gds
gfx900 v_mac_f16_e32 v89, -|s5|, v169
gfx900 v_sub_u16_dpp v22, 4, v0
gfx900 v_cndmask_b32_e32 v97, s72, v19, vcc clamp
gfx900 v_lshrrev_b16_e32 v132, v7, 0xffffffff, v38
gfx900 v_cmp_neq_f16_e32 vcc, v37, -v118
gfx900 s_lshl_b64 s[0:1], s[18:19], -s100
gfx900 v_lshlrev_b32_e32 -v36, v16, v160
gfx900 v_or_b32_e32 v32, 0, 16, v128
gfx900 s_max_i32 ttmp0, 22, sext(38)
gfx900 v_interp_mov_f32_e32 1+1, invalid_param_178, attr40.x
gfx900 v_lshlrev_b32_e32 v26, s10, -0x80000001
gfx900 exp s[4:7] v94, v119, off, off done
gfx900 s_addc_u32 65536.0, 64, s24
gfx900 v_max_i16_e32 v134, v113, v3 idxen
gfx900 v_sub_f16_e32 v124, 0, v4 addr64
gfx900 v_subrev_f16_dpp v73, v28, v238
gfx900 buffer_store_format_d16_x v137, off, s[12:15], 24 offset:3356 idxen
gfx900 global_atomic_or_x2 ttmp12, v[241:242], s[52:53] offset:-1838
gfx900 v_min_u32_e32 v18, ttmp14, v170 idxen
gfx900 s_lshl2_add_u32 ttmp9, off, src_flat_scratch_base_lo
gfx900 s_xor_b32 s64, s3
gfx900 s_sethalt v[3:6]
gfx900 v_mul_f16_e32 v195, s0, 64
gfx900 v_interp_mov_f32_e32 -v3, invalid_param_178, attr40.x
gfx900 v_lshrrev_b16_dpp v10, s32, v1
gfx900 s_flbit_i32 s64, -0x80000001
gfx900 v_subrev_f16_e32 v0, v131, v36 offset0:1
gfx900 v_lshrrev_b16_e32 v80, s16, v104 gds
gfx900 v_mul_f16_e32 v130, s22, 0.15915494
gfx900 v_interp_p2_f32_e32 v113, ~0, v121, attr52.y
gfx900 s_add_u32 s8, [s2,s3], s32
gfx900 v_cndmask_b32_e32 -v49, 41, v5, vcc
gfx900 v_exp_legacy_f32_e32 v241, -14, v0
gfx900 s_buffer_atomic_swap_x2 s102, s[48:51], s46 glc
gfx900 v_min_f16_e32 v248, 35, s102, v14
gfx900 s_bfm_b64 -s[0:1], s16, s18
gfx900 s_xor_b32 s25, -|11|, s45
gfx900 v_sub_f16_e32 v151, v182
gfx900 v_sub_co_u32_e32 v161, vcc, s96, s[1:2]
gfx900 v_mul_i32_i24_e32 v228, s93, -16
gfx900 v_mul_f32_e32 v[0:1], v162, v47
gfx900 v_lshrrev_b32_e32 v144, s64, src_shared_base
gfx900 exp 0.15915494 off, v84, v53, off compr vm
gfx900 s_waitcnt 0.15915494 expcnt(1) lgkmcnt(13)
gfx900 v_min_f16_e32 v111, v22, v[0:1], v207
gfx900 v_mul_f16_e32 v21, 0x100000000, v18
gfx900 v_add_u32_e32 0x3c00, s43, v27
gfx900 v_sub_u32_e32 v[0:1], v22, v8
gfx900 v_subrev_f32_e32 s[6:9], v32, v16
gfx900 v_sub_f32_e32 v156, s50, v11 slc
gfx900 v_mul_legacy_f32_e32 v0, s58, s102
gfx900 s_add_u32 s1, s12, s[6:9], s6
gfx900 v_or_b32_e32 v0, v17, s100, v37
gfx900 v_subrev_f32_e32 v4, v32, [v0,v1]
gfx900 s_sub_u32 sext(s4), s64, s1
gfx900 v_madmk_f16 v112, [s2,s3], 0xb3f37de8, v249
gfx900 v_xor_b32_e32 1.1, -11, v146
gfx900 v_add_u32_e32 s32, v57
gfx900 v_subrev_f16_e32 v64, s0, v3, 0x10000
gfx900 s_andn2_b32 s41, ttmp15
gfx900 v_max_i16_e32 v64, [s2,s3], v132
gfx900 v_mul_u32_u24_e32 v235, v16, v48 vm
gfx900 v_sub_f32_e32 ttmp4, v2
gfx900 s_max_u32 s16, s91, src_flat_scratch_base_lo offen
gfx900 v_interp_mov_f32_e64 v77, invalid_param_81, attr12.w
gfx900 v_interp_mov_f32_e32 -0x80000001, invalid_param_40, attr36.z
gfx900 v_cndmask_b32_dpp v233, 2, v136, vcc
gfx900 s_atomic_add_x2 ttmp[0:1], s[76:77], |-0x8b448|
gfx900 s_atomic_add s13, ttmp[0:1], s[32:33], s57 glc
gfx900 s_max_i32 -s65, -10, s31
gfx900 v_or_b32_e32 v0, s[0:2], v69
gfx900 v_cndmask_b32_e32 v4, 2, v160, 0.5
gfx900 v_mul_f16_e32 ttmp[0:1], flat_scratch_lo, v136
gfx900 v_mul_hi_i32_i24_e32 v5, v108, v108 vm
gfx900 v_ashrrev_i16_e32 v6, s74, v160 dst_sel:BYTE_1
gfx900 s_buffer_atomic_inc s2, s[8:11], s48 glc high
gfx900 v_sub_f32_e32 v212, a0, v8
gfx900 v_sub_f16_e32 v144, v128
gfx900 v_min_f32_e32 v110, ttmp1, v104 done
gfx900 v_cndmask_b32_e32 v145, s0, v155
gfx900 v_add_f32_e32 60, v119
gfx900 v_add_f32_e32 v2, s42, v36 neg_lo:[1,0]
gfx900 s_ashr_i64 0x10000, 5, 30
gfx900 v_min_i16_e32 1e-10, xnack_mask_lo, v119
gfx900 s_cmovk_i32 ttmp12, sext(0xd6c0)
gfx900 v_ldexp_f16_e32 v66, s30, src_shared_base
gfx900 exp param8 v193, off, 1e10, off vm
gfx900 s_max_u32 s12, s88, v0, s91
gfx900 v_mul_f16_e32 v1, s8, 0x100000000
gfx900 v_or_b32_e32 v128, 0x3ff0000000000000, s34, v136
gfx900 v_mac_f32_dpp v56, |v22|, 1.1 quad_perm:[3,0,0,2] row_mask:0x4 bank_mask:0x4
gfx900 s_cmp_ge_i32 s34, s90, 65
gfx900 v_addc_co_u32_e32 v17, 1+1, vcc, v36, v115, vcc
gfx900 v_cmp_le_u16_e32 s[4:7], 10, v230
gfx900 s_buffer_atomic_inc s2, s[8:11], s[2:3], s48 glc
gfx900 v_sub_u32_e32 vcc, v0, v203, v68
gfx900 v_sub_f32_e32 v0, s72, 0.15915494
gfx900 v_or_b32_e32 v224, s48, s101
gfx900 v_interp_p1_f32_e32 v[3:6], v44, attr60.w
gfx900 s_cmpk_lt_u32 s19, s[1:2]
gfx900 v_interp_p2_f32_e32 v214, sext(v2), attr61.z
gfx900 s_sub_u32 s32, s37, s6 lds
gfx900 s_atomic_or_x2 s[48:49], 0xffffffff, 0xdd1d4
gfx900 s_cmp_lg_u32 s98, 46 offen
gfx900 v_pk_min_f16 v38, v160
gfx900 s_cmpk_lg_i32 s74, 0xe624 dst_sel:BYTE_1
gfx900 v_cmpx_gt_u16_e32 -|vcc|, 23, v222
gfx900 s_cmpk_lt_i32_sdwa s97, 0xff01
gfx900 s_atomic_swap s80, s[64:65], s95 src0_sel:WORD_1
gfx900 v_min_f16_e32 v117, 11, v[0:1], v157
gfx900 v_log_f16_e32 0x100000000, v149
gfx900 s_decperflevel 0x6cb8 op_sel:[0,1]
gfx900 v_max_u32_e32 v101, s97, vcc
gfx900 s_buffer_atomic_inc s2, s[8:11], -s48 glc
gfx900 v_mul_hi_i32_i24_e32 -v16, v1, v94
gfx900 v_sub_f32_e32 v56, s0, v64 mul:2
gfx900 v_lshlrev_b32_e32 s[0:1], v24, v155
gfx900 s_add_u32 -s0, s0, 48
gfx900 v_add_f32_e32 v42, v33, v138, 0x3ff0000000000000
gfx900 v_min_f16_e32 v126, s69
gfx900 v_add_f32_e32 v41, s[0:1], v20
gfx900 s_cmpk_lg_u32 -0x80000001, 0x628a
gfx900 s_store_dwordx4 |s[64:67]|, s[6:7], flat_scratch_hi glc
gfx900 s_orn2_b32 s7, 46, |s43|
gfx900 s_call_b64 s[98:99], ttmp[0:1]
gfx900 v_sub_f16_e32 v8, s72, -v1
gfx900 s_cmpk_lt_i32 s[0:1], 0xbad
gfx900 v_sub_co_u32_e32 v179, vcc, s[0:1], s72, v154
gfx900 exp invalid_target_30 off, -|off|, v166, off compr
gfx900 v_madmk_f16 v138, s67, [s2,s3], 0xb91a553c, v16
gfx900 s_bfe_i64 ttmp[12:13], s[4:5], s52 slc
gfx900 exp off, v130, off done compr vm
gfx900 v_add_f16_e32 v111, 29, s102
gfx900 s_orn2_b32 s71, v255, 13
gfx900 v_mul_u32_u24_e32 v19, s64, v162, a0
gfx900 v_cndmask_b32_e32 v33, 33, v0, vcc slc
gfx900 v_cos_f32_e32 1e-10, v103, v180
gfx900 s_nor_b64 0xffffffff, s[58:59], s[10:11]
gfx900 v_and_b32_e32 v71, 60, s[6:9]
gfx900 v_ashrrev_i16_e32 v214, v235, a0
gfx900 v_mul_hi_i32_i24_e32 v21, v6, v0 offset0:1
gfx900 v_sub_f32_e32 ~0, 9, v9
gfx900 s_cbranch_i_fork s[4:7], 8420
gfx900 s_min_i32 s8, vcc, s13, s16
gfx900 v_lshlrev_b32_e32 v64, |s68|, v4
gfx900 v_add_f16_e32 v256, s28, v217
gfx900 s_addc_u32 s36, s102, -13
gfx900 v_subrev_f32_e32 v185, v213
gfx900 v_madak_f32 v4, v76, v76, 0xc0ffdfb6 done
gfx900 v_madmk_f32 v12, flat_scratch_hi, vcc_lo, v120
gfx900 v_sub_f32_e32 v72, s0, -4.0
gfx900 v_max_i16_e32 65536.0, s56, v188
gfx900 v_min_u32_e32 1e-10, v139, v221, v223
gfx900 v_mul_u32_u24_e32 65, s12, v204
gfx900 v_max_i32_e32 v85, 1.0
gfx900 v_add_u16_e32 v39, v199
gfx900 s_cmpk_eq_u32 s77, s[4:7]
gfx900 v_madak_f16 v158, v124, 0xbf16f9c8
gfx900 v_add_u32_e32 v176, v27
gfx900 v_madak_f16 v96, s48, v224, 0x7e847c73 idxen
gfx900 exp param11 v153, off, off, -4.0 compr vm
gfx900 s_add_u32 s8, s32
gfx900 exp param23 v68, v68, v0, -32769 compr
gfx900 exp mrt0 off, off, off, 0 done
gfx900 s_lshr_b32 s43, s70, -17, s39
gfx900 v_mul_f16_e32 v6, s1, 1+1
gfx900 v_cvt_f16_f32_e32 v16, 30 neg_lo:[1,0]
gfx900 v_mul_u32_u24_e32 v41, v115
gfx900 s_lshl2_add_u32 -|ttmp9|, ttmp3, src_flat_scratch_base_lo
gfx900 s_lshl3_add_u32 s[6:9], s96, s48, s8
gfx900 v_sub_f32_e32 s[4:7], s41, v0
gfx900 v_cndmask_b32_e32 0, s65, v128, vcc
gfx900 s_cmpk_gt_i32 v255, 0xc7da
gfx900 v_frexp_exp_i32_f32_e32 s[1:2], ttmp13
gfx900 v_cmpx_t_u64_e32 vcc, v[190:191], sext(v[5:6])
gfx900 v_madak_f32 v19, src_lds_direct, v17, 0xbfcc4290 op_sel:[0,1]
gfx900 v_subrev_f16_e32 v73, v28, s0
gfx900 v_interp_p1_f32_e32 v76, attr40.w
gfx900 v_subrev_f16_dpp s[0:2], v134, |v54| row_ror:7 row_mask:0xb bank_mask:0x8
gfx900 v_min_u16_e32 v140, 0x100000000, v140
gfx900 v_madak_f32 v124, -15, v2, off
gfx900 v_sub_f32_e32 v226, v137, v161, vcc_lo
gfx900 v_floor_f16_e32 v43, a0
gfx900 v_cndmask_b32_e32 v161, s8, v2, ttmp12
gfx900 v_interp_p2_f32_e32 s[4:7], v58, attr37.z
gfx900 v_madmk_f16 1e10, v32, 0xe909e584, v0
gfx900 s_bfe_i64 s[0:1], s[42:43], ttmp11 neg_lo:[1,0]
gfx900 s_addc_u32 s0, sext(4), s2
gfx900 exp param7 v14, v14, -off, off done compr
gfx900 s_xor_b32 s0, -10, [s2,s3]
gfx900 v_interp_p1_f32_e32 v2, v20, m0
gfx900 s_cmpk_gt_i32 -16, 0x1680
gfx900 v_cvt_i16_f16_e32 v[255:256], v26
gfx900 s_add_u32 s33, s29
gfx900 v_mul_legacy_f32_e32 exec, 19, v84
gfx900 exp param22 v20, v20, v148, v148 compr op_sel_hi:[0,0]
gfx900 v_cndmask_b32_e32 64, 0, v130, vcc
gfx900 v_interp_p1_f32_e32 v93, a0, attr37.x
gfx900 v_subb_co_u32_e32 v55, vcc, s99, ttmp[0:1], vcc
gfx900 v_cndmask_b32_e32 v32, 65, v0, vcc
gfx900 v_and_b32_e32 v71, 60, 65
gfx900 v_mul_legacy_f32_e32 v84, v116, ~0
gfx900 v_mac_f32_e32 v85, v[255:256], v161
gfx900 v_lshlrev_b16_e32 v42, v120, v173 gds
gfx900 s_cmp_eq_u64 s[74:75], s[38:39] offset:4
gfx900 s_flbit_i32_b32 ttmp2, exec
gfx900 v_madmk_f16 v162, exec, 0xe909e584, v0
gfx900 v_madak_f16 v4, 40, -v164, 0x7f4024e3
gfx900 s_load_dwordx16 v[0:1], s[12:27], s[24:25], s37 glc
gfx900 v_cmp_ne_i32_e32 vcc, v135
gfx900 v_subrev_f32_e32 off, s4, v90
gfx900 v_mul_i32_i24_e32 v40, 17, s102
gfx900 v_subrev_u16_e32 v[255:256], v64, v138
gfx900 s_cmp_le_u32_dpp 6, ttmp5
gfx900 v_interp_p2_f32_e32 v176, v17, v[255:256], attr27.x
gfx900 v_subrev_f16_e32 s18, v2
gfx900 v_mul_f16_e32 v12, s8, v128 offset0:1
gfx900 v_lshrrev_b32_e32 v68, s16, v4 gds
gfx900 s_cbranch_i_fork ttmp[10:11], a0
gfx900 s_sub_u32 ~0, -16, 31
gfx900 v_subb_co_u32_e32 exec, vcc, v108, v60, vcc
gfx900 s_mul_i32 s21, 32, v[0:1]
gfx900 v_min_u32_e32 v20, |33|, v86
gfx900 v_mul_hi_u32_u24_e32 v0, src_shared_limit, -4.0
gfx900 v_interp_p2_f32_e32 s101, v144, attr17.y
gfx900 v_mul_lo_u16_e32 v175, v253
gfx900 s_cmpk_lg_u32_dpp s29, 0xdde9
gfx900 v_sub_f16_dpp v8, s72, v1
gfx900 s_wqm_b32 ttmp6, s[6:9]
gfx900 s_xor_b32 s17, s43
gfx900 v_ashrrev_i32_e32 v137, v65, v30 op_sel_hi:[0,0]
gfx900 v_lshrrev_b32_e32 v204, -s13, v166
gfx900 s_max_i32 ttmp0, 22
gfx900 v_subrev_u32_e32 1e10, v171, s12, v120
gfx900 v_mul_lo_u16_e32 v71, v150, v35 clamp
gfx900 v_interp_p2_f32_e32 v101, v132, attr55.y row_mirror
gfx900 exp param18 v98, v98, v211, v[0:1] done compr
gfx900 s_cmpk_eq_u32 s87, 0xb20c row_shl:1
gfx900 v_min_u16_e32 v79, v244, [s2,s3]
gfx900 v_interp_p1_f32_e32 v144, v197, attr43.y offen
gfx900 s_cmp_lg_u32 s98, 46 neg_lo:[1,0]
gfx900 v_cndmask_b32_e32 sext(v163), s0, v175, vcc
gfx900 v_mul_hi_u32_u24_e32 s[0:1], s49, v64
gfx900 global_load_dwordx4 v[189:192], s[22:23] offset:-597 glc slc
gfx900 s_xor_b32 s0, s[1:2], s36
gfx900 s_nor_b64 0x10000, s[58:59], s[10:11]
gfx900 exp v256 off, v116, v165, v165 done compr
gfx900 v_mac_f32_e32 v176, v18, v174 idxen
gfx900 exp m0 v243, v243, off, v165 done compr vm
gfx900 v_madak_f16 s102, v213, v124, 0xbf16f9c8
gfx900 v_madmk_f16 v5, s32, 0xd7bf5cd3, v104 src0_sel:WORD_1
gfx900 tbuffer_store_format_d16_xyz v[32:33], off, s[16:19], s36 format:[BUF_DATA_FORMAT_11_11_10,BUF_NUM_FORMAT_RESERVED_6] offset:1014 idxen
gfx900 v_cndmask_b32_e32 v16, v0, v5, vcc idxen
gfx900 v_cndmask_b32_e32 v24, v3, v2, 1e10
gfx900 exp_e64 param22 v238, v147, v211, off
gfx900 v_mul_f16_e32 0x3c00, s3, v138
gfx900 s_bfe_u64 s[14:15], s[88:89], s[2:3]
gfx900 s_lshl4_add_u32 -|s1|, s0, s82
gfx900 s_cmpk_lg_i32 xnack_mask, 0xa949
gfx900 v_cndmask_b32_e32 v36, s0, src_shared_base, vcc
gfx900 v_mul_hi_u32_u24_e32 v188, v103, v[255:256]
gfx900 v_sub_f32_e32 v64, v32, v182 row_mirror
gfx900 v_min_u32_e32 v139, v221, v223 op_sel:[0,1]
gfx900 v_subbrev_co_u32_e32 v93, vcc, -0x80000001, v41, vcc
gfx900 v_sub_f16_dpp v251, v100, v107
gfx900 v_sub_u16_e32 v248, v56, vcc
gfx900 tbuffer_load_format_d16_xy v13, 0x3ff0000000000000, s[68:71], s96 format:[BUF_DATA_FORMAT_16_16,BUF_NUM_FORMAT_SSCALED] offset:3457 glc slc
gfx900 v_min_f16_e32 v22, v207
gfx900 v_lshrrev_b32_e32 v149, v64, v0 neg_lo:[1,0]
gfx900 v_subrev_f32_e32 v64, s67, 64
gfx900 v_subrev_u16_e32 m0, s41, v0
gfx900 v_cmpx_nle_f16_sdwa vcc, v49
gfx900 v_interp_p1_f32_e32 v12, v6, s[6:9]
gfx900 v_madak_f16 v9, v67, v45, 0x8ccf3f0 idxen
gfx900 v_cndmask_b32_e32 s101, s64, v144, vcc
gfx900 v_madmk_f32_sdwa v13, 55, 0xe98d5233, v87
gfx900 v_subrev_u16_e32 v186, s101, v216 vm
gfx900 s_cmpk_gt_u32 ~0, 0x5c0f
gfx900 v_mul_u32_u24_e32 v134, s102, v197
gfx900 exp_e64 param24 off, off, v32, off done vm
gfx900 s_cbranch_i_fork s[22:23], 6214 row_mirror
gfx900 exp ttmp[0:1] off, off, off, v5 done
gfx900 s_add_u32 s4, 0x100000000, s5
gfx900 v_or_b32_e32 -17, v38, v89
gfx900 v_add_co_u32_e32 v248, vcc, v121
gfx900 v_mul_i32_i24_e32 v24, v128, ~0
gfx900 v_madak_f32 v153, 4, v37
gfx900 v_and_b32_e32 -32769, s17, v129
gfx900 v_subb_co_u32_e64 v183, vcc, s85, v250, vcc
gfx900 v_sub_f16_e32 v64, 1e10, v19
gfx900 v_add_u32_e32 v126, ttmp4, vcc
gfx900 v_mul_u32_u24_e32 1, v9
gfx900 v_min_i16_e32 v54, v223, 65536.0
gfx900 v_interp_mov_f32_e32 v144, attr58.z
gfx900 v_lshlrev_b32_e32 ttmp12, s81, v8
gfx900 s_bfe_i64 0x100000000, s[4:5], s52
gfx900 v_subrev_co_u32_e32 v128, |vcc|, v95, v174
gfx900 tbuffer_load_format_d16_xyzw s[0:1], off, s[40:43], s8 format:[BUF_DATA_FORMAT_RESERVED_15,BUF_NUM_FORMAT_FLOAT] offset:2185 glc
gfx900 v_mul_f32_e32 v120, -|v66|, v49
gfx900 v_max_i16_e32 v34, v254, v[255:256]
gfx900 v_max_u16_e32 v173, src_private_limit, [v0,v1]
gfx900 v_min_i32_e32 v65, s40, s[6:9]
gfx900 s_xor_b32_sdwa s0, -10, s5
gfx900 exp param12 off, v0, v0, 64 vm
gfx900 v_ashrrev_i32_e32 off, v43, v73
gfx900 v_mul_f32_e32 v32, v0, v194 op_sel:[0,1]
gfx900 v_xor_b32_e32 v38, s[2:3], v232
gfx900 v_mul_legacy_f32_e32 vcc_lo, s1, v50
gfx900 exp pos0 off, off, v22, -32769
gfx900 v_mul_legacy_f32_e32 v80, vcc, v48
gfx900 s_absdiff_i32 s19, s92
gfx900 exp param24 off, off, v32, |off| done vm
gfx900 v_mac_f32_e32 v176, [v0,v1], v174
gfx900 v_min_f16_e32 v64, s100, v0 gds
gfx900 exp v91, off, v173 done compr vm
gfx900 v_mac_f32_e32 v65, v68, v128 dst_sel:BYTE_1
gfx900 exp mrt1 v41, off, off, off, -32769
gfx900 v_mul_u32_u24_e32 v41, v115, v12 done
gfx900 v_cvt_i32_f64_e32 -|v244|, s[38:39]
gfx900 v_sub_f16_e32 |v124|, 0, v4
gfx900 v_lshlrev_b16_e32 v120, v173
gfx900 v_cndmask_b32_e32 exec, s48, v246, vcc
gfx900 v_max_i16_e32 v32, s1, 64
gfx900 v_cndmask_b32_e32 v28, s3, v60, vcc clamp
gfx900 v_mul_u32_u24_e32 s[0:1], s52, v152
gfx900 exp invalid_target_20 off, off, v116, v73 done vm done
gfx900 exp param22 v238, v147, v211, off op_sel_hi:[0,0]
gfx900 tbuffer_store_format_d16_xyz v[247:248], v230, s[52:55]
gfx900 s_memtime s[52:53] offset:0xffff
gfx900 exp param18 v98, sext(v98), v211, v211 done compr
gfx900 v_cndmask_b32_e32 v136, v69, v48, [v0,v1]
gfx900 v_mul_i32_i24_e32 v239, -s44, v45
gfx900 v_cndmask_b32_e32 v4, v41, vcc
gfx900 v_subbrev_co_u32_e32 v198, vcc, 62, v93, m0
gfx900 v_and_b32_e32 v197, v19, v[3:6]
gfx900 v_subrev_u16_e32 v40, s66, |v73|
gfx900 v_max_i32_e32 v216, s[0:1], v228
gfx900 v_interp_mov_f32_e32 [v0,v1], invalid_param_87, attr47.z
gfx900 v_sub_f32_e32 v125, ttmp9, -32769
gfx900 v_max_u32_e32 v229, s34, v128 compr
gfx900 v_interp_mov_f32_e32 -0x80000001, invalid_param_81, attr12.w
gfx900 s_rfe_restore_b64 s0, 13
gfx900 exp |mrt0| v212, off, off, off vm
gfx900 s_cmpk_lt_u32 s102, 0xc954
gfx900 v_sub_f32_e32 v18, ttmp14, s[0:2]
gfx900 s_cmpk_ge_u32 s11, 0x4781 neg_lo:[1,0]
gfx900 v_mul_f16_e32 0x100000000, v72, s2, v64
gfx900 v_madmk_f16 v249, v89, 0xd6f832f3, v38 offset:0xffff
gfx900 v_interp_p1_f32_dpp v30, v40, attr22.x
gfx900 v_madmk_f16 v75, s26, 0x3c00, v220
gfx900 s_cmpk_ge_i32 v255, 0x7390
gfx900 global_load_sbyte v17, v8, v255 offset:3514
gfx900 v_cndmask_b32_e32 v10, s4, -v1, vcc
gfx900 v_max_u16_e32 v53, flat_scratch_lo, v73 idxen
gfx900 exp mrtz off, off, 1+1, off done compr
gfx900 v_cndmask_b32_e32 v68, v5, s0, vcc
gfx900 exp invalid_target_26 off, -|off|, off, v33 done compr vm
gfx900 s_cmpk_lt_i32 s4, 0x3982 slc
gfx900 v_interp_p2_f32_e32 v58, v24, 0xffffffff, attr32.y
gfx900 v_mul_hi_u32_u24_e32 v0, src_shared_limit, v64 high
gfx900 v_cndmask_b32_e32 v101, v4, v72, |vcc|
gfx900 v_or_b32_e32 v12, 4
gfx900 s_cmpk_ge_u32 ttmp[0:1], 0x84e0
gfx900 v_subbrev_co_u32_e32 v69, vcc, ttmp5, v139, sext(vcc)
gfx900 v_lshlrev_b32_e32 s[1:2], s25, v59
gfx900 v_add_u16_e32 2, v1
gfx900 v_cndmask_b32_e32 v100, s41, v8, vcc mul:3
gfx900 v_add_f32_e32 v104, s3, 0.5
gfx900 v_exp_legacy_f32_e32 |v241|, -14
gfx900 s_cmp_ge_u32 -5, s9 done
gfx900 v_min_f32_e32 v0, s8, sext(v101)
gfx900 s_add_u32 s28, s4, v255
gfx900 v_subb_co_u32_e32 v154, v[255:256], s82, v66, vcc
gfx900 v_mul_u32_u24_e32 v162, v153
gfx900 v_sub_f16_e32 -v0, s8, v99
gfx900 v_cndmask_b32_e32 -16, v3, 14, v197, vcc
gfx900 s_add_u32 src_shared_base, 3, s48
gfx900 v_cmpx_gt_i32_e32 vcc, ttmp12, 23, v216
gfx900 s_sendmsghalt
gfx900 v_mul_hi_i32_i24_e32 v33, 36, v129, vcc_lo
gfx900 exp param5 off, off, off, lds_direct done compr
gfx900 exp_sdwa pos0 v7, off, v192, v192 done compr
gfx900 s_xor_b32 s48, 4, |s34|
gfx900 v_min_u16_e32 off, s13, v16
gfx900 v_cndmask_b32_e32 v28, [v0,v1], v60, vcc
gfx900 v_mul_f16_e32 -16, s1, v5
gfx900 v_interp_p2_f32_e32 v173, attr12.w
gfx900 v_cndmask_b32_e32 v32, s2, ttmp12, vcc
gfx900 v_mul_legacy_f32_e32 v40, v0
gfx900 v_sub_f32_e32 v176, s102, v11
gfx900 exp param5 off, 0x3ff0000000000000, off, off done compr
gfx900 v_or_b32_e32 -v68, v0, v25
gfx900 v_mul_f16_e32 0x3c00, v16, v65
gfx900 v_sub_f16_e32 v151, 59, s[1:2]
gfx900 exp mrt5 off, 0x3ff0000000000000, v152, off
gfx900 s_add_u32 s4, s80
gfx900 s_cmovk_i32 vcc, s24, 0x5a2d
gfx900 v_cmp_le_f64_e32 vcc, v[135:136], xnack_mask
gfx900 exp pos3 off, v256, v251, off compr
gfx900 v_cmp_class_f32_e32 vcc, v205, v198 lds
gfx900 v_lshlrev_b32_dpp v66, s2, v0
gfx900 v_add_f32_e32 -|v208|, v222, v3
gfx900 exp param26 v135, off, v150, vcc_lo compr vm
gfx900 v_cndmask_b32_e32 v34, s0, [v0,v1], vcc
gfx900 v_ldexp_f16_e32 v187, 1e-10, 45, v200
gfx900 s_lshr_b64 s[2:3], s[74:75], v[0:1], -2
gfx900 v_mul_hi_i32_i24_e32 v147, v215
gfx900 v_cndmask_b32_e32 -32769, s0, v0, vcc
gfx900 v_min_f32_e32 v21, s1, v36 dst_sel:BYTE_1
gfx900 v_subrev_u16_e32 v44, v8
gfx900 v_min_u32_e32 -0x80000001, v83, v160
gfx900 v_addc_co_u32_e32 v66, vcc, v179, -v211, vcc
gfx900 s_nor_b32 s48, [s2,s3], s16
gfx900 v_or_b32_e32 0x100000000, s82, v7
gfx900 v_sub_u32_e32 v0, v203, s[6:9]
gfx900 v_mul_u32_u24_e32 v144, -|1|, v48
gfx900 v_ashrrev_i16_e32 v251, s102, v229
gfx900 v_mul_u32_u24_e32 s101, v223, v125
gfx900 v_mul_hi_i32_i24_dpp v154, 4, v64
gfx900 v_mul_f32_dpp v67, -v116, -v180 quad_perm:[3,2,1,0] row_mask:0xc bank_mask:0x6 bound_ctrl:1, v[3:6]
gfx900 v_sub_f16_e32 m0, v8, s72, v1
gfx900 s_xor_b32 s25, 11, -s45
gfx900 v_add_f32_e32 -0x80000001, v0, v90, v139
gfx900 s_max_u32 s0, -16, s0, s2
gfx900 s_cmovk_i32 ttmp5, 0xad27 row_shl:1
gfx900 v_add_co_u32_e32 s[1:2], vcc, s0, v8
gfx900 exp v[255:256] v0, v0, v44, off done compr vm
gfx900 s_cmpk_gt_i32 65, 0xc18
gfx900 s_add_u32 s69, s3, s[0:2]
gfx900 s_cmpk_le_u32 s47, s[0:2]
gfx900 v_cmp_ne_i32_e32 s101, v135, v64
gfx900 v_add_f32_e32 v41, 60, lds_direct
gfx900 v_sub_f16_e32 v48, s76, exec
gfx900 s_store_dword s43, lds_direct, s32 glc
gfx900 v_cndmask_b32_e32 v[3:6], v0, v32, vcc
gfx900 s_cmpk_le_u32 v[3:6], 0x430b
gfx900 exp s0 v0, v81, v161, v0 done vm
gfx900 v_cmpx_f_i32_e32 vcc, v13, 65
gfx900 s_ashr_i32 s17, s0
gfx900 v_mul_u32_u24_e32 v134, v0, v8 slc
gfx900 v_mad_mixhi_f16 v80, |0|, |s5| op_sel_hi:[1,0,1]
gfx900 s_cbranch_i_fork s[38:39], 45139 offen
gfx900 v_sub_co_u32_e32 v147, vcc, s18, |v148|
gfx900 v_ashrrev_i16_e32 v91, s80, xnack_mask
gfx900 v_subrev_u32_e32 0x10000, v137, v127
gfx900 v_lshrrev_b32_e32 v[3:6], v16, v16, v8
gfx900 v_pk_fma_f16 0x3ff0000000000000, s95, -16, s17 op_sel_hi:[1,1,0] neg_hi:[1,1,1]
gfx900 v_xor_b32_e32 v71, v185, v99 offset:4
gfx900 v_or_b32_e32 v80, s82, v7 idxen
gfx900 v_cndmask_b32_e32 v32, off, v170, vcc
gfx900 v_add_u32_dpp v32, 0, v2
gfx900 s_cmpk_gt_u32 s17
gfx900 v_add_u16_e32 v65, v132, v1 row_mirror
gfx900 v_mac_f32_e32 v168, v240, |v5|
gfx900 v_mul_f32_e32 v9, 2, v132 slc
gfx900 v_madmk_f32 s[0:2], v159, 0xc1b894cc, v150
gfx900 s_cmpk_lt_u32 s21, 0x5fa6 offen
gfx900 v_sub_u16_e32 v44, v116, v237 slc
gfx900 v_max_f16_e32 lds_direct, s12, v5
gfx900 v_mul_legacy_f32_e32 v161, s36, v4 dst_sel:BYTE_1
gfx900 v_lshrrev_b16_e32 0x3c00, v95, v186
gfx900 exp_sdwa mrt0 off, v105, off, off compr
gfx900 v_subrev_co_u32_e32 v92, vcc, v184, 0x3c00
gfx900 v_subrev_co_u32_e32 v248, vcc, 3, v177 op_sel:[0,1]
gfx900 s_flbit_i32_b64 v[0:1], -2
gfx900 v_subrev_co_u32_e32 v131, vcc, v191, v226 addr64
gfx900 s_lshl4_add_u32_e64 s1, s0, s82
gfx900 s_bfe_u64 s[14:15], s[88:89], 38 clamp
gfx900 v_sub_u32_e32 src_shared_base, v126, v109
gfx900 s_bfe_u64 s[2:3], v[255:256], src_flat_scratch_base_hi
gfx900 v_mul_lo_u16_e32 v39, s9, v108 neg_lo:[1,0]
gfx900 ds_wrxchg2st64_rtn_b64 |v[8:11]|, v32, v[34:35], v[4:5] offset0:186 offset1:220
gfx900 v_cndmask_b32_e32 1+1, v88, v0, vcc
gfx900 s_cmpk_lg_i32 s32, 0x28c4 slc
gfx900 s_addk_i32 s[1:2], 0x4bf4
gfx900 v_lshrrev_b32_e32 v105, s0, 64
gfx900 v_interp_p2_f32_e32 v222, v247, attr26.w addr64
gfx900 v_lshrrev_b32_e32 v236, -7, 65, v210
gfx900 tbuffer_store_format_d16_x v14, off, src_shared_base, s6 format:[BUF_DATA_FORMAT_32_32_32_32,BUF_NUM_FORMAT_SSCALED] offset:1303 glc slc
gfx900 v_mul_legacy_f32_e32 [v0,v1], ttmp2, v179
gfx900 v_sub_f16_e32 off, s0, v88
gfx900 s_and_b32 -32769, s33, 16
gfx900 v_floor_f64_e32 -0x80000001, v[14:15]
gfx900 exp invalid_target_26 off, 0, v128, off vm
gfx900 s_ashr_i32 s0, 0xffffffff, s96, s18
gfx900 v_xor_b32_e32 0x3c00, v71, v185, v99
gfx900 s_cmpk_gt_i32 s0, s0
gfx900 s_getreg_b32 src_shared_base, hwreg(26, 10, 2)
gfx900 s_add_u32 sext(s5), s0, s32
gfx900 v_mul_f16_e32 v17, s3, s[1:2]
gfx900 v_cmp_nlg_f32_e32 vcc, -|v140|, v45
gfx900 v_mul_lo_u16_e32 v4, s16, -16
gfx900 s_load_dword s[0:1], s63
gfx900 v_subrev_f16_e32 v61, sext(v152), v174
gfx900 v_mul_legacy_f32_e32 v49, s7, v133 op_sel_hi:[0,0]
gfx900 v_swap_b32 1+1, v208
gfx900 v_sub_u32_e32 v156, v96, v130 quad_perm:[0,1,2,3]
gfx900 exp v0 off, off, off, v221 compr
gfx900 v_cndmask_b32_e32 v8, s64, -4.0, v1, vcc
gfx900 v_cndmask_b32_dpp v16, s64, v13, vcc
gfx900 v_mul_hi_u32_u24_e32 v128, -|-8|, v1
gfx900 v_subbrev_co_u32_e32 v224, 0xffffffff, v158, v50, vcc
gfx900 v_madak_f32 v65, v128, v249
gfx900 exp_sdwa invalid_target_18 off, off, off, v27 done
gfx900 s_cmpk_lg_u32 s59, 0x628a, v0
gfx900 v_add_f32_sdwa v181, -|v122| mul:4 dst_sel:WORD_0 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_0
gfx900 exp invalid_target_11 v215, off, v192, s0
gfx900 s_cselect_b32 0.5, s34, s32, s0
gfx900 s_mul_i32 s56, -13, s1 mul:2
gfx900 v_sub_f32_e32 v32, s8, s0
gfx900 v_addc_co_u32_e32 v192, vcc, ttmp7, v148, v[0:1]
gfx900 v_subrev_co_u32_e32 vcc, v96, v23
gfx900 v_min_u16_e32 v149, -32769, v137
gfx900 v_mul_hi_u32_u24_e32 v0, src_shared_base, v147, v0
gfx900 exp invalid_target_17 v149, off, s[2:3], off compr
gfx900 v_sub_f16_e32 0x3ff0000000000000, s2, v23
gfx900 v_subrev_u16_e32 v73, vcc, v18
gfx900 v_cmpx_gt_f16_e32 vcc, ttmp[0:1], v176
gfx900 v_mul_legacy_f32_e32 v1, s2, v8, s102
gfx900 v_subrev_co_u32_e32 v95, vcc, v96, 0x100000000
gfx900 v_lshlrev_b32_e32 a0, v75, v204
gfx900 v_sub_u32_e32 v126, s[6:9], v150
gfx900 v_sub_f32_e32 v11, s78, v149 offen
gfx900 v_cvt_norm_i16_f16_e32 v196, 1e-10
gfx900 v_sub_f16_e32 sext(v64), 8, v19
gfx900 exp param31 off, 0, v232, off compr
gfx900 s_bfe_i32 v0, s10, 12, s8
gfx900 exp param22 v20, s[4:7], v148, v148 compr
gfx900 v_madmk_f16 v128, 0xffffffff, v80, 0xe264997d, v162
gfx900 v_cmp_nlg_f64_e32 ~0, s[100:101], v[229:230]
gfx900 v_madmk_f16 v16, 30, v240
gfx900 v_interp_p2_f32_e32 v137, v177, 0xffffffff
gfx900 s_andn2_b32 s49, s0, s10 done
gfx900 v_mul_f32_e32 v100, -v218, v198
gfx900 s_pack_hh_b32_b16 0, s80, s17
gfx900 s_ashr_i64 s[78:79], 5, v[255:256]
gfx900 v_cndmask_b32_e32 v248, s[6:9], v195, vcc
gfx900 s_lshl3_add_u32 s96, s48, s8 clamp
gfx900 exp pos1 v60, off, -|off|, off done
gfx900 tbuffer_store_format_xyzw s[2:3], off, s[0:3], s72 format:[BUF_DATA_FORMAT_2_10_10_10,BUF_NUM_FORMAT_SSCALED] offset:518
gfx900 v_subrev_u16_e32 v35, s68, v134 high
gfx900 v_add_co_u32_e32 v133, vcc, v64, s[6:9]
gfx900 v_ashrrev_i16_e32 v251, s[6:9], v229
gfx900 exp v255 v230, v209, v170, off done vm
gfx900 v_rcp_f16_e32 v21, 1e10, v155
gfx900 v_add_f32_e32 v128, s71, -17
gfx900 s_cmpk_le_u32_e64 ttmp4, 0x265f
gfx900 v_interp_p2_f32_e32 v255, v226
gfx900 v_mul_f16_e32 v195, s0, -0x80000001
gfx900 v_mac_f32_e32 v221, v41, [v0,v1], v235
gfx900 s_max_u32 s32, a0, s69, -4
gfx900 exp param22 v0, v0, v[0:1], off done compr vm
gfx900 exp param21 off, ttmp[0:1], v128, off done compr
gfx900 v_subrev_f32_e32 v203, s3, v112, 0x3ff0000000000000
gfx900 v_mul_f32_e32 s[0:1], xnack_mask_lo, v24
gfx900 exp mrt0 v212, off, off, -32769 vm
gfx900 s_movk_i32 s32, 0.5
gfx900 s_buffer_atomic_dec_x2 65536.0, s[92:95], s14 glc
gfx900 v_sub_f32_e32 v0, s0, -0x80000001, v41
gfx900 exp invalid_target_25 off, v128, off compr vm
gfx900 v_max_f32_e32 v130, s0, |v156|
gfx900 v_madmk_f16 v8, s96, 0xd66a07ef, 0xffffffff
gfx900 s_cmpk_lt_i32 s42, |0x519c|
gfx900 s_atomic_umax_x2 s[52:53], s[48:49], [v0,v1]
gfx900 exp invalid_target_23 v185, off, off, off compr offen
gfx900 v_cndmask_b32_e32 v148, s10, v240, 1+1
gfx900 v_cndmask_b32_e32 -4.0, s4, v199, vcc
gfx900 v_min_f32_e32 v0, exec, v40
gfx900 v_mul_u32_u24_e32 v0, v187, v11, v40
gfx900 exp v[3:6] v0, v81, v161, v0 done vm
gfx900 v_mac_f32_e32 [v0,v1], v240, v5
gfx900 v_ashrrev_i32_e32 0.15915494, v237, v77
gfx900 s_cmpk_gt_i32 s51, exec
gfx900 v_cndmask_b32_e32 v16, s80, ttmp12, vcc
gfx900 v_add_f32_e32 xnack_mask, 4, v32
gfx900 v_mul_u32_u24_e32 v37, 3
gfx900 v_mul_legacy_f32_dpp v8, 35, v16
gfx900 v_madak_f16 v246, v256, s97, v139, 0xe87e40be
gfx900 tbuffer_load_format_d16_xyzw v[106:107], off, ttmp[0:1], s8 format:[BUF_DATA_FORMAT_RESERVED_15,BUF_NUM_FORMAT_FLOAT] offset:2185 glc
gfx900 v_mul_u32_u24_e32 v169, -|s99|, v89
gfx900 v_ldexp_f16_e32 v197, 34, v157 op_sel_hi:[0,0]
gfx900 v_interp_p1_f32_e32 v142, v201, attr51.z vm
gfx900 s_nand_b64 vcc, |-9|, s[34:35]
gfx900 v_min_f32_e32 v204, sext(v16), v163
gfx900 s_pack_hh_b32_b16 s[4:7], s80, s17
gfx900 exp param16 v24, off, s[4:7], off done compr vm
gfx900 s_cmpk_ge_i32_sdwa s8, 0x626
gfx900 v_or_b32_e32 v16, s50, v206, off
gfx900 s_call_b64 s[6:9], 13476
gfx900 s_add_i32 s65, s31, s48 glc
gfx900 v_sub_u16_e32 v97, s4, s[6:9]
gfx900 v_ashrrev_i32_e32 v81, ttmp3, v97 row_shl:1
gfx900 v_mac_f16_e32 vcc_lo, ttmp2, v232
gfx900 v_mul_hi_u32_u24_e32 v235, v219, 0x3c00
gfx900 v_mul_legacy_f32_e32 v166, s42, v144, ttmp0
gfx900 s_lshl3_add_u32 s96, s48, -s8
gfx900 v_subrev_f32_e32 v153, v180, m0
gfx900 s_orn2_b64 v255, vcc, s[82:83]
gfx900 v_cmpx_o_f64_e32 vcc, v[184:185], v[213:214], -32769
gfx900 v_subb_co_u32_e32 vcc, v106, v59, vcc
gfx900 v_interp_p1_f32_e32 -32769, v12, attr28.y
gfx900 s_lshl_b64 s[82:83], s100
gfx900 exp_sdwa param26 v55, off, off, v151 done vm
gfx900 s_addk_i32 s36
gfx900 v_sub_f16_e32 s72, v1
gfx900 v_sub_f16_e32 v14, v64, v2 op_sel_hi:[0,0]
gfx900 s_cselect_b32 s[0:1], s80, s37
gfx900 s_cmpk_lg_u32 s29, 0x3ff0000000000000
gfx900 exp mrt0 off, off, off, ttmp0 done
gfx900 s_absdiff_i32_sdwa s40, s15, s36
gfx900 v_mul_f16_e32 v194, [s2,s3], 17, v128
gfx900 s_setreg_imm32_b32 hwreg(14, 26, 28), lds_direct
gfx900 v_ashrrev_i16_e32 v2, v208, -|v5|
gfx900 v_interp_mov_f32_e64 v75, invalid_param_50, attr53.y
gfx900 v_mul_f16_e32 v48, s[4:7], v231
gfx900 v_mul_hi_u32_u24_e32 v113, s27
gfx900 s_addc_u32 s17, 4, s[0:1]
gfx900 v_max_u16_e32 v73, s42, s[2:3]
gfx900 v_mul_f32_e32 v84, s0, vcc, v130
gfx900 s_cmpk_gt_i32 ttmp[0:1], 0x5110
gfx900 s_cmpk_le_u32 s61, 0xffffffff
gfx900 v_mul_u32_u24_e32 v5, -|s33|, v135
gfx900 v_lshrrev_b32_e32 -|v26|, v152, v68
gfx900 v_cos_f32_dpp v65, -16
gfx900 v_ashrrev_i32_e32 v32, s1, v2 row_shl:1
gfx900 v_sub_u32_e32 v187, v117, s[2:3]
gfx900 v_subrev_co_u32_e32 v73, s101, v140, v199
gfx900 v_ldexp_f16_e32 v66, -s30, v23
gfx900 s_cmpk_gt_u32 -32769, 0x92c1
gfx900 v_ashrrev_i32_e32 v236, v197, v204 dst_sel:BYTE_1
gfx900 exp s[6:9] off, v108, v131, off done compr
gfx900 s_bfe_u64 0x10000, s[88:89], 38
gfx900 s_addc_u32 s21, s67, -|s60|
gfx900 exp invalid_target_10 v212, v160, 1e-10, off done
gfx900 v_ashrrev_i16_e32 s101, -7, v116
gfx900 v_add_f32_e32 v33, 55, v0 high
gfx900 exp_sdwa param7 v14, v14, off, off done compr
gfx900 v_madmk_f16 v162, s64, 0xbec30771, v196 offset:0xffff
gfx900 v_mul_f16_e32 xnack_mask, v69, v18
gfx900 exp ttmp0 off, v3, v7, off done vm
gfx900 v_cmpx_ge_u64_e32 vcc, v[70:71], -0x80000001
gfx900 s_sub_i32 0, s48
gfx900 s_mul_i32 s48, s8
gfx900 s_lshl1_add_u32 ttmp14, s46, v[0:1]
gfx900 exp param6 off, v154, v98, ttmp0 vm
gfx900 v_mul_u32_u24_e32 s[0:1], 35, v155
gfx900 exp_e64 param22 off, off, v57, v57 compr
gfx900 s_cselect_b32 -4.0, s0, -6
gfx900 s_buffer_atomic_and_e64 s62, s[92:95], s76 offset:0xe0142
gfx900 s_cmpk_ge_u32 0.5, 0xf9f6
gfx900 v_max_i16_dpp v4, v8, v1
gfx900 v_cmpx_lt_i64_e32 vcc, v[186:187], v[126:127] slc
gfx900 v_sin_f16_e32 v[0:1], v76, v71
gfx900 v_mac_f16_e32 v123, v146, [s2,s3]
gfx900 v_cmp_o_f16_e32 vcc, -0x80000001, v218
gfx900 s_call_b64 ttmp12, 37234
gfx900 v_cmp_le_f16_e32 vcc, 15, v8 src0_sel:WORD_1
gfx900 v_subrev_f16_e32 [v0,v1], v199, v36
gfx900 v_add_f32_e32 vcc, s64, v56
gfx900 v_madak_f32 v20, s[2:3], v5, 0xd796770a
gfx900 v_min_u16_e32 sext(v206), v222, v85
gfx900 v_subrev_f16_e32 v236, src_shared_base, v158, v122
gfx900 v_lshrrev_b32_e32 v64, s0, v32 gds
gfx900 v_min_f16_e32 v16, v70, -|v182|
gfx900 v_add_f32_e32 s[2:3], 16, v192
gfx900 s_cbranch_i_fork [v0,v1], 45139
gfx900 v_min_f32_e32 v202, s98, v109 addr64
gfx900 v_sub_u32_e32 v60, v[0:1], v11
gfx900 v_min_u32_e32 [v0,v1], v19, v224
gfx900 v_interp_p1_f32_e32 s[4:7], v134, attr58.y
gfx900 v_interp_p2_f32_e32 v234, -v223, attr46.w
gfx900 v_min_f32_e32 v35, v38, v8 op_sel_hi:[0,0]
gfx900 v_sub_f16_e32 v[0:1], s2, v3
gfx900 v_mul_hi_u32_u24_e32 v10, 5, |v210|
gfx900 v_cvt_u32_f32_e32 exec, v181
gfx900 exp mrt4 off, lds_direct, off, off, off done compr
gfx900 s_atomic_cmpswap src_shared_base, s[86:87], s86
gfx900 v_sub_f16_e32 v202, v63, v208 offset:4
gfx900 s_branch 0.15915494, 11555
gfx900 s_xor_b32 s17, s43, s[6:9]
gfx900 v_addc_co_u32_dpp v112, vcc, v27, v68, vcc
gfx900 s_bfm_b64 s[0:1], s16, a0
gfx900 v_mul_legacy_f32_e32 v100, 0x100000000, v22
gfx900 s_cmpk_gt_u32_e64 s17, 0x8db6
gfx900 s_atomic_umin s77, ttmp[8:9], 0x3ff0000000000000 glc
gfx900 v_cmpx_ne_u16_e32 vcc, src_shared_base, s[2:3]
gfx900 v_madak_f32 v[255:256], s16, v132, 0xdb14677c
gfx900 v_mac_f32_e32 s102, v26, v54
gfx900 v_mul_f32_e32 v74, -7, v[255:256]
gfx900 s_mul_i32_e64 s56, -13, s1
gfx900 v_mul_u32_u24_e32 v37, 3, -|v151|
gfx900 v_add_co_u32_dpp v66, vcc, 4, v161
gfx900 v_mul_lo_u16_e32 v256, s88, v253
gfx900 tbuffer_store_format_d16_xy v1, off, s[36:39], s60 format:[BUF_DATA_FORMAT_16_16_16_16,BUF_NUM_FORMAT_USCALED] offset:316 glc, s[6:9]
gfx900 s_cmpk_ge_u32_e64 s36, 0x4276
gfx900 v_interp_p2_f32_e32 v12, v256, attr37.z
gfx900 v_mul_f32_e32 v109, s[2:3], v24
gfx900 v_interp_mov_f32_e32 v86, invalid_param_145, attr9.w mul:2
gfx900 v_mul_f32_e32 v174, s96, sext(v4)
gfx900 s_cmpk_le_i32 s20, 0xab88, -4.0
gfx900 v_add_f32_e32 v66, v176, v239 done
gfx900 v_madak_f32 v33, s16, v132, 0xdb14677c high
gfx900 v_subrev_f16_e32 v236, v158, v122 neg_lo:[1,0]
gfx900 exp 0.15915494 off, off, off, v190
gfx900 v_subrev_u16_e32 s[4:7], v200, v11
gfx900 v_ashrrev_i32_e32 v32, s1, v2 slc
gfx900 s_pack_hh_b32_b16 s72, s80, s102
gfx900 v_interp_p1_f32_e32 v203, v247, attr40.w lds
gfx900 v_cmpx_nlt_f32_e32 vcc, src_flat_scratch_base_lo, v165 offset:0xffff
gfx900 s_xnor_b64 0.15915494, s[60:61], s[18:19]
gfx900 v_interp_mov_f32_e32 v13, invalid_param_22, off
gfx900 v_mul_f32_e32 s102, v113, v51, v167
gfx900 v_madak_f16 v158, v213, 0x100000000, 0xbf16f9c8
gfx900 v_ashrrev_i32_e32 xnack_mask, v64, v129
gfx900 exp ttmp0 off, off, v20, off done compr vm
gfx900 v_min_i32_e32 v136, s102, v236
gfx900 v_subrev_u16_e32 v2, v34, v34 mul:2
gfx900 v_cmpx_u_f16_e32 vcc, 10
gfx900 v_interp_p1_f32_e32 v44, v214, attr24.z src0_sel:WORD_1
gfx900 exp param16 v35, v35, v136, v136 done compr vm clamp
gfx900 v_mul_f16_e32 v130, v4, -v2
gfx900 s_atomic_or_x2 s[48:49], sext(s[88:89]), 0xdd1d4
gfx900 v_interp_p2_f32_e32 v214, v2, 65
gfx900 v_mul_legacy_f32_e32 v8, s12, off
gfx900 exp param9 off, v144, -v67, off
gfx900 v_rsq_f16_e64 |s30|
gfx900 v_subrev_u16_e32 v186, s101, v216, 0x3c00
gfx900 v_or_b32_e32 0x10000, 16, v128
gfx900 v_min_i32_e32 v3, s68, v72 src0_sel:WORD_1
gfx900 v_mul_hi_i32_i24_e32 v0, s20, 0xffffffff
gfx900 s_sub_u32 v[0:1], s64, s1
gfx900 v_mac_f32_e32 |v104|, v28, v86
gfx900 s_scratch_store_dwordx4_sdwa s[68:71], s[58:59], s32 glc
gfx900 v_cndmask_b32_e32 v49, 41, v5, s[0:1]
gfx900 v_subrev_u16_e32 v17, v0
gfx900 v_sub_f16_e32 ~0, s4, v49
gfx900 s_nor_b32 s48, s20, s16, s[0:2]
gfx900 v_cvt_f16_f32_e32 v16, s[2:3]
gfx900 v_max_u16_e32 v73, s42, [v0,v1]
gfx900 s_setreg_b32 vcc_lo 5, 18), ttmp15
gfx900 s_min_i32 s8, s13, s[2:3]
gfx900 s_buffer_atomic_swap_x2 s[92:93], s[48:51], v256 glc
gfx900 v_lshrrev_b32_e32 lds_direct, v44, 1, v204
gfx900 v_add_f32_e32 v[0:1], v36, v96
gfx900 exp_e64 invalid_target_17 v36, off, off, off done
gfx900 exp mrt1 v41, off, 0.5, off
gfx900 v_cndmask_b32_e32 v226, v4, s101, vcc
gfx900 v_interp_p2_f32_e32 v54, v23, s102
gfx900 v_mul_f32_e32 v74, -7, v149 mul:2
gfx900 s_setreg_b32 0.15915494 31, 24), s74
gfx900 v_subrev_f16_e32 v36, v55, 0.15915494
gfx900 v_mul_legacy_f32_e32 [s2,s3], s32, v21
gfx900 v_subrev_f16_e32 v64, |s0|, v3
gfx900 v_mul_u32_u24_dpp v235, v16, v48
gfx900 v_cmpx_ne_i32_e32 vcc, v235, -4.0, v121
gfx900 v_cndmask_b32_e32 v192, v171, v209, exec
gfx900 v_lshrrev_b32_e32 v144, s64, s[0:1]
gfx900 v_cmp_eq_i64_e32 v[0:1], v[131:132], v[115:116]
gfx900 v_ashrrev_i16_e32 v75, v42, a0
gfx900 v_min_i32_e32 v30, s28, v239 glc
gfx900 s_nor_b32_e64 s24, 34, ttmp7
gfx900 v_subrev_u16_e32 v216, |v139|, v145
gfx900 v_interp_p1_f32_e32 v134, v42, 1.1
gfx900 v_mad_mix_f32 v170, sext(|s34|), v168, 2 op_sel:[1,1,1]
gfx900 v_subb_co_u32_e32 v82, vcc, v48, v152, vcc gds
gfx900 v_subb_co_u32_e32 1e-10, vcc, v106, v59, vcc
gfx900 v_mul_f32_e32 v189, v148, v11 glc
gfx900 s_max_u32 s35, |s85|, s4
gfx900 v_lshrrev_b32_e32 v44, v204
gfx900 v_cndmask_b32_e32 v34, v19, v32, a0
gfx900 v_mul_legacy_f32_e32 s[1:2], 19, v84
gfx900 s_xor_b32 s[6:9], 0, s1
gfx900 v_madak_f32 s[0:1], ttmp10, v74, 0xe93fce11
gfx900 s_atomic_add_x2 s[76:77], v0, -0x3d356
gfx900 s_add_u32 s0, s0, s0 slc
gfx900 v_add_co_u32_e32 v136, vcc, s0, v8 glc
gfx900 v_sub_u32_e32 v89, v[0:1], v17
gfx900 v_mad_mixlo_f16 v3, |s82|, s[0:1], -v213 op_sel:[1,0,0] clamp
gfx900 buffer_load_sbyte_d16 v72, off, ttmp[8:11], 0 offset:1090 glc, -32769
gfx900 s_lshr_b32 s43, s70, s39 lds
gfx900 v_cvt_u32_f32_e32 v37, a0
gfx900 v_mul_f32_e32 v104, [s2,s3], v0
gfx900 v_mul_f32_dpp v104, v55, v38
gfx900 v_cndmask_b32_e32 v20, v64, -v112, vcc
gfx900 v_mul_u32_u24_e32 v63, 0.15915494, v223, v125
gfx900 v_add_u32_e32 v6, 0xd3e9441d, v223 row_mirror
gfx900 v_subrev_f32_e32 v32, s6, v65 neg_lo:[1,0]
gfx900 s_call_b64 m0, 58490
gfx900 v_sub_f32_e32 v128, s64, v[3:6]
gfx906 v_sub_f32_e32 s[6:9], v139, v48
gfx906 s_cmpk_lt_u32_sdwa s59, 0x6dfc
gfx906 v_max_u16_e32 v131, a0, v12
gfx906 s_ashr_i32 s9, 2, 0x3ff0000000000000
gfx906 v_add_u16_e32 v2, 6
gfx906 v_sub_f32_e32 v225, s16, v80 offen
gfx906 exp pos3 off, off, 0x3c00, off done compr
gfx906 s_lshl_b32 s0, v[0:1], s0
gfx906 v_cndmask_b32_e64 v20, s68, v18, vcc
gfx906 v_interp_mov_f32_sdwa v119, invalid_param_53, attr52.z
gfx906 v_lshrrev_b32_e32 v140, v192, ttmp0
gfx906 v_addc_co_u32_e32 v22, vcc, s10, v218, [v0,v1]
gfx906 v_mul_legacy_f32_e32 v0, v170, s102
gfx906 v_pk_fma_f16 v168, v98, v209, -0x80000001 op_sel_hi:[1,1,0] neg_lo:[0,1,0]
gfx906 v_interp_mov_f32_e32 v49, invalid_param_145, attr31.w, -4.0
gfx906 v_sub_f32_e32 v42, v4, 1e10
gfx906 s_call_b64 v256, 12491
gfx906 v_max_f16_e32 v97, sext(v92), v164
gfx906 v_interp_p1_f32_e32 v44, 65536.0, attr45.y
gfx906 v_subrev_co_u32_e32 [v0,v1], vcc, m0, v196
gfx906 v_madmk_f16 s101, s80, 0xd3a65925, v32
gfx906 v_cndmask_b32_e32 ttmp12, v115, v36, vcc
gfx906 v_subrev_f16_e32 v0, v21, 1.1
gfx906 v_interp_p1_f32_e32 v241, v67, attr48.x compr
gfx906 s_cmpk_lg_u32 sext(s73), 0x4679
gfx906 v_cndmask_b32_e32 v160, s46, s101, vcc
gfx906 v_mul_f16_e32 v37, a0, v36
gfx906 v_add_u32_e32 v51, v247, |v128|
gfx906 v_max_u16_e32 v150, sext(src_lds_direct), v56
gfx906 v_lshlrev_b32_dpp v175, v153, v229
gfx906 v_min_i32_e32 m0, 2.0, v21
gfx906 s_bitcmp0_b32 14, 0.15915494, 40
gfx906 v_add_f32_e32 v80, xnack_mask, v68
gfx906 v_cndmask_b32_e32 v32, 0x3ff0000000000000, v200, vcc
gfx906 v_add_f16_e32 v138, v228, v179 neg_lo:[1,0]
gfx906 v_max_i16_e32 xnack_mask, v8, v65
gfx906 v_interp_mov_f32_e32 invalid_param_9, attr15.z
gfx906 v_madak_f32 v1, 0.15915494, s[4:7], 0xbfbfb61a
gfx906 v_or_b32_e32 v33, s0, lds_direct
gfx906 s_add_i32 s57, flat_scratch_lo, [v0,v1]
gfx906 v_madak_f32 v1, s64, v100, v[3:6]
gfx906 s_cmpk_lg_i32_sdwa s23, 0x8e69
gfx906 v_cndmask_b32_e32 -32769, s28, v84, vcc
gfx906 v_sub_f16_e32 v32, v[255:256], v16
gfx906 v_max_u32_e32 v135, s78, v184, 1.1
gfx906 v_sub_co_u32_e32 v32, lds_direct, s18, v20
gfx906 v_subrev_f16_e32 v0, v130, -16
gfx906 v_subrev_u16_e32 v249, v[3:6], v136
gfx906 s_min_i32 0, s64, s16
gfx906 s_setreg_imm32_b32 s[2:3] 28, 19), 0x1c888481
gfx906 v_ldexp_f16_e32 v217, v70, s[4:7]
gfx906 v_mul_i32_i24_e32 v160, s0, v0, 0.5
gfx906 v_mul_legacy_f32_e32 v20, src_shared_base, v82, v48
gfx906 v_xor_b32_e32 v226, s[2:3], v89
gfx906 v_subb_co_u32_e32 v75, vcc, v199, v113, 0x10000
gfx906 v_rndne_f32_e32 xnack_mask, s78
gfx906 v_mul_f32_dpp v151, v115, v191
gfx906 v_max_i16_e32 0xffffffff, v221, v177
gfx906 v_madak_f32 v161, v161, ttmp0, 0xb0e4e25e
gfx906 v_mul_i32_i24_e32 v25, v4, v9 idxen
gfx906 v_cndmask_b32_e32 v0, s64, v20
gfx906 v_mul_legacy_f32_e32 v128, v[3:6], v40
gfx906 s_cmpk_lt_i32 s102, 0x1041
gfx906 s_cmpk_gt_u32 s22, 0x3b54 lds
gfx906 s_call_b64 27557
gfx906 v_subrev_f16_e32 v24, s64, v160 offset0:1
gfx906 tbuffer_load_format_xyzw v[128:131], off, s[32:35], s0 format:[BUF_DATA_FORMAT_32_32_32] offset:595 glc row_mirror
gfx906 v_interp_p1_f32_dpp v165, v246, attr38.y
gfx906 v_madmk_f16 v208, 48, 0xe9e1025f
gfx906 s_and_b32 s7, 53, s64 clamp
gfx906 v_cndmask_b32_e32 v28, src_shared_base, s40, v6, vcc
gfx906 v_lshlrev_b16_e32 sext(v67), v171, v53
gfx906 v_interp_p2_f32_e32 v153, v22, ttmp12
gfx906 s_andn2_b32 s32, s5, s18 high
gfx906 v_lshlrev_b32_e32 s[4:7], s58, v240
gfx906 v_subrev_u16_e32 v2, 0, v1 op_sel_hi:[0,0]
gfx906 v_sub_f16_e32 v121, -0.5, s[1:2]
gfx906 v_madak_f16 -32769, v90, v115, 0x7c6fc74f
gfx906 v_sub_f16_dpp v136, s10, v161
gfx906 v_cndmask_b32_e32 s[2:3], v65, s10, v88, vcc
gfx906 s_rfe_restore_b64 s[1:2], s35
gfx906 s_buffer_load_dwordx4 s[8:11], ttmp[4:7], s100 offset:0x1800 slc
gfx906 v_add_co_u32_e32 vcc, v0, v0
gfx906 v_ashrrev_i32_e32 v156, xnack_mask, v134
gfx906 v_mul_u32_u24_e32 v201, s31, 0.5
gfx906 v_xnor_b32_e32 v69, src_flat_scratch_base_hi, 0xffffffff
gfx906 v_cndmask_b32_e32 m0, v34, v254, vcc
gfx906 v_max_f16_e32 v67, s10, ttmp12
gfx906 v_sub_co_u32_e32 [v0,v1], vcc, 31, v175
gfx906 v_max_u16_e32 v43, v186, ~0
gfx906 v_cmp_gt_i32_e32 vcc, s[1:2], v109
gfx906 v_add_co_u32_e32 v218, vcc, -src_flat_scratch_base_lo, v240
gfx906 v_mul_u32_u24_e32 v0, 1, v144 dst_sel:BYTE_1
gfx906 s_subb_u32_sdwa s21, s8, s38
gfx906 v_mul_u32_u24_e32 v43, s80, v59 lds
gfx906 v_subrev_u32_e32 v147, s24, [s2,s3]
gfx906 s_atomic_swap s88, s[30:31], [s2,s3]
gfx906 v_mul_hi_u32_u24_e32 v61, v193
gfx906 v_or_b32_e32 v33, v6
gfx906 exp param15 v196, v59, v151, v72 done vm mul:3
gfx906 s_orn2_b32 s66, s84, s[4:7]
gfx906 global_atomic_inc_x2 src_shared_base, v[20:21], off offset:1558 slc
gfx906 exp param29 v133, off, v121, ttmp0, off
gfx906 v_lshrrev_b32_e32 xnack_mask, v98, v201
gfx906 v_addc_co_u32_e32 v140, vcc, v209, vcc
gfx906 s_ashr_i64 s[72:73], s[1:2], s72
gfx906 s_mul_hi_i32 s99, s75, -1.0 compr
gfx906 s_lshl1_add_u32 s50, 60, v[0:1]
gfx906 v_subb_co_u32_e32 v75, vcc, v199, v113, vcc op_sel_hi:[0,0]
gfx906 v_interp_p1_f32_e32 ~0, v89, attr58.x
gfx906 exp invalid_target_25 v13, v13, off, off compr vm idxen
gfx906 s_cmpk_lg_i32 s94, 0.15915494
gfx906 v_mul_u32_u24_e32 s0, 8, v16
gfx906 v_sub_f16_e32 exec, s35, v189
gfx906 v_min_i16_e32 v217, off, v90
gfx906 v_sub_co_u32_e32 s[0:2], vcc, s17, v233
gfx906 v_lshrrev_b32_e32 v73, 2, vcc
gfx906 tbuffer_store_format_d16_xyz v[9:10], off, s[0:3], sext(s32) format:[BUF_DATA_FORMAT_INVALID,BUF_NUM_FORMAT_SINT] offset:350 slc
gfx906 v_interp_mov_f32_e32 ttmp0, invalid_param_9, attr15.z
gfx906 v_min_f16_e32 65, src_flat_scratch_base_hi, v125
gfx906 s_addk_i32 sext(s81), 0x73a2
gfx906 s_cselect_b64 s[100:101], -8, 32 neg_lo:[1,0]
gfx906 exp invalid_target_11 v32, v150, -|off|, off vm
gfx906 v_min_u32_e32 v128, s102, v9
gfx906 v_subrev_f16_e32 v17, s64, v16 offen
gfx906 v_cndmask_b32_e32 v47, xnack_mask, v141, vcc
gfx906 v_sub_f16_e32 -|v145|, 5, v134
gfx906 v_cmpx_le_u32_e32 vcc, v70, 1+1
gfx906 s_add_u32_sdwa s75, 32, s57
gfx906 s_flbit_i32_b32 0.15915494, ttmp10
gfx906 v_madmk_f16 v40, v140, 0xe3ad94ac, 65536.0
gfx906 s_cmpk_gt_i32 s11, s[0:2]
gfx906 v_cndmask_b32_e32 v106, v129, v32, vcc mul:2
gfx906 v_subbrev_co_u32_e32 v251, vcc, ttmp[0:1], v30, vcc
gfx906 v_subrev_u32_e32 v221, 42, -|v105|
gfx906 v_cmpx_ge_u16_e32 -vcc, s22, v85
gfx906 s_add_i32_e64 s34, s66, s32
gfx906 s_atomic_or s24, s[2:3], s63 idxen
gfx906 v_sub_f32_e32 v0, s11, v20 compr
gfx906 s_cmpk_ge_u32 s40, 0xc278 slc
gfx906 s_addc_u32 s44, s8, s95 neg_lo:[1,0]
gfx906 s_cselect_b32 v[0:1], s42, s34, s64
gfx906 v_cndmask_b32_e32 v71, sext(s34), v192, vcc
gfx906 v_mul_u32_u24_e32 v64, s4, 65536.0
gfx906 v_sub_f16_e32 v17, s9, 1.1
gfx906 v_mul_legacy_f32_e32 v74, v32, v196, m0
gfx906 v_mul_f32_e32 v1, v190, -0x80000001
gfx906 v_madmk_f32 27, 0x7d667179, v118
gfx906 v_cndmask_b32_e32 v224, v77, v73, m0
gfx906 v_interp_mov_f32_e32 v220, invalid_param_52, attr55.y quad_perm:[0,1,2,3]
gfx906 v_interp_p1_f32_e32 s[6:9], v25, attr47.z
gfx906 exp v74, off, off done compr vm
gfx906 v_mac_f32_e32 v134, s16, ttmp12
gfx906 s_lshl4_add_u32 ~0, 55, ttmp6
gfx906 v_subb_co_u32_e32 v43, vcc, 0x10000, v207, vcc
gfx906 v_log_legacy_f32_e32 v146
gfx906 v_sub_f16_e32 v244, off, v234
gfx906 v_mul_legacy_f32_e32 0.15915494, s13, v136
gfx906 s_cmpk_le_u32_dpp s65, 0xb444
gfx906 s_addc_u32_sdwa s68, s2, s0
gfx906 s_orn2_saveexec_b64_e64 s[62:63], 3
gfx906 v_add_f32_e32 1e10, s80, v64
gfx906 v_fmac_f32_e32 v192, v69, v128 gds
gfx906 v_mul_legacy_f32_e32 v205, v15, vcc
gfx906 tbuffer_load_format_xyzw |v[25:28]|, off, s[40:43], s63 offset:3220 glc
gfx906 s_buffer_load_dwordx16 s[4:19], s[32:35], ttmp5 slc
gfx906 s_bfm_b32 s24, s24, m0, 0
gfx906 v_lshrrev_b32_e32 v140, v192
gfx906 s_pack_ll_b32_b16 64, 24, ttmp6
gfx906 v_min_i32_e32 v0, s[0:2], v4
gfx906 v_interp_p1_f32_e32 -0x80000001, v29, attr31.y
gfx906 v_mul_u32_u24_e32 v16, 64, v[0:1]
gfx906 v_madak_f32 v232, 44, s[0:2], v154, 0x17845c12
gfx906 v_cndmask_b32_e32 v0, s16, v[3:6], vcc
gfx906 s_atomic_or v255, s[12:13], 0x930cd glc
gfx906 v_subrev_co_u32_e32 v45, vcc, v161, src_shared_base
gfx906 v_cndmask_b32_e32 src_shared_base, v64, v25, vcc
gfx906 v_lshlrev_b32_e32 v105, -|v20|, v246
gfx906 v_cmp_le_u64_e32 vcc, s[54:55]
gfx906 v_mul_legacy_f32_e32 0.15915494, v193, v72
gfx906 s_add_u32 s8, -8, s29, v256
gfx906 v_madmk_f16 v18, s4, 0xd3cd47ed
gfx906 v_mul_i32_i24_e32 [v0,v1], s98, v9
gfx906 s_add_u32 s80, sext(s40), ttmp4
gfx906 exp invalid_target_11 v46, v46, v90, s[6:9] compr vm
gfx906 v_interp_p2_f32_e32 v50, attr18.x
gfx906 v_xnor_b32_e32 v214, v71, -|v249|
gfx906 v_cndmask_b32_e32 v0, 1e-10, s96, v37, vcc
gfx906 v_cndmask_b32_e32 v4, v16, v24, -vcc
gfx906 v_madmk_f16 v79, 0, v170, 0xbedbd7d3, v199
gfx906 v_add_f32_e32 v188, s[0:1], v113
gfx906 s_cmpk_lg_u32 s73, 0x4679 offen
gfx906 v_mul_lo_u16_e32 v8, v144
gfx906 s_cmpk_lg_u32 0x3ff0000000000000, s73, 0x4679
gfx906 v_cndmask_b32_e32 v4, s0, v5, s[0:1]
gfx906 exp invalid_target_21 off, off, 64, off done vm
gfx906 v_sub_f16_e32 vcc, s2, v16
gfx906 exp invalid_target_29 v0, v24, off, v64 vm glc
gfx906 v_cndmask_b32_e32 s[4:7], v136, s4, v113, vcc
gfx906 v_cndmask_b32_e32 v6, s0, v0, 0x3c00
gfx906 s_add_u32 s40, 32, s2 mul:2
gfx906 v_madak_f32 v2, v2, 0xbede203f
gfx906 v_min_f16_e32 v178, v239, v184 idxen
gfx906 v_sub_f16_dpp v106, s9, v185
gfx906 v_or_b32_e32 v129, v160, s[0:1]
gfx906 s_lshr_b32 ttmp6, |18|, src_private_base
gfx906 v_interp_p2_f32_e32 v[255:256], v43, attr26.w
gfx906 exp param5 v246, v11, off, v215 done mul:2
gfx906 exp -|param26| off, v194, off, off compr vm
gfx906 v_lshlrev_b32_e32 v0, 12, v174 vm
gfx906 s_cmp_lt_i32 src_private_base, v256
gfx906 v_add_f32_e32 v0, s0, -0x80000001
gfx906 s_store_dword s60, 0x100000000, s0 offset:0x970b1 glc
gfx906 v_subrev_u32_e32 v121, v160, v98 neg_lo:[1,0]
gfx906 v_subrev_u32_e32 v105, v151, 0x100000000
gfx906 v_cndmask_b32_e32 v7, v0, v135, [v0,v1]
gfx906 v_madmk_f32 v55, s31, 0xbfcfaf22, v15 high
gfx906 exp param14 off, 64, v0, off vm
gfx906 v_cmpx_lt_f32_e32 vcc, v8, v59, v0
gfx906 v_cndmask_b32_e32 v5, s33, v130, 1e-10
gfx906 exp invalid_target_11 off, off, 1.1, v33 compr
gfx906 v_subrev_u16_e32 v58, s[6:9], v123
gfx906 v_sub_u32_e32 v119, [v0,v1], v141
gfx906 v_madmk_f16 v0, s0, 0xba7a2253, ttmp[0:1]
gfx906 v_min_f16_e32 s74, v3
gfx906 v_max_u16_e32 v91, |v228|, v118
gfx906 v_mul_u32_u24_e32 v97, s52, ttmp[0:1], v8
gfx906 s_call_b64_sdwa s[94:95], 53575
gfx906 v_max_u16_e32 m0, s91, v16
gfx906 v_add_f32_e32 v172, s78, -32769
gfx906 v_subb_co_u32_e32 v112, vcc, s[6:9], v32, vcc
gfx906 s_cselect_b32 -|s80|, 6, s68
gfx906 v_max_i32_e32 v24, 28, s[1:2]
gfx906 v_interp_mov_f32_e32 v119, sext(invalid_param_53), attr52.z
gfx906 v_madak_f32 a0, s34, v177, 0x8ecd56b3
gfx906 v_cndmask_b32_e32 v16, s100, v40, src_shared_base
gfx906 v_max_f16_e32 1e-10, v49, v54
gfx906 v_lshrrev_b32_e32 v[255:256], v48, s49, v72
gfx906 v_cmp_nge_f16_e32 65, v234, v70
gfx906 v_add_co_u32_e32 v10, s0, v4, v37
gfx906 v_sub_u32_e32 v100, v[255:256], v238
gfx906 tbuffer_store_format_xy v[68:69], [v0,v1], off, s[48:51], s0 format:[BUF_DATA_FORMAT_10_10_10_2,BUF_NUM_FORMAT_SNORM] offset:900 glc slc
gfx906 v_subrev_u16_e32 1.1, s36, v168
gfx906 v_cmpx_nge_f16_e32 vcc, s56, v2 slc
gfx906 v_lshrrev_b16_e32 v101, v56, s102
gfx906 v_mul_u32_u24_e32 s[6:9], v56, v213
gfx906 v_rcp_f16_e32 v210, v[3:6]
gfx906 s_bitcmp1_b64 m0, 19
gfx906 v_lshrrev_b32_e32 v225, s24, v207 src0_sel:WORD_1
gfx906 s_cmpk_eq_u32 s10, 0x3fc7, s102
gfx906 s_setreg_b32 hwreg(46, 8, 4), 0.15915494
gfx906 v_xnor_b32_e32 v178, v0, s102, v67
gfx906 v_mul_legacy_f32_e32 m0, s2, v101
gfx906 v_sub_co_u32_e32 v218, vcc, v187, s102
gfx906 v_sub_u16_e32 v210, [s2,s3], v8
gfx906 s_pack_lh_b32_b16 s68, s53
gfx906 v_interp_p1_f32_e32 v28, v183, attr54.z slc
gfx906 v_mul_legacy_f32_e32 v138, s0, 0xffffffff
gfx906 v_mul_f32_e32 v12, s64, sext(v18)
gfx906 v_cndmask_b32_e32 v64, s7, 0.5, vcc
gfx906 v_add_u32_e32 ttmp[0:1], v181, v9
gfx906 s_movk_i32 s34, -0x80000001, 0x4ffb
gfx906 exp -17 off, off, off, off done compr vm
gfx906 v_sub_co_u32_e32 v87, 0x100000000, s17, v233
gfx906 s_cmpk_lg_i32_dpp s0, 0x28a8
gfx906 v_lshrrev_b32_e32 1e-10, v169, v68
gfx906 s_setreg_imm32_b32 hwreg(35, 10, 21), -|0x5848851d|
gfx906 s_ashr_i32 s4, v[0:1], s16
gfx906 v_madmk_f32 v202, v256, 0xc1f2f8f5, v198
gfx906 s_cmpk_lt_u32 sext(vcc_lo), 0xc024
gfx906 v_cndmask_b32_e32 v3, s101, s32, v136, vcc
gfx906 v_cmp_u_f64_e32 exec, -6, v[169:170]
gfx906 v_madmk_f32 v55, s31, 0xbfcfaf22, s[0:2]
gfx906 v_sub_f16_e32 1e10, -0.5, v180
gfx906 v_interp_mov_f32_e64 v206, invalid_param_78, attr28.y
gfx906 v_max_i16_e32 -16, 37, v197
gfx906 v_interp_mov_f32_e32 vcc_lo, v42, invalid_param_135, attr0.z
gfx906 v_interp_p2_f32_e32 v155, v196, |attr44.w|
gfx906 v_madmk_f32 v202, 3, 0xc1f2f8f5, v198, -4.0
gfx906 v_max_f16_e32 s0, v129
gfx906 v_cndmask_b32_e32 v220, -17, v36, vcc
gfx906 s_add_i32 64, s0, s2
gfx906 v_xnor_b32_dpp v232, v214, v108
gfx906 s_max_u32 ~0, s63, -10
gfx906 v_lshlrev_b32_e32 v109, 6, -v16
gfx906 v_and_b32_e32 |v128|, 0, v36
gfx906 v_lshrrev_b32_e32 v208, 43, v159 compr
gfx906 v_lshlrev_b32_e32 v242, 21, ttmp12
gfx906 s_cmpk_lt_u32 v[3:6], s94, 0xc6d4
gfx906 s_xnor_b64 -s[16:17], s[0:1], s[32:33]
gfx906 v_max_u32_e32 s101, s78, v184
gfx906 s_add_i32 s16, [v0,v1], s4
gfx906 v_cndmask_b32_e32 v8, v36, v32, vcc src0_sel:WORD_1
gfx906 s_buffer_load_dwordx16 lds_direct, s[32:35], s32
gfx906 v_madak_f32 v18, 32, |v34|, 0xd2eef139
gfx906 v_add_u16_e32 v204, s[6:9], v135
gfx906 v_min_u32_e32 v72, 16, v0 row_mirror
gfx906 v_mul_hi_u32_u24_e32 -16, v188, v11
gfx906 v_mul_u32_u24_e32 v56, v60
gfx906 v_cndmask_b32_e32 v128, s70, 0x3c00, vcc
gfx906 v_madmk_f32 v32, v11, 0xbee7c79d, sext(v42)
gfx906 tbuffer_store_format_xy v[29:30], 0, s[80:83], s67 format:[BUF_DATA_FORMAT_32_32_32_32,BUF_NUM_FORMAT_UINT] offset:1153 glc
gfx906 v_min_f32_e32 1e-10, v164, 18, v17
gfx906 v_subrev_f32_e32 v41, -|v17|, v16
gfx906 v_mul_legacy_f32_e32 v0, vcc, v233
gfx906 v_mac_f16_e32 v84, v16, 65536.0, v10
gfx906 v_cmpx_t_i64_e32 vcc, 50, v[255:256]
gfx906 s_add_u32 s4, s0, s6 compr
gfx906 v_lshlrev_b16_e32 v0, s14, ttmp0
gfx906 v_min_f32_e32 v102, v120, s[2:3]
gfx906 s_orn2_b64 s[96:97], s[56:57], s[6:9]
gfx906 s_bfm_b32 -16, s0, s56
gfx906 s_buffer_load_dwordx2 s0, s[16:19], 0x532ec
gfx906 v_mul_f16_e32 64, 0, v8
gfx906 v_lshrrev_b32_e32 sext(v140), v192, v128
gfx906 s_pack_lh_b32_b16_dpp s78, s60, s1
gfx906 v_cndmask_b32_e32 v130, v226, v65, s102
gfx906 v_min_f32_e32 v20, 36, xnack_mask
gfx906 v_cndmask_b32_e32 v32, s17, v70, exec, vcc
gfx906 s_cmpk_ge_i32 s78, 0xd3c1 offen
gfx906 v_sub_f32_e32 65, s0, v8
gfx906 v_cmp_gt_u16_e32 vcc, xnack_mask, v170
gfx906 v_madak_f16 v26, 16, xnack_mask, 0xc548b9fc
gfx906 s_bfm_b32 a0, src_private_limit, 57
gfx906 v_cmp_ngt_f64_e32 vcc, s[48:49], -|v[86:87]|
gfx906 v_mul_u32_u24_e32 v[3:6], 1, v144
gfx906 v_min_u32_e32 lds_direct, s57, v104
gfx906 v_add_f32_e32 0x100000000, v12, v64
gfx906 exp param9 v13, off, v0, off done vm offset0:1
gfx906 v_add_f16_e32 v219, v133, v149 offen
gfx906 exp param6 off, v249, off, 0.15915494 done compr vm
gfx906 v_subrev_f16_e32 v17, sext(s64), v16
gfx906 s_atomic_swap_dpp s67, s[100:101], s91
gfx906 v_madak_f32 -0x80000001, v161, v0, 0xb0e4e25e
gfx906 s_add_u32 v256, 1, s0
gfx906 v_sub_u32_e32 v100, v24, ttmp0
gfx906 v_interp_p2_f32_dpp v84, v109, attr36.z
gfx906 s_cmpk_eq_i32_e64 s40, 0xc492
gfx906 s_cmpk_ge_i32_e64 s69, 0x59e3
gfx906 s_add_u32 s64, s3
gfx906 v_max_i16_e32 v73, sext(v112), v12
gfx906 v_min_f16_e32 v178, v239, m0
gfx906 v_min_f16_e32 src_shared_base, v86, v106
gfx906 v_subrev_f16_e32 v161, s0, s101
gfx906 v_lshlrev_b32_dpp v109, 6, v16
gfx906 exp invalid_target_11 v240, off, v2, v2 compr vm lds
gfx906 v_add_u16_e32 v0, vcc_lo, |v160|
gfx906 s_cselect_b32 sext(s76), 21, 52
gfx906 v_cmp_ngt_f32_e32 vcc, 0x3ff0000000000000, v35
gfx906 s_max_u32 ttmp11, s63, -10 idxen
gfx906 v_interp_mov_f32_e32 v58, invalid_param_135, sext(attr54.w)
gfx906 v_cmpx_le_u64_e32 |vcc|, 39, v[134:135]
gfx906 v_ashrrev_i32_e32 v16, v108, v0, 65
gfx906 s_cmp_eq_u64 37, s[48:49], s[4:7]
gfx906 s_sub_i32 s24, 1, [v0,v1]
gfx906 s_atc_probe 36, exec, |s58| offset:0x2c32a
gfx906 v_cmpx_lg_f32_e64 v[255:256], s64, s18 clamp
gfx906 s_mulk_i32 1.1, 0xac0f
gfx906 v_add_f32_dpp s0, -|v103|, -|v58| quad_perm:[1,3,2,2] row_mask:0x1 bank_mask:0x6
gfx906 v_mul_u32_u24_e32 0x3ff0000000000000, v124, v103
gfx906 s_load_dword s80, s[92:93], ttmp13 glc vm
gfx906 s_bcnt0_i32_b32 0x3c00, s42
gfx906 s_addk_i32 v[255:256], 0xb30d
gfx906 exp_dpp param18 off, off, off, v75 compr
gfx906 v_lshrrev_b32_e32 64, s65, v0
gfx906 v_min_i32_e32 v116, s94, 65
gfx906 v_cndmask_b32_e32 v8, 8, v40, lds_direct
gfx906 v_frexp_mant_f16_e32 v125, v[3:6]
gfx906 s_cselect_b32 s0, s0, s4, 1
gfx906 v_add_f32_e32 src_shared_base, v80, s32, v68
gfx906 v_min_f32_e32 off, v193, v54
gfx906 exp 1e-10 off, off, off, v239
gfx906 v_interp_p2_f32_e32 v161, v23, s102
gfx906 v_min_u16_e32 v243, v213, v206 vm
gfx906 s_cmpk_gt_u32 s[2:3], 0xbbd8
gfx906 s_sub_u32_dpp s67, 22, 4
gfx906 buffer_atomic_xor v51, off, s[88:91], s71 offset:1789 offen
gfx906 v_add_f32_e32 v28, s24, v19 clamp
gfx906 v_mul_f16_e32 v179, 17, |v81|
gfx906 s_orn2_b32 s66, s84
gfx906 exp invalid_target_20 v231, off, off, v[255:256] compr
gfx906 v_subrev_f16_e32 -16, ttmp8, v137
gfx906 v_cndmask_b32_e32 0.15915494, s34, v192, vcc
gfx906 v_madak_f16 v147, 0.5, s[0:1], 0xdb2d28fe
gfx906 exp v[3:6] off, off, off, v30
gfx906 v_cndmask_b32_e32 v0, v[255:256], v0, vcc
gfx906 v_subrev_f32_e32 v19, 1
gfx906 s_cmpk_le_u32 s93, 0x5f26 offen
gfx906 v_sub_f16_e32 |v18|, s80, v15
gfx906 v_max_i16_e32 1e10, s11, v250
gfx906 v_sub_f32_e32 v34, v1, 0xffffffff
gfx906 v_interp_p2_f32_e32 v79, v140
gfx906 v_sub_f32_e32 0, v148, v24
gfx906 exp invalid_target_25 off, v86, v22 compr
gfx906 v_or_b32_e32 v129, v160, 1+1
gfx906 exp -0x80000001 v29, v247, off, v97 done
gfx906 v_mul_legacy_f32_e32 v32, v136, -v10
gfx906 s_lshl_b32 s0, s0
gfx906 v_cndmask_b32_e32 v6, |s0|, v0, vcc
gfx906 v_subrev_u32_e32 -4.0, v160, v98
gfx906 v_max_f32_e32 v1, -s80, v68
gfx906 v_lshrrev_b32_e32 0x3ff0000000000000, s16, v137
gfx906 v_subbrev_co_u32_e32 v25, vcc, 0x3ff0000000000000, v189, vcc
gfx906 s_ashr_i64_e64 s[72:73], s[96:97], s72
gfx906 s_getreg_b32 s15, 1.1 28, 27)
gfx906 v_mac_f16_e32 v112, v90, lds_direct
gfx906 v_interp_mov_f32_e32 v17, invalid_param_173, v[255:256], attr17.w
gfx906 exp -16 v40, off, off, v46 done compr
gfx906 v_ashrrev_i16_e32 ~0, s16, v208
gfx906 exp param15 v196, |v59|, v151, v72 done vm
gfx906 v_add_f32_e32 v168, s26, v169 dst_sel:BYTE_1
gfx906 s_waitcnt vcc expcnt(4) lgkmcnt(12)
gfx906 v_mul_u32_u24_e32 v59, v219, s[4:7]
gfx906 s_andn2_b32 s32, s5, s18 glc
gfx906 s_cselect_b32 0x3c00, s4, 1
gfx906 v_mul_f32_e32 v1, v190, [s2,s3]
gfx906 v_min_i32_e32 v156, 33, v36 addr64
gfx906 v_subrev_f32_e32 v8, s36, sext(v128)
gfx906 v_or_b32_e32 s[4:7], s40, v66
gfx906 v_mul_f16_e32 v48, s[1:2], v43
gfx906 v_xnor_b32_e32 0.5, src_flat_scratch_base_hi, v239
gfx906 v_min_f32_e32 v48, -16
gfx906 v_interp_mov_f32_e64 v62, invalid_param_174, attr49.x
gfx906 v_interp_mov_f32_e32 v17, attr17.w
gfx906 v_xnor_b32_e32 v239, -0x80000001, v238
gfx906 v_mul_u32_u24_e32 v219, v137, s[2:3]
gfx906 v_add_u16_e32 v144, s30, 1.1
gfx906 s_buffer_atomic_and s40, s[0:3], s64 offset:0xeb445 done
gfx906 v_mul_u32_u24_e32 v212, s36, v256
gfx906 s_max_u32 s71, s34, lds_direct
gfx906 v_ashrrev_i32_e32 [v0,v1], s12, v160
gfx906 v_sub_f32_e32 v161, v39, s101
gfx906 exp 0.15915494 off, off, v233, off done compr
gfx906 v_mul_hi_i32_i24_e32 s[4:7], v149, v131
gfx906 s_nop s[6:9]
gfx906 s_xor_b64 s[0:1], 20, s[0:1] addr64
gfx906 v_subrev_u16_e32 v85, v43, v187 lds
gfx906 v_cndmask_b32_e32 v8, v64, vcc
gfx906 s_movk_i32 xnack_mask_hi, 0x10000
gfx906 v_sub_u16_e32 -|v210|, v38, v8
gfx906 v_add_u32_e32 [s2,s3], v122, v148
gfx906 v_or_b32_e32 0xffffffff, s68, v138
gfx906 v_mul_f16_e32 v204, s80, 1e10
gfx906 v_interp_p2_f32_e32 v183, 1e10, attr63.x
gfx906 v_add_f32_e32 v8, 0, |v0|
gfx906 exp mrt2 off, off, -0x80000001, v196 compr
gfx906 v_addc_co_u32_e32 |v132|, vcc, ttmp3, v21, vcc
gfx906 v_frexp_mant_f64_e32 v[91:92], m0
gfx906 s_cmpk_ge_u32_dpp s101, 0xd72e
gfx906 v_addc_co_u32_e32 v140, vcc, v4, 1.1, vcc
gfx906 v_madak_f32 xnack_mask, v97, v1, 0xd1a4380a
gfx906 v_cmpx_ne_i32_sdwa vcc, s70
gfx906 s_store_dword s[0:1], s[22:23], -0xc08fe
gfx906 v_lshrrev_b16_e32 v114, vcc, v114
gfx906 s_bitcmp0_b32 s[6:9], s92
gfx906 s_xor_b32 s32, ttmp1, s102
gfx906 v_mul_u32_u24_e32 v220, s76, -|v51|
gfx906 s_andn1_wrexec_b64 s[8:9]
gfx906 v_mac_f32_e32 v252, s102, v200
gfx906 v_cmp_lt_i32_e32 s[0:1], v206, v56
gfx906 exp invalid_target_25 off, off, v77, v77 done compr vm gds
gfx906 v_cmpx_f_i32_e32 vcc, ttmp0
gfx906 v_subrev_f16_e32 v161, s0, v132 addr64
gfx906 v_sub_f16_e32 v80, 9, -17
gfx906 v_and_b32_e32 v226, v214
gfx906 s_addk_i32 s[2:3], 0x1e61
gfx906 s_setreg_b32 hwreg(35, 7, 6)
gfx906 s_set_gpr_idx_mode 0x100000000
gfx906 v_mac_f32_e32 v[255:256], s61, v252
gfx906 v_cndmask_b32_e32 m0, s28, v84, vcc
gfx906 exp param1 off, off, off, 1.1 vm
gfx906 v_lshrrev_b16_e32 v116, 1e-10, v147, v230
gfx906 v_cndmask_b32_e32 v88, 16, v153, sext(vcc)
gfx906 v_sub_co_u32_e32 v4, vcc, v17, |v52|
gfx906 v_mul_hi_u32_u24_e32 v64, s16, v16, vcc
gfx906 v_mul_lo_u16_e32 v20, v8, sext(v144)
gfx906 s_bfm_b64 s[68:69], -s5, s68
gfx906 s_cmpk_gt_i32 -|s89|, 0x5f49
gfx906 v_ashrrev_i16_e32 v18, s16, -16
gfx906 s_add_i32 s24, s57, lds_direct
gfx906 v_ashrrev_i16_e32 v18, s16, 0x3c00
gfx906 v_min_i16_e32 v73, -13, v256
gfx906 v_sub_co_u32_e32 v233, vcc, v6
gfx906 s_bfm_b32 s27, ttmp5, 58 clamp
gfx906 v_madmk_f16 v118, s[0:2], 0xdca6b2e3, v156
gfx906 v_add_f32_e32 v233, v105
gfx906 s_call_b64 [v0,v1], 11600
gfx906 v_interp_p2_f32_e32 -|v146|, v159, attr47.w
gfx906 v_min_i16_e32 v129, v65
gfx906 v_mul_u32_u24_e32 ~0, s4, v0
gfx906 v_add_co_u32_e32 vcc_lo, vcc, v5, v240
gfx906 v_cmp_eq_f32_e32 sext(vcc), s87, v61
gfx906 v_interp_p1_f32_e32 v177, v58, attr50.x, v255
gfx906 v_add_u32_e32 v[3:6], v66, v1
gfx906 s_lshl4_add_u32 s97, [s2,s3], ttmp6
gfx906 exp param31 off, off, v223, ttmp[0:1] compr vm
gfx906 s_max_u32 s69, s0
gfx906 global_atomic_umax v40, v56, s[2:3] offset:-3477 glc
gfx906 v_cndmask_b32_e32 v128, |s70|, v64, vcc
gfx906 v_madak_f16 v26, s34, 64, 0xbfbd4856
gfx906 v_frexp_mant_f16_e32 v125, a0
gfx906 s_xor_b64 s[14:15], 4, s[60:61] mul:2
gfx906 v_max_f32_e32 v145, v97
gfx906 v_subrev_f32_e32 v19, 1, v0 row_mirror
gfx906 v_mul_legacy_f32_e32 v0, v160, s102
gfx906 s_cmpk_lt_u32 -s33, 0x834c
gfx906 s_setreg_b32 hwreg(35, 7, 6), 0x3ff0000000000000
gfx906 v_sub_f16_e32 v67, s0, a0
gfx906 v_mul_f32_e32 s[0:2], v111, v227
gfx906 v_min_f16_e32 v224, v246, -|v178|
gfx906 v_lshlrev_b16_e32 ~0, s14, v97
gfx906 v_max_i16_e32 v102, s[0:2], v137
gfx906 v_ashrrev_i16_e32 v169, v[3:6], v2
gfx906 v_min_u16_e32 vcc, v208, v192
gfx906 v_max_i16_e32 v231, -4, exec
gfx906 s_sub_i32 -4.0, s14, s72
gfx906 v_sub_f32_e32 v36, s88, v0 gds
gfx906 s_cselect_b32 s10, ttmp[0:1], 19
gfx906 v_mul_u32_u24_dpp v212, s36, v132
gfx906 s_cselect_b64 s[6:9], -8, 32
gfx906 s_sendmsg -52946
gfx906 v_add_u16_e32 1.1, v14, v200
gfx906 v_max_i32_dpp v183, v103, v64
gfx906 v_cmpx_ne_i32_sdwa vcc, s70, v200 src0_sel:BYTE_0 src1_sel:WORD_0, -32769
gfx906 v_ashrrev_i32_e32 v16, sext(v108), v0
gfx906 v_cndmask_b32_e32 v57, 65, v92, vcc
gfx906 v_cndmask_b32_e32 v16, s96, v25, 1e10, vcc
gfx906 s_load_dword 0.15915494, xnack_mask, s5
gfx906 s_xnor_b64 s[22:23], 2.0, [v0,v1]
gfx906 v_subrev_f16_e32 v16, s6, 0.5
gfx906 s_xor_b32 ttmp9, lds_direct, s0
gfx906 s_call_b64 s[6:7], -0x80000001
gfx906 v_addc_co_u32_e32 vcc, v69, v45, vcc
gfx906 v_mul_legacy_f32_dpp v74, v32, v196
gfx906 v_cndmask_b32_e32 v101, v33, v64, vcc src0_sel:WORD_1
gfx906 s_cmovk_i32 s46, 0x2847 done
gfx906 v_interp_p1_f32_e32 v195, v217, attr8.y row_shl:1
gfx906 v_cndmask_b32_e32 v67, sext(s20), v68, vcc
gfx906 s_addc_u32 s68, s[2:3], s0
gfx906 s_cmp_eq_u64 vcc_lo, s[36:37]
gfx906 s_pack_lh_b32_b16 s68, 7, s[6:9]
gfx906 v_cndmask_b32_e64 v4, s97, v16, vcc
gfx906 v_max_i32_e32 0xffffffff, 52, v128
gfx906 s_cmpk_lg_i32 0x100000000, 0xfc4c
gfx906 v_mul_lo_u16_e32 off, v150, v140
gfx906 s_cmpk_ge_i32 s78, s[0:2], 0xd3c1
gfx906 exp invalid_target_11 v46, 0x3c00, v90, v90 compr vm
gfx906 s_sub_u32 s0, 8, 0x3ff0000000000000
gfx906 v_mac_f16_e32 v114, s47
gfx906 s_buffer_load_dword 0x3c00, s[64:67], s62
gfx906 v_fract_f16_e32 v31, v181 glc
gfx906 v_max_u16_e32 -v135, 35, v0
gfx906 v_madak_f16 v26, s34, v34, 0xbfbd4856 row_mirror
gfx906 exp mrtz off, off, off done compr
gfx906 v_add_f32_e32 v0, s[6:9], v24, v228
gfx906 s_load_dword s10, s[2:3], 0x7b72a mul:3
gfx906 s_xor_saveexec_b64 s[90:91], ttmp[12:13] clamp
gfx906 v_sub_f32_e32 v63, s[1:2], s82, v129
gfx906 exp mrt0 v1, off, v8, off done row_mask:0x3
gfx906 v_subrev_co_u32_e32 lds_direct, vcc, v106, v88
gfx906 s_waitcnt -|vmcnt(53)| expcnt(3) lgkmcnt(12)
gfx906 exp v[255:256] off, off, v20, v97 done vm
gfx906 v_cmpx_ne_u16_e32 -|vcc|, v72, v194
gfx906 v_cvt_f64_f32_sdwa v[103:104], 3
gfx906 v_subrev_u16_e32 |v1|, s4, v4
gfx906 exp_dpp mrt2 off, off, v196, v196 compr
gfx906 v_lshlrev_b32_e32 0.15915494, v182, v187
gfx906 v_add_u32_e32 v147, s18, v2 row_mirror
gfx906 v_lshrrev_b32_e32 v152, s16, v137 row_shl:1
gfx906 v_subrev_u32_e32 v0, s9, v136, s101
gfx906 v_cmpx_t_u64_e32 vcc, s[0:2], v[49:50]
gfx906 s_bfe_i32 s8, 0x100000000, ttmp4
gfx906 v_or_b32_e32 v0, |s40|, v66
gfx906 exp invalid_target_24 off, off, off, s102 done
gfx906 v_min_u32_e32 v128, off, s88, v9
gfx906 v_sub_f16_e32 v25, -13, sext(v61)
gfx906 v_sub_co_u32_e32 v152, vcc, v224, s[0:2]
gfx906 exp vcc_lo v254, v254, off, off compr
gfx906 v_madmk_f32 v206, v89, 0xc3d0638a, ttmp12
gfx906 v_cmpx_lg_f32_e64 s64, s18 clamp
gfx906 s_getreg_b32 s100, hwreg(46, 9, 17) row_shl:1
gfx906 s_nor_saveexec_b64 s[58:59], -0x80000001
gfx906 v_cndmask_b32_e32 v192, s80, v2, s[6:9]
gfx906 exp invalid_target_27 off, v193, 1e-10, v59 compr vm
gfx906 v_mul_f16_e32 65536.0, v18, v16
gfx906 v_xor_b32_e32 v32, s40, -|v48|
gfx906 s_rfe_restore_b64 ttmp[6:7], s51 clamp
gfx906 v_sub_f16_e32 s80, v15
gfx906 v_or_b32_e32 s[6:9], s72, v64
gfx906 v_cmpx_f_u64_e32 -32769, v[98:99], v[89:90]
gfx906 s_addc_u32 s1, lds_direct, s4
gfx906 v_min_i32_e32 s[6:9], v37, 6, v146
gfx906 v_cndmask_b32_e32 v108, xnack_mask_lo, v192, vcc src0_sel:WORD_1
gfx906 v_subrev_u32_e32 v1, -0x80000001, v79
gfx906 exp xnack_mask v198, off, v146, off done compr
gfx906 v_cmp_lt_i32_e32 vcc, v206, |v56|
gfx906 s_cmpk_ge_u32 s37, |0xb5c7|
gfx906 s_cmpk_lt_u32 s39, 0xf29a src0_sel:WORD_1
gfx906 v_interp_p2_f32_e32 v79, v194, -16
gfx906 v_max_f32_e32 v1, v256, v68
gfx906 s_bfe_u32 off, ttmp0, s31
gfx906 v_add_co_u32_e32 v165, vcc, v[255:256], v78
gfx906 exp param2 v8, off, v42, s[2:3] done compr
gfx906 s_nor_saveexec_b64 s101, s[94:95]
gfx906 s_cmpk_lt_u32 s94, 0xc6d4, 65536.0
gfx906 v_lshrrev_b32_e32 v52, v68, v0 clamp
gfx906 v_or_b32_e32 v132, s65, v[0:1], v137
gfx906 v_xor_b32_e32 65536.0, v66, v112, v32
gfx906 v_sub_f32_e32 s[2:3], v68, v8
gfx906 v_interp_p1_f32_e32 v23, 65, attr45.x
gfx906 v_subb_co_u32_e32 v206, vcc, v[3:6], v191, vcc
gfx906 s_absdiff_i32_e64 s95, -2.0, -14
gfx906 v_cndmask_b32_e32 v208, v6, v48, v[0:1]
gfx906 v_subrev_u32_e32 v218, v40, v216 slc
gfx906 v_madmk_f16 v0, v[255:256], 0x7d181803, v12
gfx906 v_cndmask_b32_sdwa v2, s74, v20, vcc
gfx906 v_cndmask_b32_e32 v86, s1, s[1:2], vcc
gfx906 v_cndmask_b32_e32 xnack_mask, s16, v134, vcc
gfx906 v_mul_f32_e32 v6, v24, v80 op_sel:[0,1]
gfx906 v_interp_mov_f32_e32 v255, invalid_param_201, attr31.y
gfx906 exp mrt0 off, v160, v234, off done offset:4
gfx906 s_nor_b64 s[32:33], s[0:1], s[0:2]
gfx906 v_cndmask_b32_dpp v0, s81, v9, vcc
gfx906 exp mrt0 v96, off, off, off done slc
gfx906 v_cmp_ngt_f16_e32 v0, 56, v86
gfx906 v_sub_f32_e32 v32, -s11, v132
gfx906 v_madmk_f16 v8, s80, v32
gfx906 v_sub_f32_e32 -0x80000001, v39, v93
gfx906 v_mac_f16_e32 s[2:3], s0, v21
gfx906 v_madmk_f32 v227, s36, 0x7c604209
gfx906 s_cmpk_lg_i32 ttmp3, [s2,s3]
gfx906 v_sub_f32_e32 1+1, v164, v68
gfx906 v_subrev_f16_e32 v164, s70, src_shared_base
gfx906 v_cmp_class_f16_e32 vcc, 6, v105 op_sel_hi:[0,0]
gfx906 v_mul_legacy_f32_e32 v129, s8, a0
gfx906 v_interp_p1_f32_e32 v57, v60, m0
gfx906 s_ashr_i32 xnack_mask_lo, s8, xnack_mask
gfx906 v_interp_mov_f32_e32 v17, invalid_param_173, 0x100000000
gfx906 v_max_f32_e32 v41, a0, v104
gfx906 v_fmac_f32_e32 v192, v69, 64
gfx906 v_rndne_f32_e32 v79, s[4:7]
gfx906 v_mul_legacy_f32_e32 v138, s0, ~0
gfx906 s_andn2_b32 s[1:2], s59, xnack_mask_hi
gfx906 v_or_b32_e32 v256, -2, v208
gfx906 s_cbranch_cdbgsys_and_user a0
gfx906 v_sub_f32_dpp v162, s18, v4
gfx906 exp invalid_target_24 v232, v232, v155, sext(off) done compr vm
gfx906 v_min_u32_e32 v240, v24, ttmp12, v37
gfx906 v_lshrrev_b16_e32 v115, 11, -|v183|
gfx906 v_sub_f16_e32 v168, [v0,v1], v13
gfx906 v_cmp_gt_i32_e32 vcc, v38, -16
gfx906 v_cndmask_b32_e32 v9, s2, ttmp0, vcc
gfx906 v_min_f16_e32 [s2,s3], v129, v217
gfx906 v_madmk_f16 39, 0xbf8a939b, v164
gfx906 s_cmpk_eq_u32 ttmp7, -32769
gfx906 v_min_u32_e32 0, s34, v253
gfx906 s_cselect_b64 s[64:65], s[80:81], 1.1
gfx906 v_cvt_i16_f16_e32 65536.0, v225
gfx906 v_cndmask_b32_e32 v101, v33, vcc
gfx906 s_cmpk_lg_i32 65, 0x28a8
gfx906 v_mul_u32_u24_e32 v48, -0x80000001, s96, v128
gfx906 v_madmk_f16 v52, s0, -0x488e90f9, v198
gfx906 v_lshrrev_b32_e32 v68, -|31|, v19
gfx906 v_cndmask_b32_e32 v8, v256, v177, vcc
gfx906 v_cmp_eq_u64_e32 vcc, s[0:2], src_flat_scratch_base_lo, v[136:137]
gfx906 v_interp_p2_f32_e32 v34, v152, attr12.x addr64
gfx906 v_mul_i32_i24_dpp v4, s16, v8
gfx906 v_mul_legacy_f32_e32 v0, v32, v2 offset:0xffff
gfx906 s_mul_hi_u32 s21, s4, s16 vm
gfx906 v_add_u16_dpp v93, s60, v37
gfx906 v_subrev_f16_e32 v148, v168, v32 neg_lo:[1,0]
gfx906 s_nand_saveexec_b64 vcc_lo, s[22:23]
gfx906 s_add_u32 0x100000000, s32, s32
gfx906 v_madmk_f16_sdwa v0, s0, 0xba7a2253, v81
gfx906 exp s[2:3] off, v233, off, off done
gfx906 v_mul_hi_u32_u24_e32 v64, -s16, v16
gfx906 s_load_dword s0, ttmp3 offset:0x56117
gfx906 v_interp_p1_f32_e32 v138, v67, 1.1
gfx906 v_ashrrev_i16_e32 v152, s65, [v0,v1], v36
gfx906 v_interp_p2_f32_e32 v50, v65, sext(attr18.x)
gfx906 v_madak_f32 v6, v170, v0, s0
gfx906 v_cndmask_b32_e32 v47, s48, v141, s[4:7]
gfx906 v_max_u16_e32 v243, s[4:7], v200
gfx906 v_sub_co_u32_e32 v152, vcc, v224, sext(v116)
gfx906 s_load_dword s91, 0, xnack_mask_lo offset:-0x4cbb9
gfx906 s_buffer_store_dwordx2 1e10, s[84:87], s0 glc
gfx906 v_sub_f16_e32 lds_direct, s0, v136
gfx906 v_xnor_b32_e32 v69, |src_flat_scratch_base_hi|, v239
gfx906 v_interp_mov_f32_e32 v137, attr44.w
gfx906 v_madmk_f16 0.15915494, v10, 0xd067ab9d, v193
gfx906 v_cndmask_b32_e32 v2, s74, v20, vcc dst_sel:BYTE_1
gfx906 v_interp_p2_f32_e32 v254, s[1:2], attr4.w
gfx906 v_subrev_f32_e32 v213, v45, v157 done
gfx906 v_mad_f32 v14, |s6|, sext(|s6|), -s66 clamp
gfx906 s_mul_hi_u32 s68, 61, 38 high
gfx906 v_or_b32_e32 v132, s65, 1.1
gfx906 exp param6 off, v17, 0.5, v22 vm
gfx906 v_cndmask_b32_e32 v4, s97, v16, vcc mul:3
gfx906 v_interp_p2_f32_e32 v14, 65, attr26.w
gfx906 v_mul_legacy_f32_e32 v20, v82, ttmp12
gfx906 v_madmk_f16 v18, s4, v4
gfx906 v_subrev_co_u32_e32 v9, 65536.0, 0.5, v239
gfx906 v_ashrrev_i32_e32 v176, s48, v65 glc
gfx906 v_interp_p2_f32_e32 v85, -v6, attr54.x
gfx906 v_interp_p1_f32_e32 0.5, v85, attr4.x
gfx906 v_min_f16_e32 v178, s[0:1], v184
gfx906 v_add_u32_e32 1+1, s18, v2
gfx906 v_mul_legacy_f32_e32 vcc_lo, v193, v72
gfx906 s_add_i32 s40, 0, -s65
gfx906 v_madak_f32 -32769, 64, v2, 0xbede203f
gfx906 s_store_dword s40, s[22:23], 1e10
gfx906 v_ldexp_f16_e32 -17, v28, v154
gfx906 v_cndmask_b32_e32 v8, -s48, v24, vcc
gfx906 v_interp_p1_f32_e32 v180, v130, attr59.z glc
gfx906 exp invalid_target_24 v232, v232, v155, |off| done compr vm
gfx906 s_cmpk_eq_u32 s11, v[3:6]
gfx906 v_mul_f32_e32 65536.0, v4, v98
gfx906 v_lshrrev_b32_e32 v9, s64, s[1:2]
gfx906 v_sub_f32_e32 v36, s[1:2], v0
gfx906 v_max_i16_e32 a0, v2, 32, v0
gfx906 s_atomic_inc_e64 ttmp7, s[14:15], s98 offset:-0x1428e glc
gfx906 v_subrev_f32_e32 s[0:2], 10, v0
gfx906 v_madmk_f16 v19, 1+1, 0xdc25c1c7, v18
gfx906 v_madak_f16 v61, v90, 0x3ff0000000000000, 0x7c6fc74f
gfx906 v_lshrrev_b32_e32 v144, 1, [v0,v1]
gfx906 v_lshrrev_b32_e32 |v9|, s64, v40
gfx906 v_max_i32_e32 v98, s40
gfx906 v_lshlrev_b32_e32 v14, |s0|, v64
gfx906 ds_wrxchg2st64_rtn_b32 v[86:87], v142, v133, sext(v80) offset0:218 offset1:206
gfx906 s_store_dword_e64 s40, s[22:23], -0xc08fe
gfx906 exp exec v48, v48, v72, off compr vm
gfx906 v_mul_legacy_f32_dpp v26, 41, v0
gfx906 v_cndmask_b32_e32 v130, 5, ttmp12, vcc
gfx906 v_mul_f32_e32 v154, v50, 1+1
gfx906 v_cvt_f32_u32_dpp v144, v232
gfx906 v_cndmask_b32_dpp v14, v148, v136, vcc
gfx906 s_cbranch_cdbgsys_or_user s[1:2]
gfx906 s_cmpk_ge_u32 0xac30
gfx906 v_madmk_f16 v128, s40, -0x80000001, v66
gfx906 v_interp_p2_f32_e32 v27, v202, s[4:7], attr43.w
gfx906 s_buffer_atomic_swap_x2 s[36:37], s[4:7], xnack_mask
gfx906 v_mul_u32_u24_e32 v64, s4, v0 compr
gfx906 v_interp_p1_f32_e32 v21, [s2,s3], attr17.z
gfx906 v_rndne_f32_e32 v79, s78 neg_lo:[1,0]
gfx906 s_flbit_i32_b64 s[0:1], s[38:39]
gfx906 v_interp_p2_f32_e32 v29, v226, -attr15.w
gfx906 exp v47, v248, off done vm
gfx906 v_sub_f32_e32 -v162, s18, v4
gfx906 ds_wrxchg2st64_rtn_b32 s[6:9], v142, v133, v80 offset0:218 offset1:206
gfx906 v_mul_i32_i24_e32 1e10, s80, v72
gfx906 v_addc_co_u32_e32 src_shared_base, vcc, s2, v129, vcc
gfx906 v_madak_f32_e64 v6, s9, v0, 0xbff481ad
gfx906 v_cmpx_gt_f32_e32 vcc, v234, v239, 1e-10
gfx906 tbuffer_load_format_xyzw v[17:20], off, s[32:35], [v0,v1] format:[BUF_DATA_FORMAT_RESERVED_15,BUF_NUM_FORMAT_SNORM] offset:3580
gfx906 v_subrev_f32_e32 1.1, s65, v3
gfx906 v_cndmask_b32_e32 v6, -|v0|, v2, vcc
gfx906 tbuffer_store_format_xy v[29:30], 0, off, s[80:83], s67 format:[BUF_DATA_FORMAT_32_32_32_32,BUF_NUM_FORMAT_UINT] offset:1153 glc
gfx906 s_endpgm 1e-10
gfx906 s_max_u32_e64 s57, s3, s8
gfx906 s_orn2_b32 -32769, s17, s6
gfx906 v_cmp_eq_f64_e32 vcc, -0x80000001, v[34:35]
gfx906 s_trap 0x100000000, 0xa0c5
gfx906 v_sub_co_u32_e32 v87, ttmp12, s17, v233
gfx906 v_sub_f16_e32 0x10000, s0, v136
gfx906 s_setreg_imm32_b32 v0 27, 26), 0xe09941e8
gfx906 v_cmp_ge_u32_e32 vcc, s[6:9], v231
gfx906 v_cndmask_b32_e32 s[0:2], s80, v2, vcc
gfx906 v_subrev_u32_e32 vcc, 59, v18
gfx906 v_lshrrev_b32_e64 v108, v96, v32 quad_perm:[2,2,0,3] row_mask:0xc bank_mask:0x3
gfx906 v_cndmask_b32_e32 -16, flat_scratch_hi, v224, vcc
gfx906 s_xor_b32 s24, s24, -|s59|
gfx906 exp s101 off, v24, v37, off compr
gfx906 v_min_i16_e32 v161, v152, 0.15915494
gfx906 v_mad_f32 v221, 65, s14, |v99| div:2
gfx906 v_sub_f32_e32 v184, s1, s101
gfx906 s_cmpk_le_u32 [s2,s3], 0x649f
gfx906 v_mul_legacy_f32_e32 v256, flat_scratch_hi, v255
gfx906 exp_sdwa mrt4 v90, v181, v194, off
gfx906 v_lshrrev_b32_e32 v2, s6, v38 high
gfx906 v_lshrrev_b32_e32 v14, s88, v38 idxen
gfx906 v_madak_f32 s[6:9], s34, v177, 0x8ecd56b3
gfx906 global_atomic_umax v17, v40, s0, v56, s[2:3] offset:-3477 glc
gfx906 v_mul_hi_u32_u24_e32 v96, s1, v44 addr64
gfx906 v_cndmask_b32_e32 v80, v4, v4, vcc gds
gfx906 v_subrev_u16_e32 v165, v49, v100 addr64
gfx906 v_mul_legacy_f32_e32 v90, s93, ~0, v136
gfx906 v_interp_p1_f32_e32 v104, -16, attr47.y
gfx906 v_max_i16_e32 1e10, v44, 39, v176
gfx906 s_load_dword s[12:13], ttmp10
gfx906 v_max_f16_e32 65, v71, v130
gfx906 v_lshrrev_b32_e32 sext(v73), 2, v201
gfx906 v_ldexp_f16_e32 v154, v148, v118 done
gfx906 v_interp_mov_f32_e32 v252, s[0:1], attr53.x
gfx906 exp param4 v2, 64, off, off done compr vm
gfx906 v_fract_f16_e32 v31, -|v181|
gfx906 s_cmpk_lt_u32_dpp s99, 0x3cc1
gfx906 v_cndmask_b32_e32 v243, s16, 1+1, vcc
gfx906 s_add_u32 s25, vcc_lo, 0x3ff0000000000000
gfx906 v_subrev_f16_e32 v197, s61, v56 vm
gfx906 v_max_u16_e32 0x3c00, src_lds_direct, v56
gfx906 v_mul_i32_i24_e32 v22, s78, v137 quad_perm:[0,1,2,3]
gfx906 v_subb_co_u32_e32 v225, vcc, v208, v205, |vcc|
gfx906 s_ashr_i32_e64 s92, s9, 37
gfx906 v_madak_f16 v26, src_shared_base, v34, 0xbfbd4856
gfx906 v_cndmask_b32_e32 v132, s64, -0x80000001, vcc
gfx906 v_sub_f32_e32 0x3c00, s11, v20
gfx906 v_max_u32_e32 v113, v75, v38 neg_lo:[1,0]
gfx906 v_cndmask_b32_e32 v38, vcc_lo, v13, vcc
gfx906 v_mul_f32_e32 v165, [v0,v1], v99
gfx906 v_cndmask_b32_e32 v172, -17, v26, vcc
gfx906 v_lshrrev_b32_e32 v139, v18, [v0,v1]
gfx906 v_subrev_f16_e32 v0, v21, s[0:2]
gfx906 v_cndmask_b32_e32 lds_direct, 4, v48, vcc
gfx906 v_cndmask_b32_e32 v0, s1, 0.15915494, vcc
gfx906 v_mul_f16_e32 v19, v83, 0
gfx906 v_mul_f16_e32 m0, s16, v145
gfx906 s_cmpk_gt_u32 s91, 0xbe23 glc
gfx906 s_cmpk_eq_i32 s13
gfx906 v_add_f16_e32 v138, -|v228|, v179
gfx906 v_and_b32_e32 v97, v22, ttmp12
gfx906 v_sub_f16_e32 v168, v8, -16
gfx906 v_mul_legacy_f32_dpp v128, 1, v160
gfx906 v_mul_legacy_f32_e32 v128, s13, v40 idxen
gfx906 v_mac_f16_e32 v183, s33
gfx906 v_lshrrev_b16_e32 v115, 11, 0
gfx906 v_rcp_f16_e32 lds_direct, v147
gfx906 s_lshr_b32 s21, 35, -s101
gfx906 v_cndmask_b32_e32 v8, 8, v40, 0x3c00
gfx906 s_max_i32 s81, 19, v[0:1]
gfx906 v_lshlrev_b32_e32 v128, s[0:2], v83
gfx906 s_nand_b32 s97, -14, 31 src0_sel:WORD_1
gfx906 v_sub_f16_e32 |v80|, s36, v9
gfx906 v_add_u16_e32 v198, v252, v256
gfx906 exp_sdwa param2 v8, off, v42, off done compr
gfx906 v_mul_u32_u24_e32 v213, s[0:2], v133
gfx906 v_mac_f16_e32 v0, 0x100000000, v21
gfx906 v_sub_co_u32_e32 v188, vcc, src_flat_scratch_base_lo, 1e10, v237
gfx906 v_sub_u16_e32 sext(v219), s95, v220
gfx906 s_cbranch_cdbgsys -4.0
gfx906 v_mul_hi_u32_u24_e32 v45, v188, 0xffffffff
gfx906 v_sub_u16_e32 v249, v157, v162 op_sel:[0,1]
gfx906 v_mul_i32_i24_e32 v96, s97, v2 mul:2
gfx906 v_subrev_f32_e32 sext(v251), 41, v249
gfx906 v_sub_u16_e32 v236, v76, v179 done
gfx906 s_xor_b64 4, s[60:61]
gfx906 v_cndmask_b32_e32 v42, -s9, v24, vcc
gfx906 v_min_i32_e32 v4, s34, 65536.0, v129
gfx906 s_cbranch_join 1e10
gfx906 v_madak_f32 -16, v88, v101, 0xbe9bc88a
gfx906 s_bfm_b32 s27, ttmp5, -4.0, 58
gfx906 v_cndmask_b32_e32 v4, s1, s[4:7], vcc
gfx906 v_cndmask_b32_e32 v4, s0, v5, v0
gfx906 v_subbrev_co_u32_e32 v117, vcc, v64, v119, xnack_mask
gfx906 s_orn2_b64 0x10000, 63, 6
gfx906 exp mrt3 v232, s[4:7], off, v212 compr
gfx906 v_sub_co_u32_e32 v28, s0, 31, v175
gfx906 exp v[3:6] v12, off, off, off done vm
gfx906 v_mac_f16_e32 v165, 1e10, v92
gfx906 v_sub_co_u32_e32 v36, s[1:2], s6, v67
gfx906 v_add_f32_e32 v42, sext(s3), v161
gfx906 v_xor_b32_e32 -v228, s75, v160
gfx906 s_add_u32 s59, s20
gfx906 v_add_u16_e32 v32, s51, v121 row_mask:0x3
gfx906 v_cndmask_b32_e32 v0, s[6:9], s64, v20, vcc
gfx906 exp invalid_target_27 v32, v80, 0x3c00, v207 done
gfx906 v_madak_f16 v136, v[255:256], v0, 0xbef410bf
gfx906 v_mac_f16_e32 v114, s[0:2], v255
gfx906 v_max_i32_e32 v67, 65536.0, 52, v128
gfx906 ds_max_rtn_u64 v[72:73], v256, v[64:65] offset:24931 gds
gfx906 v_madak_f32 -v192, -4, v0, 0xdf31ceba
gfx906 s_cmpk_lg_i32 s94, -|0xfc4c|
gfx906 s_atomic_smax flat_scratch_hi, s18 offset:-0x64dfb glc
gfx906 v_mul_u32_u24_e32 v24, s64
gfx906 s_cmpk_eq_i32 64, 0x747b
gfx906 s_cmpk_lt_u32 s59, 0x6dfc slc
gfx906 v_add_f32_e32 v104, s84, ~0
gfx906 v_lshlrev_b32_e32 v195, s39, s[1:2]
gfx906 v_min_f32_e32 v229, v236, 1e10
gfx906 v_or_b32_dpp v93, -2, v208
gfx906 v_lshlrev_b32_e32 v7, v87, v200, 0.15915494
gfx906 v_interp_p2_f32_sdwa v161, v23, attr39.x
gfx906 v_mul_u32_u24_e32 v68, sext(s20), v136
gfx906 v_cndmask_b32_e32 exec, v79, v119, vcc
gfx906 v_interp_p2_f32_e32 v254, v213, -attr4.w
gfx906 s_add_u32 65536.0, s1, s0
gfx906 v_min_f32_e32 v129, 8, v4, -4.0
gfx906 v_madmk_f16 |v128|, s40, 0xd2460737, v66
gfx906 v_madmk_f16 v35, s[0:2], 0xbf8a939b, v164
gfx906 v_mac_f32_e32 0, 46, v168
gfx906 s_getreg_b32 s44, 0 12, 3)
gfx906 s_cselect_b64_sdwa s[100:101], -8, 32
gfx906 s_sub_u32 s0, s33
gfx906 v_lshrrev_b16_e32 v1, -32769, v218
gfx906 s_max_u32 s69, 19, xnack_mask
gfx906 s_sext_i32_i16 1+1, -1.0
gfx906 s_cmpk_ge_u32 s[2:3], 0x394d
gfx906 v_add_u32_e32 s8, v155
gfx906 v_or_b32_e32 s[6:9], v129, v160, v226
gfx906 v_sub_f32_e32 65536.0, s0, v8
gfx906 s_cselect_b32 s42, s34, s102
gfx906 v_mul_legacy_f32_e32 vcc, v68, v11
gfx906 v_cndmask_b32_e32 v64, v169, vcc
gfx906 v_max_u16_e32 v43, v186, |v25|
gfx906 v_subb_co_u32_e32 1+1, vcc, 9, v73, vcc
gfx906 v_cndmask_b32_e32 v220, -v115, v36, vcc
gfx906 v_mul_hi_i32_i24_e32 v41, v165
gfx906 v_lshlrev_b32_e32 v68, 0, lds_direct
gfx906 s_pack_hh_b32_b16_sdwa s56, 19, s8
gfx906 s_buffer_load_dwordx4 s[40:43], s[48:51], -16 offset:0x4657a
gfx906 exp param31 off, off, v223
gfx906 v_subrev_f16_e32 v96, s24, 1e-10
gfx906 v_max_i16_e32 s102, 44, v6
gfx906 s_mul_i32 s4, s37, lds_direct
gfx906 v_add_u32_e32 v216, v181, v9 neg_lo:[1,0]
gfx906 v_frexp_mant_f16_dpp v125, exec_hi
gfx906 s_subb_u32 v255, -4, s19
gfx906 v_mul_u32_u24_e32 -|v64|, s4, v0
gfx906 v_min_i16_e32 v143, src_flat_scratch_base_lo, v94 offset0:1
gfx906 v_interp_p2_f32_e32 v50, v65, ~0
gfx906 v_min_u16_e32 s102, v208, v192
gfx906 v_add_f32_e32 v0, v256, v41
gfx906 v_interp_mov_f32_e32 v145, 0x3ff0000000000000, attr20.y
gfx906 v_add_u32_e32 v107, v205, v123 done
gfx906 v_add_u16_e32 v0, 11, v5 clamp
gfx906 v_sub_f16_e32 v112, v20, v144 lds
gfx906 v_max_u16_e32 v141, s65, v16 offset:0xffff
gfx906 v_sub_f32_e32 v167, s[0:1], v40
gfx906 v_lshrrev_b32_e32 v2, s0, s0
gfx906 v_add_f32_e32 s[2:3], s16, v34
gfx906 v_max_i16_e32 v16, 36
gfx906 s_cbranch_cdbgsys_or_user 14929 row_mask:0x3
gfx906 v_cndmask_b32_e64 v64, s80, v0, vcc
gfx906 v_add_u32_e32 v106, v122, 1+1
gfx906 global_atomic_umax v17, v40, v56, ~0 offset:-3477 glc
gfx906 s_max_u32 s82, s65
gfx906 v_subrev_u16_e32 v65, 8, v193 row_shl:1
gfx906 v_interp_p1_f32_e32 0x10000, v167, attr5.x
gfx906 v_lshlrev_b32_e32 s8, v16
gfx906 s_orn2_b32 s2, 10, lds_direct
gfx906 v_interp_p2_f32_e32 v153, attr5.z
gfx906 v_max_f32_e32 s[4:7], v24, v174
gfx906 s_orn2_b64 s[0:1], -1, s[20:21] row_shl:1
gfx906 v_cndmask_b32_e64 v0, s16, v129, vcc
gfx906 v_mul_f16_e32 v48, s28, s[2:3]
gfx906 s_bitset1_b64 65, s24
gfx906 v_cmpx_lg_f32_e64 s[26:27], s64, s18 clamp gds
gfx906 s_mul_i32 s[2:3], 1, -15
gfx906 v_min_f16_e32 v178, v239, v184 addr64
gfx906 v_sub_f32_e32 v208, 0, off
gfx906 v_mul_legacy_f32_e32 vcc, s68, v32
gfx906 v_cmpx_lg_f32_e64 s[26:27], s18 clamp
gfx906 v_madmk_f16 v145, v256, 0xbf315f63, v0
gfx906 exp param7 off, off, v20, exec done vm
gfx906 v_interp_p2_f32_e32 v87, v87, 1e10
gfx906 v_max_i16_e32 [s2,s3], s33, v64
gfx906 s_nor_b32 65536.0, s60, s85
gfx906 v_lshlrev_b16_e32 |v88|, 0, v10
gfx906 v_mul_i32_i24_e32 v160, s0, lds_direct
gfx906 v_ashrrev_i32_e32 v2, 0, 64
gfx906 v_cndmask_b32_e32 v20, s16, 64, vcc
gfx906 v_cvt_norm_u16_f16_e32 0.5, v59
gfx906 v_sub_f16_e32 s[0:1], v8, v32
gfx906 v_mac_f16_e32 v60, 15, 0x100000000
gfx906 v_mul_legacy_f32_e32 v[0:1], v136, v10
gfx906 v_subrev_f16_e32 m0, v32, v80
gfx906 exp_sdwa invalid_target_11 v46, v46, v90, v90 compr vm
gfx906 v_interp_p1_f32_e32 v192, v16, s[0:1]
gfx906 v_sub_co_u32_e32 v20, 65536.0, v192, v176
gfx906 s_max_i32 s1, src_private_base
gfx906 v_interp_mov_f32_e32 v42, invalid_param_135, sext(attr0.z)
gfx906 v_mul_lo_u16_e32 v254, -v150, v140
gfx906 s_call_b64 m0, 27557
gfx906 v_cndmask_b32_e32 s[4:7], v19, v177, vcc
gfx906 v_cndmask_b32_e32 v26, s2, vcc, vcc
gfx906 v_add_f32_e32 0x3ff0000000000000, s64, v3
gfx906 s_setreg_imm32_b32 a0 27, 26), 0xe09941e8
gfx906 v_mul_f16_dpp v163, -v222, s102 quad_perm:[3,2,3,2] row_mask:0xe bank_mask:0xc bound_ctrl:1
gfx906 v_lshrrev_b16_e32 v1, a0, v218
gfx906 v_mul_legacy_f32_e32 64, v144, v0
gfx906 v_subrev_u16_e32 v65, 8, s[6:9]
gfx906 exp invalid_target_21 off, v240, off, 64
gfx906 s_setreg_b32 hwreg(46, 8, 4), v256
gfx906 exp mrtz off, s[6:9], v67, v130 done
gfx906 v_ldexp_f16_e32 v2, v128
gfx906 v_cndmask_b32_e32 v67, v82, v1, v0
gfx906 v_mul_u32_u24_e32 65536.0, v0, 64, v26
gfx906 s_sub_i32_e64 s84, s14, s72
gfx906 v_interp_p1_f32_e32 v10, -16, v167, attr5.x
gfx906 s_nor_b32 s43, s67, -1 src0_sel:WORD_1
gfx906 v_mul_f32_dpp v10, s69, v18
gfx906 v_subrev_u16_e32 v58, 20, v123 vm
gfx906 v_add_f32_e32 v64, s16, -v34
gfx906 v_mul_u32_u24_e32 v1, v160, v256
gfx906 v_cvt_i16_f16_e32 0.5, 55
gfx906 v_sub_f32_dpp v3, s40, v80
gfx906 v_cmp_u_f64_e32 vcc, -6, v[169:170] offset0:1
gfx906 v_or_b32_e32 -32769, s68, v0
gfx906 v_add_co_u32_e32 s[0:2], v136, vcc, v76, v1
gfx906 v_subrev_f16_e32 v16, sext(s6), v41
gfx906 s_cbranch_i_fork s[98:99]
gfx906 v_cmpx_eq_f16_e32 vcc, v6, v199 offen
gfx906 exp pos1 v228, 1+1, off, v193 done compr
gfx906 v_subb_co_u32_e32 v244, -0x80000001, v54, v27, vcc
gfx906 s_add_u32 s4, 28, s43 mul:2
gfx906 v_add_f32_e32 0x100000000, s64, v3
gfx906 s_cmpk_le_i32 s30, -4.0
gfx906 s_max_i32 s70, vcc_hi
gfx906 s_cmpk_le_u32 s91, 0x2c1d row_mirror
gfx906 v_subrev_u16_e32 v194, 1e10, v128
gfx906 v_rsq_f32_e32 s[2:3], v29
gfx906 v_ashrrev_i32_e32 v176, |s48|, v65
gfx906 v_interp_mov_f32_e32 v28, invalid_param_22, v[3:6], attr21.y
gfx906 v_add_f32_e32 s86, v113
gfx906 v_cmp_ge_f32_e32 vcc, v87, vcc
gfx906 v_cmp_eq_u32_e32 vcc, v39, 0
gfx906 v_ashrrev_i32_e32 0x3ff0000000000000, v129, v30
gfx906 v_max_i32_e32 v66, |s0|, v89
gfx906 v_cvt_i16_f16_e32 0xffffffff, 55
gfx906 v_cndmask_b32_e32 v34, s66, s102, vcc
gfx906 s_setreg_b32 hwreg(35, 7, 6), [s2,s3]
gfx906 s_flbit_i32_b32 flat_scratch_hi, -0x80000001
gfx906 s_setreg_imm32_b32_dpp hwreg(39, 1, 3), 0x7dc4c7fa
gfx906 v_mac_f16_e32 v183, s[1:2], v174
gfx906 v_xnor_b32_e32 v239, v237, 1+1, v238
gfx906 v_subb_co_u32_e32 v224, vcc, s9, v59, vcc mul:3
gfx906 v_sub_f16_e32 v17, ttmp[0:1], v33
gfx906 v_interp_mov_f32_e32 1e-10, invalid_param_81, attr52.z
gfx906 s_andn2_wrexec_b64 vcc_lo, 2.0
gfx906 v_max_u16_e32 v63, |v44|, v237
gfx906 v_interp_mov_f32_e32 xnack_mask, invalid_param_147, attr30.x
gfx906 s_nand_b64 s[100:101], s[4:7], 52
gfx906 v_sub_f16_e32 v1, s32, v119 vm
gfx906 v_cndmask_b32_e32 v128, 0x3c00, v22, vcc
gfx906 v_xnor_b32_e32 -|v232|, v214, v108
gfx906 v_madak_f16 v3, v254, s101, 0x9766f874
gfx906 v_sub_f32_e32 v169, v40
gfx906 v_max_f32_e32 v20, v25, 1e-10
gfx906 v_xor_b32_e32 v100, off, src_shared_base, v9
gfx906 v_sub_co_u32_e32 vcc, v6, v210
gfx906 s_ashr_i64 s[72:73], s[96:97], s72 clamp
gfx906 s_buffer_atomic_add_x2 s[70:71], ttmp[12:15], -|s59| glc
gfx906 v_ashrrev_i16_e32 v2, lds_direct, v128
gfx906 v_sub_u16_e32 v210, -0x80000001, v8
gfx906 v_mul_u32_u24_e32 v10, s8, v66 offen
gfx906 s_setvskip s82, s[0:2]
gfx906 v_lshlrev_b32_e32 vcc_lo, s48, v174
gfx906 v_mac_f32_e32 v211, v239, 65536.0
gfx906 s_cmpk_eq_u32 ttmp7, sext(0x43ab)
gfx906 v_mul_lo_u16_e32 v135, v93, v7 done
gfx906 v_interp_p2_f32_e32 -v22, v208, attr56.z
gfx906 v_cmpx_nle_f16_e32 vcc, v37, sext(v241)
gfx906 v_lshrrev_b32_e32 |v130|, s66, v32
gfx906 v_ashrrev_i16_e32 vcc_lo, v117, v52
gfx906 v_add_f32_e32 -|v0|, s80, v64
gfx906 v_cndmask_b32_e32 v0, s27, vcc, vcc
gfx906 v_cndmask_b32_e32 v16, s10, v116, vcc glc
gfx906 v_mul_f16_e32 ttmp[0:1], v18, v16
gfx906 v_mul_f32_e32 v66, -|s57|, v64
gfx906 v_subbrev_co_u32_e32 v18, vcc, 0x3ff0000000000000, v76, vcc
gfx906 v_madmk_f16 v49, flat_scratch_lo, v12
gfx906 s_buffer_load_dwordx2 vcc, s[1:2], 0x532ec
gfx906 s_sub_i32 s22, 10
gfx906 v_madmk_f16 v0, s16, 0x7d110a30, sext(v16)
gfx906 v_min_f32_e32 v4, v32, 1e-10
gfx906 v_fract_f16_e32 64, v10
gfx906 v_sub_f32_e32 v6, s64, v38 gds
gfx906 s_sub_i32 ttmp3, src_flat_scratch_base_hi, 65536.0
gfx906 v_max_f32_e32 v240, sext(s12), v9
gfx906 v_madak_f32 v1, 0.15915494, v48, 0xbfbfb61a, 0.15915494
gfx906 s_buffer_atomic_or s38, a0, s14 glc
gfx906 s_lshl3_add_u32 v[0:1], s98, -4
gfx906 s_xor_b32 s74, 4
gfx906 v_mul_u32_u24_e32 v9, s0, v128 done
gfx906 s_min_u32 s[0:2], 2, s98
gfx906 v_subbrev_co_u32_e32 v129, 65536.0, s1, v119, vcc
gfx906 v_rsq_f16_e32 -0x80000001, 41
gfx906 exp s[0:2] off, v210, off, off done
gfx906 s_andn1_wrexec_b64 1+1, s[68:69]
gfx906 s_cbranch_execnz -4.0
gfx906 s_cmpk_lg_u32 0xffffffff, 0x4679
gfx906 v_subbrev_co_u32_e32 v222, vcc, 60, v32, 0xffffffff, vcc
gfx906 v_mul_u32_u24_e32 s[0:2], v171, v15
gfx906 v_sub_f32_e32 v65, ~0, s8, v17
gfx906 v_max_i16_e32 v5, s40, v129 compr
gfx906 s_cbranch_i_fork 1+1, 5337
gfx906 v_add_f32_e32 65536.0, s26, v169
gfx906 s_bfe_i32 s30, vcc_lo, v[255:256]
gfx906 v_sub_u32_e32 v[3:6], ttmp6, v141
gfx906 v_cmp_ge_f32_e32 vcc, s92, lds_direct
gfx906 exp invalid_target_28 off, v8, v29
gfx906 v_cndmask_b32_e32 v139, v28, 64, vcc
gfx906 v_sub_f32_e32 v36, src_shared_base, s64, v2
gfx906 buffer_load_sbyte_d16 -v77, off, s[20:23], -2 offset:1666
gfx906 v_madak_f32 v128, v33, v130, -|0xe9d42e07|
gfx906 v_cmpx_o_f16_e32 m0, v40, v230
gfx906 v_cndmask_b32_e32 v66, s0, s[2:3], vcc
gfx906 exp invalid_target_11 off, off, v33 compr
gfx906 v_interp_p1_f32_e32 0x10000, v126, attr45.y
gfx906 v_madak_f32_sdwa v192, -4, v0, 0xdf31ceba
gfx906 exp param10 off, v76, off, off compr vm row_shl:1
gfx906 v_madak_f16 v163, v102, v75, 0xdfe270a5 addr64
gfx906 exp invalid_target_23 off, v134, v85, off done vm dst_sel:BYTE_1
gfx906 v_min_f32_e32 s[6:9], 0, v32
gfx906 s_pack_hh_b32_b16_dpp s56, 19, s8
gfx906 v_mul_i32_i24_e32 v96, s97, 0xffffffff
gfx906 s_waitcnt s[2:3] expcnt(3) lgkmcnt(12)
gfx906 v_interp_p1_f32_e32 v229, v80, s[0:2]
gfx906 v_min_u16_e32 v16, s102, v192
gfx906 s_max_u32 -s32, xnack_mask_lo, s65
gfx906 v_interp_p2_f32_e32 0.15915494, v237, attr51.z
gfx906 v_min_u16_e32 -17, v187, 39, v190
gfx906 exp_e64 param28 v208, v0, v208, off vm
gfx906 exp sext(param14) off, v68, off, off compr vm
gfx906 v_max_f32_e32 s[6:9], s8, v177
gfx906 v_add_f32_e32 1e10, vcc_lo, v8
gfx906 v_lshrrev_b32_e32 v83, s12, v0 compr
gfx906 v_lshrrev_b32_e32 ttmp[0:1], v149, v32
gfx906 s_xor_b32 s8, s9, 24 lds
gfx906 s_cmpk_ge_u32 1e10, 0xb5c7
gfx906 v_sub_f32_e32 v204, v132, v166 dst_sel:BYTE_1
gfx906 s_ff0_i32_b32 ttmp13, s13 vm
gfx906 v_mul_f32_e32 v12, s64, v18 src0_sel:WORD_1
gfx906 v_max_u16_e32 1.1, s30, v197
gfx906 v_lshlrev_b16_e32 s0, s71, v26
gfx906 v_mul_legacy_f32_sdwa -|v115|, |v245| mul:4 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_1
gfx906 v_ldexp_f16_dpp v195, v28, v154
gfx906 v_max_i16_e32 v132, v8, ttmp12
gfx906 v_max_i16_e32 v71, s90, v62, s[0:1]
gfx906 v_madmk_f16 -v73, flat_scratch_lo, 0xc006bba9, v13
gfx906 v_cmp_lt_u64_e32 vcc, s[1:2], v[90:91], v[10:11]
gfx906 v_lshrrev_b32_e32 v2, v65
gfx906 v_sub_f32_e32 s[6:9], 0, v0
gfx906 v_ashrrev_i32_e32 v169, v9
gfx906 v_mul_u32_u24_e32 v48, s9, |v16|
gfx906 v_min_i32_dpp v137, s32, v2
gfx906 v_mul_hi_u32_u24_e32 v132, s96, lds_direct
gfx906 s_buffer_load_dwordx16 s[48:63], ttmp[0:1], s32
gfx906 s_set_gpr_idx_idx s[0:2]
gfx906 v_mul_legacy_f32_e32 v1, vcc_lo, s5, v33
gfx906 v_add_f32_e32 v80, -2, v256
gfx906 v_add_f32_e32 s0, v9
gfx906 s_subb_u32_dpp s21, s8, s38
gfx906 s_cselect_b32 s80, 6, s68 offset0:1
gfx906 exp 65536.0 off, off, off, off compr
gfx906 v_madmk_f16 v0, s0, 0xba7a2253, -32769
gfx906 s_movk_i32 a0, 0xb4cc
gfx906 v_add_f32_e32 v33, s4, v0 dst_sel:BYTE_1
gfx906 v_cndmask_b32_e32 v2, v128, v34, vcc gds
gfx906 s_orn2_b64 s[30:31], -|63|, 6
gfx906 v_ashrrev_i16_e32 m0, v169, src_flat_scratch_base_hi, v2
gfx906 s_max_u32 ttmp1, s62
gfx906 s_cmpk_le_i32 -16, 0xea07
gfx906 v_fmac_f32_e32 v22, ttmp5, [s2,s3]
gfx906 v_cmp_f_u32_e32 vcc, v43, 65
gfx906 v_addc_co_u32_e32 v213, vcc, flat_scratch_lo, v160, vcc row_mask:0x3
gfx906 s_addk_i32 ttmp14, 0.5
gfx906 s_nand_b64 s[100:101], s[16:17], 52, 65536.0
gfx906 v_add_co_u32_e32 v218, v255, src_flat_scratch_base_lo, v240
gfx906 v_mul_legacy_f32_e32 v0, s[4:7], v2
gfx906 v_interp_mov_f32_e32 v119, vcc, attr52.z
gfx906 v_or_b32_e32 v33, s0, v6, xnack_mask
gfx906 v_min_u32_e32 a0, v109, v237
gfx906 v_mul_i32_i24_e32 v4, s16, 0x3c00
gfx906 s_store_dword s24, s[0:1], -4.0
gfx906 v_max_u32_e32 v34, v241, s[0:2]
gfx906 exp_dpp param7 off, v217, off, v55 done compr vm
gfx906 v_max_i32_e32 v247, v191, s[2:3]
gfx906 s_mov_b32 ~0, s0
gfx906 v_max_f16_e32 v118, v142, lds_direct
gfx906 v_fmac_f32_dpp v17, v75, v52
gfx906 s_buffer_atomic_and -4.0, s[0:3], s64 offset:0xeb445
gfx906 s_nor_saveexec_b64 s[88:89], s[0:2]
gfx906 v_subb_co_u32_e32 v0, vcc, -0x80000001, v3, vcc
gfx906 v_madmk_f32 v32, v11, s[2:3], v42
gfx906 buffer_atomic_dec_x2_sdwa v[213:214], off, s[60:63], s72 offset:2411 slc
gfx906 v_sub_f16_e32 v128, v20, v36 offset:4
gfx906 v_ashrrev_i16_e32 v98, 34, -v120
gfx906 v_interp_mov_f32_e32 1.1, invalid_param_191, attr49.x
gfx906 v_mul_legacy_f32_e32 v5, s60, ttmp[0:1]
gfx906 v_subrev_f16_e32 v197, v56
gfx906 v_add_u16_e32 v202, v14, exec
gfx906 s_nand_saveexec_b64 -s[100:101], s[22:23]
gfx906 v_or_b32_e32 v183, v53
gfx906 s_max_i32 s0, s9, s0, 0x3ff0000000000000
gfx906 v_cmpx_class_f64_e32 -32769, -1, v26
gfx906 v_mul_u32_u24_e32 a0, v160, v18
gfx906 v_mac_f16_e32 0x3c00, v16, v10
gfx906 v_interp_p2_f32_e64 v149, v71, attr40.x
gfx906 v_interp_p1_f32_e32 v93, v[255:256], attr60.y
gfx906 v_mac_f16_e32 v136, v8, src_shared_base
gfx906 v_cndmask_b32_e32 v192, [s2,s3], v2, vcc
gfx906 v_cndmask_b32_e32 0.5, v34, v254, vcc
gfx906 v_cmp_nlg_f16_e64 s[2:3], -|v80|, |v179| src0_sel:WORD_0 src1_sel:BYTE_0
gfx906 s_buffer_load_dwordx16 s101, s[32:35], ttmp5
gfx906 v_sub_f16_e32 a0, 9, v20
gfx906 v_max_i16_e32 v3, s2, v20 mul:2
gfx906 v_add_f32_e32 65536.0, s10, v36
gfx906 v_cmp_lt_i32_e32 vcc, 0x100000000, v56
gfx906 v_min_f16_e32 v15, v194, v189, ttmp[0:1]
gfx906 v_mul_f16_e32 v56, src_shared_limit, -|v95|
gfx906 v_min_f32_dpp v193, v194, 64 quad_perm:[0,0,2,3] row_mask:0x9 bank_mask:0x4
gfx906 v_mul_legacy_f32_e32 -v128, s13, v40
gfx906 v_cndmask_b32_e32 v192, s80, v2, [v0,v1]
gfx906 exp param5 off, off, s[4:7], v30
gfx906 s_cmpk_le_i32 s30, s[6:9]
gfx906 s_max_u32 1.1, xnack_mask_lo, s65
gfx906 v_lshrrev_b32_e32 v68, 31
gfx906 v_madmk_f16 v0, s16, 0x7d110a30, s101
gfx906 v_cndmask_b32_e32 0.5, v57, v41, vcc
gfx906 v_cndmask_b32_e32 v101, v33, 0.5, vcc
gfx906 v_max_i32_e32 ~0, s72, v19
gfx906 v_max_i16_e32 vcc, s53, v0
gfx906 v_interp_p2_f32_e32 -32769, v170, attr45.y
gfx906 s_ashr_i64 s[92:93], s[38:39], -4 offset:4
gfx906 v_subrev_u16_e32 ttmp12, v49, v100
gfx906 s_cmpk_eq_u32 -|s92|, 0xa824
gfx906 v_lshrrev_b32_e32 v208, s[0:2], v159
gfx906 v_interp_p2_f32_e32 v53, v15, attr43.z vm
gfx906 v_interp_mov_f32_e32 xnack_mask, invalid_param_135, attr54.w
gfx906 v_subrev_f16_e32 v164, xnack_mask, v240
gfx906 v_max_i16_e32 v44, 39, 1e-10
gfx906 v_mul_legacy_f32_e32 0x3c00, 0, v66
gfx906 exp -16 off, off, v69, v69 compr vm
gfx906 v_cmpx_class_f64_e32 vcc, -1, v26, 0x10000
gfx906 s_buffer_load_dwordx16_e64 s[48:63], s[32:35], s32
gfx906 v_lshlrev_b32_e32 v125, v112, 1e10
gfx906 v_interp_mov_f32_e32 v71, invalid_param_230, |attr20.y|
gfx906 v_subrev_u32_e32 v206, a0, v181
gfx906 v_and_b32_e32 v177, v8, v217 src0_sel:WORD_1
gfx906 v_min_i32_e32 s[1:2], v128, v178
gfx906 s_addc_u32 s69, s33
gfx906 v_mul_f32_e32 [v0,v1], s16, v16
gfx906 v_add_f32_e32 v33, v5
gfx906 v_interp_p1_f32_e32 v23, v189, s101
gfx906 s_add_u32 s1, sext(s1), s32
gfx906 v_or_b32_e32 src_shared_base, v167, v58
gfx906 v_mul_f32_e32 v66, -0x80000001, s57, v64
gfx906 v_cmp_eq_u32_e32 1e-10, vcc, v142, v176
gfx906 v_add_f32_e32 v0, s73, v10 src0_sel:WORD_1
gfx906 v_mul_legacy_f32_e32 0x3c00, v160, v17
gfx906 v_mul_u32_u24_dpp v10, s8, v66
gfx906 s_getreg_b32 s101, off 8, 6)
gfx906 s_lshl1_add_u32_sdwa s31, 34, s33
gfx906 v_subrev_f16_dpp v136, v32, v80
gfx906 s_add_u32 s64, 0
gfx906 s_cmpk_ge_u32 ttmp11, ttmp[0:1]
gfx906 v_min_f16_e32 v188, v49, vcc, v203
gfx906 s_atc_probe 36, exec, -s58 offset:0x2c32a
gfx906 v_interp_p2_f32_e32 v85, v6, attr54.x offen
gfx906 v_subrev_f16_e32 v148, v168, 0x3ff0000000000000
gfx906 v_add_u16_e32 v93, s60, v37 lds
gfx906 s_add_u32 s0, s68, s2, 64
gfx906 v_sub_f32_e32 v167, v169, s[2:3], v40
gfx906 s_cmpk_lg_i32 s0, 0x28a8 offset:0xffff
gfx906 v_min_i32_e32 v137, s32, lds_direct, v2
gfx906 v_max_f16_e32 v77, 56, 0xffffffff, v86
gfx906 v_cndmask_b32_e32 v9, s2, sext(v0), vcc
gfx906 s_cmovk_i32 v[255:256], s41, 0xffb6
gfx906 v_sub_f16_e32 v18, s80
gfx906 v_max_u32_e32 v45, [s2,s3], v238
gfx906 v_and_b32_e32 v147, s[4:7], v254
gfx906 v_sub_co_u32_e32 1e-10, v100, vcc, 30, v110
gfx906 s_setreg_imm32_b32 hwreg(HW_REG_TRAPSTS, 13, 24)
gfx906 v_add_u16_e32 0.5, 11, v5
gfx906 v_madmk_f16 exec, v0, 0xd392c7d3, v148
gfx906 exp param28 off, v219, 65536.0, off done
gfx906 v_subrev_u32_e32 v1, v76, -v79
gfx906 v_or_b32_e32 exec, 20, v126
gfx906 v_mul_i32_i24_e32 1e10, s0, v0
gfx906 v_cmpx_ne_i32_e32 -16, v60, v87
gfx906 s_cmpk_ge_u32 off, s40, 0xc278
gfx906 s_orn2_b32 v[0:1], s84, s40
gfx906 v_min_i32_e32 v4, s34, vcc_lo
gfx906 exp_dpp invalid_target_28 v16, v16, v52, off done compr vm
gfx906 v_lshlrev_b16_e32 v88, 0, v10 row_shl:1
gfx906 v_interp_p2_f32_e32 v5, v180, attr10.z src0_sel:WORD_1
gfx906 v_madak_f32 [s2,s3], v88, v101, 0xbe9bc88a
gfx906 exp_dpp invalid_target_23 off, off, off, off done compr vm
gfx906 v_sub_f32_e32 v18, v68, -16
gfx906 v_mul_lo_u16_e32 v8, ttmp[0:1], v178, v112
gfx906 v_max_i16_e32 1+1, v221, v177
gfx906 s_orn2_b32 -16, 10, s22
gfx906 v_max_f32_e32 v251, v145, -v97
gfx906 v_lshrrev_b16_e32 v62, s92
gfx906 exp pos1 v227, v16, v166, v[3:6] done
gfx906 v_mul_i32_i24_e32 ttmp0, s97, v2
gfx906 s_set_gpr_idx_idx lds_direct
gfx906 v_min_i16_dpp v170, s16, v17
gfx906 s_max_u32 65536.0, 19, s0
gfx906 v_mul_legacy_f32_e32 -4.0, v90, s93, v136
gfx906 v_max_f16_e32 v67, [v0,v1], v94
gfx906 v_cndmask_b32_e32 v48, s97, s0, vcc
gfx906 v_subrev_f16_e32 v113, v4, v12 lds
gfx906 v_sub_f16_e32 v25, -13, ttmp0
gfx906 v_cndmask_b32_e32 s[6:9], s97, v224, vcc
gfx906 exp param26 off, 1+1, off, off compr vm
gfx906 v_max_f32_e32 v251, v145, ~0
gfx906 v_lshrrev_b32_e32 v1, ttmp[0:1], v104
gfx906 v_subb_co_u32_e32 v224, vcc, v59, vcc
gfx906 exp invalid_target_20 v231, 65536.0, off, off compr
gfx906 s_cmpk_lt_i32 a0, 0xfbc0
gfx906 v_lshrrev_b32_e32 v0, s8, s101
gfx906 v_cndmask_b32_e32 v20, s68, v18, vcc op_sel:[0,1]
gfx906 v_sub_f16_e32 v136, s10, 0
gfx906 v_lshrrev_b32_e32 v[3:6], v160, v134
gfx906 v_min_u32_e32 v[3:6], 16, v0
gfx906 exp_sdwa invalid_target_26 off, off, v63, off done compr
gfx906 v_madmk_f16 v145, s36, 0xbf315f63
gfx906 v_subbrev_co_u32_e32 v7, vcc, v208, v52, s[6:9]
gfx906 s_cmpk_eq_i32_dpp s13, 0x8b81
gfx906 v_add_f32_e32 v106, v16
gfx906 v_addc_co_u32_e32 v96, vcc, s1, v8, v[255:256]
gfx906 v_cmp_eq_u64_e32 vcc, src_flat_scratch_base_lo, v[136:137] row_mask:0x3
gfx906 exp invalid_target_21 off, v240, off, off row_mask:0x3
gfx906 s_and_b32 s51, -0x80000001, s0
gfx906 v_cndmask_b32_e32 v255, s34, v192, vcc
gfx906 v_add_u32_e32 65536.0, v216, v181, v9
gfx906 v_lshlrev_b16_e32 65536.0, s71, v26
gfx906 v_mul_u32_u24_e32 v56, v60, v98 glc
gfx906 buffer_store_short_d16_hi lds_direct, off, ttmp[0:3], s53 offset:2562
gfx906 v_max_i16_e32 v231, -4, v90 compr
gfx906 s_ashr_i32 sext(s13), s5, s12
gfx906 s_cmpk_lt_u32 |s10|, 0xb39
gfx906 v_interp_p1_f32_dpp v93, v71, attr60.y
gfx906 v_interp_p1_f32_e32 v182, lds_direct, attr4.x
gfx906 s_cmpk_gt_u32 s1, 0x68e6 high
gfx906 v_lshrrev_b32_e32 0x3c00, v68, v0
gfx906 v_max_f16_e32 v239, v49, -17
gfx906 v_mac_f16_e32 -16, v124, v183
gfx906 s_add_u32 s16, s66, v256
gfx906 s_orn2_b32 s2, s22
gfx906 exp 1.1 v87, v87, off, off done compr vm
gfx906 v_min_i16_e32 [v0,v1], 46, v90
gfx906 v_lshrrev_b32_e32 v84, s0
gfx906 exp 1e-10, param6 off, v17, v34, v22 vm
gfx906 v_ashrrev_i32_e32 v68, v202, v32 neg_lo:[1,0]
gfx906 s_andn2_b32 src_shared_base, 6, 20
gfx906 s_ashr_i32 s92, v[0:1], 37
gfx906 v_interp_p1_f32_e32 v[3:6], v85, attr4.x
gfx906 v_interp_mov_f32_e32 v166, v0, attr30.x
gfx906 s_ff0_i32_b32 s17, s50 compr
gfx906 v_sub_f16_e32 v128, s68, v4, off
gfx906 v_cmpx_t_u64_e32 vcc, v256, v[49:50]
gfx906 exp mrt0 off, off, off, -off compr vm
gfx906 v_lshlrev_b16_e32 v240, s71, v[0:1]
gfx906 s_mul_i32 s68, 41, |s56|
gfx906 v_subrev_f16_e32 v16, ttmp8
gfx906 v_sub_co_u32_e32 v209, vcc, v92, sext(v28)
gfx906 v_interp_mov_f32_e32 v49, s[4:7], attr31.w
gfx906 v_max_u32_e32 s[4:7], -4, v128
gfx906 v_min_f16_e32 v135, 35, v203 slc
gfx906 v_min_f32_e32 v32, s[4:7], v10
gfx906 v_madak_f32 v8, s0, 0xd0584590
gfx906 exp -16 v167, v211, v90, off
gfx906 v_lshrrev_b32_e32 v16, s5, s102
gfx906 s_and_b32 s51, s27
gfx906 s_or_b32 s38, 10
gfx906 v_add_f32_e32 v105, s72, src_shared_base
gfx906 v_max_f16_e32 64, v49, v54
gfx906 exp param7 v218, v218, off compr vm
gfx906 v_min_u16_e32 v134, ttmp3, -4.0
gfx906 v_min_i16_e32 v182, s55, ttmp12
gfx906 v_interp_p2_f32_dpp v219, v198, attr29.z
gfx906 v_cvt_u16_f16_e32 v189, s24 op_sel:[0,1]
gfx906 s_cmp_eq_u64_e64 -8, s[36:37]
gfx906 v_lshlrev_b32_e32 xnack_mask, v182, v187
gfx906 s_absdiff_i32 s13, 58, 22, 0.15915494
gfx906 v_add_f32_e32 v2, s34, v22 slc
gfx906 s_atomic_inc 0x100000000, s[14:15], s98 offset:-0x1428e glc
gfx906 v_interp_p2_f32_e32 -4.0, v65, attr18.x
gfx906 v_add_co_u32_e32 v0, s[0:2], vcc, v4, v49
gfx906 v_cndmask_b32_e32 v16, s100, s[1:2], vcc
gfx906 v_add_u32_e32 s0, v128, v0
gfx906 v_interp_p1_f32_e32 v70, v235, 1e10
gfx906 v_cndmask_b32_e32 v164, s8, v2, s0
gfx906 s_buffer_load_dwordx8_dpp s[92:99], s[24:27], s91
gfx906 v_add_f32_e32 s72, v0
gfx906 s_cmpk_eq_u32_sdwa s10, 0x3fc7
gfx906 v_min_i32_e32 v156, s[4:7], v36
gfx906 v_lshlrev_b32_e32 v125, v[0:1], v4
gfx906 exp invalid_target_23 off, off, 0.15915494, off done compr
gfx906 v_interp_p1_f32_e32 v241, v67, 0, attr48.x
gfx906 s_setreg_b32 v256 24, 9), s7
gfx906 s_mul_hi_u32 1e10, 61, 38
gfx906 v_cmp_gt_u16_e32 vcc, v170
gfx906 v_cndmask_b32_dpp v38, s4, v13, vcc
gfx906 v_mac_f32_e32 -|v36|, s61, v252
gfx906 buffer_load_format_x v46, off, s[0:3], |src_shared_base| offset:1088 glc
gfx906 v_mul_f16_dpp v163, -v222, [s2,s3] quad_perm:[3,2,3,2] row_mask:0xe bank_mask:0xc bound_ctrl:1
gfx906 v_mul_hi_i32_i24_e32 v16, 24, v54 mul:2
gfx906 exp s[2:3] off, off, v42, off done compr
gfx906 v_max_i16_e32 1.1, s40, v129
gfx906 v_madak_f16 |v64|, 0, v192, 0x92c49167
gfx906 v_madmk_f16 v0, s16, 0x7d110a30, v16 clamp
gfx906 v_madmk_f16_sdwa v52, s0, 0x488e90f9, v198
gfx906 v_cndmask_b32_e32 v21, 2, off, vcc
gfx906 exp ttmp12 v13, off, v0, off done vm
gfx906 global_atomic_sub v[0:1], v1, v11, s[68:69] offset:-3690 glc
gfx906 v_add_co_u32_e32 v93, vcc, v194, v33 high
gfx906 v_cndmask_b32_e32 v164, s8, -0x80000001, vcc
gfx906 v_mul_hi_i32_i24_e32 v163, s22
gfx906 v_lshlrev_b16_e32 v57, v0, v255, v163
gfx906 v_lshrrev_b32_e32 v16, -0x80000001, v5
gfx906 v_lshrrev_b16_e32 v116, v147, 0x3ff0000000000000
gfx906 exp_sdwa param3 v32, v33, off, off vm
gfx906 v_add_u16_e32 [v0,v1], src_shared_limit, v56
gfx906 v_add_f32_e32 v96, -0x80000001, v202
gfx906 s_nand_saveexec_b64 s[100:101], 65536.0
gfx906 s_pack_ll_b32_b16 s[2:3], 24, ttmp6
gfx906 v_madmk_f32 v202, 3, 0xc1f2f8f5, 0
gfx906 v_mul_hi_i32_i24_e32 v163, s22, v62 compr
gfx906 s_setreg_b32 hwreg(44, 18, 21), s10, v[0:1]
gfx906 v_sub_f32_e32 v16, s8, 0
gfx906 exp -param3 v226, off, off, off done
gfx906 exp param5 off, off, 1e-10, off, v30
gfx906 v_subbrev_co_u32_e32 v251, vcc, ttmp14, v30, vcc offen
gfx906 v_cmp_gt_u16_e32 vcc, s54, -16
gfx906 v_add_co_u32_e32 -16, v211, vcc, v5, v240
gfx906 v_interp_p2_f32_e32 src_shared_base, v143, attr15.w
gfx906 v_interp_p2_f32_e32 v140, attr21.z
gfx906 v_mul_hi_u32_u24_e32 -16, 27, v181
gfx906 v_ashrrev_i16_e32 ttmp15, v225
gfx906 v_lshrrev_b16_e32 v236, v16, s[0:1]
gfx906 v_cndmask_b32_e32 v32, s17, 1.1, vcc
gfx906 exp param6 off, v165, v247, off compr glc
gfx906 exp mrtz off, off, off, off compr vm src0_sel:WORD_1
gfx906 v_add_co_u32_e32 v93, v[3:6], v194, v33
gfx906 v_lshlrev_b16_e32 v48, s6, 0x100000000, v8
gfx906 v_madmk_f16 v73, s[0:2], 0xc006bba9, v13
gfx906 v_add_u32_dpp v85, s13, v51
gfx906 v_cndmask_b32_e32 v192, 8, v0, vcc glc
gfx906 v_max_i32_e32 [s2,s3], s89, v20
gfx906 exp invalid_target_10 off, off, off, -0x80000001, off done compr
gfx906 v_sub_f32_dpp v0, s17, v0
gfx906 s_add_i32 s24, s57, ttmp4 clamp
gfx906 s_cmov_b64 0.15915494, s[72:73]
gfx906 v_cndmask_b32_e32 v71, s34, v192
gfx906 v_sub_co_u32_e32 v36, 1+1, s6, v67
gfx906 v_subrev_u16_e32 v0, |v1|, v58
gfx906 s_cmpk_lg_i32 [v0,v1], 0x129f
gfx906 v_cndmask_b32_e32 v182, s16, 0x100000000, vcc
gfx906 v_mul_f32_e32 0x3c00, v165, s36, v99
gfx906 s_setkill -|0xf2c4|
gfx906 v_interp_p1_f32_e32 v187, v245, s[0:2]
gfx906 v_subb_co_u32_e32 v43, vcc, s62, 0x100000000, vcc
gfx906 s_xor_b64 s[80:81], s[22:23], s[96:97] offset:0xffff
gfx906 v_mul_hi_u32_u24_e32 v80, s48, v68 dst_sel:BYTE_1
gfx906 v_sub_f32_e32 v17, s4, s[4:7]
gfx906 exp 1.1 v162, off, off, off done
gfx906 v_cndmask_b32_e32 v139, v28, s102, vcc
gfx906 v_mul_u32_u24_e32 v8, s0, -|v8|
gfx906 v_cndmask_b32_e32 v8, v36, v32, vcc quad_perm:[0,1,2,3]
gfx906 v_madak_f32 v11, s75, v256, 0xb3c099a2
gfx906 v_madak_f16 v146, src_private_limit, 0x3c00, 0xdeb44fa9
gfx906 s_movk_i32 ttmp9, 65536.0
gfx906 v_interp_p2_f32_e32 v87, v87, attr23.z quad_perm:[0,1,2,3]
gfx906 v_subrev_f16_e32 m0, v125, v252
gfx906 s_nand_saveexec_b64 s[100:101], lds_direct
gfx906 v_cndmask_b32_e32 v1, s[0:1], v16, vcc
gfx906 v_madmk_f16 v0, v102, 0x7d181803, 0x10000
gfx906 v_add_u32_e32 v229, s[6:9], v30
gfx906 v_cmpx_t_i64_e32 vcc, 50, s101
gfx906 v_mul_i32_i24_e32 v0, s80
gfx906 exp invalid_target_25 off, v73, 1.1, v192 compr vm
gfx906 v_max_u16_e32 v222, v98
gfx906 v_mul_hi_u32_u24_e32 lds_direct, v124, v93, v149
gfx906 v_cmp_ge_f32_dpp vcc, s92, v208
gfx906 s_buffer_load_dwordx16 s[4:19], |s[32:35]|, ttmp5
gfx906 s_addk_i32 s16, vcc_lo
gfx906 s_buffer_atomic_umax s46, v[255:256], s64
gfx906 s_xor_b32 s21, 9, s[0:2]
gfx906 exp param29 v133, off, s101, off
gfx906 v_cmpx_ge_u16_e32 sext(vcc), s22, v85
gfx906 s_addc_u32_e64 s80, s49, xnack_mask_hi
gfx906 v_interp_mov_f32_e32 -4.0, invalid_param_185, attr51.y
gfx906 v_mul_legacy_f32_e32 v208, 3, a0
gfx906 v_madmk_f16 v64, s27, 0xd44b129f, -32769
gfx906 v_interp_p1_f32_dpp v33, v85, attr45.w
gfx906 s_bfe_i64 s0, s[52:53], s10
gfx906 v_cmp_class_f16_dpp vcc, 6, v105
gfx906 s_xor_b32 s0, s68, vcc
gfx906 v_add_f32_e32 lds_direct, s26, v169
gfx906 v_cndmask_b32_e32 v197, s4, v32, vcc row_shl:1
gfx906 v_interp_mov_f32_e64 v241, invalid_param_185, attr51.y
gfx906 v_mul_f16_e32 v17, s28, 1e10
gfx906 v_mul_hi_u32_u24_e32 s[0:1], v36, v144
gfx906 s_nor_b64 s[6:9], s[60:61], s[28:29], 50
gfx906 v_subbrev_co_u32_e32 v129, vcc, s1, v119, -vcc
gfx906 v_mul_f32_e32 v165, s36, ttmp0, v99
gfx906 v_min_i16_e32 v98, -16, v129 offset:0xffff
gfx906 s_ashr_i32_dpp s9, 2, s36
gfx906 v_subbrev_co_u32_e32 v25, vcc, -32769, v189, vcc
gfx906 v_mul_legacy_f32_e32 v3, 0, -17
gfx906 v_madak_f32 v8, s15, 65, 0xd68f9112
gfx906 v_max_i16_e32 v102, 2
gfx906 v_sub_f32_e32 -|v42|, v4, v76
gfx906 s_cmpk_lt_i32 xnack_mask, s17, 0x472
gfx906 s_add_u32 s36, -|s5|, 0.5
gfx906 v_madmk_f32 65536.0, s31, 0xbfcfaf22, v15
gfx906 v_subrev_u16_e32 v67, 0x3ff0000000000000, s57, v0
gfx906 v_fmac_f32_e32 v132, s24, 0
gfx906 v_frexp_mant_f16_e32 ttmp[0:1], v125, exec_hi
gfx906 v_subrev_f32_e32 v41, -0x80000001, v16
gfx906 v_madmk_f16 v16, v0, 0xd392c7d3, s[1:2]
gfx906 v_subrev_f32_e32 v251, v249
gfx906 v_subrev_f32_e32 ttmp0, 1, v0
gfx906 s_getpc_b64 m0
gfx906 v_cndmask_b32_e32 v28, s40, v6, 0x3c00
gfx906 v_min_i32_e32 0xffffffff, 47, v131
gfx906 v_mul_legacy_f32_e32 v1, v1, ~0
gfx906 v_add_f32_e32 ttmp12, s10, v36
gfx906 s_addc_u32 s38, 47, vcc
gfx906 exp invalid_target_17 v162, off, off, off done
gfx906 v_sub_f32_e32 v21, v0
gfx906 s_buffer_atomic_and_x2 s[2:3], s101, xnack_mask_lo offset:-0x1bf75
gfx906 exp invalid_target_25 off, -v210, off, off done
gfx906 v_mul_f16_e32 v19, v83, 0x3c00
gfx906 v_max_f32_e32 v240, m0, s12, v9
gfx906 s_store_dwordx2 s[50:51], s[26:27], v[0:1]
gfx906 s_movk_i32_e64 s38, 0x3217
gfx906 s_xor_b32 s88, ttmp1, s68 slc
gfx906 v_sub_f32_e32 v161, v39, -16, v93
gfx906 s_decperflevel src_shared_base, 0x18b9
gfx906 v_max_u16_e32 v141, v16
gfx906 exp param7 off, 0, off, off
gfx906 exp param8 v168, off, s[6:9], v232 done compr vm
gfx906 s_cmov_b64 -16, s[60:61], s[72:73]
gfx906 v_subbrev_co_u32_e32 0.5, vcc, v249, v94, vcc
gfx906 s_cbranch_i_fork s[98:99], |25688|
gfx906 s_add_u32 -|s2|, s97, s16
gfx906 v_min_i16_e32 -|v161|, v152, v148
gfx906 s_lshl_b64_e64 s[44:45], flat_scratch, 49
gfx906 v_mul_f16_e32 s[2:3], v18, v16
gfx906 v_subrev_f32_e32 v8, s36, v128 offset:0xffff
gfx906 s_cmpk_le_u32 s17, v0
gfx906 exp pos1 off, off, v38, |off| done vm
gfx906 v_subrev_co_u32_e32 v9, vcc, 0.5
gfx906 v_mac_f32_e32 v109, s91, |v203|
gfx906 v_lshrrev_b32_e32 v[255:256], s32, v0
gfx906 exp invalid_target_31 v162, vcc, v134, v134 compr vm
gfx906 v_subrev_f32_e32 65, v45, v157
gfx906 s_pack_lh_b32_b16 |s68|, 7, s53
gfx906 v_cndmask_b32_e32 v32, sext(s17), v1, vcc
gfx906 v_mul_u32_u24_e32 v1, 0x100000000, v135
gfx906 v_sub_f16_e32 v25, -13, s[1:2]
gfx906 v_mul_legacy_f32_e32 -|v0|, 8, v27
gfx906 v_interp_p2_f32_e32 |v44|, v221, attr33.w
gfx906 v_mul_hi_i32_i24_e32 v137, s6, [v0,v1]
gfx906 v_cndmask_b32_e32 v24, 0x3ff0000000000000, v19, vcc
gfx906 exp pos1 off, 0xffffffff, v69, v69 compr vm
gfx906 s_max_i32 64, s0, 44, s12
gfx906 v_lshrrev_b32_e32 v52, |v104|, v16
gfx906 s_xor_b32 ttmp13, 25, 12 vm
gfx906 s_cmpk_lg_i32 -s23, 0x8e69
gfx906 s_buffer_atomic_swap s32, s[0:3], -0xeef69 done
gfx906 s_cmpk_gt_i32 s17, m0, 0x355e
gfx906 v_mad_f32 v221, |v73|, s14, |v99| div:2, 0x10000
gfx906 v_mac_f32_e32 v109, s[0:1], v203
gfx906 v_min_u32_e32 v80, 0.5, v129 op_sel_hi:[0,0]
gfx906 v_cndmask_b32_e32 v57, s13, v92, v[255:256]
gfx906 v_subrev_u32_e32 sext(v183), v64, v6
gfx906 v_lshlrev_b32_e32 v109, 6, -|v16|
gfx906 s_xnor_b64 s[10:11], s[32:33], s[0:1], 15
gfx906 v_interp_mov_f32_e32 ttmp0, invalid_param_81, attr52.z
gfx906 s_call_b64 ttmp[4:5], 12875 mul:3
gfx906 s_bfm_b32_dpp s32, s10, s0
gfx906 v_min_i16_e32 v198, 58, 64
gfx906 exp invalid_target_27 off, v193, v59
gfx906 v_madak_f16 v3, v254, ttmp0, 0x9766f874
gfx906 v_subrev_co_u32_e32 v232, vcc, v106, [s2,s3]
gfx906 v_min_u16_e32 v134, ttmp3, v214 op_sel_hi:[0,0]
gfx906 v_cmpx_f_i16_e32 ttmp12, v48, v242
gfx906 v_interp_p1_f32_e32 v241, v67, xnack_mask
gfx906 v_mac_f16_e32 v190, s[6:9], v183
gfx906 s_add_u32 -|s75|, 32, s57
gfx906 v_madak_f32 v2, 64, ttmp12, 0xbede203f
gfx906 v_sub_f16_e32 v17, s9, v33 mul:3
gfx906 v_interp_p2_f32_e32 s[0:1], v226, attr15.w
gfx906 v_interp_p2_f32_e32 v70, v7, attr1.y, 0x100000000
gfx906 exp param1 off, off, off
gfx906 v_cndmask_b32_e32 v71, s34, -16, vcc
gfx906 v_mul_f32_e32 v199, v21, 1.1
gfx906 exp param27 off, v53, s[1:2], off compr vm
gfx906 v_subrev_co_u32_e32 v232, vcc, ttmp[0:1], v88
gfx906 v_lshlrev_b16_e32 v57, v255, exec
gfx906 v_xor_b32_e32 v66, v112, v32 mul:2
gfx906 v_min_i32_e32 v129, 0.5, s2, v130
gfx906 v_sub_co_u32_e32 v233, vcc, v6, [v0,v1]
gfx906 s_mulk_i32 s32, s102
gfx906 s_max_i32 s8, s18
gfx906 s_cmpk_ge_i32 65536.0, s97, 0xd94d
gfx906 v_sub_f16_e32 v[3:6], v37, s32, v0
gfx906 v_mul_hi_u32_u24_e32 0xffffffff, v61, v193
gfx906 v_max_i16_e32 v214, 37, v[255:256]
gfx906 v_cndmask_b32_e32 v69, v12, v255, v37, vcc
gfx906 v_max_u16_e32 v43, v186, 1e10
gfx906 v_mul_legacy_f32_e32 v64, s2, v256
gfx906 v_subb_co_u32_e32 v25, ttmp[0:1], 20, v35, vcc
gfx906 v_mac_f16_e32 ~0, s0, v130
gfx906 v_lshrrev_b32_e32 v2, v0, v149, v32
gfx906 v_interp_mov_f32_e32 v58, invalid_param_135, 0x10000
gfx906 v_cndmask_b32_e32 0x10000, s4, v32, vcc
gfx906 v_cndmask_b32_e32 v32, 5, v0, vcc offset0:1
gfx906 v_xor_b32_e32 v222, -4.0
gfx906 v_cmp_ne_i32_e32 vcc, s[0:1], v93
gfx906 v_mul_legacy_f32_dpp -16, -v134, -|v153| quad_perm:[0,1,1,1] row_mask:0xe bank_mask:0x8
gfx906 s_getreg_b32 s7, |hwreg(HW_REG_HW_ID,| 12, 29)
gfx906 v_mul_u32_u24_e32 v6, s0, v0, v4
gfx906 v_max_i32_e32 v67, v128
gfx906 v_min_i32_e32 v37, s102, v146
gfx906 v_and_b32_e32 v52, s9, v0 row_mask:0x3
gfx906 v_mul_legacy_f32_sdwa v223, -|v115|
gfx906 v_mul_hi_i32_i24_e32 s[2:3], s34, v22
gfx906 v_mul_hi_u32_u24_e32 v178, s[0:2], v134
gfx906 v_interp_p1_f32_e32 v53, v[255:256], attr13.y
gfx906 s_andn2_wrexec_b64 v[3:6], 2.0
gfx906 v_cndmask_b32_e32 v26, s2, v197, vcc row_mask:0x3
gfx906 s_max_u32_sdwa ttmp1, s62, ttmp9
gfx906 v_lshlrev_b32_e32 v125, v4
gfx906 v_mul_legacy_f32_e32 v1, v255, v45, v136
gfx906 v_mul_lo_u16_e32 sext(v135), v93, v7
gfx906 v_sub_f16_e32 v32, v4, s[0:2]
gfx906 s_xnor_b64_dpp s[22:23], 2.0, s[12:13]
gfx906 v_and_b32_e32 v52, s9, v[0:1]
gfx906 v_max_f16_e32 v135, 27, v170 done
gfx906 v_subrev_f32_e32 v36, |v160|, v1
gfx906 exp invalid_target_29 v56, 0x100000000, off, v193 done vm
gfx906 s_atomic_sub s36, |s[40:41]|, s43
gfx906 s_atomic_sub s36, s[40:41], s[1:2]
gfx906 v_lshlrev_b32_e32 v64, s49, [v0,v1]
gfx906 s_cmpk_lt_u32 s59, 0x6dfc addr64
gfx906 exp mrt4 v90, v181, v194, [s2,s3]
gfx906 s_bfm_b32_e64 s24, s91, s0
gfx906 s_store_dword ttmp15, s[38:39], s0 op_sel:[0,1]
gfx906 v_lshlrev_b32_e32 v105, v20, ttmp0
gfx906 s_cmp_eq_u32 s42, s[6:9]
gfx906 v_lshlrev_b32_e32 v0, |s32|, v96
gfx906 s_max_u32 s32, xnack_mask_lo, s65 row_shl:1
gfx906 v_mul_legacy_f32_e32 v18, -v2, v176
gfx906 s_max_i32 v[3:6], 44, s12
gfx906 v_sub_f32_e32 v128, s[0:1], v2
gfx906 v_cndmask_b32_e32 v192, v144, v4, vcc, 0x3ff0000000000000
gfx906 v_cndmask_b32_e32 v0, s16, v129, vcc addr64
gfx906 s_atomic_swap -17, s[30:31], s95
gfx906 v_cmp_f_u32_e32 sext(vcc), v43, v242
gfx906 v_interp_p2_f32_e32 v128, 0x100000000, attr34.z
gfx906 s_addk_i32 s16, v255
gfx906 v_mul_u32_u24_dpp v28, s2, v64
gfx906 s_add_u32 s42, s68, lds_direct
gfx906 v_mul_u32_u24_e32 v57, v169, s[6:9]
gfx906 s_bfm_b32 0x3c00, s24, 0
gfx906 buffer_atomic_dec_x2 v[213:214], 0x3c00, s[60:63], s72 offset:2411 slc
gfx906 s_getpc_b64 s[46:47], s102
gfx906 v_mul_f32_e32 v135, v256, v170
gfx906 v_madak_f16 v182, 63, v40, 0xc26ca37a neg_lo:[1,0]
gfx906 v_or_b32_e32 v128, v139, v64 high
gfx906 v_max_f32_sdwa v140, s[0:2], 61 dst_sel:BYTE_2 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_0 src1_sel:DWORD
gfx906 s_endpgm m0
gfx906 v_mul_u32_u24_e32 0xffffffff, 64, v1
gfx906 v_sub_co_u32_e32 v45, -vcc, ttmp9, v124
gfx906 v_madmk_f16 v18, v67, s[6:9], v171
gfx906 v_mul_u32_u24_e32 0x100000000, v78, v6
gfx906 v_add_f32_e32 v12, v0, 65536.0
gfx906 s_xor_saveexec_b64 0x10000, 35
gfx906 exp off, v233, off done compr
gfx906 s_addk_i32 -32769, s49, 0x1e61
gfx906 v_subrev_u16_e32 s[0:1], 8, v193
gfx906 v_madmk_f16 v18, [v0,v1], 0xabd73324, v171
gfx906 v_min_i32_dpp v88, s80, v21
gfx906 v_mac_f16_e32 s101, s2, v0
gfx906 v_cmp_ge_f32_e32 ttmp[0:1], v87, v30
gfx906 v_madmk_f32 v20, -v75, 0xc5cbc961, v10
gfx906 s_cmpk_lg_u32 src_shared_base, 0x7f59
gfx906 s_andn2_b32 s4, xnack_mask, s4
gfx906 v_interp_mov_f32_e32 v206, invalid_param_78
gfx906 s_add_u32 -16, s68, s2
gfx906 v_cmpx_class_f64_e32 v255, -1, v26
gfx906 v_sub_f32_e32 v2, -3, -4.0
gfx906 v_cndmask_b32_e32 v0, 65, v1, vcc
gfx906 v_min_u16_e32 vcc_lo, v208, v192
gfx906 v_min_i16_e32 v144, v179
gfx906 s_cselect_b64 s[64:65], v[255:256], s[64:65]
gfx906 v_min_f32_e32 0x3c00, 0, v32
gfx906 v_subrev_f32_e32 -|v10|, v250, v12
gfx906 s_add_u32 s[4:7], s4, s23
gfx906 v_madmk_f16 v128, -s40, 0xd2460737, v66
gfx906 s_cmp_lt_u32 s88, v0
gfx906 s_cselect_b32_dpp s76, 21, 52
gfx906 v_mul_u32_u24_e32 xnack_mask, v246, v67
gfx906 v_max_i32_e32 v241, s72, v19 op_sel_hi:[0,0]
gfx906 v_madak_f16 v146, s102, v164, 0xdeb44fa9
gfx906 exp invalid_target_28 v235, off, off, v155 done idxen
gfx906 v_min_i32_e32 -0x80000001, ttmp9, v240
gfx906 exp 0 v40, off, v0, off done compr
gfx906 v_subrev_f32_e32 v80, [s2,s3], v109
gfx906 tbuffer_load_format_xyzw v[25:28], off, -17, s63 offset:3220 glc
gfx906 v_cmpx_neq_f64_e32 -17, v[37:38], v[240:241]
gfx906 v_cmpx_nlg_f32_e32 vcc, [s2,s3], v182
gfx906 v_subrev_u32_e32 -16, -2.0, v158
gfx906 s_cmovk_i32 s1, ttmp12, 0x1b2b
gfx906 s_andn2_b32 1e-10, s25, s73
gfx906 v_mul_u32_u24_e32 0, v6
gfx906 v_min_i32_e32 lds_direct, 6, v146
gfx906 s_cmpk_eq_i32 vcc, 0x747b
gfx906 v_subbrev_co_u32_e32 v117, vcc, v64, v119, 1e-10
gfx906 v_min_u32_e32 -v164, v222, v200
gfx906 v_add_f32_e32 v8, s26, 1e-10
gfx906 v_add_co_u32_e32 v10, vcc, v4, v37 vm
gfx906 v_sub_f16_e32 v84, s5, v40, s[6:9]
gfx906 v_sub_f32_e32 sext(v129), s81, v2
gfx906 v_max_i16_e32 s[0:1], s40, v129
gfx906 v_cndmask_b32_e32 0x3ff0000000000000, s4, v78, vcc
gfx906 v_subrev_u16_dpp v168, v138, v44
gfx906 s_cmov_b64 s[60:61], sext(s[72:73])
gfx906 s_bfe_i64 s[22:23], s[82:83], s2 neg_lo:[1,0]
gfx906 v_cndmask_b32_e32 v0, 1, v53, 1+1
gfx906 exp param31 off, off, v192, -32769 done vm
gfx906 v_cndmask_b32_e32 v129, 1e-10, v32, vcc
gfx906 v_mul_u32_u24_e32 v43, s80, v59, ttmp12
gfx906 v_min_i32_e32 v41, v252, v[0:1]
gfx906 v_addc_co_u32_e32 -32769, v140, vcc, v4, v209, vcc
gfx906 v_cndmask_b32_e32 v116, s72, s0, vcc
gfx906 v_interp_p2_f32_e32 v5, v180, attr10.z idxen
gfx906 s_andn1_wrexec_b64 -|s[58:59]|, s[16:17]
gfx906 v_lshlrev_b32_e32 v31, s48, v[255:256]
gfx906 s_and_b64 off, s[26:27], 2.0
gfx906 v_interp_mov_f32_dpp v119, invalid_param_53, attr52.z
gfx906 v_min_i16_e32 v170, 0.15915494, s16, v17
gfx906 v_interp_p2_f32_e32 v174, v24, s[2:3]
gfx906 v_subrev_f16_e32 v81, s26, 0xffffffff
gfx906 v_sub_f16_e32 v106, s9, xnack_mask
gfx906 s_add_u32 src_shared_base, s4, s23
gfx906 s_rfe_restore_b64 s[48:49]
gfx906 s_cmpk_eq_u32 s10, sext(0x3fc7)
gfx906 buffer_load_sbyte_d16_hi v64, off, s[0:2], s17 offset:550 glc
gfx906 v_cmpx_u_f32_e32 1+1, vcc, v252, v138
gfx906 exp invalid_target_25 v143, off, off, off done compr vm clamp
gfx906 exp mrt4 v193, v193, ttmp[0:1], off done compr vm
gfx906 s_getreg_b32 s7, vcc 12, 29)
gfx906 v_subrev_f16_e32 v16, ttmp8, -|v137|
gfx906 s_cmpk_lt_u32 vcc_lo, 0.15915494
gfx906 v_sub_f32_e32 |v6|, s64, v38
gfx906 v_cndmask_b32_e32 v88, v138, v66, vcc idxen
gfx906 s_cmpk_eq_u32 |s59|, 0x5de3
gfx906 exp off, off, v239
gfx906 s_addc_u32 s20, s18, 0x3ff0000000000000
gfx906 v_subrev_co_u32_e32 v41, -4.0, s18, v2
gfx906 v_cndmask_b32_e32 v18, s8, -17, vcc
gfx906 v_sub_f32_e32 v117, [s2,s3], v2
gfx906 v_interp_p2_f32_e32 v146, v159, attr47.w addr64
gfx906 s_lshl3_add_u32 s81, s60
gfx906 s_and_b32 0x3c00, 44, -11
gfx906 exp mrt0 v1, off, v8, -16 done
gfx906 v_max_f32_sdwa v140, exec, 61 dst_sel:BYTE_2 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_0 src1_sel:DWORD
gfx906 v_cmpx_t_i16_sdwa s0, v35, sext(22) src0_sel:BYTE_3 src1_sel:BYTE_0
gfx906 v_addc_co_u32_e32 v8, vcc, -10, |v230|, vcc
gfx906 s_addc_u32 s81, 10, [s2,s3]
gfx906 v_madmk_f16 v128, 0.5, 0xd2460737, v66
gfx906 s_atomic_and s23, s[52:53], -|xnack_mask_hi| glc
gfx906 v_or_b32_e32 -17, s0, v6
gfx906 v_lshrrev_b32_e32 v0, 37, v65 op_sel_hi:[0,0]
gfx906 v_cmpx_o_f16_e32 vcc, v40, v230 row_mirror
gfx906 v_mul_f16_e32 v128, off, v17
gfx906 s_orn2_b32_dpp s66, s84, s40
gfx906 s_cmpk_gt_u32 0x68e6
gfx906 v_subrev_f16_e32 v256, s70, v240
gfx906 s_add_u32 s20, -|s0|, 0
gfx906 v_interp_mov_f32_e32 s102, invalid_param_14, attr29.w
gfx906 s_setreg_b32 s[6:9], hwreg(26, 24, 9), s7
gfx906 v_cndmask_b32_dpp v128, v30, v67, vcc
gfx906 s_xor_b64 s[2:3], s[66:67], s[2:3], s[72:73]
gfx906 v_madmk_f16 v18, v67, 0xabd73324, s[6:9]
gfx906 v_subbrev_co_u32_e32 ttmp[0:1], vcc, s49, v113, vcc
gfx906 exp invalid_target_21 off, off, v160, -|off| done
gfx906 s_or_b32 13, 20
gfx906 v_sub_u32_e32 v80, v146, v256
gfx906 v_cndmask_b32_e32 v140, s64, v[255:256], vcc
gfx906 exp invalid_target_20 v231, off, off, off compr glc
gfx906 v_madak_f16 v182, 63, v40, 0xc26ca37a row_mask:0x3
gfx906 s_bfm_b32 s16, s0, v0
gfx906 v_interp_mov_f32_e32 v210, sext(invalid_param_243), attr3.x
gfx906 exp invalid_target_25 v143, v0, off, off done compr vm
gfx906 exp 0.15915494 v0, off, off, off done
gfx906 v_add_f32_e32 v40, xnack_mask, v36
gfx906 v_cmpx_nlg_f16_e32 vcc, -|v203|, v125
gfx906 v_cndmask_b32_e32 64, v136, v3, vcc
gfx906 exp param7 off, ttmp12, off, v55 done compr vm
gfx906 s_add_u32 s2, -s97, s16
gfx906 s_movk_i32 -4.0, 0xa3b5
gfx906 v_min_u32_e32 [s2,s3], v24, v37
gfx906 s_cmp_eq_u64_dpp 50, 0x271a76c2
gfx906 v_madmk_f16 v18, s4, s[6:9], v4
gfx906 exp invalid_target_16 v40, off, |off|, v46 done compr
gfx906 v_sub_f32_e32 v18, v68, -|v8|
gfx906 v_cmpx_nlt_f64_e32 vcc, v[141:142], v0
gfx906 s_buffer_load_dwordx16 s[4:19], -s[32:35], ttmp5
gfx906 v_subbrev_co_u32_e32 -4.0, vcc, s86, v150, vcc
gfx906 exp v[255:256] off, v61, off, v89 done compr
gfx906 v_interp_p2_f32_e32 off, v221, attr33.w
gfx906 s_lshl_b32 s0, s50, ttmp[0:1]
gfx906 v_interp_p2_f32_e32 src_shared_base, v140, attr21.z
gfx906 v_lshlrev_b16_e32 v170, 35
gfx906 exp 1e10 off, v194, off, off compr vm
gfx906 v_sub_co_u32_e32 v20, vcc, v79
gfx906 v_ffbh_u32_e32 off, s23
gfx906 v_cndmask_b32_e32 v138, s0, v32, ~0, vcc
gfx906 s_xor_b64 s[66:67], s[2:3], s[72:73] gds
gfx906 v_min_f32_e32 1e10, 0, v32
gfx906 v_interp_p1_f32_e32 v126, vcc_lo, attr32.w
gfx906 exp mrt2 off, off, v196, v[3:6] compr
gfx906 v_rcp_f16_e32 0xffffffff, v181, v147
gfx906 s_cmpk_ge_i32 v[0:1], 0xbae
gfx906 s_andn2_b32 s4, 65, s4, s4
gfx906 v_subrev_f32_e32 |v36|, v160, v1
gfx906 s_call_b64 s[82:83], 0x100000000
gfx906 v_sub_f16_e32 65536.0, s2, v16
gfx906 v_interp_p2_f32_e32 v79, v194, vcc_lo
gfx906 v_cndmask_b32_e32 v72, v1, vcc
gfx906 v_min_u16_e32 v42, -5, 1+1
gfx906 v_lshlrev_b32_e32 a0, 0.15915494, v115
gfx906 exp invalid_target_26 off, off, v63, 0x10000 done compr
gfx906 s_load_dword s[4:7], s[2:3], 0x7b72a
gfx906 v_subrev_f16_e32 v207, v125, exec
gfx906 v_cmp_t_u16_e32 |vcc|, v161, v247
gfx906 v_interp_p1_f32_e32 65, v89, attr58.x
gfx906 v_sub_f16_e32 ~0, s0, v136
gfx906 v_max_i16_e32 ttmp12, 33, v25
gfx906 v_mul_i32_i24_e32 v66, v30
gfx906 v_rcp_f16_e32 v210, sext(s38)
gfx906 s_cmpk_lt_i32 s17
gfx906 v_lshlrev_b32_e32 v175, 0x100000000, v229
gfx906 v_cndmask_b32_e32 -v42, s9, v24, vcc
gfx906 v_subrev_u16_e32 v112, ttmp[0:1], 3, v0
gfx906 v_mul_u32_u24_e32 v36, [s2,s3], v6
gfx906 v_lshlrev_b16_e32 v88, v0, v98 offen
gfx906 v_add_u16_e32 0x100000000, vcc_lo, v160
gfx906 s_mulk_i32 0x10000, 0xe282
gfx906 v_or_b32_e32 vcc_lo, s40, v66
gfx906 exp param14 off, v68, off, |off| compr vm
gfx906 v_cmpx_gt_i32_e32 vcc, flat_scratch_hi, v103 vm
gfx906 v_cndmask_b32_e32 v170, v136, v3, vcc idxen
gfx906 s_add_i32 s2, s15, 8 high
gfx906 s_cmpk_lg_u32 s70, ttmp0
gfx906 v_ashrrev_i16_e32 v29, v117, vcc_lo
gfx906 v_max_i16_e32 s[6:9], 44, v6
gfx906 v_min_u32_e32 v94, vcc, v220
gfx906 exp param31 v160, src_shared_base, off, v12 done
gfx906 s_mul_i32 s46, s64
gfx906 v_sub_f16_e32 64, s65, v0
gfx906 s_xor_b32 s21, vcc, s9
gfx906 v_cmp_gt_u16_e32 vcc, s0, s54, v170
gfx906 s_orn2_b64 s[30:31], 63, 6, v[3:6]
gfx906 v_interp_p2_f32_e32 v249, v119
gfx906 v_cndmask_b32_e32 v197, vcc, s4, v32, vcc
gfx906 s_cmpk_ge_i32_sdwa s45, 0xcf20
gfx906 v_cmpx_tru_f16_e32 vcc, v134, v244 lds
gfx906 v_add_u32_dpp v190, v211, v215
gfx906 v_mul_legacy_f32_e32 v15, v10
gfx906 v_or_b32_e32 v62, a0, v127, v120
gfx906 s_cmpk_eq_u32 -32769, 0xef3
gfx906 v_mul_u32_u24_e32 sext(v220), s76, v51
gfx906 s_add_i32 s25, s10
gfx906 s_andn2_b32 -0x80000001, 6, 20
gfx906 v_lshlrev_b32_e32 s101, v87, v200
gfx906 v_interp_mov_f32_dpp v128, invalid_param_14, attr29.w
gfx906 v_min_u32_e32 v240, v24, ttmp12
gfx906 exp invalid_target_19 v192, off, s[4:7], off done
gfx906 v_interp_p2_f32_e32 v254, v213, attr4.w done
gfx906 s_max_i32 s0, s9, s0 offen
gfx906 v_add_f32_e32 v65, s[0:2], v53
gfx906 s_add_i32 a0, s0, 64
gfx906 v_mac_f16_e32 -4.0, s9, v80
gfx906 v_sub_co_u32_e32 v28, vcc, -|31|, v175
gfx906 v_sub_f16_e32 v37, s32
gfx906 v_add_f32_e32 v40, s10, v36 row_mask:0x3
gfx906 v_subrev_f16_e32 v27, 0x3ff0000000000000, v181
gfx906 v_cmp_f_i32_sdwa vcc, sext(v8), sext(ttmp14) src0_sel:BYTE_0 src1_sel:BYTE_0 row_mask:0x3
gfx906 v_cndmask_b32_e32 v12, s0, s[2:3], vcc
gfx906 v_subrev_u16_dpp v65, 8, v193
gfx906 s_buffer_load_dwordx16 s[48:63], s32
gfx906 v_cmp_nle_f64_sdwa vcc, s[46:47], v[60:61]
gfx906 s_add_u32 s12, 32, a0
gfx906 v_sub_f32_e32 v17, s4, v136 addr64
gfx906 s_cmpk_lg_i32 0xfc4c
gfx906 v_madmk_f16 v73, flat_scratch_lo, 0.15915494, v13
gfx906 v_lshrrev_b32_e32 v64, s32, v0 row_mirror
gfx906 v_subbrev_co_u32_dpp v129, vcc, s1, v119, vcc
gfx906 v_cmpx_le_i64_e32 vcc, -|s[46:47]|, v[29:30]
gfx906 v_interp_p1_f32_e32 v78, 1e-10, attr51.w
gfx906 v_max_u16_e32 v141, s65, v16 op_sel_hi:[0,0]
gfx906 v_min_u16_e32 1+1, -5, v159
gfx906 v_mul_legacy_f32_e32 v250, flat_scratch_hi, 64, v255
gfx906 v_mul_f16_e32 0.15915494, v134, v36
gfx906 v_or_b32_e32 v2, 8, v144 offen
gfx906 s_cmpk_gt_u32 s52, v[255:256]
gfx906 v_add_f32_e32 v127, s[1:2], v95
gfx906 s_andn1_wrexec_b64 s[58:59], s0
gfx906 s_orn2_b64 s[96:97], s[56:57], s[68:69] dst_sel:BYTE_1
gfx906 v_mul_f16_e32 v19, v83, -17, v224
gfx906 s_add_i32 ~0, s64, s32
gfx906 s_cmpk_ge_u32 0x3fa3
gfx906 v_mac_f16_e32 v149, s0, exec
gfx906 v_add_f32_e32 0.5, s20, v25
gfx906 v_or_b32_e32 v48, s0, 0.5
gfx906 s_add_u32 exec, s47, src_private_base
gfx906 v_cndmask_b32_e32 sext(v150), v0, v8, vcc
gfx906 exp 0x3c00 v196, v59, v151, v72 done vm
gfx906 v_lshrrev_b32_e32 v9, s64, v40 glc
gfx906 s_sleep [v0,v1], 0xfe57
gfx906 v_sub_f16_e32 v84, s5, sext(v40)
gfx906 v_cndmask_b32_e32 v4, s[1:2], v51, vcc
gfx906 v_xnor_b32_e32 v9, ttmp0
gfx906 v_and_b32_e32 1e10, s54, v143
gfx906 v_xnor_b32_e32 v149, v140, 64, v70
gfx906 v_cndmask_b32_e32 v12, s0, vcc
gfx906 v_mul_f16_e32 v97, s0, xnack_mask
gfx906 exp invalid_target_25 v13, v13, [v0,v1], off compr vm
gfx906 v_lshlrev_b32_e32 v24, 5, v32 row_mirror
gfx906 v_min_f16_e32 v135, 35, v203 row_mask:0x3
gfx906 s_cselect_b32 0x3c00, s30, 19
gfx906 s_cmpk_ge_i32 |s51|, 0x8985
gfx906 v_mac_f32_e32 v122, v49, v88 gds
gfx906 v_cndmask_b32_e32 xnack_mask_lo, v192, vcc
gfx906 v_xor_b32_e32 0.5, v94, v125
gfx906 s_add_u32 s0, s65, s[2:3], s4
gfx906 s_max_i32 s[4:7], s70, vcc_hi
gfx906 v_max_f16_e32 v6, s0, a0
gfx906 s_sub_i32 ttmp5, s22, s101, 10
gfx906 v_max_i16_e32 v244, v24, sext(v157)
gfx906 v_sub_co_u32_e32 v28, vcc, 31, xnack_mask
gfx906 v_mul_hi_i32_i24_e32 v131, v41, v165 compr
gfx906 v_cndmask_b32_e32 sext(v128), v30, v67, vcc
gfx906 s_cmpk_ge_u32 sext(s101), 0xd72e
gfx906 v_max_u16_e32 0.15915494, ttmp6, v98
gfx906 v_interp_p2_f32_e32 v[0:1], v221, attr33.w
gfx906 v_lshrrev_b32_e32 v130, s[0:1], v1
gfx906 v_mul_f32_e32 0xffffffff, v24, v80
gfx906 v_madmk_f16 v8, 38, 0x7e940451, s[0:2]
gfx906 v_madak_f32 -|v240|, v184, v113, 0xe151fb2e
gfx906 s_cmpk_eq_i32 ttmp7, s101
gfx906 v_subrev_f32_e32 exec, v17, v16
gfx906 v_cndmask_b32_e32 v26, s2, ttmp0, vcc
gfx906 s_atomic_or_x2 ttmp0, s[80:81], vcc_lo offset:0x86fb2
gfx906 v_min_f32_e32 v229, v236, 0x100000000
gfx906 buffer_atomic_xor v51, sext(off), s[88:91], s71 offset:1789
gfx906 v_max_u16_e32 s[4:7], s90, v217
gfx906 v_ashrrev_i16_e32 v35, v104, 1e10, v64
gfx906 s_xor_saveexec_b64 s[90:91], a0
gfx906 v_interp_mov_f32_e32 v119, invalid_param_53, attr52.z mul:3
gfx906 v_mul_legacy_f32_e32 v0, v170, -v233
gfx906 v_madak_f32 v6, s9, v0, s[0:2]
gfx906 s_max_u32 ttmp1, s62, ttmp9, exec
gfx906 v_add_f32_e32 0, v248, v136
gfx906 v_lshlrev_b32_e32 lds_direct, 6, v16
gfx906 exp invalid_target_22 off, off, 0x100000000, off, v20 compr
gfx906 v_lshlrev_b32_e32 v0, 0x3ff0000000000000, v64
gfx906 v_subrev_f32_e32 v128, v83, -|v83|
gfx906 v_min_u16_e32 v128, s76, 65536.0
gfx906 s_bfm_b32 s24, ttmp[0:1], 0
gfx906 s_cbranch_i_fork s[98:99], 1e-10
gfx906 v_subrev_f32_e32 v8, v130
gfx906 v_cndmask_b32_e32 v64, s7, v26, 1e-10
gfx906 tbuffer_store_format_xyz v[150:152], off, s[72:75], 18 format:[BUF_DATA_FORMAT_16,BUF_NUM_FORMAT_RESERVED_6] offset:599 offset0:1
gfx906 s_mul_i32 -s13, s20, s34
gfx906 s_bfm_b64 s[4:5], 29, s4 gds
gfx906 exp param18 off, off, off, v75 compr op_sel:[0,1]
gfx906 v_ldexp_f16_dpp v16, v170, v9
gfx906 v_cos_f16_e32 v123, v[255:256]
gfx906 exp param15 off, exec, off, off, off compr
gfx906 v_subb_co_u32_e32 -|v74|, vcc, v217, v66, vcc
gfx906 v_subbrev_co_u32_e32 v232, vcc, flat_scratch_lo, 0x100000000, vcc
gfx906 v_madak_f16_e64 v147, 0.5, v54, 0xdb2d28fe
gfx906 exp lds_direct v68, off, off, off compr vm
gfx906 v_interp_p2_f32_e32 v[255:256], v194, attr21.w
gfx906 v_mul_f32_e32 v81, s16, v225 idxen
gfx906 exp s102 off, off, v160, off done
gfx906 v_cmpx_f_i16_e32 sext(vcc), v48, v242
gfx906 v_mul_i32_i24_e32 s[4:7], -8, v129
gfx906 v_subbrev_co_u32_e32 1e10, vcc, s49, v113, vcc
gfx906 v_interp_p1_f32_e32 v108, v210, vcc_lo
gfx906 v_interp_p2_f32_e32 v45, s[4:7], attr26.y
gfx906 s_waitcnt vmcnt(13) expcnt(2) lgkmcnt(12), -17
gfx906 v_ashrrev_i16_e32 v80, v128, v256, v104
gfx906 v_cndmask_b32_e32 -32769, s97, v16, vcc
gfx906 v_cndmask_b32_e32 v245, s5, v16, 1.1
gfx906 exp param2 v246, v246, v42, v42 done compr neg_lo:[1,0]
gfx906 v_interp_p1_f32_e32 v32, v192, [v0,v1]
gfx906 s_subb_u32 |s3|, ttmp5, 16
gfx906 v_cndmask_b32_e32 v14, 0, v6, v255
gfx906 v_xor_b32_e32 v0, v24, s[0:1]
gfx906 v_add_f32_e32 s0, v4, s48, v0
gfx906 v_interp_p2_f32_e32 v45, v89, s[0:1]
gfx906 v_madak_f32 s0, s72, v19, 0xbc16eff6
gfx906 exp param28 off, v219, v95, off done addr64
gfx906 v_cmpx_t_i64_dpp vcc, 50, v[64:65]
gfx906 s_sleep sext(0xfe57)
gfx906 v_sub_f32_e32 v128, s0, v2, a0
gfx906 s_call_b64 0x3ff0000000000000, 39931
gfx906 s_getpc_b64 v256
gfx906 v_madmk_f16 0.15915494, 39, 0xbf8a939b, v164
gfx906 exp param27 off, v53, off, off compr vm row_mirror
gfx906 v_subrev_u16_e32 v67, vcc, v0
gfx906 v_subrev_f16_e32 -|v24|, s64, v160
gfx906 v_mul_u32_u24_e32 v0, v0, 65536.0
gfx906 v_cvt_f32_ubyte0_e32 64, s88
gfx906 exp -mrt0 v96, off, off, off done
gfx906 v_interp_p2_f32_e32 v128, 0x10000, attr34.z
gfx906 exp param1 off, off, -off, v32 vm
gfx906 v_interp_p1_f32_sdwa v53, v182, attr1.w
gfx906 v_madak_f16 -17, v190, v169, 0x7c591829
gfx906 v_cndmask_b32_e32 v128, s0, v0, 0.15915494
gfx906 v_cmpx_nle_f16_e32 vcc, 0x100000000, v241
gfx906 s_add_u32_e64 s16, s84, s1
gfx906 v_mul_u32_u24_e32 v192, s0, s[0:1]
gfx906 v_max_u32_e32 v34, v241, v12 mul:2
gfx906 exp param6 off, v249, off, vcc_lo done compr vm
gfx906 v_cndmask_b32_e32 v96, v5, s[6:9], vcc
gfx906 v_madmk_f32 v20, v75, 0xc5cbc961, v10 op_sel_hi:[0,0]
gfx906 v_sub_f32_e32 v162, s18, v4 offset:4
gfx906 v_subrev_u16_e32 v16, s41, s[1:2]
gfx906 v_max_u16_e32 ~0, s90, v217
gfx906 v_mul_hi_i32_i24_e32 v56, v0, v138 addr64
gfx906 v_rsq_f16_e32 s[2:3], 41
gfx906 v_madmk_f16 sext(v16), v0, 0xd392c7d3, v148
gfx906 v_lshrrev_b16_e32 v116, v147, v230 compr
gfx906 v_add_f16_e32 v171, v41
gfx906 v_max_i16_e32 v132, v8, v65, m0
gfx906 v_cndmask_b32_e32 v176, s5, v80, s[4:7]
gfx906 v_subrev_u16_e32 |v2|, 2, v196
gfx906 s_flbit_i32_b32 flat_scratch_hi, ttmp10 idxen
gfx906 v_subrev_f32_e32 v8, s36
gfx906 v_cndmask_b32_e32 v16, s100, v40, lds_direct
gfx906 s_and_b64 s[94:95], 65536.0, s[20:21]
gfx906 v_interp_p2_f32_e32 -v27, v202, attr43.w
gfx906 v_cvt_f64_f32_e32 3
gfx906 s_and_b64_e64 s[0:1], s[32:33], s[0:1]
gfx906 v_xnor_b32_e32 xnack_mask, 33, v52
gfx906 v_max_f32_e32 0.5, v0, v96
gfx906 v_add_f32_e32 v4, s48, ttmp12
gfx906 v_cmp_gt_i32_e32 s102, v38, v109
gfx906 exp src_shared_base v240, off, v2, v2 compr vm
gfx906 v_mul_legacy_f32_e32 v70, v144, v0, s[0:2]
gfx906 v_mul_f16_e32 v22, s16, v145, a0
gfx906 v_subbrev_co_u32_e32 v2, vcc, s49, v[3:6], vcc
gfx906 s_cmpk_ge_i32 s101, exec
gfx906 v_cmp_ngt_f64_e32 vcc, -|v[128:129]|, v[166:167]
gfx906 exp param10 off, ttmp12, off, off compr vm
gfx906 s_cselect_b64 s[16:17], s[86:87]
gfx906 v_mul_f16_dpp v209, a0, v114 quad_perm:[0,0,0,0] row_mask:0x2 bank_mask:0x4 bound_ctrl:1
gfx906 s_cmpk_eq_u32 s90, sext(0xef3)
gfx906 v_sub_f16_e32 v145, 5, v134 row_mirror
gfx906 s_cmpk_lt_u32 -|s7|, 0xfdf9
gfx906 s_addc_u32 ttmp3, exec_hi, s71 high
gfx906 v_interp_mov_f32_e32 v229, invalid_param_199, s[1:2]
gfx906 v_cndmask_b32_e32 v16, 0, 0x100000000, vcc
gfx906 v_add_f32_e32 v104, s84, v32 slc
gfx906 v_madmk_f16 v145, 0.5, 0xb27388cb, v228
gfx906 v_cndmask_b32_e32 off, v0, v135, vcc
gfx906 v_madmk_f16 v[3:6], v52, s0, 0x488e90f9, v198
gfx906 v_mul_legacy_f32_e32 sext(v208), 3, v16
gfx906 exp param3 v226, off, off, 1e-10 done
gfx906 exp_e64 param6 off, v165, v247, off compr
gfx906 v_subrev_u32_e32 sext(v194), -2.0, v158
gfx906 v_madmk_f32 v206, v89, s102, v184
gfx906 s_add_u32 s5, s32, s3 quad_perm:[0,1,2,3]
gfx906 v_lshlrev_b32_e32 s101, v180, v250, v150
gfx906 v_mul_u32_u24_e32 v24, s64, v45 gds
gfx906 v_addc_co_u32_e32 v103, -vcc, v80, v30, vcc
gfx906 s_add_u32 s64, s[1:2], s65, 32
gfx906 v_add_f32_e32 v24, s64, vcc_lo
gfx906 s_andn2_b32 s25, 0, -16, s16
gfx906 v_cndmask_b32_e32 v170, s101, v3, vcc
gfx906 exp param30 v243, v41, off, off vm src0_sel:WORD_1
gfx906 v_madmk_f16 v49, flat_scratch_lo, 0xbbb9791, ttmp[0:1]
gfx906 exp param6 off, vcc_lo, off, v9 done compr vm
gfx906 s_add_u32 s0, s65, s4 offset:0xffff
gfx906 v_min_i16_e32 v217, 0x10000, v90
gfx906 v_max_u16_e32 v52, s30, v197 dst_sel:BYTE_1
gfx906 v_add_f32_e32 v216, s0, v5 op_sel_hi:[0,0]
gfx906 s_bcnt1_i32_b64 65, exec
gfx906 v_add_f32_e32 v9, s[0:2], v0
gfx906 v_cmpx_nlg_f16_dpp vcc, v203, v125
gfx906 v_lshrrev_b32_e32 |v2|, s6, v38
gfx906 v_interp_p1_f32_e32 0x3c00, v89, attr51.y
gfx906 v_ldexp_f16_e32 v124, flat_scratch_hi, v234 lds
gfx906 s_mul_hi_u32 0x100000000, 61, 38
gfx906 s_cmpk_lt_i32 s86, s0
gfx906 v_mul_legacy_f32_sdwa |v223|, -|v115|, |v245| mul:4 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_1
gfx906 s_or_b32 ttmp8, 4
gfx906 v_add_co_u32_e32 v99, vcc, v152, 1e-10
gfx906 v_sub_f16_e32 v0, -v136, v76
gfx906 v_madak_f32 v18, 32, off, 0xd2eef139
gfx906 s_getreg_b32 s101, s[0:2] 8, 6)
gfx906 s_cmp_eq_u64_sdwa 50, 0x271a76c2
gfx906 v_mul_f32_e32 v170, 48, v43 high
gfx906 v_lshlrev_b32_e32 v8, |s66|, v30
gfx906 tbuffer_store_format_xy v[244:245], off, s[84:87], v256 format:[BUF_DATA_FORMAT_16_16_16_16,BUF_NUM_FORMAT_FLOAT] offset:1459
gfx906 s_cmovk_i32 s19, 0xc82a compr
gfx906 v_or_b32_e32 v62, 0, v127, v120
gfx906 s_atomic_swap s88, s[30:31], s95 op_sel_hi:[0,0]
gfx906 v_cndmask_b32_e32 ttmp0, s81, v9, vcc
gfx906 s_nand_b32 v0, 37, 34
gfx906 s_getreg_b32 -s7, hwreg(HW_REG_HW_ID, 12, 29)
gfx906 v_cmpx_nlg_f16_e32 v[0:1], v203, v125
gfx906 exp mrt1 v7, s[1:2], off, off, off done
gfx906 v_add_f32_e32 v168, vcc, v169
gfx906 v_madmk_f16_dpp v128, s40, 0xd2460737, v66
gfx906 v_lshlrev_b32_dpp v8, s66, v30
gfx906 v_interp_p2_f32_dpp v146, v159, attr47.w
gfx906 exp 0x3ff0000000000000 off, off, off, v37
gfx906 s_movk_i32 0x3217
gfx906 v_mul_legacy_f32_e32 v208, 3, 1+1
gfx906 v_interp_p2_f32_e32 v34, a0, attr12.x
gfx906 v_ashrrev_i32_e32 v[3:6], v169, v9
gfx906 v_and_b32_e32 sext(v52), s9, v0
gfx906 exp pos1 v228, v228, [v0,v1], v193 done compr
gfx906 tbuffer_load_format_xyzw -4.0, off, s[32:35], s0 format:[BUF_DATA_FORMAT_32_32_32] offset:595 glc
gfx906 v_min_f32_e32 v64, 64, s[0:2]
gfx906 v_lshrrev_b32_e32 v0, [v0,v1], v69
gfx906 v_mul_u32_u24_e32 v60, s71, s0
gfx906 v_add_u16_e32 v32, s51, v121 offset:0xffff
gfx906 v_madak_f16 v3, sext(v254), v147, 0x9766f874
gfx906 exp param7 v218, v218, -|off|, off compr vm
gfx906 s_add_i32_e64 s5, s8, s16
gfx906 v_interp_p1_f32_e32 -v104, v204, attr17.z
gfx906 v_cndmask_b32_e32 v9, s1, v177, 0.5
gfx906 v_sub_u32_e32 v119, ttmp6, 0
gfx906 v_or_b32_e32 v128, v139, ttmp12
gfx906 v_mac_f16_e32 v64, src_shared_base, s18, v2
gfx906 s_add_u32_sdwa xnack_mask_hi, 10, ttmp7
gfx906 v_interp_mov_f32_e64 v167, invalid_param_112, attr30.x
gfx906 s_addc_u32 s38, 47, sext(-4)
gfx906 s_atc_probe 36, exec, s58 offset:0x2c32a offset:0xffff
gfx906 s_cmpk_lg_u32 ttmp13, 0x62db, [s2,s3]
gfx906 v_subrev_f32_e32 v128, s[0:2], v83
gfx906 v_max_u32_e32 v34, v241, s0
gfx906 v_cndmask_b32_e32 v243, s16, v134, m0
gfx906 exp invalid_target_23 off, off, off, lds_direct done compr vm
gfx906 s_cmpk_gt_i32 exec_hi, 1.1
gfx906 v_subb_co_u32_e32 v146, 0, 9, v73, vcc
gfx906 v_madmk_f16 v0, v135, 0xc4f52ba2, vcc
gfx906 v_max_i16_e32 v34, 0x10000, s6, v160
gfx906 v_ashrrev_i16_e32 v18, s16, -|v208|
gfx906 s_nor_b64 s[32:33], s[0:1]
gfx906 v_max_i16_e32 v214, 37, sext(v197)
gfx906 v_add_co_u32_e32 v218, vcc, v256, v240
gfx906 v_addc_co_u32_e32 v194, vcc, s8, [v0,v1], vcc
gfx906 s_orn2_b64 s[86:87], s[14:15], s[54:55] offset:0xffff
gfx906 v_add_f32_e32 lds_direct, v136, v126
gfx906 s_setvskip v255, 51
gfx906 v_cndmask_b32_e32 v28, s[0:1], v6, vcc
gfx906 v_ashrrev_i32_e32 v1, s18, off
gfx906 exp invalid_target_27 v32, off, v207 done
gfx906 v_sub_f16_e32 1e-10, v37, s32, v0
gfx906 v_mac_f16_e32 s0, v8, v96
gfx906 v_cndmask_b32_e32 v220, v115, lds_direct, vcc
gfx906 v_max_f32_e32 |v8|, s8, v177
gfx906 v_madmk_f16 v0, ~0, 0xba7a2253, v81
gfx906 exp param21 off, s[6:9], v128, off, off done compr vm
gfx906 v_add_f32_e32 v256, s24, v19
gfx906 v_mul_legacy_f32_e32 v1, v45, v256, v136
gfx906 v_or_b32_e32 v16, 8, [s2,s3]
gfx906 v_subb_co_u32_e32 v112, vcc, v205, v[0:1], vcc
gfx906 s_buffer_atomic_smin ttmp1, s[60:63], s33 glc quad_perm:[0,1,2,3]
gfx906 v_min_f32_e32 v229, v236, v27, 1e10
gfx906 exp invalid_target_30 v197, off, v75 compr
gfx906 exp param10 off, v220, v45, -v45 done compr vm
gfx906 v_mul_legacy_f32_e32 v180, s16, v1 mul:2
gfx906 v_mul_u32_u24_e32 v0, 64, sext(v26)
gfx906 s_cmovk_i32 v[0:1], 0xc82a
gfx906 v_madmk_f32 v78, v[3:6], 0xdef110d1, v158
gfx906 v_mul_i32_i24_e32 |v0|, s80, v72
gfx906 v_sub_f32_e32 v36, s64, 65536.0
gfx906 exp_dpp invalid_target_28 off, v8, v29, off compr
gfx906 s_cbranch_i_fork ttmp[2:3], 0.5
gfx906 v_madmk_f16 0x3ff0000000000000, v187, 0xd3fbc812, v225
gfx906 v_max_i32_dpp v247, v191, v48
gfx906 s_xor_b64 s[0:1], v[255:256], s[66:67]
gfx906 v_addc_co_u32_e32 0.5, vcc, s2, v129, vcc
gfx906 v_add_f32_e32 -v9, s0, v0
gfx906 v_min_i32_e32 v125, 2.0, s101
gfx906 s_mul_i32 s1, 10, [s2,s3]
gfx906 v_mul_f16_e32 v128, v133, v17 clamp
gfx906 v_max_u32_e32 v4, v128, v2 compr
gfx906 v_mul_u32_u24_e32 -16, s96, v128
gfx906 v_sub_f16_dpp v244, s48, v234
gfx906 v_addc_co_u32_e32 v213, vcc, flat_scratch_lo, v160, vcc op_sel:[0,1]
gfx906 v_sub_co_u32_e32 v127, vcc, v180, ~0
gfx906 v_interp_p2_f32_e32 v70, v7, attr1.y vm
gfx906 v_lshlrev_b32_e32 off, s58, v240
gfx906 exp param21 v56, v115, off, s[2:3]
gfx906 v_min_f16_e32 v0, v[3:6], v128
gfx906 v_mul_legacy_f32_e32 s68, v32
gfx906 global_load_sbyte_d16_hi vcc_lo, v1, s[18:19] offset:483 slc
gfx906 v_cndmask_b32_e32 v6, s0, vcc
gfx906 v_madmk_f16_e64 v208, 48, 0xe9e1025f, v10
gfx906 exp param7 off, off, off
gfx906 s_atomic_smax_x2 s[0:1], vcc_lo, xnack_mask_hi
gfx906 v_max_i32_e32 v247, s[0:1], v125
gfx906 v_madak_f32 v81, s11, v161, 0xe0eec07a row_mask:0x3
gfx906 s_atomic_smax flat_scratch_hi, v0, s18 offset:-0x64dfb glc
gfx906 v_subrev_f32_e32 0x100000000, v160, v1
gfx906 v_sub_u32_e32 s[1:2], s0, v206
gfx906 v_ashrrev_i16_e32 v80, s[1:2], v104
gfx906 v_cmpx_ne_i32_e32 vcc, v60, 65
gfx906 v_min_i16_e32 v98, -16, exec, v129
gfx906 s_or_b32 s47, -|s51|, 1.0
gfx906 v_addc_co_u32_e32 v96, vcc, s1, v256, vcc
gfx906 v_mul_legacy_f32_e32 0.5, v24, v128
gfx906 v_mul_hi_i32_i24_e32 -v203, v132, v141
gfx906 exp pos0 off, v[0:1], v77, v250
gfx906 v_mul_f16_e32 ttmp12, s84, v65
gfx906 s_xor_b64 s[66:67], v0, s[72:73]
gfx906 v_sub_f32_e32 v81, v164, ~0
gfx906 s_setreg_imm32_b32 s0 10, 21), 0x5848851d
gfx906 v_cndmask_b32_e32 v64, s102, v41, vcc
gfx906 v_subrev_f32_e32 v19, 1, v0 vm
gfx906 s_atomic_or_dpp s24, s[2:3], s63
gfx906 s_movk_i32 -|s83|, 0xb4cc
gfx906 v_min_f32_e32 v123, v48, v199 mul:3
gfx906 s_max_i32 s0, lds_direct, s4
gfx906 s_ashr_i64 s[0:1], 20, s[4:7]
gfx906 v_interp_mov_f32_e32 v220, invalid_param_52, v0
gfx906 v_min_i16_e32 v143, src_flat_scratch_base_lo, v[0:1]
gfx906 v_interp_mov_f32_e32 v42, invalid_param_135, |attr0.z|
gfx906 s_call_b64 ttmp[4:5], |12875|
gfx906 s_nop sext(0x50fd)
gfx906 v_mul_u32_u24_e32 v171, v2
gfx906 v_ashrrev_i16_e32 v0, s84, [s2,s3]
gfx906 s_max_u32 s57, s3, s[2:3]
gfx906 v_min_f32_e32 lds_direct, v2, v128
gfx906 s_xor_b32 -17, s68, 2
gfx906 v_interp_p1_f32_e32 m0, v23, attr9.x
gfx906 v_lshrrev_b32_e32 0.15915494, 2, v52
gfx906 v_mul_legacy_f32_e32 v196, v256, v169
gfx906 exp s[4:7] v196, v59, v151, v72 done vm
gfx906 v_interp_mov_f32_e32 v206, invalid_param_78, -attr28.y
gfx906 v_sin_f16_e32 v77, s[1:2]
gfx906 v_sub_f32_e32 [s2,s3], v72, s0, v8
gfx906 v_subrev_f16_e32 v0, s0, m0
gfx906 v_min_u32_e32 v146, |2.0|, v220
gfx906 s_add_i32 s16, s0, s4 slc
gfx906 s_sext_i32_i8 s94, s102
gfx906 v_add_co_u32_e32 v72, src_flat_scratch_base_hi, v143
gfx906 v_add_f32_e32 v4, v0
gfx906 s_and_b64_sdwa s[0:1], s[32:33], s[0:1]
gfx906 v_lshlrev_b32_e32 v128, -0x80000001, v83
gfx906 v_cndmask_b32_e64 v0, s27, v0, vcc
gfx906 s_cmpk_ge_i32 s101, s[6:9]
gfx906 v_cndmask_b32_e64 v32, s33, v11, vcc
gfx906 v_subrev_f32_e32 65, v250, v12
gfx906 v_add_f32_e32 v0, -v24, v228
gfx906 v_cndmask_b32_e32 v48, s49, v5, vcc quad_perm:[0,1,2,3]
gfx906 v_lshrrev_b32_e32 0x100000000, s6, v72
gfx906 s_andn2_wrexec_b64 s[1:2], 2.0
gfx906 v_subrev_co_u32_e32 v99, ttmp0, m0, v196
gfx906 s_bcnt0_i32_b32 v256, s42
gfx906 v_mul_legacy_f32_e32 v32, s102, v224
gfx906 v_subb_co_u32_e32 v74, vcc, v217, s[2:3], vcc
gfx906 s_ashr_i64 s[4:5], ttmp0, s23
gfx906 v_cndmask_b32_e32 v170, v136, v3, vcc mul:3
gfx906 exp mrt4 v193, v193, 64, off done compr vm
gfx906 v_and_b32_e32 v1, -|64|, v3
gfx906 v_min_f32_dpp v32, v8, v10
gfx906 v_max_u16_e32 v222, ttmp6, 1e10
gfx906 exp invalid_target_30 off, |v129|, v160, v160 done compr vm
gfx906 exp v[255:256] off, v17, v34, v22 vm
gfx906 s_cselect_b64 s[100:101], -8, 32 clamp
gfx906 s_add_u32 1.1, s25, vcc_lo, s0
gfx906 s_trap 0xa0c5, 0.15915494
gfx906 s_ff0_i32_b64 s32, s102
gfx906 v_mac_f16_dpp v75, v154, v238
gfx906 v_cndmask_b32_e32 v67, v82, lds_direct, vcc
gfx906 v_mul_hi_u32_u24_e32 v195, s64, v31 lds
gfx906 v_lshlrev_b32_e32 v[255:256], 12, v174
gfx906 v_sub_f16_e32 s0, s2, v80
gfx906 v_mul_i32_i24_e32 v160, s[4:7], s0, v0
gfx906 v_xor_b32_e32 v79, v94, -v125
gfx906 v_mul_u32_u24_e32 v16, 8, s[0:1]
gfx906 v_subrev_f16_e32 v17, -v138, v16
gfx906 v_subrev_f32_e32 v16, s49, 0.15915494
gfx906 v_mul_u32_u24_e32 v13, v4, v126 row_mask:0x3
gfx906 exp invalid_target_27 v32, src_shared_base, off, v207 done
gfx906 exp param31 off, off, v223, -0x80000001 compr vm
gfx906 v_mul_u32_u24_e32 -17, 8, v16
gfx906 v_cmp_eq_f32_e32 vcc, v63, xnack_mask, v82
gfx906 v_mul_legacy_f32_e32 v9, v64
gfx906 v_madmk_f16 v157, src_lds_direct, |0xd3b27c46|, v56
gfx906 v_subrev_u32_e32 v183, v64, -0x80000001
gfx906 v_mul_u32_u24_e32 v8, s22, v50 compr
gfx906 v_madmk_f32 v32, v11, v[255:256], v42
gfx906 v_add_co_u32_e32 v173, vcc, v81, 0x3c00, v188
gfx906 s_cselect_b32 s76, 21, 52 offset0:1
gfx906 v_subrev_u16_e32 v85, v43, sext(v187)
gfx906 v_min_u32_e32 v0, v9
gfx906 s_cbranch_i_fork xnack_mask, |5337|
gfx906 v_cndmask_b32_e32 0.15915494, v25, v233, vcc
gfx906 v_lshrrev_b32_e32 v130, s66, v32, 1e10
gfx906 v_mul_lo_u16_e32 v20, -v8, v144
gfx906 v_ashrrev_i32_e32 exec, s28, v6
gfx906 v_subrev_f32_e32 v16, -|s49|, v3
gfx906 v_ashrrev_i16_e32 v98, 34, v120 offset:4
gfx906 s_setreg_imm32_b32 sext(hwreg(HW_REG_TRAPSTS,) 13, 24), 0xaf712069
gfx906 v_lshrrev_b32_e32 s[4:7], 43, v159
gfx906 v_madmk_f16 v73, flat_scratch_lo, 0xc006bba9, 0x3c00
gfx906 v_max_i16_dpp v127, v78, -v133 quad_perm:[0,1,1,2] row_mask:0x0 bank_mask:0x8 bound_ctrl:1
gfx906 v_addc_co_u32_e64 v147, vcc, m0, v83, vcc
gfx906 s_atomic_smax 0, s[32:33], -0x8c51
gfx906 v_lshrrev_b32_e32 v38, 2, 0x100000000
gfx906 s_load_dword s91, s[18:19], xnack_mask_lo offset:-0x4cbb9 slc
gfx906 v_ashrrev_i32_e32 v1, s18, v0 glc
gfx906 v_add_f32_e32 v67, s86, -17
gfx906 exp s[0:1] v226, off, off, off done
gfx906 v_lshrrev_b32_e32 1+1, s14, v64
gfx906 s_cmpk_gt_i32 s71, 0x4269 done
gfx906 v_sub_u16_e32 0.5, v192, 6, v143
gfx906 s_addk_i32 s83, xnack_mask
gfx906 v_add_u32_e32 vcc, v107, v205, v123
gfx906 s_rfe_restore_b64_sdwa ttmp[6:7], s51
gfx906 v_mul_f32_e32 v1, v190, -4.0
gfx906 s_add_u32 -s16, s84, s1
gfx906 v_mul_i32_i24_e32 -|v25|, v4, v9
gfx906 v_interp_mov_f32_e32 v113, invalid_param_52, v255
gfx906 s_cmovk_i32 v255, 0xffb6
gfx906 v_cndmask_b32_e32 v1, -v8, v200, vcc
gfx906 v_max_u32_e32 -|v0|, -4, v128
gfx906 v_subrev_u16_e32 v67, s[0:2], v0
gfx906 v_mul_f32_e32 v199, v[3:6], v42
gfx906 v_madak_f32_e64 v131, v212, v210, 0xc721607a
gfx906 v_interp_p1_f32_e32 v229, 65, attr15.x
gfx906 v_mul_u32_u24_e32 -16, v212, s36, v132
gfx906 v_ashrrev_i16_e32 v169, src_flat_scratch_base_hi, -v2
gfx906 s_min_u32 0x10000, 23, 40
gfx906 v_subrev_u16_e32 v8, v199, s[0:2], v158
gfx906 v_lshrrev_b32_e32 v130, sext(s64), v1
gfx906 v_mul_f16_e32 v88, off, -4, v167
gfx906 v_cmp_lt_u64_e32 vcc, v[90:91], 64
gfx906 s_xor_b64 s[80:81], s0, s[96:97]
gfx906 exp -32769 v68, off, off, off compr vm
gfx906 v_interp_mov_f32_e32 v153, invalid_param_172, -17
gfx906 v_max_u16_e32 v14, s100, v222 addr64
gfx906 v_madmk_f16 v18, m0, 0xd3cd47ed, v4
gfx906 exp param10 off, off, off, v256 compr
gfx906 v_mul_hi_i32_i24_e32 v38, s1, ~0, v198
gfx906 v_mul_hi_u32_u24_e32 v238, s89, lds_direct
gfx906 v_ashrrev_i32_e32 v2, 0, 0x3c00
gfx906 v_madmk_f32 v58, v185, 0xc2251e8d, v184 offen
gfx906 v_lshrrev_b32_e32 v64, v256, v0
gfx906 v_or_b32_e32 v66, s68, 1.1
gfx906 v_interp_p2_f32_e32 v128, v225
gfx906 v_interp_p2_f32_e32 v101, v103, attr36.x, -0x80000001
gfx906 exp pos1 v87, v87, off, exec done compr vm
gfx906 v_cmp_gt_u16_e32 vcc, s54, v170 mul:3
gfx906 s_addc_u32 0x10000, s73, s4
gfx906 v_madak_f32 v6, s9, s0, 0xbff481ad
gfx906 s_atomic_cmpswap v[0:1], s[86:87], 0x10c10
gfx906 s_mul_i32 ttmp[0:1], s37, 2
gfx906 v_cmp_u_f16_dpp vcc, 28, v166
gfx906 v_mul_f32_e32 v68, v111, v227 mul:3
gfx906 s_max_i32 s21, s0, s49 lds
gfx906 v_interp_p2_f32_e32 -|v105|, v58, attr31.x
gfx906 v_subrev_f16_e32 64, v130, v21
gfx906 exp param26 v27, [s2,s3], off, off
gfx906 v_subrev_f32_e32 v128, v83, 0xffffffff, v83
gfx906 v_interp_p1_f32_e32 v92, v193, 1+1
gfx906 s_lshl_b32 s[6:9], s17, s8
gfx906 v_subrev_co_u32_e32 v9, vcc, 0.5, v239 op_sel:[0,1]
gfx906 s_movk_i32 v255, 0x12e0
gfx906 s_andn2_b32_sdwa ttmp2, s25, s73
gfx906 v_subrev_f32_dpp v251, 41, v249
gfx906 v_mul_lo_u16_e32 a0, v8, v178, v112
gfx906 s_atomic_inc -|ttmp7|, s[14:15], s98 offset:-0x1428e glc
gfx906 s_bitset1_b64 s[4:5], vcc
gfx906 exp pos1 v87, v87, |off|, off done compr vm
gfx906 v_sub_f32_e32 -17, v148, v24
gfx906 v_mul_hi_i32_i24_e32 v0, s[2:3], v131
gfx906 v_subrev_u32_e32 v0, -|s9|, v136
gfx906 v_subrev_u16_e32 v100, v64
gfx906 exp invalid_target_25 off, v73, s[2:3], v192 compr vm
gfx906 v_mul_u32_u24_e32 0x3c00, v219, v128
gfx906 exp_e64 mrt0 off, v160, v234, off done
gfx906 s_cmpk_lt_u32 0x100000000, 0x6dfc
gfx906 v_cndmask_b32_e32 v172, 65536.0, v26, vcc
gfx906 v_interp_p1_f32_e32 v28, v183, attr54.z, -4.0
gfx906 exp pos0 off, -0x80000001, v77, v250
gfx906 v_add_f32_e32 1e10, s26, v169
gfx906 v_mul_u32_u24_e32 s[0:2], 1, v144
gfx906 v_lshrrev_b16_e32 v62, s92, v117 idxen
gfx906 s_cbranch_i_fork s[34:35], vcc
gfx906 s_xnor_b64 s[32:33], 15
gfx906 v_cndmask_b32_e32 v243, v[3:6], v134, vcc
gfx906 v_add_u32_e32 64, v247, v128
gfx906 v_cndmask_b32_e32 v8, 8, -0x80000001, vcc
gfx906 v_sub_u32_e32 v0, s[1:2], v132, v85
gfx906 v_interp_p1_f32_e32 v21, -17, attr17.z
gfx906 s_cmpk_eq_u32 s92, v[0:1]
gfx906 v_min_f32_e32 -v64, 0, v32
gfx906 v_mul_legacy_f32_e32 vcc, s69, v56
gfx906 s_addc_u32 47, -4
gfx906 v_mul_lo_u16_e32 64, s56, v118
gfx906 v_addc_co_u32_e32 v141, vcc, s80, v26, vcc gds
gfx906 v_lshlrev_b32_e32 v8, s66, 1.1
gfx906 s_cbranch_cdbgsys_and_user 0x100000000, 49477
gfx906 exp mrt0 v207, off, vcc, off compr vm
gfx906 s_cmpk_lt_i32 s61, xnack_mask
gfx906 v_or_b32_e32 v66, s68, v0 high
gfx906 v_interp_mov_f32_e32 v241, invalid_param_185, attr51.y high
gfx906 s_nor_b64 s[2:3], |s[0:1]|, s[70:71]
gfx906 v_mul_legacy_f32_e32 v0, v[0:1], v27
gfx906 exp invalid_target_31 v162, 0xffffffff, v134, v134 compr vm
gfx906 v_subrev_u32_e32 v206, s[1:2], v181
gfx906 v_max_i16_e32 v3, s33, [v0,v1]
gfx906 exp param4 v2, v2, off, off done compr vm high
gfx906 v_subrev_u16_e32 v85, v43, xnack_mask
gfx906 s_call_b64 0x3c00, 27557
gfx906 exp invalid_target_27 off, off, off, xnack_mask done vm
gfx906 exp param1 v0, s[4:7], v0, off, v3 done
gfx906 v_min_f32_e32 v32, v8, v10 addr64
gfx906 v_sub_u32_e32 v16, v0, s[2:3]
gfx906 exp param5 off, off, off done compr
gfx906 v_mul_u32_u24_e32 v192, s0, v80 offen
gfx906 v_max_i32_e32 65, s40, v0
gfx906 v_subrev_u16_e32 v249, 1, 0x100000000
gfx906 v_cmp_t_u16_e32 vcc, v161, 0.5
gfx906 v_min_u32_e32 xnack_mask, s88, v9
gfx906 v_cndmask_b32_e32 v16, v106, v8, sext(vcc)
gfx906 global_atomic_inc_x2 v[155:156], v241, 0x100000000, s[32:33] offset:-1908 glc
gfx906 v_min_f16_e32 v178, v239, s[0:2]
gfx906 v_madak_f32 0, s12, v68, 0xde6b0c8c
gfx906 v_mul_f16_e32 v8, v41
gfx906 v_add_f32_e32 v3, sext(v248), v136
gfx906 v_sub_f16_e32 s101, s17, v42
gfx906 v_mul_u32_u24_e32 v48, s96, v128 row_mirror
gfx906 exp param5 off, src_shared_base, off, v133 done compr vm
gfx906 buffer_load_format_x s[0:1], off, s[0:3], src_shared_base offset:1088 glc
gfx906 v_mul_legacy_f32_e32 v145, 0x3ff0000000000000, v56
gfx906 v_mul_legacy_f32_e32 -32769, v24, v128
gfx906 v_mul_u32_u24_e32 v171, -|s16|, v2
gfx906 global_load_sbyte_d16_hi v106, v1, src_shared_base offset:483 slc
gfx906 s_add_i32 s5, -16, -8, s71
gfx906 s_and_b64 off, s[32:33], s[0:1]
gfx906 exp param7 v218, v218, off, lds_direct compr vm
gfx906 v_madak_f32_e64 v96, s48, v0, 0xc21cc06d
gfx906 v_cmp_nlg_f16_e32 vcc, v[3:6], v40
gfx906 v_addc_co_u32_e32 v147, vcc, m0, v256, vcc
gfx906 v_max_u32_e32 v220, s[4:7], v19
gfx906 v_sub_f32_e32 v81, v164, [v0,v1]
gfx906 s_add_i32 s20, s4, s[6:9]
gfx906 v_mac_f32_e32 v109, exec, v203
gfx906 v_min_f32_e32 v64, v0, s[2:3]
gfx906 v_cmp_nlg_f16_e32 0.5, -13, v40
gfx906 v_interp_p2_f32_e32 v79, v153, v255
gfx906 v_mul_f16_e32 v97, s0, -4.0
gfx906 v_mac_f16_e32 65536.0, v49, s46, v48
gfx906 v_subrev_u32_e32 v153, s40, v191, s[1:2]
gfx906 v_max_f16_e32 v77, a0, 56, v86
gfx906 buffer_load_dword off, s[60:63], lds_direct offset:2111 slc lds
gfx906 v_mul_legacy_f32_e32 v64, s80, a0
gfx906 v_min_i32_e32 s[0:1], v25, v195, v39
gfx906 v_min_f32_e32 v42, s0, v[3:6]
gfx906 v_max_i16_e32 |v132|, v8, v65
gfx906 v_sub_f32_e32 v208, 0, v16, 0x3c00
gfx906 v_interp_p1_f32_e32 v93, v71, -32769
gfx906 v_min_f32_e32 ~0, s67, v26
gfx906 v_max_u32_e32 s[1:2], v34, v241, v12
gfx906 s_load_dword s46, ttmp[12:13], ttmp13 row_mirror
gfx906 s_mul_i32 s1, 10, 0, s56
gfx906 v_mul_lo_u16_e32 v65, s1, -0x80000001
gfx906 s_xor_b64 s[22:23], s[96:97]
gfx906 v_interp_mov_f32_e32 v252, v[0:1], attr53.x
gfx906 v_mul_hi_u32_u24_e32 v235, v61, v193 compr
gfx906 v_lshlrev_b32_e32 v14, s0, v64 offset:0xffff
gfx906 v_cmp_gt_f16_e32 ttmp12, v31, v92
gfx906 s_addc_u32_sdwa s1, s73, s4
gfx906 v_min_u16_e32 v16, v208, |v192|
gfx906 v_sub_co_u32_e32 v28, vcc, 31, v175 op_sel_hi:[0,0]
gfx906 exp mrt1 v7, off, off, v[255:256] done
gfx803 image_sample_c_b_o v[0:1], v[33:36], s[56:63], s[24:27] dmask:0x3 r128 lwe d16 dim:SQ_RSRC_IMG_2D
gfx803 image_sample_o v[4:5], v[88:89], s0, s[32:35] dmask:0x9 glc slc da
gfx803 image_sample_c_o v17, v[128:130], s[68:75], sext(s[0:3]) dmask:0x8 unorm slc lwe
gfx803 image_sample_c_b_cl_o v34, v[8:11], s[20:27], s[0:3] unorm glc r128 lwe da high
gfx803 image_sample_o v[74:75], v[20:21], s[8:15], [v0,v1] dmask:0x3 slc da
gfx803 image_gather4_c_cl v[9:12], v[8:9], v[0:1], s[12:15] dmask:0xa unorm glc slc r128 da d16
gfx803 image_sample_c_cd_cl_o v[0:1], v[6:9], s[8:15], s[64:67] dmask:0x2 unorm glc r128 lwe da d16
gfx803 image_sample_c_lz_o |v[131:132]|, v[130:132], s[8:15], s[72:75] dmask:0xa unorm slc r128 lwe
gfx803 image_gather4_c_b_o v[4:7], sext(v[1:4]), s[64:71], s[0:3] dmask:0x8 glc slc da
gfx803 image_sample_c_d_cl_o v0, v[0:3], s[0:7], 64 dmask:0x8 unorm r128 d16
gfx803 image_gather4_c_b_cl_o vcc_lo, v[223:226], s[8:15], s[4:7] dmask:0x8 unorm glc slc r128 da
gfx803 image_sample_c_b_o off, v[8:11], s[8:15], s[32:35] dmask:0xb slc lwe
gfx803 image_sample_c_lz v[206:207], v[58:59], v255, s[92:99], s[88:91] dmask:0x6 glc d16
gfx803 image_sample_b v[4:5], v[21:22], v[255:256], s[32:35] dmask:0x9 lwe da
gfx803 image_gather4_o lds_direct, v[0:1], s[0:7], s[68:71] dmask:0xa unorm glc slc lwe d16
gfx803 image_sample_c_b_o v[153:156], v[43:46], -0x80000001, s[92:95] dmask:0xf unorm glc slc d16
gfx803 image_sample_c_cd_o v84, v[47:50], ttmp[8:15], s[2:3] dmask:0x2 glc da d16
gfx803 image_sample_lz v[225:226], ttmp0, s[84:91], s[60:63] dmask:0x9 unorm r128 lwe da d16
gfx803 image_sample_c_cd_o v84, s[6:9], ttmp[8:15], s[84:87] dmask:0x2 glc da d16
gfx803 image_sample_b_cl_o_e64 v73, v[64:66], s[8:15], s[96:99] unorm r128 da
gfx803 image_load_mip_pck v[5:8], v48
gfx803 image_sample_cd_cl v120, v[47:48], s[0:7], s[32:35] dmask:0x1 unorm glc lds
gfx803 image_sample_l v[183:185], v228, s[4:11], -ttmp[8:11] dmask:0xe glc r128 lwe da d16
gfx803 image_gather4 v[132:135], v92, s[8:15], -32769 dmask:0xb unorm glc slc lwe
gfx803 image_sample_l [s2,s3], v188, s[24:31], s[88:91] dmask:0x6 unorm glc slc r128 d16
gfx803 image_sample_d_cl_o v24, -|v[82:84]|, s[72:79], s[24:27] dmask:0x4 glc slc r128 da
gfx803 image_sample_d_o v[16:17], v[66:68], off, s[100:103] dmask:0x3 unorm r128 da
gfx803 image_sample_cd v[128:129], v[25:26], s[4:11]
gfx803 image_gather4_c_b_cl v255, v[54:56], s[84:91], s[32:35] dmask:0xa unorm slc lwe
gfx803 image_sample_b v111, v[201:202], s[92:99], s[28:31] lwe d16 dim:SQ_RSRC_IMG_2D
gfx803 image_gather4_c_b_cl_o v[129:132], v[223:226], s[8:15], -s[4:7] dmask:0x8 unorm glc slc r128 da
gfx803 image_gather4_c_cl v[128:131], v[144:145], -4.0, s[0:3] dmask:0xb unorm glc r128
gfx803 image_atomic_smin vcc_lo, v229, s[92:99] unorm slc lwe da
gfx803 image_atomic_or v[73:74], v26, 0.5 dmask:0x5 r128
gfx803 image_gather4_o v[4:7], v[0:1], s[0:7], s[68:71] dmask:0xa unorm glc slc lwe d16 offen
gfx803 image_sample_cd_cl_o v[48:49], 0x100000000, s[20:27], s[56:59] dmask:0x9 glc slc r128 lwe
gfx803 image_gather4_c_b v[1:4], v[66:68], s[16:23], s[68:71] dmask:0x9 unorm r128 lwe da offset:4
gfx803 image_gather4_c_o v[24:27], v[2:4], s[28:35], sext(s[24:27]) dmask:0xe glc slc r128 lwe da d16
gfx803 image_gather4_c_b_cl_o 1.1, v[16:19], s[4:11], s[0:3] dmask:0xa unorm r128 lwe da
gfx803 image_gather4_o v[9:12], src_shared_base, s[12:19], s[4:7] dmask:0xf glc slc
gfx803 image_gather4_c v[137:140], v[166:167], s[24:31], s[32:35] dmask:0x1 lwe da d16, a0
gfx803 image_gather4_b_cl_o v[129:132], v[128:130], s[0:7]
gfx803 image_sample_cd off, v[200:201], s[56:63], s[84:87] dmask:0x1 unorm slc lwe da d16
gfx803 image_sample_o v[74:75], v[20:21], s[8:15], s[0:3] dmask:0x3 slc da idxen
gfx803 image_gather4_l v[0:3], 0x10000, s[0:7], s[100:103] dmask:0x8 slc r128
gfx803 image_sample_c_cd v[240:241], v[143:145], 64, s[44:47] dmask:0xc glc r128
gfx803 image_sample_c_cd_cl v115, s[1:2], s[64:71], s[76:79] dmask:0x8 glc slc r128 lwe d16
gfx803 image_sample_c_d_o v[74:75], m0, s[84:91], s[76:79] dmask:0x3 unorm glc r128
gfx803 image_sample_lz_o v[255:256], v[80:81], s[0:7], s[0:3] dmask:0x3 unorm r128 da
gfx803 image_sample_d 0x3ff0000000000000, v[72:73], s[64:71], s[16:19] dmask:0x1 unorm glc slc
gfx803 image_gather4_c_b_cl_o_sdwa v[210:213], v[252:255], s[32:39], s[52:55] dmask:0x1 glc da
gfx803 image_store_mip_pck -17, v68, s[0:7] dmask:0x5 lwe
gfx803 image_gather4_cl v[172:175], v145, s101, s[96:99] dmask:0xf unorm glc r128
gfx803 image_sample_l v[183:185], v228, s[4:11], v0 dmask:0xe glc r128 lwe da d16
gfx803 image_gather4_b_cl v[136:139], v[50:51], s[4:11], s[2:3] dmask:0x1 r128
gfx803 image_gather4_cl_o v[21:24], s0, ttmp[4:11], s[56:59] dmask:0x6 glc da
gfx803 image_sample_l v0, v67, s[4:11], 0.15915494 dmask:0x2 slc da d16
gfx803 image_sample_c_cd [s2,s3], v[0:2], s[8:15], s[92:95] unorm slc r128 d16
gfx803 image_gather4_lz v[128:131], v33, s[4:11], vcc_lo dmask:0x7 unorm r128 da
gfx803 image_sample_c_d_cl_o m0, v0, v[0:3], s[0:7], s[0:3] dmask:0x8 unorm r128 d16
gfx803 image_sample_lz v[34:35], v32, s[12:19], ~0 dmask:0xc r128 lwe da
gfx803 image_gather4_c v[131:134], v[202:203], s[16:23], -17 dmask:0x9 lwe
gfx803 image_gather4_c_lz_o v[247:250], v[51:53], s[2:3], ttmp[8:11] dmask:0x7 unorm glc da
gfx803 image_sample_c_l v[18:19], v[17:18], s[0:7], -|s[0:3]| dmask:0x3 glc slc r128
gfx803 image_sample_d v[228:229], -v[216:217], ttmp[0:7], s[0:3] dmask:0xc unorm glc slc d16
gfx803 image_atomic_cmpswap v[0:1], v4, s[60:67] dmask:0x6 unorm slc r128 lwe da gds
gfx803 image_sample_c_cl_o v[0:2], 0, s[72:79], s[0:3] dmask:0xe r128
gfx803 image_gather4_c_cl_o v[0:1], v[97:99], s[16:23], s[32:35] dmask:0xa slc lwe da d16
gfx803 image_sample_cl_o v[67:68], v[227:228], s[36:43], -0x80000001 dmask:0xc unorm r128 da
gfx803 image_sample_lz_o v[106:108], v[7:8], s101, s[40:43] dmask:0xe unorm slc da d16
gfx803 image_gather4_c_b v[114:118], v[228:230], s[96:103]
gfx803 image_gather4_c_cl v[128:131], v[144:145], s[24:31]
gfx803 image_sample_d v14, s0, s[12:19], s[92:95] unorm slc r128 lwe d16
gfx803 image_sample_cl_o v[1:4], exec, s[88:95], s[0:3] dmask:0xf slc r128 da d16
gfx803 image_gather4_c v[3:6], v[52:53], 0x100000000, s[52:55] dmask:0x7 glc lwe da
gfx803 image_sample_c_d_cl v[32:33], v[0:2], s[16:23], [s2,s3] dmask:0x6 unorm slc r128 lwe
gfx803 image_sample_cd_cl_o v[48:49], v[39:41], s[0:1], s[56:59] dmask:0x9 glc slc r128 lwe
gfx803 image_sample_d_o v[18:19], v[160:162], s[0:7], s[8:11] dmask:0x5 unorm slc d16 offen
gfx803 image_sample_l v[0:2], v192, s[16:23], vcc dmask:0xe unorm da
gfx803 image_sample_c_d_cl_o v166, v[169:172], vcc, s[72:75] dmask:0x1 slc r128 d16
gfx803 image_sample_c_d_o_sdwa v[32:33], v[1:4], s[0:7], s[24:27] dmask:0x9 unorm r128 da
gfx803 image_gather4_c_cl_o v[59:62], v[157:159], s[16:23], s[72:75] dmask:0xf r128 d16, v0
gfx803 image_sample_c_cd_cl_o v65, v[6:9], s[8:15], exec dmask:0x2 unorm glc r128 lwe da d16
gfx803 image_atomic_or v[73:74], v26, 0x10000 dmask:0x5 r128
gfx803 image_sample_cl_o s102, v[0:1], s[40:47], s[0:3] dmask:0x9 glc lwe
gfx803 image_gather4_c_cl_o s101, v[124:126], s[92:99], s[56:59] dmask:0x2 unorm
gfx803 image_sample_lz_o v[133:135], v[132:133], s[44:51], s[60:63] dmask:0xd r128 lwe da clamp
gfx803 image_gather4_l v[148:151], a0, s[8:15], s[48:51] dmask:0xd unorm
gfx803 image_gather4_lz_o v[29:32], v[85:86], 0x3c00, s[40:43] dmask:0x4 unorm glc slc da d16
gfx803 image_gather4_c v[131:134], v[202:203], s[72:75] dmask:0x9 lwe
gfx803 image_sample_c_lz v[206:207], v[58:59], -4.0, s[88:91] dmask:0x6 glc d16
gfx803 image_sample_cd_o v[154:155], s[2:3], s[60:67], s[60:63] dmask:0xc lwe
gfx803 image_sample_cl_o v[201:203], v[142:143], exec, s[36:43], s[100:103] dmask:0x7 glc slc
gfx803 image_sample_cd_o v[4:5], -17, s[0:7], s[4:7] dmask:0xa unorm slc r128 lwe da
gfx803 image_atomic_or 0x100000000, v26, s[44:51] dmask:0x5 r128
gfx803 image_sample_c_b_o a0, v[64:67], s[36:43], s[12:15] dmask:0x5 r128 lwe
gfx803 image_gather4_o v[220:223], ~0, s[36:43], ttmp[4:7] dmask:0x2 glc r128 lwe da d16
gfx803 image_gather4_cl v[172:175], sext(v145), s[28:35], s[96:99] dmask:0xf unorm glc r128
gfx803 image_sample_cd_o v30, v[50:52], s[84:91], ttmp0 dmask:0x4 unorm glc slc
gfx803 image_gather4_cl v[81:84], v80, s[0:7], v255, s[32:35] dmask:0x4 unorm glc r128 lwe
gfx803 image_sample_c_cd v[0:1], 0x100000000, s[32:39], s[20:23] dmask:0x5 glc
gfx803 image_gather4_c_o v[189:192], v[229:231], v256, s[100:103] dmask:0x5 glc slc r128 lwe
gfx803 image_sample_c_d_cl v[32:33], v[0:2], s[4:7], s[4:7] dmask:0x6 unorm slc r128 lwe
gfx803 image_gather4_c_lz_o v[247:250], v[51:53], s[64:71], 0 dmask:0x7 unorm glc da
gfx803 image_sample_c_l v[18:19], |v[17:18]|, s[0:7], s[0:3] dmask:0x3 glc slc r128
gfx803 image_sample_c_b_cl v[128:132], v[0:2], s[80:87]
gfx803 image_sample_b v25, v[155:156], s[0:7], s[96:99] dmask:0x8 d16 idxen
gfx803 image_gather4_c_cl s[0:2], v[144:145], s[24:31], s[0:3] dmask:0xb unorm glc r128
gfx803 image_gather4_l 0x10000, v0, s[0:7], s[16:19] dmask:0xb unorm glc lwe da d16
gfx803 image_sample_d_o v[18:19], v[160:162], v[255:256], s[8:11] dmask:0x5 unorm slc d16
gfx803 image_sample_c_cd_o v19, v[25:28], s[28:35], s[88:91] dmask:0x8 glc slc r128 da gds
gfx803 image_sample_d_sdwa v48, v[72:73], s[64:71], s[16:19] dmask:0x1 unorm glc slc
gfx803 image_sample_c_cd v[240:241], ttmp0, v[143:145], s[56:63], s[44:47] dmask:0xc glc r128
gfx803 image_sample_d_o v[1:2], v[2:4], s[0:7], 1.1 dmask:0xa glc r128 da
gfx803 image_sample_c_d_o v0, ttmp12, s[0:7], s[0:3] glc slc r128 d16
gfx803 image_sample_c_cd_cl v115, v255, s[64:71], s[76:79] dmask:0x8 glc slc r128 lwe d16
gfx803 image_sample_c_d_o s[6:9], v[50:53], s[0:7], s[0:3] glc slc r128 d16
gfx803 image_gather4_c v[131:134], v[202:203], s[16:23], -16 dmask:0x9 lwe
gfx803 image_atomic_cmpswap 65536.0, v[0:1], v4, s[60:67] dmask:0x6 unorm slc r128 lwe da
gfx803 image_gather4_cl v255, v12, s[28:35], s[20:23] dmask:0x1 slc r128 lwe da d16
gfx803 image_gather4_l v[177:180], 1.1, s[24:31], s[52:55] dmask:0xb glc slc r128
gfx803 image_sample v[9:10], v42, s[40:47], 0xffffffff dmask:0xc glc slc r128 da d16
gfx803 image_sample_cd_o v[13:14], v[30:32], s[88:95], -32769 dmask:0x6 glc
gfx803 image_gather4_c_b_cl_o v[210:213], s[0:2], s[32:39], s[52:55] dmask:0x1 glc da
gfx803 image_sample_c_cd v256, v[0:2], s[8:15], s[92:95] unorm slc r128 d16
gfx803 image_gather4_c_b_cl_dpp v[1:4], v[40:42], s[0:7], s[64:67] dmask:0x4 unorm glc slc da
gfx803 image_gather4_c_b_cl_o v[112:115], v[16:19], -32769, s[0:3] dmask:0xa unorm r128 lwe da
gfx803 image_gather4_cl_o_dpp v[8:11], v[133:134], s[76:83], s[16:19] dmask:0xa lwe
gfx803 image_sample_d_o_e64 v[84:85], v[0:2], s[72:79], s[4:7] dmask:0x3 lwe d16
gfx803 image_sample_cd_cl_o v[0:1], v[130:132], s[0:7], -s[32:35] dmask:0xc glc slc r128 lwe
gfx803 image_gather4_cl_o v[192:195], exec, s[0:7], s[16:19] dmask:0x9 glc d16
gfx803 image_gather4_c_b_e64 v[252:255], v[35:37], s[40:47], s[16:19] dmask:0x5 unorm glc r128 d16
gfx803 image_gather4_cl -v[106:109], v179, s[16:23], s[80:83] dmask:0x5 glc slc lwe da d16
gfx803 image_sample_c_cl_o lds_direct, v[5:7], s[72:79], s[0:3] dmask:0xe r128
gfx803 image_sample_cl_o v[201:203], v[142:143], ttmp0, s[36:43], s[100:103] dmask:0x7 glc slc
gfx803 image_sample_c_cd_dpp v44, v[0:2], s[8:15], s[92:95] unorm slc r128 d16
gfx803 image_sample_c_cd_cl v115, v[112:114], s[64:71], [s2,s3] dmask:0x8 glc slc r128 lwe d16
gfx803 image_gather4_b_cl v[80:83], v[194:195], 0x100000000, s[0:7], s[8:11] dmask:0x2 glc r128 d16
gfx803 image_sample_lz_o v[133:135], v[132:133], |s[44:51]|, s[60:63] dmask:0xd r128 lwe da
gfx803 image_gather4 v[0:3], v4, 0xffffffff, s[8:11] unorm r128 lwe
gfx803 image_sample_cd_o v30, s[84:91], s[12:15] dmask:0x4 unorm glc slc
gfx803 image_sample_d_cl v[138:139], v[1:2], s[0:7], -32769 dmask:0x5 da d16
gfx803 image_gather4_b v[255:256], v[4:5], s[96:103], s[16:19] dmask:0x1 glc slc d16
gfx803 image_gather4_lz_o v[37:40], v[206:207], s[12:19], -|s[36:39]| dmask:0x8 unorm glc r128 lwe
gfx803 image_gather4_c_b_cl v[96:99], v[25:27], s[4:11], -0x80000001, s[68:71] dmask:0x5
gfx803 image_gather4_c_cl_o v[16:19], v[97:99], s[16:23], ~0 dmask:0xa slc lwe da d16
gfx803 image_sample v[43:44], v243, s[36:43], -s[24:27] dmask:0x5 slc r128 lwe da
gfx803 image_sample_b v25, ttmp12, s[0:7], s[96:99] dmask:0x8 d16
gfx803 image_sample_lz_o_dpp v[106:108], v[7:8], s[48:55], s[40:43] dmask:0xe unorm slc da d16
gfx803 image_gather4_sdwa v[64:67], v0, s[32:39], s[0:3] dmask:0x9 glc slc d16
gfx803 image_sample_lz_o vcc, v[140:142], v[160:161], s[16:23], s[28:31] dmask:0xe unorm slc r128
gfx803 image_sample_o 65, v[88:89], s[0:7], s[32:35] dmask:0x9 glc slc da
gfx803 image_gather4_c_b_cl v[11:14], v[54:56], ttmp[0:1], s[84:91], s[32:35] dmask:0xa unorm slc lwe
gfx803 image_sample_c_d v[56:57], v[91:93], s[64:71], s[32:35] dmask:0x6 unorm lwe op_sel:[0,1]
gfx803 image_sample_c_d v[255:256], v[91:93], s[64:71], s[32:35] dmask:0x6 unorm lwe
gfx803 image_sample_lz_o_dpp v[16:17], v[80:81], s[0:7], s[0:3] dmask:0x3 unorm r128 da
gfx803 image_sample_c_b_cl_o v25, v[248:251], -s[16:23], s[24:27] dmask:0x1 glc slc lwe
gfx803 image_gather4_c_cl_o v[29:32], v[124:126], 64, s[56:59] dmask:0x2 unorm
gfx803 image_sample_b_cl_o v[162:163], s102, s[44:51], s[28:31] dmask:0xc glc slc lwe d16
gfx803 image_sample_cl_o v[48:49], v[243:244], 1+1, s[12:15] dmask:0xa glc r128
gfx803 image_sample_c_cd_cl_o v[130:131], v[10:13], v[255:256], s[16:19] dmask:0xa unorm glc slc r128 lwe da d16
gfx803 image_sample_c_d_cl v[40:41], -0x80000001, s[76:83], s[60:63] dmask:0x3 unorm slc da d16
gfx803 image_atomic_or v[73:74], v26, ttmp12 dmask:0x5 r128
gfx803 image_gather4_l v[73:76], v[3:6], s[36:43], s[32:35] dmask:0xb unorm slc lwe
gfx803 image_gather4_c_cl_o v[29:32], s[1:2], s[92:99], s[56:59] dmask:0x2 unorm
gfx803 image_sample_lz_o v[50:51], v[12:13], s[68:75], s101 dmask:0x6 unorm glc r128
gfx803 image_gather4_b_cl_e64 v[190:193], v[156:157], s[20:27], ttmp[0:3] dmask:0xb unorm slc r128 lwe d16
gfx803 image_gather4_lz_o v[20:24], v[66:67], s[0:7]
gfx803 image_sample_lz_o 0.15915494, v[101:102], ttmp[8:15], s[44:47] dmask:0x9 unorm glc lwe da d16
gfx803 image_gather4_l v[177:180], v[255:256], s[24:31], s[52:55] dmask:0xb glc slc r128
gfx803 image_sample_cl_o_dpp v[0:1], v[0:1], s[40:47], s[0:3] dmask:0x9 glc lwe
gfx803 image_sample_b_cl_o -v73, v[64:66], s[8:15], s[96:99] unorm r128 da
gfx803 image_sample v[25:27], ttmp0, s[16:23], s[12:15] dmask:0x7 unorm r128
gfx803 image_sample_lz_o v[16:17], v[80:81], s[0:7]
gfx803 image_gather4_b_cl v256, v[50:51], s[4:11], s[64:67] dmask:0x1 r128
gfx803 image_sample_l v[172:173], 0x3c00, s[24:31], s[88:91] dmask:0x6 unorm glc slc r128 d16
gfx803 image_gather4_c_lz_o v[66:69], v[78:80], s[96:103], 65536.0 dmask:0x6 unorm slc r128
gfx803 image_sample_c_d_o v0, v[50:53], sext(s[0:7]), s[0:3] glc slc r128 d16
gfx803 image_store v[138:141], s101, v104, s[4:11] dmask:0xf glc r128 lwe
gfx803 image_gather4_c_b_cl v[96:99], v[25:27], s[4:11], -|s[68:71]| dmask:0x5
gfx803 image_sample_cl_o v[2:3], v[32:33], s[0:7], s[0:2], s[64:67] dmask:0xc glc lwe da
gfx803 image_gather4_c_b_cl v[11:14], v[54:56], v[0:1], s[84:91], s[32:35] dmask:0xa unorm slc lwe
gfx803 image_sample_cd_o v[194:197], v[65:67], sext(s[4:11]), s[68:71] dmask:0xf r128 lwe da d16
gfx803 image_gather4_cl_o v[179:182], v[42:43], s[28:35], ttmp[0:3] dmask:0xa unorm slc r128 da gds
gfx803 image_get_lod_e64 v128, v99, s[88:95], s[84:87] dmask:0x1 slc lwe da
gfx803 image_sample v[9:10], 0x3c00, s[40:47], s[88:91] dmask:0xc glc slc r128 da d16
gfx803 image_sample_c_cd v44, v[0:2], s102, s[92:95] unorm slc r128 d16
gfx803 image_sample_c_d_o |v[162:163]|, v[135:138], s[76:83], s[68:71] dmask:0x5 glc r128 lwe
gfx803 image_sample_c_b_cl v[90:93], v[18:20], s[0:7], exec dmask:0xf glc slc da
gfx803 image_gather4_c_lz_o s[0:2], v[51:53], s[64:71], ttmp[8:11] dmask:0x7 unorm glc da
gfx803 image_sample_c_cd_cl v115, v[112:114], s[64:71], s[76:79] dmask:0x8 glc slc r128 lwe d16 lds
gfx803 image_gather4_lz v[117:120], s[4:7], s[64:71], ttmp[0:3] dmask:0x9 r128
gfx803 image_sample_b_cl_o v[3:6], v[64:66], s[8:15], s[96:99] unorm r128 da
gfx803 image_gather4_o v[185:188], v[216:217], -|s[56:63]|, s[76:79] dmask:0x9 glc r128 lwe da d16
gfx803 image_gather4_c_o v[200:203], v[238:240], s[48:55], s[48:51] dmask:0x3 r128 lwe da d16 gds
gfx803 image_gather4_c_cl v[0:3], v[42:43], s[16:23], s102 dmask:0xc unorm glc slc
gfx803 image_sample_d_o 1e10, v[4:6], s[0:7], s[48:51] dmask:0xd slc r128 lwe da
gfx803 image_gather4_c_b_cl_o v[134:137], |v[80:83]|, ttmp[0:7], s[0:3] glc slc r128 da
gfx803 image_sample_cl v61, v150, s[76:83], s[16:19] dmask:0x4 glc slc r128 lwe, v[3:6]
gfx803 image_sample_c_d_o -|v0|, v[50:53], s[0:7], s[0:3] glc slc r128 d16
gfx803 image_gather4_l v[177:180], v23, s[24:31]
gfx803 image_atomic_cmpswap v[0:1], v4, s[60:67] dmask:0x6 unorm slc r128 lwe da offen
gfx803 image_sample_l v[172:173], v188, s[24:31], -4.0 dmask:0x6 unorm glc slc r128 d16
gfx803 image_sample_c_lz v[8:9], -|v[11:12]|, s[20:27], s[0:3] dmask:0xa da
gfx803 image_sample_cd s[4:7], v[200:201], s[56:63], s[84:87] dmask:0x1 unorm slc lwe da d16
gfx803 image_gather4_cl_o v[0:3], v[196:197], s[0:7], ttmp12 dmask:0xd unorm r128 lwe
gfx803 image_gather4_c_b_o v[6:9], v[4:7], -ttmp[8:15], s[0:3] dmask:0x8 lwe
gfx803 image_gather4_lz v[145:148], v39, s[84:91], xnack_mask dmask:0x7 unorm glc lwe
gfx803 image_gather4_o v[220:223], v[87:88], s[36:43], v256 dmask:0x2 glc r128 lwe da d16
gfx803 image_sample_d_o v[97:99], v[4:6], s[0:7], 0x100000000 dmask:0xd slc r128 lwe da
gfx803 image_sample_lz_o_dpp v[0:2], v[36:37], s[64:71], s[36:39] dmask:0xd unorm slc da d16
gfx803 image_sample_lz_o v[109:110], v[101:102], 0x100000000, s[44:47] dmask:0x9 unorm glc lwe da d16
gfx803 image_sample_d v[228:229], lds_direct, ttmp[0:7], s[0:3] dmask:0xc unorm glc slc d16
gfx803 image_gather4_o 1.1, v[0:1], s[0:7], s[68:71] dmask:0xa unorm glc slc lwe d16
gfx803 image_sample_cd_o ~0, v[65:67], s[4:11], s[68:71] dmask:0xf r128 lwe da d16
gfx803 image_sample_b sext(v[0:3]), v[161:162], s[0:7], s[96:99] dmask:0xf slc r128 da d16
gfx803 image_sample_c_d_cl_o [s2,s3], v[169:172], s[80:87], s[72:75] dmask:0x1 slc r128 d16
gfx803 image_gather4_o v[4:7], [v0,v1], s[0:7], s[68:71] dmask:0xa unorm glc slc lwe d16
gfx803 image_sample_l v[183:185], v228, s[4:11], 0x100000000 dmask:0xe glc r128 lwe da d16
gfx803 image_sample_cl_o_dpp v[1:4], v[43:44], s[88:95], s[0:3] dmask:0xf slc r128 da d16
gfx803 image_sample_d_o -4.0, v[66:68], s[80:87], s[100:103] dmask:0x3 unorm r128 da
gfx803 image_gather4_l -17, v57, s[84:91], s[16:19] r128 d16
gfx803 image_sample_cd_cl_o v[69:70], -17, s[0:7], s[0:3] dmask:0xa slc r128 lwe da
gfx803 image_gather4_b_cl v[80:83], v[194:195], s[0:7], -4.0 dmask:0x2 glc r128 d16
gfx803 image_gather4_c v[136:139], s[32:39], s[4:7] dmask:0xf unorm glc slc r128 lwe da d16
gfx803 image_gather4_c_cl_o 0x3ff0000000000000, v[124:126], s[92:99], s[56:59] dmask:0x2 unorm
gfx803 image_sample_c_b_o v[67:68], v[64:67], s[4:7], s[36:43], s[12:15] dmask:0x5 r128 lwe
gfx803 image_sample_c_cd v7, v[101:103], s[6:9], s[4:11], s[64:67] dmask:0x1 glc r128 lwe da d16
gfx803 image_atomic_umax v120, 0.15915494, s[8:15] dmask:0xf unorm glc slc r128 da
gfx803 image_gather4_b_o |v[240:243]|, v[72:74], s[64:71], s[40:43] dmask:0x5 slc r128
gfx803 image_gather4_l v[0:3], v86, vcc_lo, s[100:103] dmask:0x8 slc r128
gfx803 image_sample_cd_cl_o s102, v[48:49], v[39:41], s[20:27], s[56:59] dmask:0x9 glc slc r128 lwe
gfx803 image_sample_lz_o |v[106:108]|, v[7:8], s[48:55], s[40:43] dmask:0xe unorm slc da d16
gfx803 image_gather4_b_cl_o v[208:212], v[128:130], s[20:27]
gfx803 image_sample_c_d_o v[74:75], vcc_lo, s[84:91], s[76:79] dmask:0x3 unorm glc r128
gfx803 image_sample_lz_o_sdwa v[0:2], v[36:37], s[64:71], s[36:39] dmask:0xd unorm slc da d16
gfx803 image_gather4_c v[3:6], v[52:53], src_shared_base, s[52:55] dmask:0x7 glc lwe da
gfx803 image_gather4_c_cl_o v[59:62], ttmp0, s[16:23], s[72:75] dmask:0xf r128 d16
gfx803 image_sample_cd_o v[194:197], v[65:67], s[4:11], s[68:71] dmask:0xf r128 lwe da d16 offen
gfx803 image_atomic_cmpswap v[0:1], v4, ~0 dmask:0x6 unorm slc r128 lwe da
gfx803 image_sample_b_cl_o 0x3ff0000000000000, v[193:195], ttmp[4:11], s[28:31] dmask:0xf unorm glc slc r128
gfx803 image_sample_c_cl_o v[170:171], src_shared_base, s[0:7], s[24:27] dmask:0x5 r128 lwe d16
gfx803 image_sample_c_d_cl_o v0, v[255:256], s[0:7], s[0:3] dmask:0x8 unorm r128 d16
gfx803 image_sample_cl s[2:3], v34, s[0:7], s[16:19] dmask:0x6 glc r128 lwe d16
gfx803 image_sample_cd_cl_o 0x3c00, v[39:41], s[20:27], s[56:59] dmask:0x9 glc slc r128 lwe
gfx803 image_sample_b v25, v[155:156], s[0:7], s[96:99] dmask:0x8 d16 dim:SQ_RSRC_IMG_2D
gfx803 image_sample v[43:44], v243, s[36:43], |s[24:27]| dmask:0x5 slc r128 lwe da
gfx803 image_sample_cd_cl v[253:255], v[70:71], s[52:59], s102 dmask:0x7 slc r128 lwe d16
gfx803 image_gather4_b_cl_o v[164:167], v[127:129], ttmp0, s[84:87] dmask:0x6 unorm glc slc r128 d16
gfx803 image_sample_d_o v[16:17], v[66:68], s[80:87], s101 dmask:0x3 unorm r128 da
gfx803 image_gather4_c_b_cl_o 1+1, v[223:226], s[8:15], s[4:7] dmask:0x8 unorm glc slc r128 da
gfx803 image_sample_c_cd_o v[4:5], v[19:22], vcc_lo, s[4:7] dmask:0x5 unorm glc slc
gfx803 image_sample_c_b_o v[67:68], v[64:67], s[36:43], [v0,v1] dmask:0x5 r128 lwe
gfx803 image_gather4_o_e64 v[4:7], v[0:1], s[0:7], s[68:71] dmask:0xa unorm glc slc lwe d16
gfx803 image_sample_d_o 0xffffffff, v[0:2], s[72:79], s[4:7] dmask:0x3 lwe d16
gfx803 image_gather4_c_b_cl_o v[129:132], v[223:226], s[8:15], 0x3ff0000000000000 dmask:0x8 unorm glc slc r128 da
gfx803 image_sample_cd_cl v[253:255], s[2:3], s[52:59], s[28:31] dmask:0x7 slc r128 lwe d16
gfx803 image_gather4_c_o v[166:169], exec, s[64:71], s[40:43] dmask:0xa slc lwe
gfx803 image_sample_c v[53:55], v[238:239], s[68:75], src_shared_base dmask:0xd glc lwe d16
gfx803 image_sample_d v0, v[24:25], 65, s[16:23], s[0:3] dmask:0x1 slc r128 da d16
gfx803 image_gather4_lz_o v[37:40], v[206:207], [s2,s3], s[36:39] dmask:0x8 unorm glc r128 lwe
gfx803 image_sample_c_lz_e64 v[206:207], v[58:59], s[92:99], s[88:91] dmask:0x6 glc d16
gfx803 image_sample_c_b_o v[0:1], src_shared_base, s[56:63], s[24:27] dmask:0x3 r128 lwe d16
gfx803 image_gather4_b_cl_o v[164:167], ttmp12, s[96:103], s[84:87] dmask:0x6 unorm glc slc r128 d16
gfx803 image_sample_c_cd_cl_o s[4:7], v[10:13], s[0:7], s[16:19] dmask:0xa unorm glc slc r128 lwe da d16
gfx803 image_sample_c_cl_o v[170:171], v[2:4], 0.15915494, s[24:27] dmask:0x5 r128 lwe d16
gfx803 image_sample_c v[238:239], s[68:75], s[0:3] dmask:0xd glc lwe d16
gfx803 image_sample_lz v[34:35], v32, s[12:19], s[72:75] dmask:0xc r128 lwe da lds
gfx803 image_sample_c_lz_e64 v[46:47], v[52:53], s[16:23], s[72:75] dmask:0xa unorm r128 lwe
gfx803 image_gather4_c_cl_o v[59:62], -|v[157:159]|, s[16:23], s[72:75] dmask:0xf r128 d16
gfx803 image_gather4_cl_o v[8:11], v[133:134], s[0:2], s[16:19] dmask:0xa lwe
gfx803 image_gather4 v[64:67], v0, s[32:39], s[0:3] dmask:0x9 glc slc d16 lds
gfx803 image_gather4_c_b_cl v[96:99], v256, s[4:11], s[68:71] dmask:0x5
gfx803 image_gather4_c_cl v[8:11], v255, s[32:39], s[64:67] dmask:0x9 unorm glc da d16
gfx803 image_sample_c_lz v[46:47], v[52:53], -32769, s[72:75] dmask:0xa unorm r128 lwe
gfx803 image_gather4_c_b_cl_o s[2:3], v[252:255], s[32:39], s[52:55] dmask:0x1 glc da
gfx803 image_gather4_c_b_cl_o v[134:137], v[80:83], ttmp[0:7], v[3:6] glc slc r128 da
gfx803 image_sample_cd_cl v120, v[47:48], s[0:7], -17, s[32:35] dmask:0x1 unorm glc
gfx803 image_sample_c_cd_cl_o v[130:131], v[10:13], s[0:7], s0 dmask:0xa unorm glc slc r128 lwe da d16
gfx803 image_store v[138:141], [v0,v1], v104, s[4:11] dmask:0xf glc r128 lwe
gfx803 image_sample_cl_o v[2:3], |v[32:33]|, s[0:7], s[64:67] dmask:0xc glc lwe da
gfx803 image_sample_c_d_o v[32:33], v[1:4], s101, s[24:27] dmask:0x9 unorm r128 da
gfx803 image_sample_c_b_o 64, v[66:69], s[12:19], s[64:67] dmask:0x5 r128 lwe d16
gfx803 image_sample_c_cd v[0:3], v[16:18], s[8:15]
gfx803 image_sample_cl_o v[48:49], 1+1, s[8:15], s[12:15] dmask:0xa glc r128
gfx803 image_gather4_c |v[64:67]|, v[2:3], s[0:7], s[48:51] dmask:0x2 glc d16
gfx803 image_gather4_o_e64 v[9:12], v[32:33], s[12:19], s[4:7] dmask:0xf glc slc
gfx803 image_sample_c_cd v[240:241], v[143:145], s[56:63], off dmask:0xc glc r128
gfx803 image_gather4_cl v[81:84], v80, s[0:7], s[32:35] dmask:0x4 unorm glc r128 lwe lds
gfx803 image_gather4 v[64:67], v0, -s[32:39], s[0:3] dmask:0x9 glc slc d16
gfx803 image_sample_c_d_cl_o v166, v[169:172], s[80:87], 1.1 dmask:0x1 slc r128 d16
gfx803 image_sample_lz v38, v17, -32769, s[8:15], s[16:19] dmask:0x8 glc slc lwe d16
gfx803 image_gather4_c vcc, v[202:203], s[16:23], s[72:75] dmask:0x9 lwe
gfx803 image_sample_d_o v[1:2], v[2:4], s[0:7], ~0 dmask:0xa glc r128 da
gfx803 image_gather4_o v[9:12], v[32:33], s[12:19], v[3:6], s[4:7] dmask:0xf glc slc
gfx803 image_sample_cd v[221:223], v[23:24], ttmp[0:7], s[0:3] dmask:0xe lwe d16, s0
gfx803 image_gather4_c_cl v[128:131], v[144:145], s102, s[24:31], s[0:3] dmask:0xb unorm glc r128
gfx803 image_sample_b_sdwa v[4:5], v[21:22], s[68:75], s[32:35] dmask:0x9 lwe da
gfx803 image_gather4_c_lz_o v[33:36], vcc, s[64:71], s[68:71] dmask:0x4 unorm glc slc r128 lwe da d16
gfx803 image_sample_lz_o v[140:142], v[160:161], s[16:23], s[28:31] dmask:0xe unorm slc r128, a0
gfx803 image_sample_cd_cl v120, v[47:48], -4.0, s[32:35] dmask:0x1 unorm glc
gfx803 image_gather4_o v[220:223], v[87:88], v[0:1], ttmp[4:7] dmask:0x2 glc r128 lwe da d16
gfx803 image_gather4_c_b_cl s101, v[40:42], s[0:7], s[64:67] dmask:0x4 unorm glc slc da
gfx803 image_atomic_umax m0, v32, s[0:7] dmask:0x9 glc slc r128 lwe da
gfx803 image_gather4_lz v[128:131], v33, s[4:11], s[16:19] dmask:0x7 unorm r128 da, 0x100000000
gfx803 image_gather4_c_b_cl v[1:4], v[40:42], 0.5, s[64:67] dmask:0x4 unorm glc slc da
gfx803 image_gather4_c_lz_o v[66:69], v[78:80], s[96:103], s[0:3] dmask:0x6 unorm slc r128, 0
gfx803 image_gather4_o v[9:12], v[32:33], 0xffffffff, s[4:7] dmask:0xf glc slc
gfx803 image_atomic_umax v[146:147], v32, s[1:2] dmask:0x9 glc slc r128 lwe da
gfx803 image_gather4_c_l_o v[107:110], v[229:231], s[4:11], s[72:75] dmask:0xb r128 da lds
gfx803 image_sample_cd_o v[194:197], v[65:67], s[4:11], -s[68:71] dmask:0xf r128 lwe da d16
gfx803 image_gather4_l s101, v1, s[0:7], s[0:3] dmask:0x6 unorm r128
gfx803 image_sample_c_b_cl 0x3c00, v[0:2], s[20:27], s[16:19] unorm glc slc lwe
gfx803 image_gather4_l v[148:151], s[8:15], s[48:51] dmask:0xd unorm
gfx803 image_sample_d_o v[97:99], v[4:6], vcc_lo, s[48:51] dmask:0xd slc r128 lwe da
gfx803 image_gather4_b_cl_o v[164:167], vcc, s[96:103], s[84:87] dmask:0x6 unorm glc slc r128 d16
gfx803 image_sample_cl v61, v150, s[76:83], -32769 dmask:0x4 glc slc r128 lwe
gfx803 image_gather4_c_lz_o v[247:250], v[51:53], s[6:9], ttmp[8:11] dmask:0x7 unorm glc da
gfx803 image_gather4_lz 0x100000000, v41, s[64:71], ttmp[0:3] dmask:0x9 r128
gfx803 image_sample_d_o m0, v[0:2], s[72:79], s[4:7] dmask:0x3 lwe d16
gfx803 image_gather4_c_b_cl_dpp v[11:14], v[54:56], s[84:91], s[32:35] dmask:0xa unorm slc lwe
gfx803 image_sample_cl_o v[184:185], v[10:11], s[64:71], s[0:3] dmask:0x6 unorm glc da high
gfx803 image_sample_d_cl_o v111, s[6:9], s[76:83], s[68:71] dmask:0x8 glc slc lwe
gfx803 image_sample_cd_o v[13:14], v[30:32], v[255:256], s[88:91] dmask:0x6 glc
gfx900 image_sample_c_d_cl_o v129, 1+1, s[0:7], s[64:67] dmask:0x2 unorm slc a16 da
gfx900 image_sample_c_d_cl v[70:71], v[106:108], ttmp[4:11], s[44:47] dmask:0xb unorm lwe d16 clamp
gfx900 image_sample_c_lz_o v250, ttmp[0:1], s[88:95], s[24:27] dmask:0x2 unorm slc a16 lwe da d16
gfx900 image_gather4_c_cl_o v[8:10], s[8:15], s[64:67] a16 lwe
gfx900 image_sample_b_cl_o -32769, v[166:168], s[96:103], s[56:59] dmask:0xb glc lwe d16
gfx900 image_sample_c_d v[1:2], s[6:9], s[0:7], s[4:7] dmask:0x3 unorm a16 da
gfx900 image_sample_c_d_cl_o v129, v[182:185], s[64:67] dmask:0x2 unorm slc a16 da
gfx900 image_sample_lz_o v[100:101], v[180:181], 0x3ff0000000000000, s[48:51] dmask:0xe unorm slc lwe da d16
gfx900 image_atomic_umax 0x3c00, v192, s[0:7] dmask:0x8 glc slc a16 lwe da
gfx900 image_gather4_c_o s102, v[254:256], s[72:79], s[80:83] dmask:0x8 unorm lwe
gfx900 image_sample_c_d_cl s[0:2], v[106:108], ttmp[4:11], s[44:47] dmask:0xb unorm lwe d16
gfx900 image_gather4_c_b v[110:113], v[95:97], s[0:7], 65536.0 dmask:0x8 unorm glc slc a16
gfx900 image_gather4_b_o sext(v[99:100]), v[24:26], s[56:63], s[36:39] dmask:0x2 unorm lwe da d16
gfx900 image_sample_c_cd_o v[64:67], -|v[0:3]|, s[32:39], s[32:35] dmask:0xf unorm lwe da
gfx900 image_gather4_c_l v[56:59], v[18:19], s[12:19], s[16:19] dmask:0xc unorm offen
gfx900 image_sample_c_b_cl_o v36, v[80:83], s[8:15], s[80:83] dmask:0x4 lwe clamp
gfx900 image_gather4_c_cl_o v[32:33], v0, s[32:39], s[4:7] dmask:0xb a16 lwe da d16
gfx900 image_gather4_c_l_o v[129:130], v[192:194], 0.15915494, s[48:51] dmask:0xb a16 lwe da d16
gfx900 image_sample_c_b_cl v113, -16, s[28:35], s[20:23] dmask:0x1 glc slc lwe da d16
gfx900 image_gather4_l -0x80000001, v17, s[60:67], s[64:67] dmask:0x1 unorm da
gfx900 image_gather4_l_o v[161:164], v[86:87], s[4:11], 1.1 dmask:0x8 slc a16 lwe da
gfx900 image_sample_l v[9:11], v74, ttmp[0:7], -|s[60:63]| dmask:0xb glc a16 da
gfx900 image_store_mip v[124:125], v34
gfx900 image_sample_c_d_cl_o v60, v[225:228], ttmp[0:7], -|s[20:23]| dmask:0x3 slc d16
gfx900 image_sample_lz_o v0, v[123:124], s[80:87], s[72:75] dmask:0xa lwe da d16 gds
gfx900 image_gather4_c_cl_o_dpp v[8:11], v[8:10], s[8:15], s[64:67] a16 lwe
gfx900 image_sample_c_l exec, v[194:195], s[0:7], s[0:3] dmask:0x6 slc a16 lwe da
gfx900 image_sample_d_cl_o v58, v[83:85], s[60:67], ttmp0, s[56:59] dmask:0x2 glc slc a16 da d16
gfx900 image_gather4_o v[83:87], v[35:36], s[12:19]
gfx900 image_sample_cd s[2:3], v[55:56], s[12:19], s[16:19] dmask:0x3 glc slc a16 da d16
gfx900 image_sample_c_d -|v203|, v[170:172], s[72:79], ttmp[4:7] dmask:0x4 unorm glc d16
gfx900 image_gather4_b_cl v[26:29], v[36:37], s[32:39], s[68:71] dmask:0x9 unorm slc a16, v[3:6]
gfx900 image_sample_c_b v27, v[53:55], ~0, s[40:47], s[36:39] dmask:0x2 slc
gfx900 image_gather4_lz v[0:3], ttmp0, s[32:39], s[76:79] dmask:0xd slc a16
gfx900 image_sample_b_o_dpp v[193:194], v[144:146], s[32:39], s[8:11] dmask:0x5 a16 lwe da
gfx900 image_sample_b_o v73, v255, s[0:7], s[92:95] dmask:0x8 slc lwe d16
gfx900 image_get_lod -17, v81, s[8:15], s[0:3] dmask:0xe unorm glc slc lwe da
gfx900 image_sample_c_l v22, exec, v[40:41], s[0:7], s[88:91] dmask:0x6 unorm slc a16 lwe d16
gfx900 image_sample_c_cd_cl v39, v[51:53], vcc, s[8:11] dmask:0x4
gfx900 image_sample_c_lz v[81:82], v[39:40], vcc_lo, s[64:67] dmask:0xc glc lwe
gfx900 image_sample_c_d_cl 0x10000, v[215:217], s[88:95], s[56:59] dmask:0x4 glc a16 da
gfx900 image_sample_lz v4, v51, -|s[0:7]|, s[16:19] glc lwe
gfx900 image_sample_c_cd v165, v[146:148], s[24:31], ttmp[8:11] dmask:0x4 glc slc a16 idxen
gfx900 image_atomic_umax 1e10, v192, s[0:7] dmask:0x8 glc slc a16 lwe da
gfx900 image_sample_b_o v[9:10], v[160:162], s[32:39], m0 dmask:0x6 glc slc a16 da
gfx900 image_sample_c_l_o v[119:121], s[60:67], s[96:99] dmask:0x1 a16 da d16
gfx900 image_sample_c_lz v[22:23], v[0:1], s[0:7], s[64:67] dmask:0x5 slc a16 lwe da lds
gfx900 image_gather4_b_cl_e64 v[34:35], v[128:129], s[4:11], s[0:3] dmask:0x1 lwe da d16
gfx900 image_gather4_c_cl v[140:143], v[133:134], vcc_lo, s[64:67] dmask:0x4 glc slc lwe
gfx900 image_gather4_c_lz v[19:22], 0x10000, s[64:71], s[80:83] dmask:0x8 unorm slc a16 lwe da
gfx900 image_gather4 v[124:127], ttmp[0:1], s[8:15], s[12:15] dmask:0x8 glc a16 da
gfx900 image_sample_c_b v27, v[53:55], s[40:47], -16 dmask:0x2 slc
gfx900 image_gather4_c_o v[36:37], v[0:2], s0, s[4:7] dmask:0x3 glc slc a16 d16
gfx900 image_gather4_c_b_cl_o v[240:243], v[0:3], s[8:15], -17 dmask:0x5 unorm glc slc da
gfx900 image_sample_b_o v[9:10], s[32:39], s[8:11] dmask:0x6 glc slc a16 da
gfx900 image_gather4h 0.15915494, v65, s[8:15], s[36:39] dmask:0xd unorm glc slc
gfx900 image_sample_lz v4, s[6:9], v0, s[68:75], s[12:15] dmask:0x1 unorm glc slc lwe
gfx900 image_gather4_c v[41:42], s[0:1], s[12:19], s[8:11] dmask:0x4 d16
gfx900 image_sample_o vcc, v[90:91], s[60:67], s[48:51] dmask:0xe unorm slc a16
gfx900 image_gather4_b_cl v[130:133], v[132:133], s[96:103], -|s[80:83]| dmask:0xf slc a16
gfx900 image_sample_c s[2:3], v[240:241], s[20:27], ttmp[4:7] dmask:0xd slc a16
gfx900 image_sample_c_b_cl_o v[116:118], v[79:82], s[44:51]
gfx900 image_sample_lz v120, v29, s[52:59], -4.0 dmask:0x8 glc slc d16
gfx900 image_gather4_b_cl_sdwa v[130:133], v[132:133], s[96:103], s[80:83] dmask:0xf slc a16
gfx900 image_gather4_cl_o v[145:146], ttmp[4:11], s[76:79] dmask:0xa lwe d16
gfx900 image_gather4_c_b_o v[94:95], ttmp12, s[28:35], s[88:91] dmask:0xa unorm slc a16 lwe d16
gfx900 image_sample_cd_o v[66:68], v[148:150], ttmp[0:1], s[8:11] dmask:0xe glc
gfx900 image_gather4_c_b_o v[0:3], s[32:39], s[0:3] dmask:0x8 slc a16
gfx900 image_sample_cd_o v10, v[96:98], s[4:11], s[8:11] dmask:0x2 slc a16 offen
gfx900 image_sample_d -v[9:12], v[8:9], s[0:7], s[16:19] dmask:0xf unorm lwe da
gfx900 image_sample_c_l xnack_mask, v[40:41], s[0:7], s[88:91] dmask:0x6 unorm slc a16 lwe d16
gfx900 image_gather4_c_o v[117:120], v[254:256], s[72:79], s[80:83] dmask:0x8 unorm lwe offen
gfx900 image_sample_c_d v18, v[22:24], s[32:39], [s2,s3] dmask:0x4 glc lwe d16
gfx900 image_sample_d v[10:13], v[64:65], -|s[4:11]|, s[8:11] dmask:0xf glc slc a16 da
gfx900 image_gather4_l_o v[27:28], vcc, s[24:31], s[4:7] dmask:0x1 unorm glc a16 da d16
gfx900 image_sample_lz v[223:224], v42, s[84:91], 0x3c00 dmask:0xf unorm lwe da d16
gfx900 image_gather4h v[66:69], v68, a0, s[8:11] dmask:0xb
gfx900 image_sample_d_cl v[68:69], v[112:113], s[0:7], s[12:15] dmask:0xa unorm a16 da gds
gfx900 image_sample_c_cd v165, 0.5, s[24:31], ttmp[8:11] dmask:0x4 glc slc a16
gfx900 image_atomic_smax_sdwa v146, v52, s[68:75] dmask:0x1 unorm glc slc a16 lwe da
gfx900 image_gather4_cl_o v[200:203], v[251:252], 64, s[72:75] dmask:0x9 unorm glc a16 lwe da
gfx900 image_sample_d_o 0x3c00, v[144:146], s[4:11], s[0:3] dmask:0xb a16
gfx900 image_sample_b_e64 v170, v[198:199], ttmp[4:11], ttmp[8:11] glc a16 lwe da
gfx900 image_sample_c_cl_o v[229:230], v[67:69], s[8:15], v255 dmask:0x7 unorm glc slc da d16
gfx900 image_gather4_cl v[160:163], v0, v255, s[64:71], s[88:91] dmask:0xd a16 lwe da
gfx900 image_sample_c_l v22, v[40:41], s[0:7], v[3:6] dmask:0x6 unorm slc a16 lwe d16
gfx900 image_sample_cd v[205:206], v[41:42], src_shared_base, s[0:7], ttmp[12:15] dmask:0xd a16 d16
gfx900 image_sample_l_o v[8:11], v[72:73], s[0:1], s[4:7] dmask:0xf unorm slc a16
gfx900 image_gather4_lz_o v[10:13], -v[0:1], s[40:47], s[0:3] dmask:0x7 lwe
gfx900 image_sample_cd v[205:206], v[41:42], s[0:7], -0x80000001 dmask:0xd a16 d16
gfx900 image_gather4_l v[75:78], v41, -0x80000001, s[0:3] dmask:0x6 slc a16 da
gfx900 image_sample_d_cl v246, v255, s[48:55], ttmp[8:11] dmask:0x1
gfx900 image_gather4_l_o v[161:164], exec, s[4:11], s[0:3] dmask:0x8 slc a16 lwe da
gfx900 image_sample_lz_o v[4:5], v[16:17], ttmp0, s[32:35] dmask:0x6 unorm glc lwe
gfx900 image_sample_c_d_sdwa v[11:13], v[47:49], s[92:99], s[84:87] dmask:0x7 unorm slc
gfx900 image_sample_b v170, v[198:199], vcc_lo, ttmp[8:11] glc a16 lwe da
gfx900 image_gather4_l_o v[5:8], ttmp0, s[32:39], s[0:3] dmask:0x3 glc a16 lwe
gfx900 image_gather4_c_cl v[10:11], v[64:65], s[4:11]
gfx900 image_sample_c_d_cl |v137|, v[215:217], s[88:95], s[56:59] dmask:0x4 glc a16 da
gfx900 image_sample_cd_cl v[0:1], v[24:25], -|s[8:15]|, s[0:3] dmask:0xf unorm glc a16 da d16
gfx900 image_sample_c_cd_cl v[18:21], v[46:48], 65, s[4:11], s[32:35] dmask:0xf unorm glc a16 lwe da
gfx900 image_sample_c_cd_o 0x3ff0000000000000, v[206:208], v[33:36], s[36:43], s[76:79] dmask:0xd unorm glc slc a16 lwe da
gfx900 image_gather4_c_b_cl v[217:218], v[201:203], s[76:83], s[4:7] dmask:0x7 unorm glc lwe da d16
gfx900 image_gather4_c_cl v[138:141], v[198:199], s[68:75]
gfx900 image_sample_lz v[8:11], v0, s[0:7], s[64:67] dmask:0xf glc a16 lwe high
gfx900 image_sample_o_dpp v112, v[32:33], s[96:103], s[84:87] dmask:0x6 slc a16 d16
gfx900 image_sample_d_cl v[68:69], v[112:113], s[0:7], s[12:15] dmask:0xa unorm a16 da lds
gfx900 image_gather4_lz v[125:128], v30, s[44:51], s[0:2] dmask:0x1 unorm glc lwe
gfx900 image_gather4_c_cl_o v[45:46], v[3:5], -17, s[0:3] dmask:0xf unorm glc slc a16 lwe da d16
gfx900 image_sample_c_cl_o v[66:67], v[160:162], 65536.0, s[0:3] dmask:0x3 unorm slc a16 lwe
gfx900 image_gather4_l v[7:10], -32769, s[60:67], s[64:67] dmask:0x1 unorm da
gfx900 image_sample_cd_cl v[65:66], v[99:100], s0, s[80:83] dmask:0x9 slc da
gfx900 image_gather4_l_o v[161:164], v[86:87], s[0:3] dmask:0x8 slc a16 lwe da
gfx900 image_sample_c v[41:43], v[240:241], s[20:27], 65 dmask:0xd slc a16
gfx900 image_gather4_cl_o v[200:203], v[251:252], s[48:55], 0xffffffff dmask:0x9 unorm glc a16 lwe da
gfx900 image_sample_c_cd_o_dpp v13, v[219:222], s[84:91], s[24:27] dmask:0x6 slc d16
gfx900 image_gather4_c_cl_o -32769, v[8:10], s[8:15], s[64:67] a16 lwe
gfx900 image_gather4_l v[7:10], 64, v17, s[60:67], s[64:67] dmask:0x1 unorm da
gfx900 image_gather4_b_cl v[26:29], v[36:37], 1e10, s[68:71] dmask:0x9 unorm slc a16
gfx900 image_sample_c_cd_o v[190:191], v[231:234], sext(s[92:99]), s[20:23] dmask:0x5 unorm slc a16 da
gfx900 image_sample_c v[41:43], 0, s[20:27], ttmp[4:7] dmask:0xd slc a16
gfx900 image_sample_c_lz_o v[216:217], v[172:174], s[28:35], |s[92:95]| dmask:0xe da d16
gfx900 image_gather4_c_cl_o s0, v[10:12], s[16:23], ttmp[4:7] dmask:0x3 unorm glc slc a16 da
gfx900 image_sample_cd s[4:7], v[151:152], s[96:103], s[32:35] dmask:0x1 glc da
gfx900 image_sample_cd_cl v[0:1], v[24:25], s[8:15], sext(s[0:3]) dmask:0xf unorm glc a16 da d16
gfx900 image_gather4_lz v[80:81], v88, s[72:79], xnack_mask dmask:0xe unorm glc lwe d16
gfx900 image_sample_d v[9:12], v[8:9], s[0:7], -17 dmask:0xf unorm lwe da
gfx900 image_sample_d_cl_o v58, v[83:85], 0x3ff0000000000000, s[56:59] dmask:0x2 glc slc a16 da d16
gfx900 image_gather4_l_o v[161:164], v[86:87], s[4:11], 65536.0 dmask:0x8 slc a16 lwe da
gfx900 image_sample_o v[75:77], v[90:91], s[60:67], s[48:51] dmask:0xe unorm slc a16 offen
gfx900 image_sample_c_lz_o 0, v[140:142], s[16:23], s[8:11] unorm glc a16 lwe
gfx900 image_sample_c_cl_o v[66:67], v[160:162], ~0, s[0:3] dmask:0x3 unorm slc a16 lwe
gfx900 image_sample_c_lz_e64 v[98:100], v[159:160], s[16:23], s[48:51] dmask:0xd unorm glc
gfx900 image_sample_l_o v[8:11], v[72:73], s[96:103], 65 dmask:0xf unorm slc a16
gfx900 image_gather4_c_b_cl_o v[4:7], v[0:3], v[3:6], s[8:11] dmask:0xb unorm glc slc lwe
gfx900 image_sample_c_cd_o v256, v[231:234], s[92:99], s[20:23] dmask:0x5 unorm slc a16 da
gfx900 image_gather4h_sdwa v[130:133], v32, s[44:51], s[28:31] dmask:0xf da
gfx900 image_gather4_c_lz s[0:2], v[32:33], s[24:31], s[68:71] dmask:0x3 unorm slc lwe da
gfx900 image_gather4_cl_o v[200:203], ttmp0, s[48:55], s[72:75] dmask:0x9 unorm glc a16 lwe da
gfx900 image_sample_c_lz v[128:131], vcc, s[96:103], s[36:39] dmask:0xf slc da
gfx900 image_gather4_c_l_o v[129:130], v[192:194], 65, s[48:51] dmask:0xb a16 lwe da d16
gfx900 image_sample_c_d v[36:37], v[128:130], s[24:31], s[64:67] dmask:0x9 unorm lwe offen
gfx900 image_sample_c_b_cl_o v[110:111], -4.0, v[139:142], s[0:7], s[68:71] dmask:0x9 unorm lwe da
gfx900 image_sample_c_cd_cl v39, v255, s[24:31], s[8:11] dmask:0x4
gfx900 image_sample_lz v4, v51, -s[0:7], s[16:19] glc lwe
gfx900 image_sample_c_lz 0xffffffff, v[168:169], s[96:103], s[36:39] dmask:0xf slc da
gfx900 image_sample_c_lz_o v40, v[140:142], s[16:23], a0 unorm glc a16 lwe
gfx900 image_sample_lz_o v[100:101], v[180:181], m0, s[48:51] dmask:0xe unorm slc lwe da d16
gfx900 image_gather4_l v[228:231], lds_direct, s[16:23], s[12:15] dmask:0x6 slc lwe
gfx900 image_sample_c_l_sdwa v66, v[20:21], s[48:55], s[4:7] dmask:0x9 unorm glc lwe da d16
gfx900 image_sample_lz_o 65, v[123:124], s[80:87], s[72:75] dmask:0xa lwe da d16
gfx900 image_atomic_smax exec, v52, s[68:75] dmask:0x1 unorm glc slc a16 lwe da
gfx900 image_store v[8:9], v29, s[4:11] dmask:0xa unorm glc slc a16 da dim:SQ_RSRC_IMG_2D
gfx900 image_gather4_b_cl v[34:35], v[128:129], s[4:11], 0x3c00 dmask:0x1 lwe da d16
gfx900 image_sample_c_cl_o v[66:67], v[160:162], s[56:63], sext(s[0:3]) dmask:0x3 unorm slc a16 lwe
gfx900 image_sample_c_b_cl v113, v[60:62], |s[28:35]|, s[20:23] dmask:0x1 glc slc lwe da d16
gfx900 image_sample_cd_o v64, [v0,v1], s[80:87], s[80:83] dmask:0x3 unorm glc slc lwe da d16
gfx900 image_sample_c_d_cl v[46:48], v[18:20], v0, s[36:39] dmask:0xd glc slc
gfx900 image_sample_c_lz_o v[1:2], v[9:11], s[0:7], s[32:35] dmask:0xa unorm lwe dfmt:4
gfx900 image_sample_b_cl_o 0, v[180:181], v[166:168], s[96:103], s[56:59] dmask:0xb glc lwe d16
gfx900 image_gather4_c_l_o v[120:123], v[1:3], s[56:63], 0x3c00 unorm glc a16 lwe da
gfx900 image_sample_b v[0:1], v[6:7], s[0:7], s[72:75] dmask:0x5 unorm glc slc gds
gfx900 image_gather4_c_l 0x10000, v[164:165], ttmp[4:11], s[48:51] dmask:0xc unorm glc da
gfx900 image_atomic_smax v[1:3], v1, s[0:7] dmask:0x7 unorm slc a16 gds
gfx900 image_sample_d_o 64, v[235:237], s[44:51], s[28:31] dmask:0x7 unorm glc lwe d16
gfx900 image_gather4_l v[7:10], v17, s[60:67], [v0,v1] dmask:0x1 unorm da
gfx900 image_sample_c_cl_o v[66:67], v[160:162], s[56:63], s[0:3] dmask:0x3 unorm slc a16 lwe, [s2,s3]
gfx900 image_sample_cl s0, v64, s[72:79], s[16:19] dmask:0x5 lwe da d16
gfx900 image_sample_c_b_cl_o v[110:111], v[139:142], 65536.0, s[68:71] dmask:0x9 unorm lwe da
gfx900 image_gather4_c_cl_o v[32:33], v[8:10], s[32:39], s[4:7] dmask:0xb a16 lwe da d16 gds
gfx900 image_sample_c_d v[36:37], v[128:130], s[24:31], [s2,s3] dmask:0x9 unorm lwe
gfx900 image_sample_c_lz v4, v[41:42], s[72:79], vcc_lo dmask:0x1 unorm glc d16
gfx900 image_sample_d_o 0.15915494, v[234:236], s[8:15], s[40:43] dmask:0x9 slc a16 lwe
gfx900 image_gather4 v[69:72], v40, s[64:71], |s[4:7]| dmask:0x5 unorm glc slc
gfx900 image_gather4_c_b_o_sdwa v[94:95], v[161:164], s[28:35], s[88:91] dmask:0xa unorm slc a16 lwe d16
gfx900 image_sample_l_o v[1:2], ttmp[0:1], s[20:27], s[0:3] dmask:0x5 unorm glc a16 lwe
gfx900 image_sample_l v245, v73, s101, s[88:91] dmask:0x3 glc lwe da d16
gfx900 image_gather4_cl v[160:163], v[3:6], s[64:71], s[88:91] dmask:0xd a16 lwe da
gfx900 image_sample_d_cl_o v58, v[83:85], s[60:67], s[56:59] dmask:0x2 glc slc a16 da d16 gds
gfx900 image_sample_c_d v123, 0.5, s[64:71], s[68:71] dmask:0x2 unorm glc lwe da d16
gfx900 image_sample_cd v197, v[151:152], s[96:103], s[4:7] dmask:0x1 glc da
gfx900 image_sample_c_b v160, v[16:18], s[0:7], -16 dmask:0x2 unorm glc slc a16 d16
gfx900 image_sample_lz_o v0, v[123:124], s[80:87], s[72:75] dmask:0xa lwe da d16 clamp
gfx900 image_sample_d_cl v[58:59], v[224:225], m0, s[40:43] dmask:0xb unorm glc slc a16 lwe d16
gfx900 image_sample_d_cl_o v58, s[2:3], s[60:67], s[56:59] dmask:0x2 glc slc a16 da d16
gfx900 image_gather4_c_l v[208:209], v[68:69], s[80:87], v255 dmask:0xa unorm glc slc da d16
gfx900 image_load_mip_pck_sgn s0, v1, s[0:7] dmask:0x2 unorm a16
gfx900 image_gather4_c_b_cl v[73:76], v[200:202], s[0:7], 64 dmask:0xc lwe
gfx900 image_gather4_c_cl_o v[10:12], s[16:23], ttmp[4:7] dmask:0x3 unorm glc slc a16 da
gfx900 image_sample_cl_o_dpp v82, v[16:17], s[64:71], s[0:3] dmask:0x2 unorm a16
gfx900 image_sample_c_d -|v0|, v[8:10], s[8:15], s[64:67] dmask:0x2 unorm glc slc a16 d16
gfx900 image_gather4_o [s2,s3], v[197:198], s[4:11], s[84:87] dmask:0xe slc
gfx900 image_sample_b_cl_o v99, v[6:8], [s2,s3], s[32:35] dmask:0x4 a16 lwe da
gfx900 image_sample_b_cl_o v99, v[6:8], s[40:47], s[32:35] dmask:0x4 a16 lwe da offset:4
gfx900 image_gather4_lz v[25:28], v162, s[24:31], v255 dmask:0x8 unorm glc slc
gfx900 image_sample_l_o v115, 1.1, s[40:47], s[76:79] glc a16 d16
gfx900 image_sample_cd_cl_o v[185:186], v[48:50], s[4:7], s[8:11] dmask:0xc unorm glc slc da
gfx900 image_gather4_c_lz v[84:87], s[16:23], s[8:11] dmask:0x8 glc slc a16 lwe
gfx900 image_sample_b -|v[0:1]|, v[6:7], s[0:7], s[72:75] dmask:0x5 unorm glc slc
gfx900 image_sample_c_sdwa v[41:43], v[240:241], s[20:27], ttmp[4:7] dmask:0xd slc a16
gfx900 image_gather4_c_cl_o v[8:11], v[8:10], off, s[64:67] a16 lwe
gfx900 image_sample_c_cd_o v[64:67], v[0:3], s[32:39]
gfx900 image_sample_c_d_cl v[194:197], v[80:82], s[92:99], ttmp[8:11] dmask:0xf unorm high
gfx900 image_gather4_c_cl_o v[137:138], v[60:62], s[4:11], s[0:1], ttmp[0:3] dmask:0x5 glc lwe d16
gfx900 image_sample_l v[9:11], v74, ttmp[0:7], v[3:6] dmask:0xb glc a16 da
gfx900 image_sample_lz_o off, v[14:15], s[16:23], s[8:11] dmask:0x6 a16 da d16
gfx900 image_gather4_c v[41:42], v[68:69], s[12:19], sext(s[8:11]) dmask:0x4 d16
gfx900 image_sample_c_b_cl v[4:5], v[1:3], s[48:55]
gfx900 image_sample_b_o v73, v[5:7], s[0:7], m0 dmask:0x8 slc lwe d16
gfx900 image_sample_c_cd v[178:179], v[65:67], s[8:15], 0.15915494 dmask:0x9 unorm glc slc lwe
gfx900 image_sample_c_l_o v108, [v0,v1], s[60:67], s[96:99] dmask:0x1 a16 da d16
gfx900 image_sample_c_cd_o v[64:67], v[0:3], s[32:39], s[32:35] dmask:0xf unorm lwe da clamp
gfx900 image_sample_c_d_cl v[70:71], v[106:108], off, s[44:47] dmask:0xb unorm lwe d16
gfx900 image_sample_b v16, v[9:10], s[0:3] dmask:0x8 unorm glc slc a16 lwe da d16
gfx900 image_sample_c_d_cl_o v60, v[225:228], ttmp[0:7], s[20:23] dmask:0x3 slc d16, [s2,s3]
gfx900 image_sample_c_d_o v[8:9], v[72:75], s[0:7]
gfx900 image_gather4_c_l v[56:59], v[18:19], s[12:19], -|s[16:19]| dmask:0xc unorm
gfx900 image_sample_c_d_cl v[70:71], 0, ttmp[4:11], s[44:47] dmask:0xb unorm lwe d16
gfx900 image_sample_l v[136:137], v115, ~0, s[24:27] dmask:0xd a16 d16
gfx900 image_sample_b_o v[9:10], v[160:162], 64, s[8:11] dmask:0x6 glc slc a16 da
gfx900 image_gather4_c_b_o v[94:95], v[161:164], [s2,s3], s[88:91] dmask:0xa unorm slc a16 lwe d16
gfx900 image_sample_c_b v27, v[53:55], 64, s[36:39] dmask:0x2 slc
gfx900 image_sample_d_cl v[58:59], v[224:225], -0x80000001, s[40:43] dmask:0xb unorm glc slc a16 lwe d16
gfx900 image_sample_c_l_sdwa v22, v[40:41], s[0:7], s[88:91] dmask:0x6 unorm slc a16 lwe d16
gfx900 image_gather4_c_cl v[4:7], v[98:99], s102, s[0:3] dmask:0x4 unorm glc slc lwe
gfx900 image_sample_d v[45:46], v[130:131], s[6:9], s[0:3] dmask:0xa unorm a16 lwe da
gfx900 image_gather4_l v[66:67], v6, vcc, s[88:91] dmask:0x2 slc lwe da d16
gfx900 image_sample_l v[136:137], v115, s[32:39], s[24:27] dmask:0xd a16 d16 offen
gfx900 image_sample_c_cd_cl v[18:21], v[46:48], 0.5, s[4:11], s[32:35] dmask:0xf unorm glc a16 lwe da
gfx900 image_sample_c_o 0, v[101:103], s[16:23], ttmp[0:3] dmask:0x8 glc a16
gfx900 image_sample_d_cl v234, v[29:30], s[0:7], -32769 dmask:0x3 slc a16 lwe d16
gfx900 image_gather4_cl v[160:163], v0, s[64:71], s[0:2] dmask:0xd a16 lwe da
gfx900 image_gather4_c_cl v[192:195], s[68:75], s[0:3] dmask:0x2 unorm a16
gfx900 image_sample_d_cl_o v90, v[106:108], -|s[0:7]|, s[24:27] dmask:0x6 unorm glc slc lwe da d16
gfx900 image_sample_c v256, v[240:241], s[20:27], ttmp[4:7] dmask:0xd slc a16
gfx900 image_gather4_c_lz_o v[136:137], v[20:22], 0, s[32:35] dmask:0xe glc slc a16 d16
gfx900 image_gather4_lz v[25:28], v162, s[24:31], s[8:11] dmask:0x8 unorm glc slc, exec
gfx900 image_gather4_c_o v[137:140], 0xffffffff, s[0:7], s[92:95] dmask:0xc slc
gfx900 image_sample_c_lz_o [s2,s3], v[34:36], s[4:11], s[80:83] dmask:0xb slc d16
gfx900 image_gather4h [v0,v1], v32, s[44:51], s[28:31] dmask:0xf da
gfx900 image_gather4_c_cl v[192:195], v[84:85], s[68:75], s[0:3] dmask:0x2 unorm a16 dim:SQ_RSRC_IMG_2D
gfx900 image_gather4_c v[120:123], [v0,v1], s[56:63], s[8:11] dmask:0x3 unorm glc a16 da
gfx900 image_gather4_l v[32:33], v171, s[4:11], s[0:3] unorm glc slc lwe d16, v256
gfx900 image_store s[2:3], v[8:9], v29, s[4:11] dmask:0xa unorm glc slc a16 da
gfx900 image_sample_lz_o v[9:12], v[50:51], s[4:11], s[4:7] dmask:0xf unorm glc a16, m0
gfx900 image_sample_d_cl v[186:187], s[48:55], ttmp[8:11] dmask:0x1
gfx900 image_sample_c_l v[68:70], v[44:45], -|s[0:7]|, s[16:19] dmask:0x7 unorm lwe da
gfx900 image_sample_d v[59:60], 65536.0, s[64:71], s[44:47] dmask:0x3 unorm glc slc
gfx900 image_sample_lz v4, v0, s[68:75], 1e-10 dmask:0x1 unorm glc slc lwe
gfx900 image_gather4_lz ~0, v88, s[72:79], ttmp[0:3] dmask:0xe unorm glc lwe d16
gfx900 image_sample_c_b_cl_o v[110:111], [v0,v1], s[0:7], s[68:71] dmask:0x9 unorm lwe da
gfx900 image_sample_d_cl_o 0.15915494, v[83:85], s[60:67], s[56:59] dmask:0x2 glc slc a16 da d16
gfx900 image_sample_c_lz v4, v[41:42], s[72:79], s[100:103] dmask:0x1 unorm glc d16 gds
gfx900 image_sample_c_o_dpp v[144:145], v[165:167], s[68:75], s[8:11] dmask:0xc lwe
gfx900 image_sample_c_d_o v[40:41], v[88:91], s[76:83]
gfx900 image_gather4_lz 0x100000000, v88, s[72:79], ttmp[0:3] dmask:0xe unorm glc lwe d16
gfx900 image_gather4_c_lz v[2:5], s[24:31], s[68:71] dmask:0x3 unorm slc lwe da
gfx900 image_gather4_l_o v[5:8], lds_direct, s[32:39], s[0:3] dmask:0x3 glc a16 lwe
gfx900 image_sample_cl v6, v64, s[72:79], v[3:6] dmask:0x5 lwe da d16
gfx900 image_sample_d v[201:202], v[30:31], s[36:43], v[3:6] dmask:0xf unorm glc d16
gfx900 image_sample_lz v4, v51, s[0:7], src_shared_base glc lwe
gfx900 image_gather4_c_cl v[138:141], v[198:199], src_shared_base, s[0:3] dmask:0xe a16 lwe da
gfx900 image_gather4_c_b_cl v[73:76], v[200:202], s[0:7], off dmask:0xc lwe
gfx900 image_gather4 ~0, v40, s[64:71], s[4:7] dmask:0x5 unorm glc slc
gfx900 image_sample_b_cl_o v[180:181], s[1:2], s[96:103], s[56:59] dmask:0xb glc lwe d16
gfx900 image_gather4_b_cl v[130:133], v[132:133], s[96:103], s[80:83] dmask:0xf slc a16 dim:SQ_RSRC_IMG_2D
gfx900 image_sample_c_l v66, v[20:21], s[48:55], lds_direct dmask:0x9 unorm glc lwe da d16
gfx900 image_sample_l v[136:137], v115, 1.1, s[24:27] dmask:0xd a16 d16
gfx900 image_sample_c_d_cl_o s[0:1], v60, v[225:228], ttmp[0:7], s[20:23] dmask:0x3 slc d16
gfx900 image_sample_d v[201:202], v[30:31], s[36:43], s[96:99] dmask:0xf unorm glc d16 lds
gfx900 image_gather4_b_cl v0, v[101:102], s[12:19], ttmp[0:3] dmask:0x5 glc slc a16 d16
gfx900 image_sample_lz_o v[100:101], v[180:181], -17, s[48:51] dmask:0xe unorm slc lwe da d16
gfx900 image_sample_d_cl s101, v[29:30], s[0:7], s[92:95] dmask:0x3 slc a16 lwe d16
gfx900 image_gather4_lz_o v[4:5], v[121:122], s[36:39] dmask:0x8 unorm lwe da d16
gfx900 image_sample_c_cd_cl_o v[216:217], v[237:240], 0.5, s[52:55] dmask:0xc glc a16 lwe
gfx900 image_sample_c_cd_cl_e64 v[18:21], v[46:48], s[4:11], s[32:35] dmask:0xf unorm glc a16 lwe da
gfx900 image_sample_lz_o v0, s[80:87], s[72:75] dmask:0xa lwe da d16
gfx900 image_gather4_c_l v[208:209], v[68:69], s[80:87], vcc dmask:0xa unorm glc slc da d16
gfx900 image_sample_c_d_cl v[70:71], v[106:108], -ttmp[4:11], s[44:47] dmask:0xb unorm lwe d16
gfx900 image_sample_c_cl_o v[229:230], v[67:69], s[8:15], s[92:95] dmask:0x7 unorm glc slc da d16 dim:SQ_RSRC_IMG_2D
gfx900 image_sample_lz_o v[100:101], sext(v[180:181]), ttmp[4:11], s[48:51] dmask:0xe unorm slc lwe da d16
gfx900 image_gather4_lz v[0:3], v68, -|s[32:39]|, s[76:79] dmask:0xd slc a16
gfx900 image_gather4_c_l_o v[129:130], [s2,s3], s[36:43], s[48:51] dmask:0xb a16 lwe da d16
gfx900 image_sample_lz v197, v8, s[0:7], s[32:35] dmask:0x1 unorm glc slc a16 da dim:SQ_RSRC_IMG_2D
gfx900 image_sample_d v[9:12], 65536.0, s[0:7], s[16:19] dmask:0xf unorm lwe da
gfx900 image_sample_cd_cl_o v[185:186], v[48:50], s[16:23], |s[8:11]| dmask:0xc unorm glc slc da
gfx900 image_get_lod v49, -16, s[0:7], s[16:19] dmask:0x4 unorm slc lwe
gfx900 image_gather4_c -v[41:42], v[68:69], s[12:19], s[8:11] dmask:0x4 d16
gfx900 image_sample_c_cd_cl v39, -0x80000001, s[24:31], s[8:11] dmask:0x4
gfx900 image_sample_c_cd v0, v[34:36], s[64:71], 65536.0 slc da d16
gfx900 image_gather4_c_cl -4.0, v[198:199], s[68:75], s[0:3] dmask:0xe a16 lwe da
gfx900 image_atomic_smax v[1:3], src_shared_base, s[0:7] dmask:0x7 unorm slc a16
gfx900 image_gather4_c_l v[56:59], v[18:19], s[12:19], s[16:19] dmask:0xc unorm high
gfx900 image_sample_c_lz v[10:12], s[64:71], s[96:99] dmask:0x7 glc lwe
gfx900 image_sample_d_o v[93:94], v[235:237], s[44:51], s[28:31] dmask:0x7 unorm glc lwe d16 gds
gfx900 image_sample_c_b_cl v[253:255], v[239:241], v255, s[44:47] dmask:0xd unorm glc slc a16 lwe
gfx900 image_gather4_l v[66:67], v6, s[36:43], v[0:1] dmask:0x2 slc lwe da d16
gfx900 image_gather4h v[187:190], v32, [s2,s3], s[28:31] dmask:0x8 unorm glc a16 lwe da
gfx900 image_gather4_c_l_sdwa v[56:59], v[18:19], s[12:19], s[16:19] dmask:0xc unorm
gfx900 image_gather4_c_l 0.5, v[68:69], s[80:87], s[80:83] dmask:0xa unorm glc slc da d16
gfx900 image_sample_b_cl_o v99, v[6:8], s[40:47], 1e-10, s[32:35] dmask:0x4 a16 lwe da
gfx900 image_sample_c_cd_cl_o v17, v[162:165], off, s[0:3] dmask:0x4 unorm slc lwe da
gfx900 image_gather4h v[130:133], v32, s[44:51], s[28:31] dmask:0xf da dfmt:4
gfx900 image_gather4_c v[41:42], 65536.0, s[12:19], s[8:11] dmask:0x4 d16
gfx900 image_gather4 a0, v40, s[64:71], s[4:7] dmask:0x5 unorm glc slc
gfx900 image_sample_c_cd_cl sext(v[18:21]), v[46:48], s[4:11], s[32:35] dmask:0xf unorm glc a16 lwe da
gfx900 image_sample_b_cl_o v99, v[6:8], s0, s[32:35] dmask:0x4 a16 lwe da
gfx900 image_gather4_b_o v[8:9], 0xffffffff, s[64:71], s[12:15] dmask:0xc glc a16 da d16
gfx900 image_sample_b v[0:1], v[6:7], m0, s[72:75] dmask:0x5 unorm glc slc
gfx900 image_sample_c_d a0, v[47:49], s[92:99], s[84:87] dmask:0x7 unorm slc
gfx900 image_sample_c_d v[1:2], s102, s[0:7], s[4:7] dmask:0x3 unorm a16 da
gfx900 image_gather4_b_o v[8:9], v[1:3], s[64:71], [s2,s3] dmask:0xc glc a16 da d16
gfx900 image_sample_cd_cl v[8:9], v[66:67], v[3:6], s[0:3] dmask:0x9 unorm slc a16
gfx900 image_sample_cd_o v64, v[32:34], s[80:87], v0 dmask:0x3 unorm glc slc lwe da d16
gfx900 image_gather4_l_o v[27:28], v[99:100], s[24:31], 0x3ff0000000000000 dmask:0x1 unorm glc a16 da d16
gfx900 image_gather4_c_b_cl v[73:76], v[200:202], s[0:7], s[24:27] dmask:0xc lwe offen
gfx900 image_gather4_c_b_cl_o v[240:243], s[0:1], s[8:15], s[0:3] dmask:0x5 unorm glc slc da
gfx900 image_atomic_add ttmp0, v50, s[4:11] dmask:0xb slc a16 da
gfx900 image_sample_c_cd_cl_o v17, v[162:165], xnack_mask, s[0:3] dmask:0x4 unorm slc lwe da
gfx900 image_gather4_c_lz v[19:22], v[4:5], s[64:71], s[80:83] dmask:0x8 unorm slc a16 lwe da high
gfx900 image_sample_c_cl_o v[66:67], 0x100000000, s[56:63], s[0:3] dmask:0x3 unorm slc a16 lwe
gfx900 image_gather4_b v[153:154], 64, s[96:103], s[40:43] dmask:0x5 glc lwe d16
gfx900 image_gather4_c_cl_o_e64 v[140:143], v[10:12], s[16:23], ttmp[4:7] dmask:0x3 unorm glc slc a16 da
gfx900 image_sample_c_cd vcc_lo, v[34:36], s[64:71], s[68:71] slc da d16
gfx900 image_atomic_umax 64, v129, s[0:7] dmask:0x8 da
gfx900 image_gather4h v32, s[44:51], s[28:31] dmask:0xf da
gfx906 image_sample_c_l sext(v[6:8]), v[73:74], s[64:71], s[68:71] dmask:0xb unorm glc slc a16
gfx906 image_gather4_lz_o v[252:255], v[197:198], 0x100000000, s[24:27] dmask:0x8 unorm slc a16 lwe da
gfx906 image_sample_cl_o 64, v[76:77], s[16:23], s[0:3] dmask:0x1 unorm glc slc a16 lwe da
gfx906 image_sample_c_d_cl_o v[158:159], v[81:84], s[36:43], ~0 dmask:0xf unorm lwe da d16
gfx906 image_sample_cd_cl_o v[80:81], s[4:11], s[0:3] dmask:0x6 slc a16 da
gfx906 image_sample_cd v[188:191], v[212:213], off, s[80:83] dmask:0xf glc slc a16 da
gfx906 image_sample_cl_o v0, v[14:15], s[24:31], 0x3c00 dmask:0x4 lwe da
gfx906 image_sample_lz v[61:64], v138, s[72:79]
gfx906 image_gather4_c_cl_o v[99:100], |v[145:147]|, s[64:71], s[4:7] dmask:0x6 a16 da d16
gfx906 image_sample_lz_o v33, v[144:145], 1e10, s[32:35] dmask:0x9 slc a16 lwe da d16
gfx906 image_gather4_c_cl v[1:2], v[20:21], s[68:75], -s[8:11] dmask:0xc unorm slc lwe da d16
gfx906 image_gather4_lz src_shared_base, v57, s[88:95], s[36:39] dmask:0xf unorm glc d16
gfx906 image_sample_cl_o_sdwa v48, v[128:129], s[24:31], s[52:55] dmask:0x8 glc slc lwe da
gfx906 image_sample_c_cd_cl v[106:107], v[136:138], 0x3ff0000000000000, s[44:47] dmask:0xb slc a16 da d16
gfx906 image_gather4_cl_o v[162:163], ttmp[0:1], s[28:35], s[72:75] dmask:0xb glc slc a16 lwe d16
gfx906 image_gather4_c_l v[140:141], v[197:198], 0.15915494, s[64:67] dmask:0x9 glc a16 lwe d16
gfx906 image_gather4_b_o v[13:16], v[0:2], s[80:87], s[84:87] glc da, v[3:6]
gfx906 image_gather4_c_cl_o -32769, v[145:147], s[64:71], s[4:7] dmask:0x6 a16 da d16
gfx906 image_sample_c_cl_o v[144:145], src_shared_base, s[0:7], s[64:67] dmask:0xa unorm slc a16 da
gfx906 image_sample_c_lz s[0:1], v[36:37], s[16:23], s[32:35] dmask:0x7 unorm a16 da d16
gfx906 image_sample_cl_o 0x100000000, v[85:86], s[32:39], s[76:79] dmask:0xc unorm glc a16 d16
gfx906 image_sample_c_d_o v30, v256, s[36:43], s[88:91] dmask:0x4 unorm a16 da d16
gfx906 image_sample_l v12, v42, s[84:91], s[2:3] dmask:0x8 glc lwe da
gfx906 image_sample_c_cd v82, v[36:38], s[36:43], ttmp0 dmask:0x4 glc lwe da
gfx906 image_sample_c_d_cl v[135:136], v[0:2], [s2,s3], s[92:95] dmask:0xd unorm glc slc a16 d16
gfx906 image_sample_c_lz_o v183, v[188:190], ttmp[0:1], s[20:23] dmask:0x4 glc da d16
gfx906 image_gather4_c_l sext(v[152:153]), v[107:108], s[64:71], ttmp[0:3] dmask:0xd unorm a16 da d16
gfx906 image_sample_c_b_cl -|v[36:37]|, v[0:2], s[88:95], s[96:99] dmask:0x6 unorm slc lwe
gfx906 image_gather4_b v[74:77], v[212:213], -|ttmp[4:11]|, s[60:63] dmask:0x8 glc a16 lwe
gfx906 image_sample_cd_cl v[84:85], v[0:1], 64, s[24:27] dmask:0xd glc slc a16 lwe da d16
gfx906 image_sample v10, 0, s[36:43], s[36:39] dmask:0x1 unorm glc slc a16
gfx906 image_sample_b_o 0xffffffff, v[192:194], s[8:15], s[96:99] dmask:0x2 slc a16 lwe
gfx906 image_sample_lz_e64 v169, v39, ttmp[8:15], s[16:19] dmask:0x6 glc a16 da d16
gfx906 image_gather4_b_cl v[174:175], -16, s[48:55], s[32:35] dmask:0x8 unorm glc slc d16
gfx906 image_gather4_cl s[1:2], v6, s[8:15], s[0:3] dmask:0x7 a16 da
gfx906 image_sample_d_cl_o v[156:157], v[72:74], s[52:59], v[3:6] dmask:0x9 unorm glc lwe
gfx906 image_sample_cl v193, v8, s[0:7], s[0:3] dmask:0x8 unorm glc slc high
gfx906 image_sample_c_lz_o v[19:20], v[67:69], 64, s[20:23] dmask:0x9 glc a16 lwe
gfx906 image_gather4_c v[65:68], v[4:5], 1e10, s[8:11] dmask:0xd unorm slc a16 da
gfx906 image_sample_c_d_cl_o v82, v[49:52], s[88:91] glc a16 lwe d16
gfx906 image_sample v10, s[0:1], s[36:43], s[36:39] dmask:0x1 unorm glc slc a16
gfx906 image_gather4_cl_o v[162:163], v[9:10], s[28:35], 1+1 dmask:0xb glc slc a16 lwe d16
gfx906 image_sample v10, vcc_lo, s[36:43], s[36:39] dmask:0x1 unorm glc slc a16
gfx906 image_sample_c_l_sdwa v[168:170], v[160:161], s[8:15], s[16:19] dmask:0xd a16 da
gfx906 image_sample_c_lz_o v[19:20], v[67:69], s[20:23] dmask:0x9 glc a16 lwe
gfx906 image_sample_c_b_o v106, v[13:16], 0xffffffff, s[4:7] dmask:0x2 unorm lwe da d16
gfx906 image_gather4_o v[192:193], v[7:8], xnack_mask, s[88:91] dmask:0x3 unorm slc d16
gfx906 image_sample_cl_o v[16:19], v[177:178], s[40:47]
gfx906 image_sample_c_b_o 1e10, v[126:128], v[110:113], s[72:79], ttmp[4:7] dmask:0xe glc
gfx906 image_gather4_c v[126:127], v[177:178], [v0,v1], ttmp[8:11] dmask:0xe glc lwe d16
gfx906 image_sample_c_d v36, v[140:142], s[8:15], 1+1 dmask:0x1 unorm da
gfx906 image_gather4_c_l_o v[15:18], -4.0, s[20:27], s[68:71] dmask:0xa glc slc lwe
gfx906 image_sample_c_cd_cl_o 1+1, v[134:137], s[0:7], s[28:31] dmask:0xf unorm glc slc a16 lwe da
gfx906 image_gather4_lz_o v[217:220], v[180:181], s[72:79], 0.15915494 dmask:0x4 glc a16 lwe da
gfx906 image_sample v10, v2, 0x3ff0000000000000, s[36:39] dmask:0x1 unorm glc slc a16
gfx906 image_sample_c_d_cl v[225:226], -4.0, v[250:252], s[24:31], s[84:87] dmask:0x3 slc a16 lwe
gfx906 image_sample_c_cd_cl v[34:35], v[25:27], s[16:23], 0x100000000 dmask:0x6 unorm a16 lwe da
gfx906 image_sample_c_d_cl v[225:226], v[250:252], s[24:31], |s[84:87]| dmask:0x3 slc a16 lwe
gfx906 image_sample_c_cd_cl_o v[8:9], |v[130:133]|, s[4:11], s[8:11] dmask:0x5 unorm slc a16 lwe da
gfx906 image_gather4_b_o v[130:133], v[5:7], s[88:95], -4.0 dmask:0x2 unorm a16
gfx906 image_sample_c_d_o v30, v[5:8], s[36:43], s[88:91] dmask:0x4 unorm a16 da d16 gds
gfx906 image_sample_cd_cl_o v166, -|v[97:99]|, s[20:27], ttmp[0:3] dmask:0x1 unorm slc lwe d16
gfx906 image_gather4_c v[126:127], v[177:178], s[88:95], s[4:7] dmask:0xe glc lwe d16
gfx906 image_gather4_c_sdwa v[66:69], v[19:20], s[32:39], s[16:19] dmask:0xd unorm glc slc lwe da
gfx906 image_gather4_c_b_cl 65, v[69:71], s[4:11], s[48:51] dmask:0xb unorm glc slc lwe d16
gfx906 image_sample_lz v169, sext(v39), ttmp[8:15], s[16:19] dmask:0x6 glc a16 da d16
gfx906 image_gather4_lz_o v[23:26], s[0:1], s[32:39], s[32:35] dmask:0x3 a16 lwe
gfx906 image_sample_cd_cl v[42:43], v[8:9], s[4:11], -|s[0:3]| dmask:0x5 unorm glc a16 da
gfx906 image_gather4_cl v[138:141], v6, vcc_lo, s[0:3] dmask:0x7 a16 da
gfx906 image_gather4_c_cl v[1:2], -0x80000001, s[68:75], s[8:11] dmask:0xc unorm slc lwe da d16
gfx906 image_gather4_c_o v[8:11], v[172:174], sext(s[52:59]), s[84:87] dmask:0x2 unorm slc
gfx906 image_load_mip_pck exec, v180, s[36:43] dmask:0xf glc a16 lwe da
gfx906 image_sample_c_cd_o v[165:167], v[25:28], s[4:7], s[16:19] dmask:0x7 glc slc lwe da
gfx906 image_gather4_c_b v[147:148], v[18:20], s[0:1], ttmp[4:7] dmask:0xe unorm slc a16 da d16
gfx906 image_gather4_b_cl v[24:25], 1+1, s[80:87], s[12:15] dmask:0xc unorm lwe da d16
gfx906 image_sample_c_cd_cl v[106:107], v[136:138], s[0:7], s[44:47] dmask:0xb slc a16 da d16, ttmp[0:1]
gfx906 image_load_pck v130, v129, s[16:23] dmask:0x4 slc da dim:SQ_RSRC_IMG_2D
gfx906 image_sample_c_d_o v[152:154], v[3:6], s[8:15]
gfx906 image_sample_c_cl -17, v[98:99], s[0:7], s[20:23] dmask:0x9 unorm slc a16 lwe da d16
gfx906 image_sample_c_cl_o_sdwa v[34:35], v[94:96], ttmp[4:11], s[100:103] dmask:0x7 slc a16 lwe da d16
gfx906 image_load_pck ttmp[0:1], v129, s[16:23] dmask:0x4 slc da
gfx906 image_gather4 v[194:197], s[0:1], s[48:55], s[16:19] dmask:0x7 unorm glc slc lwe
gfx906 image_sample_c_cd_o v[166:168], v[26:29], s[2:3], s[4:7] dmask:0xd unorm glc slc
gfx906 image_sample_b_o v[139:140], v[0:2], s[0:2], s[16:19] dmask:0xc unorm slc a16 lwe da
gfx906 image_load_mip v0, v67, exec dmask:0x6 glc da d16
gfx906 image_gather4_b v[128:131], v[3:6], s[24:31], s[88:91] dmask:0x7 a16
gfx906 image_gather4_c_cl v[27:28], v[37:38], s[36:43], -s[48:51] dmask:0x2 unorm da d16
gfx906 image_sample_c_cl_o 0x10000, v[80:82], s[0:7], s[64:67] dmask:0xa unorm slc a16 da
gfx906 image_sample_b_cl s[1:2], v[209:210], s[88:95], s[76:79] dmask:0x9 a16 lwe da d16
gfx906 image_sample_cl v193, v8, s[0:7], v[0:1] dmask:0x8 unorm glc slc
gfx906 image_gather4_c_l_o v[82:83], v[16:18], -|s[0:7]|, s[32:35] dmask:0x5 glc slc lwe da d16
gfx906 image_sample_c_d_cl v135, v[243:245], s[36:43], s[80:83] dmask:0x4 glc slc lwe da gds
gfx906 image_sample_d v98, v255, s[32:39], s[0:3] dmask:0x8 unorm glc slc a16 lwe
gfx906 image_gather4_c_b_cl_o v[229:232], v[239:242], s[84:91], 1.1 dmask:0xe unorm glc da
gfx906 image_sample_c_l_o v[134:136], v[0:2], s[4:7], s[4:7] dmask:0xd da
gfx906 image_sample_lz_o v2, v[80:81], s[20:27], s[0:3] dmask:0x4 unorm glc a16 gds
gfx906 image_gather4_b_o v[13:16], v[0:2], s[80:87], |s[84:87]| glc da
gfx906 image_sample_c_cd_o v[165:167], v[25:28], ttmp0, s[16:19] dmask:0x7 glc slc lwe da
gfx906 image_sample_c_b v22, s101, s[32:39], s[0:3] dmask:0x8 slc a16 da d16
gfx906 image_gather4_c_b v[156:159], v[187:189], s[64:71], ttmp0 dmask:0x9 glc slc a16 lwe da
gfx906 image_gather4_c_cl v[1:2], v0, s[68:75], s[8:11] dmask:0xc unorm slc lwe da d16
gfx906 image_gather4_lz v[27:28], xnack_mask, s[88:95], s[36:39] dmask:0xf unorm glc d16
gfx906 image_gather4_c_cl 0x10000, v[136:139], v[70:71], s[16:23], s[92:95] lwe da
gfx906 image_sample_cd v[188:191], v[212:213], vcc, s[80:83] dmask:0xf glc slc a16 da
gfx906 image_sample_cd_cl vcc, v[8:9], s[4:11], s[0:3] dmask:0x5 unorm glc a16 da
gfx906 image_sample_c_cl_o_dpp v[138:139], v[8:10], s[4:11], s[0:3] dmask:0x5 lwe da
gfx906 image_sample_c_lz_o v[19:20], v[67:69], s[20:27], ttmp[0:1] dmask:0x9 glc a16 lwe
gfx906 image_gather4_o v[192:193], v[7:8], -32769, s[88:91] dmask:0x3 unorm slc d16
gfx906 image_sample_c_cl_e64 v[0:2], v[6:7], s[8:15], s[0:3] dmask:0x7 glc slc
gfx906 image_sample_c_cl v245, v[120:121], s[92:99], s[84:87] dmask:0x1 unorm lwe da clamp
gfx906 image_sample_b_o 65, v[41:43], s[36:43], s[56:59] dmask:0xc unorm da
gfx906 image_gather4_c_l_o v256, v[197:199], s[20:27], s[68:71] dmask:0xa glc slc lwe
gfx906 image_gather4_c_b_cl v[151:154], sext(v[191:193]), s[96:103], ttmp[0:3] dmask:0x2 glc slc a16 da
gfx906 image_gather4_cl_sdwa v[138:141], v6, s[8:15], s[0:3] dmask:0x7 a16 da
gfx906 image_get_lod v[78:80], v37, a0, s[4:7] dmask:0xd unorm glc a16 da
gfx906 image_sample_c v128, exec, s[4:11], s[36:39] dmask:0x4 unorm lwe da d16
gfx906 image_gather4_b v[75:78], v[233:234], s[56:63], s[44:47] dmask:0x3 unorm glc a16, vcc
gfx906 image_sample_cd v[188:191], sext(v[212:213]), ttmp[4:11], s[80:83] dmask:0xf glc slc a16 da
gfx906 image_gather4_c_b_cl v[59:62], s101, s[72:79], s[64:67] dmask:0x3 unorm lwe
gfx906 image_sample_c_d_o v30, v[5:8], s[36:43], s[88:91] dmask:0x4 unorm a16 da d16 dim:SQ_RSRC_IMG_2D
gfx906 image_sample_d v[28:29], v[46:47], s[44:51], -4.0 dmask:0x5 unorm glc slc da
gfx906 image_gather4_b vcc_lo, v[212:213], ttmp[4:11], s[60:63] dmask:0x8 glc a16 lwe
gfx906 image_sample_c_cd v206, v[249:251], 65, ttmp[0:7], s[80:83] dmask:0xc d16
gfx906 image_sample_c_l xnack_mask, v[160:161], s[8:15], s[16:19] dmask:0xd a16 da
gfx906 image_sample_c_l_dpp v[168:170], v[160:161], s[8:15], s[16:19] dmask:0xd a16 da
gfx906 image_gather4_b_cl -|v[24:25]|, v[120:121], s[80:87], s[12:15] dmask:0xc unorm lwe da d16
gfx906 image_sample_c_b_o v106, v[13:16], s[2:3], s[4:7] dmask:0x2 unorm lwe da d16
gfx906 image_sample_cl v16, v80, s[36:43], s[0:1], s[0:3] dmask:0x2 da
gfx906 image_sample_c_l v[168:170], v[160:161], s[8:15], ~0 dmask:0xd a16 da
gfx906 image_sample_c_cd_o v[166:168], v[26:29], 64, s[4:7] dmask:0xd unorm glc slc
gfx906 image_sample_lz v169, v39, s[16:19] dmask:0x6 glc a16 da d16
gfx906 image_gather4_l_o v[20:23], v[130:131], s[2:3], s[16:19] dmask:0xb unorm glc a16 da
gfx906 image_sample_c_cd_cl_o v[95:96], v[170:173], 0.15915494, s[72:75] dmask:0xb unorm glc a16 lwe d16
gfx906 image_sample_cl 1.1, v42, s[16:23], s[64:67] dmask:0x8 glc da d16
gfx906 image_gather4_c v[126:127], v[177:178], [s2,s3], s[88:95], ttmp[8:11] dmask:0xe glc lwe d16
gfx906 image_sample_c_cd_cl_e64 v[34:35], v[25:27], s[16:23], s[0:3] dmask:0x6 unorm a16 lwe da
gfx906 image_get_lod v[96:99], 1e-10, s[32:39], s[4:7] dmask:0xf glc slc a16 lwe da
gfx906 image_atomic_cmpswap v[46:48], vcc_lo, s[88:95] dmask:0xd unorm da
gfx906 image_store_mip_pck 65, v197, s[60:67] dmask:0xb unorm da
gfx906 image_sample_cd_cl -|v[84:85]|, v[0:1], s[4:11], s[24:27] dmask:0xd glc slc a16 lwe da d16
gfx906 image_sample_b_o v66, v[192:194], s[8:15], 1e10, s[96:99] dmask:0x2 slc a16 lwe
gfx906 image_sample_l_o v122, 65, s[16:23], s[56:59] dmask:0xc unorm a16 d16
gfx906 image_sample_d_cl v4, v[32:33], exec, s[12:19], s[0:3] dmask:0x5 unorm glc slc da d16
gfx906 image_sample_c_cl_o 0, v[204:206], s[28:35], s[96:99] dmask:0xd a16 lwe da
gfx906 image_sample_cd_cl_e64 v[84:85], v[0:1], s[4:11], s[24:27] dmask:0xd glc slc a16 lwe da d16
gfx906 image_sample_cd_o v1, v256, s[40:47], s[4:7] dmask:0x1 unorm slc da
gfx906 image_sample_cl_o v0, v[14:15], s[24:31], s[1:2] dmask:0x4 lwe da
gfx906 image_sample_cd sext(v[200:201]), v[96:97], s[8:15], s[28:31] dmask:0xa glc slc lwe
gfx906 image_sample_l 64, v42, s[84:91], s[0:3] dmask:0x8 glc lwe da
gfx906 image_sample_cl v16, v80, ttmp12, s[0:3] dmask:0x2 da
gfx906 image_sample_c_b_cl v[36:37], v[0:2], 0x3c00, s[96:99] dmask:0x6 unorm slc lwe
gfx906 image_sample_c v128, v[51:52], s[4:11], s[36:39] dmask:0x4 unorm lwe da d16 idxen
gfx906 image_gather4_l_o v[105:106], v[3:6], s[68:75], s[80:83] dmask:0xf unorm d16
gfx906 image_sample_cl_o v96, 0x3ff0000000000000, s[16:23], s[0:3] dmask:0x1 unorm glc slc a16 lwe da
gfx906 image_gather4_b_o v[65:68], v[154:156], [s2,s3], s[0:3] da
gfx906 image_sample_c_cd_cl_o v[54:56], v[229:232], s[1:2], s[20:23] dmask:0x7 slc a16 lwe
gfx906 image_sample_b_o v66, v[192:194], -|s[8:15]|, s[96:99] dmask:0x2 slc a16 lwe
gfx906 image_sample_c_cd_cl_o v[54:56], vcc_lo, s[0:7], s[20:23] dmask:0x7 slc a16 lwe
gfx906 image_sample_cd_cl v[42:43], 1e-10, s[4:11], s[0:3] dmask:0x5 unorm glc a16 da
gfx906 image_gather4_c_cl v[64:67], v[72:73], s[88:95], xnack_mask, s[0:3] unorm glc lwe da
gfx906 image_store_mip v[69:70], v9
gfx906 image_sample_cd_o v[83:85], 64, s[8:15], s[16:19] dmask:0x7 slc lwe
gfx906 image_sample_cd_o ttmp0, v[68:70], s[40:47], s[4:7] dmask:0x1 unorm slc da
gfx906 image_gather4_c_cl v[64:67], v[72:73], 0, s[88:95], s[0:3] unorm glc lwe da
gfx906 image_sample_l_o v[36:38], v[176:177], s[64:71], s[52:55] dmask:0xe slc a16 lwe da lds
gfx906 image_gather4_c_lz v[120:123], sext(v[144:145]), s[8:15], s[8:11] dmask:0x9 a16 da
gfx906 image_gather4_c v[126:127], v[177:178], 0x10000, ttmp[8:11] dmask:0xe glc lwe d16
gfx906 image_gather4_c_lz v[128:131], v[8:9], |s[0:7]|, s[16:19] dmask:0xd unorm slc
gfx906 image_gather4_c_cl v[27:28], v[37:38], s[36:43], s[0:2] dmask:0x2 unorm da d16
gfx906 image_sample_c_l v41, v[46:47], s[4:11], -32769 dmask:0x9 glc slc da d16
gfx906 image_gather4_c_l v[53:54], v[143:144], 64, s[72:75] dmask:0x5 unorm slc a16 lwe d16
gfx906 image_sample_cl v72, ttmp12, s[16:23], s[64:67] dmask:0x8 glc da d16
gfx906 image_gather4_c_cl ttmp[0:1], v[1:2], v[20:21], s[68:75], s[8:11] dmask:0xc unorm slc lwe da d16
gfx906 image_gather4_c_cl v[64:67], v[72:73], 1e10, s[0:3] unorm glc lwe da
gfx906 image_gather4_c_cl_o v[104:105], v[133:135], v0, s[28:31] dmask:0xa unorm slc a16 lwe d16
gfx906 image_sample_c_cd_o v[111:113], v[241:244], s[68:75], sext(s[0:3]) dmask:0x7 unorm glc a16
gfx906 image_sample_cd v[188:191], ttmp[4:11], s[80:83] dmask:0xf glc slc a16 da
gfx906 image_sample_l_o v[36:38], 0.15915494, s[64:71], s[52:55] dmask:0xe slc a16 lwe da
gfx906 image_store_mip_pck_e64 v[158:160], v197, s[60:67] dmask:0xb unorm da
gfx906 image_load v[153:154], v1, -s[64:71] dmask:0xa unorm glc
gfx906 image_get_resinfo 0, v18, s[20:27] dmask:0x9 unorm
gfx906 image_gather4_c_b v[35:36], 0.5, s[56:63], s[0:3] dmask:0xa glc lwe d16
gfx906 image_gather4_lz_o v[23:26], v[104:105], s[32:39], s[0:1] dmask:0x3 a16 lwe
gfx906 image_sample_b_o v[10:11], [s2,s3], s[16:23], s[4:7] dmask:0xa glc da
gfx906 image_sample_cd_cl_o v[80:81], v[9:11], s[4:11]
gfx906 image_sample_c_d_o v[118:120], v[239:242], vcc_lo, s[52:55] dmask:0xd unorm slc da
gfx906 image_sample_cl_o_dpp v48, v[128:129], s[24:31], s[52:55] dmask:0x8 glc slc lwe da
gfx906 image_store_mip v[69:70], v9, ttmp12 dmask:0xd da d16
gfx906 image_sample_c_d_cl v135, 1e-10, s[36:43], s[80:83] dmask:0x4 glc slc lwe da
gfx906 image_gather4_c_lz v[33:36], v[8:9], s[24:31], s[4:7] dmask:0x8 unorm glc slc a16 da high
gfx906 image_load_pck -|v130|, v129, s[16:23] dmask:0x4 slc da
gfx906 image_sample_c_cd src_shared_base, v[36:38], s[36:43], s[80:83] dmask:0x4 glc lwe da
gfx906 image_get_lod_e64 v[96:99], v171, s[32:39], s[4:7] dmask:0xf glc slc a16 lwe da
gfx906 image_sample_l v5, v8, -0x80000001, s[84:87] unorm a16 da
gfx906 image_load_mip_pck v[26:27], off, s[0:7] dmask:0x9 glc slc
gfx906 image_gather4_c_b_cl v0, v[18:20], s[72:79], s[64:67] dmask:0x3 unorm lwe
gfx906 image_gather4_c_b -|v[6:7]|, v[0:2], s[0:7], s[0:3] dmask:0x3 unorm glc lwe da d16
gfx906 image_sample_b_o v[139:140], v[0:2], vcc, s[16:19] dmask:0xc unorm slc a16 lwe da
gfx906 image_gather4_b_o v[65:68], s[20:27], s[0:3] da
gfx906 image_gather4_c_l v[53:54], v[143:144], s[36:43], s[72:75] dmask:0x5 unorm slc a16 lwe d16 lds
gfx906 image_gather4_lz s[6:9], v57, s[88:95], s[36:39] dmask:0xf unorm glc d16
gfx906 image_sample_cd_o 65536.0, v[145:147], s[8:15], s[16:19] dmask:0x7 slc lwe
gfx906 image_sample_lz_o v33, 1e-10, s[4:11], s[32:35] dmask:0x9 slc a16 lwe da d16
gfx906 image_gather4_c v[8:11], v[3:4], ttmp12, s[8:11] dmask:0xb slc lwe da
gfx906 image_gather4_c_cl_o v[99:100], v0, s[64:71], s[4:7] dmask:0x6 a16 da d16
gfx906 image_load 0xffffffff, v5, ttmp[4:11] dmask:0x2 slc a16 da
gfx906 image_gather4h v[135:138], v101, s[64:71], -ttmp[0:3] dmask:0xf slc a16
gfx906 image_sample_d_cl_o_e64 v[13:14], v[33:35], s[12:19], s[88:91] dmask:0x7 slc da d16
gfx906 image_sample_cd_cl v144, v[6:7], ttmp0, s[32:35] dmask:0x3 slc a16 d16
gfx906 image_sample_c_cl v245, -17, s[92:99], s[84:87] dmask:0x1 unorm lwe da
gfx906 image_load_pck v130, v129, v255 dmask:0x4 slc da
gfx906 image_sample_c_cl_o v[34:35], v[94:96], a0, s[100:103] dmask:0x7 slc a16 lwe da d16
gfx906 image_sample_c_lz 1e10, v[197:198], s[64:71], s[20:23] dmask:0x4 slc da
gfx906 image_sample_cd_cl v[163:164], v[142:143], s[24:31]
gfx906 image_gather4_b_cl_o v[169:170], v[179:181], ttmp[4:11], 65 dmask:0x4 unorm slc lwe da d16
gfx906 image_sample_c_cd_cl_o v[8:9], v[130:133], -16, s[8:11] dmask:0x5 unorm slc a16 lwe da
gfx906 image_load_mip_pck 0x10000, v2, s[0:7] dmask:0x9 glc slc
gfx906 image_gather4_b_cl v[5:8], v[160:161], s[16:23], vcc_lo dmask:0xa glc slc lwe da
gfx906 image_sample_c_cd_cl_o_e64 v[8:9], v[130:133], s[4:11], s[8:11] dmask:0x5 unorm slc a16 lwe da
gfx906 image_gather4_c_b v[8:11], v[67:69], s0, s[24:27] dmask:0x6 unorm slc a16 lwe
gfx906 image_gather4_b v[128:131], v[192:193], s[24:31], s[88:91] dmask:0x7 a16 op_sel:[0,1]
gfx906 image_sample_cl v72, v42, v0, s[64:67] dmask:0x8 glc da d16
gfx906 image_sample_c_cl_o s0, v[204:206], s[28:35], s[96:99] dmask:0xd a16 lwe da
gfx906 image_sample_c_d_o v[74:75], v[136:139], -0x80000001, s[48:51] dmask:0x6 lwe da
gfx906 image_sample_cl_o lds_direct, v[14:15], s[24:31], s[24:27] dmask:0x4 lwe da
gfx906 image_sample_b_o v[10:11], -|v[38:40]|, s[16:23], s[4:7] dmask:0xa glc da
gfx906 image_gather4_b_o 0xffffffff, v[79:81], s[40:47], s[16:19] dmask:0x5 glc a16 d16
gfx906 image_load_pck v[130:131], v4
gfx906 image_sample_c_b_cl v[36:37], v[0:2], s[88:95]
gfx906 image_gather4h v[135:138], v101, s[64:71], ttmp[0:3] dmask:0xf slc a16 high
gfx906 image_sample_c_lz v[194:195], v[36:37], v256, s[32:35] dmask:0x7 unorm a16 da d16
gfx906 image_sample_c_b_cl vcc, v[36:37], v[0:2], s[88:95], s[96:99] dmask:0x6 unorm slc lwe
gfx906 image_sample_cl_o v96, v[76:77], xnack_mask, s[0:3] dmask:0x1 unorm glc slc a16 lwe da
gfx906 image_gather4_b_cl 0x10000, v[78:79], s[8:15], s[0:3] dmask:0x5 glc da
gfx906 image_gather4_c_b v[64:66], s[56:63], s[0:3] dmask:0xa glc lwe d16
gfx906 image_sample_cd v[200:201], v[96:97], src_shared_base, s[8:15], s[28:31] dmask:0xa glc slc lwe
gfx906 image_gather4_c_l s[0:1], v[107:108], s[64:71], ttmp[0:3] dmask:0xd unorm a16 da d16
gfx906 image_gather4_c v[41:44], v[92:93], s[72:79]
gfx906 image_gather4h v[68:71], v129, s[8:15], lds_direct dmask:0x1 unorm da
gfx906 image_sample_c_b_cl_o v84, v[122:125], s[8:15], s[68:71] dmask:0xa slc a16 lwe da d16 high
gfx906 image_sample_d_o v[97:99], s[8:15], ttmp[12:15] dmask:0x2 unorm slc d16
gfx906 image_gather4_b_o v[221:222], v[79:81], s[40:47], exec dmask:0x5 glc a16 d16
gfx906 image_gather4_lz v[27:28], v57, s[88:95], s[36:39] dmask:0xf unorm glc d16 idxen
gfx906 image_load_pck v[130:131], v4, [s2,s3] dmask:0xa glc a16 lwe da
gfx906 image_store_mip v[69:70], v9, sext(s[32:39]) dmask:0xd da d16
gfx906 image_sample_d_cl v4, v256, s[12:19], s[0:3] dmask:0x5 unorm glc slc da d16
gfx906 image_gather4_b v[233:234], s[56:63], s[44:47] dmask:0x3 unorm glc a16
gfx906 image_gather4_b_cl v[24:25], 1.1, v[120:121], s[80:87], s[12:15] dmask:0xc unorm lwe da d16
gfx906 image_gather4_lz_o v[23:26], v[104:105], s[32:39], s[32:35] dmask:0x3 a16 lwe offset:4
gfx906 image_sample_c_b_dpp v[32:33], v[208:210], s[8:15], s[4:7] dmask:0xe unorm glc slc a16 d16
gfx906 image_gather4_c_l_o ~0, v[16:18], s[0:7], s[32:35] dmask:0x5 glc slc lwe da d16
gfx906 image_sample_c_b_cl_o v84, v[122:125], sext(s[8:15]), s[68:71] dmask:0xa slc a16 lwe da d16
gfx906 image_gather4_b v[75:78], -0x80000001, s[56:63], s[44:47] dmask:0x3 unorm glc a16
gfx906 image_sample_c_cd_cl v[106:107], v[136:138], s[0:7], -0x80000001, s[44:47] dmask:0xb slc a16 da d16
gfx906 image_sample_c_lz v3, v[197:198], off, s[20:23] dmask:0x4 slc da
gfx906 image_sample_c_b_o v[130:133], s[0:7], s[96:99] dmask:0xa unorm slc lwe da
gfx906 image_sample_c_d_o v[74:75], vcc_lo, v[136:139], s[32:39], s[48:51] dmask:0x6 lwe da
gfx906 image_gather4_c 0x10000, v[4:5], s[84:91], s[8:11] dmask:0xd unorm slc a16 da
gfx906 image_sample_c_lz v[194:195], v[36:37], s[16:23], 65 dmask:0x7 unorm a16 da d16
gfx906 image_gather4_c_b_cl_o -4.0, v[64:67], s[48:55], s[80:83] dmask:0x9 unorm slc lwe da
gfx906 image_sample_c_d_cl_o_sdwa v[158:159], v[81:84], s[36:43], s[84:87] dmask:0xf unorm lwe da d16
gfx906 image_gather4_b v[74:77], v[212:213], ttmp[4:11], ttmp12 dmask:0x8 glc a16 lwe
gfx906 image_sample_cd_cl v[42:43], v[8:9], s[4:11], [s2,s3] dmask:0x5 unorm glc a16 da
gfx906 image_sample_c_b_o v[152:153], v[130:133], s[0:7], ttmp0 dmask:0xa unorm slc lwe da
gfx906 image_sample_d_o v36, v[51:53], 0x10000, s[40:43] dmask:0x5 unorm glc a16 lwe d16
gfx906 image_sample_c exec, v128, v[51:52], s[4:11], s[36:39] dmask:0x4 unorm lwe da d16
gfx906 image_sample_cl v10, v4, 1+1, s[80:83] dmask:0x8 slc a16 lwe d16
gfx906 image_sample_cd_cl_o v166, v[97:99], s[20:27], [s2,s3] dmask:0x1 unorm slc lwe d16
gfx906 image_sample_c_d v36, 0xffffffff, s[8:15], s[64:67] dmask:0x1 unorm da
gfx906 image_sample_b_cl_o v239, v[66:68], [v0,v1], s[84:87] unorm slc a16 d16
gfx906 image_sample_c_cd_cl v72, v[21:23], 0x100000000, s[0:3] dmask:0x8 unorm glc slc a16 lwe da d16
gfx906 image_gather4 v[194:197], v255, s[48:55], s[16:19] dmask:0x7 unorm glc slc lwe
gfx906 image_sample_l -4.0, v66, s[12:19], s[36:39] dmask:0x9 unorm slc a16 da d16
gfx906 image_load_mip_pck v[26:27], s[0:2], s[0:7] dmask:0x9 glc slc
gfx906 image_sample_c_b_o v106, -32769, s[8:15], s[4:7] dmask:0x2 unorm lwe da d16
gfx906 image_load v[255:256], v5, ttmp[4:11] dmask:0x2 slc a16 da
gfx906 image_sample_c_lz_o_sdwa v183, v[188:190], ttmp[4:11], s[20:23] dmask:0x4 glc da d16
gfx906 image_gather4_c_l_o v[82:83], v[16:18], s[0:7], s[32:35] dmask:0x5 glc slc lwe da d16 dim:SQ_RSRC_IMG_2D
gfx906 image_sample_c_b_cl v68, v[225:227], src_shared_base, s[64:71], s[24:27] dmask:0x5 a16 lwe d16
gfx906 image_gather4_c_lz v[128:131], v[8:9], [s2,s3], s[16:19] dmask:0xd unorm slc
gfx906 image_get_resinfo vcc, v[163:164], v18, s[20:27] dmask:0x9 unorm
gfx906 image_sample_c_cd_cl_o v[95:96], s[4:7], s[48:55], s[72:75] dmask:0xb unorm glc a16 lwe d16
gfx906 image_sample_c_d_cl v[135:136], [v0,v1], s[32:39], s[92:95] dmask:0xd unorm glc slc a16 d16
gfx906 image_gather4_o v[192:193], v[7:8], s[8:15], 1e10 dmask:0x3 unorm slc d16
gfx906 image_gather4_c_cl v[136:139], v[70:71], s[92:95] lwe da
gfx906 image_sample_cd_cl_o v166, v[97:99], s[20:27], v[255:256] dmask:0x1 unorm slc lwe d16
gfx906 image_sample_c_d_cl_o v[238:240], s[6:9], v[248:251], s[28:35], s[20:23] dmask:0xe unorm
gfx906 image_sample_c v128, v[51:52], -32769, s[36:39] dmask:0x4 unorm lwe da d16
gfx906 image_sample_c_d_cl_o v255, v[81:84], s[36:43], s[84:87] dmask:0xf unorm lwe da d16
gfx906 image_load_mip_pck v[3:6], v112, s[0:7] dmask:0x8 unorm glc slc a16 da
gfx906 image_sample_c_l_o v[255:256], v[1:3], s[92:99], s[72:75] dmask:0xe unorm glc slc a16 da d16
gfx906 image_gather4_c_cl_sdwa v[136:139], v[70:71], s[16:23], s[92:95] lwe da
gfx906 image_sample_d_cl_o v[13:14], v[33:35], s[12:19], vcc_lo dmask:0x7 slc da d16
gfx906 image_sample_c v128, v[51:52], s[4:11], s[36:39] dmask:0x4 unorm lwe da d16 offen
gfx906 image_sample_d_cl v4, v[32:33], s[0:3] dmask:0x5 unorm glc slc da d16
gfx906 image_gather4_c |v[65:68]|, v[4:5], s[84:91], s[8:11] dmask:0xd unorm slc a16 da
gfx906 image_gather4_b_o v[13:16], s0, s[80:87], s[84:87] glc da
gfx906 image_gather4_c_b v[35:36], v[64:66], [s2,s3], s[0:3] dmask:0xa glc lwe d16
gfx906 image_sample_cl v16, v80, s[36:43], 0x100000000, s[0:3] dmask:0x2 da
gfx906 image_sample_c_l v[168:170], v[160:161], 0x3c00, s[16:19] dmask:0xd a16 da
gfx906 image_gather4_b_cl lds_direct, v[160:161], s[16:23], s[4:7] dmask:0xa glc slc lwe da
gfx906 image_gather4_cl v256, v6, s[8:15], s[0:3] dmask:0x7 a16 da
gfx906 image_sample_c_cl_o v0, v[94:96], ttmp[4:11], s[100:103] dmask:0x7 slc a16 lwe da d16
gfx906 image_sample_d_o v[96:98], v[66:68], s[80:87]
gfx906 image_sample_d_o_dpp v102, v[30:32], s[40:47], ttmp[0:3] dmask:0x1 slc a16 d16
gfx906 image_sample_c_cd 65536.0, v[36:38], s[36:43], s[80:83] dmask:0x4 glc lwe da
