import { lifeFor, VEILED_LIFE, veilKind } from '@tafelrunde/system';
import type { House } from './data/house-rules.ts';
import type { Figure, Scene } from './model.ts';

/** Hearts are the GM's to show. Its kind, target number, reach and armour are seen in the fight. */
export const veil = veilKind<Scene, Figure, House>({
  life: ({ hearts, heartsMax }) => ({ left: hearts, of: heartsMax }),
  veiled: (figure, state) => ({
    ...figure,
    hearts: lifeFor(state, VEILED_LIFE),
    heartsMax: VEILED_LIFE,
    armourTokens: figure.hasArmour ? 1 : 0,
  }),
  facts: { heartLost: ['left'] },
});
