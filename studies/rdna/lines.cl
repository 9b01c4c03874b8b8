// Loads of a dword by each work-item of workgroups of 256, `n` work-items in all, of which the sum is never written.

uint work_item(void) { return __builtin_amdgcn_workgroup_id_x() * 256 + __builtin_amdgcn_workitem_id_x(); }

// So many bytes from one work-item to the next, four places of the buffer.
kernel void strided(global const char* from, global float* out, uint n, uint stride) {
  const size_t i = work_item();
  float sum = 0;
  for (uint k = 0; k < 4; ++k) sum += *(global const float*)(from + (i + (size_t)k * n) * stride);
  if (sum == 1.5f) out[0] = sum;
}

// Records of `size` bytes that work-items side by side read, one record in two, the first `begin` bytes into the buffer.
kernel void records(global const char* from, global float* out, uint n, uint size, uint begin) {
  const size_t i = work_item();
  float sum = 0;
  for (uint k = 0; k < 4; ++k) {
    const size_t byte = (i + (size_t)k * n) * 4;
    sum += *(global const float*)(from + begin + byte / size * size * 2 + byte % size);
  }
  if (sum == 1.5f) out[0] = sum;
}
