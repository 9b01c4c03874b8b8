# s_denorm_mode: text and bits, as LLVM 22 has them.

target gfx1010
asm s_denorm_mode 1 = 01 00 a5 bf
asm s_denorm_mode 0xaf6 = f6 0a a5 bf
asm s_denorm_mode 0x878 = 78 08 a5 bf
asm s_denorm_mode 0xf50 = 50 0f a5 bf
asm s_denorm_mode 0x52a = 2a 05 a5 bf
bad s_denorm_mode s0, s1, s2, s3, s4, s5 ! 1:15: expected a number, found a scalar register
bad s_denorm_mode 1 offen ! 1:17: s_denorm_mode has no modifier 'offen'

target gfx1100
asm s_denorm_mode 1 = 01 00 92 bf
