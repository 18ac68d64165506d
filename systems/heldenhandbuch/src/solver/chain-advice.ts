import {
  type Advice,
  type Faces,
  type Fate,
  play,
  type Question,
  type Tape,
  type TraceLine,
} from '@tafelrunde/kernel';
import type { HhFate, House } from '../rule.ts';
import { ascending, without } from '../rules/groups.ts';
import type { HhFact } from '../text/facts.ts';
import type { SolvedChain } from './chain.ts';
import { keepAdvice } from './check-advice.ts';

/** Somebody is asked which dice to keep. */
export interface KeepAsked {
  readonly by: string;
  readonly kept: Faces;
  readonly thrown: Faces;
  /** What has been told before, check by check; the last part is that of the check itself. */
  readonly parts: readonly (readonly TraceLine[])[];
}

type AnyRule<I> = (fate: HhFate, input: I, house: House) => unknown;

/** Where a tape has led; undefined at any question but which dice to keep. */
export function keepAsked<I>(rule: AnyRule<I>, input: I, house: House, tape: Tape): KeepAsked | undefined {
  let asked: Question<unknown> | undefined;
  const decide = (question: Question<unknown>): undefined => {
    asked = question;
  };
  const run = play((fate: Fate, i: I, h: House) => rule(fate as HhFate, i, h), input, house, tape, {
    decide,
  });
  if (run.kind !== 'asks' || asked?.id !== 'keep' || asked.dice === undefined) return undefined;
  const { aside, thrown } = asked.dice;
  return { by: asked.by, kept: aside, thrown: ascending(thrown), parts: partsOf(run.trace) };
}

/** Each check begins with its pool. */
function partsOf(trace: readonly TraceLine[]): readonly (readonly TraceLine[])[] {
  const parts: TraceLine[][] = [[]];
  for (const line of trace) {
    if (factIn(line)?.kind === 'pool') parts.push([]);
    parts[parts.length - 1]?.push(line);
  }
  return parts.slice(1);
}

const factIn = (line: TraceLine): HhFact | undefined =>
  line.kind === 'fact' ? (line.fact as HhFact) : undefined;

export const factsIn = (parts: KeepAsked['parts']): readonly HhFact[] =>
  parts.flat().flatMap((line) => factIn(line) ?? []);

/** The dice of a check when its throwing has ended, with all that was done to them since. */
export function lyingIn(part: readonly TraceLine[]): Faces {
  const rolls = part.flatMap((line) => (line.kind === 'roll' ? [line.faces] : []));
  const kept = part.flatMap((line) => {
    const fact = factIn(line);
    return fact?.kind === 'kept' ? [fact.faces] : [];
  });
  let faces: Faces = kept.length > 0 ? kept.flat() : (rolls[0] ?? []);
  for (const line of part) {
    const fact = factIn(line);
    if (fact?.kind === 'thrownAgain' || fact?.kind === 'adjusted' || fact?.kind === 'converted')
      faces = [...without(faces, [fact.from]), fact.to];
  }
  return ascending(faces);
}

/** The last chains that advice was asked on: the next throw of the same one is advised on at once. */
const MOST_REMEMBERED = 2;
const remembered = new Map<string, unknown>();

export function chainOnce<S, M, O>(about: unknown, solve: () => SolvedChain<S, M, O>): SolvedChain<S, M, O> {
  const key = JSON.stringify(about);
  const solved = (remembered.get(key) as SolvedChain<S, M, O> | undefined) ?? solve();
  remembered.delete(key);
  remembered.set(key, solved);
  const [oldest] = remembered.keys();
  if (remembered.size > MOST_REMEMBERED && oldest !== undefined) remembered.delete(oldest);
  return solved;
}

/** Each set that may be kept, best first for whoever throws at this link. */
export function adviseInChain<S, M, O>(
  solved: SolvedChain<S, M, O>,
  at: number,
  state: S,
  { kept, thrown }: KeepAsked,
  house: House,
): readonly Advice[] | undefined {
  const link = solved.gameFor(at, state, kept.length + thrown.length);
  if (link === undefined) return undefined;
  const { game, sign } = link;
  return keepAdvice(game, { kept, thrown, freeThrows: 0 }, house).map(({ key, value }) => ({
    key,
    value: sign * value,
  }));
}
