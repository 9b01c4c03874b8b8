# image_bvh64_intersect_ray: text and bits, as LLVM 22 has them.

target gfx1013
asm image_bvh64_intersect_ray v[8:11], v[16:27], s[48:51] = 01 9f 9c f1 10 08 0c 00
asm image_bvh64_intersect_ray v[53:56], v[37:48], s[16:19] = 01 9f 9c f1 25 35 04 00
asm image_bvh64_intersect_ray v[36:39], v[181:192], s[32:35] = 01 9f 9c f1 b5 24 08 00
asm image_bvh64_intersect_ray v[109:112], v[188:199], s[80:83] = 01 9f 9c f1 bc 6d 14 00
asm image_bvh64_intersect_ray v[107:110], v[15:26], s[0:3] = 01 9f 9c f1 0f 6b 00 00
bad image_bvh64_intersect_ray s0, s1, s2, s3, s4, s5 ! 1:27: destination must be 4 vector registers
bad image_bvh64_intersect_ray v[8:11], v[16:27], s[48:51] offen ! 1:55: image_bvh64_intersect_ray has no modifier 'offen'

target gfx1100
asm image_bvh64_intersect_ray v[8:11], v[16:27], s[48:51] = 80 8f 68 f0 10 08 0c 00

target gfx1200
asm image_bvh64_intersect_ray v[8:11], [v[16:17], v0, v[0:2], v[0:2], v[0:2]], s[48:51] = 10 80 c6 d3 08 60 00 00 10 00 00 00
