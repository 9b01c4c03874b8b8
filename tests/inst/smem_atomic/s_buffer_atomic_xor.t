# s_buffer_atomic_xor: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm s_buffer_atomic_xor s35, s[80:83], 0x1234 = e8 08 2a c1 34 12 00 00
asm s_buffer_atomic_xor s12, s[52:55], s70 = 1a 03 28 c1 46 00 00 00
asm s_buffer_atomic_xor s2, s[64:67], s7 = a0 00 28 c1 07 00 00 00
asm s_buffer_atomic_xor s50, s[32:35], s101 offset:0x1 = 90 4c 2a c1 01 00 00 ca
asm s_buffer_atomic_xor s13, s[20:23], 0xfffff glc = 4a 03 2b c1 ff ff 0f 00
asm s_buffer_atomic_xor s78, s[36:39], s7 glc = 92 13 29 c1 07 00 00 00
asm s_buffer_atomic_xor s56, s[32:35], s7 glc = 10 0e 29 c1 07 00 00 00
asm s_buffer_atomic_xor s19, s[28:31], 0xfffff = ce 04 2a c1 ff ff 0f 00
asm s_buffer_atomic_xor s38, ttmp[4:7], s5 glc = b8 09 29 c1 05 00 00 00
asm s_buffer_atomic_xor s38, ttmp[4:7], s5 offset:0x7ffff glc = b8 49 2b c1 ff ff 07 0a
bad s_buffer_atomic_xor v0 ! 1:23: s_buffer_atomic_xor needs 'glc' with these operands
bad s_buffer_atomic_xor vcc_lo, s[60:63], 0xfffff offen ! 1:47: s_buffer_atomic_xor has no modifier 'offen'

target gfx1010
asm s_buffer_atomic_xor s16, s[32:35], 0x1 = 10 04 28 f5 01 00 00 fa
asm s_buffer_atomic_xor s16, s[32:35], s48 = 10 04 28 f5 00 00 00 60
asm s_buffer_atomic_xor s16, s[32:35], 0x1 glc = 10 04 29 f5 01 00 00 fa
asm s_buffer_atomic_xor s16, s[32:35], s48 glc = 10 04 29 f5 00 00 00 60
