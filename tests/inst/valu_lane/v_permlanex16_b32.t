# v_permlanex16_b32: text and bits, as LLVM 22 has them.

target gfx1010
asm v_permlanex16_b32 v8, v16, s48, s64 = 08 00 78 d7 10 61 00 01
asm v_permlanex16_b32 v33, v3, 0x12345678, vcc_lo op_sel:[0,1] = 21 10 78 d7 03 ff a9 01 78 56 34 12
asm v_permlanex16_b32 v171, v72, 0x12345678, -16 = ab 00 78 d7 48 ff 41 03 78 56 34 12
asm v_permlanex16_b32 v0, v67, 0.5, s40 = 00 00 78 d7 43 e1 a1 00
asm v_permlanex16_b32 v0, v85, -16, 0x12345678 = 00 00 78 d7 55 a1 fd 03 78 56 34 12
bad v_permlanex16_b32 s0, s1, s2, s3, s4, s5 ! 1:19: destination must be a vector register
bad v_permlanex16_b32 v8, v16, s48, s64 offen ! 1:37: v_permlanex16_b32 has no modifier 'offen'

target gfx1100
asm v_permlanex16_b32 v8, v16, s48, s64 = 08 00 5c d6 10 61 00 01
