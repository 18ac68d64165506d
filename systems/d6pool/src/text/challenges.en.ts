import type { Share } from '../facts.ts';
import type { ChallengeTopic } from './challenges.ts';
import { namesEn } from './names.en.ts';
import { traitName } from './names.ts';
import { named, phrasesEn } from './phrases.ts';
import { refusalsEn } from './refusals.en.ts';

const { plural, number, listed } = phrasesEn;
const { abilities, categories, consequences, critMeanings, modules, sceneSorts, verdicts, words } = namesEn;

const trait = (key: string): string => traitName(namesEn, key);
const shares = (list: readonly Share[]): string =>
  list.map(({ source, dice }) => `${trait(source)} ${dice}`).join(', ');

function pool(positive: readonly Share[], penalty: readonly Share[], automatic: number): string {
  const parts = [
    positive.length === 0 ? 'No success dice' : `Success dice: ${shares(positive)}`,
    ...(penalty.length === 0 ? [] : [`penalty dice: ${shares(penalty)}`]),
    ...(automatic === 0 ? [] : [plural(automatic, 'automatic success', 'automatic successes')]),
  ];
  return `${parts.join('; ')}.`;
}

/** Challenges, characters and scenes in English. */
export const challengesEn: ChallengeTopic = {
  facts: {
    refused: ({ reason }) => refusalsEn[reason],
    pool: ({ positive, penalty, automatic }) => pool(positive, penalty, automatic),
    challenge: ({ verdict, successes, failures, net, difficulty, crits }) => {
      const against = difficulty === null ? '' : ` against S${difficulty}`;
      const more = crits === 0 ? '' : `, ${plural(crits, 'critical success', 'critical successes')}`;
      const sum = failures === 0 ? `${net}` : `${successes} − ${failures} = ${net}`;
      return `${verdicts[verdict]}: ${sum}${against}${more}.`;
    },
    failing: ({ sources }) => `This is why: ${listed(sources.map(trait))}.`,
    opposed: ({ winner, net, threshold }) =>
      winner === 'attacker'
        ? `The attack succeeds: ${net} against ${threshold}.`
        : `The defence holds: ${net} against ${threshold}.`,
    contest: ({ result, best }) =>
      result === 'won'
        ? `The winner is ${listed(best)}.`
        : result === 'draw'
          ? `A draw between ${listed(best)}.`
          : `Level, so both win: ${listed(best)}.`,
    poolDeclined: ({ figure }) => `The GM does not allow these dice for ${figure}.`,
    passedWithoutRoll: ({ figure }) => `${figure} manages it without a roll.`,
    patzer: ({ category, consequence }) => `Patzer (${categories[category]}): ${consequences[consequence]}.`,
    critsUsed: ({ category, meaning, amount }) =>
      `${categories[category]}: ${critMeanings[meaning]}${amount === 0 ? '' : ` (${number(amount)})`}.`,
    decidedBySupport: ({ helper }) => `Only the help of ${helper} made it a success.`,
    supported: ({ helper, helped, automatic, bonusDice, penaltyDice }) => {
      if (automatic > 0)
        return `${helper} helps ${helped}: ${plural(automatic, 'automatic success', 'automatic successes')}.`;
      if (bonusDice > 0) return `${helper} hands ${helped} ${plural(bonusDice, 'bonus die', 'bonus dice')}.`;
      return penaltyDice > 0
        ? `${helper} is in the way of ${helped}: ${plural(penaltyDice, 'penalty die', 'penalty dice')}.`
        : `${helper} is of no help to ${helped}.`;
    },
    extendedStarted: ({ figure, task, rolls }) =>
      `${figure} sets out${task === '' ? '' : ` (${task})`}: ${rolls} rolls.`,
    extended: ({ result, passed, rolls, quality }) =>
      `${passed} of ${rolls} passed, ${named(namesEn.results, result)}${quality === 0 ? '' : `, quality ${quality}`}.`,
    noticed: ({ noticed }) => (noticed ? 'It is noticed.' : 'Nobody notices anything.'),
    situation: ({ what, happens }) =>
      `${what === '' ? 'The situation' : what}: ${happens ? 'yes, it is so' : 'no, not this time'}.`,
    fateSpent: ({ figure, dice }) => `${figure} spends ${plural(dice, 'fate die', 'fate dice')}.`,
    fateAwarded: ({ figure, by, owned }) =>
      by < 0
        ? `${figure} loses ${-by} and has ${plural(owned, 'fate die', 'fate dice')} left.`
        : `${figure} gains ${by} and now has ${plural(owned, 'fate die', 'fate dice')}.`,
    fateRefreshed: ({ figures }) =>
      figures === 0
        ? 'Everybody has enough fate dice.'
        : `The fate dice of ${plural(figures, 'figure', 'figures')} are refreshed.`,
    abilityUsed: ({ figure, ability }) => `${figure} uses ${named(abilities, ability)}.`,
    xpOffered: ({ figure, traits }) =>
      `${figure} may take an experience point: ${listed(traits.map(trait))}.`,
    xpDeclined: ({ figure }) => `${figure} declines the experience point.`,
    xpGained: ({ figure, trait: on, points }) =>
      `${figure}: ${plural(points, 'experience point', 'experience points')} on ${trait(on)}.`,
    income: ({ figure, from, to }) =>
      from === to
        ? `${figure} keeps lifestyle ${from}.`
        : `The lifestyle of ${figure} ${to > from ? 'rises' : 'falls'} from ${from} to ${to}.`,
    created: ({ name, level }) => `${name} joins the game at level ${level}.`,
    levelUp: ({ figure, level }) => `${figure} reaches level ${level}.`,
    levelUpPutOff: ({ figure }) => `${figure} waits with the next level.`,
    traitChanged: ({ figure, trait: changed, of, dice, agreed }) => {
      const name = trait(`${of === 'advantages' ? 'advantage' : 'disadvantage'}:${changed}`);
      if (!agreed) return `There is no agreement on ${name} for ${figure}.`;
      return dice === 0 ? `${figure} loses ${name}.` : `${figure} now has ${name} at ${dice}D.`;
    },
    sceneStarted: ({ sort }) => `A new scene: ${sceneSorts[sort]}.`,
    sceneEnded: ({ mayRise }) =>
      mayRise.length === 0 ? 'The scene is over.' : `The scene is over; ready to rise: ${listed(mayRise)}.`,
    setting: ({ name, off }) =>
      `Setting: ${named(words, name)}${off.length === 0 ? '' : `; without ${listed(off.map((one) => named(modules, one)))}`}.`,
  },
  questions: {
    poolAgreed: { ask: 'Do attribute and skill fit?', options: { agree: 'Yes', disagree: 'No' } },
    simplePasses: {
      ask: 'Very simple: passed without a roll?',
      options: { pass: 'Yes, passed', roll: 'No, roll' },
    },
    repeatRoll: { ask: 'Make the roll again?', options: { repeat: 'Yes, again', keep: 'No, keep it' } },
    attitudeBetter: { ask: 'Does the attitude improve?', options: { yes: 'Yes', no: 'No' } },
    patzer: { ask: 'What does the Patzer do?', options: {} },
    contestTie: { ask: 'What does the tie mean?', options: { draw: 'A draw', doubleWin: 'Both win' } },
    perceptionRoles: {
      ask: 'Who is the attacker?',
      options: { hiderAttacks: 'The one who hides', watcherAttacks: 'The one who watches' },
    },
    supportFailure: {
      ask: 'Does the failed help do harm?',
      options: { nothing: 'No', penaltyDie: 'Yes, 1 penalty die' },
    },
    attackCrits: {
      ask: 'What are the critical successes used for?',
      options: { damageDie: 'Damage dice', effect: 'A special effect' },
    },
    fateAfterwards: { ask: 'How many fate dice do you add?', options: {} },
    xpTrait: { ask: 'Where does the experience point go?', options: { decline: 'Decline' } },
    xpAward: { ask: 'Where do you put the experience point?', options: {} },
    attributeDie: { ask: 'Which attribute gets the next die?', options: {} },
    skillDie: { ask: 'What do you spend the next skill die on?', options: {} },
    advantage: { ask: 'Which advantage does the character have?', options: {} },
    disadvantage: { ask: 'Which disadvantage does the character have?', options: {} },
    personaPattern: { ask: 'What drives the character?', options: {} },
    incomeAttribute: { ask: 'Which attribute earns the money?', options: {} },
    incomeSkill: { ask: 'And which skill?', options: {} },
    firstIncome: {
      ask: 'Make the first income roll now?',
      options: { roll: 'Yes, roll', leaveOut: 'No, leave it out' },
    },
    levelUp: { ask: 'Rise now?', options: { now: 'Yes, now', later: 'No, later' } },
    levelUpAttribute: { ask: 'Which attribute rises?', options: {} },
    levelUpDie: { ask: 'What do you spend the new skill die on?', options: {} },
    traitChange: { ask: 'Do you agree to the change?', options: { agree: 'Yes', refuse: 'No' } },
  },
  actions: {
    setting: { title: 'Set up the setting', hint: 'Names the world and announces which rules are left out.' },
    create: {
      title: 'Create a character',
      hint: 'Take a template or spread 12 dice each over attributes and skills.',
    },
    income: { title: 'Income roll', hint: 'The profession raises, keeps or lowers the lifestyle.' },
    'create-npc': { title: 'Add an opponent', hint: 'A minor figure, or an important one of some level.' },
    'start-scene': { title: 'Start a scene', hint: 'What is counted per scene begins anew.' },
    'end-scene': { title: 'End the scene', hint: 'Rounds, toughness and fear end; whoever can may rise.' },
    'award-fate': { title: 'Award fate dice', hint: 'The GM rewards role-play, or takes dice away.' },
    'refresh-fate': { title: 'Refresh fate dice', hint: 'At the start of a session or adventure.' },
    'award-experience': { title: 'Award experience', hint: 'Points at the end of an adventure.' },
    'level-up': { title: 'Level up', hint: 'One attribute die and two dice for skills or abilities.' },
    'change-trait': { title: 'Change an advantage', hint: 'Only if player and GM agree.' },
    challenge: { title: 'Plain challenge', hint: 'Success dice against a difficulty, without a figure.' },
    attempt: { title: 'Try something', hint: 'Attribute and skill of a figure against a difficulty.' },
    opposed: { title: 'Opposed challenge', hint: 'Two pools against each other, without figures.' },
    oppose: { title: 'Against each other', hint: 'One figure wants a change, another prevents it.' },
    contest: { title: 'Contest', hint: 'Several roll and nobody defends.' },
    extended: { title: 'Extended challenge', hint: 'A whole chain of rolls at once.' },
    'start-extended': { title: 'Begin a long task', hint: 'Sets rolls, difficulty and interval.' },
    'roll-extended': { title: 'Next roll of the task', hint: 'One link of the chain.' },
    support: { title: 'Support', hint: 'Help with the next roll of another figure.' },
    perceive: { title: 'Perceive', hint: 'Does the figure notice what is hidden?' },
    situational: {
      title: 'Roll the situation',
      hint: 'The GM finds out whether something happens or is true.',
    },
    'resolve-patzer': { title: 'Resolve a Patzer', hint: 'The GM decides what goes wrong.' },
    'use-criticals': { title: 'Use critical successes', hint: 'Shows what they are worth for this roll.' },
    'take-experience': { title: 'Take the experience point', hint: 'Right after the roll, or it is lost.' },
    'use-ability': { title: 'Use an ability', hint: 'Counts the use and says what it allows.' },
  },
  fields: {
    scene: 'Scene',
    figure: 'Figure',
    id: 'Id',
    name: 'Name',
    concept: 'Concept',
    template: 'Template',
    side: 'Side',
    kind: 'Kind',
    level: 'Level',
    archetype: 'Type',
    skillCount: 'Number of skills',
    attributes: 'Attributes',
    strength: 'Strength',
    dexterity: 'Dexterity',
    endurance: 'Endurance',
    intelligence: 'Intelligence',
    charisma: 'Charisma',
    perception: 'Perception',
    attribute: 'Attribute',
    skills: 'Skills',
    skill: 'Skill',
    powers: 'Powers',
    abilities: 'Abilities',
    ability: 'Ability',
    advantages: 'Advantages',
    advantage: 'Advantage',
    disadvantages: 'Disadvantages',
    disadvantage: 'Disadvantage',
    personaPatterns: 'Persona patterns',
    ownPattern: 'A pattern of your own',
    incomeAttribute: 'Attribute of the job',
    incomeSkill: 'Skill of the job',
    profession: 'Profession',
    nativeLanguage: 'Native language',
    gear: 'Gear',
    firstIncome: 'First income roll',
    lifestyle: 'Lifestyle',
    languages: 'Languages',
    fateDice: 'Fate dice',
    personaDice: 'Persona dice',
    xp: 'Experience',
    wounds: 'Wounds',
    stun: 'Stun',
    load: 'Load',
    carryingCapacity: 'Carrying capacity',
    incomePool: 'Income dice',
    thresholds: 'Unconscious at / dead at',
    inventory: 'Equipment',
    character: 'Character',
    state: 'State',
    dice: 'Dice',
    bonus: 'Bonus dice',
    penalty: 'Penalty dice',
    luck: 'Dice of luck',
    fate: 'Fate dice',
    automatic: 'Automatic successes',
    difficulty: 'Difficulty',
    hidden: 'Secret',
    physical: 'Physical',
    concentration: 'Needs concentration',
    distractions: 'Distractions',
    item: 'Item',
    task: 'Task',
    category: 'Category',
    target: 'Target',
    attacker: 'Attacker',
    defender: 'Defender',
    sides: 'Contestants',
    rolls: 'Rolls',
    interval: 'Interval in seconds',
    onFailure: 'After a failure',
    helped: 'Supported figure',
    description: 'Description',
    of: 'What for',
    watcher: 'Who watches',
    opponent: 'Who hides',
    searching: 'Searches on purpose',
    swapRoles: 'Swap the roles',
    what: 'Question',
    trait: 'Trait',
    gmWounds: 'Wounds count',
    crits: 'Critical successes',
    by: 'By',
    reason: 'Reason',
    at: 'When',
    points: 'Points',
    sort: 'Kind of scene',
    extraSkills: 'Further skills',
    removedSkills: 'Removed skills',
    trainedOnly: 'Trained only',
    physicalSkills: 'Further physical skills',
    successes: 'Successes',
    failures: 'Failures',
    net: 'Net',
    success: 'Success',
    criticals: 'Critical successes',
    fumble: 'Patzer',
    experience: 'Experience',
    winner: 'Winner',
    margin: 'Margin',
    placement: 'Placement',
    places: 'Places',
    result: 'Result',
    passed: 'Rolls passed',
    quality: 'Quality',
    costs: 'Costs by Patzer',
    made: 'Rolls made',
    verdict: 'Roll',
    consequence: 'Consequence',
    decidedBySupport: 'Decided by support',
    failing: 'Sources of failures',
    bonusDice: 'Bonus dice',
    penaltyDice: 'Penalty dice',
    attackerNet: 'Net of the attack',
    threshold: 'Successes needed',
    watcherAttacks: 'The watcher attacks',
    amount: 'Amount',
    block: 'Effect',
    owned: 'Owned',
    figures: 'Figures',
    assigned: 'Points assigned',
    purchases: 'Chosen',
    mayRise: 'May rise',
    off: 'Rules left out',
    place: 'Place',
  },
  chances: {
    success: 'Success',
    critical: 'at least one critical success',
    fumble: 'Patzer',
    experience: 'experience point',
    attacker: 'the attack succeeds|{} wins',
    defender: 'the defence holds|{} holds out',
    first: 'wins or is level',
    tie: 'tie',
    complete: 'all rolls passed',
    failed: 'failed',
    passed: 'roll passed',
    noticed: 'noticed',
    unnoticed: 'stays unnoticed',
    happens: 'is so',
    rises: 'lifestyle rises',
    falls: 'lifestyle falls',
  },
};
