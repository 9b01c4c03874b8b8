#include "report/reference_drawings.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/utf8.h"
#include "base/xml.h"
#include "report/explain_keys.h"

namespace lw::report {
namespace {

std::string_view kind_class(BitField::Kind kind) {
  static constexpr std::string_view kNames[] = {"fixed",   "ignored",  "unused", "opcode",
                                                "operand", "modifier", "literal"};
  return kNames[static_cast<size_t>(kind)];
}

}  // namespace

std::string html_escaped(std::string_view text) {
  std::string out;
  for (const char c : utf8_text(text)) {
    const std::string_view entity = markup_entity(c);
    if (entity.empty())
      out += c;
    else
      out += entity;
  }
  return out;
}

std::string html_word(const ExplainPage& page, unsigned word) {
  const std::vector<char> keys = field_keys(page);
  std::string numbers = "<tr class=\"numbers\">";
  std::string bits = "<tr class=\"bits\">";
  std::string names = "<tr class=\"names\">";
  for (size_t i = 0; i < page.fields.size(); ++i) {
    const BitField& field = page.fields[i];
    const unsigned first = std::max(field.lsb, 32 * word);
    const unsigned end = std::min(field.lsb + field.width_bits, 32 * word + 32);
    if (first >= end) continue;
    std::string value;
    for (unsigned bit = end; bit-- > first;) value += ((page.words[word] >> (bit - 32 * word)) & 1) != 0 ? '1' : '0';
    const std::string_view kind = kind_class(field.kind);
    const unsigned span = end - first;
    const std::string place = span == 1   ? fmt::format("{}", first)
                              : span == 2 ? fmt::format("{} {}", end - 1, first)
                                          : fmt::format("<span>{}</span><span>{}</span>", end - 1, first);
    const std::string name = keys[i] != 0 ? std::string(1, keys[i]) : html_escaped(field.name);
    numbers += fmt::format("<td colspan=\"{}\"><div>{}</div></td>", span, place);
    bits += fmt::format("<td colspan=\"{}\" class=\"{}\">{}</td>", span, kind, value);
    names += fmt::format("<td colspan=\"{}\" class=\"{}\" title=\"{}\">{}</td>", span, kind,
                         html_escaped(field.name.empty() ? std::string(kind) : field.name), name);
  }
  return "<table class=\"word\">" + numbers + "</tr>" + bits + "</tr>" + names + "</tr></table>\n";
}

std::string svg_bytes(const BytePicture& picture) {
  constexpr int kByte = 96, kLeft = 78, kRow = 30, kGap = 40, kTop = 18;
  const int height = kTop + static_cast<int>(picture.rows.size()) * (kRow + kGap) - kGap + 8;
  static constexpr std::string_view kTones[] = {"plain", "chosen", "kept", "made"};
  std::string out = fmt::format(
      "<svg class=\"bytes\" viewBox=\"0 0 {} {}\" role=\"img\" aria-label=\"how bytes move\" "
      "style=\"max-width:{}px\">\n",
      kLeft + 4 * kByte + 180, height, kLeft + 4 * kByte + 180);
  for (int byte = 0; byte < 4; ++byte)
    out += fmt::format("<text class=\"small\" x=\"{}\" y=\"12\" text-anchor=\"middle\">byte {}</text>\n",
                       kLeft + (3 - byte) * kByte + kByte / 2, byte);
  const auto middle = [&](unsigned byte, unsigned bytes) {
    return kLeft + static_cast<int>(4 - byte - bytes) * kByte + static_cast<int>(bytes) * kByte / 2;
  };
  for (size_t i = 0; i < picture.rows.size(); ++i) {
    const ByteRow& row = picture.rows[i];
    const int y = kTop + static_cast<int>(i) * (kRow + kGap);
    out += fmt::format("<text x=\"4\" y=\"{}\">{}</text>\n", y + 20, html_escaped(row.name));
    int x = kLeft;
    for (const ByteRow::Run& run : row.runs) {
      const int width = static_cast<int>(run.size_bytes) * kByte;
      out += fmt::format("<rect class=\"{}\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"/>",
                         kTones[static_cast<size_t>(run.tone)], x, y, width, kRow);
      out += fmt::format("<text x=\"{}\" y=\"{}\" text-anchor=\"middle\">{}</text>\n", x + width / 2, y + 20,
                         html_escaped(run.label));
      x += width;
    }
    out += fmt::format("<text class=\"small\" x=\"{}\" y=\"{}\">{}</text>\n", x + 10, y + 20, html_escaped(row.note));
  }
  for (const BytePicture::Arrow& arrow : picture.arrows) {
    const int from = middle(arrow.from_byte, arrow.size_bytes);
    const int to = middle(arrow.to_byte, arrow.size_bytes);
    const int y = kTop + static_cast<int>(arrow.from_row) * (kRow + kGap) + kRow;
    out += fmt::format(
        "<path class=\"move\" d=\"M{0} {1} C{0} {2} {3} {2} {3} {4}\"/>"
        "<path class=\"tip\" d=\"M{5} {4} L{6} {4} L{3} {7} Z\"/>\n",
        from, y, y + kGap / 2, to, y + kGap - 7, to - 5, to + 5, y + kGap);
  }
  return out + "</svg>\n";
}

std::string svg_lanes(const LanePicture& picture) {
  const int lanes = static_cast<int>(picture.lanes.size());
  constexpr int kCell = 16, kLeft = 62, kHigh = 20, kGap = 90, kTop = 4;
  std::string out = fmt::format(
      "<svg class=\"lanes\" viewBox=\"0 0 {} {}\" role=\"img\" aria-label=\"how lanes move\" "
      "style=\"min-width:{}px\">\n",
      kLeft + lanes * kCell + 4, kTop + 2 * kHigh + kGap + 4, std::min(900, kLeft + lanes * kCell));
  const int below = kTop + kHigh + kGap;
  out += fmt::format("<text x=\"2\" y=\"{}\">{}</text><text x=\"2\" y=\"{}\">{}</text>\n", kTop + 14,
                     html_escaped(picture.source), below + 14,
                     html_escaped(picture.is_result ? picture.destination : picture.source + " read"));
  for (int lane = 0; lane < lanes; ++lane) {
    const LanePicture::Lane& entry = picture.lanes[static_cast<size_t>(lane)];
    const int x = kLeft + lane * kCell;
    const int row_class = lane / static_cast<int>(std::max(1u, picture.row_lanes)) % 2;
    const std::string_view tone = entry.state == LanePicture::State::taken  ? "chosen"
                                  : entry.state == LanePicture::State::zero ? "made"
                                                                            : "kept";
    out += fmt::format(
        "<rect class=\"row{}\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"/>"
        "<text class=\"tiny\" x=\"{}\" y=\"{}\" text-anchor=\"middle\">{}</text>",
        row_class, x, kTop, kCell, kHigh, x + kCell / 2, kTop + 14, lane);
    const std::string label = entry.state == LanePicture::State::taken  ? fmt::format("{}", entry.source)
                              : entry.state == LanePicture::State::zero ? std::string("z")
                                                                        : std::string("·");
    out += fmt::format(
        "<rect class=\"{}\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"/>"
        "<text class=\"tiny\" x=\"{}\" y=\"{}\" text-anchor=\"middle\">{}</text>\n",
        tone, x, below, kCell, kHigh, x + kCell / 2, below + 14, label);
    if (entry.state == LanePicture::State::taken)
      out += fmt::format("<path class=\"move\" d=\"M{0} {1} C{0} {2} {3} {2} {3} {4}\"/>\n",
                         kLeft + static_cast<int>(entry.source) * kCell + kCell / 2, kTop + kHigh,
                         kTop + kHigh + kGap / 2, x + kCell / 2, below);
  }
  return out + "</svg>\n";
}

}  // namespace lw::report
