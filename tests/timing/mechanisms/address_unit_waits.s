// Sixteen waves that wait after every fourth load keep the address unit busy. An MI210 needs 2.18 cycles for 32 lanes of
// a workgroup of 1024.
// device: fiji-r9-nano vega-64
// slope: n 8 24 loops 4 12
// per: 64
// with: block=1024 buffer=16K
// source: gpu-benches (stride 1)
// case: four loads a wait
// expect: 4.36 within 10 %
.macro before
  buffer_resource
  v_and_b32 v1, 63, v0
  v_lshlrev_b32 v1, 2, v1
.endm
.macro body
  buffer_load_dword v8, v1, s[8:11], 0 offen
  buffer_load_dword v9, v1, s[8:11], 0 offen
  buffer_load_dword v10, v1, s[8:11], 0 offen
  buffer_load_dword v11, v1, s[8:11], 0 offen
  s_waitcnt vmcnt(0)
.endm
