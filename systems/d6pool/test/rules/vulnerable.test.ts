import { describe, expect, test } from 'vitest';
import { VULNERABILITY } from '../../src/data/vulnerable.ts';
import type { Figure } from '../../src/model.ts';
import { waysToDefend } from '../../src/rules/defence.ts';
import { meleeWeapon } from '../../src/rules/equipment.ts';
import { parriesAllowed, vulnerabilities } from '../../src/rules/vulnerable.ts';
import { DEFAULTS, foe, hero, house, sceneWith } from '../fixtures.ts';
import { inRound, turn } from './fight-fixtures.ts';

const OPEN = { unseen: false, surprised: false, noSkill: false };
const causes = (overrides: Partial<Figure>, ambush = OPEN, round = 2) => {
  const figure = { ...hero(), turn: turn({}), ...overrides };
  return vulnerabilities(sceneWith([figure], { round }), figure, ambush, DEFAULTS);
};

describe('what makes vulnerable', () => {
  test.each([
    ['parried', { turn: turn({ vulnerable: ['parried'], parriesSinceTurn: 1 }) }],
    ['charged', { turn: turn({ vulnerable: ['charged'] }) }],
    ['shot', { turn: turn({ vulnerable: ['shot'] }) }],
    ['nonCombat', { turn: turn({ vulnerable: ['nonCombat'] }) }],
    ['moved', { turn: turn({ vulnerable: ['moved'] }) }],
    ['moving', { movementState: 'climbing' }],
    ['mounted', { mounted: 'horse' }],
    ['kneeling', { posture: 'kneeling' }],
    ['prone', { posture: 'prone' }],
    ['held', { heldBy: 'foe' }],
    ['holding', { holding: 'foe' }],
  ] as const)('[DP-VUL-02] [DP-R-53] %s', (cause, overrides) => {
    expect(causes(overrides as Partial<Figure>)).toEqual([cause]);
  });

  test('[DP-VUL-02] [DP-R-120] whoever has not acted yet, in the first round only', () => {
    const waiting = { turn: turn({ hasActedThisScene: false }) };
    expect(causes(waiting, OPEN, 1)).toEqual(['notYetActed']);
    expect(causes(waiting, OPEN, 2)).toEqual([]);
    const figure = { ...hero(), ...waiting };
    const late = house({ lateArrivalsVulnerable: true });
    expect(vulnerabilities(sceneWith([figure], { round: 2 }), figure, OPEN, late)).toEqual(['notYetActed']);
    expect(vulnerabilities(sceneWith([figure]), figure, OPEN, late)).toEqual([]);
  });

  test('[DP-VUL-02] for one attack: unseen, surprised, or the GM’s reason', () => {
    expect(causes({}, { ...OPEN, unseen: true })).toEqual(['unseenAttack']);
    expect(causes({}, { ...OPEN, surprised: true })).toEqual(['surprised']);
    expect(causes({}, { ...OPEN, noSkill: true })).toEqual(['noSkill']);
  });

  test('[DP-R-53] walking and melee attacks do not', () => {
    expect(causes({ movementState: 'walking' })).toEqual([]);
  });

  test('[DP-VUL-02] every row of the table says how long it lasts', () => {
    expect(Object.keys(VULNERABILITY)).toHaveLength(15);
    expect(VULNERABILITY.parried.lasts).toBe('ownTurn');
    expect(VULNERABILITY.mounted.lasts).toBe('while');
  });

  test('outside rounds nobody waits for a first turn', () => {
    expect(causes({ turn: turn({ hasActedThisScene: false }) }, OPEN, 0)).toEqual([]);
  });
});

describe('what a defender may do', () => {
  const ways = (defender: Figure) =>
    waysToDefend(
      {
        scene: inRound([hero(), defender]),
        attacker: hero(),
        defender,
        unarmed: false,
        ambush: OPEN,
        feint: 0,
      },
      DEFAULTS,
    ).map(({ how, item }) => item?.id ?? how);
  const swordsman = (overrides = {}) =>
    foe({ skills: { blades: 2 }, inventory: [meleeWeapon('broadsword')], turn: turn({}), ...overrides });

  test('[DP-VUL-01] [DP-R-06] a vulnerable defender has DEX only', () => {
    expect(ways(swordsman())).toEqual(['broadsword', 'plain', 'bareHands']); // +2, 0, -2 dice
    expect(ways(swordsman({ posture: 'kneeling' }))).toEqual(['plain']);
  });

  test('[DP-SPA-04] [DP-R-71] in the stance two parries; the first does not block the second', () => {
    const once = { vulnerable: ['parried'] as const, parriesThisRound: 1, parriesSinceTurn: 1 };
    expect(ways(swordsman({ turn: turn(once) }))).toEqual(['plain']);
    expect(ways(swordsman({ turn: turn({ ...once, defensiveStance: true }) }))).toContain('broadsword');
    const twice = { ...once, parriesThisRound: 2, parriesSinceTurn: 2, defensiveStance: true };
    expect(ways(swordsman({ turn: turn(twice) }))).toEqual(['plain']);
    // two in all until the own next turn, even if a new round has begun
    expect(ways(swordsman({ turn: turn({ ...twice, parriesThisRound: 0 }) }))).toEqual(['plain']);
  });

  test('[DP-R-71] another cause blocks even in the stance', () => {
    expect(ways(swordsman({ posture: 'prone', turn: turn({ defensiveStance: true }) }))).toEqual(['plain']);
  });

  test('[DP-ABL-01] a second parry by ability', () => {
    const quick = [{ skill: 'combatReflexes', ability: 'secondParry', used: 0, usedThisRound: 0 }];
    expect(parriesAllowed(swordsman({ abilities: quick }))).toBe(2);
  });
});
