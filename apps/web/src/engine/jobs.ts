import { type AdviceFound, advise, type Complaint, odds } from '@tafelrunde/engine';
import { type Pool, play, type Result, type Tape } from '@tafelrunde/kernel';
import type { Goal, System } from '@tafelrunde/system';
import { inputFor } from '@tafelrunde/system';
import { type Attempt, limitsOf, registryOf, requestFor } from './check.ts';
import { NOTHING_KNOWN, type OfferChance, type OfferChanceJob } from './offer-chance.ts';

export interface AdviceJob extends Attempt {
  readonly kind: 'advice';
  readonly goal: Goal;
  readonly tape: Tape;
  /** Where several decide at once: which of their questions. */
  readonly place: number;
}

/** What this page calculates at once; everything on it stays far below. */
const PROSPECT_BUDGET = 200_000;
/** Beyond this advice takes longer than anybody thinks about a throw. */
const ADVICE_BUDGET = 500_000;

export function offerChanceFor(system: System, { offer, values, scene, house }: OfferChanceJob): OfferChance {
  if (offer.chance === null) return NOTHING_KNOWN;
  const check = { action: offer.action, input: { ...offer.input, ...values }, scene, house };
  const found = odds(registryOf(system), requestFor(system, check), limitsOf(PROSPECT_BUDGET));
  if (!found.ok && found.error.code !== 'too-large') return { ...NOTHING_KNOWN, refusal: found.error.reason };
  const chance =
    found.ok && found.value.kind === 'action' ? found.value.odds.chances[offer.chance] : undefined;
  return { chance, pool: firstPool(system, check), refusal: undefined };
}

/** What an action would throw first, if the usual decisions lead to a throw. */
function firstPool(
  system: System,
  { action: id, input: raw, scene, house }: Omit<Attempt, 'system'>,
): Pool | undefined {
  const action = system.actions.find((one) => one.id === id);
  const input = action && inputFor(action, raw, scene);
  if (action === undefined || !input?.ok) return undefined;
  const run = play(action.rule, input.value, house, [], { decide: () => 0 });
  return run.kind === 'asks' && run.ask.kind === 'roll' ? run.ask.pool : undefined;
}

/** Each option of the open question by its exact value, best first, or why there is none. */
export function adviceFor(system: System, job: AdviceJob): Result<AdviceFound, Complaint> {
  const { goal, tape, place } = job;
  const request = { ...requestFor(system, job), goal };
  return advise(registryOf(system), request, limitsOf(ADVICE_BUDGET), { tape, place });
}
