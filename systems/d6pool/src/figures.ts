import { saidFigure } from './figure-schemas.ts';
import type { Figure, SaidFigure, Turn } from './model.ts';

/** DP-FAT-01. */
export const STARTING_FATE_DICE = 2;

export type FigureDraft = Partial<Omit<SaidFigure, 'attributes'>> & {
  readonly id: string;
  readonly attributes?: Partial<Figure['attributes']>;
};

export const BLANK = saidFigure.parse({ id: 'blank' });

export const FRESH_TURN: Turn = BLANK.turn;

/** A whole figure out of what is said about it: player characters begin at level 1 (DP-XP-01) and alone own fate dice (DP-R-22). */
export function figureFrom(said: FigureDraft): Figure {
  const isPlayers = (said.kind ?? BLANK.kind) === 'pc';
  return {
    ...BLANK,
    ...said,
    name: said.name ?? said.id,
    side: said.side ?? (isPlayers ? 'players' : 'enemies'),
    level: said.level ?? (isPlayers ? 1 : 0),
    fateDice: said.fateDice ?? (isPlayers ? STARTING_FATE_DICE : 0),
    attributes: { ...BLANK.attributes, ...said.attributes },
  };
}
