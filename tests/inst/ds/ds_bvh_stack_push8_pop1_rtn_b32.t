# ds_bvh_stack_push8_pop1_rtn_b32: text and bits, as LLVM 22 has them.

target gfx1200
asm ds_bvh_stack_push8_pop1_rtn_b32 v8, v16, v24, v[32:39] offset:4095 = ff 0f 84 db 10 18 20 08
