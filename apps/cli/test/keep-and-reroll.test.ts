import { describe, expect, test } from 'vitest';
import { json, refusal, text } from './support/run.ts';

const CHECK = 'heldenhandbuch/check';
const input = (fields: object): readonly string[] => ['--input', JSON.stringify(fields)];
const cascade = { mode: 'cascade', sides: 20, count: 4, value: 16, minimum: 31 };

test('best play of a sieve is known as a fraction', async () => {
  const sieve = { mode: 'sieve', sides: 6, count: 3, value: 5, minimum: 7 };
  const odds = await json(['odds', CHECK, ...input(sieve)]);
  expect(odds).toMatchObject({ exact: true, chances: { success: { fraction: '25/96' } } });
  expect(odds.value).toBeCloseTo(25 / 96, 12);
});

describe('advice on dice that lie there', () => {
  const asked = ['advise', CHECK, ...input(cascade)];

  test('ranks what can be kept, best first, by its chance', async () => {
    const advice = await json([...asked, '--thrown', '14,13,2,1']);
    const values = advice.map(({ value }: { value: number }) => value);
    expect(values).toEqual([...values].sort((a, b) => b - a));
    // The 1 is kept in any case; of 14, 13 and 2 any part may come with it: eight ways.
    expect(advice).toHaveLength(8);
    for (const { keep } of advice) expect(keep).toContain(1);
    expect(await text([...asked, '--thrown', '14,13,2,1'])).toContain('%');
  });

  test('counts what was kept before', async () => {
    const [best] = await json([...asked, '--kept', '14,14', '--thrown', '13,2']);
    // 14 + 14 + 13 = 41 is beyond 31 already.
    expect(best).toMatchObject({ value: 1 });
    expect(best.keep).toContain(13);
  });

  test('dice that cannot lie like this, and options that do not go together, are refused', async () => {
    expect(await refusal([...asked, '--thrown', '14,13'])).toMatchObject({ code: 'dice-impossible' });
    expect(await refusal([...asked, '--thrown', '14,13,2,21'])).toMatchObject({ code: 'dice-impossible' });
    expect(await refusal([...asked, '--thrown', '14,13,2,x'])).toMatchObject({ code: 'face-impossible' });
    expect(await refusal([...asked, '--kept', '14'])).toMatchObject({ code: 'thrown-missing', at: 'thrown' });
    expect(await refusal([...asked, '--thrown', '14,13,2,1', '--faces', '1'])).toMatchObject({
      code: 'options-conflict',
    });
    expect(
      await refusal(['advise', 'grundregelwerk/test', ...input({ die: 6, tn: 4 }), '--thrown', '3']),
    ).toMatchObject({ code: 'nothing-to-decide' });
  });
});

describe('advice in a fight and at the anvil', () => {
  const sword = { id: 'sword', kind: 'weapon', weaponType: 'sword', quality: 20, ts: { count: 1, step: 6 } };
  const fighter = (id: string, side: string) => ({
    id,
    side,
    skills: { melee: { value: 15, baseDie: 6, bonusDice: 2 } },
    inventory: [sword],
    wielded: 'sword',
  });
  const scene = { figures: [fighter('hero', 'heroes'), fighter('foe', 'opponents')] };
  const melee = ['advise', 'heldenhandbuch/melee-phase', ...input({ scene }), '--faces', '2,4,4,3,6,6'];
  const goal = ['--goal', '{"maximise":"attackDice"}'];

  test('whoever throws at the same time gets the own list', async () => {
    const lists = await json([...melee, ...goal]);
    expect(lists.map(({ by }: { by: string }) => by)).toEqual(['hero', 'foe']);
    expect(lists.map(({ options }: { options: { option: string }[] }) => options[0]?.option)).toEqual([
      '4,4',
      '6,6',
    ]);
    expect(await text([...melee, ...goal])).toMatch(/hero[\s\S]+foe/);
  });

  test('a goal of the own dice is none of the whole phase', async () => {
    const odds = ['odds', 'heldenhandbuch/melee-phase', ...input({ scene }), ...goal];
    expect(await refusal(odds)).toMatchObject({ code: 'not-one-of', at: 'goal.maximise' });
    expect(await refusal([...melee, '--goal', '{"maximise":"luck"}'])).toMatchObject({ code: 'not-one-of' });
  });

  test('quality 20 with a bonus effect', async () => {
    const smith = {
      id: 'hero',
      skills: { weaponsmith: { value: 12, baseDie: 12, bonusDice: 2, masteryGrade: 1 } },
      inventory: [{ id: 'hammer', kind: 'tool', quality: 12 }],
      materials: { sword: 1 },
    };
    const craft = { scene: { figures: [smith] }, figure: 'hero', piece: sword, tool: 'hammer' };
    const wanted = ['--goal', '{"chance":"masterlyWithEffect"}', '--faces', '12,12,11'];
    const [best] = await json(['advise', 'heldenhandbuch/craft', ...input(craft), ...wanted]);
    expect(best).toEqual({ option: '12,12,11', value: 1 });
  });
});
