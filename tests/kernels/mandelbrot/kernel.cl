#pragma OPENCL FP_CONTRACT OFF

// Iterations until escape, in single precision, in double precision, and the colour of a byte image.
__kernel void mandelbrot_f32(__global ushort* iterations, __global uchar4* image, uint width, float x0, float y0,
                             float scale, uint limit) {
  const uint px = get_global_id(0);
  const uint py = get_global_id(1);
  const float cx = x0 + (float)px * scale;
  const float cy = y0 + (float)py * scale;
  float x = 0.0f;
  float y = 0.0f;
  uint n = 0;
  while (n < limit) {
    const float xx = x * x;
    const float yy = y * y;
    if (xx + yy > 4.0f) break;
    y = 2.0f * x * y + cy;
    x = xx - yy + cx;
    ++n;
  }
  iterations[py * width + px] = (ushort)n;
  const uint shade = n == limit ? 0 : n * 255 / limit;
  image[py * width + px] = (uchar4)((uchar)shade, (uchar)(255 - shade), (uchar)(shade * 7), 255);
}

__kernel void mandelbrot_f64(__global ushort* iterations, uint width, double x0, double y0, double scale, uint limit) {
  const double cx = x0 + (double)get_global_id(0) * scale;
  const double cy = y0 + (double)get_global_id(1) * scale;
  double x = 0.0;
  double y = 0.0;
  uint n = 0;
  for (; n < limit && x * x + y * y <= 4.0; ++n) {
    const double t = x * x - y * y + cx;
    y = fma(2.0 * x, y, cy);
    x = t;
  }
  iterations[get_global_id(1) * width + get_global_id(0)] = (ushort)n;
}
