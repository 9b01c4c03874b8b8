"use strict";
// Theme of all pages; search and browsing of the index. State of the index is in the address: #q=…&by=…&target=…&at=….

const root = document.documentElement;
try {
  const stored = localStorage.getItem("lanewise-theme");
  if (stored) root.dataset.theme = stored;
} catch (_) { /* storage may be closed to files */ }

document.getElementById("theme").addEventListener("click", () => {
  const dark = root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset.theme = dark ? "light" : "dark";
  try { localStorage.setItem("lanewise-theme", root.dataset.theme); } catch (_) { /* the same */ }
});

// A link to an encoding opens its first form; one that is closed would show a heading alone.
function openTarget() {
  const section = location.hash.length > 1 && document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const form = section && section.querySelector("details.form");
  if (form && !section.querySelector("details[open]")) form.open = true;
}

function startIndex() {
  const byId = (id) => document.getElementById(id);
  const query = byId("query"), target = byId("target"), found = byId("found"), groups = byId("groups");
  const targetSets = JSON.parse(byId("target-sets").textContent).map((text) => new Set(text.split(" ")));
  const entries = [...document.querySelectorAll(".group li")].map((element) => {
    const name = element.querySelector("a").textContent;
    const cut = name.indexOf("_");
    return {
      element, name,
      family: element.closest(".group").id,
      // By letter, an operation stands under its own letter, not under that of the unit before it: v_add under A.
      operation: cut < 0 ? name : name.slice(cut + 1) + " " + name.slice(0, cut),
      text: (element.dataset.words + " " + element.querySelector("span").textContent).toLowerCase(),
      targets: targetSets[Number(element.dataset.targets)],
    };
  });
  for (const name of [...new Set(targetSets.flatMap((set) => [...set]))].sort((a, b) => a.length - b.length || (a < b ? -1 : 1)))
    target.append(new Option(name, name));

  const grouping = () => document.querySelector("input[name=by]:checked").value;
  const groupOf = (entry) => grouping() === "family" ? entry.family : entry.operation[0].toUpperCase();
  const keyOf = (entry) => grouping() === "family" ? entry.name : entry.operation;

  // How well an entry answers: 0 not at all, more for a name than for the words about it.
  function score(entry, words) {
    let sum = 1;
    for (const word of words) {
      if (entry.name === word) sum += 100;
      else if (entry.name.startsWith(word)) sum += 40;
      else if (("_" + entry.name + "_").includes("_" + word + "_")) sum += 30;
      else if (entry.name.includes(word)) sum += 20;
      else if (new RegExp("\\b" + word.replace(/[^a-z0-9_]/g, "\\$&")).test(entry.text)) sum += 5;
      else if (entry.text.includes(word)) sum += 1;
      else return 0;
    }
    return sum;
  }

  function section(title, list) {
    const element = document.createElement("section"), heading = document.createElement("h2");
    element.className = "group";
    element.id = title;
    heading.textContent = title;
    const ul = document.createElement("ul");
    ul.append(...list.map((entry) => entry.element));
    element.append(heading, ul);
    return element;
  }

  function show() {
    const words = query.value.toLowerCase().split(/\s+/).filter(Boolean);
    const chosen = entries.filter((entry) => target.value === "" || entry.targets.has(target.value));
    let shown = chosen, sections = [];
    if (words.length > 0) {
      shown = chosen.map((entry) => ({ entry, points: score(entry, words) })).filter((result) => result.points > 0)
        .sort((a, b) => b.points - a.points || a.entry.name.length - b.entry.name.length || (a.entry.name < b.entry.name ? -1 : 1))
        .map((result) => result.entry);
      if (shown.length > 0) sections = [section("Results", shown)];
    } else {
      const lists = new Map();
      for (const entry of [...chosen].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))) {
        const group = groupOf(entry);
        if (!lists.has(group)) lists.set(group, []);
        lists.get(group).push(entry);
      }
      sections = [...lists.keys()].sort().map((group) => section(group, lists.get(group)));
    }
    groups.replaceChildren(...sections);
    byId("nothing").hidden = shown.length > 0;
    byId("jumps").hidden = words.length > 0;
    byId("jumps").replaceChildren(...(words.length > 0 ? [] : sections.map((s) => {
      const link = document.createElement("a");
      link.href = "#at=" + encodeURIComponent(s.id);
      link.textContent = s.id;
      link.addEventListener("click", (event) => { event.preventDefault(); s.scrollIntoView(); });
      return link;
    })));
    found.textContent = words.length > 0 || target.value !== "" ? `${shown.length} found` : "";
    const state = new URLSearchParams();
    if (words.length > 0) state.set("q", query.value);
    if (grouping() !== "family") state.set("by", grouping());
    if (target.value !== "") state.set("target", target.value);
    history.replaceState(null, "", [...state].length > 0 ? "#" + state : location.pathname + location.search);
  }

  const links = () => [...groups.querySelectorAll("a")];
  query.addEventListener("input", show);
  target.addEventListener("change", show);
  for (const radio of document.querySelectorAll("input[name=by]")) radio.addEventListener("change", show);
  byId("browse").addEventListener("submit", (event) => {
    event.preventDefault();
    const first = links()[0];
    if (first && query.value.trim() !== "") location.href = first.href;
  });
  document.addEventListener("keydown", (event) => {
    const active = document.activeElement;
    if (event.key === "/" && active !== query) {
      event.preventDefault();
      query.focus();
      query.select();
    } else if (event.key === "Escape" && active !== query) {
      query.focus();
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      const list = links(), at = list.indexOf(active);
      if (at < 0 && !(active === query && event.key === "ArrowDown")) return;
      event.preventDefault();
      const next = at + (event.key === "ArrowDown" ? 1 : -1);
      if (next < 0) query.focus();
      else if (next < list.length) list[next].focus();
    }
  });

  const state = new URLSearchParams(location.hash.slice(1));
  query.value = state.get("q") || "";
  target.value = state.get("target") || "";
  const by = document.querySelector(`input[name=by][value="${state.get("by") === "letter" ? "letter" : "family"}"]`);
  by.checked = true;
  const at = state.get("at");
  show();
  if (at && byId(at)) byId(at).scrollIntoView();
}

if (document.body.classList.contains("index")) {
  startIndex();
} else {
  openTarget();
  addEventListener("hashchange", openTarget);
}
