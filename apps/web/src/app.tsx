import { lazy, Suspense, useEffect } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Header } from './components/header.tsx';
import { Start } from './pages/start.tsx';
import { useAnnouncer } from './state/announcer.ts';
import { useRoute } from './state/route.ts';
import { useLocale, useText } from './text/use-text.ts';

// The systems and their texts are the larger half of the program: they come when a table is opened.
const GrundregelwerkPage = lazy(async () => {
  const { GrundregelwerkPage: page } = await import('./pages/grundregelwerk/page.tsx');
  return { default: page };
});

export function App() {
  const locale = useLocale();
  const { name } = useText();
  const route = useRoute((state) => state.route);
  useEffect(() => {
    document.title = route === 'start' ? name : `Grundregelwerk · ${name}`;
  }, [route, name]);
  return (
    <I18nProvider locale={locale === 'de' ? 'de-DE' : 'en-GB'}>
      <Header />
      <Suspense fallback={<main className="page" aria-busy="true" />}>
        {route === 'start' ? <Start /> : <GrundregelwerkPage />}
      </Suspense>
      <LiveRegion />
    </I18nProvider>
  );
}

/** Says what happened to whoever cannot see it. */
function LiveRegion() {
  const message = useAnnouncer((state) => state.message);
  return (
    <p className="visually-hidden" role="status" aria-live="polite">
      {message}
    </p>
  );
}
