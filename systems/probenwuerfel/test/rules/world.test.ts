import { scripted } from '@tafelrunde/testkit';
import { describe, expect, test } from 'vitest';
import { SKILL_TABLE } from '../../src/data/skills.ts';
import { applyEffects } from '../../src/effects.ts';
import { skillOf } from '../../src/model.ts';
import { skillCheck } from '../../src/rules/check.ts';
import { deleteList, deleteSkill, editList, editPresets, editSkill } from '../../src/rules/world.ts';
import { emptyScene } from '../../src/scene.ts';
import { DEFAULTS, hero, sceneWith } from '../fixtures.ts';

const scene = emptyScene;
const fresh = { attribute: 'dexterity', requiresTraining: false, isWeaponSkill: false } as const;

describe('[PW-ADD-09] the catalogue of Proben', () => {
  test('[PW-R-27] starts with 53, those of the seed at Bew, Bew, Bew, Stä and War', () => {
    expect(scene.skills).toHaveLength(53);
    const of = (['evasion', 'sprint', 'sneak', 'climb', 'notice'] as const).map(
      (id) => SKILL_TABLE[id].attribute,
    );
    expect(of).toEqual(['agility', 'agility', 'agility', 'strength', 'perception']);
    expect(scene.skills.filter(({ requiresTraining }) => requiresTraining)).toHaveLength(11);
    expect(scene.skills.filter(({ isWeaponSkill }) => isWeaponSkill).map(({ id }) => id)).toEqual([
      'bluntWeapons',
      'throwing',
      'blades',
      'unarmed',
      'marksmanship',
    ]);
  });

  test('grows by what the table adds, and that can be checked at once', () => {
    const run = scripted(editSkill, { scene, name: 'Jonglieren', ...fresh }, DEFAULTS, []);
    expect(run.outcome.outcome).toEqual({ kind: 'edited', skill: 'jonglieren' });
    const world = { ...applyEffects(scene, run.outcome.effects), figures: [hero()] };
    const check = {
      scene: world,
      figure: 'hero',
      skill: 'jonglieren',
      modifier: 0,
      circumstances: [],
      forced: false,
    };
    expect(scripted(skillCheck, check, DEFAULTS, [[3], [2]]).outcome.outcome).toMatchObject({ total: 5 });
  });

  test('is renamed, attached elsewhere and marked', () => {
    const change = { scene, skill: 'climb', name: 'Kraxeln', ...fresh, requiresTraining: true };
    const run = scripted(editSkill, change, DEFAULTS, []);
    expect(skillOf(applyEffects(scene, run.outcome.effects), 'climb')).toEqual({
      id: 'climb',
      name: 'Kraxeln',
      attribute: 'dexterity',
      requiresTraining: true,
      isWeaponSkill: false,
    });
  });

  test('shrinks, but not by what Table 1.2 needs', () => {
    const gone = scripted(deleteSkill, { scene, skill: 'dance' }, DEFAULTS, []);
    expect(skillOf(applyEffects(scene, gone.outcome.effects), 'dance')).toBeUndefined();
    for (const skill of ['evasion', 'sprint', 'unarmed'])
      expect(scripted(deleteSkill, { scene, skill }, DEFAULTS, []).outcome.outcome).toMatchObject({
        reason: 'protected-skill',
      });
  });

  test('what makes no sense is refused', () => {
    const reasons = [
      scripted(editSkill, { scene, skill: 'juggling', ...fresh }, DEFAULTS, []),
      scripted(editSkill, { scene, ...fresh }, DEFAULTS, []),
      scripted(editSkill, { scene, name: 'Climb', ...fresh }, DEFAULTS, []),
      scripted(deleteSkill, { scene, skill: 'juggling' }, DEFAULTS, []),
    ].map(({ outcome }) => (outcome.outcome.kind === 'refused' ? outcome.outcome.reason : null));
    expect(reasons).toEqual(['unknown-skill', 'nothing-changes', 'id-taken', 'unknown-skill']);
  });
});

describe('[PW-ADD-08] lists', () => {
  test('the one of scars is there and empty, and can be filled but not deleted', () => {
    expect(scene.lists).toEqual([{ id: 'scars', name: 'scars', rows: [] }]);
    const filled = scripted(
      editList,
      { scene, list: 'scars', rows: ['chin', 'hand'], add: 'brow' },
      DEFAULTS,
      [],
    );
    expect(applyEffects(scene, filled.outcome.effects).lists[0]?.rows).toEqual(['chin', 'hand', 'brow']);
    expect(scripted(deleteList, { scene, list: 'scars' }, DEFAULTS, []).outcome.outcome).toMatchObject({
      reason: 'protected-list',
    });
  });
  test('new ones are made and unmade', () => {
    const made = scripted(editList, { scene, name: 'Wetter', add: 'Regen' }, DEFAULTS, []);
    const world = applyEffects(scene, made.outcome.effects);
    expect(world.lists[1]).toEqual({ id: 'wetter', name: 'Wetter', rows: ['Regen'] });
    const longer = scripted(editList, { scene: world, list: 'wetter', add: 'Nebel' }, DEFAULTS, []);
    expect(applyEffects(world, longer.outcome.effects).lists[1]?.rows).toEqual(['Regen', 'Nebel']);
    const gone = scripted(deleteList, { scene: world, list: 'wetter' }, DEFAULTS, []);
    expect(applyEffects(world, gone.outcome.effects).lists).toHaveLength(1);
  });
  test('have 100 rows at most', () => {
    const rows = new Array<string>(100).fill('row');
    expect(scripted(editList, { scene, list: 'scars', rows }, DEFAULTS, []).outcome.outcome).toMatchObject({
      list: 'scars',
    });
    const reasons = [
      scripted(editList, { scene, list: 'scars', rows, add: 'one more' }, DEFAULTS, []),
      scripted(editList, { scene, list: 'omens' }, DEFAULTS, []),
      scripted(editList, { scene }, DEFAULTS, []),
      scripted(editList, { scene, name: 'Scars' }, DEFAULTS, []),
      scripted(deleteList, { scene, list: 'omens' }, DEFAULTS, []),
    ].map(({ outcome }) => (outcome.outcome.kind === 'refused' ? outcome.outcome.reason : null));
    expect(reasons).toEqual(['list-too-long', 'unknown-list', 'nothing-changes', 'id-taken', 'unknown-list']);
  });
});

test('[PW-R-11] circumstances get a name and a size, another size, and go with size 0', () => {
  const set = (label: string, amount: number, of = sceneWith([])) =>
    applyEffects(of, scripted(editPresets, { scene: of, label, amount }, DEFAULTS, []).outcome.effects);
  const fog = set('fog', -3);
  expect(fog.presets).toEqual([{ label: 'fog', amount: -3 }]);
  expect(set('fog', -2, fog).presets).toEqual([{ label: 'fog', amount: -2 }]);
  expect(set('fog', 0, fog).presets).toEqual([]);
});
