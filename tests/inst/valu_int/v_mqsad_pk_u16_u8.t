# v_mqsad_pk_u16_u8: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm v_mqsad_pk_u16_u8 v[2:3], v[2:3], v2, v[4:5] = 02 00 e6 d1 02 05 12 04
asm v_mqsad_pk_u16_u8 v[4:5], v[6:7], v8, v[10:11] = 04 00 e6 d1 06 11 2a 04
asm v_mqsad_pk_u16_u8 v[4:5], -1, v8, v[10:11] = 04 00 e6 d1 c1 10 2a 04
asm v_mqsad_pk_u16_u8 v[4:5], v[6:7], v8, v[10:11] clamp = 04 80 e6 d1 06 11 2a 04
bad v_mqsad_pk_u16_u8 s[2:3], v[2:3], v2, v[4:5] ! 1:19: destination must be 2 vector registers
bad v_mqsad_pk_u16_u8 v[2:3], v[2:3], v2 ! 1:37: expected 4 operands, found 3

target gfx803 gfx900
run s0=0x80ff7f00ff00aa55 s1=0xff7f00 s2=0 -> d0=0xff017f007f012a
run s0=0 s1=0xff7f00 s2=0x1000200030004 -> d0=0x17f018001810182
run s0=0xffffffffffffffff s1=0xffffffff s2=0xffff00010002fff0 -> d0=0xffff00010002fff0
run s0=0 s1=0x1000300 s2=0xffff00010002fff0 -> d0=0x300050006fff4
run s0=0 s1=0xffffffff s2=0xffff00010002fff0 -> d0=0x3fb03fd03fe03ec
run s0=0xffffffffffffffff s1=0xff7f00 s2=0 -> d0=0x80008000800080
run s0=0 s1=0 s2=0x1000200030004 -> d0=0x1000200030004
run s0=0x80ff7f00ff00aa55 s1=0x12345678 s2=0xffff00010002fff0 -> d0=0x21401c301670188
run s0=0 s1=0xff7f00 s2=0 -> d0=0x17e017e017e017e
run clamp=1 s0=0x102030405060708 s1=0x12345678 s2=0xffff00010002fff0 -> d0=0xffff01030100ffff
run clamp=1 s0=0 s1=0xffffffff s2=0xffff00010002fff0 -> d0=0xffff03fd03feffff
run clamp=1 s0=0 s1=0x1000300 s2=0xffff00010002fff0 -> d0=0xffff00050006fff4

target gfx1010
asm v_mqsad_pk_u16_u8 v[8:9], v[16:17], v24, v[32:33] = 08 00 73 d5 10 31 82 04

target gfx1100
asm v_mqsad_pk_u16_u8 v[8:9], v[16:17], v24, v[32:33] = 08 00 3b d6 10 31 82 04
