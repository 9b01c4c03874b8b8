# s_prefetch_data: text and bits, as LLVM 22 has them.

target gfx1200
asm s_prefetch_data s[16:17], 0x1, s48, 1 = 48 c0 04 f4 01 00 00 60
