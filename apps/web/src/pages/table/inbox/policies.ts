import { create } from 'zustand';
import { readStored, store } from '../../../state/stored.ts';

/** What the GM of a table wants for a question: always the same answer, or to be asked although most are not. */
export const ASK = 'ask';

interface PoliciesState {
  /** By table and question: the answer, or `ask`. */
  readonly policies: Readonly<Record<string, string>>;
  set(table: string, question: string, answer: string | null): void;
}

const keyOf = (table: string, question: string): string => `${table} ${question}`;

function remembered(): PoliciesState['policies'] {
  const raw = readStored('policies');
  if (raw === null || typeof raw !== 'object') return {};
  return Object.fromEntries(
    Object.entries(raw).filter((one): one is [string, string] => typeof one[1] === 'string'),
  );
}

/** How a GM answers what is always answered alike; the GM's browser keeps it. */
export const usePolicies = create<PoliciesState>()((set, get) => ({
  policies: remembered(),
  set(table, question, answer) {
    const { [keyOf(table, question)]: _before, ...others } = get().policies;
    const policies = answer === null ? others : { ...others, [keyOf(table, question)]: answer };
    store('policies', policies);
    set({ policies });
  },
}));

/** The answer that is given without asking; undefined if the question is asked. */
export function answerFor(
  policies: PoliciesState['policies'],
  table: string,
  question: { readonly id: string; readonly options: readonly string[] },
  quiet: readonly string[],
): string | undefined {
  const own = policies[keyOf(table, question.id)];
  if (own === ASK) return undefined;
  if (own !== undefined) return question.options.includes(own) ? own : undefined;
  return quiet.includes(question.id) ? question.options[0] : undefined;
}

/** The questions of a table that are settled beforehand, each with its answer. */
export const policiesOf = (
  policies: PoliciesState['policies'],
  table: string,
): readonly { readonly question: string; readonly answer: string }[] =>
  Object.entries(policies).flatMap(([key, answer]) =>
    key.startsWith(`${table} `) ? [{ question: key.slice(table.length + 1), answer }] : [],
  );
