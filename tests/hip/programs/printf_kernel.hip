// targets: gfx900 gfx1030
// run: vega-64
// run: navi21-6900xt
// stdout: int -5 unsigned 4000000000 long 123456789012345 hex beef char x
// stdout: float 1.500 exp 2.5e+10 percent % string 'inside'
// stdout: a long line: 0123456789 0123456789 0123456789 0123456789 0123456789 0123456789 0123456789 end
// stdout: lane 63 of block 2
// printf from kernels: all kinds of arguments, many lanes and workgroups, nothing lost.
#include "check.h"

__global__ void print_one() {
  const int written = printf("int %d unsigned %u long %lld hex %x char %c\n", -5, 4000000000u, 123456789012345ll,
                             0xbeef, 'x');
  printf("float %.3f exp %g percent %% string '%s'\n", 1.5f, 2.5e10, "inside");
  printf("a long line: %s %s %s %s %s %s %s end\n", "0123456789", "0123456789", "0123456789", "0123456789",
         "0123456789", "0123456789", "0123456789");
  (void)written;
}
__global__ void print_all() { printf("lane %d of block %d\n", (int)threadIdx.x, (int)blockIdx.x); }

int main() {
  LAUNCH(print_one<<<1, 1>>>());
  HIP(hipDeviceSynchronize());
  LAUNCH(print_all<<<3, 64>>>());
  HIP(hipDeviceSynchronize());
}
