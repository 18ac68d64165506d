import type { Fact } from '@tafelrunde/kernel';
import { scripted } from '@tafelrunde/testkit';
import { describe, expect, test } from 'vitest';
import { applyEffects } from '../../src/effects.ts';
import { levelUp, raiseAttribute, raiseDerived, raiseSkill } from '../../src/rules/advancement.ts';
import * as schemas from '../../src/schemas.ts';
import { words } from '../../src/text/words.ts';
import { after, DEFAULTS, type FigureInput, hero, house, sceneWith } from '../fixtures.ts';

const budget = { attributeSteps: 1, skillRaises: 3, derivedPoints: 1 };
const sceneOf = (figure: FigureInput = {}) => sceneWith([hero({ budget, level: 2, ...figure })]);

describe('[PW-CHK-04] [PW-ADD-01] raising a Probe', () => {
  const raise = (figure: FigureInput, skill = 'sneak', h = DEFAULTS) => {
    const scene = sceneOf(figure);
    const { outcome } = scripted(raiseSkill, { scene, figure: 'hero', skill }, h, []);
    return { ...outcome, figure: after(scene, outcome.effects) };
  };

  test('[PW-R-15] one place up the ladder, one raise more, one less to spend', () => {
    const { outcome, figure } = raise({});
    expect(outcome).toEqual({ kind: 'raised', skill: 'sneak', die: 6, raises: 1 });
    expect(figure.skills['sneak']).toEqual({ die: 6, raises: 1, modifier: 0 });
    expect(figure.budget.skillRaises).toBe(2);
  });

  test('the ladder is W4, W6, W8, W10, W12', () => {
    const ends = ([4, 6, 8, 10] as const).map(
      (die) => raise({ skills: { sneak: die } }).figure.skills['sneak']?.die,
    );
    expect(ends).toEqual([6, 8, 10, 12]);
  });

  test('ends at W12, or goes on as a bonus that counts as a raise', () => {
    expect(raise({ skills: { sneak: 12 } }).outcome).toMatchObject({ reason: 'die-at-top' });
    const bonus = house({ beyondTop: 'bonus' });
    expect(raise({ skills: { sneak: 12 } }, 'sneak', bonus).figure.skills['sneak']).toEqual({
      die: 12,
      raises: 5,
      modifier: 1,
    });
  });

  test('[PW-ADD-03] needs a raise in the budget, and one Probe goes up once per level', () => {
    expect(raise({ budget: { ...budget, skillRaises: 0 } }).outcome).toMatchObject({
      reason: 'no-raise-left',
    });
    const once = raise({ raisedThisLevel: { sneak: 1 } });
    expect(once.outcome).toMatchObject({ reason: 'raised-this-level' });
    const twice = house({ 'levelUp.maxRaisesPerSkill': 2 });
    expect(raise({ raisedThisLevel: { sneak: 1 } }, 'sneak', twice).figure.raisedThisLevel).toEqual({
      sneak: 2,
    });
  });

  test('[PW-ADD-02] before the first level-up it is creation: several raises of one Probe, up to W10', () => {
    const once = raise({ level: 1, raisedThisLevel: { sneak: 1 }, skills: { sneak: 6 } });
    expect(once.figure.skills['sneak']?.die).toBe(8);
    const above = { reason: 'above-creation-maximum' };
    expect(raise({ level: 1, skills: { sneak: 10 } }).outcome).toMatchObject(above);
  });

  test('unknown figures and Proben are refused', () => {
    expect(raise({}, 'juggling').outcome).toMatchObject({ reason: 'unknown-skill' });
    const nobody = { scene: sceneOf(), figure: 'x', skill: 'sneak' };
    expect(scripted(raiseSkill, nobody, DEFAULTS, []).outcome.outcome).toMatchObject({
      reason: 'unknown-figure',
    });
  });
});

describe('[PW-ADD-03] a level-up', () => {
  const level = (answers: readonly string[], h = DEFAULTS, figure: FigureInput = {}) => {
    const scene = sceneOf({ budget: { attributeSteps: 0, skillRaises: 0, derivedPoints: 0 }, ...figure });
    const { outcome } = scripted(levelUp, { scene, figure: 'hero' }, h, answers);
    if (outcome.outcome.kind !== 'levelled') throw new Error('refused');
    expect(after(scene, outcome.effects)).toEqual(outcome.outcome.character);
    return outcome.outcome.character;
  };

  test('gives 3 raises and 1 derived point, spent at once or kept', () => {
    expect(level(['later', 'later'])).toMatchObject({
      level: 3,
      budget: { attributeSteps: 0, skillRaises: 3, derivedPoints: 1 },
    });
    const spent = level(['sneak', 'notice', 'climb', 'hitPoints']);
    expect(spent).toMatchObject({ budget: { skillRaises: 0, derivedPoints: 0 }, hitPoints: 20 });
    expect(spent.skills).toMatchObject({ sneak: { die: 6 }, notice: { die: 6 }, climb: { die: 6 } });
  });

  test('the same Probe is not offered twice, until the next level', () => {
    expect(() => level(['sneak', 'sneak'])).toThrow('illegal');
    expect(
      level(['sneak', 'later', 'later'], DEFAULTS, { raisedThisLevel: { sneak: 1 } }).skills['sneak']?.die,
    ).toBe(6);
  });

  test('sizes are the table’s, attribute steps included', () => {
    const rich = house({ 'levelUp.skillRaises': 1, 'levelUp.derivedPoints': 0, 'levelUp.attributeSteps': 2 });
    expect(level(['later'], rich).budget).toEqual({ attributeSteps: 2, skillRaises: 1, derivedPoints: 0 });
  });

  test('unspent raises stay', () => {
    const kept = level(['later', 'later'], DEFAULTS, {
      budget: { attributeSteps: 0, skillRaises: 2, derivedPoints: 0 },
    });
    expect(kept.budget.skillRaises).toBe(5);
  });

  test('nobody is nobody', () => {
    const nobody = { scene: sceneOf(), figure: 'x' };
    expect(scripted(levelUp, nobody, DEFAULTS, []).outcome.outcome).toMatchObject({
      reason: 'unknown-figure',
    });
  });
});

describe('[PW-DER-03] [PW-ADD-03] a derived point', () => {
  test('is +1 to one value; a maximum takes the current value along', () => {
    const scene = sceneOf({ hitPoints: 10 });
    const { outcome } = scripted(raiseDerived, { scene, figure: 'hero', derived: 'hitPoints' }, DEFAULTS, []);
    expect(after(scene, outcome.effects)).toMatchObject({
      derivedModifiers: { hitPoints: 1 },
      hitPoints: 11,
      budget: { derivedPoints: 0 },
    });
    const none = applyEffects(scene, outcome.effects);
    const again = { scene: none, figure: 'hero', derived: 'mana' as const };
    expect(scripted(raiseDerived, again, DEFAULTS, []).outcome.outcome).toMatchObject({
      reason: 'no-point-left',
    });
    expect(scripted(raiseDerived, { ...again, figure: 'x' }, DEFAULTS, []).outcome.outcome).toMatchObject({
      reason: 'unknown-figure',
    });
  });
});

describe('[PW-ADD-03] an attribute step', () => {
  const step = (figure: FigureInput, id = 'hero') => {
    const scene = sceneOf(figure);
    const input = { scene, figure: id, attribute: 'will' as const };
    const { outcome } = scripted(raiseAttribute, input, DEFAULTS, []);
    return { outcome: outcome.outcome, figure: after(scene, outcome.effects) };
  };
  test('is one place up, where the table grants any', () => {
    const { outcome, figure } = step({ attributes: { will: { die: 6, modifier: 1 } } });
    expect(outcome).toEqual({ kind: 'raised', attribute: 'will', die: 8 });
    expect(figure).toMatchObject({
      attributes: { will: { die: 8, modifier: 1 } },
      mana: 9,
      budget: { attributeSteps: 0 },
    });
  });
  test('is refused without a step, and at W12', () => {
    expect(step({ budget: { ...budget, attributeSteps: 0 } }).outcome).toMatchObject({
      reason: 'no-step-left',
    });
    expect(step({ attributes: { will: 12 } }).outcome).toMatchObject({ reason: 'die-at-top' });
    const young = step({ level: 1, attributes: { will: 10 } }); // PW-ADD-02
    expect(young.outcome).toMatchObject({ reason: 'above-creation-maximum' });
    expect(step({}, 'x').outcome).toMatchObject({ reason: 'unknown-figure' });
  });
});

test('[PW-ADD-02] points of creation do not leak into level 2, and that they are lost is told', () => {
  // A sheet that says nothing of its budget: ten steps and fifteen raises, less what its dice have used.
  const fresh = schemas.figure.parse({ id: 'hero', attributes: { agility: 8 }, skills: { sneak: 6 } });
  expect(fresh.budget).toEqual({ attributeSteps: 8, skillRaises: 14, derivedPoints: 0 });
  const scene = sceneWith([fresh]);
  const run = scripted(levelUp, { scene, figure: 'hero' }, DEFAULTS, ['later', 'later']);
  expect(after(scene, run.outcome.effects).budget).toEqual({
    attributeSteps: 0,
    skillRaises: 3,
    derivedPoints: 1,
  });
  expect(run.facts).toContainEqual({ kind: 'waived', attributeSteps: 8, skillRaises: 14 });
  // What later levels have left stays.
  const level2 = { ...fresh, level: 2, budget: { attributeSteps: 0, skillRaises: 2, derivedPoints: 1 } };
  const again = scripted(levelUp, { scene: sceneWith([level2]), figure: 'hero' }, DEFAULTS, [
    'later',
    'later',
  ]);
  expect(after(sceneWith([level2]), again.outcome.effects).budget).toEqual({
    attributeSteps: 0,
    skillRaises: 5,
    derivedPoints: 2,
  });
  expect(schemas.figure.parse({ id: 'hero', level: 2 }).budget).toEqual({
    attributeSteps: 0,
    skillRaises: 0,
    derivedPoints: 0,
  });
});

test('[PW-ADD-01] a W12 is not raised, whatever is left to spend, and that is said in words', () => {
  for (const skillRaises of [0, 5]) {
    const budget = { attributeSteps: 0, skillRaises, derivedPoints: 0 };
    const top = hero({ level: 3, skills: { sneak: 12 }, budget });
    const { outcome } = scripted(
      raiseSkill,
      { scene: sceneWith([top]), figure: 'hero', skill: 'sneak' },
      DEFAULTS,
      [],
    ).outcome;
    expect(outcome).toEqual({ kind: 'refused', reason: 'die-at-top' });
    expect(words.de.fact(outcome as Fact)).toBe('Größer als ein W12 wird kein Würfel. Wähle etwas anderes.');
  }
});
