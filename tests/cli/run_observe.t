# What a kernel did: traces, counts, profiles.

$ lanewise compile examples/sum.cl --target gfx900 -o sum.hsaco -- -g -cl-std=CL2.0 && lanewise as watched.s -o watched.hsaco

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
workgroup 1,0,0 wave 0
  exec ████████████████ ████████████████ ████████████████ ████████████████ 64 of 64 lanes
    1600  s_load_dwordx2 s[0:1], s[0:1], 0x0
            load scalar 8 bytes at 0x100000046000
              at offset 0 of the kernel's arguments
            s0 = 0x35000
            s1 = 0x1000
    1608  s_lshl_b32 s3, s2, 6
            s3 = 0x40
            scc = 1
    160c  v_lshlrev_b32_e32 v1, 2, v0
            v1 = 0xfc
    1610  s_waitcnt lgkmcnt(0)
    1614  s_lshl_b32 s3, s3, 2
            s3 = 0x100
    1618  s_add_u32 s4, s0, s3
            s4 = 0x35100
            scc = 0
    161c  s_addc_u32 s5, s1, 0
            s5 = 0x1000
    1620  v_mov_b32_e32 v3, s5
            v3 = 0x1000
    1624  v_add_u32_e32 v2, vcc, s4, v1
            v2 = 0x351fc
    1628  v_addc_u32_e32 v3, vcc, 0, v3, vcc
    162c  v_mov_b32_e32 v5, v0
            v5 = 0x3f
    1630  s_getpc_b64 s[6:7]
            s6 = 0x1634
            s7 = 0x1000
    1634  s_sub_u32 s6, s6, 0x134
            s6 = 0x1500
    163c  s_subb_u32 s7, s7, 0
    1640  s_swappc_b64 s[12:13], s[6:7]
            s12 = 0x1644
            s13 = 0x1000
    1500  v_add_u32_e32 v5, vcc, v5, v5
            v5 = 0x7e
    1504  s_setpc_b64 s[12:13]
    1644  s_mov_b64 exec, 1
            exec_lo = 1
            exec_hi = 0
  exec █▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁ ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁ ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁ ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁ 1 of 64 lanes
    1648  s_swappc_b64 s[12:13], s[6:7]
            s12 = 0x164c
    1500  v_add_u32_e32 v5, vcc, v5, v5
    1504  s_setpc_b64 s[12:13]
    164c  flat_store_dword v[2:3], v5
    1654  s_endpgm

$ lanewise run watched.hsaco --grid 1 --block 64 'u32[64]=zeros' --trace=trace.jsonl --trace-lane 0 && wc -l < trace.jsonl && sed -n '3p;8p' trace.jsonl
23
{"workgroup":[0,0,0],"wave":0,"number":2,"address":5644,"exec":"0xffffffffffffffff","text":"v_lshlrev_b32_e32 v1, 2, v0","writes":{"v1":{"0":0}}}
{"workgroup":[0,0,0],"wave":0,"number":7,"address":5664,"exec":"0xffffffffffffffff","text":"v_mov_b32_e32 v3, s5","writes":{"v3":{"0":4096}}}

$ lanewise run watched.hsaco --grid 1 --block 8 'u32[64]=zeros' --trace --trace-pc 1624:1630
workgroup 0,0,0 wave 0
  exec ████████▁▁▁▁▁▁▁▁ ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁ ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁ ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁ 8 of 64 lanes
    1624  v_add_u32_e32 v2, vcc, s4, v1
            v2 = 0x35000, 0x35004 … 0x3501c
    1628  v_addc_u32_e32 v3, vcc, 0, v3, vcc
    162c  v_mov_b32_e32 v5, v0
            v5 = 0, 1 … 7

# Addresses and data of memory, the lines of source, and the data of every access as JSON lines.
$ lanewise run sum.hsaco --grid 1 --block 64 'u32[64]=iota' 'u32[1]=zeros' lds:256 --trace --trace-pc 1978:19a8
workgroup 0,0,0 wave 0
  exec ████████████████ ████████████████ ████████████████ ████████████████ 64 of 64 lanes
  examples/sum.cl:5  partial[me] = in[get_global_id(0)];
    1978  v_add_co_u32_e32 v1, vcc, s4, v3
            v1 = 0x35000, 0x35004 … 0x350fc
    197c  v_addc_co_u32_e32 v2, vcc, v5, v4, vcc
            v2 = 0x1000
    1980  global_load_dword v2, v[1:2], off
            load global 4 bytes at 0x100000035000, 0x100000035004 … 0x1000000350fc
              at offset 0 of argument 0 'in' (u32[64])
            v2 = 0, 1 … 0x3f
    1988  v_lshl_add_u32 v1, v0, 2, s8
            v1 = 0, 4 … 0xfc
  examples/sum.cl:6  for (uint half_size = get_local_size(0) / 2; half_size > 0; half_size /= 2) {
    1990  s_waitcnt vmcnt(1)
    1994  v_readfirstlane_b32 s0, v6
            s0 = 0x40
    1998  s_lshr_b32 s0, s0, 1
            s0 = 0x20
            scc = 1
    199c  s_cmp_eq_u32 s0, 0
            scc = 0
  examples/sum.cl:5  partial[me] = in[get_global_id(0)];
    19a0  s_waitcnt vmcnt(0)
    19a4  ds_write_b32 v1, v2
            store LDS 4 bytes at 0, 4 … 0xfc
              data = 0, 1 … 0x3f

$ lanewise run sum.hsaco --grid 1 --block 8 'u32[64]=iota' 'u32[1]=zeros' lds:256 --trace=memory.jsonl --trace-pc 1980:19a8 && grep '"memory"' memory.jsonl
{"workgroup":[0,0,0],"wave":0,"number":24,"address":6528,"exec":"0xff","text":"global_load_dword v2, v[1:2], off","source":"examples/sum.cl:5:17","writes":{"v2":{"0":0,"1":1,"2":2,"3":3,"4":4,"5":5,"6":6,"7":7}},"memory":[{"access":"load","space":"global","size_bytes":4,"address":{"0":17592186261504,"1":17592186261508,"2":17592186261512,"3":17592186261516,"4":17592186261520,"5":17592186261524,"6":17592186261528,"7":17592186261532},"data":{"0":[0],"1":[1],"2":[2],"3":[3],"4":[4],"5":[5],"6":[6],"7":[7]}}]}
{"workgroup":[0,0,0],"wave":0,"number":31,"address":6564,"exec":"0xff","text":"ds_write_b32 v1, v2","source":"examples/sum.cl:5:15","memory":[{"access":"store","space":"LDS","size_bytes":4,"address":{"0":0,"1":4,"2":8,"3":12,"4":16,"5":20,"6":24,"7":28},"data":{"0":[0],"1":[1],"2":[2],"3":[3],"4":[4],"5":[5],"6":[6],"7":[7]}}]}

# Other waves have other headings; lanes that are off are told from those that hold something else.
$ lanewise run sum.hsaco --grid 1 --block 128 'u32[128]=rand:7' 'u32[1]=zeros' lds:512 --trace --trace-pc 1a00:1a08 | head -10
workgroup 0,0,0 wave 0
  exec ████████████████ ████████████████ ████████████████ ████████████████ 64 of 64 lanes
  examples/sum.cl:8  if (me < half_size) partial[me] += partial[me + half_size];
    1a00  ds_write_b32 v1, v2
            store LDS 4 bytes at 0, 4 … 0xfc
              data = 0xab97ce70, 0xd9e0ad87, 0xcb5c1613, 0xf37d390e, 0x31fa4599 … and 59 more
  exec ████████████████ ████████████████ ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁ ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁ 32 of 64 lanes
    1a00  ds_write_b32 v1, v2
            store LDS 4 bytes at 0, 4 … 0x7c
              data = 0x64e7f2e4, 0x38dd1783, 0xcd6e44, 0xf7c55fb2, 0x305d0d54 … and 27 more

# Private memory.
$ lanewise compile scratch.cl --target gfx900 -o scratch.hsaco && lanewise run scratch.hsaco --grid 1 --block 4 'u32[64]=zeros' i32:3 --trace=scratch.jsonl --trace-lane 1 && grep -c '"space":"private"' scratch.jsonl && grep -m1 '"space":"private"' scratch.jsonl | python3 -c 'import json, sys; print(json.loads(input())["memory"])'
2
[{'access': 'store', 'space': 'private', 'size_bytes': 4, 'address': {'1': 211101937566468}, 'data': {'1': [7]}}]

# A page says what it leaves out, and so does the command.
$ lanewise run sum.hsaco --grid 3 --block 128 'u32[384]=iota' 'u32[3]=zeros' lds:512 --trace-html page.html --trace-steps 20 --print 1 && grep -c '</html>' page.html
note: page.html: only workgroup 0,0,0 of 3 is here (--trace-workgroup names another)
note: page.html: only the first 20 instructions of a wave are here; 222 more of 2 waves are left out (--trace-steps takes another number)
1: 8128 24512 40896
1

$ lanewise run sum.hsaco --grid 3 --block 128 'u32[384]=iota' 'u32[3]=zeros' lds:512 --trace-html page.html --trace-workgroup 2 --trace-wave 1 --trace-pc 1978:1990

$ lanewise run sum.hsaco --grid 1 --block 64 'u32[64]=iota' 'u32[1]=zeros' lds:256 --trace-html page.html --trace-wave 1
error: page.html: not written: the trace options select no instruction that ran
exit 2

$ lanewise run sum.hsaco --grid 1 --block 64 'u32[64]=iota' 'u32[1]=zeros' lds:256 --trace-html page.html --trace-steps 0
error: --trace-steps 0: expected 1 to 100000
exit 2

$ lanewise run sum.hsaco --grid 1 --block 64 'u32[64]=iota' 'u32[1]=zeros' lds:256 --trace-steps 5
error: --trace-steps needs --trace-html
exit 2

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
{
  "command": "run",
  "messages": [
    {
      "code": "option",
      "severity": "error",
      "text": "--trace --json: name a file, --trace=FILE.jsonl"
    }
  ],
  "schema": "lanewise/failure/1"
}
exit 2

$ lanewise run watched.hsaco --grid 1 --block 64 'u32[64]=zeros' --flame /nowhere/f.svg
error: /nowhere/f.svg: there is no folder '/nowhere'
exit 2


# Filters that leave nothing.
$ lanewise run sum.hsaco --grid 4 --block 256 'u32[1024]=iota' 'u32[4]=zeros' lds:1024 --trace-workgroup 7,0,0
warning: the trace is empty: --trace-workgroup, --trace-wave and --trace-pc select no instruction that ran

$ lanewise run sum.hsaco --grid 4 --block 256 'u32[1024]=iota' 'u32[4]=zeros' lds:1024 --check --threads 4
error: --threads 4: --check, --trace and --buffers run on one thread only
exit 2

# Bytes by buffer: 256 work-items load an element of each array and store one of y.
$ lanewise run examples/saxpy.cl --target gfx900 --grid 4 --block 64 'f32[320]=iota' 'f32[256]=zeros' f32:2 --buffers | grep argument.[01]
           1024              0              0           1024           1280  argument 0 'x' (f32[320])
           1024           1024              0           1024           1024  argument 1 'y' (f32[256])

$ lanewise run examples/saxpy.cl --target gfx900 --grid 4 --block 64 'f32[256]=iota' 'f32[256]=zeros' f32:2 --buffers --threads 2
error: --threads 2: --check, --trace and --buffers run on one thread only
exit 2

# An output on standard output stands alone there.
$ lanewise run examples/saxpy.cl --target gfx900 --grid 4 --block 64 'f32[256]=iota' 'f32[256]=zeros' f32:2 --buffers --out 1=-
error: an output and a report go to standard output; name a file for one of them
exit 2

$ lanewise run examples/saxpy.cl --target gfx900 --grid 4 --block 64 'f32[256]=iota' 'f32[256]=zeros' f32:2 --count --flame -
error: an output and a report go to standard output; name a file for one of them
exit 2
