// A ring of AQL packets and the thread that works on it.
#pragma once

#include <hsa/amd_hsa_queue.h>
#include <hsa/hsa_ext_amd.h>

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <string>
#include <thread>

#include "events/events.h"
#include "hsa/runtime.h"
#include "hsa/signals.h"
#include "hsa/times.h"

namespace lw::hsa {

using QueueCallback = void (*)(hsa_status_t, hsa_queue_t*, void*);

inline constexpr uint32_t kMaxPackets = 131072;  // in a ring

// How a packet ended.
struct PacketResult {
  hsa_status_t status = HSA_STATUS_SUCCESS;
  uint64_t fault_address = 0;  // of a memory fault
  bool read_only = false;
  std::optional<Span> span{};  // where the device's clock is a model's
};

class Queue {
 public:
  static hsa_status_t create(Agent& gpu, uint32_t packets, hsa_queue_type32_t type, QueueCallback callback, void* data,
                             hsa_queue_t** handle);
  static Queue* of(const hsa_queue_t* handle);  // nullptr for what is no queue
  ~Queue();

  // The doorbell got a value: packets up to that number are written.
  void ring(int64_t value);
  // Ends after the packet it works on; join() waits for that.
  void stop();
  void join();

  std::atomic_ref<uint64_t> read_index() {
    return std::atomic_ref<uint64_t>(const_cast<uint64_t&>(shared_->read_dispatch_id));
  }
  std::atomic_ref<uint64_t> write_index() {
    return std::atomic_ref<uint64_t>(const_cast<uint64_t&>(shared_->write_dispatch_id));
  }

  Agent& gpu() const { return gpu_; }
  uint64_t address() const { return reinterpret_cast<uintptr_t>(shared_); }
  const std::atomic<bool>& stopping() const { return stopping_; }

 private:
  explicit Queue(Agent& gpu) : gpu_(gpu) {}
  void run();
  bool wait_for_packet(uint64_t index, bool& late);
  void fail(const PacketResult& result);

  Agent& gpu_;
  amd_queue_t* shared_ = nullptr;  // kernels may read it
  std::byte* ring_ = nullptr;
  uint32_t packets_ = 0;
  Signal* doorbell_ = nullptr;
  QueueCallback callback_ = nullptr;
  void* callback_data_ = nullptr;

  std::atomic<int64_t> rung_{-1};
  std::atomic<bool> stopping_{false};
  std::mutex mutex_;
  std::condition_variable wake_;
  std::atomic<bool> asleep_{false};
  std::thread thread_;
};

// Does what a packet asks for, but for its completion signal. `packet` lies in the ring.
PacketResult execute_packet(Queue& queue, std::byte* packet);

// The timestamps and the completion of a packet's or a copy's signal, where it has one. `actor`: of packet_begins() or
// copy_begins().
void complete(hsa_signal_t signal, const Span& span, uint32_t actor);

}  // namespace lw::hsa
