// gfx10.1 goes wrong on branches of 63 words: an s_nop follows them, which may bring others to that distance.
.amdgcn_target "amdgcn-amd-amdhsa--gfx1010"
s_branch first
.fill 63, 4, 0xbf800000
first:
s_branch second
.fill 60, 4, 0xbf800000
s_cbranch_scc0 third
s_nop 1
second:
s_nop 2
.fill 62, 4, 0xbf800000
third:
s_endpgm
