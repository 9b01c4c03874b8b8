# buffer_atomic_cond_sub_u32: text and bits, as LLVM 22 has them.

target gfx1200
asm buffer_atomic_cond_sub_u32 v8, off, s[48:51], s64 scope:SCOPE_SYS = 40 00 14 c4 08 60 8c 00 00 00 00 00
asm buffer_atomic_cond_sub_u32 v8, v16, s[48:51], s64 offen scope:SCOPE_DEV = 40 00 14 c4 08 60 88 40 10 00 00 00
asm buffer_atomic_cond_sub_u32 v8, v16, s[48:51], s64 idxen scope:SCOPE_DEV = 40 00 14 c4 08 60 88 80 10 00 00 00
asm buffer_atomic_cond_sub_u32 v8, v[16:17], s[48:51], s64 idxen offen scope:SCOPE_SYS = 40 00 14 c4 08 60 8c c0 10 00 00 00
