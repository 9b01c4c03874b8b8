# v_div_fixup_legacy_f16: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900
run s0=0x3c00 s1=0x7bff s2=1 -> d0=0x3c00
run s0=0x400 s1=0xbc00 s2=0x400 -> d0=0x8400
run s0=0x8000 s1=0x7bff s2=0x3555 -> d0=0
run s0=0x3c00 s1=0xfc00 s2=0 -> d0=0x8000
run s0=0x7c01 s1=0x37ff s2=0x37ff -> d0=0x7c01
run s0=0x7bff s1=0x3555 s2=0x3555 -> d0=0x7bff
run s0=0x400 s1=0x4248 s2=0x3c00 -> d0=0x400
run s0=1 s1=0xc100 s2=0x3c00 -> d0=0x8001
run s0=0x4248 s1=0x7bff s2=1 -> d0=0x4248
run mode=0x300 s0=1 s1=0x83ff s2=0x4248 -> d0=0xfc00
run mode=0x300 s0=0x7bff s1=1 s2=0x3555 -> d0=0x7c00

target gfx803
asm v_div_fixup_f16 v2, v2, v2, v4 = 02 00 ef d1 02 05 12 04
asm v_div_fixup_f16 v5, v6, v8, v10 = 05 00 ef d1 06 11 2a 04
asm v_div_fixup_f16 v5, -1, v8, v10 = 05 00 ef d1 c1 10 2a 04
asm v_div_fixup_f16 v5, v6, v8, v10 clamp = 05 80 ef d1 06 11 2a 04
asm v_div_fixup_f16 v5, -v6, v8, |v10| div:2 = 05 04 ef d1 06 11 2a 3c
bad v_div_fixup_f16 s2, v2, v2, v4 ! 1:17: destination must be a vector register
bad v_div_fixup_f16 v2, v2, v2 ! 1:27: expected 4 operands, found 3

target gfx900 gfx906
asm v_div_fixup_legacy_f16 v2, v2, v2, v4 = 02 00 ef d1 02 05 12 04
asm v_div_fixup_legacy_f16 v5, v6, v8, v10 = 05 00 ef d1 06 11 2a 04
asm v_div_fixup_legacy_f16 v5, -1, v8, v10 = 05 00 ef d1 c1 10 2a 04
asm v_div_fixup_legacy_f16 v5, v6, v8, v10 clamp = 05 80 ef d1 06 11 2a 04
asm v_div_fixup_legacy_f16 v5, -v6, v8, |v10| div:2 = 05 04 ef d1 06 11 2a 3c
bad v_div_fixup_legacy_f16 s2, v2, v2, v4 ! 1:24: destination must be a vector register
bad v_div_fixup_legacy_f16 v2, v2, v2 ! 1:34: expected 4 operands, found 3
