import type { PaletteEntry } from '../../../state/palette.ts';
import type { AtTable } from '../../../table/table-context.ts';
import { useView, VIEWS } from '../../../table/view-store.ts';
import type { Named, PaletteText } from '../../../text/palette.ts';
import type { TableDictionary } from '../../../text/table-dictionary.ts';

interface Texts {
  readonly text: TableDictionary;
  readonly palette: PaletteText;
}

/** What can be done at this table beyond the rules, with the keys that do the same. */
export function commandEntries(
  at: AtTable,
  { text, palette }: Texts,
  last: number | undefined,
): readonly PaletteEntry[] {
  const { isGm, mayPlay, link, system, scene, table, kept, send, state } = at;
  const { change } = useView.getState();
  const { table: words, settings } = palette;
  const command = (
    id: string,
    { title, also }: Named,
    run: () => void,
    keys: readonly string[] = [],
  ): PaletteEntry => ({
    id: `command:${id}`,
    group: 'actions',
    title,
    also,
    ...(keys.length === 0 ? {} : { keys }),
    run,
  });
  const isHosting = isGm && !link.solo;
  const hasBoard = system.table.board(scene) !== null;
  const { realDice } = useView.getState();
  return [
    ...(mayPlay
      ? [
          command('create', words.create, () => change({ isCreating: true })),
          command(
            'realDice',
            switched(settings, words.realDice, realDice),
            () => change({ realDice: !realDice }),
            ['E'],
          ),
        ]
      : []),
    ...(last === undefined
      ? []
      : [
          command('undo', words.undo, () => change({ undoing: { target: last, reach: 'one' } }), [
            text.shortcuts.control,
            'Z',
          ]),
        ]),
    ...(isHosting ? [command('request', words.request, () => change({ isRequesting: true }), ['R'])] : []),
    ...(state.seat === '' ? [] : [command('history', words.history, () => change({ isHistoryOpen: true }))]),
    ...(isHosting && kept !== undefined
      ? [
          command('key', words.key, () => change({ isKeyOpen: true })),
          command('screen', words.screen, () => change({ outside: 'screen' })),
          command('channel', words.channel, () => change({ outside: 'channel' })),
        ]
      : []),
    ...VIEWS.filter((view) => (view !== 'board' || hasBoard) && (view !== 'prepare' || isHosting)).map(
      (view) =>
        command(
          `view:${view}`,
          { title: words.view(text.views[view]), also: words.viewAlso },
          () =>
            change({
              view,
              ...(view === 'table'
                ? { isTableOpen: true }
                : view === 'prepare'
                  ? { isPrepareOpen: true }
                  : {}),
            }),
          [`${VIEWS.indexOf(view) + 1}`],
        ),
    ),
    ...(isGm
      ? [
          {
            ...command(
              'advice',
              switched(settings, words.advice, table.advice),
              () => void send({ kind: 'setAdvice', on: !table.advice }),
            ),
            group: 'settings' as const,
          },
        ]
      : []),
  ];
}

const switched = ({ on, off }: PaletteText['settings'], { title, also }: Named, isOn: boolean): Named => ({
  title: isOn ? off(title) : on(title),
  also,
});
