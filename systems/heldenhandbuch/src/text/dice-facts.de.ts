import type { FactTexts } from '@tafelrunde/kernel';
import { plural, signed } from '@tafelrunde/system';
import { LOWEST_SUCCESS } from '../rules/groups.ts';
import type { DiceFact } from './dice-facts.ts';
import { names } from './names.ts';

const { attributes, rollModes, skills } = names.de;

/** HH-R-04: below 4 it is a failure, whatever number shows. */
const told = (number: number): string => (number < LOWEST_SUCCESS ? 'Fehlschlag' : String(number));
/** Whose dice a line is about. Accounts of earlier versions do not say. */
const of = (figure: string | null | undefined, line: string): string =>
  figure === null || figure === undefined ? line : `${figure}: ${line}`;
const list = (faces: readonly number[]): string => faces.join(', ');
const valueName = (key: string): string =>
  (({ ...attributes, ...skills }) as Readonly<Record<string, string>>)[key] ?? key;

const CHANGE = {
  items: 'durch Gegenstände',
  rows: 'durch leere Zeilen',
  criticals: 'durch kritische Verletzungen',
  owed: 'für Rettungswürfel',
  half: 'nach dem Sturz',
  gritted: 'mit zusammengebissenen Zähnen',
  limit: 'durch die Grenzen des Wurfs',
} as const;

/** Pools, rolls, luck and learning, in German. */
export const diceFactsDe: FactTexts<DiceFact> = {
  pool: ({ figure, tested, count, sides }) => `${figure} prüft ${valueName(tested)} mit ${count}W${sides}.`,
  noDice: ({ figure }) => `${figure} hat keinen Würfel übrig: Die Probe misslingt.`,
  diceChanged: ({ reason, by }) => `${signed(by)} Würfel ${CHANGE[reason]}.`,
  rollKind: ({ mode }) => `Gewürfelt wird ein ${rollModes[mode]}.`,
  kept: ({ figure, faces, left }) => {
    const kept = faces.length === 0 ? 'Nichts bleibt liegen' : `Es bleiben liegen: ${list(faces)}`;
    return of(
      figure,
      left === 0
        ? `${kept}.`
        : `${kept}; ${plural(left, 'Würfel geht', 'Würfel gehen')} in den nächsten Wurf.`,
    );
  },
  freeThrow: ({ left }) => `Freiwurf genutzt, übrig: ${left}.`,
  thrownAgain: ({ from, to }) => `Neu geworfen: Aus der ${from} wird eine ${to}.`,
  adjusted: ({ from, to }) => `Ein Würfel wird von ${from} auf ${to} verschoben.`,
  numberAdjusted: ({ by }) => `Das Ergebnis verschiebt sich um ${signed(by)}.`,
  converted: ({ from, to }) => `Glückszahl ${from}: umgewandelt in eine ${to}.`,
  shadowRoll: ({ from, to, taken }) => `Schattenwurf: ${from} oder ${to}, es gilt die ${taken}.`,
  swapped: ({ given, taken }) => `Getauscht: eigene ${given} gegen fremde ${taken}.`,
  onesIgnored: ({ figure, ones }) =>
    of(figure, `${plural(ones, 'Eins bleibt', 'Einsen bleiben')} dank Können ohne Folgen.`),
  onesOffset: ({ figure, faces }) => of(figure, `Entwertet, um Einsen auszugleichen: ${list(faces)}.`),
  onesOpen: ({ figure, psyche }) =>
    of(
      figure,
      `${plural(psyche, 'Eins bleibt offen und kostet', 'Einsen bleiben offen und kosten')} ${psyche} Psyche.`,
    ),
  legendaryFailure: ({ figure, respect }) =>
    of(
      figure,
      respect === 0 ? 'Legendärer Fehlschlag.' : `Legendärer Fehlschlag: ${respect} Respekt weniger.`,
    ),
  group: ({ figure, faces }) => of(figure, `Würfelgruppe ${list(faces)}.`),
  number: ({ figure, number, minimum, success }) => {
    if (number < LOWEST_SUCCESS) return of(figure, `Ergebnis ${number}: Fehlschlag.`);
    if (minimum === null || success === null) return of(figure, `Ergebnis ${number}.`);
    return of(figure, `Ergebnis ${number} gegen ${minimum}: ${success ? 'gelungen' : 'misslungen'}.`);
  },
  legendary: ({ figure, equals, mythos }) =>
    of(figure, `Legendäre Probe mit ${equals} Gleichen: ${plural(mythos, 'Mythospunkt', 'Mythospunkte')}.`),
  compared: ({ winner, by }) =>
    winner === null
      ? `${told(by[0])} gegen ${told(by[1])}: Gleichstand.`
      : `${told(by[0])} gegen ${told(by[1])}: ${winner} liegt vorn.`,
  contributed: ({ figure, faces }) => `${figure} steuert bei: ${list(faces)}.`,
  jointNumber: ({ number, cap, success }) =>
    `Gemeinsames Ergebnis ${number} (Gleiche bis ${cap}): ${success ? 'gelungen' : 'misslungen'}.`,
  remembered: ({ figure, topic, success }) => {
    const about = topic === '' ? '' : ` (${topic})`;
    return success ? `${figure} erinnert sich${about}.` : `${figure} fällt es nicht ein${about}.`;
  },
  learningDice: ({ count, sides, cost }) =>
    cost === 0
      ? `Lernwurf mit ${count}W${sides}, geschenkt.`
      : `Lernwurf mit ${count}W${sides} für ${cost} EP.`,
  learned: ({ figure, what, to }) => `${figure} lernt: ${valueName(what)} steigt auf ${to}.`,
  notLearned: ({ figure, what }) => `${figure} lernt bei ${valueName(what)} nichts dazu.`,
  starWon: ({ figure, skill }) => `${figure} erringt den Könnerstern in ${valueName(skill)}.`,
  gradeWon: ({ figure, skill, grade }) => `${figure} erreicht in ${valueName(skill)} Meistergrad ${grade}.`,
};
