import { boundAfter, compare, distribution, openEndedSum } from '@tafelrunde/kernel';
import { mapSolved, type Solved } from '@tafelrunde/system';
import type { House } from '../rule.ts';
import { type Check, isRefusal } from './check.ts';
import { DEGREES_SHOWN } from './degrees.ts';
import { explodesFreely } from './dice.ts';
import { sumOf } from './modifiers.ts';
import {
  type Contest,
  type Contestant,
  type OpposedCheckInput,
  type Part,
  readyContest,
  tieRule,
  winnersDegrees,
} from './opposed.ts';

/** The law of an opposed check: its four chains have no end, so replaying the rule cannot reach it. */
export function contestLaw(
  initiator: Contestant,
  reactor: Contestant,
  house: House,
): Solved<Contest> | undefined {
  // Beyond so many points both ways nothing changes any more.
  const edge = house['degrees.step'] * DEGREES_SHOWN;
  const outcomeAt = (margin: number) => contestAt(margin, initiator, reactor, house);
  if (freely(initiator, house) && freely(reactor, house)) {
    const margins = compare(sumOfCheck(initiator), sumOfCheck(reactor), -edge, edge);
    const law = margins.outcomes.flatMap((margin, i) => {
      const outcome = outcomeAt(margin);
      return outcome === null ? [] : [[outcome, margins.weight(i)] as const];
    });
    return { kind: 'whole', law: distribution(law) };
  }
  if (house['explode.limit'] !== null || !house.canBeCritical.opposed) return undefined;
  const law = contestByDoubles(initiator, reactor, edge, outcomeAt, house);
  return { kind: 'doubles', law, bound: boundAfter(MOST_STEPS) };
}

/** The same between two figures; undefined for a comparison that is refused. */
export function opposedCheckLaw(input: OpposedCheckInput, house: House) {
  const ready = readyContest(input, house);
  if (isRefusal(ready)) return undefined;
  const law = contestLaw(ready.initiator, ready.reactor, house);
  return mapSolved(law, (result) => ({ kind: 'opposed' as const, ...result }));
}

const freely = ({ kind, attribute, skill }: Check, house: House): boolean =>
  explodesFreely({ kind, dice: [attribute, skill] }, house);

const sumOfCheck = ({ attribute, skill, modifiers }: Check) =>
  openEndedSum([attribute, skill], sumOf(modifiers));

/** What a margin means; null where a tie is rolled again (PW-R-10), so that the other margins share its weight. */
function contestAt(margin: number, initiator: Contestant, reactor: Contestant, house: House): Contest | null {
  const winner = margin === 0 ? tieWinner(initiator, reactor, house) : margin > 0 ? 'initiator' : 'reactor';
  return winner === null ? null : { winner, tie: margin === 0, degrees: winnersDegrees(margin, house) };
}

function tieWinner(initiator: Contestant, reactor: Contestant, house: House): Part | null {
  const settled = tieRule(initiator.side, reactor.side, house);
  if (settled === 'reroll') return null;
  if (settled === 'player') return initiator.side === 'pc' ? 'initiator' : 'reactor';
  // Odds take the GM's first option.
  return settled === 'gm' ? 'initiator' : settled;
}

/** Totals beyond this have no chance a double could hold beside one. */
const DOUBLES_SHOWN = 600;
/** Every total of one side against every total of the other, and the chain of explosions that leads to each. */
const MOST_STEPS = DOUBLES_SHOWN ** 2 + 2 * DOUBLES_SHOWN * 24;

/** PW-R-01, `wholeRoll` and `bothMax`: no closed form, but sums that are right to the last digit of a double. */
function contestByDoubles(
  initiator: Contestant,
  reactor: Contestant,
  edge: number,
  outcomeAt: (margin: number) => Contest | null,
  house: House,
): readonly (readonly [Contest, number])[] {
  const [ours, theirs] = [totalsTogether(initiator, house), totalsTogether(reactor, house)];
  const ahead = sumOf(initiator.modifiers) - sumOf(reactor.modifiers);
  const margins = new Float64Array(2 * edge + 1);
  ours.forEach((p, a) => {
    if (p === 0) return;
    theirs.forEach((q, b) => {
      const at = Math.min(Math.max(a - b + ahead, -edge), edge) + edge;
      margins[at] = (margins[at] as number) + p * q;
    });
  });
  const told = [...margins].flatMap((p, i) => {
    const outcome = outcomeAt(i - edge);
    return outcome === null || p === 0 ? [] : [[outcome, p] as const];
  });
  const whole = told.reduce((sum, [, p]) => sum + p, 0);
  return told.map(([outcome, p]) => [outcome, p / whole] as const);
}

/** The chance of each total where all dice are thrown again together: what stops here, and what exploded before. */
function totalsTogether({ attribute, skill }: Check, house: House): Float64Array {
  const stops = new Float64Array(attribute + skill + 1);
  const explodes = new Float64Array(attribute + skill + 1);
  for (let a = 1; a <= attribute; a += 1) {
    for (let b = 1; b <= skill; b += 1) {
      const highest = Number(a === attribute) + Number(b === skill);
      const again = house['explode.mode'] === 'wholeRoll' ? highest > 0 : highest === 2;
      const faces = again ? explodes : stops;
      faces[a + b] = (faces[a + b] as number) + 1 / (attribute * skill);
    }
  }
  const totals = new Float64Array(DOUBLES_SHOWN);
  for (let total = 0; total < DOUBLES_SHOWN; total += 1) {
    let p = stops[total] ?? 0;
    for (let thrown = 2; thrown < explodes.length && thrown <= total; thrown += 1)
      p += (explodes[thrown] as number) * (totals[total - thrown] as number);
    totals[total] = p;
  }
  return totals;
}
