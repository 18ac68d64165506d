import { inLanguages, type Rows, type RowsOf } from '@tafelrunde/system';
import type { Advantage, Complication, SpellAdvantage } from '../data/complications.ts';
import type { ConditionId } from '../data/conditions.ts';
import type { Category } from '../data/enemies.ts';
import type { Level } from '../data/ladders.ts';
import type { Role } from '../data/roles.ts';
import type { SpellEffect, SpellLevel } from '../data/spells.ts';
import type { Template } from '../data/templates.ts';
import type { GwEffect } from '../effects.ts';
import type { CellKind, Status } from '../model.ts';
import type { Verdict } from '../rules/results.ts';

/** Lists whose keys come from the rules: a missing word does not compile. */
interface NameLists extends Rows {
  readonly effects: RowsOf<GwEffect['kind']>;
  readonly verdicts: RowsOf<Verdict>;
  readonly statuses: RowsOf<Status>;
  readonly complications: RowsOf<Complication>;
  readonly advantages: RowsOf<Advantage>;
  readonly spellAdvantages: RowsOf<SpellAdvantage>;
  readonly conditions: RowsOf<ConditionId | 'farAway' | 'crowd' | 'vulnerable' | 'conditions'>;
  readonly categories: RowsOf<Category>;
  readonly levels: RowsOf<Level>;
  readonly spells: RowsOf<SpellEffect>;
  readonly roles: RowsOf<Role>;
  readonly spellLevels: RowsOf<SpellLevel>;
  readonly templates: RowsOf<Template | 'free'>;
  readonly cells: RowsOf<CellKind>;
}

/** Single words for values. */
// biome-ignore format: a row has both languages
export const names = inLanguages({
  effects: {
    hearts:          ['Herzen', 'Hearts'],
    mana:            ['Mana', 'Mana'],
    armourToken:     ['Rüstungsmarke', 'Armour token'],
    statusGained:    ['Neuer Zustand', 'New status'],
    statusEnded:     ['Zustand beendet', 'Status ended'],
    weaponDropped:   ['Waffe verloren', 'Weapon lost'],
    weaponPickedUp:  ['Waffe aufgehoben', 'Weapon picked up'],
    moved:           ['Neues Feld', 'New cell'],
    coverDeclared:   ['Deckung festgelegt', 'Cover declared'],
    actionSpent:     ['Aktion verbraucht', 'Action spent'],
    actionReturned:  ['Aktion zurück', 'Action back'],
    moveSpent:       ['Bewegung verbraucht', 'Move spent'],
    helpOffered:     ['Hilfe wartet', 'Help waits'],
    helpEnded:       ['Hilfe verbraucht', 'Help used up'],
    goalFailed:      ['Vorhaben gescheitert', 'Goal failed'],
    goalClosed:      ['Vorhaben erledigt', 'Goal settled'],
    timerSet:        ['Zähler aufgestellt', 'Counter set up'],
    timerMoved:      ['Zähler vorgerückt', 'Counter moved'],
    timerFired:      ['Zähler ausgelöst', 'Counter set off'],
    timerCleared:    ['Zähler entfernt', 'Counter taken away'],
    flagRaised:      ['In der Szene gilt', 'True in this scene'],
    lastingStarted:  ['Anhaltende Wirkung', 'Lasting effect'],
    lastingTurned:   ['Anhaltende Wirkung schwindet', 'Lasting effect fades'],
    cellsChanged:    ['Felder geändert', 'Cells changed'],
    boardLaid:       ['Karte', 'Map'],
    figureAdded:     ['Neue Figur', 'New figure'],
    traitRaised:     ['Eigenschaft geändert', 'Trait changed'],
    heartsMaxRaised: ['Mehr Herzen', 'More hearts'],
    manaMaxRaised:   ['Mehr Mana', 'More Mana'],
    advanceNoted:    ['Entwicklung notiert', 'Advance noted'],
    modeSwitched:    ['Spielweise', 'Variant'],
    sceneStarted:    ['Neue Szene', 'New scene'],
    heartLabelSet:   ['Herzverlust bedeutet', 'A lost heart means'],
    combatStarted:   ['Kampf begonnen', 'Fight begun'],
    combatEnded:     ['Kampf beendet', 'Fight over'],
    roundStarted:    ['Neue Runde', 'New round'],
    turnStarted:     ['Zug begonnen', 'Turn begun'],
    turnEnded:       ['Zug beendet', 'Turn over'],
  },
  verdicts: {
    complication: ['Komplikation', 'Complication'],
    failure:      ['Fehlschlag', 'Failure'],
    success:      ['Erfolg', 'Success'],
    exceptional:  ['Außergewöhnlicher Erfolg', 'Exceptional success'],
    automatic:    ['Erfolg ohne Wurf', 'Success without a roll'],
    refused:      ['Abgelehnt', 'Refused'],
  },
  statuses: {
    downed:       ['niedergelegt', 'downed'],
    dead:         ['tot', 'dead'],
    left:         ['ausgeschieden', 'out of the fight'],
    prone:        ['gestürzt', 'prone'],
    disarmed:     ['entwaffnet', 'disarmed'],
    exposed:      ['ungedeckt', 'exposed'],
    vulnerable:   ['angreifbar', 'vulnerable'],
    positionLost: ['Position verloren', 'position lost'],
    paralysed:    ['gelähmt', 'paralysed'],
    timePressure: ['unter Zeitdruck', 'under time pressure'],
    strengthened: ['gestärkt', 'boosted'],
    controlled:   ['unter Kontrolle', 'under control'],
  },
  complications: {
    prone:        ['Gestürzt', 'Prone'],
    disarmed:     ['Entwaffnet', 'Disarmed'],
    exposed:      ['Ungedeckt', 'Exposed'],
    positionLost: ['Position verloren', 'Position lost'],
    vulnerable:   ['Angreifbar', 'Vulnerable'],
    timePressure: ['Zeitdruck', 'Time pressure'],
    alarm:        ['Alarm', 'Alarm'],
    other:        ['Etwas anderes', 'Something else'],
  },
  advantages: {
    moreEffect: ['Mehr Wirkung', 'More effect'],
    lessRisk:   ['Weniger Risiko', 'Less risk'],
    faster:     ['Schneller', 'Faster'],
    quieter:    ['Leiser', 'Quieter'],
    other:      ['Etwas anderes', 'Something else'],
  },
  spellAdvantages: {
    largerEffect:   ['Größere Wirkung', 'Larger effect'],
    manaBack:       ['1 Mana zurück', '1 Mana back'],
    extraAdvantage: ['Zusätzlicher Vorteil', 'Extra advantage'],
  },
  conditions: {
    cover:         ['Deckung', 'Cover'],
    darkness:      ['Dunkelheit', 'Darkness'],
    slippery:      ['Rutschiger Boden', 'Slippery footing'],
    timePressure:  ['Zeitdruck', 'Time pressure'],
    noise:         ['Lärm', 'Noise'],
    distraction:   ['Ablenkung', 'Distraction'],
    preparation:   ['Vorbereitung', 'Preparation'],
    goodTools:     ['Gutes Werkzeug', 'Good tools'],
    position:      ['Bessere Position', 'Better position'],
    surprise:      ['Überraschung', 'Surprise'],
    concentration: ['Konzentration', 'Concentration'],
    farAway:       ['Große Entfernung', 'Long range'],
    crowd:         ['Überzahl', 'Outnumbered'],
    vulnerable:    ['Angreifbarkeit', 'Vulnerable'],
    conditions:    ['Umstände', 'Circumstances'],
  },
  categories: {
    minion: ['Handlanger', 'Minion'],
    elite:  ['Elite', 'Elite'],
    boss:   ['Boss', 'Boss'],
  },
  levels: {
    unskilled: ['Ohne Fertigkeit', 'Unskilled'],
    novice:    ['Neuling', 'Novice'],
    trained:   ['Ausgebildet', 'Trained'],
    master:    ['Meister', 'Master'],
  },
  spells: {
    light:         ['Licht', 'Light'],
    sound:         ['Geräusch', 'Sound'],
    smoke:         ['Rauch', 'Smoke'],
    diversion:     ['Ablenkung', 'Distraction'],
    projectile:    ['Geschoss', 'Projectile'],
    barrier:       ['Barriere', 'Barrier'],
    leap:          ['Sprung', 'Leap'],
    strengthening: ['Stärkung', 'Boost'],
    area:          ['Fläche', 'Area'],
    control:       ['Kontrolle', 'Control'],
    healing:       ['Heilung', 'Healing'],
    paralysis:     ['Lähmung', 'Paralysis'],
    greatPower:    ['Gewaltige Wirkung', 'Enormous effect'],
    other:         ['Freie Wirkung', 'Free effect'],
  },
  roles: {
    test:    ['Test', 'Test'],
    attack:  ['Angriff', 'Attack'],
    defence: ['Abwehr', 'Defence'],
    spell:   ['Zauber', 'Spell'],
    order:   ['Reihenfolge', 'Turn order'],
  },
  spellLevels: {
    trick:      ['Trick', 'Trick'],
    standard:   ['Standard', 'Standard'],
    strong:     ['Stark', 'Strong'],
    greatPower: ['Große Macht', 'Great power'],
  },
  templates: {
    warrior: ['Krieger', 'Warrior'],
    rogue:   ['Schurke', 'Rogue'],
    mage:    ['Magier', 'Mage'],
    free:    ['Frei verteilen', 'Assign freely'],
  },
  traits: {
    S: ['Stärke', 'Strength'],
    G: ['Geschicklichkeit', 'Agility'],
    M: ['Magie', 'Magic'],
  },
  cells: {
    open:      ['offenes Feld', 'open cell'],
    difficult: ['schwieriges Gelände', 'difficult ground'],
    cover:     ['Deckung', 'cover'],
    wall:      ['Wand', 'wall'],
  },
  timerMoves: {
    set:   ['Aufstellen', 'Set up'],
    move:  ['Vorrücken', 'Move on'],
    fire:  ['Auslösen', 'Set off'],
    clear: ['Entfernen', 'Take away'],
  },
  endings: {
    lost:      ['ein Herz verloren', 'lost a heart'],
    absorbed:  ['von der Rüstung aufgefangen', 'absorbed by armour'],
    withdrawn: ['zurückgezogen', 'withdrawn'],
    harmless:  ['ohne Wirkung', 'without effect'],
  },
  weapons: {
    sword: ['Schwert', 'Sword'],
    bow:   ['Bogen', 'Bow'],
    staff: ['Stab', 'Staff'],
  },
  words: {
    yes:              ['Ja', 'Yes'],
    no:               ['Nein', 'No'],
    pc:               ['Spielerfiguren', 'Player characters'],
    enemy:            ['Gegner', 'Enemies'],
    core:             ['Grundspiel', 'Core game'],
    d6only:           ['Nur-W6-Variante', 'd6-only variant'],
    melee:            ['Nahkampf', 'Melee'],
    ranged:           ['Fernkampf', 'Ranged'],
    magic:            ['Magie', 'Magic'],
    clear:            ['Frei', 'Clear'],
    cover:            ['Deckung', 'Cover'],
    blocked:          ['Versperrt', 'Blocked'],
    none:             ['Keine', 'None'],
    full:             ['Volle Deckung', 'Full cover'],
    heart:            ['Herz', 'Heart'],
    mana:             ['Mana', 'Mana'],
    set:              ['Aufstellen', 'Set up'],
    move:             ['Vorrücken', 'Move on'],
    fire:             ['Auslösen', 'Set off'],
    step:             ['1 Stufe schwerer', '1 step harder'],
    attacker:         ['Angreifer', 'Attacker'],
    defender:         ['Verteidiger', 'Defender'],
    injury:           ['Verletzung', 'Injury'],
    tiredness:        ['Erschöpfung', 'Exhaustion'],
    alarm:            ['Alarm', 'Alarm'],
    targetEscapes:    ['Das Ziel entkommt', 'The target gets away'],
    passageCollapses: ['Ein Gang stürzt ein', 'A tunnel collapses'],
  },
} satisfies NameLists);
