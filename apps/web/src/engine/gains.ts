import { type AskedQuestion, type Locale, play, type Tape } from '@tafelrunde/kernel';
import type { Action, SheetRow, System } from '@tafelrunde/system';

/** A value on a sheet that changes. */
export interface Gain {
  readonly label: string;
  readonly from: string;
  readonly to: string;
}

interface Asked {
  readonly system: System;
  readonly action: Action;
  readonly input: unknown;
  readonly house: unknown;
  readonly scene: unknown;
  readonly figure: string;
  readonly locale: Locale;
}

/** More changes than this tell nobody what an answer is about. */
const MOST = 4;

/** What an action without dice or questions makes of a sheet; undefined where somebody decides or rolls. */
export function gainsOf(asked: Asked): readonly Gain[] | undefined {
  const run = play(asked.action.rule, asked.input, asked.house, []);
  return run.kind === 'finished' ? changed(asked, run.outcome.effects) : undefined;
}

/** The question that is open, if one is, and what each answer to it changes. */
interface Answers {
  readonly question: AskedQuestion | undefined;
  readonly gains: ReadonlyMap<string, readonly Gain[]>;
}
const NO_ANSWERS: Answers = { question: undefined, gains: new Map() };

/**
 * What each answer to the question that is open makes of the sheet. Later questions are answered as usual; what is the same
 * for every answer tells nothing about any of them and is left out. Empty where dice would have to fall.
 */
export function gainsByAnswer(asked: Asked, tape: Tape): Answers {
  const { action, input, house } = asked;
  const run = play(action.rule, input, house, tape);
  if (run.kind !== 'asks' || run.ask.kind !== 'choose' || run.ask.together) return NO_ANSWERS;
  const [question] = run.ask.questions;
  const told = new Map<string, readonly Gain[]>();
  for (const key of question?.options ?? []) {
    const then = play(action.rule, input, house, [...run.tape, key], { decide: () => 0 });
    if (then.kind !== 'finished') return { question, gains: new Map() };
    told.set(key, changed(asked, then.outcome.effects));
  }
  const all = [...told.values()];
  const isCommon = (gain: Gain) => all.every((gains) => gains.some((one) => isSame(one, gain)));
  const own = (gains: readonly Gain[]) => gains.filter((gain) => !isCommon(gain)).slice(0, MOST);
  return { question, gains: new Map([...told].map(([key, gains]) => [key, own(gains)])) };
}

const isSame = (a: Gain, b: Gain): boolean => a.label === b.label && a.from === b.from && a.to === b.to;

function changed(
  { system, scene, figure, house, locale }: Asked,
  effects: Parameters<System['scene']['apply']>[1],
): readonly Gain[] {
  const before = rowsOf(scene);
  const after = rowsOf(system.scene.apply(scene, effects));
  return [...after].flatMap(([id, { label, value }]) => {
    const from = before.get(id)?.value ?? '–';
    return from === value ? [] : [{ label, from, to: value }];
  });

  function rowsOf(of: unknown): ReadonlyMap<string, SheetRow> {
    const character = system.table.character(of, figure);
    const sections = character === undefined ? [] : system.character.sheet(character, house, locale);
    return new Map(sections.flatMap(({ rows }) => rows.map((row) => [row.id, row])));
  }
}
