# v_cvt_pknorm_u16_f32: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803
asm v_cvt_pknorm_u16_f32 v2, v2, v2 = 02 00 95 d2 02 05 02 00
asm v_cvt_pknorm_u16_f32 v5, v6, v8 = 05 00 95 d2 06 11 02 00
asm v_cvt_pknorm_u16_f32 v5, -1, v8 = 05 00 95 d2 c1 10 02 00
asm v_cvt_pknorm_u16_f32 v5, v6, v8 clamp = 05 80 95 d2 06 11 02 00
bad v_cvt_pknorm_u16_f32 s2, v2, v2
bad v_cvt_pknorm_u16_f32 v2, v2
run s0=0xc0000000 s1=0x40000000 -> d0=0xffff0000
run s0=0x3ea8f5c3 s1=0x3ea8f5c3 -> d0=0x547b547b
run s0=0x3f000000 s1=0x3ea8f5c3 -> d0=0x547b8000
run s0=0x3f000000 s1=0x3f000000 -> d0=0x80008000
run s0=0x38000100 s1=0x3ea8f5c3 -> d0=0x547b0002
run s0=0 s1=0x7fc00000 -> d0=0
run s0=0x37800080 s1=0x7f800000 -> d0=0xffff0001
run s0=0x38000100 s1=0x38000100 -> d0=0x20002
run s0=0x7fc00000 s1=0x38000100 -> d0=0x20000

target gfx900
asm v_cvt_pknorm_u16_f32 v2, v2, v2 = 02 00 95 d2 02 05 02 00
asm v_cvt_pknorm_u16_f32 v5, v6, v8 = 05 00 95 d2 06 11 02 00
asm v_cvt_pknorm_u16_f32 v5, -1, v8 = 05 00 95 d2 c1 10 02 00
asm v_cvt_pknorm_u16_f32 v5, v6, v8 clamp = 05 80 95 d2 06 11 02 00
bad v_cvt_pknorm_u16_f32 s2, v2, v2
bad v_cvt_pknorm_u16_f32 v2, v2

target gfx906
asm v_cvt_pknorm_u16_f32 v2, v2, v2 = 02 00 95 d2 02 05 02 00
asm v_cvt_pknorm_u16_f32 v5, v6, v8 = 05 00 95 d2 06 11 02 00
asm v_cvt_pknorm_u16_f32 v5, -1, v8 = 05 00 95 d2 c1 10 02 00
asm v_cvt_pknorm_u16_f32 v5, v6, v8 clamp = 05 80 95 d2 06 11 02 00
bad v_cvt_pknorm_u16_f32 s2, v2, v2
bad v_cvt_pknorm_u16_f32 v2, v2
