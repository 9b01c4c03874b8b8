kernel void generation(read_only image2d_t in, write_only image2d_t out) {
  const int2 at = (int2)(get_global_id(0), get_global_id(1)), size = get_image_dim(in);
  uint around = 0;
  for (int y = -1; y <= 1; ++y)
    for (int x = -1; x <= 1; ++x) {
      const int2 from = (at + (int2)(x, y) + size) % size;
      if (x != 0 || y != 0) around += read_imageui(in, from).x;
    }
  const uint lives = read_imageui(in, at).x;
  write_imageui(out, at, around == 3 || (lives == 1 && around == 2));
}
