# buffer_store_format_d16_xyzw: text and bits, as LLVM 22 has them.

target gfx803
asm buffer_store_format_d16_xyzw v[252:255], off, s[12:15], 0.5 offset:4 slc = 04 00 3e e0 00 fc 03 f0
asm buffer_store_format_d16_xyzw v[1:4], v255, s[76:79], 0.5 offen offset:4 glc slc = 04 50 3e e0 ff 01 13 f0
asm buffer_store_format_d16_xyzw v[249:252], v7, s[60:63], s79 idxen offset:4095 glc = ff 6f 3c e0 07 f9 0f 4f
asm buffer_store_format_d16_xyzw v[198:201], v[34:35], s[8:11], 64 idxen offen offset:1 glc = 01 70 3c e0 22 c6 02 c0
asm buffer_store_format_d16_xyzw v[7:10], off, s[48:51], -16 offset:1 slc = 01 00 3e e0 00 07 0c d0
asm buffer_store_format_d16_xyzw v[0:3], v169, s[92:95], -16 offen offset:1 slc = 01 10 3e e0 a9 00 17 d0
asm buffer_store_format_d16_xyzw v[1:4], v7, s[44:47], 64 idxen offset:4095 glc = ff 6f 3c e0 07 01 0b c0
asm buffer_store_format_d16_xyzw v[45:48], v[1:2], s[20:23], 0.5 idxen offen offset:1 glc = 01 70 3c e0 01 2d 05 f0
bad buffer_store_format_d16_xyzw v[100:103], off, s[8:11]
bad buffer_store_format_d16_xyzw s[100:103], off, s[8:11], -16

target gfx900
asm buffer_store_format_d16_xyzw v[254:255], off, s[12:15], 0.5 offset:4 slc = 04 00 3e e0 00 fe 03 f0
asm buffer_store_format_d16_xyzw v[1:2], v255, s[76:79], 0.5 offen offset:4 glc slc = 04 50 3e e0 ff 01 13 f0
asm buffer_store_format_d16_xyzw v[249:250], v7, s[60:63], s79 idxen offset:4095 glc = ff 6f 3c e0 07 f9 0f 4f
asm buffer_store_format_d16_xyzw v[198:199], v[34:35], s[8:11], 64 idxen offen offset:1 glc = 01 70 3c e0 22 c6 02 c0
asm buffer_store_format_d16_xyzw v[7:8], off, s[48:51], -16 offset:1 slc = 01 00 3e e0 00 07 0c d0
asm buffer_store_format_d16_xyzw v[0:1], v169, s[92:95], -16 offen offset:1 slc = 01 10 3e e0 a9 00 17 d0
asm buffer_store_format_d16_xyzw v[1:2], v7, s[44:47], 64 idxen offset:4095 glc = ff 6f 3c e0 07 01 0b c0
asm buffer_store_format_d16_xyzw v[45:46], v[1:2], s[20:23], 0.5 idxen offen offset:1 glc = 01 70 3c e0 01 2d 05 f0
bad buffer_store_format_d16_xyzw v[100:101], off, s[8:11]
bad buffer_store_format_d16_xyzw s[100:101], off, s[8:11], -16

target gfx906
asm buffer_store_format_d16_xyzw v[254:255], off, s[12:15], 0.5 offset:4 slc = 04 00 3e e0 00 fe 03 f0
asm buffer_store_format_d16_xyzw v[1:2], v255, s[76:79], 0.5 offen offset:4 glc slc = 04 50 3e e0 ff 01 13 f0
asm buffer_store_format_d16_xyzw v[249:250], v7, s[60:63], s79 idxen offset:4095 glc = ff 6f 3c e0 07 f9 0f 4f
asm buffer_store_format_d16_xyzw v[198:199], v[34:35], s[8:11], 64 idxen offen offset:1 glc = 01 70 3c e0 22 c6 02 c0
asm buffer_store_format_d16_xyzw v[7:8], off, s[48:51], -16 offset:1 slc = 01 00 3e e0 00 07 0c d0
asm buffer_store_format_d16_xyzw v[0:1], v169, s[92:95], -16 offen offset:1 slc = 01 10 3e e0 a9 00 17 d0
asm buffer_store_format_d16_xyzw v[1:2], v7, s[44:47], 64 idxen offset:4095 glc = ff 6f 3c e0 07 01 0b c0
asm buffer_store_format_d16_xyzw v[45:46], v[1:2], s[20:23], 0.5 idxen offen offset:1 glc = 01 70 3c e0 01 2d 05 f0
bad buffer_store_format_d16_xyzw v[100:101], off, s[8:11]
bad buffer_store_format_d16_xyzw s[100:101], off, s[8:11], -16
