# v_fmaak_f16: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx1010
dis v_fmaak_f16 v70, v180, v58, 0x11223344 = b4 75 8c 70 44 33 22 11

target gfx1010:wave64
run s0=0x4000 s1=0x4200 k=0x3c00 -> d0=0x4700

target gfx1100
dis v_fmaak_f16 v8.l, v16.l, v24.l, 0x11223344 = 10 31 10 70 44 33 22 11

target gfx1200
asm v_fmaak_f16 v8, v16, v24, 0x3344 = 10 31 10 70 44 33 00 00
bad v_fmaak_f16 v8, v16, v200, 0x3344 ! 1:22: v_fmaak_f16 can only use v0 to v127 here
