import type { Cell, Size } from './geometry.ts';

export interface Key {
  readonly key: string;
  readonly ctrl: boolean;
}

const STEPS: Readonly<Record<string, Cell>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Keeps a cell on the board, for instance after the board became smaller. */
export const clamped = ({ width, height }: Size, [x, y]: Cell): Cell => [
  Math.max(0, Math.min(width - 1, x)),
  Math.max(0, Math.min(height - 1, y)),
];

/** Where the focus goes with a key; null for keys that do not move it. */
export function nextFocus(size: Size, at: Cell, { key, ctrl }: Key): Cell | null {
  if (key === 'Home') return [0, ctrl ? 0 : at[1]];
  if (key === 'End') return [size.width - 1, ctrl ? size.height - 1 : at[1]];
  const step = STEPS[key];
  return step === undefined ? null : clamped(size, [at[0] + step[0], at[1] + step[1]]);
}
