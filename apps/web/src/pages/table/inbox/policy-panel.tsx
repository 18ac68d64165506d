import { usePlayText } from '../../../text/use-play-text.ts';
import { Toggle } from '../../../ui/toggle.tsx';
import { useTable } from '../table-context.ts';
import { ASK, policiesOf, usePolicies } from './policies.ts';

/** What the GM is asked, and what has been settled beforehand; each can be changed back. */
export function PolicyPanel() {
  const text = usePlayText().inbox;
  const { system, table, words, isGm, link } = useTable();
  const { policies, set } = usePolicies();
  if (!isGm || link.solo) return null;
  const quiet = system.table.play?.quiet ?? [];
  const settled = policiesOf(policies, table.id).filter(({ answer }) => answer !== ASK);
  const wordsOf = (question: string, options: readonly string[] = []) =>
    words.question({ id: question, cite: '', by: '', options });
  return (
    <section className="panel-box" aria-label={text.policies}>
      <h2 className="section-title">{text.policies}</h2>
      <p className="hint">{text.policiesHint}</p>
      {settled.map(({ question, answer }) => (
        <Toggle
          key={question}
          on
          onChange={() => set(table.id, question, null)}
          hint={text.alwaysThis(wordsOf(question, [answer]).options[answer] ?? answer)}
        >
          {wordsOf(question).ask}
        </Toggle>
      ))}
      {quiet
        .filter((question) => !settled.some((one) => one.question === question))
        .map((question) => (
          <Toggle
            key={question}
            on={policies[`${table.id} ${question}`] === ASK}
            onChange={(on) => set(table.id, question, on ? ASK : null)}
            hint={text.askHint}
          >
            {wordsOf(question).ask}
          </Toggle>
        ))}
    </section>
  );
}
