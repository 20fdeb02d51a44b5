/** Small sounds, made here from a tone and a breath of noise: a man put down, men turned over, an end. */
const KEPT = 'agon.sound';
let studio = null;

export function hears() {
  return localStorage.getItem(KEPT) === 'on';
}

export function setHears(on) {
  localStorage.setItem(KEPT, on ? 'on' : 'off');
}

/** A knock: a low tone that dies at once, with a little noise at its start. */
function knock(at, pitch, loudness) {
  const tone = studio.createOscillator();
  const level = studio.createGain();
  tone.frequency.setValueAtTime(pitch, at);
  tone.frequency.exponentialRampToValueAtTime(pitch * 0.6, at + 0.07);
  level.gain.setValueAtTime(loudness, at);
  level.gain.exponentialRampToValueAtTime(0.001, at + 0.09);
  tone.connect(level).connect(studio.destination);
  tone.start(at);
  tone.stop(at + 0.1);
  const grains = studio.createBuffer(1, studio.sampleRate * 0.02, studio.sampleRate);
  const samples = grains.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) * loudness * 0.5;
  const breath = studio.createBufferSource();
  breath.buffer = grains;
  breath.connect(studio.destination);
  breath.start(at);
}

function note(at, pitch, length) {
  const tone = studio.createOscillator();
  const level = studio.createGain();
  tone.type = 'triangle';
  tone.frequency.value = pitch;
  level.gain.setValueAtTime(0.0001, at);
  level.gain.exponentialRampToValueAtTime(0.12, at + 0.02);
  level.gain.exponentialRampToValueAtTime(0.0001, at + length);
  tone.connect(level).connect(studio.destination);
  tone.start(at);
  tone.stop(at + length);
}

const SOUNDS = {
  move: (at) => knock(at, 320, 0.25),
  /** One knock after the other for what a move changes, as far as anybody would listen. */
  many: (at, many) => {
    for (let i = 0; i < Math.min(6, many); i++) knock(at + i * 0.06, 320 + i * 24, 0.2);
  },
  won: (at) => [523, 659, 784].forEach((pitch, i) => note(at + i * 0.12, pitch, 0.35)),
  over: (at) => [440, 349].forEach((pitch, i) => note(at + i * 0.16, pitch, 0.4)),
};

/** Plays one of the sounds where they are switched on; a browser that refuses stays silent. */
export function sound(name, many = 1) {
  if (!hears() || typeof AudioContext === 'undefined') return;
  try {
    studio ??= new AudioContext();
    if (studio.state === 'suspended') studio.resume();
    SOUNDS[name](studio.currentTime + 0.01, many);
  } catch {
    // Nothing depends on a sound.
  }
}
