// Each work-item reads its neighbour's element without a barrier before it.
kernel void racing(global int* out, local int* shared) {
  int i = get_local_id(0);
  shared[i] = i;
  out[i] = shared[(i + 1) % get_local_size(0)];
}
