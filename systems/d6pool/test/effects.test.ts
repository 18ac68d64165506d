import { describe, expect, test } from 'vitest';
import { applyEffects } from '../src/effects.ts';
import { FRESH_TURN } from '../src/figures.ts';
import { figureOf, type Scene } from '../src/model.ts';
import type { DpEffect, Effects } from '../src/rule.ts';
import { gear } from '../src/rules/gear.ts';
import { after, DEFAULTS, foe, hero, sceneWith } from './fixtures.ts';
import { ability } from './rolls.ts';

const scene = sceneWith([hero(), foe()], { clock: 100 });
const apply = (effects: Effects, from: Scene = scene) => applyEffects(from, effects);
const heroAfter = (...effects: DpEffect[]) => after(scene, effects, 'hero');

describe('wounds and stun', () => {
  test('[DP-DMG-04] wounds and stun are counted apart and never fall below 0', () => {
    expect(
      heroAfter(
        { kind: 'wounds', figure: 'hero', by: 2, source: 'sword' },
        { kind: 'stun', figure: 'hero', of: 'cold', by: 1 },
      ),
    ).toMatchObject({ wounds: 2, woundSources: ['sword'], stun: { general: 0, cold: 1, suffocation: 0 } });
    expect(heroAfter({ kind: 'wounds', figure: 'hero', by: -3, source: '' }).wounds).toBe(0);
  });

  test('[DP-R-81] the week of healing counts from the first wound', () => {
    const once = apply([{ kind: 'wounds', figure: 'hero', by: 1, source: 'x' }]);
    const twice = apply([{ kind: 'wounds', figure: 'hero', by: 1, source: 'y' }], { ...once, clock: 500 });
    expect(figureOf(twice, 'hero')).toMatchObject({ wounds: 2, lastHealing: 100 });
  });

  test('[DP-R-80] stun received while toughness holds is counted apart', () => {
    const tough = heroAfter(
      { kind: 'stun', figure: 'hero', of: 'general', by: 2 },
      { kind: 'toughness', figure: 'hero', active: true },
      { kind: 'stun', figure: 'hero', of: 'general', by: 1 },
    );
    expect(tough).toMatchObject({ stun: { general: 3 }, toughnessActive: true, stunSinceToughness: 1 });
  });
});

test('[DP-POW-01] [DP-R-26] the first die of a power makes it a power, not a skill', () => {
  const seer = heroAfter({ kind: 'skillRaised', figure: 'hero', skill: 'clairvoyance', by: 1 });
  expect([seer.powers, seer.skills]).toEqual([{ clairvoyance: 1 }, {}]);
});

describe('things', () => {
  const armed = sceneWith([hero({ inventory: [gear('axe', DEFAULTS)] })]);

  test('a dropped thing lies in the scene until somebody picks it up', () => {
    const dropped = apply([{ kind: 'itemDropped', figure: 'hero', item: 'axe' }], armed);
    expect([figureOf(dropped, 'hero')?.inventory, dropped.objects.map(({ id }) => id)]).toEqual([
      [],
      ['axe'],
    ]);
    const back = apply([{ kind: 'itemPickedUp', figure: 'hero', item: 'axe' }], dropped);
    expect([figureOf(back, 'hero')?.inventory[0]?.id, back.objects]).toEqual(['axe', []]);
    expect(apply([{ kind: 'itemDropped', figure: 'hero', item: 'bow' }], armed)).toEqual(armed);
  });
});

describe('traits', () => {
  test('skills, languages and powers rise, advantages come and go', () => {
    const learned = heroAfter(
      { kind: 'skillRaised', figure: 'hero', skill: 'law', by: 1 },
      { kind: 'skillRaised', figure: 'hero', skill: 'language:latin', by: 2 },
      { kind: 'advantageSet', figure: 'hero', of: 'advantages', trait: 'lucky', dice: 1 },
      { kind: 'advantageSet', figure: 'hero', of: 'advantages', trait: 'lucky', dice: 0 },
      { kind: 'attributeRaised', figure: 'hero', attribute: 'strength', by: 1 },
    );
    expect(learned).toMatchObject({
      skills: { law: 1 },
      languages: [{ language: 'latin', dice: 2, native: false, fluent: false }],
      advantages: {},
      attributes: { strength: 3 },
    });
  });

  test('[DP-FAT-04] fate dice never fall below 0', () => {
    expect(heroAfter({ kind: 'fateDice', figure: 'hero', by: -9 }).fateDice).toBe(0);
  });
});

describe('rounds', () => {
  test('[DP-R-33] a new round resets the counters; vulnerability and stance last on', () => {
    const turn = {
      ...FRESH_TURN,
      defenceRollsThisRound: 2,
      parriesThisRound: 1,
      defensiveStance: true,
      vulnerable: ['parried'] as const,
      hasActedThisScene: true,
    };
    const busy = sceneWith([hero({ turn, abilities: [ability('blades', 'riposte', 1)] })], { round: 1 });
    const next = apply([{ kind: 'roundStarted', round: 2 }], busy);
    expect(next).toMatchObject({ round: 2, turnIndex: null });
    expect(figureOf(next, 'hero')).toMatchObject({
      turn: {
        defenceRollsThisRound: 0,
        parriesThisRound: 0,
        defensiveStance: true,
        vulnerable: ['parried'],
        hasActedThisScene: true,
      },
      abilities: [{ usedThisRound: 0, used: 1 }],
    });
  });

  test('rounds begin and end with everybody fresh', () => {
    const begun = apply([
      { kind: 'roundsStarted', order: [{ figure: 'hero', net: 2 }], attackers: 'players' },
    ]);
    expect(begun).toMatchObject({ round: 1, attackers: 'players', order: [{ figure: 'hero', net: 2 }] });
    const over = apply([{ kind: 'roundsEnded' }], begun);
    expect(over).toMatchObject({ round: 0, order: [], attackers: null, turnIndex: null });
  });
});

describe('the scene around them', () => {
  test('distances and covers are replaced, not doubled', () => {
    const near = apply([
      { kind: 'distanceSet', distance: { a: 'hero', b: 'foe', metres: 9 } },
      { kind: 'distanceSet', distance: { a: 'foe', b: 'hero', metres: 3 } },
      { kind: 'coverSet', cover: { figure: 'foe', against: null, quarters: 2, armourValue: 1 } },
      { kind: 'coverSet', cover: { figure: 'foe', against: null, quarters: 3, armourValue: 1 } },
    ]);
    expect(near.distances).toEqual([{ a: 'foe', b: 'hero', metres: 3 }]);
    expect(near.covers.map(({ quarters }) => quarters)).toEqual([3]);
  });

  test('every effect can be stored as JSON', () => {
    const effects: Effects = [
      { kind: 'clock', by: 3 },
      { kind: 'hazardSet', hazard: { id: 'f', kind: 'fire', name: 'fire', dice: 3 } },
      { kind: 'dueSet', due: { id: 'd', figure: 'hero', kind: 'healing', at: 700 } },
      { kind: 'terrainSet', to: 2 },
      { kind: 'lightSet', to: 'dark' },
    ];
    expect(apply(JSON.parse(JSON.stringify(effects)))).toEqual(apply(effects));
    expect(apply(effects)).toMatchObject({ clock: 103, terrain: 2, light: 'dark' });
  });
});
