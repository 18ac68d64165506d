import type { FactTexts } from '@tafelrunde/kernel';
import type { FightFact } from './fight-facts.ts';
import { named, names } from './names.ts';
import { phrases } from './phrases.ts';

const { plural, number, listed, thing } = phrases.en;
const { carryings, cellKinds, damageTypes, lights, movements, postures, travelMeans, vulnerabilities } =
  names.en;

const range = (from: number, to: number): string =>
  from === to ? number(from) : `${number(from)} to ${number(to)}`;

const QUARTERS = ['no cover', 'a quarter', 'half', 'three quarters', 'all'] as const;
const GROUND = ['even ground', 'difficult ground', 'very difficult ground'] as const;

/** What the rules themselves use free actions for. */
const FREE: Readonly<Record<string, string>> = {
  command: 'command',
  posture: 'posture',
  item: 'equipment',
  letGo: 'letting go',
};

/** Rounds, movement, fights and healing in English. */
export const fightFactsEn: FactTexts<FightFact> = {
  initiative: ({ order }) => `Order: ${order.map(({ figure, net }) => `${figure} (${net})`).join(', ')}.`,
  joined: ({ figure, net, place }) => `${figure} joins with ${net}, in place ${place}.`,
  roundStarted: ({ round }) => `Round ${round} begins.`,
  roundEnded: ({ round, due }) =>
    due.length === 0
      ? `Round ${round} is over.`
      : `Round ${round} is over. Air, fire or acid is due for ${listed(due)}.`,
  roundsEnded: ({ rounds }) => `The action scene is over after ${plural(rounds, 'round', 'rounds')}.`,
  turnOf: ({ figure }) => `It is ${figure}’s turn.`,
  actionsDeclared: ({ figure, actions, dice }) =>
    dice === 0
      ? `${figure} declares ${plural(actions, 'action', 'actions')}.`
      : `${figure} declares ${plural(actions, 'action', 'actions')}: ${plural(dice, 'penalty die', 'penalty dice')} on every roll.`,
  delayed: ({ figure }) => `${figure} waits.`,
  steppedIn: ({ figure }) => `${figure} steps in now.`,
  passed: ({ figure }) => `${figure} passes.`,
  freeAction: ({ figure, what, counts }) =>
    `${figure} takes a free action${what === '' ? '' : ` (${named(FREE, what)})`}${counts ? '; it counts as an action' : ''}.`,
  moved: ({ figure, movement, metres, halved }) =>
    `${figure}: ${movements[movement]}, ${number(metres)} m${halved > 0 ? ` (halved ${plural(halved, 'time', 'times')} by the load)` : ''}.`,
  notMoved: ({ figure, movement }) => `${figure} makes no headway (${movements[movement]}).`,
  stoppedBy: ({ figure, enemy, metres }) => `${enemy} stops ${figure} after ${number(metres)} m.`,
  jumped: ({ figure, metres, across }) =>
    across ? `${figure} jumps ${number(metres)} m.` : `${figure} does not make the jump.`,
  fell: ({ figure, metres }) => (metres > 0 ? `${figure} falls ${number(metres)} m.` : `${figure} falls.`),
  posture: ({ figure, to }) => `${figure}: ${postures[to]}.`,
  mounted: ({ figure, on, what }) =>
    on === null
      ? `${figure} ${what === 'mount' ? 'dismounts' : 'gets out'}.`
      : `${figure} ${what === 'mount' ? 'mounts' : 'gets in'}: ${on}.`,
  encumbrance: ({ figure, kg, dice }) =>
    `${figure} carries ${number(kg)} kg: ${dice === 0 ? 'no encumbrance' : plural(dice, 'penalty die', 'penalty dice')}.`,
  itemMoved: ({ figure, item, to }) =>
    `${figure === '' ? '' : `${figure}: `}${thing(item)}, ${named(carryings, to)}.`,
  travelled: ({ means, from, to, capped, stops }) =>
    `${travelMeans[means]}: ${range(from, to)} km${capped ? ', no more in a day' : ''}${stops > 0 ? `, with at least ${plural(stops, 'stop', 'stops')}` : ''}.`,
  noDefence: ({ figure }) => `${figure} cannot defend at all.`,
  defence: ({ figure, how, item }) => {
    if (how === 'plain') return `${figure} dodges.`;
    return `${figure} parries with ${item === null ? 'bare hands' : thing(item)}.`;
  },
  vulnerable: ({ figure, causes }) =>
    `${figure} is vulnerable: ${listed(causes.map((one) => vulnerabilities[one]))}.`,
  shotDifficulty: ({ size, hard, cover, range, total }) =>
    `S${total}: size ${size}, hard to hit ${hard}, cover ${cover}, range ${range}.`,
  hit: ({ attacker, target, crits }) =>
    `${attacker} hits ${target}${crits > 0 ? ` with ${plural(crits, 'critical success', 'critical successes')}` : ''}.`,
  friendHit: ({ figure, friend }) => `${figure} hits ${friend} by mistake.`,
  missed: ({ attacker, target }) => `${attacker} misses ${target}.`,
  burst: ({ attacker, target, hits }) =>
    `${attacker}’s burst hits ${target} ${plural(hits, 'time', 'times')}.`,
  critsTraded: ({ crits }) =>
    `${plural(crits, 'critical success becomes', 'critical successes become')} an effect.`,
  protected: ({ figure, value, type, bonusDice }) =>
    `${figure}’s armour against ${damageTypes[type]}: ${value}${bonusDice > 0 ? `, gaps give ${plural(bonusDice, 'bonus die', 'bonus dice')}` : ''}.`,
  damage: ({ net, difficulty, wounds }) =>
    `Damage: ${net} against S${difficulty}, ${wounds === 0 ? 'no effect' : `effect ${wounds}`}.`,
  noDamageDice: () => 'No damage dice are left.',
  wounded: ({ figure, wounds, total }) =>
    `${figure} takes ${plural(wounds, 'wound', 'wounds')}${total === null ? '' : ` and now has ${total}`}.`,
  stunned: ({ figure, stun, total }) =>
    `${figure} takes ${plural(stun, 'stun', 'stuns')}${total === null ? '' : ` and now has ${total}`}.`,
  unconscious: ({ figure }) => `${figure} loses consciousness.`,
  died: ({ figure }) => `${figure} dies.`,
  woke: ({ figure }) => `${figure} comes round.`,
  armourWorn: ({ figure, armour, taken, limit }) =>
    taken >= limit
      ? `${figure}’s ${thing(armour)} protects no more.`
      : `${figure}’s ${thing(armour)} is damaged: ${taken} of ${limit}.`,
  held: ({ holder, held }) => `${holder} holds ${held}.`,
  strangled: ({ holder, held }) => `${holder} takes ${held}’s breath away.`,
  notHeld: ({ holder, held }) => `${held} slips out of ${holder}’s grip.`,
  released: ({ holder, held, by }) =>
    by === 'escape' ? `${held} gets free of ${holder}.` : `${holder} lets ${held} go.`,
  stillHeld: ({ holder, held }) => `${held} does not get free of ${holder}.`,
  holdDropped: ({ figure }) => `The hold on or by ${figure} is off: somebody is missing from it.`,
  orderRepaired: () => 'The order names only those who are there.',
  stance: ({ figure }) => `${figure} takes a defensive stance.`,
  disarmed: ({ figure, item }) => `${figure} loses the ${thing(item)}.`,
  itemDamaged: ({ item, wounds }) => `The ${thing(item)} is damaged (${wounds}).`,
  aimed: ({ figure, target }) => `${figure} aims at ${target}.`,
  jammed: ({ figure, item }) => `${figure}’s ${thing(item)} jams.`,
  ready: ({ figure, item, ready }) =>
    ready ? `${figure}’s ${thing(item)} is ready.` : `${figure}’s ${thing(item)} is still stuck.`,
  opportunity: ({ figure, target, granted }) =>
    granted
      ? `${figure} gets an opportunity against ${target}.`
      : `The GM grants ${figure} no opportunity against ${target}.`,
  openings: ({ figure, to }) => `${figure} leaves an opening for ${listed(to)}.`,
  toughness: ({ figure, success, dice }) =>
    success
      ? `${figure} shrugs off the pain: ${plural(dice, 'penalty die', 'penalty dice')} fewer.`
      : `${figure} cannot shake off the pain.`,
  healing: ({ figure, of, success, left }) => {
    const rest = of === 'wounds' ? plural(left, 'wound', 'wounds') : plural(left, 'stun', 'stuns');
    return success ? `${figure} recovers: ${rest} left.` : `Nothing heals for ${figure}: still ${rest}.`;
  },
  boardLaid: ({ width, height, metres }) =>
    `A map of ${number(width)} by ${number(height)} m; a cell has ${number(metres)} m.`,
  boardPainted: ({ cells, to }) => `${plural(cells, 'cell', 'cells')} of the map: ${cellKinds[to]}.`,
  placed: ({ figure, x, y }) => `${figure} stands at ${number(x)} / ${number(y)}.`,
  apart: ({ a, b, metres }) => `${a} and ${b} are ${number(metres)} m apart.`,
  covered: ({ figure, quarters }) => `${figure}’s cover: ${QUARTERS[quarters] ?? quarters}.`,
  ground: ({ terrain, light }) => `It is ${lights[light]}, ${GROUND[terrain]}.`,
  alert: ({ figure, surprised, incapacitated }) =>
    incapacitated
      ? `${figure} is out of action.`
      : surprised
        ? `${figure} is surprised.`
        : `${figure} is on guard.`,
};
