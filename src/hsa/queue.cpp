#include "hsa/queue.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <chrono>
#include <cstdlib>
#include <cstring>
#include <map>
#include <vector>

#include "base/thread.h"
#include "hsa/allocations.h"
#include "hsa/device_time.h"
#include "hsa/events.h"
#include "hsa/status.h"
#include "hsa/streams.h"

namespace lw::hsa {
namespace {

constexpr size_t kPacketBytes = 64;
constexpr size_t kPage = 4096;
constexpr std::chrono::microseconds kSpin(30);

struct Registry {
  std::mutex mutex;
  std::map<const hsa_queue_t*, std::unique_ptr<Queue>> queues;
  std::multimap<size_t, std::byte*> spare;  // memory of queues that are gone, by size
  uint64_t next_id = 0;
};
Registry& registry() {
  static auto* const all = new Registry;
  return *all;
}

size_t memory_bytes(uint32_t packets) { return kPage + packets * kPacketBytes; }

}  // namespace

hsa_status_t Queue::create(Agent& gpu, uint32_t packets, hsa_queue_type32_t type, QueueCallback callback, void* data,
                           hsa_queue_t** handle) {
  if (!std::has_single_bit(packets) || packets > kMaxPackets) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
  std::unique_ptr<Queue> queue(new Queue(gpu));
  Registry& all = registry();
  const std::lock_guard lock(all.mutex);
  std::byte* memory = nullptr;
  if (const auto spare = all.spare.find(packets); spare != all.spare.end()) {
    memory = spare->second;
    all.spare.erase(spare);
    std::memset(memory, 0, memory_bytes(packets));
  } else {
    memory = allocate_shared(memory_bytes(packets), "a queue", /*writable=*/false);
  }
  queue->shared_ = reinterpret_cast<amd_queue_t*>(memory);
  queue->ring_ = memory + kPage;
  queue->packets_ = packets;
  queue->callback_ = callback;
  queue->callback_data_ = data;
  for (uint32_t i = 0; i < packets; ++i)
    *reinterpret_cast<uint16_t*>(queue->ring_ + i * kPacketBytes) = HSA_PACKET_TYPE_INVALID;

  queue->doorbell_ = make_signal(0);
  queue->doorbell_->shared.kind = AMD_SIGNAL_KIND_DOORBELL;
  amd_queue_t& shared = *queue->shared_;
  shared.hsa_queue.type = type;
  shared.hsa_queue.features = HSA_QUEUE_FEATURE_KERNEL_DISPATCH;
  shared.hsa_queue.base_address = queue->ring_;
  shared.hsa_queue.doorbell_signal = queue->doorbell_->handle();
  shared.hsa_queue.size = packets;
  shared.hsa_queue.id = all.next_id++;
  const exec::MachineModel machine = exec::machine_model(*gpu.target);
  shared.group_segment_aperture_base_hi = static_cast<uint32_t>(machine.apertures.shared_base >> 32);
  shared.private_segment_aperture_base_hi = static_cast<uint32_t>(machine.apertures.private_base >> 32);
  shared.max_cu_id = gpu.board.compute_units - 1;
  shared.max_wave_id = gpu.device->limits->max_waves_per_simd * gpu.device->limits->simds_per_compute_unit - 1u;
  shared.read_dispatch_id_field_base_byte_offset = offsetof(amd_queue_t, read_dispatch_id);
  shared.queue_properties = AMD_QUEUE_PROPERTIES_IS_PTR64;

  *handle = &shared.hsa_queue;
  queue->doorbell_->host().queue.store(queue.get());
  queue->thread_ = start_quiet_thread([raw = queue.get()] { raw->run(); });
  all.queues[*handle] = std::move(queue);
  return HSA_STATUS_SUCCESS;
}

Queue* Queue::of(const hsa_queue_t* handle) {
  // A queue's doorbell is a signal that knows it.
  if (handle == nullptr) return nullptr;
  Signal* doorbell = signal_of(handle->doorbell_signal);
  return doorbell == nullptr ? nullptr : doorbell->host().queue.load();
}

void Queue::join() {
  stop();
  if (thread_.joinable()) {
    // A queue may be destroyed from its own error callback.
    if (thread_.get_id() == std::this_thread::get_id())
      thread_.detach();
    else
      thread_.join();
  }
}

Queue::~Queue() {
  join();
  if (doorbell_ != nullptr) destroy_signal(*doorbell_);
}

void Queue::stop() {
  stopping_ = true;
  { const std::lock_guard lock(mutex_); }
  wake_.notify_all();
}

void Queue::ring(int64_t value) {
  packets_submitted(*this, value);
  int64_t before = rung_.load();
  while (before < value && !rung_.compare_exchange_weak(before, value)) {
  }
  if (!asleep_.load()) return;
  { const std::lock_guard lock(mutex_); }
  wake_.notify_one();
}

// False where the queue stops. Sleeps after a short while without a packet. `late`: it came after the doorbell.
bool Queue::wait_for_packet(uint64_t index, bool& late) {
  const auto is_there = [&] { return rung_.load() >= static_cast<int64_t>(index); };
  const auto spin_end = std::chrono::steady_clock::now() + kSpin;
  while (!is_there() && !stopping_ && std::chrono::steady_clock::now() < spin_end) std::this_thread::yield();
  if (!is_there() && !stopping_) {
    std::unique_lock lock(mutex_);
    asleep_ = true;
    wake_.wait(lock, [&] { return is_there() || stopping_; });
    asleep_ = false;
  }
  // Several threads may ring out of order: the packet is there once its header says so.
  std::byte* packet = ring_ + index % packets_ * kPacketBytes;
  const std::atomic_ref<uint16_t> header(*reinterpret_cast<uint16_t*>(packet));
  late = false;
  while (!stopping_ && (header.load(std::memory_order_acquire) & 0xff) == HSA_PACKET_TYPE_INVALID) {
    late = true;
    std::this_thread::sleep_for(std::chrono::microseconds(20));
  }
  return !stopping_;
}

void Queue::run() {
  bool late = false;
  for (uint64_t index = 0; wait_for_packet(index, late); ++index) {
    const uint32_t actor = packet_begins(*this, index, late);
    std::byte* packet = ring_ + index % packets_ * kPacketBytes;
    const hsa_signal_t completion = reinterpret_cast<hsa_barrier_and_packet_t*>(packet)->completion_signal;
    const uint64_t begin_ns = clock_ns(gpu_);
    PacketResult result;
    try {
      result = execute_packet(*this, packet);
    } catch (const std::bad_alloc&) {
      result.status = HSA_STATUS_ERROR_OUT_OF_RESOURCES;
    } catch (...) {
      result.status = HSA_STATUS_ERROR;
    }
    if (stopping_) return;
    if (result.status != HSA_STATUS_SUCCESS) return fail(result);
    const Span span = result.span.value_or(Span{begin_ns, clock_ns(gpu_)});
    std::atomic_ref<uint16_t>(*reinterpret_cast<uint16_t*>(packet))
        .store(HSA_PACKET_TYPE_INVALID, std::memory_order_release);
    read_index().store(index + 1);
    packet_ended(*this);
    complete(completion, span, actor);
  }
}

// The queue does nothing more: as with ROCR, the program learns of it by its callback, of memory faults by the handler
// of system events, and is ended where it has no such handler.
void Queue::fail(const PacketResult& result) {
  if (result.status == kMemoryFault && tell_of_memory_fault(gpu_, result.fault_address, result.read_only)) return;
  if (result.status == kMemoryFault) {
    say(fmt::format(
        "Memory access fault by GPU node-{} (Agent handle: {:#x}) on address {:#x}. Reason: {}.", gpu_.index,
        gpu_.handle().handle, result.fault_address & ~uint64_t{0xfff},
        result.read_only ? "Write access to a read-only page" : "Page not present or supervisor privilege"));
    std::abort();
  }
  if (callback_ != nullptr) callback_(result.status, &shared_->hsa_queue, callback_data_);
}

void complete(hsa_signal_t handle, const Span& span, uint32_t actor) {
  Signal* signal = handle.handle == 0 ? nullptr : signal_of(handle);
  if (signal == nullptr) return;
  signal->shared.start_ts = span.begin_ns;
  signal->shared.end_ts = span.end_ns;
  {
    OrderLock order;
    order.completed(*signal, actor);
    signal->value().fetch_sub(1);
  }
  signal->changed();
}

}  // namespace lw::hsa

using namespace lw::hsa;

hsa_status_t hsa_queue_create(hsa_agent_t agent, uint32_t size, hsa_queue_type32_t type, QueueCallback callback,
                              void* data, uint32_t, uint32_t, hsa_queue_t** queue) {
  return guarded([&] {
    if (Runtime::current() == nullptr) return HSA_STATUS_ERROR_NOT_INITIALIZED;
    Agent* gpu = agent_of(agent);
    if (gpu == nullptr) return HSA_STATUS_ERROR_INVALID_AGENT;
    if (queue == nullptr || size == 0) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    if (!gpu->is_gpu) return HSA_STATUS_ERROR_INVALID_QUEUE_CREATION;
    if (type == HSA_QUEUE_TYPE_COOPERATIVE) {
      not_available("hsa_queue_create", "HSA_QUEUE_TYPE_COOPERATIVE");
      return HSA_STATUS_ERROR_INVALID_QUEUE_CREATION;
    }
    return Queue::create(*gpu, size, type, callback, data, queue);
  });
}

hsa_status_t hsa_queue_destroy(hsa_queue_t* handle) {
  return guarded([&] {
    std::unique_ptr<Queue> queue;
    {
      Registry& all = registry();
      const std::lock_guard lock(all.mutex);
      const auto found = all.queues.find(handle);
      if (found == all.queues.end()) return HSA_STATUS_ERROR_INVALID_QUEUE;
      queue = std::move(found->second);
      all.queues.erase(found);
    }
    const uint32_t packets = handle->size;
    queue->join();
    queue_destroyed(*queue);
    queue.reset();
    const std::lock_guard lock(registry().mutex);
    registry().spare.emplace(packets, reinterpret_cast<std::byte*>(handle));
    return HSA_STATUS_SUCCESS;
  });
}

hsa_status_t hsa_queue_inactivate(hsa_queue_t* handle) {
  Queue* queue = Queue::of(handle);
  if (queue == nullptr) return HSA_STATUS_ERROR_INVALID_QUEUE;
  queue->stop();
  return HSA_STATUS_SUCCESS;
}
