import type { FactTexts } from '@tafelrunde/kernel';
import { plural } from '@tafelrunde/system';
import { GAP_STEPS, TEMPO_NAMES } from '../data/chase.ts';
import { names } from './names.ts';
import { refusalWords } from './refusals.ts';
import type { WorldFact } from './world-facts.ts';

const { alertness, attributes, criticalStates, gaps, itemClasses, rings, skills, statuses, tempos, things } =
  names.en;

const named = (list: Readonly<Record<string, string>>, key: string): string => list[key] ?? key;

/** Body, things and the world outside of fights, in English. */
export const worldFactsEn: FactTexts<WorldFact> = {
  points: ({ figure, track, by }) =>
    by < 0 ? `${figure} loses ${-by} ${track}.` : `${figure} regains ${by} ${track}.`,
  rowEmptied: ({ figure, track, row }) => `Row ${row + 1} of ${figure}'s ${track} is empty: one die less.`,
  exhausted: ({ figure, track }) => `${figure} has no ${track} left: nothing goes for 30 minutes.`,
  statusGained: ({ figure, status }) => `${figure} is now ${statuses[status]}.`,
  statusEnded: ({ figure, status }) => `${figure} is no longer ${statuses[status]}.`,
  injury: ({ figure, injury, circle }) =>
    `${figure} suffers a ${injury} injury in life circle ${circle + 1}.`,
  criticalInjury: ({ figure, circle }) => `Life circle ${circle + 1} of ${figure} is critically injured.`,
  noRoom: ({ figure, injury, escalates }) =>
    escalates
      ? `${figure} has no room for a ${injury} injury: it gets worse.`
      : `${figure} has no room for a ${injury} injury: it is lost.`,
  segmentLost: ({ figure, circle, ring, by }) =>
    `${by === 'gangrene' ? 'Gangrene' : 'A critical injury'} costs ${figure} a segment of life circle ${circle + 1} (${rings[ring]}).`,
  segmentHealed: ({ figure, circle, ring }) =>
    `A segment of ${figure}'s life circle ${circle + 1} heals (${rings[ring]}).`,
  timePassed: ({ minutes }) =>
    minutes % 60 === 0
      ? `${plural(minutes / 60, 'hour passes', 'hours pass')}.`
      : `${plural(minutes, 'minute passes', 'minutes pass')}.`,
  regeneration: ({ figure, to }) => `The regeneration of ${figure} is now ${to}.`,
  gritted: ({ figure, dice }) =>
    `${figure} grits their teeth: ${plural(dice, 'die', 'dice')} back for ${plural(dice, 'light injury', 'light injuries')}.`,
  priced: ({ item, class: sort, price }) => `${named(things, item)}: ${itemClasses[sort]}, price ${price}.`,
  materialBought: ({ figure, piece, price }) =>
    `${figure} buys raw material for ${named(things, piece)} for ${price}.`,
  runeEngraved: ({ figure, item, rune }) =>
    `${figure} engraves the rune “${rune}” on ${named(things, item)}.`,
  tradeOpened: ({ item, price, started }) =>
    started
      ? `${price} for ${named(things, item)} is on the table: the haggling begins.`
      : `${price} for ${named(things, item)} is not thought fair: there is no haggling.`,
  offered: ({ figure, price }) => `${figure} offers ${price}.`,
  dealMade: ({ price }) => `It is a deal: ${price}.`,
  tradeClosed: ({ price, winner }) =>
    winner === null
      ? `The trade is closed at ${price}; nobody has won.`
      : `The trade is closed at ${price}; ${winner} has won.`,
  treated: ({ patient, circle, success, to }) => {
    if (!success) return `Life circle ${circle + 1} of ${patient} stays untreated.`;
    return to === 'none'
      ? `Life circle ${circle + 1} of ${patient} is treated.`
      : `The critical injury in life circle ${circle + 1} of ${patient} is ${criticalStates[to]}.`;
  },
  resuscitated: ({ patient, success }) =>
    success ? `${patient} lives, but is unconscious.` : `${patient} cannot be brought back.`,
  herbsFound: ({ figure, finds, portions }) =>
    finds === 0
      ? `${figure} finds nothing.`
      : `${figure} finds ${plural(finds, 'plant', 'plants')} with ${plural(portions, 'portion', 'portions')}.`,
  drank: ({ figure, drink, minimum, successes }) =>
    `Drink ${drink} for ${figure}: ${plural(successes, 'die reaches', 'dice reach')} ${minimum}.`,
  deadDrunk: ({ figure, status }) => `${figure} is dead drunk and ${statuses[status]}.`,
  keptDown: ({ figure, vomited }) =>
    vomited ? `${figure} has to vomit.` : `${figure} keeps the drink down.`,
  watchSet: ({ mode, shifts, physis }) =>
    `${mode === 'alarmed' ? 'An alarmed watch' : 'A watch'} of ${shifts} shifts; additional ones cost ${physis} physis in all.`,
  shiftKept: ({ figure, noticed, asleep }) =>
    asleep
      ? `${figure} falls asleep on watch.`
      : noticed
        ? `${figure} keeps a good watch.`
        : `${figure} stays awake, but notices nothing.`,
  sneaked: ({ figure, opponent, failed, alertness: state, detection }) => {
    if (!failed) return `${opponent} notices nothing of ${figure}.`;
    if (detection === 'none') return `${opponent} becomes ${alertness[state]}.`;
    return detection === 'noticed' ? `${opponent} notices ${figure}.` : `${opponent} discovers ${figure}.`;
  },
  hid: ({ figure, opponent, hidden }) =>
    hidden ? `${figure} stays hidden from ${opponent}.` : `${opponent} discovers ${figure}.`,
  actsFirst: ({ figure }) => `${figure} acts first.`,
  alarm: ({ figure, alarm }) => (alarm ? `${figure} raises the alarm.` : `${figure} raises no alarm.`),
  tricks: ({ figure, faces }) =>
    faces.length === 0 ? `${figure} has no tricks.` : `${figure} plays as tricks: ${faces.join(', ')}.`,
  neutralised: ({ figure, stopped, open }) =>
    open === 0 ? `${figure} neutralises all tricks.` : `${figure} neutralises ${stopped}, ${open} left open.`,
  wish: ({ figure, row, granted }) =>
    granted
      ? `${figure} grants a wish and keeps the die of row ${row + 1} for it.`
      : `${figure} accepts the lost die of row ${row + 1}.`,
  mustConcede: ({ figure }) => `${figure} has to make a better offer.`,
  crafted: ({ piece, success, total, quality, effects }) => {
    if (!success) return `${named(things, piece)} fails, the raw material is spoilt.`;
    const extra = effects === 0 ? '' : `, ${plural(effects, 'bonus effect', 'bonus effects')}`;
    return `${named(things, piece)} succeeds: total ${total}, quality ${quality}${extra}.`;
  },
  reworked: ({ item, success, total, minimum, quality }) =>
    success
      ? `${named(things, item)} is reworked: ${total} against ${minimum}, quality ${quality}.`
      : `${named(things, item)} stays as it was: ${total} against ${minimum}.`,
  workedUnpaid: ({ figure, craftsman, piece, success }) =>
    success
      ? `${figure} works unpaid for ${craftsman}: ${named(things, piece)} is done.`
      : `${figure} spoils the piece for ${craftsman}.`,
  massProduced: ({ piece, pieces, quality }) =>
    pieces === 0
      ? `${named(things, piece)}: the batch fails.`
      : `${pieces} × ${named(things, piece)} of quality ${quality}.`,
  chaseStarted: ({ initiator, leader }) => `${initiator} starts the chase, ${leader} is in front.`,
  ran: ({ figure, number, tempo }) =>
    number === 0
      ? `${figure} runs: ${tempos[TEMPO_NAMES[tempo] ?? 'standing']}.`
      : `${figure} runs with ${number}: ${tempos[TEMPO_NAMES[tempo] ?? 'standing']}.`,
  obstacleLaid: ({ by, target, face }) => `${by} lays a ${face} in the way of ${target}.`,
  obstacleMet: ({ figure, obstacle, by }) =>
    by === null
      ? `${figure} does not get past the ${obstacle}.`
      : `${figure} gets past the ${obstacle} with a ${by}.`,
  gap: ({ figure, gap, leads, out }) => {
    if (leads) return `${figure} leads.`;
    if (gap === 0) return `${figure} is level.`;
    return out
      ? `${figure} is left behind.`
      : `${figure} is behind: ${gaps[GAP_STEPS[gap] ?? 'goneFromSight']}.`;
  },
  noCheck: ({ figure, tested, reason }) =>
    `${figure} cannot make a check on ${named({ ...attributes, ...skills }, tested)}: ${refusalWords.en.refusals[reason]}`,
  created: ({ name, luckyNumber }) => `${name} is ready, the lucky number is ${luckyNumber}.`,
  opponentAdded: ({ name, template }) => `${name} enters (${names.en.templates[template] ?? template}).`,
  placed: ({ figure }) => `${figure} now stands on the map.`,
  boardLaid: ({ width, height, metres }) => `A map of ${width} by ${height} m; a cell has ${metres} m.`,
  itemMissing: ({ figure, item }) => `${figure} does not have ${named(things, item)}: the hand stays empty.`,
  adjustedByGm: ({ figure }) => `The GM adjusts ${figure}.`,
};
