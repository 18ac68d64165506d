import { parseNotation } from '@tafelrunde/kernel';
import { actionOf, systemOf, systems } from '@tafelrunde/registry';
import fc from 'fast-check';
import { exampleA, exampleB } from './scenes.ts';
import { playedEvents, tableText } from './tables.ts';

/** A call that must be refused, and what lies in the file it names, if that matters. */
export interface BadCall {
  readonly args: readonly string[];
  readonly file?: string;
}

/** The files a call may name: a good character, one that a test writes, one that is not there. */
export const GOOD_FILE = 'good.json';
export const OTHER_FILE = 'other.json';

const call = (...args: readonly string[]): BadCall => ({ args });
const word = fc.stringMatching(/^[a-z]{1,12}$/);
/** Texts of all kinds; none that a shell could not hand over. */
const anyText = fc
  .oneof(fc.string(), fc.string({ unit: 'grapheme' }), fc.json())
  .filter((text) => !text.includes('\0'));
const ids = systems.flatMap(({ actions }) => actions.map(({ id }) => id));

/** JSON of values that are not objects. */
const notAnObject = fc
  .oneof(
    fc.integer(),
    fc.string(),
    fc.boolean(),
    fc.constant(null),
    fc.array(fc.jsonValue(), { maxLength: 3 }),
  )
  .map((value) => JSON.stringify(value));

const notJson = anyText.filter((text) => {
  if (text.startsWith('@')) return false;
  try {
    JSON.parse(text);
    return false;
  } catch {
    return true;
  }
});

const noSuchFile = word.map((name) => `@missing-${name}.json`);
const brokenJson = fc.oneof(notJson, noSuchFile);

const without = <T>(allowed: readonly T[]) => fc.jsonValue().filter((value) => !allowed.includes(value as T));

/** Options every command refuses, values that are missing, arguments too many. */
const misuse = (base: readonly string[], valued: readonly string[]): fc.Arbitrary<BadCall> =>
  fc.oneof(
    word.map((name) => call(...base, `--x${name}`)),
    fc.stringMatching(/^[A-UW-Zbcdegj-oq-z]$/).map((letter) => call(...base, `-${letter}`)),
    fc.array(word, { minLength: 3, maxLength: 6 }).map((extra) => call(...base, ...extra)),
    ...valued.map((option) => fc.constant(call(...base, option))),
  );

const badFaces = (sides: number): fc.Arbitrary<string> =>
  fc.oneof(
    fc.integer({ min: sides + 1, max: 10 ** 12 }).map(String),
    fc.integer({ max: 0 }).map(String),
    fc
      .array(fc.integer({ min: 1, max: sides }), { minLength: 2, maxLength: 20 })
      .map((faces) => faces.join(',')),
    fc.constantFrom('', ',', ' ', ',,,'),
    word,
    fc.double({ noInteger: true, noNaN: true }).map(String),
  );

const badSeed = fc.oneof(
  fc.integer({ max: -1 }).map(String),
  fc.bigInt({ min: 2n ** 53n }).map(String),
  fc.double({ noInteger: true }).map(String),
  word,
);

const badHouse: fc.Arbitrary<string> = fc.oneof(
  brokenJson,
  notAnObject,
  fc.tuple(word, fc.jsonValue()).map(([name, value]) => JSON.stringify({ [`x${name}`]: value })),
  without([true, false]).map((maxAlwaysSucceeds) => JSON.stringify({ maxAlwaysSucceeds })),
  without([1, 2, 3, 4]).map((helpLimit) => JSON.stringify({ helpLimit })),
  without(['step', 'complication', 'ask', 'off']).map((crowd) => JSON.stringify({ crowd })),
  notAnObject.map((tn) => `{"enemy.tn":${tn}}`),
  word.map((name) => JSON.stringify({ traits: [name, name] })),
);

const badTestInput: fc.Arbitrary<string> = fc.oneof(
  brokenJson,
  notAnObject,
  without([6, 8, 10, 12, 20]).map((die) => JSON.stringify({ die, tn: 6 })),
  without([4, 6, 8, 12]).map((tn) => JSON.stringify({ die: 10, tn })),
  fc.constantFrom('{}', '{"die":10}', '{"tn":6}'),
  fc
    .tuple(word, fc.jsonValue())
    .map(([name, value]) => JSON.stringify({ die: 10, tn: 6, [`x${name}`]: value })),
  fc
    .oneof(fc.integer({ min: 11 }), fc.integer({ max: -11 }), fc.double({ noInteger: true, noNaN: true }))
    .map((steps) => JSON.stringify({ die: 10, tn: 6, steps })),
  fc
    .oneof(fc.string(), fc.integer(), fc.constant(null))
    .map((help) => JSON.stringify({ die: 10, tn: 6, help })),
  // A key that means something to JavaScript.
  fc.constantFrom('__proto__', 'constructor', 'toString').map((key) => `{"die":10,"tn":6,"${key}":{}}`),
);

/** The scene of an example with one thing wrong in it. */
const badScene: fc.Arbitrary<string> = fc.oneof(
  brokenJson,
  notAnObject,
  fc
    .tuple(word, fc.jsonValue())
    .map(([name, value]) =>
      JSON.stringify({ ...exampleA, scene: { ...exampleA.scene, [`x${name}`]: value } }),
    ),
  fc.tuple(fc.nat({ max: 1 }), brokenFigureField()).map(([at, broken]) => {
    const figures = exampleA.scene.figures.map((figure, i) => (i === at ? { ...figure, ...broken } : figure));
    return JSON.stringify({ ...exampleA, scene: { figures } });
  }),
  without([])
    .filter((value) => typeof value !== 'string' || value === '')
    .map((attacker) => JSON.stringify({ ...exampleA, attacker })),
  without([])
    .filter((value) => !Array.isArray(value))
    .map((conditions) => JSON.stringify({ ...exampleB, conditions })),
  word.map((name) => JSON.stringify({ ...exampleB, conditions: [`x${name}`] })),
  fc.constant(
    JSON.stringify({
      ...exampleA,
      scene: { figures: [exampleA.scene.figures[0], exampleA.scene.figures[0]] },
    }),
  ),
);

function brokenFigureField(): fc.Arbitrary<object> {
  return fc.oneof(
    fc.tuple(word, fc.jsonValue()).map(([name, value]) => ({ [`x${name}`]: value })),
    fc.oneof(fc.integer({ max: -1 }), fc.integer({ min: 100 }), word).map((hearts) => ({ hearts })),
    word.map((status) => ({ status: [`x${status}`] })),
    fc.oneof(word, fc.array(fc.nat(), { minLength: 3 }), fc.constant([-1, 0])).map((pos) => ({ pos })),
    fc.constantFrom({ id: '' }, { id: 7 }, { id: null }, { category: 'dragon' }, { side: 'third' }),
  );
}

const badGoal: fc.Arbitrary<string> = fc.oneof(
  brokenJson,
  notAnObject,
  fc.constantFrom(
    '{}',
    '{"chance":"success","maximise":"wounds"}',
    '{"chance":"toString"}',
    '{"maximise":"__proto__"}',
  ),
  word.map((name) => JSON.stringify({ chance: `x${name}` })),
  word.map((name) => JSON.stringify({ maximise: `x${name}` })),
  word.map((name) => JSON.stringify({ [`x${name}`]: 'success' })),
);

const badAnswers: fc.Arbitrary<string> = fc.oneof(
  brokenJson,
  fc
    .oneof(fc.integer(), fc.string(), fc.constant(null), fc.dictionary(word, word))
    .map((value) => JSON.stringify(value)),
  fc
    .array(fc.oneof(fc.integer(), fc.boolean(), fc.constant(null)), { minLength: 1, maxLength: 4 })
    .map((value) => JSON.stringify(value)),
  // A test decides nothing, so that any answer is left over.
  fc.array(word, { minLength: 1, maxLength: 4 }).map((value) => JSON.stringify(value)),
);

/** What is neither an action nor dice. Options are another matter. */
const noSubject = fc
  .oneof(
    anyText,
    word.map((name) => `grundregelwerk/x${name}`),
    fc
      .tuple(fc.constantFrom(...ids), fc.nat(), fc.stringMatching(/^[a-z]$/))
      .map(([id, at, letter]) => id.slice(0, at % id.length) + letter + id.slice((at % id.length) + 1)),
    fc
      .tuple(
        fc.nat(),
        fc.constantFrom('W', 'd', 'w6+', 'W6kh', 'W6kh9', 'W1!', 'W6r<=6', 'W6/0', 'W6)'),
        fc.nat(),
      )
      .map(([count, rest]) => `${count % 9}${rest}`),
    fc.integer({ min: 201, max: 10 ** 9 }).map((count) => `${count}W6`),
    fc.integer({ min: 1001, max: 10 ** 9 }).map((sides) => `W${sides}`),
    fc.constantFrom(
      '(',
      '((3W6)',
      '3W6 4',
      'W0',
      '0W6',
      '3W6+',
      '*2',
      `${'('.repeat(30)}1${')'.repeat(30)}`,
      'W6'.repeat(150),
    ),
  )
  .filter((name) => actionOf(name) === undefined && !parseNotation(name).ok && !name.startsWith('-'));

const TEST = ['grundregelwerk/test', '--input', '{"die":10,"tn":6}'];
const ATTACK_A = ['grundregelwerk/attack', '--input', JSON.stringify(exampleA)];
const ATTACK_B = ['grundregelwerk/attack', '--input', JSON.stringify(exampleB)];

/** What is wrong in the same way with `roll`, `odds` and `advise`. */
const badActions = (command: string): fc.Arbitrary<BadCall>[] => [
  noSubject.map((name) => call(command, name)),
  badTestInput.map((input) => call(command, 'grundregelwerk/test', '--input', input)),
  badScene.map((input) => call(command, 'grundregelwerk/attack', '--input', input)),
  fc.constantFrom(...ids).map((id) => call(command, id, '--input', '{"nonsense":1}')),
  badHouse.map((house) => call(command, ...TEST, '--house', house)),
  badGoal.map((goal) => call(command, ...TEST, '--goal', goal)),
  badGoal.map((goal) => call(command, ...ATTACK_B, '--goal', goal)),
  fc.constant(call(command)),
];

const badRoll = fc.oneof(
  ...badActions('roll'),
  misuse(
    ['roll', ...TEST],
    ['--input', '--faces', '--answers', '--policy', '--goal', '--seed', '--house', '-i', '-f', '-a'],
  ),
  badFaces(10).map((faces) => call('roll', ...TEST, '--faces', faces)),
  fc
    .array(fc.integer({ min: 1, max: 6 }), { maxLength: 30 })
    .filter(({ length }) => length !== 3)
    .map((faces) => call('roll', '3W6', `--faces=${faces.join(',')}`)),
  fc
    .array(fc.constant(6), { maxLength: 30 })
    .map((faces) => call('roll', 'W6!', `--faces=${faces.join(',')}`)),
  badAnswers.map((answers) => call('roll', ...TEST, '--answers', answers)),
  word.map((answer) =>
    call('roll', ...ATTACK_A, '--faces', '4', '--answers', JSON.stringify([`x${answer}`])),
  ),
  fc.constant(call('roll', ...ATTACK_A, '--faces', '4')),
  word
    .filter((policy) => policy !== 'best' && policy !== 'first')
    .map((policy) => call('roll', ...TEST, '--policy', policy)),
  badSeed.map((seed) => call('roll', ...TEST, `--seed=${seed}`)),
  badSeed.map((seed) => call('roll', '3W6', `--seed=${seed}`)),
  fc
    .constantFrom('input', 'answers', 'policy', 'goal', 'house')
    .chain((option) => anyText.map((value) => call('roll', '3W6', `--${option}=${value}`))),
);

const badOdds = fc.oneof(
  ...badActions('odds'),
  misuse(['odds', ...TEST], ['--input', '--goal', '--house', '-i']),
  fc.constantFrom('faces', 'answers', 'policy').map((option) => call('odds', ...TEST, `--${option}`, '1')),
  badSeed.map((seed) => call('odds', ...TEST, `--seed=${seed}`)),
  fc
    .constantFrom('input', 'goal', 'house')
    .chain((option) => anyText.map((value) => call('odds', '3W6', `--${option}=${value}`))),
);

const SIEVE = [
  'heldenhandbuch/check',
  '--input',
  '{"mode":"sieve","sides":6,"count":3,"value":5,"minimum":7}',
];

const badAdvise = fc.oneof(
  ...badActions('advise'),
  misuse(['advise', ...ATTACK_B], ['--input', '--faces', '--answers', '--goal', '--house']),
  fc.integer({ min: 1, max: 100 }).map((count) => call('advise', `${count}W6`)),
  badFaces(12).map((faces) => call('advise', ...ATTACK_B, '--answers', '["take"]', `--faces=${faces}`)),
  fc.integer({ min: 1, max: 10 }).map((face) => call('advise', ...ATTACK_B, '--faces', `${face}`)),
  badAnswers.map((answers) => call('advise', ...TEST, '--answers', answers)),
  word.map((answer) => call('advise', ...ATTACK_B, '--answers', JSON.stringify([`x${answer}`]))),
  fc.integer({ min: 1, max: 10 }).map((face) => call('advise', ...TEST, '--faces', `${face}`)),
  // Three W6: never two dice, five, or one that shows 7.
  ...['2,3', '1,2,3,4,5', '2,3,7', '2,x,4', '0,2,3'].map((thrown) =>
    fc.constant(call('advise', ...SIEVE, `--thrown=${thrown}`)),
  ),
  badFaces(6).map((faces) => call('advise', ...SIEVE, '--thrown=2,3', `--kept=${faces}`)),
  fc.constant(call('advise', ...SIEVE, '--kept', '4')),
  fc.constant(call('advise', ...TEST, '--thrown', '3')),
);

const noSystem = anyText.filter((name) => systemOf(name) === undefined && !name.startsWith('-'));
const noRule = noSystem.filter((name) =>
  systems.every(({ catalogue }) => catalogue.every(({ id }) => id !== name.toUpperCase())),
);

const badSystems = fc.oneof(
  misuse(['systems'], ['--house', '--system']),
  fc.tuple(word, fc.array(word)).map(([first, more]) => call('systems', first, ...more)),
);
const badRules = fc.oneof(
  misuse(['rules'], ['--house', '--system']),
  noRule.map((name) => call('rules', name)),
);
const badActionLists = fc.oneof(
  misuse(['actions'], ['--house', '--system']),
  noSystem.map((name) => call('actions', name)),
);

/** Files that hold no character. */
const noCharacter: fc.Arbitrary<string> = fc.oneof(
  notJson,
  fc.json().filter((text) => !text.includes('tafelrunde-character')),
  word.map((format) =>
    JSON.stringify({ format, version: 1, system: 'grundregelwerk', character: { id: 'a' } }),
  ),
  without([1]).map((version) =>
    JSON.stringify({
      format: 'tafelrunde-character',
      version,
      system: 'grundregelwerk',
      character: { id: 'a' },
    }),
  ),
  fc
    .jsonValue()
    .filter((system) => system !== 'grundregelwerk')
    .map((system) =>
      JSON.stringify({ format: 'tafelrunde-character', version: 1, system, character: { id: 'a' } }),
    ),
);
const noFile = fc.oneof(
  word.map((name) => `missing-${name}.json`),
  word.map((name) => `no-such-folder/${name}/${name}.json`),
  fc.constantFrom('.', '..', '/', '/dev/zero', '/dev/null', 'x'.repeat(5000)),
);
const shapeless = fc
  .oneof(
    notAnObject,
    fc.constantFrom('{}', '{"id":""}', '{"name":"Ada"}'),
    brokenFigureField()
      .filter((broken) => !('category' in broken))
      .map((broken) => JSON.stringify({ id: 'a', ...broken })),
  )
  .map(
    (character) =>
      `{"format":"tafelrunde-character","version":1,"system":"grundregelwerk","character":${character}}`,
  );

const badFiles = (command: string): fc.Arbitrary<BadCall>[] => [
  fc.constant(call('character', command)),
  noCharacter.map((file) => ({ args: ['character', command, OTHER_FILE], file })),
  noFile.map((path) => call('character', command, path)),
];

/** A call that has named its system: what is wrong with it is something else. */
const made = (file: string, ...args: readonly string[]): BadCall =>
  call('character', 'create', file, '--system', 'grundregelwerk', ...args);

const badCreate = fc.oneof(
  fc.constant(call('character', 'create')),
  misuse(
    ['character', 'create', 'new.json'],
    ['--system', '--input', '--answers', '--policy', '--seed', '--house'],
  ),
  noSystem.map((system) => call('character', 'create', 'new.json', `--system=${system}`)),
  badHouse.map((house) =>
    made('new.json', '--input', '{"name":"Ada"}', '--policy', 'first', '--house', house),
  ),
  fc
    .oneof(
      brokenJson,
      notAnObject,
      fc.constantFrom('{}', '{"name":""}', '{"name":"Ada","template":"dragon"}'),
    )
    .map((input) => made('new.json', '--input', input)),
  fc
    .oneof(fc.integer(), fc.constant(null), fc.string({ minLength: 81 }))
    .map((name) => made('new.json', '--input', JSON.stringify({ name }))),
  badAnswers.map((answers) => made('new.json', '--input', '{"name":"Ada"}', '--answers', answers)),
  fc.constant(made(GOOD_FILE, '--input', '{"name":"Ada"}', '--policy', 'first')),
  noFile
    .filter((path) => !path.startsWith('missing-') && path !== '/dev/null')
    .map((path) =>
      made(
        path,
        '--input',
        '{"name":"Ada"}',
        '--policy',
        'first',
        ...(path.startsWith('/dev') ? [] : ['--force']),
      ),
    ),
);

const badCheck = fc.oneof(
  ...badFiles('check'),
  misuse(['character', 'check', GOOD_FILE], ['--house']),
  badHouse.map((house) => call('character', 'check', GOOD_FILE, '--house', house)),
);

const badShow = fc.oneof(
  ...badFiles('show'),
  misuse(['character', 'show', GOOD_FILE], ['--house']),
  shapeless.map((file) => ({ args: ['character', 'show', OTHER_FILE], file })),
);

const badAdvance = fc.oneof(
  ...badFiles('advance'),
  misuse(['character', 'advance', GOOD_FILE], ['--answers', '--policy', '--seed', '--house']),
  shapeless.map((file) => ({ args: ['character', 'advance', OTHER_FILE, '--policy', 'first'], file })),
  fc.constant(call('character', 'advance', GOOD_FILE)),
  badAnswers.map((answers) => call('character', 'advance', GOOD_FILE, '--answers', answers)),
  badHouse.map((house) => call('character', 'advance', GOOD_FILE, '--policy', 'first', '--house', house)),
  badSeed.map((seed) => call('character', 'advance', GOOD_FILE, '--policy', 'first', `--seed=${seed}`)),
);

const side = (name: string, figures: unknown) => ({ name, figures });
const scenario = (changes: object): string =>
  JSON.stringify({
    system: 'grundregelwerk',
    sides: [side('A', [{ template: 'warrior' }]), side('B', [{ template: 'elite' }])],
    ...changes,
  });
const badScenario = fc.oneof(
  notJson.filter((text) => text.trim() !== ''),
  notAnObject,
  word.map((name) => scenario({ [`x${name}`]: 1 })),
  noSystem.map((system) => scenario({ system })),
  word.map((template) => scenario({ sides: [side('A', [{ template: `x${template}` }]), side('B', [])] })),
  fc.oneof(fc.integer(), fc.string(), fc.constant(null)).map((sides) => scenario({ sides })),
  fc.integer({ max: 0 }).map((maxRounds) => scenario({ maxRounds })),
  word.map((name) => scenario({ house: { [`x${name}`]: 1 } })),
);

const badSimulate = fc.oneof(
  misuse(['simulate', OTHER_FILE], ['--fights', '--seed', '--threads', '--replay']),
  fc.constant(call('simulate')),
  word.map((name) => call('simulate', `missing-${name}.json`)),
  fc.constant(call('simulate', GOOD_FILE)),
  badScenario.map((file) => ({ args: ['simulate', OTHER_FILE, '--fights', '1'], file })),
  badSeed.map((seed) => ({ args: ['simulate', OTHER_FILE, `--seed=${seed}`], file: scenario({}) })),
  fc
    .oneof(fc.integer({ max: 0 }).map(String), word, fc.constantFrom('', '1.5', '1e3'))
    .map((fights) => ({ args: ['simulate', OTHER_FILE, `--fights=${fights}`], file: scenario({}) })),
);

const events = playedEvents();
const table = (changes: object): string => JSON.stringify({ ...JSON.parse(tableText(events)), ...changes });
const withEvent = (at: number, changed: unknown): string =>
  tableText(events.toSpliced(at, 1, changed as never));
const place = fc.nat({ max: events.length - 1 });
const badTable = fc.oneof(
  notJson,
  notAnObject,
  word.map((name) => table({ [`x${name}`]: 1 })),
  without([1, 2]).map((version) => table({ version })),
  without([])
    .filter((value) => typeof value !== 'string')
    .map((name) => table({ name })),
  word.map((system) => tableText(events).replaceAll('grundregelwerk', `x${system}`)),
  without([])
    .filter((value) => !Array.isArray(value) || value.length > 0)
    .map((value) => table({ events: value })),
  fc.tuple(place, fc.jsonValue()).map(([at, value]) => withEvent(at, value)),
  fc.tuple(place, word).map(([at, name]) => withEvent(at, { ...events[at], [`x${name}`]: 1 })),
  fc.tuple(place, word).map(([at, kind]) => withEvent(at, { ...events[at], kind })),
  fc
    .tuple(place, fc.integer())
    .map(([at, seq]) => withEvent(at, { ...events[at], seq: seq === at + 1 ? 0 : seq })),
  place.filter((at) => at < events.length - 1).map((at) => tableText(events.toSpliced(at, 1))),
);

const badVerify = fc.oneof(
  misuse(['verify', OTHER_FILE], []),
  fc.constantFrom(
    call('verify'),
    call('verify', GOOD_FILE),
    call('verify', '.'),
    call('verify', '/dev/null'),
  ),
  word.map((name) => call('verify', `missing-${name}.json`)),
  badTable.map((file) => ({ args: ['verify', OTHER_FILE], file })),
);

const badExport = fc.oneof(
  misuse(['export', OTHER_FILE], []),
  fc.constantFrom(call('export'), call('export', GOOD_FILE), call('export', '.', '--markdown')),
  word.map((name) => call('export', `missing-${name}.json`)),
  badTable.map((file) => ({ args: ['export', OTHER_FILE, '--markdown'], file })),
);

const badPort = fc.oneof(
  fc.integer({ min: 65_536 }).map(String),
  fc.integer({ max: -1 }).map(String),
  fc.double({ noInteger: true }).map(String),
  word,
  fc.constantFrom('', ' ', '0x50', '1e3', '80 '),
);

const badServe = fc.oneof(
  misuse(['serve'], ['--port', '--host', '--data', '-p']),
  badPort.map((port) => call('serve', `--port=${port}`)),
  fc.tuple(badPort, word).map(([port, host]) => call('serve', '--host', host, '-p', port)),
  // A file is no folder for data.
  fc
    .constantFrom(GOOD_FILE, `${GOOD_FILE}/deeper`, '/dev/null')
    .map((data) => call('serve', '--port', '0', '--data', data)),
);

const badCommand = fc.oneof(
  fc.constant(call()),
  fc.constant(call('character')),
  word.map((name) => call(`x${name}`)),
  word.map((name) => call('character', `x${name}`)),
  fc.tuple(word, anyText).map(([name, more]) => call(`x${name}`, more)),
  word.map((name) => call(`--x${name}`)),
);

const badHouseList: fc.Arbitrary<BadCall> = fc.oneof(
  misuse(['house'], ['--system']),
  word.filter((name) => systemOf(name) === undefined).map((name) => call('house', name)),
);

const badImpact: fc.Arbitrary<BadCall> = fc.oneof(
  misuse(['impact', 'grundregelwerk'], ['--house', '--checks', '--character', '--as', '--against']),
  fc.constant(call('impact')),
  word.filter((name) => systemOf(name) === undefined).map((name) => call('impact', name)),
  badHouse.map((house) => call('impact', 'grundregelwerk', `--house=${house}`)),
  brokenJson.map((checks) => call('impact', 'grundregelwerk', `--checks=${checks}`)),
  badTestInput
    .filter((input) => !input.startsWith('@') && isJson(input))
    .map((input) =>
      call('impact', 'grundregelwerk', `--checks=[{"action":"grundregelwerk/test","input":${input}}]`),
    ),
  fc
    .jsonValue()
    .filter((value) => !(Array.isArray(value) && value.length === 0))
    .map((value) => call('impact', 'grundregelwerk', `--checks=${JSON.stringify(value)}`)),
  word.map((id) => call('impact', 'grundregelwerk', '--character', GOOD_FILE, '--as', `x${id}`)),
  word.map((name) => call('impact', 'grundregelwerk', '--character', `missing-${name}.json`)),
  fc.constant(call('impact', 'd6pool', '--character', GOOD_FILE)),
);

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

export const BAD_CALLS: Readonly<Record<string, fc.Arbitrary<BadCall>>> = {
  'no command': badCommand,
  systems: badSystems,
  rules: badRules,
  actions: badActionLists,
  roll: badRoll,
  odds: badOdds,
  advise: badAdvise,
  house: badHouseList,
  impact: badImpact,
  simulate: badSimulate,
  'character create': badCreate,
  'character check': badCheck,
  'character advance': badAdvance,
  'character show': badShow,
  verify: badVerify,
  export: badExport,
  serve: badServe,
};
