# The assembler's command.

$ lanewise as examples/sdwa/packed_add_sdwa.s -o packed.hsaco

$ lanewise as examples/sdwa/packed_add_sdwa.s -o packed.hsaco --json
{
  "findings": [],
  "instructions": 26,
  "kernels": [
    "packed_add_sdwa"
  ],
  "messages": [],
  "output": "packed.hsaco",
  "schema": "lanewise/as/1",
  "size_bytes": 3000,
  "target": "gfx803"
}

$ lanewise as xor_swap.s -o swap.bin && od -An -tx4 swap.bin
 2a000300 2a020300 2a000300

$ lanewise as xor_swap.s -o swap.bin --target gfx900 --json
{
  "findings": [],
  "instructions": 3,
  "kernels": [],
  "messages": [],
  "output": "swap.bin",
  "schema": "lanewise/as/1",
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
errors.s:11:9: error: 'global_load_dword' does not exist on gfx803; it exists on gfx9, gfx10, gfx11, gfx12
        global_load_dword v0, v[1:2], off
        ^
errors.s:12:9: error: 'v_pk_add_f16' does not exist on gfx803; it exists on gfx9, gfx10, gfx11, gfx12
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
error: unknown target 'gfx1234'; did you mean gfx1034?
exit 2

$ lanewise as examples/sdwa/packed_add_sdwa.s -o out.hsaco --target gfx900
error: examples/sdwa/packed_add_sdwa.s: the text is for gfx803, --target says gfx900
exit 2

$ lanewise as xor_swap.s -o out.bin --dialect dialekt
error: --dialect dialekt: expected llvm, clrx or sp3
exit 2

$ lanewise as xor_swap.s -o no/such/folder/out.bin
error: no/such/folder/out.bin: there is no folder 'no/such/folder'
exit 2

$ lanewise as xor_swap.s
error: --output is required; see `lanewise as --help`
exit 2

# Registers beyond those that the kernel descriptor grants.
$ lanewise as excess_registers.s -o excess.hsaco
excess_registers.s:8:2: error: kernel 'excess_registers' uses v30, and its descriptor grants 4 VGPRs
	v_mov_b32 v9, v0
	^
  hint: .amdhsa_next_free_vgpr 31 is enough; --allow-excess-registers accepts the kernel as it is
excess_registers.s:9:2: error: kernel 'excess_registers' uses s40, and its descriptor grants 16 SGPRs
	s_mov_b32 s40, 0
	^
  hint: .amdhsa_next_free_sgpr 41 is enough; --allow-excess-registers accepts the kernel as it is
exit 2

$ lanewise as excess_registers.s -o excess.hsaco --allow-excess-registers && lanewise info excess.hsaco | grep registers
excess_registers
  registers   4 VGPRs (4 allocated), 16 SGPRs (16 allocated)

# Directives of code object version 2, and today's.
$ lanewise as old_directives.s -o old.hsaco
old_directives.s:1:1: error: '.hsa_code_object_version' is of code object version 2; today's versions have other directives
.hsa_code_object_version 2,0
^
  hint: .amdhsa_code_object_version 4 says the version
old_directives.s:2:1: error: '.hsa_code_object_isa' is of code object version 2; today's versions have other directives
.hsa_code_object_isa 8, 0, 3, "AMD", "AMDGPU"
^
  hint: .amdgcn_target "amdgcn-amd-amdhsa--gfx803" names the target
old_directives.s:5:1: error: '.amdgpu_hsa_kernel' is of code object version 2; today's versions have other directives
.amdgpu_hsa_kernel hello
^
  hint: .amdhsa_kernel NAME and .end_amdhsa_kernel enclose the description of a kernel, as .amdhsa_next_free_vgpr and .amdhsa_next_free_sgpr
old_directives.s:7:3: error: '.amd_kernel_code_t' is of code object version 2; today's versions have other directives
  .amd_kernel_code_t
  ^
  hint: .amdhsa_kernel NAME and .end_amdhsa_kernel enclose the description of a kernel, as .amdhsa_next_free_vgpr and .amdhsa_next_free_sgpr
old_directives.s:16:3: error: '.end_amd_kernel_code_t' is of code object version 2; today's versions have other directives
  .end_amd_kernel_code_t
  ^
  hint: .amdhsa_kernel NAME and .end_amdhsa_kernel enclose the description of a kernel, as .amdhsa_next_free_vgpr and .amdhsa_next_free_sgpr
old_directives.s:18:1: error: '.hsarodata_readonly_agent' is of code object version 2; today's versions have other directives
.hsarodata_readonly_agent
^
  hint: .rodata is the section of constants
exit 2

# A word that the target lacks: which targets have it, and what the instruction is called there.
$ lanewise as wrong_target_words.s -o wrong.bin --target gfx1030
wrong_target_words.s:1:2: error: 'v_add_u32' does not exist on gfx1030; it exists on gfx8, gfx9, gfx11, gfx12
	v_add_u32 v0, v1, v2
	^
  hint: on gfx1030 it is called v_add_nc_u32 (that of gfx9, gfx11, gfx12) or v_add_co_u32 (that of gfx8)
wrong_target_words.s:4:2: error: 'v_add_u32' does not exist on gfx1030; it exists on gfx8, gfx9, gfx11, gfx12
	v_add_u32 v0, vcc, v1, v2
	^
  hint: on gfx1030 it is called v_add_nc_u32 (that of gfx9, gfx11, gfx12) or v_add_co_u32 (that of gfx8)
wrong_target_words.s:6:36: error: gfx1030 has no 'sc0'; it exists on gfx942, gfx950
	global_load_dword v0, v[1:2], off sc0
	                                  ^
wrong_target_words.s:10:16: error: gfx1030 has no accumulation register 'a1'; it exists on gfx908, gfx90a, gfx942, gfx950
	v_mov_b32 v0, a1
	              ^
wrong_target_words.s:12:20: error: gfx1030 has no message 'MSG_DEALLOC_VGPRS'; it exists on gfx11, gfx12
	s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)
	                  ^
wrong_target_words.s:15:2: error: 'v_addc_u32' does not exist on gfx1030; it exists on gfx8
	v_addc_u32 v0, v1, v2
	^
  hint: on gfx1030 it is called v_add_co_ci_u32
wrong_target_words.s:16:22: error: v_div_scale_f32 takes 5 operands on gfx1030, and vcc_lo is missing
	v_div_scale_f32 v0, v1, v2, v3
	                    ^
  hint: write v_div_scale_f32 d0, vcc_lo, s0, s1, s2
wrong_target_words.s:19:18: error: expected 3 operands, found 2
	v_add_f32 v0, v1
	                ^
exit 2
$ lanewise as wrong_target_words.s -o wrong.bin --target gfx803
wrong_target_words.s:1:16: error: v_add_u32 takes 4 operands on gfx803, and vcc is missing
	v_add_u32 v0, v1, v2
	              ^
  hint: write v_add_u32 d0, vcc, s0, s1
wrong_target_words.s:2:2: error: 'v_pk_add_f16' does not exist on gfx803; it exists on gfx9, gfx10, gfx11, gfx12
	v_pk_add_f16 v0, v1, v2
	^
wrong_target_words.s:5:2: error: 'global_load_dword' does not exist on gfx803; it exists on gfx9, gfx10, gfx11, gfx12
	global_load_dword v0, v[1:2], off dlc
	^
wrong_target_words.s:6:2: error: 'global_load_dword' does not exist on gfx803; it exists on gfx9, gfx10, gfx11, gfx12
	global_load_dword v0, v[1:2], off sc0
	^
wrong_target_words.s:7:23: error: 'row_share:' is not a modifier of gfx803; it exists on gfx10, gfx11, gfx12
	v_mov_b32_dpp v0, v1 row_share:1
	                     ^
wrong_target_words.s:8:23: error: 'dpp8:' is not a modifier of gfx803; it exists on gfx10, gfx11, gfx12
	v_mov_b32_dpp v0, v1 dpp8:[0,1,2,3,4,5,6,7]
	                     ^
wrong_target_words.s:9:16: error: gfx803 has no 'src_shared_base'; it exists on gfx9, gfx10, gfx11, gfx12
	s_mov_b32 s0, src_shared_base
	              ^
wrong_target_words.s:10:16: error: gfx803 has no accumulation register 'a1'; it exists on gfx908, gfx90a, gfx942, gfx950
	v_mov_b32 v0, a1
	              ^
wrong_target_words.s:11:25: error: gfx803 has no hardware register 'HW_REG_SHADER_CYCLES'; it exists on gfx1030–1036, gfx11
	s_getreg_b32 s0, hwreg(HW_REG_SHADER_CYCLES)
	                       ^
wrong_target_words.s:12:20: error: gfx803 has no message 'MSG_DEALLOC_VGPRS'; it exists on gfx11, gfx12
	s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)
	                  ^
wrong_target_words.s:15:17: error: v_addc_u32 takes 5 operands on gfx803, and vcc is missing
	v_addc_u32 v0, v1, v2
	               ^
  hint: write v_addc_u32 d0, vcc, s0, s1, vcc
wrong_target_words.s:16:22: error: v_div_scale_f32 takes 5 operands on gfx803, and vcc is missing
	v_div_scale_f32 v0, v1, v2, v3
	                    ^
  hint: write v_div_scale_f32 d0, vcc, s0, s1, s2
wrong_target_words.s:17:12: error: gfx803 has no 'null'; it exists on gfx10, gfx11, gfx12
	s_mov_b64 null, 0
	          ^
wrong_target_words.s:18:39: error: 'FFT' is not a swizzle mode of gfx803; it exists on gfx9, gfx10, gfx11, gfx12
	ds_swizzle_b32 v0, v1 offset:swizzle(FFT,3)
	                                     ^
wrong_target_words.s:19:18: error: expected 3 operands, found 2
	v_add_f32 v0, v1
	                ^
exit 2

# Machine code is no assembly text.
$ lanewise as packed.hsaco -o again.hsaco
error: packed.hsaco is an ELF file, and assembly text is expected; `lanewise dis` prints the code of binaries
exit 2
$ lanewise prove packed.hsaco packed.hsaco --live-out v0
error: packed.hsaco is an ELF file, and assembly text is expected; `lanewise dis` prints the code of binaries
exit 2
$ printf '\001\000\002' > bytes.s; lanewise as bytes.s -o bytes.bin
error: bytes.s is not text, and assembly text is expected; `lanewise dis` prints the code of binaries
exit 2

# Names that no target has.
$ for name in gfx9 fiji vega-64 polaris gfx90 gfx700 gfx1300 gfx900:wave32 gfx900:xnack- gfx8o3 navi amd; do lanewise as xor_swap.s -o out.bin --target $name; done
error: unknown target 'gfx9'; did you mean gfx900, gfx902, gfx904, gfx906, gfx908, gfx909, gfx90c, gfx90a, gfx942 or gfx950?
error: unknown target 'fiji'; did you mean gfx803, the target of fiji-r9-nano, fiji-mi8?
error: unknown target 'vega-64'; did you mean gfx900, the target of vega-64?
error: unknown target 'polaris'; did you mean gfx803, the target of polaris-mi6, polaris-rx480?
error: unknown target 'gfx90'; did you mean gfx900, gfx902, gfx904, gfx906, gfx908, gfx909, gfx90c or gfx90a?
error: unknown target 'gfx700'; the targets are gfx801 to gfx1201
error: unknown target 'gfx1300'; the targets are gfx801 to gfx1201
error: unknown target 'gfx900:wave32'; gfx900 has no waves of 32 lanes
error: unknown target 'gfx900:xnack-'; expected gfx900 alone, or with :wave32 or :wave64
error: unknown target 'gfx8o3'; did you mean gfx803?
error: unknown target 'navi'; did you mean gfx1010, gfx1030 or gfx1100, the targets of navi10-5700xt, navi21-6900xt, navi31-7900xtx?
error: unknown target 'amd'; expected a name from gfx801 to gfx1201, as gfx900; `lanewise devices` lists them
exit 2

# A listing has no kernels; the source that `dis --assembly` prints has.
$ lanewise dis packed.hsaco > packed.lst && lanewise as packed.lst -o listed.hsaco --target gfx803
packed.lst: note: a listing has no kernel descriptors and no metadata: listed.hsaco holds the code and no kernels; `lanewise dis --assembly` prints an object with its kernels
$ lanewise dis packed.hsaco --dialect sp3 > packed.sp3 && lanewise as packed.sp3 -o listed.hsaco --dialect sp3 --target gfx803
packed.sp3: note: a listing has no kernel descriptors and no metadata: listed.hsaco holds the code and no kernels; `lanewise dis --assembly` prints an object with its kernels
$ lanewise dis packed.hsaco --dialect clrx > packed.clrx && lanewise as packed.clrx -o listed.hsaco --dialect clrx
packed.clrx: note: a listing has no kernel descriptors and no metadata: listed.hsaco holds the code and no kernels; `lanewise dis --assembly` prints an object with its kernels
$ lanewise dis packed.hsaco --assembly > packed_again.s && lanewise as packed_again.s -o packed_again.hsaco && cmp packed.hsaco packed_again.hsaco
$ lanewise dis packed.hsaco --assembly --plain
error: --assembly prints whole code objects in LLVM's dialect: it cannot be combined with --raw, --json, --plain, --demangle, --kernel or --dialect
exit 2

# CLRX: symbols for registers may have names that are registers of other targets, and words of modifiers.
$ lanewise as register_symbols.clrx.s -o symbols.bin --dialect clrx && od -An -tx4 symbols.bin
 beae206a 7e0a0300 020c0905 befe012e
 bf810000
$ lanewise as register_names.clrx.s -o symbols.bin --dialect clrx && lanewise dis symbols.bin --raw --target gfx803 --plain
v_mov_b32_e32 v1, v2
v_mov_b32_e32 v8, v7
v_mov_b32_e32 v9, v1
v_add_f32_e64 v9, -v0, v8
s_mov_b64 s[4:5], s[8:9]
s_mov_b32 s6, s7
s_mov_b64 s[10:11], s[8:9]
s_mov_b32 s12, s7
v_add_f32_e32 v10, v11, v12
v_add_f32_e32 v13, v14, v13
buffer_load_dword v11, v10, s[0:3], s12 offen glc
$ printf '.gpu Fiji\nv1 = %%v2\nexec = %%s[2:3]\n' > own.clrx.s; lanewise as own.clrx.s -o own.bin --dialect clrx
own.clrx.s:2:7: error: 'v1' is a register of gfx803, and no name for others
v1 = %v2
      ^
own.clrx.s:3:9: error: 'exec' is a register of gfx803, and no name for others
exec = %s[2:3]
        ^
exit 2

# What nothing closes would hide the rest of the text.
$ printf 's_nop 0\n  s_nop 1 /* note\ns_endpgm\n' > open.s; lanewise as open.s -o open.bin
open.s:2:11: error: comment has no closing '*/'
  s_nop 1 /* note
          ^
exit 2
$ lanewise as open.s -o open.bin --dialect clrx
open.s:2:11: error: comment has no closing '*/'
  s_nop 1 /* note
          ^
exit 2
$ lanewise as open.s -o open.bin --dialect sp3
open.s:2:11: error: comment has no closing '*/'
  s_nop 1 /* note
          ^
exit 2
$ lanewise live open.s
open.s:2:11: error: comment has no closing '*/'
  s_nop 1 /* note
          ^
exit 2
$ lanewise prove open.s open.s --live-out v0
open.s:2:11: error: comment has no closing '*/'
  s_nop 1 /* note
          ^
exit 2
$ lanewise explain 'v_mov_b32 v0, v1 /* note'
1:18: error: comment has no closing '*/'
v_mov_b32 v0, v1 /* note
                 ^
exit 2
$ printf '.macro m\n/*\n.endm\ns_nop 0\nm\n.if 0\n/*\n.endif\n' > open.s; lanewise as open.s -o open.bin
open.s:5:1: error: comment has no closing '*/' (in the expansion of 'm')
m
^
open.s:6:1: error: .if without .endif
.if 0
^
open.s:7:1: error: comment has no closing '*/'
/*
^
exit 2
$ printf 's_nop 0\n.include "open.s"\n' > outer.s; printf 's_nop 0\n  /* note\ns_nop 1\n' > open.s; lanewise as outer.s -o open.bin
outer.s:2:1: error: comment has no closing '*/' (at line 2 of 'open.s')
.include "open.s"
^
exit 2
$ printf 's_nop 0 /* note // 000000000000: BF800000\ns_nop 1 // 000000000004: BF800001\n' > open.lst; lanewise as open.lst -o open.bin --target gfx900
open.lst:1:9: error: comment has no closing '*/'
s_nop 0 /* note // 000000000000: BF800000
        ^
exit 2
$ printf '.file 1 "a\n.end /* note\n' > open.s; lanewise as open.s -o open.bin
open.s:1:9: error: string has no closing quote
.file 1 "a
        ^
open.s:2:6: error: comment has no closing '*/'
.end /* note
     ^
exit 2

# What is defined nowhere, where it is first named.
$ printf 's_nop 0\ns_mov_b32 s0, foo\n.long 1f\n.long foo\n.macro m\ns_add_u32 s0, s0, bar@rel32@lo+4\n.endm\nm\n.amdhsa_kernel baz\n.amdhsa_next_free_vgpr 1\n.amdhsa_next_free_sgpr 1\n.end_amdhsa_kernel\n' > undefined.s; lanewise as undefined.s -o no.hsaco --target gfx900
undefined.s:2:15: error: 'foo' is not defined
s_mov_b32 s0, foo
              ^
undefined.s:3:7: error: '1f' is not defined
.long 1f
      ^
undefined.s:8:1: error: 'bar' is not defined
m
^
undefined.s:9:1: error: kernel 'baz' has a descriptor and no code
.amdhsa_kernel baz
^
exit 2
$ lanewise live undefined.s --target gfx900 2>&1 | grep error
undefined.s:2:15: error: 'foo' is not defined
undefined.s:3:7: error: '1f' is not defined
undefined.s:8:1: error: 'bar' is not defined
undefined.s:9:1: error: kernel 'baz' has a descriptor and no code
$ printf '.long 1f\n' > undefined.s; lanewise as undefined.s -o no.bin
undefined.s:1:7: error: '1f' is not defined
.long 1f
      ^
exit 2

# The channel of an attribute is an operand of its own: no bits are lost.
$ printf 'v_interp_p1_f32 v0, v1, attr2.z\n' > attribute.s; lanewise as attribute.s --target gfx900 -o attribute.hsaco; lanewise dis attribute.hsaco --plain
v_interp_p1_f32_e32 v0, v1, attr2.z

# A layout that grows from pass to pass ends before 100 passes of a gigabyte each.
$ printf '.zero c-b\nb:\n.zero d-b\nc:\n.zero c-b\n.byte 1\nd:\n' > growing.s; lanewise as growing.s -o growing.hsaco
growing.s:1:7: error: this number moves the labels that it depends on, in {{\d\d}} passes
.zero c-b
      ^
exit 2
