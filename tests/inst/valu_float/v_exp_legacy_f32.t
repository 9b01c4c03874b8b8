# v_exp_legacy_f32: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm v_exp_legacy_f32_e32 v2, v1 = 01 97 04 7e
asm v_exp_legacy_f32_e64 v2, v2 = 02 00 8b d1 02 01 00 00
asm v_exp_legacy_f32_sdwa v2, v1 dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:WORD_1 = f9 96 04 7e 01 11 05 00
asm v_exp_legacy_f32_dpp v2, v1 row_shr:1 row_mask:0xf bank_mask:0xf = fa 96 04 7e 01 11 01 ff
asm v_exp_legacy_f32_e32 v5, -4.0 = f7 96 0a 7e
asm v_exp_legacy_f32_e32 v5, 0x3456 = ff 96 0a 7e 56 34 00 00
asm v_exp_legacy_f32_e32 v5, vcc_lo = 6a 96 0a 7e
asm v_exp_legacy_f32_e64 v5, 64 = 05 00 8b d1 c0 00 00 00
asm v_exp_legacy_f32_e64 v5, -v6 clamp mul:2 = 05 80 8b d1 06 01 00 28
asm v_exp_legacy_f32_e64 v5, -|v6| = 05 01 8b d1 06 01 00 20
bad v_exp_legacy_f32_e32 s2, v1 ! 1:22: destination must be a vector register
bad v_exp_legacy_f32_e32 v2 ! 1:24: expected 2 operands, found 1

target gfx803 gfx900
# Exact cases: functional examples of AMD's manuals; ~: the function in double precision, rounded, with the error the manual allows.
run s0=0xff800000 -> d0=0
run s0=0x80000000 -> d0=0x3f800000
run s0=0 -> d0=0x3f800000
run s0=0x7f800000 -> d0=0x7f800000
run s0=0x3f800000 -> d0=0x40000000
run s0=0xc1200000 -> d0=0x3a800000
run s0=0x3e99999a -> d0=0x3f9d9624~1
run s0=0x3fd9999a -> d0=0x404fefc6~1
run s0=0xc01ccccd -> d0=0x3e3b6729~1
run s0=0x41240000 -> d0=0x449837f0~1
