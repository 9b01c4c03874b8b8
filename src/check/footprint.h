// What a dispatch touches of its buffers, as it was before, so that the dispatch can run once more beside them.
#pragma once

#include <array>
#include <bitset>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>

#include "check/unwritten.h"
#include "events/events.h"
#include "state/state.h"

namespace lw::check {

// Runs the dispatch that was watched once more, on one thread, in other memory.
struct RerunOptions {
  uint64_t fill_seed = 0;  // seed of what nobody puts into registers and LDS; 0: zeros, as it ran
  uint64_t max_instructions = 0;
  events::Sink* sink = nullptr;
};
using Rerun = std::function<events::Outcome(state::Memory& memory, const RerunOptions& options)>;

class DispatchFootprint {
 public:
  static constexpr uint64_t kPageBytes = 4096;

  // Both must outlive it.
  DispatchFootprint(const state::Memory& memory, const UnwrittenMemory& unwritten)
      : memory_(memory), unwritten_(unwritten) {}

  // Before the access happens.
  void touch(const events::Access& access);
  void clear();

  // Whether the dispatch, which executed so many wave instructions, leaves other bytes in memory, or ends otherwise,
  // where what nobody wrote holds something else at its start. Bytes that nobody has written in the end only count
  // where another run writes them. Also true where there is no room for copies.
  bool depends_on_fill(const Rerun& rerun, uint64_t instructions) const;

 private:
  struct Page {
    std::array<std::byte, kPageBytes> before{};
    std::unique_ptr<std::bitset<kPageBytes>> unwritten;  // before; nullptr: none of it
  };
  using Replica = std::unique_ptr<state::Memory>;

  void keep(uint64_t number);
  // Calls visit(buffer, begin, end) for what buffers have of a page, in addresses.
  template <class Visit>
  void for_pieces(uint64_t number, Visit&& visit) const;
  // Copies of the touched buffers; the others are there to read. Without a result where there is no room.
  Replica replicate(uint64_t fill_seed) const;
  static std::byte fill_byte(uint64_t fill_seed, uint64_t address);
  // Whether a run in `other`, a replica filled with that seed, left behind what one in `zeros` did.
  bool same(const state::Memory& zeros, const state::Memory& other, uint64_t fill_seed,
            const std::set<uint64_t>& pages) const;

  const state::Memory& memory_;
  const UnwrittenMemory& unwritten_;
  std::map<uint64_t, Page> pages_;  // by number
  uint64_t last_ = UINT64_MAX;
};

}  // namespace lw::check
