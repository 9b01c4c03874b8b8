#include "timing/timeline.h"

#include <algorithm>
#include <array>
#include <limits>
#include <tuple>

namespace lw::timing {
namespace {

constexpr uint32_t kDropped = UINT32_MAX;
constexpr uint64_t kFirstMerge = 8;  // cycles

uint32_t clamp32(uint64_t value) {
  return static_cast<uint32_t>(std::min<uint64_t>(value, std::numeric_limits<uint32_t>::max()));
}

// Joins neighbours that are shorter than `below` until they are as long together.
void merge_short(std::vector<TimelineInterval>& intervals, uint64_t start, uint64_t below) {
  std::vector<TimelineInterval> result;
  Cycles of{};
  std::array<uint32_t, kStalls> first_word{};  // of each reason that `of` has cycles of
  uint64_t group_start = start, at = start;
  const auto put = [&](const TimelineInterval& interval) {
    if (!result.empty() && result.back().stall == interval.stall) {
      result.back().end = interval.end;
      result.back().of_reason = clamp32(uint64_t{result.back().of_reason} + interval.of_reason);
    } else {
      result.push_back(interval);
    }
  };
  const auto flush = [&] {
    if (at == group_start) return;
    const auto most = std::max_element(of.begin(), of.end());
    put({.end = at,
         .of_reason = clamp32(*most),
         .word = first_word[static_cast<size_t>(most - of.begin())],
         .stall = static_cast<Stall>(most - of.begin())});
    of = {};
    group_start = at;
  };
  for (const TimelineInterval& interval : intervals) {
    if (interval.end - at >= below) {
      flush();
      put(interval);
      at = group_start = interval.end;
      continue;
    }
    const auto reason = static_cast<size_t>(interval.stall);
    if (of[reason] == 0) first_word[reason] = interval.word;
    of[reason] += interval.of_reason;
    at = interval.end;
    if (at - group_start >= below) flush();
  }
  flush();
  intervals = std::move(result);
  intervals.shrink_to_fit();
}

// Waves of a SIMD that are there at one time are in different rows.
void assign_rows(std::vector<TimelineWave>& waves) {
  std::sort(waves.begin(), waves.end(), [](const TimelineWave& a, const TimelineWave& b) {
    return std::tie(a.unit, a.simd, a.start, a.group, a.number) < std::tie(b.unit, b.simd, b.start, b.group, b.number);
  });
  std::vector<uint64_t> free;
  const TimelineWave* before = nullptr;
  for (TimelineWave& wave : waves) {
    if (before == nullptr || before->unit != wave.unit || before->simd != wave.simd) free.clear();
    before = &wave;
    const auto row = std::find_if(free.begin(), free.end(), [&](uint64_t end) { return end <= wave.start; });
    wave.row = static_cast<uint32_t>(row - free.begin());
    if (row == free.end())
      free.push_back(wave.end);
    else
      *row = wave.end;
  }
  std::sort(waves.begin(), waves.end(), [](const TimelineWave& a, const TimelineWave& b) {
    return std::tie(a.unit, a.simd, a.row, a.start) < std::tie(b.unit, b.simd, b.row, b.start);
  });
}

}  // namespace

TimelineBuilder::TimelineBuilder(const Machine& machine, const TimelineLimits& limits)
    : machine_(machine), limits_(limits) {
  timeline_.simds_per_unit = machine.simds;
}

Observer TimelineBuilder::observer() {
  return {.issued = [this](const Issued& what) { issued(what); },
          .window = [this](const Totals& totals) { window(totals); }};
}

void TimelineBuilder::add(TimelineWave& wave, uint64_t begin, uint64_t cycles, uint32_t word, Stall stall) {
  if (cycles == 0) return;
  if (!wave.intervals.empty() && wave.intervals.back().stall == stall) {
    TimelineInterval& last = wave.intervals.back();
    last.of_reason = clamp32(last.of_reason + cycles);
    last.end = begin + cycles;
    return;
  }
  wave.intervals.push_back({.end = begin + cycles, .of_reason = clamp32(cycles), .word = word, .stall = stall});
  ++intervals_;
}

void TimelineBuilder::issued(const Issued& what) {
  const auto [at, is_new] = resident_.try_emplace(what.wave, kDropped);
  if (is_new) {
    if (timeline_.waves.size() < limits_.waves) {
      at->second = static_cast<uint32_t>(timeline_.waves.size());
      TimelineWave wave;
      wave.group = what.wave->group->trace->number;
      wave.number = what.wave->number;
      wave.cluster = what.cluster;
      wave.unit = what.cluster * machine_.units_per_cluster + what.wave->simd / machine_.simds;
      wave.simd = what.wave->simd % machine_.simds;
      wave.start = what.wave->started;
      timeline_.waves.push_back(std::move(wave));
    } else {
      ++timeline_.waves_dropped;
    }
  }
  const uint64_t end = what.time + machine_.issue_period;
  timeline_.cycles = std::max(timeline_.cycles, end);
  const uint32_t number = at->second;
  if (what.is_last()) resident_.erase(at);
  if (number == kDropped) return;
  TimelineWave& wave = timeline_.waves[number];
  if (is_new) add(wave, wave.start, what.since - wave.start, what.word, Stall::launch);
  uint64_t time = what.since;
  for (const auto& [cycles, stall] : {std::pair(what.queued, Stall::memory_queue),
                                      {what.own, what.reason},
                                      {what.conflict, Stall::lds_conflict},
                                      {what.busy, what.unit},
                                      {what.not_picked, Stall::not_picked},
                                      {uint64_t{machine_.issue_period}, Stall::issue}}) {
    add(wave, time, cycles, what.word, stall);
    time += cycles;
  }
  wave.end = time;
  wave.has_ended = what.is_last();
  if (intervals_ > limits_.intervals) merge();
}

void TimelineBuilder::merge() {
  // So much room is made that this is not done again soon.
  const size_t wanted = std::max(limits_.intervals * 3 / 4, timeline_.waves.size());
  do {
    timeline_.merged_below = std::max(kFirstMerge, timeline_.merged_below * 3 / 2);
    intervals_ = 0;
    for (TimelineWave& wave : timeline_.waves) {
      merge_short(wave.intervals, wave.start, timeline_.merged_below);
      intervals_ += wave.intervals.size();
    }
  } while (intervals_ > wanted && timeline_.merged_below < timeline_.cycles);
}

// Buckets begin with one window each and are joined in pairs when there are too many.
void TimelineBuilder::window(const Totals& totals) {
  uint64_t& cycles = timeline_.bucket_cycles;
  if (sums_.empty() && cycles == 1) cycles = std::max<uint64_t>(1, totals.time);
  if (!sums_.empty() && (sums_.back().time - 1) / cycles == (totals.time - 1) / cycles)
    sums_.back() = totals;
  else
    sums_.push_back(totals);
  while (sums_.size() > limits_.buckets || totals.time / cycles >= limits_.buckets) {
    cycles *= 2;
    std::vector<Totals> joined;
    for (const Totals& sum : sums_) {
      if (!joined.empty() && (joined.back().time - 1) / cycles == (sum.time - 1) / cycles)
        joined.back() = sum;
      else
        joined.push_back(sum);
    }
    sums_ = std::move(joined);
  }
}

Timeline TimelineBuilder::finish() {
  assign_rows(timeline_.waves);
  const uint64_t cycles = timeline_.bucket_cycles;
  Totals before;
  const double units = machine_.compute_units, simds = units * machine_.simds;
  const double scalars = units * machine_.scalar_units;
  for (const Totals& sum : sums_) {
    timeline_.buckets.resize((sum.time - 1) / cycles + 1);
    TimelineBucket& bucket = timeline_.buckets.back();
    const auto share = [&](uint64_t Totals::*busy, double count) {
      // What is begun at the end of a bucket is counted in it whole.
      return std::min(1.0, static_cast<double>(sum.*busy - before.*busy) / (static_cast<double>(cycles) * count));
    };
    bucket.valu = share(&Totals::valu_busy, simds);
    bucket.salu = share(&Totals::salu_busy, scalars);
    bucket.lds = share(&Totals::lds_busy, units);
    bucket.address = share(&Totals::vmem_busy, units);
    bucket.l2_bytes = sum.l2_bytes - before.l2_bytes;
    bucket.bytes_read = sum.bytes_read - before.bytes_read;
    bucket.bytes_written = sum.bytes_written - before.bytes_written;
    before = sum;
  }
  return std::move(timeline_);
}

}  // namespace lw::timing
