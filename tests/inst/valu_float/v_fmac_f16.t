# v_fmac_f16: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx1010 gfx1200
asm v_fmac_f16_e32 v8, v16, v24 = 10 31 10 6c
asm v_fmac_f16_e64 v8, v16, v24 = 08 00 36 d5 10 31 02 00
asm v_fmac_f16_dpp v8, v16, v24 quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf = fa 30 10 6c 10 00 00 ff
asm v_fmac_f16_dpp v8, v16, v24 dpp8:[0,0,0,0,0,0,0,0] = e9 30 10 6c 10 00 00 00
asm v_fmac_f16_dpp v8, v16, v24 dpp8:[0,0,0,0,0,0,0,0] fi:1 = ea 30 10 6c 10 00 00 00

target gfx1010
asm v_fmac_f16_e32 v120, 1, v35 = 81 46 f0 6c
asm v_fmac_f16_e32 v42, v77, v195 = 4d 87 55 6c
asm v_fmac_f16_e64 v186, v198, 1 = ba 00 36 d5 c6 03 01 00
asm v_fmac_f16_e64 v23, |s72|, |0.5| = 17 03 36 d5 48 e0 01 00
asm v_fmac_f16_dpp v182, |v14|, -v22 quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf = fa 2c 6c 6d 0e 00 60 ff
asm v_fmac_f16_dpp v185, v48, |v166| quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0x7 = fa 4c 73 6d 30 00 80 f7
asm v_fmac_f16_dpp v71, v32, v135 dpp8:[0,0,0,0,0,0,0,0] = e9 0e 8f 6c 20 00 00 00
asm v_fmac_f16_dpp v43, v164, v23 dpp8:[7,1,6,1,3,1,7,4] = e9 2e 56 6c a4 8f b3 9c
asm v_fmac_f16_dpp v28, v42, v35 dpp8:[0,0,0,0,0,0,0,0] fi:1 = ea 46 38 6c 2a 00 00 00
bad v_fmac_f16_e32 s0, s1, s2, s3, s4, s5 ! 1:16: destination must be a vector register
bad v_fmac_f16_e32 v8, v16, v24 offen ! 1:29: v_fmac_f16_e32 has no modifier 'offen'

target gfx1010:wave64
run s0=0x4000 s1=0x4200 d0=0x3c00 -> d0=0x4700
run s0=0 s1=0x7c00 d0=0x3c00 -> d0=nan

target gfx1100 gfx1150
asm v_fmac_f16_e64_dpp v8.l, v16.l, v24.l row_shl:1 row_mask:0xf bank_mask:0xf = 08 00 36 d5 fa 30 02 00 10 01 01 ff
asm v_fmac_f16_e64_dpp v8.l, v16.l, v24.l dpp8:[0,1,2,3,4,5,6,7] = 08 00 36 d5 e9 30 02 00 10 88 c6 fa
asm v_fmac_f16_e64_dpp v8.l, v16.l, v24.l dpp8:[0,1,2,3,4,5,6,7] fi:1 = 08 00 36 d5 ea 30 02 00 10 88 c6 fa

target gfx1100
asm v_fmac_f16_e32 v8.l, v16.l, v24.l = 10 31 10 6c
asm v_fmac_f16_e64 v8.l, v16.l, v24.l = 08 00 36 d5 10 31 02 00
asm v_fmac_f16_dpp v8.l, v16.l, v24.l row_shl:1 row_mask:0xf bank_mask:0xf = fa 30 10 6c 10 01 01 ff
asm v_fmac_f16_dpp v8.l, v16.l, v24.l dpp8:[0,1,2,3,4,5,6,7] = e9 30 10 6c 10 88 c6 fa
asm v_fmac_f16_dpp v8.l, v16.l, v24.l dpp8:[0,1,2,3,4,5,6,7] fi:1 = ea 30 10 6c 10 88 c6 fa

target gfx1200
asm v_fmac_f16_e64_dpp v8, v16, v24 quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf = 08 00 36 d5 fa 30 02 00 10 00 00 ff
asm v_fmac_f16_e64_dpp v8, v16, v24 dpp8:[0,0,0,0,0,0,0,0] = 08 00 36 d5 e9 30 02 00 10 00 00 00
asm v_fmac_f16_e64_dpp v8, v16, v24 dpp8:[0,0,0,0,0,0,0,0] fi:1 = 08 00 36 d5 ea 30 02 00 10 00 00 00
