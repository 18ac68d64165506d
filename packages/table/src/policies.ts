import { type Ask, type Fate, GM, type Question } from '@tafelrunde/kernel';
import type { System } from '@tafelrunde/system';
import { accepted, type Decision, type Of, refuse } from './decision.ts';
import type { SettledQuestion, TableNow } from './model.ts';

/** One question to the GM at a time: what several decide together is decided by them. */
function questionIn(ask: Ask) {
  if (ask.kind !== 'choose' || ask.together) return undefined;
  const [question] = ask.questions;
  return question?.by === GM ? question : undefined;
}

const isQuiet = (system: System, question: string): boolean =>
  system.table.play?.quiet?.includes(question) ?? false;

const policyFor = ({ policies }: Pick<TableNow, 'policies'>, question: string) =>
  policies.find((one) => one.question === question)?.policy;

/** The answer a table gives without asking; undefined if the GM is asked. */
export function settledAnswer(
  system: System,
  table: Pick<TableNow, 'policies'>,
  ask: Ask,
): string | undefined {
  const question = questionIn(ask);
  if (question === undefined) return undefined;
  const policy = policyFor(table, question.id);
  if (policy?.kind === 'ask') return undefined;
  if (policy?.kind === 'always') return question.options.find((key) => key === policy.answer);
  return isQuiet(system, question.id) ? question.options[0] : undefined;
}

/** The same rules as this table plays them: what is settled is no question any more, in chances either. */
export function withSettled(system: System, policies: readonly SettledQuestion[]): System {
  const settle = (fate: Fate): Fate => ({
    roll: (pool, reading, cite, of) => fate.roll(pool, reading, cite, of),
    choose: <A>(question: Question<A>): A => {
      const { id, cite, by, options } = question;
      const asked = { id, cite, by, options: options.map(({ key }) => key) };
      const key = settledAnswer(
        system,
        { policies },
        { kind: 'choose', questions: [asked], together: false },
      );
      const option = options.find((one) => one.key === key);
      return option === undefined ? fate.choose(question) : option.value;
    },
    chooseTogether: (questions) => fate.chooseTogether(questions),
    mark: (state) => fate.mark(state),
    note: (cite, fact) => fate.note(cite, fact),
  });
  const actions = system.actions.map((action) => ({
    ...action,
    rule: (fate: Fate, input: unknown, house: unknown) => action.rule(settle(fate), input, house),
  }));
  return { ...system, actions };
}

/**
 * The GM settles a question: with an answer while it is asked, to be asked although it is not usually, or no longer at
 * all. So nothing can be settled that no rule asks.
 */
export function setPolicy(system: System, table: TableNow, { question, policy }: Of<'setPolicy'>): Decision {
  const isKnown =
    policy === null
      ? policyFor(table, question) !== undefined
      : policy.kind === 'ask'
        ? isQuiet(system, question)
        : table.runs.some(({ progress }) => {
            const asked = progress === null ? undefined : questionIn(progress.ask);
            return asked?.id === question && asked.options.includes(policy.answer);
          });
  return isKnown
    ? accepted({ kind: 'policySet', question, policy })
    : refuse('unknown-question', { at: 'question' });
}

/** The questions that are settled, after one more was or no longer is. */
export function withPolicy(
  policies: readonly SettledQuestion[],
  { question, policy }: Pick<Of<'setPolicy'>, 'question' | 'policy'>,
): readonly SettledQuestion[] {
  const others = policies.filter((one) => one.question !== question);
  return policy === null ? others : [...others, { question, policy }];
}
