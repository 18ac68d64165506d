const WIDTH = 30;

/** A bar on a terminal; elsewhere a line per stage. */
export class Progress {
  readonly #out = process.stderr;
  #shown = '';

  /** Begins a stage; call the result with the share that is done, from 0 to 1. */
  stage(title: string): (share: number) => void {
    if (!this.#out.isTTY) {
      this.#out.write(`${title} ...\n`);
      return () => undefined;
    }
    return (share) => {
      const full = Math.round(share * WIDTH);
      const line = `${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${String(Math.round(share * 100)).padStart(3)} %  ${title}`;
      if (line === this.#shown) return;
      this.#shown = line;
      this.#out.write(`\r\u001B[K${line}`);
    };
  }

  end(): void {
    if (this.#out.isTTY) this.#out.write('\r\u001B[K');
  }
}
