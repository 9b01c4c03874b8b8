#include <hip/hip_runtime.h>

struct Box {
  float3 low;
  float3 high;
};

// HIP's float3 has 12 bytes.
extern "C" __global__ void boxes(float* out, float3 three, Box box, float4 four, const float2* pairs) {
  out[0] = three.x + three.z;
  out[1] = box.low.x + box.high.z;
  out[2] = four.w;
  out[3] = pairs[1].y;
}
