import { type CatalogueEntry, explain, type System, type ToldLine, type TraceLine } from '@tafelrunde/kernel';
import { useLocale, useText } from '../text/use-text.ts';
import { Die } from './die.tsx';
import { KindBadge, RuleText } from './rule-text.tsx';

/** The account of a throw, line by line, each with the rule it comes from. */
export function Why({ system, trace }: { system: System; trace: readonly TraceLine[] }) {
  const locale = useLocale();
  const text = useText();
  const words = system.words[locale];
  const lines = explain(trace, {
    fact: ({ fact }) => words.fact(fact),
    choice: (line) => words.choice(line),
    roll: (pool, faces) => text.roll.shows(`${text.die}${pool.sides}`, faces.join(', ')),
  });
  return (
    <ol className="account">
      {lines.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an account never changes its order
        <AccountLine key={i} line={line} entry={system.catalogue.find(({ id }) => id === line.cite)} />
      ))}
    </ol>
  );
}

function AccountLine({ line, entry }: { line: ToldLine; entry: CatalogueEntry | undefined }) {
  const locale = useLocale();
  const said = (
    <span className="account-text">
      {line.dice?.faces.map((face, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: faces stay where they fell
        <Die key={i} sides={line.dice?.sides ?? 0} face={face} size={28} />
      ))}
      {line.text}
    </span>
  );
  if (entry === undefined) return <li className="account-line">{said}</li>;
  return (
    <li>
      <details className="account-line">
        <summary>
          {said}
          <span className="rule-id">{line.cite}</span>
        </summary>
        <div className="account-rule">
          <p className="account-rule-title">
            {entry.text[locale].title} <KindBadge entry={entry} />
          </p>
          <RuleText entry={entry} />
        </div>
      </details>
    </li>
  );
}
