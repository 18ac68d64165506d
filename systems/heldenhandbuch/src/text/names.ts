import { inLanguages, type Rows, type RowsOf } from '@tafelrunde/system';
import type { CircleState } from '../circle-view.ts';
import type { GapStep, TempoName } from '../data/chase.ts';
import type { HerbLevel } from '../data/herbs.ts';
import type { ItemClass } from '../data/item-quality.ts';
import type { NamedAttribute, NamedSkill } from '../data/named-checks.ts';
import type { Band } from '../data/stealth.ts';
import type { TEMPLATES, TemplateId } from '../data/templates.ts';
import type {
  Alertness,
  Awareness,
  BonusCode,
  CriticalState,
  Detection,
  DiceRole,
  ItemKind,
  Movement,
  Ring,
  SkillClass,
  Status,
  TargetSize,
  WatchMode,
  WeaponType,
} from '../model.ts';
import type { RollMode } from '../rules/keep-and-reroll.ts';
import type { MeleeGoal } from '../solver/melee-worth.ts';

/** The ready figures that players begin with. */
export type HeroTemplate = {
  [K in keyof typeof TEMPLATES]: (typeof TEMPLATES)[K]['side'] extends 'heroes' ? K : never;
}[keyof typeof TEMPLATES];

/** Lists whose keys come from the rules. */
interface NameLists extends Rows {
  readonly statuses: RowsOf<Status>;
  readonly attributes: RowsOf<NamedAttribute>;
  readonly skills: RowsOf<NamedSkill>;
  readonly skillClasses: RowsOf<SkillClass>;
  readonly rollModes: RowsOf<RollMode>;
  readonly itemClasses: RowsOf<ItemClass>;
  readonly itemKinds: RowsOf<ItemKind>;
  readonly weaponTypes: RowsOf<WeaponType>;
  readonly bonusCodes: RowsOf<BonusCode>;
  readonly rings: RowsOf<Ring>;
  readonly criticalStates: RowsOf<CriticalState>;
  readonly circleStates: RowsOf<CircleState>;
  readonly injuries: RowsOf<'light' | 'heavy' | 'critical'>;
  readonly alertness: RowsOf<Alertness>;
  readonly detections: RowsOf<Detection>;
  /** How close somebody is who is sneaked up on. */
  readonly bands: RowsOf<Band | 'beyond'>;
  /** What advice counts in, where the name of the goal is longer than that. */
  readonly units: RowsOf<MeleeGoal | 'heroesAhead' | 'lead'>;
  readonly gaps: RowsOf<GapStep>;
  readonly tempos: RowsOf<TempoName>;
  readonly herbLevels: RowsOf<HerbLevel>;
  readonly watchModes: RowsOf<WatchMode>;
  readonly targetSizes: RowsOf<TargetSize>;
  readonly movements: RowsOf<Movement>;
  readonly awareness: RowsOf<Awareness>;
  /** What dice were thrown for. */
  readonly diceRoles: RowsOf<DiceRole>;
  readonly templates: RowsOf<TemplateId>;
  readonly templateLines: RowsOf<HeroTemplate>;
}

/** Single words for values. */
// biome-ignore format: a row has both languages
export const names = inLanguages({
  statuses: {
    dead:         ['tot', 'dead'],
    resuscitated: ['wiederbelebt', 'resuscitated'],
    unconscious:  ['bewusstlos', 'unconscious'],
    asleep:       ['eingeschlafen', 'asleep'],
    deadDrunk:    ['volltrunken', 'dead drunk'],
    prone:        ['am Boden', 'prone'],
    disarmed:     ['entwaffnet', 'disarmed'],
    fled:         ['geflohen', 'fled'],
  },
  attributes: {
    reaction: ['Reaktion', 'Reaction'],
    memory:   ['Gedächtnis', 'Memory'],
  },
  skills: {
    basicCombat:   ['Basis-Kampfkunst', 'Basic combat'],
    melee:         ['Nahkampf', 'Melee'],
    ranged:        ['Fernkampf', 'Ranged combat'],
    weaponsmith:   ['Waffenschmieden', 'Weaponsmithing'],
    runeEngraving: ['Runengravur', 'Rune engraving'],
    acrobatics:    ['Akrobatik', 'Acrobatics'],
    hide:          ['Verbergen', 'Hide'],
    terrainRun:    ['Geländelauf', 'Terrain run'],
    sneak:         ['Schleichen', 'Sneak'],
    detect:        ['Aufspüren', 'Detect'],
    watch:         ['Wachgabe', 'Watch'],
    firstAid:      ['Erste Hilfe', 'First aid'],
    medicine:      ['Heilkunde', 'Medicine'],
    intimidate:    ['Einschüchtern', 'Intimidate'],
    rhetoric:      ['Redekunst', 'Rhetoric'],
    seduce:        ['Verführen', 'Seduce'],
    selfControl:   ['Selbstbeherrschung', 'Self-control'],
    haggle:        ['Feilschen', 'Haggle'],
    wilderness:    ['Wildnisleben', 'Wilderness'],
    drink:         ['Zechen', 'Drinking'],
  },
  skillClasses: {
    general:    ['Allgemeine Fertigkeit', 'General skill'],
    combat:     ['Kampffertigkeit', 'Combat skill'],
    profession: ['Beruf', 'Profession'],
  },
  rollModes: {
    single:  ['Einzelwurf', 'Single roll'],
    sieve:   ['Siebwurf', 'Sieve roll'],
    cascade: ['Kaskadenwurf', 'Cascade roll'],
  },
  itemClasses: {
    worthless:  ['wertlos', 'worthless'],
    improvised: ['improvisiert', 'improvised'],
    simple:     ['einfach', 'simple'],
    good:       ['gut', 'good'],
    artful:     ['kunstfertig', 'artful'],
    masterly:   ['meisterlich', 'masterly'],
    exquisite:  ['erlesen', 'exquisite'],
    legendary:  ['legendär', 'legendary'],
  },
  itemKinds: {
    weapon: ['Waffe', 'Weapon'],
    tool:   ['Werkzeug', 'Tool'],
    armour: ['Rüstung', 'Armour'],
    other:  ['Sonstiges', 'Other'],
  },
  weaponTypes: {
    dagger:   ['Dolch', 'Dagger'],
    sword:    ['Schwert', 'Sword'],
    striking: ['Hiebwaffe', 'Striking weapon'],
    pole:     ['Stangenwaffe', 'Pole weapon'],
    ranged:   ['Fernkampfwaffe', 'Ranged weapon'],
    other:    ['Andere Waffe', 'Other weapon'],
  },
  bonusCodes: {
    W:   ['Wx: Bonuswürfel', 'Wx: bonus dice'],
    WFr: ['WFr: Freiwürfe', 'WFr: free throws'],
    W2c: ['W2c: Zweitchance', 'W2c: second chance'],
    FkW: ['FkWx: höherer Fertigkeitswert', 'FkWx: higher skill value'],
    E:   ['Ex: Würfel um x verschieben', 'Ex: shift dice by x'],
    TS:  ['TSx: Schadenswürfel', 'TSx: damage dice'],
  },
  rings: {
    outer:  ['außen', 'outer'],
    middle: ['Mitte', 'middle'],
    inner:  ['innen', 'inner'],
  },
  criticalStates: {
    none:       ['keine', 'none'],
    untreated:  ['unversorgt', 'untreated'],
    stabilised: ['stabilisiert', 'stabilised'],
    treated:    ['versorgt', 'treated'],
  },
  circleStates: {
    untreatedHeavy:     ['schwer, unversorgt', 'heavy, untreated'],
    treatedHeavy:       ['schwer, versorgt', 'heavy, treated'],
    untreatedCritical:  ['kritisch, unversorgt', 'critical, untreated'],
    stabilisedCritical: ['kritisch, stabilisiert', 'critical, stabilised'],
    treatedCritical:    ['kritisch, versorgt', 'critical, treated'],
  },
  injuries: {
    light:    ['leicht', 'light'],
    heavy:    ['schwer', 'heavy'],
    critical: ['kritisch', 'critical'],
  },
  alertness: {
    unsuspecting: ['arglos', 'unsuspecting'],
    watchful:     ['wachsam', 'watchful'],
  },
  detections: {
    none:       ['unbemerkt', 'unnoticed'],
    noticed:    ['bemerkt', 'noticed'],
    discovered: ['entdeckt', 'discovered'],
  },
  units: {
    woundsNow:       ['Verletzungen', 'injuries'],
    woundsUnstopped: ['Verletzungen', 'injuries'],
    attackDice:      ['Würfel', 'dice'],
    attackSum:       ['Augen', 'pips'],
    defenceSum:      ['Augen', 'pips'],
    heroesAhead:     ['Segmente', 'segments'],
    lead:            ['Vorsprung', 'ahead'],
  },
  bands: {
    near:   ['nah', 'near'],
    mid:    ['mittel', 'mid'],
    far:    ['fern', 'far'],
    beyond: ['zu weit', 'too far'],
  },
  gaps: {
    level:         ['gleichauf', 'level'],
    breath:        ['eine Atemweite', 'a breath away'],
    onTheHeels:    ['dicht auf den Fersen', 'on the heels'],
    smallLead:     ['kleiner Vorsprung', 'a small lead'],
    clearLead:     ['klarer Vorsprung', 'a clear lead'],
    inSight:       ['noch in Sichtweite', 'still in sight'],
    goneFromSight: ['außer Sicht', 'out of sight'],
  },
  tempos: {
    standing:     ['kaum vom Fleck', 'hardly moving'],
    leisurely:    ['gemächlich', 'leisurely'],
    slow:         ['langsam', 'slow'],
    brisk:        ['zügig', 'brisk'],
    fast:         ['schnell', 'fast'],
    headlong:     ['rasant', 'headlong'],
    breathtaking: ['atemberaubend schnell', 'breathtaking'],
  },
  herbLevels: {
    beginner: ['Anfänger', 'beginner'],
    trained:  ['Geübte', 'trained'],
    advanced: ['Fortgeschrittene', 'advanced'],
    expert:   ['Meister', 'expert'],
  },
  watchModes: {
    normal:  ['normal', 'normal'],
    alarmed: ['alarmiert', 'alarmed'],
  },
  targetSizes: {
    huge:      ['riesig', 'huge'],
    veryLarge: ['sehr groß', 'very large'],
    large:     ['groß', 'large'],
    small:     ['klein', 'small'],
    verySmall: ['sehr klein', 'very small'],
    tiny:      ['winzig', 'tiny'],
  },
  movements: {
    still: ['steht still', 'standing still'],
    slow:  ['langsam', 'slow'],
    fast:  ['schnell', 'fast'],
  },
  awareness: {
    unsuspecting: ['arglos', 'unsuspecting'],
    justNoticed:  ['merkt es gerade noch', 'only just notices'],
    aware:        ['weiß davon', 'aware'],
  },
  // What came of an action, and sides that win something.
  outcomes: {
    fought:         ['es wird gekämpft', 'a fight'],
    nobodyAttacked: ['niemand greift an', 'nobody attacks'],
    hit:            ['Treffer', 'hit'],
    miss:           ['vorbei', 'missed'],
    aimed:          ['gezielt', 'aimed'],
    noShot:         ['kein Schuss', 'no shot'],
    stopped:        ['abgewehrt', 'stopped'],
    struck:         ['getroffen', 'struck'],
    started:        ['begonnen', 'begun'],
    ended:          ['beendet', 'ended'],
    phase:          ['nächste Phase', 'next phase'],
    duel:           ['Duell', 'duel'],
    first:          ['erste Seite', 'first side'],
    second:         ['zweite Seite', 'second side'],
    nobody:         ['niemand', 'nobody'],
    sneaker:        ['wer schleicht', 'whoever sneaks'],
    opponent:       ['wer entdeckt', 'whoever discovers'],
    buyer:          ['kaufende Seite', 'buying side'],
    seller:         ['verkaufende Seite', 'selling side'],
    acting:         ['handelnde Seite', 'acting side'],
    defending:      ['andere Seite', 'other side'],
    tie:            ['Gleichstand', 'tie'],
    heroes:         ['Helden', 'heroes'],
    opponents:      ['Gegner', 'opponents'],
    refused:        ['abgelehnt', 'refused'],
    attacker:       ['greift an', 'attacks'],
    defender:       ['verteidigt sich', 'defends'],
    player:         ['du', 'you'],
  },
  diceRoles: {
    check:        ['Probe', 'Check'],
    combat:       ['Kampf', 'Combat'],
    shot:         ['Schuss', 'Shot'],
    minimum:      ['Mindestwert', 'Minimum'],
    damage:       ['Schaden', 'Damage'],
    learning:     ['Lernwurf', 'Learning roll'],
    luckyNumber:  ['Glückszahl', 'Lucky number'],
    secondChance: ['Zweitchance', 'Second chance'],
    shadowRoll:   ['Schattenwurf', 'Shadow roll'],
  },
  templates: {
    smith:    ['Waffenschmied', 'Weaponsmith'],
    scout:    ['Kundschafterin', 'Scout'],
    healer:   ['Heilerin', 'Healer'],
    speaker:  ['Redner', 'Speaker'],
    bandit:   ['Strauchdieb', 'Bandit'],
    guard:    ['Stadtwache', 'Town guard'],
    archer:   ['Bogenschütze', 'Archer'],
    wolf:     ['Wolf', 'Wolf'],
    ogre:     ['Oger', 'Ogre'],
    merchant: ['Händlerin', 'Merchant'],
  },
  // What it is like to play each ready figure, in a sentence.
  templateLines: {
    smith:   ['Schmiedet Waffen, feilscht hart und teilt mit dem Langschwert aus.', 'Forges weapons, haggles hard and deals blows with a longsword.'],
    scout:   ['Schleicht, wacht und trifft mit dem Bogen, ehe man sie sieht.', 'Sneaks, keeps watch and hits with her bow before she is seen.'],
    healer:  ['Versorgt Verletzungen, kennt Kräuter und bewahrt die Ruhe.', 'Treats injuries, knows herbs and stays calm.'],
    speaker: ['Überzeugt, verführt und handelt; zur Not hilft das Rapier.', 'Persuades, charms and bargains; if need be there is the rapier.'],
  },
  things: {
    longsword: ['Langschwert', 'Longsword'],
    rapier:    ['Rapier', 'Rapier'],
    dagger:    ['Dolch', 'Dagger'],
    club:      ['Knüppel', 'Club'],
    greatclub: ['Riesenkeule', 'Great club'],
    spear:     ['Speer', 'Spear'],
    staff:     ['Stab', 'Staff'],
    bow:       ['Bogen', 'Bow'],
    hammer:    ['Schmiedehammer', 'Smith’s hammer'],
    leather:   ['Lederrüstung', 'Leather armour'],
    mail:      ['Kettenhemd', 'Mail shirt'],
    sword:     ['Schwert', 'Sword'],
    axe:       ['Axt', 'Axe'],
    knife:     ['Messer', 'Knife'],
  },
  words: {
    yes:        ['ja', 'yes'],
    no:         ['nein', 'no'],
    none:       ['keine', 'none'],
    heroes:     ['Helden', 'Heroes'],
    opponents:  ['Gegner', 'Opponents'],
    physis:     ['Physis', 'Physis'],
    psyche:     ['Psyche', 'Psyche'],
    attribute:  ['Eigenschaft', 'Attribute'],
    skill:      ['Fertigkeit', 'Skill'],
    buyer:      ['Kaufende Seite', 'Buyer'],
    seller:     ['Verkaufende Seite', 'Seller'],
    acting:     ['handelnde Seite', 'acting side'],
    defending:  ['andere Seite', 'other side'],
    tie:        ['Gleichstand', 'Tie'],
    firstBlood: ['zum ersten Blut', 'first blood'],
    death:      ['zum Tod', 'death'],
    thrown:     ['auswürfeln', 'thrown'],
    refused:    ['abgelehnt', 'refused'],
  },
} satisfies NameLists);
