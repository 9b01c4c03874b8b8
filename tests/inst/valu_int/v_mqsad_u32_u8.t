# v_mqsad_u32_u8: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm v_mqsad_u32_u8 v[2:5], v[2:3], v2, v[4:7] = 02 00 e7 d1 02 05 12 04
bad v_mqsad_u32_u8 s[2:5], v[2:3], v2, v[4:7] ! 1:16: 4 scalar registers must start at a multiple of 4
bad v_mqsad_u32_u8 v[2:5], v[2:3], v2 ! 1:34: expected 4 operands, found 3

target gfx803 gfx900
run s0=0x102030405060708 s1=0 s2=0x1000000020000000300000004 -> d0=0x1000000020000000300000004
run s0=0 s1=0xffffffff s2=0 -> d0=0x3fc000003fc000003fc000003fc
run s0=0x80ff7f00ff00aa55 s1=0x12345678 s2=0xffffffff00000001000000020ffffff0 -> d0=0x214000001c30000016710000188
run s0=0 s1=0x1000300 s2=0xffffffff00000001000000020ffffff0 -> d0=0x300000005000000060ffffff4
run s0=0xffffffffffffffff s1=0x12345678 s2=0xffffffff00000001000000020ffffff0 -> d0=0x2e7000002e9000002ea100002d8
run s0=0x102030405060708 s1=0xff7f00 s2=0 -> d0=0x177000001750000017300000171
run s0=0xffffffffffffffff s1=0x1000300 s2=0x1000000020000000300000004 -> d0=0x1fb000001fc000001fd000001fe
run s0=0xffffffffffffffff s1=0xffffffff s2=0xffffffff00000001000000020ffffff0 -> d0=0xffffffff00000001000000020ffffff0
run s0=0x80ff7f00ff00aa55 s1=0xffffffff s2=0 -> d0=0x17f0000027e00000253000001fe
run clamp=1 s0=0x80ff7f00ff00aa55 s1=0x12345678 s2=0xffffffff00000001000000020ffffff0 -> d0=0xffffffff000001c30000016710000188
run clamp=1 s0=0xffffffffffffffff s1=0x12345678 s2=0xffffffff00000001000000020ffffff0 -> d0=0xffffffff000002e9000002ea100002d8
run clamp=1 s0=0 s1=0x12345678 s2=0xffffffff00000001000000020ffffff0 -> d0=0xffffffff000001150000011610000104

target gfx1010
asm v_mqsad_u32_u8 v[8:11], v[16:17], v24, v[32:35] = 08 00 75 d5 10 31 82 04

target gfx1100
asm v_mqsad_u32_u8 v[8:11], v[16:17], v24, v[32:35] = 08 00 3d d6 10 31 82 04
