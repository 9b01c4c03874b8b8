# Better code, and files with it. Each command names its rules, so that rules which come later change nothing here.

# Errors.
$ lanewise suggest
error: suggest needs a FILE
exit 2

$ lanewise suggest nosuch.hsaco
error: nosuch.hsaco: No such file or directory
exit 2

$ printf '%s\n' '.amdgcn_target "amdgcn-amd-amdhsa--gfx900"' 'k:' 'v_lshlrev_b32 v1, 2, v0' 'v_add_u32 v1, v1, v2' 'global_store_dword v[4:5], v1, off' 's_endpgm' > k.s; lanewise suggest k.s --only dead_result --only nosuch
error: there is no rule 'nosuch'
exit 2

$ lanewise suggest k.s --except nosuch
error: there is no rule 'nosuch'
exit 2

$ lanewise suggest k.s --rules nosuch.rule
error: nosuch.rule: No such file or directory
exit 2

$ lanewise suggest k.s --rules errors.rule 2>&1 | grep error: | head -2
errors.rule:1:3: error: this line is in no rule
errors.rule:2:1: error: '2nd' is not a name: expected letters, digits and '_'


$ lanewise suggest k.s --target gfx1030
error: k.s: the text is for gfx900, --target says gfx1030
exit 2

$ lanewise suggest examples/saxpy.cl --target gfx900 --kernel nosuch
error: examples/saxpy.cl: has no kernel 'nosuch'; it has: saxpy
exit 2

$ lanewise suggest k.s -- -O1
error: k.s: '-- -O1' is for the compiler of a source, and this file is not compiled
exit 2

$ lanewise suggest k.s --timeout x
error: --timeout x: expected seconds, 0.001 to 1000000
exit 2

$ lanewise suggest - - < k.s
error: <stdin>: standard input can be read only once; two inputs are '-'
exit 2

# A rule of the user, which is proved before it is applied.
$ lanewise suggest k.s --rules add_with_shift.rule --only add_with_shift
k.s (gfx900), k:
0x1214 (k.s:4): add_with_shift: a sum with a shifted operand is one instruction
  - v_lshlrev_b32_e32 v1, 2, v0
  - v_add_u32_e32 v1, v1, v2
  + v_lshl_add_u32 v1, v0, 2, v2
  saves 1 instruction, 0 bytes, 4 cycles; proved by the solver
<blank>
rule                         applications  instructions saved  bytes saved
add_with_shift                          1                   1            0
k.s (gfx900): 4 instructions become 3 (-25.00 %), 20 bytes become 20 (no change)

# A rule that is wrong is not applied.
$ lanewise suggest k.s --rules swapped.rule --only lshl_add_swapped
k.s (gfx900): 4 instructions become 4 (no change), 20 bytes become 20 (no change)
not applied: lshl_add_swapped on gfx900: refuted

# The operand that is shifted is read again: the rule does not apply.
$ sed 's/v_add_u32 v1/v_add_u32 v3/; s/global_store_dword.*/global_store_dwordx3 v[4:5], v[1:3], off/' k.s > again.s; lanewise suggest again.s --rules add_with_shift.rule --only add_with_shift
again.s (gfx900): 4 instructions become 4 (no change), 20 bytes become 20 (no change)

# The operand changes before the sum.
$ sed '/v_lshlrev/a v_mov_b32 v0, v7' k.s > later.s; lanewise suggest later.s --rules add_with_shift.rule --only add_with_shift
later.s (gfx900): 5 instructions become 5 (no change), 24 bytes become 24 (no change)

# EXEC changes in between.
$ sed '/v_lshlrev/a s_mov_b64 exec, s[2:3]' k.s > lanes.s; lanewise suggest lanes.s --rules add_with_shift.rule --only add_with_shift
lanes.s (gfx900): 5 instructions become 5 (no change), 24 bytes become 24 (no change)

# The packed sum of the article: five instructions are one. It needs that v_add_f16 leaves zeros in the high half.
$ lanewise suggest examples/sdwa/packed_add_shift.s --rules high_halves.rule --only add_high_halves --only dead_result
examples/sdwa/packed_add_shift.s (gfx803), packed_add_shift, 5 VGPRs live at most (before 6):
0x1670 (examples/sdwa/packed_add_shift.s:12): add_high_halves: a sum of high halves that goes into a high half is one SDWA instruction
  - v_lshrrev_b32_e32 v4, 16, v1
  - v_lshrrev_b32_e32 v5, 16, v2
  - v_add_f16_e32 v4, v4, v5
  - v_lshlrev_b32_e32 v4, 16, v4
  - v_or_b32_e32 v0, v0, v4
  + v_add_f16_sdwa v0, v1, v2 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:WORD_1 src1_sel:WORD_1
  saves 4 instructions, 12 bytes, 16 cycles; proved by the solver
0x1658 (examples/sdwa/packed_add_shift.s:5): dead_result: nothing reads the results of the instruction
  - v_mov_b32_e32 v0, v3
  saves 1 instruction, 4 bytes, 4 cycles; proved by analysis
<blank>
rule                         applications  instructions saved  bytes saved
add_high_halves                         1                   4           12
dead_result                             1                   1            4
examples/sdwa/packed_add_shift.s (gfx803): 30 instructions become 25 (-16.67 %), 140 bytes become 124 (-11.43 %)

# The first instruction keeps the high half of its register on gfx900, too, but not the one before.
$ sed 's/v_add_f16      v0, v1, v2/v_mov_b32 v0, v1/' examples/sdwa/packed_add_shift.s > examples/sdwa/unknown.s; lanewise suggest examples/sdwa/unknown.s --rules high_halves.rule --only add_high_halves
examples/sdwa/unknown.s (gfx803): 30 instructions become 30 (no change), 140 bytes become 140 (no change)

# A rule that needs an assumption.
$ printf '%s\n' 'rule fused' '  says    a product and a sum are one instruction' '  idea    LLVM' '  assume  no-denormals32' '  vgpr    d t' '  value   a b c' '  from' '    v_mul_f32 t, a, b' '    v_add_f32 d, t, c' '  to' '    v_mad_f32 d, a, b, c' '  dead    t' > fused.rule; printf '%s\n' '.amdgcn_target "amdgcn-amd-amdhsa--gfx900"' 'k:' 'v_mul_f32 v1, v2, v3' 'v_add_f32 v1, v1, v0' 'global_store_dword v[4:5], v1, off' 's_endpgm' > fused.s; lanewise suggest fused.s --rules fused.rule --only fused
fused.s (gfx900): 4 instructions become 4 (no change), 20 bytes become 20 (no change)

$ lanewise suggest fused.s --rules fused.rule --only fused --assume no-denormals32
fused.s (gfx900), fused:
0x1214 (fused.s:4): fused: a product and a sum are one instruction
  - v_mul_f32_e32 v1, v2, v3
  - v_add_f32_e32 v1, v1, v0
  + v_mad_f32 v1, v2, v3, v0
  saves 1 instruction, 0 bytes, 4 cycles; proved by the solver under no-denormals32
<blank>
rule                         applications  instructions saved  bytes saved
fused                                   1                   1            0  under no-denormals32
fused.s (gfx900): 4 instructions become 3 (-25.00 %), 20 bytes become 20 (no change)

# A rule with an immediate field is proved at the application; -1 does not fit.
$ printf '%s\n' 'rule short_add' '  says    a sum with a short constant needs no literal' '  idea    LLVM' '  sgpr    d' '  constant n' '  where   n < 0x8000' '  from' '    s_add_i32 d, d, n' '  to' '    s_addk_i32 d, n' > short.rule; printf '%s\n' '.amdgcn_target "amdgcn-amd-amdhsa--gfx900"' 'k:' 's_add_i32 s4, s4, 0x1234' 's_add_i32 s5, s5, 0x12345' 'v_mov_b32 v0, s4' 'v_mov_b32 v1, s5' 'global_store_dwordx2 v[4:5], v[0:1], off' 's_endpgm' > short.s; lanewise suggest short.s --rules short.rule --only short_add
short.s (gfx900), short:
0x1210 (short.s:3): short_add: a sum with a short constant needs no literal
  - s_add_i32 s4, s4, 0x1234
  + s_addk_i32 s4, 0x1234
  saves 0 instructions, 4 bytes; proved by the solver
<blank>
rule                         applications  instructions saved  bytes saved
short_add                               1                   0            4
short.s (gfx900): 6 instructions become 6 (no change), 36 bytes become 32 (-11.11 %)

# Without a rule.
$ printf '%s\n' '.amdgcn_target "amdgcn-amd-amdhsa--gfx900"' 'k:' 'v_mov_b32 v9, 0' 's_nop 0' 's_branch next' 'next:' 's_waitcnt vmcnt(0)' 'global_store_dword v[4:5], v1, off' 's_endpgm' > idle.s; lanewise suggest idle.s --only dead_result --only needless_nop --only branch_to_next --only redundant_wait
idle.s (gfx900), idle:
0x1210 (idle.s:3): dead_result: nothing reads the results of the instruction
  - v_mov_b32_e32 v9, 0
  saves 1 instruction, 4 bytes, 4 cycles; proved by analysis
0x1214 (idle.s:4): needless_nop: no hazard needs the s_nop
  - s_nop 0
  saves 1 instruction, 4 bytes, 4 cycles; proved by analysis
0x1218 (idle.s:5): branch_to_next: the branch goes to the next instruction
  - s_branch 0
  saves 1 instruction, 4 bytes, 4 cycles; proved by analysis
0x121c (idle.s:7): redundant_wait: all operations that the instruction waits for are done on every path
  - s_waitcnt vmcnt(0)
  saves 1 instruction, 4 bytes, 4 cycles; proved by analysis
<blank>
rule                         applications  instructions saved  bytes saved
branch_to_next                          1                   1            4
dead_result                             1                   1            4
needless_nop                            1                   1            4
redundant_wait                          1                   1            4
idle.s (gfx900): 6 instructions become 2 (-66.67 %), 28 bytes become 12 (-57.14 %)

$ lanewise suggest idle.s --only dead_result --only needless_nop --except needless_nop --summary
rule                         applications  instructions saved  bytes saved
dead_result                             1                   1            4
idle.s (gfx900): 6 instructions become 5 (-16.67 %), 28 bytes become 24 (-14.29 %)

# The dead move keeps a distance that a hazard needs: to remove it is withdrawn.
$ printf '%s\n' '.amdgcn_target "amdgcn-amd-amdhsa--gfx900"' 'k:' 'v_readfirstlane_b32 s4, v1' 'v_mov_b32 v9, 0' 's_nop 2' 'v_readlane_b32 s5, v2, s4' 'v_mov_b32 v1, s5' 'global_store_dword v[2:3], v1, off' 's_endpgm' > near.s; lanewise suggest near.s --only dead_result
near.s (gfx900): 7 instructions become 7 (no change), 36 bytes become 36 (no change)
withdrawn: 1 suggestion that would make a fault (VALUWriteSGPRThenLaneSelect)

# Code that is left as it is.
$ printf '%s\n' '.amdgcn_target "amdgcn-amd-amdhsa--gfx900"' '.type word,@function' '.type jump,@function' '.type falls,@function' '.type pc,@function' '.type good,@function' 'word: v_mov_b32 v9, 0' '.long 0xffffffff' 's_endpgm' 'jump: v_mov_b32 v9, 0' 's_setpc_b64 s[4:5]' 'pc: s_getpc_b64 s[4:5]' 'v_mov_b32 v9, 0' 's_store_dwordx2 s[4:5], s[6:7], 0x0' 's_endpgm' 'good: v_mov_b32 v9, 0' 's_endpgm' 'falls: v_mov_b32 v9, 0' > left.s; lanewise suggest left.s --only dead_result
left.s (gfx900), good:
0x1238 (left.s:16): dead_result: nothing reads the results of the instruction
  - v_mov_b32_e32 v9, 0
  saves 1 instruction, 4 bytes, 4 cycles; proved by analysis
<blank>
rule                         applications  instructions saved  bytes saved
dead_result                             1                   1            4
left.s (gfx900): 11 instructions become 10 (-9.09 %), 48 bytes become 44 (-8.33 %)
left as it is, because it has words that are not instructions: 1 function
left as it is, because it runs into bytes that are not code: 1 function
left as it is, because it uses the address of its code: 1 function

# Only one kernel.
$ lanewise suggest two_kernels.s --only dead_result --summary; lanewise suggest two_kernels.s --only dead_result --kernel nosuch
rule                         applications  instructions saved  bytes saved
dead_result                            16                  16           64
two_kernels.s (gfx803): 22 instructions become 6 (-72.73 %), 96 bytes become 32 (-66.67 %)
error: two_kernels.s: has no kernel 'nosuch'; it has: first, second
exit 2

# Everything of it.
$ lanewise suggest k.s --rules add_with_shift.rule --only add_with_shift --json
{
  "code": [
    {
      "bytes_after": 20,
      "bytes_before": 20,
      "file": "k.s",
      "instructions_after": 3,
      "instructions_before": 4,
      "target": "gfx900",
      "withdrawals": [],
      "withdrawn": 0
    }
  ],
  "functions": [
    {
      "bytes_after": 20,
      "bytes_before": 20,
      "file": "k.s",
      "instructions_after": 3,
      "instructions_before": 4,
      "name": "k",
      "sgprs_after": 0,
      "sgprs_before": 0,
      "target": "gfx900",
      "vgprs_after": 5,
      "vgprs_before": 5
    }
  ],
  "messages": [],
  "refused": [],
  "schema": "lanewise/suggest/1",
  "suggestions": [
    {
      "address": 4628,
      "after": [
        "v_lshl_add_u32 v1, v0, 2, v2"
      ],
      "assumptions": [],
      "before": [
        "v_lshlrev_b32_e32 v1, 2, v0",
        "v_add_u32_e32 v1, v1, v2"
      ],
      "bytes": 0,
      "cycles": 4,
      "file": "k.s",
      "function": "k",
      "instructions": 1,
      "proof": "solver",
      "rule": "add_with_shift",
      "says": "a sum with a shifted operand is one instruction",
      "source_file": "k.s",
      "source_line": 4,
      "target": "gfx900"
    }
  ],
  "unproved": []
}

$ lanewise suggest left.s --only dead_result --json | grep -A5 '"refused"'
  "refused": [
    {
      "file": "left.s",
      "function": "word",
      "reason": "has words that are not instructions",
      "target": "gfx900"

# A source, with its lines.
$ printf 'kernel void k(global int* a) {\n  __asm volatile("s_nop 4");\n  a[get_local_id(0)] = 3;\n}\n' > nop.cl; lanewise suggest nop.cl --target gfx900 --only needless_nop -- -g
nop.cl (gfx900), k:
0x1510 (nop.cl:2): needless_nop: no hazard needs the s_nop
  - s_nop 4
  saves 1 instruction, 4 bytes, 4 cycles; proved by analysis
<blank>
rule                         applications  instructions saved  bytes saved
needless_nop                            1                   1            4
nop.cl (gfx900): 7 instructions become 6 (-14.29 %), 36 bytes become 32 (-11.11 %)

# Files with the better code: errors.
$ lanewise as k.s -o k.hsaco; lanewise rewrite k.hsaco
error: --output is required; see `lanewise rewrite --help`
exit 2

$ lanewise rewrite -o better.hsaco
error: FILE is required; see `lanewise rewrite --help`
exit 2

$ lanewise rewrite nosuch.hsaco -o better.hsaco
error: nosuch.hsaco: No such file or directory
exit 2

$ lanewise rewrite k.hsaco -o k.hsaco
error: k.hsaco: is an input; writing an output there would destroy it
exit 2

$ lanewise rewrite k.hsaco -o nosuch/better.hsaco
error: nosuch/better.hsaco: there is no folder 'nosuch'
exit 2

$ lanewise rewrite k.hsaco -o better.hsaco --only nosuch
error: there is no rule 'nosuch'
exit 2

$ lanewise rewrite k.hsaco -o better.hsaco --rules errors.rule 2>&1 | grep -c error: ; ls better.hsaco
24
ls: cannot access 'better.hsaco': No such file or directory
exit 2


$ clang -c -x cl -target amdgcn-amd-amdhsa -mcpu=gfx900 -nogpulib -O1 examples/saxpy.cl -o part.o; lanewise rewrite part.o -o better.o --only dead_result; ls better.o
error: part.o: a relocatable object is not rewritten; link it first
ls: cannot access 'better.o': No such file or directory
exit 2

# A source is no file of the same kind, and a listing is none either.
$ lanewise rewrite examples/saxpy.cl --target gfx900 -o better.hsaco; ls better.hsaco
error: examples/saxpy.cl: {{.*}}
ls: cannot access 'better.hsaco': No such file or directory
exit 2

$ lanewise dis k.hsaco > k.txt; lanewise rewrite k.txt --target gfx900 -o better.txt; ls better.txt
error: k.txt: {{.*}}
ls: cannot access 'better.txt': No such file or directory
exit 2


# A kernel becomes shorter, and its end is filled.
$ lanewise rewrite k.hsaco -o better.hsaco --rules add_with_shift.rule --only add_with_shift; lanewise dis better.hsaco --plain
rule                         applications  instructions saved  bytes saved
add_with_shift                          1                   1            0
k.hsaco (gfx900): 4 instructions become 3 (-25.00 %), 20 bytes become 20 (no change)
v_lshl_add_u32 v1, v0, 2, v2
global_store_dword v[4:5], v1, off
s_endpgm

$ lanewise as examples/sdwa/packed_add_shift.s -o shift.hsaco; lanewise rewrite shift.hsaco -o packed.hsaco --rules high_halves.rule --only add_high_halves --only dead_result; lanewise dis packed.hsaco --plain | tail -12
rule                         applications  instructions saved  bytes saved
add_high_halves                         1                   4           12
dead_result                             1                   1            4
shift.hsaco (gfx803): 30 instructions become 25 (-16.67 %), 140 bytes become 124 (-11.43 %)
s_waitcnt vmcnt(0) lgkmcnt(0)
v_add_f16_e32 v0, v1, v2
v_add_f16_sdwa v0, v1, v2 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:WORD_1 src1_sel:WORD_1
v_mov_b32_e32 v7, s11
v_add_u32_e32 v6, vcc, s10, v10
v_addc_u32_e32 v7, vcc, 0, v7, vcc
flat_store_dword v[6:7], v0
s_endpgm
s_nop 0
s_nop 0
s_nop 0
s_nop 0

# The result is the same, and the metadata.
$ for f in shift packed; do lanewise run $f.hsaco --grid 2 --block 256 'u32[512]=rand:1' 'u32[512]=rand:2' 'u32[512]=zeros' 'u32[512]=zeros' --out 3=$f.bin; lanewise info $f.hsaco | grep -v memory > $f.txt; done; cmp shift.bin packed.bin; cmp shift.txt packed.txt

# Nothing more to do.
$ lanewise rewrite packed.hsaco -o again.hsaco --rules high_halves.rule --only add_high_halves --only dead_result; cmp packed.hsaco again.hsaco
packed.hsaco (gfx803): 25 instructions become 25 (no change), 124 bytes become 124 (no change)

# Branches, loops, and a distance from s_getpc_b64 follow; so do the sizes of symbols and the functions behind.
$ printf '%s\n' '.amdgcn_target "amdgcn-amd-amdhsa--gfx900"' '.type k,@function' 'k:' 's_getpc_b64 s[4:5]' 's_add_u32 s4, s4, data-k-4' 's_addc_u32 s5, s5, 0' 's_mov_b32 s6, 4' 'loop:' 'v_mov_b32 v9, 0' 's_sub_u32 s6, s6, 1' 's_cmp_lg_u32 s6, 0' 's_cbranch_scc1 loop' 's_load_dword s7, s[4:5], 0x0' 's_waitcnt lgkmcnt(0)' 'v_mov_b32 v1, s7' 'global_store_dword v[2:3], v1, off' 's_endpgm' '.size k, .-k' 'data: .long 0xbf800007' > moves.s; lanewise as moves.s -o moves.hsaco; lanewise rewrite moves.hsaco -o moved.hsaco --only dead_result; lanewise dis moved.hsaco | grep -v '^$'
rule                         applications  instructions saved  bytes saved
dead_result                             1                   1            4
moves.hsaco (gfx900): 13 instructions become 12 (-7.69 %), 64 bytes become 60 (-6.25 %)
moved.hsaco:	file format elf64-amdgpu
Disassembly of section .text:
0000000000001210 <k>:
	s_getpc_b64 s[4:5]                                         // 000000001210: BE841C00
	s_add_u32 s4, s4, lit(0x3c)                                // 000000001214: 8004FF04 0000003C
	s_addc_u32 s5, s5, 0                                       // 00000000121C: 82058005
	s_mov_b32 s6, 4                                            // 000000001220: BE860084
0000000000001224 <loop>:
	s_sub_u32 s6, s6, 1                                        // 000000001224: 80868106
	s_cmp_lg_u32 s6, 0                                         // 000000001228: BF078006
	s_cbranch_scc1 loop                                        // 00000000122C: BF85FFFD
	s_load_dword s7, s[4:5], 0x0                               // 000000001230: C00201C2 00000000
	s_waitcnt lgkmcnt(0)                                       // 000000001238: BF8CC07F
	v_mov_b32_e32 v1, s7                                       // 00000000123C: 7E020207
	global_store_dword v[2:3], v1, off                         // 000000001240: DC708000 007F0102
	s_endpgm                                                   // 000000001248: BF810000
	s_nop 0                                                    // 00000000124C: BF800000
0000000000001250 <data>:
	s_nop 7                                                    // 000000001250: BF800007

# Standard input and output.
$ lanewise rewrite - -o - --only dead_result < shift.hsaco > piped.hsaco; lanewise rewrite shift.hsaco -o named.hsaco --only dead_result --json | grep '"instructions_'; cmp piped.hsaco named.hsaco
      "instructions_after": 29,
      "instructions_before": 30,
      "instructions_after": 29,
      "instructions_before": 30,

# Assembly keeps its lines, labels and comments.
$ printf '%s\n' '.amdgcn_target "amdgcn-amd-amdhsa--gfx900"' '; a comment' 'k:' 'v_mov_b32 v9, 0' 'first: v_mov_b32 v8, 0  ; nothing reads it' '  v_lshlrev_b32 v1, 2, v0' '  v_add_u32 v1, v1, v2  // the sum' 's_cbranch_scc1 first' 'global_store_dword v[4:5], v1, off' 's_endpgm' > lines.s; lanewise rewrite lines.s -o new.s --rules add_with_shift.rule --only add_with_shift --only dead_result; cat new.s
rule                         applications  instructions saved  bytes saved
add_with_shift                          1                   1            0
dead_result                             2                   2            8
lines.s (gfx900): 7 instructions become 4 (-42.86 %), 32 bytes become 24 (-25.00 %)
.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
; a comment
k:
first:   ; nothing reads it
  v_lshl_add_u32 v1, v0, 2, v2  // the sum
s_cbranch_scc1 first
global_store_dword v[4:5], v1, off
s_endpgm

# An instruction of a repetition or an included file stays.
$ printf '%s\n' '.amdgcn_target "amdgcn-amd-amdhsa--gfx900"' 'k:' '.rept 2' 'v_mov_b32 v9, 0' '.endr' '.include "more.s"' 's_endpgm' > twice.s; echo 'v_mov_b32 v9, 0' > more.s; lanewise rewrite twice.s -o new.s --only dead_result; cmp twice.s new.s
note: twice.s: macros, repetitions and included files make 3 of the instructions; these are not replaced
twice.s (gfx900): 4 instructions become 4 (no change), 16 bytes become 16 (no change)

# A line of the included file is no line of this one.
$ printf '%s\n' '.amdgcn_target "amdgcn-amd-amdhsa--gfx900"' 'k:' '.include "fourth.s"' '.if 0' 'v_mov_b32 v1, 5' '.endif' 'global_store_dword v[2:3], v1, off' 's_endpgm' > outer.s; printf '\n\n\n\nv_mov_b32 v9, 0\n' > fourth.s; lanewise rewrite outer.s -o new.s --only dead_result; cmp outer.s new.s
note: outer.s: macros, repetitions and included files make 1 of the instructions; these are not replaced
outer.s (gfx900): 3 instructions become 3 (no change), 16 bytes become 16 (no change)

# A branch by a number would have to change.
$ printf '%s\n' '.amdgcn_target "amdgcn-amd-amdhsa--gfx900"' 'k:' 's_cmp_eq_u32 s0, 0' 's_cbranch_scc1 2' 'v_mov_b32 v9, 0' 'v_mov_b32 v1, 7' 'global_store_dword v[2:3], v1, off' 's_endpgm' > number.s; lanewise rewrite number.s -o new.s --only dead_result
rule                         applications  instructions saved  bytes saved
dead_result                             1                   1            4
number.s (gfx900): 6 instructions become 5 (-16.67 %), 28 bytes become 24 (-14.29 %)

# In an object it changes.
$ lanewise as number.s -o number.hsaco; lanewise rewrite number.hsaco -o better.hsaco --only dead_result; lanewise dis better.hsaco --plain | grep branch
rule                         applications  instructions saved  bytes saved
dead_result                             1                   1            4
number.hsaco (gfx900): 6 instructions become 5 (-16.67 %), 28 bytes become 24 (-14.29 %)
s_cbranch_scc1 1

# Several code objects in one file.
$ printf '%s\n' '#include <hip/hip_runtime.h>' 'extern "C" __global__ void k(int* p) { asm volatile("s_nop 4"); p[threadIdx.x] = 1; }' > one.hip; hipcc --genco --offload-arch=gfx900 --offload-arch=gfx803 one.hip -o two.hsaco; lanewise rewrite two.hsaco -o better.hsaco --only needless_nop --target gfx803; for t in gfx803 gfx900; do lanewise dis better.hsaco --target $t --plain | grep -c 's_nop 4'; done
rule                         applications  instructions saved  bytes saved
needless_nop                            1                   1            4
two.hsaco (gfx803): 10 instructions become 9 (-10.00 %), 48 bytes become 44 (-8.33 %)
0
1

# Without --target, all of them.
$ lanewise rewrite two.hsaco -o both.hsaco --only needless_nop; for t in gfx803 gfx900; do lanewise dis both.hsaco --target $t --plain | grep 's_nop 4' | wc -l; done
rule                         applications  instructions saved  bytes saved
needless_nop                            2                   2            8
two.hsaco (gfx803): 10 instructions become 9 (-10.00 %), 48 bytes become 44 (-8.33 %)
two.hsaco (gfx900): 7 instructions become 6 (-14.29 %), 36 bytes become 32 (-11.11 %)
0
0

# A program can be executed as before.
$ lanewise as k.s -o k.hsaco; chmod 755 k.hsaco; lanewise rewrite k.hsaco -o runs.hsaco --only dead_result > report.txt; stat -c %a runs.hsaco
755

# What MODE is follows from the descriptor, and an assumption must not contradict it.
$ printf '%s\n' '.amdgcn_target "amdgcn-amd-amdhsa--gfx900"' '.text' '.globl k' '.p2align 8' '.type k,@function' 'k:' 'v_mul_f32 v1, v2, v3' 'v_add_f32 v1, v1, v0' 'global_store_dword v[4:5], v1, off' 's_endpgm' '.Lend:' '.size k, .Lend-k' '.rodata' '.p2align 6' '.amdhsa_kernel k' '.amdhsa_next_free_vgpr 8' '.amdhsa_next_free_sgpr 8' '.end_amdhsa_kernel' > flush.s; lanewise suggest flush.s --summary; sed 's/.amdhsa_next_free_vgpr 8/&\n.amdhsa_float_denorm_mode_32 3/' flush.s > denormals.s; lanewise suggest denormals.s --summary; lanewise suggest denormals.s --assume no-denormals
rule                         applications  instructions saved  bytes saved
mad_f32                                 1                   1            0  under no-denormals32
flush.s (gfx900): 4 instructions become 3 (-25.00 %), 20 bytes become 20 (no change)
denormals.s (gfx900): 4 instructions become 4 (no change), 20 bytes become 20 (no change)
error: --assume: kernels of the file start with MODE 0x3f0, which contradicts the assumption
exit 2

# The name of a rule of the program.
$ sed 's/rule add_with_shift/rule lshl_add/' add_with_shift.rule > same.rule; lanewise suggest k.s --rules same.rule; sed 's/rule add_with_shift/rule dead_result/' add_with_shift.rule > same.rule; lanewise suggest k.s --rules same.rule
error: same.rule: rule lshl_add has the name of a rule of the program
error: same.rule: rule dead_result has the name of a rule of the program
exit 2
