# v_cmp_t_i16: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm v_cmp_t_i16_e32 vcc, v1, v2 = 01 05 4e 7d
asm v_cmp_t_i16_e64 s[2:3], v2, v2 = 02 00 a7 d0 02 05 02 00
asm v_cmp_t_i16_e64 s[4:5], v6, v8 = 04 00 a7 d0 06 11 02 00
asm v_cmp_t_i16_e64 vcc, s2, v8 = 6a 00 a7 d0 02 10 02 00
bad v_cmp_t_i16_e32 scc, v1, v2 ! 1:17: destination must be vcc
bad v_cmp_t_i16_e32 vcc, v1 ! 1:17: second operand takes a register or a constant, found 2 registers

target gfx803 gfx900
run s0=0x1234 s1=0xffff -> d0=1
run s0=0xffff s1=0 -> d0=1
run s0=0x7fff s1=0xfedc -> d0=1
run s0=0x8000 s1=0xffff -> d0=1
run s0=0xfedc s1=0x8000 -> d0=1
run s0=0x1234 s1=0xfedc -> d0=1
run s0=0x100 s1=0x100 -> d0=1

target gfx803
asm v_cmp_t_i16 vcc, v1, v2 src0_sel:BYTE_0 src1_sel:WORD_1 = f9 04 4e 7d 01 00 00 05

target gfx900 gfx906
asm v_cmp_t_i16_sdwa vcc, v1, v2 src0_sel:BYTE_0 src1_sel:WORD_1 = f9 04 4e 7d 01 00 00 05
asm v_cmp_t_i16_sdwa s[64:65], s88, v54 src0_sel:BYTE_2 src1_sel:BYTE_0 = f9 6c 4e 7d 58 c0 82 00
