# v_cmpx_eq_u16: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm v_cmpx_eq_u16_e32 vcc, v1, v2 = 01 05 74 7d
asm v_cmpx_eq_u16_e64 s[2:3], v2, v2 = 02 00 ba d0 02 05 02 00
asm v_cmpx_eq_u16_e64 s[4:5], v6, v8 = 04 00 ba d0 06 11 02 00
asm v_cmpx_eq_u16_e64 vcc, s2, v8 = 6a 00 ba d0 02 10 02 00
bad v_cmpx_eq_u16_e32 scc, v1, v2 ! 1:19: destination must be vcc
bad v_cmpx_eq_u16_e32 vcc, v1 ! 1:19: second operand takes a register or a constant, found 2 registers

target gfx803 gfx900
run s0=0x7fff s1=0x7fff -> d0=1 exec=1
run s0=0x100 s1=0x1234 -> d0=0 exec=0
run s0=1 s1=1 -> d0=1 exec=1
run s0=0x1234 s1=0 -> d0=0 exec=0
run s0=0xffff s1=0xffff -> d0=1 exec=1
run s0=1 s1=0xfedc -> d0=0 exec=0
run s0=0 s1=0 -> d0=1 exec=1

target gfx803
asm v_cmpx_eq_u16 vcc, v1, v2 src0_sel:BYTE_0 src1_sel:WORD_1 = f9 04 74 7d 01 00 00 05

target gfx900 gfx906
asm v_cmpx_eq_u16_sdwa vcc, v1, v2 src0_sel:BYTE_0 src1_sel:WORD_1 = f9 04 74 7d 01 00 00 05
asm v_cmpx_eq_u16_sdwa s[36:37], v1, v255 src0_sel:BYTE_2 src1_sel:BYTE_0 = f9 fe 75 7d 01 a4 02 00

target gfx1010 gfx1200
asm v_cmpx_eq_u16_e32 v8, v16 = 08 21 74 7d
asm v_cmpx_eq_u16_e64 v8, v16 = 7e 00 ba d4 08 21 02 00

target gfx1010
asm v_cmpx_eq_u16_sdwa v8, v16 src0_sel:DWORD src1_sel:DWORD = f9 20 74 7d 08 00 06 06

target gfx1100 gfx1150
asm v_cmpx_eq_u16_e64_dpp v8.l, v16.l row_shl:1 row_mask:0xf bank_mask:0xf = 7e 00 ba d4 fa 20 02 00 08 01 01 ff
asm v_cmpx_eq_u16_e64_dpp v8.l, v16.l dpp8:[0,1,2,3,4,5,6,7] = 7e 00 ba d4 e9 20 02 00 08 88 c6 fa
asm v_cmpx_eq_u16_e64_dpp v8.l, v16.l dpp8:[0,1,2,3,4,5,6,7] fi:1 = 7e 00 ba d4 ea 20 02 00 08 88 c6 fa

target gfx1100
asm v_cmpx_eq_u16_e32 v8.l, v16.l = 08 21 74 7d
asm v_cmpx_eq_u16_e64 v8.l, v16.l = 7e 00 ba d4 08 21 02 00
asm v_cmpx_eq_u16 v8.l, v16.l row_shl:1 row_mask:0xf bank_mask:0xf = fa 20 74 7d 08 01 01 ff
asm v_cmpx_eq_u16 v8.l, v16.l dpp8:[0,1,2,3,4,5,6,7] = e9 20 74 7d 08 88 c6 fa
asm v_cmpx_eq_u16 v8.l, v16.l dpp8:[0,1,2,3,4,5,6,7] fi:1 = ea 20 74 7d 08 88 c6 fa

target gfx1200
asm v_cmpx_eq_u16_e64_dpp v8, v16 quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf = 7e 00 ba d4 fa 20 02 00 08 00 00 ff
asm v_cmpx_eq_u16_e64_dpp v8, v16 dpp8:[0,0,0,0,0,0,0,0] = 7e 00 ba d4 e9 20 02 00 08 00 00 00
asm v_cmpx_eq_u16_e64_dpp v8, v16 dpp8:[0,0,0,0,0,0,0,0] fi:1 = 7e 00 ba d4 ea 20 02 00 08 00 00 00
asm v_cmpx_eq_u16 v8, v16 quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf = fa 20 74 7d 08 00 00 ff
asm v_cmpx_eq_u16 v8, v16 dpp8:[0,0,0,0,0,0,0,0] = e9 20 74 7d 08 00 00 00
asm v_cmpx_eq_u16 v8, v16 dpp8:[0,0,0,0,0,0,0,0] fi:1 = ea 20 74 7d 08 00 00 00
