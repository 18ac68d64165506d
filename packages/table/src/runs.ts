import { type Answer, type Ask, GM, isThrowOf, play, type Run, type Tape } from '@tafelrunde/kernel';
import {
  type Action,
  type Effect,
  fromRule,
  headlineOf,
  inputFor,
  type Outcome,
  type Resolution,
  refusalIn,
  type System,
} from '@tafelrunde/system';
import type { Refusal } from './commands.ts';
import { accepted, type Decision, type Of, refuse, type World } from './decision.ts';
import { figureOf } from './figures.ts';
import { houseOf } from './house.ts';
import {
  type Audience,
  type LeftRun,
  type OpenRun,
  type RunDetail,
  type Seat,
  seatOf,
  type TableNow,
} from './model.ts';
import { settledAnswer } from './policies.ts';
import { powerProblem } from './powers.ts';
import { type NextThrow, nextThrow } from './sealing.ts';
import { namesHidden, newOpponents } from './veils.ts';

export const MAX_OPEN_RUNS = 50;

/** Somebody acts, of their own accord or because the GM has asked for it. */
export function act(system: System, table: TableNow, seat: Seat, command: Of<'act'>, world: World): Decision {
  const action = system.actions.find(({ id }) => id === command.action);
  if (action === undefined) return refuse('unknown-action', { at: 'action' });
  const manner = mannerOf(table, seat, command);
  if ('code' in manner) return { ok: false, refusal: manner };
  if (table.runs.length >= MAX_OPEN_RUNS) return refuse('too-many-runs');
  const hides = seat.role === 'gm' && command.hides === true && action.bringsOpponents;
  const isSecret = hides || namesHidden(system, table, manner.input);
  const input = inputFor(action, manner.input, table.scene);
  if (!input.ok)
    return refuse('bad-input', { at: input.error[0]?.at ?? '', detail: input.error[0]?.code ?? '' });
  const house = houseOf(system, table.house);
  if (!house.ok) return refuse('bad-house');
  const asked = table.requests.find(({ id }) => id === manner.request);
  const problem = powerProblem(system, table, seat, action, input.value, asked);
  if (problem !== null) return { ok: false, refusal: problem };
  if (isSecret && seat.role !== 'gm') return refuse('unknown-figure', { at: 'input' });
  const { request } = manner;
  const { realDice } = command;
  // What is done with somebody whom the players do not see is thrown where they do not see it.
  const audience = isSecret && manner.audience === 'everyone' ? 'gm' : manner.audience;
  const detail: RunDetail = {
    action: action.id,
    input: manner.input,
    ...(hides ? { hides } : {}),
  };
  const thrown = nextThrow(table, audience, { starter: seat.id, by: seat.id }, world);
  const begin: Beginning = { rule: action.rule, input: input.value, house: house.value };
  const run = playOn(system, table, begin, [], realDice ? {} : { dice: thrown.dice });
  // Nobody tells who is hidden from who is not there by trying.
  if (seat.role !== 'gm' && isAboutNobody(run)) return refuse('unknown-figure', { at: 'input' });
  const running = { id: newId('r', table), by: seat.id, audience, realDice, detail, request };
  return carryOn(system, table, running, action, run, thrown, true);
}

/**
 * The id of a run, a request or a paper: by the number of the event it begins with, so that none is ever used twice. Ids of older
 * tables were those of commands, which are longer.
 */
export const newId = (kind: 'r' | 'q' | 'p', { seq }: TableNow): string => `${kind}${seq + 1}`;

interface Manner {
  readonly input: unknown;
  readonly audience: Audience;
  readonly request: string | null;
}

/** Who sees it, and what the GM has fixed if it answers a request. */
function mannerOf(table: TableNow, seat: Seat, command: Of<'act'>): Manner | Refusal {
  const { input, audience, realDice } = command;
  if (command.request === undefined || command.request === null) {
    if (audience === 'gm' && seat.role !== 'gm') return { code: 'only-gm', at: 'audience' };
    if (audience === 'blind' && realDice) return { code: 'blind-needs-table-dice', at: 'realDice' };
    return { input, audience, request: null };
  }
  const request = table.requests.find(({ id }) => id === command.request);
  if (request?.detail?.action !== command.action || !request.to.includes(seat.id))
    return { code: 'unknown-request', at: 'request' };
  if (table.runs.some((run) => run.request === request.id && run.by === seat.id))
    return { code: 'already-rolling', at: 'request' };
  if (request.audience === 'blind' && realDice) return { code: 'blind-needs-table-dice', at: 'realDice' };
  const given = input !== null && typeof input === 'object' ? input : {};
  return {
    input: { ...given, ...(request.detail.input as object) },
    audience: request.audience,
    request: request.id,
  };
}

interface Running {
  readonly id: string;
  readonly by: string;
  readonly audience: OpenRun['audience'];
  readonly realDice: boolean;
  readonly detail: RunDetail;
  readonly request: string | null;
}

interface Beginning {
  readonly rule: Action['rule'];
  readonly input: unknown;
  readonly house: unknown;
}

/** A question that comes again and again is asked in the end. */
const MAX_SETTLED = 50;

/** Plays a rule past everything that the table has settled beforehand. All dice of a command are one throw. */
function playOn(
  system: System,
  table: TableNow,
  { rule, input, house }: Beginning,
  tape: Tape,
  dice: Parameters<typeof play>[4],
): Run<Resolution<Outcome, Effect>> {
  let run = play(rule, input, house, tape, dice);
  for (let settled = 0; run.kind === 'asks' && settled < MAX_SETTLED; settled++) {
    const answer = settledAnswer(system, table, run.ask);
    const next = answer === undefined ? undefined : play(rule, input, house, [...run.tape, answer], dice);
    // What the rule does not take after all, the GM decides.
    if (next === undefined || next.kind === 'refused') break;
    run = next;
  }
  return run;
}

const isAboutNobody = (run: Run<Resolution<Outcome, Effect>>): boolean =>
  run.kind === 'finished' && refusalIn(run.outcome.outcome) === 'unknown-figure';

/** A run either waits for the next answer or is finished. */
function carryOn(
  system: System,
  table: TableNow,
  running: Running,
  action: Action,
  run: Run<Resolution<Outcome, Effect>>,
  thrown: NextThrow,
  first: boolean,
): Decision {
  const { id, by, audience, realDice, detail, request } = running;
  if (run.kind === 'refused') return refuse('illegal-answer', { detail: run.problem.code });
  if (run.kind === 'asks') {
    const { tape, ask, trace } = run;
    const waitsFor = whoAnswers(system, table, ask, running);
    const progress = { tape, ask, trace };
    return accepted(
      ...thrown.told(
        first
          ? { kind: 'runStarted', run: id, audience, realDice, waitsFor, detail, progress, request }
          : { kind: 'runAnswered', run: id, audience, starter: by, waitsFor, progress },
      ),
    );
  }
  const { outcome, effects } = run.outcome;
  const headline = headlineOf(action, run.trace) ?? null;
  // Whoever makes a figure plays it.
  const owns = seatOf(table, by)?.role === 'player' ? system.scene.newFigures(effects) : [];
  const result = { outcome, tape: run.tape, trace: run.trace, headline, typed: realDice };
  const finished = thrown.told({
    kind: 'runFinished',
    run: id,
    audience,
    starter: by,
    owns,
    detail,
    result,
    effects: fromRule(effects),
    request,
  });
  const hidden = detail.hides === true ? newOpponents(system, table, effects) : [];
  return accepted(
    ...finished,
    ...(hidden.length === 0
      ? []
      : [{ kind: 'figuresVeiled' as const, figures: hidden, hidden: true, lifeShown: false }]),
  );
}

/**
 * The GM, the players of the figure that decides, or whoever started the run; the GM can always step in. In a blind run
 * only the GM knows what there is to decide; one for oneself calls the GM only where the GM has to decide.
 */
function whoAnswers(
  system: System,
  table: TableNow,
  ask: Ask,
  { by, audience }: Pick<Running, 'by' | 'audience'>,
): readonly string[] {
  if (audience === 'blind') return gmsOf(table);
  const asked =
    ask.kind === 'roll' ? [by] : ask.questions.flatMap((one) => playersOf(system, table, one.by, by));
  const gmDecides = ask.kind === 'choose' && ask.questions.some((one) => one.by === GM || asked.length === 0);
  return unique(audience === 'self' && !gmDecides ? asked : [...asked, ...gmsOf(table)]);
}

const gmsOf = (table: TableNow): readonly string[] =>
  table.seats.filter((seat) => seat.role === 'gm' && !seat.revoked).map(({ id }) => id);

/**
 * The seats of players that decide for a figure. One that nobody plays is the GM's; whoever is no figure yet, such as a
 * character in the making, is decided for by the starter.
 */
function playersOf(system: System, table: TableNow, by: string, starter: string): readonly string[] {
  if (by === GM) return [];
  const owners = table.seats.filter((seat) => !seat.revoked && seat.figures.includes(by)).map(({ id }) => id);
  return owners.length > 0 || figureOf(system, table, by) !== undefined ? owners : [starter];
}

const unique = (ids: readonly string[]): readonly string[] => [...new Set(ids)];

/** An answer to what an open run asks. */
export function answer(
  system: System,
  table: TableNow,
  seat: Seat,
  command: Of<'answer'>,
  world: World,
): Decision {
  const open = table.runs.find(({ id }) => id === command.run);
  if (open === undefined || open.detail === null || open.progress === null)
    return refuse('unknown-run', { at: 'run' });
  if (command.step !== undefined && command.step !== open.progress.tape.length)
    return refuse('unknown-run', { at: 'step' });
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
  const house = houseOf(system, open.house);
  if (!input.ok || !house.ok) return refuse('bad-input');
  const tape: Tape = [...progress.tape, whole];
  const { id, by, audience, realDice, request } = open;
  const thrown = nextThrow(table, audience, { starter: by, by: seat.id }, world);
  const begin: Beginning = { rule: action.rule, input: input.value, house: house.value };
  const run = playOn(system, table, begin, tape, realDice ? {} : { dice: thrown.dice });
  return carryOn(system, table, { id, by, audience, realDice, detail, request }, action, run, thrown, false);
}

/**
 * Questions asked together are answered by several seats, each its own. All keys once they are complete; until then what
 * has been given is kept, and nobody else sees it.
 */
function gather(
  system: System,
  table: TableNow,
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
  const waitsFor = whoAnswers(system, table, { kind: 'choose', questions: missing, together: true }, open);
  return accepted({ kind: 'runPartlyAnswered', run: open.id, waitsFor, given });
}

/** Whether an answer has the form of what was asked; the rule itself checks the rest. */
function fits(ask: Ask, given: Of<'answer'>['answer']): given is Answer {
  if (ask.kind === 'roll') return Array.isArray(given) && isThrowOf(ask.pool, given as readonly number[]);
  if (ask.together) return Array.isArray(given);
  return typeof given === 'string' && (ask.questions[0]?.options.includes(given) ?? false);
}

/** Dice of the table that have fallen stay on it: whoever gives a run up shows what was thrown. */
function leftBy({ by: starter, audience, realDice, detail, progress }: OpenRun): LeftRun | null {
  const trace = progress?.trace ?? [];
  const hasFallen = !realDice && trace.some(({ kind }) => kind === 'roll');
  return hasFallen ? { starter, audience, detail, trace } : null;
}

export function cancel(table: TableNow, seat: Seat, id: string): Decision {
  const open = table.runs.find((run) => run.id === id);
  if (open === undefined) return refuse('unknown-run', { at: 'run' });
  if (open.by !== seat.id && seat.role !== 'gm') return refuse('not-your-answer');
  return accepted({ kind: 'runCancelled', run: id, left: leftBy(open) });
}
