// Where the printer writes: a block of characters that is handed to a sink when full, so that a listing of any length
// needs only this block.
#pragma once

#include <cstddef>
#include <cstring>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

namespace lw::text {

class OutputBuffer {
 public:
  using Sink = std::function<void(std::string_view)>;

  // With a sink, full blocks go there; without one, the buffer grows and view() holds everything.
  explicit OutputBuffer(Sink sink = {}, size_t capacity = size_t{1} << 16)
      : sink_(std::move(sink)), capacity_(capacity), data_(std::make_unique_for_overwrite<char[]>(capacity)) {}

  // At least `size` characters to write to. The pointer is good until the next call.
  char* room(size_t size) {
    if (capacity_ - size_ < size) [[unlikely]]
      make_room(size);
    return data_.get() + size_;
  }
  // Says that characters up to `end` of the last room() are text now.
  void advance_to(const char* end) { size_ = static_cast<size_t>(end - data_.get()); }

  void append(std::string_view text) {
    char* to = room(text.size());
    std::memcpy(to, text.data(), text.size());
    size_ += text.size();
  }

  // Hands what is there to the sink.
  void flush() {
    if (sink_ && size_ != 0) {
      sink_(view());
      size_ = 0;
    }
  }

  std::string_view view() const { return {data_.get(), size_}; }
  void clear() { size_ = 0; }

 private:
  void make_room(size_t size) {
    flush();
    if (capacity_ - size_ >= size) return;
    while (capacity_ - size_ < size) capacity_ *= 2;
    auto larger = std::make_unique_for_overwrite<char[]>(capacity_);
    std::memcpy(larger.get(), data_.get(), size_);
    data_ = std::move(larger);
  }

  Sink sink_;
  size_t capacity_;
  size_t size_ = 0;
  std::unique_ptr<char[]> data_;
};

}  // namespace lw::text
