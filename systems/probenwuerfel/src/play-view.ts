import type { Locale } from '@tafelrunde/kernel';
import {
  actionName,
  type DieView,
  lastFact,
  type PlayView,
  type RunVerdict,
  type ToldRun,
  throwsIn,
  topicsBy,
} from '@tafelrunde/system';
import type { House } from './data/house-rules.ts';
import { ROLLS, TOPICS } from './data/topics.ts';
import { figureOf, isOut, labelOf, type Scene, skillOf } from './model.ts';
import type { PwFact } from './text/facts.ts';
import { playWords } from './text/play-words.ts';
import { words } from './text/words.ts';

type FactOf<K extends PwFact['kind']> = Extract<PwFact, { kind: K }>;

type Inputs = Readonly<Record<string, unknown>>;

function whatOf(run: ToldRun, field: string, locale: Locale): string {
  const { title } = words[locale].action(run.action);
  const value = (run.input as Inputs)[field];
  if (typeof value !== 'string') return actionName(run) === 'attack' ? playWords[locale].unarmed : title;
  const word = wordFor(run.scene as Scene, field, value, locale);
  return ROLLS.includes(actionName(run)) ? word : `${title}: ${word}`;
}

/** The table may have named its own Proben and lists. */
function wordFor(scene: Scene, field: string, value: string, locale: Locale): string {
  const skill = skillOf(scene, value);
  const own = skill === undefined ? undefined : labelOf(skill);
  const list = scene.lists.find(({ id }) => id === value)?.name;
  return words[locale].value(field, own ?? value) ?? own ?? list ?? value;
}

function goalOf(run: ToldRun, locale: Locale): string | null {
  const { difficulty } = run.input as Inputs;
  return typeof difficulty === 'number' ? playWords[locale].goal(difficulty) : null;
}

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
  const text = playWords[locale];
  const { success, degrees = 0, hit, winner, ...came } = (outcome ?? {}) as Came;
  const graded = (holds: boolean, made: string, failed: string, figures: string | null): RunVerdict =>
    holds
      ? { tone: degrees > 0 ? 'exceptional' : 'success', word: made, figures }
      : { tone: 'failure', word: failed, figures };
  if (winner !== undefined && came.initiatorTotal !== undefined) {
    const figures = text.against(came.initiatorTotal, came.reactorTotal ?? 0);
    return graded(winner === 'initiator', text.won, text.lost, figures);
  }
  if (typeof hit === 'boolean') {
    const fact = lastFact<FactOf<'attacked'>>(trace, 'attacked');
    const figures = fact === undefined ? null : text.against(fact.total, text.armourClass(fact.armourClass));
    return graded(hit, text.hit, text.missed, figures);
  }
  if (typeof success !== 'boolean') return null;
  const rolled =
    lastFact<FactOf<'checked'>>(trace, 'checked') ??
    lastFact<FactOf<'attributeRolled'>>(trace, 'attributeRolled');
  const figures =
    rolled === undefined || rolled.difficulty === null ? null : text.against(rolled.total, rolled.difficulty);
  return graded(success, text.made(degrees), text.failed, figures);
}

/** PW-CHK-06, PW-DIE-01: every face is added up. */
const dice = (_run: ToldRun, trace: Parameters<PlayView['dice']>[1]): readonly (readonly DieView[])[] =>
  throwsIn(trace).map(({ faces }) => faces.map(() => ({ mark: 'counts' as const })));

/** How Probenwürfel tells what is going on. */
export const playView: PlayView = {
  topic: topicsBy(TOPICS, whatOf, goalOf),
  verdict,
  quiet: ['approveExtra'],
  dice,
  left: () => [],
  idle: (scene, id, _house, locale) => {
    const figure = figureOf(scene as Scene, id);
    if (figure === undefined) return null;
    return isOut(figure) ? playWords[locale].out : null;
  },
  missing: (scene, house, locale) => {
    const isOff = (scene as Scene).round > 0 && !(house as House)['module.attackVsRK'];
    const { moduleOff: text, moduleOn: button } = playWords[locale];
    return isOff ? { text, button, house: { 'module.attackVsRK': true } } : null;
  },
  oneRow: (run) => actionName(run) === 'opposed-check',
  rowNote: ({ by, role }, trace, locale) => {
    // PW-OPP-01: both sides roll in turn; a tie that is thrown again begins anew.
    const owners = [...new Set(throwsIn(trace).map(({ of }) => of?.by))];
    const totals = trace.flatMap((line) =>
      line.kind === 'fact' && line.fact.kind === 'sideRolled'
        ? [(line.fact as FactOf<'sideRolled'>).total]
        : [],
    );
    const total = totals.slice(-owners.length)[owners.indexOf(by ?? undefined)];
    return role !== '' || total === undefined ? null : playWords[locale].total(total);
  },
};
