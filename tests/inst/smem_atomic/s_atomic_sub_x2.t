# s_atomic_sub_x2: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm s_atomic_sub_x2 s[66:67], s[46:47], 0xfffff = 97 10 8e c2 ff ff 0f 00
asm s_atomic_sub_x2 s[100:101], s[78:79], s85 = 27 19 8c c2 55 00 00 00
asm s_atomic_sub_x2 s[100:101], s[52:53], m0 = 1a 19 8c c2 7c 00 00 00
asm s_atomic_sub_x2 s[16:17], vcc, flat_scratch_lo offset:0x4 = 35 44 8e c2 04 00 00 cc
asm s_atomic_sub_x2 s[100:101], s[18:19], -0x8000 glc = 09 19 8f c2 00 80 1f 00
asm s_atomic_sub_x2 s[72:73], s[60:61], vcc_lo glc = 1e 12 8d c2 6a 00 00 00
asm s_atomic_sub_x2 s[30:31], s[30:31], m0 glc = 8f 07 8d c2 7c 00 00 00
asm s_atomic_sub_x2 s[0:1], s[48:49], s7 offset:0x1 glc = 18 40 8f c2 01 00 00 0e
bad s_atomic_sub_x2 v0 ! 1:19: s_atomic_sub_x2 needs 'glc' with these operands
bad s_atomic_sub_x2 vcc, s[62:63], 0xfffff offen ! 1:40: s_atomic_sub_x2 has no modifier 'offen'

target gfx1010
asm s_atomic_sub_x2 s[16:17], s[32:33], 0x1 = 10 04 8c f6 01 00 00 fa
asm s_atomic_sub_x2 s[16:17], s[32:33], s48 = 10 04 8c f6 00 00 00 60
asm s_atomic_sub_x2 s[16:17], s[32:33], 0x1 glc = 10 04 8d f6 01 00 00 fa
asm s_atomic_sub_x2 s[16:17], s[32:33], s48 glc = 10 04 8d f6 00 00 00 60
