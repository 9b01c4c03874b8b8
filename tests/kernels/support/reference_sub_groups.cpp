#include <algorithm>
#include <cmath>
#include <numeric>

#include "support/reference_list.h"

namespace lw::kernels {

namespace {

// Calls `visit(first, count, sub_group, sub_groups)` for the work-items of every sub-group of a one-dimensional launch.
template <class Visit>
void for_each_sub_group(const Run& run, uint32_t wave_size, Visit visit) {
  const uint32_t sub_groups = (run.local[0] + wave_size - 1) / wave_size;
  for (uint32_t group = 0; group < run.global[0] / run.local[0]; ++group)
    for (uint32_t s = 0; s < sub_groups; ++s)
      visit(group * run.local[0] + s * wave_size, std::min(wave_size, run.local[0] - s * wave_size), s, sub_groups);
}

void integers(const Run& run, uint32_t wave_size, std::vector<Buffer>& buffers) {
  const auto in = elements<uint32_t>(argument_buffer(run, buffers, 0));
  Buffer& out = argument_buffer(run, buffers, 1);
  for_each_sub_group(run, wave_size, [&](uint32_t first, uint32_t count, uint32_t s, uint32_t sub_groups) {
    const auto begin = in.begin() + first;
    const auto end = begin + count;
    uint32_t sum = 0;
    uint32_t smallest = UINT32_MAX;
    uint32_t largest = 0;
    for (uint32_t lane = 0; lane < count; ++lane) {
      const uint32_t v = in[first + lane];
      const bool any = std::any_of(begin, end, [](uint32_t x) { return x < 50; });
      const bool all = std::all_of(begin, end, [](uint32_t x) { return x > 2; });
      const uint32_t values[10] = {
          std::accumulate(begin, end, 0U),
          *std::min_element(begin, end),
          *std::max_element(begin, end),
          sum + v,
          sum,
          std::max(largest, v),
          smallest,
          begin[3],
          static_cast<uint32_t>(any) + 2 * static_cast<uint32_t>(all),
          count * 1000000 + lane * 1000 + s * 100 + sub_groups * 10 + (std::min(run.local[0], wave_size) == 64),
      };
      for (size_t k = 0; k < 10; ++k) set_element(out, 10 * (first + lane) + k, values[k]);
      sum += v;
      smallest = std::min(smallest, v);
      largest = std::max(largest, v);
    }
  });
}

void other_types(const Run& run, uint32_t wave_size, std::vector<Buffer>& buffers) {
  const auto f = elements<float>(argument_buffer(run, buffers, 0));
  const auto w = elements<int64_t>(argument_buffer(run, buffers, 1));
  Buffer& out_f = argument_buffer(run, buffers, 2);
  Buffer& out_w = argument_buffer(run, buffers, 3);
  for_each_sub_group(run, wave_size, [&](uint32_t first, uint32_t count, uint32_t, uint32_t) {
    float sum = 0;
    uint64_t wide_sum = 0;  // wraps, as the device's addition does
    for (uint32_t i = first; i < first + count; ++i) {
      sum += std::nearbyintf(f[i]);
      set_element(out_f, 3 * i + 1, sum);
      set_element(out_w, 3 * i + 1, static_cast<int64_t>(wide_sum));
      wide_sum += static_cast<uint64_t>(w[i]);
    }
    const auto [low, high] = std::minmax_element(f.begin() + first, f.begin() + first + count);
    const int64_t smallest = *std::min_element(w.begin() + first, w.begin() + first + count);
    for (uint32_t i = first; i < first + count; ++i) {
      set_element(out_f, 3 * i, sum);
      set_element(out_f, 3 * i + 2, *high - *low);
      set_element(out_w, 3 * i, static_cast<int64_t>(wide_sum));
      set_element(out_w, 3 * i + 2, smallest);
    }
  });
}

}  // namespace

void reference_sub_groups(const Case& test, const Run& run, std::vector<Buffer>& buffers) {
  if (run.kernel == "integers") return integers(run, test.wave_size, buffers);
  if (run.kernel == "other_types") return other_types(run, test.wave_size, buffers);
  LW_CHECK(run.kernel == "group_sum", "a kernel of sub_groups without a reference");
  const auto in = elements<uint32_t>(argument_buffer(run, buffers, 0));
  for (uint32_t group = 0; group < run.global[0] / run.local[0]; ++group) {
    const auto first = in.begin() + group * run.local[0];
    set_element(argument_buffer(run, buffers, 1), group, std::accumulate(first, first + run.local[0], 0U));
  }
}

}  // namespace lw::kernels
