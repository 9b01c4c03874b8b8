# s_atomic_add_x2: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm s_atomic_add_x2 s[4:5], s[78:79], 0x1234 = 27 01 8a c2 34 12 00 00
asm s_atomic_add_x2 s[36:37], s[36:37], m0 = 12 09 88 c2 7c 00 00 00
asm s_atomic_add_x2 s[96:97], xnack_mask, m0 = 34 18 88 c2 7c 00 00 00
asm s_atomic_add_x2 s[78:79], s[90:91], 0x0 glc = ad 13 8b c2 00 00 00 00
asm s_atomic_add_x2 s[36:37], s[26:27], m0 glc = 0d 09 89 c2 7c 00 00 00
asm s_atomic_add_x2 s[2:3], s[36:37], s7 glc = 92 00 89 c2 07 00 00 00
asm s_atomic_add_x2 s[64:65], s[84:85], 0x0 = 2a 10 8a c2 00 00 00 00
asm s_atomic_add_x2 s[24:25], s[30:31], s7 = 0f 06 88 c2 07 00 00 00
asm s_atomic_add_x2 s[16:17], vcc, s98 offset:0x1 = 35 44 8a c2 01 00 00 c4
asm s_atomic_add_x2 s[42:43], flat_scratch, s7 glc = b3 0a 89 c2 07 00 00 00
asm s_atomic_add_x2 s[42:43], flat_scratch, s7 offset:0x4 glc = b3 4a 8b c2 04 00 00 0e
bad s_atomic_add_x2 v0 ! 1:19: s_atomic_add_x2 needs 'glc' with these operands
bad s_atomic_add_x2 vcc, s[62:63], 0xfffff offen ! 1:40: s_atomic_add_x2 has no modifier 'offen'

target gfx1010
asm s_atomic_add_x2 s[16:17], s[32:33], 0x1 = 10 04 88 f6 01 00 00 fa
asm s_atomic_add_x2 s[16:17], s[32:33], s48 = 10 04 88 f6 00 00 00 60
asm s_atomic_add_x2 s[16:17], s[32:33], 0x1 glc = 10 04 89 f6 01 00 00 fa
asm s_atomic_add_x2 s[16:17], s[32:33], s48 glc = 10 04 89 f6 00 00 00 60
