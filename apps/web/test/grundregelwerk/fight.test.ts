import { defaultsOf } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { chanceOf, oddsFor } from '../../src/engine/chances.ts';
import { answerThrow, beginThrow, firstPool, type Throwing } from '../../src/engine/throwing.ts';
import {
  applied,
  attackInput,
  currentFight,
  duelHouse,
  duelInput,
  ENEMY,
  type FightSetup,
  figureIn,
  HERO,
  isOver,
  newFight,
  nextEnemy,
  settled,
} from '../../src/pages/grundregelwerk/fight.ts';
import { actionNamed, system } from '../../src/pages/grundregelwerk/ladders.ts';

const house = defaultsOf(system.houseRules) as Readonly<Record<string, unknown>>;
const attack = actionNamed('attack');

const SETUP: FightSetup = {
  template: 'warrior',
  category: 'elite',
  kind: 'melee',
  cover: false,
  crowd: false,
  help: false,
  armour: false,
  shootsBack: false,
};

const chanceIn = (setup: FightSetup, name: string, rules = house) => {
  const input = attackInput(newFight(setup, rules), setup, false, rules, 'de');
  return chanceOf(oddsFor(attack, input, rules), name)?.p;
};

describe('the chance on the button', () => {
  // W10 against TN 8: 8, 9 and 10 of ten.
  test('warrior against an elite', () => expect(chanceIn(SETUP, 'hit')).toBe(0.3));
  test('cover is one step: TN 12, only the highest face', () =>
    expect(chanceIn({ ...SETUP, cover: true }, 'hit')).toBe(0.1));
  test('two more enemies around are one step', () =>
    expect(chanceIn({ ...SETUP, crowd: true }, 'hit')).toBe(0.1));
  test('help makes it a W12: 8 to 12 of twelve', () =>
    expect(chanceIn({ ...SETUP, help: true }, 'hit')).toBeCloseTo(5 / 12));
  test('the rogue shoots with W10, and nobody answers from afar', () => {
    const rogue: FightSetup = { ...SETUP, template: 'rogue', kind: 'ranged' };
    expect(chanceIn(rogue, 'hit')).toBe(0.3);
    expect(chanceIn(rogue, 'heartLost')).toBe(0);
    expect(chanceIn({ ...rogue, shootsBack: true }, 'heartLost')).toBe(0.7);
  });
  test('only W6: trained needs 4, an elite makes it 5', () => {
    const input = attackInput(newFight(SETUP, house), SETUP, true, house, 'de');
    expect(firstPool(attack, input, house, settled)?.sides).toBe(6);
    expect(chanceOf(oddsFor(attack, input, house), 'hit')?.p).toBeCloseTo(1 / 3);
  });
});

describe('a fight', () => {
  function attackWith(face: number, setup: FightSetup, scene = newFight(setup, house), ...answers: string[]) {
    const input = attackInput(scene, setup, false, house, 'de');
    let throwing: Throwing = beginThrow({ action: attack, input, house, real: true, settle: settled });
    throwing = answerThrow(throwing, [face]);
    for (const answer of answers) throwing = answerThrow(throwing, answer);
    if (throwing.run.kind !== 'finished') throw new Error(JSON.stringify(throwing.run));
    return applied((input as { scene: typeof scene }).scene, throwing.run.outcome.effects);
  }

  test('a hit costs the elite a heart, the second one ends it', () => {
    const once = attackWith(8, SETUP);
    expect(figureIn(once, ENEMY).hearts).toBe(1);
    expect(isOver(once)).toBe(false);
    const twice = attackWith(9, SETUP, once, 'dead');
    expect(isOver(twice)).toBe(true);
    expect(figureIn(nextEnemy(twice, SETUP, house), ENEMY).hearts).toBe(2);
  });

  test('help and places need no answer, retaliation does', () => {
    const setup = { ...SETUP, help: true, crowd: true };
    expect(figureIn(attackWith(3, setup, undefined, 'heart'), HERO).hearts).toBe(4);
  });

  test('a spent armour token stays spent', () => {
    const setup = { ...SETUP, armour: true };
    const after = attackWith(3, setup, undefined, 'heart', 'use');
    expect(figureIn(after, HERO)).toMatchObject({ hearts: 5, armourTokens: 0 });
    expect(figureIn(currentFight(after, setup, house), HERO).armourTokens).toBe(0);
  });

  test('until somebody is hurt the house rules of now count, then only the TN', () => {
    const stronger = {
      ...house,
      'enemy.hearts': { minion: 1, elite: 4, boss: 6 },
      'enemy.tn': { minion: 6, elite: 12, boss: 12 },
    };
    expect(figureIn(currentFight(newFight(SETUP, house), SETUP, stronger), ENEMY)).toMatchObject({
      hearts: 4,
      tn: 12,
    });
    const hurt = attackWith(8, SETUP);
    expect(figureIn(currentFight(hurt, SETUP, stronger), ENEMY)).toMatchObject({ hearts: 1, tn: 12 });
  });

  test('the odds of the duel start from the hearts of now', () => {
    const win = (scene: ReturnType<typeof newFight>) =>
      chanceOf(
        oddsFor(actionNamed('duel'), duelInput(scene, SETUP), duelHouse(scene, SETUP, house)),
        'attacker',
      )?.p ?? 0;
    const fresh = newFight(SETUP, house);
    expect(win(fresh)).toBeCloseTo(0.66386, 5);
    expect(win(attackWith(8, SETUP))).toBeGreaterThan(win(fresh));
    expect(win(attackWith(3, SETUP, undefined, 'heart'))).toBeLessThan(win(fresh));
  });
});
