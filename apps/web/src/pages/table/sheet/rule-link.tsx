import { Button } from 'react-aria-components/Button';
import { useTable } from '../../../table/table-context.ts';
import { useView } from '../../../table/view-store.ts';
import { useLocale, useText } from '../../../text/use-text.ts';
import { BookLink, KindBadge, RuleText } from '../../../ui/rule-text.tsx';
import { SheetDialog } from '../../../ui/sheet-dialog.tsx';

/** A sign that a rule stands behind this; pressed it shows what the rule says. */
export function RuleLink({ id }: { id: string }) {
  const { rules } = useText();
  const locale = useLocale();
  const { system } = useTable();
  const change = useView((view) => view.change);
  const title = system.catalogue.find((entry) => entry.id === id)?.text[locale].title;
  if (title === undefined) return null;
  return (
    <Button className="rule-link" aria-label={rules.show(title)} onPress={() => change({ rule: id })}>
      {rules.kinds.rule}
    </Button>
  );
}

/** The rule that was asked for, over whatever is open. */
export function RuleDialog() {
  const locale = useLocale();
  const { system } = useTable();
  const { rule, change } = useView();
  const entry = system.catalogue.find(({ id }) => id === rule);
  if (entry === undefined) return null;
  return (
    <SheetDialog title={entry.text[locale].title} onClose={() => change({ rule: null })}>
      <p>
        <KindBadge entry={entry} />
      </p>
      <RuleText entry={entry} />
      <p>
        <BookLink system={system} entry={entry} />
      </p>
    </SheetDialog>
  );
}
