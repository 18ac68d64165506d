import { systemOf } from '@tafelrunde/registry';
import { defaultsOf } from '@tafelrunde/system';
import { expect, test } from 'vitest';
import { dropDraft, keepDraft, readDraft, usableDraft } from '../../src/pages/table/creation/drafts.ts';

const system = systemOf('grundregelwerk');
if (system === undefined) throw new Error('no system');
const { creation } = system.character;
const HOUSE = defaultsOf(system.houseRules);

function memory() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

test('a draft is found again at its table, and nowhere else, until it is dropped', () => {
  const storage = memory();
  const draft = creation.set(creation.start(HOUSE), 'name', 'Mira', HOUSE);
  keepDraft(storage, 'thursday', draft);
  expect(readDraft(storage, 'thursday')).toEqual(draft);
  expect(usableDraft(creation, readDraft(storage, 'thursday'), HOUSE, 'de')).toEqual(draft);
  expect(readDraft(storage, 'friday')).toBeUndefined();
  dropDraft(storage, 'thursday');
  expect(readDraft(storage, 'thursday')).toBeUndefined();
});

test('what cannot be read or shown any more is let go', () => {
  const storage = memory();
  storage.setItem('tafelrunde.draft.thursday', '{"name":');
  expect(readDraft(storage, 'thursday')).toBeUndefined();
  expect(usableDraft(creation, { template: 'free' }, HOUSE, 'de')).toBeUndefined();
  expect(usableDraft(creation, undefined, HOUSE, 'de')).toBeUndefined();
});

test('a browser that stores nothing is no reason to fail', () => {
  const refusing = {
    getItem: (): string => {
      throw new Error('no');
    },
    setItem: () => {
      throw new Error('no');
    },
    removeItem: () => {
      throw new Error('no');
    },
  };
  keepDraft(refusing, 'thursday', {});
  dropDraft(refusing, 'thursday');
  expect(readDraft(refusing, 'thursday')).toBeUndefined();
});
