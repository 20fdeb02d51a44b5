/** The rules of a game as a form: one control a parameter, made from what the server says it may be. */
import { h, morph } from './dom.js';
import { said, t, tOr } from './messages.js';

/** A game line from a family's name and the values that differ from the defaults. */
export function gameLine(family, values) {
  const changed = family.parameters.filter(({ name, standard }) => values[name] !== undefined && values[name] !== standard);
  return changed.length ? `${family.name}(${changed.map(({ name }) => `${name}=${values[name]}`).join(',')})` : family.name;
}

/** The values a game line names. */
export function valuesOf(line) {
  const settings = /\((.*)\)$/.exec(line)?.[1] ?? '';
  return Object.fromEntries(settings.split(',').filter(Boolean).map((pair) => pair.split(/=(.*)/s).slice(0, 2).map((part) => part.trim())));
}

export function standardValues(family) {
  return Object.fromEntries(family.parameters.map(({ name, standard }) => [name, standard]));
}

/**
 * Fills a place with presets and controls.
 *
 * @param values changed in place
 * @param onChange called after every change
 */
export function parametersForm(place, family, values, onChange) {
  const change = (name, value) => {
    values[name] = value;
    onChange();
  };
  const choosePreset = (line) => {
    Object.assign(values, standardValues(family), valuesOf(line));
    parametersForm(place, family, values, onChange);
    onChange();
  };
  const lineOf = (line) => gameLine(family, { ...standardValues(family), ...valuesOf(line) });
  const presetButton = (line, title, meaning) => h('button',
    {
      type: 'button',
      'aria-pressed': String(lineOf(line) === gameLine(family, values)),
      title: meaning,
      onclick: () => choosePreset(line),
    },
    title,
  );
  const others = family.presets.filter(({ line }) => lineOf(line) !== family.name);
  morph(place,
    h('div', { class: 'row presets' },
      presetButton(family.name, tOr(`standard.${family.name}`, t('new.standard'))),
      others.map(({ line, name, meaning }) => presetButton(line, tOr(`preset.${name}`, name), said(meaning))),
    ),
    h('details', { open: place.querySelector('details')?.open ?? false },
      h('summary', {}, t('new.rules')),
      h('div', { class: 'parameters' },
        family.parameters.map((parameter) => control(family, parameter, values[parameter.name], (value) => change(parameter.name, value))),
      ),
    ),
  );
}

function control(family, { name, kind, standard, allowed, choices, meaning }, value = standard, change) {
  const title = tOr(`parameter.${name}`, name);
  const note = h('small', {}, tOr(`parameter.${family.name}.${name}`, meaning));
  if (kind === 'flag') {
    return h('label', { class: 'check' },
      h('input', { type: 'checkbox', checked: value === 'true', onchange: (event) => change(String(event.target.checked)) }),
      h('span', {}, title, h('br'), note),
    );
  }
  if (kind === 'number') {
    const onchange = ({ target }) => target.reportValidity() && change(target.value);
    return h('label', { class: 'field' }, title, h('input', { type: 'number', min: choices[0], max: choices[1], value, onchange }), note);
  }
  const all = kind === 'choice' ? choices : evens(allowed);
  if (all) {
    return h('label', { class: 'field' },
      title,
      h('select', { onchange: (event) => change(event.target.value) },
        all.map((choice) => h('option', { value: choice, selected: choice === value }, tOr(`choice.${choice}`, choice))),
      ),
      note,
    );
  }
  return h('label', { class: 'field' },
    title,
    h('input', { type: 'text', value, onchange: (event) => change(event.target.value.trim() || standard) }),
    note,
  );
}

/** A size that must be even is a number too, but only in words. */
function evens(allowed) {
  const range = /even number from (\d+) to (\d+)/.exec(allowed);
  return range ? Array.from({ length: (range[2] - range[1]) / 2 + 1 }, (_, i) => String(+range[1] + 2 * i)) : null;
}
