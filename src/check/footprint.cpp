#include "check/footprint.h"

#include <algorithm>
#include <bit>
#include <cstring>

#include "base/fill_pattern.h"

namespace lw::check {
namespace {

// How often a dispatch runs with a fill of another seed.
constexpr uint64_t kSeeds = 4;

// Calls visit(number) for the pages of buffers that an access reaches, those that follow one another as the same page
// once; `last` is the page before, of earlier accesses too.
template <class Visit>
void for_pages(const events::Access& access, uint64_t& last, Visit&& visit) {
  if (access.space != events::Space::global && access.space != events::Space::scalar) return;
  for (uint64_t left = access.lanes; left != 0; left &= left - 1) {
    const uint64_t first = access.address[static_cast<size_t>(std::countr_zero(left))];
    for (const uint64_t address : {first, first + access.size_bytes - 1})
      if (const uint64_t number = address / DispatchFootprint::kPageBytes; number != last) visit(last = number);
  }
}

class StoredPages final : public events::Sink {
 public:
  explicit StoredPages(std::set<uint64_t>& pages) : pages_(pages) {}
  bool wants_accesses() const override { return true; }
  void access(const events::ExecutedInstruction&, const events::Access& access) override {
    if (access.kind != events::AccessKind::load)
      for_pages(access, last_, [&](uint64_t number) { pages_.insert(number); });
  }

 private:
  std::set<uint64_t>& pages_;
  uint64_t last_ = UINT64_MAX;
};

}  // namespace

void DispatchFootprint::touch(const events::Access& access) {
  for_pages(access, last_, [&](uint64_t number) { keep(number); });
}

void DispatchFootprint::clear() {
  pages_.clear();
  last_ = UINT64_MAX;
}

template <class Visit>
void DispatchFootprint::for_pieces(uint64_t number, Visit&& visit) const {
  const uint64_t begin = number * kPageBytes, end = begin + kPageBytes;
  const std::span<const state::Buffer* const> buffers = memory_.buffers();
  auto it = std::ranges::partition_point(buffers, [&](const state::Buffer* b) { return b->end() <= begin; });
  for (; it != buffers.end() && (*it)->address < end; ++it)
    visit(**it, std::max(begin, (*it)->address), std::min(end, (*it)->end()));
}

void DispatchFootprint::keep(uint64_t number) {
  const auto [it, is_new] = pages_.try_emplace(number);
  if (!is_new) return;
  Page& page = it->second;
  for_pieces(number, [&](const state::Buffer& buffer, uint64_t begin, uint64_t end) {
    std::memcpy(page.before.data() + begin % kPageBytes, buffer.host + (begin - buffer.address), end - begin);
    if (buffer.info.initialised) return;
    for (uint64_t at = begin; at < end; at += 64) {
      const uint64_t unwritten = unwritten_.look(at, static_cast<uint32_t>(std::min<uint64_t>(64, end - at)));
      if (unwritten == 0) continue;
      if (page.unwritten == nullptr) page.unwritten = std::make_unique<std::bitset<kPageBytes>>();
      for (uint64_t bits = unwritten; bits != 0; bits &= bits - 1)
        page.unwritten->set(at % kPageBytes + static_cast<size_t>(std::countr_zero(bits)));
    }
  });
}

DispatchFootprint::Replica DispatchFootprint::replicate(uint64_t fill_seed) const {
  auto replica = std::make_unique<state::Memory>();
  const auto is_touched = [&](const state::Buffer& buffer) {
    const auto it = pages_.lower_bound(buffer.address / kPageBytes);
    return it != pages_.end() && it->first * kPageBytes < buffer.end();
  };
  for (const state::Buffer* buffer : memory_.buffers()) {
    if (buffer->size_bytes == 0) continue;
    state::BufferInfo info = buffer->info;
    const bool copied = !info.executable && is_touched(*buffer);
    if (!copied) info.writable = false;
    const Result<uint64_t> placed =
        copied ? replica->allocate_at(buffer->address, buffer->size_bytes, std::move(info))
               : replica->attach_at(buffer->address, {buffer->host, buffer->size_bytes}, std::move(info));
    if (!placed) return nullptr;
  }
  for (const auto& [number, page] : pages_)
    for_pieces(number, [&, &page = page](const state::Buffer& buffer, uint64_t begin, uint64_t end) {
      const std::span<std::byte> to = replica->view(begin, end - begin);
      if (buffer.info.executable || to.empty()) return;
      const size_t first = begin % kPageBytes;
      std::memcpy(to.data(), page.before.data() + first, to.size());
      if (fill_seed == 0 || page.unwritten == nullptr) return;
      for (size_t i = 0; i < to.size(); ++i)
        if (page.unwritten->test(first + i)) to[i] = fill_byte(fill_seed, begin + i);
    });
  return replica;
}

std::byte DispatchFootprint::fill_byte(uint64_t fill_seed, uint64_t address) {
  return static_cast<std::byte>(fill_word(fill_seed, address / 4) >> address % 4 * 8);
}

bool DispatchFootprint::same(const state::Memory& zeros, const state::Memory& other, uint64_t fill_seed,
                             const std::set<uint64_t>& pages) const {
  bool is_same = true;
  for (const uint64_t number : pages)
    for_pieces(number, [&](const state::Buffer& buffer, uint64_t begin, uint64_t end) {
      const std::span<const std::byte> left = zeros.view(begin, end - begin), right = other.view(begin, end - begin);
      if (!is_same || buffer.info.executable || std::ranges::equal(left, right)) return;
      for (size_t i = 0; i < left.size(); ++i) {
        const uint64_t at = begin + i;
        const bool written = buffer.info.initialised || unwritten_.look(at, 1) == 0;
        if (written ? left[i] != right[i] : right[i] != fill_byte(fill_seed, at)) is_same = false;
      }
    });
  return is_same;
}

bool DispatchFootprint::depends_on_fill(const Rerun& rerun, uint64_t instructions) const {
  const state::Memory::Reader reader(memory_);
  std::set<uint64_t> pages;
  for (const auto& [number, page] : pages_) pages.insert(number);
  StoredPages stored(pages);
  const Replica zeros = replicate(0);
  if (zeros == nullptr) return true;
  // A fill may be a number of rounds: what takes much longer then depends on it.
  const uint64_t limit = 4 * instructions + 1'000'000;
  if (!rerun(*zeros, {0, limit, &stored}).finished()) return true;
  for (uint64_t seed = 1; seed <= kSeeds; ++seed) {
    const Replica other = replicate(seed);
    if (other == nullptr || !rerun(*other, {seed, limit, &stored}).finished() || !same(*zeros, *other, seed, pages))
      return true;
  }
  return false;
}

}  // namespace lw::check
