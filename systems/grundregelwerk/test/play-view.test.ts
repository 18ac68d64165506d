import { die, type TraceLine } from '@tafelrunde/kernel';
import type { ToldRun } from '@tafelrunde/system';
import { expect, test } from 'vitest';
import { playView } from '../src/play-view.ts';
import { tableView } from '../src/table-view.ts';
import { DEFAULTS, foe, hero, sceneWith } from './fixtures.ts';

const sword = { name: 'Schwert', kind: 'melee' as const, dropped: false };
const scene = sceneWith([
  hero({ name: 'Mira', weapons: [sword], pos: [2, 2] }),
  foe({ name: 'Goblin', tn: 6, pos: [3, 2] }),
]);
const run: ToldRun = {
  action: 'grundregelwerk/attack',
  input: { attacker: 'hero', target: 'foe', weapon: 'Schwert' },
  scene,
};
const came = (verdict: string, face: number): readonly TraceLine[] => [
  { kind: 'roll', cite: 'GW-RES-01', pool: die(10), faces: [face] },
  { kind: 'fact', cite: 'GW-RES-01', fact: { kind: 'result', verdict, face, needs: 6 } as never },
];

test('an attack has its weapon, its target and the TN of the enemy', () => {
  expect(playView.topic(run, 'de')).toEqual({
    actor: 'hero',
    target: 'foe',
    what: 'Schwert',
    goal: 'gegen 6',
  });
});

test('[GW-RES-06] the one die that decides is lit, marked, or left dim', () => {
  const mark = (verdict: string, face: number) =>
    playView.dice(run, came(verdict, face), undefined)[0]?.[0]?.mark;
  expect(mark('success', 7)).toBe('counts');
  expect(mark('failure', 4)).toBe('plain');
  expect(mark('complication', 1)).toBe('against');
});

test('a verdict has its word, its tone and the numbers that decided it', () => {
  const verdict = (kind: string, face: number) =>
    playView.verdict(run, { outcome: { kind }, trace: came(kind, face) }, 'de');
  expect(verdict('success', 7)).toEqual({ tone: 'success', word: 'Getroffen', figures: '7 gegen 6' });
  expect(verdict('complication', 1)).toMatchObject({ word: 'Verfehlt mit Komplikation' });
});

test('[GW-MOD-01] a TN that circumstances have moved is told with the one in the title', () => {
  const moved = (from: number, to: number | 'almostCertain'): TraceLine => ({
    ...{ kind: 'fact', cite: 'GW-MOD-01' },
    fact: { kind: 'difficulty', from, to, steps: to === 'almostCertain' ? -3 : (to - from) / 2 } as never,
  });
  const figures = (shift: TraceLine) =>
    playView.verdict(run, { outcome: { kind: 'success' }, trace: [shift, ...came('success', 7)] }, 'de')
      ?.figures;
  expect(figures(moved(4, 6))).toBe('7 gegen 6, erschwert von 4');
  expect(figures(moved(8, 6))).toBe('7 gegen 6, erleichtert von 8');
  expect(figures(moved(6, 'almostCertain'))).toBe('7 gegen 6');
});

test('the plain attack comes first and says what the map knows: how far, and what is in the way', () => {
  const [attack] = tableView.offers(scene, 'hero', DEFAULTS);
  expect(attack).toMatchObject({ purpose: 'attack', rank: 1, target: 'foe', with: 'Schwert' });
  expect(attack?.given?.map(({ de }) => de)).toEqual(['daneben']);
  // [GW-R-22] A second enemy beside her is Überzahl, and the chance has it in it already.
  const pressed = sceneWith([...scene.figures, foe({ id: 'second', name: 'Ork', tn: 6, pos: [1, 2] })]);
  const [harder] = tableView.offers(pressed, 'hero', DEFAULTS);
  expect(harder?.given?.map(({ de }) => de)).toEqual(['daneben', 'Überzahl']);
});
