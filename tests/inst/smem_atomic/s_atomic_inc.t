# s_atomic_inc: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm s_atomic_inc vcc_hi, s[4:5], 0xfffff = c2 1a 2e c2 ff ff 0f 00
asm s_atomic_inc s53, flat_scratch, m0 = 73 0d 2c c2 7c 00 00 00
asm s_atomic_inc s30, s[90:91], m0 = ad 07 2c c2 7c 00 00 00
asm s_atomic_inc s7, s[8:9], s7 offset:0x4 = c4 41 2e c2 04 00 00 0e
asm s_atomic_inc s24, s[100:101], 0x1234 glc = 32 06 2f c2 34 12 00 00
asm s_atomic_inc s18, s[44:45], s1 glc = 96 04 2d c2 01 00 00 00
asm s_atomic_inc s3, s[18:19], m0 glc = c9 00 2d c2 7c 00 00 00
asm s_atomic_inc s54, s[18:19], m0 offset:0x1 glc = 89 4d 2f c2 01 00 00 f8
bad s_atomic_inc v0 ! 1:16: s_atomic_inc needs 'glc' with these operands
bad s_atomic_inc vcc_lo, s[62:63], 0xfffff offen ! 1:40: s_atomic_inc has no modifier 'offen'

target gfx1010
asm s_atomic_inc s16, s[32:33], 0x1 = 10 04 2c f6 01 00 00 fa
asm s_atomic_inc s16, s[32:33], s48 = 10 04 2c f6 00 00 00 60
asm s_atomic_inc s16, s[32:33], 0x1 glc = 10 04 2d f6 01 00 00 fa
asm s_atomic_inc s16, s[32:33], s48 glc = 10 04 2d f6 00 00 00 60
