import {
  type AdviceFound,
  adviceJson,
  type Complaint,
  errorJson,
  type OddsFound,
  oddsJson,
  verificationJson,
} from '@tafelrunde/engine';
import type { Locale, Result } from '@tafelrunde/kernel';
import { registry } from '@tafelrunde/registry';
import { verify } from '@tafelrunde/table';
import type { ContractCall } from '@tafelrunde/testkit';
import { answer } from '@tafelrunde/web/answer';
import { fromText } from '@tafelrunde/web/sources';
import type { Answer, Door } from './doors.ts';

type Request = Readonly<Record<string, unknown>>;

/** As much as a page that waits calculates. */
const EFFORT = { budget: 200_000, runs: 20_000, long: { budget: 2_000, runs: 1_500 }, ranges: true };

const actionOf = (id: string) =>
  registry.systems.flatMap(({ actions }) => actions).find((action) => action.id === id);
const systemOf = (id: string): string => id.split('/')[0] ?? '';
const isSystem = (id: string): boolean => registry.systems.some((system) => system.id === id);

/** Whether a page could ask this: it names an action of a system it has loaded, or dice. */
export function hasPageDoor({ command, request = {} }: ContractCall): boolean {
  const { action, ...fields } = request;
  if (typeof action !== 'string') return false;
  const names = Object.keys(fields);
  if (command === 'odds')
    return isSystem(systemOf(action))
      ? names.every((name) => ['input', 'house', 'goal'].includes(name))
      : names.length === 0 && !/^[a-z-]+(?:\/[a-z-]+)?$/i.test(action);
  return (
    command === 'advise' &&
    !names.includes('answers') &&
    (names.includes('thrown') || names.includes('faces'))
  );
}

/** At the table dice lie there as the rules let them fall: nobody types them. */
export const isAboutLyingDice = ({ json }: Answer): boolean =>
  /^(?:faces|thrown|kept)/.test(String((json as { error?: { at?: unknown } }).error?.at));

/** What the page's worker answers, handed over as a worker hands it over. */
export const pageDoor: Door = async ({ command, request = {} }, locale) => {
  const told: unknown = structuredClone(await answer(jobOf(command, request)));
  return command === 'odds'
    ? replyOf(told as Result<OddsFound, Complaint>, locale, (found) => oddsJson(registry, found, locale))
    : replyOf(told as Result<AdviceFound, Complaint>, locale, (found) =>
        adviceJson({ ...found, onDice: request['thrown'] !== undefined }),
      );
};

function replyOf<T>(told: Result<T, Complaint>, locale: Locale, json: (found: T) => unknown): Answer {
  const isError = !told.ok;
  const reply = told.ok ? json(told.value) : { error: errorJson(registry, told.error, locale) };
  // As it would be written down: what is undefined is not there.
  return { isError, json: JSON.parse(JSON.stringify(reply)) };
}

function jobOf(command: ContractCall['command'], request: Request): Parameters<typeof answer>[0] {
  const id = String(request['action']);
  if (!isSystem(systemOf(id))) return { kind: 'notation', text: id };
  const { scene, ...rest } = (request['input'] ?? {}) as Request;
  const isFields = request['input'] === undefined || Object.keys(Object(request['input'])).length > 0;
  const input = (isFields ? rest : request['input']) as Request;
  const { house = {}, goal } = request as { house?: Request; goal?: never };
  const check = { system: systemOf(id), action: id, input, house, scene };
  const aimed = goal === undefined ? check : { ...check, goal };
  if (command === 'odds') return { kind: 'odds', check: aimed, effort: EFFORT };
  return { kind: 'advice', ...check, goal: goal as never, tape: tapeOf(request), place: 0 };
}

/** The run up to the dice that lie there. */
function tapeOf({ action: id, input: raw, thrown, kept = [], faces }: Request) {
  if (thrown === undefined) return faces === undefined ? [] : [faces as readonly number[]];
  const action = actionOf(String(id));
  const input = action?.input.parse(raw);
  if (!input?.ok || action?.solver?.tapeTo === undefined) return [];
  return action.solver.tapeTo(input.value, kept as readonly number[], thrown as readonly number[]);
}

/** A table's file as the page checks it. */
export function pageVerifies(text: string, locale: Locale): unknown {
  const read = fromText(text);
  if (!read.ok) throw new Error(`the page does not read it: ${read.error.kind}`);
  return verificationJson(verify(read.value.events), locale);
}
