# v_mac_f16: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm v_mac_f16_e32 v2, v1, v2 = 01 05 04 46
asm v_mac_f16_e64 v2, v2, v2 = 02 00 23 d1 02 05 02 00
asm v_mac_f16_dpp v2, v1, v3 row_shr:1 row_mask:0xf bank_mask:0xf = fa 06 04 46 01 11 01 ff
asm v_mac_f16_e32 v5, -4.0, v8 = f7 10 0a 46
asm v_mac_f16_e32 v5, 0x3456, v8 = ff 10 0a 46 56 34 00 00
asm v_mac_f16_e32 v5, vcc_lo, v8 = 6a 10 0a 46
asm v_mac_f16_e64 v5, 64, v8 = 05 00 23 d1 c0 10 02 00
asm v_mac_f16_e64 v5, -v6, |v8| clamp mul:2 = 05 82 23 d1 06 11 02 28
asm v_mac_f16_e64 v5, -|v6|, v8 = 05 01 23 d1 06 11 02 20
bad v_mac_f16_e32 s2, v1, v2 ! 1:15: destination must be a vector register
bad v_mac_f16_e32 v2, v1 ! 1:21: expected 3 operands, found 2

target gfx803 gfx900
run s0=0x3c01 s1=0x3c01 d0=0xbc00 -> d0=0x1800
run s0=0 s1=0x7c00 d0=0x3c00 -> d0=nan
run s0=0x7c00 s1=0x3c00 d0=0xfc00 -> d0=nan
run s0=0x3c00 s1=0x3c00 d0=0xbc00 -> d0=0
run s0=0x8000 s1=0x3c00 d0=0x8000 -> d0=0x8000
run s0=1 s1=0x3c00 d0=0 -> d0=0
run s0=0x3c00 s1=0x7e05 d0=0x3c00 -> d0=0x7e05
run s0=0x7bff s1=0 d0=0x7bff -> d0=0x7bff
run s0=0x4100 s1=0x3555 d0=1 -> d0=0x3aaa
run s0=0xbc00 s1=0x4248 d0=0x83ff -> d0=0xc248
run s0=0xc100 s1=0x4248 d0=0x8000 -> d0=0xc7da
run s0=0x400 s1=0x8000 d0=0x3c00 -> d0=0x3c00
run s0=0 s1=0x83ff d0=0x4248 -> d0=0x4248
run mode=0x3f5 s0=0x7bff s1=0x37ff d0=0xbc00 -> d0=0x77ff
run mode=0x3f5 s0=0xc100 s1=0x400 d0=0x37ff -> d0=0x37ff
run mode=0x3fa s0=0xc100 s1=0x4100 d0=0x7bff -> d0=0x7bfe
run mode=0x3fa s0=0x6401 s1=0x6401 d0=0x6401 -> d0=0x7bff
run mode=0x3ff s0=0x6401 s1=0xbc00 d0=0x400 -> d0=0xe400
run mode=0x3ff s0=0x7bff s1=0xc100 d0=0x83ff -> d0=0xfbff

target gfx803
asm v_mac_f16_sdwa v255, -v255, -|v7| clamp dst_sel:DWORD dst_unused:UNUSED_SEXT src0_sel:WORD_0 src1_sel:BYTE_2 = f9 0e fe 47 ff 2e 14 32
