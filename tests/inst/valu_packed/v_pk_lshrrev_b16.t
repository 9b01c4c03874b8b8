# v_pk_lshrrev_b16: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx900 gfx906
asm v_pk_lshrrev_b16 v2, v2, v2 op_sel_hi:[0,0] = 02 40 85 d3 02 05 02 00
asm v_pk_lshrrev_b16 v2, v2, v2 = 02 40 85 d3 02 05 02 18
asm v_pk_lshrrev_b16 v5, v6, v8 = 05 40 85 d3 06 11 02 18
asm v_pk_lshrrev_b16 v5, v6, v8 op_sel:[1,0] op_sel_hi:[1,0] = 05 48 85 d3 06 11 02 08
asm v_pk_lshrrev_b16 v5, v6, v8 neg_lo:[1,0] neg_hi:[1,0] = 05 41 85 d3 06 11 02 38
asm v_pk_lshrrev_b16 v5, v6, v8 clamp = 05 c0 85 d3 06 11 02 18
bad v_pk_lshrrev_b16 s2, v2, v2 op_sel_hi:[0,0] ! 1:18: destination must be a vector register
bad v_pk_lshrrev_b16 v2, v2 ! 1:24: expected 3 operands, found 2

target gfx900
run s0=0x100011 s1=0x80007fff -> d0=0x80003fff
run s0=0x10004 s1=0x10002 -> d0=0
run s0=0x10004 s1=0xffff0001 -> d0=0x7fff0000
run s0=0xf0000 s1=0x7fff8000 -> d0=0x8000
run s0=0x10004 s1=0xff00ffff -> d0=0x7f800fff
run s0=0xf0000 s1=0x12345678 -> d0=0x5678
run s0=0x10004 s1=0x12345678 -> d0=0x91a0567
run s0=0x100011 s1=0xff00ffff -> d0=0xff007fff
run s0=0x10004 s1=0x80007fff -> d0=0x400007ff

target gfx1010 gfx1100
asm v_pk_lshrrev_b16 v8, v16, v24 = 08 40 05 cc 10 31 02 18
