import { explain, type ToldLine, type TraceLine } from '@tafelrunde/kernel';
import type { CatalogueEntry, DieKind, System } from '@tafelrunde/system';
import { useLocale, useText } from '../text/use-text.ts';
import { Die } from './die.tsx';
import { BookLink, KindBadge, RuleText } from './rule-text.tsx';

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
  const told = { action: '', input: null, scene: null };
  const dice = system.table.play?.dice(told, trace, undefined) ?? [];
  const throws = lines.filter(({ dice }) => dice !== undefined);
  return (
    <ol className="account">
      {lines.map((line, i) => (
        <AccountLine
          // biome-ignore lint/suspicious/noArrayIndexKey: an account never changes its order
          key={i}
          line={line}
          kinds={(dice[throws.indexOf(line)] ?? []).map(({ kind }) => kind)}
          system={system}
          entry={system.catalogue.find(({ id }) => id === line.cite)}
        />
      ))}
    </ol>
  );
}

interface AccountLineProps {
  readonly system: System;
  readonly line: ToldLine;
  readonly kinds: readonly (DieKind | undefined)[];
  readonly entry: CatalogueEntry | undefined;
}

function AccountLine({ system, line, kinds, entry }: AccountLineProps) {
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
          <p>
            <BookLink system={system} entry={entry} />
          </p>
        </div>
      </details>
    </li>
  );
}
