# ds_write_src2_b64: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_write_src2_b64 v0 = 00 00 9a d9 00 00 00 00
asm ds_write_src2_b64 v7 offset:65535 = ff ff 9a d9 07 00 00 00
asm ds_write_src2_b64 v255 offset:1 gds = 01 00 9b d9 ff 00 00 00
asm ds_write_src2_b64 v5 offset:4 = 04 00 9a d9 05 00 00 00
asm ds_write_src2_b64 v1 offset:1 = 01 00 9a d9 01 00 00 00
asm ds_write_src2_b64 v0 offset:4 = 04 00 9a d9 00 00 00 00
bad ds_write_src2_b64 s100 ! 1:19: first operand must be a vector register
bad ds_write_src2_b64 v100 offset:65536 ! 1:31: offset 65536 is out of range (0 to 65535)

target gfx1010
asm ds_write_src2_b64 v8 = 00 00 34 db 08 00 00 00
