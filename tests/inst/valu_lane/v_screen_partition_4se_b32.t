# v_screen_partition_4se_b32: not modelled; the text and the bits only.

target gfx900 gfx906
asm v_screen_partition_4se_b32_e32 v2, v1 = 01 6f 04 7e
asm v_screen_partition_4se_b32_e64 v2, v2 = 02 00 77 d1 02 01 00 00
asm v_screen_partition_4se_b32_sdwa v2, v1 dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:WORD_1 = f9 6e 04 7e 01 11 05 00
asm v_screen_partition_4se_b32_dpp v2, v1 row_shr:1 row_mask:0xf bank_mask:0xf = fa 6e 04 7e 01 11 01 ff
asm v_screen_partition_4se_b32_e32 v5, -4.0 = f7 6e 0a 7e
asm v_screen_partition_4se_b32_e32 v5, 0x3456 = ff 6e 0a 7e 56 34 00 00
asm v_screen_partition_4se_b32_e32 v5, vcc_lo = 6a 6e 0a 7e
asm v_screen_partition_4se_b32_e64 v5, 64 = 05 00 77 d1 c0 00 00 00
bad v_screen_partition_4se_b32_e32 s2, v1 ! 1:32: destination must be a vector register
bad v_screen_partition_4se_b32_e32 v2 ! 1:34: expected 2 operands, found 1
