# v_cvt_pk_u16_u32: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm v_cvt_pk_u16_u32 v2, v2, v2 = 02 00 97 d2 02 05 02 00
asm v_cvt_pk_u16_u32 v5, v6, v8 = 05 00 97 d2 06 11 02 00
asm v_cvt_pk_u16_u32 v5, -1, v8 = 05 00 97 d2 c1 10 02 00
bad v_cvt_pk_u16_u32 s2, v2, v2 ! 1:18: destination must be a vector register
bad v_cvt_pk_u16_u32 v2, v2 ! 1:24: expected 3 operands, found 2

target gfx803 gfx900
run s0=0 s1=0 -> d0=0
run s0=1 s1=0 -> d0=1
run s0=1 s1=1 -> d0=0x10001
run s0=0 s1=1 -> d0=0x10000
run s0=0x80000000 s1=0 -> d0=0xffff
run s0=0 s1=0xffffffff -> d0=0xffff0000
run s0=0xffffffff s1=1 -> d0=0x1ffff
run s0=1 s1=0x10000 -> d0=0xffff0001
run s0=0x7fffffff s1=0x10000 -> d0=0xffffffff

target gfx1010
asm v_cvt_pk_u16_u32 v8, v16, v24 = 08 00 6a d7 10 31 02 00

target gfx1100 gfx1150
asm v_cvt_pk_u16_u32_e64_dpp v8, v16, v24 row_shl:1 row_mask:0xf bank_mask:0xf = 08 00 23 d7 fa 30 02 00 10 01 01 ff
asm v_cvt_pk_u16_u32_e64_dpp v8, v16, v24 dpp8:[0,1,2,3,4,5,6,7] = 08 00 23 d7 e9 30 02 00 10 88 c6 fa
asm v_cvt_pk_u16_u32_e64_dpp v8, v16, v24 dpp8:[0,1,2,3,4,5,6,7] fi:1 = 08 00 23 d7 ea 30 02 00 10 88 c6 fa

target gfx1100
asm v_cvt_pk_u16_u32 v8, v16, v24 = 08 00 23 d7 10 31 02 00
