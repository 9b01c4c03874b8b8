# s_buffer_atomic_inc: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm s_buffer_atomic_inc s22, s[32:35], 0xfffff = 90 05 2e c1 ff ff 0f 00
asm s_buffer_atomic_inc s82, s[36:39], s7 = 92 14 2c c1 07 00 00 00
asm s_buffer_atomic_inc vcc_hi, s[44:47], m0 = d6 1a 2c c1 7c 00 00 00
asm s_buffer_atomic_inc s16, s[60:63], s7 offset:0x1 = 1e 44 2e c1 01 00 00 0e
asm s_buffer_atomic_inc s45, s[44:47], 0x1234 glc = 56 0b 2f c1 34 12 00 00
asm s_buffer_atomic_inc vcc_hi, s[28:31], m0 glc = ce 1a 2d c1 7c 00 00 00
asm s_buffer_atomic_inc s71, s[0:3], m0 glc = c0 11 2d c1 7c 00 00 00
asm s_buffer_atomic_inc s101, ttmp[4:7], s15 offset:0x4 glc = 78 59 2f c1 04 00 00 1e
bad s_buffer_atomic_inc v0 ! 1:23: s_buffer_atomic_inc needs 'glc' with these operands
bad s_buffer_atomic_inc vcc_lo, s[60:63], 0xfffff offen ! 1:47: s_buffer_atomic_inc has no modifier 'offen'

target gfx1010
asm s_buffer_atomic_inc s16, s[32:35], 0x1 = 10 04 2c f5 01 00 00 fa
asm s_buffer_atomic_inc s16, s[32:35], s48 = 10 04 2c f5 00 00 00 60
asm s_buffer_atomic_inc s16, s[32:35], 0x1 glc = 10 04 2d f5 01 00 00 fa
asm s_buffer_atomic_inc s16, s[32:35], s48 glc = 10 04 2d f5 00 00 00 60
