// What packets ask for: kernels, and waits for other signals.
#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>

#include "base/progress_bar.h"
#include "hsa/executable.h"
#include "hsa/hsa.h"
#include "hsa/program_dispatch.h"
#include "hsa/queue.h"
#include "hsa/recorder.h"
#include "hsa/status.h"
#include "hsa/streams.h"
#include "hsa/time_limit.h"
#include "watch/execute.h"

namespace lw::hsa {
namespace {

using events::OutcomeKind;

constexpr uint64_t kLookUpNs = 50'000'000;  // how often a waiting queue looks whether it shall stop

// Waits until the condition holds; false where the queue stops first.
bool wait_for(Queue& queue, std::span<const Awaited> awaited) {
  while (!queue.stopping())
    if (wait_any(awaited, kLookUpNs, /*active=*/false).index != kNone) return true;
  return false;
}

PacketResult invalid(std::string_view why) {
  say(fmt::format("invalid packet: {}", why));
  return {HSA_STATUS_ERROR_INVALID_PACKET_FORMAT};
}

PacketResult barrier(Queue& queue, const hsa_barrier_and_packet_t& packet, bool all) {
  std::vector<Awaited> awaited;
  for (const hsa_signal_t handle : packet.dep_signal) {
    if (handle.handle == 0) continue;
    Signal* signal = signal_of(handle);
    if (signal == nullptr)
      return invalid(fmt::format("a barrier waits for {:#x}, which is not a signal", handle.handle));
    awaited.push_back({signal, HSA_SIGNAL_CONDITION_EQ, 0});
  }
  if (!all && !awaited.empty()) wait_for(queue, awaited);
  if (all)
    for (const Awaited& one : awaited)
      if (!wait_for(queue, {&one, 1})) break;
  for (const Awaited& one : awaited)
    if (satisfies(one.signal->value().load(), one.condition, one.compared)) packet_waited(queue, *one.signal);
  return {};
}

// Until (value & mask) compares as wanted.
PacketResult barrier_value(Queue& queue, const hsa_amd_barrier_value_packet_t& packet) {
  Signal* signal = signal_of(packet.signal);
  if (signal == nullptr)
    return invalid(fmt::format("a barrier waits for {:#x}, which is not a signal", packet.signal.handle));
  while (!queue.stopping()) {
    const int64_t value = signal->value().load();
    if (satisfies(value & packet.mask, static_cast<hsa_signal_condition_t>(packet.cond), packet.value)) break;
    const Awaited changed{signal, HSA_SIGNAL_CONDITION_NE, value};
    wait_any({&changed, 1}, kLookUpNs, /*active=*/false);
  }
  packet_waited(queue, *signal);
  return {};
}

uint64_t max_instructions() {
  static const uint64_t limit = [] {
    const char* variable = std::getenv(kMaxInstructionsVariable);
    const std::optional<uint64_t> value = variable == nullptr ? std::nullopt : parse_unsigned(variable);
    return value.value_or(exec::DispatchOptions{}.max_instructions);
  }();
  return limit;
}

// The status that ROCR reports for what a real device does in such a case.
hsa_status_t status_of(OutcomeKind kind) {
  switch (kind) {
    case OutcomeKind::finished: return HSA_STATUS_SUCCESS;
    case OutcomeKind::memory_fault:
    case OutcomeKind::instruction_fetch_fault: return kMemoryFault;
    case OutcomeKind::illegal_instruction: return kIllegalInstruction;
    case OutcomeKind::bad_dispatch: return HSA_STATUS_ERROR_INCOMPATIBLE_ARGUMENTS;
    default: return HSA_STATUS_ERROR_EXCEPTION;
  }
}

// Which line of the program a fault's instruction comes from, where the code object has debug information.
void add_source(events::Place& place, const LoadedObject& object) {
  if (!place.source.empty() || object.file.empty()) return;
  const auto lines = object::LineTable::load(object.file, object::LineTable::Detail::inlined);
  if (!lines) return;
  const object::SourceTrace trace = lines->trace(place.pc - object.loaded->base());
  place.source = trace.source();
  place.inlined_at = trace.inlined_at();
}

exec::DispatchInfo info_of(const Queue& queue, const KernelInMemory& kernel, uint64_t id,
                           const hsa_kernel_dispatch_packet_t& packet) {
  const unsigned dimensions = packet.setup & 3;
  exec::DispatchInfo info = kernel.object->loaded->dispatch_of(*kernel.kernel);
  info.grid = {packet.grid_size_x, dimensions > 1 ? packet.grid_size_y : 1, dimensions > 2 ? packet.grid_size_z : 1};
  info.workgroup_size = {packet.workgroup_size_x, dimensions > 1 ? packet.workgroup_size_y : uint16_t{1},
                         dimensions > 2 ? packet.workgroup_size_z : uint16_t{1}};
  info.group_segment_bytes = packet.group_segment_size;
  info.private_segment_bytes = std::max(packet.private_segment_size, info.private_segment_bytes);
  info.kernarg_address = reinterpret_cast<uint64_t>(packet.kernarg_address);
  info.dispatch_id = id;
  info.system.queue_address = queue.address();
  info.system.packet_address = reinterpret_cast<uintptr_t>(&packet);
  info.system.packet_is_there = true;
  return info;
}

// Executes the dispatch and finds out why and where it ended.
events::Outcome launch(const ProgramDispatch& dispatch, const exec::DispatchOptions& options) {
  const KernelInMemory& kernel = dispatch.kernel;
  ProgressBar bar;
  std::optional<Reporting> reporting;  // tells the bar until it is gone
  if (!dispatch.doing.empty() && bar.can_draw())
    reporting.emplace(Session{.files = nullptr, .progress = [&bar](const ProgressState& state) { bar.show(state); }},
                      exec::look_at(*options.progress, fmt::format("{} {}", dispatch.doing, kernel.kernel->name)));
  events::Outcome outcome = dispatch.gpu.engine->launch(kernel.object->loaded->prepared_for(*kernel.kernel),
                                                        dispatch.info, dispatch.gpu.memory, options);
  if (outcome.kind == OutcomeKind::interrupted && time_is_up()) outcome.fault.detail = time_limit_text();
  if (!outcome.finished()) add_source(outcome.fault.place, *kernel.object);
  return outcome;
}

PacketResult dispatch(Queue& queue, const hsa_kernel_dispatch_packet_t& packet) {
  Agent& gpu = queue.gpu();
  if ((packet.setup & 3) == 0) return invalid("a dispatch of 0 dimensions");
  const std::optional<KernelInMemory> found = find_kernel(gpu, packet.kernel_object);
  if (!found) {
    say(fmt::format("a dispatch names {:#x}, which is not a kernel descriptor", packet.kernel_object));
    return {HSA_STATUS_ERROR_INVALID_CODE_OBJECT};
  }
  ProgramDispatch dispatch{queue, gpu, *found, info_of(queue, *found, queue.read_index().load(), packet)};
  exec::DispatchProgress progress;
  exec::DispatchOptions options{.max_instructions = max_instructions(), .progress = &progress};
  options.cancel = {&queue.stopping(), &time_is_up()};
  InFlight in_flight(found->kernel->name, std::string(gpu.device->target()));
  const Turn turn(&queue.stopping());
  if (queue.stopping()) return {};
  const std::vector<std::unique_ptr<watch::Watcher>> watchers = watchers_of(dispatch);
  if (dispatch.has_failed) return {HSA_STATUS_ERROR};
  const KernelsRun kernels_run;
  const events::Outcome outcome = watch::execute(
      [&](const exec::DispatchOptions& wanted) { return launch(dispatch, wanted); }, watch::list_of(watchers), options);
  if (dispatch.has_failed) return {HSA_STATUS_ERROR};
  if (outcome.kind == OutcomeKind::interrupted && time_is_up()) {
    say(fmt::format("{}: {}\n  {}", gpu.device->target(), outcome.text(), exec::progress_text(progress)));
    in_flight.has_said_it();
  }
  if (outcome.finished() || queue.stopping())
    return {.span = dispatch.times ? std::optional(dispatch.times->span) : std::nullopt};
  say(fmt::format("{}: {}", gpu.device->target(), outcome.text()));
  const state::Memory::Reader reader(gpu.memory);
  const bool read_only = gpu.memory.find(outcome.fault.address, outcome.fault.size_bytes) != nullptr;
  return {status_of(outcome.kind), outcome.fault.address, read_only};
}

}  // namespace

PacketResult execute_packet(Queue& queue, std::byte* bytes) {
  const auto& packet = *reinterpret_cast<const hsa_kernel_dispatch_packet_t*>(bytes);
  switch (packet.header & 0xff) {
    case HSA_PACKET_TYPE_KERNEL_DISPATCH: return dispatch(queue, packet);
    case HSA_PACKET_TYPE_BARRIER_AND:
      return barrier(queue, *reinterpret_cast<const hsa_barrier_and_packet_t*>(bytes), true);
    case HSA_PACKET_TYPE_BARRIER_OR:
      return barrier(queue, *reinterpret_cast<const hsa_barrier_and_packet_t*>(bytes), false);
    case HSA_PACKET_TYPE_VENDOR_SPECIFIC: {
      const auto& value = *reinterpret_cast<const hsa_amd_barrier_value_packet_t*>(bytes);
      if (value.header.AmdFormat == HSA_AMD_PACKET_TYPE_BARRIER_VALUE) return barrier_value(queue, value);
      return invalid(fmt::format("vendor packet of format {}", value.header.AmdFormat));
    }
    default: return invalid(fmt::format("type {}", packet.header & 0xff));
  }
}

}  // namespace lw::hsa
