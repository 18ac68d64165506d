import { tellProblem } from '@tafelrunde/engine';
import type { Control, ControlSection, System } from '@tafelrunde/system';
import { badInput } from '../bad-input.ts';
import type { Choice, Prompts } from '../prompts.ts';
import type { Session } from '../session.ts';

const DONE = 'done';
/** The control that says what a figure is made from, and its option for an own distribution. */
const START = 'template';
const FREE = 'free';

/** Makes a character with somebody at the keyboard: section by section, with what is left and what is wrong in sight. */
export async function askDraft(
  session: Session,
  system: System,
  house: unknown,
): Promise<Readonly<Record<string, unknown>>> {
  const { creation } = system.character;
  const { locale, text } = session;
  const prompts = session.io.prompts as Prompts;
  let draft = creation.start(house);
  let told = '';
  const set = (control: string, value: unknown): void => {
    draft = creation.set(draft, control, value, house);
  };
  const sections = (): readonly ControlSection[] => creation.controls(draft, house, locale);

  // A name comes first: without one there is nobody to speak of.
  const [first] = sections().flatMap(({ controls }) => controls);
  if (first?.kind === 'text') set(first.id, await askText(session, prompts, first, true));
  // Then what to start from: a ready figure, or an own distribution.
  const start = sections()
    .flatMap(({ controls }) => controls)
    .find(({ id }) => id === START);
  if (start !== undefined) await askControl(start);
  for (;;) {
    await tellStanding();
    const choices = sections().map(({ id, title, controls }) => ({
      value: id,
      label: title,
      hint: summary(controls),
    }));
    const done = { value: DONE, label: text.draft.done };
    const section = await pick(prompts, text.draft.what, [...choices, done]);
    if (section !== DONE) await askSection(section);
    else if (await isFinished()) return creation.input(draft);
  }

  /** What the rules have against it is told before, and so is what would be lost. */
  async function isFinished(): Promise<boolean> {
    const problems = creation.problems(draft, house);
    if (problems.length > 0) {
      told = '';
      await tellStanding();
      return false;
    }
    const lost = creation.budgets(draft, house, locale).filter(({ left }) => left > 0);
    if (lost.length === 0) return true;
    await prompts.tell([text.draft.lost(lost)]);
    const ways = [
      { value: 'on', label: text.draft.spend },
      { value: DONE, label: text.draft.loseThem },
    ];
    return (await pick(prompts, text.draft.sure, ways)) === DONE;
  }

  /** Nothing is said twice: only what has changed since. */
  async function tellStanding(): Promise<void> {
    const lines = standing();
    const now = lines.join('\n');
    if (now === told) return;
    told = now;
    await prompts.tell(lines);
  }

  /** What is left to spend, and what the rules have against it. */
  function standing(): string[] {
    return [
      ...creation
        .budgets(draft, house, locale)
        .map(({ label, left, total }) => text.draft.left(label, left, total)),
      ...creation.problems(draft, house).map((problem) => `• ${tellProblem(problem, locale, system)}`),
    ];
  }

  async function askSection(id: string): Promise<void> {
    for (;;) {
      const section = sections().find((one) => one.id === id);
      if (section === undefined) return;
      const choices = section.controls.map((control) => ({
        value: control.id,
        label: control.label,
        hint: shown(session, control),
      }));
      const chosen = await pick(prompts, section.title, [
        ...choices,
        { value: DONE, label: text.draft.back },
      ]);
      const control = section.controls.find((one) => one.id === chosen);
      if (control === undefined) return;
      await askControl(control);
      await tellStanding();
    }
  }

  async function askControl(control: Control): Promise<void> {
    const { id, label } = control;
    switch (control.kind) {
      case 'text':
        return set(id, await askText(session, prompts, control, false));
      case 'flag': {
        const options = [true, false].map((value) => ({
          value: `${value}`,
          label: value ? text.yes : text.no,
        }));
        return set(id, (await pick(prompts, label, options, `${control.value}`)) === 'true');
      }
      case 'choice':
        return set(id, await pick(prompts, label, freeFirst(control.options), control.value));
      case 'step': {
        const ways = [
          ...(control.canRise ? [{ value: 'up', label: text.draft.up }] : []),
          ...(control.canFall ? [{ value: 'down', label: text.draft.down }] : []),
        ];
        if (ways.length === 0) return undefined;
        return set(id, await pick(prompts, `${label} (${control.value})`, ways));
      }
      case 'many': {
        const options = control.options.map(({ value, label: name }) => ({
          value,
          label: control.value.includes(value) ? `✓ ${name}` : name,
        }));
        const chosen = await pick(prompts, label, options);
        const others = control.value.filter((one) => one !== chosen);
        return set(id, others.length === control.value.length ? [...others, chosen] : others);
      }
    }
  }
}

/** Whoever wants to distribute the points finds that at the top, not below all ready figures. */
const freeFirst = (options: readonly Choice[]): readonly Choice[] => [
  ...options.filter(({ value }) => value === FREE),
  ...options.filter(({ value }) => value !== FREE),
];

async function askText(
  { text }: Session,
  prompts: Prompts,
  { label, value, maxLength }: Extract<Control, { kind: 'text' }>,
  isRequired: boolean,
): Promise<string> {
  const check = (typed: string): string | undefined => {
    if (isRequired && typed.trim() === '') return text.draft.empty(label);
    return typed.length > maxLength ? text.draft.tooLong(label, maxLength) : undefined;
  };
  const typed = await prompts.text({ message: label, initial: value, check });
  if (typed === undefined) throw badInput('cancelled', {});
  return typed.trim();
}

async function pick(
  prompts: Prompts,
  message: string,
  choices: readonly Choice[],
  initial = choices[0]?.value ?? '',
): Promise<string> {
  const answer = await prompts.select(message, choices, initial);
  if (answer === undefined) throw badInput('cancelled', {});
  return answer;
}

function shown({ text }: Session, control: Control): string {
  switch (control.kind) {
    case 'flag':
      return control.value ? text.yes : text.no;
    case 'choice':
      return control.options.find(({ value }) => value === control.value)?.label ?? control.value;
    case 'many':
      return `${control.value.length}`;
    default:
      return control.value;
  }
}

const summary = (controls: readonly Control[]): string =>
  controls
    .slice(0, 3)
    .map(({ label }) => label)
    .join(', ') + (controls.length > 3 ? ' …' : '');
