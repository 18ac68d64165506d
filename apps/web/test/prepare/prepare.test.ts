import { parseScenario } from '@tafelrunde/arena';
import { systems } from '@tafelrunde/registry';
import { defaultsOf } from '@tafelrunde/system';
import { MAX_LINES, MAX_OF_A_KIND, type Prepared } from '@tafelrunde/table';
import { describe, expect, test } from 'vitest';
import { fitsMessage, inMessages, withFigure } from '../../src/pages/table/prepare/draft.ts';
import { opposes } from '../../src/pages/table/prepare/fighters.ts';
import { draftFor, orderFor, partyAt } from '../../src/pages/table/prepare/scenario.ts';
import { standingOf } from '../../src/pages/table/prepare/standing.ts';

const item = (figures: Prepared['figures'], id = 'a'): Prepared => ({
  kind: 'encounter',
  id,
  name: 'Am Tor',
  note: '',
  figures,
});
const names = { party: 'Gruppe', opponents: 'Gegenseite' };

describe.each(systems)('$id', (system) => {
  const house = defaultsOf(system.houseRules);
  const foe = system.arena.fighters(house).find(({ character }) => opposes(system, character));
  const encounter = item([{ template: foe?.id ?? '', name: 'Wache', count: 4 }]);

  test('the heroes of a table fight an encounter in the arena, as they are', () => {
    const [template] = system.character.templates;
    const hero = { ...(template?.character as object), id: 'mira', name: 'Mira' };
    const scene = system.scene.apply(system.scene.empty, [
      ...system.scene.enter(hero),
      ...(system.scene.oppose({ ...(foe?.character as object), id: 'foe', name: 'Ork' }) ?? []),
    ]);
    const figures = partyAt(system, scene, system.table.figures(scene, house));
    expect(figures.map(({ name }) => name)).toEqual(['Mira']);
    const { scenario } = orderFor(system.id, draftFor(encounter, { kind: 'table', figures }, {}, names));
    const parsed = parseScenario(system, scenario, 'de');
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
    expect(parsed.value.sides.map((side) => side.figures.map(({ name }) => name))).toEqual([
      ['Mira'],
      ['Wache 1', 'Wache 2', 'Wache 3', 'Wache 4'],
    ]);
  });

  test('before anybody sits down stand-ins fight', () => {
    const heroes = system.character.templates.map(({ id }) => id);
    const ready = system.arena.fighters(house).find(({ id }) => heroes.includes(id));
    const party = { kind: 'standIns', template: ready?.id ?? '', name: 'Heldin', count: 3 } as const;
    const { scenario } = orderFor(system.id, draftFor(encounter, party, {}, names));
    expect(parseScenario(system, scenario, 'de')).toMatchObject({ ok: true });
  });
});

test('a second tap on a kind is one more of it, up to what is a battle', () => {
  const once = withFigure([], { template: 'orc' }, 'Ork');
  expect(withFigure(once, { template: 'orc' }, 'Ork')).toEqual([{ template: 'orc', name: 'Ork', count: 2 }]);
  const most = [{ template: 'orc', name: 'Ork', count: MAX_OF_A_KIND }];
  expect(withFigure(most, { template: 'orc' }, 'Ork')).toEqual(most);
  const full = Array.from({ length: MAX_LINES }, (_, i) => ({ template: `t${i}`, name: 'X', count: 1 }));
  expect(withFigure(full, { template: 'orc' }, 'Ork')).toBe(full);
});

test('a library goes in as few messages as it fits into, and what fits into none is known before', () => {
  const sheet = (bytes: number, id: string) =>
    item([{ character: { long: 'x'.repeat(bytes) }, name: 'Ork', count: 1 }], id);
  const sent = inMessages([sheet(30_000, 'a'), sheet(30_000, 'b'), sheet(30_000, 'c')]);
  expect(sent.map((some) => some.map(({ id }) => id))).toEqual([['a', 'b'], ['c']]);
  expect(fitsMessage(sheet(30_000, 'a'))).toBe(true);
  expect(fitsMessage(sheet(66_000, 'a'))).toBe(false);
});

test('who of an encounter stands on the table, and who of them is hidden', () => {
  const figure = (id: string, isOut = false) => ({ id, isOut }) as never;
  const brought = { kind: 'encounter', name: 'Am Tor', figures: [{ id: 'a' }, { id: 'b' }, { id: 'c' }] };
  const table = { log: [brought], veils: { a: { hidden: true }, b: { hidden: false } } } as never;
  expect(standingOf(table, [figure('a'), figure('b'), figure('c', true)], item([]))).toEqual({
    there: ['a', 'b'],
    hidden: ['a'],
  });
  expect(standingOf({ log: [], veils: {} }, [], item([]))).toEqual({ there: [], hidden: [] });
});
