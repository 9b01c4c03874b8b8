# s_waitcnt_vmcnt: text and bits, as LLVM 22 has them.

target gfx1010
asm s_waitcnt_vmcnt s16, 0x1 = 01 00 10 bc
asm s_waitcnt_vmcnt s64, 0x5c8 = c8 05 40 bc
asm s_waitcnt_vmcnt s0, 0x603 = 03 06 00 bc
asm s_waitcnt_vmcnt s32, 0x31e = 1e 03 20 bc
asm s_waitcnt_vmcnt s64, 0x202 = 02 02 40 bc
bad s_waitcnt_vmcnt s0, s1, s2, s3, s4, s5 ! 1:21: expected a number, found a scalar register
bad s_waitcnt_vmcnt s16, 0x1 offen ! 1:26: s_waitcnt_vmcnt has no modifier 'offen'

target gfx1100
dis s_waitcnt_vmcnt s16, 0x1 = 01 00 90 bc
