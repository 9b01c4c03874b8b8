# v_interp_mov_f32: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm v_interp_mov_f32_e64 v1, p0, attr0.x = 01 00 72 d2 00 04 00 00
asm v_interp_mov_f32_e32 v100, p0, attr0.w = 02 03 92 d5
asm v_interp_mov_f32_e32 v255, p10, attr1.x = 00 04 fe d7
asm v_interp_mov_f32_e64 v5, p10, attr0.w div:2 = 05 00 72 d2 c0 00 00 18
bad v_interp_mov_f32_e64 v100, p10 ! 1:31: expected 3 operands, found 2
bad v_interp_mov_f32_e64 s100, p10, attr31.x ! 1:22: destination must be a vector register
bad v_interp_mov_f32_e64 v100, p10, attr31.x offen ! 1:42: v_interp_mov_f32_e64 has no modifier 'offen'

target gfx1010
asm v_interp_mov_f32_e64 v8, p20, attr1.y = 08 00 02 d6 41 02 00 00
asm v_interp_mov_f32_e32 v8, p20, attr1.y = 01 05 22 c8
