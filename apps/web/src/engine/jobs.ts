import {
  type Action,
  type Advice,
  adviseOn,
  type Estimate,
  type Goal,
  type Offer,
  type Pool,
  parseHouse,
  type System,
  type Tape,
} from '@tafelrunde/kernel';
import { chanceOf, oddsFor } from './chances.ts';
import { firstPool } from './throwing.ts';

/** What can be said about an offer before it is tried. */
export interface Prospect {
  readonly chance: Estimate | undefined;
  /** The dice it throws first. */
  readonly pool: Pool | undefined;
  /** Why the rules would refuse it. */
  readonly refusal: string | undefined;
}

export interface ProspectJob {
  readonly kind: 'prospect';
  readonly system: string;
  readonly offer: Pick<Offer, 'action' | 'input' | 'chance'>;
  readonly values: Readonly<Record<string, unknown>>;
  readonly scene: unknown;
  readonly house: Readonly<Record<string, unknown>>;
}

export interface AdviceJob {
  readonly kind: 'advice';
  readonly system: string;
  readonly action: string;
  /** Without the scene. */
  readonly input: unknown;
  readonly scene: unknown;
  readonly house: unknown;
  readonly goal: Goal;
  readonly tape: Tape;
  /** Where several decide at once: which of their questions. */
  readonly place: number;
}

export type Job = ProspectJob | AdviceJob;

/** Each option by its exact value, or why there is none. */
export type AdviceAnswer =
  | { readonly kind: 'ranked'; readonly advice: readonly Advice[] }
  | { readonly kind: 'too-large' }
  | { readonly kind: 'none' };

/** Nothing can be said, or not in time. */
export const NOTHING_KNOWN: Prospect = { chance: undefined, pool: undefined, refusal: undefined };

/** Beyond this advice takes longer than anybody thinks about a throw. */
const ADVICE_BUDGET = 500_000;

/** The input of an action with the scene in it, if it takes one. */
export const parseInput = (action: Action, raw: unknown, scene: unknown) =>
  action.input.parse(action.takesScene ? { ...(raw as object), scene } : raw);

export const actionOf = (system: System, id: string) => system.actions.find((action) => action.id === id);

export function prospectFor(system: System, { offer, values, scene, house }: ProspectJob): Prospect {
  const action = actionOf(system, offer.action);
  const input = action && parseInput(action, { ...offer.input, ...values }, scene);
  if (action === undefined || !input?.ok || offer.chance === null) return NOTHING_KNOWN;
  const odds = oddsFor(action, input.value, house);
  const only = odds?.outcomes.length === 1 ? odds.outcomes[0]?.outcome : undefined;
  if (only?.['kind'] === 'refused') return { ...NOTHING_KNOWN, refusal: String(only['reason']) };
  const pool = firstPool(action, input.value, house, () => 0);
  return { chance: chanceOf(odds, offer.chance), pool, refusal: undefined };
}

export function adviceFor(system: System, job: AdviceJob): AdviceAnswer {
  const action = actionOf(system, job.action);
  const input = action && parseInput(action, job.input, job.scene);
  const house = parseHouse(system.houseRules, job.house);
  if (action === undefined || !input?.ok || !house.ok) return { kind: 'none' };
  const { tape, place, goal } = job;
  const options = { tape, place, budget: ADVICE_BUDGET };
  const found = adviseOn(action, input.value, house.value, goal, options);
  if (found.ok) return { kind: 'ranked', advice: found.value };
  return found.error.code === 'too-large' ? { kind: 'too-large' } : { kind: 'none' };
}
