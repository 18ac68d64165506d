import type { OptionTeller } from '@tafelrunde/system';

/** What options say whose keys are made of numbers: by question. */
export interface OptionWords {
  /** A die outside the group used in defence. */
  rescue(face: string): string;
  /** A die outside the group that costs a point of physis. */
  costly(face: string): string;
  /** How a crafted group is divided. */
  plan(total: string, effects: number): string;
  /** Quality and number of a batch. */
  batch(quality: string, pieces: string): string;
  shift(from: string, to: string): string;
  /** How many dice, none among them. */
  dice(count: number): string;
}

/** Questions about how many dice. */
const COUNTS_DICE = ['extraDamage', 'gritTeeth', 'learning-dice'];

/** The words for such options. */
export const optionTeller =
  (told: OptionWords): OptionTeller =>
  (question, key) => {
    if (COUNTS_DICE.includes(question)) return told.dice(Number(key));
    switch (question) {
      case 'defence':
        return /^[\dr,]+$/.test(key)
          ? key
              .split(',')
              .map((die) => (die.startsWith('r') ? told.rescue(die.slice(1)) : die))
              .join(', ')
          : undefined;
      case 'neutralise':
        return key.endsWith('-outside') ? told.costly(key.replace('-outside', '')) : undefined;
      case 'craftingPlan': {
        const [total = key, effects = '0'] = key.split('+');
        return told.plan(total, Number(effects));
      }
      case 'qualityDie': {
        const [quality = key, pieces = ''] = key.split('x');
        return pieces === '' ? undefined : told.batch(quality, pieces);
      }
      case 'shift-die': {
        const [from = key, to = ''] = key.split('>');
        return to === '' ? undefined : told.shift(from, to);
      }
      default:
        return undefined;
    }
  };
