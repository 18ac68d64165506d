import { script, type Tape } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import type { House } from '../../src/data/house-rules.ts';
import { applyEffects } from '../../src/effects.ts';
import { type Figure, figureOf, type Item } from '../../src/model.ts';
import { craft, freeId, rework, workUnpaid } from '../../src/rules/crafting.ts';
import { massProduce } from '../../src/rules/mass-production.ts';
import { DEFAULTS, hero, house, itemWith, sceneWith } from '../fixtures.ts';

const sword = itemWith({ id: 'sword', kind: 'weapon', weaponType: 'sword', simplePrice: 40 });
const hammer = { id: 'hammer', kind: 'tool', quality: 12 };
/** Four W20 with a value of 14; the tool caps equals and runs at 12. */
const smith = (masteryGrade: number, more: object = {}): Figure =>
  hero({
    skills: { weaponsmith: { value: 14, bonusDice: 3, masteryGrade } },
    inventory: [hammer],
    materials: { sword: 3, knife: 1 },
    ...more,
  });
const refusal = (reason: string) => ({ kind: 'refused', reason });

function makes(
  figure: Figure,
  answers: Tape,
  piece: Item = sword,
  rules: House = DEFAULTS,
  workplace = true,
) {
  const scene = sceneWith([figure]);
  const input = { scene, figure: 'hero', piece, tool: 'hammer', workplace };
  const { outcome, effects } = script(craft, input, rules, answers).outcome;
  const after = applyEffects(scene, effects);
  return { outcome, after, smith: figureOf(after, 'hero') as Figure };
}

describe('crafting without a grade', () => {
  test('[HH-SMI-02] [HH-SMI-03] [HH-SMI-05] a Siebwurf: its number is the quality; material and half a day are gone', () => {
    // Keep 12 and 12, throw two again: 24, and 20 is the most.
    const { outcome, after, smith: made } = makes(smith(0), [[2, 3, 12, 12], '12,12', [5, 9], '9,5']);
    expect(outcome).toEqual({ success: true, total: 24, quality: 20, effects: 0 });
    expect(made.inventory[1]).toMatchObject({ id: 'sword', quality: 20, qualityTotal: 24, effects: [] });
    expect(made.materials['sword']).toBe(2);
    expect(after.clock).toBe(480 + 240);
  });

  test('[HH-SMI-04] equals only up to the skill and the quality of the tool, whichever is lower', () => {
    // 13 and 13: within the skill, above the tool.
    expect(makes(smith(0), [[2, 3, 13, 13], '13,13,3,2']).outcome).toMatchObject({ total: 13, quality: 13 });
  });

  test('[HH-SMI-06] without a 4: a failure, and the material is spoilt', () => {
    const { outcome, smith: failed } = makes(smith(0), [[2, 2, 3, 3], '3,3,2,2']);
    expect(outcome).toEqual({ success: false, total: 0, quality: 0, effects: 0 });
    expect(failed.inventory).toHaveLength(1);
    expect(failed.materials['sword']).toBe(2);
  });
});

describe('crafting with a grade', () => {
  test('[HH-SMI-03] [HH-SMI-07] [HH-SMI-08] [HH-PROC-08] a Kaskadenwurf: 12,12,11,10 makes quality 20 with one effect of size 2', () => {
    const answers = [[10, 11, 12, 12], '12,12,11,10', '26+1', 'TS'];
    const { outcome, smith: made } = makes(smith(1), answers);
    expect(outcome).toEqual({ success: true, total: 26, quality: 20, effects: 1 });
    expect(made.inventory[1]?.effects).toEqual([{ code: 'TS', size: 2 }]);
  });

  test('[HH-SMI-08] [HH-LRN-11] the grade limits the effects', () => {
    expect(() => makes(smith(1), [[10, 11, 12, 12], '12,12,11,10', '24+2'])).toThrow(/illegal-choice/);
    const two = makes(smith(2), [[10, 11, 12, 12], '12,12,11,10', '24+2', 'W', 'E']);
    expect(two.smith.inventory[1]?.effects).toEqual([
      { code: 'W', size: 2 },
      { code: 'E', size: 2 },
    ]);
  });

  test('[HH-R-76] tools never carry effects', () => {
    const knife = itemWith({ id: 'knife', kind: 'tool' });
    const { outcome } = makes(smith(3), [[10, 11, 12, 12], '12,12,11,10'], knife);
    expect(outcome).toEqual({ success: true, total: 28, quality: 20, effects: 0 });
  });

  test('[HH-SMI-09] [HH-R-70] a total of 31 makes effects of size 3', () => {
    const better = smith(1, { inventory: [{ ...hammer, quality: 20 }] });
    const answers = [[13, 14, 14, 14], '14,14,14,13', '42+1', 'W'];
    expect(makes(better, answers).smith.inventory[1]?.effects).toEqual([{ code: 'W', size: 3 }]);
  });
});

describe('what it needs', () => {
  test('[HH-SMI-01] metal weapons and simple tools', () => {
    const club = itemWith({ id: 'club', kind: 'weapon', metal: false });
    expect(makes(smith(0), [], club).outcome).toEqual(refusal('not-made-of-metal'));
    expect(makes(smith(0), [], itemWith({ id: 'mail', kind: 'armour' })).outcome).toEqual(
      refusal('not-made-of-metal'),
    );
  });

  test('[HH-SMI-02] material, a workplace and own tools', () => {
    expect(makes(smith(0, { materials: {} }), []).outcome).toEqual(refusal('no-material'));
    expect(makes(smith(0), [], sword, DEFAULTS, false).outcome).toEqual(refusal('no-workplace'));
    expect(makes(smith(0, { inventory: [] }), []).outcome).toEqual(refusal('no-tool'));
    expect(makes(smith(0, { skills: {} }), []).outcome).toEqual(refusal('unknown-skill'));
  });

  test('a second piece gets an id of its own', () => {
    expect(freeId(smith(0), 'hammer')).toBe('hammer-2');
    expect(freeId(smith(0), 'sword')).toBe('sword');
  });
});

describe('rework', () => {
  const blade = { id: 'sword', kind: 'weapon', quality: 14 };
  const reworks = (effects: readonly object[], answers: Tape, rules: House = DEFAULTS, grade = 3) => {
    const scene = sceneWith([smith(grade, { inventory: [hammer, { ...blade, effects }] })]);
    const input = { scene, figure: 'hero', item: 'sword', tool: 'hammer', workplace: true };
    const { outcome, effects: changes } = script(rework, input, rules, answers).outcome;
    const after = figureOf(applyEffects(scene, changes), 'hero') as Figure;
    return { outcome, item: after.inventory[1], material: after.materials['sword'] };
  };
  const one = [{ code: 'W', size: 1 }];

  test('[HH-SMI-10] [HH-R-71] 20 for an item without effects; it becomes better and gets new ones', () => {
    const { outcome, item } = reworks([], [[10, 11, 12, 12], '12,12,11,10', '26+1', 'E']);
    expect(outcome).toMatchObject({ success: true, quality: 20, effects: 1 });
    expect(item).toMatchObject({ quality: 20, effects: [{ code: 'E', size: 2 }] });
  });

  test('[HH-SMI-10] [HH-R-72] below the minimum nothing changes, but material is used', () => {
    // One effect: 21 is needed; 9 and 9 are 18, and 2 for the 10.
    const { outcome, item, material } = reworks(one, [[2, 9, 9, 10], '10,9,9,2', '20+0']);
    expect(outcome).toMatchObject({ success: false, total: 20 });
    expect(item).toMatchObject({ quality: 14, effects: one });
    expect(material).toBe(2);
  });

  test('[HH-R-71] quality never falls', () => {
    const { item } = reworks([], [[10, 11, 12, 12], '12,12,11,10', '28+0']);
    expect(item).toMatchObject({ quality: 20 });
  });

  test('[HH-R-71] `rework.index` = after: the effects it will have count', () => {
    // 24 with two effects more: 20 is enough for none before, 26 is needed for two afterwards.
    const answers = [[10, 11, 12, 12], '12,12,11,10', '24+2'];
    expect(reworks([], [...answers, 'W', 'E']).outcome).toMatchObject({ success: true });
    const afterwards = house({ 'rework.index': 'after' });
    expect(reworks([], answers, afterwards).outcome).toMatchObject({ success: false });
  });

  test('[HH-R-72] the grade counts what is on the item already', () => {
    // MG 1 and one effect there: no choice, all dice go into the total.
    expect(reworks(one, [[10, 11, 12, 12], '12,12,11,10'], DEFAULTS, 1).outcome).toMatchObject({
      total: 28,
      effects: 0,
    });
  });
});

describe('mass production', () => {
  const produces = (answers: Tape, rules: House = DEFAULTS, material = 5) => {
    const scene = sceneWith([smith(0, { materials: { sword: material } })]);
    const input = { scene, figure: 'hero', piece: sword, tool: 'hammer', workplace: true };
    const { outcome, effects } = script(massProduce, input, rules, answers).outcome;
    return { outcome, smith: figureOf(applyEffects(scene, effects), 'hero') as Figure };
  };

  test('[HH-SMI-11] the quality die, and one piece more for each die not below it', () => {
    const { outcome, smith: made } = produces([[3, 8, 11, 15], '8x3']);
    expect(outcome).toEqual({ quality: 8, pieces: 3 });
    expect(made.inventory.slice(1).map(({ id, quality }) => [id, quality])).toEqual([
      ['sword', 8],
      ['sword-2', 8],
      ['sword-3', 8],
    ]);
    expect(made.materials['sword']).toBe(2);
    expect(produces([[3, 8, 11, 15], '15x1']).outcome).toEqual({ quality: 15, pieces: 1 });
  });

  test('[HH-R-73] `mass.countQualityDieTwice`', () => {
    const twice = house({ 'mass.countQualityDieTwice': true });
    expect(produces([[3, 8, 11, 15], '8x4'], twice).outcome).toEqual({ quality: 8, pieces: 4 });
  });

  test('[HH-R-73] no more pieces than material', () => {
    expect(produces([[3, 8, 11, 15], '8x2'], DEFAULTS, 2).outcome).toEqual({ quality: 8, pieces: 2 });
  });

  test('[HH-R-73] 1s are settled first, and without a 4 the material of one piece is spoilt', () => {
    // The 1 takes the 9 with it: 2 and 3 are left.
    const { outcome, smith: failed } = produces([[1, 2, 3, 9]]);
    expect(outcome).toEqual({ pieces: 0, quality: 0 });
    expect(failed.materials['sword']).toBe(4);
  });
});

describe('unpaid work', () => {
  const works = (answers: Tape) => {
    const scene = sceneWith([smith(0, { materials: {} })]);
    const input = { scene, figure: 'hero', piece: sword, craftsman: 'Alrik', tool: 'hammer' };
    const { outcome, effects } = script(workUnpaid, input, DEFAULTS, answers).outcome;
    return { outcome, smith: figureOf(applyEffects(scene, effects), 'hero') as Figure };
  };

  test('[HH-SMI-13] a piece that succeeds earns a discount with this craftsman', () => {
    const { outcome, smith: after } = works([[2, 3, 5, 9], '9,5,3,2']);
    expect(outcome).toMatchObject({ success: true, quality: 9 });
    expect(after.unpaidPieces).toEqual({ Alrik: { sword: 1 } });
    expect(after.inventory).toHaveLength(1); // the piece is his
    expect(works([[2, 2, 3, 3], '3,3,2,2']).smith.unpaidPieces).toEqual({});
  });
});
