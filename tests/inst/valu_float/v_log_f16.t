# v_log_f16: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm v_log_f16_e32 v2, v1 = 01 81 04 7e
asm v_log_f16_e64 v2, v2 = 02 00 80 d1 02 01 00 00
asm v_log_f16_sdwa v2, v1 dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:WORD_1 = f9 80 04 7e 01 11 05 00
asm v_log_f16_dpp v2, v1 row_shr:1 row_mask:0xf bank_mask:0xf = fa 80 04 7e 01 11 01 ff
asm v_log_f16_e32 v5, -4.0 = f7 80 0a 7e
asm v_log_f16_e32 v5, 0x3456 = ff 80 0a 7e 56 34 00 00
asm v_log_f16_e32 v5, vcc_lo = 6a 80 0a 7e
asm v_log_f16_e64 v5, 64 = 05 00 80 d1 c0 00 00 00
asm v_log_f16_e64 v5, -v6 clamp mul:2 = 05 80 80 d1 06 01 00 28
asm v_log_f16_e64 v5, -|v6| = 05 01 80 d1 06 01 00 20
bad v_log_f16_e32 s2, v1 ! 1:15: destination must be a vector register
bad v_log_f16_e32 v2 ! 1:17: expected 2 operands, found 1

target gfx803 gfx900
# Exact cases: functional examples of AMD's manuals; ~: the function in double precision, rounded, with the error the manual allows.
run s0=0xfc00 -> d0=nan
run s0=0xbc00 -> d0=nan
run s0=0x8000 -> d0=0xfc00
run s0=0 -> d0=0xfc00
run s0=0x3c00 -> d0=0
run s0=0x7c00 -> d0=0x7c00
run s0=0x4800 -> d0=0x4200
run s0=0x34cd -> d0=0xbef2~1
run s0=0x3ecd -> d0=0x3a20~1
run s0=0x57b6 -> d0=0x46f2~1
run s0=0x1419 -> d0=0xc8fc~1

target gfx1010 gfx1200
asm v_log_f16_e32 v8, v16 = 10 af 10 7e
asm v_log_f16_e64 v8, v16 = 08 00 d7 d5 10 01 00 00
asm v_log_f16_dpp v8, v16 quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf = fa ae 10 7e 10 00 00 ff
asm v_log_f16_dpp v8, v16 dpp8:[0,0,0,0,0,0,0,0] = e9 ae 10 7e 10 00 00 00
asm v_log_f16_dpp v8, v16 dpp8:[0,0,0,0,0,0,0,0] fi:1 = ea ae 10 7e 10 00 00 00

target gfx1010
asm v_log_f16_sdwa v8, v16 dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:DWORD = f9 ae 10 7e 10 16 06 00

target gfx1100
asm v_log_f16_e32 v8.l, v16.l = 10 af 10 7e
asm v_log_f16_e64 v8.l, v16.l = 08 00 d7 d5 10 01 00 00
asm v_log_f16_dpp v8.l, v16.l row_shl:1 row_mask:0xf bank_mask:0xf = fa ae 10 7e 10 01 01 ff
asm v_log_f16_dpp v8.l, v16.l dpp8:[0,1,2,3,4,5,6,7] = e9 ae 10 7e 10 88 c6 fa
asm v_log_f16_dpp v8.l, v16.l dpp8:[0,1,2,3,4,5,6,7] fi:1 = ea ae 10 7e 10 88 c6 fa
asm v_log_f16_e64_dpp v8.l, v16.l row_shl:1 row_mask:0xf bank_mask:0xf = 08 00 d7 d5 fa 00 00 00 10 01 01 ff
asm v_log_f16_e64_dpp v8.l, v16.l dpp8:[0,1,2,3,4,5,6,7] = 08 00 d7 d5 e9 00 00 00 10 88 c6 fa
asm v_log_f16_e64_dpp v8.l, v16.l dpp8:[0,1,2,3,4,5,6,7] fi:1 = 08 00 d7 d5 ea 00 00 00 10 88 c6 fa

target gfx1200
asm v_log_f16_e64_dpp v8, v16 quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf = 08 00 d7 d5 fa 00 00 00 10 00 00 ff
asm v_log_f16_e64_dpp v8, v16 dpp8:[0,0,0,0,0,0,0,0] = 08 00 d7 d5 e9 00 00 00 10 00 00 00
asm v_log_f16_e64_dpp v8, v16 dpp8:[0,0,0,0,0,0,0,0] fi:1 = 08 00 d7 d5 ea 00 00 00 10 00 00 00
