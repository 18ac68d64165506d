import { inLanguages, type RowsOf } from '@tafelrunde/system';
import type { DiseaseId } from '../data/diseases.ts';
import type { TimeUnit } from '../data/durations.ts';
import type { Ground } from '../data/falls.ts';
import type { AcidId, Climate, Clothing, DrugStrength, FireId } from '../data/hazards.ts';
import type { ObjectId } from '../data/objects.ts';
import type { PoisonId } from '../data/poisons.ts';
import type { Affliction } from '../model.ts';
import type { DueKind } from './surroundings-facts.ts';

/** Single words for hazards, substances, things and time. */
// biome-ignore format: a row has both languages
export const surroundingsNames = inLanguages({
  poisons: {
    arsenic:    ['Arsen', 'Arsenic'],
    belladonna: ['Belladonna', 'Belladonna'],
    cyanide:    ['Zyanid', 'Cyanide'],
    thallium:   ['Thallium', 'Thallium'],
    snakeVenom: ['Schlangengift', 'Snake venom'],
  } satisfies RowsOf<PoisonId>,
  diseases: {
    smallpox: ['Pocken', 'Smallpox'],
    malaria:  ['Malaria', 'Malaria'],
    gangrene: ['Wundbrand', 'Gangrene'],
    leprosy:  ['Lepra', 'Leprosy'],
  } satisfies RowsOf<DiseaseId>,
  fires: {
    candle:     ['Kerze', 'Candle'],
    torch:      ['Fackel', 'Torch'],
    campFire:   ['Lagerfeuer', 'Camp fire'],
    roomOnFire: ['Brennender Raum', 'Room on fire'],
    furnace:    ['Schmelzofen', 'Furnace'],
  } satisfies RowsOf<FireId>,
  acids: {
    splash: ['Spritzer', 'Splash'],
    flask:  ['Flasche', 'Flask'],
    bath:   ['Bad', 'Bath'],
  } satisfies RowsOf<AcidId>,
  drugStrengths: {
    drunk:        ['Betrunken', 'Drunk'],
    heavilyDrunk: ['Schwer betrunken', 'Heavily drunk'],
    overdose:     ['Überdosis', 'Overdose'],
  } satisfies RowsOf<DrugStrength>,
  climates: {
    freezing: ['Um den Gefrierpunkt', 'Around freezing'],
    arctic:   ['Arktisch', 'Arctic'],
  } satisfies RowsOf<Climate>,
  clothings: {
    ordinary: ['Gewöhnliche Kleidung', 'Ordinary clothing'],
    warm:     ['Warme Kleidung', 'Warm clothing'],
    special:  ['Kälteschutzkleidung', 'Cold-weather clothing'],
  } satisfies RowsOf<Clothing>,
  grounds: {
    hard:  ['Fester Boden', 'Hard ground'],
    soft:  ['Weicher Boden', 'Soft ground'],
    water: ['Wasser', 'Water'],
  } satisfies RowsOf<Ground>,
  objects: {
    window:     ['Fenster', 'Window'],
    chair:      ['Stuhl', 'Chair'],
    woodenDoor: ['Holztür', 'Wooden door'],
    lock:       ['Schloss', 'Lock'],
    car:        ['Auto', 'Car'],
    safe:       ['Tresor', 'Safe'],
    sword:      ['Schwert', 'Sword'],
    bow:        ['Bogen', 'Bow'],
    pistol:     ['Pistole', 'Pistol'],
  } satisfies RowsOf<ObjectId>,
  timeUnits: {
    rounds:  ['Runden', 'rounds'],
    minutes: ['Minuten', 'minutes'],
    hours:   ['Stunden', 'hours'],
    days:    ['Tage', 'days'],
    weeks:   ['Wochen', 'weeks'],
  } satisfies RowsOf<TimeUnit>,
  dueKinds: {
    poison:      ['das Gift wirkt', 'the poison works'],
    disease:     ['die Krankheit greift an', 'the disease attacks'],
    cold:        ['die Kälte', 'the cold'],
    healing:     ['Wunden heilen', 'healing wounds'],
    stunHealing: ['Betäubung heilen', 'healing stun'],
    income:      ['Einkommenswurf', 'income roll'],
    reminder:    ['Erinnerung', 'reminder'],
    drug:        ['die Droge lässt nach', 'the drug wears off'],
  } satisfies RowsOf<DueKind>,
  afflictionKinds: {
    poison:  ['Gift', 'Poison'],
    disease: ['Krankheit', 'Disease'],
    acid:    ['Säure', 'Acid'],
    fire:    ['Feuer', 'Fire'],
    cold:    ['Kälte', 'Cold'],
    drug:    ['Droge', 'Drug'],
  } satisfies RowsOf<Affliction['kind']>,
  hazardResults: {
    checked:    ['Geprüft', 'Checked'],
    calmed:     ['Beruhigt', 'Calmed'],
    heldOut:    ['Hält durch', 'Holds out'],
    stunned:    ['Betäubt', 'Stunned'],
    wounded:    ['Verwundet', 'Wounded'],
    breathes:   ['Bekommt Luft', 'Breathes'],
    breathless: ['Ohne Luft', 'Without air'],
    burned:     ['Verbrannt', 'Burned'],
    unburned:   ['Nicht verbrannt', 'Not burned'],
    hurt:       ['Verletzt', 'Hurt'],
    unhurt:     ['Unverletzt', 'Unhurt'],
    harmless:   ['Harmlos', 'Harmless'],
    helps:      ['Hilft', 'Helps'],
    unharmed:   ['Unbeschadet', 'Unharmed'],
    waits:      ['Wirkt noch nicht', 'Not yet'],
    harmed:     ['Schaden', 'Damage'],
    withstood:  ['Widerstanden', 'Withstood'],
    over:       ['Vorbei', 'Over'],
    infected:   ['Angesteckt', 'Infected'],
    exposed:    ['Ausgesetzt', 'Exposed'],
    resisted:   ['Ausgehalten', 'Endured'],
    attitude:   ['Einstellung', 'Attitude'],
    fluent:     ['Fließend', 'Fluent'],
    waived:     ['Spielt keine Rolle', 'Does not matter'],
    understood: ['Verstanden', 'Understood'],
    barrier:    ['Nicht verstanden', 'Not understood'],
    placed:     ['Aufgestellt', 'Placed'],
    hit:        ['Getroffen', 'Hit'],
    missed:     ['Verfehlt', 'Missed'],
    destroyed:  ['Zerstört', 'Destroyed'],
    nothing:    ['Nichts weiter', 'Nothing more'],
    bursts:     ['Zerspringt', 'Bursts'],
    explodes:   ['Explodiert', 'Explodes'],
    exploded:   ['Explodiert', 'Exploded'],
    landed:     ['Liegt da', 'Lies there'],
    dud:        ['Blindgänger', 'Dud'],
    settled:    ['Abgehandelt', 'Settled'],
    set:        ['Gemerkt', 'Noted'],
  },
});
