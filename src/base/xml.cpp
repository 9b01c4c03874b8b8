#include "base/xml.h"

#include "base/utf8.h"

namespace lw {

std::string_view markup_entity(char c) {
  switch (c) {
    case '&': return "&amp;";
    case '<': return "&lt;";
    case '>': return "&gt;";
    case '"': return "&quot;";
    default: return {};
  }
}

std::string xml_text(std::string_view text) {
  std::string out;
  for (const char c : utf8_text(text)) {
    if (const std::string_view entity = markup_entity(c); !entity.empty()) {
      out += entity;
      continue;
    }
    switch (c) {
      case '\'': out += "&apos;"; break;
      case '\n': out += "&#10;"; break;
      case '\t': out += "&#9;"; break;
      default:
        if (static_cast<unsigned char>(c) < 0x20)
          out += "\xef\xbf\xbd";
        else
          out += c;
    }
  }
  return out;
}

}  // namespace lw
