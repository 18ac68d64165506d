import type { FigureView, Offer } from '@tafelrunde/system';

/** Figures for the tests of the board. */
export const figure = (id: string, more: Partial<FigureView> = {}): FigureView => ({
  id,
  name: id,
  side: 'players',
  sort: '',
  tracks: [{ id: 'hearts', value: 5, max: 5, look: 'hearts' }],
  status: [],
  at: [0, 0],
  isOut: false,
  ...more,
});

export const move = (to: string): Offer => ({
  action: 'move',
  input: { to },
  fields: [],
  chance: null,
  target: null,
  with: null,
  row: null,
  ladder: null,
  purpose: 'move',
});
