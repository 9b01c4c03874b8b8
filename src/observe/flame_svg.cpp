// A flame graph: a box a frame, as wide as its share, callees above callers. Titles say numbers where a pointer rests.
#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <memory>

#include "base/xml.h"
#include "observe/profile.h"

namespace lw::observe {
namespace {

constexpr double kWidth = 1200;
constexpr double kSide = 10;
constexpr double kRow = 18;
constexpr double kTop = 40;
constexpr double kCharacter = 6.6;  // of 11 px monospace text

struct Frame {
  uint64_t count = 0;
  std::map<std::string, std::unique_ptr<Frame>> above;
};

unsigned height(const Frame& frame) {
  unsigned most = 0;
  for (const auto& [name, above] : frame.above) most = std::max(most, height(*above));
  return most + 1;
}

// Warm colours that depend on the name alone, so that two graphs can be compared.
std::string colour(std::string_view name) {
  uint32_t hash = 2166136261u;
  for (const char c : name) hash = (hash ^ static_cast<unsigned char>(c)) * 16777619u;
  return fmt::format("rgb({},{},{})", 205 + hash % 50, 80 + hash / 64 % 130, 30 + hash / 16384 % 40);
}

void draw(std::string& svg, const Frame& frame, std::string_view name, double x, double width, unsigned depth,
          unsigned rows, uint64_t all, std::string_view unit) {
  constexpr double kLeastWidth = 0.2;
  if (width < kLeastWidth) return;
  const double y = kTop + kRow * (rows - 1 - depth);
  const double share = all == 0 ? 0 : 100.0 * static_cast<double>(frame.count) / static_cast<double>(all);
  svg += fmt::format("<g><title>{}: {} {}, {:.2f}%</title>", xml_text(name), frame.count, xml_text(unit), share);
  svg += fmt::format(R"(<rect x="{:.2f}" y="{:.0f}" width="{:.2f}" height="{:.0f}" rx="2" fill="{}"/>)", x, y,
                     std::max(width - 0.3, 0.1), kRow - 1, colour(name));
  const auto fits = static_cast<size_t>(std::max(0.0, (width - 6) / kCharacter));
  if (fits >= 3) {
    const std::string shown = name.size() <= fits ? std::string(name) : std::string(name.substr(0, fits - 2)) + "..";
    svg += fmt::format(R"(<text x="{:.2f}" y="{:.0f}">{}</text>)", x + 3, y + 13, xml_text(shown));
  }
  svg += "</g>\n";
  double at = x;
  for (const auto& [above_name, above] : frame.above) {
    const double w =
        frame.count == 0 ? 0 : width * static_cast<double>(above->count) / static_cast<double>(frame.count);
    draw(svg, *above, above_name, at, w, depth + 1, rows, all, unit);
    at += w;
  }
}

}  // namespace

std::string flame_svg(const std::string& folded, std::string_view title, std::string_view unit) {
  Frame root;
  size_t begin = 0;
  while (begin < folded.size()) {
    const size_t end = std::min(folded.find('\n', begin), folded.size());
    const std::string_view line = std::string_view(folded).substr(begin, end - begin);
    begin = end + 1;
    const size_t space = line.rfind(' ');
    const uint64_t count = space == std::string_view::npos ? 0 : parse_unsigned(line.substr(space + 1)).value_or(0);
    root.count += count;
    Frame* frame = &root;
    std::string_view rest = line.substr(0, space);
    while (!rest.empty()) {
      const size_t semicolon = rest.find(';');
      auto& above = frame->above[std::string(rest.substr(0, semicolon))];
      if (!above) above = std::make_unique<Frame>();
      frame = above.get();
      frame->count += count;
      rest = semicolon == std::string_view::npos ? std::string_view() : rest.substr(semicolon + 1);
    }
  }
  const unsigned rows = height(root);
  const double tall = kTop + kRow * rows + 10;
  std::string svg = fmt::format(
      R"(<svg xmlns="http://www.w3.org/2000/svg" width="{0:.0f}" height="{1:.0f}" viewBox="0 0 {0:.0f} {1:.0f}" )"
      R"(font-family="monospace" font-size="11">)"
      "\n"
      R"(<rect width="100%" height="100%" fill="#fffdf5"/><text x="{2:.0f}" y="24" font-size="15">{3}</text>)"
      "\n",
      kWidth, tall, kSide, xml_text(title));
  draw(svg, root, "all", kSide, kWidth - 2 * kSide, 0, rows, root.count, unit);
  return svg + "</svg>\n";
}

}  // namespace lw::observe
