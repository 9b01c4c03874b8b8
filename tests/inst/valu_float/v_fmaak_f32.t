# v_fmaak_f32: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx1010
asm v_fmaak_f32 v8, v16, v24, 0x11223344 = 10 31 10 5a 44 33 22 11
asm v_fmaak_f32 v170, 0x11223344, v140, 0x11223344 = ff 18 55 5b 44 33 22 11
asm v_fmaak_f32 v135, 1, v138, 0x11223344 = 81 14 0f 5b 44 33 22 11
asm v_fmaak_f32 v102, -16, v105, 0x11223344 = d0 d2 cc 5a 44 33 22 11
asm v_fmaak_f32 v192, vcc_lo, v137, 0x11223344 = 6a 12 81 5b 44 33 22 11
bad v_fmaak_f32 s0, s1, s2, s3, s4, s5 ! 1:13: destination must be a vector register
bad v_fmaak_f32 v8, v16, v24, 0x11223344 offen ! 1:38: v_fmaak_f32 has no modifier 'offen'

target gfx1010:wave64
run s0=0x40000000 s1=0x40400000 k=0x3f800000 -> d0=0x40e00000
run s0=0x3f800001 s1=0x3f800001 k=0xbf800000 -> d0=0x34800000

target gfx942
asm v_fmaak_f32 v8, v16, v24, 0x11223344 = 10 31 10 30 44 33 22 11
