# scratch_load_dwordx4: text and bits, as LLVM 22 has them.

target gfx900
asm scratch_load_dwordx4 v[100:103], v174, off offset:4095 glc = ff 4f 5d dc ae 00 7f 64
asm scratch_load_dwordx4 v[7:10], off, s52 offset:16 slc = 10 40 5e dc 00 00 34 07
asm scratch_load_dwordx4 v[100:103], v0, off offset:-4096 glc = 00 50 5d dc 00 00 7f 64
asm scratch_load_dwordx4 v[252:255], off, s95 offset:-1 = ff 5f 5c dc 00 00 5f fc
bad scratch_load_dwordx4 v[100:103], v216
bad scratch_load_dwordx4 s[100:103], v216, off
bad scratch_load_dwordx4 v[100:103], v216, off offset:8192

target gfx906
asm scratch_load_dwordx4 v[100:103], v174, off offset:4095 glc = ff 4f 5d dc ae 00 7f 64
asm scratch_load_dwordx4 v[7:10], off, s52 offset:16 slc = 10 40 5e dc 00 00 34 07
asm scratch_load_dwordx4 v[100:103], v0, off offset:-4096 glc = 00 50 5d dc 00 00 7f 64
asm scratch_load_dwordx4 v[252:255], off, s95 offset:-1 = ff 5f 5c dc 00 00 5f fc
bad scratch_load_dwordx4 v[100:103], v216
bad scratch_load_dwordx4 s[100:103], v216, off
bad scratch_load_dwordx4 v[100:103], v216, off offset:8192
