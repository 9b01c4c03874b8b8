# buffer_store_dwordx4: text and bits, as LLVM 22 has them.

target gfx803
asm buffer_store_dwordx4 v[7:10], off, s[12:15], s71 offset:1 slc = 01 00 7e e0 00 07 03 47
asm buffer_store_dwordx4 v[5:8], v5, s[4:7], 0.5 offen offset:1 = 01 10 7c e0 05 05 01 f0
asm buffer_store_dwordx4 v[252:255], v158, ttmp[4:7], 0 idxen offset:4 = 04 20 7c e0 9e fc 1d 80
asm buffer_store_dwordx4 v[1:4], v[1:2], s[32:35], s61 idxen offen offset:1 = 01 30 7c e0 01 01 08 3d
asm buffer_store_dwordx4 v[1:4], off, s[80:83], 64 offset:4095 glc = ff 4f 7c e0 00 01 14 c0
asm buffer_store_dwordx4 v[233:236], v1, ttmp[4:7], s49 offen offset:1 glc slc = 01 50 7e e0 01 e9 1d 31
asm buffer_store_dwordx4 v[100:103], v139, s[12:15], 0.5 idxen offset:1 glc = 01 60 7c e0 8b 64 03 f0
asm buffer_store_dwordx4 v[201:204], v[1:2], s[64:67], m0 idxen offen offset:4095 glc = ff 7f 7c e0 01 c9 10 7c
bad buffer_store_dwordx4 v[100:103], off, s[8:11]
bad buffer_store_dwordx4 s[100:103], off, s[8:11], -16

target gfx900
asm buffer_store_dwordx4 v[7:10], off, s[12:15], s71 offset:1 slc = 01 00 7e e0 00 07 03 47
asm buffer_store_dwordx4 v[5:8], v5, s[4:7], 0.5 offen offset:1 = 01 10 7c e0 05 05 01 f0
asm buffer_store_dwordx4 v[252:255], v158, ttmp[4:7], 0 idxen offset:4 = 04 20 7c e0 9e fc 1c 80
asm buffer_store_dwordx4 v[1:4], v[1:2], s[32:35], s61 idxen offen offset:1 = 01 30 7c e0 01 01 08 3d
asm buffer_store_dwordx4 v[1:4], off, s[80:83], 64 offset:4095 glc = ff 4f 7c e0 00 01 14 c0
asm buffer_store_dwordx4 v[233:236], v1, ttmp[4:7], s49 offen offset:1 glc slc = 01 50 7e e0 01 e9 1c 31
asm buffer_store_dwordx4 v[100:103], v139, s[12:15], 0.5 idxen offset:1 glc = 01 60 7c e0 8b 64 03 f0
asm buffer_store_dwordx4 v[201:204], v[1:2], s[64:67], m0 idxen offen offset:4095 glc = ff 7f 7c e0 01 c9 10 7c
bad buffer_store_dwordx4 v[100:103], off, s[8:11]
bad buffer_store_dwordx4 s[100:103], off, s[8:11], -16

target gfx906
asm buffer_store_dwordx4 v[7:10], off, s[12:15], s71 offset:1 slc = 01 00 7e e0 00 07 03 47
asm buffer_store_dwordx4 v[5:8], v5, s[4:7], 0.5 offen offset:1 = 01 10 7c e0 05 05 01 f0
asm buffer_store_dwordx4 v[252:255], v158, ttmp[4:7], 0 idxen offset:4 = 04 20 7c e0 9e fc 1c 80
asm buffer_store_dwordx4 v[1:4], v[1:2], s[32:35], s61 idxen offen offset:1 = 01 30 7c e0 01 01 08 3d
asm buffer_store_dwordx4 v[1:4], off, s[80:83], 64 offset:4095 glc = ff 4f 7c e0 00 01 14 c0
asm buffer_store_dwordx4 v[233:236], v1, ttmp[4:7], s49 offen offset:1 glc slc = 01 50 7e e0 01 e9 1c 31
asm buffer_store_dwordx4 v[100:103], v139, s[12:15], 0.5 idxen offset:1 glc = 01 60 7c e0 8b 64 03 f0
asm buffer_store_dwordx4 v[201:204], v[1:2], s[64:67], m0 idxen offen offset:4095 glc = ff 7f 7c e0 01 c9 10 7c
bad buffer_store_dwordx4 v[100:103], off, s[8:11]
bad buffer_store_dwordx4 s[100:103], off, s[8:11], -16
