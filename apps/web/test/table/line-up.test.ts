import { systems } from '@tafelrunde/registry';
import { defaultsOf } from '@tafelrunde/system';
import { expect, test } from 'vitest';
import { newSolo } from './solo-world.ts';

let ids = 0;
const ENEMIES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  grundregelwerk: { category: 'minion' },
  heldenhandbuch: { template: 'bandit' },
  d6pool: { archetype: 'thug' },
};
const boards = systems
  .filter(({ id }) => ENEMIES[id] !== undefined)
  .map((system) => ({ system, name: system.id }));

test.each(boards)(
  '$name: a fight begins with everybody on the board, the sides apart',
  async ({ system }) => {
    const link = newSolo(system);
    const act = (action: string, input: unknown) =>
      link.send({ kind: 'act', action, input, audience: 'everyone', realDice: false });
    const scene = () => link.state().table.scene;
    const offers = () => system.table.gmOffers(scene(), house);
    const house = defaultsOf(system.houseRules);
    const [hero, second] = system.character.templates.map(({ character }) => character);
    for (const character of [hero, second]) expect(await link.send({ kind: 'bring', character })).toBeNull();
    for (const name of ['Ork', 'Ork 2', 'Ork 3']) {
      const adding = offers().find(({ use }) => use?.kind === 'add');
      const made =
        adding?.use?.kind === 'add' && adding.use.id !== null ? { [adding.use.id]: `f${ids++}` } : {};
      const input = { ...adding?.input, ...made, ...ENEMIES[system.id], name };
      expect(await act(adding?.action ?? '', input)).toBeNull();
    }
    const begin = offers().find(({ action }) => system.table.pace.begin[0] === action);
    expect(await act(begin?.action ?? '', begin?.input)).toBeNull();
    // Who of them begins is asked.
    for (const { id, progress } of link.state().table.runs) {
      const [question] = progress?.ask.kind === 'choose' ? progress.ask.questions : [];
      await link.send({ kind: 'answer', run: id, answer: question?.options[0] ?? '' });
    }
    const figures = system.table.figures(scene(), house);
    expect(figures).toHaveLength(5);
    expect(new Set(figures.map(({ at }) => String(at))).size).toBe(5);
    const columns = (side: string) =>
      figures.filter((one) => one.side === side).map(({ at }) => at?.[0] ?? -1);
    expect(Math.min(...columns('players'))).toBeGreaterThanOrEqual(0);
    expect(Math.max(...columns('players'))).toBeLessThan(Math.min(...columns('enemies')));
  },
);
