import type { Status } from '../status.ts';

/** What only the table says: how somebody is, and what tells two offers of one action apart. */
export interface TableWords {
  readonly statuses: Readonly<Record<Status, string>>;
  readonly ways: Readonly<
    Record<
      'burst' | 'throughCover' | 'mount' | 'dismount' | 'vehicle' | 'leave' | 'advantages' | 'disadvantages',
      string
    >
  >;
}

const statusesDe: TableWords['statuses'] = {
  dead: 'tot',
  unconscious: 'bewusstlos',
  incapacitated: 'kampfunfähig',
  surprised: 'überrascht',
  kneeling: 'kniet',
  prone: 'liegt',
  mounted: 'beritten',
  inVehicle: 'im Fahrzeug',
  running: 'rennt',
  crawling: 'kriecht',
  climbing: 'klettert',
  swimming: 'schwimmt',
  held: 'festgehalten',
  holding: 'hält jemanden',
  vulnerable: 'wehrlos',
  defensiveStance: 'Abwehrhaltung',
  aiming: 'zielt',
  delaying: 'wartet ab',
  toughness: 'beißt die Zähne zusammen',
  afraid: 'hat Angst',
  breathless: 'ohne Luft',
  poison: 'vergiftet',
  disease: 'krank',
  acid: 'verätzt',
  fire: 'brennt',
  cold: 'in der Kälte',
  drug: 'berauscht',
};

const statusesEn: TableWords['statuses'] = {
  dead: 'dead',
  unconscious: 'unconscious',
  incapacitated: 'incapacitated',
  surprised: 'surprised',
  kneeling: 'kneeling',
  prone: 'prone',
  mounted: 'mounted',
  inVehicle: 'in a vehicle',
  running: 'running',
  crawling: 'crawling',
  climbing: 'climbing',
  swimming: 'swimming',
  held: 'held',
  holding: 'holding somebody',
  vulnerable: 'vulnerable',
  defensiveStance: 'defensive stance',
  aiming: 'aiming',
  delaying: 'waiting',
  toughness: 'gritting their teeth',
  afraid: 'afraid',
  breathless: 'without air',
  poison: 'poisoned',
  disease: 'ill',
  acid: 'burned by acid',
  fire: 'on fire',
  cold: 'in the cold',
  drug: 'drugged',
};

export const tableWordsDe: TableWords = {
  statuses: statusesDe,
  ways: {
    burst: 'Salve',
    throughCover: 'durch die Deckung',
    mount: 'Reittier',
    dismount: 'absteigen',
    vehicle: 'Fahrzeug',
    leave: 'aussteigen',
    advantages: 'Vorteile',
    disadvantages: 'Nachteile',
  },
};

export const tableWordsEn: TableWords = {
  statuses: statusesEn,
  ways: {
    burst: 'burst',
    throughCover: 'through the cover',
    mount: 'mount',
    dismount: 'dismount',
    vehicle: 'vehicle',
    leave: 'get out',
    advantages: 'advantages',
    disadvantages: 'disadvantages',
  },
};
