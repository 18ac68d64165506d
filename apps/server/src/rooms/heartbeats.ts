import { BEATS_PER_SECOND, SECONDS_BETWEEN_LOOKS } from '../limits.ts';

/** The other end of a connection, as far as its being alive goes. */
export interface Pulse {
  /** Whether it has said hello. */
  isSeated(): boolean;
  ping(): void;
  drop(): void;
}

interface Patient {
  readonly pulse: Pulse;
  /** What it has done since the last look. */
  hasSpoken: boolean;
  isPinged: boolean;
  isLate: boolean;
}

/**
 * Finds connections whose other end is gone without a word: a phone out of reach, a pulled plug. A small part of them is
 * looked at at each beat: of thousands only a few are asked, and answer, at once. Who has said something is not asked.
 */
export class Heartbeats {
  readonly #wards: readonly Set<Patient>[] = Array.from(
    { length: SECONDS_BETWEEN_LOOKS * BEATS_PER_SECOND },
    () => new Set<Patient>(),
  );
  #next = 0;
  #turn = 0;

  /** `isAlive` is to be called on every sign of life. */
  watch(pulse: Pulse): { isAlive: () => void; stop: () => void } {
    const patient: Patient = { pulse, hasSpoken: true, isPinged: false, isLate: false };
    const ward = this.#wards[this.#next];
    this.#next = (this.#next + 1) % this.#wards.length;
    ward?.add(patient);
    return {
      isAlive: () => {
        patient.hasSpoken = true;
      },
      stop: () => ward?.delete(patient),
    };
  }

  /** To be called `BEATS_PER_SECOND` times a second. */
  beat(): void {
    const ward = this.#wards[this.#turn] ?? new Set();
    this.#turn = (this.#turn + 1) % this.#wards.length;
    for (const patient of ward) {
      if (isWell(patient)) continue;
      ward.delete(patient);
      patient.pulse.drop();
    }
  }
}

/** Looks at one of them; asks it for a sign of life if it has given none by itself. */
function isWell(patient: Patient): boolean {
  const { pulse, hasSpoken, isPinged, isLate } = patient;
  const isGuest = pulse.isSeated();
  // Whoever has not said hello from one look to the next is no guest.
  if (!isGuest && isLate) return false;
  if (!hasSpoken && isPinged) return false;
  patient.isLate = !isGuest;
  patient.isPinged = !hasSpoken;
  patient.hasSpoken = false;
  if (!hasSpoken) pulse.ping();
  return true;
}
