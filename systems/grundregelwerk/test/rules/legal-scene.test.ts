import { expect, test } from 'vitest';
import { legalScene } from '../../src/rules/legal-scene.ts';
import { scene as sceneSchema, typedScene } from '../../src/scene.ts';
import { grundregelwerk } from '../../src/system.ts';
import { words } from '../../src/text/words.ts';

const typed = {
  figures: [
    { id: 'mira', name: 'Mira', hearts: 0, pos: [1, 1] as [number, number] },
    { id: 'bo', name: 'Bo', hearts: 9, heartsMax: 5, mana: 7, manaMax: 3, pos: [2, 2] as [number, number] },
    { id: 'ulf', name: 'Ulf', status: ['downed' as const] },
    { id: 'orc', name: 'Ork', category: 'elite' as const, hearts: 0 },
    { id: 'wolf', name: 'Wolf', category: 'minion' as const, pos: [2, 2] as [number, number] },
  ],
  round: 1,
  turn: 'orc',
};

test('[GW-DWN-01] [GW-R-16] a typed-in scene is brought to a legal state and says what it changed', () => {
  const { scene, changes } = legalScene(typedScene.parse(typed));
  const [mira, bo, ulf, orc, wolf] = scene.figures;
  expect(mira).toMatchObject({ hearts: 0, status: ['downed'] }); // no heart: downed
  expect(bo).toMatchObject({ hearts: 5, mana: 3 }); // never above the maximum
  expect(ulf).toMatchObject({ hearts: 0, status: ['downed'] }); // downed: no heart
  expect(orc).toMatchObject({ hearts: 0, status: ['dead'] }); // an enemy without a heart is out
  expect(wolf).toMatchObject({ pos: null }); // one standing figure per cell
  expect(scene.turn).toBeNull();
  expect(changes.map((change) => words.de.fact(change))).toEqual([
    'Mira hat kein Herz mehr und ist deshalb niedergelegt.',
    'Bo hatte mehr Herzen als das Maximum und hat jetzt genau so viele.',
    'Bo hatte mehr Mana als das Maximum und hat jetzt genau so viel.',
    'Ulf ist niedergelegt und hat deshalb kein Herz.',
    'Ork hat kein Herz mehr und ist deshalb aus dem Kampf.',
    'Auf dem Feld von Wolf steht schon jemand; Wolf ist nicht auf dem Spielfeld.',
    'Ork ist nicht mehr im Spiel und deshalb nicht am Zug.',
  ]);
});

test('every action gets the legal scene, and a legal scene stays the same value', () => {
  const read = sceneSchema.parse(typed);
  expect(read).toEqual(legalScene(typedScene.parse(typed)).scene);
  expect(legalScene(read)).toEqual({ scene: read, changes: [] });
  expect(legalScene(read).scene).toBe(read);
});

test('whoever reads a typed-in scene is told the same', () => {
  const read = grundregelwerk.scene.read(typed);
  if (!read.ok) throw new Error('not read');
  expect(read.value).toEqual(legalScene(typedScene.parse(typed)));
});
