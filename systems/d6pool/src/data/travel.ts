export interface TravelRow {
  /** km/h. */
  readonly from: number;
  readonly to: number;
  /** km per day at most, by way of travelling; the first one is the usual. */
  readonly daily?: Readonly<Record<string, number>>;
  /** km without a stop at most. */
  readonly range?: number;
  /** DP-R-51: on foot, where encumbrance may count. */
  readonly onFoot?: boolean;
}

/** DP-TRV-01, DP-TRV-02: guide values. "200 km and more" with fresh horses is taken as 200. */
// biome-ignore format: a table reads best in columns
export const TRAVEL = {
  onFoot:            { from: 3,   to: 5,    daily: { dayTrip: 40, dayMarch: 25, forcedMarch: 50 }, onFoot: true },
  ridingHorse:       { from: 6,   to: 10,   daily: { dayMarch: 80, freshMounts: 200 } },
  bicycle:           { from: 15,  to: 30 },
  moped:             { from: 25,  to: 25 },
  mailCoach1700:     { from: 2,   to: 2,    daily: { day: 30 } },
  mailCoach1800:     { from: 3,   to: 3 },
  mailCoach1815:     { from: 4,   to: 4 },
  mailCoach1830:     { from: 6,   to: 6 },
  mailCoach1850:     { from: 10,  to: 10,   daily: { day: 120 } },
  horseRailway1840:  { from: 12,  to: 15,   daily: { day: 130 } },
  steamRailway1850:  { from: 35,  to: 35 },
  railway1870:       { from: 50,  to: 50 },
  railway1910:       { from: 90,  to: 90 },
  railway1930:       { from: 120, to: 120 },
  railway1980:       { from: 125, to: 125 },
  railway2010:       { from: 190, to: 190,  daily: { day: 1500 } },
  highSpeedTrain:    { from: 300, to: 320 },
  underground1950:   { from: 20,  to: 30 },
  car1905:           { from: 15,  to: 15 },
  car1940:           { from: 50,  to: 50 },
  carModern:         { from: 50,  to: 120 },
  sailingShip:       { from: 18,  to: 18 },
  steamship1840:     { from: 16,  to: 16 },
  steamship1950:     { from: 64,  to: 64 },
  motorShip:         { from: 45,  to: 45 },
  airship1852:       { from: 9,   to: 9 },
  airship1872:       { from: 18,  to: 18 },
  airship1884:       { from: 22,  to: 22 },
  airship1936:       { from: 100, to: 100,  range: 12000 },
  airship1997:       { from: 125, to: 125,  range: 900 },
  aeroplane1930:     { from: 150, to: 450,  range: 1500 },
  propeller1965:     { from: 220, to: 220,  range: 870 },
  propeller1980:     { from: 295, to: 340,  range: 1800 },
  airliner:          { from: 850, to: 1000, range: 15000 },
} as const satisfies Record<string, TravelRow>;

export type TravelMeans = keyof typeof TRAVEL;
export const TRAVEL_MEANS = Object.keys(TRAVEL) as [TravelMeans, ...TravelMeans[]];

export const PACES = ['dayTrip', 'dayMarch', 'forcedMarch', 'freshMounts', 'day'] as const;
export type Pace = (typeof PACES)[number];
