// liblanewise: one function per command, a request in, a report or a failure out (include/lanewise).
//
// Nothing here prints, ends the process, or opens a file that the session does not offer; each call can be made from
// several threads at once.
#pragma once

#include <new>
#include <string>
#include <utility>

#include "base/defect.h"
#include "base/messages.h"
#include "base/session.h"

namespace lw::api {

using lanewise::Failure;
using lanewise::FailureKind;

// The failure that messages are of: interrupted where the session was, else bad input.
inline Failure failure_of(const Session& session, Messages messages) {
  return {session.cancel.requested() ? FailureKind::interrupted : FailureKind::bad_input, std::move(messages)};
}
inline Failure bad_input(std::string_view code, std::string text, std::string file = {}) {
  return {FailureKind::bad_input, one_error(code, std::move(text), std::move(file))};
}
inline Failure not_modelled(std::string text) {
  return {FailureKind::not_modelled, one_error(code::kNotModelled, std::move(text))};
}

// Appends a message that is no error.
inline void add_message(Messages& messages, Severity severity, std::string_view code, std::string text,
                        std::string file = {}) {
  Messages one = one_error(code, std::move(text), std::move(file));
  one.front().severity = severity;
  add_messages(messages, std::move(one));
}

// The failure that the exception which is being handled stands for.
inline Failure current_failure(const Session& session) {
  try {
    throw;
  } catch (Failure& failure) {
    return std::move(failure);
  } catch (const CancelRequested&) {
    return {FailureKind::interrupted, one_error(code::kInterrupted, "interrupted: " + session.cancel.reason())};
  } catch (const std::bad_alloc&) {
    return bad_input(code::kFile, "out of memory");
  } catch (const Defect& defect) {
    return {FailureKind::defect, one_error(code::kDefect, defect.what())};
  } catch (const std::exception& other) {
    return {FailureKind::defect,
            one_error(code::kDefect, std::string("lanewise: defect: ") + other.what() +
                                         "\n  This is a fault of Lanewise. Please report it with the command and "
                                         "its input.\n")};
  }
}

// Runs `work`; whatever it throws becomes a Failure that has the warnings that were there before it, too.
template <class Work>
auto keeping(const Session& session, const Messages& warnings, Work&& work) {
  try {
    return work();
  } catch (...) {
    Failure failure = current_failure(session);
    failure.messages.insert(failure.messages.begin(), warnings.begin(), warnings.end());
    throw failure;
  }
}

// Runs `work`, which returns a Result or throws; whatever it throws becomes a failure.
template <class Report, class Work>
lanewise::Result<Report> guarded(const Session& session, Work&& work) {
  try {
    return work();
  } catch (...) {
    return current_failure(session);
  }
}

// The value of a result, or its messages as the failure of this call.
template <class T>
T checked(const Session& session, Result<T, Messages> result) {
  if (!result) throw failure_of(session, result.error());
  return std::move(*result);
}

}  // namespace lw::api
