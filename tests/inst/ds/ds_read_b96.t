# ds_read_b96: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_read_b96 v[0:2], v7 = 00 00 fc d9 07 00 00 00
asm ds_read_b96 v[161:163], v255 offset:4 = 04 00 fc d9 ff 00 00 a1
asm ds_read_b96 v[100:102], v1 offset:65535 gds = ff ff fd d9 01 00 00 64
asm ds_read_b96 v[253:255], v255 offset:4 = 04 00 fc d9 ff 00 00 fd
asm ds_read_b96 v[5:7], v5 offset:1 gds = 01 00 fd d9 05 00 00 05
asm ds_read_b96 v[7:9], v0 offset:65535 gds = ff ff fd d9 00 00 00 07
bad ds_read_b96 v[100:102] ! 1:23: expected 2 operands, found 1
bad ds_read_b96 v[100:102], v216 offset:65536 ! 1:37: offset 65536 is out of range (0 to 65535)

target gfx803
bad ds_read_b96 s[100:102], v216 ! 1:13: s102 does not exist; gfx803 has s0 to s101

target gfx900
bad ds_read_b96 s[100:102], v216 ! 1:13: s102 does not exist; gfx900 has s0 to s101

target gfx906
bad ds_read_b96 s[100:102], v216 ! 1:13: s102 does not exist; gfx906 has s0 to s101

target gfx1010
asm ds_read_b96 v[8:10], v16 = 00 00 f8 db 10 00 00 08

target gfx90a
asm ds_read_b96 v[8:10], v16 = 00 00 fc d9 10 00 00 08

target gfx1100
asm ds_load_b96 v[8:10], v16 = 00 00 f8 db 10 00 00 08

target gfx1200
asm ds_load_b96 v[8:10], v16 offset:16 = 10 00 f8 db 10 00 00 08
