# s_get_waveid_in_workgroup: text and bits, as LLVM 22 has them.

target gfx1010
asm s_get_waveid_in_workgroup s16 = 00 04 a8 f4 00 00 00 00
asm s_get_waveid_in_workgroup s32 = 00 08 a8 f4 00 00 00 00
asm s_get_waveid_in_workgroup s48 = 00 0c a8 f4 00 00 00 00
asm s_get_waveid_in_workgroup s80 = 00 14 a8 f4 00 00 00 00
asm s_get_waveid_in_workgroup s0 = 00 00 a8 f4 00 00 00 00
bad s_get_waveid_in_workgroup s0, s1, s2, s3, s4, s5 ! 1:31: expected 1 operand, found 6
bad s_get_waveid_in_workgroup s16 offen ! 1:31: s_get_waveid_in_workgroup has no modifier 'offen'
