import type { QuestionKeys } from './part.ts';

export const DICE_QUESTIONS = {
  keep: ['none'],
  group: ['none'],
  offset: ['none'],
  lucky: ['keep'],
  'second-chance': ['none'],
  shift: ['none', 'one', 'several'],
  'shift-die': ['none'],
  'high-mastery': ['none', 'shadow', 'swap'],
  rival: ['nobody'],
  'shadow-die': [],
  'shadow-face': [],
  'swap-own': [],
  'swap-other': [],
  contribute: [],
  'learning-dice': [],
  'lucky-learning': ['none'],
  gain: ['value', 'star', 'grade'],
} as const satisfies QuestionKeys;

export const DICE_ACTIONS = [
  'check',
  'attribute-check',
  'skill-check',
  'compared-check',
  'joint-check',
  'memory-check',
  'learn',
] as const;
export type DiceAction = (typeof DICE_ACTIONS)[number];
