# v_cndmask_b32: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm v_cndmask_b32_e32 v2, v1, v2, vcc = 01 05 04 00
asm v_cndmask_b32_sdwa v2, v1, v3, vcc dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:WORD_1 src1_sel:BYTE_2 = f9 06 04 00 01 11 05 02
asm v_cndmask_b32_dpp v2, v1, v3, vcc row_shr:1 row_mask:0xf bank_mask:0xf = fa 06 04 00 01 11 01 ff
asm v_cndmask_b32_e32 v5, v6, v8, vcc = 06 11 0a 00
asm v_cndmask_b32_e64 v5, v6, v8, s[4:5] = 05 00 00 d1 06 11 12 00
asm v_cndmask_b32_e64 v5, -v6, |v8|, s[4:5] = 05 02 00 d1 06 11 12 20
bad v_cndmask_b32_e32 s2, v1, v2, vcc ! 1:19: destination must be a vector register

target gfx803 gfx900
run s0=0xffff0000 s1=0xffffffff s2=0 -> d0=0xffff0000
run s0=0x80000001 s1=1 s2=1 -> d0=1
run s0=0x55555555 s1=0x55555555 s2=1 -> d0=0x55555555
run s0=0x55555555 s1=0x80000001 s2=1 -> d0=0x80000001
run s0=0x55555555 s1=0x12345678 s2=1 -> d0=0x12345678
run s0=0xfedcba98 s1=1 s2=0 -> d0=0xfedcba98
run s0=0x55555555 s1=0x7fffffff s2=1 -> d0=0x7fffffff
run s0=0x80000000 s1=0xfedcba98 s2=0 -> d0=0x80000000
run s0=0 s1=0 s2=0 -> d0=0

target gfx1010 gfx1100
asm v_cndmask_b32_e64 v8, v16, v24, s64 = 08 00 01 d5 10 31 02 01

target gfx1010
asm v_cndmask_b32_e32 v8, v16, v24, vcc_lo = 10 31 10 02
asm v_cndmask_b32_sdwa v8, v16, v24, vcc_lo dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:DWORD src1_sel:DWORD = f9 30 10 02 10 16 06 06
asm v_cndmask_b32_dpp v8, v16, v24, vcc_lo quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf = fa 30 10 02 10 00 00 ff
asm v_cndmask_b32_dpp v8, v16, v24, vcc_lo dpp8:[0,0,0,0,0,0,0,0] = e9 30 10 02 10 00 00 00
asm v_cndmask_b32_dpp v8, v16, v24, vcc_lo dpp8:[0,0,0,0,0,0,0,0] fi:1 = ea 30 10 02 10 00 00 00

target gfx1030:wave64 gfx1200:wave64
asm v_cndmask_b32_e64 v8, v16, v24, s[64:65] = 08 00 01 d5 10 31 02 01

target gfx1030:wave64
asm v_cndmask_b32_e32 v8, v16, v24, vcc = 10 31 10 02
asm v_cndmask_b32_sdwa v8, v16, v24, vcc dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:DWORD src1_sel:DWORD = f9 30 10 02 10 16 06 06
asm v_cndmask_b32_dpp v8, v16, v24, vcc quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf = fa 30 10 02 10 00 00 ff
asm v_cndmask_b32_dpp v8, v16, v24, vcc dpp8:[0,0,0,0,0,0,0,0] = e9 30 10 02 10 00 00 00
asm v_cndmask_b32_dpp v8, v16, v24, vcc dpp8:[0,0,0,0,0,0,0,0] fi:1 = ea 30 10 02 10 00 00 00

target gfx1100 gfx1150
asm v_cndmask_b32_e64_dpp v8, v16, v24, s64 row_shl:1 row_mask:0xf bank_mask:0xf = 08 00 01 d5 fa 30 02 01 10 01 01 ff
asm v_cndmask_b32_e64_dpp v8, v16, v24, s64 dpp8:[0,1,2,3,4,5,6,7] = 08 00 01 d5 e9 30 02 01 10 88 c6 fa
asm v_cndmask_b32_e64_dpp v8, v16, v24, s64 dpp8:[0,1,2,3,4,5,6,7] fi:1 = 08 00 01 d5 ea 30 02 01 10 88 c6 fa

target gfx1100:wave64 gfx1150:wave64
asm v_cndmask_b32_e64_dpp v8, v16, v24, s[64:65] row_shl:1 row_mask:0xf bank_mask:0xf = 08 00 01 d5 fa 30 02 01 10 01 01 ff
asm v_cndmask_b32_e64_dpp v8, v16, v24, s[64:65] dpp8:[0,1,2,3,4,5,6,7] = 08 00 01 d5 e9 30 02 01 10 88 c6 fa
asm v_cndmask_b32_e64_dpp v8, v16, v24, s[64:65] dpp8:[0,1,2,3,4,5,6,7] fi:1 = 08 00 01 d5 ea 30 02 01 10 88 c6 fa
