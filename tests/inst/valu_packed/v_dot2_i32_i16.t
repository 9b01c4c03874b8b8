# v_dot2_i32_i16: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx906
asm v_dot2_i32_i16 v2, v2, v2, v4 op_sel_hi:[0,0,0] = 02 00 a6 d3 02 05 12 04
asm v_dot2_i32_i16 v2, v2, v2, v4 = 02 40 a6 d3 02 05 12 1c
asm v_dot2_i32_i16 v5, v6, v8, v10 = 05 40 a6 d3 06 11 2a 1c
asm v_dot2_i32_i16 v5, v6, v8, v10 op_sel:[1,0,0] op_sel_hi:[1,0,0] = 05 08 a6 d3 06 11 2a 0c
asm v_dot2_i32_i16 v5, v6, v8, v10 neg_lo:[1,0,0] neg_hi:[1,0,0] = 05 41 a6 d3 06 11 2a 3c
asm v_dot2_i32_i16 v5, v6, v8, v10 clamp = 05 c0 a6 d3 06 11 2a 1c
bad v_dot2_i32_i16 s2, v2, v2, v4 op_sel_hi:[0,0,0] ! 1:16: destination must be a vector register
bad v_dot2_i32_i16 v2, v2, v2 ! 1:26: expected 4 operands, found 3
run s0=0xffff0001 s1=0x7fff8001 s2=0x55555555 -> d0=0x55545557
run s0=0x7fff8001 s1=0x80008000 s2=0x55555555 -> d0=0x55555555
run s0=0x80008000 s1=0x10002 s2=0x55555555 -> d0=0x5553d555
run s0=0x10002 s1=0xffff0001 s2=0x55555555 -> d0=0x55555556
run s0=0xffffffff s1=0x10002 s2=0xffff0000 -> d0=0xfffefffd
run s0=0x10002 s1=0x80008000 s2=0xffff0000 -> d0=0xfffd8000
run s0=0x7fff8001 s1=0xffffffff s2=0x80000001 -> d0=0x80000001
run s0=0x10002 s1=0xffffffff s2=0xfedcba98 -> d0=0xfedcba95
run s0=0x10002 s1=0x80008000 s2=0x7fffffff -> d0=0x7ffe7fff
run clamp=1 s0=0x80008000 s1=0x10002 s2=0x80000000 -> d0=0x80000000
run clamp=1 s0=0xffff0001 s1=0x7fff8001 s2=0x80000000 -> d0=0x80000000
run clamp=1 s0=0x7fff8001 s1=0x7fff8001 s2=0x7fffffff -> d0=0x7fffffff

target gfx1011
asm v_dot2_i32_i16 v8, v16, v24, v32 = 08 40 14 cc 10 31 82 1c
