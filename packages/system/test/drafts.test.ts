import { expect, test } from 'vitest';
import { choiceControl, draftSetter } from '../src/drafts.ts';

interface Draft {
  readonly name: string;
  readonly kind: 'elf' | 'dwarf';
  readonly lucky: number;
  readonly isRich: boolean;
  readonly might: number;
}

const draft: Draft = { name: '', kind: 'elf', lucky: 0, isRich: false, might: 3 };
const set = draftSetter<Draft, { readonly most: number }>({
  texts: ['name'],
  choices: { kind: ['elf', 'dwarf'], lucky: [0, 7] },
  flags: ['isRich'],
  follows: (next, control) => (control === 'kind' ? { ...next, might: 1 } : next),
  stepped: (one, control, by, { most }) =>
    control === 'might' && one.might + by <= most ? { ...one, might: one.might + by } : one,
});
const house = { most: 4 };

test('words, choices and flags are set as they are', () => {
  expect(set(draft, 'name', 'Orla', house).name).toBe('Orla');
  expect(set(draft, 'lucky', '7', house).lucky).toBe(7);
  expect(set(draft, 'isRich', true, house).isRich).toBe(true);
});

test('what follows from a choice changes with it', () => {
  expect(set(draft, 'kind', 'dwarf', house)).toEqual({ ...draft, kind: 'dwarf', might: 1 });
});

test('everything else goes up and down, as far as the system lets it', () => {
  expect(set(draft, 'might', 'up', house).might).toBe(4);
  expect(set(set(draft, 'might', 'up', house), 'might', 'up', house).might).toBe(4);
  expect(set(draft, 'might', 'down', house).might).toBe(2);
});

test.each([
  ['name', 7],
  ['kind', 'orc'],
  ['kind', ['dwarf']],
  ['might', 5],
  ['no-such-control', 'up'],
])('a value that does not exist leaves the draft as it is: %s', (control, value) => {
  expect(set(draft, control, value, house)).toBe(draft);
});

test('a choice shows its options with their words and hints', () => {
  const words = { elf: 'Elf', dwarf: 'Zwerg' };
  expect(choiceControl('kind', 'Volk', 'elf', ['elf', 'dwarf'], words, 'T-01', words)).toEqual({
    kind: 'choice',
    id: 'kind',
    label: 'Volk',
    value: 'elf',
    options: [
      { value: 'elf', label: 'Elf', hint: 'Elf' },
      { value: 'dwarf', label: 'Zwerg', hint: 'Zwerg' },
    ],
    rule: 'T-01',
  });
});
