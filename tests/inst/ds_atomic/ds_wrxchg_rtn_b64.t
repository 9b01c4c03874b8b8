# ds_wrxchg_rtn_b64: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_wrxchg_rtn_b64 v[28:29], v5, v[0:1] = 00 00 da d8 05 00 00 1c
asm ds_wrxchg_rtn_b64 v[5:6], v255, v[5:6] offset:1 = 01 00 da d8 ff 05 00 05
asm ds_wrxchg_rtn_b64 v[1:2], v255, v[100:101] offset:4 gds = 04 00 db d8 ff 64 00 01
asm ds_wrxchg_rtn_b64 v[0:1], v7, v[0:1] offset:1 = 01 00 da d8 07 00 00 00
asm ds_wrxchg_rtn_b64 v[5:6], v0, v[0:1] offset:65535 gds = ff ff db d8 00 00 00 05
asm ds_wrxchg_rtn_b64 v[254:255], v0, v[7:8] offset:4 = 04 00 da d8 00 07 00 fe
bad ds_wrxchg_rtn_b64 v[100:101], v216 ! 1:35: expected 3 operands, found 2
bad ds_wrxchg_rtn_b64 s[100:101], v216, v[0:1] ! 1:19: destination must be 2 vector registers
bad ds_wrxchg_rtn_b64 v[100:101], v216, v[0:1] offset:65536 ! 1:51: offset 65536 is out of range (0 to 65535)

target gfx1010
asm ds_wrxchg_rtn_b64 v[8:9], v16, v[24:25] = 00 00 b4 d9 10 18 00 08

target gfx90a
asm ds_wrxchg_rtn_b64 v[8:9], v16, v[24:25] = 00 00 da d8 10 18 00 08

target gfx1100
asm ds_storexchg_rtn_b64 v[8:9], v16, v[24:25] = 00 00 b4 d9 10 18 00 08

target gfx1200
asm ds_storexchg_rtn_b64 v[8:9], v16, v[24:25] offset:16 = 10 00 b4 d9 10 18 00 08
