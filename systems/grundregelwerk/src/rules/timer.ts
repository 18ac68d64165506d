import type { Scene } from '../model.ts';
import { type Effects, type Fate, type House, refused } from '../rule.ts';
import { isFailure, type Verdict } from './results.ts';

export type TimedTest = House['timer.counts'][number];

/** GW-TMR-01: the GM installs a counter of chosen length. */
export function setTimerEffects(fate: Fate, length: number, consequence: string): Effects {
  fate.note('GW-TMR-01', { kind: 'timerSet', length, consequence });
  return [{ kind: 'timerSet', length, consequence }];
}

/** GW-TMR-02, GW-R-32: a failed test moves the counter by one, if the table counts this sort of test. */
export function countFailure(
  fate: Fate,
  scene: Scene,
  verdict: Verdict,
  sort: TimedTest,
  house: House,
): Effects {
  if (!house['optional.timer'] || !house['timer.counts'].includes(sort) || !isFailure(verdict)) return [];
  return moveTimer(fate, scene);
}

/** GW-TMR-02, GW-TMR-03: one further; a full counter fires its consequence, once. */
function moveTimer(fate: Fate, { timer }: Scene): Effects {
  if (timer === null || timer.fired) return [];
  const value = timer.value + 1;
  fate.note('GW-TMR-02', { kind: 'timerMoved', value, length: timer.length });
  if (value < timer.length) return [{ kind: 'timerMoved', by: 1 }];
  fate.note('GW-TMR-03', { kind: 'timerFired', consequence: timer.consequence });
  return [{ kind: 'timerMoved', by: 1 }, { kind: 'timerFired' }];
}

export const TIMER_MOVES = ['set', 'move', 'fire', 'clear'] as const;
export interface TimerInput {
  readonly scene: Scene;
  readonly do: (typeof TIMER_MOVES)[number];
  readonly length?: number | undefined;
  readonly consequence: string;
}

/** GW-TMR-01 to 03: the GM sets, moves, fires or takes away the counter. */
export function handleTimer(fate: Fate, input: TimerInput, house: House) {
  if (!house['optional.timer']) return refused('optional-rule-off');
  const done = (effects: Effects) => ({ outcome: { kind: input.do }, effects });
  const { timer } = input.scene;
  if (input.do === 'set')
    return done(setTimerEffects(fate, input.length ?? house['timer.length'], input.consequence));
  if (timer === null) return refused('no-timer');
  switch (input.do) {
    case 'move':
      return done(moveTimer(fate, input.scene));
    case 'fire':
      fate.note('GW-TMR-03', { kind: 'timerFired', consequence: timer.consequence });
      return done(timer.fired ? [] : [{ kind: 'timerFired' }]);
    case 'clear':
      fate.note('GW-TMR-01', { kind: 'timerCleared' });
      return done([{ kind: 'timerCleared' }]);
  }
}
