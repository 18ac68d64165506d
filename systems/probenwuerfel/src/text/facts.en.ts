import type { ModifierSource, PwFact, PwFactTexts } from './facts.ts';
import { named, names } from './names.ts';
import { refusalWords } from './refusals.ts';
import { targets as allTargets } from './targets.ts';

const { attributes, derived, difficulties, lists, rollKinds, skills, units, weapons, words } = names.en;
const targets = allTargets.en;

const plural = (n: number, one: string, many: string): string => `${n} ${Math.abs(n) === 1 ? one : many}`;
const whole = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);
const now = (left: number | null): string => (left === null ? '' : `, now ${whole(left)}`);
/** A sentence that ends in the table's own text, which may bring its own full stop. */
const told = (start: string, text: string): string =>
  `${start}: ${text.trim()}${/[.!?…]$/.test(text.trim()) ? '' : '.'}`;
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
const degrees = (n: number): string => plural(n, 'degree', 'degrees');
const andDegrees = (n: number): string => (n === 0 ? '' : ` with ${degrees(n)}`);

/** Figures have names; the two of a bare comparison are called by their part in it. */
const PARTS: Readonly<Record<string, string>> = { initiator: 'the first side', reactor: 'the second side' };
const who = (name: string): string => PARTS[name] ?? name;
/** At the beginning of a sentence; names stay as they are. */
const whoFirst = (name: string): string => {
  const part = PARTS[name];
  return part === undefined ? name : part.charAt(0).toUpperCase() + part.slice(1);
};
const whose = (name: string): string => (name === '' ? '' : `${whoFirst(name)}: `);
const lasting = (until: string | null): string =>
  until === null || until === '' ? '' : ` (until: ${until})`;

function sourceOf(source: ModifierSource): string {
  switch (source.from) {
    case 'attribute':
      return attributes[source.attribute];
    case 'skill':
      return named(skills, source.skill);
    case 'derived':
      return derived[source.derived];
    case 'effect':
      return source.label;
    case 'untrained':
      return words.untrained;
    case 'circumstance':
      return source.label === '' || /^[+-]\d+$/.test(source.label) ? 'Circumstances' : source.label;
  }
}

const PUT_RIGHT: Readonly<Record<Extract<PwFact, { kind: 'putRight' }>['what'], (name: string) => string>> = {
  hitPointsCut: (name) => `${name} had more hit points than possible and now has the maximum.`,
  manaCut: (name) => `${name} had more Mana than possible and now has the maximum.`,
  outOfAction: (name) => `${name} has no hit points left and is therefore out of action.`,
  inAction: (name) => `${name} still has hit points and is therefore not out of action.`,
  turnOver: (name) => `${name} is out of action and therefore does not have the turn.`,
};

/** Everything an account says, in English. */
export const factsEn: PwFactTexts = {
  rollNeeded: ({ event, roll }) =>
    roll === null
      ? `${event}: that is certain, nothing is rolled.`
      : `${event}: that is open. To be rolled: ${rollKinds[roll]}.`,
  critical: ({ sides, total }) => `The d${sides} is critical and brings ${total} in all.`,
  criticalRoll: ({ again }) =>
    again === 'any'
      ? 'One die is critical: all are thrown again.'
      : 'All dice are at the top: all are thrown again.',
  modifier: ({ source, amount }) => `${sourceOf(source)}: ${signed(amount)}.`,
  difficulty: ({ difficulty, label }) => `Difficulty ${difficulty}: ${difficulties[label]}.`,
  checked: (fact) => {
    const skill = fact.skill === '' ? 'Check' : named(skills, fact.skill);
    const result = fact.success ? `success${andDegrees(fact.degrees)}` : 'failure';
    return `${whose(fact.who)}${skill} ${fact.total} against ${fact.difficulty}, ${result}.`;
  },
  attributeRolled: ({ who: name, attribute, total, difficulty, degrees: count }) => {
    const rolled = `${name}: ${attributes[attribute]} ${total}`;
    if (difficulty === null) return `${rolled}.`;
    return `${rolled} against ${difficulty}, ${total >= difficulty ? `success${andDegrees(count)}` : 'failure'}.`;
  },
  sideRolled: ({ who: name, skill, total }) =>
    `${whoFirst(name)}: ${skill === '' ? 'check' : named(skills, skill)} ${total}.`,
  compared: ({ winner, loser, margin, degrees: count }) =>
    `${whoFirst(winner)} against ${who(loser)}: won ${margin === 0 ? 'on a tie' : `by ${margin}`}${andDegrees(count)}.`,
  tie: ({ settled }) =>
    ({
      player: 'A tie: it goes to the players’ side.',
      initiator: 'A tie: it goes to the side that began.',
      reactor: 'A tie: it goes to the side that reacts.',
      reroll: 'A tie: both roll again.',
      gm: 'A tie: the GM decides.',
    })[settled],
  untrained: ({ skill, malus }) => `${named(skills, skill)} without knowledge: a malus of ${malus}.`,
  degreesOpen: ({ who: name, degrees: count }) => `${name} has ${degrees(count)} open.`,
  extra: ({ who: name, text, approved }) =>
    approved ? told(`Extra for ${name}`, text) : told(`The GM turns down the extra for ${name}`, text),
  modifierGiven: ({ who: name, label, target, amount, until }) =>
    `${name}: ${label}, ${signed(amount)} on ${named(targets, target)}${lasting(until)}.`,
  effectEnded: ({ who: name, label }) => `${name}: ${label} is over.`,
  derivedValue: ({ derived: which, value, unit }) =>
    `${derived[which]}: ${value}${unit === '' ? '' : ` ${named(units, unit)}`}.`,
  derivedOf: ({ who: name }) => `Derived values of ${name}.`,
  regenerated: ({ who: name, what, gain, current, max }) =>
    `${name}: ${derived[what]} ${signed(gain)}, now ${current} of ${max}.`,
  rested: ({ figures, interval }) => {
    const name = { rest: 'Rest', day: 'Daily rest', round: 'Recovery this round', manual: 'Recovery' }[
      interval
    ];
    return `${name} for ${plural(figures, 'figure', 'figures')}.`;
  },
  initiative: ({ who: name, total }) => `${name}: initiative ${total}.`,
  initiativeTie: ({ names }) => `Equally quick: ${names.join(' and ')}. They roll again among themselves.`,
  fightStarted: ({ names }) => `The fight begins. Order: ${names.join(', ')}.`,
  turn: ({ who: name, round }) => `Round ${round}: it is the turn of ${name}.`,
  fightOver: () => 'The fight is over.',
  listRolled: ({ list, face, row }) => told(`${named(lists, list)}, row ${face}`, row),
  scar: ({ who: name, scar }) => told(`${name} keeps a scar`, scar),
  created: ({ name }) => `${name} has joined.`,
  waived: ({ attributeSteps, skillRaises }) =>
    `Lost: ${plural(attributeSteps, 'attribute step', 'attribute steps')} and ${plural(skillRaises, 'raise', 'raises')}.`,
  skillRaised: ({ who: name, skill, die, bonus }) =>
    `${name}: ${named(skills, skill)} rises to ${bonus > 0 ? `d${die} and a further bonus of ${bonus}` : `d${die}`}.`,
  attributeRaised: ({ who: name, attribute, die }) => `${name}: ${attributes[attribute]} rises to d${die}.`,
  levelled: ({ who: name, level }) => `${name} reaches level ${level}.`,
  derivedChanged: ({ who: name, derived: which, by }) => `${name}: ${derived[which]} ${signed(by)}.`,
  attributeChanged: ({ who: name, attribute, die, modifier }) =>
    `${name}: ${attributes[attribute]} is now d${die}${modifier === 0 ? '' : signed(modifier)}.`,
  currentMoved: ({ who: name, what, by }) => `${name}: ${derived[what]} ${signed(by)} with the maximum.`,
  weapon: ({ who: name, weapon, wielded }) =>
    `${name} ${wielded ? 'takes in hand' : 'puts away'}: ${named(weapons, weapon)}.`,
  armour: ({ who: name, armour, value }) =>
    value === 0
      ? `${name} takes the armour off.`
      : `${name} wears ${armour === '' ? 'armour' : armour} of value ${value}.`,
  damaged: ({ who: name, amount, left }) =>
    `${name} loses ${plural(amount, 'hit point', 'hit points')}${now(left)}.`,
  healed: ({ who: name, amount, left }) =>
    `${name} gains ${plural(amount, 'hit point', 'hit points')}${now(left)}.`,
  manaSpent: ({ who: name, amount, left }) => `${name} spends ${amount} mana${now(left)}.`,
  outOfAction: ({ who: name }) => `${name} is out of action.`,
  backInAction: ({ who: name }) => `${name} is back in action.`,
  moved: ({ who: name, distance, running, unit }) =>
    `${name} gets ${distance} far (running ${running} ${named(units, unit)}).`,
  sprinted: ({ degrees: count }) => `Sprinting brings ${degrees(count)}.`,
  attacked: (fact) =>
    `${fact.who} ${fact.hit ? 'hits' : 'misses'} ${fact.target}: ${fact.total} against armour class ${fact.armourClass}${andDegrees(fact.degrees)}.`,
  mustExceed: ({ armourClass }) =>
    `Against a player character ${armourClass} is not enough: it has to be more.`,
  skillEdited: ({ skill, attribute }) =>
    `The skill ${named(skills, skill)} belongs to ${attributes[attribute]}.`,
  skillDeleted: ({ skill }) => `The skill ${named(skills, skill)} is struck out.`,
  listEdited: ({ list, rows }) => `The list ${named(lists, list)} has ${plural(rows, 'row', 'rows')}.`,
  listDeleted: ({ list }) => `The list ${named(lists, list)} is struck out.`,
  presetEdited: ({ label, amount }) =>
    amount === 0 ? `Circumstance struck out: ${label}.` : `Circumstance: ${label} ${signed(amount)}.`,
  refused: ({ reason }) => refusalWords.en.refusals[reason],
  putRight: ({ who: name, what }) => PUT_RIGHT[what](name),
  derivedRoll: ({ derived: value, die, modifier }) =>
    `${derived[value]}: d${die}${modifier === 0 ? '' : ` ${signed(modifier)}`}, rolled each time.`,
  left: ({ who: name }) => `${name} leaves.`,
};
