import { complaintsDe } from './complaints.de.ts';
import { helpDe } from './help.de.ts';
import type { Texts } from './texts.ts';

const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

export const de: Texts = {
  locale: 'de',
  help: helpDe,
  complaints: complaintsDe,

  error: 'Fehler:',
  ourFailure: (message) => `Da ist uns etwas misslungen: ${message}`,

  yes: 'ja',
  no: 'nein',
  gm: 'Spielleitung',
  effects: 'Wirkungen',
  adjusted: 'In der Szene berichtigt',
  whichSystem: 'Welches Regelsystem?',
  calculating: (seconds) => `Das wird noch gerechnet, seit ${seconds} s. Abbrechen mit Strg+C.`,
  advice: (goal) => `Beste Wahl zuerst; das Ziel: ${goal}`,
  mixed: 'Wer immer dasselbe tut, ist zu durchschauen: Lass den Zufall wählen, so oft, wie dabeisteht.',
  inCases: (cases, of) => (cases === 0 ? 'nie' : cases === of ? 'immer' : `in ${cases} von ${of} Fällen`),
  inShare: (percent) => `in ${percent} der Fälle`,
  written: (file) => `Geschrieben nach ${file}`,
  serving: (url, gmLink, store) =>
    `Tafelrunde läuft: ${url} (Spielleitung: ${gmLink})${store === 'postgresql' ? ', Daten in PostgreSQL' : ''}`,
  reach: {
    address: (address) => `Für Handys im selben Netz: ${address}`,
    onlyHere:
      'Nur von diesem Rechner aus zu erreichen. Handys im selben Netz lässt „npm start lan“ oder „--host 0.0.0.0“ herein.',
  },
  restored: (path) => `Die Sicherung „${path}“ ist zurückgespielt.`,

  systemCounts: ({ rules, rulings, additions, actions }) =>
    `${plural(rules, 'Regel', 'Regeln')}, ${plural(additions, 'Ergänzung', 'Ergänzungen')}, ${plural(rulings, 'Auslegung', 'Auslegungen')}, ${plural(actions, 'Aktion', 'Aktionen')}`,
  rules: {
    kinds: { rule: 'Regel', addition: 'Ergänzung', ruling: 'Auslegung' },
    section: (kind, count) =>
      `${{ rule: 'Regeln', addition: 'Ergänzungen', ruling: 'Auslegungen' }[kind]} (${count})`,
    source: (source) => `Quelle: ${source}`,
    tests: (count) => plural(count, 'Test', 'Tests'),
    actions: (ids) => `Aktionen: ${ids.join(', ')}`,
    cites: (ids) => `Regeln: ${ids.join(', ')}`,
  },
  actions: {
    fields: (names) => `Eingabe: ${names.length === 0 ? 'keine' : names.join(', ')}`,
    chances: (names) => `Chancen: ${names.join(', ')}`,
    goals: (names) => `Zahlen: ${names.join(', ')}`,
    more: 'Mehr zu einer Aktion, mit einem Beispiel: tafelrunde actions <Aktion>',
    inputTitle: 'Eingabe',
    noInput: 'keine',
    aimsTitle: 'Chancen und Zahlen, auch als Ziel',
    exampleTitle: 'Beispiel',
    required: 'nötig',
    usual: (value) => `sonst ${value}`,
  },
  house: {
    shape: (shape) => {
      switch (shape.kind) {
        case 'flag':
          return 'true (ja) oder false (nein)';
        case 'integer':
          return `${shape.min} bis ${shape.max}${shape.nullable ? ', oder null' : ''}`;
        case 'integers':
          return `höchstens ${shape.most} Zahlen von ${shape.min} bis ${shape.max}, als Liste`;
        case 'names':
          return `${shape.min} bis ${shape.max} Namen, als Liste`;
        case 'text':
          return `ein Text bis ${shape.max} Zeichen`;
      }
    },
    list: (values) => `eine Liste aus: ${values}`,
    each: (keys, values) => `je ein Wert für ${keys}: ${values}`,
    setting: (values, usual, ruling) => `${values} · sonst ${usual} · ${ruling}`,
    none: 'nichts',
    more: 'Was ein Schalter bewirkt: tafelrunde impact <System> --house \'{"Schalter":Wert}\'',
  },
  impact: {
    sentence: (system, changed, moved, of) =>
      changed === 0
        ? `${system}: Es gilt alles wie üblich. Mit --house wird etwas umgestellt.`
        : moved === 0
          ? `${system}: Von ${plural(of, 'Probe', 'Proben')} verschiebt sich keine.`
          : `${system}: Von ${plural(of, 'Probe', 'Proben')} ${moved === 1 ? 'verschiebt sich eine' : `verschieben sich ${moved}`}.`,
    noChance: 'ohne Chance',
    alone: (title, value) => `${title}: ${value}. Ohne diese Änderung → mit ihr:`,
    movesNothing: 'Keine der Proben.',
    sheetSame: 'Der Bogen bleibt, wie er ist.',
  },
  draft: {
    what: 'Was willst du festlegen?',
    done: 'Fertig',
    back: 'Zurück',
    up: 'Eine Stufe hinauf',
    down: 'Eine Stufe hinunter',
    left: (label, left, total) => `${label}: noch ${left} von ${total}`,
    lost: (budgets) =>
      `Das ginge verloren: ${budgets.map(({ label, left }) => `${label} ${left}`).join(', ')}.`,
    sure: 'Trotzdem fertig?',
    spend: 'Weiter verteilen',
    loseThem: 'Fertig, der Rest verfällt',
    empty: (label) => `${label} darf nicht leer sein.`,
    tooLong: (label, most) => `${label} darf höchstens ${most} Zeichen haben.`,
  },
  check: {
    valid: 'Diese Figur hält sich an die Regeln.',
    problems: (count) =>
      count === 1 ? 'Eine Stelle passt nicht zu den Regeln:' : `${count} Stellen passen nicht zu den Regeln:`,
  },
  arena: {
    fought: (fights, seconds, perSecond, seed) =>
      `${fights} Kämpfe in ${seconds} s (${perSecond} je Sekunde), Startzahl ${seed}.`,
    stopped: (fights, of) => `Abgebrochen: ${fights} von ${of} Kämpfen sind ausgetragen.`,
    progress: (fights, of, percent) => `${fights} von ${of} Kämpfen (${percent})`,
    wins: 'Siege',
    draw: 'niemand',
    rounds: (mean) => `Runden (im Mittel ${mean})`,
    losses: 'Verluste',
    columns: { figure: 'Figur', out: 'ausgefallen', dead: 'tot', left: 'bleibt im Mittel' },
    left: (mean, most) => `${mean} von ${most}`,
    luck: (worst, usual, best) =>
      `Mit --replay erzählt: ${worst} (Pech der ersten Seite), ${usual} (ein üblicher Kampf), ${best} (Glück).`,
    replay: (number, winner, rounds) =>
      `Kampf ${number}: ${winner === null ? 'niemand siegt' : `Sieg für ${winner}`} nach ${plural(rounds, 'Runde', 'Runden')}.`,
  },
  verify: {
    allVerified: 'Kein Wurf ist gebogen: Alle geprüften Würfe stimmen mit ihrem Siegel überein.',
    nothing: 'Hier gibt es noch nichts zu prüfen.',
    broken: (count) => (count === 1 ? 'Eine Stelle stimmt nicht:' : `${count} Stellen stimmen nicht:`),
    counts: {
      verified: (count) => `${plural(count, 'Wurf', 'Würfe')} geprüft`,
      open: (count) => `${plural(count, 'Wurf ist', 'Würfe sind')} noch versiegelt`,
      hidden: (count) => `${plural(count, 'Wurf ist', 'Würfe sind')} in dieser Datei verdeckt`,
      typed: (count) => `${plural(count, 'Wurf', 'Würfe')} mit echten Würfeln`,
      unsealed: (count) => `${plural(count, 'Wurf', 'Würfe')} aus der Zeit vor dem Siegel`,
      abandoned: (count) => `${plural(count, 'Wurf', 'Würfe')} in Aktionen, die dann aufgegeben wurden`,
      unsalted: (count) => `davon ${plural(count, 'Wurf', 'Würfe')} ohne eigenen Zufall der Mitspielenden`,
    },
    fault: (seq, what) => `Ereignis ${seq}: ${what}`,
    stillOpen: 'Versiegelte Würfe lassen sich prüfen, sobald die Spielleitung die Würfel offenlegt.',
  },
  odds: {
    chance: (title, chance, share, exact) =>
      `${title}: ${chance} in ${share} aller Fälle${exact === '' ? '' : ` (${exact})`}.`,
    outcomes: (title, count) => `${title}: ${plural(count, 'mögliches Ergebnis', 'mögliche Ergebnisse')}.`,
    best: (goal, value) => `Bestes Spiel für „${goal}“: ${value}.`,
    assumedTitle: 'Angenommen',
    rangesTitle: 'Noch offen',
    intervals: 'Die Spannen gelten mit 95 % Sicherheit.',
    chances: 'Chancen',
    mean: 'Im Mittel',
    outcomesTitle: 'Ergebnisse',
    otherwise: 'Nichts davon',
    more: (count) => `${count} weitere`,
    dice: (notation, mean, from, to) => {
      if (from !== undefined && from === to) return `${notation} ergibt immer ${from}.`;
      const range =
        from !== undefined && to !== undefined
          ? `von ${from} bis ${to}`
          : from !== undefined
            ? `ab ${from}, nach oben offen`
            : to !== undefined
              ? `bis ${to}, nach unten offen`
              : 'nach beiden Seiten offen';
      return `${notation}: im Mittel ${mean}, ${range}.`;
    },
    diceEstimated: (notation, mean) => `${notation}: im Mittel etwa ${mean}.`,
    countsTitle: 'Erfolge, Chance, Chance auf mindestens so viele',
    totalsTitle: 'Summe, Chance, Chance auf mindestens so viel',
    orMore: (from, chance) => `${from} oder mehr: ${chance}`,
    orLess: (from, chance) => `${from} oder weniger: ${chance}`,
  },
};
