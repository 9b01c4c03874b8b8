# v_sub_i16: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx900 gfx906
asm v_sub_i16 v2, v2, v2 = 02 00 9f d2 02 05 02 00
asm v_sub_i16 v5, v6, v8 = 05 00 9f d2 06 11 02 00
asm v_sub_i16 v5, -1, v8 = 05 00 9f d2 c1 10 02 00
asm v_sub_i16 v5, v6, v8 clamp = 05 80 9f d2 06 11 02 00
asm v_sub_i16 v5, v6, v8 op_sel:[1,1,1] = 05 58 9f d2 06 11 02 00
bad v_sub_i16 s2, v2, v2 ! 1:11: destination must be a vector register
bad v_sub_i16 v2, v2 ! 1:17: expected 3 operands, found 2

target gfx900
run s0=0x7fff s1=0xfedc -> d0=0x8123
run s0=0x1234 s1=0x100 -> d0=0x1134
run s0=0x1234 s1=0 -> d0=0x1234
run s0=0x7fff s1=1 -> d0=0x7ffe
run s0=0x100 s1=1 -> d0=0xff
run s0=0xfedc s1=0x7fff -> d0=0x7edd
run s0=0x100 s1=0xfedc -> d0=0x224
run s0=0x7fff s1=0 -> d0=0x7fff
run s0=1 s1=0x100 -> d0=0xff01
run clamp=1 s0=0x100 s1=0x8000 -> d0=0x7fff
run clamp=1 s0=0x8000 s1=1 -> d0=0x8000
run clamp=1 s0=0x8000 s1=0x100 -> d0=0x8000

target gfx1010 gfx1200
asm v_sub_nc_i16 v8, v16, v24 = 08 00 0e d7 10 31 02 00

target gfx1100 gfx1150
asm v_sub_nc_i16_e64_dpp v8.l, v16.l, v24.l row_shl:1 row_mask:0xf bank_mask:0xf = 08 00 0e d7 fa 30 02 00 10 01 01 ff
asm v_sub_nc_i16_e64_dpp v8.l, v16.l, v24.l dpp8:[0,1,2,3,4,5,6,7] = 08 00 0e d7 e9 30 02 00 10 88 c6 fa
asm v_sub_nc_i16_e64_dpp v8.l, v16.l, v24.l dpp8:[0,1,2,3,4,5,6,7] fi:1 = 08 00 0e d7 ea 30 02 00 10 88 c6 fa

target gfx1100
asm v_sub_nc_i16 v8.l, v16.l, v24.l = 08 00 0e d7 10 31 02 00

target gfx1200
asm v_sub_nc_i16_e64_dpp v8, v16, v24 dpp8:[0,0,0,0,0,0,0,0] = 08 00 0e d7 e9 30 02 00 10 00 00 00
asm v_sub_nc_i16_e64_dpp v8, v16, v24 dpp8:[0,0,0,0,0,0,0,0] fi:1 = 08 00 0e d7 ea 30 02 00 10 00 00 00
asm v_sub_nc_i16_e64_dpp v8, v16, v24 quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf = 08 00 0e d7 fa 30 02 00 10 00 00 ff
