import type { Tape } from '@tafelrunde/kernel';
import { chancesOf, expectOdds, oddsByPlay, oddsOf, scripted } from '@tafelrunde/testkit';
import { describe, expect, test } from 'vitest';
import type { BareInput } from '../../src/actions/inputs.ts';
import type { ExtendedChallenge } from '../../src/model.ts';
import type { Fate, House } from '../../src/rule.ts';
import { bareExtended, rollExtended, startExtended } from '../../src/rules/extended.ts';
import { DEFAULTS, hero, house, sceneWith } from '../fixtures.ts';
import { rollOf } from '../rolls.ts';

const bare = (overrides: Partial<BareInput<'extended'>> = {}): BareInput<'extended'> => ({
  dice: 1,
  penalty: 0,
  difficulty: 1,
  rolls: 3,
  onFailure: 'failed',
  ...overrides,
});
const outcomeOf = (fate: Fate, input: BareInput<'extended'>, h: House) =>
  bareExtended(fate, input, h).outcome;
const chain = (overrides: Partial<BareInput<'extended'>>, answers: Tape, h = DEFAULTS) =>
  scripted(outcomeOf, bare(overrides), h, answers).outcome;

describe('a whole chain', () => {
  test('[DP-EXT-01] several rolls in a row', () => {
    expect(chain({}, [[5], [6], [5]])).toEqual({ kind: 'complete', passed: 3, quality: 0, costs: 0 });
  });

  test('[DP-EXT-02] [DP-R-20] a failed link breaks it, or only lowers the result', () => {
    expect(chain({}, [[5], [1]])).toMatchObject({ kind: 'failed', passed: 1 });
    expect(chain({ onFailure: 'reduced' }, [[5], [1], [6]])).toMatchObject({ kind: 'reduced', passed: 2 });
  });

  test('[DP-EXT-03] [DP-R-20] crits add up as quality, or pass the next link', () => {
    expect(
      chain({ dice: 2, rolls: 2 }, [
        [5, 5],
        [6, 1],
      ]),
    ).toMatchObject({ kind: 'complete', quality: 1 });
    const skip = house({ extendedCrits: 'skipNextRoll' });
    expect(chain({ dice: 2, rolls: 2 }, [[5, 5]], skip)).toEqual({
      kind: 'complete',
      passed: 2,
      quality: 0,
      costs: 0,
    });
  });

  test('[DP-EXT-03] a Patzer is a failed link and costs something', () => {
    const given = { penalty: 1, onFailure: 'reduced', rolls: 2 } as const;
    expect(chain(given, [[1], [6], [5], [1]])).toMatchObject({ kind: 'reduced', passed: 1, costs: 1 });
  });

  test('[DP-EXT-01] three links of one die each: 1/27', () => {
    expectOdds(outcomeOf, bare(), ({ kind }) => kind === 'complete', DEFAULTS).toBe('1/27');
  });

  test('[DP-EXT-02] marks change nothing: as playing every face says', () => {
    for (const onFailure of ['failed', 'reduced'] as const) {
      const small = bare({ onFailure, rolls: 2, penalty: 1 });
      expect(chancesOf(oddsOf(outcomeOf, small, DEFAULTS))).toEqual(
        chancesOf(oddsByPlay(outcomeOf, small, DEFAULTS)),
      );
    }
  });
});

describe('at the table', () => {
  const plan: ExtendedChallenge = {
    id: 'engine',
    figure: 'hero',
    task: 'repair',
    rolls: 2,
    difficulty: 1,
    interval: 3600,
    onFailure: 'failed',
    made: 0,
    passed: 0,
    quality: 0,
    costs: 0,
  };
  const scene = sceneWith([hero()], { extended: [plan] });
  const link = (answers: Tape, made = scene) =>
    scripted(rollExtended, { ...rollOf(), scene: made, id: 'engine' }, DEFAULTS, answers).outcome;

  test('[DP-R-20] the GM sets rolls, difficulty, interval and what a failure does', () => {
    const { made, passed, quality, costs, ...wanted } = plan;
    const input = { ...wanted, scene: sceneWith([hero()]) };
    expect(scripted(startExtended, input, DEFAULTS, []).outcome.effects).toEqual([
      { kind: 'extendedSet', challenge: plan },
    ]);
    expect([made, passed, quality, costs]).toEqual([0, 0, 0, 0]);
    expect(scripted(startExtended, { ...wanted, scene }, DEFAULTS, []).outcome.outcome).toMatchObject({
      reason: 'id-taken',
    });
  });

  test('[DP-EXT-01] the first link leaves it open, the last one completes it; time lies between them', () => {
    const first = link([[5, 1]]);
    expect(first.outcome).toMatchObject({ kind: 'open', made: 1, passed: 1 });
    expect(first.effects).not.toContainEqual(expect.objectContaining({ kind: 'clock' }));
    const later = { ...scene, extended: [{ ...plan, made: 1, passed: 1 }] };
    const last = link([[5, 1]], later);
    expect(last.outcome).toMatchObject({ kind: 'complete', made: 2, passed: 2 });
    expect(last.effects).toContainEqual({ kind: 'clock', by: 3600 });
    expect(last.effects).toContainEqual({ kind: 'extendedEnded', id: 'engine' });
  });

  test('[DP-EXT-02] a failed link ends it', () => {
    expect(link([[1, 1]]).outcome).toMatchObject({ kind: 'failed', verdict: 'failure' });
  });

  test('[DP-R-20] nobody rolls for a plan that was not made', () => {
    expect(link([], sceneWith([hero()])).outcome).toMatchObject({ reason: 'unknown-challenge' });
  });
});
