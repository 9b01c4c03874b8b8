# v_ldexp_f32: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm v_ldexp_f32 v2, v2, v2 = 02 00 88 d2 02 05 02 00
asm v_ldexp_f32 v5, v6, v8 = 05 00 88 d2 06 11 02 00
asm v_ldexp_f32 v5, -1, v8 = 05 00 88 d2 c1 10 02 00
asm v_ldexp_f32 v5, v6, v8 clamp = 05 80 88 d2 06 11 02 00
bad v_ldexp_f32 s2, v2, v2 ! 1:13: destination must be a vector register
bad v_ldexp_f32 v2, v2 ! 1:19: expected 3 operands, found 2

target gfx803 gfx900
run s0=0xc0200000 s1=0x64 -> d0=0xf2200000
run s0=0x3f800000 s1=0xffffffff -> d0=0x3f000000
run s0=0x4b000001 s1=0x64 -> d0=0x7d000001
run s0=0x40200000 s1=0 -> d0=0x40200000
run s0=0x7f800000 s1=0xffffff6b -> d0=0x7f800000
run s0=0xbf800000 s1=1 -> d0=0xc0000000
run s0=0x40490fdb s1=0xffffff6b -> d0=3
run s0=1 s1=0x64 -> d0=0x27000000
run s0=0xc0200000 s1=1 -> d0=0xc0a00000
run mode=0x300 s0=1 s1=1 -> d0=0
run mode=0x300 s0=0x807fffff s1=0x7fffffff -> d0=0x80000000
run mode=0x3f5 s0=0x800000 s1=0xffffff6b -> d0=1
run mode=0x3f5 s0=0xc0200000 s1=0x7fffffff -> d0=0xff7fffff
run mode=0x3fa s0=0xbf800000 s1=0x80000000 -> d0=0x80000001
run mode=0x3fa s0=0x807fffff s1=0x80000000 -> d0=0x80000001
run mode=0x3ff s0=0x4b000001 s1=0x7fffffff -> d0=0x7f7fffff
run mode=0x3ff s0=0x40490fdb s1=0x7fffffff -> d0=0x7f7fffff

target gfx1010
asm v_ldexp_f32 v8, v16, v24 = 08 00 62 d7 10 31 02 00

target gfx1100 gfx1150
asm v_ldexp_f32_e64_dpp v8, v16, v24 row_shl:1 row_mask:0xf bank_mask:0xf = 08 00 1c d7 fa 30 02 00 10 01 01 ff
asm v_ldexp_f32_e64_dpp v8, v16, v24 dpp8:[0,1,2,3,4,5,6,7] = 08 00 1c d7 e9 30 02 00 10 88 c6 fa
asm v_ldexp_f32_e64_dpp v8, v16, v24 dpp8:[0,1,2,3,4,5,6,7] fi:1 = 08 00 1c d7 ea 30 02 00 10 88 c6 fa

target gfx1100
asm v_ldexp_f32 v8, v16, v24 = 08 00 1c d7 10 31 02 00
