// targets: gfx803 gfx900 gfx906 gfx1010 gfx1030
// run: fiji-r9-nano
// run: vega-64
// run: radeon-vii
// run: navi10-5700xt
// run: navi21-6900xt
// Surfaces of 1, 2 and 3 dimensions, addressed by byte: outside of them loads give 0 and stores do nothing. HIP 5.2
// converts what goes through surfaces to float, and takes layers for levels, so that there are neither integers nor
// layers here.
#include "texture_check.h"

hipSurfaceObject_t make_surface(hipArray* array) {
  hipResourceDesc resource{};
  resource.resType = hipResourceTypeArray;
  resource.res.array.array = array;
  hipSurfaceObject_t surface{};
  HIP(hipCreateSurfaceObject(&surface, &resource));
  return surface;
}

// Each texel becomes the sum of itself and its neighbours along x and y, and of that behind it.
constexpr int kMargin = 3;  // how far outside of the surface threads are

struct Place {
  int x, y, z;
  __device__ Place()
      : x(static_cast<int>(blockIdx.x * blockDim.x + threadIdx.x) - kMargin),
        y(static_cast<int>(blockIdx.y * blockDim.y + threadIdx.y) - kMargin),
        z(static_cast<int>(blockIdx.z)) {}
};

template <class T>
__global__ void sum_2d(hipSurfaceObject_t from, hipSurfaceObject_t to) {
  const Place p;
  constexpr int kSize = sizeof(T);
  T centre, left, right, up, down;
  surf2Dread(&centre, from, p.x * kSize, p.y);
  surf2Dread(&left, from, (p.x - 1) * kSize, p.y);
  surf2Dread(&right, from, (p.x + 1) * kSize, p.y);
  surf2Dread(&up, from, p.x * kSize, p.y - 1);
  surf2Dread(&down, from, p.x * kSize, p.y + 1);
  surf2Dwrite(centre + left + right + up + down, to, p.x * kSize, p.y);
}
template <class T>
__global__ void sum_3d(hipSurfaceObject_t from, hipSurfaceObject_t to) {
  const Place p;
  constexpr int kSize = sizeof(T);
  T centre, left, up, behind;
  surf3Dread(&centre, from, p.x * kSize, p.y, p.z);
  surf3Dread(&left, from, (p.x - 1) * kSize, p.y, p.z);
  surf3Dread(&up, from, p.x * kSize, p.y - 1, p.z);
  surf3Dread(&behind, from, p.x * kSize, p.y, p.z + 1);
  surf3Dwrite(centre + left + up + behind, to, p.x * kSize, p.y, p.z);
}
template <class T>
__global__ void sum_1d(hipSurfaceObject_t from, hipSurfaceObject_t to) {
  const Place p;
  constexpr int kSize = sizeof(T);
  T centre, left, right;
  surf1Dread(&centre, from, p.x * kSize);
  surf1Dread(&left, from, (p.x - 1) * kSize);
  surf1Dread(&right, from, (p.x + 1) * kSize);
  surf1Dwrite(centre + left + right, to, p.x * kSize);
}

// Small whole numbers, whose sums are exact.
void fill(float& value, std::mt19937& random) { value = static_cast<float>(random() % 1000); }
void fill(float2& value, std::mt19937& random) { fill(value.x, random), fill(value.y, random); }
void fill(float4& value, std::mt19937& random) {
  fill(value.x, random), fill(value.y, random), fill(value.z, random), fill(value.w, random);
}
bool equal(float a, float b) { return a == b; }
bool equal(float2 a, float2 b) { return a.x == b.x && a.y == b.y; }
bool equal(float4 a, float4 b) { return a.x == b.x && a.y == b.y && a.z == b.z && a.w == b.w; }

// `neighbours` are those that are added to a texel.
template <class T>
void check(Array<T>& from, const Array<T>& to, void (*kernel)(hipSurfaceObject_t, hipSurfaceObject_t),
           const std::vector<std::array<int, 3>>& neighbours, std::mt19937& random) {
  for (T& texel : from.texels) fill(texel, random);
  from.write();
  const hipSurfaceObject_t source = make_surface(from.array), sink = make_surface(to.array);
  const unsigned rows = from.height == 0 ? 1 : static_cast<unsigned>(from.height) + 2 * kMargin;
  const dim3 block(16, 4);
  const dim3 grid((static_cast<unsigned>(from.width) + 2 * kMargin + 15) / 16, (rows + 3) / 4,
                  static_cast<unsigned>(from.slices()));
  LAUNCH(kernel<<<grid, block>>>(source, sink));
  const std::vector<T> got = to.read();
  const auto inside = [](long at, size_t size) { return at >= 0 && at < static_cast<long>(size); };
  for (size_t z = 0; z < from.slices(); ++z)
    for (size_t y = 0; y < from.rows(); ++y)
      for (size_t x = 0; x < from.width; ++x) {
        T sum = from.at(x, y, z);
        for (const auto& [dx, dy, dz] : neighbours) {
          const long nx = static_cast<long>(x) + dx, ny = static_cast<long>(y) + dy, nz = static_cast<long>(z) + dz;
          if (inside(nx, from.width) && inside(ny, from.rows()) && inside(nz, from.slices()))
            sum += from.at(nx, ny, nz);
        }
        CHECK(equal(got[(z * from.rows() + y) * from.width + x], sum));
      }
  HIP(hipDestroySurfaceObject(source));
  HIP(hipDestroySurfaceObject(sink));
}

template <class T>
void check_all(std::mt19937& random) {
  const std::vector<std::array<int, 3>> row{{-1, 0, 0}, {1, 0, 0}};
  const std::vector<std::array<int, 3>> cross{{-1, 0, 0}, {1, 0, 0}, {0, -1, 0}, {0, 1, 0}};
  const std::vector<std::array<int, 3>> corner{{-1, 0, 0}, {0, -1, 0}, {0, 0, 1}};
  for (const auto& [width, height] : {std::pair<size_t, size_t>{1, 1}, {37, 21}, {128, 65}}) {
    Array<T> from(width, height), to(width, height);
    check(from, to, sum_2d<T>, cross, random);
  }
  Array<T> line(200, 0), line_to(200, 0);
  check(line, line_to, sum_1d<T>, row, random);
  Array<T> box(19, 11, 7), box_to(19, 11, 7);
  check(box, box_to, sum_3d<T>, corner, random);
}

int main() {
  std::mt19937 random(new_seed());
  check_all<float>(random);
  check_all<float2>(random);
  check_all<float4>(random);
}
