# ds_or_src2_b64: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_or_src2_b64 v255 = 00 00 94 d9 ff 00 00 00
asm ds_or_src2_b64 v255 offset:4 = 04 00 94 d9 ff 00 00 00
asm ds_or_src2_b64 v0 offset:1 gds = 01 00 95 d9 00 00 00 00
asm ds_or_src2_b64 v255 offset:65535 = ff ff 94 d9 ff 00 00 00
asm ds_or_src2_b64 v5 offset:4 = 04 00 94 d9 05 00 00 00
asm ds_or_src2_b64 v100 offset:4 = 04 00 94 d9 64 00 00 00
bad ds_or_src2_b64 s100 ! 1:16: first operand must be a vector register
bad ds_or_src2_b64 v100 offset:65536 ! 1:28: offset 65536 is out of range (0 to 65535)

target gfx1010
asm ds_or_src2_b64 v8 = 00 00 28 db 08 00 00 00
