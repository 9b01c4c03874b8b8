// Loads of a dword by each work-item, of which the sum is never written.

// So many bytes from one work-item to the next, four places of the buffer.
kernel void strided(global const char* from, global float* out, uint stride) {
  const size_t i = get_global_id(0), n = get_global_size(0);
  float sum = 0;
  for (uint k = 0; k < 4; ++k) sum += *(global const float*)(from + (i + k * n) * stride);
  if (sum == 1.5f) out[0] = sum;
}

// Records of `size` bytes that work-items side by side read, one record in two, the first `begin` bytes into the buffer.
kernel void records(global const char* from, global float* out, uint size, uint begin) {
  const size_t i = get_global_id(0), n = get_global_size(0);
  float sum = 0;
  for (uint k = 0; k < 4; ++k) {
    const size_t byte = (i + k * n) * 4;
    sum += *(global const float*)(from + begin + byte / size * size * 2 + byte % size);
  }
  if (sum == 1.5f) out[0] = sum;
}
