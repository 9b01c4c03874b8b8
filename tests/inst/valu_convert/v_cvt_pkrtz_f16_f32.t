# v_cvt_pkrtz_f16_f32: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803
asm v_cvt_pkrtz_f16_f32 v2, v2, v2 = 02 00 96 d2 02 05 02 00
asm v_cvt_pkrtz_f16_f32 v5, v6, v8 = 05 00 96 d2 06 11 02 00
asm v_cvt_pkrtz_f16_f32 v5, -1, v8 = 05 00 96 d2 c1 10 02 00
asm v_cvt_pkrtz_f16_f32 v5, v6, v8 clamp = 05 80 96 d2 06 11 02 00
asm v_cvt_pkrtz_f16_f32 v5, -v6, |v8| div:2 = 05 02 96 d2 06 11 02 38
bad v_cvt_pkrtz_f16_f32 s2, v2, v2
bad v_cvt_pkrtz_f16_f32 v2, v2
run s0=0x7f802000 s1=0x3f803000 -> d0=0x3c017e01
run s0=0x7f802000 s1=0x33000001 -> d0=0x7e01
run s0=0x38800000 s1=1 -> d0=0x400
run s0=0x33000000 s1=0x7f800000 -> d0=0x7c000000
run s0=0x7f800000 s1=0x38800000 -> d0=0x4007c00
run s0=0x477fe000 s1=0x33800000 -> d0=0x17bff
run s0=0x7fc00000 s1=0x7f800000 -> d0=0x7c007e00
run s0=0x387fffff s1=0x7f802000 -> d0=0x7e0103ff
run s0=0x7f800000 s1=0xc2f6e979 -> d0=0xd7b77c00
run mode=0x300 s0=0x38800000 s1=0x387fffff -> d0=0x400
run mode=0x300 s0=0x3f801000 s1=0x33800000 -> d0=0x3c00

target gfx900
asm v_cvt_pkrtz_f16_f32 v2, v2, v2 = 02 00 96 d2 02 05 02 00
asm v_cvt_pkrtz_f16_f32 v5, v6, v8 = 05 00 96 d2 06 11 02 00
asm v_cvt_pkrtz_f16_f32 v5, -1, v8 = 05 00 96 d2 c1 10 02 00
asm v_cvt_pkrtz_f16_f32 v5, v6, v8 clamp = 05 80 96 d2 06 11 02 00
asm v_cvt_pkrtz_f16_f32 v5, -v6, |v8| div:2 = 05 02 96 d2 06 11 02 38
bad v_cvt_pkrtz_f16_f32 s2, v2, v2
bad v_cvt_pkrtz_f16_f32 v2, v2

target gfx906
asm v_cvt_pkrtz_f16_f32 v2, v2, v2 = 02 00 96 d2 02 05 02 00
asm v_cvt_pkrtz_f16_f32 v5, v6, v8 = 05 00 96 d2 06 11 02 00
asm v_cvt_pkrtz_f16_f32 v5, -1, v8 = 05 00 96 d2 c1 10 02 00
asm v_cvt_pkrtz_f16_f32 v5, v6, v8 clamp = 05 80 96 d2 06 11 02 00
asm v_cvt_pkrtz_f16_f32 v5, -v6, |v8| div:2 = 05 02 96 d2 06 11 02 38
bad v_cvt_pkrtz_f16_f32 s2, v2, v2
bad v_cvt_pkrtz_f16_f32 v2, v2
