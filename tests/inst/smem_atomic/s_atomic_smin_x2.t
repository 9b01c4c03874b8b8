# s_atomic_smin_x2: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm s_atomic_smin_x2 s[46:47], s[34:35], 0x0 = 91 0b 92 c2 00 00 00 00
asm s_atomic_smin_x2 s[16:17], s[16:17], m0 = 08 04 90 c2 7c 00 00 00
asm s_atomic_smin_x2 flat_scratch, s[86:87], m0 = ab 19 90 c2 7c 00 00 00
asm s_atomic_smin_x2 s[44:45], flat_scratch, s26 offset:0x4 = 33 4b 92 c2 04 00 00 34
asm s_atomic_smin_x2 s[34:35], s[100:101], -0x1 glc = b2 08 93 c2 ff ff 1f 00
asm s_atomic_smin_x2 s[80:81], s[78:79], s47 glc = 27 14 91 c2 2f 00 00 00
asm s_atomic_smin_x2 vcc, s[30:31], s7 glc = 8f 1a 91 c2 07 00 00 00
asm s_atomic_smin_x2 s[44:45], xnack_mask, s7 offset:0x4 glc = 34 4b 93 c2 04 00 00 0e
bad s_atomic_smin_x2 v0 ! 1:20: s_atomic_smin_x2 needs 'glc' with these operands
bad s_atomic_smin_x2 vcc, s[62:63], 0xfffff offen ! 1:41: s_atomic_smin_x2 has no modifier 'offen'

target gfx1010
asm s_atomic_smin_x2 s[16:17], s[32:33], 0x1 = 10 04 90 f6 01 00 00 fa
asm s_atomic_smin_x2 s[16:17], s[32:33], s48 = 10 04 90 f6 00 00 00 60
asm s_atomic_smin_x2 s[16:17], s[32:33], 0x1 glc = 10 04 91 f6 01 00 00 fa
asm s_atomic_smin_x2 s[16:17], s[32:33], s48 glc = 10 04 91 f6 00 00 00 60
