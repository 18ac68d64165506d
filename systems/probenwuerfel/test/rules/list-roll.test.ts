import { chancesOf, oddsOf, scripted } from '@tafelrunde/testkit';
import { describe, expect, test } from 'vitest';
import type { Fate, House } from '../../src/rule.ts';
import { type ListRollInput, listRoll } from '../../src/rules/list-roll.ts';
import { after, DEFAULTS, hero, house, sceneWith } from '../fixtures.ts';

const lists = [
  { id: 'scars', name: 'scars', rows: ['chin', 'hand', 'brow', 'limp'] },
  { id: 'weather', name: 'Wetter', rows: ['sun', 'rain', 'fog'] },
  { id: 'short', name: 'Kurz', rows: ['only'] },
];
const scene = sceneWith([hero()], { lists });
const roll = (input: Partial<ListRollInput>, answers: readonly (readonly number[])[], h = DEFAULTS) =>
  scripted(listRoll, { scene, list: 'scars', ...input }, h, answers).outcome;

describe('[PW-DIE-04] [PW-R-04] the Narbenwurf', () => {
  test('never explodes: the highest face is the last row', () => {
    expect(roll({}, [[4]]).outcome).toEqual({ kind: 'row', row: 'limp', face: 4 });
    const anyway = house({ canBeCritical: { ...DEFAULTS.canBeCritical, list: true } });
    expect(roll({}, [[4]], anyway).outcome).toEqual({ kind: 'row', row: 'limp', face: 4 });
  });
  test('leaves its scar on whoever it is for', () => {
    const { effects } = roll({ figure: 'hero' }, [[2]]);
    expect(after(scene, effects).scars).toEqual(['hand']);
    expect(roll({ list: 'weather', figure: 'hero' }, [[2]]).effects).toEqual([]);
  });
});

describe('[PW-ADD-08] lists', () => {
  test('have one face per row, each as likely', () => {
    const row = (fate: Fate, input: ListRollInput, h: House) => {
      const { outcome } = listRoll(fate, input, h);
      return outcome.kind === 'row' ? outcome.row : '';
    };
    expect(chancesOf(oddsOf(row, { scene, list: 'weather' }, DEFAULTS))).toEqual({
      '"sun"': { n: 1n, d: 3n },
      '"rain"': { n: 1n, d: 3n },
      '"fog"': { n: 1n, d: 3n },
    });
  });
  test('need two rows; the one of scars ships empty', () => {
    expect(roll({ list: 'short' }, []).outcome).toMatchObject({ reason: 'list-too-short' });
    expect(roll({ scene: sceneWith([]) }, []).outcome).toMatchObject({ reason: 'list-too-short' });
    expect(roll({ list: 'omens' }, []).outcome).toMatchObject({ reason: 'unknown-list' });
    expect(roll({ figure: 'x' }, []).outcome).toMatchObject({ reason: 'unknown-figure' });
  });
});
