// References of the cases about OpenCL C 2.0 itself: generic pointers, partial groups, program-scope variables.
#include <algorithm>
#include <array>

#include "support/reference_list.h"

namespace lw::kernels {

namespace {

void chosen_at_run_time(const Run& run, std::vector<Buffer>& buffers) {
  const auto in = elements<uint32_t>(argument_buffer(run, buffers, 0));
  for (uint32_t i = 0; i < run.global[0]; ++i) {
    uint32_t sum = 0;
    for (uint32_t k = 0; k < 4; ++k) {
      switch (in[i] % 3) {
        case 0: sum += in[i] * (k + 1); break;
        case 1: sum += in[(i & ~3U) + k] ^ 0xabcd; break;  // groups are aligned blocks of 64
        default: sum += in[(i & ~3U) + k]; break;
      }
    }
    set_element(argument_buffer(run, buffers, 1), i, sum);
  }
}

// Every one of the lowest `count` bytes becomes byte * factor + 1.
uint32_t scaled_bytes(uint32_t word, unsigned count, uint32_t factor) {
  for (unsigned byte = 0; byte < count; ++byte) {
    const uint32_t old = word >> (8 * byte) & 0xff;
    word = (word & ~(0xffU << (8 * byte))) | ((old * factor + 1) & 0xff) << (8 * byte);
  }
  return word;
}

void bytes_and_wide(const Run& run, std::vector<Buffer>& buffers) {
  Buffer& data = argument_buffer(run, buffers, 0);
  const auto wide = elements<uint64_t>(argument_buffer(run, buffers, 1));
  Buffer& narrow = argument_buffer(run, buffers, 2);
  Buffer& out = argument_buffer(run, buffers, 3);
  for (uint32_t i = 0; i < run.global[0]; ++i) {
    const auto original = element<uint32_t>(data, i);
    const uint32_t own = scaled_bytes(original, 4, 3);
    const uint32_t shared = scaled_bytes(original + 7, 4, 5);
    set_element(data, i, scaled_bytes(original, 3, 7));
    const std::array<uint64_t, 2> own_wide{own, static_cast<uint64_t>(own) << 32 | shared};
    const uint64_t chosen = i & 1 ? own_wide[i & 1] : wide[2 * i + (i & 1)];
    std::array<uint16_t, 4> own_narrow{1, 2, 3, 4};
    uint16_t first;
    if (i & 2) {
      own_narrow[i & 3] = static_cast<uint16_t>(own_narrow[i & 3] + chosen);
      first = own_narrow[0];
    } else {
      const size_t at = 4 * i + (i & 3);
      set_element(narrow, at, static_cast<uint16_t>(element<uint16_t>(narrow, at) + chosen));
      first = element<uint16_t>(narrow, 4 * i);
    }
    set_element(out, 2 * i, (chosen ^ first) + own_narrow[i & 3]);
    set_element(out, 2 * i + 1, static_cast<uint64_t>(own) << 32 | shared);
  }
}

using Triple = std::array<uint32_t, 3>;

// Where a work-item stands in its launch, worked out from the definition of a partial group.
struct Place {
  Triple global;
  Triple local;
  Triple group;
  Triple group_size;  // of this group; smaller than the launch's local size at the upper edges
  Triple groups;
};

template <class Visit>
void for_each_item(const Run& run, Visit visit) {
  Place place{};
  for (place.global[2] = 0; place.global[2] < run.global[2]; ++place.global[2]) {
    for (place.global[1] = 0; place.global[1] < run.global[1]; ++place.global[1]) {
      for (place.global[0] = 0; place.global[0] < run.global[0]; ++place.global[0]) {
        for (size_t d = 0; d < 3; ++d) {
          place.group[d] = place.global[d] / run.local[d];
          place.local[d] = place.global[d] % run.local[d];
          place.groups[d] = (run.global[d] + run.local[d] - 1) / run.local[d];
          place.group_size[d] = std::min(run.local[d], run.global[d] - place.group[d] * run.local[d]);
        }
        visit(place);
      }
    }
  }
}

uint32_t linear(const Triple& at, const Triple& size) { return (at[2] * size[1] + at[1]) * size[0] + at[0]; }

}  // namespace

void reference_generic_pointers(const Case&, const Run& run, std::vector<Buffer>& buffers) {
  if (run.kernel == "chosen_at_run_time") return chosen_at_run_time(run, buffers);
  LW_CHECK(run.kernel == "bytes_and_wide", "a kernel of generic_pointers without a reference");
  bytes_and_wide(run, buffers);
}

void reference_partial_groups_3d(const Case&, const Run& run, std::vector<Buffer>& buffers) {
  if (run.kernel == "identify") {
    Buffer& out = argument_buffer(run, buffers, 0);
    for_each_item(run, [&](const Place& p) {
      const size_t base = size_t{12} * linear(p.global, run.global);
      for (size_t d = 0; d < 3; ++d) {
        set_element(out, base + d, p.local[d] | p.group[d] << 8 | p.global[d] << 16);
        set_element(out, base + 3 + d, p.group_size[d] | p.groups[d] << 8 | run.global[d] << 16);
      }
      set_element(out, base + 6, run.local[0] | run.local[1] << 8 | run.local[2] << 16);
      set_element(out, base + 7, linear(p.global, run.global));
      set_element(out, base + 8, linear(p.local, p.group_size));
      set_element(out, base + 9, uint32_t{3});
      set_element(out, base + 10, uint32_t{0});
      // Beyond the third dimension identifiers are 0 and sizes are 1.
      set_element(out, base + 11, uint32_t{1110});
    });
    return;
  }
  LW_CHECK(run.kernel == "count_items", "a kernel of partial_groups_3d without a reference");
  Buffer& counts = argument_buffer(run, buffers, 0);
  Buffer& positions = argument_buffer(run, buffers, 1);
  for_each_item(run, [&](const Place& p) {
    const uint32_t group = linear(p.group, p.groups);
    set_element(counts, group, element<uint32_t>(counts, group) + 1);
    set_element(positions, group, element<uint32_t>(positions, group) + linear(p.global, run.global));
  });
}

void reference_program_scope(const Case&, const Run& run, std::vector<Buffer>& buffers) {
  constexpr std::array<uint32_t, 8> primes{2, 3, 5, 7, 11, 13, 17, 19};
  constexpr std::array<uint32_t, 3> kinds{7, 300, 65535};
  constexpr std::array<float, 3> weights{1.5f, -2.25f, 0.125f};
  const std::array<std::string, 3> names{std::string("first\0", 6), std::string("next\0\0", 6),
                                         std::string("third\0", 6)};
  const std::string letters("program scope");
  std::array<uint32_t, 4> counters{10, 20, 30, 40};
  std::array<std::array<uint32_t, 3>, 2> matrix{{{1, 2, 3}, {4, 5, 6}}};
  const auto in = elements<uint32_t>(argument_buffer(run, buffers, 0));
  const uint32_t items = run.global[0];
  for (uint32_t l = 0; l < items; ++l) counters[in[l] & 3] += in[l] >> 4;
  for (uint32_t l = 0; l < 3; ++l) matrix[1][l] += primes[l + 2];
  for (uint32_t l = 0; l < items; ++l) {
    const uint32_t v = in[l];
    const uint32_t row = l & 1 ? 0 : 1;
    const auto weight = static_cast<uint32_t>(static_cast<int32_t>(weights[(l + 1) % 3] * 8.0f));
    set_element(argument_buffer(run, buffers, 1), l,
                primes[v % 8] * kinds[v % 3] + static_cast<uint8_t>(names[l % 3][v % 5]) +
                    static_cast<uint32_t>(letters[l % 13]) + matrix[row][v % 3] + weight);
  }
  Buffer& state = argument_buffer(run, buffers, 2);
  for (uint32_t k = 0; k < 4; ++k) set_element(state, k, counters[k]);
  set_element(state, 4, items);
  set_element(state, 5, counters[2] + counters[3]);
}

}  // namespace lw::kernels
