# v_max3_u32: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm v_max3_u32 v2, v2, v2, v4 = 02 00 d5 d1 02 05 12 04
asm v_max3_u32 v5, v6, v8, v10 = 05 00 d5 d1 06 11 2a 04
asm v_max3_u32 v5, -1, v8, v10 = 05 00 d5 d1 c1 10 2a 04
bad v_max3_u32 s2, v2, v2, v4 ! 1:12: destination must be a vector register
bad v_max3_u32 v2, v2, v2 ! 1:22: expected 4 operands, found 3

target gfx803 gfx900
run s0=0x80000001 s1=0x7fffffff s2=1 -> d0=0x80000001
run s0=1 s1=1 s2=1 -> d0=1
run s0=0xfedcba98 s1=0x80000001 s2=0 -> d0=0xfedcba98
run s0=0x80000000 s1=0xffff0000 s2=0 -> d0=0xffff0000
run s0=0x12345678 s1=0 s2=0x12345678 -> d0=0x12345678
run s0=0x55555555 s1=0x80000000 s2=0x55555555 -> d0=0x80000000
run s0=1 s1=0x55555555 s2=0x7fffffff -> d0=0x7fffffff
run s0=0x55555555 s1=0x55555555 s2=0x55555555 -> d0=0x55555555
run s0=0 s1=0 s2=0 -> d0=0

target gfx1010
asm v_max3_u32 v8, v16, v24, v32 = 08 00 56 d5 10 31 82 04

target gfx1100 gfx1150
asm v_max3_u32_e64_dpp v8, v16, v24, v32 row_shl:1 row_mask:0xf bank_mask:0xf = 08 00 1e d6 fa 30 82 04 10 01 01 ff
asm v_max3_u32_e64_dpp v8, v16, v24, v32 dpp8:[0,1,2,3,4,5,6,7] = 08 00 1e d6 e9 30 82 04 10 88 c6 fa
asm v_max3_u32_e64_dpp v8, v16, v24, v32 dpp8:[0,1,2,3,4,5,6,7] fi:1 = 08 00 1e d6 ea 30 82 04 10 88 c6 fa

target gfx1100
asm v_max3_u32 v8, v16, v24, v32 = 08 00 1e d6 10 31 82 04
