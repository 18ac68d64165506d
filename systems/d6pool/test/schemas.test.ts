import { fromZod } from '@tafelrunde/schema';
import { describe, expect, test } from 'vitest';
import * as legal from '../src/scene.ts';
import { emptyScene } from '../src/scene.ts';

const scene = fromZod(legal.scene);
const problems = (raw: unknown) => {
  const parsed = scene.parse(raw);
  return parsed.ok ? [] : parsed.error.map(({ code, at }) => `${code} ${at}`);
};

describe('scenes from outside', () => {
  test('an empty one is the empty scene', () => {
    expect(scene.parse({})).toEqual({ ok: true, value: emptyScene });
  });

  test('unknown fields, wrong values and double ids are named', () => {
    expect(problems({ weather: 'rain' })).toEqual(['unknown-field weather']);
    expect(problems({ terrain: 3 })).toEqual(['not-one-of terrain']);
    expect(problems({ figures: [{ id: 'a' }, { id: 'a' }] })).toEqual(['ids-not-unique figures']);
    expect(problems({ figures: [{ id: 'a', posture: 'flying' }] })).toEqual(['not-one-of figures.0.posture']);
    expect(problems({ clock: -1 })).toEqual(['too-small clock']);
  });

  test('no trait is called __proto__', () => {
    const raw = JSON.parse('{"figures":[{"id":"a","skills":{"__proto__":3}}]}');
    const parsed = scene.parse(raw);
    if (parsed.ok) expect(Object.keys(parsed.value.figures[0]?.skills ?? {})).toEqual([]);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  test('[DP-EQP-01] things of the tables go by their names, things of one’s own in full', () => {
    const own = {
      kind: 'melee',
      id: 'bottle',
      weapon: 'bottle',
      dice: 1,
      addsStrength: true,
      types: ['blunt'],
      reach: 0.5,
      skill: 'bludgeons',
    };
    const parsed = scene.parse({ figures: [{ id: 'a', inventory: ['axe', 'chain', 'largeShield', own] }] });
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
    expect(parsed.value.figures[0]?.inventory.map(({ id, kind, carried }) => [id, kind, carried])).toEqual([
      ['axe', 'melee', 'held'],
      ['chain', 'armour', 'worn'],
      ['largeShield', 'shield', 'held'],
      ['bottle', 'melee', 'held'],
    ]);
  });

  test('a scene in JSON comes back as it was', () => {
    const parsed = scene.parse({
      figures: [
        { id: 'a', wounds: 1, stun: { cold: 1 }, inventory: ['pistolLight'], position: { x: 1, y: 2 } },
      ],
      round: 2,
      order: [{ figure: 'a', net: 1 }],
      turnIndex: 0,
      covers: [{ figure: 'a', quarters: 2 }],
    });
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
    expect(scene.parse(JSON.parse(JSON.stringify(parsed.value)))).toEqual(parsed);
  });
});
