# flat_atomic_umax: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
bad flat_atomic_umax v[100:101] ! 1:28: flat_atomic_umax needs 'glc' with these operands
bad flat_atomic_umax s[100:101], v216 ! 1:34: flat_atomic_umax needs 'glc' with these operands

target gfx803
asm flat_atomic_umax v[100:101], v0 slc = 00 00 1e dd 64 00 00 00
asm flat_atomic_umax v0, v[7:8], v255 glc = 00 00 1d dd 07 ff 00 00
asm flat_atomic_umax v[5:6], v255 = 00 00 1c dd 05 ff 00 00
asm flat_atomic_umax v237, v[1:2], v5 glc slc = 00 00 1f dd 01 05 00 ed
bad flat_atomic_umax v[100:101], v216 offen ! 1:35: flat_atomic_umax has no modifier 'offen'

target gfx900 gfx906
asm flat_atomic_umax v[100:101], v0 offset:4095 = ff 0f 1c dd 64 00 00 00
asm flat_atomic_umax v1, v[100:101], v255 offset:1 glc slc = 01 00 1f dd 64 ff 00 01
asm flat_atomic_umax v[100:101], v181 offset:1 slc = 01 00 1e dd 64 b5 00 00
asm flat_atomic_umax v5, v[5:6], v1 offset:4 glc = 04 00 1d dd 05 01 00 05
bad flat_atomic_umax v[100:101], v216 offset:4096 ! 1:42: offset 4096 is out of range (0 to 4095)

target gfx1010
asm flat_atomic_umax v[8:9], v16 = 00 00 e0 dc 08 10 7d 00
asm flat_atomic_umax v8, v[16:17], v24 glc = 00 00 e1 dc 10 18 7d 08

target gfx90a
asm flat_atomic_umax v[8:9], v16 = 00 00 1c dd 08 10 00 00
asm flat_atomic_umax v8, v[16:17], v24 glc = 00 00 1d dd 10 18 00 08

target gfx1100
asm flat_atomic_max_u32 v[8:9], v16 = 00 00 ec dc 08 10 7c 00
asm flat_atomic_max_u32 v8, v[16:17], v24 glc = 00 40 ec dc 10 18 7c 08

target gfx1200
asm flat_atomic_max_u32 v[8:9], v16 scope:SCOPE_SE = 7c c0 0e ec 00 00 04 08 08 00 00 00
asm flat_atomic_max_u32 v8, v[16:17], v24 th:TH_ATOMIC_RETURN scope:SCOPE_DEV = 7c c0 0e ec 08 00 18 0c 10 00 00 00
