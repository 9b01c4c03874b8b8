# buffer_store_format_d16_xyz: text and bits, as LLVM 22 has them.

target gfx803
asm buffer_store_format_d16_xyz v[171:173], off, s[72:75], 64 offset:4095 glc = ff 4f 38 e0 00 ab 12 c0
asm buffer_store_format_d16_xyz v[1:3], v0, ttmp[4:7], m0 offen offset:4095 = ff 1f 38 e0 00 01 1d 7c
asm buffer_store_format_d16_xyz v[253:255], v1, s[20:23], s85 idxen offset:4 glc = 04 60 38 e0 01 fd 05 55
asm buffer_store_format_d16_xyz v[100:102], v[0:1], s[8:11], -16 idxen offen offset:1 = 01 30 38 e0 00 64 02 d0
asm buffer_store_format_d16_xyz v[7:9], off, s[48:51], 0 offset:1 glc = 01 40 38 e0 00 07 0c 80
asm buffer_store_format_d16_xyz v[3:5], v1, s[84:87], 0.5 offen offset:4095 slc = ff 1f 3a e0 01 03 15 f0
asm buffer_store_format_d16_xyz v[100:102], v205, s[60:63], 64 idxen offset:1 glc = 01 60 38 e0 cd 64 0f c0
asm buffer_store_format_d16_xyz v[7:9], v[1:2], s[40:43], s47 idxen offen offset:4095 = ff 3f 38 e0 01 07 0a 2f
bad buffer_store_format_d16_xyz v[100:102], off, s[8:11]
bad buffer_store_format_d16_xyz s[100:102], off, s[8:11], -16

target gfx900
asm buffer_store_format_d16_xyz v[171:172], off, s[72:75], 64 offset:4095 glc = ff 4f 38 e0 00 ab 12 c0
asm buffer_store_format_d16_xyz v[1:2], v0, ttmp[4:7], m0 offen offset:4095 = ff 1f 38 e0 00 01 1c 7c
asm buffer_store_format_d16_xyz v[254:255], v1, s[20:23], s85 idxen offset:4 glc = 04 60 38 e0 01 fe 05 55
asm buffer_store_format_d16_xyz v[100:101], v[0:1], s[8:11], -16 idxen offen offset:1 = 01 30 38 e0 00 64 02 d0
asm buffer_store_format_d16_xyz v[7:8], off, s[48:51], 0 offset:1 glc = 01 40 38 e0 00 07 0c 80
asm buffer_store_format_d16_xyz v[3:4], v1, s[84:87], 0.5 offen offset:4095 slc = ff 1f 3a e0 01 03 15 f0
asm buffer_store_format_d16_xyz v[100:101], v205, s[60:63], 64 idxen offset:1 glc = 01 60 38 e0 cd 64 0f c0
asm buffer_store_format_d16_xyz v[7:8], v[1:2], s[40:43], s47 idxen offen offset:4095 = ff 3f 38 e0 01 07 0a 2f
bad buffer_store_format_d16_xyz v[100:101], off, s[8:11]
bad buffer_store_format_d16_xyz s[100:101], off, s[8:11], -16

target gfx906
asm buffer_store_format_d16_xyz v[171:172], off, s[72:75], 64 offset:4095 glc = ff 4f 38 e0 00 ab 12 c0
asm buffer_store_format_d16_xyz v[1:2], v0, ttmp[4:7], m0 offen offset:4095 = ff 1f 38 e0 00 01 1c 7c
asm buffer_store_format_d16_xyz v[254:255], v1, s[20:23], s85 idxen offset:4 glc = 04 60 38 e0 01 fe 05 55
asm buffer_store_format_d16_xyz v[100:101], v[0:1], s[8:11], -16 idxen offen offset:1 = 01 30 38 e0 00 64 02 d0
asm buffer_store_format_d16_xyz v[7:8], off, s[48:51], 0 offset:1 glc = 01 40 38 e0 00 07 0c 80
asm buffer_store_format_d16_xyz v[3:4], v1, s[84:87], 0.5 offen offset:4095 slc = ff 1f 3a e0 01 03 15 f0
asm buffer_store_format_d16_xyz v[100:101], v205, s[60:63], 64 idxen offset:1 glc = 01 60 38 e0 cd 64 0f c0
asm buffer_store_format_d16_xyz v[7:8], v[1:2], s[40:43], s47 idxen offen offset:4095 = ff 3f 38 e0 01 07 0a 2f
bad buffer_store_format_d16_xyz v[100:101], off, s[8:11]
bad buffer_store_format_d16_xyz s[100:101], off, s[8:11], -16
