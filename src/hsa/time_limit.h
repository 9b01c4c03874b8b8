// The end of a program whose time is up, where kTimeoutVariable gives it one.
#pragma once

#include <atomic>
#include <memory>
#include <string>

namespace lw::hsa {

// True once the time is up: dispatches end. Never where there is no limit.
const std::atomic<bool>& time_is_up();

// "the 2 s of --timeout are over".
std::string time_limit_text();

// A dispatch from its packet to its completion, so that the last words of the program can name it. Costs nothing where
// there is no limit.
class InFlight {
 public:
  InFlight(std::string kernel, std::string target);
  ~InFlight();
  InFlight(const InFlight&) = delete;
  InFlight& operator=(const InFlight&) = delete;

  // Ends the dispatch for good: what it was doing has been said, and the process ends once all others have said it.
  [[noreturn]] void has_said_it();

  struct Entry;

 private:
  std::shared_ptr<Entry> entry_;
};

}  // namespace lw::hsa
