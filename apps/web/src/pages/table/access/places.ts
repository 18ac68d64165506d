import { useView, type View } from '../../../table/view-store.ts';

/** Where each place begins: a heading, the newest entry, a line to write in. */
const SELECTORS = {
  sheet: '.sheet-view h2, .sheet-view button, .sheet-view',
  log: '.log-entries > li:first-child summary, .log-entries > li:first-child, .table-log h2',
  chat: '.say-line input[type="text"]',
  map: '[data-place="map"], .board-area',
} as const;
export type Place = keyof typeof SELECTORS;

const VIEWS: Readonly<Record<Place, View>> = { sheet: 'sheet', log: 'log', chat: 'log', map: 'board' };

/** How often a place is looked for while its view comes up. */
const MOST_LOOKS = 20;

/** Takes the keyboard to a place, whatever is shown now. */
export function goToPlace(place: Place): void {
  const { change } = useView.getState();
  if (place === 'map') change({ view: 'board', isMapText: true });
  // On a desk the log stands beside everything else.
  else if (find(place) === null || place === 'sheet') change({ view: VIEWS[place] });
  focusSoon(place, MOST_LOOKS);
}

function focusSoon(place: Place, looks: number): void {
  requestAnimationFrame(() => {
    const found = find(place);
    if (found === null) return looks > 0 ? focusSoon(place, looks - 1) : undefined;
    if (found.tabIndex < 0) found.tabIndex = -1;
    found.focus();
  });
}

/** The first of several that is there, in the order they are wanted. */
function find(place: Place): HTMLElement | null {
  for (const selector of SELECTORS[place].split(', ')) {
    const found = document.querySelector<HTMLElement>(selector);
    if (found !== null) return found;
  }
  return null;
}
