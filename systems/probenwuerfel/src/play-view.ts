import type { Locale } from '@tafelrunde/kernel';
import {
  type DieView,
  lastFact,
  type PlayView,
  type RunVerdict,
  type ToldRun,
  type TopicFields,
  throwsIn,
  topicFrom,
} from '@tafelrunde/system';
import type { PwFact } from './facts.ts';
import type { House } from './house-rules.ts';
import { figureOf, isOut, labelOf, type Scene, skillOf } from './model.ts';
import { words } from './text/words.ts';

type FactOf<K extends PwFact['kind']> = Extract<PwFact, { kind: K }>;

/** Which inputs say who does what to whom. */
// biome-ignore format: a table reads best in columns
const TOPICS: Readonly<Record<string, TopicFields>> = {
  'attribute-roll':   { actor: 'figure',    what: 'attribute' },
  'skill-check':      { actor: 'figure',    what: 'skill' },
  'opposed-check':    { actor: 'initiator', target: 'reactor', what: 'initiatorSkill' },
  'use-degrees':      { actor: 'figure' },
  'give-modifier':    { actor: 'figure' },
  'end-effect':       { actor: 'figure' },
  derived:            { actor: 'figure' },
  regenerate:         { actor: 'figure' },
  'regenerate-mana':  { actor: 'figure' },
  'list-roll':        { actor: 'figure',    what: 'list' },
  'raise-skill':      { actor: 'figure',    what: 'skill' },
  'level-up':         { actor: 'figure' },
  'raise-derived':    { actor: 'figure',    what: 'derived' },
  'raise-attribute':  { actor: 'figure',    what: 'attribute' },
  'change-derived':   { actor: 'figure',    what: 'derived' },
  'change-attribute': { actor: 'figure',    what: 'attribute' },
  'equip-weapon':     { actor: 'figure',    what: 'weapon' },
  wield:              { actor: 'figure',    what: 'weapon' },
  'equip-armour':     { actor: 'figure' },
  damage:             { actor: 'figure' },
  heal:               { actor: 'figure' },
  'spend-mana':       { actor: 'figure' },
  move:               { actor: 'figure' },
  attack:             { actor: 'attacker',  target: 'target', what: 'weapon' },
  'remove-npc':       { actor: 'figure' },
};

/** What is raised or changed is said with it: the value alone would sound like a roll. */
const ROLLS = ['attribute-roll', 'skill-check', 'opposed-check', 'attack', 'list-roll'];

type Inputs = Readonly<Record<string, unknown>>;
const nameOf = ({ action }: ToldRun): string => action.split('/')[1] ?? '';

function whatOf(run: ToldRun, fields: TopicFields, locale: Locale): string {
  const { title } = words[locale].action(run.action);
  const value = fields.what === undefined ? undefined : (run.input as Inputs)[fields.what];
  if (typeof value !== 'string') return nameOf(run) === 'attack' ? TEXT[locale].unarmed : title;
  const word = wordFor(run.scene as Scene, value, locale);
  return ROLLS.includes(nameOf(run)) ? word : `${title}: ${word}`;
}

/** The table may have named its own Proben and lists. */
function wordFor(scene: Scene, value: string, locale: Locale): string {
  const skill = skillOf(scene, value);
  const own = skill === undefined ? undefined : labelOf(skill);
  const list = scene.lists.find(({ id }) => id === value)?.name;
  return words[locale].value('skill', own ?? value) ?? own ?? list ?? value;
}

function goalOf(run: ToldRun, locale: Locale): string | null {
  const { difficulty } = run.input as Inputs;
  return typeof difficulty === 'number' ? TEXT[locale].goal(difficulty) : null;
}

const de = {
  made: (degrees: number) =>
    degrees === 0
      ? 'Gelungen'
      : degrees === 1
        ? 'Gelungen, eine Steigerung'
        : `Gelungen, ${degrees} Steigerungen`,
  failed: 'Misslungen',
  won: 'Gewonnen',
  lost: 'Verloren',
  hit: 'Getroffen',
  missed: 'Verfehlt',
  against: (a: number, b: number | string) => `${a} gegen ${b}`,
  armourClass: (value: number) => `RK ${value}`,
  goal: (value: number) => `gegen ${value}`,
  unarmed: 'Waffenlos',
  moduleOff:
    'Angriffe sind bei Probenwürfel ein Zusatzmodul: Die Spielleitung schaltet es in den Hausregeln ein.',
  moduleOn: 'Angriffe einschalten',
  total: (value: number) => `zusammen ${value}`,
  out: 'Diese Figur ist außer Gefecht.',
};

const en: typeof de = {
  made: (degrees) =>
    degrees === 0 ? 'Success' : degrees === 1 ? 'Success with a raise' : `Success with ${degrees} raises`,
  failed: 'Failure',
  won: 'Won',
  lost: 'Lost',
  hit: 'Hit',
  missed: 'Miss',
  against: (a, b) => `${a} against ${b}`,
  armourClass: (value) => `AC ${value}`,
  goal: (value) => `against ${value}`,
  unarmed: 'Unarmed',
  moduleOff: 'In Probenwürfel attacks are an extra module: the GM switches it on in the house rules.',
  moduleOn: 'Switch attacks on',
  total: (value) => `${value} in all`,
  out: 'This figure is out of action.',
};

const TEXT = { de, en };

interface Came {
  readonly kind?: string;
  readonly success?: boolean;
  readonly degrees?: number;
  readonly hit?: boolean;
  readonly winner?: 'initiator' | 'reactor';
  readonly initiatorTotal?: number;
  readonly reactorTotal?: number;
}

function verdict(
  _run: ToldRun,
  { outcome, trace }: Parameters<PlayView['verdict']>[1],
  locale: Locale,
): RunVerdict | null {
  const text = TEXT[locale];
  const { success, degrees = 0, hit, winner, ...came } = (outcome ?? {}) as Came;
  if (winner !== undefined && came.initiatorTotal !== undefined) {
    const figures = text.against(came.initiatorTotal, came.reactorTotal ?? 0);
    return winner === 'initiator'
      ? { tone: degrees > 0 ? 'exceptional' : 'success', word: text.won, figures }
      : { tone: 'failure', word: text.lost, figures };
  }
  if (typeof hit === 'boolean') {
    const { total, armourClass } = lastFact<FactOf<'attacked'>>(trace, 'attacked') ?? {};
    const figures =
      total === undefined || armourClass === undefined
        ? null
        : text.against(total, text.armourClass(armourClass));
    return hit
      ? { tone: degrees > 0 ? 'exceptional' : 'success', word: text.hit, figures }
      : { tone: 'failure', word: text.missed, figures };
  }
  if (typeof success !== 'boolean') return null;
  const rolled =
    lastFact<FactOf<'checked'>>(trace, 'checked') ??
    lastFact<FactOf<'attributeRolled'>>(trace, 'attributeRolled');
  const figures =
    rolled === undefined || rolled.difficulty === null ? null : text.against(rolled.total, rolled.difficulty);
  return success
    ? { tone: degrees > 0 ? 'exceptional' : 'success', word: text.made(degrees), figures }
    : { tone: 'failure', word: text.failed, figures };
}

/** PW-CHK-06, PW-DIE-01: every face is added up. */
const dice = (_run: ToldRun, trace: Parameters<PlayView['dice']>[1]): readonly (readonly DieView[])[] =>
  throwsIn(trace).map(({ faces }) => faces.map(() => ({ mark: 'counts' as const })));

/** How Probenwürfel tells what is going on. */
export const playView: PlayView = {
  topic: (run, locale) => {
    const fields = TOPICS[nameOf(run)] ?? {};
    return topicFrom(fields, run.input, whatOf(run, fields, locale), goalOf(run, locale));
  },
  verdict,
  quiet: ['approveExtra'],
  dice,
  left: () => [],
  idle: (scene, id, _house, locale) => {
    const figure = figureOf(scene as Scene, id);
    if (figure === undefined) return null;
    return isOut(figure) ? TEXT[locale].out : null;
  },
  missing: (scene, house, locale) => {
    const isOff = (scene as Scene).round > 0 && !(house as House)['module.attackVsRK'];
    const { moduleOff: text, moduleOn: button } = TEXT[locale];
    return isOff ? { text, button, house: { 'module.attackVsRK': true } } : null;
  },
  oneRow: (run) => nameOf(run) === 'opposed-check',
  rowNote: ({ by, role }, trace, locale) => {
    // PW-OPP-01: both sides roll in turn; a tie that is thrown again begins anew.
    const owners = [...new Set(throwsIn(trace).map(({ of }) => of?.by))];
    const totals = trace.flatMap((line) =>
      line.kind === 'fact' && line.fact.kind === 'sideRolled'
        ? [(line.fact as FactOf<'sideRolled'>).total]
        : [],
    );
    const total = totals.slice(-owners.length)[owners.indexOf(by ?? undefined)];
    return role !== '' || total === undefined ? null : TEXT[locale].total(total);
  },
};
