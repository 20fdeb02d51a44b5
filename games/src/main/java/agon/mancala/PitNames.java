package agon.mancala;

import agon.game.BadInput;

/**
 * What people call the pits of the side to move. Pits are numbered from 0 at the mover's left.
 *
 * @param fromStore whether pit 1 is the one next to the own store rather than the leftmost
 * @param letters whether letters are read too: a (or A) is the leftmost pit
 */
record PitNames(int pits, boolean fromStore, boolean letters) {
  String text(int pit) {
    return Integer.toString(fromStore ? pits - pit : pit + 1);
  }

  /** Which pit a text names, whether or not it may be played. */
  int pit(String text) {
    String name = text.strip();
    if (letters && name.length() == 1) {
      int pit = (name.charAt(0) | 0x20) - 'a';
      if (pit >= 0 && pit < pits && name.charAt(0) < 128) {
        return pit;
      }
    }
    if (name.matches("0{0,9}[1-9][0-9]?")) {
      int number = Integer.parseInt(name);
      if (number <= pits) {
        return fromStore ? pits - number : number - 1;
      }
    }
    throw new BadInput(
        "a move is the number of a pit, 1 to %d %s, not %s"
            .formatted(
                pits,
                fromStore ? "from the own store outwards" : "from the mover's left",
                BadInput.quote(text)));
  }
}
