// Nothing but a buffer, and a workgroup that is not a whole number of waves.
#version 450
layout(local_size_x = 5, local_size_y = 7) in;
layout(std430, binding = 0) buffer Data { uint data[35]; };
void main() { data[gl_LocalInvocationID.y * 5 + gl_LocalInvocationID.x] += gl_LocalInvocationID.x * 100 + gl_LocalInvocationID.y; }
