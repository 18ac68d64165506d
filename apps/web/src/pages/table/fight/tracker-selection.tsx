import { Group as GroupIcon, Sparkles, Timer, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { useTable } from '../../../table/table-context.ts';
import { ConditionDialog, EffectDialog, GroupDialog } from './tracker-dialogs.tsx';
import { useTrackerText } from './tracker-text.ts';
import type { Pace } from './use-tracker.ts';

/** What the GM does to all that are selected. */
export function TrackerSelection({
  pace,
  chosen,
  onClear,
}: {
  readonly pace: Pace;
  readonly chosen: readonly string[];
  readonly onClear: () => void;
}) {
  const text = useTrackerText();
  const { order } = useTable().table.tracker;
  const [open, setOpen] = useState<'condition' | 'effect' | 'group' | null>(null);
  if (chosen.length === 0) return <p className="hint">{text.chooseHint}</p>;
  const entries = order.filter(({ figures }) => figures.every((id) => chosen.includes(id)));
  const close = () => setOpen(null);
  return (
    <section className="tracker-selection" aria-label={text.chosen(chosen.length)}>
      <div className="tracker-chosen">
        <p role="status">{text.chosen(chosen.length)}</p>
        <Button className="button quiet" onPress={onClear}>
          <X aria-hidden /> {text.clear}
        </Button>
      </div>
      <div className="button-row">
        <Button className="button" onPress={() => setOpen('condition')}>
          <Timer aria-hidden /> {text.condition}
        </Button>
        <Button className="button" onPress={() => setOpen('effect')}>
          <Sparkles aria-hidden /> {text.effect}
        </Button>
        {pace.hasOwn && entries.length > 1 && (
          <Button className="button" onPress={() => setOpen('group')}>
            <GroupIcon aria-hidden /> {text.group}
          </Button>
        )}
      </div>
      {open === 'condition' && <ConditionDialog figures={chosen} onClose={close} />}
      {open === 'effect' && <EffectDialog figures={chosen} onClose={close} />}
      {open === 'group' && (
        <GroupDialog entries={entries.map(({ id }) => id)} onClose={close} onDone={onClear} />
      )}
    </section>
  );
}
