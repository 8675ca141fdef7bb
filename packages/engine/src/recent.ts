/** Keeps what was used last, by name, and lets go of what was used longest ago. */
export class Recent<T> {
  readonly #capacity: number;
  readonly #entries = new Map<string, T>();
  /** The name at the end of the entries: what is used twice in a row need not be moved there. */
  #last: string | null = null;

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  get(name: string): T | undefined {
    const entry = this.#entries.get(name);
    if (entry !== undefined && name !== this.#last) this.set(name, entry);
    return entry;
  }

  /** A Map keeps the order of insertion: what is put back at the end is let go last. */
  set(name: string, entry: T): void {
    if (name !== this.#last) this.#entries.delete(name);
    this.#entries.set(name, entry);
    this.#last = name;
    if (this.#entries.size <= this.#capacity) return;
    const [oldest = ""] = this.#entries.keys();
    this.#entries.delete(oldest);
  }
}
