// Banks of LDS: lanes of a half wave whose dwords lie in one bank, 32 dwords apart, wait for each other. A stride
// shares the 32 banks among gcd(stride, 32) lanes each; lanes at the same dword are served at once.
// device: fiji-r9-nano vega-64
// slope: n 16 48 loops 4 12
// per: 8
// source: GCN-WP, CLRX (bank is address bits 6 to 2), rpc-docs (one clock more for each other address in a bank)
// case: stride 0
// with: block=512 lds=65536 words=0
// expect: 2 within 5 %
// case: stride 1
// with: block=512 lds=65536 words=1
// expect: 2 within 5 %
// case: stride 2
// with: block=512 lds=65536 words=2
// expect: 4 within 5 %
// case: stride 3
// with: block=512 lds=65536 words=3
// expect: 2 within 5 %
// case: stride 4
// with: block=512 lds=65536 words=4
// expect: 8 within 5 %
// case: stride 5
// with: block=512 lds=65536 words=5
// expect: 2 within 5 %
// case: stride 8
// with: block=512 lds=65536 words=8
// expect: 16 within 5 %
// case: stride 16
// with: block=512 lds=65536 words=16
// expect: 32 within 5 %
// case: stride 32
// with: block=512 lds=65536 words=32
// expect: 64 within 5 %
// case: stride 33
// with: block=512 lds=65536 words=33
// expect: 2 within 5 %
.macro before
  s_mov_b32 m0, -1
  v_and_b32 v1, 63, v0
  v_mul_u32_u24 v1, 4 * words, v1
.endm
.macro body
  ds_read_b32 v8, v1
.endm
.macro after
  s_waitcnt lgkmcnt(0)
.endm
