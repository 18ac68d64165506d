import type { Locale } from '@tafelrunde/kernel';
import {
  actionName,
  type DieView,
  type PlayView,
  type RunVerdict,
  type ToldRun,
  type Tone,
  throwsIn,
  topicsBy,
} from '@tafelrunde/system';
import { TOPICS } from './data/topics.ts';
import { figureOf, isOut, type Scene } from './model.ts';
import type { Verdict } from './rules/results.ts';
import type { GwFact } from './text/facts.ts';
import { playWords } from './text/play.ts';
import { words } from './text/words.ts';

type ResultFact = Extract<GwFact, { kind: 'result' }>;

type Inputs = Readonly<Record<string, unknown>>;

/** What is done: the weapon, the spell, the trait; for a test of something named, that as well. */
function whatOf(run: ToldRun, field: string, locale: Locale): string {
  const title =
    actionName(run) === 'enemy-attack'
      ? playWords[locale].blowOfEnemy
      : words[locale].action(run.action).title;
  const value = (run.input as Inputs)[field];
  return typeof value === 'string' ? (words[locale].value(field, value) ?? value) : title;
}

/** The TN: of the test itself, or of the enemy that is attacked or strikes. */
function goalOf(run: ToldRun, locale: Locale): string | null {
  const { tn, target, enemy } = run.input as Inputs;
  const { against } = playWords[locale];
  if (typeof tn === 'number') return `${against} ${tn}`;
  const opponent =
    actionName(run) === 'attack' ? target : actionName(run) === 'enemy-attack' ? enemy : undefined;
  const figure = typeof opponent === 'string' ? figureOf(run.scene as Scene, opponent) : undefined;
  return figure?.side === 'enemy' ? `${against} ${figure.tn}` : null;
}

const TONE: Readonly<Record<Verdict, Tone>> = {
  exceptional: 'exceptional',
  success: 'success',
  automatic: 'success',
  failure: 'failure',
  complication: 'complication',
  refused: 'failure',
};

/** The first test of a run is the one it is about; what follows from it has its own sentence. */
const resultIn = (trace: Parameters<typeof throwsIn>[0]): ResultFact | undefined => {
  const line = trace.find((one) => one.kind === 'fact' && one.fact.kind === 'result');
  return line?.kind === 'fact' ? (line.fact as ResultFact) : undefined;
};

/** GW-MOD-01: where circumstances have moved the TN of the title, the verdict says from where. */
function shiftIn(trace: Parameters<typeof throwsIn>[0], locale: Locale): readonly string[] {
  const line = trace.find((one) => one.kind === 'fact' && ['difficulty', 'result'].includes(one.fact.kind));
  if (line?.kind !== 'fact' || line.fact.kind !== 'difficulty') return [];
  const { from, to } = line.fact as Extract<GwFact, { kind: 'difficulty' }>;
  if (typeof to !== 'number' || to === from) return [];
  return [`${to > from ? playWords[locale].harder : playWords[locale].easier} ${from}`];
}

const isVerdict = (kind: unknown): kind is Verdict => typeof kind === 'string' && Object.hasOwn(TONE, kind);

function verdict(
  run: ToldRun,
  { outcome, trace }: Parameters<PlayView['verdict']>[1],
  locale: Locale,
): RunVerdict | null {
  const text = playWords[locale];
  const { kind, hit } = (outcome ?? {}) as { readonly kind?: unknown; readonly hit?: unknown };
  const result = resultIn(trace);
  const figures =
    result === undefined || result.face === null || result.needs === null
      ? null
      : [`${result.face} ${text.against} ${result.needs}`, ...shiftIn(trace, locale)].join(', ');
  // Whoever is attacked rolls: what the verdict says is how it went for them.
  if (actionName(run) === 'enemy-attack' && typeof hit === 'boolean')
    return hit
      ? { tone: 'complication', word: text.struck, figures }
      : { tone: 'success', word: text.defended, figures };
  if (!isVerdict(kind)) return null;
  const isBlow = actionName(run) === 'attack' || actionName(run) === 'attack-spell';
  return { tone: TONE[kind], word: (isBlow ? text.blow : text.test)[kind], figures };
}

/** GW-RES-06: one die decides; in the variant with several W6 those that reach the threshold do. */
function dice(_run: ToldRun, trace: Parameters<PlayView['dice']>[1]): readonly (readonly DieView[])[] {
  const { verdict: came, needs } = resultIn(trace) ?? {};
  return throwsIn(trace).map(({ faces }, i) =>
    faces.map((face): DieView => {
      if (i > 0 || came === undefined) return { mark: 'plain' };
      if (came === 'complication') return { mark: 'against' };
      return { mark: came === 'exceptional' || face >= (needs ?? 0) ? 'counts' : 'plain' };
    }),
  );
}

/** How Grundregelwerk tells what is going on. */
export const playView: PlayView = {
  topic: topicsBy(TOPICS, whatOf, goalOf),
  verdict,
  quiet: ['gmComplication', 'crowd', 'manaBack'],
  dice,
  left: (scene, id, _house, locale) => {
    const figure = figureOf(scene as Scene, id);
    if (figure === undefined || (scene as Scene).round === 0) return [];
    return [
      { word: playWords[locale].action, count: figure.actionLeft ? 1 : 0 },
      { word: playWords[locale].move, count: figure.moveLeft ? 1 : 0 },
    ];
  },
  idle: (scene, id, _house, locale) => {
    const figure = figureOf(scene as Scene, id);
    return figure !== undefined && isOut(figure) ? playWords[locale].out : null;
  },
  soFar: (_run, trace, locale) => {
    const thrown = throwsIn(trace).at(-1)?.faces.join(', ');
    return thrown === undefined ? null : `${playWords[locale].thrown} ${thrown}`;
  },
};
