// The C interface to signals. The memory orders that names end with make no difference: all operations are sequentially
// consistent here.
#include <algorithm>
#include <array>
#include <memory>
#include <utility>
#include <vector>

#include "hsa/runtime.h"
#include "hsa/signals.h"
#include "hsa/status.h"
#include "hsa/streams.h"

namespace lw::hsa {
namespace {

int64_t load(hsa_signal_t handle) {
  Signal* signal = signal_of(handle);
  if (signal == nullptr) return 0;
  OrderLock order;
  // A copy takes 1 from the value when it is over.
  if (order.hides_copy(*signal)) return signal->value().load() + 1;
  order.host_saw(*signal, OrderLock::Look::glance);
  return signal->value().load();
}

void store(hsa_signal_t handle, int64_t value, bool silent = false) {
  Signal* signal = signal_of(handle);
  if (signal == nullptr) return;
  {
    OrderLock order;
    order.host_set(*signal);
    signal->value().store(value);
  }
  if (!silent) signal->changed();
}

template <class Operation>
auto change(hsa_signal_t handle, Operation operation) -> decltype(operation(std::declval<Signal&>().value())) {
  using Result = decltype(operation(std::declval<Signal&>().value()));
  Signal* signal = signal_of(handle);
  if (signal == nullptr) return Result();
  struct NotifyAtEnd {
    Signal& signal;
    ~NotifyAtEnd() { signal.changed(); }
  };
  const NotifyAtEnd notify{*signal};
  OrderLock order;
  order.host_saw(*signal, OrderLock::Look::glance);
  order.host_changed(*signal);
  return operation(signal->value());
}

int64_t exchange(hsa_signal_t handle, int64_t value) {
  return change(handle, [&](auto at) { return at.exchange(value); });
}

int64_t compare_and_swap(hsa_signal_t handle, int64_t expected, int64_t value) {
  return change(handle, [&](auto at) {
    at.compare_exchange_strong(expected, value);
    return expected;
  });
}

void add(hsa_signal_t handle, int64_t value) {
  change(handle, [&](auto at) { at.fetch_add(value); });
}
void subtract(hsa_signal_t handle, int64_t value) {
  change(handle, [&](auto at) { at.fetch_sub(value); });
}
void bit_and(hsa_signal_t handle, int64_t value) {
  change(handle, [&](auto at) { at.fetch_and(value); });
}
void bit_or(hsa_signal_t handle, int64_t value) {
  change(handle, [&](auto at) { at.fetch_or(value); });
}
void bit_xor(hsa_signal_t handle, int64_t value) {
  change(handle, [&](auto at) { at.fetch_xor(value); });
}

OrderLock::Look look_of(uint64_t timeout_ns) {
  return timeout_ns < 1'000'000'000 ? OrderLock::Look::short_wait : OrderLock::Look::wait;
}

int64_t wait(hsa_signal_t handle, hsa_signal_condition_t condition, int64_t compared, uint64_t timeout,
             hsa_wait_state_t state) {
  Signal* signal = signal_of(handle);
  if (signal == nullptr) return 0;
  const OrderLock::Look look = look_of(timeout);
  const Awaited awaited{signal, condition, compared};
  // Whether a short wait comes in time is a matter of chance, which what is found shall not depend on.
  const bool waits = look == OrderLock::Look::wait || !is_checking_streams();
  const Satisfied found = wait_any({&awaited, 1}, waits ? timeout : 0, state == HSA_WAIT_STATE_ACTIVE);
  if (found.index != kNone)
    OrderLock().host_saw(*signal, look);
  else
    OrderLock().host_saw_not_yet(*signal);
  return found.value;
}

hsa_status_t create(int64_t initial_value, uint32_t consumers, const hsa_agent_t* agents, hsa_signal_t* signal) {
  return guarded([&] {
    if (Runtime::current() == nullptr) return HSA_STATUS_ERROR_NOT_INITIALIZED;
    if (signal == nullptr || (consumers != 0 && agents == nullptr)) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    *signal = make_signal(initial_value)->handle();
    return HSA_STATUS_SUCCESS;
  });
}

}  // namespace
}  // namespace lw::hsa

using namespace lw::hsa;

hsa_status_t hsa_signal_create(hsa_signal_value_t initial_value, uint32_t num_consumers, const hsa_agent_t* consumers,
                               hsa_signal_t* signal) {
  return create(initial_value, num_consumers, consumers, signal);
}

hsa_status_t hsa_amd_signal_create(hsa_signal_value_t initial_value, uint32_t num_consumers,
                                   const hsa_agent_t* consumers, uint64_t attributes, hsa_signal_t* signal) {
  if ((attributes & HSA_AMD_SIGNAL_IPC) != 0) return not_available("hsa_amd_signal_create", "HSA_AMD_SIGNAL_IPC");
  return create(initial_value, num_consumers, consumers, signal);
}

hsa_status_t hsa_signal_destroy(hsa_signal_t handle) {
  return guarded([&] {
    Signal* signal = signal_of(handle);
    if (signal == nullptr) return HSA_STATUS_ERROR_INVALID_SIGNAL;
    destroy_signal(*signal);
    return HSA_STATUS_SUCCESS;
  });
}

hsa_status_t hsa_amd_signal_value_pointer(hsa_signal_t handle, volatile hsa_signal_value_t** value_ptr) {
  Signal* signal = signal_of(handle);
  if (signal == nullptr || value_ptr == nullptr) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
  *value_ptr = &signal->shared.value;
  return HSA_STATUS_SUCCESS;
}

hsa_status_t hsa_amd_signal_async_handler(hsa_signal_t handle, hsa_signal_condition_t condition,
                                          hsa_signal_value_t value, hsa_amd_signal_handler handler, void* argument) {
  return guarded([&] {
    Signal* signal = signal_of(handle);
    if (signal == nullptr) return HSA_STATUS_ERROR_INVALID_SIGNAL;
    if (handler == nullptr) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    add_handler(*signal, condition, value, handler, argument);
    return HSA_STATUS_SUCCESS;
  });
}

hsa_status_t hsa_amd_async_function(void (*callback)(void*), void* argument) {
  return guarded([&] {
    if (callback == nullptr) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    struct Call {
      void (*function)(void*);
      void* argument;
      Signal* signal;
    };
    auto call = std::make_unique<Call>(Call{callback, argument, make_signal(0)});
    const hsa_amd_signal_handler once = [](hsa_signal_value_t, void* data) {
      const std::unique_ptr<Call> mine(static_cast<Call*>(data));
      mine->function(mine->argument);
      destroy_signal(*mine->signal);
      return false;
    };
    add_handler(*call->signal, HSA_SIGNAL_CONDITION_EQ, 0, once, call.get());
    static_cast<void>(call.release());
    return HSA_STATUS_SUCCESS;
  });
}

uint32_t hsa_amd_signal_wait_any(uint32_t count, hsa_signal_t* signals, hsa_signal_condition_t* conditions,
                                 hsa_signal_value_t* values, uint64_t timeout_hint, hsa_wait_state_t wait_hint,
                                 hsa_signal_value_t* satisfying_value) {
  if (count == 0 || signals == nullptr || conditions == nullptr || values == nullptr) return UINT32_MAX;
  try {
    std::vector<Awaited> awaited;
    std::vector<uint32_t> number;
    for (uint32_t i = 0; i < count; ++i) {
      Signal* signal = signal_of(signals[i]);
      if (signal == nullptr) continue;
      awaited.push_back({signal, conditions[i], values[i]});
      number.push_back(i);
    }
    if (awaited.empty()) return UINT32_MAX;
    const Satisfied found = wait_any(awaited, timeout_hint, wait_hint == HSA_WAIT_STATE_ACTIVE);
    if (found.index == kNone) return UINT32_MAX;
    OrderLock().host_saw(*awaited[found.index].signal, look_of(timeout_hint));
    if (satisfying_value != nullptr) *satisfying_value = found.value;
    return number[found.index];
  } catch (...) {
    return UINT32_MAX;
  }
}

// clang-format off
int64_t hsa_signal_load_scacquire(hsa_signal_t s) { return load(s); }
int64_t hsa_signal_load_acquire(hsa_signal_t s)   { return load(s); }
int64_t hsa_signal_load_relaxed(hsa_signal_t s)   { return load(s); }

void hsa_signal_store_relaxed(hsa_signal_t s, int64_t v)          { store(s, v); }
void hsa_signal_store_release(hsa_signal_t s, int64_t v)          { store(s, v); }
void hsa_signal_store_screlease(hsa_signal_t s, int64_t v)        { store(s, v); }
void hsa_signal_silent_store_relaxed(hsa_signal_t s, int64_t v)   { store(s, v, /*silent=*/true); }
void hsa_signal_silent_store_screlease(hsa_signal_t s, int64_t v) { store(s, v, /*silent=*/true); }

int64_t hsa_signal_exchange_acq_rel(hsa_signal_t s, int64_t v)      { return exchange(s, v); }
int64_t hsa_signal_exchange_acquire(hsa_signal_t s, int64_t v)      { return exchange(s, v); }
int64_t hsa_signal_exchange_relaxed(hsa_signal_t s, int64_t v)      { return exchange(s, v); }
int64_t hsa_signal_exchange_release(hsa_signal_t s, int64_t v)      { return exchange(s, v); }
int64_t hsa_signal_exchange_scacq_screl(hsa_signal_t s, int64_t v)  { return exchange(s, v); }
int64_t hsa_signal_exchange_scacquire(hsa_signal_t s, int64_t v)    { return exchange(s, v); }
int64_t hsa_signal_exchange_screlease(hsa_signal_t s, int64_t v)    { return exchange(s, v); }

int64_t hsa_signal_cas_acq_rel(hsa_signal_t s, int64_t e, int64_t v)     { return compare_and_swap(s, e, v); }
int64_t hsa_signal_cas_acquire(hsa_signal_t s, int64_t e, int64_t v)     { return compare_and_swap(s, e, v); }
int64_t hsa_signal_cas_relaxed(hsa_signal_t s, int64_t e, int64_t v)     { return compare_and_swap(s, e, v); }
int64_t hsa_signal_cas_release(hsa_signal_t s, int64_t e, int64_t v)     { return compare_and_swap(s, e, v); }
int64_t hsa_signal_cas_scacq_screl(hsa_signal_t s, int64_t e, int64_t v) { return compare_and_swap(s, e, v); }
int64_t hsa_signal_cas_scacquire(hsa_signal_t s, int64_t e, int64_t v)   { return compare_and_swap(s, e, v); }
int64_t hsa_signal_cas_screlease(hsa_signal_t s, int64_t e, int64_t v)   { return compare_and_swap(s, e, v); }

void hsa_signal_add_acq_rel(hsa_signal_t s, int64_t v)     { add(s, v); }
void hsa_signal_add_acquire(hsa_signal_t s, int64_t v)     { add(s, v); }
void hsa_signal_add_relaxed(hsa_signal_t s, int64_t v)     { add(s, v); }
void hsa_signal_add_release(hsa_signal_t s, int64_t v)     { add(s, v); }
void hsa_signal_add_scacq_screl(hsa_signal_t s, int64_t v) { add(s, v); }
void hsa_signal_add_scacquire(hsa_signal_t s, int64_t v)   { add(s, v); }
void hsa_signal_add_screlease(hsa_signal_t s, int64_t v)   { add(s, v); }

void hsa_signal_subtract_acq_rel(hsa_signal_t s, int64_t v)     { subtract(s, v); }
void hsa_signal_subtract_acquire(hsa_signal_t s, int64_t v)     { subtract(s, v); }
void hsa_signal_subtract_relaxed(hsa_signal_t s, int64_t v)     { subtract(s, v); }
void hsa_signal_subtract_release(hsa_signal_t s, int64_t v)     { subtract(s, v); }
void hsa_signal_subtract_scacq_screl(hsa_signal_t s, int64_t v) { subtract(s, v); }
void hsa_signal_subtract_scacquire(hsa_signal_t s, int64_t v)   { subtract(s, v); }
void hsa_signal_subtract_screlease(hsa_signal_t s, int64_t v)   { subtract(s, v); }

void hsa_signal_and_acq_rel(hsa_signal_t s, int64_t v)     { bit_and(s, v); }
void hsa_signal_and_acquire(hsa_signal_t s, int64_t v)     { bit_and(s, v); }
void hsa_signal_and_relaxed(hsa_signal_t s, int64_t v)     { bit_and(s, v); }
void hsa_signal_and_release(hsa_signal_t s, int64_t v)     { bit_and(s, v); }
void hsa_signal_and_scacq_screl(hsa_signal_t s, int64_t v) { bit_and(s, v); }
void hsa_signal_and_scacquire(hsa_signal_t s, int64_t v)   { bit_and(s, v); }
void hsa_signal_and_screlease(hsa_signal_t s, int64_t v)   { bit_and(s, v); }

void hsa_signal_or_acq_rel(hsa_signal_t s, int64_t v)     { bit_or(s, v); }
void hsa_signal_or_acquire(hsa_signal_t s, int64_t v)     { bit_or(s, v); }
void hsa_signal_or_relaxed(hsa_signal_t s, int64_t v)     { bit_or(s, v); }
void hsa_signal_or_release(hsa_signal_t s, int64_t v)     { bit_or(s, v); }
void hsa_signal_or_scacq_screl(hsa_signal_t s, int64_t v) { bit_or(s, v); }
void hsa_signal_or_scacquire(hsa_signal_t s, int64_t v)   { bit_or(s, v); }
void hsa_signal_or_screlease(hsa_signal_t s, int64_t v)   { bit_or(s, v); }

void hsa_signal_xor_acq_rel(hsa_signal_t s, int64_t v)     { bit_xor(s, v); }
void hsa_signal_xor_acquire(hsa_signal_t s, int64_t v)     { bit_xor(s, v); }
void hsa_signal_xor_relaxed(hsa_signal_t s, int64_t v)     { bit_xor(s, v); }
void hsa_signal_xor_release(hsa_signal_t s, int64_t v)     { bit_xor(s, v); }
void hsa_signal_xor_scacq_screl(hsa_signal_t s, int64_t v) { bit_xor(s, v); }
void hsa_signal_xor_scacquire(hsa_signal_t s, int64_t v)   { bit_xor(s, v); }
void hsa_signal_xor_screlease(hsa_signal_t s, int64_t v)   { bit_xor(s, v); }

int64_t hsa_signal_wait_scacquire(hsa_signal_t s, hsa_signal_condition_t c, int64_t v, uint64_t t, hsa_wait_state_t w) { return wait(s, c, v, t, w); }
int64_t hsa_signal_wait_acquire(hsa_signal_t s, hsa_signal_condition_t c, int64_t v, uint64_t t, hsa_wait_state_t w)   { return wait(s, c, v, t, w); }
int64_t hsa_signal_wait_relaxed(hsa_signal_t s, hsa_signal_condition_t c, int64_t v, uint64_t t, hsa_wait_state_t w)   { return wait(s, c, v, t, w); }
// clang-format on
