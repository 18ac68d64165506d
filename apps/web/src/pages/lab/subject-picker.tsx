import { offerLabel } from '@tafelrunde/engine';
import { SYSTEM_CARDS } from '@tafelrunde/registry/lazy';
import type { Offer, System } from '@tafelrunde/system';
import { memo, useMemo } from 'react';
import { nameIn, type Sample, sampleOf } from '../../engine/sample.ts';
import { useLabText } from '../../text/use-lab-text.ts';
import { useLocale } from '../../text/use-text.ts';
import { SearchSelect } from '../../ui/search-select.tsx';
import { SelectField, type SelectOption } from '../../ui/select-field.tsx';
import { freeActions, startInput } from './inputs.ts';
import { DICE, type LabState, type Subject, startOf } from './lab-state.ts';

/** More than this many are searched rather than scrolled. */
const MANY = 12;

/** Which rules, who acts, and what they do. Not drawn anew with every step of a slider: its lists are long. */
export const SubjectPicker = memo(function SubjectPicker({
  subject,
  system,
  sample,
  offer,
  onGo,
}: {
  subject: Subject;
  system: System | undefined;
  sample: Sample | undefined;
  offer: Offer | undefined;
  onGo: (state: LabState) => void;
}) {
  const text = useLabText();
  const locale = useLocale();
  const systems = [
    ...SYSTEM_CARDS.map(({ id, title }) => ({ value: id, label: title[locale] })),
    { value: DICE, label: text.dice },
  ];
  return (
    <section className="lab-box subject" aria-label={text.subject}>
      <SelectField
        label={text.system}
        value={subject.system}
        options={systems}
        onChange={(id) => onGo(startOf({ system: id, action: '', figure: '' }))}
      />
      {system !== undefined && (
        <>
          <FigureSelect system={system} subject={subject} onGo={onGo} />
          {subject.figure === '' ? (
            <ActionSelect system={system} subject={subject} onGo={onGo} />
          ) : (
            <OfferSelect system={system} subject={subject} sample={sample} offer={offer} onGo={onGo} />
          )}
        </>
      )}
    </section>
  );
});

interface PickProps {
  readonly system: System;
  readonly subject: Subject;
  readonly onGo: (state: LabState) => void;
}

function FigureSelect({ system, subject, onGo }: PickProps) {
  const text = useLabText();
  const locale = useLocale();
  const choose = (figure: string) => {
    const first = figure === '' ? undefined : sampleOf(system, figure)?.offers[0];
    onGo(stateFor(system, figure, first));
  };
  return (
    <SelectField
      label={text.figure}
      value={subject.figure}
      options={[
        { value: '', label: text.freeValues },
        ...system.character.templates.map(({ id, title }) => ({ value: id, label: title[locale] })),
      ]}
      onChange={choose}
    />
  );
}

function ActionSelect({ system, subject, onGo }: PickProps) {
  const text = useLabText();
  const words = system.words[useLocale()];
  const actions = useMemo(() => freeActions(system), [system]);
  return (
    <SelectField
      label={text.action}
      value={`${system.id}/${subject.action}`}
      options={actions.map(({ id }) => ({ value: id, label: words.action(id).title }))}
      onChange={(id) => onGo(startOf({ system: system.id, action: nameOf(id), figure: '' }))}
    />
  );
}

function OfferSelect({
  system,
  subject,
  sample,
  offer,
  onGo,
}: PickProps & { sample: Sample | undefined; offer: Offer | undefined }) {
  const text = useLabText();
  const words = system.words[useLocale()];
  const offers = sample?.offers ?? [];
  if (offers.length === 0) return <p className="hint">{text.noOffers}</p>;
  const options: readonly SelectOption[] = offers.map((one, i) => ({
    value: String(i),
    label: offerLabel(words, one, (id) => (sample === undefined ? id : nameIn(sample, words, id))),
  }));
  const Select = offers.length > MANY ? SearchSelect : SelectField;
  return (
    <Select
      key={subject.figure}
      label={text.offer}
      value={String(offer === undefined ? 0 : offers.indexOf(offer))}
      options={options}
      onChange={(index) => onGo(stateFor(system, subject.figure, offers[Number(index)]))}
    />
  );
}

const nameOf = (id: string): string => id.split('/')[1] ?? '';

function stateFor(system: System, figure: string, offer: Offer | undefined): LabState {
  const action = system.actions.find(({ id }) => id === offer?.action);
  const start = startOf({ system: system.id, action: nameOf(action?.id ?? ''), figure });
  if (action === undefined || offer === undefined) return start;
  return {
    ...start,
    chance: offer.chance ?? '',
    variants: [{ input: startInput(action, offer), house: {} }],
  };
}
