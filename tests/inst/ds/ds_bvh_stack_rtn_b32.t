# ds_bvh_stack_rtn_b32: text and bits, as LLVM 22 has them.

target gfx1100
asm ds_bvh_stack_rtn_b32 v8, v16, v24, v[32:35] = 00 00 b4 da 10 18 20 08

target gfx1200
asm ds_bvh_stack_push4_pop1_rtn_b32 v8, v16, v24, v[32:35] offset:4095 = ff 0f 80 db 10 18 20 08
