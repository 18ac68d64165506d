import '../../styles/table.css';
import '../../styles/sheet.css';
import '../../styles/lab.css';
import '../../styles/arena.css';
import { cardOf, SYSTEM_CARDS } from '@tafelrunde/registry/lazy';
import type { System } from '@tafelrunde/system';
import { useEffect, useRef, useState } from 'react';
import { addressFor, under } from '../../state/base.ts';
import { type Path, useRoute } from '../../state/route.ts';
import { useShortcutKeys } from '../../state/shortcuts.ts';
import { useAccent } from '../../state/use-accent.ts';
import { useArenaText } from '../../text/use-arena-text.ts';
import { useLocale, useText } from '../../text/use-text.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Arena } from './arena.tsx';
import type { ArenaState } from './arena-state.ts';
import { startOf } from './examples.ts';
import { hashOf, stateFrom } from './link.ts';

const NO_KEYS = {};
/** Browsers refuse addresses that change with every step of a slider. */
const ADDRESS_DELAY_MS = 300;

const systemIn = (path: string): string => path.split('/')[2] || (SYSTEM_CARDS[0]?.id ?? '');

/** Views that were read from the address or written into it: a dialog that closes steps back to one of them. */
const own = new Set<string>();
const hashNow = (): string => location.hash.replace(/^#/, '');

/** Fights by the thousand, under an address that brings them back. */
export function ArenaPage() {
  const text = useArenaText();
  const { name } = useText();
  const id = systemIn(useRoute((state) => state.path));
  // A link that is put into the address is another visit.
  const [visit, setVisit] = useState(0);
  useAccent(cardOf(id)?.accent);
  useShortcutKeys(NO_KEYS);
  useEffect(() => {
    document.title = `${text.title} · ${name}`;
  }, [text, name]);
  useEffect(() => {
    const look = () => {
      if (!own.has(hashNow())) setVisit((before) => before + 1);
    };
    window.addEventListener('popstate', look);
    return () => window.removeEventListener('popstate', look);
  }, []);
  return (
    <main className="page lab arena">
      <header className="lab-head">
        <h1>{text.title}</h1>
        <p className="muted">{text.lead}</p>
      </header>
      <Loaded key={id} id={id}>
        {(system) => <Visit key={visit} system={system} />}
      </Loaded>
    </main>
  );
}

/** The view of the address, as soon as it is read. Whoever has only looked keeps a plain address. */
function Visit({ system }: { system: System }) {
  const text = useArenaText();
  const [start, setStart] = useState<{ readonly state: ArenaState; readonly isAsked: boolean }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: names of sides stay what they are when the language changes
  useEffect(() => {
    let isGone = false;
    const usual = startOf(system, text.sides);
    own.add(hashNow());
    void stateFrom(location.hash, usual).then((linked) => {
      if (!isGone) setStart({ state: linked ?? usual, isAsked: linked !== undefined });
    });
    return () => {
      isGone = true;
    };
  }, [system]);
  return start && <ReadVisit system={system} start={start.state} isAsked={start.isAsked} />;
}

function ReadVisit({ system, start, isAsked }: { system: System; start: ArenaState; isAsked: boolean }) {
  const [state, setState] = useState(start);
  const [isTouched, setTouched] = useState(isAsked);
  const hash = useRef('');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    void hashOf(system.id, state).then((packed) => {
      if (isGone) return;
      hash.current = packed;
      if (!isTouched) return;
      timer = setTimeout(write, ADDRESS_DELAY_MS);
    });
    const write = () => {
      own.add(hash.current);
      // The state belongs to whoever has opened a dialog.
      history.replaceState(history.state, '', under(addressOf(system, hash.current)));
    };
    const writeAgain = () => {
      if (isTouched && own.has(hashNow())) write();
    };
    window.addEventListener('popstate', writeAgain);
    return () => {
      isGone = true;
      clearTimeout(timer);
      window.removeEventListener('popstate', writeAgain);
    };
  }, [system, state, isTouched]);
  return (
    <Arena
      system={system}
      state={state}
      address={() => addressFor(addressOf(system, hash.current))}
      onChange={(change) => {
        setState(change);
        setTouched(true);
      }}
      onRun={() => setTouched(true)}
      subject={<SystemPicker system={system} />}
    />
  );
}

const addressOf = (system: System, hash: string): string => `/arena/${system.id}#${hash}`;

function SystemPicker({ system }: { system: System }) {
  const text = useArenaText();
  const locale = useLocale();
  const go = useRoute((state) => state.go);
  return (
    <section className="lab-box" aria-label={text.system}>
      <SelectField
        label={text.system}
        value={system.id}
        options={SYSTEM_CARDS.map(({ id, title }) => ({ value: id, label: title[locale] }))}
        onChange={(id) => go(`/arena/${id}` as Path)}
      />
    </section>
  );
}
