# v_mullit_f32: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx1010
asm v_mullit_f32 v8, v16, v24, v32 = 08 00 50 d5 10 31 82 04
asm v_mullit_f32 v151, |vcc_lo|, |-16|, |v154| = 97 07 50 d5 6a a0 69 06
asm v_mullit_f32 v46, neg(0x12345678), -16, |s24| = 2e 04 50 d5 ff a0 61 20 78 56 34 12
asm v_mullit_f32 v125, |s20|, 1, vcc_lo clamp = 7d 81 50 d5 14 02 a9 01
asm v_mullit_f32 v54, neg(0.5), neg(0.5), -s40 = 36 00 50 d5 f0 e0 a1 e0
bad v_mullit_f32 s0, s1, s2, s3, s4, s5 ! 1:14: destination must be a vector register
bad v_mullit_f32 v8, v16, v24, v32 offen ! 1:32: v_mullit_f32 has no modifier 'offen'

target gfx1010:wave64
run s0=0x40000000 s1=0x40400000 s2=0x3f800000 -> d0=0x40c00000
run s0=0x40000000 s1=0x40400000 s2=0 -> d0=0xff7fffff
run s0=0x40000000 s1=0x7fc00000 s2=0x3f800000 -> d0=0xff7fffff
run s0=0x40000000 s1=0xff800000 s2=0x3f800000 -> d0=0xff7fffff
run s0=0x40000000 s1=0x40400000 s2=0x7fc00000 -> d0=0xff7fffff
run s0=0 s1=0x7f800000 s2=0x3f800000 -> d0=0

target gfx1100 gfx1150
asm v_mullit_f32_e64_dpp v8, v16, v24, v32 row_shl:1 row_mask:0xf bank_mask:0xf = 08 00 18 d6 fa 30 82 04 10 01 01 ff
asm v_mullit_f32_e64_dpp v8, v16, v24, v32 dpp8:[0,1,2,3,4,5,6,7] = 08 00 18 d6 e9 30 82 04 10 88 c6 fa
asm v_mullit_f32_e64_dpp v8, v16, v24, v32 dpp8:[0,1,2,3,4,5,6,7] fi:1 = 08 00 18 d6 ea 30 82 04 10 88 c6 fa

target gfx1100
asm v_mullit_f32 v8, v16, v24, v32 = 08 00 18 d6 10 31 82 04
