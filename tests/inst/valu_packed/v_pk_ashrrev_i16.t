# v_pk_ashrrev_i16: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx900 gfx906
asm v_pk_ashrrev_i16 v2, v2, v2 op_sel_hi:[0,0] = 02 40 86 d3 02 05 02 00
asm v_pk_ashrrev_i16 v2, v2, v2 = 02 40 86 d3 02 05 02 18
asm v_pk_ashrrev_i16 v5, v6, v8 = 05 40 86 d3 06 11 02 18
asm v_pk_ashrrev_i16 v5, v6, v8 op_sel:[1,0] op_sel_hi:[1,0] = 05 48 86 d3 06 11 02 08
asm v_pk_ashrrev_i16 v5, v6, v8 neg_lo:[1,0] neg_hi:[1,0] = 05 41 86 d3 06 11 02 38
asm v_pk_ashrrev_i16 v5, v6, v8 clamp = 05 c0 86 d3 06 11 02 18
bad v_pk_ashrrev_i16 s2, v2, v2 op_sel_hi:[0,0] ! 1:18: destination must be a vector register
bad v_pk_ashrrev_i16 v2, v2 ! 1:24: expected 3 operands, found 2

target gfx900
run s0=0xf0000 s1=0x10002 -> d0=2
run s0=0x100011 s1=0xff00ffff -> d0=0xff00ffff
run s0=0x100011 s1=0x12345678 -> d0=0x12342b3c
run s0=0x100011 s1=0xffff0001 -> d0=0xffff0000
run s0=0xf0000 s1=0xffff0001 -> d0=0xffff0001
run s0=0x10004 s1=0xff00ffff -> d0=0xff80ffff
run s0=0x100011 s1=0x7fff8000 -> d0=0x7fffc000
run s0=0x100011 s1=0x10002 -> d0=0x10001
run s0=0xf0000 s1=0x12345678 -> d0=0x5678

target gfx1010 gfx1100
asm v_pk_ashrrev_i16 v8, v16, v24 = 08 40 06 cc 10 31 02 18
