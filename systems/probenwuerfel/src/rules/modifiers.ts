import type { PwId } from '../catalogue.ts';
import type { AttributeId, DerivedId } from '../data/attributes.ts';
import type { RollKind } from '../data/dice.ts';
import type { EffectTarget } from '../data/targets.ts';
import { type Figure, type Scene, trainingOf } from '../model.ts';
import type { Fate, House } from '../rule.ts';
import type { ModifierSource } from '../text/facts.ts';

/** PW-CHK-07: one bonus or malus and where it comes from. */
export interface Modifier {
  readonly source: ModifierSource;
  readonly amount: number;
}

export const sumOf = (modifiers: readonly Modifier[]): number =>
  modifiers.reduce((sum, { amount }) => sum + amount, 0);

/** Tells each modifier that changes something. */
export function noteModifiers(fate: Fate, cite: PwId, modifiers: readonly Modifier[]): void {
  for (const { source, amount } of modifiers) {
    if (amount !== 0) fate.note(cite, { kind: 'modifier', source, amount });
  }
}

/** PW-R-11: an effect on a value counts like the modifier of that value while it lasts. */
function effectsOn(figure: Figure, target: EffectTarget): readonly Modifier[] {
  return figure.effects
    .filter((effect) => effect.target === target)
    .map(({ label, amount }) => ({ source: { from: 'effect', label }, amount }));
}

/** PW-ATT-05: the bonus or malus the attribute has. */
export const attributeModifiers = (figure: Figure, attribute: AttributeId): readonly Modifier[] => [
  { source: { from: 'attribute', attribute }, amount: figure.attributes[attribute].modifier },
  ...effectsOn(figure, `attribute:${attribute}`),
];

export const skillModifiers = (figure: Figure, skill: string): readonly Modifier[] => [
  { source: { from: 'skill', skill }, amount: trainingOf(figure, skill).modifier },
  ...effectsOn(figure, `skill:${skill}`),
];

/** PW-DER-03: what level-ups and effects have made of a derived value. */
export const derivedModifiers = (figure: Figure, derived: DerivedId): readonly Modifier[] => [
  { source: { from: 'derived', derived }, amount: figure.derivedModifiers[derived] },
  ...effectsOn(figure, `derived:${derived}`),
];

/** PW-R-11: counts on rolls of this kind only and never in a Max. */
export const rollModifiers = (figure: Figure, kind: RollKind): readonly Modifier[] =>
  effectsOn(figure, `roll:${kind}`);

/** What the GM gives for one roll. */
export interface Circumstances {
  /** Any whole number (PW-R-11). */
  readonly modifier: number;
  /** Circumstances with a usual size: of the table's own, or one of the sizes `modifier.presets` by itself. */
  readonly circumstances: readonly string[];
}

/** PW-OPP-03, PW-R-11: what the circumstances of a roll come to; undefined if the table does not know one of them. */
export function circumstanceModifiers(
  scene: Scene,
  { modifier, circumstances }: Circumstances,
  house: House,
): readonly Modifier[] | undefined {
  const usual = presetsOf(scene, house);
  const modifiers: Modifier[] = [];
  for (const label of circumstances) {
    const preset = usual.find((one) => one.label === label);
    if (preset === undefined) return undefined;
    modifiers.push({ source: { from: 'circumstance', label }, amount: preset.amount });
  }
  return modifier === 0
    ? modifiers
    : [...modifiers, { source: { from: 'circumstance', label: '' }, amount: modifier }];
}

/** PW-R-11: the circumstances the table has named, and the usual sizes, named by themselves: `-4`, `+2`. */
function presetsOf(scene: Scene, house: House): Scene['presets'] {
  const sizes = house['modifier.presets'].map((amount) => ({ label: signed(amount), amount }));
  return [...scene.presets, ...sizes];
}

const signed = (amount: number): string => (amount > 0 ? `+${amount}` : `${amount}`);
