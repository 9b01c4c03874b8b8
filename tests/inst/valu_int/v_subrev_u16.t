# v_subrev_u16: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm v_subrev_u16_e32 v2, v1, v2 = 01 05 04 50
asm v_subrev_u16_e64 v2, v2, v2 = 02 00 28 d1 02 05 02 00
asm v_subrev_u16_sdwa v2, v1, v3 dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:WORD_1 src1_sel:BYTE_2 = f9 06 04 50 01 11 05 02
asm v_subrev_u16_dpp v2, v1, v3 row_shr:1 row_mask:0xf bank_mask:0xf = fa 06 04 50 01 11 01 ff
asm v_subrev_u16_e32 v5, 0x3456, v8 = ff 10 0a 50 56 34 00 00
asm v_subrev_u16_e32 v5, vcc_lo, v8 = 6a 10 0a 50
asm v_subrev_u16_e64 v5, 64, v8 = 05 00 28 d1 c0 10 02 00
bad v_subrev_u16_e32 s2, v1, v2 ! 1:18: destination must be a vector register
bad v_subrev_u16_e32 v2, v1 ! 1:24: expected 3 operands, found 2

target gfx803 gfx900
run s0=0x7fff s1=0x1234 -> d0=0x9235
run s0=0xffff s1=0xfedc -> d0=0xfedd
run s0=1 s1=0 -> d0=0xffff
run s0=0xfedc s1=0x1234 -> d0=0x1358
run s0=0xfedc s1=0x8000 -> d0=0x8124
run s0=0x100 s1=1 -> d0=0xff01
run s0=0x100 s1=0 -> d0=0xff00
run s0=0x1234 s1=0xfedc -> d0=0xeca8
run s0=0xfedc s1=0x7fff -> d0=0x8123
run clamp=1 s0=0x8000 s1=0x100 -> d0=0
run clamp=1 s0=0x8000 s1=0 -> d0=0
run clamp=1 s0=0xfedc s1=0x1234 -> d0=0
