import { play, type Tape } from '@tafelrunde/kernel';
import type { RowView, ToldRun } from '@tafelrunde/system';
import { expect, test } from 'vitest';
import { playView } from '../src/play-view.ts';
import { meleeWeapon } from '../src/rules/equipment.ts';
import { meleeAttack } from '../src/rules/melee.ts';
import { DEFAULTS, foe, hero, sceneWith } from './fixtures.ts';
import { melee } from './rules/fight-fixtures.ts';

const scene = sceneWith([
  hero({ name: 'Peg', skills: { bludgeons: 2 }, inventory: [meleeWeapon('mace')], fateDice: 0, wounds: 1 }),
  foe({ name: 'Rico', attributes: { dexterity: 2, endurance: 3, strength: 3 }, posture: 'prone' }),
]);
const run: ToldRun = {
  action: 'd6pool/melee-attack',
  input: { attacker: 'hero', target: 'foe', weapon: null },
  scene,
};

function fought(tape: Tape) {
  const ran = play(meleeAttack as never, melee(scene) as never, DEFAULTS as never, tape);
  if (ran.kind !== 'finished') throw new Error(JSON.stringify(ran));
  const { outcome } = ran.outcome as { outcome: unknown };
  return { outcome, trace: ran.trace };
}
// The defence first, then the attack with the penalty die of the wound, then the damage.
const HIT: Tape = [[1, 2], [5, 6, 5, 1], [5], '0', [5, 5, 1, 1, 1], [2]];

test('[DP-CHL-04] successes are lit, penalty dice are dark and count against their figure', () => {
  const { trace, outcome } = fought(HIT);
  const [defence, attack, penalty] = playView.dice(run, trace, outcome);
  expect(defence?.map(({ mark }) => mark)).toEqual(['plain', 'plain']);
  expect(attack?.map(({ mark }) => mark)).toEqual(['counts', 'counts', 'counts', 'plain']);
  expect(penalty).toEqual([{ mark: 'against', kind: 'penalty' }]);
});

test('[DP-MEL-02] attack and defence say how many successes each has, penalty dice what they take', () => {
  const { trace } = fought(HIT);
  const row = (role: string, marks: readonly ('counts' | 'against' | 'plain')[]): RowView => ({
    by: 'hero',
    role,
    dice: marks.map((mark) => ({ face: 1, mark })),
  });
  const note = (one: RowView) => playView.rowNote?.(one, trace, 'de');
  expect(note(row('attack', ['counts', 'counts', 'plain']))).toBe('2 Erfolge');
  expect(note(row('defence', ['counts']))).toBe('1 Erfolg');
  expect(note(row('penalty', ['against']))).toBe('nimmt einen Erfolg');
  expect(note(row('penalty', ['plain']))).toBe('nimmt nichts');
  expect(note(row('damage', ['counts']))).toBeNull();
  const order = playView.roleOrder ?? [];
  expect(order.indexOf('attack')).toBeLessThan(order.indexOf('defence'));
  expect(order.indexOf('defence')).toBeLessThan(order.indexOf('damage'));
});

test('a blow is called by its weapon, and its verdict by what came of it', () => {
  const { trace, outcome } = fought(HIT);
  expect(playView.topic(run, 'de')).toMatchObject({ actor: 'hero', target: 'foe' });
  expect(playView.verdict(run, { outcome, trace }, 'de')).toMatchObject({ word: 'Getroffen' });
  const missed = { outcome: { kind: 'missed' }, trace: [] };
  expect(playView.verdict(run, missed, 'en')).toMatchObject({ tone: 'failure', word: 'Miss' });
});

test('[DP-RND-06] outside of rounds nothing is left of a turn, and the dead say so', () => {
  expect(playView.left(scene, 'hero', DEFAULTS, 'de')).toEqual([]);
  const dead = sceneWith([hero({ consciousness: 'dead' })]);
  expect(playView.idle?.(dead, 'hero', DEFAULTS, 'de')).toBe('Diese Figur ist tot.');
  expect(playView.idle?.(scene, 'hero', DEFAULTS, 'de')).toBeNull();
});
