import { plural, signed, told } from '@tafelrunde/system';
import type { Complication } from '../data/complications.ts';
import type { Side, Status } from '../model.ts';
import type { Reach } from '../rules/range.ts';
import { factWords } from './fact-words.ts';
import type { GwFact, GwFactTexts } from './facts.ts';
import { names } from './names.ts';
import { refusalWords } from './refusals.ts';

const { conditions, levels, spellLevels, spells, traits, verdicts, weapons, words } = names.en;
const parts = factWords.en;

const percent = (p: number): string => `${Math.round(p * 1000) / 10}%`;
const signedSteps = (n: number): string => `${signed(n)} ${Math.abs(n) === 1 ? 'step' : 'steps'}`;

/** A label inside a sentence. */
const inline = (label: string): string => label.charAt(0).toLowerCase() + label.slice(1);

/** The word of a list; whatever the table has named itself stays as it is. */
const named = (list: Readonly<Record<string, string>>, key: string): string =>
  Object.hasOwn(list, key) ? inline(list[key] ?? key) : key;

/** Figures have names; only the two of a duel are called by their part in it. */
const who = (figure: string): string =>
  figure === 'attacker' || figure === 'defender' ? words[figure] : figure;

const { alarm, targetEscapes, passageCollapses } = words;
const CONSEQUENCE = { alarm, targetEscapes, passageCollapses };

/** Those that are no state of the figure. */
const COMPLICATION: Readonly<Partial<Record<Complication, (figure: string) => string>>> = {
  timePressure: (figure) => `time is running short for ${figure}.`,
  alarm: () => 'the alarm is raised.',
  other: (figure) => `the GM says what gets worse for ${figure}.`,
};

function complication({ figure, complication: kind, by }: Extract<GwFact, { kind: 'complication' }>): string {
  const start = by === 'gm' ? 'The GM imposes a complication' : 'Complication';
  return `${start}: ${COMPLICATION[kind]?.(who(figure)) ?? `${who(figure)} ${parts.gained[kind as Status]}.`}`;
}

const REACH: Readonly<Record<Reach, (enemy: string, figure: string) => string>> = {
  inReach: (enemy, figure) => `${enemy} can get at ${figure}, retaliation is possible.`,
  covered: (enemy, figure) => `${figure} is in cover: whether ${enemy} gets there is for the GM to say.`,
  outOfReach: (enemy, figure) => `${enemy} cannot get at ${figure}.`,
  helpless: (enemy) => `${enemy} cannot strike back just now.`,
};

/** The face and what it had to reach, for target numbers and thresholds alike. */
function result({ verdict, face, needs, figure }: Extract<GwFact, { kind: 'result' }>): string {
  if (verdict === 'refused') return 'No roll: done this way it is almost impossible.';
  if (verdict === 'automatic')
    return face === null
      ? `${figure === undefined ? 'Succeeds' : `${who(figure)} succeeds`} without a roll.`
      : `Succeeds in any case (rolled ${face}).`;
  const kind = verdict === 'complication' ? 'Failure with a complication' : verdicts[verdict];
  const word = figure === undefined ? kind : `${kind} for ${who(figure)}`;
  if (face === null) return `${word}.`;
  if (needs === null) return `${word}: rolled ${face}.`;
  if (verdict === 'exceptional' && face < needs)
    return `${word}: ${face}, the highest face, counts even against ${needs}.`;
  if (verdict === 'failure' && face >= needs)
    return `${word}: rolled ${face}, only the highest face would have done.`;
  return `${word}: rolled ${face}, needed ${needs}.`;
}

function difficulty({ from, to, steps }: Extract<GwFact, { kind: 'difficulty' }>): string {
  const beyond = to === 'almostCertain' ? 'under 4: almost certain' : 'over 12: almost impossible';
  const way = steps > 0 ? 'rises' : 'drops';
  return `The TN ${way} by ${plural(Math.abs(steps), 'step', 'steps')} from ${from} to ${typeof to === 'number' ? to : beyond}.`;
}

function combatStarted(first: Side, surprise: Side | null): string {
  if (surprise === 'pc') return 'The fight begins: the player characters surprise the enemies and act first.';
  if (surprise === 'enemy')
    return 'The fight begins: the enemies surprise the player characters and act first.';
  return `The fight begins, and the ${first === 'pc' ? 'player characters' : 'enemies'} have the first turn.`;
}

function spellFails(consequence: 'none' | 'retaliation'): string {
  if (consequence === 'none') return 'The spell fails; there is no further consequence.';
  return 'The spell fails, and retaliation is the consequence.';
}

function advanced(name: string, advance: string): string {
  if (advance === 'heart') return `${name} now has 1 more heart.`;
  if (advance === 'mana') return `${name} now has 1 more Mana.`;
  return `${name} improves ${named(traits, advance)}.`;
}

type PutRight = Extract<GwFact, { kind: 'putRight' }>['what'];
const PUT_RIGHT: Readonly<Record<PutRight, (figure: string) => string>> = {
  heartsCut: (figure) => `${figure} had more hearts than the maximum and now has just as many.`,
  manaCut: (figure) => `${figure} had more Mana than the maximum and now has just as much.`,
  downed: (figure) => `${figure} has no heart left and is therefore downed.`,
  noHearts: (figure) => `${figure} is downed and therefore has no heart.`,
  enemyOut: (figure) => `${figure} has no heart left and is therefore out of the fight.`,
  turnOver: (figure) => `${figure} is out of the game and therefore does not have the turn.`,
  cellTaken: (figure) => `Somebody stands on the cell of ${figure} already; ${figure} is off the board.`,
};

/** Every fact as a sentence. */
export const factsEn: GwFactTexts = {
  result,
  traitNamed: ({ trait }) => `The test runs on ${named(traits, trait)}.`,
  difficulty,
  step: ({ label, amount }) => told(signedSteps(amount), named(conditions, label)),
  shiftCut: ({ from, to }) => `Together ${signedSteps(from)}, limited to ${signed(to)}.`,
  threshold: ({ level, needs }) =>
    `${levels[level]}: ${needs >= 6 ? 'only a 6 will do' : `at least ${needs} is needed`}.`,
  helped: ({ from, to }) => `Help turns the d${from} into a d${to}.`,
  helpUseless: ({ die }) => `The help has no effect: the d${die} cannot grow any larger.`,
  helpChances: ({ without, helped, lower }) =>
    lower
      ? `Beware: help lowers the chance from ${percent(without)} to ${percent(helped)}.`
      : `Chance without help ${percent(without)}, with help ${percent(helped)}.`,
  helpDeclined: () => 'The help is declined, and the test goes on without it.',
  helpOffered: ({ helper, helped, description }) => told(`${who(helper)} helps ${who(helped)}`, description),
  oneSaved: () => 'Thanks to the help the 1 is only an ordinary failure.',
  refused: ({ reason }) => refusalWords.en.refusals[reason],
  warned: ({ reason }) => `Note: ${refusalWords.en.refusals[reason]}`,
  rollNeeded: ({ needed }) =>
    needed
      ? 'This calls for a roll: the outcome is open, and a failure would matter.'
      : 'No roll needed: the GM says what happens.',
  wayOn: ({ way }) => parts.waysOn[way],
  complication,
  advantage: ({ advantage }) => parts.advantages[advantage],
  spellAdvantage: ({ advantage }) => parts.spellAdvantages[advantage],
  hit: ({ target, wounds }) =>
    wounds === 0
      ? `${who(target)} is hit but stays unhurt.`
      : `${who(target)} is hit and takes ${plural(wounds, 'wound', 'wounds')}.`,
  enemyOut: ({ target, out }) => `${who(target)} ${out === 'dead' ? 'dies' : 'fights no further'}.`,
  retaliation: ({ figure, reachable, reach = reachable ? 'inReach' : 'outOfReach', enemy = 'The enemy' }) =>
    REACH[reach](who(enemy), who(figure)),
  noRetaliation: ({ why }) => parts.noRetaliation[why],
  heartLost: ({ figure, left, label }) =>
    left === 0
      ? `${who(figure)} loses the last heart to ${inline(words[label])}.`
      : `${who(figure)} loses a heart to ${inline(words[label])}${left === null ? '' : ` (${left} left)`}.`,
  armourUsed: ({ figure, downed = false }) =>
    `${who(figure)} uses the armour token and ${downed ? 'stays alive' : 'keeps the heart'}.`,
  downed: ({ figure, still = false }) =>
    still ? `${who(figure)} stays downed.` : `${who(figure)} is downed.`,
  noDefence: ({ figure, enemy }) => `${who(figure)} is downed and cannot defend itself: ${who(enemy)} hits.`,
  died: ({ figure }) => `${who(figure)} dies.`,
  healed: ({ figure, by }) =>
    by === 0
      ? `${who(figure)} is at full hearts already.`
      : `${who(figure)} gets ${plural(by, 'heart', 'hearts')} back.`,
  raisedUp: ({ figure }) => `${who(figure)} is raised up and now has 1 heart.`,
  crowd: ({ option, enemies }) => `${enemies} enemies press the figure${parts.crowds[option]}.`,
  sight: ({ sight, distance }) =>
    `${parts.sights[sight]}, and the distance is ${plural(distance, 'cell', 'cells')}.`,
  spell: ({ effect, level, tn, mana, description }) =>
    `${description === undefined ? spells[effect] : `“${description}”`}, effect level ${inline(spellLevels[level])}: TN ${tn}, ${mana} Mana.`,
  spellTn: ({ tn, of, target, level, enemy }) =>
    ({
      both: `The TN of ${target} and that of the effect level are the same: ${tn}.`,
      enemy: `The TN of ${target} counts: ${tn} (effect level: ${level}).`,
      level: `The TN of the effect level counts: ${tn} (${target}: ${enemy}).`,
    })[of],
  manaPaid: ({ mana, left }) => `The spell costs ${mana} Mana (${left} left).`,
  manaBack: () => 'The GM refunds 1 Mana.',
  spellWorks: ({ effect }) => parts.spellWorks[effect],
  spellTold: ({ effect }) =>
    effect === 'area'
      ? 'Without a board the GM says who is in the area.'
      : 'Without a board the GM tells how it works.',
  spellFails: ({ consequence }) => spellFails(consequence),
  statusGained: ({ figure, status }) => `${who(figure)} ${parts.gained[status]}.`,
  statusEnded: ({ figure, status }) => `${who(figure)} ${parts.ended[status]}.`,
  moved: ({ figure, to, points, way }) => {
    if (way === 'leaps') return `${who(figure)} leaps to ${to}.`;
    if (way === 'crawls') return `${who(figure)} crawls to ${to}.`;
    return `${who(figure)} moves to ${to} (${plural(points, 'point', 'points')}).`;
  },
  spoke: ({ figure }) => `${who(figure)} manages a few words.`,
  placed: ({ figure, to }) => `${who(figure)} stands on ${to}.`,
  boardDrawn: ({ cell, cells }) => `The GM draws ${plural(cells, 'cell', 'cells')}: ${names.en.cells[cell]}.`,
  coverDeclared: ({ figure, cover }) =>
    cover === null ? `For ${who(figure)} the board counts again.` : `${who(figure)}: ${parts.covers[cover]}.`,
  pickedUp: ({ figure, weapon }) => told(`${who(figure)} picks up a weapon`, named(weapons, weapon)),
  timerMoved: ({ value, length }) => `The timer stands at ${value} of ${length}.`,
  timerFired: ({ consequence }) => told('The timer goes off', named(CONSEQUENCE, consequence)),
  timerSet: ({ length, consequence }) =>
    told(
      `A timer of length ${length} starts${consequence.trim() === '' ? '' : ', and when it is full'}`,
      named(CONSEQUENCE, consequence),
    ),
  timerCleared: () => 'The timer is taken away.',
  rested: ({ figures }) =>
    figures === 0
      ? 'Nobody is there to rest.'
      : `${figures === 1 ? '1 figure rests' : `${figures} figures rest`}: hearts and Mana are full again.`,
  sceneStarted: ({ armoured }) =>
    armoured === 0
      ? 'A new scene begins.'
      : `A new scene begins, and ${armoured === 1 ? '1 armour token is' : `${armoured} armour tokens are`} back.`,
  combatStarted: ({ first, surprise }) => combatStarted(first, surprise),
  initiative: ({ figure, face }) => `${who(figure)} rolls ${face} for the turn order.`,
  turn: ({ figure, round }) => `Round ${round}: ${who(figure)} has the turn.`,
  turnLost: ({ figure }) => `${who(figure)} is paralysed and loses the turn.`,
  combatOver: () => 'The fight is over.',
  defence: ({ figure, enemy, hit }) =>
    hit ? `${who(enemy)} hits ${who(figure)}.` : `${who(figure)} wards off the attack by ${who(enemy)}.`,
  enemyAttack: ({ enemy, figure, way }) =>
    ({
      auto: `${who(enemy)} attacks ${who(figure)} and hits without a roll.`,
      enemyDie: `${who(enemy)} attacks ${who(figure)} with a roll of its own.`,
      retaliationOnly: `${who(enemy)} threatens ${who(figure)}, but at this table enemies do harm by retaliation alone.`,
    })[way],
  created: ({ name }) => `${name} joins in.`,
  advanced: ({ name, advance }) => advanced(name, advance),
  mode: ({ mode }) =>
    mode === 'core' ? 'You now play the core game with d6 to d20.' : 'You now play the d6-only variant.',
  putRight: ({ figure, what }) => PUT_RIGHT[what](figure),
  duel: ({ winner, attacks }) => `${words[winner]} wins after ${plural(attacks, 'attack', 'attacks')}.`,
};
