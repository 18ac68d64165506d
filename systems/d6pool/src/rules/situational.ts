import { type Attribute, figureOf, type OfFigure, skillDice } from '../model.ts';
import { type DpFate, type House, ofGm, refused, type Share } from '../rule.ts';
import { rollChallenge } from './challenge.ts';
import { penaltiesOf } from './penalties.ts';

export interface SituationalInput extends OfFigure {
  readonly what: string;
  readonly attribute: Attribute | null;
  readonly skill: string | null;
  /** An advantage or disadvantage whose own dice are rolled: enemies, a patron. */
  readonly trait: string | null;
  readonly difficulty: number;
  readonly hidden: boolean;
  /** The GM lets wounds count (section 2.45). */
  readonly gmWounds: boolean;
}

/** DP-CHL-16: the GM rolls a figure's traits to learn whether something happens or is true. */
export function situational(fate: DpFate, input: SituationalInput, house: House) {
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
