#include "launch/located_json.h"

#include <fmt/format.h>

#include <cctype>
#include <iterator>
#include <set>
#include <vector>

namespace lw::launch {
namespace {

// Reads the text and keeps, where others can see it, how far it has come.
class Counting {
 public:
  using iterator_category = std::input_iterator_tag;
  using value_type = char;
  using difference_type = std::ptrdiff_t;
  using pointer = const char*;
  using reference = const char&;

  Counting(const char* at, const char** furthest) : at_(at), furthest_(furthest) {}
  reference operator*() const { return *at_; }
  Counting& operator++() {
    *furthest_ = ++at_;
    return *this;
  }
  Counting operator++(int) {
    Counting before = *this;
    ++*this;
    return before;
  }
  bool operator==(const Counting& other) const { return at_ == other.at_; }
  bool operator!=(const Counting& other) const { return at_ != other.at_; }

 private:
  const char* at_;
  const char** furthest_;
};

Position position(std::string_view text, size_t offset) {
  Position p{1, 1};
  for (const char c : text.substr(0, offset)) {
    if (c == '\n')
      ++p.line, p.column = 1;
    else
      ++p.column;
  }
  return p;
}

// Told by the parser of each token when it has been read.
class Builder : public nlohmann::json_sax<nlohmann::json> {
 public:
  Builder(std::string_view text, LocatedJson& out) : text_(text), out_(out), furthest_(text.data()) {}

  const char** furthest() { return &furthest_; }
  const std::string& error() const { return error_; }

  bool null() override { return put(nullptr, false); }
  bool boolean(bool value) override { return put(value, false); }
  bool number_integer(number_integer_t value) override { return put(value, true); }
  bool number_unsigned(number_unsigned_t value) override { return put(value, true); }
  bool number_float(number_float_t value, const string_t&) override { return put(value, true); }
  bool string(string_t& value) override { return put(value, false); }
  bool binary(binary_t&) override { return false; }
  bool start_object(size_t) override { return open(nlohmann::json::object()); }
  bool start_array(size_t) override { return open(nlohmann::json::array()); }
  bool end_object() override { return close(); }
  bool end_array() override { return close(); }
  bool key(string_t& name) override {
    const size_t begin = token(false);
    Level& level = levels_.back();
    if (!level.keys.insert(name).second) return fail(begin, fmt::format("\"{}\" is there twice", name));
    level.key = name;
    return true;
  }
  bool parse_error(size_t, const std::string&, const nlohmann::detail::exception&) override {
    const size_t begin = token(false);
    return fail(begin, begin >= text_.size() ? "the JSON text ends too early" : "this is not JSON");
  }

 private:
  struct Level {
    nlohmann::json* value;
    std::string path;
    std::string key;
    std::set<std::string> keys;
  };

  bool fail(size_t offset, std::string_view what) {
    const Position p = position(text_, offset);
    error_ = fmt::format("{}:{}: {}", p.line, p.column, what);
    return false;
  }

  // Where the token that was just read begins. A number is seen to end by the character after it.
  size_t token(bool is_number) {
    size_t begin = end_;
    while (begin < text_.size() &&
           (std::isspace(static_cast<unsigned char>(text_[begin])) != 0 || text_[begin] == ',' || text_[begin] == ':'))
      ++begin;
    end_ = static_cast<size_t>(furthest_ - text_.data());
    if (is_number && end_ > begin && end_ <= text_.size()) {
      const char last = text_[end_ - 1];
      if (std::isdigit(static_cast<unsigned char>(last)) == 0) --end_;
    }
    return begin;
  }

  nlohmann::json* place(nlohmann::json value, size_t begin) {
    std::string path;
    nlohmann::json* to = &out_.value;
    if (levels_.empty()) {
      *to = std::move(value);
    } else {
      Level& level = levels_.back();
      if (level.value->is_object()) {
        path = level.path.empty() ? level.key : level.path + "." + level.key;
        to = &((*level.value)[level.key] = std::move(value));
      } else {
        path = fmt::format("{}[{}]", level.path, level.value->size());
        level.value->push_back(std::move(value));
        to = &level.value->back();
      }
    }
    out_.where[path] = position(text_, begin);
    path_ = std::move(path);
    return to;
  }
  bool put(nlohmann::json value, bool is_number) {
    place(std::move(value), token(is_number));
    return true;
  }
  bool open(nlohmann::json value) {
    constexpr size_t kMostLevels = 64;
    const size_t begin = token(false);
    if (levels_.size() == kMostLevels) return fail(begin, "nested too deeply");
    nlohmann::json* at = place(std::move(value), begin);
    levels_.push_back({at, path_, {}, {}});
    return true;
  }
  bool close() {
    token(false);
    levels_.pop_back();
    return true;
  }

  std::string_view text_;
  LocatedJson& out_;
  const char* furthest_;
  size_t end_ = 0;  // of the token before
  std::vector<Level> levels_;
  std::string path_;  // of what was placed last
  std::string error_;
};

}  // namespace

Result<LocatedJson> parse_located_json(std::string_view text) {
  LocatedJson located;
  Builder builder(text, located);
  const Counting begin(text.data(), builder.furthest());
  const Counting end(text.data() + text.size(), builder.furthest());
  if (!nlohmann::json::sax_parse(begin, end, &builder)) return Error{builder.error()};
  return located;
}

}  // namespace lw::launch
