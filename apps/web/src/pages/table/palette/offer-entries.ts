import { type Offer, withWord } from '@tafelrunde/system';
import type { PaletteEntry } from '../../../state/palette.ts';
import type { AtTable } from '../../../table/table-context.ts';
import { useView, type Values } from '../../../table/view-store.ts';
import type { PaletteText } from '../../../text/palette.ts';
import type { TableDictionary } from '../../../text/table-dictionary.ts';
import { addEnemy, kindsOf } from '../gm/adding.ts';
import { isFor, offerName, startValues } from '../now/offers.ts';

interface Texts {
  readonly text: TableDictionary;
  readonly palette: PaletteText;
}

type Tap = (offer: Offer, values: Values) => void;

/** What our figures can do, the one in front of us first, and for the GM what concerns the whole table. */
export function offerEntries(
  at: AtTable,
  { text, palette }: Texts,
  figure: string | null,
  tap: Tap,
): readonly PaletteEntry[] {
  const { system, scene, house, figures, link, isGm, isMine, nameOf } = at;
  const entry = (offer: Offer, whose: string, actor?: string): PaletteEntry => ({
    id: `offer:${whose}:${JSON.stringify([offer.action, offer.input])}`,
    group: 'actions',
    title: fullName(at, offer, text, actor),
    hint: whose,
    run: () => tap(offer, startValues(at, offer, text)),
  });
  const ours = figures.filter(
    ({ id, side, isOut }) => isMine(id) || (link.solo && side === 'players' && !isOut),
  );
  const plays = figure !== null && (isGm || isMine(figure)) ? [figure] : [];
  const own = [...new Set([...plays, ...ours.map(({ id }) => id)])];
  const gms = isGm ? system.table.gmOffers(scene, house) : [];
  return [
    ...own.flatMap((id) =>
      system.table.offers(scene, id, house).map((offer) => entry(offer, nameOf(id), id)),
    ),
    // Placing and drawing are done on the map.
    ...gms
      .filter((offer) => offer.target === null && !isFor(offer, 'paint', 'place'))
      .flatMap((offer) => [entry(offer, palette.table.gm), ...enemyEntries(at, { text, palette }, offer)]),
  ];
}

/** One for each kind of enemy: `Boss hinzufügen`. */
function enemyEntries(at: AtTable, { text, palette }: Texts, offer: Offer): readonly PaletteEntry[] {
  const kinds = isFor(offer, 'add') ? kindsOf(at.system, offer) : undefined;
  return (kinds?.values ?? []).map((kind) => {
    const field = kinds?.field ?? '';
    return {
      id: `enemy:${offer.action}:${kind}`,
      group: 'actions',
      title: text.gm.add(at.words.value(field, kind) ?? kind),
      hint: palette.table.gm,
      run: () => void addEnemy(at, offer, { field, kind }),
    };
  });
}

/** What it does before what tells it from others: `Angriff: Schwert gegen Ork`. */
function fullName(at: AtTable, offer: Offer, text: TableDictionary, actor: string | undefined): string {
  const { title } = at.words.action(offer.action);
  const what = withWord(at.words, offer);
  const name = offerName(at, offer, text, actor);
  return what === undefined || what === title ? name : `${title}: ${name}`;
}

/** Everybody at the table: their sheets. */
export function figureEntries(at: AtTable, palette: PaletteText): readonly PaletteEntry[] {
  return at.figures.map(({ id, name }) => ({
    id: `figure:${id}`,
    group: 'figures',
    title: name,
    hint: palette.sheetOf(name),
    run: () => useView.getState().change({ selected: id, view: 'sheet', isTableOpen: false }),
  }));
}
