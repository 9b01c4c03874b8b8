# v_dot4_u32_u8: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx906
asm v_dot4_u32_u8 v2, v2, v2, v4 = 02 40 a9 d3 02 05 12 1c
asm v_dot4_u32_u8 v5, v6, v8, v10 = 05 40 a9 d3 06 11 2a 1c
asm v_dot4_u32_u8 v5, v6, v8, v10 neg_lo:[1,0,0] neg_hi:[1,0,0] = 05 41 a9 d3 06 11 2a 3c
asm v_dot4_u32_u8 v5, v6, v8, v10 clamp = 05 c0 a9 d3 06 11 2a 1c
bad v_dot4_u32_u8 s2, v2, v2, v4 ! 1:15: destination must be a vector register
bad v_dot4_u32_u8 v2, v2, v2 ! 1:25: expected 4 operands, found 3
run s0=0xffffffff s1=0x80808080 s2=1 -> d0=0x1fe01
run s0=0xffffffff s1=0xffffffff s2=0x80000000 -> d0=0x8003f804
run s0=0xff00ff80 s1=0x7f818877 s2=0x80000000 -> d0=0x80014179
run s0=0x7f818877 s1=0x7f818877 s2=0x7fffffff -> d0=0x8000ff92
run s0=0x80808080 s1=0x7f818877 s2=0xfedcba98 -> d0=0xfeddba18
run s0=0x80808080 s1=0xffffffff s2=0x12345678 -> d0=0x12365478
run s0=0xffffffff s1=0x1020304 s2=0xffff0000 -> d0=0xffff09f6
run s0=0x80808080 s1=0xffffffff s2=0 -> d0=0x1fe00
run s0=0x1020304 s1=0xffffffff s2=1 -> d0=0x9f7
run clamp=1 s0=0xff00ff80 s1=0xffffffff s2=0xffff0000 -> d0=0xffffffff
run clamp=1 s0=0x7f818877 s1=0xffffffff s2=0xffffffff -> d0=0xffffffff
run clamp=1 s0=0x80808080 s1=0x80808080 s2=0xffffffff -> d0=0xffffffff

target gfx1011 gfx1100
asm v_dot4_u32_u8 v8, v16, v24, v32 = 08 40 17 cc 10 31 82 1c
