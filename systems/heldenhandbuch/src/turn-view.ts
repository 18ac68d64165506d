import type { TurnView } from '@tafelrunde/system';
import type { Scene } from './model.ts';

/** HH-MEL-01: in a phase whoever takes the initiative acts; there is no order beyond that. */
export const turnView = ({ combat }: Scene): TurnView | null =>
  combat === null ? null : { round: combat.phase, figure: combat.initiative, order: [] };
