// The study spd: what each choice in the Single Pass Downsampler is worth.
//
// Published: "Optimizing for the Radeon RDNA architecture" (AMD, 2020), whose second half measures them on an RX 5700
// XT. The shader is studies/spd/spd.comp, this project's own, as RADV compiles it.
#pragma once

#include <array>
#include <atomic>
#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tuple>

#include "base/session.h"
#include "object/object.h"
#include "study/dispatch_sums.h"
#include "study/experiments.h"
#include "timing/parameters.h"

namespace lw::study {

// What is otherwise than the product has it.
struct SpdChange {
  double memory_bandwidth = 1;  // times as much
  uint32_t most_waves = 0;      // on a SIMD; 0: as many as there is room for
  std::string parameter = {};   // a number by its name (isa/timing), and what it is; empty: none
  uint64_t value = 0;
};

struct SpdRun {
  std::string variant;  // a name of studies/spd/variants.json
  std::string_view device;
  uint32_t wave = 64;  // lanes
  uint32_t width = 0, height = 0;
  std::string_view layout = "optimal";  // of the texture
  SpdChange change = {};

  bool operator<(const SpdRun& other) const {
    const auto key = [](const SpdRun& run) {
      const SpdChange& c = run.change;
      return std::tie(run.variant, run.device, run.wave, run.width, run.height, run.layout, c.memory_bandwidth,
                      c.most_waves, c.parameter, c.value);
    };
    return key(*this) < key(other);
  }
};

struct SpdTime {
  DispatchSums sums;   // the mean of kWarm dispatches whose caches are warm
  DispatchSums cold;   // of the one before them
  uint32_t vgprs = 0;  // as the driver allocates them
  uint32_t waves_per_simd = 0;
  double memory_percent = 0;  // of the time that memory is at work
};

struct SpdCode {
  object::CodeObject object;
  uint32_t vgprs = 0;  // as the driver allocates them
};

class SpdBench {
 public:
  explicit SpdBench(const ExperimentOptions& options, const Session& session)
      : device_(options.device), varies_numbers_(options.varies_numbers), set_(options.set), session_(session) {}

  std::string_view device() const { return device_; }
  // Other products, which are timed at the first size.
  std::vector<std::string_view> beside() const;
  bool varies_numbers() const { return varies_numbers_; }
  bool has_waves_of_32() const;  // the device
  // The numbers of a product; those of device() with the ones that the options set.
  Result<timing::Parameters> parameters_of(std::string_view device) const;

  // Number of warm dispatches that are timed. The time of one varies by up to 14 %, depending on when the last
  // workgroups start.
  static constexpr uint32_t kWarm = 4;
  // Times a dispatch that makes all levels of a texture of one slice: once cold, then kWarm times. All zeros after an
  // error.
  SpdTime time(const SpdRun& run);
  uint32_t vgprs(const std::string& variant, std::string_view device, uint32_t wave);

  // Of the variant for the device's target, in waves of this size; stays valid.
  Result<const SpdCode*> code_of(const SpdRun& run);

  const std::optional<Error>& problem() const { return problem_; }
  const Session& session() const { return session_; }
  // Becomes the problem, unless there is one. What is empty or 0 of the run is not said.
  void fail(const SpdRun& run, const Error& error);
  // Whether there is a problem, as there is once whoever asked wants no more.
  bool is_stopped();

 private:
  Result<SpdTime> try_time(const SpdRun& run);

  std::string device_;
  bool varies_numbers_;
  std::vector<std::pair<std::string, uint64_t>> set_;
  const Session& session_;
  std::map<std::string, SpdCode> code_;
  std::map<SpdRun, SpdTime> times_;
  std::optional<Error> problem_;
};

struct SpdExperiment : ExperimentHead {
  void (*run)(SpdBench& bench, ExperimentResult& result);
};
std::span<const SpdExperiment> spd_experiments();

// As run_rdna().
Result<ExperimentStudy> run_spd(const ExperimentOptions& options, std::atomic<uint64_t>& done, const Session& session);

}  // namespace lw::study
