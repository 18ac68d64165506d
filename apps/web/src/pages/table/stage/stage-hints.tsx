import '../../../styles/stage.css';
import { Lightbulb } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { readStored, store } from '../../../state/stored.ts';
import { useTable } from '../../../table/table-context.ts';
import { usePlayText } from '../../../text/use-play-text.ts';
import { useLocale } from '../../../text/use-text.ts';
import { Link } from '../../../ui/link.tsx';

/** In a staged scene: one thing worth knowing at a time, until all have been read. */
export function StageHints() {
  const { stage: text } = usePlayText();
  const locale = useLocale();
  const { system, link } = useTable();
  const { restart } = link;
  const key = `hints.${system.id}`;
  const [read, setRead] = useState(() => Number(readStored(key) ?? 0));
  const hints = restart === undefined ? [] : (system.table.stage?.(locale).hints ?? []);
  const hint = hints[read];
  const go = (to: number) => {
    store(key, to);
    setRead(to);
  };
  if (restart === undefined || hint === undefined) return null;
  return (
    <aside className="stage-hint" aria-label={text.label}>
      <Lightbulb aria-hidden />
      <p>
        <span className="stage-count">{text.of(read + 1, hints.length)}</span> {hint}
      </p>
      <div className="stage-ways">
        <Button className="button" onPress={() => go(read + 1)}>
          {read + 1 < hints.length ? text.next : text.done}
        </Button>
        {read + 1 < hints.length ? (
          <Button className="button quiet" onPress={() => go(hints.length)}>
            {text.hide}
          </Button>
        ) : (
          <Button
            className="button quiet"
            onPress={() => {
              go(0);
              restart();
            }}
          >
            {text.again}
          </Button>
        )}
        {read + 1 === hints.length && (
          <Link to={`/solo/${system.id}/table`} className="button quiet">
            {text.empty}
          </Link>
        )}
      </div>
    </aside>
  );
}
