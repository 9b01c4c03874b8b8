// The drawings of `explain`: an instruction's words as fields, bytes on their way, lanes on theirs.
#include <fmt/format.h>

#include <algorithm>

#include "report/explain_keys.h"
#include "report/explain_page.h"

namespace lw::report {
namespace {

// A line of cells, one column each; a cell holds one character in UTF-8.
class Line {
 public:
  explicit Line(size_t columns) : cells_(columns) {}
  void put(size_t column, std::string_view character) {
    if (column >= cells_.size()) return;
    Cell& cell = cells_[column];
    cell.size = std::min(character.size(), cell.bytes.size());
    std::copy_n(character.begin(), cell.size, cell.bytes.begin());
  }
  void write(size_t column, std::string_view ascii) {
    for (size_t i = 0; i < ascii.size(); ++i) put(column + i, ascii.substr(i, 1));
  }
  std::string text() const {
    std::string out;
    for (const Cell& cell : cells_) out.append(cell.bytes.data(), cell.size);
    out.erase(out.find_last_not_of(' ') + 1);
    return out;
  }

 private:
  struct Cell {
    std::array<char, 4> bytes = {' '};
    size_t size = 1;
  };
  std::vector<Cell> cells_;
};

constexpr size_t kWordColumns = 65;  // 32 bits of one column with a border before, between and after

size_t column_of_bit(unsigned bit) { return 2 * (31 - bit) + 1; }

// The part of a field that lies in a word.
struct Part {
  const BitField* field;
  unsigned high, low;  // bits of the word
  char key;
};

std::vector<Part> parts_of(const ExplainPage& page, unsigned word) {
  const std::vector<char> keys = field_keys(page);
  std::vector<Part> parts;
  for (size_t i = 0; i < page.fields.size(); ++i) {
    const BitField& field = page.fields[i];
    const unsigned first = std::max(field.lsb, 32 * word);
    const unsigned end = std::min(field.lsb + field.width_bits, 32 * word + 32);
    if (first < end) parts.push_back({&field, end - 1 - 32 * word, first - 32 * word, keys[i]});
  }
  return parts;
}

}  // namespace

bool name_fits(const BitField& field) { return field.name.size() < 2 * size_t{field.width_bits}; }

std::vector<char> field_keys(const ExplainPage& page) {
  std::vector<char> keys(page.fields.size(), 0);
  char next = 'a';
  for (size_t i = 0; i < page.fields.size(); ++i) {
    const BitField& field = page.fields[i];
    if (field.name.empty() || name_fits(field)) continue;
    keys[i] = next;
    next = next == 'z' ? 'A' : static_cast<char>(next + 1);
  }
  return keys;
}

std::vector<std::string> draw_word(const ExplainPage& page, unsigned word) {
  Line tens(kWordColumns), ones(kWordColumns), top(kWordColumns), bits(kWordColumns), names(kWordColumns),
      bottom(kWordColumns);
  for (size_t c = 0; c < kWordColumns; ++c) {
    top.put(c, "─");
    bottom.put(c, "─");
  }
  const uint32_t value = page.words[word];
  for (unsigned bit = 0; bit < 32; ++bit) bits.put(column_of_bit(bit), ((value >> bit) & 1) != 0 ? "1" : "0");
  for (const Part& part : parts_of(page, word)) {
    const size_t left = column_of_bit(part.high) - 1;
    const size_t right = column_of_bit(part.low) + 1;
    for (const unsigned bit : {part.high, part.low}) {
      const unsigned number = bit + 32 * word;
      if (number >= 10) tens.put(column_of_bit(bit), fmt::format("{}", number / 10));
      ones.put(column_of_bit(bit), fmt::format("{}", number % 10));
    }
    for (const size_t c : {left, right}) {
      const bool edge = c == 0 || c == kWordColumns - 1;
      top.put(c, edge ? (c == 0 ? "┌" : "┐") : "┬");
      bottom.put(c, edge ? (c == 0 ? "└" : "┘") : "┴");
      bits.put(c, "│");
      names.put(c, "│");
    }
    std::string name = part.key != 0 ? std::string(1, part.key) : part.field->name;
    if (part.field->kind == BitField::Kind::ignored) name = "-";
    if (name.size() >= right - left) name.clear();
    names.write(left + 1 + (right - left - 1 - name.size()) / 2, name);
  }
  return {tens.text(), ones.text(), top.text(), bits.text(), names.text(), bottom.text()};
}

// ---- Bytes ----

namespace {

constexpr size_t kByteColumns = 9;
constexpr size_t kNameColumns = 8;
constexpr size_t kRowColumns = 4 * (kByteColumns + 1) + 1;

size_t byte_left(unsigned byte) { return kNameColumns + (3 - byte) * (kByteColumns + 1); }
// The middle column of `bytes` bytes from `byte` up.
size_t run_middle(unsigned byte, unsigned bytes) { return (byte_left(byte + bytes - 1) + byte_left(byte)) / 2 + 5; }

std::vector<std::string> draw_row(const ByteRow& row) {
  Line top(kNameColumns + kRowColumns), middle(kNameColumns + kRowColumns), bottom(kNameColumns + kRowColumns);
  for (size_t c = kNameColumns; c < kNameColumns + kRowColumns; ++c) {
    top.put(c, "─");
    bottom.put(c, "─");
  }
  middle.write(0, row.name);
  const auto border = [&](size_t c) {
    const bool first = c == kNameColumns;
    const bool last = c == kNameColumns + kRowColumns - 1;
    top.put(c, first ? "┌" : last ? "┐" : "┬");
    bottom.put(c, first ? "└" : last ? "┘" : "┴");
    middle.put(c, "│");
  };
  unsigned high = 4;
  for (const ByteRow::Run& run : row.runs) {
    high -= std::min(run.size_bytes, high);
    const size_t left = byte_left(high + run.size_bytes - 1);
    const size_t columns = run.size_bytes * (kByteColumns + 1) - 1;
    border(left);
    border(left + columns + 1);
    const std::string label = run.label.substr(0, columns);
    const size_t start = left + 1 + (columns - label.size()) / 2;
    if (run.tone == ByteRow::Run::Tone::chosen || run.tone == ByteRow::Run::Tone::made) {
      const std::string_view shade = run.tone == ByteRow::Run::Tone::chosen ? "▒" : "▓";
      for (size_t c = left + 1; c <= left + columns; ++c) middle.put(c, shade);
      if (!label.empty()) {
        middle.put(start - 1, " ");
        middle.put(start + label.size(), " ");
      }
    }
    middle.write(start, label);
  }
  std::string text = middle.text();
  if (!row.note.empty()) text += "  " + row.note;
  return {top.text(), text, bottom.text()};
}

void draw_arrow(const BytePicture::Arrow& arrow, Line& upper, Line& middle, Line& lower) {
  const size_t from = run_middle(arrow.from_byte, arrow.size_bytes);
  const size_t to = run_middle(arrow.to_byte, arrow.size_bytes);
  upper.put(from, "│");
  lower.put(to, "▼");
  if (from == to) {
    middle.put(from, "│");
    return;
  }
  for (size_t c = std::min(from, to) + 1; c < std::max(from, to); ++c) middle.put(c, "─");
  middle.put(from, from < to ? "└" : "┘");
  middle.put(to, from < to ? "┐" : "┌");
}

}  // namespace

std::vector<std::string> draw_bytes(const BytePicture& picture) {
  std::vector<std::string> out;
  Line ruler(kNameColumns + kRowColumns);
  ruler.write(0, "byte");
  for (unsigned byte = 0; byte < 4; ++byte) ruler.write(run_middle(byte, 1), fmt::format("{}", byte));
  out.push_back(ruler.text());
  for (size_t i = 0; i < picture.rows.size(); ++i) {
    for (std::string& line : draw_row(picture.rows[i])) out.push_back(std::move(line));
    Line upper(kNameColumns + kRowColumns), middle(kNameColumns + kRowColumns), lower(kNameColumns + kRowColumns);
    bool any = false;
    bool moves = false;
    for (const BytePicture::Arrow& arrow : picture.arrows) {
      if (arrow.from_row != i) continue;
      any = true;
      moves |= arrow.from_byte != arrow.to_byte;
      draw_arrow(arrow, upper, middle, lower);
    }
    if (!any) continue;
    if (moves) out.push_back(middle.text());
    out.push_back(lower.text());
  }
  return out;
}

// ---- Lanes ----

std::vector<std::string> draw_lanes(const LanePicture& picture) {
  std::vector<std::string> out;
  const auto cell = [](const LanePicture::Lane& lane) {
    switch (lane.state) {
      case LanePicture::State::taken: return fmt::format("{:>3}", lane.source);
      case LanePicture::State::zero: return std::string("  z");
      case LanePicture::State::own: return std::string("  .");
    }
    return std::string();
  };
  const size_t rows = picture.row_lanes == 0 ? 0 : picture.lanes.size() / picture.row_lanes;
  const size_t name_columns = std::max<size_t>({12, picture.destination.size() + 5, picture.source.size() + 5});
  // Rows that differ from the first one only by their place are not drawn again.
  const auto alike = [&](size_t row) {
    for (unsigned i = 0; i < picture.row_lanes; ++i) {
      const LanePicture::Lane& a = picture.lanes[i];
      const LanePicture::Lane& b = picture.lanes[row * picture.row_lanes + i];
      if (a.state != b.state) return false;
      if (a.state == LanePicture::State::taken && a.source + row * picture.row_lanes != b.source) return false;
    }
    return true;
  };
  bool all_alike = rows > 1;
  for (size_t row = 1; row < rows; ++row) all_alike &= alike(row);
  bool zeroes = false;
  bool kept = false;
  for (size_t row = 0; row < (all_alike ? 1 : rows); ++row) {
    std::string to = fmt::format("{:<{}}", picture.destination + " lane", name_columns);
    std::string from = fmt::format("{:<{}}", picture.source + " lane", name_columns);
    for (unsigned i = 0; i < picture.row_lanes; ++i) {
      const size_t lane = row * picture.row_lanes + i;
      to += fmt::format("{:>3}", lane);
      from += cell(picture.lanes[lane]);
      zeroes |= picture.lanes[lane].state == LanePicture::State::zero;
      kept |= picture.lanes[lane].state == LanePicture::State::own;
    }
    out.push_back(to);
    out.push_back(from);
    if (row + 1 < rows && !all_alike) out.emplace_back();
  }
  if (all_alike)
    out.push_back(fmt::format("the other rows of {} lanes likewise, each within itself", picture.row_lanes));
  if (kept) out.push_back(fmt::format(".  not written: {} keeps what it holds", picture.destination));
  if (zeroes) out.push_back("z  reads 0 in place of a lane that is not there");
  for (const std::string& note : picture.notes)
    for (std::string& line : wrapped(note, 74)) out.push_back(std::move(line));
  return out;
}

std::vector<std::string> wrapped(std::string_view text, size_t columns) {
  std::vector<std::string> lines;
  std::string line;
  while (!text.empty()) {
    const size_t end = std::min(text.find(' '), text.size());
    const std::string_view word = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    if (!line.empty() && line.size() + 1 + word.size() > columns) {
      lines.push_back(std::move(line));
      line.clear();
    }
    if (!line.empty()) line += ' ';
    line += word;
  }
  if (!line.empty()) lines.push_back(std::move(line));
  return lines;
}

}  // namespace lw::report
