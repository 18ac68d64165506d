import type { CatalogueEntry, Locale, RuleKind } from '@tafelrunde/kernel';
import { Search, X } from 'lucide-react';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Input } from 'react-aria-components/Input';
import { SearchField } from 'react-aria-components/SearchField';
import { useLocale, useText } from '../../text/use-text.ts';
import { KindBadge, RuleText } from '../../ui/rule-text.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { system } from './ladders.ts';
import { useViewStore } from './view-store.ts';

const KINDS = ['all', 'rule', 'ruling', 'addition'] as const;

/** Every entry of the catalogue, by word, id and kind. */
export function RuleSearch() {
  const { rules } = useText();
  const locale = useLocale();
  const [words, setWords] = useState('');
  const [kind, setKind] = useState<(typeof KINDS)[number]>('all');
  const wanted = useDeferredValue(words);
  const found = system.catalogue.filter(
    (entry) => (kind === 'all' || entry.kind === kind) && matches(entry, wanted, locale),
  );
  return (
    <section className="rule-search" aria-label={rules.lookUp}>
      <Field words={words} onChange={setWords} />
      <Segmented
        label={rules.title}
        hideLabel
        value={kind}
        onChange={setKind}
        segments={KINDS.map((value) => ({
          value,
          label: value === 'all' ? rules.all : rules.kinds[value as RuleKind],
        }))}
      />
      <p className="hint" role="status">
        {rules.found(found.length, system.catalogue.length)}
      </p>
      {found.length === 0 && <p className="empty">{rules.none}</p>}
      <ul className="rule-list">
        {found.map((entry) => (
          <li key={entry.id}>
            <details className="rule" open={isOnly(found) || undefined}>
              <summary>
                <span className="rule-title">{entry.text[locale].title}</span>
                <KindBadge entry={entry} />
                <span className="rule-id">{entry.id}</span>
              </summary>
              <RuleText entry={entry} />
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A handful of hits is read, not browsed. */
const isOnly = (found: readonly CatalogueEntry[]): boolean => found.length <= 3;

function Field({ words, onChange }: { words: string; onChange: (words: string) => void }) {
  const { rules, common } = useText();
  const searches = useViewStore((state) => state.searches);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (searches > 0) input.current?.focus();
  }, [searches]);
  return (
    <SearchField className="search" value={words} onChange={onChange} aria-label={rules.search}>
      <Search aria-hidden />
      <Input className="input" placeholder={rules.search} ref={input} />
      {words !== '' && (
        <Button className="icon-button" aria-label={common.reset}>
          <X aria-hidden />
        </Button>
      )}
    </SearchField>
  );
}

/** All words have to occur somewhere, in any order. */
function matches({ id, text }: CatalogueEntry, wanted: string, locale: Locale): boolean {
  const { title, text: body } = text[locale];
  const hay = `${id} ${title} ${body}`.toLowerCase();
  return wanted
    .toLowerCase()
    .split(/\s+/)
    .every((word) => hay.includes(word));
}
