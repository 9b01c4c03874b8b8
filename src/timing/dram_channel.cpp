#include "timing/dram_channel.h"

#include <algorithm>

namespace lw::timing {
namespace {

// Decisions after which the controller looks for accesses beyond the age limit.
constexpr uint32_t kAgeCheck = 16;

template <class F>
void for_each_bit(uint64_t bits, F each) {
  for (; bits != 0; bits &= bits - 1) each(static_cast<uint32_t>(std::countr_zero(bits)));
}

}  // namespace

DramChannel::DramChannel(const DramTimes& times)
    : times_(times),
      interval_(times.refresh_interval == 0 ? kNeverTicks : times.refresh_interval * times.refresh_banks / times.banks),
      next_refresh_(interval_) {
  opened_.fill(-times.four_rows - times.row_to_row);
}

void DramChannel::add(const DramAccess& access) {
  Window& window = access.is_write ? writes_ : reads_;
  // Decisions that wait for an arrival wait for this one, too.
  now_ = std::min(now_, std::max(decided_, access.arrival));
  auto at = window.behind.end();
  while (at != window.behind.begin() && std::prev(at)->arrival > access.arrival) --at;
  window.behind.insert(at, access);
}

// What has arrived enters while there is room.
void DramChannel::admit(Window& window, uint32_t size) {
  while (!window.behind.empty() && window.behind.front().arrival <= now_ &&
         static_cast<uint32_t>(std::popcount(window.used)) < size) {
    put(window, window.behind.front());
    if (window.behind.front().is_write) entered_.emplace_back(window.behind.front(), now_);
    window.behind.pop_front();
  }
}

void DramChannel::put(Window& window, const DramAccess& access) {
  const auto place = static_cast<uint32_t>(std::countr_one(window.used));
  const uint64_t bit = uint64_t{1} << place;
  window.slots[place] = Slot{access, ++count_};
  window.used |= bit;
  window.of_bank[access.bank] |= bit;
  window.banks |= uint64_t{1} << access.bank;
  if (banks_[access.bank].row == access.row) {
    window.hits |= bit;
    window.banks_to_open &= ~(uint64_t{1} << access.bank);
  } else if ((window.of_bank[access.bank] & window.hits) == 0) {
    window.banks_to_open |= uint64_t{1} << access.bank;
  }
}

const DramChannel::Slot& DramChannel::oldest_of(const Window& window, uint64_t slots) {
  const Slot* oldest = nullptr;
  for_each_bit(slots, [&](uint32_t s) {
    if (oldest == nullptr || window.slots[s].number < oldest->number) oldest = &window.slots[s];
  });
  return *oldest;
}

// Which of the window's accesses to the bank are to its open row.
void DramChannel::find_hits(Window& window, uint32_t bank) const {
  const uint64_t bit = uint64_t{1} << bank;
  window.hits &= ~window.of_bank[bank];
  for_each_bit(window.of_bank[bank], [&](uint32_t s) {
    if (window.slots[s].row == banks_[bank].row) window.hits |= uint64_t{1} << s;
  });
  if (window.of_bank[bank] != 0 && (window.of_bank[bank] & window.hits) == 0)
    window.banks_to_open |= bit;
  else
    window.banks_to_open &= ~bit;
}

void DramChannel::close(uint32_t number, Ticks reopens) {
  Bank& bank = banks_[number];
  if (bank.row != Bank::kClosed) bank.may_open = std::max(now_, bank.may_close) + times_.precharge;
  bank.row = Bank::kClosed;
  bank.may_open = std::max(bank.may_open, now_) + reopens;
  find_hits(reads_, number);
  find_hits(writes_, number);
}

// Of the banks whose turn is not over, those with the fewest accesses waiting: the order is the controller's choice.
// Refreshes that were due while nothing was waiting did not disturb, but closed their rows.
void DramChannel::refresh() {
  const Ticks late = now_ - next_refresh_;
  if (late > times_.refresh_interval) next_refresh_ += late / interval_ * interval_;
  for (uint32_t i = 0; i < times_.refresh_banks; ++i) {
    close(least_wanted_bank(), times_.refresh);
  }
  next_refresh_ += interval_;
}

uint32_t DramChannel::least_wanted_bank() {
  const uint64_t all = times_.banks == 64 ? ~uint64_t{0} : (uint64_t{1} << times_.banks) - 1;
  if (refreshed_ == all) refreshed_ = 0;
  uint32_t best = 0;
  int fewest = std::numeric_limits<int>::max();
  for_each_bit(all & ~refreshed_, [&](uint32_t bank) {
    const int waiting = std::popcount(reads_.of_bank[bank]) + std::popcount(writes_.of_bank[bank]);
    if (waiting >= fewest) return;
    fewest = waiting;
    best = bank;
  });
  refreshed_ |= uint64_t{1} << best;
  return best;
}

void DramChannel::open_row(const Window& window, uint32_t number) {
  Bank& bank = banks_[number];
  if (bank.row != Bank::kClosed) bank.may_open = std::max(now_, bank.may_close) + times_.precharge;
  const Ticks opens = std::max({now_, bank.may_open, opened_[3] + times_.row_to_row, opened_[0] + times_.four_rows});
  std::rotate(opened_.begin(), opened_.begin() + 1, opened_.end());
  opened_[3] = opens;
  bank.row = oldest_of(window, window.of_bank[number]).row;
  bank.ready = opens + (&window == &writes_ ? times_.row_to_write : times_.row_to_read);
  bank.may_close = opens + times_.row_open;
  ++use_.rows_opened;
  find_hits(reads_, number);
  find_hits(writes_, number);
}

// Rows for reads are opened during a batch of writes, too, in banks without writes.
void DramChannel::open_rows() {
  const Window& active = is_writing_ ? writes_ : reads_;
  for_each_bit(active.banks_to_open, [&](uint32_t bank) { open_row(active, bank); });
  if (is_writing_) for_each_bit(reads_.banks_to_open & ~writes_.banks, [&](uint32_t bank) { open_row(reads_, bank); });
}

bool DramChannel::is_old(const Window& window) const {
  return now_ - oldest_of(window, window.used).arrival > times_.age_limit;
}

// An access that accesses to the open row of its bank have kept waiting for too long.
void DramChannel::force_oldest(Window& window) {
  if (++decisions_ % kAgeCheck != 0 || window.used == 0) return;
  const Slot& oldest = oldest_of(window, window.used);
  if (now_ - oldest.arrival > times_.age_limit && banks_[oldest.bank].row != oldest.row) open_row(window, oldest.bank);
}

// The access to an open row that can begin first, the oldest of several.
const DramChannel::Slot* DramChannel::pick(const Window& window, Ticks& begins) const {
  const Slot* best = nullptr;
  begins = kNeverTicks;
  for_each_bit(window.hits, [&](uint32_t s) {
    const Slot& slot = window.slots[s];
    const Ticks begin = std::max({now_, banks_[slot.bank].ready, group_free_[group_of(slot.bank)]});
    if (begin > begins || (begin == begins && slot.number > best->number)) return;
    begins = begin;
    best = &slot;
  });
  return best;
}

// Returns whether something can be served. A batch of writes begins when their window is full, when no read waits and
// the window is a quarter full, or when the oldest has reached the age limit; it ends when a quarter of the window is
// left.
bool DramChannel::choose_direction() {
  const auto reads = static_cast<uint32_t>(std::popcount(reads_.used));
  const auto writes = static_cast<uint32_t>(std::popcount(writes_.used));
  if (reads == 0 && writes == 0) return false;
  const uint32_t few = times_.write_window / 4;
  if (writes >= times_.write_window) drains_ = true;
  if (writes <= few) drains_ = false;
  const bool write = writes != 0 && (drains_ || (reads == 0 && (writes > few || is_old(writes_))));
  if (!write && reads == 0) return false;
  if (write != is_writing_) {
    is_writing_ = write;
    bus_free_ += write ? times_.read_to_write : times_.write_to_read;
    now_ = std::max(now_, bus_free_);
    ++use_.turns;
  }
  return true;
}

// The access that begins at now_, which is before `end`; nullptr: there is none.
const DramChannel::Slot* DramChannel::decide(Ticks end) {
  for (;;) {
    now_ = std::max(now_, bus_free_);
    if (now_ >= end) return nullptr;
    admit(reads_, times_.read_window);
    admit(writes_, times_.write_window);
    while (next_refresh_ <= now_) refresh();
    Ticks next = kNeverTicks;
    for (const Window* window : {&reads_, &writes_})
      if (!window->behind.empty() && window->behind.front().arrival > now_)
        next = std::min(next, window->behind.front().arrival);
    if (!choose_direction()) {
      now_ =
          std::min({next, next_refresh_,
                    writes_.used == 0 ? kNeverTicks : oldest_of(writes_, writes_.used).arrival + times_.age_limit + 1});
      continue;
    }
    if (now_ >= end) return nullptr;
    Window& window = is_writing_ ? writes_ : reads_;
    force_oldest(window);
    open_rows();
    Ticks begins = 0;
    const Slot* slot = pick(window, begins);
    if (begins <= now_) return slot;
    now_ = std::min({begins, next, next_refresh_});
  }
}

// It has begun at now_.
void DramChannel::remove(const Slot& slot) {
  Window& window = slot.is_write ? writes_ : reads_;
  const uint32_t number = slot.bank;
  const uint64_t bit = uint64_t{1} << static_cast<uint32_t>(&slot - window.slots.data());
  Bank& bank = banks_[number];
  bus_free_ = now_ + slot.bursts * times_.burst;
  group_free_[group_of(number)] = now_ + slot.bursts * times_.same_group;
  bank.may_close =
      std::max(bank.may_close, bus_free_ + (slot.is_write ? times_.write_to_precharge : times_.read_to_precharge));
  ++use_.accesses;
  use_.transfer += slot.bursts * times_.burst;
  window.used &= ~bit;
  window.hits &= ~bit;
  window.of_bank[number] &= ~bit;
  const uint64_t its_bank = uint64_t{1} << number;
  if (window.of_bank[number] == 0)
    window.banks &= ~its_bank;
  else if ((window.of_bank[number] & window.hits) == 0)
    window.banks_to_open |= its_bank;
}

}  // namespace lw::timing
