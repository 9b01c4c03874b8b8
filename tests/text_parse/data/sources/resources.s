.text
f: s_endpgm
.set f.num_vgpr, max(21, g.num_vgpr)
.set f.uses_vcc, or(0, g.uses_vcc)
.set g.num_vgpr, 32
.set g.uses_vcc, 1
.data
.long f.num_vgpr
.long f.uses_vcc
.long max(1, 5, 3)
.long or(1, 4)
.long alignto(5, 4)
.long extrasgprs(1, 0, 1)
.long extrasgprs(f.uses_vcc, 0, 0)
.long totalnumvgprs(0, f.num_vgpr)
.long occupancy(10, 4, 256, 8, 10, 70, 33)
