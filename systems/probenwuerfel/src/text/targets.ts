import type { Locale } from '@tafelrunde/kernel';
import { inLanguages } from '@tafelrunde/system';
import { names } from './names.ts';

const kinds = inLanguages({
  attribute: ['Attribut', 'Attribute'],
  skill: ['Probe', 'Skill'],
  derived: ['Wert', 'Value'],
  roll: ['Nur beim Wurf', 'Only when rolling'],
});

type Words = Readonly<Record<string, string>>;

/** PW-R-11: everything a lasting effect can count for, with its kind in front: `attribute:strength`. */
function targetsIn(locale: Locale): Words {
  const { attributes, skills, derived, rollKinds } = names[locale];
  const named = (kind: keyof typeof kinds.de, list: Words) =>
    Object.entries(list).map(([id, name]) => [`${kind}:${id}`, `${kinds[locale][kind]}: ${name}`] as const);
  return Object.fromEntries([
    ...named('attribute', attributes),
    ...named('skill', skills),
    ...named('derived', derived),
    ...named('roll', rollKinds),
  ]);
}

export const targets: Readonly<Record<Locale, Words>> = { de: targetsIn('de'), en: targetsIn('en') };
