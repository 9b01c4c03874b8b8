// The C interface to the indices of queues. The memory orders that names end with make no difference here.
#include <algorithm>

#include "hsa/queue.h"
#include "hsa/status.h"

namespace lw::hsa {
namespace {

uint64_t load_read(const hsa_queue_t* handle) {
  Queue* queue = Queue::of(handle);
  return queue == nullptr ? 0 : queue->read_index().load();
}
uint64_t load_write(const hsa_queue_t* handle) {
  Queue* queue = Queue::of(handle);
  return queue == nullptr ? 0 : queue->write_index().load();
}
void store_write(const hsa_queue_t* handle, uint64_t value) {
  if (Queue* queue = Queue::of(handle)) queue->write_index().store(value);
}
void store_read(const hsa_queue_t* handle, uint64_t value) {
  if (Queue* queue = Queue::of(handle)) queue->read_index().store(value);
}
uint64_t add_write(const hsa_queue_t* handle, uint64_t value) {
  Queue* queue = Queue::of(handle);
  return queue == nullptr ? 0 : queue->write_index().fetch_add(value);
}
uint64_t swap_write(const hsa_queue_t* handle, uint64_t expected, uint64_t value) {
  Queue* queue = Queue::of(handle);
  if (queue != nullptr) queue->write_index().compare_exchange_strong(expected, value);
  return expected;
}

}  // namespace
}  // namespace lw::hsa

using namespace lw::hsa;

// clang-format off
uint64_t hsa_queue_load_read_index_acquire(const hsa_queue_t* q)    { return load_read(q); }
uint64_t hsa_queue_load_read_index_scacquire(const hsa_queue_t* q)  { return load_read(q); }
uint64_t hsa_queue_load_read_index_relaxed(const hsa_queue_t* q)    { return load_read(q); }
uint64_t hsa_queue_load_write_index_acquire(const hsa_queue_t* q)   { return load_write(q); }
uint64_t hsa_queue_load_write_index_scacquire(const hsa_queue_t* q) { return load_write(q); }
uint64_t hsa_queue_load_write_index_relaxed(const hsa_queue_t* q)   { return load_write(q); }

void hsa_queue_store_write_index_relaxed(const hsa_queue_t* q, uint64_t v)   { store_write(q, v); }
void hsa_queue_store_write_index_release(const hsa_queue_t* q, uint64_t v)   { store_write(q, v); }
void hsa_queue_store_write_index_screlease(const hsa_queue_t* q, uint64_t v) { store_write(q, v); }
void hsa_queue_store_read_index_relaxed(const hsa_queue_t* q, uint64_t v)    { store_read(q, v); }
void hsa_queue_store_read_index_release(const hsa_queue_t* q, uint64_t v)    { store_read(q, v); }
void hsa_queue_store_read_index_screlease(const hsa_queue_t* q, uint64_t v)  { store_read(q, v); }

uint64_t hsa_queue_add_write_index_acq_rel(const hsa_queue_t* q, uint64_t v)      { return add_write(q, v); }
uint64_t hsa_queue_add_write_index_acquire(const hsa_queue_t* q, uint64_t v)      { return add_write(q, v); }
uint64_t hsa_queue_add_write_index_relaxed(const hsa_queue_t* q, uint64_t v)      { return add_write(q, v); }
uint64_t hsa_queue_add_write_index_release(const hsa_queue_t* q, uint64_t v)      { return add_write(q, v); }
uint64_t hsa_queue_add_write_index_scacq_screl(const hsa_queue_t* q, uint64_t v)  { return add_write(q, v); }
uint64_t hsa_queue_add_write_index_scacquire(const hsa_queue_t* q, uint64_t v)    { return add_write(q, v); }
uint64_t hsa_queue_add_write_index_screlease(const hsa_queue_t* q, uint64_t v)    { return add_write(q, v); }

uint64_t hsa_queue_cas_write_index_acq_rel(const hsa_queue_t* q, uint64_t e, uint64_t v)     { return swap_write(q, e, v); }
uint64_t hsa_queue_cas_write_index_acquire(const hsa_queue_t* q, uint64_t e, uint64_t v)     { return swap_write(q, e, v); }
uint64_t hsa_queue_cas_write_index_relaxed(const hsa_queue_t* q, uint64_t e, uint64_t v)     { return swap_write(q, e, v); }
uint64_t hsa_queue_cas_write_index_release(const hsa_queue_t* q, uint64_t e, uint64_t v)     { return swap_write(q, e, v); }
uint64_t hsa_queue_cas_write_index_scacq_screl(const hsa_queue_t* q, uint64_t e, uint64_t v) { return swap_write(q, e, v); }
uint64_t hsa_queue_cas_write_index_scacquire(const hsa_queue_t* q, uint64_t e, uint64_t v)   { return swap_write(q, e, v); }
uint64_t hsa_queue_cas_write_index_screlease(const hsa_queue_t* q, uint64_t e, uint64_t v)   { return swap_write(q, e, v); }
// clang-format on

hsa_status_t hsa_amd_queue_set_priority(hsa_queue_t* handle, hsa_amd_queue_priority_t priority) {
  if (Queue::of(handle) == nullptr) return HSA_STATUS_ERROR_INVALID_QUEUE;
  // All queues run at once: priorities decide nothing.
  return priority <= HSA_AMD_QUEUE_PRIORITY_HIGH ? HSA_STATUS_SUCCESS : HSA_STATUS_ERROR_INVALID_ARGUMENT;
}

// Every dispatch carries its times: there is nothing to switch on.
hsa_status_t hsa_amd_profiling_set_profiler_enabled(hsa_queue_t* handle, int) {
  return Queue::of(handle) == nullptr ? HSA_STATUS_ERROR_INVALID_QUEUE : HSA_STATUS_SUCCESS;
}
hsa_status_t hsa_amd_profiling_async_copy_enable(bool) { return HSA_STATUS_SUCCESS; }

hsa_status_t hsa_amd_profiling_get_dispatch_time(hsa_agent_t agent, hsa_signal_t handle,
                                                 hsa_amd_profiling_dispatch_time_t* time) {
  if (agent_of(agent) == nullptr) return HSA_STATUS_ERROR_INVALID_AGENT;
  const Signal* signal = signal_of(handle);
  if (signal == nullptr) return HSA_STATUS_ERROR_INVALID_SIGNAL;
  if (time == nullptr) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
  *time = {signal->shared.start_ts, signal->shared.end_ts};
  return HSA_STATUS_SUCCESS;
}

hsa_status_t hsa_amd_profiling_get_async_copy_time(hsa_signal_t handle, hsa_amd_profiling_async_copy_time_t* time) {
  const Signal* signal = signal_of(handle);
  if (signal == nullptr) return HSA_STATUS_ERROR_INVALID_SIGNAL;
  if (time == nullptr) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
  *time = {signal->shared.start_ts, signal->shared.end_ts};
  return HSA_STATUS_SUCCESS;
}

hsa_status_t hsa_amd_profiling_convert_tick_to_system_domain(hsa_agent_t agent, uint64_t agent_tick,
                                                             uint64_t* system_tick) {
  if (agent_of(agent) == nullptr) return HSA_STATUS_ERROR_INVALID_AGENT;
  return system_tick == nullptr ? HSA_STATUS_ERROR_INVALID_ARGUMENT : answer(system_tick, agent_tick);
}
