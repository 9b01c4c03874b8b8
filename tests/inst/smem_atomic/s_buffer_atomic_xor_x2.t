# s_buffer_atomic_xor_x2: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm s_buffer_atomic_xor_x2 s[84:85], s[44:47], 0xfffff = 16 15 aa c1 ff ff 0f 00
asm s_buffer_atomic_xor_x2 s[100:101], s[32:35], m0 = 10 19 a8 c1 7c 00 00 00
asm s_buffer_atomic_xor_x2 s[8:9], ttmp[4:7], s7 = 38 02 a8 c1 07 00 00 00
asm s_buffer_atomic_xor_x2 s[28:29], s[76:79], m0 offset:0x4 = 26 47 aa c1 04 00 00 f8
asm s_buffer_atomic_xor_x2 vcc, s[60:63], 0x4 glc = 9e 1a ab c1 04 00 00 00
asm s_buffer_atomic_xor_x2 s[100:101], s[24:27], m0 glc = 0c 19 a9 c1 7c 00 00 00
asm s_buffer_atomic_xor_x2 s[38:39], ttmp[4:7], s7 glc = b8 09 a9 c1 07 00 00 00
asm s_buffer_atomic_xor_x2 s[22:23], s[0:3], 0x1234 = 80 05 aa c1 34 12 00 00
asm s_buffer_atomic_xor_x2 s[22:23], ttmp[4:7], flat_scratch_lo glc = b8 05 a9 c1 66 00 00 00
asm s_buffer_atomic_xor_x2 s[22:23], ttmp[4:7], flat_scratch_lo offset:0x7ffff glc = b8 45 ab c1 ff ff 07 cc
bad s_buffer_atomic_xor_x2 v0 ! 1:26: s_buffer_atomic_xor_x2 needs 'glc' with these operands
bad s_buffer_atomic_xor_x2 vcc, s[60:63], 0xfffff offen ! 1:47: s_buffer_atomic_xor_x2 has no modifier 'offen'

target gfx1010
asm s_buffer_atomic_xor_x2 s[16:17], s[32:35], 0x1 = 10 04 a8 f5 01 00 00 fa
asm s_buffer_atomic_xor_x2 s[16:17], s[32:35], s48 = 10 04 a8 f5 00 00 00 60
asm s_buffer_atomic_xor_x2 s[16:17], s[32:35], 0x1 glc = 10 04 a9 f5 01 00 00 fa
asm s_buffer_atomic_xor_x2 s[16:17], s[32:35], s48 glc = 10 04 a9 f5 00 00 00 60
