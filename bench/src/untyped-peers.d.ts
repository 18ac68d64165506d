declare module 'roll' {
  class Roll {
    roll(text: string): { readonly result: number | readonly number[]; readonly rolled: readonly number[] };
  }
  export = Roll;
}

declare module 'roll-parser' {
  const rollParser: {
    parseAndRoll(text: string): { readonly value: number; readonly rolls: readonly number[] };
  };
  export = rollParser;
}
