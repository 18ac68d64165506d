import type { Faces, Option } from '@tafelrunde/kernel';
import type { WeaponType } from '../model.ts';
import type { HhFate, House } from '../rule.ts';
import { attackValues, waveOptions } from './attack.ts';
import { type Defence, defences, partialDefences } from './defence.ts';
import { type FightDice, rescueDice, spend } from './fight-dice.ts';
import { ascending, facesKey } from './groups.ts';

/** A fighter in an exchange. */
export interface Fencer {
  readonly id: string;
  readonly name: string;
  readonly dice: FightDice;
  /** Null: unarmed. */
  readonly weapon: WeaponType | null;
  /** HH-R-41: was disarmed before; has another weapon to draw. */
  readonly disarmed: boolean;
  readonly spare: boolean;
  /** HH-R-45: has closed in on this opponent before. */
  readonly inReach: boolean;
}

export interface Assault {
  readonly attacker: Fencer;
  readonly defender: Fencer;
  /** All dice the attacker has used. */
  readonly launched: Faces;
  /** Group dice the defender has used. */
  readonly defended: Faces;
  /** The dice whose attacks were not stopped. */
  readonly through: Faces;
  /** HH-MEL-10: rescue dice used; so many dice are missing in the next phase. */
  readonly owed: number;
}

/** HH-MEL-07, HH-MEL-08, HH-R-27: wave after wave, until something gets through or the attacker stops. */
export function assault(fate: HhFate, first: Fencer, second: Fencer, house: House): Assault {
  let attacker = first;
  let defender = second;
  let launched: Faces = [];
  let defended: Faces = [];
  let owed = 0;
  for (;;) {
    const wave = chooseWave(fate, attacker, launched.length > 0);
    if (wave.length === 0) return { attacker, defender, launched, defended, through: [], owed };
    attacker = { ...attacker, dice: spend(attacker.dice, wave) };
    launched = ascending([...launched, ...wave]);
    const answer = chooseDefence(fate, attacker, defender, wave, house);
    defender = { ...defender, dice: spend(defender.dice, answer.group, answer.rescue) };
    defended = ascending([...defended, ...answer.group]);
    owed += answer.rescue.length;
    if (answer.through.length > 0)
      return { attacker, defender, launched, defended, through: answer.through, owed };
  }
}

/** Empty: the attacker stops. */
function chooseWave(fate: HhFate, { id, dice }: Fencer, mayStop: boolean): Faces {
  const waves = waveOptions(dice.unused, dice.group);
  const stop: readonly Option<Faces>[] = mayStop ? [{ key: 'stop', value: [] }] : [];
  const options = [...waves, ...stop];
  const [only] = options;
  if (only === undefined) return [];
  return options.length === 1 ? only.value : fate.choose({ id: 'wave', cite: 'HH-MEL-07', by: id, options });
}

interface Answer {
  readonly group: Faces;
  readonly rescue: Faces;
  readonly through: Faces;
}

/**
 * HH-MEL-08, HH-MEL-10, HH-PROC-04: the defender says which dice stop the wave; the cheapest way comes first. Where no
 * way stops everything there is nothing to ask, unless attacks count one by one (HH-R-32).
 */
function chooseDefence(fate: HhFate, attacker: Fencer, defender: Fencer, wave: Faces, house: House): Answer {
  const values = attackValues(wave, attacker.dice.group);
  fate.note('HH-MEL-06', { kind: 'attacks', figure: attacker.name, target: defender.name, values });
  const rescue = rescueDice(defender.dice);
  const against = { attacks: values, group: defender.dice.unused, rescue };
  const complete = defences(against, house['defence.sums']);
  const counted = house['melee.hitPerUnstoppedAttack'];
  const ways = complete.length > 0 || !counted ? complete : partialDefences(against, house['defence.sums']);
  const nothing: Answer = { group: [], rescue: [], through: wave };
  const answers = ways.map((way) => answerBy(way, wave, defender.dice.unused, rescue));
  const answer =
    ways.length === 0
      ? nothing
      : fate.choose({
          id: 'defence',
          cite: 'HH-MEL-09',
          by: defender.id,
          options: [
            ...answers.map((value) => ({ key: keyOf(value), value })),
            { key: 'none', value: nothing },
          ],
        });
  if (answer.group.length + answer.rescue.length > 0) {
    fate.note('HH-MEL-09', {
      kind: 'stopped',
      figure: defender.name,
      dice: answer.group,
      rescue: answer.rescue,
    });
  }
  if (answer.rescue.length > 0) {
    fate.note('HH-MEL-10', { kind: 'owesDice', figure: defender.name, dice: answer.rescue.length });
  }
  if (answer.through.length > 0) {
    const possible = complete.length > 0;
    fate.note('HH-MEL-13', {
      kind: 'gotThrough',
      figure: attacker.name,
      attacks: answer.through.length,
      possible,
    });
  }
  return answer;
}

function answerBy(way: Defence, wave: Faces, group: Faces, rescue: Faces): Answer {
  const stopped = way.blocks.flatMap(({ attacks }) => attacks);
  return {
    group: way.group.map((i) => group[i] as number),
    rescue: way.rescue.map((i) => rescue[i] as number),
    through: wave.filter((_, i) => !stopped.includes(i)),
  };
}

/** Group dice first, rescue dice with an r: `12,12,r9`. */
const keyOf = ({ group, rescue }: Answer): string =>
  [group.length > 0 ? facesKey(group) : '', ...rescue.map((face) => `r${face}`)]
    .filter((part) => part !== '')
    .join(',');
