import '../../../styles/table.css';
import { useEffect } from 'react';
import { useRoute } from '../../../state/route.ts';
import { useShortcutKeys } from '../../../state/shortcuts.ts';
import { useTableText } from '../../../text/use-table-text.ts';
import { useText } from '../../../text/use-text.ts';
import { BringForm } from './bring-form.tsx';
import { JoinForm } from './join-form.tsx';
import { OpenForm } from './open-form.tsx';

const NO_KEYS = {};

/** The door: open a table of one's own, or join one with an invitation. */
export function EntrancePage() {
  const text = useTableText();
  const { name } = useText();
  const { route, hash } = useRoute();
  useShortcutKeys(NO_KEYS);
  const { title } = route === 'join' ? text.join : text.open;
  useEffect(() => {
    document.title = `${title} · ${name}`;
  }, [title, name]);
  return (
    <main className="page entrance">
      <h1>{title}</h1>
      {/* Whoever pastes an invitation where they already are stays on the page: only what stands behind the sign changes. */}
      {route === 'join' ? <JoinForm key={hash} /> : <OpenForm />}
      {route === 'open' && <BringForm />}
    </main>
  );
}
