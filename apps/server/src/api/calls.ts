import { randomFillSync, randomInt } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import {
  adviceJson,
  advise,
  type Complaint,
  type ErrorJson,
  errorJson,
  type FightsRequest,
  fightWithin,
  impact,
  impactJson,
  type Limits,
  listActions,
  listHouse,
  listRules,
  listSystems,
  odds,
  oddsJson,
  progressJson,
  readFightsRequest,
  readTable,
  roll,
  rollJson,
  searchRules,
  simulateJson,
  tellFight,
  verificationJson,
  verifyTable,
} from '@tafelrunde/engine';
import { bufferedDice, type Locale, ok, type Result } from '@tafelrunde/kernel';
import { registry } from '@tafelrunde/registry';
import {
  CALCULATION_MS,
  ESTIMATE_RUNS,
  FIGHTS_MS,
  MAX_ANSWERS,
  MAX_FACES,
  MAX_FIGHTS,
  MAX_NOTATION_TOTALS,
  ODDS_BUDGET,
  PROGRESS_MS,
  USUAL_FIGHTS,
} from '../limits.ts';

/** What one request may cost: it keeps the others waiting for a moment at most. */
const LIMITS: Limits = {
  budget: ODDS_BUDGET,
  runs: ESTIMATE_RUNS,
  totals: MAX_NOTATION_TOTALS,
  faces: MAX_FACES,
  answers: MAX_ANSWERS,
  ranges: true,
  time: { ms: CALCULATION_MS, clock: () => performance.now() },
};

const dice = bufferedDice((bytes) => randomFillSync(bytes));

/** An answer, or the contract's error with the status it is sent with. */
export type Reply = { readonly status: number; readonly body: unknown };

/** What is asked for by name and is not there. */
const UNKNOWN = ['unknown-system', 'unknown-rule', 'unknown-action'];

function replyTo<T>(
  result: Result<T, Complaint>,
  locale: Locale,
  json: (answer: T) => unknown,
  isNamed = false,
): Reply {
  if (result.ok) return { status: 200, body: json(result.value) };
  const error: ErrorJson = errorJson(registry, result.error, locale);
  return { status: isNamed && UNKNOWN.includes(error.code) ? 404 : 400, body: { error } };
}

/** Hears how far a long call has come; the call goes on when it has been heard. */
export type TellProgress = (progress: unknown) => Promise<void>;

async function fought(order: FightsRequest, locale: Locale, tell?: TellProgress): Promise<unknown> {
  const { read, fights, seed = randomInt(2 ** 32), replay } = order;
  if (replay !== undefined) return tellFight(read, seed, replay, locale);
  const clock = () => performance.now();
  const started = clock();
  let told = started;
  const heard = async (soFar: Parameters<typeof progressJson>[0]) => {
    if (tell === undefined || clock() - told < PROGRESS_MS) return;
    told = clock();
    await tell(progressJson(soFar, fights));
  };
  const tally = await fightWithin(read, { fights, seed }, { ms: FIGHTS_MS, clock }, heard);
  return simulateJson(tally, (clock() - started) / 1000, seed);
}

/** The commands of the contract that need nothing but the engine. */
export const calls = {
  systems: (locale: Locale): Reply => ({ status: 200, body: listSystems(registry, locale) }),

  rules: (name: string | undefined, full: boolean, locale: Locale): Reply =>
    replyTo(listRules(registry, name, { locale, full }), locale, (listed) => listed, true),

  actions: (name: string | undefined, full: boolean, locale: Locale): Reply =>
    replyTo(listActions(registry, name, { locale, full }), locale, (listed) => listed, true),

  house: (name: string | undefined, full: boolean, locale: Locale): Reply =>
    replyTo(listHouse(registry, name, { locale, full }), locale, (listed) => listed, true),

  impact: (request: unknown, locale: Locale): Reply =>
    replyTo(impact(registry, request, LIMITS, locale), locale, (found) =>
      impactJson(registry, found, locale),
    ),

  search: (request: unknown, locale: Locale): Reply =>
    replyTo(searchRules(registry, request, locale), locale, (found) => found),

  roll: (request: unknown, locale: Locale): Reply =>
    replyTo(roll(registry, request, { dice, limits: LIMITS }), locale, (rolled) =>
      rollJson(registry, rolled, locale),
    ),

  odds: (request: unknown, locale: Locale): Reply =>
    replyTo(odds(registry, request, LIMITS), locale, (found) => oddsJson(registry, found, locale)),

  advise: (request: unknown, locale: Locale): Reply =>
    replyTo(advise(registry, request, LIMITS), locale, adviceJson),

  simulate: async (request: unknown, locale: Locale, tell?: TellProgress): Promise<Reply> => {
    const limits = { most: MAX_FIGHTS, usual: USUAL_FIGHTS };
    const ordered = readFightsRequest(registry, request, limits, locale);
    const answer = ordered.ok ? ok(await fought(ordered.value, locale, tell)) : ordered;
    return replyTo(answer, locale, (json) => json);
  },

  verify: (request: unknown, locale: Locale): Reply =>
    replyTo(readTable(registry, request), locale, (read) => verificationJson(verifyTable(read), locale)),
};
