import { useId, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { newId } from '../../../table/new-id.ts';
import { useTable } from '../../../table/table-context.ts';
import { useView } from '../../../table/view-store.ts';
import { useLocale } from '../../../text/use-text.ts';
import { FilterField } from '../../../ui/filter-field.tsx';
import { SheetDialog } from '../../../ui/sheet-dialog.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { TextEntry } from '../../../ui/text-entry.tsx';
import { Toggle } from '../../../ui/toggle.tsx';
import { actOnAll, type ForMany, listed, offersForMany } from './tracker-many.ts';
import { useTrackerText } from './tracker-text.ts';
import { groupId, statusNamed, useTrack } from './use-tracker.ts';

interface OfFigures {
  readonly figures: readonly string[];
  readonly onClose: () => void;
}

function useNames(figures: readonly string[]): string {
  const locale = useLocale();
  const { nameOf } = useTable();
  return listed(figures.map(nameOf), locale);
}

/** A condition with its rounds for everybody who is selected. */
export function ConditionDialog({ figures, onClose }: OfFigures) {
  const text = useTrackerText();
  const track = useTrack();
  const at = useTable();
  const words = useId();
  const [name, setName] = useState('');
  const [rounds, setRounds] = useState(2);
  const [isEndless, setEndless] = useState(false);
  const names = useNames(figures);
  const give = () => {
    void track({
      kind: 'add-condition',
      id: `c-${newId()}`,
      figures,
      name: statusNamed(at, name.trim()),
      rounds: isEndless ? null : rounds,
    });
    onClose();
  };
  return (
    <SheetDialog title={text.conditionTitle(names)} onClose={onClose}>
      <TextEntry
        label={text.conditionName}
        value={name}
        onChange={setName}
        hint={text.conditionHint}
        maxLength={80}
        list={words}
        autoFocus
      />
      <datalist id={words}>
        {at.system.table.statuses.map((id) => (
          <option key={id} value={at.words.value('status', id) ?? id} />
        ))}
      </datalist>
      {!isEndless && <Stepper label={text.rounds} value={rounds} min={1} max={100} onChange={setRounds} />}
      <Toggle on={isEndless} onChange={setEndless}>
        {text.endless}
      </Toggle>
      <div className="form-end sticky">
        <Button className="button primary" isDisabled={name.trim() === ''} onPress={give}>
          {text.give}
        </Button>
      </div>
    </SheetDialog>
  );
}

/** From so many on a word is quicker than looking. */
const MANY = 8;

/** One of the GM's actions on everybody who is selected, each with its own line in the log. */
export function EffectDialog({ figures, onClose }: OfFigures) {
  const text = useTrackerText();
  const at = useTable();
  const change = useView((view) => view.change);
  const names = useNames(figures);
  const effects = offersForMany(at, figures);
  const [wanted, setWanted] = useState('');
  const found = effects.filter(({ name }) => name.toLowerCase().includes(wanted.trim().toLowerCase()));
  const choose = ({ offers }: ForMany) => {
    onClose();
    const [first] = offers;
    if (first === undefined) return;
    if (first.fields.length > 0 || first.chance !== null)
      change({ form: { offer: first, values: {}, many: offers } });
    else void actOnAll(at, offers, {});
  };
  return (
    <SheetDialog title={text.effectTitle(names)} onClose={onClose}>
      {effects.length === 0 && <p className="empty">{text.noEffect}</p>}
      {effects.length > MANY && (
        <FilterField
          label={text.filter}
          value={wanted}
          onChange={setWanted}
          found={found.length}
          of={effects.length}
        />
      )}
      <div className="offers">
        {found.map((effect) => (
          <Button key={effect.key} className="offer" onPress={() => choose(effect)}>
            <span className="offer-name">{effect.name}</span>
          </Button>
        ))}
      </div>
    </SheetDialog>
  );
}

/** Several places become one that acts together. */
export function GroupDialog({
  entries,
  onClose,
  onDone,
}: {
  readonly entries: readonly string[];
  readonly onClose: () => void;
  readonly onDone: () => void;
}) {
  const text = useTrackerText();
  const track = useTrack();
  const [name, setName] = useState(text.groupPreset);
  const go = () => {
    void track({ kind: 'group', id: groupId(), name: name.trim(), entries });
    onClose();
    onDone();
  };
  return (
    <SheetDialog title={text.group} onClose={onClose}>
      <TextEntry label={text.groupName} value={name} onChange={setName} maxLength={80} autoFocus />
      <div className="form-end sticky">
        <Button className="button primary" isDisabled={name.trim() === ''} onPress={go}>
          {text.groupGo}
        </Button>
      </div>
    </SheetDialog>
  );
}
