/** Everything the page itself says in one language; rules, facts and questions speak in their system's words. */
export interface Dictionary {
  readonly name: string;
  readonly tagline: string;
  readonly die: string;
  readonly common: {
    readonly close: string;
    readonly reset: string;
    readonly why: string;
    readonly source: string;
    readonly less: string;
    readonly more: string;
    readonly undo: string;
    readonly andMore: string;
    readonly back: string;
  };
  readonly header: {
    readonly home: string;
    readonly language: string;
    readonly theme: string;
    readonly shortcuts: string;
    readonly search: string;
    /** The name on the key. */
    readonly control: string;
  };
  readonly themes: Readonly<Record<'system' | 'light' | 'dark' | 'contrast', string>>;
  readonly start: {
    readonly lead: string;
    readonly more: string;
    readonly systems: (count: number) => string;
    readonly tryIt: string;
    readonly recent: string;
    readonly recentGm: (name: string) => string;
    readonly lab: string;
    readonly arena: string;
    readonly rules: string;
    readonly house: string;
    readonly odds: string;
    readonly open: string;
    readonly join: string;
    /** Said where no server stands behind the page. */
    readonly alone: { readonly title: string; readonly lead: string };
    readonly promises: readonly { readonly title: string; readonly text: string }[];
  };
  /** In place of a page that did not arrive or broke. */
  readonly broken: { readonly title: string; readonly lead: string; readonly reload: string };
  readonly views: Readonly<Record<'test' | 'attack' | 'dice' | 'rules' | 'log', string>>;
  readonly test: {
    readonly title: string;
    readonly die: string;
    readonly level: string;
    readonly tn: string;
    readonly tnNames: Readonly<Record<4 | 6 | 8 | 12, string>>;
    readonly conditions: string;
    readonly conditionsHint: string;
    readonly steps: string;
    readonly stepsHint: (total: number) => string;
    readonly harder: string;
    readonly easier: string;
    readonly help: string;
    readonly helpHint: string;
    readonly without: string;
    readonly with: string;
    readonly d6only: string;
    readonly d6onlyHint: string;
    readonly odds: string;
    readonly needs: (threshold: number) => string;
    readonly empty: string;
  };
  readonly roll: {
    readonly roll: string;
    readonly again: string;
    readonly noRoll: string;
    readonly refused: string;
    readonly chance: (percent: string) => string;
    readonly realDie: string;
    readonly realDieHint: string;
    readonly face: (die: string) => string;
    readonly faces: (dice: string) => string;
    readonly enter: string;
    readonly faceOutOfRange: (sides: number) => string;
    readonly cancel: string;
    readonly thrown: (die: string, face: number) => string;
    readonly shows: (die: string, face: string) => string;
  };
  readonly decision: {
    readonly gm: string;
    readonly player: (name: string) => string;
    readonly suggested: string;
  };
  readonly chart: {
    readonly outcome: string;
    readonly chance: string;
    readonly fraction: string;
    readonly total: string;
    readonly atLeast: string;
    readonly showTable: string;
    readonly mean: (mean: string) => string;
    readonly tail: (from: number) => string;
    readonly lowerTail: (from: number) => string;
    readonly distribution: (notation: string) => string;
  };
  readonly attack: {
    readonly title: string;
    readonly hero: string;
    readonly enemy: string;
    readonly weapon: string;
    readonly circumstances: string;
    readonly cover: string;
    readonly crowd: string;
    readonly help: string;
    readonly armour: string;
    readonly shootsBack: string;
    readonly attack: string;
    readonly odds: string;
    readonly duel: string;
    readonly duelHint: string;
    readonly duelSentence: (hero: string, enemy: string, percent: string) => string;
    readonly won: (enemy: string) => string;
    readonly lost: (hero: string) => string;
    readonly newFight: string;
    readonly newEnemy: string;
    readonly hearts: (name: string, now: number, max: number) => string;
    readonly mana: (now: number, max: number) => string;
    readonly token: (left: number) => string;
    readonly tn: string;
    readonly pickUp: string;
    readonly standUp: string;
    readonly empty: string;
    readonly bystander: string;
    readonly helper: string;
  };
  readonly notation: {
    readonly title: string;
    readonly label: string;
    readonly hint: string;
    readonly examples: string;
    readonly total: (total: number) => string;
    readonly empty: string;
    readonly noExact: string;
    readonly tooLarge: string;
    readonly at: (position: number) => string;
  };
  readonly rules: {
    readonly inBook: string;
    readonly kinds: Readonly<Record<'rule' | 'ruling' | 'addition', string>>;
    readonly show: (title: string) => string;
  };
  readonly house: {
    readonly title: string;
    readonly hint: string;
    readonly resetAll: string;
    readonly changed: (count: number) => string;
    readonly onlyChanged: string;
    readonly impact: string;
    readonly impactNone: string;
    readonly currentTest: string;
    readonly currentAttack: string;
    readonly currentDuel: string;
    readonly from: (before: string, after: string) => string;
    readonly on: string;
    readonly off: string;
    readonly unlimited: string;
    readonly limit: string;
    readonly names: string;
    readonly numbers: (min: number, max: number) => string;
    readonly default: (value: string) => string;
  };
  readonly log: {
    readonly title: string;
    readonly empty: string;
    readonly clear: string;
    readonly cleared: string;
    readonly hadChance: (name: string, percent: string) => string;
    readonly real: string;
  };
  readonly shortcuts: {
    readonly title: string;
    readonly enabled: string;
    readonly enabledHint: string;
    readonly search: string;
    readonly help: string;
    readonly close: string;
    readonly escape: string;
  };
}
