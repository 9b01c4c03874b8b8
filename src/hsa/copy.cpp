// Copies and fills: a thread does what waits for other signals; what is ready is done at once when it is small.
#include <fmt/format.h>

#include <algorithm>
#include <cstring>
#include <functional>
#include <list>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "base/thread.h"
#include "hsa/allocations.h"
#include "hsa/checks.h"
#include "hsa/device_time.h"
#include "hsa/queue.h"
#include "hsa/recorder.h"
#include "hsa/signals.h"
#include "hsa/status.h"
#include "hsa/streams.h"

namespace lw::hsa {
namespace {

constexpr size_t kAtOnceBytes = 64 << 10;

struct Copy {
  std::function<void()> work;
  const Agent* from = nullptr;
  const Agent* to = nullptr;
  uint64_t size_bytes = 0;
  std::string what{};
  std::vector<CopiedRange> ranges{};
  std::vector<Awaited> dependencies{};
  hsa_signal_t completion{};
  Submission submission{};

  bool is_ready() const {
    return std::ranges::all_of(
        dependencies, [](const Awaited& d) { return satisfies(d.signal->value().load(), d.condition, d.compared); });
  }
  void run() const {
    const uint64_t begin_ns = timestamp_ns();
    const uint32_t actor = copy_begins(submission, dependencies, what, ranges);
    {
      const Turn turn;
      work();
    }
    const std::optional<Span> timed = time_copy(*from, *to, size_bytes);
    complete(completion, timed.value_or(Span{begin_ns, timestamp_ns()}), actor);
  }
};

// Copies start in their order, but none waits for one that cannot start yet.
class Copier {
 public:
  static Copier& instance() {
    static auto* const copier = new Copier;
    return *copier;
  }

  void add(Copy copy) {
    const std::lock_guard lock(mutex_);
    if (kick_ == nullptr) {
      kick_ = make_signal(0);
      start_quiet_thread([this] { run(); }).detach();
    }
    waiting_.push_back(std::move(copy));
    kick_->value().fetch_add(1);
    kick_->changed();
  }

 private:
  void run() {
    while (true) {
      std::list<Copy> ready;
      std::vector<Awaited> awaited;
      {
        const std::lock_guard lock(mutex_);
        awaited.push_back({kick_, HSA_SIGNAL_CONDITION_NE, kick_->value().load()});
        const auto next = std::ranges::find_if(waiting_, &Copy::is_ready);
        if (next != waiting_.end()) ready.splice(ready.end(), waiting_, next);
        for (const Copy& copy : waiting_)
          for (const Awaited& dependency : copy.dependencies)
            if (!satisfies(dependency.signal->value().load(), dependency.condition, dependency.compared))
              awaited.push_back(dependency);
      }
      if (ready.empty())
        wait_any(awaited, UINT64_MAX, /*active=*/false);
      else
        ready.front().run();
    }
  }

  std::mutex mutex_;
  std::list<Copy> waiting_;
  Signal* kick_ = nullptr;  // changes when a copy is added
};

hsa_status_t submit(Copy copy, uint32_t count, const hsa_signal_t* signals) {
  if ((count == 0) != (signals == nullptr)) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
  if (signal_of(copy.completion) == nullptr) return HSA_STATUS_ERROR_INVALID_SIGNAL;
  for (uint32_t i = 0; i < count; ++i) {
    Signal* signal = signal_of(signals[i]);
    if (signal == nullptr) return HSA_STATUS_ERROR_INVALID_SIGNAL;
    copy.dependencies.push_back({signal, HSA_SIGNAL_CONDITION_EQ, 0});
  }
  copy.submission = copy_submitted();
  if (copy.size_bytes <= kAtOnceBytes && copy.is_ready())
    copy.run();
  else
    Copier::instance().add(std::move(copy));
  return HSA_STATUS_SUCCESS;
}

// A range that starts in an allocation must end there.
bool both_fit(const void* to, const void* from, size_t size) {
  const Allocations& allocations = Allocations::instance();
  if (allocations.fits(to, size) && allocations.fits(from, size)) return true;
  say("a copy reaches past the end of an allocation");
  return false;
}

void copy(void* to, const void* from, size_t size, const HostCall& call) {
  if (is_checking() && !owner_of(to).is_gpu) note_read_by_host(from, size, call);
  std::memmove(to, from, size);
  note_written(to, size);
}

// Bytes from the base to the end of the last row.
size_t extent(const hsa_pitched_ptr_t& at, const hsa_dim3_t& offset, const hsa_dim3_t& range) {
  return offset.x + range.x + at.pitch * (offset.y + range.y - 1) + at.slice * (offset.z + range.z - 1);
}

std::byte* row_of(const hsa_pitched_ptr_t& at, const hsa_dim3_t& offset, uint32_t y, uint32_t z) {
  return static_cast<std::byte*>(host_pointer(at.base)) + offset.x + at.pitch * (offset.y + y) +
         at.slice * (offset.z + z);
}

template <class Visit>
void for_rows(const hsa_dim3_t& range, Visit&& visit) {
  for (uint32_t z = 0; z < range.z; ++z)
    for (uint32_t y = 0; y < range.y; ++y) visit(y, z);
}

void copy_rows(const hsa_pitched_ptr_t& to, const hsa_dim3_t& to_offset, const hsa_pitched_ptr_t& from,
               const hsa_dim3_t& from_offset, const hsa_dim3_t& range, const HostCall& call) {
  const bool is_read_by_host = is_checking() && !owner_of(to.base).is_gpu;
  for_rows(range, [&](uint32_t y, uint32_t z) {
    std::byte* const row = row_of(to, to_offset, y, z);
    const std::byte* const source = row_of(from, from_offset, y, z);
    if (is_read_by_host) note_read_by_host(source, range.x, call);
    std::memcpy(row, source, range.x);
    note_written(row, range.x);
  });
}

// Of the copy that the program asks for, where findings name it.
HostCall caller() { return is_checking() ? host_call() : HostCall{}; }

// "copy of 4096 bytes from device to host".
std::string name_of(size_t size, const Agent& from, const Agent& to) {
  const auto kind = [](const Agent& agent) { return agent.is_gpu ? "device" : "host"; };
  return fmt::format("copy of {} bytes from {} to {}", size, kind(from), kind(to));
}

}  // namespace
}  // namespace lw::hsa

using namespace lw::hsa;

hsa_status_t hsa_amd_memory_async_copy(void* to, hsa_agent_t to_agent, const void* from, hsa_agent_t from_agent,
                                       size_t size, uint32_t num_dep_signals, const hsa_signal_t* dep_signals,
                                       hsa_signal_t completion_signal) {
  return guarded([&] {
    if (agent_of(to_agent) == nullptr || agent_of(from_agent) == nullptr) return HSA_STATUS_ERROR_INVALID_AGENT;
    if (to == nullptr || from == nullptr || !both_fit(to, from, size)) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    to = host_pointer(to);
    from = host_pointer(from);
    Copy one{.work = [=, call = caller()] { copy(to, from, size, call); },
             .from = agent_of(from_agent),
             .to = agent_of(to_agent),
             .size_bytes = size,
             .completion = completion_signal};
    if (is_checking_streams()) {
      one.what = name_of(size, *agent_of(from_agent), *agent_of(to_agent));
      one.ranges = {{from, size, false}, {to, size, true}};
    }
    return submit(std::move(one), num_dep_signals, dep_signals);
  });
}

hsa_status_t hsa_amd_memory_async_copy_rect(const hsa_pitched_ptr_t* to, const hsa_dim3_t* to_offset,
                                            const hsa_pitched_ptr_t* from, const hsa_dim3_t* from_offset,
                                            const hsa_dim3_t* range, hsa_agent_t copy_agent, hsa_amd_copy_direction_t,
                                            uint32_t num_dep_signals, const hsa_signal_t* dep_signals,
                                            hsa_signal_t completion_signal) {
  return guarded([&] {
    const Agent* agent = agent_of(copy_agent);
    if (agent == nullptr || !agent->is_gpu) return HSA_STATUS_ERROR_INVALID_AGENT;
    if (to == nullptr || to_offset == nullptr || from == nullptr || from_offset == nullptr || range == nullptr)
      return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    const size_t bytes = size_t{range->x} * range->y * range->z;
    if (bytes != 0) {
      const Allocations& allocations = Allocations::instance();
      if (!allocations.fits(to->base, extent(*to, *to_offset, *range)) ||
          !allocations.fits(from->base, extent(*from, *from_offset, *range))) {
        say("a rectangular copy reaches past the end of an allocation");
        return HSA_STATUS_ERROR_INVALID_ARGUMENT;
      }
    }
    Copy one{.work = [t = *to, to_at = *to_offset, f = *from, from_at = *from_offset, r = *range,
                      call = caller()] { copy_rows(t, to_at, f, from_at, r, call); },
             .from = &owner_of(from->base),
             .to = &owner_of(to->base),
             .size_bytes = bytes,
             .completion = completion_signal};
    if (is_checking_streams()) {
      one.what = fmt::format("copy of {} by {} by {} bytes", range->x, range->y, range->z);
      for_rows(*range, [&](uint32_t y, uint32_t z) {
        one.ranges.push_back({row_of(*from, *from_offset, y, z), range->x, false});
        one.ranges.push_back({row_of(*to, *to_offset, y, z), range->x, true});
      });
    }
    return submit(std::move(one), num_dep_signals, dep_signals);
  });
}

hsa_status_t hsa_memory_copy(void* to, const void* from, size_t size) {
  return guarded([&] {
    if (to == nullptr || from == nullptr || !both_fit(to, from, size)) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    to = host_pointer(to);
    from = host_pointer(from);
    host_accesses("hsa_memory_copy", {{{from, size, false}, {to, size, true}}});
    copy(to, from, size, caller());
    if (is_timing()) time_copy(owner_of(from), owner_of(to), size);
    return HSA_STATUS_SUCCESS;
  });
}

hsa_status_t hsa_amd_memory_fill(void* to, uint32_t value, size_t count) {
  return guarded([&] {
    if (to == nullptr || reinterpret_cast<uintptr_t>(to) % 4 != 0 || count > SIZE_MAX / 4 ||
        !Allocations::instance().fits(to, count * 4))
      return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    host_accesses("hsa_amd_memory_fill", {{{host_pointer(to), count * 4, true}}});
    std::fill_n(static_cast<uint32_t*>(host_pointer(to)), count, value);
    note_written(host_pointer(to), count * 4);
    return HSA_STATUS_SUCCESS;
  });
}
