import { LOCALES } from '@tafelrunde/kernel';
import { registry } from '@tafelrunde/registry';
import { defaultsOf } from '@tafelrunde/system';
import { describe, expect, test } from 'vitest';
import { offerChanceFor } from '../../src/engine/jobs.ts';

type Json = Readonly<Record<string, unknown>>;

/** Every action whose example names a figure, with somebody there instead whom nobody knows. */
const strangers = registry.systems.flatMap((system) =>
  system.actions.flatMap((action) => {
    const { scene, ...input } = (registry.examples[action.id]?.input ?? {}) as Json;
    const figures = (scene as { figures?: readonly { id: string }[] } | undefined)?.figures ?? [];
    const field = Object.keys(input).find((name) => figures.some(({ id }) => id === input[name]));
    const [chance] = Object.keys(action.chances);
    if (field === undefined || chance === undefined) return [];
    return [{ id: action.id, system, chance, scene, input: { ...input, [field]: 'nobody' } }];
  }),
);

const refusalOf = ({ id: action, system, chance, scene, input }: (typeof strangers)[number]) =>
  offerChanceFor(system, {
    kind: 'offerChance',
    system: system.id,
    offer: { action, input, chance },
    values: {},
    scene,
    house: { ...defaultsOf(system.houseRules), ...registry.examples[action]?.house },
  }).refusal;

const refused = strangers
  .map((one) => [one.id, one.system, refusalOf(one)] as const)
  .filter(([, , reason]) => reason);

describe('what the rules refuse, the page says in words', () => {
  test.each(refused)('%s', (_, system, reason) => {
    for (const locale of LOCALES)
      expect(system.words[locale].value('reason', reason ?? ''), locale).toMatch(/^[A-ZÄÖÜ„“].*[.!?]$/);
  });

  test('most actions refuse a stranger', () => {
    expect(refused.length).toBeGreaterThan(strangers.length / 2);
    expect(new Set(refused.map(([, system]) => system.id)).size).toBe(registry.systems.length);
  });
});
