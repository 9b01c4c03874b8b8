# s_buffer_atomic_swap_x2: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm s_buffer_atomic_swap_x2 s[38:39], s[92:95], 0x1234 = ae 09 82 c1 34 12 00 00
asm s_buffer_atomic_swap_x2 s[52:53], s[80:83], s31 = 28 0d 80 c1 1f 00 00 00
asm s_buffer_atomic_swap_x2 s[6:7], s[12:15], m0 = 86 01 80 c1 7c 00 00 00
asm s_buffer_atomic_swap_x2 xnack_mask, s[24:27], s7 offset:0x4 = 0c 5a 82 c1 04 00 00 0e
asm s_buffer_atomic_swap_x2 s[94:95], s[40:43], 0x4 glc = 94 17 83 c1 04 00 00 00
asm s_buffer_atomic_swap_x2 s[100:101], s[88:91], flat_scratch_lo glc = 2c 19 81 c1 66 00 00 00
asm s_buffer_atomic_swap_x2 s[62:63], s[92:95], s7 glc = ae 0f 81 c1 07 00 00 00
asm s_buffer_atomic_swap_x2 s[54:55], ttmp[4:7], 0xfffff = b8 0d 82 c1 ff ff 0f 00
asm s_buffer_atomic_swap_x2 s[38:39], s[44:47], s7 offset:0x4 glc = 96 49 83 c1 04 00 00 0e
bad s_buffer_atomic_swap_x2 v0 ! 1:27: s_buffer_atomic_swap_x2 needs 'glc' with these operands
bad s_buffer_atomic_swap_x2 vcc, s[60:63], 0xfffff offen ! 1:48: s_buffer_atomic_swap_x2 has no modifier 'offen'

target gfx1010
asm s_buffer_atomic_swap_x2 s[16:17], s[32:35], 0x1 = 10 04 80 f5 01 00 00 fa
asm s_buffer_atomic_swap_x2 s[16:17], s[32:35], s48 = 10 04 80 f5 00 00 00 60
asm s_buffer_atomic_swap_x2 s[16:17], s[32:35], 0x1 glc = 10 04 81 f5 01 00 00 fa
asm s_buffer_atomic_swap_x2 s[16:17], s[32:35], s48 glc = 10 04 81 f5 00 00 00 60
