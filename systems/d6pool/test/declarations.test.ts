import {
  GM,
  LOCALES,
  play,
  type Question,
  type Rule,
  type Stance,
  seededDice,
  solve,
} from '@tafelrunde/kernel';
import { type Action, adviseOn, type Goal, oddsOf } from '@tafelrunde/system';
import { describe, expect, test } from 'vitest';
import { d6pool } from '../src/system.ts';
import { DEFAULTS } from './fixtures.ts';
import { actionOf, inputFor } from './samples.ts';

/** What only the GM does at a table. */
const OF_GM = [
  ...['setting', 'create-npc', 'start-scene', 'end-scene', 'award-fate', 'refresh-fate', 'award-experience'],
  ...['set-attitude', 'give-item', 'travel', 'situational', 'resolve-patzer', 'start-rounds', 'set-alert'],
  ...['end-rounds', 'set-ground', 'lay-board', 'paint-board', 'set-distance', 'set-cover', 'damage'],
  ...[
    'place-object',
    'detonate',
    'wake-up',
    'adjust-wounds',
    'fear-check',
    'end-fear',
    'drug-excess',
    'lose-air',
    'suffocate',
  ],
  ...['breathe', 'fire-round', 'poison', 'poison-step', 'expose-to-cold', 'cold-check', 'infect'],
  ...['disease-step', 'acid', 'acid-round', 'fall', 'end-affliction', 'settle-round', 'pass-time'],
  'set-reminder',
];
const OF_ANYBODY = ['create', 'challenge', 'opposed', 'contest', 'extended', 'use-criticals'];
const names = (by: string) =>
  d6pool.actions.filter((one) => one.by === by).map(({ id }) => id.slice('d6pool/'.length));

describe('every action says who may do it and who acts', () => {
  test('the GM, anybody, or whoever plays the figure that acts', () => {
    expect(names('gm').toSorted()).toEqual(OF_GM.toSorted());
    expect(names('anyone').toSorted()).toEqual(OF_ANYBODY.toSorted());
  });

  test('whatever a player does has a figure of the scene that acts', () => {
    for (const action of d6pool.actions.filter(({ by }) => by === 'player')) {
      const input = inputFor(action) as { scene: { figures: readonly { id: string }[] } };
      const ids = input.scene.figures.map(({ id }) => id);
      expect(ids, action.id).toContain(action.actor(input));
    }
  });

  test('what others want are chances or goals that the action has', () => {
    for (const { id, othersWant, chances, goals } of d6pool.actions)
      for (const name of othersWant) expect(name in chances || name in goals, `${id} ${name}`).toBe(true);
  });
});

const goalsOf = ({ chances, goals }: Action): readonly Goal[] => [
  ...Object.keys(chances).map((chance) => ({ chance })),
  ...Object.keys(goals).map((maximise) => ({ maximise })),
];
const worthOf =
  (action: Action, goal: Goal) =>
  (outcome: Readonly<Record<string, unknown>>): number =>
    'chance' in goal
      ? Number(action.chances[goal.chance]?.(outcome))
      : (action.goals[goal.maximise]?.(outcome) ?? 0);

/** The value of a goal if people take these stances. */
function value(action: Action, input: unknown, goal: Goal, stance: (q: Question<unknown>) => Stance): number {
  const rule: Rule<unknown, unknown, Readonly<Record<string, unknown>>> = (fate, i, h) =>
    action.rule(fate, i, h).outcome;
  const solved = solve(rule, input, DEFAULTS, worthOf(action, goal), { stance });
  if (!solved.ok) throw new Error(`${action.id} ${solved.error.code}`);
  return solved.value.value;
}

describe('nobody helps the other side', () => {
  test.each(d6pool.actions.map((action) => [action.id, action] as const))(
    '%s: whoever is against a goal never raises it, whoever is for it never lowers it',
    (_, action) => {
      const input = inputFor(action);
      for (const goal of goalsOf(action)) {
        const stance = action.stance(input, goal);
        const best = value(action, input, goal, stance);
        const idle = (of: Stance) =>
          value(action, input, goal, (question) => (stance(question) === of ? 'default' : stance(question)));
        expect(best, JSON.stringify(goal)).toBeLessThanOrEqual(idle('oppose') + 1e-12);
        expect(best, JSON.stringify(goal)).toBeGreaterThanOrEqual(idle('seek') - 1e-12);
      }
    },
  );

  const figure = (id: string, side: string) => ({
    ...{ id, side, attributes: { dexterity: 3, strength: 2, endurance: 2 } },
    ...{ skills: { blades: 2 }, inventory: ['axe'], fateDice: 2 },
  });
  const axes = {
    scene: { figures: [figure('a', 'players'), { ...figure('b', 'enemies'), kind: 'pc' }] },
    attacker: 'a',
    target: 'b',
  };

  test('[DP-MEL-02] axe against axe: aiming at a hit is no better than the rules’ defaults', () => {
    const melee = actionOf('melee-attack');
    const input = inputFor(melee, axes);
    const plain = oddsOf(melee, input, DEFAULTS);
    const aimed = oddsOf(melee, input, DEFAULTS, { goal: { chance: 'hit' } });
    if (!plain.ok || !aimed.ok) throw new Error('too large');
    const usual = plain.value.chances['hit']?.p ?? 0;
    // The defender parries with all dice and spends fate dice; the attacker has declared his before.
    expect(aimed.value.value).toBeLessThan(usual);
    expect(usual).toBeLessThanOrEqual(0.452);
  });

  test('[DP-MEL-07] [DP-FAT-02] the defender is advised to parry, not to stand there', () => {
    const melee = actionOf('melee-attack');
    const advice = adviseOn(melee, inputFor(melee, axes), DEFAULTS, { chance: 'hit' });
    if (!advice.ok) throw new Error(advice.error.code);
    expect(advice.value[0]?.key).toBe('axe');
    const untouched = adviseOn(melee, inputFor(melee, axes), DEFAULTS, { chance: 'untouched' });
    if (!untouched.ok) throw new Error(untouched.error.code);
    expect(untouched.value[0]?.key).toBe('axe');
    const values = untouched.value.map((one) => one.value);
    expect(values).toEqual(values.toSorted((one, other) => other - one));
  });

  test('[DP-FEA-01] a frightened figure works against its fear', () => {
    const check = actionOf('fear-check');
    const input = inputFor(check);
    const question = { id: 'fateAfterwards', cite: '', by: 'peg', options: [] };
    expect(check.stance(input, { chance: 'afraid' })(question)).toBe('oppose');
    expect(check.stance(input, { chance: 'allBrave' })(question)).toBe('seek');
    expect(check.stance(input, { chance: 'afraid' })({ ...question, by: GM })).toBe('default');
  });

  test('[DP-ACD-01] who throws acid wants the wounds, the victim does not', () => {
    const acid = actionOf('acid');
    const { scene } = axes;
    const input = inputFor(acid, { scene, figure: 'b', thrower: 'a' });
    const by = (id: string) =>
      acid.stance(input, { chance: 'hurt' })({ id: 'x', cite: '', by: id, options: [] });
    expect([by('a'), by('b'), by(GM)]).toEqual(['seek', 'oppose', 'default']);
    const spilt = inputFor(acid, { scene, figure: 'b' });
    expect(acid.stance(spilt, { maximise: 'wounds' })({ id: 'x', cite: '', by: 'b', options: [] })).toBe(
      'oppose',
    );
  });
});

describe('every throw says whose dice it is and what for', () => {
  test.each(d6pool.actions.map((action) => [action.id, action] as const))('%s', (id, action) => {
    const input = inputFor(action) as { scene?: { figures: readonly { id: string }[] } };
    const ids = (input.scene?.figures ?? []).map((one) => one.id);
    for (const seed of [1, 2, 3]) {
      const run = play(action.rule, input, DEFAULTS, [], { dice: seededDice(seed), decide: () => 0 });
      if (run.kind !== 'finished') throw new Error(id);
      for (const line of run.trace) {
        if (line.kind !== 'roll') continue;
        expect(line.of, `${id} ${line.cite}`).toBeDefined();
        const { by, role } = line.of ?? { by: '', role: '' };
        if (id !== 'd6pool/create') expect([GM, ...ids], id).toContain(by);
        for (const locale of LOCALES)
          expect(d6pool.words[locale].value('role', role), role).toMatch(/^\p{Lu}/u);
      }
    }
  });
});
