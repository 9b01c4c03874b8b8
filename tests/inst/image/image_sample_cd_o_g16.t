# image_sample_cd_o_g16: text and bits, as LLVM 22 has them.

target gfx1010
asm image_sample_cd_o_g16 v8, v[16:19], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D = 01 00 b0 f1 10 08 0c 02
asm image_sample_cd_o_g16 v36, v[136:139], s[64:71], s[64:67] dmask:0x2 dim:SQ_RSRC_IMG_1D glc dlc a16 = 81 22 b0 f1 88 24 10 42
asm image_sample_cd_o_g16 v120, v[19:22], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D d16 = 01 00 b0 f1 13 78 0c 82
asm image_sample_cd_o_g16 v38, v[57:61], s[48:55], s[32:35] dim:SQ_RSRC_IMG_1D_ARRAY glc = 21 20 b0 f1 39 26 0c 01
asm image_sample_cd_o_g16 v36, v[53:56], s[80:87], s[64:67] dim:SQ_RSRC_IMG_1D dlc = 81 00 b0 f1 35 24 14 02
bad image_sample_cd_o_g16 s0, s1, s2, s3, s4, s5 ! 1:23: destination must be a vector register
bad image_sample_cd_o_g16 v8, v[16:19], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D offen ! 1:75: image_sample_cd_o_g16 has no modifier 'offen'
