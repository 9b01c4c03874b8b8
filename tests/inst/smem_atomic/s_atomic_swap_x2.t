# s_atomic_swap_x2: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm s_atomic_swap_x2 s[42:43], s[18:19], -0x8000 = 89 0a 82 c2 00 80 1f 00
asm s_atomic_swap_x2 s[52:53], xnack_mask, s7 = 34 0d 80 c2 07 00 00 00
asm s_atomic_swap_x2 s[34:35], s[52:53], s61 = 9a 08 80 c2 3d 00 00 00
asm s_atomic_swap_x2 s[20:21], s[44:45], flat_scratch_lo offset:0x1 = 16 45 82 c2 01 00 00 cc
asm s_atomic_swap_x2 s[100:101], s[56:57], 0x0 glc = 1c 19 83 c2 00 00 00 00
asm s_atomic_swap_x2 s[84:85], s[58:59], s7 glc = 1d 15 81 c2 07 00 00 00
asm s_atomic_swap_x2 s[54:55], s[36:37], s101 glc = 92 0d 81 c2 65 00 00 00
asm s_atomic_swap_x2 s[90:91], s[36:37], m0 offset:0x1 glc = 92 56 83 c2 01 00 00 f8
bad s_atomic_swap_x2 v0 ! 1:20: s_atomic_swap_x2 needs 'glc' with these operands
bad s_atomic_swap_x2 vcc, s[62:63], 0xfffff offen ! 1:41: s_atomic_swap_x2 has no modifier 'offen'

target gfx1010
asm s_atomic_swap_x2 s[16:17], s[32:33], 0x1 = 10 04 80 f6 01 00 00 fa
asm s_atomic_swap_x2 s[16:17], s[32:33], s48 = 10 04 80 f6 00 00 00 60
asm s_atomic_swap_x2 s[16:17], s[32:33], 0x1 glc = 10 04 81 f6 01 00 00 fa
asm s_atomic_swap_x2 s[16:17], s[32:33], s48 glc = 10 04 81 f6 00 00 00 60
