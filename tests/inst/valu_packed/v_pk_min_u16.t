# v_pk_min_u16: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx900 gfx906
asm v_pk_min_u16 v2, v2, v2 op_sel_hi:[0,0] = 02 40 8d d3 02 05 02 00
asm v_pk_min_u16 v2, v2, v2 = 02 40 8d d3 02 05 02 18
asm v_pk_min_u16 v5, v6, v8 = 05 40 8d d3 06 11 02 18
asm v_pk_min_u16 v5, v6, v8 op_sel:[1,0] op_sel_hi:[1,0] = 05 48 8d d3 06 11 02 08
asm v_pk_min_u16 v5, v6, v8 neg_lo:[1,0] neg_hi:[1,0] = 05 41 8d d3 06 11 02 38
asm v_pk_min_u16 v5, v6, v8 clamp = 05 c0 8d d3 06 11 02 18
bad v_pk_min_u16 s2, v2, v2 op_sel_hi:[0,0] ! 1:14: destination must be a vector register
bad v_pk_min_u16 v2, v2 ! 1:20: expected 3 operands, found 2

target gfx900
run s0=0xffff0001 s1=0xffff0001 -> d0=0xffff0001
run s0=0xffff0001 s1=0x80007fff -> d0=0x80000001
run s0=0x7fff8000 s1=0xffff0001 -> d0=0x7fff0001
run s0=0xff00ffff s1=0xff00ffff -> d0=0xff00ffff
run s0=0xffff0001 s1=0x10002 -> d0=0x10001
run s0=0x80007fff s1=0xff00ffff -> d0=0x80007fff
run s0=0x7fff8000 s1=0x80007fff -> d0=0x7fff7fff
run s0=0xffff0001 s1=0xff00ffff -> d0=0xff000001
run s0=0x10002 s1=0xff00ffff -> d0=0x10002

target gfx1010 gfx1100
asm v_pk_min_u16 v8, v16, v24 = 08 40 0d cc 10 31 02 18
