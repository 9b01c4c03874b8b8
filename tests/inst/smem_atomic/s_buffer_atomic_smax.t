# s_buffer_atomic_smax: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm s_buffer_atomic_smax s28, s[16:19], 0xfffff = 08 07 1a c1 ff ff 0f 00
asm s_buffer_atomic_smax s81, s[0:3], m0 = 40 14 18 c1 7c 00 00 00
asm s_buffer_atomic_smax s22, ttmp[4:7], s7 = b8 05 18 c1 07 00 00 00
asm s_buffer_atomic_smax s89, s[44:47], 0x4 glc = 56 16 1b c1 04 00 00 00
asm s_buffer_atomic_smax s59, s[32:35], s40 glc = d0 0e 19 c1 28 00 00 00
asm s_buffer_atomic_smax s17, s[20:23], vcc_hi glc = 4a 04 19 c1 6b 00 00 00
asm s_buffer_atomic_smax s43, ttmp[4:7], m0 offset:0x4 glc = f8 4a 1b c1 04 00 00 f8
asm s_buffer_atomic_smax s47, s[0:3], 0x4 = c0 0b 1a c1 04 00 00 00
asm s_buffer_atomic_smax s4, ttmp[4:7], m0 = 38 01 18 c1 7c 00 00 00
asm s_buffer_atomic_smax s4, ttmp[4:7], m0 offset:0x4 = 38 41 1a c1 04 00 00 f8
bad s_buffer_atomic_smax v0 ! 1:24: s_buffer_atomic_smax needs 'glc' with these operands
bad s_buffer_atomic_smax vcc_lo, s[60:63], 0xfffff offen ! 1:48: s_buffer_atomic_smax has no modifier 'offen'

target gfx1010
asm s_buffer_atomic_smax s16, s[32:35], 0x1 = 10 04 18 f5 01 00 00 fa
asm s_buffer_atomic_smax s16, s[32:35], s48 = 10 04 18 f5 00 00 00 60
asm s_buffer_atomic_smax s16, s[32:35], 0x1 glc = 10 04 19 f5 01 00 00 fa
asm s_buffer_atomic_smax s16, s[32:35], s48 glc = 10 04 19 f5 00 00 00 60
