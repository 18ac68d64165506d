/** A die as it lies on the table, projected from the real solid into a square of 100 by 100. */
export interface DieShape {
  readonly outline: string;
  /** The middle of the face that shows the number. */
  readonly number: readonly [x: number, y: number];
  /** Visible faces, the one in front last; `light` from -1 (in shadow) to 1, 0 like the front. */
  readonly facets: readonly { readonly points: string; readonly light: number }[];
}

// biome-ignore format: a table reads best in columns
export const DIE_SHAPES: Readonly<Record<number, DieShape>> = {
  4: {
    outline: '4,84.9 50,4.3 86.6,43.4 96,95.7',
    number: [50, 61.6],
    facets: [
      { points: '50,4.3 96,95.7 86.6,43.4', light: -0.38 },
      { points: '50,4.3 4,84.9 96,95.7', light: 0.00 },
    ],
  },
  6: {
    outline: '9.6,26.7 32.8,7 90.4,15 90.4,73.3 67.2,93 9.6,85',
    number: [38.4, 59.8],
    facets: [
      { points: '90.4,15 32.8,7 9.6,26.7 67.2,34.6', light: 0.48 },
      { points: '67.2,93 90.4,73.3 90.4,15 67.2,34.6', light: -0.61 },
      { points: '9.6,26.7 9.6,85 67.2,93 67.2,34.6', light: 0.00 },
    ],
  },
  8: {
    outline: '14.3,39 50,2 85.7,39 85.7,61 50,98 14.3,61',
    number: [50, 41.4],
    facets: [
      { points: '14.3,39 14.3,61 50,2', light: 0.01 },
      { points: '85.7,61 85.7,39 50,2', light: -0.55 },
      { points: '85.7,61 14.3,61 50,98', light: -1.00 },
      { points: '50,2 14.3,61 85.7,61', light: 0.00 },
    ],
  },
  10: {
    outline: '2,38.8 50,4.1 98,38.8 98,61.2 50,95.9 2,61.2',
    number: [50, 50.8],
    facets: [
      { points: '50,75.4 50,95.9 98,61.2 79.7,61.8', light: -1.00 },
      { points: '20.3,61.8 2,61.2 50,95.9 50,75.4', light: -1.00 },
      { points: '98,61.2 98,38.8 50,4.1 79.7,61.8', light: -0.36 },
      { points: '2,61.2 20.3,61.8 50,4.1 2,38.8', light: 0.12 },
      { points: '79.7,61.8 50,4.1 20.3,61.8 50,75.4', light: 0.00 },
    ],
  },
  12: {
    outline: '6.3,35.8 23,12.8 50,4 77,12.8 93.7,35.8 93.7,64.2 77,87.2 50,96 23,87.2 6.3,64.2',
    number: [50, 50],
    facets: [
      { points: '50,4 23,12.8 6.3,35.8 23,41.2 50,21.6', light: 0.38 },
      { points: '77,87.2 66.7,73 33.3,73 23,87.2 50,96', light: -0.98 },
      { points: '50,4 50,21.6 77,41.2 93.7,35.8 77,12.8', light: 0.02 },
      { points: '93.7,64.2 93.7,35.8 77,41.2 66.7,73 77,87.2', light: -0.82 },
      { points: '6.3,64.2 23,87.2 33.3,73 23,41.2 6.3,35.8', light: -0.24 },
      { points: '50,21.6 23,41.2 33.3,73 66.7,73 77,41.2', light: 0.00 },
    ],
  },
  20: {
    outline: '8.4,26 50,2 91.6,26 91.6,74 50,98 8.4,74',
    number: [50, 50],
    facets: [
      { points: '91.6,74 75.7,64.8 50,98', light: -1.00 },
      { points: '91.6,26 75.7,64.8 91.6,74', light: -0.81 },
      { points: '8.4,74 24.3,64.8 8.4,26', light: -0.17 },
      { points: '50,98 24.3,64.8 8.4,74', light: -0.74 },
      { points: '8.4,26 50,20.3 50,2', light: 0.37 },
      { points: '50,2 50,20.3 91.6,26', light: 0.12 },
      { points: '8.4,26 24.3,64.8 50,20.3', light: 0.29 },
      { points: '75.7,64.8 24.3,64.8 50,98', light: -0.64 },
      { points: '50,20.3 75.7,64.8 91.6,26', light: -0.11 },
      { points: '50,20.3 24.3,64.8 75.7,64.8', light: 0.00 },
    ],
  },
};

/** Everything that has no solid of its own: a counter with a number on it. */
export const COUNTER: DieShape = {
  outline: '50,5 72,10 88,24 95,45 91,68 77,86 56,95 34,92 16,79 6,59 7,36 18,17 33,8',
  number: [50, 50],
  facets: [],
};
