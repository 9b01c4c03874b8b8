# v_mad_i16: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx900 gfx906
asm v_mad_i16 v2, v2, v2, v4 = 02 00 05 d2 02 05 12 04
asm v_mad_i16 v5, v6, v8, v10 = 05 00 05 d2 06 11 2a 04
asm v_mad_i16 v5, -1, v8, v10 = 05 00 05 d2 c1 10 2a 04
asm v_mad_i16 v5, v6, v8, v10 clamp = 05 80 05 d2 06 11 2a 04
asm v_mad_i16 v5, v6, v8, v10 op_sel:[1,1,1,1] = 05 78 05 d2 06 11 2a 04
bad v_mad_i16 s2, v2, v2, v4 ! 1:11: destination must be a vector register
bad v_mad_i16 v2, v2, v2 ! 1:21: expected 4 operands, found 3

target gfx900
run s0=0x1234 s1=1 s2=0x1234 -> d0=0x2468
run s0=0x1234 s1=0xffff s2=1 -> d0=0xedcd
run s0=0x1234 s1=0x8000 s2=1 -> d0=1
run s0=1 s1=0xffff s2=0x1234 -> d0=0x1233
run s0=1 s1=1 s2=1 -> d0=2
run s0=0x1234 s1=0x1234 s2=0x1234 -> d0=0x6cc4
run s0=0xfedc s1=0xfedc s2=0xfedc -> d0=0x4bec
run s0=0xffff s1=0x1234 s2=0xfedc -> d0=0xeca8
run s0=0xffff s1=1 s2=0xfedc -> d0=0xfedb
run clamp=1 s0=0x8000 s1=0x100 s2=0 -> d0=0x8000
run clamp=1 s0=0x1234 s1=0x1234 s2=0x1234 -> d0=0x7fff
run clamp=1 s0=0x100 s1=0x7fff s2=0x100 -> d0=0x7fff

target gfx1010
asm v_mad_i16 v8, v16, v24, v32 = 08 00 5e d7 10 31 82 04

target gfx1100 gfx1150
asm v_mad_i16_e64_dpp v8.l, v16.l, v24.l, v32.l row_shl:1 row_mask:0xf bank_mask:0xf = 08 00 53 d6 fa 30 82 04 10 01 01 ff
asm v_mad_i16_e64_dpp v8.l, v16.l, v24.l, v32.l dpp8:[0,1,2,3,4,5,6,7] = 08 00 53 d6 e9 30 82 04 10 88 c6 fa
asm v_mad_i16_e64_dpp v8.l, v16.l, v24.l, v32.l dpp8:[0,1,2,3,4,5,6,7] fi:1 = 08 00 53 d6 ea 30 82 04 10 88 c6 fa

target gfx1100
asm v_mad_i16 v8.l, v16.l, v24.l, v32.l = 08 00 53 d6 10 31 82 04

target gfx1200
asm v_mad_i16_e64_dpp v8, v16, v24, v32 dpp8:[0,0,0,0,0,0,0,0] = 08 00 53 d6 e9 30 82 04 10 00 00 00
asm v_mad_i16_e64_dpp v8, v16, v24, v32 dpp8:[0,0,0,0,0,0,0,0] fi:1 = 08 00 53 d6 ea 30 82 04 10 00 00 00
asm v_mad_i16 v8, v16, v24, v32 = 08 00 53 d6 10 31 82 04
asm v_mad_i16_e64_dpp v8, v16, v24, v32 quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf = 08 00 53 d6 fa 30 82 04 10 00 00 ff
