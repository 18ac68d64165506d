import '../styles/palette.css';
import {
  BookOpen,
  CornerDownLeft,
  Dices,
  FileText,
  type LucideIcon,
  Search,
  Settings,
  UserRound,
  Users,
} from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Collection } from 'react-aria-components/Collection';
import { Dialog } from 'react-aria-components/Dialog';
import { Header } from 'react-aria-components/Header';
import { Input } from 'react-aria-components/Input';
import { Menu, MenuItem, MenuSection } from 'react-aria-components/Menu';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Text } from 'react-aria-components/Text';
import { TextField } from 'react-aria-components/TextField';
import { useBackCloses } from '../state/back-closes.ts';
import { type PaletteEntry, type PaletteGroup, usePalette } from '../state/palette.ts';
import { usePaletteText } from '../text/use-palette-text.ts';
import { type FoundGroup, paletteSearch } from './find.ts';
import { useEntries } from './use-entries.ts';

const ICONS: Readonly<Record<PaletteGroup, LucideIcon>> = {
  actions: Dices,
  figures: UserRound,
  tables: Users,
  settings: Settings,
  pages: FileText,
  rules: BookOpen,
};

/** What is shown before anything is typed. */
const AT_TABLE: readonly PaletteGroup[] = ['actions', 'figures', 'settings', 'pages'];
const AWAY: readonly PaletteGroup[] = ['tables', 'pages', 'settings'];

/** Everything there is, by a few letters of it. */
export function Palette() {
  const text = usePaletteText();
  const show = usePalette((state) => state.show);
  const close = () => show(false);
  useBackCloses(close);
  const [query, setQuery] = useState('');
  const asked = useDeferredValue(query);
  const { entries, systems, isLoading, locale } = useEntries();
  const first = usePalette((state) => (state.source === null ? AWAY : AT_TABLE));
  const search = useMemo(
    () => paletteSearch(entries, systems, { locale, first }),
    [entries, systems, locale, first],
  );
  const found = useMemo(() => search(asked), [search, asked]);
  const count = found.reduce((sum, group) => sum + group.entries.length, 0);
  const run = (id: unknown) => {
    const entry = entries.find((one) => one.id === id);
    close();
    // The dialog gives the keyboard back before anything else takes it.
    if (entry !== undefined) setTimeout(entry.run);
  };
  return (
    <ModalOverlay className="overlay palette-overlay" isDismissable isOpen onOpenChange={close}>
      <Modal className="sheet palette-sheet">
        <Dialog className="palette" aria-label={text.title}>
          <Autocomplete inputValue={query} onInputChange={setQuery}>
            {/* Not a search field of theirs: there the first Escape only empties it. */}
            <TextField className="search palette-search" aria-label={text.label} type="search" autoFocus>
              <Search aria-hidden />
              <Input className="input" placeholder={text.placeholder} />
            </TextField>
            <p className="palette-count hint" role="status">
              {isLoading
                ? text.loading
                : asked.trim() === ''
                  ? ''
                  : count === 0
                    ? text.nothing
                    : text.found(count)}
            </p>
            <Menu className="palette-list" aria-label={text.label} items={found} onAction={run}>
              {(group) => <Group group={group} />}
            </Menu>
          </Autocomplete>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function Group({ group: { id, entries } }: { group: FoundGroup }) {
  const { groups } = usePaletteText();
  return (
    <MenuSection id={id} className="palette-group">
      <Header className="palette-kind">{groups[id]}</Header>
      <Collection items={entries}>{(entry) => <Entry entry={entry} />}</Collection>
    </MenuSection>
  );
}

function Entry({ entry: { id, group, title, hint, keys } }: { entry: PaletteEntry }) {
  const Icon = ICONS[group];
  return (
    <MenuItem id={id} className="palette-item" textValue={title}>
      <Icon aria-hidden />
      <Text slot="label" className="palette-title">
        {title}
      </Text>
      {hint !== undefined && (
        <Text slot="description" className="hint">
          {hint}
        </Text>
      )}
      {keys !== undefined && (
        <span className="palette-keys">
          {keys.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}
        </span>
      )}
      <CornerDownLeft className="palette-enter" aria-hidden />
    </MenuItem>
  );
}
