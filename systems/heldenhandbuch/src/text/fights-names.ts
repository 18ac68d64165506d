import type { QuestionKeys } from './part.ts';

export const FIGHT_QUESTIONS = {
  meleeThrow: ['initiative', 'wait', 'none'],
  lastChance: ['initiative', 'pass'],
  initiative: [],
  target: [],
  attackToo: ['attack', 'pass'],
  wave: ['stop'],
  defence: ['none'],
  counter: ['counter', 'end'],
  strike: ['hit', 'flee'],
  closeIn: ['close-in', 'flee'],
  pente: ['double-blow', 'fall'],
  split: [],
  armAgain: ['recover', 'draw', 'no'],
  armDie: [],
  damagePool: ['ts', 'pts'],
  extraDamage: [],
  throwAgain: ['stand'],
  merge: [],
  voidDie: [],
  shootOrAim: ['shoot', 'aim', 'none'],
  save: ['none'],
  strikeOut: [],
  shotTotal: [],
  evade: ['stay'],
} as const satisfies QuestionKeys;

export const FIGHT_ACTIONS = [
  'start-combat',
  'melee-phase',
  'next-phase',
  'end-combat',
  'clash',
  'shoot',
  'damage',
  'duel',
] as const;
export type FightAction = (typeof FIGHT_ACTIONS)[number];
