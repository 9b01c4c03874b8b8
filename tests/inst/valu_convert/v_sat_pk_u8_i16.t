# v_sat_pk_u8_i16: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx900 gfx906
asm v_sat_pk_u8_i16_e32 v2, v1 = 01 9f 04 7e
asm v_sat_pk_u8_i16_e64 v2, v2 = 02 00 8f d1 02 01 00 00
asm v_sat_pk_u8_i16_sdwa v2, v1 dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:WORD_1 = f9 9e 04 7e 01 11 05 00
asm v_sat_pk_u8_i16_dpp v2, v1 row_shr:1 row_mask:0xf bank_mask:0xf = fa 9e 04 7e 01 11 01 ff
asm v_sat_pk_u8_i16_e32 v5, -4.0 = f7 9e 0a 7e
asm v_sat_pk_u8_i16_e32 v5, 0x3456 = ff 9e 0a 7e 56 34 00 00
asm v_sat_pk_u8_i16_e32 v5, vcc_lo = 6a 9e 0a 7e
asm v_sat_pk_u8_i16_e64 v5, 64 = 05 00 8f d1 c0 00 00 00
bad v_sat_pk_u8_i16_e32 s2, v1 ! 1:21: destination must be a vector register
bad v_sat_pk_u8_i16_e32 v2 ! 1:23: expected 2 operands, found 1

target gfx900
run s0=0x10002 -> d0=0x102
run s0=0xffff0001 -> d0=1
run s0=0x7fff8000 -> d0=0xff00
run s0=0x80007fff -> d0=0xff
run s0=0x12345678 -> d0=0xffff
run s0=0xff00ffff -> d0=0

target gfx1010 gfx1200
asm v_sat_pk_u8_i16_e32 v8, v16 = 10 c5 10 7e
asm v_sat_pk_u8_i16_e64 v8, v16 = 08 00 e2 d5 10 01 00 00
asm v_sat_pk_u8_i16_dpp v8, v16 quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf = fa c4 10 7e 10 00 00 ff
asm v_sat_pk_u8_i16_dpp v8, v16 dpp8:[0,0,0,0,0,0,0,0] = e9 c4 10 7e 10 00 00 00
asm v_sat_pk_u8_i16_dpp v8, v16 dpp8:[0,0,0,0,0,0,0,0] fi:1 = ea c4 10 7e 10 00 00 00

target gfx1010
asm v_sat_pk_u8_i16_sdwa v8, v16 dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:DWORD = f9 c4 10 7e 10 16 06 00

target gfx1100
asm v_sat_pk_u8_i16_e32 v8.l, v16 = 10 c5 10 7e
asm v_sat_pk_u8_i16_e64 v8.l, v16 = 08 00 e2 d5 10 01 00 00
asm v_sat_pk_u8_i16_dpp v8.l, v16 row_shl:1 row_mask:0xf bank_mask:0xf = fa c4 10 7e 10 01 01 ff
asm v_sat_pk_u8_i16_dpp v8.l, v16 dpp8:[0,1,2,3,4,5,6,7] = e9 c4 10 7e 10 88 c6 fa
asm v_sat_pk_u8_i16_dpp v8.l, v16 dpp8:[0,1,2,3,4,5,6,7] fi:1 = ea c4 10 7e 10 88 c6 fa
asm v_sat_pk_u8_i16_e64_dpp v8.l, v16 row_shl:1 row_mask:0xf bank_mask:0xf = 08 00 e2 d5 fa 00 00 00 10 01 01 ff
asm v_sat_pk_u8_i16_e64_dpp v8.l, v16 dpp8:[0,1,2,3,4,5,6,7] = 08 00 e2 d5 e9 00 00 00 10 88 c6 fa
asm v_sat_pk_u8_i16_e64_dpp v8.l, v16 dpp8:[0,1,2,3,4,5,6,7] fi:1 = 08 00 e2 d5 ea 00 00 00 10 88 c6 fa

target gfx1200
asm v_sat_pk_u8_i16_e64_dpp v8, v16 quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf = 08 00 e2 d5 fa 00 00 00 10 00 00 ff
asm v_sat_pk_u8_i16_e64_dpp v8, v16 dpp8:[0,0,0,0,0,0,0,0] = 08 00 e2 d5 e9 00 00 00 10 00 00 00
asm v_sat_pk_u8_i16_e64_dpp v8, v16 dpp8:[0,0,0,0,0,0,0,0] fi:1 = 08 00 e2 d5 ea 00 00 00 10 00 00 00
