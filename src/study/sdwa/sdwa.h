// The study sdwa: packed half-precision arithmetic on gfx8 with and without sub-dword addressing, from LLVM IR to a
// code object, timed by the clock on the cards of the article.
//
// Published: "Using Sub DWord Addressing on AMD GPUs", on MI8 (Fiji) and MI6 (Polaris). It counts operations: a packed
// addition is two.
#pragma once

#include <atomic>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/session.h"
#include "timing/clock.h"

namespace lw::study {

inline constexpr std::string_view kSdwaDevices[] = {"fiji-mi8", "polaris-mi6"};

// What one kernel of studies/sdwa/kernels.ll repeats.
struct SdwaVariant {
  std::string_view kernel, words;
  uint32_t operations;         // of one repetition
  std::string_view reference;  // the kernel that its rate is told against
};
std::span<const SdwaVariant> sdwa_variants();

// In the steady state: the difference of two runs, which differ in nothing but passes through the loop.
struct SdwaRow {
  const SdwaVariant* variant = nullptr;
  uint32_t instructions = 0, bytes = 0;  // of one pass, the loop's own included
  double cycles = 0;                     // of a SIMD, for an operation of a wave
  double rate = 0;                       // operations in a cycle against those of the reference
  double valu_busy = 0;                  // share of the time
  timing::Cycles stalls{};               // of all waves

  double instructions_of_one() const;  // repetition, without the loop
  double bytes_of_one() const;
};

struct SdwaDevice {
  std::string_view name;
  uint32_t compute_units = 0;
  double clock_mhz = 0;
  std::vector<SdwaRow> rows;  // in the order of sdwa_variants()

  const SdwaRow& row(std::string_view kernel) const;
};

// Something published, and whether it is obtained.
struct SdwaResult {
  std::string_view id, what, published;
  std::string obtained, why;
  bool is_as_published = false;
};

struct SdwaStudy {
  std::vector<SdwaDevice> devices;
};

// `done` counts kernels; ends early with an error once `session.cancel` is requested.
Result<SdwaStudy> run_sdwa(std::atomic<uint64_t>& done, const Session& session);
std::vector<SdwaResult> sdwa_results(const SdwaStudy& study);

void print_sdwa(const SdwaStudy& study, std::string& out);
std::string sdwa_json(const SdwaStudy& study);

}  // namespace lw::study
