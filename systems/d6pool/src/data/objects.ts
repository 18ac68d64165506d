export interface ObjectRow {
  readonly armourValue: number;
  /** Wounds until it is destroyed. */
  readonly wounds: number;
  /** Largest dimension in metres: what a shot at it needs. */
  readonly size: number;
  readonly kg: number;
}

/** DP-OBJ-02, 4.7: values and wounds as preset there; sizes and weights are everyday ones. The GM may change all. */
// biome-ignore format: a table reads best in columns
export const OBJECTS = {
  window:     { armourValue: 0, wounds: 1,  size: 1,    kg: 10   },
  chair:      { armourValue: 0, wounds: 2,  size: 1,    kg: 5    },
  woodenDoor: { armourValue: 1, wounds: 5,  size: 2,    kg: 25   },
  lock:       { armourValue: 2, wounds: 3,  size: 0.25, kg: 1    },
  car:        { armourValue: 2, wounds: 15, size: 4.5,  kg: 1300 },
  safe:       { armourValue: 5, wounds: 20, size: 1,    kg: 300  },
  sword:      { armourValue: 2, wounds: 6,  size: 1,    kg: 1.5  },
  bow:        { armourValue: 0, wounds: 3,  size: 1.5,  kg: 1    },
  pistol:     { armourValue: 2, wounds: 4,  size: 0.25, kg: 1    },
} as const satisfies Record<string, ObjectRow>;

export type ObjectId = keyof typeof OBJECTS;
export const OBJECT_IDS = Object.keys(OBJECTS) as [ObjectId, ...ObjectId[]];
