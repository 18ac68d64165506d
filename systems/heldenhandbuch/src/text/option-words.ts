import type { SystemWords } from '@tafelrunde/kernel';

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
}

/** The words of a system with those for such options. */
export function withOptions(words: SystemWords, told: OptionWords): SystemWords {
  const optionOf = (question: string, key: string): string | undefined => {
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
  return {
    ...words,
    question(asked) {
      const { ask, options } = words.question(asked);
      const entries = Object.entries(options).map(([key, word]) => [key, optionOf(asked.id, key) ?? word]);
      return { ask, options: Object.fromEntries(entries) };
    },
    choice(line) {
      const word = optionOf(line.question, line.key);
      if (word === undefined) return words.choice(line);
      return `${words.question({ id: line.question, cite: line.cite, by: line.by, options: [] }).ask} ${word}`;
    },
  };
}
