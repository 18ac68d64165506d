import type { BareInput, Input } from '../actions/inputs.ts';
import { type ExtendedChallenge, figureOf } from '../model.ts';
import { type Effects, type Fate, type House, ofGm, refused, type Share } from '../rule.ts';
import { type Rolled, rollChallenge, settleChallenge } from './challenge.ts';
import { patzerConsequence } from './patzer.ts';
import { isPhysical } from './penalties.ts';
import { offersAfter, prepare, throwPrepared } from './prepare.ts';

/** The links of a chain and what has become of them so far. */
export type Chain = Pick<ExtendedChallenge, 'rolls' | 'onFailure' | 'made' | 'passed' | 'quality' | 'costs'>;

export type ChainResult = 'open' | 'complete' | 'reduced' | 'failed';

/** DP-EXT-02, DP-EXT-03, DP-R-20: what one more link makes of a chain. */
function withLink(chain: Chain, rolled: Rolled, house: House): Chain {
  const left = chain.rolls - chain.made;
  // Crits are quality, or they pass the next link as well.
  const skips = house.extendedCrits === 'skipNextRoll' && rolled.crits > 0 && left > 1 ? 1 : 0;
  return {
    ...chain,
    made: chain.made + 1 + skips,
    passed: chain.passed + (rolled.success ? 1 : 0) + skips,
    quality: chain.quality + (house.extendedCrits === 'quality' ? rolled.crits : 0),
    costs: chain.costs + (rolled.patzer ? 1 : 0),
  };
}

/** DP-EXT-02: the first failed link breaks the chain, or only lowers what comes of it. */
function resultOf({ rolls, onFailure, made, passed }: Chain): ChainResult {
  if (passed < made && onFailure === 'failed') return 'failed';
  if (made < rolls) return 'open';
  return passed === rolls ? 'complete' : 'reduced';
}

/** DP-EXT-01: a whole chain at once, for its odds. */
export function bareExtended(fate: Fate, input: BareInput<'extended'>, house: House) {
  const positive: readonly Share[] = [{ source: 'success', dice: input.dice }];
  const penalty: readonly Share[] = [{ source: 'penalty', dice: input.penalty }];
  let chain: Chain = { ...input, made: 0, passed: 0, quality: 0, costs: 0 };
  while (resultOf(chain) === 'open') {
    // All that the rest of the chain depends on.
    fate.mark(`${chain.made} ${chain.passed} ${chain.quality} ${chain.costs}`);
    const rolled = rollChallenge(
      fate,
      { of: ofGm('check'), positive, penalty, difficulty: input.difficulty },
      house,
    );
    chain = withLink(chain, rolled, house);
  }
  const { rolls, passed, quality, costs } = chain;
  const result = resultOf(chain);
  fate.note('DP-EXT-01', { kind: 'extended', result, passed, rolls, quality });
  return { outcome: { kind: result, passed, quality, costs }, effects: [] };
}

/** DP-R-20: the GM sets the number of rolls, their difficulty and interval, and what a failure does. */
export function startExtended(fate: Fate, { scene, ...plan }: Input<'start-extended'>) {
  const figure = figureOf(scene, plan.figure);
  if (figure === undefined) return refused('unknown-figure');
  if (scene.extended.some(({ id }) => id === plan.id)) return refused('id-taken');
  const challenge: ExtendedChallenge = { ...plan, made: 0, passed: 0, quality: 0, costs: 0 };
  fate.note('DP-EXT-01', {
    kind: 'extendedStarted',
    figure: figure.name,
    task: plan.task,
    rolls: plan.rolls,
  });
  const effects: Effects = [{ kind: 'extendedSet', challenge }];
  return { outcome: { kind: 'started' as const, rolls: plan.rolls }, effects };
}

/** DP-EXT-01 to 03: the next link; time passes before it, and support counts for one link only (DP-R-19). */
export function rollExtended(fate: Fate, input: Input<'roll-extended'>, house: House) {
  const { scene } = input;
  const before = scene.extended.find(({ id }) => id === input.id);
  if (before === undefined) return refused('unknown-challenge');
  const roll = isPhysical(scene, input) ? 'physical' : 'mental';
  const prepared = prepare(fate, scene, { ...input, figure: before.figure }, roll, house);
  if (prepared.kind === 'refused') return refused(prepared.reason);
  const thrown = throwPrepared(fate, scene, prepared, house);
  const difficulty = Math.max(before.difficulty + prepared.help.difficultyBy, 0);
  const rolled = settleChallenge(fate, thrown.count, { difficulty }, house);
  const consequence = rolled.patzer ? patzerConsequence(fate, 'extended', house) : null;
  const after: ExtendedChallenge = { ...before, ...withLink(before, rolled, house) };
  const result = resultOf(after);
  const { passed, rolls, quality, made, costs } = after;
  fate.note('DP-EXT-02', { kind: 'extended', result, passed, rolls, quality });
  const effects: Effects = [
    ...prepared.effects,
    ...thrown.effects,
    ...(before.made > 0 && before.interval > 0 ? [{ kind: 'clock' as const, by: before.interval }] : []),
    result === 'open' ? { kind: 'extendedSet', challenge: after } : { kind: 'extendedEnded', id: after.id },
    ...offersAfter(fate, scene, prepared, rolled, house),
  ];
  return {
    outcome: { kind: result, verdict: rolled.verdict, made, passed, quality, costs, consequence },
    effects,
  };
}
