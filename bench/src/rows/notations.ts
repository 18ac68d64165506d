import { notation, rollNotation } from '@tafelrunde/kernel';
import { type Benchmark, type Contender, contender } from '../benchmark.ts';
import { cryptoDice } from '../crypto-dice.ts';
import { nodeRoll, parserRoll, rpgRoll } from '../peers.ts';

/** Notation rolled from its text, faces included. */
export const notations: readonly Benchmark[] = [
  against('3d20kh1', nodeRoll('3d20b1'), 10),
  against('3d20kh1', rpgRoll('3d20kh1'), 70),
  against('10d6>=5', parserRoll('10d6>4'), 8),
  against('10d6>=5', rpgRoll('10d6>=5'), 70),
  // roll-parser throws the same dice, but counts the sixes instead of adding up.
  against('4d6!', parserRoll('4d6!'), 10),
  against('4d6!', rpgRoll('4d6!'), 70),
];

function against(text: string, peer: Contender, timesFaster: number): Benchmark {
  return {
    name: `notation: ${text} from a text, to ${peer.name}`,
    unit: 'ns',
    ours: rolled(text),
    peer,
    goal: { kind: 'of-peer', timesFaster },
  };
}

function rolled(text: string): Contender {
  const dice = cryptoDice();
  return contender('notation', () => {
    const parsed = notation(text);
    if (!parsed.ok) throw new Error(parsed.error.code);
    const { total, throws } = rollNotation(parsed.value, dice);
    return total + throws.length;
  });
}
