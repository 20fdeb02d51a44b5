/** A game that brings no picture: its board in letters, its moves as buttons. */
import { h, put } from './dom.js';

export class TextBoard extends HTMLElement {
  show({ picture, legal = [], interactive = false }) {
    put(this,
      h('pre', { class: 'text-board', tabindex: 0 }, picture.drawing ?? picture.text),
      h('div', { class: 'choices' }, interactive ? legal.map((move) => this.#button(move)) : []));
  }

  lock() {
    this.querySelectorAll('button').forEach((button) => (button.disabled = true));
  }

  showBadges() {}

  showDrawings() {}

  #button(move) {
    const play = () => this.dispatchEvent(new CustomEvent('move', { detail: move.text, bubbles: true }));
    return h('button', { type: 'button', class: 'choice', onclick: play }, move.text);
  }
}

customElements.define('text-board', TextBoard);
