# scratch_load_sshort: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm scratch_load_sshort v100, v1, off offset:16 glc slc = 10 40 4f dc 01 00 7f 64
asm scratch_load_sshort v0, off offset:-1 slc lds = ff 7f 4e dc 00 00 7f 00
asm scratch_load_sshort v92, off, s16 offset:-1 glc = ff 5f 4d dc 00 00 10 5c
asm scratch_load_sshort off, s3 offset:4095 glc slc lds = ff 6f 4f dc 00 00 03 00
bad scratch_load_sshort v100, v216 ! 1:31: expected 3 operands, found 2
bad scratch_load_sshort s100, v216, off ! 1:21: destination must be a vector register
bad scratch_load_sshort v100, v216, off offset:8192 ! 1:44: offset 8192 is out of range (-4096 to 4095)

target gfx1010
asm scratch_load_sshort v8, v16, off = 00 40 2c dc 10 00 7d 08
asm scratch_load_sshort v8, off lds = 00 60 2c dc 08 00 7d 00
asm scratch_load_sshort v8, off, s48 = 00 40 2c dc 00 00 30 08
asm scratch_load_sshort off, s32 lds = 00 60 2c dc 00 00 20 00

target gfx1030
asm scratch_load_sshort v8, off, off = 00 40 2c dc 00 00 7f 08
asm scratch_load_sshort off, off lds = 00 60 2c dc 00 00 7f 00

target gfx90a gfx942
asm scratch_load_sshort v8, off, s48 = 00 40 4c dc 00 00 30 08

target gfx90a
asm scratch_load_sshort v8, v16, off = 00 40 4c dc 10 00 7f 08
asm scratch_load_sshort v8, off lds = 00 60 4c dc 08 00 7f 00
asm scratch_load_sshort off, s32 lds = 00 60 4c dc 00 00 20 00

target gfx942
asm scratch_load_sshort v8, off, off = 00 40 4c dc 00 00 7f 08
asm scratch_load_sshort v8, v16, off = 00 60 4c dc 10 00 7f 08
asm scratch_load_sshort v8, v16, s48 = 00 60 4c dc 10 00 30 08

target gfx1100
asm scratch_load_i16 v8, v16, off = 00 00 4d dc 10 00 fc 08
asm scratch_load_i16 v8, v16, s48 = 00 00 4d dc 10 00 b0 08
asm scratch_load_i16 v8, off, off = 00 00 4d dc 00 00 7c 08
asm scratch_load_i16 v8, off, s48 = 00 00 4d dc 00 00 30 08

target gfx1200
asm scratch_load_i16 v8, v16, off scope:SCOPE_DEV = 7c c0 04 ed 08 00 0a 00 10 00 00 00
asm scratch_load_i16 v8, v16, s48 = 30 c0 04 ed 08 00 02 00 10 00 00 00
asm scratch_load_i16 v8, off, off th:TH_LOAD_NT = 7c c0 04 ed 08 00 10 00 00 00 00 00
asm scratch_load_i16 v8, off, s48 scope:SCOPE_SE = 30 c0 04 ed 08 00 04 00 00 00 00 00
