/** How much of each a table can hold; what would be more is refused, so that a scene can always be read again. */
export const LIMITS = {
  figures: 200,
  skills: 300,
  lists: 100,
  rows: 100,
  presets: 100,
  weapons: 20,
  effects: 100,
  scars: 100,
  extras: 200,
} as const;

/** The list of scars has a fixed place; what stands in it is the table's. */
export const SCARS = 'scars';
