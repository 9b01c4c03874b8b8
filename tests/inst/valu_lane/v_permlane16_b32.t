# v_permlane16_b32: text and bits, as LLVM 22 has them.

target gfx1010
asm v_permlane16_b32 v8, v16, s48, s64 = 08 00 77 d7 10 61 00 01
asm v_permlane16_b32 v191, v24, vcc_lo, vcc_lo op_sel:[1,0] = bf 08 77 d7 18 d5 a8 01
asm v_permlane16_b32 v107, v50, s44, s92 op_sel:[1,0] = 6b 08 77 d7 32 59 70 01
asm v_permlane16_b32 v180, v4, 0.5, 0.5 = b4 00 77 d7 04 e1 c1 03
asm v_permlane16_b32 v21, v67, s4, s32 = 15 00 77 d7 43 09 80 00
bad v_permlane16_b32 s0, s1, s2, s3, s4, s5 ! 1:18: destination must be a vector register
bad v_permlane16_b32 v8, v16, s48, s64 offen ! 1:36: v_permlane16_b32 has no modifier 'offen'

target gfx1100
asm v_permlane16_b32 v8, v16, s48, s64 = 08 00 5b d6 10 61 00 01
