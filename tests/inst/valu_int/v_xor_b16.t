# v_xor_b16: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx1100 gfx1150
asm v_xor_b16_e64_dpp v8.l, v16.l, v24.l row_shl:1 row_mask:0xf bank_mask:0xf = 08 00 64 d7 fa 30 02 00 10 01 01 ff
asm v_xor_b16_e64_dpp v8.l, v16.l, v24.l dpp8:[0,1,2,3,4,5,6,7] = 08 00 64 d7 e9 30 02 00 10 88 c6 fa
asm v_xor_b16_e64_dpp v8.l, v16.l, v24.l dpp8:[0,1,2,3,4,5,6,7] fi:1 = 08 00 64 d7 ea 30 02 00 10 88 c6 fa

target gfx1100
asm v_xor_b16 v8.l, v16.l, v24.l = 08 00 64 d7 10 31 02 00

target gfx1100:wave64
run s0=0xff0f s1=0x0ff5 -> d0=0xf0fa

target gfx1200
asm v_xor_b16_e64_dpp v8, v16, v24 dpp8:[0,0,0,0,0,0,0,0] = 08 00 64 d7 e9 30 02 00 10 00 00 00
asm v_xor_b16_e64_dpp v8, v16, v24 dpp8:[0,0,0,0,0,0,0,0] fi:1 = 08 00 64 d7 ea 30 02 00 10 00 00 00
asm v_xor_b16_e64_dpp v8, v16, v24 quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf = 08 00 64 d7 fa 30 02 00 10 00 00 ff
asm v_xor_b16 v8, v16, v24 = 08 00 64 d7 10 31 02 00
