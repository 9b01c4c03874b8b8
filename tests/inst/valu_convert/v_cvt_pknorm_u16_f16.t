# v_cvt_pknorm_u16_f16: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx900
asm v_cvt_pknorm_u16_f16 v2, v2, v2 = 02 00 9a d2 02 05 02 00
asm v_cvt_pknorm_u16_f16 v5, v6, v8 = 05 00 9a d2 06 11 02 00
asm v_cvt_pknorm_u16_f16 v5, -1, v8 = 05 00 9a d2 c1 10 02 00
asm v_cvt_pknorm_u16_f16 v5, v6, v8 clamp = 05 80 9a d2 06 11 02 00
asm v_cvt_pknorm_u16_f16 v5, v6, v8 op_sel:[1,1,1] = 05 58 9a d2 06 11 02 00
bad v_cvt_pknorm_u16_f16 s2, v2, v2
bad v_cvt_pknorm_u16_f16 v2, v2
run s0=0x3800 s1=0x3555 -> d0=0x55508000
run s0=0x4000 s1=0x4000 -> d0=0xffffffff
run s0=0x3555 s1=0x7e00 -> d0=0x5550
run s0=0xbc00 s1=0xb800 -> d0=0
run s0=0x3555 s1=0x3800 -> d0=0x80005550
run s0=0x7c00 s1=0x3555 -> d0=0x5550ffff
run s0=0 s1=0x3800 -> d0=0x80000000
run s0=0x4000 s1=0x3800 -> d0=0x8000ffff
run s0=0x4000 s1=1 -> d0=0xffff

target gfx906
asm v_cvt_pknorm_u16_f16 v2, v2, v2 = 02 00 9a d2 02 05 02 00
asm v_cvt_pknorm_u16_f16 v5, v6, v8 = 05 00 9a d2 06 11 02 00
asm v_cvt_pknorm_u16_f16 v5, -1, v8 = 05 00 9a d2 c1 10 02 00
asm v_cvt_pknorm_u16_f16 v5, v6, v8 clamp = 05 80 9a d2 06 11 02 00
asm v_cvt_pknorm_u16_f16 v5, v6, v8 op_sel:[1,1,1] = 05 58 9a d2 06 11 02 00
bad v_cvt_pknorm_u16_f16 s2, v2, v2
bad v_cvt_pknorm_u16_f16 v2, v2

target gfx1010
asm v_cvt_pknorm_u16_f16 v8, v16, v24 = 08 00 13 d7 10 31 02 00
