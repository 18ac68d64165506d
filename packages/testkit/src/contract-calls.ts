/** A call as every door takes it: a command, and the request that HTTP has as its body. */
export interface ContractCall {
  readonly command:
    | 'roll'
    | 'odds'
    | 'advise'
    | 'impact'
    | 'simulate'
    | 'verify'
    | 'rules'
    | 'actions'
    | 'house'
    | 'systems';
  /** What `rules`, `actions` and `house` are asked for. */
  readonly name?: string;
  readonly full?: boolean;
  readonly request?: Readonly<Record<string, unknown>>;
}

type Request = Readonly<Record<string, unknown>>;

const calls =
  (command: ContractCall['command']) =>
  (...requests: readonly Request[]): readonly ContractCall[] =>
    requests.map((request) => ({ command, request }));

const warrior = { id: 'warrior', name: 'Krieger', traits: { S: 10, G: 8, M: 6 }, pos: [1, 1] };
const pylon = { id: 'pylon', name: 'Pylon', category: 'minion', pos: [2, 1] };
const duel = { scene: { figures: [warrior, pylon] }, attacker: 'warrior', target: 'pylon' };
const sieve = { mode: 'sieve', sides: 6, count: 3, value: 5 };
const d10 = { action: 'grundregelwerk/test', input: { die: 10, tn: 6 } };
const attack = { action: 'grundregelwerk/attack', input: duel };
const check = { action: 'probenwuerfel/check', input: { attribute: 6, skill: 4, difficulty: 9 } };
const challenge = { action: 'd6pool/challenge', input: { dice: 5, penalty: 1, difficulty: 2 } };
const opposed = {
  action: 'd6pool/opposed',
  input: { attacker: { dice: 3 }, defender: { dice: 2, penalty: 1 } },
};
const keep = { action: 'heldenhandbuch/check', input: { ...sieve, minimum: 7 } };
const lonely = { action: 'd6pool/escape', input: { scene: { figures: [{ id: 'a' }] }, figure: 'a' } };

const file = (system: string, character: object) => ({
  format: 'tafelrunde-character',
  version: 1,
  system,
  character,
});
const brida = file('grundregelwerk', {
  id: 'brida',
  name: 'Brida',
  traits: { S: { die: 10, level: 'trained' } },
});
const peg = file('d6pool', { id: 'peg', name: 'Peg' });
const ork = { scene: { figures: [{ id: 'ork', category: 'minion' }] } };
const blow = 'd6pool/melee-attack';

/** With characters from files. */
const WITH_CHARACTERS: readonly Request[] = [
  { action: 'grundregelwerk/attack', characters: [brida], against: 'ork', input: ork },
  { action: 'grundregelwerk/attack', characters: [brida], as: 'brida', against: 'ork', input: ork },
  { action: blow, characters: [peg, peg] },
  { action: blow, characters: [peg, peg], as: 'peg-2', against: 'peg' },
  { action: blow, characters: [peg, peg], goal: { chance: 'hit' } },
  { action: blow, characters: [peg], against: 'nobody' },
  { action: blow, characters: [peg], as: 'nobody' },
  { action: blow, characters: [brida] },
  { action: blow, characters: [{ ...peg, version: 2 }] },
  { action: blow, characters: [{ hello: 1 }] },
  { action: blow, characters: [file('d6pool', { id: 'peg', name: 'Peg', luck: 1 })] },
  { action: 'grundregelwerk/test', characters: [brida], input: { die: 10, tn: 6 } },
  { action: '3W6', as: 'peg' },
];

const GOOD_ROLLS: readonly Request[] = [
  ...[1, 2, 5, 6, 9, 10].map((face) => ({ ...d10, faces: [face] })),
  ...[1, 2, 3].map((seed) => ({ ...d10, seed })),
  { ...d10, house: { maxAlwaysSucceeds: false }, faces: [10] },
  { action: 'grundregelwerk/test', input: { die: 6, tn: 12, steps: 1 }, seed: 1 },
  { ...attack, faces: [4], answers: ['heart'] },
  { ...attack, faces: [9], policy: 'first' },
  { ...attack, seed: 4, policy: 'first' },
  { ...attack, seed: 4, policy: 'best' },
  { ...attack, seed: 5, policy: 'best', goal: { maximise: 'wounds' } },
  { ...check, faces: [6, 2, 4, 1] },
  { ...check, seed: 9 },
  { ...challenge, faces: [5, 5, 6, 1, 2, 3] },
  { ...challenge, seed: 3, policy: 'first' },
  { ...opposed, seed: 2 },
  { ...keep, seed: 6, policy: 'best' },
  { ...keep, seed: 6, policy: 'first' },
  { action: 'heldenhandbuch/check', input: { ...sieve, mode: 'single', count: 1 }, seed: 1 },
  ...['3W6', '3d6', '4W6kh3', '2W6!+3W4', '3W20kh1+2', '3W6/2', '5W6>=5', 'W100', '(2W6+1)*2'].map(
    (action) => ({
      action,
      seed: 11,
    }),
  ),
  { action: '3W20kh1+2', faces: [4, 17, 9] },
  { action: '2W6!+3W4', faces: [6, 6, 3, 2, 4, 1, 2] },
];

const GOOD_ODDS: readonly Request[] = [
  d10,
  { ...d10, goal: { chance: 'success' } },
  { ...d10, house: { maxAlwaysSucceeds: false } },
  { action: 'grundregelwerk/test', input: { die: 6, tn: 12, steps: 1 } },
  { action: 'grundregelwerk/test', input: { die: 8, tn: 6, help: true } },
  attack,
  { ...attack, goal: { maximise: 'wounds' } },
  { ...attack, goal: { chance: 'heartLost' } },
  check,
  { ...check, input: { attribute: 12, skill: 12, difficulty: 20, modifier: -2 } },
  challenge,
  { ...challenge, goal: { chance: 'success' } },
  { ...challenge, input: { dice: 8, difficulty: 3, fate: 2 } },
  opposed,
  keep,
  { action: 'heldenhandbuch/check', input: sieve },
  { action: 'heldenhandbuch/check', input: { ...sieve, mode: 'cascade', minimum: 9 } },
  ...['W6', '3W6', '3d6', '4W6kh3', 'W6!', '10W6>=5', '3W20kl1', '2W6*2-1', '5W10dl2+1W4', '0-W6!'].map(
    (action) => ({ action }),
  ),
];

const GOOD_ADVICE: readonly Request[] = [
  { ...keep, thrown: [5, 3, 1] },
  { ...keep, thrown: [5, 5, 1], kept: [] },
  { ...keep, thrown: [6, 2], kept: [6] },
  { action: 'heldenhandbuch/check', input: { ...sieve, mode: 'cascade', minimum: 9 }, thrown: [4, 4, 2] },
  { action: 'heldenhandbuch/check', input: sieve, thrown: [4, 4, 2], goal: { maximise: 'number' } },
  { ...attack, faces: [4] },
  { ...attack, faces: [4], goal: { chance: 'heartLost' } },
];

/** What is wrong with the action, its input, its goal or its house rules, whatever is wanted of it. */
const BAD_SUBJECTS: readonly Request[] = [
  {},
  { action: 'grundregelwerk/tset' },
  { action: 'Grundregelwerk/Attack' },
  { action: 'attack' },
  { action: 'chess/check' },
  { action: 'd6pool/melee-attack' },
  { action: 'grundregelwerk/test', input: {} },
  { action: 'grundregelwerk/test', input: { die: 10 } },
  { action: 'grundregelwerk/test', input: { die: 7, tn: 6 } },
  { action: 'grundregelwerk/test', input: { die: 10, tn: 6, luck: 1 } },
  { action: 'grundregelwerk/test', input: { die: 10, tn: 6, steps: 99 } },
  { action: 'grundregelwerk/test', input: { die: 10, tn: 6, help: 'yes' } },
  { action: 'grundregelwerk/test', input: [] },
  { action: 'grundregelwerk/test', input: null },
  { action: 'grundregelwerk/test', input: 7 },
  { ...attack, input: { ...duel, scene: { figures: [warrior, warrior] } } },
  { ...attack, input: { ...duel, scene: { figures: [{ ...warrior, hearts: -1 }, pylon] } } },
  { ...attack, input: { ...duel, scene: 'none' } },
  { ...check, input: { attribute: 5, skill: 4, difficulty: 9 } },
  { ...challenge, input: { dice: -1, difficulty: 2 } },
  { ...keep, input: { ...sieve, count: 7 } },
  { ...d10, house: { luck: true } },
  { ...d10, house: { helpLimit: 9 } },
  { ...d10, house: { crowd: 'much' } },
  { ...d10, house: [] },
  { ...d10, house: null },
  { ...d10, goal: { chance: 'luck' } },
  { ...d10, goal: { maximise: 'luck' } },
  { ...d10, goal: {} },
  { ...d10, goal: { chance: 'success', maximise: 'wounds' } },
  { ...d10, goal: 'success' },
  { ...attack, goal: { maximise: '__proto__' } },
  // What the rules refuse.
  { ...attack, input: { ...duel, target: 'nobody' } },
  { ...attack, input: { ...duel, target: 'warrior' } },
  lonely,
  {
    action: 'probenwuerfel/attack',
    input: { scene: { figures: [{ id: 'a' }, { id: 'b' }] }, attacker: 'a', target: 'b' },
  },
  { action: 'd6pool/melee-attack', input: { scene: { figures: [{ id: 'a' }] }, attacker: 'a', target: 'b' } },
];

/** What is no dice notation, or has more than plain dice have. */
const BAD_DICE: readonly Request[] = [
  ...[
    '',
    '3W6+x',
    '3W6+',
    '(3W6',
    'W0',
    '0W6',
    '1000W6',
    'W1001',
    '3W6kh9',
    'W1!',
    'W6r<=6',
    'W6/0',
    '*2',
  ].map((action) => ({ action })),
  { action: '3W6', input: {} },
  { action: '3W6', goal: { chance: 'success' } },
  { action: '3W6', house: {} },
];

const BAD_ROLLS: readonly Request[] = [
  { ...d10, faces: [] },
  { ...d10, faces: [5, 5] },
  { ...d10, faces: [11] },
  { ...d10, faces: [0] },
  { ...d10, faces: [5, 'x'] },
  { ...d10, faces: ['5.5'] },
  { ...d10, faces: [5], seed: 1 },
  { ...d10, seed: '-1' },
  { ...d10, seed: '1.5' },
  { ...d10, policy: 'worst', seed: 1 },
  { ...d10, seed: 1, answers: ['heart'] },
  { ...d10, answers: {} },
  { ...d10, answers: [1] },
  { ...d10, answers: null },
  { ...d10, answers: [['a', ['b']]] },
  { ...attack, faces: [4] },
  { ...attack, faces: [4], answers: ['tickle'] },
  { ...attack, faces: [4], answers: ['heart', 'heart'] },
  { action: 'grundregelwerk/create', input: { name: 'Ada' }, policy: 'best' },
  { action: '3W6', answers: [] },
  { action: '3W6', policy: 'first' },
  { action: '3W6', faces: [1, 2] },
  { action: '3W6', faces: [1, 2, 3, 4] },
  { action: '3W6', faces: [1, 2, 7] },
  { action: 'W6!', faces: [6, 6] },
  { action: 'W6!', faces: [6, 5, 1] },
];

const BAD_ADVICE: readonly Request[] = [
  { action: '3W6' },
  { ...d10, faces: [5] },
  { ...attack, faces: [] },
  { ...attack, faces: [9, 9] },
  { ...attack, faces: [4], answers: ['tickle'] },
  { ...keep, thrown: [2, 3] },
  { ...keep, thrown: [1, 2, 3, 4, 5] },
  { ...keep, thrown: [2, 3, 7] },
  { ...keep, thrown: [2, 'x', 4] },
  { ...keep, kept: [2] },
  { ...keep, thrown: [2, 3, 4], faces: [1] },
  { ...keep, thrown: [2, 3, 4], answers: ['none'] },
  { ...keep, thrown: [2, 3, 4], goal: { maximise: 'luck' } },
];

const fight = {
  system: 'grundregelwerk',
  sides: [
    { name: 'Heldin', figures: [{ template: 'warrior' }] },
    { name: 'Gegner', figures: [{ template: 'minion', count: 2 }] },
  ],
};
const FIGHTS: readonly Request[] = [
  { scenario: fight, fights: 5, seed: 1 },
  { scenario: fight, seed: 1, replay: 2 },
  { scenario: { ...fight, maxRounds: 3 }, fights: 4, seed: 7 },
  { scenario: { ...fight, system: 'chess' }, fights: 1, seed: 1 },
  { scenario: { ...fight, luck: 1 }, fights: 1, seed: 1 },
  { scenario: { ...fight, sides: [] }, fights: 1, seed: 1 },
  { scenario: { ...fight, maxRounds: 0 }, fights: 1, seed: 1 },
  { scenario: { ...fight, house: { luck: 1 } }, fights: 1, seed: 1 },
  {
    scenario: { ...fight, sides: [fight.sides[0], { name: 'B', figures: [{ template: 'dragon' }] }] },
    fights: 1,
    seed: 1,
  },
  { scenario: [], fights: 1, seed: 1 },
  { scenario: { sides: [] }, fights: 1, seed: 1 },
  { scenario: { ...fight, system: 7 }, fights: 1, seed: 1 },
];

const bareTest = { action: 'grundregelwerk/test', input: { die: 6, tn: 8 } };
const IMPACTS: readonly Request[] = [
  { system: 'grundregelwerk', house: { maxAlwaysSucceeds: false } },
  { system: 'grundregelwerk', house: { maxAlwaysSucceeds: false, maxShift: 2, helpLimit: 1 } },
  { system: 'grundregelwerk', house: {} },
  { system: 'grundregelwerk' },
  { system: 'probenwuerfel', house: {} },
  { system: 'd6pool', house: {}, characters: [peg] },
  { system: 'grundregelwerk', house: { 'advance.maxDie': 8 }, characters: [brida] },
  { system: 'grundregelwerk', house: { maxAlwaysSucceeds: false }, checks: [bareTest] },
  { system: 'grundregelwerk', checks: [{ ...bareTest, chance: 'complication' }] },
  // And what cannot be answered.
  { system: 'chess', house: {} },
  { system: 'grundregelwerk', house: { luck: 1 } },
  { system: 'grundregelwerk', house: [] },
  { system: 'grundregelwerk', house: {}, checks: {} },
  { system: 'grundregelwerk', house: {}, checks: [7] },
  { system: 'grundregelwerk', house: {}, checks: [{ input: {} }] },
  { system: 'grundregelwerk', house: {}, checks: [bareTest, { ...bareTest, input: { die: 7, tn: 8 } }] },
  { system: 'grundregelwerk', house: {}, checks: [{ ...bareTest, chance: 'luck' }] },
  { system: 'grundregelwerk', house: {}, checks: [{ ...bareTest, luck: 1 }] },
  { system: 'grundregelwerk', house: {}, checks: [{ action: 'd6pool/challenge', input: { dice: 1 } }] },
  { system: 'grundregelwerk', house: {}, checks: [{ action: '3W6' }] },
  { system: 'd6pool', house: {}, characters: [brida] },
  { system: 'd6pool', house: {}, as: 'peg' },
  { system: 'd6pool', house: {}, characters: [peg], against: 'nobody' },
];

const NAMES = ['grundregelwerk', 'heldenhandbuch', 'probenwuerfel', 'd6pool', 'chess', 'GRUNDREGELWERK'];
const LISTS: readonly ContractCall[] = [
  { command: 'systems' },
  { command: 'rules' },
  { command: 'rules', full: true },
  { command: 'actions' },
  { command: 'actions', full: true },
  { command: 'house' },
  { command: 'house', full: true },
  ...NAMES.flatMap((name): ContractCall[] => [
    { command: 'rules', name },
    { command: 'actions', name },
    { command: 'house', name },
  ]),
  ...['GW-RES-03', 'gw-res-03', 'HH-CHK-01', 'GW-RES-3', 'XX'].map(
    (name): ContractCall => ({ command: 'rules', name }),
  ),
  ...['grundregelwerk/attack', 'heldenhandbuch/check', 'd6pool/opposed', 'd6pool/oposed', 'x/y'].map(
    (name): ContractCall => ({ command: 'actions', name }),
  ),
];

/** Good and bad calls of the contract. Every door answers each of them with the same JSON, codes and sentences. */
export const CONTRACT_CALLS: readonly ContractCall[] = [
  ...LISTS,
  ...calls('roll')(...GOOD_ROLLS, ...BAD_SUBJECTS, ...BAD_DICE, ...BAD_ROLLS),
  ...calls('roll')(...WITH_CHARACTERS.map((request) => ({ ...request, seed: 5, policy: 'first' }))),
  ...calls('odds')(...GOOD_ODDS, ...WITH_CHARACTERS, ...BAD_SUBJECTS, ...BAD_DICE),
  ...calls('advise')(...GOOD_ADVICE, ...BAD_SUBJECTS, ...BAD_ADVICE),
  ...calls('impact')(...IMPACTS),
  ...calls('simulate')(...FIGHTS),
];
