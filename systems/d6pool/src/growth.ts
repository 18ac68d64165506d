import type { Growth } from '@tafelrunde/system';
import type { Figure, Scene } from './model.ts';
import { readyOffer } from './offers/offer.ts';
import type { House } from './rule.ts';
import { xpForNextLevel, xpTotal } from './rules/experience.ts';
import { levelUpProblem } from './rules/level-up.ts';

/** DP-XP-02, DP-XP-11: at the end of a scene, once the points suffice. */
export function growth(scene: Scene, figure: Figure, house: House): Growth | null {
  if (figure.kind !== 'pc') return null;
  const needed = xpForNextLevel(figure.level, house);
  const points = xpTotal(figure);
  return {
    standing:
      needed === null
        ? { de: `Stufe ${figure.level}, die höchste`, en: `Level ${figure.level}, the highest` }
        : {
            de: `Stufe ${figure.level} · ${points} von ${needed} Punkten`,
            en: `Level ${figure.level} · ${points} of ${needed} points`,
          },
    terms: {
      de: 'Am Ende einer Szene, wenn die Punkte reichen: ein Attributswürfel und zwei Würfel für Fertigkeiten oder Fähigkeiten.',
      en: 'At the end of a scene, once the points suffice: one attribute die and two dice for skills or abilities.',
    },
    steps:
      levelUpProblem(scene, figure, house) === null ? [readyOffer('level-up', { figure: figure.id })] : [],
    rule: 'DP-XP-11',
  };
}
