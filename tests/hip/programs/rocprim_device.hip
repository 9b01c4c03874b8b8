// targets: gfx900 gfx1030
// run: vega-64
// run: navi21-6900xt
// rocPRIM's device-wide algorithms, as they come, beside the same on the host.
#include <algorithm>
#include <numeric>
#include <rocprim/rocprim.hpp>
#include <vector>

#include "check.h"

// Each algorithm is called twice: for the size of its scratch memory, and to run.
template <class Call>
void with_scratch(Call call) {
  size_t bytes = 0;
  HIP(call(nullptr, bytes));
  DeviceArray<char> scratch(std::max<size_t>(bytes, 1));
  HIP(call(scratch.data, bytes));
  HIP(hipDeviceSynchronize());
}

template <class T>
std::vector<T> numbers(size_t count) {
  std::vector<T> values(count);
  uint32_t state = 12345;
  for (T& value : values) {
    state = state * 1664525u + 1013904223u;
    value = static_cast<T>(static_cast<int32_t>(state) >> 8);  // exact in every type but the small integers, which wrap
  }
  return values;
}

template <class T>
void sort_and_scan(size_t count) {
  const std::vector<T> host = numbers<T>(count);
  auto in = DeviceArray<T>::of(host);
  DeviceArray<T> out(count);
  std::vector<T> got(count), wanted = host;

  with_scratch(
      [&](void* scratch, size_t& bytes) { return rocprim::radix_sort_keys(scratch, bytes, in.data, out.data, count); });
  out.read(got);
  std::sort(wanted.begin(), wanted.end());
  CHECK(got == wanted);

  with_scratch([&](void* scratch, size_t& bytes) {
    return rocprim::inclusive_scan(scratch, bytes, in.data, out.data, count, rocprim::maximum<T>());
  });
  out.read(got);
  std::partial_sum(host.begin(), host.end(), wanted.begin(), [](T a, T b) { return std::max(a, b); });
  CHECK(got == wanted);

  with_scratch([&](void* scratch, size_t& bytes) {
    return rocprim::reduce(scratch, bytes, in.data, out.data, host[0], count, rocprim::minimum<T>());
  });
  out.read(got);
  CHECK(got[0] == *std::min_element(host.begin(), host.end()));
}

void integers(size_t count) {
  const std::vector<uint32_t> host = numbers<uint32_t>(count);
  auto in = DeviceArray<uint32_t>::of(host);
  DeviceArray<uint32_t> out(count + 1), chosen(1);
  std::vector<uint32_t> got(count + 1), many(1);

  // Pairs keep together, and equal keys their order.
  std::vector<uint32_t> keys = host, places(count);
  for (uint32_t& key : keys) key &= 0xff;
  std::iota(places.begin(), places.end(), 0u);
  auto keys_in = DeviceArray<uint32_t>::of(keys), places_in = DeviceArray<uint32_t>::of(places);
  DeviceArray<uint32_t> keys_out(count), places_out(count);
  with_scratch([&](void* scratch, size_t& bytes) {
    return rocprim::radix_sort_pairs(scratch, bytes, keys_in.data, keys_out.data, places_in.data, places_out.data,
                                     count);
  });
  std::vector<uint32_t> sorted = places, got_places(count);
  std::stable_sort(sorted.begin(), sorted.end(), [&](uint32_t a, uint32_t b) { return keys[a] < keys[b]; });
  places_out.read(got_places);
  CHECK(got_places == sorted);

  const auto is_odd = [] __host__ __device__(uint32_t x) { return (x & 1) != 0; };
  with_scratch([&](void* scratch, size_t& bytes) {
    return rocprim::select(scratch, bytes, in.data, out.data, chosen.data, count, is_odd);
  });
  std::vector<uint32_t> wanted;
  std::copy_if(host.begin(), host.end(), std::back_inserter(wanted), is_odd);
  chosen.read(many);
  out.read(got);
  CHECK(many[0] == wanted.size() && std::equal(wanted.begin(), wanted.end(), got.begin()));

  constexpr uint32_t kBins = 16;
  DeviceArray<uint32_t> bins(kBins);
  with_scratch([&](void* scratch, size_t& bytes) {
    return rocprim::histogram_even(scratch, bytes, keys_in.data, static_cast<unsigned>(count), bins.data, kBins + 1, 0u,
                                   256u);
  });
  std::vector<uint32_t> counted(kBins), histogram(kBins);
  for (const uint32_t key : keys) ++histogram[key / (256 / kBins)];
  bins.read(counted);
  CHECK(counted == histogram);

  const uint32_t third = static_cast<uint32_t>(count / 3);
  const std::vector<uint32_t> begins{0, third, third}, ends{third, third, static_cast<uint32_t>(count)};
  auto from = DeviceArray<uint32_t>::of(begins), to = DeviceArray<uint32_t>::of(ends);
  DeviceArray<uint32_t> sums(3);
  with_scratch([&](void* scratch, size_t& bytes) {
    return rocprim::segmented_reduce(scratch, bytes, in.data, sums.data, 3, from.data, to.data,
                                     rocprim::plus<uint32_t>(), 0u);
  });
  std::vector<uint32_t> three(3);
  sums.read(three);
  for (size_t i = 0; i < 3; ++i)
    CHECK(three[i] == std::accumulate(host.begin() + begins[i], host.begin() + ends[i], 0u));
}

int main() {
  for (const size_t count : {1, 63, 64, 65, 1000, 70001}) {
    sort_and_scan<int8_t>(count);
    sort_and_scan<uint64_t>(count);
    sort_and_scan<float>(count);
#ifdef EVERY_KEY_TYPE  // three types more, and as much time again to compile
    sort_and_scan<uint16_t>(count);
    sort_and_scan<int32_t>(count);
    sort_and_scan<double>(count);
#endif
    integers(count);
  }
  integers(1000000);
}
