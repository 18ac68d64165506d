/** Where the processes that share a store tell each other who sits at which table. */
export interface PresenceBoard {
  /** Says which seats of a table have somebody in this process; none if the last one left. */
  post(table: string, seats: readonly string[]): void;
  /** Hears which seats have somebody in other processes, for the tables posted here, when that changes. */
  watch(listener: (table: string, seats: readonly string[]) => void): void;
}
