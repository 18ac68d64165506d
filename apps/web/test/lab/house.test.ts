import { sheetImpact, typicalChecks } from '@tafelrunde/engine';
import { systemOf } from '@tafelrunde/registry';
import { expect, test } from 'vitest';
import { impactAnswer } from '../../src/engine/odds-jobs.ts';
import { byTopic, packOf, parsePack, without, withSwitch } from '../../src/pages/house/changes.ts';
import { jobOf } from '../../src/pages/house/impact.ts';

const system = (() => {
  const found = systemOf('grundregelwerk');
  if (found === undefined) throw new Error('no such system');
  return found;
})();

test('a switch back at its default is no change', () => {
  const changed = withSwitch(system, {}, 'maxAlwaysSucceeds', false);
  expect(changed).toEqual({ maxAlwaysSucceeds: false });
  expect(withSwitch(system, changed, 'maxAlwaysSucceeds', true)).toEqual({});
  expect(without(changed, 'maxAlwaysSucceeds')).toEqual({});
});

test('every switch stands under exactly one topic', () => {
  const keys = byTopic(system).flatMap(([, all]) => all);
  expect([...keys].sort()).toEqual(Object.keys(system.houseRules).sort());
});

test('a pack survives its file', () => {
  const pack = packOf(system, ' Mild ', { maxShift: 2 });
  expect(pack.name).toBe('Mild');
  expect(parsePack(system, JSON.parse(JSON.stringify(pack)))).toEqual(pack);
});

test('what is no pack of this system is refused with a reason', () => {
  const pack = packOf(system, 'Mild', {});
  expect(parsePack(system, undefined)).toEqual({ code: 'not-a-pack' });
  expect(parsePack(system, { ...pack, name: ' ' })).toEqual({ code: 'not-a-pack' });
  expect(parsePack(system, { ...pack, system: 'd6pool' })).toEqual({
    code: 'other-system',
    system: 'd6pool',
  });
  expect(parsePack(system, { ...pack, house: { nonsense: 1, maxShift: 'far' } })).toEqual({
    code: 'bad-switches',
    at: ['nonsense', 'maxShift'],
  });
});

test('the impact of a switch is exact: without its saving 6 a W6 against 8 never succeeds', () => {
  const checks = typicalChecks(system, 'de');
  const at = checks.findIndex(({ input }) => input['die'] === 6 && input['tn'] === 8);
  const under = (house: Record<string, unknown>) => {
    const job = jobOf(system, checks, house);
    return job && impactAnswer(system, job)[at]?.chance.p;
  };
  expect(under({})).toBeCloseTo(1 / 6, 12); // only the 6
  expect(under({ maxAlwaysSucceeds: false })).toBe(0);
});

test('what a house rule has against a figure is told, what was wrong before is not', () => {
  const warrior = system.character.templates.find(({ id }) => id === 'warrior')?.character;
  expect(sheetImpact(system, warrior, {}, 'de').problems).toEqual([]);
  // His strength is a W10.
  const { problems } = sheetImpact(system, warrior, { 'advance.maxDie': 8 }, 'de');
  expect(problems.map(({ code, at }) => [code, at])).toEqual([['die-above-maximum', 'traits.S']]);
});
