import { scripted } from '@tafelrunde/testkit';
import { describe, expect, test } from 'vitest';
import { NPC_TEMPLATES } from '../../src/data/templates.ts';
import { applyEffects } from '../../src/effects.ts';
import { figureOf } from '../../src/model.ts';
import { addNpc, removeNpc } from '../../src/rules/npcs.ts';
import { DEFAULTS, hero, npc, sceneWith } from '../fixtures.ts';

describe('[PW-R-16] figures of the GM', () => {
  test('have a full sheet from a template', () => {
    const scene = sceneWith([]);
    const run = scripted(addNpc, { scene, name: 'Wache', category: 'guard' }, DEFAULTS, []);
    expect(figureOf(applyEffects(scene, run.outcome.effects), 'wache')).toMatchObject({
      side: 'npc',
      attributes: { perception: { die: 6 }, will: { die: 4 } },
      skills: { notice: { die: 6, raises: 1 } },
      hitPoints: 21, // 15 + 6
      weapons: [{ name: 'sword' }],
      armour: { value: 1 },
    });
  });
  test('of the same name get ids of their own; a given id is taken once', () => {
    let scene = sceneWith([]);
    for (const expected of ['wache', 'wache-2', 'wache-3']) {
      const { outcome } = scripted(addNpc, { scene, name: 'Wache', category: 'guard' }, DEFAULTS, []);
      expect(outcome.outcome).toEqual({ kind: 'added', figure: expected });
      scene = applyEffects(scene, outcome.effects);
    }
    const twice = { scene, id: 'wache', name: 'Wache', category: 'wolf' } as const;
    expect(scripted(addNpc, twice, DEFAULTS, []).outcome.outcome).toMatchObject({ reason: 'id-taken' });
  });
  test('all templates can be used', () => {
    for (const template of NPC_TEMPLATES)
      expect(
        scripted(addNpc, { scene: sceneWith([]), name: 'X', category: template }, DEFAULTS, []).outcome
          .outcome.kind,
      ).toBe('added');
  });
  test('are taken out again, and out of the order', () => {
    const scene = { ...sceneWith([hero(), npc()]), order: ['npc', 'hero'], turn: 'npc', round: 1 };
    const { effects } = scripted(removeNpc, { scene, figure: 'npc' }, DEFAULTS, []).outcome;
    expect(applyEffects(scene, effects)).toMatchObject({
      order: ['hero'],
      turn: 'hero',
      figures: [{ id: 'hero' }],
    });
    expect(scripted(removeNpc, { scene, figure: 'hero' }, DEFAULTS, []).outcome.outcome).toMatchObject({
      reason: 'not-an-npc',
    });
    expect(scripted(removeNpc, { scene, figure: 'x' }, DEFAULTS, []).outcome.outcome).toMatchObject({
      reason: 'unknown-figure',
    });
  });
});
