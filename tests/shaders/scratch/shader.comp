// An array of a lane's own that is indexed by values: private memory, in several waves of several workgroups.
#version 450
layout(local_size_x = 128) in;
layout(std430, binding = 0) buffer Data { uint data[]; };
layout(push_constant) uniform Push { uint rounds; } p;
void main() {
  uint i = gl_GlobalInvocationID.x;
  uint list[200];
  for (uint k = 0; k < 200; ++k) list[k] = k * i;
  for (uint k = 0; k < p.rounds; ++k) {
    uint at = (k * 37 + i) % 200, from = (data[i] + k * 11) % 200;
    list[at] = list[from] * 3 + at;
  }
  uint sum = 0;
  for (uint k = 0; k < 200; ++k) sum = sum * 5 + list[k];
  data[i] = sum;
}
