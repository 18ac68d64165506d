import type { CatalogueEntry } from '@tafelrunde/kernel';
import { useLocale, useText } from '../text/use-text.ts';

/** Whether an entry is a rule of the book, our reading of it, or an addition. */
export function KindBadge({ entry }: { entry: CatalogueEntry }) {
  const { rules } = useText();
  return (
    <span className="badge" data-kind={entry.kind}>
      {rules.kinds[entry.kind]}
    </span>
  );
}

/** A rule with its text and where it comes from. */
export function RuleText({ entry }: { entry: CatalogueEntry }) {
  const { common } = useText();
  const { text } = entry.text[useLocale()];
  return (
    <div className="rule-text">
      <p>{text}</p>
      <p className="hint">
        {common.source}: {entry.source}
      </p>
    </div>
  );
}
