import { systems } from '@tafelrunde/registry';
import { defaultsOf, type Offer, type System } from '@tafelrunde/system';
import { describe, expect, test } from 'vitest';
import { type Sample, sampleOf } from '../../src/engine/sample.ts';
import { fixableFields, requestableActions, requestedOffers } from '../../src/pages/table/inbox/requested.ts';
import { offerField } from '../../src/pages/table/now/offer-fields.ts';
import { fieldOf, presetOf } from '../../src/ui/fields.ts';

/** A figure of a template and an opponent, neither on a map. */
function sampleFor(system: System): Sample {
  const fighters = system.arena.fighters(defaultsOf(system.houseRules));
  const found = fighters.map(({ id }) => sampleOf(system, id)).find((one) => one !== undefined);
  if (found === undefined) throw new Error(`${system.id} has no sample`);
  return found;
}

const DIFFICULTY = ['difficulty', 'minimum', 'tn'];

describe.each(systems)('$id', (system) => {
  const house = defaultsOf(system.houseRules);
  const { scene, figure } = sampleFor(system);
  const situation = { system, scene, house };
  const offers = system.table.offers(scene, figure, house);
  const gmOffers = system.table.gmOffers(scene, house);
  const actionOf = (offer: Offer) => {
    const action = system.actions.find(({ id }) => id === offer.action);
    if (action === undefined) throw new Error(offer.action);
    return action;
  };

  test('whoever stands on no map is asked for no cell', () => {
    expect(system.table.figures(scene, house).find(({ id }) => id === figure)?.at).toBeNull();
    for (const offer of offers)
      for (const name of offer.fields)
        expect(['cell', 'cells'], `${offer.action} ${name}`).not.toContain(
          fieldOf(actionOf(offer), name)?.shape.kind,
        );
  });

  test('no difficulty starts at 0', () => {
    const starts = [
      ...[...offers, ...gmOffers].flatMap((offer) =>
        offer.fields
          .filter((name) => DIFFICULTY.includes(name))
          .map((name) => offerField(actionOf(offer), name, offer)),
      ),
      ...requestableActions(situation, [figure]).flatMap((action) =>
        fixableFields(situation, action, [figure])
          .filter(({ name }) => DIFFICULTY.includes(name))
          .map((field) => ({ ...field, optional: false })),
      ),
    ].flatMap((field) => (field === undefined ? [] : (presetOf(field) ?? [])));
    expect(starts.length).toBeGreaterThan(0);
    for (const start of starts) expect(start).toBeGreaterThan(0);
  });

  test('a request has what the GM has set in it, whatever that is', () => {
    for (const action of requestableActions(situation, [figure]))
      for (const field of fixableFields(situation, action, [figure])) {
        if (field.shape.kind !== 'choice') continue;
        for (const value of field.shape.values) {
          const detail = { action: action.id, input: { [field.name]: value } };
          const ways = requestedOffers(situation, { detail }, [figure]);
          expect(ways.length, `${action.id} ${field.name}`).toBeGreaterThan(0);
          for (const { offer } of ways) expect(offer.input[field.name]).toBe(value);
        }
      }
  });

  test('opponents are added under one name', () => {
    const adding = system.actions.filter(({ id }) => /\/(add-(enemy|opponent|npc)|create-npc)$/.test(id));
    expect(adding).toHaveLength(1);
    for (const { id } of adding) {
      expect(system.words.de.action(id).title).toBe('Gegner hinzufügen');
      expect(system.words.en.action(id).title).toBe('Add an opponent');
    }
  });
});
