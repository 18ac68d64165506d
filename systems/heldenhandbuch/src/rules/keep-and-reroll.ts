import { type Decider, type Faces, faces as facesReading, pool, type Reading } from '@tafelrunde/kernel';
import type { HhId } from '../catalogue.ts';
import type { DiceRole, DieStep } from '../model.ts';
import type { HhFate, House } from '../rule.ts';
import {
  advisedGroup,
  ascending,
  descending,
  facesKey,
  type GroupLimits,
  LOWEST_SUCCESS,
  without,
} from './groups.ts';

export const ROLL_MODES = ['single', 'sieve', 'cascade'] as const;
export type RollMode = (typeof ROLL_MODES)[number];

const CITES = {
  single: 'HH-ROL-01',
  sieve: 'HH-ROL-02',
  cascade: 'HH-ROL-03',
} as const satisfies Record<RollMode, HhId>;

export interface Roll {
  readonly mode: RollMode;
  readonly count: number;
  readonly sides: DieStep;
  readonly by: Decider;
  /** What the account calls whoever throws. */
  readonly name?: string | undefined;
  /** What the dice are for; a check where nothing is said. */
  readonly role?: DiceRole | undefined;
  /** HH-R-78: throws after which nothing need be kept. */
  readonly freeThrows: number;
  /** HH-MIS-02: 1s stay and are kept. Off in a learning roll (HH-LRN-04). */
  readonly locksOnes: boolean;
  /** What is kept unless somebody says otherwise. */
  readonly usual: (kept: Faces, thrown: Faces) => Faces;
  /** HH-R-21: this face is counted whenever it falls. */
  readonly watched?: number | undefined;
  /** Names all that has happened before this roll; without it calculation merges nothing. */
  readonly context?: string | undefined;
  /** How a single throw is read where not all of it matters. */
  readonly reading?: Reading<Faces> | undefined;
}

export interface Rolled {
  /** All dice that lie when throwing has ended, ascending (HH-R-02). */
  readonly faces: Faces;
  /** How often the watched face fell. */
  readonly seen: number;
}

/**
 * HH-ROL-01, HH-ROL-02, HH-ROL-03, HH-R-07, HH-PROC-01: throw what is in hand, keep some of it, throw the rest again. Each
 * throw keeps at least one die, so there are at most as many throws as dice, and a free throw more for each that is used.
 */
export function keepAndReroll(fate: HhFate, roll: Roll, house: House): Rolled {
  const { mode, count, sides, watched, context, reading = facesReading } = roll;
  let kept: Faces = [];
  let free = roll.freeThrows;
  let seen = 0;
  while (kept.length < count) {
    const thrown = [
      ...fate.roll(pool(count - kept.length, sides), reading, CITES[mode], {
        by: roll.by,
        role: roll.role ?? 'check',
      }),
    ];
    if (watched !== undefined) seen += thrown.filter((face) => face === watched).length;
    if (mode === 'single') return { faces: thrown, seen };
    const chosen = chooseKeep(fate, roll, kept, thrown, free, house);
    kept = ascending([...kept, ...chosen.faces]);
    fate.note(CITES[mode], {
      kind: 'kept',
      figure: roll.name ?? null,
      faces: descending(chosen.faces),
      left: count - kept.length,
    });
    if (chosen.isFree) {
      free -= 1;
      fate.note('HH-R-78', { kind: 'freeThrow', left: free });
    }
    if (context !== undefined) fate.mark(stateKey(context, kept, kept.length < count ? free : 0, seen));
  }
  return { faces: kept, seen };
}

/** HH-ROL-05: what is kept stays. The usual choice comes first. */
function chooseKeep(
  fate: HhFate,
  roll: Roll,
  kept: Faces,
  thrown: Faces,
  free: number,
  house: House,
): KeepSet {
  const sets = keepSets(thrown, roll, free > 0, house);
  const [only] = sets;
  if (only !== undefined && sets.length === 1) return only;
  const options = sets.map((value) => ({ key: facesKey(value.faces), value }));
  const usual = facesKey([...lockedOnes(thrown, roll), ...roll.usual(kept, thrown)]);
  return fate.choose({
    id: 'keep',
    cite: CITES[roll.mode],
    by: roll.by,
    dice: { sides: roll.sides, aside: kept, thrown, locked: lockedOnes(thrown, roll) },
    options: [...options.filter(({ key }) => key === usual), ...options.filter(({ key }) => key !== usual)],
  });
}

/** What the rest of a roll depends on. */
const stateKey = (context: string, kept: Faces, free: number, seen: number): string =>
  `${context}|${kept.join(',')}|${free}|${seen}`;

const lockedOnes = (thrown: Faces, { locksOnes }: Pick<Roll, 'locksOnes'>): Faces =>
  locksOnes ? thrown.filter((face) => face === 1) : [];

export interface KeepSet {
  /** Ascending. */
  readonly faces: Faces;
  /** Keeping no more than this takes a free throw. */
  readonly isFree: boolean;
}

/**
 * Every set of dice that may be kept of a throw, each once, most dice and highest faces first. HH-MIS-02: with all its 1s.
 * HH-R-08: these are enough, unless the table wants another die beside them. HH-R-78: after a free throw nothing need be kept.
 */
export function keepSets(
  thrown: Faces,
  roll: Pick<Roll, 'locksOnes'>,
  hasFreeThrow: boolean,
  house: House,
): readonly KeepSet[] {
  const ones = lockedOnes(thrown, roll);
  const others = without(thrown, ones);
  const satisfied = ones.length > 0 && (house['sieve.oneSatisfiesKeep'] || others.length === 0);
  return subsets(others)
    .filter((part) => part.length > 0 || satisfied || hasFreeThrow)
    .map((part) => ({ faces: [...ones, ...part], isFree: part.length === 0 && !satisfied }));
}

/** Every part of ascending faces, itself ascending, most dice first, then the highest faces. */
function subsets(faces: Faces): Faces[] {
  const parts: Faces[] = [[]];
  for (let i = 0, from = 0; i < faces.length; i += 1) {
    // Of equal dice it matters only how many are taken: a further one joins only parts that have all before it.
    const start = i > 0 && faces[i] === faces[i - 1] ? from : 0;
    const end = parts.length;
    for (let at = start; at < end; at += 1) parts.push([...(parts[at] as Faces), faces[i] as number]);
    from = end;
  }
  return parts.sort((a, b) => b.length - a.length || compareFromTop(a, b));
}

function compareFromTop(a: Faces, b: Faces): number {
  for (let i = a.length - 1; i >= 0; i -= 1) {
    const difference = (b[i] as number) - (a[i] as number);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** HH-GRP-08: keeps the dice of the best group there is so far, else the highest die of 4 or more, else any. */
export const usualKeep =
  (limits: GroupLimits, house: House) =>
  (kept: Faces, thrown: Faces): Faces => {
    const others = thrown.filter((face) => face !== 1);
    const group = advisedGroup(ascending([...kept, ...others]), limits, house) ?? [];
    const joining = without(group, kept);
    if (joining.length > 0) return joining;
    const highest = others[others.length - 1];
    return highest === undefined || (highest < LOWEST_SUCCESS && others.length < thrown.length)
      ? []
      : [highest];
  };
