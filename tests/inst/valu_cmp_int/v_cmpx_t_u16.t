# v_cmpx_t_u16: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm v_cmpx_t_u16_e32 vcc, v1, v2 = 01 05 7e 7d
asm v_cmpx_t_u16_e64 s[2:3], v2, v2 = 02 00 bf d0 02 05 02 00
asm v_cmpx_t_u16_e64 s[4:5], v6, v8 = 04 00 bf d0 06 11 02 00
asm v_cmpx_t_u16_e64 vcc, s2, v8 = 6a 00 bf d0 02 10 02 00
bad v_cmpx_t_u16_e32 scc, v1, v2 ! 1:18: destination must be vcc
bad v_cmpx_t_u16_e32 vcc, v1 ! 1:18: second operand takes a register or a constant, found 2 registers

target gfx803 gfx900
run s0=0x8000 s1=0xffff -> d0=1 exec=1
run s0=0 s1=0xffff -> d0=1 exec=1
run s0=0x100 s1=0x100 -> d0=1 exec=1
run s0=0 s1=1 -> d0=1 exec=1
run s0=1 s1=0xfedc -> d0=1 exec=1
run s0=1 s1=0x7fff -> d0=1 exec=1
run s0=0x8000 s1=0x100 -> d0=1 exec=1

target gfx803
asm v_cmpx_t_u16 vcc, v1, v2 src0_sel:BYTE_0 src1_sel:WORD_1 = f9 04 7e 7d 01 00 00 05

target gfx900 gfx906
asm v_cmpx_t_u16_sdwa vcc, v1, v2 src0_sel:BYTE_0 src1_sel:WORD_1 = f9 04 7e 7d 01 00 00 05
asm v_cmpx_t_u16_sdwa s[28:29], v1, v5 src0_sel:BYTE_3 src1_sel:DWORD = f9 0a 7e 7d 01 9c 03 06
