# v_min3_f32: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm v_min3_f32 v2, v2, v2, v4 = 02 00 d0 d1 02 05 12 04
asm v_min3_f32 v5, v6, v8, v10 = 05 00 d0 d1 06 11 2a 04
asm v_min3_f32 v5, -1, v8, v10 = 05 00 d0 d1 c1 10 2a 04
asm v_min3_f32 v5, v6, v8, v10 clamp = 05 80 d0 d1 06 11 2a 04
asm v_min3_f32 v5, -v6, v8, |v10| div:2 = 05 04 d0 d1 06 11 2a 3c
bad v_min3_f32 s2, v2, v2, v4 ! 1:12: destination must be a vector register
bad v_min3_f32 v2, v2, v2 ! 1:22: expected 4 operands, found 3

target gfx803 gfx900
run s0=0 s1=0x80000000 s2=0x3f800000 -> d0=0x80000000
run s0=0x80000000 s1=0 s2=0xbf800000 -> d0=0xbf800000
run s0=0x3f800000 s1=0x7f800000 s2=0 -> d0=0
run s0=0x7fc00002 s1=0x3f800000 s2=0 -> d0=0
run s0=0x3f800000 s1=0x7fc00002 s2=0x7fc00002 -> d0=0x3f800000
run s0=0x7f800001 s1=0x3f800000 s2=0 -> d0=0
run s0=0xbf800000 s1=0 s2=0x3f800000 -> d0=0xbf800000
run s0=0x7fc00001 s1=0x7f800001 s2=0x800000 -> d0=0x800000
run s0=0x807fffff s1=0x7f800001 s2=0xbf800000 -> d0=0xbf800000
run s0=0x40200000 s1=0x40490fdb s2=0x7fc00001 -> d0=0x40200000
run s0=0x40490fdb s1=0 s2=1 -> d0=0
run s0=0xbf800000 s1=0 s2=0xff800000 -> d0=0xff800000
run s0=0x40490fdb s1=0x3effffff s2=0x4b000001 -> d0=0x3effffff
run mode=0x300 s0=0xbf800000 s1=3 s2=0x80000003 -> d0=0xbf800000
run mode=0x1f0 s0=0x800000 s1=0x7f800001 s2=0x4b000001 -> d0=0x800000

target gfx803
run mode=0x300 s0=3 s1=0x3f800000 s2=0x3f800000 -> d0=3
run mode=0x300 s0=3 s1=0x80000003 s2=3 -> d0=0x80000003
run mode=0x1f0 s0=0xbf800000 s1=0x4b000001 s2=0x7f800001 -> d0=0xbf800000

target gfx900
run mode=0x300 s0=3 s1=0x3f800000 s2=0x3f800000 -> d0=0
run mode=0x300 s0=3 s1=0x80000003 s2=3 -> d0=0x80000000
run mode=0x300 s0=1 s1=0x40490fdb s2=0x7fc00001 -> d0=0
run mode=0x300 s0=0x3eaaaaab s1=0x807fffff s2=0x80000000 -> d0=0x80000000
run mode=0x1f0 s0=0xbf800000 s1=0x7f800001 s2=0x7f800001 -> d0=0xbf800000

target gfx1010
asm v_min3_f32 v8, v16, v24, v32 = 08 00 51 d5 10 31 82 04

target gfx1100 gfx1150
asm v_min3_f32_e64_dpp v8, v16, v24, v32 row_shl:1 row_mask:0xf bank_mask:0xf = 08 00 19 d6 fa 30 82 04 10 01 01 ff
asm v_min3_f32_e64_dpp v8, v16, v24, v32 dpp8:[0,1,2,3,4,5,6,7] = 08 00 19 d6 e9 30 82 04 10 88 c6 fa
asm v_min3_f32_e64_dpp v8, v16, v24, v32 dpp8:[0,1,2,3,4,5,6,7] fi:1 = 08 00 19 d6 ea 30 82 04 10 88 c6 fa

target gfx1100
asm v_min3_f32 v8, v16, v24, v32 = 08 00 19 d6 10 31 82 04

target gfx1200
asm v_min3_num_f32 v8, v16, v24, v32 = 08 00 29 d6 10 31 82 04
asm v_min3_num_f32_e64_dpp v8, v16, v24, v32 quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf = 08 00 29 d6 fa 30 82 04 10 00 00 ff
asm v_min3_num_f32_e64_dpp v8, v16, v24, v32 dpp8:[0,0,0,0,0,0,0,0] = 08 00 29 d6 e9 30 82 04 10 00 00 00
asm v_min3_num_f32_e64_dpp v8, v16, v24, v32 dpp8:[0,0,0,0,0,0,0,0] fi:1 = 08 00 29 d6 ea 30 82 04 10 00 00 00
