import type { Rule } from '@tafelrunde/kernel';
import type { Action } from '@tafelrunde/system';
import { chancesOf, oddsOf } from '@tafelrunde/testkit';
import { expect, test } from 'vitest';
import { actions } from '../../src/actions/index.ts';
import { DEFAULTS } from '../fixtures.ts';
import { SURROUNDINGS_SAMPLES } from '../surroundings-samples.ts';

type Told = Rule<unknown, unknown, object>;

const actionOf = (id: string): Action => actions.find((one) => one.id === id) as Action;
const inputOf = (id: string, changes: object = {}): unknown => {
  const parsed = actionOf(id).input.parse({ ...(SURROUNDINGS_SAMPLES[id] as object), ...changes });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
};
/** What odds tell apart. */
const toldBy =
  ({ rule, matters }: Action): Told =>
  (fate, input, house) =>
    matters(rule(fate, input, house).outcome);
/** The same rule without its marks: every path is walked to its end. */
const withoutMarks =
  (rule: Told): Told =>
  (fate, input, house) =>
    rule(
      {
        roll: (pool, reading, cite) => fate.roll(pool, reading, cite),
        choose: (question) => fate.choose(question),
        chooseTogether: (questions) => fate.chooseTogether(questions),
        note: () => {},
        mark: () => {},
      },
      input,
      house,
    );

const fire = { kind: 'fire', id: 'fire', dice: 2, armourBurnt: false };
const acid = { kind: 'acid', id: 'acid', dice: 1, rounds: 1 };
const burning = { id: 'hero', attributes: { endurance: 2 }, breathless: 1, afflictions: [fire, acid] };
const arsenic = { kind: 'poison', id: 'a', poison: 'arsenic', dose: 1, nextAt: 0, challenges: 1 };
const poisoned = { id: 'hero', afflictions: [arsenic] };
const choking = { id: 'other', breathless: 10 };

test.each([
  ['[DP-POI-02] a poison challenge', 'd6pool/poison-step', {}],
  ['[DP-ILL-02] an attack of a disease', 'd6pool/disease-step', {}],
  ['[DP-CLD-01] a cold check', 'd6pool/cold-check', {}],
  ['[DP-DRG-03] too much of a drug', 'd6pool/drug-excess', {}],
  ['[DP-FEA-02] fear of a creature', 'd6pool/fear-check', {}],
  ['[DP-ACD-01] thrown acid', 'd6pool/acid', { acid: 'splash', thrower: 'friend' }],
  ['[DP-LNG-01] a foreign language', 'd6pool/attempt-in-language', {}],
  ['[DP-OBJ-01] a blow against a door', 'd6pool/attack-object', {}],
  ['[DP-EXP-01] a thrown grenade', 'd6pool/throw-explosive', {}],
  [
    '[DP-SUF-01] [DP-FIR-01] [DP-ACD-02] a round of danger',
    'd6pool/settle-round',
    { scene: { figures: [burning, choking] } },
  ],
  [
    '[DP-R-35] a day with arsenic',
    'd6pool/pass-time',
    { scene: { figures: [poisoned] }, amount: 1, unit: 'days' },
  ],
  [
    '[DP-R-35] two rounds of danger',
    'd6pool/pass-time',
    { scene: { figures: [{ ...burning, afflictions: [fire] }] }, amount: 2, unit: 'rounds' },
  ],
])('%s has the same odds without its marks', (_, id, changes) => {
  const rule = toldBy(actionOf(id));
  const input = inputOf(id, changes);
  expect(chancesOf(oddsOf(rule, input, DEFAULTS))).toEqual(
    chancesOf(oddsOf(withoutMarks(rule), input, DEFAULTS)),
  );
});
