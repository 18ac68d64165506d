import { scripted } from '@tafelrunde/testkit';
import { describe, expect, test } from 'vitest';
import { figureFrom } from '../../src/figures.ts';
import { awardFate, fateDiceOf, refreshFate, usedFate, withoutSpent } from '../../src/rules/fate-dice.ts';
import { after, DEFAULTS, foe, hero, house, sceneWith } from '../fixtures.ts';

const award = (by: number, reason: 'role' | 'persona' = 'role', h = DEFAULTS, figure = hero()) => {
  const scene = sceneWith([figure, foe()]);
  const { outcome, effects } = scripted(awardFate, { scene, figure: 'hero', by, reason }, h, []).outcome;
  return { outcome, figure: after(scene, effects, 'hero') };
};

describe('fate dice', () => {
  test('[DP-FAT-01] [DP-R-22] every player begins with 2; NPCs have none', () => {
    expect(figureFrom({ id: 'a' }).fateDice).toBe(2);
    expect(figureFrom({ id: 'a', kind: 'npc' }).fateDice).toBe(0);
  });

  test('[DP-FAT-03] the GM gives one or more for playing the role', () => {
    expect(award(3).figure.fateDice).toBe(5);
  });

  test('[DP-FAT-04] the GM takes one or more, never below 0', () => {
    expect(award(-1).figure.fateDice).toBe(1);
    expect(award(-5)).toMatchObject({ outcome: { by: -2, owned: 0 }, figure: { fateDice: 0 } });
  });

  test('[DP-PSN-02] for the persona it is one die at a time', () => {
    expect(award(3, 'persona').figure.fateDice).toBe(3);
    expect(award(-3, 'persona').figure.fateDice).toBe(1);
  });

  test('[DP-R-23] one pool under two names, or a second pool that is spent like the first', () => {
    const apart = house({ personaPool: 'separate' });
    const { figure } = award(1, 'persona', apart);
    expect(figure).toMatchObject({ fateDice: 2, personaDice: 1 });
    expect(fateDiceOf(sceneWith([]), figure, apart)).toBe(3);
    expect(fateDiceOf(sceneWith([]), figure, DEFAULTS)).toBe(2);
  });

  test('[DP-R-22] a limit of the table', () => {
    expect(award(5, 'role', house({ fateMax: 3 })).figure.fateDice).toBe(3);
    expect(award(1, 'role', house({ fateMax: 1 })).figure.fateDice).toBe(2); // what one has stays
  });

  test('[DP-R-22] refreshed never, each session or each adventure', () => {
    const scene = sceneWith([hero({ fateDice: 0 }), hero({ id: 'rich', fateDice: 4 }), foe()]);
    const run = (at: 'session' | 'adventure', h = DEFAULTS) =>
      scripted(refreshFate, { scene, at }, h, []).outcome;
    expect(run('session').outcome).toMatchObject({ reason: 'rule-is-off' });
    const session = run('session', house({ fateRefresh: 'session' }));
    expect(session.effects).toEqual([{ kind: 'fateDice', figure: 'hero', by: 2 }]);
    expect(run('adventure', house({ fateRefresh: 'session' })).outcome).toMatchObject({
      reason: 'rule-is-off',
    });
  });

  test('[DP-OPT-01] not in play, not given', () => {
    const off = house({ modules: ['encumbrance'] });
    expect(award(1, 'role', off).outcome).toMatchObject({ reason: 'rule-is-off' });
  });
});

describe('dice that are gone', () => {
  const spent = (by: number) => ({ kind: 'fateDice', figure: 'hero', by }) as const;

  test('[DP-R-23] persona dice and the GM’s count as well', () => {
    const effects = [
      spent(-2),
      { kind: 'personaDice', figure: 'hero', by: -1 },
      { kind: 'fateBank', by: 3 },
    ] as const;
    expect(usedFate(hero(), effects)).toBe(3);
    expect(usedFate(hero({ id: 'other' }), effects)).toBe(0);
    expect(usedFate(foe(), [{ kind: 'fateBank', by: -2 }])).toBe(2);
  });

  test('[DP-R-21] [DP-R-23] what is left for the next roll: fate dice go first', () => {
    const { owner } = withoutSpent(sceneWith([]), hero({ fateDice: 2, personaDice: 2 }), 3);
    expect(owner).toMatchObject({ fateDice: 0, personaDice: 1 });
    expect(withoutSpent(sceneWith([], { fateBank: 3 }), foe(), 2).table.fateBank).toBe(1);
  });

  test('[DP-R-22] a table that refreshes for an adventure does so then, and not for a session', () => {
    const h = house({ fateRefresh: 'adventure' });
    const scene = sceneWith([hero({ fateDice: 0 })]);
    const refresh = (at: 'session' | 'adventure') => scripted(refreshFate, { scene, at }, h, []).outcome;
    expect(after(scene, refresh('adventure').effects, 'hero').fateDice).toBe(2);
    expect(refresh('session').outcome).toMatchObject({ reason: 'rule-is-off' });
  });
});
