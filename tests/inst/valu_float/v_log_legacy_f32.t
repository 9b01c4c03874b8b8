# v_log_legacy_f32: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm v_log_legacy_f32_e32 v2, v1 = 01 99 04 7e
asm v_log_legacy_f32_e64 v2, v2 = 02 00 8c d1 02 01 00 00
asm v_log_legacy_f32_sdwa v2, v1 dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:WORD_1 = f9 98 04 7e 01 11 05 00
asm v_log_legacy_f32_dpp v2, v1 row_shr:1 row_mask:0xf bank_mask:0xf = fa 98 04 7e 01 11 01 ff
asm v_log_legacy_f32_e32 v5, -4.0 = f7 98 0a 7e
asm v_log_legacy_f32_e32 v5, 0x3456 = ff 98 0a 7e 56 34 00 00
asm v_log_legacy_f32_e32 v5, vcc_lo = 6a 98 0a 7e
asm v_log_legacy_f32_e64 v5, 64 = 05 00 8c d1 c0 00 00 00
asm v_log_legacy_f32_e64 v5, -v6 clamp mul:2 = 05 80 8c d1 06 01 00 28
asm v_log_legacy_f32_e64 v5, -|v6| = 05 01 8c d1 06 01 00 20
bad v_log_legacy_f32_e32 s2, v1 ! 1:22: destination must be a vector register
bad v_log_legacy_f32_e32 v2 ! 1:24: expected 2 operands, found 1

target gfx803 gfx900
# Exact cases: functional examples of AMD's manuals; ~: the function in double precision, rounded, with the error the manual allows.
run s0=0xff800000 -> d0=nan
run s0=0xbf800000 -> d0=nan
run s0=0x80000000 -> d0=0xff800000
run s0=0 -> d0=0xff800000
run s0=0x3f800000 -> d0=0
run s0=0x7f800000 -> d0=0x7f800000
run s0=0x41000000 -> d0=0x40400000
run s0=0x3e99999a -> d0=0xbfde54e3~1
run s0=0x3fd9999a -> d0=0x3f43fa16~1
run s0=0x42f6e979 -> d0=0x40de54d0~1
run s0=0x37fba882 -> d0=0xc1706515~1
