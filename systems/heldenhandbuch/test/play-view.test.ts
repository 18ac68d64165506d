import { type AskedQuestion, play, type Tape } from '@tafelrunde/kernel';
import type { ToldRun } from '@tafelrunde/system';
import { describe, expect, test } from 'vitest';
import { playView } from '../src/play-view.ts';
import { meleePhase } from '../src/rules/melee-phase.ts';
import { DEFAULTS, foe, hero, sceneWith } from './fixtures.ts';

const melee = { value: 12, baseDie: 12, bonusDice: 2 };
const sword = { id: 'sword', kind: 'weapon', weaponType: 'sword', quality: 14, ts: { count: 2, step: 6 } };
const fighter = { skills: { melee }, inventory: [sword], wielded: 'sword' };
const scene = sceneWith([hero({ ...fighter, name: 'Mira' }), foe({ ...fighter, name: 'Hakan' })]);
const run: ToldRun = { action: 'heldenhandbuch/melee-phase', input: {}, scene };

/** A phase up to its next question. */
function upTo(tape: Tape) {
  const ran = play(meleePhase as never, { scene } as never, DEFAULTS as never, tape);
  if (ran.kind === 'refused') throw new Error(JSON.stringify(ran.problem));
  const [question] = ran.kind === 'asks' && ran.ask.kind === 'choose' ? ran.ask.questions : [];
  return { trace: ran.trace, question: question as AskedQuestion };
}
const at = ({ trace, question }: ReturnType<typeof upTo>) => ({ run, trace, question, house: DEFAULTS });
const placed = (dice: readonly { face: number; place: string }[] = []) =>
  dice.map(({ face, place }) => `${face} ${place}`);

const THROWN: Tape = [
  [9, 9, 8],
  [12, 5, 4],
];
const LAID: Tape = [...THROWN, ['initiative', '5']];

describe('a row of dice for each fighter', () => {
  test('while everybody throws, what is set aside lies apart', () => {
    const first = playView.hands?.(run, upTo(THROWN).trace, 'de') ?? [];
    expect(first.map(({ figure }) => figure)).toEqual(['hero', 'foe']);
    expect(placed(first[0]?.dice)).toEqual(['9 thrown', '9 thrown', '8 thrown']);
    const second = upTo([...THROWN, ['9,9', '5'], [3], [11, 2]]);
    const hands = playView.hands?.(run, second.trace, 'de') ?? [];
    expect(placed(hands[0]?.dice)).toEqual(['9 aside', '9 aside', '3 thrown']);
    expect(hands[0]?.said).toBe('2 beiseite · 1 geworfen');
  });

  test('[HH-GRP-04] [HH-MEL-10] the group is told from what lies outside, with what is owed', () => {
    const owing = {
      ...scene,
      combat: {
        ...{ phase: 2, engagements: [['hero', 'foe']], initiative: null, meleeFought: false, surprised: [] },
        fighters: [{ figure: 'foe', owedDice: 1 }],
      },
    };
    const { trace } = upTo(LAID);
    const [own, other] = playView.hands?.({ ...run, scene: owing }, trace, 'de') ?? [];
    expect(placed(own?.dice)).toEqual(['9 group', '9 group', '8 group']);
    expect(own?.note).toMatch(/^greift an/);
    expect(placed(other?.dice)).toEqual(['5 group', '4 group', '12 outside']);
    expect(other).toMatchObject({ owed: 1, said: '2 in der Gruppe · 1 außerhalb · 1 schuldig' });
  });

  test('[HH-MEL-07] dice that have attacked are used, and the attacks stand beside the name', () => {
    const { trace, question } = upTo([...LAID, '9,9']);
    const [own] = playView.hands?.(run, trace, 'en') ?? [];
    expect(placed(own?.dice)).toEqual(['8 group', '9 used', '9 used']);
    expect(own?.note).toMatch(/^attacks with 11 · 11/);
    expect(question.id).not.toBe('wave');
  });
});

describe('what an answer comes to', () => {
  test('[HH-MEL-06] an attack says its values, what stays, and what the other can do about it', () => {
    const asked = upTo(LAID);
    expect(asked.question.id).toBe('wave');
    expect(playView.answer?.(at(asked), '9,9', 'de')).toEqual({
      title: 'Angriff 11 · 11',
      rest: '8 bleibt zur Abwehr',
      // The 12 stops one of them, and it is borrowed.
      why: 'Hakan kann höchstens einen davon aufhalten.',
    });
    expect(playView.answer?.(at(asked), '9,9,8', 'en')?.title).toBe('Attack 11 · 11 · 8');
    expect(playView.answer?.(at(asked), 'stop', 'de')).toBeNull();
  });

  test('[HH-MEL-09] [HH-MEL-10] a defence says which die stops what, and what it costs', () => {
    const asked = upTo([...LAID, '9']);
    expect(asked.question).toMatchObject({ id: 'defence', by: 'foe' });
    expect(playView.answer?.(at(asked), 'r12', 'de')).toEqual({
      title: 'Abwehr mit 12',
      rest: 'In der nächsten Phase fehlt dir 1 Würfel',
      why: 'So bleibt dir am meisten.',
      stops: [{ attacks: [11], dice: [12] }],
    });
    expect(playView.answer?.(at(asked), 'none', 'de')).toBeNull();
  });

  test('[HH-GRP-01] [HH-GRP-02] kept dice say what they are good for', () => {
    const asked = upTo(THROWN);
    const why = (key: string) => playView.answer?.(at(asked), key, 'de')?.why;
    expect(why('9')).toBe('9 behalten: jede weitere 9 trifft.');
    expect(why('9,9')).toBe('9 behalten: jede weitere 9 trifft.');
    expect(why('9,8')).toBe('9 · 8 behalten: 7 oder 10 passt dazu.');
    expect(why('initiative')).toBeUndefined();
  });
});

test('[HH-GRP-04] in the result every fighter has a group of their own, and dice thrown again are struck', () => {
  const { trace } = upTo([...THROWN, ['9,9', '5'], [9], [5, 2], ['initiative', '5']]);
  const marks = playView.dice(run, trace, undefined).map((dice) => dice.map(({ mark }) => mark));
  expect(marks.slice(0, 4)).toEqual([
    ['counts', 'counts', 'dropped'],
    ['dropped', 'counts', 'dropped'],
    ['counts'],
    ['counts', 'plain'],
  ]);
});

test('a topic has its figure and its goal, a verdict its word', () => {
  const check = {
    action: 'heldenhandbuch/skill-check',
    input: { figure: 'hero', skill: 'melee', minimum: 16 },
  };
  expect(playView.topic({ ...check, scene }, 'de')).toMatchObject({ actor: 'hero', goal: 'Ziel 16' });
  expect(
    playView.verdict({ ...check, scene }, { outcome: { success: false }, trace: [] }, 'en'),
  ).toMatchObject({
    tone: 'failure',
    word: 'Failure',
  });
});
