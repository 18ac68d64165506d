/** The words of what is taken along from a table: files, replay, account, and the check of its dice. */
export interface ReplayDictionary {
  readonly file: {
    readonly drop: string;
    readonly choose: string;
    readonly unreadable: string;
    readonly noSeat: string;
    readonly noServer: string;
    readonly noSolo: string;
    readonly badInvitation: string;
    readonly busy: string;
    readonly another: string;
    readonly backToTable: string;
  };
  readonly replay: {
    readonly title: string;
    readonly lead: string;
    readonly watcher: string;
    readonly controls: string;
    readonly slider: string;
    readonly moment: (moment: number, of: number) => string;
    readonly start: string;
    readonly first: string;
    readonly back: string;
    readonly play: string;
    readonly pause: string;
    readonly forward: string;
    readonly last: string;
    readonly fights: string;
    readonly fight: (number: number) => string;
    readonly begins: string;
    readonly empty: string;
    readonly views: string;
    readonly keys: {
      readonly back: string;
      readonly forward: string;
      readonly first: string;
      readonly last: string;
      readonly play: string;
    };
    readonly typed: string;
    /** What happened last, where the log has no line for it. */
    readonly happened: Readonly<Record<HappenedKind, string>>;
  };
  readonly take: {
    readonly open: string;
    readonly title: string;
    readonly lead: string;
    readonly json: string;
    readonly jsonHint: string;
    readonly markdown: string;
    readonly markdownHint: string;
    readonly replay: string;
    readonly replayHint: string;
    readonly share: string;
    readonly shareHint: string;
    readonly shared: string;
    readonly shareFailed: string;
    readonly saved: (file: string) => string;
    readonly character: string;
    readonly characterSaved: (name: string) => string;
  };
  readonly bring: {
    readonly title: string;
    readonly lead: string;
    readonly gm: string;
    readonly chosen: (name: string, events: number) => string;
    readonly submit: string;
    readonly busy: string;
    readonly failed: string;
    readonly tooMany: string;
    readonly done: string;
    readonly seats: string;
    readonly seatLink: (name: string) => string;
    readonly toTable: string;
  };
  readonly seal: {
    readonly name: string;
    readonly sealed: string;
    readonly open: string;
    readonly title: string;
    readonly none: string;
    readonly state: (epoch: number, rolls: number) => string;
    readonly salted: (salts: number, seats: number) => string;
    readonly own: string;
    readonly ownMissing: string;
    readonly commitment: string;
    readonly commitmentHint: string;
    readonly how: string;
    /** What the seal cannot promise: a keeper who plays along can grind the salt. */
    readonly limit: string;
    readonly limitSolo: string;
    readonly reveal: string;
    readonly revealHint: string;
    readonly check: string;
    readonly onlyGm: string;
    readonly more: string;
  };
  readonly fair: {
    readonly title: string;
    readonly lead: string;
    readonly limitTitle: string;
    readonly steps: readonly { readonly title: string; readonly text: string }[];
    readonly checkTitle: string;
    readonly checkLead: string;
    readonly allVerified: (verified: number) => string;
    readonly broken: (faults: number) => string;
    readonly nothing: string;
    readonly counts: Readonly<
      Record<'verified' | 'open' | 'hidden' | 'typed' | 'unsealed' | 'unsalted', string>
    >;
    readonly explained: Readonly<Record<'open' | 'hidden' | 'typed' | 'unsealed' | 'unsalted', string>>;
    readonly event: (seq: number) => string;
    readonly table: string;
    readonly throws: string;
    readonly yourself: string;
    readonly yourselfText: string;
  };
}

/** Kinds of events that leave no line in the log. */
export type HappenedKind =
  | 'tableOpened'
  | 'seatAdded'
  | 'seatRenamed'
  | 'seatRevoked'
  | 'figureHandedOver'
  | 'runStarted'
  | 'runAnswered'
  | 'runPartlyAnswered'
  | 'runCancelled'
  | 'rollRequested'
  | 'requestWithdrawn'
  | 'adviceSet'
  | 'undoRuleSet'
  | 'tracked'
  | 'paperWritten'
  | 'paperShown'
  | 'paperRemoved'
  | 'portraitsSet'
  | 'mapPictureSet'
  | 'mapLaid';
