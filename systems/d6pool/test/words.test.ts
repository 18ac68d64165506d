import { describeWords } from '@tafelrunde/testkit';
import { d6pool } from '../src/system.ts';
import { SAMPLES } from './samples.ts';

describeWords(d6pool, {
  samples: SAMPLES,
  houses: [
    { fateTiming: 'after', symmetricTie: 'ask', perceptionRoles: 'ask', supportFailure: 'ask', askFit: true },
    { fateRefresh: 'session', partialArmour: 'ask', disarmCrits: 'gm', clearJam: 'gm', luck: 'everyRoll' },
    {
      opportunityAttacks: 'automatic',
      scatter: 'gm',
      poisonDamage: 'fixedWounds',
      drugResist: 'fixedDifficulty',
    },
  ],
  typed: [
    'engine',
    'repair',
    'enemy',
    'call',
    'horse',
    'space',
    'zeroG',
    'german',
    'puma',
    'neutral',
    'axe',
    'grenade',
  ],
});
