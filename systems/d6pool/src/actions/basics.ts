import { ids } from '@tafelrunde/system';
import { bareChallenge, bareContest, bareOpposed } from '../rules/bare-rolls.ts';
import { bare } from './kinds.ts';

/** Dice without a figure. */
export const basics = {
  challenge: bare({
    cites: ids(`
      DP-GEN-02 DP-CHL-01 DP-CHL-03 DP-CHL-04 DP-CHL-05 DP-CHL-06 DP-CHL-07 DP-CHL-08 DP-CHL-09 DP-CHL-10
      DP-CHL-11 DP-CHL-13 DP-FAT-02 DP-XP-03 DP-R-01 DP-R-02 DP-R-08 DP-R-09 DP-R-14
    `),
    rule: bareChallenge,
    matters: ({ experience: _, ...outcome }) => outcome,
    chances: {
      success: (outcome) => outcome.success,
      critical: (outcome) => outcome.criticals > 0,
      fumble: (outcome) => outcome.fumble,
      experience: (outcome) => outcome.experience,
    },
    goals: { net: (outcome) => outcome.net, criticals: (outcome) => outcome.criticals },
    headline: ['challenge'],
    // biome-ignore format: a table reads best in columns
    typical: [
      { chance: 'success',  input: { dice: 6, difficulty: 1 } },
      { chance: 'success',  input: { dice: 6, penalty: 2, difficulty: 2 } },
      { chance: 'critical', input: { dice: 8, difficulty: 1 } },
      { chance: 'fumble',   input: { dice: 4, penalty: 3, difficulty: 1 } },
    ],
  }),
  opposed: bare({
    cites: ids('DP-OPP-01 DP-OPP-02 DP-OPP-03 DP-OPP-04 DP-R-09 DP-R-10 DP-R-11'),
    rule: bareOpposed,
    chances: {
      attacker: (outcome) => outcome.winner === 'attacker',
      defender: (outcome) => outcome.winner === 'defender',
    },
    headline: ['opposed'],
    typical: [{ chance: 'attacker', input: { attacker: { dice: 7 }, defender: { dice: 6 } } }],
  }),
  contest: bare({
    cites: ['DP-OPP-05', 'DP-R-12'],
    rule: bareContest,
    chances: {
      first: (outcome) => outcome.places[0]?.place === 1,
      tie: (outcome) => outcome.result !== 'won',
    },
    headline: ['contest'],
  }),
};
