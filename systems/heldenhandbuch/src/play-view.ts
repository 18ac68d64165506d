import type { AskedQuestion, Faces, Locale, TraceLine } from '@tafelrunde/kernel';
import {
  type DieView,
  lastFact,
  type OptionView,
  type PlayView,
  type RunVerdict,
  type ToldRun,
  type TopicFields,
  throwsIn,
  topicFrom,
} from '@tafelrunde/system';
import { answer, hands } from './fight-view.ts';
import { figureOf, isAble, type Scene } from './model.ts';
import type { HhFact } from './text/facts.ts';
import { playWords } from './text/play.ts';
import { words } from './text/words.ts';

type FactOf<K extends HhFact['kind']> = Extract<HhFact, { kind: K }>;

/** Which inputs say who does what to whom; every other action with a figure is that figure's. */
// biome-ignore format: a table reads best in columns
const TOPICS: Readonly<Record<string, TopicFields>> = {
  'attribute-check': { actor: 'figure',  what: 'attribute' },
  'skill-check':     { actor: 'figure',  what: 'skill' },
  learn:             { actor: 'figure' },
  shoot:             { actor: 'shooter', target: 'target' },
  damage:            { actor: 'target' },
  treat:             { actor: 'helper',  target: 'patient', what: 'skill' },
  resuscitate:       { actor: 'helper',  target: 'patient' },
  influence:         { target: 'victim', what: 'skill' },
  'open-trade':      { actor: 'buyer',   target: 'seller' },
  sneak:             { actor: 'sneaker' },
  hide:              { actor: 'sneaker', target: 'opponent' },
  discovered:        { actor: 'sneaker', target: 'opponent' },
};
const OF_FIGURE: TopicFields = { actor: 'figure' };

type Inputs = Readonly<Record<string, unknown>>;
const nameOf = ({ action }: ToldRun): string => action.split('/')[1] ?? '';

function whatOf(run: ToldRun, fields: TopicFields, locale: Locale): string {
  const value = fields.what === undefined ? undefined : (run.input as Inputs)[fields.what];
  const word = typeof value === 'string' ? words[locale].value(fields.what as string, value) : undefined;
  return word ?? words[locale].action(run.action).title;
}

function goalOf({ input }: ToldRun, locale: Locale): string | null {
  const { minimum } = input as Inputs;
  return typeof minimum === 'number' ? `${playWords[locale].goal} ${minimum}` : null;
}

interface Came {
  readonly kind?: string;
  readonly success?: boolean;
  readonly legendary?: boolean;
  readonly number?: number;
  readonly hit?: boolean;
  readonly wounds?: readonly unknown[];
  readonly dead?: readonly unknown[];
}

function figuresIn(trace: readonly TraceLine[], locale: Locale): string | null {
  const text = playWords[locale];
  const shot = lastFact<FactOf<'shotTotal'>>(trace, 'shotTotal');
  if (shot !== undefined) return `${shot.total} ${text.against} ${shot.minimum}`;
  const compared = lastFact<FactOf<'compared'>>(trace, 'compared');
  if (compared !== undefined) return compared.by.join(` ${text.against} `);
  const number = lastFact<FactOf<'number'>>(trace, 'number');
  if (number === undefined) return null;
  return number.minimum === null
    ? `${text.number} ${number.number}`
    : `${number.number} ${text.against} ${number.minimum}`;
}

function verdict(
  run: ToldRun,
  { outcome, trace }: Parameters<PlayView['verdict']>[1],
  locale: Locale,
): RunVerdict | null {
  const text = playWords[locale];
  const came = (outcome ?? {}) as Came;
  if (nameOf(run) === 'melee-phase') return meleeVerdict(came, locale);
  const figures = figuresIn(trace, locale);
  if (typeof came.hit === 'boolean')
    return came.hit
      ? { tone: came.legendary === true ? 'exceptional' : 'success', word: text.struck, figures }
      : { tone: 'failure', word: text.failed, figures };
  if (came.legendary === true) return { tone: 'exceptional', word: text.legendary, figures };
  if (typeof came.success === 'boolean')
    return came.success
      ? { tone: 'success', word: text.made, figures }
      : { tone: 'failure', word: text.failed, figures };
  return typeof came.number === 'number'
    ? { tone: 'neutral', word: `${text.number} ${came.number}`, figures: null }
    : null;
}

function meleeVerdict({ kind, wounds = [], dead = [] }: Came, locale: Locale): RunVerdict | null {
  const text = playWords[locale];
  if (dead.length > 0) return { tone: 'exceptional', word: text.killed, figures: null };
  if (wounds.length > 0) return { tone: 'success', word: text.struck, figures: null };
  if (kind === 'fought') return { tone: 'failure', word: text.stopped, figures: null };
  return kind === 'nobodyAttacked' ? { tone: 'neutral', word: text.nothing, figures: null } : null;
}

/** Takes faces off a list, each as often as it is there. */
class Taking {
  readonly #left: number[];
  constructor(faces: Faces) {
    this.#left = [...faces];
  }
  take(face: number): boolean {
    const at = this.#left.indexOf(face);
    if (at >= 0) this.#left.splice(at, 1);
    return at >= 0;
  }
}

/**
 * HH-ROL-02, HH-GRP-04: of each throw some dice stay and the others are thrown again; in the end the group counts, and
 * 1s count against whoever threw them.
 */
function dice(_run: ToldRun, trace: readonly TraceLine[]): readonly (readonly DieView[])[] {
  const group = lastFact<FactOf<'group'>>(trace, 'group');
  // In a fight everybody has a group.
  const groups = new Map(trace.flatMap((line) => fightersGroup(line)));
  const lone = new Taking(groups.size > 0 ? [] : (group?.faces ?? []));
  const views: (readonly DieView[])[] = [];
  for (const [i, line] of trace.entries()) {
    if (line.kind !== 'roll') continue;
    const kept = keptAfter(trace, i);
    const counting = (line.of?.role === 'combat' ? groups.get(line.of.by) : undefined) ?? lone;
    const staying = kept === undefined ? undefined : new Taking(kept);
    const stays = line.faces.map((face) => staying?.take(face) ?? true);
    views.push(line.faces.map((face, j) => ({ mark: markOf(face, stays[j] === true, counting) })));
  }
  return views;
}

function markOf(face: number, stays: boolean, counting: Taking): DieView['mark'] {
  if (!stays) return 'dropped';
  if (face === 1) return 'against';
  return counting.take(face) ? 'counts' : 'plain';
}

const fightersGroup = (line: TraceLine): readonly (readonly [string, Taking])[] => {
  if (line.kind !== 'fact' || line.fact.kind !== 'group') return [];
  const { by, faces } = line.fact as FactOf<'group'>;
  return by === undefined ? [] : [[by, new Taking(faces)]];
};

/** What was kept of a throw: told between it and the next one. */
function keptAfter(trace: readonly TraceLine[], at: number): Faces | undefined {
  const thrown = trace[at];
  const after = trace.slice(at + 1);
  if (thrown?.kind === 'roll' && thrown.of?.role === 'combat') return keptInFight(thrown.of.by, after);
  for (const line of after) {
    if (line.kind === 'roll') return undefined;
    if (line.kind === 'fact' && line.fact.kind === 'kept') return (line.fact as FactOf<'kept'>).faces;
  }
  return undefined;
}

/** HH-MEL-02, HH-MEL-03: what was chosen, unless somebody took the initiative: then all dice lie as they fell. */
function keptInFight(by: string, after: readonly TraceLine[]): Faces | undefined {
  const next = after.findIndex(
    (line) => line.kind === 'roll' && line.of?.by === by && line.of.role === 'combat',
  );
  const chosen = after
    .slice(0, Math.max(next, 0))
    .find((line) => line.kind === 'choice' && line.question === 'meleeThrow' && line.by === by);
  return chosen?.kind === 'choice' && /^\d/.test(chosen.key) ? chosen.key.split(',').map(Number) : undefined;
}

/** Questions whose options are dice: faces with commas, rescue dice with an r before them. */
const OF_DICE = [
  'wave',
  'defence',
  'group',
  'offset',
  'merge',
  'save',
  'strikeOut',
  'shotTotal',
  'voidDie',
  'armDie',
  'shift-die',
  'second-chance',
  'shadow-die',
  'shadow-face',
  'swap-own',
  'swap-other',
  'throwAgain',
  'neutralise',
  'contribute',
  'lucky',
  'obstacle',
];

/** HH-MEL-07, HH-MEL-10: the dice that an option takes, and rescue dice apart from them. */
function option(
  question: AskedQuestion,
  key: string,
  trace: readonly TraceLine[],
  locale: Locale,
): OptionView | null {
  if (!OF_DICE.includes(question.id) || !/^r?\d+(,r?\d+)*$/.test(key)) return null;
  const parts = key.split(',');
  const dice = parts.filter((one) => !one.startsWith('r')).map(Number);
  const rescue = parts.filter((one) => one.startsWith('r')).map((one) => Number(one.slice(1)));
  const throws = throwsIn(trace);
  const sides = (throws.findLast(({ of }) => of?.by === question.by) ?? throws.at(-1))?.pool.sides ?? 12;
  return rescue.length === 0
    ? { sides, dice }
    : { sides, dice, apart: { dice: rescue, word: playWords[locale].rescue } };
}

/** How Heldenhandbuch tells what is going on. */
export const playView: PlayView = {
  topic: (run, locale) => {
    const fields = TOPICS[nameOf(run)] ?? OF_FIGURE;
    const topic = topicFrom(fields, run.input, whatOf(run, fields, locale), goalOf(run, locale));
    const { influencers } = run.input as Inputs;
    const [first] = Array.isArray(influencers) ? influencers : [];
    return typeof first === 'string' ? { ...topic, actor: first } : topic;
  },
  verdict,
  dice,
  left: () => [],
  option,
  hands,
  answer,
  idle: (scene, id, _house, locale) => {
    const figure = figureOf(scene as Scene, id);
    if (figure === undefined) return null;
    if (!isAble(figure)) return playWords[locale].helpless;
    const fights = (scene as Scene).combat?.fighters.some((one) => one.figure === id) ?? false;
    return fights ? playWords[locale].phase : null;
  },
  soFar: (run, trace, locale) => {
    // In a fight everybody's dice lie before them.
    if (hands(run, trace, locale).length > 0) return null;
    const kept = trace.flatMap((line) =>
      line.kind === 'fact' && line.fact.kind === 'kept' ? (line.fact as FactOf<'kept'>).faces : [],
    );
    const lying = kept.length > 0 ? kept : (throwsIn(trace).at(-1)?.faces ?? []);
    return lying.length === 0
      ? null
      : `${playWords[locale].soFar} ${[...lying].sort((a, b) => b - a).join(', ')}`;
  },
};
