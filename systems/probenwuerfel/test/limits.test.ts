import { scripted } from '@tafelrunde/testkit';
import { expect, test } from 'vitest';
import { LIMITS } from '../src/data/limits.ts';
import { applyEffects } from '../src/effects.ts';
import { giveModifier } from '../src/rules/changes.ts';
import { createCharacter } from '../src/rules/create.ts';
import { equipWeapon } from '../src/rules/equipment.ts';
import { listRoll } from '../src/rules/list-roll.ts';
import { addNpc } from '../src/rules/npcs.ts';
import { editList, editPresets, editSkill } from '../src/rules/world.ts';
import * as schemas from '../src/schemas.ts';
import { DEFAULTS, hero, sceneWith } from './fixtures.ts';

const many = <T>(count: number, of: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => of(i));
const tooMany = { kind: 'refused', reason: 'too-many' };

test('what a scene can hold is refused beyond its limit, so that it can always be read again', () => {
  const effects = many(LIMITS.effects, () => ({ label: 'x', target: 'roll:check', amount: 1 }));
  const weapons = many(LIMITS.weapons, (i) => ({ name: `sword ${i}`, weaponSkill: 'blades' }));
  const full = hero({ effects, weapons, scars: many(LIMITS.scars, () => 'chin') });
  const scene = sceneWith([full], {
    lists: [
      { id: 'scars', name: 'scars', rows: ['a', 'b'] },
      ...many(LIMITS.lists - 1, (i) => ({ id: `l${i}`, name: `l${i}`, rows: [] })),
    ],
    presets: many(LIMITS.presets, (i) => ({ label: `p${i}`, amount: 1 })),
  });
  const skills = [...scene.skills, ...many(LIMITS.skills - 53, (i) => ({ ...scene.skills[0], id: `s${i}` }))];
  const crowded = { ...scene, skills: skills as typeof scene.skills };
  const crowd = sceneWith(many(LIMITS.figures, (i) => hero({ id: `f${i}` })));
  const fresh = { attribute: 'will', requiresTraining: false, isWeaponSkill: false } as const;
  const modifier = { figure: 'hero', label: 'y', target: 'roll:check', amount: 1, until: null } as const;
  const axe = { weapon: 'axe', weaponSkill: 'blades', parryMod: 0, canParry: true, wielded: true };
  const person = { name: 'Neu', player: '', template: 'bard', weapon: 'none', armour: 0 } as const;
  const outcomes = [
    scripted(giveModifier, { scene, ...modifier }, DEFAULTS, []).outcome.outcome,
    scripted(equipWeapon, { scene, figure: 'hero', ...axe }, DEFAULTS, []).outcome.outcome,
    scripted(listRoll, { scene, list: 'scars', figure: 'hero' }, DEFAULTS, []).outcome.outcome,
    scripted(editSkill, { scene: crowded, name: 'Neu', ...fresh }, DEFAULTS, []).outcome.outcome,
    scripted(editList, { scene, name: 'Neu' }, DEFAULTS, []).outcome.outcome,
    scripted(editPresets, { scene, label: 'new', amount: 1 }, DEFAULTS, []).outcome.outcome,
    scripted(addNpc, { scene: crowd, name: 'Neu', category: 'wolf' }, DEFAULTS, []).outcome.outcome,
    scripted(createCharacter, { scene: crowd, ...person }, DEFAULTS, []).outcome.outcome,
  ];
  expect(outcomes).toEqual(outcomes.map(() => tooMany));
  // One of the same name is replaced, and a known one can be changed.
  const again = { scene, figure: 'hero', ...axe, weapon: 'sword 3' };
  expect(scripted(equipWeapon, again, DEFAULTS, []).outcome.outcome).toMatchObject({ kind: 'equipped' });
  expect(
    scripted(editPresets, { scene, label: 'p1', amount: 2 }, DEFAULTS, []).outcome.outcome,
  ).toMatchObject({
    kind: 'edited',
  });
});

test('of what degrees have bought the oldest make room', () => {
  const scene = sceneWith([hero()]);
  const bought = many(
    LIMITS.extras + 5,
    (i) => ({ kind: 'degreeUsed', figure: 'hero', text: `${i}` }) as const,
  );
  const after = applyEffects(scene, bought);
  expect(after.extras).toHaveLength(LIMITS.extras);
  expect(after.extras[0]?.text).toBe('5');
  expect(schemas.scene.parse(JSON.parse(JSON.stringify(after)))).toEqual(after);
});
