# global_load_sshort: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm global_load_sshort v100, v[254:255], off offset:-1 glc = ff 9f 4d dc fe 00 7f 64
asm global_load_sshort v[100:101], off offset:-4096 lds = 00 b0 4c dc 64 00 7f 00
asm global_load_sshort v7, v1, flat_scratch offset:-4096 = 00 90 4c dc 01 00 66 07
asm global_load_sshort v1, s[78:79] offset:16 lds = 10 a0 4c dc 01 00 4e 00
bad global_load_sshort v100, v[216:217] ! 1:36: expected 3 operands, found 2
bad global_load_sshort s100, v[216:217], off ! 1:20: destination must be a vector register
bad global_load_sshort v100, v[216:217], off offset:8192 ! 1:49: offset 8192 is out of range (-4096 to 4095)

target gfx1010
asm global_load_sshort v8, v[16:17], off = 00 80 2c dc 10 00 7d 08
asm global_load_sshort v[8:9], off lds = 00 a0 2c dc 08 00 7d 00
asm global_load_sshort v8, v16, s[48:49] = 00 80 2c dc 10 00 30 08
asm global_load_sshort v8, s[32:33] lds = 00 a0 2c dc 08 00 20 00

target gfx90a gfx942
asm global_load_sshort v8, v[16:17], off = 00 80 4c dc 10 00 7f 08
asm global_load_sshort v8, v16, s[48:49] = 00 80 4c dc 10 00 30 08

target gfx90a
asm global_load_sshort v[8:9], off lds = 00 a0 4c dc 08 00 7f 00
asm global_load_sshort v8, s[32:33] lds = 00 a0 4c dc 08 00 20 00

target gfx1100
asm global_load_i16 v8, v[16:17], off = 00 00 4e dc 10 00 7c 08
asm global_load_i16 v8, v16, s[48:49] = 00 00 4e dc 10 00 30 08

target gfx1200
asm global_load_i16 v8, v[16:17], off th:TH_LOAD_NT scope:SCOPE_DEV = 7c c0 04 ee 08 00 18 00 10 00 00 00
asm global_load_i16 v8, v16, s[48:49] th:TH_LOAD_NT scope:SCOPE_SE = 30 c0 04 ee 08 00 14 00 10 00 00 00
