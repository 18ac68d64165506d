import { grundregelwerk } from '@tafelrunde/grundregelwerk';
import { expect, test } from 'vitest';
import { accountOf, type Seat, seatOf, storyOf, viewEvent } from '../src/index.ts';
import { PlayedTable } from './play-table.ts';

const attack = (t: PlayedTable, face: number, ...more: readonly string[]) => {
  t.act('mira', 'attack', { attacker: 'krieger', target: 'boss' }, { realDice: true });
  const run = t.table.runs[0]?.id ?? '';
  t.send('mira', { kind: 'answer', run, answer: [face] });
  for (const answer of more) t.send('gm', { kind: 'answer', run, answer });
};

function fight(): PlayedTable {
  const t = new PlayedTable();
  t.act('mira', 'create', { id: 'krieger', name: 'Tarik', template: 'warrior', hasArmour: false });
  t.act('gm', 'add-enemy', { id: 'boss', name: 'Boss', category: 'boss' });
  t.send('mira', { kind: 'say', text: 'Auf *ihn*!\n<b>' });
  t.act('gm', 'start-combat', {});
  attack(t, 4, 'heart');
  return t;
}

test('a fight with its dice, what came of it, and real dice marked as such', () => {
  expect(accountOf(grundregelwerk, fight().events, 'de')).toMatchInlineSnapshot(`
    "# Runde

    Grundregelwerk · Spielleitung: Spielleitung · Am Tisch: mira, jonas

    ## Abend 1

    ### Szene 1

    - **mira**: Figur erschaffen – Tarik ist jetzt dabei.
    - **Spielleitung**: Gegner hinzufügen – Boss ist jetzt dabei.
    - **mira**: „Auf \\*ihn\\*! &lt;b>“

    ### Kampf 1: Tarik gegen Boss

    *Runde 1*

    - **Spielleitung**: Kampf beginnen – Der Kampf beginnt, den ersten Zug haben die Spielerfiguren.
    - **Tarik**: Angreifen → Boss – Tarik verliert ein Herz durch Verletzung (noch 4). (echte Würfel; W10: 4)
    "
  `);
});

test('in English, with the day', () => {
  const account = accountOf(grundregelwerk, fight().events, 'en', { day: (at) => `day ${at >= 0}` });
  expect(account).toContain('## Evening 1 (day true)');
  expect(account).toContain('real dice');
  expect(account).not.toMatch(/Runde \d|Kampf|echte/);
});

test('what was taken back is not told, what is hidden only as such', () => {
  const t = fight();
  const last = t.table.log.at(-1)?.seq ?? 0;
  t.send('gm', { kind: 'undo', target: last });
  t.act('gm', 'test', { die: 10, tn: 6 }, { audience: 'gm' });
  t.send('mira', { kind: 'roll', notation: '2W6', audience: 'self', faces: [3, 4] });
  const seenBy = (id: string) =>
    accountOf(
      grundregelwerk,
      t.events.map((event) => viewEvent(event, seatOf(t.table, id) as Seat)),
      'de',
    );
  expect(seenBy('gm')).not.toContain('Herz');
  expect(seenBy('gm')).toContain('- **mira**: etwas geschieht verdeckt');
  expect(seenBy('mira')).toContain('- **mira**: 2W6 = 7 (echte Würfel; 2W6: 3, 4)');
  expect(seenBy('mira')).toContain('- **Spielleitung**: etwas geschieht verdeckt');
  expect(seenBy('jonas').match(/etwas geschieht verdeckt/g)).toHaveLength(2);
});

test('a long pause begins another evening, and an empty table says so', () => {
  const t = new PlayedTable();
  expect(accountOf(grundregelwerk, t.events, 'de')).toContain('Noch ist nichts geschehen.');
  t.send('mira', { kind: 'say', text: 'eins' });
  const later = { ...(t.events.at(-1) as (typeof t.events)[number]), seq: 99, at: 7 * 60 * 60_000 };
  const account = accountOf(grundregelwerk, [...t.events, later], 'de');
  expect(account.match(/^## .*/gm)).toEqual(['## Abend 1', '## Abend 2']);
  expect(account.match(/^### .*/gm)).toEqual(['### Szene 1', '### Szene 2']);
});

test('an evening that the GM ends is a chapter of its own, and ending it can be taken back', () => {
  const t = fight();
  expect(t.send('mira', { kind: 'endEvening' })?.code).toBe('only-gm');
  t.send('gm', { kind: 'endEvening' });
  t.send('mira', { kind: 'say', text: 'Weiter!' });
  const titles = () => storyOf(grundregelwerk, t.events, 'de').evenings.map(({ title }) => title);
  expect(titles()).toEqual(['Abend 1', 'Abend 2']);
  const ended = t.table.log.find(({ kind }) => kind === 'evening');
  t.send('gm', { kind: 'undo', target: ended?.seq ?? 0 });
  expect(titles()).toEqual(['Abend 1']);
});

test('a story knows whose line it is and which picture belongs to it', () => {
  const t = fight();
  const lines = storyOf(grundregelwerk, t.events, 'de').evenings.flatMap(({ parts }) =>
    parts.flatMap((part) => (part.kind === 'line' ? [part.line] : [])),
  );
  expect(lines.filter(({ figure }) => figure === 'krieger').map(({ who }) => who)).toEqual(['Tarik']);
});
