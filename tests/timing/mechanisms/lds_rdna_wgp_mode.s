// In WGP mode, too, a workgroup's LDS lies in the half of one compute unit: 32 banks, one wave of 32 a cycle.
// device: navi10-5700xt navi21-6900xt
// slope: n 16 48 loops 4 12
// per: 8
// with: block=256 lds=4096
// expect: 1 within 5 %
// source: RDNA3-ISA 12 (addresses up to 65535 lie in the half of compute unit 0)
.macro before
  v_lshlrev_b32 v1, 2, v0
.endm
.macro body
  ds_read_b32 v8, v1
.endm
.macro after
  s_waitcnt lgkmcnt(0)
.endm
