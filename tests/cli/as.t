# The assembler's command.

$ lanewise as examples/sdwa/packed_add_sdwa.s -o packed.hsaco

$ lanewise as examples/sdwa/packed_add_sdwa.s -o packed.hsaco --json
{
  "instructions": 26,
  "kernels": [
    "packed_add_sdwa"
  ],
  "output": "packed.hsaco",
  "size_bytes": 3000,
  "target": "gfx803"
}

$ lanewise as xor_swap.s -o swap.bin && od -An -tx4 swap.bin
 2a000300 2a020300 2a000300

$ lanewise as xor_swap.s -o swap.bin --target gfx900 --json
{
  "instructions": 3,
  "kernels": [],
  "output": "swap.bin",
  "size_bytes": 12,
  "target": "gfx900"
}

# What another assembler's tools make of it.
$ llvm-readelf-22 -h packed.hsaco | grep -E 'Class|ABI|Machine|Flags'
  Class:                             ELF64
  OS/ABI:                            AMDGPU - HSA
  ABI Version:                       3
  Machine:                           EM_AMDGPU
  Flags:                             0x2a, gfx803

$ llvm-readelf-22 --notes packed.hsaco | grep -E 'warning|error|amdhsa.target|\.name: +packed'
    .name:           packed_add_sdwa
amdhsa.target:   amdgcn-amd-amdhsa--gfx803

# Every wrong line is reported, with line, column and caret.
$ lanewise as errors.s -o errors.hsaco
errors.s:2:19: error: destination must be a vector register
        v_add_f32 s0, v1, v2
                  ^
errors.s:3:25: error: expected 3 operands, found 2
        v_add_f32 v0, v1
                        ^
errors.s:4:31: error: expected 3 operands, found 4
        v_add_f32 v0, v1, v2, v3
                              ^
errors.s:5:9: error: unknown instruction 'v_frobnicate_b32'
        v_frobnicate_b32 v0, v1
        ^
errors.s:6:19: error: v256 does not exist; gfx803 has v0 to v255
        v_mov_b32 v256, v0
                  ^
errors.s:7:23: error: second operand must be a scalar register or a constant
        s_mov_b32 s0, v1
                      ^
errors.s:8:32: error: third operand must be a vector register
        v_add_f32_sdwa v0, v1, s2
                               ^
  hint: v_add_f32_sdwa on gfx803 takes only vector registers
errors.s:9:38: error: row_shl cannot be 16
        v_mov_b32_dpp v0, v1 row_shl:16
                                     ^
errors.s:10:24: error: 2 scalar registers must start at a multiple of 2
        s_load_dwordx2 s[1:2], s[0:1], 0x0
                       ^
errors.s:11:9: error: 'global_load_dword' does not exist on gfx803; gfx900 has it
        global_load_dword v0, v[1:2], off
        ^
errors.s:12:9: error: 'v_pk_add_f16' does not exist on gfx803; gfx900 has it
        v_pk_add_f16 v0, v1, v2
        ^
errors.s:13:23: error: the number does not fit in 16 bits
        v_add_f16 v0, 0x12345678, v1
                      ^
errors.s:14:34: error: expected an expression, found the end of the line
        s_branch nowhere_defined+
                                 ^
errors.s:15:9: error: .amdhsa_frobnicate outside of .amdhsa_kernel
        .amdhsa_frobnicate 1
        ^
errors.s:16:9: error: string has no closing quote
        "text
        ^
exit 2

$ test ! -e errors.hsaco

# Wrong command lines.
$ lanewise as missing.s -o out.hsaco
error: missing.s: No such file or directory
exit 2

$ lanewise as xor_swap.s -o out.bin --target gfx1234
error: unknown target 'gfx1234'
exit 2

$ lanewise as examples/sdwa/packed_add_sdwa.s -o out.hsaco --target gfx900
examples/sdwa/packed_add_sdwa.s: error: the text is for gfx803, --target says gfx900
exit 2

$ lanewise as xor_swap.s -o out.bin --dialect dialekt
error: --dialect dialekt: expected llvm, clrx or sp3
exit 2

$ lanewise as xor_swap.s -o no/such/folder/out.bin
error: no/such/folder/out.bin: there is no folder 'no/such/folder'
exit 2

$ lanewise as xor_swap.s
--output is required
Run with --help for more information.
exit 2

# Registers beyond those that the kernel descriptor grants.
$ lanewise as excess_registers.s -o excess.hsaco
excess_registers.s:8:2: error: kernel 'excess_registers' uses v30, and its descriptor grants 4 VGPRs
	v_mov_b32 v9, v0
	^
  hint: .amdhsa_next_free_vgpr 31 would do; --allow-excess-registers takes it as it is
excess_registers.s:9:2: error: kernel 'excess_registers' uses s40, and its descriptor grants 16 SGPRs
	s_mov_b32 s40, 0
	^
  hint: .amdhsa_next_free_sgpr 41 would do; --allow-excess-registers takes it as it is
exit 2

$ lanewise as excess_registers.s -o excess.hsaco --allow-excess-registers && lanewise info excess.hsaco | grep registers
excess_registers
  registers   4 VGPRs (4 allocated), 16 SGPRs (16 allocated)
