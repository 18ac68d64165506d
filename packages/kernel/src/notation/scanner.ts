import { PARTS } from './arithmetic.ts';
import { fail, MAX_NOTATION_NUMBER } from './problem.ts';

const SPACES = /\s*/y;
const DIGITS = /\d+/y;
const DECIMALS = /\.\d+/y;
const DECIMALS_WITH_COMMA = /[.,]\d+/y;
const MOST_DECIMALS = Math.log10(PARTS);

// To the end of the line behind # and //, or in brackets and between slashes and stars.
const REMARK = /#([^\n\r]*)|\/\/([^\n\r]*)|\[([^\]]*)\]|\/\*(.*?)\*\//sy;
/** Words behind everything else: at least one of two letters, and nothing that could be part of a notation. */
const WORDS = /\p{L}[\p{L}\p{M}]+(?:[\s\-–'’.,!?:]+[\p{L}\p{M}]+)*[\s.,!?:]*$/uy;

/** Reads a text token by token; spaces and remarks before a token are skipped. */
export class Scanner {
  readonly #text: string;
  /** What has been remarked so far. */
  readonly labels: string[] = [];
  /** In lists a comma parts entries, elsewhere it is a decimal comma as well. */
  lists = 0;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** Where the next token begins. */
  get at(): number {
    for (;;) {
      SPACES.lastIndex = this.#at;
      SPACES.test(this.#text);
      this.#at = SPACES.lastIndex;
      REMARK.lastIndex = this.#at;
      const remark = REMARK.exec(this.#text);
      if (remark === null) return this.#at;
      this.labels.push(remark.slice(1).find((one) => one !== undefined) ?? '');
      this.#at = REMARK.lastIndex;
    }
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

  /** Whether the next token would match. */
  sees(pattern: RegExp): boolean {
    pattern.lastIndex = this.at;
    return pattern.test(this.#text);
  }

  /** Words at the end are a remark as well. */
  takeWords(): void {
    const start = this.at;
    // Where a number or a die ends, words begin with a space.
    if (start === 0 || /[\p{L}\p{N}]/u.test(this.#text[start - 1] ?? '')) return;
    const words = this.#matched(WORDS);
    if (words !== undefined) this.labels.push(words);
  }

  /** Whether words end the text here, where a modifier could stand as well. */
  get seesWords(): boolean {
    const { at } = this;
    WORDS.lastIndex = at;
    return at > 0 && /\s|\]|\//.test(this.#text[at - 1] ?? '') && WORDS.test(this.#text);
  }

  takeWhole(): number | undefined {
    const { at } = this;
    const digits = this.take(DIGITS);
    if (digits === undefined) return undefined;
    const value = Number(digits);
    return value <= MAX_NOTATION_NUMBER ? value : fail('number-too-large', at, { max: MAX_NOTATION_NUMBER });
  }

  expectWhole(): number {
    return this.takeWhole() ?? fail('expected-number', this.at);
  }

  /** With a decimal point, or outside of lists a decimal comma. */
  takeNumber(): number | undefined {
    const whole = this.takeWhole();
    if (whole === undefined) return undefined;
    const at = this.#at;
    const decimals = this.#matched(this.lists > 0 ? DECIMALS : DECIMALS_WITH_COMMA);
    if (decimals === undefined) return whole;
    if (decimals.length > MOST_DECIMALS + 1) fail('too-many-decimals', at, { max: MOST_DECIMALS });
    return Number(`${whole}.${decimals.slice(1)}`);
  }

  unexpected(): never {
    const { at } = this;
    if (this.ended) fail('expected-operand', at);
    fail('unexpected-character', at, { character: String.fromCodePoint(this.#text.codePointAt(at) ?? 0) });
  }

  /** Without skipping anything before. */
  #matched(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at;
    const [found] = pattern.exec(this.#text) ?? [];
    this.#at += found?.length ?? 0;
    return found;
  }
}
