import type { CatalogueEntry, System } from '@tafelrunde/system';
import { BookOpen } from 'lucide-react';
import { useLocale, useText } from '../text/use-text.ts';
import { Link } from './link.tsx';
import { sourceText } from './source-text.ts';

/** Whether an entry is a rule of the book, our reading of it, or an addition. */
export function KindBadge({ entry }: { entry: CatalogueEntry }) {
  const { rules } = useText();
  return (
    <span className="badge" data-kind={entry.kind}>
      {rules.kinds[entry.kind]}
    </span>
  );
}

/** Where a rule stands in its book. */
export function BookLink({ system, entry }: { system: Pick<System, 'id'>; entry: CatalogueEntry }) {
  const { rules } = useText();
  return (
    <Link to={`/rules/${system.id}#${entry.id}`} className="button quiet">
      <BookOpen aria-hidden /> {rules.inBook}
    </Link>
  );
}

/** A rule with its text and where it comes from. */
export function RuleText({ entry }: { entry: CatalogueEntry }) {
  const { common } = useText();
  const locale = useLocale();
  const { text } = entry.text[locale];
  return (
    <div className="rule-text">
      <p>{text}</p>
      <p className="hint">
        {common.source}: {sourceText(entry.source, locale)}
      </p>
    </div>
  );
}
