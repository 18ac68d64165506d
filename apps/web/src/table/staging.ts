import type { Locale } from '@tafelrunde/kernel';
import type { Stage } from '@tafelrunde/system';
import { type Command, deciding, History, stamp, type TableEvent } from '@tafelrunde/table';
import { type SceneStorage, sceneEvents, sceneKey } from './scene-history.ts';
import { SEAT, type SoloWorld, soloBeginning, soloLink } from './solo-link.ts';
import type { TableLink } from './table-state.ts';

/** A solo table at which a scene is set; the same one after a reload. */
export function sceneLink(
  world: SoloWorld,
  locale: Locale,
  storage: SceneStorage,
  onRestart: () => void,
): TableLink {
  const key = sceneKey(world.system.id);
  const keep = (all: readonly TableEvent[]) => storage.setItem(key, JSON.stringify(all));
  let events = sceneEvents(world.system.id, storage) ?? stagedEvents(world, locale);
  keep(events);
  return {
    ...soloLink({
      ...world,
      events,
      async write(fresh) {
        events = [...events, ...fresh];
        keep(events);
        return 'kept';
      },
    }),
    restart() {
      storage.setItem(key, '');
      onRestart();
    },
  };
}

/** How often the dice of a scene are thrown until a decision is open. */
const MOST_TRIES = 60;

/** The events of a table at which a scene has been set and a decision is open. Its dice are as sealed as any. */
function stagedEvents(world: SoloWorld, locale: Locale): readonly TableEvent[] {
  const stage = world.system.table.stage?.(locale);
  for (let tries = 0; stage !== undefined && tries < MOST_TRIES; tries += 1) {
    const history = new History(world.system.scene, soloBeginning(world));
    if (!setScene(world, history, stage)) break;
    if (history.table().runs.length > 0) return history.events;
  }
  return soloBeginning(world);
}

type Send = (command: Record<string, unknown>) => boolean;

/** False if the rules refuse a step. */
function setScene({ system, secret, newId, now }: SoloWorld, history: History, stage: Stage): boolean {
  const send: Send = (command) => {
    const numbered = { ...command, id: newId() } as Command;
    const world = { secret, isDone: () => false, hasFile: () => true };
    const decision = history.run((ledger) => deciding(system, ledger, SEAT, numbered, world));
    if (decision.ok) history.take(stamp(history.now, decision.happenings, SEAT, numbered.id, now()));
    return decision.ok;
  };
  const idOf = (name: string): string =>
    system.table.figures(history.table().scene, {}).find((figure) => figure.name === name)?.id ?? name;
  const isSet =
    (stage.house === undefined || send({ kind: 'setHouse', house: stage.house })) &&
    send({ kind: 'bring', character: stage.character }) &&
    stage.steps.every(({ action, input }) => {
      settle(history, send, []);
      const given = input(history.table().scene, idOf);
      return send({ kind: 'act', action, input: given, audience: 'everyone', realDice: false });
    });
  if (isSet) settle(history, send, stage.waitsFor);
  return isSet;
}

/** What is asked on the way is answered as usual, up to one of these questions. */
function settle(history: History, send: Send, upTo: readonly string[]): void {
  for (;;) {
    const [run] = history.table().runs;
    const ask = run?.progress?.ask;
    if (run === undefined || ask?.kind !== 'choose') return;
    if (ask.questions.some(({ id }) => upTo.includes(id))) return;
    const keys = ask.questions.map(({ options }) => options[0] ?? '');
    if (!send({ kind: 'answer', run: run.id, answer: ask.together ? keys : keys[0] })) return;
  }
}
