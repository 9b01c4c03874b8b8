# v_movrelsd_2_b32: text and bits, as LLVM 22 has them.

target gfx1010 gfx1100
asm v_movrelsd_2_b32_e32 v8, v16 = 10 91 10 7e
asm v_movrelsd_2_b32_e64 v8, v16 = 08 00 c8 d5 10 01 00 00

target gfx1010
asm v_movrelsd_2_b32_e32 v82, v38 = 26 91 a4 7e
asm v_movrelsd_2_b32_e32 v101, v166 = a6 91 ca 7e
asm v_movrelsd_2_b32_e64 v15, v144 = 0f 00 c8 d5 90 01 00 00
asm v_movrelsd_2_b32_e64 v31, v57 = 1f 00 c8 d5 39 01 00 00
asm v_movrelsd_2_b32_sdwa v8, v16 dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:DWORD = f9 90 10 7e 10 16 06 00
asm v_movrelsd_2_b32_sdwa v78, v92 dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 = f9 90 9c 7e 5c 11 01 00
asm v_movrelsd_2_b32_sdwa v52, v254 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD = f9 90 68 7e fe 06 06 00
asm v_movrelsd_2_b32_dpp v8, v16 quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf = fa 90 10 7e 10 00 00 ff
asm v_movrelsd_2_b32_dpp v87, v153 quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0x4 = fa 90 ae 7e 99 00 00 f4
asm v_movrelsd_2_b32_dpp v53, v157 quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf = fa 90 6a 7e 9d 00 00 ff
asm v_movrelsd_2_b32_dpp v8, v16 dpp8:[0,0,0,0,0,0,0,0] = e9 90 10 7e 10 00 00 00
asm v_movrelsd_2_b32_dpp v7, v64 dpp8:[0,0,0,0,0,0,0,0] = e9 90 0e 7e 40 00 00 00
asm v_movrelsd_2_b32_dpp v8, v16 dpp8:[0,0,0,0,0,0,0,0] fi:1 = ea 90 10 7e 10 00 00 00
bad v_movrelsd_2_b32_e32 s0, s1, s2, s3, s4, s5 ! 1:22: destination must be a vector register
bad v_movrelsd_2_b32_e32 v8, v16 offen ! 1:30: v_movrelsd_2_b32_e32 has no modifier 'offen'

target gfx1100
asm v_movrelsd_2_b32_e64_dpp v8, v16 row_shl:1 row_mask:0xf bank_mask:0xf = 08 00 c8 d5 fa 00 00 00 10 01 01 ff
asm v_movrelsd_2_b32_e64_dpp v8, v16 dpp8:[0,1,2,3,4,5,6,7] = 08 00 c8 d5 e9 00 00 00 10 88 c6 fa
asm v_movrelsd_2_b32_e64_dpp v8, v16 dpp8:[0,1,2,3,4,5,6,7] fi:1 = 08 00 c8 d5 ea 00 00 00 10 88 c6 fa
