# s_wait_expcnt: text and bits, as LLVM 22 has them.

target gfx1200
asm s_wait_expcnt 0x1 = 01 00 c4 bf
