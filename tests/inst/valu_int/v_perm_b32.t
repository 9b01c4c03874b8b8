# v_perm_b32: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm v_perm_b32 v2, v2, v2, v4 = 02 00 ed d1 02 05 12 04
asm v_perm_b32 v5, v6, v8, v10 = 05 00 ed d1 06 11 2a 04
asm v_perm_b32 v5, -1, v8, v10 = 05 00 ed d1 c1 10 2a 04
bad v_perm_b32 s2, v2, v2, v4 ! 1:12: destination must be a vector register
bad v_perm_b32 v2, v2, v2 ! 1:22: expected 4 operands, found 3

target gfx803 gfx900
run s0=0xffffffff s1=0 s2=0xc0dff00 -> d0=0xffff00
run s0=0x12345678 s1=0xff00ff00 s2=0xb0a0908 -> d0=0xffff
run s0=0x80ff7f00 s1=0xff00ff00 s2=0xe0c0b08 -> d0=0xff00ffff
run s0=0xffffffff s1=0xffffffff s2=0x3020100 -> d0=0xffffffff
run s0=0xff00ff00 s1=0x1020304 s2=0xe0c0b08 -> d0=0xff00ff00
run s0=0x12345678 s1=0x1020304 s2=0xb0a0908 -> d0=0
run s0=0 s1=0x12345678 s2=0x40105 -> d0=0x78005600
run s0=0x1020304 s1=0x12345678 s2=0x40105 -> d0=0x78045603
run s0=0x12345678 s1=0 s2=0x7060504 -> d0=0x12345678

target gfx1010
asm v_perm_b32 v8, v16, v24, v32 = 08 00 44 d7 10 31 82 04

target gfx1100 gfx1150
asm v_perm_b32_e64_dpp v8, v16, v24, v32 row_shl:1 row_mask:0xf bank_mask:0xf = 08 00 44 d6 fa 30 82 04 10 01 01 ff
asm v_perm_b32_e64_dpp v8, v16, v24, v32 dpp8:[0,1,2,3,4,5,6,7] = 08 00 44 d6 e9 30 82 04 10 88 c6 fa
asm v_perm_b32_e64_dpp v8, v16, v24, v32 dpp8:[0,1,2,3,4,5,6,7] fi:1 = 08 00 44 d6 ea 30 82 04 10 88 c6 fa

target gfx1100
asm v_perm_b32 v8, v16, v24, v32 = 08 00 44 d6 10 31 82 04
