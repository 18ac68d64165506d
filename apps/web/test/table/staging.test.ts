import { LOCALES } from '@tafelrunde/kernel';
import { systems } from '@tafelrunde/registry';
import { expect, test } from 'vitest';
import { sceneLink } from '../../src/table/staging.ts';
import { countedWorld } from './solo-world.ts';

const cases = systems.flatMap((system) => LOCALES.map((locale) => ({ system, locale, name: system.id })));

test.each(cases)('$name opens a staged scene ($locale)', async ({ system, locale }) => {
  let kept = '';
  let restarts = 0;
  const storage = {
    getItem: () => kept,
    setItem: (_key: string, value: string) => {
      kept = value;
    },
  };
  const world = countedWorld(system);
  const open = () => sceneLink(world, locale, storage, () => (restarts += 1));
  const link = open();
  const { table } = link.state();
  const figures = system.table.figures(table.scene, {});
  const side = (one: string) => figures.filter((figure) => figure.side === one);
  expect(side('players')).toHaveLength(1);
  expect(side('enemies')).toHaveLength(2);
  // One decision is open, and it is the heroine's.
  expect(table.runs).toHaveLength(1);
  const ask = table.runs[0]?.progress?.ask;
  const deciders = ask?.kind === 'choose' ? ask.questions.map(({ by }) => by) : [];
  expect(deciders).toContain(side('players')[0]?.id);
  // On the map everybody has a place, and there is cover where the rules know it.
  const board = system.table.board(table.scene);
  if (board !== null) expect(figures.every(({ at }) => at !== null)).toBe(true);
  if (['grundregelwerk', 'd6pool'].includes(system.id))
    expect(board?.cells.some(({ kind }) => kind === 'cover')).toBe(true);
  expect(system.table.stage?.(locale).hints).toHaveLength(3);
  // It is the same after a reload, with all that was done, until it is set anew.
  await link.send({ kind: 'say', text: 'Hallo' });
  expect(open().state().table.log).toHaveLength(link.state().table.log.length);
  link.restart?.();
  expect(restarts).toBe(1);
  expect(
    open()
      .state()
      .table.log.some((entry) => entry.kind === 'said'),
  ).toBe(false);
});
