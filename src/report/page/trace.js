// The page of `lanewise run --trace-html`: what is shown follows from the step, the lane chosen and a few choices alone.

(() => {
  const model = new TraceModel(JSON.parse(document.getElementById('data').textContent));
  const { head } = model;
  const byId = (id) => document.getElementById(id);
  const kPlayMilliseconds = 700;

  const state = {
    wave: 0,
    at: 0,             // the step that was executed last
    lane: head.lane,   // the lane to follow; null: the first that is on
    form: 'auto',
    open: new Map(),   // register cards that were opened or closed by hand
    playing: 0,
  };

  const hex = (address) => address.toString(16);
  const sourceOf = (entry) => entry.s === undefined ? null : head.sources[entry.s];
  const waveName = (i) => `workgroup ${head.waves[i].workgroup.join(',')} wave ${head.waves[i].wave}`;

  // ---- Words of an instruction's text ----

  const kWord = /\b([vsa](?:\d+|\[\d+:\d+\])(?![\w\[])|(?:(?:vcc|exec)(?:_lo|_hi)?|m0|scc)\b)|(\b0x[0-9a-f]+\b|(?<![\w.])-?\d+(?:\.\d+)?(?![\w.]))/g;

  function coloured(text) {
    const parts = [], space = text.indexOf(' ');
    const mnemonic = space < 0 ? text : text.slice(0, space);
    parts.push(element('span', { class: 'mnemonic' }, mnemonic));
    let last = mnemonic.length;
    for (const match of text.matchAll(kWord)) {
      if (match.index < last) continue;
      parts.push(text.slice(last, match.index), element('span', { class: match[1] ? 'r' : 'num' }, match[0]));
      last = match.index + match[0].length;
    }
    parts.push(text.slice(last));
    return parts;
  }

  // ---- Code ----

  const rows = new Map();        // by address
  const sourceRows = new Map();  // by line, of the source shown
  let sourceShown = -1;

  function buildListing() {
    const list = byId('listing');
    const targets = new Set(model.code.map((entry) => entry.j).filter((j) => j !== undefined));
    let line = '';
    for (const entry of model.code) {
      if (entry.f) list.append(element('h3', {}, entry.f));
      const source = sourceOf(entry), place = source ? `${source.file}:${entry.l}` : '';
      if (place !== line && place !== '') list.append(element('div', { class: 'place', title: place }, place.replace(/^.*\//, '')));
      line = place;
      const row = element('div', { class: `row ${entry.x ? '' : 'never'} ${targets.has(entry.a) ? 'target' : ''}`,
                                   'data-address': hex(entry.a), onclick: () => runToAddress(entry.a) },
        element('span', { class: 'count' }), element('span', { class: 'address' }, hex(entry.a)),
        element('span', { class: 'text' }, ...coloured(entry.t),
                ...(entry.j !== undefined ? [element('span', { class: 'goes' }, ` → ${hex(entry.j)}`)] : [])));
      rows.set(entry.a, row);
      list.append(row);
    }
  }

  function buildCounts() {
    const counts = model.counts[state.wave];
    for (const [address, row] of rows) {
      const count = counts.get(address) || 0;
      row.firstChild.textContent = count > 1 ? `${count}×` : '';
      row.classList.toggle('never', count === 0);
    }
  }

  function showSource(entry) {
    const box = byId('source'), source = sourceOf(entry);
    if (!head.sources.some((s) => s.lines)) return;
    box.hidden = false;
    if (source && source.lines && entry.s !== sourceShown) {
      sourceShown = entry.s;
      sourceRows.clear();
      box.replaceChildren(element('h3', {}, source.file));
      const used = new Set(model.code.filter((c) => c.s === entry.s && c.x).map((c) => c.l));
      source.lines.forEach((text, i) => {
        const row = element('div', { class: `row ${used.has(i + 1) ? 'used' : 'never'}`, 'data-line': i + 1,
                                     onclick: () => runToLine(i + 1) },
          element('span', { class: 'address' }, String(i + 1)), element('span', { class: 'text' }, text || ' '));
        sourceRows.set(i + 1, row);
        box.append(row);
      });
    }
    for (const row of box.querySelectorAll('.at')) row.classList.remove('at');
    const row = source && entry.s === sourceShown ? sourceRows.get(entry.l) : undefined;
    if (row) row.classList.add('at');
    reveal(box, row);
  }

  function reveal(box, row) {
    if (!row) return;
    const top = row.offsetTop, bottom = top + row.offsetHeight;
    if (top < box.scrollTop + row.offsetHeight) box.scrollTop = top - box.clientHeight / 3;
    else if (bottom > box.scrollTop + box.clientHeight - row.offsetHeight) box.scrollTop = bottom - box.clientHeight * 2 / 3;
  }

  // ---- The instruction ----

  // Registers of an instruction's operands, with how their values are to be shown.
  function operandsOf(entry) {
    const list = [];
    for (const operand of entry.x ? entry.x.operands : [])
      for (const name of registersIn(operand.text, operand.registers))
        list.push({ name, form: formOf(operand.type), reads: operand.reads, writes: operand.writes });
    return list;
  }
  function formFor(name, operands) {
    if (state.form !== 'auto') return state.form;
    const operand = operands.find((o) => o.name === name);
    return operand ? operand.form : 'hex';
  }

  function outcomeOf(step, entry) {
    if (!entry.x.control) return '';
    const next = model.next(step);
    if (next === undefined) return entry.t.startsWith('s_endpgm') ? 'The wave ends here.' : 'What follows is not in this page.';
    return next.address === entry.a + entry.x.size ? 'It goes on with the next instruction.'
                                                     : `It jumps to ${hex(next.address)}.`;
  }

  function showNow(step, entry) {
    const source = sourceOf(entry);
    const facts = [`${step.exec.size} of ${head.waves[step.wave].lanes} lanes active`, `instruction ${step.number + 1} of the wave`];
    if (source) facts.push(`${source.file.replace(/^.*\//, '')}:${entry.l}`);
    const parts = [element('h2', {}, element('span', { class: 'address' }, hex(entry.a)), ' ', ...coloured(entry.t)),
                   element('p', { class: 'facts' }, facts.join(' · '))];
    // What this access does says more than what such accesses do.
    for (const access of step.accesses) parts.push(accessSentence(access));
    if (entry.x.meaning) parts.push(element('p', { class: step.accesses.length ? 'names' : 'meaning' }, entry.x.meaning));
    const names = entry.x.operands.filter((o) => o.in_text && o.text && o.name).map((o) => `${o.name.toUpperCase()} is ${o.text}`);
    if (names.length && /\b[DS]\d\b/.test(entry.x.meaning)) parts.push(element('p', { class: 'names' }, names.join(', ') + '.'));
    const outcome = outcomeOf(step, entry);
    if (outcome) parts.push(element('p', { class: 'outcome' }, outcome));
    for (const note of entry.x.notes) parts.push(element('p', { class: 'names' }, note + '.'));
    if (entry.x.formulas.length)
      parts.push(element('details', { class: 'formula' }, element('summary', {}, 'As a formula'),
                         element('pre', {}, entry.x.formulas.join('\n'))));
    if (step.gap) parts.push(element('p', { class: 'gap' }, 'Instructions between the previous one and this one are not on this page; ' +
      (step.gap.length ? `they changed ${step.gap.map((r) => r.name).join(', ')}.` : 'they changed no register.')));
    const formula = byId('now').querySelector('details');
    const wasOpen = formula ? formula.open : state.formulaOpen;
    byId('now').replaceChildren(...parts);
    const opened = byId('now').querySelector('details');
    if (opened) opened.open = Boolean(wasOpen);
    state.formulaOpen = Boolean(wasOpen);
  }

  // ---- Registers ----

  function execAfter(step) {
    const low = model.after('exec_lo'), high = model.after('exec_hi');
    const set = new Set();
    for (let lane = 0; lane < head.waves[step.wave].lanes; ++lane)
      if ((lane < 32 ? low >>> lane : high >>> lane - 32) & 1) set.add(lane);
    return set;
  }

  function showExec(step) {
    const lanes = head.waves[step.wave].lanes, after = execAfter(step);
    const turned = [...Array(lanes).keys()].filter((lane) => after.has(lane) !== step.exec.has(lane)).length;
    byId('lanes-on').replaceChildren(
      element('h3', {}, 'EXEC', element('small', {}, turned ? ` ${step.exec.size} lanes active, then ${after.size}` : ` ${step.exec.size} of ${lanes} lanes active`)),
      execStrip(step.exec, after, lanes, state.shownLane, chooseLane));
  }

  function showScalars(step, entry, operands) {
    const written = new Set(step.writes.filter((w) => !isVector(w.name)).map((w) => w.name));
    const read = operands.filter((o) => o.reads && !isVector(o.name) && !written.has(o.name)).map((o) => o.name);
    const names = [...new Set([...read, ...written])];
    const list = names.map((name) => {
      const form = formFor(name, operands), before = valueText(model.before(name), form), after = valueText(model.after(name), form);
      const changed = written.has(name) && before !== after;
      return element('div', { class: `scalar ${written.has(name) ? 'written' : ''} ${changed ? 'changed' : ''}`, 'data-register': name },
        element('span', { class: 'name' }, name),
        ...(changed ? [element('s', {}, before), ' → '] : []), element('b', {}, after));
    });
    byId('scalars').replaceChildren(...(list.length ? [element('h3', {}, 'Scalar registers'), element('div', { class: 'list' }, ...list)] : []));
  }

  function showVectors(step, entry, operands) {
    const lanes = head.waves[step.wave].lanes;
    const written = new Map(step.writes.filter((w) => isVector(w.name)).map((w) => [w.name, new Set(w.lanes)]));
    const read = [...new Set(operands.filter((o) => o.reads && isVector(o.name)).map((o) => o.name))];
    const moved = step.moves.map((m) => m.source).filter((name) => isVector(name));
    const sources = [...new Set([...read, ...moved])].filter((name) => !written.has(name));
    const cards = [];
    const card = (name, isWritten) => {
      const form = formFor(name, operands), values = model.after(name), before = model.before(name);
      const key = `${isWritten ? 'w' : 'r'}`;
      const open = state.open.has(key) ? state.open.get(key) : isWritten;
      const shown = (isWritten ? [...written.get(name)] : [...step.exec]).filter((lane) => lane < lanes);
      const also = isWritten && read.includes(name);
      const box = element('details', { class: `card ${isWritten ? 'written' : 'read'}`, 'data-register': name },
        element('summary', {}, element('span', { class: 'name' }, name),
                element('span', { class: 'role' }, isWritten ? (also ? 'read and written' : 'written') : 'read'),
                element('span', { class: 'summary' }, summary(values, shown, form, 6, step.exec.size))));
      box.open = open;
      if (open) box.append(laneGrid(values, { lanes, exec: step.exec, written: isWritten ? written.get(name) : null, before, form,
                                              selected: state.shownLane, width: stageWidth(), choose: chooseLane }));
      box.firstChild.addEventListener('click', (event) => {
        event.preventDefault();
        state.open.set(key, !open);
        show();
      });
      return box;
    };
    for (const name of written.keys()) cards.push(card(name, true));
    for (const name of sources) cards.push(card(name, false));
    byId('vectors').replaceChildren(...(cards.length ? [element('h3', {}, 'Vector registers'), ...cards] : []));
  }

  function stageWidth() {
    const style = getComputedStyle(byId('stage'));
    return byId('stage').clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - 64;
  }

  // ---- Movement ----

  function showMovement(step, entry, operands) {
    const figures = [];
    for (const move of step.moves) {
      const source = model.before(move.source);
      figures.push(moveDrawing(move, source, move.lanes.length > 1 ? 0 : model.after(move.destination),
                               { lanes: head.waves[step.wave].lanes, form: formFor(move.source, operands), selected: state.shownLane, width: stageWidth() + 64, choose: chooseLane }));
    }
    const valueOf = (name, lane, isAfter) => {
      const value = isAfter ? model.after(name) : model.before(name);
      return isVector(name) ? value[lane] : value;
    };
    const pictures = entry.x.byte_pictures.filter((picture) => picture.moves.length);
    for (const picture of pictures) figures.push(byteDrawing(picture, state.shownLane, valueOf));
    if (pictures.length) figures.push(element('p', { class: 'names' }, `The picture shows the bytes of lane ${state.shownLane}; they move in the same way in every other active lane.`));
    byId('movement').replaceChildren(...(figures.length ? [element('h3', {}, 'How data moves'), ...figures] : []));
  }

  // ---- Memory ----

  function accessSentence(access) {
    const verb = { load: 'reads', store: 'writes', atomic: 'updates' }[access.kind];
    const who = access.space === 'scalar' ? 'The wave' : access.lanes.length === 1 ? `Lane ${access.lanes[0]}` : `${access.lanes.length} lanes`;
    const byLane = [];
    access.lanes.forEach((lane, i) => { byLane[lane] = access.addresses[i]; });
    const size = `${access.size} byte${access.size === 1 ? '' : 's'}`;
    const where = { global: 'of global memory', scalar: 'of global memory', LDS: 'of LDS', private: 'of private memory' }[access.space];
    const one = who.endsWith('lanes') ? verb.replace(/s$/, '') : verb;
    return element('p', { class: 'access meaning' }, `${who} ${one} ${size} ${where}${who.endsWith('lanes') ? ' each' : ''}, at `,
                    element('code', {}, summary(byLane, access.lanes, 'hex', 4)), access.buffer ? `, ${access.buffer}` : '', '.');
  }

  // What LDS and each buffer hold, as far as this page has seen it written.
  function showMemory(step) {
    const parts = [];
    for (const space of ['LDS', 'global']) {
      const words = model.memory[space];
      if (words.size === 0) continue;
      const touched = new Map(), before = new Map();
      for (const access of step.accesses) {
        if ((access.space === 'scalar' ? 'global' : access.space) !== space) continue;
        for (const address of access.addresses)
          for (let at = address - address % 4; at < address + access.size; at += 4) touched.set(at, 'read');
      }
      for (const changed of step.words) {
        if (changed.space !== space) continue;
        changed.addresses.forEach((address, i) => {
          touched.set(address, 'written');
          before.set(address, changed.before[i]);
        });
      }
      const form = state.form === 'auto' ? 'hex' : state.form;
      const key = `memory ${space}`;
      const open = state.open.has(key) ? state.open.get(key) : true;
      const box = element('details', { class: 'card', 'data-space': space },
        element('summary', {}, element('span', { class: 'name' }, space === 'LDS' ? 'LDS' : 'Global memory'),
                element('span', { class: 'summary' }, `${words.size} words written so far`)));
      box.open = open;
      box.firstChild.addEventListener('click', (event) => {
        event.preventDefault();
        state.open.set(key, !open);
        show();
      });
      if (open) box.append(element('div', { class: 'window' }, memoryGrid(words, touched, before, form, stageWidth())));
      parts.push(box);
    }
    byId('memory').replaceChildren(...(parts.length ? [element('h3', {}, 'Memory'), ...parts] : []));
    for (const box of byId('memory').querySelectorAll('.window')) {
      const first = box.querySelector('.written, .read');
      if (first) box.scrollTop = first.offsetTop - box.clientHeight / 3;
    }
  }

  function showAll(step) {
    if (!byId('all').open) return byId('all-registers').replaceChildren();
    const { scalars, vectors } = model.waves[step.wave];
    const number = (name) => Number(name.slice(1)) || 0;
    const form = state.form === 'auto' ? 'hex' : state.form;
    const lanes = [...Array(head.waves[step.wave].lanes).keys()];
    const line = (name, text) => element('div', {}, element('span', { class: 'name' }, name), text);
    byId('all-registers').replaceChildren(
      ...[...scalars].filter(([, value]) => value !== 0).sort(([a], [b]) => /^s\d/.test(a) && /^s\d/.test(b) ? number(a) - number(b) : a < b ? 1 : -1)
          .map(([name, value]) => line(name, valueText(value, form))),
      ...[...vectors].filter(([, row]) => row.some((value) => value !== 0)).sort(([a], [b]) => number(a) - number(b))
          .map(([name, row]) => line(name, summary(row, lanes, form, 8))),
      element('p', { class: 'names' }, 'Registers that hold 0 are not listed.'));
  }

  // ---- Stepping ----

  function show() {
    model.goTo(state.at);
    const step = model.step(state.at), entry = model.code[step.code];
    const lanes = head.waves[step.wave].lanes;
    const active = [...step.exec];
    state.shownLane = state.lane !== null && state.lane < lanes ? state.lane : active.length ? active[0] : 0;
    const operands = operandsOf(entry);
    showNow(step, entry);
    showExec(step);
    showScalars(step, entry, operands);
    showMovement(step, entry, operands);
    showVectors(step, entry, operands);
    showMemory(step);
    showAll(step);
    for (const row of byId('listing').querySelectorAll('.at')) row.classList.remove('at');
    rows.get(step.address).classList.add('at');
    reveal(byId('listing'), rows.get(step.address));
    showSource(entry);
    const order = model.order[state.wave], index = order.indexOf(state.at);
    byId('slider').max = order.length - 1;
    byId('slider').value = index;
    byId('where').textContent = `${index + 1} / ${order.length}`;
    byId('first').disabled = byId('back').disabled = index === 0;
    byId('last').disabled = byId('forward').disabled = index === order.length - 1;
  }

  function say(text) { byId('said').textContent = text; }

  function go(i) {
    say('');
    state.at = i;
    show();
  }

  function move(by) {
    const order = model.order[state.wave], index = order.indexOf(state.at) + by;
    if (index < 0 || index >= order.length) return false;
    go(order[index]);
    return true;
  }

  function jump(wanted, direction, what) {
    stop();
    const found = model.find(state.wave, state.at, direction, wanted);
    if (found >= 0) go(found);
    else say(`No ${direction > 0 ? 'later' : 'earlier'} ${what} on this page.`);
  }

  // To the next time that something is reached, or else the first.
  function runTo(wanted, what) {
    stop();
    const next = model.find(state.wave, state.at, 1, wanted);
    const found = next >= 0 ? next : model.find(state.wave, -1, 1, wanted);
    if (found < 0) return say(`This wave does not reach ${what} on this page.`);
    go(found);
    if (next < 0) say(`The wave does not reach ${what} again later; this is the first time.`);
  }
  const runToAddress = (address) => runTo((step) => step.address === address, hex(address));
  const runToLine = (line) =>
    runTo((step) => model.code[step.code].s === sourceShown && model.code[step.code].l === line, `line ${line}`);

  function stop() {
    if (!state.playing) return;
    clearInterval(state.playing);
    state.playing = 0;
    byId('play').textContent = '▶';
    byId('play').setAttribute('aria-label', 'Play');
  }
  function play() {
    if (state.playing) return stop();
    state.playing = setInterval(() => { if (!move(1)) stop(); }, kPlayMilliseconds);
    byId('play').textContent = '❚❚';
    byId('play').setAttribute('aria-label', 'Pause');
  }

  function chooseLane(lane) {
    state.lane = state.lane === lane ? null : lane;
    show();
  }

  function chooseWave(wave) {
    stop();
    state.wave = wave;
    const order = model.order[wave];
    // The same moment: the wave's last step so far, or its first.
    const before = order.filter((i) => i <= state.at);
    buildCounts();
    fillRegisters();
    go(before.length ? before[before.length - 1] : order[0]);
  }

  function fillRegisters() {
    const select = byId('register'), old = select.value;
    const names = new Set();
    for (const i of model.order[state.wave]) for (const [name] of model.raw[i].r || []) names.add(name);
    const key = (name) => [isVector(name) ? 0 : /^s\d/.test(name) ? 1 : 2, Number(name.slice(1)) || 0];
    const sorted = [...names].sort((a, b) => { const x = key(a), y = key(b); return x[0] - y[0] || x[1] - y[1]; });
    select.replaceChildren(...sorted.map((name) => element('option', { value: name }, name)));
    if (names.has(old)) select.value = old;
  }

  const kJumps = {
    branch: [(step) => Boolean(model.code[step.code].x.control), 'branch'],
    barrier: [(step) => Boolean(model.code[step.code].x.barrier), 'barrier'],
    memory: [(step) => step.accesses.length > 0, 'memory access'],
    write: [(step) => step.writes.some((w) => w.name === byId('register').value), 'write of that register'],
  };
  const jumpTo = (kind, backwards) => jump(kJumps[kind][0], backwards ? -1 : 1, kJumps[kind][1]);

  const kKeys = { ArrowRight: () => move(1), ArrowLeft: () => move(-1), Home: () => go(model.order[state.wave][0]),
                  End: () => go(model.order[state.wave][model.order[state.wave].length - 1]) };
  const kJumpKeys = { b: 'branch', r: 'barrier', m: 'memory', w: 'write' };

  function start() {
    const title = `${head.kernel} on ${head.target}`;
    document.title = `${title}: wave trace`;
    byId('title').textContent = title;
    head.waves.forEach((wave, i) => byId('wave').append(element('option', { value: i }, waveName(i))));
    byId('of').textContent = head.waves.length === 1 ? '1 wave' : `${head.waves.length} waves`;
    const notes = head.leftOut.map((s) => s[0].toUpperCase() + s.slice(1) + '.');
    if (head.outcome) notes.unshift(`The run did not finish: ${head.outcome}`);
    byId('left-out').hidden = notes.length === 0;
    byId('left-out').textContent = notes.join(' ');
    buildListing();
    buildCounts();
    fillRegisters();
    // A chosen value is left, so that arrow keys step again.
    for (const id of ['wave', 'form', 'register']) byId(id).addEventListener('change', (event) => event.target.blur());
    byId('wave').addEventListener('change', (event) => chooseWave(Number(event.target.value)));
    byId('form').addEventListener('change', (event) => { state.form = event.target.value; show(); });
    byId('slider').addEventListener('input', (event) => { stop(); go(model.order[state.wave][Number(event.target.value)]); });
    byId('all').addEventListener('toggle', () => showAll(model.step(state.at)));
    for (const [id, action] of Object.entries({ first: kKeys.Home, back: kKeys.ArrowLeft, forward: kKeys.ArrowRight, last: kKeys.End }))
      byId(id).addEventListener('click', () => { stop(); action(); });
    byId('play').addEventListener('click', play);
    for (const kind of Object.keys(kJumps))
      byId(`to-${kind}`).addEventListener('click', (event) => jumpTo(kind, event.shiftKey));
    document.addEventListener('keydown', (event) => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.target.tagName === 'SELECT') return;
      const letter = event.key.toLowerCase();
      if (event.key in kKeys) { stop(); kKeys[event.key](); }
      else if (letter in kJumpKeys) jumpTo(kJumpKeys[letter], event.shiftKey);
      else if (event.key === ' ' && event.target.tagName !== 'BUTTON' && event.target.tagName !== 'SUMMARY') play();
      else return;
      event.preventDefault();
    });
    const system = matchMedia('(prefers-color-scheme: dark)');
    const theme = (dark) => { document.documentElement.dataset.theme = dark ? 'dark' : 'light'; };
    theme(system.matches);
    system.addEventListener('change', (event) => theme(event.matches));
    byId('theme').addEventListener('click', () => theme(document.documentElement.dataset.theme !== 'dark'));
    let width = 0;
    new ResizeObserver(() => {
      if (byId('stage').clientWidth === width) return;
      width = byId('stage').clientWidth;
      show();
    }).observe(byId('stage'));
    state.at = model.order[0][0];
    show();
  }

  start();
})();
