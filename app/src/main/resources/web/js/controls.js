/** Small controls several screens use. */
import { h, icon } from './dom.js';
import { sideName, tone } from './sides.js';

/** One of a few, side by side; options are [value, label]. */
export function segments(legend, name, options, value, onChange) {
  return h('fieldset', {},
    h('legend', {}, legend),
    h('div', { class: 'segments' },
      options.map(([option, label]) => h('label', {},
        h('input', { type: 'radio', name, value: option, checked: option === value, onchange: () => onChange(option) }),
        h('span', {}, label),
      )),
    ),
  );
}

/** A side as a small man of its colour. */
export function sideChip(sides, owner) {
  return h('span', { class: `man-chip ${tone(sides, owner)}`, 'aria-hidden': 'true' });
}

export function sideLabel(sides, owner) {
  return h('span', { class: 'row side-label' }, sideChip(sides, owner), sideName(sides, owner));
}

/** A button that is a drawing, with words for those who cannot see it. */
export function iconButton(drawing, words, onclick, more = {}) {
  return h('button', { type: 'button', 'aria-label': words, title: words, onclick, ...more }, icon(drawing));
}

/** A switch that says on or off. */
export function toggle(words, on, onChange) {
  return h('label', { class: 'check' },
    h('input', { type: 'checkbox', role: 'switch', checked: on, onchange: (event) => onChange(event.target.checked) }),
    words,
  );
}

/** A button with a drawing and words; one that does nothing now keeps the focus it has. */
export function toolButton(drawing, words, onclick, more = {}) {
  const press = more['aria-disabled'] ? () => {} : onclick;
  return h('button', { type: 'button', 'data-key': drawing, onclick: press, ...more }, icon(drawing), words);
}
