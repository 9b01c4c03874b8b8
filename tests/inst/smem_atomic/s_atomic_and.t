# s_atomic_and: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm s_atomic_and s89, s[12:13], 0x0 = 46 16 22 c2 00 00 00 00
asm s_atomic_and s74, s[0:1], m0 = 80 12 20 c2 7c 00 00 00
asm s_atomic_and flat_scratch_lo, flat_scratch, flat_scratch_lo = b3 19 20 c2 66 00 00 00
asm s_atomic_and s101, s[2:3], m0 offset:0x1 = 41 59 22 c2 01 00 00 f8
asm s_atomic_and s59, s[82:83], -0x1 glc = e9 0e 23 c2 ff ff 1f 00
asm s_atomic_and s101, s[96:97], s95 glc = 70 19 21 c2 5f 00 00 00
asm s_atomic_and s75, s[38:39], s7 glc = d3 12 21 c2 07 00 00 00
asm s_atomic_and s32, s[54:55], m0 offset:0x1 glc = 1b 48 23 c2 01 00 00 f8
bad s_atomic_and v0 ! 1:16: s_atomic_and needs 'glc' with these operands
bad s_atomic_and vcc_lo, s[62:63], 0xfffff offen ! 1:40: s_atomic_and has no modifier 'offen'

target gfx1010
asm s_atomic_and s16, s[32:33], 0x1 = 10 04 20 f6 01 00 00 fa
asm s_atomic_and s16, s[32:33], s48 = 10 04 20 f6 00 00 00 60
asm s_atomic_and s16, s[32:33], 0x1 glc = 10 04 21 f6 01 00 00 fa
asm s_atomic_and s16, s[32:33], s48 glc = 10 04 21 f6 00 00 00 60
