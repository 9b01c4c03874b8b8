# tbuffer_store_format_xyzw: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm tbuffer_store_format_xyzw v[7:10], off, s[84:87], s76 offset:4095 = ff 8f 0b e8 00 07 15 4c
asm tbuffer_store_format_xyzw v[1:4], off, s[24:27], s75 offset:4095 glc = ff cf 0b e8 00 01 06 4b
asm tbuffer_store_format_xyzw v[1:4], v84, s[72:75], s90 idxen offset:1 glc = 01 e0 0b e8 54 01 12 5a
asm tbuffer_store_format_xyzw v[1:4], v100, s[28:31], 0.5 offen offset:1 = 01 90 0b e8 64 01 07 f0
asm tbuffer_store_format_xyzw v[252:255], v[232:233], s[92:95], 0 idxen offen = 00 b0 0b e8 e8 fc 17 80
bad tbuffer_store_format_xyzw v[100:103], off, s[8:11] ! 1:51: expected 4 operands, found 3

target gfx803
asm tbuffer_store_format_xyzw v[1:4], off, ttmp[4:7], m0 format:[BUF_DATA_FORMAT_16_16,BUF_NUM_FORMAT_SNORM] offset:4 glc slc = 04 c0 ab e8 00 01 5d 7c
bad tbuffer_store_format_xyzw s[100:103], off, s[8:11], -16 ! 1:27: s103 does not exist; gfx803 has s0 to s101

target gfx900 gfx906
asm tbuffer_store_format_xyzw v[1:4], off, ttmp[4:7], m0 format:[BUF_DATA_FORMAT_16_16,BUF_NUM_FORMAT_SNORM] offset:4 glc slc = 04 c0 ab e8 00 01 5c 7c

target gfx900
bad tbuffer_store_format_xyzw s[100:103], off, s[8:11], -16 ! 1:27: s103 does not exist; gfx900 has s0 to s101

target gfx906
bad tbuffer_store_format_xyzw s[100:103], off, s[8:11], -16 ! 1:27: s103 does not exist; gfx906 has s0 to s101

target gfx1010
asm tbuffer_store_format_xyzw v[8:11], off, s[48:51], s64 = 00 00 0f e8 00 08 0c 40
asm tbuffer_store_format_xyzw v[8:11], v16, s[48:51], s64 offen = 00 10 0f e8 10 08 0c 40
asm tbuffer_store_format_xyzw v[8:11], v16, s[48:51], s64 idxen = 00 20 0f e8 10 08 0c 40
asm tbuffer_store_format_xyzw v[8:11], v[16:17], s[48:51], s64 idxen offen = 00 30 0f e8 10 08 0c 40

target gfx90a gfx1100
asm tbuffer_store_format_xyzw v[8:11], off, s[48:51], s64 = 00 80 0b e8 00 08 0c 40

target gfx90a
asm tbuffer_store_format_xyzw v[8:11], v16, s[48:51], s64 offen = 00 90 0b e8 10 08 0c 40
asm tbuffer_store_format_xyzw v[8:11], v16, s[48:51], s64 idxen = 00 a0 0b e8 10 08 0c 40
asm tbuffer_store_format_xyzw v[8:11], v[16:17], s[48:51], s64 idxen offen = 00 b0 0b e8 10 08 0c 40

target gfx1100
asm tbuffer_store_format_xyzw v[8:11], v16, s[48:51], s64 offen = 00 80 0b e8 10 08 4c 40
asm tbuffer_store_format_xyzw v[8:11], v16, s[48:51], s64 idxen = 00 80 0b e8 10 08 8c 40
asm tbuffer_store_format_xyzw v[8:11], v[16:17], s[48:51], s64 idxen offen = 00 80 0b e8 10 08 cc 40

target gfx1200
asm tbuffer_store_format_xyzw v[8:11], off, s[48:51], s64 th:TH_STORE_NT scope:SCOPE_SE = 40 c0 21 c4 08 60 94 00 00 00 00 00
asm tbuffer_store_format_xyzw v[8:11], v16, s[48:51], s64 offen th:TH_STORE_NT scope:SCOPE_SE = 40 c0 21 c4 08 60 94 40 10 00 00 00
asm tbuffer_store_format_xyzw v[8:11], v16, s[48:51], s64 idxen th:TH_STORE_HT scope:SCOPE_DEV = 40 c0 21 c4 08 60 a8 80 10 00 00 00
asm tbuffer_store_format_xyzw v[8:11], v[16:17], s[48:51], s64 idxen offen = 40 c0 21 c4 08 60 80 c0 10 00 00 00
