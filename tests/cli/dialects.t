# The dialects of `as` and `dis`, and listings as their input.

# CLRX: PAD is what an omitted dst_unused means, and the words come out as the published ones.
$ printf 'v_xor_b32 v1,v2,v3 dst_sel:byte_1 src0_sel:byte1 src1_sel:word1\n' > xor.s
$ lanewise as xor.s -o xor.bin --dialect clrx --target gfx900
$ lanewise dis xor.bin --raw --target gfx900 --dialect clrx
.rawcode
.gpu GFX900
.text
/*000000000000: 2a0206f9 05010102*/ v_xor_b32       v1, v2, v3 dst_sel:byte1 src0_sel:byte1 src1_sel:word1
$ lanewise dis xor.bin --raw --target gfx900 --dialect clrx --plain
v_xor_b32 v1, v2, v3 dst_sel:byte1 src0_sel:byte1 src1_sel:word1
$ lanewise dis xor.bin --raw --target gfx900 --plain
v_xor_b32_sdwa v1, v2, v3 dst_sel:BYTE_1 dst_unused:UNUSED_PAD src0_sel:BYTE_1 src1_sel:WORD_1
$ lanewise dis xor.bin --raw --target gfx900 --dialect sp3
  v_xor_b32 v1, v2, v3 dst_sel:BYTE_1 src0_sel:BYTE_1 src1_sel:WORD_1 // 000000000000: 2A0206F9 05010102
$ lanewise dis xor.bin --raw --target gfx900 --dialect clrx --json | grep -E '"(text|mnemonic)"'
  {"address":0,"encoding":"VOP2_SDWA","mnemonic":"v_xor_b32","operands":[{"kind":"vgpr","name":"d0","reads":false,"type":"b32","value":257,"writes":true},{"kind":"vsrc_nolit","name":"s0","reads":true,"type":"b32","value":258,"writes":false},{"kind":"vsrc_nolit","name":"s1","reads":true,"type":"b32","value":259,"writes":false}],"text":"v_xor_b32 v1, v2, v3 dst_sel:byte1 src0_sel:byte1 src1_sel:word1","words":["2A0206F9","05010102"]}]}

# A program of CLRX: comments, statements in one line, named registers, macros, labels, the target.
$ lanewise as clrx_program.s -o program.bin --dialect clrx
$ lanewise dis program.bin --raw --target gfx803 --plain
s_and_b64 s[0:1], s[2:3], s[4:5]
s_cmp_lt_i32 s0, s2
v_xor_b32_e32 v19, v23, v25
v_mov_b32_e32 v1, 5
v_mov_b32_e32 v3, 1
s_branch 65530
s_cbranch_scc0 0
s_endpgm
$ lanewise dis program.bin --raw --target gfx803 --dialect clrx
.rawcode
.gpu Fiji
.text
.L0_0:
/*000000000000: 86800402         */ s_and_b64       s[0:1], s[2:3], s[4:5]
/*000000000004: bf040200         */ s_cmp_lt_i32    s0, s2
/*000000000008: 2a263317         */ v_xor_b32       v19, v23, v25
/*00000000000c: 7e020285         */ v_mov_b32       v1, 5
/*000000000010: 7e060281         */ v_mov_b32       v3, 1
/*000000000014: bf82fffa         */ s_branch        .L0_0
/*000000000018: bf840000         */ s_cbranch_scc0  .L28_0
.L28_0:
/*00000000001c: bf810000         */ s_endpgm

# What is printed in a dialect is read in it to the same bytes.
$ for d in clrx sp3; do lanewise dis program.bin --raw --target gfx803 --dialect $d > again.s; lanewise as again.s -o again.bin --dialect $d --target gfx803; cmp program.bin again.bin; done
$ for d in clrx sp3; do lanewise dis program.bin --raw --target gfx803 --dialect $d --plain > again.s; lanewise as again.s -o again.bin --dialect $d --target gfx803; cmp program.bin again.bin; done

# What CLRX has and is not modelled.
$ printf '.amdcl2\n.kernel x\nv_nop; .scope a\n' > other.s; lanewise as other.s -o out.bin --dialect clrx
other.s:1:1: error: CLRX's directive '.amdcl2' is not modelled
.amdcl2
^
  hint: of CLRX's binary formats only .rawcode is; .amdhsa_kernel describes a kernel
other.s:2:1: error: CLRX's directive '.kernel' is not modelled
.kernel x
^
  hint: of CLRX's binary formats only .rawcode is; .amdhsa_kernel describes a kernel
other.s:3:8: error: CLRX's directive '.scope' is not modelled
v_nop; .scope a
       ^
exit 2

$ printf 's_nop 0\n' > nop.s; lanewise as nop.s -o out.bin --dialect sp3 --target gfx900; lanewise dis out.bin --raw --target gfx900 --dialect sp3 --plain
s_nop 0x0000

# Listings: the words that they give, or those of their texts.
$ printf '  v_mul_f32     v12, v24, v24    // 000000000584: 0A183118\n  v_add_u32     v34, 0x00000060, v6    // 000000000588: 68440CFF 00000060\n' > vendor.txt
$ lanewise as vendor.txt -o words.bin --target gfx900; od -An -tx4 words.bin
 0a183118 68440cff 00000060
$ lanewise dis vendor.txt --target gfx900 --plain
v_mul_f32_e32 v12, v24, v24
v_add_u32_e32 v34, 0x60, v6
$ lanewise dis vendor.txt
error: vendor.txt: the listing does not say its target; name it with --target
exit 2

$ printf '  v_mul_f32     v12, v24, v24    // 000000000584: 0A183119\n' > wrong.txt; lanewise as wrong.txt -o words.bin --target gfx900
wrong.txt:1:51: error: the text assembles to 0A183118, but the words are 0A183119
  v_mul_f32     v12, v24, v24    // 000000000584: 0A183119
                                                  ^
  hint: the words are 'v_mul_f32_e32 v12, v25, v24'
exit 2

$ lanewise as vendor.txt -o words.hsaco --target gfx900; lanewise dis words.hsaco --plain --dialect sp3
vendor.txt: note: a listing has no kernel descriptors and no metadata: words.hsaco holds the code and no kernels; `lanewise dis --assembly` prints an object with its kernels
v_mul_f32 v12, v24, v24
v_add_u32 v34, 0x00000060, v6
$ lanewise as examples/sdwa/packed_add_sdwa.s -o packed.hsaco; lanewise dis packed.hsaco > packed.txt; lanewise as packed.txt -o packed.bin --target gfx803; lanewise dis packed.bin --raw --target gfx803 --plain > one; lanewise dis packed.hsaco --plain > two; cmp one two

# What CLRX's directives and names refuse.
$ printf '.gpu Navi\n.arch GCN1.1\nx = %%v[2:3]\nv_mov_b32 x[2], 1\nv_mov_b32 x, 1\ny = %%7\nv_mov_b32 v1, 4//2\n' > bad.s; lanewise as bad.s -o out.bin --dialect clrx
bad.s:1:6: error: 'Navi' is not a known device
.gpu Navi
     ^
  hint: the devices are Carrizo, Tonga, Fiji, Ellesmere, Baffin, Stoney, and the gfx names from GFX900 on
bad.s:2:7: error: 'GCN1.1' is not a known architecture
.arch GCN1.1
      ^
  hint: these are GCN1.2, GCN1.4 and GCN1.4.1
bad.s:4:11: error: the name means 2 registers
v_mov_b32 x[2], 1
          ^
bad.s:5:11: error: destination takes a vector register, found 2 registers
v_mov_b32 x, 1
          ^
bad.s:6:6: error: expected registers after '%'
y = %7
     ^
  hint: for example name = %v[2:5]
bad.s:7:16: error: '//' divides unsigned numbers in CLRX, which is not modelled; comments begin with '#'
v_mov_b32 v1, 4//2
               ^
exit 2

$ printf '.arch GCN1.4\n.gpu GFX900\nv_add_co_u32 v1, vcc, v2, v3\n' > vega.s; lanewise as vega.s -o out.bin --dialect clrx; od -An -tx4 out.bin
 32020702
$ lanewise as vega.s -o out.bin --dialect clrx --target gfx803
error: vega.s: the text is for gfx900, --target says gfx803
exit 2

# Beside a label that is far away, a bare number is no distance in CLRX.
$ printf 's_branch 3\ns_branch .+4\ns_branch far\n.skip 64\nfar: s_endpgm\n' > far.s; lanewise as far.s -o out.bin --dialect clrx
far.s:1:10: error: a branch goes to a label or to a place as .+8
s_branch 3
         ^
  hint: CLRX takes a bare number for an address
exit 2

# Branches whose scalar registers no text can name: with a label, too.
$ printf '\000\000\311\272\000\000\200\277\000\000\121\270\000\000\201\277' > odd.bin; lanewise dis odd.bin --raw --target gfx900 --dialect clrx | tee odd.s; lanewise as odd.s -o again.bin --target gfx900 --dialect clrx && cmp odd.bin again.bin
.rawcode
.gpu GFX900
.text
/*000000000000: bac90000         */ .int            0xbac90000 # s_call_b64 s[73:74], .L4_0
.L4_0:
/*000000000004: bf800000         */ s_nop           0x0
/*000000000008: b8510000         */ .int            0xb8510000 # s_cbranch_i_fork s[81:82], .L12_0
.L12_0:
/*00000000000c: bf810000         */ s_endpgm

# The vendor's text names the pair below, and the words say which it is.
$ printf '\001\000\311\272\000\000\200\277\000\000\201\277' > odd.bin; lanewise dis odd.bin --raw --target gfx900 --dialect sp3 | tee odd.s; lanewise as odd.s -o again.bin --target gfx900 --dialect sp3 && cmp odd.bin again.bin
  s_call_b64 s[72:73], label_0002                       // 000000000000: BAC90001
  s_nop 0x0000                                          // 000000000004: BF800000
label_0002:
  s_endpgm                                              // 000000000008: BF810000
