// The forms of `live`, on a made-up report: what is in it is known, so that every form can be compared with it.
#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <regex>

#include "flow/registers.h"
#include "report/occupancy.h"
#include "report/report.h"

namespace lw::report {
namespace {

constexpr flow::Register v(unsigned n) { return static_cast<flow::Register>(flow::kVgpr + n); }

struct Line {
  std::string text;
  std::vector<LiveRegister> live;
  std::vector<RegisterAccess> accesses;
  uint32_t vgprs;
};

// The example of Radeon GPU Analyzer's report in docs/rga-compat.md, with a register of which half is live.
std::vector<Line> example_lines() {
  const RegisterAccess r0{v(0), true, false, false}, w1{v(1), false, true, true};
  return {
      {"v_lshlrev_b32_e32 v1, 2, v0", {{v(0)}}, {r0, w1}, 2},
      {"v_add_u32_e32 v2, v0, v1", {{v(0)}, {v(1)}}, {r0, {v(1), true, false, false}, {v(2), false, true, true}}, 3},
      {"v_mul_lo_u32 v3, v2, v1",
       {{v(1), 0x3, "those enabled at line 2"}, {v(2)}},
       {{v(1), true, false, false}, {v(2), true, false, false}, {v(3), false, true, true}},
       3},
      {"v_mov_b32_e32 v0, v3", {{v(3)}}, {{v(0), false, true, false}, {v(3), true, false, false}}, 1},
      {"v_mov_b32_sdwa v5, 0 dst_sel:DWORD src0_sel:DWORD", {}, {{v(5), false, true, false}}, 0},
      {"s_endpgm", {}, {}, 0},
  };
}

LiveFunction example(const std::string& name = "example", const std::string& file = "example.s") {
  LiveFunction f;
  f.file = file;
  f.name = name;
  f.target = "gfx900";
  f.instructions = 6;
  f.vgprs = {3, "", 3, 2, 0x1004, "v_add_u32_e32 v2, v0, v1", 6, 8, 6, 8, 256, 4};
  f.sgprs = {0, "", 0, 1, 0x1000, "v_lshlrev_b32_e32 v1, 2, v0", 0, 16, 0, 16, 102, 16};
  f.lds_bytes = 1024;
  f.vgprs_by_line = {2, 3, 3, 1, 0, 0};
  f.sgprs_by_line = {0, 0, 0, 0, 0, 0};
  f.code.instructions = 6;
  f.code.code_bytes = 32;
  f.code.by_unit = {{"SALU", 1}, {"VALU", 5}};
  const timing::Occupancy fits{
      .waves_per_simd = 9, .most_waves_per_simd = 10, .workgroups = 9, .limited_by = timing::Limit::lds};
  DeviceOccupancy device{occupancy_info("vega-64", fits), "gfx900", {}, {{10, 24}, {9, 28}}, {{10, 80}}, {{9, 7168}}};
  device.next_step.push_back({"bytes of LDS", 24, 1000, 10});
  f.occupancy.push_back(device);
  f.holders.push_back({v(0), 2, 0xf, false, 1, "v_mov_b32", "", 0, 1, 5, true, 6, 4});
  f.ranges.push_back({v(0), 1, 2, true, 0xf, {}, {1, 2}, 1, 2});
  f.notes = {{3, "something is not known"}, {5, "something is not known"}, {0, "<script> & \"quotes\""}};
  f.rows = [](const RowVisitor& visit) {
    const std::vector<Line> lines = example_lines();
    for (uint32_t i = 0; i < lines.size(); ++i) {
      LiveRow row;
      row.line = i + 1;
      row.address = 0x1000 + 4 * i;
      row.text = lines[i].text;
      row.live = lines[i].live;
      row.accesses = lines[i].accesses;
      row.vgprs = lines[i].vgprs;
      visit(row);
    }
  };
  return f;
}

template <class Write>
std::string written(const Write& write) {
  text::OutputBuffer out;
  write(out);
  return std::string(out.view());
}

// Characters, not bytes.
size_t columns(std::string_view line) {
  return std::count_if(line.begin(), line.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xc0) != 0x80; });
}

void expect_narrow(const std::string& text, size_t most) {
  for (size_t at = 0; at < text.size();) {
    const size_t end = std::min(text.find('\n', at), text.size());
    EXPECT_LE(columns(std::string_view(text).substr(at, end - at)), most) << text.substr(at, end - at);
    at = end + 1;
  }
}

TEST(Rga, LayoutIsTheAnalysersOwn) {
  const std::string text = written([](text::OutputBuffer& out) { write_live_rga(example(), false, out); });
  EXPECT_EQ(text.substr(text.find("  Line | Rn")),
            "  Line | Rn  |        | Instruction\n"
            "--------------------------------------------------------------------------------\n"
            "     1 |   2 | v^     | v_lshlrev_b32 v1, 2, v0\n"
            "     2 |   3 | vv^    | v_add_u32 v2, v0, v1\n"
            "     3 |   3 |  vv^   | v_mul_lo_u32 v3, v2, v1\n"
            "     4 |   1 | ^  v   | v_mov_b32 v0, v3\n"
            "     5 |   0 |      ^ | v_mov_b32 v5, 0\n"
            "     6 |   0 |        | s_endpgm\n"
            "\n"
            "Maximum # VGPR used   3, VGPRs allocated by HW:   8 (6 requested)\n"
            "\n"
            "Architecture info:\n"
            "  VGPRs total: 256\n"
            "  VGPR allocation granularity: 4\n");
}

// The regular expressions with which Radeon GPU Analyzer's own window reads the report.
TEST(Rga, ItsReadersFindWhatTheyLookFor) {
  const std::string text = written([](text::OutputBuffer& out) { write_live_rga(example(), false, out); });
  LiveFunction none = example();
  none.vgprs.named = 0;
  const std::string no_vgprs = written([&](text::OutputBuffer& out) { write_live_rga(none, false, out); });
  const auto find = [](const std::string& in, const char* pattern) {
    std::vector<std::string> found;
    std::smatch match;
    for (size_t at = 0; at < in.size();) {
      const size_t end = std::min(in.find('\n', at), in.size());
      const std::string line = in.substr(at, end - at);
      if (std::regex_search(line, match, std::regex(pattern)))
        for (const auto& part : match) found.push_back(part);
      at = end + 1;
    }
    return found;
  };
  EXPECT_EQ(find(text, R"(^\s+VGPRs total:\s+(\d+))").at(1), "256");
  EXPECT_EQ(find(text, R"(^\s+VGPR allocation granularity:\s+(\d+))").at(1), "4");
  const auto used = find(text, R"(^Maximum\s*#\s*VGPR\s*used\s*(\d+),\s*VGPRs\s*allocated\s*by\s*HW:\s*(\d+))");
  EXPECT_EQ(used.at(1), "3");
  EXPECT_EQ(used.at(2), "8");
  EXPECT_TRUE(find(text, R"(^\s*No VGPRs used\s*)").empty());
  EXPECT_FALSE(find(no_vgprs, R"(^\s*No VGPRs used\s*)").empty());
}

TEST(Json, SaysWhatTheReportSays) {
  LiveReport report;
  report.functions.push_back(example());
  report.functions.push_back(example("other \"one\""));
  const auto json = nlohmann::json::parse(
      written([&](text::OutputBuffer& out) { write_live_json(report, {}, false, out); }))["kernels"];
  ASSERT_EQ(json.size(), 2u);
  EXPECT_EQ(json[1]["name"], "other \"one\"");
  const auto& kernel = json[0];
  EXPECT_EQ(kernel["peak_vgprs"], 3);
  EXPECT_EQ(kernel["allocated_vgprs"], 8);
  EXPECT_EQ(kernel["notes"][0]["line"], 3);
  EXPECT_EQ(kernel["occupancy"][0]["next_step"][0]["keep"], 1000);
  ASSERT_EQ(kernel["instructions"].size(), 6u);
  const auto& third = kernel["instructions"][2];
  EXPECT_EQ(third["address"], 0x1008);
  EXPECT_EQ(third["text"], "v_mul_lo_u32 v3, v2, v1");
  EXPECT_EQ(third["live_vgprs"], (nlohmann::json{"v1", "v2"}));
  EXPECT_EQ(third["partial"]["v1"]["bytes"], (nlohmann::json{0, 1}));
  EXPECT_EQ(third["partial"]["v1"]["lanes"], "those enabled at line 2");
  EXPECT_FALSE(third["partial"].contains("v2"));
  EXPECT_EQ(third["writes"], nlohmann::json{"v3"});
  const auto summary =
      nlohmann::json::parse(written([&](text::OutputBuffer& out) { write_live_json(report, {}, true, out); }));
  EXPECT_FALSE(summary["kernels"][0].contains("instructions"));
}

TEST(Csv, OneRowAnInstruction) {
  LiveReport report;
  report.functions.push_back(example());
  const std::string text = written([&](text::OutputBuffer& out) { write_live_csv(report, out); });
  EXPECT_EQ(std::count(text.begin(), text.end(), '\n'), 7);
  EXPECT_NE(text.find("\nexample.s,example,2,0x1004,\"v_add_u32_e32 v2, v0, v1\",3,0,0,8,1,v0 v1,,,\n"),
            std::string::npos)
      << text;
}

TEST(Text, FitsATerminal) {
  LiveFunction f = example();
  f.vgprs.peak_text = std::string(200, 'x');
  for (const size_t lines : {size_t{1}, size_t{2}, size_t{71}, size_t{72}, size_t{73}, size_t{1000}, size_t{100000}}) {
    f.vgprs_by_line.assign(lines, 1);
    for (const size_t peak : {size_t{0}, lines / 2, lines - 1}) {
      f.vgprs_by_line.assign(lines, 1);
      f.vgprs_by_line[peak] = 256;
      for (const bool utf8 : {true, false}) {
        const TextOptions options{utf8, false, 80};
        const std::string text = written([&](text::OutputBuffer& out) {
          write_live_summary(f, options, out);
          write_live_chart(f, options, out);
          write_live_holders(f, options, 10, out);
        });
        expect_narrow(text, 80);
        EXPECT_NE(text.find("peak, line " + std::to_string(peak + 1)), std::string::npos) << text;
        const bool ascii = std::all_of(text.begin(), text.end(), [](char c) { return c > 0; });
        EXPECT_NE(ascii, utf8) << text;
      }
    }
  }
}

TEST(Text, SaysTheSameThingOnce) {
  const std::string text = written([](text::OutputBuffer& out) { write_live_summary(example(), {}, out); });
  EXPECT_NE(text.find("note      lines 3, 5: something is not known\n"), std::string::npos) << text;
  EXPECT_NE(text.find("9 of at most 10 waves per SIMD, limited by LDS"), std::string::npos) << text;
  EXPECT_NE(text.find("give up 24 bytes of LDS (to 1000) for 10 waves"), std::string::npos) << text;
}

TEST(Text, HoldersAreSentences) {
  const std::string text = written([](text::OutputBuffer& out) { write_live_holders(example(), {}, 10, out); });
  EXPECT_NE(text.find("v[0:1] are defined at line 1 (v_mov_b32) and next read at line 5\n"), std::string::npos) << text;
}

TEST(Comparison, EveryVersionHasAColumnAndALetter) {
  LiveReport report;
  for (int i = 0; i < 6; ++i) report.functions.push_back(example("k", "file" + std::to_string(i) + ".s"));
  report.functions[3].vgprs.peak = 77;
  const std::string text = written([&](text::OutputBuffer& out) { write_live_comparison(report, {}, out); });
  expect_narrow(text, 80);
  EXPECT_NE(text.find("F  file5.s\n"), std::string::npos) << text;
  EXPECT_NE(text.find("77"), std::string::npos) << text;
}

TEST(Svg, EveryVersionHasACurveOfItsOwn) {
  LiveReport report;
  for (int i = 0; i < 9; ++i) report.functions.push_back(example("a<b>&" + std::to_string(i)));
  const std::string svg = live_svg(report, false);
  size_t curves = 0;
  for (size_t at = 0; (at = svg.find("class=\"curve c", at)) != std::string::npos; ++at) ++curves;
  EXPECT_EQ(curves, 18u);  // the curve, and its sample in the legend
  EXPECT_NE(svg.find("a&lt;b&gt;&amp;8: peak 3 at line 2"), std::string::npos);
  EXPECT_NE(svg.find("prefers-color-scheme:dark"), std::string::npos);
  EXPECT_EQ(svg.find("http://", svg.find("http://www.w3.org/2000/svg") + 1), std::string::npos);
}

TEST(Html, HoldsItsDataAndNothingFromElsewhere) {
  LiveReport report;
  report.functions.push_back(example("</script><script>alert(1)</script>"));
  const std::string page = written([&](text::OutputBuffer& out) { write_live_html(report, {}, out); });
  EXPECT_EQ(page.find("{{"), std::string::npos);
  EXPECT_EQ(page.find("alert(1)</script>"), std::string::npos);
  EXPECT_EQ(page.find("src="), std::string::npos);
  EXPECT_EQ(page.find("@import"), std::string::npos);
  const size_t begin = page.find("id=\"data\">") + 10;
  const auto json = nlohmann::json::parse(page.substr(begin, page.find("</script>", begin) - begin));
  EXPECT_EQ(json["kernels"][0]["name"], "</script><script>alert(1)</script>");
  EXPECT_EQ(json["kernels"][0]["text"].size(), 6u);
}

TEST(Junit, CountsAndEscapes) {
  const std::vector<CheckResult> results = {{"a.s", "k max_vgprs 4", ""},
                                            {"a.s", "k min_waves 2", "1 < 2 & \"no\"\x01"}};
  const std::string text = written([&](text::OutputBuffer& out) { write_junit("live", results, out); });
  EXPECT_NE(text.find("<testsuites name=\"live\" tests=\"2\" failures=\"1\">"), std::string::npos) << text;
  EXPECT_NE(text.find("<testcase classname=\"a.s\" name=\"k max_vgprs 4\"/>"), std::string::npos) << text;
  EXPECT_NE(text.find("message=\"1 &lt; 2 &amp; &quot;no&quot;\xef\xbf\xbd\""), std::string::npos) << text;
  const std::string none = written([](text::OutputBuffer& out) { write_junit("live", {}, out); });
  EXPECT_NE(none.find("tests=\"0\" failures=\"0\""), std::string::npos) << none;
}

}  // namespace
}  // namespace lw::report
