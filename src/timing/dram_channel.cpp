#include "timing/dram_channel.h"

#include <algorithm>

namespace lw::timing {
namespace {

// The controller compares ages with the limit once per so many decisions.
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

// Accesses that have arrived enter the window while it has room.
void DramChannel::admit(Window& window, uint32_t size) {
  while (!window.behind.empty() && window.behind.front().arrival <= now_ && window.count < size) {
    put(window, window.behind.front());
    if (window.behind.front().is_write) entered_.emplace_back(window.behind.front(), now_);
    window.behind.pop_front();
  }
}

void DramChannel::put(Window& window, const DramAccess& access) {
  const auto place = static_cast<uint32_t>(std::countr_one(window.used));
  const uint64_t bit = uint64_t{1} << place;
  window.slots[place] = access;
  window.by_age[window.count++] = static_cast<uint8_t>(place);
  window.used |= bit;
  window.of_bank[access.bank] |= bit;
  if (banks_[access.bank].row == access.row) window.hits |= bit;
  mark(window, access.bank);
}

void DramChannel::mark(Window& window, uint32_t bank) {
  const uint64_t bit = uint64_t{1} << bank, accesses = window.of_bank[bank];
  window.banks = accesses != 0 ? window.banks | bit : window.banks & ~bit;
  const bool is_to_open = accesses != 0 && (accesses & window.hits) == 0;
  window.banks_to_open = is_to_open ? window.banks_to_open | bit : window.banks_to_open & ~bit;
}

// Marks the window's accesses to the open row of the bank.
void DramChannel::find_hits(Window& window, uint32_t bank) const {
  window.hits &= ~window.of_bank[bank];
  for_each_bit(window.of_bank[bank], [&](uint32_t s) {
    if (window.slots[s].row == banks_[bank].row) window.hits |= uint64_t{1} << s;
  });
  mark(window, bank);
}

// Closes the bank's row, if one is open, and has `row` open instead.
void DramChannel::change_row(uint32_t number, uint64_t row) {
  Bank& bank = banks_[number];
  if (bank.row != Bank::kClosed) bank.may_open = std::max(now_, bank.may_close) + times_.precharge;
  bank.may_open = std::max(bank.may_open, now_);
  bank.row = row;
  find_hits(reads_, number);
  find_hits(writes_, number);
}

// JEDEC leaves the order of the banks to the controller, which takes those with the fewest waiting accesses. A refresh
// that was due while nothing waited is left out: it delayed no access. If a refresh closed a row that was being opened,
// the bank opens its next row without another one: JEDEC lets a controller postpone a refresh.
void DramChannel::refresh() {
  const Ticks late = now_ - next_refresh_;
  if (late > times_.refresh_interval) next_refresh_ += late / interval_ * interval_;
  for (uint32_t i = 0; i < times_.refresh_banks; ++i) {
    const uint32_t number = least_wanted_bank();
    Bank& bank = banks_[number];
    const bool cuts = bank.row != Bank::kClosed && bank.ready > now_;
    if (cuts && bank.was_cut) continue;
    bank.was_cut |= cuts;
    change_row(number, Bank::kClosed);
    bank.may_open += times_.refresh;
  }
  next_refresh_ += interval_;
}

uint32_t DramChannel::least_wanted_bank() {
  const uint64_t all = ~uint64_t{0} >> (kMostBanks - times_.banks);
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
  const auto oldest = std::find_if(window.by_age.begin(), window.by_age.begin() + window.count,
                                   [&](uint8_t place) { return window.slots[place].bank == number; });
  change_row(number, window.slots[*oldest].row);
  const Ticks opens = std::max({bank.may_open, opened_[3] + times_.row_to_row, opened_[0] + times_.four_rows});
  std::rotate(opened_.begin(), opened_.begin() + 1, opened_.end());
  opened_[3] = opens;
  bank.ready = opens + (&window == &writes_ ? times_.row_to_write : times_.row_to_read);
  bank.may_close = opens + times_.row_open;
  ++use_.rows_opened;
}

// Rows for reads are opened during a batch of writes, too, in banks without writes.
void DramChannel::open_rows() {
  const Window& active = is_writing_ ? writes_ : reads_;
  for_each_bit(active.banks_to_open, [&](uint32_t bank) { open_row(active, bank); });
  if (is_writing_) for_each_bit(reads_.banks_to_open & ~writes_.banks, [&](uint32_t bank) { open_row(reads_, bank); });
}

bool DramChannel::is_old(const Window& window) const { return now_ - oldest(window).arrival > times_.age_limit; }

// Opens the row of the oldest access if it has waited longer than the age limit for accesses to another row.
void DramChannel::force_oldest(Window& window) {
  if (++decisions_ % kAgeCheck != 0 || window.count == 0 || !is_old(window)) return;
  const Slot& first = oldest(window);
  if (banks_[first.bank].row != first.row) open_row(window, first.bank);
}

// The access to an open row that can begin first, the oldest of several.
const DramChannel::Slot* DramChannel::pick(const Window& window, Ticks& begins) const {
  const Slot* best = nullptr;
  begins = kNeverTicks;
  for (uint32_t i = 0; i < window.count && begins > now_; ++i) {
    const uint8_t place = window.by_age[i];
    if ((window.hits >> place & 1) == 0) continue;
    const Slot& slot = window.slots[place];
    const Ticks begin = std::max({now_, banks_[slot.bank].ready, group_free_[group_of(slot.bank)]});
    if (begin >= begins) continue;
    begins = begin;
    best = &slot;
  }
  return best;
}

// Returns whether something can be served. A batch of writes begins when their window is full, when no read waits and
// the window is a quarter full, or when the oldest has reached the age limit; it ends when a quarter of the window is
// left.
bool DramChannel::choose_direction() {
  const uint32_t reads = reads_.count, writes = writes_.count;
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

// Returns the access that begins at now_, which is before `end`; nullptr if there is none.
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
      now_ = std::min(
          {next, next_refresh_, writes_.count == 0 ? kNeverTicks : oldest(writes_).arrival + times_.age_limit + 1});
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

// Takes out an access that began at now_.
void DramChannel::remove(const Slot& slot) {
  Window& window = slot.is_write ? writes_ : reads_;
  const uint32_t number = slot.bank;
  const auto place = static_cast<uint8_t>(&slot - window.slots.data());
  const uint64_t bit = uint64_t{1} << place;
  Bank& bank = banks_[number];
  bus_free_ = now_ + slot.bursts * times_.burst;
  group_free_[group_of(number)] = now_ + slot.bursts * times_.same_group;
  bank.may_close =
      std::max(bank.may_close, bus_free_ + (slot.is_write ? times_.write_to_precharge : times_.read_to_precharge));
  bank.was_cut = false;
  use_.transfer += slot.bursts * times_.burst;
  const auto end = window.by_age.begin() + window.count--;
  const auto at = std::find(window.by_age.begin(), end, place);
  std::copy(at + 1, end, at);
  window.used &= ~bit;
  window.hits &= ~bit;
  window.of_bank[number] &= ~bit;
  mark(window, number);
}

}  // namespace lw::timing
