import type { SceneKind } from '@tafelrunde/system';
import { afterScene } from './counting.ts';
import type { TableEvent } from './events.ts';
import type { OpenRun, SealedDice, TableNow } from './model.ts';
import { withoutPaper, withPaper } from './papers.ts';
import { withPortraits } from './pictures.ts';
import { withPolicy } from './policies.ts';
import { withPrepared } from './prepared.ts';
import { changeTracker, NO_TRACKER } from './tracker.ts';

/** All that folding needs to know of a system. */
export type SceneFold = Pick<SceneKind, 'empty' | 'apply' | 'turn'>;

/** An event that changes something itself. */
export type Counting = Exclude<TableEvent, { kind: 'undone' | 'redone' }>;
export const isCounting = (event: TableEvent): event is Counting =>
  event.kind !== 'undone' && event.kind !== 'redone';

/** Nothing comes of what only stands in the log. */
export const isOnlyTold = ({ kind }: TableEvent): boolean =>
  kind === 'said' || kind === 'notationRolled' || kind === 'eveningEnded';

/** A table before anything has happened. */
export const nothingYet = (system: Pick<SceneFold, 'empty'>): TableNow => ({
  id: '',
  system: '',
  name: '',
  seq: 0,
  seats: [],
  renames: {},
  scene: system.empty,
  house: {},
  advice: true,
  undoRule: 'own',
  policies: [],
  runs: [],
  requests: [],
  tracker: NO_TRACKER,
  papers: [],
  portraits: {},
  pasts: {},
  mapPicture: null,
  doors: [],
  dice: { epoch: 1, seals: [], salts: [] },
  prepared: [],
  veils: {},
  veilsEver: {},
  veiled: false,
});

/**
 * The table after one more event, of which `gone` says whether it was taken back. Dice fall all the same: nothing that is
 * taken back gives a number of a throw free again.
 */
export function step(system: SceneFold, now: TableNow, event: TableEvent, isGone: boolean): TableNow {
  const after = isGone || !isCounting(event) ? now : apply(system, now, event);
  const veils = veilsIn(event);
  const ever = veils === null ? {} : { veilsEver: { ...now.veilsEver, ...veils }, veiled: true };
  return { ...after, dice: castDice(now.dice, event), ...ever, seq: event.seq };
}

/** What an event keeps from the players from now on; null if it says nothing about that. */
function veilsIn(event: TableEvent): TableNow['veils'] | null {
  if (event.kind !== 'figuresVeiled' && !(event.kind === 'encounterBrought' && event.hidden)) return null;
  const { hidden } = event;
  const lifeShown = event.kind === 'figuresVeiled' && event.lifeShown;
  return Object.fromEntries(event.figures.map(({ id, name }) => [id, { name, hidden, lifeShown }]));
}

/** Where the dice stand after an event. */
function castDice(dice: SealedDice, event: TableEvent): SealedDice {
  if ('sealed' in event && event.sealed !== null) {
    const { stream, roll } = event.sealed;
    return {
      ...dice,
      seals: dice.seals.map((seal) => (seal.stream === stream ? { ...seal, rolls: roll } : seal)),
    };
  }
  switch (event.kind) {
    case 'diceSealed': {
      const { epoch, stream, commitment, seed, proofs } = event;
      const others = dice.seals.filter((seal) => seal.stream !== stream);
      return { ...dice, seals: [...others, { epoch, stream, commitment, seed, rolls: 0, proofs }] };
    }
    case 'saltGiven':
      return {
        ...dice,
        salts: [...dice.salts.filter(({ seat }) => seat !== event.by), { seat: event.by, salt: event.salt }],
      };
    case 'diceRevealed':
      return { epoch: event.epoch + 1, seals: [], salts: [] };
    default:
      return dice;
  }
}

/** What an event that counts changes, apart from the dice. */
export function apply(system: SceneFold, table: TableNow, event: Counting): TableNow {
  const { seq, by } = event;
  switch (event.kind) {
    case 'tableOpened':
      return { ...table, id: event.table, system: event.system, name: event.name };
    case 'seatAdded': {
      const seat = { id: event.seat, name: event.name, role: event.role, figures: [], revoked: false };
      return { ...table, seats: [...table.seats, seat] };
    }
    case 'seatRenamed':
      return {
        ...changeSeat(table, event.seat, { name: event.name }),
        renames: { ...table.renames, [event.seat]: (table.renames[event.seat] ?? 0) + 1 },
      };
    case 'seatRevoked':
      return changeSeat(table, event.seat, { revoked: true, figures: [] });
    case 'figureBrought': {
      const { figure, to, effects, past } = event;
      const pasts = past === undefined ? table.pasts : { ...table.pasts, [figure]: past };
      const entered = { ...table, pasts, scene: system.apply(table.scene, effects) };
      return to === null ? entered : handOver(entered, figure, to);
    }
    case 'figureHandedOver':
      return handOver(table, event.figure, event.to);
    case 'figuresVeiled':
      return { ...table, veils: { ...table.veils, ...veilsIn(event) } };
    case 'prepared':
      return { ...table, prepared: withPrepared(table.prepared, event) };
    case 'encounterBrought':
      return {
        ...table,
        scene: system.apply(table.scene, event.effects),
        veils: { ...table.veils, ...veilsIn(event) },
      };
    case 'runStarted': {
      const { run: id, audience, realDice, waitsFor, detail, progress, request } = event;
      const run: OpenRun = {
        id,
        since: seq,
        by,
        audience,
        realDice,
        scene: table.scene,
        house: table.house,
        waitsFor,
        asked: waitsFor,
        detail,
        progress,
        given: [],
        request,
      };
      return { ...table, runs: [...table.runs, run] };
    }
    case 'runAnswered':
      return {
        ...table,
        runs: table.runs.map((run) =>
          run.id === event.run
            ? { ...run, waitsFor: event.waitsFor, asked: event.waitsFor, progress: event.progress, given: [] }
            : run,
        ),
      };
    case 'runPartlyAnswered': {
      const isNew = (question: number) => event.given.every((one) => one.question !== question);
      const given = event.given.map((one) => ({ ...one, by }));
      return {
        ...table,
        runs: table.runs.map((run) =>
          run.id === event.run
            ? {
                ...run,
                waitsFor: event.waitsFor,
                given: [...run.given.filter(({ question }) => isNew(question)), ...given],
              }
            : run,
        ),
      };
    }
    case 'runFinished': {
      const { starter, request } = event;
      const scene = system.apply(table.scene, event.effects);
      const finished: TableNow = {
        ...table,
        scene,
        tracker: afterScene(table.tracker, system.turn(table.scene), system.turn(scene)),
        runs: otherRuns(table, event.run),
        requests: request === null ? table.requests : answered(table.requests, request, starter),
      };
      return event.owns.reduce((owned, figure) => handOver(owned, figure, starter), finished);
    }
    case 'runCancelled':
      return { ...table, runs: otherRuns(table, event.run) };
    case 'houseSet':
      return { ...table, house: event.house };
    case 'adviceSet':
      return { ...table, advice: event.on };
    case 'undoRuleSet':
      return { ...table, undoRule: event.who };
    case 'policySet':
      return { ...table, policies: withPolicy(table.policies, event) };
    case 'rollRequested': {
      const { request: id, to, audience, detail, text } = event;
      return { ...table, requests: [...table.requests, { id, by, asked: to, to, audience, detail, text }] };
    }
    case 'requestWithdrawn':
      return { ...table, requests: table.requests.filter(({ id }) => id !== event.request) };
    case 'tracked':
      return {
        ...table,
        tracker: changeTracker(table.tracker, event.change, system.turn(table.scene)) ?? table.tracker,
      };
    case 'paperWritten':
    case 'paperShown':
      return { ...table, papers: withPaper(table.papers, event) };
    case 'paperRemoved':
      return { ...table, papers: withoutPaper(table.papers, event.id) };
    case 'portraitsSet':
      return { ...table, portraits: withPortraits(table.portraits, event) };
    case 'mapPictureSet':
      return { ...table, mapPicture: event.picture };
    case 'mapLaid':
      return {
        ...table,
        scene: system.apply(table.scene, event.effects),
        mapPicture: event.picture,
        doors: event.doors,
      };
    case 'said':
    case 'notationRolled':
    case 'eveningEnded':
    case 'diceRevealed':
    case 'diceSealed':
    case 'saltGiven':
      return table;
  }
}

/** A request without the seat that has rolled; it is gone with the last one. */
const answered = (requests: TableNow['requests'], id: string, seat: string): TableNow['requests'] =>
  requests
    .map((one) => (one.id === id ? { ...one, to: one.to.filter((other) => other !== seat) } : one))
    .filter(({ to }) => to.length > 0);

const otherRuns = (table: TableNow, id: string): readonly OpenRun[] =>
  table.runs.filter((run) => run.id !== id);

function changeSeat(table: TableNow, id: string, change: Partial<TableNow['seats'][number]>): TableNow {
  return { ...table, seats: table.seats.map((seat) => (seat.id === id ? { ...seat, ...change } : seat)) };
}

/** A figure is played from one seat at a time. */
function handOver(table: TableNow, figure: string, to: string | null): TableNow {
  const seats = table.seats.map((seat) => {
    const others = seat.figures.filter((one) => one !== figure);
    return { ...seat, figures: seat.id === to ? [...others, figure] : others };
  });
  return { ...table, seats };
}
