// DPP delays the result by a cycle on RDNA. (Notes on RDNA1's manual speak of eight times an addition.)
// device: navi10-5700xt navi21-6900xt
// slope: n 8 24 loops 4 12
// expect: 6
// source: RDNA3-ISA 7.7
.macro body
  v_add_f32_dpp v8, v8, v1 row_shr:1 row_mask:0xf bank_mask:0xf
.endm
