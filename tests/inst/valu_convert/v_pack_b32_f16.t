# v_pack_b32_f16: halves pass as arithmetic results: denormals as MODE says, NaNs quiet

target gfx900
asm v_pack_b32_f16 v2, v2, v2 = 02 00 a0 d2 02 05 02 00
asm v_pack_b32_f16 v5, v6, v8 = 05 00 a0 d2 06 11 02 00
asm v_pack_b32_f16 v5, -1, v8 = 05 00 a0 d2 c1 10 02 00
asm v_pack_b32_f16 v5, v6, v8 clamp = 05 80 a0 d2 06 11 02 00
asm v_pack_b32_f16 v5, v6, v8 op_sel:[1,1,1] = 05 58 a0 d2 06 11 02 00
bad v_pack_b32_f16 s2, v2, v2
bad v_pack_b32_f16 v2, v2
run s0=0x400 s1=0x37ff -> d0=0x37ff0400
run s0=0x83ff s1=0x3c00 -> d0=0x3c0083ff
run s0=0x400 s1=0x3c00 -> d0=0x3c000400
run s0=0x7c00 s1=0x7bff -> d0=0x7bff7c00
run s0=0 s1=0x4100 -> d0=0x41000000
run s0=0xbc00 s1=0x37ff -> d0=0x37ffbc00
run s0=0x8000 s1=0xc100 -> d0=0xc1008000
run s0=0x7e01 s1=0x8000 -> d0=0x80007e01
run s0=0x7c00 s1=0x3555 -> d0=0x35557c00
run mode=0x300 s0=0x83ff s1=0xfc00 -> d0=0xfc008000
run mode=0x300 s0=1 s1=0x7c01 -> d0=0x7e010000

target gfx906
asm v_pack_b32_f16 v2, v2, v2 = 02 00 a0 d2 02 05 02 00
asm v_pack_b32_f16 v5, v6, v8 = 05 00 a0 d2 06 11 02 00
asm v_pack_b32_f16 v5, -1, v8 = 05 00 a0 d2 c1 10 02 00
asm v_pack_b32_f16 v5, v6, v8 clamp = 05 80 a0 d2 06 11 02 00
asm v_pack_b32_f16 v5, v6, v8 op_sel:[1,1,1] = 05 58 a0 d2 06 11 02 00
bad v_pack_b32_f16 s2, v2, v2
bad v_pack_b32_f16 v2, v2
