# One instruction, from text, words or a mnemonic.

$ lanewise explain 'v_add_f16_sdwa v0, v1, v2 dst_sel:WORD_1 src0_sel:WORD_1 src1_sel:BYTE_3' --target gfx803
v_add_f16_sdwa v0, v1, v2 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:WORD_1 src1_sel:BYTE_3
<blank>
v_add_f16 (valu_float), VOP2_SDWA encoding, 8 bytes: 0x3e0004f9 0x03051501
<blank>
fields, highest bits first
  [61]     abs1         0x0
  [60]     neg1         0x0
  [59]     sext1        0x0      must be 0 here
  [58:56]  src1_sel     0x3
  [53]     abs0         0x0
  [52]     neg0         0x0
  [51]     sext0        0x0      must be 0 here
  [50:48]  src0_sel     0x5
  [45]     clamp        0x0
  [44:43]  dst_unused   0x2
  [42:40]  dst_sel      0x5
  [39:32]  s0           0x1      vgpr f16, read
  [30:25]  opcode       0x1f     v_add_f16
  [24:17]  d0           0x0      vgpr f16, written
  [16:9]   s1           0x2      vgpr f16, read
<blank>
meaning (each active lane by itself)
  D0 = S0 + S1.
  v0 = or32(and32(shl32(fadd16(lshr32(v1, 0x10), lshr32(v2, 0x18)), 0x10), 0xffff0000), and32(v0, 0xffff))
<blank>
reads   v1[31:16], v2[31:24], mode
writes  v0[31:16], in lanes whose EXEC bit is set
<blank>
micro-operations
  %0 = read_vgpr v2
  %1 = const32 0xff
  %2 = const32 0x18
  %3 = lshr32 %0 %2
  %4 = const32 0xffff
  %5 = const32 0x0
  %6 = read_vgpr v1
  %7 = const32 0x10
  %8 = lshr32 %6 %7
  %9 = fadd16 %8 %3
  %10 = const32 0xffff0000
  %11 = shl32 %9 %7
  %12 = and32 %11 %10
  %13 = read_vgpr v0
  %14 = and32 %13 %4
  %15 = or32 %12 %14
  %16 = const1 0x1
  write_vgpr v0 %15 %16

$ lanewise explain 'v_add_f16_sdwa v0, s1, v2 mul:2' --target gfx900 | head -3
v_add_f16_sdwa v0, s1, v2 mul:2 dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:DWORD src1_sel:DWORD
<blank>
v_add_f16 (valu_float), VOP2_SDWA encoding, 8 bytes: 0x3e0004f9 0x06865601

$ lanewise explain 'v_cndmask_b32 v0, v1, v2, vcc' | tail -12
reads   v1, v2, vcc_lo, vcc_hi
writes  v0, in lanes whose EXEC bit is set
<blank>
micro-operations
  %0 = read_vgpr v1
  %1 = read_vgpr v2
  %2 = read_sgpr s106
  %3 = read_sgpr s107
  %4 = lane_bit %2 %3
  %5 = select32 %4 %1 %0
  %6 = const1 0x1
  write_vgpr v0 %5 %6

$ lanewise explain 0x020202f9,0x05050501 | head -3
v_add_f32_sdwa v1, v1, v1 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:WORD_1
<blank>
v_add_f32 (valu_float), VOP2_SDWA encoding, 8 bytes: 0x020202f9 0x05050501

$ lanewise explain 'v_mov_b32 v0, 0x12345678' | sed -n '3p;/literal/p'
v_mov_b32 (valu_lane), VOP1 encoding, 8 bytes: 0x7e0002ff 0x12345678
  [8:0]    s0           0xff     vsrc b32, read, a literal follows
           literal      0x12345678

$ lanewise explain v_bcnt_u32_b32
v_bcnt_u32_b32 on gfx900: valu_int, each active lane by itself
<blank>
forms
  v_bcnt_u32_b32               VOP3A      opcode 0x28b, 8 bytes  d0:u32, s0:b32, s1:u32
<blank>
meaning
  D0 = number of one bits in S0, plus S1.
  d0 = add32(popcount32(s0), s1)

$ lanewise explain s_endpgm | tail -4
<blank>
meaning
  The wave ends.
  end_program[0]

$ lanewise explain 'ds_add_u32 v0, v1' --target gfx803 | sed -n '/meaning/,$p'
meaning (memory)
  Memory + data0.
  atomic_end(atomic_begin(v0, and1(ult32(v0, and32(m0, 0x1ffff)), not1(ult32(sub32(and32(m0, 0x1ffff), v0), 4)))), add32(atomic_begin(v0, and1(ult32(v0, and32(m0, 0x1ffff)), not1(ult32(sub32(and32(m0, 0x1ffff), v0), 4)))).dword0, v1))
<blank>
reads   v0, v1, m0[16:0], memory
writes  memory
<blank>
micro-operations
  %0 = read_vgpr v1
  %1 = const32 0x0
  %2 = read_vgpr v0
  %3 = read_sgpr s124
  %4 = const32 0x1ffff
  %5 = and32 %3 %4
  %6 = const32 0x4
  %7 = sub32 %5 %2
  %8 = ult32 %7 %6
  %9 = not1 %8
  %10 = ult32 %2 %5
  %11 = and1 %10 %9
  %12 = atomic_begin lds:4 %2 %11
  %13 = part 0 %12
  %14 = add32 %13 %0
  atomic_end %12 %14

$ lanewise explain 'v_add_f32 v0, v1, v2' --json | python3 -c 'import json, sys; j = json.load(sys.stdin); print(sorted(j)); print(j["text"], j["words"], j["reads"], j["writes"], sep="\n"); print(j["fields"][0])'
['encoding', 'family', 'fields', 'formula', 'meaning', 'micro_operations', 'modelled', 'note', 'picture', 'reads', 'record', 'target', 'text', 'words', 'writes']
v_add_f32_e32 v0, v1, v2
['02000501']
['v1', 'v2', 'mode']
['v0']
{'lsb': 25, 'name': 'opcode', 'value': 1, 'width': 6}

$ lanewise explain v_rcp_f32 --json | python3 -c 'import json, sys; j = json.load(sys.stdin); print(sorted(j)); print(j["meaning"]); print(*j["forms"], sep="\n")'
['family', 'forms', 'formula', 'meaning', 'note', 'record', 'target']
D0 = 1 / S0, approximate.
{'encoding': 'VOP1', 'mnemonic': 'v_rcp_f32_e32', 'opcode': 34, 'size_bytes': 4}
{'encoding': 'VOP3A', 'mnemonic': 'v_rcp_f32_e64', 'opcode': 354, 'size_bytes': 8}
{'encoding': 'VOP1_SDWA', 'mnemonic': 'v_rcp_f32_sdwa', 'opcode': 34, 'size_bytes': 8}
{'encoding': 'VOP1_DPP', 'mnemonic': 'v_rcp_f32_dpp', 'opcode': 34, 'size_bytes': 8}

# A record without a meaning says so.
$ lanewise explain v_interp_mov_f32 | tail -2
meaning
  attribute interpolation is not modelled

$ lanewise explain 'v_add_f16_sdwa v0, s1, v2' --target gfx803
1:20: error: second operand must be a vector register
v_add_f16_sdwa v0, s1, v2
                   ^
  hint: v_add_f16_sdwa on gfx803 takes only vector registers
exit 2

$ lanewise explain 'v_frobnicate_b32 v0, v1'
1:1: error: unknown instruction 'v_frobnicate_b32'
v_frobnicate_b32 v0, v1
^
exit 2

$ lanewise explain 0xffffffff
error: 0xffffffff is no instruction of gfx900: the target has no such opcode
exit 2

$ lanewise explain 0x020202f9
error: 0x020202f9 is no instruction of gfx900: it needs more words
exit 2

$ lanewise explain 0xbf810000,0xbf810000
error: 0xbf810000,0xbf810000: the instruction ends after 4 bytes
exit 2

$ lanewise explain 0x1234567890
error: '0x1234567890': expected words of 32 bits, 0xWORD[,0xWORD]
exit 2

$ lanewise explain v_bcnt_u32_b32 --target gfx8
error: unknown target 'gfx8'
exit 2
