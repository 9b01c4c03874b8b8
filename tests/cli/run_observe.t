# What a kernel did: traces, counts, profiles.

$ lanewise compile examples/sum.cl --target gfx900 -o sum.hsaco -- -g && lanewise as watched.s -o watched.hsaco

# Counts: scalar and vector units, lanes by EXEC, bytes as lanes ask for them.
$ lanewise run watched.hsaco --grid 2 --block 64 'u32[128]=zeros' --count
watched on gfx803: 46 wave instructions of 2 waves in 2 workgroups
lanes active   48.2 of 64 on average in 16 vector instructions
units          salu 28 valu 14 flat 2 smem 2
bytes          global 8 stored scalar 16 loaded
<blank>
  wave instructions  lanes  mnemonic
                  6   43.0  v_add_u32
                  4         s_lshl_b32
                  4         s_setpc_b64
                  4         s_swappc_b64
                  4   64.0  v_mov_b32
                  2    1.0  flat_store_dword
                  2         s_add_u32
                  2         s_addc_u32
                  2         s_endpgm
                  2         s_getpc_b64
                  2         s_load_dwordx2
                  2         s_mov_b64
                  2         s_sub_u32
                  2         s_subb_u32
                  2         s_waitcnt
                  2   64.0  v_addc_u32
                  2   64.0  v_lshlrev_b32

$ lanewise run watched.hsaco --grid 2 --block 64 'u32[128]=zeros' --count=count.json --threads 2 && python3 -c 'import json; c = json.load(open("count.json")); print(c["waves"], c["wave_instructions"], c["vector_wave_instructions"], c["vector_lane_instructions"], c["vector_wave_instructions_by_lanes_active"][1], c["vector_wave_instructions_by_lanes_active"][64], c["mnemonics"]["v_add_u32"], c["memory"]["global"])'
2 46 16 772 4 12 {'wave_instructions': 6, 'lane_instructions': 258} {'loaded_bytes': 0, 'stored_bytes': 8, 'atomic_bytes': 0}

# The same however many threads there are.
$ for n in 1 2 5; do lanewise run sum.hsaco --grid 9 --block 256 'u32[2304]=iota' 'u32[9]=zeros' lds:1024 --threads $n --count=$n.json --profile=$n.txt; done; cmp 1.json 2.json && cmp 1.json 5.json && cmp 1.txt 5.txt

# A trace of one wave, of one lane, of a range.
$ lanewise run watched.hsaco --grid 2 --block 64 'u32[128]=zeros' --trace-workgroup 1 --trace-lane 63
1,0,0 wave 0 0x1600 exec ffffffffffffffff  s_load_dwordx2 s[0:1], s[0:1], 0x0
    s0 = 0x35000
    s1 = 0x1000
1,0,0 wave 0 0x1608 exec ffffffffffffffff  s_lshl_b32 s3, s2, 6
    s3 = 0x40
    scc = 0x1
1,0,0 wave 0 0x160c exec ffffffffffffffff  v_lshlrev_b32_e32 v1, 2, v0
    v1 lane 63 = 0xfc
1,0,0 wave 0 0x1610 exec ffffffffffffffff  s_waitcnt lgkmcnt(0)
1,0,0 wave 0 0x1614 exec ffffffffffffffff  s_lshl_b32 s3, s3, 2
    s3 = 0x100
    scc = 0x1
1,0,0 wave 0 0x1618 exec ffffffffffffffff  s_add_u32 s4, s0, s3
    s4 = 0x35100
    scc = 0x0
1,0,0 wave 0 0x161c exec ffffffffffffffff  s_addc_u32 s5, s1, 0
    s5 = 0x1000
    scc = 0x0
1,0,0 wave 0 0x1620 exec ffffffffffffffff  v_mov_b32_e32 v3, s5
    v3 lane 63 = 0x1000
1,0,0 wave 0 0x1624 exec ffffffffffffffff  v_add_u32_e32 v2, vcc, s4, v1
    v2 lane 63 = 0x351fc
    vcc_lo = 0x0
    vcc_hi = 0x0
1,0,0 wave 0 0x1628 exec ffffffffffffffff  v_addc_u32_e32 v3, vcc, 0, v3, vcc
    v3 lane 63 = 0x1000
    vcc_lo = 0x0
    vcc_hi = 0x0
1,0,0 wave 0 0x162c exec ffffffffffffffff  v_mov_b32_e32 v5, v0
    v5 lane 63 = 0x3f
1,0,0 wave 0 0x1630 exec ffffffffffffffff  s_getpc_b64 s[6:7]
    s6 = 0x1634
    s7 = 0x1000
1,0,0 wave 0 0x1634 exec ffffffffffffffff  s_sub_u32 s6, s6, 0x134
    s6 = 0x1500
    scc = 0x0
1,0,0 wave 0 0x163c exec ffffffffffffffff  s_subb_u32 s7, s7, 0
    s7 = 0x1000
    scc = 0x0
1,0,0 wave 0 0x1640 exec ffffffffffffffff  s_swappc_b64 s[12:13], s[6:7]
    s12 = 0x1644
    s13 = 0x1000
1,0,0 wave 0 0x1500 exec ffffffffffffffff  v_add_u32_e32 v5, vcc, v5, v5
    v5 lane 63 = 0x7e
    vcc_lo = 0x0
    vcc_hi = 0x0
1,0,0 wave 0 0x1504 exec ffffffffffffffff  s_setpc_b64 s[12:13]
1,0,0 wave 0 0x1644 exec ffffffffffffffff  s_mov_b64 exec, 1
    exec_lo = 0x1
    exec_hi = 0x0
1,0,0 wave 0 0x1648 exec 0000000000000001  s_swappc_b64 s[12:13], s[6:7]
    s12 = 0x164c
    s13 = 0x1000
1,0,0 wave 0 0x1500 exec 0000000000000001  v_add_u32_e32 v5, vcc, v5, v5
    vcc_lo = 0x0
    vcc_hi = 0x0
1,0,0 wave 0 0x1504 exec 0000000000000001  s_setpc_b64 s[12:13]
1,0,0 wave 0 0x164c exec 0000000000000001  flat_store_dword v[2:3], v5
1,0,0 wave 0 0x1654 exec 0000000000000001  s_endpgm

$ lanewise run watched.hsaco --grid 1 --block 64 'u32[64]=zeros' --trace=trace.jsonl --trace-lane 0 && wc -l < trace.jsonl && sed -n '3p;8p' trace.jsonl
23
{"workgroup":[0,0,0],"wave":0,"number":2,"address":5644,"exec":"0xffffffffffffffff","text":"v_lshlrev_b32_e32 v1, 2, v0","writes":{"v1":{"0":0}}}
{"workgroup":[0,0,0],"wave":0,"number":7,"address":5664,"exec":"0xffffffffffffffff","text":"v_mov_b32_e32 v3, s5","writes":{"v3":{"0":4096}}}

$ lanewise run watched.hsaco --grid 1 --block 8 'u32[64]=zeros' --trace --trace-pc 1624:1630
0,0,0 wave 0 0x1624 exec 00000000000000ff  v_add_u32_e32 v2, vcc, s4, v1
    v2 lanes 0-7 = 00035000 00035004 00035008 0003500c 00035010 00035014 00035018 0003501c
    vcc_lo = 0x0
    vcc_hi = 0x0
0,0,0 wave 0 0x1628 exec 00000000000000ff  v_addc_u32_e32 v3, vcc, 0, v3, vcc
    v3 lanes 0-7 = 00001000 00001000 00001000 00001000 00001000 00001000 00001000 00001000
    vcc_lo = 0x0
    vcc_hi = 0x0
0,0,0 wave 0 0x162c exec 00000000000000ff  v_mov_b32_e32 v5, v0
    v5 lanes 0-7 = 00000000 00000001 00000002 00000003 00000004 00000005 00000006 00000007

# Stacks: the function is called from two places.
$ lanewise run watched.hsaco --grid 1 --block 64 'u32[64]=zeros' --folded folded.txt --flame flame.svg && cat folded.txt && python3 -c 'import xml.dom.minidom; print(len(xml.dom.minidom.parse("flame.svg").getElementsByTagName("rect")))'
watched 19
watched;helper 4
4

$ lanewise run sum.hsaco --grid 2 --block 128 'u32[256]=iota' 'u32[2]=zeros' lds:512 --profile | head -8
sum: 524 wave instructions
<blank>
  share  wave instructions  source line
  32.1%                168  examples/sum.cl:8
  25.2%                132  examples/sum.cl:6
  15.3%                 80  examples/sum.cl:5
  10.7%                 56  examples/sum.cl:7
   8.8%                 46  (no line)

# Wrong filters.
$ lanewise run watched.hsaco --grid 1 --block 64 'u32[64]=zeros' --trace-pc 20:10
error: --trace-pc 20:10: expected two hexadecimal addresses A:B with A below B
exit 2

$ lanewise run watched.hsaco --grid 1 --block 64 'u32[64]=zeros' --trace-workgroup 1,2,3,4
error: --trace-workgroup 1,2,3,4: expected X, X,Y or X,Y,Z of whole numbers
exit 2

$ lanewise run watched.hsaco --grid 1 --block 64 'u32[64]=zeros' --trace-lane 64
error: --trace-lane 64: expected 0 to 63
exit 2

$ lanewise run watched.hsaco --grid 1 --block 64 'u32[64]=zeros' --trace --json
error: --trace --json: name a file, --trace=FILE.jsonl
exit 2

$ lanewise run watched.hsaco --grid 1 --block 64 'u32[64]=zeros' --flame /nowhere/f.svg
error: /nowhere/f.svg: there is no folder '/nowhere'
exit 2

