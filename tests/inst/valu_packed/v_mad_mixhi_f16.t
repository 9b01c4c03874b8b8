# v_mad_mixhi_f16: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx900
asm v_mad_mixhi_f16 v2, v2, v2, v4 = 02 00 a2 d3 02 05 12 04
asm v_mad_mixhi_f16 v2, v2, v2, v4 op_sel_hi:[1,1,1] = 02 40 a2 d3 02 05 12 1c
asm v_mad_mixhi_f16 v5, v6, v8, v10 = 05 00 a2 d3 06 11 2a 04
asm v_mad_mixhi_f16 v5, v6, v8, v10 op_sel:[1,0,0] op_sel_hi:[1,0,0] = 05 08 a2 d3 06 11 2a 0c
asm v_mad_mixhi_f16 v5, v6, v8, v10 clamp = 05 80 a2 d3 06 11 2a 04
asm v_mad_mixhi_f16 v5, -v6, v8, |v10| op_sel_hi:[1,0,0] = 05 04 a2 d3 06 11 2a 2c
bad v_mad_mixhi_f16 s2, v2, v2, v4 ! 1:17: destination must be a vector register
bad v_mad_mixhi_f16 v2, v2, v2 ! 1:27: expected 4 operands, found 3
# Sources as f32, or with op_sel_hi as the half that op_sel names; abs and neg work on the source as it is read.
run op_sel_hi0=0 op_sel_hi1=0 op_sel_hi2=0 s0=0x40000000 s1=0x40400000 s2=0x3f800000 d0=0xaaaa5555 -> d0=0x47005555
run op_sel_hi0=1 op_sel0=1 op_sel_hi1=0 op_sel_hi2=0 s0=0x44004000 s1=0x40400000 s2=0x3f800000 d0=0xaaaa5555 -> d0=0x4a805555
run clamp=1 op_sel_hi0=0 op_sel_hi1=0 op_sel_hi2=0 s0=0x40000000 s1=0x40400000 s2=0x3f800000 d0=0xaaaa5555 -> d0=0x3c005555
run clamp=1 op_sel_hi0=0 op_sel_hi1=0 op_sel_hi2=0 s0=0xc0000000 s1=0x40400000 s2=0x3f800000 d0=0xaaaa5555 -> d0=0x5555
# A denormal half becomes 0 whatever MODE says.
run mode=0x3f0 op_sel_hi0=0 op_sel_hi1=0 op_sel_hi2=0 s0=0x39800000 s1=0x3b800000 s2=0 d0=0xaaaa5555 -> d0=0x5555
