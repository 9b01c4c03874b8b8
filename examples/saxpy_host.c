// examples/saxpy.cl compiled for the host: the same source, its work-items one after another.
//
//   saxpy_host FILE.npy COUNT A    writes y = A * x + y for x = 0, 1, 2, … and y = 1
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static size_t work_item;
#define kernel
#define global
#define get_global_id(dimension) work_item
#include "saxpy.cl"

int main(int argc, char** argv) {
  if (argc != 4) return 2;
  const size_t count = strtoull(argv[2], NULL, 0);
  float* x = malloc(2 * count * sizeof *x);
  if (!x) return 1;
  float* y = x + count;
  for (size_t i = 0; i < count; ++i) {
    x[i] = (float)i;
    y[i] = 1.0f;
  }
  for (work_item = 0; work_item < count; ++work_item) saxpy(x, y, strtof(argv[3], NULL));
  char header[128];
  const int used = snprintf(header, sizeof header, "{'descr': '<f4', 'fortran_order': False, 'shape': (%zu,), }", count);
  memset(header + used, ' ', sizeof header - (size_t)used);
  header[117] = '\n';
  FILE* file = fopen(argv[1], "wb");
  const int written = file && fwrite("\x93NUMPY\x01\0v\0", 1, 10, file) == 10 && fwrite(header, 1, 118, file) == 118 &&
                      fwrite(y, 4, count, file) == count && fclose(file) == 0;
  free(x);
  return !written;
}
