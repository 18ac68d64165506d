import type { Share } from '../facts.ts';
import type { ChallengeTopic } from './challenges.ts';
import { namesDe } from './names.de.ts';
import { traitName } from './names.ts';
import { named, phrasesDe } from './phrases.ts';
import { refusalsDe } from './refusals.de.ts';

const { plural, number, listed } = phrasesDe;
const { abilities, categories, consequences, critMeanings, modules, sceneSorts, verdicts, words } = namesDe;

const trait = (key: string): string => traitName(namesDe, key);
const shares = (list: readonly Share[]): string =>
  list.map(({ source, dice }) => `${trait(source)} ${dice}`).join(', ');

function pool(positive: readonly Share[], penalty: readonly Share[], automatic: number): string {
  const parts = [
    positive.length === 0 ? 'Keine Erfolgswürfel' : `Erfolgswürfel: ${shares(positive)}`,
    ...(penalty.length === 0 ? [] : [`Strafwürfel: ${shares(penalty)}`]),
    ...(automatic === 0 ? [] : [plural(automatic, 'automatischer Erfolg', 'automatische Erfolge')]),
  ];
  return `${parts.join('; ')}.`;
}

/** Challenges, characters and scenes in German. */
export const challengesDe: ChallengeTopic = {
  facts: {
    refused: ({ reason }) => refusalsDe[reason],
    pool: ({ positive, penalty, automatic }) => pool(positive, penalty, automatic),
    challenge: ({ verdict, successes, failures, net, difficulty, crits }) => {
      const against = difficulty === null ? '' : ` gegen S${difficulty}`;
      const more = crits === 0 ? '' : `, ${plural(crits, 'kritischer Erfolg', 'kritische Erfolge')}`;
      const sum = failures === 0 ? `${net}` : `${successes} − ${failures} = ${net}`;
      return `${verdicts[verdict]}: ${sum}${against}${more}.`;
    },
    failing: ({ sources }) => `Daran lag es: ${listed(sources.map(trait))}.`,
    opposed: ({ winner, net, threshold }) =>
      winner === 'attacker'
        ? `Der Angriff gelingt: ${net} gegen ${threshold}.`
        : `Die Verteidigung hält: ${net} gegen ${threshold}.`,
    contest: ({ result, best }) =>
      result === 'won'
        ? `Es gewinnt: ${listed(best)}.`
        : result === 'draw'
          ? `Unentschieden zwischen ${listed(best)}.`
          : `Gleichauf gewinnen ${listed(best)}.`,
    poolDeclined: ({ figure }) => `Die SL lässt die Würfel von ${figure} so nicht zu.`,
    passedWithoutRoll: ({ figure }) => `${figure} schafft es ohne Wurf.`,
    patzer: ({ category, consequence }) => `Patzer (${categories[category]}): ${consequences[consequence]}.`,
    critsUsed: ({ category, meaning, amount }) =>
      `${categories[category]}: ${critMeanings[meaning]}${amount === 0 ? '' : ` (${number(amount)})`}.`,
    decidedBySupport: ({ helper }) => `Erst die Hilfe von ${helper} macht es zum Erfolg.`,
    supported: ({ helper, helped, automatic, bonusDice, penaltyDice }) => {
      if (automatic > 0)
        return `${helper} hilft ${helped}: ${plural(automatic, 'automatischer Erfolg', 'automatische Erfolge')}.`;
      if (bonusDice > 0)
        return `${helper} gibt ${helped} ${plural(bonusDice, 'Bonuswürfel', 'Bonuswürfel')}.`;
      return penaltyDice > 0
        ? `${helper} steht ${helped} im Weg: ${plural(penaltyDice, 'Strafwürfel', 'Strafwürfel')}.`
        : `${helper} kann ${helped} nicht helfen.`;
    },
    extendedStarted: ({ figure, task, rolls }) =>
      `${figure} nimmt sich etwas vor${task === '' ? '' : ` (${task})`}: ${rolls} Würfe.`,
    extended: ({ result, passed, rolls, quality }) =>
      `${passed} von ${rolls} geschafft, ${named(namesDe.results, result)}${quality === 0 ? '' : `, Güte ${quality}`}.`,
    noticed: ({ noticed }) => (noticed ? 'Es wird bemerkt.' : 'Niemand bemerkt etwas.'),
    situation: ({ what, happens }) =>
      `${what === '' ? 'Die Lage' : what}: ${happens ? 'ja, so ist es' : 'nein, diesmal nicht'}.`,
    fateSpent: ({ figure, dice }) =>
      `${figure} gibt ${plural(dice, 'Schicksalswürfel', 'Schicksalswürfel')} aus.`,
    fateAwarded: ({ figure, by, owned }) =>
      by < 0
        ? `${figure} verliert ${-by} und hat noch ${plural(owned, 'Schicksalswürfel', 'Schicksalswürfel')}.`
        : `${figure} bekommt ${by} und hat jetzt ${plural(owned, 'Schicksalswürfel', 'Schicksalswürfel')}.`,
    fateRefreshed: ({ figures }) =>
      figures === 0
        ? 'Alle haben noch genug Schicksalswürfel.'
        : `Bei ${plural(figures, 'Figur', 'Figuren')} füllen sich die Schicksalswürfel auf.`,
    abilityUsed: ({ figure, ability }) => `${figure} nutzt ${named(abilities, ability)}.`,
    xpOffered: ({ figure, traits }) =>
      `${figure} kann einen Erfahrungspunkt nehmen: ${listed(traits.map(trait))}.`,
    xpDeclined: ({ figure }) => `${figure} verzichtet auf den Erfahrungspunkt.`,
    xpGained: ({ figure, trait: on, points }) =>
      `${figure}: ${plural(points, 'Erfahrungspunkt', 'Erfahrungspunkte')} auf ${trait(on)}.`,
    income: ({ figure, from, to }) =>
      from === to
        ? `${figure} hält den Lebensstil ${from}.`
        : `Der Lebensstil von ${figure} ${to > from ? 'steigt' : 'sinkt'} von ${from} auf ${to}.`,
    created: ({ name, level }) => `${name} ist im Spiel, Stufe ${level}.`,
    levelUp: ({ figure, level }) => `${figure} erreicht Stufe ${level}.`,
    levelUpPutOff: ({ figure }) => `${figure} wartet mit dem Aufstieg.`,
    traitChanged: ({ figure, trait: changed, of, dice, agreed }) => {
      const name = trait(`${of === 'advantages' ? 'advantage' : 'disadvantage'}:${changed}`);
      if (!agreed) return `Über ${name} bei ${figure} seid ihr euch nicht einig.`;
      return dice === 0 ? `${figure} verliert ${name}.` : `${figure} hat jetzt ${name} mit ${dice}W.`;
    },
    sceneStarted: ({ sort }) => `Neue Szene: ${sceneSorts[sort]}.`,
    sceneEnded: ({ mayRise }) =>
      mayRise.length === 0
        ? 'Die Szene ist zu Ende.'
        : `Die Szene ist zu Ende; aufsteigen: ${listed(mayRise)}.`,
    setting: ({ name, off }) =>
      `Hintergrund: ${named(words, name)}${off.length === 0 ? '' : `; ohne ${listed(off.map((one) => named(modules, one)))}`}.`,
  },
  questions: {
    poolAgreed: { ask: 'Passen Attribut und Fertigkeit?', options: { agree: 'Ja', disagree: 'Nein' } },
    simplePasses: {
      ask: 'Sehr einfach: ohne Wurf geschafft?',
      options: { pass: 'Ja, geschafft', roll: 'Nein, würfeln' },
    },
    repeatRoll: {
      ask: 'Den Wurf wiederholen?',
      options: { repeat: 'Ja, wiederholen', keep: 'Nein, so lassen' },
    },
    attitudeBetter: { ask: 'Bessert sich die Einstellung?', options: { yes: 'Ja', no: 'Nein' } },
    patzer: { ask: 'Was richtet der Patzer an?', options: {} },
    contestTie: {
      ask: 'Was bedeutet der Gleichstand?',
      options: { draw: 'Unentschieden', doubleWin: 'Beide gewinnen' },
    },
    perceptionRoles: {
      ask: 'Wer greift an?',
      options: { hiderAttacks: 'Wer sich verbirgt', watcherAttacks: 'Wer aufpasst' },
    },
    supportFailure: {
      ask: 'Schadet die misslungene Hilfe?',
      options: { nothing: 'Nein', penaltyDie: 'Ja, 1 Strafwürfel' },
    },
    attackCrits: {
      ask: 'Wozu dienen die kritischen Erfolge?',
      options: { damageDie: 'Schadenswürfel', effect: 'Besondere Wirkung' },
    },
    fateAfterwards: { ask: 'Wie viele Schicksalswürfel legst du nach?', options: {} },
    xpTrait: {
      ask: 'Wohin kommt der Erfahrungspunkt?',
      options: { decline: 'Verzichten' },
    },
    xpAward: { ask: 'Worauf legst du den Erfahrungspunkt?', options: {} },
    attributeDie: { ask: 'Welches Attribut bekommt den nächsten Würfel?', options: {} },
    skillDie: { ask: 'Wofür gibst du den nächsten Fertigkeitswürfel aus?', options: {} },
    advantage: { ask: 'Welchen Vorteil hat die Figur?', options: {} },
    disadvantage: { ask: 'Welchen Nachteil hat die Figur?', options: {} },
    personaPattern: { ask: 'Was treibt die Figur an?', options: {} },
    incomeAttribute: { ask: 'Mit welchem Attribut verdient sie ihr Geld?', options: {} },
    incomeSkill: { ask: 'Und mit welcher Fertigkeit?', options: {} },
    firstIncome: {
      ask: 'Den ersten Einkommenswurf gleich machen?',
      options: { roll: 'Ja, würfeln', leaveOut: 'Nein, weglassen' },
    },
    levelUp: { ask: 'Jetzt aufsteigen?', options: { now: 'Ja, jetzt', later: 'Nein, später' } },
    levelUpAttribute: { ask: 'Welches Attribut steigt?', options: {} },
    levelUpDie: { ask: 'Wofür gibst du den neuen Fertigkeitswürfel aus?', options: {} },
    traitChange: {
      ask: 'Stimmst du der Änderung zu?',
      options: { agree: 'Ja', refuse: 'Nein' },
    },
  },
  actions: {
    setting: { title: 'Hintergrund festlegen', hint: 'Bestimmt die Welt und sagt an, welche Regeln ruhen.' },
    create: {
      title: 'Figur erschaffen',
      hint: 'Nimm eine Vorlage oder verteile je 12 Würfel auf Attribute und Fertigkeiten.',
    },
    income: { title: 'Einkommenswurf', hint: 'Der Beruf hebt, hält oder senkt den Lebensstil.' },
    'create-npc': {
      title: 'Gegner hinzufügen',
      hint: 'Baut eine Nebenfigur oder eine wichtige Figur einer Stufe.',
    },
    'start-scene': { title: 'Szene beginnen', hint: 'Was je Szene gezählt wird, fängt neu an.' },
    'end-scene': { title: 'Szene beenden', hint: 'Runden, Zähigkeit und Angst enden; wer kann, steigt auf.' },
    'award-fate': {
      title: 'Schicksalswürfel geben',
      hint: 'Die SL belohnt Rollenspiel oder nimmt Würfel weg.',
    },
    'refresh-fate': {
      title: 'Schicksalswürfel auffüllen',
      hint: 'Zu Beginn einer Sitzung oder eines Abenteuers.',
    },
    'award-experience': { title: 'Erfahrung vergeben', hint: 'Punkte am Ende eines Abenteuers.' },
    'level-up': {
      title: 'Aufsteigen',
      hint: 'Ein Attributswürfel und zwei Würfel für Fertigkeiten oder Fähigkeiten.',
    },
    'change-trait': { title: 'Vor- oder Nachteil ändern', hint: 'Nur wenn Spieler und SL sich einig sind.' },
    challenge: {
      title: 'Einfache Herausforderung',
      hint: 'Erfolgswürfel gegen eine Schwierigkeit, ganz ohne Figur.',
    },
    attempt: {
      title: 'Etwas versuchen',
      hint: 'Attribut und Fertigkeit einer Figur gegen eine Schwierigkeit.',
    },
    opposed: {
      title: 'Gegensätzliche Herausforderung',
      hint: 'Zwei Würfelpools gegeneinander, ganz ohne Figuren.',
    },
    oppose: { title: 'Gegeneinander', hint: 'Eine Figur will etwas ändern, eine andere verhindert es.' },
    contest: { title: 'Wettstreit', hint: 'Mehrere würfeln, und niemand verteidigt.' },
    extended: { title: 'Verlängerte Herausforderung', hint: 'Eine ganze Kette von Würfen auf einmal.' },
    'start-extended': {
      title: 'Langes Vorhaben beginnen',
      hint: 'Legt Würfe, Schwierigkeit und Abstand fest.',
    },
    'roll-extended': { title: 'Nächster Wurf des Vorhabens', hint: 'Ein Glied der Kette.' },
    support: { title: 'Unterstützen', hint: 'Hilf beim nächsten Wurf einer anderen Figur.' },
    perceive: { title: 'Wahrnehmen', hint: 'Bemerkt die Figur, was verborgen ist?' },
    situational: { title: 'Lage auswürfeln', hint: 'Die SL prüft, ob etwas geschieht oder stimmt.' },
    'resolve-patzer': { title: 'Patzer auflösen', hint: 'Die SL bestimmt, was schiefgeht.' },
    'use-criticals': { title: 'Kritische Erfolge nutzen', hint: 'Zeigt, was sie bei diesem Wurf wert sind.' },
    'take-experience': { title: 'Erfahrungspunkt nehmen', hint: 'Sofort nach dem Wurf, sonst verfällt er.' },
    'use-ability': { title: 'Fähigkeit einsetzen', hint: 'Zählt die Anwendung und sagt, was sie erlaubt.' },
  },
  fields: {
    scene: 'Szene',
    figure: 'Figur',
    id: 'Kennung',
    name: 'Name',
    concept: 'Konzept',
    template: 'Vorlage',
    side: 'Seite',
    kind: 'Art',
    level: 'Stufe',
    archetype: 'Typ',
    skillCount: 'Anzahl Fertigkeiten',
    attributes: 'Attribute',
    strength: 'Stärke',
    dexterity: 'Geschicklichkeit',
    endurance: 'Ausdauer',
    intelligence: 'Intelligenz',
    charisma: 'Charisma',
    perception: 'Wahrnehmung',
    attribute: 'Attribut',
    skills: 'Fertigkeiten',
    skill: 'Fertigkeit',
    powers: 'Kräfte',
    abilities: 'Fähigkeiten',
    ability: 'Fähigkeit',
    advantages: 'Vorteile',
    advantage: 'Vorteil',
    disadvantages: 'Nachteile',
    disadvantage: 'Nachteil',
    personaPatterns: 'Persona-Muster',
    ownPattern: 'Eigenes Muster',
    incomeAttribute: 'Attribut des Berufs',
    incomeSkill: 'Fertigkeit des Berufs',
    profession: 'Beruf',
    nativeLanguage: 'Muttersprache',
    gear: 'Ausrüstung',
    firstIncome: 'Erster Einkommenswurf',
    lifestyle: 'Lebensstil',
    languages: 'Sprachen',
    fateDice: 'Schicksalswürfel',
    personaDice: 'Persona-Würfel',
    xp: 'Erfahrung',
    wounds: 'Wunden',
    stun: 'Betäubung',
    carryingCapacity: 'Tragkraft',
    load: 'Last',
    incomePool: 'Einkommenswürfel',
    thresholds: 'Bewusstlos ab / tot ab',
    inventory: 'Ausrüstung',
    character: 'Figur',
    state: 'Zustand',
    dice: 'Würfel',
    bonus: 'Bonuswürfel',
    penalty: 'Strafwürfel',
    luck: 'Glückswürfel',
    fate: 'Schicksalswürfel',
    automatic: 'Automatische Erfolge',
    difficulty: 'Schwierigkeit',
    hidden: 'Geheim',
    physical: 'Körperlich',
    concentration: 'Braucht Konzentration',
    distractions: 'Ablenkungen',
    item: 'Gegenstand',
    task: 'Vorhaben',
    category: 'Bereich',
    target: 'Ziel',
    attacker: 'Angreifende Seite',
    defender: 'Verteidigende Seite',
    sides: 'Beteiligte',
    rolls: 'Würfe',
    interval: 'Abstand in Sekunden',
    onFailure: 'Nach einem Fehlschlag',
    helped: 'Unterstützte Figur',
    description: 'Beschreibung',
    of: 'Wofür',
    watcher: 'Wer aufpasst',
    opponent: 'Wer sich verbirgt',
    searching: 'Sucht gezielt',
    swapRoles: 'Rollen tauschen',
    what: 'Frage',
    trait: 'Merkmal',
    gmWounds: 'Wunden zählen mit',
    crits: 'Kritische Erfolge',
    by: 'Um',
    reason: 'Grund',
    at: 'Zeitpunkt',
    points: 'Punkte',
    sort: 'Szenenart',
    extraSkills: 'Weitere Fertigkeiten',
    removedSkills: 'Gestrichene Fertigkeiten',
    trainedOnly: 'Nur für Geübte',
    physicalSkills: 'Weitere körperliche Fertigkeiten',
    successes: 'Erfolge',
    failures: 'Misserfolge',
    net: 'Ergebnis',
    success: 'Geschafft',
    criticals: 'Kritische Erfolge',
    fumble: 'Patzer',
    experience: 'Erfahrung',
    winner: 'Gewinner',
    margin: 'Vorsprung',
    placement: 'Aufstellung',
    places: 'Plätze',
    result: 'Ausgang',
    passed: 'Geschaffte Würfe',
    quality: 'Güte',
    costs: 'Kosten durch Patzer',
    made: 'Gemachte Würfe',
    verdict: 'Wurf',
    consequence: 'Folge',
    decidedBySupport: 'Durch Hilfe entschieden',
    failing: 'Quellen der Misserfolge',
    bonusDice: 'Bonuswürfel',
    penaltyDice: 'Strafwürfel',
    attackerNet: 'Ergebnis des Angriffs',
    threshold: 'Nötige Erfolge',
    watcherAttacks: 'Wer aufpasst, greift an',
    amount: 'Umfang',
    block: 'Wirkung',
    owned: 'Vorrat',
    figures: 'Figuren',
    assigned: 'Vergebene Punkte',
    purchases: 'Gewählt',
    mayRise: 'Aufstieg möglich',
    off: 'Ruhende Regeln',
    place: 'Platz',
  },
  chances: {
    success: 'Erfolg',
    critical: 'mindestens ein kritischer Erfolg',
    fumble: 'Patzer',
    experience: 'Erfahrungspunkt',
    attacker: 'Angriff gelingt|{} gewinnt',
    defender: 'Verteidigung hält|{} hält stand',
    first: 'gewinnt oder liegt gleichauf',
    tie: 'Gleichstand',
    complete: 'alle Würfe geschafft',
    failed: 'gescheitert',
    passed: 'Wurf geschafft',
    noticed: 'wird bemerkt',
    unnoticed: 'bleibt unbemerkt',
    happens: 'trifft zu',
    rises: 'Lebensstil steigt',
    falls: 'Lebensstil sinkt',
  },
};
