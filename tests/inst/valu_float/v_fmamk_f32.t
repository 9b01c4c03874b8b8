# v_fmamk_f32: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx1010
asm v_fmamk_f32 v8, v16, 0x11223344, v32 = 10 41 10 58 44 33 22 11
asm v_fmamk_f32 v109, 0x11223344, 0x11223344, v129 = ff 02 db 58 44 33 22 11
asm v_fmamk_f32 v62, v148, 0x11223344, v116 = 94 e9 7c 58 44 33 22 11
asm v_fmamk_f32 v180, 1, 0x11223344, v96 = 81 c0 68 59 44 33 22 11
asm v_fmamk_f32 v11, 0x11223344, 0x11223344, v77 = ff 9a 16 58 44 33 22 11
bad v_fmamk_f32 s0, s1, s2, s3, s4, s5 ! 1:13: destination must be a vector register
bad v_fmamk_f32 v8, v16, 0x11223344, v32 offen ! 1:38: v_fmamk_f32 has no modifier 'offen'

target gfx1010:wave64
run s0=0x40000000 s1=0x3f800000 k=0x40400000 -> d0=0x40e00000

target gfx942
asm v_fmamk_f32 v8, v16, 0x11223344, v32 = 10 41 10 2e 44 33 22 11
