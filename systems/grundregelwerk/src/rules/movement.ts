import { type Cell, type Figure, figureOf, has, isAble, type Scene, type Status } from '../model.ts';
import { type Effects, type Fate, type House, type Refusal, refused } from '../rule.ts';
import { cellName, isNeighbour, isOnBoard, kindOf, occupantOf, squeezesBetweenWalls } from './board.ts';
import { spendAction, spendMove } from './turns.ts';

export interface MoveInput {
  readonly scene: Scene;
  readonly figure: string;
  /** The cells entered, in order. */
  readonly path: readonly Cell[];
  /** GW-ADD-10: a second move instead of the action. */
  readonly again: boolean;
}

/** GW-ADD-04: difficult ground and low obstacles cost 2 points to enter, all else 1, diagonals too. */
const ENTRY_COST = { open: 1, difficult: 2, cover: 2 } as const;

/** GW-ADD-05: once per turn up to the figure's points, step by step; leaving an enemy's side costs nothing. */
export function move(fate: Fate, input: MoveInput, _house: House) {
  const { scene, path } = input;
  const figure = figureOf(scene, input.figure);
  if (figure === undefined) return refused('unknown-figure');
  const problem = moveProblem(scene, figure, input.again) ?? pathProblem(scene, figure, path);
  if (problem !== null) return refused(problem);
  const to = path[path.length - 1] as Cell;
  const points = pathCost(scene, path);
  fate.note('GW-ADD-05', { kind: 'moved', figure: figure.name, to: cellName(to), points, way: 'walks' });
  const effects: Effects = [
    { kind: 'moved', figure: figure.id, to },
    ...(input.again ? spendAction(scene, figure) : spendMove(scene, figure)),
    ...endedByMoving(fate, figure),
  ];
  return { outcome: { kind: 'moved' as const, figure: figure.id, points }, effects };
}

function moveProblem(scene: Scene, figure: Figure, again: boolean): Refusal | null {
  if (!isAble(figure)) return 'not-able';
  if (figure.pos === null) return 'not-on-the-board';
  if (has(figure, 'prone')) return 'prone-first-stands-up';
  if (scene.round === 0) return null;
  if (scene.turn !== null && scene.turn !== figure.id) return 'not-your-turn';
  if (again) return figure.actionLeft ? null : 'no-action-left';
  return figure.moveLeft ? null : 'no-move-left';
}

/** GW-ADD-05: neighbouring cells, nothing solid, no enemies, an end that is free, and not too far. */
function pathProblem(scene: Scene, figure: Figure, path: readonly Cell[]): Refusal | null {
  let from = figure.pos as Cell;
  for (const to of path) {
    if (!isOnBoard(scene.board, to)) return 'off-the-board';
    if (!isNeighbour(from, to)) return 'path-broken';
    if (kindOf(scene.board, to) === 'wall' || squeezesBetweenWalls(scene.board, from, to))
      return 'path-blocked';
    const there = occupantOf(scene, to);
    if (there !== undefined && there.id !== figure.id && there.side !== figure.side) return 'path-blocked';
    from = to;
  }
  const end = occupantOf(scene, from);
  if (end !== undefined && end.id !== figure.id) return 'cell-taken';
  return pathCost(scene, path) > figure.move ? 'path-too-long' : null;
}

function pathCost(scene: Scene, path: readonly Cell[]): number {
  return path.reduce((sum, cell) => {
    const kind = kindOf(scene.board, cell);
    return sum + (kind === 'wall' ? 0 : ENTRY_COST[kind]);
  }, 0);
}

/** GW-ADD-14: an exposed figure finds cover again once it moves; so does one that had lost its position. */
export function endedByMoving(fate: Fate, figure: Figure): Effects {
  const ended: readonly Status[] = ['exposed', 'positionLost'];
  return ended
    .filter((status) => has(figure, status))
    .map((status) => {
      fate.note('GW-ADD-14', { kind: 'statusEnded', figure: figure.name, status });
      return { kind: 'statusEnded', figure: figure.id, status };
    });
}

/** Every cell a figure can reach with its move, and the cheapest path there: for the board's highlights. */
export function reachableCells(scene: Scene, figure: Figure): ReadonlyMap<string, readonly Cell[]> {
  const found = new Map<string, readonly Cell[]>();
  if (figure.pos === null) return found;
  let frontier: { readonly path: readonly Cell[]; readonly cost: number }[] = [{ path: [], cost: 0 }];
  const cheapest = new Map<string, number>([[cellName(figure.pos), 0]]);
  while (frontier.length > 0) {
    const next: typeof frontier = [];
    for (const { path } of frontier) {
      for (const to of around(path[path.length - 1] ?? figure.pos)) {
        const longer = [...path, to];
        const problem = pathProblem(scene, figure, longer);
        const cost = pathCost(scene, longer);
        const passesAlly = problem === 'cell-taken' && cost < figure.move;
        if (
          (problem !== null && !passesAlly) ||
          cost >= (cheapest.get(cellName(to)) ?? Number.POSITIVE_INFINITY)
        )
          continue;
        cheapest.set(cellName(to), cost);
        if (problem === null) found.set(cellName(to), longer);
        next.push({ path: longer, cost });
      }
    }
    frontier = next;
  }
  return found;
}

function around([x, y]: Cell): readonly Cell[] {
  return [-1, 0, 1]
    .flatMap((dx) => [-1, 0, 1].map((dy): Cell => [x + dx, y + dy]))
    .filter(([cx, cy]) => cx !== x || cy !== y);
}

/** GW-ADD-05, GW-ADD-14: getting up takes the movement of the turn. */
export function standUp(
  fate: Fate,
  input: { readonly scene: Scene; readonly figure: string },
  _house: House,
) {
  const { scene } = input;
  const figure = figureOf(scene, input.figure);
  if (figure === undefined) return refused('unknown-figure');
  if (!isAble(figure)) return refused('not-able');
  if (!has(figure, 'prone')) return refused('not-prone');
  if (scene.round > 0 && scene.turn !== null && scene.turn !== figure.id) return refused('not-your-turn');
  if (scene.round > 0 && !figure.moveLeft) return refused('no-move-left');
  fate.note('GW-ADD-05', { kind: 'statusEnded', figure: figure.name, status: 'prone' });
  const effects: Effects = [
    { kind: 'statusEnded', figure: figure.id, status: 'prone' },
    ...spendMove(scene, figure),
  ];
  return { outcome: { kind: 'stood' as const, figure: figure.id }, effects };
}
