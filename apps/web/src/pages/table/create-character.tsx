import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Form } from 'react-aria-components/Form';
import { Segmented } from '../../components/segmented.tsx';
import { useLocale } from '../../text/use-text.ts';
import { newId } from './new-id.ts';
import { Problems } from './problems.tsx';
import { useTable } from './table-context.ts';
import { TextEntry } from './text-entry.tsx';
import { useTableText } from './use-table-text.ts';

const FREE = 'free';

/** A figure from a template in one step, or freely, decision by decision. */
export function CreateCharacter({ onDone }: { onDone?: () => void }) {
  const text = useTableText();
  const locale = useLocale();
  const { system, me, act, link } = useTable();
  const { templates, create } = system.character;
  const [name, setName] = useState(link.solo || me?.role === 'gm' ? '' : (me?.name ?? ''));
  const [concept, setConcept] = useState('');
  const [template, setTemplate] = useState(templates[0]?.id ?? FREE);
  const chosen = templates.find(({ id }) => id === template);
  const submit = async () => {
    if (name.trim() === '') return;
    const input = { id: `f-${newId()}`, name: name.trim(), concept: concept.trim(), template };
    if (await act({ action: create, input })) onDone?.();
  };
  return (
    <Form
      className="create"
      aria-label={text.create.title}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <TextEntry label={text.create.name} value={name} onChange={setName} isRequired maxLength={80} />
      <TextEntry
        label={text.create.concept}
        hint={text.create.conceptHint}
        value={concept}
        onChange={setConcept}
        maxLength={200}
      />
      <Segmented
        label={text.create.template}
        look="list"
        value={template}
        onChange={setTemplate}
        segments={[
          ...templates.map(({ id, title, character }) => ({
            value: id,
            label: (
              <TemplateLine
                title={title[locale]}
                values={valuesOf(system.character.sheet(character, locale))}
              />
            ),
            name: title[locale],
          })),
          {
            value: FREE,
            label: <TemplateLine title={text.create.free} values={text.create.freeHint} />,
            name: text.create.free,
          },
        ]}
      />
      {chosen !== undefined && <Problems character={chosen.character} />}
      <Button type="submit" className="button primary" isDisabled={name.trim() === ''}>
        <UserPlus aria-hidden /> {text.create.submit}
      </Button>
    </Form>
  );
}

/** The sheet in one line, without the name and without what stands in brackets. */
const valuesOf = (sheet: readonly { label: string; value: string }[]): string =>
  sheet
    .slice(1)
    .map(({ label, value }) => `${label} ${value.replace(/ \(.*?\)/g, '')}`)
    .join(' · ');

function TemplateLine({ title, values }: { title: string; values: string }) {
  return (
    <span className="template-line">
      <span className="segment-main">{title}</span>
      <span className="hint">{values}</span>
    </span>
  );
}
