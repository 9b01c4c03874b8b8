# v_dot2_f32_f16: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx906
asm v_dot2_f32_f16 v2, v2, v2, v4 op_sel_hi:[0,0,0] = 02 00 a3 d3 02 05 12 04
asm v_dot2_f32_f16 v2, v2, v2, v4 = 02 40 a3 d3 02 05 12 1c
asm v_dot2_f32_f16 v5, v6, v8, v10 = 05 40 a3 d3 06 11 2a 1c
asm v_dot2_f32_f16 v5, v6, v8, v10 op_sel:[1,0,0] op_sel_hi:[1,0,0] = 05 08 a3 d3 06 11 2a 0c
asm v_dot2_f32_f16 v5, v6, v8, v10 neg_lo:[1,0,0] neg_hi:[1,0,0] = 05 41 a3 d3 06 11 2a 3c
asm v_dot2_f32_f16 v5, v6, v8, v10 clamp = 05 c0 a3 d3 06 11 2a 1c
bad v_dot2_f32_f16 s2, v2, v2, v4 op_sel_hi:[0,0,0] ! 1:16: destination must be a vector register
bad v_dot2_f32_f16 v2, v2, v2 ! 1:26: expected 4 operands, found 3
run s0=0x1bc00 s1=0x7bff7bff s2=0x4b000001 -> d0=0x4afe0042
run s0=0x3c004000 s1=0x4003555 s2=0x4b000001 -> d0=0x4b000002
run s0=0x80000000 s1=0x80000000 s2=0x3f800000 -> d0=0x3f800000
run s0=0x3c004000 s1=0x80000000 s2=0xc0200000 -> d0=0xc0200000
run s0=0x1bc00 s1=0x7bff7bff s2=0x807fffff -> d0=0xc77fdfff
run s0=0x1bc00 s1=0x7bff7bff s2=0x7f7fffff -> d0=0x7f7fffff
run s0=0x1bc00 s1=0x80000000 s2=0x80000000 -> d0=0x80000000
run s0=0x1bc00 s1=0x1bc00 s2=0x40200000 -> d0=0x40600000
run s0=0x80000000 s1=0x1bc00 s2=0xff800000 -> d0=0xff800000
run mode=0x3f5 s0=0x7bff7bff s1=0x7bff7bff s2=1 -> d0=0x4fffc004
run mode=0x3f5 s0=0x4003555 s1=0x1bc00 s2=1 -> d0=0xbeaa9fff
run mode=0x3fa s0=0x3c004000 s1=0x3c004000 s2=0x807fffff -> d0=0x40a00000
run mode=0x3fa s0=0x4003555 s1=0x3c004000 s2=0x4b000001 -> d0=0x4b000001
run mode=0x3ff s0=0x3c004000 s1=0x3c004000 s2=0x807fffff -> d0=0x40a00000
run mode=0x3ff s0=0x3c004000 s1=0x3c004000 s2=0x3eaaaaab -> d0=0x40aaaaaa
# A denormal addend counts as 0 whatever MODE says; denormal halves as MODE says.
run mode=0x3f0 s0=0 s1=0 s2=1 -> d0=0
run mode=0x3f0 s0=0 s1=0x3c00 s2=0x7fffff -> d0=0
run mode=0x3f0 s0=1 s1=0x3c00 s2=0 -> d0=0x33800000
run mode=0x330 s0=1 s1=0x3c00 s2=0 -> d0=0

target gfx1011 gfx1100
asm v_dot2_f32_f16 v8, v16, v24, v32 = 08 40 13 cc 10 31 82 1c

target gfx1100 gfx1150
asm v_dot2_f32_f16_e64_dpp v8, v16, v24, v32 row_shl:1 row_mask:0xf bank_mask:0xf = 08 40 13 cc fa 30 82 1c 10 01 01 ff
asm v_dot2_f32_f16_e64_dpp v8, v16, v24, v32 dpp8:[0,1,2,3,4,5,6,7] = 08 40 13 cc e9 30 82 1c 10 88 c6 fa
asm v_dot2_f32_f16_e64_dpp v8, v16, v24, v32 dpp8:[0,1,2,3,4,5,6,7] fi:1 = 08 40 13 cc ea 30 82 1c 10 88 c6 fa
