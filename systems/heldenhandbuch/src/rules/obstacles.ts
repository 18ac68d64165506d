import type { Faces, Option } from '@tafelrunde/kernel';
import type { Figure } from '../model.ts';
import type { HhEffect, HhFate } from '../rule.ts';
import { type GroupLimits, LOWEST_SUCCESS, without } from './groups.ts';
import { losePoints } from './tracks.ts';

/** What a runner has thrown and what has become of it. Faces ascending. */
export interface RunnerDice {
  readonly usable: Faces;
  readonly limits: GroupLimits;
  readonly groups: readonly Faces[];
  /** The group in use: the first die taken from one decides. */
  readonly group: Faces | null;
  readonly laid: Faces;
  readonly voided: Faces;
}

export interface Obstacle {
  readonly by: string;
  readonly target: string;
  readonly face: number;
}

type Table = Map<string, RunnerDice>;

/** Dice of the group in use that still lie there; of all groups while none is in use. */
function groupDice({ groups, group, laid, voided }: RunnerDice): Faces {
  const dice = group ?? groups.flat();
  return without(dice, [...laid, ...voided]);
}

const left = ({ usable, laid, voided }: RunnerDice): Faces => without(usable, [...laid, ...voided]);

/** HH-GRP-04: one group per roll. */
const groupWith = (dice: RunnerDice, face: number): Faces | null =>
  dice.group ?? dice.groups.find((group) => group.includes(face)) ?? null;

/** HH-CHS-07, HH-CHS-10, HH-R-86: each runner in turn may lay group dice in the way of others, one die for one runner. */
export function layObstacles(
  fate: HhFate,
  table: Table,
  nameOf: (id: string) => string,
): readonly Obstacle[] {
  const obstacles: Obstacle[] = [];
  for (const by of table.keys()) {
    const targets = [...table.keys()].filter((id) => id !== by);
    for (;;) {
      const dice = table.get(by) as RunnerDice;
      const faces = [...new Set(groupDice(dice))].sort((a, b) => b - a);
      if (faces.length === 0) break;
      const options: readonly Option<number | null>[] = [
        { key: 'none', value: null },
        ...faces.map((face) => ({ key: String(face), value: face })),
      ];
      const face = fate.choose({ id: 'obstacle', cite: 'HH-CHS-07', by, options });
      if (face === null) break;
      const laid = { by, target: chooseRunner(fate, by, targets), face };
      fate.note('HH-CHS-07', {
        kind: 'obstacleLaid',
        by: nameOf(by),
        target: nameOf(laid.target),
        face: laid.face,
      });
      table.set(by, { ...dice, group: groupWith(dice, laid.face), laid: [...dice.laid, laid.face] });
      obstacles.push(laid);
    }
  }
  return obstacles;
}

/** HH-R-86: one die hinders one runner; where only one other runs there is nothing to ask. */
function chooseRunner(fate: HhFate, by: string, targets: readonly string[]): string {
  const [only] = targets;
  if (only !== undefined && targets.length === 1) return only;
  const options = targets.map((id) => ({ key: id, value: id }));
  return fate.choose({ id: 'obstacleFor', cite: 'HH-CHS-07', by, options });
}

export interface ObstacleMet {
  readonly neutralised: boolean;
  readonly effects: readonly HhEffect[];
}

/** HH-CHS-08, HH-CHS-09, HH-R-86: a die at least as high, free from the group, for a point of physis from outside, or not at all. */
export function meetObstacles(
  fate: HhFate,
  figure: Figure,
  obstacle: number,
  table: Table,
  clock: number,
): ObstacleMet {
  const dice = table.get(figure.id) as RunnerDice;
  const inGroup = groupDice(dice);
  const high = (faces: Faces): Faces =>
    [...new Set(faces)].filter((face) => face >= Math.max(obstacle, LOWEST_SUCCESS));
  const free = high(inGroup);
  const costly = high(without(left(dice), inGroup)).filter((face) => !free.includes(face));
  const options: readonly Option<{ readonly face: number; readonly costs: boolean } | null>[] = [
    ...free.map((face) => ({ key: `${face}`, value: { face, costs: false } })),
    ...costly.map((face) => ({ key: `${face}-outside`, value: { face, costs: true } })),
    { key: 'none', value: null },
  ];
  const answer =
    options.length === 1
      ? null
      : fate.choose({ id: 'neutralise', cite: 'HH-CHS-08', by: figure.id, options });
  fate.note('HH-CHS-08', { kind: 'obstacleMet', figure: figure.name, obstacle, by: answer?.face ?? null });
  if (answer === null) {
    return { neutralised: false, effects: losePoints(fate, figure, 'physis', 1, clock, 'HH-CHS-09').effects };
  }
  const group = answer.costs ? dice.group : groupWith(dice, answer.face);
  table.set(figure.id, { ...dice, group, voided: [...dice.voided, answer.face] });
  const effects = answer.costs ? losePoints(fate, figure, 'physis', 1, clock, 'HH-CHS-08').effects : [];
  return { neutralised: true, effects };
}
