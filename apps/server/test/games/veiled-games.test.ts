import { systems } from '@tafelrunde/registry';
import { defaultsOf, parseHouse, ROUGH_STATES, roughState, type System } from '@tafelrunde/system';
import {
  figuresSeen,
  fold,
  goneIn,
  SeenHistory,
  type Table,
  veilingFor,
  verify,
  viewNow,
  viewTable,
} from '@tafelrunde/table';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deeds, doIt } from './deeds.ts';
import { PlayedTable } from './played-table.ts';

/** How the GM of each system adds somebody. */
const ADD: Readonly<Record<string, (name: string) => { action: string; input: object }>> = {
  grundregelwerk: (name) => ({ action: 'add-enemy', input: { id: name, name, category: 'elite' } }),
  probenwuerfel: (name) => ({ action: 'add-npc', input: { id: name, name, category: 'guard' } }),
  d6pool: (name) => ({ action: 'create-npc', input: { id: name, name, level: 1 } }),
  heldenhandbuch: (name) => ({ action: 'add-opponent', input: { name, template: 'bandit' } }),
};

const HIDDEN = 'Zwackelmann';
const VEILED = 'Griesgram';

interface Body {
  readonly id: string;
  readonly name: string;
}
const bodies = (table: Table): readonly Body[] => (table.scene as { figures: readonly Body[] }).figures;
const idOf = (table: Table, name: string): string => bodies(table).find((one) => one.name === name)?.id ?? '';

/** A table with one opponent whom nobody sees, prepared beforehand, and one whose life nobody knows. */
function begun(system: System): PlayedTable {
  const t = new PlayedTable(system);
  const template = system.arena
    .fighters(defaultsOf(system.houseRules))
    .find(({ character }) => system.scene.oppose(character) !== null);
  const figures = [{ template: template?.id ?? '', name: HIDDEN, count: 1 }];
  const item = { kind: 'encounter', id: 'p', name: HIDDEN, note: HIDDEN, figures } as const;
  expect(t.send('gm', { kind: 'prepare', items: [item], gone: [] })).toBeNull();
  expect(t.send('gm', { kind: 'deploy', item: 'p', hidden: true })).toBeNull();
  const { action, input } = (ADD[system.id] as (name: string) => { action: string; input: object })(VEILED);
  expect(t.act('gm', `${system.id}/${action}`, input, { hides: true })).toBeNull();
  t.answerAll(() => 0);
  const veiled = idOf(t.table, VEILED);
  expect(t.send('gm', { kind: 'veil', figures: [veiled], hidden: false, lifeShown: false })).toBeNull();
  return t;
}

/** The GM plays the opponents, too. */
function playOpponent(t: PlayedTable, pick: number): void {
  const figure = idOf(t.table, pick % 2 === 0 ? HIDDEN : VEILED);
  const offers = figure === '' ? [] : t.offers(figure);
  const offer = offers[pick % Math.max(1, offers.length)];
  if (offer !== undefined) t.act('gm', offer.action, offer.input, {});
}

describe.each(systems)('what the players of $id see of opponents', (system) => {
  test('nothing of a hidden one, and of a veiled one only how it looks, whatever happens', () => {
    const seen = { deeds: 0, byHidden: 0, verified: 0 };
    fc.assert(
      fc.property(deeds, (played) => {
        const t = begun(system);
        for (const deed of played) {
          doIt(t, deed);
          if (deed.pick % 3 === 0) playOpponent(t, deed.pick);
        }
        t.send('gm', { kind: 'reveal' });
        const { table } = t;
        const house = parseHouse(system.houseRules, table.house);
        if (!house.ok) throw new Error('house');
        seen.deeds += t.events.length;
        const hiddenId = idOf(table, HIDDEN);
        const veiledId = idOf(table, VEILED);
        const names = new RegExp(`${HIDDEN}${hiddenId === '' ? '' : `|"${hiddenId}"`}`, 'i');
        seen.byHidden += t.events.filter((event) => names.test(JSON.stringify(event))).length;
        for (const seat of table.seats.filter(({ role }) => role !== 'gm')) {
          const veiling = veilingFor(system, table, seat);
          const view = viewTable(table, seat, veiling);
          expect(JSON.stringify(view)).not.toMatch(names);
          // What is seen is a scene of the system, and everything can be asked about it.
          expect(system.scene.parse(view.scene)).toMatchObject({ ok: true });
          for (const { id } of bodies(view)) {
            const offers = system.table.offers(view.scene, id, house.value);
            expect(JSON.stringify(offers)).not.toMatch(names);
            system.table.moves(view.scene, id, house.value);
          }
          // Whoever sees only how somebody looks sees the same of all lives that look alike.
          const figures = bodies(table);
          const body = figures.find(({ id }) => id === veiledId);
          if (body !== undefined) {
            const looks = roughState(system.veil.life(body, house.value));
            const twin = system.veil.veiled(body, looks, house.value);
            const alike = { figures: figures.map((one) => (one === body ? twin : one)) };
            const scene = { ...(table.scene as object), ...alike };
            expect(viewNow({ ...table, scene }, seat, veiling).scene).toEqual(view.scene);
            expect(figuresSeen(system, view).find(({ id }) => id === veiledId)).toMatchObject({
              looks,
              tracks: [],
            });
          }
          const told = JSON.stringify(view.past);
          for (const [kind, fields] of Object.entries(system.veil.facts)) {
            const facts = told.match(new RegExp(`\\{"kind":"${kind}"[^{}]*"${VEILED}"[^{}]*\\}`, 'g')) ?? [];
            for (const fact of facts) {
              expect(fields).not.toEqual([]);
              for (const field of fields) expect(fact).toContain(`"${field}":null`);
            }
          }
          // The history that such a seat takes along comes to what it sees.
          const history = new SeenHistory(system, seat, veiling, goneIn(t.events));
          const events = t.events.map((event) => history.next(event));
          expect(JSON.stringify(events)).not.toMatch(names);
          expect(fold(system.scene, events).scene).toEqual(view.scene);
          const checked = verify(events);
          expect(checked.faults).toEqual([]);
          seen.verified += checked.verified;
        }
      }),
      { numRuns: 10, seed: 2026 },
    );
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(3);
  });

  test('every state has a life that stands for it, in a scene of the system', () => {
    const { table } = begun(system);
    const house = parseHouse(system.houseRules, table.house);
    const body = bodies(table).find(({ name }) => name === VEILED);
    if (!house.ok || body === undefined) throw new Error('house');
    for (const state of ROUGH_STATES) {
      const veiled = system.veil.veiled(body, state, house.value);
      expect(roughState(system.veil.life(veiled, house.value))).toBe(state);
      expect(system.veil.veiled(veiled, state, house.value)).toEqual(veiled);
      const figures = bodies(table).map((one) => (one === body ? veiled : one));
      expect(system.scene.parse({ ...(table.scene as object), figures })).toMatchObject({ ok: true });
    }
  });

  test('a player cannot name whom only the GM sees; the GM shows, hides and takes that back', () => {
    const t = begun(system);
    const hidden = idOf(t.table, HIDDEN);
    const mira = t.table.seats.find(({ id }) => id === 'mira');
    if (mira === undefined) throw new Error('mira');
    const sees = () => viewTable(t.table, mira, veilingFor(system, t.table, mira));
    expect(t.send('mira', { kind: 'handOver', figure: hidden, to: 'mira' })).toEqual({
      code: 'unknown-figure',
      at: 'figure',
    });
    expect(t.send('mira', { kind: 'veil', figures: [hidden], hidden: false, lifeShown: true })).toEqual({
      code: 'only-gm',
    });
    expect(t.send('gm', { kind: 'veil', figures: ['mira'], hidden: true, lifeShown: true })).toMatchObject({
      code: 'not-an-opponent',
    });
    expect(t.send('gm', { kind: 'veil', figures: [hidden], hidden: false, lifeShown: true })).toBeNull();
    expect(bodies(sees())).toEqual(
      bodies(t.table).map((one) => (one.name === VEILED ? expect.objectContaining({ name: VEILED }) : one)),
    );
    expect(sees().log.at(-1)).toMatchObject({ kind: 'veiled', figures: [{ id: hidden }], hidden: false });
    expect(t.send('gm', { kind: 'undo', target: t.events.at(-1)?.seq ?? 0 })).toBeNull();
    expect(JSON.stringify(sees())).not.toContain(HIDDEN);
    // With the opponent goes what was said about it.
    const added = t.events.find(
      (event) => 'effects' in event && JSON.stringify(event.effects).includes(HIDDEN),
    );
    expect(t.send('gm', { kind: 'undo', target: added?.seq ?? 0 })).toBeNull();
    expect(t.table.veils).not.toHaveProperty([hidden]);
  });
});
