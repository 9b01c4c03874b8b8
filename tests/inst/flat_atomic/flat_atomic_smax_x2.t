# flat_atomic_smax_x2: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
bad flat_atomic_smax_x2 v[100:101] ! 1:31: flat_atomic_smax_x2 needs 'glc' with these operands
bad flat_atomic_smax_x2 s[100:101], v[216:217] ! 1:43: flat_atomic_smax_x2 needs 'glc' with these operands

target gfx803
asm flat_atomic_smax_x2 v[7:8], v[1:2] slc = 00 00 9a dd 07 01 00 00
asm flat_atomic_smax_x2 v[5:6], v[100:101], v[100:101] glc = 00 00 99 dd 64 64 00 05
asm flat_atomic_smax_x2 v[100:101], v[7:8] = 00 00 98 dd 64 07 00 00
asm flat_atomic_smax_x2 v[7:8], v[5:6], v[5:6] glc = 00 00 99 dd 05 05 00 07
bad flat_atomic_smax_x2 v[100:101], v[216:217] offen ! 1:44: flat_atomic_smax_x2 has no modifier 'offen'

target gfx900 gfx906
asm flat_atomic_smax_x2 v[7:8], v[1:2] offset:4 = 04 00 98 dd 07 01 00 00
asm flat_atomic_smax_x2 v[1:2], v[100:101], v[5:6] offset:1 glc = 01 00 99 dd 64 05 00 01
asm flat_atomic_smax_x2 v[7:8], v[77:78] offset:4 slc = 04 00 9a dd 07 4d 00 00
asm flat_atomic_smax_x2 v[5:6], v[0:1], v[7:8] offset:4 glc = 04 00 99 dd 00 07 00 05
bad flat_atomic_smax_x2 v[100:101], v[216:217] offset:4096 ! 1:51: offset 4096 is out of range (0 to 4095)

target gfx1010
asm flat_atomic_smax_x2 v[8:9], v[16:17] = 00 00 5c dd 08 10 7d 00
asm flat_atomic_smax_x2 v[8:9], v[16:17], v[24:25] glc = 00 00 5d dd 10 18 7d 08

target gfx90a
asm flat_atomic_smax_x2 v[8:9], v[16:17] = 00 00 98 dd 08 10 00 00
asm flat_atomic_smax_x2 v[8:9], v[16:17], v[24:25] glc = 00 00 99 dd 10 18 00 08

target gfx1100
asm flat_atomic_max_i64 v[8:9], v[16:17] = 00 00 1c dd 08 10 7c 00
asm flat_atomic_max_i64 v[8:9], v[16:17], v[24:25] glc = 00 40 1c dd 10 18 7c 08

target gfx1200
asm flat_atomic_max_i64 v[8:9], v[16:17] scope:SCOPE_SE = 7c c0 11 ec 00 00 04 08 08 00 00 00
asm flat_atomic_max_i64 v[8:9], v[16:17], v[24:25] th:TH_ATOMIC_RETURN = 7c c0 11 ec 08 00 10 0c 10 00 00 00
