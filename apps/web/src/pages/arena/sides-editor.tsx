import { MAX_FIGHTERS } from '@tafelrunde/arena';
import type { ReadyFighter, System } from '@tafelrunde/system';
import { Trash2, UserPlus, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { useArenaText } from '../../text/use-arena-text.ts';
import { useLocale } from '../../text/use-text.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { TextEntry } from '../../ui/text-entry.tsx';
import { type Figure, figureName, MAX_COUNT, type Side, withFigure } from './arena-state.ts';
import { FigureAdder } from './figure-adder.tsx';
import { keepSheet, keptSheets, type Sheet } from './sheets.ts';

const MIN_SIDES = 2;
const MAX_NAME = 40;

/** Who fights whom. */
export function SidesEditor({
  system,
  sides,
  fighters,
  onChange,
}: {
  system: System;
  sides: readonly Side[];
  fighters: readonly ReadyFighter[];
  onChange: (sides: readonly Side[]) => void;
}) {
  const text = useArenaText();
  const [kept, setKept] = useState(() => keptSheets(system));
  const keep = (sheet: Sheet) => {
    keepSheet(system, sheet);
    setKept(keptSheets(system));
  };
  const set = (index: number, side: Side) => onChange(sides.map((one, i) => (i === index ? side : one)));
  return (
    <>
      {sides.map((side, i) => (
        <SideEditor
          // biome-ignore lint/suspicious/noArrayIndexKey: a side is its place
          key={i}
          system={system}
          number={i + 1}
          side={side}
          fighters={fighters}
          kept={kept}
          onKeep={keep}
          onChange={(next) => set(i, next)}
          onRemove={sides.length > MIN_SIDES ? () => onChange(sides.filter((_, k) => k !== i)) : undefined}
        />
      ))}
      {sides.length < system.arena.maxSides && (
        <Button
          className="button quiet"
          onPress={() =>
            onChange([...sides, { name: text.nextSide(sides.length + 1), policy: '', figures: [] }])
          }
        >
          <UserPlus aria-hidden /> {text.addSide}
        </Button>
      )}
    </>
  );
}

function SideEditor({
  system,
  number,
  side,
  fighters,
  kept,
  onKeep,
  onChange,
  onRemove,
}: {
  system: System;
  number: number;
  side: Side;
  fighters: readonly ReadyFighter[];
  kept: readonly Sheet[];
  onKeep: (sheet: Sheet) => void;
  onChange: (side: Side) => void;
  onRemove: (() => void) | undefined;
}) {
  const text = useArenaText();
  const set = (index: number, figure: Figure) =>
    onChange({ ...side, figures: side.figures.map((one, i) => (i === index ? figure : one)) });
  return (
    <fieldset className="plain arena-side">
      <legend className="visually-hidden">{text.side(number)}</legend>
      <div className="arena-side-head">
        <TextEntry
          label={text.sideName}
          value={side.name}
          maxLength={MAX_NAME}
          isInvalid={side.name.trim() === ''}
          onChange={(name) => onChange({ ...side, name })}
        />
        {onRemove !== undefined && (
          <Button className="icon-button" aria-label={text.removeSide(side.name)} onPress={onRemove}>
            <Trash2 aria-hidden />
          </Button>
        )}
      </div>
      {side.figures.length === 0 && <p className="hint">{text.nobody}</p>}
      <ul className="fighters">
        {side.figures.map((figure, i) => (
          <FigureLine
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are their places
            key={i}
            figure={figure}
            fighters={fighters}
            onChange={(next) => set(i, next)}
            onRemove={() => onChange({ ...side, figures: side.figures.filter((_, k) => k !== i) })}
          />
        ))}
      </ul>
      <FigureAdder
        system={system}
        fighters={fighters}
        kept={kept}
        side={side.name}
        onKeep={onKeep}
        onAdd={(source) => onChange(withFigure(side, source))}
      />
      <PolicyField system={system} side={side} onChange={(policy) => onChange({ ...side, policy })} />
    </fieldset>
  );
}

/** How a side decides, where its system knows several ways. */
function PolicyField({
  system,
  side,
  onChange,
}: {
  system: System;
  side: Side;
  onChange: (policy: string) => void;
}) {
  const text = useArenaText();
  const policies = Object.keys(system.arena.policies ?? {});
  if (policies.length === 0) return null;
  return (
    <div>
      <SelectField
        label={text.policyOf(side.name)}
        value={side.policy}
        options={['', ...policies].map((value) => ({ value, label: text.ways[value]?.title ?? value }))}
        onChange={onChange}
      />
      {side.policy !== '' && <p className="hint">{text.ways[side.policy]?.text}</p>}
    </div>
  );
}

function FigureLine({
  figure,
  fighters,
  onChange,
  onRemove,
}: {
  figure: Figure;
  fighters: readonly ReadyFighter[];
  onChange: (figure: Figure) => void;
  onRemove: () => void;
}) {
  const text = useArenaText();
  const name = figureName(figure, fighters, useLocale());
  return (
    <li className="fighter-line">
      <span className="fighter-name">{name}</span>
      <Stepper
        label={text.count(name)}
        hideLabel
        value={figure.count}
        min={1}
        max={Math.min(MAX_COUNT, MAX_FIGHTERS)}
        onChange={(count) => onChange({ ...figure, count })}
      />
      <Button className="icon-button" aria-label={text.removeFigure(name)} onPress={onRemove}>
        <X aria-hidden />
      </Button>
    </li>
  );
}
