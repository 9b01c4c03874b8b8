# What llvm-mc-22 takes though it loses a part of it: its words, and there is a warning.
gfx900 s_nop 0x12345 = 452380bf
gfx900 s_nop 3.0 = 000080bf
gfx900 v_mov_b32_dpp v0, v1 quad_perm:[0,0,0,0] row_mask:16 bank_mask:1 = fa02007e01000001
gfx900 buffer_load_dword v0, off, s[0:3], s0 offset:40950 = f60f50e000000000
gfx900 s_mov_b32 src_scc, s0 = 0000fdbe
gfx900 s_setreg_imm32_b32 1, 0.15915494 = 010000baedfe2567
gfx900 s_cmp_gt_i32 lit(0x40), 0x12345678 = ffff02bf40000000
gfx900 v_div_scale_f32 v0, vcc, v0, |v1|, v2 = 006ae0d100030a04
gfx900 image_load v0, v[0:3], s[0:7] dmask:17 = 000100f000000000
gfx1030 v_mov_b32_dpp v0, v1 dpp8:[0,0,0,0,0,0,0,0] fi:2 = ea02007e01000000
gfx1030 buffer_atomic_add v0, v0, s[0:3], 0 offen dlc = 0010c8e000000080
gfx950 v_bitop3_b32 v0, v1, v2, v3 bitop3:256 = 000034d201050e04
gfx1200 s_prefetch_data s[0:1], 0, s4, 32 = 00c004f400000008
gfx1100 v_interp_p10_f32 v0, v1, v2, abs(v3) = 000000cd01050e04
