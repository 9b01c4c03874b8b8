# v_sqrt_f64: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm v_sqrt_f64_e32 v[2:3], v[1:2] = 01 51 04 7e
asm v_sqrt_f64_e64 v[2:3], v[2:3] = 02 00 68 d1 02 01 00 00
asm v_sqrt_f64_e32 v[4:5], -4.0 = f7 50 08 7e
asm v_sqrt_f64_e32 v[4:5], 0x3456 = ff 50 08 7e 56 34 00 00
asm v_sqrt_f64_e32 v[4:5], vcc = 6a 50 08 7e
asm v_sqrt_f64_e64 v[4:5], 64 = 04 00 68 d1 c0 00 00 00
asm v_sqrt_f64_e64 v[4:5], -v[6:7] clamp mul:2 = 04 80 68 d1 06 01 00 28
asm v_sqrt_f64_e64 v[4:5], -|v[6:7]| = 04 01 68 d1 06 01 00 20
bad v_sqrt_f64_e32 s[2:3], v[1:2] ! 1:16: destination must be 2 vector registers
bad v_sqrt_f64_e32 v[2:3] ! 1:22: expected 2 operands, found 1

target gfx803 gfx900
# Exact cases: functional examples of AMD's manuals; ~: the function in double precision, rounded, with the error the manual allows.
run s0=0x7ff0000000000000 -> d0=0x7ff0000000000000
run s0=0xfff0000000000000 -> d0=nan
run s0=0 -> d0=0
run s0=0x8000000000000000 -> d0=0x8000000000000000
run s0=0xc000000000000000 -> d0=nan
run s0=0x4008000000000000 -> d0=0x3ffbb67ae8584caa~536870912
run s0=0x3fb999999999999a -> d0=0x3fd43d136248490f~536870912
run s0=0x54b249ad2594c37d -> d0=0x4a511b0ec57e649a~536870912
run s0=0x4010000000000000 -> d0=0x4000000000000000~536870912

target gfx803
dis v_sqrt_f64_dpp v[7:8], v[70:71] quad_perm:[0,1,2,3] row_mask:0x0 bank_mask:0xf bound_ctrl:1 = fa 50 0e 7e 46 e4 08 0f

target gfx1010 gfx1100
asm v_sqrt_f64_e32 v[8:9], v[16:17] = 10 69 10 7e
asm v_sqrt_f64_e64 v[8:9], v[16:17] = 08 00 b4 d5 10 01 00 00
