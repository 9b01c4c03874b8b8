// Numbers with a point or an exponent, as llvm-mc reads them: exponents without digits, too large and too small ones,
// digits that begin with 0, and NaN.
.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
.text
v_mov_b32 v0, 1e-
v_mov_b32 v0, -1e
v_mov_b32 v0, 2.5e+
v_mov_b32 v0, .5e
v_mov_b32 v0, 1e400
v_mov_b32 v0, 1e-400
v_mov_b32 v0, 0x1p5000
v_add_f16 v0, 1e400, v1
.float nan, -nan, inf, -infinity, 1.00000005960464477539062500001, 1e40, 1e-46, -1e-46, 1e-44, 16777217, 012, 1e-, .5e
.double nan, -nan, inf, -inf, 0x1p5000, 0x1p-1074, 1e400, -1e-400, 012, 1.5e
