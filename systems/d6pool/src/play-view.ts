import type { Locale, TraceLine } from '@tafelrunde/kernel';
import {
  type DieKind,
  type DieView,
  lastFact,
  type PlayView,
  type RowView,
  type RunVerdict,
  type ToldRun,
  type TopicFields,
  topicFrom,
} from '@tafelrunde/system';
import { figureOf, isAble, type Scene } from './model.ts';
import type { DpFact, House } from './rule.ts';
import { isUsable } from './rules/equipment.ts';
import { actionProblem } from './rules/turns.ts';
import { playWords } from './text/play-words.ts';
import { words } from './text/words.ts';

type FactOf<K extends DpFact['kind']> = Extract<DpFact, { kind: K }>;

const OF_FIGURE: TopicFields = { actor: 'figure' };
const BLOW: TopicFields = { actor: 'attacker', target: 'target', what: 'weapon' };
const ROLLED: TopicFields = { actor: 'figure', what: 'skill' };

/** Which inputs say who does what to whom; every other action with a figure is that figure's. */
// biome-ignore format: a table reads best in columns
const TOPICS: Readonly<Record<string, TopicFields>> = {
  attempt:               ROLLED,
  'attempt-in-language': ROLLED,
  'roll-extended':       ROLLED,
  support:               { actor: 'figure', target: 'helped' },
  'first-aid':           { actor: 'figure', target: 'helped' },
  'melee-attack':        BLOW,
  'ranged-attack':       BLOW,
  charge:                BLOW,
  disarm:                BLOW,
  'opportunity-attack':  BLOW,
  damage:                BLOW,
  grapple:               { actor: 'attacker', target: 'target' },
  aim:                   { actor: 'figure', target: 'target' },
  command:               { actor: 'figure', target: 'target' },
  move:                  { actor: 'figure', what: 'movement' },
  'use-ability':         { actor: 'figure', what: 'ability' },
};

/** A blow with a weapon is called by the weapon; its other forms are named before it. */
const PLAIN_BLOWS = ['melee-attack', 'ranged-attack'];

type Inputs = Readonly<Record<string, unknown>>;
const nameOf = ({ action }: ToldRun): string => action.split('/')[1] ?? '';

function whatOf(run: ToldRun, fields: TopicFields, locale: Locale): string {
  const { title } = words[locale].action(run.action);
  const input = run.input as Inputs;
  const { attribute, weapon } = input;
  if (fields === ROLLED) {
    const value = input['skill'] ?? attribute;
    return typeof value === 'string' ? (words[locale].value('skill', value) ?? value) : title;
  }
  if (fields === BLOW) {
    const with_ = weaponWord(run, typeof weapon === 'string' ? weapon : null, locale);
    return PLAIN_BLOWS.includes(nameOf(run)) ? with_ : `${title}: ${with_}`;
  }
  const value = fields.what === undefined ? undefined : input[fields.what];
  return typeof value === 'string' ? (words[locale].value(fields.what as string, value) ?? value) : title;
}

/** The name of the weapon in hand; bare hands have a word of their own. */
function weaponWord({ input, scene }: ToldRun, id: string | null, locale: Locale): string {
  const { attacker } = input as Inputs;
  const inventory = figureOf(scene as Scene, String(attacker))?.inventory ?? [];
  const item = inventory.find((one) => (id === null ? one.kind === 'melee' && isUsable(one) : one.id === id));
  const name = item?.name ?? id ?? 'unarmed';
  return words[locale].value('weapon', name) ?? name;
}

function goalOf({ input }: ToldRun, locale: Locale): string | null {
  const { difficulty, hidden } = input as Inputs;
  return typeof difficulty === 'number' && hidden !== true ? playWords[locale].goal(difficulty) : null;
}

interface Came {
  readonly kind?: string;
  readonly success?: boolean;
  readonly fumble?: boolean;
  readonly patzer?: boolean;
  readonly crits?: number;
  readonly criticals?: number;
  readonly winner?: string;
  readonly noticed?: boolean;
}

/** DP-CHL-08, DP-OPP-03: what the successes had to reach. */
function figuresIn(trace: readonly TraceLine[], locale: Locale): string | null {
  const opposed = lastFact<FactOf<'opposed'>>(trace, 'opposed');
  if (opposed !== undefined) return playWords[locale].against(opposed.net, opposed.threshold);
  const challenge = lastFact<FactOf<'challenge'>>(trace, 'challenge');
  if (challenge === undefined) return null;
  return challenge.difficulty === null
    ? playWords[locale].net(challenge.net)
    : playWords[locale].against(challenge.net, challenge.difficulty);
}

function verdict(
  _run: ToldRun,
  { outcome, trace }: Parameters<PlayView['verdict']>[1],
  locale: Locale,
): RunVerdict | null {
  const text = playWords[locale];
  const came = (outcome ?? {}) as Came;
  const figures = figuresIn(trace, locale);
  if (came.kind === 'patzer' || came.fumble === true || came.patzer === true)
    return { tone: 'complication', word: text.fumble, inLine: text.fumbleInLine, figures };
  if (came.kind === 'hit')
    return { tone: (came.crits ?? 0) > 0 ? 'exceptional' : 'success', word: text.hit, figures };
  if (came.kind === 'missed') return { tone: 'failure', word: text.missed, figures };
  if (came.winner === 'attacker' || came.winner === 'defender')
    return came.winner === 'attacker'
      ? { tone: 'success', word: text.won, figures }
      : { tone: 'failure', word: text.lost, figures };
  const success = came.success ?? came.noticed ?? bySuccess(came.kind);
  if (success === undefined) return null;
  const crits = came.crits ?? came.criticals ?? 0;
  return success
    ? { tone: crits > 0 ? 'exceptional' : 'success', word: text.made(crits), figures }
    : { tone: 'failure', word: text.failed, figures };
}

const bySuccess = (kind: string | undefined): boolean | undefined =>
  kind === 'success' ? true : kind === 'failure' ? false : undefined;

/** DP-CHL-04: 5 and 6 count. */
const HIT = 5;

/** A pool is told before it is thrown: first all positive dice, then all penalty dice. */
const kindsIn = (line: TraceLine): readonly (DieKind | undefined)[] | undefined => {
  if (line.kind !== 'fact' || line.fact.kind !== 'pool') return undefined;
  const { positive, penalty } = line.fact as FactOf<'pool'>;
  return [
    ...positive.flatMap(({ source, dice }) => times(dice, source === 'fate' ? ('fate' as const) : undefined)),
    ...penalty.flatMap(({ dice }) => times(dice, 'penalty' as const)),
  ];
};

const times = <T>(count: number, one: T): readonly T[] => Array.from({ length: count }, () => one);

function dice(_run: ToldRun, trace: readonly TraceLine[]): readonly (readonly DieView[])[] {
  let told: readonly (DieKind | undefined)[] = [];
  const views: DieView[][] = [];
  for (const line of trace) {
    told = kindsIn(line) ?? told;
    if (line.kind !== 'roll') continue;
    views.push(line.faces.map((face, i) => dieView(face, told[i])));
    told = told.slice(line.faces.length);
  }
  return views;
}

function dieView(face: number, kind: DieKind | undefined): DieView {
  const mark = face < HIT ? 'plain' : kind === 'penalty' ? 'against' : 'counts';
  return kind === undefined ? { mark } : { mark, kind };
}

/** DP-CHL-04, DP-CHL-06: what a row adds up to; where nobody rolls against it the dice speak for themselves. */
function rowNote({ role, dice: lying }: RowView, trace: readonly TraceLine[], locale: Locale): string | null {
  const text = playWords[locale];
  const count = (mark: DieView['mark']) => lying.filter((one) => one.mark === mark).length;
  if (role === 'penalty') return text.takes(count('against'));
  const isOpposed = lastFact<FactOf<'opposed'>>(trace, 'opposed') !== undefined;
  return isOpposed && (role === 'attack' || role === 'defence') ? text.net(count('counts')) : null;
}

/** How D6 Pool tells what is going on. */
export const playView: PlayView = {
  topic: (run, locale) => {
    const fields = TOPICS[nameOf(run)] ?? OF_FIGURE;
    return topicFrom(fields, run.input, whatOf(run, fields, locale), goalOf(run, locale));
  },
  verdict,
  // What the GM nearly always lets pass; taking back is there for the rest.
  quiet: [
    'poolAgreed',
    'simplePasses',
    'movementRoll',
    'attackCrits',
    'tradeAgreed',
    'armourGaps',
    'objectExtra',
    'drugBenefit',
  ],
  dice,
  roleOrder: ['attack', 'check', 'fate', 'support', 'defence', 'damage', 'toughness'],
  rowNote,
  diceToCome: (trace) =>
    trace.reduce<readonly (DieKind | undefined)[]>(
      (told, line) => kindsIn(line) ?? (line.kind === 'roll' ? told.slice(line.faces.length) : told),
      [],
    ),
  left: (scene, id, house, locale) => {
    const figure = figureOf(scene as Scene, id);
    if (figure === undefined || (scene as Scene).round === 0) return [];
    const { actionsUsed, declaredActions, extraActions, freeActionsUsed } = figure.turn;
    const may = actionProblem(scene as Scene, figure, house as House, 'movement') === null;
    const actions = may ? Math.max(declaredActions, 1) + extraActions - actionsUsed : 0;
    return [
      { word: playWords[locale].action, count: actions },
      { word: playWords[locale].free, count: freeActionsUsed === 0 ? 1 : 0 },
    ];
  },
  idle: (scene, id, _house, locale) => {
    const figure = figureOf(scene as Scene, id);
    if (figure === undefined || isAble(figure)) return null;
    return figure.consciousness === 'dead' ? playWords[locale].dead : playWords[locale].unconscious;
  },
};
