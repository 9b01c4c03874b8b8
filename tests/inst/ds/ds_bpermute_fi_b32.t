# ds_bpermute_fi_b32: text and bits, as LLVM 22 has them.

target gfx1200
asm ds_bpermute_fi_b32 v8, v16, v24 offset:4095 = ff 0f 34 db 10 18 00 08
