# v_alignbyte_b32: the byte count is S2[1:0]

target gfx803
asm v_alignbyte_b32 v2, v2, v2, v4 = 02 00 cf d1 02 05 12 04
asm v_alignbyte_b32 v5, v6, v8, v10 = 05 00 cf d1 06 11 2a 04
asm v_alignbyte_b32 v5, -1, v8, v10 = 05 00 cf d1 c1 10 2a 04
bad v_alignbyte_b32 s2, v2, v2, v4
bad v_alignbyte_b32 v2, v2, v2
run s0=0xfedcba98 s1=0xfedcba98 s2=0x3f -> d0=0xdcba98fe
run s0=0xffff0000 s1=0x80000001 s2=0xffffffff -> d0=0xff000080
run s0=0 s1=0x7fffffff s2=0x1f -> d0=0x7f
run s0=0x55555555 s1=0x80000000 s2=4 -> d0=0x80000000
run s0=1 s1=0xffffffff s2=0x21 -> d0=0x1ffffff
run s0=0xfedcba98 s1=0xffff0000 s2=0x21 -> d0=0x98ffff00
run s0=0xffffffff s1=0x55555555 s2=0x1f -> d0=0xffffff55
run s0=0x7fffffff s1=0xfedcba98 s2=0x3f -> d0=0xfffffffe
run s0=0x7fffffff s1=0xffff0000 s2=0x21 -> d0=0xffffff00

target gfx900
asm v_alignbyte_b32 v2, v2, v2, v4 = 02 00 cf d1 02 05 12 04
asm v_alignbyte_b32 v5, v6, v8, v10 = 05 00 cf d1 06 11 2a 04
asm v_alignbyte_b32 v5, -1, v8, v10 = 05 00 cf d1 c1 10 2a 04
asm v_alignbyte_b32 v5, v6, v8, v10 clamp = 05 80 cf d1 06 11 2a 04
asm v_alignbyte_b32 v5, v6, v8, v10 op_sel:[1,1,1,1] = 05 78 cf d1 06 11 2a 04
bad v_alignbyte_b32 s2, v2, v2, v4
bad v_alignbyte_b32 v2, v2, v2

target gfx906
asm v_alignbyte_b32 v2, v2, v2, v4 = 02 00 cf d1 02 05 12 04
asm v_alignbyte_b32 v5, v6, v8, v10 = 05 00 cf d1 06 11 2a 04
asm v_alignbyte_b32 v5, -1, v8, v10 = 05 00 cf d1 c1 10 2a 04
asm v_alignbyte_b32 v5, v6, v8, v10 clamp = 05 80 cf d1 06 11 2a 04
asm v_alignbyte_b32 v5, v6, v8, v10 op_sel:[1,1,1,1] = 05 78 cf d1 06 11 2a 04
bad v_alignbyte_b32 s2, v2, v2, v4
bad v_alignbyte_b32 v2, v2, v2
