# global_atomic_xor: text and bits, as LLVM 22 has them.

target gfx900
asm global_atomic_xor v[254:255], v7, off offset:-1 = ff 9f 28 dd fe 07 7f 00
asm global_atomic_xor v7, v[7:8], v100, off offset:-4096 glc slc = 00 90 2b dd 07 64 7f 07
asm global_atomic_xor v7, v5, s[88:89] offset:16 = 10 80 28 dd 07 05 58 00
asm global_atomic_xor v1, v0, v0, s[62:63] offset:16 glc = 10 80 29 dd 00 00 3e 01
bad global_atomic_xor v[100:101], v216
bad global_atomic_xor s[100:101], v216, off
bad global_atomic_xor v[100:101], v216, off offset:8192

target gfx906
asm global_atomic_xor v[254:255], v7, off offset:-1 = ff 9f 28 dd fe 07 7f 00
asm global_atomic_xor v7, v[7:8], v100, off offset:-4096 glc slc = 00 90 2b dd 07 64 7f 07
asm global_atomic_xor v7, v5, s[88:89] offset:16 = 10 80 28 dd 07 05 58 00
asm global_atomic_xor v1, v0, v0, s[62:63] offset:16 glc = 10 80 29 dd 00 00 3e 01
bad global_atomic_xor v[100:101], v216
bad global_atomic_xor s[100:101], v216, off
bad global_atomic_xor v[100:101], v216, off offset:8192
