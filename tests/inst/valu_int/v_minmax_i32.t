# v_minmax_i32: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx1100 gfx1150
asm v_minmax_i32_e64_dpp v8, v16, v24, v32 row_shl:1 row_mask:0xf bank_mask:0xf = 08 00 65 d6 fa 30 82 04 10 01 01 ff
asm v_minmax_i32_e64_dpp v8, v16, v24, v32 dpp8:[0,1,2,3,4,5,6,7] = 08 00 65 d6 e9 30 82 04 10 88 c6 fa
asm v_minmax_i32_e64_dpp v8, v16, v24, v32 dpp8:[0,1,2,3,4,5,6,7] fi:1 = 08 00 65 d6 ea 30 82 04 10 88 c6 fa

target gfx1100
asm v_minmax_i32 v8, v16, v24, v32 = 08 00 65 d6 10 31 82 04

target gfx1100:wave64
run s0=0xfffffffe s1=0xffffffff s2=7 -> d0=7
run s0=9 s1=0x80000000 s2=0xfffffff0 -> d0=0xfffffff0
