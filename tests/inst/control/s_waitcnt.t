# s_waitcnt: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0) = 00 00 8c bf
asm s_waitcnt vmcnt(0) = 70 0f 8c bf
bad s_waitcnt v0 ! 1:11: expected counters, as vmcnt(0) & lgkmcnt(0), or a number, found v0
bad s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0) offen ! 1:41: 'offen' is not a counter of s_waitcnt

target gfx803
asm s_waitcnt vmcnt(15) expcnt(7) lgkmcnt(15) = 7f 0f 8c bf
asm s_waitcnt expcnt(5) = 5f 0f 8c bf
asm s_waitcnt lgkmcnt(0) = 7f 00 8c bf
asm s_waitcnt vmcnt(3) lgkmcnt(2) = 73 02 8c bf

target gfx900 gfx906
asm s_waitcnt vmcnt(15) = 7f 0f 8c bf
asm s_waitcnt expcnt(5) = 5f cf 8c bf
asm s_waitcnt lgkmcnt(0) = 7f c0 8c bf
asm s_waitcnt vmcnt(63) expcnt(7) lgkmcnt(15) = 7f cf 8c bf

target gfx1100
asm s_waitcnt vmcnt(0) expcnt(1) lgkmcnt(0) = 01 00 89 bf
