import type { Locale } from '@tafelrunde/kernel';
import type { System } from '@tafelrunde/system';
import { useMemo, useState } from 'react';
import { readStored, store } from '../../../state/stored.ts';
import { useTable } from '../../../table/table-context.ts';
import { usePrepareText } from '../../../text/use-prepare-text.ts';
import { useLocale } from '../../../text/use-text.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { type Party, partyAt } from './scenario.ts';

const MOST = 8;
const USUAL = 3;

type StandIns = Extract<Party, { kind: 'standIns' }>;

/** Heroes that anybody may be, while nobody sits at the table. */
const templatesOf = (system: System, house: unknown, locale: Locale) => {
  const heroes = new Set(system.character.templates.map(({ id }) => id));
  return system.arena
    .fighters(house)
    .filter(({ id }) => heroes.has(id))
    .map(({ id, title, name }) => ({ id, name: (name ?? title)[locale] }));
};

/** Who the arena reckons with: the heroes of this table, or stand-ins until there are some. */
export function useParty(): { readonly party: Party; readonly choose: (party: StandIns) => void } {
  const { system, scene, figures, house } = useTable();
  const locale = useLocale();
  const key = `prepare.party.${system.id}`;
  const [chosen, setChosen] = useState(() => readStored(key) as Partial<StandIns> | null);
  const atTable = useMemo(() => partyAt(system, scene, figures), [system, scene, figures]);
  const templates = useMemo(() => templatesOf(system, house, locale), [system, house, locale]);
  const template = templates.find(({ id }) => id === chosen?.template) ?? templates[0];
  const count = Number.isInteger(chosen?.count) ? Math.min(Math.max(chosen?.count ?? 1, 1), MOST) : USUAL;
  const party: Party =
    atTable.length > 0
      ? { kind: 'table', figures: atTable }
      : { kind: 'standIns', template: template?.id ?? '', name: template?.name ?? '', count };
  return {
    party,
    choose: (next) => {
      setChosen(next);
      store(key, next);
    },
  };
}

/** Chooses the stand-ins. */
export function StandIns({ party, onChange }: { party: StandIns; onChange: (party: StandIns) => void }) {
  const text = usePrepareText();
  const locale = useLocale();
  const { system, house } = useTable();
  const templates = templatesOf(system, house, locale);
  return (
    <section className="stand-ins" aria-label={text.nobody}>
      <p className="hint">{text.nobody}</p>
      <div className="stand-ins-fields">
        <SelectField
          label={text.standIn}
          value={party.template}
          options={templates.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(template) =>
            onChange({ ...party, template, name: templates.find(({ id }) => id === template)?.name ?? '' })
          }
        />
        <Stepper
          label={text.standInCount}
          value={party.count}
          min={1}
          max={MOST}
          onChange={(count) => onChange({ ...party, count })}
        />
      </div>
    </section>
  );
}
