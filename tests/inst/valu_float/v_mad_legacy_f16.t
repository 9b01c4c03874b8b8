# v_mad_legacy_f16: product and sum rounded one after the other, denormals flushed

target gfx803 gfx900
run s0=0x3c01 s1=0x3c01 s2=0xbc00 -> d0=0x1800
run s0=0 s1=0x7c00 s2=0x3c00 -> d0=nan
run s0=0x7c00 s1=0x3c00 s2=0xfc00 -> d0=nan
run s0=0x3c00 s1=0x3c00 s2=0xbc00 -> d0=0
run s0=0x8000 s1=0x3c00 s2=0x8000 -> d0=0x8000
run s0=1 s1=0x3c00 s2=0 -> d0=0
run s0=0x3c00 s1=0x7e05 s2=0x3c00 -> d0=0x7e05
run s0=0x3c00 s1=0x4100 s2=0 -> d0=0x4100
run s0=0x3555 s1=0x3555 s2=0x3555 -> d0=0x371c
run s0=0xbc00 s1=0x3c00 s2=0xc100 -> d0=0xc300
run s0=0x4248 s1=0x3c00 s2=0x3c00 -> d0=0x4424
run s0=0x4248 s1=0x400 s2=0x7c00 -> d0=0x7c00
run s0=0x37ff s1=0x3c00 s2=0xc100 -> d0=0xc000
run mode=0x3f5 s0=0x400 s1=0x4248 s2=0x3c00 -> d0=0x3c01
run mode=0x3f5 s0=0x6401 s1=0x4100 s2=1 -> d0=0x6902
run mode=0x3fa s0=0x83ff s1=0x83ff s2=0x83ff -> d0=0x8000
run mode=0x3fa s0=0x4248 s1=0x3555 s2=0x4100 -> d0=0x4317
run mode=0x3ff s0=0x6401 s1=0xbc00 s2=0x400 -> d0=0xe400
run mode=0x3ff s0=0x4100 s1=0x7bff s2=0 -> d0=0x7bff

target gfx803
asm v_mad_f16 v2, v2, v2, v4 = 02 00 ea d1 02 05 12 04
asm v_mad_f16 v5, v6, v8, v10 = 05 00 ea d1 06 11 2a 04
asm v_mad_f16 v5, -1, v8, v10 = 05 00 ea d1 c1 10 2a 04
asm v_mad_f16 v5, v6, v8, v10 clamp = 05 80 ea d1 06 11 2a 04
asm v_mad_f16 v5, -v6, v8, |v10| div:2 = 05 04 ea d1 06 11 2a 3c
bad v_mad_f16 s2, v2, v2, v4 ! 1:11: destination must be a vector register
bad v_mad_f16 v2, v2, v2 ! 1:21: expected 4 operands, found 3

target gfx900 gfx906
asm v_mad_legacy_f16 v2, v2, v2, v4 = 02 00 ea d1 02 05 12 04
asm v_mad_legacy_f16 v5, v6, v8, v10 = 05 00 ea d1 06 11 2a 04
asm v_mad_legacy_f16 v5, -1, v8, v10 = 05 00 ea d1 c1 10 2a 04
asm v_mad_legacy_f16 v5, v6, v8, v10 clamp = 05 80 ea d1 06 11 2a 04
asm v_mad_legacy_f16 v5, -v6, v8, |v10| div:2 = 05 04 ea d1 06 11 2a 3c
bad v_mad_legacy_f16 s2, v2, v2, v4 ! 1:18: destination must be a vector register
bad v_mad_legacy_f16 v2, v2, v2 ! 1:28: expected 4 operands, found 3
