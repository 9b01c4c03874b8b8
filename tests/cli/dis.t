# The disassembler's command.

$ lanewise as examples/sdwa/packed_add_sdwa.s -o packed.hsaco

$ lanewise dis packed.hsaco | tail -9
	v_add_f16_e32 v0, v1, v2                                   // 00000000165C: 3E000501
	v_add_f16_sdwa v0, v1, v2 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:WORD_1 src1_sel:WORD_1// 000000001660: 3E0004F9 05051501
<blank>
0000000000001668 <snippet_end>:
	v_mov_b32_e32 v7, s11                                      // 000000001668: 7E0E020B
	v_add_u32_e32 v6, vcc, s10, v10                            // 00000000166C: 320C140A
	v_addc_u32_e32 v7, vcc, 0, v7, vcc                         // 000000001670: 380E0E80
	flat_store_dword v[6:7], v0                                // 000000001674: DC700000 00000006
	s_endpgm                                                   // 00000000167C: BF810000

$ lanewise dis packed.hsaco --plain | tail -7
v_add_f16_e32 v0, v1, v2
v_add_f16_sdwa v0, v1, v2 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:WORD_1 src1_sel:WORD_1
v_mov_b32_e32 v7, s11
v_add_u32_e32 v6, vcc, s10, v10
v_addc_u32_e32 v7, vcc, 0, v7, vcc
flat_store_dword v[6:7], v0
s_endpgm

# Byte for byte what llvm-objdump prints.
$ lanewise dis packed.hsaco > ours; llvm-objdump-22 -d packed.hsaco > theirs; cmp ours theirs

$ lanewise as two_kernels.s -o two.hsaco && lanewise dis two.hsaco --kernel second | tail -3
	v_add_u32_e32 v2, vcc, s4, v1                              // 000000001524: 32040204
	v_addc_u32_e32 v3, vcc, 0, v3, vcc                         // 000000001528: 38060680
	s_endpgm                                                   // 00000000152C: BF810000

$ lanewise dis two.hsaco --kernel third
error: two.hsaco: has no kernel 'third'; it has: first, second
exit 2

# A program of several translation units has a code object from each. What is shown reads back as the code of all.
$ python3 write_bundles.py gfx803 two.hsaco packed.hsaco > two.bundles; printf '.section .hip_fatbin,"a"\n.incbin "two.bundles"\n' | clang-22 -x assembler -c - -o program; lanewise dis program | grep '^program\|^0'
program(1):	file format elf64-amdgpu
0000000000001400 <first>:
0000000000001500 <second>:
program(2):	file format elf64-amdgpu
0000000000001600 <packed_add_sdwa>:
000000000000165c <snippet_begin>:
0000000000001668 <snippet_end>:

$ for f in two packed; do llvm-objdump-22 -d $f.hsaco | tail -n +3; llvm-objcopy-22 -O binary -j .text $f.hsaco $f.text; done > theirs; lanewise dis program | grep -v '^program' > ours; diff -B ours theirs

$ lanewise dis program > listing.txt; lanewise as listing.txt --target gfx803 -o both.bin; cat two.text packed.text | cmp - both.bin

$ lanewise dis program --json | python3 -c 'import json, sys; print([s["code_object"] for s in json.load(sys.stdin)["sections"]])'
[0, 1]

$ lanewise dis program --kernel second --plain | tail -1
s_endpgm

$ lanewise dis program --dialect clrx
error: program: has 2 code objects for gfx803; name a kernel with --kernel
exit 2

# What precedes a damaged one is shown.
$ head -c 700 packed.hsaco > cut.hsaco; python3 write_bundles.py gfx803 two.hsaco cut.hsaco > two.bundles; printf '.section .hip_fatbin,"a"\n.incbin "two.bundles"\n' | clang-22 -x assembler -c - -o program; lanewise dis program > shown; echo "exit code $?"; grep '^program' shown
error: program(2): ELF file: 13 section headers at 0x878 reach past the end of the file (0x2bc bytes)
exit code 2
program(1):	file format elf64-amdgpu

$ lanewise as xor_swap.s -o swap.bin && lanewise dis swap.bin --raw --target gfx803 --plain
v_xor_b32_e32 v0, v0, v1
v_xor_b32_e32 v1, v0, v1
v_xor_b32_e32 v0, v0, v1

$ lanewise dis swap.bin --raw --target gfx803 --json | python3 -c 'import json, sys; print(json.load(sys.stdin)["sections"][0]["instructions"][1])'
{'address': 4, 'encoding': 'VOP2', 'mnemonic': 'v_xor_b32_e32', 'operands': [{'kind': 'vgpr', 'name': 'd0', 'reads': False, 'type': 'b32', 'value': 257, 'writes': True}, {'kind': 'vsrc', 'name': 's0', 'reads': True, 'type': 'b32', 'value': 256, 'writes': False}, {'kind': 'vgpr', 'name': 's1', 'reads': True, 'type': 'b32', 'value': 257, 'writes': False}], 'text': 'v_xor_b32_e32 v1, v0, v1', 'words': ['2A020300']}

# Words that are no instruction are shown as words.
$ printf '\377\377\377\377\000\000\201\277' > odd.bin; lanewise dis odd.bin --raw --target gfx900 --plain
.long 0xffffffff
s_endpgm

$ lanewise dis odd.bin --raw --target gfx900 --json | python3 -c 'import json, sys; print(json.load(sys.stdin)["sections"][0]["instructions"][0])'
{'address': 0, 'encoding': None, 'mnemonic': None, 'operands': [], 'text': '.long 0xffffffff', 'words': ['FFFFFFFF']}

$ printf 'abc' > three.bin; lanewise dis three.bin --raw --target gfx900
error: three.bin: 3 bytes: expected a multiple of 4
exit 2

$ : > empty.bin; lanewise dis empty.bin --raw --target gfx900
error: empty.bin: the file is empty
exit 2

$ lanewise dis swap.bin --raw
error: --raw needs --target
exit 2

$ lanewise dis swap.bin --raw --target gfx9000
error: unknown target 'gfx9000'; the targets are gfx801 to gfx1201
exit 2

$ lanewise dis swap.bin
error: swap.bin: the file is neither an ELF file nor an offload bundle; `lanewise dis --raw` disassembles raw instruction words
exit 2

$ lanewise dis packed.hsaco --target gfx900
error: packed.hsaco: there is no code for gfx900 in the file, only for gfx803
exit 2

$ lanewise dis missing.hsaco
error: missing.hsaco: No such file or directory
exit 2

# Truncated at every length: a message, never a crash.
$ size=$(stat -c %s packed.hsaco); for n in 0 1 4 15 16 51 63 64 65 100 400 800 1200 $((size / 2)) $((size - 64)) $((size - 1)); do head -c $n packed.hsaco > cut; lanewise dis cut >/dev/null 2>&1; code=$?; [ $code = 0 ] || [ $code = 2 ] || echo "$n bytes: exit $code"; done

$ head -c 40 packed.hsaco > cut; lanewise dis cut
error: cut: ELF file: 40 bytes are fewer than the 64 of a file header
exit 2

$ printf '\177ELF\002\001' > cut; lanewise dis cut
error: cut: ELF file: 6 bytes are fewer than the 64 of a file header
exit 2

$ head -c 700 packed.hsaco > cut; lanewise dis cut
error: cut: ELF file: 13 section headers at 0x878 reach past the end of the file (0x2bc bytes)
exit 2

# Of a compiler's object, the source makes the same code, kernels and metadata.
$ lanewise compile two_kernels.cl --target gfx900 -o compiled.hsaco && lanewise dis compiled.hsaco --assembly > compiled.s && lanewise as compiled.s -o assembled.hsaco; for o in compiled assembled; do lanewise dis $o.hsaco --plain > $o.code; lanewise info $o.hsaco --json > $o.info; done; cmp compiled.code assembled.code; cmp compiled.info assembled.info

# What would have no effect is refused.
$ printf '\000\000\200\277' > word.bin; lanewise dis word.bin --raw --target gfx900 --kernel nosuch
error: --raw: raw words have no kernels for --kernel
exit 2
$ lanewise dis word.bin --raw --target gfx900 --plain --json
error: --plain prints text: it cannot be combined with --json
{
  "command": "dis",
  "messages": [
    {
      "code": "option",
      "severity": "error",
      "text": "--plain prints text: it cannot be combined with --json"
    }
  ],
  "schema": "lanewise/failure/1"
}
exit 2
