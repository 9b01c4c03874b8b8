# v_cvt_pknorm_u16_f16: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx900
asm v_cvt_pknorm_u16_f16 v2, v2, v2 = 02 00 9a d2 02 05 02 00
asm v_cvt_pknorm_u16_f16 v5, v6, v8 = 05 00 9a d2 06 11 02 00
asm v_cvt_pknorm_u16_f16 v5, -1, v8 = 05 00 9a d2 c1 10 02 00
asm v_cvt_pknorm_u16_f16 v5, v6, v8 clamp = 05 80 9a d2 06 11 02 00
asm v_cvt_pknorm_u16_f16 v5, v6, v8 op_sel:[1,1,1] = 05 58 9a d2 06 11 02 00
bad v_cvt_pknorm_u16_f16 s2, v2, v2
bad v_cvt_pknorm_u16_f16 v2, v2
run s0=1 s1=0x4000 -> d0=0xffff0000
run s0=0x3555 s1=0 -> d0=0x5550
run s0=0x4000 s1=0x4000 -> d0=0xffffffff
run s0=0x3555 s1=0x3c00 -> d0=0xffff5550
run s0=0x7e00 s1=0x3555 -> d0=0x55500000
run s0=0x3800 s1=0x7c00 -> d0=0xffff8000
run s0=0x3c00 s1=1 -> d0=0xffff
run s0=0x3800 s1=0x3800 -> d0=0x80008000
run s0=0x3555 s1=0x3555 -> d0=0x55505550

target gfx906
asm v_cvt_pknorm_u16_f16 v2, v2, v2 = 02 00 9a d2 02 05 02 00
asm v_cvt_pknorm_u16_f16 v5, v6, v8 = 05 00 9a d2 06 11 02 00
asm v_cvt_pknorm_u16_f16 v5, -1, v8 = 05 00 9a d2 c1 10 02 00
asm v_cvt_pknorm_u16_f16 v5, v6, v8 clamp = 05 80 9a d2 06 11 02 00
asm v_cvt_pknorm_u16_f16 v5, v6, v8 op_sel:[1,1,1] = 05 58 9a d2 06 11 02 00
bad v_cvt_pknorm_u16_f16 s2, v2, v2
bad v_cvt_pknorm_u16_f16 v2, v2
