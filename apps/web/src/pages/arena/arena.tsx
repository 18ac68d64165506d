import { parseScenario } from '@tafelrunde/arena';
import { defaultsOf, parseHouse, type System } from '@tafelrunde/system';
import { useEffect, useMemo, useRef } from 'react';
import type { Order } from '../../engine/arena-workers.ts';
import { decimal } from '../../engine/format.ts';
import { useAnnouncer } from '../../state/announcer.ts';
import { useArenaText } from '../../text/use-arena-text.ts';
import { useLocale } from '../../text/use-text.ts';
import { csvOf } from '../../ui/take-away.ts';
import { letterOf } from '../lab/lab-state.ts';
import { TakeAwayBar } from '../lab/take-away-bar.tsx';
import { VariantTabs } from '../lab/variant-tabs.tsx';
import { Answer } from './answer.tsx';
import {
  type ArenaState,
  type Draft,
  figureName,
  MAX_DRAFTS,
  scenarioOf,
  withCopy,
  withDraft,
  withoutDraft,
} from './arena-state.ts';
import { changesOf } from './changes.ts';
import { ComparePanel } from './compare-panel.tsx';
import { Conditions } from './conditions.tsx';
import { counted } from './counted.ts';
import { type Fought, isWhole, keyOf } from './fighting.ts';
import { LossesPanel } from './losses-panel.tsx';
import { LuckPanel } from './luck-panel.tsx';
import { atSides, problemList } from './problem-list.ts';
import { binsOf, countIn, victoryRows } from './rounds.ts';
import { RunBox, RunNumbers } from './run-box.tsx';
import { ScenarioBar } from './scenario-bar.tsx';
import { SidesEditor } from './sides-editor.tsx';
import { useFights } from './use-fights.ts';
import { WinPanel } from './win-panel.tsx';

/** One fight, or up to three side by side: set up on the left, fought and counted on the right. */
export function Arena({
  system,
  state,
  address,
  onChange,
  onRun,
  subject,
}: {
  system: System;
  state: ArenaState;
  address: () => string;
  /** From whatever it is by then: events may come late. */
  onChange: (change: (state: ArenaState) => ArenaState) => void;
  onRun: () => void;
  subject: React.ReactNode;
}) {
  const text = useArenaText();
  const locale = useLocale();
  const announce = useAnnouncer((announcer) => announcer.announce);
  const svg = useRef<SVGSVGElement>(null);
  const { drafts, active, fights, seed } = state;
  const draft = drafts[active] as Draft;
  const orders = drafts.map(
    (one): Order => ({ system: system.id, scenario: scenarioOf(system.id, one), fights, seed }),
  );
  const parsed = useParsed(system, orders, locale);
  const { fought, running, isFailed, start, cancel } = useFights();
  const { cases, isStale } = useShown(orders, fought);
  const all = useMemo(() => cases.map((one) => one && counted(one.tally)), [cases]);
  const problems = parsed.flatMap((one, i) =>
    one.ok ? [] : [problemList(system, atSides(one.error, drafts[i]?.sides ?? [], text), locale)],
  );

  const hasStarted = useRef(false);
  useEffect(() => {
    if (hasStarted.current || problems.length > 0) return;
    hasStarted.current = true;
    start(orders);
  });
  const wasRunning = useRef(false);
  useEffect(() => {
    const total = cases.reduce((sum, one) => sum + (one?.tally.fights ?? 0), 0);
    if (wasRunning.current && running === null && total > 0) announce(text.finished(decimal(total, locale)));
    wasRunning.current = running !== null;
  }, [running, cases, announce, text, locale]);

  const cut = running === null ? cases.find((one) => one !== undefined && !isWhole(one)) : undefined;
  const notice =
    problems.length > 0
      ? `${text.broken} ${problems.join(' ')}`
      : isFailed
        ? text.failed
        : isStale && running === null
          ? text.stale
          : cut !== undefined
            ? text.cancelled(decimal(cut.tally.fights, locale), decimal(cut.order.fights, locale))
            : '';
  const shown = cases[active];
  const ready = parsed[active];
  const names = ready?.ok ? ready.value.sides.flatMap((side) => side.figures.map(({ name }) => name)) : [];
  // Names belong to the fights that are shown; those of an older set-up carry their own.
  const shownNames = shown?.tally.fighters.length === names.length && !isStale ? names : [];
  const house = parseHouse(system.houseRules, draft.house);
  const houseKey = JSON.stringify(draft.house);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says it all
  const fighters = useMemo(
    () => system.arena.fighters(house.ok ? house.value : defaultsOf(system.houseRules)),
    [system, houseKey],
  );
  const changes = drafts.map((one) =>
    changesOf(drafts[0] as Draft, one, (figure) => figureName(figure, fighters, locale), text),
  );
  const change = (part: Partial<Draft>) => onChange((before) => withDraft(before, part));
  const set = (part: Partial<ArenaState>) => onChange((before) => ({ ...before, ...part }));
  const counts = all[active];
  return (
    <>
      <Answer cases={all} changes={changes} isBusy={running !== null} notice={notice} />
      <div className="lab-grid">
        <div className="lab-controls">
          {subject}
          <VariantTabs
            count={drafts.length}
            most={MAX_DRAFTS}
            active={active}
            words={{ variants: text.cases, variant: text.case, add: text.addCase, remove: text.removeCase }}
            onActive={(index) => index !== active && set({ active: index, told: null })}
            onAdd={() => onChange(withCopy)}
            onRemove={(index) => onChange((before) => withoutDraft(before, index))}
          >
            <SidesEditor
              system={system}
              sides={draft.sides}
              fighters={fighters}
              onChange={(sides) => change({ sides })}
            />
            <Conditions system={system} draft={draft} index={active} onChange={change} />
            <ScenarioBar system={system} draft={draft} onDraft={change} />
          </VariantTabs>
          <RunNumbers state={state} onChange={set} />
          <RunBox
            running={running}
            canRun={problems.length === 0}
            onRun={() => {
              onRun();
              start(orders);
            }}
            onCancel={cancel}
          />
        </div>
        <div className="lab-pictures">
          {all.some((one) => one !== undefined) && (
            <>
              <WinPanel cases={all} svg={svg} />
              {all.length > 1 && <ComparePanel cases={all} changes={changes} />}
              {counts !== undefined && (
                <LossesPanel
                  system={system}
                  results={counts.results}
                  letter={all.length > 1 ? letterOf(active) : ''}
                  names={shownNames}
                />
              )}
              {shown !== undefined && (
                <LuckPanel system={system} fought={shown} names={shownNames} state={state} onChange={set} />
              )}
              <TakeAwayBar
                name="tafelrunde-arena"
                address={address}
                csv={() => csvOf(csvRows(cases, text), locale)}
                svg={svg}
              />
            </>
          )}
        </div>
      </div>
    </>
  );
}

function useParsed(system: System, orders: readonly Order[], locale: 'de' | 'en') {
  const key = JSON.stringify(orders.map(({ scenario }) => scenario));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says it all
  return useMemo(
    () => orders.map(({ scenario }) => parseScenario(system, scenario, locale)),
    [system, key, locale],
  );
}

/** What is shown for each case: its own fights, or until they are there those of the set-up before. */
function useShown(
  orders: readonly Order[],
  fought: ReadonlyMap<string, Fought>,
): { readonly cases: readonly (Fought | undefined)[]; readonly isStale: boolean } {
  const before = useRef<readonly (Fought | undefined)[]>([]);
  const keys = orders.map(keyOf);
  const now = keys.map((key) => fought.get(key));
  const sameCases = before.current.length === keys.length;
  const next = now.map((one, i) => one ?? (sameCases ? before.current[i] : undefined));
  // The same fights are the same list: what is drawn from them is not drawn again.
  const isSame = sameCases && next.every((one, i) => one === before.current[i]);
  const cases = isSame ? before.current : next;
  useEffect(() => {
    before.current = cases;
  }, [cases]);
  return { cases, isStale: cases.some((one, i) => one !== undefined && keyOf(one.order) !== keys[i]) };
}

/** Round by round how often each side of each case has won. */
function csvRows(
  cases: readonly (Fought | undefined)[],
  text: ReturnType<typeof useArenaText>,
): readonly (readonly (string | number)[])[] {
  const tallies = cases.map((one) => one?.tally);
  const rows = victoryRows(tallies);
  const head = rows.flatMap(({ side }) => cases.map((_, i) => `${letterOf(i)}: ${side ?? text.draw}`));
  return [
    [text.round, ...head],
    ...binsOf(tallies, Number.POSITIVE_INFINITY).map((bin) => [
      bin.from,
      ...rows.flatMap(({ wonIn }) =>
        wonIn.map((won, i) =>
          won === undefined ? 0 : countIn(won, bin) / Math.max(tallies[i]?.fights ?? 1, 1),
        ),
      ),
    ]),
  ];
}
