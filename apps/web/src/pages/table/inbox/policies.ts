import type { AskedQuestion } from '@tafelrunde/kernel';
import type { Policy, SettledQuestion } from '@tafelrunde/table';

/** A question to the GM as the house rules list it. */
export interface ListedQuestion {
  readonly question: string;
  /** What the table does with it now; null if nothing is settled. */
  readonly policy: Policy | null;
}

/** What is settled, and what is usually not asked: each with its switch. */
export function listedQuestions(
  policies: readonly SettledQuestion[],
  quiet: readonly string[],
): readonly ListedQuestion[] {
  const rest = quiet.filter((id) => !policies.some(({ question }) => question === id));
  const always = policies.filter(({ policy }) => policy.kind === 'always');
  const asked = policies.filter(({ policy }) => policy.kind === 'ask');
  return [...always, ...asked, ...rest.map((question) => ({ question, policy: null }))];
}

/** A question without the run that asks it, to be put in words. */
export const bareQuestion = (id: string, options: readonly string[] = []): AskedQuestion => ({
  id,
  cite: '',
  by: '',
  options,
});
