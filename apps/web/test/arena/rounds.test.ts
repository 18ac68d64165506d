import type { Tally } from '@tafelrunde/arena';
import { describe, expect, test } from 'vitest';
import { counted } from '../../src/pages/arena/counted.ts';
import { binsOf, countIn, middleHalf, victoryRows } from '../../src/pages/arena/rounds.ts';
import { comparedSentences, furtherSentences, winSentence } from '../../src/pages/arena/sentence.ts';
import { arenaDe } from '../../src/text/arena.de.ts';
import { arenaEn } from '../../src/text/arena.en.ts';

const tallyOf = (ours: readonly number[], theirs: readonly number[], more: Partial<Tally> = {}): Tally => {
  const rounds = Array.from(
    { length: Math.max(ours.length, theirs.length) },
    (_, i) => (ours[i] ?? 0) + (theirs[i] ?? 0),
  );
  const sum = (counts: readonly number[]) => counts.reduce((total, one) => total + one, 0);
  return {
    fights: sum(rounds),
    draws: 0,
    sides: [
      { name: 'Gruppe', wins: sum(ours), withDeath: 0, wonIn: ours },
      { name: 'Wölfe', wins: sum(theirs), withDeath: sum(theirs), wonIn: theirs },
    ],
    fighters: [],
    rounds,
    luck: [],
    ...more,
  };
};
/** 61 of 100: 20 in round 4, 21 in 5, 20 in 6. */
const usual = tallyOf([0, 0, 0, 0, 20, 21, 20], [0, 0, 39]);

describe('the picture', () => {
  test('has a row for each side, and one for nobody if need be', () => {
    expect(victoryRows([usual]).map(({ side }) => side)).toEqual(['Gruppe', 'Wölfe']);
    const drawn = { ...usual, fights: 104, draws: 4, rounds: [0, 0, 39, 0, 20, 21, 20, 4] };
    const [, , nobody] = victoryRows([usual, drawn]);
    expect(nobody).toEqual({
      side: null,
      wonIn: [
        [0, 0, 0, 0, 0, 0, 0],
        [0, 0, 0, 0, 0, 0, 0, 4],
      ],
    });
  });

  test('puts rounds together where there are too many', () => {
    expect(binsOf([usual], 10)).toEqual([2, 3, 4, 5, 6].map((round) => ({ from: round, to: round })));
    expect(binsOf([usual], 3)).toEqual([
      { from: 2, to: 3 },
      { from: 4, to: 5 },
      { from: 6, to: 6 },
    ]);
    expect(countIn(usual.rounds, { from: 4, to: 5 })).toBe(41);
    expect(binsOf([undefined], 3)).toEqual([]);
  });

  test('one endless fight of a thousand squeezes nobody', () => {
    const ours = Array.from({ length: 500 }, (_, round) =>
      round === 499 ? 1 : round >= 1 && round <= 9 ? 111 : 0,
    );
    const bins = binsOf([tallyOf(ours, [])], 9);
    expect(bins.at(0)).toEqual({ from: 1, to: 1 });
    expect(bins.at(-1)).toEqual({ from: 9, to: 499 });
    expect(bins.reduce((sum, bin) => sum + countIn(ours, bin), 0)).toBe(1000);
  });

  test('the middle half', () => {
    expect(middleHalf([0, 1, 1, 1, 1])).toEqual({ from: 1, to: 3 });
    expect(middleHalf([0, 0, 8])).toEqual({ from: 2, to: 2 });
    expect(middleHalf([0, 0])).toBeUndefined();
  });
});

describe('the sentence', () => {
  test('says who wins how often, and when', () => {
    expect(winSentence(arenaDe, usual, 'de')).toBe(
      'In 61 von 100 Kämpfen gewinnt die Gruppe, meist in Runde 4 bis 6.',
    );
    expect(winSentence(arenaEn, usual, 'en')).toBe(
      'In 61 of 100 fights the side “Gruppe” wins, mostly in rounds 4 to 6.',
    );
  });

  test('never, always, and not yet', () => {
    expect(winSentence(arenaDe, tallyOf([], [0, 5]), 'de')).toBe('In keinem Kampf gewinnt die Gruppe.');
    expect(winSentence(arenaDe, tallyOf([0, 5], []), 'de')).toBe(
      'In allen Kämpfen gewinnt die Gruppe, meist in Runde 1.',
    );
    expect(winSentence(arenaDe, tallyOf([], []), 'de')).toBe('Wer gewinnt?');
  });

  test('who dies, and when nobody wins', () => {
    const [ours, theirs] = usual.sides;
    const sides = [{ ...ours, withDeath: 17 }, theirs] as Tally['sides'];
    expect(furtherSentences(arenaDe, { ...usual, sides, draws: 2 }, 'de')).toEqual([
      'Tote bei „Gruppe“: in 17 von 100.',
      'Niemand gewinnt: in 2 von 100.',
    ]);
    expect(furtherSentences(arenaDe, usual, 'de')).toEqual(['Tote bei „Gruppe“: nie.']);
  });

  test('other cases against the first', () => {
    const worse = tallyOf([0, 43], [0, 57]);
    const alike = tallyOf([0, 60], [0, 40]);
    expect(comparedSentences(arenaDe, [counted(usual), counted(alike)], [], 'de')).toEqual([
      'Fall B: 60 von 100 (kein klarer Unterschied).',
    ]);
    expect(
      comparedSentences(arenaDe, [counted(usual), undefined, counted(worse)], ['', '', 'ohne Mira'], 'de'),
    ).toEqual(['Fall C, ohne Mira: 43 von 100 (−18 Prozentpunkte).']);
  });
});
