# v_fma_legacy_f32: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx1030
asm v_fma_legacy_f32 v8, v16, v24, v32 = 08 00 40 d5 10 31 82 04
asm v_fma_legacy_f32 v142, s88, v165, 1 = 8e 00 40 d5 58 4a 07 02
asm v_fma_legacy_f32 v102, vcc_lo, v73, s44 = 66 00 40 d5 6a 92 b2 00
asm v_fma_legacy_f32 v166, 0x12345678, 0.5, v230 = a6 00 40 d5 ff e0 99 07 78 56 34 12
asm v_fma_legacy_f32 v10, -16, s12, 0x12345678 = 0a 00 40 d5 d0 18 fc 03 78 56 34 12
bad v_fma_legacy_f32 s0, s1, s2, s3, s4, s5 ! 1:18: destination must be a vector register
bad v_fma_legacy_f32 v8, v16, v24, v32 offen ! 1:36: v_fma_legacy_f32 has no modifier 'offen'

target gfx1030:wave64
run s0=0x40000000 s1=0x40400000 s2=0x3f800000 -> d0=0x40e00000
run s0=0 s1=0x7f800000 s2=0x3f800000 -> d0=0x3f800000
run s0=0x7fc00000 s1=0x80000000 s2=0x40000000 -> d0=0x40000000
run s0=0x3f800001 s1=0x3f800001 s2=0xbf800000 -> d0=0x34800000

target gfx1100
asm v_fma_dx9_zero_f32 v8, v16, v24, v32 = 08 00 09 d6 10 31 82 04
