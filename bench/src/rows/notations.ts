import { notation, openEndedPool, rollNotation } from '@tafelrunde/kernel';
import { type Benchmark, type Contender, contender } from '../benchmark.ts';
import { cryptoDice } from '../crypto-dice.ts';
import { nodeRoll, parserRoll, rpgRoll } from '../peers.ts';

const BY_HAND =
  'the limit throws the same dice by hand and keeps their faces in a list: nothing else is left to save';

/** Notation rolled from its text, faces included. */
export const notations: readonly Benchmark[] = [
  against('3d20kh1', nodeRoll('3d20b1'), 10),
  against('3d20kh1', rpgRoll('3d20kh1'), 70),
  against('10d6>=5', parserRoll('10d6>4'), 7),
  against('10d6>=5', rpgRoll('10d6>=5'), 70),
  // roll-parser throws the same dice, but counts the sixes instead of adding up.
  against('4d6!', parserRoll('4d6!'), 6.5, chainsByHand()),
  against('4d6!', rpgRoll('4d6!'), 70),
];

function against(text: string, peer: Contender, timesFaster: number, limit?: Contender): Benchmark {
  return {
    name: `notation: ${text} from a text, to ${peer.name}`,
    unit: 'ns',
    ours: rolled(text),
    peer,
    ...(limit === undefined ? {} : { limit, why: BY_HAND }),
    goal: { kind: 'of-peer', timesFaster },
  };
}

/** Four open-ended dice and what a roll has to hand back: the total, and the faces in a list of their own. */
function chainsByHand(): Contender {
  const dice = cryptoDice();
  return contender('by hand', () => {
    const faces: number[] = [];
    let total = 0;
    for (let open = 4; open > 0; ) {
      const face = dice.roll(6);
      faces.push(face);
      total += face;
      if (face !== 6) open -= 1;
    }
    const throws = [{ pool: FOUR_DICE, faces }];
    return total + throws.length;
  });
}

const FOUR_DICE = openEndedPool(4, 6);

function rolled(text: string): Contender {
  const dice = cryptoDice();
  return contender('notation', () => {
    const parsed = notation(text);
    if (!parsed.ok) throw new Error(parsed.error.code);
    const { total, throws } = rollNotation(parsed.value, dice);
    return total + throws.length;
  });
}
