import { grundregelwerk } from '@tafelrunde/grundregelwerk';
import { GM } from '@tafelrunde/kernel';
import { expect, test } from 'vitest';
import { fold, type Policy, verify, viewTable } from '../src/index.ts';
import { settledAnswer } from '../src/policies.ts';
import { PlayedTable } from './play-table.ts';

const HEART = { kind: 'always', answer: 'heart' } as const;
interface SceneShape {
  readonly figures: readonly { readonly id: string; readonly hearts: number }[];
}
const hearts = (t: PlayedTable) =>
  (t.table.scene as SceneShape).figures.find(({ id }) => id === 'krieger')?.hearts;
const openRun = (t: PlayedTable) => t.table.runs[0]?.id ?? '';

function withFight(): PlayedTable {
  const t = new PlayedTable();
  t.act('mira', 'create', { id: 'krieger', name: 'Krieger', template: 'warrior', hasArmour: false });
  t.act('gm', 'add-enemy', { id: 'boss', name: 'Boss', category: 'boss' });
  return t;
}

/** Mira's warrior misses with a typed face: the GM decides what that costs. */
function miss(t: PlayedTable): void {
  t.act('mira', 'attack', { attacker: 'krieger', target: 'boss' }, { realDice: true });
  expect(t.send('mira', { kind: 'answer', run: openRun(t), answer: [4] })).toBeNull();
}

/** The GM takes a heart and wants it always so. */
function settled(): PlayedTable {
  const t = withFight();
  miss(t);
  expect(t.table.runs[0]?.progress?.ask).toMatchObject({ questions: [{ id: 'retaliation', by: GM }] });
  expect(t.send('gm', { kind: 'setPolicy', question: 'retaliation', policy: HEART })).toBeNull();
  t.send('gm', { kind: 'answer', run: openRun(t), answer: 'heart' });
  expect(hearts(t)).toBe(4);
  return t;
}

test('“always so”: the table answers by itself, without the GM', () => {
  const t = settled();
  miss(t);
  expect(t.table.runs).toEqual([]);
  expect(hearts(t)).toBe(3);
  expect(t.table.log.at(-1)).toMatchObject({ kind: 'run', by: 'mira' });
  expect(t.table.log).toContainEqual(
    expect.objectContaining({ kind: 'policy', by: 'gm', question: 'retaliation', policy: HEART }),
  );
});

test('it can be taken back, removed, and is the GM’s alone', () => {
  const t = settled();
  const { seq } = t.events.find(({ kind }) => kind === 'policySet') ?? { seq: 0 };
  const remove = { kind: 'setPolicy', question: 'retaliation', policy: null } as const;
  expect(t.send('mira', remove)).toEqual({ code: 'only-gm' });
  expect(t.send('gm', { kind: 'undo', target: seq })).toBeNull();
  expect(t.table.policies).toEqual([]);
  miss(t);
  expect(t.table.runs).toHaveLength(1);

  const other = settled();
  expect(other.send('gm', remove)).toBeNull();
  expect(other.table.policies).toEqual([]);
  miss(other);
  expect(other.table.runs).toHaveLength(1);
});

test('only what is asked right now can be settled, with an answer that it has', () => {
  const t = withFight();
  const refusal = { code: 'unknown-question', at: 'question' };
  const set = (policy: Policy | null) => t.send('gm', { kind: 'setPolicy', question: 'retaliation', policy });
  for (const policy of [HEART, { kind: 'ask' } as const, null]) expect(set(policy)).toEqual(refusal);
  miss(t);
  expect(set({ kind: 'always', answer: 'maybe' })).toEqual(refusal);
  expect(set(HEART)).toBeNull();
});

test('what nearly always ends the same way is not asked, unless the GM switches it on', () => {
  const [question] = grundregelwerk.table.play?.quiet ?? [];
  if (question === undefined) throw new Error('nothing is quiet');
  const ask = {
    kind: 'choose',
    together: false,
    questions: [{ id: question, cite: '', by: GM, options: ['none', 'heart'] }],
  } as const;
  expect(settledAnswer(grundregelwerk, { policies: [] }, ask)).toBe('none'); // the rule's default comes first
  const isAsked = [{ question, policy: { kind: 'ask' } }] as const;
  expect(settledAnswer(grundregelwerk, { policies: isAsked }, ask)).toBeUndefined();
  // Only the GM's own decisions, one at a time, and only with an answer that there is.
  const players = { ...ask, questions: [{ ...ask.questions[0], by: 'mira' }] };
  expect(settledAnswer(grundregelwerk, { policies: [] }, players)).toBeUndefined();
  expect(settledAnswer(grundregelwerk, { policies: [] }, { ...ask, together: true })).toBeUndefined();
  const gone = [{ question, policy: { kind: 'always', answer: 'gone' } }] as const;
  expect(settledAnswer(grundregelwerk, { policies: gone }, ask)).toBeUndefined();

  const t = new PlayedTable();
  expect(t.send('gm', { kind: 'setPolicy', question, policy: { kind: 'ask' } })).toBeNull();
  expect(t.table.policies).toEqual(isAsked);
});

test('dice before and after what is settled are one throw, and it can be checked', () => {
  const t = withFight();
  for (let i = 0; i < 12; i++) {
    t.act('mira', 'attack', { attacker: 'krieger', target: 'boss' });
    for (let run = t.table.runs[0]; run !== undefined; run = t.table.runs[0]) {
      const ask = run.progress?.ask;
      const question = ask?.kind === 'choose' ? ask.questions[0] : undefined;
      if (question === undefined) throw new Error('a throw is asked for');
      const answer = question.options[0] as string;
      if (question.by === GM)
        t.send('gm', { kind: 'setPolicy', question: question.id, policy: { kind: 'always', answer } });
      t.send('gm', { kind: 'answer', run: run.id, answer });
    }
  }
  expect(t.table.policies.length).toBeGreaterThan(0);
  t.send('gm', { kind: 'reveal' });
  expect(verify(t.events)).toMatchObject({ faults: [] });
});

test('everybody knows what is settled, and folding the events comes to the same', () => {
  const t = settled();
  const mira = t.table.seats.find(({ id }) => id === 'mira');
  if (mira === undefined) throw new Error('no seat');
  expect(viewTable(t.table, mira).policies).toEqual([{ question: 'retaliation', policy: HEART }]);
  expect(fold(grundregelwerk.scene, t.events).policies).toEqual(t.table.policies);
});
