# v_cubema_f32: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm v_cubema_f32 v2, v2, v2, v4 = 02 00 c7 d1 02 05 12 04
asm v_cubema_f32 v5, v6, v8, v10 = 05 00 c7 d1 06 11 2a 04
asm v_cubema_f32 v5, -1, v8, v10 = 05 00 c7 d1 c1 10 2a 04
asm v_cubema_f32 v5, v6, v8, v10 clamp = 05 80 c7 d1 06 11 2a 04
asm v_cubema_f32 v5, -v6, v8, |v10| div:2 = 05 04 c7 d1 06 11 2a 3c
bad v_cubema_f32 s2, v2, v2, v4 ! 1:14: destination must be a vector register
bad v_cubema_f32 v2, v2, v2 ! 1:24: expected 4 operands, found 3

target gfx803 gfx900
run s0=0 s1=0 s2=0 -> d0=0
run s0=0x3f800000 s1=0x3f800000 s2=0x3f800000 -> d0=0x40000000
run s0=0 s1=0x80000000 s2=0x7fc00000 -> d0=0x80000000
run s0=0x80000000 s1=0 s2=0xbf800000 -> d0=0xc0000000
run s0=0xc0000000 s1=0xbf800000 s2=0 -> d0=0xc0800000
run s0=0x7fc00000 s1=0xbf800000 s2=0xc0400000 -> d0=0x7fc00000
run s0=0x40000000 s1=0x80000000 s2=0x80000000 -> d0=0x40800000
run s0=0x40400000 s1=0x3f800000 s2=0x3f800000 -> d0=0x40c00000
run s0=0x80000000 s1=0xbf800000 s2=0xc0400000 -> d0=0xc0c00000

target gfx1010
asm v_cubema_f32 v8, v16, v24, v32 = 08 00 47 d5 10 31 82 04

target gfx1100 gfx1150
asm v_cubema_f32_e64_dpp v8, v16, v24, v32 row_shl:1 row_mask:0xf bank_mask:0xf = 08 00 0f d6 fa 30 82 04 10 01 01 ff
asm v_cubema_f32_e64_dpp v8, v16, v24, v32 dpp8:[0,1,2,3,4,5,6,7] = 08 00 0f d6 e9 30 82 04 10 88 c6 fa
asm v_cubema_f32_e64_dpp v8, v16, v24, v32 dpp8:[0,1,2,3,4,5,6,7] fi:1 = 08 00 0f d6 ea 30 82 04 10 88 c6 fa

target gfx1100
asm v_cubema_f32 v8, v16, v24, v32 = 08 00 0f d6 10 31 82 04
