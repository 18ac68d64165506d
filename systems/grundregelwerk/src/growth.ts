import { type Growth, offersOf } from '@tafelrunde/system';
import type { Figure, Scene } from './model.ts';
import { growthStanding, growthTerms } from './text/growth.ts';

const offer = offersOf('grundregelwerk');

/** GW-ADD-13, GW-D6-06: the GM grants an advance, the player chooses what it is. */
export const growth = ({ mode }: Scene, figure: Figure): Growth | null =>
  figure.side !== 'pc'
    ? null
    : {
        standing: growthStanding(figure.advances.length),
        terms: growthTerms,
        steps: [offer('advance', { figure: figure.id }, { purpose: 'gm' })],
        rule: mode === 'core' ? 'GW-ADD-13' : 'GW-D6-06',
      };
