#include "report/page_head.h"

#include <fmt/format.h>

#include "base/xml.h"

namespace lw::report {
namespace {

constexpr std::string_view kStyle = R"(
:root{color-scheme:light dark;--back:#fff;--panel:#f6f7f9;--line:#dfe3e8;--text:#1d2430;--soft:#5b6675;--accent:#0069a6;--peak:#fff2cc}
@media (prefers-color-scheme:dark){:root{--back:#16181d;--panel:#1d2027;--line:#2e343e;--text:#dfe4ea;--soft:#a0abb8;--accent:#56b4e9;--peak:#4a3d10}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:1024px;padding:24px 16px 64px;background:var(--back);color:var(--text);font:15px/1.55 system-ui,-apple-system,"Segoe UI","DejaVu Sans",sans-serif}
h1{font-size:24px;margin:0 0 8px}h2{font-size:19px;margin:40px 0 8px}h3{font-size:15px;margin:20px 0 4px}
p{margin:6px 0 10px}
.wide{overflow-x:auto}
table{border-collapse:collapse;font-variant-numeric:tabular-nums;}
th,td{padding:5px 14px 5px 0;text-align:right;border-bottom:1px solid var(--line)}
th{font-weight:600;color:var(--soft);font-size:13px}
svg{max-width:100%;min-width:640px;height:auto;display:block}
table.rows :is(th,td){text-align:right}table.rows .word{text-align:left}
dl{display:grid;grid-template-columns:84px 1fr;gap:8px 12px;margin:12px 0}dt{font-weight:650;color:var(--accent)}dd{margin:0}
summary{cursor:pointer;padding:4px 0}summary:focus-visible{outline:2px solid var(--accent)}
pre{background:var(--panel);border:1px solid var(--line);border-radius:5px;padding:10px;margin:6px 0;max-height:420px;overflow:auto;font:12px/1.5 ui-monospace,"DejaVu Sans Mono",Consolas,monospace}
pre b{font-weight:400;background:var(--peak)}
)";

}  // namespace

std::string page_head(std::string_view title) {
  return fmt::format(
      "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
      "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'; img-src "
      "data:\">\n"
      "<link rel=\"icon\" href=\"data:,\">\n<title>{}</title>\n<style>{}</style>\n</head>\n<body>\n",
      xml_text(title), kStyle);
}

}  // namespace lw::report
