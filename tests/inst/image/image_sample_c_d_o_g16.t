# image_sample_c_d_o_g16: text and bits, as LLVM 22 has them.

target gfx1010
asm image_sample_c_d_o_g16 v8, v[16:20], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D = 01 00 e8 f0 10 08 0c 02
asm image_sample_c_d_o_g16 v147, v[119:123], s[48:55], s[0:3] dmask:0x9 dim:SQ_RSRC_IMG_1D glc dlc a16 d16 = 81 29 e8 f0 77 93 0c c0
asm image_sample_c_d_o_g16 v3, v[37:43], s[32:39], s[80:83] dim:SQ_RSRC_IMG_2D_ARRAY = 29 00 e8 f0 25 03 88 02
asm image_sample_c_d_o_g16 v198, v[73:77], s[32:39], s[0:3] dim:SQ_RSRC_IMG_1D r128 = 01 80 e8 f0 49 c6 08 00
asm image_sample_c_d_o_g16 v30, v[55:59], s[16:23], s[32:35] dim:SQ_RSRC_IMG_1D slc dlc r128 = 81 80 e8 f2 37 1e 04 01
bad image_sample_c_d_o_g16 s0, s1, s2, s3, s4, s5 ! 1:24: destination must be a vector register
bad image_sample_c_d_o_g16 v8, v[16:20], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D offen ! 1:76: image_sample_c_d_o_g16 has no modifier 'offen'

target gfx1100
asm image_sample_c_d_o_g16 v8, v[16:20], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D = 00 00 f0 f0 10 08 0c 40

target gfx1200
asm image_sample_c_d_o_g16 v8, [v16, v0, v0, v[0:1]], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D th:TH_LOAD_NT scope:SCOPE_SE = 00 00 0f e4 08 60 14 20 10 00 00 00
