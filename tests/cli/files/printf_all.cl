// Every conversion, flag, width, precision, length and vector of OpenCL C's printf.
kernel void prints_all() {
  printf("no conversion, 100%%, a\tb: \"c\" 'd' \\e\n");
  printf("%d %i %u %o %x %X %c\n", -7, 7, 4000000000u, 8, 255, 255, 'A');
  printf("[%5d] [%-5d] [%+d] [% d] [%05d] [%.3d] [%8.3d] [%#x] [%#o]\n", 42, 42, 42, 42, 42, 7, 7, 255, 8);
  printf("%hhd %hhu %hd %hu %ld %lu %lx\n", (char)-3, (uchar)250, (short)-300, (ushort)65000, -5000000000l,
         18000000000000000000ul, 0x123456789abcdefl);
  printf("%f %.2f %10.3f %-10.1f| %+.1f %e %.3e %E %g %g %G\n", 1.5f, 2.675f, -3.14159f, 2.5f, 1.0f, 12345.678f,
         0.00012f, 1e10f, 0.0001f, 1e10f, 1e-10f);
  printf("%.3f %.7g %a %A\n", 2.0f / 3.0f, 0.1f, 1.0f, 0.75f);
  printf("%s|%10s|%-10s|%.2s\n", "string", "right", "left", "cut");
  printf("%v2hhd %v4hd %v2ld %v4hld %v2hlu\n", (char2)(-1, 2), (short4)(-1, 2, -3, 4), (long2)(-5000000000l, 6),
         (int4)(-1), (uint2)(9));
  printf("%v4hlf %5.1v2hlf %v2lf %v3hle\n", (float4)(1, 2.5f, -3, 4), (float2)(1.25f, 2.75f), (double2)(0.5, -0.5),
         (float3)(1, 20, 300));
}
