import { isSuccess, type Verdict } from '../rules/results.ts';

interface Tested {
  readonly kind: string;
}

/** The chances every test has. */
export const testChances = {
  success: (outcome: Tested) => isSuccess(outcome.kind as Verdict),
  exceptional: (outcome: Tested) => outcome.kind === 'exceptional',
  complication: (outcome: Tested) => outcome.kind === 'complication',
};

/** What is against the figure that tests: the other side wants it, and nobody of its own seeks it. */
export const UNWANTED = ['complication'] as const;

/** Odds tell results apart, not faces. */
export function withoutFace<O extends object>(outcome: O): object {
  return Object.fromEntries(
    Object.entries(outcome).filter(([field]) => field !== 'face' && field !== 'needs'),
  );
}

/** Whether a player character came out of it with a heart less. */
export const costsHeart = (loss: string): boolean => loss === 'lost' || loss === 'downed' || loss === 'dead';
