// The JSON of a report as a document: with the name of its schema, and the messages.
#pragma once

#include <string>
#include <string_view>

#include "base/json_text.h"
#include "lanewise/message.h"
#include "report/fields.h"

namespace lw::report {

// Adds "schema": "lanewise/COMMAND/VERSION" (docs/schemas/COMMAND.schema.json) and "messages".
SortedJson document(std::string_view command, int version, SortedJson json, const lanewise::Messages& messages);
// The same, these two first.
OrderedJson ordered_document(std::string_view command, int version, const OrderedJson& json,
                             const lanewise::Messages& messages);

// The document of a request that has no report.
SortedJson failure_document(std::string_view command, const lanewise::Messages& messages);

// The text of a document, as `--json` prints it.
template <class Json>
std::string document_text(const Json& document) {
  return json_text(document, 2) + "\n";
}

SortedJson messages_json(const lanewise::Messages& messages);

}  // namespace lw::report
