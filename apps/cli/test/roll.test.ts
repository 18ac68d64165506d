import { describe, expect, test } from 'vitest';
import { json, refusal, run, text } from './support/run.ts';
import { exampleA, exampleB } from './support/scenes.ts';

const test10 = ['roll', 'grundregelwerk/test', '--input', '{"die":10,"tn":6}'];
const attack = (input: object, faces: string, answers: readonly string[]) => [
  ...['roll', 'grundregelwerk/attack', '--input', JSON.stringify(input)],
  ...['--faces', faces, '--answers', JSON.stringify(answers)],
];

describe('the seed’s combat examples', () => {
  test('[GW-EXA-03] a warrior misses a minion and loses a heart', async () => {
    const rolled = await json(attack(exampleA, '4', ['heart']));
    expect(rolled.outcome).toMatchObject({
      kind: 'failure',
      face: 4,
      needs: 6,
      wounds: 0,
      retaliation: 'lost',
      complication: null,
    });
    expect(rolled.effects).toEqual([{ kind: 'hearts', figure: 'warrior', by: -1 }]);
  });

  test('[GW-EXA-04] a rogue with help and position wounds a boss twice', async () => {
    const rolled = await json(attack(exampleB, '12', ['take', 'moreEffect']));
    expect(rolled.outcome).toMatchObject({
      kind: 'exceptional',
      face: 12,
      needs: 8,
      wounds: 2,
      retaliation: 'none',
      advantage: 'moreEffect',
    });
    expect(rolled.effects).toEqual([
      { kind: 'helpEnded', help: { helper: 'mage', helped: 'rogue', description: 'Ablenkung' } },
      { kind: 'hearts', figure: 'boss', by: -2 },
    ]);
    // One d10 became a d12 by help; TN 12 became 8 by the position.
    expect(rolled.trace).toContainEqual({
      cite: 'GW-TST-01',
      text: 'Schurkin · Angriff, W12: 12',
      dice: { count: 1, sides: 12, faces: [12] },
    });
  });

  test('for people: the sentence, the account with its rules, the effects by name', async () => {
    const german = await text(attack(exampleA, '4', ['heart']));
    expect(german.split('\n')[0]).toBe('Krieger verliert ein Herz durch Verletzung (noch 4).');
    expect(german).toContain('GW-RES-06  Fehlschlag für Krieger: 4 gewürfelt, 6 gebraucht.');
    expect(german).toContain('GW-TST-01  Krieger · Angriff, W10: 4');
    expect(german).toContain('Wirkungen\n  Herzen · Krieger · −1');
    const english = await text([...attack(exampleA, '4', ['heart']), '--locale', 'en']);
    expect(english.split('\n')[0]).toMatch(/^Krieger loses a heart/);
    expect(english).toContain('GW-RES-06  Failure for Krieger: rolled 4, needed 6.');
    expect(english).toContain('GW-TST-01  Krieger · Attack, d10: 4');
  });
});

describe('the JSON of a roll', () => {
  test('has the fields of the contract, the input as it came', async () => {
    const rolled = await json([...test10, '--faces', '10']);
    expect(Object.keys(rolled)).toEqual(['action', 'input', 'outcome', 'effects', 'trace']);
    expect(rolled).toMatchObject({
      action: 'grundregelwerk/test',
      input: { die: 10, tn: 6 },
      outcome: { kind: 'exceptional', face: 10 },
      effects: [],
    });
    for (const line of rolled.trace)
      expect(line).toMatchObject({ cite: expect.any(String), text: expect.any(String) });
  });

  test.each([
    ['1', 'complication'],
    ['5', 'failure'],
    ['6', 'success'],
    ['10', 'exceptional'],
  ])('a %s on a d10 against 6 is %s', async (face, kind) => {
    expect((await json([...test10, '--faces', face])).outcome).toEqual({ kind, face: Number(face) });
  });

  test('what cannot be done is an error with its reason; a test that is not worth a roll is a result', async () => {
    const refused = await json(['roll', 'grundregelwerk/test', '--input', '{"die":6,"tn":12,"steps":1}']);
    expect(refused.outcome).toEqual({ kind: 'refused' });
    const input = JSON.stringify({ ...exampleA, target: 'nobody' });
    for (const command of ['roll', 'odds', 'advise']) {
      const error = await refusal([command, 'grundregelwerk/attack', '--input', input]);
      expect(error).toMatchObject({ code: 'refused', reason: 'unknown-figure' });
      expect(error.message).toMatch(/^Das geht nach den Regeln nicht: [A-ZÄÖÜ].+\.$/);
    }
  });

  test('the words of the account follow the language', async () => {
    const [german, english] = await Promise.all(
      ['de', 'en'].map(async (locale) => (await json([...test10, '--faces', '1', '--locale', locale])).trace),
    );
    expect(german[0].text).toBe('W10: 1');
    expect(english[0].text).toBe('d10: 1');
  });
});

describe('dice', () => {
  test('the same seed throws the same, another one something else', async () => {
    const roll = async (seed: string) => (await json(['roll', '20W20', '--seed', seed])).trace[0].dice.faces;
    expect(await roll('7')).toEqual(await roll('7'));
    expect(await roll('7')).not.toEqual(await roll('8'));
  });

  test('without a seed they are thrown anew', async () => {
    const roll = async () =>
      (await json(['roll', '40W20'])).outcome.total + JSON.stringify((await json(['roll', '40W20'])).trace);
    expect(await roll()).not.toEqual(await roll()); // 20^-40 otherwise
  });

  test('faces are shared out by the size of each throw, chains included', async () => {
    const rolled = await json(['roll', '2W6!+3W4', '--faces', '6,6,3,2,4,1,2']);
    expect(rolled.outcome).toEqual({ total: 24 }); // 6+6+3 and 2, then 4+1+2
    expect(rolled.trace.map(({ dice }: { dice: { faces: number[] } }) => dice.faces)).toEqual([
      [6, 6, 3, 2],
      [4, 1, 2],
    ]);
  });

  test.each([
    ['', { code: 'faces-missing', at: 'faces' }],
    ['5,5', { code: 'faces-left-over', at: 'faces' }],
    ['11', { code: 'face-impossible', at: 'faces.0' }],
    ['0', { code: 'face-impossible', at: 'faces.0' }],
    ['5,x', { code: 'face-impossible', at: 'faces.1' }],
    ['-3', { code: 'face-impossible', at: 'faces.0' }],
    ['5.5', { code: 'face-impossible', at: 'faces.0' }],
  ])('faces %j are refused', async (faces, problem) => {
    expect(await refusal([...test10, '--faces', faces])).toMatchObject(problem);
  });

  test('an open-ended chain must come to its end', async () => {
    expect(await refusal(['roll', 'W6!', '--faces', '6,6'])).toMatchObject({ code: 'faces-missing' });
    expect(await refusal(['roll', 'W6!', '--faces', '6,5,1'])).toMatchObject({ code: 'faces-left-over' });
  });

  test('where the rule did not throw, its reason comes before the faces that are left over', async () => {
    expect(await refusal(attack({ ...exampleA, target: 'nobody' }, '4', []))).toMatchObject({
      code: 'refused',
    });
  });

  test.each(['-1', '1.5', 'abc', '1e3', '9007199254740992', ''])('seed %j is refused', async (seed) => {
    expect(await refusal([...test10, `--seed=${seed}`])).toMatchObject({ code: 'not-in-range', at: 'seed' });
  });

  test('real faces and a seed exclude each other', async () => {
    expect(await refusal([...test10, '--faces', '5', '--seed', '1'])).toMatchObject({
      code: 'options-conflict',
    });
  });
});

describe('decisions', () => {
  test('a missing one is named with its options', async () => {
    const error = await refusal(attack(exampleB, '12', ['take']));
    expect(error).toMatchObject({ code: 'answers-missing', at: 'answers.1' });
    for (const part of ['advantage', 'Welchen Vorteil', 'moreEffect', 'lessRisk'])
      expect(error.message).toContain(part);
  });

  test('an illegal one is named with those that are allowed', async () => {
    const error = await refusal(attack(exampleA, '4', ['tickle']));
    expect(error).toMatchObject({ code: 'answer-illegal', at: 'answers.0' });
    for (const part of ['tickle', 'heart', 'complication', 'none']) expect(error.message).toContain(part);
  });

  test('left-over ones are refused', async () => {
    expect(await refusal(attack(exampleA, '4', ['heart', 'heart']))).toMatchObject({
      code: 'answers-left-over',
      at: 'answers',
    });
  });

  test.each(['{}', '[1]', '"heart"', 'null', '[["a",["b"]]]'])(
    '%s is not a list of answers',
    async (answers) => {
      expect(await refusal([...test10, '--answers', answers])).toMatchObject({
        code: 'not-answers',
        at: 'answers',
      });
    },
  );

  test('a policy decides what nobody has decided', async () => {
    const first = await json([...attack(exampleB, '12', []), '--policy', 'first']);
    expect(first.outcome).toMatchObject({ kind: 'exceptional', advantage: 'moreEffect' });
    const rest = await json([...attack(exampleB, '10', ['decline']), '--policy', 'first']);
    expect(rest.outcome).toMatchObject({ kind: 'exceptional', face: 10 });
  });

  test('best play takes what serves the goal: here declining help would cost wounds', async () => {
    const best = await json([
      ...attack(exampleB, '12', []),
      '--policy',
      'best',
      '--goal',
      '{"maximise":"wounds"}',
    ]);
    expect(best.outcome).toMatchObject({ wounds: 2 });
    const usual = await json([...attack(exampleB, '12', []), '--policy', 'best']);
    expect(usual.outcome).toMatchObject({ kind: 'exceptional' });
  });

  test('best play needs something to aim at', async () => {
    const create = ['roll', 'grundregelwerk/create', '--input', '{"name":"Ada"}', '--policy', 'best'];
    expect(await refusal(create)).toMatchObject({ code: 'goal-missing' });
    expect(await refusal([...test10, '--policy', 'worst'])).toMatchObject({
      code: 'not-one-of',
      at: 'policy',
    });
  });
});

describe('input', () => {
  test.each([
    ['{"die":10}', { code: 'missing-field', at: 'tn' }],
    ['{"die":7,"tn":6}', { code: 'not-one-of', at: 'die' }],
    ['{"die":10,"tn":6,"luck":1}', { code: 'unknown-field', at: 'luck' }],
    ['{"die":10,"tn":6,"steps":99}', { code: 'too-big', at: 'steps' }],
    ['{"die":10,"tn":6,"help":"yes"}', { code: 'wrong-type', at: 'help' }],
    ['[]', { code: 'wrong-type', at: 'input' }],
    ['{die:10}', { code: 'not-json', at: 'input' }],
  ])('%s is refused and the field named', async (input, problem) => {
    const error = await refusal(['roll', 'grundregelwerk/test', '--input', input]);
    expect(error).toMatchObject(problem);
    if (problem.at !== 'input') expect(error.message).toContain(problem.at);
  });

  test('several problems are told together', async () => {
    const { message } = await refusal(['roll', 'grundregelwerk/test', '--input', '{}']);
    expect(message).toBe('„die“ fehlt. „tn“ fehlt.');
  });

  test('two figures with one id are refused in the system’s own words', async () => {
    const [figure] = exampleA.scene.figures;
    const input = JSON.stringify({ ...exampleA, scene: { figures: [figure, figure] } });
    const error = await refusal(['roll', 'grundregelwerk/attack', '--input', input]);
    expect(error).toMatchObject({ code: 'ids-not-unique', at: 'scene.figures' });
    expect(error.message).not.toContain('ids-not-unique');
  });

  test.each([
    ['{"luck":true}', { code: 'unknown-switch', at: 'luck' }],
    ['{"helpLimit":9}', { code: 'not-in-range', at: 'helpLimit' }],
    ['{"crowd":"much"}', { code: 'not-one-of', at: 'crowd' }],
    ['[]', { code: 'not-an-object', at: 'house' }],
    ['nope', { code: 'not-json', at: 'house' }],
  ])('house rules %s are refused', async (house, problem) => {
    expect(await refusal([...test10, '--house', house])).toMatchObject(problem);
  });

  test('house rules change the roll', async () => {
    // GW-R-07: without the switch, the highest face succeeds against any TN.
    const d6 = ['roll', 'grundregelwerk/test', '--input', '{"die":6,"tn":12}', '--faces', '6'];
    expect((await json(d6)).outcome.kind).toBe('exceptional');
    expect((await json([...d6, '--house', '{"maxAlwaysSucceeds":false}'])).outcome.kind).toBe('failure');
  });
});

describe('notation', () => {
  test('rolls German and English', async () => {
    const rolled = await json(['roll', '3W20kh1+2', '--faces', '4,17,9']);
    expect(rolled).toMatchObject({ action: '3W20kh1+2', input: {}, outcome: { total: 19 }, effects: [] });
    expect((await json(['roll', '3d20kh1+2', '--faces', '4,17,9'])).outcome).toEqual({ total: 19 });
  });

  test('a slash alone makes no action of it', async () => {
    expect((await json(['roll', '3W6/2', '--faces', '6,6,1'])).outcome).toEqual({ total: 6 });
  });

  test('for people: the total and the throws', async () => {
    expect(await text(['roll', '3W20kh1+2', '--faces', '4,17,9'])).toBe(
      '3W20kh1+2 = 19\n  3W20: [4], 17, [9]\n',
    );
    expect(await text(['roll', '2d6!', '--faces', '6,2,3', '--locale', 'en'])).toBe(
      '2d6! = 11\n  2d6!: 6+2, 3\n',
    );
    expect(await text(['roll', '3w6r1 + 2 Schaden', '--faces', '1,4,6,5'])).toBe(
      '3W6r1+2 (Schaden) = 17\n  3W6: [1], 4, 6\n  W6: 5\n',
    );
  });

  test('successes are called so, and a comparison succeeds or fails', async () => {
    expect(await text(['roll', '3W6>=5', '--faces', '5,6,1'])).toBe('3W6>=5: 2 Erfolge\n  3W6: 5, 6, 1\n');
    expect(await text(['roll', 'W20+5>=15', '--faces', '9'])).toBe('W20+5>=15: Misserfolg\n  W20: 9\n');
    expect(await text(['roll', '2dF+W6*0,5', '--faces', '1,3,3'])).toBe(
      '2WF+W6*0,5 = 1,5\n  2WF: -1, 1\n  W6: 3\n',
    );
    expect(await text(['odds', 'W20+5>=15'])).toBe('W20+5>=15: Erfolg 55,0 % (11/20)\n');
    expect(await text(['odds', '2W6>=5'])).toContain('Erfolge, Chance');
  });

  test('a mistake is told with its place, and shown to people', async () => {
    expect(await refusal(['roll', '3W6+x'])).toMatchObject({ code: 'unexpected-character', at: 4 });
    expect(await refusal(['roll', ''])).toMatchObject({ code: 'empty' });
    const { stderr, code } = await run(['roll', '3W6+x'], { tty: true, env: { NO_COLOR: '1' } });
    expect(code).toBe(2);
    expect(stderr).toBe('Fehler: „x“ passt hier nicht hin. (Stelle 5)\n  3W6+x\n      ^\n');
  });

  test.each(['input', 'answers', 'policy', 'goal', 'house'])('--%s is for actions', async (option) => {
    expect(await refusal(['roll', '3W6', `--${option}`, '{}'])).toMatchObject({
      code: 'not-with-notation',
      at: option,
    });
  });
});

describe('which action', () => {
  test.each([
    ['grundregelwerk/tset', 'grundregelwerk/test'],
    ['Grundregelwerk/Attack', 'grundregelwerk/attack'],
    ['attack', 'grundregelwerk/attack'],
  ])('%s: %s is suggested', async (name, suggested) => {
    const error = await refusal(['roll', name]);
    expect(error).toMatchObject({ code: 'unknown-action', at: 'action' });
    expect(error.message).toContain(suggested);
  });
});

test('who was chosen is called by name in the account', async () => {
  const figures = [
    { id: 'm', name: 'Mira' },
    { id: 'b', name: 'Bo' },
    { id: 'w', name: 'Wolf', category: 'minion' },
  ];
  const input = JSON.stringify({ scene: { figures } });
  const told = await text(['roll', 'grundregelwerk/start-combat', '--input', input, '--answers', '["b"]']);
  expect(told).toContain('Wer ist als Nächstes am Zug? Bo');
});
