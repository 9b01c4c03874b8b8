#include "call.h"

#include <fmt/format.h>

#include <chrono>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <thread>

#include "report/json_document.h"
#include "tree.h"

namespace lw::python {
namespace {

// The exception's class in lanewise.errors.
const char* class_of(lanewise::FailureKind kind) {
  switch (kind) {
    case lanewise::FailureKind::bad_input: return "InputError";
    case lanewise::FailureKind::interrupted: return "Interrupted";
    case lanewise::FailureKind::not_modelled: return "NotModelled";
    case lanewise::FailureKind::defect: break;
  }
  return "Defect";
}

bool is_main_thread() {
  static const unsigned long main_thread =
      py::module_::import("threading").attr("main_thread")().attr("ident").cast<unsigned long>();
  return PyThread_get_thread_ident() == main_thread;
}

}  // namespace

void call_without_gil(const lanewise::Cancel& cancel, const std::function<void()>& work,
                      std::optional<double> timeout_seconds) {
  using Clock = std::chrono::steady_clock;
  const bool handles_signals = is_main_thread();
  if (!handles_signals && !timeout_seconds) {
    const py::gil_scoped_release release;
    work();
    return;
  }
  // Python runs signal handlers on its main thread alone, between two of its instructions.
  constexpr std::chrono::milliseconds kInterval{50};
  const std::chrono::duration<double> most(timeout_seconds.value_or(0));
  const Clock::time_point begin = Clock::now();
  std::mutex mutex;
  std::condition_variable ended;
  bool has_ended = false;
  std::exception_ptr thrown;
  std::optional<py::error_already_set> raised;
  {
    py::gil_scoped_release release;
    std::thread worker([&] {
      try {
        work();
      } catch (...) {
        thrown = std::current_exception();
      }
      const std::lock_guard lock(mutex);
      has_ended = true;
      ended.notify_one();
    });
    std::unique_lock lock(mutex);
    while (!ended.wait_for(lock, kInterval, [&] { return has_ended; })) {
      if (timeout_seconds && Clock::now() - begin >= most)
        cancel.request(fmt::format("after {} s (timeout)", *timeout_seconds));
      if (raised || !handles_signals) continue;
      lock.unlock();
      {
        const py::gil_scoped_acquire acquire;
        if (PyErr_CheckSignals() != 0) {
          raised.emplace();
          cancel.request("by a signal");
        }
      }
      lock.lock();
    }
    lock.unlock();
    worker.join();
  }
  if (raised) throw py::error_already_set(std::move(*raised));
  if (thrown) std::rethrow_exception(thrown);
}

void raise_failure(const lanewise::Failure& failure) {
  const py::object type = py::module_::import("lanewise.errors").attr(class_of(failure.kind));
  py::list messages;
  for (size_t i = 0; const auto& message : report::messages_json(failure.messages)) {
    py::object fields = to_python(message);
    fields["excerpt"] = failure.messages[i].excerpt;
    fields["context"] = failure.messages[i].context;
    messages.append(std::move(fields));
    ++i;
  }
  PyErr_SetObject(type.ptr(), type(std::move(messages)).ptr());
  throw py::error_already_set();
}

void raise_input_error(const std::string& text, std::string_view code) {
  lanewise::Message message;
  message.code = code;
  message.text = text;
  raise_failure({lanewise::FailureKind::bad_input, {std::move(message)}});
}

}  // namespace lw::python
