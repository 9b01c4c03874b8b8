kernel void flat(read_only image2d_t in, read_only image2d_array_t slices, global int* out) {
  out[0] = get_image_width(in);
  out[1] = get_image_height(in);
  out[2] = get_image_dim(in).x;
  out[3] = get_image_dim(in).y;
  out[4] = get_image_channel_data_type(in);
  out[5] = get_image_channel_order(in);
  out[6] = get_image_width(slices);
  out[7] = get_image_height(slices);
  out[8] = (int)get_image_array_size(slices);
}

kernel void deep(read_only image3d_t in, global int* out) {
  const int4 size = get_image_dim(in);
  out[0] = get_image_width(in);
  out[1] = get_image_height(in);
  out[2] = get_image_depth(in);
  out[3] = size.x + size.y * 1000 + size.z * 1000000;
  out[4] = get_image_channel_data_type(in);
  out[5] = get_image_channel_order(in);
}
