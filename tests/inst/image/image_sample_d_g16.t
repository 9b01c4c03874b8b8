# image_sample_d_g16: text and bits, as LLVM 22 has them.

target gfx1010
asm image_sample_d_g16 v8, v[16:18], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D = 01 00 88 f0 10 08 0c 02
asm image_sample_d_g16 v[14:15], v[53:55], s[64:71], s[0:3] dmask:0x6 dim:SQ_RSRC_IMG_1D dlc = 81 06 88 f0 35 0e 10 00
asm image_sample_d_g16 v[87:90], v[183:188], s[16:23], s[80:83] dmask:0x7 dim:SQ_RSRC_IMG_2D_MSAA_ARRAY tfe = 39 07 89 f0 b7 57 84 02
asm image_sample_d_g16 v143, v[173:175], s[48:55], s[16:19] dim:SQ_RSRC_IMG_1D = 01 00 88 f0 ad 8f 8c 00
asm image_sample_d_g16 v49, v[150:152], s[32:39], s[0:3] dim:SQ_RSRC_IMG_1D glc = 01 20 88 f0 96 31 08 00
bad image_sample_d_g16 s0, s1, s2, s3, s4, s5 ! 1:20: destination must be a vector register
bad image_sample_d_g16 v8, v[16:18], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D offen ! 1:72: image_sample_d_g16 has no modifier 'offen'

target gfx1100
asm image_sample_d_g16 v8, v[16:18], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D = 00 00 e4 f0 10 08 0c 40

target gfx1200
asm image_sample_d_g16 v8, [v16, v0, v0], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D th:TH_LOAD_HT scope:SCOPE_SYS = 00 40 0e e4 08 60 2c 20 10 00 00 00
