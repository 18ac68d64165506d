import { mapDistribution } from '@tafelrunde/kernel';
import { bareAction } from '@tafelrunde/schema';
import { ids } from '@tafelrunde/system';
import { z } from 'zod';
import type { Die } from '../data/dice.ts';
import { DIFFICULTIES } from '../data/difficulties.ts';
import type { House } from '../data/house-rules.ts';
import type { PwFate } from '../fate.ts';
import { SIDES } from '../model.ts';
import { type Check, rollCheck } from '../rules/check.ts';
import { checkLaw } from '../rules/check-law.ts';
import { type Contest, type Contestant, contest } from '../rules/opposed.ts';
import { contestLaw } from '../rules/opposed-law.ts';
import * as s from '../schemas.ts';
import { solvedBy, withoutTotals, withValue } from './common.ts';

/** PW-DIF-01: where nothing is said, a check is a normal one. */
const USUAL_DIFFICULTY = 9;

/** A check without figure and scene. */
const bare = (by: string, kind: Check['kind'], attribute: Die, skill: Die, modifier: number): Check => ({
  by,
  kind,
  attribute,
  skill,
  modifiers: [{ source: { from: 'circumstance', label: '' }, amount: modifier }],
});

const checkInput = z.strictObject({
  attribute: s.die,
  skill: s.die,
  modifier: s.modifier.default(0),
  difficulty: s.difficulty
    .meta({ examples: DIFFICULTIES.map(({ value }) => value) })
    .default(USUAL_DIFFICULTY),
});
type CheckInput = z.output<typeof checkInput>;

/**
 * What scripts read: the command line calls the degrees of a rolled check `raises`. Inside, a raise is the improvement of a
 * Probe (PW-R-14), and this is the one place where the two words meet.
 */
interface BareOutcome {
  readonly success: boolean;
  readonly raises: number;
  readonly total?: number;
}

/** PW-CHK-06 to 10: the bare check. */
function bareCheck(fate: PwFate, input: CheckInput, house: House) {
  const { difficulty } = input;
  const check = bare('player', 'check', input.attribute, input.skill, input.modifier);
  const { success, degrees, total } = rollCheck(fate, check, difficulty, house);
  fate.note('PW-CHK-10', { kind: 'checked', who: '', skill: '', total, difficulty, success, degrees });
  const outcome: BareOutcome = { success, raises: degrees, total };
  return { outcome, effects: [] };
}

const checkChances = {
  success: ({ success }: BareOutcome) => success,
  raise1: ({ raises }: BareOutcome) => raises >= 1,
  raise2: ({ raises }: BareOutcome) => raises >= 2,
};

export const checkAction = bareAction({
  id: 'probenwuerfel/check',
  cites: ids(`
    PW-CHK-06 PW-CHK-07 PW-CHK-08 PW-CHK-10 PW-DIE-01 PW-DIE-02 PW-DIE-03 PW-DIE-05 PW-DIF-01 PW-DIF-02
    PW-DEG-01 PW-ADD-10 PW-R-01 PW-R-02 PW-R-03 PW-R-04 PW-R-07 PW-R-08 PW-R-09 PW-R-12 PW-R-13
  `),
  input: checkInput,
  rule: bareCheck,
  by: 'anyone',
  actor: () => 'player',
  matters: withoutTotals,
  chances: checkChances,
  solver: {
    law: ({ attribute, skill, modifier, difficulty }, house: House, goal) => {
      const law = checkLaw(bare('player', 'check', attribute, skill, modifier), difficulty, house);
      const told = law && mapDistribution(law, ({ success, degrees }) => ({ success, raises: degrees }));
      return solvedBy<BareOutcome>(told, checkChances, goal);
    },
  },
  headline: ['checked'],
  // biome-ignore format: a table reads best in columns
  typical: [
    { chance: 'success', input: { attribute: 8,  skill: 8,  modifier: 0,  difficulty: 9 } },
    { chance: 'success', input: { attribute: 6,  skill: 4,  modifier: -2, difficulty: 9 } },
    { chance: 'raise1',  input: { attribute: 10, skill: 8,  modifier: 0,  difficulty: 9 } },
    { chance: 'raise2',  input: { attribute: 10, skill: 10, modifier: 0,  difficulty: 9 } },
  ],
});

const opposedInput = z.strictObject({
  attribute: s.die,
  skill: s.die,
  modifier: s.modifier.default(0),
  side: z.enum(SIDES).default('pc'),
  opponentAttribute: s.die,
  opponentSkill: s.die,
  opponentModifier: s.modifier.default(0),
  opponentSide: z.enum(SIDES).default('npc'),
});
type OpposedInput = z.output<typeof opposedInput>;

function contestants(input: OpposedInput): readonly [Contestant, Contestant] {
  const { attribute, skill, modifier, side } = input;
  const { opponentAttribute, opponentSkill, opponentModifier, opponentSide } = input;
  return [
    { ...bare('initiator', 'opposed', attribute, skill, modifier), name: 'initiator', side, skillName: '' },
    {
      ...bare('reactor', 'opposed', opponentAttribute, opponentSkill, opponentModifier),
      name: 'reactor',
      side: opponentSide,
      skillName: '',
    },
  ];
}

/** PW-OPP-01: the bare opposed check. */
function bareOpposed(fate: PwFate, input: OpposedInput, house: House) {
  const [initiator, reactor] = contestants(input);
  return { outcome: contest(fate, initiator, reactor, house), effects: [] };
}

export const contestChances = {
  win: ({ winner }: Contest) => winner === 'initiator',
  lose: ({ winner }: Contest) => winner === 'reactor',
  tie: ({ tie }: Contest) => tie,
  raise1: ({ winner, degrees }: Contest) => winner === 'initiator' && degrees >= 1,
  raise2: ({ winner, degrees }: Contest) => winner === 'initiator' && degrees >= 2,
};

export const opposedAction = bareAction({
  id: 'probenwuerfel/opposed',
  cites: ['PW-OPP-01', 'PW-OPP-02', 'PW-OPP-03', 'PW-DEG-01', 'PW-R-10', 'PW-R-13'],
  input: opposedInput,
  rule: bareOpposed,
  by: 'anyone',
  actor: () => 'initiator',
  othersWant: ['lose'],
  matters: withoutTotals,
  chances: contestChances,
  solver: {
    law: (input, house: House, goal) =>
      withValue(contestLaw(...contestants(input), house), contestChances, goal),
  },
  headline: ['compared'],
  // biome-ignore format: a table reads best in columns
  typical: [
    { chance: 'win', input: { attribute: 8, skill: 8, modifier: 0, side: 'pc', opponentAttribute: 8, opponentSkill: 6, opponentModifier: 0, opponentSide: 'npc' } },
  ],
});
