'use strict';
// Steps through the games of the report. It knows no rules: games come as what each move changes.
(() => {
  const element = (id) => document.getElementById(id);
  if (!element('data')) return;
  const data = JSON.parse(element('data').textContent);
  const [NUMBER, BOARD, FIRST, SECOND, RESULT, ENDING, PLIES, OPENING, MORE] = Array(9).keys();
  const PER_PAGE = 50;
  const byNumber = new Map(data.games.map((game, index) => [game[NUMBER], index]));

  // Numbers as letters: five bits each, the lowest first, a sixth if more follow.
  const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const numbers = (letters = '') => {
    const read = [];
    let value = 0;
    let unit = 1;
    for (const letter of letters) {
      const bits = ALPHABET.indexOf(letter);
      value += (bits % 32) * unit;
      unit *= 32;
      if (bits < 32) {
        read.push(value);
        value = 0;
        unit = 1;
      }
    }
    return read;
  };

  const unpackWhole = (letters) => {
    const cells = [];
    const read = numbers(letters);
    for (let i = 0; i < read.length; i += 2) {
      for (let n = 0; n < read[i]; n++) cells.push(read[i + 1]);
    }
    return cells;
  };

  const unpackChanges = (letters) => {
    const plies = [];
    const read = numbers(letters);
    for (let i = 0; i < read.length; ) {
      const changes = [];
      let cell = -1;
      for (let left = read[i++]; left > 0; left--) {
        cell += read[i++] + 1;
        changes.push([cell, read[i++]]);
      }
      plies.push(changes);
    }
    return plies;
  };

  const unpack = (game) => {
    const [moves = '', turns = '', times, scores, changes = '', start = '', marked] = game[MORE] ?? [];
    const board = data.boards[game[BOARD]];
    return {
      moves: moves ? moves.split(' ') : [],
      turn: (i) => (turns ? Number(turns[i]) : i % 2),
      times: numbers(times),
      scores: numbers(scores),
      changes: changes || (game[PLIES] === 0 && board.kind !== 'text') ? unpackChanges(changes) : null,
      start: unpackWhole(start || board.start),
      marked: numbers(marked),
    };
  };

  const make = (name, attributes = {}, text = '') => {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    made.textContent = text;
    return made;
  };
  const draw = (name, attributes, text = '') => {
    const made = document.createElementNS('http://www.w3.org/2000/svg', name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    made.textContent = text;
    return made;
  };

  // A board that draws again only the cells that look different.
  class BoardView {
    constructor(board) {
      this.board = board;
      this.pits = board.kind === 'pits';
      this.hexagons = board.kind === 'hexagons';
      this.shown = [];
      this.groups = [];
      // Labels grow with the board, so that they can be read beside seventy rows too.
      this.growth = Math.max(1, Math.max(board.rows, board.columns) / 14);
      this.margin = 50 * this.growth;
      // Rows of hexagons lie closer together, each half a cell further to the right than the one above.
      this.pitch = this.hexagons ? 86.6 : 100;
      this.left = this.hexagons ? Math.min(...board.places.map(([row, column]) => column + row / 2)) : 0;
      const width = this.pits ? (board.columns + 2) * 110 + 20 : board.columns * 100 + this.margin + (this.hexagons ? this.margin : 16);
      const height = this.pits ? 320 : board.rows * this.pitch + this.margin + (this.hexagons ? this.margin : 16);
      this.svg = draw('svg', { viewBox: `0 0 ${width} ${height}`, role: 'img' });
      this.svg.append(draw('rect', { class: 'frame', width, height, rx: 14 }));
      if (this.pits) this.drawPitLabels();
      else if (this.hexagons) this.drawHexagons();
      else this.drawSquares();
    }

    drawSquares() {
      const { rows, columns, rowLabels, columnLabels } = this.board;
      const { margin, growth } = this;
      const right = margin + columns * 100;
      const bottom = margin + rows * 100;
      this.svg.append(draw('rect', { class: 'field', x: margin, y: margin, width: columns * 100, height: rows * 100 }));
      const every = Math.ceil(Math.max(rows, columns) / 20);
      columnLabels.forEach((label, i) => i % every === 0 && this.label(margin + 50 + i * 100, 36 * growth, label));
      rowLabels.forEach((label, i) => i % every === 0 && this.label(margin / 2, margin + 50 + i * 100 + 11 * growth, label));
      this.cells = draw('g', {});
      let lines = '';
      for (let i = 0; i <= columns; i++) lines += `M${margin + i * 100} ${margin}V${bottom}`;
      for (let i = 0; i <= rows; i++) lines += `M${margin} ${margin + i * 100}H${right}`;
      this.svg.append(this.cells, draw('path', { class: 'lines', d: lines }));
      this.pieces = draw('g', {});
      this.svg.append(this.pieces);
    }

    // The upper left corner of the square around a cell.
    corner(cell) {
      const { columns, places } = this.board;
      const [row, column] = this.hexagons ? places[cell] : [Math.floor(cell / columns), cell % columns];
      return this.at(row, column);
    }

    at(row, column) {
      const aside = this.hexagons ? row / 2 - this.left : 0;
      return [this.margin + (column + aside) * 100, this.margin + row * this.pitch];
    }

    drawHexagons() {
      const { places, rowLabels, columnLabels } = this.board;
      const field = places.map(([row, column]) => {
        const [x, y] = this.at(row, column);
        return `M${x + 50} ${y - 7.7}l50 28.87v57.74l-50 28.87l-50 -28.87v-57.74Z`;
      }).join('');
      const label = (row, column, text) => {
        const [x, y] = this.at(row, column);
        this.label(x + 50, y + 50 + 11 * this.growth, text);
      };
      rowLabels.forEach((text, row) => label(row, Math.min(...places.filter((place) => place[0] === row).map((place) => place[1])) - 0.8, text));
      columnLabels.forEach((text, column) => label(Math.max(...places.filter((place) => place[1] === column).map((place) => place[0])) + 0.9, column, text));
      this.cells = draw('g', {});
      this.pieces = draw('g', {});
      this.svg.append(draw('path', { class: 'field', d: field }), this.cells, draw('path', { class: 'lines', d: field }), this.pieces);
    }

    drawPitLabels() {
      const { columns, columnLabels } = this.board;
      columnLabels.forEach((label, i) => {
        this.label(175 + i * 110, 310, label);
        this.label(175 + (columns - 1 - i) * 110, 32, label);
      });
      this.cells = this.pieces = draw('g', {});
      this.svg.append(this.pieces);
    }

    label(x, y, text) {
      const made = draw('text', { class: 'mark-label', x, y, 'text-anchor': 'middle' }, text);
      made.style.fontSize = `${30 * this.growth}px`;
      this.svg.append(made);
    }

    // Shows cells as numbers of states; what the last move changed stands out.
    show(cells, before, changed, marked, said) {
      this.svg.setAttribute('aria-label', said);
      const touched = new Set(changed.map(([cell]) => cell));
      cells.forEach((state, cell) => {
        const was = before[cell];
        const light = touched.has(cell) ? (this.board.states[was][1] === 0 ? 'fresh' : 'changed') : '';
        const look = `${state} ${light} ${marked.has(cell)}`;
        if (this.shown[cell] !== look) {
          this.shown[cell] = look;
          this.drawCell(cell, this.board.states[state], light, marked.has(cell));
        }
      });
    }

    drawCell(cell, [owner, count, look], light, marked) {
      this.groups[cell]?.forEach((group) => group.remove());
      const under = draw('g', {});
      const over = draw('g', {});
      this.groups[cell] = [under, over];
      if (this.pits) {
        const [row, column] = this.board.places[cell];
        over.setAttribute('transform', `translate(${10 + (column + 1) * 110} ${45 + row * 115})`);
        this.drawPit(over, row, count, look, light || marked);
        this.pieces.append(over);
        return;
      }
      const place = `translate(${this.corner(cell).join(' ')})`;
      under.setAttribute('transform', place);
      over.setAttribute('transform', place);
      if (look === 'void' || look === 'blocked') under.append(draw('rect', { class: look, width: 100, height: 100 }));
      if (look === 'blocked') over.append(draw('path', { class: 'blocked-cross', d: 'M34 34L66 66M66 34L34 66' }));
      if (light) under.append(this.outline(light, 0));
      if (owner >= 0 && count > 0) this.drawPiece(over, owner, count, look);
      if (marked) over.append(this.outline('winning', 4));
      if (under.hasChildNodes()) this.cells.append(under);
      if (over.hasChildNodes()) this.pieces.append(over);
    }

    outline(kind, inset) {
      const [far, near] = [57.74 - inset * 1.15, 50 - inset];
      if (this.hexagons) return draw('path', { class: kind, d: `M50 ${50 - far}l${near} ${far / 2}v${far}l${-near} ${far / 2}l${-near} ${-far / 2}v${-far}Z` });
      return draw('rect', { class: kind, x: inset, y: inset, width: 100 - 2 * inset, height: 100 - 2 * inset, rx: inset * 2.5 });
    }

    drawPiece(into, owner, count, look) {
      const name = this.board.sides[owner];
      if (look === 'stone' && name === 'X') {
        into.append(draw('path', { class: 'cross', d: 'M26 26L74 74M74 26L26 74' }));
      } else if (look === 'stone' && name === 'O') {
        into.append(draw('circle', { class: 'ring', cx: 50, cy: 50, r: 27 }));
      } else {
        const tone = { Black: 'dark', White: 'light', Red: 'red' }[name] ?? (owner === 0 ? 'dark' : 'light');
        into.append(draw('circle', { class: `piece-${tone}`, cx: 50, cy: 50, r: 40 }));
        if (look === 'stack') {
          const ink = tone === 'light' ? 'on-light' : 'on-dark';
          into.append(draw('text', { class: ink, x: 50, y: 65, 'text-anchor': 'middle' }, count));
        }
      }
    }

    drawPit(into, row, count, look, light) {
      const store = look === 'store';
      const height = store ? 220 : 105;
      const y = store ? -115 * row : 0;
      const hollow = light ? 'hollow is-changed' : 'hollow';
      into.append(draw('rect', { class: 'field', x: 2, y, width: 106, height, rx: 46 }));
      into.append(draw('rect', { class: hollow, x: 6, y: y + 4, width: 98, height: height - 8, rx: 42 }));
      const seeds = Math.min(count, store ? 48 : 20);
      for (let i = 0; i < seeds; i++) {
        const far = Math.sqrt((i + 0.5) / Math.max(seeds, 6)) * (store ? 40 : 26);
        const turn = i * 2.4;
        const cx = 55 + far * Math.cos(turn);
        const cy = y + height / 2 + far * Math.sin(turn) * (store ? 1.9 : 1) - (store ? 20 : 15);
        into.append(draw('circle', { class: 'seed', cx: cx.toFixed(1), cy: cy.toFixed(1), r: 6 }));
      }
      into.append(draw('text', { class: 'seeds', x: 55, y: y + height - 12, 'text-anchor': 'middle' }, count));
    }
  }

  // A name within a sentence, whichever way its letters run.
  const who = (player) => `\u2068${data.players[player]}\u2069`;
  const result = (game) => ['0–1', '½–½', '1–0'][game[RESULT] % 3];
  const isFault = (game) => game[RESULT] > 2;
  const duration = (units) => {
    const ms = units / 100;
    return ms < 0.01 ? 'under 0.01 ms' : ms < 10 ? `${ms.toFixed(2)} ms` : ms < 1000 ? `${ms.toFixed(0)} ms` : `${(ms / 1000).toFixed(2)} s`;
  };

  let open = null;
  let timer = 0;
  const views = new Map();

  const show = (ply) => {
    const { game, unpacked } = open;
    const most = unpacked.moves.length;
    open.ply = Math.max(0, Math.min(ply, most));
    const last = open.ply - 1;
    const said = sentence(game, unpacked, last);
    element('now').textContent = said;
    element('ply').value = open.ply;
    for (const id of ['first', 'previous']) element(id).disabled = open.ply === 0;
    for (const id of ['next', 'last']) element(id).disabled = open.ply === most;
    element('play').disabled = most === 0;
    highlight(last);
    if (!open.view) return;
    const cells = [...unpacked.start];
    let before = cells;
    for (let i = 0; i <= last; i++) {
      if (i === last) before = [...cells];
      for (const [cell, state] of unpacked.changes[i]) cells[cell] = state;
    }
    const marked = new Set(open.ply === most ? unpacked.marked : []);
    open.view.show(cells, before, last >= 0 ? unpacked.changes[last] : [], marked, `Board. ${said}`);
  };

  const sentence = (game, unpacked, last) => {
    if (unpacked.moves.length === 0) {
      return game[PLIES] === 0 ? 'No move was made.' : 'Only the result of this game is in this page.';
    }
    if (last < 0) return `Start, ${unpacked.moves.length} moves to come.`;
    const side = unpacked.turn(last);
    const player = who(game[side === 0 ? FIRST : SECOND]);
    const parts = [`Move ${last + 1} of ${unpacked.moves.length}: ${unpacked.moves[last]} by ${player} (${data.boards[game[BOARD]].sides[side]})`];
    if (last < game[OPENING]) parts.push('given by the opening');
    if (unpacked.times[last]) parts.push(duration(unpacked.times[last] - 1));
    if (unpacked.scores[last]) parts.push(`thinks ${data.texts[unpacked.scores[last] - 1]}`);
    return parts.join(', ');
  };

  const highlight = (last) => {
    const list = element('moves');
    list.querySelector('[aria-current]')?.removeAttribute('aria-current');
    const button = list.children[last]?.firstChild;
    if (button) {
      button.setAttribute('aria-current', 'true');
      const item = button.parentNode;
      if (item.offsetTop < list.scrollTop || item.offsetTop + item.offsetHeight > list.scrollTop + list.clientHeight) {
        list.scrollTop = item.offsetTop - list.clientHeight / 2;
      }
    } else {
      list.scrollTop = 0;
    }
  };

  const openGame = (index, ply) => {
    pause();
    const game = data.games[index];
    const unpacked = unpack(game);
    const board = data.boards[game[BOARD]];
    if (unpacked.changes && !views.has(board)) views.set(board, new BoardView(board));
    open = { index, game, unpacked, view: unpacked.changes ? views.get(board) : null, ply: 0 };
    element('viewer').hidden = false;
    const place = element('board');
    place.classList.toggle('none', !open.view);
    place.replaceChildren(open.view ? open.view.svg : make('p', {}, 'The board of this game is not in this page.'));
    element('title').textContent = `Game ${game[NUMBER]}: ${who(game[FIRST])} (${board.sides[0]}) ${result(game)} ${who(game[SECOND])} (${board.sides[1]})`;
    element('ending').textContent = `${board.line}, ${data.texts[game[ENDING]]}`;
    element('ply').max = unpacked.moves.length;
    element('ply').disabled = unpacked.moves.length === 0;
    element('before').disabled = index === 0;
    element('after').disabled = index === data.games.length - 1;
    const list = element('moves');
    list.hidden = unpacked.moves.length === 0;
    list.replaceChildren(...unpacked.moves.map((move, i) => {
      const item = make('li');
      const kind = `${unpacked.turn(i) === 0 ? 'one' : 'second'}${i < game[OPENING] ? ' given' : ''}`;
      const button = make('button', { type: 'button', class: kind, tabindex: '-1' }, move);
      button.addEventListener('click', () => { pause(); show(i + 1); });
      item.append(button);
      return item;
    }));
    show(ply ?? unpacked.moves.length);
    markRow();
  };

  const pause = () => {
    clearInterval(timer);
    timer = 0;
    element('play').setAttribute('aria-pressed', 'false');
  };
  const play = () => {
    if (timer) return pause();
    if (open.ply >= open.unpacked.moves.length) show(0);
    element('play').setAttribute('aria-pressed', 'true');
    timer = setInterval(() => {
      show(open.ply + 1);
      if (open.ply >= open.unpacked.moves.length) pause();
    }, 700);
  };
  const step = (by) => { pause(); show(open.ply + by); };
  const actions = {
    first: () => step(-Infinity),
    previous: () => step(-1),
    play,
    next: () => step(1),
    last: () => step(Infinity),
    before: () => { location.hash = `g${data.games[open.index - 1][NUMBER]}`; },
    after: () => { location.hash = `g${data.games[open.index + 1][NUMBER]}`; },
  };
  for (const [id, action] of Object.entries(actions)) element(id).addEventListener('click', action);
  element('ply').addEventListener('input', (event) => { pause(); show(Number(event.target.value)); });

  const KEYS = { ArrowLeft: 'previous', ArrowRight: 'next', Home: 'first', End: 'last', ' ': 'play' };
  document.addEventListener('keydown', (event) => {
    const id = KEYS[event.key];
    const at = event.target;
    if (!id || !open || event.ctrlKey || event.altKey || event.metaKey || at.matches('input, select, summary')) return;
    const inside = element('viewer').contains(at);
    // Outside the viewer only the arrows, and only while its board is to be seen.
    const { top, bottom } = element('board').getBoundingClientRect();
    const seen = at === document.body && bottom > 0 && top < innerHeight && event.key.startsWith('Arrow');
    if ((!inside && !seen) || (event.key === ' ' && at.matches('button'))) return;
    event.preventDefault();
    actions[id]();
  });

  // The list of games, a page at a time.
  const filter = { player: element('by-player'), board: element('by-board'), result: element('by-result') };
  const RESULTS = {
    'all': () => true,
    'first player won': (game) => game[RESULT] % 3 === 2,
    'drawn': (game) => game[RESULT] % 3 === 1,
    'second player won': (game) => game[RESULT] % 3 === 0,
    'faults': isFault,
  };
  const fill = (select, names) => {
    select.append(...names.map((name, i) => make('option', { value: i }, name)));
    select.addEventListener('change', () => { page = 0; showList(); });
  };
  let page = 0;

  const showList = () => {
    const player = Number(filter.player.value) - 1;
    const board = Number(filter.board.value) - 1;
    const fits = Object.values(RESULTS)[Number(filter.result.value)];
    const games = data.games.filter((game) =>
      (player < 0 || game[FIRST] === player || game[SECOND] === player)
      && (board < 0 || game[BOARD] === board) && fits(game));
    const pages = Math.max(1, Math.ceil(games.length / PER_PAGE));
    page = Math.max(0, Math.min(page, pages - 1));
    const table = make('table');
    table.append(make('caption', {}, games.length === 1 ? '1 game' : `${games.length.toLocaleString('en')} games`));
    const head = table.createTHead().insertRow();
    for (const title of ['Game', 'First', 'Second', 'Result', 'Ended', 'Moves', 'Board']) {
      head.append(make('th', { scope: 'col', class: title === 'Moves' ? 'n' : '' }, title));
    }
    const body = table.createTBody();
    for (const game of games.slice(page * PER_PAGE, (page + 1) * PER_PAGE)) {
      const row = body.insertRow();
      row.dataset.game = game[NUMBER];
      const name = make('th', { scope: 'row' });
      name.append(make('a', { href: `#g${game[NUMBER]}` }, String(game[NUMBER])));
      row.append(name, ...[data.players[game[FIRST]], data.players[game[SECOND]]].map((who) => {
        const cell = make('td');
        cell.append(make('bdi', {}, who));
        return cell;
      }));
      row.append(make('td', {}, result(game)), make('td', {}, data.texts[game[ENDING]]),
        make('td', { class: 'n' }, game[PLIES]), make('td', {}, data.boards[game[BOARD]].line));
    }
    element('list').replaceChildren(table);
    element('pages').hidden = pages === 1;
    element('page').textContent = `${page + 1} of ${pages}`;
    element('page-before').disabled = page === 0;
    element('page-after').disabled = page === pages - 1;
    markRow();
  };

  const markRow = () => {
    for (const row of element('list').querySelectorAll('tr[data-game]')) {
      row.classList.toggle('open', open !== null && Number(row.dataset.game) === open.game[NUMBER]);
    }
  };

  fill(filter.player, ['all', ...data.players]);
  fill(filter.board, ['all', ...data.boards.map((board) => board.line)]);
  fill(filter.result, Object.keys(RESULTS));
  element('page-before').addEventListener('click', () => { page--; showList(); });
  element('page-after').addEventListener('click', () => { page++; showList(); });
  element('filter').hidden = false;
  filter.board.parentNode.hidden = data.boards.length === 1;

  // #g12 is game 12 at its end, #g12-34 after its 34th move.
  const follow = () => {
    const [, number, ply] = /^#g(\d+)(?:-(\d+))?$/.exec(location.hash) ?? [];
    const index = byNumber.get(Number(number));
    if (index === undefined) return;
    openGame(index, ply === undefined ? undefined : Number(ply));
    const viewer = element('viewer');
    viewer.tabIndex = -1;
    viewer.focus({ preventScroll: true });
    viewer.scrollIntoView({ block: 'nearest' });
  };
  window.addEventListener('hashchange', follow);
  showList();
  const drawable = data.games.findIndex((game) => game[MORE]?.[4]);
  openGame(Math.max(0, drawable));
  follow();
})();
