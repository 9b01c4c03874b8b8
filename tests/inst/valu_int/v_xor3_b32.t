# v_xor3_b32: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx1010
asm v_xor3_b32 v8, v16, v24, v32 = 08 00 78 d5 10 31 82 04
asm v_xor3_b32 v87, vcc_lo, vcc_lo, 0.5 = 57 00 78 d5 6a d4 c0 03
asm v_xor3_b32 v166, 1, 0x12345678, vcc_lo = a6 00 78 d5 81 fe a9 01 78 56 34 12
asm v_xor3_b32 v90, s20, 0x12345678, -16 = 5a 00 78 d5 14 fe 41 03 78 56 34 12
asm v_xor3_b32 v177, 0x12345678, 0x12345678, -16 = b1 00 78 d5 ff fe 41 03 78 56 34 12
bad v_xor3_b32 s0, s1, s2, s3, s4, s5 ! 1:12: destination must be a vector register
bad v_xor3_b32 v8, v16, v24, v32 offen ! 1:30: v_xor3_b32 has no modifier 'offen'

target gfx1010:wave64
run s0=0xff00ff00 s1=0xff00ff0 s2=0x12345678 -> d0=0xe2c4a688
run s0=1 s1=1 s2=1 -> d0=1

target gfx1100 gfx1150
asm v_xor3_b32_e64_dpp v8, v16, v24, v32 row_shl:1 row_mask:0xf bank_mask:0xf = 08 00 40 d6 fa 30 82 04 10 01 01 ff
asm v_xor3_b32_e64_dpp v8, v16, v24, v32 dpp8:[0,1,2,3,4,5,6,7] = 08 00 40 d6 e9 30 82 04 10 88 c6 fa
asm v_xor3_b32_e64_dpp v8, v16, v24, v32 dpp8:[0,1,2,3,4,5,6,7] fi:1 = 08 00 40 d6 ea 30 82 04 10 88 c6 fa

target gfx1100
asm v_xor3_b32 v8, v16, v24, v32 = 08 00 40 d6 10 31 82 04
