// Names that people may have meant, and text that may hold anything, made fit for messages.
#pragma once

#include <string>
#include <string_view>

namespace lw {

// How many letters must be put in, left out or exchanged to make one of the other; `limit` where it is that or more.
unsigned edit_distance(std::string_view a, std::string_view b, unsigned limit);

// From how many wrong letters on another name of this length is no likely misspelling.
unsigned misspelling_limit(std::string_view name);

// The likeliest of the names offered to be meant by one that nothing has; of equals the first.
class NearestName {
 public:
  explicit NearestName(std::string_view name) : NearestName(name, misspelling_limit(name)) {}
  // From `limit` wrong letters on nothing is likely.
  NearestName(std::string_view name, unsigned limit) : name_(name), distance_(limit) {}
  void offer(std::string_view candidate) { offer(candidate, edit_distance(name_, candidate, distance_)); }
  void offer(std::string_view candidate, unsigned distance) {
    if (distance >= distance_) return;
    distance_ = distance;
    found_ = candidate;
  }
  const std::string& found() const { return found_; }  // empty: none
  unsigned distance() const { return distance_; }      // of it, or the limit

 private:
  std::string_view name_;
  unsigned distance_;
  std::string found_;
};

// Text for a terminal: control characters and bytes that are no UTF-8 as \x1b, tabs and line ends as they are.
std::string printable(std::string_view text);

}  // namespace lw
