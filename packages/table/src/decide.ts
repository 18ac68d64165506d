import {
  type Action,
  type Answer,
  type Ask,
  type Dice,
  type Effect,
  GM,
  headlineOf,
  isThrowOf,
  notationRule,
  type Outcome,
  parseHouse,
  parseNotation,
  play,
  type Resolution,
  type Run,
  type System,
  type Tape,
} from '@tafelrunde/kernel';
import type { Command, Refusal } from './commands.ts';
import type { Happening } from './events.ts';
import { type OpenRun, type RunDetail, type Seat, seatOf, type Table } from './model.ts';

/** What deciding needs from the world: dice for throws nobody types in. */
export interface World {
  readonly dice: Dice;
}

export type Decision =
  | { readonly ok: true; readonly happenings: readonly Happening[] }
  | { readonly ok: false; readonly refusal: Refusal };

/** Limits of a table. */
export const MAX_TEXT = 2_000;
export const MAX_OPEN_RUNS = 50;
export const MAX_SEATS = 64;

const accepted = (...happenings: readonly Happening[]): Decision => ({ ok: true, happenings });
const refuse = (code: Refusal['code'], more: Omit<Refusal, 'code'> = {}): Decision => ({
  ok: false,
  refusal: { code, ...more },
});

/** Accepts a command of a seat, or refuses it with a reason. Changes nothing. */
export function decide(system: System, table: Table, by: string, command: Command, world: World): Decision {
  if (table.done.includes(command.id)) return accepted();
  const seat = seatOf(table, by);
  if (seat === undefined) return refuse('not-your-seat');
  if (seat.role === 'spectator' && command.kind !== 'renameSeat') return refuse('spectators-watch');
  switch (command.kind) {
    case 'act':
      return act(system, table, seat, command, world);
    case 'answer':
      return answer(system, table, seat, command, world);
    case 'cancel':
      return cancel(table, seat, command.run);
    case 'say':
      return say(command.text);
    case 'roll':
      return rollNotation(command, world);
    case 'setHouse':
      return setHouse(system, seat, command.house);
    case 'setAdvice':
      return seat.role === 'gm' ? accepted({ kind: 'adviceSet', on: command.on }) : refuse('only-gm');
    case 'addSeat':
      return addSeat(table, seat, command);
    case 'renameSeat':
      return isName(command.name)
        ? accepted({ kind: 'seatRenamed', seat: seat.id, name: command.name.trim() })
        : refuse('text-empty', { at: 'name' });
    case 'revokeSeat':
      return revokeSeat(table, seat, command.seat);
    case 'handOver':
      return handOver(table, seat, command);
    case 'undo':
      return undo(table, seat, command.target);
  }
}

type Of<K extends Command['kind']> = Extract<Command, { kind: K }>;

function act(system: System, table: Table, seat: Seat, command: Of<'act'>, world: World): Decision {
  const action = system.actions.find(({ id }) => id === command.action);
  if (action === undefined) return refuse('unknown-action', { at: 'action' });
  if (command.audience === 'gm' && seat.role !== 'gm') return refuse('only-gm', { at: 'audience' });
  if (table.runs.length >= MAX_OPEN_RUNS) return refuse('too-many-runs');
  const input = inputFor(action, command.input, table.scene);
  if (!input.ok)
    return refuse('bad-input', { at: input.error[0]?.at ?? '', detail: input.error[0]?.code ?? '' });
  const house = parseHouse(system.houseRules, table.house);
  if (!house.ok) return refuse('bad-house');
  const detail: RunDetail = { action: action.id, input: command.input };
  const run = play(action.rule, input.value, house.value, [], command.realDice ? {} : { dice: world.dice });
  const { audience, realDice } = command;
  return carryOn(
    system,
    table,
    { id: command.id, by: seat.id, audience, realDice, detail },
    action,
    run,
    true,
  );
}

/** The action's input with the scene of the table in it. */
function inputFor(action: Action, raw: unknown, scene: unknown) {
  if (!action.takesScene) return action.input.parse(raw);
  return action.input.parse(raw !== null && typeof raw === 'object' ? { ...raw, scene } : raw);
}

interface Running {
  readonly id: string;
  readonly by: string;
  readonly audience: OpenRun['audience'];
  readonly realDice: boolean;
  readonly detail: RunDetail;
}

/** A run either waits for the next answer or is finished. */
function carryOn(
  system: System,
  table: Table,
  running: Running,
  action: Action,
  run: Run<Resolution<Outcome, Effect>>,
  first: boolean,
): Decision {
  const { id, by, audience, realDice, detail } = running;
  if (run.kind === 'refused') return refuse('illegal-answer', { detail: run.problem.code });
  if (run.kind === 'asks') {
    const { tape, ask, trace } = run;
    const waitsFor = whoAnswers(system, table, ask, by);
    const progress = { tape, ask, trace };
    return first
      ? accepted({ kind: 'runStarted', run: id, audience, realDice, waitsFor, detail, progress })
      : accepted({ kind: 'runAnswered', run: id, audience, waitsFor, progress });
  }
  const { outcome, effects } = run.outcome;
  const headline = headlineOf(action, run.trace) ?? null;
  // Whoever makes a figure plays it.
  const owns = seatOf(table, by)?.role === 'player' ? system.scene.newFigures(effects) : [];
  const result = { outcome, tape: run.tape, trace: run.trace, headline, typed: realDice };
  return accepted({ kind: 'runFinished', run: id, audience, starter: by, owns, detail, result, effects });
}

/** The GM, the players of the figure that decides, or whoever started the run; the GM can always step in. */
function whoAnswers(system: System, table: Table, ask: Ask, starter: string): readonly string[] {
  if (ask.kind === 'roll') return unique([starter, ...gmsOf(table)]);
  return unique([
    ...ask.questions.flatMap(({ by }) => playersOf(system, table, by, starter)),
    ...gmsOf(table),
  ]);
}

const gmsOf = (table: Table): readonly string[] =>
  table.seats.filter((seat) => seat.role === 'gm' && !seat.revoked).map(({ id }) => id);

/**
 * The seats of players that decide for a figure. One that nobody plays is the GM's; whoever is no figure yet, such as a
 * character in the making, is decided for by the starter.
 */
function playersOf(system: System, table: Table, by: string, starter: string): readonly string[] {
  if (by === GM) return [];
  const owners = table.seats.filter((seat) => !seat.revoked && seat.figures.includes(by)).map(({ id }) => id);
  const house = parseHouse(system.houseRules, table.house);
  const figures = house.ok ? system.table.figures(table.scene, house.value) : [];
  return owners.length > 0 || figures.some(({ id }) => id === by) ? owners : [starter];
}

const unique = (ids: readonly string[]): readonly string[] => [...new Set(ids)];

function answer(system: System, table: Table, seat: Seat, command: Of<'answer'>, world: World): Decision {
  const open = table.runs.find(({ id }) => id === command.run);
  if (open === undefined || open.detail === null || open.progress === null)
    return refuse('unknown-run', { at: 'run' });
  // Whoever has answered a question asked together may still think better of it.
  const mayAnswer = open.waitsFor.includes(seat.id) || open.given.some(({ by }) => by === seat.id);
  if (!mayAnswer) return refuse('not-your-answer');
  const { detail, progress } = open;
  const action = system.actions.find(({ id }) => id === detail.action);
  if (action === undefined) return refuse('unknown-action');
  const given =
    progress.ask.kind === 'choose' && progress.ask.together
      ? gather(system, table, open, seat, command)
      : null;
  if (given !== null && 'ok' in given) return given;
  const whole = given ?? command.answer;
  if (!fits(progress.ask, whole)) return refuse('illegal-answer', { at: 'answer' });
  const input = inputFor(action, detail.input, open.scene);
  const house = parseHouse(system.houseRules, open.house);
  if (!input.ok || !house.ok) return refuse('bad-input');
  const tape: Tape = [...progress.tape, whole];
  const { id, by, audience, realDice } = open;
  const run = play(action.rule, input.value, house.value, tape, realDice ? {} : { dice: world.dice });
  return carryOn(system, table, { id, by, audience, realDice, detail }, action, run, false);
}

/**
 * Questions asked together are answered by several seats, each its own. All keys once they are complete; until then what
 * has been given is kept, and nobody else sees it.
 */
function gather(
  system: System,
  table: Table,
  open: OpenRun,
  seat: Seat,
  command: Of<'answer'>,
): readonly string[] | Decision {
  const { ask } = open.progress as NonNullable<OpenRun['progress']>;
  const questions = ask.kind === 'choose' ? ask.questions : [];
  const keys = command.answer as readonly (string | null)[];
  if (!Array.isArray(keys) || keys.length !== questions.length)
    return refuse('illegal-answer', { at: 'answer' });
  const given: { question: number; key: string }[] = [];
  for (const [question, key] of keys.entries()) {
    if (key === null) continue;
    const { options = [], by = GM } = questions[question] ?? {};
    if (!options.includes(key)) return refuse('illegal-answer', { at: `answer.${question}` });
    if (seat.role !== 'gm' && !playersOf(system, table, by, open.by).includes(seat.id))
      return refuse('not-your-answer');
    given.push({ question, key });
  }
  if (given.length === 0) return refuse('illegal-answer', { at: 'answer' });
  const before = (question: number) => open.given.find((one) => one.question === question)?.key ?? null;
  const all = questions.map((_, question) => keys[question] ?? before(question));
  if (all.every((key) => key !== null)) return all;
  const missing = questions.filter((_, question) => all[question] === null);
  const waitsFor = whoAnswers(system, table, { kind: 'choose', questions: missing, together: true }, open.by);
  return accepted({ kind: 'runPartlyAnswered', run: open.id, waitsFor, given });
}

/** Whether an answer has the form of what was asked; the rule itself checks the rest. */
function fits(ask: Ask, given: Of<'answer'>['answer']): given is Answer {
  if (ask.kind === 'roll') return Array.isArray(given) && isThrowOf(ask.pool, given as readonly number[]);
  if (ask.together) return Array.isArray(given);
  return typeof given === 'string' && (ask.questions[0]?.options.includes(given) ?? false);
}

function cancel(table: Table, seat: Seat, id: string): Decision {
  const open = table.runs.find((run) => run.id === id);
  if (open === undefined) return refuse('unknown-run', { at: 'run' });
  if (open.by !== seat.id && seat.role !== 'gm') return refuse('not-your-answer');
  return accepted({ kind: 'runCancelled', run: id });
}

function say(text: string): Decision {
  if (text.trim() === '') return refuse('text-empty', { at: 'text' });
  return text.length > MAX_TEXT ? refuse('text-too-long', { at: 'text' }) : accepted({ kind: 'said', text });
}

function rollNotation(command: Of<'roll'>, world: World): Decision {
  const parsed = parseNotation(command.notation);
  if (!parsed.ok) return refuse('bad-notation', { at: String(parsed.error.at), detail: parsed.error.code });
  const tape = command.faces === null ? undefined : command.faces;
  const run =
    tape === undefined
      ? play(notationRule, parsed.value, null, [], { dice: world.dice })
      : playWithFaces(parsed.value, tape);
  if (run === null || run.kind !== 'finished') return refuse('illegal-answer', { at: 'faces' });
  const throws = run.trace.flatMap((line) =>
    line.kind === 'roll' ? [{ sides: line.pool.sides, faces: line.faces }] : [],
  );
  const roll = { text: command.notation, total: run.outcome, throws, typed: tape !== undefined };
  return accepted({ kind: 'notationRolled', audience: command.audience, roll });
}

/** Typed faces are dealt to the throws in order. */
function playWithFaces(expression: Parameters<typeof notationRule>[1], faces: readonly number[]) {
  const left = [...faces];
  let tape: Tape = [];
  for (;;) {
    const run = play(notationRule, expression, null, tape);
    if (run.kind !== 'asks' || run.ask.kind !== 'roll') return left.length === 0 ? run : null;
    const thrown: number[] = [];
    while (!isThrowOf(run.ask.pool, thrown)) {
      const next = left.shift();
      if (next === undefined) return null;
      thrown.push(next);
    }
    tape = [...run.tape, thrown];
  }
}

function setHouse(system: System, seat: Seat, house: Readonly<Record<string, unknown>>): Decision {
  if (seat.role !== 'gm') return refuse('only-gm');
  const parsed = parseHouse(system.houseRules, house);
  if (parsed.ok) return accepted({ kind: 'houseSet', house });
  return refuse('bad-house', { at: parsed.error[0]?.at ?? '', detail: parsed.error[0]?.code ?? '' });
}

const isName = (name: string): boolean => name.trim() !== '' && name.length <= 80;

function addSeat(table: Table, seat: Seat, command: Of<'addSeat'>): Decision {
  if (seat.role !== 'gm') return refuse('only-gm');
  if (table.seats.length >= MAX_SEATS) return refuse('too-many-seats');
  if (table.seats.some(({ id }) => id === command.seat)) return refuse('seat-taken', { at: 'seat' });
  if (!isName(command.name)) return refuse('text-empty', { at: 'name' });
  return accepted({ kind: 'seatAdded', seat: command.seat, name: command.name.trim(), role: command.role });
}

function revokeSeat(table: Table, seat: Seat, id: string): Decision {
  if (seat.role !== 'gm') return refuse('only-gm');
  const target = seatOf(table, id);
  if (target === undefined) return refuse('unknown-seat', { at: 'seat' });
  const gms = table.seats.filter(({ role, revoked }) => role === 'gm' && !revoked);
  if (target.role === 'gm' && gms.length === 1) return refuse('last-gm');
  return accepted({ kind: 'seatRevoked', seat: id });
}

/** The GM hands figures over; a player may give up an own one or take one that nobody plays. */
function handOver(table: Table, seat: Seat, { figure, to }: Of<'handOver'>): Decision {
  if (to !== null && seatOf(table, to) === undefined) return refuse('unknown-seat', { at: 'to' });
  if (seat.role !== 'gm') {
    const owner = table.seats.find(({ figures }) => figures.includes(figure));
    const free = owner === undefined && to === seat.id;
    if (owner?.id !== seat.id && !free) return refuse('not-your-figure');
  }
  return accepted({ kind: 'figureHandedOver', figure, to });
}

/** The last thing that happened can be taken back: by the GM, or by whoever did it. */
function undo(table: Table, seat: Seat, target: number): Decision {
  const last = lastUndoable(table);
  if (last === undefined || last.seq !== target) return refuse('nothing-to-undo', { at: 'target' });
  const author = last.kind === 'runFinished' ? last.starter : last.by;
  if (seat.role !== 'gm' && author !== seat.id) return refuse('only-gm');
  return accepted({ kind: 'undone', target });
}

/** The newest event that changed the game and has not been undone. */
export function lastUndoable(table: Table) {
  const gone = new Set(table.past.flatMap((event) => (event.kind === 'undone' ? [event.target] : [])));
  return table.past.findLast(
    ({ kind, seq }) =>
      !gone.has(seq) &&
      (kind === 'runFinished' ||
        kind === 'notationRolled' ||
        kind === 'said' ||
        kind === 'houseSet' ||
        kind === 'figureHandedOver'),
  );
}
