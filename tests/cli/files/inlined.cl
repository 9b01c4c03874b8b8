static inline void put(global int* out, int i, int value) { out[i] = value; }
kernel void inlined(global int* out) {
  put(out, get_global_id(0), 7);
}
