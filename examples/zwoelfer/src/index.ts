// Zwölfer: a whole rule system. Two d12 and an attribute against a number, life, luck, and a twelve that always counts.
import { faces, pool, question } from '@tafelrunde/kernel';
import { gameOf, told } from '@tafelrunde/schema/toolkit';
import { flag, ids, integer } from '@tafelrunde/system';
import { z } from 'zod';

interface Thrown {
  readonly name: string;
  readonly total: number;
  readonly needs: number;
}

const game = gameOf({
  id: 'zwoelfer',
  title: ['Zwölfer', 'Twelver'],
  summary: [
    'Zwei W12 und ein Attribut gegen eine Zahl; die Zwölf gelingt immer.',
    'Two d12 and an attribute against a number; a twelve always succeeds.',
  ],
  // A row: place in the source, then title and text in German and in English.
  rules: {
    'ZW-HERO-01': [
      'Zwölfer, Seite 1',
      'Attribute',
      'Kraft, Geschick und Witz stehen zwischen 0 und 5. Eine neue Figur verteilt sechs Punkte.',
      'Attributes',
      'Might, grace and wit lie between 0 and 5. A new character spends six points.',
    ],
    'ZW-HERO-02': [
      'Zwölfer, Seite 1',
      'Leben',
      'Eine Figur hat sechs Lebenspunkte und einen mehr je Punkt Kraft. Ohne Leben ist sie ausgeschaltet.',
      'Life',
      'A figure has six life points and one more for each point of might. Without life it is out.',
    ],
    'ZW-CHECK-01': [
      'Zwölfer, Seite 2',
      'Probe',
      'Wirf 2W12 und zähle das Attribut dazu. Erreicht die Summe die Schwierigkeit, gelingt die Probe.',
      'Check',
      'Throw 2d12 and add the attribute. The check succeeds if the total reaches the difficulty.',
    ],
    'ZW-CHECK-02': [
      'Zwölfer, Seite 2',
      'Die Zwölf',
      'Zeigt ein Würfel die Zwölf, gelingt die Probe, was auch immer die Summe sagt.',
      'The twelve',
      'If a die shows a twelve the check succeeds, whatever the total says.',
    ],
    'ZW-LUCK-01': [
      'Zwölfer, Seite 2',
      'Glück',
      'Wer scheitert, darf einen Glückspunkt ausgeben und einmal neu werfen. Jeder Punkt Witz gibt einen.',
      'Luck',
      'Whoever fails may spend a luck point and throw once more. Each point of wit gives one.',
    ],
    'ZW-FIGHT-01': [
      'Zwölfer, Seite 3',
      'Angriff',
      'Ein Angriff ist eine Probe auf Kraft gegen zwölf plus das Geschick des Ziels.',
      'Attack',
      'An attack is a check of might against twelve plus the grace of the target.',
    ],
    'ZW-FIGHT-02': [
      'Zwölfer, Seite 3',
      'Schaden',
      'Ein Treffer kostet zwei Lebenspunkte, mit einer Zwölf doppelt so viele.',
      'Damage',
      'A hit costs two life points, twice as many with a twelve.',
    ],
  },
  chapters: {
    'ZW-HERO': ['Figuren', 'Characters'],
    'ZW-CHECK': ['Proben', 'Checks'],
    'ZW-LUCK': ['Glück', 'Luck'],
    'ZW-FIGHT': ['Kampf', 'Fights'],
  },
  houseRules: { twelve: flag(true, 'ZW-CHECK-02'), damage: integer(1, 6, 2, 'ZW-FIGHT-02') },
  houseWords: {
    houseRules: {
      twelve: ['Die Zwölf gelingt immer', 'A twelve always succeeds'],
      damage: ['Schaden eines Treffers', 'Damage of a hit'],
    },
    houseValues: {},
  },
  attributes: {
    ...{ rule: 'ZW-HERO-01', min: 0, max: 5, points: 6 },
    words: { might: ['Kraft', 'Might'], grace: ['Geschick', 'Grace'], wit: ['Witz', 'Wit'] },
  },
  tracks: {
    life: { label: ['Leben', 'Life'], rule: 'ZW-HERO-02', max: ({ might }) => 6 + might, look: 'hearts' },
    luck: { label: ['Glück', 'Luck'], rule: 'ZW-LUCK-01', max: ({ wit }) => wit },
  },
  facts: {
    reached: told<Thrown>(
      ({ name, total, needs }) => `${name} schafft es: ${total} gegen ${needs}.`,
      ({ name, total, needs }) => `${name} makes it: ${total} against ${needs}.`,
    ),
    failed: told<Thrown>(
      ({ name, total, needs }) => `${name} scheitert: ${total} gegen ${needs}.`,
      ({ name, total, needs }) => `${name} fails: ${total} against ${needs}.`,
    ),
    hit: told<{ target: string; damage: number }>(
      ({ target, damage }) => `${target} verliert ${damage} Leben.`,
      ({ target, damage }) => `${target} loses ${damage} life.`,
    ),
    out: told<{ target: string }>(
      ({ target }) => `${target} ist ausgeschaltet.`,
      ({ target }) => `${target} is out.`,
    ),
  },
  questions: {
    luck: {
      ask: ['Glück ausgeben und neu werfen?', 'Spend luck and throw again?'],
      options: { again: ['Neu werfen', 'Throw again'], keep: ['Dabei bleiben', 'Leave it'] },
      arena: 'again',
    },
  },
  templates: {
    smith: { title: ['Schmiedin', 'Smith'], side: 'players', attributes: { might: 4, grace: 1, wit: 1 } },
    dancer: { title: ['Tänzer', 'Dancer'], side: 'players', attributes: { might: 2, grace: 3, wit: 1 } },
    wolf: { title: ['Wolf', 'Wolf'], side: 'enemies', attributes: { might: 2, grace: 2, wit: 0 } },
    giant: { title: ['Riese', 'Giant'], side: 'enemies', attributes: { might: 5, grace: 0, wit: 0 } },
  },
});
type Game = typeof game.types;

/** ZW-CHECK-01, ZW-CHECK-02, ZW-LUCK-01: what everything rests on. */
function test(
  fate: Game['fate'],
  figure: Game['figure'],
  value: number,
  needs: number,
  house: Game['house'],
) {
  const attempt = () => {
    const dice = fate.roll(pool(2, 12), faces, 'ZW-CHECK-01', { by: figure.id, role: 'check' });
    const total = dice.reduce((sum, one) => sum + one, value);
    const isTwelve = house.twelve && dice.includes(12);
    return { total, needs, isTwelve, isSuccess: isTwelve || total >= needs };
  };
  const first = attempt();
  const mayTryAgain = !first.isSuccess && figure.luck > 0;
  const tried =
    mayTryAgain && fate.choose(question('luck', 'ZW-LUCK-01', figure.id, ['again', 'keep'])) === 'again';
  const last = tried ? attempt() : first;
  const thrown = { name: figure.name, total: last.total, needs };
  fate.note('ZW-CHECK-01', { kind: last.isSuccess ? 'reached' : 'failed', ...thrown });
  return { outcome: last, effects: tried ? [game.change(figure, 'luck', -1)] : [] };
}

const tested = {
  total: ['Summe', 'Total'],
  needs: ['Gebraucht', 'Needed'],
  isTwelve: ['Zwölf', 'Twelve'],
  isSuccess: ['Gelungen', 'Success'],
} as const;

const check = game.action({
  name: 'check',
  title: ['Probe', 'Check'],
  hint: ['2W12 und ein Attribut gegen eine Schwierigkeit.', '2d12 and an attribute against a difficulty.'],
  on: 'attribute',
  purpose: 'check',
  cites: ids('ZW-CHECK-01 ZW-CHECK-02 ZW-LUCK-01'),
  input: { difficulty: z.int().min(2).max(30).default(15) },
  fields: { ...tested, difficulty: ['Schwierigkeit', 'Difficulty'] },
  rule: (fate, { figure, attribute, difficulty }, house) =>
    test(fate, figure, figure[attribute], difficulty, house),
  chances: {
    success: {
      label: ['Gelungen|{} schafft es', 'Success|{} makes it'],
      otherwise: ['Misslungen', 'Failure'],
      when: ({ isSuccess }) => isSuccess,
    },
  },
  against: ({ total, needs }) => [total, needs],
  ladder: { field: 'difficulty', values: [12, 15, 18] },
  headline: ['reached', 'failed'],
});

const attack = game.action({
  name: 'attack',
  title: ['Angriff', 'Attack'],
  hint: [
    'Kraft gegen zwölf plus das Geschick des Ziels.',
    'Might against twelve plus the grace of the target.',
  ],
  on: 'opponent',
  purpose: 'attack',
  cites: ids('ZW-FIGHT-01 ZW-FIGHT-02 ZW-CHECK-01 ZW-CHECK-02 ZW-LUCK-01 ZW-HERO-02'),
  input: {},
  fields: { ...tested, damage: ['Schaden', 'Damage'], isOut: ['Ausgeschaltet', 'Out'] },
  rule: (fate, { figure, target }, house) => {
    const { outcome, effects } = test(fate, figure, figure.might, 12 + target.grace, house);
    const damage = outcome.isSuccess ? house.damage * (outcome.isTwelve ? 2 : 1) : 0;
    const isOut = damage >= target.life;
    if (damage > 0) fate.note('ZW-FIGHT-02', { kind: 'hit', target: target.name, damage });
    if (isOut) fate.note('ZW-HERO-02', { kind: 'out', target: target.name });
    const hurt = damage > 0 ? [game.change(target, 'life', -damage)] : [];
    return { outcome: { ...outcome, damage, isOut }, effects: [...effects, ...hurt] };
  },
  chances: {
    hit: {
      label: ['Treffer|{} trifft', 'Hit|{} hits'],
      otherwise: ['Verfehlt', 'Miss'],
      when: ({ damage }) => damage > 0,
    },
  },
  against: ({ total, needs }) => [total, needs],
  headline: ['out', 'hit', 'failed'],
});

export const system = game.system([check, attack]);
