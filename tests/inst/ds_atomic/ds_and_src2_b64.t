# ds_and_src2_b64: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_and_src2_b64 v17 = 00 00 92 d9 11 00 00 00
asm ds_and_src2_b64 v100 offset:4 = 04 00 92 d9 64 00 00 00
asm ds_and_src2_b64 v255 offset:4 = 04 00 92 d9 ff 00 00 00
asm ds_and_src2_b64 v5 offset:65535 = ff ff 92 d9 05 00 00 00
asm ds_and_src2_b64 v7 offset:65535 = ff ff 92 d9 07 00 00 00
asm ds_and_src2_b64 v1 offset:65535 = ff ff 92 d9 01 00 00 00
bad ds_and_src2_b64 s100 ! 1:17: first operand must be a vector register
bad ds_and_src2_b64 v100 offset:65536 ! 1:29: offset 65536 is out of range (0 to 65535)

target gfx1010
asm ds_and_src2_b64 v8 = 00 00 24 db 08 00 00 00
