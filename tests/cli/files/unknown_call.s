// The kernel receives s[0:5] and v0, and calls a function whose address an argument holds.
.globl apply
.type apply,@function
.p2align 8
apply:
  s_load_dwordx2 s[6:7], s[4:5], 0x0
  v_mov_b32_e32 v1, v0
  s_waitcnt lgkmcnt(0)
  s_swappc_b64 s[30:31], s[6:7]
  v_add_u32_e32 v40, v40, v0
  s_endpgm
.size apply, .-apply
.rodata
.p2align 6
.amdhsa_kernel apply
  .amdhsa_next_free_vgpr 72
  .amdhsa_next_free_sgpr 32
  .amdhsa_user_sgpr_private_segment_buffer 1
  .amdhsa_user_sgpr_kernarg_segment_ptr 1
  .amdhsa_system_sgpr_workgroup_id_x 0
.end_amdhsa_kernel
