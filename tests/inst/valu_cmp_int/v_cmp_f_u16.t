# v_cmp_f_u16: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm v_cmp_f_u16_e32 vcc, v1, v2 = 01 05 50 7d
asm v_cmp_f_u16_e64 s[2:3], v2, v2 = 02 00 a8 d0 02 05 02 00
asm v_cmp_f_u16_e64 s[4:5], v6, v8 = 04 00 a8 d0 06 11 02 00
asm v_cmp_f_u16_e64 vcc, s2, v8 = 6a 00 a8 d0 02 10 02 00
bad v_cmp_f_u16_e32 scc, v1, v2 ! 1:17: destination must be vcc
bad v_cmp_f_u16_e32 vcc, v1 ! 1:17: second operand takes a register or a constant, found 2 registers

target gfx803 gfx900
run s0=1 s1=0x1234 -> d0=0
run s0=0x8000 s1=0x7fff -> d0=0
run s0=0x1234 s1=0x100 -> d0=0
run s0=0xfedc s1=0x7fff -> d0=0
run s0=0 s1=0xfedc -> d0=0
run s0=0xffff s1=0x100 -> d0=0
run s0=0x1234 s1=0xffff -> d0=0

target gfx803
asm v_cmp_f_u16 vcc, v1, v2 src0_sel:BYTE_0 src1_sel:WORD_1 = f9 04 50 7d 01 00 00 05

target gfx900 gfx906
asm v_cmp_f_u16_sdwa vcc, v1, v2 src0_sel:BYTE_0 src1_sel:WORD_1 = f9 04 50 7d 01 00 00 05
asm v_cmp_f_u16_sdwa s[100:101], v100, s4 src0_sel:WORD_0 src1_sel:BYTE_1 = f9 08 50 7d 64 e4 04 81
