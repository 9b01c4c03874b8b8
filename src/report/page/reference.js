"use strict";

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

const query = document.getElementById("query");
if (query) {
  const entries = [...document.querySelectorAll(".family li")].map((element) => ({
    element, name: element.firstChild.textContent, words: (element.dataset.words + " " + element.textContent).toLowerCase(),
  }));
  const found = document.getElementById("found");
  const search = () => {
    const wanted = query.value.toLowerCase().split(/\s+/).filter(Boolean);
    let count = 0;
    for (const entry of entries) {
      entry.element.hidden = !wanted.every((word) => entry.words.includes(word));
      if (!entry.element.hidden) ++count;
    }
    for (const family of document.querySelectorAll(".family"))
      family.hidden = !family.querySelector("li:not([hidden])");
    found.textContent = wanted.length ? `${count} found` : "";
    history.replaceState(null, "", wanted.length ? "#" + encodeURIComponent(query.value) : location.pathname + location.search);
  };
  query.addEventListener("input", search);
  query.addEventListener("keydown", (event) => {
    if (event.key !== "Enter") return;
    const exact = entries.find((entry) => entry.name === query.value.trim());
    const first = exact ? exact.element : document.querySelector(".family:not([hidden]) li:not([hidden])");
    if (first) location.href = first.querySelector("a").href;
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "/" && document.activeElement !== query) { event.preventDefault(); query.focus(); }
  });
  if (location.hash.length > 1) { query.value = decodeURIComponent(location.hash.slice(1)); search(); }
}
