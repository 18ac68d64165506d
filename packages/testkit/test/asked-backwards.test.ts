import { die, face, question, type Rule, type Stance } from '@tafelrunde/kernel';
import { expect, test } from 'vitest';
import { compareOrders } from '../src/asked-backwards.ts';

const duel = ({ by }: { by: string }): Stance => (by === 'foe' ? 'oppose' : 'seek');
const identity = (value: number): number => value;

test('it does not matter who is asked first, as nobody sees the answers', () => {
  const pennies: Rule<unknown, unknown, number> = (fate) => {
    const prize = fate.roll(die(3), face, 'K-12');
    const [one, two] = fate.chooseTogether(
      ['hero', 'foe'].map((by) => question('coin', 'K-12', by, ['a', 'b'])),
    );
    return one === two ? prize : 0;
  };
  expect(compareOrders(pennies, {}, {}, [identity], duel)).toEqual({ compared: 4, differs: undefined });
});

test('a rule that sees who was asked first is found out', () => {
  // Whoever is looked at first, as the questions are asked, gets the own bid.
  const careless: Rule<unknown, unknown, number> = (fate) => {
    let first = '';
    const asks = ['hero', 'foe'].map((by) => ({
      id: 'bid',
      cite: 'K-13',
      by,
      get options() {
        first ||= by;
        return question('bid', 'K-13', by, ['1', '2']).options;
      },
    }));
    fate.chooseTogether(asks);
    return first === 'hero' ? 1 : 0;
  };
  expect(compareOrders(careless, {}, {}, [identity], duel).differs).toEqual([]);
});
