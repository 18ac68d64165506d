import { parseHouse, type System } from '@tafelrunde/system';
import { bring } from './bringing.ts';
import type { Command } from './commands.ts';
import { accepted, type Decision, refuse, type World } from './decision.ts';
import { runNow, type Steps, wholeHistory } from './history.ts';
import { layMap } from './maps.ts';
import { seatOf, type Table } from './model.ts';
import { rollNotation } from './notation-roll.ts';
import { removePaper, showPaper, writePaper } from './papers.ts';
import { setMapPicture, setPortrait } from './pictures.ts';
import { setPolicy } from './policies.ts';
import { deploy, handOut, prepare, present } from './preparing.ts';
import { requestRoll, withdrawRequest } from './requests.ts';
import { act, answer, cancel } from './runs.ts';
import { revealing } from './sealing.ts';
import { addSeat, giveSalt, handOver, renameSeat, revokeSeat } from './seats.ts';
import { changeTracker } from './tracker.ts';
import { asWithHistory, redo, rewind, undo, type WithHistory } from './undoing.ts';
import { veil } from './veils.ts';

/** The longest text somebody can say. */
export const MAX_TEXT = 2_000;

/** What only the GM commands. */
const GM_COMMANDS: readonly Command['kind'][] = [
  'setHouse',
  'setAdvice',
  'setUndoRule',
  'setPolicy',
  'track',
  'reveal',
  'veil',
  'showPaper',
  'setMapPicture',
  'layMap',
  'prepare',
  'deploy',
  'present',
  'handOut',
  'endEvening',
];

/** Accepts a command of a seat, or refuses it with a reason. Changes nothing. */
export function decide(system: System, table: Table, by: string, command: Command, world: World): Decision {
  return runNow(deciding(system, asWithHistory(table), by, command, world), wholeHistory(table.past));
}

/** The same at a table whose history is elsewhere: only taking back and restoring ask for it. */
export function* deciding(
  system: System,
  history: WithHistory,
  by: string,
  command: Command,
  world: World,
): Steps<Decision> {
  const table = history.now;
  if (world.isDone(command.id)) return accepted();
  const seat = seatOf(table, by);
  if (seat === undefined) return refuse('not-your-seat');
  if (seat.role === 'spectator' && command.kind !== 'renameSeat') return refuse('spectators-watch');
  if (seat.role !== 'gm' && GM_COMMANDS.includes(command.kind)) return refuse('only-gm');
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
      return rollNotation(table, seat, command, world);
    case 'setHouse':
      return setHouse(system, command.house);
    case 'setAdvice':
      return accepted({ kind: 'adviceSet', on: command.on });
    case 'setUndoRule':
      return accepted({ kind: 'undoRuleSet', who: command.who });
    case 'setPolicy':
      return setPolicy(system, table, command);
    case 'addSeat':
      return addSeat(table, seat, command, world);
    case 'renameSeat':
      return renameSeat(table, seat, command.name);
    case 'revokeSeat':
      return revokeSeat(table, seat, command.seat);
    case 'bring':
      return bring(system, table, seat, command);
    case 'veil':
      return veil(system, table, command);
    case 'prepare':
      return prepare(system, table, command, world);
    case 'deploy':
      return deploy(system, table, command, world);
    case 'present':
      return present(system, table, command);
    case 'handOut':
      return handOut(table, seat, command);
    case 'handOver':
      return handOver(system, table, seat, command);
    case 'request':
      return requestRoll(system, table, seat, command);
    case 'withdrawRequest':
      return withdrawRequest(table, seat, command.request);
    case 'track':
      return changeTracker(table.tracker, command.change, system.scene.turn(table.scene)) === null
        ? refuse('bad-tracker-change', { at: 'change' })
        : accepted({ kind: 'tracked', change: command.change });
    case 'writePaper':
      return writePaper(table, seat, command, world);
    case 'showPaper':
      return showPaper(table, seat, command);
    case 'removePaper':
      return removePaper(table, seat, command.paper);
    case 'setPortrait':
      return setPortrait(system, table, seat, command, world);
    case 'setMapPicture':
      return setMapPicture(command.picture, world);
    case 'layMap':
      return layMap(system, table, command.map, world);
    case 'endEvening':
      return accepted({ kind: 'eveningEnded' });
    case 'undo':
      return yield* undo(system, history, seat, command.target);
    case 'rewind':
      return yield* rewind(history, seat, command.target);
    case 'redo':
      return yield* redo(system, history, seat, command.target);
    case 'salt':
      return giveSalt(table, seat, command.salt);
    case 'reveal':
      return table.dice.seals.some(({ rolls }) => rolls > 0)
        ? accepted(...revealing(table, world))
        : refuse('nothing-to-reveal');
  }
}

function say(text: string): Decision {
  if (text.trim() === '') return refuse('text-empty', { at: 'text' });
  return text.length > MAX_TEXT ? refuse('text-too-long', { at: 'text' }) : accepted({ kind: 'said', text });
}

function setHouse(system: System, house: Readonly<Record<string, unknown>>): Decision {
  const parsed = parseHouse(system.houseRules, house);
  if (parsed.ok) return accepted({ kind: 'houseSet', house });
  return refuse('bad-house', { at: parsed.error[0]?.at ?? '', detail: parsed.error[0]?.code ?? '' });
}
