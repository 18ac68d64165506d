import { type Rule, solve, type Tape } from '@tafelrunde/kernel';
import { type Action, adviseOn, type Goal, goalValue, oddsOf } from '@tafelrunde/system';
import { describe, expect, test } from 'vitest';
import { actionOf } from '../action-of.ts';
import { DEFAULTS, hero, house, itemWith, sceneWith } from '../fixtures.ts';

const craftAction = actionOf('craft');
const massProduceAction = actionOf('mass-produce');
const reworkAction = actionOf('rework');
const workUnpaidAction = actionOf('work-unpaid');

type Outcome = Readonly<Record<string, unknown>>;
const sword = itemWith({ id: 'sword', kind: 'weapon', weaponType: 'sword', quality: 9 });
const chance = (name: string): Goal => ({ chance: name });
const most = (name: string): Goal => ({ maximise: name });
const GOALS = [chance('good'), chance('masterlyWithEffect'), most('quality')];

const W12 = { value: 12, baseDie: 12 };

/** Somebody with so many dice and a hammer whose quality is the cap. */
function smith(skill: object, cap: number, more: object = {}) {
  return hero({
    skills: { weaponsmith: { value: 8, baseDie: 8, bonusDice: 2, ...skill } },
    inventory: [{ id: 'hammer', kind: 'tool', quality: cap }, sword],
    materials: { sword: 3 },
    ...more,
  });
}
const works = (figure: ReturnType<typeof smith>, piece: object = sword) => ({
  scene: sceneWith([figure]),
  figure: 'hero',
  piece,
  tool: 'hammer',
  workplace: true,
});
const reworks = (figure: ReturnType<typeof smith>) => {
  const { piece: _, ...rest } = works(figure);
  return { ...rest, item: 'sword' };
};

/** The best play by plain expectimax over the rule. */
function plainly(action: Action, input: unknown, goal: Goal, tape: Tape = [], table = DEFAULTS): number {
  const outcomeOf: Rule<unknown, unknown, Outcome> = (fate, i, h) => action.rule(fate, i, h).outcome;
  const solved = solve(outcomeOf, input, table, goalValue(action, goal), { tape, budget: 3_000_000 });
  if (!solved.ok) throw new Error(solved.error.code);
  return solved.value.value;
}

describe('crafting has the odds of plain expectimax over the rule', () => {
  test.each([
    ['HH-SMI-03', 'a sieve without a grade', craftAction, works(smith({}, 7))],
    ['HH-SMI-08', 'a cascade with one effect', craftAction, works(smith({ ...W12, masteryGrade: 1 }, 11))],
    ['HH-LRN-11', 'with as many as there are', craftAction, works(smith({ masteryGrade: 3 }, 8))],
    ['HH-R-76', 'a tool', craftAction, works(smith({ masteryGrade: 2 }, 8), { ...sword, kind: 'tool' })],
    ['HH-SMI-10', 'a rework', reworkAction, reworks(smith({ masteryGrade: 2 }, 8))],
    [
      'HH-LRN-09',
      'a shadow roll',
      craftAction,
      works(smith({ masteryGrade: 1, value: 21, bonusDice: 1 }, 20)),
    ],
    [
      'HH-LUC-02',
      'a lucky number',
      craftAction,
      works(smith({ masteryGrade: 1, baseDie: 20, value: 14, bonusDice: 0 }, 14, { luckyNumber: 3 })),
    ],
    [
      'HH-PSY-05',
      'teeth to grit',
      craftAction,
      works(smith({ masteryGrade: 1, bonusDice: 1 }, 8, { psyche: 8 })),
    ],
  ] as const)('[%s] %s', (_id, _name, action, input) => {
    for (const goal of GOALS) {
      const odds = oddsOf(action, input, DEFAULTS, { goal });
      const value = plainly(action, input, goal);
      expect(action.solver?.law(input, DEFAULTS, goal)?.value, JSON.stringify(goal)).toBeCloseTo(value, 12);
      if (!odds.ok || !('chance' in goal)) continue;
      expect(odds.value.chances[goal.chance]?.p).toBeCloseTo(value, 12);
    }
  });

  test('[HH-SMI-11] a batch: most pieces, or the best', () => {
    const input = works(smith({}, 8));
    for (const goal of [chance('success'), most('quality'), most('pieces')])
      expect(massProduceAction.solver?.law(input, DEFAULTS, goal)?.value).toBeCloseTo(
        plainly(massProduceAction, input, goal),
        12,
      );
  });

  test('[HH-SMI-13] an unpaid piece', () => {
    const { workplace: _, ...rest } = works(smith({ masteryGrade: 2 }, 8));
    const input = { ...rest, craftsman: 'Alrik' };
    expect(workUnpaidAction.solver?.law(input, DEFAULTS, most('quality'))?.value).toBeCloseTo(
      plainly(workUnpaidAction, input, most('quality')),
      12,
    );
  });

  test.each([
    { 'craft.surplusUnit': 'set' },
    { 'craft.runBonus': 3 },
    { 'group.mode': 'union', 'mishap.offsetMandatory': false },
  ] as const)('by the table’s own rules: %o', (switches) => {
    const table = house(switches as object);
    const input = works(smith({ masteryGrade: 2 }, 8));
    for (const goal of [chance('masterlyWithEffect'), most('quality')])
      expect(craftAction.solver?.law(input, table, goal)?.value).toBeCloseTo(
        plainly(craftAction, input, goal, [], table),
        12,
      );
  });
});

describe('advice on a throw of the smith', () => {
  test('[HH-SMI-08] every keep as plain expectimax has it', () => {
    const input = works(smith({ ...W12, masteryGrade: 1 }, 12));
    const tape = [[5, 10, 12]];
    for (const goal of [chance('masterlyWithEffect'), most('quality')]) {
      const fast = adviseOn(craftAction, input, DEFAULTS, goal, { tape });
      const plain = adviseOn(
        { ...craftAction, solver: undefined, budget: undefined },
        input,
        DEFAULTS,
        goal,
        {
          tape,
        },
      );
      if (!fast.ok || !plain.ok) throw new Error('no advice');
      const values = new Map(plain.value.map(({ key, value }) => [key, value]));
      expect(fast.value).toHaveLength(values.size);
      for (const { key, value } of fast.value) expect(value, key).toBeCloseTo(values.get(key) as number, 12);
    }
  });

  test('[HH-SMI-07] 12, 12 and 11 are quality 20 with an effect: keep them', () => {
    const input = works(smith({ ...W12, masteryGrade: 1 }, 12));
    const advice = adviseOn(craftAction, input, DEFAULTS, chance('masterlyWithEffect'), {
      tape: [[11, 12, 12]],
    });
    // 24 for the twelves, and the 11 becomes the effect.
    if (!advice.ok) throw new Error(advice.error.code);
    expect(advice.value[0]).toEqual({ key: '12,12,11', value: 1 });
    // The third die must then show an 11 or a 12 again.
    expect(advice.value[1]).toEqual({ key: '12,12', value: 2 / 12 });
  });

  test.each([
    [2, 3, 9, 9, 10, 11],
    [1, 4, 5, 13, 14, 14],
    [1, 1, 7, 8, 8, 9],
    [1, 1, 1, 12, 13, 13],
    [4, 5, 10, 10, 10, 20],
    [1, 1, 1, 2, 3, 6],
  ])('[HH-SMI-07] [HH-MIS-03] six dice divided the quick way: %i, %i, %i, %i, %i, %i', (...faces) => {
    const six = works(smith({ value: 14, baseDie: 20, bonusDice: 5, masteryGrade: 2 }, 14));
    const all = faces.toReversed().join();
    for (const goal of [chance('masterlyWithEffect'), most('quality'), most('total')]) {
      const advice = adviseOn(craftAction, six, DEFAULTS, goal, { tape: [faces] });
      if (!advice.ok) throw new Error(advice.error.code);
      const kept = advice.value.find(({ key }) => key === all);
      expect(kept?.value, JSON.stringify(goal)).toBeCloseTo(
        plainly(craftAction, six, goal, [faces, all]),
        12,
      );
    }
  });

  test('which die becomes what is left to the plain rule', () => {
    const input = works(smith({ ...W12, masteryGrade: 1 }, 12));
    const advice = adviseOn(craftAction, input, DEFAULTS, chance('masterlyWithEffect'), {
      tape: [[11, 12, 12], '12,12,11'],
    });
    expect(advice).toMatchObject({
      ok: true,
      value: [
        { key: '24+1', value: 1 },
        { key: '26+0', value: 0 },
      ],
    });
  });
});

test('what cannot begin has no law of its own', () => {
  const idle = smith({}, 12, { materials: {} });
  expect(craftAction.solver?.law(works(idle), DEFAULTS, most('quality'))).toBeUndefined();
  expect(craftAction.solver?.law(works(smith({}, 12)), DEFAULTS, chance('luck'))).toBeUndefined();
});

test('[HH-SMI-05] any quality can be the goal: of all ways the one that reaches 14 most often', () => {
  const input = { ...works(smith({}, 8)), wanted: 14 };
  const odds = oddsOf(craftAction, input, DEFAULTS);
  if (!odds.ok) throw new Error(odds.error.code);
  const wanted = odds.value.chances['wanted']?.p as number;
  expect(wanted).toBeCloseTo(plainly(craftAction, input, chance('wanted')), 12);
  // Between the classes that begin at 11 and at 16, and better than playing for the highest quality on average.
  expect(wanted).toBeLessThan(plainly(craftAction, input, chance('good')));
  expect(wanted).toBeGreaterThan(plainly(craftAction, input, chance('artful')));
  const average = oddsOf(craftAction, input, DEFAULTS, { goal: most('quality') });
  expect(wanted).toBeGreaterThanOrEqual((average.ok && average.value.chances['wanted']?.p) || 0);
  expect(craftAction.aim(works(smith({}, 8)))).toEqual(most('quality'));
});
