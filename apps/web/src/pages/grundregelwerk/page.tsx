import { Dices, ListTree, ScrollText, Swords, Target } from 'lucide-react';
import { lazy, Suspense, useMemo } from 'react';
import { type Key, Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs';
import { useShortcutKeys } from '../../state/shortcuts.ts';
import { useWide } from '../../state/use-wide.ts';
import { useText } from '../../text/use-text.ts';
import { LogPanel } from '../../ui/log-panel.tsx';
import { useFightStore } from './fight-store.ts';
import { houseOf, useHouseStore } from './house-store.ts';
import { system } from './ladders.ts';
import { useNotationStore } from './notation-store.ts';
import { TestPanel } from './test-panel.tsx';
import { useTestStore } from './test-store.ts';
import { useViewStore, VIEWS, type View } from './view-store.ts';

// The first view comes with the page, the others when they are opened.
const AttackPanel = lazy(async () => ({ default: (await import('./attack-panel.tsx')).AttackPanel }));
const NotationPanel = lazy(async () => ({ default: (await import('./notation-panel.tsx')).NotationPanel }));
const RulesPanel = lazy(async () => ({ default: (await import('./rules-panel.tsx')).RulesPanel }));

const Log = () => <LogPanel system={system} />;

const ICONS = { test: Target, attack: Swords, dice: Dices, rules: ScrollText, log: ListTree } as const;
const PANELS = {
  test: TestPanel,
  attack: AttackPanel,
  dice: NotationPanel,
  rules: RulesPanel,
  log: Log,
} as const;

/** A table for one: every roll of Grundregelwerk with its odds, on the kernel in this browser. */
export function GrundregelwerkPage() {
  const { views } = useText();
  const isWide = useWide();
  const { view, show } = useViewStore();
  const offered: readonly View[] = isWide ? VIEWS.filter((one) => one !== 'log') : VIEWS;
  const shown = offered.includes(view) ? view : 'test';
  useShortcutKeys(useMemo(() => keysFor(offered), [offered]));
  return (
    <main className="page table">
      <h1 className="visually-hidden">Grundregelwerk</h1>
      <Tabs className="views" selectedKey={shown} onSelectionChange={(key: Key) => show(key as View)}>
        <TabList className="tab-list" aria-label="Grundregelwerk">
          {offered.map((one) => {
            const Icon = ICONS[one];
            return (
              <Tab key={one} id={one} className="tab">
                <Icon aria-hidden />
                <span>{views[one]}</span>
              </Tab>
            );
          })}
        </TabList>
        {offered.map((one) => {
          const Panel = PANELS[one];
          return (
            <TabPanel key={one} id={one} className="view">
              <Suspense fallback={<div className="panel" aria-busy="true" />}>
                <Panel />
              </Suspense>
            </TabPanel>
          );
        })}
      </Tabs>
      {isWide && (
        <aside className="side">
          <Log />
        </aside>
      )}
    </main>
  );
}

/** What a single key does here. `W` and `R` throw whatever is in view. */
function keysFor(offered: readonly View[]): Readonly<Record<string, () => void>> {
  const roll = () => rollIn(useViewStore.getState().view);
  const byNumber = offered.map((one, i) => [`${i + 1}`, () => useViewStore.getState().show(one)] as const);
  return {
    ...Object.fromEntries(byNumber),
    w: roll,
    r: roll,
    e: () => {
      const isAttack = useViewStore.getState().view === 'attack';
      const { real, setReal } = isAttack ? useFightStore.getState() : useTestStore.getState();
      setReal(!real);
    },
    '/': () => useViewStore.getState().searchRules(),
  };
}

function rollIn(view: View): void {
  const { changes, d6only } = useHouseStore.getState();
  if (view === 'test') useTestStore.getState().roll(d6only, houseOf(changes));
  if (view === 'attack') useFightStore.getState().attack(d6only, houseOf(changes));
  if (view === 'dice') useNotationStore.getState().roll();
}
