// A whole rule system of somebody else, as small as one can be: a coin is tossed, and luck turns it once.
//
//   npm install tafelrunde @tafelrunde/kernel @tafelrunde/system @tafelrunde/schema zod
//   npx tafelrunde odds coin-toss/toss --system ./coin-toss.js --input '{"coins":3,"wanted":2}'
import { ok, pool, question, successes } from '@tafelrunde/kernel';
import { fromZod } from '@tafelrunde/schema';
import { action, arena, catalogueOf, flag, sceneKind, veilKind, wordsFrom } from '@tafelrunde/system';
import { z } from 'zod';

const id = 'coin-toss';

// The rules. A row: id, place in the source, then title and text in German and in English.
const catalogue = catalogueOf({
  'CT-TOSS-01': [
    'Coins, page 1',
    'Münzwurf',
    'Wirf die Münzen. Zeigen genügend Kopf, gelingt es.',
    'Toss',
    'Toss the coins. It succeeds if enough of them show heads.',
  ],
  'CT-LUCK-01': [
    'Coins, page 2',
    'Glück',
    'Fehlt ein einziger Kopf, darf eine Münze neu geworfen werden.',
    'Luck',
    'If a single head is missing, one coin may be tossed again.',
  ],
});

const houseRules = { luck: flag(true, 'CT-LUCK-01') };
const heads = successes(2);

/** CT-TOSS-01, CT-LUCK-01: the rule is a plain function; dice and decisions come from Fate. */
function toss(fate, { coins, wanted }, house) {
  let shown = fate.roll(pool(coins, 2), heads, 'CT-TOSS-01');
  const isClose = house.luck && shown === wanted - 1 && shown < coins;
  if (isClose && fate.choose(question('again', 'CT-LUCK-01', 'gm', ['yes', 'no'])) === 'yes')
    shown += fate.roll(pool(1, 2), heads, 'CT-LUCK-01');
  fate.note('CT-TOSS-01', { kind: 'tossed', shown, wanted });
  return { outcome: { shown, isSuccess: shown >= wanted }, effects: [] };
}

const actions = [
  action({
    id: `${id}/toss`,
    cites: ['CT-TOSS-01', 'CT-LUCK-01'],
    input: fromZod(
      z.strictObject({ coins: z.int().min(1).max(50), wanted: z.int().min(1).max(50).default(1) }),
    ),
    rule: toss,
    chances: { success: ({ isSuccess }) => isSuccess },
    by: 'anyone',
    headline: ['tossed'],
    // The checks that the lab starts with, and by which house rules tell what they do.
    typical: [{ chance: 'success', input: { coins: 3, wanted: 2 } }],
  }),
];

const dictionaries = {
  de: {
    facts: { tossed: ({ shown, wanted }) => `${shown} Kopf, ${wanted} gebraucht.` },
    questions: { again: { ask: 'Noch einmal werfen?', options: { yes: 'Ja', no: 'Nein' } } },
    actions: { toss: { title: 'Münzwurf', hint: 'Wirft Münzen und zählt, wie viele Kopf zeigen.' } },
    fields: { coins: 'Münzen', wanted: 'Gebraucht', shown: 'Kopf', isSuccess: 'Gelungen' },
    chances: { success: 'Gelingt' },
    houseRules: { luck: 'Glück' },
    ...{ refusals: {}, effects: {}, houseValues: {}, problems: {} },
  },
  en: {
    facts: { tossed: ({ shown, wanted }) => `${shown} heads, ${wanted} needed.` },
    questions: { again: { ask: 'Toss again?', options: { yes: 'Yes', no: 'No' } } },
    actions: { toss: { title: 'Toss', hint: 'Tosses coins and counts those that show heads.' } },
    fields: { coins: 'Coins', wanted: 'Needed', shown: 'Heads', isSuccess: 'Success' },
    chances: { success: 'Success' },
    houseRules: { luck: 'Luck' },
    ...{ refusals: {}, effects: {}, houseValues: {}, problems: {} },
  },
};
const words = (locale) => wordsFrom(dictionaries[locale], { byField: {}, anywhere: [] });

// It has no figures, no map and no fights: what stands here says so.
const emptyScene = { figures: [] };
const nobody = fromZod(z.strictObject({}));

export const system = {
  id,
  title: { de: 'Münzwurf', en: 'Coin toss' },
  summary: { de: 'Münzen werfen, Kopf zählen.', en: 'Toss coins, count heads.' },
  catalogue,
  book: {
    chapters: [
      { id: 'toss', title: { de: 'Werfen', en: 'Tossing' }, groups: ['CT-TOSS', 'CT-LUCK'] },
      { id: 'rest', title: { de: 'Übriges', en: 'The rest' }, groups: [] },
    ],
    references: {},
    synonyms: [['Kopf', 'heads', 'Adler']],
  },
  testCounts: {},
  houseRules,
  actions,
  character: {
    create: '',
    advance: '',
    templates: [],
    parse: (raw) => nobody.parse(raw),
    problems: () => [],
    sheet: () => [],
    creation: {
      start: () => ({}),
      controls: () => [],
      set: (draft) => draft,
      budgets: () => [],
      problems: () => [],
      character: () => ({}),
      input: () => ({}),
    },
  },
  scene: sceneKind({
    empty: emptyScene,
    schema: fromZod(z.strictObject({ figures: z.array(z.never()) })),
    apply: (scene) => scene,
    turn: () => null,
    enters: () => ({ kind: 'nothing' }),
    arrives: () => null,
  }),
  table: {
    figures: () => [],
    character: () => undefined,
    board: () => null,
    aim: () => null,
    pace: { begin: [], next: [], end: [], place: [], time: [] },
    statuses: [],
    offers: () => [],
    gmOffers: () => [],
    mainTrack: () => null,
    moves: () => [],
  },
  veil: veilKind({ life: () => ({ left: 0, of: 0 }), veiled: (figure) => figure, facts: {} }),
  arena: arena({
    fighters: () => [],
    maxSides: 2,
    settings: {},
    parse: (raw) => nobody.parse(raw),
    ready: () => ok({}),
    fight: () => ({ outcome: { winner: null, rounds: 0, fighters: [] }, effects: [] }),
    policy: () => 0,
  }),
  words: { de: words('de'), en: words('en') },
};
