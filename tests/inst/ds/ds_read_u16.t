# ds_read_u16: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_read_u16 v5, v5 = 00 00 78 d8 05 00 00 05
asm ds_read_u16 v1, v255 offset:65535 = ff ff 78 d8 ff 00 00 01
asm ds_read_u16 v240, v46 offset:4 = 04 00 78 d8 2e 00 00 f0
asm ds_read_u16 v255, v253 offset:4 = 04 00 78 d8 fd 00 00 ff
asm ds_read_u16 v5, v0 offset:4 = 04 00 78 d8 00 00 00 05
asm ds_read_u16 v5, v100 offset:1 gds = 01 00 79 d8 64 00 00 05
bad ds_read_u16 v100 ! 1:17: expected 2 operands, found 1
bad ds_read_u16 s100, v216 ! 1:13: destination must be a vector register
bad ds_read_u16 v100, v216 offset:65536 ! 1:31: offset 65536 is out of range (0 to 65535)

target gfx1010
asm ds_read_u16 v8, v16 = 00 00 f0 d8 10 00 00 08

target gfx90a
asm ds_read_u16 v8, v16 = 00 00 78 d8 10 00 00 08

target gfx1100
asm ds_load_u16 v8, v16 = 00 00 f0 d8 10 00 00 08

target gfx1200
asm ds_load_u16 v8, v16 offset:4095 = ff 0f f0 d8 10 00 00 08
