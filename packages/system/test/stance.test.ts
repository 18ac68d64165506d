import { die, type Fate, face, GM, play, question } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { type Action, action, oddsOf } from '../src/index.ts';

interface Blow {
  readonly attacker: string;
  readonly target: string;
  readonly scene: { readonly figures: readonly { readonly id: string; readonly side: string }[] };
}

/** A blow hits from 4 up; the friend may push it, the target may duck, and the GM may shift it. Each moves it by two. */
function blow(fate: Fate, { target }: Blow) {
  const pushed = fate.choose(question('push', 'XX-01', 'friend', ['no', 'yes'])) === 'yes' ? 2 : 0;
  const ducked = fate.choose(question('duck', 'XX-01', target, ['no', 'yes'])) === 'yes' ? 2 : 0;
  const shifted = fate.choose(question('shift', 'XX-01', GM, ['no', 'yes'])) === 'yes' ? 2 : 0;
  const of = { by: target, role: 'attack' };
  return {
    outcome: { hit: fate.roll(die(6), face, 'XX-01', of) + pushed + shifted - ducked >= 4 },
    effects: [],
  };
}

const attack = (more: { othersWant?: readonly string[]; actor?: (input: Blow) => string }): Action =>
  action({
    id: 'xx/blow',
    cites: ['XX-01'],
    input: { parse: (value: unknown) => ({ ok: true as const, value: value as Blow }), json: {} },
    rule: blow,
    chances: { hit: ({ hit }) => hit, lives: ({ hit }) => !hit },
    headline: [],
    ...more,
  });

const scene = {
  figures: [
    { id: 'hero', side: 'players' },
    { id: 'friend', side: 'players' },
    { id: 'foe', side: 'enemies' },
  ],
};
const input: Blow = { attacker: 'hero', target: 'foe', scene };
const worth = (one: Action, chance: string): number | undefined => {
  const odds = oddsOf(one, input, {}, { goal: { chance } });
  return odds.ok ? odds.value.value : undefined;
};

describe('who is for a goal and who is against it', () => {
  const declared = attack({ actor: ({ attacker }) => attacker, othersWant: ['lives'] });

  test('the side of the acting figure seeks it, the other side opposes it, the GM takes the default', () => {
    // Pushed and ducked come to nothing: 4, 5, 6 of six.
    expect(worth(declared, 'hit')).toBe(1 / 2);
  });

  test('what the others want is sought by them and opposed by the acting side', () => {
    expect(worth(declared, 'lives')).toBe(1 / 2);
  });

  test('where nobody acts, every player seeks it', () => {
    // Pushed and not ducked: 2 to 6 of six.
    expect(worth(attack({}), 'hit')).toBeCloseTo(5 / 6, 12);
  });
});

test('a throw tells whose dice it is, thrown and waited for', () => {
  const run = play(attack({}).rule, input, {}, ['no', 'no', 'no', [4]]);
  expect(run.kind === 'finished' && run.trace.at(-1)).toMatchObject({ of: { by: 'foe', role: 'attack' } });
  const waiting = play(attack({}).rule, input, {}, ['no', 'no', 'no']);
  expect(waiting.kind === 'asks' && waiting.ask).toMatchObject({ of: { by: 'foe', role: 'attack' } });
});
