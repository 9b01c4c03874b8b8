# s_atomic_inc_x2: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm s_atomic_inc_x2 s[46:47], s[0:1], 0x4 = 80 0b ae c2 04 00 00 00
asm s_atomic_inc_x2 s[62:63], vcc, m0 = b5 0f ac c2 7c 00 00 00
asm s_atomic_inc_x2 s[94:95], s[60:61], m0 = 9e 17 ac c2 7c 00 00 00
asm s_atomic_inc_x2 s[22:23], flat_scratch, -0x1 glc = b3 05 af c2 ff ff 1f 00
asm s_atomic_inc_x2 s[32:33], s[44:45], s7 glc = 16 08 ad c2 07 00 00 00
asm s_atomic_inc_x2 xnack_mask, s[48:49], m0 glc = 18 1a ad c2 7c 00 00 00
asm s_atomic_inc_x2 vcc, s[64:65], 0xfffff = a0 1a ae c2 ff ff 0f 00
asm s_atomic_inc_x2 s[100:101], s[54:55], m0 = 1b 19 ac c2 7c 00 00 00
asm s_atomic_inc_x2 s[100:101], s[96:97], m0 = 30 19 ac c2 7c 00 00 00
asm s_atomic_inc_x2 s[48:49], s[94:95], s1 glc = 2f 0c ad c2 01 00 00 00
asm s_atomic_inc_x2 s[100:101], s[96:97], m0 offset:0x4 = 30 59 ae c2 04 00 00 f8
asm s_atomic_inc_x2 s[48:49], s[94:95], s1 offset:0x4 glc = 2f 4c af c2 04 00 00 02
bad s_atomic_inc_x2 v0 ! 1:19: s_atomic_inc_x2 needs 'glc' with these operands
bad s_atomic_inc_x2 vcc, s[62:63], 0xfffff offen ! 1:40: s_atomic_inc_x2 has no modifier 'offen'

target gfx1010
asm s_atomic_inc_x2 s[16:17], s[32:33], 0x1 = 10 04 ac f6 01 00 00 fa
asm s_atomic_inc_x2 s[16:17], s[32:33], s48 = 10 04 ac f6 00 00 00 60
asm s_atomic_inc_x2 s[16:17], s[32:33], 0x1 glc = 10 04 ad f6 01 00 00 fa
asm s_atomic_inc_x2 s[16:17], s[32:33], s48 glc = 10 04 ad f6 00 00 00 60
