// A chain of loads that hit is as slow in a warm loop as in straight-line code that is executed once: code of up to 64
// bytes per line fetch is fetched while the loads are under way. On an R9 Nano the straight line took 159.5 ns per load.
// device: fiji-r9-nano
// with: buffer=4K
// source: mgpusim-2018 (l1v_read)
// case: warm, 12 bytes of code per load
// slope: n 8 24 loops 4 12
// expect: 159.5 within 15 %
// case: cold, 12 bytes
// slope: n 1024 4096
// expect: 159.5 within 15 %
.macro before
  s_load_dwordx2 s[8:9], s[0:1], 0x0
  s_waitcnt lgkmcnt(0)
  v_mov_b32 v2, s8
  v_mov_b32 v3, s9
.endm
.macro body
  flat_load_dword v4, v[2:3]
  s_waitcnt vmcnt(0)
.endm
