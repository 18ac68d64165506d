import { complaintsEn } from './complaints.en.ts';
import { helpEn } from './help.en.ts';
import type { Texts } from './texts.ts';

const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

export const en: Texts = {
  locale: 'en',
  help: helpEn,
  complaints: complaintsEn,

  error: 'Error:',
  ourFailure: (message) => `Something went wrong on our side: ${message}`,

  yes: 'yes',
  no: 'no',
  gm: 'GM',
  effects: 'Effects',
  adjusted: 'Put right in the scene',
  whichSystem: 'Which rule system?',
  calculating: (seconds) => `Still calculating, for ${seconds} s. Ctrl+C stops it.`,
  advice: (goal) => `Best choice first; the goal: ${goal}`,
  mixed: 'Whoever always does the same is seen through: let chance choose, as often as it says beside.',
  inCases: (cases, of) => (cases === 0 ? 'never' : cases === of ? 'always' : `in ${cases} of ${of} cases`),
  inShare: (percent) => `in ${percent} of cases`,
  written: (file) => `Written to ${file}`,
  serving: (url, gmLink, store) =>
    `Tafelrunde is running: ${url} (GM: ${gmLink})${store === 'postgresql' ? ', data in PostgreSQL' : ''}`,
  reach: {
    address: (address) => `For phones in the same network: ${address}`,
    onlyHere:
      'Only this machine reaches it. “npm start lan” or “--host 0.0.0.0” lets phones of the same network in.',
  },
  restored: (path) => `The backup “${path}” is restored.`,

  systemCounts: ({ rules, rulings, additions, actions }) =>
    `${plural(rules, 'rule', 'rules')}, ${plural(additions, 'addition', 'additions')}, ${plural(rulings, 'ruling', 'rulings')}, ${plural(actions, 'action', 'actions')}`,
  rules: {
    kinds: { rule: 'Rule', addition: 'Addition', ruling: 'Ruling' },
    section: (kind, count) =>
      `${{ rule: 'Rules', addition: 'Additions', ruling: 'Rulings' }[kind]} (${count})`,
    source: (source) => `Source: ${source}`,
    tests: (count) => plural(count, 'test', 'tests'),
    actions: (ids) => `Actions: ${ids.join(', ')}`,
    cites: (ids) => `Rules: ${ids.join(', ')}`,
  },
  actions: {
    fields: (names) => `Input: ${names.length === 0 ? 'none' : names.join(', ')}`,
    chances: (names) => `Chances: ${names.join(', ')}`,
    goals: (names) => `Numbers: ${names.join(', ')}`,
    more: 'More about an action, with an example: tafelrunde actions <action>',
    inputTitle: 'Input',
    noInput: 'none',
    aimsTitle: 'Chances and numbers, also as goals',
    exampleTitle: 'Example',
    required: 'required',
    usual: (value) => `otherwise ${value}`,
  },
  house: {
    shape: (shape) => {
      switch (shape.kind) {
        case 'flag':
          return 'true (yes) or false (no)';
        case 'integer':
          return `${shape.min} to ${shape.max}${shape.nullable ? ', or null' : ''}`;
        case 'integers':
          return `at most ${shape.most} numbers from ${shape.min} to ${shape.max}, as a list`;
        case 'names':
          return `${shape.min} to ${shape.max} names, as a list`;
        case 'text':
          return `a text of up to ${shape.max} characters`;
      }
    },
    list: (values) => `a list of: ${values}`,
    each: (keys, values) => `one value each for ${keys}: ${values}`,
    setting: (values, usual, ruling) => `${values} · else ${usual} · ${ruling}`,
    none: 'nothing',
    more: 'What a switch does: tafelrunde impact <system> --house \'{"switch":value}\'',
  },
  impact: {
    sentence: (system, changed, moved, of) =>
      changed === 0
        ? `${system}: everything is as usual. --house changes something.`
        : moved === 0
          ? `${system}: none of ${plural(of, 'check', 'checks')} moves.`
          : `${system}: ${moved} of ${plural(of, 'check', 'checks')} ${moved === 1 ? 'moves' : 'move'}.`,
    noChance: 'no chance',
    alone: (title, value) => `${title}: ${value}. Without this change → with it:`,
    movesNothing: 'None of the checks.',
    sheetSame: 'The sheet stays as it is.',
  },
  draft: {
    what: 'What do you want to set?',
    done: 'Done',
    back: 'Back',
    up: 'One step up',
    down: 'One step down',
    left: (label, left, total) => `${label}: ${left} of ${total} left`,
    lost: (budgets) =>
      `This would be lost: ${budgets.map(({ label, left }) => `${label} ${left}`).join(', ')}.`,
    sure: 'Finish all the same?',
    spend: 'Go on spending',
    loseThem: 'Finish and lose the rest',
    empty: (label) => `${label} must not be empty.`,
    tooLong: (label, most) => `${label} must have at most ${most} characters.`,
  },
  check: {
    valid: 'This character keeps to the rules.',
    problems: (count) =>
      count === 1 ? 'One thing does not keep to the rules:' : `${count} things do not keep to the rules:`,
  },
  arena: {
    fought: (fights, seconds, perSecond, seed) =>
      `${fights} fights in ${seconds} s (${perSecond} per second), seed ${seed}.`,
    stopped: (fights, of) => `Stopped: ${fights} of ${of} fights were fought.`,
    progress: (fights, of, percent) => `${fights} of ${of} fights (${percent})`,
    wins: 'Wins',
    draw: 'nobody',
    rounds: (mean) => `Rounds (${mean} on average)`,
    losses: 'Losses',
    columns: { figure: 'Figure', out: 'out', dead: 'dead', left: 'left on average' },
    left: (mean, most) => `${mean} of ${most}`,
    luck: (worst, usual, best) =>
      `Told by --replay: ${worst} (bad luck for the first side), ${usual} (a usual fight), ${best} (good luck).`,
    replay: (number, winner, rounds) =>
      `Fight ${number}: ${winner === null ? 'nobody wins' : `${winner} wins`} after ${plural(rounds, 'round', 'rounds')}.`,
  },
  verify: {
    allVerified: 'No throw is bent: all checked throws agree with their seal.',
    nothing: 'There is nothing to check here yet.',
    broken: (count) => (count === 1 ? 'One place is wrong:' : `${count} places are wrong:`),
    counts: {
      verified: (count) => `${plural(count, 'throw', 'throws')} checked`,
      open: (count) => `${plural(count, 'throw is', 'throws are')} still sealed`,
      hidden: (count) => `${plural(count, 'throw is', 'throws are')} hidden in this file`,
      typed: (count) => `${plural(count, 'throw', 'throws')} of real dice`,
      unsealed: (count) => `${plural(count, 'throw', 'throws')} from before there was a seal`,
      abandoned: (count) => `${plural(count, 'throw', 'throws')} in actions that were then given up`,
      unsalted: (count) => `${plural(count, 'throw', 'throws')} of them without chance added by the players`,
    },
    fault: (seq, what) => `Event ${seq}: ${what}`,
    stillOpen: 'Sealed throws can be checked as soon as the game master reveals the dice.',
  },
  odds: {
    chance: (title, chance, share, exact) =>
      `${title}: ${chance} in ${share} of all cases${exact === '' ? '' : ` (${exact})`}.`,
    outcomes: (title, count) => `${title}: ${plural(count, 'possible outcome', 'possible outcomes')}.`,
    best: (goal, value) => `Best play for “${goal}”: ${value}.`,
    assumedTitle: 'Assumed',
    rangesTitle: 'Still open',
    intervals: 'The intervals hold with 95 % confidence.',
    chances: 'Chances',
    mean: 'On average',
    outcomesTitle: 'Outcomes',
    otherwise: 'None of these',
    more: (count) => `${count} more`,
    dice: (notation, mean, from, to) => {
      if (from !== undefined && from === to) return `${notation} always gives ${from}.`;
      const range =
        from !== undefined && to !== undefined
          ? `from ${from} to ${to}`
          : from !== undefined
            ? `${from} or more, without end`
            : to !== undefined
              ? `${to} or less, without end`
              : 'without end on both sides';
      return `${notation}: ${mean} on average, ${range}.`;
    },
    diceEstimated: (notation, mean) => `${notation}: about ${mean} on average.`,
    countsTitle: 'Successes, chance, chance of at least as many',
    totalsTitle: 'Total, chance, chance of at least that much',
    orMore: (from, chance) => `${from} or more: ${chance}`,
    orLess: (from, chance) => `${from} or less: ${chance}`,
  },
};
