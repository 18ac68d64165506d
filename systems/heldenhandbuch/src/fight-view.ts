import type { Faces, Locale } from '@tafelrunde/kernel';
import type { AnswerView, DecisionAt, DicePlace, HandView, PlayView } from '@tafelrunde/system';
import type { House } from './data/house-rules.ts';
import { type LyingHand, nameIn, type PhaseSoFar, phaseSoFar } from './hand-view.ts';
import { type Figure, figureOf, type Scene } from './model.ts';
import { attackValues } from './rules/attack.ts';
import { type Defending, defend, partialDefences } from './rules/defence.ts';
import { countOf } from './rules/fight-dice.ts';
import { descending, LOWEST_SUCCESS, without } from './rules/groups.ts';
import { meleeWeapon } from './rules/weapons.ts';
import { words } from './text/words.ts';

const row = (faces: readonly number[]): string => faces.join(' · ');

const de = {
  attacks: 'greift an',
  defends: 'wehrt ab',
  attacksWith: (values: string) => `greift an mit ${values}`,
  inGroup: (n: number) => `${n} in der Gruppe`,
  outside: (n: number) => `${n} außerhalb`,
  aside: (n: number) => `${n} beiseite`,
  thrown: (n: number) => `${n} geworfen`,
  used: (n: number) => `${n} eingesetzt`,
  owed: (n: number) => `${n} schuldig`,
  owes: (n: number) => `${n} fehlt in der nächsten Phase`,
  attack: (values: string) => `Angriff ${values}`,
  defence: (dice: string) => `Abwehr mit ${dice}`,
  staysForDefence: (dice: readonly number[]) =>
    dice.length === 0
      ? 'Nichts bleibt zur Abwehr'
      : `${row(dice)} ${dice.length === 1 ? 'bleibt' : 'bleiben'} zur Abwehr`,
  staysForCounter: (dice: readonly number[]) =>
    dice.length === 0
      ? 'Danach bist du ohne Würfel'
      : `${row(dice)} ${dice.length === 1 ? 'bleibt' : 'bleiben'} für den Gegenangriff`,
  costs: (n: number) => `In der nächsten Phase ${n === 1 ? 'fehlt dir 1 Würfel' : `fehlen dir ${n} Würfel`}`,
  stopsAll: (name: string) => `${name} kann alles aufhalten.`,
  stopsOnlyBorrowing: (name: string, n: number) =>
    `${name} hält das nur mit ${n === 1 ? 'einem geliehenen Würfel' : `${n} geliehenen Würfeln`} auf.`,
  stopsNone: (name: string) => `${name} kann nichts davon aufhalten.`,
  stopsSome: (name: string, n: number) => `${name} kann höchstens ${n === 1 ? 'einen' : n} davon aufhalten.`,
  cheapest: 'So bleibt dir am meisten.',
  everyMore: (face: number) => `${face} behalten: jede weitere ${face} trifft.`,
  neighbours: (kept: string, faces: string) => `${kept} behalten: ${faces} passt dazu.`,
  or: ' oder ',
};

const en: typeof de = {
  attacks: 'attacks',
  defends: 'defends',
  attacksWith: (values) => `attacks with ${values}`,
  inGroup: (n) => `${n} in the group`,
  outside: (n) => `${n} outside`,
  aside: (n) => `${n} set aside`,
  thrown: (n) => `${n} thrown`,
  used: (n) => `${n} used`,
  owed: (n) => `${n} owed`,
  owes: (n) => `${n} missing in the next phase`,
  attack: (values) => `Attack ${values}`,
  defence: (dice) => `Defend with ${dice}`,
  staysForDefence: (dice) =>
    dice.length === 0 ? 'Nothing is left to defend with' : `${row(dice)} left to defend with`,
  staysForCounter: (dice) =>
    dice.length === 0 ? 'You have no dice left after that' : `${row(dice)} left for a counter-attack`,
  costs: (n) => `You will be ${n === 1 ? '1 die' : `${n} dice`} short in the next phase`,
  stopsAll: (name) => `${name} can stop all of it.`,
  stopsOnlyBorrowing: (name, n) =>
    `${name} stops it only with ${n === 1 ? 'a borrowed die' : `${n} borrowed dice`}.`,
  stopsNone: (name) => `${name} can stop none of it.`,
  stopsSome: (name, n) => `${name} can stop ${n === 1 ? 'one' : n} of it at most.`,
  cheapest: 'This leaves you the most.',
  everyMore: (face) => `Keep the ${face}: every further ${face} hits.`,
  neighbours: (kept, faces) => `Keep ${kept}: ${faces} goes with it.`,
  or: ' or ',
};

const TEXT = { de, en };
type Wording = typeof de;

/** HH-MEL-01: a row of dice for each fighter. */
export const hands: NonNullable<PlayView['hands']> = ({ scene }, trace, locale) => {
  const phase = phaseSoFar(scene as Scene, trace);
  const isLaid = phase.hands.some(({ group }) => group !== null);
  return phase.hands.map((hand) => handView(scene as Scene, phase, hand, isLaid, locale));
};

function handView(
  scene: Scene,
  phase: PhaseSoFar,
  hand: LyingHand,
  isLaid: boolean,
  locale: Locale,
): HandView {
  const lie = (faces: Faces, place: DicePlace) => descending(faces).map((face) => ({ face, place }));
  // Whoever has no group when the others have theirs has nothing to fight with.
  const loose = isLaid && hand.group === null;
  const dice = [
    ...lie(hand.unused, 'group'),
    ...lie(loose ? [...hand.aside, ...hand.thrown] : hand.outside, 'outside'),
    ...lie(loose ? [] : hand.aside, 'aside'),
    ...lie(loose ? [] : hand.thrown, 'thrown'),
    ...lie(hand.used, 'used'),
  ];
  const { sides, owed, owes, id } = hand;
  const figure = figureOf(scene, id);
  const weapon = figure === undefined ? null : weaponWord(figure, locale);
  const note = [roleOf(phase, id, TEXT[locale]), weapon].filter((one) => one !== null).join(' · ');
  const said = saidOf(dice, owed, owes, TEXT[locale]);
  return { figure: id, sides, dice, owed, note: note === '' ? null : note, said };
}

function weaponWord(figure: Figure, locale: Locale): string | null {
  const weapon = meleeWeapon(figure);
  return weapon === undefined ? null : (words[locale].value('weapon', weapon.name) ?? weapon.name);
}

function roleOf({ attacker, target, attacks }: PhaseSoFar, id: string, text: Wording): string | null {
  if (id === attacker)
    return attacks.length === 0 ? text.attacks : text.attacksWith(row(descending(attacks)));
  return id === target ? text.defends : null;
}

function saidOf(dice: HandView['dice'], owed: number, owes: number, text: Wording): string | null {
  const count = (place: DicePlace) => dice.filter((one) => one.place === place).length;
  const parts = [
    [count('group'), text.inGroup],
    [count('outside'), text.outside],
    [count('aside'), text.aside],
    [count('thrown'), text.thrown],
    [count('used'), text.used],
    [owed, text.owed],
    [owes, text.owes],
  ] as const;
  // Dice that have only been thrown speak for themselves.
  if (count('thrown') === dice.length && owed + owes === 0) return null;
  const said = parts.flatMap(([n, told]) => (n === 0 ? [] : [told(n)])).join(' · ');
  return said === '' ? null : said;
}

/** HH-MEL-06, HH-MEL-09: what an attack or a defence comes to; HH-MEL-02: what kept dice are good for. */
export function answer(at: DecisionAt, key: string, locale: Locale): AnswerView | null {
  if (at.question.id === 'wave') return waveView(at, key, TEXT[locale]);
  if (at.question.id === 'defence') return defenceView(at, key, TEXT[locale]);
  return at.question.id === 'meleeThrow' ? keepView(at, key, TEXT[locale]) : null;
}

const facesOf = (key: string): Faces | null => (/^\d+(,\d+)*$/.test(key) ? key.split(',').map(Number) : null);
const sceneOf = ({ run }: DecisionAt): Scene => run.scene as Scene;
const sumsOf = ({ house }: DecisionAt): House['defence.sums'] => (house as House)['defence.sums'];

function waveView(at: DecisionAt, key: string, text: Wording): AnswerView | null {
  const faces = facesOf(key);
  const phase = phaseSoFar(sceneOf(at), at.trace);
  const own = phase.hands.find(({ id }) => id === at.question.by);
  if (faces === null || own === undefined) return null;
  const attacks = attackValues(faces, own.group ?? faces);
  const target = phase.hands.find(({ id }) => id === phase.target);
  return {
    title: text.attack(row(descending(attacks))),
    rest: text.staysForDefence(descending(without(own.unused, faces))),
    why: stoppedBy(at, attacks, nameIn(sceneOf(at), phase.target), target, text),
  };
}

/** HH-MEL-08, HH-MEL-10: what the other side can do about it. */
function stoppedBy(
  at: DecisionAt,
  attacks: readonly number[],
  name: string,
  target: LyingHand | undefined,
  text: Wording,
): string {
  const against: Defending = {
    attacks,
    group: target?.unused ?? [],
    rescue: (target?.outside ?? []).filter((face) => face >= LOWEST_SUCCESS),
  };
  const [best] = partialDefences(against, sumsOf(at));
  const stopped = best?.blocks.flatMap((block) => block.attacks).length ?? 0;
  if (stopped < attacks.length) return stopped === 0 ? text.stopsNone(name) : text.stopsSome(name, stopped);
  const borrowed = best?.rescue.length ?? 0;
  return borrowed === 0 ? text.stopsAll(name) : text.stopsOnlyBorrowing(name, borrowed);
}

function defenceView(at: DecisionAt, key: string, text: Wording): AnswerView | null {
  if (!/^r?\d+(,r?\d+)*$/.test(key)) return null;
  const parts = key.split(',');
  const group = parts.filter((one) => !one.startsWith('r')).map(Number);
  const rescue = parts.filter((one) => one.startsWith('r')).map((one) => Number(one.slice(1)));
  const { attacks, hands: all } = phaseSoFar(sceneOf(at), at.trace);
  const own = all.find(({ id }) => id === at.question.by);
  const found = defend({ attacks, group, rescue }, sumsOf(at));
  const dice = [...group, ...rescue];
  const left = descending(without(own?.unused ?? [], group));
  return {
    title: text.defence(row(dice)),
    rest: rescue.length > 0 ? text.costs(rescue.length) : text.staysForCounter(left),
    why: key === at.question.options[0] ? text.cheapest : null,
    stops: (found?.blocks ?? []).map((block) => ({
      attacks: block.attacks.map((i) => attacks[i] as number),
      dice: block.dice.map((i) => dice[i] as number),
    })),
  };
}

/** HH-GRP-01, HH-GRP-02: equals make a group, neighbours too. */
function keepView({ question }: DecisionAt, key: string, text: Wording): AnswerView | null {
  const taken = facesOf(key)?.filter((face) => face >= LOWEST_SUCCESS) ?? [];
  if (taken.length === 0) return null;
  const lying = [...(question.dice?.aside ?? []), ...taken].filter((face) => face >= LOWEST_SUCCESS);
  const most = Math.max(...lying.map((face) => countOf(lying, face)));
  const face = Math.max(...lying.filter((one) => countOf(lying, one) === most));
  if (new Set(lying).size === 1 || most > 1) return { title: null, rest: null, why: text.everyMore(face) };
  const [low, high] = [Math.min(...lying), Math.max(...lying)];
  const isRun = high - low === lying.length - 1;
  const sides = question.dice?.sides ?? high;
  const fits = [low - 1, high + 1].filter((one) => one >= LOWEST_SUCCESS && one <= sides);
  if (!isRun || fits.length === 0) return null;
  return { title: null, rest: null, why: text.neighbours(row(descending(taken)), fits.join(text.or)) };
}
