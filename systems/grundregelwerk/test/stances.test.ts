import { play, type Question, solve } from '@tafelrunde/kernel';
import { type Action, adviseOn, defaultsOf, goalValue, oddsOf } from '@tafelrunde/system';
import { describe, expect, test } from 'vitest';
import { houseRules } from '../src/data/house-rules.ts';
import { grundregelwerk } from '../src/system.ts';
import { SAMPLE_INPUTS } from './sample-inputs.ts';

const house = defaultsOf(houseRules);
const actionOf = (name: string): Action =>
  grundregelwerk.actions.find(({ id }) => id === `grundregelwerk/${name}`) as Action;

function read(action: Action, raw: unknown): unknown {
  const input = action.input.parse(raw);
  if (!input.ok) throw new Error(JSON.stringify(input.error));
  return input.value;
}

const armoured = { id: 'mira', traits: { S: 10, G: 6, M: 6 }, hasArmour: true, pos: [0, 0] };
const orc = { id: 'orc', category: 'elite', pos: [1, 0], hasArmour: true };
const blow = { scene: { figures: [armoured, orc], round: 1, turn: 'orc' }, enemy: 'orc', target: 'mira' };

test('who may do it: what the GM does is the GM’s, bare throws are anybody’s, all else whose figure acts', () => {
  const by = (permission: string) =>
    grundregelwerk.actions.filter((one) => one.by === permission).map(({ id }) => id.split('/')[1]);
  expect(by('gm')).toEqual([
    ...['when-to-roll', 'start-combat', 'add-enemy', 'place', 'paint-board', 'declare-cover', 'lose-heart'],
    ...[
      'adjust-hearts',
      'enemy-attack',
      'rest',
      'start-scene',
      'timer',
      'name-complication',
      'end-status',
      'advance',
    ],
    ...['switch-variant', 'enemy-out', 'end-combat'],
  ]);
  expect(by('anyone')).toEqual(['create', 'test', 'sight', 'd6-test', 'duel']);
  for (const action of grundregelwerk.actions.filter((one) => one.by === 'player'))
    expect(action.actor(read(action, SAMPLE_INPUTS[action.id])), action.id).toBeDefined();
});

test('the victim of an enemy defends with the larger die and uses the armour, whichever way the goal is put', () => {
  const action = actionOf('enemy-attack');
  const input = read(action, blow);
  const worth = (chance: string) => {
    const odds = oddsOf(action, input, house, { goal: { chance } });
    return odds.ok ? odds.value.value : undefined;
  };
  // S d10 against 8: 8, 9, 10 defend, so 7 of 10 are hit; G d6 only by its 6. The armour takes the heart.
  expect(worth('hit')).toBeCloseTo(7 / 10, 12);
  expect(worth('heartLost')).toBe(0);
  expect(worth('unharmed')).toBeCloseTo(1, 12);
  // A downed figure whose player keeps the token dies; best play uses it (GW-DWN-04, GW-R-31).
  const downed = { ...armoured, hearts: 0 };
  const lethal = read(action, { ...blow, scene: { figures: [downed, orc], round: 1, turn: 'orc' } });
  const advised = adviseOn(action, lethal, house, { chance: 'survives' });
  expect(advised).toEqual({
    ok: true,
    value: [
      { key: 'use', value: 1 },
      { key: 'keep', value: 0 },
    ],
  });
  const advice = adviseOn(action, input, house, { chance: 'hit' });
  if (!advice.ok) throw new Error(advice.error.code);
  expect(advice.value.map(({ key }) => key)).toEqual(['S', 'G']); // the better defence stands first
});

test('a duel: the figure that attacks works against the goal of the defender', () => {
  const action = actionOf('duel');
  const input = read(action, { die: 10, category: 'boss', hasArmour: true });
  const odds = oddsOf(action, input, house, { goal: { chance: 'defender' } });
  const best = oddsOf(action, input, house, { goal: { chance: 'attacker' } });
  if (!odds.ok || !best.ok) throw new Error('no odds');
  expect((odds.value.value as number) + (best.value.value as number)).toBeCloseTo(1, 12);
});

/** Each goal with those who are against it answering best, and answering by default. */
describe('the best reply of the other side never helps a goal', () => {
  const samples: Record<string, unknown> = { ...SAMPLE_INPUTS, 'grundregelwerk/enemy-attack': blow };
  const twoSided = grundregelwerk.actions.filter(
    (one) => Object.keys(one.chances).length + Object.keys(one.goals).length > 0,
  );
  test.each(twoSided.map((action) => [action.id, action] as const))('%s', (id, action) => {
    const input = read(action, samples[id]);
    const goals = [
      ...Object.keys(action.chances).map((chance) => ({ chance })),
      ...Object.keys(action.goals).map((maximise) => ({ maximise })),
    ];
    for (const goal of goals) {
      const stance = action.stance(input, goal);
      const value = (of: (question: Question<unknown>) => ReturnType<typeof stance>) => {
        const worth = goalValue(action, goal);
        const solved = solve(action.rule, input, house, ({ outcome }) => worth(outcome), { stance: of });
        if (!solved.ok) throw new Error(solved.error.code);
        return solved.value.value;
      };
      const passive = value((asked) => (stance(asked) === 'oppose' ? 'default' : stance(asked)));
      expect(value(stance), JSON.stringify(goal)).toBeLessThanOrEqual(passive + 1e-12);
    }
  });
});

test('every throw says whose dice it is and what for, in words of both languages', () => {
  for (const action of grundregelwerk.actions) {
    const run = play(action.rule, read(action, SAMPLE_INPUTS[action.id]), house, [], {
      dice: { roll: () => 3 },
      decide: () => 0,
    });
    const rolls = run.kind === 'finished' ? run.trace.filter((line) => line.kind === 'roll') : [];
    for (const { of } of rolls) {
      expect(of?.by, action.id).toBeTruthy();
      for (const words of Object.values(grundregelwerk.words))
        expect(words.value('role', of?.role ?? ''), action.id).toBeDefined();
    }
  }
});
