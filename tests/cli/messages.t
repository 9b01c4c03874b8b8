# What a stranger is told: names that are nearly right, files that are not there, numbers that are too large.

$ lanewise
error: name a command; lanewise --help lists them
exit 2
$ lanewise --foo
error: lanewise has no option --foo; lanewise --help lists those it has
exit 2
$ lanewise --versoin
error: lanewise has no option --versoin; did you mean --version?
exit 2
$ lanewise expalin
error: 'expalin' is not a command; did you mean explain?
exit 2
$ lanewise disasm
error: 'disasm' is not a command; did you mean dis?
exit 2
$ lanewise mov
error: 'mov' is not a command; lanewise --help lists them
  hint: lanewise explain mov explains instructions
exit 2
$ lanewise move_swap.s
error: 'move_swap.s' is not a command; lanewise --help lists them
  hint: lanewise info move_swap.s says what the file holds
exit 2
$ lanewise as move_swap.s --outptu x.hsaco
error: lanewise as has no option --outptu; did you mean --output?
exit 2
$ lanewise as move_swap.s xor_swap.s -o x.hsaco
error: lanewise as takes no further argument 'xor_swap.s'; lanewise as --help lists its arguments
exit 2

# Instructions by a part of their name.
$ lanewise explain mov
1:1: error: unknown instruction 'mov'
mov
^
  hint: did you mean v_mov_b32, s_mov_b32, s_mov_b64 or v_interp_mov_f32?
exit 2
$ lanewise explain v_ad_f32
1:1: error: unknown instruction 'v_ad_f32'
v_ad_f32
^
  hint: did you mean v_add_f32?
exit 2
$ lanewise explain zzz
1:1: error: unknown instruction 'zzz'
zzz
^
exit 2

# Files.
$ lanewise explain nosuch.hsaco:10
error: nosuch.hsaco: no such file; explain takes FILE:ADDRESS, an instruction's text, its words or its name
exit 2
$ lanewise explain nosuch.hsaco
error: nosuch.hsaco: no such file; explain takes FILE:ADDRESS, an instruction's text, its words or its name
exit 2
$ lanewise as move_swap.s -o swap.hsaco; lanewise explain swap.hsaco
error: swap.hsaco: expected the address of an instruction in hexadecimal, as in swap.hsaco:1918
exit 2
$ lanewise explain swap.hsaco:here
error: swap.hsaco:here: expected the address of an instruction in hexadecimal, as in swap.hsaco:1918
exit 2

# An object without kernels.
$ printf 'f:\n s_endpgm\n' > f.s; lanewise as f.s -o f.hsaco && lanewise run f.hsaco --grid 1 --block 1
error: f.hsaco: has no kernel that could run: a kernel is a function with a descriptor (.amdhsa_kernel in assembly)
exit 2
$ lanewise run f.hsaco --kernel f --grid 1 --block 1
error: f.hsaco: has no kernel 'f', and no other
exit 2

# Extents.
$ lanewise compile examples/saxpy.cl --target gfx900 -o saxpy.hsaco; lanewise run saxpy.hsaco --grid 4294967296 --block 1 u64:0 u64:0 f32:2
error: --grid 4294967296: 4294967296 is too large: at most 4294967295
exit 2
$ lanewise run saxpy.hsaco --grid 1,2,3,4 --block 1 u64:0 u64:0 f32:2
error: --grid 1,2,3,4: expected X, X,Y or X,Y,Z of whole numbers above 0
exit 2

# Null pointers.
$ lanewise run saxpy.hsaco --grid 1 --block 64 u64:0 'f32[64]=zeros' f32:2 2>&1 | head -1
fault: memory_fault: global load of 4 bytes at 0x0, a null pointer
$ lanewise run saxpy.hsaco --grid 1 --block 64 u64:8 'f32[64]=zeros' f32:2 2>&1 | head -1
fault: memory_fault: global load of 4 bytes at 0x8, offset 8 from a null pointer

# Control bytes of a source are shown, and the caret stands under its column.
$ printf 'v_mov_b32 v0,\001 \033[31mred\n\tv_\303\244\007 v1\n /* \303\244\377 */ v_mov_b32 s0, v1\n' > control.s; lanewise as control.s -o x.hsaco
control.s:1:14: error: unexpected character
v_mov_b32 v0,\x01 \x1b[31mred
             ^
control.s:2:2: error: unknown instruction 'v_ä'
	v_ä\x07 v1
	^
control.s:3:22: error: destination must be a vector register
 /* ä\xff */ v_mov_b32 s0, v1
                       ^
exit 2

# A literal is possible in the first source alone.
$ printf 'v_add_f32 v0, v1, 0x1234\nv_sub_f32 v0, v1, 0x1234\nv_cmp_lt_u32 vcc, v1, 0x1234\nv_add_co_u32 v0, vcc, v1, 0x1234\nv_lshlrev_b32 v0, v1, 0x1234\nv_add_f32 v0, s1, 0x1234\nv_add_f32_e64 v0, v1, 0x1234\n' > literal.s; lanewise as literal.s --target gfx900 -o x.hsaco 2>&1 | grep -v -e '^v_' -e '^ *^'
literal.s:1:19: error: a literal is not possible here
  hint: exchange the sources: the first one can be a literal
literal.s:2:19: error: a literal is not possible here
  hint: exchange the sources and write v_subrev_f32: the first source can be a literal
literal.s:3:23: error: a literal is not possible here
  hint: exchange the sources and write v_cmp_gt_u32: the first source can be a literal
literal.s:4:27: error: a literal is not possible here
  hint: exchange the sources: the first one can be a literal
literal.s:5:23: error: a literal is not possible here
  hint: the inline constants are -16 to 64, 0.5, 1.0, 2.0, 4.0, their negatives, and 1/(2*pi)
literal.s:6:19: error: a literal is not possible here
  hint: the inline constants are -16 to 64, 0.5, 1.0, 2.0, 4.0, their negatives, and 1/(2*pi)
literal.s:7:23: error: a literal is not possible here
  hint: the inline constants are -16 to 64, 0.5, 1.0, 2.0, 4.0, their negatives, and 1/(2*pi)

# Spills are those of the metadata.
$ printf '.text\nk:\n s_endpgm\n.amdhsa_kernel k\n.amdhsa_next_free_vgpr 4\n.amdhsa_next_free_sgpr 8\n.end_amdhsa_kernel\n.amdgpu_metadata\namdhsa.version: [1, 2]\namdhsa.kernels:\n  - .name: k\n    .symbol: k.kd\n    .kernarg_segment_size: 0\n    .kernarg_segment_align: 4\n    .group_segment_fixed_size: 0\n    .private_segment_fixed_size: 0\n    .wavefront_size: 64\n    .sgpr_count: 8\n    .vgpr_count: 4\n    .vgpr_spill_count: 12\n    .sgpr_spill_count: 3\n    .max_flat_workgroup_size: 64\n.end_amdgpu_metadata\n' > spills.s; lanewise as spills.s --target gfx900 -o spills.hsaco && lanewise info spills.hsaco | grep -A3 '^k'
k
  registers   4 VGPRs (4 allocated), 8 SGPRs (16 allocated)
  spills      12 VGPRs, 3 SGPRs
  memory      0 bytes of code, 0 of LDS, 0 of scratch per work-item, 0 of arguments

# A message shows the part of a long line around the column.
$ python3 -c "print('v_mov_b32 v0, v1 ' + '/* äö */ ' * 40 + 'v2 ' + '/* long */ ' * 40)" > long_line.s; lanewise as long_line.s --target gfx900 -o long_line.o
long_line.s:1:458: error: expected 2 operands, found 3
…/* äö */ /* äö */ /* äö */ /* äö */ /* äö */ /* äö */ /* äö */ /* äö */ /* äö */ v2 /* long */ /* long */ /* long */ /* long */ /* long */ /* long */ /* long */ /* long */ /* long */ /* long */ /* long */ /* long */ /* lon…
                                                                                  ^
exit 2
$ python3 -c "print('v_mov_b32 v0, x1 ' + '/* long */ ' * 40)" > long_line.s; lanewise as long_line.s --target gfx900 -o long_line.o
long_line.s:1:15: error: 'x1' is not defined
v_mov_b32 v0, x1 /* long */ /* long */ /* long */ /* long */ /* long */ /* long */ /* long */ /* long */ /* long */ /* long */ /* long */ /* long */ /* long */ /* long */ /* long */ /* long */ /* long */ /* long */ /* long */ /* long */ /* …
              ^
exit 2
