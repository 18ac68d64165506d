import { type CatalogueEntry, explain, type System, type ToldLine, type TraceLine } from '@tafelrunde/kernel';
import { type DieKinds, kindsOfThrows } from '../engine/die-kinds.ts';
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
  const kinds = kindsOfThrows(trace);
  const throws = lines.filter(({ dice }) => dice !== undefined);
  return (
    <ol className="account">
      {lines.map((line, i) => (
        <AccountLine
          // biome-ignore lint/suspicious/noArrayIndexKey: an account never changes its order
          key={i}
          line={line}
          kinds={kinds[throws.indexOf(line)] ?? []}
          entry={system.catalogue.find(({ id }) => id === line.cite)}
        />
      ))}
    </ol>
  );
}

interface AccountLineProps {
  readonly line: ToldLine;
  readonly kinds: DieKinds;
  readonly entry: CatalogueEntry | undefined;
}

function AccountLine({ line, kinds, entry }: AccountLineProps) {
  const locale = useLocale();
  const said = (
    <span className="account-text">
      {line.dice?.faces.map((face, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: faces stay where they fell
        <Die key={i} sides={line.dice?.sides ?? 0} face={face} size={28} kind={kinds[i]} />
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
          <span className="cited-rule">{entry.text[locale].title}</span>
        </summary>
        <div className="account-rule">
          <p className="account-rule-title">
            <KindBadge entry={entry} />
          </p>
          <RuleText entry={entry} />
        </div>
      </details>
    </li>
  );
}
