import type { FigureView } from '@tafelrunde/system';
import { type Cell, cellName, isSame, keyOf } from './geometry.ts';
import { farText, type LabelContext } from './labels.ts';
import { type Pile, topOf } from './pile.ts';
import { type BoardText, type Kind, kindFrom, type SightKind, sightFrom } from './text.ts';

export type Readout =
  | { readonly kind: 'hint'; readonly text: string }
  | {
      readonly kind: 'aim';
      readonly name: string;
      readonly what: string;
      readonly where: string;
      readonly sight: SightKind | null;
      readonly bands: readonly string[];
      readonly chance: string | null;
    };

/** The line above the board while a cell is pointed at: short words for the eye. */
export function aimReadout(at: Cell, kind: Kind, pile: Pile | undefined, context: LabelContext): Readout {
  const { text, selected, moves, chanceAt, aim } = context;
  const figure = pile === undefined ? null : topOf(pile);
  const from = selected?.at ?? null;
  const seen = from === null || isSame(from, at) ? null : (aim?.(at) ?? null);
  const isFoe = figure !== null && selected !== null && figure.side !== selected.side;
  const isReachable = moves.has(keyOf(at)) && pile?.standing == null;
  const what = figure?.name ?? text.kinds[kind];
  return {
    kind: 'aim',
    name: cellName(at),
    what: isReachable ? `${what}, ${text.reachable}` : what,
    where: from === null || isSame(from, at) ? '' : farText(at, context, 'short'),
    sight: seen === null || seen.kind === null ? null : sightFrom(seen.kind),
    bands: seen?.bands ?? [],
    chance: isFoe ? chanceAt(figure.id) : null,
  };
}

export interface Modes {
  readonly placing: string | null;
  readonly painting: string | null;
}

/** What to do next, while no cell is pointed at or something is to be put down. */
export function hintText(
  { placing, painting }: Modes,
  selected: FigureView | null,
  figures: readonly FigureView[],
  text: BoardText,
): string {
  if (placing !== null) return text.placing(figures.find(({ id }) => id === placing)?.name ?? placing);
  if (painting !== null) return text.painting(text.kinds[kindFrom(painting)]);
  if (selected === null) return text.nothingSelected;
  return selected.at === null ? text.notOnMap(selected.name) : text.choose(selected.name);
}
