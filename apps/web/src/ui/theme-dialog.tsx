import { THEMES, type Theme, useSettings } from '../state/settings.ts';
import { useText } from '../text/use-text.ts';
import { Segmented } from './segmented.tsx';
import { SheetDialog } from './sheet-dialog.tsx';
import { THEME_ICONS } from './theme-icons.ts';

/** Paper, ink or high contrast; or whatever the system says. */
export function ThemeDialog({ onClose }: { onClose: () => void }) {
  const { theme, set } = useSettings();
  const { header, themes } = useText();
  const segment = (value: Theme) => {
    const Icon = THEME_ICONS[value];
    const label = (
      <>
        <Icon aria-hidden /> {themes[value]}
      </>
    );
    return { value, label };
  };
  return (
    <SheetDialog title={header.theme} onClose={onClose}>
      <Segmented
        label={header.theme}
        hideLabel
        look="list"
        value={theme}
        onChange={(chosen) => set({ theme: chosen })}
        segments={THEMES.map(segment)}
      />
    </SheetDialog>
  );
}
