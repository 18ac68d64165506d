import { SECONDS_BETWEEN_PINGS } from '../limits.ts';

/** The other end of a connection, as far as its being alive goes. */
export interface Pulse {
  ping(): void;
  drop(): void;
}

/** The pulse of a socket. Whoever has not said hello from one ping to the next is no guest. */
export function pulseOf(socket: { ping(): void; terminate(): void }, isSeated: () => boolean): Pulse {
  let isLate = false;
  return {
    ping: () => {
      if (isLate && !isSeated()) return socket.terminate();
      isLate = true;
      socket.ping();
    },
    drop: () => socket.terminate(),
  };
}

interface Patient {
  readonly pulse: Pulse;
  isAlive: boolean;
}

/**
 * Finds connections whose other end is gone without a word: a phone out of reach, a pulled plug. One thirtieth of them
 * is pinged each second, so that thousands never have to be served at once.
 */
export class Heartbeats {
  readonly #wards: readonly Set<Patient>[] = Array.from(
    { length: SECONDS_BETWEEN_PINGS },
    () => new Set<Patient>(),
  );
  #next = 0;
  #turn = 0;

  /** `isAlive` is to be called on every sign of life. */
  watch(pulse: Pulse): { isAlive: () => void; stop: () => void } {
    const patient: Patient = { pulse, isAlive: true };
    const ward = this.#wards[this.#next];
    this.#next = (this.#next + 1) % this.#wards.length;
    ward?.add(patient);
    return {
      isAlive: () => {
        patient.isAlive = true;
      },
      stop: () => ward?.delete(patient),
    };
  }

  /** To be called once a second. */
  beat(): void {
    const ward = this.#wards[this.#turn] ?? new Set();
    this.#turn = (this.#turn + 1) % this.#wards.length;
    for (const patient of ward) {
      if (patient.isAlive) {
        patient.isAlive = false;
        patient.pulse.ping();
      } else {
        ward.delete(patient);
        patient.pulse.drop();
      }
    }
  }
}
