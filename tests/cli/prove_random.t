# Random inputs before the solver.

# A multiplication and an addition round twice, a fused one once. The solver alone runs out of time.
$ printf '.amdgcn_target "amdgcn-amd-amdhsa--gfx900"\nv_fma_f32 v0, v1, v2, v3\n' > fma.s; printf '.amdgcn_target "amdgcn-amd-amdhsa--gfx900"\nv_mul_f32 v0, v1, v2\nv_add_f32 v0, v0, v3\n' > mul_add.s; lanewise prove fma.s mul_add.s --live-out v0
different: a counterexample for v0
  lane    = 0x27
  v0      = 0xb391adee
  v1      = 0xbf7e8bb4
  v2      = 0xbc003800
  v3      = 0x3594e6a6
  v0      = 0x3bff0460 in fma.s, 0x3bff045f in mul_add.s
  confirmed by execution
  found by random inputs, seed 1, before the solver began
exit 1

$ lanewise prove fma.s mul_add.s --live-out v0 --mode 0xf0 --seed 7
different: a counterexample for v0
  lane    = 0x1c
  v0      = 0xa462a1b0
  v1      = 0x1b88e439
  v2      = 0x6bf8c0f0
  v3      = 0x3c0aa750
  mode    = 0xf0
  v0      = 0x48050443 in fma.s, 0x48050444 in mul_add.s
  confirmed by execution
  found by random inputs, seed 7, before the solver began
exit 1

$ lanewise prove fma.s mul_add.s --live-out v0 --mode 0xf0 --seed 7 --json | python3 -c 'import json, sys; j = json.load(sys.stdin); print(j["verdict"], j["confirmed"], j["random"], j["counterexample"]["mode"])'
different True {'found': True, 'inputs': 4096, 'seed': 7} 240

# Every width, vectors of 16-bit floats and doubles, and integers that meet in rare values.
$ pair() { printf '.amdgcn_target "amdgcn-amd-amdhsa--gfx900"\n'"$1"'\n' > a.s; printf '.amdgcn_target "amdgcn-amd-amdhsa--gfx900"\n'"$2"'\n' > b.s; lanewise prove a.s b.s --live-out "$3" | sed -n '1p;$p'; }; pair 'v_fma_f16 v0, v1, v2, v3' 'v_mul_f16 v0, v1, v2\nv_add_f16 v0, v0, v3' v0; pair 'v_pk_fma_f16 v0, v1, v2, v3' 'v_pk_mul_f16 v0, v1, v2\nv_pk_add_f16 v0, v0, v3' v0.hi; pair 'v_fma_f64 v[0:1], v[2:3], v[4:5], v[6:7]' 'v_mul_f64 v[0:1], v[2:3], v[4:5]\nv_add_f64 v[0:1], v[0:1], v[6:7]' 'v[0:1]'; pair 'v_lshlrev_b32 v0, v1, v2' 'v_and_b32 v1, 15, v1\nv_lshlrev_b32 v0, v1, v2' v0; pair 'v_cmp_lt_i32 vcc, v1, v2' 'v_cmp_le_i32 vcc, v1, v2' vcc; pair 's_add_u32 s0, s1, s2' 's_or_b32 s0, s1, s2' s0; pair 's_add_u32 s0, s1, s2' 's_add_i32 s0, s1, s2' scc; pair 'v_mov_b32_dpp v0, v1 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf' 'v_mov_b32_dpp v0, v1 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf' v0
different: a counterexample for v0
  found by random inputs, seed 1, before the solver began
different: a counterexample for v0.hi
  found by random inputs, seed 1, before the solver began
different: a counterexample for v0
  found by random inputs, seed 1, before the solver began
different: a counterexample for v0
  found by random inputs, seed 1, before the solver began
different: a counterexample for vcc
  found by random inputs, seed 1, before the solver began
different: a counterexample for s0
  found by random inputs, seed 1, before the solver began
different: a counterexample for scc
  found by random inputs, seed 1, before the solver began
different: a counterexample for v0
  found by random inputs, seed 1, before the solver began

# What is equal is still proved.
$ pair() { printf '.amdgcn_target "amdgcn-amd-amdhsa--gfx900"\n'"$1"'\n' > a.s; printf '.amdgcn_target "amdgcn-amd-amdhsa--gfx900"\n'"$2"'\n' > b.s; lanewise prove a.s b.s --live-out "$3" | sed 's/(.*)//'; }; pair 'v_add_u32 v0, v1, v2' 'v_add_u32 v0, v2, v1' v0; pair 's_mul_i32 s0, s1, 3' 's_lshl_b32 s0, s1, 1\ns_add_u32 s0, s0, s1' s0
equal for all inputs
equal for all inputs

$ lanewise prove fma.s mul_add.s --live-out v0 --inputs 0 --timeout 1 | head -1
not proved: time ran out
