# s_buffer_atomic_add_x2: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm s_buffer_atomic_add_x2 s[56:57], s[60:63], 0xfffff = 1e 0e 8a c1 ff ff 0f 00
asm s_buffer_atomic_add_x2 s[46:47], s[8:11], m0 = 84 0b 88 c1 7c 00 00 00
asm s_buffer_atomic_add_x2 s[12:13], s[84:87], m0 = 2a 03 88 c1 7c 00 00 00
asm s_buffer_atomic_add_x2 s[52:53], s[40:43], vcc_hi offset:0x1 = 14 4d 8a c1 01 00 00 d6
asm s_buffer_atomic_add_x2 vcc, ttmp[4:7], 0x1234 glc = b8 1a 8b c1 34 12 00 00
asm s_buffer_atomic_add_x2 s[14:15], s[44:47], flat_scratch_lo glc = 96 03 89 c1 66 00 00 00
asm s_buffer_atomic_add_x2 s[2:3], ttmp[4:7], s53 glc = b8 00 89 c1 35 00 00 00
asm s_buffer_atomic_add_x2 s[16:17], ttmp[4:7], m0 offset:0x1 glc = 38 44 8b c1 01 00 00 f8
bad s_buffer_atomic_add_x2 v0 ! 1:26: s_buffer_atomic_add_x2 needs 'glc' with these operands
bad s_buffer_atomic_add_x2 vcc, s[60:63], 0xfffff offen ! 1:47: s_buffer_atomic_add_x2 has no modifier 'offen'

target gfx1010
asm s_buffer_atomic_add_x2 s[16:17], s[32:35], 0x1 = 10 04 88 f5 01 00 00 fa
asm s_buffer_atomic_add_x2 s[16:17], s[32:35], s48 = 10 04 88 f5 00 00 00 60
asm s_buffer_atomic_add_x2 s[16:17], s[32:35], 0x1 glc = 10 04 89 f5 01 00 00 fa
asm s_buffer_atomic_add_x2 s[16:17], s[32:35], s48 glc = 10 04 89 f5 00 00 00 60
