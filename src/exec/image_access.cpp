// What is the same for all lanes, the descriptors, is made ready once.
#include "exec/image_access.h"

#include <bit>
#include <cstring>
#include <optional>
#include <span>

#include "image/sample.h"
#include "sem/program.h"

namespace lw::exec {
namespace {

void refuse(WaveContext& c, const std::string& what) { raise(c, events::OutcomeKind::not_modelled, what); }

// nullptr: the wave stops, since the descriptor says what cannot be done.
const image::BoundImage* image_of(WaveContext& c, const ImageOperands& s) {
  ThreadState& machine = *c.machine;
  if (machine.images == nullptr) machine.images = std::make_unique<BoundImages>(*machine.model->target);
  const auto& found = machine.images->find(s.descriptor);
  if (!found) {
    refuse(c, "an image whose descriptor has " + found.error().what);
    return nullptr;
  }
  return &*found;
}
const image::BoundSampler* sampler_of(WaveContext& c, const ImageOperands& s, const image::BoundImage& image) {
  ThreadState& machine = *c.machine;
  if (machine.samplers == nullptr) machine.samplers = std::make_unique<BoundSamplers>(*machine.model->target);
  const auto& found = machine.samplers->find(s.sampler);
  const auto refusal = found ? image::refusal_of(image, *found) : found.error();
  if (!refusal) return &*found;
  refuse(c, "a sampler that has " + refusal->what);
  return nullptr;
}

// The rows of an operation's words.
class Rows {
 public:
  explicit Rows(const ImageOperands& s) : rows_(s.arguments) {}
  image::TexelWords words(size_t first, int lane) const {
    return {rows_[first][lane], rows_[first + 1][lane], rows_[first + 2][lane], rows_[first + 3][lane]};
  }
  uint32_t word(size_t number, int lane) const { return rows_[number][lane]; }
  std::span<const uint32_t* const> all(size_t count) const { return std::span(rows_).first(count); }
  image::ConstComponentRows four(size_t first) const {
    return {rows_[first], rows_[first + 1], rows_[first + 2], rows_[first + 3]};
  }

 private:
  const std::array<const uint32_t*, 13>& rows_;
};

class ResultRows {
 public:
  ResultRows(WaveContext& c, const ImageOperands& s) : rows_(s.results) {
    if (active_lanes(c) == c.machine->full_exec) return;
    for (uint32_t* row : rows_) std::memset(row, 0, sizeof(uint32_t) * state::kLanes);
  }
  void put(int lane, const image::TexelWords& words) {
    for (size_t i = 0; i < 4; ++i) rows_[i][lane] = words[i];
  }
  const image::ComponentRows& rows() const { return rows_; }

 private:
  image::ComponentRows rows_;
};

// Elements of a whole wave, as they lie in memory, one after the other.
using Elements = std::array<std::byte, 16 * state::kLanes>;

// Calls move(host address, lane) for each active lane's texel; returns the lanes that have one. All are checked
// together; one by one only where that fails, to find which of them is at fault.
template <uint32_t Bytes, class F>
uint64_t each_texel(WaveContext& c, const image::TexelFinder& finder, const Rows& rows, AccessMode mode, F move) {
  alignas(64) uint64_t addresses[state::kLanes];
  const uint64_t inside = finder.find_rows(rows.four(0), active_lanes(c), addresses);
  if (inside == 0) return 0;
  const AddressRange range = c.machine->ranges->of64(addresses, inside, Bytes);
  if (std::byte* host = resolve(c, range.low, range.high - range.low + Bytes, mode)) {
    for_lanes(inside, [&](int lane) { move(host + (addresses[lane] - range.low), lane); });
    return inside;
  }
  for_lanes(inside, [&](int lane) {
    if (c.stop != Stop::none) return;
    std::byte* host = resolve(c, addresses[lane], Bytes, mode);
    if (host == nullptr) return raise_memory_fault(c, mode, lane, addresses[lane], Bytes);
    move(host, lane);
  });
  return inside;
}

// Image, sampler and the places of all lanes of a wave.
class Sampled {
 public:
  Sampled(WaveContext& c, const ImageOperands& s) : access_(sem::SampleAccess::unpack(s.access)) {
    image_ = image_of(c, s);
    if (image_ != nullptr) sampler_ = sampler_of(c, s, *image_);
    if (sampler_ == nullptr) return;
    need_rounding(c, 0);
    if (image_->is_unbound()) return;
    sampling_.emplace(*image_, *sampler_, access_.form);
    const Rows rows(s);
    // Lanes that do not execute have their part in how coordinates differ between those of a quad.
    const auto lanes = static_cast<size_t>(c.machine->model->wave_size);
    image::read_sample_addresses(access_.form, image_->view().type, rows.all(s.argument_count), lanes, places_);
    if (access_.form.has_quads()) image::differentiate(places_, lanes);
  }

  bool is_ready() const { return sampler_ != nullptr; }
  image::TexelWords sample(int lane, image::TexelSource& texels) const {
    return sampling_ ? sampling_->sample(places_.of(static_cast<size_t>(lane)), access_.halves, texels)
                     : image::TexelWords{};
  }
  // Returns the lanes that remain for sample().
  uint64_t sample_rows(uint64_t lanes, image::TexelSource& texels, const image::ComponentRows& results) const {
    return sampling_ ? sampling_->sample_rows(places_, lanes, access_.halves, texels, results) : lanes;
  }
  image::TexelWords level(int lane) const {
    return sampling_ ? sampling_->level_of_detail(places_.of(static_cast<size_t>(lane))) : image::TexelWords{};
  }

 private:
  sem::SampleAccess access_;
  const image::BoundImage* image_ = nullptr;
  const image::BoundSampler* sampler_ = nullptr;
  std::optional<image::SampleSetup> sampling_;  // none of an image that is not bound
  image::SampleAddresses places_;
};

class DeviceTexels final : public image::TexelSource {
 public:
  explicit DeviceTexels(WaveContext& c) : c_(c) {}
  void set_lane(int lane) { lane_ = lane; }
  const std::byte* read(uint64_t address, uint32_t bytes) override {
    const std::byte* host = resolve(c_, address, bytes, AccessMode::read);
    if (host == nullptr) raise_memory_fault(c_, AccessMode::read, lane_, address, bytes);
    return host;
  }
  const std::byte* read_together(uint64_t address, uint64_t bytes) override {
    return resolve(c_, address, bytes, AccessMode::read);
  }

 private:
  WaveContext& c_;
  int lane_ = 0;
};

}  // namespace

void find_texels(WaveContext& c, const ImageOperands& s) {
  const sem::ImageAccess access = sem::ImageAccess::unpack(s.access);
  const image::BoundImage* image = image_of(c, s);
  if (image == nullptr) return;
  const Rows rows(s);
  ResultRows results(c, s);
  for_lanes(active_lanes(c), [&](int lane) {
    const image::TexelPlace place = image->find(access.coordinates, rows.words(0, lane));
    results.put(lane, {static_cast<uint32_t>(place.address), static_cast<uint32_t>(place.address >> 32), place.bytes});
  });
}

void load_texels(WaveContext& c, const ImageOperands& s) {
  if (c.stop != Stop::none) return;
  const sem::ImageAccess access = sem::ImageAccess::unpack(s.access);
  const image::BoundImage* image = image_of(c, s);
  if (image == nullptr) return;
  const image::ComponentRows& results = s.results;
  const auto clear = [&results](uint64_t lanes) {
    for (uint64_t left = lanes; left != 0; left &= left - 1)
      for (uint32_t* row : results) row[std::countr_zero(left)] = 0;
  };
  if (image->is_unbound()) return clear(~uint64_t{0});
  need_rounding(c, 0);
  const Rows rows(s);
  const image::TexelFinder finder = image->finder(access.coordinates);
  image::for_element_bytes(image->layout().element_bytes(), [&]<uint32_t Bytes>() {
    Elements elements{};
    const uint64_t inside = each_texel<Bytes>(c, finder, rows, AccessMode::read, [&](const std::byte* host, int lane) {
      std::memcpy(&elements[Bytes * static_cast<uint32_t>(lane)], host, Bytes);
    });
    image->load_rows(elements.data(), c.machine->model->wave_size, access.halves, results);
    clear(c.machine->full_exec & ~inside);
  });
}

void store_texels(WaveContext& c, const ImageOperands& s) {
  if (c.stop != Stop::none) return;
  const sem::ImageAccess access = sem::ImageAccess::unpack(s.access);
  const image::BoundImage* image = image_of(c, s);
  if (image == nullptr || image->is_unbound()) return;
  if (const auto refusal = image->store_refusal()) return refuse(c, "an image store with " + refusal->what);
  need_rounding(c, 0);
  const Rows rows(s);
  const image::TexelFinder finder = image->finder(access.coordinates);
  Elements elements;
  image->store_rows(rows.four(4), c.machine->model->wave_size, access.halves, elements.data());
  image::for_element_bytes(image->layout().element_bytes(), [&]<uint32_t Bytes>() {
    each_texel<Bytes>(c, finder, rows, AccessMode::write, [&](std::byte* host, int lane) {
      std::memcpy(host, &elements[Bytes * static_cast<uint32_t>(lane)], Bytes);
    });
  });
}

void find_image_sizes(WaveContext& c, const ImageOperands& s) {
  const image::BoundImage* image = image_of(c, s);
  if (image == nullptr) return;
  const Rows rows(s);
  ResultRows results(c, s);
  for_lanes(active_lanes(c), [&](int lane) { results.put(lane, image->sizes(rows.word(0, lane))); });
}

void sample_texels(WaveContext& c, const ImageOperands& s) {
  if (c.stop != Stop::none) return;
  const Sampled sampled(c, s);
  if (!sampled.is_ready()) return;
  ResultRows results(c, s);
  DeviceTexels texels(c);
  for_lanes(sampled.sample_rows(active_lanes(c), texels, results.rows()), [&](int lane) {
    if (c.stop != Stop::none) return;
    texels.set_lane(lane);
    results.put(lane, sampled.sample(lane, texels));
  });
}

void find_image_levels(WaveContext& c, const ImageOperands& s) {
  const Sampled sampled(c, s);
  if (!sampled.is_ready()) return;
  ResultRows results(c, s);
  for_lanes(active_lanes(c), [&](int lane) { results.put(lane, sampled.level(lane)); });
}

// The image and sampler are looked up as the operation will do it; where that refuses, it has raised the outcome that
// the operation would raise.
const std::vector<events::Access>& WatchedTexels::find(WaveContext& c, const ImageOperands& s, bool is_store) {
  accesses_.clear();
  words_.clear();
  if (s.has_sampler) {
    struct Noted final : image::TexelSource {
      std::vector<std::pair<uint64_t, uint32_t>> places;
      std::array<std::byte, 16> nothing{};
      const std::byte* read(uint64_t address, uint32_t bytes) override {
        places.emplace_back(address, bytes);
        return nothing.data();
      }
    } noted;
    const Sampled sampled(c, s);
    if (!sampled.is_ready()) return accesses_;
    for_lanes(active_lanes(c), [&](int lane) {
      noted.places.clear();
      sampled.sample(lane, noted);
      for (size_t i = 0; i < noted.places.size(); ++i)
        add(i, lane, noted.places[i].first, noted.places[i].second, events::AccessKind::load, true);
    });
    return accesses_;
  }
  const sem::ImageAccess access = sem::ImageAccess::unpack(s.access);
  const image::BoundImage* image = image_of(c, s);
  if (image == nullptr) return accesses_;
  if (is_store && image->store_refusal()) return accesses_;
  const Rows rows(s);
  for_lanes(active_lanes(c), [&](int lane) {
    const image::TexelPlace place = image->find(access.coordinates, rows.words(0, lane));
    if (place.bytes == 0) return;
    add(0, lane, place.address, place.bytes, is_store ? events::AccessKind::store : events::AccessKind::load, false);
    if (!is_store) return;
    std::array<std::byte, 16> bytes{};
    image->store(rows.words(4, lane), access.halves, bytes.data());
    for (size_t w = 0; w < 4; ++w) std::memcpy(&words_[0][w][static_cast<size_t>(lane)], &bytes[4 * w], 4);
  });
  return accesses_;
}

void WatchedTexels::add(size_t number, int lane, uint64_t address, uint32_t bytes, events::AccessKind kind,
                        bool is_sampled) {
  if (number == accesses_.size()) {
    events::Access& access = accesses_.emplace_back();
    access.kind = kind;
    access.size_bytes = bytes;
    access.is_texel = true;
    access.is_sampled = is_sampled;
    Words& words = words_.emplace_back();
    for (size_t w = 0; w < words.size(); ++w) access.words[w] = words[w].data();
  }
  accesses_[number].lanes |= uint64_t{1} << lane;
  accesses_[number].address[static_cast<size_t>(lane)] = address;
}

const std::vector<events::Access>& WatchedTexels::with_words(WaveContext& c) {
  for (size_t i = 0; i < accesses_.size(); ++i) {
    events::Access& access = accesses_[i];
    for_lanes(access.lanes, [&](int lane) {
      const auto l = static_cast<size_t>(lane);
      const std::byte* host = resolve(c, access.address[l], access.size_bytes, AccessMode::read);
      if (host == nullptr) return;
      std::array<uint32_t, 4> element{};
      std::memcpy(element.data(), host, access.size_bytes);
      for (size_t w = 0; w < element.size(); ++w) words_[i][w][l] = element[w];
    });
  }
  return accesses_;
}

}  // namespace lw::exec
