typedef struct {
  float scale;
  int offset;
  char tag[3];
} Settings;

kernel void vectors(global float* out, float4 four, float3 three, float2 two, uchar2 bytes, int4 ints) {
  out[0] = four.x, out[1] = four.y, out[2] = four.z, out[3] = four.w;
  out[4] = three.x, out[5] = three.y, out[6] = three.z;
  out[7] = two.x, out[8] = two.y;
  out[9] = bytes.x, out[10] = bytes.y;
  out[11] = ints.w;
}

kernel void settings(global int* out, Settings s) {
  out[0] = as_int(s.scale), out[1] = s.offset, out[2] = s.tag[0], out[3] = s.tag[2];
}

kernel void wide(global double* out, double8 d, short16 s, long2 l) {
  out[0] = d.s0 + d.s7, out[1] = s.s0 + s.sf, out[2] = l.x - l.y;
}

kernel void sum(global const float4* in, global float4* out, float by, int n) {
  out[get_global_id(0)] = in[get_global_id(0)] * by + n;
}
