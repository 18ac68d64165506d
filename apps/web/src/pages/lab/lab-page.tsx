import '../../styles/table.css';
import '../../styles/sheet.css';
import '../../styles/lab.css';
import { cardOf, SYSTEM_CARDS } from '@tafelrunde/registry/lazy';
import type { System } from '@tafelrunde/system';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { sampleOf } from '../../engine/sample.ts';
import { inside, under } from '../../state/base.ts';
import { useRoute } from '../../state/route.ts';
import { useShortcutKeys } from '../../state/shortcuts.ts';
import { useAccent } from '../../state/use-accent.ts';
import { useLabText } from '../../text/use-lab-text.ts';
import { useText } from '../../text/use-text.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { ActionLab } from './action-lab.tsx';
import { DiceLab } from './dice-lab.tsx';
import { freeActions } from './inputs.ts';
import { addressOf, DICE, type LabState, stateFrom } from './lab-state.ts';

const NO_KEYS = {};
/** Browsers refuse addresses that change with every step of a slider. */
const ADDRESS_DELAY_MS = 300;

/** The odds of anything, under an address that says it all. */
export function LabPage() {
  const text = useLabText();
  const { name } = useText();
  const go = useRoute((state) => state.go);
  // Each visit starts from the address anew: after a step back, and after another subject was chosen.
  const [visit, setVisit] = useState(0);
  useShortcutKeys(NO_KEYS);
  useEffect(() => {
    document.title = `${text.title} · ${name}`;
  }, [text, name]);
  useEffect(() => {
    const again = () => setVisit((before) => before + 1);
    window.addEventListener('popstate', again);
    return () => window.removeEventListener('popstate', again);
  }, []);
  const onGo = useCallback(
    (state: LabState) => {
      go(addressOf(state));
      setVisit((before) => before + 1);
    },
    [go],
  );
  return (
    <main className="page lab">
      <header className="lab-head">
        <h1>{text.title}</h1>
        <p className="muted">{text.lead}</p>
      </header>
      <Visit key={visit} onGo={onGo} />
    </main>
  );
}

function Visit({ onGo }: { onGo: (state: LabState) => void }) {
  const [state, setState] = useState(() => stateFrom(inside(location.pathname), location.search));
  const isTouched = useRef(false);
  const onChange = useCallback((change: Partial<LabState>) => {
    isTouched.current = true;
    setState((before) => ({ ...before, ...change }));
  }, []);
  useEffect(() => {
    if (!isTouched.current) return;
    const timer = setTimeout(() => history.replaceState(null, '', under(addressOf(state))), ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [state]);
  if (state.subject.system === DICE) return <DiceLab state={state} onChange={onChange} onGo={onGo} />;
  return <SystemLab state={state} onChange={onChange} onGo={onGo} />;
}

function SystemLab({
  state,
  onChange,
  onGo,
}: {
  state: LabState;
  onChange: (change: Partial<LabState>) => void;
  onGo: (state: LabState) => void;
}) {
  const id = state.subject.system === '' ? (SYSTEM_CARDS[0]?.id ?? '') : state.subject.system;
  useAccent(cardOf(id)?.accent);
  return (
    <Loaded id={id}>
      {(system) => <LoadedLab system={system} state={state} onChange={onChange} onGo={onGo} />}
    </Loaded>
  );
}

function LoadedLab({ system, state, ...rest }: Parameters<typeof ActionLab>[0]) {
  const { subject } = state;
  // Looking for somebody who can do it takes a while: once per subject.
  // biome-ignore lint/correctness/useExhaustiveDependencies: nothing else of the state matters here
  const found = useMemo(() => withAction(system, state).subject, [system, subject]);
  return <ActionLab system={system} state={{ ...state, subject: found }} {...rest} />;
}

/** An address without an action means the first one; one that needs a figure and names none, the first that can do it. */
function withAction(system: System, state: LabState): LabState {
  const { subject } = state;
  const action = subject.action || (freeActions(system)[0]?.id.split('/')[1] ?? '');
  const id = `${system.id}/${action}`;
  const needsFigure = system.actions.some((one) => one.id === id && one.fields !== null);
  const doer = () =>
    system.character.templates.find((one) =>
      sampleOf(system, one.id)?.offers.some((offer) => offer.action === id),
    )?.id ?? '';
  const figure = needsFigure && subject.figure === '' ? doer() : subject.figure;
  return { ...state, subject: { system: system.id, action, figure } };
}
