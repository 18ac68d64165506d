import type { ControlSection } from '@tafelrunde/system';
import { expect, test } from 'vitest';
import { stepsOf, unspent } from '../../src/pages/table/creation/steps.ts';

const section = (id: string, step?: { id: string; title: string }): ControlSection => ({
  id,
  title: id.toUpperCase(),
  controls: [],
  ...(step === undefined ? {} : { step }),
});

test('a section is a step of its own, unless it shares one with its neighbours', () => {
  const skills = { id: 'skills', title: 'Skills' };
  const steps = stepsOf([section('person'), section('a', skills), section('b', skills), section('gear')]);
  expect(steps.map(({ id, title, sections }) => [id, title, sections.length])).toEqual([
    ['person', 'PERSON', 1],
    ['skills', 'Skills', 2],
    ['gear', 'GEAR', 1],
  ]);
});

test('only what is left over is lost: neither what is spent nor what is spent twice', () => {
  const budget = (id: string, left: number) => ({ id, label: id, left, total: 3 });
  expect(unspent([budget('a', 2), budget('b', 0), budget('c', -1)]).map(({ id }) => id)).toEqual(['a']);
});
