# s_buffer_atomic_or: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm s_buffer_atomic_or s87, s[64:67], 0x4 = e0 15 26 c1 04 00 00 00
asm s_buffer_atomic_or s2, s[24:27], vcc_lo = 8c 00 24 c1 6a 00 00 00
asm s_buffer_atomic_or vcc_lo, s[84:87], m0 = aa 1a 24 c1 7c 00 00 00
asm s_buffer_atomic_or s88, s[44:47], s7 offset:0x1 = 16 56 26 c1 01 00 00 0e
asm s_buffer_atomic_or s41, s[40:43], 0x1234 glc = 54 0a 27 c1 34 12 00 00
asm s_buffer_atomic_or s65, ttmp[4:7], m0 glc = 78 10 25 c1 7c 00 00 00
asm s_buffer_atomic_or s73, s[28:31], s7 glc = 4e 12 25 c1 07 00 00 00
asm s_buffer_atomic_or s77, ttmp[4:7], s89 offset:0x4 glc = 78 53 27 c1 04 00 00 b2
bad s_buffer_atomic_or v0 ! 1:22: s_buffer_atomic_or needs 'glc' with these operands
bad s_buffer_atomic_or vcc_lo, s[60:63], 0xfffff offen ! 1:46: s_buffer_atomic_or has no modifier 'offen'

target gfx1010
asm s_buffer_atomic_or s16, s[32:35], 0x1 = 10 04 24 f5 01 00 00 fa
asm s_buffer_atomic_or s16, s[32:35], s48 = 10 04 24 f5 00 00 00 60
asm s_buffer_atomic_or s16, s[32:35], 0x1 glc = 10 04 25 f5 01 00 00 fa
asm s_buffer_atomic_or s16, s[32:35], s48 glc = 10 04 25 f5 00 00 00 60
