import { GM, question } from '@tafelrunde/kernel';
import { type Figure, figureOf, has, type Scene } from '../model.ts';
import { type Effects, type Fate, type House, refused } from '../rule.ts';

/** GW-OPT-01, GW-ARM-02: armour can absorb a hit while the optional rule is on and a token is left. */
const hasToken = (figure: Figure, house: House): boolean =>
  house['optional.armour'] && figure.hasArmour && figure.armourTokens > 0;

/** GW-ARM-02, GW-R-31: the token in place of one heart. The player is asked, unless armour works by itself. */
export function absorbs(fate: Fate, figure: Figure, house: House): boolean {
  if (!hasToken(figure, house)) return false;
  const use =
    house.armourUse === 'auto' ||
    fate.choose(question('armour', 'GW-R-31', deciderFor(figure), ['use', 'keep'])) === 'use';
  if (use) noteUse(fate, figure);
  return use;
}

/** GW-R-41: a downed figure has no heart to keep; for it the armour takes a hit that would kill. */
const noteUse = (fate: Fate, figure: Figure): void =>
  fate.note('GW-ARM-02', { kind: 'armourUsed', figure: figure.name, downed: has(figure, 'downed') });

/** GW-R-31: an enemy has a token only if the GM says so, and then the GM decides about it. */
const deciderFor = (figure: Figure): string => (figure.side === 'pc' ? figure.id : GM);

/** GW-ARM-01, GW-R-31: back to one token at the start of a scene, never more. */
export function refreshArmour(scene: Scene, house: House): Effects {
  if (!house['optional.armour']) return [];
  return scene.figures
    .filter((figure) => figure.hasArmour && figure.armourTokens !== 1)
    .map((figure) => ({ kind: 'armourToken', figure: figure.id, to: 1 }));
}

/** GW-ARM-02: the token is spent for a heart that was about to be lost. */
export function useArmour(
  fate: Fate,
  input: { readonly scene: Scene; readonly figure: string },
  house: House,
) {
  const figure = figureOf(input.scene, input.figure);
  if (figure === undefined) return refused('unknown-figure');
  if (!house['optional.armour']) return refused('optional-rule-off');
  if (!hasToken(figure, house)) return refused('no-token');
  noteUse(fate, figure);
  const effects: Effects = [{ kind: 'armourToken', figure: figure.id, to: 0 }];
  return { outcome: { kind: 'absorbed' as const, figure: figure.id }, effects };
}
