import type { Audience, EventKind, TrackerChange, UndoRule } from '@tafelrunde/table';

type Hidden = Exclude<Audience, 'everyone'>;

/** What happens without a line of its own in the log. */
type Told = Extract<
  EventKind,
  'tableOpened' | 'seatAdded' | 'seatRenamed' | 'seatRevoked' | 'rollRequested' | 'requestWithdrawn'
>;

/** What the table says about hidden rolls, requested rolls, taking back, and who sits where. */
export interface TogetherDictionary {
  readonly audience: {
    /** What choosing it means, in one sentence. */
    readonly hints: Readonly<Record<Audience, string>>;
    readonly badges: Readonly<Record<Hidden, string>>;
    /** In place of the last one on what others roll. */
    readonly onlyThem: string;
    /** A roll that we do not see. */
    readonly hidden: Readonly<Record<Hidden, string>>;
    readonly ownBlind: string;
    readonly noRealDice: string;
  };
  readonly request: {
    readonly open: string;
    readonly lead: string;
    readonly action: string;
    readonly who: string;
    readonly all: string;
    readonly noPlayers: string;
    readonly fixed: string;
    readonly fixedHint: string;
    readonly audience: string;
    readonly audiences: Readonly<Record<'everyone' | 'blind' | 'self', string>>;
    readonly hints: Readonly<Record<'everyone' | 'blind' | 'self', string>>;
    readonly text: string;
    readonly textHint: string;
    readonly submit: string;
    /** All of it in one line. */
    readonly line: {
      readonly label: string;
      readonly lead: string;
      readonly example: (what: string, goal: number | undefined) => string;
      readonly all: string;
      readonly empty: string;
      readonly says: (told: string) => string;
      readonly problems: Readonly<Record<'what' | 'goal' | 'part', (word: string) => string>>;
    };
    readonly title: (action: string) => string;
    readonly announce: (action: string) => string;
    readonly notice: (action: string) => string;
    readonly more: (count: number) => string;
    readonly fixedByGm: string;
    readonly figure: string;
    readonly variant: string;
    readonly blindVariant: string;
    readonly rest: string;
    readonly noFigure: string;
    readonly later: string;
    readonly roll: string;
    readonly rollBlind: string;
    readonly withdraw: string;
    readonly hasRolled: (names: string) => string;
    readonly for: (action: string) => string;
  };
  readonly undo: {
    readonly button: string;
    readonly of: (what: string) => string;
    readonly title: string;
    readonly lead: (count: number) => string;
    readonly leadJump: (count: number) => string;
    readonly dice: string;
    readonly confirm: string;
    readonly busy: string;
    readonly nothing: string;
    readonly away: string;
    readonly undone: (what: string, more: number) => string;
    readonly redone: (what: string, more: number) => string;
    readonly redo: string;
    readonly isRedone: string;
    readonly openRun: (action: string) => string;
    readonly hiddenRun: string;
    readonly rule: string;
    readonly rules: Readonly<Record<UndoRule, string>>;
    readonly ruleHints: Readonly<Record<UndoRule, string>>;
    readonly keyUndo: string;
    readonly keyRedo: string;
    readonly nothingToUndo: string;
    readonly nothingToRedo: string;
  };
  readonly history: {
    readonly open: string;
    readonly title: string;
    readonly lead: string;
    readonly gone: string;
    readonly back: string;
    readonly older: (count: number) => string;
    readonly told: Readonly<Record<Told, (what: string) => string>>;
    readonly handedOver: (figure: string, to: string) => string;
    readonly taken: (figure: string) => string;
    readonly released: (figure: string) => string;
    readonly advice: (on: boolean) => string;
    readonly undoRule: (rule: string) => string;
    readonly tracked: Readonly<Record<TrackerChange['kind'], string>>;
  };
  readonly seat: {
    readonly ownLink: string;
    readonly ownLinkHint: string;
    readonly revokeTitle: (name: string) => string;
    readonly revokeHint: string;
    readonly revoke: string;
    readonly keep: string;
    readonly figures: (names: string) => string;
  };
  readonly wholeRoll: {
    readonly title: string;
    readonly busy: string;
    readonly none: string;
    readonly assumed: string;
    readonly yesNo: readonly [string, string];
    readonly key: string;
  };
}
