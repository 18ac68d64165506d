import { useSettings } from '../../../state/settings.ts';

/** The dice have landed when the tumbling ends. */
const LANDED_MS = 380;
const KNOCK_MS = 55;
/** More knocks than this are noise. */
const MOST_KNOCKS = 5;

let audio: AudioContext | undefined;

/** What an own roll feels like: a short buzz and, if somebody wants it, the knock of dice on wood. */
export function feelRoll(dice: number): void {
  const { sound, volume, vibration } = useSettings.getState();
  const isQuiet = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (vibration && !isQuiet) navigator.vibrate?.(20);
  if (sound) knock(Math.min(dice, MOST_KNOCKS), volume, isQuiet ? 0 : LANDED_MS);
}

/** A few damped thuds, a little apart, the last one the loudest. */
function knock(count: number, volume: number, afterMs: number): void {
  audio ??= new AudioContext();
  const { currentTime, destination } = audio;
  for (let i = 0; i < count; i += 1) {
    const at = currentTime + (afterMs - (count - 1 - i) * KNOCK_MS) / 1000;
    const start = Math.max(at, currentTime);
    const tone = audio.createOscillator();
    const gain = audio.createGain();
    tone.type = 'triangle';
    tone.frequency.setValueAtTime(320 - i * 25, start);
    tone.frequency.exponentialRampToValueAtTime(90, start + 0.05);
    gain.gain.setValueAtTime(volume * (0.35 + (0.4 * (i + 1)) / count), start);
    gain.gain.exponentialRampToValueAtTime(0.001, start + 0.09);
    tone.connect(gain).connect(destination);
    tone.start(start);
    tone.stop(start + 0.1);
  }
}
