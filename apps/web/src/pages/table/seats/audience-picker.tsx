import type { Audience } from '@tafelrunde/table';
import { ChevronDown, Eye, EyeClosed, EyeOff, Lock, type LucideIcon } from 'lucide-react';
import { useTable } from '../../../table/table-context.ts';
import { useView } from '../../../table/view-store.ts';
import { useTableText } from '../../../text/use-table-text.ts';
import { Segmented } from '../../../ui/segmented.tsx';
import { Toggle } from '../../../ui/toggle.tsx';
import { audiencesFor } from './audiences.ts';

/** Who sees the next roll, each with a sentence of what it means. Alone there is nobody to hide from. */
export function AudiencePicker({ hideLabel = false }: { hideLabel?: boolean }) {
  const text = useTableText();
  const { state, link } = useTable();
  const { audience, change } = useView();
  if (link.solo) return null;
  return (
    <div className="audience">
      <Segmented
        label={text.form.audience}
        hideLabel={hideLabel}
        value={audience}
        onChange={(chosen) => change({ audience: chosen })}
        segments={audiencesFor(state.role).map((value) => ({ value, label: text.form.audiences[value] }))}
      />
      <p className="hint">{text.audience.hints[audience]}</p>
    </div>
  );
}

/** Dice of one's own; a blind throw is the table's, whoever throws would see real ones. */
export function RealDiceToggle({ isBlind }: { isBlind: boolean }) {
  const text = useTableText();
  const { realDice, change } = useView();
  if (isBlind) return <p className="hint">{text.audience.noRealDice}</p>;
  return (
    <Toggle on={realDice} onChange={(on) => change({ realDice: on })} hint={text.form.realDiceHint}>
      {text.form.realDice}
    </Toggle>
  );
}

/** For buttons that roll at once: who sees the next one, in one line that opens. */
export function RollManner() {
  const text = useTableText();
  const { link } = useTable();
  const audience = useView((view) => view.audience);
  if (link.solo) return null;
  return (
    <details className="roll-manner">
      <summary>
        <Eye aria-hidden />
        <span>
          {text.form.audience} <strong>{text.form.audiences[audience]}</strong>
        </span>
        <ChevronDown className="chevron" aria-hidden />
      </summary>
      <AudiencePicker hideLabel />
      <RealDiceToggle isBlind={audience === 'blind'} />
    </details>
  );
}

const ICONS: Readonly<Record<Exclude<Audience, 'everyone'>, LucideIcon>> = {
  gm: EyeOff,
  blind: EyeClosed,
  self: Lock,
};

/** Marks what not everybody sees. */
export function AudienceBadge({ audience, isOwn }: { audience: Audience; isOwn: boolean }) {
  const { audience: text } = useTableText();
  if (audience === 'everyone') return null;
  const Icon = ICONS[audience];
  return (
    <span className="badge hidden-badge">
      <Icon aria-hidden /> {audience === 'self' && !isOwn ? text.onlyThem : text.badges[audience]}
    </span>
  );
}
