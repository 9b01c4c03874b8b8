# flat_load_dword: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
bad flat_load_dword v100 ! 1:21: expected 2 operands, found 1
bad flat_load_dword s100, v[216:217] ! 1:17: destination must be a vector register

target gfx803
asm flat_load_dword v255, v[64:65] = 00 00 50 dc 40 00 00 ff
asm flat_load_dword v0, v[0:1] slc = 00 00 52 dc 00 00 00 00
asm flat_load_dword v255, v[7:8] = 00 00 50 dc 07 00 00 ff
asm flat_load_dword v1, v[37:38] glc slc = 00 00 53 dc 25 00 00 01
asm flat_load_dword v255, v[7:8] slc = 00 00 52 dc 07 00 00 ff
asm flat_load_dword v1, v[0:1] = 00 00 50 dc 00 00 00 01
bad flat_load_dword v100, v[216:217] offen ! 1:34: flat_load_dword has no modifier 'offen'

target gfx900 gfx906
asm flat_load_dword v255, v[64:65] offset:4095 = ff 0f 50 dc 40 00 00 ff
asm flat_load_dword v100, v[7:8] offset:4 = 04 00 50 dc 07 00 00 64
asm flat_load_dword v100, v[100:101] offset:4095 glc slc = ff 0f 53 dc 64 00 00 64
asm flat_load_dword v1, v[61:62] offset:1 = 01 00 50 dc 3d 00 00 01
asm flat_load_dword v255, v[5:6] offset:4095 = ff 0f 50 dc 05 00 00 ff
asm flat_load_dword v100, v[1:2] offset:1 glc = 01 00 51 dc 01 00 00 64
bad flat_load_dword v100, v[216:217] offset:4096 ! 1:41: offset 4096 is out of range (0 to 4095)

target gfx1010
asm flat_load_dword v8, v[16:17] = 00 00 30 dc 10 00 7d 08

target gfx90a
asm flat_load_dword v8, v[16:17] = 00 00 50 dc 10 00 00 08

target gfx1100
asm flat_load_b32 v8, v[16:17] = 00 00 50 dc 10 00 7c 08

target gfx1200
asm flat_load_b32 v8, v[16:17] th:TH_LOAD_HT scope:SCOPE_SE = 7c 00 05 ec 08 00 24 00 10 00 00 00
