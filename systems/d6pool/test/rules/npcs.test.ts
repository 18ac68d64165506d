import { scripted } from '@tafelrunde/testkit';
import { describe, expect, test } from 'vitest';
import type { Input } from '../../src/actions/inputs.ts';
import { ARCHETYPE_IDS, ARCHETYPES } from '../../src/data/npcs.ts';
import { attributeTotal, spentSkillDice } from '../../src/rules/budget.ts';
import { characterProblems } from '../../src/rules/character-problems.ts';
import { carryingCapacity } from '../../src/rules/encumbrance.ts';
import { createNpc } from '../../src/rules/npcs.ts';
import { changeTrait, isBalanced } from '../../src/rules/traits.ts';
import { after, DEFAULTS, hero, house, sceneWith } from '../fixtures.ts';

const npc = (overrides: Partial<Input<'create-npc'>>, h = DEFAULTS) => {
  const scene = sceneWith([hero()]);
  const input: Input<'create-npc'> = {
    scene,
    name: 'Somebody',
    side: 'enemies',
    level: 0,
    archetype: 'thug',
    skillCount: 6,
    ...overrides,
  };
  const { outcome, effects } = scripted(createNpc, input, h, []).outcome;
  return { outcome, figure: () => after(scene, effects, overrides.id ?? 'somebody') };
};

describe('minor NPCs', () => {
  test('[DP-NPC-02] one die in each attribute and in six to eight skills', () => {
    const guard = npc({ archetype: 'guard' }).figure();
    expect(Object.values(guard.attributes)).toEqual([1, 1, 1, 1, 1, 1]);
    expect(Object.values(guard.skills)).toEqual([1, 1, 1, 1, 1, 1]);
    expect(Object.keys(npc({ archetype: 'guard', skillCount: 8 }).figure().skills)).toHaveLength(8);
    expect(characterProblems(guard, house({ npcValidation: 'strict' }))).toEqual([]);
  });

  test('[DP-NPC-03] [DP-R-105] Barry Bigelow, taxi driver of level 0', () => {
    const barry = npc({ archetype: 'barry', name: 'Barry Bigelow', id: 'barry' }).figure();
    expect(barry).toMatchObject({
      level: 0,
      attributes: { strength: 2, dexterity: 2, endurance: 1, intelligence: 1, charisma: 1, perception: 1 },
      skills: { art: 1, driving: 3 },
      advantages: { eagleEye: 1 },
      disadvantages: { poverty: 1 },
    });
    expect(barry.languages.map(({ language, dice }) => [language, dice])).toEqual([
      ['english', 2],
      ['italian', 4],
    ]);
    expect(carryingCapacity(barry)).toBe(3); // 2 + 1
    expect(barry.attributes.dexterity + (barry.skills['driving'] ?? 0)).toBe(5);
  });

  test('[DP-R-105] deviations are one note, or all of them if the table is strict', () => {
    const barry = npc({ archetype: 'barry', id: 'barry' }).figure();
    expect(characterProblems(barry, DEFAULTS)).toEqual([
      { code: 'npc-differs', at: 'level', rule: 'DP-R-105', data: { level: 0 } },
    ]);
    expect(characterProblems(barry, house({ npcValidation: 'strict' }))).toEqual([
      { code: 'more-than-one-die', at: 'attributes', rule: 'DP-NPC-02' },
    ]);
  });

  test('[DP-NPC-03] values of one’s own stand over the archetype', () => {
    const { attributes, skills } = npc({ attributes: { strength: 4 }, skills: { law: 2 } }).figure();
    expect([attributes.strength, attributes.charisma, skills['law']]).toEqual([4, 1, 2]);
  });
});

describe('important NPCs', () => {
  test('[DP-NPC-01] [DP-XP-09] an agent of level 6 has 17 attribute dice and 22 skill dice', () => {
    const agent = npc({ archetype: 'agent', level: 6 }).figure();
    expect(attributeTotal(agent)).toBe(17);
    expect(spentSkillDice(agent)).toBe(22);
  });

  test.each(
    ARCHETYPE_IDS.flatMap((archetype) => [1, 2, 3, 4, 5, 6, 7, 8].map((level) => ({ archetype, level }))),
  )('[DP-NPC-01] $archetype of level $level keeps to the table', ({ archetype, level }) => {
    const figure = npc({ archetype, level }).figure();
    expect(characterProblems(figure, house({ npcValidation: 'strict' }))).toEqual([]);
  });

  test('[DP-NPC-01] every archetype names six attributes and eight skills', () => {
    for (const archetype of ARCHETYPE_IDS) {
      expect(new Set(ARCHETYPES[archetype].attributes).size).toBe(6);
      expect(new Set(ARCHETYPES[archetype].skills).size).toBe(8);
    }
  });

  test('[DP-R-104] there is no level 9, unless the table goes on', () => {
    expect(npc({ level: 9 }).outcome).toMatchObject({ reason: 'highest-level' });
    expect(attributeTotal(npc({ level: 9 }, house({ levelCap: 'extrapolate' })).figure())).toBe(20);
    expect(npc({ id: 'hero' }).outcome).toMatchObject({ reason: 'id-taken' });
  });

  test('[DP-GEN-06] [DP-ABL-02] a creature has attributes and skills like everybody', () => {
    expect(npc({ archetype: 'puma', id: 'puma' }).figure()).toMatchObject({
      kind: 'creature',
      attributes: { strength: 3, endurance: 2, dexterity: 3, intelligence: 1, charisma: 1, perception: 3 },
      skills: { sneaking: 2, unarmedCombat: 2 },
      inventory: [{ weapon: 'claws', dice: 2, addsStrength: true, types: ['cut'] }],
    });
    expect(npc({ archetype: 'agent', level: 1 }).figure().abilities).not.toEqual([]);
  });
});

describe('advantages and disadvantages in play', () => {
  const change = (answers: readonly (readonly string[])[], dice = 2) => {
    const scene = sceneWith([hero({ advantages: { lucky: 1 } })]);
    const input = { scene, figure: 'hero', of: 'advantages', trait: 'lucky', dice } as const;
    const { outcome, effects } = scripted(changeTrait, input, DEFAULTS, answers).outcome;
    return { outcome, figure: after(scene, effects, 'hero') };
  };

  test('[DP-XP-13] [DP-ADV-05] they change if player and GM agree, and only then', () => {
    expect(change([['agree', 'agree']]).figure.advantages).toEqual({ lucky: 2 });
    expect(change([['agree', 'agree']], 0).figure.advantages).toEqual({});
    expect(change([['agree', 'refuse']])).toMatchObject({
      outcome: { kind: 'refusedByOne' },
      figure: { advantages: { lucky: 1 } },
    });
  });

  test('[DP-ADV-02] equal worth: two dice of advantages against two of disadvantages', () => {
    expect(isBalanced({ attractive: 2 }, { poverty: 1, enemies: 1 })).toBe(true);
    expect(isBalanced({ attractive: 2 }, { poverty: 1 })).toBe(false);
  });
});
