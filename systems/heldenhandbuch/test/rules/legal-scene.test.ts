import { describe, expect, test } from 'vitest';
import { legalScene } from '../../src/rules/legal-scene.ts';
import { scene as schema } from '../../src/scene.ts';
import { heldenhandbuch } from '../../src/system.ts';
import { DEFAULTS, hero, sceneWith } from '../fixtures.ts';

const GONE = {
  outer: Array<boolean>(6).fill(true),
  middle: [true, true, true],
  inner: [true],
  critical: 'untreated',
};
const lethal = { id: 'hero', name: 'Mira', lifeCircles: [GONE, GONE] };

describe('a scene that somebody typed in', () => {
  test('[HH-INJ-10] with lethal injuries nobody is conscious: dead, and it is said', () => {
    const { scene, changes } = legalScene(sceneWith([hero(lethal)]));
    expect(scene.figures[0]?.status).toEqual(['dead']);
    expect(changes.map(heldenhandbuch.words.de.fact)).toEqual(['Mira ist jetzt tot.']);
  });

  test('[HH-R-63] or alive without consciousness, if brought back', () => {
    const { scene } = legalScene(sceneWith([hero({ ...lethal, status: ['resuscitated'] })]));
    expect(scene.figures[0]?.status).toEqual(['resuscitated', 'unconscious']);
  });

  test('[HH-DRK-06] whoever is dead drunk is asleep, or out cold with no psyche left', () => {
    const drunk = (psyche: number) =>
      legalScene(sceneWith([hero({ status: ['deadDrunk'], psyche })])).scene.figures[0]?.status;
    expect(drunk(3)).toEqual(['deadDrunk', 'asleep']);
    expect(drunk(0)).toEqual(['deadDrunk', 'unconscious']);
  });

  test('what is not among the things is not in the hand', () => {
    const { scene, changes } = legalScene(sceneWith([hero({ name: 'Mira', wielded: 'longsword' })]));
    expect(scene.figures[0]?.wielded).toBeNull();
    expect(changes.map(heldenhandbuch.words.de.fact)).toEqual([
      'Mira hat kein Langschwert bei sich: Die Hand bleibt leer.',
    ]);
  });

  test('a legal one stays as it is', () => {
    const legal = sceneWith([hero(), hero({ id: 'other', lifeCircles: [GONE, {}] })]);
    expect(legalScene(legal)).toEqual({ scene: legal, changes: [] });
    expect(legalScene(legal).scene).toBe(legal);
  });

  test('[HH-INJ-10] is legal as soon as it is read: the dead do not act', () => {
    const read = schema.parse({ figures: [lethal] });
    expect(read.figures[0]?.status).toEqual(['dead']);
    const check = heldenhandbuch.actions.find(({ id }) => id === 'heldenhandbuch/attribute-check');
    const input = check?.input.parse({ scene: { figures: [lethal] }, figure: 'hero', attribute: 'reaction' });
    if (check === undefined || !input?.ok) throw new Error('no input');
    const { outcome } = check.rule({} as never, input.value, DEFAULTS);
    expect(outcome).toEqual({ kind: 'refused', reason: 'not-able' });
  });

  test('[HH-INJ-10] whoever reads it is told what was put right', () => {
    const read = heldenhandbuch.scene.read({ figures: [lethal] });
    if (!read.ok) throw new Error('not read');
    expect(read.value.changes).toEqual([{ kind: 'statusGained', figure: 'Mira', status: 'dead' }]);
  });
});
