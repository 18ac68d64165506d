import type { FigureView, Offer } from '@tafelrunde/system';
import { type Cell, cellName, compassOf, distance, keyOf } from './geometry.ts';
import type { Pile } from './pile.ts';
import { type BoardText, type Kind, sightFrom } from './text.ts';

export interface AimInfo {
  /** How the cell is seen; null where the rules know no line of sight. */
  readonly kind: string | null;
  /** In cells, or in metres where the board has them. */
  readonly distance: number;
  /** What the rules make of it, in words. */
  readonly bands: readonly string[];
}

export type AimTo = (to: Cell) => AimInfo | null;

export interface LabelContext {
  readonly text: BoardText;
  readonly selected: FigureView | null;
  readonly activeFigure: string | null;
  readonly moves: ReadonlyMap<string, Offer>;
  readonly chanceAt: (figureId: string) => string | null;
  readonly aim: AimTo | null;
  /** The width of a cell; null where cells are counted. */
  readonly metres: number | null;
  /** What the rules say is the matter with a figure, in the words of the system. */
  readonly statesOf: (figure: FigureView) => readonly string[];
  /** What else is the matter with a figure. */
  readonly notesOf: (figureId: string) => readonly string[];
}

/** What a screen reader says about a cell: where, who, how it stands to the selected figure. */
export function cellLabel(at: Cell, kind: Kind, pile: Pile | undefined, context: LabelContext): string {
  const { text, moves } = context;
  const reachable = moves.has(keyOf(at)) && pile?.standing == null ? text.reachable : '';
  if (pile === undefined) return sentence([cellName(at), text.kinds[kind], reachable]);
  const { standing, lying } = pile;
  const ground = kind === 'open' ? '' : text.kinds[kind];
  // One figure of the cell tells where the cell is; the others need not repeat it.
  const below = lying
    .map((figure, i) => figureLabel(figure, '', context, standing === null && i === 0))
    .join('; ');
  return sentence([
    cellName(at),
    standing === null ? '' : figureLabel(standing, ground, context, true),
    below === '' ? '' : text.lying(below),
    standing === null ? ground : '',
    reachable,
  ]);
}

function figureLabel(figure: FigureView, ground: string, context: LabelContext, isFirst: boolean): string {
  const { text, selected, activeFigure, chanceAt } = context;
  const isFoe = selected !== null && selected.side !== figure.side && !figure.isOut;
  const chance = isFoe ? chanceAt(figure.id) : null;
  return sentence([
    figure.name,
    text.sides[figure.side],
    heartsText(figure, text),
    ...context.statesOf(figure),
    ...context.notesOf(figure.id),
    activeFigure === figure.id ? text.turn : '',
    selected?.id === figure.id ? text.selected : '',
    ground,
    isFirst ? figureWhere(figure, context) : '',
    isFirst && isFoe && figure.at !== null ? seenText(figure.at, context) : '',
    chance === null ? '' : text.chance(chance),
  ]);
}

function heartsText({ tracks }: FigureView, text: BoardText): string {
  const hearts = tracks.find(({ look }) => look === 'hearts');
  return hearts === undefined ? '' : text.hearts(hearts.value, hearts.max);
}

function figureWhere({ id, at }: FigureView, context: LabelContext): string {
  const { text, selected } = context;
  if (at === null || selected?.at == null || id === selected.id) return '';
  return keyOf(at) === keyOf(selected.at) ? text.sameField(selected.name) : whereText(at, context);
}

/** "two cells north-east of Mira"; nothing for the cell of the selected figure. */
function whereText(at: Cell, context: LabelContext): string {
  const { text, selected } = context;
  if (selected?.at == null) return '';
  const direction = compassOf(selected.at, at);
  if (direction === null) return '';
  return text.from(farText(at, context, 'spoken'), text.directions[direction], selected.name);
}

/** How far a cell is from the selected figure: in metres where the board has them, else in cells. */
export function farText(
  at: Cell,
  { text, selected, aim, metres }: LabelContext,
  how: 'spoken' | 'short',
): string {
  if (selected?.at == null) return '';
  const far = aim?.(at)?.distance;
  if (metres === null) return text.fields(far ?? distance(selected.at, at));
  const straight = Math.hypot(at[0] - selected.at[0], at[1] - selected.at[1]) * metres;
  return text.metres[how](far ?? straight);
}

function seenText(at: Cell, { text, aim }: LabelContext): string {
  const seen = aim?.(at) ?? null;
  return seen === null
    ? ''
    : sentence([seen.kind === null ? '' : text.seen[sightFrom(seen.kind)], ...seen.bands]);
}

/** What aiming at a cell adds to its label. */
export function aimText(at: Cell, context: LabelContext): string {
  const { text, selected, aim } = context;
  if (selected?.at == null || keyOf(selected.at) === keyOf(at)) return '';
  const seen = aim?.(at) ?? null;
  if (seen === null) return '';
  const sight = seen.kind === null ? '' : text.sight[sightFrom(seen.kind)];
  return sentence([whereText(at, context), sight, ...seen.bands]);
}

const sentence = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(', ');
