import { systemOf } from '@tafelrunde/registry';
import { defaultsOf, type Offer, type System } from '@tafelrunde/system';
import { expect, test } from 'vitest';
import { actOnAll, listed, offersForMany } from '../../src/pages/table/fight/tracker-many.ts';
import type { AtTable } from '../../src/table/table-context.ts';

const d6pool = systemOf('d6pool') as System;
const house = defaultsOf(d6pool.houseRules);
const parsed = d6pool.scene.parse({
  figures: [
    { id: 'mira', kind: 'pc' },
    { id: 'jonas', kind: 'pc', consciousness: 'dead' },
    { id: 'guard', kind: 'npc', side: 'enemies' },
  ],
});
const scene = parsed.ok ? parsed.value : null;
const at = { system: d6pool, scene, house, words: d6pool.words.de } as unknown as AtTable;
const namesFor = (...figures: string[]) => offersForMany(at, figures).map(({ name }) => name);

test('what can hit all of them, one for each', () => {
  const fall = offersForMany(at, ['mira', 'guard']).find(({ name }) => name === 'Sturz');
  expect(fall?.offers.map(({ target }) => target)).toEqual(['mira', 'guard']);
  // Fate dice are for player characters, and two do not stand on one cell.
  expect(namesFor('mira')).toContain('Schicksalswürfel geben');
  expect(namesFor('mira', 'guard')).not.toContain('Schicksalswürfel geben');
  expect(namesFor('mira', 'guard')).not.toContain('Aufstellen');
  expect(namesFor('mira', 'jonas')).toEqual([]);
});

test('is done one after the other, also after one that was refused', async () => {
  const done: string[] = [];
  const act = async ({ input }: Pick<Offer, 'action' | 'input'>) => {
    done.push(String(input['figure']));
    return input['figure'] !== 'mira';
  };
  const fall = offersForMany(at, ['mira', 'guard']).find(({ name }) => name === 'Sturz');
  await actOnAll({ act }, fall?.offers ?? [], { metres: 2 });
  expect(done).toEqual(['mira', 'guard']);
});

test('names are listed as people say them', () => {
  expect(listed(['Mira', 'Jonas', 'Ork'], 'de')).toBe('Mira, Jonas und Ork');
  expect(listed(['Mira', 'Jonas'], 'en')).toBe('Mira and Jonas');
});
