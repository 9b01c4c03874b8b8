# s_atomic_smax: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm s_atomic_smax vcc_hi, s[22:23], 0x1234 = cb 1a 1a c2 34 12 00 00
asm s_atomic_smax s32, s[0:1], s7 = 00 08 18 c2 07 00 00 00
asm s_atomic_smax s6, s[44:45], vcc_lo = 96 01 18 c2 6a 00 00 00
asm s_atomic_smax s83, s[66:67], m0 offset:0x1 = e1 54 1a c2 01 00 00 f8
asm s_atomic_smax s71, s[84:85], 0x1234 glc = ea 11 1b c2 34 12 00 00
asm s_atomic_smax s18, flat_scratch, m0 glc = b3 04 19 c2 7c 00 00 00
asm s_atomic_smax s37, s[8:9], s7 glc = 44 09 19 c2 07 00 00 00
asm s_atomic_smax flat_scratch_lo, s[50:51], s69 offset:0x4 glc = 99 59 1b c2 04 00 00 8a
bad s_atomic_smax v0 ! 1:17: s_atomic_smax needs 'glc' with these operands
bad s_atomic_smax vcc_lo, s[62:63], 0xfffff offen ! 1:41: s_atomic_smax has no modifier 'offen'

target gfx1010
asm s_atomic_smax s16, s[32:33], 0x1 = 10 04 18 f6 01 00 00 fa
asm s_atomic_smax s16, s[32:33], s48 = 10 04 18 f6 00 00 00 60
asm s_atomic_smax s16, s[32:33], 0x1 glc = 10 04 19 f6 01 00 00 fa
asm s_atomic_smax s16, s[32:33], s48 glc = 10 04 19 f6 00 00 00 60
