import { type Cell, type CellKind, type CoverOverride, figureOf, type Scene } from '../model.ts';
import { type Effects, type Fate, type House, refused } from '../rule.ts';
import { cellName, isFree, isOnBoard, occupantOf } from './board.ts';

/** GW-ADD-08 (1): the GM puts a figure on a free cell. */
export function place(
  fate: Fate,
  input: { readonly scene: Scene; readonly figure: string; readonly at: Cell },
  _house: House,
) {
  const figure = figureOf(input.scene, input.figure);
  if (figure === undefined) return refused('unknown-figure');
  if (!isOnBoard(input.scene.board, input.at)) return refused('off-the-board');
  if (!isFree(input.scene, input.at)) return refused('cell-taken');
  fate.note('GW-ADD-08', { kind: 'placed', figure: figure.name, to: cellName(input.at) });
  const effects: Effects = [{ kind: 'moved', figure: figure.id, to: input.at }];
  return { outcome: { kind: 'placed' as const, figure: figure.id }, effects };
}

export interface PaintInput {
  readonly scene: Scene;
  readonly kind: CellKind;
  readonly cells: readonly Cell[];
}

/** GW-ADD-04: the GM draws the board: open, difficult, cover or wall. No wall where somebody stands. */
export function paintBoard(fate: Fate, input: PaintInput, _house: House) {
  const { scene, kind, cells } = input;
  if (!cells.every((cell) => isOnBoard(scene.board, cell))) return refused('off-the-board');
  if (kind === 'wall' && cells.some((cell) => occupantOf(scene, cell) !== undefined))
    return refused('cell-taken');
  fate.note('GW-ADD-04', { kind: 'boardDrawn', cell: kind, cells: cells.length });
  const effects: Effects = [{ kind: 'cellsChanged', cells: cells.map((at) => ({ at, kind })) }];
  return { outcome: { kind: 'drawn' as const, cells: cells.length }, effects };
}

export interface DeclareCoverInput {
  readonly scene: Scene;
  readonly figure: string;
  /** Null: what the board says. */
  readonly cover: CoverOverride | null;
}

/** GW-ADD-07: the GM declares cover or full cover by hand; it replaces what the board says. */
export function declareCover(fate: Fate, input: DeclareCoverInput, _house: House) {
  const figure = figureOf(input.scene, input.figure);
  if (figure === undefined) return refused('unknown-figure');
  fate.note('GW-ADD-07', { kind: 'coverDeclared', figure: figure.name, cover: input.cover });
  const effects: Effects = [{ kind: 'coverDeclared', figure: figure.id, cover: input.cover }];
  return { outcome: { kind: 'declared' as const, figure: figure.id }, effects };
}
