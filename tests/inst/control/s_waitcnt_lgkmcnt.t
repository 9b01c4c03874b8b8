# s_waitcnt_lgkmcnt: text and bits, as LLVM 22 has them.

target gfx1010
asm s_waitcnt_lgkmcnt s16, 0x1 = 01 00 10 bd
asm s_waitcnt_lgkmcnt s32, 0xb34 = 34 0b 20 bd
asm s_waitcnt_lgkmcnt s64, 0xfe4 = e4 0f 40 bd
asm s_waitcnt_lgkmcnt s64, 0xe99 = 99 0e 40 bd
asm s_waitcnt_lgkmcnt s0, 0x2fe = fe 02 00 bd
bad s_waitcnt_lgkmcnt s0, s1, s2, s3, s4, s5 ! 1:23: expected a number, found a scalar register
bad s_waitcnt_lgkmcnt s16, 0x1 offen ! 1:28: s_waitcnt_lgkmcnt has no modifier 'offen'

target gfx1100
dis s_waitcnt_lgkmcnt s16, 0x1 = 01 00 90 bd
