import type { Sound } from "../games/board";

/** Soft sounds, made here: no files. The first one is heard after the first click, as browsers want it. */
let context: AudioContext | null = null;

interface Tone {
  wave: OscillatorType;
  from: number; // Hz
  to: number;
  lasts: number; // s
  loud: number;
  later?: number; // s
}

const TONES: Record<Sound, readonly Tone[]> = {
  wood: [{ wave: "triangle", from: 210, to: 90, lasts: 0.09, loud: 0.3 }],
  bell: [
    { wave: "sine", from: 1320, to: 1318, lasts: 0.9, loud: 0.16 },
    { wave: "sine", from: 2640, to: 2630, lasts: 0.4, loud: 0.05 },
  ],
  sizzle: [{ wave: "sawtooth", from: 3200, to: 5200, lasts: 0.16, loud: 0.02 }],
  whoosh: [{ wave: "sine", from: 320, to: 700, lasts: 0.16, loud: 0.08 }],
  fanfare: [
    { wave: "triangle", from: 523, to: 523, lasts: 0.18, loud: 0.16 },
    { wave: "triangle", from: 659, to: 659, lasts: 0.18, loud: 0.16, later: 0.14 },
    { wave: "triangle", from: 784, to: 784, lasts: 0.5, loud: 0.18, later: 0.28 },
  ],
};

export function play(name: Sound | null): void {
  if (name === null) return;
  context ??= new AudioContext();
  for (const tone of TONES[name]) make(context, tone);
}

function make(audio: AudioContext, { wave, from, to, lasts, loud, later = 0 }: Tone): void {
  const [begin, source, volume] = [audio.currentTime + later, audio.createOscillator(), audio.createGain()];
  source.type = wave;
  source.frequency.setValueAtTime(from, begin);
  source.frequency.exponentialRampToValueAtTime(to, begin + lasts);
  volume.gain.setValueAtTime(loud, begin);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + lasts);
  source.connect(volume).connect(audio.destination);
  source.start(begin);
  source.stop(begin + lasts);
}
