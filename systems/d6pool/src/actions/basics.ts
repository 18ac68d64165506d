import { bareAction } from '@tafelrunde/schema';
import { ids } from '@tafelrunde/system';
import { z } from 'zod';
import type { DpFate } from '../facts.ts';
import type { House } from '../house-rules.ts';
import { ofGm, type Role } from '../roles.ts';
import { rollChallenge } from '../rules/challenge.ts';
import { rollContest } from '../rules/contest.ts';
import { rollAttack, rollDefence, thresholdOf } from '../rules/opposed.ts';

const MAX_DICE = 60;
const dice = z.int().min(0).max(MAX_DICE);
const difficulty = z.int().min(0).max(20);

const challengeInput = z.strictObject({
  dice,
  bonus: dice.default(0),
  penalty: dice.default(0),
  fate: dice.default(0),
  automatic: z.int().min(0).max(20).default(0),
  difficulty: difficulty.meta({ examples: [1, 2] }),
});

/** The bare challenge, without figure and scene. */
export function bareChallenge(fate: DpFate, input: z.output<typeof challengeInput>, house: House) {
  const rolled = rollChallenge(
    fate,
    {
      of: ofGm('check'),
      positive: [
        { source: 'success', dice: input.dice },
        { source: 'bonus', dice: input.bonus },
        { source: 'fate', dice: input.fate },
      ],
      penalty: [{ source: 'penalty', dice: input.penalty }],
      automatic: input.automatic,
      difficulty: input.difficulty,
    },
    house,
  );
  const { successes, failures, net, success, crits, patzer, experience } = rolled;
  const outcome = { successes, failures, net, success, criticals: crits, fumble: patzer, experience };
  return { outcome, effects: [] };
}

const side = z.strictObject({ dice, penalty: dice.default(0) });
const opposedInput = z.strictObject({ attacker: side, defender: side });

const poolOf = (given: z.output<typeof side>, role: Role) => ({
  of: ofGm(role),
  positive: [{ source: 'success', dice: given.dice }],
  penalty: [{ source: 'penalty', dice: given.penalty }],
});

/** The bare opposed challenge: the defender rolls first. */
export function bareOpposed(fate: DpFate, input: z.output<typeof opposedInput>, house: House) {
  const defence = rollDefence(fate, poolOf(input.defender, 'defence'), house);
  // All that the attacker's roll depends on.
  fate.mark(thresholdOf(defence, house));
  const { winner, margin } = rollAttack(fate, poolOf(input.attacker, 'attack'), defence, house);
  return { outcome: { winner, margin }, effects: [] };
}

const contestInput = z.strictObject({
  sides: z
    .array(z.strictObject({ name: z.string().min(1).max(80), dice, penalty: dice.default(0) }))
    .min(2)
    .max(8)
    .readonly(),
});

/** The bare contest without roles. */
export function bareContest(fate: DpFate, input: z.output<typeof contestInput>, house: House) {
  const sides = input.sides.map((one) => ({ id: one.name, ...poolOf(one, 'check') }));
  return { outcome: rollContest(fate, sides, house), effects: [] };
}

export const challengeAction = bareAction({
  id: 'd6pool/challenge',
  cites: ids(`
    DP-GEN-02 DP-CHL-01 DP-CHL-03 DP-CHL-04 DP-CHL-05 DP-CHL-06 DP-CHL-07 DP-CHL-08 DP-CHL-09 DP-CHL-10
    DP-CHL-11 DP-CHL-13 DP-FAT-02 DP-XP-03 DP-R-01 DP-R-02 DP-R-08 DP-R-09 DP-R-14
  `),
  input: challengeInput,
  rule: bareChallenge,
  matters: ({ experience: _, ...outcome }) => outcome,
  chances: {
    success: (outcome) => outcome.success,
    critical: (outcome) => outcome.criticals > 0,
    fumble: (outcome) => outcome.fumble,
    experience: (outcome) => outcome.experience,
  },
  goals: { net: (outcome) => outcome.net, criticals: (outcome) => outcome.criticals },
  by: 'anyone',
  headline: ['challenge'],
  // biome-ignore format: a table reads best in columns
  typical: [
    { chance: 'success',  input: { dice: 6, difficulty: 1 } },
    { chance: 'success',  input: { dice: 6, penalty: 2, difficulty: 2 } },
    { chance: 'critical', input: { dice: 8, difficulty: 1 } },
    { chance: 'fumble',   input: { dice: 4, penalty: 3, difficulty: 1 } },
  ],
});

export const opposedAction = bareAction({
  id: 'd6pool/opposed',
  cites: ['DP-OPP-01', 'DP-OPP-02', 'DP-OPP-03', 'DP-OPP-04', 'DP-R-09', 'DP-R-10', 'DP-R-11'],
  input: opposedInput,
  rule: bareOpposed,
  chances: {
    attacker: (outcome) => outcome.winner === 'attacker',
    defender: (outcome) => outcome.winner === 'defender',
  },
  by: 'anyone',
  headline: ['opposed'],
  // biome-ignore format: a table reads best in columns
  typical: [
    { chance: 'attacker', input: { attacker: { dice: 7 }, defender: { dice: 6 } } },
  ],
});

export const contestAction = bareAction({
  id: 'd6pool/contest',
  cites: ['DP-OPP-05', 'DP-R-12'],
  input: contestInput,
  rule: bareContest,
  chances: {
    first: (outcome) => outcome.places[0]?.place === 1,
    tie: (outcome) => outcome.result !== 'won',
  },
  by: 'anyone',
  headline: ['contest'],
});
