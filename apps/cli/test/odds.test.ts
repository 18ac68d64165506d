import { describe, expect, test } from 'vitest';
import { json, refusal, text } from './support/run.ts';
import { exampleA, exampleB } from './support/scenes.ts';

const oddsOfTest = (input: object, ...more: readonly string[]) =>
  json(['odds', 'grundregelwerk/test', '--input', JSON.stringify(input), ...more]);

describe('the odds of a test', () => {
  test('a d10 against 6: success 1/2, exceptional 1/10, complication 1/10', async () => {
    const odds = await oddsOfTest({ die: 10, tn: 6 });
    expect(Object.keys(odds)).toEqual(['action', 'input', 'exact', 'outcomes', 'chances', 'mean', 'assumed']);
    expect(odds).toMatchObject({ action: 'grundregelwerk/test', input: { die: 10, tn: 6 }, exact: true });
    expect(odds.chances).toEqual({
      success: { p: 0.5, fraction: '1/2' },
      exceptional: { p: 0.1, fraction: '1/10' },
      complication: { p: 0.1, fraction: '1/10' },
    });
    expect(odds.outcomes).toContainEqual({ outcome: { kind: 'failure' }, p: 0.4, fraction: '2/5' });
    expect(odds.outcomes.reduce((sum: number, { p }: { p: number }) => sum + p, 0)).toBeCloseTo(1, 12);
  });

  // Enumerated: 1 is a complication, the highest face exceptional, else a face of at least TN a success.
  const pairs = [6, 8, 10, 12, 20].flatMap((die) => [4, 6, 8, 12].map((tn) => ({ die, tn })));
  test.each(pairs)('d$die against $tn agrees with counting faces', async ({ die, tn }) => {
    const faces = Array.from({ length: die }, (_, i) => i + 1);
    const successes = faces.filter((face) => face === die || (face > 1 && face >= tn)).length;
    const { chances } = await oddsOfTest({ die, tn });
    expect(chances.success.p).toBeCloseTo(successes / die, 12);
    expect(chances.exceptional.fraction).toBe(`1/${die}`);
    expect(chances.complication.fraction).toBe(`1/${die}`);
  });

  test('house rules count', async () => {
    const { chances } = await oddsOfTest({ die: 6, tn: 12 }, '--house', '{"maxAlwaysSucceeds":false}');
    expect(chances.success).toEqual({ p: 0, fraction: '0' });
  });
});

describe('goals', () => {
  const attack = ['odds', 'grundregelwerk/attack', '--input', JSON.stringify(exampleB)];

  test('best play for a number has a value', async () => {
    const odds = await json([...attack, '--goal', '{"maximise":"wounds"}']);
    expect(odds.value).toBeCloseTo(0.5, 12); // d12 against 8: four faces give 1 wound, the 12 gives 2: 6/12
    expect(odds.mean.wounds).toBeCloseTo(0.5, 12);
  });

  test('best play for a chance has its value', async () => {
    const odds = await json([...attack, '--goal', '{"chance":"success"}']);
    expect(odds.value).toBeCloseTo(5 / 12, 12);
    expect(odds.chances.success.fraction).toBe('5/12');
  });

  test.each([
    ['{"chance":"luck"}', { code: 'not-one-of', at: 'goal.chance' }],
    ['{"maximise":"luck"}', { code: 'not-one-of', at: 'goal.maximise' }],
    ['{"chance":"success","maximise":"wounds"}', { code: 'not-a-goal', at: 'goal' }],
    ['"success"', { code: 'not-a-goal', at: 'goal' }],
    ['null', { code: 'not-a-goal', at: 'goal' }],
    ['[]', { code: 'not-a-goal', at: 'goal' }],
    ['success', { code: 'not-json', at: 'goal' }],
  ])('%s is refused', async (goal, problem) => {
    expect(await refusal([...attack, '--goal', goal])).toMatchObject(problem);
  });
});

test('a duel has exact odds', async () => {
  const odds = await json([
    'odds',
    'grundregelwerk/duel',
    '--input',
    '{"die":10,"category":"minion","hearts":1}',
  ]);
  expect(odds.exact).toBe(true);
  expect(odds.chances.attacker.fraction).toBe('1/2'); // one attack: hit on 6 to 10, or the only heart is lost
  expect(odds.chances.defender.fraction).toBe('1/2');
});

describe('notation', () => {
  test('3W6: every total with its fraction', async () => {
    const odds = await json(['odds', '3W6']);
    expect(odds).toMatchObject({ action: '3W6', input: {}, exact: true, chances: {}, mean: { total: 10.5 } });
    expect(odds.outcomes).toHaveLength(16);
    expect(odds.outcomes[0]).toEqual({ outcome: { total: 3 }, p: 1 / 216, fraction: '1/216' });
    expect(odds.outcomes[7]).toEqual({ outcome: { total: 10 }, p: 0.125, fraction: '1/8' });
    expect(odds).not.toHaveProperty('tail');
  });

  test('open-ended dice say what is not listed', async () => {
    const { tail, outcomes } = await json(['odds', 'W6!']);
    expect(tail).toMatchObject({ from: expect.any(Number), fraction: expect.stringMatching(/^1\/\d+$/) });
    const listed = outcomes.reduce((sum: number, { p }: { p: number }) => sum + p, 0);
    expect(listed + tail.p).toBeCloseTo(1, 12);
    expect((await json(['odds', '10-W6!'])).lowerTail).toMatchObject({ from: expect.any(Number) });
  });

  test('where nothing exact can be had, an estimate says so, always the same', async () => {
    const odds = await json(['odds', 'W6!*W6!']);
    expect(odds.exact).toBe(false);
    expect(odds.outcomes[0]).toEqual({
      outcome: { total: 1 },
      p: expect.any(Number),
      low: expect.any(Number),
      high: expect.any(Number),
    });
    const [{ p, low, high }] = odds.outcomes; // 1 · 1: one in 36
    expect(low).toBeLessThan(1 / 36);
    expect(high).toBeGreaterThan(1 / 36);
    expect(p).toBeGreaterThan(low);
    expect(await json(['odds', 'W6!*W6!'])).toEqual(odds);
    expect(await text(['odds', 'W6!*W6!'])).toContain('Schätzung aus 100.000 Würfen');
  });

  test.each(['input', 'goal', 'house'])('--%s is for actions', async (option) => {
    expect(await refusal(['odds', '3W6', `--${option}`, '{}'])).toMatchObject({
      code: 'not-with-notation',
      at: option,
    });
  });
});

describe('for people', () => {
  test('a sentence, the chances, a bar for each outcome', async () => {
    const german = await text(['odds', 'grundregelwerk/test', '--input', '{"die":10,"tn":6}']);
    expect(german.split('\n')[0]).toBe('Einfacher Test: Erfolg in 50,0 % aller Fälle (1/2).');
    expect(german).toMatch(/Komplikation +10,0 % {2}1\/10/);
    expect(german).toMatch(/Fehlschlag +40,0 % {2}█{20,}\n/);
    const english = await text([
      'odds',
      'grundregelwerk/test',
      '--input',
      '{"die":10,"tn":6}',
      '--locale',
      'en',
    ]);
    expect(english.split('\n')[0]).toMatch(/in 50\.0 % of all cases \(1\/2\)\.$/);
  });

  test('dice: mean, range and the chance to reach each total', async () => {
    const german = await text(['odds', '3W6']);
    expect(german.split('\n')[0]).toBe('3W6: im Mittel 10,5, von 3 bis 18.');
    expect(german).toMatch(/^ +3 +0,5 % +≥ 100,0 % +█+/m);
    expect(german).toMatch(/^ +11 +12,5 % +≥ 50,0 % +█+/m);
    expect(await text(['odds', '2W6!'])).toMatch(/\d+ oder mehr: 77\/78364164096/);
    expect(await text(['odds', '5'])).toBe('5 ergibt immer 5.\n');
  });

  test('what best play is worth', async () => {
    const shown = await text([
      'odds',
      'grundregelwerk/attack',
      '--input',
      JSON.stringify(exampleB),
      '--goal',
      '{"maximise":"wounds"}',
    ]);
    expect(shown).toContain('Bestes Spiel für „Wunden“: 0,5.');
  });
});

describe('advise', () => {
  const advise = (input: object, ...more: readonly string[]) => [
    'advise',
    'grundregelwerk/attack',
    '--input',
    JSON.stringify(input),
    ...more,
  ];
  const wounds = ['--goal', '{"maximise":"wounds"}'];

  test('rates each option of the next decision, best first', async () => {
    const advice = await json(advise(exampleB, ...wounds));
    expect(advice).toEqual([
      { option: 'take', value: expect.closeTo(0.5, 12) }, // d12 against 8: (4 · 1 + 2) / 12
      { option: 'decline', value: expect.closeTo(0.4, 12) }, // d10 against 8: (2 · 1 + 2) / 10
    ]);
  });

  test('goes on from what has been thrown and decided', async () => {
    const advice = await json(advise(exampleB, ...wounds, '--answers', '["take"]', '--faces', '12'));
    expect(advice[0]).toEqual({ option: 'moreEffect', value: 2 });
    expect(advice).toHaveLength(5);
  });

  test('for people: the question and the values', async () => {
    const shown = await text(advise(exampleB, ...wounds));
    expect(shown).toContain('Hilfe annehmen?');
    expect(shown).toMatch(/Ja, annehmen \(take\) +0,5 {2}█+/);
  });

  test('a throw comes next: its faces are missing', async () => {
    expect(await refusal(advise(exampleB, ...wounds, '--answers', '["take"]'))).toMatchObject({
      code: 'faces-missing',
    });
  });

  test('the GM’s decision has to be told', async () => {
    const error = await refusal(advise(exampleA, ...wounds, '--faces', '4'));
    expect(error).toMatchObject({ code: 'answers-missing' });
    expect(error.message).toContain('retaliation');
  });

  test('at the end there is nothing to decide', async () => {
    const over = advise(exampleA, ...wounds, '--faces', '4', '--answers', '["heart"]');
    expect(await refusal(over)).toMatchObject({ code: 'nothing-to-decide' });
    const tooMuch = advise(exampleA, ...wounds, '--faces', '4,4', '--answers', '["heart"]');
    expect(await refusal(tooMuch)).toMatchObject({ code: 'faces-left-over' });
  });
});

test('people read whose chances they are', async () => {
  const said = await text([
    'odds',
    'grundregelwerk/attack',
    '--input',
    JSON.stringify(exampleB),
    '--locale',
    'de',
  ]);
  expect(said).toContain('Schurkin · Angreifen: ');
  expect(said).toContain('Schurkin · Chancen');
});
