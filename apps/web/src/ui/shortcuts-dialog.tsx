import { Fragment } from 'react';
import { useSettings } from '../state/settings.ts';
import { type ShortcutList, useShortcuts } from '../state/shortcuts.ts';
import { useText } from '../text/use-text.ts';
import { SheetDialog } from './sheet-dialog.tsx';
import { Toggle } from './toggle.tsx';

/** Every shortcut, and the switch that turns them off. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const { shortcuts, header } = useText();
  const isOn = useSettings((state) => state.shortcuts);
  const set = useSettings((state) => state.set);
  const listed = useShortcuts((state) => state.listed);
  const list: ShortcutList = [
    [[header.control, 'K'], shortcuts.search],
    ...(listed ?? []),
    [['?'], shortcuts.help],
    [[shortcuts.escape], shortcuts.close],
  ];
  return (
    <SheetDialog title={shortcuts.title} onClose={onClose}>
      <dl className="shortcuts">
        {list.map(([keys, what]) => (
          <Fragment key={what}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </Fragment>
        ))}
      </dl>
      <Toggle on={isOn} onChange={(on) => set({ shortcuts: on })} hint={shortcuts.enabledHint}>
        {shortcuts.enabled}
      </Toggle>
    </SheetDialog>
  );
}
