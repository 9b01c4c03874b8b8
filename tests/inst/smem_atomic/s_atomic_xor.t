# s_atomic_xor: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm s_atomic_xor s21, s[44:45], 0xfffff = 56 05 2a c2 ff ff 0f 00
asm s_atomic_xor s5, s[30:31], s7 = 4f 01 28 c2 07 00 00 00
asm s_atomic_xor flat_scratch_lo, s[32:33], s73 = 90 19 28 c2 49 00 00 00
asm s_atomic_xor s75, s[96:97], s7 offset:0x1 = f0 52 2a c2 01 00 00 0e
asm s_atomic_xor s11, vcc, 0x0 glc = f5 02 2b c2 00 00 00 00
asm s_atomic_xor s15, s[100:101], m0 glc = f2 03 29 c2 7c 00 00 00
asm s_atomic_xor flat_scratch_lo, s[2:3], m0 glc = 81 19 29 c2 7c 00 00 00
asm s_atomic_xor s1, s[74:75], 0x4 = 65 00 2a c2 04 00 00 00
asm s_atomic_xor flat_scratch_lo, vcc, m0 offset:0x4 glc = b5 59 2b c2 04 00 00 f8
bad s_atomic_xor v0 ! 1:16: s_atomic_xor needs 'glc' with these operands
bad s_atomic_xor vcc_lo, s[62:63], 0xfffff offen ! 1:40: s_atomic_xor has no modifier 'offen'

target gfx1010
asm s_atomic_xor s16, s[32:33], 0x1 = 10 04 28 f6 01 00 00 fa
asm s_atomic_xor s16, s[32:33], s48 = 10 04 28 f6 00 00 00 60
asm s_atomic_xor s16, s[32:33], 0x1 glc = 10 04 29 f6 01 00 00 fa
asm s_atomic_xor s16, s[32:33], s48 glc = 10 04 29 f6 00 00 00 60
