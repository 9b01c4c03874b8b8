# v_rsq_f64: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm v_rsq_f64_e32 v[2:3], v[1:2] = 01 4d 04 7e
asm v_rsq_f64_e64 v[2:3], v[2:3] = 02 00 66 d1 02 01 00 00
asm v_rsq_f64_e32 v[4:5], -4.0 = f7 4c 08 7e
asm v_rsq_f64_e32 v[4:5], 0x3456 = ff 4c 08 7e 56 34 00 00
asm v_rsq_f64_e32 v[4:5], vcc = 6a 4c 08 7e
asm v_rsq_f64_e64 v[4:5], 64 = 04 00 66 d1 c0 00 00 00
asm v_rsq_f64_e64 v[4:5], -v[6:7] clamp mul:2 = 04 80 66 d1 06 01 00 28
asm v_rsq_f64_e64 v[4:5], -|v[6:7]| = 04 01 66 d1 06 01 00 20
bad v_rsq_f64_e32 s[2:3], v[1:2] ! 1:15: destination must be 2 vector registers
bad v_rsq_f64_e32 v[2:3] ! 1:21: expected 2 operands, found 1

target gfx803 gfx900
# Exact cases: functional examples of AMD's manuals; ~: the function in double precision, rounded, with the error the manual allows.
run s0=0x7ff0000000000000 -> d0=0
run s0=0xfff0000000000000 -> d0=nan
run s0=0 -> d0=0x7ff0000000000000
run s0=0x8000000000000000 -> d0=0xfff0000000000000
run s0=0xc000000000000000 -> d0=nan
run s0=0x4008000000000000 -> d0=0x3fe279a74590331d~536870912
run s0=0x3fb999999999999a -> d0=0x40094c583ada5b52~536870912
run s0=0x54b249ad2594c37d -> d0=0x358dee7a4ad4b81e~536870912
run s0=0x4010000000000000 -> d0=0x3fe0000000000000~536870912

target gfx803
dis v_rsq_f64_dpp v[7:8], v[124:125] row_bcast:15 row_mask:0xa bank_mask:0x1 = fa 4c 0e 7e 7c 42 01 a1

target gfx1010 gfx1100
asm v_rsq_f64_e32 v[8:9], v[16:17] = 10 63 10 7e
asm v_rsq_f64_e64 v[8:9], v[16:17] = 08 00 b1 d5 10 01 00 00
