#include "report/json_document.h"

#include <fmt/format.h>

#include "base/messages.h"

namespace lw::report {
namespace {

SortedJson message_json(const lanewise::Message& message) {
  SortedJson json{{"severity", severity_word(message.severity)}, {"code", message.code}, {"text", message.text}};
  if (!message.file.empty()) json["file"] = message.file;
  if (message.line != 0) json["line"] = message.line;
  if (message.column != 0) json["column"] = message.column;
  if (message.length != 0) json["length"] = message.length;
  if (!message.hint.empty()) json["hint"] = message.hint;
  return json;
}

}  // namespace

SortedJson messages_json(const lanewise::Messages& messages) {
  SortedJson list = SortedJson::array();
  for (const lanewise::Message& message : messages) list.push_back(message_json(message));
  return list;
}

SortedJson document(std::string_view command, int version, SortedJson json, const lanewise::Messages& messages) {
  json["schema"] = fmt::format("lanewise/{}/{}", command, version);
  json["messages"] = messages_json(messages);
  return json;
}

OrderedJson ordered_document(std::string_view command, int version, const OrderedJson& json,
                             const lanewise::Messages& messages) {
  OrderedJson all{{"schema", fmt::format("lanewise/{}/{}", command, version)}, {"messages", messages_json(messages)}};
  all.update(json);
  return all;
}

SortedJson failure_document(std::string_view command, const lanewise::Messages& messages) {
  return {{"schema", "lanewise/failure/1"}, {"command", command}, {"messages", messages_json(messages)}};
}

}  // namespace lw::report
