# v_minimum_f64: text and bits, as LLVM 22 has them.

target gfx1200
asm v_minimum_f64 v[8:9], v[16:17], v[24:25] = 08 00 41 d7 10 31 02 00
