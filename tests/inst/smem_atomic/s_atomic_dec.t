# s_atomic_dec: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm s_atomic_dec s39, s[58:59], 0x4 = dd 09 32 c2 04 00 00 00
asm s_atomic_dec s73, s[52:53], flat_scratch_lo = 5a 12 30 c2 66 00 00 00
asm s_atomic_dec s18, xnack_mask, s7 = b4 04 30 c2 07 00 00 00
asm s_atomic_dec s61, s[60:61], s7 offset:0x1 = 5e 4f 32 c2 01 00 00 0e
asm s_atomic_dec s101, flat_scratch, 0xfffff glc = 73 19 33 c2 ff ff 0f 00
asm s_atomic_dec s63, xnack_mask, m0 glc = f4 0f 31 c2 7c 00 00 00
asm s_atomic_dec s1, s[90:91], s7 glc = 6d 00 31 c2 07 00 00 00
asm s_atomic_dec s32, flat_scratch, 0x4 = 33 08 32 c2 04 00 00 00
asm s_atomic_dec s62, s[74:75], s7 glc = a5 0f 31 c2 07 00 00 00
asm s_atomic_dec s62, s[74:75], s7 offset:0x4 glc = a5 4f 33 c2 04 00 00 0e
bad s_atomic_dec v0 ! 1:16: s_atomic_dec needs 'glc' with these operands
bad s_atomic_dec vcc_lo, s[62:63], 0xfffff offen ! 1:40: s_atomic_dec has no modifier 'offen'

target gfx1010
asm s_atomic_dec s16, s[32:33], 0x1 = 10 04 30 f6 01 00 00 fa
asm s_atomic_dec s16, s[32:33], s48 = 10 04 30 f6 00 00 00 60
asm s_atomic_dec s16, s[32:33], 0x1 glc = 10 04 31 f6 01 00 00 fa
asm s_atomic_dec s16, s[32:33], s48 glc = 10 04 31 f6 00 00 00 60
