# v_fmamk_f16: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx1010
dis v_fmamk_f16 v166, v18, 0x11223344, v128 = 12 01 4d 6f 44 33 22 11

target gfx1010:wave64
run s0=0x4000 s1=0x3c00 k=0x4200 -> d0=0x4700

target gfx1100
dis v_fmamk_f16 v8.l, v16.l, 0x11223344, v32.l = 10 41 10 6e 44 33 22 11

target gfx1200
asm v_fmamk_f16 v8, v16, 0x3344, v24 = 10 31 10 6e 44 33 00 00
