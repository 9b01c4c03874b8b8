# s_buffer_atomic_swap: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm s_buffer_atomic_swap s17, ttmp[4:7], 0x0 = 78 04 02 c1 00 00 00 00
asm s_buffer_atomic_swap s9, s[0:3], m0 = 40 02 00 c1 7c 00 00 00
asm s_buffer_atomic_swap s101, s[88:91], s7 = 6c 19 00 c1 07 00 00 00
asm s_buffer_atomic_swap vcc_hi, s[80:83], 0x4 glc = e8 1a 03 c1 04 00 00 00
asm s_buffer_atomic_swap vcc_lo, s[44:47], s7 glc = 96 1a 01 c1 07 00 00 00
asm s_buffer_atomic_swap vcc_hi, s[72:75], s7 glc = e4 1a 01 c1 07 00 00 00
asm s_buffer_atomic_swap s79, ttmp[4:7], m0 offset:0x4 glc = f8 53 03 c1 04 00 00 f8
asm s_buffer_atomic_swap s10, s[44:47], 0xfffff = 96 02 02 c1 ff ff 0f 00
asm s_buffer_atomic_swap s86, s[8:11], flat_scratch_lo = 84 15 00 c1 66 00 00 00
asm s_buffer_atomic_swap s86, s[8:11], flat_scratch_lo offset:0x7ffff = 84 55 02 c1 ff ff 07 cc
bad s_buffer_atomic_swap v0 ! 1:24: s_buffer_atomic_swap needs 'glc' with these operands
bad s_buffer_atomic_swap vcc_lo, s[60:63], 0xfffff offen ! 1:48: s_buffer_atomic_swap has no modifier 'offen'

target gfx1010
asm s_buffer_atomic_swap s16, s[32:35], 0x1 = 10 04 00 f5 01 00 00 fa
asm s_buffer_atomic_swap s16, s[32:35], s48 = 10 04 00 f5 00 00 00 60
asm s_buffer_atomic_swap s16, s[32:35], 0x1 glc = 10 04 01 f5 01 00 00 fa
asm s_buffer_atomic_swap s16, s[32:35], s48 glc = 10 04 01 f5 00 00 00 60
