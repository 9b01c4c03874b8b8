# v_mov_b64: text and bits, as LLVM 22 has them.

target gfx942
asm v_mov_b64_e32 v[8:9], v[16:17] = 10 71 10 7e
asm v_mov_b64_e64 v[8:9], v[16:17] = 08 00 78 d1 10 01 00 00
asm v_mov_b64_dpp v[8:9], v[16:17] row_newbcast:1 row_mask:0xf bank_mask:0xf = fa 70 10 7e 10 51 01 ff
bad v_mov_b64 s[0:1], v[0:1] ! 1:11: destination must be 2 vector registers
run s0=0x123456789abcdef0 -> d0=0x123456789abcdef0
