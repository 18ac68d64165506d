import { inWhole, mapSolved } from '@tafelrunde/system';
import type { Die } from '../data/dice.ts';
import type { Side } from '../data/sides.ts';
import type { Fate, House } from '../rule.ts';
import { type Check, rollCheck } from './check.ts';
import { checkLaw } from './check-law.ts';
import { type Contestant, contest } from './opposed.ts';
import { contestLaw } from './opposed-law.ts';

/** A check without figure and scene. */
export interface BareCheck {
  readonly attribute: Die;
  readonly skill: Die;
  readonly modifier: number;
  readonly difficulty: number;
}

const bare = (by: string, kind: Check['kind'], attribute: Die, skill: Die, modifier: number): Check => ({
  by,
  kind,
  attribute,
  skill,
  modifiers: [{ source: { from: 'circumstance', label: '' }, amount: modifier }],
});

const checkOf = ({ attribute, skill, modifier }: BareCheck): Check =>
  bare('player', 'check', attribute, skill, modifier);

/**
 * What scripts read: the command line calls the degrees of a rolled check `raises`. Inside, a raise is the improvement of a
 * Probe (PW-R-14), and this is the one place where the two words meet.
 */
export interface BareOutcome {
  readonly success: boolean;
  readonly raises: number;
  readonly total?: number;
}

/** PW-CHK-06 to 10: the bare check. */
export function bareCheck(fate: Fate, input: BareCheck, house: House) {
  const { difficulty } = input;
  const { success, degrees, total } = rollCheck(fate, checkOf(input), difficulty, house);
  fate.note('PW-CHK-10', { kind: 'checked', who: '', skill: '', total, difficulty, success, degrees });
  const outcome: BareOutcome = { success, raises: degrees, total };
  return { outcome, effects: [] };
}

export const bareCheckLaw = (input: BareCheck, house: House) =>
  mapSolved(
    inWhole(checkLaw(checkOf(input), input.difficulty, house)),
    ({ success, degrees }): BareOutcome => ({ success, raises: degrees }),
  );

/** Two checks against each other, without figures. */
export interface BareContest {
  readonly attribute: Die;
  readonly skill: Die;
  readonly modifier: number;
  readonly side: Side;
  readonly opponentAttribute: Die;
  readonly opponentSkill: Die;
  readonly opponentModifier: number;
  readonly opponentSide: Side;
}

function contestants(input: BareContest): readonly [Contestant, Contestant] {
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
export function bareOpposed(fate: Fate, input: BareContest, house: House) {
  const [initiator, reactor] = contestants(input);
  return { outcome: contest(fate, initiator, reactor, house), effects: [] };
}

export const bareOpposedLaw = (input: BareContest, house: House) => contestLaw(...contestants(input), house);
