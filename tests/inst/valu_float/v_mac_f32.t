# v_mac_f32: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm v_mac_f32_e32 v2, v1, v2 = 01 05 04 2c
asm v_mac_f32_e64 v2, v2, v2 = 02 00 16 d1 02 05 02 00
asm v_mac_f32_dpp v2, v1, v3 row_shr:1 row_mask:0xf bank_mask:0xf = fa 06 04 2c 01 11 01 ff
asm v_mac_f32_e32 v5, -4.0, v8 = f7 10 0a 2c
asm v_mac_f32_e32 v5, 0x3456, v8 = ff 10 0a 2c 56 34 00 00
asm v_mac_f32_e32 v5, vcc_lo, v8 = 6a 10 0a 2c
asm v_mac_f32_e64 v5, 64, v8 = 05 00 16 d1 c0 10 02 00
asm v_mac_f32_e64 v5, -v6, |v8| clamp mul:2 = 05 82 16 d1 06 11 02 28
asm v_mac_f32_e64 v5, -|v6|, v8 = 05 01 16 d1 06 11 02 20
bad v_mac_f32_e32 s2, v1, v2 ! 1:15: destination must be a vector register
bad v_mac_f32_e32 v2, v1 ! 1:21: expected 3 operands, found 2

target gfx803 gfx900
run s0=0x3f800001 s1=0x3f800001 d0=0xbf800000 -> d0=0x34800000
run s0=0 s1=0x7f800000 d0=0x3f800000 -> d0=nan
run s0=0x7f800000 s1=0x3f800000 d0=0xff800000 -> d0=nan
run s0=0x3f800000 s1=0x3f800000 d0=0xbf800000 -> d0=0
run s0=0x80000000 s1=0x3f800000 d0=0x80000000 -> d0=0x80000000
run s0=1 s1=0x3f800000 d0=0 -> d0=0
run s0=0x3f800000 s1=0x7fc00005 d0=0x3f800000 -> d0=0x7fc00005
run s0=0x40490fdb s1=0x3eaaaaab d0=0x40200000 -> d0=0x40630549
run s0=0xc0200000 s1=0x40490fdb d0=0x80000000 -> d0=0xc0fb53d2
run s0=0x4b000001 s1=0xbf800000 d0=0x800000 -> d0=0xcb000001
run s0=0x4b000001 s1=0x800000 d0=0x800000 -> d0=0xc000002
run s0=0x40490fdb s1=0x3f800000 d0=0x3f800000 -> d0=0x408487ee
run s0=0x7f7fffff s1=0x80000000 d0=0xc0200000 -> d0=0xc0200000
run mode=0x3f5 s0=0x3eaaaaab s1=0xc0200000 d0=0x807fffff -> d0=0xbf555555
run mode=0x3f5 s0=0x800000 s1=0x4b000001 d0=0x4b000001 -> d0=0x4b000002
run mode=0x3fa s0=0x40490fdb s1=0x40490fdb d0=0x40490fdb -> d0=0x41502ddc
run mode=0x3fa s0=0x3effffff s1=0xc0200000 d0=0x80000000 -> d0=0xbfa00000
run mode=0x3ff s0=0x7f7fffff s1=0x40490fdb d0=0xc0200000 -> d0=0x7f7ffffe
run mode=0x3ff s0=0x40490fdb s1=0x3f800000 d0=0x3f800000 -> d0=0x408487ed

target gfx803
asm v_mac_f32_sdwa v1, v7, v5 dst_sel:DWORD dst_unused:UNUSED_SEXT src0_sel:BYTE_2 src1_sel:DWORD = f9 0a 02 2c 07 0e 02 06

target gfx1010
asm v_mac_f32_e32 v8, v16, v24 = 10 31 10 3e
asm v_mac_f32_e64 v8, v16, v24 = 08 00 1f d5 10 31 02 00
asm v_mac_f32_dpp v8, v16, v24 quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf = fa 30 10 3e 10 00 00 ff
asm v_mac_f32_dpp v8, v16, v24 dpp8:[0,0,0,0,0,0,0,0] = e9 30 10 3e 10 00 00 00
asm v_mac_f32_dpp v8, v16, v24 dpp8:[0,0,0,0,0,0,0,0] fi:1 = ea 30 10 3e 10 00 00 00
