/** What is being told now, each once at a time. Nobody who asks for it while it is told is forgotten. */
export class Tellings {
  readonly #onError: (name: string, error: unknown) => void;
  readonly #going = new Map<string, Promise<void>>();
  readonly #again = new Set<string>();
  #closed = false;

  constructor(onError: (name: string, error: unknown) => void) {
    this.#onError = onError;
  }

  /** What goes on under a name, until it has ended. */
  going(name: string): Promise<void> | undefined {
    return this.#going.get(name);
  }

  /** Begins it, unless it goes on already. */
  once(name: string, tell: () => Promise<void>): Promise<void> {
    const known = this.#going.get(name);
    if (known !== undefined) return known;
    const told = this.#whileAsked(name, tell);
    this.#going.set(name, told);
    return told;
  }

  /** Begins it; one that goes on already is done once more after that, because it may have looked too early. */
  again(name: string, tell: () => Promise<void>): Promise<void> {
    if (this.#going.has(name)) this.#again.add(name);
    return this.once(name, tell);
  }

  /** Lets everything end, and does nothing once more. */
  async close(): Promise<void> {
    this.#closed = true;
    await Promise.all(this.#going.values());
  }

  async #whileAsked(name: string, tell: () => Promise<void>): Promise<void> {
    do {
      this.#again.delete(name);
      try {
        await tell();
      } catch (error) {
        this.#onError(name, error);
      }
    } while (this.#again.has(name) && !this.#closed);
    // No await may stand between the last look and this, or whoever asks in between is forgotten.
    this.#going.delete(name);
  }
}
