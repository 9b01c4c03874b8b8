# v_interp_p2_f16: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm v_interp_p2_f16 v166, v100, attr31.z, v1 = a6 00 77 d2 9f c8 06 04
asm v_interp_p2_f16 v5, v7, attr32.x, -v135 high = 05 00 77 d2 20 0f 1e 86
asm v_interp_p2_f16 v5, -|v100|, attr31.y, v255 clamp = 05 82 77 d2 5f c8 fe 47
asm v_interp_p2_f16 v1, -|v0|, attr1.y, |v5| op_sel:[0,0,0,1] = 01 46 77 d2 41 00 16 44
asm v_interp_p2_f16 v5, |v100|, attr1.w, v7 = 05 02 77 d2 c1 c8 1e 04
asm v_interp_p2_f16 v100, -|v0|, attr32.w, -v255 op_sel:[0,0,1,0] = 64 22 77 d2 e0 00 fe c7
bad v_interp_p2_f16 v100, v216, attr0.z ! 1:36: expected 4 operands, found 3
bad v_interp_p2_f16 s100, v216, attr0.z, v7 ! 1:17: destination must be a vector register
bad v_interp_p2_f16 v100, v216, attr0.z, v7 offen ! 1:41: v_interp_p2_f16 has no modifier 'offen'

target gfx1010
asm v_interp_p2_f16 v8, v16, attr1.y, v40 = 08 00 5a d7 41 20 a2 04
