# v_max_i16: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm v_max_i16_e32 v2, v1, v2 = 01 05 04 60
asm v_max_i16_e64 v2, v2, v2 = 02 00 30 d1 02 05 02 00
asm v_max_i16_sdwa v2, v1, v3 dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:WORD_1 src1_sel:BYTE_2 = f9 06 04 60 01 11 05 02
asm v_max_i16_dpp v2, v1, v3 row_shr:1 row_mask:0xf bank_mask:0xf = fa 06 04 60 01 11 01 ff
asm v_max_i16_e32 v5, 0x3456, v8 = ff 10 0a 60 56 34 00 00
asm v_max_i16_e32 v5, vcc_lo, v8 = 6a 10 0a 60
asm v_max_i16_e64 v5, 64, v8 = 05 00 30 d1 c0 10 02 00
bad v_max_i16_e32 s2, v1, v2 ! 1:15: destination must be a vector register
bad v_max_i16_e32 v2, v1 ! 1:21: expected 3 operands, found 2

target gfx803 gfx900
run s0=0x8000 s1=0x8000 -> d0=0x8000
run s0=0x8000 s1=0xfedc -> d0=0xfedc
run s0=0xfedc s1=0xffff -> d0=0xffff
run s0=0 s1=0xffff -> d0=0
run s0=0 s1=1 -> d0=1
run s0=0xffff s1=0x100 -> d0=0x100
run s0=0xfedc s1=0x1234 -> d0=0x1234
run s0=0x7fff s1=0x100 -> d0=0x7fff
run s0=0xfedc s1=0x8000 -> d0=0xfedc

target gfx1010 gfx1200
asm v_max_i16 v8, v16, v24 = 08 00 0a d7 10 31 02 00

target gfx1100 gfx1150
asm v_max_i16_e64_dpp v8.l, v16.l, v24.l row_shl:1 row_mask:0xf bank_mask:0xf = 08 00 0a d7 fa 30 02 00 10 01 01 ff
asm v_max_i16_e64_dpp v8.l, v16.l, v24.l dpp8:[0,1,2,3,4,5,6,7] = 08 00 0a d7 e9 30 02 00 10 88 c6 fa
asm v_max_i16_e64_dpp v8.l, v16.l, v24.l dpp8:[0,1,2,3,4,5,6,7] fi:1 = 08 00 0a d7 ea 30 02 00 10 88 c6 fa

target gfx1100
asm v_max_i16 v8.l, v16.l, v24.l = 08 00 0a d7 10 31 02 00
bad v_max_i16 v8, v16, v24 op_sel:[0,1,0] ! 1:20: halves of registers must be written with .l or .h here

target gfx1200
asm v_max_i16_e64_dpp v8, v16, v24 dpp8:[0,0,0,0,0,0,0,0] = 08 00 0a d7 e9 30 02 00 10 00 00 00
asm v_max_i16_e64_dpp v8, v16, v24 dpp8:[0,0,0,0,0,0,0,0] fi:1 = 08 00 0a d7 ea 30 02 00 10 00 00 00
asm v_max_i16_e64_dpp v8, v16, v24 quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf = 08 00 0a d7 fa 30 02 00 10 00 00 ff
