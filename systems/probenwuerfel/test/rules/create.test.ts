import { idFrom } from '@tafelrunde/system';
import { scripted } from '@tafelrunde/testkit';
import { describe, expect, test } from 'vitest';
import { TEMPLATES } from '../../src/data/templates.ts';
import type { Figure } from '../../src/model.ts';
import { type CreateInput, createCharacter } from '../../src/rules/create.ts';
import { emptyScene } from '../../src/scene.ts';
import { DEFAULTS, hero, house, sceneWith } from '../fixtures.ts';

const input = (overrides: Partial<CreateInput> = {}): CreateInput => ({
  scene: emptyScene,
  name: 'Mira',
  player: '',
  template: 'free',
  weapon: 'none',
  armour: 0,
  ...overrides,
});
const run = (i: CreateInput, answers: readonly string[] = [], h = DEFAULTS) =>
  scripted(createCharacter, i, h, answers);
function made(i: CreateInput, answers: readonly string[] = [], h = DEFAULTS): Figure {
  const { outcome } = run(i, answers, h).outcome;
  if (outcome.kind !== 'created') throw new Error(outcome.reason);
  return outcome.character;
}
const reason = (i: CreateInput, h = DEFAULTS) => run(i, [], h).outcome.outcome;

describe('[PW-ADD-02] points', () => {
  test('[PW-R-16] [PW-ATT-03] every attribute starts at W4, ten steps are given out', () => {
    const mira = made(input({ attributes: { agility: 10, perception: 8, will: 6 }, skills: { sneak: 3 } }));
    expect(mira.attributes.agility).toEqual({ die: 10, modifier: 0 });
    expect(mira.attributes.strength).toEqual({ die: 4, modifier: 0 });
    expect(mira.skills).toEqual({ sneak: { die: 10, raises: 3, modifier: 0 } });
    expect(mira).toMatchObject({ level: 1, side: 'pc', hitPoints: 19, mana: 6 }); // 15 + 4, Max Wil
  });

  test('[PW-CHK-03] all Proben start at W4', () => {
    expect(made(input({ attributes: {}, skills: {} })).skills).toEqual({});
  });

  test('eleven steps or sixteen raises are too many', () => {
    const eleven = { agility: 10, perception: 10, will: 10, humour: 8 } as const; // 3 + 3 + 3 + 2
    expect(reason(input({ attributes: eleven, skills: {} }))).toMatchObject({ reason: 'too-many-steps' });
    const sixteen = { sneak: 3, notice: 3, climb: 3, sprint: 3, swim: 3, ride: 1 };
    expect(reason(input({ attributes: {}, skills: sixteen }))).toMatchObject({ reason: 'too-many-raises' });
    const more = house({ 'creation.attributeSteps': 11, 'creation.skillRaises': 16 });
    expect(made(input({ attributes: eleven, skills: sixteen }), [], more).name).toBe('Mira');
  });

  test('nothing above W10 at creation', () => {
    const above = { reason: 'above-creation-maximum' };
    expect(reason(input({ attributes: { agility: 12 }, skills: {} }))).toMatchObject(above);
    expect(reason(input({ attributes: {}, skills: { sneak: 4 } }))).toMatchObject(above);
    const twelve = house({ 'creation.maxDie': 12 });
    expect(
      made(input({ attributes: { agility: 12 }, skills: { sneak: 4 } }), [], twelve).skills['sneak']?.die,
    ).toBe(12);
  });

  test('asked step by step, until done; the rest is lost', () => {
    const answers = ['agility', 'agility', 'done', 'sneak', 'done'];
    const mira = made(input(), answers);
    expect(mira.attributes.agility.die).toBe(8);
    expect(mira.skills['sneak']).toMatchObject({ die: 6, raises: 1 });
    expect(mira.budget).toEqual({ attributeSteps: 0, skillRaises: 0, derivedPoints: 0 });
    expect(run(input(), answers).facts).toContainEqual({
      kind: 'waived',
      attributeSteps: 8,
      skillRaises: 14,
    });
  });

  test('what has reached W10 is not offered again', () => {
    const up = ['agility', 'agility', 'agility'];
    expect(() => made(input({ skills: {} }), [...up, 'agility'])).toThrow('illegal');
    const one = house({ 'creation.skillRaises': 4 });
    expect(() => made(input({ attributes: {} }), ['ride', 'ride', 'ride', 'ride'], one)).toThrow('illegal');
  });
});

describe('[PW-ADD-02] quick', () => {
  test('every attribute W6 and no steps', () => {
    const mira = made(input({ mode: 'quick', skills: {} }));
    expect(Object.values(mira.attributes).map(({ die }) => die)).toEqual(new Array(10).fill(6));
    expect(reason(input({ mode: 'quick', attributes: { will: 8 }, skills: {} }))).toMatchObject({
      reason: 'too-many-steps',
    });
    // A lower die elsewhere does not pay for it.
    const swapped = { will: 8, humour: 4 } as const;
    expect(reason(input({ mode: 'quick', attributes: swapped, skills: {} }))).toMatchObject({
      reason: 'too-many-steps',
    });
  });
  test('is the table’s choice where the player says nothing', () => {
    const mira = made(input({ skills: {} }), [], house({ 'creation.mode': 'quick' }));
    expect(mira.attributes.will.die).toBe(6);
  });
});

test('weapon and armour to begin with', () => {
  const mira = made(input({ attributes: {}, skills: {}, weapon: 'bow', armour: 2 }));
  expect(mira.weapons).toEqual([
    { name: 'bow', weaponSkill: 'marksmanship', parryMod: 0, canParry: false, wielded: true },
  ]);
  expect(mira.armour?.value).toBe(2);
});

test('[PW-R-18] where the table freezes derived values, creation stores them', () => {
  const frozen = made(
    input({ attributes: { constitution: 8 }, skills: {} }),
    [],
    house({ 'derived.live': false }),
  );
  expect(frozen.frozen).toMatchObject({ hitPoints: 23, mana: 4 });
  expect(made(input({ attributes: {}, skills: {} })).frozen).toBeNull();
});

test('templates use up exactly the budget', () => {
  for (const template of TEMPLATES) {
    const figure = made(input({ template }));
    const steps = Object.values(figure.attributes).reduce((sum, { die }) => sum + (die - 4) / 2, 0);
    const raises = Object.values(figure.skills).reduce((sum, one) => sum + one.raises, 0);
    expect([steps, raises], template).toEqual([10, 15]);
  }
});

test('ids come from names and are taken once; Proben have to exist', () => {
  expect([idFrom('Örtlich Müßig'), idFrom('  ')]).toEqual(['ortlich-mussig', 'figure']);
  expect(reason(input({ scene: sceneWith([hero({ id: 'mira' })]) }))).toMatchObject({ reason: 'id-taken' });
  expect(reason(input({ attributes: {}, skills: { juggling: 1 } }))).toMatchObject({
    reason: 'unknown-skill',
  });
});
