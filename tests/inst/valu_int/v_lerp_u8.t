# v_lerp_u8: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm v_lerp_u8 v2, v2, v2, v4 = 02 00 cd d1 02 05 12 04
asm v_lerp_u8 v5, v6, v8, v10 = 05 00 cd d1 06 11 2a 04
asm v_lerp_u8 v5, -1, v8, v10 = 05 00 cd d1 c1 10 2a 04
bad v_lerp_u8 s2, v2, v2, v4 ! 1:11: destination must be a vector register
bad v_lerp_u8 v2, v2, v2 ! 1:21: expected 4 operands, found 3

target gfx803 gfx900
run s0=0x1020304 s1=0x12345678 s2=0x12345678 -> d0=0x91b2c3e
run s0=0 s1=0xffffffff s2=0x12345678 -> d0=0x7f7f7f7f
run s0=0xffffffff s1=0x12345678 s2=0xffffffff -> d0=0x899aabbc
run s0=0x12345678 s1=0xffffffff s2=0x12345678 -> d0=0x8899aabb
run s0=0x80ff7f00 s1=0xff00ff00 s2=0xff00ff00 -> d0=0xc07fbf00
run s0=0x1020304 s1=0 s2=0 -> d0=0x10102
run s0=0 s1=0x80ff7f00 s2=0 -> d0=0x407f3f00
run s0=0xff00ff00 s1=0x12345678 s2=0xffffffff -> d0=0x891aab3c
run s0=0x12345678 s1=0x12345678 s2=0x12345678 -> d0=0x12345678

target gfx1010
asm v_lerp_u8 v8, v16, v24, v32 = 08 00 4d d5 10 31 82 04

target gfx1100 gfx1150
asm v_lerp_u8_e64_dpp v8, v16, v24, v32 row_shl:1 row_mask:0xf bank_mask:0xf = 08 00 15 d6 fa 30 82 04 10 01 01 ff
asm v_lerp_u8_e64_dpp v8, v16, v24, v32 dpp8:[0,1,2,3,4,5,6,7] = 08 00 15 d6 e9 30 82 04 10 88 c6 fa
asm v_lerp_u8_e64_dpp v8, v16, v24, v32 dpp8:[0,1,2,3,4,5,6,7] fi:1 = 08 00 15 d6 ea 30 82 04 10 88 c6 fa

target gfx1100
asm v_lerp_u8 v8, v16, v24, v32 = 08 00 15 d6 10 31 82 04
