import type { AskedQuestion, DiceToPick } from '@tafelrunde/kernel';
import { useEffect, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { facesOfKey, keyOfFaces, pickableDice, selectionOf } from '../../../engine/picking.ts';
import { useSettings } from '../../../state/settings.ts';
import { Die } from '../../../ui/die.tsx';
import { useTableText } from '../use-table-text.ts';

export interface DicePickProps {
  readonly question: AskedQuestion & { readonly dice: DiceToPick };
  /** The words of options that are no sets of dice. */
  readonly label: (key: string) => string;
  /** The answer that was given already and can still be changed. */
  readonly given?: string | undefined;
  /** Whether it has the focus, and number keys its dice. */
  readonly isMain: boolean;
  readonly onAnswer: (key: string) => void;
}

/** A throw of which some dice are kept: each die is a toggle, locked ones stay where they are. */
export function DicePick({ question, label, given, isMain, onAnswer }: DicePickProps) {
  const { pick } = useTableText();
  const { dice, options } = question;
  const shown = pickableDice(dice);
  const [picked, setPicked] = useState(() => placesOf(question, given));
  const toggle = (i: number) => setPicked((before) => toggled(before, i));
  useNumberKeys(isMain ? shown.length : 0, (i) => {
    if (shown[i]?.isLocked === false) toggle(i);
  });
  const { key, lying, again, problem } = selectionOf(question, picked);
  const all = keyOfFaces(dice.thrown);
  const others = options.filter((option) => facesOfKey(option) === undefined);
  return (
    <div className="dice-pick">
      {dice.aside.length > 0 && (
        <DiceLine title={pick.aside}>
          {[...dice.aside]
            .sort((a, b) => b - a)
            .map((face, i) => (
              <Die
                // biome-ignore lint/suspicious/noArrayIndexKey: dice have no other name
                key={i}
                sides={dice.sides}
                face={face}
                size={36}
                label={`${face}`}
              />
            ))}
        </DiceLine>
      )}
      <DiceLine title={pick.thrown}>
        {shown.map(({ face, isLocked }, i) =>
          isLocked ? (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: dice stay where they fell
              key={i}
              className="pick-die"
              data-locked
            >
              <Die sides={dice.sides} face={face} size={44} state="locked" label={pick.lockedDie(face)} />
              <span className="pick-word" aria-hidden>
                {pick.locked}
              </span>
            </span>
          ) : (
            <ToggleButton
              // biome-ignore lint/suspicious/noArrayIndexKey: dice stay where they fell
              key={i}
              className="pick-die"
              aria-label={pick.die(face, dice.sides)}
              aria-keyshortcuts={`${i + 1}`}
              autoFocus={isMain && i === shown.findIndex((one) => !one.isLocked)}
              isSelected={picked.has(i)}
              onChange={() => toggle(i)}
            >
              <Die sides={dice.sides} face={face} size={44} state={picked.has(i) ? 'kept' : 'thrown'} />
              <span className="pick-word">{picked.has(i) ? pick.kept : pick.again}</span>
            </ToggleButton>
          ),
        )}
      </DiceLine>
      <p className="pick-effect" role="status">
        {problem === undefined && pick.effect(lying.join(', '), again)}
        {problem === 'needs-one' && pick.needsOne}
        {problem === 'not-together' && pick.notTogether}
      </p>
      <div className="decision-options">
        <Button
          className="button primary"
          isDisabled={problem !== undefined || again === 0}
          onPress={() => onAnswer(key)}
        >
          {pick.keep}
        </Button>
        {options.includes(all) && (
          <Button className="button" onPress={() => onAnswer(all)}>
            {pick.keepAll}
          </Button>
        )}
        {others.map((option) => (
          <Button key={option} className="button" onPress={() => onAnswer(option)}>
            {label(option)}
          </Button>
        ))}
      </div>
    </div>
  );
}

function DiceLine({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in a line
    <div className="dice-line" role="group" aria-label={title}>
      <span className="dice-line-title" aria-hidden>
        {title}
      </span>
      <span className="dice">{children}</span>
    </div>
  );
}

const toggled = (places: ReadonlySet<number>, i: number): ReadonlySet<number> =>
  new Set(places.has(i) ? [...places].filter((place) => place !== i) : [...places, i]);

/** The places of the dice that an answer takes. */
function placesOf({ dice }: DicePickProps['question'], given: string | undefined): ReadonlySet<number> {
  const left = [...((given === undefined ? undefined : facesOfKey(given)) ?? [])];
  const places = pickableDice(dice).flatMap(({ face }, i) => {
    const at = left.indexOf(face);
    if (at < 0) return [];
    left.splice(at, 1);
    return [i];
  });
  return new Set(places);
}

/** 1 is the first die. Not while somebody writes, and not for those who have switched single keys off. */
function useNumberKeys(count: number, press: (i: number) => void): void {
  const isOn = useSettings((state) => state.shortcuts);
  useEffect(() => {
    if (!isOn) return;
    const listen = (event: KeyboardEvent) => {
      const n = Number(event.key);
      const writes = event.target instanceof HTMLElement && event.target.matches('input, select, textarea');
      if (event.ctrlKey || event.metaKey || event.altKey || writes || !(n >= 1 && n <= count)) return;
      event.preventDefault();
      press(n - 1);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  });
}
