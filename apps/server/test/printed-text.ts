/** What a `bole` has printed so far, and whoever waits for words in it. */
export class PrintedText {
  #out = "";
  #err = "";
  #waiting = new Set<() => void>();

  readonly stdout = (): string => this.#out;
  readonly stderr = (): string => this.#err;

  readonly out = (text: string): void => {
    this.#out += text;
    this.#tell();
  };
  readonly err = (text: string): void => {
    this.#err += text;
    this.#tell();
  };

  /** Resolves when it is there; fails when `ended` comes first. */
  async has(pattern: RegExp, ended: Promise<unknown>): Promise<RegExpExecArray> {
    let isOver = false;
    void ended.then(() => {
      isOver = true;
      this.#tell();
    });
    for (;;) {
      const found = pattern.exec(this.#out + this.#err);
      if (found !== null) return found;
      if (isOver)
        throw new Error(`bole ended without printing ${pattern}: ${this.#out}${this.#err}`);
      await new Promise<void>((resolve) => this.#waiting.add(resolve));
    }
  }

  #tell(): void {
    const waiting = [...this.#waiting];
    this.#waiting.clear();
    for (const resolve of waiting) resolve();
  }
}
