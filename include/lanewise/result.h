// The result of a call: a report, or a failure with the reason.
#pragma once

#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>
#include <variant>

#include "lanewise/message.h"

namespace lanewise {

// The reason why a call returned no report. The values are the exit codes of the command line.
enum class FailureKind : std::uint8_t {
  bad_input = 2,     // the request or one of its files is wrong; the messages say where, and what was expected
  interrupted = 3,   // Session::cancel was requested
  not_modelled = 4,  // the input needs something that Lanewise does not model; the message names it
  defect = 70,       // a defect of Lanewise; the message says where
};

// The reason and the messages of a call that failed.
struct Failure {
  FailureKind kind = FailureKind::bad_input;
  Messages messages;  // the errors; warnings that came before them are included
};

// The exception that Result::value() throws if the call failed. what() is the text of the first error, preceded by its
// file and line if it has them.
class CallFailed : public std::runtime_error {
 public:
  explicit CallFailed(const Failure& failure) : std::runtime_error(first_error(failure)), failure_(failure) {}
  const Failure& failure() const { return failure_; }

 private:
  static std::string first_error(const Failure& failure) {
    for (const Message& message : failure.messages) {
      if (message.severity != Severity::error) continue;
      std::string place = message.file;
      if (message.line != 0) place += ':' + std::to_string(message.line);
      return place.empty() ? message.text : place + ": " + message.text;
    }
    return "the call failed";
  }

  Failure failure_;
};

// Either a value of type T or a Failure.
template <class T>
class [[nodiscard]] Result {
 public:
  Result(T value) : state_(std::in_place_index<0>, std::move(value)) {}
  Result(Failure failure) : state_(std::in_place_index<1>, std::move(failure)) {}

  bool ok() const { return state_.index() == 0; }
  explicit operator bool() const { return ok(); }

  // The value. Throws CallFailed if the call failed; `*result` and `result->` do the same.
  T& value() & {
    if (!ok()) throw CallFailed(*std::get_if<1>(&state_));
    return *std::get_if<0>(&state_);
  }
  const T& value() const& { return const_cast<Result*>(this)->value(); }
  T&& value() && { return std::move(value()); }
  // The failure. Throws std::logic_error if the call succeeded.
  const Failure& failure() const {
    if (ok()) throw std::logic_error("lanewise::Result: failure() of a value");
    return *std::get_if<1>(&state_);
  }

  T& operator*() & { return value(); }
  const T& operator*() const& { return value(); }
  T&& operator*() && { return std::move(*this).value(); }
  T* operator->() { return &value(); }
  const T* operator->() const { return &value(); }

 private:
  std::variant<T, Failure> state_;
};

}  // namespace lanewise
