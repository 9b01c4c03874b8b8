# v_mac_legacy_f32: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx1010
asm v_mac_legacy_f32_e32 v8, v16, v24 = 10 31 10 0c
asm v_mac_legacy_f32_e32 v27, 1, v103 = 81 ce 36 0c
asm v_mac_legacy_f32_e32 v115, -16, v20 = d0 28 e6 0c
asm v_mac_legacy_f32_e32 v101, s24, v81 = 18 a2 ca 0c
asm v_mac_legacy_f32_e32 v36, 1, v88 = 81 b0 48 0c
asm v_mac_legacy_f32_e64 v8, v16, v24 = 08 00 06 d5 10 31 02 00
asm v_mac_legacy_f32_e64 v44, 0.5, |0x12345678| mul:2 = 2c 02 06 d5 f0 fe 01 08 78 56 34 12
asm v_mac_legacy_f32_e64 v174, 0.5, neg(0x12345678) = ae 00 06 d5 f0 fe 01 40 78 56 34 12
asm v_mac_legacy_f32_e64 v33, -16, vcc_lo mul:2 = 21 00 06 d5 d0 d4 00 08
asm v_mac_legacy_f32_e64 v91, 0.5, 1 clamp = 5b 80 06 d5 f0 02 01 00
bad v_mac_legacy_f32_e32 s0, s1, s2, s3, s4, s5 ! 1:22: destination must be a vector register
bad v_mac_legacy_f32_e32 v8, v16, v24 offen ! 1:35: v_mac_legacy_f32_e32 has no modifier 'offen'

target gfx1010:wave64
run s0=0x40000000 s1=0x40400000 d0=0x3f800000 -> d0=0x40e00000
run s0=0 s1=0x7f800000 d0=0x3f800000 -> d0=0x3f800000
run s0=0x3f800001 s1=0x3f800001 d0=0xbf800000 -> d0=0x34800000
