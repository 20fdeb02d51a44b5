/** Which game this browser is playing, so that the first screen can lead back to it. */
const KEPT = 'agon.game';

export function currentGame() {
  return localStorage.getItem(KEPT);
}

export function keepGame(id) {
  localStorage.setItem(KEPT, id);
}

export function forgetGame() {
  localStorage.removeItem(KEPT);
}
