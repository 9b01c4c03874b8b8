# image_bvh_dual_intersect_ray: text and bits, as LLVM 22 has them.

target gfx1200
asm image_bvh_dual_intersect_ray v[8:17], [v[16:17], v[0:1], v[0:2], v[0:2], v[0:1]], s[48:51] = 10 00 e0 d3 08 60 00 00 10 00 00 00
