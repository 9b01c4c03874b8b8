# global_atomic_or: text and bits, as LLVM 22 has them.

target gfx900
asm global_atomic_or v[7:8], v7, off offset:-4096 slc = 00 90 26 dd 07 07 7f 00
asm global_atomic_or v0, v[231:232], v255, off offset:4095 glc = ff 8f 25 dd e7 ff 7f 00
asm global_atomic_or v57, v255, s[96:97] offset:4095 slc = ff 8f 26 dd 39 ff 60 00
asm global_atomic_or v1, v255, v5, s[70:71] offset:-4096 glc = 00 90 25 dd ff 05 46 01
bad global_atomic_or v[100:101], v216
bad global_atomic_or s[100:101], v216, off
bad global_atomic_or v[100:101], v216, off offset:8192

target gfx906
asm global_atomic_or v[7:8], v7, off offset:-4096 slc = 00 90 26 dd 07 07 7f 00
asm global_atomic_or v0, v[231:232], v255, off offset:4095 glc = ff 8f 25 dd e7 ff 7f 00
asm global_atomic_or v57, v255, s[96:97] offset:4095 slc = ff 8f 26 dd 39 ff 60 00
asm global_atomic_or v1, v255, v5, s[70:71] offset:-4096 glc = 00 90 25 dd ff 05 46 01
bad global_atomic_or v[100:101], v216
bad global_atomic_or s[100:101], v216, off
bad global_atomic_or v[100:101], v216, off offset:8192
