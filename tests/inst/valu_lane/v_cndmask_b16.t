# v_cndmask_b16: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx1100 gfx1150
asm v_cndmask_b16_e64_dpp v8.l, v16.l, v24.l, s64 row_shl:1 row_mask:0xf bank_mask:0xf = 08 00 5d d6 fa 30 02 01 10 01 01 ff
asm v_cndmask_b16_e64_dpp v8.l, v16.l, v24.l, s64 dpp8:[0,1,2,3,4,5,6,7] = 08 00 5d d6 e9 30 02 01 10 88 c6 fa
asm v_cndmask_b16_e64_dpp v8.l, v16.l, v24.l, s64 dpp8:[0,1,2,3,4,5,6,7] fi:1 = 08 00 5d d6 ea 30 02 01 10 88 c6 fa

target gfx1100
asm v_cndmask_b16 v8.l, v16.l, v24.l, s64 = 08 00 5d d6 10 31 02 01
bad v_cndmask_b16 v0.l, s87, v255.l, s0 op_sel:[1,0] ! 1:37: v_cndmask_b16 has no modifier 'op_sel'

target gfx1100:wave64 gfx1150:wave64
asm v_cndmask_b16_e64_dpp v8.l, v16.l, v24.l, s[64:65] row_shl:1 row_mask:0xf bank_mask:0xf = 08 00 5d d6 fa 30 02 01 10 01 01 ff
asm v_cndmask_b16_e64_dpp v8.l, v16.l, v24.l, s[64:65] dpp8:[0,1,2,3,4,5,6,7] = 08 00 5d d6 e9 30 02 01 10 88 c6 fa
asm v_cndmask_b16_e64_dpp v8.l, v16.l, v24.l, s[64:65] dpp8:[0,1,2,3,4,5,6,7] fi:1 = 08 00 5d d6 ea 30 02 01 10 88 c6 fa

target gfx1100:wave64
asm v_cndmask_b16 v8.l, v16.l, v24.l, s[64:65] = 08 00 5d d6 10 31 02 01
run s0=0x1234 s1=0x5678 s2=1 -> d0=0x5678
run s0=0x1234 s1=0x5678 s2=0 -> d0=0x1234

target gfx1200
asm v_cndmask_b16_e64_dpp v8, v16, v24, s64 dpp8:[0,0,0,0,0,0,0,0] = 08 00 5d d6 e9 30 02 01 10 00 00 00
asm v_cndmask_b16_e64_dpp v8, v16, v24, s64 dpp8:[0,0,0,0,0,0,0,0] fi:1 = 08 00 5d d6 ea 30 02 01 10 00 00 00
asm v_cndmask_b16 v8, v16, v24, s64 = 08 00 5d d6 10 31 02 01
asm v_cndmask_b16_e64_dpp v8, v16, v24, s64 quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf = 08 00 5d d6 fa 30 02 01 10 00 00 ff

target gfx1200:wave64
asm v_cndmask_b16_e64_dpp v8, v16, v24, s[64:65] dpp8:[0,0,0,0,0,0,0,0] = 08 00 5d d6 e9 30 02 01 10 00 00 00
asm v_cndmask_b16_e64_dpp v8, v16, v24, s[64:65] dpp8:[0,0,0,0,0,0,0,0] fi:1 = 08 00 5d d6 ea 30 02 01 10 00 00 00
asm v_cndmask_b16 v8, v16, v24, s[64:65] = 08 00 5d d6 10 31 02 01
asm v_cndmask_b16_e64_dpp v8, v16, v24, s[64:65] quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf = 08 00 5d d6 fa 30 02 01 10 00 00 ff
