#include "study/rdna/rdna.h"

#include <fmt/format.h>

#include "study/rdna/experiments.h"
#include "study/run_experiments.h"

namespace lw::study {
namespace {

constexpr RdnaExperiment kExperiments[] = {
    {{"issue", "One cycle against four", "Independent vector instructions, and a chain of dependent ones."},
     rdna_issue},
    {{"waves", "Waves of 32 and of 64", "The same work-items on a SIMD of RDNA in both wave sizes."}, rdna_waves},
    {{"halves", "Inactive lanes", "What the hardware skips, depending on which lanes are active."}, rdna_halves},
    {{"scalar", "Scalar units", "One per SIMD, compared with one for the four SIMDs of a compute unit."}, rdna_scalar},
    {{"lines", "Lines of 64 and of 128 bytes", "Bytes fetched per byte used."}, rdna_lines},
    {{"exchange", "DPP, LDS permute, LDS", "Ways to read a value of another lane of the wave."}, rdna_exchange},
    {{"order", "Order of work-items over 2D data",
      "Rows and Morton order, over buffers in both layouts; neither is a texture."},
     rdna_order},
    {{"groups", "Sizes of workgroups", "Lanes without a work-item."}, rdna_groups},
};

}  // namespace

std::span<const RdnaExperiment> rdna_experiments() { return kExperiments; }

Result<ExperimentStudy> run_rdna(const ExperimentOptions& options, std::atomic<uint64_t>& done,
                                 const Session& session) {
  const isa::Device* device = isa::find_device(options.device);
  if (device == nullptr || device->product == nullptr)
    return Error{fmt::format("there is no product '{}'", options.device)};
  RdnaBench bench(options, session);
  ExperimentStudy study{.name = "rdna",
                        .what = "What \"Optimizing for the Radeon RDNA architecture\" says of RDNA compared with GCN",
                        .device = std::string(device->name),
                        .beside = std::string(bench.beside()),
                        .command = {},
                        .experiments = {}};
  bench.machine(device->name);
  if (bench.problem()) return *bench.problem();
  if (!bench.target(device->name).has(isa::Feature::wgp_mode))
    return Error{fmt::format("{} is not an RDNA product", device->name)};
  return run_experiments(rdna_experiments(), bench, std::move(study), options, done, session);
}

}  // namespace lw::study
