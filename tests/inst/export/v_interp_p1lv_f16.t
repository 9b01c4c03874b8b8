# v_interp_p1lv_f16: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm v_interp_p1lv_f16 v5, v255, attr0.w, v5 = 05 00 75 d2 c0 fe 17 04
asm v_interp_p1lv_f16 v100, -v100, attr32.x, -v77 high = 64 00 75 d2 20 c9 36 c5
asm v_interp_p1lv_f16 v0, |v20|, attr31.x, -|v100| mul:4 = 00 06 75 d2 1f 28 92 95
asm v_interp_p1lv_f16 v255, -|v255|, attr0.y, v5 div:2 = ff 02 75 d2 40 fe 17 5c
asm v_interp_p1lv_f16 v5, v5, attr1.w, -v1 high clamp = 05 80 75 d2 c1 0b 06 84
asm v_interp_p1lv_f16 v0, -v0, attr1.z, v100 high = 00 00 75 d2 81 01 92 45
bad v_interp_p1lv_f16 v100, v216, attr0.z ! 1:38: expected 4 operands, found 3
bad v_interp_p1lv_f16 s100, v216, attr0.z, v7 ! 1:19: destination must be a vector register
bad v_interp_p1lv_f16 v100, v216, attr0.z, v7 offen ! 1:43: v_interp_p1lv_f16 has no modifier 'offen'

target gfx1010
asm v_interp_p1lv_f16 v8, v16, attr1.y, v40 = 08 00 43 d7 41 20 a2 04
