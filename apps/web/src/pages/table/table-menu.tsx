import {
  FolderLock,
  History,
  House,
  Keyboard,
  KeyRound,
  Megaphone,
  MonitorPlay,
  MoonStar,
  NotebookText,
  RotateCcw,
  Search,
  SquareDashed,
  Swords,
  Users,
} from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { usePalette } from '../../state/palette.ts';
import { useRoute } from '../../state/route.ts';
import { DETAILS, LOCALES, THEMES, type Theme, useSettings } from '../../state/settings.ts';
import { useShortcuts } from '../../state/shortcuts.ts';
import { useWide } from '../../state/use-wide.ts';
import { useTable } from '../../table/table-context.ts';
import { useView } from '../../table/view-store.ts';
import { useAccessText } from '../../text/use-access-text.ts';
import { useEveningsText } from '../../text/use-evenings-text.ts';
import { useOutsideText } from '../../text/use-outside-text.ts';
import { usePapersText } from '../../text/use-papers-text.ts';
import { usePlayText } from '../../text/use-play-text.ts';
import { usePrepareText } from '../../text/use-prepare-text.ts';
import { useSeatsText } from '../../text/use-seats-text.ts';
import { useTableText } from '../../text/use-table-text.ts';
import { useText } from '../../text/use-text.ts';
import { Segmented } from '../../ui/segmented.tsx';
import { SheetDialog } from '../../ui/sheet-dialog.tsx';
import { THEME_ICONS } from '../../ui/theme-icons.ts';
import { Toggle } from '../../ui/toggle.tsx';
import { useUnread } from './papers/use-unread.ts';
import { Seal } from './seal/seal.tsx';

/** Each language in its own words. */
const LANGUAGES = { de: 'Deutsch', en: 'English' } as const;

/** What is needed rarely: the table itself, how the page looks, sounds and feels. */
export function TableMenu({ onClose }: { onClose: () => void }) {
  const { menu: text } = usePlayText();
  const { bar } = useTableText();
  const { state, link, kept, isGm } = useTable();
  const seats = useSeatsText();
  const prepare = usePrepareText();
  const outside = useOutsideText();
  const papers = usePapersText();
  const evenings = useEveningsText();
  const unread = useUnread();
  const isWide = useWide();
  const change = useView((view) => view.change);
  const go = useRoute((route) => route.go);
  const { showHelp } = useShortcuts();
  const search = usePalette((palette) => palette.show);
  const away = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <SheetDialog title={text.title} onClose={onClose}>
      <div className="menu">
        <AloneWays away={away} />
        {!isWide && (
          <Button className="menu-item" onPress={away(() => change({ isTableOpen: true }))}>
            <Users aria-hidden />
            <span>
              <strong>{text.table}</strong>
              <span className="hint">
                {text.tableHint}
                {!link.solo && state.status === 'online' && ` · ${bar.present(new Set(state.present).size)}`}
              </span>
            </span>
          </Button>
        )}
        {!isWide && (
          <Button className="menu-item" onPress={away(() => change({ isPapersOpen: true }))}>
            <NotebookText aria-hidden />
            <span>
              <strong>{papers.title}</strong>
              <span className="hint">
                {papers.hint}
                {unread > 0 && ` · ${papers.unread(unread)}`}
              </span>
            </span>
          </Button>
        )}
        {!isWide && isGm && (
          <Button className="menu-item" onPress={away(() => change({ isPrepareOpen: true }))}>
            <FolderLock aria-hidden />
            <span>
              <strong>{prepare.title}</strong>
              <span className="hint">{prepare.hint}</span>
            </span>
          </Button>
        )}
        {kept !== undefined && isGm && (
          <Button className="menu-item" onPress={away(() => change({ isKeyOpen: true }))}>
            <KeyRound aria-hidden />
            <span>
              <strong>{seats.key}</strong>
              <span className="hint">{seats.keyHint}</span>
            </span>
          </Button>
        )}
        {kept !== undefined && isGm && (
          <>
            <Button className="menu-item" onPress={away(() => change({ outside: 'screen' }))}>
              <MonitorPlay aria-hidden />
              <span>
                <strong>{outside.screen.title}</strong>
                <span className="hint">{outside.screen.hint}</span>
              </span>
            </Button>
            <Button className="menu-item" onPress={away(() => change({ outside: 'channel' }))}>
              <Megaphone aria-hidden />
              <span>
                <strong>{outside.channel.title}</strong>
                <span className="hint">{outside.channel.hint}</span>
              </span>
            </Button>
          </>
        )}
        {isGm && state.seat !== '' && link.restart === undefined && (
          <Button className="menu-item" onPress={away(() => change({ isEnding: true }))}>
            <MoonStar aria-hidden />
            <span>
              <strong>{evenings.end}</strong>
              <span className="hint">{evenings.endHint}</span>
            </span>
          </Button>
        )}
        <Button className="menu-item" onPress={away(() => search(true))}>
          <Search aria-hidden />
          <span>
            <strong>{text.search}</strong>
            <span className="hint">{text.searchHint}</span>
          </span>
        </Button>
        {state.seat !== '' && (
          <Button className="menu-item" onPress={away(() => change({ isHistoryOpen: true }))}>
            <History aria-hidden /> <strong>{text.history}</strong>
          </Button>
        )}
        <Button className="menu-item" onPress={away(() => showHelp(true))}>
          <Keyboard aria-hidden /> <strong>{text.shortcuts}</strong>
        </Button>
        <Button className="menu-item" onPress={away(() => go('/'))}>
          <House aria-hidden /> <strong>{text.home}</strong>
        </Button>
        <Look />
        <Hear />
        <Feel />
        {!isWide && <Seal />}
      </div>
    </SheetDialog>
  );
}

/** Between the scene to try and the table of one's own. */
function AloneWays({ away }: { away: (act: () => void) => () => void }) {
  const { stage: text } = usePlayText();
  const { link, system, state } = useTable();
  const go = useRoute((route) => route.go);
  const { restart } = link;
  if (!link.solo || state.seat === '' || system.table.stage === undefined) return null;
  if (restart === undefined)
    return (
      <Button className="menu-item" onPress={away(() => go(`/solo/${system.id}/scene`))}>
        <Swords aria-hidden />
        <span>
          <strong>{text.scene}</strong>
          <span className="hint">{text.sceneHint}</span>
        </span>
      </Button>
    );
  return (
    <>
      <Button className="menu-item" onPress={away(() => go(`/solo/${system.id}/table`))}>
        <SquareDashed aria-hidden />
        <span>
          <strong>{text.empty}</strong>
          <span className="hint">{text.emptyHint}</span>
        </span>
      </Button>
      <Button className="menu-item" onPress={away(restart)}>
        <RotateCcw aria-hidden />
        <span>
          <strong>{text.again}</strong>
          <span className="hint">{text.againHint}</span>
        </span>
      </Button>
    </>
  );
}

function Look() {
  const { header, themes } = useText();
  const { locale, theme, set } = useSettings();
  const segment = (value: Theme) => {
    const Icon = THEME_ICONS[value];
    return {
      value,
      label: (
        <>
          <Icon aria-hidden /> {themes[value]}
        </>
      ),
    };
  };
  return (
    <>
      <Segmented
        label={header.language}
        value={locale}
        onChange={(chosen) => set({ locale: chosen })}
        segments={LOCALES.map((value) => ({ value, label: LANGUAGES[value] }))}
      />
      <Segmented
        label={header.theme}
        value={theme}
        onChange={(chosen) => set({ theme: chosen })}
        segments={THEMES.map(segment)}
      />
    </>
  );
}

/** How much a screen reader is told of each roll. */
function Hear() {
  const text = useAccessText();
  const { detail, set } = useSettings();
  return (
    <div>
      <Segmented
        label={text.detail}
        value={detail}
        onChange={(chosen) => set({ detail: chosen })}
        segments={DETAILS.map((value) => ({ value, label: text.details[value] }))}
      />
      <p className="hint">{text.detailHint}</p>
    </div>
  );
}

/** Sound is off until somebody wants it. */
function Feel() {
  const { menu: text } = usePlayText();
  const { sound, volume, vibration, set } = useSettings();
  const [shown, setShown] = useState(volume);
  return (
    <div className="menu-feel">
      <Toggle on={sound} onChange={(on) => set({ sound: on })} hint={text.soundHint}>
        {text.sound}
      </Toggle>
      {sound && (
        <label className="menu-volume">
          <span className="field-label">{text.volume}</span>
          <input
            type="range"
            min={0}
            max={1}
            step={0.1}
            value={shown}
            onChange={({ currentTarget }) => {
              setShown(Number(currentTarget.value));
              set({ volume: Number(currentTarget.value) });
            }}
          />
        </label>
      )}
      <Toggle on={vibration} onChange={(on) => set({ vibration: on })} hint={text.vibrationHint}>
        {text.vibration}
      </Toggle>
    </div>
  );
}
