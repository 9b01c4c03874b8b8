// Kernels of studies/rdna on the clock.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "object/object.h"
#include "study/dispatch_sums.h"
#include "study/rdna/rdna.h"
#include "timing/machine.h"

namespace lw::study {

// A dispatch of a kernel. Files of assembly stand behind studies/rdna/frame.s, whose numbers and their own are
// `numbers`; kernels of OpenCL files take the buffers and then the values.
struct RdnaKernel {
  std::string_view device, file, kernel;
  uint32_t wave = 64;               // lanes
  uint32_t groups = 1, block = 64;  // workgroups, work-items of each
  std::vector<std::pair<std::string_view, int64_t>> numbers = {};
  std::vector<uint64_t> buffers = {};  // bytes
  std::vector<uint32_t> values = {};
};

class RdnaBench {
 public:
  RdnaBench(const ExperimentOptions& options, const Session& session);

  // Products.
  std::string_view device() const { return device_; }  // RDNA
  std::string_view beside() const { return beside_; }  // GCN
  // The RDNA device with waves of 32 and of 64, and the GCN device.
  struct Way {
    std::string_view device;
    uint32_t wave;
    std::string name;  // "navi10-5700xt, wave32"; "vega-64"
  };
  std::vector<Way> ways() const;
  // With this device's numbers; stays valid.
  const timing::Machine& machine(std::string_view device);
  const isa::Target& target(std::string_view device) const;
  // Compute units that a workgroup spreads over: those of a WGP, or one.
  uint32_t units_of_workgroup(std::string_view device) const;

  // The whole dispatch. Zeros once there is a problem, so that experiments need not look.
  DispatchSums time(const RdnaKernel& kernel);
  // Of assembly: what kBodies more bodies cost, without the loop around them, the launch and the first fetch of the
  // code.
  static constexpr uint32_t kBodies = 128;
  DispatchSums steady(const RdnaKernel& kernel);

  const std::optional<Error>& problem() const { return problem_; }

 private:
  Result<const object::CodeObject*> code_of(const RdnaKernel& kernel);
  Result<DispatchSums> try_time(const RdnaKernel& kernel);

  std::string device_, beside_;
  const Session& session_;
  std::map<std::string, object::CodeObject> code_;  // by what it is made of
  std::map<std::string, timing::Machine, std::less<>> machines_;
  std::optional<Error> problem_;
};

}  // namespace lw::study
