# s_buffer_atomic_add: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm s_buffer_atomic_add s50, s[92:95], 0x0 = ae 0c 0a c1 00 00 00 00
asm s_buffer_atomic_add s80, s[0:3], m0 = 00 14 08 c1 7c 00 00 00
asm s_buffer_atomic_add s83, s[52:55], s7 = da 14 08 c1 07 00 00 00
asm s_buffer_atomic_add s64, ttmp[4:7], 0x4 glc = 38 10 0b c1 04 00 00 00
asm s_buffer_atomic_add s16, s[12:15], m0 glc = 06 04 09 c1 7c 00 00 00
asm s_buffer_atomic_add s96, ttmp[4:7], m0 glc = 38 18 09 c1 7c 00 00 00
asm s_buffer_atomic_add s32, s[92:95], s101 offset:0x1 glc = 2e 48 0b c1 01 00 00 ca
asm s_buffer_atomic_add vcc_hi, s[64:67], 0x1234 = e0 1a 0a c1 34 12 00 00
asm s_buffer_atomic_add s19, s[84:87], s7 = ea 04 08 c1 07 00 00 00
asm s_buffer_atomic_add s19, s[84:87], s7 offset:0x7ffff = ea 44 0a c1 ff ff 07 0e
bad s_buffer_atomic_add v0 ! 1:23: s_buffer_atomic_add needs 'glc' with these operands
bad s_buffer_atomic_add vcc_lo, s[60:63], 0xfffff offen ! 1:47: s_buffer_atomic_add has no modifier 'offen'

target gfx1010
asm s_buffer_atomic_add s16, s[32:35], 0x1 = 10 04 08 f5 01 00 00 fa
asm s_buffer_atomic_add s16, s[32:35], s48 = 10 04 08 f5 00 00 00 60
asm s_buffer_atomic_add s16, s[32:35], 0x1 glc = 10 04 09 f5 01 00 00 fa
asm s_buffer_atomic_add s16, s[32:35], s48 glc = 10 04 09 f5 00 00 00 60
