import type { Action, System } from '@tafelrunde/kernel';
import { loadSystem } from '@tafelrunde/registry/lazy';

/** What the controls of this page offer; a test holds each list to the system's own schemas and rules. */
export const DICE = [6, 8, 10, 12, 20] as const;
export type DieSize = (typeof DICE)[number];

export const TNS = [4, 6, 8, 12] as const;
export type Tn = (typeof TNS)[number];

export const LEVELS = ['unskilled', 'novice', 'trained', 'master'] as const;
export type Level = (typeof LEVELS)[number];

/** The face each level needs on a d6 (GW-D6-01). */
export const THRESHOLDS: Readonly<Record<Level, number>> = { unskilled: 6, novice: 5, trained: 4, master: 3 };

/** GW-MOD-02, GW-MOD-03: what makes a test harder, what makes it easier. */
export const CONDITIONS = {
  cover: 1,
  darkness: 1,
  slippery: 1,
  timePressure: 1,
  noise: 1,
  distraction: 1,
  preparation: -1,
  goodTools: -1,
  position: -1,
  surprise: -1,
  concentration: -1,
} as const;
export type ConditionId = keyof typeof CONDITIONS;
export const CONDITION_IDS = Object.keys(CONDITIONS) as readonly ConditionId[];

export const CATEGORIES = ['minion', 'elite', 'boss'] as const;
export type Category = (typeof CATEGORIES)[number];

export const WEAPON_KINDS = ['melee', 'ranged'] as const;
export type WeaponKind = (typeof WEAPON_KINDS)[number];

export const SYSTEM_ID = 'grundregelwerk';
export const system: System = required(await loadSystem(SYSTEM_ID));

/** An action of this system by its short name. */
export function actionNamed(name: string): Action {
  return required(system.actions.find(({ id }) => id === `${SYSTEM_ID}/${name}`));
}

function required<T>(value: T | undefined): T {
  if (value === undefined) throw new Error(`${SYSTEM_ID} is not what this page was written for`);
  return value;
}
