# v_s_rcp_f16: text and bits, as LLVM 22 has them.

target gfx1200
asm v_s_rcp_f16 s16, s32 = 10 00 85 d6 20 00 00 00
