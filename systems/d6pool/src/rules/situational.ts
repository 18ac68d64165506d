import type { Input } from '../actions/inputs.ts';
import { figureOf, skillDice } from '../model.ts';
import { type Fate, type House, ofGm, refused, type Share } from '../rule.ts';
import { rollChallenge } from './challenge.ts';
import { penaltiesOf } from './penalties.ts';

/** DP-CHL-16: the GM rolls a figure's traits to learn whether something happens or is true. */
export function situational(fate: Fate, input: Input<'situational'>, house: House) {
  const { scene, attribute, skill, trait, difficulty, hidden, gmWounds } = input;
  const figure = figureOf(scene, input.figure);
  if (figure === undefined) return refused('unknown-figure');
  const positive: readonly Share[] = [
    ...(attribute === null ? [] : [{ source: attribute, dice: figure.attributes[attribute] }]),
    ...(skill === null ? [] : [{ source: skill, dice: skillDice(figure, skill) }]),
    ...(trait === null
      ? []
      : [{ source: trait, dice: figure.advantages[trait] ?? figure.disadvantages[trait] ?? 0 }]),
  ];
  if (!positive.some(({ dice }) => dice > 0)) return refused('unknown-trait');
  const penalty = penaltiesOf(scene, figure, { roll: 'situational', attribute, skill, gmWounds }, house);
  const rolled = rollChallenge(fate, { of: ofGm('check'), positive, penalty, difficulty, hidden }, house);
  fate.note('DP-CHL-16', { kind: 'situation', what: input.what, happens: rolled.success });
  return {
    outcome: { kind: rolled.success ? ('happens' as const) : ('not' as const), crits: rolled.crits },
    effects: [],
  };
}
