import { type NotationRoll, notation, rollNotation } from '@tafelrunde/kernel';
import { create } from 'zustand';
import { cryptoDice } from '../../engine/crypto-dice.ts';
import { useAnnouncer } from '../../state/announcer.ts';
import { useLog } from '../../state/log.ts';
import { useSettings } from '../../state/settings.ts';
import { dictionaries } from '../../text/dictionaries.ts';

interface NotationState {
  /** As it was typed. */
  readonly text: string;
  readonly thrown: NotationRoll | undefined;
  write(text: string): void;
  roll(): void;
}

export const useNotationStore = create<NotationState>()((set, get) => ({
  text: useSettings.getState().locale === 'de' ? '3W6+2' : '3d6+2',
  thrown: undefined,
  write: (text) => set({ text, thrown: undefined }),
  roll() {
    const { text } = get();
    const read = notation(text);
    if (!read.ok) return;
    const thrown = rollNotation(read.value, cryptoDice);
    set({ thrown });
    useLog.getState().add({ kind: 'notation', real: false, notation: text, ...thrown });
    const { total } = dictionaries[useSettings.getState().locale].notation;
    useAnnouncer.getState().announce(`${text}. ${total(thrown.total)}`);
  },
}));
