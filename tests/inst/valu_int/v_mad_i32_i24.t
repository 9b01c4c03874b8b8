# v_mad_i32_i24: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm v_mad_i32_i24 v2, v2, v2, v4 = 02 00 c2 d1 02 05 12 04
asm v_mad_i32_i24 v5, v6, v8, v10 = 05 00 c2 d1 06 11 2a 04
asm v_mad_i32_i24 v5, -1, v8, v10 = 05 00 c2 d1 c1 10 2a 04
asm v_mad_i32_i24 v5, v6, v8, v10 clamp = 05 80 c2 d1 06 11 2a 04
bad v_mad_i32_i24 s2, v2, v2, v4 ! 1:15: destination must be a vector register
bad v_mad_i32_i24 v2, v2, v2 ! 1:25: expected 4 operands, found 3

target gfx803 gfx900
run s0=1 s1=0xffffffff s2=0x12345678 -> d0=0x12345677
run s0=0xffffff s1=0x12345678 s2=0xffff0000 -> d0=0xffcaa988
run s0=0xffffff s1=0x7fffff s2=0xfedcba98 -> d0=0xfe5cba99
run s0=1 s1=0x7fffff s2=0x80000001 -> d0=0x80800000
run s0=0x800000 s1=0xff000002 s2=0xffff0000 -> d0=0xfeff0000
run s0=0xff000002 s1=0 s2=0x80000001 -> d0=0x80000001
run s0=0x12345678 s1=0x12345678 s2=0xfedcba98 -> d0=0x3cd192d8
run s0=1 s1=0x800000 s2=1 -> d0=0xff800001
run s0=0x800000 s1=0xffffff s2=0xffff0000 -> d0=0x7f0000
run clamp=1 s0=0x12345678 s1=0x12345678 s2=0xffff0000 -> d0=0x7fffffff
run clamp=1 s0=0xffffff s1=0xff000002 s2=0x80000000 -> d0=0x80000000
run clamp=1 s0=0x7fffff s1=0x12345678 s2=0x12345678 -> d0=0x7fffffff

target gfx1010
asm v_mad_i32_i24 v8, v16, v24, v32 = 08 00 42 d5 10 31 82 04

target gfx1100 gfx1150
asm v_mad_i32_i24_e64_dpp v8, v16, v24, v32 row_shl:1 row_mask:0xf bank_mask:0xf = 08 00 0a d6 fa 30 82 04 10 01 01 ff
asm v_mad_i32_i24_e64_dpp v8, v16, v24, v32 dpp8:[0,1,2,3,4,5,6,7] = 08 00 0a d6 e9 30 82 04 10 88 c6 fa
asm v_mad_i32_i24_e64_dpp v8, v16, v24, v32 dpp8:[0,1,2,3,4,5,6,7] fi:1 = 08 00 0a d6 ea 30 82 04 10 88 c6 fa

target gfx1100
asm v_mad_i32_i24 v8, v16, v24, v32 = 08 00 0a d6 10 31 82 04
