// A store of RDNA1 takes 32 lanes in two clocks.
// device: navi10-5700xt
// slope: n 16 48 loops 4 12
// per: 4
// with: block=256 wave=64 wgp=0 buffer=4K
// expect: 4 within 10 %
// source: RDNA-notes
.macro before
  buffer_resource
  v_lshlrev_b32 v1, 2, v0
.endm
.macro body
  buffer_store_dword v8, v1, s[8:11], 0 offen
.endm
.macro after
  s_waitcnt_vscnt null, 0x0
.endm
