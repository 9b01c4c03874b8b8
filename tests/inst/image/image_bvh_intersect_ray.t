# image_bvh_intersect_ray: text and bits, as LLVM 22 has them.

target gfx1013
asm image_bvh_intersect_ray v[8:11], v[16:26], s[48:51] = 01 9f 98 f1 10 08 0c 00
asm image_bvh_intersect_ray v[115:118], v[42:49], s[80:83] a16 = 01 9f 98 f1 2a 73 14 40
asm image_bvh_intersect_ray v[23:26], v[88:98], s[0:3] = 01 9f 98 f1 58 17 00 00
asm image_bvh_intersect_ray v[46:49], v[103:113], s[32:35] = 01 9f 98 f1 67 2e 08 00
asm image_bvh_intersect_ray v[145:148], v[149:159], s[64:67] = 01 9f 98 f1 95 91 10 00
bad image_bvh_intersect_ray s0, s1, s2, s3, s4, s5 ! 1:25: destination must be 4 vector registers
bad image_bvh_intersect_ray v[8:11], v[16:26], s[48:51] offen ! 1:53: image_bvh_intersect_ray has no modifier 'offen'

target gfx1100
asm image_bvh_intersect_ray v[8:11], v[16:26], s[48:51] = 80 8f 64 f0 10 08 0c 00

target gfx1200
asm image_bvh_intersect_ray v[8:11], [v16, v0, v[0:2], v[0:2], v[0:2]], s[48:51] = 10 40 c6 d3 08 60 00 00 10 00 00 00
