#include "timing/extrapolation.h"

#include <algorithm>
#include <cmath>

namespace lw::timing {
namespace {

constexpr size_t kMostPieces = 64;

// Student's t for 95 of 100 cases (two-sided), from so many values.
double student(size_t values) {
  constexpr double kQuantiles[] = {12.7, 4.3, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23};
  if (values < 2) return 0;
  return values - 2 < std::size(kQuantiles) ? kQuantiles[values - 2] : 2.05;
}

}  // namespace

void Extrapolation::window(uint64_t time, uint64_t issued, double represented) {
  // Where nothing was issued, the time goes to what is issued next.
  if (issued == issued_) return;
  const double cycles = static_cast<double>(time - time_), part = static_cast<double>(issued - issued_);
  const double stands_for = represented - represented_;
  whole_ += cycles * stands_for / part;
  open_.cycles += cycles;
  open_.issued += part;
  open_.represented += stands_for;
  time_ = time;
  issued_ = issued;
  represented_ = represented;
  if (open_.issued >= piece_size_) close();
}

void Extrapolation::close() {
  pieces_.push_back(open_);
  open_ = {};
  if (pieces_.size() < kMostPieces) return;
  for (size_t i = 0; i < kMostPieces / 2; ++i) {
    Piece sum = pieces_[2 * i];
    sum.cycles += pieces_[2 * i + 1].cycles;
    sum.issued += pieces_[2 * i + 1].issued;
    sum.represented += pieces_[2 * i + 1].represented;
    pieces_[i] = sum;
  }
  pieces_.resize(kMostPieces / 2);
  piece_size_ *= 2;
}

WholeEstimate Extrapolation::finish(uint64_t cycles) const {
  WholeEstimate whole;
  // The last window is longer than what happened in it.
  const double last = static_cast<double>(cycles) - static_cast<double>(time_);
  whole.cycles = static_cast<double>(begin_) + whole_ + last;
  whole.instructions = represented_;
  // Pieces that stand for themselves are known.
  constexpr double kMore = 1.01;
  double mean = 0, squares = 0;
  size_t count = 0;
  for (const Piece& piece : pieces_) {
    if (piece.represented < piece.issued * kMore) continue;
    const double rate = piece.cycles / piece.issued;
    ++count;
    const double off = rate - mean;
    mean += off / static_cast<double>(count);
    squares += off * (rate - mean);
  }
  if (count < 2 || mean <= 0 || whole.cycles <= 0) return whole;
  const double deviation = std::sqrt(squares / static_cast<double>(count - 1));
  const double of_mean = student(count) * deviation / (mean * std::sqrt(static_cast<double>(count)));
  const double guessed = std::max(0.0, 1 - static_cast<double>(cycles) / whole.cycles);
  whole.error_percent = 100 * of_mean * guessed;
  return whole;
}

}  // namespace lw::timing
