import { type Advice, type AskedQuestion, type FigureView, GM, type Goal } from '@tafelrunde/kernel';

/** With the own dice alone nobody else is for or against it. */
export const OWN_DICE: Sides = { opponents: [], isAgainst: false };

/** A goal as the value of a list. */
export const goalKey = (goal: Goal): string => JSON.stringify(goal);

/** The figure that acts: the first one that the input names. */
function actorIn(input: unknown, figures: readonly FigureView[]): FigureView | undefined {
  const named = Object.values((input ?? {}) as object).flat();
  for (const value of named) {
    const figure = figures.find(({ id }) => id === value);
    if (figure !== undefined) return figure;
  }
  return undefined;
}

/** Who is for and who is against what a run aims at. */
export interface Sides {
  readonly opponents: readonly string[];
  /** Whether the one who decides is against it. */
  readonly isAgainst: boolean;
}

/**
 * The goals of an action are those of whoever acts; the other side works against them. Undefined where nobody can say
 * whose goals they are: then there is no advice.
 */
export function sidesOf(
  { by }: AskedQuestion,
  input: unknown,
  figures: readonly FigureView[],
): Sides | undefined {
  const decider = figures.find(({ id }) => id === by);
  const actor = actorIn(input, figures);
  // A roll without any figure: whoever rolls it decides.
  if (actor === undefined) return decider === undefined ? { opponents: [], isAgainst: false } : undefined;
  if (decider === undefined) return undefined;
  const opponents = figures.filter(({ side }) => side !== actor.side).map(({ id }) => id);
  return by === GM ? undefined : { opponents, isAgainst: decider.side !== actor.side };
}

export interface Ranked extends Advice {
  /** How far behind the best one, never negative. */
  readonly behind: number;
}

/** The options best first, for whoever wants much of it or little. */
export function ranked(advice: readonly Advice[], isAgainst: boolean): readonly Ranked[] {
  const sorted = isAgainst ? [...advice].sort((a, b) => a.value - b.value) : advice;
  const best = sorted[0]?.value ?? 0;
  return sorted.map((one) => ({ ...one, behind: Math.abs(one.value - best) }));
}

/** Differences below this are rounding, not advice. */
export const NO_DIFFERENCE = 1e-9;
