# v_cmpx_u_f16: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm v_cmpx_u_f16_e32 vcc, v1, v2 = 01 05 70 7c
asm v_cmpx_u_f16_e64 s[2:3], v2, v2 = 02 00 38 d0 02 05 02 00
asm v_cmpx_u_f16_e64 s[4:5], v6, v8 = 04 00 38 d0 06 11 02 00
asm v_cmpx_u_f16_e64 vcc, s2, v8 = 6a 00 38 d0 02 10 02 00
asm v_cmpx_u_f16_e32 vcc, 1.0, v8 = f2 10 70 7c
asm v_cmpx_u_f16_e64 s[4:5], -v6, |v8| = 04 02 38 d0 06 11 02 20
bad v_cmpx_u_f16_e32 scc, v1, v2 ! 1:18: destination must be vcc
bad v_cmpx_u_f16_e32 vcc, v1 ! 1:18: second operand takes a register or a constant, found 2 registers

target gfx803 gfx900
run s0=0 s1=0x8000 -> d0=0 exec=0
run s0=0x3c00 s1=0x3c00 -> d0=0 exec=0
run s0=0xbc00 s1=0x3c00 -> d0=0 exec=0
run s0=0x3c00 s1=0x7e00 -> d0=1 exec=1
run s0=0xfc00 s1=0x7c00 -> d0=0 exec=0
run s0=0x7e00 s1=0x7e00 -> d0=1 exec=1
run s0=0x7c01 s1=1 -> d0=1 exec=1
run s0=0x8000 s1=0x7c00 -> d0=0 exec=0
run s0=0x7e01 s1=0x7c01 -> d0=1 exec=1
run s0=1 s1=0xbc00 -> d0=0 exec=0
run s0=0x7e01 s1=0x4100 -> d0=1 exec=1
run s0=0x3c00 s1=0x4100 -> d0=0 exec=0
run s0=0x7c01 s1=0x400 -> d0=1 exec=1

target gfx803
asm v_cmpx_u_f16 vcc, v1, v2 src0_sel:BYTE_0 src1_sel:WORD_1 = f9 04 70 7c 01 00 00 05

target gfx900 gfx906
asm v_cmpx_u_f16_sdwa vcc, v1, v2 src0_sel:BYTE_0 src1_sel:WORD_1 = f9 04 70 7c 01 00 00 05
asm v_cmpx_u_f16_sdwa s[52:53], s71, v255 src0_sel:WORD_0 src1_sel:WORD_0 = f9 fe 71 7c 47 b4 84 04

target gfx1010
asm v_cmpx_u_f16_e32 v8, v16 = 08 21 f0 7d
asm v_cmpx_u_f16_e64 v8, v16 = 7e 00 f8 d4 08 21 02 00
asm v_cmpx_u_f16_sdwa v8, v16 src0_sel:DWORD src1_sel:DWORD = f9 20 f0 7d 08 00 06 06

target gfx1100 gfx1150
asm v_cmpx_u_f16_e64_dpp v8.l, v16.l row_shl:1 row_mask:0xf bank_mask:0xf = 7e 00 88 d4 fa 20 02 00 08 01 01 ff
asm v_cmpx_u_f16_e64_dpp v8.l, v16.l dpp8:[0,1,2,3,4,5,6,7] = 7e 00 88 d4 e9 20 02 00 08 88 c6 fa
asm v_cmpx_u_f16_e64_dpp v8.l, v16.l dpp8:[0,1,2,3,4,5,6,7] fi:1 = 7e 00 88 d4 ea 20 02 00 08 88 c6 fa

target gfx1100
asm v_cmpx_u_f16_e32 v8.l, v16.l = 08 21 10 7d
asm v_cmpx_u_f16_e64 v8.l, v16.l = 7e 00 88 d4 08 21 02 00
asm v_cmpx_u_f16 v8.l, v16.l row_shl:1 row_mask:0xf bank_mask:0xf = fa 20 10 7d 08 01 01 ff
asm v_cmpx_u_f16 v8.l, v16.l dpp8:[0,1,2,3,4,5,6,7] = e9 20 10 7d 08 88 c6 fa
asm v_cmpx_u_f16 v8.l, v16.l dpp8:[0,1,2,3,4,5,6,7] fi:1 = ea 20 10 7d 08 88 c6 fa

target gfx1200
asm v_cmpx_u_f16_e64_dpp v8, v16 quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf = 7e 00 88 d4 fa 20 02 00 08 00 00 ff
asm v_cmpx_u_f16_e64_dpp v8, v16 dpp8:[0,0,0,0,0,0,0,0] = 7e 00 88 d4 e9 20 02 00 08 00 00 00
asm v_cmpx_u_f16_e64_dpp v8, v16 dpp8:[0,0,0,0,0,0,0,0] fi:1 = 7e 00 88 d4 ea 20 02 00 08 00 00 00
asm v_cmpx_u_f16_e32 v8, v16 = 08 21 10 7d
asm v_cmpx_u_f16_e64 v8, v16 = 7e 00 88 d4 08 21 02 00
asm v_cmpx_u_f16 v8, v16 quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf = fa 20 10 7d 08 00 00 ff
asm v_cmpx_u_f16 v8, v16 dpp8:[0,0,0,0,0,0,0,0] = e9 20 10 7d 08 00 00 00
asm v_cmpx_u_f16 v8, v16 dpp8:[0,0,0,0,0,0,0,0] fi:1 = ea 20 10 7d 08 00 00 00
