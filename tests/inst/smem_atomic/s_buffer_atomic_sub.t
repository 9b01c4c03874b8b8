# s_buffer_atomic_sub: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm s_buffer_atomic_sub s67, s[8:11], 0xfffff = c4 10 0e c1 ff ff 0f 00
asm s_buffer_atomic_sub s44, s[72:75], vcc_lo = 24 0b 0c c1 6a 00 00 00
asm s_buffer_atomic_sub s56, s[24:27], s7 = 0c 0e 0c c1 07 00 00 00
asm s_buffer_atomic_sub vcc_hi, s[80:83], 0xfffff glc = e8 1a 0f c1 ff ff 0f 00
asm s_buffer_atomic_sub s43, s[32:35], s7 glc = d0 0a 0d c1 07 00 00 00
asm s_buffer_atomic_sub s52, s[84:87], s7 glc = 2a 0d 0d c1 07 00 00 00
asm s_buffer_atomic_sub s78, s[32:35], m0 offset:0x4 glc = 90 53 0f c1 04 00 00 f8
asm s_buffer_atomic_sub s72, s[88:91], 0x1234 = 2c 12 0e c1 34 12 00 00
asm s_buffer_atomic_sub s26, s[24:27], s7 offset:0x1 = 8c 46 0e c1 01 00 00 0e
bad s_buffer_atomic_sub v0 ! 1:23: s_buffer_atomic_sub needs 'glc' with these operands
bad s_buffer_atomic_sub vcc_lo, s[60:63], 0xfffff offen ! 1:47: s_buffer_atomic_sub has no modifier 'offen'

target gfx1010
asm s_buffer_atomic_sub s16, s[32:35], 0x1 = 10 04 0c f5 01 00 00 fa
asm s_buffer_atomic_sub s16, s[32:35], s48 = 10 04 0c f5 00 00 00 60
asm s_buffer_atomic_sub s16, s[32:35], 0x1 glc = 10 04 0d f5 01 00 00 fa
asm s_buffer_atomic_sub s16, s[32:35], s48 glc = 10 04 0d f5 00 00 00 60
