import { play } from '@tafelrunde/kernel';
import type { ToldRun } from '@tafelrunde/system';
import { expect, test } from 'vitest';
import { playView } from '../src/play-view.ts';
import { type OpposedCheckInput, opposedCheck } from '../src/rules/opposed.ts';
import { DEFAULTS, hero, house, npc, sceneWith } from './fixtures.ts';

const scene = sceneWith([
  hero({ name: 'Mira', attributes: { agility: 6 } }),
  npc({ name: 'Wache', attributes: { perception: 6 } }),
]);
const input: OpposedCheckInput = {
  ...{ scene, initiator: 'hero', initiatorSkill: 'sneak', initiatorModifier: 0, initiatorCircumstances: [] },
  ...{ reactor: 'npc', reactorSkill: 'notice', reactorModifier: 0, reactorCircumstances: [], forced: false },
};
const run: ToldRun = { action: 'probenwuerfel/opposed-check', input, scene };
const settled = () => {
  const ran = play(opposedCheck as never, input as never, DEFAULTS as never, [[5], [3], [4], [2]]);
  if (ran.kind !== 'finished') throw new Error(JSON.stringify(ran));
  return { trace: ran.trace, outcome: (ran.outcome as { outcome: unknown }).outcome };
};

test('[PW-OPP-01] two sides lie in a row each, with what they come to', () => {
  const { trace, outcome } = settled();
  expect(playView.oneRow?.(run)).toBe(true);
  expect(playView.oneRow?.({ ...run, action: 'probenwuerfel/skill-check' })).toBe(false);
  const note = (by: string) => playView.rowNote?.({ by, role: '', dice: [] }, trace, 'de');
  expect([note('hero'), note('npc')]).toEqual(['zusammen 8', 'zusammen 6']);
  expect(playView.topic(run, 'de')).toMatchObject({ actor: 'hero', target: 'npc', what: 'Schleichen' });
  expect(playView.verdict(run, { outcome, trace }, 'de')).toMatchObject({
    word: 'Gewonnen',
    figures: '8 gegen 6',
  });
});

test('[PW-ADD-07] in a fight the module for attacks offers itself while it is off', () => {
  const fight = { ...scene, round: 1 };
  const missing = playView.missing?.(fight, DEFAULTS, 'en');
  expect(missing).toMatchObject({ button: 'Switch attacks on', house: { 'module.attackVsRK': true } });
  expect(playView.missing?.(scene, DEFAULTS, 'de')).toBeNull();
  expect(playView.missing?.(fight, house({ 'module.attackVsRK': true }), 'de')).toBeNull();
});

test('[PW-R-25] an attack is told by the word for its weapon, or by the name the table gave it', () => {
  const attack = (weapon: string) =>
    playView.topic(
      { action: 'probenwuerfel/attack', input: { attacker: 'hero', target: 'npc', weapon }, scene },
      'de',
    );
  expect([attack('bow')?.what, attack('Omas Nudelholz')?.what]).toEqual(['Bogen', 'Omas Nudelholz']);
});
