# s_round_mode: text and bits, as LLVM 22 has them.

target gfx1010
asm s_round_mode 0x1 = 01 00 a4 bf
asm s_round_mode 0xf2c = 2c 0f a4 bf
asm s_round_mode 0x3ee = ee 03 a4 bf
asm s_round_mode 0x3b0 = b0 03 a4 bf
asm s_round_mode 0xf9e = 9e 0f a4 bf
bad s_round_mode s0, s1, s2, s3, s4, s5 ! 1:14: expected a number, found a scalar register
bad s_round_mode 0x1 offen ! 1:18: s_round_mode has no modifier 'offen'

target gfx1100
asm s_round_mode 0x1 = 01 00 91 bf
