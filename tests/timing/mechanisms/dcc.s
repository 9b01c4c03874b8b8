// Memory transfers fewer bytes of a texture that a driver keeps compressed (DCC). AMD published the read rates of an
// RX 480 and an R9 Fury with and without compression.
// with: block=256 grid=1024 vgprs=24 loops=4
// slope: n 4 8
// ratio: texture 0 1
// case: RX 480
// device: polaris-rx480
// with: block=256 grid=1024 vgprs=24 loops=4 buffer=33M
// expect: 1.35 within 5 %
// source: Polaris-DCC (251 and 186 GB/s)
// case: R9 Fury, with the memory of an R9 Nano
// device: fiji-r9-nano
// with: block=256 grid=1024 vgprs=24 loops=4 buffer=33M
// expect: 1.16 within 5 %
// source: Polaris-DCC (387 and 333 GB/s)
// case: none
// device: navi10-5700xt
// with: block=256 grid=1024 vgprs=24 loops=4 buffer=33M wave=64
// set: dcc_percent=100
// expect: 1 within 0 %
// source: uncompressed textures are the same as buffers
.macro before
  buffer_resource
  v_lshlrev_b32 v1, 2, v0
  s_lshl_b32 s12, s2, 10
.endm
.macro body
  buffer_load_dword v2, v1, s[8:11], s12 offen
  s_add_u32 s12, s12, 1 << 20
.endm
.macro round
.endm
.macro after
  s_waitcnt vmcnt(0)
.endm
