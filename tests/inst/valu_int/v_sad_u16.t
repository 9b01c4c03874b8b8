# v_sad_u16: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm v_sad_u16 v2, v2, v2, v4 = 02 00 db d1 02 05 12 04
asm v_sad_u16 v5, v6, v8, v10 = 05 00 db d1 06 11 2a 04
asm v_sad_u16 v5, -1, v8, v10 = 05 00 db d1 c1 10 2a 04
asm v_sad_u16 v5, v6, v8, v10 clamp = 05 80 db d1 06 11 2a 04
bad v_sad_u16 s2, v2, v2, v4 ! 1:11: destination must be a vector register
bad v_sad_u16 v2, v2, v2 ! 1:21: expected 4 operands, found 3

target gfx803 gfx900
run s0=0 s1=0xffffffff s2=0 -> d0=0x1fffe
run s0=0xffffffff s1=0 s2=0x80000001 -> d0=0x8001ffff
run s0=0x80ff7f00 s1=0x80ff7f00 s2=0x80000001 -> d0=0x80000001
run s0=0x1020304 s1=0x1020304 s2=0xffffffff -> d0=0xffffffff
run s0=0x1020304 s1=0 s2=0x80000000 -> d0=0x80000406
run s0=0x80ff7f00 s1=0x12345678 s2=0x7fffffff -> d0=0x80009752
run s0=0xffffffff s1=0x1020304 s2=1 -> d0=0x1fbf9
run s0=0xffffffff s1=0xff00ff00 s2=0x80000001 -> d0=0x800001ff
run s0=0xffffffff s1=0x12345678 s2=0x7fffffff -> d0=0x80019751
run clamp=1 s0=0x1020304 s1=0x80ff7f00 s2=0xffffffff -> d0=0xffffffff
run clamp=1 s0=0x1020304 s1=0xffffffff s2=0xffff0000 -> d0=0xffffffff
run clamp=1 s0=0 s1=0x80ff7f00 s2=0xffffffff -> d0=0xffffffff

target gfx1010
asm v_sad_u16 v8, v16, v24, v32 = 08 00 5c d5 10 31 82 04

target gfx1100 gfx1150
asm v_sad_u16_e64_dpp v8, v16, v24, v32 row_shl:1 row_mask:0xf bank_mask:0xf = 08 00 24 d6 fa 30 82 04 10 01 01 ff
asm v_sad_u16_e64_dpp v8, v16, v24, v32 dpp8:[0,1,2,3,4,5,6,7] = 08 00 24 d6 e9 30 82 04 10 88 c6 fa
asm v_sad_u16_e64_dpp v8, v16, v24, v32 dpp8:[0,1,2,3,4,5,6,7] fi:1 = 08 00 24 d6 ea 30 82 04 10 88 c6 fa

target gfx1100
asm v_sad_u16 v8, v16, v24, v32 = 08 00 24 d6 10 31 82 04
