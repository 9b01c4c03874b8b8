# image_sample_d_cl_o_g16: text and bits, as LLVM 22 has them.

target gfx1010
asm image_sample_d_cl_o_g16 v8, v[16:20], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D = 01 00 cc f0 10 08 0c 02
asm image_sample_d_cl_o_g16 v127, v[74:78], s[16:23], s[64:67] dim:SQ_RSRC_IMG_1D r128 lwe = 01 80 ce f0 4a 7f 04 02
asm image_sample_d_cl_o_g16 v[131:132], v[70:75], s[64:71], s[64:67] dim:SQ_RSRC_IMG_1D_ARRAY tfe = 21 00 cd f0 46 83 10 02
asm image_sample_d_cl_o_g16 v169, v[26:29], s[16:23], s[48:51] dim:SQ_RSRC_IMG_1D glc slc dlc a16 = 81 20 cc f2 1a a9 84 41
asm image_sample_d_cl_o_g16 v20, v[61:64], s[80:87], s[80:83] dmask:0x2 dim:SQ_RSRC_IMG_1D a16 = 01 02 cc f0 3d 14 94 42
bad image_sample_d_cl_o_g16 s0, s1, s2, s3, s4, s5 ! 1:25: destination must be a vector register
bad image_sample_d_cl_o_g16 v8, v[16:20], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D offen ! 1:77: image_sample_d_cl_o_g16 has no modifier 'offen'

target gfx1100
asm image_sample_d_cl_o_g16 v8, v[16:20], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D = 00 00 54 f1 10 08 0c 40

target gfx1200
asm image_sample_d_cl_o_g16 v8, [v16, v0, v0, v[0:1]], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D th:TH_LOAD_HT scope:SCOPE_SYS = 00 40 15 e4 08 60 2c 20 10 00 00 00
