# s_atomic_swap: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm s_atomic_swap s82, s[100:101], -0x8000 = b2 14 02 c2 00 80 1f 00
asm s_atomic_swap s79, s[38:39], vcc_lo = d3 13 00 c2 6a 00 00 00
asm s_atomic_swap s52, s[36:37], s7 = 12 0d 00 c2 07 00 00 00
asm s_atomic_swap flat_scratch_lo, s[76:77], s35 offset:0x1 = a6 59 02 c2 01 00 00 46
asm s_atomic_swap s18, s[6:7], -0x1 glc = 83 04 03 c2 ff ff 1f 00
asm s_atomic_swap s12, s[94:95], s7 glc = 2f 03 01 c2 07 00 00 00
asm s_atomic_swap s57, s[96:97], s3 glc = 70 0e 01 c2 03 00 00 00
asm s_atomic_swap s2, s[8:9], s68 offset:0x1 glc = 84 40 03 c2 01 00 00 88
bad s_atomic_swap v0 ! 1:17: s_atomic_swap needs 'glc' with these operands
bad s_atomic_swap vcc_lo, s[62:63], 0xfffff offen ! 1:41: s_atomic_swap has no modifier 'offen'

target gfx1010
asm s_atomic_swap s16, s[32:33], 0x1 = 10 04 00 f6 01 00 00 fa
asm s_atomic_swap s16, s[32:33], s48 = 10 04 00 f6 00 00 00 60
asm s_atomic_swap s16, s[32:33], 0x1 glc = 10 04 01 f6 01 00 00 fa
asm s_atomic_swap s16, s[32:33], s48 glc = 10 04 01 f6 00 00 00 60
