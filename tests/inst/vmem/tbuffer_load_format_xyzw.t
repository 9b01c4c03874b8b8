# tbuffer_load_format_xyzw: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm tbuffer_load_format_xyzw v[252:255], off, s[76:79], 0.5 offset:1 = 01 80 09 e8 00 fc 13 f0
asm tbuffer_load_format_xyzw v[1:4], v1, s[28:31], m0 idxen = 00 a0 09 e8 01 01 07 7c
bad tbuffer_load_format_xyzw v[100:103], off, s[8:11] ! 1:50: expected 4 operands, found 3

target gfx803
asm tbuffer_load_format_xyzw v[0:3], off, ttmp[4:7], 0.5 format:[BUF_NUM_FORMAT_SINT] offset:4 slc = 04 80 89 ea 00 00 5d f0
asm tbuffer_load_format_xyzw v[5:8], off, ttmp[4:7], s58 offset:1 glc = 01 c0 09 e8 00 05 1d 3a
asm tbuffer_load_format_xyzw v[7:10], v[0:1], ttmp[4:7], s101 idxen offen offset:1 glc = 01 f0 09 e8 00 07 1d 65
asm tbuffer_load_format_xyzw v[138:141], v0, ttmp[4:7], 0.5 offen = 00 90 09 e8 00 8a 1d f0
bad tbuffer_load_format_xyzw s[100:103], off, s[8:11], -16 ! 1:26: s103 does not exist; gfx803 has s0 to s101

target gfx900 gfx906
asm tbuffer_load_format_xyzw v[0:3], off, ttmp[4:7], 0.5 format:[BUF_NUM_FORMAT_SINT] offset:4 slc = 04 80 89 ea 00 00 5c f0
asm tbuffer_load_format_xyzw v[5:8], off, ttmp[4:7], s58 offset:1 glc = 01 c0 09 e8 00 05 1c 3a
asm tbuffer_load_format_xyzw v[7:10], v[0:1], ttmp[4:7], s101 idxen offen offset:1 glc = 01 f0 09 e8 00 07 1c 65
asm tbuffer_load_format_xyzw v[138:141], v0, ttmp[4:7], 0.5 offen = 00 90 09 e8 00 8a 1c f0

target gfx900
bad tbuffer_load_format_xyzw s[100:103], off, s[8:11], -16 ! 1:26: s103 does not exist; gfx900 has s0 to s101

target gfx906
bad tbuffer_load_format_xyzw s[100:103], off, s[8:11], -16 ! 1:26: s103 does not exist; gfx906 has s0 to s101

target gfx1010
asm tbuffer_load_format_xyzw v[8:11], off, s[48:51], s64 = 00 00 0b e8 00 08 0c 40
asm tbuffer_load_format_xyzw v[8:11], v16, s[48:51], s64 offen = 00 10 0b e8 10 08 0c 40
asm tbuffer_load_format_xyzw v[8:11], v16, s[48:51], s64 idxen = 00 20 0b e8 10 08 0c 40
asm tbuffer_load_format_xyzw v[8:11], v[16:17], s[48:51], s64 idxen offen = 00 30 0b e8 10 08 0c 40

target gfx90a gfx1100
asm tbuffer_load_format_xyzw v[8:11], off, s[48:51], s64 = 00 80 09 e8 00 08 0c 40

target gfx90a
asm tbuffer_load_format_xyzw v[8:11], v16, s[48:51], s64 offen = 00 90 09 e8 10 08 0c 40
asm tbuffer_load_format_xyzw v[8:11], v16, s[48:51], s64 idxen = 00 a0 09 e8 10 08 0c 40
asm tbuffer_load_format_xyzw v[8:11], v[16:17], s[48:51], s64 idxen offen = 00 b0 09 e8 10 08 0c 40

target gfx1100
asm tbuffer_load_format_xyzw v[8:11], v16, s[48:51], s64 offen = 00 80 09 e8 10 08 4c 40
asm tbuffer_load_format_xyzw v[8:11], v16, s[48:51], s64 idxen = 00 80 09 e8 10 08 8c 40
asm tbuffer_load_format_xyzw v[8:11], v[16:17], s[48:51], s64 idxen offen = 00 80 09 e8 10 08 cc 40

target gfx1200
asm tbuffer_load_format_xyzw v[8:11], off, s[48:51], s64 th:TH_LOAD_HT scope:SCOPE_SE = 40 c0 20 c4 08 60 a4 00 00 00 00 00
asm tbuffer_load_format_xyzw v[8:11], v16, s[48:51], s64 offen = 40 c0 20 c4 08 60 80 40 10 00 00 00
asm tbuffer_load_format_xyzw v[8:11], v16, s[48:51], s64 idxen scope:SCOPE_DEV = 40 c0 20 c4 08 60 88 80 10 00 00 00
asm tbuffer_load_format_xyzw v[8:11], v[16:17], s[48:51], s64 idxen offen th:TH_LOAD_HT = 40 c0 20 c4 08 60 a0 c0 10 00 00 00
