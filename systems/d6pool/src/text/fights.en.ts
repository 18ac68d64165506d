import { fightNamesEn } from './fight-names.en.ts';
import type { FightTopic } from './fights.ts';
import { thingName } from './gear-names.ts';
import { namesEn } from './names.en.ts';
import { named, phrasesEn } from './phrases.ts';
import { surroundingsNamesEn } from './surroundings-names.en.ts';

const { plural, number, listed } = phrasesEn;
const { damageTypes, movements, travelMeans, vulnerabilities, carryings } = fightNamesEn;

const thing = thingName(namesEn.gear, surroundingsNamesEn.objects);
const span = (from: number, to: number): string =>
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
export const fightsEn: FightTopic = {
  facts: {
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
    posture: ({ figure, to }) => `${figure}: ${namesEn.postures[to]}.`,
    mounted: ({ figure, on, what }) =>
      on === null
        ? `${figure} ${what === 'mount' ? 'dismounts' : 'gets out'}.`
        : `${figure} ${what === 'mount' ? 'mounts' : 'gets in'}: ${on}.`,
    encumbrance: ({ figure, kg, dice }) =>
      `${figure} carries ${number(kg)} kg: ${dice === 0 ? 'no encumbrance' : plural(dice, 'penalty die', 'penalty dice')}.`,
    itemMoved: ({ figure, item, to }) =>
      `${figure === '' ? '' : `${figure}: `}${thing(item)}, ${named(carryings, to)}.`,
    travelled: ({ means, from, to, capped, stops }) =>
      `${travelMeans[means]}: ${span(from, to)} km${capped ? ', no more in a day' : ''}${stops > 0 ? `, with at least ${plural(stops, 'stop', 'stops')}` : ''}.`,
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
    boardPainted: ({ cells, to }) =>
      `${plural(cells, 'cell', 'cells')} of the map: ${fightNamesEn.cellKinds[to]}.`,
    placed: ({ figure, x, y }) => `${figure} stands at ${number(x)} / ${number(y)}.`,
    apart: ({ a, b, metres }) => `${a} and ${b} are ${number(metres)} m apart.`,
    covered: ({ figure, quarters }) => `${figure}’s cover: ${QUARTERS[quarters] ?? quarters}.`,
    ground: ({ terrain, light }) => `It is ${namesEn.lights[light]}, ${GROUND[terrain]}.`,
    alert: ({ figure, surprised, incapacitated }) =>
      incapacitated
        ? `${figure} is out of action.`
        : surprised
          ? `${figure} is surprised.`
          : `${figure} is on guard.`,
  },
  questions: {
    tiedFirst: { ask: 'Who of those tied goes first?', options: {} },
    movementRoll: {
      ask: 'Is anything at stake in this movement?',
      options: { pass: 'no, without a roll', roll: 'yes, roll' },
    },
    stopAtEnemy: {
      ask: 'Does this enemy stop the movement?',
      options: { stop: 'yes, stop', goOn: 'no, it is engaged' },
    },
    jumpFailure: {
      ask: 'What happens after the failed jump?',
      options: { stopBefore: 'stops before it', fallIn: 'falls in' },
    },
    damageType: {
      ask: 'Which type of damage do you attack with?',
      options: { cut: 'cut', pierce: 'pierce', blunt: 'blunt' },
    },
    defence: {
      ask: 'How do you defend yourself?',
      options: { plain: 'dodge, dexterity only', bareHands: 'parry with bare hands' },
    },
    defenceLuck: { ask: 'How many dice of luck go into the defence?', options: {} },
    defenceFate: { ask: 'How many fate dice do you use for the defence?', options: {} },
    tradeCrits: { ask: 'How many critical successes do you trade for an effect?', options: {} },
    tradeAgreed: {
      ask: 'Do you allow the effect instead of the damage dice?',
      options: { agree: 'yes', disagree: 'no' },
    },
    bareHandsHit: { ask: 'How many more damage dice are there against bare hands?', options: {} },
    damageFate: { ask: 'How many fate dice go into the damage?', options: {} },
    whichArmour: { ask: 'Which armour counts?', options: {} },
    armourGaps: {
      ask: 'How many bonus dice do the gaps in the armour give?',
      options: { '0': 'none', '1': '1 die', '2': '2 dice', '3': '3 dice' },
    },
    disarmCrits: {
      ask: 'Is the weapon damaged as it falls?',
      options: { damage: 'yes, it is damaged', take: 'no, it stays whole' },
    },
    opportunity: {
      ask: 'Do you grant the opportunity attack?',
      options: { grant: 'yes, grant it', refuse: 'no' },
    },
    friendHit: { ask: 'Which friend is hit?', options: {} },
    jamCleared: { ask: 'Is the jam cleared?', options: { yes: 'it is', no: 'it is not' } },
    restBonus: {
      ask: 'How many bonus dice does the good care give?',
      options: { '1': '1 die', '2': '2 dice' },
    },
  },
  actions: {
    'give-item': { title: 'Give equipment', hint: 'Something of the lists for a figure or into the scene.' },
    carry: { title: 'Equip', hint: 'Draw, put on, pack, pick up or drop something.' },
    travel: { title: 'Travel', hint: 'How far one gets by which means.' },
    'start-rounds': { title: 'Start rounds', hint: 'Roll initiative or fix the order.' },
    'join-rounds': { title: 'Join in', hint: 'Whoever comes late rolls and is sorted in.' },
    'set-alert': { title: 'Surprised?', hint: 'Who is surprised or out of action.' },
    'declare-actions': { title: 'Declare actions', hint: 'Several actions cost penalty dice on all rolls.' },
    delay: { title: 'Wait', hint: 'Act later in the same round.' },
    'step-in': { title: 'Step in', hint: 'Whoever has waited acts now.' },
    'first-move': {
      title: 'Act first',
      hint: 'Once per scene before everybody else, with the ability for it.',
    },
    command: { title: 'Give a command', hint: 'Give an ally one more action.' },
    'end-turn': { title: 'End turn', hint: 'The next one in the order is up.' },
    'end-rounds': { title: 'End rounds', hint: 'The action scene is over.' },
    'free-action': { title: 'Free action', hint: 'A call, letting something go: once per round for free.' },
    'set-ground': { title: 'Ground and light', hint: 'What the ground is like and how bright it is.' },
    'lay-board': {
      title: 'Lay out a map',
      hint: 'How large the map is and how many metres a cell has. Walls and cover start anew.',
    },
    'paint-board': { title: 'Draw the map', hint: 'Walls hide everything, low cover half.' },
    'place-figure': { title: 'Place', hint: 'Put a figure on the map.' },
    move: { title: 'Move', hint: 'Walk, run, crawl, swim or climb.' },
    jump: { title: 'Jump', hint: 'Over, onto or off something while moving.' },
    'change-posture': { title: 'Change posture', hint: 'Lie down, kneel or get up.' },
    mount: { title: 'Get on or off', hint: 'Onto a mount or into a vehicle, and back.' },
    'set-distance': { title: 'Set distance', hint: 'How far two figures are apart.' },
    'melee-attack': { title: 'Melee', hint: 'A whole attack with defence, damage and armour.' },
    'set-cover': { title: 'Set cover', hint: 'How much of a figure is hidden.' },
    'ranged-attack': {
      title: 'Ranged attack',
      hint: 'A whole shot, throw or burst, with damage and armour.',
    },
    aim: { title: 'Aim', hint: 'Needed to shoot through cover.' },
    'clear-jam': { title: 'Clear a jam', hint: 'Make the weapon ready again.' },
    reload: { title: 'Reload', hint: 'Put ammunition or a rocket into the weapon.' },
    grapple: { title: 'Grapple', hint: 'Seize somebody and hold on.' },
    escape: { title: 'Escape', hint: 'Get out of a hold.' },
    'let-go': { title: 'Let go', hint: 'Release a hold, as a free action.' },
    charge: { title: 'Charge', hint: 'Run up and strike in one.' },
    'defensive-stance': { title: 'Defensive stance', hint: 'Only defend: one parry and one die more.' },
    disarm: { title: 'Disarm', hint: 'Take the opponent’s weapon or damage it.' },
    'opportunity-attack': {
      title: 'Opportunity attack',
      hint: 'An attack out of turn, if the GM grants it.',
    },
    damage: { title: 'Damage roll', hint: 'Only the damage of a hit.' },
    toughness: { title: 'Toughness', hint: 'Gather strength for a round and shut out the pain.' },
    'heal-wound': { title: 'Heal wounds', hint: 'Once a week.' },
    'heal-stun': { title: 'Heal stun', hint: 'Every ten minutes.' },
    'adjust-wounds': {
      title: 'Change wounds',
      hint: 'The GM gives a figure wounds or takes them, without dice or armour.',
    },
    'wake-up': { title: 'Wake up', hint: 'Let somebody come round whose wounds allow it.' },
  },
  fields: {
    fixed: 'Fixed order',
    pools: 'Initiative rolls',
    pool: 'Initiative roll',
    attackers: 'Attacking side',
    surprised: 'Surprised',
    incapacitated: 'Out of action',
    actions: 'Actions',
    movement: 'Kind of movement',
    careful: 'Carefully',
    terrain: 'Ground',
    light: 'Light',
    slope: 'Slope',
    base: 'Base distance (m)',
    path: 'Way',
    metres: 'Metres',
    width: 'Cells across',
    height: 'Cells down',
    kind: 'Kind',
    cells: 'Cells',
    cell: 'Cell',
    metresLeft: 'Metres left',
    depth: 'Depth (m)',
    to: 'Where to',
    on: 'On what',
    posture: 'Posture',
    a: 'One figure',
    b: 'The other figure',
    weapon: 'Weapon',
    type: 'Damage type',
    unseen: 'Unseen attack',
    defence: 'For the defence',
    noSkill: 'No skill possible',
    mode: 'Firing mode',
    distance: 'Distance (m)',
    size: 'Size of the target (m)',
    narrow: 'Very narrow',
    fast: 'Very fast',
    cover: 'Cover (quarters)',
    coverValue: 'Armour value of the cover',
    throughCover: 'Through the cover',
    against: 'Against whom',
    quarters: 'Hidden quarters',
    material: 'Made of',
    armourValue: 'Armour value',
    ammo: 'Ammunition',
    rocket: 'Rocket',
    form: 'Form',
    rested: 'Rested',
    wellKept: 'Well cared for',
    isWarm: 'In the warmth',
    means: 'Means of travel',
    hours: 'Hours a day',
    days: 'Days',
    pace: 'Pace',
    factor: 'Factor of the GM',
    from: 'At least',
    capped: 'Limited by the day',
    stops: 'Stops',
    hits: 'Hits',
    weaponWounds: 'Damage to the weapon',
    ignoredDice: 'Penalty dice ignored',
    left: 'Left',
    zones: 'Zones of the armour',
    kg: 'Weight (kg)',
    overloaded: 'Overloaded',
    order: 'Order',
    counts: 'Counts as an action',
    rounds: 'Rounds',
    first: 'First',
  },
  chances: {
    hit: 'Hit|{} hits',
    hurt: 'Victim wounded or stunned|{} wounded or stunned',
    unconscious: 'Victim unconscious|{} unconscious',
    dead: 'Victim dies|{} dies',
    moved: 'Gets on',
    fell: 'Fall',
    across: 'Gets across',
    cleared: 'Jam cleared',
    held: 'Gets hold of the target|{} gets hold of the target',
    free: 'Gets free|{} gets free',
    notReached: 'Does not reach the target|{} does not reach the target',
    disarmed: 'Target disarmed|{} disarmed',
    targetLives: 'Target lives|{} lives',
    untouched: 'Target stays unhurt|{} stays unhurt',
    notHeld: 'Target slips away|{} slips away',
    stillHeld: 'The hold lasts',
    keepsWeapon: 'Target keeps the weapon|{} keeps the weapon',
  },
};
