// The devices of `hip`, and whether they can run and time programs.
#include <fmt/format.h>

#include <cstdlib>

#include "app/hip_options.h"
#include "gpu/gpu.h"
#include "hsa/hsa.h"
#include "isa/machines.h"
#include "timing/machine.h"

namespace lw::app {
namespace {

std::string device_list() {
  std::string list;
  for (const isa::Device& device : isa::devices())
    if (gpu::models(device.target())) list += fmt::format("{}{}", list.empty() ? "" : ", ", device.name);
  return list;
}

// Why the devices cannot be timed.
std::optional<Error> untimed(std::vector<std::string> names) {
  if (names.empty()) names.emplace_back(hsa::kDefaultDevice);
  for (const std::string& name : names) {
    const isa::Product* product = isa::find_device(name)->product;
    if (product == nullptr)
      return Error{fmt::format("--time: {} is not a product; its clocks, caches and memory are unknown", name)};
    const auto machine = timing::make_machine(timing::Parameters(*product), {});
    if (!machine) return Error{"--time: " + machine.error().message};
  }
  return std::nullopt;
}

}  // namespace

std::optional<HipRefusal> HipOptions::set_devices() const {
  std::string names;
  for (const std::string& name : devices_) {
    const isa::Device* device = isa::find_device(name);
    if (device == nullptr)
      return HipRefusal::bad_input(fmt::format("--device {}: no such device; there are: {}", name, device_list()));
    if (!gpu::models(device->target()))
      return HipRefusal::not_modelled(
          fmt::format("--device {}: running programs on {} is not modelled", name, device->target()));
    names += (names.empty() ? "" : ",") + name;
  }
  ::setenv(hsa::kDevicesVariable, names.empty() ? std::string(hsa::kDefaultDevice).c_str() : names.c_str(), 1);
  if (!time_) return std::nullopt;
  if (const std::optional<Error> error = untimed(devices_)) return HipRefusal::not_modelled(error->message);
  ::setenv(hsa::kTimeVariable, "1", 1);
  return std::nullopt;
}

}  // namespace lw::app
