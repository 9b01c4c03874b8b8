# ds_bvh_stack_push8_pop2_rtn_b64: text and bits, as LLVM 22 has them.

target gfx1200
asm ds_bvh_stack_push8_pop2_rtn_b64 v[8:9], v16, v24, v[32:39] offset:64 = 40 00 88 db 10 18 20 08
