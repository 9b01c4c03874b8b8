# v_s_log_f32: text and bits, as LLVM 22 has them.

target gfx1200
asm v_s_log_f32 s16, s32 = 10 00 82 d6 20 00 00 00
