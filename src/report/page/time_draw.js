// Elements, numbers as text, and the drawings that do not change: roofline and caches.

function element(tag, attributes = {}, ...children) {
  const e = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) e.setAttribute(name, value);
  e.append(...children);
  return e;
}
function drawing(tag, attributes = {}, text) {
  const e = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(attributes)) e.setAttribute(name, value);
  if (text !== undefined) e.textContent = text;
  return e;
}

const grouped = (value) => String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, '\u202f');
const percent = (part, whole) => `${(whole === 0 ? 0 : 100 * part / whole).toFixed(1)} %`;
function bytesText(bytes) {
  const units = ['B', 'KiB', 'MiB', 'GiB', 'TiB'];
  let at = 0;
  while (bytes >= 1024 && at < units.length - 1) { bytes /= 1024; ++at; }
  return `${at === 0 || bytes >= 100 ? Math.round(bytes) : bytes.toFixed(1)} ${units[at]}`;
}
function rate(value) {
  return value >= 100 ? grouped(value) : value >= 1 ? value.toFixed(1) : value.toPrecision(2);
}
const cssName = (stall) => `--${stall.replaceAll(' ', '-')}`;

// Vector instructions a cycle over vector instructions a byte, both logarithmic; a point for memory and one for the L2.
function rooflineDrawing(roofline, isNarrow) {
  const width = isNarrow ? 380 : 560, height = isNarrow ? 280 : 320;
  const plot = { left: 46, right: width - 14, top: 14, bottom: height - 40 };
  const svg = drawing('svg', { viewBox: `0 0 ${width} ${height}`, role: 'img' });
  const got = roofline.vector_instructions_per_cycle, peak = roofline.peak_vector_instructions_per_cycle;
  const levels = [
    { name: 'memory', cls: '', bytes: roofline.bytes_per_cycle, peak: roofline.peak_bytes_per_cycle },
    { name: 'L2', cls: 'l2', bytes: roofline.l2_bytes_per_cycle, peak: roofline.peak_l2_bytes_per_cycle },
  ];
  const points = levels.filter((l) => l.bytes > 0 && got > 0).map((l) => ({ ...l, x: got / l.bytes }));
  const ridges = levels.map((l) => peak / l.peak);
  const low = Math.min(...ridges, ...points.map((p) => p.x)), high = Math.max(...ridges, ...points.map((p) => p.x));
  const x = [Math.floor(Math.log10(low) - 0.4), Math.ceil(Math.log10(high) + 0.4)];
  const bottom = got > 0 ? Math.min(got, ...levels.map((l) => l.peak * 10 ** x[0])) : peak / 1000;
  const y = [Math.floor(Math.log10(bottom)), Math.log10(peak) + 0.25];
  const atX = (v) => plot.left + (Math.log10(v) - x[0]) / (x[1] - x[0]) * (plot.right - plot.left);
  const atY = (v) => plot.bottom - (Math.log10(v) - y[0]) / (y[1] - y[0]) * (plot.bottom - plot.top);
  for (let e = x[0]; e <= x[1]; ++e) {
    svg.append(drawing('line', { class: 'grid', x1: atX(10 ** e), x2: atX(10 ** e), y1: plot.top, y2: plot.bottom }));
    svg.append(drawing('text', { class: 'soft', x: atX(10 ** e), y: plot.bottom + 15, 'text-anchor': 'middle' }, String(Number((10 ** e).toPrecision(1)))));
  }
  for (let e = y[0]; e <= y[1]; ++e) {
    svg.append(drawing('line', { class: 'grid', x1: plot.left, x2: plot.right, y1: atY(10 ** e), y2: atY(10 ** e) }));
    svg.append(drawing('text', { class: 'soft', x: plot.left - 6, y: atY(10 ** e) + 4, 'text-anchor': 'end' }, String(Number((10 ** e).toPrecision(1)))));
  }
  svg.append(drawing('text', { class: 'soft', x: plot.right, y: height - 6, 'text-anchor': 'end' }, 'vector instructions per byte'));
  svg.append(drawing('text', { class: 'soft', x: plot.left + 6, y: plot.top + 8 }, 'vector instructions per cycle'));
  for (const level of levels) {
    const from = Math.max(10 ** x[0], 10 ** y[0] / level.peak), ridge = peak / level.peak;
    svg.append(drawing('path', { class: `roof ${level.cls}`, d: `M${atX(from)},${atY(from * level.peak)} L${atX(ridge)},${atY(peak)} L${plot.right},${atY(peak)}` }));
  }
  points.forEach((point) => {
    const roof = Math.min(peak, point.x * point.peak);
    const cx = atX(point.x), cy = atY(got);
    svg.append(drawing('line', { x1: cx, x2: cx, y1: cy, y2: atY(roof), class: 'grid', 'stroke-dasharray': '2 3' }));
    svg.append(drawing('circle', { cx, cy, r: 5, fill: point.cls ? 'var(--soft)' : 'var(--accent)' }));
  });
  svg.setAttribute('aria-label', points.length === 0 ? 'No vector instructions, or no bytes.'
    : points.map((p) => `${p.name}: ${rate(got)} vector instructions per cycle at ${rate(p.x)} per byte, ${percent(got, Math.min(peak, p.x * p.peak))} of the roof`).join('; '));
  // Both points are at one height and may be near each other: their names stand below.
  const names = levels.map((level) => {
    const point = points.find((p) => p.name === level.name);
    const words = point === undefined ? 'no bytes'
      : `${percent(got, Math.min(peak, point.x * point.peak))} of its roof, ${rate(level.bytes)} of ${rate(level.peak)} bytes per cycle`;
    return element('li', {}, element('i', { class: 'swatch', style: `background: var(${level.cls ? '--soft' : '--accent'})` }), `${level.name}: ${words}`);
  });
  return [svg, element('ul', { class: 'names' }, ...names)];
}

// Bytes that each level was asked for, from waves to memory: the wider the band, the more.
function cachesDrawing(time, isNarrow) {
  const c = time.caches, stages = [];
  const level = (name, use) => ({ name, use, bytes: use.bytes, asked: use.hits + use.on_the_way + use.misses });
  stages.push([level(time.first_level, c.vector), level('scalar cache', c.scalar),
    level(isNarrow ? 'instructions' : 'instruction cache', c.instruction)].filter((l) => l.asked > 0));
  if (c.array.hits + c.array.misses > 0) stages.push([level('GL1', c.array)]);
  stages.push([level('L2', c.l2)]);
  if (c.l3.hits + c.l3.misses > 0) stages.push([level('Infinity Cache', c.l3)]);
  const memory = time.memory.bytes_read + time.memory.bytes_written;
  stages.push([{ name: 'memory', bytes: memory, asked: 0, memory: time.memory }]);
  const shown = stages.filter((s) => s.length > 0);
  const most = Math.max(1, ...shown.flat().map((l) => l.bytes));
  const step = 100, width = isNarrow ? 380 : 560, box = { w: width - 24, h: 62 };
  const wide = shown.length > 0 && shown[0].length > 1 ? box.w * (shown[0].length > 2 ? 0.12 : 0.22) : box.w * 0.42;
  const svg = drawing('svg', { viewBox: `0 0 ${width} ${shown.length * step + 16}`, role: 'img' });
  const says = [];
  shown.forEach((stage, i) => {
    const top = 26 + i * step, each = (box.w - 12 * (stage.length - 1)) / stage.length;
    stage.forEach((l, k) => {
      const left = 12 + k * (each + 12), centre = left + each / 2;
      const band = Math.max(1.5, l.bytes / most * wide);
      svg.append(drawing('rect', { class: 'flow', x: centre - band / 2, y: top - 26, width: band, height: 26 }));
      svg.append(drawing('text', { x: centre + band / 2 + 6, y: top - 9, class: 'soft' }, bytesText(l.bytes)));
      svg.append(drawing('rect', { class: 'box', x: left, y: top, width: each, height: box.h, rx: 5 }));
      svg.append(drawing('text', { x: left + 10, y: top + 19, 'font-weight': 600 }, l.name));
      if (l.memory) {
        svg.append(drawing('text', { x: left + 10, y: top + 37, class: 'soft' }, `${bytesText(l.memory.bytes_read)} read, ${bytesText(l.memory.bytes_written)} written`));
        says.push(`memory: ${bytesText(l.bytes)}`);
        return;
      }
      const bar = { x: left + 10, y: top + 44, w: each - 20 };
      svg.append(drawing('text', { x: left + 10, y: top + 36, class: 'soft' }, `${percent(l.use.hits, l.asked)}${stage.length > 1 ? '' : ` of ${grouped(l.asked)}`} hit`));
      svg.append(drawing('rect', { class: 'miss', x: bar.x, y: bar.y, width: bar.w, height: 8, rx: 2 }));
      svg.append(drawing('rect', { class: 'hit', x: bar.x, y: bar.y, width: bar.w * l.use.hits / Math.max(1, l.asked), height: 8, rx: 2 }));
      says.push(`${l.name}: ${bytesText(l.bytes)}, ${percent(l.use.hits, l.asked)} hit`);
    });
  });
  svg.setAttribute('aria-label', says.join('; '));
  return svg;
}
