# v_interp_p1_f32: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm v_interp_p1_f32_e64 v233, v93, attr1.z mul:2 = e9 00 70 d2 81 ba 02 08
asm v_interp_p1_f32_e64 v7, |v120|, attr1.y div:2 = 07 02 70 d2 41 f0 02 18
asm v_interp_p1_f32_e32 v5, v0, attr0.y = 00 01 14 d4
asm v_interp_p1_f32_e64 v1, v71, attr32.w clamp = 01 80 70 d2 e0 8e 02 00
bad v_interp_p1_f32_e64 v100, v216 ! 1:31: expected 3 operands, found 2
bad v_interp_p1_f32_e64 s100, v216, attr0.z ! 1:21: destination must be a vector register
bad v_interp_p1_f32_e64 v100, v216, attr0.z offen ! 1:41: v_interp_p1_f32_e64 has no modifier 'offen'

target gfx1010
asm v_interp_p1_f32_e64 v8, v16, attr1.y = 08 00 00 d6 41 20 02 00
asm v_interp_p1_f32_e32 v8, v16, attr1.y = 10 05 20 c8
