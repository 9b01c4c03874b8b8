# v_pk_add_f32: text and bits, as LLVM 22 has them.

target gfx90a
asm v_pk_add_f32 v[8:9], v[16:17], v[24:25] = 08 40 b2 d3 10 31 02 18
