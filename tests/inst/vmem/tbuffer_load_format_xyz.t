# tbuffer_load_format_xyz: text and bits, as LLVM 22 has them.

target gfx803
asm tbuffer_load_format_xyz v[100:102], off, s[80:83], s7 format:[BUF_DATA_FORMAT_2_10_10_10] offset:4 = 04 00 49 e8 00 64 14 07
asm tbuffer_load_format_xyz v[253:255], off, s[56:59], 64 format:[BUF_DATA_FORMAT_2_10_10_10] offset:1 glc = 01 40 49 e8 00 fd 0e c0
asm tbuffer_load_format_xyz v[5:7], off, s[16:19], vcc_lo format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] offset:1 = 01 00 a1 eb 00 05 04 6a
asm tbuffer_load_format_xyz v[5:7], off, s[56:59], 0 format:[BUF_DATA_FORMAT_8_8_8_8,BUF_NUM_FORMAT_UINT] offset:4 glc = 04 40 51 ea 00 05 0e 80
bad tbuffer_load_format_xyz v[100:102], off, s[8:11]
bad tbuffer_load_format_xyz s[100:102], off, s[8:11], -16

target gfx900
asm tbuffer_load_format_xyz v[100:102], off, s[80:83], s7 format:[BUF_DATA_FORMAT_2_10_10_10] offset:4 = 04 00 49 e8 00 64 14 07
asm tbuffer_load_format_xyz v[253:255], off, s[56:59], 64 format:[BUF_DATA_FORMAT_2_10_10_10] offset:1 glc = 01 40 49 e8 00 fd 0e c0
asm tbuffer_load_format_xyz v[5:7], off, s[16:19], vcc_lo format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] offset:1 = 01 00 a1 eb 00 05 04 6a
asm tbuffer_load_format_xyz v[5:7], off, s[56:59], 0 format:[BUF_DATA_FORMAT_8_8_8_8,BUF_NUM_FORMAT_UINT] offset:4 glc = 04 40 51 ea 00 05 0e 80
bad tbuffer_load_format_xyz v[100:102], off, s[8:11]
bad tbuffer_load_format_xyz s[100:102], off, s[8:11], -16

target gfx906
asm tbuffer_load_format_xyz v[100:102], off, s[80:83], s7 format:[BUF_DATA_FORMAT_2_10_10_10] offset:4 = 04 00 49 e8 00 64 14 07
asm tbuffer_load_format_xyz v[253:255], off, s[56:59], 64 format:[BUF_DATA_FORMAT_2_10_10_10] offset:1 glc = 01 40 49 e8 00 fd 0e c0
asm tbuffer_load_format_xyz v[5:7], off, s[16:19], vcc_lo format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] offset:1 = 01 00 a1 eb 00 05 04 6a
asm tbuffer_load_format_xyz v[5:7], off, s[56:59], 0 format:[BUF_DATA_FORMAT_8_8_8_8,BUF_NUM_FORMAT_UINT] offset:4 glc = 04 40 51 ea 00 05 0e 80
bad tbuffer_load_format_xyz v[100:102], off, s[8:11]
bad tbuffer_load_format_xyz s[100:102], off, s[8:11], -16
