import type { FigureView } from '@tafelrunde/system';
import { useTable } from '../../../table/table-context.ts';
import { useTableText } from '../../../text/use-table-text.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { VeilButtons } from '../fight/veil-buttons.tsx';
import { PortraitButton } from '../pictures/portrait-button.tsx';
import { CharacterFile } from './character-file.tsx';
import { LargeCircles } from './circles.tsx';
import { Problems } from './problems.tsx';
import { Tracks } from './tracks.tsx';

/** The head of a sheet: who it is, what is counted on it, and what the rules have against it. */
export function SheetHead({ figure, character }: { figure: FigureView; character: unknown }) {
  const { system, house, words } = useTable();
  return (
    <header className="sheet-head">
      <PortraitButton figure={figure} />
      <div className="sheet-who">
        <h2>{figure.name}</h2>
        {figure.sort !== '' && (
          <span className="hint">{words.value('category', figure.sort) ?? figure.sort}</span>
        )}
        <Tracks figure={figure} />
      </div>
      <LargeCircles figure={figure} />
      {figure.status.length > 0 && (
        <span className="statuses">
          {figure.status.map((one) => (
            <span key={one} className="badge">
              {words.value('status', one) ?? one}
            </span>
          ))}
        </span>
      )}
      {character !== undefined && <Problems problems={system.character.problems(character, house)} quiet />}
      {figure.side === 'enemies' && <VeilButtons figure={figure} />}
    </header>
  );
}

/** What is done to a sheet rather than on it: it is handed over, or taken along as a file. */
export function SheetEnd({ figure, character }: { figure: FigureView; character: unknown }) {
  const { isGm } = useTable();
  return (
    <footer className="sheet-end">
      {character !== undefined && <CharacterFile character={character} figure={figure} />}
      {isGm && figure.side === 'players' && <Owner figure={figure.id} />}
    </footer>
  );
}

/** Whose figure it is; the GM hands it over. */
function Owner({ figure }: { figure: string }) {
  const text = useTableText();
  const { table, send, link } = useTable();
  const seats = table.seats.filter(({ revoked, role }) => !revoked && role === 'player');
  if (link.solo || seats.length === 0) return null;
  const owner = table.seats.find((seat) => seat.figures.includes(figure));
  return (
    <SelectField
      label={text.figure.handTo}
      value={owner?.id ?? ''}
      options={[
        { value: '', label: text.figure.nobody },
        ...seats.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onChange={(to) => void send({ kind: 'handOver', figure, to: to === '' ? null : to })}
    />
  );
}
