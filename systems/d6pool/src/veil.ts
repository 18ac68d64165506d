import { lifeFor, veilKind } from '@tafelrunde/system';
import { actingFigure, type Figure, type Scene, stunOf } from './model.ts';
import type { House } from './rule.ts';
import { mostWounds } from './rules/wounds.ts';

/** Wounds and stun are the GM's to show; what the figure rolls and carries is seen in the fight. */
export const veil = veilKind<Scene, Figure, House>({
  life: (figure) => ({
    left: mostWounds(figure) - Math.max(figure.wounds, stunOf(figure)),
    of: mostWounds(figure),
  }),
  veiled: (figure, state) => ({
    ...figure,
    wounds: mostWounds(figure) - lifeFor(state, mostWounds(figure)),
    woundSources: [],
    stun: { general: 0, cold: 0, suffocation: 0 },
    stunSinceToughness: 0,
    fateDice: 0,
    personaDice: 0,
    luckUsed: 0,
    xp: {},
    lastHealing: null,
    lastStunHealing: null,
  }),
  tidy: (left, scene) => {
    const acting = actingFigure(scene);
    const place = left.order.findIndex(({ figure }) => figure === acting);
    return { ...left, turnIndex: place < 0 ? null : place };
  },
  facts: { wounded: ['total'], stunned: ['total'], healing: [] },
});
