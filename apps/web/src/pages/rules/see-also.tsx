import type { CatalogueEntry } from '@tafelrunde/system';
import { useLocale } from '../../text/use-text.ts';

/** What a rule points to and what points to it. */
export function SeeAlso({
  entries,
  onGo,
}: {
  entries: readonly CatalogueEntry[];
  onGo: (id: string) => void;
}) {
  const locale = useLocale();
  return entries.map(({ id, text }) => (
    <a
      key={id}
      href={`#${id}`}
      onClick={(event) => {
        event.preventDefault();
        onGo(id);
      }}
    >
      {text[locale].title}
    </a>
  ));
}
