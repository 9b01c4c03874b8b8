// Kernels with images, for the arguments of run.
#pragma OPENCL EXTENSION cl_khr_3d_image_writes : enable

kernel void nothing(read_only image2d_t in) {}

kernel void flip(read_only image2d_t in, write_only image2d_t out) {
  const int2 at = (int2)(get_global_id(0), get_global_id(1));
  write_imagef(out, at, read_imagef(in, (int2)(get_image_width(in) - 1 - at.x, at.y)));
}

kernel void layers(read_only image3d_t in, write_only image2d_array_t out) {
  const int4 at = (int4)(get_global_id(0), get_global_id(1), get_global_id(2), 0);
  write_imageui(out, at, read_imageui(in, at) + 1);
}

kernel void rows(read_only image1d_t line, read_only image1d_buffer_t texels, write_only image1d_array_t out) {
  const int x = get_global_id(0);
  write_imagei(out, (int2)(x, 0), read_imagei(line, x));
  write_imagei(out, (int2)(x, 1), read_imagei(texels, x));
}

kernel void about(read_only image2d_t in, global int* out) {
  out[0] = get_image_width(in);
  out[1] = get_image_height(in);
  out[2] = get_image_channel_data_type(in);
  out[3] = get_image_channel_order(in);
}

kernel void beyond(read_only image2d_t in, global float4* out) { out[0] = read_imagef(in, (int2)(-1, 100)); }

// The words that a sampler argument points to.
kernel void words(sampler_t sampler, global uint* out) {
  const constant uint* object = __builtin_astype(sampler, const constant uint*);
  for (int i = 0; i < 8; ++i) out[i] = object[i];
}
