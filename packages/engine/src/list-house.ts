import type { Locale, Result } from '@tafelrunde/kernel';
import type { SwitchShape, System } from '@tafelrunde/system';
import { attempt, type Complaint } from './complaint.ts';
import type { ListOptions } from './listings.ts';
import type { Registry } from './registry.ts';
import { findSystem } from './subject.ts';

/** A switch of a system's house rules, as somebody reads it who wants to set it. */
export interface ListedSwitch {
  readonly system: string;
  /** What `--house` calls it. */
  readonly switch: string;
  readonly title: string;
  /** The ruling it belongs to. */
  readonly ruling: string;
  readonly default: unknown;
  readonly shape: SwitchShape;
  /** What its values are called, where they are finitely many. */
  readonly values?: readonly { readonly value: string | number; readonly label: string }[];
  /** Of the ruling; only where everything is asked for. */
  readonly text?: string;
}

/** The house rules of all systems or of one. */
export function listHouse(
  registry: Registry,
  name: string | undefined,
  { locale, full = false }: ListOptions,
): Result<readonly ListedSwitch[], Complaint> {
  return attempt(() => {
    const systems = name === undefined ? registry.systems : [findSystem(registry, name)];
    return systems.flatMap((system) =>
      Object.keys(system.houseRules).map((key) => listedSwitch(system, key, locale, full)),
    );
  });
}

function listedSwitch(system: System, key: string, locale: Locale, full: boolean): ListedSwitch {
  const words = system.words[locale];
  const { ruling, default: usual, shape } = system.houseRules[key] as System['houseRules'][string];
  const values = valuesOf(shape)?.map((value) => ({ value, label: words.houseValue(key, `${value}`) }));
  const text = system.catalogue.find(({ id }) => id === ruling)?.text[locale].text;
  return {
    system: system.id,
    switch: key,
    title: words.houseRule(key),
    ruling,
    default: usual,
    shape,
    ...(values === undefined ? {} : { values }),
    ...(full && text !== undefined ? { text } : {}),
  };
}

function valuesOf(shape: SwitchShape): readonly (string | number)[] | undefined {
  if (shape.kind === 'per') return valuesOf(shape.each);
  return 'values' in shape ? shape.values : undefined;
}
