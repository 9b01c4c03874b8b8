# v_pk_fmac_f16: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx908 gfx1010
asm v_pk_fmac_f16_dpp v8, v16, v24 quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf = fa 30 10 78 10 00 00 ff

target gfx908
asm v_pk_fmac_f16_e32 v8, v16, v24 = 10 31 10 78
asm v_pk_fmac_f16_e64 v8, v16, v24 = 08 00 3c d1 10 31 02 00
asm v_pk_fmac_f16_sdwa v8, v16, v24 dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:DWORD src1_sel:DWORD = f9 30 10 78 10 16 06 06

target gfx1010
asm v_pk_fmac_f16 v8, v16, v24 = 10 31 10 78
asm v_pk_fmac_f16 v122, v147, v157 = 93 3b f5 78
asm v_pk_fmac_f16 v161, 0.5, v37 = f0 4a 42 79
asm v_pk_fmac_f16 v84, 0x12345678, v177 = ff 62 a9 78 78 56 34 12
asm v_pk_fmac_f16 v77, -16, v15 = d0 1e 9a 78
asm v_pk_fmac_f16_dpp v8, v16, v24 dpp8:[0,0,0,0,0,0,0,0] = e9 30 10 78 10 00 00 00
asm v_pk_fmac_f16_dpp v8, v16, v24 dpp8:[0,0,0,0,0,0,0,0] fi:1 = ea 30 10 78 10 00 00 00
bad v_pk_fmac_f16 s0, s1, s2, s3, s4, s5 ! 1:37: v_pk_fmac_f16_dpp needs the lanes of dpp8
bad v_pk_fmac_f16 v8, v16, v24 offen ! 1:28: v_pk_fmac_f16 has no modifier 'offen'

target gfx1010:wave64
run s0=0x40004000 s1=0x42003c00 d0=0x3c003c00 -> d0=0x47004200
