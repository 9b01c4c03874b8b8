# ds_read_b128: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_read_b128 v[100:103], v255 = 00 00 fe d9 ff 00 00 64
asm ds_read_b128 v[1:4], v255 offset:65535 gds = ff ff ff d9 ff 00 00 01
asm ds_read_b128 v[7:10], v7 offset:65535 gds = ff ff ff d9 07 00 00 07
asm ds_read_b128 v[7:10], v7 offset:1 gds = 01 00 ff d9 07 00 00 07
asm ds_read_b128 v[100:103], v100 offset:1 = 01 00 fe d9 64 00 00 64
asm ds_read_b128 v[229:232], v0 offset:1 = 01 00 fe d9 00 00 00 e5
bad ds_read_b128 v[100:103] ! 1:24: expected 2 operands, found 1
bad ds_read_b128 v[100:103], v216 offset:65536 ! 1:38: offset 65536 is out of range (0 to 65535)

target gfx803
bad ds_read_b128 s[100:103], v216 ! 1:14: s103 does not exist; gfx803 has s0 to s101

target gfx900
bad ds_read_b128 s[100:103], v216 ! 1:14: s103 does not exist; gfx900 has s0 to s101

target gfx906
bad ds_read_b128 s[100:103], v216 ! 1:14: s103 does not exist; gfx906 has s0 to s101

target gfx1010
asm ds_read_b128 v[8:11], v16 = 00 00 fc db 10 00 00 08

target gfx90a
asm ds_read_b128 v[8:11], v16 = 00 00 fe d9 10 00 00 08

target gfx1100
asm ds_load_b128 v[8:11], v16 = 00 00 fc db 10 00 00 08

target gfx1200
asm ds_load_b128 v[8:11], v16 offset:16 = 10 00 fc db 10 00 00 08
