/** The rules of a game as a form: one control a parameter, made from what the server says it may be. */
import { h, put } from './dom.js';
import { t, tOr } from './messages.js';

/** A game line from a family's name and the values that differ from the defaults. */
export function gameLine(family, values) {
  const changed = family.parameters.filter(({ name, standard }) => values[name] !== undefined && values[name] !== standard);
  return changed.length ? `${family.name}(${changed.map(({ name }) => `${name}=${values[name]}`).join(',')})` : family.name;
}

/** The values of a preset or of the brackets of a game line. */
export function valuesOf(settings) {
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
  const choosePreset = (preset) => {
    Object.assign(values, standardValues(family), preset ? valuesOf(preset.settings) : {});
    parametersForm(place, family, values, onChange);
    onChange();
  };
  const isPreset = (preset) => gameLine(family, { ...standardValues(family), ...valuesOf(preset?.settings ?? '') }) === gameLine(family, values);
  const presetButton = (preset, title) => h('button', { type: 'button', 'aria-pressed': String(isPreset(preset)), title: preset?.meaning, onclick: () => choosePreset(preset) }, title);
  const known = family.presets.filter((preset) => gameLine(family, { ...standardValues(family), ...valuesOf(preset.settings) }) !== family.name);
  put(place,
    h('div', { class: 'row presets' }, presetButton(null, tOr(`standard.${family.name}`, t('new.standard'))),
      known.map((preset) => presetButton(preset, tOr(`preset.${preset.name}`, preset.name)))),
    h('details', { open: place.querySelector('details')?.open ?? false }, h('summary', {}, t('new.rules')),
      h('div', { class: 'parameters' }, family.parameters.map((parameter) => control(family, parameter, values[parameter.name], (value) => change(parameter.name, value))))));
}

function control(family, { name, standard, allowed, meaning }, value = standard, change) {
  const title = tOr(`parameter.${name}`, name);
  const note = h('small', {}, tOr(`parameter.${family.name}.${name}`, meaning));
  const range = /^(\d+)–(\d+)$/.exec(allowed);
  const even = /even number from (\d+) to (\d+)/.exec(allowed);
  if (allowed === 'true or false') {
    return h('label', { class: 'check' }, h('input', { type: 'checkbox', checked: value === 'true', onchange: (event) => change(String(event.target.checked)) }), h('span', {}, title, h('br'), note));
  }
  if (range) {
    const input = h('input', { type: 'number', min: range[1], max: range[2], value, onchange: () => input.reportValidity() && change(input.value) });
    return h('label', { class: 'field' }, title, input, note);
  }
  const choices = even ? evens(+even[1], +even[2]) : / or /.test(allowed) && !/ by |such/.test(allowed) ? allowed.split(' or ') : null;
  if (choices) {
    return h('label', { class: 'field' }, title,
      h('select', { onchange: (event) => change(event.target.value) }, choices.map((choice) => h('option', { value: choice, selected: choice === value }, tOr(`choice.${choice}`, choice)))), note);
  }
  return h('label', { class: 'field' }, title, h('input', { type: 'text', value, 'data-parameter': name, onchange: (event) => change(event.target.value.trim() || standard) }), note);
}

function evens(least, most) {
  return Array.from({ length: (most - least) / 2 + 1 }, (_, i) => String(least + 2 * i));
}
