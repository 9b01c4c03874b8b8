# ds_condxchg32_rtn_b64: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_condxchg32_rtn_b64 v[7:8], v255, v[87:88] = 00 00 fc d8 ff 57 00 07
asm ds_condxchg32_rtn_b64 v[100:101], v0, v[7:8] offset:1 = 01 00 fc d8 00 07 00 64
asm ds_condxchg32_rtn_b64 v[5:6], v211, v[19:20] offset:65535 gds = ff ff fd d8 d3 13 00 05
asm ds_condxchg32_rtn_b64 v[7:8], v5, v[0:1] offset:65535 = ff ff fc d8 05 00 00 07
asm ds_condxchg32_rtn_b64 v[100:101], v5, v[1:2] offset:4 gds = 04 00 fd d8 05 01 00 64
asm ds_condxchg32_rtn_b64 v[15:16], v1, v[100:101] offset:4 = 04 00 fc d8 01 64 00 0f
bad ds_condxchg32_rtn_b64 v[100:101], v216 ! 1:39: expected 3 operands, found 2
bad ds_condxchg32_rtn_b64 s[100:101], v216, v[0:1] ! 1:23: destination must be 2 vector registers
bad ds_condxchg32_rtn_b64 v[100:101], v216, v[0:1] offset:65536 ! 1:55: offset 65536 is out of range (0 to 65535)

target gfx1010
asm ds_condxchg32_rtn_b64 v[8:9], v16, v[24:25] = 00 00 f8 d9 10 18 00 08

target gfx90a
asm ds_condxchg32_rtn_b64 v[8:9], v16, v[24:25] = 00 00 fc d8 10 18 00 08

target gfx1200
asm ds_condxchg32_rtn_b64 v[8:9], v16, v[24:25] offset:16 = 10 00 f8 d9 10 18 00 08
