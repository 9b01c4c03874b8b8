# v_alignbyte_b32: the byte count is S2[1:0]

target gfx803 gfx900 gfx906
asm v_alignbyte_b32 v2, v2, v2, v4 = 02 00 cf d1 02 05 12 04
asm v_alignbyte_b32 v5, v6, v8, v10 = 05 00 cf d1 06 11 2a 04
asm v_alignbyte_b32 v5, -1, v8, v10 = 05 00 cf d1 c1 10 2a 04
bad v_alignbyte_b32 s2, v2, v2, v4 ! 1:17: destination must be a vector register
bad v_alignbyte_b32 v2, v2, v2 ! 1:27: expected 4 operands, found 3

target gfx803 gfx900
run s0=0x80000000 s1=0x55555555 s2=0x3f -> d0=0x55
run s0=0x12345678 s1=0x7fffffff s2=1 -> d0=0x787fffff
run s0=0xffffffff s1=0x80000001 s2=0x20 -> d0=0x80000001
run s0=0x80000001 s1=0xffffffff s2=0 -> d0=0xffffffff
run s0=0 s1=0xffffffff s2=0xffffffff -> d0=0xff
run s0=0xfedcba98 s1=0x12345678 s2=0x3f -> d0=0xdcba9812
run s0=0x55555555 s1=0xffffffff s2=0x1f -> d0=0x555555ff
run s0=0x55555555 s1=0x80000000 s2=4 -> d0=0x80000000
run s0=0x55555555 s1=0x12345678 s2=0x3f -> d0=0x55555512

target gfx900 gfx906
asm v_alignbyte_b32 v5, v6, v8, v10 clamp = 05 80 cf d1 06 11 2a 04
asm v_alignbyte_b32 v5, v6, v8, v10 op_sel:[1,1,1,1] = 05 78 cf d1 06 11 2a 04

target gfx1010
asm v_alignbyte_b32 v8, v16, v24, v32 = 08 00 4f d5 10 31 82 04

target gfx1100 gfx1150
asm v_alignbyte_b32_e64_dpp v8, v16, v24, v32.l row_shl:1 row_mask:0xf bank_mask:0xf = 08 00 17 d6 fa 30 82 04 10 01 01 ff
asm v_alignbyte_b32_e64_dpp v8, v16, v24, v32.l dpp8:[0,1,2,3,4,5,6,7] = 08 00 17 d6 e9 30 82 04 10 88 c6 fa
asm v_alignbyte_b32_e64_dpp v8, v16, v24, v32.l dpp8:[0,1,2,3,4,5,6,7] fi:1 = 08 00 17 d6 ea 30 82 04 10 88 c6 fa

target gfx1100
asm v_alignbyte_b32 v8, v16, v24, v32.l = 08 00 17 d6 10 31 82 04

target gfx1200
asm v_alignbyte_b32 v8, v16, v24, v32 = 08 00 17 d6 10 31 82 04
asm v_alignbyte_b32_e64_dpp v8, v16, v24, v32 quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf = 08 00 17 d6 fa 30 82 04 10 00 00 ff
asm v_alignbyte_b32_e64_dpp v8, v16, v24, v32 dpp8:[0,0,0,0,0,0,0,0] = 08 00 17 d6 e9 30 82 04 10 00 00 00
asm v_alignbyte_b32_e64_dpp v8, v16, v24, v32 dpp8:[0,0,0,0,0,0,0,0] fi:1 = 08 00 17 d6 ea 30 82 04 10 00 00 00
