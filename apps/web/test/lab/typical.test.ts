import { typicalChecks } from '@tafelrunde/engine';
import { systems } from '@tafelrunde/registry';
import { describe, expect, test } from 'vitest';
import { QUICK } from '../../src/engine/effort.ts';
import { oddsAnswer } from '../../src/engine/odds-jobs.ts';
import { sampleOf } from '../../src/engine/sample.ts';
import { fieldsOf, freeActions, startInput, sweepsOf } from '../../src/pages/lab/inputs.ts';

describe.each(systems)('$id', (system) => {
  test('has four to six typical checks, each with an exact chance', () => {
    const checks = typicalChecks(system, 'de');
    expect(checks.length).toBeGreaterThanOrEqual(4);
    expect(checks.length).toBeLessThanOrEqual(6);
    for (const { action, chance, input } of checks) {
      const answer = oddsAnswer(system, { system: system.id, action, input, house: {}, scene: null }, QUICK);
      if (!answer.ok || answer.value.kind !== 'action') throw new Error(`${action} has no odds`);
      const { exact, chances } = answer.value.odds;
      expect(exact).toBe(true);
      expect(chances[chance]?.p, `${action} ${chance}`).toBeGreaterThan(0);
      expect(chances[chance]?.p, `${action} ${chance}`).toBeLessThan(1);
    }
  });

  test('every free action starts with an input its rules accept, and has controls', () => {
    const actions = freeActions(system);
    expect(actions.length).toBeGreaterThan(0);
    for (const action of actions) {
      expect(action.input.parse(startInput(action, undefined)).ok, action.id).toBe(true);
      expect(fieldsOf(action, undefined).length, action.id).toBeGreaterThan(0);
    }
  });

  test('some number of a free action can be moved by a slider', () => {
    const [action] = freeActions(system);
    if (action === undefined) throw new Error('no action');
    const sweeps = sweepsOf(fieldsOf(action, undefined), system.words.de, startInput(action, undefined));
    expect(sweeps.length).toBeGreaterThan(0);
    for (const { values } of sweeps) expect(values.length).toBeLessThanOrEqual(41);
  });

  test('every template comes to a scene of its own, and someone has something to roll there', () => {
    const samples = system.character.templates.map(({ id }) => sampleOf(system, id));
    expect(samples.every((sample) => sample !== undefined)).toBe(true);
    const offers = samples.flatMap((sample) =>
      (sample?.offers ?? []).map((offer) => ({ offer, scene: sample?.scene })),
    );
    expect(offers.length).toBeGreaterThan(0);
    const [first] = offers;
    const action = system.actions.find(({ id }) => id === first?.offer.action);
    if (first === undefined || action === undefined) throw new Error('no offer');
    const input = startInput(action, first.offer);
    const answer = oddsAnswer(
      system,
      { system: system.id, action: action.id, input, house: {}, scene: first.scene },
      QUICK,
    );
    expect(answer.ok).toBe(true);
  });
});
