import { lifeFor, veilKind } from '@tafelrunde/system';
import type { House } from './data/house-rules.ts';
import type { Figure, Scene } from './model.ts';
import { hitPointsMax, manaMax } from './rules/derived.ts';

const OF_LIFE: readonly string[] = ['derived:hitPoints', 'derived:mana'];

/** Lebenspunkte and Mana are the GM's to show; what the figure rolls and wears is seen in the fight. */
export const veil = veilKind<Scene, Figure, House>({
  life: (figure, house) => ({ left: figure.hitPoints, of: hitPointsMax(figure, house) }),
  veiled: (figure, state, house) => {
    const plain: Figure = {
      ...figure,
      player: '',
      derivedModifiers: { ...figure.derivedModifiers, hitPoints: 0, mana: 0 },
      effects: figure.effects.filter(({ target }) => !OF_LIFE.includes(target)),
      frozen: null,
      scars: [],
      budget: { attributeSteps: 0, skillRaises: 0, derivedPoints: 0 },
      raisedThisLevel: {},
      openDegrees: 0,
    };
    return {
      ...plain,
      hitPoints: lifeFor(state, hitPointsMax(plain, house)),
      mana: manaMax(plain, house),
    };
  },
  facts: {
    damaged: ['left'],
    healed: ['left'],
    manaSpent: ['left'],
    regenerated: [],
    currentMoved: [],
    derivedOf: [],
  },
  outcomes: ['hitPoints', 'mana'],
});
