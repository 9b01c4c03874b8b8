// The mean of 2x2 texels of eight bytes for each work-item, as the first level of a mip chain has it: in workgroups of
// 256, whose work-items go over the picture in one of three orders, from a buffer in one of two. In each pass a workgroup
// has another part of the picture.
#pragma OPENCL EXTENSION cl_khr_fp16 : enable

#define ROWS 0    // along rows of the picture
#define BLOCKS 1  // along rows of 16x16
#define MORTON 2  // 0 1 4 5 / 2 3 6 7 / ... of 16x16

// The bits of a number below 2^16, a zero behind each; and every second bit of one.
uint spread(uint x) {
  x = (x | x << 8) & 0x00ff00ff;
  x = (x | x << 4) & 0x0f0f0f0f;
  x = (x | x << 2) & 0x33333333;
  return (x | x << 1) & 0x55555555;
}
uint gather(uint x) {
  x &= 0x55555555;
  x = (x | x >> 1) & 0x33333333;
  x = (x | x >> 2) & 0x0f0f0f0f;
  return (x | x >> 4) & 0x00ff00ff;
}

// Where a column and a row lie in the buffer: their sum is a texel's place.
uint column(uint x, uint is_swizzled) { return is_swizzled ? spread(x) : x; }
uint row(uint y, uint is_swizzled, uint width) { return is_swizzled ? spread(y) << 1 : y * width; }

kernel __attribute__((reqd_work_group_size(256, 1, 1))) void mean(global const half4* from, global half4* to,
                                                                 uint width, uint order, uint is_swizzled,
                                                                 uint passes) {
  const uint i = __builtin_amdgcn_workitem_id_x(), across = width / 2, groups = across * across / 256;
  for (uint pass = 0; pass < passes; ++pass) {
    const uint group = (__builtin_amdgcn_workgroup_id_x() + pass * 37) % groups;
    uint x, y;
    if (order == ROWS) {
      x = (group * 256 + i) % across;
      y = (group * 256 + i) / across;
    } else {
      x = group % (across / 16) * 16 + (order == MORTON ? gather(i) : i % 16);
      y = group / (across / 16) * 16 + (order == MORTON ? gather(i >> 1) : i / 16);
    }
    const uint x0 = column(2 * x, is_swizzled), x1 = column(2 * x + 1, is_swizzled);
    const uint y0 = row(2 * y, is_swizzled, width), y1 = row(2 * y + 1, is_swizzled, width);
    const half4 sum = from[y0 + x0] + from[y0 + x1] + from[y1 + x0] + from[y1 + x1];
    to[column(x, is_swizzled) + row(y, is_swizzled, across)] = sum * (half)0.25;
  }
}
