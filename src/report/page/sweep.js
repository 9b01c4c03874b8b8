// The page of a sweep: choices, table, selected row, failures.
const data = JSON.parse(document.getElementById("data").textContent);
const columns = data.columns, rows = data.rows;
const byId = id => document.getElementById(id);
const indexOf = name => columns.findIndex(column => column.name === name);
const exitCode = indexOf("exit_code"), message = indexOf("message"), kCommands = columns.length;
const kPageRows = 200, kColours = 8;

const element = (tag, text, properties = {}) => Object.assign(document.createElement(tag), {textContent: text}, properties);
const shownValue = value => value === null ? "" : typeof value === "number" ? String(+value.toPrecision(8)) : String(value);
// In numerical order where both are numbers.
const compare = (a, b) => a === b ? 0 : a === null ? 1 : b === null ? -1
  : typeof a === "number" && typeof b === "number" ? a - b
  : String(a).localeCompare(String(b), "en", {numeric: true});

const kNamedAxes = ["source", "target", "flags", "launch", "device"];
// A value that says what it is; macros need their names.
const shownAxis = (axis, value) => (kNamedAxes.includes(columns[axis].name) ? "" : `${columns[axis].name}=`) + shownValue(value);

const numbers = columns.map((column, i) => i).filter(i => columns[i].number && i !== exitCode &&
                                                     rows.some(row => row[i] !== null));
const axes = columns.map((column, i) => i).filter(i => columns[i].axis);
let selected = -1, sortColumn = -1, descending = false, shown = kPageRows, order = rows.map((row, i) => i);
const plot = new Plot(byId("plot"));

function fillChoices() {
  const add = (select, index, name) => select.append(element("option", name, {value: index}));
  for (const i of numbers) {
    add(byId("x"), i, columns[i].name);
    add(byId("y"), i, columns[i].name);
  }
  add(byId("colour"), -1, "none");
  for (const i of [...axes, indexOf("kernel")]) add(byId("colour"), i, columns[i].name);
  const first = names => names.map(indexOf).find(i => numbers.includes(i));
  byId("x").value = first(["waves_per_simd", "live_vgprs", "vgprs"]) ?? numbers[0];
  byId("y").value = first(["cycles", "vgprs", "live_vgprs"]) ?? numbers[Math.min(1, numbers.length - 1)];
  // The first axis with a few values, if there is one.
  byId("colour").value = axes.find(i => new Set(rows.map(row => row[i])).size > 1) ?? -1;
}

function showPlot() {
  if (!numbers.length) return;
  const x = Number(byId("x").value), y = Number(byId("y").value), by = Number(byId("colour").value);
  const values = by < 0 ? [] : [...new Set(rows.map(row => row[by]))].sort(compare);
  const colourOf = new Map(values.map((value, i) => [value, Math.min(i, kColours - 1)]));
  const points = [];
  rows.forEach((row, i) => {
    if (row[x] === null || row[y] === null || !isKept(row)) return;
    points.push({x: row[x], y: row[y], row: i, colour: by < 0 ? 0 : colourOf.get(row[by])});
  });
  const betterX = columns[x].better, betterY = columns[y].better;
  const hasFront = x !== y && betterX && betterY;
  const front = !hasFront ? [] : paretoFront(points.filter(point => rows[point.row][exitCode] === 0), betterX, betterY);
  plot.show(points, front, [columns[x].name, columns[y].name], selected);
  byId("pareto-note").textContent = !hasFront ? ""
    : `The line joins the rows that no other row beats: ${betterX} ${columns[x].name} and ${betterY} ${columns[y].name} ` +
      "are better. Rows of failed cells are not on it.";
  byId("legend").replaceChildren(...values.slice(0, kColours).map((value, i) => {
    const more = i === kColours - 1 && values.length > kColours ? ` and ${values.length - kColours} more` : "";
    const item = element("li", "");
    item.append(element("i", "", {className: "swatch", style: `background: var(--c${i})`}),
                (shownValue(value) || "(empty)") + more);
    return item;
  }));
}

function showSelected() {
  byId("nothing").hidden = selected >= 0;
  byId("commands").hidden = byId("copy").hidden = selected < 0;
  if (selected < 0) return;
  const row = rows[selected];
  byId("values").replaceChildren(...columns.flatMap((column, i) => {
    if (row[i] === null || row[i] === "") return [];
    const pair = element("div", "");
    pair.append(element("dt", column.name), element("dd", shownValue(row[i])));
    return [pair];
  }));
  byId("commands").textContent = row[kCommands].join("\n");
}

function select(row) {
  selected = row;
  showSelected();
  showPlot();
  for (const line of byId("table").tBodies[0].rows)
    line.setAttribute("aria-selected", String(Number(line.dataset.row) === selected));
}

// Every word of the filter must be in the row: as part of a value, or as NAME=VALUE.
function isKept(row) {
  return byId("filter").value.split(/\s+/).filter(Boolean).every(word => {
    const equals = word.indexOf("="), column = indexOf(word.slice(0, Math.max(0, equals)));
    if (column >= 0) return shownValue(row[column]) === word.slice(equals + 1);
    return columns.some((_, i) => shownValue(row[i]).toLowerCase().includes(word.toLowerCase()));
  });
}

function showTable() {
  const kept = order.filter(i => isKept(rows[i]));
  byId("shown").textContent = `${Math.min(shown, kept.length)} of ${rows.length} rows`;
  byId("more").hidden = kept.length <= shown;
  byId("table").tBodies[0].replaceChildren(...kept.slice(0, shown).map(index => {
    const line = element("tr", "", {className: rows[index][exitCode] ? "failed" : ""});
    line.dataset.row = index;
    line.setAttribute("aria-selected", String(index === selected));
    columns.forEach((column, i) => {
      const value = shownValue(rows[index][i]);
      const cell = element("td", "", {className: column.number ? "" : "word", title: column.number ? "" : value});
      if (column.name === "cell")
        cell.append(element("button", value.slice(0, 8), {type: "button", title: `Select cell ${value}`}));
      else
        cell.textContent = value;
      line.append(cell);
    });
    return line;
  }));
}

function sortBy(column) {
  descending = sortColumn === column && !descending;
  sortColumn = column;
  const sign = descending ? -1 : 1;
  // Empty values come last either way.
  order = rows.map((row, i) => i).sort((a, b) => {
    const first = rows[a][column], second = rows[b][column];
    const isEmpty = first === null || second === null;
    return (isEmpty ? 1 : sign) * compare(first, second) || a - b;
  });
  [...byId("table").tHead.rows[0].cells].forEach((cell, i) => {
    cell.setAttribute("aria-sort", i !== column ? "none" : descending ? "descending" : "ascending");
    cell.firstChild.textContent = columns[i].name + (i !== column ? "" : descending ? " ↓" : " ↑");
  });
  showTable();
}

function makeHead() {
  const line = element("tr", "");
  columns.forEach((column, i) => {
    const cell = element("th", "", {scope: "col", className: column.number ? "" : "word"});
    cell.append(element("button", column.name, {type: "button", onclick: () => sortBy(i)}));
    line.append(cell);
  });
  byId("table").tHead.append(line);
}

function showFailures() {
  const seen = new Set(), failed = rows.map((row, i) => i).filter(i => rows[i][exitCode] !== 0 &&
                                                                 !seen.has(rows[i][0]) && seen.add(rows[i][0]));
  byId("failures-section").hidden = !failed.length;
  byId("failures").replaceChildren(...failed.slice(0, kPageRows).map(i => {
    const item = element("li", "");
    item.append(element("button", axes.map(axis => shownAxis(axis, rows[i][axis])).filter(Boolean).join(", "),
                        {type: "button", onclick: () => select(i)}),
                ` exit code ${rows[i][exitCode]}: ${rows[i][message]}`);
    return item;
  }));
  if (failed.length > kPageRows) byId("failures").append(element("li", `and ${failed.length - kPageRows} more`));
}

function setTheme(theme) {
  document.documentElement.dataset.theme = theme;
  showPlot();
}

document.title = `Sweep ${data.title}`;
byId("title").textContent = data.title;
{
  const cells = new Set(rows.map(row => row[0])), failed = new Set(rows.filter(row => row[exitCode]).map(row => row[0]));
  const parts = [`${cells.size} cells`, `${rows.length} rows`, `${failed.size} failed`];
  if (data.missing) parts.push(`${data.missing} cells have no result yet`);
  byId("counts").textContent = parts.join(", ");
}
makeHead();
showTable();
showFailures();
byId("plot-section").hidden = !numbers.length;
if (numbers.length) fillChoices();
setTheme(matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");

for (const id of ["x", "y", "colour"]) byId(id).onchange = showPlot;
byId("theme").onclick = () => setTheme(document.documentElement.dataset.theme === "dark" ? "light" : "dark");
byId("filter").oninput = () => {
  shown = kPageRows;
  showTable();
  showPlot();
};
byId("more").onclick = () => {
  shown += kPageRows;
  showTable();
};
byId("table").tBodies[0].onclick = event => {
  const line = event.target.closest("tr");
  if (line) select(Number(line.dataset.row));
};
byId("plot").onclick = event => {
  const point = plot.at(event.offsetX, event.offsetY);
  if (point) select(point.row);
};
byId("plot").onkeydown = event => {
  const step = {ArrowRight: 1, ArrowLeft: -1}[event.key];
  if (!step || !plot.points.length) return;
  event.preventDefault();
  const sorted = [...plot.points].sort((a, b) => a.x - b.x || a.y - b.y);
  const now = sorted.findIndex(point => point.row === selected);
  select(sorted[(now + step + sorted.length) % sorted.length].row);
};
byId("copy").onclick = () => navigator.clipboard?.writeText(byId("commands").textContent);
addEventListener("resize", showPlot);
