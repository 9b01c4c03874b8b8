__kernel void nothing(void) {}
