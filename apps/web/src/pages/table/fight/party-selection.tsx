import type { Offer } from '@tafelrunde/system';
import { Minus, Plus, Sparkles, Timer, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { useTable } from '../../../table/table-context.ts';
import { useView } from '../../../table/view-store.ts';
import { useTableText } from '../../../text/use-table-text.ts';
import { ConditionDialog, EffectDialog } from './tracker-dialogs.tsx';
import { actOnAll } from './tracker-many.ts';
import { useTrackerText } from './tracker-text.ts';

/** What the GM does to everybody who is selected in the party: one less, one more, a condition, an effect. */
export function PartySelection({ chosen }: { chosen: readonly string[] }) {
  const text = useTrackerText();
  const { figure: steps } = useTableText();
  const at = useTable();
  const change = useView((view) => view.change);
  const [open, setOpen] = useState<'condition' | 'effect' | null>(null);
  const mains = chosen.flatMap((id) => at.system.table.mainTrack(at.scene, id, at.house) ?? []);
  const label = at.words.field(mains[0]?.track ?? '');
  const present = (offers: readonly (Offer | null)[]) => offers.filter((offer) => offer !== null);
  const less = present(mains.map((main) => main.less));
  const more = present(mains.map((main) => main.more));
  const close = () => setOpen(null);
  return (
    <section className="party-selection" aria-label={text.chosen(chosen.length)}>
      <div className="tracker-chosen">
        <p role="status">{text.chosen(chosen.length)}</p>
        <Button className="button quiet" onPress={() => change({ chosen: [] })}>
          <X aria-hidden /> {text.clear}
        </Button>
      </div>
      <div className="button-row">
        {mains.length > 0 && (
          <span className="track-steps">
            <Button
              className="track-step"
              aria-label={steps.lessForAll(label)}
              isDisabled={less.length === 0}
              onPress={() => void actOnAll(at, less, {})}
            >
              <Minus aria-hidden />
            </Button>
            <span className="track-steps-name">{label}</span>
            <Button
              className="track-step"
              aria-label={steps.moreForAll(label)}
              isDisabled={more.length === 0}
              onPress={() => void actOnAll(at, more, {})}
            >
              <Plus aria-hidden />
            </Button>
          </span>
        )}
        <Button className="button" onPress={() => setOpen('condition')}>
          <Timer aria-hidden /> {text.condition}
        </Button>
        <Button className="button" onPress={() => setOpen('effect')}>
          <Sparkles aria-hidden /> {text.effect}
        </Button>
      </div>
      {open === 'condition' && <ConditionDialog figures={chosen} onClose={close} />}
      {open === 'effect' && <EffectDialog figures={chosen} onClose={close} />}
    </section>
  );
}
