import { expect, test } from 'vitest';
import { legalScene } from '../../src/rules/legal-scene.ts';
import { scene as sceneSchema, typedScene } from '../../src/schemas.ts';
import { probenwuerfel } from '../../src/system.ts';
import { words } from '../../src/text/words.ts';

const typed = {
  figures: [
    { id: 'mira', name: 'Mira', hitPoints: 0 },
    { id: 'bo', name: 'Bo', hitPoints: 99, mana: 99 },
    { id: 'ulf', name: 'Ulf', hitPoints: 3, status: ['outOfAction' as const] },
  ],
  round: 1,
  turn: 'mira',
  order: ['mira', 'bo', 'ulf'],
};

test('[PW-ADD-04] a typed-in scene is brought to a legal state and says what it changed', () => {
  const { scene, changes } = legalScene(typedScene.parse(typed));
  const [mira, bo, ulf] = scene.figures;
  expect(mira).toMatchObject({ hitPoints: 0, status: ['outOfAction'] });
  expect(bo).toMatchObject({ hitPoints: 19, mana: 4 }); // 15 + Kon W4, Wil W4
  expect(ulf).toMatchObject({ hitPoints: 3, status: [] });
  expect(scene.turn).toBeNull();
  expect(changes.map((change) => words.de.fact(change))).toEqual([
    'Mira hat keine Lebenspunkte mehr und ist deshalb außer Gefecht.',
    'Bo hatte mehr Lebenspunkte als möglich und hat jetzt das Maximum.',
    'Bo hatte mehr Mana als möglich und hat jetzt das Maximum.',
    'Ulf hat noch Lebenspunkte und ist deshalb nicht außer Gefecht.',
    'Mira ist außer Gefecht und deshalb nicht am Zug.',
  ]);
});

test('every action gets the legal scene, and a legal scene stays the same value', () => {
  const read = sceneSchema.parse(typed);
  expect(read).toEqual(legalScene(typedScene.parse(typed)).scene);
  expect(legalScene(read).scene).toBe(read);
});

test('whoever reads a typed-in scene is told the same', () => {
  const read = probenwuerfel.scene.read(typed);
  if (!read.ok) throw new Error('not read');
  expect(read.value).toEqual(legalScene(typedScene.parse(typed)));
});
