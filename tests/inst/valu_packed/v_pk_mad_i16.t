# v_pk_mad_i16: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx900 gfx906
asm v_pk_mad_i16 v2, v2, v2, v4 op_sel_hi:[0,0,0] = 02 00 80 d3 02 05 12 04
asm v_pk_mad_i16 v2, v2, v2, v4 = 02 40 80 d3 02 05 12 1c
asm v_pk_mad_i16 v5, v6, v8, v10 = 05 40 80 d3 06 11 2a 1c
asm v_pk_mad_i16 v5, v6, v8, v10 op_sel:[1,0,0] op_sel_hi:[1,0,0] = 05 08 80 d3 06 11 2a 0c
asm v_pk_mad_i16 v5, v6, v8, v10 neg_lo:[1,0,0] neg_hi:[1,0,0] = 05 41 80 d3 06 11 2a 3c
asm v_pk_mad_i16 v5, v6, v8, v10 clamp = 05 c0 80 d3 06 11 2a 1c
bad v_pk_mad_i16 s2, v2, v2, v4 op_sel_hi:[0,0,0] ! 1:14: destination must be a vector register
bad v_pk_mad_i16 v2, v2, v2 ! 1:24: expected 4 operands, found 3

target gfx900
run s0=0xffff0001 s1=0x12345678 s2=0xffff0001 -> d0=0xedcb5679
run s0=0x10002 s1=0x80007fff s2=0x10002 -> d0=0x80010000
run s0=0xffff0001 s1=0x80007fff s2=0x80007fff -> d0=0xfffe
run s0=0xff00ffff s1=0x10002 s2=0x80007fff -> d0=0x7f007ffd
run s0=0x12345678 s1=0x80007fff s2=0x10002 -> d0=0x1a98a
run s0=0xff00ffff s1=0xffff0001 s2=0xffff0001 -> d0=0xff0000
run s0=0x12345678 s1=0x12345678 s2=0x12345678 -> d0=0x6cc42eb8
run s0=0x10002 s1=0x7fff8000 s2=0x7fff8000 -> d0=0xfffe8000
run s0=0x80007fff s1=0xffff0001 s2=0xffff0001 -> d0=0x7fff8000
run clamp=1 s0=0xffff0001 s1=0x7fff8000 s2=0xff00ffff -> d0=0x80008000
run clamp=1 s0=0x7fff8000 s1=0x7fff8000 s2=0x7fff8000 -> d0=0x7fff7fff
run clamp=1 s0=0x12345678 s1=0x80007fff s2=0x10002 -> d0=0x80007fff

target gfx1010 gfx1100
asm v_pk_mad_i16 v8, v16, v24, v32 = 08 40 00 cc 10 31 82 1c
