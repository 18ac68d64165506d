import { fail, MAX_NOTATION_NUMBER } from './problem.ts';

const SPACES = /\s*/y;
const DIGITS = /\d+/y;

/** Reads a text token by token; spaces before a token are skipped. */
export class Scanner {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** Where the next token begins. */
  get at(): number {
    SPACES.lastIndex = this.#at;
    SPACES.test(this.#text);
    this.#at = SPACES.lastIndex;
    return this.#at;
  }

  get ended(): boolean {
    return this.at === this.#text.length;
  }

  /** The next token in lower case, if it matches the sticky pattern. */
  take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    const [found] = pattern.exec(this.#text) ?? [];
    this.#at += found?.length ?? 0;
    return found?.toLowerCase();
  }

  takeNumber(): number | undefined {
    const { at } = this;
    const digits = this.take(DIGITS);
    if (digits === undefined) return undefined;
    const value = Number(digits);
    return value <= MAX_NOTATION_NUMBER ? value : fail('number-too-large', at, { max: MAX_NOTATION_NUMBER });
  }

  expectNumber(): number {
    return this.takeNumber() ?? fail('expected-number', this.at);
  }

  unexpected(): never {
    const { at } = this;
    if (this.ended) fail('expected-operand', at);
    fail('unexpected-character', at, { character: String.fromCodePoint(this.#text.codePointAt(at) ?? 0) });
  }
}
