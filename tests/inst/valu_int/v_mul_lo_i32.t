# v_mul_lo_i32: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx1010
asm v_mul_lo_i32 v8, v16, v24 = 08 00 6b d5 10 31 02 00
asm v_mul_lo_i32 v56, 0x12345678, 1 = 38 00 6b d5 ff 02 01 00 78 56 34 12
asm v_mul_lo_i32 v111, 0x12345678, v163 = 6f 00 6b d5 ff 46 03 00 78 56 34 12
asm v_mul_lo_i32 v51, 0.5, v50 = 33 00 6b d5 f0 64 02 00
asm v_mul_lo_i32 v191, vcc_lo, 1 = bf 00 6b d5 6a 02 01 00
bad v_mul_lo_i32 s0, s1, s2, s3, s4, s5 ! 1:14: destination must be a vector register
bad v_mul_lo_i32 v8, v16, v24 offen ! 1:27: v_mul_lo_i32 has no modifier 'offen'

target gfx1010:wave64
run s0=0xffffffff s1=5 -> d0=0xfffffffb
run s0=0x10000 s1=0x10001 -> d0=0x10000
run s0=0xfffffffd s1=0xfffffffd -> d0=9
