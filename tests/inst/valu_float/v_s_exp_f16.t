# v_s_exp_f16: text and bits, as LLVM 22 has them.

target gfx1200
asm v_s_exp_f16 s16, s32 = 10 00 81 d6 20 00 00 00
asm v_s_exp_f16 s0, 0x3e00 = 00 00 81 d6 ff 00 00 00 00 3e 00 00
bad v_s_exp_f16 s0, 65536 ! 1:17: the number does not fit in 16 bits
