# v_add_i32: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx900 gfx906
asm v_add_i32 v2, v2, v2 = 02 00 9c d2 02 05 02 00
asm v_add_i32 v5, v6, v8 = 05 00 9c d2 06 11 02 00
asm v_add_i32 v5, -1, v8 = 05 00 9c d2 c1 10 02 00
asm v_add_i32 v5, v6, v8 clamp = 05 80 9c d2 06 11 02 00
bad v_add_i32 s2, v2, v2 ! 1:11: destination must be a vector register
bad v_add_i32 v2, v2 ! 1:17: expected 3 operands, found 2

target gfx900
run s0=0xffffffff s1=0x55555555 -> d0=0x55555554
run s0=0xffffffff s1=0xffffffff -> d0=0xfffffffe
run s0=0xffff0000 s1=0x12345678 -> d0=0x12335678
run s0=0x55555555 s1=0x7fffffff -> d0=0xd5555554
run s0=1 s1=0xffff0000 -> d0=0xffff0001
run s0=0xffffffff s1=0x80000000 -> d0=0x7fffffff
run s0=0xffff0000 s1=0xffffffff -> d0=0xfffeffff
run s0=0x80000000 s1=0x80000001 -> d0=1
run s0=0x80000001 s1=0x55555555 -> d0=0xd5555556
run clamp=1 s0=0x80000001 s1=0x80000000 -> d0=0x80000000
run clamp=1 s0=0x80000000 s1=0x80000001 -> d0=0x80000000
run clamp=1 s0=0xffff0000 s1=0x80000000 -> d0=0x80000000

target gfx1010
asm v_add_nc_i32 v8, v16, v24 = 08 00 7f d7 10 31 02 00

target gfx1100 gfx1150
asm v_add_nc_i32_e64_dpp v8, v16, v24 row_shl:1 row_mask:0xf bank_mask:0xf = 08 00 26 d7 fa 30 02 00 10 01 01 ff
asm v_add_nc_i32_e64_dpp v8, v16, v24 dpp8:[0,1,2,3,4,5,6,7] = 08 00 26 d7 e9 30 02 00 10 88 c6 fa
asm v_add_nc_i32_e64_dpp v8, v16, v24 dpp8:[0,1,2,3,4,5,6,7] fi:1 = 08 00 26 d7 ea 30 02 00 10 88 c6 fa

target gfx1100
asm v_add_nc_i32 v8, v16, v24 = 08 00 26 d7 10 31 02 00
