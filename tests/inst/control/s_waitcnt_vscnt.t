# s_waitcnt_vscnt: text and bits, as LLVM 22 has them.

target gfx1010
asm s_waitcnt_vscnt s16, 0x1 = 01 00 90 bb
asm s_waitcnt_vscnt s48, 0xd61 = 61 0d b0 bb
asm s_waitcnt_vscnt s0, 0x7b3 = b3 07 80 bb
asm s_waitcnt_vscnt s0, 0xd95 = 95 0d 80 bb
asm s_waitcnt_vscnt s0, 0x3f6 = f6 03 80 bb
bad s_waitcnt_vscnt s0, s1, s2, s3, s4, s5 ! 1:21: expected a number, found a scalar register
bad s_waitcnt_vscnt s16, 0x1 offen ! 1:26: s_waitcnt_vscnt has no modifier 'offen'

target gfx1100
dis s_waitcnt_vscnt s16, 0x1 = 01 00 10 bc
