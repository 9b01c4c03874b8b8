// flags: -std=c++17
// build: gfx803 on fiji-r9-nano: -O1 -DSAMPLE=uint32_t,int8_t,rocprim::half
// build: gfx900 on vega-64: -O1 -DSAMPLE=double,uint8_t,bool
// build: gfx906 on radeon-vii: -O1 -DSAMPLE=int64_t,uint16_t
// build: gfx1010 on navi10-5700xt: -O1 -DSAMPLE=float,int16_t,rocprim::bfloat16
// build: gfx1030 on navi21-6900xt: -O1 -DSAMPLE=uint64_t,int32_t
// full: gfx803 on fiji-r9-nano: -O2
// full: gfx900 on vega-64: -O2
// full: gfx906 on radeon-vii: -O2
// full: gfx1010 on navi10-5700xt: -O2
// full: gfx1030 on navi21-6900xt: -O2
// rocPRIM's device-wide algorithms, as they come, beside the same on the host, for every type that its radix sort takes
// as a key. A sample, which compiles in a tenth of the time, has all algorithms but two of the four sorts for its first
// key type and one sort for each of the others. -DKEYS=uint32_t,… is everything for these types alone.
#include <chrono>
#include <string>
#include <vector>

#include "rocprim_check.h"

// In either order, what is equal keeps its own: zeros, which differ in their sign, and the places of equal keys.
template <class T, bool descending>
bool before(T a, T b) {
  return descending ? less(b, a) : less(a, b);
}

template <class T, bool descending>
void sort_keys(size_t count) {
  const Host<T> keys = any_keys<T>(count);
  const auto in = DeviceArray<T>::of(keys);
  Results<T> out(count);
  with_scratch([&](void* scratch, size_t& bytes) {
    if constexpr (descending)
      return rocprim::radix_sort_keys_desc(scratch, bytes, in.data, out.data(), count);
    else
      return rocprim::radix_sort_keys(scratch, bytes, in.data, out.data(), count);
  });
  std::stable_sort(keys.begin(), keys.end(), before<T, descending>);
  out.compare("radix_sort_keys", keys);
}

template <class T, bool descending, class Config = rocprim::default_config>
void sort_pairs(size_t count) {
  const Host<T> keys = few_keys<T>(count);
  Host<uint32_t> places(count);
  std::iota(places.begin(), places.end(), 0u);
  const auto keys_in = DeviceArray<T>::of(keys);
  const auto places_in = DeviceArray<uint32_t>::of(places);
  Results<T> keys_out(count);
  Results<uint32_t> places_out(count);
  with_scratch([&](void* scratch, size_t& bytes) {
    if constexpr (descending)
      return rocprim::radix_sort_pairs_desc<Config>(scratch, bytes, keys_in.data, keys_out.data(), places_in.data,
                                                    places_out.data(), count);
    else
      return rocprim::radix_sort_pairs<Config>(scratch, bytes, keys_in.data, keys_out.data(), places_in.data,
                                               places_out.data(), count);
  });
  std::stable_sort(places.begin(), places.end(),
                   [&](uint32_t a, uint32_t b) { return before<T, descending>(keys[a], keys[b]); });
  Host<T> wanted(count);
  for (size_t i = 0; i < count; ++i) wanted[i] = keys[places[i]];
  keys_out.compare("radix_sort_pairs, keys", wanted);
  places_out.compare("radix_sort_pairs, values", places);
}

template <class T>
void scan_and_reduce(size_t count) {
  const Host<T> host = summands<T>(count);
  const auto in = DeviceArray<T>::of(host);
  const T first = key_of<T>(3);
  const auto sum = [](T a, T b) { return key_of<T>(number(a) + number(b)); };
  const auto larger = [](T a, T b) { return less(a, b) ? b : a; };
  Results<T> out(count), one(1);
  Host<T> wanted(count);

  with_scratch([&](void* scratch, size_t& bytes) {
    return rocprim::inclusive_scan(scratch, bytes, in.data, out.data(), count, rocprim::plus<T>());
  });
  std::partial_sum(host.begin(), host.end(), wanted.begin(), sum);
  out.compare("inclusive_scan", wanted);

  with_scratch([&](void* scratch, size_t& bytes) {
    return rocprim::exclusive_scan(scratch, bytes, in.data, out.data(), first, count, rocprim::maximum<T>());
  });
  T running = first;
  for (size_t i = 0; i < count; ++i) {
    wanted[i] = running;
    running = larger(running, host[i]);
  }
  out.compare("exclusive_scan", wanted);

  with_scratch([&](void* scratch, size_t& bytes) {
    return rocprim::reduce(scratch, bytes, in.data, one.data(), first, count, rocprim::plus<T>());
  });
  const T total = std::accumulate(host.begin(), host.end(), first, sum);
  one.compare("reduce", &total, 1);

  // Segments of every length from 0 to some hundred, in any order, and one that is everything.
  Random random(count);
  std::vector<uint32_t> begins{0}, ends{static_cast<uint32_t>(count)};
  for (size_t k = 0; k < std::min<size_t>(count, 2000); ++k) {
    begins.push_back(static_cast<uint32_t>(random.below(count)));
    ends.push_back(begins.back() +
                   static_cast<uint32_t>(random.below(std::min<size_t>(count - begins.back() + 1, 700))));
  }
  const auto from = DeviceArray<uint32_t>::of(begins), to = DeviceArray<uint32_t>::of(ends);
  Results<T> sums(begins.size());
  with_scratch([&](void* scratch, size_t& bytes) {
    return rocprim::segmented_reduce(scratch, bytes, in.data, sums.data(), static_cast<unsigned>(begins.size()),
                                     from.data, to.data, rocprim::plus<T>(), first);
  });
  Host<T> wanted_sums(begins.size());
  for (size_t k = 0; k < begins.size(); ++k)
    wanted_sums[k] = std::accumulate(host.begin() + begins[k], host.begin() + ends[k], first, sum);
  sums.compare("segmented_reduce", wanted_sums);
}

template <class T>
struct IsChosen {
  __host__ __device__ bool operator()(T key) const {
    unsigned char low;
    __builtin_memcpy(&low, &key, 1);
    return (low & 1) != 0;
  }
};

template <class T>
void select(size_t count) {
  const Host<T> any = any_keys<T>(count), few = few_keys<T>(count);
  Host<unsigned char> flags(count);
  Random random(count);
  for (unsigned char& flag : flags) flag = random.below(3) == 0;
  const auto any_in = DeviceArray<T>::of(any), few_in = DeviceArray<T>::of(few);
  const auto flags_in = DeviceArray<unsigned char>::of(flags);
  Results<T> out(count);
  Results<size_t> many(1);
  const auto compare = [&](const char* algorithm, const T* wanted, size_t wanted_count) {
    many.compare(algorithm, &wanted_count, 1);
    out.compare(algorithm, wanted, wanted_count);
  };
  Host<T> wanted(count);

  with_scratch([&](void* scratch, size_t& bytes) {
    return rocprim::select(scratch, bytes, any_in.data, out.data(), many.data(), count, IsChosen<T>());
  });
  compare("select by predicate", wanted.data(),
          std::copy_if(any.begin(), any.end(), wanted.begin(), IsChosen<T>()) - wanted.begin());

  with_scratch([&](void* scratch, size_t& bytes) {
    return rocprim::select(scratch, bytes, any_in.data, flags_in.data, out.data(), many.data(), count);
  });
  size_t chosen = 0;
  for (size_t i = 0; i < count; ++i)
    if (flags[i] != 0) wanted[chosen++] = any[i];
  compare("select by flag", wanted.data(), chosen);

  with_scratch([&](void* scratch, size_t& bytes) {
    return rocprim::unique(scratch, bytes, few_in.data, out.data(), many.data(), count);
  });
  compare("unique", wanted.data(), std::unique_copy(few.begin(), few.end(), wanted.begin(), [](T a, T b) {
                                     return number(a) == number(b);
                                   }) - wanted.begin());
}

template <class T, class Level>
Host<uint32_t> counted(const Host<T>& samples, const std::vector<Level>& levels) {
  Host<uint32_t> bins(levels.size() - 1);
  std::fill(bins.begin(), bins.end(), 0u);
  for (const T sample : samples) {
    const auto level = std::upper_bound(levels.begin(), levels.end(), static_cast<Level>(number(sample)));
    if (level != levels.begin() && level != levels.end()) ++bins[level - levels.begin() - 1];
  }
  return bins;
}

template <class T, class Level>
void histogram_even(const Host<T>& samples, Level lower, Level width, unsigned bins) {
  std::vector<Level> levels;
  for (unsigned k = 0; k <= bins; ++k) levels.push_back(static_cast<Level>(lower + width * static_cast<Level>(k)));
  const auto in = DeviceArray<T>::of(samples);
  Results<uint32_t> out(bins);
  with_scratch([&](void* scratch, size_t& bytes) {
    return rocprim::histogram_even(scratch, bytes, in.data, static_cast<unsigned>(samples.size()), out.data(), bins + 1,
                                   levels.front(), levels.back());
  });
  out.compare("histogram_even", counted(samples, levels));
}

template <class T>
void histogram(size_t count) {
  using Level = std::conditional_t<is_short_float<T>, float, std::conditional_t<sizeof(T) == 1, int, T>>;
  Host<T> samples(count);
  Random random(count);
  for (T& sample : samples) sample = key_of<T>(random.below(128));
  histogram_even<T, Level>(samples, 8, 6, 16);

  const std::vector<Level> ranges{1, 2, 5, 9, 17, 40, 41, 77, 100, 120};
  const auto in = DeviceArray<T>::of(samples);
  const auto levels = DeviceArray<Level>::of(ranges);
  Results<uint32_t> out(ranges.size() - 1);
  with_scratch([&](void* scratch, size_t& bytes) {
    return rocprim::histogram_range(scratch, bytes, in.data, static_cast<unsigned>(count), out.data(),
                                    static_cast<unsigned>(ranges.size()), levels.data);
  });
  out.compare("histogram_range", counted(samples, ranges));

  if constexpr (sizeof(T) >= 4) {  // more bins than LDS is used for
    for (T& sample : samples) sample = key_of<T>(random.below(10000));
    histogram_even<T, Level>(samples, 100, 2, 4500);
  }
}

template <class Call>
void timed(const char* what, size_t count, Call call) {
  const auto begin = std::chrono::steady_clock::now();
  call(count);
  const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - begin;
  if (seconds.count() < 1) return;
  std::printf("%10zu %-16s %6.1f s\n", count, what, seconds.count());
  std::fflush(stdout);
}

// Up to this many keys, rocPRIM's radix sort is a merge sort; with this configuration, up to 16384 of them.
constexpr size_t kMergeLimit = 1 << 20;
using EarlyRadix = rocprim::radix_sort_config<7, 6, rocprim::kernel_config<256, 2>, rocprim::kernel_config<256, 12>,
                                              rocprim::kernel_config<256, 10>, rocprim::kernel_config<1024, 1>, 16>;

template <class T>
void all_algorithms(const std::vector<size_t>& counts) {
  std::printf("%s\n", __PRETTY_FUNCTION__);
  for (const size_t count : counts) {
    timed("keys ascending", count, sort_keys<T, false>);
    timed("keys descending", count, sort_keys<T, true>);
    timed("pairs ascending", count, sort_pairs<T, false>);
    timed("pairs descending", count, sort_pairs<T, true>);
    timed("select", count, select<T>);
    if constexpr (std::is_same_v<T, bool>) continue;
    timed("scan and reduce", count, scan_and_reduce<T>);
    timed("histogram", count, histogram<T>);
  }
}

// Sorting 64 bits takes five times as long as sorting 8, so that they are fewer.
template <class T>
void one_sort(const std::vector<size_t>& counts) {
  for (const size_t count : counts)
    if constexpr (sizeof(T) < 8)
      sort_pairs<T, true>(count);
    else if (count < kMergeLimit)
      sort_pairs<T, true, EarlyRadix>(count);
}

template <class T>
void half_the_algorithms(const std::vector<size_t>& counts) {
  for (const size_t count : counts) {
    if (count < kMergeLimit) sort_keys<T, false>(count);
    select<T>(count);
    scan_and_reduce<T>(count);
    histogram<T>(count);
  }
  one_sort<T>(counts);
}

template <class... Keys>
void all_of(const std::vector<size_t>& counts) {
  (all_algorithms<Keys>(counts), ...);
}
template <class First, class... Others>
void sample_of(const std::vector<size_t>& counts) {
  half_the_algorithms<First>(counts);
  (one_sort<Others>(counts), ...);
}

#ifndef KEYS
#define KEYS                                                                                                        \
  bool, int8_t, uint8_t, int16_t, uint16_t, int32_t, uint32_t, int64_t, uint64_t, rocprim::half, rocprim::bfloat16, \
      float, double
#endif

// Arguments: further sizes, or "full" for ten million.
int main(int argc, char** argv) {
  std::vector<size_t> counts{0, 1, 2, 63, 64, 65, 1000, 4097, 70001, 1100003};
  for (int k = 1; k < argc; ++k) counts.push_back(argv[k] == std::string("full") ? 10000000 : std::stoul(argv[k]));
#ifdef SAMPLE
  sample_of<SAMPLE>(counts);
#else
  all_of<KEYS>(counts);
#endif
}
