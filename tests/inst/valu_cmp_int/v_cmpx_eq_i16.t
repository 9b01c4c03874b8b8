# v_cmpx_eq_i16: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm v_cmpx_eq_i16_e32 vcc, v1, v2 = 01 05 64 7d
asm v_cmpx_eq_i16_e64 s[2:3], v2, v2 = 02 00 b2 d0 02 05 02 00
asm v_cmpx_eq_i16_e64 s[4:5], v6, v8 = 04 00 b2 d0 06 11 02 00
asm v_cmpx_eq_i16_e64 vcc, s2, v8 = 6a 00 b2 d0 02 10 02 00
bad v_cmpx_eq_i16_e32 scc, v1, v2 ! 1:19: destination must be vcc
bad v_cmpx_eq_i16_e32 vcc, v1 ! 1:19: second operand takes a register or a constant, found 2 registers

target gfx803 gfx900
run s0=0xffff s1=0xffff -> d0=1 exec=1
run s0=1 s1=0xffff -> d0=0 exec=0
run s0=0 s1=0 -> d0=1 exec=1
run s0=1 s1=0 -> d0=0 exec=0
run s0=1 s1=1 -> d0=1 exec=1
run s0=0x1234 s1=1 -> d0=0 exec=0
run s0=0xfedc s1=0xfedc -> d0=1 exec=1

target gfx803
asm v_cmpx_eq_i16 vcc, v1, v2 src0_sel:BYTE_0 src1_sel:WORD_1 = f9 04 64 7d 01 00 00 05

target gfx900 gfx906
asm v_cmpx_eq_i16_sdwa vcc, v1, v2 src0_sel:BYTE_0 src1_sel:WORD_1 = f9 04 64 7d 01 00 00 05
asm v_cmpx_eq_i16_sdwa s[70:71], v255, v255 src0_sel:BYTE_0 src1_sel:BYTE_2 = f9 fe 65 7d ff c6 00 02

target gfx1010
asm v_cmpx_eq_i16_e32 v8, v16 = 08 21 34 7d
asm v_cmpx_eq_i16_e64 v8, v16 = 7e 00 9a d4 08 21 02 00
asm v_cmpx_eq_i16_sdwa v8, v16 src0_sel:DWORD src1_sel:DWORD = f9 20 34 7d 08 00 06 06

target gfx1100 gfx1150
asm v_cmpx_eq_i16_e64_dpp v8.l, v16.l row_shl:1 row_mask:0xf bank_mask:0xf = 7e 00 b2 d4 fa 20 02 00 08 01 01 ff
asm v_cmpx_eq_i16_e64_dpp v8.l, v16.l dpp8:[0,1,2,3,4,5,6,7] = 7e 00 b2 d4 e9 20 02 00 08 88 c6 fa
asm v_cmpx_eq_i16_e64_dpp v8.l, v16.l dpp8:[0,1,2,3,4,5,6,7] fi:1 = 7e 00 b2 d4 ea 20 02 00 08 88 c6 fa

target gfx1100
asm v_cmpx_eq_i16_e32 v8.l, v16.l = 08 21 64 7d
asm v_cmpx_eq_i16_e64 v8.l, v16.l = 7e 00 b2 d4 08 21 02 00
asm v_cmpx_eq_i16 v8.l, v16.l row_shl:1 row_mask:0xf bank_mask:0xf = fa 20 64 7d 08 01 01 ff
asm v_cmpx_eq_i16 v8.l, v16.l dpp8:[0,1,2,3,4,5,6,7] = e9 20 64 7d 08 88 c6 fa
asm v_cmpx_eq_i16 v8.l, v16.l dpp8:[0,1,2,3,4,5,6,7] fi:1 = ea 20 64 7d 08 88 c6 fa

target gfx1200
asm v_cmpx_eq_i16_e64_dpp v8, v16 quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf = 7e 00 b2 d4 fa 20 02 00 08 00 00 ff
asm v_cmpx_eq_i16_e64_dpp v8, v16 dpp8:[0,0,0,0,0,0,0,0] = 7e 00 b2 d4 e9 20 02 00 08 00 00 00
asm v_cmpx_eq_i16_e64_dpp v8, v16 dpp8:[0,0,0,0,0,0,0,0] fi:1 = 7e 00 b2 d4 ea 20 02 00 08 00 00 00
asm v_cmpx_eq_i16_e32 v8, v16 = 08 21 64 7d
asm v_cmpx_eq_i16_e64 v8, v16 = 7e 00 b2 d4 08 21 02 00
asm v_cmpx_eq_i16 v8, v16 quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf = fa 20 64 7d 08 00 00 ff
asm v_cmpx_eq_i16 v8, v16 dpp8:[0,0,0,0,0,0,0,0] = e9 20 64 7d 08 00 00 00
asm v_cmpx_eq_i16 v8, v16 dpp8:[0,0,0,0,0,0,0,0] fi:1 = ea 20 64 7d 08 00 00 00
