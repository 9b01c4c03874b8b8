# v_interp_p1ll_f16: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm v_interp_p1ll_f16 v0, v5, attr32.y = 00 00 74 d2 60 0a 02 00
asm v_interp_p1ll_f16 v1, |v7|, attr32.x high = 01 02 74 d2 20 0f 02 00
asm v_interp_p1ll_f16 v100, |v0|, attr31.x clamp = 64 82 74 d2 1f 00 02 00
asm v_interp_p1ll_f16 v100, -v7, attr32.y clamp = 64 80 74 d2 60 0e 02 40
asm v_interp_p1ll_f16 v7, v175, attr1.y clamp = 07 80 74 d2 41 5e 03 00
asm v_interp_p1ll_f16 v255, v7, attr31.y div:2 = ff 00 74 d2 5f 0e 02 18
bad v_interp_p1ll_f16 v100, v216 ! 1:29: expected 3 operands, found 2
bad v_interp_p1ll_f16 s100, v216, attr0.z ! 1:19: destination must be a vector register
bad v_interp_p1ll_f16 v100, v216, attr0.z offen ! 1:39: v_interp_p1ll_f16 has no modifier 'offen'

target gfx1010
asm v_interp_p1ll_f16 v8, v16, attr1.y = 08 00 42 d7 41 20 02 00
