// Work that child processes of this program do, item by item: a child that dies takes only its item with it.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <string>

#include "base/base.h"
#include "base/session.h"

namespace lw::host {

// The answer of a child about an item.
struct ItemEnd {
  unsigned char code = 0;  // as the work chooses
  std::string text;        // up to 60 kB
};

// Why a child gave no answer.
struct ItemDeath {
  int signal = 0;         // that ended the child; 0: it exited by itself
  int exit_code = 0;      // if it exited
  bool was_late = false;  // it was ended because seconds_per_item were over
};

struct WorkerPool {
  unsigned workers = 1;                         // processes at a time
  std::optional<double> seconds_per_item = {};  // a child that needs longer is killed
  Cancel cancel = {};                           // no item begins after it is requested, and children get SIGTERM
  std::function<ItemEnd(size_t item)> work;     // in a child
  // In this process. Returns whether to go on: otherwise no further item begins.
  std::function<bool(size_t item, const ItemEnd& end)> ended;
  std::function<bool(size_t item, const ItemDeath& death)> died;  // not called if the pool was cancelled
  std::function<void()> look = {};                                // several times per second

  // Returns when no child is left. The process must not have other threads when this is called. Fails if no process
  // can be started.
  std::optional<Error> run(std::span<const size_t> items) const;
};

}  // namespace lw::host
