# v_mad_mix_f32: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx900
asm v_mad_mix_f32 v2, v2, v2, v4 = 02 00 a0 d3 02 05 12 04
asm v_mad_mix_f32 v2, v2, v2, v4 op_sel_hi:[1,1,1] = 02 40 a0 d3 02 05 12 1c
asm v_mad_mix_f32 v5, v6, v8, v10 = 05 00 a0 d3 06 11 2a 04
asm v_mad_mix_f32 v5, v6, v8, v10 op_sel:[1,0,0] op_sel_hi:[1,0,0] = 05 08 a0 d3 06 11 2a 0c
asm v_mad_mix_f32 v5, v6, v8, v10 clamp = 05 80 a0 d3 06 11 2a 04
asm v_mad_mix_f32 v5, -v6, v8, |v10| op_sel_hi:[1,0,0] = 05 04 a0 d3 06 11 2a 2c
bad v_mad_mix_f32 s2, v2, v2, v4 ! 1:15: destination must be a vector register
bad v_mad_mix_f32 v2, v2, v2 ! 1:25: expected 4 operands, found 3
# Sources as f32, or with op_sel_hi as the half that op_sel names; abs and neg work on the source as it is read.
run op_sel_hi0=0 op_sel_hi1=0 op_sel_hi2=0 s0=0x40000000 s1=0x40400000 s2=0x3f800000 -> d0=0x40e00000
run op_sel_hi0=1 op_sel_hi1=0 op_sel_hi2=0 s0=0x44004000 s1=0x40400000 s2=0x3f800000 -> d0=0x40e00000
run op_sel_hi0=1 op_sel0=1 op_sel_hi1=0 op_sel_hi2=0 s0=0x44004000 s1=0x40400000 s2=0x3f800000 -> d0=0x41500000
run op_sel_hi0=1 neg0=1 op_sel_hi1=0 op_sel_hi2=0 s0=0x44004000 s1=0x40400000 s2=0x3f800000 -> d0=0xc0a00000
run op_sel_hi0=1 abs0=1 neg0=1 op_sel_hi1=0 op_sel_hi2=0 s0=0x4400c000 s1=0x40400000 s2=0x3f800000 -> d0=0xc0a00000
run op_sel_hi0=0 op_sel_hi1=1 op_sel_hi2=1 op_sel2=1 s0=0xc0000000 s1=0x3800 s2=0x4200bc00 -> d0=0x40000000
# (1 + 2^-12)^2 - (1 + 2^-11): the product is rounded to 1 + 2^-11 first
run op_sel_hi0=0 op_sel_hi1=0 op_sel_hi2=0 s0=0x3f800800 s1=0x3f800800 s2=0xbf801000 -> d0=0
# a denormal result is flushed whatever MODE says
run op_sel_hi0=0 op_sel_hi1=0 op_sel_hi2=0 s0=0x00800000 s1=0x3f000000 s2=0 -> d0=0
# Denormal halves are flushed whatever MODE says.
run mode=0x3f0 op_sel_hi0=1 op_sel_hi1=0 op_sel_hi2=0 s0=1 s1=0x3f800000 s2=0 -> d0=0
run mode=0x3f0 op_sel_hi0=1 op_sel_hi1=1 op_sel_hi2=1 s0=0x83ff s1=0x3c00 s2=0x8001 -> d0=0x80000000
run mode=0x3f0 op_sel_hi0=1 op_sel_hi1=0 op_sel_hi2=0 s0=0x400 s1=0x3f800000 s2=0 -> d0=0x38800000
