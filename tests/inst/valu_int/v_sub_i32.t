# v_sub_i32: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx900
asm v_sub_i32 v2, v2, v2 = 02 00 9d d2 02 05 02 00
asm v_sub_i32 v5, v6, v8 = 05 00 9d d2 06 11 02 00
asm v_sub_i32 v5, -1, v8 = 05 00 9d d2 c1 10 02 00
asm v_sub_i32 v5, v6, v8 clamp = 05 80 9d d2 06 11 02 00
bad v_sub_i32 s2, v2, v2
bad v_sub_i32 v2, v2
run s0=0x80000001 s1=0xffff0000 -> d0=0x80010001
run s0=1 s1=0x80000000 -> d0=0x80000001
run s0=0xffff0000 s1=0x80000001 -> d0=0x7ffeffff
run s0=0x12345678 s1=1 -> d0=0x12345677
run s0=0x55555555 s1=0xffff0000 -> d0=0x55565555
run s0=0xffff0000 s1=0x80000000 -> d0=0x7fff0000
run s0=0x7fffffff s1=0x80000001 -> d0=0xfffffffe
run s0=0xffff0000 s1=0x7fffffff -> d0=0x7fff0001
run s0=0x12345678 s1=0x7fffffff -> d0=0x92345679

target gfx906
asm v_sub_i32 v2, v2, v2 = 02 00 9d d2 02 05 02 00
asm v_sub_i32 v5, v6, v8 = 05 00 9d d2 06 11 02 00
asm v_sub_i32 v5, -1, v8 = 05 00 9d d2 c1 10 02 00
asm v_sub_i32 v5, v6, v8 clamp = 05 80 9d d2 06 11 02 00
bad v_sub_i32 s2, v2, v2
bad v_sub_i32 v2, v2
