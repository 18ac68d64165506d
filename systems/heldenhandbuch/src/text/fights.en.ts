import type { FightFact } from '../fight-facts.ts';
import type { FIGHT_QUESTIONS, FightAction } from './fights-names.ts';
import { labelsEn } from './labels.en.ts';
import type { Part } from './part.ts';

const plural = (n: number, one: string, many: string): string => `${n} ${Math.abs(n) === 1 ? one : many}`;
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
export const fightsEn: Part<FightFact, typeof FIGHT_QUESTIONS, FightAction> = {
  facts: {
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
        ? `${figure} shoots at a target (${labelsEn.targetSizes[size]}).`
        : `${figure} shoots at ${target}.`,
    struckOut: ({ faces }) => `Struck out for the own movement: ${list(faces)}.`,
    noShot: ({ figure }) => `${figure} gets no shot in this phase.`,
    shotMinimum: ({ base, thrown, distance, minimum }) =>
      `Minimum ${minimum}: target ${base}, dice ${thrown}, distance ${distance}.`,
    shotTotal: ({ total, minimum, hit }) => `Shot ${total} against ${minimum}: ${hit ? 'a hit' : 'a miss'}.`,
    surprised: ({ figure }) => `${figure} suspects nothing and cannot evade.`,
    reacted: ({ figure, number, aware }) =>
      `Reaction of ${figure}: ${told(number)}, ${aware ? 'in time' : 'too late'}.`,
    evaded: ({ figure, skill, number }) =>
      `${figure} evades (${labelsEn.skills[skill]}): minimum +${number}.`,
    legendaryShot: ({ equals }) => `A legendary shot with ${equals} equals.`,
    deadlyShot: ({ figure }) => `The shot is deadly for ${figure}.`,
    dieVoided: ({ figure, face }) => `${figure} has to void a ${face}.`,
    mustVoid: ({ figure }) => `${figure} has to void the next successful die.`,
    duelWon: ({ winner, phases }) =>
      winner === null
        ? `After ${plural(phases, 'phase', 'phases')} nobody has won.`
        : `${winner === 'first' ? 'The first side (A)' : 'The second side (B)'} wins after ${plural(phases, 'phase', 'phases')}.`,
  },
  questions: {
    meleeThrow: {
      ask: 'What do you keep, or do you attack?',
      options: { initiative: 'Take the initiative', wait: 'Wait', none: 'Keep nothing' },
    },
    lastChance: {
      ask: 'All dice lie. Do you attack after all?',
      options: { initiative: 'Take the initiative', pass: 'No' },
    },
    initiative: { ask: 'Who gets the initiative?', options: {} },
    target: { ask: 'Whom do you attack?', options: {} },
    attackToo: { ask: 'Do you attack as well?', options: { attack: 'Yes', pass: 'No' } },
    wave: { ask: 'Which dice do you attack with now?', options: { stop: 'Stop' } },
    defence: { ask: 'What do you defend with?', options: { none: 'Nothing' } },
    counter: { ask: 'Do you counter?', options: { counter: 'Yes, counter', end: 'No' } },
    strike: {
      ask: 'Your attack gets through. What do you do?',
      options: { hit: 'Hit', flee: 'Flee instead of hitting' },
    },
    closeIn: {
      ask: 'You have closed in. Which die do you void for a hit?',
      options: { 'close-in': 'None, just close in', flee: 'None, rather flee' },
    },
    pente: { ask: 'What does the pente do?', options: { 'double-blow': 'Double damage', fall: 'A fall' } },
    split: { ask: 'Whom does this damage hit?', options: {} },
    armAgain: {
      ask: 'Do you arm yourself again?',
      options: { recover: 'Get the old weapon back', draw: 'Draw another one', no: 'No' },
    },
    armDie: { ask: 'Which die do you give for it?', options: {} },
    damagePool: {
      ask: 'Which damage dice do you take?',
      options: { ts: 'TS of the weapon', pts: 'The own PTS' },
    },
    extraDamage: { ask: 'How many extra damage dice do you take?', options: {} },
    throwAgain: { ask: 'Which damage die do you throw again?', options: { stand: 'None' } },
    merge: { ask: 'Which equal damage dice do you merge?', options: {} },
    voidDie: { ask: 'Which die do you void?', options: {} },
    shootOrAim: {
      ask: 'Do you shoot at once, or aim on and leave something lying?',
      options: { shoot: 'Shoot', aim: 'Aim on', none: 'Aim, leave nothing lying' },
    },
    save: { ask: 'Which dice do you save for the next phase?', options: { none: 'None' } },
    strikeOut: { ask: 'Which dice do you strike out for your movement?', options: {} },
    shotTotal: { ask: 'Which dice count for the shot?', options: {} },
    evade: { ask: 'What do you evade with?', options: { stay: 'Not at all' } },
  },
  actions: {
    'start-combat': { title: 'Start a fight', hint: 'Everybody lines up, in one place or several.' },
    'melee-phase': { title: 'Combat phase', hint: 'Throw together, attack, defend, hit.' },
    'next-phase': { title: 'Next phase', hint: 'New dice; what is owed falls due.' },
    'end-combat': { title: 'End the fight', hint: 'Breaks the fight off.' },
    clash: { title: 'Attack against defence', hint: 'Checks without figures whether dice stop an attack.' },
    shoot: { title: 'Shoot', hint: 'Throw, then shoot at once or go on aiming.' },
    damage: { title: 'Roll damage', hint: 'Roll damage against a figure, with armour.' },
    duel: { title: 'Duel', hint: 'Two fight to first blood or to the death.' },
  },
};
