import type { TableEvent } from '@tafelrunde/table';
import fc from 'fast-check';
import type { PlayedTable } from './played-table.ts';

/** One thing that somebody does, chosen by `pick`. */
export const deeds = fc.array(
  fc.record({
    what: fc.constantFrom(
      'act',
      'act',
      'act',
      'answer',
      'answer',
      'roll',
      'say',
      'undo',
      'redo',
      'request',
      'obey',
      'track',
      'reveal',
      'salt',
      'write',
      'write',
      'show',
      'remove',
      'picture',
    ),
    by: fc.constantFrom('gm', 'mira', 'jonas'),
    audience: fc.constantFrom('everyone', 'everyone', 'gm', 'blind', 'self'),
    realDice: fc.boolean(),
    pick: fc.nat(10_000),
  }),
  { minLength: 5, maxLength: 25 },
);
export type Deed = typeof deeds extends fc.Arbitrary<(infer D)[]> ? D : never;

const isTakenBackOften = ({ kind }: TableEvent): boolean =>
  kind === 'runFinished' ||
  kind === 'notationRolled' ||
  kind === 'said' ||
  kind === 'tracked' ||
  kind === 'paperWritten' ||
  kind === 'paperShown';

const READERS = ['self', 'gm', 'everyone', ['jonas'], ['mira', 'guest']] as const;

export function doIt(t: PlayedTable, { what, by, audience, realDice, pick }: Deed): void {
  const one = <T>(list: readonly T[]): T | undefined => list[pick % Math.max(1, list.length)];
  switch (what) {
    case 'act': {
      const offer = one(t.offers(by));
      if (offer !== undefined) t.act(by, offer.action, offer.input, { audience, realDice });
      return;
    }
    case 'answer':
      t.answerOne((count) => pick % count);
      return;
    case 'roll':
      t.send(by, { kind: 'roll', notation: '2W6+1', audience, faces: realDice ? [1 + (pick % 6), 3] : null });
      return;
    case 'say':
      t.send(by, { kind: 'say', text: `Satz ${pick}` });
      return;
    case 'undo':
      t.send('gm', { kind: 'undo', target: one(t.events.filter(isTakenBackOften))?.seq ?? 0 });
      return;
    case 'redo':
      t.send(by, { kind: 'redo', target: t.events.findLast(({ kind }) => kind === 'undone')?.seq ?? 0 });
      return;
    case 'request': {
      const offer = one(t.offers('mira'));
      if (offer !== undefined)
        t.send('gm', { kind: 'request', to: [], action: offer.action, input: {}, audience, text: 'Los!' });
      return;
    }
    case 'obey': {
      const request = one(t.table.requests);
      const offer = t.offers(by).find(({ action }) => action === request?.detail?.action);
      if (request !== undefined && offer !== undefined)
        t.act(by, offer.action, offer.input, { request: request.id, realDice });
      return;
    }
    case 'track': {
      const figures = ['mira', 'jonas'].map((id) => ({ id, name: id, figures: [id] }));
      const change =
        t.table.tracker.round === 0
          ? ({ kind: 'begin', order: figures } as const)
          : ({ kind: pick % 3 === 0 ? 'previous' : 'next' } as const);
      t.send('gm', { kind: 'track', change });
      return;
    }
    case 'reveal':
      t.send('gm', { kind: 'reveal' });
      return;
    case 'salt':
      t.send(by, { kind: 'salt', salt: pick.toString(16).padStart(32, '0') });
      return;
    case 'write': {
      const old = pick % 3 === 0 ? one(t.table.papers) : undefined;
      const readers = READERS[pick % READERS.length] ?? 'self';
      t.send(by, {
        kind: 'writePaper',
        paper: old?.id ?? null,
        version: old?.version ?? 0,
        title: 'Papier',
        text: secretFor(by, readers, pick),
        picture: pick % 2 === 0 ? { file: fileOf(pick), alt: 'Bild' } : null,
        readers,
      });
      return;
    }
    case 'show': {
      const paper = one(t.table.papers);
      const to = pick % 2 === 0 ? 'everyone' : ['mira'];
      if (paper !== undefined) t.send('gm', { kind: 'showPaper', paper: paper.id, to });
      return;
    }
    case 'remove':
      t.send(by, { kind: 'removePaper', paper: one(t.table.papers)?.id ?? 'p' });
      return;
    case 'picture':
      if (pick % 5 === 0)
        t.send('gm', {
          kind: 'layMap',
          map: {
            width: 8,
            height: 8,
            ground: { wall: [[pick % 8, 3]] },
            doors: [[[pick % 8, 3]]],
            picture: null,
          },
        });
      else if (pick % 2 === 0) t.send(by, { kind: 'setPortrait', figures: [by], file: fileOf(pick) });
      else
        t.send('gm', {
          kind: 'setMapPicture',
          picture: {
            file: fileOf(pick),
            left: 0,
            top: 0,
            width: 12,
            height: 7,
            dim: 0,
            hidden: pick % 4 === 1,
          },
        });
  }
}

const fileOf = (pick: number): string => pick.toString(16).padStart(64, '0');

/** A text that says for whom it is, so that whoever else finds it has found too much. */
const secretFor = (by: string, readers: (typeof READERS)[number], pick: number): string =>
  `Text ${pick} von ${by} für ${JSON.stringify(readers)}.`;
