import { X } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { useTable } from '../../../table/table-context.ts';
import { usePlayText } from '../../../text/use-play-text.ts';
import { Toggle } from '../../../ui/toggle.tsx';
import { bareQuestion, type ListedQuestion, listedQuestions } from './policies.ts';

const NONE: readonly string[] = [];

/** What the GM of this table is asked, and what is settled beforehand: everybody sees it, the GM changes it. */
export function PolicyList() {
  const text = usePlayText().inbox;
  const { system, table } = useTable();
  const listed = listedQuestions(table.policies, system.table.play?.quiet ?? NONE);
  if (listed.length === 0) return null;
  return (
    <section className="policies" aria-label={text.policies}>
      <h3 className="field-label">{text.policies}</h3>
      <p className="hint">{text.policiesHint}</p>
      {listed.map((one) => (
        <PolicyItem key={one.question} {...one} />
      ))}
    </section>
  );
}

function PolicyItem({ question, policy }: ListedQuestion) {
  const text = usePlayText().inbox;
  const { words, isGm, send } = useTable();
  const { ask } = words.question(bareQuestion(question));
  if (policy?.kind === 'always') {
    const { answer } = policy;
    const option = words.question(bareQuestion(question, [answer])).options[answer] ?? answer;
    return (
      <p className="policy">
        <span>
          {ask}
          <span className="hint">{text.alwaysThis(option)}</span>
        </span>
        {isGm && (
          <Button
            className="button quiet"
            aria-label={text.askAgain(ask)}
            onPress={() => void send({ kind: 'setPolicy', question, policy: null })}
          >
            <X aria-hidden /> {text.remove}
          </Button>
        )}
      </p>
    );
  }
  const isAsked = policy !== null;
  if (!isGm)
    return (
      <p className="policy">
        <span>
          {ask}
          <span className="hint">{isAsked ? text.isAsked : text.isNotAsked}</span>
        </span>
      </p>
    );
  return (
    <Toggle
      on={isAsked}
      onChange={(on) => void send({ kind: 'setPolicy', question, policy: on ? { kind: 'ask' } : null })}
      hint={text.askHint}
    >
      {ask}
    </Toggle>
  );
}
