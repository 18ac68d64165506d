import type { RefusalTexts } from '@tafelrunde/protocol';
import type { Purpose, RoughState } from '@tafelrunde/system';
import type { Audience, Role } from '@tafelrunde/table';
import type { LinkFault, LinkStatus } from '../table/table-state.ts';
import type { TogetherDictionary } from './table-together-dictionary.ts';

/** Everything the shared table itself says in one language. It is loaded with the table. */
export interface TableDictionary extends TogetherDictionary {
  readonly views: Readonly<
    Record<'sheet' | 'tracker' | 'board' | 'table' | 'prepare' | 'rules' | 'papers' | 'log', string>
  >;
  readonly party: string;
  readonly enemies: string;
  readonly open: {
    readonly title: string;
    readonly lead: string;
    readonly system: string;
    readonly table: string;
    readonly tableHint: string;
    readonly gm: string;
    readonly submit: string;
    readonly busy: string;
    readonly failed: string;
    readonly soloInstead: string;
  };
  readonly join: {
    readonly title: string;
    readonly lead: string;
    readonly invitation: string;
    readonly invitationHint: string;
    readonly name: string;
    readonly submit: string;
    readonly busy: string;
    readonly failed: string;
    readonly unknown: string;
    readonly invited: (gm: string, table: string, system: string) => string;
    readonly again: (name: string) => string;
  };
  readonly noSeat: { readonly title: string; readonly lead: string; readonly join: string };
  /** While the rules of a table are on their way. */
  readonly loading: {
    readonly busy: string;
    readonly retry: string;
  } & Readonly<
    Record<'failed' | 'no-such-table' | 'no-such-system', { readonly title: string; readonly lead: string }>
  >;
  readonly status: Readonly<Record<LinkStatus, string>>;
  readonly statusHint: Readonly<Record<'connecting' | 'waiting', string>>;
  readonly faults: Readonly<Record<LinkFault, string>>;
  readonly faultWays: { readonly reload: string; readonly home: string };
  readonly solo: { readonly name: string; readonly seat: string; readonly badge: string };
  readonly bar: {
    readonly label: string;
    readonly present: (count: number) => string;
    readonly unsent: (count: number) => string;
    readonly turnOf: (name: string) => string;
    readonly yourTurn: string;
    readonly noCombat: string;
    readonly timer: (value: number, length: number) => string;
  };
  readonly roles: Readonly<Record<Role, string>>;
  readonly waitsFor: (names: string) => string;
  readonly waits: {
    readonly label: string;
    readonly mine: (count: number) => string;
    readonly answer: string;
    readonly stepIn: string;
    readonly cancel: string;
    readonly and: string;
  };
  readonly figure: {
    readonly yours: string;
    readonly isTurn: string;
    readonly out: string;
    readonly playedBy: (name: string) => string;
    readonly free: string;
    readonly take: string;
    readonly noParty: string;
    readonly noEnemies: string;
    readonly less: (label: string, name: string) => string;
    readonly more: (label: string, name: string) => string;
    readonly lessForAll: (label: string) => string;
    readonly moreForAll: (label: string) => string;
    readonly track: (label: string, value: number, max: number) => string;
    readonly penaltyDice: (label: string, count: number) => string;
    readonly fateDice: (label: string, count: number) => string;
    readonly looks: Readonly<Record<RoughState, string>>;
    readonly hidden: string;
    readonly lifeHidden: string;
    readonly hide: string;
    readonly show: string;
    readonly showAll: string;
    readonly showLife: string;
    readonly hideLife: string;
    readonly problems: string;
    readonly handTo: string;
    readonly nobody: string;
  };
  readonly sheet: {
    readonly noFigure: string;
    readonly watching: string;
    readonly nothing: string;
    readonly notYourTurn: (name: string) => string;
    readonly create: string;
    readonly bring: string;
    readonly on: (what: string, target: string) => string;
    readonly for: (what: string, target: string) => string;
    readonly which: string;
    readonly besides: string;
    readonly filter: string;
    readonly found: (count: number, all: number) => string;
    /** The button shows the usual one. */
    readonly rungs: (name: string, field: string, shown: string) => string;
    readonly adjust: (name: string) => string;
    readonly moreOf: (name: string) => string;
    readonly more: string;
    readonly all: (count: number) => string;
    readonly fewer: string;
    readonly purposes: Readonly<Record<Purpose, string>>;
    readonly remembered: string;
    readonly notes: string;
    readonly notesHint: string;
    readonly greatest: string;
    readonly past: string;
    readonly pastEvenings: (count: number, tables: string) => string;
  };
  readonly form: {
    readonly choose: string;
    readonly remove: (label: string, n: number) => string;
    readonly removeWord: string;
    readonly roll: string;
    readonly audience: string;
    readonly audiences: Readonly<Record<Audience, string>>;
    readonly realDice: string;
    readonly realDiceHint: string;
    readonly unset: string;
    readonly set: string;
    readonly extreme: (condition: string) => string;
    readonly cellHint: string;
    readonly badCell: string;
    readonly badNumber: (min: number, max: number) => string;
    readonly sources: string;
    readonly sourcesUsual: string;
    readonly chances: string;
    readonly pickOnBoard: string;
    readonly goal: (n: number) => string;
    readonly helping: string;
    readonly own: (label: string) => string;
    readonly add: string;
  };
  readonly decision: {
    readonly title: string;
    readonly aside: string;
    readonly faces: (dice: string) => string;
    readonly face: (die: string, n: number) => string;
    readonly enter: string;
    readonly outOfRange: (sides: number) => string;
    readonly kindOfDie: Readonly<Record<'penalty' | 'fate', (n: number) => string>>;
    readonly fromHere: string;
    readonly soFar: string;
    readonly hidden: string;
    readonly cancel: string;
    readonly announce: (question: string) => string;
    /** Questions that are answered together. */
    readonly together: string;
    readonly toDecide: (n: number, all: number) => string;
    readonly given: (figure: string, answer: string) => string;
    readonly change: string;
    readonly forOthers: string;
    /** Of a figure, or beside its name without one. */
    readonly waitsFor: (who: string, figure: string | null) => string;
    readonly hasAnswered: (figure: string | null) => string;
  };
  /** Dice of a throw, some of which are kept. */
  readonly pick: {
    readonly aside: string;
    readonly thrown: string;
    readonly kept: string;
    readonly again: string;
    readonly locked: string;
    readonly die: (face: number, sides: number) => string;
    readonly lockedDie: (face: number) => string;
    readonly effect: (lying: string, again: number) => string;
    readonly needsOne: string;
    readonly notTogether: string;
    readonly keep: string;
    readonly keepAll: string;
    readonly set: (faces: string) => string;
    readonly allOf: (faces: string) => string;
    readonly none: string;
  };
  readonly advice: {
    readonly title: string;
    readonly goal: string;
    readonly most: (what: string) => string;
    readonly busy: string;
    readonly tooLarge: string;
    readonly none: string;
    /** How far an option is behind: `−13,1 Prozentpunkte`. */
    readonly points: (value: string) => string;
    readonly best: string;
    readonly equal: string;
    readonly allEqual: (value: string) => string;
    readonly take: string;
    readonly takeThis: (option: string) => string;
    readonly more: (count: number) => string;
    readonly ownDice: string;
    readonly against: string;
    readonly allow: string;
    readonly allowHint: string;
    readonly table: string;
  };
  readonly circles: {
    readonly name: (circle: string, n: number) => string;
    readonly whole: string;
    readonly unhurt: string;
    readonly ring: string;
    readonly segment: (n: number) => string;
    readonly tap: string;
  };
  readonly log: {
    readonly title: string;
    readonly older: string;
    readonly empty: string;
    readonly typed: string;
    readonly house: string;
    readonly brought: (name: string) => string;
    readonly veiled: (names: string, hidden: boolean, lifeShown: boolean) => string;
    readonly evening: string;
    readonly revealed: (epoch: number) => string;
    /** A run that was given up, and the faces of its dice. */
    readonly cancelled: (action: string, faces: string) => string;
    readonly refused: string;
    readonly verdicts: Readonly<Record<'success' | 'failure', string>>;
    readonly say: string;
    readonly sayHint: string;
    readonly unclear: string;
    readonly rollThis: (dice: string) => string;
    readonly sayThis: string;
    readonly send: string;
    readonly sum: (notation: string, total: string) => string;
  };
  readonly gm: {
    readonly scene: string;
    readonly enemies: string;
    readonly name: string;
    readonly add: (category: string) => string;
    readonly more: string;
    readonly hidesNew: string;
    readonly hidesNewHint: string;
    readonly seats: string;
    readonly invite: string;
    readonly invitePlayers: string;
    readonly inviteSpectators: string;
    readonly inviteHint: string;
    readonly noInvitations: string;
    readonly copyByHand: string;
    readonly reachBy: string;
    readonly onlyHere: string;
    readonly copy: string;
    readonly copied: string;
    readonly qr: (who: string) => string;
    readonly ownLink: string;
    readonly ownLinkHint: string;
    readonly revoke: (name: string) => string;
    readonly here: string;
    readonly away: string;
    readonly house: string;
    readonly houseChanged: (count: number) => string;
    readonly houseSave: string;
    readonly houseOpen: string;
    readonly houseReset: string;
    readonly rename: string;
    readonly renameSave: string;
  };
  readonly board: {
    readonly none: string;
    readonly place: string;
    readonly placing: (name: string) => string;
    readonly paint: string;
    readonly picture: string;
    readonly doors: string;
    readonly openDoor: (cell: string) => string;
    readonly closeDoor: (cell: string) => string;
    readonly painting: (kind: string) => string;
    readonly aiming: (what: string) => string;
    readonly done: string;
    readonly actions: (name: string) => string;
    readonly others: (count: number) => string;
    readonly close: string;
    readonly noOffers: string;
  };
  readonly create: {
    readonly title: string;
    readonly again: string;
    readonly preview: string;
    readonly budgets: string;
    readonly left: (left: number, total: number) => string;
    readonly over: (over: number, total: number) => string;
    readonly search: (label: string) => string;
    readonly raise: (label: string) => string;
    readonly lower: (label: string) => string;
    readonly submit: string;
    readonly steps: string;
    readonly back: string;
    readonly next: (title: string) => string;
    readonly lost: (budgets: readonly string[]) => string;
    readonly submitAnyway: string;
    readonly noProblems: string;
  };
  readonly refusals: RefusalTexts;
  readonly dismiss: string;
  readonly shortcuts: {
    /** The key that goes with others, as it is printed on keyboards. */
    readonly control: string;
    readonly views: string;
    readonly decision: string;
    readonly dice: string;
    readonly say: string;
    readonly realDice: string;
    readonly endTurn: string;
  };
}
