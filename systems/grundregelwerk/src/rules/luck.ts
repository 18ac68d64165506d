import { question } from '@tafelrunde/kernel';
import type { Pc, Scene } from '../model.ts';
import type { Effects, Fate, House } from '../rule.ts';
import { isFailure } from './results.ts';
import { rollTest, type TestResult, type Trial } from './test.ts';

/** The scene remembers who has used the luck point; the next scene forgets it. */
const luckFlag = (figure: Pc): string => `luck:${figure.id}`;

/** What a test has come to, and the luck point it took. */
export interface LuckyResult extends TestResult {
  readonly effects: Effects;
}

export const hasLuck = ({ flags }: Scene, figure: Pc, house: House): boolean =>
  house.luckPoint && !flags.includes(luckFlag(figure));

/** GW-ADD-17: once per scene a player character may throw a failed test again; the second throw counts. */
export function rollWithLuck(fate: Fate, scene: Scene, figure: Pc, trial: Trial, house: House): LuckyResult {
  const first = rollTest(fate, trial, house);
  if (!isFailure(first.kind) || !hasLuck(scene, figure, house)) return withEffects(first, []);
  const answer = fate.choose(question('luck', 'GW-ADD-17', figure.id, ['again', 'keep']));
  if (answer === 'keep') return withEffects(first, []);
  return withEffects(rollTest(fate, trial, house), [{ kind: 'flagRaised', flag: luckFlag(figure) }]);
}

// Without spreading: the arena makes millions of them.
const withEffects = ({ kind, face, needs }: TestResult, effects: Effects): LuckyResult => ({
  kind,
  face,
  needs,
  effects,
});
