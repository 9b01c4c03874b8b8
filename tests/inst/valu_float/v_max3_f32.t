# v_max3_f32: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803
asm v_max3_f32 v2, v2, v2, v4 = 02 00 d3 d1 02 05 12 04
asm v_max3_f32 v5, v6, v8, v10 = 05 00 d3 d1 06 11 2a 04
asm v_max3_f32 v5, -1, v8, v10 = 05 00 d3 d1 c1 10 2a 04
asm v_max3_f32 v5, v6, v8, v10 clamp = 05 80 d3 d1 06 11 2a 04
asm v_max3_f32 v5, -v6, v8, |v10| div:2 = 05 04 d3 d1 06 11 2a 3c
bad v_max3_f32 s2, v2, v2, v4
bad v_max3_f32 v2, v2, v2
run s0=0 s1=0x80000000 s2=0x3f800000 -> d0=0x3f800000
run s0=0x80000000 s1=0 s2=0xbf800000 -> d0=0
run s0=0x3f800000 s1=0x7f800000 s2=0 -> d0=0x7f800000
run s0=0x7fc00002 s1=0x3f800000 s2=0 -> d0=0x3f800000
run s0=0x3f800000 s1=0x7fc00002 s2=0x7fc00002 -> d0=0x3f800000
run s0=0x7f800001 s1=0x3f800000 s2=0 -> d0=0
run s0=0xbf800000 s1=0 s2=0x3f800000 -> d0=0x3f800000
run s0=0x80000000 s1=0x7fc00001 s2=0xc0200000 -> d0=0x80000000
run s0=0xbf800000 s1=0x800000 s2=0xbf800000 -> d0=0x800000
run s0=0xff800000 s1=0xff800000 s2=0xff800000 -> d0=0xff800000
run s0=0x807fffff s1=0x3effffff s2=0x7f800001 -> d0=0x7fc00001
run s0=0x40200000 s1=0x80000000 s2=0x7fc00001 -> d0=0x40200000
run s0=1 s1=0x80000000 s2=0x7fc00001 -> d0=1
run mode=0x1f0 s0=0x3eaaaaab s1=0xbf800000 s2=0x7f800001 -> d0=0x3eaaaaab
run mode=0x1f0 s0=0x7f800001 s1=0x40490fdb s2=0x807fffff -> d0=0x40490fdb

target gfx900
asm v_max3_f32 v2, v2, v2, v4 = 02 00 d3 d1 02 05 12 04
asm v_max3_f32 v5, v6, v8, v10 = 05 00 d3 d1 06 11 2a 04
asm v_max3_f32 v5, -1, v8, v10 = 05 00 d3 d1 c1 10 2a 04
asm v_max3_f32 v5, v6, v8, v10 clamp = 05 80 d3 d1 06 11 2a 04
asm v_max3_f32 v5, -v6, v8, |v10| div:2 = 05 04 d3 d1 06 11 2a 3c
bad v_max3_f32 s2, v2, v2, v4
bad v_max3_f32 v2, v2, v2

target gfx906
asm v_max3_f32 v2, v2, v2, v4 = 02 00 d3 d1 02 05 12 04
asm v_max3_f32 v5, v6, v8, v10 = 05 00 d3 d1 06 11 2a 04
asm v_max3_f32 v5, -1, v8, v10 = 05 00 d3 d1 c1 10 2a 04
asm v_max3_f32 v5, v6, v8, v10 clamp = 05 80 d3 d1 06 11 2a 04
asm v_max3_f32 v5, -v6, v8, |v10| div:2 = 05 04 d3 d1 06 11 2a 3c
bad v_max3_f32 s2, v2, v2, v4
bad v_max3_f32 v2, v2, v2
