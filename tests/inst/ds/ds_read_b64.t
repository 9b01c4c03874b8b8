# ds_read_b64: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_read_b64 v[170:171], v5 offset:1 = 01 00 ec d8 05 00 00 aa
asm ds_read_b64 v[7:8], v248 offset:65535 gds = ff ff ed d8 f8 00 00 07
asm ds_read_b64 v[5:6], v100 offset:65535 = ff ff ec d8 64 00 00 05
asm ds_read_b64 v[7:8], v1 offset:65535 gds = ff ff ed d8 01 00 00 07
asm ds_read_b64 v[1:2], v1 offset:4 = 04 00 ec d8 01 00 00 01
asm ds_read_b64 v[5:6], v5 offset:1 = 01 00 ec d8 05 00 00 05
bad ds_read_b64 v[100:101] ! 1:23: expected 2 operands, found 1
bad ds_read_b64 s[100:101], v216 ! 1:13: destination must be 2 vector registers
bad ds_read_b64 v[100:101], v216 offset:65536 ! 1:37: offset 65536 is out of range (0 to 65535)

target gfx1010
asm ds_read_b64 v[8:9], v16 = 00 00 d8 d9 10 00 00 08

target gfx90a
asm ds_read_b64 v[8:9], v16 = 00 00 ec d8 10 00 00 08

target gfx1100
asm ds_load_b64 v[8:9], v16 = 00 00 d8 d9 10 00 00 08

target gfx1200
asm ds_load_b64 v[8:9], v16 offset:4095 = ff 0f d8 d9 10 00 00 08
