import { scripted } from '@tafelrunde/testkit';
import { describe, expect, test } from 'vitest';
import { applyEffects } from '../../src/effects.ts';
import { figureOf } from '../../src/model.ts';
import { useAbility } from '../../src/rules/abilities.ts';
import { endScene, rulesLeftOut, setUpSetting, startScene } from '../../src/rules/scenes.ts';
import { emptyScene } from '../../src/scene.ts';
import { DEFAULTS, foe, hero, house, sceneWith } from '../fixtures.ts';
import { ability } from '../rolls.ts';

const MODERN = emptyScene.setting;

const used = hero({
  xpEarnedThisScene: true,
  toughnessActive: true,
  stunSinceToughness: 1,
  fear: { source: 'wolf', until: 'scene' },
  abilities: [ability('concentration', 'focus', 1)],
});

describe('scenes', () => {
  test('[DP-GEN-09] [DP-XP-05] what is counted per scene begins anew', () => {
    const scene = sceneWith([used], { clock: 60, xpOffers: [{ figure: 'hero', traits: ['lifestyle'] }] });
    const { effects } = scripted(startScene, { scene, sort: 'chase' }, DEFAULTS, []).outcome;
    const now = applyEffects(scene, effects);
    expect(now).toMatchObject({ sort: 'chase', startedAt: 60, ended: false, xpOffers: [] });
    expect(figureOf(now, 'hero')).toMatchObject({
      xpEarnedThisScene: false,
      abilities: [{ used: 0, usedThisRound: 0 }],
    });
  });

  test('[DP-GEN-09] the end of a scene ends rounds, toughness and fear', () => {
    const scene = sceneWith([used, foe({ fear: { source: 'fire', until: 'gm' } })], {
      ended: false,
      round: 3,
    });
    const now = applyEffects(scene, scripted(endScene, { scene }, DEFAULTS, []).outcome.effects);
    expect(now).toMatchObject({ ended: true, round: 0 });
    expect(figureOf(now, 'hero')).toMatchObject({
      toughnessActive: false,
      stunSinceToughness: 0,
      fear: null,
    });
    expect(figureOf(now, 'foe')?.fear).toEqual({ source: 'fire', until: 'gm' });
  });

  test('[DP-GEN-09] no new scene in the middle of a round', () => {
    const scene = sceneWith([used], { round: 1 });
    expect(scripted(startScene, { scene, sort: 'other' }, DEFAULTS, []).outcome.outcome).toMatchObject({
      reason: 'in-rounds',
    });
  });
});

describe('the campaign', () => {
  test('[DP-GEN-07] a setting adds and removes skills', () => {
    const setting = { ...MODERN, name: 'space', extraSkills: ['zeroG'], removedSkills: ['riding'] };
    const scene = sceneWith([]);
    const { effects } = scripted(setUpSetting, { scene, ...setting }, DEFAULTS, []).outcome;
    expect(applyEffects(scene, effects).setting).toEqual(setting);
  });

  test('[DP-OPT-01] [DP-OPT-02] what is left out is announced', () => {
    expect(rulesLeftOut(DEFAULTS)).toEqual(['powers']);
    const plain = house({
      distractions: 'off',
      opportunityAttacks: 'off',
      powers: 'on',
      modules: ['armourWear'],
    });
    expect(rulesLeftOut(plain)).toEqual([
      'distractions',
      'opportunityAttacks',
      'encumbrance',
      'fateDice',
      'languages',
    ]);
    const { facts } = scripted(setUpSetting, { scene: sceneWith([]), ...MODERN }, plain, []);
    expect(facts).toEqual([{ kind: 'setting', name: 'modern', off: rulesLeftOut(plain) }]);
  });
});

describe('using an ability by itself', () => {
  const scene = sceneWith([
    hero({ skills: { leadership: 1 }, abilities: [ability('leadership', 'command')] }),
  ]);
  const use = (name: string, from = scene, h = DEFAULTS) =>
    scripted(useAbility, { scene: from, figure: 'hero', ability: name }, h, []).outcome;

  test('[DP-ABL-01] once per scene, and again in the next', () => {
    const { outcome, effects } = use('command');
    expect(outcome).toEqual({ kind: 'used', ability: 'command', block: 'extraAction' });
    const spent = applyEffects(scene, effects);
    expect(use('command', spent).outcome).toMatchObject({ reason: 'ability-used-up' });
    const next = applyEffects(spent, [{ kind: 'sceneStarted', sort: 'other' }]);
    expect(use('command', next).outcome).toMatchObject({ kind: 'used' });
  });

  test('[DP-ABL-01] once per round: a new round brings it back', () => {
    const riposte = hero({ abilities: [ability('blades', 'riposte', 1)] });
    const round = sceneWith([riposte], { round: 1 });
    expect(use('riposte', round).outcome).toMatchObject({ reason: 'ability-used-up' });
    const next = applyEffects(round, [{ kind: 'roundStarted', round: 2 }]);
    expect(use('riposte', next).outcome).toMatchObject({ kind: 'used', block: 'opportunity' });
  });

  test('[DP-POW-01] [DP-R-26] powers have abilities of their own, where there are powers', () => {
    const seer = sceneWith([
      hero({ powers: { clairvoyance: 1 }, abilities: [ability('clairvoyance', 'dowsing')] }),
    ]);
    expect(use('dowsing', seer).outcome).toMatchObject({ reason: 'rule-is-off' });
    expect(use('dowsing', seer, house({ powers: 'on' })).outcome).toMatchObject({ block: 'challenge' });
  });
});
