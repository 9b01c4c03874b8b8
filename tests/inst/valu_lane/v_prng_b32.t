# v_prng_b32: text and bits, as LLVM 22 has them.

target gfx950
asm v_prng_b32_e32 v8, v16 = 10 b1 10 7e
asm v_prng_b32_e64 v8, v16 = 08 00 98 d1 10 01 00 00
asm v_prng_b32_sdwa v8, v16 dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:DWORD = f9 b0 10 7e 10 16 06 00
asm v_prng_b32_dpp v8, v16 quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf = fa b0 10 7e 10 00 00 ff
