// Two kernels call one function. The second keeps v5 to v9 alive over the call; the first names them, too, and does not.
.type twice,@function
.p2align 8
twice:
  v_add_u32_e32 v0, v0, v0
  s_setpc_b64 s[30:31]
.size twice, .-twice

.globl first
.type first,@function
.p2align 8
first:
  v_mov_b32_e32 v5, 1
  v_mov_b32_e32 v6, 2
  v_mov_b32_e32 v7, 3
  v_mov_b32_e32 v8, 4
  v_mov_b32_e32 v9, 5
  s_getpc_b64 s[6:7]
  s_add_u32 s6, s6, twice@rel32@lo+4
  s_addc_u32 s7, s7, twice@rel32@hi+12
  s_swappc_b64 s[30:31], s[6:7]
  global_store_dword v[0:1], v0, off
  s_endpgm
.size first, .-first

.globl second
.type second,@function
.p2align 8
second:
  v_mov_b32_e32 v5, 1
  v_mov_b32_e32 v6, 2
  v_mov_b32_e32 v7, 3
  v_mov_b32_e32 v8, 4
  v_mov_b32_e32 v9, 5
  s_getpc_b64 s[6:7]
  s_add_u32 s6, s6, twice@rel32@lo+4
  s_addc_u32 s7, s7, twice@rel32@hi+12
  s_swappc_b64 s[30:31], s[6:7]
  global_store_dwordx4 v[0:1], v[5:8], off
  global_store_dword v[0:1], v9, off offset:16
  s_endpgm
.size second, .-second

.rodata
.p2align 6
.amdhsa_kernel first
  .amdhsa_next_free_vgpr 10
  .amdhsa_next_free_sgpr 32
  .amdhsa_user_sgpr_kernarg_segment_ptr 1
.end_amdhsa_kernel
.p2align 6
.amdhsa_kernel second
  .amdhsa_next_free_vgpr 10
  .amdhsa_next_free_sgpr 32
  .amdhsa_user_sgpr_kernarg_segment_ptr 1
.end_amdhsa_kernel
