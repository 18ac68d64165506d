import type { Tape } from '@tafelrunde/kernel';
import { scripted } from '@tafelrunde/testkit';
import { describe, expect, test } from 'vitest';
import type { Figure } from '../../src/model.ts';
import { NO_HELP } from '../../src/rules/nothing-named.ts';
import { breathDifficulty, breathe, loseAir, suffocate } from '../../src/rules/suffocation.ts';
import { after, DEFAULTS, hero, house, sceneWith } from '../fixtures.ts';
import { ability } from '../rolls.ts';

const diver = hero({ skills: { selfControl: 1 }, breathless: 1 });
const choke = (figure: Figure, answers: Tape, h = DEFAULTS) => {
  const scene = sceneWith([figure]);
  const { outcome } = scripted(suffocate, { scene, figure: 'hero', ...NO_HELP }, h, answers).outcome;
  const { effects } = scripted(suffocate, { scene, figure: 'hero', ...NO_HELP }, h, answers).outcome;
  return { outcome, figure: outcome.kind === 'refused' ? figure : after(scene, effects, 'hero') };
};

describe('without air', () => {
  test('[DP-SUF-01] endurance and self-control against 1; a failure is one stun', () => {
    // END 2 + Self-control 1
    expect(choke(diver, [[5, 1, 1]]).outcome).toMatchObject({ kind: 'heldOut', round: 1 });
    const { outcome, figure } = choke(diver, [[1, 2, 4]]);
    expect(outcome).toEqual({ kind: 'stunned', round: 1, state: 'conscious' });
    expect(figure.stun).toEqual({ general: 0, cold: 0, suffocation: 1 });
    expect(figure.breathless).toBe(2);
  });

  test('[DP-SUF-01] [DP-R-108] every 10 full rounds the difficulty rises by 1', () => {
    expect([1, 10, 11, 20, 21].map(breathDifficulty)).toEqual([1, 1, 2, 2, 3]);
    expect(choke({ ...diver, breathless: 10 }, [[5, 1, 1]]).outcome).toMatchObject({ kind: 'heldOut' });
    expect(choke({ ...diver, breathless: 11 }, [[5, 1, 1]]).outcome).toMatchObject({ kind: 'stunned' });
  });

  test('[DP-R-108] wounds and stun burden the roll, load does not', () => {
    const hurt = { ...diver, wounds: 1, stun: { general: 0, cold: 0, suffocation: 1 } };
    // one success, 2 penalty dice with one failure: net 0
    expect(
      choke(hurt, [
        [5, 1, 1],
        [6, 1],
      ]).outcome,
    ).toMatchObject({ kind: 'stunned' });
  });

  test('[DP-R-108] nobody dies of it, unless stun beyond endurance and strength becomes wounds', () => {
    const last = { ...diver, stun: { general: 0, cold: 0, suffocation: 4 } }; // END 2 + STR 2
    const answers = [
      [1, 1, 1],
      [1, 1, 1, 1],
    ];
    expect(choke(last, answers).figure).toMatchObject({ wounds: 0, stun: { suffocation: 5 } });
    const deadly = house({ suffocationDeath: 'stunBeyondEndPlusStrBecomesWounds' });
    const { outcome, figure } = choke(last, answers, deadly);
    expect(outcome).toMatchObject({ kind: 'wounded' });
    expect(figure).toMatchObject({ wounds: 1, stun: { suffocation: 4 } });
    const earlier = { ...last, stun: { general: 0, cold: 0, suffocation: 3 } };
    expect(
      choke(
        earlier,
        [
          [1, 1, 1],
          [1, 1, 1],
        ],
        deadly,
      ).figure,
    ).toMatchObject({ wounds: 0 });
  });

  test('[DP-SUF-01] [DP-R-117] the unconscious choke on; where a skill is needed the attribute alone must do', () => {
    const out = { ...diver, consciousness: 'unconscious' as const };
    expect(choke(out, [[1, 1, 1]]).outcome).toMatchObject({ kind: 'stunned' });
    const untrained = hero({ breathless: 1 });
    expect(choke(untrained, [[5, 1]], house({ untrained: 'forbidden' })).outcome).toMatchObject({
      kind: 'heldOut',
    });
    expect(choke({ ...diver, consciousness: 'dead' }, []).outcome).toMatchObject({ reason: 'already-dead' });
  });

  test('[DP-SUF-01] a strong swimmer needs no roll in the first round, but is strangled like others', () => {
    const swimmer = { ...diver, abilities: [ability('swimming', 'strongSwimmer')] };
    expect(choke(swimmer, [])).toMatchObject({ outcome: { kind: 'heldOut' }, figure: { breathless: 2 } });
    expect(choke({ ...swimmer, breathless: 2 }, [[1, 1, 1]]).outcome).toMatchObject({ kind: 'stunned' });
    expect(choke({ ...swimmer, heldBy: 'foe' }, [[1, 1, 1]]).outcome).toMatchObject({ kind: 'stunned' });
  });

  test('[DP-SUF-01] the first round without air begins when it is lost', () => {
    const scene = sceneWith([hero()]);
    const { effects } = scripted(loseAir, { scene, figure: 'hero' }, DEFAULTS, []).outcome;
    expect(after(scene, effects, 'hero').breathless).toBe(1);
    expect(scripted(loseAir, { scene, figure: 'x' }, DEFAULTS, []).outcome.outcome).toMatchObject({
      reason: 'unknown-figure',
    });
  });
});

describe('air again', () => {
  test('[DP-SUF-02] all stun of suffocation is gone after a round of breathing, other stun stays', () => {
    const saved = { ...diver, breathless: 14, stun: { general: 1, cold: 2, suffocation: 3 } };
    const scene = sceneWith([saved]);
    const { outcome, effects } = scripted(breathe, { scene, figure: 'hero' }, DEFAULTS, []).outcome;
    expect(outcome).toEqual({ kind: 'breathes', healed: 3, state: 'conscious' });
    expect(after(scene, effects, 'hero')).toMatchObject({
      breathless: 0,
      stun: { general: 1, cold: 2, suffocation: 0 },
    });
  });

  test('[DP-SUF-02] where stun knocks out, breathing wakes', () => {
    const out = {
      ...diver,
      consciousness: 'unconscious' as const,
      stun: { general: 0, cold: 0, suffocation: 3 },
    };
    const scene = sceneWith([out]);
    const h = house({ stunKnocksOut: true });
    const { effects } = scripted(breathe, { scene, figure: 'hero' }, h, []).outcome;
    expect(after(scene, effects, 'hero').consciousness).toBe('conscious');
  });

  test('[DP-SUF-02] whoever breathes already gains nothing', () => {
    const scene = sceneWith([hero()]);
    expect(scripted(breathe, { scene, figure: 'hero' }, DEFAULTS, []).outcome.outcome).toEqual({
      kind: 'refused',
      reason: 'can-breathe',
    });
  });
});
