# v_pack_b32_f16: halves pass as arithmetic results: denormals as MODE says, NaNs quiet

target gfx900 gfx906
asm v_pack_b32_f16 v2, v2, v2 = 02 00 a0 d2 02 05 02 00
asm v_pack_b32_f16 v5, v6, v8 = 05 00 a0 d2 06 11 02 00
asm v_pack_b32_f16 v5, -1, v8 = 05 00 a0 d2 c1 10 02 00
asm v_pack_b32_f16 v5, v6, v8 clamp = 05 80 a0 d2 06 11 02 00
asm v_pack_b32_f16 v5, v6, v8 op_sel:[1,1,1] = 05 58 a0 d2 06 11 02 00
bad v_pack_b32_f16 s2, v2, v2 ! 1:16: destination must be a vector register
bad v_pack_b32_f16 v2, v2 ! 1:22: expected 3 operands, found 2

target gfx900
run s0=0x7c00 s1=0x7c01 -> d0=0x7e017c00
run s0=0x4100 s1=0x6401 -> d0=0x64014100
run s0=0x3555 s1=0x7bff -> d0=0x7bff3555
run s0=0x400 s1=0xfc00 -> d0=0xfc000400
run s0=0x37ff s1=0xfc00 -> d0=0xfc0037ff
run s0=0 s1=0x6401 -> d0=0x64010000
run s0=0x83ff s1=0x4100 -> d0=0x410083ff
run s0=0x6401 s1=0x7bff -> d0=0x7bff6401
run s0=0x7bff s1=0x3c00 -> d0=0x3c007bff
run mode=0x300 s0=0x7e01 s1=0x83ff -> d0=0x80007e01
run mode=0x300 s0=0xc100 s1=1 -> d0=0xc100

target gfx1010 gfx1200
asm v_pack_b32_f16 v8, v16, v24 = 08 00 11 d7 10 31 02 00

target gfx1100 gfx1150
asm v_pack_b32_f16_e64_dpp v8, v16.l, v24.l row_shl:1 row_mask:0xf bank_mask:0xf = 08 00 11 d7 fa 30 02 00 10 01 01 ff
asm v_pack_b32_f16_e64_dpp v8, v16.l, v24.l dpp8:[0,1,2,3,4,5,6,7] = 08 00 11 d7 e9 30 02 00 10 88 c6 fa
asm v_pack_b32_f16_e64_dpp v8, v16.l, v24.l dpp8:[0,1,2,3,4,5,6,7] fi:1 = 08 00 11 d7 ea 30 02 00 10 88 c6 fa

target gfx1100
asm v_pack_b32_f16 v8, v16.l, v24.l = 08 00 11 d7 10 31 02 00

target gfx1200
asm v_pack_b32_f16_e64_dpp v8, v16, v24 dpp8:[0,0,0,0,0,0,0,0] = 08 00 11 d7 e9 30 02 00 10 00 00 00
asm v_pack_b32_f16_e64_dpp v8, v16, v24 dpp8:[0,0,0,0,0,0,0,0] fi:1 = 08 00 11 d7 ea 30 02 00 10 00 00 00
asm v_pack_b32_f16_e64_dpp v8, v16, v24 quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf = 08 00 11 d7 fa 30 02 00 10 00 00 ff
