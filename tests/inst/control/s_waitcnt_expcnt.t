# s_waitcnt_expcnt: text and bits, as LLVM 22 has them.

target gfx1010
asm s_waitcnt_expcnt s16, 0x1 = 01 00 90 bc
asm s_waitcnt_expcnt s80, 0x7cf = cf 07 d0 bc
asm s_waitcnt_expcnt s0, 0x99b = 9b 09 80 bc
asm s_waitcnt_expcnt s64, 0xfd7 = d7 0f c0 bc
asm s_waitcnt_expcnt s32, 0xe5c = 5c 0e a0 bc
bad s_waitcnt_expcnt s0, s1, s2, s3, s4, s5 ! 1:22: expected a number, found a scalar register
bad s_waitcnt_expcnt s16, 0x1 offen ! 1:27: s_waitcnt_expcnt has no modifier 'offen'

target gfx1100
dis s_waitcnt_expcnt s16, 0x1 = 01 00 10 bd
