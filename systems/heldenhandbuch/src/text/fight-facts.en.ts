import type { FactTexts } from '@tafelrunde/kernel';
import { plural } from '@tafelrunde/system';
import type { FightFact } from './fight-facts.ts';
import { names } from './names.ts';

/** A failure is told as 0. */
const told = (number: number): string => (number === 0 ? 'failure' : String(number));
const list = (values: readonly (number | string)[]): string => values.join(', ');
const MANOEUVRE = {
  exi: 'exi',
  pente: 'pente',
  tessera: 'tessera',
  doubleTria: 'double tria',
  tria: 'tria',
} as const;

/** In a clash without figures the sides are called by their part in it. */
const who = (name: string): string =>
  name === 'attacker' ? 'The attack' : name === 'defender' ? 'The defence' : name;
const whom = (name: string): string => (name === 'defender' ? 'the defence' : name);

/** Fights and shots, in English. */
export const fightFactsEn: FactTexts<FightFact> = {
  combatStarted: ({ fighters }) => `The fight begins with ${fighters} fighters.`,
  combatOver: () => 'The fight is over.',
  phase: ({ phase }) => `Combat phase ${phase} begins.`,
  commonThrow: ({ throwNo }) => `Common throw ${throwNo}.`,
  fighterThrew: ({ figure, faces }) => `${figure} throws ${list(faces)}.`,
  satOut: ({ figure }) => `${figure} has to sit this throw out.`,
  initiative: ({ figure, target }) => `${figure} takes the initiative and attacks ${target}.`,
  initiativeTied: ({ figures }) => `Several want to attack at once: ${list(figures)}.`,
  reactionNumber: ({ figure, number }) => `Reaction of ${figure}: ${told(number)}.`,
  nobodyAttacked: () => 'Nobody attacks in this phase.',
  attackFalters: ({ figure }) => `${figure} has no dice group left: the attack falters.`,
  attacks: ({ figure, target, values }) => `${who(figure)} attacks ${whom(target)} with ${list(values)}.`,
  stopped: ({ figure, dice, rescue }) => {
    const used = [...dice.map(String), ...rescue.map((face) => `rescue die ${face}`)];
    return `${who(figure)} defends with ${list(used)}.`;
  },
  gotThrough: ({ figure, attacks, possible }) => {
    const got = `${who(figure)} gets through with ${plural(attacks, 'attack', 'attacks')}`;
    return possible ? `${got}.` : `${got}; nothing could have stopped it.`;
  },
  owesDice: ({ figure, dice }) => `${figure} lacks ${plural(dice, 'die', 'dice')} in the next phase.`,
  counter: ({ figure }) => `${figure} counters.`,
  exchangeOver: () => 'The exchange is over.',
  manoeuvre: ({ figure, manoeuvre }) => `${figure} shows a legendary manoeuvre: ${MANOEUVRE[manoeuvre]}.`,
  initiativeBonus: ({ figure, opponent, throws }) =>
    `Advantage for ${figure}: ${opponent} sits out ${plural(throws, 'throw', 'throws')} of the next phase.`,
  disarmed: ({ figure }) => `${figure} is disarmed.`,
  armedAgain: ({ figure, way, face }) =>
    way === 'draw'
      ? `${figure} draws another weapon for the ${face}.`
      : `${figure} gets the weapon back with the ${face}.`,
  fell: ({ figure, damage }) => `${figure} falls: ${damage} damage.`,
  fled: ({ figure }) => `${figure} escapes from the melee.`,
  closedIn: ({ figure, opponent }) => `${figure} has closed in on ${opponent}.`,
  closingPaid: ({ figure, face }) => `${figure} voids a ${face} to hit.`,
  damagePool: ({ dice, sides, multiplier }) =>
    `Damage with ${dice}d${sides}${multiplier > 1 ? `, times ${multiplier}` : ''}.`,
  extraDamage: ({ dice }) => `${plural(dice, 'extra damage die', 'extra damage dice')}.`,
  hits: ({ hits }) => `Damage values: ${list(hits)}.`,
  struck: ({ figure, protection, light, heavy, critical }) => {
    const parts = [
      ...(light > 0 ? [`${light} light`] : []),
      ...(heavy > 0 ? [`${heavy} heavy`] : []),
      ...(critical > 0 ? [`${critical} critical`] : []),
    ];
    const armour = protection > 0 ? ` (protection ${protection})` : '';
    return parts.length === 0
      ? `${figure} stays unhurt${armour}.`
      : `${figure} is hit: ${parts.join(', ')}${armour}.`;
  },
  armourWorn: ({ figure, quality }) => `The armour of ${figure} now has quality ${quality}.`,
  aims: ({ figure, saved }) =>
    saved.length === 0 ? `${figure} goes on aiming.` : `${figure} aims and saves: ${list(saved)}.`,
  shoots: ({ figure, target, size }) =>
    target === null
      ? `${figure} shoots at a target (${names.en.targetSizes[size]}).`
      : `${figure} shoots at ${target}.`,
  struckOut: ({ faces }) => `Struck out for the own movement: ${list(faces)}.`,
  noShot: ({ figure }) => `${figure} gets no shot in this phase.`,
  shotMinimum: ({ base, thrown, distance, minimum }) =>
    `Minimum ${minimum}: target ${base}, dice ${thrown}, distance ${distance}.`,
  shotTotal: ({ total, minimum, hit }) => `Shot ${total} against ${minimum}: ${hit ? 'a hit' : 'a miss'}.`,
  surprised: ({ figure }) => `${figure} suspects nothing and cannot evade.`,
  reacted: ({ figure, number, aware }) =>
    `Reaction of ${figure}: ${told(number)}, ${aware ? 'in time' : 'too late'}.`,
  evaded: ({ figure, skill, number }) => `${figure} evades (${names.en.skills[skill]}): minimum +${number}.`,
  legendaryShot: ({ equals }) => `A legendary shot with ${equals} equals.`,
  deadlyShot: ({ figure }) => `The shot is deadly for ${figure}.`,
  dieVoided: ({ figure, face }) => `${figure} has to void a ${face}.`,
  mustVoid: ({ figure }) => `${figure} has to void the next successful die.`,
  duelWon: ({ winner, phases }) =>
    winner === null
      ? `After ${plural(phases, 'phase', 'phases')} nobody has won.`
      : `${winner === 'first' ? 'The first side (A)' : 'The second side (B)'} wins after ${plural(phases, 'phase', 'phases')}.`,
};
