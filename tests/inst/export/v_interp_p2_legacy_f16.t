# v_interp_p2_legacy_f16: text and bits, as LLVM 22 has them.

target gfx803
asm v_interp_p2_f16 v0, v0, attr0.z, v1 = 00 00 76 d2 80 00 06 04
asm v_interp_p2_f16 v100, |v7|, attr1.w, -|v5| high = 64 06 76 d2 c1 0f 16 84
asm v_interp_p2_f16 v0, v1, attr1.w, -v255 high clamp = 00 80 76 d2 c1 03 fe 87
asm v_interp_p2_f16 v1, v1, attr31.w, -|v0| = 01 04 76 d2 df 02 02 84
asm v_interp_p2_f16 v0, -v0, attr32.w, -v1 clamp = 00 80 76 d2 e0 00 06 c4
asm v_interp_p2_f16 v7, -v100, attr0.w, |v7| high = 07 04 76 d2 c0 c9 1e 44
bad v_interp_p2_f16 v100, v216, attr0.z ! 1:36: expected 4 operands, found 3
bad v_interp_p2_f16 s100, v216, attr0.z, v7 ! 1:17: destination must be a vector register
bad v_interp_p2_f16 v100, v216, attr0.z, v7 offen ! 1:41: v_interp_p2_f16 has no modifier 'offen'

target gfx900 gfx906
asm v_interp_p2_legacy_f16 v0, v0, attr0.z, v1 = 00 00 76 d2 80 00 06 04
asm v_interp_p2_legacy_f16 v100, |v7|, attr1.w, -|v5| high = 64 06 76 d2 c1 0f 16 84
asm v_interp_p2_legacy_f16 v0, v1, attr1.w, -v255 high clamp = 00 80 76 d2 c1 03 fe 87
asm v_interp_p2_legacy_f16 v1, v1, attr31.w, -|v0| = 01 04 76 d2 df 02 02 84
asm v_interp_p2_legacy_f16 v0, -v0, attr32.w, -v1 clamp = 00 80 76 d2 e0 00 06 c4
asm v_interp_p2_legacy_f16 v7, -v100, attr0.w, |v7| high = 07 04 76 d2 c0 c9 1e 44
bad v_interp_p2_legacy_f16 v100, v216, attr0.z ! 1:43: expected 4 operands, found 3
bad v_interp_p2_legacy_f16 s100, v216, attr0.z, v7 ! 1:24: destination must be a vector register
bad v_interp_p2_legacy_f16 v100, v216, attr0.z, v7 offen ! 1:48: v_interp_p2_legacy_f16 has no modifier 'offen'
