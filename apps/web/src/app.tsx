import { SYSTEM_CARDS } from '@tafelrunde/registry/lazy';
import { lazy, Suspense, useEffect } from 'react';
import { Button } from 'react-aria-components/Button';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Start } from './pages/start.tsx';
import { useAnnouncer } from './state/announcer.ts';
import { hasServer } from './state/base.ts';
import { usePalette, usePaletteKey } from './state/palette.ts';
import { type Route, useRoute } from './state/route.ts';
import { useLocale, useText } from './text/use-text.ts';
import { Header } from './ui/header.tsx';
import { Link } from './ui/link.tsx';
import { PageBoundary } from './ui/page-boundary.tsx';

// The systems and their texts are the larger half of the program: they come when a table is opened.
const EntrancePage = lazy(async () => ({
  default: (await import('./pages/table/seats/entrance-page.tsx')).EntrancePage,
}));
const TablePage = lazy(async () => ({ default: (await import('./pages/table/table-page.tsx')).TablePage }));
const ScreenPage = lazy(async () => ({
  default: (await import('./pages/screen/screen-page.tsx')).ScreenPage,
}));
const LabPage = lazy(async () => ({ default: (await import('./pages/lab/lab-page.tsx')).LabPage }));
const ArenaPage = lazy(async () => ({ default: (await import('./pages/arena/arena-page.tsx')).ArenaPage }));
const ReplayPage = lazy(async () => ({
  default: (await import('./pages/replay/replay-page.tsx')).ReplayPage,
}));
const StoryPage = lazy(async () => ({ default: (await import('./pages/story/story-page.tsx')).StoryPage }));
const TablesPage = lazy(async () => ({
  default: (await import('./pages/tables/tables-page.tsx')).TablesPage,
}));
const FairDicePage = lazy(async () => ({
  default: (await import('./pages/fair-dice/fair-dice-page.tsx')).FairDicePage,
}));
const RulesPage = lazy(async () => ({ default: (await import('./pages/looking-up.ts')).RulesPage }));
const PaperPage = lazy(async () => ({ default: (await import('./pages/looking-up.ts')).PaperPage }));
const HousePage = lazy(async () => ({ default: (await import('./pages/looking-up.ts')).HousePage }));

// What is searched through comes when somebody searches.
const Palette = lazy(async () => ({ default: (await import('./palette/palette.tsx')).Palette }));

const PAGES = {
  start: Start,
  open: EntrancePage,
  join: EntrancePage,
  table: TablePage,
  screen: ScreenPage,
  solo: TablePage,
  lab: LabPage,
  arena: ArenaPage,
  house: HousePage,
  rules: RulesPage,
  paper: PaperPage,
  replay: ReplayPage,
  story: StoryPage,
  tables: TablesPage,
  fairDice: FairDicePage,
} as const;

/** Pages that are nothing without a server. */
const NEED_SERVER: ReadonlySet<Route> = new Set(['open', 'join', 'table', 'screen']);

export function App() {
  const locale = useLocale();
  const { name } = useText();
  const route = useRoute((state) => state.route);
  const isSearching = usePalette((state) => state.isOpen);
  usePaletteKey();
  useEffect(() => {
    // Tables are called by their own names.
    if (route === 'start') document.title = name;
  }, [route, name]);
  const Page = hasServer || !NEED_SERVER.has(route) ? PAGES[route] : AlonePage;
  return (
    <I18nProvider locale={locale === 'de' ? 'de-DE' : 'en-GB'}>
      <Header />
      <PageBoundary key={route} instead={<BrokenPage />}>
        <Suspense fallback={<main className="page" aria-busy="true" />}>
          <Page />
        </Suspense>
      </PageBoundary>
      {isSearching && (
        <Suspense>
          <Palette />
        </Suspense>
      )}
      <LiveRegion />
    </I18nProvider>
  );
}

/** What a browser could not load it does not try again by itself: the page has to come anew. */
function BrokenPage() {
  const { broken } = useText();
  return (
    <main className="page">
      <h1>{broken.title}</h1>
      <p role="alert">{broken.lead}</p>
      <p>
        <Button className="button primary" onPress={() => location.reload()}>
          {broken.reload}
        </Button>
      </p>
    </main>
  );
}

/** Instead of a door to a shared table, where nobody keeps one. */
function AlonePage() {
  const { start, name } = useText();
  useEffect(() => {
    document.title = `${start.alone.title} · ${name}`;
  }, [start, name]);
  return (
    <main className="page alone">
      <h1>{start.alone.title}</h1>
      <p>{start.alone.lead}</p>
      <p>
        <Link to="/" className="button primary">
          {start.systems(SYSTEM_CARDS.length)}
        </Link>
      </p>
    </main>
  );
}

/** Says what happened to whoever cannot see it. */
function LiveRegion() {
  const messages = useAnnouncer((state) => state.messages);
  return (
    <div className="visually-hidden" role="log" aria-live="polite">
      {messages.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
}
