// Global alignment scores of two sequences by one group, an anti-diagonal at a time. score has (n + 1) * (m + 1)
// entries; each work-item owns one row.
__kernel void align(__global const uchar* a, __global const uchar* b, __global int* score, int n, int m, int match,
                    int mismatch, int gap) {
  const int row = (int)get_local_id(0) + 1;
  const int width = m + 1;
  for (int j = get_local_id(0); j <= m; j += get_local_size(0)) score[j] = j * gap;
  if (row <= n) score[row * width] = row * gap;
  for (int diagonal = 2; diagonal <= n + m; ++diagonal) {
    barrier(CLK_GLOBAL_MEM_FENCE);
    const int column = diagonal - row;
    if (row <= n && column >= 1 && column <= m) {
      const int across = score[(row - 1) * width + column - 1] + (a[row - 1] == b[column - 1] ? match : mismatch);
      const int down = score[(row - 1) * width + column] + gap;
      const int right = score[row * width + column - 1] + gap;
      score[row * width + column] = max(across, max(down, right));
    }
  }
}

// Walks back from the corner; one lane works, the rest leave at once. moves: 0 across, 1 down, 2 right, 255 unused.
__kernel void trace_back(__global const uchar* a, __global const uchar* b, __global const int* score,
                         __global uchar* moves, __global uint* length, int n, int m, int match, int mismatch, int gap) {
  if (get_global_id(0) != 0) return;
  const int width = m + 1;
  int i = n;
  int j = m;
  uint count = 0;
  while (i > 0 || j > 0) {
    const int here = score[i * width + j];
    if (i > 0 && j > 0 && here == score[(i - 1) * width + j - 1] + (a[i - 1] == b[j - 1] ? match : mismatch)) {
      moves[count] = 0;
      --i;
      --j;
    } else if (i > 0 && here == score[(i - 1) * width + j] + gap) {
      moves[count] = 1;
      --i;
    } else {
      moves[count] = 2;
      --j;
    }
    ++count;
  }
  *length = count;
}
