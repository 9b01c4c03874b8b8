# v_not_b32: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm v_not_b32_e32 v2, v1 = 01 57 04 7e
asm v_not_b32_e64 v2, v2 = 02 00 6b d1 02 01 00 00
asm v_not_b32_sdwa v2, v1 dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:WORD_1 = f9 56 04 7e 01 11 05 00
asm v_not_b32_dpp v2, v1 row_shr:1 row_mask:0xf bank_mask:0xf = fa 56 04 7e 01 11 01 ff
asm v_not_b32_e32 v5, -4.0 = f7 56 0a 7e
asm v_not_b32_e32 v5, 0x3456 = ff 56 0a 7e 56 34 00 00
asm v_not_b32_e32 v5, vcc_lo = 6a 56 0a 7e
asm v_not_b32_e64 v5, 64 = 05 00 6b d1 c0 00 00 00
bad v_not_b32_e32 s2, v1 ! 1:15: destination must be a vector register
bad v_not_b32_e32 v2 ! 1:17: expected 2 operands, found 1

target gfx803 gfx900
run s0=0 -> d0=0xffffffff
run s0=1 -> d0=0xfffffffe
run s0=0xffffffff -> d0=0
run s0=0x7fffffff -> d0=0x80000000
run s0=0x80000000 -> d0=0x7fffffff
run s0=0x12345678 -> d0=0xedcba987
run s0=0xfedcba98 -> d0=0x1234567
run s0=0x80000001 -> d0=0x7ffffffe
run s0=0xffff0000 -> d0=0xffff
run s0=0x55555555 -> d0=0xaaaaaaaa

target gfx1010 gfx1100
asm v_not_b32_e32 v8, v16 = 10 6f 10 7e
asm v_not_b32_e64 v8, v16 = 08 00 b7 d5 10 01 00 00

target gfx1010
asm v_not_b32_sdwa v8, v16 dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:DWORD = f9 6e 10 7e 10 16 06 00
asm v_not_b32_dpp v8, v16 quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf = fa 6e 10 7e 10 00 00 ff
asm v_not_b32_dpp v8, v16 dpp8:[0,0,0,0,0,0,0,0] = e9 6e 10 7e 10 00 00 00
asm v_not_b32_dpp v8, v16 dpp8:[0,0,0,0,0,0,0,0] fi:1 = ea 6e 10 7e 10 00 00 00

target gfx1100
asm v_not_b32_e64_dpp v8, v16 row_shl:1 row_mask:0xf bank_mask:0xf = 08 00 b7 d5 fa 00 00 00 10 01 01 ff
asm v_not_b32_e64_dpp v8, v16 dpp8:[0,1,2,3,4,5,6,7] = 08 00 b7 d5 e9 00 00 00 10 88 c6 fa
asm v_not_b32_e64_dpp v8, v16 dpp8:[0,1,2,3,4,5,6,7] fi:1 = 08 00 b7 d5 ea 00 00 00 10 88 c6 fa
