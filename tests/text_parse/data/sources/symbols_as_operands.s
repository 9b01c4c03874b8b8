// What llvm-mc takes for a symbol, each as a relocation.
.text
s_add_u32 s0, s1, x
s_add_u32 s0, s1, x+4
s_add_u32 s0, s1, neg
s_add_u32 s0, s1, clamp
s_add_u32 s0, s1, off
s_add_u32 s0, s1, s5.l.h
s_add_u32 s0, s1, v
v_add_f32_e32 v0, x, v1
v_add_f32_e32 v0, glc, v1
v_add_f32_e32 v0, sext, v1
v_add_u32_e32 v0, neg, v1
v_cvt_f64_f32 v[0:1], "x"
v_sat_pk_u8_i16 v0, x
s_lshr_b32 exec_hi, lit(0x40000000), x
s_lshr_b32 exec_hi, x, lit(1)
// The next line has a literal of its own.
s_add_u32 s0, s1, 0x1234
"v_mov_b32" v0, v1
"s_nop" 3
".short" 1, 2
"a b": s_nop 4
s_branch "a b"
v_mov_b32 v0, acc0s0
s_mov_b32 s0, a1x
// First sources of one-word forms, without their VCC.
v_cmpx_nle_f32_e32 off, v0
v_cmp_lt_i32 glc, v0
v_cmp_class_f32 clamp, v0
v_add_co_u32_e32 v1, off, v3
v_cmp_lt_i32 vcc, off, v0
