import { DiceRoll } from '@dice-roller/rpg-dice-roller';
import Roll from 'roll';
import rollParser from 'roll-parser';
import { type Contender, contender } from './benchmark.ts';

/** Each takes a text, rolls it and returns the faces with the result, as its users call it. */
export function nodeRoll(text: string): Contender {
  const roller = new Roll();
  return contender('roll', () => Number(roller.roll(text).result));
}

export function parserRoll(text: string): Contender {
  return contender('roll-parser', () => rollParser.parseAndRoll(text).value);
}

export function rpgRoll(text: string): Contender {
  return contender('rpg-dice-roller', () => new DiceRoll(text).total);
}
