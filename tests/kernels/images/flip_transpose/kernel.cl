#pragma OPENCL FP_CONTRACT OFF


kernel void flip(read_only image2d_t in, write_only image2d_t out) {
  const int2 at = (int2)(get_global_id(0), get_global_id(1));
  write_imagef(out, at, read_imagef(in, (int2)(get_image_width(in) - 1 - at.x, get_image_height(in) - 1 - at.y)));
}

kernel void transpose(read_only image2d_t in, write_only image2d_t out) {
  local uint4 tile[8][9];
  const int2 l = (int2)(get_local_id(0), get_local_id(1)), g = (int2)(get_group_id(0), get_group_id(1)) * 8;
  tile[l.y][l.x] = read_imageui(in, g + l);
  barrier(CLK_LOCAL_MEM_FENCE);
  write_imageui(out, g.yx + l, tile[l.x][l.y]);
}
