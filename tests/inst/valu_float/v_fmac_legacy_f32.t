# v_fmac_legacy_f32: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx1030
asm v_fmac_legacy_f32_e32 v8, v16, v24 = 10 31 10 0c
asm v_fmac_legacy_f32_e32 v136, v224, v39 = e0 4f 10 0d
asm v_fmac_legacy_f32_e32 v38, 1, v132 = 81 08 4d 0c
asm v_fmac_legacy_f32_e32 v97, -16, v43 = d0 56 c2 0c
asm v_fmac_legacy_f32_e32 v112, -16, v27 = d0 36 e0 0c
asm v_fmac_legacy_f32_e64 v8, v16, v24 = 08 00 06 d5 10 31 02 00
asm v_fmac_legacy_f32_e64 v10, 0x12345678, -16 mul:2 = 0a 00 06 d5 ff a0 01 08 78 56 34 12
asm v_fmac_legacy_f32_e64 v177, -vcc_lo, |1| = b1 02 06 d5 6a 02 01 20
asm v_fmac_legacy_f32_e64 v51, vcc_lo, -16 = 33 00 06 d5 6a a0 01 00
asm v_fmac_legacy_f32_e64 v12, -v196, |0x12345678| = 0c 02 06 d5 c4 ff 01 20 78 56 34 12
bad v_fmac_legacy_f32_e32 s0, s1, s2, s3, s4, s5 ! 1:23: destination must be a vector register
bad v_fmac_legacy_f32_e32 v8, v16, v24 offen ! 1:36: v_fmac_legacy_f32_e32 has no modifier 'offen'

target gfx1030:wave64
run s0=0x40000000 s1=0x40400000 d0=0x3f800000 -> d0=0x40e00000
run s0=0 s1=0x7f800000 d0=0x3f800000 -> d0=0x3f800000

target gfx1100
asm v_fmac_dx9_zero_f32_e32 v8, v16, v24 = 10 31 10 0c
asm v_fmac_dx9_zero_f32_e64 v8, v16, v24 = 08 00 06 d5 10 31 02 00
