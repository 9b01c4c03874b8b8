# s_wait_event: text and bits, as LLVM 22 has them.

target gfx1100
asm s_wait_event 0x1 = 01 00 8b bf
