import { type Question, type Stance, solve, type Tape } from '@tafelrunde/kernel';
import { type Action, adviseOn, type Goal } from '@tafelrunde/system';
import { describe, expect, test } from 'vitest';
import { actions } from '../../src/actions/index.ts';
import { DEFAULTS, foe, hero, sceneWith } from '../fixtures.ts';
import { SAMPLE_INPUTS } from '../sample-inputs.ts';

const actionOf = (name: string): Action =>
  actions.find(({ id }) => id === `heldenhandbuch/${name}`) as Action;
const sampleOf = (action: Action): unknown => {
  const parsed = action.input.parse(SAMPLE_INPUTS[action.id]);
  if (!parsed.ok) throw new Error(action.id);
  return parsed.value;
};
const asked = (by: string, id = 'keep'): Question<unknown> => ({ id, cite: 'HH-CHK-08', by, options: [] });
const stances = (name: string, chance: string, input = sampleOf(actionOf(name))) => {
  const stance = actionOf(name).stance(input, { chance });
  return [stance(asked('hero')), stance(asked('foe'))];
};
const FOR: readonly Stance[] = ['seek', 'oppose'];
const AGAINST: readonly Stance[] = ['oppose', 'seek'];

describe('who is for and who is against', () => {
  // biome-ignore format: a table reads best in columns
  test.each([
    ['HH-CHK-08', 'compared-check', 'acting',         FOR],
    ['HH-CHK-08', 'compared-check', 'defending',      AGAINST],
    ['HH-RNG-09', 'shoot',          'hit',            FOR],
    ['HH-RNG-16', 'shoot',          'missed',         AGAINST],
    ['HH-RNG-12', 'shoot',          'dead',           FOR],
    ['HH-INJ-10', 'shoot',          'targetLives',    AGAINST],
    ['HH-INF-03', 'influence',      'success',        FOR],
    ['HH-INF-02', 'influence',      'resists',        AGAINST],
    ['HH-MEL-13', 'melee-phase',    'heroesHit',      FOR],
    ['HH-MEL-13', 'melee-phase',    'opponentsHit',   AGAINST],
    ['HH-INJ-10', 'melee-phase',    'heroDies',       AGAINST],
    ['HH-INJ-10', 'melee-phase',    'opponentDies',   FOR],
    ['HH-STL-02', 'sneak',          'success',        FOR],
    ['HH-STL-04', 'sneak',          'watchful',       AGAINST],
    ['HH-STL-05', 'hide',           'discovered',     AGAINST],
    ['HH-STL-06', 'discovered',     'sneakerFirst',   FOR],
    ['HH-STL-06', 'discovered',     'alarm',          AGAINST],
    // The foe buys and the hero sells.
    ['HH-HAG-02', 'haggle-round',   'buyerWins',      AGAINST],
    ['HH-HAG-02', 'haggle-round',   'sellerWins',     FOR],
    // The hero runs ahead.
    ['HH-CHS-06', 'chase-round',    'escaped',        FOR],
    ['HH-CHS-06', 'chase-round',    'caughtUp',       AGAINST],
  ] as const)('[%s] %s: %s', (_id, name, chance, expected) => {
    expect(stances(name, chance)).toEqual(expected);
  });

  test('[HH-CHK-08] two of one side can stand against each other', () => {
    const scene = sceneWith([hero(), hero({ id: 'foe' })]);
    const tested = { kind: 'attribute', name: 'reaction' };
    const input = { scene, acting: { figure: 'hero', tested }, defending: { figure: 'foe', tested } };
    expect(stances('compared-check', 'acting', input)).toEqual(FOR);
    expect(stances('shoot', 'hit', { scene, shooter: 'hero', target: 'foe' })).toEqual(FOR);
  });

  test('[HH-COM-02] whoever lends dice to a joint check wants it to succeed', () => {
    expect(stances('joint-check', 'success')).toEqual(['seek', 'seek']);
  });

  test('[HH-MEL-13] two duellists each for themselves', () => {
    const stance = (chance: string) => actionOf('duel').stance(sampleOf(actionOf('duel')), { chance });
    expect([stance('first')(asked('first')), stance('first')(asked('second'))]).toEqual(FOR);
    expect([stance('second')(asked('first')), stance('second')(asked('second'))]).toEqual(AGAINST);
  });

  test('[HH-MEL-08] where a hit is all that is asked for, attackers seek it and whoever is attacked does not', () => {
    const stance = actionOf('melee-phase').stance(sampleOf(actionOf('melee-phase')), { chance: 'hit' });
    expect(stance(asked('foe', 'wave'))).toBe('seek');
    expect(stance(asked('foe', 'defence'))).toBe('oppose');
    expect(stance(asked('hero', 'lightInjury'))).toBe('oppose');
    expect(stance(asked('gm', 'initiative'))).toBe('default');
  });

  test.each([
    ['HH-INJ-10', 'take-injuries', 'dead'],
    ['HH-INJ-08', 'pass-time', 'dead'],
    ['HH-DMG-10', 'damage', 'critical'],
    ['HH-DRK-06', 'drink', 'deadDrunk'],
    ['HH-WAT-03', 'keep-shift', 'asleep'],
  ])('[%s] %s: nobody wants to be %s', (_id, name, chance) => {
    expect(stances(name, chance)).toEqual(['oppose', 'oppose']);
  });
});

/** Two-sided actions with their chances, as small as they come. */
const CONTESTS = [
  'compared-check',
  'shoot',
  'influence',
  'sneak',
  'hide',
  'discovered',
  'haggle-round',
  'chase-round',
  'melee-phase',
];

describe('the other side never helps', () => {
  const goals = CONTESTS.flatMap((name) =>
    Object.keys(actionOf(name).chances).map((chance) => [name, chance] as const),
  );
  test.each(goals)(
    '[HH-R-16] %s: %s is no likelier against best play than with everybody for it',
    (name, chance) => {
      const action = actionOf(name);
      const input = sampleOf(action);
      const worth = action.chances[chance] as (outcome: unknown) => boolean;
      const value = (stance: (question: Question<unknown>) => Stance): number => {
        const solved = solve(action.rule, input, DEFAULTS, ({ outcome }) => (worth(outcome) ? 1 : 0), {
          stance,
          budget: 200_000,
        });
        if (!solved.ok) throw new Error(solved.error.code);
        return solved.value.value;
      };
      const played = value(action.stance(input, { chance }));
      const helped = value(({ by }) => (by === 'gm' ? 'default' : 'seek'));
      const resisted = value(({ by }) => (by === 'gm' ? 'default' : 'oppose'));
      expect(played).toBeLessThanOrEqual(helped + 1e-12);
      expect(played).toBeGreaterThanOrEqual(resisted - 1e-12);
    },
  );
});

describe('advice, best first for whoever decides', () => {
  const best = (name: string, input: unknown, goal: Goal, tape: Tape, place = 0) => {
    const advice = adviseOn(actionOf(name), input, DEFAULTS, goal, { tape, place });
    if (!advice.ok) throw new Error(advice.error.code);
    return advice.value;
  };

  test('[HH-CHK-08] Bo keeps the 8 that wins against a 7', () => {
    const dice = { value: 8, baseDie: 8, bonusDice: 1 };
    const scene = sceneWith([
      hero({ id: 'ada', skills: { haggle: dice } }),
      foe({ id: 'bo', skills: { haggle: dice } }),
    ]);
    const side = (figure: string) => ({ figure, tested: { kind: 'skill', name: 'haggle' }, mode: 'sieve' });
    const input = { scene, acting: side('ada'), defending: side('bo') };
    // Ada keeps 7 and 5; Bo has thrown 8 and 2.
    const advice = best('compared-check', input, { chance: 'acting' }, [[5, 7], '7,5', [2, 8]]);
    expect(advice[0]).toEqual({ key: '8,2', value: 0 });
    expect(advice[advice.length - 1]?.key).toBe('2');
  });

  test('[HH-MEL-09] whoever is attacked and can stop everything does', () => {
    const sword = { id: 'sword', kind: 'weapon', weaponType: 'sword', ts: { count: 1, step: 6 } };
    const armed = { inventory: [sword], wielded: 'sword' };
    const dice = (bonusDice: number) => ({ melee: { value: 20, baseDie: 20, bonusDice } });
    const combat = { engagements: [['hero', 'foe']], fighters: [{ figure: 'hero' }, { figure: 'foe' }] };
    const scene = sceneWith(
      [hero({ ...armed, skills: dice(1) }), foe({ ...armed, skills: dice(1), lifeCircles: [{}] })],
      { combat },
    );
    // 5 and 5 attack with 7 twice; 14 and 14 stop them.
    const tape: Tape = [[5, 5], [14, 14], ['initiative', '14,14'], '5,5'];
    const advice = best('melee-phase', { scene }, { chance: 'hit' }, tape);
    expect(advice[0]?.value).toBe(0);
    const last = advice[advice.length - 1];
    expect([last?.key, last?.value.toFixed(9)]).toEqual(['none', '1.000000000']);
    // Unstopped, a W6 and both 5s as damage dice are three light injuries at most two of which can be merged: the foe loses.
    const usual = best('melee-phase', { scene }, { maximise: 'heroesAhead' }, tape);
    expect(usual[0]?.value).toBe(0);
    expect(usual[usual.length - 1]?.key).toBe('none');
    expect(usual[usual.length - 1]?.value).toBeGreaterThan(1);
  });

  test('[HH-INJ-10] who can live does: a critical goes where one is not the last', () => {
    const gone = {
      outer: Array<boolean>(6).fill(true),
      middle: [true, true, true],
      inner: [true],
      critical: 'untreated',
    };
    // Two circles are whole but for one middle segment; three heavy injuries in one circle leave no room for a fourth.
    const nearly = { outer: Array<boolean>(6).fill(true), middle: [true, true, false] };
    const scene = sceneWith([hero({ lifeCircles: [gone, nearly, {}] })]);
    const input = { scene, figure: 'hero', injuries: ['critical'] };
    const lives = best('take-injuries', input, { maximise: 'segmentsLeft' }, []);
    expect(lives[0]?.key).toBe('circle2-inner1');
    // 10 whole segments are left in circle 3, against 2 in circle 2.
    expect(lives.map(({ value }) => value)).toEqual([10, 2]);
    const two = { ...input, injuries: ['heavy', 'light'] };
    expect(best('take-injuries', two, { chance: 'lives' }, []).at(0)?.value).toBe(1);
    expect(best('take-injuries', two, { chance: 'dead' }, []).at(0)?.value).toBe(0);
  });
});

describe('who may do what at a table', () => {
  const by = (permission: string) =>
    actions.filter((action) => action.by === permission).map(({ id }) => id.replace('heldenhandbuch/', ''));

  test('decrees, opponents, the map and time are the GM’s', () => {
    expect(by('gm').toSorted()).toEqual([
      'add-opponent',
      'adjust',
      'break',
      'damage',
      'end-combat',
      'lay-board',
      'memory-check',
      'next-phase',
      'night-rest',
      'pass-time',
      'start-chase',
      'start-combat',
      'take-injuries',
    ]);
  });

  test('what no single figure does is for everybody', () => {
    expect(by('anyone').toSorted()).toEqual([
      'chase-round',
      'check',
      'clash',
      'close-trade',
      'create',
      'duel',
      'haggle-round',
      'melee-phase',
      'open-trade',
      'set-watch',
    ]);
  });

  test('everything else names the figure that acts', () => {
    for (const action of actions.filter((one) => one.by === 'player')) {
      expect([action.id, typeof action.actor(sampleOf(action))]).toEqual([action.id, 'string']);
    }
  });
});
