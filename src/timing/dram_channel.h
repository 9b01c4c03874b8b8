// A DRAM channel and its part of the memory controller.
//
// Times are those of the data bus: an access begins when its first burst is on the bus. The column command came a CAS
// latency before, which is part of the latency of memory. All times are in ticks, kTicks per shader cycle.
//
// The controller looks at the accesses in its windows, one for reads and one for writes, and serves accesses to open
// rows first, the oldest of them first; it opens the row of a bank's oldest access once the bank has no access to its
// open row. An access older than the age limit has its row opened even then. Writes wait until there are many of them
// or no reads, and are then served in a batch, since the bus loses time at each change of direction.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <deque>
#include <limits>
#include <utility>
#include <vector>

namespace lw::timing {

using Ticks = int64_t;
inline constexpr Ticks kTicks = 256;  // per shader cycle
inline constexpr Ticks kNeverTicks = std::numeric_limits<Ticks>::max();

// JEDEC's times and the shape of a channel.
struct DramTimes {
  uint32_t banks = 0, bank_groups = 0;  // at most DramChannel::kMostBanks, powers of two
  Ticks burst = 0;                      // on the data bus
  Ticks same_group = 0;                 // from a burst to the next of the same bank group
  Ticks row_to_read = 0, row_to_write = 0;
  Ticks precharge = 0;                                  // from the end of a row to the next row of the bank
  Ticks row_open = 0;                                   // a row stays open at least
  Ticks row_to_row = 0;                                 // between rows of different banks
  Ticks four_rows = 0;                                  // no more than four rows are opened in this time
  Ticks read_to_precharge = 0, write_to_precharge = 0;  // behind the last burst
  Ticks read_to_write = 0, write_to_read = 0;           // idle data bus at a change of direction
  Ticks refresh = 0, refresh_interval = 0;              // of a bank
  uint32_t refresh_banks = 0;                           // refreshed at once
  uint32_t read_window = 0, write_window = 0;           // accesses that the controller looks at
  Ticks age_limit = 0;
};

struct DramAccess {
  Ticks arrival = 0;
  uint64_t row = 0;
  uint32_t token = 0;
  uint16_t bank = 0;
  uint16_t bursts = 0;
  bool is_write = false;
};

struct DramUse {
  uint64_t rows_opened = 0;
  uint64_t turns = 0;  // changes of direction
  Ticks transfer = 0;  // bus time of bursts
};

class DramChannel {
 public:
  static constexpr uint32_t kMostBanks = 64, kMostWindow = 64;

  explicit DramChannel(const DramTimes& times);

  // In any order of their arrivals, which are not before the end of what was decided.
  void add(const DramAccess& access);
  // Decides about the bus before `end`. Calls entered(access, time) for each write that enters the controller's window,
  // and begun(access, time) for each access that begins.
  template <class Entered, class Begun>
  void advance(Ticks end, Entered entered, Begun begun) {
    decided_ = end;
    while (now_ < end && has_accesses()) {
      const Slot* slot = decide(end);
      for (const auto& [access, time] : entered_) entered(access, time);
      entered_.clear();
      if (slot == nullptr) return;
      begun(*slot, now_);
      remove(*slot);
    }
  }
  const DramUse& use() const { return use_; }
  // The time of the next decision, if something waits; kNeverTicks otherwise.
  Ticks next_decision() const { return has_accesses() ? now_ : kNeverTicks; }
  // The end of the last transfer.
  Ticks busy_until() const { return bus_free_; }

 private:
  using Slot = DramAccess;
  // The accesses of one direction that the controller looks at, and those behind them.
  struct Window {
    std::array<Slot, kMostWindow> slots;
    std::array<uint8_t, kMostWindow> by_age;     // places of slots, the oldest first
    uint32_t count = 0;                          // of them
    uint64_t used = 0, hits = 0;                 // a bit a slot; hits: their rows are open
    std::array<uint64_t, kMostBanks> of_bank{};  // a bit a slot
    uint64_t banks = 0, banks_to_open = 0;       // a bit a bank: accesses wait; none of them for the open row
    std::deque<DramAccess> behind;               // by arrival
  };
  struct Bank {
    static constexpr uint64_t kClosed = UINT64_MAX;
    uint64_t row = kClosed;
    Ticks ready = 0;       // for bursts of the open row
    Ticks may_close = 0;   // the open row
    Ticks may_open = 0;    // another row, where none is open
    bool was_cut = false;  // a refresh has closed a row while it was being opened
  };

  bool has_accesses() const {
    return (reads_.used | writes_.used) != 0 || !reads_.behind.empty() || !writes_.behind.empty();
  }
  const Slot* decide(Ticks end);
  void remove(const Slot& slot);
  void admit(Window& window, uint32_t size);
  void put(Window& window, const DramAccess& access);
  bool choose_direction();
  void refresh();
  uint32_t least_wanted_bank();
  void change_row(uint32_t bank, uint64_t row);
  void open_rows();
  void open_row(const Window& window, uint32_t bank);
  bool is_old(const Window& window) const;
  void force_oldest(Window& window);
  void find_hits(Window& window, uint32_t bank) const;
  // Sets the bank's bits of Window::banks and banks_to_open.
  static void mark(Window& window, uint32_t bank);
  const Slot* pick(const Window& window, Ticks& begins) const;
  uint32_t group_of(uint32_t bank) const { return bank & (times_.bank_groups - 1); }
  static const Slot& oldest(const Window& window) { return window.slots[window.by_age[0]]; }

  DramTimes times_;
  std::array<Bank, kMostBanks> banks_;
  std::array<Ticks, kMostBanks> group_free_{};  // by bank group
  std::array<Ticks, 4> opened_{};               // the last four rows, oldest first
  Window reads_, writes_;
  bool is_writing_ = false, drains_ = false;
  Ticks now_ = 0;  // of the next decision
  Ticks decided_ = 0, bus_free_ = 0;
  Ticks interval_, next_refresh_;  // between refreshes
  uint64_t refreshed_ = 0;         // a bit a bank: refreshed in this round
  uint32_t decisions_ = 0;
  std::vector<std::pair<DramAccess, Ticks>> entered_;
  DramUse use_;
};

}  // namespace lw::timing
