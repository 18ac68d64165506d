import { LOCALES } from '@tafelrunde/kernel';
import { describeWords } from '@tafelrunde/testkit';
import { expect, test } from 'vitest';
import { grundregelwerk } from '../src/system.ts';
import { refusalWords } from '../src/text/refusals.ts';
import { SAMPLE_INPUTS } from './sample-inputs.ts';

describeWords(grundregelwerk, {
  samples: SAMPLE_INPUTS,
  houses: [
    { crowd: 'ask', failureComplication: 'always', magicConsequence: 'gm', turnOrder: 'traitG' },
    { enemyAttack: 'enemyDie', retaliationMode: 'card', armourUse: 'auto' },
    { enemyAttack: 'auto', retaliationMode: 'off', 'd6.help': 'rerollOnce' },
    { enemyAttack: 'retaliationOnly', retry: 'warn', retaliationChoice: 'complication' },
  ],
  typed: ['climb', 'covers', 'heal', 'bolt', 'orc'],
});

test('every refusal is told as a fact, in both languages', () => {
  for (const locale of LOCALES)
    for (const reason of Object.keys(refusalWords.de.refusals))
      expect(grundregelwerk.words[locale].fact({ kind: 'refused', reason } as never), reason).toMatch(
        /^\p{Lu}.*\.$/u,
      );
});
