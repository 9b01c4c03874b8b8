# v_interp_p2_f32: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm v_interp_p2_f32_e64 v1, |v1|, attr31.x mul:2 = 01 02 71 d2 1f 02 02 08
asm v_interp_p2_f32_e32 v255, v100, attr0.w = 64 03 fd d7
asm v_interp_p2_f32_e64 v69, |v255|, attr32.w clamp mul:2 = 45 82 71 d2 e0 fe 03 08
asm v_interp_p2_f32_e32 v203, v0, attr32.w = 00 83 2d d7
bad v_interp_p2_f32_e64 v100, v216 ! 1:31: expected 3 operands, found 2
bad v_interp_p2_f32_e64 s100, v216, attr0.z ! 1:21: destination must be a vector register
bad v_interp_p2_f32_e64 v100, v216, attr0.z offen ! 1:41: v_interp_p2_f32_e64 has no modifier 'offen'

target gfx1010
asm v_interp_p2_f32_e64 v8, v16, attr1.y = 08 00 01 d6 41 20 02 00
asm v_interp_p2_f32_e32 v8, v16, attr1.y = 10 05 21 c8
