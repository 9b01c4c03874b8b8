// Values as text, lanes as grids and lines, movement as pictures.

function element(tag, attributes = {}, ...children) {
  const e = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith('on')) e.addEventListener(name.slice(2), value);
    else e.setAttribute(name, value);
  }
  e.append(...children);
  return e;
}
function drawing(tag, attributes = {}, text) {
  const e = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(attributes)) e.setAttribute(name, value);
  if (text !== undefined) e.textContent = text;
  return e;
}

// ---- Values ----

const bits = new DataView(new ArrayBuffer(4));

function float32(word) {
  bits.setUint32(0, word);
  return floatText(bits.getFloat32(0), 7);
}
function float16(half) {
  const sign = half & 0x8000 ? -1 : 1, exponent = half >> 10 & 31, fraction = half & 1023;
  if (exponent === 31) return fraction ? 'NaN' : sign < 0 ? '-∞' : '∞';
  return floatText(sign * (exponent === 0 ? fraction * 2 ** -24 : (1024 + fraction) * 2 ** (exponent - 25)), 4);
}
function floatText(value, digits) {
  if (Number.isNaN(value)) return 'NaN';
  if (!Number.isFinite(value)) return value < 0 ? '-∞' : '∞';
  if (Object.is(value, -0)) return '-0';
  return String(Number(value.toPrecision(digits)));
}
const hexadecimal = (value) => value < 10 ? String(value) : '0x' + value.toString(16);

// `form` is how a type of operand is shown: f32, v2f16 (the high half first), f16 (the high half where it holds
// something), signed, hex, or small: unsigned where it is no address.
function formOf(type) {
  if (type === 'f32') return 'f32';
  if (type === 'f16' || type === 'v2f16') return type;
  if (type === 'i32') return 'signed';
  if (type === 'u32') return 'small';
  return 'hex';
}
function valueText(word, form) {
  switch (form) {
    case 'f32': return float32(word);
    case 'f16': return word >>> 16 ? `${float16(word >>> 16)} ${float16(word & 0xffff)}` : float16(word);
    case 'v2f16': return `${float16(word >>> 16)} ${float16(word & 0xffff)}`;
    case 'signed': return String(word | 0);
    case 'unsigned': return String(word);
    case 'small': return word < 65536 ? String(word) : hexadecimal(word);
    default: return hexadecimal(word);
  }
}

// A value for each of some lanes, of `all`, in a line: what is the same or goes up evenly is said once.
function summary(values, lanes, form, most = 6, all = lanes.length) {
  if (lanes.length === 0) return 'no lane';
  const parts = [];
  let left = 0;
  for (let at = 0; at < lanes.length;) {
    const value = (i) => values[lanes[i]];
    let same = at + 1, even = at + 1;
    while (same < lanes.length && lanes[same] === lanes[same - 1] + 1 && value(same) === value(at)) ++same;
    while (even < lanes.length && lanes[even] === lanes[even - 1] + 1 &&
           value(even) - value(even - 1) === value(at + 1) - value(at)) ++even;
    let end = at + 1, text = valueText(value(at), form);
    if (same > at + 1 && same >= even) {
      end = same;
    } else if (even >= at + 4 && !/f\d/.test(form)) {
      end = even;
      text = `${text}, ${valueText(value(at + 1), form)} … ${valueText(value(end - 1), form)}`;
    }
    const name = end === at + 1 ? `${lanes[at]}` : `${lanes[at]}–${lanes[end - 1]}`;
    if (parts.length < most) parts.push(at === 0 && end === all ? text : `${name}: ${text}`);
    else left += end - at;
    at = end;
  }
  return parts.join('  ') + (left ? `  … and ${left} more` : '');
}

// ---- Grids ----

// As many columns as fit `characters` each, of 16, 8, 4 and 2.
function columnsFor(width, characters) {
  for (const columns of [16, 8, 4]) if (width / columns >= characters * 7.4 + 9) return columns;
  return 2;
}

// The lanes of a vector register. `options`: lanes of the wave, exec, written (a set, or null), before, form, selected,
// width, choose(lane).
function laneGrid(values, options) {
  const texts = [], olds = [];
  for (let lane = 0; lane < options.lanes; ++lane) {
    texts.push(valueText(values[lane], options.form));
    olds.push(options.written && options.before[lane] !== values[lane] ? valueText(options.before[lane], options.form) : '');
  }
  const columns = columnsFor(options.width, Math.max(...texts.map((t) => t.length), ...olds.map((t) => t.length)));
  const grid = element('div', { class: 'grid' });
  grid.style.gridTemplateColumns = `2.2em repeat(${columns}, minmax(0, 1fr))`;
  const twoLines = olds.some((text) => text !== '');
  for (let lane = 0; lane < options.lanes; ++lane) {
    if (lane % columns === 0) grid.append(element('span', { class: 'from' }, String(lane)));
    const isOn = options.exec.has(lane), isWritten = options.written !== null && options.written.has(lane);
    const classes = ['lane'];
    if (!isOn) classes.push('off');
    if (isWritten) classes.push('written');
    if (olds[lane] !== '') classes.push('changed');
    if (lane === options.selected) classes.push('selected');
    const cell = element('button', { class: classes.join(' '), type: 'button', tabindex: '-1', 'data-lane': lane,
                                     title: `lane ${lane}${isOn ? '' : ', disabled'}: ${hexadecimal(values[lane])}` +
                                            (olds[lane] !== '' ? `, before ${hexadecimal(options.before[lane])}` : ''),
                                     onclick: () => options.choose(lane) });
    if (twoLines) cell.append(element(olds[lane] ? 's' : 'small', {}, olds[lane] || '\u00a0'));
    cell.append(element('b', {}, texts[lane]));
    grid.append(cell);
  }
  return grid;
}

// A cell for each lane: on or off, and where that changes.
function execStrip(before, after, lanes, selected, choose) {
  const strip = element('div', { class: 'strip' });
  for (let first = 0; first < lanes; first += 16) {
    const row = element('div', { class: 'strip-row' });
    for (let lane = first; lane < first + 16; ++lane) {
      const classes = ['bit', before.has(lane) ? 'on' : 'off'];
      if (after.has(lane) !== before.has(lane)) classes.push(after.has(lane) ? 'turns-on' : 'turns-off');
      if (lane === selected) classes.push('selected');
      row.append(element('button', { class: classes.join(' '), type: 'button', tabindex: '-1', 'data-lane': lane,
                                     title: `lane ${lane} ${before.has(lane) ? 'on' : 'off'}`, onclick: () => choose(lane) },
                         String(lane)));
    }
    strip.append(row);
  }
  return strip;
}

// Words of memory by address, in rows. `words`: a map; `touched`: a map from address to 'written' or 'read'.
function memoryGrid(words, touched, before, form, width) {
  const columns = Math.min(8, columnsFor(width - 60, form === 'v2f16' ? 16 : 10));
  const rowBytes = 4 * columns;
  const rows = [...new Set([...words.keys()].map((address) => Math.floor(address / rowBytes)))].sort((a, b) => a - b);
  const grid = element('div', { class: 'grid memory' });
  grid.style.gridTemplateColumns = `auto repeat(${columns}, minmax(0, 1fr))`;
  for (const row of rows) {
    grid.append(element('span', { class: 'from' }, '0x' + (row * rowBytes).toString(16)));
    for (let column = 0; column < columns; ++column) {
      const address = row * rowBytes + 4 * column, value = words.get(address);
      const how = touched.get(address);
      const cell = element('span', { class: `lane ${how || ''} ${value === undefined ? 'unknown' : ''}`,
                                     title: `0x${address.toString(16)}` });
      if (before.has(address) && before.get(address) !== value) {
        cell.classList.add('changed');
        cell.append(element('s', {}, valueText(before.get(address), form)));
      }
      cell.append(element('b', {}, value === undefined ? '·' : valueText(value, form)));
      grid.append(cell);
    }
  }
  return grid;
}

// ---- Movement ----

// Whether every row of 16 lanes moves as the first one does, within itself.
function rowsAlike(lanes) {
  if (lanes.length <= 16) return false;
  return lanes.every((from, lane) => {
    const first = lanes[lane % 16], base = lane - lane % 16;
    return from < 0 || first < 0 ? from === first : from === first + base && first < 16;
  });
}

// Lanes of the source above; below, what each lane reads of them, with an arrow from where. That is the destination
// itself only where the instruction does no more than move (move.isResult).
function moveDrawing(move, source, result, options) {
  const alike = rowsAlike(move.lanes);
  const first = alike ? options.selected - options.selected % 16 : 0;
  const count = alike ? 16 : Math.max(move.lanes.length, options.lanes);
  const high = 26, gap = 84, left = 46;
  const cell = count === 16 ? Math.max(40, Math.min(58, Math.floor((options.width - left) / 16)))
    : Math.max(10, Math.min(24, Math.floor((options.width - left - 2) / count)));
  const toScalar = move.lanes.length === 1;
  const width = left + count * cell + 2, height = 2 * high + gap + 30;
  const svg = drawing('svg', { class: 'move', viewBox: `0 0 ${width} ${height}`, width, height, role: 'img',
                               'aria-label': move.isResult ? `how lanes of ${move.source} move to ${move.destination}`
                                   : `which lanes of ${move.source} each lane reads` });
  const top = 14, below = top + high + gap;
  const x = (lane) => left + (lane - first) * cell;
  svg.append(drawing('text', { x: 0, y: top + 17, class: 'name' }, move.source));
  svg.append(drawing('text', { x: 0, y: below + 17, class: 'name' }, move.isResult ? move.destination : 'reads'));
  const box = (lane, y, text, classes, title) => {
    const group = drawing('g', { class: classes, 'data-lane': lane });
    group.append(drawing('rect', { x: x(lane) + .5, y: y + .5, width: cell - 1, height: high - 1, rx: 2 }));
    if (count === 16) {
      const shown = text.replace(/^0x/, ''), size = Math.min(12, (cell - 5) / (shown.length * .61));
      group.append(drawing('text', { x: x(lane) + cell / 2, y: y + 17, 'text-anchor': 'middle', style: `font-size: ${size.toFixed(1)}px` }, shown));
    }
    group.append(drawing('title', {}, title));
    group.addEventListener('click', () => options.choose(lane));
    svg.append(group);
  };
  const used = new Set(move.lanes);
  for (let lane = first; lane < first + count; ++lane) {
    box(lane, top, valueText(source[lane], options.form), used.has(lane) ? 'taken' : 'idle',
        `lane ${lane} of ${move.source}: ${hexadecimal(source[lane])}`);
    if (cell >= 22 || lane % 4 === 0)
      svg.append(drawing('text', { x: x(lane) + cell / 2, y: top - 4, class: 'tiny', 'text-anchor': 'middle' }, lane));
  }
  const paths = [];
  const arrow = (from, to, selected) => {
    const a = x(from) + cell / 2, b = x(to) + cell / 2, y = top + high, end = below - 1;
    const classes = selected ? 'arrow selected' : 'arrow';
    const path = drawing('g', { class: classes });
    path.append(drawing('path', { d: `M${a} ${y} C${a} ${y + gap * .55} ${b} ${y + gap * .45} ${b} ${end - 5}` }));
    path.append(drawing('polygon', { points: `${b - 3.5},${end - 6} ${b + 3.5},${end - 6} ${b},${end}` }));
    if (selected) paths.push(path); else paths.unshift(path);
  };
  if (toScalar) {
    const group = drawing('g', { class: 'made' });
    group.append(drawing('rect', { x: left + .5, y: below + .5, width: 90, height: high - 1, rx: 2 }));
    group.append(drawing('text', { x: left + 45, y: below + 17, 'text-anchor': 'middle' }, valueText(result, options.form)));
    svg.append(group);
    const a = x(move.lanes[0]) + cell / 2;
    const path = drawing('g', { class: 'arrow selected' });
    path.append(drawing('path', { d: `M${a} ${top + high} C${a} ${top + high + 50} ${left + 45} ${below - 50} ${left + 45} ${below - 6}` }));
    path.append(drawing('polygon', { points: `${left + 41},${below - 7} ${left + 49},${below - 7} ${left + 45},${below}` }));
    svg.append(path);
  } else {
    for (let lane = first; lane < first + count; ++lane) {
      const from = move.lanes[lane];
      const classes = from >= 0 ? 'made' : from === kZero ? 'zero' : 'kept';
      // What arrives is the source's value; what the instruction makes of it is in the grid.
      const text = from >= 0 ? valueText(source[from], options.form) : from === kZero ? '0' : 'kept';
      box(lane, below, text, classes + (lane === options.selected ? ' selected' : ''),
          from >= 0 ? `lane ${lane} takes lane ${from}` : from === kZero ? `lane ${lane} takes 0` : `lane ${lane} is not written`);
      if (cell >= 22 || lane % 4 === 0)
        svg.append(drawing('text', { x: x(lane) + cell / 2, y: below + high + 11, class: 'tiny', 'text-anchor': 'middle' }, lane));
      if (from >= first && from < first + count) arrow(from, lane, lane === options.selected);
    }
    svg.append(...paths);
  }
  const caption = alike ? `Lanes ${first}–${first + 15}; the other rows of 16 move in the same way, each within itself.`
      : toScalar ? `Lane ${move.lanes[0]} of ${move.source} goes to ${move.destination}, for the whole wave.`
      : 'Every lane below takes its value from the lane above that points to it.';
  const use = move.isResult || toScalar ? '' : ` This is ${move.source} as the instruction reads it; ${move.destination} is computed from it.`;
  return element('figure', {}, element('div', { class: 'scroll' }, svg), element('figcaption', {}, caption + use));
}

// ---- Bytes ----

// How the bytes of one lane move: a picture's rows, with what they hold in `lane`.
function byteDrawing(picture, lane, valueOf) {
  const byteWidth = 84, left = 62, high = 34, gap = 30, top = 16;
  const width = left + 4 * byteWidth + 150, height = top + picture.rows.length * (high + gap) - gap + 6;
  const svg = drawing('svg', { class: 'bytes', viewBox: `0 0 ${width} ${height}`, width, height, role: 'img',
                               'aria-label': 'how bytes move' });
  for (let byte = 0; byte < 4; ++byte)
    svg.append(drawing('text', { x: left + (3 - byte) * byteWidth + byteWidth / 2, y: 11, class: 'tiny', 'text-anchor': 'middle' }, `byte ${byte}`));
  const isReached = (row) => picture.moves.some((m) => m.from_row + 1 === row);
  const words = rowWords(picture, lane, valueOf, isReached);
  picture.rows.forEach((row, i) => {
    const y = top + i * (high + gap);
    svg.append(drawing('text', { x: 0, y: y + 22, class: 'name' }, row.name));
    let byte = 4;
    for (const run of row.runs) {
      byte -= run.size_bytes;
      const x = left + (4 - byte - run.size_bytes) * byteWidth, w = run.size_bytes * byteWidth;
      const group = drawing('g', { class: run.tone });
      group.append(drawing('rect', { x: x + 1, y, width: w - 2, height: high, rx: 3 }));
      const value = words[i];
      const hex = value === null ? '' : Array.from({ length: run.size_bytes }, (_, k) =>
        (value >>> 8 * (byte + run.size_bytes - 1 - k) & 255).toString(16).padStart(2, '0')).join(' ');
      group.append(drawing('text', { x: x + w / 2, y: y + (run.label ? 15 : 22), 'text-anchor': 'middle', class: 'hex' }, hex));
      if (run.label) group.append(drawing('text', { x: x + w / 2, y: y + 28, 'text-anchor': 'middle', class: 'tiny' }, run.label));
      svg.append(group);
    }
    svg.append(drawing('text', { x: left + 4 * byteWidth + 10, y: y + 22, class: 'tiny' }, row.note));
  });
  for (const m of picture.moves) {
    const middle = (byte) => left + (4 - byte - m.size_bytes / 2) * byteWidth;
    const a = middle(m.from_byte), b = middle(m.to_byte), y = top + m.from_row * (high + gap) + high, end = y + gap;
    const group = drawing('g', { class: 'arrow selected' });
    group.append(drawing('path', { d: `M${a} ${y + 1} C${a} ${y + gap * .6} ${b} ${y + gap * .4} ${b} ${end - 7}` }));
    group.append(drawing('polygon', { points: `${b - 4},${end - 8} ${b + 4},${end - 8} ${b},${end - 1}` }));
    svg.append(group);
  }
  return element('figure', {}, element('div', { class: 'scroll' }, svg));
}

const kSeen = 'what the operation sees';

// What each row of a picture holds: a register before or after, or what has moved into it. null: not known.
function rowWords(picture, lane, valueOf, isReached) {
  const words = picture.rows.map((row, i) => {
    if (row.note === kSeen || registersIn(row.name).length === 0) return null;  // s0 is a source there, no register
    return valueOf(registersIn(row.name)[0], lane, isReached(i) || row.note === 'destination');
  });
  const mask = (bytes) => bytes === 4 ? 0xffffffff : (1 << 8 * bytes) - 1;
  picture.rows.forEach((row, i) => {
    if (words[i] !== null) return;
    const into = picture.moves.find((m) => m.from_row + 1 === i), out = picture.moves.find((m) => m.from_row === i);
    if (into && words[i - 1] !== null) {  // what an operation sees of its source
      let value = words[i - 1] >>> 8 * into.from_byte & mask(into.size_bytes);
      const isSigned = row.runs[0].label === 'its sign' && value >>> 8 * into.size_bytes - 1 & 1;
      if (isSigned) value |= ~mask(into.size_bytes);
      words[i] = value << 8 * into.to_byte >>> 0;
    } else if (out && words[i + 1] !== null) {  // a result on its way to the destination
      words[i] = (words[i + 1] >>> 8 * out.to_byte & mask(out.size_bytes)) << 8 * out.from_byte >>> 0;
    }
  });
  return words;
}
