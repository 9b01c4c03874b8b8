	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.globl excess_registers
	.p2align 8
	.type excess_registers,@function
excess_registers:
	v_mov_b32 v3, 0
	v_mov_b32 v9, v0
	s_mov_b32 s40, 0
	v_mov_b32 v30, v0
	s_endpgm
	.section .rodata,"a"
	.p2align 6
	.amdhsa_kernel excess_registers
	  .amdhsa_next_free_vgpr 4
	  .amdhsa_next_free_sgpr 8
	.end_amdhsa_kernel
