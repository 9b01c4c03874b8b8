// The same lines where they mean the same, and where they do not.
.text
.set k, 5
s_mov_b32 s0, k
s_nop 0 /* a
*/
v_add_f32 v0, v1, v2
s_nop 0 /* a
, 5 */
v_add_f32 v0, v1, v2
.set k, 7
s_mov_b32 s0, k
s_mov_b32 s0, k
s_branch 1f
s_mov_b32 s1, 0x12345678
s_mov_b32 s1, 0x12345678
1: s_mov_b32 s1, 0x12345678
s_branch 1f
v_add_f32 v0, v1, v2 ; c
v_add_f32 v0, v1, v2 ; c
.macro v_add_f32 a, b, c
  v_mul_f32 \a, \b, \c
.endm
v_add_f32 v0, v1, v2
v_add_f32 v0, v1, v2
.purgem v_add_f32
v_add_f32 v0, v1, v2
1: s_nop 0
s_branch 1b
.if 0
v_add_f32 v0, v1, v2
s_nop 0
.endif
.rept 3
v_add_f32 v0, v1, v2
s_endpgm
.endr
.section .other,"ax"
v_add_f32 v0, v1, v2
.data
v_add_f32 v0, v1, v2
v_mul_f32 v200, v1, v2
v_mul_f32 v200, v1, v2
.text
n = .amdgcn.next_free_vgpr
s_mov_b32 s2, n
n = .amdgcn.next_free_vgpr
s_mov_b32 s2, n
v_mul_f32 v201, v1, v2
n = .amdgcn.next_free_vgpr
s_mov_b32 s2, n
v_mul_f32 v201, v1, v2
.set .amdgcn.next_free_vgpr, 0
v_mul_f32 v200, v1, v2
n = .amdgcn.next_free_vgpr
s_mov_b32 s2, n
