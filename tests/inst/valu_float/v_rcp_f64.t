# v_rcp_f64: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm v_rcp_f64_e32 v[2:3], v[1:2] = 01 4b 04 7e
asm v_rcp_f64_e64 v[2:3], v[2:3] = 02 00 65 d1 02 01 00 00
asm v_rcp_f64_e32 v[4:5], -4.0 = f7 4a 08 7e
asm v_rcp_f64_e32 v[4:5], 0x3456 = ff 4a 08 7e 56 34 00 00
asm v_rcp_f64_e32 v[4:5], vcc = 6a 4a 08 7e
asm v_rcp_f64_e64 v[4:5], 64 = 04 00 65 d1 c0 00 00 00
asm v_rcp_f64_e64 v[4:5], -v[6:7] clamp mul:2 = 04 80 65 d1 06 01 00 28
asm v_rcp_f64_e64 v[4:5], -|v[6:7]| = 04 01 65 d1 06 01 00 20
bad v_rcp_f64_e32 s[2:3], v[1:2] ! 1:15: destination must be 2 vector registers
bad v_rcp_f64_e32 v[2:3] ! 1:21: expected 2 operands, found 1

target gfx803 gfx900
# Exact cases: functional examples of AMD's manuals; ~: the function in double precision, rounded, with the error the manual allows.
run s0=0x7ff0000000000000 -> d0=0
run s0=0xfff0000000000000 -> d0=0x8000000000000000
run s0=0 -> d0=0x7ff0000000000000
run s0=0x8000000000000000 -> d0=0xfff0000000000000
run s0=0xc000000000000000 -> d0=0xbfe0000000000000~536870912
run s0=0x4008000000000000 -> d0=0x3fd5555555555555~536870912
run s0=0x3fb999999999999a -> d0=0x4024000000000000~536870912
run s0=0x54b249ad2594c37d -> d0=0x2b2bff2ee48e0530~536870912
run s0=0x16956ebfd2a518b7 -> d0=0x6947e38a1b3f4bd4~536870912

target gfx803
dis v_rcp_f64_dpp v[144:145], v[44:45] row_shl:1 row_mask:0xa bank_mask:0x1 = fa 4a 20 7f 2c 01 01 a1

target gfx1010 gfx1100
asm v_rcp_f64_e32 v[8:9], v[16:17] = 10 5f 10 7e
asm v_rcp_f64_e64 v[8:9], v[16:17] = 08 00 af d5 10 01 00 00
